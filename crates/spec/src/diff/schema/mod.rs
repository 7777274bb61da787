//! Schemas: pairs of them are compared once, whoever uses them.
//!
//! The pairs form a graph. A node is a pair of schemas at given places with the changes between them; an edge leads
//! to the pair of a property, an item, an alternative. Operations enter at their bodies and parameters, and a change
//! belongs to every operation that reaches its node. So a circle is only an edge back.

mod alternatives;
mod discriminator;
mod object;
mod value;
mod view;

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

pub(super) use discriminator::{kinds_of, mapped};
use view::{View, label_of};

use super::found::{Usage, Words, rule_of_field};
use super::report::{Class, Side};
use super::rules::Rule;
use super::spot::{NOTHING, Spot, same_json};
use super::{Differ, is_component};
use crate::document::Document;

/// On which sides something counts: what is `readOnly` is in no request, what is `writeOnly` in no response.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sides {
    request: bool,
    response: bool,
}

impl Sides {
    const BOTH: Self = Self { request: true, response: true };

    fn or(self, other: Self) -> Self {
        Self { request: self.request || other.request, response: self.response || other.response }
    }

    fn has(self, side: Side) -> bool {
        match side {
            Side::Request => self.request,
            Side::Response => self.response,
            Side::Operation => true,
        }
    }
}

/// So many questions whether schemas are the same may wait for each other: each takes a part of the stack.
const DEEPEST: usize = 100;

/// Schemas that hold at the same time, as the places where two parts of an `allOf` speak of one property.
type Spots<'a> = Vec<Spot<'a>>;

type Key = (Vec<Rc<str>>, Vec<Rc<str>>);

/// A change between two schemas, whoever uses them.
#[derive(Debug)]
struct Difference {
    rule: &'static Rule,
    old: Option<Rc<str>>,
    new: Option<Rc<str>>,
    sentence: String,
    sides: Sides,
}

#[derive(Debug)]
struct Node<'a> {
    old: Spots<'a>,
    new: Spots<'a>,
    /// How sentences name what is not part of a named schema: the pointer of its root on each side, and its name.
    label: Rc<Label>,
    started: bool,
    null_apart: bool,
    differences: Vec<Difference>,
    edges: Vec<(usize, Sides)>,
}

/// The name of a schema that stands outside of the named ones.
#[derive(Debug)]
struct Label {
    roots: [Rc<str>; 2],
    name: String,
}

/// Every pair of schemas seen so far.
#[derive(Debug, Default)]
pub(super) struct Graph<'a> {
    nodes: Vec<Node<'a>>,
    index: HashMap<Key, usize>,
    /// Nodes that were not looked into yet.
    todo: Vec<usize>,
    /// How many questions whether schemas are the same wait for each other.
    depth: usize,
}

