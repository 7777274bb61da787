//! Names that progenitor can make identifiers of.

use std::collections::BTreeSet;

use heck::{ToPascalCase, ToSnakeCase};
use serde_json::Value;

/// Functions that a generated client has besides the calls. An operation of the same name would
/// shadow them, also inside the generated code.
const RESERVED: [&str; 11] = [
    "new",
    "new_with_client",
    "builder",
    "baseurl",
    "client",
    "inner",
    "api_version",
    "pre",
    "exec",
    "post",
    "send_request",
];

/// The names of calls, and the stand-ins of parameters, given out so far.
#[derive(Debug)]
pub(super) struct Names {
    calls: BTreeSet<String>,
    /// Every name that a literal of the generated code may hold: stand-ins must be none of them,
    /// since they are replaced wherever they stand.
    literals: BTreeSet<String>,
}

impl Names {
    pub(super) fn new(root: &Value, reserved: &[String]) -> Self {
        let mut literals = BTreeSet::new();
        collect_names(root, &mut literals);
        let calls = RESERVED.iter().map(|&name| name.to_owned());
        Self { calls: calls.chain(reserved.iter().cloned()).collect(), literals }
    }

    /// The function's name for an operation.
    pub(super) fn call(&mut self, id: Option<&str>, method: &str, path: &str) -> String {
        let wanted = match id.map(snake).filter(|id| !id.is_empty()) {
            Some(id) => id,
            None => snake(&format!("{method} {path}")),
        };
        let wanted = if syn::parse_str::<syn::Ident>(&wanted).is_ok() {
            wanted
        } else {
            // A keyword.
            format!("{wanted}_call")
        };
        let name = unique(&wanted, |name| self.calls.contains(name));
        self.calls.insert(name.clone());
        name
    }

    /// A stand-in for a parameter's name that is no other literal's text.
    pub(super) fn stand_in(&mut self, wanted: &str) -> String {
        let name = unique(wanted, |name| self.literals.contains(name) || self.calls.contains(name));
        self.literals.insert(name.clone());
        name
    }
}

fn collect_names(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            for key in ["name", "operationId"] {
                if let Some(name) = map.get(key).and_then(Value::as_str) {
                    out.insert(name.to_owned());
                    out.insert(snake(name));
                }
            }
            map.values().for_each(|value| collect_names(value, out));
        }
        Value::Array(items) => items.iter().for_each(|value| collect_names(value, out)),
        _ => {}
    }
}

/// The first of `wanted`, `wanted_2`, `wanted_3` … that is not taken.
pub(super) fn unique(wanted: &str, taken: impl Fn(&str) -> bool) -> String {
    if !taken(wanted) {
        return wanted.to_owned();
    }
    let separator = if wanted.starts_with(char::is_uppercase) { "" } else { "_" };
    let mut number = 2u32;
    loop {
        let name = format!("{wanted}{separator}{number}");
        if !taken(&name) {
            return name;
        }
        number += 1;
    }
}

/// progenitor makes this very identifier of the wire name.
pub(super) fn leads_to(wire: &str, name: &str) -> bool {
    wire.is_ascii() && words(wire).to_snake_case() == name
}

/// The identifier that progenitor makes of a parameter's name in the view.
pub(super) fn argument(name: &str) -> String {
    let name = snake(name);
    // It says keywords so, among them one that is none yet.
    if name != "gen" && syn::parse_str::<syn::Ident>(&name).is_ok() { name } else { format!("{name}_") }
}

/// `snake_case`, starting with a letter; nothing but ASCII letters, digits and `_`.
pub(super) fn snake(name: &str) -> String {
    letters_first(&words(name).to_snake_case(), "n_")
}

/// `PascalCase`, starting with a letter; nothing but ASCII letters and digits.
pub(super) fn pascal(name: &str) -> String {
    letters_first(&words(name).to_pascal_case(), "N")
}

fn words(name: &str) -> String {
    name.chars().filter(|&c| c != '\'').map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect()
}

fn letters_first(name: &str, prefix: &str) -> String {
    match name.chars().next() {
        Some(first) if first.is_ascii_digit() => format!("{prefix}{name}"),
        _ => name.to_owned(),
    }
}
