pub mod types {}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "compare",
            method: "GET",
            path: "/reports/{from}..{to}",
            tag: "Reports",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "read",
            method: "GET",
            path: "/reports/{id}",
            tag: "Reports",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "readAsJson",
            method: "GET",
            path: "/reports/{id}.json",
            tag: "Reports",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Reports {}
    impl<T: rt::Host + Reports> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        reports::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Reports`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Reports: rt::Host {
        /// The operation `compare`.
        ///
        /// `GET /reports/{from}..{to}`
        fn compare(
            &self,
            params: CompareParams,
        ) -> impl ::core::future::Future<
            Output = Result<CompareResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `read`.
        ///
        /// `GET /reports/{id}`
        fn read(
            &self,
            params: ReadParams,
        ) -> impl ::core::future::Future<
            Output = Result<ReadResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
        /// The operation `readAsJson`.
        ///
        /// `GET /reports/{id}.json`
        fn read_as_json(
            &self,
            params: ReadAsJsonParams,
        ) -> impl ::core::future::Future<
            Output = Result<ReadAsJsonResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[2])) }
        }
    }
    /// The parameters of `GET /reports/{from}..{to}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct CompareParams {
        /// `from` in the path.
        pub from: i64,
        /// `to` in the path.
        pub to: i64,
    }
    impl CompareParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let from = input_.path_part::<i64>(0, "{from}..{to}", "from", rt::unchecked);
            let to = input_.path_part::<i64>(0, "{from}..{to}", "to", rt::unchecked);
            let (Some(from), Some(to)) = (from, to) else {
                return Err(input_.reject());
            };
            Ok(Self { from, to })
        }
    }
    /// The parameters of `GET /reports/{id}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ReadParams {
        /// `id` in the path.
        pub id: String,
    }
    impl ReadParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let id = input_.path::<String>(0, "id", rt::unchecked);
            let (Some(id),) = (id,) else {
                return Err(input_.reject());
            };
            Ok(Self { id })
        }
    }
    /// The parameters of `GET /reports/{id}.json`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ReadAsJsonParams {
        /// `id` in the path.
        pub id: i64,
    }
    impl ReadAsJsonParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let id = input_
                .path_part::<
                    i64,
                >(
                    0,
                    "{id}.json",
                    "id",
                    |value, at, out| {
                        ::windlass_contract::check::minimum(*value, 1, at, out);
                    },
                );
            let (Some(id),) = (id,) else {
                return Err(input_.reject());
            };
            Ok(Self { id })
        }
    }
    /// The answers of `GET /reports/{from}..{to}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum CompareResponse {
        /// 200: What was read.
        Ok(Vec<String>),
    }
    impl CompareResponse {
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
                Self::Ok(body) => rt::Reply::of(200).json(&body),
            }
        }
    }
    /// The answers of `GET /reports/{id}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ReadResponse {
        /// 200: What was read.
        Ok(Vec<String>),
    }
    impl ReadResponse {
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
                Self::Ok(body) => rt::Reply::of(200).json(&body),
            }
        }
    }
    /// The answers of `GET /reports/{id}.json`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ReadAsJsonResponse {
        /// 200: What was read.
        Ok(Vec<String>),
    }
    impl ReadAsJsonResponse {
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
                Self::Ok(body) => rt::Reply::of(200).json(&body),
            }
        }
    }
    /// Mounting the operations of `Reports`.
    pub mod reports {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Reports>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Reports>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], compare::<A>);
            routes.add(&super::OPERATIONS[1], read::<A>);
            routes.add(&super::OPERATIONS[2], read_as_json::<A>);
        }
        fn compare<A: super::Reports>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::CompareParams::decode(&parts)?;
                let response = super::Reports::compare(api.as_ref(), params).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn read<A: super::Reports>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::ReadParams::decode(&parts)?;
                let response = super::Reports::read(api.as_ref(), params).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn read_as_json<A: super::Reports>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[2];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::ReadAsJsonParams::decode(&parts)?;
                let response = super::Reports::read_as_json(api.as_ref(), params).await?;
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
    /**Client for Parameters that are parts of a segment

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
        /**Sends a `GET` request to `/reports/{from}..{to}`

*/
        pub async fn compare<'a>(
            &'a self,
            from: i64,
            to: i64,
        ) -> Result<ResponseValue<::std::vec::Vec<::std::string::String>>, Error<()>> {
            let url = format!(
                "{}/reports/{}..{}", self.baseurl, encode_path(& from.to_string()),
                encode_path(& to.to_string()),
            );
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "compare").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/reports/{id}`

*/
        pub async fn read<'a>(
            &'a self,
            id: &'a str,
        ) -> Result<ResponseValue<::std::vec::Vec<::std::string::String>>, Error<()>> {
            let url = format!(
                "{}/reports/{}", self.baseurl,
                ::windlass_contract::param_text::simple("id", false, & id)
                .map_err(Error::InvalidRequest) ?,
            );
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "read").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/reports/{id}.json`

*/
        pub async fn read_as_json<'a>(
            &'a self,
            id: i64,
        ) -> Result<ResponseValue<::std::vec::Vec<::std::string::String>>, Error<()>> {
            let url = format!(
                "{}/reports/{}.json", self.baseurl, encode_path(& id.to_string()),
            );
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "read_as_json").await?;
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
