//! From a path template to a path: the ids that it needs come from other operations, parents first.

use std::{future::Future, pin::Pin, sync::Arc};

use serde_json::Value;

use crate::{
    contract::{Operation, Parameter, Place},
    drive::{Driver, Record, check::Expect},
    report::Stop,
    value,
    wire::{Answer, Request, encode},
};

/// A path to call.
#[derive(Debug, Clone)]
pub(super) struct Located {
    pub(super) path: String,
    /// Whether every id in it is of a record that is there.
    pub(super) sure: bool,
    /// Whether the record of the last id was created by this run.
    pub(super) ours: bool,
}

type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, Stop>> + 'a>>;

/// Ways to make a record that may need one another.
const DEEPEST: usize = 8;

impl Driver {
    /// Fills a template. With `fresh` its last record is created anew, for this caller alone.
    pub(super) fn locate<'a>(&'a mut self, template: &'a str, fresh: bool, under: Vec<String>) -> Later<'a, Located> {
        Box::pin(async move {
            let mut located = Located { path: String::new(), sure: true, ours: false };
            let mut collection = String::new();
            let segments: Vec<_> = template.split('/').skip(1).collect();
            let last = segments.iter().rposition(|segment| is_parameter(segment).is_some());
            for (index, segment) in segments.iter().enumerate() {
                let filled = match is_parameter(segment) {
                    Some(name) if located.sure => {
                        let fresh = fresh && last == Some(index);
                        match self.record(template, &collection, name, &located.path, fresh, &under).await? {
                            Some(record) => {
                                located.ours = record.ours;
                                encode(&record.id)
                            }
                            None => {
                                located.sure = false;
                                self.guess(template, name)
                            }
                        }
                    }
                    Some(name) => self.guess(template, name),
                    None if segment.contains('{') => {
                        located.sure = false;
                        segment.replace(['{', '}'], "")
                    }
                    None => (*segment).to_owned(),
                };
                located.path = format!("{}/{filled}", located.path);
                collection = format!("{collection}/{segment}");
            }
            Ok(located)
        })
    }

    /// A path of the template on which there is nothing.
    pub(super) fn nowhere(&self, template: &str) -> String {
        let fill = |segment: &str| match is_parameter(segment) {
            Some(name) => self.guess(template, name),
            None => segment.replace(['{', '}'], ""),
        };
        template.split('/').map(fill).collect::<Vec<_>>().join("/")
    }

    /// A valid value for a path parameter: a UUID that nobody has, or what the document proposes.
    fn guess(&self, template: &str, name: &str) -> String {
        let parameter = self.path_parameter(template, name);
        let schema = parameter.as_ref().map(|(operation, index)| &operation.parameters[*index].schema);
        if schema.is_some_and(|schema| schema["format"] == "uuid") {
            return uuid::Uuid::new_v4().to_string();
        }
        let example = parameter.as_ref().and_then(|(operation, index)| operation.parameters[*index].example.clone());
        let made = example.or_else(|| value::make(&self.contract.root, schema?, value::Size::Least));
        encode(&made.map_or_else(|| "1".to_owned(), |made| text(&made)))
    }

    fn path_parameter(&self, template: &str, name: &str) -> Option<(Arc<Operation>, usize)> {
        let operation = self.contract.operations.iter().find(|operation| operation.path == template)?;
        let wanted = |parameter: &Parameter| parameter.place == Place::Path && parameter.name == name;
        Some((operation.clone(), operation.parameters.iter().position(wanted)?))
    }

    async fn record(
        &mut self,
        template: &str,
        collection: &str,
        name: &str,
        path: &str,
        fresh: bool,
        under: &[String],
    ) -> Result<Option<Record>, Stop> {
        if !fresh && let Some(record) = self.known(path) {
            return Ok(Some(record));
        }
        if self.barren.contains(path) || under.len() > DEEPEST {
            return Ok(None);
        }
        for producer in self.producers(collection, name) {
            if under.contains(&producer.id) || (fresh && producer.method == "GET") {
                continue;
            }
            let place = if producer.path == collection {
                path.to_owned()
            } else {
                let under = under.iter().cloned().chain([producer.id.clone()]).collect();
                let located = self.locate(&producer.path, false, under).await?;
                if !located.sure {
                    continue;
                }
                located.path
            };
            if producer.method == "POST" {
                for body in self.first_bodies(&producer) {
                    let before = self.pool.get(path).map_or(0, Vec::len);
                    self.perform(&producer, &place, body, "a valid request", None).await?;
                    let records = self.pool.get(path);
                    if let Some(record) = records.filter(|records| records.len() > before).and_then(|r| r.last()) {
                        return Ok(Some(record.clone()));
                    }
                }
            } else {
                let request = self.request(&producer, &place);
                let answer = self.call(&producer, &request, "a list", Expect::Valid).await?;
                let ids = listed(&answer, name).into_iter().map(|id| Record { id, ours: false });
                self.pool.entry(path.to_owned()).or_default().extend(ids);
                if let Some(record) = self.known(path) {
                    return Ok(Some(record));
                }
            }
        }
        // What a caller further up is about to make may still bear it.
        if under.is_empty() && !fresh {
            self.barren.insert(path.to_owned());
            self.report.notes.push(format!("nothing could be had for {{{name}}} of {template}"));
        }
        Ok(None)
    }

    /// A record below a path, rather one of our own.
    fn known(&self, path: &str) -> Option<Record> {
        let records = self.pool.get(path)?;
        records.iter().find(|record| record.ours).or(records.first()).cloned()
    }

