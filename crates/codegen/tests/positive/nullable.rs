pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Change`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Change {
        /// The property `id`.
        pub id: i64,
        /// The property `parent`.
        ///
        /// At least 1.
        #[serde(deserialize_with = "ct::de::required_nullable")]
        pub parent: Option<i64>,
        /// The property `nick`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub nick: Option<String>,
        /// The property `about`.
        ///
        /// At most 3 characters.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub about: ct::Nullable<String>,
        /// The property `kind`.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub kind: ct::Nullable<Kind>,
        /// The property `home`.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub home: ct::Nullable<Place>,
        /// The property `tags`.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub tags: ct::Nullable<Vec<Option<String>>>,
        /// The property `scores`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub scores: Option<::std::collections::BTreeMap<String, Option<i64>>>,
        /// The property `either`.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub either: ct::Nullable<ChangeEither>,
    }
    ct::object!(Change);
    impl Change {
        /// A value with the required fields.
        #[must_use]
        pub fn new(id: i64, parent: Option<i64>) -> Self {
            Self {
                id,
                parent,
                nick: None,
                about: ct::Nullable::Absent,
                kind: ct::Nullable::Absent,
                home: ct::Nullable::Absent,
                tags: ct::Nullable::Absent,
                scores: None,
                either: ct::Nullable::Absent,
            }
        }
    }
    impl Change {
        fn check_parent(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::minimum(*value, 1, at, out);
        }
        fn check_about(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::max_length(value, 3, at, out);
        }
        fn check_tags(
            value: &[Option<String>],
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::each(
                value,
                at,
                out,
                |value, at, out| {
                    if let Some(value) = value {
                        ct::check::min_length(value, 2, at, out);
                    }
                },
            );
        }
    }
    impl ct::Validate for Change {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            if let Some(value) = &self.parent {
                Self::check_parent(value, &at.field("parent"), out);
            }
            if let ct::Nullable::Value(value) = &self.about {
                Self::check_about(value, &at.field("about"), out);
            }
            ct::check::field(&self.kind, "kind", at, out);
            ct::check::field(&self.home, "home", at, out);
            if let ct::Nullable::Value(value) = &self.tags {
                Self::check_tags(value, &at.field("tags"), out);
            }
            ct::check::field(&self.either, "either", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<i64>(object, "id", at, out);
            ct::inspect::nullable_with::<
                i64,
                _,
            >(object, "parent", at, out, Self::check_parent);
            ct::inspect::optional::<String>(object, "nick", at, out);
            ct::inspect::free_with::<
                String,
                _,
            >(object, "about", at, out, Self::check_about);
            ct::inspect::free::<Kind>(object, "kind", at, out);
            ct::inspect::free::<Place>(object, "home", at, out);
            ct::inspect::free_with::<
                Vec<Option<String>>,
                _,
            >(object, "tags", at, out, Self::check_tags);
            ct::inspect::optional::<
                ::std::collections::BTreeMap<String, Option<i64>>,
            >(object, "scores", at, out);
            ct::inspect::free::<ChangeEither>(object, "either", at, out);
        }
    }
    /// The schema at `/components/schemas/Change/properties/either`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum ChangeEither {
        /// An alternative of `ChangeEither`.
        Integer(i64),
        /// An alternative of `ChangeEither`.
        Boolean(bool),
    }
    ct::union! {
        ChangeEither { Integer(i64), Boolean(bool), }
    }
    impl ct::Validate for ChangeEither {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::any_variant(
                value,
                &[
                    |value, at, out| {
                        <i64 as ct::Validate>::inspect(value, at, out);
                    },
                    |value, at, out| {
                        <bool as ct::Validate>::inspect(value, at, out);
                    },
                ],
                at,
                out,
            );
        }
    }
    /// The schema `Kind`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// `a`
        A,
        /// `b`
        B,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        Kind { A = "a", B = "b", } else Unknown
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
    /// The schema at `/paths/~1name/put/requestBody/content/application~1json/schema`.
    ///
    /// At least 2 characters.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(transparent)]
    pub struct RenameBody(pub ::std::string::String);
    ct::word!(RenameBody(String));
    impl ct::Validate for RenameBody {
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
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "rename",
            method: "PUT",
            path: "/name",
            tag: "Profiles",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "change",
            method: "PATCH",
            path: "/profile",
            tag: "Profiles",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Profiles {}
    impl<T: rt::Host + Profiles> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        profiles::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Profiles`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Profiles: rt::Host {
        /// The operation `rename`.
        ///
        /// `PUT /name`
        fn rename(
            &self,
            body: Option<crate::positive::nullable::made::types::RenameBody>,
        ) -> impl ::core::future::Future<
            Output = Result<RenameResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `change`.
        ///
        /// `PATCH /profile`
        fn change(
            &self,
            body: crate::positive::nullable::made::types::Change,
        ) -> impl ::core::future::Future<
            Output = Result<ChangeResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The answers of `PUT /name`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum RenameResponse {
        /// 200: As it was read.
        Ok(Option<String>),
    }
    impl RenameResponse {
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
                Self::Ok(body) => rt::Reply::of(200).json(&body),
            }
        }
    }
    /// The answers of `PATCH /profile`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ChangeResponse {
        /// 200: As it was read.
        Ok(crate::positive::nullable::made::types::Change),
    }
    impl ChangeResponse {
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
    /// Mounting the operations of `Profiles`.
    pub mod profiles {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Profiles>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Profiles>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], rename::<A>);
            routes.add(&super::OPERATIONS[1], change::<A>);
        }
        fn rename<A: super::Profiles>(
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
                let response = super::Profiles::rename(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn change<A: super::Profiles>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["application/json"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(&parts, body, &["application/json"], limit)
                    .await?;
                let response = super::Profiles::change(api.as_ref(), body).await?;
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
    /**Client for Absent, null, or a value

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
        /**Sends a `PUT` request to `/name`

*/
        pub async fn rename<'a>(
            &'a self,
            body: Option<&'a str>,
        ) -> Result<
            ResponseValue<::std::option::Option<::std::string::String>>,
            Error<()>,
        > {
            let url = format!("{}/name", self.baseurl,);
            let request = self
                .client
                .put(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "rename").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `PATCH` request to `/profile`

*/
        pub async fn change<'a>(
            &'a self,
            body: &'a crate::positive::nullable::made::types::Change,
        ) -> Result<
            ResponseValue<crate::positive::nullable::made::types::Change>,
            Error<()>,
        > {
            let url = format!("{}/profile", self.baseurl,);
            let request = self
                .client
                .patch(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "change").await?;
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
