pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Point`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Point {
        /// The property `x`.
        pub x: i64,
    }
    ct::object!(Point);
    impl Point {
        /// A value with the required fields.
        #[must_use]
        pub fn new(x: i64) -> Self {
            Self { x }
        }
    }
    impl ct::Validate for Point {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<i64>(object, "x", at, out);
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
            id: "sendAny",
            method: "POST",
            path: "/any",
            tag: "Bodies",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "sendBytes",
            method: "POST",
            path: "/bytes",
            tag: "Bodies",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "sendForm",
            method: "POST",
            path: "/form",
            tag: "Bodies",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "sendJson",
            method: "POST",
            path: "/json",
            tag: "Bodies",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "sendText",
            method: "POST",
            path: "/text",
            tag: "Bodies",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Bodies {}
    impl<T: rt::Host + Bodies> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        bodies::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Bodies`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Bodies: rt::Host {
        /// The operation `sendAny`.
        ///
        /// `POST /any`
        fn send_any(
            &self,
            body: Option<SendAnyBody>,
        ) -> impl ::core::future::Future<
            Output = Result<SendAnyResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `sendBytes`.
        ///
        /// `POST /bytes`
        fn send_bytes(
            &self,
            body: Option<::axum::body::Bytes>,
        ) -> impl ::core::future::Future<
            Output = Result<SendBytesResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
        /// The operation `sendForm`.
        ///
        /// `POST /form`
        fn send_form(
            &self,
            body: Option<crate::positive::optional_body::made::types::Point>,
        ) -> impl ::core::future::Future<
            Output = Result<SendFormResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[2])) }
        }
        /// The operation `sendJson`.
        ///
        /// `POST /json`
        fn send_json(
            &self,
            body: Option<crate::positive::optional_body::made::types::Point>,
        ) -> impl ::core::future::Future<
            Output = Result<SendJsonResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[3])) }
        }
        /// The operation `sendText`.
        ///
        /// `POST /text`
        fn send_text(
            &self,
            body: Option<String>,
        ) -> impl ::core::future::Future<
            Output = Result<SendTextResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[4])) }
        }
    }
    /// The body of `POST /any`, by its media type.
    #[allow(
        clippy::large_enum_variant,
        reason = "a body is made once and handed over at once"
    )]
    #[derive(Debug)]
    pub enum SendAnyBody {
        /// `application/json`
        Json(crate::positive::optional_body::made::types::Point),
        /// `text/plain`
        Text(String),
    }
    /// The answers of `POST /any`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendAnyResponse {
        /// 200: What was read.
        Ok(String),
    }
    impl SendAnyResponse {
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
    /// The answers of `POST /bytes`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendBytesResponse {
        /// 200: What was read.
        Ok(String),
    }
    impl SendBytesResponse {
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
    /// The answers of `POST /form`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendFormResponse {
        /// 200: What was read.
        Ok(String),
    }
    impl SendFormResponse {
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
    /// The answers of `POST /json`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendJsonResponse {
        /// 200: What was read.
        Ok(String),
    }
    impl SendJsonResponse {
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
    /// The answers of `POST /text`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendTextResponse {
        /// 200: What was read.
        Ok(String),
    }
    impl SendTextResponse {
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
    /// Mounting the operations of `Bodies`.
    pub mod bodies {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Bodies>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Bodies>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], send_any::<A>);
            routes.add(&super::OPERATIONS[1], send_bytes::<A>);
            routes.add(&super::OPERATIONS[2], send_form::<A>);
            routes.add(&super::OPERATIONS[3], send_json::<A>);
            routes.add(&super::OPERATIONS[4], send_text::<A>);
        }
        fn send_any<A: super::Bodies>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["text/plain"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                const OFFERED: &[&str] = &["application/json", "text/plain"];
                let body = match rt::media_type(&parts, &body, OFFERED)? {
                    Some(0) => {
                        Some(
                            super::SendAnyBody::Json(
                                rt::json_body(&parts, body, OFFERED, limit).await?,
                            ),
                        )
                    }
                    Some(_) => {
                        Some(
                            super::SendAnyBody::Text(
                                rt::text_body(&parts, body, OFFERED, limit).await?,
                            ),
                        )
                    }
                    None => None,
                };
                let response = super::Bodies::send_any(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn send_bytes<A: super::Bodies>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["text/plain"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::optional_bytes_body(
                        &parts,
                        body,
                        &["application/octet-stream"],
                        limit,
                    )
                    .await?;
                let response = super::Bodies::send_bytes(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn send_form<A: super::Bodies>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[2];
                rt::acceptable(&parts, &["text/plain"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::optional_form_body(
                        &parts,
                        body,
                        &["application/x-www-form-urlencoded"],
                        limit,
                        &rt::Shape::Object(&[("x", rt::Shape::Integer)], None),
                    )
                    .await?;
                let response = super::Bodies::send_form(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn send_json<A: super::Bodies>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[3];
                rt::acceptable(&parts, &["text/plain"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::optional_json_body(
                        &parts,
                        body,
                        &["application/json"],
                        limit,
                    )
                    .await?;
                let response = super::Bodies::send_json(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn send_text<A: super::Bodies>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[4];
                rt::acceptable(&parts, &["text/plain"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::optional_text_body(&parts, body, &["text/plain"], limit)
                    .await?;
                let response = super::Bodies::send_text(api.as_ref(), body).await?;
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
    /**Client for Bodies that may be left out

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
        /**Sends a `POST` request to `/any`

*/
        pub async fn send_any<'a>(
            &'a self,
            body: Option<&'a crate::positive::optional_body::made::types::Point>,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/any", self.baseurl,);
            let mut request = self
                .client
                .post(url)
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            if body.is_none() {
                *request.body_mut() = None;
                request.headers_mut().remove(::reqwest::header::CONTENT_TYPE);
            }
            let response = self.send_request(request, "send_any").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/bytes`

*/
        pub async fn send_bytes<'a, B: Into<reqwest::Body>>(
            &'a self,
            body: B,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/bytes", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::CONTENT_TYPE, "application/octet-stream")
                .body(body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "send_bytes").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/form`

*/
        pub async fn send_form<'a>(
            &'a self,
            body: Option<&'a crate::positive::optional_body::made::types::Point>,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/form", self.baseurl,);
            let mut request = self
                .client
                .post(url)
                .header(
                    ::reqwest::header::CONTENT_TYPE,
                    "application/x-www-form-urlencoded",
                )
                .body(::windlass_contract::form_text(&body))
                .header("api-version", Self::api_version())
                .build()?;
            if body.is_none() {
                *request.body_mut() = None;
                request.headers_mut().remove(::reqwest::header::CONTENT_TYPE);
            }
            let response = self.send_request(request, "send_form").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/json`

*/
        pub async fn send_json<'a>(
            &'a self,
            body: Option<&'a crate::positive::optional_body::made::types::Point>,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/json", self.baseurl,);
            let mut request = self
                .client
                .post(url)
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            if body.is_none() {
                *request.body_mut() = None;
                request.headers_mut().remove(::reqwest::header::CONTENT_TYPE);
            }
            let response = self.send_request(request, "send_json").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/text`

*/
        pub async fn send_text<'a>(
            &'a self,
            body: String,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/text", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::CONTENT_TYPE, "text/plain")
                .body(body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "send_text").await?;
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
