//! The end of a service's log, read from its end.

use std::{collections::VecDeque, fs::File, io, os::unix::fs::FileExt, path::Path};

use super::{LogLine, files};

const BLOCK: u64 = 64 << 10;

/// The last `count` lines, oldest first. No log is an empty one.
pub(crate) fn tail(directory: &Path, count: usize) -> io::Result<Vec<LogLine>> {
    // Both are opened before either is read: turning over only renames.
    let mut open = Vec::new();
    for path in files(directory) {
        match File::open(path) {
            Ok(file) => open.push(file),
            Err(e) if e.kind() == io::ErrorKind::NotFound => {}
            Err(e) => return Err(e),
        }
    }
    let mut lines = VecDeque::new();
    for file in open {
        if lines.len() >= count {
            break;
        }
        backwards(&file, |line| {
            // A line that was cut by a full disk is passed over.
            if let Ok(line) = serde_json::from_slice(line) {
                lines.push_front(line);
            }
            lines.len() < count
        })?;
    }
    Ok(lines.into())
}

/// Gives the lines of the file from the last to the first, until told to stop.
fn backwards(file: &File, mut line: impl FnMut(&[u8]) -> bool) -> io::Result<()> {
    let mut position = file.metadata()?.len();
    // What is read and not yet given, from `position` on.
    let mut held: Vec<u8> = Vec::new();
    let mut more = true;
    while more && position > 0 {
        let size = BLOCK.min(position);
        position -= size;
        let mut block = vec![0; usize::try_from(size).map_err(io::Error::other)?];
        file.read_exact_at(&mut block, position)?;
        block.extend_from_slice(&held);
        held = block;
        while more {
            let Some(end) = held.iter().rposition(|b| *b == b'\n') else { break };
            let after = held.split_off(end + 1);
            held.pop();
            if !after.is_empty() {
                more = line(&after);
            }
        }
    }
    if more && !held.is_empty() {
        line(&held);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, count: usize) -> Vec<String> {
        let mut file = tempfile::tempfile().expect("a temporary file");
        io::Write::write_all(&mut file, text.as_bytes()).expect("writable");
        let mut seen = Vec::new();
        backwards(&file, |line| {
            seen.push(String::from_utf8_lossy(line).into_owned());
            seen.len() < count
        })
        .expect("readable");
        seen
    }

    #[test]
    fn lines_come_from_the_end() {
        assert_eq!(lines("a\nb\nc\n", 2), ["c", "b"]);
        assert_eq!(lines("a\nb\nc", 9), ["c", "b", "a"]);
        assert_eq!(lines("", 9), Vec::<String>::new());
        let long = "x".repeat(200_000);
        assert_eq!(lines(&format!("first\n{long}\nlast\n"), 9), ["last".to_owned(), long, "first".to_owned()]);
    }
}
