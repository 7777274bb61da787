//! The objects of OpenAPI 3.0 as a table: the fields of each in the conventional order, and what
//! each field holds.
//!
//! Three readers share the table: the walk over every object of a document, the check of shapes,
//! and the order of keys. What the table does not name is data (examples, defaults, extensions)
//! and is never looked into, so that a `$ref` inside an example stays text.

use serde_json::{Map, Value};

use crate::pointer;

/// A kind of OpenAPI object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Root,
    Info,
    Contact,
    License,
    Server,
    ServerVariable,
    ExternalDocs,
    Tag,
    PathItem,
    Operation,
    Parameter,
    RequestBody,
    MediaType,
    Encoding,
    Response,
    Callback,
    Example,
    Link,
    Header,
    Schema,
    Discriminator,
    Xml,
    Components,
    SecurityScheme,
    OAuthFlows,
    OAuthFlow,
}

/// What a field holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Holds {
    /// Something that is not looked into.
    Data,
    /// One object.
    One(Kind),
    /// One object, or `true` or `false`.
    OneOrFlag(Kind),
    /// An array of objects.
    List(Kind),
    /// A map whose order is the author's.
    Kept(Kind),
    /// A map that a normalized document sorts by name.
    Sorted(Kind),
    /// As `Sorted`, where keys that start with `x-` are extensions.
    SortedWithExtensions(Kind),
}

type Fields = &'static [(&'static str, Holds)];

use Holds::{Data, Kept, List, One, OneOrFlag, Sorted, SortedWithExtensions};

