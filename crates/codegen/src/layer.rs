//! Takes out of a document what a layer around the generated code sees to.

use serde_json::Value;
use windlass_spec::{LoadErrors, METHODS};

use crate::{Document, Options};

/// The document without the header parameters that `options` name as a layer's. Responses keep theirs: the emitters
/// leave those out, and the operation table does not.
pub(crate) fn without_layer_headers(document: Document, options: &Options) -> Result<Document, LoadErrors> {
    if options.layer_headers.is_empty() {
        return Ok(document);
    }
    let is_layers = |parameter: &Value| {
        let parameter = document.resolve(parameter);
        parameter["in"] == "header" && parameter["name"].as_str().is_some_and(|name| options.is_layer_header(name))
    };
    let mut root = document.root().clone();
    let items = root.get_mut("paths").and_then(Value::as_object_mut);
    for item in items.into_iter().flat_map(|paths| paths.values_mut()) {
        for method in METHODS {
            let parameters = item.get_mut(method).and_then(|operation| operation.get_mut("parameters"));
            if let Some(parameters) = parameters.and_then(Value::as_array_mut) {
                parameters.retain(|parameter| !is_layers(parameter));
            }
        }
    }
    windlass_spec::load_value(root)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_header_of_a_layer_is_no_parameter() {
        let parameters = json!([
            { "$ref": "#/components/parameters/Key" },
            { "in": "header", "name": "X-Other", "schema": {} },
            { "in": "query", "name": "Key", "schema": {} },
        ]);
        let document = windlass_spec::load_value(json!({
            "openapi": "3.0.3",
            "info": { "title": "t", "version": "1" },
            "paths": { "/a": { "post": { "parameters": parameters, "responses": {} } } },
            "components": { "parameters": { "Key": { "in": "header", "name": "Key", "schema": {} } } },
        }))
        .unwrap();
        let options = Options { layer_headers: vec!["key".to_owned()], ..Options::default() };
        let left = without_layer_headers(document, &options).unwrap();
        let left = left.at("/paths/~1a/post/parameters").unwrap().as_array().unwrap();
        assert_eq!(left.iter().map(|parameter| &parameter["in"]).collect::<Vec<_>>(), ["header", "query"]);
    }
}
