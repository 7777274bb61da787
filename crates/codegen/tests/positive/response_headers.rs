pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Kind`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// `first`
        First,
        /// `last`
        Last,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        Kind { First = "first", Last = "last", } else Unknown
    }
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "page",
            method: "GET",
            path: "/pages/{number}",
            tag: "Pages",
            scope: None,
            statuses: &[200, 303],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Pages {}
    impl<T: rt::Host + Pages> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        pages::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Pages`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Pages: rt::Host {
        /// The operation `page`.
        ///
        /// `GET /pages/{number}`
        fn page(
            &self,
            params: PageParams,
        ) -> impl ::core::future::Future<
            Output = Result<PageResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The parameters of `GET /pages/{number}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct PageParams {
        /// `number` in the path.
        pub number: i64,
    }
    impl PageParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let number = input_.path::<i64>(0, "number", rt::unchecked);
            let (Some(number),) = (number,) else {
                return Err(input_.reject());
            };
            Ok(Self { number })
        }
    }
    /// The answers of `GET /pages/{number}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum PageResponse {
        /// 200: A page.
        Ok {
            /// How many pages there are.
            x_count: i64,
            /// The header `X-Kind`.
            x_kind: Option<String>,
            /// The header `Last-Read`.
            last_read: Option<::chrono::DateTime<::chrono::Utc>>,
            /// The header `status`.
            status_header: Option<String>,
            /// The header `body`.
            body_2: Option<String>,
            /// The body.
            body: Vec<String>,
        },
        /// 303: It has moved.
        SeeOther {
            /// The header `Location`.
            location: String,
        },
    }
    impl PageResponse {
        /// The status of the answer.
        #[must_use]
        pub fn status(&self) -> u16 {
            match self {
                Self::Ok { .. } => 200,
                Self::SeeOther { .. } => 303,
            }
        }
        fn check(&self, _out: &mut ::windlass_contract::Violations) {}
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok { x_count, x_kind, last_read, status_header, body_2, body } => {
                    rt::Reply::of(200)
                        .header("x-count", &x_count)?
                        .header("x-kind", &x_kind)?
                        .header("last-read", &last_read)?
                        .header("status", &status_header)?
                        .header("body", &body_2)?
                        .json(&body)
                }
                Self::SeeOther { location } => {
                    rt::Reply::of(303).header("location", &location)?.done()
                }
            }
        }
    }
    /// Mounting the operations of `Pages`.
    pub mod pages {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Pages>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Pages>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], page::<A>);
        }
        fn page<A: super::Pages>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::PageParams::decode(&parts)?;
                let response = super::Pages::page(api.as_ref(), params).await?;
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
    /**Client for Headers of answers

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
        /**Sends a `GET` request to `/pages/{number}`

*/
        pub async fn page<'a>(
            &'a self,
            number: i64,
        ) -> Result<ResponseValue<::std::vec::Vec<::std::string::String>>, Error<()>> {
            let url = format!(
                "{}/pages/{}", self.baseurl, encode_path(& number.to_string()),
            );
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "page").await?;
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
