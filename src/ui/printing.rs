//! The page for printing an aid with the rules of a game: saved as a PDF file, or printed by the browser.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use egui::{Label, Ui};
use serde_json::{Map, Value};
use strum::VariantArray;

use crate::copies;
use crate::parts::{self, PageHead};
use crate::platform::chooser::{Chosen, Wish};
use crate::screen::AppContext;
use crate::theme::{self, space};
use crate::widgets::BigButton;
use courtyard_print::{Pages, Paper};
use courtyard_text::{AidKind, Language, say};

/// Rules to print.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printable {
    /// The game's id.
    pub game: &'static str,
    /// The edition, by its name in a journal.
    pub edition: &'static str,
    /// The house rules by name.
    pub house: Map<String, Value>,
}

/// The state of the page.
#[derive(Debug)]
pub(super) struct PrintPage {
    rules: Printable,
    kind: AidKind,
    paper: Paper,
    /// The path of the PDF file.
    path: String,
    /// The file that is already there, as the last try has found.
    existing: Option<PathBuf>,
    /// The system's dialog is open.
    asked: Option<Receiver<Chosen>>,
    /// The result of the last try.
    said: Option<String>,
}

impl PrintPage {
    /// The page for these rules.
    pub(super) fn new(rules: Printable) -> PrintPage {
        let kind = AidKind::default();
        PrintPage {
            path: copies::suggested(Path::new(&file_name(rules.game, kind))),
            rules,
            kind,
            paper: Paper::of_locale(&Language::system_locale()),
            existing: None,
            asked: None,
            said: None,
        }
    }

    /// Shows the choices and the button. Returns whether the page is left.
    pub(super) fn show(&mut self, ui: &mut Ui, app: &AppContext) -> bool {
        self.heard(app);
        let text = &app.text;
        let head = PageHead {
            name: "print",
            back: &text.get("back"),
            title: &text.get("print-title"),
        };
        parts::headed_page(ui, head, |ui| {
            let before = self.kind;
            let kinds = AidKind::VARIANTS.iter();
            let kinds = kinds.map(|kind| (say!(text, kind.name()), *kind));
            parts::choices(ui, kinds, &mut self.kind);
            if self.kind != before {
                // The folder stays.
                let name = file_name(self.rules.game, self.kind);
                self.path = Path::new(&self.path)
                    .with_file_name(name)
                    .display()
                    .to_string();
                (self.said, self.existing) = (None, None);
            }
            ui.add_space(space::S);
            let about = text.get(match self.kind {
                AidKind::Reference => "aid-reference-about",
                AidKind::Mat => "aid-mat-about",
                AidKind::Sheet => "aid-sheet-about",
            });
            ui.add(Label::new(theme::body(about)).wrap());
            ui.add_space(space::L);
            parts::section(ui, text.get("print-paper"));
            let papers = Paper::VARIANTS.iter();
            let papers = papers.map(|paper| {
                let name = match paper {
                    Paper::A4 => "paper-a4",
                    Paper::Letter => "paper-letter",
                };
                (say!(text, name), *paper)
            });
            parts::choices(ui, papers, &mut self.paper);
            ui.add_space(space::L);
            match &app.browser {
                Some(browser) => {
                    let print = text.get("print-title");
                    let button = BigButton::new(&print).primary(true);
                    if parts::pinned(ui, |ui| ui.add(button)).clicked()
                        && let Some(pages) = self.pages(app)
                    {
                        browser.print(&pages);
                    }
                }
                None => self.place(ui, app),
            }
            if let Some(said) = &self.said {
                ui.add_space(space::S);
                ui.add(Label::new(theme::body(said.as_str())).wrap());
                parts::announce(ui, "print", said);
            }
        })
    }

    /// Shows the path of the file, and saves it.
    fn place(&mut self, ui: &mut Ui, app: &AppContext) {
        let text = &app.text;
        let file = text.get("library-file-field");
        parts::section(ui, file.as_ref());
        parts::field(ui, &mut self.path, &file, "");
        let choose = text.get("library-choose-place");
        if ui.add(BigButton::new(&choose).compact(true)).clicked() {
            let name = Path::new(&self.path).file_name().unwrap_or_default();
            let wish = Wish::SaveAs {
                title: say!(text, "print-title"),
                name: name.to_string_lossy().into_owned(),
            };
            self.asked = Some(app.chooser.ask(wish, ui.ctx()));
        }
        let existing = self.existing.as_deref();
        if existing == Some(Path::new(&self.path)) {
            let replace = text.get("library-replace");
            let button = BigButton::new(&replace).compact(true).danger(true);
            if ui.add(button).clicked() {
                self.write(app, true);
            }
        }
        ui.add_space(space::S);
        let write = text.get("print-save");
        let button = BigButton::new(&write).primary(true);
        if parts::pinned(ui, |ui| ui.add(button)).clicked() {
            self.write(app, false);
        }
    }

    /// Receives the chosen path.
    fn heard(&mut self, app: &AppContext) {
        let Some(chosen) = self.asked.as_ref().and_then(|asked| asked.try_recv().ok()) else {
            return;
        };
        self.asked = None;
        if let Some(place) = chosen.first() {
            self.path = place.path().display().to_string();
            // The system's dialog has asked about overwriting an existing file.
            self.write(app, true);
        }
    }

    /// The pages of the chosen aid.
    fn pages(&self, app: &AppContext) -> Option<Pages> {
        let Printable {
            game,
            edition,
            house,
        } = &self.rules;
        // The rules come from a session of the game, so they are valid.
        let game = app.games.find(game)?;
        let aid = game.aid(&app.text, Some(edition), house, self.kind).ok()?;
        Some(Pages::new(&aid, self.paper))
    }

    /// Writes the file, and says so.
    fn write(&mut self, app: &AppContext, replace: bool) {
        let Some(pages) = self.pages(app) else {
            return;
        };
        let path = PathBuf::from(&self.path);
        let written = save(&path, &pages, replace);
        let exists = |error: &io::Error| error.kind() == io::ErrorKind::AlreadyExists;
        let is_there = written.as_ref().is_err_and(exists) && copies::may_replace(&path);
        self.said = Some(copies::describe_written(&app.text, &path, &written));
        self.existing = (is_there && !replace).then_some(path);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn save(path: &Path, pages: &Pages, replace: bool) -> io::Result<()> {
    use std::io::Write as _;

    let fill = |mut file: &std::fs::File| file.write_all(&pages.pdf());
    match replace {
        true => copies::write_over(path, fill),
        false => copies::write_new(path, fill),
    }
}

/// A browser prints the pages itself.
#[cfg(target_arch = "wasm32")]
fn save(_: &Path, _: &Pages, _: bool) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// The default path of the file.
fn file_name(game: &str, kind: AidKind) -> String {
    format!("{game}-{kind}.pdf")
}
