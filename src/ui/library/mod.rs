//! All saved sessions: find, open, rename, archive, delete, import and export.

mod export;
mod filter;
mod import;
mod one;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use egui::{Frame, Id, Label, Panel, Ui, UiBuilder, vec2};

use self::export::Give;
use self::filter::Filter;
use self::import::Take;
pub(crate) use self::import::describe_import;
use self::one::{One, SessionAction};
use crate::input::key_bindings;
use crate::input::tap_guard::Asked;
use crate::overlay::Overlay;
use crate::platform::chooser::Chosen;
use crate::screen::{AppContext, Navigation, Opened, Screen};
use crate::task::{State, Task};
use crate::theme::{self, TextRole, size, space};
use crate::widgets::{self, BigButton, Icon, Row, Tile};
use crate::{listing, parts};
use courtyard_library::archive::ArchiveError;
use courtyard_library::{LibraryError, Shelf, Standing, Summary};
use courtyard_text::{Text, describe_archive, describe_library, describe_players, say};

/// The extension of archives.
const ARCHIVE: &str = "zip";

/// The result of a listing.
type Listed = Result<Vec<Summary>, LibraryError>;

/// The screen of all saved sessions.
#[derive(Default)]
pub(super) struct LibraryScreen {
    shelf: Shelf,
    /// The listing in progress.
    listing: Option<Task<Listed>>,
    all: Vec<Summary>,
    /// Whether there is nothing to export, on any shelf.
    is_empty: bool,
    /// The indexes of the matching sessions.
    shown: Vec<usize>,
    filter: Filter,
    page: Page,
    /// The result of the last operation, and whether it succeeded.
    said: Option<(String, bool)>,
    /// The session that was moved last, and the shelf that it came from.
    moved: Option<(PathBuf, Shelf)>,
    /// Whether to scroll to the top after the filters have changed.
    from_top: bool,
}

/// The current page.
#[derive(Default)]
enum Page {
    #[default]
    List,
    /// Search, filters, folders and more.
    Filter,
    One(Box<One>),
    Give(Box<Give>),
    Take(Take),
    /// Emptying the trash, and whether it was confirmed once.
    Empty(bool),
}

/// A command of the screen.
enum LibraryCommand {
    Leave,
    Page(Box<Page>),
    Shelf(Shelf),
    /// The filters have changed.
    Filtered,
    Open(usize),
    One(usize),
    /// Show a version of a game that does not count.
    Version(Box<Standing>),
    Do(SessionAction),
    Said(String, bool),
    /// All games have been exported, with this message.
    Copied(String),
    /// Move the last session back to its shelf.
    Undo,
    /// A session was imported.
    Imported,
    EmptyBin,
}

impl LibraryCommand {
    fn to(page: Page) -> LibraryCommand {
        LibraryCommand::Page(Box::new(page))
    }
}

impl LibraryScreen {
    /// Shows the active sessions.
    pub(super) fn new(app: &AppContext) -> LibraryScreen {
        let mut screen = LibraryScreen::default();
        screen.list(app);
        screen
    }

    /// Shows the import of these files.
    pub(super) fn taking_in(app: &AppContext, files: Receiver<Chosen>) -> LibraryScreen {
        let mut screen = LibraryScreen::new(app);
        screen.page = Page::Take(Take::default().hearing(files));
        screen
    }

    /// Reads the sessions of the folder.
    fn list(&mut self, app: &AppContext) {
        let (library, shelf) = (app.library.clone(), self.shelf);
        let task = Task::begin(move |progress| library.list(shelf, progress));
        let state = task.at_once();
        self.listing = Some(task);
        self.listed(app, state);
    }

    fn listed(&mut self, app: &AppContext, state: State<Listed>) {
        let text = &app.text;
        let listed = match state {
            State::Running => return,
            State::Done(listed) => listed,
            State::Lost => Ok(Vec::new()),
        };
        self.listing = None;
        match listed {
            Ok(mut all) => {
                // The other versions of a game are on its page.
                all.retain(Summary::counts);
                self.all = all;
            }
            Err(error) => {
                self.all.clear();
                self.said = Some((describe_library(text, &error), false));
            }
        }
        let everything = || app.library.everything();
        self.is_empty = self.all.is_empty() && everything().is_ok_and(|all| all.is_empty());
        // After archiving a session, the list stays at its neighbours.
        let from_top = self.from_top;
        self.choose(text);
        self.from_top = from_top;
    }

