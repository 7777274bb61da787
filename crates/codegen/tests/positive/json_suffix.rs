pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Order`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Order {
        /// The property `item`.
        ///
        /// At least 2 characters.
        pub item: String,
    }
    ct::object!(Order);
    impl Order {
        /// A value with the required fields.
        #[must_use]
        pub fn new(item: impl Into<String>) -> Self {
            Self { item: Into::into(item) }
        }
    }
    impl Order {
        fn check_item(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::min_length(value, 2, at, out);
        }
    }
    impl ct::Validate for Order {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            Self::check_item(&self.item, &at.field("item"), out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required_with::<
                String,
                _,
            >(object, "item", at, out, Self::check_item);
        }
    }
    /// The schema `Problem`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Problem {
        /// The property `title`.
        pub title: String,
    }
    ct::object!(Problem);
    impl Problem {
        /// A value with the required fields.
        #[must_use]
        pub fn new(title: impl Into<String>) -> Self {
            Self { title: Into::into(title) }
        }
    }
    impl ct::Validate for Problem {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "title", at, out);
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
            id: "order",
            method: "POST",
            path: "/order",
            tag: "Orders",
            scope: None,
            statuses: &[200, 409],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "lastOrder",
            method: "GET",
            path: "/order/last",
            tag: "Orders",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Orders {}
    impl<T: rt::Host + Orders> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        orders::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Orders`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Orders: rt::Host {
        /// The operation `order`.
        ///
        /// `POST /order`
        fn order(
            &self,
            body: crate::positive::json_suffix::made::types::Order,
        ) -> impl ::core::future::Future<
            Output = Result<OrderResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `lastOrder`.
        ///
        /// `GET /order/last`
        fn last_order(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<LastOrderResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The answers of `POST /order`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum OrderResponse {
        /// 200: As it was read.
        Ok(crate::positive::json_suffix::made::types::Order),
        /// 409: Out of stock.
        Conflict(crate::positive::json_suffix::made::types::Problem),
    }
    impl OrderResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
                Self::Conflict { .. } => 409,
            }
        }
        fn check(&self, out: &mut ::windlass_contract::Violations) {
            let at = &::windlass_contract::Pointer::Root;
            match self {
                Self::Ok(body) => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
                Self::Conflict(body) => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok(body) => rt::Reply::of(200).json(&body),
                Self::Conflict(body) => {
                    rt::Reply::of(409).json_as("application/problem+json", &body)
                }
            }
        }
    }
    /// The answers of `GET /order/last`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum LastOrderResponse {
        /// 200: The last one.
        Ok(crate::positive::json_suffix::made::types::Order),
    }
    impl LastOrderResponse {
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
                Self::Ok(body) => {
                    rt::Reply::of(200).json_as("application/vnd.order+json", &body)
                }
            }
        }
    }
    /// Mounting the operations of `Orders`.
    pub mod orders {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Orders>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Orders>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], order::<A>);
            routes.add(&super::OPERATIONS[1], last_order::<A>);
        }
        fn order<A: super::Orders>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(
                        &parts,
                        body,
                        &["application/json", "application/vnd.order+json"],
                        limit,
                    )
                    .await?;
                let response = super::Orders::order(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn last_order<A: super::Orders>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["application/vnd.order+json"])?;
                let response = super::Orders::last_order(api.as_ref()).await?;
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
    /**Client for JSON by other names

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
        /**Sends a `POST` request to `/order`

*/
        pub async fn order<'a>(
            &'a self,
            body: &'a crate::positive::json_suffix::made::types::Order,
        ) -> Result<
            ResponseValue<crate::positive::json_suffix::made::types::Order>,
            Error<crate::positive::json_suffix::made::types::Problem>,
        > {
            let url = format!("{}/order", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "order").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                409u16 => {
                    Err(
                        Error::ErrorResponse(
                            ResponseValue::from_response(response).await?,
                        ),
                    )
                }
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/order/last`

*/
        pub async fn last_order<'a>(
            &'a self,
        ) -> Result<
            ResponseValue<crate::positive::json_suffix::made::types::Order>,
            Error<()>,
        > {
            let url = format!("{}/order/last", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/vnd.order+json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "last_order").await?;
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
