pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Strings`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Strings {
        /// The property `short`.
        ///
        /// At most 3 characters.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub short: Option<String>,
        /// The property `long`.
        ///
        /// At least 3 characters.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub long: Option<String>,
        /// The property `exact`.
        ///
        /// 2 to 2 characters.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub exact: Option<String>,
        /// The property `digits`.
        ///
        /// Pattern: `^\d+$`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub digits: Option<String>,
        /// The property `part`.
        ///
        /// Pattern: `b`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub part: Option<String>,
        /// The property `unicode`.
        ///
        /// Pattern: `^[\u0400-\u04ff]+$`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub unicode: Option<String>,
        /// The property `both`.
        ///
        /// At most 2 characters; Pattern: `^a`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub both: Option<String>,
        /// The property `fruit`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub fruit: Option<StringsFruit>,
    }
    ct::object!(Strings);
    impl Strings {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl Strings {
        fn check_short(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::max_length(value, 3, at, out);
        }
        fn check_long(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::min_length(value, 3, at, out);
        }
        fn check_exact(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::min_length(value, 2, at, out);
            ct::check::max_length(value, 2, at, out);
        }
        fn check_digits(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::pattern(value, &PATTERN_2, at, out);
        }
        fn check_part(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::pattern(value, &PATTERN_4, at, out);
        }
        fn check_unicode(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::pattern(value, &PATTERN_1, at, out);
        }
        fn check_both(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::max_length(value, 2, at, out);
            ct::check::pattern(value, &PATTERN_3, at, out);
        }
    }
    impl ct::Validate for Strings {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            if let Some(value) = &self.short {
                Self::check_short(value, &at.field("short"), out);
            }
            if let Some(value) = &self.long {
                Self::check_long(value, &at.field("long"), out);
            }
            if let Some(value) = &self.exact {
                Self::check_exact(value, &at.field("exact"), out);
            }
            if let Some(value) = &self.digits {
                Self::check_digits(value, &at.field("digits"), out);
            }
            if let Some(value) = &self.part {
                Self::check_part(value, &at.field("part"), out);
            }
            if let Some(value) = &self.unicode {
                Self::check_unicode(value, &at.field("unicode"), out);
            }
            if let Some(value) = &self.both {
                Self::check_both(value, &at.field("both"), out);
            }
            ct::check::field(&self.fruit, "fruit", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "short", at, out, Self::check_short);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "long", at, out, Self::check_long);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "exact", at, out, Self::check_exact);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "digits", at, out, Self::check_digits);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "part", at, out, Self::check_part);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "unicode", at, out, Self::check_unicode);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "both", at, out, Self::check_both);
            ct::inspect::optional::<StringsFruit>(object, "fruit", at, out);
        }
    }
    /// The schema at `/components/schemas/Strings/properties/fruit`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum StringsFruit {
        /// `apple`
        Apple,
        /// `pear`
        Pear,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        StringsFruit { Apple = "apple", Pear = "pear", } else Unknown
    }
    static PATTERN_1: ct::check::Pattern = ct::check::Pattern::new(
        "^[\\u0400-\\u04ff]+$",
        "^[\\x{400}-\\x{4FF}]+$",
    );
    static PATTERN_2: ct::check::Pattern = ct::check::Pattern::new("^\\d+$", "^[0-9]+$");
    static PATTERN_3: ct::check::Pattern = ct::check::Pattern::new("^a", "^a");
    static PATTERN_4: ct::check::Pattern = ct::check::Pattern::new("b", "b");
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "check",
            method: "POST",
            path: "/strings",
            tag: "Strings",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Strings {}
    impl<T: rt::Host + Strings> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        strings::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Strings`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Strings: rt::Host {
        /// The operation `check`.
        ///
        /// `POST /strings`
        fn check(
            &self,
            body: crate::positive::strings::made::types::Strings,
        ) -> impl ::core::future::Future<
            Output = Result<CheckResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The answers of `POST /strings`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum CheckResponse {
        /// 200: As it was read.
        Ok(crate::positive::strings::made::types::Strings),
    }
    impl CheckResponse {
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
    /// Mounting the operations of `Strings`.
    pub mod strings {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Strings>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Strings>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], check::<A>);
        }
        fn check<A: super::Strings>(
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
                let response = super::Strings::check(api.as_ref(), body).await?;
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
    /**Client for Lengths and patterns

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
        /**Sends a `POST` request to `/strings`

*/
        pub async fn check<'a>(
            &'a self,
            body: &'a crate::positive::strings::made::types::Strings,
        ) -> Result<
            ResponseValue<crate::positive::strings::made::types::Strings>,
            Error<()>,
        > {
            let url = format!("{}/strings", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "check").await?;
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
