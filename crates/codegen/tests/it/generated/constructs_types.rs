use ::windlass_contract as ct;
/// The schema `Filter`.
#[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Filter {
    /// The property `name`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub name: ::std::option::Option<::std::string::String>,
    /// The property `age`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub age: ::std::option::Option<FilterAge>,
    /// The property `any`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub any: ::std::option::Option<::std::vec::Vec<::std::string::String>>,
}
ct::object!(Filter);
impl Filter {
    /// A value without any field.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
impl ct::Validate for Filter {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::field(&self.age, "age", at, out);
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::optional::<::std::string::String>(object, "name", at, out);
        ct::inspect::optional::<FilterAge>(object, "age", at, out);
        ct::inspect::optional::<
            ::std::vec::Vec<::std::string::String>,
        >(object, "any", at, out);
    }
}
/// The schema at `/components/schemas/Filter/properties/age`.
#[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct FilterAge {
    /// The property `min`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub min: ::std::option::Option<i64>,
}
ct::object!(FilterAge);
impl FilterAge {
    /// A value without any field.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
impl ct::Validate for FilterAge {
    fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::optional::<i64>(object, "min", at, out);
    }
}
/// The schema `Option`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Option {
    /// The property `some`.
    pub some: String,
    /// The property `none`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub none: ::std::option::Option<i64>,
}
ct::object!(Option);
impl Option {
    /// A value with the required fields.
    #[must_use]
    pub fn new(some: String) -> Self {
        Self { some, none: None }
    }
}
impl ct::Validate for Option {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::field(&self.some, "some", at, out);
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::required::<String>(object, "some", at, out);
        ct::inspect::optional::<i64>(object, "none", at, out);
    }
}
/// The schema `Order`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Order {
    /// The property `item`.
    ///
    /// At least 2 characters.
    pub item: ::std::string::String,
    /// The property `count`.
    ///
    /// More than 0.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub count: ::std::option::Option<i64>,
    /// The property `sizes`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub sizes: ::std::option::Option<::std::vec::Vec<i64>>,
    /// Where to.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub to: ::std::option::Option<Point>,
    /// The property `gift`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub gift: ::std::option::Option<bool>,
    /// The property `size`.
    ///
    /// One of `1`, `2.5`, `"XL"`.
    #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
    pub size: ct::Nullable<::serde_json::Value>,
    /// The property `rate`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub rate: ::std::option::Option<f64>,
    /// The property `state`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub state: ::std::option::Option<i64>,
}
ct::object!(Order);
impl Order {
    /// A value with the required fields.
    #[must_use]
    pub fn new(item: impl Into<::std::string::String>) -> Self {
        Self {
            item: Into::into(item),
            count: None,
            sizes: None,
            to: None,
            gift: None,
            size: ct::Nullable::Absent,
            rate: None,
            state: None,
        }
    }
    fn check_item(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::min_length(value, 2, at, out);
    }
    fn check_count(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::exclusive_minimum(*value, 0, at, out);
    }
    fn check_size(
        value: &::serde_json::Value,
        at: &ct::Pointer<'_>,
        out: &mut ct::Violations,
    ) {
        ct::check::one_of_values(value, &["1", "2.5", "\"XL\""], at, out);
    }
    fn check_rate(value: &f64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::one_of(value, &[0.5f64, 1f64], at, out);
    }
    fn check_state(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::one_of(value, &[0, 1], at, out);
    }
}
impl ct::Validate for Order {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        Self::check_item(&self.item, &at.field("item"), out);
        if let Some(value) = &self.count {
            Self::check_count(value, &at.field("count"), out);
        }
        ct::check::field(&self.to, "to", at, out);
        if let ct::Nullable::Value(value) = &self.size {
            Self::check_size(value, &at.field("size"), out);
        }
        if let Some(value) = &self.rate {
            Self::check_rate(value, &at.field("rate"), out);
        }
        if let Some(value) = &self.state {
            Self::check_state(value, &at.field("state"), out);
        }
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::required_with::<
            ::std::string::String,
            _,
        >(object, "item", at, out, Self::check_item);
        ct::inspect::optional_with::<
            i64,
            _,
        >(object, "count", at, out, Self::check_count);
        ct::inspect::optional::<::std::vec::Vec<i64>>(object, "sizes", at, out);
        ct::inspect::optional::<Point>(object, "to", at, out);
        ct::inspect::optional::<bool>(object, "gift", at, out);
        ct::inspect::free_with::<
            ::serde_json::Value,
            _,
        >(object, "size", at, out, Self::check_size);
        ct::inspect::optional_with::<f64, _>(object, "rate", at, out, Self::check_rate);
        ct::inspect::optional_with::<
            i64,
            _,
        >(object, "state", at, out, Self::check_state);
    }
}
/// The schema `Point`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Point {
    /// The property `x`.
    pub x: i64,
    /// The property `y`.
    #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
    pub y: ct::Nullable<f64>,
}
ct::object!(Point);
impl Point {
    /// A value with the required fields.
    #[must_use]
    pub fn new(x: i64) -> Self {
        Self { x, y: ct::Nullable::Absent }
    }
}
impl ct::Validate for Point {
    fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::required::<i64>(object, "x", at, out);
        ct::inspect::free::<f64>(object, "y", at, out);
    }
}
/// The schema `Problem`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Problem {
    /// The property `title`.
    pub title: ::std::string::String,
}
ct::object!(Problem);
impl Problem {
    /// A value with the required fields.
    #[must_use]
    pub fn new(title: impl Into<::std::string::String>) -> Self {
        Self { title: Into::into(title) }
    }
}
impl ct::Validate for Problem {
    fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::required::<::std::string::String>(object, "title", at, out);
    }
}
/// The schema `Record`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Record {
    /// The property `id`.
    ///
    /// Set by the server alone.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub id: ::std::option::Option<i64>,
    /// The property `name`.
    pub name: ::std::string::String,
    /// The property `password`.
    ///
    /// Never answered by the server.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub password: ::std::option::Option<::std::string::String>,
}
ct::object!(Record);
impl Record {
    /// A value with the required fields.
    #[must_use]
    pub fn new(name: impl Into<::std::string::String>) -> Self {
        Self {
            id: None,
            name: Into::into(name),
            password: None,
        }
    }
}
impl ct::Validate for Record {
    fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::optional::<i64>(object, "id", at, out);
        ct::inspect::required::<::std::string::String>(object, "name", at, out);
        ct::inspect::optional::<::std::string::String>(object, "password", at, out);
    }
}
/// The schema `Result`.
#[derive(Debug, Clone, PartialEq)]
pub enum Result {
    /// An alternative of `Result`.
    Option(Option),
    /// An alternative of `Result`.
    Vec(Vec),
}
impl From<Option> for Result {
    fn from(value: Option) -> Self {
        Self::Option(value)
    }
}
impl From<Vec> for Result {
    fn from(value: Vec) -> Self {
        Self::Vec(value)
    }
}
ct::union!(Result { Option(Option), Vec(Vec) });
impl ct::Validate for Result {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        match self {
            Self::Option(value) => {
                ct::Validate::validate_at(value, at, out);
            }
            Self::Vec(value) => {
                ct::Validate::validate_at(value, at, out);
            }
        }
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::inspect::any_variant(
            value,
            &[
                |value, at, out| {
                    <Option as ct::Validate>::inspect(value, at, out);
                },
                |value, at, out| {
                    <Vec as ct::Validate>::inspect(value, at, out);
                },
            ],
            at,
            out,
        );
    }
}
/// The schema `Seen`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Seen {
    /// The property `seen`.
    pub seen: ::std::string::String,
}
ct::object!(Seen);
impl Seen {
    /// A value with the required fields.
    #[must_use]
    pub fn new(seen: impl Into<::std::string::String>) -> Self {
        Self { seen: Into::into(seen) }
    }
}
impl ct::Validate for Seen {
    fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::required::<::std::string::String>(object, "seen", at, out);
    }
}
/// The schema `String`.
///
/// At least 1 character.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(transparent)]
pub struct String(pub ::std::string::String);
ct::word!(String(::std::string::String));
impl ct::Validate for String {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let value = &self.0;
        ct::check::min_length(value, 1, at, out);
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::inspect::value_with::<
            ::std::string::String,
        >(
            value,
            at,
            out,
            |value, at, out| {
                ct::check::min_length(value, 1, at, out);
            },
        );
    }
}
/// The schema `UploadRequest`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct UploadRequest {
    /// The property `file`.
    pub file: ::std::string::String,
    /// The property `point`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub point: ::std::option::Option<Point>,
}
ct::object!(UploadRequest);
impl UploadRequest {
    /// A value with the required fields.
    #[must_use]
    pub fn new(file: impl Into<::std::string::String>) -> Self {
        Self {
            file: Into::into(file),
            point: None,
        }
    }
}
impl ct::Validate for UploadRequest {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::field(&self.point, "point", at, out);
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::required::<::std::string::String>(object, "file", at, out);
        ct::inspect::optional::<Point>(object, "point", at, out);
    }
}
/// The schema `Vec`.
///
/// At least 1 item.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[derive(Default)]
#[serde(transparent)]
pub struct Vec(pub ::std::vec::Vec<Result>);
ct::newtype!(Vec(::std::vec::Vec < Result >));
impl ct::Validate for Vec {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let value = &self.0;
        ct::check::min_items(value, 1, at, out);
        ct::Validate::validate_at(&self.0, at, out);
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::inspect::value_with::<
            ::std::vec::Vec<Result>,
        >(
            value,
            at,
            out,
            |value, at, out| {
                ct::check::min_items(value, 1, at, out);
            },
        );
    }
}
/// The schema at `/paths/~1export/get/parameters/0/schema`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ExportAs {
    /// `json`
    Json,
    /// `csv`
    Csv,
    /// `gone`
    Gone,
    /// `other`
    Other,
    /// `TEXT`
    Text,
    /// `text`
    Text2,
    /// A value that this version does not know. It is kept as it came, but is not valid to send.
    Unknown(::std::string::String),
}
impl ExportAs {
    /// The known values, as they are written.
    pub const VALUES: &'static [&'static str] = &[
        "json",
        "csv",
        "gone",
        "other",
        "TEXT",
        "text",
    ];
    /// The value as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Json => "json",
            Self::Csv => "csv",
            Self::Gone => "gone",
            Self::Other => "other",
            Self::Text => "TEXT",
            Self::Text2 => "text",
            Self::Unknown(text) => text,
        }
    }
    fn is_unknown(&self) -> bool {
        matches!(self, Self::Unknown(_))
    }
}
impl From<&str> for ExportAs {
    fn from(text: &str) -> Self {
        match text {
            "json" => Self::Json,
            "csv" => Self::Csv,
            "gone" => Self::Gone,
            "other" => Self::Other,
            "TEXT" => Self::Text,
            "text" => Self::Text2,
            other => Self::Unknown(ToOwned::to_owned(other)),
        }
    }
}
ct::text_enum!(ExportAs);
/// The schema at `/paths/~1search/get/parameters/4/schema`.
#[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct SearchRange {
    /// The property `low`.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub low: ::std::option::Option<i64>,
    /// The property `high`.
    ///
    /// Less than 10.
    #[serde(
        default,
        with = "ct::opt",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub high: ::std::option::Option<i64>,
}
ct::object!(SearchRange);
impl SearchRange {
    /// A value without any field.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    fn check_high(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::exclusive_maximum(*value, 10, at, out);
    }
}
impl ct::Validate for SearchRange {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        if let Some(value) = &self.high {
            Self::check_high(value, &at.field("high"), out);
        }
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::optional::<i64>(object, "low", at, out);
        ct::inspect::optional_with::<i64, _>(object, "high", at, out, Self::check_high);
    }
}
/// The schema at `/paths/~1search/get/parameters/5/schema`.
#[derive(Debug, Clone, PartialEq)]
pub enum SearchEither {
    /// An alternative of `SearchEither`.
    Integer(i64),
    /// An alternative of `SearchEither`.
    Array(::std::vec::Vec<::std::string::String>),
}
ct::union!(
    SearchEither { Integer(i64), Array(::std::vec::Vec < ::std::string::String >) }
);
impl ct::Validate for SearchEither {
    fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::inspect::any_variant(
            value,
            &[
                |value, at, out| {
                    <i64 as ct::Validate>::inspect(value, at, out);
                },
                |value, at, out| {
                    <::std::vec::Vec<
                        ::std::string::String,
                    > as ct::Validate>::inspect(value, at, out);
                },
            ],
            at,
            out,
        );
    }
}
