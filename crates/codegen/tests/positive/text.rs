pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Mood`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Mood {
        /// `good`
        Good,
        /// `bad`
        Bad,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        Mood { Good = "good", Bad = "bad", } else Unknown
    }
    /// The schema `Name`.
    ///
    /// Pattern: `^[A-Z]`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(transparent)]
    pub struct Name(pub ::std::string::String);
    ct::word!(Name(String));
    impl ct::Validate for Name {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let value = &self.0;
            ct::check::pattern(value, &PATTERN_1, at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::value_with::<
                String,
            >(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::pattern(value, &PATTERN_1, at, out);
                },
            );
        }
    }
    static PATTERN_1: ct::check::Pattern = ct::check::Pattern::new("^[A-Z]", "^[A-Z]");
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "feel",
            method: "PUT",
            path: "/mood",
            tag: "Voices",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "rename",
            method: "PUT",
            path: "/name",
            tag: "Voices",
            scope: None,
            statuses: &[204],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "shout",
            method: "POST",
            path: "/shout",
            tag: "Voices",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Voices {}
    impl<T: rt::Host + Voices> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        voices::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Voices`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Voices: rt::Host {
        /// The operation `feel`.
        ///
        /// `PUT /mood`
        fn feel(
            &self,
            body: Option<String>,
        ) -> impl ::core::future::Future<
            Output = Result<FeelResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `rename`.
        ///
        /// `PUT /name`
        fn rename(
            &self,
            body: String,
        ) -> impl ::core::future::Future<
            Output = Result<RenameResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
        /// The operation `shout`.
        ///
        /// `POST /shout`
        fn shout(
            &self,
            body: String,
        ) -> impl ::core::future::Future<
            Output = Result<ShoutResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[2])) }
        }
    }
    /// The answers of `PUT /mood`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum FeelResponse {
        /// 200: As it was read.
        Ok(String),
    }
    impl FeelResponse {
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
    /// The answers of `PUT /name`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum RenameResponse {
        /// 204: It is renamed.
        NoContent,
    }
    impl RenameResponse {
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
    /// The answers of `POST /shout`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ShoutResponse {
        /// 200: Louder.
        Ok(String),
    }
    impl ShoutResponse {
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
    /// Mounting the operations of `Voices`.
    pub mod voices {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Voices>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Voices>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], feel::<A>);
            routes.add(&super::OPERATIONS[1], rename::<A>);
            routes.add(&super::OPERATIONS[2], shout::<A>);
        }
        fn feel<A: super::Voices>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["text/plain"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = {
                    let body = rt::optional_text_body(
                            &parts,
                            body,
                            &["text/plain"],
                            limit,
                        )
                        .await?;
                    if let Some(body) = &body {
                        ::windlass_contract::conforms(
                            body.as_str(),
                            |value, at, out| {
                                ::windlass_contract::Validate::validate_at(
                                    &crate::positive::text::made::types::Mood::from(value),
                                    at,
                                    out,
                                );
                            },
                        )?;
                    }
                    body
                };
                let response = super::Voices::feel(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn rename<A: super::Voices>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = {
                    let body = rt::text_body(&parts, body, &["text/plain"], limit)
                        .await?;
                    ::windlass_contract::conforms(
                        body.as_str(),
                        |value, at, out| {
                            {
                                static PATTERN: ::windlass_contract::check::Pattern = ::windlass_contract::check::Pattern::new(
                                    "^[A-Z]",
                                    "^[A-Z]",
                                );
                                ::windlass_contract::check::pattern(
                                    value,
                                    &PATTERN,
                                    at,
                                    out,
                                );
                            }
                        },
                    )?;
                    body
                };
                let response = super::Voices::rename(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn shout<A: super::Voices>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[2];
                rt::acceptable(&parts, &["text/plain"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = {
                    let body = rt::text_body(&parts, body, &["text/plain"], limit)
                        .await?;
                    ::windlass_contract::conforms(
                        body.as_str(),
                        |value, at, out| {
                            ::windlass_contract::check::max_length(value, 5, at, out);
                        },
                    )?;
                    body
                };
                let response = super::Voices::shout(api.as_ref(), body).await?;
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
    /**Client for Plain text

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
        /**Sends a `PUT` request to `/mood`

*/
        pub async fn feel<'a>(
            &'a self,
            body: String,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/mood", self.baseurl,);
            let request = self
                .client
                .put(url)
                .header(::reqwest::header::CONTENT_TYPE, "text/plain")
                .body(body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "feel").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `PUT` request to `/name`

*/
        pub async fn rename<'a>(
            &'a self,
            body: String,
        ) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/name", self.baseurl,);
            let request = self
                .client
                .put(url)
                .header(::reqwest::header::CONTENT_TYPE, "text/plain")
                .body(body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "rename").await?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/shout`

*/
        pub async fn shout<'a>(
            &'a self,
            body: String,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!("{}/shout", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::CONTENT_TYPE, "text/plain")
                .body(body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "shout").await?;
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
