//! Names that are words of Rust, of the generated code, of other alphabets, of no alphabet, or equal in another case.

use serde_json::{Value, json};
use windlass_contract::axum::Rejection;

use self::made::api::{
    self, AuthenticateParams, AuthenticateResponse, DeleteHostileResponse, GrößeÄndernResponse, MountResponse,
    SelfValueResponse, SendBodyResponse,
};
use self::made::types::Fields;
use super::Server;

made!(hostile_names);

impl api::SelfValue for Server {
    async fn authenticate_2(&self, params: AuthenticateParams) -> Result<AuthenticateResponse, Rejection> {
        Ok(AuthenticateResponse::Ok(format!("{params:?}")))
    }

    async fn mount_2(&self) -> Result<MountResponse, Rejection> {
        Ok(MountResponse::NoContent)
    }

    async fn self_(&self) -> Result<SelfValueResponse, Rejection> {
        Ok(SelfValueResponse::NoContent)
    }
}

impl api::Größe大小 for Server {
    async fn send_body(&self, body: Fields) -> Result<SendBodyResponse, Rejection> {
        Ok(SendBodyResponse::Ok(body))
    }

    async fn größe_ändern(&self) -> Result<GrößeÄndernResponse, Rejection> {
        Ok(GrößeÄndernResponse::NoContent)
    }
}

impl api::Default for Server {
    async fn delete_hostile(&self) -> Result<DeleteHostileResponse, Rejection> {
        Ok(DeleteHostileResponse::NoContent)
    }
}

/// One of each.
fn params() -> AuthenticateParams {
    AuthenticateParams {
        out: "a".to_owned(),
        input: Some(1),
        parts: Some("p".to_owned()),
        value: Some("v".to_owned()),
        r#type: Some("t".to_owned()),
        self_: Some("s".to_owned()),
        a_b: Some("1".to_owned()),
        a_b_2: Some("2".to_owned()),
        start_time_lt: Some("3".to_owned()),
        start_time: Some("4".to_owned()),
        größe: Some(5),
        大: Some("6".to_owned()),
        dollar: Some("7".to_owned()),
        client: Some("8".to_owned()),
    }
}

#[tokio::test]
async fn parameters_of_any_name_arrive() {
    let (site, _) = start(Server).await;
    let query = "input=1&parts=p&value=v&type=t&self=s&a-b=1&a_b=2&StartTime%3C=3&StartTime=4&gr%C3%B6%C3%9Fe=5&%E5%A4%A7=6&$=7&client=8";
    let answer = site.get(&format!("/hostile/a?{query}")).await;
    assert_eq!((answer.status, answer.text), (200, format!("{:?}", params())));
    site.get("/hostile/long?input=0&value=long").await.check_refused(&[
        "/path/out must be at most 3 characters long",
        "/query/input must be at least 1",
        "/query/value must be at most 3 characters long",
    ]);
}

#[tokio::test]
async fn calls_of_any_name_can_be_made() {
    let (_site, client) = start(Server).await;
    client.gr_e_ndern().await.unwrap();
    let read = client.authenticate_2(
        "a",
        Some("3"),
        Some("1"),
        Some("2"),
        Some("8"),
        Some(5),
        Some(1),
        Some("6"),
        Some("7"),
        Some("p"),
        Some("s"),
        Some("4"),
        Some("t"),
        Some("v"),
    );
    assert_eq!(super::text(read.await.unwrap()).await, format!("{:?}", params()));
    client.mount_2().await.unwrap();
    client.self_call().await.unwrap();
    client.delete_hostile().await.unwrap();
    assert_eq!(super::refusal(client.router_2().await), 501);
}

#[tokio::test]
async fn properties_of_any_name_are_fields() {
    let (site, client) = start(Server).await;
    let names = [
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
    ];
    let mut body: Value =
        names.iter().enumerate().map(|(index, name)| ((*name).to_owned(), json!(index + 1))).collect();
    body["more"] = json!("text");
    site.post("/body", &body).await.check(body.clone());
    let fields: Fields = serde_json::from_value(body.clone()).unwrap();
    assert_eq!((fields.foo_bar, fields.foo_bar_2, fields.foo_bar_3), (Some(4), Some(5), Some(6)));
    assert_eq!((fields.additional, &fields.additional_2["more"]), (Some(13), &"text".to_owned()));
    assert_eq!(*client.send_body(&fields).await.unwrap(), fields);
    body["a/b~c"] = json!(0);
    body["fn"] = json!("x");
    body["more"] = json!(1);
    site.post("/body", &body).await.check_refused(&[
        "/fn must be an integer, not a string",
        "/a~1b~0c must be at least 1",
        "/more must be a string, not a number",
    ]);
}
