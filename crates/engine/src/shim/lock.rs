//! The lock that its supervisor holds as long as an instance lives: the truth about "it is there".

use std::{
    fs::{File, OpenOptions},
    io,
    path::Path,
};

use rustix::{fs::FlockOperation, io::Errno};

fn open(directory: &Path) -> io::Result<File> {
    // Closed in every program that is started, as all files of the standard library are.
    OpenOptions::new().create(true).truncate(false).read(true).write(true).open(directory.join("lock"))
}

/// Takes the lock, or answers `None` when a supervisor holds it.
pub(crate) fn take(directory: &Path) -> io::Result<Option<File>> {
    try_lock(open(directory)?, FlockOperation::NonBlockingLockExclusive)
}

/// Whether a supervisor holds the lock.
pub(crate) fn is_held(directory: &Path) -> io::Result<bool> {
    let file = match File::open(directory.join("lock")) {
        Ok(file) => file,
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(e) => return Err(e),
    };
    Ok(try_lock(file, FlockOperation::NonBlockingLockShared)?.is_none())
}

fn try_lock(file: File, how: FlockOperation) -> io::Result<Option<File>> {
    loop {
        match rustix::fs::flock(&file, how) {
            Ok(()) => return Ok(Some(file)),
            Err(Errno::WOULDBLOCK) => return Ok(None),
            Err(Errno::INTR) => {}
            Err(e) => return Err(e.into()),
        }
    }
}
