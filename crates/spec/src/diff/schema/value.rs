//! What a single value may be: type, format, listed values, default, bounds.

use serde_json::Value;

use super::view::View;
use super::{Look, Sides};
use crate::diff::found::Words;
use crate::diff::rules::{self, Rule};
use crate::diff::spot::{Spot, quoted, same_json, shown};

/// Formats that hold every value of another.
const WIDER_FORMATS: [(&str, &str); 5] =
    [("int32", "int64"), ("float", "double"), ("ipv4", "ip"), ("ipv6", "ip"), ("url", "uri")];

/// Bounds that are one number, what goes without saying, and whether greater is tighter.
const BOUNDS: [(&str, bool, &Rule, &Rule); 6] = [
    ("minLength", true, &rules::MIN_LENGTH_TIGHTENED, &rules::MIN_LENGTH_LOOSENED),
    ("maxLength", false, &rules::MAX_LENGTH_TIGHTENED, &rules::MAX_LENGTH_LOOSENED),
    ("minItems", true, &rules::MIN_ITEMS_TIGHTENED, &rules::MIN_ITEMS_LOOSENED),
    ("maxItems", false, &rules::MAX_ITEMS_TIGHTENED, &rules::MAX_ITEMS_LOOSENED),
    ("minProperties", true, &rules::MIN_PROPERTIES_TIGHTENED, &rules::MIN_PROPERTIES_LOOSENED),
    ("maxProperties", false, &rules::MAX_PROPERTIES_TIGHTENED, &rules::MAX_PROPERTIES_LOOSENED),
];