    /// Applies the filters again.
    fn choose(&mut self, text: &Text) {
        let selection = self.filter.selection(text);
        let all = self.all.iter().enumerate();
        let shown = all.filter(|(_, summary)| selection.admits(summary));
        let shown: Vec<usize> = shown.map(|(n, _)| n).collect();
        self.from_top = shown != self.shown;
        self.shown = shown;
    }

    fn handle(&mut self, app: &AppContext, command: LibraryCommand) -> Option<Navigation> {
        let moved = self.moved.take();
        match command {
            LibraryCommand::Leave => return Some(Navigation::Home),
            LibraryCommand::Page(page) => {
                self.page = *page;
                self.said = None;
            }
            LibraryCommand::Shelf(shelf) => {
                self.shelf = shelf;
                self.page = Page::List;
                self.said = None;
                self.all.clear();
                self.choose(&app.text);
                self.list(app);
            }
            LibraryCommand::Filtered => {
                self.moved = moved;
                self.choose(&app.text);
            }
            LibraryCommand::Undo => {
                let (path, shelf) = moved?;
                self.said = Some(match app.library.put(&path, shelf) {
                    Ok(_) => (app.text.get("library-put-back").into_owned(), true),
                    Err(error) => (describe_library(&app.text, &error), false),
                });
                self.list(app);
            }
            LibraryCommand::Open(n) => {
                let summary = self.all.get(n)?;
                let opened = match (self.shelf, &summary.content) {
                    // Deleted games cannot be continued.
                    (Shelf::Bin, _) | (_, Err(_)) => None,
                    (_, Ok(content)) => {
                        let game = app.games.find(&content.header.game);
                        game.map(|game| game.open(app, &summary.path))
                    }
                };
                match opened {
                    Some(opened) => return self.enter(app, opened),
                    None => self.page = Page::One(Box::new(One::new(app, summary))),
                }
            }
            LibraryCommand::One(n) => {
                self.page = Page::One(Box::new(One::new(app, self.all.get(n)?)));
                self.said = None;
            }
            LibraryCommand::Version(standing) => {
                let Standing::Behind { version, .. } = &*standing else {
                    return None;
                };
                match app.library.summary(&version.path) {
                    Ok(summary) => {
                        let standing = *standing;
                        let summary = Summary {
                            standing,
                            ..summary
                        };
                        self.page = Page::One(Box::new(One::new(app, &summary)));
                        self.said = None;
                    }
                    Err(error) => self.said = Some((describe_library(&app.text, &error), false)),
                }
            }
            LibraryCommand::Do(action) => return self.action(app, action),
            LibraryCommand::Said(said, well) => self.said = Some((said, well)),
            LibraryCommand::Copied(said) => {
                self.said = Some((said, true));
                return Some(Navigation::Copied);
            }
            LibraryCommand::Imported => self.list(app),
            LibraryCommand::EmptyBin => {
                self.said = Some(match app.library.empty_bin() {
                    Ok(count) => (say!(app.text, "library-emptied", count), true),
                    Err(error) => (describe_library(&app.text, &error), false),
                });
                self.page = Page::List;
                self.list(app);
            }
        }
        None
    }

    fn enter(&mut self, app: &AppContext, opened: Opened) -> Option<Navigation> {
        match opened {
            Ok(screen) => Some(Navigation::Screen(screen)),
            Err(error) => {
                self.said = Some((describe_library(&app.text, &error), false));
                None
            }
        }
    }

