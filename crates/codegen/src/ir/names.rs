//! From names in a document to Rust identifiers.
//!
//! Deterministic: the same names in the same order give the same identifiers. Every function answers a valid
//! identifier, whatever it is given; [`Scope`] makes them unique.

use std::collections::BTreeSet;

use heck::{ToSnakeCase, ToUpperCamelCase};

/// A type, trait or variant: PascalCase.
#[must_use]
pub fn type_name(wire: &str) -> String {
    let name = identifier_chars(&spell(wire).to_upper_camel_case());
    match name.as_str() {
        "" => "Empty".to_owned(),
        "Self" => "SelfValue".to_owned(),
        _ if starts_well(&name) => name,
        _ => format!("N{name}"),
    }
}

/// A variant of an enum: PascalCase of the value.
#[must_use]
pub fn variant_name(wire: &str) -> String {
    type_name(wire)
}

/// A field, parameter or method: snake_case. Keywords become raw identifiers (`r#type`), or get a trailing
/// underscore where they cannot (`self_`).
#[must_use]
pub fn field_name(wire: &str) -> String {
    let name = identifier_chars(&spell(wire).to_snake_case());
    let name = match name.as_str() {
        "" => "empty".to_owned(),
        _ if starts_well(&name) => name,
        _ => format!("n{name}"),
    };
    if matches!(name.as_str(), "self" | "super" | "crate" | "_") {
        format!("{}_", name.trim_end_matches('_'))
    } else if syn::parse_str::<syn::Ident>(&name).is_ok() {
        name
    } else {
        format!("r#{name}")
    }
}

/// A module: snake_case, never raw, since it also names a place in the documentation.
#[must_use]
pub fn module_name(wire: &str) -> String {
    let name = field_name(wire);
    match name.strip_prefix("r#") {
        Some(keyword) => format!("{keyword}_"),
        None => name,
    }
}

/// An identifier of a name made by this module, raw or not.
#[must_use]
pub fn ident(name: &str) -> proc_macro2::Ident {
    let span = proc_macro2::Span::call_site();
    match name.strip_prefix("r#") {
        Some(raw) => proc_macro2::Ident::new_raw(raw, span),
        None => proc_macro2::Ident::new(name, span),
    }
}

/// The variant of a status: `Created`, `BadRequest`; `Status299` where it has no name.
#[must_use]
pub fn status_variant(status: super::Status) -> String {
    let code = match status {
        super::Status::Code(code) => code,
        super::Status::Range(hundreds) => return format!("Status{hundreds}xx"),
        super::Status::Default => return "Default".to_owned(),
    };
    let name = match code {
        100 => "Continue",
        101 => "SwitchingProtocols",
        102 => "Processing",
        103 => "EarlyHints",
        200 => "Ok",
        201 => "Created",
        202 => "Accepted",
        203 => "NonAuthoritativeInformation",
        204 => "NoContent",
        205 => "ResetContent",
        206 => "PartialContent",
        207 => "MultiStatus",
        208 => "AlreadyReported",
        226 => "ImUsed",
        300 => "MultipleChoices",
        301 => "MovedPermanently",
        302 => "Found",
        303 => "SeeOther",
        304 => "NotModified",
        305 => "UseProxy",
        307 => "TemporaryRedirect",
        308 => "PermanentRedirect",
        400 => "BadRequest",
        401 => "Unauthorized",
        402 => "PaymentRequired",
        403 => "Forbidden",
        404 => "NotFound",
        405 => "MethodNotAllowed",
        406 => "NotAcceptable",
        407 => "ProxyAuthenticationRequired",
        408 => "RequestTimeout",
        409 => "Conflict",
        410 => "Gone",
        411 => "LengthRequired",
        412 => "PreconditionFailed",
        413 => "PayloadTooLarge",
        414 => "UriTooLong",
        415 => "UnsupportedMediaType",
        416 => "RangeNotSatisfiable",
        417 => "ExpectationFailed",
        418 => "ImATeapot",
        421 => "MisdirectedRequest",
        422 => "UnprocessableEntity",
        423 => "Locked",
        424 => "FailedDependency",
        425 => "TooEarly",
        426 => "UpgradeRequired",
        428 => "PreconditionRequired",
        429 => "TooManyRequests",
        431 => "RequestHeaderFieldsTooLarge",
        451 => "UnavailableForLegalReasons",
        500 => "InternalServerError",
        501 => "NotImplemented",
        502 => "BadGateway",
        503 => "ServiceUnavailable",
        504 => "GatewayTimeout",
        505 => "HttpVersionNotSupported",
        506 => "VariantAlsoNegotiates",
        507 => "InsufficientStorage",
        508 => "LoopDetected",
        510 => "NotExtended",
        511 => "NetworkAuthenticationRequired",
        other => return format!("Status{other}"),
    };
    name.to_owned()
}

/// The names already taken in one scope.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    taken: BTreeSet<String>,
}