impl Look {
    /// Compares types. `false` when they are so different that going into details makes no sense.
    pub(super) fn types(&mut self, old: &View<'_>, new: &View<'_>) -> bool {
        let (before, after) = (old.kind(), new.kind());
        let text = |kind: &Option<(String, Spot<'_>)>| {
            kind.as_ref().map_or_else(|| "anything".to_owned(), |(kind, _)| quoted(kind))
        };
        let (old_text, new_text) = (text(&before), text(&after));
        let subject = self.subject(new.at());
        let words = Words { old: &old_text, new: &new_text, ..Words::of(&subject) };
        let at = |kind: &Option<(String, Spot<'_>)>, view: &View<'_>| {
            kind.as_ref().map_or_else(|| view.at().to_owned(), |(_, spot)| spot.at.to_string())
        };
        let (old_at, new_at) = (at(&before, old), at(&after, new));
        let mut tell = |rule, words| self.tell(rule, Some(&old_at), Some(&new_at), words, Sides::BOTH);
        match (old.is_any(), new.is_any()) {
            (true, true) => return true,
            (true, false) => {
                let new_text = if after.is_some() { &new_text } else { "restricted" };
                tell(&rules::TYPE_NARROWED, Words { new: new_text, ..words });
                return false;
            }
            (false, true) => {
                let old_text = if before.is_some() { &old_text } else { "restricted" };
                tell(&rules::TYPE_WIDENED, Words { old: old_text, ..words });
                return false;
            }
            (false, false) => {}
        }
        match (before.as_ref().map(|(kind, _)| kind.as_str()), after.as_ref().map(|(kind, _)| kind.as_str())) {
            (was, is) if was == is => true,
            (None, _) | (Some("number"), Some("integer")) => {
                tell(&rules::TYPE_NARROWED, words);
                true
            }
            (_, None) | (Some("integer"), Some("number")) => {
                tell(&rules::TYPE_WIDENED, words);
                true
            }
            _ => {
                tell(&rules::TYPE_CHANGED, words);
                false
            }
        }
    }

    pub(super) fn nullable(&mut self, before: Option<Spot<'_>>, after: Option<Spot<'_>>) {
        let rule = match (&before, &after) {
            (None, Some(_)) => &rules::NULLABLE,
            (Some(_), None) => &rules::NOT_NULLABLE,
            _ => return,
        };
        self.tell_keyword(rule, before.as_ref(), after.as_ref(), "", "");
    }

    /// Format, listed values, default.
    pub(super) fn values(&mut self, old: &View<'_>, new: &View<'_>) {
        let (before, after) = (old.first("format"), new.first("format"));
        let rule = match (before.as_ref().map(|spot| spot.value), after.as_ref().map(|spot| spot.value)) {
            (was, is) if was == is => None,
            (None, _) => Some(&rules::FORMAT_ADDED),
            (_, None) => Some(&rules::FORMAT_REMOVED),
            (Some(was), Some(is)) => {
                let wider = |narrow: &Value, wide: &Value| {
                    WIDER_FORMATS.iter().any(|(narrower, wider)| narrow == narrower && wide == wider)
                };
                Some(if wider(was, is) {
                    &rules::FORMAT_WIDENED
                } else if wider(is, was) {
                    &rules::FORMAT_NARROWED
                } else {
                    &rules::FORMAT_CHANGED
                })
            }
        };
        if let Some(rule) = rule {
            self.tell_values(rule, before.as_ref(), after.as_ref());
        }
        self.listed(old, new, "enum", &rules::ENUM_VALUE_REMOVED, &rules::ENUM_VALUE_ADDED, true);
        self.listed(old, new, "const", &rules::ENUM_VALUE_REMOVED, &rules::ENUM_VALUE_ADDED, true);
        self.listed(old, new, "x-extensible-enum", &rules::OPEN_VALUE_REMOVED, &rules::OPEN_VALUE_ADDED, false);
        let (before, after) = (old.first("default"), new.first("default"));
        match (&before, &after) {
            (None, Some(_)) => self.tell_values(&rules::DEFAULT_ADDED, None, after.as_ref()),
            (Some(_), None) => self.tell_values(&rules::DEFAULT_REMOVED, before.as_ref(), None),
            (Some(was), Some(is)) if !same_json(was.value, is.value) => {
                self.tell_values(&rules::DEFAULT_CHANGED, before.as_ref(), after.as_ref());
            }
            _ => {}
        }
    }

    fn listed(
        &mut self,
        old: &View<'_>,
        new: &View<'_>,
        keyword: &str,
        removed: &'static Rule,
        added: &'static Rule,
        closed: bool,
    ) {
        let (before, after) = (listed(old, keyword), listed(new, keyword));
        match (&before, &after) {
            (Some((_, was)), None) if closed => self.tell_values(&rules::ENUM_REMOVED, Some(was), None),
            (None, Some((_, is))) if closed => self.tell_values(&rules::ENUM_ADDED, None, Some(is)),
            (Some((was, old_at)), Some((is, new_at))) => {
                let missing = |from: &[&Value], other: &[&Value]| -> Vec<String> {
                    let missing = from.iter().filter(|value| !other.iter().any(|there| same_json(there, value)));
                    missing.map(|value| shown(value)).collect()
                };
                for (rule, values) in [(removed, missing(was, is)), (added, missing(is, was))] {
                    for value in values {
                        let subject = self.subject(holder(&new_at.at));
                        let words = Words { value: &value, ..Words::of(&subject) };
                        self.tell(rule, Some(&old_at.at), Some(&new_at.at), words, Sides::BOTH);
                    }
                }
            }
            _ => {}
        }
    }

    /// Bounds, patterns, and whether items are unique.
    pub(super) fn bounds(&mut self, old: &View<'_>, new: &View<'_>) {
        self.range(old, new, true, &rules::MINIMUM_TIGHTENED, &rules::MINIMUM_LOOSENED);
        self.range(old, new, false, &rules::MAXIMUM_TIGHTENED, &rules::MAXIMUM_LOOSENED);
        for (keyword, low, tightened, loosened) in BOUNDS {
            let tightest = |view: &View<'_>| {
                let bounds = view.all(keyword).map(|spot| Bound::plain(&spot, low)).filter(|bound| !bound.is_nothing());
                bounds.reduce(|a, b| if a.tighter(&b, low) { a } else { b })
            };
            self.bound(tightest(old), tightest(new), low, tightened, loosened);
        }
        let (before, after) = (old.first("multipleOf"), new.first("multipleOf"));
        let rule = match (&before, &after) {
            (None, Some(_)) => Some(&rules::MULTIPLE_TIGHTENED),
            (Some(_), None) => Some(&rules::MULTIPLE_LOOSENED),
            (Some(was), Some(is)) if !same_json(was.value, is.value) => {
                let divides = |whole: &Value, part: &Value| {
                    whole.as_f64().zip(part.as_f64()).is_some_and(|(whole, part)| part != 0.0 && whole % part == 0.0)
                };
                Some(if divides(is.value, was.value) {
                    &rules::MULTIPLE_TIGHTENED
                } else if divides(was.value, is.value) {
                    &rules::MULTIPLE_LOOSENED
                } else {
                    &rules::MULTIPLE_CHANGED
                })
            }
            _ => None,
        };
        if let Some(rule) = rule {
            self.tell_values(rule, before.as_ref(), after.as_ref());
        }
        self.pattern(old, new);
        match (old.is("uniqueItems"), new.is("uniqueItems")) {
            (None, Some(is)) => self.tell_keyword(&rules::UNIQUE, None, Some(&is), "", ""),
            (Some(was), None) => self.tell_keyword(&rules::NOT_UNIQUE, Some(&was), None, "", ""),
            _ => {}
        }
    }

