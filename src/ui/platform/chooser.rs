//! Import and export of files: by the system's dialog, or through a browser.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use egui::{Context, DroppedFileHandle};

/// A request for files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// One or several files to read.
    Files {
        /// The title of the dialog.
        title: String,
    },
    /// A folder.
    Folder {
        /// The title of the dialog.
        title: String,
    },
    /// A file to write.
    SaveAs {
        /// The title of the dialog.
        title: String,
        /// The suggested name.
        name: String,
    },
}

/// A chosen file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum File {
    /// A path on this computer, which may not exist yet.
    At(PathBuf),
    /// The content from a browser with the file's name, or the reason why it could not be read.
    Content(PathBuf, Result<Arc<[u8]>, String>),
}

impl File {
    /// The file's path; from a browser only its name.
    pub fn path(&self) -> &Path {
        match self {
            File::At(path) | File::Content(path, _) => path,
        }
    }
}

/// The chosen files; empty if the user cancelled.
pub type Chosen = Vec<File>;

/// The ways to export a file without a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// As a download of the browser.
    Download,
    /// Shared with another app.
    Share,
}

/// Whether an export succeeded.
pub type Gone = bool;

/// Requests files from the user, and exports files.
pub trait Chooser {
    /// Opens the dialog. The answer arrives later, with a repaint of the window; never blocks. The sender is dropped if no
    /// dialog could be opened.
    fn ask(&self, wish: Wish, ctx: &Context) -> Receiver<Chosen>;

    /// The files dropped on the window; answers like [`ask`](Chooser::ask).
    fn dropped(&self, files: &[DroppedFileHandle], _ctx: &Context) -> Receiver<Chosen> {
        let (sender, answer) = channel();
        let files = files.iter().map(|file| File::At(file.path().to_owned()));
        // The receiver may be gone.
        let _ = sender.send(files.collect());
        answer
    }

    /// The ways to export a file of this name; empty if a path is chosen for it instead.
    fn ways(&self, _name: &str) -> Vec<Way> {
        Vec::new()
    }

    /// Exports a file in one of these ways; answers like [`ask`](Chooser::ask).
    fn give(&self, _way: Way, _name: &str, _content: &[u8], _ctx: &Context) -> Receiver<Gone> {
        channel().1
    }
}

/// No dialogs: paths are typed.
#[derive(Debug, Clone, Copy, Default)]
pub struct Nobody;

impl Chooser for Nobody {
    fn ask(&self, _wish: Wish, _ctx: &Context) -> Receiver<Chosen> {
        channel().1
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use system::System;

#[cfg(not(target_arch = "wasm32"))]
mod system {
    use std::time::{Duration, Instant};

    use super::{Chooser, Chosen, Context, File, Receiver, Wish, channel};

    /// Least time in which a user can cancel a dialog. An empty answer within it means that no dialog was opened: the
    /// library does not report that.
    const LEAST_OPEN: Duration = Duration::from_millis(500);

    /// The system's dialog, on a separate thread while it is open.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct System;

    impl Chooser for System {
        fn ask(&self, wish: Wish, ctx: &Context) -> Receiver<Chosen> {
            let (sender, answer) = channel();
            let ctx = ctx.clone();
            // Without a thread no dialog is opened.
            let _ = std::thread::Builder::new()
                .name("chooser".into())
                .spawn(move || {
                    let began = Instant::now();
                    let chosen = choose(wish);
                    if !chosen.is_empty() || began.elapsed() >= LEAST_OPEN {
                        // The receiver may be gone.
                        let _ = sender.send(chosen);
                    }
                    drop(sender);
                    ctx.request_repaint();
                });
            answer
        }
    }

    fn choose(wish: Wish) -> Chosen {
        let dialog = rfd::FileDialog::new();
        let files = match wish {
            Wish::Files { title } => dialog.set_title(title).pick_files().unwrap_or_default(),
            Wish::Folder { title } => {
                let folder = dialog.set_title(title).pick_folder();
                folder.into_iter().collect()
            }
            Wish::SaveAs { title, name } => {
                let dialog = dialog.set_title(title).set_file_name(name);
                dialog.save_file().into_iter().collect()
            }
        };
        files.into_iter().map(File::At).collect()
    }
}
