//! `oneOf`, `anyOf` and `not`.

use std::collections::HashSet;

use serde_json::Value;

use super::view::{Group, View};
use super::{Look, Sides, Spots};
use crate::diff::Differ;
use crate::diff::found::Words;
use crate::diff::rules;
use crate::diff::spot::Spot;
use crate::pointer;

impl<'a> Differ<'a> {
    /// Compares alternatives. `true` when there is nothing else to compare.
    pub(super) fn alternatives(&mut self, old: &View<'a>, new: &View<'a>, look: &mut Look) -> bool {
        let (before, after) = (old.groups(), new.groups());
        let subject = look.subject(new.at());
        match (before.as_slice(), after.as_slice()) {
            ([], []) => false,
            // A schema without alternatives is the only one of its own.
            ([], [group]) if new.is_only_alternatives() && !old.is_any() => {
                let whole = Group { kind: group.kind, at: old.at().to_owned(), members: plain(old), whole: true };
                self.group(&whole, group, (old, new), look);
                true
            }
            ([group], []) if old.is_only_alternatives() && !new.is_any() => {
                let whole = Group { kind: group.kind, at: new.at().to_owned(), members: plain(new), whole: true };
                self.group(group, &whole, (old, new), look);
                true
            }
            ([], [group, ..]) => {
                if !old.is_any() {
                    look.tell(&rules::ALTERNATIVES_ADDED, None, Some(&group.at), Words::of(&subject), Sides::BOTH);
                }
                false
            }
            ([group, ..], []) => {
                if !new.is_any() {
                    look.tell(&rules::ALTERNATIVES_REMOVED, Some(&group.at), None, Words::of(&subject), Sides::BOTH);
                }
                false
            }
            (before, after) if before.len() == after.len() => {
                for (was, is) in before.iter().zip(after) {
                    self.group(was, is, (old, new), look);
                }
                false
            }
            ([was, ..], [is, ..]) => {
                let rule = &rules::ALTERNATIVES_CHANGED;
                look.tell(rule, Some(&was.at), Some(&is.at), Words::of(&subject), Sides::BOTH);
                false
            }
        }
    }

