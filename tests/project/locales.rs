//! The locale files: every language has the same messages, every message is used, and the fonts have every character.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use courtyard::games::{duel, dueling_nobles, noble_hearts};
use courtyard::lab::figures::Metric;
use courtyard::lab::ladder::Decision;
use courtyard::library::Shelf;
use courtyard::print::Paper;
use courtyard::registry;
use courtyard::session::journal::{ChecksumFault, NotJson};
use courtyard::session::{BadEntry, HeaderFault, NoHeader};
use courtyard::settings;
use courtyard::sharing::{CloseReason, NotNow};
use courtyard::text::export::Format;
use courtyard::text::{AidKind, Language, Text};
use courtyard::ui::guest::Snag;
use courtyard::ui::session::LessonStep;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use strum::VariantNames;

use crate::common::{folder_of_game, in_repository};

/// A message in one language.
#[derive(Debug, Default, PartialEq, Eq)]
struct Message {
    /// The texts in it, including those of its variants, in order.
    texts: Vec<String>,
    /// The arguments that it uses.
    variables: BTreeSet<String>,
    /// The functions and other messages that it refers to.
    others: BTreeSet<String>,
    /// Whether its comment says that it is the same as in English.
    is_same: bool,
}

impl Message {
    fn take(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value.clone()),
                PatternElement::Placeable { expression } => self.take_expression(expression),
            }
        }
    }

    fn take_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.take_inline(inline),
            Expression::Select { selector, variants } => {
                self.take_inline(selector);
                variants.iter().for_each(|v| self.take(&v.value));
            }
        }
    }

    fn take_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.texts.push(value.clone()),
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.others.insert(id.name.clone());
                arguments
                    .positional
                    .iter()
                    .for_each(|i| self.take_inline(i));
            }
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                self.others.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.take_expression(expression),
        }
    }

    /// Whether any text with words in it is identical in the other message.
    fn has_words_of(&self, other: &Message) -> bool {
        let words = self
            .texts
            .iter()
            .filter(|t| t.contains(char::is_alphabetic));
        words.into_iter().any(|text| other.texts.contains(text))
    }
}

/// The comment above a message whose text is rightly the same as in English.
const SAME: &str = "Same as in English.";

/// The messages of one file, with their keys, in order.
fn messages_of(source: &str) -> Vec<(String, Message)> {
    let resource = parser::parse(source.to_owned()).unwrap_or_else(|(_, e)| panic!("{e:?}"));
    let mut messages = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(found) => {
                let mut message = Message::default();
                let value = found.value.as_ref();
                message.take(value.unwrap_or_else(|| panic!("{} is empty", found.id.name)));
                assert!(found.attributes.is_empty(), "{}", found.id.name);
                let comment = found.comment.map(|comment| comment.content.join("\n"));
                message.is_same = comment.is_some_and(|comment| comment == SAME);
                messages.push((found.id.name, message));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => panic!("{} is a term", term.id.name),
            Entry::Junk { content } => panic!("{content}"),
        }
    }
    messages
}

/// All messages of a language.
fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    for source in language.sources(&registry::described()) {
        for (key, message) in messages_of(&source) {
            assert!(!all.contains_key(&key), "{language} has {key} twice");
            all.insert(key, message);
        }
    }
    all
}

/// All languages except English, including the one for layout tests.
fn translations() -> impl Iterator<Item = Language> {
    let all = Language::ALL.into_iter().chain([Language::Pseudo]);
    all.filter(|language| *language != Language::English)
}

/// The message files of a language by name, in all folders.
fn files(tag: &str) -> BTreeMap<String, Vec<(String, Message)>> {
    let mut files = BTreeMap::new();
    for folder in locale_folders() {
        for name in names(&folder.join(tag)) {
            if let Some(stem) = name.strip_suffix(".ftl") {
                let source = fs::read_to_string(folder.join(tag).join(&name)).unwrap();
                files.insert(stem.to_owned(), messages_of(&source));
            }
        }
    }
    files
}

/// The names of the files and folders in a folder.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|e| e.unwrap().file_name().into_string().unwrap());
    names.collect()
}

