pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Local`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Local {
        /// The property `x`.
        pub x: i64,
    }
    ct::object!(Local);
    impl Local {
        /// A value with the required fields.
        #[must_use]
        pub fn new(x: i64) -> Self {
            Self { x }
        }
    }
    impl ct::Validate for Local {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<i64>(object, "x", at, out);
        }
    }
    /// The schema `Modern`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Modern {
        /// The property `version`.
        pub version: i64,
        /// The property `kind`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub kind: Option<ModernKind>,
        /// The property `name`.
        ///
        /// At least 1 character.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub name: ct::Nullable<String>,
        /// The property `size`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub size: Option<ModernSize>,
        /// The property `place`.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub place: ct::Nullable<Place>,
        /// Where it lives.
        ///
        /// **Deprecated.**
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub home: Option<Place>,
        /// The property `above`.
        ///
        /// More than 0 and less than 10.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub above: Option<i64>,
        /// The property `pair`.
        ///
        /// At most 2 items.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub pair: Option<Vec<ModernPairItem>>,
        /// The property `local`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub local: Option<Local>,
        /// The property `state`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub state: Option<i64>,
        /// The property `anything`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub anything: Option<::serde_json::Value>,
        /// The property `icon`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub icon: Option<String>,
    }
    ct::object!(Modern);
    impl Modern {
        /// A value with the required fields.
        #[must_use]
        pub fn new(version: i64) -> Self {
            Self {
                version,
                kind: None,
                name: ct::Nullable::Absent,
                size: None,
                place: ct::Nullable::Absent,
                home: None,
                above: None,
                pair: None,
                local: None,
                state: None,
                anything: None,
                icon: None,
            }
        }
    }
    impl Modern {
        fn check_version(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::one_of(value, &[2], at, out);
        }
        fn check_name(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::min_length(value, 1, at, out);
        }
        fn check_above(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::exclusive_minimum(*value, 0, at, out);
            ct::check::exclusive_maximum(*value, 10, at, out);
        }
        fn check_pair(
            value: &[ModernPairItem],
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::max_items(value, 2, at, out);
        }
        fn check_state(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::one_of(value, &[0, 1], at, out);
        }
        fn check_icon(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::format(value, "byte", at, out);
        }
    }
    impl ct::Validate for Modern {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            Self::check_version(&self.version, &at.field("version"), out);
            ct::check::field(&self.kind, "kind", at, out);
            if let ct::Nullable::Value(value) = &self.name {
                Self::check_name(value, &at.field("name"), out);
            }
            ct::check::field(&self.size, "size", at, out);
            ct::check::field(&self.place, "place", at, out);
            ct::check::field(&self.home, "home", at, out);
            if let Some(value) = &self.above {
                Self::check_above(value, &at.field("above"), out);
            }
            if let Some(value) = &self.pair {
                Self::check_pair(value, &at.field("pair"), out);
            }
            ct::check::field(&self.pair, "pair", at, out);
            ct::check::field(&self.local, "local", at, out);
            if let Some(value) = &self.state {
                Self::check_state(value, &at.field("state"), out);
            }
            if let Some(value) = &self.icon {
                Self::check_icon(value, &at.field("icon"), out);
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required_with::<
                i64,
                _,
            >(object, "version", at, out, Self::check_version);
            ct::inspect::optional::<ModernKind>(object, "kind", at, out);
            ct::inspect::free_with::<
                String,
                _,
            >(object, "name", at, out, Self::check_name);
            ct::inspect::optional::<ModernSize>(object, "size", at, out);
            ct::inspect::free::<Place>(object, "place", at, out);
            ct::inspect::optional::<Place>(object, "home", at, out);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "above", at, out, Self::check_above);
            ct::inspect::optional_with::<
                Vec<ModernPairItem>,
                _,
            >(object, "pair", at, out, Self::check_pair);
            ct::inspect::optional::<Local>(object, "local", at, out);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "state", at, out, Self::check_state);
            ct::inspect::free::<::serde_json::Value>(object, "anything", at, out);
            ct::inspect::optional_with::<
                String,
                _,
            >(object, "icon", at, out, Self::check_icon);
        }
    }
    /// The schema at `/components/schemas/Modern/properties/kind`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum ModernKind {
        /// `thing`
        Thing,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        ModernKind { Thing = "thing", } else Unknown
    }
    /// The schema at `/components/schemas/Modern/properties/size`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum ModernSize {
        /// An alternative of `ModernSize`.
        Integer(i64),
        /// An alternative of `ModernSize`.
        String(String),
    }
    ct::union! {
        ModernSize { Integer(i64), String(String), }
    }
    impl ct::Validate for ModernSize {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::any_variant(
                value,
                &[
                    |value, at, out| {
                        <i64 as ct::Validate>::inspect(value, at, out);
                    },
                    |value, at, out| {
                        <String as ct::Validate>::inspect(value, at, out);
                    },
                ],
                at,
                out,
            );
        }
    }
    /// The schema at `/components/schemas/Modern/properties/pair/items`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum ModernPairItem {
        /// An alternative of `ModernPairItem`.
        Integer(i64),
        /// An alternative of `ModernPairItem`.
        String(String),
    }
    ct::union! {
        ModernPairItem { Integer(i64), String(String), }
    }
    impl ct::Validate for ModernPairItem {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::any_variant(
                value,
                &[
                    |value, at, out| {
                        <i64 as ct::Validate>::inspect(value, at, out);
                    },
                    |value, at, out| {
                        <String as ct::Validate>::inspect(value, at, out);
                    },
                ],
                at,
                out,
            );
        }
    }
    /// The schema `Place`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Place {
        /// The property `city`.
        pub city: String,
    }
    ct::object!(Place);
    impl Place {
        /// A value with the required fields.
        #[must_use]
        pub fn new(city: impl Into<String>) -> Self {
            Self { city: Into::into(city) }
        }
    }
    impl ct::Validate for Place {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "city", at, out);
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
            path: "/modern",
            tag: "Modern",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "shared",
            method: "GET",
            path: "/shared",
            tag: "Modern",
            scope: None,
            statuses: &[204],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Modern {}
    impl<T: rt::Host + Modern> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        modern::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Modern`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Modern: rt::Host {
        /// The operation `check`.
        ///
        /// `POST /modern`
        fn check(
            &self,
            body: crate::positive::modern::made::types::Modern,
        ) -> impl ::core::future::Future<
            Output = Result<CheckResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `shared`.
        ///
        /// `GET /shared`
        fn shared(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<SharedResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The answers of `POST /modern`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum CheckResponse {
        /// 200: As it was read.
        Ok(crate::positive::modern::made::types::Modern),
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
    /// The answers of `GET /shared`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SharedResponse {
        /// 204: Nothing.
        NoContent,
    }
    impl SharedResponse {
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
    /// Mounting the operations of `Modern`.
    pub mod modern {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Modern>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Modern>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], check::<A>);
            routes.add(&super::OPERATIONS[1], shared::<A>);
        }
        fn check<A: super::Modern>(
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
                let response = super::Modern::check(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn shared<A: super::Modern>(
            api: rt::Implementer<A>,
            _: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                let response = super::Modern::shared(api.as_ref()).await?;
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
    /**Client for What 3.1 says otherwise

A document of 3.1

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
        /**Sends a `POST` request to `/modern`

*/
        pub async fn check<'a>(
            &'a self,
            body: &'a crate::positive::modern::made::types::Modern,
        ) -> Result<
            ResponseValue<crate::positive::modern::made::types::Modern>,
            Error<()>,
        > {
            let url = format!("{}/modern", self.baseurl,);
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
        /**Sends a `GET` request to `/shared`

*/
        pub async fn shared<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/shared", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "shared").await?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
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
