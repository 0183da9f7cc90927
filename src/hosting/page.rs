//! The page that a host serves: its files, read once. Requested paths are looked up among them, so that no path of a
//! browser ever reaches the disk.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use axum::body::Bytes;

/// The file that every page has.
const START: &str = "index.html";

/// Maximum size of a page in bytes, so that no other folder is read into memory.
const LARGEST: u64 = 64 << 20;

/// One file of the page.
#[derive(Debug, Clone)]
pub(super) struct PageFile {
    pub(super) content: Bytes,
    pub(super) kind: &'static str,
    /// Changes when the content does.
    pub(super) tag: String,
}

/// The files of the page by their paths, such as `/index.html`.
#[derive(Debug, Clone)]
pub struct Page(BTreeMap<String, PageFile>);

impl Page {
    /// The page in this folder.
    ///
    /// # Errors
    /// If the folder cannot be read or is not a page.
    pub fn read(folder: &Path) -> io::Result<Page> {
        let mut files = BTreeMap::new();
        let mut left = LARGEST;
        let mut folders = vec![(folder.to_owned(), String::new())];
        while let Some((folder, prefix)) = folders.pop() {
            for entry in fs::read_dir(&folder)? {
                let entry = entry?;
                let Ok(name) = entry.file_name().into_string() else {
                    continue;
                };
                let (path, about) = (entry.path(), entry.metadata()?);
                let name = format!("{prefix}/{name}");
                if about.is_dir() {
                    folders.push((path, name));
                } else if about.is_file() {
                    left = left
                        .checked_sub(about.len())
                        .ok_or(io::ErrorKind::FileTooLarge)?;
                    let content = fs::read(&path)?;
                    let sum = crc32fast::hash(&content);
                    let tag = format!("\"{sum:08x}-{}\"", content.len());
                    let file = PageFile {
                        content: content.into(),
                        kind: kind_of(&path),
                        tag,
                    };
                    files.insert(name, file);
                }
            }
        }
        if files.contains_key(&format!("/{START}")) {
            Ok(Page(files))
        } else {
            Err(io::ErrorKind::NotFound.into())
        }
    }

    /// The page in the first of these folders that has one.
    pub fn find(folders: impl IntoIterator<Item = PathBuf>) -> Option<Page> {
        folders
            .into_iter()
            .find_map(|folder| Page::read(&folder).ok())
    }

    /// The file at this path of a URL.
    pub(super) fn file(&self, path: &str) -> Option<&PageFile> {
        match path {
            "/" => self.0.get(&format!("/{START}")),
            path => self.0.get(path),
        }
    }
}

/// The folders in which a page may be: beside the program, where packages install it, and where it is built.
pub fn usual_folders() -> Vec<PathBuf> {
    let program = std::env::current_exe().and_then(|path| path.canonicalize());
    let Some(folder) = program
        .ok()
        .and_then(|path| Some(path.parent()?.to_owned()))
    else {
        return Vec::new();
    };
    let beside = folder.join("web");
    let shared = folder.join("../share/courtyard/web");
    let built = folder.join("../web");
    vec![beside, shared, built]
}

fn kind_of(path: &Path) -> &'static str {
    let extension = path.extension().and_then(|e| e.to_str());
    match extension.unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
