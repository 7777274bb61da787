//! A client reads what a newer server sends.

use serde_json::json;
use windlass_types::{ApplicationRequest, BuildMode, Healthchecks, Nullable, TcpProbe};

#[test]
fn unknown_values_and_fields_are_kept_or_ignored() {
    let request: ApplicationRequest = serde_json::from_value(json!({
        "name": "checkout",
        "git_repository": {"url": "https://git.example/shop.git", "mirror": true},
        "build_mode": "MAGIC",
        "colour": "red",
    }))
    .unwrap();
    assert_eq!(request.build_mode, Some(BuildMode::Unknown("MAGIC".to_owned())));
    assert_eq!(serde_json::to_value(&request).unwrap()["build_mode"], "MAGIC");
}

#[test]
fn enums_are_read_and_written_as_text() {
    for value in BuildMode::VALUES {
        let mode = BuildMode::from(*value);
        assert!(!matches!(mode, BuildMode::Unknown(_)), "{value}");
        assert_eq!(mode.to_string(), *value);
        assert_eq!(mode, value.parse().unwrap());
    }
    assert!(serde_json::from_value::<BuildMode>(json!(1)).is_err());
}

#[test]
fn absent_null_and_value_are_told_apart() {
    for (text, host) in [
        (r#"{"port":80}"#, Nullable::Absent),
        (r#"{"port":80,"host":null}"#, Nullable::Null),
        (r#"{"port":80,"host":"db"}"#, Nullable::Value("db".to_owned())),
    ] {
        let probe: TcpProbe = serde_json::from_str(text).unwrap();
        assert_eq!(probe.host, host, "{text}");
        assert_eq!(serde_json::to_string(&probe).unwrap(), text);
    }
    assert_eq!(Healthchecks::default(), serde_json::from_str("{}").unwrap());
}
