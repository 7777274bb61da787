pub mod types {
    use ::windlass_contract as ct;
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
    /// The schema `Tea`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Tea {
        /// The property `kind`.
        pub kind: String,
    }
    ct::object!(Tea);
    impl Tea {
        /// A value with the required fields.
        #[must_use]
        pub fn new(kind: impl Into<String>) -> Self {
            Self { kind: Into::into(kind) }
        }
    }
    impl ct::Validate for Tea {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "kind", at, out);
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
            id: "tea",
            method: "GET",
            path: "/tea",
            tag: "Kitchen",
            scope: None,
            statuses: &[2, 4, 404],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Kitchen {}
    impl<T: rt::Host + Kitchen> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        kitchen::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Kitchen`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Kitchen: rt::Host {
        /// The operation `tea`.
        ///
        /// `GET /tea`
        fn tea(
            &self,
            params: TeaParams,
        ) -> impl ::core::future::Future<
            Output = Result<TeaResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The parameters of `GET /tea`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct TeaParams {
        /// `status` in the query.
        pub status: i64,
    }
    impl TeaParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let status = {
                let value = input_.query::<i64>("status", rt::unchecked);
                input_.required("query", "status", value)
            };
            let (Some(status),) = (status,) else {
                return Err(input_.reject());
            };
            Ok(Self { status })
        }
    }
    /// The answers of `GET /tea`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum TeaResponse {
        /// 2XX: Tea.
        Status2xx {
            /// The status to answer with.
            status: ::axum::http::StatusCode,
            /// The body.
            body: crate::positive::range::made::types::Tea,
        },
        /// 404: No kitchen.
        NotFound,
        /// 4XX: No tea.
        Status4xx {
            /// The status to answer with.
            status: ::axum::http::StatusCode,
            /// The body.
            body: crate::positive::range::made::types::Problem,
        },
    }
    impl TeaResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Status2xx { status, .. } => status.as_u16(),
                Self::NotFound { .. } => 404,
                Self::Status4xx { status, .. } => status.as_u16(),
            }
        }
        fn check(&self, out: &mut ::windlass_contract::Violations) {
            let at = &::windlass_contract::Pointer::Root;
            match self {
                Self::Status2xx { body, .. } => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
                Self::Status4xx { body, .. } => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
                _ => {}
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Status2xx { status, body } => rt::Reply::new(status).json(&body),
                Self::NotFound => rt::Reply::of(404).done(),
                Self::Status4xx { status, body } => {
                    rt::Reply::new(status).json_as("application/problem+json", &body)
                }
            }
        }
    }
    /// Mounting the operations of `Kitchen`.
    pub mod kitchen {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Kitchen>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Kitchen>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], tea::<A>);
        }
        fn tea<A: super::Kitchen>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::TeaParams::decode(&parts)?;
                let response = super::Kitchen::tea(api.as_ref(), params).await?;
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
    /**Client for Answers for a range of statuses

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
        /**Sends a `GET` request to `/tea`

*/
        pub async fn tea<'a>(
            &'a self,
            status: i64,
        ) -> Result<
            ResponseValue<crate::positive::range::made::types::Tea>,
            Error<crate::positive::range::made::types::Problem>,
        > {
            let url = format!("{}/tea", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .query(&progenitor_client::QueryParam::new("status", &status))
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "tea").await?;
            match response.status().as_u16() {
                404u16 => Err(Error::UnexpectedResponse(response)),
                200..=299 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
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