impl Kind {
    /// The fields that the table names, in order. `x-` extensions and unknown fields come after.
    pub(crate) fn fields(self) -> Fields {
        match self {
            Self::Root => &[
                ("openapi", Data),
                ("info", One(Self::Info)),
                ("externalDocs", One(Self::ExternalDocs)),
                ("servers", List(Self::Server)),
                ("security", Data),
                ("tags", List(Self::Tag)),
                ("paths", SortedWithExtensions(Self::PathItem)),
                ("components", One(Self::Components)),
            ],
            Self::Info => &[
                ("title", Data),
                ("summary", Data),
                ("description", Data),
                ("termsOfService", Data),
                ("contact", One(Self::Contact)),
                ("license", One(Self::License)),
                ("version", Data),
            ],
            Self::Contact => &[("name", Data), ("url", Data), ("email", Data)],
            Self::License => &[("name", Data), ("identifier", Data), ("url", Data)],
            Self::Server => &[("url", Data), ("description", Data), ("variables", Kept(Self::ServerVariable))],
            Self::ServerVariable => &[("enum", Data), ("default", Data), ("description", Data)],
            Self::ExternalDocs => &[("description", Data), ("url", Data)],
            Self::Tag => &[("name", Data), ("description", Data), ("externalDocs", One(Self::ExternalDocs))],
            Self::PathItem => &[
                ("$ref", Data),
                ("summary", Data),
                ("description", Data),
                ("servers", List(Self::Server)),
                ("parameters", List(Self::Parameter)),
                ("get", One(Self::Operation)),
                ("put", One(Self::Operation)),
                ("post", One(Self::Operation)),
                ("delete", One(Self::Operation)),
                ("options", One(Self::Operation)),
                ("head", One(Self::Operation)),
                ("patch", One(Self::Operation)),
                ("trace", One(Self::Operation)),
            ],
            Self::Operation => &[
                ("tags", Data),
                ("summary", Data),
                ("description", Data),
                ("externalDocs", One(Self::ExternalDocs)),
                ("operationId", Data),
                ("deprecated", Data),
                ("security", Data),
                ("servers", List(Self::Server)),
                ("parameters", List(Self::Parameter)),
                ("requestBody", One(Self::RequestBody)),
                ("responses", SortedWithExtensions(Self::Response)),
                ("callbacks", Kept(Self::Callback)),
            ],
            Self::Parameter => &[
                ("$ref", Data),
                ("name", Data),
                ("in", Data),
                ("description", Data),
                ("required", Data),
                ("deprecated", Data),
                ("allowEmptyValue", Data),
                ("style", Data),
                ("explode", Data),
                ("allowReserved", Data),
                ("schema", One(Self::Schema)),
                ("content", Kept(Self::MediaType)),
                ("example", Data),
                ("examples", Kept(Self::Example)),
            ],
            Self::Header => &[
                ("$ref", Data),
                ("description", Data),
                ("required", Data),
                ("deprecated", Data),
                ("allowEmptyValue", Data),
                ("style", Data),
                ("explode", Data),
                ("allowReserved", Data),
                ("schema", One(Self::Schema)),
                ("content", Kept(Self::MediaType)),
                ("example", Data),
                ("examples", Kept(Self::Example)),
            ],
            Self::RequestBody => {
                &[("$ref", Data), ("description", Data), ("required", Data), ("content", Kept(Self::MediaType))]
            }
            Self::MediaType => &[
                ("schema", One(Self::Schema)),
                ("example", Data),
                ("examples", Kept(Self::Example)),
                ("encoding", Kept(Self::Encoding)),
            ],
            Self::Encoding => &[
                ("contentType", Data),
                ("headers", Kept(Self::Header)),
                ("style", Data),
                ("explode", Data),
                ("allowReserved", Data),
            ],
            Self::Response => &[
                ("$ref", Data),
                ("description", Data),
                ("headers", Kept(Self::Header)),
                ("content", Kept(Self::MediaType)),
                ("links", Kept(Self::Link)),
            ],
            // A callback is a map from expressions to path items; `children` knows.
            Self::Callback => &[("$ref", Data)],
            Self::Example => {
                &[("$ref", Data), ("summary", Data), ("description", Data), ("value", Data), ("externalValue", Data)]
            }
            Self::Link => &[
                ("$ref", Data),
                ("operationRef", Data),
                ("operationId", Data),
                ("parameters", Data),
                ("requestBody", Data),
                ("description", Data),
                ("server", One(Self::Server)),
            ],
            Self::Schema => &[
                ("$ref", Data),
                ("title", Data),
                ("description", Data),
                ("deprecated", Data),
                ("type", Data),
                ("format", Data),
                ("nullable", Data),
                ("readOnly", Data),
                ("writeOnly", Data),
                ("enum", Data),
                ("multipleOf", Data),
                ("minimum", Data),
                ("exclusiveMinimum", Data),
                ("maximum", Data),
                ("exclusiveMaximum", Data),
                ("minLength", Data),
                ("maxLength", Data),
                ("pattern", Data),
                ("minItems", Data),
                ("maxItems", Data),
                ("uniqueItems", Data),
                ("items", One(Self::Schema)),
                ("minProperties", Data),
                ("maxProperties", Data),
                ("required", Data),
                ("properties", Kept(Self::Schema)),
                ("additionalProperties", OneOrFlag(Self::Schema)),
                ("discriminator", One(Self::Discriminator)),
                ("allOf", List(Self::Schema)),
                ("oneOf", List(Self::Schema)),
                ("anyOf", List(Self::Schema)),
                ("not", One(Self::Schema)),
                ("xml", One(Self::Xml)),
                ("externalDocs", One(Self::ExternalDocs)),
                ("default", Data),
                ("example", Data),
            ],
            Self::Discriminator => &[("propertyName", Data), ("mapping", Data)],
            Self::Xml => {
                &[("name", Data), ("namespace", Data), ("prefix", Data), ("attribute", Data), ("wrapped", Data)]
            }
            Self::Components => &[
                ("securitySchemes", Sorted(Self::SecurityScheme)),
                ("parameters", Sorted(Self::Parameter)),
                ("headers", Sorted(Self::Header)),
                ("requestBodies", Sorted(Self::RequestBody)),
                ("responses", Sorted(Self::Response)),
                ("examples", Sorted(Self::Example)),
                ("links", Sorted(Self::Link)),
                ("callbacks", Sorted(Self::Callback)),
                ("schemas", Sorted(Self::Schema)),
            ],
            Self::SecurityScheme => &[
                ("$ref", Data),
                ("type", Data),
                ("description", Data),
                ("name", Data),
                ("in", Data),
                ("scheme", Data),
                ("bearerFormat", Data),
                ("flows", One(Self::OAuthFlows)),
                ("openIdConnectUrl", Data),
            ],
            Self::OAuthFlows => &[
                ("implicit", One(Self::OAuthFlow)),
                ("password", One(Self::OAuthFlow)),
                ("clientCredentials", One(Self::OAuthFlow)),
                ("authorizationCode", One(Self::OAuthFlow)),
            ],
            Self::OAuthFlow => {
                &[("authorizationUrl", Data), ("tokenUrl", Data), ("refreshUrl", Data), ("scopes", Data)]
            }
        }
    }

    /// What the field of this name holds.
    pub(crate) fn holds(self, field: &str) -> Holds {
        if self == Self::Callback && !field.starts_with("x-") && field != "$ref" {
            return One(Self::PathItem);
        }
        self.fields().iter().find(|(name, _)| *name == field).map_or(Data, |(_, holds)| *holds)
    }

