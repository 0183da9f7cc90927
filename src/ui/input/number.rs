//! Numbers as users type them.

use unicode_general_category::{GeneralCategory, get_general_category};

/// Reads a whole number in the decimal digits of any script; `None` if the text is anything else, or too large.
pub fn whole_number(typed: &str) -> Option<i64> {
    let typed = typed.trim();
    let (is_negative, digits) = match typed.strip_prefix(['-', '\u{2212}']) {
        Some(digits) => (true, digits),
        None => (false, typed),
    };
    let mut digits = digits.chars().map(digit).peekable();
    digits.peek()?;
    let number = digits.try_fold(0_i64, |number, digit| {
        number.checked_mul(10)?.checked_add(digit?)
    })?;
    Some(if is_negative { -number } else { number })
}

/// The value of a decimal digit. Unicode encodes the digits of a script in ascending order, and only groups of ten are
/// adjacent.
fn digit(letter: char) -> Option<i64> {
    let is_digit = |letter| get_general_category(letter) == GeneralCategory::DecimalNumber;
    if !is_digit(letter) {
        return None;
    }
    let before = ('\0'..letter).rev().take_while(|letter| is_digit(*letter));
    Some((before.count() % 10) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_every_script_are_read() {
        for (typed, number) in [
            ("12", 12),
            (" 007 ", 7),
            ("１２", 12),
            ("٥", 5),
            ("۹۰", 90),
            ("१४", 14),
            ("𝟎𝟗𝟘𝟡", 909),
            ("-3", -3),
            ("−3", -3),
        ] {
            assert_eq!(whole_number(typed), Some(number), "{typed}");
        }
        let digits = ('\0'..=char::MAX).filter_map(digit);
        let mut counts = [0; 10];
        for value in digits {
            counts[value as usize] += 1;
        }
        assert!(counts[0] > 60 && counts.iter().all(|count| *count == counts[0]));
    }

    #[test]
    fn other_texts_are_no_numbers() {
        for typed in [
            "", " ", "-", "3,5", "3.5", "1e2", "1 2", "²", "½", "五", "0x1", "+-1",
        ] {
            assert_eq!(whole_number(typed), None, "{typed}");
        }
        assert_eq!(whole_number(&"9".repeat(20)), None);
    }
}
