//! Compares an answer with what the document declares.

use serde_json::Value;

use crate::{
    contract::{Operation, Response},
    drive::Driver,
    report::{Finding, Kind, Stop},
    schema::{is_json, value_of_text},
    wire::{Answer, Request},
};

/// What kind of answer the document demands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Expect {
    /// The request is valid: done, or refused for the state that the server is in.
    Valid,
    /// The request is invalid.
    Refused,
    /// The request says nothing valid about who sends it.
    Unauthorized,
}

/// Statuses that call a request invalid.
const INVALID: &[u16] = &[400, 401, 405, 406, 411, 413, 414, 415, 422];

impl Driver {
    /// Sends a request and checks the answer.
    pub(super) async fn call(
        &mut self,
        operation: &Operation,
        request: &Request,
        tried: &str,
        expect: Expect,
    ) -> Result<Answer, Stop> {
        let answer = self.wire.send(request).await?;
        for (kind, expected) in faults(operation, &answer, expect) {
            self.found(&operation.id, kind, tried, request, expected, &answer);
        }
        if expect == Expect::Valid && answer.success() {
            self.succeeded.insert(operation.id.clone());
        }
        Ok(answer)
    }

    pub(super) fn found(
        &mut self,
        operation: &str,
        kind: Kind,
        tried: &str,
        request: &Request,
        expected: String,
        answer: &Answer,
    ) {
        self.report.add(Finding {
            operation: operation.to_owned(),
            kind,
            tried: tried.to_owned(),
            request: self.wire.curl(request),
            expected,
            answer: self.wire.redact(answer.brief()),
            times: 1,
        });
    }
}

fn faults(operation: &Operation, answer: &Answer, expect: Expect) -> Vec<(Kind, String)> {
    if answer.trouble.is_some() {
        return vec![(Kind::NoAnswer, "an answer".to_owned())];
    }
    let status = answer.status;
    let mut found = Vec::new();
    if status >= 500 {
        found.push((Kind::ServerError, "a status below 500".to_owned()));
    } else {
        found.extend(match expect {
            Expect::Valid if INVALID.contains(&status) => {
                Some((Kind::RefusesValid, "success, or a refusal that does not call the request invalid".to_owned()))
            }
            Expect::Refused if status < 400 => {
                Some((Kind::AcceptsInvalid, "a refusal: the document does not allow this request".to_owned()))
            }
            // 405 says that the operation is not there at all, which an undeclared status tells already.
            Expect::Unauthorized if !matches!(status, 401 | 403 | 405) => {
                Some((Kind::NoAuthentication, "401 or 403: the operation is secured".to_owned()))
            }
            _ => None,
        });
    }
    match operation.response(status) {
        Some(response) => found.extend(shape_faults(response, answer)),
        None if status >= 500 => {}
        None => found.push((Kind::UndeclaredStatus, format!("one of {}", operation.statuses()))),
    }
    found
}

fn shape_faults(response: &Response, answer: &Answer) -> Vec<(Kind, String)> {
    let mut found = Vec::new();
    for header in &response.headers {
        match answer.header(&header.name) {
            None if header.required => {
                found.push((Kind::MissingHeader, format!("the header {}", header.name)));
            }
            None => {}
            Some(text) => {
                if let Some(wrong) = header.checker.complaints(&value_of_text(&header.schema, text)) {
                    found.push((Kind::WrongHeader, format!("a valid header {}: {wrong}", header.name)));
                }
            }
        }
    }
    if response.content.is_empty() {
        if !answer.body.is_empty() {
            found.push((Kind::WrongContentType, format!("no body with the status {}", answer.status)));
        }
        return found;
    }
    let media = answer.header("content-type").unwrap_or_default();
    let Some((_, checker)) = response.content.iter().find(|(declared, _)| fits(declared, media)) else {
        let declared: Vec<_> = response.content.iter().map(|(declared, _)| declared.as_str()).collect();
        found.push((Kind::WrongContentType, format!("the content type {}", declared.join(" or "))));
        return found;
    };
    if !is_json(media) {
        return found;
    }
    match serde_json::from_slice::<Value>(&answer.body) {
        Err(error) => found.push((Kind::WrongBody, format!("a JSON document, but: {error}"))),
        Ok(value) => {
            let wrong = checker.as_ref().and_then(|checker| checker.complaints(&value));
            found.extend(wrong.map(|wrong| (Kind::WrongBody, format!("a body that fits its schema, but: {wrong}"))));
        }
    }
    found
}

/// Whether a media type is one that is declared, which may be a range.
fn fits(declared: &str, media: &str) -> bool {
    let bare = |media: &str| media.split(';').next().unwrap_or_default().trim().to_lowercase();
    let (declared, media) = (bare(declared), bare(media));
    match declared.strip_suffix('*') {
        Some("*/") => !media.is_empty(),
        Some(kind) => media.starts_with(kind),
        None => declared == media,
    }
}
