//! The table of rules: what is told, how grave it is in each direction, in which words, by which example.
//!
//! Grave is what stops a program that was written against the older document. In a request the client writes and
//! the server reads, so what is accepted must not shrink; in a response what is sent must not grow. Where the two
//! cannot be told apart, the graver class is taken: a false alarm costs a look, a missed one an outage.

use super::report::{Class, Side};

/// What a rule is about; also the order in which changes are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Area {
    /// Operations as a whole.
    Operations,
    /// Who may call.
    Security,
    /// Parameters of path, query, header and cookie.
    Parameters,
    /// Bodies and their media types.
    Bodies,
    /// Statuses, headers and links of responses.
    Responses,
    /// The properties of objects.
    Properties,
    /// Types, formats, values and defaults.
    Values,
    /// Bounds and patterns.
    Bounds,
    /// Alternatives and discriminators.
    Alternatives,
    /// Where the API is found.
    Servers,
    /// Everything that no other rule knows.
    Other,
}

impl Area {
    /// The heading of its rules.
    pub fn title(self) -> &'static str {
        match self {
            Self::Operations => "Operations",
            Self::Security => "Security",
            Self::Parameters => "Parameters",
            Self::Bodies => "Bodies",
            Self::Responses => "Responses",
            Self::Properties => "Properties",
            Self::Values => "Types and values",
            Self::Bounds => "Bounds",
            Self::Alternatives => "Alternatives",
            Self::Servers => "Servers",
            Self::Other => "Other",
        }
    }
}

/// One kind of change.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its stable name, as `property-removed`.
    pub id: &'static str,
    /// What it is about.
    pub area: Area,
    /// How grave it is for what a client sends.
    pub request: Class,
    /// How grave it is for what a client receives.
    pub response: Class,
    /// The sentence, with `{subject}`, `{old}`, `{new}` and `{value}` to fill in.
    pub sentence: &'static str,
    /// An edit that it tells, as `before → after`.
    pub example: &'static str,
}

impl Rule {
    /// How grave it is on one side.
    pub fn class(&self, side: Side) -> Class {
        match side {
            Side::Request => self.request,
            Side::Response => self.response,
            Side::Operation => self.request.max(self.response),
        }
    }

    /// The rule of this name.
    pub fn by_id(id: &str) -> Option<&'static Self> {
        RULES.iter().copied().find(|rule| rule.id == id)
    }
}

macro_rules! rules {
    ($($name:ident $id:literal $area:ident $request:ident $response:ident $sentence:literal $example:literal;)*) => {
        $(pub(super) static $name: Rule = Rule {
            id: $id,
            area: Area::$area,
            request: Class::$request,
            response: Class::$response,
            sentence: $sentence,
            example: $example,
        };)*

        /// Every rule, by area.
        pub static RULES: &[&Rule] = &[$(&$name,)*];
    };
}

