pub mod types {}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "addPicture",
            method: "POST",
            path: "/pictures",
            tag: "Reports",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "report",
            method: "GET",
            path: "/report",
            tag: "Reports",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "addReport",
            method: "POST",
            path: "/report",
            tag: "Reports",
            scope: None,
            statuses: &[204],
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
        /// The operation `addPicture`.
        ///
        /// `POST /pictures`
        fn add_picture(
            &self,
            body: AddPictureBody,
        ) -> impl ::core::future::Future<
            Output = Result<AddPictureResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `report`.
        ///
        /// `GET /report`
        fn report(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<ReportResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
        /// The operation `addReport`.
        ///
        /// `POST /report`
        fn add_report(
            &self,
            body: Vec<i64>,
        ) -> impl ::core::future::Future<
            Output = Result<AddReportResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[2])) }
        }
    }
    /// The body of `POST /pictures`, by its media type.
    #[allow(
        clippy::large_enum_variant,
        reason = "a body is made once and handed over at once"
    )]
    #[derive(Debug)]
    pub enum AddPictureBody {
        /// `image/*`
        Bytes(::axum::body::Bytes),
        /// `text/plain`
        Text(String),
    }
    /// The answers of `POST /pictures`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddPictureResponse {
        /// 200: Which kind it was.
        Ok(String),
    }
    impl AddPictureResponse {
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
    /// The answers of `GET /report`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ReportResponse {
        /// 200: A report.
        Ok(ReportOkBody),
    }
    impl ReportResponse {
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
                Self::Ok(body) => body.write(rt::Reply::of(200)),
            }
        }
    }
    /// A body of `GET /report`, by its media type.
    #[allow(clippy::large_enum_variant, reason = "a body is made once and sent at once")]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ReportOkBody {
        /// `application/json`
        Json(Vec<i64>),
        /// `text/csv`
        Text(String),
    }
    impl ReportOkBody {
        fn write(self, reply: rt::Reply) -> rt::Answer {
            match self {
                Self::Json(body) => reply.json(&body),
                Self::Text(body) => reply.bytes("text/csv", body),
            }
        }
    }
    /// The answers of `POST /report`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddReportResponse {
        /// 204: Added.
        NoContent,
    }
    impl AddReportResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::NoContent { .. } => 204,
            }
        }
        fn check(&self, _out: &mut ::windlass_contract::Violations) {}
        fn respond(self) -> rt::Answer {
            match self {
                Self::NoContent => rt::Reply::of(204).done(),
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
            routes.add(&super::OPERATIONS[0], add_picture::<A>);
            routes.add(&super::OPERATIONS[1], report::<A>);
            routes.add(&super::OPERATIONS[2], add_report::<A>);
        }
        fn add_picture<A: super::Reports>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["text/plain"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                const OFFERED: &[&str] = &["image/*", "text/plain"];
                let body = match rt::media_type(&parts, &body, OFFERED)? {
                    Some(0) => {
                        Some(
                            super::AddPictureBody::Bytes(
                                rt::bytes_body(&parts, body, OFFERED, limit).await?,
                            ),
                        )
                    }
                    Some(_) => {
                        Some(
                            super::AddPictureBody::Text(
                                rt::text_body(&parts, body, OFFERED, limit).await?,
                            ),
                        )
                    }
                    None => None,
                };
                let body = body.ok_or_else(rt::missing_body)?;
                let response = super::Reports::add_picture(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn report<A: super::Reports>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["application/json", "text/csv"])?;
                let response = super::Reports::report(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn add_report<A: super::Reports>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[2];
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(&parts, body, &["application/json"], limit)
                    .await?;
                let response = super::Reports::add_report(api.as_ref(), body).await?;
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
    /**Client for What a caller takes and what the server takes

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
        /**Sends a `POST` request to `/pictures`

*/
        pub async fn add_picture<'a>(
            &'a self,
            body: String,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/pictures", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::CONTENT_TYPE, "text/plain")
                .body(body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "add_picture").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/report`

*/
        pub async fn report<'a>(
            &'a self,
        ) -> Result<ResponseValue<::std::vec::Vec<i64>>, Error<()>> {
            let url = format!("{}/report", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "report").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/report`

*/
        pub async fn add_report<'a>(
            &'a self,
            body: &'a ::std::vec::Vec<i64>,
        ) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/report", self.baseurl,);
            let request = self
                .client
                .post(url)
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "add_report").await?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
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
