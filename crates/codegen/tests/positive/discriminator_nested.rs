pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Expression`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Expression {
        /// `sum`
        Sum(Sum),
        /// `not`
        Not(Box<Not>),
        /// `leaf`
        Leaf(Leaf),
        /// A form that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(::serde_json::Value),
    }
    ct::forms! {
        Expression { Sum(Sum), Not(Not), Leaf(Leaf), }
    }
    impl ::serde::Serialize for Expression {
        fn serialize<S: ::serde::Serializer>(
            &self,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            match self {
                Self::Sum(value) => ::serde::Serialize::serialize(value, serializer),
                Self::Not(value) => ::serde::Serialize::serialize(value, serializer),
                Self::Leaf(value) => ::serde::Serialize::serialize(value, serializer),
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for Expression {
        fn deserialize<D: ::serde::Deserializer<'de>>(
            deserializer: D,
        ) -> Result<Self, D::Error> {
            let value = <::serde_json::Value as ::serde::Deserialize>::deserialize(
                deserializer,
            )?;
            match value.get("op").and_then(::serde_json::Value::as_str) {
                Some("sum") => {
                    ::serde::Deserialize::deserialize(value)
                        .map(Self::Sum)
                        .map_err(::serde::de::Error::custom)
                }
                Some("not") => {
                    ::serde::Deserialize::deserialize(value)
                        .map(Self::Not)
                        .map_err(::serde::de::Error::custom)
                }
                Some("leaf") => {
                    ::serde::Deserialize::deserialize(value)
                        .map(Self::Leaf)
                        .map_err(::serde::de::Error::custom)
                }
                Some(_) => Ok(Self::Unknown(value)),
                None => Err(::serde::de::Error::custom("missing field `op`")),
            }
        }
    }
    impl ct::Validate for Expression {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            match self {
                Self::Sum(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Not(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Leaf(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Unknown(_) => {
                    ct::check::unknown_value(
                        &["sum", "not", "leaf"],
                        &at.field("op"),
                        out,
                    )
                }
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::member::<
                String,
            >(object, "op", ct::inspect::Presence::Required, at, out);
            match object.get("op").and_then(::serde_json::Value::as_str) {
                Some("sum") => {
                    <Sum as ct::Validate>::inspect(value, at, out);
                }
                Some("not") => {
                    <Box<Not> as ct::Validate>::inspect(value, at, out);
                }
                Some("leaf") => {
                    <Leaf as ct::Validate>::inspect(value, at, out);
                }
                Some(_) => {
                    ct::check::unknown_value(
                        &["sum", "not", "leaf"],
                        &at.field("op"),
                        out,
                    );
                }
                None => {}
            }
        }
    }
    /// The schema `Leaf`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Leaf {
        /// The property `op`.
        pub op: String,
        /// The property `value`.
        pub value: Value,
    }
    ct::object!(Leaf);
    impl Leaf {
        /// A value with the required fields.
        #[must_use]
        pub fn new(op: impl Into<String>, value: Value) -> Self {
            Self { op: Into::into(op), value }
        }
    }
    impl ct::Validate for Leaf {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.value, "value", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "op", at, out);
            ct::inspect::required::<Value>(object, "value", at, out);
        }
    }
    /// The schema `Name`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Name {
        /// The property `type`.
        pub r#type: String,
        /// The property `name`.
        ///
        /// At least 1 character.
        pub name: String,
    }
    ct::object!(Name);
    impl Name {
        /// A value with the required fields.
        #[must_use]
        pub fn new(r#type: impl Into<String>, name: impl Into<String>) -> Self {
            Self {
                r#type: Into::into(r#type),
                name: Into::into(name),
            }
        }
    }
    impl Name {
        fn check_name(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::min_length(value, 1, at, out);
        }
    }
    impl ct::Validate for Name {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            Self::check_name(&self.name, &at.field("name"), out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "type", at, out);
            ct::inspect::required_with::<
                String,
                _,
            >(object, "name", at, out, Self::check_name);
        }
    }
    /// The schema `Not`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Not {
        /// The property `op`.
        pub op: String,
        /// The property `inner`.
        pub inner: Box<Expression>,
    }
    ct::object!(Not);
    impl Not {
        /// A value with the required fields.
        #[must_use]
        pub fn new(op: impl Into<String>, inner: Expression) -> Self {
            Self {
                op: Into::into(op),
                inner: Box::new(inner),
            }
        }
    }
    impl ct::Validate for Not {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.inner, "inner", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "op", at, out);
            ct::inspect::required::<Expression>(object, "inner", at, out);
        }
    }
    /// The schema `Number`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Number {
        /// The property `type`.
        pub r#type: String,
        /// The property `number`.
        pub number: f64,
    }
    ct::object!(Number);
    impl Number {
        /// A value with the required fields.
        #[must_use]
        pub fn new(r#type: impl Into<String>, number: f64) -> Self {
            Self {
                r#type: Into::into(r#type),
                number,
            }
        }
    }
    impl ct::Validate for Number {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "type", at, out);
            ct::inspect::required::<f64>(object, "number", at, out);
        }
    }
    /// The schema `Sum`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Sum {
        /// The property `op`.
        pub op: String,
        /// The property `terms`.
        ///
        /// At least 2 items.
        pub terms: Vec<Expression>,
    }
    ct::object!(Sum);
    impl Sum {
        /// A value with the required fields.
        #[must_use]
        pub fn new(op: impl Into<String>, terms: Vec<Expression>) -> Self {
            Self { op: Into::into(op), terms }
        }
    }
    impl Sum {
        fn check_terms(
            value: &[Expression],
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::min_items(value, 2, at, out);
        }
    }
    impl ct::Validate for Sum {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            Self::check_terms(&self.terms, &at.field("terms"), out);
            ct::check::field(&self.terms, "terms", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "op", at, out);
            ct::inspect::required_with::<
                Vec<Expression>,
                _,
            >(object, "terms", at, out, Self::check_terms);
        }
    }
    /// The schema `Value`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Value {
        /// `Number`
        Number(Number),
        /// `Name`
        Name(Name),
        /// A form that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(::serde_json::Value),
    }
    ct::forms! {
        Value { Number(Number), Name(Name), }
    }
    impl ::serde::Serialize for Value {
        fn serialize<S: ::serde::Serializer>(
            &self,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            match self {
                Self::Number(value) => ::serde::Serialize::serialize(value, serializer),
                Self::Name(value) => ::serde::Serialize::serialize(value, serializer),
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for Value {
        fn deserialize<D: ::serde::Deserializer<'de>>(
            deserializer: D,
        ) -> Result<Self, D::Error> {
            let value = <::serde_json::Value as ::serde::Deserialize>::deserialize(
                deserializer,
            )?;
            match value.get("type").and_then(::serde_json::Value::as_str) {
                Some("Number") => {
                    ::serde::Deserialize::deserialize(value)
                        .map(Self::Number)
                        .map_err(::serde::de::Error::custom)
                }
                Some("Name") => {
                    ::serde::Deserialize::deserialize(value)
                        .map(Self::Name)
                        .map_err(::serde::de::Error::custom)
                }
                Some(_) => Ok(Self::Unknown(value)),
                None => Err(::serde::de::Error::custom("missing field `type`")),
            }
        }
    }
    impl ct::Validate for Value {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            match self {
                Self::Number(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Name(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Unknown(_) => {
                    ct::check::unknown_value(&["Number", "Name"], &at.field("type"), out)
                }
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::member::<
                String,
            >(object, "type", ct::inspect::Presence::Required, at, out);
            match object.get("type").and_then(::serde_json::Value::as_str) {
                Some("Number") => {
                    <Number as ct::Validate>::inspect(value, at, out);
                }
                Some("Name") => {
                    <Name as ct::Validate>::inspect(value, at, out);
                }
                Some(_) => {
                    ct::check::unknown_value(
                        &["Number", "Name"],
                        &at.field("type"),
                        out,
                    );
                }
                None => {}
            }
        }
    }
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "evaluate",
            method: "POST",
            path: "/evaluate",
            tag: "Expressions",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Expressions {}
    impl<T: rt::Host + Expressions> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        expressions::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Expressions`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Expressions: rt::Host {
        /// The operation `evaluate`.
        ///
        /// `POST /evaluate`
        fn evaluate(
            &self,
            body: crate::positive::discriminator_nested::made::types::Expression,
        ) -> impl ::core::future::Future<
            Output = Result<EvaluateResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The answers of `POST /evaluate`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum EvaluateResponse {
        /// 200: As it was read.
        Ok(crate::positive::discriminator_nested::made::types::Expression),
    }
    impl EvaluateResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
            }
        }
        fn check(&self, out: &mut ::windlass_contract::Violations) {
            let at = &::windlass_contract::Pointer::Root;
            match self {
                Self::Ok(body) => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok(body) => rt::Reply::of(200).json(&body),
            }
        }
    }
    /// Mounting the operations of `Expressions`.
    pub mod expressions {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Expressions>(
            api: ::std::sync::Arc<A>,
        ) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Expressions>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], evaluate::<A>);
        }
        fn evaluate<A: super::Expressions>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(&parts, body, &["application/json"], limit)
                    .await?;
                let response = super::Expressions::evaluate(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
    }
}
#[allow(clippy::all, clippy::unwrap_used)]
pub mod client {
    #[allow(unused_imports)]
    pub use progenitor_client::{ByteStream, ClientInfo, Error, ResponseValue};
    #[allow(unused_imports)]
    use progenitor_client::{encode_path, ClientHooks, OperationInfo, RequestBuilderExt};
    #[derive(Clone, Debug)]
    /**Client for Types that a property tells within such types

Version: 1*/
    pub struct Client {
        pub(crate) baseurl: String,
        pub(crate) client: reqwest::Client,
        pub(crate) inner: Inner,
    }
    impl Client {
        /// Construct a new client with an existing `reqwest::Client`,
        /// allowing more control over its configuration.
        ///
        /// `baseurl` is the base URL provided to the internal
        /// `reqwest::Client`, and should include a scheme and hostname,
        /// as well as port and a path stem if applicable.
        pub(crate) fn new_with_client(
            baseurl: &str,
            client: reqwest::Client,
            inner: Inner,
        ) -> Self {
            Self {
                baseurl: baseurl.to_string(),
                client,
                inner,
            }
        }
    }
    impl ClientInfo<Inner> for Client {
        fn api_version() -> &'static str {
            "1"
        }
        fn baseurl(&self) -> &str {
            self.baseurl.as_str()
        }
        fn client(&self) -> &reqwest::Client {
            &self.client
        }
        fn inner(&self) -> &Inner {
            &self.inner
        }
    }
    const _: () = {
        #[allow(dead_code)]
        fn assert_client_hooks()
        where
            Client: ClientHooks<Inner>,
        {}
    };
    #[allow(clippy::all)]
    impl Client {
        /**Sends a `POST` request to `/evaluate`

*/
        pub async fn evaluate<'a>(
            &'a self,
            body: &'a crate::positive::discriminator_nested::made::types::Expression,
        ) -> Result<
            ResponseValue<
                crate::positive::discriminator_nested::made::types::Expression,
            >,
            Error<()>,
        > {
            let url = format!("{}/evaluate", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "evaluate").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
    }
    impl Client {
        /// Sends a request of this operation, with the hooks before and after.
        async fn send_request<E>(
            &self,
            mut request: ::reqwest::Request,
            operation_id: &'static str,
        ) -> Result<::reqwest::Response, Error<E>> {
            let info = OperationInfo { operation_id };
            self.pre(&mut request, &info).await?;
            let result = self.exec(request, &info).await;
            self.post(&result, &info).await?;
            Ok(result?)
        }
    }
    /// The media type of an operation's request, where it is not the one of the call.
    pub(crate) fn content_type(operation_id: &str) -> Option<&'static str> {
        match operation_id {
            _ => None,
        }
    }
    /// What a client holds beside the HTTP client: nothing.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Inner;
    impl ::progenitor_client::ClientHooks<Inner> for Client {
        async fn pre<E>(
            &self,
            request: &mut ::reqwest::Request,
            info: &OperationInfo,
        ) -> Result<(), Error<E>> {
            if let Some(media) = content_type(info.operation_id) {
                let media = ::reqwest::header::HeaderValue::from_static(media);
                request.headers_mut().insert(::reqwest::header::CONTENT_TYPE, media);
            }
            Ok(())
        }
    }
    pub use ::reqwest;
    impl Client {
        /// A client of the server at `base_url`, which may end with a path.
        ///
        /// When the process has no default cryptography provider of rustls, *ring* becomes it.
        ///
        /// # Errors
        ///
        /// When the machine has no certificates to trust.
        pub fn connect(base_url: &str) -> Result<Self, ::reqwest::Error> {
            let _ = ::rustls::crypto::ring::default_provider().install_default();
            Ok(Self::with_http(base_url, ::reqwest::Client::builder().build()?))
        }
        /// A client of the server at `base_url` that calls through `http`: time limits, proxies and headers that
        /// all calls share, such as `Authorization`, are set there.
        pub fn with_http(base_url: &str, http: ::reqwest::Client) -> Self {
            Self::new_with_client(base_url.trim_end_matches('/'), http, Inner)
        }
    }
}
