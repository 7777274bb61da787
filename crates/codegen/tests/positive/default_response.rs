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
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "bare",
            method: "GET",
            path: "/bare",
            tag: "Answers",
            scope: None,
            statuses: &[0],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "typed",
            method: "GET",
            path: "/typed",
            tag: "Answers",
            scope: None,
            statuses: &[0, 200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Answers {}
    impl<T: rt::Host + Answers> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        answers::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Answers`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Answers: rt::Host {
        /// The operation `bare`.
        ///
        /// `GET /bare`
        fn bare(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<BareResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `typed`.
        ///
        /// `GET /typed`
        fn typed(
            &self,
            params: TypedParams,
        ) -> impl ::core::future::Future<
            Output = Result<TypedResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The parameters of `GET /typed`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct TypedParams {
        /// `status` in the query.
        pub status: i64,
    }
    impl TypedParams {
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
    /// The answers of `GET /bare`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum BareResponse {
        /// Any other status: Whatever it is.
        Default {
            /// The status to answer with.
            status: ::axum::http::StatusCode,
        },
    }
    impl BareResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Default { status, .. } => status.as_u16(),
            }
        }
        fn check(&self, _out: &mut ::windlass_contract::Violations) {}
        fn respond(self) -> rt::Answer {
            match self {
                Self::Default { status } => rt::Reply::new(status).done(),
            }
        }
    }
    /// The answers of `GET /typed`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum TypedResponse {
        /// 200: Good.
        Ok(i64),
        /// Any other status: Anything else.
        Default {
            /// The status to answer with.
            status: ::axum::http::StatusCode,
            /// The body.
            body: crate::positive::default_response::made::types::Problem,
        },
    }
    impl TypedResponse {
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
            if let Self::Default { body, .. } = self {
                ::windlass_contract::Validate::validate_at(body, at, out);
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok(body) => rt::Reply::of(200).json(&body),
                Self::Default { status, body } => rt::Reply::new(status).json(&body),
            }
        }
    }
    /// Mounting the operations of `Answers`.
    pub mod answers {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Answers>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Answers>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], bare::<A>);
            routes.add(&super::OPERATIONS[1], typed::<A>);
        }
        fn bare<A: super::Answers>(
            api: rt::Implementer<A>,
            _: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                let response = super::Answers::bare(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn typed<A: super::Answers>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::TypedParams::decode(&parts)?;
                let response = super::Answers::typed(api.as_ref(), params).await?;
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
    /**Client for One answer for every other status

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
        /**Sends a `GET` request to `/bare`

*/
        pub async fn bare<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/bare", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "bare").await?;
            match response.status().as_u16() {
                200..=299 => Ok(ResponseValue::empty(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/typed`

*/
        pub async fn typed<'a>(
            &'a self,
            status: i64,
        ) -> Result<
            ResponseValue<i64>,
            Error<crate::positive::default_response::made::types::Problem>,
        > {
            let url = format!("{}/typed", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .query(&progenitor_client::QueryParam::new("status", &status))
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "typed").await?;
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