    /// Performs an operation on one session.
    fn action(&mut self, app: &AppContext, action: SessionAction) -> Option<Navigation> {
        let Page::One(one) = &self.page else {
            return None;
        };
        let (library, text) = (&app.library, &app.text);
        let summary = &one.summary;
        let path = &summary.path;
        let game = summary.content.as_ref().ok().map(|c| c.header.game.clone());
        let done = match action {
            SessionAction::Open => {
                let opened = app.games.find(&game?)?.open(app, path);
                return self.enter(app, opened);
            }
            SessionAction::LookBack => {
                let opened = app.games.find(&game?)?.look_back(app, path);
                return self.enter(app, opened);
            }
            SessionAction::Person(name) => {
                let page = Overlay::about_people(app, &[name]);
                return Some(Navigation::Overlay(page));
            }
            SessionAction::Statistics => {
                let opened = app.games.find(&game?)?.statistics_of(app, path);
                return self.enter(app, opened);
            }
            SessionAction::Give => {
                self.page = Page::Give(Box::new(Give::new(app, summary)));
                return None;
            }
            SessionAction::Rename(name) => library.rename(path, &name).map(|path| {
                let name = path.file_stem().unwrap_or_default().to_string_lossy();
                say!(text, "library-renamed", name)
            }),
            SessionAction::RenamePlayers { shown, players } => {
                let renamed = app
                    .games
                    .find(&game?)?
                    .rename_players(library, path, &shown, &players, None);
                renamed.map(|_| {
                    let players = describe_players(text, &players);
                    say!(text, "library-players-changed", players)
                })
            }
            SessionAction::Choose => {
                let Standing::Behind { counting, .. } = &summary.standing else {
                    return None;
                };
                library.choose_version(path, counting).map(|()| {
                    let name = path.file_stem().unwrap_or_default().to_string_lossy();
                    say!(text, "version-chosen", name)
                })
            }
            SessionAction::Put(shelf) => library.put(path, shelf).map(|path| {
                self.moved = Some((path, self.shelf));
                let key = match shelf {
                    Shelf::Sessions => "library-put-back",
                    Shelf::Archive => "library-archived",
                    Shelf::Bin => "library-binned",
                };
                text.get(key).into_owned()
            }),
            SessionAction::Erase => library
                .erase(path)
                .map(|()| text.get("library-erased").into_owned()),
        };
        match done {
            Ok(said) => {
                self.said = Some((said, true));
                self.page = Page::List;
                self.list(app);
            }
            Err(error) => self.said = Some((describe_library(text, &error), false)),
        }
        None
    }
}

impl Screen for LibraryScreen {
    fn asked(&self, _: &AppContext) -> Asked {
        let sure = match &self.page {
            Page::One(one) => one.is_sure(),
            Page::Empty(sure) => *sure,
            Page::List | Page::Filter | Page::Give(_) | Page::Take(_) => false,
        };
        let page = std::mem::discriminant(&self.page);
        Asked::of(Id::unique((page, self.shelf, sure)))
    }

    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        if let Some(task) = &self.listing {
            let state = task.look(ui.ctx());
            self.listed(app, state);
        }
        if let Some(files) = parts::dropped(ui, &*app.chooser) {
            let take = match std::mem::take(&mut self.page) {
                Page::Take(take) => take,
                _ => Take::default(),
            };
            self.page = Page::Take(take.hearing(files));
        }
        let mut page = std::mem::take(&mut self.page);
        let said = self.said.clone();
        let said = said.as_ref();
        let command = match &mut page {
            Page::List => self.show(ui, app),
            Page::Filter => self.filter_page(ui, app),
            Page::One(one) => one.show(ui, app, self.shelf, said),
            Page::Give(give) => give.show(ui, app, said),
            Page::Take(take) => take.show(ui, app),
            Page::Empty(sure) => self.empty(ui, &app.text, sure),
        };
        let left = key_bindings::back(ui).then(|| match page {
            Page::List => LibraryCommand::Leave,
            _ => LibraryCommand::to(Page::List),
        });
        self.page = page;
        let command = left.or(command)?;
        ui.ctx().request_repaint();
        self.handle(app, command)
    }

    fn read_names(&mut self, app: &AppContext) {
        if let Page::One(one) = &self.page
            && let Ok(summary) = app.library.summary(&one.summary.path)
        {
            let standing = one.summary.standing.clone();
            let summary = Summary {
                standing,
                ..summary
            };
            self.page = Page::One(Box::new(One::new(app, &summary)));
        }
        self.list(app);
    }

    fn retranslate(&mut self, _house: &AppContext) {
        self.said = None;
    }
}

/// Shows the result of an operation.
pub(crate) fn show_result(ui: &mut Ui, said: Option<&(String, bool)>) {
    let Some((sentence, well)) = said else {
        return;
    };
    let id = Id::unique(("result of the library", sentence));
    let is_new = ui.ctx().read_response(id).is_none();
    let shown = ui.scope_builder(UiBuilder::new().scope_id(id), |ui| {
        if *well {
            parts::notice(ui, sentence);
        } else {
            parts::warning(ui, sentence);
            parts::announce(ui, "library", sentence);
        }
    });
    // A new result may be hidden by the button that led to it.
    if is_new {
        shown.response.scroll_to_me(None);
    }
    ui.add_space(space::XS);
}

