//! `courtyard print`: the aids as PDF files.
//!
//! Poppler's tools read the files. Without Debian's `poppler-utils`, the tests that need them are skipped with a
//! message, unless the environment variable `COURTYARD_PDF` is `required`.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use courtyard::games::duel::Duel;
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::games::noble_hearts::NobleHearts;
use courtyard::games::{Preset, Rules};
use courtyard::print::Paper;
use courtyard::registry;
use courtyard::text::{AidKind, Chapter, Describe, Language, Text};
use serde_json::json;
use strum::VariantArray;
use tempfile::tempdir;

use super::commands::sentence;
use crate::common::program::{courtyard, finish, run};

/// The largest file, in bytes.
const LARGEST: usize = 200_000;

/// Whether Poppler's tools are installed.
fn pdfs_can_be_read() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let tools = ["pdftotext", "pdffonts", "pdfinfo"];
    let has = |tool: &&str| std::env::split_paths(&path).any(|folder| folder.join(tool).is_file());
    if tools.iter().all(has) {
        return true;
    }
    let required = std::env::var_os("COURTYARD_PDF").is_some_and(|v| v == "required");
    assert!(!required, "poppler-utils is not installed");
    let _ = writeln!(std::io::stderr(), "skipped: poppler-utils is not installed");
    false
}

/// Writes an aid into the folder, with these further arguments.
fn print(folder: &Path, args: &[&str], language: &str) -> PathBuf {
    let file = folder.join("aid.pdf");
    let mut command = courtyard(&["print", "-o"]);
    command.arg(&file).args(args);
    command.env("COURTYARD_LANGUAGE", language);
    finish(command, b"").fine();
    file
}

/// The output of one of Poppler's tools.
fn read(tool: &str, args: &[&str], file: &Path) -> String {
    let mut command = Command::new(tool);
    command.args(args).arg(file);
    if tool == "pdftotext" {
        command.arg("-");
    }
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The text with single spaces between its words.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The rules of an edition with a house rule, as the command's arguments and in words.
fn rules_of<G: Describe>(text: &Text, edition: &str, house: &str) -> (Vec<String>, Vec<Chapter>) {
    let (name, value) = house.split_once('=').unwrap();
    let fields = json!({ name: serde_json::from_str::<serde_json::Value>(value).unwrap() });
    let rules = Rules::new(edition, fields.as_object().unwrap()).unwrap();
    let args = ["--game", G::ID, "--edition", edition, "--rule", house];
    (args.map(str::to_owned).into(), G::chapters(text, &rules))
}

#[test]
fn a_reference_has_all_words_of_the_rules_on_one_page() {
    if !pdfs_can_be_read() {
        return;
    }
    let folder = tempdir().unwrap();
    for &language in Language::VARIANTS {
        let text = Text::new(language, registry::described());
        let editions = <DuelingNobles as courtyard::games::Game>::Edition::NAMES;
        let nobles = editions
            .iter()
            .map(|edition| rules_of::<DuelingNobles>(&text, edition, "recruit_cost=4"));
        let others = [
            rules_of::<Duel>(&text, "csatho", "hidden_ally=true"),
            rules_of::<NobleHearts>(&text, "skills-and-roses", "roses=5"),
        ];
        for (args, chapters) in nobles.chain(others) {
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            let file = print(folder.path(), &args, language.tag());
            assert!(read("pdfinfo", &[], &file).contains("Pages:           1\n"));
            let printed = words(&read("pdftotext", &["-raw"], &file));
            for chapter in chapters {
                for paragraph in chapter.paragraphs.iter().chain([&chapter.title]) {
                    let paragraph = words(paragraph);
                    assert!(
                        printed.contains(&paragraph),
                        "{paragraph}\n\nis not in\n\n{printed}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_aid_is_one_small_page_with_embedded_fonts() {
    let can_be_read = pdfs_can_be_read();
    let folder = tempdir().unwrap();
    for game in registry::described().iter() {
        for &kind in AidKind::VARIANTS {
            for &paper in Paper::VARIANTS {
                let (kind, paper) = (kind.to_string(), paper.to_string());
                let args = ["--game", game.id(), "--what", &kind, "--paper", &paper];
                let file = print(folder.path(), &args, "es");
                let size = fs::metadata(&file).unwrap().len() as usize;
                assert!(size <= LARGEST, "{args:?}: {size} bytes");
                if !can_be_read {
                    continue;
                }
                let about = read("pdfinfo", &[], &file);
                assert!(about.contains("Pages:           1\n"), "{about}");
                let landscape = kind == "mat";
                let expected = match (paper.as_str(), landscape) {
                    ("a4", false) => "595.28 x 841.89 pts (A4)",
                    ("a4", true) => "841.89 x 595.28 pts (A4)",
                    (_, false) => "612 x 792 pts (letter)",
                    (_, true) => "792 x 612 pts (letter)",
                };
                assert!(about.contains(expected), "{about}");
                let fonts = read("pdffonts", &[], &file);
                let fonts: Vec<&str> = fonts.lines().skip(2).collect();
                assert!(fonts.len() >= 2, "{fonts:?}");
                for font in fonts {
                    assert!(font.contains("+Courtyard"), "{font}");
                    // Embedded, a subset, with its characters.
                    assert!(font.contains("yes yes yes"), "{font}");
                }
            }
        }
    }
}

#[test]
fn the_same_aid_has_the_same_bytes_and_another_rule_has_others() {
    let folder = tempdir().unwrap();
    let mut args = vec!["--game", "dueling-nobles", "--what", "mat"];
    let bytes = |args: &[&str]| fs::read(print(folder.path(), args, "en")).unwrap();
    let first = bytes(&args);
    assert!(first.starts_with(b"%PDF-1."));
    assert_eq!(bytes(&args), first);
    args.extend(["--rule", "adrenaline=9"]);
    assert_ne!(bytes(&args), first);
}

#[test]
fn a_mat_has_the_places_that_the_rules_need() {
    if !pdfs_can_be_read() {
        return;
    }
    let folder = tempdir().unwrap();
    let slots = |args: &[&str]| {
        let args = [&["--game", "duel", "--what", "mat"], args].concat();
        let file = print(folder.path(), &args, "en");
        let printed = read("pdftotext", &["-raw"], &file);
        ["Warlord", "Support", "Discard"].map(|name| {
            printed
                .split(['\n', ' '])
                .filter(|word| *word == name)
                .count()
        })
    };
    assert_eq!(slots(&[]), [2, 2, 1]);
    assert_eq!(slots(&["--rule", "warlord_slots=5"]), [5, 2, 1]);
    // The place and the reminder of each, and the house rule.
    assert_eq!(slots(&["--rule", "supports_per_side=3"]), [2, 5, 1]);
}

#[test]
fn an_unknown_game_edition_or_rule_is_an_error() {
    let refused = |args: &[&str]| {
        let run = run(&[&["print"], args].concat());
        sentence(&run, 2).to_owned()
    };
    assert!(refused(&["--game", "chess"]).contains("chess"));
    assert!(refused(&["--game", "duel", "--edition", "duelo"]).contains("duelo"));
    let rule = refused(&["--game", "duel", "--rule", "warlord_slots=7"]);
    assert!(rule.contains("warlord_slots"), "{rule}");
}
