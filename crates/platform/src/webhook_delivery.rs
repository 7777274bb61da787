//! Sends webhook deliveries: signed, in order per deployment, repeated until they are acknowledged.

use std::{net::IpAddr, time::Duration};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use chrono::{DateTime, Utc};
use hmac::{Hmac, KeyInit as _, Mac as _};
use reqwest::redirect::Policy;
use sha2::Sha256;
use url::{Host, Url};
use uuid::Uuid;
use zeroize::Zeroizing;

use crate::{
    address::{PublicOnly, is_public},
    helm_index::root_cause,
};

/// Longest a receiver may take to acknowledge.
const TIMEOUT: Duration = Duration::from_secs(15);

/// What starts a signing key's text.
pub(crate) const KEY_PREFIX: &str = "whsec_";

/// Sends events to receivers.
pub(crate) struct Sender {
    http: reqwest::Client,
    allow_private: bool,
}

/// One event for one receiver.
pub(crate) struct Message<'a> {
    /// The same for every attempt, so that a receiver can tell a repetition.
    pub(crate) id: Uuid,
    pub(crate) target: &'a str,
    pub(crate) key: &'a str,
    pub(crate) body: String,
}

/// What came of an attempt that was not acknowledged.
#[derive(Debug)]
pub(crate) struct Refusal {
    /// The receiver's status, when it answered.
    pub(crate) status: Option<u16>,
    /// Why, for the operator and the webhook's owner.
    pub(crate) why: String,
}

impl Sender {
    /// A sender that follows no redirect and, unless `allow_private`, connects to public addresses alone.
    pub(crate) fn new(allow_private: bool) -> reqwest::Result<Self> {
        let mut builder = reqwest::Client::builder()
            .timeout(TIMEOUT)
            .redirect(Policy::none())
            .no_proxy()
            .user_agent(concat!("windlass/", env!("CARGO_PKG_VERSION")));
        if !allow_private {
            builder = builder.dns_resolver(std::sync::Arc::new(PublicOnly));
        }
        Ok(Self { http: builder.build()?, allow_private })
    }

    /// Sends the message; any 2xx acknowledges it.
    pub(crate) async fn send(&self, message: Message<'_>, now: DateTime<Utc>) -> Result<u16, Refusal> {
        let refused = |why: String| Refusal { status: None, why };
        let target =
            Url::parse(message.target).map_err(|error| refused(format!("the target is not a URL: {error}")))?;
        self.check_literal(&target).map_err(refused)?;
        let timestamp = now.timestamp();
        let signature = sign(message.key, message.id, timestamp, &message.body)
            .ok_or_else(|| refused("the signing key is not base64".into()))?;
        let response = self
            .http
            .post(target)
            .header("content-type", "application/json")
            .header("webhook-id", message.id.to_string())
            .header("webhook-timestamp", timestamp)
            .header("webhook-signature", signature)
            .body(message.body)
            .send()
            .await
            .map_err(|error| refused(root_cause(&error.without_url())))?;
        let status = response.status();
        if status.is_success() {
            return Ok(status.as_u16());
        }
        Err(Refusal { status: Some(status.as_u16()), why: format!("the receiver answered {status}") })
    }

    /// The resolver sees names alone: an address written out in the target is checked here.
    fn check_literal(&self, target: &Url) -> Result<(), String> {
        let address: IpAddr = match target.host() {
            Some(Host::Ipv4(v4)) => v4.into(),
            Some(Host::Ipv6(v6)) => v6.into(),
            _ => return Ok(()),
        };
        if self.allow_private || is_public(address) {
            return Ok(());
        }
        Err("the target is a private address; the operator can allow those with --webhook-allow-private".into())
    }
}

/// A signing key for a webhook whose owner gave none.
pub(crate) fn new_key() -> String {
    format!("{KEY_PREFIX}{}", STANDARD.encode(rand::random::<[u8; 24]>()))
}

/// Signs by the Standard Webhooks scheme: HMAC-SHA256 over id, timestamp and body.
fn sign(key: &str, id: Uuid, timestamp: i64, body: &str) -> Option<String> {
    let key = Zeroizing::new(STANDARD.decode(key.strip_prefix(KEY_PREFIX)?).ok()?);
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("an HMAC takes a key of any length");
    mac.update(format!("{id}.{timestamp}.{body}").as_bytes());
    Some(format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_can_be_verified_by_the_scheme() {
        // The key's bytes are 0..24; the expected value was computed apart, with Python's hmac module.
        let key = format!("{KEY_PREFIX}{}", STANDARD.encode((0..24u8).collect::<Vec<_>>()));
        let signature = sign(&key, Uuid::nil(), 1_700_000_000, "{\"a\":1}").unwrap();
        assert_eq!(signature, "v1,zTRh/C7ui8gM0sn9mMb43FZlB04TcAriR5l9LpaOn0s=");
        assert_eq!(sign("nonsense", Uuid::nil(), 0, ""), None);
    }

    #[tokio::test]
    async fn private_targets_are_refused_before_anything_is_sent() {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let sender = Sender::new(false).unwrap();
        let key = new_key();
        for target in ["http://127.0.0.1:9/", "http://[::1]:9/", "http://localhost:9/", "http://2130706433:9/"] {
            let message = Message { id: Uuid::nil(), target, key: &key, body: "{}".into() };
            let refusal = sender.send(message, Utc::now()).await.unwrap_err();
            assert!(refusal.why.contains("address"), "{target}: {}", refusal.why);
        }
    }
}
