//! Schemas and the named types made of them.

use serde_json::Value;

/// What the document says about a thing in prose.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Docs {
    /// `title` or `summary`.
    pub title: String,
    /// `description`.
    pub description: String,
    /// `deprecated: true`.
    pub deprecated: bool,
    /// `example`, or the first of `examples`.
    pub example: Option<Value>,
}

/// One Rust type to be emitted.
#[derive(Debug, Clone, PartialEq)]
pub struct TypeDef {
    /// The Rust name, unique among all types.
    pub name: String,
    /// The key under `components.schemas`; `None` for a type made of an inline schema.
    pub component: Option<String>,
    /// Where the schema stands in the document, as a JSON pointer.
    pub pointer: String,
    /// Prose.
    pub docs: Docs,
    /// The schema says that null is a value too. Nullability belongs to the uses, which already carry it.
    pub nullable: bool,
    /// What it is.
    pub kind: TypeKind,
}

/// The kinds of Rust types.
#[derive(Debug, Clone, PartialEq)]
pub enum TypeKind {
    /// An object with known properties.
    Struct(Struct),
    /// A string with a closed list of values.
    Enum(Enum),
    /// `oneOf` or `anyOf`.
    Union(Union),
    /// Anything else with a name, and its checks: `struct Name(pub Inner)`.
    Newtype(Schema),
    /// Another name for a type: `type Name = Other`.
    Alias(Schema),
}

impl TypeKind {
    /// The schemas of what a value is or holds: its fields, its forms, its only value.
    pub(crate) fn schemas(&self) -> Vec<&Schema> {
        match self {
            TypeKind::Struct(structure) => {
                let additional = structure.additional.iter().map(|(_, values)| &**values);
                structure.fields.iter().map(|field| &field.schema).chain(additional).collect()
            }
            TypeKind::Union(union) => union.variants.iter().map(|variant| &variant.schema).collect(),
            TypeKind::Newtype(schema) | TypeKind::Alias(schema) => vec![schema],
            TypeKind::Enum(_) => Vec::new(),
        }
    }
}

/// An object with known properties.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Struct {
    /// The properties, in document order.
    pub fields: Vec<Field>,
    /// The schema of further properties, when the document asks to keep them, with the Rust name of the field that
    /// holds them.
    pub additional: Option<(String, Box<Schema>)>,
    /// `minProperties`.
    pub min_properties: Option<u64>,
    /// `maxProperties`.
    pub max_properties: Option<u64>,
    /// Rules between fields: `anyOf` and its like, made of constraints alone.
    pub assertions: Vec<Assertion>,
}

/// One property.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    /// The property's name in JSON.
    pub wire: String,
    /// The Rust name (`r#type` where it is a keyword).
    pub name: String,
    /// Listed in `required`.
    pub required: bool,
    /// Its schema. `schema.nullable` tells whether null is a value.
    pub schema: Schema,
    /// `readOnly`: sent by the server alone.
    pub read_only: bool,
    /// `writeOnly`: sent by the client alone.
    pub write_only: bool,
}

/// How a field may be missing, and so which Rust type wraps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// Always there, never null: `T`.
    Required,
    /// Always there, may be null: `Option<T>`.
    RequiredNullable,
    /// May be missing, never null: `Option<T>`.
    Optional,
    /// May be missing, may be null: `Nullable<T>`.
    OptionalNullable,
}

impl Field {
    /// How the field may be missing.
    #[must_use]
    pub fn presence(&self) -> Presence {
        match (self.required, self.schema.nullable) {
            (true, false) => Presence::Required,
            (true, true) => Presence::RequiredNullable,
            (false, false) => Presence::Optional,
            (false, true) => Presence::OptionalNullable,
        }
    }
}

/// A string with a closed list of values. `Unknown(String)` keeps any other.
#[derive(Debug, Clone, PartialEq)]
pub struct Enum {
    /// The values, in document order.
    pub variants: Vec<Variant>,
    /// The name of the variant that keeps an unknown value: `Unknown`, unless a value has that name.
    pub unknown: String,
}

/// One value of an enum.
#[derive(Debug, Clone, PartialEq)]
pub struct Variant {
    /// The value in JSON.
    pub wire: String,
    /// The Rust name.
    pub name: String,
}

