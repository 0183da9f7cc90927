//! The identity of players by their names.

use std::fmt;

use icu_casemap::CaseMapper;
use icu_normalizer::{ComposingNormalizer, DecomposingNormalizer};
use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;

/// The key of a player's name: two names with the same key are one person.
///
/// Case, the composition of letters, invisible characters, and the number of spaces do not matter: `STRASSE` and
/// `straße` have one key, as have `José` in NFC and in NFD. Keys are ordered, and are never shown.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Person(String);

impl Person {
    /// The key of a name: without invisible characters, case-folded, in NFC, and with single spaces inside.
    pub fn named(name: &str) -> Person {
        // The same result without Unicode's tables: counting statistics makes a key for every name of every game.
        if name.is_ascii() {
            return Person(single_spaced(&name.to_ascii_lowercase()));
        }
        let visible: String = name.chars().filter(|c| !is_invisible(*c)).collect();
        // Decomposed first: the folding of an iota below a letter depends on it.
        let name = DecomposingNormalizer::new_nfd().normalize(&visible);
        let name = CaseMapper::new().fold_string(&name);
        let name = ComposingNormalizer::new_nfc().normalize(&name);
        Person(single_spaced(&name))
    }

    /// Whether nothing of the name is visible: it names nobody.
    pub fn is_nobody(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the other key is a part of this one.
    pub fn contains(&self, part: &Person) -> bool {
        self.0.contains(&part.0)
    }

    /// The key as text, for identifiers.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Trims a text, and replaces each run of spaces in it by one.
fn single_spaced(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// Whether a character is invisible and has no meaning of its own: Unicode's property `Default_Ignorable_Code_Point`.
pub fn is_invisible(c: char) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_has_many_spellings() {
        for (one, other) in [
            ("Ana", " ANA\u{3000}"),
            ("Ana María", "ana \u{a0} MARÍA"),
            ("STRASSE", "straße"),
            ("STRAẞE", "strasse"),
            ("Jos\u{e9}", "JOSE\u{301}"),
            ("Νίκος", "ΝΊΚΟΣ"),
            ("ᾳδης", "ΑΙΔΗΣ"),
            ("\u{1f80}", "\u{3b1}\u{345}\u{313}"),
            ("Ana", "\u{feff}A\u{200b}n\u{ad}a\u{200d}"),
            ("Ана", "АНА"),
            ("Łukasz", "łUKASZ"),
        ] {
            assert_eq!(Person::named(one), Person::named(other), "{one} {other}");
        }
    }

    #[test]
    fn other_names_are_other_people() {
        for (one, other) in [
            ("Ana", "Anna"),
            ("Ana", "Äna"),
            ("Ana", "Ａｎａ"),
            ("Ana", "Аna"),
            ("Ana", "A na"),
            ("Ian", "ıan"),
        ] {
            assert_ne!(Person::named(one), Person::named(other), "{one} {other}");
        }
    }

    #[test]
    fn invisible_names_are_nobody() {
        for name in [
            "",
            " ",
            "\t\n",
            "\u{200b}",
            "\u{2060}\u{ad}\u{3164} \u{fe0f}",
        ] {
            assert!(Person::named(name).is_nobody(), "{name:?}");
        }
        assert!(!Person::named("\u{301}").is_nobody());
    }

    #[test]
    fn the_key_of_a_key_is_the_key() {
        let odd = "\u{345}\u{313}İıẞſŉǰΐ\u{1f80}\u{1fb7}ﬃ\u{fb13}ᏰꭰK\u{212b}가\u{1100}\u{1161}\u{115f}\u{0390}";
        let all = (0..=0x2_ffff).filter_map(char::from_u32).map(String::from);
        for name in all.chain([odd.to_owned()]) {
            let key = Person::named(&name);
            assert_eq!(Person::named(key.as_str()), key, "{name:?}");
        }
    }
}
