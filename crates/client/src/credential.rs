//! What a caller shows of itself.

use std::fmt;

use reqwest::header::HeaderValue;

use crate::Error;

/// A credential. Its text is never shown: not by `Debug`, not by errors.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Credential {
    /// An API token, sent as `Authorization: Token …`.
    Token(String),
    /// A JWT of an identity provider, sent as `Authorization: Bearer …`.
    Bearer(String),
}

impl Credential {
    /// The value of the `Authorization` header, marked as sensitive.
    pub(crate) fn header(&self) -> Result<HeaderValue, Error> {
        let (scheme, secret) = match self {
            Self::Token(secret) => ("Token", secret),
            Self::Bearer(secret) => ("Bearer", secret),
        };
        // A secret that was read from a file mostly ends with a newline.
        let secret = secret.trim();
        if secret.is_empty() {
            return Err(Error::Configuration(format!("the {scheme} credential is empty")));
        }
        let mut value = HeaderValue::from_str(&format!("{scheme} {secret}")).map_err(|_| {
            Error::Configuration(format!("the {scheme} credential has characters that no header can carry"))
        })?;
        value.set_sensitive(true);
        Ok(value)
    }
}

impl fmt::Debug for Credential {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Token(_) => "Token(…)",
            Self::Bearer(_) => "Bearer(…)",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_says_the_scheme_and_is_sensitive() {
        let check = |credential: Credential, want: &str| {
            let value = credential.header().unwrap();
            assert_eq!(value.to_str().unwrap(), want);
            assert!(value.is_sensitive());
            assert!(!format!("{value:?} {credential:?}").contains("s3cret"));
        };
        check(Credential::Token("s3cret".into()), "Token s3cret");
        check(Credential::Bearer("s3cret\n".into()), "Bearer s3cret");
    }

    #[test]
    fn what_no_header_can_carry_is_refused_without_showing_it() {
        for secret in ["", " \n", "s3c\nret"] {
            let error = Credential::Token(secret.into()).header().unwrap_err();
            assert!(!error.to_string().contains("s3c"), "{error}");
        }
    }
}
