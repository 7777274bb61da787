//! The view of a document that progenitor is given.
//!
//! progenitor refuses, or gets wrong, much that is ordinary in real documents. The view says the
//! same calls in the small language that it does understand: every named schema is emptied and
//! stands for one of our types, every schema in place is reduced to its shape, the responses of
//! one side have one type, and every name is a Rust name that collides with nothing. The view is a
//! pure function of the document, and only the client is made from it: what is lost here, the
//! server still sees.

mod bodies;
mod names;
mod parameters;
mod schemas;
mod text;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use self::names::Names;
use self::parameters::Parameters;
use self::schemas::Schemas;
use crate::Diagnostics;
use crate::ir::Location;

/// The view and what has to be known beside it to make the client.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ClientView {
    /// An OpenAPI 3.0 document in the language that progenitor understands.
    pub document: Value,
    /// Schema name in the view, and the path of the Rust type that stands for it.
    pub replacements: BTreeMap<String, String>,
    /// Parameter names that are stand-ins, and the names that go over the wire.
    pub wire_names: BTreeMap<String, String>,
    /// The calls, in document order.
    pub calls: Vec<Call>,
    /// What the client cannot express.
    pub diagnostics: Diagnostics,
}

/// Choices for the view.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ViewOptions {
    /// Path of the crate or module that holds the types.
    pub types_crate: String,
    /// Names of types, where they are not the Pascal form of the schema's name.
    pub type_names: BTreeMap<String, String>,
    /// Names of calls by the pointer of their operation, where they are not made from its id.
    pub call_names: BTreeMap<String, String>,
    /// Names that calls must not have, since the client has functions of these names.
    pub reserved: Vec<String>,
    /// The schema that every error is read as, also one of a status that is not declared.
    pub error_schema: Option<String>,
}

/// What a call has beyond what progenitor can be told.
#[derive(Debug, Clone, PartialEq)]
pub struct Call {
    /// The name of the generated function, which is also its operation id in the view.
    pub name: String,
    /// The JSON pointer of the operation in the source document.
    pub pointer: String,
    /// The path template in the view, and the method.
    pub path: String,
    /// The method in lower case.
    pub method: &'static str,
    /// The arguments of the generated function, in its order, without the body.
    pub arguments: Vec<Argument>,
    /// The last argument, `body`, when the operation takes one.
    pub body: Option<Body>,
    /// Whether a success may come without a body where others have one; such a body is to be read
    /// as `null`.
    pub empty_is_null: bool,
    /// The media types of JSON that a success may have, as `Accept` lists them, where they are not `application/json`
    /// alone.
    pub accept: Option<String>,
    /// Errors without a body that is read, where others have one.
    pub bare: Vec<u16>,
    /// The page that the call answers, when it is a list that can be paged.
    pub page: Option<Page>,
}

/// An argument of a generated function: one for each parameter.
#[derive(Debug, Clone, PartialEq)]
pub struct Argument {
    /// The Rust identifier in the signature.
    pub name: String,
    /// Where the parameter travels.
    pub location: Location,
    /// The parameter's name in the document.
    pub wire: String,
    /// It is there always; else the function takes an `Option`.
    pub required: bool,
    /// What the function takes for it.
    pub taken: Taken,
    /// progenitor cannot write it; the contract's functions do.
    pub(super) by_contract: bool,
}

/// What a function takes for a parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// One word: `&str`, a number, a `bool`, or a reference to another type that is one text.
    Scalar,
    /// A reference to a list of words, each its own parameter of the query.
    List,
    /// A reference to the type that the server's parameters have for it.
    Typed,
}

/// How a function takes the body of its request.
#[derive(Debug, Clone, PartialEq)]
pub struct Body {
    /// What it is.
    pub kind: BodyKind,
    /// It may be left out, and the function takes an `Option`; progenitor would always ask for one.
    pub optional: bool,
    /// The media type that is sent. A form of several parts says its boundary too.
    pub media_type: String,
}

/// The kinds of bodies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BodyKind {
    /// JSON, of a value by reference.
    Json,
    /// `application/x-www-form-urlencoded`, of a value by reference, also with lists and objects inside.
    Form,
    /// `multipart/form-data`: the caller makes the parts.
    Parts,
    /// A `String`.
    Text,
    /// What becomes a body of the HTTP client, by value.
    Bytes,
}

impl BodyKind {
    /// The media type that is sent when nothing else is asked for.
    pub(super) fn media_type(self) -> &'static str {
        match self {
            BodyKind::Json => "application/json",
            BodyKind::Form => "application/x-www-form-urlencoded",
            BodyKind::Parts => "multipart/form-data",
            BodyKind::Text => "text/plain",
            BodyKind::Bytes => "application/octet-stream",
        }
    }
}

/// A response with `results` and `pagination`.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// The path of the response's type.
    pub list: String,
    /// The path of one result's type.
    pub item: String,
}

/// The methods that progenitor can make calls for.
const METHODS: [&str; 6] = ["get", "put", "post", "delete", "head", "patch"];

