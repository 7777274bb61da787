//! Which URLs may be used, and how they are shown.

use super::GitError;

const SCHEMES: [&str; 4] = ["file", "http", "https", "ssh"];

pub(super) fn check(url: &str) -> Result<(), GitError> {
    let refuse =
        |why: &str| Err(GitError::InvalidUrl { reason: format!("the repository's URL cannot be used: {why}") });
    if url.is_empty() {
        return refuse("it is empty");
    }
    if url.len() > 2048 {
        return refuse("it is longer than 2048 characters");
    }
    if url.starts_with('-') {
        return refuse("it starts with `-`");
    }
    if url.chars().any(|c| c.is_control() || c.is_whitespace()) {
        return refuse("it contains a space or a control character");
    }
    let Some((scheme, rest)) = url.split_once("://") else {
        return check_scp_like(url);
    };
    if !SCHEMES.contains(&scheme) {
        return refuse("its scheme is not one of file, http, https and ssh");
    }
    if scheme == "file" {
        return if rest.starts_with('/') { Ok(()) } else { refuse("file:// is followed by an absolute path") };
    }
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    let user = authority.rsplit_once('@').map_or("", |(user, _)| user);
    if host.is_empty() || host.starts_with(':') {
        return refuse("it names no host");
    }
    if host.starts_with('-') || user.starts_with('-') {
        return refuse("its host or user starts with `-`");
    }
    Ok(())
}

/// `user@host:path`, as ssh remotes are often written.
fn check_scp_like(url: &str) -> Result<(), GitError> {
    let refuse =
        |why: &str| Err(GitError::InvalidUrl { reason: format!("the repository's URL cannot be used: {why}") });
    if url.contains("::") {
        return refuse("`::` would name a helper program");
    }
    let Some((host, path)) = url.split_once(':') else {
        return refuse("it is neither file://, http(s)://, ssh:// nor user@host:path");
    };
    let (user, host) = host.split_once('@').unwrap_or(("", host));
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-[]".contains(c);
    if user.starts_with('-') || host.starts_with('-') || path.starts_with('-') {
        return refuse("a part starts with `-`");
    }
    if host.is_empty() || path.is_empty() || user.is_empty() || !host.chars().all(plain) || !user.chars().all(plain) {
        return refuse("it is neither file://, http(s)://, ssh:// nor user@host:path");
    }
    Ok(())
}

/// The URL without user name and password.
pub(super) fn shown(url: &str) -> String {
    match url.split_once("://") {
        Some((scheme, rest)) => {
            let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
            let (authority, tail) = rest.split_at(end);
            let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
            // A query could be a credential as well.
            let tail = tail.split(['?', '#']).next().unwrap_or_default();
            format!("{scheme}://{host}{tail}")
        }
        None => url.to_owned(),
    }
}

/// The URL without its password, and `user:password` when it is one for HTTP: git is told the first as an argument,
/// the second where no other user of the machine can read it.
pub(super) fn split_credential(url: &str) -> (String, Option<String>) {
    let Some((scheme, rest)) = url.split_once("://") else {
        return (url.to_owned(), None);
    };
    let (authority, tail) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    let Some((userinfo, host)) = authority.rsplit_once('@') else {
        return (url.to_owned(), None);
    };
    let (user, password) = userinfo.split_once(':').unwrap_or((userinfo, ""));
    match scheme {
        "http" | "https" => {
            (format!("{scheme}://{host}{tail}"), Some(format!("{}:{}", decoded(user), decoded(password))))
        }
        "ssh" => (format!("ssh://{user}@{host}{tail}"), None),
        _ => (url.to_owned(), None),
    }
}

/// What git said, with nothing in it that stood in the URL before the host: neither the whole nor its parts.
pub(super) fn sanitize(text: &str, url: &str) -> String {
    let mut text = text.replace(url, &shown(url));
    if let Some((_, rest)) = url.split_once("://") {
        let authority = &rest[..rest.find(['/', '?', '#']).unwrap_or(rest.len())];
        if let Some((userinfo, _)) = authority.rsplit_once('@') {
            text = text.replace(&format!("{userinfo}@"), "");
            for part in userinfo.splitn(2, ':') {
                for form in [part.to_owned(), decoded(part)] {
                    if form.len() > 3 && form != "git" {
                        text = text.replace(&form, "***");
                    }
                }
            }
        }
        if let Some((_, query)) = rest.split_once('?') {
            text = text.replace(query, "***");
        }
    }
    // Any other URL with a user in it, such as a submodule's or the target of a redirect.
    text.split(' ')
        .map(|word| match (word.find("://"), word.rfind('@')) {
            (Some(scheme), Some(at)) if at > scheme => format!("{}{}", &word[..scheme + 3], &word[at + 1..]),
            _ => word.to_owned(),
        })
        .collect::<Vec<_>>()
        .join(" ")
}

