//! Collecting every process that ends: the program, commands of probes, and orphans that were adopted.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use rustix::{
    io::Errno,
    process::{Pid, Signal, WaitOptions, WaitStatus},
};
use tokio::sync::oneshot;

use crate::procfs;

#[derive(Default)]
pub(super) struct Reaper {
    waiting: RefCell<HashMap<i32, oneshot::Sender<WaitStatus>>>,
}

impl Reaper {
    /// Collects from now on, whenever a child ends.
    pub(super) fn start() -> std::io::Result<Rc<Self>> {
        let mut ended = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::child())?;
        let reaper = Rc::new(Self::default());
        let collecting = Rc::clone(&reaper);
        tokio::task::spawn_local(async move {
            while ended.recv().await.is_some() {
                collecting.collect();
            }
        });
        Ok(reaper)
    }

    /// How the child ends. To be called before anything is awaited after its start, or its end could be missed.
    pub(super) fn watch(&self, pid: i32) -> oneshot::Receiver<WaitStatus> {
        let (tell, told) = oneshot::channel();
        self.waiting.borrow_mut().insert(pid, tell);
        told
    }

    /// Collects what has ended; answers whether any child is left.
    pub(super) fn collect(&self) -> bool {
        loop {
            match rustix::process::wait(WaitOptions::NOHANG) {
                Ok(Some((pid, status))) => {
                    if let Some(tell) = self.waiting.borrow_mut().remove(&pid.as_raw_nonzero().get()) {
                        let _ = tell.send(status);
                    }
                }
                Ok(None) => return true,
                Err(Errno::INTR) => {}
                Err(_) => return false,
            }
        }
    }

    /// Kills the group and whatever else descends from this process, until nothing is left. What hangs in the kernel
    /// is given up after a while.
    pub(super) async fn kill_all(&self, group: Option<Pid>) {
        if let Some(group) = group {
            let _ = rustix::process::kill_process_group(group, Signal::KILL);
        }
        let me = rustix::process::getpid().as_raw_nonzero().get();
        for round in 0..500u32 {
            if !self.collect() {
                return;
            }
            // The killed need a moment; who is still there then has left the group.
            if round > 2 {
                for child in procfs::all().into_iter().filter(|s| s.parent == me && !s.zombie) {
                    if let Some(pid) = Pid::from_raw(child.pid) {
                        let _ = rustix::process::kill_process(pid, Signal::KILL);
                    }
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(if round < 3 { 2 } else { 10 })).await;
        }
    }
}
