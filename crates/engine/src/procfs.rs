//! What runs on this machine, as `/proc` tells it.

use std::{fs, sync::OnceLock};

use serde::{Deserialize, Serialize};

/// A process that cannot be mistaken for a later one with the same number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ProcessRef {
    pub(crate) pid: i32,
    /// Ticks since the machine started.
    pub(crate) started: u64,
    /// Which start of the machine.
    pub(crate) boot: String,
}

impl ProcessRef {
    /// The process that has this number now; one that ended but was not collected counts.
    pub(crate) fn of(pid: i32) -> Option<Self> {
        stat(pid).map(|stat| Self { pid, started: stat.started, boot: boot().to_owned() })
    }

    pub(crate) fn same_boot(&self) -> bool {
        self.boot == boot()
    }

    pub(crate) fn is_alive(&self) -> bool {
        self.same_boot() && stat(self.pid).is_some_and(|s| s.started == self.started && !s.zombie)
    }
}

/// The fields of `/proc/<pid>/stat` that matter here.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stat {
    pub(crate) pid: i32,
    pub(crate) zombie: bool,
    pub(crate) parent: i32,
    pub(crate) session: i32,
    pub(crate) started: u64,
}

pub(crate) fn stat(pid: i32) -> Option<Stat> {
    let text = fs::read(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may hold anything, also parentheses and spaces.
    let end = text.iter().rposition(|b| *b == b')')?;
    let rest = String::from_utf8_lossy(text.get(end + 2..)?).into_owned();
    let fields: Vec<&str> = rest.split(' ').collect();
    Some(Stat {
        pid,
        zombie: matches!(*fields.first()?, "Z" | "X"),
        parent: fields.get(1)?.parse().ok()?,
        session: fields.get(3)?.parse().ok()?,
        started: fields.get(19)?.parse().ok()?,
    })
}

pub(crate) fn all() -> Vec<Stat> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let pids = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    pids.filter_map(stat).collect()
}

fn boot() -> &'static str {
    static BOOT: OnceLock<String> = OnceLock::new();
    BOOT.get_or_init(|| {
        fs::read_to_string("/proc/sys/kernel/random/boot_id").map(|s| s.trim().to_owned()).unwrap_or_default()
    })
}
