pub mod types {
    use ::windlass_contract as ct;
    /// The schema `Fields`.
    #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
    #[serde(remote = "Self")]
    pub struct Fields {
        /// The property ``.
        #[serde(rename = "")]
        pub empty: i64,
        /// The property `fn`.
        pub r#fn: i64,
        /// The property `crate`.
        #[serde(rename = "crate")]
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub crate_: Option<i64>,
        /// The property `fooBar`.
        #[serde(rename = "fooBar")]
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub foo_bar: Option<i64>,
        /// The property `foo_bar`.
        #[serde(rename = "foo_bar")]
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub foo_bar_2: Option<i64>,
        /// The property `FooBar`.
        #[serde(rename = "FooBar")]
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub foo_bar_3: Option<i64>,
        /// The property `größe`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub größe: Option<i64>,
        /// The property `大小`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub 大小: Option<i64>,
        /// The property `😀`.
        #[serde(rename = "😀")]
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub empty_2: Option<i64>,
        /// The property `1st`.
        #[serde(rename = "1st")]
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub n1st: Option<i64>,
        /// The property `a/b~c`.
        ///
        /// At least 1.
        #[serde(rename = "a/b~c")]
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub a_b_c: Option<i64>,
        /// The property `"quoted"`.
        #[serde(rename = "\"quoted\"")]
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub quoted: Option<i64>,
        /// The property `additional`.
        #[serde(
            default,
            deserialize_with = "ct::some",
            skip_serializing_if = "ct::is_none"
        )]
        pub additional: Option<i64>,
        /// Further properties, by name.
        #[serde(flatten)]
        pub additional_2: ::std::collections::BTreeMap<String, String>,
    }
    ct::object!(Fields);
    impl Fields {
        /// A value with the required fields.
        #[must_use]
        pub fn new(empty: i64, r#fn: i64) -> Self {
            Self {
                empty,
                r#fn,
                crate_: None,
                foo_bar: None,
                foo_bar_2: None,
                foo_bar_3: None,
                größe: None,
                大小: None,
                empty_2: None,
                n1st: None,
                a_b_c: None,
                quoted: None,
                additional: None,
                additional_2: Default::default(),
            }
        }
    }
    impl Fields {
        fn check_a_b_c(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            ct::check::minimum(*value, 1, at, out);
        }
    }
    impl ct::Validate for Fields {
        fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            if let Some(value) = &self.a_b_c {
                Self::check_a_b_c(value, &at.field("a/b~c"), out);
            }
        }
        fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
            let Some(object) = ct::inspect::object(value, at, out) else {
                return;
            };
            ct::inspect::required::<i64>(object, "", at, out);
            ct::inspect::required::<i64>(object, "fn", at, out);
            ct::inspect::optional::<i64>(object, "crate", at, out);
            ct::inspect::optional::<i64>(object, "fooBar", at, out);
            ct::inspect::optional::<i64>(object, "foo_bar", at, out);
            ct::inspect::optional::<i64>(object, "FooBar", at, out);
            ct::inspect::optional::<i64>(object, "größe", at, out);
            ct::inspect::optional::<i64>(object, "大小", at, out);
            ct::inspect::optional::<i64>(object, "😀", at, out);
            ct::inspect::optional::<i64>(object, "1st", at, out);
            ct::inspect::optional_with::<
                i64,
                _,
            >(object, "a/b~c", at, out, Self::check_a_b_c);
            ct::inspect::optional::<i64>(object, "\"quoted\"", at, out);
            ct::inspect::optional::<i64>(object, "additional", at, out);
            for (name, value) in object {
                if ![
                    "",
                    "fn",
                    "crate",
                    "fooBar",
                    "foo_bar",
                    "FooBar",
                    "größe",
                    "大小",
                    "😀",
                    "1st",
                    "a/b~c",
                    "\"quoted\"",
                    "additional",
                ]
                    .contains(&name.as_str())
                {
                    <String as ct::Validate>::inspect(value, &at.field(name), out);
                }
            }
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
            id: "Send-Body",
            method: "POST",
            path: "/body",
            tag: "Größe & 大小",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "mount",
            method: "GET",
            path: "/hostile",
            tag: "self",
            scope: None,
            statuses: &[204],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "router",
            method: "PUT",
            path: "/hostile",
            tag: "self",
            scope: None,
            statuses: &[204],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "self",
            method: "POST",
            path: "/hostile",
            tag: "self",
            scope: None,
            statuses: &[204],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "deleteHostile",
            method: "DELETE",
            path: "/hostile",
            tag: "default",
            scope: None,
            statuses: &[204],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "größe ändern",
            method: "PATCH",
            path: "/hostile",
            tag: "Größe & 大小",
            scope: None,
            statuses: &[204],
            security: &[],
            deprecated: false,
        },
        ::windlass_contract::Operation {
            id: "authenticate",
            method: "GET",
            path: "/hostile/{out}",
            tag: "self",
            scope: None,
            statuses: &[200],
            security: &[],
            deprecated: false,
        },
    ];
    /// Everything that the document declares. Whoever implements the trait of every tag has it.
    pub trait Api: rt::Host + SelfValue + Größe大小 + Default {}
    impl<T: rt::Host + SelfValue + Größe大小 + Default> Api for T {}
    /// The router over every operation. It may be mounted at the root, under a prefix, or both.
    pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        self_::mount(&mut routes);
        größe_大小::mount(&mut routes);
        default::mount(&mut routes);
        routes.into_router(api)
    }
    /// The operations of `self`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait SelfValue: rt::Host {
        /// The operation `mount`.
        ///
        /// `GET /hostile`
        fn mount_2(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<MountResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
        }
        /// The operation `router`.
        ///
        /// `PUT /hostile`
        fn router_2(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<RouterResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[2])) }
        }
        /// The operation `self`.
        ///
        /// `POST /hostile`
        fn self_(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<SelfValueResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[3])) }
        }
        /// The operation `authenticate`.
        ///
        /// `GET /hostile/{out}`
        fn authenticate_2(
            &self,
            params: AuthenticateParams,
        ) -> impl ::core::future::Future<
            Output = Result<AuthenticateResponse, rt::Rejection>,
        > + Send {
            let _ = params;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[6])) }
        }
    }
    /// The operations of `Größe & 大小`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Größe大小: rt::Host {
        /// The operation `Send-Body`.
        ///
        /// `POST /body`
        fn send_body(
            &self,
            body: crate::positive::hostile_names::made::types::Fields,
        ) -> impl ::core::future::Future<
            Output = Result<SendBodyResponse, rt::Rejection>,
        > + Send {
            let _ = body;
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
        }
        /// The operation `größe ändern`.
        ///
        /// `PATCH /hostile`
        fn größe_ändern(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<GrößeÄndernResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[5])) }
        }
    }
    /// The operations of `default`.
    ///
    /// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
    pub trait Default: rt::Host {
        /// The operation `deleteHostile`.
        ///
        /// `DELETE /hostile`
        fn delete_hostile(
            &self,
        ) -> impl ::core::future::Future<
            Output = Result<DeleteHostileResponse, rt::Rejection>,
        > + Send {
            async { Err(rt::Rejection::not_implemented(&OPERATIONS[4])) }
        }
    }
    /// The parameters of `GET /hostile/{out}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct AuthenticateParams {
        /// `out` in the path.
        pub out: String,
        /// `input` in the query.
        pub input: Option<i64>,
        /// `parts` in the query.
        pub parts: Option<String>,
        /// `value` in the query.
        pub value: Option<String>,
        /// `type` in the query.
        pub r#type: Option<String>,
        /// `self` in the query.
        pub self_: Option<String>,
        /// `a-b` in the query.
        pub a_b: Option<String>,
        /// `a_b` in the query.
        pub a_b_2: Option<String>,
        /// `StartTime<` in the query.
        pub start_time_lt: Option<String>,
        /// `StartTime` in the query.
        pub start_time: Option<String>,
        /// `größe` in the query.
        pub größe: Option<i64>,
        /// `大` in the query.
        pub 大: Option<String>,
        /// `$` in the query.
        pub dollar: Option<String>,
        /// `client` in the query.
        pub client: Option<String>,
    }
    impl AuthenticateParams {
        fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
            let mut input_ = rt::Params::new(parts);
            let out = input_
                .path::<
                    String,
                >(
                    0,
                    "out",
                    |value, at, out| {
                        ::windlass_contract::check::max_length(value, 3, at, out);
                    },
                );
            let input = input_
                .query::<
                    i64,
                >(
                    "input",
                    |value, at, out| {
                        ::windlass_contract::check::minimum(*value, 1, at, out);
                    },
                );
            let parts = input_.query::<String>("parts", rt::unchecked);
            let value = input_
                .query::<
                    String,
                >(
                    "value",
                    |value, at, out| {
                        ::windlass_contract::check::max_length(value, 3, at, out);
                    },
                );
            let r#type = input_.query::<String>("type", rt::unchecked);
            let self_ = input_.query::<String>("self", rt::unchecked);
            let a_b = input_.query::<String>("a-b", rt::unchecked);
            let a_b_2 = input_.query::<String>("a_b", rt::unchecked);
            let start_time_lt = input_.query::<String>("StartTime<", rt::unchecked);
            let start_time = input_.query::<String>("StartTime", rt::unchecked);
            let größe = input_.query::<i64>("größe", rt::unchecked);
            let 大 = input_.query::<String>("大", rt::unchecked);
            let dollar = input_.query::<String>("$", rt::unchecked);
            let client = input_.query::<String>("client", rt::unchecked);
            let (
                Some(out),
                Some(input),
                Some(parts),
                Some(value),
                Some(r#type),
                Some(self_),
                Some(a_b),
                Some(a_b_2),
                Some(start_time_lt),
                Some(start_time),
                Some(größe),
                Some(大),
                Some(dollar),
                Some(client),
            ) = (
                out,
                input,
                parts,
                value,
                r#type,
                self_,
                a_b,
                a_b_2,
                start_time_lt,
                start_time,
                größe,
                大,
                dollar,
                client,
            ) else {
                return Err(input_.reject());
            };
            Ok(Self {
                out,
                input,
                parts,
                value,
                r#type,
                self_,
                a_b,
                a_b_2,
                start_time_lt,
                start_time,
                größe,
                大,
                dollar,
                client,
            })
        }
    }
    /// The answers of `POST /body`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendBodyResponse {
        /// 200: As it was read.
        Ok(crate::positive::hostile_names::made::types::Fields),
    }
    impl SendBodyResponse {
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
    /// The answers of `GET /hostile`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum MountResponse {
        /// 204: Nothing.
        NoContent,
    }
    impl MountResponse {
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
    /// The answers of `PUT /hostile`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum RouterResponse {
        /// 204: Nothing.
        NoContent,
    }
    impl RouterResponse {
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
    /// The answers of `POST /hostile`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum SelfValueResponse {
        /// 204: Nothing.
        NoContent,
    }
    impl SelfValueResponse {
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
    /// The answers of `DELETE /hostile`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum DeleteHostileResponse {
        /// 204: Nothing.
        NoContent,
    }
    impl DeleteHostileResponse {
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
    /// The answers of `PATCH /hostile`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum GrößeÄndernResponse {
        /// 204: Nothing.
        NoContent,
    }
    impl GrößeÄndernResponse {
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
    /// The answers of `GET /hostile/{out}`.
    #[allow(
        clippy::large_enum_variant,
        reason = "a box would cost an allocation each time"
    )]
    #[derive(Debug, Clone, PartialEq)]
    pub enum AuthenticateResponse {
        /// 200: What was read.
        Ok(String),
    }
    impl AuthenticateResponse {
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
                Self::Ok(body) => rt::Reply::of(200).bytes("text/plain", body),
            }
        }
    }
    /// Mounting the operations of `self`.
    pub mod self_ {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::SelfValue>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::SelfValue>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[1], mount_2::<A>);
            routes.add(&super::OPERATIONS[2], router_2::<A>);
            routes.add(&super::OPERATIONS[3], self_::<A>);
            routes.add(&super::OPERATIONS[6], authenticate_2::<A>);
        }
        fn mount_2<A: super::SelfValue>(
            api: rt::Implementer<A>,
            _: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[1];
                let response = super::SelfValue::mount_2(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn router_2<A: super::SelfValue>(
            api: rt::Implementer<A>,
            _: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[2];
                let response = super::SelfValue::router_2(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn self_<A: super::SelfValue>(
            api: rt::Implementer<A>,
            _: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[3];
                let response = super::SelfValue::self_(api.as_ref()).await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn authenticate_2<A: super::SelfValue>(
            api: rt::Implementer<A>,
            parts: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[6];
                rt::acceptable(&parts, &["text/plain"])?;
                let params = super::AuthenticateParams::decode(&parts)?;
                let response = super::SelfValue::authenticate_2(api.as_ref(), params)
                    .await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
    }
    /// Mounting the operations of `Größe & 大小`.
    pub mod größe_大小 {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Größe大小>(
            api: ::std::sync::Arc<A>,
        ) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Größe大小>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[0], send_body::<A>);
            routes.add(&super::OPERATIONS[5], größe_ändern::<A>);
        }
        fn send_body<A: super::Größe大小>(
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
                let response = super::Größe大小::send_body(api.as_ref(), body)
                    .await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
        fn größe_ändern<A: super::Größe大小>(
            api: rt::Implementer<A>,
            _: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[5];
                let response = super::Größe大小::größe_ändern(api.as_ref())
                    .await?;
                rt::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
    }
    /// Mounting the operations of `default`.
    pub mod default {
        use ::windlass_contract::axum as rt;
        /// The router over these operations alone.
        pub fn router<A: super::Default>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = rt::Routes::new();
            mount(&mut routes);
            routes.into_router(api)
        }
        pub(super) fn mount<A: super::Default>(routes: &mut rt::Routes<A>) {
            routes.add(&super::OPERATIONS[4], delete_hostile::<A>);
        }
        fn delete_hostile<A: super::Default>(
            api: rt::Implementer<A>,
            _: rt::Parts,
            _: rt::Body,
        ) -> rt::Answering {
            Box::pin(async move {
                let operation = &super::OPERATIONS[4];
                let response = super::Default::delete_hostile(api.as_ref()).await?;
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
    /**Client for Names that are in the way

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
        /**Sends a `POST` request to `/body`

*/
        pub async fn send_body<'a>(
            &'a self,
            body: &'a crate::positive::hostile_names::made::types::Fields,
        ) -> Result<
            ResponseValue<crate::positive::hostile_names::made::types::Fields>,
            Error<()>,
        > {
            let url = format!("{}/body", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header(::reqwest::header::ACCEPT, "application/json")
                .json(&body)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "send_body").await?;
            match response.status().as_u16() {
                200u16 => ResponseValue::from_response(response).await,
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/hostile`

*/
        pub async fn mount_2<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/hostile", self.baseurl,);
            let request = self
                .client
                .get(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "mount_2").await?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `PUT` request to `/hostile`

*/
        pub async fn router_2<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/hostile", self.baseurl,);
            let request = self
                .client
                .put(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "router_2").await?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `POST` request to `/hostile`

*/
        pub async fn self_call<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/hostile", self.baseurl,);
            let request = self
                .client
                .post(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "self_call").await?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `DELETE` request to `/hostile`

*/
        pub async fn delete_hostile<'a>(
            &'a self,
        ) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/hostile", self.baseurl,);
            let request = self
                .client
                .delete(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "delete_hostile").await?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `PATCH` request to `/hostile`

*/
        pub async fn gr_e_ndern<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
            let url = format!("{}/hostile", self.baseurl,);
            let request = self
                .client
                .patch(url)
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "gr_e_ndern").await?;
            match response.status().as_u16() {
                204u16 => Ok(ResponseValue::empty(response)),
                _ => Err(Error::UnexpectedResponse(response)),
            }
        }
        /**Sends a `GET` request to `/hostile/{out}`

*/
        pub async fn authenticate_2<'a>(
            &'a self,
            out: &'a str,
            start_time: Option<&'a str>,
            a_b: Option<&'a str>,
            a_b_2: Option<&'a str>,
            client: Option<&'a str>,
            gr_e_2: Option<i64>,
            input: Option<i64>,
            parameter: Option<&'a str>,
            parameter_2: Option<&'a str>,
            parts: Option<&'a str>,
            self_2: Option<&'a str>,
            start_time_2: Option<&'a str>,
            type_: Option<&'a str>,
            value: Option<&'a str>,
        ) -> Result<ResponseValue<ByteStream>, Error<()>> {
            let url = format!(
                "{}/hostile/{}", self.baseurl,
                ::windlass_contract::param_text::simple("out", false, & out)
                .map_err(Error::InvalidRequest) ?,
            );
            let request = self
                .client
                .get(url)
                .query(&progenitor_client::QueryParam::new("StartTime<", &start_time))
                .query(&progenitor_client::QueryParam::new("a-b", &a_b))
                .query(&progenitor_client::QueryParam::new("a_b", &a_b_2))
                .query(&progenitor_client::QueryParam::new("client", &client))
                .query(&progenitor_client::QueryParam::new("größe", &gr_e_2))
                .query(&progenitor_client::QueryParam::new("input", &input))
                .query(&progenitor_client::QueryParam::new("大", &parameter))
                .query(&progenitor_client::QueryParam::new("$", &parameter_2))
                .query(&progenitor_client::QueryParam::new("parts", &parts))
                .query(&progenitor_client::QueryParam::new("self", &self_2))
                .query(&progenitor_client::QueryParam::new("StartTime", &start_time_2))
                .query(&progenitor_client::QueryParam::new("type", &type_))
                .query(&progenitor_client::QueryParam::new("value", &value))
                .header("api-version", Self::api_version())
                .build()?;
            let response = self.send_request(request, "authenticate_2").await?;
            match response.status().as_u16() {
                200u16 => Ok(ResponseValue::stream(response)),
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
