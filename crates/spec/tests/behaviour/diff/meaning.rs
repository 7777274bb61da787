//! What means the same is no change, however it is written.

use serde_json::{Value, json};
use windlass_spec::diff::{Options, diff_with};

use super::{edited, lines, normal, options, place, remove, report, shop};

fn check_same(edit: impl FnOnce(&mut Value)) {
    let report = edited(edit);
    assert_eq!(lines(&report), [""; 0]);
}

#[test]
fn a_document_does_not_differ_from_itself() {
    check_same(|_| {});
}

#[test]
fn the_order_of_keys_means_nothing() {
    fn reversed(value: Value) -> Value {
        match value {
            Value::Object(object) => object.into_iter().rev().map(|(key, value)| (key, reversed(value))).collect(),
            Value::Array(items) => items.into_iter().map(reversed).collect(),
            other => other,
        }
    }
    check_same(|root| *root = reversed(root.take()));
}

#[test]
fn the_order_of_lists_means_nothing() {
    for at in [
        "/components/schemas/NewPet/required",
        "/components/schemas/NewPet/properties/kind/enum",
        "/paths/~1pets/get/tags",
        "/paths/~1pets/get/parameters",
        "/paths/~1pets/post/security",
        "/paths/~1pets/post/security/1/oauth",
        "/components/schemas/Payment/oneOf",
        "/components/schemas/Query/anyOf",
        "/components/schemas/Order/allOf",
        "/components/schemas/Choice/oneOf",
        "/servers",
        "/tags",
    ] {
        check_same(|root| place(root, at).as_array_mut().expect("a list").reverse());
    }
}

#[test]
fn the_name_of_a_path_parameter_means_nothing() {
    check_same(|root| {
        let mut item = remove(root, "/paths/~1pets~1{petId}");
        item["parameters"][0]["name"] = json!("animal");
        root["paths"]["/pets/{animal}"] = item;
    });
}

#[test]
fn an_id_that_was_made_up_is_no_name() {
    let with = |name: &str| {
        let mut root = shop();
        let mut item = remove(&mut root, "/paths/~1pets~1{petId}");
        item["parameters"][0]["name"] = json!(name);
        item["get"].as_object_mut().expect("an operation").shift_remove("operationId");
        root["paths"][format!("/pets/{{{name}}}")] = item;
        root
    };
    assert_eq!(lines(&report(with("petId"), with("animal_id"))), [""; 0]);
}

#[test]
fn where_a_schema_stands_means_nothing() {
    // Written where it is used instead of named.
    check_same(|root| {
        let tag = remove(root, "/components/schemas/Error");
        *place(root, "/components/responses/NotFound/content/application~1json/schema") = tag.clone();
        *place(root, "/paths/~1pets/get/responses/default/content/application~1json/schema") = tag;
    });
    // Named instead of written where it is used.
    check_same(|root| {
        let size = root["components"]["schemas"]["NewPet"]["properties"]["size"].take();
        root["components"]["schemas"]["Size"] = size;
        root["components"]["schemas"]["NewPet"]["properties"]["size"] = json!({"$ref": "#/components/schemas/Size"});
    });
    // Under another name.
    check_same(|root| {
        let text = root.to_string().replace("schemas/Pet\"", "schemas/Animal\"");
        *root = serde_json::from_str(&text).expect("still JSON");
        let pet = remove(root, "/components/schemas/Pet");
        root["components"]["schemas"]["Animal"] = pet;
    });
}

#[test]
fn where_a_parameter_or_response_stands_means_nothing() {
    check_same(|root| {
        let limit = root["components"]["parameters"]["limit"].clone();
        root["paths"]["/pets"]["get"]["parameters"][0] = limit;
        let missing = root["components"]["responses"]["NotFound"].clone();
        root["paths"]["/pets/{petId}"]["get"]["responses"]["404"] = missing;
    });
}

#[test]
fn one_part_or_alternative_is_the_whole() {
    for keyword in ["allOf", "oneOf", "anyOf"] {
        check_same(|root| {
            let items = place(root, "/components/schemas/Pet/properties/tags/items");
            *items = json!({keyword: [items.take()]});
            let pet = place(root, "/components/schemas/Event/properties/pet");
            *pet = json!({keyword: [pet.take()], "description": "The pet."});
        });
    }
}

