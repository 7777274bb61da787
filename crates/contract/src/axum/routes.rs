//! From operations and handlers to an axum router.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::handler::Handler;
use axum::http::header::{self, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::response::Response;
use axum::routing::{MethodFilter, MethodRouter};

use super::{Host, Rejection};
use crate::Operation;

/// How much of an unknown path the answer quotes, in characters.
const QUOTED: usize = 200;

/// Operations with their handlers, gathered over several tags, so that tags may
/// share a path and so that each path knows every method it answers.
pub struct Routes<H> {
    paths: Vec<PathRoutes<H>>,
}

struct PathRoutes<H> {
    /// The first template declared for this shape.
    template: &'static str,
    /// The template without the names of its parameters: two templates that
    /// differ in names alone are one path.
    shape: String,
    methods: Vec<&'static str>,
    router: MethodRouter<Arc<H>>,
}

impl<H: Host> Default for Routes<H> {
    fn default() -> Self {
        Self::new()
    }
}

impl<H: Host> Routes<H> {
    /// Without any operation.
    #[must_use]
    pub fn new() -> Self {
        Self { paths: Vec::new() }
    }

    /// Adds an operation. The first of two with the same method and path stays.
    pub fn add<T: 'static>(&mut self, operation: &'static Operation, handler: impl Handler<T, Arc<H>>) {
        let Some(shape) = shape(operation.path) else {
            tracing::error!(
                operation = operation.id,
                path = operation.path,
                "a path with a parameter that is only a part of a segment cannot be routed: the operation is not mounted"
            );
            return;
        };
        let method = Method::from_bytes(operation.method.as_bytes()).ok();
        let Some(filter) = method.and_then(|method| MethodFilter::try_from(method).ok()) else {
            tracing::error!(
                operation = operation.id,
                method = operation.method,
                "the method cannot be routed: the operation is not mounted"
            );
            return;
        };
        let position = self.paths.iter().position(|path| path.shape == shape);
        let path = match position {
            Some(position) => &mut self.paths[position],
            None => {
                self.paths.push(PathRoutes {
                    template: operation.path,
                    shape,
                    methods: Vec::new(),
                    router: MethodRouter::new(),
                });
                let last = self.paths.len() - 1;
                &mut self.paths[last]
            }
        };
        if path.methods.contains(&operation.method) {
            return;
        }
        path.methods.push(operation.method);
        path.router = std::mem::take(&mut path.router).on(filter, handler);
    }

    /// The router over everything added. A layer outside may mount it at the
    /// root, under a prefix with [`Router::nest`], or both.
    pub fn into_router(self, host: Arc<H>) -> Router {
        let mut router = Router::new().without_v07_checks();
        for path in self.paths {
            let PathRoutes { template, shape, methods, router: handlers } = path;
            let allow = methods.join(", ");
            let Ok(allow) = HeaderValue::from_str(&allow) else {
                // Every method went through `Method`, which takes tokens alone.
                continue;
            };
            let fallback = move |State(host): State<Arc<H>>, method: Method| {
                let allow = allow.clone();
                async move { other_method(host.as_ref(), &method, template, allow) }
            };
            router = router.route(&shape, handlers.fallback(fallback));
        }
        router.fallback(unknown_path::<H>).with_state(host)
    }
}

impl<H> std::fmt::Debug for Routes<H> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let paths = self.paths.iter().map(|path| (path.template, &path.methods));
        f.debug_map().entries(paths).finish()
    }
}

/// The path as axum takes it, with each parameter named after its position, so
/// that templates with other names at the same place do not collide.
fn shape(template: &str) -> Option<String> {
    let mut shape = String::with_capacity(template.len() + 1);
    for (index, segment) in template.trim_start_matches('/').split('/').enumerate() {
        shape.push('/');
        let inner = segment.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        match inner {
            Some(name) if !name.contains(['{', '}']) => shape.push_str(&format!("{{p{index}}}")),
            None if !segment.contains(['{', '}']) => shape.push_str(segment),
            _ => return None,
        }
    }
    Some(shape)
}

/// OPTIONS is answered for every path; any other method that is not declared is refused.
fn other_method<H: Host>(host: &H, method: &Method, template: &'static str, allow: HeaderValue) -> Response {
    if method == Method::OPTIONS {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NO_CONTENT;
        response.headers_mut().insert(header::ALLOW, allow);
        return response;
    }
    host.reject(None, Rejection::method_not_allowed(method, template, allow))
}

async fn unknown_path<H: Host>(State(host): State<Arc<H>>, uri: Uri) -> Response {
    let path: String = uri.path().chars().take(QUOTED).collect();
    host.reject(
        None,
        Rejection::not_found(format!("Nothing answers at {path}. Check the path against the API's document.")),
    )
}