/// A submodule's URL: a relative one is relative to the repository's own, and one on the same host is read with the
/// same credential when it has none.
pub(super) fn join(parent: &str, target: &str) -> String {
    if target.starts_with("./") || target.starts_with("../") {
        let mut base = parent.trim_end_matches('/');
        let mut rest = target;
        loop {
            if let Some(next) = rest.strip_prefix("./") {
                rest = next;
            } else if let Some(next) = rest.strip_prefix("../") {
                rest = next;
                base = match base.rfind(['/', ':']) {
                    // Never past the host.
                    Some(at) if !base[..at].ends_with('/') || base.as_bytes()[at] == b':' => &base[..at],
                    _ => base,
                };
            } else {
                break;
            }
        }
        let scp_host = !base.contains("://") && !base.contains(':');
        return format!("{base}{}{rest}", if scp_host { ':' } else { '/' });
    }
    let userinfo = |url: &str| {
        let (scheme, rest) = url.split_once("://")?;
        let authority = rest.split('/').next()?;
        match authority.rsplit_once('@') {
            Some((user, host)) => Some((scheme.to_owned(), host.to_owned(), Some(user.to_owned()))),
            None => Some((scheme.to_owned(), authority.to_owned(), None)),
        }
    };
    match (userinfo(parent), userinfo(target)) {
        (Some((scheme, host, Some(user))), Some((s, h, None))) if scheme == s && host == h => {
            target.replacen("://", &format!("://{user}@"), 1)
        }
        _ => target.to_owned(),
    }
}

fn decoded(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len());
    let mut bytes = text.as_bytes().iter();
    while let Some(&byte) = bytes.next() {
        let rest = bytes.as_slice();
        let hex = (byte == b'%' && rest.len() >= 2)
            .then(|| std::str::from_utf8(&rest[..2]).ok().and_then(|h| u8::from_str_radix(h, 16).ok()))
            .flatten();
        match hex {
            Some(value) => {
                out.push(value);
                bytes.nth(1);
            }
            None => out.push(byte),
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_four_schemes_and_scp_like() {
        for url in [
            "file:///srv/a.git",
            "https://example.com/a.git",
            "http://u:p@example.com:8080/a",
            "ssh://git@h/a",
            "git@example.com:a/b.git",
        ] {
            assert!(check(url).is_ok(), "{url}");
        }
        for url in [
            "",
            "-x",
            "--upload-pack=touch /tmp/x",
            "ext::sh -c id",
            "ext::sh",
            "/srv/a",
            "a.git",
            "git://h/a",
            "ftp://h/a",
            "file://a",
            "ssh://-oProxyCommand=x/a",
            "ssh://-x@h/a",
            "-oProxyCommand=x@h:a",
            "git@-h:a",
            "git@h:-a",
            "https:///a",
            "https://h/a b",
            "https://h/a\nb",
            "fd::17/foo",
            "a:b",
        ] {
            assert!(check(url).is_err(), "{url}");
        }
    }

    #[test]
    fn submodules_are_relative_and_share_the_credential() {
        for (parent, target, expected) in [
            ("https://u:p@h/a/b.git", "../c.git", "https://u:p@h/a/c.git"),
            ("https://u:p@h/a/b.git", "https://h/x", "https://u:p@h/x"),
            ("https://u:p@h/a", "https://other/x", "https://other/x"),
            ("git@h:a/b.git", "../c.git", "git@h:a/c.git"),
            ("git@h:b.git", "../c.git", "git@h:c.git"),
            ("file:///srv/a", "../b", "file:///srv/b"),
            ("file:///srv/a", "./b", "file:///srv/a/b"),
        ] {
            assert_eq!(join(parent, target), expected);
        }
    }

    #[test]
    fn passwords_are_kept_out_of_arguments() {
        assert_eq!(split_credential("https://bob:p%40ss@h/a"), ("https://h/a".to_owned(), Some("bob:p@ss".to_owned())));
        assert_eq!(split_credential("ssh://git:pw@h/a"), ("ssh://git@h/a".to_owned(), None));
        assert_eq!(split_credential("git@h:a"), ("git@h:a".to_owned(), None));
    }

    #[test]
    fn credentials_are_not_shown() {
        for (url, text) in [
            ("https://bob:s3cret@h/a", "fatal: https://bob:s3cret@h/a not found"),
            ("https://bob:s3%40cret@h/a", "fatal: password s3@cret or s3%40cret is wrong"),
            ("https://s3cret@h/a", "fatal: could not read Password for 'https://s3cret@h'"),
            ("https://h/a", "redirected to https://x:s3cret@other/a"),
            ("https://h/a?token=s3cret", "fatal: https://h/a?token=s3cret/info/refs"),
        ] {
            let clean = sanitize(text, url);
            assert!(!clean.contains("s3cret") && !clean.contains("s3@cret"), "{clean}");
            assert!(!shown(url).contains("s3"), "{}", shown(url));
        }
    }
}
