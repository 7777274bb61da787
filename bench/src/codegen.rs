//! `bench codegen`: what generating code from real documents takes, and one client beside progenitor's own.

mod check;
mod rival;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use windlass_codegen::{Options, emit, format, lower};
use windlass_spec::{Document, load_file, normalize};

use crate::output::say;

/// What generating the code of the document that is looked at closely may take.
const LIMIT: Duration = Duration::from_secs(1);

/// Where real documents are when no other place is named. They are no part of this repository.
const CORPUS: &str = "../shared/corpus";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The directory with the documents.
    #[arg(default_value = CORPUS)]
    directory: PathBuf,
    /// How often each document is measured. The quickest run counts.
    #[arg(long, default_value_t = 3)]
    runs: usize,
    /// The document to look at closely, by its file's name without the extension.
    #[arg(long, default_value = "qovery")]
    close: String,
    /// Run `cargo check` on that document's client and on progenitor's. Slow.
    #[arg(long)]
    check: bool,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        ensure!(self.runs > 0, "there is nothing to measure in 0 runs");
        if !self.directory.is_dir() {
            say(&format!("{} is not there: there are no documents to measure with", self.directory.display()));
            return Ok(());
        }
        let mut points = Vec::new();
        for path in documents(&self.directory)? {
            points.push(Point::measure(&path, self.runs)?);
        }
        ensure!(!points.is_empty(), "{} holds no documents", self.directory.display());
        points.sort_by_key(|point| point.operations);
        say("seconds, each the quickest run's; `total` is all before it, to tokens; `text` formats the tokens");
        say(HEAD);
        for point in &points {
            say(&point.row());
        }
        say(&format!(
            "{} documents: time grows with operations^{:.2} and with lines^{:.2} (1 is linear)",
            points.len(),
            exponent(&points, |point| point.operations),
            exponent(&points, |point| point.lines.all()),
        ));
        match points.iter().find(|point| point.name == self.close) {
            Some(point) => self.look_closely(point),
            None => {
                say(&format!("{} is not among them", self.close));
                Ok(())
            }
        }
    }

    fn look_closely(&self, point: &Point) -> anyhow::Result<()> {
        let Point { name, operations, times, lines, .. } = point;
        say(&format!(
            "{name}, {operations} operations: {:.2} s (aim: at most {:.0} s); with formatting {:.2} s",
            times.total().as_secs_f64(),
            LIMIT.as_secs_f64(),
            (times.total() + times.text).as_secs_f64(),
        ));
        say(&format!(
            "  the client       {:>6} lines: {} of types and {} of calls; {} more of rules, which the server compiles",
            lines.types + lines.client,
            lines.types,
            lines.client,
            lines.rules
        ));
        let rival = rival::generate(&point.document)?;
        say(&rival.line());
        if self.check {
            check::compare(name, &point.code, &rival)?;
        } else {
            say("  --check asks the compiler about both");
        }
        Ok(())
    }
}

/// Formatted source.
struct Code {
    types: String,
    rules: String,
    api: String,
    client: String,
}

/// Lines of formatted source.
struct Lines {
    types: usize,
    rules: usize,
    api: usize,
    client: usize,
}

impl Lines {
    const fn all(&self) -> usize {
        self.types + self.rules + self.api + self.client
    }
}

#[derive(Clone, Copy)]
struct Times {
    load: Duration,
    normalize: Duration,
    lower: Duration,
    types: Duration,
    server: Duration,
    client: Duration,
    text: Duration,
}

impl Times {
    fn total(&self) -> Duration {
        self.load + self.normalize + self.lower + self.types + self.server + self.client
    }
}

/// A document and what generating its code took.
struct Point {
    name: String,
    operations: usize,
    times: Times,
    lines: Lines,
    document: Document,
    code: Code,
}

const HEAD: &str = "document         operations    load  normal   lower   types  server  client   total    text     \
                    lines  µs/operation  µs/line";

impl Point {
    fn measure(path: &Path, runs: usize) -> anyhow::Result<Self> {
        let mut best = Self::once(path)?;
        for _ in 1..runs {
            let next = Self::once(path)?;
            if next.times.total() < best.times.total() {
                best = next;
            }
        }
        Ok(best)
    }

    fn once(path: &Path) -> anyhow::Result<Self> {
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let options = options();
        let (load, document) = timed(|| load_file(path));
        let document = document?;
        let operations = document.operations().count();
        let (normal, document) = timed(|| normalize(document));
        let document = document?.document;
        let (lowering, lowered) = timed(|| lower(&document));
        let (types, types_code) = timed(|| emit::types_apart(&lowered.ir, &options));
        let (server, api_code) = timed(|| emit::server(&lowered.ir, &options));
        let (client, client_code) = timed(|| emit::client(&document, &options));
        let client_code = client_code?.tokens;
        let (text, code) = timed(|| -> anyhow::Result<Code> {
            Ok(Code {
                types: format(types_code.definitions)?,
                rules: format(types_code.rules)?,
                api: format(api_code)?,
                client: format(client_code)?,
            })
        });
        let code = code.with_context(|| format!("the code of {name}"))?;
        let lines = Lines {
            types: count(&code.types),
            rules: count(&code.rules),
            api: count(&code.api),
            client: count(&code.client),
        };
        let times = Times { load, normalize: normal, lower: lowering, types, server, client, text };
        Ok(Self { name, operations, times, lines, document, code })
    }

    fn row(&self) -> String {
        let Self { name, operations, times, lines, .. } = self;
        let Times { load, normalize, lower, types, server, client, text } = *times;
        let total = times.total();
        let seconds: String = [load, normalize, lower, types, server, client, total, text]
            .iter()
            .map(|time| format!("{:>8.3}", time.as_secs_f64()))
            .collect();
        let micros = total.as_secs_f64() * 1e6;
        let all = lines.all();
        format!(
            "{name:<16} {operations:>10}{seconds} {all:>9} {:>13.0} {:>8.2}",
            micros / *operations as f64,
            micros / all as f64
        )
    }
}

fn options() -> Options {
    Options { types_crate: "crate::types".to_owned(), ..Options::default() }
}

fn timed<T>(run: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = run();
    (start.elapsed(), result)
}

fn count(code: &str) -> usize {
    code.lines().count()
}

/// The power of a size that time grows with: the slope of the line through the points' logarithms.
fn exponent(points: &[Point], size: impl Fn(&Point) -> usize) -> f64 {
    let logs: Vec<(f64, f64)> =
        points.iter().map(|point| ((size(point).max(1) as f64).ln(), point.times.total().as_secs_f64().ln())).collect();
    let count = logs.len() as f64;
    let (x, y) = logs.iter().fold((0.0, 0.0), |(x, y), one| (x + one.0 / count, y + one.1 / count));
    let (up, along) =
        logs.iter().fold((0.0, 0.0), |(up, along), one| (up + (one.0 - x) * (one.1 - y), along + (one.0 - x).powi(2)));
    up / along
}

fn documents(directory: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(directory).with_context(|| format!("reading {}", directory.display()))?;
    let mut documents = Vec::new();
    for entry in entries {
        let path = entry.with_context(|| format!("reading {}", directory.display()))?.path();
        if matches!(path.extension().and_then(|extension| extension.to_str()), Some("json" | "yaml" | "yml")) {
            documents.push(path);
        }
    }
    documents.sort();
    Ok(documents)
}
