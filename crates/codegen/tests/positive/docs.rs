pub mod types {
    use ::windlass_contract as ct;
    /// How it is bound.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Binding {
        /// `HARD`
        Hard,
        /// `SOFT`
        Soft,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        Binding { Hard = "HARD", Soft = "SOFT", } else Unknown
    }
    /// Book.
    ///
    /// A book on a shelf. */ "quoted" \escaped
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Book {
        /// As on its cover.
        pub title: String,
        /// Use `title`.
        ///
        /// **Deprecated.**
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub isbn: Option<String>,
        /// How it is bound.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub binding: Option<Binding>,
    }
    ct::object!(Book);
    impl Book {
        /// A value with the required fields.
        #[must_use]
        pub fn new(title: impl Into<String>) -> Self {
            Self {
                title: Into::into(title),
                isbn: None,
                binding: None,
            }
        }
    }
    impl ct::Validate for Book {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.binding, "binding", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<String>(object, "title", at, out);
            ct::inspect::optional::<String>(object, "isbn", at, out);
            ct::inspect::optional::<Binding>(object, "binding", at, out);
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
            id: "readBook",
            method: "GET",
            path: "/books/{id}",
            tag: "Books",
            scope: None,
            statuses: &[200, 404],
            security: &[],
            deprecated: true,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Books {}
    impl<T: rt::Host + Books> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        books::mount(&mut routes);
        routes.into_router(api)
    }
    /// Everything about books.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Books: rt::Host {
        /// One book.
        ///
        /// Reads a book; `id` is its *number*.
        ///
        /// - not its shelf
        /// - nor its `<ISBN>`
        ///
        /// **Deprecated.**
        ///
        /// `GET /books/{id}`
        fn read_book(
            &self,
            params: ReadBookParams,
        ) -> impl ::core::future::Future<
            Output = Result<ReadBookResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The parameters of `GET /books/{id}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ReadBookParams {
        /// The number of the book.
        pub id: i64,
        /// No longer read.
        ///
        /// **Deprecated.**
        pub old: Option<bool>,
    }
    impl ReadBookParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let id = input_.path::<i64>(0, "id", rt::unchecked);
            let old = input_.query::<bool>("old", rt::unchecked);
            let (Some(id), Some(old)) = (id, old) else {
                return Err(input_.reject());
            };
            Ok(Self { id, old })
        }
    }
    /// The answers of `GET /books/{id}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ReadBookResponse {
        /// 200: The book as it stands.
        Ok {
            /// Where it stands.
            x_shelf: Option<String>,
            /// The body.
            body: crate::positive::docs::made::types::Book,
        },
        /// 404: There is no such book.
        NotFound,
    }
    impl ReadBookResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
                Self::NotFound { .. } => 404,
            }
        }
        fn check(&self, out: &mut ::windlass_contract::Violations) {
            let at = &::windlass_contract::Pointer::Root;
            if let Self::Ok { body, .. } = self {
                ::windlass_contract::Validate::validate_at(body, at, out);
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok { x_shelf, body } => {
                    rt::Reply::of(200).header("x-shelf", &x_shelf)?.json(&body)
                }
                Self::NotFound => rt::Reply::of(404).done(),
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
            routes.add(&super::OPERATIONS[0], read_book::<A>);
        }
        fn read_book<A: super::Books>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::ReadBookParams::decode(&parts)?;
                let response = super::Books::read_book(api.as_ref(), params).await?;
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
    /**Client for Prose

All that the document says is in the code.

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
        /**One book

Reads a book; `id` is its *number*.

- not its shelf
- nor its `<ISBN>`


Sends a `GET` request to `/books/{id}`

Arguments:
- `id`: The number of the book.
- `old`: No longer read.
*/
        pub async fn read_book<'a>(
            &'a self,
            id: i64,
            old: Option<bool>,
        ) -> Result<ResponseValue<crate::positive::docs::made::types::Book>, Error<()>> {
            let url = format!(
                "{}/books/{}", self.baseurl, encode_path(& id.to_string()),
            );
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .query(&progenitor_client::QueryParam::new("old", &old))
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "read_book").await?;
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
