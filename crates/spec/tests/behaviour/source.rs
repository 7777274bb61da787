//! The positions of a document's places in its text.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use windlass_spec::{Source, load_file, normalize};

/// A file with this text, for as long as it is held.
struct File(PathBuf);

impl File {
    fn new(extension: &str, text: &str) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let (process, count) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(format!("windlass-source-{process}-{count}.{extension}"));
        std::fs::write(&path, text).expect("a file can be written");
        Self(path)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[track_caller]
fn check(extension: &str, text: &str, wanted: &[(&str, &str)]) {
    let file = File::new(extension, text);
    let source = Source::of_file(&file.0);
    for (pointer, position) in wanted {
        let found = source.position(pointer).map(|position| position.to_string()).unwrap_or_default();
        assert_eq!(found, *position, "{pointer}");
    }
}

#[test]
fn places_in_json() {
    check(
        "json",
        "\u{feff}{\n  \"openapi\": \"3.0.3\", \"é\\\"~/\": 1.5e3,\n  \"list\": [ 1,\n    {\"a\": [true,null]} , \"]\" ],\n  \"\": {}\n}\n",
        &[
            ("", ""),
            ("/openapi", "2:3"),
            ("/é\"~0~1", "2:23"),
            ("/list", "3:3"),
            ("/list/0", "3:13"),
            ("/list/1", "4:5"),
            ("/list/1/a", "4:6"),
            ("/list/1/a/1", "4:17"),
            ("/list/2", "4:26"),
            ("/", "5:3"),
            // What is not there is told by what is around it.
            ("/list/1/a/1/deeper", "4:17"),
            ("/list/9/a", "3:3"),
            ("/none/of/it", ""),
        ],
    );
    check("json", "[]", &[("", ""), ("/0", "")]);
}

#[test]
fn places_in_yaml() {
    check(
        "yaml",
        "\u{feff}# first\nopenapi: 3.0.3\npaths:\n  /é/{id}:\n    get: {tags: [a, é, c]}\n    200: &all\n    - one\n    - name: x\n      in: y\n  \
         copy: *all\nmerged:\n  <<: {own: 1}\n  'quoted key': |\n    text\n",
        &[
            ("", ""),
            ("/openapi", "2:1"),
            ("/paths/~1é~1{id}", "4:3"),
            ("/paths/~1é~1{id}/get/tags", "5:11"),
            ("/paths/~1é~1{id}/get/tags/2", "5:24"),
            ("/paths/~1é~1{id}/200", "6:5"),
            ("/paths/~1é~1{id}/200/0", "7:7"),
            ("/paths/~1é~1{id}/200/1/in", "9:7"),
            ("/paths/copy", "10:3"),
            // Where an anchor is meant, what it means is at the anchor.
            ("/paths/copy/1/name", "8:7"),
            ("/merged/own", "12:8"),
            ("/merged/quoted key", "13:3"),
            ("/paths/~1é~1{id}/get/none", "5:5"),
        ],
    );
}

#[test]
fn what_cannot_be_read_again_has_no_positions() {
    let source = Source::of_file("none/such.json".as_ref());
    assert_eq!(source.position("/a"), None);
    assert_eq!(source.place("/a"), "none/such.json: /a");
    assert_eq!(source.place(""), "none/such.json");
    check("json", "{\"a\": ", &[("/a", "")]);
    check("json", &"[".repeat(100_000), &[("/0", "")]);
    check("yaml", "a: [", &[("/a", "")]);
}

#[test]
fn errors_tell_the_position_of_a_pointer() {
    let file = File::new("yaml", "info: {}\nopenapi: 3.0.3\npaths:\n  []\n");
    let errors = load_file(&file.0).unwrap_err().to_string();
    assert_eq!(errors, format!("{}:3:1: /paths: has to be an object", file.0.display()));
}

#[test]
fn problems_tell_the_position_too() {
    let text = "openapi: 3.0.3\ninfo: {}\npaths:\n  /a:\n    get:\n      responses: {}\n      parameters:\n      - {$ref: '#/b'}\n";
    let file = File::new("yml", text);
    let problems = normalize(load_file(&file.0).unwrap()).unwrap_err().in_source(&file.0).to_string();
    assert_eq!(problems, format!("{}:8:10: /paths/~1a/get/parameters/0/$ref: `#/b` leads nowhere", file.0.display()));
}
