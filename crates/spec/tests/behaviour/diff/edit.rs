//! The table of single edits. `cargo xtask diff --compare` reads it too.
//!
//! Each row has a place and one of `set` (a value), `add` (an item at the end of a list), `remove` and `rename` (a key
//! and its new name); then the class, `none` for no change at all, and the rule that has to tell it.

use serde_json::{Map, Value};
use windlass_spec::diff::Class;
use windlass_spec::pointer;

/// One edit and what has to be told of it.
pub(crate) struct Mutation {
    edit: Map<String, Value>,
    /// `None` when nothing has to be told.
    pub(crate) class: Option<Class>,
    pub(crate) rule: Option<String>,
}

/// Reads the table; `None` when it is not one.
pub(crate) fn table(text: &str) -> Option<Vec<Mutation>> {
    let rows: Vec<Map<String, Value>> = serde_json::from_str(text).ok()?;
    let row = |mut edit: Map<String, Value>| {
        let class = edit.shift_remove("class")?;
        let class = match class.as_str()? {
            "none" => None,
            name => Some(Class::ALL.into_iter().find(|class| class.as_str() == name)?),
        };
        let rule = edit.shift_remove("rule").and_then(|rule| rule.as_str().map(str::to_owned));
        Some(Mutation { edit, class, rule })
    };
    rows.into_iter().map(row).collect()
}

impl Mutation {
    pub(crate) fn describe(&self) -> String {
        Value::Object(self.edit.clone()).to_string()
    }

    /// Edits the document; `None` when it has no such place.
    pub(crate) fn apply(&self, root: &mut Value) -> Option<()> {
        let at = self.edit.get("at")?.as_str()?;
        if let Some(value) = self.edit.get("set") {
            *place(root, at)? = value.clone();
        } else if let Some(value) = self.edit.get("add") {
            place(root, at)?.as_array_mut()?.push(value.clone());
        } else if let Some(names) = self.edit.get("rename") {
            let object = root.pointer_mut(at)?.as_object_mut()?;
            let value = object.shift_remove(names.get(0)?.as_str()?)?;
            object.insert(names.get(1)?.as_str()?.to_owned(), value);
        } else {
            remove(root, at)?;
        }
        Some(())
    }
}

/// What stands at a pointer, made when it is missing.
pub(crate) fn place<'a>(root: &'a mut Value, at: &str) -> Option<&'a mut Value> {
    let mut value = root;
    for token in at.split('/').skip(1) {
        let token = pointer::unescape(token).into_owned();
        if value.is_null() {
            *value = Value::Object(Map::new());
        }
        value = match value {
            Value::Array(items) => items.get_mut(token.parse::<usize>().ok()?)?,
            Value::Object(object) => object.entry(token).or_insert(Value::Null),
            _ => return None,
        };
    }
    Some(value)
}

/// Takes out what stands at a pointer.
pub(crate) fn remove(root: &mut Value, at: &str) -> Option<Value> {
    let (parent, last) = at.rsplit_once('/')?;
    match root.pointer_mut(parent)? {
        Value::Array(items) => {
            let index = last.parse().ok()?;
            (index < items.len()).then(|| items.remove(index))
        }
        Value::Object(object) => object.shift_remove(&*pointer::unescape(last)),
        _ => None,
    }
}
