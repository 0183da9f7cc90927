//! Asking for files with the system's own window.

use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

use egui::Context;

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// Files to be read, one or several.
    Files {
        /// What the window is called.
        title: String,
    },
    /// A file to be written.
    Place {
        /// What the window is called.
        title: String,
        /// The file's name, if nobody changes it.
        name: String,
    },
}

/// The files that were chosen; none where somebody thought better of it, or nobody could be asked.
pub type Chosen = Vec<PathBuf>;

/// Something that asks people for files.
pub trait Chooser: Debug {
    /// Asks, and answers when there is an answer; never waits. The window is to be painted anew then.
    fn ask(&self, wish: Wish, ctx: &Context) -> Receiver<Chosen>;
}

/// Asks nobody: paths are written by hand.
#[derive(Debug, Clone, Copy, Default)]
pub struct Nobody;

impl Chooser for Nobody {
    fn ask(&self, _wish: Wish, _ctx: &Context) -> Receiver<Chosen> {
        channel().1
    }
}

/// The system's own window, on a thread of its own: it is open as long as somebody looks for a file.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct System;

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
    match wish {
        Wish::Files { title } => dialog.set_title(title).pick_files().unwrap_or_default(),
        Wish::Place { title, name } => {
            let dialog = dialog.set_title(title).set_file_name(name);
            dialog.save_file().into_iter().collect()
        }
    }
}
