pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Options`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Options {
        /// The property `name`.
        ///
        /// Default: `"nobody"`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub name: Option<String>,
        /// The property `ratio`.
        ///
        /// Default: `0.5`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub ratio: Option<f64>,
        /// The property `sort`.
        ///
        /// Default: `"down"`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub sort: Option<Sort>,
        /// The property `title`.
        ///
        /// Default: `"none"`.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub title: ct::Nullable<String>,
        /// The property `count`.
        ///
        /// Default: `7`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub count: Option<i64>,
    }
    ct::object!(Options);
    impl Options {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
        /// The value of `name`, or its default, `"nobody"`.
        #[must_use]
        pub fn name_or_default(&self) -> String {
            self.name.clone().unwrap_or_else(|| String::from("nobody"))
        }
        /// The value of `ratio`, or its default, `0.5`.
        #[must_use]
        pub fn ratio_or_default(&self) -> f64 {
            self.ratio.unwrap_or(0.5f64)
        }
        /// The value of `sort`, or its default, `"down"`.
        #[must_use]
        pub fn sort_or_default(&self) -> Sort {
            self.sort.clone().unwrap_or(Sort::Down)
        }
        /// The value of `title`, or its default, `"none"`; `None` when it is null.
        #[must_use]
        pub fn title_or_default(&self) -> Option<String> {
            match &self.title {
                ct::Nullable::Absent => Some(String::from("none")),
                ct::Nullable::Null => None,
                ct::Nullable::Value(value) => Some(Clone::clone(value)),
            }
        }
        /// The value of `count`, or its default, `7`.
        #[must_use]
        pub fn count_or_default(&self) -> i64 {
            self.count.unwrap_or(7)
        }
    }
    impl ct::Validate for Options {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.sort, "sort", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<String>(object, "name", at, out);
            ct::inspect::optional::<f64>(object, "ratio", at, out);
            ct::inspect::optional::<Sort>(object, "sort", at, out);
            ct::inspect::free::<String>(object, "title", at, out);
            ct::inspect::optional::<i64>(object, "count", at, out);
        }
    }
    /// The schema `Sort`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Sort {
        /// `up`
        Up,
        /// `down`
        Down,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        Sort { Up = "up", Down = "down", } else Unknown
    }
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "search",
            method: "POST",
            path: "/search",
            tag: "Search",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Search {}
    impl<T: rt::Host + Search> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        search::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Search`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Search: rt::Host {
        /// The operation `search`.
        ///
        /// `POST /search`
        fn search(
            &self,
            params: SearchParams,
            body: crate::positive::defaults::made::types::Options,
        ) -> impl ::core::future::Future<
            Output = Result<SearchResponse, rt::Rejection>,
        > + Send {
            let _ = (params, body);
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The parameters of `POST /search`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct SearchParams {
        /// `limit` in the query.
        pub limit: i64,
        /// `sort` in the query.
        pub sort: crate::positive::defaults::made::types::Sort,
        /// `fields` in the query.
        pub fields: Vec<String>,
        /// `X-Exact` in the header.
        pub x_exact: bool,
    }
    impl SearchParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let limit = input_
                .query::<
                    i64,
                >(
                    "limit",
                    |value, at, out| {
                        ::windlass_contract::check::minimum(*value, 1, at, out);
                    },
                )
                .map(|value| value.unwrap_or(20));
            let sort = input_
                .query::<
                    crate::positive::defaults::made::types::Sort,
                >(
                    "sort",
                    |value, at, out| {
                        ::windlass_contract::Validate::validate_at(value, at, out);
                    },
                )
                .map(|value| {
                    value.unwrap_or(crate::positive::defaults::made::types::Sort::Down)
                });
            let fields = input_
                .query_array::<String>("fields", rt::ArrayStyle::Repeated, rt::unchecked)
                .map(|value| {
                    value
                        .unwrap_or_else(|| {
                            ::std::vec![String::from("id"), String::from("name")]
                        })
                });
            let x_exact = input_
                .header::<bool>("X-Exact", rt::unchecked)
                .map(|value| value.unwrap_or(true));
            let (Some(limit), Some(sort), Some(fields), Some(x_exact)) = (
                limit,
                sort,
                fields,
                x_exact,
            ) else {
                return Err(input_.reject());
            };
            Ok(Self {
                limit,
                sort,
                fields,
                x_exact,
            })
        }
    }
    /// The answers of `POST /search`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SearchResponse {
        /// 200: What holds.
        Ok(Vec<String>),
    }
    impl SearchResponse {
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
    /// Mounting the operations of `Search`.
    pub mod search {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Search>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Search>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], search::<A>);
        }
        fn search<A: super::Search>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::SearchParams::decode(&parts)?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(&parts, body, &["application/json"], limit)
                    .await?;
                let response = super::Search::search(api.as_ref(), params, body).await?;
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
    /**Client for Values that hold when nothing is said

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
        /**Sends a `POST` request to `/search`

*/
        pub async fn search<'a>(
            &'a self,
            fields: Option<&'a ::std::vec::Vec<::std::string::String>>,
            limit: Option<i64>,
            sort: Option<&'a crate::positive::defaults::made::types::Sort>,
            x_exact: Option<bool>,
            body: &'a crate::positive::defaults::made::types::Options,
        ) -> Result<ResponseValue<::std::vec::Vec<::std::string::String>>, Error<()>> {
            let url = format!("{}/search", self.baseurl,);
            let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
            header_map
                .append(
                    ::reqwest::header::HeaderName::from_static("api-version"),
                    ::reqwest::header::HeaderValue::from_static(Self::api_version()),
                );
            if let Some(value) = x_exact {
                header_map.append("x-exact", value.to_string().try_into()?);
            }
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .query(&progenitor_client::QueryParam::new("fields", &fields))
                .query(&progenitor_client::QueryParam::new("limit", &limit))
                .query(&progenitor_client::QueryParam::new("sort", &sort))
                .headers(header_map)
                .build()?;
            let response = self.send_request(request, "search").await?;
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
