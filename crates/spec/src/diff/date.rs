//! Days, as far as sunsets need them.

use std::time::{SystemTime, UNIX_EPOCH};

/// Today in UTC, as `2030-01-31`.
pub(super) fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    of_days(seconds / 86_400)
}

/// The day that is so many days after 1970-01-01, by the Gregorian calendar's cycle of 400 years.
fn of_days(days: u64) -> String {
    // Years are counted from March, so that the leap day is the last of its year.
    let days = days + 719_468;
    let (cycle, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", cycle * 400 + year + carry)
}

/// The day of a text such as `2030-01-31` or `2030-01-31T12:00:00Z`; days compare as their texts do.
pub(super) fn day(text: &str) -> Option<&str> {
    let day = text.get(..10)?;
    let shaped = day.bytes().enumerate().all(|(index, byte)| match index {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    });
    shaped.then_some(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        assert_eq!(of_days(0), "1970-01-01");
        assert_eq!(of_days(11_016), "2000-02-29");
        assert_eq!(of_days(20_453), "2025-12-31");
        assert_eq!(of_days(20_454), "2026-01-01");
    }

    #[test]
    fn only_dates_are_days() {
        assert_eq!(day("2030-01-31T12:00:00Z"), Some("2030-01-31"));
        assert_eq!(day("31.01.2030"), None);
        assert_eq!(day("soon"), None);
    }
}
