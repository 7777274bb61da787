//! The shop on the generated server.

use std::hint::black_box;
use std::sync::Arc;

use axum::Router;
use axum::http::request::Parts;
use axum::response::Response;
use windlass_contract::Operation;
use windlass_contract::axum::{Host, Rejection};

use super::api::{CreateOrderResponse, ListOrdersParams, ListOrdersResponse, Orders, router};
use super::types::{BrokenRule, Order, Problem};
use super::{INVALID, found, receipt};

struct Shop;

pub(super) fn shop() -> Router {
    router(Arc::new(Shop))
}

impl Host for Shop {
    type Principal = ();

    async fn authenticate(&self, _operation: &'static Operation, _parts: &Parts) -> Result<(), Rejection> {
        Ok(())
    }

    fn reject(&self, _operation: Option<&'static Operation>, rejection: Rejection) -> Response {
        let broken = |violation: &windlass_contract::Violation| BrokenRule {
            pointer: violation.pointer.clone(),
            code: violation.code.clone(),
        };
        let violations = rejection.violations.iter().map(broken).collect();
        rejection.reply(&Problem { message: INVALID.to_owned(), violations })
    }
}

impl Orders for Shop {
    async fn list_orders(&self, params: ListOrdersParams) -> Result<ListOrdersResponse, Rejection> {
        black_box((params.customer_id, &params.status, params.since));
        Ok(ListOrdersResponse::Ok(found(params.page, params.page_size)))
    }

    async fn create_order(&self, body: Order) -> Result<CreateOrderResponse, Rejection> {
        Ok(CreateOrderResponse::Created(receipt(&body)))
    }
}
