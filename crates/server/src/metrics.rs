//! What `/metrics` tells, in the text form of Prometheus.

use std::{
    sync::atomic::AtomicU64,
    time::{Duration, Instant},
};

use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::{Registry, Unit},
};

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answer {
    operation: &'static str,
    status: u16,
}

/// Counts answers and their time.
pub(crate) struct Metrics {
    registry: Registry,
    started: Instant,
    answers: Family<Answer, Counter>,
    seconds: Histogram,
    uptime: Gauge<f64, AtomicU64>,
    queued: Gauge,
    active: Gauge,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("windlass");
        let answers = Family::default();
        let seconds = Histogram::new([0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0]);
        let (uptime, queued, active) = (Gauge::default(), Gauge::default(), Gauge::default());
        registry.register("answers", "Requests answered, by operation and status", answers.clone());
        registry.register_with_unit("answer", "Time to answer a request", Unit::Seconds, seconds.clone());
        registry.register_with_unit("uptime", "Time since the server started", Unit::Seconds, uptime.clone());
        registry.register("deployments_queued", "Deployments that wait", queued.clone());
        registry.register("deployments_active", "Deployments that are worked on", active.clone());
        Self { registry, started: Instant::now(), answers, seconds, uptime, queued, active }
    }
}

impl Metrics {
    /// Counts an answer. What is no operation is counted together, so that made-up paths make no series.
    pub(crate) fn count(&self, operation: Option<&'static str>, status: u16, elapsed: Duration) {
        self.answers.get_or_create(&Answer { operation: operation.unwrap_or("none"), status }).inc();
        self.seconds.observe(elapsed.as_secs_f64());
    }

    /// Everything as text, with the deployments as they are now: those that wait and those that are worked on.
    pub(crate) fn text(&self, (queued, active): (u64, u64)) -> Result<String, std::fmt::Error> {
        self.uptime.set(self.started.elapsed().as_secs_f64());
        self.queued.set(i64::try_from(queued).unwrap_or(i64::MAX));
        self.active.set(i64::try_from(active).unwrap_or(i64::MAX));
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}
