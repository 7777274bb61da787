//! What a credential may do.

use std::fmt;
use std::str::FromStr;

use crate::UnknownValue;
use crate::text::text_enum;

text_enum! {
    /// One permission, spelled as in the contract's `x-required-scope`.
    pub enum Scope ("scope") {
        /// Every GET except cluster tokens and the audit log.
        Read = "Read",
        /// Read, and create, update and delete resources, variables and secrets.
        Write = "Write",
        /// Read, and deploy, stop, restart, cancel and roll back.
        Deploy = "Deploy",
        /// Everything; alone tokens, members, settings, webhooks and clusters.
        Admin = "Admin",
    }
}

impl Scope {
    const fn bit(self) -> u8 {
        match self {
            Self::Read => 1,
            Self::Write => 2,
            Self::Deploy => 4,
            Self::Admin => 8,
        }
    }

    /// What holding this one scope permits: Write and Deploy include Read, Admin includes all.
    const fn grants(self) -> u8 {
        match self {
            Self::Read => 1,
            Self::Write => 1 | 2,
            Self::Deploy => 1 | 4,
            Self::Admin => 1 | 2 | 4 | 8,
        }
    }
}

/// The scopes of one credential. They add up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Scopes(u8);

impl Scopes {
    /// No permission at all.
    pub const NONE: Self = Self(0);
    /// The Admin scope alone, which permits everything.
    pub const ADMIN: Self = Self(8);

    /// The same set with `scope` added.
    #[must_use]
    pub const fn with(self, scope: Scope) -> Self {
        Self(self.0 | scope.bit())
    }

    /// Whether the set names `scope` itself. To decide about an operation use [`Scopes::allow`].
    pub const fn contains(self, scope: Scope) -> bool {
        self.0 & scope.bit() != 0
    }

    /// Whether a holder of these scopes may use an operation that requires `required`.
    pub fn allow(self, required: Scope) -> bool {
        self.iter().any(|held| held.grants() & required.bit() != 0)
    }

    /// The scopes that were given, in the order Read, Write, Deploy, Admin.
    pub fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::ALL.iter().copied().filter(move |scope| self.contains(*scope))
    }

    /// Whether nothing is permitted.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Self {
        scopes.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Scope> for Scopes {
    fn from(scope: Scope) -> Self {
        Self::NONE.with(scope)
    }
}

/// Written as the names joined by commas: `Read,Deploy`.
impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, scope) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            f.write_str(scope.as_str())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Scopes({self})")
    }
}

impl FromStr for Scopes {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split(',').map(str::trim).filter(|name| !name.is_empty()).map(Scope::from_str).collect()
    }
}
