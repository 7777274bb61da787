//! Carries out the actions of an overlay.

use serde_json::Value;
use serde_json_path::PathElement;

use super::{Action, ActionError, ActionErrors, Change};

/// A step towards a node. The order of steps is the order in which nodes stand below each other and in arrays.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Name(String),
    Index(usize),
}

pub(super) fn all(actions: &[Action], root: &Value) -> Result<Value, ActionErrors> {
    let mut root = root.clone();
    let mut errors = Vec::new();
    for (index, action) in actions.iter().enumerate() {
        for message in one(action, &mut root) {
            errors.push(ActionError { action: index + 1, target: action.target.to_string(), message });
        }
    }
    if errors.is_empty() { Ok(root) } else { Err(ActionErrors(errors)) }
}

/// Applies one action, and answers what is wrong with it.
fn one(action: &Action, root: &mut Value) -> Vec<String> {
    let places = places(action, root);
    if places.is_empty() {
        return vec![
            "matches nothing; correct its target, or take the action out if it is no longer needed".to_owned(),
        ];
    }
    match &action.change {
        Change::Update(update) => {
            places.iter().filter_map(|place| change(node(root, place)?, update, place).err()).collect()
        }
        // From the end: what stands later in an array, or deeper, goes first, so that the other places stay right.
        Change::Remove => places.iter().rev().filter_map(|place| remove(root, place).err()).collect(),
    }
}

/// The places of the nodes that an action selects, each once, in order.
fn places(action: &Action, root: &Value) -> Vec<Vec<Step>> {
    let step = |element: &PathElement<'_>| match element {
        PathElement::Name(name) => Step::Name((*name).to_owned()),
        PathElement::Index(index) => Step::Index(*index),
    };
    let found = action.target.query_located(root);
    let mut places: Vec<Vec<Step>> = found.locations().map(|place| place.iter().map(step).collect()).collect();
    places.sort();
    places.dedup();
    places
}

fn node<'a>(root: &'a mut Value, place: &[Step]) -> Option<&'a mut Value> {
    place.iter().try_fold(root, |node, step| match step {
        Step::Name(name) => node.get_mut(name),
        Step::Index(index) => node.get_mut(index),
    })
}

fn change(node: &mut Value, update: &Value, place: &[Step]) -> Result<(), String> {
    match (&mut *node, update) {
        (Value::Array(items), Value::Array(more)) => items.extend(more.iter().cloned()),
        (Value::Array(items), entry) => items.push(entry.clone()),
        (Value::Object(_), Value::Object(_)) => merge(node, update),
        (Value::Object(_), update) => {
            return Err(format!("{} is an object, and {} cannot be merged into it", shown(place), kind(update)));
        }
        (found, _) => {
            return Err(format!(
                "{} is {}; only objects and arrays can be updated, so target what holds it",
                shown(place),
                kind(found)
            ));
        }
    }
    Ok(())
}

/// Objects merge by key, arrays grow, and everything else is replaced.
fn merge(node: &mut Value, update: &Value) {
    match (node, update) {
        (Value::Object(fields), Value::Object(update)) => {
            for (key, value) in update {
                match fields.get_mut(key) {
                    Some(field) => merge(field, value),
                    None => {
                        fields.insert(key.clone(), value.clone());
                    }
                }
            }
        }
        (Value::Array(items), Value::Array(more)) => items.extend(more.iter().cloned()),
        (node, update) => *node = update.clone(),
    }
}

fn remove(root: &mut Value, place: &[Step]) -> Result<(), String> {
    let Some((last, parent)) = place.split_last() else {
        return Err("the document as a whole cannot be removed".to_owned());
    };
    match (node(root, parent), last) {
        (Some(Value::Object(fields)), Step::Name(name)) => {
            // The order of the other keys stays.
            fields.shift_remove(name);
        }
        (Some(Value::Array(items)), Step::Index(index)) if *index < items.len() => {
            items.remove(*index);
        }
        _ => {}
    }
    Ok(())
}

fn shown(place: &[Step]) -> String {
    let mut out = String::new();
    for step in place {
        out = match step {
            Step::Name(name) => crate::pointer::join(&out, name),
            Step::Index(index) => crate::pointer::join(&out, &index.to_string()),
        };
    }
    if out.is_empty() { "the document".to_owned() } else { out }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}
