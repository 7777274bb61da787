//! Parameters of the view: one word or a list of words each, with a name of its own.
//!
//! What is neither, and what progenitor writes in another way than the document says, is a word in the query here: a
//! stand-in, which polishing takes out again. It keeps the argument in its place, and in the documentation.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::schemas::Shape;
use super::{Argument, Builder, Taken, names, pointer, resolve, text};
use crate::ir::Location;

/// Names of variables in the generated function; a parameter of that name would be shadowed.
const LOCALS: [&str; 3] = ["header_map", "info", "self"];

/// Headers that are not parameters: they are said by security schemes and by media types.
const NOT_PARAMETERS: [&str; 3] = ["accept", "content-type", "authorization"];

/// What an operation asks for beside its body.
pub(super) struct Parameters {
    /// The path template.
    pub(super) path: String,
    /// As the view says them.
    pub(super) said: Vec<Value>,
    /// In the order of the function that progenitor makes.
    pub(super) arguments: Vec<Argument>,
}

/// How the view says a parameter.
struct Plan {
    schema: Value,
    taken: Taken,
    by_contract: bool,
}

impl Builder<'_> {
    /// The path template and the parameters of an operation.
    pub(super) fn parameters(
        &mut self,
        at: &str,
        path: &str,
        item: &Value,
        operation: &Value,
        has_body: bool,
    ) -> Parameters {
        let mut said = Vec::new();
        let mut arguments = Vec::new();
        let mut taken: BTreeSet<String> = LOCALS.iter().map(|&name| name.to_owned()).collect();
        if has_body {
            taken.insert("body".to_owned());
        }
        let declared = self.declared(at, item, operation);
        let path = self.path(at, path, &declared, &mut taken, &mut said, &mut arguments);
        // By place and name, as progenitor sorts them.
        let mut others = Vec::new();
        for (at, parameter) in &declared {
            let Some(location) = self.outside_path(at, parameter) else { continue };
            let plan = self.plan(location, Some(parameter));
            let wire = parameter["name"].as_str().unwrap_or_default();
            let sent = if location == Location::Header { wire.to_ascii_lowercase() } else { wire.to_owned() };
            let name = names::unique(&parameter_name(&sent), |name| taken.contains(name));
            // A wire name that leads to this very name can stand for itself.
            let own = if names::leads_to(&sent, &name) {
                sent
            } else {
                let stand_in = self.names.stand_in(&name);
                self.view.wire_names.insert(stand_in.clone(), sent);
                stand_in
            };
            taken.insert(names::snake(&own));
            let place = if location == Location::Header && !plan.by_contract { "header" } else { "query" };
            let required = parameter.get("required") == Some(&Value::Bool(true));
            said.push(in_view(&own, place, required, description_of(parameter), plan.schema));
            let argument = Argument {
                name: names::argument(&own),
                location,
                wire: wire.to_owned(),
                required,
                taken: plan.taken,
                by_contract: plan.by_contract,
            };
            others.push((place == "header", own, argument));
        }
        others.sort_by(|(header, name, _), (other_header, other, _)| (header, name).cmp(&(other_header, other)));
        arguments.extend(others.into_iter().map(|(_, _, argument)| argument));
        Parameters { path, said, arguments }
    }

    /// The parameters of the path item and of the operation, the operation's own first in rank.
    fn declared(&mut self, at: &str, item: &Value, operation: &Value) -> Vec<(String, Value)> {
        let mut out: Vec<(String, Value)> = Vec::new();
        let item_at = at.rsplit_once('/').map_or(at, |(item, _)| item).to_owned();
        for (base, holder) in [(item_at.as_str(), item), (at, operation)] {
            let list = holder.get("parameters").and_then(Value::as_array);
            for (index, parameter) in list.into_iter().flatten().enumerate() {
                let at = pointer(&pointer(base, "parameters"), &index.to_string());
                let parameter = resolve(self.root, parameter).clone();
                let key = |value: &Value| (value.get("name").cloned(), value.get("in").cloned());
                let known = parameter.get("name").is_some_and(Value::is_string)
                    && matches!(
                        parameter.get("in").and_then(Value::as_str),
                        Some("path" | "query" | "header" | "cookie")
                    );
                if !known {
                    self.problem(&at, "the parameter has no name, or no place that is known");
                    continue;
                }
                match out.iter_mut().find(|(_, other)| key(other) == key(&parameter)) {
                    Some(place) => *place = (at, parameter),
                    None => out.push((at, parameter)),
                }
            }
        }
        out
    }

    /// Mends the template so that it and the list of path parameters agree, under names of our own.
    fn path(
        &mut self,
        at: &str,
        path: &str,
        declared: &[(String, Value)],
        taken: &mut BTreeSet<String>,
        said: &mut Vec<Value>,
        arguments: &mut Vec<Argument>,
    ) -> String {
        let mut template = String::new();
        let mut seen: Vec<(&str, String)> = Vec::new();
        let mut rest = path;
        while let Some((before, after)) = rest.split_once('{') {
            template.push_str(before);
            let Some((wire, after)) = after.split_once('}') else {
                break;
            };
            rest = after;
            let parameter =
                declared.iter().map(|(_, parameter)| parameter).find(|one| one["name"] == wire && one["in"] == "path");
            if parameter.is_none() {
                self.problem(at, &format!("`{{{wire}}}` of the path is not declared; it is a string"));
            }
            let name = match seen.iter().find(|(other, _)| *other == wire) {
                Some((_, name)) => name.clone(),
                None => {
                    let name = names::unique(&parameter_name(wire), |name| taken.contains(name));
                    taken.insert(name.clone());
                    seen.push((wire, name.clone()));
                    let plan = self.plan(Location::Path, parameter);
                    said.push(in_view(&name, "path", true, parameter.and_then(description_of), plan.schema));
                    arguments.push(Argument {
                        name: names::argument(&name),
                        location: Location::Path,
                        wire: wire.to_owned(),
                        required: true,
                        taken: plan.taken,
                        by_contract: plan.by_contract,
                    });
                    name
                }
            };
            template.push_str(&format!("{{{name}}}"));
        }
        template.push_str(rest);
        for (at, parameter) in declared {
            let named = parameter["name"].as_str().unwrap_or_default();
            if parameter["in"] == "path" && !seen.iter().any(|(wire, _)| *wire == named) {
                self.problem(at, "the path has no place for this parameter; it is left out");
            }
        }
        template
    }

    /// Where a parameter goes that is not in the path; `None` when it is none that can be sent.
    fn outside_path(&mut self, at: &str, declared: &Value) -> Option<Location> {
        let wire = declared["name"].as_str().unwrap_or_default();
        if wire.is_empty() {
            self.problem(at, "a parameter without a name; it is left out");
            return None;
        }
        match declared["in"].as_str() {
            Some("query") => Some(Location::Query),
            Some("cookie") => Some(Location::Cookie),
            Some("header") if NOT_PARAMETERS.iter().any(|name| wire.eq_ignore_ascii_case(name)) => None,
            Some("header") if is_header_name(wire) => Some(Location::Header),
            Some("header") => {
                self.problem(at, "no header can have this name; the parameter is left out");
                None
            }
            _ => None,
        }
    }

    fn plan(&self, location: Location, declared: Option<&Value>) -> Plan {
        let string = || json!({ "type": "string" });
        let field = |name: &str| declared.and_then(|parameter| parameter.get(name));
        let style = field("style").and_then(Value::as_str);
        let Some(schema) = field("schema").filter(|schema| schema.is_object()) else {
            let is_json = field("schema").is_none() && field("content").is_some_and(|content| content.is_object());
            let taken = if is_json { Taken::Typed } else { Taken::Scalar };
            return Plan { schema: string(), taken, by_contract: is_json || location == Location::Cookie };
        };
        match self.schemas.shape(schema) {
            Shape::Scalar(schema) => {
                let by_contract = match location {
                    Location::Query => false,
                    Location::Cookie => true,
                    // progenitor writes a time as Rust displays it, which is not how it is read.
                    Location::Header => schema["format"] == "date-time",
                    // progenitor lets a backslash through, which parts segments as a slash does, and dots alone.
                    Location::Path => {
                        let is_text =
                            schema["type"] == "string" && schema["format"] != "uuid" && schema["format"] != "date";
                        is_text || matches!(style, Some("label" | "matrix"))
                    }
                };
                Plan { schema, taken: Taken::Scalar, by_contract }
            }
            Shape::List(items) if location == Location::Query && is_repeated(style, field("explode")) => {
                let schema = json!({ "type": "array", "items": items });
                Plan { schema, taken: Taken::List, by_contract: false }
            }
            _ => Plan { schema: string(), taken: Taken::Typed, by_contract: true },
        }
    }
}

/// The items of a list are parameters of one name.
fn is_repeated(style: Option<&str>, explode: Option<&Value>) -> bool {
    style.is_none_or(|style| style == "form") && explode != Some(&Value::Bool(false))
}

fn in_view(name: &str, place: &str, required: bool, description: Option<String>, schema: Value) -> Value {
    let mut out = Map::new();
    out.insert("name".into(), name.into());
    out.insert("in".into(), place.into());
    if required {
        out.insert("required".into(), true.into());
    }
    if let Some(description) = description {
        out.insert("description".into(), description.into());
    }
    out.insert("schema".into(), schema);
    Value::Object(out)
}

fn parameter_name(wire: &str) -> String {
    match names::snake(wire) {
        empty if empty.is_empty() => "parameter".to_owned(),
        name => name,
    }
}

fn description_of(parameter: &Value) -> Option<String> {
    Some(text::for_docs(parameter.get("description")?.as_str()?))
}

fn is_header_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte))
}
