//! Parts of real documents, damaged: the generator answers each, with source or with reasons.

use std::collections::BTreeSet;
use std::path::Path;
use std::thread;
use std::time::Instant;

use anyhow::Context as _;
use serde_json::Value;
use windlass_spec::{Document, Format};

use self::damage::damage;
use crate::package;
use crate::part::part;
use crate::workspace;

// The fuzz target `damaged` and the tests of the generator do the same damage.
#[path = "../../../crates/codegen/fuzz/src/damage.rs"]
#[allow(unreachable_pub, reason = "elsewhere it is a crate's own")]
mod damage;

/// A part has at most as many operations.
const OPERATIONS: u64 = 3;

/// A part is damaged by at most as many choices.
const CHOICES: u64 = 24;

/// The stack that a thread has when nobody asks for more.
const STACK: usize = 2 << 20;

/// What came of the damaged parts of one document.
#[derive(Debug, Default)]
pub(super) struct Damaged {
    pub(super) generated: usize,
    pub(super) refused: usize,
    /// What the generator did not survive, and the file with it.
    pub(super) faults: Vec<String>,
    /// What the slowest took, in seconds.
    pub(super) slowest: f64,
}

/// Damages this many parts of a document. They are always the same ones.
pub(super) fn run(path: &Path, name: &str, count: u64) -> anyhow::Result<Damaged> {
    let document = windlass_spec::load_file(path)?;
    let directory = workspace::root().join("target/corpus/damaged");
    std::fs::create_dir_all(&directory).with_context(|| format!("making {}", directory.display()))?;
    let mut out = Damaged::default();
    for seed in 0..count {
        let text = damaged(&document, seed).to_string();
        // Before it is tried: when the stack overflows, there is no after.
        let file = directory.join(format!("{name}-{seed}.json"));
        std::fs::write(&file, &text).with_context(|| format!("writing {}", file.display()))?;
        let start = Instant::now();
        let answer = answer(text, &file)?;
        out.slowest = out.slowest.max(start.elapsed().as_secs_f64());
        match answer {
            Answer::Generated => out.generated += 1,
            Answer::Refused => out.refused += 1,
            Answer::Fault(fault) => {
                out.faults.push(fault);
                continue;
            }
        }
        std::fs::remove_file(&file).with_context(|| format!("removing {}", file.display()))?;
    }
    Ok(out)
}

enum Answer {
    Generated,
    Refused,
    Fault(String),
}

/// Tries a document in a thread, which ends a panic.
fn answer(text: String, file: &Path) -> anyhow::Result<Answer> {
    let shown = file.display().to_string();
    let worker = thread::Builder::new().name(shown.clone()).stack_size(STACK);
    Ok(answered(&shown, worker.spawn(move || generate(&text))?))
}

fn answered(file: &str, worker: thread::JoinHandle<anyhow::Result<bool>>) -> Answer {
    match worker.join() {
        Ok(Ok(true)) => Answer::Generated,
        Ok(Ok(false)) => Answer::Refused,
        Ok(Err(error)) => Answer::Fault(format!("{file}: {error:#}")),
        Err(panic) => {
            let message = panic.downcast_ref::<String>().map(String::as_str);
            let message = message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("for no reason");
            Answer::Fault(format!("{file}: panicked: {message}"))
        }
    }
}

/// Whether anything was generated. What is generated and no Rust is an error.
fn generate(text: &str) -> anyhow::Result<bool> {
    let Ok(document) = windlass_spec::load(text, Format::Json) else { return Ok(false) };
    // What cannot be normalized may be lowered all the same.
    let document = windlass_spec::normalize(document.clone()).map_or(document, |normalized| normalized.document);
    package::generate(&document)?;
    Ok(true)
}

fn damaged(document: &Document, seed: u64) -> Value {
    let mut numbers = Numbers(seed);
    let all: Vec<String> = document.operations().map(|operation| operation.pointer).collect();
    let count = 1 + numbers.below(OPERATIONS);
    let operations: BTreeSet<_> =
        (0..count).filter_map(|_| all.get(numbers.below(all.len() as u64) as usize).cloned()).collect();
    let mut root = part(document, &operations);
    let choices: Vec<u16> = (0..=numbers.below(CHOICES)).map(|_| numbers.below(1 << 16) as u16).collect();
    damage(&mut root, choices);
    root
}

/// Numbers that look like chance and are always the same (SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % bound.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_parts_are_damaged_each_time() {
        let path = workspace::root().join("crates/codegen/examples/bookshop/openapi.yaml");
        let document = windlass_spec::load_file(&path).unwrap();
        let texts: BTreeSet<_> = (0..20).map(|seed| damaged(&document, seed).to_string()).collect();
        assert_eq!(texts.len(), 20, "each has damage of its own");
        assert_eq!(damaged(&document, 7), damaged(&document, 7));
        let outcome = run(&path, "bookshop", 4).unwrap();
        assert_eq!(outcome.faults, [""; 0]);
        assert_eq!(outcome.generated + outcome.refused, 4);
    }

    #[test]
    fn what_panics_is_a_fault() {
        let worker = thread::spawn(|| -> anyhow::Result<bool> { panic!("no {}", "way") });
        let Answer::Fault(fault) = answered("a.json", worker) else { panic!("it is one") };
        assert_eq!(fault, "a.json: panicked: no way");
    }
}