#[test]
fn parts_may_be_written_as_one() {
    check_same(|root| {
        *place(root, "/components/schemas/Order") = json!({
            "type": "object",
            "required": ["payment", "created_at"],
            "properties": {
                "created_at": {"type": "string", "format": "date-time"},
                "payment": {"$ref": "#/components/schemas/Payment"},
                "amount": {"type": "integer", "format": "int32"},
            },
        });
    });
}

#[test]
fn what_goes_without_saying_may_be_said() {
    check_same(|root| {
        for (at, value) in [
            ("/paths/~1pets/get/parameters/2/required", json!(false)),
            ("/paths/~1pets/get/parameters/2/style", json!("form")),
            ("/paths/~1pets/get/parameters/2/explode", json!(true)),
            ("/paths/~1pets/get/deprecated", json!(false)),
            ("/paths/~1pets/get/security", json!([{"token": []}])),
            ("/components/schemas/Tag/nullable", json!(false)),
            ("/components/schemas/Tag/additionalProperties", json!(true)),
            ("/components/schemas/Tag/properties/name/minLength", json!(0)),
            ("/components/schemas/NewPet/properties/free/description", json!("Anything.")),
            ("/components/schemas/NewPet/properties/age/exclusiveMinimum", json!(false)),
            ("/components/schemas/NewPet/properties/age/default", json!(5.0)),
            ("/components/schemas/NewPet/properties/weight/maximum", json!(500.0)),
            ("/components/schemas/NewPet/properties/born/pattern", json!(".*")),
            ("/servers/0/url", json!("https://api.shop.dev/v1/")),
        ] {
            *place(root, at) = value;
        }
    });
}

#[test]
fn names_without_case_have_none() {
    check_same(|root| {
        *place(root, "/paths/~1pets/get/parameters/6/name") = json!("x-trace");
        let headers = place(root, "/paths/~1pets/get/responses/200/headers").as_object_mut().expect("headers");
        let total = headers.shift_remove("X-Total").expect("the header is there");
        headers.insert("x-total".to_owned(), total);
        let content = place(root, "/paths/~1pets/get/responses/200/content").as_object_mut().expect("media types");
        let csv = content.shift_remove("text/csv").expect("the media type is there");
        content.insert("Text/CSV; charset=UTF-8".to_owned(), csv);
    });
}

#[test]
fn a_renamed_security_scheme_is_the_same() {
    check_same(|root| {
        let token = remove(root, "/components/securitySchemes/token");
        root["components"]["securitySchemes"]["key"] = token;
        root["security"] = json!([{"key": []}]);
        root["paths"]["/pets"]["post"]["security"][0] = json!({"key": []});
    });
}

#[test]
fn texts_are_told_on_request() {
    let mut new = shop();
    *place(&mut new, "/paths/~1pets/get/description") = json!("Lists all pets.");
    *place(&mut new, "/components/schemas/Pet/properties/name/example") = json!("Rex");
    let (old, new) = (normal(shop()), normal(new));
    assert_eq!(lines(&diff_with(&old, &new, &options())), [""; 0]);
    let told = diff_with(&old, &new, &Options { texts: true, ..options() });
    assert_eq!(
        lines(&told),
        [
            "safe text-changed: `description` of `GET /pets` changed",
            "safe text-changed: `example` of `Pet.name` changed"
        ]
    );
}

#[test]
fn tightened_in_one_part_and_loosened_in_another_is_seen_together() {
    let with = |own: i64, base: i64| {
        let mut root = shop();
        *place(&mut root, "/components/schemas/Base/properties/created_at/maxLength") = json!(base);
        *place(&mut root, "/components/schemas/Order/allOf/1/properties/created_at") =
            json!({"type": "string", "maxLength": own});
        root
    };
    assert_eq!(lines(&report(with(20, 30), with(20, 40))), [""; 0]);
    assert_eq!(report(with(20, 30), with(25, 40)).changes.len(), 1);
}
