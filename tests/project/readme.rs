//! The README and the pages in `docs` are correct: their examples run, their links and paths exist, and the table of
//! dependencies agrees with the manifest.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::Command;

use crate::common::{dependencies, files_below, in_repository, manifests, text_of};

/// The README and the pages in `docs`.
fn guide() -> Vec<PathBuf> {
    let mut pages = files_below(&in_repository("docs"), "md");
    assert!(pages.len() > 5, "the pages in docs are missing");
    pages.push(in_repository("README.md"));
    pages
}

/// The lines below a heading, up to the next heading of the same level.
fn below<'t>(text: &'t str, heading: &str) -> Vec<&'t str> {
    let kind = heading.split(|c: char| c.is_alphanumeric()).next().unwrap();
    let lines = text.lines().skip_while(|line| *line != heading).skip(1);
    lines.take_while(|line| !line.starts_with(kind)).collect()
}

/// The words in backticks.
fn code(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(Into::into).collect()
}

#[test]
fn every_dependency_is_named_with_its_reason() {
    let (manifests, page) = (manifests(), text_of("docs/CONTRIBUTING.md"));
    let section = below(&page, "## Dependencies");
    let mut named = BTreeSet::new();
    for row in section.iter().filter(|line| line.starts_with("| `")) {
        let mut cells = row.trim_matches('|').split('|');
        named.extend(code(cells.next().unwrap()));
        let reason = cells.next().unwrap().trim();
        assert!(reason.split(' ').count() > 1, "{row}");
    }
    let of = |is_chosen: fn(&str) -> bool| -> BTreeSet<String> {
        let all = manifests.iter();
        all.flat_map(|manifest| dependencies(manifest, is_chosen))
            .collect()
    };
    let shipped = of(|table| table != "dev-dependencies");
    assert_eq!(named, shipped);
    let tests = section
        .iter()
        .skip_while(|l| !l.starts_with("For the tests"));
    let tests: Vec<&str> = tests.copied().collect();
    let for_tests = of(|table| table == "dev-dependencies");
    let for_tests: BTreeSet<String> = for_tests.difference(&shipped).cloned().collect();
    assert_eq!(code(&tests.join(" ")), for_tests);
}

/// Each example is run unchanged by a shell, in a folder that has the sources as a fresh clone does; a line of dots
/// matches any output. Examples of one page build on each other.
#[cfg(unix)]
#[test]
fn every_example_prints_what_it_is_said_to_print() {
    let program = Path::new(env!("CARGO_BIN_EXE_courtyard")).parent().unwrap();
    let path = std::env::var_os("PATH").unwrap();
    let path = std::env::split_paths(&path);
    let path = std::env::join_paths(std::iter::once(program.to_owned()).chain(path)).unwrap();
    let mut examples = 0;
    for page in guide() {
        let folder = tempfile::tempdir().unwrap();
        std::os::unix::fs::symlink(in_repository("src"), folder.path().join("src")).unwrap();
        let page = fs::read_to_string(page).unwrap();
        for block in page.split("```console\n").skip(1) {
            let (block, _) = block.split_once("\n```").unwrap();
            examples += run_examples(block, folder.path(), &path);
        }
    }
    assert!(examples > 10, "{examples}");
}

/// Runs the examples of a block in this folder and returns their number.
#[cfg(unix)]
fn run_examples(block: &str, folder: &Path, path: &std::ffi::OsStr) -> usize {
    let mut examples = 0;
    for example in format!("\n{block}").split("\n$ ").skip(1) {
        let example = example.replace("\\\n", " ");
        let (command, expected) = example.split_once('\n').unwrap_or((&example, ""));
        let output = Command::new("sh")
            .args(["-c", command])
            .current_dir(folder)
            .env("HOME", folder)
            .env("PATH", path)
            .env("COURTYARD_LANGUAGE", "en")
            .output()
            .unwrap();
        assert!(output.status.success(), "{command}: {output:?}");
        assert!(output.stderr.is_empty(), "{command}: {output:?}");
        let printed = String::from_utf8(output.stdout).unwrap();
        match expected.trim_end().strip_suffix('…') {
            Some(beginning) => {
                assert!(printed.starts_with(beginning), "{command}:\n{printed}");
            }
            None => assert_eq!(printed.trim_end(), expected.trim_end(), "{command}"),
        }
        examples += 1;
    }
    examples
}

