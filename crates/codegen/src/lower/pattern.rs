//! Regular expressions of ECMA 262 in the syntax of the `regex` crate.
//!
//! The two differ in what `\s`, `\d`, `\w` and `.` mean, in escapes, and in what stands for itself inside of a class.

use std::collections::HashMap;
use std::iter::Peekable;
use std::str::Chars;

use regex::{Regex, RegexBuilder};

use crate::ir::Pattern;

const SPACE: &str = r"\t\n\x0B\x0C\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}";

/// What a pattern may compile to, in bytes. Those of real documents stay below a tenth of it.
const USUAL: usize = 1 << 20;

/// How many patterns of one document may compile to more, up to what the engine allows by itself: each takes the time
/// of a hundred others.
const MOST_LARGE: usize = 8;

/// The patterns of a document.
#[derive(Default)]
pub(super) struct Patterns {
    known: HashMap<String, Result<Pattern, String>>,
    large: usize,
}

impl Patterns {
    /// The pattern, or why it cannot be checked.
    pub(super) fn translate(&mut self, text: &str) -> Result<Pattern, String> {
        if let Some(known) = self.known.get(text) {
            return known.clone();
        }
        let regex = Translator { rest: text.chars().peekable(), out: String::new() }.run();
        let result = self.compile(&regex).map(|()| Pattern { text: text.to_owned(), regex });
        self.known.insert(text.to_owned(), result.clone());
        result
    }

    fn compile(&mut self, regex: &str) -> Result<(), String> {
        let usual = RegexBuilder::new(regex).size_limit(USUAL).build();
        let result = match usual {
            Err(regex::Error::CompiledTooBig(_)) if self.large < MOST_LARGE => {
                self.large += 1;
                Regex::new(regex)
            }
            other => other,
        };
        // The last line says what is wrong; those before draw it under the translated text.
        result.map(drop).map_err(|error| {
            error.to_string().lines().last().unwrap_or_default().trim_start_matches("error: ").to_owned()
        })
    }
}

struct Translator<'a> {
    rest: Peekable<Chars<'a>>,
    out: String,
}

