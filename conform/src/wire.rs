//! Requests and answers, and the limits on them.

use std::time::{Duration, Instant};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::{Client, Method, Url, header, redirect};

use crate::{Options, report::Stop};

/// What may stand in a path segment or a query value as it is.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
/// Largest answer that is read.
const MOST: usize = 16 * 1024 * 1024;
/// Requests without an answer, one after the other, after which the server is gone.
const PATIENCE: u32 = 5;
/// Longest that a 429 is waited out.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Who a request says it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Credentials {
    Given,
    None,
    /// Another value after the same scheme.
    Wrong,
    /// Another scheme altogether.
    Other(&'static str),
}

#[derive(Debug, Clone)]
pub(crate) struct Request {
    pub(crate) method: &'static str,
    /// Path and query, already encoded; or a whole address.
    pub(crate) target: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Option<Vec<u8>>,
    pub(crate) credentials: Credentials,
}

impl Request {
    pub(crate) fn new(method: &'static str, target: impl Into<String>) -> Self {
        Self { method, target: target.into(), headers: Vec::new(), body: None, credentials: Credentials::Given }
    }

    pub(crate) fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub(crate) fn body(mut self, media: &str, body: impl Into<Vec<u8>>) -> Self {
        self.body = Some(body.into());
        self.header("Content-Type", media)
    }

    pub(crate) fn credentials(mut self, credentials: Credentials) -> Self {
        self.credentials = credentials;
        self
    }
}

#[derive(Debug, Clone, Default)]
pub(crate) struct Answer {
    /// 0 when there is no answer.
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
    /// Why there is no answer.
    pub(crate) trouble: Option<String>,
}

impl Answer {
    pub(crate) fn success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Option<serde_json::Value> {
        serde_json::from_slice(&self.body).ok()
    }

    pub(crate) fn brief(&self) -> String {
        if let Some(trouble) = &self.trouble {
            return format!("none: {trouble}");
        }
        let media = self.header("content-type").map(|media| format!(", {media}")).unwrap_or_default();
        let body = shorten(&String::from_utf8_lossy(&self.body), 400);
        format!("{}{media}{}{body}", self.status, if body.is_empty() { "" } else { ": " })
    }
}

pub(crate) fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    format!("{}… ({} bytes)", text.chars().take(most).collect::<String>(), text.len())
}

pub(crate) fn encode(text: &str) -> String {
    utf8_percent_encode(text, PLAIN).to_string()
}

/// The connection to the server.
pub(crate) struct Wire {
    client: Client,
    base: Url,
    /// Headers of every request.
    given: Vec<(String, String)>,
    /// Names, in lower case, of headers that are credentials.
    credential_headers: Vec<String>,
    until: Instant,
    most: usize,
    pub(crate) sent: usize,
    unanswered: u32,
}

impl Wire {
    pub(crate) fn new(base: Url, options: &Options, credential_headers: Vec<String>) -> anyhow::Result<Self> {
        // Another user of the library may have installed it; that one serves as well.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut client = Client::builder().timeout(options.timeout).redirect(redirect::Policy::none());
        if base.host_str().is_some_and(|host| host == "localhost" || host.starts_with("127.") || host == "[::1]") {
            client = client.no_proxy();
        }
        Ok(Self {
            client: client.build()?,
            base,
            given: options.headers.clone(),
            credential_headers,
            until: Instant::now() + options.max_time,
            most: options.max_requests,
            sent: 0,
            unanswered: 0,
        })
    }

    /// Whether the caller gave a credential.
    pub(crate) fn has_credentials(&self) -> bool {
        self.given.iter().any(|(name, _)| self.is_credential(name))
    }

    fn is_credential(&self, name: &str) -> bool {
        self.credential_headers.iter().any(|known| known.eq_ignore_ascii_case(name))
    }

    pub(crate) fn url(&self, target: &str) -> String {
        if target.starts_with("http://") || target.starts_with("https://") {
            return target.to_owned();
        }
        format!("{}{target}", self.base.as_str().trim_end_matches('/'))
    }

