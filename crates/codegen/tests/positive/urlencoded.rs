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
        /// The property `count`.
        ///
        /// More than 0.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub count: Option<i64>,
        /// The property `sizes`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub sizes: Option<Vec<i64>>,
        /// The property `to`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub to: Option<OrderTo>,
        /// The property `gift`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub gift: Option<bool>,
        /// The property `state`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub state: Option<i64>,
        /// The property `size`.
        ///
        /// One of `1`, `2.5`, `"XL"`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub size: Option<::serde_json::Value>,
    }
    ct::object!(Order);
    impl Order {
        /// A value with the required fields.
        #[must_use]
        pub fn new(item: impl Into<String>) -> Self {
            Self {
                item: Into::into(item),
                count: None,
                sizes: None,
                to: None,
                gift: None,
                state: None,
                size: None,
            }
        }
    }
    impl Order {
        fn check_item(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::min_length(value, 2, at, out);
        }
        fn check_count(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::exclusive_minimum(*value, 0, at, out);
        }
        fn check_state(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::one_of(value, &[0, 1], at, out);
        }
        fn check_size(
            value: &::serde_json::Value,
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::one_of_values(value, &["1", "2.5", "\"XL\""], at, out);
        }
    }
    impl ct::Validate for Order {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            Self::check_item(&self.item, &at.field("item"), out);
            if let Some(value) = &self.count {
                Self::check_count(value, &at.field("count"), out);
            }
            ct::check::field(&self.to, "to", at, out);
            if let Some(value) = &self.state {
                Self::check_state(value, &at.field("state"), out);
            }
            if let Some(value) = &self.size {
                Self::check_size(value, &at.field("size"), out);
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required_with::<
                String,
                _,
            >(object, "item", at, out, Self::check_item);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "count", at, out, Self::check_count);
            ct::inspect::optional::<Vec<i64>>(object, "sizes", at, out);
            ct::inspect::optional::<OrderTo>(object, "to", at, out);
            ct::inspect::optional::<bool>(object, "gift", at, out);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "state", at, out, Self::check_state);
            ct::inspect::optional_with::<
                ::serde_json::Value,
                _,
            >(object, "size", at, out, Self::check_size);
        }
    }
    /// The schema at `/components/schemas/Order/properties/to`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct OrderTo {
        /// The property `x`.
        pub x: i64,
        /// The property `y`.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub y: ct::Nullable<f64>,
    }
    ct::object!(OrderTo);
    impl OrderTo {
        /// A value with the required fields.
        #[must_use]
        pub fn new(x: i64) -> Self {
            Self { x, y: ct::Nullable::Absent }
        }
    }
    impl ct::Validate for OrderTo {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<i64>(object, "x", at, out);
            ct::inspect::free::<f64>(object, "y", at, out);
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
            id: "sendEither",
            method: "POST",
            path: "/either",
            tag: "Forms",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "send",
            method: "POST",
            path: "/form",
            tag: "Forms",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Forms {}
    impl<T: rt::Host + Forms> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        forms::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Forms`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Forms: rt::Host {
        /// The operation `sendEither`.
        ///
        /// `POST /either`
        fn send_either(
            &self,
            body: crate::positive::urlencoded::made::types::Order,
        ) -> impl ::core::future::Future<
            Output = Result<SendEitherResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `send`.
        ///
        /// `POST /form`
        fn send(
            &self,
            body: crate::positive::urlencoded::made::types::Order,
        ) -> impl ::core::future::Future<
            Output = Result<SendResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The answers of `POST /either`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendEitherResponse {
        /// 200: As it was read.
        Ok(crate::positive::urlencoded::made::types::Order),
    }
    impl SendEitherResponse {
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
    /// The answers of `POST /form`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendResponse {
        /// 200: As it was read.
        Ok(crate::positive::urlencoded::made::types::Order),
    }
    impl SendResponse {
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
    /// Mounting the operations of `Forms`.
    pub mod forms {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Forms>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Forms>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], send_either::<A>);
            routes.add(&super::OPERATIONS[1], send::<A>);
        }
        fn send_either<A: super::Forms>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                const OFFERED: &[&str] = &[
                    "application/json",
                    "application/x-www-form-urlencoded",
                ];
                let body = match rt::media_type(&parts, &body, OFFERED)? {
                    Some(0) => Some(rt::json_body(&parts, body, OFFERED, limit).await?),
                    Some(_) => {
                        Some(
                            rt::form_body(
                                    &parts,
                                    body,
                                    OFFERED,
                                    limit,
                                    &rt::Shape::Object(
                                        &[
                                            ("item", rt::Shape::Text),
                                            ("count", rt::Shape::Integer),
                                            ("sizes", rt::Shape::Array(&rt::Shape::Integer)),
                                            (
                                                "to",
                                                rt::Shape::Object(
                                                    &[("x", rt::Shape::Integer), ("y", rt::Shape::Number)],
                                                    None,
                                                ),
                                            ),
                                            ("gift", rt::Shape::Boolean),
                                            ("state", rt::Shape::Integer),
                                            (
                                                "size",
                                                rt::Shape::Any(&[rt::Shape::Json, rt::Shape::Text]),
                                            ),
                                        ],
                                        None,
                                    ),
                                )
                                .await?,
                        )
                    }
                    None => None,
                };
                let body = body.ok_or_else(rt::missing_body)?;
                let response = super::Forms::send_either(api.as_ref(), body).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn send<A: super::Forms>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["application/json"])?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::form_body(
                        &parts,
                        body,
                        &["application/x-www-form-urlencoded"],
                        limit,
                        &rt::Shape::Object(
                            &[
                                ("item", rt::Shape::Text),
                                ("count", rt::Shape::Integer),
                                ("sizes", rt::Shape::Array(&rt::Shape::Integer)),
                                (
                                    "to",
                                    rt::Shape::Object(
                                        &[("x", rt::Shape::Integer), ("y", rt::Shape::Number)],
                                        None,
                                    ),
                                ),
                                ("gift", rt::Shape::Boolean),
                                ("state", rt::Shape::Integer),
                                (
                                    "size",
                                    rt::Shape::Any(&[rt::Shape::Json, rt::Shape::Text]),
                                ),
                            ],
                            None,
                        ),
                    )
                    .await?;
                let response = super::Forms::send(api.as_ref(), body).await?;
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
    /**Client for A form

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
        /**Sends a `POST` request to `/either`

*/
        pub async fn send_either<'a>(
            &'a self,
            body: &'a crate::positive::urlencoded::made::types::Order,
        ) -> Result<
            ResponseValue<crate::positive::urlencoded::made::types::Order>,
            Error<()>,
        > {
            let url = format!("{}/either", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "send_either").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/form`

*/
        pub async fn send<'a>(
            &'a self,
            body: &'a crate::positive::urlencoded::made::types::Order,
        ) -> Result<
            ResponseValue<crate::positive::urlencoded::made::types::Order>,
            Error<()>,
        > {
            let url = format!("{}/form", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header(
                    ::reqwest::header::CONTENT_TYPE,
                    "application/x-www-form-urlencoded",
                )
                .body(::windlass_contract::form_text(&body))
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "send").await?;
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
