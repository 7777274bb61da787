//! Bodies and their media types.

use super::Differ;
use super::found::{Usage, Words};
use super::operation::Context;
use super::rules;
use super::spot::{NOTHING, Spot, quoted};

impl<'a> Differ<'a> {
    /// Compares what an operation is sent.
    pub(super) fn request_body(&mut self, old: &Spot<'a>, new: &Spot<'a>, context: &Context<'a>) {
        let before = old.child("requestBody").map(|spot| self.visit(&spot, self.old));
        let after = new.child("requestBody").map(|spot| self.visit(&spot, self.new));
        let subject = context.subject();
        let words = Words::of(&subject);
        let used = context.request("body");
        match (before, after) {
            (None, Some(is)) => {
                let rule = if is.is("required") { &rules::BODY_ADDED_REQUIRED } else { &rules::BODY_ADDED };
                self.report(rule, None, Some(&is.at), words, &used);
            }
            (Some(was), None) => self.report(&rules::BODY_REMOVED, Some(&was.at), None, words, &used),
            (Some(was), Some(is)) => {
                match (was.is("required"), is.is("required")) {
                    (false, true) => {
                        self.at_field(&rules::BODY_BECAME_REQUIRED, &was, &is, "required", words, &used);
                    }
                    (true, false) => {
                        self.at_field(&rules::BODY_BECAME_OPTIONAL, &was, &is, "required", words, &used);
                    }
                    _ => {}
                }
                let subject = format!("the body of {subject}");
                self.content(&was, &is, &subject, &used);
                self.rest(&was, &is, &["required", "content", "$ref"], &subject, Some(&used));
            }
            (None, None) => {}
        }
    }

    /// Compares the media types of a body, and what each says of it.
    pub(super) fn content(&mut self, old: &Spot<'a>, new: &Spot<'a>, subject: &str, used: &Usage) {
        let mut after: Vec<_> = new.entries("content");
        let mut removed = Vec::new();
        for (name, was) in old.entries("content") {
            match after.iter().position(|(other, _)| plain(other) == plain(name)) {
                Some(index) => self.media_type(&was, &after.remove(index).1, subject, used),
                None => removed.push((name, was)),
            }
        }
        for (name, was) in removed {
            let value = quoted(name);
            let related = |(other, _): &(&str, Spot<'a>)| covers(other, name) || covers(name, other);
            let Some(index) = after.iter().position(related) else {
                let words = Words { value: &value, ..Words::of(subject) };
                self.report(&rules::MEDIA_TYPE_REMOVED, Some(&was.at), None, words, used);
                continue;
            };
            let (other, is) = after.remove(index);
            let rule = if covers(other, name) { &rules::MEDIA_TYPE_WIDENED } else { &rules::MEDIA_TYPE_NARROWED };
            let other = quoted(other);
            let words = Words { old: &value, new: &other, ..Words::of(subject) };
            self.report(rule, Some(&was.at), Some(&is.at), words, used);
            self.media_type(&was, &is, subject, used);
        }
        for (name, is) in after {
            let value = quoted(name);
            let words = Words { value: &value, ..Words::of(subject) };
            self.report(&rules::MEDIA_TYPE_ADDED, None, Some(&is.at), words, used);
        }
    }

    fn media_type(&mut self, old: &Spot<'a>, new: &Spot<'a>, subject: &str, used: &Usage) {
        self.schema(old.child("schema"), new.child("schema"), subject, used);
        let (before, mut after) = (old.entries("encoding"), new.entries("encoding"));
        for (part, was) in before {
            let is = after.iter().position(|(other, _)| *other == part).map(|index| after.remove(index).1);
            self.encoding(part, Some(was), is, subject, used);
        }
        for (part, is) in after {
            self.encoding(part, None, Some(is), subject, used);
        }
        self.rest(old, new, &["schema", "encoding"], subject, Some(used));
    }

    /// How one part of a form is written. The rare thing has one rule for all that can differ.
    fn encoding(&mut self, part: &str, old: Option<Spot<'a>>, new: Option<Spot<'a>>, subject: &str, used: &Usage) {
        let nothing = || Spot::new("", &NOTHING);
        let (before, after) = (old.clone().unwrap_or_else(nothing), new.clone().unwrap_or_else(nothing));
        if super::found::differing(&before, &after, &[], false).is_empty() {
            return;
        }
        let value = quoted(part);
        let words = Words { value: &value, ..Words::of(subject) };
        let at = |spot: &Option<Spot<'a>>| spot.as_ref().map(|spot| spot.at.clone());
        self.report(&rules::ENCODING_CHANGED, at(&old).as_deref(), at(&new).as_deref(), words, used);
    }
}

/// A media type as it is compared: case and spaces make no difference, nor does it to say that text is UTF-8.
fn plain(media_type: &str) -> String {
    let plain: String = media_type.chars().filter(|sign| !sign.is_whitespace()).collect();
    plain.to_ascii_lowercase().replace(";charset=utf-8", "")
}

/// Whether every body of the narrower media type is one of the wider.
fn covers(wider: &str, narrower: &str) -> bool {
    let (wider, narrower) = (plain(wider), plain(narrower));
    let essence = narrower.split(';').next().unwrap_or_default();
    if wider == "*/*" || wider == essence {
        return true;
    }
    let Some((kind, subtype)) = wider.split_once('/') else {
        return false;
    };
    let Some((other_kind, other_subtype)) = essence.split_once('/') else {
        return false;
    };
    // `application/json` takes `application/vnd.acme+json`, as a reader of JSON does.
    kind == other_kind && (subtype == "*" || other_subtype.ends_with(&format!("+{subtype}")))
}

#[cfg(test)]
mod tests {
    use super::covers;

    #[test]
    fn ranges_cover_what_is_in_them() {
        assert!(covers("*/*", "text/csv"));
        assert!(covers("image/*", "image/png"));
        assert!(covers("application/json", "application/json; profile=x"));
        assert!(covers("application/json", "application/problem+json"));
        assert!(!covers("application/json; profile=x", "application/json"));
        assert!(!covers("image/png", "image/*"));
        assert!(!covers("text/*", "image/png"));
    }
}
