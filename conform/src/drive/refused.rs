//! What has to be refused: wrong input of each kind, and requests of nobody.

use std::sync::Arc;

use serde_json::Value;

use crate::{
    contract::{Body, Operation, Place},
    drive::{
        Driver,
        check::Expect,
        locate::{is_parameter, with},
        valid::without,
    },
    report::Stop,
    schema::resolve,
    value::{self, Size},
    wire::{Credentials, Request, encode},
    wrong,
};

/// Wrong bodies that one operation is sent.
const MOST_WRONG: usize = 400;

impl Driver {
    /// `usable`: whether the path is that of a record, so that only the wrong input can be the reason of a refusal.
    pub(super) async fn wrong_input(
        &mut self,
        operation: &Arc<Operation>,
        path: &str,
        usable: bool,
    ) -> Result<(), Stop> {
        self.wrong_paths(operation, path, usable).await?;
        self.wrong_parameters(operation, path).await?;
        if let Some(body) = &operation.body {
            self.wrong_bodies(operation, body, path).await?;
        }
        Ok(())
    }

    async fn wrong_paths(&mut self, operation: &Operation, path: &str, usable: bool) -> Result<(), Stop> {
        let segments: Vec<_> = operation.path.split('/').collect();
        for (index, segment) in segments.iter().enumerate() {
            let Some(name) = is_parameter(segment) else { continue };
            let Some(parameter) = operation.in_place(Place::Path).find(|parameter| parameter.name == name) else {
                continue;
            };
            let mut texts = wrong::texts(&self.contract.root, &parameter.schema, &parameter.checker);
            texts.retain(|(_, text)| !text.is_empty());
            let schema = resolve(&self.contract.root, &parameter.schema);
            if usable && schema["format"] == "uuid" {
                texts.push(("the id of nothing", uuid::Uuid::new_v4().to_string()));
            }
            for (what, text) in texts {
                let mut parts: Vec<_> = path.split('/').map(str::to_owned).collect();
                if let Some(part) = parts.get_mut(index) {
                    *part = encode(&text);
                }
                let request = self.with_body(operation, self.request(operation, &parts.join("/")));
                self.call(operation, &request, &format!("{name} in the path: {what}"), Expect::Refused).await?;
            }
        }
        Ok(())
    }

    async fn wrong_parameters(&mut self, operation: &Operation, path: &str) -> Result<(), Stop> {
        for parameter in operation.in_place(Place::Query).chain(operation.in_place(Place::Header)) {
            let name = &parameter.name;
            let plain = without(self.with_body(operation, self.request(operation, path)), name);
            if parameter.required {
                self.call(operation, &plain, &format!("{name} left out"), Expect::Refused).await?;
            }
            for (what, text) in wrong::texts(&self.contract.root, &parameter.schema, &parameter.checker) {
                let request = with(plain.clone(), parameter, &text);
                self.call(operation, &request, &format!("{name}: {what}"), Expect::Refused).await?;
            }
        }
        Ok(())
    }

    async fn wrong_bodies(&mut self, operation: &Operation, body: &Body, path: &str) -> Result<(), Stop> {
        let plain = self.request(operation, path);
        let valid = self.body_of(operation).unwrap_or_else(|| serde_json::json!({}));
        let text = valid.to_string();
        let mut broken: Vec<(&str, Vec<u8>)> = vec![
            ("JSON that ends too early", text.as_bytes()[..text.len() - 1].to_vec()),
            ("text that is no JSON", b"this is not JSON".to_vec()),
            ("bytes that are no text", b"{\"\xff\xfe\": 1}".to_vec()),
        ];
        if body.required {
            broken.push(("an empty body", Vec::new()));
        }
        for (what, bytes) in broken {
            let request = plain.clone().body(&body.media, bytes);
            self.call(operation, &request, what, Expect::Refused).await?;
        }
        if body.required {
            self.call(operation, &plain, "no body", Expect::Refused).await?;
        }
        let request = plain.clone().body("text/plain", text.clone());
        self.call(operation, &request, "a media type that is not declared", Expect::Refused).await?;

        let mut wrongs = wrong::bodies(&self.contract.root, &body.schema, &body.checker, &valid);
        wrongs.truncate(MOST_WRONG);
        for (what, value) in wrongs {
            let request = plain.clone().body(&body.media, value.to_string());
            self.call(operation, &request, &what, Expect::Refused).await?;
        }
        Ok(())
    }

    pub(super) async fn wrong_credentials(&mut self, operation: &Operation, path: &str) -> Result<(), Stop> {
        if !operation.secured {
            return Ok(());
        }
        let plain = self.with_body(operation, self.request(operation, path));
        let tries = [
            ("no credential", Credentials::None),
            ("a wrong credential", Credentials::Wrong),
            ("a scheme that is not declared", Credentials::Other("Basic dXNlcjpwYXNzd29yZA==")),
            ("a credential that is no text", Credentials::Other("Bearer \u{e9}")),
        ];
        for (what, credentials) in tries {
            let request = plain.clone().credentials(credentials);
            self.call(operation, &request, what, Expect::Unauthorized).await?;
        }
        Ok(())
    }

    /// The request with a valid body, where one is taken.
    fn with_body(&self, operation: &Operation, request: Request) -> Request {
        match (&operation.body, self.body_of(operation)) {
            (Some(body), Some(value)) => request.body(&body.media, value.to_string()),
            _ => request,
        }
    }

    fn body_of(&self, operation: &Operation) -> Option<Value> {
        let body = operation.body.as_ref()?;
        let known = self.bases.get(&operation.id).cloned();
        known
            .or_else(|| body.examples.iter().find(|example| body.checker.accepts(example)).cloned())
            .or_else(|| value::make(&self.contract.root, &body.schema, Size::Most))
    }
}
