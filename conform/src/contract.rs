//! The document, read for driving: operations with what they take and what they may answer.

use std::{collections::HashMap, sync::Arc};

use serde_json::Value;
use windlass_spec::{Document, OperationRef};

use crate::schema::{Checker, Schemas, Side, is_json};

/// Where a parameter stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Path,
    Query,
    Header,
    /// Cookies are not driven.
    Other,
}

#[derive(Debug)]
pub(crate) struct Parameter {
    pub(crate) name: String,
    pub(crate) place: Place,
    pub(crate) required: bool,
    pub(crate) schema: Value,
    pub(crate) example: Option<Value>,
    pub(crate) checker: Arc<Checker>,
}

#[derive(Debug)]
pub(crate) struct Body {
    pub(crate) required: bool,
    pub(crate) media: String,
    pub(crate) schema: Value,
    pub(crate) examples: Vec<Value>,
    pub(crate) checker: Arc<Checker>,
}

#[derive(Debug)]
pub(crate) struct Header {
    pub(crate) name: String,
    pub(crate) required: bool,
    pub(crate) schema: Value,
    pub(crate) checker: Arc<Checker>,
}

#[derive(Debug)]
pub(crate) struct Response {
    /// `200`, `4XX` or `default`.
    pub(crate) status: String,
    /// Media types, with the schema where it is JSON.
    pub(crate) content: Vec<(String, Option<Arc<Checker>>)>,
    pub(crate) headers: Vec<Header>,
    /// The name of the body's schema, when it has one.
    pub(crate) schema_name: Option<String>,
}

#[derive(Debug)]
pub(crate) struct Operation {
    pub(crate) id: String,
    /// In upper case.
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) parameters: Vec<Parameter>,
    /// The JSON body; of other bodies only `undriven` tells.
    pub(crate) body: Option<Body>,
    /// Media types of a body that is not JSON.
    pub(crate) undriven: Option<String>,
    pub(crate) responses: Vec<Response>,
    /// Whether a request without a credential has to be refused.
    pub(crate) secured: bool,
}

impl Operation {
    /// What is declared for a status: itself, its range, or the default.
    pub(crate) fn response(&self, status: u16) -> Option<&Response> {
        let exact = status.to_string();
        let range = format!("{}XX", status / 100);
        [exact.as_str(), range.as_str(), "default"]
            .iter()
            .find_map(|key| self.responses.iter().find(|response| response.status.eq_ignore_ascii_case(key)))
    }

    pub(crate) fn statuses(&self) -> String {
        self.responses.iter().map(|response| response.status.as_str()).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn in_place(&self, place: Place) -> impl Iterator<Item = &Parameter> {
        self.parameters.iter().filter(move |parameter| parameter.place == place)
    }

    /// The schema names of successful answers.
    pub(crate) fn answers(&self) -> impl Iterator<Item = &str> {
        let good = self.responses.iter().filter(|response| response.status.starts_with('2'));
        good.filter_map(|response| response.schema_name.as_deref())
    }
}

/// The whole document.
#[derive(Debug)]
pub(crate) struct Contract {
    pub(crate) root: Value,
    pub(crate) operations: Vec<Arc<Operation>>,
    /// Names of headers that carry credentials, in lower case.
    pub(crate) credential_headers: Vec<String>,
    /// What of the document cannot be used.
    pub(crate) notes: Vec<String>,
}

impl Contract {
    pub(crate) fn read(document: &Document) -> Self {
        let mut schemas = Schemas::new(document.root());
        let operations =
            document.operations().map(|operation| Arc::new(read(document, &operation, &mut schemas))).collect();
        let mut credential_headers = vec!["authorization".to_owned()];
        for scheme in document.section("securitySchemes").into_iter().flat_map(|schemes| schemes.values()) {
            let scheme = document.resolve(scheme);
            if scheme["in"] == "header" {
                credential_headers.extend(scheme["name"].as_str().map(str::to_lowercase));
            } else if scheme["in"] == "cookie" {
                credential_headers.push("cookie".to_owned());
            }
        }
        Self { root: document.root().clone(), operations, credential_headers, notes: schemas.notes }
    }

    /// The operation of a method and a template.
    pub(crate) fn find(&self, method: &str, path: &str) -> Option<Arc<Operation>> {
        self.operations.iter().find(|operation| operation.method == method && operation.path == path).cloned()
    }

