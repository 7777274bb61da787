pub mod types {}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "listBooks",
            method: "GET",
            path: "/books",
            tag: "Books",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "keepBook",
            method: "PUT",
            path: "/books/{id}",
            tag: "Books",
            scope: None,
            statuses: &[204],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "order",
            method: "POST",
            path: "/orders",
            tag: "Orders",
            scope: None,
            statuses: &[201],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Books + Orders {}
    impl<T: rt::Host + Books + Orders> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        books::mount(&mut routes);
        orders::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Books`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Books: rt::Host {
        /// The operation `listBooks`.
        ///
        /// `GET /books`
        fn list_books(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<ListBooksResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `keepBook`.
        ///
        /// `PUT /books/{id}`
        fn keep_book(
            &self,
            params: KeepBookParams,
            body: String,
        ) -> impl ::core::future::Future<
            Output = Result<KeepBookResponse, rt::Rejection>,
        > + Send {
            let _ = (params, body);
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The operations of `Orders`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Orders: rt::Host {
        /// The operation `order`.
        ///
        /// `POST /orders`
        fn order(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<OrderResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[2])) }
        }
    }
    /// The parameters of `PUT /books/{id}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct KeepBookParams {
        /// `id` in the path.
        pub id: i64,
    }
    impl KeepBookParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let id = input_.path::<i64>(0, "id", rt::unchecked);
            let (Some(id),) = (id,) else {
                return Err(input_.reject());
            };
            Ok(Self { id })
        }
    }
    /// The answers of `GET /books`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ListBooksResponse {
        /// 200: The books.
        Ok(Vec<String>),
    }
    impl ListBooksResponse {
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
    /// The answers of `PUT /books/{id}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum KeepBookResponse {
        /// 204: It is kept.
        NoContent,
    }
    impl KeepBookResponse {
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
    /// The answers of `POST /orders`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum OrderResponse {
        /// 201: It is ordered.
        Created,
    }
    impl OrderResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Created { .. } => 201,
            }
        }
        fn check(&self, _out: &mut ::windlass_contract::Violations) {}
        fn respond(self) -> rt::Answer {
            match self {
                Self::Created => rt::Reply::of(201).done(),
            }
        }
    }
    /// Mounting the operations of `Books`.
    pub mod books {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Books>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Books>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], list_books::<A>);
            routes.add(&super::OPERATIONS[1], keep_book::<A>);
        }
        fn list_books<A: super::Books>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let response = super::Books::list_books(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn keep_book<A: super::Books>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                let params = super::KeepBookParams::decode(&parts)?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(&parts, body, &["application/json"], limit)
                    .await?;
                let response = super::Books::keep_book(api.as_ref(), params, body)
                    .await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
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
            routes.add(&super::OPERATIONS[2], order::<A>);
        }
        fn order<A: super::Orders>(
            api: rt::Implementer<A>,
            _: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[2];
                let response = super::Orders::order(api.as_ref()).await?;
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
    /**Client for Operations that nobody has written yet

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
        /**Sends a `GET` request to `/books`

*/
        pub async fn list_books<'a>(
            &'a self,
        ) -> Result<ResponseValue<::std::vec::Vec<::std::string::String>>, Error<()>> {
            let url = format!("{}/books", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "list_books").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `PUT` request to `/books/{id}`

*/
        pub async fn keep_book<'a>(
            &'a self,
            id: i64,
            body: &'a str,
        ) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!(
                "{}/books/{}", self.baseurl, encode_path(& id.to_string()),
            );
            let request = self
                .client
                .put(url)
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "keep_book").await?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/orders`

*/
        pub async fn order<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/orders", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "order").await?;
            match response.status().as_u16() {
                201u16 => Ok(ResponseValue::empty(response)),
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