/// `oneOf` or `anyOf`.
#[derive(Debug, Clone, PartialEq)]
pub struct Union {
    /// The property that tells the variants apart, by its name in JSON; `None`: the first variant that fits.
    pub tag: Option<String>,
    /// The alternatives, in document order.
    pub variants: Vec<UnionVariant>,
    /// The variant that keeps a value with an unknown tag; only with a tag.
    pub unknown: String,
}

/// One alternative of a union.
#[derive(Debug, Clone, PartialEq)]
pub struct UnionVariant {
    /// The Rust name of the variant.
    pub name: String,
    /// The values of the tag that select it; the first is the one to write.
    pub tags: Vec<String>,
    /// What it holds.
    pub schema: Schema,
    /// The tag is a property of the variant's own type, which therefore writes it.
    pub writes_tag: bool,
}

/// A rule between the fields of an object.
#[derive(Debug, Clone, PartialEq)]
pub enum Assertion {
    /// The property is present.
    Present(String),
    /// The property is absent, or is one of these values.
    OneOfValues(String, Vec<Value>),
    /// Every one holds.
    All(Vec<Assertion>),
    /// At least one holds (`anyOf`).
    Any(Vec<Assertion>),
    /// Exactly one holds (`oneOf`).
    One(Vec<Assertion>),
    /// It does not hold.
    Not(Box<Assertion>),
}

/// A schema at the place where it is used.
#[derive(Debug, Clone, PartialEq)]
pub struct Schema {
    /// The type, with its constraints.
    pub kind: SchemaKind,
    /// Null is a value too.
    pub nullable: bool,
    /// `default`, checked to fit the type.
    pub default: Option<Value>,
    /// Prose.
    pub docs: Docs,
}

/// The types of values.
#[derive(Debug, Clone, PartialEq)]
pub enum SchemaKind {
    /// Any JSON value: `serde_json::Value`.
    Any,
    /// One of these JSON values, which have no common type: `serde_json::Value`.
    Values(Vec<Value>),
    /// `bool`.
    Boolean,
    /// `i64`, `i32`, …
    Integer(Integer),
    /// `f64`.
    Number(Number),
    /// `String`, or the type of its format.
    String(StringSchema),
    /// `Vec<T>`.
    Array(Array),
    /// `BTreeMap<String, T>`.
    Map(Map),
    /// An object without a known shape: `serde_json::Map<String, Value>`.
    Object {
        /// `minProperties`.
        min_properties: Option<u64>,
        /// `maxProperties`.
        max_properties: Option<u64>,
    },
    /// A type of [`Ir::types`](super::Ir::types), by its Rust name.
    Named {
        /// The Rust name.
        name: String,
        /// Held in a `Box`, because the type contains itself.
        boxed: bool,
    },
}

impl Schema {
    /// A schema of this kind, with nothing else said.
    #[must_use]
    pub fn of(kind: SchemaKind) -> Schema {
        Schema { kind, nullable: false, default: None, docs: Docs::default() }
    }

    /// The Rust name of the type it refers to, if it does.
    #[must_use]
    pub fn named(&self) -> Option<&str> {
        match &self.kind {
            SchemaKind::Named { name, .. } => Some(name),
            _ => None,
        }
    }
}

/// A limit on a number.
#[derive(Debug, Clone, PartialEq)]
pub struct Bound {
    /// The limit.
    pub value: serde_json::Number,
    /// The limit itself is outside.
    pub exclusive: bool,
}

/// The Rust type of an integer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IntWidth {
    /// `i32`
    I32,
    /// `i64`
    I64,
    /// `u8`
    U8,
    /// `u16`
    U16,
    /// `u32`
    U32,
    /// `u64`
    U64,
}

impl IntWidth {
    /// The least and the greatest value of the type.
    #[must_use]
    pub fn limits(self) -> (i128, i128) {
        match self {
            IntWidth::I32 => (i32::MIN.into(), i32::MAX.into()),
            IntWidth::I64 => (i64::MIN.into(), i64::MAX.into()),
            IntWidth::U8 => (0, u8::MAX.into()),
            IntWidth::U16 => (0, u16::MAX.into()),
            IntWidth::U32 => (0, u32::MAX.into()),
            IntWidth::U64 => (0, u64::MAX.into()),
        }
    }
}