    /// Declared methods by template, in document order.
    pub(crate) fn methods(&self) -> Vec<(&str, Vec<&'static str>)> {
        let mut paths: Vec<(&str, Vec<&'static str>)> = Vec::new();
        let mut index = HashMap::new();
        for operation in &self.operations {
            let at = *index.entry(operation.path.as_str()).or_insert_with(|| {
                paths.push((&operation.path, Vec::new()));
                paths.len() - 1
            });
            paths[at].1.push(operation.method);
        }
        paths
    }
}

fn read(document: &Document, found: &OperationRef<'_>, schemas: &mut Schemas) -> Operation {
    let operation = found.operation;
    let method = upper(found.method);
    let id = match operation["operationId"].as_str() {
        Some(id) => id.to_owned(),
        None => format!("{method} {}", found.path),
    };
    let (body, undriven) = match operation.get("requestBody") {
        Some(body) => read_body(document, document.resolve(body), schemas),
        None => (None, None),
    };
    let mut responses = Vec::new();
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        responses.push(read_response(document, status, document.resolve(response), schemas));
    }
    let security = operation.get("security").or_else(|| document.root().get("security"));
    let alternatives = security.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let free = |alternative: &Value| alternative.as_object().is_none_or(serde_json::Map::is_empty);
    Operation {
        id,
        method,
        path: found.path.to_owned(),
        parameters: read_parameters(document, found, schemas),
        body,
        undriven,
        responses,
        secured: !alternatives.is_empty() && !alternatives.iter().any(free),
    }
}

fn read_parameters(document: &Document, found: &OperationRef<'_>, schemas: &mut Schemas) -> Vec<Parameter> {
    let mut parameters: Vec<Parameter> = Vec::new();
    for list in [found.operation.get("parameters"), found.path_item.get("parameters")] {
        for parameter in list.and_then(Value::as_array).into_iter().flatten() {
            let parameter = document.resolve(parameter);
            let name = parameter["name"].as_str().unwrap_or_default().to_owned();
            let place = match parameter["in"].as_str() {
                Some("path") => Place::Path,
                Some("query") => Place::Query,
                Some("header") => Place::Header,
                _ => Place::Other,
            };
            // The operation's own come first and win over those of the path.
            if parameters.iter().any(|known| known.name == name && known.place == place) {
                continue;
            }
            let schema = parameter.get("schema").cloned().unwrap_or_else(|| Value::Object(Default::default()));
            let example = example_of(parameter).or_else(|| example_of(document.resolve(&schema)));
            parameters.push(Parameter {
                name,
                place,
                required: parameter["required"] == true,
                checker: schemas.checker(&schema, Side::Request),
                schema,
                example,
            });
        }
    }
    parameters
}

fn read_body(document: &Document, body: &Value, schemas: &mut Schemas) -> (Option<Body>, Option<String>) {
    let content = body["content"].as_object();
    let Some((media, entry)) = content.into_iter().flatten().find(|(media, _)| is_json(media)) else {
        let kinds: Vec<_> = content.into_iter().flatten().map(|(media, _)| media.as_str()).collect();
        return (None, Some(kinds.join(", ")));
    };
    let schema = entry.get("schema").cloned().unwrap_or_else(|| Value::Object(Default::default()));
    let mut examples: Vec<_> = entry.get("example").cloned().into_iter().collect();
    for example in entry["examples"].as_object().into_iter().flat_map(|examples| examples.values()) {
        examples.extend(document.resolve(example).get("value").cloned());
    }
    examples.extend(document.resolve(&schema).get("example").cloned());
    let checker = schemas.checker(&schema, Side::Request);
    let required = body["required"] == true;
    (Some(Body { required, media: media.clone(), schema, examples, checker }), None)
}

fn read_response(document: &Document, status: &str, response: &Value, schemas: &mut Schemas) -> Response {
    let mut content = Vec::new();
    let mut schema_name = None;
    for (media, entry) in response["content"].as_object().into_iter().flatten() {
        let schema = entry.get("schema").filter(|_| is_json(media));
        if let Some(name) = schema.and_then(|schema| schema["$ref"].as_str()) {
            schema_name = name.rsplit('/').next().map(str::to_owned);
        }
        content.push((media.clone(), schema.map(|schema| schemas.checker(schema, Side::Answer))));
    }
    let mut headers = Vec::new();
    for (name, header) in response["headers"].as_object().into_iter().flatten() {
        let header = document.resolve(header);
        let schema = header.get("schema").cloned().unwrap_or_else(|| Value::Object(Default::default()));
        headers.push(Header {
            name: name.clone(),
            required: header["required"] == true,
            checker: schemas.checker(&schema, Side::Answer),
            schema: document.resolve(&schema).clone(),
        });
    }
    Response { status: status.to_owned(), content, headers, schema_name }
}

fn example_of(value: &Value) -> Option<Value> {
    let named = || value["examples"].as_object()?.values().next()?.get("value").cloned();
    value.get("example").cloned().or_else(named)
}

fn upper(method: &str) -> &'static str {
    match method {
        "get" => "GET",
        "put" => "PUT",
        "post" => "POST",
        "delete" => "DELETE",
        "options" => "OPTIONS",
        "head" => "HEAD",
        "patch" => "PATCH",
        _ => "TRACE",
    }
}
