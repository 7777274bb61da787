//! Bodies of several parts, read one after the other as they arrive.

use std::fmt;

use axum::body::{Body, Bytes, HttpBody};
use axum::http::header;
use axum::http::request::Parts;
use multer::{Constraints, Field, SizeLimit};
use serde::de::DeserializeOwned;

use super::body::check_media_type;
use super::{Rejection, missing_body};
use crate::{Validate, decode_json};

/// A body of several parts. Each is read when it is asked for, and nothing of it is kept in memory before.
pub struct Multipart {
    inner: multer::Multipart<'static>,
    limit: usize,
}

/// One part. What is not read of it is passed over when the next one is asked for.
pub struct Part {
    field: Field<'static>,
    limit: usize,
}

/// Starts on a body of several parts that the operation requires. All parts together have at most `limit` bytes.
///
/// # Errors
///
/// 415 for another media type, 413 when the headers tell that it is too long, 400 without a body or a boundary.
pub async fn multipart_body(
    parts: &Parts,
    body: Body,
    accepted: &[&str],
    limit: usize,
) -> Result<Multipart, Rejection> {
    optional_multipart_body(parts, body, accepted, limit).await?.ok_or_else(missing_body)
}

/// Starts on a body of several parts that may be left out.
///
/// # Errors
///
/// As [`multipart_body`].
pub async fn optional_multipart_body(
    parts: &Parts,
    body: Body,
    accepted: &[&str],
    limit: usize,
) -> Result<Option<Multipart>, Rejection> {
    if body.is_end_stream() {
        return Ok(None);
    }
    check_media_type(&parts.headers, accepted)?;
    if body.size_hint().lower() > limit as u64 {
        return Err(Rejection::payload_too_large(limit));
    }
    let media_type = parts.headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let boundary = boundary(media_type).ok_or_else(|| {
        Rejection::bad_request("The request's Content-Type names no boundary between the parts of its body.")
    })?;
    let constraints = Constraints::new().size_limit(SizeLimit::new().whole_stream(limit as u64));
    let inner = multer::Multipart::with_constraints(body.into_data_stream(), boundary, constraints);
    Ok(Some(Multipart { inner, limit }))
}

/// The boundary of `multipart/form-data; boundary=x`, also of the other multipart types.
fn boundary(media_type: &str) -> Option<String> {
    media_type.split(';').skip(1).find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        let value = value.trim().trim_matches('"');
        (name.trim().eq_ignore_ascii_case("boundary") && !value.is_empty()).then(|| value.to_owned())
    })
}

impl Multipart {
    /// The next part; `None` after the last.
    ///
    /// # Errors
    ///
    /// 400 when the body is malformed or ends early, 413 when it is too long.
    pub async fn next(&mut self) -> Result<Option<Part>, Rejection> {
        let field = self.inner.next_field().await.map_err(|error| refuse(error, self.limit))?;
        Ok(field.map(|field| Part { field, limit: self.limit }))
    }
}

impl Part {
    /// The name of the form's field; empty when it has none.
    #[must_use]
    pub fn name(&self) -> &str {
        self.field.name().unwrap_or_default()
    }

    /// The name of the file that was sent.
    #[must_use]
    pub fn file_name(&self) -> Option<&str> {
        self.field.file_name()
    }

    /// The media type, as it was sent.
    #[must_use]
    pub fn content_type(&self) -> Option<&str> {
        self.field.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok())
    }

    /// The next bytes of it; `None` at its end.
    ///
    /// # Errors
    ///
    /// As [`Multipart::next`].
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, Rejection> {
        self.field.chunk().await.map_err(|error| refuse(error, self.limit))
    }

    /// All of it.
    ///
    /// # Errors
    ///
    /// As [`Multipart::next`].
    pub async fn bytes(self) -> Result<Bytes, Rejection> {
        let limit = self.limit;
        self.field.bytes().await.map_err(|error| refuse(error, limit))
    }

    /// All of it, as text.
    ///
    /// # Errors
    ///
    /// As [`Multipart::next`], and 400 when it is not UTF-8.
    pub async fn text(self) -> Result<String, Rejection> {
        let name = self.name().to_owned();
        let bytes = self.bytes().await?;
        String::from_utf8(bytes.into())
            .map_err(|_| Rejection::bad_request(format!("The part `{name}` is not UTF-8. Send text in UTF-8.")))
    }

    /// All of it, as JSON that is decoded and validated.
    ///
    /// # Errors
    ///
    /// As [`Multipart::next`], and 400 when it breaks the contract.
    pub async fn json<T: DeserializeOwned + Validate>(self) -> Result<T, Rejection> {
        Ok(decode_json(&self.bytes().await?)?)
    }
}

fn refuse(error: multer::Error, limit: usize) -> Rejection {
    match error {
        multer::Error::StreamSizeExceeded { .. } | multer::Error::FieldSizeExceeded { .. } => {
            Rejection::payload_too_large(limit)
        }
        error => Rejection::bad_request(
            "The parts of the request body cannot be told apart, or it ended early. Send the whole body again.",
        )
        .with_source(error),
    }
}

impl fmt::Debug for Multipart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Multipart").field("limit", &self.limit).finish_non_exhaustive()
    }
}

impl fmt::Debug for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Part").field("name", &self.name()).field("file_name", &self.file_name()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    const BODY: &str = "--x\r\nContent-Disposition: form-data; name=\"meta\"\r\n\r\n{\"a\":1}\r\n--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.bin\"\r\nContent-Type: image/png\r\n\r\nbytes\r\n--x--\r\n";

    async fn start(media_type: &str, limit: usize) -> Result<Multipart, Rejection> {
        let (parts, body) =
            Request::builder().header("content-type", media_type).body(Body::from(BODY)).unwrap().into_parts();
        multipart_body(&parts, body, &["multipart/form-data"], limit).await
    }

    #[tokio::test]
    async fn parts_come_one_after_the_other() {
        let mut body = start("multipart/form-data; boundary=\"x\"", 1000).await.unwrap();
        let meta = body.next().await.unwrap().unwrap();
        assert_eq!((meta.name(), meta.file_name(), meta.content_type()), ("meta", None, None));
        let meta: std::collections::BTreeMap<String, i64> = meta.json().await.unwrap();
        assert_eq!(meta["a"], 1);
        let file = body.next().await.unwrap().unwrap();
        assert_eq!((file.name(), file.file_name(), file.content_type()), ("file", Some("a.bin"), Some("image/png")));
        assert_eq!(file.text().await.unwrap(), "bytes");
        assert!(body.next().await.unwrap().is_none());
    }

    #[tokio::test]
    async fn what_is_no_multipart_body_is_refused() {
        assert_eq!(start("application/json", 1000).await.unwrap_err().status, 415);
        assert_eq!(start("multipart/form-data", 1000).await.unwrap_err().status, 400);
        assert_eq!(start("multipart/form-data; boundary=x", 10).await.unwrap_err().status, 413);
        let mut wrong = start("multipart/form-data; boundary=y", 1000).await.unwrap();
        assert_eq!(wrong.next().await.unwrap_err().status, 400);
    }
}
