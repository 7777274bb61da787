//! Operations, parameters, bodies, responses, security.

use std::collections::BTreeSet;

use serde_json::Value;
use windlass_spec::METHODS;
use windlass_spec::pointer::{self, join};

use super::{Lowering, docs, text};
use crate::ir::names::{self, Scope};
use crate::ir::{
    Body, Header, Location, Operation, Parameter, RequestBody, Response, Schema, SchemaKind, Scheme, SchemeKind,
    Status, StringFormat, StringSchema, Style, Tag, TypeKind,
};

/// The tag of operations that have none.
const UNTAGGED: &str = "default";

impl<'a> Lowering<'a> {
    pub(super) fn operations(&mut self) -> (Vec<Operation>, Vec<Tag>) {
        let document = self.document;
        let mut ids = BTreeSet::new();
        // The implementer's other trait and the tags' modules have functions of these names.
        let mut methods = Scope::with(["authenticate", "reject", "body_limit", "router", "mount"]);
        let mut prefixes = Scope::default();
        let mut operations = Vec::new();
        for found in document.operations() {
            let value = found.operation;
            let mut id = text(value, "operationId");
            if id.is_empty() {
                id = format!("{} {}", found.method, found.path);
            }
            if !ids.insert(id.clone()) {
                self.diagnostics
                    .add(&found.pointer, format!("the operationId {id} is used twice; the Rust name is numbered"));
            }
            if let Some(segment) = adjacent(found.path) {
                self.diagnostics.add(
                    &found.pointer,
                    format!("nothing parts the parameters of the segment {segment}; no request reaches the operation"),
                );
            }
            let type_prefix = self.prefix(&mut prefixes, &id);
            let tag = value
                .get("tags")
                .and_then(|tags| tags.get(0))
                .and_then(Value::as_str)
                .filter(|tag| !tag.is_empty())
                .unwrap_or(UNTAGGED);
            let parameters = self.parameters(found.path_item, value, found.path, &found.pointer, &type_prefix);
            let body = self.request_body(value, &found.pointer, &type_prefix);
            let responses = self.responses(value, &found.pointer, &type_prefix);
            operations.push(Operation {
                name: methods.claim(&names::field_name(&id)),
                id,
                type_prefix,
                method: found.method.to_ascii_uppercase(),
                path: found.path.to_owned(),
                pointer: found.pointer,
                tag: tag.to_owned(),
                docs: docs(value),
                scope: value.get("x-required-scope").and_then(Value::as_str).map(str::to_owned),
                max_body: value.get("x-max-body").and_then(Value::as_u64),
                security: security(value.get("security").or_else(|| document.root().get("security"))),
                parameters,
                body,
                responses,
            });
        }
        self.unknown_methods();
        let tags = self.tags(&operations);
        (operations, tags)
    }

    /// Tells what looks like an operation and is none, as one with a slip in its method.
    fn unknown_methods(&mut self) {
        let items = self.document.root().get("paths").and_then(Value::as_object);
        for (path, item) in items.into_iter().flatten().filter(|(path, _)| path.starts_with('/')) {
            for (key, value) in item.as_object().into_iter().flatten() {
                if value.is_object() && !METHODS.contains(&key.as_str()) && !key.starts_with("x-") {
                    let at = pointer::join_all("/paths", &[path, key]);
                    self.diagnostics.add(at, format!("there is no method `{key}`; left out"));
                }
            }
        }
    }

    /// The prefix of the operation's own types, none of which may meet a type of the document.
    fn prefix(&self, prefixes: &mut Scope, id: &str) -> String {
        let base = names::type_name(id);
        loop {
            let prefix = prefixes.claim(&base);
            let taken = ["Params", "Response"].iter().any(|suffix| self.names.contains(&format!("{prefix}{suffix}")));
            if !taken {
                return prefix;
            }
        }
    }

