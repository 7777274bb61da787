//! A deadline for a client that does not take its answer.
//!
//! Neither version of HTTP has one: a client that asks for much and reads nothing would keep its place, and the answer's
//! memory, for as long as it likes.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

/// A stream that breaks when nothing can be written to it for too long.
pub(crate) struct Stalled<S> {
    stream: S,
    within: Duration,
    /// Present while something waits to be written.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<S> Stalled<S> {
    pub(crate) fn new(stream: S, within: Duration) -> Self {
        Self { stream, within, deadline: None }
    }

    /// What came of an attempt to write, or that it has taken too long.
    fn note<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.deadline = None;
            return written;
        }
        let within = self.within;
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep(within)));
        match deadline.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client reads nothing"))),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Stalled<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Stalled<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.note(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.note(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test]
    async fn only_a_client_that_reads_nothing_is_given_up() {
        let within = Duration::from_millis(200);
        let (near, mut far) = duplex(1);
        let mut near = Stalled::new(near, within);
        // Slower in all than the deadline, but never silent for so long.
        let reader = async {
            for _ in 0..10 {
                sleep(within / 5).await;
                far.read_u8().await.unwrap();
            }
        };
        let (written, ()) = tokio::join!(near.write_all(&[0; 10]), reader);
        written.unwrap();
        let error = near.write_all(&[0; 10]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
