//! Reads what was written, and compares.

use chrono::DateTime;
use serde_json::Value;

use crate::{
    contract::Operation,
    drive::{Driver, check::Expect},
    report::{Kind, Stop},
    wire::{Answer, Request, shorten},
};

impl Driver {
    /// Reads a record that has to be there with the values that were sent.
    pub(super) async fn read_back(
        &mut self,
        reader: &Operation,
        path: &str,
        sent: Option<&Value>,
        tried: &str,
        lost: Kind,
    ) -> Result<(), Stop> {
        let request = self.request(reader, path);
        let answer = self.call(reader, &request, tried, Expect::Valid).await?;
        if answer.trouble.is_some() || answer.status >= 500 {
            return Ok(());
        }
        if !answer.success() {
            let expected = "success: the record was just written".to_owned();
            self.found(&reader.id, lost, tried, &request, expected, &answer);
            return Ok(());
        }
        if let (Some(sent), Some(read)) = (sent, answer.json()) {
            for (name, value) in differences(sent, &read) {
                let expected = format!("{name} as it was written: {}", shorten(&value, 200));
                self.found(&reader.id, Kind::OtherValues, tried, &request, expected, &answer);
            }
        }
        Ok(())
    }

    /// `Location` leads to what was created, unless that was read at the same address before.
    pub(super) async fn follow_location(
        &mut self,
        operation: &Operation,
        answer: &Answer,
        read: Option<&str>,
    ) -> Result<(), Stop> {
        let declared = operation
            .response(answer.status)
            .is_some_and(|response| response.headers.iter().any(|header| header.name.eq_ignore_ascii_case("location")));
        let Some(location) = answer.header("location").filter(|_| declared) else { return Ok(()) };
        let Some(url) = self.wire.follow(location) else { return Ok(()) };
        if read.is_some_and(|read| self.wire.url(read) == url) {
            return Ok(());
        }
        let request = Request::new("GET", url);
        let answer = self.wire.send(&request).await?;
        if !answer.success() {
            let tried = "following Location";
            let expected = "success: Location leads to what was created".to_owned();
            self.found(&operation.id, Kind::LostAfterCreate, tried, &request, expected, &answer);
        }
        Ok(())
    }
}

/// Members that were sent and are read with another value. What only one side has is not compared, and what has
/// members of its own neither: servers add to those.
fn differences(sent: &Value, read: &Value) -> Vec<(String, String)> {
    let members = sent.as_object().into_iter().flatten();
    members
        .filter_map(|(name, value)| {
            let there = read.get(name)?;
            (plain(value) && plain(there) && !same(value, there)).then(|| (name.clone(), value.to_string()))
        })
        .collect()
}

fn plain(value: &Value) -> bool {
    match value {
        Value::Array(items) => items.iter().all(|item| !item.is_object() && !item.is_array()),
        Value::Null | Value::Object(_) => false,
        _ => true,
    }
}

/// Equal, as far as a reader cares: spaces around a text are not, nor the way to write a number or a time.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::String(one), Value::String(other)) => {
            let time = |text: &str| DateTime::parse_from_rfc3339(text).ok();
            one.trim() == other.trim() || matches!((time(one), time(other)), (Some(a), Some(b)) if a == b)
        }
        (Value::Number(one), Value::Number(other)) => one.as_f64() == other.as_f64(),
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().all(|item| other.iter().any(|there| same(item, there)))
        }
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_both_have_is_compared() {
        let sent = json!({
            "name": " a ", "size": 1, "at": "2030-01-01T00:00:00Z", "tags": ["b", "a"], "deep": {"x": 1}, "gone": 1,
            "other": "x",
        });
        let read = json!({
            "name": "a", "size": 1.0, "at": "2030-01-01T01:00:00+01:00", "tags": ["a", "b"], "deep": {"x": 2},
            "other": "y",
        });
        assert_eq!(differences(&sent, &read), [("other".to_owned(), "\"x\"".to_owned())]);
    }
}