    fn tags(&self, operations: &[Operation]) -> Vec<Tag> {
        let declared = self.document.root().get("tags").and_then(Value::as_array);
        let declared: Vec<&Value> = declared.into_iter().flatten().collect();
        let used: BTreeSet<&str> = operations.iter().map(|operation| operation.tag.as_str()).collect();
        let order = declared
            .iter()
            .filter_map(|tag| tag.get("name").and_then(Value::as_str))
            .chain(operations.iter().map(|operation| operation.tag.as_str()));
        // These are names of the generated server itself.
        let mut traits = Scope::with(["Api", "Host", "Operation"]);
        let mut modules = Scope::with(["rt"]);
        let mut seen = BTreeSet::new();
        let mut tags = Vec::new();
        for name in order.filter(|name| used.contains(name)) {
            if seen.insert(name) {
                let entry = declared.iter().find(|tag| tag.get("name").and_then(Value::as_str) == Some(name));
                tags.push(Tag {
                    name: name.to_owned(),
                    trait_name: traits.claim(&names::type_name(name)),
                    module: modules.claim(&names::module_name(name)),
                    description: entry.map(|tag| text(tag, "description")).unwrap_or_default(),
                });
            }
        }
        tags
    }

    fn parameters(
        &mut self,
        item: &'a Value,
        operation: &'a Value,
        path: &str,
        at: &str,
        prefix: &str,
    ) -> Vec<Parameter> {
        let at_item = at.rsplit_once('/').map_or(at, |(item, _)| item).to_owned();
        let mut found: Vec<(&'a Value, String)> = Vec::new();
        for (owner, place) in [(item, at_item.as_str()), (operation, at)] {
            let list = owner.get("parameters").and_then(Value::as_array);
            for (position, parameter) in list.into_iter().flatten().enumerate() {
                let parameter = self.document.resolve(parameter);
                let place = join(&join(place, "parameters"), &position.to_string());
                let same = found.iter().position(|(known, _)| {
                    known.get("name") == parameter.get("name") && known.get("in") == parameter.get("in")
                });
                match same {
                    Some(same) => found[same] = (parameter, place),
                    None => found.push((parameter, place)),
                }
            }
        }
        let mut scope = Scope::default();
        let mut out = Vec::new();
        for (value, place) in found {
            if let Some(parameter) = self.parameter(value, &place, prefix, path, &mut scope) {
                out.push(parameter);
            }
        }
        for wire in placeholders(path) {
            let declared = |parameter: &Parameter| parameter.location == Location::Path && parameter.wire == wire;
            if !out.iter().any(declared) {
                self.diagnostics.add(at, format!("the path parameter {wire} is not declared; taken as a string"));
                out.push(Parameter {
                    location: Location::Path,
                    wire: wire.to_owned(),
                    name: scope.claim(&names::field_name(wire)),
                    required: true,
                    schema: Schema::of(SchemaKind::String(StringSchema::default())),
                    style: Style::Simple,
                    explode: false,
                    docs: Default::default(),
                });
            }
        }
        out
    }

    fn parameter(
        &mut self,
        value: &'a Value,
        at: &str,
        prefix: &str,
        path: &str,
        scope: &mut Scope,
    ) -> Option<Parameter> {
        let wire = text(value, "name");
        let location = match text(value, "in").as_str() {
            "path" => Location::Path,
            "query" => Location::Query,
            "header" => Location::Header,
            "cookie" => Location::Cookie,
            other => {
                self.diagnostics.add(at, format!("a parameter in `{other}` is not known; left out"));
                return None;
            }
        };
        if wire.is_empty() {
            self.diagnostics.add(at, "a parameter without a name; left out");
            return None;
        }
        if location == Location::Path && !placeholders(path).any(|placeholder| placeholder == wire) {
            self.diagnostics.add(at, format!("the path {path} has no place for the parameter {wire}; left out"));
            return None;
        }
        // These are set by what the document says of bodies and security, and parameters of these names mean nothing.
        let ignored = ["accept", "content-type", "authorization"];
        if location == Location::Header && !is_header_name(&wire) {
            self.diagnostics.add(at, "no header can have this name; the parameter is left out");
            return None;
        }
        if location == Location::Header && ignored.iter().any(|name| wire.eq_ignore_ascii_case(name)) {
            return None;
        }
        let hint = format!("{prefix}{}", names::type_name(&wire));
        let mut style = match (text(value, "style").as_str(), location) {
            ("form", _) => Style::Form,
            ("simple", _) => Style::Simple,
            ("label", _) => Style::Label,
            ("matrix", _) => Style::Matrix,
            ("spaceDelimited", _) => Style::SpaceDelimited,
            ("pipeDelimited", _) => Style::PipeDelimited,
            ("deepObject", _) => Style::DeepObject,
            (_, Location::Path | Location::Header) => Style::Simple,
            (_, Location::Query | Location::Cookie) => Style::Form,
        };
        let schema = if let Some(schema) = value.get("schema") {
            self.schema(schema, &join(at, "schema"), &hint)
        } else if let Some((media_type, content)) =
            value.get("content").and_then(Value::as_object).and_then(|content| content.iter().next())
        {
            style = Style::Json;
            let place = join(&join(&join(at, "content"), media_type), "schema");
            match content.get("schema") {
                Some(schema) => self.schema(schema, &place, &hint),
                None => Schema::of(SchemaKind::Any),
            }
        } else {
            self.diagnostics.add(at, "a parameter without `schema`; taken as a string");
            Schema::of(SchemaKind::String(StringSchema::default()))
        };
        let explode = value.get("explode").and_then(Value::as_bool);
        Some(Parameter {
            location,
            name: scope.claim(&names::field_name(&wire)),
            required: location == Location::Path || super::flag(value, "required"),
            schema,
            style,
            explode: explode.unwrap_or(style == Style::Form),
            docs: docs(value),
            wire,
        })
    }

    fn request_body(&mut self, operation: &'a Value, at: &str, prefix: &str) -> Option<RequestBody> {
        let value = self.document.resolve(operation.get("requestBody")?);
        let at = join(at, "requestBody");
        let contents = self.contents(value, &at, &format!("{prefix}Body"));
        if contents.is_empty() {
            self.diagnostics.add(at, "a request body without a media type; left out");
            return None;
        }
        Some(RequestBody { required: super::flag(value, "required"), docs: docs(value), contents })
    }

    /// The bodies by media type. A schema with constraints of its own gets a name, so that its type checks itself.
    fn contents(&mut self, value: &'a Value, at: &str, hint: &str) -> Vec<Body> {
        let mut out = Vec::new();
        for (media_type, content) in value.get("content").and_then(Value::as_object).into_iter().flatten() {
            let place = join(&join(at, "content"), media_type);
            if !media_type.contains('/') {
                self.diagnostics.add(place, format!("`{media_type}` is no media type; left out"));
                continue;
            }
            let place = join(&place, "schema");
            let example = docs(content).example;
            let mut body = Body { media_type: media_type.clone(), schema: Schema::of(SchemaKind::Any), example };
            match content.get("schema") {
                Some(schema) => body.schema = self.schema(schema, &place, hint),
                // Without a schema, what is not JSON is bytes.
                None if !body.is_json() => {
                    let format = StringFormat::Binary;
                    body.schema.kind = SchemaKind::String(StringSchema { format, ..Default::default() });
                }
                None => {}
            }
            if is_tree(&body) && body.schema.kind.has_constraints() {
                let name = self.names.claim(hint);
                let inner = Schema { nullable: false, docs: Default::default(), ..body.schema.clone() };
                body.schema.kind = self.hoist(TypeKind::Newtype(inner), &place, name, body.schema.docs.clone());
            }
            out.push(body);
        }
        out
    }

    fn responses(&mut self, operation: &'a Value, at: &str, prefix: &str) -> Vec<Response> {
        let at = join(at, "responses");
        let mut scope = Scope::default();
        let mut out = Vec::new();
        for (key, value) in operation.get("responses").and_then(Value::as_object).into_iter().flatten() {
            if key.starts_with("x-") {
                continue;
            }
            let place = join(&at, key);
            let Some(status) = status(key) else {
                self.diagnostics.add(place, format!("`{key}` is no status; left out"));
                continue;
            };
            let value = self.document.resolve(value);
            let variant = scope.claim(&names::status_variant(status));
            let contents = self.contents(value, &place, &format!("{prefix}{variant}Body"));
            let headers = self.headers(value, &place, &format!("{prefix}{variant}"));
            out.push(Response { status, variant, docs: docs(value), contents, headers });
        }
        out
    }

    fn headers(&mut self, response: &'a Value, at: &str, prefix: &str) -> Vec<Header> {
        let mut scope = Scope::with(["body"]);
        let mut out = Vec::new();
        for (wire, value) in response.get("headers").and_then(Value::as_object).into_iter().flatten() {
            // The body says its own type.
            if wire.eq_ignore_ascii_case("content-type") {
                continue;
            }
            if !is_header_name(wire) {
                self.diagnostics.add(join(&join(at, "headers"), wire), "no header can have this name; left out");
                continue;
            }
            let value = self.document.resolve(value);
            let place = join(&join(at, "headers"), wire);
            let schema = match value.get("schema") {
                Some(schema) => {
                    self.schema(schema, &join(&place, "schema"), &format!("{prefix}{}", names::type_name(wire)))
                }
                None => Schema::of(SchemaKind::String(StringSchema::default())),
            };
            out.push(Header {
                name: scope.claim(&names::field_name(wire)),
                wire: wire.clone(),
                required: super::flag(value, "required"),
                schema,
                docs: docs(value),
            });
        }
        out
    }

    pub(super) fn security_schemes(&mut self) -> Vec<Scheme> {
        let document = self.document;
        let mut out = Vec::new();
        for (name, value) in document.section("securitySchemes").into_iter().flatten() {
            let value = document.resolve(value);
            let kind = match text(value, "type").as_str() {
                "apiKey" => {
                    let location = match text(value, "in").as_str() {
                        "query" => Location::Query,
                        "cookie" => Location::Cookie,
                        _ => Location::Header,
                    };
                    SchemeKind::ApiKey(location, text(value, "name"))
                }
                "http" => SchemeKind::Http(text(value, "scheme").to_ascii_lowercase()),
                "oauth2" => SchemeKind::OAuth2,
                "openIdConnect" => SchemeKind::OpenIdConnect,
                "mutualTLS" => SchemeKind::MutualTls,
                other => {
                    let at = pointer::join_all("", &["components", "securitySchemes", name]);
                    self.diagnostics.add(at, format!("the type `{other}` is not known; left out"));
                    continue;
                }
            };
            out.push(Scheme { name: name.clone(), kind, description: text(value, "description") });
        }
        out
    }
}

/// It is read as a value of its type, which has to check itself.
fn is_tree(body: &Body) -> bool {
    let essence = body.media_type.split(';').next().unwrap_or_default().trim();
    body.is_json() || essence.eq_ignore_ascii_case("application/x-www-form-urlencoded")
}

/// A segment with two parameters that nothing parts.
fn adjacent(path: &str) -> Option<&str> {
    path.split('/').find(|segment| segment.contains("}{"))
}

fn is_header_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte))
}

/// The names in braces.
fn placeholders(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name)
}

fn status(key: &str) -> Option<Status> {
    if key == "default" {
        return Some(Status::Default);
    }
    let digits = key.as_bytes();
    match digits {
        [hundreds @ b'1'..=b'5', b'X' | b'x', b'X' | b'x'] => Some(Status::Range(hundreds - b'0')),
        _ => key.parse().ok().filter(|code| (100..=599).contains(code)).map(Status::Code),
    }
}

fn security(value: Option<&Value>) -> Vec<Vec<String>> {
    let alternatives = value.and_then(Value::as_array);
    alternatives
        .into_iter()
        .flatten()
        .map(|alternative| alternative.as_object().into_iter().flatten().map(|(scheme, _)| scheme.clone()).collect())
        .collect()
}
