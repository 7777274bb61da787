pub mod types {}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "ask",
            method: "OPTIONS",
            path: "/declared",
            tag: "Things",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "peek",
            method: "HEAD",
            path: "/declared",
            tag: "Things",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "trace",
            method: "TRACE",
            path: "/declared",
            tag: "Things",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "list",
            method: "GET",
            path: "/things",
            tag: "Things",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "replace",
            method: "PUT",
            path: "/things",
            tag: "Things",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "add",
            method: "POST",
            path: "/things",
            tag: "Things",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "clear",
            method: "DELETE",
            path: "/things",
            tag: "Things",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "change",
            method: "PATCH",
            path: "/things",
            tag: "Things",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "read",
            method: "GET",
            path: "/{id}",
            tag: "Things",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Things {}
    impl<T: rt::Host + Things> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        things::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Things`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Things: rt::Host {
        /// The operation `ask`.
        ///
        /// `OPTIONS /declared`
        fn ask(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<AskResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `peek`.
        ///
        /// `HEAD /declared`
        fn peek(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<PeekResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
        /// The operation `trace`.
        ///
        /// `TRACE /declared`
        fn trace(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<TraceResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[2])) }
        }
        /// The operation `list`.
        ///
        /// `GET /things`
        fn list(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<ListResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[3])) }
        }
        /// The operation `replace`.
        ///
        /// `PUT /things`
        fn replace(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<ReplaceResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[4])) }
        }
        /// The operation `add`.
        ///
        /// `POST /things`
        fn add(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<AddResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[5])) }
        }
        /// The operation `clear`.
        ///
        /// `DELETE /things`
        fn clear(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<ClearResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[6])) }
        }
        /// The operation `change`.
        ///
        /// `PATCH /things`
        fn change(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<ChangeResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[7])) }
        }
        /// The operation `read`.
        ///
        /// `GET /{id}`
        fn read(
            &self,
            params: ReadParams,
        ) -> impl ::core::future::Future<
            Output = Result<ReadResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[8])) }
        }
    }
    /// The parameters of `GET /{id}`.
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
    /// The answers of `OPTIONS /declared`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum AskResponse {
        /// 200: What was called.
        Ok(String),
    }
    impl AskResponse {
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
    /// The answers of `HEAD /declared`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum PeekResponse {
        /// 200: Nothing but headers.
        Ok {
            /// The header `X-Peek`.
            x_peek: String,
        },
    }
    impl PeekResponse {
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
                Self::Ok { x_peek } => {
                    rt::Reply::of(200).header("x-peek", &x_peek)?.done()
                }
            }
        }
    }
    /// The answers of `TRACE /declared`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum TraceResponse {
        /// 200: What was called.
        Ok(String),
    }
    impl TraceResponse {
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
    /// The answers of `GET /things`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ListResponse {
        /// 200: What was called.
        Ok(String),
    }
    impl ListResponse {
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
    /// The answers of `PUT /things`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ReplaceResponse {
        /// 200: What was called.
        Ok(String),
    }
    impl ReplaceResponse {
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
    /// The answers of `POST /things`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddResponse {
        /// 200: What was called.
        Ok(String),
    }
    impl AddResponse {
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
    /// The answers of `DELETE /things`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ClearResponse {
        /// 200: What was called.
        Ok(String),
    }
    impl ClearResponse {
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
    /// The answers of `PATCH /things`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ChangeResponse {
        /// 200: What was called.
        Ok(String),
    }
    impl ChangeResponse {
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
    /// The answers of `GET /{id}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ReadResponse {
        /// 200: What was called.
        Ok(String),
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
                Self::Ok(body) => rt::Reply::of(200).bytes("text/plain", body),
            }
        }
    }
    /// Mounting the operations of `Things`.
    pub mod things {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Things>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Things>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], ask::<A>);
            routes.add(&super::OPERATIONS[1], peek::<A>);
            routes.add(&super::OPERATIONS[2], trace::<A>);
            routes.add(&super::OPERATIONS[3], list::<A>);
            routes.add(&super::OPERATIONS[4], replace::<A>);
            routes.add(&super::OPERATIONS[5], add::<A>);
            routes.add(&super::OPERATIONS[6], clear::<A>);
            routes.add(&super::OPERATIONS[7], change::<A>);
            routes.add(&super::OPERATIONS[8], read::<A>);
        }
        fn ask<A: super::Things>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Things::ask(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn peek<A: super::Things>(
            api: rt::Implementer<A>,
            _: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                let response = super::Things::peek(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn trace<A: super::Things>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[2];
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Things::trace(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn list<A: super::Things>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[3];
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Things::list(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn replace<A: super::Things>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[4];
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Things::replace(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn add<A: super::Things>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[5];
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Things::add(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn clear<A: super::Things>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[6];
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Things::clear(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn change<A: super::Things>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[7];
                rt::acceptable(&parts, &["text/plain"])?;
                let response = super::Things::change(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn read<A: super::Things>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[8];
                rt::acceptable(&parts, &["text/plain"])?;
                let params = super::ReadParams::decode(&parts)?;
                let response = super::Things::read(api.as_ref(), params).await?;
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
    /**Client for Every method

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
        /**Sends a `HEAD` request to `/declared`

*/
        pub async fn peek<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/declared", self.baseurl,);
            let request = self
                .client
                .head(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "peek").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::empty(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/things`

*/
        pub async fn list<'a>(&'a self) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/things", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "list").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `PUT` request to `/things`

*/
        pub async fn replace<'a>(
            &'a self,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/things", self.baseurl,);
            let request = self
                .client
                .put(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "replace").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/things`

*/
        pub async fn add<'a>(&'a self) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/things", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "add").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `DELETE` request to `/things`

*/
        pub async fn clear<'a>(
            &'a self,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/things", self.baseurl,);
            let request = self
                .client
                .delete(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "clear").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `PATCH` request to `/things`

*/
        pub async fn change<'a>(
            &'a self,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/things", self.baseurl,);
            let request = self
                .client
                .patch(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "change").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/{id}`

*/
        pub async fn read<'a>(
            &'a self,
            id: &'a str,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!(
                "{}/{}", self.baseurl, ::windlass_contract::param_text::simple("id",
                false, & id).map_err(Error::InvalidRequest) ?,
            );
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "read").await?;
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
