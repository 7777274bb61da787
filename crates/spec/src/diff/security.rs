//! Security: who may call, by which scheme, with which scopes.

use serde_json::Value;

use super::Differ;
use super::found::{Usage, Words};
use super::operation::Context;
use super::report::Side;
use super::rules;
use super::spot::{Spot, quoted, shown};
use crate::document::Document;

/// One way to be let in: every scheme of it, with its scopes.
type Way<'a> = Vec<(&'a str, Vec<&'a str>)>;

impl<'a> Differ<'a> {
    /// Compares what an operation demands of its callers.
    pub(super) fn security(&mut self, old: &Spot<'a>, new: &Spot<'a>, context: &Context<'a>) {
        self.required_scope(old, new, context);
        // A callback is called by the server; the document's security is not about it.
        let list = |operation: &Spot<'a>, document: &'a Document| {
            operation.child("security").or_else(|| {
                let root = Spot::new("", document.root());
                if context.turned { None } else { root.child("security") }
            })
        };
        let (before, after) = (list(old, self.old), list(new, self.new));
        let mut was = ways(before.as_ref());
        for (name, _) in was.iter_mut().flatten() {
            // Under its new name a scheme is still the same.
            if let Some((_, renamed)) = self.schemes.iter().find(|(old, _)| old == name) {
                *name = renamed;
            }
        }
        let is = ways(after.as_ref());
        let at = (before.map(|spot| spot.at), after.map(|spot| spot.at));
        let at = (at.0.as_deref(), at.1.as_deref());
        let open = |ways: &[Way<'a>]| ways.iter().any(Vec::is_empty);
        let (old_text, new_text) = (list_text(&was), list_text(&is));
        // One change of the document's security is told once, so the sentence names no operation.
        let subject = if at == (Some("/security"), Some("/security")) {
            "what has no security of its own".to_owned()
        } else {
            context.subject()
        };
        let words = Words { old: &old_text, new: &new_text, ..Words::of(&subject) };
        let used = context.whole();
        match (open(&was), open(&is)) {
            (true, false) => return self.report(&rules::SECURITY_ADDED, at.0, at.1, words, &used),
            (false, true) => return self.report(&rules::SECURITY_REMOVED, at.0, at.1, words, &used),
            _ => {}
        }
        for way in &was {
            if is.iter().any(|other| suffices(way, other)) {
                continue;
            }
            let old_text = way_text(way);
            let words = Words { old: &old_text, ..Words::of(&subject) };
            if let Some(other) = is.iter().find(|other| same_schemes(way, other)) {
                for scope in scopes_beyond(other, way) {
                    let value = quoted(scope);
                    let words = Words { value: &value, ..words };
                    self.report(&rules::SECURITY_SCOPE_ADDED, at.0, at.1, words, &used);
                }
            } else if let Some(other) = is.iter().find(|other| schemes_within(way, other)) {
                let new_text = way_text(other);
                let words = Words { new: &new_text, ..words };
                self.report(&rules::SECURITY_WAY_NARROWED, at.0, at.1, words, &used);
            } else {
                self.report(&rules::SECURITY_WAY_REMOVED, at.0, at.1, words, &used);
            }
        }
        for way in &is {
            if was.iter().any(|other| suffices(way, other)) {
                continue;
            }
            if let Some(other) = was.iter().find(|other| same_schemes(way, other)) {
                for scope in scopes_beyond(other, way) {
                    let value = quoted(scope);
                    let words = Words { value: &value, ..Words::of(&subject) };
                    self.report(&rules::SECURITY_SCOPE_REMOVED, at.0, at.1, words, &used);
                }
            } else if !was.iter().any(|other| schemes_within(other, way)) {
                let new_text = way_text(way);
                let words = Words { new: &new_text, ..Words::of(&subject) };
                self.report(&rules::SECURITY_WAY_ADDED, at.0, at.1, words, &used);
            }
        }
    }

    fn required_scope(&mut self, old: &Spot<'a>, new: &Spot<'a>, context: &Context<'a>) {
        let field = "x-required-scope";
        let (before, after) = (old.value.get(field), new.value.get(field));
        let rule = match (before, after) {
            (None, Some(_)) => &rules::SCOPE_ADDED,
            (Some(_), None) => &rules::SCOPE_REMOVED,
            (Some(before), Some(after)) if before != after => &rules::SCOPE_CHANGED,
            _ => return,
        };
        let text = |value: Option<&Value>| value.map_or_else(String::new, shown);
        let (before, after) = (text(before), text(after));
        let subject = context.subject();
        let words = Words { old: &before, new: &after, ..Words::of(&subject) };
        self.at_field(rule, old, new, field, words, &context.whole());
    }

    /// Compares the schemes of the documents.
    pub(super) fn schemes(&mut self) {
        let (before, mut after) = (schemes(self.old), schemes(self.new));
        for (name, was) in before {
            let subject = format!("the security scheme {}", quoted(name));
            let renamed = self.schemes.iter().find(|(old, _)| *old == name).map_or(name, |(_, new)| *new);
            let scheme = Scheme { users: users(self.new, renamed), subject };
            let Some(index) = after.iter().position(|(other, _)| *other == renamed) else {
                self.tell(&rules::SCHEME_REMOVED, Some(&was.at), None, Words::default(), &scheme);
                continue;
            };
            let (was, is) = self.follow(&was, &after.remove(index).1);
            self.scheme(&was, &is, &scheme);
        }
        for (name, is) in after {
            let subject = format!("the security scheme {}", quoted(name));
            self.found.add_global(&rules::SCHEME_ADDED, None, Some(&is.at), Words::of(&subject));
        }
    }

    /// Reports a change of a scheme for every operation that takes it, or of the document when none does.
    fn tell(
        &mut self,
        rule: &'static rules::Rule,
        old: Option<&str>,
        new: Option<&str>,
        words: Words<'_>,
        scheme: &Scheme,
    ) {
        let words = Words { subject: &scheme.subject, ..words };
        if scheme.users.is_empty() {
            self.found.add_global(rule, old, new, words);
        }
        for used in &scheme.users {
            self.report(rule, old, new, words, used);
        }
    }

    fn scheme(&mut self, old: &Spot<'a>, new: &Spot<'a>, scheme: &Scheme) {
        for (rule, field) in [
            (&rules::SCHEME_CHANGED, "type"),
            (&rules::SCHEME_CHANGED, "in"),
            (&rules::SCHEME_CHANGED, "name"),
            (&rules::SCHEME_CHANGED, "scheme"),
            (&rules::SCHEME_URL_CHANGED, "bearerFormat"),
            (&rules::SCHEME_URL_CHANGED, "openIdConnectUrl"),
        ] {
            self.scheme_field(rule, field, old, new, scheme);
        }
        let known = ["type", "in", "name", "scheme", "bearerFormat", "openIdConnectUrl", "flows"];
        self.rest(old, new, &known, &scheme.subject, None);
        let flows = |spot: &Spot<'a>| {
            spot.child("flows").map_or_else(Vec::new, |flows| {
                let names = flows.value.as_object().into_iter().flat_map(|object| object.keys());
                names.filter_map(|name| Some((name.as_str(), flows.child(name)?))).collect()
            })
        };
        let mut after = flows(new);
        for (name, was) in flows(old) {
            let value = quoted(name);
            let words = Words { value: &value, ..Words::default() };
            let Some(index) = after.iter().position(|(other, _)| *other == name) else {
                self.tell(&rules::FLOW_REMOVED, Some(&was.at), None, words, scheme);
                continue;
            };
            let (_, is) = after.remove(index);
            for field in ["authorizationUrl", "tokenUrl", "refreshUrl"] {
                self.scheme_field(&rules::SCHEME_URL_CHANGED, field, &was, &is, scheme);
            }
            self.flow_scopes(&was, &is, scheme);
            self.rest(&was, &is, &["authorizationUrl", "tokenUrl", "refreshUrl", "scopes"], &scheme.subject, None);
        }
        for (name, is) in after {
            let value = quoted(name);
            let words = Words { value: &value, ..Words::default() };
            self.tell(&rules::FLOW_ADDED, None, Some(&is.at), words, scheme);
        }
    }