impl Translator<'_> {
    fn run(mut self) -> String {
        while let Some(sign) = self.rest.next() {
            match sign {
                '\\' => self.escape(false),
                '[' => self.class(),
                '.' => self.out.push_str(r"[^\n\r\x{2028}\x{2029}]"),
                '{' if !self.is_quantifier() => self.out.push_str(r"\{"),
                other => self.out.push(other),
            }
        }
        self.out
    }

    /// `{2}`, `{2,}` or `{2,3}` follows; anything else stands for itself.
    fn is_quantifier(&self) -> bool {
        let inside: String = self.rest.clone().take_while(|sign| *sign != '}').collect();
        let closed = self.rest.clone().any(|sign| sign == '}');
        let (low, high) = inside.split_once(',').unwrap_or((&inside, ""));
        closed && !low.is_empty() && [low, high].iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()))
    }

    fn class(&mut self) {
        self.out.push('[');
        let negated = self.rest.next_if_eq(&'^').is_some();
        if self.rest.next_if_eq(&']').is_some() {
            // An empty class matches nothing, and its negation everything.
            self.out.push_str(if negated { r"\s\S]" } else { r"^\s\S]" });
            return;
        }
        if negated {
            self.out.push('^');
        }
        while let Some(sign) = self.rest.next() {
            match sign {
                ']' => break,
                '\\' => self.escape(true),
                // These would nest, subtract or intersect.
                '[' | '&' | '~' => {
                    self.out.push('\\');
                    self.out.push(sign);
                }
                '-' if self.rest.peek() == Some(&'-') => self.out.push_str(r"\-"),
                other => self.out.push(other),
            }
        }
        self.out.push(']');
    }

    fn escape(&mut self, in_class: bool) {
        let Some(sign) = self.rest.next() else {
            // A lone backslash at the end is an error in both.
            self.out.push('\\');
            return;
        };
        let (open, close) = if in_class { ("", "") } else { ("[", "]") };
        match sign {
            's' => self.out.push_str(&format!("{open}{SPACE}{close}")),
            'S' => self.out.push_str(&format!("[^{SPACE}]")),
            'd' => self.out.push_str(&format!("{open}0-9{close}")),
            'D' => self.out.push_str("[^0-9]"),
            'w' => self.out.push_str(&format!("{open}A-Za-z0-9_{close}")),
            'W' => self.out.push_str("[^A-Za-z0-9_]"),
            'b' if in_class => self.out.push_str(r"\x08"),
            'b' => self.out.push_str(r"(?-u:\b)"),
            'B' if !in_class => self.out.push_str(r"(?-u:\B)"),
            '0' => self.out.push_str(r"\x00"),
            'c' => {
                let letter = self.rest.next().unwrap_or('@');
                self.out.push_str(&format!(r"\x{:02X}", (letter as u32) % 32));
            }
            'u' => self.unicode(),
            'x' => {
                let code = self.hex(2);
                self.code(code);
            }
            't' | 'n' | 'r' | 'f' | 'v' | 'p' | 'P' => {
                self.out.push('\\');
                self.out.push(sign);
            }
            // Back references: left as they are for the engine to refuse.
            '1'..='9' | 'k' => {
                self.out.push('\\');
                self.out.push(sign);
            }
            letter if letter.is_alphanumeric() => self.out.push(letter),
            '<' | '>' | '_' => self.out.push(sign),
            other if other.is_ascii() => {
                self.out.push('\\');
                self.out.push(other);
            }
            other => self.out.push(other),
        }
    }

    fn unicode(&mut self) {
        if self.rest.next_if_eq(&'{').is_some() {
            let mut digits = String::new();
            while let Some(digit) = self.rest.next_if(|sign| *sign != '}') {
                digits.push(digit);
            }
            self.rest.next();
            self.code(u32::from_str_radix(&digits, 16).ok());
            return;
        }
        let first = self.hex(4);
        // Two escapes of surrogates are one character.
        if let Some(high @ 0xD800..=0xDBFF) = first {
            let ahead = self.rest.clone();
            if self.rest.next_if_eq(&'\\').is_some()
                && self.rest.next_if_eq(&'u').is_some()
                && let Some(low @ 0xDC00..=0xDFFF) = self.hex(4)
            {
                self.code(Some(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)));
                return;
            }
            self.rest = ahead;
        }
        self.code(first);
    }

    fn hex(&mut self, length: usize) -> Option<u32> {
        let digits: String = self.rest.clone().take(length).take_while(char::is_ascii_hexdigit).collect();
        if digits.len() != length {
            return None;
        }
        self.rest.nth(length - 1);
        u32::from_str_radix(&digits, 16).ok()
    }

    fn code(&mut self, code: Option<u32>) {
        match code {
            Some(code) => self.out.push_str(&format!(r"\x{{{code:X}}}")),
            // Not an escape in either syntax: this makes the engine say so.
            None => self.out.push_str(r"\x{}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(pattern: &str, fits: &[&str], not: &[&str]) {
        let regex = Regex::new(&Patterns::default().translate(pattern).unwrap().regex).unwrap();
        for text in fits {
            assert!(regex.is_match(text), "{pattern} has to match {text:?}: {regex}");
        }
        for text in not {
            assert!(!regex.is_match(text), "{pattern} must not match {text:?}: {regex}");
        }
    }

    #[test]
    fn both_syntaxes_agree() {
        check(r"^\d+$", &["12"], &["١٢", "12\n"]);
        check(r"^[\w-]+$", &["a-b"], &["é"]);
        check(r"^[\s]$", &["\u{feff}", " "], &["a"]);
        check(r"^[^\s]$", &["a"], &["\u{feff}", " "]);
        check(r"^\S$", &["a"], &["\u{3000}"]);
        check(r"^.$", &["a"], &["\r", "\u{2028}"]);
        check(r"^[^\u0000-\u001f]*$", &["é"], &["\n"]);
        check(r"^\ud83d\ude00$", &["😀"], &[]);
        check(r"^\u{1F600}$", &["😀"], &[]);
        check(r"^a{$", &["a{"], &[]);
        check(r"^a{2,3}$", &["aa"], &["a"]);
        check(r"^[[&~]$", &["[", "&", "~"], &["\\"]);
        check(r"^[a&&b]$", &["&"], &[]);
        check(r"^\/\_\<$", &["/_<"], &[]);
        check(r"[]", &[], &["", "a"]);
        check(r"^[^]$", &["\n"], &[""]);
        check(r"^(?<year>\d{4})$", &["2026"], &[]);
    }

    #[test]
    fn what_cannot_be_checked_says_why() {
        for pattern in [r"^(?!x)", r"(a)\1", "(", r"\u12", "[z-a]", "\\"] {
            let reason = Patterns::default().translate(pattern).unwrap_err();
            assert!(!reason.is_empty(), "{pattern}");
        }
    }
}
