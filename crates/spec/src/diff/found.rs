//! Collects changes: the same change of the same place is told once, with every use.

use std::collections::HashMap;
use std::rc::Rc;

use serde_json::Value;

use super::report::{Change, Class, Side, Use};
use super::rules::{self, Rule};
use super::spot::{Spot, TEXTS, same_json};
use super::{Differ, date};

/// Where an operation uses something.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Usage {
    /// Method and path of the newer document.
    pub(super) operation: Rc<str>,
    pub(super) operation_id: Option<Rc<str>>,
    pub(super) side: Side,
    pub(super) place: Rc<str>,
}

/// What fills the gaps of a rule's sentence.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Words<'s> {
    pub(super) subject: &'s str,
    pub(super) old: &'s str,
    pub(super) new: &'s str,
    pub(super) value: &'s str,
}

impl<'s> Words<'s> {
    pub(super) fn of(subject: &'s str) -> Self {
        Self { subject, ..Self::default() }
    }

    pub(super) fn fill(self, rule: &Rule) -> String {
        let mut out = String::new();
        let mut rest = rule.sentence;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            out.push_str(before);
            out.push_str(match name {
                "subject" => self.subject,
                "old" => self.old,
                "new" => self.new,
                _ => self.value,
            });
            rest = after;
        }
        out.push_str(rest);
        // A sentence starts with a capital, unless it starts with a name in backticks.
        match out.chars().next() {
            Some(first) if first.is_ascii_lowercase() => {
                let mut capital = first.to_ascii_uppercase().to_string();
                capital.push_str(&out[1..]);
                capital
            }
            _ => out,
        }
    }
}

