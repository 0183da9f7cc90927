//! Plain English in comments, test names, pages, messages and help: a check for sentence openers and words that confuse readers.
//!
//! It finds candidates only. A sentence that passes can still be hard to read.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use proc_macro2::{TokenStream, TokenTree};

use crate::common::{in_repository, text_of};

/// Words at the start of a sentence that make a noun clause out of its subject. Questions may start with them.
const OPENERS: &[&str] = &[
    "As far as",
    "So many",
    "So much",
    "So often",
    "That",
    "What",
    "Where",
    "Who",
    "Whoever",
    "Whom",
    "Whose",
];

/// Words and phrases to avoid, each with a usual word. A `*` at the end stands for any ending.
const WORDS: &[(&str, &str)] = &[
    ("anew", "again"),
    ("anybody", "any player"),
    ("as it lies", "unchanged"),
    ("as it stands", "unchanged"),
    ("asked for", "requested"),
    ("by heart", "in memory"),
    ("came to", "resulted in"),
    ("clerk", "writer"),
    ("desk", "a technical term"),
    ("door", "a technical term"),
    ("everybody", "all players"),
    ("floor", "a technical term"),
    ("footing", "state"),
    ("for good", "permanently"),
    ("go on with", "continue"),
    ("goes on with", "continues"),
    ("gone on with", "continued"),
    ("house", "built-in"),
    ("in force", "applied"),
    ("keeper", "a technical term"),
    ("kept", "saved, stored or retained"),
    ("laid down", "stored"),
    ("meanwhile", "in between"),
    ("mend", "repair"),
    ("mended", "repaired"),
    ("mends", "repairs"),
    ("onlooker*", "spectator"),
    ("parcel", "message"),
    ("put away", "archived"),
    ("so many", "this number"),
    ("somebody*", "a player"),
    ("taken back", "undone"),
    ("takes back", "undoes"),
    ("take back", "undo"),
    ("the own", "their own"),
    ("thrown away", "deleted"),
    ("told", "sent or described"),
    ("voice", "a technical term"),
    ("wanted", "requested"),
    ("whoever", "the player who"),
    ("whomever", "the player whom"),
    ("wire", "connection"),
];

/// Accepted uses of these words: the phrase is removed from a text before it is searched.
const ACCEPTED: &[&str] = &[
    "house rule",
    "House rule",
    "house-rule",
    "came to an end",
    "the floor",
];

/// Words that names in code avoid, each with a usual word. A `*` stands for any letters.
const NAME_WORDS: &[(&str, &str)] = &[
    ("*told", "described, sentence or sent"),
    ("*tell", "describe or send"),
    ("tell*", "describe or send"),
    ("*teller", "sender"),
];

/// Paths whose names may begin with a word: *tell* is a kind of action of Duel.
const NAME_EXCEPTIONS: &[(&str, &str)] = &[
    ("src/games/duel/", "tell"),
    ("tests/common/duel.rs", "tell"),
];

/// First words of test names that state no expectation.
const TEST_OPENERS: &[&str] = &[
    "as_far_as_",
    "so_many_",
    "that_",
    "what_",
    "where_",
    "who_",
    "whoever_",
    "whom_",
    "whose_",
];

/// Returns the files that the check covers, as paths in the repository.
fn covered() -> Vec<String> {
    let roots = [
        "src",
        "tests",
        "benches",
        "packaging",
        ".ci",
        "docs",
        "assets",
    ];
    let mut all = vec!["README.md".to_owned()];
    let mut folders: Vec<PathBuf> = roots.iter().map(PathBuf::from).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(in_repository(folder.to_str().unwrap())).unwrap() {
            let entry = entry.unwrap();
            let path = folder.join(entry.file_name());
            let skipped = [
                "node_modules",
                "cases",
                "locales/es",
                "corpus",
                "snapshots",
                "data-0.1",
                "licences",
                "fonts",
            ];
            match entry.file_type().unwrap() {
                kind if kind.is_dir() => {
                    if !skipped.iter().any(|name| path.ends_with(name)) {
                        folders.push(path);
                    }
                }
                _ => all.push(path.to_str().unwrap().replace('\\', "/")),
            }
        }
    }
    all.retain(|path| path != "tests/project/english.rs" && reader(path).is_some());
    all.sort();
    all
}

