//! The supported languages.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumCount, VariantArray};

use super::{DescribedGame, pseudo};
use courtyard_core::game::Games;
use courtyard_core::variants::array_of;

/// A language of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumCount, VariantArray)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// For layout tests only: English with accents, every text at least 40 % longer.
    Pseudo,
}

impl Language {
    /// All languages offered to users.
    pub const ALL: [Language; Language::COUNT - 1] = array_of(Language::VARIANTS);

    /// The language's tag (BCP 47), such as `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Pseudo => "en-XA",
        }
    }

    /// The language of a tag, whatever the region: `es`, `es-MX` and `es_ES.UTF-8` are Spanish.
    ///
    /// ```
    /// use courtyard_text::Language;
    ///
    /// assert_eq!(Language::from_tag("es_ES.UTF-8"), Some(Language::Spanish));
    /// assert_eq!(Language::from_tag("tlh"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Language> {
        let tag = tag.split(['.', '@']).next().unwrap_or_default();
        let tag = tag.replace('_', "-");
        if tag.eq_ignore_ascii_case(Language::Pseudo.tag()) {
            return Some(Language::Pseudo);
        }
        let primary = tag.split('-').next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The language's name in that language.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            Language::Pseudo => "Éñglîsh~",
        }
    }

    /// The first supported language among the system user's; English if there is none.
    pub fn system() -> Language {
        Language::first_of(sys_locale::get_locales())
    }

    /// The locale of the system's user, such as `en-US`; empty if it is unknown.
    pub fn system_locale() -> String {
        sys_locale::get_locale().unwrap_or_default()
    }

    fn first_of(tags: impl IntoIterator<Item = String>) -> Language {
        tags.into_iter()
            .find_map(|tag| match tag.as_str() {
                // Scripts set this locale to get the same output for all users.
                "C" | "POSIX" => Some(Language::English),
                tag => Language::from_tag(tag).filter(|l| Language::ALL.contains(l)),
            })
            .unwrap_or_default()
    }

    /// The language's messages: those that every game shares, then those of these games, in Fluent's syntax.
    pub fn sources(self, games: &Games<dyn DescribedGame>) -> Vec<String> {
        let shared = crate::messages!(self, "../../assets/locales", "courtyard", "screens");
        let of_games = games.iter().flat_map(|game| game.messages(self));
        let files = shared.iter().chain(of_games);
        files
            .map(|file| match self {
                Language::Pseudo => pseudo::source(file),
                Language::English | Language::Spanish => (*file).to_owned(),
            })
            .collect()
    }
}

/// The text of each message file in a language. The given folder has one folder per language, and is relative to the
/// file that calls the macro.
#[macro_export]
macro_rules! messages {
    ($language:expr, $folder:literal, $($file:literal),+ $(,)?) => {{
        let files: &'static [&'static str] = match $language {
            $crate::Language::English | $crate::Language::Pseudo => {
                &[$(include_str!(concat!($folder, "/en/", $file, ".ftl"))),+]
            }
            $crate::Language::Spanish => {
                &[$(include_str!(concat!($folder, "/es/", $file, ".ftl"))),+]
            }
        };
        files
    }};
}

/// The vowel sound at the start of a word, as Spanish needs it: “y” becomes “e” before an i sound, and “o” becomes “u”
/// before an o sound. Messages call it as `SOUND`.
pub(super) fn sound(word: &str) -> &'static str {
    let word = word.to_lowercase();
    let heard = word.strip_prefix('h').unwrap_or(&word);
    let mut letters = heard.chars();
    match (letters.next(), letters.next()) {
        // In “hielo” and “Ian” the i is a semivowel.
        (Some('i'), Some('a' | 'e' | 'o' | 'u')) => "other",
        (Some('i' | 'í'), _) => "i",
        (Some('o' | 'ó' | '8'), _) => "o",
        _ => "other",
    }
}

/// Writes the tag.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// An unsupported language tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseLanguageError;

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are")?;
        for (i, language) in Language::ALL.into_iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            write!(f, "{comma} {language} ({})", language.own_name())?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(tag: &str) -> Result<Language, ParseLanguageError> {
        Language::from_tag(tag).ok_or(ParseLanguageError)
    }
}

/// As its tag.
impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}

/// From a tag.
impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let tag = String::deserialize(deserializer)?;
        tag.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_names_its_language_in_any_spelling() {
        for (tag, language) in [
            ("en", Some(Language::English)),
            ("en-GB", Some(Language::English)),
            ("en_US.UTF-8", Some(Language::English)),
            ("es", Some(Language::Spanish)),
            ("ES-mx", Some(Language::Spanish)),
            ("es_ES.UTF-8", Some(Language::Spanish)),
            ("es_AR@euro", Some(Language::Spanish)),
            ("es-419", Some(Language::Spanish)),
            ("en-XA", Some(Language::Pseudo)),
            ("", None),
            ("C", None),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("est", None),
            ("español", None),
            ("fr", None),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn the_systems_first_supported_language_is_used() {
        let first = |tags: &[&str]| Language::first_of(tags.iter().map(|t| (*t).to_owned()));
        assert_eq!(first(&[]), Language::English);
        assert_eq!(first(&["fr-FR", "es-ES", "en"]), Language::Spanish);
        assert_eq!(first(&["fr-FR"]), Language::English);
        assert_eq!(first(&["C", "es-ES"]), Language::English);
        assert_eq!(first(&["en-XA", "es"]), Language::Spanish);
        assert!(Language::ALL.contains(&Language::system()));
    }

    #[test]
    fn the_sound_of_a_word_is_that_of_its_start() {
        for (word, sound_of_it) in [
            ("Inés", "i"),
            ("ingresos", "i"),
            ("Íñigo", "i"),
            ("Hilda", "i"),
            ("Ian", "other"),
            ("hielo", "other"),
            ("Óscar", "o"),
            ("8♥", "o"),
            ("10♥", "other"),
            ("Ben", "other"),
            ("h", "other"),
            ("", "other"),
        ] {
            assert_eq!(sound(word), sound_of_it, "{word}");
        }
    }

    #[test]
    fn a_language_is_written_as_its_tag() {
        for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
            let json = serde_json::to_value(language).unwrap();
            assert_eq!(json, language.tag());
            assert_eq!(serde_json::from_value::<Language>(json).unwrap(), language);
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        let unknown = serde_json::from_str::<Language>("\"tlh\"").unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "the languages are en (English), es (Español)"
        );
    }
}
