pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Measure`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Measure {
        /// An alternative of `Measure`.
        Integer(i64),
        /// An alternative of `Measure`.
        String(String),
        /// An alternative of `Measure`.
        Span(Span),
        /// An alternative of `Measure`.
        Array(Vec<Span>),
        /// An alternative of `Measure`.
        Nothing(bool),
    }
    ct::forms! {
        Measure { Span(Span), }
    }
    ct::union! {
        Measure { Integer(i64), String(String), Span(Span), Array(Vec < Span >),
        Nothing(bool), }
    }
    impl ct::Validate for Measure {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            match self {
                Self::Integer(value) => {
                    ct::check::minimum(*value, 0, at, out);
                }
                Self::String(value) => {
                    ct::check::pattern(value, &PATTERN_1, at, out);
                }
                Self::Span(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Array(value) => {
                    ct::check::min_items(value, 1, at, out);
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Nothing(_) => {}
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::any_variant(
                value,
                &[
                    |value, at, out| {
                        ct::inspect::value_with::<
                            i64,
                        >(
                            value,
                            at,
                            out,
                            |value, at, out| {
                                ct::check::minimum(*value, 0, at, out);
                            },
                        );
                    },
                    |value, at, out| {
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
                    },
                    |value, at, out| {
                        <Span as ct::Validate>::inspect(value, at, out);
                    },
                    |value, at, out| {
                        ct::inspect::value_with::<
                            Vec<Span>,
                        >(
                            value,
                            at,
                            out,
                            |value, at, out| {
                                ct::check::min_items(value, 1, at, out);
                            },
                        );
                    },
                    |value, at, out| {
                        <bool as ct::Validate>::inspect(value, at, out);
                    },
                ],
                at,
                out,
            );
        }
    }
    /// The schema `Span`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Span {
        /// The property `from`.
        pub from: i64,
        /// The property `to`.
        pub to: i64,
    }
    ct::object!(Span);
    impl Span {
        /// A value with the required fields.
        #[must_use]
        pub fn new(from: i64, to: i64) -> Self {
            Self { from, to }
        }
    }
    impl ct::Validate for Span {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<i64>(object, "from", at, out);
            ct::inspect::required::<i64>(object, "to", at, out);
        }
    }
    static PATTERN_1: ct::check::Pattern = ct::check::Pattern::new(
        "^\\d+ m$",
        "^[0-9]+ m$",
    );
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "measure",
            method: "POST",
            path: "/measure",
            tag: "Measures",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Measures {}
    impl<T: rt::Host + Measures> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        measures::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Measures`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Measures: rt::Host {
        /// The operation `measure`.
        ///
        /// `POST /measure`
        fn measure(
            &self,
            body: crate::positive::one_of::made::types::Measure,
        ) -> impl ::core::future::Future<
            Output = Result<MeasureResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The answers of `POST /measure`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum MeasureResponse {
        /// 200: As it was read.
        Ok(crate::positive::one_of::made::types::Measure),
    }
    impl MeasureResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
            }
        }
        fn check(&self, out: &mut ::windlass_contract::Violations) {
            let at = &::windlass_contract::Pointer::Root;
            match self {
                Self::Ok(body) => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok(body) => rt::Reply::of(200).json(&body),
            }
        }
    }
    /// Mounting the operations of `Measures`.
    pub mod measures {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Measures>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Measures>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], measure::<A>);
        }
        fn measure<A: super::Measures>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(&parts, body, &["application/json"], limit)
                    .await?;
                let response = super::Measures::measure(api.as_ref(), body).await?;
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
    /**Client for One of several types that nothing tells apart

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
        /**Sends a `POST` request to `/measure`

*/
        pub async fn measure<'a>(
            &'a self,
            body: &'a crate::positive::one_of::made::types::Measure,
        ) -> Result<
            ResponseValue<crate::positive::one_of::made::types::Measure>,
            Error<()>,
        > {
            let url = format!("{}/measure", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "measure").await?;
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
