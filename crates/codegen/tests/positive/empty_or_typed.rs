pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Job`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Job {
        /// The property `name`.
        pub name: String,
    }
    ct::object!(Job);
    impl Job {
        /// A value with the required fields.
        #[must_use]
        pub fn new(name: impl Into<String>) -> Self {
            Self { name: Into::into(name) }
        }
    }
    impl ct::Validate for Job {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "name", at, out);
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
            id: "blob",
            method: "PUT",
            path: "/blob",
            tag: "Queue",
            scope: None,
            statuses: &[200, 204],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "next",
            method: "POST",
            path: "/next",
            tag: "Queue",
            scope: None,
            statuses: &[200, 204],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Queue {}
    impl<T: rt::Host + Queue> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        queue::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Queue`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Queue: rt::Host {
        /// The operation `blob`.
        ///
        /// `PUT /blob`
        fn blob(
            &self,
            body: Option<::axum::body::Bytes>,
        ) -> impl ::core::future::Future<
            Output = Result<BlobResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `next`.
        ///
        /// `POST /next`
        fn next(
            &self,
            params: NextParams,
        ) -> impl ::core::future::Future<
            Output = Result<NextResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The parameters of `POST /next`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct NextParams {
        /// `queue` in the query.
        pub queue: Option<String>,
    }
    impl NextParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let queue = input_.query::<String>("queue", rt::unchecked);
            let (Some(queue),) = (queue,) else {
                return Err(input_.reject());
            };
            Ok(Self { queue })
        }
    }
    /// The answers of `PUT /blob`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug)]
    pub enum BlobResponse {
        /// 200: The same bytes.
        Ok(::axum::body::Body),
        /// 204: There were none.
        NoContent,
    }
    impl BlobResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
                Self::NoContent { .. } => 204,
            }
        }
        fn check(&self, _out: &mut ::windlass_contract::Violations) {}
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok(body) => {
                    rt::Reply::of(200).stream("application/octet-stream", body)
                }
                Self::NoContent => rt::Reply::of(204).done(),
            }
        }
    }
    /// The answers of `POST /next`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum NextResponse {
        /// 200: The next one.
        Ok(crate::positive::empty_or_typed::made::types::Job),
        /// 204: There is none.
        NoContent,
    }
    impl NextResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
                Self::NoContent { .. } => 204,
            }
        }
        fn check(&self, out: &mut ::windlass_contract::Violations) {
            let at = &::windlass_contract::Pointer::Root;
            if let Self::Ok(body) = self {
                ::windlass_contract::Validate::validate_at(body, at, out);
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok(body) => rt::Reply::of(200).json(&body),
                Self::NoContent => rt::Reply::of(204).done(),
            }
        }
    }
    /// Mounting the operations of `Queue`.
    pub mod queue {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Queue>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Queue>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], blob::<A>);
            routes.add(&super::OPERATIONS[1], next::<A>);
        }
        fn blob<A: super::Queue>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::optional_bytes_body(
                        &parts,
                        body,
                        &["application/octet-stream"],
                        limit,
                    )
                    .await?;
                let response = super::Queue::blob(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn next<A: super::Queue>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                let params = super::NextParams::decode(&parts)?;
                let response = super::Queue::next(api.as_ref(), params).await?;
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
    /**Client for An answer with a body beside one without

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
        /**Sends a `PUT` request to `/blob`

*/
        pub async fn blob<'a, B: Into<reqwest::Body>>(
            &'a self,
            body: B,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/blob", self.baseurl,);
            let request = self
                .client
                .put(url)
                .header(::reqwest::header::CONTENT_TYPE, "application/octet-stream")
                .body(body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "blob").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                204u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/next`

*/
        pub async fn next<'a>(
            &'a self,
            queue: Option<&'a str>,
        ) -> Result<
            ResponseValue<
                ::std::option::Option<crate::positive::empty_or_typed::made::types::Job>,
            >,
            Error<()>,
        > {
            let url = format!("{}/next", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .query(&progenitor_client::QueryParam::new("queue", &queue))
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "next").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                204u16 => ResponseValue::from_response(response).await,
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
    /// Whether a success without a body has to be read as `null`.
    pub(crate) fn empty_is_null(operation_id: &str) -> bool {
        let _ = operation_id;
        matches!(operation_id, "next")
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
        async fn exec(
            &self,
            request: ::reqwest::Request,
            info: &OperationInfo,
        ) -> ::reqwest::Result<::reqwest::Response> {
            let response = self.client.execute(request).await?;
            if !response.status().is_success() || !empty_is_null(info.operation_id) {
                return Ok(response);
            }
            let (status, headers) = (response.status(), response.headers().clone());
            let mut body = response.bytes().await?;
            if body.is_empty() {
                body = ::bytes::Bytes::from_static(b"null");
            }
            let mut response = ::http::Response::new(body);
            *response.status_mut() = status;
            *response.headers_mut() = headers;
            Ok(response.into())
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
