//! Builds: what `release` leaves unoptimised, so that a first build takes less time, is optimised in the packages.

use std::collections::BTreeMap;
use std::fs;

use crate::common::in_repository;

/// The levels of a table of crates in the manifest.
fn levels(manifest: &str, table: &str) -> BTreeMap<String, String> {
    let (_, rest) = manifest.split_once(&format!("[{table}]\n")).unwrap();
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    let levels = lines.filter_map(|line| {
        let (name, level) = line.split_once(" = { opt-level = ")?;
        Some((name.to_owned(), level.trim_end_matches(" }").to_owned()))
    });
    levels.collect()
}

#[test]
fn packages_contain_no_crate_that_is_not_optimised() {
    let manifest = fs::read_to_string(in_repository("Cargo.toml")).unwrap();
    let release = levels(&manifest, "profile.release.package");
    let dist = levels(&manifest, "profile.dist.package");
    assert!(release.len() > 9 && dist.len() > 9);
    for (name, level) in release {
        let packaged = dist.get(&name).unwrap_or(&level);
        assert_ne!(packaged, "0", "{name}");
    }
}
