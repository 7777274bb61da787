pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Choice`.
    #[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Choice {
        /// The property `word`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub word: Option<ChoiceWord>,
        /// The property `level`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub level: Option<i64>,
        /// The property `rate`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub rate: Option<f64>,
        /// The property `flag`.
        ///
        /// One of `true`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub flag: Option<::serde_json::Value>,
        /// The property `point`.
        ///
        /// One of `{"x":1}`, `{"x":2,"y":[]}`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub point: Option<::serde_json::Value>,
        /// The property `mixed`.
        ///
        /// One of `1`, `2.5`, `"XL"`.
        #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
        pub mixed: ct::Nullable<::serde_json::Value>,
        /// The property `words`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub words: Option<Vec<ChoiceWordsItem>>,
    }
    ct::object!(Choice);
    impl Choice {
        /// A value without any field.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }
    }
    impl Choice {
        fn check_level(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::one_of(value, &[-1, 0, 1], at, out);
        }
        fn check_rate(value: &f64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::one_of(value, &[0.5f64, 1f64], at, out);
        }
        fn check_flag(
            value: &::serde_json::Value,
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::one_of_values(value, &["true"], at, out);
        }
        fn check_point(
            value: &::serde_json::Value,
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::one_of_values(
                value,
                &["{\"x\":1}", "{\"x\":2,\"y\":[]}"],
                at,
                out,
            );
        }
        fn check_mixed(
            value: &::serde_json::Value,
            at: &ct::Pointer<'_>,
            out: &mut ct::Violations,
        ) {
            ct::check::one_of_values(value, &["1", "2.5", "\"XL\""], at, out);
        }
    }
    impl ct::Validate for Choice {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::field(&self.word, "word", at, out);
            if let Some(value) = &self.level {
                Self::check_level(value, &at.field("level"), out);
            }
            if let Some(value) = &self.rate {
                Self::check_rate(value, &at.field("rate"), out);
            }
            if let Some(value) = &self.flag {
                Self::check_flag(value, &at.field("flag"), out);
            }
            if let Some(value) = &self.point {
                Self::check_point(value, &at.field("point"), out);
            }
            if let ct::Nullable::Value(value) = &self.mixed {
                Self::check_mixed(value, &at.field("mixed"), out);
            }
            ct::check::field(&self.words, "words", at, out);
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::optional::<ChoiceWord>(object, "word", at, out);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "level", at, out, Self::check_level);
            ct::inspect::optional_with::<
                f64,
                _,
            >(object, "rate", at, out, Self::check_rate);
            ct::inspect::optional_with::<
                ::serde_json::Value,
                _,
            >(object, "flag", at, out, Self::check_flag);
            ct::inspect::optional_with::<
                ::serde_json::Value,
                _,
            >(object, "point", at, out, Self::check_point);
            ct::inspect::free_with::<
                ::serde_json::Value,
                _,
            >(object, "mixed", at, out, Self::check_mixed);
            ct::inspect::optional::<Vec<ChoiceWordsItem>>(object, "words", at, out);
        }
    }
    /// The schema at `/components/schemas/Choice/properties/word`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum ChoiceWord {
        /// `in`
        In,
        /// `out`
        Out,
        /// `self`
        SelfValue,
        /// `In`
        In2,
        /// `Out!`
        Out2,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        ChoiceWord { In = "in", Out = "out", SelfValue = "self", In2 = "In", Out2 =
        "Out!", } else Unknown
    }
    /// The schema at `/components/schemas/Choice/properties/words/items`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum ChoiceWordsItem {
        /// `a`
        A,
        /// `b`
        B,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown(String),
    }
    ct::text_enum! {
        ChoiceWordsItem { A = "a", B = "b", } else Unknown
    }
    /// The schema at `/paths/~1choose/post/parameters/0/schema`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum ChooseAs {
        /// `TEXT`
        Text,
        /// `text`
        Text2,
        /// `t-e-x-t`
        TEXT,
        /// `text `
        Text3,
        /// ``
        Empty,
        /// `+1`
        Plus1,
        /// `-1`
        Minus1,
        /// `unknown`
        Unknown,
        /// A value that this version does not know. It is kept as it came, but is not valid to send.
        Unknown2(String),
    }
    ct::text_enum! {
        ChooseAs { Text = "TEXT", Text2 = "text", TEXT = "t-e-x-t", Text3 = "text ",
        Empty = "", Plus1 = "+1", Minus1 = "-1", Unknown = "unknown", } else Unknown2
    }
}
pub mod api {
    use ::windlass_contract::axum as rt;
    /// The largest request body, in bytes, that is read unless the host says otherwise.
    pub const MAX_BODY: usize = 1048576;
    /// Every operation of the document, in its order.
    pub static OPERATIONS: &[::windlass_contract::Operation] = &[
        ::windlass_contract::Operation {
            id: "choose",
            method: "POST",
            path: "/choose",
            tag: "Choices",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + Choices {}
    impl<T: rt::Host + Choices> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        choices::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `Choices`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Choices: rt::Host {
        /// The operation `choose`.
        ///
        /// `POST /choose`
        fn choose(
            &self,
            params: ChooseParams,
            body: crate::positive::enums::made::types::Choice,
        ) -> impl ::core::future::Future<
            Output = Result<ChooseResponse, rt::Rejection>,
        > + Send {
            let _ = (params, body);
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
    }
    /// The parameters of `POST /choose`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ChooseParams {
        /// `as` in the query.
        pub r#as: Option<crate::positive::enums::made::types::ChooseAs>,
    }
    impl ChooseParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let r#as = input_
                .query::<
                    crate::positive::enums::made::types::ChooseAs,
                >(
                    "as",
                    |value, at, out| {
                        ::windlass_contract::Validate::validate_at(value, at, out);
                    },
                );
            let (Some(r#as),) = (r#as,) else {
                return Err(input_.reject());
            };
            Ok(Self { r#as })
        }
    }
    /// The answers of `POST /choose`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum ChooseResponse {
        /// 200: As it was read.
        Ok {
            /// The header `X-As`.
            x_as: Option<String>,
            /// The body.
            body: crate::positive::enums::made::types::Choice,
        },
    }
    impl ChooseResponse {
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
                Self::Ok { body, .. } => {
                    ::windlass_contract::Validate::validate_at(body, at, out);
                }
            }
        }
        fn respond(self) -> rt::Answer {
            match self {
                Self::Ok { x_as, body } => {
                    rt::Reply::of(200).header("x-as", &x_as)?.json(&body)
                }
            }
        }
    }
    /// Mounting the operations of `Choices`.
    pub mod choices {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Choices>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Choices>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], choose::<A>);
        }
        fn choose<A: super::Choices>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            body: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[0];
                rt::acceptable(&parts, &["application/json"])?;
                let params = super::ChooseParams::decode(&parts)?;
                let limit = api.body_limit(operation, super::MAX_BODY);
                let body = rt::json_body(&parts, body, &["application/json"], limit)
                    .await?;
                let response = super::Choices::choose(api.as_ref(), params, body).await?;
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
    /**Client for Lists of values of every type

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
        /**Sends a `POST` request to `/choose`

*/
        pub async fn choose<'a>(
            &'a self,
            as_: Option<&'a str>,
            body: &'a crate::positive::enums::made::types::Choice,
        ) -> Result<
            ResponseValue<crate::positive::enums::made::types::Choice>,
            Error<()>,
        > {
            let url = format!("{}/choose", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .query(&progenitor_client::QueryParam::new("as", &as_))
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "choose").await?;
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
