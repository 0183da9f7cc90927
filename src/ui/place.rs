//! Files on this computer: chosen by the system's dialog, or by typing a path.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Ui;

use crate::copies;
use crate::parts::{self, Foot};
use crate::platform::chooser::{Chooser, Chosen, Wish};
use crate::screen::AppContext;
use crate::theme::space;
use crate::widgets::{self, BigButton};
use courtyard_text::Text;

/// The system's dialog for files.
#[derive(Debug, Default)]
pub struct Dialog {
    /// The dialog that is open.
    asked: Option<Receiver<Chosen>>,
    /// Whether the last one could not be opened.
    is_missing: bool,
    /// Whether the user has not seen this yet.
    is_new: bool,
}

impl Dialog {
    /// A dialog that is already open.
    pub fn hearing(asked: Receiver<Chosen>) -> Dialog {
        Dialog {
            asked: Some(asked),
            ..Dialog::default()
        }
    }

    /// Opens the dialog.
    pub fn open(&mut self, ui: &Ui, chooser: &dyn Chooser, wish: Wish) {
        *self = Dialog::hearing(chooser.ask(wish, ui.ctx()));
        ui.ctx().request_repaint();
    }

    /// The chosen files, once the dialog is closed.
    pub fn chosen(&mut self) -> Option<Chosen> {
        match self.asked.as_ref()?.try_recv() {
            Err(TryRecvError::Empty) => None,
            answer => {
                self.asked = None;
                // A browser drops the sender if the user cancels its dialog.
                self.is_missing = answer.is_err() && !cfg!(target_arch = "wasm32");
                self.is_new = self.is_missing;
                answer.ok()
            }
        }
    }

    /// The path of the chosen file or folder, once the dialog is closed.
    pub fn chosen_path(&mut self) -> Option<PathBuf> {
        Some(self.chosen()?.first()?.path().to_owned())
    }

    /// Whether the last dialog could not be opened.
    pub fn is_missing(&self) -> bool {
        self.is_missing
    }

    /// Says that no dialog could be opened, and what to do instead.
    pub fn show_missing(&mut self, ui: &mut Ui, text: &Text) {
        if self.is_missing {
            ui.add_space(space::XS);
            let notice = ui.scope(|ui| parts::notice(ui, &text.get("library-no-dialog")));
            if std::mem::take(&mut self.is_new) {
                ui.scroll_to_rect(notice.response.rect, None);
            }
        }
    }
}

/// The place of a file that is to be written.
#[derive(Debug)]
pub struct Place {
    path: String,
    dialog: Dialog,
    /// The existing file that the last attempt to write has found.
    existing: Option<PathBuf>,
}

/// A request to write a file, and whether it may replace an existing one.
pub type Target = (PathBuf, bool);

impl Place {
    /// Suggests a file of this name.
    pub fn new(name: &Path) -> Place {
        Place {
            path: copies::suggested(name),
            dialog: Dialog::default(),
            existing: None,
        }
    }

    /// The name of the file.
    pub fn name(&self) -> String {
        let name = Path::new(&self.path).file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    }

    /// Renames the file; its folder stays.
    pub fn rename(&mut self, name: &Path) {
        let path = Path::new(&self.path).with_file_name(name);
        self.path = path.display().to_string();
        self.existing = None;
    }

    /// Opens the system's dialog with this title.
    pub fn ask(&mut self, ui: &Ui, app: &AppContext, title: String) {
        let name = self.name();
        self.dialog
            .open(ui, &*app.chooser, Wish::SaveAs { title, name });
    }

    /// The file that was chosen in the system's dialog, which has asked about replacing it.
    pub fn chosen(&mut self) -> Option<Target> {
        let path = self.dialog.chosen_path()?;
        self.path = path.display().to_string();
        self.existing = None;
        Some((path, true))
    }

    /// Whether the path has to be typed, because no dialog could be opened.
    pub fn is_typed(&self) -> bool {
        self.dialog.is_missing()
    }

    /// Notes why the file was not written: one that exists can be replaced.
    pub fn failed(&mut self, path: &Path, error: &io::Error) {
        let exists = error.kind() == io::ErrorKind::AlreadyExists;
        self.existing = (exists && copies::may_replace(path)).then(|| path.to_owned());
    }

    /// Shows the path and the buttons that choose and write the file: `title` names the dialog, `write` the button.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        foot: &mut Foot,
        title: &str,
        write: &str,
        enabled: bool,
    ) -> Option<Target> {
        let text = &app.text;
        let file = text.get("library-file-field");
        parts::section(ui, file.as_ref());
        parts::field(ui, &mut self.path, &file, "");
        if widgets::compact_button(ui, &text.get("library-choose-place")) {
            self.ask(ui, app, title.to_owned());
        }
        self.dialog.show_missing(ui, text);
        let path = PathBuf::from(&self.path);
        let mut target = None;
        ui.add_space(space::S);
        let button = BigButton::new(write).primary(true).enabled(enabled);
        if foot.show(ui, |ui| ui.add(button)).clicked() && enabled {
            target = Some((path.clone(), false));
        }
        // Below the other button, which a second tap hits.
        if self.existing.as_ref() == Some(&path) {
            ui.add_space(space::S);
            let replace = text.get("library-replace");
            let button = BigButton::new(&replace).compact(true).danger(true);
            if ui.add(button).clicked() {
                target = Some((path, true));
            }
        }
        if target.is_some() {
            self.existing = None;
        }
        target
    }
}
