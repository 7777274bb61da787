pub mod types {}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "both",
            method: "GET",
            path: "/both",
            tag: "Doors",
            scope: None,
            statuses: &[200],
            security: &[&["key", "token"]],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "either",
            method: "GET",
            path: "/either",
            tag: "Doors",
            scope: None,
            statuses: &[200],
            security: &[&["key"], &["token"]],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "inherited",
            method: "POST",
            path: "/inherited",
            tag: "Doors",
            scope: Some("doors:open"),
            statuses: &[200],
            security: &[&["key"]],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "open",
            method: "GET",
            path: "/open",
            tag: "Doors",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "optional",
            method: "GET",
            path: "/optional",
            tag: "Doors",
            scope: None,
            statuses: &[200],
            security: &[&["key"], &[]],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Doors {}
    impl<T: rt::Host + Doors> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        doors::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Doors`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Doors: rt::Host {
        /// The operation `both`.
        ///
        /// `GET /both`
        fn both(
            &self,
            caller: Self::Principal,
        ) -> impl ::core::future::Future<
            Output = Result<BothResponse, rt::Rejection>,
        > + Send {
            let _ = caller;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `either`.
        ///
        /// `GET /either`
        fn either(
            &self,
            caller: Self::Principal,
        ) -> impl ::core::future::Future<
            Output = Result<EitherResponse, rt::Rejection>,
        > + Send {
            let _ = caller;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
        /// The operation `inherited`.
        ///
        /// `POST /inherited`
        ///
        /// Needs the scope `doors:open`.
        fn inherited(
            &self,
            caller: Self::Principal,
            body: i64,
        ) -> impl ::core::future::Future<
            Output = Result<InheritedResponse, rt::Rejection>,
        > + Send {
            let _ = (caller, body);
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[2])) }
        }
        /// The operation `open`.
        ///
        /// `GET /open`
        fn open(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<OpenResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[3])) }
        }
        /// The operation `optional`.
        ///
        /// `GET /optional`
        fn optional(
            &self,
            caller: Option<Self::Principal>,
        ) -> impl ::core::future::Future<
            Output = Result<OptionalResponse, rt::Rejection>,
        > + Send {
            let _ = caller;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[4])) }
        }
    }
    /// The answers of `GET /both`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum BothResponse {
        /// 200: Who called.
        Ok(String),
    }
    impl BothResponse {
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
                Self::Ok(body) => rt::Reply::of(200).bytes("text/plain", body),
            }
        }
    }
    /// The answers of `GET /either`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum EitherResponse {
        /// 200: Who called.
        Ok(String),
    }
    impl EitherResponse {
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
                Self::Ok(body) => rt::Reply::of(200).bytes("text/plain", body),
            }
        }
    }
    /// The answers of `POST /inherited`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum InheritedResponse {
        /// 200: Who called.
        Ok(String),
    }
    impl InheritedResponse {
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
                Self::Ok(body) => rt::Reply::of(200).bytes("text/plain", body),
            }
        }
    }
    /// The answers of `GET /open`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum OpenResponse {
        /// 200: Who called.
        Ok(String),
    }
    impl OpenResponse {
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
                Self::Ok(body) => rt::Reply::of(200).bytes("text/plain", body),
            }
        }
    }
    /// The answers of `GET /optional`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum OptionalResponse {
        /// 200: Who called.
        Ok(String),
    }
    impl OptionalResponse {
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
                Self::Ok(body) => rt::Reply::of(200).bytes("text/plain", body),
            }
        }
    }
    /// Mounting the operations of `Doors`.
    pub mod doors {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Doors>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Doors>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], both::<A>);
            routes.add(&super::OPERATIONS[1], either::<A>);
            routes.add(&super::OPERATIONS[2], inherited::<A>);
            routes.add(&super::OPERATIONS[3], open::<A>);
            routes.add(&super::OPERATIONS[4], optional::<A>);
        }
        fn both<A: super::Doors>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                let caller = api.authenticate(operation, &parts).await?;
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Doors::both(api.as_ref(), caller).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn either<A: super::Doors>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                let caller = api.authenticate(operation, &parts).await?;
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Doors::either(api.as_ref(), caller).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn inherited<A: super::Doors>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[2];
                let caller = api.authenticate(operation, &parts).await?;
                rt::acceptable(&parts, &["text/plain"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(&parts, body, &["application/json"], limit)
                    .await?;
                let response = super::Doors::inherited(api.as_ref(), caller, body)
                    .await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn open<A: super::Doors>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[3];
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Doors::open(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn optional<A: super::Doors>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[4];
                let caller = rt::optional_principal(
                    api.authenticate(operation, &parts).await,
                )?;
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Doors::optional(api.as_ref(), caller).await?;
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
    /**Client for Who may call: all of several, one of several, whoever wants, anybody

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
        /**Sends a `GET` request to `/both`

*/
        pub async fn both<'a>(&'a self) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/both", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "both").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/either`

*/
        pub async fn either<'a>(
            &'a self,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/either", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "either").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/inherited`

*/
        pub async fn inherited<'a>(
            &'a self,
            body: i64,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/inherited", self.baseurl,);
            let request = self
                .client
                .post(url)
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "inherited").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/open`

*/
        pub async fn open<'a>(&'a self) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/open", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "open").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/optional`

*/
        pub async fn optional<'a>(
            &'a self,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/optional", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "optional").await?;
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
