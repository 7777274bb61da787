//! The normal form: what it is, that it is stable, and that nothing panics on the way to it.

use serde_json::{Map, Value, json};
use windlass_spec::{Document, Format, PASSES, load, load_value, normalize};

const PETS: &str = include_str!("../fixtures/pets.yaml");
const PETS_NORMALIZED: &str = include_str!("../fixtures/pets.normalized.json");

fn pets() -> Document {
    load(PETS, Format::Yaml).expect("the fixture loads")
}

/// Normalizes twice: a second time changes nothing and has nothing to say.
fn check_stable(document: Document) -> Option<String> {
    let first = normalize(document).ok()?;
    let text = first.document.to_json_string();
    let second = normalize(first.document)
        .unwrap_or_else(|problems| panic!("a normalized document has problems: {problems}\n{text}"));
    assert_eq!(second.document.to_json_string(), text);
    assert_eq!(second.notes, []);
    let loaded = load(&text, Format::Json).expect("what was written can be read");
    assert_eq!(loaded, second.document, "the text says the same");
    Some(text)
}

#[test]
fn a_document_comes_out_in_normal_form() {
    let text = check_stable(pets()).unwrap();
    assert_eq!(text, PETS_NORMALIZED);
}

#[test]
fn the_order_of_keys_makes_no_difference() {
    fn reversed(value: Value) -> Value {
        match value {
            Value::Object(object) => object.into_iter().rev().map(|(key, value)| (key, reversed(value))).collect(),
            Value::Array(items) => items.into_iter().map(reversed).collect(),
            other => other,
        }
    }
    // Compared as values: what keeps the author's order is allowed to differ in order.
    let straight = normalize(pets()).unwrap().document;
    let turned = normalize(load_value(reversed(pets().into_root())).unwrap());
    let turned = turned.unwrap().document;
    assert_eq!(turned.root()["paths"]["/pets"], straight.root()["paths"]["/pets"]);
    assert_eq!(turned.root()["components"], straight.root()["components"]);
}

#[test]
fn every_problem_is_told_at_once() {
    let document = load_value(json!({
        "openapi": "3.1.0",
        "info": {},
        "paths": {"/a": {"get": 1}},
        "components": {"schemas": {"A": {"$ref": "far.json"}, "B": {"$ref": "#/lost"}}},
    }))
    .unwrap();
    let problems = normalize(document).unwrap_err().to_string();
    let places: Vec<_> = problems.lines().map(|line| line.split_once(": ").unwrap().0).collect();
    assert_eq!(places, ["/paths/~1a/get", "/components/schemas/A/$ref", "/components/schemas/B/$ref",]);
}

#[test]
fn passes_have_names_of_their_own() {
    for (index, pass) in PASSES.iter().enumerate() {
        assert!(PASSES[..index].iter().all(|other| other.name != pass.name));
        assert!(pass.about.ends_with('.'), "{}", pass.name);
    }
}

/// Broken documents: every one is refused or comes out stable, and none panics.
#[test]
fn any_damage_is_survived() {
    let mut chance = Chance(0x2545_f491_4f6c_dd1d);
    let mut stable = 0;
    for _ in 0..600 {
        let mut root = pets().into_root();
        for _ in 0..=chance.below(3) {
            damage(&mut root, &mut chance);
        }
        if let Ok(document) = load_value(root)
            && check_stable(document).is_some()
        {
            stable += 1;
        }
    }
    assert!(stable > 60, "only {stable} documents got through");
}

/// A fixed sequence of numbers that looks random (xorshift), so that a failure can be repeated.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound as u64).expect("less than a usize")
    }
}

