//! Repositories of pages that `windlass site public` serves.

use crate::Repository;

/// A repository with one page.
pub fn page(text: &str) -> Repository {
    Repository::new(&[(INDEX, text)])
}

const INDEX: &str = "public/index.html";

impl Repository {
    /// Writes the page and commits it. Answers the commit's id.
    pub fn commit_page(&self, text: &str) -> String {
        self.commit(text, &[(INDEX, text)])
    }

    /// The id of the commit that is checked out.
    pub fn head(&self) -> String {
        self.git(&["rev-parse", "HEAD"])
    }

    /// Makes a submodule of a commit elsewhere, without asking whether it is there, and commits it. Answers the
    /// commit's id.
    pub fn commit_submodule(&self, path: &str, url: &str, commit: &str) -> String {
        let modules = format!("[submodule \"{path}\"]\n\tpath = {path}\n\turl = {url}\n");
        self.commit("modules", &[(".gitmodules", &modules)]);
        self.git(&["update-index", "--add", "--cacheinfo", &format!("160000,{commit},{path}")]);
        self.git(&["commit", "--quiet", "--message", "with a submodule"]);
        self.head()
    }
}
