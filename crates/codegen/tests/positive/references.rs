pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Book`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Book {
        /// The property `title`.
        pub title: Title,
    }
    ct::object!(Book);
    impl Book {
        /// A value with the required fields.
        #[must_use]
        pub fn new(title: Title) -> Self {
            Self { title }
        }
    }
    impl ct::Validate for Book {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.title, "title", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<Title>(object, "title", at, out);
        }
    }
    /// The schema `Limits`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Limits {
        /// The property `limit`.
        ///
        /// Default: `2`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub limit: Option<LimitsLimit>,
    }
    ct::object!(Limits);
    impl Limits {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
        /// The value of `limit`, or its default, `2`.
        #[must_use]
        pub fn limit_or_default(&self) -> LimitsLimit {
            self.limit.clone().unwrap_or(LimitsLimit(2))
        }
    }
    impl ct::Validate for Limits {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.limit, "limit", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<LimitsLimit>(object, "limit", at, out);
        }
    }
    /// The schema `LimitsLimit`.
    ///
    /// At most 3.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(transparent)]
    pub struct LimitsLimit(pub i64);
    ct::word!(LimitsLimit(i64));
    impl ct::Validate for LimitsLimit {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let value = &self.0;
            ct::check::maximum(*value, 3, at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::value_with::<
                i64,
            >(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::maximum(*value, 3, at, out);
                },
            );
        }
    }
    /// The schema `Problem`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Problem {
        /// The property `title`.
        pub title: String,
    }
    ct::object!(Problem);
    impl Problem {
        /// A value with the required fields.
        #[must_use]
        pub fn new(title: impl Into<String>) -> Self {
            Self { title: Into::into(title) }
        }
    }
    impl ct::Validate for Problem {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "title", at, out);
        }
    }
    /// The schema `ShelfId`.
    ///
    /// Pattern: `^[A-Z]\d$`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(transparent)]
    pub struct ShelfId(pub ::std::string::String);
    ct::word!(ShelfId(String));
    impl ct::Validate for ShelfId {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let value = &self.0;
            ct::check::pattern(value, &PATTERN_1, at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::value_with::<
                String,
            >(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::pattern(value, &PATTERN_1, at, out);
                },
            );
        }
    }
    /// The schema `Text`.
    ///
    /// At least 1 character.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(transparent)]
    pub struct Text(pub ::std::string::String);
    ct::word!(Text(String));
    impl ct::Validate for Text {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let value = &self.0;
            ct::check::min_length(value, 1, at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::value_with::<
                String,
            >(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::min_length(value, 1, at, out);
                },
            );
        }
    }
    /// The schema `Title`.
    pub type Title = Text;
    static PATTERN_1: ct::check::Pattern = ct::check::Pattern::new(
        "^[A-Z]\\d$",
        "^[A-Z][0-9]$",
    );
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "list",
            method: "GET",
            path: "/shelves/{shelf}/books",
            tag: "Books",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "add",
            method: "POST",
            path: "/shelves/{shelf}/books",
            tag: "Books",
            scope: None,
            statuses: &[0, 200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Books {}
    impl<T: rt::Host + Books> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        books::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Books`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Books: rt::Host {
        /// The operation `list`.
        ///
        /// `GET /shelves/{shelf}/books`
        fn list(
            &self,
            params: ListParams,
        ) -> impl ::core::future::Future<
            Output = Result<ListResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `add`.
        ///
        /// `POST /shelves/{shelf}/books`
        fn add(
            &self,
            params: AddParams,
            body: crate::positive::references::made::types::Book,
        ) -> impl ::core::future::Future<
            Output = Result<AddResponse, rt::Rejection>,
        > + Send {
            let _ = (params, body);
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The parameters of `GET /shelves/{shelf}/books`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ListParams {
        /// `shelf` in the path.
        pub shelf: crate::positive::references::made::types::ShelfId,
        /// `limit` in the query.
        pub limit: crate::positive::references::made::types::LimitsLimit,
    }
    impl ListParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let shelf = input_
                .path::<
                    crate::positive::references::made::types::ShelfId,
                >(
                    1,
                    "shelf",
                    |value, at, out| {
                        ::windlass_contract::Validate::validate_at(value, at, out);
                    },
                );
            let limit = input_
                .query::<
                    crate::positive::references::made::types::LimitsLimit,
                >(
                    "limit",
                    |value, at, out| {
                        ::windlass_contract::Validate::validate_at(value, at, out);
                    },
                )
                .map(|value| {
                    value
                        .unwrap_or(
                            crate::positive::references::made::types::LimitsLimit(2),
                        )
                });
            let (Some(shelf), Some(limit)) = (shelf, limit) else {
                return Err(input_.reject());
            };
            Ok(Self { shelf, limit })
        }
    }
    /// The parameters of `POST /shelves/{shelf}/books`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct AddParams {
        /// `shelf` in the path.
        pub shelf: crate::positive::references::made::types::ShelfId,
    }
    impl AddParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let shelf = input_
                .path::<
                    crate::positive::references::made::types::ShelfId,
                >(
                    1,
                    "shelf",
                    |value, at, out| {
                        ::windlass_contract::Validate::validate_at(value, at, out);
                    },
                );
            let (Some(shelf),) = (shelf,) else {
                return Err(input_.reject());
            };
            Ok(Self { shelf })
        }
    }
    /// The answers of `GET /shelves/{shelf}/books`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ListResponse {
        /// 200: Books.
        Ok {
            /// The header `X-Count`.
            x_count: i64,
            /// The body.
            body: Vec<crate::positive::references::made::types::Book>,
        },
    }
    impl ListResponse {
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
                Self::Ok { body, .. } => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok { x_count, body } => {
                    rt::Reply::of(200).header("x-count", &x_count)?.json(&body)
                }
            }
        }
    }
    /// The answers of `POST /shelves/{shelf}/books`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddResponse {
        /// 200: Books.
        Ok {
            /// The header `X-Count`.
            x_count: i64,
            /// The body.
            body: Vec<crate::positive::references::made::types::Book>,
        },
        /// Any other status: What went wrong.
        Default {
            /// The status to answer with.
            status: ::axum::http::StatusCode,
            /// The body.
            body: crate::positive::references::made::types::Problem,
        },
    }
    impl AddResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
                Self::Default { status, .. } => status.as_u16(),
            }
        }
        fn check(&self, out: &mut ::windlass_contract::Violations) {
            let at = &::windlass_contract::Pointer::Root;
            match self {
                Self::Ok { body, .. } => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
                Self::Default { body, .. } => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok { x_count, body } => {
                    rt::Reply::of(200).header("x-count", &x_count)?.json(&body)
                }
                Self::Default { status, body } => rt::Reply::new(status).json(&body),
            }
        }
    }
    /// Mounting the operations of `Books`.
    pub mod books {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Books>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Books>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], list::<A>);
            routes.add(&super::OPERATIONS[1], add::<A>);
        }
        fn list<A: super::Books>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::ListParams::decode(&parts)?;
                let response = super::Books::list(api.as_ref(), params).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn add<A: super::Books>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::AddParams::decode(&parts)?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(&parts, body, &["application/json"], limit)
                    .await?;
                let response = super::Books::add(api.as_ref(), params, body).await?;
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
    /**Client for References to everything

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
        /**Sends a `GET` request to `/shelves/{shelf}/books`

*/
        pub async fn list<'a>(
            &'a self,
            shelf: &'a str,
            limit: Option<i64>,
        ) -> Result<
            ResponseValue<
                ::std::vec::Vec<crate::positive::references::made::types::Book>,
            >,
            Error<()>,
        > {
            let url = format!(
                "{}/shelves/{}/books", self.baseurl,
                ::windlass_contract::param_text::simple("shelf", false, & shelf)
                .map_err(Error::InvalidRequest) ?,
            );
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .query(&progenitor_client::QueryParam::new("limit", &limit))
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "list").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/shelves/{shelf}/books`

*/
        pub async fn add<'a>(
            &'a self,
            shelf: &'a str,
            body: &'a crate::positive::references::made::types::Book,
        ) -> Result<
            ResponseValue<
                ::std::vec::Vec<crate::positive::references::made::types::Book>,
            >,
            Error<crate::positive::references::made::types::Problem>,
        > {
            let url = format!(
                "{}/shelves/{}/books", self.baseurl,
                ::windlass_contract::param_text::simple("shelf", false, & shelf)
                .map_err(Error::InvalidRequest) ?,
            );
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "add").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
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
