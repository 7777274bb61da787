pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Missing`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Missing {
        /// The property `seats`.
        pub seats: i64,
    }
    ct::object!(Missing);
    impl Missing {
        /// A value with the required fields.
        #[must_use]
        pub fn new(seats: i64) -> Self {
            Self { seats }
        }
    }
    impl ct::Validate for Missing {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<i64>(object, "seats", at, out);
        }
    }
    /// The schema `Taken`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Taken {
        /// The property `by`.
        pub by: String,
    }
    ct::object!(Taken);
    impl Taken {
        /// A value with the required fields.
        #[must_use]
        pub fn new(by: impl Into<String>) -> Self {
            Self { by: Into::into(by) }
        }
    }
    impl ct::Validate for Taken {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "by", at, out);
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
            id: "take",
            method: "PUT",
            path: "/seats/{number}",
            tag: "Seats",
            scope: None,
            statuses: &[204, 404, 409, 410, 423],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Seats {}
    impl<T: rt::Host + Seats> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        seats::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Seats`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Seats: rt::Host {
        /// The operation `take`.
        ///
        /// `PUT /seats/{number}`
        fn take(
            &self,
            params: TakeParams,
        ) -> impl ::core::future::Future<
            Output = Result<TakeResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The parameters of `PUT /seats/{number}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct TakeParams {
        /// `number` in the path.
        pub number: i64,
    }
    impl TakeParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let number = input_.path::<i64>(0, "number", rt::unchecked);
            let (Some(number),) = (number,) else {
                return Err(input_.reject());
            };
            Ok(Self { number })
        }
    }
    /// The answers of `PUT /seats/{number}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum TakeResponse {
        /// 204: It is yours.
        NoContent,
        /// 404: No such seat.
        NotFound(crate::positive::several_errors::made::types::Missing),
        /// 409: Taken.
        Conflict(crate::positive::several_errors::made::types::Taken),
        /// 410: Broken off.
        Gone(String),
        /// 423: Locked.
        Locked,
    }
    impl TakeResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::NoContent { .. } => 204,
                Self::NotFound { .. } => 404,
                Self::Conflict { .. } => 409,
                Self::Gone { .. } => 410,
                Self::Locked { .. } => 423,
            }
        }
        fn check(&self, out: &mut ::windlass_contract::Violations) {
            let at = &::windlass_contract::Pointer::Root;
            match self {
                Self::NotFound(body) => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
                Self::Conflict(body) => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
                _ => {}
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::NoContent => rt::Reply::of(204).done(),
                Self::NotFound(body) => rt::Reply::of(404).json(&body),
                Self::Conflict(body) => rt::Reply::of(409).json(&body),
                Self::Gone(body) => rt::Reply::of(410).bytes("text/plain", body),
                Self::Locked => rt::Reply::of(423).done(),
            }
        }
    }
    /// Mounting the operations of `Seats`.
    pub mod seats {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Seats>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Seats>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], take::<A>);
        }
        fn take<A: super::Seats>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                let params = super::TakeParams::decode(&parts)?;
                let response = super::Seats::take(api.as_ref(), params).await?;
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
    /// Types used as operation parameters and responses.
    #[allow(clippy::all)]
    pub mod types {
        ///`TakeError`
        #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
        #[serde(untagged)]
        pub enum TakeError {
            Missing(crate::positive::several_errors::made::types::Missing),
            Taken(crate::positive::several_errors::made::types::Taken),
        }
        impl ::std::convert::From<crate::positive::several_errors::made::types::Missing>
        for TakeError {
            fn from(
                value: crate::positive::several_errors::made::types::Missing,
            ) -> Self {
                Self::Missing(value)
            }
        }
        impl ::std::convert::From<crate::positive::several_errors::made::types::Taken>
        for TakeError {
            fn from(value: crate::positive::several_errors::made::types::Taken) -> Self {
                Self::Taken(value)
            }
        }
        /// Error types.
        pub mod error {
            /// Error from a `TryFrom` or `FromStr` implementation.
            pub struct ConversionError(::std::borrow::Cow<'static, str>);
            impl ::std::error::Error for ConversionError {}
            impl ::std::fmt::Display for ConversionError {
                fn fmt(
                    &self,
                    f: &mut ::std::fmt::Formatter<'_>,
                ) -> Result<(), ::std::fmt::Error> {
                    ::std::fmt::Display::fmt(&self.0, f)
                }
            }
            impl ::std::fmt::Debug for ConversionError {
                fn fmt(
                    &self,
                    f: &mut ::std::fmt::Formatter<'_>,
                ) -> Result<(), ::std::fmt::Error> {
                    ::std::fmt::Debug::fmt(&self.0, f)
                }
            }
            impl From<&'static str> for ConversionError {
                fn from(value: &'static str) -> Self {
                    Self(value.into())
                }
            }
            impl From<String> for ConversionError {
                fn from(value: String) -> Self {
                    Self(value.into())
                }
            }
        }
    }
    #[derive(Clone, Debug)]
    /**Client for Failures of several types

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
        /**Sends a `PUT` request to `/seats/{number}`

*/
        pub async fn take<'a>(
            &'a self,
            number: i64,
        ) -> Result<ResponseValue<()>, Error<types::TakeError>> {
            let url = format!(
                "{}/seats/{}", self.baseurl, encode_path(& number.to_string()),
            );
            let request = self
                .client
                .put(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "take").await?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
                404u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                410u16 => Err(Error::UnexpectedResponse(response)),
                423u16 => Err(Error::UnexpectedResponse(response)),
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
