pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Maps`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Maps {
        /// The property `open`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub open: Option<MapsOpen>,
        /// The property `empty`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub empty: Option<MapsEmpty>,
        /// The property `closed`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub closed: Option<MapsClosed>,
        /// The property `silent`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub silent: Option<MapsSilent>,
        /// The property `typed`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub typed: Option<MapsTyped>,
        /// The property `map`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub map: Option<::std::collections::BTreeMap<String, i64>>,
        /// The property `nested`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub nested: Option<
            ::std::collections::BTreeMap<
                String,
                ::std::collections::BTreeMap<String, Point>,
            >,
        >,
        /// The property `free`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub free: Option<::serde_json::Map<String, ::serde_json::Value>>,
        /// The property `nothing`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub nothing: Option<MapsNothing>,
        /// The property `nulls`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub nulls: Option<::std::collections::BTreeMap<String, Option<String>>>,
    }
    ct::object!(Maps);
    impl Maps {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl Maps {
        fn check_map(
            value: &::std::collections::BTreeMap<String, i64>,
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::each_value(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::minimum(*value, 1, at, out);
                },
            );
        }
    }
    impl ct::Validate for Maps {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.open, "open", at, out);
            ct::check::field(&self.empty, "empty", at, out);
            ct::check::field(&self.closed, "closed", at, out);
            ct::check::field(&self.silent, "silent", at, out);
            ct::check::field(&self.typed, "typed", at, out);
            if let Some(value) = &self.map {
                Self::check_map(value, &at.field("map"), out);
            }
            ct::check::field(&self.nested, "nested", at, out);
            ct::check::field(&self.nothing, "nothing", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<MapsOpen>(object, "open", at, out);
            ct::inspect::optional::<MapsEmpty>(object, "empty", at, out);
            ct::inspect::optional::<MapsClosed>(object, "closed", at, out);
            ct::inspect::optional::<MapsSilent>(object, "silent", at, out);
            ct::inspect::optional::<MapsTyped>(object, "typed", at, out);
            ct::inspect::optional_with::<
                ::std::collections::BTreeMap<String, i64>,
                _,
            >(object, "map", at, out, Self::check_map);
            ct::inspect::optional::<
                ::std::collections::BTreeMap<
                    String,
                    ::std::collections::BTreeMap<String, Point>,
                >,
            >(object, "nested", at, out);
            ct::inspect::optional::<
                ::serde_json::Map<String, ::serde_json::Value>,
            >(object, "free", at, out);
            ct::inspect::optional::<MapsNothing>(object, "nothing", at, out);
            ct::inspect::optional::<
                ::std::collections::BTreeMap<String, Option<String>>,
            >(object, "nulls", at, out);
        }
    }
    /// The schema at `/components/schemas/Maps/properties/open`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct MapsOpen {
        /// The property `id`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub id: Option<i64>,
        /// Further properties, by name.
        #[serde(flatten)]
        pub additional: ::std::collections::BTreeMap<String, ::serde_json::Value>,
    }
    ct::object!(MapsOpen);
    impl MapsOpen {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl ct::Validate for MapsOpen {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<i64>(object, "id", at, out);
        }
    }
    /// The schema at `/components/schemas/Maps/properties/empty`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct MapsEmpty {
        /// The property `id`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub id: Option<i64>,
        /// Further properties, by name.
        #[serde(flatten)]
        pub additional: ::std::collections::BTreeMap<String, ::serde_json::Value>,
    }
    ct::object!(MapsEmpty);
    impl MapsEmpty {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl ct::Validate for MapsEmpty {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<i64>(object, "id", at, out);
        }
    }
    /// The schema at `/components/schemas/Maps/properties/closed`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct MapsClosed {
        /// The property `id`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub id: Option<i64>,
    }
    ct::object!(MapsClosed);
    impl MapsClosed {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl ct::Validate for MapsClosed {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<i64>(object, "id", at, out);
        }
    }
    /// The schema at `/components/schemas/Maps/properties/silent`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct MapsSilent {
        /// The property `id`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub id: Option<i64>,
    }
    ct::object!(MapsSilent);
    impl MapsSilent {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl ct::Validate for MapsSilent {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<i64>(object, "id", at, out);
        }
    }
    /// The schema at `/components/schemas/Maps/properties/typed`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct MapsTyped {
        /// The property `id`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub id: Option<i64>,
        /// Further properties, by name.
        #[serde(flatten)]
        pub additional: ::std::collections::BTreeMap<String, String>,
    }
    ct::object!(MapsTyped);
    impl MapsTyped {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl MapsTyped {
        fn check_additional(
            value: &str,
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::max_length(value, 3, at, out);
        }
    }
    impl ct::Validate for MapsTyped {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::each_value(
                &self.additional,
                at,
                out,
                |value, at, out| {
                    Self::check_additional(value, at, out);
                },
            );
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<i64>(object, "id", at, out);
            for (name, value) in object {
                if !["id"].contains(&name.as_str()) {
                    ct::inspect::value_with::<
                        String,
                    >(
                        value,
                        &at.field(name),
                        out,
                        |value, at, out| Self::check_additional(value, at, out),
                    );
                }
            }
        }
    }
    /// The schema at `/components/schemas/Maps/properties/nothing`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct MapsNothing {}
    ct::object!(MapsNothing);
    impl MapsNothing {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl ct::Validate for MapsNothing {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::object(value, at, out);
        }
    }
    /// The schema `Point`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Point {
        /// The property `x`.
        pub x: i64,
    }
    ct::object!(Point);
    impl Point {
        /// A value with the required fields.
        #[must_use]
        pub fn new(x: i64) -> Self {
            Self { x }
        }
    }
    impl ct::Validate for Point {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<i64>(object, "x", at, out);
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
            id: "keep",
            method: "POST",
            path: "/maps",
            tag: "Maps",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Maps {}
    impl<T: rt::Host + Maps> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        maps::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Maps`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Maps: rt::Host {
        /// The operation `keep`.
        ///
        /// `POST /maps`
        fn keep(
            &self,
            body: crate::positive::additional_properties::made::types::Maps,
        ) -> impl ::core::future::Future<
            Output = Result<KeepResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The answers of `POST /maps`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum KeepResponse {
        /// 200: As it was read.
        Ok(crate::positive::additional_properties::made::types::Maps),
    }
    impl KeepResponse {
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
    /// Mounting the operations of `Maps`.
    pub mod maps {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Maps>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Maps>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], keep::<A>);
        }
        fn keep<A: super::Maps>(
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
                let response = super::Maps::keep(api.as_ref(), body).await?;
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
    /**Client for Properties that have no name in the document

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
        /**Sends a `POST` request to `/maps`

*/
        pub async fn keep<'a>(
            &'a self,
            body: &'a crate::positive::additional_properties::made::types::Maps,
        ) -> Result<
            ResponseValue<crate::positive::additional_properties::made::types::Maps>,
            Error<()>,
        > {
            let url = format!("{}/maps", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "keep").await?;
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