    fn flow_scopes(&mut self, old: &Spot<'a>, new: &Spot<'a>, scheme: &Scheme) {
        let (before, after) = (old.entries("scopes"), new.entries("scopes"));
        for (from, other, rule) in
            [(&before, &after, &rules::FLOW_SCOPE_REMOVED), (&after, &before, &rules::FLOW_SCOPE_ADDED)]
        {
            for (scope, spot) in from.iter().filter(|(scope, _)| !other.iter().any(|(there, _)| there == scope)) {
                let value = quoted(scope);
                let words = Words { value: &value, ..Words::default() };
                let removed = std::ptr::eq(rule, &rules::FLOW_SCOPE_REMOVED);
                let at = if removed { (Some(&*spot.at), None) } else { (None, Some(&*spot.at)) };
                self.tell(rule, at.0, at.1, words, scheme);
            }
        }
    }

    fn scheme_field(
        &mut self,
        rule: &'static rules::Rule,
        field: &str,
        old: &Spot<'a>,
        new: &Spot<'a>,
        scheme: &Scheme,
    ) {
        let (before, after) = (old.child(field), new.child(field));
        let value = |spot: &Option<Spot<'a>>| spot.as_ref().map(|spot| spot.value);
        // The name of an HTTP scheme has no case.
        let plain = |spot: &Option<Spot<'a>>| {
            value(spot).map(|value| if field == "scheme" { shown(value).to_lowercase() } else { shown(value) })
        };
        if plain(&before) == plain(&after) {
            return;
        }
        let text = |spot: &Option<Spot<'a>>| value(spot).map_or_else(|| "none".to_owned(), shown);
        let (old_text, new_text, name) = (text(&before), text(&after), quoted(field));
        let words = Words { old: &old_text, new: &new_text, value: &name, ..Words::default() };
        let at = (before.map(|spot| spot.at), after.map(|spot| spot.at));
        self.tell(rule, at.0.as_deref(), at.1.as_deref(), words, scheme);
    }
}

