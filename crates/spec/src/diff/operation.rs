//! Operations: which came and went, and what each says of itself.

use std::collections::HashMap;
use std::rc::Rc;

use super::Differ;
use super::found::{Usage, Words};
use super::report::Side;
use super::rules;
use super::spot::{NOTHING, Spot, quoted};
use crate::document::{Document, METHODS};
use crate::names::pascal;
use crate::pointer;

/// Fields of an operation that have rules of their own.
const KNOWN: [&str; 12] = [
    "operationId",
    "tags",
    "parameters",
    "requestBody",
    "responses",
    "callbacks",
    "security",
    "servers",
    "deprecated",
    "x-sunset",
    "x-required-scope",
    "$ref",
];

/// An operation that stands on both sides, or a callback's.
#[derive(Debug, Clone)]
pub(super) struct Context<'a> {
    /// Method and path.
    pub(super) label: Rc<str>,
    pub(super) operation_id: Option<Rc<str>>,
    /// What precedes the place of a use: the callback's name.
    pub(super) prefix: String,
    /// The names in the path templates, in order.
    pub(super) path: (Vec<&'a str>, Vec<&'a str>),
    /// In a callback the client is the server: what is a request there is received here.
    pub(super) turned: bool,
}

impl Context<'_> {
    /// How a sentence names the operation.
    pub(super) fn subject(&self) -> String {
        if self.prefix.is_empty() { format!("`{}`", self.label) } else { format!("{}of `{}`", self.prefix, self.label) }
    }

    /// Whether both ids are those that normalizing makes up where the author gave none.
    fn made_up(&self, ids: (Option<&str>, Option<&str>)) -> bool {
        let (Some(old), Some(new)) = ids else {
            return false;
        };
        // They differ in nothing but the names of path parameters, which mean nothing.
        let blank = |id: &str, names: &[&str]| {
            let by = |id: String, name: &&str| id.replace(&format!("By{}", pascal(name)), "By");
            names.iter().fold(id.to_owned(), by)
        };
        self.path.0 != self.path.1 && blank(old, &self.path.0) == blank(new, &self.path.1)
    }

    pub(super) fn whole(&self) -> Usage {
        self.used(Side::Operation, "")
    }

    /// A use on the side where requests are read.
    pub(super) fn request(&self, place: &str) -> Usage {
        self.used(if self.turned { Side::Response } else { Side::Request }, place)
    }

    /// A use on the side where responses are read.
    pub(super) fn response(&self, place: &str) -> Usage {
        self.used(if self.turned { Side::Request } else { Side::Response }, place)
    }

    fn used(&self, side: Side, place: &str) -> Usage {
        Usage {
            operation: self.label.clone(),
            operation_id: self.operation_id.clone(),
            side,
            place: format!("{}{place}", self.prefix).trim_end().into(),
        }
    }
}

/// An operation of one document.
struct Placed<'a> {
    path: &'a str,
    method: &'static str,
    spot: Spot<'a>,
}

/// Every operation by method and the path without its parameters' names.
fn by_shape(document: &Document) -> Vec<((String, &'static str), Placed<'_>)> {
    let all = document.operations().map(|operation| {
        let key = (shape(operation.path).0, operation.method);
        let spot = Spot::new(operation.pointer, operation.operation);
        (key, Placed { path: operation.path, method: operation.method, spot })
    });
    all.collect()
}

/// A path with `{}` for each parameter, and the parameters' names.
fn shape(path: &str) -> (String, Vec<&str>) {
    let (mut out, mut names) = (String::new(), Vec::new());
    let mut rest = path;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else {
            break;
        };
        out.push_str(before);
        out.push_str("{}");
        names.push(name);
        rest = after;
    }
    out.push_str(rest);
    (out, names)
}

fn context<'a>(old: Option<&Placed<'a>>, new: Option<&Placed<'a>>) -> Context<'a> {
    let shown = new.or(old);
    let names = |side: Option<&Placed<'a>>| side.map_or_else(Vec::new, |side| shape(side.path).1);
    Context {
        label: shown.map_or_else(String::new, |side| format!("{} {}", side.method.to_uppercase(), side.path)).into(),
        operation_id: shown.and_then(|side| side.spot.str("operationId")).map(Rc::from),
        prefix: String::new(),
        path: (names(old), names(new)),
        turned: false,
    }
}

impl<'a> Differ<'a> {
    /// Compares every operation with its counterpart.
    pub(super) fn operations(&mut self) {
        let old = by_shape(self.old);
        let mut new: Vec<_> = by_shape(self.new).into_iter().map(|(key, side)| (key, Some(side))).collect();
        let index: HashMap<_, _> = new.iter().enumerate().map(|(index, (key, _))| (key.clone(), index)).collect();
        for (key, before) in &old {
            match index.get(key).and_then(|index| new[*index].1.take()) {
                Some(after) => {
                    self.path_items(before, &after);
                    self.operation(&before.spot, &after.spot, &context(Some(before), Some(&after)));
                }
                None => self.operation_removed(&before.spot, &context(Some(before), None)),
            }
        }
        for after in new.into_iter().filter_map(|(_, after)| after) {
            let context = context(None, Some(&after));
            let subject = context.subject();
            let words = Words::of(&subject);
            self.report(&rules::OPERATION_ADDED, None, Some(&after.spot.at), words, &context.whole());
        }
    }

