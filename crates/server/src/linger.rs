//! Reads what is left of a body that nobody wanted.
//!
//! A request may be refused before its body is read. A server that then closes the connection resets it under a client
//! that is still sending, and the client never gets to read why it was refused.

use std::{
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    Error,
    body::{Body, Bytes, HttpBody},
    extract::Request,
    http::{HeaderMap, header},
    middleware::Next,
    response::Response,
};
use http_body_util::BodyExt as _;
use tokio::{runtime::Handle, time::timeout};

/// Most bytes of a refused body that are read; beyond, the connection is closed.
const MOST: u64 = 32 << 20;
/// Longest that they are read for.
const LONGEST: Duration = Duration::from_secs(10);

/// Lets every refused request's body be read to its end.
pub(crate) async fn linger(request: Request, next: Next) -> Response {
    // A client that waits for `100 Continue` sends nothing when it is refused.
    let waits = request.headers().contains_key(header::EXPECT);
    if request.body().is_end_stream() || waits || announced(request.headers()).is_some_and(|bytes| bytes > MOST) {
        return next.run(request).await;
    }
    next.run(request.map(|body| Body::new(Lingering { body: Some(body) }))).await
}

fn announced(headers: &HeaderMap) -> Option<u64> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

struct Lingering {
    /// Absent once it was read to its end, or broke.
    body: Option<Body>,
}

impl HttpBody for Lingering {
    type Data = Bytes;
    type Error = Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<http_body::Frame<Bytes>, Error>>> {
        let Some(body) = &mut self.body else { return Poll::Ready(None) };
        let frame = ready!(Pin::new(body).poll_frame(context));
        if !matches!(frame, Some(Ok(_))) {
            self.body = None;
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.as_ref().is_none_or(HttpBody::is_end_stream)
    }

    fn size_hint(&self) -> http_body::SizeHint {
        self.body.as_ref().map_or_else(|| http_body::SizeHint::with_exact(0), HttpBody::size_hint)
    }
}

impl Drop for Lingering {
    fn drop(&mut self) {
        let Some(body) = self.body.take().filter(|body| !body.is_end_stream()) else {
            return;
        };
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(timeout(LONGEST, discard(body)));
        }
    }
}

async fn discard(mut body: Body) {
    let mut read = 0;
    while let Some(Ok(frame)) = body.frame().await {
        read += frame.data_ref().map_or(0, |data| data.len() as u64);
        if read > MOST {
            return;
        }
    }
}
