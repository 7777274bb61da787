pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Animal`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Animal {
        /// `cat`
        Cat(Cat),
        /// `dog`
        Dog(Dog),
        /// `Bird`
        Bird(Bird),
        /// A form that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(::serde_json::Value),
    }
    ct::forms! {
        Animal { Cat(Cat), Dog(Dog), Bird(Bird), }
    }
    impl ::serde::Serialize for Animal {
        fn serialize<S: ::serde::Serializer>(
            &self,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            match self {
                Self::Cat(value) => ::serde::Serialize::serialize(value, serializer),
                Self::Dog(value) => ct::ser::tagged("kind", "dog", value, serializer),
                Self::Bird(value) => ::serde::Serialize::serialize(value, serializer),
                Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
            }
        }
    }
    impl<'de> ::serde::Deserialize<'de> for Animal {
        fn deserialize<D: ::serde::Deserializer<'de>>(
            deserializer: D,
        ) -> Result<Self, D::Error> {
            let value = <::serde_json::Value as ::serde::Deserialize>::deserialize(
                deserializer,
            )?;
            match value.get("kind").and_then(::serde_json::Value::as_str) {
                Some("cat") | Some("tomcat") => {
                    ::serde::Deserialize::deserialize(value)
                        .map(Self::Cat)
                        .map_err(::serde::de::Error::custom)
                }
                Some("dog") => {
                    ::serde::Deserialize::deserialize(value)
                        .map(Self::Dog)
                        .map_err(::serde::de::Error::custom)
                }
                Some("Bird") => {
                    ::serde::Deserialize::deserialize(value)
                        .map(Self::Bird)
                        .map_err(::serde::de::Error::custom)
                }
                Some(_) => Ok(Self::Unknown(value)),
                None => Err(::serde::de::Error::custom("missing field `kind`")),
            }
        }
    }
    impl ct::Validate for Animal {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            match self {
                Self::Cat(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Dog(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Bird(value) => {
                    ct::Validate::validate_at(value, at, out);
                }
                Self::Unknown(_) => {
                    ct::check::unknown_value(
                        &["cat", "tomcat", "dog", "Bird"],
                        &at.field("kind"),
                        out,
                    )
                }
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::member::<
                String,
            >(object, "kind", ct::inspect::Presence::Required, at, out);
            match object.get("kind").and_then(::serde_json::Value::as_str) {
                Some("cat") | Some("tomcat") => {
                    <Cat as ct::Validate>::inspect(value, at, out);
                }
                Some("dog") => {
                    <Dog as ct::Validate>::inspect(value, at, out);
                }
                Some("Bird") => {
                    <Bird as ct::Validate>::inspect(value, at, out);
                }
                Some(_) => {
                    ct::check::unknown_value(
                        &["cat", "tomcat", "dog", "Bird"],
                        &at.field("kind"),
                        out,
                    );
                }
                None => {}
            }
        }
    }
    /// The schema `Bird`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Bird {
        /// The property `kind`.
        pub kind: String,
        /// The property `wings`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub wings: Option<i64>,
    }
    ct::object!(Bird);
    impl Bird {
        /// A value with the required fields.
        #[must_use]
        pub fn new(kind: impl Into<String>) -> Self {
            Self {
                kind: Into::into(kind),
                wings: None,
            }
        }
    }
    impl ct::Validate for Bird {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "kind", at, out);
            ct::inspect::optional::<i64>(object, "wings", at, out);
        }
    }
    /// The schema `Cat`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Cat {
        /// The property `kind`.
        pub kind: String,
        /// The property `name`.
        ///
        /// At least 1 character.
        pub name: String,
        /// The property `lives`.
        ///
        /// At most 9.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub lives: Option<i64>,
    }
    ct::object!(Cat);
    impl Cat {
        /// A value with the required fields.
        #[must_use]
        pub fn new(kind: impl Into<String>, name: impl Into<String>) -> Self {
            Self {
                kind: Into::into(kind),
                name: Into::into(name),
                lives: None,
            }
        }
    }
    impl Cat {
        fn check_name(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::min_length(value, 1, at, out);
        }
        fn check_lives(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::maximum(*value, 9, at, out);
        }
    }
    impl ct::Validate for Cat {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            Self::check_name(&self.name, &at.field("name"), out);
            if let Some(value) = &self.lives {
                Self::check_lives(value, &at.field("lives"), out);
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "kind", at, out);
            ct::inspect::required_with::<
                String,
                _,
            >(object, "name", at, out, Self::check_name);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "lives", at, out, Self::check_lives);
        }
    }
    /// The schema `Dog`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Dog {
        /// The property `tricks`.
        ///
        /// At most 2 items.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub tricks: Option<Vec<String>>,
    }
    ct::object!(Dog);
    impl Dog {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl Dog {
        fn check_tricks(
            value: &[String],
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::max_items(value, 2, at, out);
        }
    }
    impl ct::Validate for Dog {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            if let Some(value) = &self.tricks {
                Self::check_tricks(value, &at.field("tricks"), out);
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional_with::<
                Vec<String>,
                _,
            >(object, "tricks", at, out, Self::check_tricks);
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
            id: "add",
            method: "POST",
            path: "/animals",
            tag: "Animals",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Animals {}
    impl<T: rt::Host + Animals> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        animals::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Animals`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Animals: rt::Host {
        /// The operation `add`.
        ///
        /// `POST /animals`
        fn add(
            &self,
            body: crate::positive::discriminator::made::types::Animal,
        ) -> impl ::core::future::Future<
            Output = Result<AddResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The answers of `POST /animals`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddResponse {
        /// 200: As it was read.
        Ok(crate::positive::discriminator::made::types::Animal),
    }
    impl AddResponse {
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
    /// Mounting the operations of `Animals`.
    pub mod animals {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Animals>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Animals>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], add::<A>);
        }
        fn add<A: super::Animals>(
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
                let response = super::Animals::add(api.as_ref(), body).await?;
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
    /**Client for A property tells the type

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
        /**Sends a `POST` request to `/animals`

*/
        pub async fn add<'a>(
            &'a self,
            body: &'a crate::positive::discriminator::made::types::Animal,
        ) -> Result<
            ResponseValue<crate::positive::discriminator::made::types::Animal>,
            Error<()>,
        > {
            let url = format!("{}/animals", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "add").await?;
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
