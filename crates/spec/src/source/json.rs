//! Positions in JSON. The text has been read as JSON before, so that what is no JSON need not be told apart here.

use std::collections::HashMap;

use super::{Node, Position};
use crate::load::MAX_DEPTH;

pub(super) fn read(text: &str) -> Option<Node> {
    let mut scan = Scan { text, at: 0, position: Position { line: 1, column: 1 } };
    scan.space();
    scan.value(scan.position, 0)
}

struct Scan<'a> {
    text: &'a str,
    /// The offset of the next byte.
    at: usize,
    position: Position,
}

impl Scan<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        if byte == b'\n' {
            self.position = Position { line: self.position.line + 1, column: 1 };
        } else if byte & 0xC0 != 0x80 {
            // Not the rest of a character.
            self.position.column += 1;
        }
        Some(byte)
    }

    fn space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.next();
        }
    }

    /// A value, which is found at `at`.
    fn value(&mut self, at: Position, depth: usize) -> Option<Node> {
        let mut node = Node { at, inside: HashMap::new() };
        match self.peek()? {
            b'{' if depth < MAX_DEPTH => self.members(&mut node, depth)?,
            b'[' if depth < MAX_DEPTH => self.items(&mut node, depth)?,
            b'{' | b'[' => return None,
            b'"' => self.string()?,
            _ => {
                while self.peek().is_some_and(|byte| !matches!(byte, b',' | b']' | b'}') && !byte.is_ascii_whitespace())
                {
                    self.next();
                }
            }
        }
        Some(node)
    }

    fn members(&mut self, node: &mut Node, depth: usize) -> Option<()> {
        while !self.ends(b'}')? {
            let (at, start) = (self.position, self.at);
            self.string()?;
            let key: String = serde_json::from_str(&self.text[start..self.at]).ok()?;
            self.space();
            // The colon.
            self.next()?;
            self.space();
            let value = self.value(at, depth + 1)?;
            node.inside.insert(key, value);
        }
        Some(())
    }

    fn items(&mut self, node: &mut Node, depth: usize) -> Option<()> {
        while !self.ends(b']')? {
            let item = self.value(self.position, depth + 1)?;
            node.inside.insert(node.inside.len().to_string(), item);
        }
        Some(())
    }

    /// Goes past the opening bracket or a comma to the next entry; past the closing bracket when there is none.
    fn ends(&mut self, close: u8) -> Option<bool> {
        self.space();
        if self.peek()? != close {
            self.next()?;
            self.space();
        }
        let ends = self.peek()? == close;
        if ends {
            self.next();
        }
        Some(ends)
    }

    fn string(&mut self) -> Option<()> {
        self.next()?;
        loop {
            match self.next()? {
                b'"' => return Some(()),
                b'\\' => {
                    self.next()?;
                }
                _ => {}
            }
        }
    }
}
