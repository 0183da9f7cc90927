//! Copies of sessions: their default location, how they are written, and how a browser exports them.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Ui;

use crate::platform::chooser::{Gone, Way};
use crate::screen::AppContext;
use crate::theme::space;
use crate::widgets::BigButton;
#[cfg(not(target_arch = "wasm32"))]
use courtyard_library::exports;
use courtyard_text::{Text, describe_io, say};

/// The default path of a file: in the user's documents folder, or the name alone if that is unknown.
pub fn suggested(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default();
    folder()
        .unwrap_or_default()
        .join(name)
        .display()
        .to_string()
}

#[cfg(not(target_arch = "wasm32"))]
fn folder() -> Option<std::path::PathBuf> {
    let dirs = directories::UserDirs::new()?;
    let documents = dirs.document_dir().filter(|folder| folder.is_dir());
    Some(documents.unwrap_or(dirs.home_dir()).to_owned())
}

#[cfg(target_arch = "wasm32")]
fn folder() -> Option<std::path::PathBuf> {
    None
}

/// Writes a new file and syncs it.
///
/// # Errors
/// Fails if the file exists or cannot be written; then no partial file remains.
pub fn write_new(to: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(to)?;
    let written = file.write_all(content).and_then(|()| file.sync_all());
    if written.is_err() {
        // If this fails too, reading the partial file reports where it ends.
        let _ = fs::remove_file(to);
    }
    written
}

/// Writes a file and syncs it, replacing an existing file unless it is a journal.
///
/// # Errors
/// Fails if the file is a journal or cannot be written; then the existing file is unchanged.
#[cfg(not(target_arch = "wasm32"))]
fn write_over(to: &Path, content: &[u8]) -> io::Result<()> {
    if !may_replace(to) {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    exports::write_over(to, |mut file| file.write_all(content))
}

/// Writes a file and syncs it. An existing one is replaced, unless it is a journal, only if `replace` is true.
///
/// # Errors
/// Fails if the file exists and is not replaced, or cannot be written; then an existing file is unchanged.
pub(super) fn write(to: &Path, replace: bool, content: &[u8]) -> io::Result<()> {
    if replace {
        write_over(to, content)
    } else {
        write_new(to, content)
    }
}

/// Whether a file that exists may be replaced: a journal may not.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn may_replace(to: &Path) -> bool {
    exports::protection(to, None).is_none()
}

/// A browser has no files to overwrite: they are [exported](Going).
#[cfg(target_arch = "wasm32")]
use write_new as write_over;

/// A browser has no files of its own.
#[cfg(target_arch = "wasm32")]
pub(super) fn may_replace(_: &Path) -> bool {
    false
}

/// The sentence about a file that was written, or why it was not.
pub(super) fn describe_written(text: &Text, path: &Path, written: &io::Result<()>) -> String {
    let file = path.display().to_string();
    match written {
        Ok(()) => say!(text, "library-written", file),
        Err(error) => {
            let why = describe_io(text, error);
            say!(text, "saving-not-written", file, why)
        }
    }
}

/// A file being exported through the browser.
#[derive(Debug)]
pub struct Going {
    name: String,
    way: Way,
    answer: Receiver<Gone>,
}

impl Going {
    /// Starts the export.
    pub fn begin(ui: &Ui, app: &AppContext, way: Way, name: &str, content: &[u8]) -> Going {
        Going {
            name: name.to_owned(),
            way,
            answer: app.chooser.give(way, name, content, ui.ctx()),
        }
    }

    /// The result as far as known, with its message.
    pub fn describe(&self, text: &Text) -> Option<(String, bool)> {
        let gone = match self.answer.try_recv() {
            Err(TryRecvError::Empty) => return None,
            Ok(gone) => gone,
            Err(TryRecvError::Disconnected) => false,
        };
        let key = match (gone, self.way) {
            (true, Way::Download) => "copies-downloaded",
            (true, Way::Share) => "copies-shared",
            (false, _) => "copies-not-gone",
        };
        Some((say!(text, key, file = self.name.as_str()), gone))
    }
}

/// The ways to export a file of this name through the browser, as buttons. Returns the chosen one.
pub fn ways(ui: &mut Ui, text: &Text, ways: &[Way], enabled: bool) -> Option<Way> {
    let mut chosen = None;
    for (n, way) in ways.iter().enumerate() {
        let title = text.get(match way {
            Way::Download => "copies-download",
            Way::Share => "copies-share",
        });
        let button = BigButton::new(&title).primary(n == 0).enabled(enabled);
        if ui.add(button).clicked() && enabled {
            chosen = Some(*way);
        }
        ui.add_space(space::S);
    }
    chosen
}