/// The anchor of a heading in a page's address.
fn anchor(heading: &str) -> String {
    let kept = heading.trim_start_matches(['#', ' ']).to_lowercase();
    let kept = kept
        .chars()
        .filter(|c| c.is_alphanumeric() || "- ".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// Every file and every heading that a page links to exists.
#[test]
fn every_link_leads_somewhere() {
    let mut pages = guide();
    pages.extend(files_below(&in_repository("assets"), "md"));
    pages.extend(["tests/README.md", "packaging/README.md"].map(in_repository));
    let mut links = 0;
    for page in pages {
        let text = fs::read_to_string(&page).unwrap();
        let linked = text.split("](").skip(1);
        let shown = text.split("src=\"").skip(1);
        let linked = linked.map(|link| link.split_once(')').unwrap().0);
        let shown = shown.map(|link| link.split_once('"').unwrap().0);
        for link in linked.chain(shown).filter(|link| !link.contains("://")) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => page.clone(),
                file => page.parent().unwrap().join(file),
            };
            assert!(target.exists(), "{}: {link}", page.display());
            if !heading.is_empty() {
                let text = fs::read_to_string(&target).unwrap();
                let mut headings = text.lines().filter(|line| line.starts_with('#'));
                let is_there = headings.any(|line| anchor(line) == heading);
                assert!(is_there, "{}: {link}", page.display());
            }
            links += 1;
        }
    }
    assert!(links > 40, "{links}");
}

/// Every source file that the guide names exists. If a name stands for any game, at least one game has the file.
#[test]
fn every_path_in_the_guide_is_one() {
    let roots = [
        "src/",
        "tests/",
        "assets/",
        "benches/",
        "packaging/",
        "docs/",
    ];
    let stand_ins = [
        ("NAME", "dueling_nobles"),
        ("/ID", "/dueling-nobles"),
        ("TAG", "es"),
        ("*", "en"),
    ];
    let mut paths = 0;
    for page in guide() {
        let text = fs::read_to_string(&page).unwrap();
        for named in code(&text) {
            if !roots.iter().any(|root| named.starts_with(root)) || named.contains([' ', '\n']) {
                continue;
            }
            let path = stand_ins
                .iter()
                .fold(named.clone(), |path, (from, to)| path.replace(from, to));
            assert!(in_repository(&path).exists(), "{}: {named}", page.display());
            paths += 1;
        }
    }
    assert!(paths > 50, "{paths}");
}

/// The README leads a player: a sentence, a picture, one command, and then what there is to do. Details for
/// developers and administrators are on other pages.
#[test]
fn the_readme_is_short_and_begins_with_a_sentence_and_a_picture() {
    let readme = text_of("README.md");
    assert!(readme.lines().count() <= 120);
    let picture = readme.find("![").unwrap();
    assert!(picture < 150, "{picture}");
    let order = [
        "cargo run --release",
        "## What you can do",
        "cargo install --path .",
        "$ courtyard",
    ];
    let places = order.map(|part| readme.find(part).unwrap_or_else(|| panic!("{part}")));
    assert!(places.is_sorted(), "{places:?}");
    assert!(!readme.contains("libgl1"));
}

/// A shared table is explained to players before it is explained to developers.
#[test]
fn the_page_on_sharing_begins_with_the_player() {
    let page = text_of("docs/sharing.md");
    let headings: Vec<&str> = page
        .lines()
        .filter(|line| line.starts_with("## "))
        .collect();
    assert_eq!(headings[0], "## Play together");
    let (for_players, _) = page.split_once("## One order of entries").unwrap();
    for word in ["WebSocket", "referee", "`src/", "bytes"] {
        assert!(!for_players.contains(word), "{word}");
    }
}
