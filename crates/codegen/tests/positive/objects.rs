pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Inner`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Inner {
        /// The property `a`.
        pub a: i64,
        /// The property `b`.
        pub b: Vec<InnerBItem>,
    }
    ct::object!(Inner);
    impl Inner {
        /// A value with the required fields.
        #[must_use]
        pub fn new(a: i64, b: Vec<InnerBItem>) -> Self {
            Self { a, b }
        }
    }
    impl ct::Validate for Inner {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.b, "b", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<i64>(object, "a", at, out);
            ct::inspect::required::<Vec<InnerBItem>>(object, "b", at, out);
        }
    }
    /// The schema at `/components/schemas/Inner/properties/b/items`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct InnerBItem {
        /// The property `c`.
        pub c: String,
    }
    ct::object!(InnerBItem);
    impl InnerBItem {
        /// A value with the required fields.
        #[must_use]
        pub fn new(c: impl Into<String>) -> Self {
            Self { c: Into::into(c) }
        }
    }
    impl ct::Validate for InnerBItem {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "c", at, out);
        }
    }
    /// The schema `Outer`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Outer {
        /// The property `inner`.
        pub inner: Inner,
        /// The property `few`.
        ///
        /// 1 to 2 members.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub few: Option<::std::collections::BTreeMap<String, i64>>,
        /// The property `free`.
        ///
        /// At most 1 member.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub free: Option<::serde_json::Map<String, ::serde_json::Value>>,
        /// The property `counted`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub counted: Option<OuterCounted>,
        /// The property `named`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub named: Option<OuterNamed>,
    }
    ct::object!(Outer);
    impl Outer {
        /// A value with the required fields.
        #[must_use]
        pub fn new(inner: Inner) -> Self {
            Self {
                inner,
                few: None,
                free: None,
                counted: None,
                named: None,
            }
        }
    }
    impl Outer {
        fn check_few(
            value: &::std::collections::BTreeMap<String, i64>,
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::min_properties(value.len(), 1, at, out);
            ct::check::max_properties(value.len(), 2, at, out);
        }
        fn check_free(
            value: &::serde_json::Map<String, ::serde_json::Value>,
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::max_properties(value.len(), 1, at, out);
        }
    }
    impl ct::Validate for Outer {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.inner, "inner", at, out);
            if let Some(value) = &self.few {
                Self::check_few(value, &at.field("few"), out);
            }
            if let Some(value) = &self.free {
                Self::check_free(value, &at.field("free"), out);
            }
            ct::check::field(&self.counted, "counted", at, out);
            ct::check::field(&self.named, "named", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<Inner>(object, "inner", at, out);
            ct::inspect::optional_with::<
                ::std::collections::BTreeMap<String, i64>,
                _,
            >(object, "few", at, out, Self::check_few);
            ct::inspect::optional_with::<
                ::serde_json::Map<String, ::serde_json::Value>,
                _,
            >(object, "free", at, out, Self::check_free);
            ct::inspect::optional::<OuterCounted>(object, "counted", at, out);
            ct::inspect::optional::<OuterNamed>(object, "named", at, out);
        }
    }
    /// The schema at `/components/schemas/Outer/properties/counted`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct OuterCounted {
        /// The property `a`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub a: Option<i64>,
        /// The property `b`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub b: Option<i64>,
    }
    ct::object!(OuterCounted);
    impl OuterCounted {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl ct::Validate for OuterCounted {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::min_properties(
                usize::from(self.a.is_some()) + usize::from(self.b.is_some()),
                2,
                at,
                out,
            );
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<i64>(object, "a", at, out);
            ct::inspect::optional::<i64>(object, "b", at, out);
            ct::check::min_properties(object.len(), 2, at, out);
        }
    }
    /// The schema at `/components/schemas/Outer/properties/named`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct OuterNamed {
        /// The property `a`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub a: Option<i64>,
        /// The property `unsaid`.
        pub unsaid: ::serde_json::Value,
    }
    ct::object!(OuterNamed);
    impl OuterNamed {
        /// A value with the required fields.
        #[must_use]
        pub fn new(unsaid: ::serde_json::Value) -> Self {
            Self { a: None, unsaid }
        }
    }
    impl ct::Validate for OuterNamed {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<i64>(object, "a", at, out);
            ct::inspect::nullable::<::serde_json::Value>(object, "unsaid", at, out);
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
            id: "check",
            method: "POST",
            path: "/objects",
            tag: "Objects",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Objects {}
    impl<T: rt::Host + Objects> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        objects::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Objects`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Objects: rt::Host {
        /// The operation `check`.
        ///
        /// `POST /objects`
        fn check(
            &self,
            body: crate::positive::objects::made::types::Outer,
        ) -> impl ::core::future::Future<
            Output = Result<CheckResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The answers of `POST /objects`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum CheckResponse {
        /// 200: As it was read.
        Ok(crate::positive::objects::made::types::Outer),
    }
    impl CheckResponse {
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
    /// Mounting the operations of `Objects`.
    pub mod objects {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Objects>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Objects>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], check::<A>);
        }
        fn check<A: super::Objects>(
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
                let response = super::Objects::check(api.as_ref(), body).await?;
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
    /**Client for Rules for objects

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
        /**Sends a `POST` request to `/objects`

*/
        pub async fn check<'a>(
            &'a self,
            body: &'a crate::positive::objects::made::types::Outer,
        ) -> Result<
            ResponseValue<crate::positive::objects::made::types::Outer>,
            Error<()>,
        > {
            let url = format!("{}/objects", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "check").await?;
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
