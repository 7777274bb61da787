//! Names.

use proptest::prelude::*;
use windlass_domain::fold_name;

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
}
