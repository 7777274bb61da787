//! Makes a document of what a source holds: overlays, then normal form.

use std::path::Path;

use anyhow::{Context as _, anyhow};
use windlass_spec::overlay::Overlay;
use windlass_spec::{Document, Format};

use super::lock::{Lock, Locked, digest};
use super::source::{Answer, Source};
use crate::contract::{Contract, DOCUMENT};
use crate::output;

/// What looking at a source has shown.
#[derive(Debug)]
pub(crate) enum Look {
    /// The source says that it is what it was at the last fetch, and so are the overlays and the document.
    NotModified,
    /// What the source holds.
    Fetched(Box<Candidate>),
}

/// A document that could take the place of the present one.
#[derive(Debug)]
pub(crate) struct Candidate {
    pub(crate) document: Document,
    /// The document's text.
    pub(crate) text: String,
    /// The lock that goes with it.
    pub(crate) lock: Lock,
    /// What normalizing has done, for people.
    pub(crate) notes: Vec<String>,
    /// Where a difference to the present document would come from, as a sentence.
    pub(crate) why: String,
}

/// Looks at a source and writes nothing.
pub(crate) fn look(contract: &Contract, source: &Source) -> anyhow::Result<Look> {
    let (overlays, locked) = overlays(contract)?;
    let lock = Lock::read(&contract.root).unwrap_or_else(|error| {
        // It only spares a transfer: without it, everything is fetched and it is written anew.
        output::complain(&format!("warning: {error:#}"));
        None
    });
    let present = contract.text()?.map(|text| digest(text.as_bytes()));
    // The etag says something only of the very document that was made with it.
    let valid = lock.as_ref().filter(|lock| {
        lock.source == source.to_string() && lock.overlays == locked && Some(&lock.document_digest) == present.as_ref()
    });
    let etag = valid.and_then(|lock| lock.etag.clone());
    let (bytes, format, etag) = match source.get(etag.as_deref())? {
        Answer::NotModified => return Ok(Look::NotModified),
        Answer::Body { bytes, format, etag } => (bytes, format, etag),
    };
    let (document, notes) = made(contract, source, &bytes, format, &overlays)?;
    let text = document.to_json_string();
    let new = Lock {
        source: source.to_string(),
        source_digest: digest(&bytes),
        etag,
        document_digest: digest(text.as_bytes()),
        overlays: locked,
    };
    let why = why(lock.as_ref(), &new, present.as_deref());
    Ok(Look::Fetched(Box::new(Candidate { document, text, lock: new, notes, why })))
}

/// What sets the present document apart from what would be made now.
fn why(old: Option<&Lock>, new: &Lock, present: Option<&str>) -> String {
    let source = &new.source;
    match old.filter(|old| old.source == *source) {
        None => format!("{source} holds another document than {DOCUMENT}"),
        Some(old) if old.source_digest != new.source_digest => format!("{source} has moved since the last fetch"),
        Some(old) if old.overlays != new.overlays => "the overlays have changed since the last fetch".to_owned(),
        Some(old) if Some(old.document_digest.as_str()) != present => {
            format!("{DOCUMENT} was changed by hand since it was fetched; what has to differ belongs into an overlay")
        }
        Some(_) => "the normal form has changed since the last fetch".to_owned(),
    }
}

/// The overlays of a workspace, in order, and what the lock says of them.
fn overlays(contract: &Contract) -> anyhow::Result<(Vec<Overlay>, Vec<Locked>)> {
    let mut overlays = Vec::new();
    let mut locked = Vec::new();
    for path in &contract.settings.overlays {
        let shown = path.display();
        let text = std::fs::read_to_string(contract.root.join(path))
            .with_context(|| format!("reading the overlay {shown}, which Cargo.toml names"))?;
        overlays
            .push(Overlay::load(&text, Format::of_path(path)).map_err(|errors| errors.in_file(&shown.to_string()))?);
        locked.push(Locked { path: path.clone(), digest: digest(text.as_bytes()) });
    }
    Ok((overlays, locked))
}

fn made(
    contract: &Contract,
    source: &Source,
    bytes: &[u8],
    format: Format,
    overlays: &[Overlay],
) -> anyhow::Result<(Document, Vec<String>)> {
    let shown = source.to_string();
    let text = std::str::from_utf8(bytes).with_context(|| format!("{shown} is not text in UTF-8"))?;
    let loaded = windlass_spec::load(text, format).map_err(|errors| errors.in_file(&shown))?;
    let mut root = loaded.into_root();
    for (overlay, path) in overlays.iter().zip(&contract.settings.overlays) {
        let place = contract.root.join(path);
        if let Some(extends) = &overlay.extends {
            extends
                .check(&source.place(), &place, &contract.document())
                .with_context(|| format!("the overlay {} is for another document", path.display()))?;
        }
        root = overlay.apply(&root).map_err(|errors| misfit(path, &shown, &errors.to_string()))?;
    }
    let document = windlass_spec::load_value(root).map_err(|errors| errors.in_file(&shown))?;
    let normalized = windlass_spec::normalize(document).map_err(|problems| {
        anyhow!("{shown} has problems that its publisher, or an overlay, has to mend:\n{problems}")
    })?;
    Ok((normalized.document, normalized.notes.iter().map(ToString::to_string).collect()))
}

fn misfit(overlay: &Path, source: &str, errors: &str) -> anyhow::Error {
    anyhow!("the overlay {} does not fit {source}:\n{errors}", overlay.display())
}
