//! The submodules of a checkout: which commit of which repository belongs where.

use std::{collections::BTreeMap, path::Path};

use super::{
    GitError,
    command::{Git, Limit, Remote},
    mirror::Mirror,
    url,
};

pub(super) struct Submodule {
    pub(super) path: String,
    pub(super) url: String,
    pub(super) commit: String,
}

pub(super) async fn list(
    mirror: &Mirror<'_>,
    remote: &Remote,
    limit: &Limit,
    commit: &str,
    checkout: &Path,
) -> Result<Vec<Submodule>, GitError> {
    let file = checkout.join(".gitmodules");
    if !std::fs::symlink_metadata(&file).is_ok_and(|m| m.is_file()) {
        return Ok(Vec::new());
    }
    let output = Git::new(remote, limit)
        .args(["config", "-z", "--no-includes", "--file"])
        .args([&file])
        .args(["--get-regexp", r"^submodule\..*\.(path|url)$"])
        .run()
        .await?;
    let text = output.text();
    let mut modules: BTreeMap<&str, (Option<&str>, Option<&str>)> = BTreeMap::new();
    for (key, value) in text.split('\0').filter_map(|entry| entry.split_once('\n')) {
        if let Some(name) = key.strip_suffix(".path") {
            modules.entry(name).or_default().0 = Some(value);
        } else if let Some(name) = key.strip_suffix(".url") {
            modules.entry(name).or_default().1 = Some(value);
        }
    }
    let modules: Vec<(&str, &str)> = modules.into_values().filter_map(|(p, u)| Some((p?, u?))).collect();
    let paths: Vec<String> = modules.iter().map(|(path, _)| (*path).to_owned()).collect();
    if paths.is_empty() {
        return Ok(Vec::new());
    }
    // Only what the commit itself calls a submodule counts; git has already refused impossible paths in it.
    let mut links = mirror.links(commit, &paths).await?;
    let mut found = Vec::new();
    for (path, target) in modules {
        if let Some(commit) = links.remove(path) {
            let url = url::join(&remote.url, target);
            // Else whoever writes a repository could read those of this machine.
            if url.starts_with("file:") && !remote.url.starts_with("file:") {
                return Err(GitError::Checkout { reason: format!("submodule `{path}` lies on the server's own disk") });
            }
            url::check(&url).map_err(|e| GitError::Checkout { reason: format!("submodule `{path}`: {e}") })?;
            found.push(Submodule { path: path.to_owned(), url, commit });
        }
    }
    Ok(found)
}
