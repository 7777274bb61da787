//! What the generator prints for a small document, written by hand: the shape
//! that the runtime is made for.

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;
use windlass_contract::axum as rt;
use windlass_contract::axum::{Host, Rejection};
use windlass_contract::{Operation, Pointer, Validate, Violation};

/// The largest body in bytes that is read.
pub(crate) const MAX_BODY: usize = 1024;

/// Every operation of the document.
pub(crate) static OPERATIONS: &[Operation] = &[
    Operation {
        id: "getThing",
        method: "GET",
        path: "/thing/{thingId}",
        tag: "Things",
        scope: Some("Read"),
        statuses: &[200, 404],
        security: &[&["token"]],
        deprecated: false,
    },
    Operation {
        id: "createThing",
        method: "POST",
        path: "/thing",
        tag: "Things",
        scope: Some("Write"),
        statuses: &[201, 409],
        security: &[&["token"]],
        deprecated: false,
    },
    Operation {
        id: "touchThing",
        method: "POST",
        path: "/thing/{id}/touch",
        tag: "Extras",
        scope: None,
        statuses: &[204],
        security: &[&[], &["token"]],
        deprecated: false,
    },
    Operation {
        id: "listThing",
        method: "GET",
        path: "/thing",
        tag: "Extras",
        scope: None,
        statuses: &[200],
        security: &[],
        deprecated: false,
    },
];

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Thing {
    pub(crate) name: String,
}

impl Validate for Thing {
    fn validate_at(&self, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        if self.name.is_empty() {
            out.push(Violation {
                pointer: at.field("name").to_string(),
                code: "min_length".to_owned(),
                message: "must have at least 1 character".to_owned(),
            });
        }
    }

