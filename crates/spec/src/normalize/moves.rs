//! Where the parts of a normalized document stood in the document as it was given.

/// What normalizing moved, so that a place can be told to the author of the document.
///
/// What became another construct where it stands (a `const` that is an `enum` now) is no move: its pointer may name
/// something that the given document does not have, inside of something that it has.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Moves {
    /// The moves of one step do not see each other; a step sees those before it.
    steps: Vec<Vec<Move>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Move {
    to: String,
    from: String,
}

impl Moves {
    /// The place in the document as it was given.
    pub fn origin(&self, pointer: &str) -> String {
        let mut at = pointer.to_owned();
        for step in self.steps.iter().rev() {
            let moved = step.iter().filter_map(|one| Some((one, rest(&at, &one.to)?)));
            // The innermost place that was moved tells. Of several that became one, any would do.
            if let Some((one, rest)) = moved.max_by_key(|(one, _)| one.to.len()) {
                at = format!("{}{rest}", one.from);
            }
        }
        at
    }

    /// Ends a step.
    pub(super) fn step(&mut self) {
        if self.steps.last().is_none_or(|step| !step.is_empty()) {
            self.steps.push(Vec::new());
        }
    }

    /// Adds a move to the step.
    pub(super) fn add(&mut self, from: impl Into<String>, to: impl Into<String>) {
        let one = Move { to: to.into(), from: from.into() };
        match self.steps.last_mut() {
            Some(step) => step.push(one),
            None => self.steps.push(vec![one]),
        }
    }
}

/// What follows the pointer of a place that is at or around `at`.
fn rest<'a>(at: &'a str, place: &str) -> Option<&'a str> {
    at.strip_prefix(place).filter(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_undone_from_the_last_step_to_the_first() {
        let mut moves = Moves::default();
        moves.add("/a/parameters/0", "/a/get/parameters/0");
        moves.add("/a/get/parameters/0", "/a/get/parameters/1");
        moves.step();
        moves.add("/a/get/parameters/1/schema", "/components/schemas/B");
        let check = |pointer: &str, wanted: &str| assert_eq!(moves.origin(pointer), wanted);
        check("/a/get/parameters/0/name", "/a/parameters/0/name");
        check("/a/get/parameters/1/name", "/a/get/parameters/0/name");
        check("/components/schemas/B/items", "/a/get/parameters/0/schema/items");
        check("/components/schemas/Bee", "/components/schemas/Bee");
        check("", "");
    }
}
