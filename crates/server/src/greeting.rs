//! A deadline for the first bytes of a connection.
//!
//! They tell which version of HTTP is spoken. Until that is known, none of the deadlines of either version holds, and a
//! client that stays silent would keep its place for as long as it likes.

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

/// What a client sends first that speaks HTTP/2.
const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

/// A stream that breaks unless its first bytes tell the version in time.
pub(crate) struct Greeting<S> {
    stream: S,
    /// How many bytes of the preface were read; what comes next decides.
    read: usize,
    /// Absent once the version is known.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<S> Greeting<S> {
    pub(crate) fn new(stream: S, within: Duration) -> Self {
        Self { stream, read: 0, deadline: Some(Box::pin(sleep(within))) }
    }

    /// Takes note of bytes that were read.
    fn note(&mut self, bytes: &[u8]) {
        self.read += bytes.len();
        let begun = self.read - bytes.len();
        // Nothing read is the end of the stream, which is the version's to handle.
        let undecided = !bytes.is_empty() && PREFACE.get(begun..self.read) == Some(bytes) && self.read < PREFACE.len();
        if !undecided {
            self.deadline = None;
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Greeting<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        match Pin::new(&mut self.stream).poll_read(context, into) {
            Poll::Ready(Ok(())) => {
                if self.deadline.is_some() {
                    self.note(&into.filled()[before..]);
                }
                Poll::Ready(Ok(()))
            }
            Poll::Pending => {
                if self.deadline.as_mut().is_some_and(|deadline| deadline.as_mut().poll(context).is_ready()) {
                    return Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client says nothing")));
                }
                Poll::Pending
            }
            failed => failed,
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Greeting<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
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
        Pin::new(&mut self.stream).poll_write_vectored(context, pieces)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