rules! {
    OPERATION_ADDED "operation-added" Operations Safe Safe "{subject} was added" "paths./pets: {get} → {get, post}";
    OPERATION_REMOVED "operation-removed" Operations Breaking Breaking
        "{subject} was removed" "paths./pets: {get, post} → {get}";
    OPERATION_REMOVED_EARLY "operation-removed-before-sunset" Operations Breaking Breaking
        "{subject} was removed before its sunset on {old}" "deprecated: true, x-sunset: 9999-12-31 → (none)";
    OPERATION_REMOVED_LATE "operation-removed-after-sunset" Operations Safe Safe
        "{subject} was removed after its sunset on {old}" "deprecated: true, x-sunset: 2020-01-31 → (none)";
    DEPRECATED "deprecated" Operations Safe Safe "{subject} is now deprecated" "(none) → deprecated: true";
    NOT_DEPRECATED "no-longer-deprecated" Operations Safe Safe
        "{subject} is no longer deprecated" "deprecated: true → (none)";
    SUNSET_ADDED "sunset-added" Operations Safe Safe
        "{subject} has got a sunset on {new}" "(none) → x-sunset: 2030-01-31";
    SUNSET_REMOVED "sunset-removed" Operations Warning Warning
        "{subject} has lost its sunset, which was {old}" "x-sunset: 2030-01-31 → (none)";
    SUNSET_EARLIER "sunset-moved-earlier" Operations Warning Warning
        "the sunset of {subject} moved from {old} to the earlier {new}" "x-sunset: 2030-01-31 → 2029-01-31";
    SUNSET_LATER "sunset-moved-later" Operations Safe Safe
        "the sunset of {subject} moved from {old} to the later {new}" "x-sunset: 2030-01-31 → 2031-01-31";
    OPERATION_ID_CHANGED "operation-id-changed" Operations Warning Warning
        "the operationId of {subject} changed from {old} to {new}; generated code is named by it"
        "operationId: listPets → getPets";
    TAG_ADDED "operation-tag-added" Operations Safe Safe "{subject} has got the tag {value}" "tags: [Pets] → [Pets, Dogs]";
    TAG_REMOVED "operation-tag-removed" Operations Warning Warning
        "{subject} has lost the tag {value}; generated code is grouped by it" "tags: [Pets, Dogs] → [Pets]";
    CALLBACK_ADDED "callback-added" Operations Safe Safe
        "{subject} was added" "callbacks: {} → {done}";
    CALLBACK_REMOVED "callback-removed" Operations Breaking Breaking
        "{subject} was removed" "callbacks: {done} → {}";

    SECURITY_ADDED "security-added" Security Breaking Breaking
        "{subject} could be called without credentials and now needs {new}" "(none) → security: [{token}]";
    SECURITY_REMOVED "security-removed" Security Warning Warning
        "{subject} can now be called without credentials; it needed {old}" "security: [{token}] → []";
    SECURITY_WAY_ADDED "security-alternative-added" Security Safe Safe
        "{subject} now also takes {new}" "security: [{token}] → [{token}, {bearer}]";
    SECURITY_WAY_REMOVED "security-alternative-removed" Security Breaking Breaking
        "{subject} no longer takes {old}" "security: [{token}, {bearer}] → [{token}]";
    SECURITY_WAY_NARROWED "security-alternative-narrowed" Security Breaking Breaking
        "{subject} took {old} and now needs {new}" "security: [{token}] → [{token, bearer}]";
    SECURITY_SCOPE_ADDED "security-scope-added" Security Breaking Breaking
        "{subject} now needs the scope {value}" "oauth: [read] → [read, write]";
    SECURITY_SCOPE_REMOVED "security-scope-removed" Security Safe Safe
        "{subject} no longer needs the scope {value}" "oauth: [read, write] → [read]";
    SCOPE_ADDED "required-scope-added" Security Breaking Breaking
        "{subject} now needs a token with the scope {new}" "(none) → x-required-scope: Write";
    SCOPE_CHANGED "required-scope-changed" Security Breaking Breaking
        "{subject} needed a token with the scope {old} and now needs {new}" "x-required-scope: Read → Write";
    SCOPE_REMOVED "required-scope-removed" Security Warning Warning
        "{subject} no longer needs a token with the scope {old}" "x-required-scope: Write → (none)";
    SCHEME_ADDED "security-scheme-added" Security Safe Safe
        "{subject} was added" "securitySchemes: {token} → {token, bearer}";
    SCHEME_REMOVED "security-scheme-removed" Security Warning Warning
        "{subject} was removed" "securitySchemes: {token, bearer} → {token}";
    SCHEME_CHANGED "security-scheme-changed" Security Breaking Breaking
        "{subject} changed its {value} from {old} to {new}" "in: header → query";
    SCHEME_URL_CHANGED "security-scheme-url-changed" Security Warning Warning
        "{subject} changed its {value} from {old} to {new}" "tokenUrl: /token → /oauth/token";
    FLOW_ADDED "security-flow-added" Security Safe Safe
        "{subject} has got the flow {value}" "flows: {implicit} → {implicit, password}";
    FLOW_REMOVED "security-flow-removed" Security Breaking Breaking
        "{subject} has lost the flow {value}" "flows: {implicit, password} → {implicit}";
    FLOW_SCOPE_ADDED "security-flow-scope-added" Security Safe Safe
        "{subject} has got the scope {value}" "scopes: {read} → {read, write}";
    FLOW_SCOPE_REMOVED "security-flow-scope-removed" Security Breaking Breaking
        "{subject} has lost the scope {value}" "scopes: {read, write} → {read}";

    PARAMETER_ADDED_REQUIRED "parameter-added-required" Parameters Breaking Safe
        "{subject} was added and is required" "(none) → limit, required: true";
    PARAMETER_ADDED "parameter-added-optional" Parameters Safe Safe
        "{subject} was added; it is optional" "(none) → limit";
    PARAMETER_REMOVED "parameter-removed" Parameters Breaking Breaking "{subject} was removed" "limit → (none)";
    PARAMETER_REMOVED_EARLY "parameter-removed-before-sunset" Parameters Breaking Breaking
        "{subject} was removed before its sunset on {old}" "deprecated: true, x-sunset: 9999-12-31 → (none)";
    PARAMETER_REMOVED_LATE "parameter-removed-after-sunset" Parameters Safe Safe
        "{subject} was removed after its sunset on {old}" "deprecated: true, x-sunset: 2020-01-31 → (none)";
    PARAMETER_MOVED "parameter-moved" Parameters Breaking Breaking
        "the parameter {value} moved from {old} to {new}" "in: query → header";
    PARAMETER_BECAME_REQUIRED "parameter-became-required" Parameters Breaking Safe
        "{subject} became required" "required: false → true";
    PARAMETER_BECAME_OPTIONAL "parameter-became-optional" Parameters Safe Breaking
        "{subject} became optional" "required: true → false";
    STYLE_CHANGED "parameter-style-changed" Parameters Breaking Breaking
        "{subject} is written in the style {new} instead of {old}" "style: form → pipeDelimited";
    EXPLODE_CHANGED "parameter-explode-changed" Parameters Breaking Breaking
        "{subject} changed explode from {old} to {new}, so that lists are written otherwise" "explode: true → false";
    RESERVED_CHANGED "parameter-reserved-changed" Parameters Warning Warning
        "{subject} changed allowReserved from {old} to {new}" "allowReserved: false → true";
    EMPTY_FORBIDDEN "parameter-empty-forbidden" Parameters Breaking Safe
        "{subject} may no longer be empty" "allowEmptyValue: true → false";
    EMPTY_ALLOWED "parameter-empty-allowed" Parameters Safe Breaking
        "{subject} may now be empty" "allowEmptyValue: false → true";
    CODING_CHANGED "parameter-content-changed" Parameters Breaking Breaking
        "{subject} is written as {new} instead of {old}" "schema → content: application/json";

    BODY_ADDED_REQUIRED "request-body-added-required" Bodies Breaking Safe
        "{subject} now has to be sent with a body" "(none) → requestBody, required: true";
    BODY_ADDED "request-body-added-optional" Bodies Safe Safe
        "{subject} can now be sent with a body" "(none) → requestBody";
    BODY_REMOVED "request-body-removed" Bodies Breaking Breaking
        "{subject} no longer takes a body" "requestBody → (none)";
    BODY_BECAME_REQUIRED "request-body-became-required" Bodies Breaking Safe
        "the body of {subject} became required" "required: false → true";
    BODY_BECAME_OPTIONAL "request-body-became-optional" Bodies Safe Breaking
        "the body of {subject} became optional" "required: true → false";
    MEDIA_TYPE_ADDED "media-type-added" Bodies Safe Safe
        "{subject} can now be {value}" "content: {application/json} → {application/json, text/csv}";
    MEDIA_TYPE_REMOVED "media-type-removed" Bodies Breaking Breaking
        "{subject} can no longer be {value}" "content: {application/json, text/csv} → {application/json}";
    MEDIA_TYPE_WIDENED "media-type-widened" Bodies Safe Warning
        "{subject} was {old} and can now be {new}" "content: {image/png} → {image/*}";
    MEDIA_TYPE_NARROWED "media-type-narrowed" Bodies Breaking Safe
        "{subject} could be {old} and is now only {new}" "content: {image/*} → {image/png}";
    ENCODING_CHANGED "encoding-changed" Bodies Breaking Breaking
        "the part {value} of {subject} is encoded otherwise" "encoding.icon.contentType: image/png → image/jpeg";

    SUCCESS_ADDED "success-status-added" Responses Warning Warning
        "{subject} can now succeed with {value}" "responses: {200} → {200, 202}";
    SUCCESS_REMOVED "success-status-removed" Responses Breaking Breaking
        "{subject} no longer answers {value}" "responses: {200, 202} → {202}";
    ERROR_ADDED "error-status-added" Responses Safe Safe
        "{subject} can now fail with {value}" "responses: {200} → {200, 409}";
    ERROR_REMOVED "error-status-removed" Responses Warning Warning
        "{subject} no longer tells failures as {value}" "responses: {200, 409} → {200}";
    HEADER_ADDED "response-header-added" Responses Safe Safe "{subject} was added" "headers: {} → {ETag}";
    HEADER_REMOVED "response-header-removed" Responses Breaking Breaking "{subject} was removed" "headers: {ETag} → {}";
    HEADER_BECAME_REQUIRED "response-header-became-required" Responses Breaking Safe
        "{subject} is now always there" "required: false → true";
    HEADER_BECAME_OPTIONAL "response-header-became-optional" Responses Safe Breaking
        "{subject} is no longer always there" "required: true → false";
    LINK_ADDED "link-added" Responses Safe Safe "{subject} was added" "links: {} → {next}";
    LINK_REMOVED "link-removed" Responses Warning Warning "{subject} was removed" "links: {next} → {}";
    LINK_CHANGED "link-changed" Responses Warning Warning "{subject} changed" "links.next.operationId: a → b";

    PROPERTY_ADDED_REQUIRED "property-added-required" Properties Breaking Safe
        "{subject} was added and is required" "properties: {name} → {name, age}, required: [age]";
    PROPERTY_ADDED "property-added-optional" Properties Safe Safe
        "{subject} was added; it is optional" "properties: {name} → {name, age}";
    PROPERTY_REMOVED "property-removed" Properties Breaking Breaking
        "{subject} was removed" "properties: {name, age} → {name}";
    PROPERTY_REQUIRED "property-became-required" Properties Breaking Safe
        "{subject} became required" "required: [] → [name]";
    PROPERTY_OPTIONAL "property-became-optional" Properties Safe Breaking
        "{subject} became optional" "required: [name] → []";
    READ_ONLY "property-became-read-only" Properties Breaking Safe
        "{subject} can no longer be sent, only received" "(none) → readOnly: true";
    NOT_READ_ONLY "property-no-longer-read-only" Properties Safe Safe
        "{subject} can now be sent" "readOnly: true → (none)";
    NOT_READ_ONLY_REQUIRED "required-property-no-longer-read-only" Properties Breaking Safe
        "{subject}, which is required, now has to be sent" "readOnly: true → (none)";
    WRITE_ONLY "property-became-write-only" Properties Safe Breaking
        "{subject} is no longer received" "(none) → writeOnly: true";
    NOT_WRITE_ONLY "property-no-longer-write-only" Properties Safe Safe
        "{subject} is now also received" "writeOnly: true → (none)";
    CLOSED "additional-properties-closed" Properties Breaking Warning
        "{subject} no longer has properties beyond the declared" "additionalProperties: true → false";
    OPENED "additional-properties-opened" Properties Safe Warning
        "{subject} can now have properties beyond the declared" "additionalProperties: false → true";

    TYPE_CHANGED "type-changed" Values Breaking Breaking
        "{subject} changed its type from {old} to {new}" "type: string → integer";
    TYPE_WIDENED "type-widened" Values Safe Breaking
        "{subject} was {old} and can now be {new}" "type: integer → number";
    TYPE_NARROWED "type-narrowed" Values Breaking Safe
        "{subject} could be {old} and is now {new}" "type: number → integer";
    FORMAT_CHANGED "format-changed" Values Breaking Breaking
        "{subject} changed its format from {old} to {new}" "format: date → date-time";
    FORMAT_WIDENED "format-widened" Values Safe Breaking
        "{subject} was of the format {old} and is now of the wider {new}" "format: int32 → int64";
    FORMAT_NARROWED "format-narrowed" Values Breaking Safe
        "{subject} was of the format {old} and is now of the narrower {new}" "format: int64 → int32";
    FORMAT_ADDED "format-added" Values Breaking Safe
        "{subject} now has to be of the format {new}" "(none) → format: uuid";
    FORMAT_REMOVED "format-removed" Values Safe Breaking
        "{subject} no longer has to be of the format {old}" "format: uuid → (none)";
    NULLABLE "became-nullable" Values Safe Breaking "{subject} can now be null" "(none) → nullable: true";
    NOT_NULLABLE "became-not-nullable" Values Breaking Safe "{subject} can no longer be null" "nullable: true → (none)";
    ENUM_VALUE_ADDED "enum-value-added" Values Safe Warning
        "{subject} has got the value {value}" "enum: [a] → [a, b]";
    ENUM_VALUE_REMOVED "enum-value-removed" Values Breaking Safe
        "{subject} has lost the value {value}" "enum: [a, b] → [a]";
    ENUM_ADDED "enum-added" Values Breaking Safe
        "{subject} could have any value and is now one of {new}" "(none) → enum: [a, b]";
    ENUM_REMOVED "enum-removed" Values Safe Breaking
        "{subject} was one of {old} and can now have any value" "enum: [a, b] → (none)";
    OPEN_VALUE_ADDED "extensible-enum-value-added" Values Safe Safe
        "{subject} has got the value {value}" "x-extensible-enum: [a] → [a, b]";
    OPEN_VALUE_REMOVED "extensible-enum-value-removed" Values Breaking Safe
        "{subject} has lost the value {value}" "x-extensible-enum: [a, b] → [a]";
    DEFAULT_CHANGED "default-changed" Values Breaking Safe
        "{subject} changed its default from {old} to {new}" "default: 10 → 20";
    DEFAULT_ADDED "default-added" Values Warning Safe "{subject} has got the default {new}" "(none) → default: 10";
    DEFAULT_REMOVED "default-removed" Values Breaking Safe
        "{subject} has lost its default, which was {old}" "default: 10 → (none)";

    MINIMUM_TIGHTENED "minimum-tightened" Bounds Breaking Safe
        "the minimum of {subject} was tightened from {old} to {new}" "minimum: 0 → 1";
    MINIMUM_LOOSENED "minimum-loosened" Bounds Safe Breaking
        "the minimum of {subject} was loosened from {old} to {new}" "minimum: 1 → 0";
    MAXIMUM_TIGHTENED "maximum-tightened" Bounds Breaking Safe
        "the maximum of {subject} was tightened from {old} to {new}" "maximum: 100 → 50";
    MAXIMUM_LOOSENED "maximum-loosened" Bounds Safe Breaking
        "the maximum of {subject} was loosened from {old} to {new}" "maximum: 50 → 100";
    MIN_LENGTH_TIGHTENED "min-length-tightened" Bounds Breaking Safe
        "the shortest length of {subject} was tightened from {old} to {new}" "minLength: 1 → 2";
    MIN_LENGTH_LOOSENED "min-length-loosened" Bounds Safe Breaking
        "the shortest length of {subject} was loosened from {old} to {new}" "minLength: 2 → 1";
    MAX_LENGTH_TIGHTENED "max-length-tightened" Bounds Breaking Safe
        "the greatest length of {subject} was tightened from {old} to {new}" "maxLength: 100 → 50";
    MAX_LENGTH_LOOSENED "max-length-loosened" Bounds Safe Breaking
        "the greatest length of {subject} was loosened from {old} to {new}" "maxLength: 50 → 100";
    MIN_ITEMS_TIGHTENED "min-items-tightened" Bounds Breaking Safe
        "the fewest items of {subject} was tightened from {old} to {new}" "minItems: 0 → 1";
    MIN_ITEMS_LOOSENED "min-items-loosened" Bounds Safe Breaking
        "the fewest items of {subject} was loosened from {old} to {new}" "minItems: 1 → 0";
    MAX_ITEMS_TIGHTENED "max-items-tightened" Bounds Breaking Safe
        "the most items of {subject} was tightened from {old} to {new}" "maxItems: 10 → 5";
    MAX_ITEMS_LOOSENED "max-items-loosened" Bounds Safe Breaking
        "the most items of {subject} was loosened from {old} to {new}" "maxItems: 5 → 10";
    MIN_PROPERTIES_TIGHTENED "min-properties-tightened" Bounds Breaking Safe
        "the fewest properties of {subject} was tightened from {old} to {new}" "minProperties: 0 → 1";
    MIN_PROPERTIES_LOOSENED "min-properties-loosened" Bounds Safe Breaking
        "the fewest properties of {subject} was loosened from {old} to {new}" "minProperties: 1 → 0";
    MAX_PROPERTIES_TIGHTENED "max-properties-tightened" Bounds Breaking Safe
        "the most properties of {subject} was tightened from {old} to {new}" "maxProperties: 10 → 5";
    MAX_PROPERTIES_LOOSENED "max-properties-loosened" Bounds Safe Breaking
        "the most properties of {subject} was loosened from {old} to {new}" "maxProperties: 5 → 10";
    MULTIPLE_TIGHTENED "multiple-of-tightened" Bounds Breaking Safe
        "{subject} was a multiple of {old} and now has to be one of {new}" "multipleOf: 5 → 10";
    MULTIPLE_LOOSENED "multiple-of-loosened" Bounds Safe Breaking
        "{subject} was a multiple of {old} and is now one of {new}" "multipleOf: 10 → 5";
    MULTIPLE_CHANGED "multiple-of-changed" Bounds Breaking Breaking
        "{subject} was a multiple of {old} and is now one of {new}" "multipleOf: 2 → 3";
    PATTERN_ADDED "pattern-added" Bounds Breaking Safe
        "{subject} now has to match {new}" "(none) → pattern: ^[a-z]+$";
    PATTERN_REMOVED "pattern-removed" Bounds Safe Breaking
        "{subject} no longer has to match {old}" "pattern: ^[a-z]+$ → (none)";
    PATTERN_CHANGED "pattern-changed" Bounds Breaking Breaking
        "{subject} had to match {old} and now has to match {new}" "pattern: ^[a-z]+$ → ^[a-z]{3}$";
    UNIQUE "items-became-unique" Bounds Breaking Safe
        "the items of {subject} now have to differ from each other" "uniqueItems: false → true";
    NOT_UNIQUE "items-no-longer-unique" Bounds Safe Breaking
        "the items of {subject} no longer differ from each other" "uniqueItems: true → false";

    ALTERNATIVE_ADDED "alternative-added" Alternatives Safe Breaking
        "{subject} has got the alternative {value}" "oneOf: [Cat] → [Cat, Dog]";
    ALTERNATIVE_REMOVED "alternative-removed" Alternatives Breaking Safe
        "{subject} has lost the alternative {value}" "oneOf: [Cat, Dog] → [Cat]";
    ALTERNATIVES_ADDED "alternatives-added" Alternatives Breaking Safe
        "{subject} now has to be one of several alternatives as well" "type: object → type: object, oneOf: [A, B]";
    ALTERNATIVES_REMOVED "alternatives-removed" Alternatives Safe Breaking
        "{subject} no longer has to be one of several alternatives" "type: object, oneOf: [A, B] → type: object";
    ALTERNATIVES_CHANGED "alternatives-changed" Alternatives Breaking Breaking
        "the alternatives of {subject} are built otherwise" "allOf: [{oneOf}, {oneOf}] → oneOf";
    ALTERNATIVES_KIND "alternatives-kind-changed" Alternatives Warning Warning
        "{subject} changed from {old} to {new}" "oneOf: [Cat, Dog] → anyOf: [Cat, Dog]";
    NOT_ADDED "not-added" Alternatives Breaking Safe "{subject} now excludes some values" "(none) → not: {enum: [a]}";
    NOT_REMOVED "not-removed" Alternatives Safe Breaking
        "{subject} no longer excludes some values" "not: {enum: [a]} → (none)";
    NOT_CHANGED "not-changed" Alternatives Breaking Breaking
        "{subject} excludes other values" "not: {enum: [a]} → {enum: [b]}";
    DISCRIMINATOR_ADDED "discriminator-added" Alternatives Warning Warning
        "{subject} is now told apart by {new}" "(none) → discriminator: kind";
    DISCRIMINATOR_REMOVED "discriminator-removed" Alternatives Warning Warning
        "{subject} is no longer told apart by {old}" "discriminator: kind → (none)";
    DISCRIMINATOR_CHANGED "discriminator-changed" Alternatives Breaking Breaking
        "{subject} was told apart by {old} and is now by {new}" "discriminator: kind → type";
    MAPPING_ADDED "discriminator-value-added" Alternatives Safe Breaking
        "{subject} has got the discriminator value {value}" "mapping: {cat} → {cat, dog}";
    MAPPING_REMOVED "discriminator-value-removed" Alternatives Breaking Safe
        "{subject} has lost the discriminator value {value}" "mapping: {cat, dog} → {cat}";
    MAPPING_CHANGED "discriminator-value-changed" Alternatives Breaking Breaking
        "the discriminator value {value} of {subject} means {new} instead of {old}" "mapping.cat: Cat → Dog";

    SERVER_ADDED "server-added" Servers Safe Safe "the server {value} was added" "servers: [] → [https://a.dev]";
    SERVER_REMOVED "server-removed" Servers Breaking Breaking
        "the server {value} was removed" "servers: [https://a.dev] → []";
    SERVER_CHANGED "server-variable-changed" Servers Warning Warning
        "the variables of the server {value} changed" "variables.region.default: eu → us";

    KEYWORD_CHANGED "keyword-changed" Other Warning Warning
        "{value} of {subject} changed in a way that no rule knows" "xml.name: pet → animal";
    EXTENSION_CHANGED "extension-changed" Other Safe Safe
        "the extension {value} of {subject} changed" "x-owner: a → b";
    UNUSED_ADDED "unused-component-added" Other Safe Safe
        "{subject}, which no operation uses, was added" "schemas: {} → {Spare}";
    UNUSED_REMOVED "unused-component-removed" Other Safe Safe
        "{subject}, which no operation used, was removed" "schemas: {Spare} → {}";
    UNUSED_CHANGED "unused-component-changed" Other Safe Safe
        "{subject}, which no operation uses, changed" "headers.Spare.required: false → true";
    TEXT_CHANGED "text-changed" Other Safe Safe
        "{value} of {subject} changed" "description: A pet. → A pet or two.";
}
