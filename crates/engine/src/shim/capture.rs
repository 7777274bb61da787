//! What the program says, line by line, into the service's log.

use std::{cell::RefCell, collections::VecDeque, os::fd::OwnedFd, rc::Rc, time::Duration};

use chrono::Utc;
use tokio::{io::AsyncReadExt, net::unix::pipe, task::JoinHandle};
use uuid::Uuid;

use crate::logs::{LogLine, LogStream, Splitter, Writer};

const EXCERPT_LINES: usize = 5;
const EXCERPT_WIDTH: usize = 400;

pub(super) struct Log {
    writer: RefCell<Writer>,
    instance: String,
    /// The last lines of each stream in this run.
    recent: RefCell<[VecDeque<String>; 2]>,
    secrets: Vec<String>,
}

impl Log {
    pub(super) fn new(writer: Writer, instance: String, secrets: &[String]) -> Rc<Self> {
        // A secret of several lines is met one line at a time; what is very short would blot out ordinary words.
        let parts = secrets.iter().flat_map(|s| s.lines().map(str::trim)).filter(|part| part.len() >= 4);
        let mut secrets: Vec<String> = parts.map(str::to_owned).collect();
        secrets.sort_by_key(|s| std::cmp::Reverse(s.len()));
        Rc::new(Self { writer: RefCell::new(writer), instance, recent: RefCell::default(), secrets })
    }

    /// Writes all that comes from the pipe, until its last writer is gone.
    pub(super) fn capture(self: &Rc<Self>, from: OwnedFd, stream: LogStream) -> std::io::Result<JoinHandle<()>> {
        let mut pipe = pipe::Receiver::from_owned_fd(from)?;
        let log = Rc::clone(self);
        Ok(tokio::task::spawn_local(async move {
            let mut splitter = Splitter::default();
            let mut buffer = vec![0; 16 << 10];
            let mut lines = Vec::new();
            loop {
                match pipe.read(&mut buffer).await {
                    Ok(0) => break,
                    Ok(n) => splitter.feed(&buffer[..n], |line| lines.push(log.line(stream, line))),
                    Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
                    Err(_) => break,
                }
                log.write(&mut lines).await;
            }
            splitter.finish(|line| lines.push(log.line(stream, line)));
            log.write(&mut lines).await;
        }))
    }

    fn line(&self, stream: LogStream, message: String) -> LogLine {
        let recent = &mut self.recent.borrow_mut()[stream as usize];
        if recent.len() == EXCERPT_LINES {
            recent.pop_front();
        }
        // Whole, so that a secret is still whole when it is blotted out; only what is left of a line is cut.
        recent.push_back(message.clone());
        LogLine { id: Uuid::now_v7(), created_at: Utc::now(), stream, instance: self.instance.clone(), message }
    }

    /// A full disk must not stop the program: after a few tries the lines are lost.
    async fn write(&self, lines: &mut Vec<LogLine>) {
        if lines.is_empty() {
            return;
        }
        for _ in 0..3 {
            if self.writer.borrow_mut().append(lines).is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        lines.clear();
    }

    /// The last lines of this run, without secrets: of the error stream, or of the other when that one was silent.
    pub(super) fn excerpt(&self) -> Vec<String> {
        let mut recent = self.recent.borrow_mut();
        let [out, err] = std::mem::take(&mut *recent);
        let lines = if err.is_empty() { out } else { err };
        lines.into_iter().map(|line| self.clean(line)).collect()
    }

    fn clean(&self, mut line: String) -> String {
        for secret in &self.secrets {
            line = line.replace(secret, "***");
        }
        line.chars().take(EXCERPT_WIDTH).collect()
    }
}