    /// The operations whose answers have ids for a parameter after a collection, the most likely first.
    fn producers(&self, collection: &str, name: &str) -> Vec<Arc<Operation>> {
        let resource = resource(collection, name);
        let rank = |operation: &Operation| {
            let post = match operation.method {
                "POST" => true,
                "GET" => false,
                _ => return None,
            };
            let last = operation.path.rsplit('/').next().unwrap_or_default();
            if is_parameter(last).is_some() {
                return None;
            }
            let base = if post { 0 } else { 10 };
            if operation.path == collection {
                Some(base)
            } else if normal(last) == resource {
                Some(base + 1)
            } else if post && operation.answers().any(|answer| normal(answer) == resource) {
                Some(base + 2)
            } else {
                None
            }
        };
        let mut found: Vec<_> =
            self.contract.operations.iter().filter_map(|operation| Some((rank(operation)?, operation))).collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, operation)| operation.clone()).collect()
    }

    /// The templates of single records that an operation's answers have ids for, with the path that the id goes behind.
    pub(super) fn slots(&self, producer: &Operation, path: &str) -> Vec<(String, String)> {
        let mut found: Vec<(String, String)> = Vec::new();
        for operation in &self.contract.operations {
            // The template up to and with its first or a later parameter.
            for (at, _) in operation.path.match_indices("/{") {
                let collection = &operation.path[..at];
                let segment = operation.path[at + 1..].split('/').next().unwrap_or_default();
                let Some(name) = is_parameter(segment) else { continue };
                let concrete = if collection == producer.path {
                    path.to_owned()
                } else if !collection.contains('{')
                    && self.producers(collection, name).iter().any(|known| known.id == producer.id)
                {
                    collection.to_owned()
                } else {
                    continue;
                };
                let slot = (format!("{collection}/{segment}"), concrete);
                if !found.contains(&slot) {
                    found.push(slot);
                }
            }
        }
        found
    }

    /// A request with what has to be in it, the body apart.
    pub(super) fn request(&self, operation: &Operation, path: &str) -> Request {
        let mut request = Request::new(operation.method, path);
        for parameter in operation.parameters.iter().filter(|parameter| parameter.required) {
            let made = parameter.example.clone();
            let Some(made) = made.or_else(|| value::make(&self.contract.root, &parameter.schema, value::Size::Least))
            else {
                continue;
            };
            request = with(request, parameter, &text(&made));
        }
        request
    }
}

/// The request with a parameter set.
pub(super) fn with(mut request: Request, parameter: &Parameter, text: &str) -> Request {
    match parameter.place {
        Place::Query => {
            let joint = if request.target.contains('?') { '&' } else { '?' };
            request.target = format!("{}{joint}{}={}", request.target, encode(&parameter.name), encode(text));
            request
        }
        Place::Header => request.header(&parameter.name, text),
        Place::Path | Place::Other => request,
    }
}

/// A value as it stands in a path, a query or a header.
pub(super) fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(text).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

/// The id in the answer to a create: of the body, else at the end of `Location`.
pub(super) fn created(answer: &Answer, name: &str) -> Option<String> {
    let id = answer.json().and_then(|body| id_of(&body, name));
    id.or_else(|| {
        let location = answer.header("location")?.split(['?', '#']).next()?;
        let last = location.trim_end_matches('/').rsplit('/').next()?;
        Some(percent_encoding::percent_decode_str(last).decode_utf8_lossy().into_owned())
    })
}

fn listed(answer: &Answer, name: &str) -> Vec<String> {
    let Some(body) = answer.json().filter(|_| answer.success()) else { return Vec::new() };
    let arrays = body.as_array().into_iter();
    let nested = body.as_object().into_iter().flat_map(|members| members.values()).filter_map(Value::as_array);
    let Some(items) = arrays.chain(nested).next() else { return Vec::new() };
    items.iter().filter_map(|item| id_of(item, name)).take(20).collect()
}

fn id_of(record: &Value, name: &str) -> Option<String> {
    let members = [record.get("id"), record.get(name)];
    members.into_iter().flatten().find(|id| id.is_string() || id.is_number()).map(text)
}

/// The name of a segment that is a parameter.
pub(super) fn is_parameter(segment: &str) -> Option<&str> {
    segment.strip_prefix('{')?.strip_suffix('}').filter(|name| !name.contains(['{', '}']))
}

/// What a parameter identifies, in its normal form: `bookId` a book, and `id` whatever stands before it.
fn resource(collection: &str, name: &str) -> String {
    let bare = ["_id", "-id", "Id", "ID", "_uuid", "Uuid"].iter().find_map(|tail| name.strip_suffix(tail));
    match bare.filter(|bare| !bare.is_empty()) {
        Some(bare) => normal(bare),
        None if name.eq_ignore_ascii_case("id") || name.eq_ignore_ascii_case("uuid") => {
            normal(collection.rsplit('/').next().unwrap_or_default())
        }
        None => normal(name),
    }
}

/// Lower case, letters and digits alone, singular.
fn normal(name: &str) -> String {
    let name: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>().to_lowercase();
    if let Some(stem) = name.strip_suffix("ies") {
        return format!("{stem}y");
    }
    match name.strip_suffix('s') {
        Some(stem) if !stem.ends_with('s') && !stem.ends_with('u') => stem.to_owned(),
        _ => name,
    }
}
