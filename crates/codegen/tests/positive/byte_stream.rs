pub mod types {}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "download",
            method: "GET",
            path: "/files/{name}",
            tag: "Files",
            scope: None,
            statuses: &[200, 404],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "picture",
            method: "GET",
            path: "/pictures/{name}",
            tag: "Files",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Files {}
    impl<T: rt::Host + Files> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        files::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Files`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Files: rt::Host {
        /// The operation `download`.
        ///
        /// `GET /files/{name}`
        fn download(
            &self,
            params: DownloadParams,
        ) -> impl ::core::future::Future<
            Output = Result<DownloadResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `picture`.
        ///
        /// `GET /pictures/{name}`
        fn picture(
            &self,
            params: PictureParams,
        ) -> impl ::core::future::Future<
            Output = Result<PictureResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The parameters of `GET /files/{name}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct DownloadParams {
        /// `name` in the path.
        pub name: String,
    }
    impl DownloadParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let name = input_.path::<String>(0, "name", rt::unchecked);
            let (Some(name),) = (name,) else {
                return Err(input_.reject());
            };
            Ok(Self { name })
        }
    }
    /// The parameters of `GET /pictures/{name}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct PictureParams {
        /// `name` in the path.
        pub name: String,
    }
    impl PictureParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let name = input_.path::<String>(0, "name", rt::unchecked);
            let (Some(name),) = (name,) else {
                return Err(input_.reject());
            };
            Ok(Self { name })
        }
    }
    /// The answers of `GET /files/{name}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug)]
    pub enum DownloadResponse {
        /// 200: The file.
        Ok {
            /// The header `X-Parts`.
            x_parts: i64,
            /// The body.
            body: ::axum::body::Body,
        },
        /// 404: No such file.
        NotFound,
    }
    impl DownloadResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
                Self::NotFound { .. } => 404,
            }
        }
        fn check(&self, _out: &mut ::windlass_contract::Violations) {}
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok { x_parts, body } => {
                    rt::Reply::of(200)
                        .header("x-parts", &x_parts)?
                        .stream("application/octet-stream", body)
                }
                Self::NotFound => rt::Reply::of(404).done(),
            }
        }
    }
    /// The answers of `GET /pictures/{name}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug)]
    pub enum PictureResponse {
        /// 200: The picture.
        Ok(::axum::body::Body),
    }
    impl PictureResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
            }
        }
        fn check(&self, _out: &mut ::windlass_contract::Violations) {}
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok(body) => rt::Reply::of(200).stream("image/png", body),
            }
        }
    }
    /// Mounting the operations of `Files`.
    pub mod files {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Files>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Files>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], download::<A>);
            routes.add(&super::OPERATIONS[1], picture::<A>);
        }
        fn download<A: super::Files>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/octet-stream"])?;
                let params = super::DownloadParams::decode(&parts)?;
                let response = super::Files::download(api.as_ref(), params).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn picture<A: super::Files>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["image/png"])?;
                let params = super::PictureParams::decode(&parts)?;
                let response = super::Files::picture(api.as_ref(), params).await?;
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
    /**Client for Bytes as they come

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
        /**Sends a `GET` request to `/files/{name}`

*/
        pub async fn download<'a>(
            &'a self,
            name: &'a str,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!(
                "{}/files/{}", self.baseurl,
                ::windlass_contract::param_text::simple("name", false, & name)
                .map_err(Error::InvalidRequest) ?,
            );
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "download").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/pictures/{name}`

*/
        pub async fn picture<'a>(
            &'a self,
            name: &'a str,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!(
                "{}/pictures/{}", self.baseurl,
                ::windlass_contract::param_text::simple("name", false, & name)
                .map_err(Error::InvalidRequest) ?,
            );
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "picture").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
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
