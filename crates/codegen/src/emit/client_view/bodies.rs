//! Bodies of the view: one media type per request, one type per side of the responses.

use serde_json::{Map, Value, json};

use super::{Body, BodyKind, Builder, Page, names, resolve};

/// What a response carries, as far as progenitor tells it apart.
#[derive(Debug, Clone, PartialEq)]
enum Content {
    Json(Value),
    Bytes,
    Empty,
}

/// The responses of one call.
pub(super) struct Responses {
    pub(super) document: Value,
    pub(super) empty_is_null: bool,
    pub(super) accept: Option<String>,
    pub(super) bare: Vec<u16>,
    pub(super) page: Option<Page>,
}

impl Builder<'_> {
    /// The request body as the view says it, and how it is taken; `Err` when the call cannot be made.
    pub(super) fn request_body(&mut self, operation: &Value) -> Result<Option<(Value, Body)>, String> {
        let Some(body) = operation.get("requestBody") else {
            return Ok(None);
        };
        let body = resolve(self.root, body);
        if body.get("$ref").is_some() {
            return Err("the reference leads nowhere; the call is left out".to_owned());
        }
        let content = body.get("content").and_then(Value::as_object);
        let best = content.into_iter().flatten().min_by_key(|(media, _)| rank(&essence(media)));
        let Some((media, body_of_media)) = best else {
            return Ok(None);
        };
        let media = essence(media);
        let kind = rank(&media).kind();
        let (said, schema) = match kind {
            BodyKind::Json | BodyKind::Form => {
                let schema = body_of_media.get("schema");
                (kind.media_type(), schema.map_or_else(|| json!({}), |schema| self.schemas.body(schema)))
            }
            BodyKind::Text => (kind.media_type(), json!({ "type": "string" })),
            // Polishing makes parts of it, as the HTTP client writes them, with a boundary of its own.
            BodyKind::Bytes | BodyKind::Parts => {
                (BodyKind::Bytes.media_type(), json!({ "type": "string", "format": "binary" }))
            }
        };
        let media_type = match kind {
            BodyKind::Json => media,
            BodyKind::Bytes if !media.contains('*') => media,
            _ => kind.media_type().to_owned(),
        };
        let required = body.get("required") == Some(&Value::Bool(true));
        let optional = !required && matches!(kind, BodyKind::Json | BodyKind::Form);
        let document = json!({ "required": true, "content": { said: { "schema": schema } } });
        Ok(Some((document, Body { kind, optional, media_type })))
    }

    pub(super) fn responses(&mut self, name: &str, method: &str, operation: &Value) -> Responses {
        let mut successes: Vec<(String, Content)> = Vec::new();
        let mut errors: Vec<(String, Content)> = Vec::new();
        let mut page = None;
        let mut accepted: Vec<String> = Vec::new();
        let responses = operation.get("responses").and_then(Value::as_object);
        let declares_success = responses.into_iter().flatten().any(|(status, _)| status.starts_with('2'));
        for (status, response) in responses.into_iter().flatten() {
            let response = resolve(self.root, response);
            let content = match method {
                "head" => Content::Empty,
                _ => self.content(response),
            };
            let status = status.to_ascii_uppercase();
            match status.as_bytes() {
                [b'2', ..] => {
                    page = page.or_else(|| self.page(method, response));
                    accepted.extend(json_types(response));
                    successes.push((status, content));
                }
                [b'4' | b'5', ..] => errors.push((status, content)),
                b"DEFAULT" => {
                    // Where no success is declared, it is one too.
                    if !declares_success {
                        accepted.extend(json_types(response));
                        successes.push(("2XX".to_owned(), content.clone()));
                    }
                    for range in ["4XX", "5XX"] {
                        errors.push((range.to_owned(), content.clone()));
                    }
                }
                // Redirects are followed, and informational answers are not the last word.
                _ => {}
            }
        }
        let mut document = Map::new();
        let reads_bytes = successes.iter().any(|(_, content)| *content == Content::Bytes);
        let empty_is_null = self.successes(name, successes, &mut document);
        let has_body = |content: &Content| matches!(content, Content::Json(_));
        let is_typed = errors.iter().any(|(_, content)| has_body(content));
        let bare = errors.iter().filter(|(_, content)| is_typed && !has_body(content));
        let bare = bare.filter_map(|(status, _)| status.parse().ok()).collect();
        self.errors(name, errors, &mut document);
        accepted.dedup();
        let accept =
            (!reads_bytes && !accepted.is_empty() && accepted != ["application/json"]).then(|| accepted.join(", "));
        Responses { document: Value::Object(document), empty_is_null, accept, bare, page }
    }

    /// Gives every success one type; answers whether an empty one has to be read as `null`.
    fn successes(&mut self, name: &str, successes: Vec<(String, Content)>, document: &mut Map<String, Value>) -> bool {
        let types = types_of(&successes);
        let any_empty = successes.iter().any(|(_, content)| *content == Content::Empty);
        let content = if successes.iter().any(|(_, content)| *content == Content::Bytes) {
            Content::Bytes
        } else if types.is_empty() {
            Content::Empty
        } else {
            let schema = self.merged(name, "Success", types);
            if any_empty {
                // `allOf` with one member keeps the name and takes the null.
                Content::Json(json!({ "nullable": true, "allOf": [schema] }))
            } else {
                Content::Json(schema)
            }
        };
        let empty_is_null = any_empty && matches!(content, Content::Json(_));
        for (status, _) in successes {
            document.insert(status, content.response());
        }
        empty_is_null
    }

    fn errors(&mut self, name: &str, errors: Vec<(String, Content)>, document: &mut Map<String, Value>) {
        let types = types_of(&errors);
        let wanted = self.options.error_schema.as_deref();
        if let Some(reference) = wanted.and_then(|wanted| self.schemas.reference(wanted))
            && types.iter().all(|declared| *declared == reference)
        {
            let content = Content::Json(reference);
            for range in ["4XX", "5XX"] {
                document.insert(range.to_owned(), content.response());
            }
            return;
        }
        // Without a type of its own an error arrives as an unexpected response, which still has
        // its status and its body.
        if types.is_empty() {
            return;
        }
        let content = Content::Json(self.merged(name, "Error", types));
        for (status, declared) in errors {
            if matches!(declared, Content::Json(_)) {
                document.entry(status).or_insert_with(|| content.response());
            }
        }
    }

    /// One schema for several: the only one, or a choice between them.
    fn merged(&mut self, name: &str, side: &str, mut types: Vec<Value>) -> Value {
        if types.len() == 1 {
            return types.remove(0);
        }
        // A schema that allows anything takes the others in.
        if types.contains(&json!({})) {
            return json!({});
        }
        let choice = self.synthetic_name(&format!("{}{side}", names::pascal(name)));
        let reference = json!({ "$ref": format!("#/components/schemas/{choice}") });
        self.synthetic.insert(choice, json!({ "oneOf": types }));
        reference
    }

    fn content(&self, response: &Value) -> Content {
        let content = response.get("content").and_then(Value::as_object);
        let best = content.into_iter().flatten().min_by_key(|(media, _)| rank(&essence(media)));
        match best {
            None => Content::Empty,
            Some((media, body)) => match rank(&essence(media)) {
                Rank::Json | Rank::JsonSuffix => Content::Json(match body.get("schema") {
                    Some(schema) => self.schemas.body(schema),
                    None => json!({}),
                }),
                _ => Content::Bytes,
            },
        }
    }

    /// The page that a response is: `results` of a named type, and `pagination` with
    /// `total_pages`, both always there.
    fn page(&self, method: &str, response: &Value) -> Option<Page> {
        let schema = response.get("content")?.get("application/json")?.get("schema")?;
        let list = self.schemas.rust_path(schema)?;
        let object = self.schemas.object(schema)?;
        let pagination = self.schemas.object(object.pointer("/properties/pagination")?)?;
        let requires = |object: &Value, field: &str| {
            object.get("required").and_then(Value::as_array).is_some_and(|fields| fields.iter().any(|one| one == field))
        };
        let total = pagination.pointer("/properties/total_pages/type")?;
        let fits = method == "get"
            && requires(object, "results")
            && requires(object, "pagination")
            && requires(pagination, "total_pages")
            && total == "integer";
        let item = self.schemas.rust_path(object.pointer("/properties/results/items")?)?;
        fits.then(|| Page { list: list.to_owned(), item: item.to_owned() })
    }
}

