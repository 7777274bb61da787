pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Point`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Point {
        /// The property `x`.
        pub x: i64,
        /// The property `y`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub y: Option<i64>,
    }
    ct::object!(Point);
    impl Point {
        /// A value with the required fields.
        #[must_use]
        pub fn new(x: i64) -> Self {
            Self { x, y: None }
        }
    }
    impl ct::Validate for Point {
        fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<i64>(object, "x", at, out);
            ct::inspect::optional::<i64>(object, "y", at, out);
        }
    }
    /// The schema `Seen`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Seen {
        /// The property `ids`.
        pub ids: Vec<i64>,
        /// The property `point`.
        pub point: Point,
        /// The property `name`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub name: Option<String>,
    }
    ct::object!(Seen);
    impl Seen {
        /// A value with the required fields.
        #[must_use]
        pub fn new(ids: Vec<i64>, point: Point) -> Self {
            Self { ids, point, name: None }
        }
    }
    impl ct::Validate for Seen {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.point, "point", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<Vec<i64>>(object, "ids", at, out);
            ct::inspect::required::<Point>(object, "point", at, out);
            ct::inspect::optional::<String>(object, "name", at, out);
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
            id: "exploded",
            method: "GET",
            path: "/exploded/{ids}/{point}",
            tag: "Places",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "joined",
            method: "GET",
            path: "/joined/{ids}/{point}/{name}",
            tag: "Places",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Places {}
    impl<T: rt::Host + Places> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        places::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Places`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Places: rt::Host {
        /// The operation `exploded`.
        ///
        /// `GET /exploded/{ids}/{point}`
        fn exploded(
            &self,
            params: ExplodedParams,
        ) -> impl ::core::future::Future<
            Output = Result<ExplodedResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `joined`.
        ///
        /// `GET /joined/{ids}/{point}/{name}`
        fn joined(
            &self,
            params: JoinedParams,
        ) -> impl ::core::future::Future<
            Output = Result<JoinedResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
    }
    /// The parameters of `GET /exploded/{ids}/{point}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ExplodedParams {
        /// `ids` in the path.
        pub ids: Vec<i64>,
        /// `point` in the path.
        pub point: crate::positive::matrix::made::types::Point,
    }
    impl ExplodedParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let ids = input_
                .path_structured::<
                    Vec<i64>,
                >(
                    1,
                    "{ids}",
                    "ids",
                    rt::ParamStyle::Matrix,
                    true,
                    &rt::Shape::Array(&rt::Shape::Integer),
                    rt::unchecked,
                );
            let point = input_
                .path_structured::<
                    crate::positive::matrix::made::types::Point,
                >(
                    0,
                    "{point}",
                    "point",
                    rt::ParamStyle::Matrix,
                    true,
                    &rt::Shape::Object(
                        &[("x", rt::Shape::Integer), ("y", rt::Shape::Integer)],
                        None,
                    ),
                    |value, at, out| {
                        ::windlass_contract::Validate::validate_at(value, at, out);
                    },
                );
            let (Some(ids), Some(point)) = (ids, point) else {
                return Err(input_.reject());
            };
            Ok(Self { ids, point })
        }
    }
    /// The parameters of `GET /joined/{ids}/{point}/{name}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct JoinedParams {
        /// `ids` in the path.
        pub ids: Vec<i64>,
        /// `point` in the path.
        pub point: crate::positive::matrix::made::types::Point,
        /// `name` in the path.
        pub name: String,
    }
    impl JoinedParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let ids = input_
                .path_structured::<
                    Vec<i64>,
                >(
                    2,
                    "{ids}",
                    "ids",
                    rt::ParamStyle::Matrix,
                    false,
                    &rt::Shape::Array(&rt::Shape::Integer),
                    rt::unchecked,
                );
            let point = input_
                .path_structured::<
                    crate::positive::matrix::made::types::Point,
                >(
                    1,
                    "{point}",
                    "point",
                    rt::ParamStyle::Matrix,
                    false,
                    &rt::Shape::Object(
                        &[("x", rt::Shape::Integer), ("y", rt::Shape::Integer)],
                        None,
                    ),
                    |value, at, out| {
                        ::windlass_contract::Validate::validate_at(value, at, out);
                    },
                );
            let name = input_
                .path_structured::<
                    String,
                >(
                    0,
                    "{name}",
                    "name",
                    rt::ParamStyle::Matrix,
                    false,
                    &rt::Shape::Text,
                    |value, at, out| {
                        ::windlass_contract::check::max_length(value, 3, at, out);
                    },
                );
            let (Some(ids), Some(point), Some(name)) = (ids, point, name) else {
                return Err(input_.reject());
            };
            Ok(Self { ids, point, name })
        }
    }
    /// The answers of `GET /exploded/{ids}/{point}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ExplodedResponse {
        /// 200: What was read.
        Ok(crate::positive::matrix::made::types::Seen),
    }
    impl ExplodedResponse {
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
    /// The answers of `GET /joined/{ids}/{point}/{name}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum JoinedResponse {
        /// 200: What was read.
        Ok(crate::positive::matrix::made::types::Seen),
    }
    impl JoinedResponse {
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
    /// Mounting the operations of `Places`.
    pub mod places {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Places>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Places>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], exploded::<A>);
            routes.add(&super::OPERATIONS[1], joined::<A>);
        }
        fn exploded<A: super::Places>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::ExplodedParams::decode(&parts)?;
                let response = super::Places::exploded(api.as_ref(), params).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn joined<A: super::Places>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::JoinedParams::decode(&parts)?;
                let response = super::Places::joined(api.as_ref(), params).await?;
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
    /**Client for Parts of a path that begin with a semicolon and their name

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
        /**Sends a `GET` request to `/exploded/{ids}/{point}`

*/
        pub async fn exploded<'a>(
            &'a self,
            ids: &'a ::std::vec::Vec<i64>,
            point: &'a crate::positive::matrix::made::types::Point,
        ) -> Result<
            ResponseValue<crate::positive::matrix::made::types::Seen>,
            Error<()>,
        > {
            let url = format!(
                "{}/exploded/{}/{}", self.baseurl,
                ::windlass_contract::param_text::matrix("ids", true, & ids)
                .map_err(Error::InvalidRequest) ?,
                ::windlass_contract::param_text::matrix("point", true, & point)
                .map_err(Error::InvalidRequest) ?,
            );
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "exploded").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/joined/{ids}/{point}/{name}`

*/
        pub async fn joined<'a>(
            &'a self,
            ids: &'a ::std::vec::Vec<i64>,
            point: &'a crate::positive::matrix::made::types::Point,
            name: &'a str,
        ) -> Result<
            ResponseValue<crate::positive::matrix::made::types::Seen>,
            Error<()>,
        > {
            let url = format!(
                "{}/joined/{}/{}/{}", self.baseurl,
                ::windlass_contract::param_text::matrix("ids", false, & ids)
                .map_err(Error::InvalidRequest) ?,
                ::windlass_contract::param_text::matrix("point", false, & point)
                .map_err(Error::InvalidRequest) ?,
                ::windlass_contract::param_text::matrix("name", false, & name)
                .map_err(Error::InvalidRequest) ?,
            );
            let request = self
                .client
                .get(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "joined").await?;
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
