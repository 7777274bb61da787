pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Box`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Box {
        /// The property `Self`.
        #[serde(rename = "Self")]
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub self_: ::std::option::Option<::std::string::String>,
        /// The property `box`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub r#box: ::std::option::Option<SelfValue>,
    }
    ct::object!(Box);
    impl Box {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl ct::Validate for Box {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.r#box, "box", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<::std::string::String>(object, "Self", at, out);
            ct::inspect::optional::<SelfValue>(object, "box", at, out);
        }
    }
    /// The schema `Default`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Default {
        /// The property `clone`.
        ///
        /// Default: `true`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub clone: ::std::option::Option<bool>,
    }
    ct::object!(Default);
    impl Default {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
        /// The value of `clone`, or its default, `true`.
        #[must_use]
        pub fn clone_or_default(&self) -> bool {
            self.clone.unwrap_or(true)
        }
    }
    impl ct::Validate for Default {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<bool>(object, "clone", at, out);
        }
    }
    /// The schema `Error`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Error {
        /// The property `clone`.
        ///
        /// Default: `true`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub clone: ::std::option::Option<bool>,
        /// The property `source`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub source: ::std::option::Option<SendResponse>,
    }
    ct::object!(Error);
    impl Error {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
        /// The value of `clone`, or its default, `true`.
        #[must_use]
        pub fn clone_or_default(&self) -> bool {
            self.clone.unwrap_or(true)
        }
    }
    impl ct::Validate for Error {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.source, "source", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<bool>(object, "clone", at, out);
            ct::inspect::optional::<SendResponse>(object, "source", at, out);
        }
    }
    /// The schema `Option`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Option {
        /// The property `some`.
        pub some: String,
        /// The property `none`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub none: ::std::option::Option<i64>,
    }
    ct::object!(Option);
    impl Option {
        /// A value with the required fields.
        #[must_use]
        pub fn new(some: String) -> Self {
            Self { some, none: None }
        }
    }
    impl ct::Validate for Option {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.some, "some", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "some", at, out);
            ct::inspect::optional::<i64>(object, "none", at, out);
        }
    }
    /// The schema `Result`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Result {
        /// An alternative of `Result`.
        Option(Option),
        /// An alternative of `Result`.
        Vec(Vec),
    }
    ct::forms! {
        Result { Option(Option), Vec(Vec), }
    }
    ct::union! {
        Result { Option(Option), Vec(Vec), }
    }
    impl ct::Validate for Result {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            match self {
                Self::Option(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Vec(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::any_variant(
                value,
                &[
                    |value, at, out| {
                        <Option as ct::Validate>::inspect(value, at, out);
                    },
                    |value, at, out| {
                        <Vec as ct::Validate>::inspect(value, at, out);
                    },
                ],
                at,
                out,
            );
        }
    }
    /// The schema `SendResponse`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct SendResponse {
        /// The property `value`.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub value: ct::Nullable<::std::string::String>,
    }
    ct::object!(SendResponse);
    impl SendResponse {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl ct::Validate for SendResponse {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::free::<::std::string::String>(object, "value", at, out);
        }
    }
    /// The schema `String`.
    ///
    /// At least 1 character.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(transparent)]
    pub struct String(pub ::std::string::String);
    ct::word!(String(::std::string::String));
    impl ct::Validate for String {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let value = &self.0;
            ct::check::min_length(value, 1, at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::value_with::<
                ::std::string::String,
            >(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::min_length(value, 1, at, out);
                },
            );
        }
    }
    /// The schema `Vec`.
    ///
    /// At least 1 item.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[derive(Default)]
    #[serde(transparent)]
    pub struct Vec(pub ::std::vec::Vec<Result>);
    ct::newtype!(Vec(::std::vec::Vec < Result >));
    impl ct::Validate for Vec {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let value = &self.0;
            ct::check::min_items(value, 1, at, out);
            ct::Validate::validate_at(&self.0, at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::value_with::<
                ::std::vec::Vec<Result>,
            >(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::min_items(value, 1, at, out);
                },
            );
        }
    }
    /// The schema `self`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum SelfValue {
        /// `Self`
        SelfValue,
        /// `self`
        SelfValue2,
        /// `Option`
        Option,
        /// `None`
        None,
        /// `Some`
        Some,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(::std::string::String),
    }
    ct::text_enum! {
        SelfValue { SelfValue = "Self", SelfValue2 = "self", Option = "Option", None =
        "None", Some = "Some", } else Unknown
    }
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "send",
            method: "POST",
            path: "/hostile",
            tag: "Host",
            scope: None,
            statuses: &[0, 200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Host2 {}
    impl<T: rt::Host + Host2> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        host::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Host`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Host2: rt::Host {
        /// The operation `send`.
        ///
        /// `POST /hostile`
        fn send(
            &self,
            body: crate::positive::hostile_schemas::made::types::Result,
        ) -> impl ::core::future::Future<
            Output = Result<Send2Response, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The answers of `POST /hostile`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum Send2Response {
        /// 200: As it was read.
        Ok(crate::positive::hostile_schemas::made::types::Result),
        /// Any other status: Anything else.
        Default {
            /// The status to answer with.
            status: ::axum::http::StatusCode,
            /// The body.
            body: crate::positive::hostile_schemas::made::types::Box,
        },
    }
    impl Send2Response {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
                Self::Default { status, .. } => status.as_u16(),
            }
        }
        fn check(&self, out: &mut ::windlass_contract::Violations) {
            let at = &::windlass_contract::Pointer::Root;
            match self {
                Self::Ok(body) => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
                Self::Default { body, .. } => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok(body) => rt::Reply::of(200).json(&body),
                Self::Default { status, body } => rt::Reply::new(status).json(&body),
            }
        }
    }
    /// Mounting the operations of `Host`.
    pub mod host {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Host2>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Host2>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], send::<A>);
        }
        fn send<A: super::Host2>(
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
                let response = super::Host2::send(api.as_ref(), body).await?;
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
    /**Client for Schemas named like types of Rust

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
        /**Sends a `POST` request to `/hostile`

*/
        pub async fn send<'a>(
            &'a self,
            body: &'a crate::positive::hostile_schemas::made::types::Result,
        ) -> Result<
            ResponseValue<crate::positive::hostile_schemas::made::types::Result>,
            Error<crate::positive::hostile_schemas::made::types::Box>,
        > {
            let url = format!("{}/hostile", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "send").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                400u16..=499u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                500u16..=599u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
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