/// Makes the view of a document.
pub fn client_view(root: &Value, options: &ViewOptions) -> ClientView {
    let mut builder = Builder {
        root,
        options,
        schemas: Schemas::new(root, options),
        names: Names::new(root, &options.reserved),
        view: ClientView::default(),
        synthetic: Map::new(),
    };
    let paths = builder.paths();
    let mut components = builder.schemas.emptied();
    components.extend(std::mem::take(&mut builder.synthetic));
    let replacements = builder.schemas.replacements();
    let mut view = builder.view;
    view.document = json!({
        "openapi": "3.0.3",
        "info": info(root),
        "paths": paths,
        "components": { "schemas": components },
    });
    view.replacements = replacements;
    view
}

struct Builder<'a> {
    root: &'a Value,
    options: &'a ViewOptions,
    schemas: Schemas<'a>,
    names: Names,
    view: ClientView,
    /// Schemas that only the view has: the alternatives of several response types.
    synthetic: Map<String, Value>,
}

impl Builder<'_> {
    fn paths(&mut self) -> Value {
        let mut paths = Map::new();
        let root = self.root;
        let items = root.get("paths").and_then(Value::as_object);
        for (path, item) in items.into_iter().flatten() {
            if !path.starts_with('/') {
                continue;
            }
            let at = pointer("/paths", path);
            let item = resolve(root, item);
            if item.get("$ref").is_some() {
                self.problem(&at, "the path item is a reference that leads out of the document");
                continue;
            }
            for (method, operation) in item.as_object().into_iter().flatten() {
                let at = pointer(&at, method);
                let Some(method) = METHODS.into_iter().find(|known| known == method) else {
                    if matches!(method.as_str(), "options" | "trace") {
                        self.problem(&at, "the client has no calls for this method");
                    }
                    continue;
                };
                if let Some((path, operation)) = self.operation(&at, path, method, item, operation) {
                    let entry = paths.entry(path).or_insert_with(|| json!({}));
                    entry[method] = operation;
                }
            }
        }
        Value::Object(paths)
    }

    fn operation(
        &mut self,
        at: &str,
        path: &str,
        method: &'static str,
        item: &Value,
        operation: &Value,
    ) -> Option<(String, Value)> {
        let id = match self.options.call_names.get(at) {
            Some(name) => Some(name.trim_start_matches("r#")),
            None => operation.get("operationId").and_then(Value::as_str),
        };
        let name = self.names.call(id, method, path);
        let body = match self.request_body(operation) {
            Ok(body) => body,
            Err(reason) => {
                self.problem(&pointer(at, "requestBody"), &reason);
                return None;
            }
        };
        let (body_document, body) = body.unzip();
        let Parameters { path, said, arguments } = self.parameters(at, path, item, operation, body.is_some());
        let responses = self.responses(&name, method, operation);

        let mut out = Map::new();
        out.insert("operationId".into(), name.clone().into());
        for key in ["summary", "description"] {
            if let Some(words) = operation.get(key).and_then(Value::as_str) {
                out.insert(key.into(), text::for_docs(words).into());
            }
        }
        if !said.is_empty() {
            out.insert("parameters".into(), Value::Array(said));
        }
        if let Some(body) = body_document {
            out.insert("requestBody".into(), body);
        }
        out.insert("responses".into(), responses.document);
        self.view.calls.push(Call {
            name,
            pointer: at.to_owned(),
            path: path.clone(),
            method,
            arguments,
            body,
            empty_is_null: responses.empty_is_null,
            accept: responses.accept,
            bare: responses.bare,
            page: responses.page,
        });
        Some((path, Value::Object(out)))
    }

    fn problem(&mut self, at: &str, message: &str) {
        self.view.diagnostics.add(at, message);
    }

    /// A name that no schema of the view has.
    fn synthetic_name(&self, wanted: &str) -> String {
        let taken: BTreeSet<&str> =
            self.schemas.view_names().chain(self.synthetic.keys().map(String::as_str)).collect();
        names::unique(wanted, |name| taken.contains(name))
    }
}

fn info(root: &Value) -> Value {
    let info = root.get("info");
    let field = |key: &str| info.and_then(|info| info.get(key)).and_then(Value::as_str);
    let mut out = json!({
        "title": text::for_docs(field("title").unwrap_or("the API")),
        "version": field("version").unwrap_or("0"),
    });
    if let Some(description) = field("description") {
        out["description"] = text::for_docs(description).into();
    }
    // The version goes out as a header, which carries visible ASCII alone.
    if !field("version").unwrap_or("0").bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
        out["version"] = "0".into();
    }
    out
}

/// Appends a token to a JSON pointer.
fn pointer(base: &str, token: &str) -> String {
    windlass_spec::pointer::join(base, token)
}

/// Follows local references; what cannot be followed is answered as it stands.
fn resolve<'a>(root: &'a Value, value: &'a Value) -> &'a Value {
    let mut current = value;
    for _ in 0..64 {
        let Some(reference) = current.get("$ref").and_then(Value::as_str) else {
            return current;
        };
        let target = windlass_spec::pointer::of_reference(reference).and_then(|at| root.pointer(&at));
        match target {
            Some(next) => current = next,
            None => return current,
        }
    }
    value
}