impl<'a> Differ<'a> {
    /// Compares the schemas of a body, parameter or header. Where there is none, everything is allowed.
    pub(super) fn schema(&mut self, old: Option<Spot<'a>>, new: Option<Spot<'a>>, subject: &str, used: &Usage) {
        let (old, new) = match (old, new) {
            (None, None) => return,
            (old, new) => {
                let nothing = |other: &Option<Spot<'a>>| {
                    Spot::new(other.as_ref().map_or_else(|| "".into(), |spot| spot.at.clone()), &NOTHING)
                };
                (old.clone().unwrap_or_else(|| nothing(&new)), new.unwrap_or_else(|| nothing(&old)))
            }
        };
        let label = Rc::new(Label { roots: [old.at.clone(), new.at.clone()], name: subject.to_owned() });
        let node = self.pair(vec![old], vec![new], &label);
        self.settle();
        self.roots.push((node, Rc::new(used.clone())));
    }

    /// Compares a named schema that no operation uses.
    pub(super) fn unused_schema(&mut self, old: Spot<'a>, new: Spot<'a>, subject: &str) {
        let label = Rc::new(Label { roots: [old.at.clone(), new.at.clone()], name: subject.to_owned() });
        let root = self.pair(vec![old], vec![new], &label);
        self.settle();
        for (node, _) in self.reached(root, Side::Operation, None) {
            for difference in &self.graph.nodes[node].differences {
                let Difference { rule, old, new, sentence, .. } = difference;
                self.found.add(rule, old.as_deref(), new.as_deref(), sentence.clone(), None);
            }
        }
    }

    /// Whether two schemas at these places mean the same.
    pub(super) fn same_schemas(&mut self, old: Spot<'a>, new: Spot<'a>) -> bool {
        let label = Rc::new(Label { roots: [old.at.clone(), new.at.clone()], name: String::new() });
        self.same(&vec![old], &vec![new], &label)
    }

    /// Reports the differences of all schemas that operations reach. What does not count on the side of a use is
    /// safe there.
    pub(super) fn schemas(&mut self) {
        let changed = self.leading_to_changes();
        for (root, used) in std::mem::take(&mut self.roots) {
            for (node, counts) in self.reached(root, used.side, Some(&changed)) {
                for difference in &self.graph.nodes[node].differences {
                    let Difference { rule, old, new, sentence, sides } = difference;
                    let class = if counts && sides.has(used.side) { rule.class(used.side) } else { Class::Safe };
                    self.found.add(rule, old.as_deref(), new.as_deref(), sentence.clone(), Some((&used, class)));
                }
            }
        }
    }

    /// The nodes from which some difference can be reached.
    fn leading_to_changes(&self) -> Vec<bool> {
        let nodes = &self.graph.nodes;
        let mut back = vec![Vec::new(); nodes.len()];
        for (from, node) in nodes.iter().enumerate() {
            for (to, _) in &node.edges {
                back[*to].push(from);
            }
        }
        let mut out: Vec<bool> = nodes.iter().map(|node| !node.differences.is_empty()).collect();
        let mut todo: Vec<usize> = (0..nodes.len()).filter(|index| out[*index]).collect();
        while let Some(index) = todo.pop() {
            for from in &back[index] {
                if !out[*from] {
                    out[*from] = true;
                    todo.push(*from);
                }
            }
        }
        out
    }

    /// Every node that is reached, among those of interest, and whether it counts on this side: what is only reached
    /// through a property that is not there does not.
    fn reached(&self, root: usize, side: Side, among: Option<&[bool]>) -> Vec<(usize, bool)> {
        let mut seen = HashSet::new();
        let mut out = Vec::new();
        let (mut todo, mut later) = (vec![root], Vec::new());
        for counts in [true, false] {
            while let Some(index) = todo.pop() {
                if among.is_some_and(|among| !among[index]) || !seen.insert(index) {
                    continue;
                }
                out.push((index, counts));
                for (to, sides) in self.graph.nodes[index].edges.iter().rev() {
                    if counts && !sides.has(side) { later.push(*to) } else { todo.push(*to) }
                }
            }
            todo = std::mem::take(&mut later);
        }
        out
    }

    /// Where a schema or one of its alternatives allows null.
    fn null(&self, view: &View<'a>, document: &'a Document) -> Option<Spot<'a>> {
        let members = || view.groups().into_iter().flat_map(|group| group.members);
        let null = |member: Spot<'a>| View::new(&vec![member.followed(document)], document).nullable();
        view.nullable().or_else(|| members().find_map(null))
    }

    /// The node of a pair of places. What was seen before is not looked into again.
    fn pair(&mut self, old: Spots<'a>, new: Spots<'a>, label: &Rc<Label>) -> usize {
        self.pair_of(old, new, label, false)
    }

    /// As [`Self::pair`]; with `null_apart`, whoever asks compares himself whether null is allowed.
    fn pair_of(&mut self, old: Spots<'a>, new: Spots<'a>, label: &Rc<Label>, null_apart: bool) -> usize {
        let follow = |spots: Spots<'a>, document| -> Spots<'a> {
            let mut out: Spots<'a> = Vec::new();
            for spot in spots.into_iter().map(|spot| spot.followed(document)) {
                if !out.iter().any(|other| other.at == spot.at) {
                    out.push(spot);
                }
            }
            out
        };
        let (old, new) = (follow(old, self.old), follow(new, self.new));
        let places = |spots: &Spots<'a>| spots.iter().map(|spot| spot.at.clone()).collect::<Vec<_>>();
        let mut key = (places(&old), places(&new));
        // What stands for a schema that is missing has the place of its counterpart, but is not it.
        for (spots, places) in [(&old, &mut key.0), (&new, &mut key.1)] {
            if spots.iter().any(|spot| std::ptr::eq(spot.value, &*NOTHING)) {
                places.push("".into());
            }
        }
        if null_apart {
            key.0.push("null".into());
        }
        if let Some(index) = self.graph.index.get(&key) {
            return *index;
        }
        let index = self.graph.nodes.len();
        let node = Node {
            old,
            new,
            label: label.clone(),
            started: false,
            null_apart,
            differences: Vec::new(),
            edges: Vec::new(),
        };
        self.graph.nodes.push(node);
        self.graph.index.insert(key, index);
        self.graph.todo.push(index);
        index
    }

    /// Looks into every node that was not looked into yet.
    fn settle(&mut self) {
        while let Some(index) = self.graph.todo.pop() {
            self.examine(index);
        }
    }

    /// Whether two schemas mean the same, all the way down. A pair that is being looked into further up is taken to
    /// mean the same: where it does not, it tells so itself.
    fn same(&mut self, old: &Spots<'a>, new: &Spots<'a>, label: &Rc<Label>) -> bool {
        // One question leads to the next. No document that people write gets this deep; what does is not the same.
        if self.graph.depth == DEEPEST {
            return false;
        }
        self.graph.depth += 1;
        let same = self.same_below(old, new, label);
        self.graph.depth -= 1;
        same
    }

    fn same_below(&mut self, old: &Spots<'a>, new: &Spots<'a>, label: &Rc<Label>) -> bool {
        let mut todo = vec![self.pair(old.clone(), new.clone(), label)];
        let mut seen = HashSet::new();
        while let Some(index) = todo.pop() {
            if !seen.insert(index) {
                continue;
            }
            self.examine(index);
            let node = &self.graph.nodes[index];
            if !node.differences.is_empty() {
                return false;
            }
            todo.extend(node.edges.iter().map(|(to, _)| *to));
        }
        true
    }

    /// Finds the differences and the edges of a node.
    fn examine(&mut self, index: usize) {
        let node = &mut self.graph.nodes[index];
        if std::mem::replace(&mut node.started, true) {
            return;
        }
        let (mut old, mut new) = (View::new(&node.old, self.old), View::new(&node.new, self.new));
        for spot in old.spots.iter().chain(&new.spots) {
            if is_component(&spot.at) {
                self.visited.insert(spot.at.clone());
            }
        }
        if old.groups().len() != new.groups().len() {
            // One alternative is none: the other side may have none at all.
            old = old.with_single_alternatives(self.old);
            new = new.with_single_alternatives(self.new);
        }
        let mut look = Look { node: index, label: node.label.clone(), differences: Vec::new(), edges: Vec::new() };
        self.compare(&old, &new, &mut look);
        let node = &mut self.graph.nodes[index];
        node.differences = look.differences;
        node.edges = look.edges;
    }

    fn compare(&mut self, old: &View<'a>, new: &View<'a>, look: &mut Look) {
        if self.alternatives(old, new, look) {
            // One of several alternatives may be null, where the other side says so of the whole.
            look.nullable(self.null(old, self.old), self.null(new, self.new));
            return;
        }
        if !look.types(old, new) {
            return;
        }
        if !self.graph.nodes[look.node].null_apart {
            look.nullable(old.nullable(), new.nullable());
        }
        look.values(old, new);
        look.bounds(old, new);
        self.items(old, new, look);
        self.object(old, new, look);
        self.excluded(old, new, look);
        self.discriminator(old, new, look);
        look.deprecation(old, new);
        look.unknown(old, new, self.options.texts);
    }
}

