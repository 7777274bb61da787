pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Arrays`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Arrays {
        /// The property `few`.
        ///
        /// At most 2 items.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub few: Option<Vec<i64>>,
        /// The property `some`.
        ///
        /// At least 2 items.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub some: Option<Vec<String>>,
        /// The property `unique`.
        ///
        /// No item twice.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub unique: Option<Vec<Item>>,
        /// The property `rows`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub rows: Option<Vec<Vec<i64>>>,
        /// The property `anything`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub anything: Option<Vec<::serde_json::Value>>,
    }
    ct::object!(Arrays);
    impl Arrays {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl Arrays {
        fn check_few(value: &[i64], at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::max_items(value, 2, at, out);
        }
        fn check_some(value: &[String], at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::min_items(value, 2, at, out);
        }
        fn check_unique(value: &[Item], at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::unique_items(value, at, out);
        }
        fn check_rows(
            value: &[Vec<i64>],
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::each(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::max_items(value, 2, at, out);
                    ct::check::each(
                        value,
                        at,
                        out,
                        |value, at, out| {
                            ct::check::minimum(*value, 0, at, out);
                        },
                    );
                },
            );
        }
    }
    impl ct::Validate for Arrays {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            if let Some(value) = &self.few {
                Self::check_few(value, &at.field("few"), out);
            }
            if let Some(value) = &self.some {
                Self::check_some(value, &at.field("some"), out);
            }
            if let Some(value) = &self.unique {
                Self::check_unique(value, &at.field("unique"), out);
            }
            ct::check::field(&self.unique, "unique", at, out);
            if let Some(value) = &self.rows {
                Self::check_rows(value, &at.field("rows"), out);
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional_with::<
                Vec<i64>,
                _,
            >(object, "few", at, out, Self::check_few);
            ct::inspect::optional_with::<
                Vec<String>,
                _,
            >(object, "some", at, out, Self::check_some);
            ct::inspect::optional_with::<
                Vec<Item>,
                _,
            >(object, "unique", at, out, Self::check_unique);
            ct::inspect::optional_with::<
                Vec<Vec<i64>>,
                _,
            >(object, "rows", at, out, Self::check_rows);
            ct::inspect::optional::<
                Vec<::serde_json::Value>,
            >(object, "anything", at, out);
        }
    }
    /// The schema `Item`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Item {
        /// The property `x`.
        ///
        /// At most 9.
        pub x: i64,
    }
    ct::object!(Item);
    impl Item {
        /// A value with the required fields.
        #[must_use]
        pub fn new(x: i64) -> Self {
            Self { x }
        }
    }
    impl Item {
        fn check_x(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::maximum(*value, 9, at, out);
        }
    }
    impl ct::Validate for Item {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            Self::check_x(&self.x, &at.field("x"), out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required_with::<i64, _>(object, "x", at, out, Self::check_x);
        }
    }
    /// The schema at `/paths/~1list/post/requestBody/content/application~1json/schema`.
    ///
    /// 1 to 2 items.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[derive(Default)]
    #[serde(transparent)]
    pub struct CheckListBody(pub ::std::vec::Vec<Item>);
    ct::newtype!(CheckListBody(Vec < Item >));
    impl ct::Validate for CheckListBody {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let value = &self.0;
            ct::check::min_items(value, 1, at, out);
            ct::check::max_items(value, 2, at, out);
            ct::Validate::validate_at(&self.0, at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::inspect::value_with::<
                Vec<Item>,
            >(
                value,
                at,
                out,
                |value, at, out| {
                    ct::check::min_items(value, 1, at, out);
                    ct::check::max_items(value, 2, at, out);
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
            id: "check",
            method: "POST",
            path: "/arrays",
            tag: "Arrays",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "checkList",
            method: "POST",
            path: "/list",
            tag: "Arrays",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Arrays {}
    impl<T: rt::Host + Arrays> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        arrays::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Arrays`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Arrays: rt::Host {
        /// The operation `check`.
        ///
        /// `POST /arrays`
        fn check(
            &self,
            body: crate::positive::arrays::made::types::Arrays,
        ) -> impl ::core::future::Future<
            Output = Result<CheckResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `checkList`.
        ///
        /// `POST /list`
        fn check_list(
            &self,
            body: crate::positive::arrays::made::types::CheckListBody,
        ) -> impl ::core::future::Future<
            Output = Result<CheckListResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The answers of `POST /arrays`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum CheckResponse {
        /// 200: As it was read.
        Ok(crate::positive::arrays::made::types::Arrays),
    }
    impl CheckResponse {
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
    /// The answers of `POST /list`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum CheckListResponse {
        /// 200: How many there were.
        Ok(i64),
    }
    impl CheckListResponse {
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
    /// Mounting the operations of `Arrays`.
    pub mod arrays {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Arrays>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Arrays>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], check::<A>);
            routes.add(&super::OPERATIONS[1], check_list::<A>);
        }
        fn check<A: super::Arrays>(
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
                let response = super::Arrays::check(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn check_list<A: super::Arrays>(
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
                let response = super::Arrays::check_list(api.as_ref(), body).await?;
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
    /**Client for Rules for arrays

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
        /**Sends a `POST` request to `/arrays`

*/
        pub async fn check<'a>(
            &'a self,
            body: &'a crate::positive::arrays::made::types::Arrays,
        ) -> Result<
            ResponseValue<crate::positive::arrays::made::types::Arrays>,
            Error<()>,
        > {
            let url = format!("{}/arrays", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "check").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/list`

*/
        pub async fn check_list<'a>(
            &'a self,
            body: &'a ::std::vec::Vec<crate::positive::arrays::made::types::Item>,
        ) -> Result<ResponseValue<i64>, Error<()>> {
            let url = format!("{}/list", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "check_list").await?;
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
