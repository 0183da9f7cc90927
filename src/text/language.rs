//! The supported languages.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumMessage, IntoStaticStr, VariantArray};
use unic_langid::LanguageIdentifier;

use super::{DescribedGame, pseudo};
use courtyard_core::game::Games;
use courtyard_core::variants::array_of;

/// A language of the program: its tag, which is also the name of its folders of messages, and its name in that
/// language.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    EnumCount,
    EnumMessage,
    IntoStaticStr,
    Serialize,
    Deserialize,
    VariantArray,
)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Language {
    /// English.
    #[default]
    #[strum(serialize = "en", message = "English")]
    English,
    /// Spanish.
    #[strum(serialize = "es", message = "Español")]
    Spanish,
    /// German.
    #[strum(serialize = "de", message = "Deutsch")]
    German,
    /// French.
    #[strum(serialize = "fr", message = "Français")]
    French,
    /// Italian.
    #[strum(serialize = "it", message = "Italiano")]
    Italian,
    /// Polish.
    #[strum(serialize = "pl", message = "Polski")]
    Polish,
    /// Dutch.
    #[strum(serialize = "nl", message = "Nederlands")]
    Dutch,
    /// Brazilian Portuguese.
    #[strum(serialize = "pt-BR", message = "Português")]
    Portuguese,
    /// Hungarian.
    #[strum(serialize = "hu", message = "Magyar")]
    Hungarian,
    /// Russian.
    #[strum(serialize = "ru", message = "Русский")]
    Russian,
    /// For layout tests only: English with accents, every text at least 40 % longer.
    #[strum(serialize = "en-XA", message = "Éñglîsh~")]
    Pseudo,
}

impl Language {
    /// All languages offered to users.
    pub const ALL: [Language; Language::COUNT - 1] = array_of(Language::VARIANTS);

    /// The language's tag (BCP 47), such as `en`.
    pub fn tag(self) -> &'static str {
        self.into()
    }

    /// The tag as an identifier.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }

    /// The language nearest to a tag: `es`, `es-MX` and `es_ES.UTF-8` are Spanish, whatever the region.
    ///
    /// ```
    /// use courtyard_text::Language;
    ///
    /// assert_eq!(Language::from_tag("es_ES.UTF-8"), Some(Language::Spanish));
    /// assert_eq!(Language::from_tag("tlh"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Language> {
        nearest(&[tag], Language::VARIANTS)
    }

    /// The language's name in that language.
    pub fn own_name(self) -> &'static str {
        self.get_message().unwrap_or_default()
    }

    /// The colon after a label; in French with a space before it that does not break.
    pub fn colon(self) -> &'static str {
        match self {
            Language::French => "\u{a0}:",
            _ => ":",
        }
    }

    /// A value after its label: “Edition: Cats at Cards”.
    pub fn labelled(self, label: &str, value: &str) -> String {
        format!("{label}{} {value}", self.colon())
    }

    /// The language nearest to the system user's preferences, best first; English if there is none.
    pub fn system() -> Language {
        let tags: Vec<String> = sys_locale::get_locales().collect();
        let tags: Vec<&str> = tags.iter().map(String::as_str).collect();
        Language::first_of(&tags)
    }

    /// The locale of the system's user, such as `en-US`; empty if it is unknown.
    pub fn system_locale() -> String {
        sys_locale::get_locale().unwrap_or_default()
    }

    fn first_of(tags: &[&str]) -> Language {
        // Scripts set these locales to get the same output for all users.
        let tags: Vec<&str> = tags
            .iter()
            .map(|tag| match *tag {
                "C" | "POSIX" => Language::English.tag(),
                tag => tag,
            })
            .collect();
        nearest(&tags, &Language::ALL).unwrap_or_default()
    }

    /// The language's own messages: those that every game shares, then those of these games, in Fluent's syntax. Empty
    /// in a browser, which fetches them.
    pub fn sources(self, games: &Games<dyn DescribedGame>) -> Vec<Cow<'static, str>> {
        let shared = crate::messages!(self, "$CARGO_MANIFEST_DIR/../../assets/locales");
        let of_games = games.iter().flat_map(|game| game.messages(self));
        let files = shared.into_iter().chain(of_games);
        files
            .map(|file| match self {
                Language::Pseudo => pseudo::source(file).into(),
                _ => file.into(),
            })
            .collect()
    }

    /// The name of the language's folders of messages.
    #[cfg(not(target_arch = "wasm32"))]
    fn folder(self) -> &'static str {
        match self {
            Language::Pseudo => Language::English.tag(),
            _ => self.tag(),
        }
    }
}

