//! The screens' messages: every key they name has a message, and every message of theirs is named.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use courtyard::text::{Language, Text};

/// The literals in the screens' sources that look like keys.
fn named(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            named(&path, keys);
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        let literals = source.split('"').skip(1).step_by(2);
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        keys.extend(
            literals
                .filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()) && l.chars().all(plain))
                .map(str::to_owned),
        );
    }
}

fn messages() -> BTreeSet<String> {
    include_str!("../assets/locales/en/screens.ftl")
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect()
}

#[test]
fn the_screens_and_their_messages_agree() {
    let mut keys = BTreeSet::new();
    let screens = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui");
    named(&screens, &mut keys);
    let messages = messages();
    let unused: Vec<_> = messages.difference(&keys).collect();
    assert!(unused.is_empty(), "no screen says {unused:?}");
    let text = Text::new(Language::English);
    // What else is written so: kinds of entry and codes, arguments, ids of panels and fonts, a naming style.
    let ids = [
        "cut-off",
        "end-turn",
        "next-phase",
        "wins-a",
        "wins-b",
        "log-below",
        "sans-strong",
        "kebab-case",
    ];
    let missing: Vec<_> = keys
        .iter()
        .filter(|key| key.contains('-') && !ids.contains(&key.as_str()) && !text.has(key))
        .collect();
    assert!(missing.is_empty(), "there is no message for {missing:?}");
}