    /// A text of the server without the given credentials, which it may have repeated.
    pub(crate) fn redact(&self, mut text: String) -> String {
        for (name, value) in &self.given {
            let secret = value.rsplit_once(' ').map_or(value.as_str(), |(_, secret)| secret);
            if self.is_credential(name) && !secret.is_empty() {
                text = text.replace(secret, "$TOKEN");
            }
        }
        text
    }

    /// Where a `Location` points to; none when it leaves the server, where the credential has no business.
    pub(crate) fn follow(&self, location: &str) -> Option<String> {
        let url = self.base.join(location).ok()?;
        (url.origin() == self.base.origin()).then(|| url.to_string())
    }

    /// Every header of a request.
    fn headers(&self, request: &Request) -> Vec<(String, String)> {
        let given = self.given.iter().filter_map(|(name, value)| {
            let value = match (&request.credentials, self.is_credential(name)) {
                (Credentials::Given, _) | (_, false) => value.clone(),
                (Credentials::None, true) => return None,
                (Credentials::Wrong, true) => match value.rsplit_once(' ') {
                    Some((scheme, _)) => format!("{scheme} this-is-not-a-credential"),
                    None => "this-is-not-a-credential".to_owned(),
                },
                (Credentials::Other(text), true) => (*text).to_owned(),
            };
            Some((name.clone(), value))
        });
        given.chain(request.headers.iter().cloned()).collect()
    }

    pub(crate) async fn send(&mut self, request: &Request) -> Result<Answer, Stop> {
        loop {
            if self.sent >= self.most {
                return Err(Stop::Requests);
            }
            if Instant::now() >= self.until {
                return Err(Stop::Seconds);
            }
            self.sent += 1;
            let answer = match self.exchange(request).await {
                Ok(answer) => answer,
                Err(error) => {
                    self.unanswered += 1;
                    if self.unanswered >= PATIENCE {
                        return Err(Stop::Unreachable);
                    }
                    // Its text is short; what happened is in its sources.
                    return Ok(Answer { trouble: Some(format!("{error:#}")), ..Answer::default() });
                }
            };
            self.unanswered = 0;
            if answer.status != 429 {
                return Ok(answer);
            }
            let wait = answer.header("retry-after").and_then(|seconds| seconds.parse().ok()).unwrap_or(1);
            let wait = Duration::from_secs(wait);
            if wait > LONGEST_WAIT || Instant::now() + wait >= self.until {
                return Err(Stop::RateLimited);
            }
            tokio::time::sleep(wait).await;
        }
    }

    async fn exchange(&self, request: &Request) -> anyhow::Result<Answer> {
        let url = Url::parse(&self.url(&request.target))?;
        let mut call = self.client.request(Method::from_bytes(request.method.as_bytes())?, url);
        for (name, value) in self.headers(request) {
            call = call.header(name, value);
        }
        if let Some(body) = &request.body {
            call = call.body(body.clone());
        } else if matches!(request.method, "POST" | "PUT" | "PATCH") {
            call = call.header(header::CONTENT_LENGTH, 0);
        }
        let mut response = call.send().await?;
        let headers = response
            .headers()
            .iter()
            .map(|(name, value)| (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned()))
            .collect();
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            body.extend_from_slice(&chunk);
            anyhow::ensure!(body.len() <= MOST, "the body is larger than {MOST} bytes");
        }
        Ok(Answer { status: response.status().as_u16(), headers, body, trouble: None })
    }

    /// The request as a line for a shell.
    pub(crate) fn curl(&self, request: &Request) -> String {
        let mut line = format!("curl -i -X {} {}", request.method, quote(&self.url(&request.target)));
        for (name, value) in self.headers(request) {
            if self.is_credential(&name) && request.credentials == Credentials::Given {
                let scheme = value.rsplit_once(' ').map(|(scheme, _)| format!("{scheme} ")).unwrap_or_default();
                line.push_str(&format!(" -H \"{name}: {scheme}$TOKEN\""));
            } else {
                line.push_str(&format!(" -H {}", quote(&format!("{name}: {value}"))));
            }
        }
        if let Some(body) = &request.body {
            line.push_str(&format!(" --data-binary {}", quote(&shorten(&String::from_utf8_lossy(body), 4000))));
        }
        line
    }
}

fn quote(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}
