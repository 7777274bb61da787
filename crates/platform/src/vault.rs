//! Keeps values that must not lie open on disk: secrets, webhook keys, what a deployment hands to a process.

use std::{
    fs, io,
    io::Write as _,
    os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _},
    path::Path,
};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use chacha20poly1305::{
    XChaCha20Poly1305, XNonce,
    aead::{Aead as _, KeyInit as _, Payload},
};
use hmac::{Hmac, Mac as _};
use sha2::Sha256;
use zeroize::Zeroizing;

use crate::{Error, Result};

const NONCE: usize = 24;

/// Seals and opens values with XChaCha20-Poly1305 under one key of 32 bytes.
pub struct Vault {
    key: Zeroizing<[u8; 32]>,
    cipher: XChaCha20Poly1305,
}

/// Why there is no key.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The text is not 32 bytes in base64.
    #[error("the secret key must be 32 bytes in base64, as `openssl rand -base64 32` prints")]
    Malformed,
    /// Others may read the file.
    #[error("{path} holds the key of all secrets, but others can read it: run `chmod 600 {path}`")]
    Exposed {
        /// The file.
        path: String,
    },
    /// The file cannot be read or written.
    #[error("the key file {path} could not be used: {source}")]
    File {
        /// The file.
        path: String,
        /// Why.
        source: io::Error,
    },
}

impl Vault {
    /// A vault with the given key.
    pub fn new(key: [u8; 32]) -> Self {
        let key = Zeroizing::new(key);
        Self { cipher: XChaCha20Poly1305::new((&*key).into()), key }
    }

    /// A vault whose key is given as base64.
    pub fn from_base64(text: &str) -> Result<Self, KeyError> {
        let bytes = Zeroizing::new(STANDARD.decode(text.trim()).map_err(|_| KeyError::Malformed)?);
        Ok(Self::new(bytes.as_slice().try_into().map_err(|_| KeyError::Malformed)?))
    }

    /// A vault whose key lies in the file, which is made, readable by its owner alone, when it does not exist.
    pub fn from_file(path: &Path) -> Result<Self, KeyError> {
        let failed = |source| KeyError::File { path: path.display().to_string(), source };
        if !path.try_exists().map_err(failed)? {
            let text = STANDARD.encode(rand::random::<[u8; 32]>());
            // Written aside and linked into place: a crash leaves either no key or a whole one, and never replaces one.
            let aside = path.with_extension(format!("new-{}", std::process::id()));
            let mut file = fs::OpenOptions::new()
                .write(true)
                .create(true)
                .truncate(true)
                .mode(0o600)
                .open(&aside)
                .map_err(failed)?;
            file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(failed)?;
            let linked = fs::hard_link(&aside, path);
            fs::remove_file(&aside).map_err(failed)?;
            match linked {
                Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(failed(error)),
                _ => {}
            }
            if let Some(parent) = path.parent() {
                fs::File::open(parent).and_then(|d| d.sync_all()).map_err(failed)?;
            }
        }
        if fs::metadata(path).map_err(failed)?.permissions().mode() & 0o077 != 0 {
            return Err(KeyError::Exposed { path: path.display().to_string() });
        }
        Self::from_base64(&Zeroizing::new(fs::read_to_string(path).map_err(failed)?))
    }

    /// Seals a value. `context` names what it is for; only the same context opens it.
    pub fn seal(&self, context: &str, value: &[u8]) -> String {
        let nonce = rand::random::<[u8; NONCE]>();
        let payload = Payload { msg: value, aad: context.as_bytes() };
        let sealed = self
            .cipher
            .encrypt(&XNonce::from(nonce), payload)
            .expect("sealing fails only for values of more than 256 GiB");
        STANDARD.encode([nonce.as_slice(), &sealed].concat())
    }

    /// Opens what [`seal`](Self::seal) made for the same context.
    pub fn open(&self, context: &str, sealed: &str) -> Result<Zeroizing<Vec<u8>>> {
        let failed = || {
            Error::internal(
                format_args!("open what was sealed for {context}"),
                "the key differs from the one it was sealed with, or the data was changed",
            )
        };
        let bytes = STANDARD.decode(sealed).map_err(|_| failed())?;
        let (nonce, sealed) = bytes.split_first_chunk::<NONCE>().ok_or_else(failed)?;
        let payload = Payload { msg: sealed, aad: context.as_bytes() };
        self.cipher.decrypt(&XNonce::from(*nonce), payload).map(Zeroizing::new).map_err(|_| failed())
    }

    /// Opens a text, as a record keeps it.
    pub(crate) fn open_text(&self, context: &str, sealed: &[u8]) -> Result<Zeroizing<String>> {
        let not_text = || Error::internal(format_args!("open what was sealed for {context}"), "it is not text");
        let value = self.open(context, std::str::from_utf8(sealed).map_err(|_| not_text())?)?;
        std::str::from_utf8(&value).map(|text| Zeroizing::new(text.to_owned())).map_err(|_| not_text())
    }

    /// A key for one other purpose, which tells nothing about this vault's own.
    pub(crate) fn derive(&self, purpose: &str) -> Zeroizing<[u8; 32]> {
        let mut mac = <Hmac<Sha256> as hmac::KeyInit>::new_from_slice(self.key.as_slice())
            .expect("an HMAC takes a key of any length");
        mac.update(purpose.as_bytes());
        Zeroizing::new(mac.finalize().into_bytes().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opens_only_what_it_sealed_for_the_same_purpose() {
        let vault = Vault::new([7; 32]);
        let sealed = vault.seal("secret/1", b"hunter2");
        assert!(!sealed.contains("hunter2"));
        assert_eq!(vault.open("secret/1", &sealed).unwrap().as_slice(), b"hunter2");
        assert!(vault.open("secret/2", &sealed).is_err());
        assert!(Vault::new([8; 32]).open("secret/1", &sealed).is_err());
        assert!(vault.open("secret/1", "AAAA").is_err());
        assert_ne!(vault.seal("secret/1", b"hunter2"), sealed);
    }

    #[test]
    fn the_key_file_is_made_once_and_private() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("secret.key");
        let sealed = Vault::from_file(&path).unwrap().seal("a", b"b");
        assert_eq!(Vault::from_file(&path).unwrap().open("a", &sealed).unwrap().as_slice(), b"b");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        assert!(matches!(Vault::from_file(&path), Err(KeyError::Exposed { .. })));
    }
}
