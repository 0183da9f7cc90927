//! The README and the pages in `docs` are correct: their examples run, their links and paths exist, and the table of
//! dependencies agrees with the manifest.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::Command;

use crate::common::{dependencies, files_below, golden, in_repository, manifests, text_of};

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

/// Each example is run unchanged by a shell; a line of dots matches any output.
#[cfg(unix)]
#[test]
fn every_example_prints_what_it_is_said_to_print() {
    let folder = tempfile::tempdir().unwrap();
    let game = golden::text("game-catsatcards");
    fs::create_dir_all(folder.path().join("sessions")).unwrap();
    for place in ["evening.courtyard", "sessions/evening.courtyard"] {
        fs::write(folder.path().join(place), &game).unwrap();
    }
    // The folder that one example writes to.
    fs::create_dir_all(
        folder
            .path()
            .join(".local/share/bash-completion/completions"),
    )
    .unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_courtyard")).parent().unwrap();
    let path = std::env::var_os("PATH").unwrap();
    let path = std::env::split_paths(&path);
    let path = std::env::join_paths(std::iter::once(program.to_owned()).chain(path)).unwrap();
    let mut examples = 0;
    let pages = guide();
    let pages = pages.iter().map(|page| fs::read_to_string(page).unwrap());
    let pages: Vec<String> = pages.collect();
    let blocks = pages
        .iter()
        .flat_map(|page| page.split("```console\n").skip(1));
    for block in blocks {
        let (block, _) = block.split_once("\n```").unwrap();
        for example in format!("\n{block}").split("\n$ ").skip(1) {
            let example = example.replace("\\\n", " ");
            let (command, expected) = example.split_once('\n').unwrap_or((&example, ""));
            let output = Command::new("sh")
                .args(["-c", command])
                .current_dir(folder.path())
                .env("HOME", folder.path())
                .env("PATH", &path)
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
    }
    assert!(examples > 10);
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

/// The README starts with a sentence, a picture and the two commands.
#[test]
fn the_readme_is_short_and_begins_with_a_sentence_and_a_picture() {
    let readme = text_of("README.md");
    assert!(readme.lines().count() <= 150);
    let picture = readme.find("![").unwrap();
    assert!(picture < 150, "{picture}");
    for command in ["cargo run --release", "cargo test"] {
        assert!(readme.contains(command), "{command}");
    }
}
