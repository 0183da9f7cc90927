//! The bundled licence texts cover exactly the crates that are built into the program.

use std::collections::BTreeSet;
use std::fs;

use courtyard::about;

use crate::common::{dependencies, in_repository, manifests};

/// The crates named by the licence file, with their versions.
fn named() -> BTreeSet<String> {
    let all = about::licences();
    let works = all.iter().flat_map(|licence| licence.works.split(", "));
    works.map(str::to_owned).collect()
}

/// The packages in `Cargo.lock`, in the same form.
fn locked() -> BTreeSet<String> {
    let lock = fs::read_to_string(in_repository("Cargo.lock")).unwrap();
    let value = |line: &str, key| Some(line.strip_prefix(key)?.trim_matches('"').to_owned());
    let mut all = BTreeSet::new();
    let mut name = String::new();
    for line in lock.lines() {
        if let Some(found) = value(line, "name = ") {
            name = found;
        } else if let Some(version) = value(line, "version = ") {
            all.insert(format!("{name} {version}"));
        }
    }
    all
}

#[test]
fn the_licences_name_what_is_built_in_and_nothing_older() {
    let fonts = ["Courtyard Sans", "Courtyard Serif", "Courtyard Symbols"];
    let locked = locked();
    let is_there = |work: &&String| locked.contains(*work) || fonts.contains(&work.as_str());
    let named = named();
    let gone: Vec<&String> = named.iter().filter(|work| !is_there(work)).collect();
    assert!(
        gone.is_empty(),
        "run packaging/licences: {gone:?} is named, and Cargo.lock has other versions"
    );
    let manifests = manifests();
    let used = manifests
        .iter()
        .flat_map(|manifest| dependencies(manifest, |table| table != "dev-dependencies"));
    let mut count = 0;
    for name in used {
        count += 1;
        assert!(
            named
                .iter()
                .any(|work| work.split(' ').next() == Some(name.as_str())),
            "run packaging/licences: {name} is built in and has no licence there"
        );
    }
    assert!(count > 25, "{count} dependencies were found");
}
