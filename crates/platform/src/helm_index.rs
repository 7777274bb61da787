//! Reads a chart repository's `index.yaml`.

use std::{collections::BTreeMap, time::Duration};

use serde::Deserialize;
use windlass_types::HelmChart;

use crate::{Error, Result};

/// Longest a repository may take to answer.
const TIMEOUT: Duration = Duration::from_secs(15);
/// Largest index that is read, in bytes. The largest public ones are around 20 MiB.
const MAX_BYTES: usize = 64 << 20;

#[derive(Deserialize)]
struct Index {
    entries: BTreeMap<String, Vec<Entry>>,
}

#[derive(Deserialize)]
struct Entry {
    version: String,
}

/// The charts of the repository at `url`, by name, versions in the repository's order.
pub(crate) async fn read(http: &reqwest::Client, url: &str, name: Option<&str>) -> Result<Vec<HelmChart>> {
    let index = format!("{}/index.yaml", url.trim_end_matches('/'));
    let text = tokio::time::timeout(TIMEOUT, fetch(http, &index))
        .await
        .map_err(|_| unreachable(&index, format_args!("no whole answer within {} seconds", TIMEOUT.as_secs())))??;
    // Parsing tens of megabytes takes a while; it must not hold up other requests.
    let parsed = tokio::task::spawn_blocking(move || parse(&text))
        .await
        .map_err(|error| Error::internal("read a chart index", error))?;
    let charts = parsed.map_err(|why| {
        Error::conflict("helm_repository_malformed", format!("{index} is not a chart repository's index: {why}"))
    })?;
    Ok(charts.into_iter().filter(|chart| name.is_none_or(|name| chart.chart_name == name)).collect())
}

async fn fetch(http: &reqwest::Client, index: &str) -> Result<Vec<u8>> {
    let failed = |error: reqwest::Error| unreachable(index, root_cause(&error));
    let mut response = http.get(index).send().await.map_err(failed)?;
    if !response.status().is_success() {
        return Err(unreachable(index, format_args!("it was answered with {}", response.status())));
    }
    let mut text = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(failed)? {
        if text.len() + chunk.len() > MAX_BYTES {
            return Err(Error::conflict(
                "helm_repository_malformed",
                format!("{index} is larger than {MAX_BYTES} bytes, which is more than a chart index may have"),
            ));
        }
        text.extend_from_slice(&chunk);
    }
    Ok(text)
}

fn parse(text: &[u8]) -> Result<Vec<HelmChart>, String> {
    let text = std::str::from_utf8(text).map_err(|_| "it is not UTF-8".to_owned())?;
    let index: Index = serde_saphyr::from_str(text).map_err(|error| first_line(&error.to_string()))?;
    Ok(index
        .entries
        .into_iter()
        .map(|(name, versions)| HelmChart::new(name, versions.into_iter().map(|v| v.version).collect()))
        .collect())
}

fn unreachable(index: &str, why: impl std::fmt::Display) -> Error {
    Error::conflict(
        "helm_repository_unreachable",
        format!("{index} could not be read: {why}; check the repository's address"),
    )
}

/// The innermost cause: the outer ones only say that a request failed, and repeat the address.
pub(crate) fn root_cause(error: &dyn std::error::Error) -> String {
    let mut cause = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    cause.to_string()
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_is_read_with_its_versions_as_text() {
        let index =
            "apiVersion: v1\nentries:\n  redis:\n  - version: 18.4.0\n    urls: [a]\n  - version: 1.10\n  nginx: []\n";
        let charts = parse(index.as_bytes()).unwrap();
        assert_eq!(charts[0].chart_name, "nginx");
        assert_eq!(charts[1].versions, ["18.4.0", "1.10"]);
    }

    #[test]
    fn what_is_no_index_is_told_in_one_line() {
        for text in ["<html></html>", "entries: 3", "", "\u{feff}{", "entries: {a: [{}]}"] {
            let why = parse(text.as_bytes()).unwrap_err();
            assert!(!why.is_empty() && !why.contains('\n'), "{text}: {why}");
        }
    }
}
