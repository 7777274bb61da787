//! Servers: where the API is found.

use super::Differ;
use super::found::{Usage, Words};
use super::operation::Context;
use super::rules;
use super::spot::{Spot, quoted};

impl<'a> Differ<'a> {
    /// Compares the servers of the documents.
    pub(super) fn servers(&mut self) {
        let (old, new) = (Spot::new("", self.old.root()), Spot::new("", self.new.root()));
        self.server_lists(&old, &new, None);
    }

    /// Compares the servers that an operation has of its own. With none of its own, it has those of the document.
    pub(super) fn operation_servers(&mut self, old: &Spot<'a>, new: &Spot<'a>, context: &Context<'a>) {
        let own = |spot: &Spot<'a>| spot.value.get("servers").is_some();
        let (before, after) = match (own(old), own(new)) {
            (false, false) => return,
            (true, true) => (old.clone(), new.clone()),
            (true, false) => (old.clone(), Spot::new("", self.new.root())),
            (false, true) => (Spot::new("", self.old.root()), new.clone()),
        };
        self.server_lists(&before, &after, Some(&context.whole()));
    }

    fn server_lists(&mut self, old: &Spot<'a>, new: &Spot<'a>, used: Option<&Usage>) {
        let mut after = urls(new);
        for (url, was) in urls(old) {
            let value = quoted(if url.is_empty() { "/" } else { url });
            let words = Words { value: &value, ..Words::default() };
            let Some(index) = after.iter().position(|(other, _)| *other == url) else {
                self.server(&rules::SERVER_REMOVED, was.as_ref(), None, words, used);
                continue;
            };
            let (_, is) = after.remove(index);
            if let (Some(was), Some(is)) = (&was, &is) {
                let variables = |spot: &Spot<'a>| spot.entries("variables");
                let (before, after) = (variables(was), variables(is));
                let same = before.len() == after.len()
                    && before.iter().all(|(name, variable)| {
                        after.iter().any(|(other, is)| {
                            other == name && super::found::differing(variable, is, &[], false).is_empty()
                        })
                    });
                if !same {
                    self.server(&rules::SERVER_CHANGED, Some(was), Some(is), words, used);
                }
                self.rest(was, is, &["url", "variables"], &format!("the server {value}"), used);
            }
        }
        for (url, is) in after {
            let value = quoted(if url.is_empty() { "/" } else { url });
            let words = Words { value: &value, ..Words::default() };
            self.server(&rules::SERVER_ADDED, None, is.as_ref(), words, used);
        }
    }

    fn server(
        &mut self,
        rule: &'static rules::Rule,
        old: Option<&Spot<'a>>,
        new: Option<&Spot<'a>>,
        words: Words<'_>,
        used: Option<&Usage>,
    ) {
        let (old, new) = (old.map(|spot| &*spot.at), new.map(|spot| &*spot.at));
        match used {
            Some(used) => self.report(rule, old, new, words, used),
            None => self.found.add_global(rule, old, new, words),
        }
    }
}

/// The servers by address, without the slash at its end. None given means the root of wherever the document is.
fn urls<'a>(holder: &Spot<'a>) -> Vec<(&'a str, Option<Spot<'a>>)> {
    let given: Vec<_> = holder
        .items("servers")
        .into_iter()
        .filter_map(|spot| Some((spot.str("url")?.trim_end_matches('/'), Some(spot))))
        .collect();
    if given.is_empty() { vec![("", None)] } else { given }
}
