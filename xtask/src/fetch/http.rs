//! Gets a document from an address.

use std::error::Error as _;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail, ensure};
use ureq::config::RedirectAuthHeaders;
use ureq::http::{Response, StatusCode, header};
use ureq::{Agent, Body, Error};
use url::{Host, Url};
use windlass_spec::Format;

use super::source::{Answer, MOST_BYTES};

/// The environment variable with the value of the `Authorization` header.
pub(super) const AUTHORIZATION: &str = "WINDLASS_FETCH_AUTHORIZATION";

/// The time for all of it, redirects included.
const TIME: Duration = Duration::from_secs(60);

/// The time until a server has to be there.
const CONNECT_TIME: Duration = Duration::from_secs(10);

const MOST_REDIRECTS: u32 = 5;

pub(super) fn get(address: &Url, etag: Option<&str>) -> anyhow::Result<Answer> {
    let authorization = std::env::var(AUTHORIZATION).ok().filter(|value| !value.trim().is_empty());
    ensure!(
        authorization.is_none() || address.scheme() == "https" || is_local(address),
        "{AUTHORIZATION} is set, and {address} would carry it over the network in the clear; use https"
    );
    let mut request = agent(address)
        .get(address.as_str())
        .header(header::ACCEPT, "application/json, application/yaml;q=0.9, */*;q=0.5");
    if let Some(value) = &authorization {
        request = request.header(header::AUTHORIZATION, value.trim());
    }
    if let Some(etag) = etag {
        request = request.header(header::IF_NONE_MATCH, etag);
    }
    let response = request.call().map_err(|error| told(&error)).with_context(|| format!("fetching {address}"))?;
    read(response, etag.is_some(), authorization.is_some()).with_context(|| format!("fetching {address}"))
}

fn agent(address: &Url) -> Agent {
    Agent::config_builder()
        .user_agent(concat!("windlass-xtask/", env!("CARGO_PKG_VERSION")))
        .timeout_global(Some(TIME))
        .timeout_connect(Some(CONNECT_TIME))
        .http_status_as_error(false)
        .max_redirects(MOST_REDIRECTS)
        .redirect_auth_headers(RedirectAuthHeaders::SameHost)
        // What starts with TLS does not go on without.
        .https_only(address.scheme() == "https")
        .build()
        .into()
}

fn is_local(address: &Url) -> bool {
    match address.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    }
}

fn read(mut response: Response<Body>, conditional: bool, authorized: bool) -> anyhow::Result<Answer> {
    match response.status() {
        StatusCode::OK => {}
        StatusCode::NOT_MODIFIED if conditional => return Ok(Answer::NotModified),
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN if authorized => {
            bail!("it answered {}; the value of {AUTHORIZATION} is not accepted", response.status());
        }
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => bail!(
            "it answered {}; set {AUTHORIZATION} to the value of the Authorization header, as `Token …`",
            response.status()
        ),
        StatusCode::NOT_FOUND => bail!("it answered 404 Not Found; give the address of the document itself"),
        status if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS => {
            bail!("it answered {status}; try again later");
        }
        status => bail!("it answered {status}, and not with a document"),
    }
    let text = |name| response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let media_type = text(header::CONTENT_TYPE).unwrap_or_default().to_ascii_lowercase();
    let etag = text(header::ETAG);
    ensure!(!media_type.starts_with("text/html"), "it answered a web page, and not a document");
    let bytes = response.body_mut().with_config().limit(MOST_BYTES).read_to_vec().map_err(|error| told(&error))?;
    ensure!(!bytes.is_empty(), "it answered with nothing");
    Ok(Answer::Body { format: format(&media_type, &bytes), bytes, etag })
}

/// JSON is told by how it starts; many servers call YAML `text/plain`.
fn format(media_type: &str, bytes: &[u8]) -> Format {
    let start = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let object = start.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'{');
    if media_type.contains("yaml") || !(object || media_type.contains("json")) { Format::Yaml } else { Format::Json }
}

/// An error in words that tell what to do.
fn told(error: &Error) -> anyhow::Error {
    match error {
        Error::Timeout(_) => anyhow!("it took longer than {} s", TIME.as_secs()),
        Error::BodyExceedsLimit(_) => anyhow!("the document is larger than {} MiB", MOST_BYTES >> 20),
        Error::HostNotFound => anyhow!("its host is not known; check the address and the network"),
        Error::TooManyRedirects => anyhow!("it redirects more than {MOST_REDIRECTS} times"),
        Error::RequireHttpsOnly(_) => anyhow!("it redirects from https to http, which is not followed"),
        Error::Io(error) if error.kind() == std::io::ErrorKind::ConnectionRefused => {
            anyhow!("nothing answers there; is the server running?")
        }
        other => match other.source() {
            Some(source) => anyhow!("{other}: {source}"),
            None => anyhow!("{other}"),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_is_told_by_type_and_start() {
        assert_eq!(format("application/json", b"{}"), Format::Json);
        assert_eq!(format("text/plain", b"\xef\xbb\xbf\n {}"), Format::Json);
        assert_eq!(format("", b"openapi: 3.0.3"), Format::Yaml);
        assert_eq!(format("application/yaml", b"{openapi: 3.0.3}"), Format::Yaml);
        // A JSON error is the better one for what claims to be JSON.
        assert_eq!(format("application/json", b"oops"), Format::Json);
    }

    #[test]
    fn only_this_machine_is_local() {
        let local = |text: &str| is_local(&Url::parse(text).unwrap());
        assert!(local("http://localhost:1/") && local("http://127.0.0.1/") && local("http://[::1]/"));
        assert!(!local("http://a.dev/") && !local("http://localhost.a.dev/"));
    }
}
