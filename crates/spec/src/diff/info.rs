//! The document as a whole, and components that no operation uses.

use std::collections::HashSet;

use serde_json::Value;

use super::Differ;
use super::found::Words;
use super::rules;
use super::spot::{Spot, quoted};
use crate::document::Document;
use crate::pointer;

/// Fields of the root that are compared elsewhere or mean nothing to a client.
const ROOT: [&str; 7] = ["openapi", "info", "servers", "paths", "components", "security", "tags"];

/// Sections of components that have no rules of their own.
const SECTIONS: [&str; 7] = ["responses", "parameters", "examples", "requestBodies", "headers", "links", "callbacks"];

impl<'a> Differ<'a> {
    /// Compares what stands at the root and in `info`. The version is judged on its own.
    pub(super) fn info(&mut self) {
        let (old, new) = (Spot::new("", self.old.root()), Spot::new("", self.new.root()));
        self.rest(&old, &new, &ROOT, "the document", None);
        if let (Some(before), Some(after)) = (old.child("info"), new.child("info")) {
            let mut known = vec!["version"];
            // All of it is for people.
            if !self.options.texts {
                known.extend(["termsOfService", "contact", "license"]);
            }
            self.rest(&before, &after, &known, "the document", None);
        }
        let extensions = |document: &'a Document| {
            let at = document.at("/paths").unwrap_or(&super::spot::NOTHING);
            Spot::new("/paths", at)
        };
        let (before, after) = (extensions(self.old), extensions(self.new));
        let keys = |spot: &Spot<'a>| spot.value.as_object().into_iter().flat_map(|object| object.keys());
        let known: Vec<&str> =
            keys(&before).chain(keys(&after)).map(String::as_str).filter(|key| !key.starts_with("x-")).collect();
        self.rest(&before, &after, &known, "the paths", None);
    }

    /// Compares components that no operation uses, so that a change of them is not passed over.
    pub(super) fn unused(&mut self) {
        let used = (used(self.old), used(self.new));
        let (old, new) =
            (Spot::new("/components", component_root(self.old)), Spot::new("/components", component_root(self.new)));
        for (section, schemas) in SECTIONS.iter().map(|section| (*section, false)).chain([("schemas", true)]) {
            let mut after = new.entries(section);
            for (name, was) in old.entries(section) {
                let index = after.iter().position(|(other, _)| *other == name);
                let is = index.map(|index| after.remove(index).1);
                let subject = subject(section, name);
                let words = Words::of(&subject);
                match (is, used.0.contains(&*was.at), used.1.contains(&*was.at)) {
                    (None, false, _) => self.found.add_global(&rules::UNUSED_REMOVED, Some(&was.at), None, words),
                    (None, true, _) => {}
                    (Some(is), true, true) => self.unvisited(was, is, schemas, &subject),
                    // It was compared with whatever stands in its place.
                    (Some(_), before, after) if (before || after) && self.visited.contains(&was.at) => {}
                    (Some(is), ..) if schemas => self.unused_schema(was, is, &subject),
                    (Some(is), ..) => {
                        if section != "examples"
                            && !super::found::differing(&was, &is, &[], self.options.texts).is_empty()
                            && !self.found.below(&was.at)
                        {
                            self.found.add_global(&rules::UNUSED_CHANGED, Some(&was.at), Some(&is.at), words);
                        }
                    }
                }
            }
            for (name, is) in after {
                if !used.1.contains(&*is.at) {
                    let subject = subject(section, name);
                    self.found.add_global(&rules::UNUSED_ADDED, None, Some(&is.at), Words::of(&subject));
                }
            }
        }
    }

    /// A component that is used where no rule looks, as in a field that none knows.
    fn unvisited(&mut self, old: Spot<'a>, new: Spot<'a>, schema: bool, subject: &str) {
        if self.visited.contains(&old.at) || old.at.starts_with("/components/examples/") {
            return;
        }
        let at = old.at.clone();
        let same = if schema {
            self.same_schemas(old, new)
        } else {
            super::found::differing(&old, &new, &[], false).is_empty()
        };
        if !same {
            let words = Words { value: "the definition", ..Words::of(subject) };
            self.found.add_global(&rules::KEYWORD_CHANGED, Some(&at), Some(&at), words);
        }
    }
}

fn component_root(document: &Document) -> &Value {
    document.at("/components").unwrap_or(&super::spot::NOTHING)
}

fn subject(section: &str, name: &str) -> String {
    let kind = match section {
        "responses" => "response",
        "parameters" => "parameter",
        "examples" => "example",
        "requestBodies" => "request body",
        "headers" => "header",
        "links" => "link",
        "callbacks" => "callback",
        _ => "schema",
    };
    format!("the {kind} {}", quoted(name))
}

/// The pointers of every component that operations reach.
fn used(document: &Document) -> HashSet<String> {
    let mut seen = HashSet::new();
    let mut todo: Vec<&Value> = document.at("/paths").into_iter().collect();
    while let Some(value) = todo.pop() {
        let Value::Object(object) = value else {
            todo.extend(value.as_array().into_iter().flatten());
            continue;
        };
        let mut reach = |at: String, todo: &mut Vec<_>| {
            if let Some(target) = document.at(&at)
                && seen.insert(at)
            {
                todo.push(target);
            }
        };
        if let Some(at) = object.get("$ref").and_then(Value::as_str).and_then(pointer::of_reference) {
            // What extends a schema that tells its kinds apart is one of those kinds.
            if document.at(&at).is_some_and(|target| target.get("discriminator").is_some()) {
                for kind in super::schema::kinds_of(document, &at) {
                    reach(kind.at.to_string(), &mut todo);
                }
            }
            reach(at, &mut todo);
        }
        let mapping = object.get("discriminator").and_then(|discriminator| discriminator.get("mapping"));
        for target in mapping.and_then(Value::as_object).into_iter().flatten().filter_map(|(_, target)| target.as_str())
        {
            if let Some(at) = super::schema::mapped(target) {
                reach(at, &mut todo);
            }
        }
        todo.extend(object.values());
    }
    seen
}
