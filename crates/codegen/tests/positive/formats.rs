pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Formats`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Formats {
        /// The property `id`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub id: Option<::uuid::Uuid>,
        /// The property `at`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub at: Option<::chrono::DateTime<::chrono::Utc>>,
        /// The property `on`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub on: Option<::chrono::NaiveDate>,
        /// The property `uri`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub uri: Option<String>,
        /// The property `email`.
        ///
        /// At most 12 characters.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub email: Option<String>,
        /// The property `v4`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub v4: Option<String>,
        /// The property `v6`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub v6: Option<String>,
        /// The property `host`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub host: Option<String>,
        /// The property `base64`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub base64: Option<String>,
        /// The property `other`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub other: Option<String>,
    }
    ct::object!(Formats);
    impl Formats {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl Formats {
        fn check_uri(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::format(value, "uri", at, out);
        }
        fn check_email(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::max_length(value, 12, at, out);
            ct::check::format(value, "email", at, out);
        }
        fn check_v4(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::format(value, "ipv4", at, out);
        }
        fn check_v6(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::format(value, "ipv6", at, out);
        }
        fn check_host(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::format(value, "hostname", at, out);
        }
        fn check_base64(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::format(value, "byte", at, out);
        }
    }
    impl ct::Validate for Formats {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            if let Some(value) = &self.uri {
                Self::check_uri(value, &at.field("uri"), out);
            }
            if let Some(value) = &self.email {
                Self::check_email(value, &at.field("email"), out);
            }
            if let Some(value) = &self.v4 {
                Self::check_v4(value, &at.field("v4"), out);
            }
            if let Some(value) = &self.v6 {
                Self::check_v6(value, &at.field("v6"), out);
            }
            if let Some(value) = &self.host {
                Self::check_host(value, &at.field("host"), out);
            }
            if let Some(value) = &self.base64 {
                Self::check_base64(value, &at.field("base64"), out);
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<::uuid::Uuid>(object, "id", at, out);
            ct::inspect::optional::<
                ::chrono::DateTime<::chrono::Utc>,
            >(object, "at", at, out);
            ct::inspect::optional::<::chrono::NaiveDate>(object, "on", at, out);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "uri", at, out, Self::check_uri);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "email", at, out, Self::check_email);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "v4", at, out, Self::check_v4);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "v6", at, out, Self::check_v6);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "host", at, out, Self::check_host);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "base64", at, out, Self::check_base64);
            ct::inspect::optional::<String>(object, "other", at, out);
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
            path: "/formats/{day}",
            tag: "Formats",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Formats {}
    impl<T: rt::Host + Formats> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        formats::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Formats`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Formats: rt::Host {
        /// The operation `check`.
        ///
        /// `POST /formats/{day}`
        fn check(
            &self,
            params: CheckParams,
            body: crate::positive::formats::made::types::Formats,
        ) -> impl ::core::future::Future<
            Output = Result<CheckResponse, rt::Rejection>,
        > + Send {
            let _ = (params, body);
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The parameters of `POST /formats/{day}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct CheckParams {
        /// `day` in the path.
        pub day: ::chrono::NaiveDate,
        /// `since` in the query.
        pub since: Option<::chrono::DateTime<::chrono::Utc>>,
        /// `id` in the query.
        pub id: Option<::uuid::Uuid>,
    }
    impl CheckParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let day = input_.path::<::chrono::NaiveDate>(0, "day", rt::unchecked);
            let since = input_
                .query::<::chrono::DateTime<::chrono::Utc>>("since", rt::unchecked);
            let id = input_.query::<::uuid::Uuid>("id", rt::unchecked);
            let (Some(day), Some(since), Some(id)) = (day, since, id) else {
                return Err(input_.reject());
            };
            Ok(Self { day, since, id })
        }
    }
    /// The answers of `POST /formats/{day}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum CheckResponse {
        /// 200: As it was read.
        Ok(crate::positive::formats::made::types::Formats),
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
    /// Mounting the operations of `Formats`.
    pub mod formats {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Formats>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Formats>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], check::<A>);
        }
        fn check<A: super::Formats>(
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
                let response = super::Formats::check(api.as_ref(), params, body).await?;
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
    /**Client for Formats of strings

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
        /**Sends a `POST` request to `/formats/{day}`

*/
        pub async fn check<'a>(
            &'a self,
            day: &'a str,
            id: Option<&'a ::uuid::Uuid>,
            since: Option<&'a ::chrono::DateTime<::chrono::offset::Utc>>,
            body: &'a crate::positive::formats::made::types::Formats,
        ) -> Result<
            ResponseValue<crate::positive::formats::made::types::Formats>,
            Error<()>,
        > {
            let url = format!(
                "{}/formats/{}", self.baseurl,
                ::windlass_contract::param_text::simple("day", false, & day)
                .map_err(Error::InvalidRequest) ?,
            );
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .query(&progenitor_client::QueryParam::new("id", &id))
                .query(&progenitor_client::QueryParam::new("since", &since))
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
