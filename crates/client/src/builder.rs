//! How a client is made.

use std::time::Duration;

use reqwest::Url;

use crate::credential::Credential;
use crate::hooks::Inner;
use crate::retry::RetryPolicy;
use crate::{Client, Error};

/// Makes a [`Client`]. See [`Client::builder`].
#[derive(Debug, Clone)]
#[must_use]
pub struct ClientBuilder {
    base_url: String,
    credential: Option<Credential>,
    connect_timeout: Duration,
    timeout: Duration,
    user_agent: String,
    retry: RetryPolicy,
}

impl Client {
    /// Starts a client of the platform at `base_url`, as `https://windlass.example.com` or, with
    /// the version in the path, `https://windlass.example.com/api/v1`.
    pub fn builder(base_url: impl Into<String>) -> ClientBuilder {
        ClientBuilder {
            base_url: base_url.into(),
            credential: None,
            connect_timeout: Duration::from_secs(10),
            timeout: Duration::from_secs(30),
            user_agent: concat!("windlass-client/", env!("CARGO_PKG_VERSION")).to_owned(),
            retry: RetryPolicy::default(),
        }
    }

    /// The address that calls go to, without a slash at its end.
    pub fn base_url(&self) -> &str {
        &self.baseurl
    }
}

impl ClientBuilder {
    /// Authenticates with an API token.
    pub fn token(self, token: impl Into<String>) -> Self {
        self.credential(Credential::Token(token.into()))
    }

    /// Authenticates with a JWT of an identity provider.
    pub fn bearer(self, jwt: impl Into<String>) -> Self {
        self.credential(Credential::Bearer(jwt.into()))
    }

    /// Authenticates with a credential.
    pub fn credential(mut self, credential: Credential) -> Self {
        self.credential = Some(credential);
        self
    }

    /// How long making a connection may take; 10 seconds by default.
    pub fn connect_timeout(mut self, limit: Duration) -> Self {
        self.connect_timeout = limit;
        self
    }

    /// How long one request may take until the whole answer is there; 30 seconds by default. A
    /// call that is tried again has this time anew.
    pub fn timeout(mut self, limit: Duration) -> Self {
        self.timeout = limit;
        self
    }

    /// The `User-Agent` header; `windlass-client/<version>` by default.
    pub fn user_agent(mut self, name: impl Into<String>) -> Self {
        self.user_agent = name.into();
        self
    }

    /// When and how calls are tried again.
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.retry = policy;
        self
    }

    /// Makes the client. Nothing is sent yet.
    ///
    /// TLS is done by rustls; when the process has no default cryptography provider, *ring*
    /// becomes it.
    ///
    /// # Errors
    ///
    /// [`Error::Configuration`] when the address or the credential cannot be used.
    pub fn build(self) -> Result<Client, Error> {
        let base = base_url(&self.base_url)?;
        let authorization = match &self.credential {
            Some(credential) => Some(credential.header()?),
            None => None,
        };
        // It fails when the process has a provider, which then is the one to use.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut http = reqwest::Client::builder()
            .connect_timeout(self.connect_timeout)
            .timeout(self.timeout)
            .user_agent(&self.user_agent)
            // Shorter than what servers and proxies allow, so that no request meets a connection
            // that is being closed.
            .pool_idle_timeout(Duration::from_secs(15))
            // The API redirects nowhere. Following would turn a POST into a GET, silently.
            .redirect(reqwest::redirect::Policy::none());
        if base.scheme() == "http" {
            // No certificate is ever looked at, so a machine without any needs none.
            http = http.tls_certs_only([]);
        }
        if is_loopback(&base) {
            http = http.no_proxy();
        }
        let http = http.build().map_err(|error| Error::Configuration(crate::error::chain(&error)))?;
        let inner = Inner { authorization, retry: self.retry };
        Ok(Client::new_with_client(base.as_str().trim_end_matches('/'), http, inner))
    }
}

fn base_url(text: &str) -> Result<Url, Error> {
    let refused = |why: &str| Err(Error::Configuration(format!("the base URL {why}")));
    let Ok(url) = Url::parse(text.trim()) else {
        return refused("is not an absolute URL, as https://windlass.example.com");
    };
    if !matches!(url.scheme(), "http" | "https") || !url.has_host() {
        return refused("has to start with https:// or http://");
    }
    if !url.username().is_empty() || url.password().is_some() {
        return refused("holds a user or a password; give the credential by itself");
    }
    if url.query().is_some() || url.fragment().is_some() {
        return refused("has a query or a fragment");
    }
    Ok(url)
}

fn is_loopback(url: &Url) -> bool {
    url.host_str().is_some_and(|host| {
        let host = host.trim_start_matches('[').trim_end_matches(']');
        host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slash_at_the_end_makes_no_difference() {
        let check = |text: &str, want: &str| {
            let client = Client::builder(text).build().unwrap();
            assert_eq!(client.base_url(), want);
        };
        check("http://localhost:8080", "http://localhost:8080");
        check("http://localhost:8080/", "http://localhost:8080");
        check("http://localhost/api/v1/", "http://localhost/api/v1");
    }

    #[test]
    fn an_address_that_cannot_work_is_refused() {
        for text in ["", "localhost:8080", "ftp://localhost", "http://user:s3cret@localhost", "http://localhost/?a=b"] {
            match Client::builder(text).build() {
                Err(Error::Configuration(message)) => assert!(!message.contains("s3cret")),
                other => panic!("{text}: {other:?}"),
            }
        }
    }

    #[test]
    fn debug_shows_no_credential() {
        let builder = Client::builder("http://localhost").token("s3cret");
        assert!(!format!("{builder:?}").contains("s3cret"));
        let client = builder.build().unwrap();
        assert!(!format!("{client:?}").contains("s3cret"), "{client:?}");
    }
}