/// Extracts the sentences of a file, each with the number of its line.
type Reader = fn(&str) -> Vec<(usize, String)>;

/// The function that extracts the sentences of a file, by the file's name.
fn reader(path: &str) -> Option<Reader> {
    let name = Path::new(path).file_name()?.to_str()?;
    match name.rsplit_once('.') {
        Some((_, "rs" | "js")) => Some(|text| comments(text, "//")),
        Some((_, "sh" | "toml" | "yml")) => Some(|text| comments(text, "#")),
        Some((_, "md")) => Some(paragraphs),
        Some((_, "ftl")) => {
            let is_english = path.contains("/en/") || path.ends_with("/en.ftl");
            is_english.then_some(messages)
        }
        Some(_) => None,
        None => Some(|text| comments(text, "#")),
    }
}

/// Joins lines that belong together, given the text of each line or `None` for a line between texts.
fn joined(lines: impl Iterator<Item = Option<String>>) -> Vec<(usize, String)> {
    let mut all: Vec<(usize, String)> = Vec::new();
    let mut is_open = false;
    for (n, line) in lines.enumerate() {
        let Some(line) = line.filter(|line| !line.trim().is_empty()) else {
            is_open = false;
            continue;
        };
        let line = line.trim();
        let is_item = ["- ", "* ", "# ", "## ", "### ", "| ", "1. "];
        if is_open && !is_item.iter().any(|mark| line.starts_with(mark)) {
            let (_, text) = all.last_mut().expect("an open text");
            text.push(' ');
            text.push_str(line);
        } else {
            all.push((n + 1, line.to_owned()));
        }
        is_open = !line.starts_with('#');
    }
    all
}

/// The comments of a source, without examples.
fn comments(text: &str, sign: &str) -> Vec<(usize, String)> {
    let mut in_example = false;
    joined(text.lines().map(|line| {
        let comment = line.trim_start().strip_prefix(sign)?;
        let comment = comment.trim_start_matches(['/', '!', '#']);
        if comment.trim_start().starts_with("```") {
            in_example = !in_example;
            return None;
        }
        (!in_example).then(|| comment.to_owned())
    }))
}

/// The paragraphs, list items and rows of a page, without examples.
fn paragraphs(text: &str) -> Vec<(usize, String)> {
    let mut in_example = false;
    joined(text.lines().map(|line| {
        if line.trim_start().starts_with("```") {
            in_example = !in_example;
            return None;
        }
        (!in_example).then(|| line.to_owned())
    }))
}

/// The texts of messages.
fn messages(text: &str) -> Vec<(usize, String)> {
    let lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty());
    let lines = lines.map(|(n, line)| match line.split_once(" = ") {
        Some((key, value)) if !key.contains(' ') => (n + 1, without_names(value)),
        _ => (n + 1, without_names(line.trim_start_matches(['#', ' ']))),
    });
    lines.collect()
}

/// A line of a message without the name of its variant and the names of variables.
fn without_names(line: &str) -> String {
    let line = line.trim_start_matches('*');
    let line = match line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((_, text)) => text,
        None => line,
    };
    let is_name = |c: char| c.is_alphanumeric() || "_-".contains(c);
    let (first, rest) = line.split_once('$').unwrap_or((line, ""));
    let rest = rest.split('$').map(|part| part.trim_start_matches(is_name));
    std::iter::once(first).chain(rest).collect()
}

/// The text without code, links' addresses and accepted phrases.
fn prose(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let text: Vec<&str> = parts
        .map(|(i, part)| if i % 2 == 0 { part } else { "x" })
        .collect();
    let mut prose = text.concat();
    for phrase in ACCEPTED {
        prose = prose.replace(phrase, "x");
    }
    prose
}