    /// What a path says beside its operations; normalizing has moved parameters and servers into those.
    fn path_items(&mut self, old: &Placed<'a>, new: &Placed<'a>) {
        let spot = |document: &'a Document, side: &Placed<'a>| {
            let at = pointer::join("/paths", side.path);
            let value = document.at(&at).unwrap_or(&NOTHING);
            Spot::new(at, value)
        };
        let (before, after) = (spot(self.old, old), spot(self.new, new));
        let subject = format!("the path `{}`", new.path);
        self.rest(&before, &after, &METHODS, &subject, None);
    }

    fn operation_removed(&mut self, old: &Spot<'a>, context: &Context<'a>) {
        let (rule, sunset) = match self.sunset(old) {
            Some((day, true)) => (&rules::OPERATION_REMOVED_LATE, day),
            Some((day, false)) => (&rules::OPERATION_REMOVED_EARLY, day),
            None => (&rules::OPERATION_REMOVED, String::new()),
        };
        let subject = context.subject();
        self.report(rule, Some(&old.at), None, Words { old: &sunset, ..Words::of(&subject) }, &context.whole());
    }

    /// Compares two operations in every respect.
    pub(super) fn operation(&mut self, old: &Spot<'a>, new: &Spot<'a>, context: &Context<'a>) {
        let subject = context.subject();
        let used = context.whole();
        self.deprecation(old, new, &subject, &used);
        let ids = (old.str("operationId"), new.str("operationId"));
        if ids.0 != ids.1 && !context.made_up(ids) {
            let text = |id: Option<&str>| id.map_or_else(|| "none".to_owned(), quoted);
            let (before, after) = (text(ids.0), text(ids.1));
            let words = Words { old: &before, new: &after, ..Words::of(&subject) };
            self.at_field(&rules::OPERATION_ID_CHANGED, old, new, "operationId", words, &used);
        }
        self.tags(old, new, &subject, &used);
        self.security(old, new, context);
        self.operation_servers(old, new, context);
        self.parameters(old, new, context);
        self.request_body(old, new, context);
        self.responses(old, new, context);
        if !context.turned {
            self.callbacks(old, new, context);
        }
        self.rest(old, new, &KNOWN, &subject, Some(&used));
    }

    /// Reports at a field of both sides, as far as it is there.
    pub(super) fn at_field(
        &mut self,
        rule: &'static rules::Rule,
        old: &Spot<'a>,
        new: &Spot<'a>,
        field: &str,
        words: Words<'_>,
        used: &Usage,
    ) {
        let at = |spot: &Spot<'a>| spot.child(field).map(|spot| spot.at);
        self.report(rule, at(old).as_deref(), at(new).as_deref(), words, used);
    }

    fn tags(&mut self, old: &Spot<'a>, new: &Spot<'a>, subject: &str, used: &Usage) {
        let (before, after) = (old.items("tags"), new.items("tags"));
        let missing = |from: &[Spot<'a>], other: &[Spot<'a>]| -> Vec<Spot<'a>> {
            from.iter().filter(|tag| !other.iter().any(|there| there.value == tag.value)).cloned().collect()
        };
        for tag in missing(&before, &after) {
            let value = super::spot::shown(tag.value);
            let words = Words { value: &value, ..Words::of(subject) };
            self.report(&rules::TAG_REMOVED, Some(&tag.at), None, words, used);
        }
        for tag in missing(&after, &before) {
            let value = super::spot::shown(tag.value);
            let words = Words { value: &value, ..Words::of(subject) };
            self.report(&rules::TAG_ADDED, None, Some(&tag.at), words, used);
        }
    }

    fn callbacks(&mut self, old: &Spot<'a>, new: &Spot<'a>, context: &Context<'a>) {
        let before = self.callback_operations(old, self.old);
        let mut after = self.callback_operations(new, self.new);
        for (key, was) in before {
            let index = after.iter().position(|(other, _)| *other == key);
            let context = callback_context(context, &key);
            match index.map(|index| after.remove(index).1) {
                Some(is) => self.operation(&was, &is, &context),
                None => {
                    let subject = context.subject();
                    self.report(&rules::CALLBACK_REMOVED, Some(&was.at), None, Words::of(&subject), &context.whole());
                }
            }
        }
        for (key, is) in after {
            let context = callback_context(context, &key);
            let subject = context.subject();
            self.report(&rules::CALLBACK_ADDED, None, Some(&is.at), Words::of(&subject), &context.whole());
        }
    }

    /// Every operation of every callback, by name, expression and method.
    fn callback_operations(&mut self, operation: &Spot<'a>, document: &'a Document) -> Vec<(String, Spot<'a>)> {
        let mut out = Vec::new();
        for (name, callback) in operation.entries("callbacks") {
            let callback = self.visit(&callback, document);
            let expressions = callback.value.as_object().into_iter().flat_map(|object| object.keys());
            for expression in expressions {
                let Some(item) = callback.child(expression).map(|item| item.followed(document)) else {
                    continue;
                };
                for method in METHODS {
                    if let Some(operation) = item.child(method) {
                        out.push((format!("{name} {} {expression}", method.to_uppercase()), operation));
                    }
                }
            }
        }
        out
    }
}

fn callback_context<'a>(context: &Context<'a>, key: &str) -> Context<'a> {
    Context {
        prefix: format!("the callback `{key}` "),
        turned: true,
        path: (Vec::new(), Vec::new()),
        ..context.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::shape;

    #[test]
    fn a_shape_has_no_names() {
        assert_eq!(shape("/a/{id}/b/{key}.json"), ("/a/{}/b/{}.json".to_owned(), vec!["id", "key"]));
        assert_eq!(shape("/a"), ("/a".to_owned(), vec![]));
    }
}
