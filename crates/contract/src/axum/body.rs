//! Reading and decoding a request's body.

use std::error::Error;

use axum::body::{Body, Bytes, HttpBody};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap};
use axum::http::request::Parts;
use bytes::BytesMut;
use http_body_util::{BodyExt, LengthLimitError};
use serde::de::DeserializeOwned;

use super::{Rejection, codes};
use crate::{Validate, Violation, decode_json};

/// Reads and decodes a body that the operation requires.
///
/// `accepted` holds the media types that the document lists, all of them JSON.
/// Nothing is read, and so a client that waits for `100 Continue` sends nothing,
/// when the headers alone say that the body will be refused.
///
/// # Errors
///
/// 415 for another media type, 413 over `limit` bytes, 400 for everything else.
pub async fn json_body<T: DeserializeOwned + Validate>(
    parts: &Parts,
    body: Body,
    accepted: &[&str],
    limit: usize,
) -> Result<T, Rejection> {
    optional_json_body(parts, body, accepted, limit).await?.ok_or_else(missing_body)
}

/// Reads and decodes a body that may be left out: `None` when it is empty.
///
/// # Errors
///
/// As [`json_body`].
pub async fn optional_json_body<T: DeserializeOwned + Validate>(
    parts: &Parts,
    body: Body,
    accepted: &[&str],
    limit: usize,
) -> Result<Option<T>, Rejection> {
    match optional_bytes_body(parts, body, accepted, limit).await? {
        Some(bytes) => Ok(Some(decode_json(&bytes)?)),
        None => Ok(None),
    }
}

/// Reads a body of any media type, as it is, that the operation requires.
///
/// # Errors
///
/// As [`json_body`].
pub async fn bytes_body(parts: &Parts, body: Body, accepted: &[&str], limit: usize) -> Result<Bytes, Rejection> {
    optional_bytes_body(parts, body, accepted, limit).await?.ok_or_else(missing_body)
}

/// Reads a body of any media type, as it is: `None` when it is empty.
///
/// # Errors
///
/// As [`json_body`].
pub async fn optional_bytes_body(
    parts: &Parts,
    body: Body,
    accepted: &[&str],
    limit: usize,
) -> Result<Option<Bytes>, Rejection> {
    if body.is_end_stream() {
        return Ok(None);
    }
    read_typed(parts, body, accepted, limit).await
}

/// Reads a text that the operation requires.
///
/// # Errors
///
/// As [`json_body`], and 400 for text that is not UTF-8.
pub async fn text_body(parts: &Parts, body: Body, accepted: &[&str], limit: usize) -> Result<String, Rejection> {
    optional_text_body(parts, body, accepted, limit).await?.ok_or_else(missing_body)
}

/// Reads a text that may be left out: `None` when it is empty.
///
/// # Errors
///
/// As [`text_body`].
pub async fn optional_text_body(
    parts: &Parts,
    body: Body,
    accepted: &[&str],
    limit: usize,
) -> Result<Option<String>, Rejection> {
    let Some(bytes) = optional_bytes_body(parts, body, accepted, limit).await? else {
        return Ok(None);
    };
    match std::str::from_utf8(&bytes) {
        Ok(text) => Ok(Some(text.to_owned())),
        Err(error) => Err(Rejection::bad_request(format!(
            "The request body is not UTF-8 from byte {} on. Send text in UTF-8.",
            error.valid_up_to()
        ))),
    }
}

/// 400: the operation needs a body, and none was sent.
#[must_use]
pub fn missing_body() -> Rejection {
    Rejection::invalid(
        "The request",
        vec![Violation {
            pointer: String::new(),
            code: "required".to_owned(),
            message: "it needs a body, and none was sent".to_owned(),
        }],
    )
}

async fn read_typed(parts: &Parts, body: Body, accepted: &[&str], limit: usize) -> Result<Option<Bytes>, Rejection> {
    // Without a media type only an empty body is right, and only reading tells
    // whether a body of unknown length is empty.
    let typed = parts.headers.contains_key(header::CONTENT_TYPE);
    let known = typed || body.size_hint().lower() > 0;
    if known {
        check_media_type(&parts.headers, accepted)?;
    }
    let bytes = read(&parts.headers, body, limit).await?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if !known {
        check_media_type(&parts.headers, accepted)?;
    }
    Ok(Some(bytes))
}

