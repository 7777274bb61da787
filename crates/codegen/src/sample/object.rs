//! Objects with known properties, also where rules stand between them.

use serde_json::{Map, Value};

use super::{DEEP, Letters, Samples, Sender, Size, Wanted};
use crate::ir::{Field, Struct};

impl Samples<'_> {
    /// What is required, or everything; then as much more or less as the rules between the properties ask for.
    pub(super) fn structure(&self, structure: &Struct, wanted: Wanted, depth: usize, turn: usize) -> Option<Value> {
        let everything = wanted.size != Size::Least && depth <= DEEP;
        let mut members = Map::new();
        let mut further = Vec::new();
        for field in structure.fields.iter().filter(|field| is_sent(field, wanted.sender)) {
            if !field.required && !everything && !is_own(field, wanted.sender) {
                further.push(field);
                continue;
            }
            match self.made(&field.schema, wanted, depth, turn) {
                Some(value) => {
                    members.insert(field.wire.clone(), value);
                }
                None if field.required => return None,
                None => {}
            }
        }
        if let Some((_, values)) = structure.additional.as_ref().filter(|_| everything)
            && structure.max_properties.is_none_or(|most| most > members.len() as u64)
            && let Some(value) = self.made(values, wanted, depth + 1, turn)
        {
            members.insert(unlike(structure, "further"), value);
        }
        let is_enough = wanted.letters == Letters::Any || !members.is_empty();
        if is_enough && self.is_allowed(structure, &members) {
            return Some(Value::Object(members));
        }
        let found = if everything {
            self.less(structure, &members)
        } else {
            self.more(structure, members, &further, wanted, depth)
        };
        found.map(Value::Object)
    }

    /// Adds properties that need not be there: one of them, else one after the other.
    fn more(
        &self,
        structure: &Struct,
        members: Map<String, Value>,
        further: &[&Field],
        wanted: Wanted,
        depth: usize,
    ) -> Option<Map<String, Value>> {
        let made = further.iter().filter_map(|field| Some((&field.wire, self.made(&field.schema, wanted, depth, 0)?)));
        let made: Vec<(&String, Value)> = made.collect();
        for (name, value) in &made {
            let mut with = members.clone();
            with.insert((*name).clone(), value.clone());
            if self.is_allowed(structure, &with) {
                return Some(with);
            }
        }
        let mut with = members;
        for (name, value) in made {
            with.insert(name.clone(), value);
            if self.is_allowed(structure, &with) {
                return Some(with);
            }
        }
        None
    }

    /// Takes properties away that need not be there: one of them, else all but one, else one after the other.
    fn less(&self, structure: &Struct, members: &Map<String, Value>) -> Option<Map<String, Value>> {
        let needed = |name: &String| structure.fields.iter().any(|field| field.required && field.wire == *name);
        let free: Vec<&String> = members.keys().filter(|name| !needed(name)).collect();
        let without = |names: &[&String]| {
            let mut left = members.clone();
            names.iter().for_each(|name| drop(left.remove(*name)));
            Some(left).filter(|left| self.is_allowed(structure, left))
        };
        let one = free.iter().find_map(|name| without(&[name]));
        let all_but_one = || {
            free.iter().find_map(|kept| {
                let others: Vec<&String> = free.iter().copied().filter(|name| name != kept).collect();
                without(&others)
            })
        };
        one.or_else(|| (1..=free.len()).rev().find_map(|from| without(&free[from - 1..]))).or_else(all_but_one)
    }
}

/// It is among what this side sends.
pub(super) fn is_sent(field: &Field, sender: Sender) -> bool {
    match sender {
        Sender::Client => !field.read_only,
        Sender::Server => !field.write_only,
    }
}

/// Only this side sends it. Whether it must cannot be told: a type that both sides use cannot ask for it.
fn is_own(field: &Field, sender: Sender) -> bool {
    match sender {
        Sender::Client => field.write_only,
        Sender::Server => field.read_only,
    }
}

/// A name that no property has.
fn unlike(structure: &Struct, wanted: &str) -> String {
    let mut name = wanted.to_owned();
    while structure.fields.iter().any(|field| field.wire == name) {
        name.push('_');
    }
    name
}
