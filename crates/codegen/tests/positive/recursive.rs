pub mod types {
    use ::windlass_contract as ct;
    /// The schema `List`.
    ///
    /// At most 2 items.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[derive(Default)]
    #[serde(transparent)]
    pub struct List(pub ::std::vec::Vec<List>);
    ct::newtype!(List(Vec < List >));
    impl ct::Validate for List {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let value = &self.0;
            ct::check::max_items(value, 2, at, out);
            ct::Validate::validate_at(&self.0, at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::value_with::<
                Vec<List>,
            >(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::max_items(value, 2, at, out);
                },
            );
        }
    }
    /// The schema `Node`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Node {
        /// The property `value`.
        ///
        /// At least 0.
        pub value: i64,
        /// The property `next`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub next: Option<Box<Node>>,
        /// The property `children`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub children: Option<Vec<Node>>,
        /// The property `named`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub named: Option<::std::collections::BTreeMap<String, Node>>,
        /// The property `pair`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub pair: Option<Box<Pair>>,
        /// The property `list`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub list: Option<List>,
    }
    ct::object!(Node);
    impl Node {
        /// A value with the required fields.
        #[must_use]
        pub fn new(value: i64) -> Self {
            Self {
                value,
                next: None,
                children: None,
                named: None,
                pair: None,
                list: None,
            }
        }
    }
    impl Node {
        fn check_value(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::minimum(*value, 0, at, out);
        }
    }
    impl ct::Validate for Node {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            Self::check_value(&self.value, &at.field("value"), out);
            ct::check::field(&self.next, "next", at, out);
            ct::check::field(&self.children, "children", at, out);
            ct::check::field(&self.named, "named", at, out);
            ct::check::field(&self.pair, "pair", at, out);
            ct::check::field(&self.list, "list", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required_with::<
                i64,
                _,
            >(object, "value", at, out, Self::check_value);
            ct::inspect::optional::<Node>(object, "next", at, out);
            ct::inspect::optional::<Vec<Node>>(object, "children", at, out);
            ct::inspect::optional::<
                ::std::collections::BTreeMap<String, Node>,
            >(object, "named", at, out);
            ct::inspect::optional::<Pair>(object, "pair", at, out);
            ct::inspect::optional::<List>(object, "list", at, out);
        }
    }
    /// The schema `Pair`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Pair {
        /// The property `left`.
        pub left: Box<Node>,
        /// The property `right`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub right: Option<Box<Pair>>,
    }
    ct::object!(Pair);
    impl Pair {
        /// A value with the required fields.
        #[must_use]
        pub fn new(left: Node) -> Self {
            Self {
                left: Box::new(left),
                right: None,
            }
        }
    }
    impl ct::Validate for Pair {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.left, "left", at, out);
            ct::check::field(&self.right, "right", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<Node>(object, "left", at, out);
            ct::inspect::optional::<Pair>(object, "right", at, out);
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
            id: "plant",
            method: "POST",
            path: "/trees",
            tag: "Trees",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Trees {}
    impl<T: rt::Host + Trees> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        trees::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Trees`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Trees: rt::Host {
        /// The operation `plant`.
        ///
        /// `POST /trees`
        fn plant(
            &self,
            body: crate::positive::recursive::made::types::Node,
        ) -> impl ::core::future::Future<
            Output = Result<PlantResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The answers of `POST /trees`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum PlantResponse {
        /// 200: As it was read.
        Ok(crate::positive::recursive::made::types::Node),
    }
    impl PlantResponse {
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
    /// Mounting the operations of `Trees`.
    pub mod trees {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Trees>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Trees>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], plant::<A>);
        }
        fn plant<A: super::Trees>(
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
                let response = super::Trees::plant(api.as_ref(), body).await?;
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
    /**Client for Types that contain themselves

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
        /**Sends a `POST` request to `/trees`

*/
        pub async fn plant<'a>(
            &'a self,
            body: &'a crate::positive::recursive::made::types::Node,
        ) -> Result<
            ResponseValue<crate::positive::recursive::made::types::Node>,
            Error<()>,
        > {
            let url = format!("{}/trees", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "plant").await?;
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