type Key = (&'static str, Option<Rc<str>>, Option<Rc<str>>, String);

#[derive(Debug, Default)]
pub(super) struct Found {
    index: HashMap<Key, usize>,
    /// The place of each use in its change.
    uses: HashMap<(usize, Usage), usize>,
    changes: Vec<Change>,
}

impl Found {
    /// Adds a change, or only its use when it is known. A use has the class that the change has there.
    pub(super) fn add(
        &mut self,
        rule: &'static Rule,
        old: Option<&str>,
        new: Option<&str>,
        sentence: String,
        used: Option<(&Usage, Class)>,
    ) {
        let key = (rule.id, old.map(Rc::from), new.map(Rc::from), sentence);
        let index = *self.index.entry(key).or_insert_with_key(|(_, _, _, sentence)| {
            self.changes.push(Change {
                rule,
                class: Class::Safe,
                sentence: sentence.clone(),
                old: old.map(str::to_owned),
                new: new.map(str::to_owned),
                uses: Vec::new(),
            });
            self.changes.len() - 1
        });
        let (Some((used, class)), Some(change)) = (used, self.changes.get_mut(index)) else {
            return;
        };
        change.class = change.class.max(class);
        let place = *self.uses.entry((index, used.clone())).or_insert_with(|| {
            change.uses.push(Use {
                operation: used.operation.to_string(),
                operation_id: used.operation_id.as_deref().map(str::to_owned),
                side: used.side,
                place: used.place.to_string(),
                class,
            });
            change.uses.len() - 1
        });
        if let Some(known) = change.uses.get_mut(place) {
            known.class = known.class.max(class);
        }
    }

    /// Adds a change that concerns the document as a whole.
    pub(super) fn add_global(&mut self, rule: &'static Rule, old: Option<&str>, new: Option<&str>, words: Words<'_>) {
        let before = self.changes.len();
        self.add(rule, old, new, words.fill(rule), None);
        if let Some(change) = self.changes.get_mut(before) {
            change.class = rule.request.max(rule.response);
        }
    }

    /// Whether a change of the older or newer document was found at or below a place.
    pub(super) fn below(&self, at: &str) -> bool {
        let hit = |pointer: &Option<String>| {
            pointer
                .as_deref()
                .and_then(|pointer| pointer.strip_prefix(at))
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        self.changes.iter().any(|change| hit(&change.old) || hit(&change.new))
    }

    pub(super) fn into_changes(self) -> Vec<Change> {
        self.changes
    }
}

impl<'a> Differ<'a> {
    /// Reports a change of one operation.
    pub(super) fn report(
        &mut self,
        rule: &'static Rule,
        old: Option<&str>,
        new: Option<&str>,
        words: Words<'_>,
        used: &Usage,
    ) {
        self.found.add(rule, old, new, words.fill(rule), Some((used, rule.class(used.side))));
    }

    /// Reports a change of the document as a whole when there is no operation, else of that.
    fn report_at(
        &mut self,
        rule: &'static Rule,
        old: Option<&str>,
        new: Option<&str>,
        words: Words<'_>,
        used: Option<&Usage>,
    ) {
        match used {
            Some(used) => self.report(rule, old, new, words, used),
            None => self.found.add_global(rule, old, new, words),
        }
    }

    /// Tells every field that differs and that is not among the known ones, whose meaning the caller compares.
    pub(super) fn rest(&mut self, old: &Spot<'a>, new: &Spot<'a>, known: &[&str], subject: &str, used: Option<&Usage>) {
        for field in differing(old, new, known, self.options.texts) {
            let value = format!("`{}`", field.key);
            let words = Words { value: &value, ..Words::of(subject) };
            self.report_at(field.rule, field.old.as_deref(), field.new.as_deref(), words, used);
        }
    }

    /// Tells whether something became deprecated or is so no longer, and how its sunset moved.
    pub(super) fn deprecation(&mut self, old: &Spot<'a>, new: &Spot<'a>, subject: &str, used: &Usage) {
        let (was, is) = (old.is("deprecated"), new.is("deprecated"));
        let words = Words::of(subject);
        let at = |spot: &Spot<'_>, field: &str| spot.child(field).map(|spot| spot.at);
        let mut tell = |rule, field, words| {
            self.report(rule, at(old, field).as_deref(), at(new, field).as_deref(), words, used);
        };
        if is && !was {
            tell(&rules::DEPRECATED, "deprecated", words);
        } else if was && !is {
            tell(&rules::NOT_DEPRECATED, "deprecated", words);
        }
        let (before, after) = (old.value.get("x-sunset"), new.value.get("x-sunset"));
        let text = |value: Option<&Value>| value.map_or_else(String::new, super::spot::shown);
        let (old_text, new_text) = (text(before), text(after));
        let words = Words { old: &old_text, new: &new_text, ..words };
        match (before, after) {
            (None, Some(_)) => tell(&rules::SUNSET_ADDED, "x-sunset", words),
            (Some(_), None) => tell(&rules::SUNSET_REMOVED, "x-sunset", words),
            (Some(before), Some(after)) if before != after => {
                let day = |value: &'a Value| value.as_str().and_then(date::day);
                // What cannot be read as a day may be earlier.
                let later = day(before).zip(day(after)).is_some_and(|(before, after)| before <= after);
                tell(if later { &rules::SUNSET_LATER } else { &rules::SUNSET_EARLIER }, "x-sunset", words);
            }
            _ => {}
        }
    }

    /// The day of the sunset of something deprecated, and whether it has passed.
    pub(super) fn sunset(&self, spot: &Spot<'a>) -> Option<(String, bool)> {
        let day = spot.is("deprecated").then(|| spot.str("x-sunset").and_then(date::day)).flatten()?;
        Some((format!("`{day}`"), day < self.options.today.as_str()))
    }
}

/// The rule for a field that has none of its own; `None` for a text that is not asked for.
pub(super) fn rule_of_field(key: &str, texts: bool) -> Option<&'static Rule> {
    if TEXTS.contains(&key) {
        texts.then_some(&rules::TEXT_CHANGED)
    } else if key.starts_with("x-") {
        Some(&rules::EXTENSION_CHANGED)
    } else {
        Some(&rules::KEYWORD_CHANGED)
    }
}

/// A field that differs.
pub(super) struct Differing<'a> {
    pub(super) rule: &'static Rule,
    pub(super) key: &'a str,
    pub(super) old: Option<String>,
    pub(super) new: Option<String>,
}

/// A rule for each differing field: of texts, extensions, or whatever else.
pub(super) fn differing<'a>(old: &Spot<'a>, new: &Spot<'a>, known: &[&str], texts: bool) -> Vec<Differing<'a>> {
    let mut out = Vec::new();
    let mut look = |key: &'a str| {
        let (before, after) = (old.value.get(key), new.value.get(key));
        let equal = match (before, after) {
            (Some(before), Some(after)) => same_json(before, after),
            (None, None) => true,
            _ => false,
        };
        if equal || known.contains(&key) {
            return;
        }
        let Some(rule) = rule_of_field(key, texts) else {
            return;
        };
        let at = |spot: &Spot<'_>, value: Option<&Value>| value.map(|_| super::spot::field(&spot.at, key));
        out.push(Differing { rule, key, old: at(old, before), new: at(new, after) });
    };
    for key in old.value.as_object().into_iter().flat_map(|object| object.keys()) {
        look(key);
    }
    for key in new.value.as_object().into_iter().flat_map(|object| object.keys()) {
        if old.value.get(key).is_none() {
            look(key);
        }
    }
    out
}
