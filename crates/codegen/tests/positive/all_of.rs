pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Car`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Car {
        /// The property `name`.
        pub name: String,
        /// The property `weight`.
        ///
        /// At least 0.
        pub weight: f64,
        /// The property `kind`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub kind: Option<CarKind>,
        /// The property `wheels`.
        ///
        /// At most 18.
        pub wheels: i64,
        /// The property `doors`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub doors: Option<i64>,
        /// Whose it is.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub owner: Option<Owner>,
    }
    ct::object!(Car);
    impl Car {
        /// A value with the required fields.
        #[must_use]
        pub fn new(name: impl Into<String>, weight: f64, wheels: i64) -> Self {
            Self {
                name: Into::into(name),
                weight,
                kind: None,
                wheels,
                doors: None,
                owner: None,
            }
        }
    }
    impl Car {
        fn check_weight(value: &f64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::minimum(*value, 0f64, at, out);
        }
        fn check_wheels(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::maximum(*value, 18, at, out);
        }
    }
    impl ct::Validate for Car {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            Self::check_weight(&self.weight, &at.field("weight"), out);
            ct::check::field(&self.kind, "kind", at, out);
            Self::check_wheels(&self.wheels, &at.field("wheels"), out);
            ct::check::field(&self.owner, "owner", at, out);
            ct::check::max_properties(
                3 + usize::from(self.kind.is_some()) + usize::from(self.doors.is_some())
                    + usize::from(self.owner.is_some()),
                4,
                at,
                out,
            );
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "name", at, out);
            ct::inspect::required_with::<
                f64,
                _,
            >(object, "weight", at, out, Self::check_weight);
            ct::inspect::optional::<CarKind>(object, "kind", at, out);
            ct::inspect::required_with::<
                i64,
                _,
            >(object, "wheels", at, out, Self::check_wheels);
            ct::inspect::optional::<i64>(object, "doors", at, out);
            ct::inspect::optional::<Owner>(object, "owner", at, out);
            ct::check::max_properties(object.len(), 4, at, out);
        }
    }
    /// The schema at `/components/schemas/Car/allOf/1/properties/kind`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum CarKind {
        /// `small`
        Small,
        /// `large`
        Large,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        CarKind { Small = "small", Large = "large", } else Unknown
    }
    /// The schema `Owner`.
    ///
    /// At least 2 characters.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(transparent)]
    pub struct Owner(pub ::std::string::String);
    ct::word!(Owner(String));
    impl ct::Validate for Owner {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let value = &self.0;
            ct::check::min_length(value, 2, at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::value_with::<
                String,
            >(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::min_length(value, 2, at, out);
                },
            );
        }
    }
    /// The schema `Thing`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Thing {
        /// The property `name`.
        pub name: String,
        /// The property `weight`.
        ///
        /// At least 0.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub weight: Option<f64>,
        /// The property `kind`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub kind: Option<String>,
    }
    ct::object!(Thing);
    impl Thing {
        /// A value with the required fields.
        #[must_use]
        pub fn new(name: impl Into<String>) -> Self {
            Self {
                name: Into::into(name),
                weight: None,
                kind: None,
            }
        }
    }
    impl Thing {
        fn check_weight(value: &f64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::minimum(*value, 0f64, at, out);
        }
    }
    impl ct::Validate for Thing {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            if let Some(value) = &self.weight {
                Self::check_weight(value, &at.field("weight"), out);
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "name", at, out);
            ct::inspect::optional_with::<
                f64,
                _,
            >(object, "weight", at, out, Self::check_weight);
            ct::inspect::optional::<String>(object, "kind", at, out);
        }
    }
    /// The schema `Vehicle`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Vehicle {
        /// The property `name`.
        pub name: String,
        /// The property `weight`.
        ///
        /// At least 0.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub weight: Option<f64>,
        /// The property `kind`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub kind: Option<String>,
        /// The property `wheels`.
        ///
        /// At most 18.
        pub wheels: i64,
    }
    ct::object!(Vehicle);
    impl Vehicle {
        /// A value with the required fields.
        #[must_use]
        pub fn new(name: impl Into<String>, wheels: i64) -> Self {
            Self {
                name: Into::into(name),
                weight: None,
                kind: None,
                wheels,
            }
        }
    }
    impl Vehicle {
        fn check_weight(value: &f64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::minimum(*value, 0f64, at, out);
        }
        fn check_wheels(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::maximum(*value, 18, at, out);
        }
    }
    impl ct::Validate for Vehicle {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            if let Some(value) = &self.weight {
                Self::check_weight(value, &at.field("weight"), out);
            }
            Self::check_wheels(&self.wheels, &at.field("wheels"), out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "name", at, out);
            ct::inspect::optional_with::<
                f64,
                _,
            >(object, "weight", at, out, Self::check_weight);
            ct::inspect::optional::<String>(object, "kind", at, out);
            ct::inspect::required_with::<
                i64,
                _,
            >(object, "wheels", at, out, Self::check_wheels);
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
            id: "addCar",
            method: "POST",
            path: "/cars",
            tag: "Cars",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Cars {}
    impl<T: rt::Host + Cars> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        cars::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Cars`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Cars: rt::Host {
        /// The operation `addCar`.
        ///
        /// `POST /cars`
        fn add_car(
            &self,
            body: crate::positive::all_of::made::types::Car,
        ) -> impl ::core::future::Future<
            Output = Result<AddCarResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The answers of `POST /cars`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddCarResponse {
        /// 200: As it was read.
        Ok(crate::positive::all_of::made::types::Car),
    }
    impl AddCarResponse {
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
    /// Mounting the operations of `Cars`.
    pub mod cars {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Cars>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Cars>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], add_car::<A>);
        }
        fn add_car<A: super::Cars>(
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
                let response = super::Cars::add_car(api.as_ref(), body).await?;
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
    /**Client for Types made of several

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
        /**Sends a `POST` request to `/cars`

*/
        pub async fn add_car<'a>(
            &'a self,
            body: &'a crate::positive::all_of::made::types::Car,
        ) -> Result<
            ResponseValue<crate::positive::all_of::made::types::Car>,
            Error<()>,
        > {
            let url = format!("{}/cars", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "add_car").await?;
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
