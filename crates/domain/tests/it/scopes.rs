//! What scopes permit.

use proptest::prelude::*;
use windlass_domain::{Scope, Scopes};

#[test]
fn scopes_permit_what_the_table_says() {
    let check = |held: &str, permitted: &str| {
        let scopes: Scopes = held.parse().unwrap();
        let found: Scopes = Scope::ALL.iter().copied().filter(|required| scopes.allow(*required)).collect();
        assert_eq!(found.to_string(), permitted, "held {held:?}");
    };
    check("", "");
    check("Read", "Read");
    check("Write", "Read,Write");
    check("Deploy", "Read,Deploy");
    check("Write,Deploy", "Read,Write,Deploy");
    check("Admin", "Read,Write,Deploy,Admin");
    check("Admin, Read", "Read,Write,Deploy,Admin");
}

#[test]
fn an_unknown_scope_is_refused() {
    for text in ["read", "Root", "Read,Root", "Read Write"] {
        assert!(text.parse::<Scopes>().is_err(), "{text}");
    }
    assert_eq!("Rot".parse::<Scope>().unwrap_err().to_string(), "`Rot` is not a scope");
}

fn some_scopes() -> impl Strategy<Value = Scopes> {
    proptest::collection::vec(proptest::sample::select(Scope::ALL), 0..5)
        .prop_map(|scopes| scopes.into_iter().collect())
}

proptest! {
    #[test]
    fn scopes_survive_their_text(scopes in some_scopes()) {
        prop_assert_eq!(scopes.to_string().parse::<Scopes>().unwrap(), scopes);
    }

    #[test]
    fn more_scopes_never_permit_less(scopes in some_scopes(), extra in proptest::sample::select(Scope::ALL)) {
        for required in Scope::ALL {
            prop_assert!(!scopes.allow(*required) || scopes.with(extra).allow(*required));
        }
        prop_assert!(scopes.with(extra).allow(extra));
    }
}
