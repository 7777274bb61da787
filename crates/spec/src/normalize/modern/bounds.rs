//! Exclusive bounds as numbers.

use serde_json::{Map, Value};

use crate::document::Document;
use crate::normalize::{Pass, Report};

pub(in crate::normalize) const PASS: Pass =
    Pass { name: "3.1-bounds", about: "Says an exclusive bound as the bound and that it is exclusive.", run };

fn run(document: &mut Document, report: &mut Report) {
    super::schemas(document, report, |schema, _, _| {
        bound(schema, "minimum", "exclusiveMinimum", |exclusive, inclusive| exclusive >= inclusive);
        bound(schema, "maximum", "exclusiveMaximum", |exclusive, inclusive| exclusive <= inclusive);
    });
}

fn bound(schema: &mut Map<String, Value>, inclusive: &str, exclusive: &str, stricter: fn(f64, f64) -> bool) {
    let Some(limit) = schema.get(exclusive).filter(|limit| limit.is_number()).cloned() else {
        return;
    };
    schema.shift_remove(exclusive);
    let other = schema.get(inclusive).and_then(Value::as_f64);
    // Of both, the stricter says all.
    if other.is_none_or(|other| limit.as_f64().is_some_and(|limit| stricter(limit, other))) {
        schema.insert(inclusive.into(), limit);
        schema.insert(exclusive.into(), true.into());
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::check;
    use super::*;

    #[test]
    fn exclusive_bounds_are_flags() {
        check(&PASS, json!({"exclusiveMinimum": 0}), json!({"minimum": 0, "exclusiveMinimum": true}));
        check(&PASS, json!({"minimum": 5, "exclusiveMinimum": 0}), json!({"minimum": 5}));
        check(&PASS, json!({"maximum": 5, "exclusiveMaximum": 5}), json!({"maximum": 5, "exclusiveMaximum": true}));
        check(&PASS, json!({"minimum": 1}), json!({"minimum": 1}));
    }
}
