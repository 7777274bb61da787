//! Bytes into lines.

/// Longer lines are cut.
const MAX_LINE: usize = 64 << 10;

/// Collects bytes until a line is whole.
#[derive(Debug, Default)]
pub(crate) struct Splitter {
    pending: Vec<u8>,
}

impl Splitter {
    /// Takes bytes, and gives every line that they end.
    pub(crate) fn feed(&mut self, mut bytes: &[u8], mut line: impl FnMut(String)) {
        while let Some(end) = bytes.iter().position(|b| *b == b'\n') {
            self.take(&bytes[..end], &mut line);
            line(self.end());
            bytes = &bytes[end + 1..];
        }
        self.take(bytes, &mut line);
    }

    /// Gives what was begun and never ended.
    pub(crate) fn finish(&mut self, line: impl FnOnce(String)) {
        if !self.pending.is_empty() {
            line(self.end());
        }
    }

    fn take(&mut self, mut bytes: &[u8], line: &mut impl FnMut(String)) {
        while self.pending.len() + bytes.len() > MAX_LINE {
            let (now, later) = bytes.split_at(MAX_LINE - self.pending.len());
            self.pending.extend_from_slice(now);
            bytes = later;
            // Cut between characters, not inside one.
            let started = self.pending.iter().rev().take(4).position(|b| b & 0xC0 != 0x80).unwrap_or(0);
            let last = self.pending[self.pending.len() - 1 - started];
            let whole = match last {
                0xF0.. => started == 3,
                0xE0.. => started == 2,
                0xC0.. => started == 1,
                _ => true,
            };
            let carried = if whole { Vec::new() } else { self.pending.split_off(self.pending.len() - 1 - started) };
            line(String::from_utf8_lossy(&self.pending).into_owned());
            self.pending = carried;
        }
        self.pending.extend_from_slice(bytes);
    }

    fn end(&mut self) -> String {
        if self.pending.last() == Some(&b'\r') {
            self.pending.pop();
        }
        let line = String::from_utf8_lossy(&self.pending).into_owned();
        self.pending.clear();
        // One long line must not cost its memory for ever.
        self.pending.shrink_to(8 << 10);
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(chunks: &[&[u8]], expected: &[&str]) {
        let mut splitter = Splitter::default();
        let mut lines = Vec::new();
        for chunk in chunks {
            splitter.feed(chunk, |line| lines.push(line));
        }
        splitter.finish(|line| lines.push(line));
        assert_eq!(lines, expected);
    }

    #[test]
    fn lines_are_whole_however_they_arrive() {
        check(&[b"a\nb\n"], &["a", "b"]);
        check(&[b"a", b"b\nc"], &["ab", "c"]);
        check(&[b"a\r\n\n"], &["a", ""]);
        check(&["ü".as_bytes().split_at(1).0, "ü\n".as_bytes().split_at(1).1], &["ü"]);
        check(&[b"\xff\n"], &["\u{fffd}"]);
    }

    #[test]
    fn long_lines_are_cut_between_characters() {
        let long = "aü€𝄞".repeat(20_000);
        let mut splitter = Splitter::default();
        let mut lines = Vec::new();
        for chunk in long.as_bytes().chunks(7919) {
            splitter.feed(chunk, |line| lines.push(line));
        }
        splitter.finish(|line| lines.push(line));
        assert!(lines.iter().all(|line| line.len() <= MAX_LINE));
        assert_eq!(lines.concat(), long);
    }
}
