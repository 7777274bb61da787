//! Requests are made with what is required, and tell their defaults.

use serde_json::json;
use windlass_types::{
    ApplicationGitRepositoryRequest, ApplicationRequest, HttpProbe, HttpProbeScheme, PortProtocol, PortRequest,
    Validate,
};

fn application() -> ApplicationRequest {
    ApplicationRequest::new("checkout", ApplicationGitRepositoryRequest::new("https://git.example/shop.git"))
}

#[test]
fn only_what_is_set_is_written() {
    let request = application();
    assert_eq!(request.validate(), Ok(()));
    assert_eq!(
        serde_json::to_value(&request).unwrap(),
        json!({"name": "checkout", "git_repository": {"url": "https://git.example/shop.git"}}),
    );
}

#[test]
fn defaults_are_those_of_the_contract() {
    let mut request = application();
    assert_eq!(request.cpu_or_default(), 500);
    assert_eq!(request.memory_or_default(), 512);
    assert!(request.auto_preview_or_default());
    assert!(!request.auto_deploy_or_default());
    assert_eq!(request.git_repository.root_path_or_default(), "/");
    assert_eq!(PortRequest::new(80).protocol_or_default(), PortProtocol::Http);
    assert_eq!(HttpProbe::new(80).scheme_or_default(), HttpProbeScheme::Http);
    request.cpu = Some(1000);
    assert_eq!(request.cpu_or_default(), 1000);
}

#[test]
fn a_value_made_in_code_is_checked_too() {
    let mut request = application();
    request.ports = Some(vec![PortRequest::new(0)]);
    let violations = request.validate().unwrap_err();
    assert_eq!(violations.len(), 1);
    assert_eq!(violations[0].to_string(), "/ports/0/internal_port must be at least 1");
}
