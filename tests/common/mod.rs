//! What the tests of several binaries share. Each binary takes it in whole and uses a part of it.

#![allow(dead_code)]

pub mod disk;
pub mod driver;
pub mod duel;
pub mod expected;
pub mod golden;
pub mod hearts;
pub mod phone;
pub mod play;
pub mod program;
pub mod unseen;

use std::fs;
use std::path::{Path, PathBuf};

/// A place in the repository.
pub fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The text of a file of the repository.
#[track_caller]
pub fn text_of(path: &str) -> String {
    fs::read_to_string(in_repository(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// All files below a folder whose names end in `.` and this, sorted.
pub fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut all = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => folders.push(path),
                false if path.extension().is_some_and(|e| e == extension) => all.push(path),
                false => {}
            }
        }
    }
    all.sort();
    all
}
