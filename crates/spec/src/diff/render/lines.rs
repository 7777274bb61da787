//! On which line of a JSON text something stands.

use std::collections::{HashMap, HashSet};

/// The lines of some pointers, each counted from 1. What is not in the text has the line of what holds it.
#[derive(Debug, Default)]
pub(super) struct Lines(HashMap<String, usize>);

impl Lines {
    /// Looks the pointers up in a text that is known to be JSON.
    pub(super) fn find<'p>(text: &str, pointers: impl Iterator<Item = &'p str>) -> Self {
        let mut wanted = HashSet::new();
        for pointer in pointers {
            let mut at = pointer;
            while wanted.insert(at) {
                at = holder(at);
            }
        }
        let mut scan = Scan { text: text.as_bytes(), at: 0, line: 1, wanted, found: HashMap::new() };
        scan.value(&mut String::new());
        Self(scan.found)
    }

    /// The line of a pointer.
    pub(super) fn of(&self, pointer: &str) -> Option<usize> {
        let mut at = pointer;
        loop {
            match self.0.get(at) {
                Some(line) => return Some(*line),
                None if at.is_empty() => return None,
                None => at = holder(at),
            }
        }
    }
}

fn holder(at: &str) -> &str {
    at.rsplit_once('/').map_or("", |(holder, _)| holder)
}

struct Scan<'t> {
    text: &'t [u8],
    at: usize,
    line: usize,
    wanted: HashSet<&'t str>,
    found: HashMap<String, usize>,
}

impl Scan<'_> {
    fn peek(&mut self) -> u8 {
        while let Some(byte) = self.text.get(self.at).filter(|byte| byte.is_ascii_whitespace()) {
            self.line += usize::from(*byte == b'\n');
            self.at += 1;
        }
        self.text.get(self.at).copied().unwrap_or_default()
    }

    /// Steps over a sign when it is next.
    fn step(&mut self, sign: u8) -> bool {
        let next = self.peek() == sign;
        self.at += usize::from(next);
        next
    }

    fn value(&mut self, pointer: &mut String) {
        let first = self.peek();
        if self.wanted.contains(pointer.as_str()) {
            self.found.entry(pointer.clone()).or_insert(self.line);
        }
        match first {
            b'{' => {
                self.at += 1;
                while self.peek() == b'"' {
                    let line = self.line;
                    let key = self.string();
                    let length = pointer.len();
                    pointer.push('/');
                    pointer.push_str(&crate::pointer::escape(&key));
                    if self.wanted.contains(pointer.as_str()) {
                        self.found.insert(pointer.clone(), line);
                    }
                    self.step(b':');
                    self.value(pointer);
                    pointer.truncate(length);
                    self.step(b',');
                }
                self.step(b'}');
            }
            b'[' => {
                self.at += 1;
                let mut index = 0_usize;
                while !matches!(self.peek(), b']' | 0) {
                    let length = pointer.len();
                    pointer.push_str(&format!("/{index}"));
                    self.value(pointer);
                    pointer.truncate(length);
                    index += 1;
                    self.step(b',');
                }
                self.step(b']');
            }
            b'"' => {
                self.string();
            }
            // A number, true, false or null; at least one sign, so that a text that is no JSON comes to an end too.
            _ => {
                self.at += 1;
                while self.text.get(self.at).is_some_and(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(byte)) {
                    self.at += 1;
                }
            }
        }
    }

    fn string(&mut self) -> String {
        let start = self.at;
        self.at += 1;
        while let Some(byte) = self.text.get(self.at) {
            self.at += 1;
            match byte {
                b'"' => break,
                b'\\' => self.at += 1,
                _ => {}
            }
        }
        let text = self.text.get(start..self.at).unwrap_or_default();
        serde_json::from_slice(text).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_those_of_keys_and_items() {
        let text =
            "{\n  \"a\": {\n    \"b/c\": [\n      1,\n      {\"d\": \"\\\"\\n\"}\n    ]\n  },\n  \"e\": null\n}\n";
        let pointers = ["/a/b~1c/1/d", "/a/b~1c/0", "/e", "/a/gone/further", "/none"];
        let lines = Lines::find(text, pointers.into_iter());
        let found: Vec<_> = pointers.iter().map(|pointer| lines.of(pointer)).collect();
        assert_eq!(found, [Some(5), Some(4), Some(8), Some(2), Some(1)]);
    }

    #[test]
    fn what_is_no_json_comes_to_an_end() {
        for text in ["", "{", "[", "[1", "{\"a", "{\"a\":", "]", "{\"a\\", "[[[", "{\"a\" 1}"] {
            Lines::find(text, ["/a"].into_iter());
        }
    }
}
