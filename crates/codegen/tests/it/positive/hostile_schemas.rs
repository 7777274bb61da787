//! Schemas that are named like the types that generated code is made of.

use axum::http::StatusCode;
use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, Send2Response};
use self::made::client::Error;
use self::made::types::{self, SelfValue};
use super::Server;

made!(hostile_schemas);

impl api::Host2 for Server {
    async fn send(&self, body: types::Result) -> Result<Send2Response, Rejection> {
        Ok(match body {
            types::Result::Option(option) if option.none == Some(1) => {
                let body = types::Box { self_: None, r#box: Some(SelfValue::None) };
                Send2Response::Default { status: StatusCode::CONFLICT, body }
            }
            body => Send2Response::Ok(body),
        })
    }
}

#[tokio::test]
async fn the_types_of_the_document_and_of_rust_stay_apart() {
    let (site, client) = start(Server).await;
    let some = types::Option { none: None, ..types::Option::new(types::String("x".to_owned())) };
    let vec = types::Result::from(types::Vec(vec![some.clone().into()]));
    assert_eq!(*client.send(&vec).await.unwrap(), vec);
    let refused = client.send(&types::Option { none: Some(1), ..some }.into()).await;
    let Err(Error::ErrorResponse(told)) = refused else { panic!("no conflict") };
    assert_eq!((told.status().as_u16(), told.r#box.as_ref()), (409, Some(&SelfValue::None)));
    site.post("/hostile", &json!([{"some": ""}])).await.check_refused(&["/0/some must be at least 1 character long"]);
    site.post("/hostile", &json!([])).await.check_refused(&["must have at least 1 item"]);
}