/// The sentences of a text, with their final marks.
fn sentences(text: &str) -> Vec<&str> {
    let cells = text
        .split(" | ")
        .flat_map(|cell| cell.split_inclusive(". "));
    let all = cells.flat_map(|part| part.split_inclusive("? "));
    let all = all.map(|s| s.trim_matches(|c: char| c.is_whitespace() || "-*|#“”\"(".contains(c)));
    all.filter(|s| !s.is_empty()).collect()
}

/// Whether the text has the phrase as whole words, in small letters.
fn has(text: &str, phrase: &str) -> bool {
    let (phrase, is_open) = match phrase.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (phrase, false),
    };
    let is_letter = |c: char| c.is_alphanumeric() || "_-".contains(c);
    text.match_indices(phrase).any(|(at, _)| {
        let after = text[at + phrase.len()..].chars().next();
        !text[..at].ends_with(is_letter) && (is_open || !after.is_some_and(is_letter))
    })
}

/// The objections to a text.
fn objections(text: &str) -> Vec<String> {
    let is_heading = text.starts_with('#');
    let prose = prose(text);
    let mut all = Vec::new();
    for sentence in sentences(&prose) {
        let opener = OPENERS.iter().filter(|_| !is_heading).find(|opener| {
            let rest = sentence.strip_prefix(**opener);
            rest.is_some_and(|rest| rest.starts_with([' ', '’', '\'']))
        });
        if let Some(opener) = opener
            && !sentence.contains('?')
        {
            all.push(format!("starts with “{opener}”: {sentence}"));
        }
    }
    let small = prose.to_lowercase();
    for (word, usual) in WORDS.iter().filter(|(word, _)| has(&small, word)) {
        all.push(format!("“{word}”, better {usual}: {text}"));
    }
    all
}

/// The names of the tests in a source, with their lines.
fn test_names(source: &str) -> Vec<(usize, &str)> {
    let mut all = Vec::new();
    let mut is_test = false;
    for (n, line) in source.lines().enumerate() {
        let line = line.trim();
        is_test |= line.ends_with("#[test]");
        if let Some(rest) = line.strip_prefix("fn ").filter(|_| is_test) {
            let name = rest
                .split(|c: char| !c.is_alphanumeric() && c != '_')
                .next();
            all.extend(name.map(|name| (n + 1, name)));
            is_test = false;
        }
    }
    all
}

/// The names in tokens of Rust; comments and literals have none.
fn names(tokens: TokenStream) -> Vec<String> {
    let names = tokens.into_iter().flat_map(|token| match token {
        TokenTree::Group(group) => names(group.stream()),
        TokenTree::Ident(name) => vec![name.to_string()],
        TokenTree::Punct(_) | TokenTree::Literal(_) => Vec::new(),
    });
    names.collect()
}

/// The words of a name in small letters: `BadName` and `bad_name` have two.
fn words_of(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_small = false;
    for c in name.chars() {
        if c == '_' || c.is_uppercase() && was_small {
            words.push(String::new());
        }
        if c != '_' {
            words.last_mut().expect("a word").extend(c.to_lowercase());
        }
        was_small = c.is_lowercase();
    }
    words
}

/// The objections to the names in a source of Rust.
fn objections_to_names(path: &str, source: &str) -> Vec<String> {
    let mut found = Vec::new();
    for name in names(source.parse().expect("a source of Rust")) {
        let words = words_of(&name);
        let is_excepted = NAME_EXCEPTIONS
            .iter()
            .any(|(folder, word)| path.starts_with(folder) && words[0] == *word);
        let avoided = NAME_WORDS.iter().find(|(pattern, _)| {
            words.iter().any(|word| match pattern.strip_prefix('*') {
                Some(end) => word.ends_with(end),
                None => word.starts_with(pattern.trim_end_matches('*')),
            })
        });
        if let Some((_, usual)) = avoided.filter(|_| !is_excepted) {
            found.push(format!("{path}: `{name}`, better {usual}"));
        }
    }
    found
}

