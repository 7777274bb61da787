use ::windlass_contract::axum as rt;
/// The largest request body, in bytes, that is read unless the host says otherwise.
pub const MAX_BODY: usize = 1048576;
/// Every operation of the document, in its order.
pub static OPERATIONS: &[::windlass_contract::Operation] = &[
    ::windlass_contract::Operation {
        id: "blob",
        method: "PUT",
        path: "/blob",
        tag: "Constructs",
        scope: None,
        statuses: &[200, 204],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "events",
        method: "GET",
        path: "/events",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "export",
        method: "GET",
        path: "/export",
        tag: "Constructs",
        scope: None,
        statuses: &[0, 4, 200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "sendForm",
        method: "POST",
        path: "/form",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "mount",
        method: "GET",
        path: "/hostile",
        tag: "Constructs",
        scope: None,
        statuses: &[204],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "router",
        method: "PUT",
        path: "/hostile",
        tag: "Constructs",
        scope: None,
        statuses: &[204],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "self",
        method: "POST",
        path: "/hostile",
        tag: "Constructs",
        scope: None,
        statuses: &[204],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "authenticate",
        method: "GET",
        path: "/hostile/{out}",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "note",
        method: "POST",
        path: "/note",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "order",
        method: "POST",
        path: "/order",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "record",
        method: "POST",
        path: "/record",
        tag: "Constructs",
        scope: None,
        statuses: &[201],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "compareReports",
        method: "GET",
        path: "/reports/{from}..{to}",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "readReport",
        method: "GET",
        path: "/reports/{id}",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "readReportAsJson",
        method: "GET",
        path: "/reports/{id}.json",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "search",
        method: "GET",
        path: "/search",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "styles",
        method: "GET",
        path: "/styles/{point}/{ids}/{name}",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
    ::windlass_contract::Operation {
        id: "upload",
        method: "POST",
        path: "/upload",
        tag: "Constructs",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
];
/// Everything that the document declares. Whoever implements the trait of every tag has it.
pub trait Api: rt::Host + Constructs {}
impl<T: rt::Host + Constructs> Api for T {}
/// The router over every operation. It may be mounted at the root, under a prefix, or both.
pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
    let mut routes = rt::Routes::new();
    constructs::mount(&mut routes);
    routes.into_router(api)
}
/// The operations of `Constructs`.
///
/// Each method answers 501 until it is implemented. Implementations may be written as `async fn`.
pub trait Constructs: rt::Host {
    /// The operation `blob`.
    ///
    /// `PUT /blob`
    fn blob(
        &self,
        body: Option<::axum::body::Bytes>,
    ) -> impl ::core::future::Future<
        Output = Result<BlobResponse, rt::Rejection>,
    > + Send {
        let _ = body;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[0])) }
    }
    /// The operation `events`.
    ///
    /// `GET /events`
    fn events(
        &self,
    ) -> impl ::core::future::Future<
        Output = Result<EventsResponse, rt::Rejection>,
    > + Send {
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[1])) }
    }
    /// The operation `export`.
    ///
    /// `GET /export`
    fn export(
        &self,
        params: ExportParams,
    ) -> impl ::core::future::Future<
        Output = Result<ExportResponse, rt::Rejection>,
    > + Send {
        let _ = params;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[2])) }
    }
    /// The operation `sendForm`.
    ///
    /// `POST /form`
    fn send_form(
        &self,
        body: crate::made::types::Order,
    ) -> impl ::core::future::Future<
        Output = Result<SendFormResponse, rt::Rejection>,
    > + Send {
        let _ = body;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[3])) }
    }
    /// The operation `mount`.
    ///
    /// `GET /hostile`
    fn mount_2(
        &self,
    ) -> impl ::core::future::Future<
        Output = Result<MountResponse, rt::Rejection>,
    > + Send {
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[4])) }
    }
    /// The operation `router`.
    ///
    /// `PUT /hostile`
    fn router_2(
        &self,
    ) -> impl ::core::future::Future<
        Output = Result<RouterResponse, rt::Rejection>,
    > + Send {
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[5])) }
    }
    /// The operation `self`.
    ///
    /// `POST /hostile`
    fn self_(
        &self,
    ) -> impl ::core::future::Future<
        Output = Result<SelfValueResponse, rt::Rejection>,
    > + Send {
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[6])) }
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
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[7])) }
    }
    /// The operation `note`.
    ///
    /// `POST /note`
    fn note(
        &self,
        body: Option<NoteBody>,
    ) -> impl ::core::future::Future<
        Output = Result<NoteResponse, rt::Rejection>,
    > + Send {
        let _ = body;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[8])) }
    }
    /// The operation `order`.
    ///
    /// `POST /order`
    fn order(
        &self,
        body: crate::made::types::Order,
    ) -> impl ::core::future::Future<
        Output = Result<OrderResponse, rt::Rejection>,
    > + Send {
        let _ = body;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[9])) }
    }
    /// The operation `record`.
    ///
    /// `POST /record`
    fn record(
        &self,
        body: crate::made::types::Record,
    ) -> impl ::core::future::Future<
        Output = Result<RecordResponse, rt::Rejection>,
    > + Send {
        let _ = body;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[10])) }
    }
    /// The operation `compareReports`.
    ///
    /// `GET /reports/{from}..{to}`
    fn compare_reports(
        &self,
        params: CompareReportsParams,
    ) -> impl ::core::future::Future<
        Output = Result<CompareReportsResponse, rt::Rejection>,
    > + Send {
        let _ = params;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[11])) }
    }
    /// The operation `readReport`.
    ///
    /// `GET /reports/{id}`
    fn read_report(
        &self,
        params: ReadReportParams,
    ) -> impl ::core::future::Future<
        Output = Result<ReadReportResponse, rt::Rejection>,
    > + Send {
        let _ = params;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[12])) }
    }
    /// The operation `readReportAsJson`.
    ///
    /// `GET /reports/{id}.json`
    fn read_report_as_json(
        &self,
        params: ReadReportAsJsonParams,
    ) -> impl ::core::future::Future<
        Output = Result<ReadReportAsJsonResponse, rt::Rejection>,
    > + Send {
        let _ = params;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[13])) }
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
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[14])) }
    }
    /// The operation `styles`.
    ///
    /// `GET /styles/{point}/{ids}/{name}`
    fn styles(
        &self,
        params: StylesParams,
    ) -> impl ::core::future::Future<
        Output = Result<StylesResponse, rt::Rejection>,
    > + Send {
        let _ = params;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[15])) }
    }
    /// The operation `upload`.
    ///
    /// `POST /upload`
    fn upload(
        &self,
        body: rt::Multipart,
    ) -> impl ::core::future::Future<
        Output = Result<UploadResponse, rt::Rejection>,
    > + Send {
        let _ = body;
        async { Err(rt::Rejection::not_implemented(&OPERATIONS[16])) }
    }
}
/// The parameters of `GET /export`.
#[derive(Debug, Clone, PartialEq)]
pub struct ExportParams {
    /// `as` in the query.
    pub r#as: crate::made::types::ExportAs,
}
impl ExportParams {
    fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
        let mut input_ = rt::Params::new(parts);
        let r#as = {
            let value = input_
                .query::<
                    crate::made::types::ExportAs,
                >(
                    "as",
                    |value, at, out| {
                        ::windlass_contract::Validate::validate_at(value, at, out);
                    },
                );
            input_.required("query", "as", value)
        };
        let (Some(r#as),) = (r#as,) else {
            return Err(input_.reject());
        };
        Ok(Self { r#as })
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
        })
    }
}
/// The parameters of `GET /reports/{from}..{to}`.
#[derive(Debug, Clone, PartialEq)]
pub struct CompareReportsParams {
    /// `from` in the path.
    pub from: i64,
    /// `to` in the path.
    pub to: i64,
}
impl CompareReportsParams {
    fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
        let mut input_ = rt::Params::new(parts);
        let from = input_.path_part::<i64>(0, "{from}..{to}", "from", rt::unchecked);
        let to = input_.path_part::<i64>(0, "{from}..{to}", "to", rt::unchecked);
        let (Some(from), Some(to)) = (from, to) else {
            return Err(input_.reject());
        };
        Ok(Self { from, to })
    }
}
/// The parameters of `GET /reports/{id}`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadReportParams {
    /// `id` in the path.
    pub id: String,
}
impl ReadReportParams {
    fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
        let mut input_ = rt::Params::new(parts);
        let id = input_.path::<String>(0, "id", rt::unchecked);
        let (Some(id),) = (id,) else {
            return Err(input_.reject());
        };
        Ok(Self { id })
    }
}
/// The parameters of `GET /reports/{id}.json`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadReportAsJsonParams {
    /// `id` in the path.
    pub id: i64,
}
impl ReadReportAsJsonParams {
    fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
        let mut input_ = rt::Params::new(parts);
        let id = input_
            .path_part::<
                i64,
            >(
                0,
                "{id}.json",
                "id",
                |value, at, out| {
                    ::windlass_contract::check::minimum(*value, 1, at, out);
                },
            );
        let (Some(id),) = (id,) else {
            return Err(input_.reject());
        };
        Ok(Self { id })
    }
}
/// The parameters of `GET /search`.
#[derive(Debug, Clone, PartialEq)]
pub struct SearchParams {
    /// `filter` in the query.
    pub filter: Option<crate::made::types::Filter>,
    /// `tags` in the query.
    pub tags: Option<Vec<String>>,
    /// `ids` in the query.
    pub ids: Option<Vec<i64>>,
    /// `point` in the query.
    pub point: Option<crate::made::types::Point>,
    /// `range` in the query.
    pub range: Option<crate::made::types::SearchRange>,
    /// `either` in the query.
    pub either: Option<crate::made::types::SearchEither>,
    /// `whole` in the query.
    pub whole: Option<crate::made::types::Point>,
}
impl SearchParams {
    fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
        let mut input_ = rt::Params::new(parts);
        let filter = input_
            .structured::<
                crate::made::types::Filter,
            >(
                "query",
                "filter",
                rt::ParamStyle::DeepObject,
                true,
                &rt::Shape::Object(
                    &[
                        ("name", rt::Shape::Text),
                        ("age", rt::Shape::Object(&[("min", rt::Shape::Integer)], None)),
                        ("any", rt::Shape::Array(&rt::Shape::Text)),
                    ],
                    None,
                ),
                &[],
                |value, at, out| {
                    ::windlass_contract::Validate::validate_at(value, at, out);
                },
            );
        let tags = input_
            .query_array::<
                String,
            >("tags", rt::ArrayStyle::Separated('|'), rt::unchecked);
        let ids = input_
            .query_array::<
                i64,
            >(
                "ids",
                rt::ArrayStyle::Separated(' '),
                |value, at, out| {
                    ::windlass_contract::check::max_items(value, 3, at, out);
                },
            );
        let point = input_
            .structured::<
                crate::made::types::Point,
            >(
                "query",
                "point",
                rt::ParamStyle::Form,
                false,
                &rt::Shape::Object(
                    &[("x", rt::Shape::Integer), ("y", rt::Shape::Number)],
                    None,
                ),
                &[],
                |value, at, out| {
                    ::windlass_contract::Validate::validate_at(value, at, out);
                },
            );
        let range = input_
            .structured::<
                crate::made::types::SearchRange,
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
                crate::made::types::SearchEither,
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
        let whole = input_
            .query::<
                rt::JsonParam<crate::made::types::Point>,
            >(
                "whole",
                |rt::JsonParam(value), at, out| {
                    ::windlass_contract::Validate::validate_at(value, at, out);
                },
            )
            .map(|value| value.map(|rt::JsonParam(value)| value));
        let (
            Some(filter),
            Some(tags),
            Some(ids),
            Some(point),
            Some(range),
            Some(either),
            Some(whole),
        ) = (filter, tags, ids, point, range, either, whole) else {
            return Err(input_.reject());
        };
        Ok(Self {
            filter,
            tags,
            ids,
            point,
            range,
            either,
            whole,
        })
    }
}
/// The parameters of `GET /styles/{point}/{ids}/{name}`.
#[derive(Debug, Clone, PartialEq)]
pub struct StylesParams {
    /// `point` in the path.
    pub point: crate::made::types::Point,
    /// `ids` in the path.
    pub ids: Vec<i64>,
    /// `name` in the path.
    pub name: String,
    /// `X-Point` in the header.
    pub x_point: Option<crate::made::types::Point>,
    /// `session` in the cookie.
    pub session: String,
    /// `seen` in the cookie.
    pub seen: Option<Vec<i64>>,
}
impl StylesParams {
    fn decode(parts: &rt::Parts) -> Result<Self, rt::Rejection> {
        let mut input_ = rt::Params::new(parts);
        let point = input_
            .path_structured::<
                crate::made::types::Point,
            >(
                2,
                "{point}",
                "point",
                rt::ParamStyle::Matrix,
                true,
                &rt::Shape::Object(
                    &[("x", rt::Shape::Integer), ("y", rt::Shape::Number)],
                    None,
                ),
                |value, at, out| {
                    ::windlass_contract::Validate::validate_at(value, at, out);
                },
            );
        let ids = input_
            .path_structured::<
                Vec<i64>,
            >(
                1,
                "{ids}",
                "ids",
                rt::ParamStyle::Label,
                true,
                &rt::Shape::Array(&rt::Shape::Integer),
                rt::unchecked,
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
                rt::unchecked,
            );
        let x_point = input_
            .structured::<
                crate::made::types::Point,
            >(
                "header",
                "X-Point",
                rt::ParamStyle::Simple,
                false,
                &rt::Shape::Object(
                    &[("x", rt::Shape::Integer), ("y", rt::Shape::Number)],
                    None,
                ),
                &[],
                |value, at, out| {
                    ::windlass_contract::Validate::validate_at(value, at, out);
                },
            );
        let session = {
            let value = input_.cookie::<String>("session", rt::unchecked);
            input_.required("cookie", "session", value)
        };
        let seen = input_
            .cookie_array::<i64>("seen", rt::ArrayStyle::Separated(','), rt::unchecked);
        let (
            Some(point),
            Some(ids),
            Some(name),
            Some(x_point),
            Some(session),
            Some(seen),
        ) = (point, ids, name, x_point, session, seen) else {
            return Err(input_.reject());
        };
        Ok(Self {
            point,
            ids,
            name,
            x_point,
            session,
            seen,
        })
    }
}
/// The body of `POST /note`, by its media type.
#[allow(
    clippy::large_enum_variant,
    reason = "a body is made once and handed over at once"
)]
#[derive(Debug)]
pub enum NoteBody {
    /// `application/json`
    Json(crate::made::types::Point),
    /// `text/plain`, `application/yaml`
    Text(String),
    /// `image/*`
    Bytes(::axum::body::Bytes),
}
/// The answers of `PUT /blob`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug)]
pub enum BlobResponse {
    /// 200: The same bytes.
    Ok(::axum::body::Body),
    /// 204: There were none.
    NoContent,
}
impl BlobResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
            Self::NoContent { .. } => 204,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).stream("application/octet-stream", body),
            Self::NoContent => rt::Reply::of(204).done(),
        }
    }
}
/// The answers of `GET /events`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug)]
pub enum EventsResponse {
    /// 200: Points.
    Ok(::axum::body::Body),
}
impl EventsResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).stream("text/event-stream", body),
        }
    }
}
/// The answers of `GET /export`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum ExportResponse {
    /// 200: The points.
    Ok {
        /// The header `X-Count`.
        x_count: i64,
        /// The header `X-Note`.
        x_note: Option<String>,
        /// The body.
        body: ExportOkBody,
    },
    /// 4XX: Refused.
    Status4xx {
        /// The status to answer with.
        status: ::axum::http::StatusCode,
        /// The body.
        body: crate::made::types::Problem,
    },
    /// Any other status: Anything else.
    Default {
        /// The status to answer with.
        status: ::axum::http::StatusCode,
    },
}
impl ExportResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
            Self::Status4xx { status, .. } => status.as_u16(),
            Self::Default { status, .. } => status.as_u16(),
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok { x_count, x_note, body } => {
                body.write(
                    rt::Reply::of(200)
                        .header("x-count", &x_count)?
                        .header("x-note", &x_note)?,
                )
            }
            Self::Status4xx { status, body } => {
                rt::Reply::new(status).json_as("application/problem+json", &body)
            }
            Self::Default { status } => rt::Reply::new(status).done(),
        }
    }
}
/// A body of `GET /export`, by its media type.
#[allow(clippy::large_enum_variant, reason = "a body is made once and sent at once")]
#[derive(Debug, Clone, PartialEq)]
pub enum ExportOkBody {
    /// `application/json`
    Json(Vec<crate::made::types::Point>),
    /// `text/csv`
    Text(String),
}
impl ExportOkBody {
    fn write(self, reply: rt::Reply) -> rt::Answer {
        match self {
            Self::Json(body) => reply.json(&body),
            Self::Text(body) => reply.bytes("text/csv", body),
        }
    }
}
/// The answers of `POST /form`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum SendFormResponse {
    /// 200: As it was read.
    Ok(crate::made::types::Order),
}
impl SendFormResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).json(&body),
        }
    }
}
/// The answers of `GET /hostile`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
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
    fn respond(self) -> rt::Answer {
        match self {
            Self::NoContent => rt::Reply::of(204).done(),
        }
    }
}
/// The answers of `PUT /hostile`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
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
    fn respond(self) -> rt::Answer {
        match self {
            Self::NoContent => rt::Reply::of(204).done(),
        }
    }
}
/// The answers of `POST /hostile`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
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
    fn respond(self) -> rt::Answer {
        match self {
            Self::NoContent => rt::Reply::of(204).done(),
        }
    }
}
/// The answers of `GET /hostile/{out}`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum AuthenticateResponse {
    /// 200: What was read.
    Ok {
        /// The header `status`.
        status_header: Option<String>,
        /// The header `body`.
        body_2: Option<String>,
        /// The body.
        body: crate::made::types::Seen,
    },
}
impl AuthenticateResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok { status_header, body_2, body } => {
                rt::Reply::of(200)
                    .header("status", &status_header)?
                    .header("body", &body_2)?
                    .json(&body)
            }
        }
    }
}
/// The answers of `POST /note`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum NoteResponse {
    /// 200: What was read.
    Ok(crate::made::types::Seen),
}
impl NoteResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).json(&body),
        }
    }
}
/// The answers of `POST /order`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum OrderResponse {
    /// 200: As it was read.
    Ok(crate::made::types::Order),
}
impl OrderResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).json(&body),
        }
    }
}
/// The answers of `POST /record`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum RecordResponse {
    /// 201: As it is kept.
    Created(crate::made::types::Record),
}
impl RecordResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Created { .. } => 201,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Created(body) => rt::Reply::of(201).json(&body),
        }
    }
}
/// The answers of `GET /reports/{from}..{to}`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum CompareReportsResponse {
    /// 200: What was read.
    Ok(crate::made::types::Seen),
}
impl CompareReportsResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).json(&body),
        }
    }
}
/// The answers of `GET /reports/{id}`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum ReadReportResponse {
    /// 200: What was read.
    Ok(crate::made::types::Seen),
}
impl ReadReportResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).json(&body),
        }
    }
}
/// The answers of `GET /reports/{id}.json`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum ReadReportAsJsonResponse {
    /// 200: What was read.
    Ok(crate::made::types::Seen),
}
impl ReadReportAsJsonResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).json(&body),
        }
    }
}
/// The answers of `GET /search`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum SearchResponse {
    /// 200: What was read.
    Ok(crate::made::types::Seen),
}
impl SearchResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).json(&body),
        }
    }
}
/// The answers of `GET /styles/{point}/{ids}/{name}`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum StylesResponse {
    /// 200: What was read.
    Ok(crate::made::types::Seen),
}
impl StylesResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).json(&body),
        }
    }
}
/// The answers of `POST /upload`.
#[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
#[derive(Debug, Clone, PartialEq)]
pub enum UploadResponse {
    /// 200: What was read.
    Ok(crate::made::types::Seen),
}
impl UploadResponse {
    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> u16 {
        match self {
            Self::Ok { .. } => 200,
        }
    }
    fn respond(self) -> rt::Answer {
        match self {
            Self::Ok(body) => rt::Reply::of(200).json(&body),
        }
    }
}
/// Mounting the operations of `Constructs`.
pub mod constructs {
    use ::windlass_contract::axum as rt;
    /// The router over these operations alone.
    pub fn router<A: super::Constructs>(api: ::std::sync::Arc<A>) -> ::axum::Router {
        let mut routes = rt::Routes::new();
        mount(&mut routes);
        routes.into_router(api)
    }
    pub(super) fn mount<A: super::Constructs>(routes: &mut rt::Routes<A>) {
        routes.add(&super::OPERATIONS[0], blob::<A>);
        routes.add(&super::OPERATIONS[1], events::<A>);
        routes.add(&super::OPERATIONS[2], export::<A>);
        routes.add(&super::OPERATIONS[3], send_form::<A>);
        routes.add(&super::OPERATIONS[4], mount_2::<A>);
        routes.add(&super::OPERATIONS[5], router_2::<A>);
        routes.add(&super::OPERATIONS[6], self_::<A>);
        routes.add(&super::OPERATIONS[7], authenticate_2::<A>);
        routes.add(&super::OPERATIONS[8], note::<A>);
        routes.add(&super::OPERATIONS[9], order::<A>);
        routes.add(&super::OPERATIONS[10], record::<A>);
        routes.add(&super::OPERATIONS[11], compare_reports::<A>);
        routes.add(&super::OPERATIONS[12], read_report::<A>);
        routes.add(&super::OPERATIONS[13], read_report_as_json::<A>);
        routes.add(&super::OPERATIONS[14], search::<A>);
        routes.add(&super::OPERATIONS[15], styles::<A>);
        routes.add(&super::OPERATIONS[16], upload::<A>);
    }
    async fn blob<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[0];
        let answer = async {
            let (parts, body) = rt::open(operation, request);
            let limit = api.body_limit(operation, super::MAX_BODY);
            let body = rt::optional_bytes_body(
                    &parts,
                    body,
                    &["application/octet-stream"],
                    limit,
                )
                .await?;
            super::Constructs::blob(api.as_ref(), body).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn events<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[1];
        let answer = async {
            let (parts, _) = rt::open(operation, request);
            rt::acceptable(&parts, &["text/event-stream"])?;
            super::Constructs::events(api.as_ref()).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn export<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[2];
        let answer = async {
            let (parts, _) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json", "text/csv"])?;
            let params = super::ExportParams::decode(&parts)?;
            super::Constructs::export(api.as_ref(), params).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn send_form<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[3];
        let answer = async {
            let (parts, body) = rt::open(operation, request);
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
                            (
                                "size",
                                rt::Shape::Any(&[rt::Shape::Json, rt::Shape::Text]),
                            ),
                            ("rate", rt::Shape::Number),
                            ("state", rt::Shape::Integer),
                        ],
                        None,
                    ),
                )
                .await?;
            super::Constructs::send_form(api.as_ref(), body).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn mount_2<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[4];
        let answer = async {
            let _ = request;
            super::Constructs::mount_2(api.as_ref()).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn router_2<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[5];
        let answer = async {
            let _ = request;
            super::Constructs::router_2(api.as_ref()).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn self_<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[6];
        let answer = async {
            let _ = request;
            super::Constructs::self_(api.as_ref()).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn authenticate_2<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[7];
        let answer = async {
            let (parts, _) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json"])?;
            let params = super::AuthenticateParams::decode(&parts)?;
            super::Constructs::authenticate_2(api.as_ref(), params).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn note<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[8];
        let answer = async {
            let (parts, body) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json"])?;
            let limit = api.body_limit(operation, super::MAX_BODY);
            const OFFERED: &[&str] = &[
                "application/json",
                "text/plain",
                "application/yaml",
                "image/*",
            ];
            let body = match rt::media_type(&parts, &body, OFFERED)? {
                Some(0) => {
                    Some(
                        super::NoteBody::Json(
                            rt::json_body(&parts, body, OFFERED, limit).await?,
                        ),
                    )
                }
                Some(1 | 2) => {
                    Some(
                        super::NoteBody::Text(
                            rt::text_body(&parts, body, OFFERED, limit).await?,
                        ),
                    )
                }
                Some(_) => {
                    Some(
                        super::NoteBody::Bytes(
                            rt::bytes_body(&parts, body, OFFERED, limit).await?,
                        ),
                    )
                }
                None => None,
            };
            super::Constructs::note(api.as_ref(), body).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn order<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[9];
        let answer = async {
            let (parts, body) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json"])?;
            let limit = api.body_limit(operation, super::MAX_BODY);
            const OFFERED: &[&str] = &[
                "application/json",
                "application/vnd.order+json",
                "application/x-www-form-urlencoded",
            ];
            let body = match rt::media_type(&parts, &body, OFFERED)? {
                Some(0 | 1) => Some(rt::json_body(&parts, body, OFFERED, limit).await?),
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
                                        (
                                            "size",
                                            rt::Shape::Any(&[rt::Shape::Json, rt::Shape::Text]),
                                        ),
                                        ("rate", rt::Shape::Number),
                                        ("state", rt::Shape::Integer),
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
            super::Constructs::order(api.as_ref(), body).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn record<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[10];
        let answer = async {
            let (parts, body) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json"])?;
            let limit = api.body_limit(operation, super::MAX_BODY);
            let body = rt::json_body(&parts, body, &["application/json"], limit).await?;
            super::Constructs::record(api.as_ref(), body).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn compare_reports<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[11];
        let answer = async {
            let (parts, _) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json"])?;
            let params = super::CompareReportsParams::decode(&parts)?;
            super::Constructs::compare_reports(api.as_ref(), params).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn read_report<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[12];
        let answer = async {
            let (parts, _) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json"])?;
            let params = super::ReadReportParams::decode(&parts)?;
            super::Constructs::read_report(api.as_ref(), params).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn read_report_as_json<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[13];
        let answer = async {
            let (parts, _) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json"])?;
            let params = super::ReadReportAsJsonParams::decode(&parts)?;
            super::Constructs::read_report_as_json(api.as_ref(), params).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn search<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[14];
        let answer = async {
            let (parts, _) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json"])?;
            let params = super::SearchParams::decode(&parts)?;
            super::Constructs::search(api.as_ref(), params).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn styles<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[15];
        let answer = async {
            let (parts, _) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json"])?;
            let params = super::StylesParams::decode(&parts)?;
            super::Constructs::styles(api.as_ref(), params).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
    async fn upload<A: super::Constructs>(
        api: rt::Implementer<A>,
        request: rt::Request,
    ) -> rt::Response {
        let operation = &super::OPERATIONS[16];
        let answer = async {
            let (parts, body) = rt::open(operation, request);
            rt::acceptable(&parts, &["application/json"])?;
            let limit = api.body_limit(operation, super::MAX_BODY);
            let body = rt::multipart_body(&parts, body, &["multipart/form-data"], limit)
                .await?;
            super::Constructs::upload(api.as_ref(), body).await?.respond()
        };
        rt::serve(api.as_ref(), operation, answer).await
    }
}
