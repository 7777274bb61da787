//! Names.

use proptest::prelude::*;
use windlass_domain::{NameError, clean_name, fold_name};

#[test]
fn names_are_trimmed_and_bounded() {
    assert_eq!(clean_name(" Web \t"), Ok("Web"));
    assert_eq!(clean_name(" \u{3000}\n"), Err(NameError::Empty));
    let longest = "ß".repeat(255);
    assert_eq!(clean_name(&format!(" {longest} ")), Ok(longest.as_str()));
    assert_eq!(clean_name(&"ß".repeat(256)), Err(NameError::TooLong));
}

#[test]
fn names_are_compared_without_regard_to_case() {
    let check = |a: &str, b: &str| assert_eq!(fold_name(a), fold_name(b), "{a} and {b}");
    check(" Web", "wEB ");
    check("ÉCOLE", "école");
    check("ΟΔΟΣ", "οδος");
    check("οδοσ", "οδος");
    assert_ne!(fold_name("web 1"), fold_name("web1"));
}

proptest! {
    #[test]
    fn folding_twice_changes_nothing(name in ".*") {
        prop_assert_eq!(fold_name(&fold_name(&name)), fold_name(&name));
    }

    #[test]
    fn a_clean_name_is_its_own_clean_name(name in ".{0,300}") {
        if let Ok(clean) = clean_name(&name) {
            prop_assert_eq!(clean_name(clean), Ok(clean));
            prop_assert_eq!(fold_name(clean), fold_name(&name));
        }
    }
}
