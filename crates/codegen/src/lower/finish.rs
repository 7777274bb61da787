//! What can be said only when every type is known: aliases that go in circles, boxes, tags.

use std::collections::{BTreeMap, BTreeSet};

use crate::Diagnostics;
use crate::ir::{Ir, Schema, SchemaKind, TypeKind};

pub(super) fn finish(ir: &mut Ir, diagnostics: &mut Diagnostics) {
    break_alias_circles(ir, diagnostics);
    break_union_circles(ir, diagnostics);
    box_recursion(ir);
    find_tags(ir);
    free_one_sided_fields(ir);
}

/// A required field that only the server sets cannot be asked for in a request, nor one that only clients set in an
/// answer. One type serves both sides, so where it travels the other way such a field may be missing.
fn free_one_sided_fields(ir: &mut Ir) {
    let requests = ir.operations.iter().filter_map(|operation| operation.body.as_ref());
    let requests =
        reached(ir, requests.flat_map(|body| &body.contents).flat_map(|body| names_in(&body.schema)).collect());
    let answers = ir.operations.iter().flat_map(|operation| &operation.responses);
    let answers = reached(ir, answers.flat_map(|one| &one.contents).flat_map(|body| names_in(&body.schema)).collect());
    for definition in &mut ir.types {
        if let TypeKind::Struct(structure) = &mut definition.kind {
            for field in &mut structure.fields {
                let free = (field.read_only && requests.contains(&definition.name))
                    || (field.write_only && answers.contains(&definition.name));
                field.required &= !free;
            }
        }
    }
}

/// The types that these contain, however deep.
fn reached(ir: &Ir, start: Vec<String>) -> BTreeSet<String> {
    let index: BTreeMap<&str, usize> =
        ir.types.iter().enumerate().map(|(position, definition)| (definition.name.as_str(), position)).collect();
    let mut seen = BTreeSet::new();
    let mut open = start;
    while let Some(name) = open.pop() {
        let Some(position) = index.get(name.as_str()) else { continue };
        if !seen.insert(name) {
            continue;
        }
        match &ir.types[*position].kind {
            TypeKind::Struct(structure) => {
                open.extend(structure.fields.iter().flat_map(|field| names_in(&field.schema)));
                open.extend(structure.additional.iter().flat_map(|(_, values)| names_in(values)));
            }
            TypeKind::Union(union) => open.extend(union.variants.iter().flat_map(|one| names_in(&one.schema))),
            TypeKind::Newtype(schema) | TypeKind::Alias(schema) => open.extend(names_in(schema)),
            TypeKind::Enum(_) => {}
        }
    }
    seen
}

/// The types that a schema names, in itself or in its items and values.
fn names_in(schema: &Schema) -> Vec<String> {
    let mut current = schema;
    loop {
        match &current.kind {
            SchemaKind::Named { name, .. } => return vec![name.clone()],
            SchemaKind::Array(array) => current = &array.items,
            SchemaKind::Map(map) => current = &map.values,
            _ => return Vec::new(),
        }
    }
}

fn break_alias_circles(ir: &mut Ir, diagnostics: &mut Diagnostics) {
    let index: BTreeMap<String, usize> =
        ir.types.iter().enumerate().map(|(position, definition)| (definition.name.clone(), position)).collect();
    for start in 0..ir.types.len() {
        let mut current = start;
        let mut steps = 0;
        while let TypeKind::Alias(schema) = &ir.types[current].kind {
            let Some(next) = schema.named().and_then(|name| index.get(name)) else { break };
            current = *next;
            steps += 1;
            if steps > ir.types.len() {
                break;
            }
        }
        if steps > ir.types.len() {
            diagnostics.add(&ir.types[start].pointer, "refers to itself and to nothing else; any value is accepted");
            ir.types[start].kind = TypeKind::Newtype(Schema::of(SchemaKind::Any));
        }
    }
}

/// An alternative that leads back to its own union says nothing, and reading it would never end.
fn break_union_circles(ir: &mut Ir, diagnostics: &mut Diagnostics) {
    let index: BTreeMap<String, usize> =
        ir.types.iter().enumerate().map(|(position, definition)| (definition.name.clone(), position)).collect();
    for start in 0..ir.types.len() {
        let TypeKind::Union(union) = &ir.types[start].kind else { continue };
        let leads_back = |schema: &Schema| leads_to(ir, &index, schema, start);
        let circles: Vec<bool> = union.variants.iter().map(|variant| leads_back(&variant.schema)).collect();
        if !circles.contains(&true) {
            continue;
        }
        let definition = &mut ir.types[start];
        diagnostics.add(&definition.pointer, "has itself as an alternative, which says nothing; that one is left out");
        if let TypeKind::Union(union) = &mut definition.kind {
            let mut circles = circles.into_iter();
            union.variants.retain(|_| circles.next() != Some(true));
            if union.variants.is_empty() {
                definition.kind = TypeKind::Newtype(Schema::of(SchemaKind::Any));
            }
        }
    }
}