/// A scheme that stands on both sides.
struct Scheme {
    subject: String,
    /// The operations that take it.
    users: Vec<Usage>,
}

/// The operations that take a scheme.
fn users(document: &Document, name: &str) -> Vec<Usage> {
    let root = document.at("/security");
    let takes = |security: &Value| {
        let ways = security.as_array().into_iter().flatten();
        ways.into_iter().any(|way| way.get(name).is_some())
    };
    let operations =
        document.operations().filter(|operation| operation.operation.get("security").or(root).is_some_and(takes));
    operations
        .map(|operation| Usage {
            operation: format!("{} {}", operation.method.to_uppercase(), operation.path).into(),
            operation_id: operation.operation.get("operationId").and_then(Value::as_str).map(Into::into),
            side: Side::Operation,
            place: "".into(),
        })
        .collect()
}

fn schemes(document: &Document) -> Vec<(&str, Spot<'_>)> {
    Spot::new("", document.root())
        .child("components")
        .map_or_else(Vec::new, |components| components.entries("securitySchemes"))
}

/// Schemes that have another name in the newer document and are otherwise the same.
pub(super) fn renamed<'a>(old: &'a Document, new: &'a Document) -> Vec<(&'a str, &'a str)> {
    let (before, after) = (schemes(old), schemes(new));
    let mut taken: Vec<&str> = Vec::new();
    let mut out = Vec::new();
    for (name, was) in &before {
        if after.iter().any(|(other, _)| other == name) {
            continue;
        }
        let is = after.iter().find(|(other, is)| {
            !taken.contains(other)
                && !before.iter().any(|(before, _)| before == other)
                && super::found::differing(was, is, &[], false).is_empty()
        });
        if let Some((other, _)) = is {
            taken.push(other);
            out.push((*name, *other));
        }
    }
    out
}

/// The ways that a list of requirements leaves; none given is one that demands nothing.
fn ways<'a>(list: Option<&Spot<'a>>) -> Vec<Way<'a>> {
    let items = list.and_then(|list| list.value.as_array());
    let way = |requirement: &'a Value| -> Way<'a> {
        let schemes = requirement.as_object().into_iter().flatten();
        let scopes = |value: &'a Value| value.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        schemes.map(|(name, value)| (name.as_str(), scopes(value))).collect()
    };
    let ways: Vec<_> = items.into_iter().flatten().map(way).collect();
    if ways.is_empty() { vec![Vec::new()] } else { ways }
}

/// Whether who can come the one way can come the other, which demands no more.
fn suffices(has: &Way<'_>, demanded: &Way<'_>) -> bool {
    demanded.iter().all(|(name, scopes)| {
        has.iter().any(|(other, held)| other == name && scopes.iter().all(|scope| held.contains(scope)))
    })
}

fn schemes_within(inner: &Way<'_>, outer: &Way<'_>) -> bool {
    inner.iter().all(|(name, _)| outer.iter().any(|(other, _)| other == name))
}

fn same_schemes(left: &Way<'_>, right: &Way<'_>) -> bool {
    schemes_within(left, right) && schemes_within(right, left)
}

/// The scopes of one way that the other does not have.
fn scopes_beyond<'a>(way: &Way<'a>, other: &Way<'a>) -> Vec<&'a str> {
    let held = |name: &str, scope: &str| other.iter().any(|(other, scopes)| *other == name && scopes.contains(&scope));
    way.iter()
        .flat_map(|(name, scopes)| scopes.iter().filter(|scope| !held(name, scope)).copied().collect::<Vec<_>>())
        .collect()
}

fn way_text(way: &Way<'_>) -> String {
    let one = |(name, scopes): &(&str, Vec<&str>)| {
        if scopes.is_empty() { quoted(name) } else { quoted(&format!("{name} ({})", scopes.join(", "))) }
    };
    let schemes: Vec<_> = way.iter().map(one).collect();
    if schemes.is_empty() { "nothing".to_owned() } else { schemes.join(" with ") }
}

fn list_text(ways: &[Way<'_>]) -> String {
    let ways: Vec<_> = ways.iter().map(way_text).collect();
    ways.join(" or ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_suffices_for_less() {
        let way = |items: &[(&'static str, &[&'static str])]| -> Way<'static> {
            items.iter().map(|(name, scopes)| (*name, scopes.to_vec())).collect()
        };
        assert!(suffices(&way(&[("a", &["r", "w"]), ("b", &[])]), &way(&[("a", &["r"])])));
        assert!(!suffices(&way(&[("a", &["r"])]), &way(&[("a", &["r", "w"])])));
        assert!(suffices(&way(&[("a", &[])]), &way(&[])));
    }
}