/// What is found while one node is looked into.
struct Look {
    node: usize,
    label: Rc<Label>,
    differences: Vec<Difference>,
    edges: Vec<(usize, Sides)>,
}

impl Look {
    /// Adds a difference of a schema that stands at one of these places.
    fn tell(&mut self, rule: &'static Rule, old: Option<&str>, new: Option<&str>, words: Words<'_>, sides: Sides) {
        let difference =
            Difference { rule, old: old.map(Rc::from), new: new.map(Rc::from), sentence: words.fill(rule), sides };
        self.differences.push(difference);
    }

    /// How a sentence names what stands at a place.
    fn subject(&self, at: &str) -> String {
        label_of(at, &self.label)
    }

    /// Fields that no rule knows. Which part of a schema holds one makes no difference.
    fn unknown(&mut self, old: &View<'_>, new: &View<'_>, texts: bool) {
        let mut keys: Vec<&str> = Vec::new();
        for spot in old.spots.iter().chain(&new.spots) {
            for key in spot.value.as_object().into_iter().flat_map(|object| object.keys()) {
                if !view::KNOWN.contains(&key.as_str()) && !keys.contains(&key.as_str()) {
                    keys.push(key);
                }
            }
        }
        for key in keys {
            let Some(rule) = rule_of_field(key, texts) else {
                continue;
            };
            let (before, after): (Vec<_>, Vec<_>) = (old.all(key).collect(), new.all(key).collect());
            let within = |inner: &[Spot<'_>], outer: &[Spot<'_>]| {
                inner.iter().all(|spot| outer.iter().any(|other| same_json(spot.value, other.value)))
            };
            if within(&before, &after) && within(&after, &before) {
                continue;
            }
            let (was, is) = (before.first(), after.first());
            let at = is.or(was).map_or("", |spot| &*spot.at);
            let (subject, value) = (self.subject(value::holder(at)), format!("`{key}`"));
            let words = Words { value: &value, ..Words::of(&subject) };
            self.tell(rule, was.map(|spot| &*spot.at), is.map(|spot| &*spot.at), words, Sides::BOTH);
        }
    }
}