impl Content {
    fn response(&self) -> Value {
        match self {
            Self::Json(schema) => json!({
                "description": "",
                "content": { "application/json": { "schema": schema } },
            }),
            Self::Bytes => json!({
                "description": "",
                "content": { "application/octet-stream": {} },
            }),
            Self::Empty => json!({ "description": "" }),
        }
    }
}

/// The media types of a response that are JSON.
fn json_types(response: &Value) -> impl Iterator<Item = String> + use<> {
    let content = response.get("content").and_then(Value::as_object);
    let media_types: Vec<String> = content.into_iter().flatten().map(|(media, _)| essence(media)).collect();
    media_types.into_iter().filter(|media| matches!(rank(media), Rank::Json | Rank::JsonSuffix))
}

/// The different types of JSON among responses, in order.
fn types_of(responses: &[(String, Content)]) -> Vec<Value> {
    let mut types: Vec<Value> = Vec::new();
    for (_, content) in responses {
        if let Content::Json(schema) = content
            && !types.contains(schema)
        {
            types.push(schema.clone());
        }
    }
    types
}

/// Media types in the order in which the client prefers them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Json,
    JsonSuffix,
    Form,
    Text,
    Bytes,
    Multipart,
}

impl Rank {
    fn kind(self) -> BodyKind {
        match self {
            Rank::Json | Rank::JsonSuffix => BodyKind::Json,
            Rank::Form => BodyKind::Form,
            Rank::Text => BodyKind::Text,
            Rank::Bytes => BodyKind::Bytes,
            Rank::Multipart => BodyKind::Parts,
        }
    }
}

fn rank(media: &str) -> Rank {
    match media {
        "application/json" => Rank::Json,
        "application/x-www-form-urlencoded" => Rank::Form,
        "text/plain" => Rank::Text,
        _ if media.ends_with("+json") => Rank::JsonSuffix,
        _ if media.starts_with("multipart/") => Rank::Multipart,
        _ => Rank::Bytes,
    }
}

/// A media type without parameters.
fn essence(media: &str) -> String {
    let end = media.find(';').unwrap_or(media.len());
    media[..end].trim().to_ascii_lowercase()
}
