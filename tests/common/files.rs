//! Files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder with this extension, sorted.
pub fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut all = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                all.push(path);
            }
        }
    }
    all.sort();
    all
}
