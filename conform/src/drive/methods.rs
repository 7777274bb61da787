//! Methods that a path does not have, and what it says of those that it has.

use std::{collections::BTreeSet, sync::Arc};

use crate::{
    contract::Operation,
    drive::{Driver, locate::is_parameter},
    report::{Kind, Stop},
    wire::{Answer, Request},
};

const METHODS: [&str; 6] = ["GET", "PUT", "POST", "DELETE", "PATCH", "OPTIONS"];

impl Driver {
    pub(super) async fn undeclared_methods(&mut self, chosen: &[Arc<Operation>]) -> Result<(), Stop> {
        let paths: Vec<(String, Vec<&'static str>)> =
            self.contract.methods().into_iter().map(|(path, methods)| (path.to_owned(), methods)).collect();
        for (template, methods) in &paths {
            if !chosen.iter().any(|operation| operation.path == *template) {
                continue;
            }
            let located = self.locate(template, false, Vec::new()).await?;
            // A server that knows more methods than it declares must not use them on records of others.
            let harmless = !template.contains('{') || located.ours;
            let path = if harmless { located.path } else { self.nowhere(template) };
            let others = paths.iter().filter(|(other, _)| other != template && covers(other, &path));
            let others: Vec<&'static str> = others.flat_map(|(_, methods)| methods.iter().copied()).collect();
            for method in METHODS {
                if methods.contains(&method) || others.contains(&method) {
                    continue;
                }
                let request = Request::new(method, path.clone());
                let answer = self.wire.send(&request).await?;
                self.judge(template, method, methods, &others, &request, &answer);
            }
        }
        Ok(())
    }

    fn judge(
        &mut self,
        template: &str,
        method: &str,
        methods: &[&'static str],
        others: &[&'static str],
        request: &Request,
        answer: &Answer,
    ) {
        let tried = format!("{method}, which is not declared");
        let mut found = |kind, expected| self.found(template, kind, &tried, request, expected, answer);
        if answer.trouble.is_some() {
            return found(Kind::NoAnswer, "an answer".to_owned());
        }
        let options = method == "OPTIONS";
        if answer.status != 405 && !(options && answer.success()) {
            let expected = if options { "success or 405" } else { "405: the method is not declared" };
            return found(Kind::UndeclaredMethod, expected.to_owned());
        }
        let allowed: BTreeSet<String> = answer
            .headers
            .iter()
            .filter(|(name, _)| name.eq_ignore_ascii_case("allow"))
            .flat_map(|(_, value)| value.split(','))
            .map(|method| method.trim().to_uppercase())
            .filter(|method| !matches!(method.as_str(), "HEAD" | "OPTIONS" | ""))
            .collect();
        let declared = |methods: &mut dyn Iterator<Item = &&'static str>| -> BTreeSet<String> {
            methods
                .filter(|method| !matches!(**method, "HEAD" | "OPTIONS"))
                .map(|method| (*method).to_owned())
                .collect()
        };
        let own = declared(&mut methods.iter());
        if allowed != own && allowed != declared(&mut methods.iter().chain(others)) {
            let own: Vec<_> = own.into_iter().collect();
            found(Kind::WrongAllow, format!("the header Allow with {}", own.join(", ")));
        }
    }
}

/// Whether a template also matches a path.
fn covers(template: &str, path: &str) -> bool {
    let (template, path): (Vec<_>, Vec<_>) = (template.split('/').collect(), path.split('/').collect());
    template.len() == path.len()
        && template.iter().zip(&path).all(|(segment, part)| is_parameter(segment).is_some() || segment == part)
}
