//! The run: one operation after the other, each from what it needs to what it must refuse.

mod check;
mod follow;
mod locate;
mod methods;
mod refused;
mod valid;

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use anyhow::{bail, ensure};
use serde_json::Value;

use crate::{
    Options, Progress,
    contract::{Contract, Operation},
    report::{Report, Stop},
    wire::{Credentials, Request, Wire},
};

/// A record of the server.
#[derive(Debug, Clone)]
struct Record {
    id: String,
    /// Whether this run has created it; only such records are changed or deleted.
    ours: bool,
}

pub(crate) struct Driver {
    contract: Contract,
    wire: Wire,
    report: Report,
    /// Records by the path that their ids are appended to.
    pool: HashMap<String, Vec<Record>>,
    /// Paths below which no record could be had.
    barren: HashSet<String>,
    /// For each operation the largest body that was accepted.
    bases: HashMap<String, Value>,
    /// Operations that were seen to succeed.
    succeeded: HashSet<String>,
    /// Paths with a DELETE of what was created, oldest first.
    litter: Vec<(Arc<Operation>, String)>,
    /// Makes names of this run differ from those of others.
    run: String,
    count: u32,
}

impl Driver {
    pub(crate) fn new(contract: Contract, wire: Wire) -> Self {
        let run = uuid::Uuid::new_v4().simple().to_string();
        let report = Report { notes: contract.notes.clone(), ..Report::default() };
        Self {
            contract,
            wire,
            report,
            pool: HashMap::new(),
            barren: HashSet::new(),
            bases: HashMap::new(),
            succeeded: HashSet::new(),
            litter: Vec::new(),
            run: run.chars().take(6).collect(),
            count: 0,
        }
    }

    pub(crate) async fn run(
        mut self,
        options: &Options,
        progress: &mut dyn FnMut(Progress<'_>),
    ) -> anyhow::Result<Report> {
        ensure!(!self.contract.operations.is_empty(), "the document has no operations");
        let secured = self.contract.operations.iter().find(|operation| operation.secured);
        if let (Some(operation), false) = (secured, self.wire.has_credentials()) {
            bail!("the document wants a credential (for {}, among others) and none is given", operation.id);
        }
        let chosen: Vec<_> = self
            .contract
            .operations
            .iter()
            .filter(|operation| options.only.as_ref().is_none_or(|only| *only == operation.id))
            .cloned()
            .collect();
        ensure!(!chosen.is_empty(), "the document has no operation {}", options.only.as_deref().unwrap_or_default());

        let hello = Request::new("GET", "/").credentials(Credentials::None);
        match self.wire.send(&hello).await {
            Ok(answer) => {
                if let Some(trouble) = answer.trouble {
                    bail!("{} cannot be reached: {trouble}", options.url);
                }
            }
            // Whoever allows no request at all gets a report that says so.
            Err(stop) => self.report.stopped = Some(stop),
        }
        self.report.operations = chosen.len();
        if self.report.stopped.is_none()
            && let Err(stop) = self.drive(&chosen, progress).await
        {
            self.report.stopped = Some(stop);
        }
        self.report.succeeded = chosen.iter().filter(|operation| self.succeeded.contains(&operation.id)).count();
        if self.report.stopped.is_none() {
            for operation in chosen.iter().filter(|operation| !self.succeeded.contains(&operation.id)) {
                self.report.notes.push(format!("{} was never seen to succeed", operation.id));
            }
        }
        self.report.requests = self.wire.sent;
        Ok(self.report)
    }

    async fn drive(&mut self, chosen: &[Arc<Operation>], progress: &mut dyn FnMut(Progress<'_>)) -> Result<(), Stop> {
        // What deletes comes last: the others may need what it takes away.
        let mut ordered: Vec<_> = chosen.iter().filter(|operation| operation.method != "DELETE").collect();
        ordered.extend(chosen.iter().filter(|operation| operation.method == "DELETE"));
        for (done, operation) in ordered.iter().enumerate() {
            let findings = self.report.findings.len();
            progress(Progress { done, of: ordered.len(), operation: &operation.id, findings });
            self.operation(operation).await?;
        }
        self.undeclared_methods(chosen).await?;
        // As a courtesy; whether DELETE works was seen above.
        for (operation, path) in std::mem::take(&mut self.litter).into_iter().rev() {
            self.wire.send(&Request::new(operation.method, path)).await?;
        }
        Ok(())
    }

    async fn operation(&mut self, operation: &Arc<Operation>) -> Result<(), Stop> {
        if let Some(media) = &operation.undriven {
            self.report.notes.push(format!("{} takes no JSON but {media}; its body is not driven", operation.id));
        }
        let changes = matches!(operation.method, "PUT" | "PATCH" | "DELETE");
        let mut located = self.locate(&operation.path, false, Vec::new()).await?;
        if changes && located.sure && !located.ours {
            let made = self.locate(&operation.path, true, Vec::new()).await?;
            if made.sure && made.ours {
                located = made;
            }
        }
        // What an unknown record would be answered has to be the same for missing credentials and wrong input.
        let usable = located.sure && (located.ours || !changes);
        if usable {
            self.valid(operation, &located.path).await?;
        } else if !located.sure {
            self.report.notes.push(format!("{}: no record could be had for its path", operation.id));
        } else {
            self.report.notes.push(format!("{}: only records of others are there, and they are kept", operation.id));
        }
        // A valid DELETE has taken its own record, not this one.
        let path = if usable { located.path } else { self.nowhere(&operation.path) };
        self.wrong_input(operation, &path, usable).await?;
        self.wrong_credentials(operation, &path).await
    }

    /// A mark that no other name of this run or another has.
    fn mark(&mut self) -> String {
        self.count += 1;
        format!("c{}{}", self.run, self.count)
    }
}
