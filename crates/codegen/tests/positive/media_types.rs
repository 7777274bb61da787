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
            id: "note",
            method: "POST",
            path: "/note",
            tag: "Notes",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Notes {}
    impl<T: rt::Host + Notes> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        notes::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Notes`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Notes: rt::Host {
        /// The operation `note`.
        ///
        /// `POST /note`
        fn note(
            &self,
            body: NoteBody,
        ) -> impl ::core::future::Future<
            Output = Result<NoteResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The body of `POST /note`, by its media type.
    #[allow(
        clippy::large_enum_variant,
        reason = "a body is made once and handed over at once"
    )]
    #[derive(Debug)]
    pub enum NoteBody {
        /// `application/json`
        Json(crate::positive::media_types::made::types::Point),
        /// `text/plain`, `application/yaml`
        Text(String),
        /// `image/png`, `image/*`
        Bytes(::axum::body::Bytes),
        /// `application/x-www-form-urlencoded`
        Form(crate::positive::media_types::made::types::Point),
    }
    /// The answers of `POST /note`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum NoteResponse {
        /// 200: What was read.
        Ok(String),
    }
    impl NoteResponse {
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
    /// Mounting the operations of `Notes`.
    pub mod notes {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Notes>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Notes>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], note::<A>);
        }
        fn note<A: super::Notes>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["text/plain"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                const OFFERED: &[&str] = &[
                    "application/json",
                    "text/plain",
                    "application/yaml",
                    "image/png",
                    "image/*",
                    "application/x-www-form-urlencoded",
                ];
                let body = match rt::media_type(&parts, &body, OFFERED)? {
                    Some(0) => {
                        Some(
                            super::NoteBody::Json(
                                rt::json_body(&parts, body, OFFERED, limit).await?,
                            ),
                        )
                    }
                    Some(1 | 2) => {
                        Some(
                            super::NoteBody::Text(
                                rt::text_body(&parts, body, OFFERED, limit).await?,
                            ),
                        )
                    }
                    Some(3 | 4) => {
                        Some(
                            super::NoteBody::Bytes(
                                rt::bytes_body(&parts, body, OFFERED, limit).await?,
                            ),
                        )
                    }
                    Some(_) => {
                        Some(
                            super::NoteBody::Form(
                                rt::form_body(
                                        &parts,
                                        body,
                                        OFFERED,
                                        limit,
                                        &rt::Shape::Object(&[("x", rt::Shape::Integer)], None),
                                    )
                                    .await?,
                            ),
                        )
                    }
                    None => None,
                };
                let body = body.ok_or_else(rt::missing_body)?;
                let response = super::Notes::note(api.as_ref(), body).await?;
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
    /**Client for A body of several media types

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
        /**Sends a `POST` request to `/note`

*/
        pub async fn note<'a>(
            &'a self,
            body: &'a crate::positive::media_types::made::types::Point,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/note", self.baseurl,);
            let request = self
                .client
                .post(url)
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "note").await?;
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
