//! Objects and arrays: properties, what else may be there, items.

use std::rc::Rc;

use serde_json::Value;

use super::view::View;
use super::{Look, Sides, Spots};
use crate::diff::Differ;
use crate::diff::found::Words;
use crate::diff::rules::{self, Rule};
use crate::diff::spot::{NOTHING, Spot, field, quoted};
use crate::pointer;

/// A property: its schemas, one for each part that speaks of it.
struct Property<'a> {
    name: &'a str,
    spots: Spots<'a>,
    /// The `required` list that names it.
    required: Option<Spot<'a>>,
}

/// What may be there beyond the declared properties.
enum Others<'a> {
    Anything,
    Nothing,
    Of(Spots<'a>),
}

impl<'a> Differ<'a> {
    pub(super) fn items(&mut self, old: &View<'a>, new: &View<'a>, look: &mut Look) {
        let spots = |view: &View<'a>| view.all("items").collect::<Spots<'a>>();
        let (before, after) = (spots(old), spots(new));
        match (before.is_empty(), after.is_empty()) {
            (true, true) => {}
            (false, false) => self.lead(before, after, Sides::BOTH, look),
            (true, false) => self.lead(nothing(old, "items"), after, Sides::BOTH, look),
            (false, true) => self.lead(before, nothing(new, "items"), Sides::BOTH, look),
        }
    }

    pub(super) fn object(&mut self, old: &View<'a>, new: &View<'a>, look: &mut Look) {
        let before = properties(old);
        let mut after = properties(new);
        let old_others = others(old);
        for was in before {
            match after.iter().position(|is| is.name == was.name) {
                Some(index) => {
                    let is = after.remove(index);
                    self.property(&was, &is, old, look);
                }
                None if was.spots.is_empty() => {
                    look.required(&rules::PROPERTY_OPTIONAL, was.required.as_ref(), None, was.name, Sides::BOTH);
                }
                None => self.removed(&was, look),
            }
        }
        for is in after {
            if is.spots.is_empty() {
                look.required(&rules::PROPERTY_REQUIRED, None, is.required.as_ref(), is.name, Sides::BOTH);
                continue;
            }
            let rule = if is.required.is_some() { &rules::PROPERTY_ADDED_REQUIRED } else { &rules::PROPERTY_ADDED };
            let at = is.spots.first().map(|spot| spot.at.clone());
            let subject = look.subject(at.as_deref().unwrap_or_default());
            let sides = self.sides(&is.spots, true);
            look.tell(rule, None, at.as_deref(), Words::of(&subject), sides);
            // Until now it was one of the others, of which something was known.
            if let Others::Of(spots) = &old_others {
                self.lead(spots.clone(), is.spots, sides, look);
            }
        }
        self.others(old, new, look);
    }

    fn removed(&self, was: &Property<'a>, look: &mut Look) {
        let at = was.spots.first().map(|spot| spot.at.clone());
        let subject = look.subject(at.as_deref().unwrap_or_default());
        let sides = self.sides(&was.spots, false);
        look.tell(&rules::PROPERTY_REMOVED, at.as_deref(), None, Words::of(&subject), sides);
    }

    fn property(&mut self, old: &Property<'a>, new: &Property<'a>, view: &View<'a>, look: &mut Look) {
        let (was, is) = (self.sides(&old.spots, false), self.sides(&new.spots, true));
        match (&old.required, &new.required) {
            (None, Some(_)) => look.required(&rules::PROPERTY_REQUIRED, None, new.required.as_ref(), new.name, is),
            (Some(_), None) => look.required(&rules::PROPERTY_OPTIONAL, old.required.as_ref(), None, old.name, was),
            _ => {}
        }
        let (before, after) = match (old.spots.is_empty(), new.spots.is_empty()) {
            (true, true) => return,
            (true, false) => (declared_nothing(view, old.name), new.spots.clone()),
            // Also when the list of what is required still names it.
            (false, true) => return self.removed(old, look),
            (false, false) => (old.spots.clone(), new.spots.clone()),
        };
        let at = |spots: &Spots<'a>| spots.first().map_or_else(|| "".into(), |spot| spot.at.clone());
        let (old_at, new_at): (Rc<str>, Rc<str>) = (at(&before), at(&after));
        let subject = look.subject(&new_at);
        let mut tell = |rule| look.tell(rule, Some(&old_at), Some(&new_at), Words::of(&subject), Sides::BOTH);
        match (was.request, is.request) {
            (true, false) => tell(&rules::READ_ONLY),
            (false, true) if new.required.is_some() => tell(&rules::NOT_READ_ONLY_REQUIRED),
            (false, true) => tell(&rules::NOT_READ_ONLY),
            _ => {}
        }
        match (was.response, is.response) {
            (true, false) => tell(&rules::WRITE_ONLY),
            (false, true) => tell(&rules::NOT_WRITE_ONLY),
            _ => {}
        }
        self.lead(before, after, was.or(is), look);
    }

