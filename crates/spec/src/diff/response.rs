//! Responses: statuses, headers, bodies, links.

use super::Differ;
use super::found::Words;
use super::operation::Context;
use super::rules;
use super::spot::{Spot, quoted};

impl<'a> Differ<'a> {
    /// Compares what an operation answers.
    pub(super) fn responses(&mut self, old: &Spot<'a>, new: &Spot<'a>, context: &Context<'a>) {
        let statuses = |operation: &Spot<'a>| -> Vec<(&'a str, Spot<'a>)> {
            operation.entries("responses").into_iter().filter(|(status, _)| !status.starts_with("x-")).collect()
        };
        let (before, after) = (statuses(old), statuses(new));
        let subject = context.subject();
        let mut used_up = vec![false; after.len()];
        for (status, was) in &before {
            let exact = after.iter().position(|(other, _)| other.eq_ignore_ascii_case(status));
            if let Some(index) = exact {
                used_up[index] = true;
                self.response(status, was, &after[index].1, context);
                continue;
            }
            // A range that now stands for it, or a status that is left of the range.
            let related = after.iter().position(|(other, _)| covers(other, status) || covers(status, other));
            if let Some(index) = related {
                self.response(status, was, &after[index].1, context);
            }
            if related.is_none_or(|index| !covers(after[index].0, status)) {
                let value = quoted(status);
                let success = is_success(status, &before);
                let rule = if success { &rules::SUCCESS_REMOVED } else { &rules::ERROR_REMOVED };
                let words = Words { value: &value, ..Words::of(&subject) };
                self.report(rule, Some(&was.at), None, words, &context.response(status));
            }
        }
        for ((status, is), _) in after.iter().zip(used_up).filter(|(_, used)| !used) {
            if before.iter().any(|(other, _)| covers(other, status)) {
                continue;
            }
            let value = quoted(status);
            let rule = if is_success(status, &after) { &rules::SUCCESS_ADDED } else { &rules::ERROR_ADDED };
            let words = Words { value: &value, ..Words::of(&subject) };
            self.report(rule, None, Some(&is.at), words, &context.response(status));
        }
        if let (Some(was), Some(is)) = (old.child("responses"), new.child("responses")) {
            let known: Vec<&str> = before.iter().chain(&after).map(|(status, _)| *status).collect();
            self.rest(&was, &is, &known, &subject, Some(&context.whole()));
        }
    }

    fn response(&mut self, status: &str, old: &Spot<'a>, new: &Spot<'a>, context: &Context<'a>) {
        let (old, new) = self.follow(old, new);
        let subject = format!("the {} response", if status == "default" { "default" } else { status });
        let used = context.response(status);
        self.content(&old, &new, &subject, &used);
        self.headers(status, &old, &new, context);
        let (before, mut after) = (old.entries("links"), new.entries("links"));
        for (name, was) in before {
            let subject = format!("the link {} of {subject}", quoted(name));
            let Some(index) = after.iter().position(|(other, _)| *other == name) else {
                self.report(&rules::LINK_REMOVED, Some(&was.at), None, Words::of(&subject), &used);
                continue;
            };
            let (was, is) = self.follow(&was, &after.remove(index).1);
            if !super::found::differing(&was, &is, &[], false).is_empty() {
                self.report(&rules::LINK_CHANGED, Some(&was.at), Some(&is.at), Words::of(&subject), &used);
            }
        }
        for (name, is) in after {
            let subject = format!("the link {} of {subject}", quoted(name));
            self.report(&rules::LINK_ADDED, None, Some(&is.at), Words::of(&subject), &used);
        }
        self.rest(&old, &new, &["content", "headers", "links", "$ref"], &subject, Some(&used));
    }

    fn headers(&mut self, status: &str, old: &Spot<'a>, new: &Spot<'a>, context: &Context<'a>) {
        let used = |name: &str| context.response(&format!("{status} header {name}"));
        let mut after = new.entries("headers");
        for (name, was) in old.entries("headers") {
            let subject = format!("the response header {}", quoted(name));
            let Some(index) = after.iter().position(|(other, _)| other.eq_ignore_ascii_case(name)) else {
                self.report(&rules::HEADER_REMOVED, Some(&was.at), None, Words::of(&subject), &used(name));
                continue;
            };
            let (was, is) = self.follow(&was, &after.remove(index).1);
            let rule = match (was.is("required"), is.is("required")) {
                (false, true) => Some(&rules::HEADER_BECAME_REQUIRED),
                (true, false) => Some(&rules::HEADER_BECAME_OPTIONAL),
                _ => None,
            };
            if let Some(rule) = rule {
                self.at_field(rule, &was, &is, "required", Words::of(&subject), &used(name));
            }
            self.value_of(&was, &is, "header", &subject, &used(name));
        }
        for (name, is) in after {
            let subject = format!("the response header {}", quoted(name));
            self.report(&rules::HEADER_ADDED, None, Some(&is.at), Words::of(&subject), &used(name));
        }
    }
}

/// Whether a range such as `4XX` holds a status.
fn covers(range: &str, status: &str) -> bool {
    let (range, status) = (range.as_bytes(), status.as_bytes());
    range.len() == 3
        && range[1..].eq_ignore_ascii_case(b"xx")
        && status.first() == range.first()
        && !status[1..].eq_ignore_ascii_case(b"xx")
}

/// Whether a client takes this status for success. `default` is one where no other is.
fn is_success(status: &str, all: &[(&str, Spot<'_>)]) -> bool {
    if status == "default" {
        return !all.iter().any(|(other, _)| other.starts_with('2'));
    }
    !status.starts_with(['4', '5'])
}