    /// Compares two lists of alternatives: first those that are plainly the same, then those that are alike.
    fn group(&mut self, old: &Group<'a>, new: &Group<'a>, views: (&View<'a>, &View<'a>), look: &mut Look) {
        let subject = look.subject(views.1.at());
        if old.kind != new.kind {
            let (before, after) = (format!("`{}`", old.kind), format!("`{}`", new.kind));
            let words = Words { old: &before, new: &after, ..Words::of(&subject) };
            look.tell(&rules::ALTERNATIVES_KIND, Some(&old.at), Some(&new.at), words, Sides::BOTH);
        }
        let mut left: Vec<Spot<'a>> = old.members.clone();
        let mut right: Vec<Spot<'a>> = new.members.clone();
        let tags = (self.tags_of(views.0, false), self.tags_of(views.1, true));
        let tag = |tags: &[(String, String)], spot: &Spot<'a>| {
            let at = spot.str("$ref").and_then(pointer::of_reference)?;
            tags.iter().find(|(_, target)| *target == at).map(|(tag, _)| tag.clone())
        };
        self.matched(&mut left, &mut right, look, |_, was, is, _| {
            was.str("$ref").is_some() && was.str("$ref") == is.str("$ref")
        });
        self.matched(&mut left, &mut right, look, |_, was, is, _| {
            tag(&tags.0, was).is_some_and(|was| Some(was) == tag(&tags.1, is))
        });
        self.matched(&mut left, &mut right, look, |differ, was, is, look| {
            let (was, is) = (vec![was.clone()], vec![is.clone()]);
            differ.likeness(&was[0], &is[0]).is_some_and(|(_, equal)| equal) && differ.same(&was, &is, &look.label)
        });
        // What is left is paired with what it shares most with.
        while let Some((was, is)) = self.likest(&left, &right) {
            let (was, is) = (left.remove(was), right.remove(is));
            if old.whole || new.whole {
                self.lead_apart(vec![was], vec![is], look);
            } else {
                self.lead(vec![was], vec![is], Sides::BOTH, look);
            }
        }
        for was in left {
            let value = look.alternative(&was);
            let words = Words { value: &value, ..Words::of(&subject) };
            look.tell(&rules::ALTERNATIVE_REMOVED, Some(&was.at), None, words, Sides::BOTH);
        }
        for is in right {
            let value = look.alternative(&is);
            let words = Words { value: &value, ..Words::of(&subject) };
            look.tell(&rules::ALTERNATIVE_ADDED, None, Some(&is.at), words, Sides::BOTH);
        }
    }

    /// Takes out the pairs for which a test holds and leads to them.
    fn matched(
        &mut self,
        left: &mut Vec<Spot<'a>>,
        right: &mut Vec<Spot<'a>>,
        look: &mut Look,
        test: impl Fn(&mut Self, &Spot<'a>, &Spot<'a>, &Look) -> bool,
    ) {
        let mut index = 0;
        while let Some(was) = left.get(index).cloned() {
            match right.iter().position(|is| test(self, &was, is, look)) {
                Some(place) => {
                    left.remove(index);
                    let is = right.remove(place);
                    self.lead(vec![was], vec![is], Sides::BOTH, look);
                }
                None => index += 1,
            }
        }
    }

    fn likest(&self, left: &[Spot<'a>], right: &[Spot<'a>]) -> Option<(usize, usize)> {
        let mut best: Option<((usize, usize), usize)> = None;
        for (i, was) in left.iter().enumerate() {
            // Two named schemas of different names are two schemas.
            for (j, is) in right.iter().enumerate() {
                if was.str("$ref").is_some() && is.str("$ref").is_some() {
                    continue;
                }
                if let Some((score, _)) = self.likeness(was, is)
                    && best.is_none_or(|(_, other)| score > other)
                {
                    best = Some(((i, j), score));
                }
            }
        }
        best.map(|(pair, _)| pair)
    }

    /// How much two alternatives share: `None` when they have different types or share nothing. Also whether they
    /// look the same from outside.
    fn likeness(&self, old: &Spot<'a>, new: &Spot<'a>) -> Option<(usize, bool)> {
        let names = |spot: &Spot<'a>, document| {
            let spots: Spots<'a> = vec![spot.followed(document)];
            let view = View::new(&spots, document);
            let kind = view.kind().map(|(kind, _)| kind);
            let names: HashSet<&'a str> =
                view.spots.iter().flat_map(|spot| spot.entries("properties")).map(|(name, _)| name).collect();
            (kind, names)
        };
        let ((old_kind, old_names), (new_kind, new_names)) = (names(old, self.old), names(new, self.new));
        if old_kind != new_kind {
            return None;
        }
        let shared = old_names.intersection(&new_names).count();
        if shared == 0 && !(old_names.is_empty() && new_names.is_empty()) {
            return None;
        }
        Some((shared + 1, old_names == new_names))
    }

    /// What a schema excludes. Whatever differs in there may widen or narrow.
    pub(super) fn excluded(&mut self, old: &View<'a>, new: &View<'a>, look: &mut Look) {
        let (before, after): (Spots<'a>, Spots<'a>) = (old.all("not").collect(), new.all("not").collect());
        match (before.first(), after.first()) {
            (None, Some(is)) => look.tell_keyword(&rules::NOT_ADDED, None, Some(is), "", ""),
            (Some(was), None) => look.tell_keyword(&rules::NOT_REMOVED, Some(was), None, "", ""),
            (Some(was), Some(is)) => {
                let label = look.label.clone();
                let same = before.len() == after.len()
                    && before.iter().zip(&after).all(|(was, is)| {
                        was.value == is.value && !has_reference(was.value)
                            || self.same(&vec![was.clone()], &vec![is.clone()], &label)
                    });
                if !same {
                    look.tell_keyword(&rules::NOT_CHANGED, Some(was), Some(is), "", "");
                }
            }
            (None, None) => {}
        }
    }
}

/// A schema as the only alternative: its own places.
fn plain<'a>(view: &View<'a>) -> Vec<Spot<'a>> {
    view.spots[..view.roots].to_vec()
}

fn has_reference(value: &Value) -> bool {
    match value {
        Value::Object(object) => object.contains_key("$ref") || object.values().any(has_reference),
        Value::Array(items) => items.iter().any(has_reference),
        _ => false,
    }
}