impl LibraryScreen {
    /// The list with the search field above it.
    fn show(&mut self, ui: &mut Ui, app: &AppContext) -> Option<LibraryCommand> {
        let text = &app.text;
        let cramped = theme::is_cramped(ui);
        parts::whole_page(ui, |ui| {
            let mut command = self.head(ui, text, cramped);
            if !cramped {
                command = command.or(self.shelves(ui, text));
            }
            // A phone's keyboard leaves little space, and closes without the field.
            if (!cramped || ui.ctx().text_edit_focused()) && self.search(ui, text) {
                command = Some(LibraryCommand::Filtered);
            }
            // The result of the last step is at the foot, so that the rows do not move.
            if !cramped || self.said.is_some() {
                let foot = Panel::bottom("library, ways")
                    .resizable(false)
                    .frame(Frame::new().inner_margin(vec2(0.0, space::S)))
                    .show_separator_line(false);
                let ways = foot.show(ui, |ui| {
                    let undo = self.show_last_result(ui, text);
                    let ways = (!cramped).then(|| self.ways(ui, app)).flatten();
                    undo.or(ways)
                });
                command = command.or(ways.inner);
            }
            command.or(self.rows(ui, app))
        })
    }

    /// The result of the last step, with an undo button after a move.
    fn show_last_result(&self, ui: &mut Ui, text: &Text) -> Option<LibraryCommand> {
        show_result(ui, self.said.as_ref());
        self.moved.as_ref()?;
        let undone = widgets::compact_button(ui, &text.get("do-undo"));
        ui.add_space(space::S);
        undone.then_some(LibraryCommand::Undo)
    }

