//! Discriminators: by which property, and which value means which schema.

use serde_json::Value;

use super::view::View;
use super::{Look, Sides};
use crate::diff::Differ;
use crate::diff::found::Words;
use crate::diff::rules;
use crate::diff::spot::{Spot, quoted, shown};
use crate::document::Document;
use crate::pointer;

impl<'a> Differ<'a> {
    pub(super) fn discriminator(&mut self, old: &View<'a>, new: &View<'a>, look: &mut Look) {
        let (before, after) = (old.first("discriminator"), new.first("discriminator"));
        let name = |spot: &Spot<'a>| spot.value.get("propertyName").map_or_else(String::new, shown);
        let (was, is) = match (before, after) {
            (None, None) => return,
            (None, Some(is)) => {
                return look.tell_keyword(&rules::DISCRIMINATOR_ADDED, None, Some(&is), "", &name(&is));
            }
            (Some(was), None) => {
                return look.tell_keyword(&rules::DISCRIMINATOR_REMOVED, Some(&was), None, &name(&was), "");
            }
            (Some(was), Some(is)) => (was, is),
        };
        let (old_name, new_name) = (name(&was), name(&is));
        if old_name != new_name {
            look.tell_keyword(&rules::DISCRIMINATOR_CHANGED, Some(&was), Some(&is), &old_name, &new_name);
        }
        let (before, mut after) = (self.tags_of(old, false), self.tags_of(new, true));
        let subject = look.subject(super::value::holder(&is.at));
        for (tag, was_target) in before {
            let value = quoted(&tag);
            let words = Words { value: &value, ..Words::of(&subject) };
            let Some(index) = after.iter().position(|(other, _)| *other == tag) else {
                look.tell(&rules::MAPPING_REMOVED, Some(&was.at), Some(&is.at), words, Sides::BOTH);
                continue;
            };
            let is_target = after.remove(index).1;
            let was_spot = self.old.at(&was_target).map(|value| Spot::new(&*was_target, value));
            let is_spot = self.new.at(&is_target).map(|value| Spot::new(&*is_target, value));
            let label = look.label.clone();
            match (was_spot, is_spot) {
                (Some(was_spot), Some(is_spot))
                    if was_target == is_target
                        || self.same(&vec![was_spot.clone()], &vec![is_spot.clone()], &label) =>
                {
                    self.lead(vec![was_spot], vec![is_spot], Sides::BOTH, look);
                }
                (None, None) if was_target == is_target => {}
                _ => {
                    let (before, after) = (look.subject(&was_target), look.subject(&is_target));
                    let words = Words { old: &before, new: &after, ..words };
                    look.tell(&rules::MAPPING_CHANGED, Some(&was.at), Some(&is.at), words, Sides::BOTH);
                }
            }
        }
        for (tag, _) in after {
            let value = quoted(&tag);
            let words = Words { value: &value, ..Words::of(&subject) };
            look.tell(&rules::MAPPING_ADDED, Some(&was.at), Some(&is.at), words, Sides::BOTH);
        }
        self.rest_of_discriminator(&was, &is, look);
    }

    fn rest_of_discriminator(&self, old: &Spot<'a>, new: &Spot<'a>, look: &mut Look) {
        let subject = look.subject(super::value::holder(&new.at));
        let known = ["propertyName", "mapping"];
        for field in crate::diff::found::differing(old, new, &known, self.options.texts) {
            let value = format!("`discriminator.{}`", field.key);
            let words = Words { value: &value, ..Words::of(&subject) };
            look.tell(field.rule, field.old.as_deref(), field.new.as_deref(), words, Sides::BOTH);
        }
    }

    /// Every discriminator value with the pointer of its schema: those of the mapping, and the names of alternatives
    /// and extending schemas that the mapping leaves out.
    pub(super) fn tags_of(&self, view: &View<'a>, new: bool) -> Vec<(String, String)> {
        let document = if new { self.new } else { self.old };
        let mut out: Vec<(String, String)> = Vec::new();
        let Some((index, spot)) =
            view.spots.iter().enumerate().find(|(_, spot)| spot.value.get("discriminator").is_some())
        else {
            return out;
        };
        let mapping = spot.value.get("discriminator").and_then(|discriminator| discriminator.get("mapping"));
        for (tag, target) in mapping.and_then(Value::as_object).into_iter().flatten() {
            // What cannot be followed still has to stay what it is.
            let at = target.as_str().and_then(mapped).unwrap_or_else(|| target.to_string());
            out.push((tag.clone(), at));
        }
        let mut implied: Vec<String> = Vec::new();
        for group in view.groups() {
            implied
                .extend(group.members.iter().filter_map(|member| member.str("$ref").and_then(pointer::of_reference)));
        }
        // Only from the schema itself: what extends it also has it as a part, but is one kind.
        if index < view.roots {
            implied.extend(kinds_of(document, &spot.at).into_iter().map(|kind| kind.at.to_string()));
        }
        for at in implied {
            let name = at.strip_prefix("/components/schemas/").map(|name| pointer::unescape(name).into_owned());
            if let Some(name) = name
                && !out.iter().any(|(tag, target)| *target == at || *tag == name)
            {
                out.push((name, at));
            }
        }
        out
    }
}

/// The pointer that a mapping's target means: a reference, or the name of a schema.
pub(in crate::diff) fn mapped(target: &str) -> Option<String> {
    if target.contains(['#', '/']) {
        pointer::of_reference(target)
    } else {
        Some(pointer::join("/components/schemas", target))
    }
}

/// The named schemas that extend the one at a place by `allOf`.
pub(in crate::diff) fn kinds_of<'a>(document: &'a Document, at: &str) -> Vec<Spot<'a>> {
    let extends = |schema: &Value| {
        let parts = schema.get("allOf").and_then(Value::as_array).into_iter().flatten();
        parts
            .filter_map(|part| part.get("$ref")?.as_str())
            .any(|part| pointer::of_reference(part).as_deref() == Some(at))
    };
    let kinds = document.schemas().filter(|(_, schema)| extends(schema));
    kinds.map(|(name, schema)| Spot::new(pointer::join("/components/schemas", name), schema)).collect()
}