/// An integer.
#[derive(Debug, Clone, PartialEq)]
pub struct Integer {
    /// The Rust type.
    pub width: IntWidth,
    /// `minimum`, `exclusiveMinimum`.
    pub minimum: Option<Bound>,
    /// `maximum`, `exclusiveMaximum`.
    pub maximum: Option<Bound>,
    /// `multipleOf`.
    pub multiple_of: Option<serde_json::Number>,
    /// `enum`; empty: any value.
    pub values: Vec<i64>,
}

/// A number.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Number {
    /// `minimum`, `exclusiveMinimum`.
    pub minimum: Option<Bound>,
    /// `maximum`, `exclusiveMaximum`.
    pub maximum: Option<Bound>,
    /// `multipleOf`.
    pub multiple_of: Option<serde_json::Number>,
    /// `enum`; empty: any value.
    pub values: Vec<serde_json::Number>,
}

/// A string.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct StringSchema {
    /// `format`.
    pub format: StringFormat,
    /// `minLength`, in characters.
    pub min_length: Option<u64>,
    /// `maxLength`, in characters.
    pub max_length: Option<u64>,
    /// `pattern`.
    pub pattern: Option<Pattern>,
}

/// A regular expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pattern {
    /// As the document writes it, in the syntax of ECMA 262.
    pub text: String,
    /// The same in the syntax of the `regex` crate, in which it compiles.
    pub regex: String,
}

/// The formats of strings that mean something here.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum StringFormat {
    /// No format, or one without a meaning here.
    #[default]
    Plain,
    /// `uuid::Uuid`
    Uuid,
    /// `chrono::DateTime<chrono::Utc>`
    DateTime,
    /// `chrono::NaiveDate`
    Date,
    /// Bytes as they are: a body or a part of one.
    Binary,
    /// A `String`, checked by name: `uri`, `email`, `ipv4`, `ipv6`, `hostname`, `byte`.
    Checked(&'static str),
}

/// An array.
#[derive(Debug, Clone, PartialEq)]
pub struct Array {
    /// The items.
    pub items: Box<Schema>,
    /// `minItems`.
    pub min_items: Option<u64>,
    /// `maxItems`.
    pub max_items: Option<u64>,
    /// `uniqueItems`.
    pub unique_items: bool,
}

/// An object whose property names are data.
#[derive(Debug, Clone, PartialEq)]
pub struct Map {
    /// The values.
    pub values: Box<Schema>,
    /// `minProperties`.
    pub min_properties: Option<u64>,
    /// `maxProperties`.
    pub max_properties: Option<u64>,
}

impl SchemaKind {
    /// It has constraints of its own, beyond its type and those of the named types inside.
    #[must_use]
    pub fn has_constraints(&self) -> bool {
        match self {
            SchemaKind::Any | SchemaKind::Boolean | SchemaKind::Named { .. } => false,
            SchemaKind::Values(_) => true,
            SchemaKind::Integer(integer) => {
                integer.minimum.is_some()
                    || integer.maximum.is_some()
                    || integer.multiple_of.is_some()
                    || !integer.values.is_empty()
            }
            SchemaKind::Number(number) => {
                number.minimum.is_some()
                    || number.maximum.is_some()
                    || number.multiple_of.is_some()
                    || !number.values.is_empty()
            }
            SchemaKind::String(string) => {
                // The types of the other formats cannot hold what their lengths would refuse.
                match string.format {
                    StringFormat::Plain | StringFormat::Binary => {
                        string.min_length.is_some() || string.max_length.is_some() || string.pattern.is_some()
                    }
                    StringFormat::Checked(_) => true,
                    StringFormat::Uuid | StringFormat::DateTime | StringFormat::Date => false,
                }
            }
            SchemaKind::Array(array) => {
                array.min_items.is_some()
                    || array.max_items.is_some()
                    || array.unique_items
                    || array.items.kind.has_constraints()
            }
            SchemaKind::Map(map) => {
                map.min_properties.is_some() || map.max_properties.is_some() || map.values.kind.has_constraints()
            }
            SchemaKind::Object { min_properties, max_properties } => {
                min_properties.is_some() || max_properties.is_some()
            }
        }
    }

    /// It is, or contains, a type that checks itself.
    #[must_use]
    pub fn has_named(&self) -> bool {
        match self {
            SchemaKind::Named { .. } => true,
            SchemaKind::Array(array) => array.items.kind.has_named(),
            SchemaKind::Map(map) => map.values.kind.has_named(),
            _ => false,
        }
    }
}
