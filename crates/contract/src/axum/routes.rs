//! From operations and handlers to an axum router.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::response::Response;
use axum::routing::{MethodFilter, MethodRouter};

use tower::ServiceExt as _;

use super::serve::Served;
use super::{Handler, Host, Rejection, template};
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
    /// The path that axum matches: a segment of which a parameter is only a
    /// part is a whole parameter there.
    route: String,
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
    pub fn add(&mut self, operation: &'static Operation, handler: Handler<H>) {
        let (shape, route) = shape(operation.path);
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
                    route,
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
        path.router = std::mem::take(&mut path.router).on(filter, Served::new(operation, handler));
    }

    /// The router over everything added. A layer outside may mount it at the
    /// root, under a prefix with [`Router::nest`], or both.
    pub fn into_router(self, host: Arc<H>) -> Router {
        let mut router = Router::new().without_v07_checks();
        // Paths that axum cannot tell apart are told apart after it.
        let mut alike: Vec<(String, Vec<Candidate>)> = Vec::new();
        let routes: Vec<String> = self.paths.iter().map(|path| path.route.clone()).collect();
        for path in self.paths {
            let PathRoutes { template, shape, route, methods, router: handlers } = path;
            let allow = methods.join(", ");
            let Ok(allow) = HeaderValue::from_str(&allow) else {
                // Every method went through `Method`, which takes tokens alone.
                continue;
            };
            let fallback = move |State(host): State<Arc<H>>, method: Method| {
                let allow = allow.clone();
                async move { other_method(host.as_ref(), &method, template, allow) }
            };
            let handlers = handlers.fallback(fallback);
            if shape == route && routes.iter().filter(|other| **other == route).count() == 1 {
                router = router.route(&route, handlers);
                continue;
            }
            let candidate = Candidate { template, handlers: handlers.with_state(host.clone()) };
            match alike.iter_mut().find(|(other, _)| *other == route) {
                Some((_, candidates)) => candidates.push(candidate),
                None => alike.push((route, vec![candidate])),
            }
        }
        for (route, mut candidates) in alike {
            // The more a template says, the earlier it is tried.
            candidates.sort_by_key(|candidate| std::cmp::Reverse(literal(candidate.template)));
            let candidates: Arc<[Candidate]> = candidates.into();
            let choose = move |State(host): State<Arc<H>>, request: Request| {
                let path = request.uri().path();
                let found = candidates.iter().find(|candidate| template::fits(candidate.template, path));
                let handlers = found.map(|candidate| candidate.handlers.clone());
                async move {
                    match handlers {
                        Some(handlers) => match handlers.oneshot(request).await {
                            Ok(response) => response,
                            Err(never) => match never {},
                        },
                        None => unknown_path(State(host), request.uri().clone()).await,
                    }
                }
            };
            router = router.route(&route, axum::routing::any(choose));
        }
        router.fallback(unknown_path::<H>).with_state(host)
    }
}

/// One of several paths that are the same to axum.
struct Candidate {
    template: &'static str,
    handlers: MethodRouter,
}

/// How much of a template is not a parameter.
fn literal(template: &str) -> usize {
    template.split('{').map(|part| part.rsplit('}').next().unwrap_or(part).len()).sum()
}

impl<H> std::fmt::Debug for Routes<H> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let paths = self.paths.iter().map(|path| (path.template, &path.methods));
        f.debug_map().entries(paths).finish()
    }
}

/// The path with each parameter named after its position, so that templates
/// with other names at the same place do not collide; and the same as axum
/// takes it, which knows only parameters that are a whole segment.
fn shape(template: &str) -> (String, String) {
    let mut shape = String::with_capacity(template.len() + 1);
    let mut route = String::with_capacity(template.len() + 1);
    for (index, segment) in template.trim_start_matches('/').split('/').enumerate() {
        shape.push('/');
        route.push('/');
        if !segment.contains(['{', '}']) {
            shape.push_str(segment);
            route.push_str(segment);
            continue;
        }
        let name = format!("{{p{index}}}");
        route.push_str(&name);
        let mut rest = segment;
        while let Some((literal, after)) = rest.split_once('{') {
            shape.push_str(literal);
            shape.push_str(&name);
            rest = after.split_once('}').map_or("", |(_, rest)| rest);
        }
        shape.push_str(rest);
    }
    (shape, route)
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
