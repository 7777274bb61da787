//! Whether an answer is of a kind that the caller takes.

use axum::http::StatusCode;
use axum::http::header;
use axum::http::request::Parts;

use super::{Rejection, codes};

/// Refuses a request whose `Accept` takes none of the media types that a success is answered in.
///
/// # Errors
///
/// 406. A header that is missing, or says nothing that can be read, takes anything.
pub fn acceptable(parts: &Parts, offered: &[&str]) -> Result<(), Rejection> {
    let mut ranges: Vec<(&str, f32)> = Vec::new();
    for value in parts.headers.get_all(header::ACCEPT) {
        // What nearly everybody sends.
        if value.as_bytes() == b"*/*" || offered.first().is_some_and(|first| value.as_bytes() == first.as_bytes()) {
            return Ok(());
        }
        let items = value.to_str().unwrap_or_default().split(',');
        ranges.extend(items.filter_map(range));
    }
    if ranges.is_empty() || offered.iter().any(|one| quality(&ranges, one) > 0.0) {
        return Ok(());
    }
    Err(Rejection::new(
        StatusCode::NOT_ACCEPTABLE,
        codes::NOT_ACCEPTABLE,
        format!("The answer is of the media type `{}`, which the request does not accept.", offered.join("` or `")),
    ))
}

/// One media range, without parameters, and its quality.
fn range(item: &str) -> Option<(&str, f32)> {
    let mut parts = item.split(';');
    let range = parts.next()?.trim();
    let quality = parts
        .filter_map(|parameter| parameter.split_once('='))
        .find(|(name, _)| name.trim().eq_ignore_ascii_case("q"))
        .map_or(Some(1.0), |(_, value)| value.trim().parse().ok())?;
    (range.contains('/')).then_some((range, quality))
}

/// The quality of a media type: that of the narrowest range that includes it, 0 when none does.
fn quality(ranges: &[(&str, f32)], offered: &str) -> f32 {
    let essence = offered.split(';').next().unwrap_or_default().trim();
    let kind = essence.split('/').next().unwrap_or_default();
    let narrowness = |range: &str| match range.split_once('/') {
        Some(("*", "*")) => Some(1),
        Some((own, "*")) if own.eq_ignore_ascii_case(kind) => Some(2),
        _ if range.eq_ignore_ascii_case(essence) => Some(3),
        _ => None,
    };
    let fitting = ranges.iter().filter_map(|(range, quality)| Some((narrowness(range)?, *quality)));
    // Of two that are as narrow, the one that takes more.
    let best = fitting.fold((0, 0.0_f32), |best, one| match one.0.cmp(&best.0) {
        std::cmp::Ordering::Greater => one,
        std::cmp::Ordering::Equal => (best.0, best.1.max(one.1)),
        std::cmp::Ordering::Less => best,
    });
    best.1
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    #[track_caller]
    fn check(accept: Option<&str>, offered: &[&str], taken: bool) {
        let mut request = Request::builder();
        if let Some(accept) = accept {
            request = request.header("accept", accept);
        }
        let (parts, ()) = request.body(()).unwrap().into_parts();
        let outcome = acceptable(&parts, offered).map_err(|rejection| rejection.status);
        assert_eq!(outcome, if taken { Ok(()) } else { Err(406) }, "{accept:?}");
    }

    #[test]
    fn the_narrowest_range_decides() {
        let json = ["application/json"];
        check(None, &json, true);
        check(Some(""), &json, true);
        check(Some("application/json"), &json, true);
        check(Some("text/html, application/xml;q=0.9, */*;q=0.8"), &json, true);
        check(Some("application/*"), &json, true);
        check(Some("text/html"), &json, false);
        check(Some("text/html, application/json;q=0"), &json, false);
        check(Some("*/*, application/json;q=0"), &json, false);
        check(Some("Application/JSON; charset=utf-8"), &json, true);
        check(Some("text/csv"), &["application/json", "text/csv"], true);
        check(Some("nonsense"), &json, true);
    }
}
