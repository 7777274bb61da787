//! Numbers at and between their bounds.

use serde_json::{Number as JsonNumber, Value};

use super::Size;
use crate::ir::{Bound, Integer, Number};

/// A whole number that fits; `None` when there is none.
pub(super) fn integer(integer: &Integer, size: Size, turn: usize) -> Option<Value> {
    if !integer.values.is_empty() {
        return super::chosen(&integer.values, size, turn).map(|value| Value::from(*value));
    }
    let (lowest, highest) = integer.width.limits();
    let least = integer.minimum.as_ref().map_or(lowest, |bound| inside(bound, 1)).max(lowest);
    let most = integer.maximum.as_ref().map_or(highest, |bound| inside(bound, -1)).min(highest);
    let step = integer.multiple_of.as_ref().and_then(JsonNumber::as_f64).map_or(1, |step| step as i128).max(1);
    let turn = i128::try_from(turn).ok()?.saturating_mul(step);
    let value = match size {
        Size::Least => up(least, step).saturating_add(turn),
        Size::Most => down(most, step).saturating_sub(turn),
        Size::Example => up(1.clamp(least.min(most), most), step).saturating_add(turn),
    };
    let value = if value > most { down(most, step) } else { value };
    (least..=most).contains(&value).then(|| match i64::try_from(value) {
        Ok(value) => Value::from(value),
        Err(_) => u64::try_from(value).map_or(Value::Null, Value::from),
    })
}

/// The first whole number on the allowed side of a bound; `step` leads there.
fn inside(bound: &Bound, step: i128) -> i128 {
    let exact = bound.value.as_i64().map(i128::from).or_else(|| bound.value.as_u64().map(i128::from));
    let (limit, whole) = match exact {
        Some(limit) => (limit, true),
        None => {
            let limit = bound.value.as_f64().unwrap_or(0.0);
            let inwards = if step > 0 { limit.ceil() } else { limit.floor() };
            (inwards as i128, limit.fract() == 0.0)
        }
    };
    if bound.exclusive && whole { limit.saturating_add(step) } else { limit }
}

fn up(value: i128, step: i128) -> i128 {
    match value.rem_euclid(step) {
        0 => value,
        rest => value.saturating_add(step - rest),
    }
}

fn down(value: i128, step: i128) -> i128 {
    value.saturating_sub(value.rem_euclid(step))
}

/// A number that fits, as far as adding steps finds one.
pub(super) fn number(number: &Number, size: Size, turn: usize) -> Option<Value> {
    if !number.values.is_empty() {
        return super::chosen(&number.values, size, turn).cloned().map(Value::Number);
    }
    let step = number.multiple_of.as_ref().and_then(JsonNumber::as_f64).filter(|step| *step > 0.0);
    let limit = |bound: &Option<Bound>| bound.as_ref().and_then(|bound| bound.value.as_f64());
    let (least, most) = (limit(&number.minimum), limit(&number.maximum));
    let open = |bound: &Option<Bound>| bound.as_ref().is_some_and(|bound| bound.exclusive);
    // Between two bounds a small part of what is between, else a half: exact in binary.
    let part = match (least, most) {
        (Some(least), Some(most)) => (most - least) / 1024.0,
        _ => 0.5,
    };
    let stride = step.unwrap_or(part);
    let turn = turn as f64 * stride;
    let low = |least: f64| if open(&number.minimum) { least + stride } else { least };
    let high = |most: f64| if open(&number.maximum) { most - stride } else { most };
    let value = match (size, least, most) {
        (Size::Least, Some(least), _) => low(least) + turn,
        (Size::Most, _, Some(most)) => high(most) - turn,
        (Size::Least, None, most) => (-1.5_f64).min(most.map_or(f64::INFINITY, high)) - turn,
        (Size::Most, least, None) => 1_000_000.5_f64.max(least.map_or(f64::NEG_INFINITY, low)) + turn,
        (Size::Example, least, most) => {
            let value = 1.5_f64.max(least.map_or(f64::NEG_INFINITY, low));
            value.min(most.map_or(f64::INFINITY, high)) + turn
        }
    };
    let value = match step {
        Some(step) if size == Size::Most => (value / step).floor() * step,
        Some(step) => (value / step).ceil() * step,
        None => value,
    };
    JsonNumber::from_f64(value).map(Value::Number)
}
