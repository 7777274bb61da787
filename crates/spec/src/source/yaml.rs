//! Positions in YAML. What an alias stands for is found where it is defined.

use std::collections::HashMap;
use std::fmt;

use serde::de::{self, Deserialize, MapAccess, SeqAccess, Visitor};
use serde_saphyr::{Location, Spanned};

use super::{Node, Position};
use crate::load::read_yaml;

pub(super) fn read(text: &str) -> Option<Node> {
    let Spanned { value, defined, .. } =
        read_yaml(text, |deserializer| Spanned::<Inside>::deserialize(deserializer)).ok()?;
    Some(node(defined, value))
}

fn node(location: Location, inside: Inside) -> Node {
    Node { at: Position { line: location.line(), column: location.column() }, inside: inside.0 }
}

/// What is in a value, by its tokens; nothing in a scalar.
struct Inside(HashMap<String, Node>);

impl<'de> Deserialize<'de> for Inside {
    fn deserialize<D: de::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(InsideVisitor)
    }
}

struct InsideVisitor;

/// A scalar, of whatever kind.
macro_rules! scalars {
    ($($visit:ident: $kind:ty,)*) => {
        $(fn $visit<E>(self, _: $kind) -> Result<Inside, E> {
            Ok(Inside(HashMap::new()))
        })*
    };
}

impl<'de> Visitor<'de> for InsideVisitor {
    type Value = Inside;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    scalars! { visit_bool: bool, visit_i64: i64, visit_i128: i128, visit_u64: u64, visit_u128: u128, visit_f64: f64, visit_str: &str, }

    fn visit_unit<E>(self) -> Result<Inside, E> {
        Ok(Inside(HashMap::new()))
    }

    fn visit_none<E>(self) -> Result<Inside, E> {
        Ok(Inside(HashMap::new()))
    }

    fn visit_some<D: de::Deserializer<'de>>(self, deserializer: D) -> Result<Inside, D::Error> {
        Inside::deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Inside, A::Error> {
        let mut inside = HashMap::new();
        while let Some(Spanned { value, defined, .. }) = items.next_element::<Spanned<Inside>>()? {
            inside.insert(inside.len().to_string(), node(defined, value));
        }
        Ok(Inside(inside))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Inside, A::Error> {
        let mut inside = HashMap::new();
        while let Some((key, value)) = entries.next_entry::<Spanned<String>, Inside>()? {
            inside.insert(key.value, node(key.defined, value));
        }
        Ok(Inside(inside))
    }
}