    /// The back button, the folder, and the button for filters.
    fn head(&self, ui: &mut Ui, text: &Text, cramped: bool) -> Option<LibraryCommand> {
        let mut command = None;
        ui.horizontal(|ui| {
            if widgets::icon_button(ui, Icon::Back, &text.get("back")).clicked() {
                command = Some(LibraryCommand::Leave);
            }
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| {
                let key = if cramped {
                    "library-more"
                } else {
                    "library-filters"
                };
                let name = match self.filter.count() {
                    0 => text.get(key).into_owned(),
                    count => say!(text, "library-filters-on", name = text.get(key), count),
                };
                if widgets::named_icon(ui, Icon::Filter, &name) {
                    command = Some(LibraryCommand::to(Page::Filter));
                }
                let left = egui::Layout::left_to_right(egui::Align::Center);
                ui.with_layout(left, |ui| {
                    let shelf = shelf_name(text, self.shelf);
                    // The number is unknown before they are listed.
                    let title = match self.listing {
                        Some(_) => shelf,
                        None => say!(
                            text,
                            "library-title",
                            shelf,
                            count = self.shown.len(),
                            of = self.all.len()
                        ),
                    };
                    parts::headed(ui, 1, Label::new(theme::heading(title)).truncate());
                });
            });
        });
        command
    }

    fn shelves(&self, ui: &mut Ui, text: &Text) -> Option<LibraryCommand> {
        let mut command = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
            for shelf in Shelf::ALL {
                let name = shelf_name(text, shelf);
                if widgets::choice(ui, &name, self.shelf == shelf).clicked() {
                    command = Some(LibraryCommand::Shelf(shelf));
                }
            }
        });
        command
    }

    /// The search field. Returns whether the words have changed.
    fn search(&mut self, ui: &mut Ui, text: &Text) -> bool {
        let (name, hint) = (text.get("library-search"), text.get("library-search-hint"));
        parts::field(ui, &mut self.filter.words, &name, &hint).changed()
    }

    /// The operations on the whole folder.
    fn ways(&self, ui: &mut Ui, app: &AppContext) -> Option<LibraryCommand> {
        let text = &app.text;
        if self.shelf == Shelf::Bin {
            let title = text.get("library-empty");
            let button = BigButton::new(&title).compact(true).danger(true);
            let button = button.enabled(!self.all.is_empty());
            return ui.add(button).clicked().then(|| {
                if self.all.is_empty() {
                    LibraryCommand::Said(text.get("library-none").into_owned(), true)
                } else {
                    LibraryCommand::to(Page::Empty(false))
                }
            });
        }
        let [take, give] = ["library-take", "library-give-all"].map(|key| text.get(key));
        let tile = |title| Tile {
            title,
            ..Tile::default()
        };
        let give = Tile {
            enabled: !self.is_empty,
            ..tile(&give)
        };
        let [take, give] = parts::pair(ui, [tile(&take), give]);
        match (take, give) {
            (true, _) => Some(LibraryCommand::to(Page::Take(Take::default()))),
            (_, true) if self.is_empty => {
                let why = describe_archive(text, &ArchiveError::Nothing);
                Some(LibraryCommand::Said(why, true))
            }
            (_, true) => Some(LibraryCommand::to(Page::Give(Box::new(Give::all(app))))),
            _ => None,
        }
    }

    /// The matching sessions.
    fn rows(&mut self, ui: &mut Ui, app: &AppContext) -> Option<LibraryCommand> {
        let text = &app.text;
        if let Some(task) = &self.listing {
            let (done, of) = (task.progress().done(), task.progress().of());
            ui.label(say!(text, "library-listing", done, of));
            return None;
        }
        if self.shown.is_empty() {
            let key = if self.all.is_empty() {
                "library-none"
            } else {
                "library-none-such"
            };
            ui.add(Label::new(theme::body(text.get(key))).wrap());
            return None;
        }
        let lines = if ui.available_width() < size::DESCRIBED_ACTIONS * TextRole::Body.size(ui) {
            3
        } else if ui.available_width() < size::COLUMN {
            2
        } else {
            1
        };
        let top = std::mem::take(&mut self.from_top).then_some(0);
        let (all, shown) = (&self.all, &self.shown);
        let now = app.now();
        let mut labels = HashMap::new();
        let mut command = None;
        parts::rows(ui, "sessions", lines, shown.len(), top, |ui, place| {
            let n = shown[place];
            let (title, about, _) = listing::describe(app, now, &all[n]);
            let label = app.text.language().labelled(&title, &about);
            let label = parts::distinct(&mut labels, label);
            ui.push_id(n, |ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = space::XS;
                    let width = ui.available_width() - widgets::icon_width(ui) - space::XS;
                    let height = Row::height(ui, lines);
                    let row = Row {
                        title: &title,
                        about: &about,
                        above: false,
                        lines,
                        label: &label,
                        chosen: false,
                        soft: all[n].content.is_err(),
                    };
                    let place = ui.allocate_ui(vec2(width, height), |ui| widgets::row(ui, row));
                    if place.inner.clicked() {
                        command = Some(LibraryCommand::Open(n));
                    }
                    let more = say!(text, "library-more-of", session = label.as_str());
                    if widgets::icon_button(ui, Icon::More, &more).clicked() {
                        command = Some(LibraryCommand::One(n));
                    }
                });
            });
        });
        command
    }

    /// Search, filters, and in small windows everything else.
    fn filter_page(&mut self, ui: &mut Ui, app: &AppContext) -> Option<LibraryCommand> {
        let text = &app.text;
        let cramped = theme::is_cramped(ui);
        let (mut command, mut chosen) = (None, false);
        let key = if cramped {
            "library-more"
        } else {
            "library-filters"
        };
        let back = parts::footed_page(ui, text, (key, &text.get(key)), |ui, foot| {
            if cramped {
                command = self.shelves(ui, text);
            }
            let mut asked = self.search(ui, text);
            asked |= self.filter.show(ui, app, &self.all);
            if asked {
                command = Some(LibraryCommand::Filtered);
            }
            ui.add_space(space::L);
            let title = say!(
                text,
                "library-show",
                count = self.shown.len(),
                of = self.all.len()
            );
            let button = BigButton::new(&title).primary(true);
            chosen = foot.show(ui, |ui| ui.add(button)).clicked();
            if cramped {
                ui.add_space(space::L);
                command = command.take().or(self.ways(ui, app));
            }
        });
        let left = back || chosen;
        command.or(left.then_some(LibraryCommand::to(Page::List)))
    }

    /// The page that asks twice whether to delete everything in the trash permanently.
    fn empty(&self, ui: &mut Ui, text: &Text, sure: &mut bool) -> Option<LibraryCommand> {
        let (mut command, mut kept) = (None, false);
        let count = self.all.len();
        let title = text.get("library-empty");
        let back = parts::titled_page(ui, text, ("library-empty", &title), |ui| {
            ui.add_space(space::M);
            let key = if *sure {
                "library-empty-sure"
            } else {
                "library-empty-about"
            };
            parts::warning(ui, &say!(text, key, count));
            ui.add_space(space::L);
            let keep = text.get("library-keep");
            let tile = Tile {
                title: &keep,
                primary: true,
                ..Tile::default()
            };
            kept = widgets::tile(ui, tile).clicked();
            let key = if *sure {
                "library-empty-now"
            } else {
                "library-empty-ask"
            };
            let title = say!(text, key, count);
            if ui.add(BigButton::new(&title).danger(true)).clicked() {
                if *sure {
                    command = Some(LibraryCommand::EmptyBin);
                } else {
                    *sure = true;
                }
            }
        });
        let left = back || kept;
        command.or(left.then_some(LibraryCommand::to(Page::List)))
    }
}

fn shelf_name(text: &Text, shelf: Shelf) -> String {
    say!(text, &format!("library-{}", shelf.name()))
}
