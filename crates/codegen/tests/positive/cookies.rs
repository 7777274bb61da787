pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Visit`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Visit {
        /// The property `session`.
        pub session: String,
        /// The property `seen`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub seen: Option<Vec<i64>>,
        /// The property `count`.
        pub count: i64,
    }
    ct::object!(Visit);
    impl Visit {
        /// A value with the required fields.
        #[must_use]
        pub fn new(session: impl Into<String>, count: i64) -> Self {
            Self {
                session: Into::into(session),
                seen: None,
                count,
            }
        }
    }
    impl ct::Validate for Visit {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "session", at, out);
            ct::inspect::optional::<Vec<i64>>(object, "seen", at, out);
            ct::inspect::required::<i64>(object, "count", at, out);
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
            id: "visit",
            method: "GET",
            path: "/visit",
            tag: "Visits",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Visits {}
    impl<T: rt::Host + Visits> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        visits::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Visits`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Visits: rt::Host {
        /// The operation `visit`.
        ///
        /// `GET /visit`
        fn visit(
            &self,
            params: VisitParams,
        ) -> impl ::core::future::Future<
            Output = Result<VisitResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The parameters of `GET /visit`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct VisitParams {
        /// `session` in the cookie.
        pub session: String,
        /// `seen` in the cookie.
        pub seen: Option<Vec<i64>>,
        /// `count` in the cookie.
        pub count: i64,
    }
    impl VisitParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let session = {
                let value = input_
                    .cookie::<
                        String,
                    >(
                        "session",
                        |value, at, out| {
                            ::windlass_contract::check::min_length(value, 2, at, out);
                        },
                    );
                input_.required("cookie", "session", value)
            };
            let seen = input_
                .cookie_array::<
                    i64,
                >("seen", rt::ArrayStyle::Separated(','), rt::unchecked);
            let count = input_
                .cookie::<i64>("count", rt::unchecked)
                .map(|value| value.unwrap_or(1));
            let (Some(session), Some(seen), Some(count)) = (session, seen, count) else {
                return Err(input_.reject());
            };
            Ok(Self { session, seen, count })
        }
    }
    /// The answers of `GET /visit`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum VisitResponse {
        /// 200: What was read.
        Ok(crate::positive::cookies::made::types::Visit),
    }
    impl VisitResponse {
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
    /// Mounting the operations of `Visits`.
    pub mod visits {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Visits>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Visits>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], visit::<A>);
        }
        fn visit<A: super::Visits>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::VisitParams::decode(&parts)?;
                let response = super::Visits::visit(api.as_ref(), params).await?;
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
    /**Client for Parameters in cookies

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
        /**Sends a `GET` request to `/visit`

*/
        pub async fn visit<'a>(
            &'a self,
            count: Option<i64>,
            seen: Option<&'a ::std::vec::Vec<i64>>,
            session: &'a str,
        ) -> Result<
            ResponseValue<crate::positive::cookies::made::types::Visit>,
            Error<()>,
        > {
            let url = format!("{}/visit", self.baseurl,);
            let mut request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let mut cookies_ = String::new();
            if let Some(value) = count {
                ::windlass_contract::param_text::cookie(&mut cookies_, "count", &value)
                    .map_err(Error::InvalidRequest)?;
            }
            if let Some(value) = seen {
                ::windlass_contract::param_text::cookie(&mut cookies_, "seen", &value)
                    .map_err(Error::InvalidRequest)?;
            }
            ::windlass_contract::param_text::cookie(&mut cookies_, "session", &session)
                .map_err(Error::InvalidRequest)?;
            if !cookies_.is_empty() {
                request
                    .headers_mut()
                    .insert(::reqwest::header::COOKIE, cookies_.try_into()?);
            }
            let response = self.send_request(request, "visit").await?;
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
