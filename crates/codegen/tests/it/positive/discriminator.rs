//! A discriminator with a mapping: several values for one type, a value by the type's own name, a type without the
//! property.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, AddResponse};
use self::made::types::{Animal, Bird, Cat, Dog};
use super::Server;

made!(discriminator);

impl api::Animals for Server {
    async fn add(&self, body: Animal) -> Result<AddResponse, Rejection> {
        Ok(AddResponse::Ok(body))
    }
}

#[tokio::test]
async fn the_property_tells_the_type() {
    let (site, client) = start(Server).await;
    for value in [
        json!({"kind": "cat", "name": "Tom", "lives": 9}),
        json!({"kind": "tomcat", "name": "Tom"}),
        json!({"kind": "dog", "tricks": ["sit"]}),
        json!({"kind": "Bird", "wings": 2}),
    ] {
        site.post("/animals", &value).await.check(value);
    }
    for animal in [
        Animal::from(Cat::new("cat", "Tom")),
        Animal::from(Dog { tricks: Some(vec!["sit".to_owned()]) }),
        Animal::from(Bird::new("Bird")),
    ] {
        assert_eq!(*client.add(&animal).await.unwrap(), animal);
    }
}

#[tokio::test]
async fn a_value_is_checked_as_the_type_that_it_says() {
    let (site, _) = start(Server).await;
    let check_refused = async |value, told: &[&str]| site.post("/animals", &value).await.check_refused(told);
    check_refused(
        json!({"kind": "cat", "name": "", "lives": 10}),
        &["/name must be at least 1 character long", "/lives must be at most 9"],
    )
    .await;
    check_refused(json!({"kind": "dog", "tricks": ["a", "b", "c"]}), &["/tricks must have at most 2 items"]).await;
    check_refused(json!({"kind": "fish"}), &["/kind must be one of cat, tomcat, dog, Bird"]).await;
    check_refused(json!({"name": "Tom"}), &["/kind is required"]).await;
    check_refused(json!({"kind": 1}), &["/kind must be a string, not a number"]).await;
    check_refused(json!(["cat"]), &["must be an object, not an array"]).await;
}
