//! Reader of case pages: Markdown files with many golden cases each. `docs/cases.md` describes the format.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// A journal and the expected result of reading it.
pub struct Case {
    /// The id of the game.
    pub game: String,
    pub name: String,
    /// The behaviour that the case shows, and the sentence of the rules that it follows.
    pub about: String,
    /// The journal, byte for byte.
    pub journal: Vec<u8>,
    pub expected: Value,
}

/// Returns the cases of all pages in a folder, sorted by name.
///
/// Panics if a page does not follow the format, a name appears twice or a journal file belongs to no case.
pub fn in_folder(folder: &Path) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("md") => {
                let page = fs::read_to_string(&path).unwrap();
                let sections = page.split("\n## ").skip(1);
                cases.extend(sections.map(|section| {
                    case(folder, section).unwrap_or_else(|why| {
                        let name = section.lines().next().unwrap_or_default();
                        panic!("{}, {name}: {why}", path.display())
                    })
                }));
            }
            Some("courtyard") => files += 1,
            _ => panic!("{} is no part of a case", path.display()),
        }
    }
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    for pair in cases.windows(2) {
        assert_ne!(pair[0].name, pair[1].name, "two cases have one name");
    }
    let in_files = cases
        .iter()
        .filter(|case| file(folder, &case.name).exists());
    assert_eq!(
        in_files.count(),
        files,
        "a journal in {} has no case",
        folder.display()
    );
    cases
}

/// The journal file of a case whose page does not contain the journal.
fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join(name).with_extension("courtyard")
}

/// Parses the section of a page after `## `.
fn case(folder: &Path, section: &str) -> Result<Case, String> {
    let (name, mut rest) = section.split_once('\n').ok_or("the section is empty")?;
    // The cases of `dueling-nobles` are in `dueling_nobles/cases`.
    let game = folder
        .parent()
        .unwrap()
        .file_name()
        .unwrap()
        .to_string_lossy();
    let mut case = Case {
        game: game.replace('_', "-"),
        name: name.to_owned(),
        about: String::new(),
        journal: Vec::new(),
        expected: Value::Null,
    };
    while let Some((line, after)) = rest.split_once('\n') {
        rest = after;
        let Some(kind) = line.strip_prefix("```") else {
            let space = if case.about.is_empty() || line.is_empty() {
                ""
            } else {
                " "
            };
            case.about += space;
            case.about += line;
            continue;
        };
        let end = after.find("```\n").ok_or("a block has no end")?;
        let block = &after[..end];
        rest = &after[end + 4..];
        match kind {
            "courtyard" if case.journal.is_empty() => case.journal = block.into(),
            "json" if case.expected.is_null() => {
                case.expected = serde_json::from_str(block).map_err(|why| why.to_string())?;
            }
            _ => return Err(format!("unexpected block {kind:?}")),
        }
    }
    if case.journal.is_empty() {
        let file = file(folder, name);
        case.journal = fs::read(&file).map_err(|why| format!("{}: {why}", file.display()))?;
    }
    if case.about.is_empty() || !case.expected.is_object() {
        Err("the description or the expectation is missing".into())
    } else {
        Ok(case)
    }
}
