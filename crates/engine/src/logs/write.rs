//! Appending to a service's log. Several instances write to the same one, so every write is done under a lock.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    os::unix::fs::{MetadataExt, OpenOptionsExt},
    path::PathBuf,
};

use rustix::fs::FlockOperation;

use super::{LogLine, files};

/// Appends to the log in a directory, of which no more than a limit is kept: two files of half of it each.
pub(crate) struct Writer {
    directory: PathBuf,
    half: u64,
    lock: File,
    current: File,
}

impl Writer {
    pub(crate) fn open(directory: PathBuf, limit: u64) -> io::Result<Self> {
        fs::create_dir_all(&directory)?;
        let lock = open(directory.join("lock"))?;
        let current = open(files(&directory)[0].clone())?;
        Ok(Self { directory, half: (limit / 2).max(4096), lock, current })
    }

    pub(crate) fn append(&mut self, lines: &[LogLine]) -> io::Result<()> {
        rustix::fs::flock(&self.lock, FlockOperation::LockExclusive)?;
        let result = self.write_lines(lines);
        rustix::fs::flock(&self.lock, FlockOperation::Unlock)?;
        result
    }

    fn write_lines(&mut self, lines: &[LogLine]) -> io::Result<()> {
        let mut text = Vec::with_capacity(4 << 10);
        for line in lines {
            serde_json::to_writer(&mut text, line)?;
            text.push(b'\n');
            // In small parts, so that many short lines at once do not go past the limit.
            if text.len() >= 16 << 10 {
                self.write(&text)?;
                text.clear();
            }
        }
        if text.is_empty() { Ok(()) } else { self.write(&text) }
    }

    fn write(&mut self, text: &[u8]) -> io::Result<()> {
        let [now, before] = files(&self.directory);
        // Another instance may have turned the file over, and the service's log may have been deleted.
        let in_place = fs::metadata(&now).ok().map(|m| (m.ino(), m.dev()));
        let mine = self.current.metadata()?;
        if in_place != Some((mine.ino(), mine.dev())) {
            self.current = open(now.clone())?;
        }
        let size = self.current.metadata()?.len();
        if size > 0 && size + text.len() as u64 > self.half {
            fs::rename(&now, before)?;
            self.current = open(now)?;
        }
        self.current.write_all(text)
    }
}

fn open(path: PathBuf) -> io::Result<File> {
    OpenOptions::new().create(true).append(true).mode(0o600).open(path)
}
