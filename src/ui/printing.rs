//! The page for printing an aid with the rules of a game: saved as a PDF file, or printed by the browser.

use std::io;
use std::path::Path;

use egui::{Label, Ui};
use serde_json::{Map, Value};
use strum::VariantArray;

use crate::copies;
use crate::parts;
use crate::place::{Place, Target};
use crate::screen::AppContext;
use crate::theme::{self, space};
use crate::widgets::{self, BigButton};
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
    /// The players' names, if they are known.
    pub players: Vec<String>,
}

/// The state of the page.
#[derive(Debug)]
pub struct PrintPage {
    rules: Printable,
    kind: AidKind,
    paper: Paper,
    /// The pages of this choice, once they have been laid out.
    pages: Option<Pages>,
    /// The place of the PDF file.
    place: Place,
    /// The result of the last try.
    said: Option<String>,
}

impl PrintPage {
    /// The page for these rules.
    pub(super) fn new(rules: Printable) -> PrintPage {
        let kind = AidKind::default();
        PrintPage {
            place: Place::new(Path::new(&file_name(rules.game, kind))),
            rules,
            kind,
            paper: Paper::of_locale(&Language::system_locale()),
            pages: None,
            said: None,
        }
    }

    /// Shows the choices and the button. Returns whether the page is left.
    pub(super) fn show(&mut self, ui: &mut Ui, app: &AppContext) -> bool {
        if let Some(target) = self.place.chosen() {
            self.write(app, target);
        }
        let text = &app.text;
        let language = text.language();
        if self
            .pages
            .as_ref()
            .is_none_or(|pages| pages.language != language)
        {
            self.pages = self.lay_out(app);
        }
        parts::footed_page(ui, text, ("print", &text.get("print-title")), |ui, foot| {
            let before = (self.kind, self.paper);
            let kinds = AidKind::VARIANTS.iter();
            let kinds = kinds.map(|kind| (kind.title(text), *kind));
            parts::choices(ui, &text.get("print-title"), kinds, &mut self.kind);
            if self.kind != before.0 {
                self.place
                    .rename(Path::new(&file_name(self.rules.game, self.kind)));
                self.said = None;
            }
            ui.add_space(space::S);
            let about = say!(text, &format!("aid-{}-about", self.kind));
            ui.add(Label::new(theme::body(about)).wrap());
            let players = &self.rules.players;
            if self.kind == AidKind::Sheet && !players.is_empty() {
                let players = text.list(players.iter().cloned());
                ui.add(Label::new(theme::strong_text(players)).wrap());
            }
            ui.add_space(space::L);
            parts::section(ui, text.get("print-paper"));
            let papers = Paper::VARIANTS.iter();
            let papers = papers.map(|paper| (say!(text, &format!("paper-{paper}")), *paper));
            parts::choices(ui, &text.get("print-paper"), papers, &mut self.paper);
            ui.add_space(space::L);
            if (self.kind, self.paper) != before {
                self.pages = self.lay_out(app);
            }
            match &app.browser {
                Some(browser) => {
                    let print = text.get("print-title");
                    let button = BigButton::new(&print).primary(true);
                    if foot.show(ui, |ui| ui.add(button)).clicked()
                        && let Some(pages) = &self.pages
                    {
                        browser.print(pages);
                    }
                }
                None => {
                    let (title, save) = (text.get("print-title"), text.get("print-save"));
                    if let Some(target) = self.place.show(ui, app, foot, &title, &save, true) {
                        self.write(app, target);
                    }
                }
            }
            if let Some(said) = &self.said {
                ui.add_space(space::S);
                ui.add(Label::new(theme::body(said.as_str())).wrap());
                parts::announce(ui, "print", said);
            }
            if let Some(pages) = &self.pages {
                let width = ui.available_width();
                for page in &pages.pages {
                    ui.add_space(space::M);
                    widgets::printed_page(ui, page, &pages.title, width);
                }
            }
        })
    }

    /// Lays out the pages of the chosen aid.
    fn lay_out(&self, app: &AppContext) -> Option<Pages> {
        let Printable {
            game,
            edition,
            house,
            players,
        } = &self.rules;
        // The rules come from a session of the game, so they are valid.
        let game = app.games.find(game)?;
        let aid = game.aid(&app.text, Some(edition), house, self.kind, players);
        let aid = aid.ok()?;
        Some(Pages::new(&aid, self.paper))
    }

    /// Writes the file, and says so.
    fn write(&mut self, app: &AppContext, (path, replace): Target) {
        let Some(pages) = &self.pages else {
            return;
        };
        let written = save(&path, pages, replace);
        self.said = Some(copies::describe_written(&app.text, &path, &written));
        if let Err(error) = written {
            self.place.failed(&path, &error);
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn save(path: &Path, pages: &Pages, replace: bool) -> io::Result<()> {
    copies::write(path, replace, &pages.pdf())
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