/// Which of the media types that an operation takes the request's body has; `None` without a body.
///
/// # Errors
///
/// 415 for another media type.
pub fn media_type(parts: &Parts, body: &Body, offered: &[&str]) -> Result<Option<usize>, Rejection> {
    if body.is_end_stream() {
        return Ok(None);
    }
    check_media_type(&parts.headers, offered)?;
    let given = parts.headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = given.split(';').next().unwrap_or_default().trim();
    // A name goes before a range, and a narrow range before a wide one.
    let fitting = offered.iter().enumerate().filter(|(_, one)| includes(one, essence));
    Ok(fitting
        .max_by_key(|(position, one)| (!one.ends_with('*'), one.len(), usize::MAX - position))
        .map(|(position, _)| position))
}

pub(super) fn check_media_type(headers: &HeaderMap, accepted: &[&str]) -> Result<(), Rejection> {
    if let Some(encoding) = headers.get(header::CONTENT_ENCODING)
        && !encoding.as_bytes().eq_ignore_ascii_case(b"identity")
    {
        return Err(Rejection::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            codes::UNSUPPORTED_MEDIA_TYPE,
            "The request body is compressed, which this server does not take. Send it without Content-Encoding.",
        ));
    }
    let Some(value) = headers.get(header::CONTENT_TYPE) else {
        return Err(Rejection::unsupported_media_type(None, accepted));
    };
    let given = value.to_str().unwrap_or("not text");
    let essence = given.split(';').next().unwrap_or_default().trim();
    if accepted.iter().any(|one| includes(one, essence)) {
        Ok(())
    } else {
        Err(Rejection::unsupported_media_type(Some(essence), accepted))
    }
}

/// Whether a media type, or a range such as `image/*`, includes another.
fn includes(range: &str, essence: &str) -> bool {
    match range.strip_suffix('*') {
        Some("*/") => true,
        Some(start) => essence.get(..start.len()).is_some_and(|given| given.eq_ignore_ascii_case(start)),
        None => range.eq_ignore_ascii_case(essence),
    }
}

/// Reads at most `limit` bytes. A body that arrives in one frame is not copied.
async fn read(headers: &HeaderMap, mut body: Body, limit: usize) -> Result<Bytes, Rejection> {
    let announced = headers
        .get(header::CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok())
        .and_then(|text| text.parse::<u64>().ok())
        .unwrap_or(0)
        .max(body.size_hint().lower());
    if announced > limit as u64 {
        return Err(Rejection::payload_too_large(limit));
    }
    let Some(first) = next_data(&mut body, limit).await? else {
        return Ok(Bytes::new());
    };
    if first.len() > limit {
        return Err(Rejection::payload_too_large(limit));
    }
    let Some(second) = next_data(&mut body, limit).await? else {
        return Ok(first);
    };
    // `announced` is at most the limit, so it fits and cannot be used to make
    // the server reserve more than that.
    let mut whole = BytesMut::with_capacity((announced as usize).max(first.len() + second.len()));
    whole.extend_from_slice(&first);
    let mut next = Some(second);
    while let Some(data) = next {
        if whole.len() + data.len() > limit {
            return Err(Rejection::payload_too_large(limit));
        }
        whole.extend_from_slice(&data);
        next = next_data(&mut body, limit).await?;
    }
    Ok(whole.freeze())
}

/// The next data that is not empty; trailers are skipped.
async fn next_data(body: &mut Body, limit: usize) -> Result<Option<Bytes>, Rejection> {
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|error| refuse_broken(error, limit))?;
        if let Ok(data) = frame.into_data()
            && !data.is_empty()
        {
            return Ok(Some(data));
        }
    }
    Ok(None)
}

/// A body that ends early is the client's doing, unless a layer outside cut it
/// off at a limit of its own.
fn refuse_broken(error: axum::Error, limit: usize) -> Rejection {
    let mut cause: Option<&(dyn Error + 'static)> = Some(&error);
    while let Some(error) = cause {
        if error.is::<LengthLimitError>() {
            return Rejection::payload_too_large(limit);
        }
        cause = error.source();
    }
    Rejection::new(
        StatusCode::BAD_REQUEST,
        codes::INCOMPLETE_BODY,
        "The request body ended before it was complete. Send the whole body again.",
    )
    .with_source(error)
}
