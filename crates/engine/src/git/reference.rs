//! Names of branches, tags and commits, checked before git sees them.

use super::GitError;

/// What is to be found in a repository.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reference {
    /// The tip of the branch that the repository's HEAD names.
    Default,
    /// The tip of a branch.
    Branch(String),
    /// The commit of a tag, annotated or not.
    Tag(String),
    /// A commit, by its full id or by an unambiguous beginning of at least 4 characters.
    Commit(String),
}

impl Reference {
    /// Checks the name by the rules of `git check-ref-format`, and that it cannot pass for an option.
    pub fn check(&self) -> Result<(), GitError> {
        match self {
            Self::Default => Ok(()),
            Self::Branch(name) => check_name("branch", name),
            Self::Tag(name) => check_name("tag", name),
            Self::Commit(id) => check_commit(id),
        }
    }

    /// For messages: "branch `main`".
    pub(super) fn shown(&self) -> String {
        match self {
            Self::Default => "default branch with a commit".to_owned(),
            Self::Branch(name) => format!("branch `{name}`"),
            Self::Tag(name) => format!("tag `{name}`"),
            Self::Commit(id) => format!("commit `{id}`"),
        }
    }
}

fn check_commit(id: &str) -> Result<(), GitError> {
    let possible = (4..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_hexdigit());
    possible.then_some(()).ok_or_else(|| GitError::InvalidReference {
        reason: format!("`{}` is not a commit id: 4 to 64 hexadecimal digits are", printable(id)),
    })
}

fn check_name(what: &str, name: &str) -> Result<(), GitError> {
    let refuse = |why: &str| {
        Err(GitError::InvalidReference { reason: format!("`{}` is not a {what} name: {why}", printable(name)) })
    };
    if name.is_empty() {
        return refuse("it is empty");
    }
    if name.len() > 244 {
        return refuse("it is too long");
    }
    if name.starts_with('-') {
        return refuse("it starts with `-`");
    }
    if name == "@" || name == "HEAD" || name.contains("@{") {
        return refuse("`@`, `HEAD` and `@{` have a meaning of their own");
    }
    if name.contains("..") {
        return refuse("it contains `..`");
    }
    if let Some(c) = name.chars().find(|c| c.is_control() || " ~^:?*[\\".contains(*c)) {
        return refuse(&format!("it contains {c:?}"));
    }
    if name.ends_with('.') {
        return refuse("it ends with `.`");
    }
    for part in name.split('/') {
        if part.is_empty() {
            return refuse("it has an empty part between slashes");
        }
        if part.starts_with('.') || part.ends_with(".lock") {
            return refuse("a part starts with `.` or ends with `.lock`");
        }
    }
    Ok(())
}

fn printable(text: &str) -> String {
    let short: String = text.chars().take(80).collect();
    short.escape_debug().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(reference: Reference, possible: bool) {
        assert_eq!(reference.check().is_ok(), possible, "{reference:?}");
    }

    #[test]
    fn names_follow_the_rules_of_git() {
        for name in ["main", "feature/a-b", "v1.0", "ümlaut", "a@b", "x.y/z", "a-"] {
            check(Reference::Branch(name.into()), true);
            check(Reference::Tag(name.into()), true);
        }
        for name in [
            "",
            "-branch",
            "--upload-pack=x",
            "a..b",
            "a b",
            "a\nb",
            "a~1",
            "a^",
            "a:b",
            "a?",
            "a*",
            "a[b",
            "a\\b",
            "/a",
            "a/",
            "a//b",
            ".a",
            "a/.b",
            "a.lock",
            "a.lock/b",
            "a.",
            "@",
            "a@{0}",
            "HEAD",
        ] {
            check(Reference::Branch(name.into()), false);
            check(Reference::Tag(name.into()), false);
        }
    }

    #[test]
    fn commits_are_hexadecimal() {
        for (id, possible) in [("abcd", true), ("ABCD1234", true), ("abc", false), ("-abcd", false), ("abcg", false)] {
            check(Reference::Commit(id.into()), possible);
        }
    }
}