    fn inspect(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        match value.get("name") {
            None => out.push(Violation {
                pointer: at.field("name").to_string(),
                code: "required".to_owned(),
                message: "is required".to_owned(),
            }),
            Some(Value::String(_)) => {}
            Some(_) => out.push(Violation {
                pointer: at.field("name").to_string(),
                code: "type".to_owned(),
                message: "must be a string".to_owned(),
            }),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct GetThingParams {
    pub(crate) thing_id: Uuid,
}

impl GetThingParams {
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut input = rt::Params::new(parts);
        let thing_id = input.path(0, "thingId", rt::unchecked);
        let (Some(thing_id),) = (thing_id,) else {
            return Err(input.reject());
        };
        Ok(Self { thing_id })
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ListThingParams {
    pub(crate) tail: i64,
    pub(crate) name: Option<String>,
    pub(crate) ids: Option<Vec<i64>>,
    pub(crate) x_trace: Option<String>,
}

impl ListThingParams {
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut input = rt::Params::new(parts);
        let tail = input
            .query("tail", |value, at, out| {
                if *value < 1 {
                    out.push(Violation {
                        pointer: at.to_string(),
                        code: "minimum".to_owned(),
                        message: "must be at least 1".to_owned(),
                    });
                }
            })
            .map(|value| value.unwrap_or(1000));
        let name = input.query("name", rt::unchecked);
        let ids = input.query_array("ids", rt::ArrayStyle::Separated(','), rt::unchecked);
        let x_trace = input.header("X-Trace", rt::unchecked);
        let (Some(tail), Some(name), Some(ids), Some(x_trace)) = (tail, name, ids, x_trace) else {
            return Err(input.reject());
        };
        Ok(Self { tail, name, ids, x_trace })
    }
}

pub(crate) enum GetThingResponse {
    Ok(Thing),
}

impl GetThingResponse {
    pub(crate) fn respond(self) -> Result<Response, Rejection> {
        match self {
            Self::Ok(body) => rt::Reply::new(StatusCode::OK).json(&body),
        }
    }
}

pub(crate) enum CreateThingResponse {
    Created { location: String, body: Thing },
}

impl CreateThingResponse {
    pub(crate) fn respond(self) -> Result<Response, Rejection> {
        match self {
            Self::Created { location, body } => {
                rt::Reply::new(StatusCode::CREATED).header("location", &location)?.json(&body)
            }
        }
    }
}

pub(crate) enum TouchThingResponse {
    NoContent,
}

impl TouchThingResponse {
    pub(crate) fn respond(self) -> Result<Response, Rejection> {
        match self {
            Self::NoContent => Ok(rt::Reply::new(StatusCode::NO_CONTENT).empty()),
        }
    }
}

pub(crate) trait Things: Host {
    fn get_thing(
        &self,
        caller: Self::Principal,
        params: GetThingParams,
    ) -> impl Future<Output = Result<GetThingResponse, Rejection>> + Send {
        let _ = (caller, params);
        async { Err(Rejection::not_implemented(&OPERATIONS[0])) }
    }

    fn create_thing(
        &self,
        caller: Self::Principal,
        body: Thing,
    ) -> impl Future<Output = Result<CreateThingResponse, Rejection>> + Send {
        let _ = (caller, body);
        async { Err(Rejection::not_implemented(&OPERATIONS[1])) }
    }
}

pub(crate) trait Extras: Host {
    fn touch_thing(
        &self,
        caller: Option<Self::Principal>,
        body: Option<Thing>,
    ) -> impl Future<Output = Result<TouchThingResponse, Rejection>> + Send {
        let _ = (caller, body);
        async { Err(Rejection::not_implemented(&OPERATIONS[2])) }
    }

    fn list_thing(&self, params: ListThingParams) -> impl Future<Output = Result<GetThingResponse, Rejection>> + Send {
        let _ = params;
        async { Err(Rejection::not_implemented(&OPERATIONS[3])) }
    }
}

pub(crate) trait Api: Things + Extras {}

impl<T: Things + Extras> Api for T {}

pub(crate) fn router<A: Api>(api: Arc<A>) -> Router {
    let mut routes = rt::Routes::new();
    things::mount(&mut routes);
    extras::mount(&mut routes);
    routes.into_router(api)
}

pub(crate) mod things {
    use super::*;

    pub(super) fn mount<A: Things>(routes: &mut rt::Routes<A>) {
        routes.add(&OPERATIONS[0], get_thing::<A>);
        routes.add(&OPERATIONS[1], create_thing::<A>);
    }

    fn get_thing<A: Things>(api: rt::Implementer<A>, parts: Parts, _: rt::Body) -> rt::Answering {
        Box::pin(async move {
            let operation = &OPERATIONS[0];
            let caller = api.authenticate(operation, &parts).await?;
            let params = GetThingParams::decode(&parts)?;
            api.get_thing(caller, params).await?.respond()
        })
    }

    fn create_thing<A: Things>(api: rt::Implementer<A>, parts: Parts, body: rt::Body) -> rt::Answering {
        Box::pin(async move {
            let operation = &OPERATIONS[1];
            let caller = api.authenticate(operation, &parts).await?;
            let limit = api.body_limit(operation, MAX_BODY);
            let body = rt::json_body(&parts, body, &["application/json"], limit).await?;
            api.create_thing(caller, body).await?.respond()
        })
    }
}

pub(crate) mod extras {
    use super::*;

    pub(crate) fn router<A: Extras>(api: Arc<A>) -> Router {
        let mut routes = rt::Routes::new();
        mount(&mut routes);
        routes.into_router(api)
    }

    pub(super) fn mount<A: Extras>(routes: &mut rt::Routes<A>) {
        routes.add(&OPERATIONS[2], touch_thing::<A>);
        routes.add(&OPERATIONS[3], list_thing::<A>);
    }

    fn touch_thing<A: Extras>(api: rt::Implementer<A>, parts: Parts, body: rt::Body) -> rt::Answering {
        Box::pin(async move {
            let operation = &OPERATIONS[2];
            let caller = rt::optional_principal(api.authenticate(operation, &parts).await)?;
            let limit = api.body_limit(operation, MAX_BODY);
            let body = rt::optional_json_body(&parts, body, &["application/json"], limit).await?;
            api.touch_thing(caller, body).await?.respond()
        })
    }

    fn list_thing<A: Extras>(api: rt::Implementer<A>, parts: Parts, _: rt::Body) -> rt::Answering {
        Box::pin(async move {
            let params = ListThingParams::decode(&parts)?;
            api.list_thing(params).await?.respond()
        })
    }
}