/// Changes one place somewhere in the document.
fn damage(root: &mut Value, chance: &mut Chance) {
    let mut places = Vec::new();
    collect(root, String::new(), &mut places);
    let place = &places[chance.below(places.len())];
    let other = root.pointer(&places[chance.below(places.len())]).cloned();
    let names = ["a", "", "$ref", "x-a", "get", "/pets/{pet_id}", "{", "~/", "id", "3"];
    let name = names[chance.below(names.len())];
    let replacement = match chance.below(8) {
        0 => Value::Null,
        1 => json!(1),
        2 => json!([]),
        3 => json!({}),
        4 => json!(name),
        5 => json!({"$ref": format!("#{}", places[chance.below(places.len())])}),
        _ => other.unwrap_or(Value::Null),
    };
    let Some(target) = root.pointer_mut(place) else {
        return;
    };
    match (chance.below(4), target) {
        (0, Value::Object(object)) => remove(object, chance),
        (1, Value::Object(object)) => {
            object.insert(name.to_owned(), replacement);
        }
        (2, Value::Object(object)) => {
            // The same value under another name.
            if let Some(value) = object.values().next().cloned() {
                object.insert(name.to_owned(), value);
            }
        }
        (0 | 1, Value::Array(items)) => items.push(replacement),
        (_, target) => *target = replacement,
    }
}

fn remove(object: &mut Map<String, Value>, chance: &mut Chance) {
    if object.is_empty() {
        return;
    }
    let index = chance.below(object.len());
    if let Some(key) = object.keys().nth(index).cloned() {
        object.shift_remove(&key);
    }
}

fn collect(value: &Value, at: String, out: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                collect(value, windlass_spec::pointer::join(&at, key), out);
            }
        }
        Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                collect(value, format!("{at}/{index}"), out);
            }
        }
        _ => {}
    }
    out.push(at);
}

#[test]
fn what_was_moved_is_found_where_it_stood() {
    let normalized = normalize(
        load_value(json!({
            "openapi": "3.1.0", "info": {"title": "t", "version": "1"},
            "paths": {
                "/a/{id}": {
                    "parameters": [{"name": "id", "in": "path", "schema": {"type": "string"}}],
                    "get": {
                        "operationId": "get_a",
                        "parameters": [{"name": "page", "in": "query", "schema": {"type": "integer"}}],
                        "responses": {"200": {"description": "", "content": {"application/json": {"schema": {
                            "properties": {"x": {"anyOf": [{"type": "null"}, {"type": "string"}, {"type": "integer"}]}},
                        }}}}},
                    },
                },
                "/b/{id}": {"$ref": "#/paths/~1a~1{id}"},
            },
            "components": {"schemas": {
                "Part": {"$defs": {"size": {"enum": ["s", "l"]}}, "properties": {
                    "size": {"$ref": "#/$defs/size"}, "inner": {"type": "string"},
                }},
                "Other": {"properties": {"part": {"$ref": "#/components/schemas/Part/properties/inner"}}},
            }},
        }))
        .unwrap(),
    )
    .unwrap();
    let check = |now: &str, then: &str| {
        assert!(normalized.document.at(now).is_some(), "{now} is not there: {:#}", normalized.document.root());
        assert_eq!(normalized.moves.origin(now), then);
    };
    check("/paths/~1a~1{id}/get/parameters/0/schema", "/paths/~1a~1{id}/parameters/0/schema");
    check("/paths/~1a~1{id}/get/parameters/1/schema", "/paths/~1a~1{id}/get/parameters/0/schema");
    check("/paths/~1b~1{id}/get/responses/200", "/paths/~1a~1{id}/get/responses/200");
    let body = "/paths/~1a~1{id}/get/responses/200/content/application~1json/schema";
    check("/components/schemas/GetAResponse", body);
    check("/components/schemas/GetAResponse/properties/x/anyOf/1/type", &format!("{body}/properties/x/anyOf/2/type"));
    check("/components/schemas/Size/enum", "/components/schemas/Part/$defs/size/enum");
    check("/components/schemas/PartInner/type", "/components/schemas/Part/properties/inner/type");
    check("/components/schemas/Other", "/components/schemas/Other");
}

#[test]
fn problems_are_told_of_the_document_as_it_was_given() {
    let problems = normalize(
        load_value(json!({
            "openapi": "3.1.0", "info": {"title": "t", "version": "1"},
            "components": {"schemas": {"A": {"$defs": {"b": {"properties": {"c": {"$ref": "#/nowhere"}}}}}}},
        }))
        .unwrap(),
    )
    .unwrap_err();
    assert_eq!(problems.to_string(), "/components/schemas/A/$defs/b/properties/c/$ref: `#/nowhere` leads nowhere");
}