    /// On which sides a property is there.
    fn sides(&self, spots: &Spots<'a>, new: bool) -> Sides {
        let document = if new { self.new } else { self.old };
        let followed: Spots<'a> = spots.iter().map(|spot| spot.followed(document)).collect();
        let view = View::new(&followed, document);
        // What both flags stand on says nothing that can be kept.
        let (read, write) = (view.is("readOnly").is_some(), view.is("writeOnly").is_some());
        if read && write { Sides::BOTH } else { Sides { request: !read, response: !write } }
    }

    fn others(&mut self, old: &View<'a>, new: &View<'a>, look: &mut Look) {
        let keyword = "additionalProperties";
        let at = |view: &View<'a>| view.first(keyword);
        match (others(old), others(new)) {
            (Others::Anything, Others::Anything) | (Others::Nothing, Others::Nothing) => {}
            (_, Others::Nothing) => {
                look.tell_keyword(&rules::CLOSED, at(old).as_ref(), at(new).as_ref(), "", "");
            }
            (Others::Nothing, _) => {
                look.tell_keyword(&rules::OPENED, at(old).as_ref(), at(new).as_ref(), "", "");
            }
            (Others::Of(before), Others::Of(after)) => self.lead(before, after, Sides::BOTH, look),
            (Others::Anything, Others::Of(after)) => self.lead(nothing(old, keyword), after, Sides::BOTH, look),
            (Others::Of(before), Others::Anything) => self.lead(before, nothing(new, keyword), Sides::BOTH, look),
        }
    }

    /// Adds an edge to a pair.
    pub(super) fn lead(&mut self, old: Spots<'a>, new: Spots<'a>, sides: Sides, look: &mut Look) {
        let label = look.label.clone();
        let node = self.pair(old, new, &label);
        look.lead(node, sides);
    }

    /// Adds an edge to a pair of which null is compared apart.
    pub(super) fn lead_apart(&mut self, old: Spots<'a>, new: Spots<'a>, look: &mut Look) {
        let label = look.label.clone();
        let node = self.pair_of(old, new, &label, true);
        look.lead(node, Sides::BOTH);
    }
}

impl Look {
    fn lead(&mut self, node: usize, sides: Sides) {
        if node != self.node && !self.edges.contains(&(node, sides)) {
            self.edges.push((node, sides));
        }
    }

    fn required(
        &mut self,
        rule: &'static Rule,
        old: Option<&Spot<'_>>,
        new: Option<&Spot<'_>>,
        name: &str,
        sides: Sides,
    ) {
        let (old, new) = (old.map(|spot| &*spot.at), new.map(|spot| &*spot.at));
        let holder = super::value::holder(new.or(old).unwrap_or_default());
        let subject = self.subject(&pointer::join_all(holder, &["properties", name]));
        self.tell(rule, old, new, Words::of(&subject), sides);
    }

    /// How a sentence names an alternative.
    pub(super) fn alternative(&self, spot: &Spot<'_>) -> String {
        match spot.str("$ref").and_then(pointer::component_of_reference) {
            Some((_, name)) => quoted(&name),
            None => self.subject(&spot.at),
        }
    }
}

/// What stands for a keyword that is not there.
fn nothing<'a>(view: &View<'a>, keyword: &str) -> Spots<'a> {
    vec![Spot::new(field(view.at(), keyword), &NOTHING)]
}

fn declared_nothing<'a>(view: &View<'a>, name: &str) -> Spots<'a> {
    vec![Spot::new(pointer::join_all(view.at(), &["properties", name]), &NOTHING)]
}

/// Every property that is declared or required.
fn properties<'a>(view: &View<'a>) -> Vec<Property<'a>> {
    let mut out: Vec<Property<'a>> = Vec::new();
    let mut index = std::collections::HashMap::new();
    let mut at = |name: &'a str, out: &mut Vec<Property<'a>>| {
        *index.entry(name).or_insert_with(|| {
            out.push(Property { name, spots: Vec::new(), required: None });
            out.len() - 1
        })
    };
    for spot in &view.spots {
        for (name, property) in spot.entries("properties") {
            let place = at(name, &mut out);
            out[place].spots.push(property);
        }
        let list = spot.child("required");
        let names = list.as_ref().and_then(|list| list.value.as_array());
        for name in names.into_iter().flatten().filter_map(Value::as_str) {
            let place = at(name, &mut out);
            if out[place].required.is_none() {
                out[place].required.clone_from(&list);
            }
        }
    }
    out
}

fn others<'a>(view: &View<'a>) -> Others<'a> {
    let mut spots = Vec::new();
    for spot in view.all("additionalProperties") {
        match spot.value {
            Value::Bool(false) => return Others::Nothing,
            Value::Object(object) if !object.is_empty() => spots.push(spot),
            _ => {}
        }
    }
    if spots.is_empty() { Others::Anything } else { Others::Of(spots) }
}
