pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Progress`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Progress {
        /// The property `percent`.
        ///
        /// At most 99.
        pub percent: i64,
    }
    ct::object!(Progress);
    impl Progress {
        /// A value with the required fields.
        #[must_use]
        pub fn new(percent: i64) -> Self {
            Self { percent }
        }
    }
    impl Progress {
        fn check_percent(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::maximum(*value, 99, at, out);
        }
    }
    impl ct::Validate for Progress {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            Self::check_percent(&self.percent, &at.field("percent"), out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required_with::<
                i64,
                _,
            >(object, "percent", at, out, Self::check_percent);
        }
    }
    /// The schema `Result`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Result {
        /// The property `value`.
        pub value: f64,
    }
    ct::object!(Result);
    impl Result {
        /// A value with the required fields.
        #[must_use]
        pub fn new(value: f64) -> Self {
            Self { value }
        }
    }
    impl ct::Validate for Result {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<f64>(object, "value", at, out);
        }
    }
    /// The schema at `/paths/~1export/get/parameters/0/schema`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum ExportAs {
        /// `json`
        Json,
        /// `csv`
        Csv,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        ExportAs { Json = "json", Csv = "csv", } else Unknown
    }
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "export",
            method: "GET",
            path: "/export",
            tag: "Jobs",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "readJob",
            method: "GET",
            path: "/jobs/{id}",
            tag: "Jobs",
            scope: None,
            statuses: &[200, 202],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Jobs {}
    impl<T: rt::Host + Jobs> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        jobs::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Jobs`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Jobs: rt::Host {
        /// The operation `export`.
        ///
        /// `GET /export`
        fn export(
            &self,
            params: ExportParams,
        ) -> impl ::core::future::Future<
            Output = Result<ExportResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `readJob`.
        ///
        /// `GET /jobs/{id}`
        fn read_job(
            &self,
            params: ReadJobParams,
        ) -> impl ::core::future::Future<
            Output = Result<ReadJobResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The parameters of `GET /export`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ExportParams {
        /// `as` in the query.
        pub r#as: crate::positive::several_successes::made::types::ExportAs,
    }
    impl ExportParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let r#as = {
                let value = input_
                    .query::<
                        crate::positive::several_successes::made::types::ExportAs,
                    >(
                        "as",
                        |value, at, out| {
                            ::windlass_contract::Validate::validate_at(value, at, out);
                        },
                    );
                input_.required("query", "as", value)
            };
            let (Some(r#as),) = (r#as,) else {
                return Err(input_.reject());
            };
            Ok(Self { r#as })
        }
    }
    /// The parameters of `GET /jobs/{id}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ReadJobParams {
        /// `id` in the path.
        pub id: i64,
    }
    impl ReadJobParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let id = input_.path::<i64>(0, "id", rt::unchecked);
            let (Some(id),) = (id,) else {
                return Err(input_.reject());
            };
            Ok(Self { id })
        }
    }
    /// The answers of `GET /export`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ExportResponse {
        /// 200: The numbers.
        Ok(ExportOkBody),
    }
    impl ExportResponse {
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
    /// A body of `GET /export`, by its media type.
    #[allow(clippy::large_enum_variant, reason = "a body is made once and sent at once")]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ExportOkBody {
        /// `application/json`
        Json(Vec<i64>),
        /// `text/csv`
        Text(String),
    }
    impl ExportOkBody {
        fn write(self, reply: rt::Reply) -> rt::Answer {
            match self {
                Self::Json(body) => reply.json(&body),
                Self::Text(body) => reply.bytes("text/csv", body),
            }
        }
    }
    /// The answers of `GET /jobs/{id}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ReadJobResponse {
        /// 200: It is done.
        Ok(crate::positive::several_successes::made::types::Result),
        /// 202: It goes on.
        Accepted(crate::positive::several_successes::made::types::Progress),
    }
    impl ReadJobResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
                Self::Accepted { .. } => 202,
            }
        }
        fn check(&self, out: &mut ::windlass_contract::Violations) {
            let at = &::windlass_contract::Pointer::Root;
            match self {
                Self::Ok(body) => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
                Self::Accepted(body) => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok(body) => rt::Reply::of(200).json(&body),
                Self::Accepted(body) => rt::Reply::of(202).json(&body),
            }
        }
    }
    /// Mounting the operations of `Jobs`.
    pub mod jobs {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Jobs>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Jobs>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], export::<A>);
            routes.add(&super::OPERATIONS[1], read_job::<A>);
        }
        fn export<A: super::Jobs>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json", "text/csv"])?;
                let params = super::ExportParams::decode(&parts)?;
                let response = super::Jobs::export(api.as_ref(), params).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn read_job<A: super::Jobs>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::ReadJobParams::decode(&parts)?;
                let response = super::Jobs::read_job(api.as_ref(), params).await?;
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
        ///`ReadJobSuccess`
        #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
        #[serde(untagged)]
        pub enum ReadJobSuccess {
            Result(crate::positive::several_successes::made::types::Result),
            Progress(crate::positive::several_successes::made::types::Progress),
        }
        impl ::std::convert::From<
            crate::positive::several_successes::made::types::Result,
        > for ReadJobSuccess {
            fn from(
                value: crate::positive::several_successes::made::types::Result,
            ) -> Self {
                Self::Result(value)
            }
        }
        impl ::std::convert::From<
            crate::positive::several_successes::made::types::Progress,
        > for ReadJobSuccess {
            fn from(
                value: crate::positive::several_successes::made::types::Progress,
            ) -> Self {
                Self::Progress(value)
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
    /**Client for Answers of several types that are all good

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
        /**Sends a `GET` request to `/export`

*/
        pub async fn export<'a>(
            &'a self,
            as_: &'a str,
        ) -> Result<ResponseValue<::std::vec::Vec<i64>>, Error<()>> {
            let url = format!("{}/export", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .query(&progenitor_client::QueryParam::new("as", &as_))
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "export").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/jobs/{id}`

*/
        pub async fn read_job<'a>(
            &'a self,
            id: i64,
        ) -> Result<ResponseValue<types::ReadJobSuccess>, Error<()>> {
            let url = format!(
                "{}/jobs/{}", self.baseurl, encode_path(& id.to_string()),
            );
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "read_job").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                202u16 => ResponseValue::from_response(response).await,
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
