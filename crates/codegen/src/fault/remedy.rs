//! What to do about what is wrong. Those who find it say what it is; here is what helps.

/// What is wrong, and what to do: as the message says after a semicolon, else what is known of its kind.
pub(super) fn of_error(message: &str) -> (&str, &str) {
    match message.split_once("; ") {
        Some(parts) => parts,
        None => (message, known(message).unwrap_or("mend it in the document, or in an overlay when it is another's")),
    }
}

/// What to do about something that is not expressed.
pub(super) fn of_warning(message: &str) -> &'static str {
    known(message).unwrap_or("say it otherwise in the document or in an overlay; or let it be, for the rest is there")
}

fn known(message: &str) -> Option<&'static str> {
    REMEDIES.iter().find(|(part, _)| message.contains(part)).map(|(_, remedy)| *remedy)
}

/// A part of the message, and what to do.
const REMEDIES: &[(&str, &str)] = &[
    ("cannot be read: ", "name a file that can be read"),
    ("appears twice", "take one of them out"),
    ("is declared twice", "take one of them out"),
    ("`propertyName` is missing", "name the property that tells the types apart"),
    ("is missing", "add it"),
    ("leads nowhere", "add the target to the document, or correct the reference"),
    ("does not lead to", "correct the reference"),
    ("goes round in a circle", "let one of them say what it is"),
    ("no path parameter", "declare the parameter"),
    ("does not occur in", "name it in the path, or take it out"),
    ("matches the same paths", "take one of them out, or give it a path of its own"),
    ("the template has `", "give each parameter a name of its own"),
    ("braces do not match", "write each parameter in braces of its own, as {id}"),
    ("without a proper name", "name each parameter, as {id}"),
    ("has to start with a slash", "write the path from its slash on"),
    ("is taken; it is named", "give each operation an operationId of its own"),
    ("cannot name an operation", "give it an operationId that starts with a letter"),
    ("has no webhooks", "receive them in a handler of your own"),
    ("3.0 cannot", "check it in the implementation"),
    ("is used twice", "give each operation an operationId of its own"),
    ("is not declared", "declare the parameter"),
    ("there is no method", "write get, put, post, delete, options, head, patch or trace"),
    ("the client has no calls", "write this call by hand"),
    ("the call is left out", "write this call by hand, or say the operation otherwise in an overlay"),
    ("no header can have this name", "name it with letters, digits and hyphens alone"),
    ("is no media type", "write a type and a subtype, as application/json"),
    ("without a media type", "name a media type in `content`"),
    ("nothing parts the parameters", "put a sign between them, as {a}-{b}"),
    ("has no place for the parameter", "name it in the path, or take it out"),
    ("without `schema`", "give it a `schema`"),
    ("without a name", "give it a `name`"),
    ("a parameter in `", "write path, query, header or cookie"),
    ("no place that is known", "write path, query, header or cookie"),
    ("is no status", "write a status from 100 to 599, a range such as 4XX, or default"),
    ("the default is no value", "write a default that is a value of the type"),
    ("this default cannot be written", "apply it in the implementation"),
    ("leads back to itself", "move its target to components.schemas"),
    ("nested too deep", "move inner schemas to components.schemas"),
    ("refers to itself", "say what it is"),
    ("contains itself through", "refer to it from a property"),
    ("is not a reference to an object", "move each alternative to components.schemas, and refer to it there"),
    ("is not one of the alternatives", "add it to the alternatives, or take it out of the mapping"),
    ("alternatives beside properties", "give them a discriminator, or move the properties into each"),
    ("members that are not objects", "say in one schema what they say together"),
    ("not a schema", "write an object"),
    ("the type ", "write one that the format has"),
    ("is not checked", "check it in the implementation, or say it with keywords that OpenAPI 3.0 has"),
];
