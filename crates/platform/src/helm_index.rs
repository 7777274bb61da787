//! Reads a chart repository's `index.yaml`.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use serde::Deserialize;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use windlass_types::HelmChart;

use crate::{Error, Result};

/// Longest a repository may take to answer.
const TIMEOUT: Duration = Duration::from_secs(15);
/// Largest index that is read, in bytes. The largest public ones are around 20 MiB.
const MAX_BYTES: usize = 64 << 20;
/// Most values in it. The largest public ones have somewhat more than a million.
const MAX_NODES: usize = 8_000_000;
/// Memory for all indexes that are read at the same time, in bytes, and in what pieces it is given out.
const ROOM: usize = 4 * MAX_BYTES;
const PIECE: usize = 1 << 20;

#[derive(Deserialize)]
struct Index {
    entries: BTreeMap<String, Vec<Entry>>,
}

#[derive(Deserialize)]
struct Entry {
    version: String,
}

/// Reads indexes.
pub(crate) struct IndexReader {
    http: reqwest::Client,
    /// One permit for each [`PIECE`] of an index that is in memory, so that many who ask together share what there is.
    room: Arc<Semaphore>,
}

/// Where a repository is.
pub(crate) struct Address<'a> {
    /// With the credential in it, if it has one.
    pub(crate) url: &'a str,
    /// What may be told.
    pub(crate) shown: &'a str,
}

impl IndexReader {
    pub(crate) fn new(http: reqwest::Client) -> Self {
        Self { http, room: Arc::new(Semaphore::new(ROOM / PIECE)) }
    }

    /// The charts of the repository, by name, versions in the repository's order.
    pub(crate) async fn read(&self, address: Address<'_>, name: Option<&str>) -> Result<Vec<HelmChart>> {
        let shown = index_below(address.shown);
        let (text, held) = tokio::time::timeout(TIMEOUT, self.fetch(&index_below(address.url), &shown))
            .await
            .map_err(|_| unreachable(&shown, format_args!("no whole answer within {} seconds", TIMEOUT.as_secs())))??;
        // Parsing tens of megabytes takes a while; it must not hold up other requests.
        let parsed = tokio::task::spawn_blocking(move || {
            let parsed = parse(&text);
            drop((text, held));
            parsed
        })
        .await
        .map_err(|error| Error::internal("read a chart index", error))?;
        let charts = parsed.map_err(|why| {
            Error::conflict("helm_repository_malformed", format!("{shown} is not a chart repository's index: {why}"))
        })?;
        Ok(charts.into_iter().filter(|chart| name.is_none_or(|name| chart.chart_name == name)).collect())
    }

    async fn fetch(&self, index: &str, shown: &str) -> Result<(Vec<u8>, Vec<OwnedSemaphorePermit>)> {
        let failed = |error: reqwest::Error| unreachable(shown, root_cause(&error.without_url()));
        let mut response = self.http.get(index).send().await.map_err(failed)?;
        if !response.status().is_success() {
            return Err(unreachable(shown, format_args!("it was answered with {}", response.status())));
        }
        let (mut text, mut held) = (Vec::new(), Vec::new());
        while let Some(chunk) = response.chunk().await.map_err(failed)? {
            if text.len() + chunk.len() > MAX_BYTES {
                return Err(Error::conflict(
                    "helm_repository_malformed",
                    format!("{shown} is larger than {MAX_BYTES} bytes, which is more than a chart index may have"),
                ));
            }
            while held.len() * PIECE < text.len() + chunk.len() {
                let piece = self.room.clone().acquire_owned().await;
                held.push(piece.map_err(|error| Error::internal("find room for a chart index", error))?);
            }
            text.extend_from_slice(&chunk);
        }
        Ok((text, held))
    }
}

fn index_below(url: &str) -> String {
    format!("{}/index.yaml", url.trim_end_matches('/'))
}

fn parse(text: &[u8]) -> Result<Vec<HelmChart>, String> {
    let text = std::str::from_utf8(text).map_err(|_| "it is not UTF-8".to_owned())?;
    // What is usual for a configuration file is far too little for an index; its size is limited already.
    let options = serde_saphyr::options! {
        budget: serde_saphyr::budget! { max_nodes: MAX_NODES, max_events: 4 * MAX_NODES },
    };
    let index: Index =
        serde_saphyr::from_str_with_options(text, options).map_err(|error| first_line(&error.to_string()))?;
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
    fn an_index_of_a_large_repository_is_read() {
        let entry = "  - {apiVersion: v2, name: a, version: 1.2.3, urls: [a], maintainers: [{name: b, email: c}]}\n";
        let index = format!("entries:\n  a:\n{}", entry.repeat(40_000));
        assert_eq!(parse(index.as_bytes()).unwrap()[0].versions.len(), 40_000);
    }

    #[test]
    fn what_is_no_index_is_told_in_one_line() {
        for text in ["<html></html>", "entries: 3", "", "\u{feff}{", "entries: {a: [{}]}"] {
            let why = parse(text.as_bytes()).unwrap_err();
            assert!(!why.is_empty() && !why.contains('\n'), "{text}: {why}");
        }
    }
}
