//! Parameters of the view: one word or a list of words each, with a name of its own.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::schemas::Shape;
use super::{Builder, names, pointer, resolve, text};

/// Names of variables in the generated function; a parameter of that name would be shadowed.
const LOCALS: [&str; 3] = ["header_map", "info", "self"];

/// Headers that are not parameters: they are said by security schemes and by media types.
const NOT_PARAMETERS: [&str; 3] = ["accept", "content-type", "authorization"];

/// One parameter on its way into the view.
struct Parameter {
    place: &'static str,
    wire: String,
    required: bool,
    description: Option<String>,
    schema: Value,
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
    ) -> (String, Vec<Value>) {
        let mut out = Vec::new();
        let mut taken: BTreeSet<String> = LOCALS.iter().map(|&name| name.to_owned()).collect();
        if has_body {
            taken.insert("body".to_owned());
        }
        let declared = self.declared(at, item, operation);
        let template = self.path(at, path, &declared, &mut taken, &mut out);
        for (at, parameter) in &declared {
            for parameter in self.outside_path(at, parameter) {
                let name = names::unique(&parameter_name(&parameter.wire), |name| taken.contains(name));
                // A wire name that leads to this very name can stand for itself.
                let said = if names::snake(&parameter.wire) == name && !parameter.wire.is_empty() {
                    parameter.wire.clone()
                } else {
                    let stand_in = self.names.stand_in(&name);
                    self.view.wire_names.insert(stand_in.clone(), parameter.wire.clone());
                    stand_in
                };
                taken.insert(names::snake(&said));
                out.push(parameter.into_view(&said));
            }
        }
        (template, out)
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
        out: &mut Vec<Value>,
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
                    let schema = parameter.and_then(|one| schema_of(one)).cloned();
                    let schema = match schema.map(|schema| self.schemas.shape(&schema)) {
                        Some(Shape::Scalar(schema)) => schema,
                        _ => json!({ "type": "string" }),
                    };
                    let parameter = Parameter {
                        place: "path",
                        wire: wire.to_owned(),
                        required: true,
                        description: parameter.and_then(description_of),
                        schema,
                    };
                    out.push(parameter.into_view(&name));
                    name
                }
            };
            match parameter.and_then(|one| one.get("style")).and_then(Value::as_str) {
                Some("label") => template.push('.'),
                Some("matrix") => template.push_str(&format!(";{wire}=")),
                _ => {}
            }
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

    /// What a query, header or cookie parameter becomes: mostly one parameter, for an object one
    /// per property.
    fn outside_path(&mut self, at: &str, declared: &Value) -> Vec<Parameter> {
        let wire = declared["name"].as_str().unwrap_or_default().to_owned();
        let place = match declared["in"].as_str() {
            Some("query") => "query",
            Some("header") => "header",
            Some("cookie") => "cookie",
            _ => return Vec::new(),
        };
        if place == "header" {
            if NOT_PARAMETERS.iter().any(|name| wire.eq_ignore_ascii_case(name)) {
                return Vec::new();
            }
            if !is_header_name(&wire) {
                self.problem(at, "no header can have this name; the parameter is left out");
                return Vec::new();
            }
        }
        let required = declared.get("required") == Some(&Value::Bool(true));
        let description = description_of(declared);
        let word = |wire: String, required: bool, schema: Value| Parameter {
            place: if place == "query" { "query" } else { "header" },
            wire: if place == "header" { wire.to_ascii_lowercase() } else { wire },
            required,
            description: description.clone(),
            schema,
        };
        let string = || json!({ "type": "string" });
        if place == "cookie" {
            let mut cookie = word("cookie".into(), required, string());
            cookie.description = Some(format!("The `Cookie` header, as `{wire}=value`."));
            return vec![cookie];
        }
        let Some(schema) = schema_of(declared) else {
            return vec![word(wire, required, string())];
        };
        let style = declared.get("style").and_then(Value::as_str).unwrap_or("form");
        let exploded = declared.get("explode").and_then(Value::as_bool).unwrap_or(style == "form");
        match self.schemas.shape(schema) {
            Shape::Scalar(schema) => vec![word(wire, required, schema)],
            Shape::List(items) if place == "query" && style == "form" && exploded => {
                vec![word(wire, required, json!({ "type": "array", "items": items }))]
            }
            Shape::Fields(fields) if place == "query" && (style == "deepObject" || exploded) => {
                let mut out = Vec::new();
                for (field, schema) in &fields {
                    let name = match style {
                        "deepObject" => format!("{wire}[{field}]"),
                        _ => field.clone(),
                    };
                    let schema = match self.schemas.shape(schema) {
                        Shape::Scalar(schema) => schema,
                        _ => string(),
                    };
                    out.push(word(name, false, schema));
                }
                out
            }
            // Joined by the caller: by comma, space or bar, as the document says.
            _ => vec![word(wire, required, string())],
        }
    }
}

impl Parameter {
    fn into_view(self, name: &str) -> Value {
        let mut out = Map::new();
        out.insert("name".into(), name.into());
        out.insert("in".into(), self.place.into());
        if self.required {
            out.insert("required".into(), true.into());
        }
        if let Some(description) = self.description {
            out.insert("description".into(), description.into());
        }
        out.insert("schema".into(), self.schema);
        Value::Object(out)
    }
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

/// The schema of a parameter; one with `content` is a string that the caller writes.
fn schema_of(parameter: &Value) -> Option<&Value> {
    parameter.get("schema").filter(|schema| schema.is_object())
}

fn is_header_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte))
}