    fn pattern(&mut self, old: &View<'_>, new: &View<'_>) {
        // A pattern that everything matches is none. Several have to hold together.
        let patterns = |view: &View<'_>| -> Vec<String> {
            let all = view.all("pattern").filter_map(|spot| spot.value.as_str().map(str::to_owned));
            let mut all: Vec<_> =
                all.filter(|pattern| !["", ".*", "^.*$", "^.*", ".*$"].contains(&pattern.as_str())).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let (was, is) = (patterns(old), patterns(new));
        if was == is {
            return;
        }
        let within = |inner: &[String], outer: &[String]| inner.iter().all(|pattern| outer.contains(pattern));
        let rule = if within(&was, &is) {
            &rules::PATTERN_ADDED
        } else if within(&is, &was) {
            &rules::PATTERN_REMOVED
        } else {
            &rules::PATTERN_CHANGED
        };
        let (before, after) = (old.first("pattern"), new.first("pattern"));
        let text =
            |patterns: &[String]| patterns.iter().map(|pattern| quoted(pattern)).collect::<Vec<_>>().join(" and ");
        self.tell_keyword(rule, before.as_ref(), after.as_ref(), &text(&was), &text(&is));
    }

    fn range(&mut self, old: &View<'_>, new: &View<'_>, low: bool, tightened: &'static Rule, loosened: &'static Rule) {
        let tightest = |view: &View<'_>| {
            let whole = view.kind().is_some_and(|(kind, _)| kind == "integer");
            let bounds = view.spots.iter().flat_map(|spot| Bound::of(spot, low, whole));
            bounds.reduce(|a, b| if a.tighter(&b, low) { a } else { b })
        };
        self.bound(tightest(old), tightest(new), low, tightened, loosened);
    }

    fn bound(
        &mut self,
        old: Option<Bound>,
        new: Option<Bound>,
        low: bool,
        tightened: &'static Rule,
        loosened: &'static Rule,
    ) {
        let rule = match (&old, &new) {
            (None, None) => return,
            (None, Some(_)) => tightened,
            (Some(_), None) => loosened,
            (Some(was), Some(is)) if is.tighter(was, low) => tightened,
            (Some(was), Some(is)) if was.tighter(is, low) => loosened,
            _ => return,
        };
        let text = |bound: &Option<Bound>| bound.as_ref().map_or_else(|| "none".to_owned(), Bound::text);
        let at = |bound: &Option<Bound>| bound.as_ref().map(|bound| bound.at.clone());
        let (old_at, new_at) = (at(&old), at(&new));
        let subject = self.subject(holder(new_at.as_deref().or(old_at.as_deref()).unwrap_or_default()));
        let (before, after) = (text(&old), text(&new));
        let words = Words { old: &before, new: &after, ..Words::of(&subject) };
        self.tell(rule, old_at.as_deref(), new_at.as_deref(), words, Sides::BOTH);
    }

    pub(super) fn deprecation(&mut self, old: &View<'_>, new: &View<'_>) {
        match (old.is("deprecated"), new.is("deprecated")) {
            (None, Some(is)) => self.tell_keyword(&rules::DEPRECATED, None, Some(&is), "", ""),
            (Some(was), None) => self.tell_keyword(&rules::NOT_DEPRECATED, Some(&was), None, "", ""),
            _ => {}
        }
        let (before, after) = (old.first("x-sunset"), new.first("x-sunset"));
        let text = |spot: &Option<Spot<'_>>| spot.as_ref().and_then(|spot| spot.value.as_str()).map(str::to_owned);
        let rule = match (text(&before), text(&after)) {
            (None, Some(_)) => &rules::SUNSET_ADDED,
            (Some(_), None) => &rules::SUNSET_REMOVED,
            (Some(was), Some(is)) if was < is => &rules::SUNSET_LATER,
            (Some(was), Some(is)) if was > is => &rules::SUNSET_EARLIER,
            _ => return,
        };
        self.tell_values(rule, before.as_ref(), after.as_ref());
    }

    /// Tells a change of a keyword with its values.
    fn tell_values(&mut self, rule: &'static Rule, old: Option<&Spot<'_>>, new: Option<&Spot<'_>>) {
        let text = |spot: Option<&Spot<'_>>| spot.map_or_else(|| "anything".to_owned(), |spot| shown(spot.value));
        self.tell_keyword(rule, old, new, &text(old), &text(new));
    }

    /// Tells a change of a keyword; the schema that holds it is the subject.
    pub(super) fn tell_keyword(
        &mut self,
        rule: &'static Rule,
        old: Option<&Spot<'_>>,
        new: Option<&Spot<'_>>,
        before: &str,
        after: &str,
    ) {
        let (old, new) = (old.map(|spot| &*spot.at), new.map(|spot| &*spot.at));
        let subject = self.subject(holder(new.or(old).unwrap_or_default()));
        let words = Words { old: before, new: after, ..Words::of(&subject) };
        self.tell(rule, old, new, words, Sides::BOTH);
    }
}

