pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Either`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Either {
        /// An alternative of `Either`.
        Integer(i64),
        /// An alternative of `Either`.
        Array(Vec<String>),
    }
    ct::union! {
        Either { Integer(i64), Array(Vec < String >), }
    }
    impl ct::Validate for Either {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::any_variant(
                value,
                &[
                    |value, at, out| {
                        <i64 as ct::Validate>::inspect(value, at, out);
                    },
                    |value, at, out| {
                        <Vec<String> as ct::Validate>::inspect(value, at, out);
                    },
                ],
                at,
                out,
            );
        }
    }
    /// The schema `Range`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Range {
        /// The property `low`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub low: Option<i64>,
        /// The property `high`.
        ///
        /// Less than 10.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub high: Option<i64>,
    }
    ct::object!(Range);
    impl Range {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl Range {
        fn check_high(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::exclusive_maximum(*value, 10, at, out);
        }
    }
    impl ct::Validate for Range {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            if let Some(value) = &self.high {
                Self::check_high(value, &at.field("high"), out);
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<i64>(object, "low", at, out);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "high", at, out, Self::check_high);
        }
    }
    /// The schema `Seen`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Seen {
        /// The property `ids`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub ids: Option<Vec<i64>>,
        /// The property `range`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub range: Option<Range>,
        /// The property `either`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub either: Option<Either>,
    }
    ct::object!(Seen);
    impl Seen {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl ct::Validate for Seen {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.range, "range", at, out);
            ct::check::field(&self.either, "either", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<Vec<i64>>(object, "ids", at, out);
            ct::inspect::optional::<Range>(object, "range", at, out);
            ct::inspect::optional::<Either>(object, "either", at, out);
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
            id: "labels",
            method: "GET",
            path: "/labels",
            tag: "Search",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "search",
            method: "GET",
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
        /// The operation `labels`.
        ///
        /// `GET /labels`
        fn labels(
            &self,
            params: LabelsParams,
        ) -> impl ::core::future::Future<
            Output = Result<LabelsResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `search`.
        ///
        /// `GET /search`
        fn search(
            &self,
            params: SearchParams,
        ) -> impl ::core::future::Future<
            Output = Result<SearchResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The parameters of `GET /labels`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct LabelsParams {
        /// `labels` in the query.
        pub labels: Option<::std::collections::BTreeMap<String, String>>,
        /// `other` in the query.
        pub other: Option<String>,
    }
    impl LabelsParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let labels = input_
                .structured::<
                    ::std::collections::BTreeMap<String, String>,
                >(
                    "query",
                    "labels",
                    rt::ParamStyle::Form,
                    true,
                    &rt::Shape::Object(&[], Some(&rt::Shape::Text)),
                    &["other"],
                    |value, at, out| {
                        ::windlass_contract::check::each_value(
                            value,
                            at,
                            out,
                            |value, at, out| {
                                ::windlass_contract::check::max_length(value, 3, at, out);
                            },
                        );
                    },
                );
            let other = input_.query::<String>("other", rt::unchecked);
            let (Some(labels), Some(other)) = (labels, other) else {
                return Err(input_.reject());
            };
            Ok(Self { labels, other })
        }
    }
    /// The parameters of `GET /search`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct SearchParams {
        /// `ids` in the query.
        pub ids: Option<Vec<i64>>,
        /// `range` in the query.
        pub range: Option<crate::positive::form_exploded::made::types::Range>,
        /// `either` in the query.
        pub either: Option<crate::positive::form_exploded::made::types::Either>,
    }
    impl SearchParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let ids = input_
                .query_array::<
                    i64,
                >(
                    "ids",
                    rt::ArrayStyle::Repeated,
                    |value, at, out| {
                        ::windlass_contract::check::max_items(value, 3, at, out);
                    },
                );
            let range = input_
                .structured::<
                    crate::positive::form_exploded::made::types::Range,
                >(
                    "query",
                    "range",
                    rt::ParamStyle::Form,
                    true,
                    &rt::Shape::Object(
                        &[("low", rt::Shape::Integer), ("high", rt::Shape::Integer)],
                        None,
                    ),
                    &[],
                    |value, at, out| {
                        ::windlass_contract::Validate::validate_at(value, at, out);
                    },
                );
            let either = input_
                .structured::<
                    crate::positive::form_exploded::made::types::Either,
                >(
                    "query",
                    "either",
                    rt::ParamStyle::Form,
                    true,
                    &rt::Shape::Any(
                        &[rt::Shape::Integer, rt::Shape::Array(&rt::Shape::Text)],
                    ),
                    &[],
                    |value, at, out| {
                        ::windlass_contract::Validate::validate_at(value, at, out);
                    },
                );
            let (Some(ids), Some(range), Some(either)) = (ids, range, either) else {
                return Err(input_.reject());
            };
            Ok(Self { ids, range, either })
        }
    }
    /// The answers of `GET /labels`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum LabelsResponse {
        /// 200: What was read.
        Ok(::std::collections::BTreeMap<String, String>),
    }
    impl LabelsResponse {
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
    /// The answers of `GET /search`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SearchResponse {
        /// 200: What was read.
        Ok(crate::positive::form_exploded::made::types::Seen),
    }
    impl SearchResponse {
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
            routes.add(&super::OPERATIONS[0], labels::<A>);
            routes.add(&super::OPERATIONS[1], search::<A>);
        }
        fn labels<A: super::Search>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::LabelsParams::decode(&parts)?;
                let response = super::Search::labels(api.as_ref(), params).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn search<A: super::Search>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::SearchParams::decode(&parts)?;
                let response = super::Search::search(api.as_ref(), params).await?;
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
    /**Client for Query parameters whose arrays and objects are taken apart

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
        /**Sends a `GET` request to `/labels`

*/
        pub async fn labels<'a>(
            &'a self,
            labels: Option<
                &'a ::std::collections::BTreeMap<
                    ::std::string::String,
                    ::std::string::String,
                >,
            >,
            other: Option<&'a str>,
        ) -> Result<
            ResponseValue<
                ::std::collections::BTreeMap<
                    ::std::string::String,
                    ::std::string::String,
                >,
            >,
            Error<()>,
        > {
            let url = format!("{}/labels", self.baseurl,);
            let mut request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .query(&progenitor_client::QueryParam::new("other", &other))
                .header("api-version", Self::api_version())
                .build()?;
            let mut query_ = request.url().query().unwrap_or_default().to_owned();
            if let Some(value) = labels {
                ::windlass_contract::param_text::form(
                        &mut query_,
                        "labels",
                        true,
                        &value,
                    )
                    .map_err(Error::InvalidRequest)?;
            }
            request
                .url_mut()
                .set_query(Some(query_.as_str()).filter(|query| !query.is_empty()));
            let response = self.send_request(request, "labels").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/search`

*/
        pub async fn search<'a>(
            &'a self,
            either: Option<&'a crate::positive::form_exploded::made::types::Either>,
            ids: Option<&'a ::std::vec::Vec<i64>>,
            range: Option<&'a crate::positive::form_exploded::made::types::Range>,
        ) -> Result<
            ResponseValue<crate::positive::form_exploded::made::types::Seen>,
            Error<()>,
        > {
            let url = format!("{}/search", self.baseurl,);
            let mut request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .query(&progenitor_client::QueryParam::new("ids", &ids))
                .header("api-version", Self::api_version())
                .build()?;
            let mut query_ = request.url().query().unwrap_or_default().to_owned();
            if let Some(value) = either {
                ::windlass_contract::param_text::form(
                        &mut query_,
                        "either",
                        true,
                        &value,
                    )
                    .map_err(Error::InvalidRequest)?;
            }
            if let Some(value) = range {
                ::windlass_contract::param_text::form(&mut query_, "range", true, &value)
                    .map_err(Error::InvalidRequest)?;
            }
            request
                .url_mut()
                .set_query(Some(query_.as_str()).filter(|query| !query.is_empty()));
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
