//! Operations: what can be asked, with what, and how it can be answered.

use serde_json::Value;

use super::schema::{Docs, Schema};

/// A tag with operations: one trait and one module of the server.
#[derive(Debug, Clone, PartialEq)]
pub struct Tag {
    /// The name in the document.
    pub name: String,
    /// The trait: PascalCase.
    pub trait_name: String,
    /// The module: snake_case.
    pub module: String,
    /// `tags[].description`.
    pub description: String,
}

/// One operation.
#[derive(Debug, Clone, PartialEq)]
pub struct Operation {
    /// `operationId`, or one made of method and path.
    pub id: String,
    /// The Rust name of the method: snake_case of the id, unique.
    pub name: String,
    /// PascalCase of the id, unique: the prefix of `…Params` and `…Response`.
    pub type_prefix: String,
    /// The HTTP method in capitals.
    pub method: String,
    /// The path template as in the document.
    pub path: String,
    /// Where it stands in the document, as a JSON pointer.
    pub pointer: String,
    /// Its first tag (`default` when it has none); equals the name of one of [`Ir::tags`](super::Ir::tags).
    pub tag: String,
    /// Prose: `title` is the summary.
    pub docs: Docs,
    /// `x-required-scope`.
    pub scope: Option<String>,
    /// `x-max-body`: the largest request body in bytes, where it is not that of [`Options`](crate::Options).
    pub max_body: Option<u64>,
    /// Alternatives, each a list of schemes that must all pass. Empty: no security. An empty alternative: optional.
    pub security: Vec<Vec<String>>,
    /// Path, query, header and cookie parameters, those of the path item included.
    pub parameters: Vec<Parameter>,
    /// The request body.
    pub body: Option<RequestBody>,
    /// The responses, in document order.
    pub responses: Vec<Response>,
}

/// Where a parameter travels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Location {
    /// In the path template.
    Path,
    /// In the query string.
    Query,
    /// In a header.
    Header,
    /// In a cookie.
    Cookie,
}

/// How a parameter that is not a scalar is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// `a,b` or `k=a&k=b`
    Form,
    /// `a,b`
    Simple,
    /// `.a.b`
    Label,
    /// `;k=a`
    Matrix,
    /// `a b`
    SpaceDelimited,
    /// `a|b`
    PipeDelimited,
    /// `k[a]=b`
    DeepObject,
    /// The value of `content`: JSON text.
    Json,
}

/// A parameter.
#[derive(Debug, Clone, PartialEq)]
pub struct Parameter {
    /// Where it travels.
    pub location: Location,
    /// The name in the document.
    pub wire: String,
    /// The Rust name, unique among the operation's parameters.
    pub name: String,
    /// It must be there.
    pub required: bool,
    /// Its schema, with `default` and bounds. Never an inline object: that has become a named type.
    pub schema: Schema,
    /// Serialization.
    pub style: Style,
    /// Serialization of arrays and objects.
    pub explode: bool,
    /// Prose.
    pub docs: Docs,
}

/// A body of one media type.
#[derive(Debug, Clone, PartialEq)]
pub struct Body {
    /// The media type as in the document.
    pub media_type: String,
    /// Its schema: a named type, or a container or primitive without constraints of its own.
    pub schema: Schema,
    /// `example`, or the first of `examples`, of the media type itself.
    pub example: Option<Value>,
}

impl Body {
    /// The media type is JSON: `application/json` or `…+json`, whatever its parameters.
    #[must_use]
    pub fn is_json(&self) -> bool {
        let essence = self.media_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        essence == "application/json" || essence.ends_with("+json")
    }
}

/// The body of a request.
#[derive(Debug, Clone, PartialEq)]
pub struct RequestBody {
    /// It must be there.
    pub required: bool,
    /// Prose.
    pub docs: Docs,
    /// One per media type, in document order; at least one.
    pub contents: Vec<Body>,
}

/// The status a response is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// One status.
    Code(u16),
    /// `4XX`: the hundreds digit.
    Range(u8),
    /// `default`.
    Default,
}

/// A response.
#[derive(Debug, Clone, PartialEq)]
pub struct Response {
    /// Its status.
    pub status: Status,
    /// The Rust name of the variant: `Created`, `Status4xx`, `Default`; unique in the operation.
    pub variant: String,
    /// Prose.
    pub docs: Docs,
    /// The body, one per media type; empty: no body.
    pub contents: Vec<Body>,
    /// Headers.
    pub headers: Vec<Header>,
}

/// A header of a response.
#[derive(Debug, Clone, PartialEq)]
pub struct Header {
    /// The name in the document.
    pub wire: String,
    /// The Rust name, unique among the response's headers; never `body`.
    pub name: String,
    /// It is always sent.
    pub required: bool,
    /// Its schema.
    pub schema: Schema,
    /// Prose.
    pub docs: Docs,
}

/// An entry of `components.securitySchemes`.
#[derive(Debug, Clone, PartialEq)]
pub struct Scheme {
    /// The key.
    pub name: String,
    /// What it is.
    pub kind: SchemeKind,
    /// Prose.
    pub description: String,
}

/// The kinds of security schemes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SchemeKind {
    /// `apiKey`: where and under which name.
    ApiKey(Location, String),
    /// `http`: the scheme of the `Authorization` header (`bearer`, `basic`, …), lower case.
    Http(String),
    /// `oauth2`
    OAuth2,
    /// `openIdConnect`
    OpenIdConnect,
    /// `mutualTLS`
    MutualTls,
}
