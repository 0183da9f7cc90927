//! The README says what is so: its examples are run, and its table of dependencies is held against the manifest.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
#[cfg(unix)]
use std::process::Command;

use crate::common::{golden, in_repository, text_of};

/// The lines below a heading, up to the next one of its kind.
fn below<'t>(text: &'t str, heading: &str) -> Vec<&'t str> {
    let kind = heading.split(|c: char| c.is_alphanumeric()).next().unwrap();
    let lines = text.lines().skip_while(|line| *line != heading).skip(1);
    lines.take_while(|line| !line.starts_with(kind)).collect()
}

fn dependencies(manifest: &str, table: &str) -> BTreeSet<String> {
    let lines = below(manifest, table).into_iter();
    let lines = lines.take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| Some(line.split_once(" = ")?.0.to_owned()));
    names.collect()
}

/// The words in backticks.
fn code(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(Into::into).collect()
}

#[test]
fn every_dependency_is_named_with_its_reason() {
    let (manifest, readme) = (text_of("Cargo.toml"), text_of("README.md"));
    let section = below(&readme, "## Dependencies");
    let mut named = BTreeSet::new();
    for row in section.iter().filter(|line| line.starts_with("| `")) {
        let mut cells = row.trim_matches('|').split('|');
        named.extend(code(cells.next().unwrap()));
        let reason = cells.next().unwrap().trim();
        assert!(reason.split(' ').count() > 1, "{row}");
    }
    let tables = manifest
        .lines()
        .filter(|line| line.ends_with("dependencies]"));
    let shipped = tables
        .filter(|table| !table.contains("dev-dependencies"))
        .flat_map(|table| dependencies(&manifest, table));
    assert_eq!(named, shipped.collect());
    let tests = section
        .iter()
        .skip_while(|l| !l.starts_with("For the tests"));
    let tests: Vec<&str> = tests.copied().collect();
    let for_tests = dependencies(&manifest, "[dev-dependencies]");
    assert_eq!(code(&tests.join(" ")), for_tests);
}

/// Each is run as it stands, by a shell; a line of dots stands for whatever follows.
#[cfg(unix)]
#[test]
fn every_example_prints_what_it_is_said_to_print() {
    let readme = text_of("README.md");
    let folder = tempfile::tempdir().unwrap();
    let game = golden::text("game-catsatcards");
    fs::create_dir_all(folder.path().join("sessions")).unwrap();
    for place in ["evening.courtyard", "sessions/evening.courtyard"] {
        fs::write(folder.path().join(place), &game).unwrap();
    }
    // Where one example writes to.
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
    for block in readme.split("```console\n").skip(1) {
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
    assert!(examples > 5);
}

/// Every file of the project that the README points to is there.
#[test]
fn every_link_leads_somewhere() {
    let readme = text_of("README.md");
    for link in readme.split("](").skip(1) {
        let (link, _) = link.split_once(')').unwrap();
        if !link.contains("://") {
            let target = in_repository(link);
            assert!(target.exists(), "{link}");
        }
    }
}