/// The supported language nearest to these tags, the preferred one first.
fn nearest(tags: &[&str], supported: &[Language]) -> Option<Language> {
    let identifier = |tag: &&str| {
        let tag = tag.split(['.', '@']).next()?;
        tag.parse().ok()
    };
    let wanted: Vec<LanguageIdentifier> = tags.iter().filter_map(identifier).collect();
    let available: Vec<LanguageIdentifier> = supported.iter().map(|l| l.identifier()).collect();
    let found = negotiate_languages(&wanted, &available, None, NegotiationStrategy::Lookup);
    let found = found.first()?;
    let mut supported = supported.iter().copied();
    supported.find(|language| language.identifier() == **found)
}

/// The text of each message file in a language. The given folder has one folder per language.
#[cfg(not(target_arch = "wasm32"))]
#[macro_export]
macro_rules! messages {
    ($language:expr, $folder:tt) => {{
        use $crate::include_dir;
        static FOLDER: include_dir::Dir<'static> = include_dir::include_dir!($folder);
        $crate::files_of(&FOLDER, $language)
    }};
}

/// The text of each message file in a language: none, because the page fetches them.
#[cfg(target_arch = "wasm32")]
#[macro_export]
macro_rules! messages {
    ($language:expr, $folder:tt) => {{
        let _: $crate::Language = $language;
        Vec::new()
    }};
}

/// The message files of a language in a folder with one folder per language.
#[cfg(not(target_arch = "wasm32"))]
pub fn files_of(
    folder: &'static include_dir::Dir<'static>,
    language: Language,
) -> Vec<&'static str> {
    let files = folder.get_dir(language.folder()).into_iter();
    files
        .flat_map(|folder| folder.files())
        .filter(|file| file.path().extension().is_some_and(|e| e == "ftl"))
        .filter_map(|file| file.contents_utf8())
        .collect()
}

/// The sound at the start of a word, if the language's words before it depend on it. Messages call it as `SOUND`.
///
/// Spanish: `i` or `o`, before which “y” becomes “e” and “o” becomes “u”. French, Italian and Hungarian: `vowel`, such as
/// in “d’Ana” and “az Ana”. Otherwise `other`.
pub(super) fn sound(language: Language, word: &str) -> &'static str {
    let word = word.to_lowercase();
    let word = word.trim_start_matches(|c: char| !c.is_alphanumeric());
    match language {
        Language::Spanish => spanish_sound(word),
        Language::French if starts_with_vowel(word.strip_prefix('h').unwrap_or(word)) => "vowel",
        Language::Italian if starts_with_vowel(word) || italian_number(word) => "vowel",
        Language::Hungarian if starts_with_vowel(word) || hungarian_number(word) => "vowel",
        _ => "other",
    }
}

fn spanish_sound(word: &str) -> &'static str {
    let heard = word.strip_prefix('h').unwrap_or(word);
    let mut letters = heard.chars();
    match (letters.next(), letters.next()) {
        // In “hielo” and “Ian” the i is a semivowel.
        (Some('i'), Some('a' | 'e' | 'o' | 'u')) => "other",
        (Some('i' | 'í'), _) => "i",
        (Some('o' | 'ó' | '8'), _) => "o",
        _ => "other",
    }
}

