//! Texts of a length, a format or a pattern.

use regex_syntax::hir::{Class, Hir, HirKind};

use super::{Letters, Size, Wanted};
use crate::ir::{Pattern, StringFormat, StringSchema};

/// Signs that mean something in a URL, in JSON or in HTML, and some that are more than one byte.
const HOSTILE: &str = "a/b?c=d&e%20+f;\"g\",#<h> ü漢🦀\\";
/// The longest text that is made.
const LONGEST: usize = 4096;
/// How often a part of a pattern is repeated at most, beyond what it asks for.
const REPEATED: u32 = 64;

/// A text where anything is allowed.
pub(super) fn any(wanted: Wanted, turn: usize) -> String {
    let text = match (wanted.size, wanted.letters) {
        (Size::Most, Letters::Any) => HOSTILE,
        _ => "text",
    };
    numbered(text, turn)
}

fn numbered(text: &str, turn: usize) -> String {
    if turn == 0 { text.to_owned() } else { format!("{text}{turn}") }
}

/// A text that fits; `None` when none was found.
pub(super) fn text(string: &StringSchema, wanted: Wanted, turn: usize) -> Option<String> {
    let formatted = match &string.format {
        StringFormat::Uuid => Some(uuid(wanted.size, turn)),
        StringFormat::DateTime => Some(match wanted.size {
            Size::Example => format!("2026-01-31T12:00:{:02}Z", turn % 60),
            Size::Least => format!("1970-01-01T00:00:{:02}Z", turn % 60),
            Size::Most => format!("2999-12-31T23:59:{:02}.123456Z", 59 - turn % 60),
        }),
        StringFormat::Date => Some(match wanted.size {
            Size::Example => format!("2026-01-{:02}", 1 + turn % 31),
            Size::Least => format!("1970-01-{:02}", 1 + turn % 31),
            Size::Most => format!("2999-12-{:02}", 31 - turn % 31),
        }),
        StringFormat::Checked(name) => checked(name, turn),
        StringFormat::Plain | StringFormat::Binary => None,
    };
    if formatted.is_some() {
        return formatted;
    }
    let least = string.min_length.map_or(0, length);
    let most = string.max_length.map_or(usize::MAX, length);
    match &string.pattern {
        Some(pattern) => matching(pattern, least, most, wanted.size, turn),
        // A text that is longer than anybody reads is not made.
        None if least > LONGEST => None,
        None => Some(sized(least, most, wanted, turn)),
    }
}

fn length(limit: u64) -> usize {
    usize::try_from(limit).unwrap_or(usize::MAX)
}

fn uuid(size: Size, turn: usize) -> String {
    let turn = turn % 0xffff;
    match size {
        Size::Example => format!("123e4567-e89b-12d3-a456-42661417{turn:04x}"),
        Size::Least => format!("00000000-0000-0000-0000-00000000{turn:04x}"),
        Size::Most => format!("ffffffff-ffff-ffff-ffff-ffffffff{:04x}", 0xffff - turn),
    }
}

/// The formats that generated code checks of what remains a string.
fn checked(name: &str, turn: usize) -> Option<String> {
    Some(match name {
        "uri" => numbered("https://example.com/a", turn),
        "email" => format!("{}@example.com", numbered("user", turn)),
        "ipv4" => format!("192.0.2.{}", 1 + turn % 254),
        "ipv6" => format!("2001:db8::{:x}", 1 + turn % 0xffff),
        "hostname" => format!("{}.example.com", numbered("host", turn)),
        // Three letters of ASCII make four of base64, without padding.
        "byte" => format!("YWJj{}", "ZGVm".repeat(turn)),
        _ => return None,
    })
}