    /// The map of `components` that holds named objects of this kind; `None` when a `$ref` may
    /// not stand for one.
    pub(crate) fn section(self) -> Option<&'static str> {
        Some(match self {
            Self::Parameter => "parameters",
            Self::RequestBody => "requestBodies",
            Self::Response => "responses",
            Self::Callback => "callbacks",
            Self::Example => "examples",
            Self::Link => "links",
            Self::Header => "headers",
            Self::Schema => "schemas",
            Self::SecurityScheme => "securitySchemes",
            _ => return None,
        })
    }

    fn may_be_reference(self) -> bool {
        self == Self::PathItem || self.section().is_some()
    }
}

/// The reference that an object of this kind is, if it is one.
pub(crate) fn reference(kind: Kind, value: &Value) -> Option<&str> {
    if kind.may_be_reference() { value.get("$ref").and_then(Value::as_str) } else { None }
}

/// Whether the key of a map is one of its entries.
pub(crate) fn is_entry(holds: Holds, key: &str) -> bool {
    !(matches!(holds, SortedWithExtensions(_)) && key.starts_with("x-"))
}

/// Visits every OpenAPI object with its kind and pointer, parents first. A reference is visited,
/// but what stands beside its `$ref` is not looked into, save in a path item, where it counts.
pub(crate) fn walk<'a>(root: &'a Value, visit: &mut dyn FnMut(Kind, &'a Value, &str)) {
    descend(Kind::Root, root, "", visit);
}

fn descend<'a>(kind: Kind, value: &'a Value, at: &str, visit: &mut dyn FnMut(Kind, &'a Value, &str)) {
    visit(kind, value, at);
    let Some(object) = value.as_object() else {
        return;
    };
    if kind != Kind::PathItem && reference(kind, value).is_some() {
        return;
    }
    for (field, child) in object {
        let holds = kind.holds(field);
        if holds == Data {
            continue;
        }
        let at = pointer::join(at, field);
        match (holds, child) {
            (One(kind), _) | (OneOrFlag(kind), Value::Object(_)) => {
                descend(kind, child, &at, visit);
            }
            (List(kind), Value::Array(items)) => {
                for (index, item) in items.iter().enumerate() {
                    descend(kind, item, &format!("{at}/{index}"), visit);
                }
            }
            (Kept(kind) | Sorted(kind) | SortedWithExtensions(kind), Value::Object(entries)) => {
                for (name, entry) in entries {
                    if is_entry(holds, name) {
                        descend(kind, entry, &pointer::join(&at, name), visit);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Changes every OpenAPI object in place, parents first: what the visitor leaves behind is what
/// is looked into next.
pub(crate) fn walk_mut(root: &mut Value, visit: &mut dyn FnMut(Kind, &mut Value, &str)) {
    descend_mut(Kind::Root, root, "", visit);
}

fn descend_mut(kind: Kind, value: &mut Value, at: &str, visit: &mut dyn FnMut(Kind, &mut Value, &str)) {
    visit(kind, value, at);
    if kind != Kind::PathItem && reference(kind, value).is_some() {
        return;
    }
    let Some(object) = value.as_object_mut() else {
        return;
    };
    for (field, child) in object {
        let holds = kind.holds(field);
        if holds == Data {
            continue;
        }
        let at = pointer::join(at, field);
        match (holds, child) {
            (One(kind), child) | (OneOrFlag(kind), child @ Value::Object(_)) => {
                descend_mut(kind, child, &at, visit);
            }
            (List(kind), Value::Array(items)) => {
                for (index, item) in items.iter_mut().enumerate() {
                    descend_mut(kind, item, &format!("{at}/{index}"), visit);
                }
            }
            (Kept(kind) | Sorted(kind) | SortedWithExtensions(kind), Value::Object(entries)) => {
                for (name, entry) in entries {
                    if is_entry(holds, name) {
                        descend_mut(kind, entry, &pointer::join(&at, name), visit);
                    }
                }
            }
            _ => {}
        }
    }
}

/// The map of this section, made when it is missing.
///
/// `None` when the document holds something else there, which the shape check refuses.
pub(crate) fn section_mut<'a>(root: &'a mut Value, section: &str) -> Option<&'a mut Map<String, Value>> {
    root.as_object_mut()?
        .entry("components")
        .or_insert_with(|| Value::Object(Map::new()))
        .as_object_mut()?
        .entry(section)
        .or_insert_with(|| Value::Object(Map::new()))
        .as_object_mut()
}
