//! Where workloads run: git source, processes, probes, logs