/// A text of the length that the size asks for.
fn sized(least: usize, most: usize, wanted: Wanted, turn: usize) -> String {
    let plain = wanted.letters == Letters::Plain;
    let least = if plain { least.max(1) } else { least };
    let count = match wanted.size {
        Size::Least => least,
        Size::Example => least.max(any(wanted, turn).chars().count()).min(most),
        Size::Most if most == usize::MAX => least.max(any(wanted, turn).chars().count()),
        Size::Most => most.min(LONGEST).max(least),
    };
    let letters = match wanted.size {
        Size::Most if !plain => HOSTILE,
        Size::Example => "text",
        _ => "a",
    };
    if turn == 0 {
        return letters.chars().cycle().take(count).collect();
    }
    // The number stands at the end, where there is room for it; one more letter makes room where it may.
    let number = turn.to_string();
    let count = count.max(number.len()).min(most);
    let head = count.saturating_sub(number.len());
    letters.chars().cycle().take(head).chain(number.chars()).take(count).collect()
}

/// A text that the pattern matches, of a length between the two.
fn matching(pattern: &Pattern, least: usize, most: usize, size: Size, turn: usize) -> Option<String> {
    let hir = regex_syntax::parse(&pattern.regex).ok()?;
    let regex = regex::Regex::new(&pattern.regex).ok()?;
    let fits = |text: &String| (least..=most).contains(&text.chars().count()) && regex.is_match(text);
    let attempt = |more: u32| {
        let mut writer = Writer { more, turn, out: String::new() };
        writer.write(&hir)?;
        let mut text = writer.out;
        // Without anchors more may follow.
        let short = least.saturating_sub(text.chars().count());
        if short > 0 && short <= LONGEST {
            let padded = format!("{text}{}", "a".repeat(short));
            if fits(&padded) {
                text = padded;
            }
        }
        Some(text).filter(|text| fits(text))
    };
    let exactly = u32::try_from(least.min(LONGEST)).unwrap_or(0);
    let mut shorter = (0..=REPEATED).chain([exactly]);
    let mut longer = u32::try_from(most.min(LONGEST)).ok().into_iter().chain((0..=REPEATED).rev()).chain([exactly]);
    match size {
        Size::Most => longer.find_map(attempt),
        Size::Example | Size::Least => shorter.find_map(attempt),
    }
}

/// Writes a text that an expression matches.
struct Writer {
    /// How much more often than needed a part is repeated that may be.
    more: u32,
    /// Which of several letters and branches is taken.
    turn: usize,
    out: String,
}

impl Writer {
    /// `None` when nothing can be written, or too much.
    fn write(&mut self, hir: &Hir) -> Option<()> {
        if self.out.len() > LONGEST * 4 {
            return None;
        }
        match hir.kind() {
            HirKind::Empty | HirKind::Look(_) => {}
            HirKind::Literal(literal) => self.out.push_str(std::str::from_utf8(&literal.0).ok()?),
            HirKind::Class(Class::Unicode(class)) => {
                let ranges = class.ranges();
                // A letter or digit where there is one: it means nothing anywhere else.
                let usual = |sign: &char| ranges.iter().any(|range| (range.start()..=range.end()).contains(sign));
                let usual: Vec<char> = ('a'..='z').chain('0'..='9').chain('A'..='Z').filter(usual).collect();
                let sign = match usual.len() {
                    0 => ranges.iter().map(|range| range.start().max(range.end().min('!'))).next()?,
                    count => usual[self.turn % count],
                };
                self.out.push(sign);
            }
            HirKind::Class(Class::Bytes(class)) => {
                let range = class.ranges().first()?;
                self.out.push(char::from(range.start()));
            }
            HirKind::Repetition(repetition) => {
                let most = repetition.max.unwrap_or(u32::MAX);
                for _ in 0..repetition.min.saturating_add(self.more).min(most) {
                    self.write(&repetition.sub)?;
                }
            }
            HirKind::Capture(capture) => self.write(&capture.sub)?,
            HirKind::Concat(parts) => parts.iter().try_for_each(|part| self.write(part))?,
            HirKind::Alternation(branches) => self.write(branches.get(self.turn % branches.len())?)?,
        }
        Some(())
    }
}