/// A value of the schema may be one of this type, as it is: through alternatives and names alone.
fn leads_to(ir: &Ir, index: &BTreeMap<String, usize>, schema: &Schema, wanted: usize) -> bool {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&Schema> = vec![schema];
    while let Some(schema) = open.pop() {
        let Some(position) = schema.named().and_then(|name| index.get(name)) else { continue };
        if *position == wanted {
            return true;
        }
        if !seen.insert(*position) {
            continue;
        }
        match &ir.types[*position].kind {
            TypeKind::Union(union) => open.extend(union.variants.iter().map(|variant| &variant.schema)),
            TypeKind::Newtype(schema) | TypeKind::Alias(schema) => open.push(schema),
            TypeKind::Struct(_) | TypeKind::Enum(_) => {}
        }
    }
    false
}

/// Types that contain themselves without a list or map between: the edges inside of such a group are boxed.
fn box_recursion(ir: &mut Ir) {
    let groups = groups(ir);
    for position in 0..ir.types.len() {
        let own = ir.types[position].name.clone();
        let own = groups.get(&own).copied();
        let mark = |schema: &mut Schema| {
            if let SchemaKind::Named { name, boxed } = &mut schema.kind {
                *boxed = own.is_some() && groups.get(name).copied() == own;
            }
        };
        match &mut ir.types[position].kind {
            TypeKind::Struct(structure) => structure.fields.iter_mut().for_each(|field| mark(&mut field.schema)),
            TypeKind::Union(union) => union.variants.iter_mut().for_each(|variant| mark(&mut variant.schema)),
            TypeKind::Newtype(schema) => mark(schema),
            // `type A = Box<B>` would do, but a reference to A must not change its meaning.
            TypeKind::Alias(_) | TypeKind::Enum(_) => {}
        }
    }
}

/// The number of the group of every type that contains itself (Kosaraju's two passes, without recursion).
fn groups(ir: &Ir) -> BTreeMap<String, usize> {
    let index: BTreeMap<&str, usize> =
        ir.types.iter().enumerate().map(|(position, definition)| (definition.name.as_str(), position)).collect();
    let edges: Vec<Vec<usize>> = ir
        .types
        .iter()
        .map(|definition| {
            let schemas: Vec<&Schema> = match &definition.kind {
                TypeKind::Struct(structure) => structure.fields.iter().map(|field| &field.schema).collect(),
                TypeKind::Union(union) => union.variants.iter().map(|variant| &variant.schema).collect(),
                TypeKind::Newtype(schema) | TypeKind::Alias(schema) => vec![schema],
                TypeKind::Enum(_) => Vec::new(),
            };
            schemas.into_iter().filter_map(|schema| index.get(schema.named()?).copied()).collect()
        })
        .collect();
    let mut reversed = vec![Vec::new(); edges.len()];
    for (from, targets) in edges.iter().enumerate() {
        for to in targets {
            reversed[*to].push(from);
        }
    }
    let mut seen = vec![false; edges.len()];
    let mut order = Vec::with_capacity(edges.len());
    for start in 0..edges.len() {
        let mut stack = vec![(start, 0)];
        while let Some((node, next)) = stack.pop() {
            if next == 0 && std::mem::replace(&mut seen[node], true) {
                continue;
            }
            match edges[node].get(next) {
                Some(target) => {
                    stack.push((node, next + 1));
                    if !seen[*target] {
                        stack.push((*target, 0));
                    }
                }
                None => order.push(node),
            }
        }
    }
    let mut group = vec![usize::MAX; edges.len()];
    let mut sizes = vec![0_usize; edges.len()];
    for start in order.into_iter().rev() {
        let mut stack = vec![start];
        while let Some(node) = stack.pop() {
            if group[node] == usize::MAX {
                group[node] = start;
                sizes[start] += 1;
                stack.extend(&reversed[node]);
            }
        }
    }
    (0..edges.len())
        .filter(|node| sizes[group[*node]] > 1 || edges[*node].contains(node))
        .map(|node| (ir.types[node].name.clone(), group[node]))
        .collect()
}

/// Whether each variant of a tagged union has the tag among its own fields.
fn find_tags(ir: &mut Ir) {
    let types: BTreeMap<String, Vec<String>> = ir
        .types
        .iter()
        .filter_map(|definition| match &ir.resolve(&definition.name)?.kind {
            TypeKind::Struct(structure) => {
                Some((definition.name.clone(), structure.fields.iter().map(|field| field.wire.clone()).collect()))
            }
            _ => None,
        })
        .collect();
    for definition in &mut ir.types {
        if let TypeKind::Union(union) = &mut definition.kind
            && let Some(tag) = &union.tag
        {
            for variant in &mut union.variants {
                let fields = variant.schema.named().and_then(|name| types.get(name));
                variant.writes_tag = fields.is_some_and(|fields| fields.contains(tag));
            }
        }
    }
}
