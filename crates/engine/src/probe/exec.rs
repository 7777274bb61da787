//! A command ends with status 0.

use std::{path::Path, time::Duration};

use async_trait::async_trait;

/// Runs the command of an exec probe. The supervisor collects every child that ends, so it alone can run one.
#[async_trait(?Send)]
pub(crate) trait Exec {
    /// Runs the command, and kills all of it when it takes longer than `within`.
    async fn ask(
        &self,
        command: &[String],
        directory: &Path,
        env: &[(String, String)],
        within: Duration,
    ) -> Result<(), String>;
}