/// The objections to a file.
fn objections_to(path: &str) -> Vec<String> {
    let text = text_of(path);
    let texts = reader(path).expect("a covered file")(&text).into_iter();
    let in_texts = texts.flat_map(|(n, text)| {
        let found = objections(&text).into_iter();
        found.map(move |objection| format!("{path}:{n}: {objection}"))
    });
    let names = test_names(&text)
        .into_iter()
        .filter(|(_, name)| TEST_OPENERS.iter().any(|opener| name.starts_with(opener)));
    in_texts
        .chain(
            names.map(|(n, name)| {
                format!("{path}:{n}: a test’s name states the expectation: {name}")
            }),
        )
        .collect()
}

#[test]
fn comments_pages_and_messages_avoid_confusing_words() {
    let covered = covered();
    let found: Vec<String> = covered
        .iter()
        .flat_map(|path| objections_to(path))
        .collect();
    assert_no_objections(&found);
}

#[track_caller]
fn assert_no_objections(found: &[String]) {
    assert!(
        found.is_empty(),
        "{}\n{} objections",
        found.join("\n"),
        found.len()
    );
}

#[test]
fn names_in_code_avoid_confusing_words() {
    let sources: Vec<String> = covered()
        .into_iter()
        .filter(|path| path.ends_with(".rs"))
        .collect();
    assert!(sources.len() > 300, "{}", sources.len());
    let found = sources
        .iter()
        .flat_map(|path| objections_to_names(path, &text_of(path)));
    assert_no_objections(&found.collect::<Vec<_>>());
}

#[test]
fn the_check_finds_planted_names() {
    for planted in [
        "let told = 1;",
        "fn retell() {}",
        "struct Storyteller {}",
        "is_told: bool",
        "const TOLD: u8",
    ] {
        assert_eq!(
            objections_to_names("src/a.rs", planted).len(),
            1,
            "{planted}"
        );
    }
    for fine in [
        "let intelligent = constellation;",
        "x(\"told \\\" told\") // told",
        "r#\"told \" told\"#",
    ] {
        assert_eq!(
            objections_to_names("src/a.rs", fine),
            Vec::<String>::new(),
            "{fine}"
        );
    }
    let duel = "src/games/duel/a.rs";
    assert_eq!(
        objections_to_names(duel, "Action::Tell { tell_slot }"),
        Vec::<String>::new()
    );
    assert_eq!(objections_to_names(duel, "let told = retell;").len(), 2);
}

/// The help of every command is checked in the manual pages that the program writes.
#[test]
fn help_avoids_confusing_words() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_courtyard"));
    let written = program.arg("man-pages").arg(folder.path()).status();
    assert!(written.unwrap().success());
    let (mut pages, mut found) = (0, Vec::new());
    for page in fs::read_dir(folder.path()).unwrap() {
        let page = page.unwrap().path();
        // Names in JSON are code; the backslash is an escape of the manual.
        let text = fs::read_to_string(&page).unwrap();
        let text = text.replace('\\', "").replace('"', "`");
        let lines = text.lines();
        let texts = joined(lines.map(|line| (!line.starts_with('.')).then(|| line.to_owned())));
        let name = page.file_name().unwrap().to_string_lossy();
        let objections = texts.iter().flat_map(|(_, text)| objections(text));
        found.extend(objections.map(|objection| format!("{name}: {objection}")));
        pages += 1;
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(pages > 20, "{pages}");
}

#[test]
fn the_check_finds_planted_sentences() {
    for planted in [
        "What was met.",
        "Returns it. Whoever asks waits.",
        "So many lines stand beside the table.",
        "The action was taken back.",
        "Everybody looks at the own phone.",
    ] {
        assert!(!objections(planted).is_empty(), "{planted}");
    }
    for fine in [
        "What is a journal?",
        "## What you can do",
        "Whether the `what` is there.",
        "House rules as arguments of a calculator.",
        "The doorstep. Untold keptness.",
    ] {
        assert_eq!(objections(fine), Vec::<String>::new(), "{fine}");
    }
    let variant = messages("  *[told] { $wanted } is drawn.");
    assert_eq!(variant, [(1, " {  } is drawn.".to_owned())]);
    let source = "/// What it is.\nfn a() {}\n// So many\n// lines.\n#[test]\nfn who_wins() {}\n";
    assert_eq!(comments(source, "//").len(), 2);
    assert_eq!(test_names(source), [(6, "who_wins")]);
}
