//! Names that are made up: from other names, and unlike those that are taken.

use std::collections::HashSet;

use heck::{ToSnakeCase, ToUpperCamelCase};

/// Names that are in use, compared as the generated code will spell them.
#[derive(Debug, Default)]
pub(crate) struct Taken(HashSet<String>);

impl Taken {
    /// Takes a name; `false` when one that reads the same was there.
    pub(crate) fn insert(&mut self, name: &str) -> bool {
        self.0.insert(folded(name))
    }

    /// Takes this name, or the first of `name2`, `name3`, … that is free.
    pub(crate) fn free(&mut self, name: String) -> String {
        if self.insert(&name) {
            return name;
        }
        let mut number = 2_usize;
        loop {
            let candidate = format!("{name}{number}");
            if self.insert(&candidate) {
                return candidate;
            }
            number += 1;
        }
    }
}

/// What two names have in common when they become the same identifier: `listPets`, `list_pets`
/// and `ListPets` do.
pub(crate) fn folded(name: &str) -> String {
    name.to_snake_case()
}

/// A name as types are spelled.
pub(crate) fn pascal(name: &str) -> String {
    name.to_upper_camel_case()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_read_the_same_are_the_same() {
        let mut taken = Taken::default();
        assert!(taken.insert("listPets"));
        assert!(!taken.insert("list_pets"));
        assert_eq!(taken.free("ListPets".into()), "ListPets2");
        assert_eq!(taken.free("ListPets".into()), "ListPets3");
        assert_eq!(taken.free("Other".into()), "Other");
    }
}