/// Whether a word in lower case starts with a vowel letter that is spoken as one.
fn starts_with_vowel(word: &str) -> bool {
    const VOWELS: &str = "aàáâãäåæeèéêëiìíîïoòóôõöőœuùúûüű";
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        // In “Yasmine” the y is a consonant, in “Yves” a vowel.
        (Some('y'), Some(next)) => !VOWELS.contains(next),
        (Some(first), _) => VOWELS.contains(first),
        (None, _) => false,
    }
}

/// Whether a number starts with a vowel in Italian: “uno”, “undici” and “undicimila”, and all that begin with “otto”.
fn italian_number(word: &str) -> bool {
    let digits = digits(word);
    digits == "1" || digits.starts_with('8') || (digits.starts_with("11") && digits.len() % 3 == 2)
}

/// Whether a number starts with a vowel in Hungarian: “egy”, “ezer”, “egymillió”, and all that begin with “öt”.
fn hungarian_number(word: &str) -> bool {
    let digits = digits(word);
    digits.starts_with('5') || (digits.starts_with('1') && digits.len() % 3 == 1)
}

/// The digits at the start of a word.
fn digits(word: &str) -> &str {
    let end = word.find(|c: char| !c.is_ascii_digit());
    &word[..end.unwrap_or(word.len())]
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

impl TryFrom<String> for Language {
    type Error = ParseLanguageError;

    fn try_from(tag: String) -> Result<Language, ParseLanguageError> {
        tag.parse()
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
            ("de-AT", Some(Language::German)),
            ("de_CH.UTF-8", Some(Language::German)),
            ("fr-CA", Some(Language::French)),
            ("hu", Some(Language::Hungarian)),
            ("pt-PT", Some(Language::Portuguese)),
            ("pt_BR.UTF-8", Some(Language::Portuguese)),
            ("ru-BY", Some(Language::Russian)),
            ("nb", None),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn the_systems_first_supported_language_is_used() {
        let first = Language::first_of;
        assert_eq!(first(&[]), Language::English);
        assert_eq!(first(&["nb-NO", "es-ES", "en"]), Language::Spanish);
        assert_eq!(first(&["nb-NO"]), Language::English);
        assert_eq!(first(&["de-AT", "en-GB"]), Language::German);
        assert_eq!(first(&["C", "es-ES"]), Language::English);
        assert_eq!(first(&["en-XA", "es"]), Language::English);
        assert!(Language::ALL.contains(&Language::system()));
    }

    #[test]
    fn the_sound_of_a_word_is_that_of_its_start() {
        for (language, vowels, others) in [
            (
                Language::French,
                "Ana Élise Hugo Hélène Yves «Ida» as Œdipe",
                "Ben Yasmine 8 11 1 10♥ K♦ h",
            ),
            (
                Language::Italian,
                "Ana Èlia 8 8♥ 11 80 850 8000 11000 1 A♠",
                "Ben Hugo 10♥ 18 110 1100 2",
            ),
            (
                Language::Hungarian,
                "Ana Ödön Őze Ürge 1 5 5♥ 50 512 1000 1999 A♠ „Ida”",
                "Ben Hugo Yasmine 10♥ 15 100 10000 K♦ 2",
            ),
            (Language::German, "", "Ana Otto 8"),
            (Language::Polish, "", "Ana Otto 8"),
        ] {
            for (words, expected) in [(vowels, "vowel"), (others, "other")] {
                for word in words.split_whitespace() {
                    assert_eq!(sound(language, word), expected, "{word} in {language}");
                }
            }
        }
        for (word, expected) in [
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
            assert_eq!(sound(Language::Spanish, word), expected, "{word}");
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
        assert!(
            unknown
                .to_string()
                .starts_with("the languages are en (English), es (Español), de (Deutsch)")
        );
    }
}
