pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Numbers`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Numbers {
        /// The property `low`.
        ///
        /// At least -3.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub low: Option<i64>,
        /// The property `high`.
        ///
        /// At most 3.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub high: Option<i64>,
        /// The property `above`.
        ///
        /// More than 0.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub above: Option<i64>,
        /// The property `below`.
        ///
        /// Less than 1.5.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub below: Option<f64>,
        /// The property `half`.
        ///
        /// From 0.5 to 0.5.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub half: Option<f64>,
        /// The property `even`.
        ///
        /// A multiple of 2.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub even: Option<i64>,
        /// The property `tenth`.
        ///
        /// A multiple of 0.1.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub tenth: Option<f64>,
        /// The property `byte`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub byte: Option<u8>,
        /// The property `small`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub small: Option<i32>,
        /// The property `large`.
        ///
        /// At most 18446744073709551614.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub large: Option<u64>,
    }
    ct::object!(Numbers);
    impl Numbers {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl Numbers {
        fn check_low(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::minimum(*value, -3, at, out);
        }
        fn check_high(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::maximum(*value, 3, at, out);
        }
        fn check_above(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::exclusive_minimum(*value, 0, at, out);
        }
        fn check_below(value: &f64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::exclusive_maximum(*value, 1.5f64, at, out);
        }
        fn check_half(value: &f64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::minimum(*value, 0.5f64, at, out);
            ct::check::maximum(*value, 0.5f64, at, out);
        }
        fn check_even(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::multiple_of(*value, 2, at, out);
        }
        fn check_tenth(value: &f64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::multiple_of(*value, 0.1f64, at, out);
        }
        fn check_large(value: &u64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::maximum(*value, 18446744073709551614, at, out);
        }
    }
    impl ct::Validate for Numbers {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            if let Some(value) = &self.low {
                Self::check_low(value, &at.field("low"), out);
            }
            if let Some(value) = &self.high {
                Self::check_high(value, &at.field("high"), out);
            }
            if let Some(value) = &self.above {
                Self::check_above(value, &at.field("above"), out);
            }
            if let Some(value) = &self.below {
                Self::check_below(value, &at.field("below"), out);
            }
            if let Some(value) = &self.half {
                Self::check_half(value, &at.field("half"), out);
            }
            if let Some(value) = &self.even {
                Self::check_even(value, &at.field("even"), out);
            }
            if let Some(value) = &self.tenth {
                Self::check_tenth(value, &at.field("tenth"), out);
            }
            if let Some(value) = &self.large {
                Self::check_large(value, &at.field("large"), out);
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "low", at, out, Self::check_low);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "high", at, out, Self::check_high);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "above", at, out, Self::check_above);
            ct::inspect::optional_with::<
                f64,
                _,
            >(object, "below", at, out, Self::check_below);
            ct::inspect::optional_with::<
                f64,
                _,
            >(object, "half", at, out, Self::check_half);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "even", at, out, Self::check_even);
            ct::inspect::optional_with::<
                f64,
                _,
            >(object, "tenth", at, out, Self::check_tenth);
            ct::inspect::optional::<u8>(object, "byte", at, out);
            ct::inspect::optional::<i32>(object, "small", at, out);
            ct::inspect::optional_with::<
                u64,
                _,
            >(object, "large", at, out, Self::check_large);
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
            id: "check",
            method: "POST",
            path: "/numbers",
            tag: "Numbers",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Numbers {}
    impl<T: rt::Host + Numbers> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        numbers::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Numbers`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Numbers: rt::Host {
        /// The operation `check`.
        ///
        /// `POST /numbers`
        fn check(
            &self,
            params: CheckParams,
            body: crate::positive::numbers::made::types::Numbers,
        ) -> impl ::core::future::Future<
            Output = Result<CheckResponse, rt::Rejection>,
        > + Send {
            let _ = (params, body);
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The parameters of `POST /numbers`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct CheckParams {
        /// `n` in the query.
        pub n: Option<i64>,
    }
    impl CheckParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let n = input_
                .query::<
                    i64,
                >(
                    "n",
                    |value, at, out| {
                        ::windlass_contract::check::minimum(*value, 2, at, out);
                        ::windlass_contract::check::maximum(*value, 4, at, out);
                    },
                );
            let (Some(n),) = (n,) else {
                return Err(input_.reject());
            };
            Ok(Self { n })
        }
    }
    /// The answers of `POST /numbers`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum CheckResponse {
        /// 200: As it was read.
        Ok(crate::positive::numbers::made::types::Numbers),
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
    /// Mounting the operations of `Numbers`.
    pub mod numbers {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Numbers>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Numbers>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], check::<A>);
        }
        fn check<A: super::Numbers>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::CheckParams::decode(&parts)?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(&parts, body, &["application/json"], limit)
                    .await?;
                let response = super::Numbers::check(api.as_ref(), params, body).await?;
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
    /**Client for Bounds of numbers

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
        /**Sends a `POST` request to `/numbers`

*/
        pub async fn check<'a>(
            &'a self,
            n: Option<i64>,
            body: &'a crate::positive::numbers::made::types::Numbers,
        ) -> Result<
            ResponseValue<crate::positive::numbers::made::types::Numbers>,
            Error<()>,
        > {
            let url = format!("{}/numbers", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .query(&progenitor_client::QueryParam::new("n", &n))
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
