//! How files come in and go out: with the system's own window, or through a browser.

use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use egui::{Context, DroppedFileHandle};

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// Files to be read, one or several.
    Files {
        /// What the window is called.
        title: String,
    },
    /// A folder.
    Folder {
        /// What the window is called.
        title: String,
    },
    /// A file to be written.
    SaveAs {
        /// What the window is called.
        title: String,
        /// The file's name, if nobody changes it.
        name: String,
    },
}

/// A file that was chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum File {
    /// One that lies on this machine, or is to.
    At(PathBuf),
    /// One whose content a browser has handed over; none where it could not be read, and why.
    Content(PathBuf, Result<Arc<[u8]>, String>),
}

impl File {
    /// The file's path; of one that a browser has handed over only its name.
    pub fn path(&self) -> &Path {
        match self {
            File::At(path) | File::Content(path, _) => path,
        }
    }
}

/// The files that were chosen; none where somebody thought better of it, or nobody could be asked.
pub type Chosen = Vec<File>;

/// How a file goes out where people cannot name a place for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Among what the browser has downloaded.
    Download,
    /// To whichever app it is shared with.
    Share,
}

/// What came of a file that was to go out: whether it did.
pub type Gone = bool;

/// Something that asks people for files, and hands some to them.
pub trait Chooser: Debug {
    /// Asks, and answers when there is an answer; never waits. The window is to be painted anew then.
    fn ask(&self, wish: Wish, ctx: &Context) -> Receiver<Chosen>;

    /// The files that were let fall on the window; answers as [`ask`](Chooser::ask) does.
    fn dropped(&self, files: &[DroppedFileHandle], _ctx: &Context) -> Receiver<Chosen> {
        let (sender, answer) = channel();
        let files = files.iter().map(|file| File::At(file.path().to_owned()));
        // Nobody may be waiting any more.
        let _ = sender.send(files.collect());
        answer
    }

    /// How a file of this name goes out; in no way where a path is named for it.
    fn ways(&self, _name: &str) -> Vec<Way> {
        Vec::new()
    }

    /// Lets a file go out in one of these ways, and answers as [`ask`](Chooser::ask) does.
    fn give(&self, _way: Way, _name: &str, _content: &[u8], _ctx: &Context) -> Receiver<Gone> {
        channel().1
    }
}

/// Asks nobody: paths are written by hand.
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
    use super::{Chooser, Chosen, Context, File, Receiver, Wish, channel};

    /// The system's own window, on a thread of its own: it is open as long as somebody looks for a file.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct System;

    impl Chooser for System {
        fn ask(&self, wish: Wish, ctx: &Context) -> Receiver<Chosen> {
            let (sender, answer) = channel();
            let ctx = ctx.clone();
            // Without a thread the answer is that there is none.
            let _ = std::thread::Builder::new()
                .name("chooser".into())
                .spawn(move || {
                    // Nobody may be waiting any more.
                    let _ = sender.send(choose(wish));
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