impl Scope {
    /// A scope in which these names are taken from the start.
    pub fn with<'a>(reserved: impl IntoIterator<Item = &'a str>) -> Scope {
        Scope { taken: reserved.into_iter().map(str::to_owned).collect() }
    }

    /// The name is taken.
    #[must_use]
    pub fn contains(&self, name: &str) -> bool {
        self.taken.contains(name)
    }

    /// Takes the name, or the first free one of `name2`, `name3`, … (`name_2` in snake_case).
    pub fn claim(&mut self, name: &str) -> String {
        let name = self.next(name);
        self.taken.insert(name.clone());
        name
    }

    /// The name that [`claim`](Self::claim) would answer.
    #[must_use]
    pub fn next(&self, name: &str) -> String {
        if !self.taken.contains(name) {
            return name.to_owned();
        }
        let base = name.strip_prefix("r#").unwrap_or(name).trim_end_matches('_');
        let snake = !base.starts_with(char::is_uppercase);
        for number in 2_u32.. {
            let separator = if snake || base.ends_with(|last: char| last.is_ascii_digit()) { "_" } else { "" };
            let candidate = format!("{base}{separator}{number}");
            if !self.taken.contains(&candidate) {
                return candidate;
            }
        }
        // The loop ends at the first free number, long before the numbers do.
        name.to_owned()
    }
}

/// Signs that carry the meaning of a name are spelled out when nothing else would be left of it, or when they stand
/// first (`+1` and `-1` must differ).
fn spell(wire: &str) -> String {
    let has_words = wire.chars().any(char::is_alphanumeric);
    let mut out = String::with_capacity(wire.len());
    let mut signs = wire.chars().enumerate().peekable();
    while let Some((position, sign)) = signs.next() {
        let word = match sign {
            '+' => "plus",
            '-' => "minus",
            '<' => "lt",
            '>' => "gt",
            '=' => "eq",
            '!' => "not",
            '*' => "star",
            '/' => "slash",
            '.' => "dot",
            '#' => "hash",
            '&' => "and",
            '|' => "or",
            '%' => "percent",
            '~' => "tilde",
            '@' => "at",
            '$' => "dollar",
            ':' => "colon",
            ',' => "comma",
            ' ' => "space",
            _ => {
                out.push(sign);
                continue;
            }
        };
        let next = signs.peek().map(|(_, next)| *next);
        let number_follows = next.is_some_and(|next| next.is_ascii_digit());
        if !has_words || (position == 0 && matches!(sign, '+' | '-' | '<' | '>' | '=' | '!' | '~') && number_follows) {
            out.push(' ');
            out.push_str(word);
            out.push(' ');
        } else if matches!(sign, '<' | '>') && position > 0 && next.is_none() {
            // At the end it parts a bound from what it bounds: `StartTime<` beside `StartTime`.
            out.push(' ');
            out.push_str(word);
        } else if position == 0 && matches!(sign, '+' | '<' | '>' | '=' | '!' | '~') {
            out.push_str(word);
            out.push(' ');
        } else {
            out.push(' ');
        }
    }
    out
}

/// Only what may stand in an identifier.
fn identifier_chars(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for letter in name.chars() {
        let fits = letter == '_' || letter.is_ascii_alphanumeric() || {
            // Whether a letter outside ASCII may continue an identifier is for the parser to say.
            let mut probe = String::from("a");
            probe.push(letter);
            letter.is_alphanumeric() && syn::parse_str::<syn::Ident>(&probe).is_ok()
        };
        if fits {
            out.push(letter);
        }
    }
    out
}

fn starts_well(name: &str) -> bool {
    name.chars().next().is_some_and(|first| {
        first.is_ascii_alphabetic() || (!first.is_ascii() && syn::parse_str::<syn::Ident>(&first.to_string()).is_ok())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(make: fn(&str) -> String, pairs: &[(&str, &str)]) {
        for (wire, expected) in pairs {
            assert_eq!(make(wire), *expected, "for {wire:?}");
        }
    }

    #[test]
    fn types_and_variants() {
        check(
            type_name,
            &[
                ("FAST_SSD", "FastSsd"),
                ("helm repository", "HelmRepository"),
                ("API Tokens", "ApiTokens"),
                ("self", "SelfValue"),
                ("2fa", "N2fa"),
                ("+1", "Plus1"),
                ("-1", "Minus1"),
                ("<", "Lt"),
                ("", "Empty"),
                ("☃", "Empty"),
                ("große_datei", "GroßeDatei"),
            ],
        );
    }

    #[test]
    fn fields() {
        check(
            field_name,
            &[
                ("maximun_gpu", "maximun_gpu"),
                ("chartName", "chart_name"),
                ("type", "r#type"),
                ("self", "self_"),
                ("X-RateLimit-Limit", "x_rate_limit_limit"),
                ("2fa", "n2fa"),
                ("@id", "id"),
                ("StartTime<", "start_time_lt"),
                ("", "empty"),
            ],
        );
    }

    #[test]
    fn collisions_are_numbered_in_order() {
        let mut scope = Scope::default();
        assert_eq!(scope.claim("Name"), "Name");
        assert_eq!(scope.claim("Name"), "Name2");
        assert_eq!(scope.claim("r#type"), "r#type");
        assert_eq!(scope.claim("r#type"), "type_2");
        assert_eq!(scope.claim("a1"), "a1");
        assert_eq!(scope.claim("a1"), "a1_2");
    }

    #[test]
    fn every_name_is_an_identifier() {
        for wire in ["", " ", "_", "__", "fn", "Self", "crate", "日本", "a-b", "٣", "\u{200d}", "r#x", "async", "gen"]
        {
            for name in [type_name(wire), field_name(wire), module_name(wire)] {
                assert!(syn::parse_str::<syn::Ident>(&name).is_ok(), "{wire:?} became {name:?}");
            }
        }
    }
}
