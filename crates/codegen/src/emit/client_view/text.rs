//! Descriptions that become documentation comments.

/// Makes a description safe for rustdoc: brackets that are no link, angle brackets and bare
/// addresses would be warnings in the crate that holds the generated code.
pub(super) fn for_docs(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut code = false;
    while let Some(next) = rest.chars().next() {
        let mut taken = next.len_utf8();
        match next {
            '`' => {
                code = !code;
                out.push('`');
            }
            _ if code => out.push(next),
            '[' => match link(rest) {
                Some(link) => {
                    out.push_str(link);
                    taken = link.len();
                }
                None => out.push_str("\\["),
            },
            ']' => out.push_str("\\]"),
            '<' => out.push_str("\\<"),
            'h' if rest.starts_with("http://") || rest.starts_with("https://") => {
                let end = rest
                    .find(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | '`' | '"' | ')'))
                    .unwrap_or(rest.len());
                let address = rest[..end].trim_end_matches(['.', ',', ';', ':', '\'']);
                out.push('<');
                out.push_str(address);
                out.push('>');
                taken = address.len();
            }
            _ => out.push(next),
        }
        rest = &rest[taken..];
    }
    out
}

/// The inline link that a text starts with, as `[text](address)`.
fn link(text: &str) -> Option<&str> {
    let close = text.find("](")?;
    let words = &text[1..close];
    let end = close + text[close..].find(')')?;
    let plain = !words.contains(['[', ']', '\n', '<']) && !text[close..end].contains(['\n', ' ']);
    plain.then(|| &text[..=end])
}

#[cfg(test)]
mod tests {
    use super::for_docs;

    #[test]
    fn only_what_rustdoc_would_misread_changes() {
        let check = |text: &str, want: &str| assert_eq!(for_docs(text), want);
        check("plain `Vec<[u8]>` text", "plain `Vec<[u8]>` text");
        check("an array[0] of <T>", "an array\\[0\\] of \\<T>");
        check("see [here](https://a.test/b).", "see [here](https://a.test/b).");
        check("at https://a.test/b.", "at <https://a.test/b>.");
        check("(http://a.test)", "(<http://a.test>)");
    }
}