/// The folders with one folder per language: the shared one, and one per game.
fn locale_folders() -> Vec<PathBuf> {
    let games = registry::described();
    let games = games.iter().map(|game| folder_of_game(game.id()));
    let folders = games.map(|folder| in_repository(&folder).join("locales"));
    folders.chain([in_repository(SHARED)]).collect()
}

/// The folder of the messages that are shared by all games.
const SHARED: &str = "assets/locales";

#[test]
fn every_language_has_every_message() {
    let english = files("en");
    assert!(english.values().map(Vec::len).sum::<usize>() > 500);
    let mut faults = Vec::new();
    for tag in Language::ALL.map(Language::tag) {
        let own = files(tag);
        for (name, originals) in &english {
            let keys: Vec<&String> = originals.iter().map(|(key, _)| key).collect();
            let file = own.get(name).into_iter().flatten();
            let translated: Vec<&String> = file.map(|(key, _)| key).collect();
            for key in keys.iter().filter(|key| !translated.contains(key)) {
                faults.push(format!("{tag}/{name}.ftl: {key} is missing"));
            }
            for key in translated.iter().filter(|key| !keys.contains(key)) {
                faults.push(format!("{tag}/{name}.ftl: {key} is not in English"));
            }
            let both = |key: &&&String| keys.contains(key) && translated.contains(key);
            if !keys.iter().filter(both).eq(translated.iter().filter(both)) {
                faults.push(format!(
                    "{tag}/{name}.ftl: not in the order of the English file"
                ));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_folder_of_messages_is_a_language() {
    let tags: BTreeSet<String> = Language::ALL.map(|l| l.tag().to_owned()).into();
    for locales in locale_folders() {
        assert_eq!(names(&locales), tags);
        let is_shared = locales == in_repository(SHARED);
        let english = names(&locales.join("en"));
        for tag in &tags {
            let mut expected = english.clone();
            // Translators agree on the words of a language first.
            expected.extend((is_shared && tag != "en").then(|| "GLOSSARY.md".to_owned()));
            assert_eq!(names(&locales.join(tag)), expected, "{tag}");
        }
    }
    for language in Language::ALL {
        let count = language.sources(&registry::described()).len();
        assert_eq!(count, files(language.tag()).len(), "{language}");
    }
}

/// Messages are found in the files without parsing these, and each is parsed on its own.
#[test]
fn every_message_of_the_files_is_found() {
    let games = registry::described();
    for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
        // Without the English ones.
        let text = Text::from_messages(language, games.clone(), language.sources(&games));
        for key in messages(language).keys() {
            assert!(text.has(key), "{key} in {language}");
        }
    }
}

/// The functions that messages may call.
const FUNCTIONS: [&str; 4] = ["ORDER", "PLACE", "SHOWN_IN", "SOUND"];

#[test]
fn a_message_has_the_same_arguments_in_every_language() {
    let english = messages(Language::English);
    for language in translations() {
        for (key, message) in messages(language) {
            let Some(original) = english.get(&key) else {
                continue;
            };
            assert_eq!(message.variables, original.variables, "{key} in {language}");
            let known = message
                .others
                .iter()
                .all(|other| FUNCTIONS.contains(&other.as_str()));
            assert!(known, "{key} in {language} asks for {:?}", message.others);
        }
    }
}

/// Texts outside the app are in every language: the page around it, the system's menu, and the installers.
#[test]
fn every_language_is_spoken_around_the_app() {
    let read = |path: &str| fs::read_to_string(in_repository(path)).unwrap();
    let desktop = read("packaging/linux/courtyard.desktop");
    let kinds = read("packaging/linux/courtyard.xml");
    let software_centre = read("packaging/linux/metainfo.xml");
    let mac = read("packaging/macos/Info.plist");
    let windows = read("packaging/windows/installer.nsi");
    let page = |language: Language| {
        let messages = messages_of(&read(&format!("packaging/web/locales/{language}.ftl")));
        let keys = messages.into_iter().map(|(key, _)| key);
        keys.collect::<Vec<String>>()
    };
    let english = page(Language::English);
    for language in Language::ALL {
        assert_eq!(page(language), english, "{language}");
        assert!(
            mac.contains(&format!("<string>{language}</string>")),
            "{language}"
        );
        if language == Language::English {
            continue;
        }
        let locale = language.tag().replace('-', "_");
        for key in ["GenericName", "Comment", "Keywords"] {
            let line = format!("\n{key}[{locale}]=");
            assert!(desktop.contains(&line), "courtyard.desktop has no {line}");
        }
        let mark = format!(" xml:lang=\"{language}\">");
        assert_eq!(kinds.matches(&mark).count(), 1, "{language}");
        assert_eq!(software_centre.matches(&mark).count(), 7, "{language}");
    }
    for (name, count) in [
        ("!insertmacro MUI_LANGUAGE ", Language::ALL.len()),
        ("LangString GAMES ", Language::ALL.len()),
        ("LangString JOURNAL ", Language::ALL.len()),
    ] {
        assert_eq!(windows.matches(name).count(), count, "{name}");
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = messages(Language::English);
    for language in translations() {
        for (key, message) in messages(language) {
            let Some(original) = english.get(&key) else {
                continue;
            };
            let is_same = message.has_words_of(original);
            assert!(
                !is_same || message.is_same,
                "{key} in {language} is English; if that is right, write “# {SAME}” above it"
            );
            assert!(
                is_same || !message.is_same,
                "{key} in {language} is not the same as in English"
            );
        }
    }
}

/// Spanish words that are not used on the screens, each with the word used instead. As in *Duelo de Nobles*, one
/// player is addressed as “tú” and both as “ustedes”.
const OTHER_SPANISH_WORDS: [(&str, &str); 12] = [
    ("vosotros", "tú"),
    ("vuestro", "su"),
    ("vuestra", "su"),
    ("vuestras", "sus"),
    ("cada cual", "cada jugador"),
    ("cada quien", "cada jugador"),
    ("rival", "oponente"),
    ("coste", "precio"),
    ("descartes", "pila de descarte"),
    ("frustrado", "fracasa"),
    ("móvil", "teléfono"),
    ("ordenador", "equipo"),
];

/// Verbs addressed to several players. The Spanish messages say “tú”, or “se” for what all players do together.
const SEVERAL_ADDRESSED: [&str; 14] = [
    "ustedes",
    "acuerden",
    "barajen",
    "decidan",
    "decídanlo",
    "den",
    "enseñen",
    "lancen",
    "pasen",
    "pongan",
    "quieran",
    "repartan",
    "saquen",
    "sáquenlos",
];

#[test]
fn spanish_has_one_word_for_one_thing() {
    for (key, message) in messages(Language::Spanish) {
        let whole = message.texts.join(" ");
        let words: Vec<String> = whole
            .to_lowercase()
            .split(|c: char| !c.is_alphabetic())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        let padded = format!(" {} ", words.join(" "));
        // “Pinta” is the word of *Duelo de Nobles*; other games have the usual one.
        let of_suits = if key.starts_with("dueling-nobles-") {
            ("palo", "pinta")
        } else {
            ("pinta", "palo")
        };
        for (word, usual) in OTHER_SPANISH_WORDS.into_iter().chain([of_suits]) {
            let mut forms = [" ", "s ", "es "]
                .map(|end| format!(" {word}{end}"))
                .into_iter();
            let found = forms.any(|form| padded.contains(&form));
            assert!(!found, "{key}: “{word}” is “{usual}” elsewhere: {whole}");
        }
        let several = words.iter().find(|word| {
            SEVERAL_ADDRESSED.contains(&word.as_str())
                || word.ends_with("enlo")
                || word.ends_with("enlos")
                || word.ends_with("áis")
        });
        assert!(
            several.is_none(),
            "{key}: {several:?} addresses several players"
        );
    }
}

/// Words and phrases that a native app would not use, in lower case.
const WOODEN: &[(Language, &[&str])] = &[
    (Language::English, &["keeps track beside", "finds the same"]),
    (Language::German, &["person", "personen", "startperson"]),
    (Language::Hungarian, &["lettek mentve", "nem lett"]),
    (Language::Dutch, &["uithouding"]),
];

#[test]
fn no_message_has_a_wooden_phrase() {
    for (language, phrases) in WOODEN {
        for (key, message) in messages(*language) {
            let words = message.texts.join(" ").to_lowercase();
            let words: Vec<&str> = words.split(|c: char| !c.is_alphabetic()).collect();
            let words = format!(" {} ", words.join(" "));
            let mut phrases = phrases.iter();
            let found = phrases.find(|phrase| words.contains(&format!(" {phrase} ")));
            assert_eq!(found, None, "{key} in {language}");
        }
    }
}

/// French has a space before these marks and inside quotation marks, where no line may break.
#[test]
fn french_marks_have_a_space_that_does_not_break() {
    const SPACE: char = '\u{a0}';
    for (key, message) in messages(Language::French) {
        // The beginning of the command line's errors is the same in all languages.
        if key.starts_with("cli-error") || key == "cli-failure" {
            continue;
        }
        for text in &message.texts {
            let chars: Vec<char> = text.chars().collect();
            for pair in chars.windows(2) {
                let is_breaking = matches!(pair, [' ', ':' | ';' | '!' | '?' | '»'] | ['«', ' ']);
                assert!(!is_breaking, "{key}: {text}");
            }
            for (at, _) in text.match_indices('»') {
                assert!(text[..at].ends_with(SPACE), "{key}: {text}");
            }
            for (at, mark) in text.match_indices('«') {
                assert!(text[at + mark.len()..].starts_with(SPACE), "{key}: {text}");
            }
        }
    }
}

/// Keys whose messages are equal by chance: the meanings differ, or the keys are derived from values that do.
const EQUAL_BY_CHANCE: [&str; 5] = [
    // The word that is typed to confirm, not a cell of a table.
    "cli-yes",
    // The number of players, not the players.
    "setup-how-many",
    // A button that shows the chances, not a section of the settings.
    "dueling-nobles-chances-show",
    // A number of games, not the place of the saved ones.
    "stats-games",
    // A number of cards to choose, not an axis.
    "duel-ask-reinforce-number",
];

/// Parts of the keys that are derived from the names of a game's values.
const DERIVED_PARTS: &[&str] = &[
    "-rule-",
    "-group-",
    "-value-",
    "-phase-",
    "-refusal-",
    "-misfit-",
    "-lesson-",
    "-kind-",
    "-answer-",
    "-correct-",
    "-term-",
];

/// A text has one key, unless two meanings happen to have the same words in all languages.
#[test]
fn a_text_has_one_key() {
    let all: Vec<_> = Language::ALL.into_iter().map(messages).collect();
    let mut keys = BTreeMap::<String, Vec<&str>>::new();
    for key in all[0].keys() {
        let texts = all.iter().map(|language| language.get(key));
        let has_words = all[0][key]
            .texts
            .iter()
            .any(|t| t.contains(char::is_alphabetic));
        if has_words {
            keys.entry(format!("{:?}", texts.collect::<Vec<_>>()))
                .or_default()
                .push(key);
        }
    }
    let mut twice = Vec::new();
    for mut equal in keys.into_values() {
        equal.retain(|key| !DERIVED_PARTS.iter().any(|part| key.contains(part)));
        equal.retain(|key| !EQUAL_BY_CHANCE.contains(key));
        if equal.len() > 1 {
            twice.push(equal);
        }
    }
    assert!(twice.is_empty(), "one text, several keys: {twice:#?}");
}

#[test]
fn the_language_for_layouts_is_longer_and_looks_different() {
    let english = messages(Language::English);
    let count = |text: &str| text.chars().count();
    for (key, message) in messages(Language::Pseudo) {
        let original = &english[&key];
        assert_eq!(message.texts.len(), original.texts.len(), "{key}");
        let pairs = original.texts.iter().zip(&message.texts);
        for (short, long) in pairs.filter(|(short, _)| !short.trim().is_empty()) {
            assert_ne!(short, long, "{key}");
            let fifths = (5 * count(long), 7 * count(short));
            assert!(fifths.0 >= fifths.1, "{key}: “{short}” became “{long}”");
            let spaces = |t: &str| {
                (
                    count(t) - count(t.trim_start()),
                    count(t) - count(t.trim_end()),
                )
            };
            assert_eq!(spaces(short), spaces(long), "{key}");
        }
    }
}

/// The string literals in the sources of a folder, without tests, each with the code before it.
fn literals(folder: &Path) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(literals(&path));
        } else if path.extension().is_some_and(|e| e == "rs") && !path.ends_with("tests.rs") {
            let source = fs::read_to_string(path).unwrap();
            let source = source.split("#[cfg(test)]").next().unwrap();
            let parts: Vec<&str> = source.split('"').collect();
            all.extend(
                parts
                    .windows(2)
                    .map(|w| (w[0].trim_end().to_owned(), w[1].to_owned())),
            );
        }
    }
    all
}

fn literals_of(folder: &str) -> Vec<(String, String)> {
    literals(&in_repository(folder))
}

/// Whether a text looks like a key: words of lower-case letters and digits, joined by hyphens.
fn is_key(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.contains('-')
        && text
            .split('-')
            .all(|word| !word.is_empty() && word.bytes().all(plain))
}

/// Whether the code before a literal looks up a message.
fn asks(before: &str) -> bool {
    let in_say = before
        .rsplit_once("say!(")
        .is_some_and(|(_, since)| !since.contains([')', ';']));
    in_say || before.ends_with("text.get(") || before.ends_with("text.with(")
}

/// The ids of the games.
const GAMES: [&str; 3] = ["duel", "dueling-nobles", "noble-hearts"];

/// Beginnings of keys that are built from a name.
const FAMILIES: [&str; 4] = ["io-", "rank-", "sharing-role-", "suit-"];

/// Beginnings, after the game's id, of a game's keys that are built from a name.
const FAMILIES_OF_A_GAME: [&str; 10] = [
    "answer-",
    "ask-",
    "edition-",
    "group-",
    "lab-",
    "part-",
    "phase-",
    "rule-",
    "rulebook-",
    "value-",
];

/// The keys that are derived from the variants of values.
fn derived() -> BTreeSet<String> {
    let text = Text::new(Language::English, registry::described());
    let [duel, nobles, hearts] = GAMES;
    let sorts: &[(&str, &str, &[&str])] = &[
        ("aid", "", AidKind::VARIANTS),
        ("lab", "", Metric::VARIANTS),
        (duel, "correct", duel::adjustable::Value::VARIANTS),
        (
            nobles,
            "correct",
            dueling_nobles::adjustable::Value::VARIANTS,
        ),
        (hearts, "correct", noble_hearts::adjustable::Value::VARIANTS),
        (hearts, "ended", noble_hearts::table::EndedBy::VARIANTS),
        (hearts, "print", noble_hearts::Print::VARIANTS),
        (duel, "misfit", duel::battle::Misfit::VARIANTS),
        (
            hearts,
            "deck",
            noble_hearts::deck_list::DeckFaultCause::VARIANTS,
        ),
        ("fault", "bad-header", HeaderFault::VARIANTS),
        ("fault", "bad-header-not-a-header", NoHeader::VARIANTS),
        ("fault", "bad-json", NotJson::VARIANTS),
        ("fault", "bad-entry", BadEntry::VARIANTS),
        ("fault", "bad-crc", ChecksumFault::VARIANTS),
        ("lab", "ladder", Decision::VARIANTS),
        (duel, "headline-adjust", duel::Correction::VARIANTS),
        (
            nobles,
            "headline-adjust",
            dueling_nobles::Correction::VARIANTS,
        ),
        (
            hearts,
            "headline-adjust",
            noble_hearts::Correction::VARIANTS,
        ),
        (duel, "event", duel::event::Event::VARIANTS),
        (nobles, "event", dueling_nobles::Event::VARIANTS),
        (nobles, "noble-skill", dueling_nobles::NobleRank::VARIANTS),
        (nobles, "term", dueling_nobles::duel::Term::VARIANTS),
        (hearts, "event", noble_hearts::Event::VARIANTS),
        (duel, "refusal", duel::Refusal::VARIANTS),
        (nobles, "refusal", dueling_nobles::Refusal::VARIANTS),
        (hearts, "refusal", noble_hearts::Refusal::VARIANTS),
        (
            duel,
            "refusal-bad-adjustment",
            duel::refusal::BadAdjustment::VARIANTS,
        ),
        (
            nobles,
            "refusal-bad-adjustment",
            dueling_nobles::refusal::BadAdjustment::VARIANTS,
        ),
        (
            hearts,
            "refusal-bad-adjustment",
            noble_hearts::refusal::BadAdjustment::VARIANTS,
        ),
        (
            hearts,
            "refusal-wrong-area",
            noble_hearts::refusal::AreaFault::VARIANTS,
        ),
        (nobles, "begun", &["recruit", "roll", "spy"]),
        ("settings", "theme", settings::Theme::VARIANTS),
        ("settings", "suits", settings::Suits::VARIANTS),
        ("settings", "motion", settings::Motion::VARIANTS),
        ("settings", "dice", settings::DiceKind::VARIANTS),
        ("settings", "hand-over", settings::HandOver::VARIANTS),
        ("settings", "bots", settings::BotSteps::VARIANTS),
        ("settings", "chances", settings::ShowChances::VARIANTS),
        ("settings", "speech", settings::SpeechRate::VARIANTS),
        ("library", "", Shelf::VARIANTS),
        ("library", "form", Format::VARIANTS),
        ("guest", "", NotNow::VARIANTS),
        ("guest", "bye", CloseReason::VARIANTS),
        ("meet", "", Snag::VARIANTS),
        ("paper", "", Paper::VARIANTS),
    ];
    let kinds = [
        (
            duel,
            duel::ActionKind::ALL
                .iter()
                .map(|kind| kind.name())
                .collect::<Vec<_>>(),
        ),
        (
            nobles,
            dueling_nobles::ActionKind::ALL
                .iter()
                .map(|kind| kind.name())
                .collect(),
        ),
        (
            hearts,
            <noble_hearts::ActionKind as strum::VariantArray>::VARIANTS
                .iter()
                .map(|kind| kind.name())
                .collect(),
        ),
    ];
    let of_kinds = kinds.iter().flat_map(|(game, kinds)| {
        kinds.iter().flat_map(move |kind| {
            let is_chosen = !["setup", "adjust", "note"].contains(kind);
            let about = is_chosen.then(|| format!("kind-{kind}-about"));
            let keys = [format!("headline-{kind}"), format!("kind-{kind}")];
            keys.into_iter().chain(about).map(move |key| (*game, key))
        })
    });
    let of_games = GAMES.into_iter().flat_map(|game| {
        let keys = ["title", "gauge", "keys-number", "bots-decks"];
        keys.map(|key| (game, key.to_owned()))
    });
    let keys = sorts.iter().flat_map(|(game, sort, names)| {
        let names = names.iter();
        let start = if sort.is_empty() { "" } else { "-" };
        names.map(move |name| (*game, format!("{sort}{start}{name}")))
    });
    let of_aids = AidKind::VARIANTS
        .iter()
        .map(|kind| ("aid", format!("{kind}-about")));
    // The wrapped values have sentences elsewhere, and a headline names the chosen special card.
    let silent = [
        "duel-headline-adjust",
        "duel-refusal-bad-adjustment",
        "dueling-nobles-headline-adjust",
        "dueling-nobles-refusal-bad-adjustment",
        "dueling-nobles-refusal-bad-setup",
        "fault-bad-header-not-a-header",
        "fault-bad-header-rules",
        // Only the command line offers it.
        "library-form-json",
        "noble-hearts-headline-adjust",
        "noble-hearts-event-special-chosen",
        "noble-hearts-refusal-bad-adjustment",
        "noble-hearts-refusal-bad-setup",
        "noble-hearts-refusal-wrong-area",
    ];
    let lessons = registry::screens();
    let lessons = lessons.iter().flat_map(|game| game.lesson());
    keys.chain(of_kinds)
        .chain(of_games)
        .chain(of_aids)
        .filter(|(game, key)| !silent.contains(&format!("{game}-{key}").as_str()))
        .map(|(game, key)| text.game_key(game, &key))
        .chain(lessons.map(LessonStep::about))
        .collect()
}

#[test]
fn every_message_has_its_use() {
    let derived = derived();
    let used = |folders: &[&str]| -> BTreeSet<String> {
        let all = folders.iter().flat_map(|folder| literals_of(folder));
        all.map(|(_, literal)| literal).collect()
    };
    let english = files("en");
    let (anywhere, by_screens) = (used(&["src"]), used(&["src/ui", "src/cli", "src/games"]));
    for (file, messages) in &english {
        let used = match file.as_str() {
            "screens" => &by_screens,
            _ => &anywhere,
        };
        let in_family = |key: &str| {
            let own = GAMES.iter().filter_map(|game| key.strip_prefix(game));
            let mut own = own.filter_map(|key| key.strip_prefix('-'));
            FAMILIES.iter().any(|family| key.starts_with(family))
                || own.any(|key| FAMILIES_OF_A_GAME.iter().any(|f| key.starts_with(f)))
        };
        let idle: Vec<String> = messages
            .iter()
            .map(|(key, _)| key.clone())
            .filter(|key| !used.contains(key) && !derived.contains(key))
            .filter(|key| file == "screens" || !in_family(key))
            .collect();
        assert!(idle.is_empty(), "nobody says {idle:?}");
    }
}

#[test]
fn every_key_in_the_code_has_its_message() {
    let text = Text::new(Language::English, registry::described());
    let mut used = BTreeSet::new();
    // In these folders a key can also be chosen first and looked up later, and few other literals look like keys.
    for folder in ["src/text", "src/cli", "src/ui"] {
        let literals = literals_of(folder).into_iter();
        // The sort of a value is only the start of a key.
        let keys = literals.filter(|(before, _)| !before.ends_with(".sentence("));
        used.extend(keys.map(|(_, literal)| literal));
    }
    let elsewhere = literals_of("src").into_iter();
    used.extend(elsewhere.filter(|(before, _)| asks(before)).map(|(_, l)| l));
    // Other literals of this form: kinds of entries, codes, arguments, ids of panels and fonts, a naming style,
    // attributes of web pages, and options and names of commands.
    let ids = [
        "cut-off",
        "versus-rule",
        "empty-bin",
        "empty-trash",
        "end-turn",
        "next-phase",
        "wins-a",
        "wins-b",
        "log-below",
        "sans-strong",
        "sans-cyrillic",
        "sans-strong-cyrillic",
        "serif-cyrillic",
        "kebab-case",
    ];
    used.extend(derived());
    let missing: Vec<&String> = used
        .iter()
        .filter(|l| is_key(l) && !text.has(l))
        .filter(|l| !ids.contains(&l.as_str()) && !l.starts_with("aria-"))
        .collect();
    assert!(missing.is_empty(), "there is no message for {missing:?}");
    assert!(used.contains("then-reason") && !text.has("did-nothing"));
}

#[test]
fn the_bundled_fonts_have_every_character() {
    let fonts = in_repository("assets/fonts");
    let read = |name: &str| fs::read(fonts.join(format!("Courtyard{name}.ttf"))).unwrap();
    let files = [
        "Sans-Medium",
        "SansCyrillic-Medium",
        "Sans-SemiBold",
        "SansCyrillic-SemiBold",
        "Serif-SemiBold",
        "SerifCyrillic-SemiBold",
        "Symbols",
    ];
    let files = files.map(read);
    let faces = files
        .each_ref()
        .map(|f| ttf_parser::Face::parse(f, 0).unwrap());
    let [
        medium,
        medium_cyrillic,
        semibold,
        semibold_cyrillic,
        serif,
        serif_cyrillic,
        symbols,
    ] = &faces;
    // In the order in which the theme stacks them.
    let stacks = [
        vec![medium, medium_cyrillic, symbols],
        vec![semibold, semibold_cyrillic, symbols],
        vec![serif, serif_cyrillic, semibold, symbols],
    ];
    let alphabet = "йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ";
    for c in alphabet.chars() {
        let cyrillic = [medium_cyrillic, semibold_cyrillic, serif_cyrillic];
        assert!(
            cyrillic.iter().all(|font| font.glyph_index(c).is_some()),
            "{c}"
        );
    }
    for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
        for (key, message) in messages(language) {
            for c in message.texts.iter().flat_map(|text| text.chars()) {
                let drawn = stacks
                    .iter()
                    .all(|stack| stack.iter().any(|font| font.glyph_index(c).is_some()));
                assert!(
                    drawn || c == '\n',
                    "{c:?} of {key} in {language} has no glyph"
                );
            }
        }
    }
}
