//! A command line into words, as a shell would split it, for a line that is run without a shell.

use crate::EngineError;

/// The command of the `web` line of a Procfile.
pub(super) fn procfile_web(text: &str) -> Option<&str> {
    text.lines()
        .filter_map(|line| line.split_once(':'))
        .find_map(|(name, command)| (name.trim() == "web" && !command.trim().is_empty()).then(|| command.trim()))
}

/// Splits at spaces, minding quotes and backslashes. What only a shell could do is refused rather than passed on as a
/// word: pipes, `&&`, redirections, substitutions and variables other than the ports.
pub(super) fn split(line: &str) -> Result<Vec<String>, EngineError> {
    let refuse = |what: &str| {
        EngineError::invalid(format!(
            "the Procfile's web line uses {what}, but it is run without a shell; write it as: web: sh -c '...'"
        ))
    };
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            ' ' | '\t' => words.extend(word.take()),
            '\'' => {
                let word = word.get_or_insert_default();
                loop {
                    match chars.next() {
                        Some('\'') => break,
                        // So that it is not taken for a port later.
                        Some('$') => word.push_str("$$"),
                        Some(c) => word.push(c),
                        None => return Err(refuse("a quote that is never closed")),
                    }
                }
            }
            '"' => {
                let word = word.get_or_insert_default();
                loop {
                    match chars.next() {
                        Some('"') => break,
                        Some('\\') => match chars.next() {
                            Some(c @ ('"' | '\\' | '`')) => word.push(c),
                            Some('$') => word.push_str("$$"),
                            Some(c) => word.extend(['\\', c]),
                            None => return Err(refuse("a quote that is never closed")),
                        },
                        Some('`') => return Err(refuse("a command substitution")),
                        Some('$') => word
                            .push_str(&port_variable(&mut chars).ok_or_else(|| refuse("a variable other than $PORT"))?),
                        Some(c) => word.push(c),
                        None => return Err(refuse("a quote that is never closed")),
                    }
                }
            }
            '\\' => match chars.next() {
                Some('$') => word.get_or_insert_default().push_str("$$"),
                Some(c) => word.get_or_insert_default().push(c),
                None => return Err(refuse("a backslash at its end")),
            },
            '$' => {
                let variable = port_variable(&mut chars).ok_or_else(|| refuse("a variable other than $PORT"))?;
                word.get_or_insert_default().push_str(&variable);
            }
            '|' | '&' | ';' | '<' | '>' | '(' | ')' | '`' => return Err(refuse(&format!("`{c}`"))),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if words.first().is_some_and(|first| first.split_once('=').is_some_and(|(name, _)| is_name(name))) {
        return Err(refuse("a variable's assignment"));
    }
    Ok(words)
}

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// `$PORT`, `${PORT}`, `$PORT_80` and `${PORT_80}`, after the dollar sign, as `${…}`.
fn port_variable(chars: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Option<String> {
    let braces = chars.next_if_eq(&'{').is_some();
    let mut name = String::new();
    while let Some(c) = chars.next_if(|c| c.is_ascii_alphanumeric() || *c == '_') {
        name.push(c);
    }
    if braces && chars.next() != Some('}') {
        return None;
    }
    let number = name.strip_prefix("PORT_").map(|n| n.parse::<u16>().is_ok());
    (name == "PORT" || number == Some(true)).then(|| format!("${{{name}}}"))
}

/// Puts the ports into a word that [`split`] made.
pub(super) fn expand(word: &str, port: impl Fn(Option<u16>) -> Option<u16>) -> Result<String, EngineError> {
    let mut out = String::new();
    let mut rest = word;
    while let Some((before, after)) = rest.split_once('$') {
        out.push_str(before);
        if let Some(after) = after.strip_prefix('$') {
            out.push('$');
            rest = after;
            continue;
        }
        let (name, after) = after.strip_prefix('{').and_then(|a| a.split_once('}')).unwrap_or(("", after));
        let number = name.strip_prefix("PORT_").and_then(|n| n.parse().ok());
        let value = port(number).ok_or_else(|| {
            EngineError::invalid(format!("the Procfile's web line uses ${name}, but that port is not declared"))
        })?;
        out.push_str(&value.to_string());
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: &[&str]) {
        let port = |n: Option<u16>| match n {
            None => Some(5000),
            Some(80) => Some(5080),
            Some(_) => None,
        };
        let words = split(line).expect("a line that can be split");
        let words: Vec<_> = words.iter().map(|w| expand(w, port).expect("known ports")).collect();
        assert_eq!(words, expected, "{line}");
    }

    #[test]
    fn words_are_those_of_a_shell() {
        check("./server  --port $PORT", &["./server", "--port", "5000"]);
        check("a ${PORT} :$PORT_80/x", &["a", "5000", ":5080/x"]);
        check(
            r#"sh -c 'echo $HOME && x' "b \"c\" $PORT" d\ e '' "\$PORT""#,
            &["sh", "-c", "echo $HOME && x", "b \"c\" 5000", "d e", "", "$PORT"],
        );
        check("a--b=c d'e'f", &["a--b=c", "def"]);
    }

    #[test]
    fn what_needs_a_shell_is_refused() {
        for line in
            ["a && b", "a | b", "a > b", "a $HOME", "a `b`", "a $(b)", "X=1 a", "a 'b", "a \"b", "a ${PORT", "a;b"]
        {
            assert!(split(line).is_err(), "{line}");
        }
    }

    #[test]
    fn the_web_line_is_found() {
        assert_eq!(procfile_web("worker: x\nweb: a b:c \n"), Some("a b:c"));
        assert_eq!(procfile_web("web :a"), Some("a"));
        assert_eq!(procfile_web("website: a\nweb:\n"), None);
    }
}