/// The place of the schema that holds a keyword.
pub(super) fn holder(at: &str) -> &str {
    at.rsplit_once('/').map_or("", |(holder, _)| holder)
}

/// The values that every part allows, and where the first list stands.
fn listed<'a>(view: &View<'a>, keyword: &str) -> Option<(Vec<&'a Value>, Spot<'a>)> {
    let mut out: Option<(Vec<&'a Value>, Spot<'a>)> = None;
    for spot in view.all(keyword) {
        let values = || spot.value.as_array().map_or_else(|| vec![spot.value], |values| values.iter().collect());
        match &mut out {
            Some((kept, _)) => {
                let values: Vec<&Value> = values();
                kept.retain(|value| values.iter().any(|other| same_json(other, value)));
            }
            None => out = Some((values(), spot.clone())),
        }
    }
    out
}

/// A bound, and where it stands.
#[derive(Debug, Clone)]
struct Bound {
    value: Value,
    exclusive: bool,
    at: String,
}

impl Bound {
    fn plain(spot: &Spot<'_>, low: bool) -> Self {
        let value = spot.value.clone();
        // The shortest length that there is is no bound.
        let nothing = low && value.as_f64() == Some(0.0);
        Self { value: if nothing { Value::Null } else { value }, exclusive: false, at: spot.at.to_string() }
    }

    fn is_nothing(&self) -> bool {
        self.value.is_null()
    }

    /// The bounds of one schema, in the form of OpenAPI 3.0 (a flag) or of JSON Schema (a number).
    fn of(spot: &Spot<'_>, low: bool, whole: bool) -> Vec<Self> {
        let (plain, strict) = if low { ("minimum", "exclusiveMinimum") } else { ("maximum", "exclusiveMaximum") };
        let mut out = Vec::new();
        if let Some(bound) = spot.child(plain) {
            out.push(Self { value: bound.value.clone(), exclusive: spot.is(strict), at: bound.at.to_string() });
        }
        if let Some(bound) = spot.child(strict).filter(|bound| bound.value.is_number()) {
            out.push(Self { value: bound.value.clone(), exclusive: true, at: bound.at.to_string() });
        }
        for bound in &mut out {
            // Among whole numbers, more than 0 is at least 1.
            if let Some(number) = bound.value.as_i64().filter(|_| whole && bound.exclusive) {
                let next = if low { number.checked_add(1) } else { number.checked_sub(1) };
                if let Some(next) = next {
                    *bound = Self { value: next.into(), exclusive: false, at: bound.at.clone() };
                }
            }
        }
        out
    }

    fn tighter(&self, other: &Self, low: bool) -> bool {
        use std::cmp::Ordering::{Equal, Greater, Less};
        match (compared(&self.value, &other.value), low) {
            (Equal, _) => self.exclusive && !other.exclusive,
            (Greater, low) => low,
            (Less, low) => !low,
        }
    }

    fn text(&self) -> String {
        if self.exclusive { format!("`{}` (excluded)", self.value) } else { format!("`{}`", self.value) }
    }
}

fn compared(left: &Value, right: &Value) -> std::cmp::Ordering {
    if let (Some(left), Some(right)) = (left.as_i64(), right.as_i64()) {
        return left.cmp(&right);
    }
    let number = |value: &Value| value.as_f64().unwrap_or_default();
    number(left).total_cmp(&number(right))
}
