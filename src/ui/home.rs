//! The start screen: starting a session, and the saved ones.

use std::collections::HashMap;
use std::path::PathBuf;

use egui::{
    Align, CentralPanel, Context, Frame, Label, Layout, Rangef, Rect, ScrollArea, TextStyle, Ui,
    UiBuilder, vec2,
};

use crate::overlay::Overlay;
use crate::platform::browser::Installing;
use crate::screen::{AppContext, Navigation, Quick, Screen, ScreenGame};
use crate::session::{Commands, LessonScreen};
use crate::theme::{self, TextRole, palette, size, space};
use crate::widgets::{self, BigButton, CardSize, Icon, Tile};
use crate::{listing, parts};
use courtyard_library::storage::Durability;
use courtyard_library::{LibraryError, Shelf, Summary};
use courtyard_text::{Text, describe_io, describe_library, describe_players, say};

/// Minimum number of games for a backup reminder.
const MANY: usize = 5;

/// Number of days after which a backup is old.
const OLD: i64 = 30;

/// The start screen.
pub(super) struct Home {
    /// The most recent sessions.
    sessions: Vec<Summary>,
    /// Total number of sessions.
    count: usize,
    /// Whether there is a game that statistics would count.
    counts: bool,
    /// Whether one of the most recent games has ended.
    ended: bool,
    trouble: Option<String>,
}

impl Home {
    /// Reads the saved sessions.
    pub(super) fn new(app: &AppContext) -> Home {
        let (sessions, count, trouble) = match app.library.latest() {
            Ok(latest) => {
                let count = latest.len();
                let mut latest = latest.take(size::LATEST).collect();
                app.library.counting(&mut latest);
                (latest, count, None)
            }
            Err(error) => (Vec::new(), 0, Some(describe_library(&app.text, &error))),
        };
        // The others are not read, because that may take long.
        let more = count > sessions.len() || app.library.count(Shelf::Archive).is_ok_and(|n| n > 0);
        let counts = more || sessions.iter().any(Summary::is_begun);
        let ended = sessions.iter().any(has_ended);
        Home {
            sessions,
            count,
            counts,
            ended,
            trouble,
        }
    }

    /// The most recent sessions, the last written first.
    pub(super) fn sessions(&self) -> &[Summary] {
        &self.sessions
    }

    /// The game that was played last, other than a sample.
    fn last_game(&self) -> Option<&str> {
        let mut own = self.sessions.iter().filter(|summary| !summary.is_sample());
        let content = own.find_map(|summary| summary.content.as_ref().ok())?;
        Some(&content.header.game)
    }

    /// Shows the error until the next step.
    pub(super) fn say(&mut self, text: &Text, error: &LibraryError) {
        self.show_trouble(match error {
            LibraryError::InUse(_) => text.get("home-in-use").into_owned(),
            error => describe_library(text, error),
        });
    }

    /// Shows this sentence until the next step.
    pub(super) fn show_trouble(&mut self, trouble: String) {
        self.trouble = Some(trouble);
    }
}

impl Screen for Home {
    fn is_start(&self) -> bool {
        true
    }

    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        if let Some(dropped) = parts::dropped(ui, &*app.chooser) {
            return Some(Navigation::TakeIn(dropped));
        }
        let window = ui.available_size();
        let low = window.y < size::LOW && window.x > window.y;
        let beside = !self.sessions.is_empty() && (low || window.x >= size::WIDE);
        let felt = Frame::new().fill(palette(ui).felt);
        let mut out = Commands::default();
        CentralPanel::default().frame(felt).show(ui, |ui| {
            if beside {
                self.beside(ui, app, low, &mut out);
            } else {
                self.below(ui, app, low, &mut out);
            }
        });
        self.handle(ui.ctx(), app, out.into_first()?)
    }
}

/// Whether a game has been played to its end, other than a sample.
fn has_ended(summary: &Summary) -> bool {
    let content = summary.content.as_ref();
    content.is_ok_and(|content| content.outcome.is_some() && !content.header.is_sample())
}

/// The hint about installing, shown until it is dismissed.
const INSTALL: &str = "home-install";

/// A command of the start screen.
enum HomeCommand {
    /// To another place.
    Go(Navigation),
    /// Open a saved session of the game with this name.
    Open(String, PathBuf),
    /// Set up a new session.
    New,
    /// Open a screen without a session.
    Quick(Quick),
    /// Open a game's sample.
    Sample(&'static dyn ScreenGame),
    /// Show how a game is played.
    Lesson(&'static dyn ScreenGame),
    /// Show the statistics.
    Statistics,
}

impl Home {
    /// Carries out a command, or shows why it fails.
    fn handle(
        &mut self,
        ctx: &Context,
        app: &AppContext,
        command: HomeCommand,
    ) -> Option<Navigation> {
        let first = || app.games.iter().next();
        let last = || self.last_game().and_then(|id| app.games.find(id));
        let opened = match command {
            HomeCommand::Go(navigation) => return Some(navigation),
            HomeCommand::Open(game, path) => app.games.find(&game)?.open(app, &path),
            HomeCommand::New => Ok(last().or_else(first)?.new_session(app, &[])),
            HomeCommand::Quick(quick) => Ok((quick.open)(ctx, app)),
            HomeCommand::Lesson(game) => Ok(Box::new(LessonScreen::new(game)) as Box<dyn Screen>),
            HomeCommand::Sample(game) => game.sample(app),
            HomeCommand::Statistics => Ok(last().or_else(first)?.statistics(app)),
        };
        match opened {
            Ok(screen) => Some(Navigation::Screen(screen)),
            Err(error) => {
                self.trouble = Some(describe_library(&app.text, &error));
                None
            }
        }
    }
}

impl Home {
    /// Two columns: the things to start on the left, the sessions on the right.
    fn beside(&self, ui: &mut Ui, app: &AppContext, low: bool, out: &mut Commands<HomeCommand>) {
        let gap = if low { space::XL } else { space::XXL };
        let available = ui.available_width() - 2.0 * space::L - gap;
        let left = size::BEGIN.min(available / 2.0);
        let right = (available - left).min(size::COLUMN);
        let whole = ui.max_rect();
        let start = whole.center().x - (left + gap + right) / 2.0;
        let [left, right] = [(start, left), (start + left + gap, right)]
            .map(|(x, width)| Rangef::new(x, x + width));
        // A column scrolls by a finger anywhere in its half of the window.
        let middle = f32::midpoint(left.max, right.min);
        let part = |x| UiBuilder::new().max_rect(Rect::from_x_y_ranges(x, whole.y_range()));
        let mut top = 0.0;
        ui.scope_builder(part(Rangef::new(whole.left(), middle)), |ui| {
            top = in_the_middle(ui, "begin", left, |ui| self.begin(ui, app, low, out));
        });
        ui.scope_builder(part(Rangef::new(middle, whole.right())), |ui| {
            // Both columns start at the same height if there is space to spare.
            ui.add_space(if low { space::S } else { top });
            within(ui, right, |ui| {
                ui.horizontal(|ui| {
                    parts::section(ui, app.text.get("library-sessions"));
                    self.corner(ui, app, false, out);
                });
            });
            let scroll = ScrollArea::vertical()
                .id_salt("sessions")
                .auto_shrink(false);
            scroll.show(ui, |ui| {
                within(ui, right, |ui| self.list(ui, app, out));
                ui.add_space(space::L);
            });
        });
    }

    /// One column: the things to start, with the sessions below.
    fn below(&self, ui: &mut Ui, app: &AppContext, low: bool, out: &mut Commands<HomeCommand>) {
        let most = if self.sessions.is_empty() {
            size::BEGIN
        } else {
            size::COLUMN
        };
        let width = (ui.available_width() - 2.0 * space::L).min(most);
        let column = Rangef::point(ui.max_rect().center().x).expand(width / 2.0);
        if self.sessions.is_empty() {
            ui.add_space(space::S);
            within(ui, column, |ui| self.corner(ui, app, true, out));
            in_the_middle(ui, "begin", column, |ui| {
                self.begin(ui, app, low, out);
                ui.add_space(space::XL);
                self.list(ui, app, out);
            });
            return;
        }
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.add_space(space::S);
            within(ui, column, |ui| {
                self.corner(ui, app, true, out);
                // The emblem leaves the corner free.
                ui.add_space(-theme::TARGET);
                self.begin(ui, app, low, out);
                ui.add_space(space::XL);
                parts::section(ui, app.text.get("library-sessions"));
                self.list(ui, app, out);
                ui.add_space(space::L);
            });
        });
    }

    /// The name of the app, and everything to start or continue.
    fn begin(&self, ui: &mut Ui, app: &AppContext, low: bool, out: &mut Commands<HomeCommand>) {
        let text = &app.text;
        masthead(ui, app, low);
        for trouble in self.trouble.iter().chain(&not_kept(app)) {
            ui.add_space(space::M);
            parts::warning(ui, trouble);
        }
        if app
            .browser
            .as_ref()
            .is_some_and(|browser| browser.has_update())
        {
            ui.add_space(space::M);
            parts::notice(ui, &text.get("home-update-about"));
            ui.add_space(space::XS);
            if widgets::compact_button(ui, &text.get("home-update")) {
                out.send(HomeCommand::Go(Navigation::Update));
            }
        }
        if self.recommends_installing(app) {
            ui.add_space(space::M);
            let about = match installing(app) {
                Some(Installing::BySharing) => "home-install-sharing",
                Some(Installing::Asked) | None => "home-install-about",
            };
            parts::notice(ui, &text.get(about));
            ui.add_space(space::XS);
            let [later, install] = ["home-install-later", "home-install"].map(|key| text.get(key));
            let tiles = [&later, &install].map(|title| Tile {
                title,
                ..Tile::default()
            });
            match Grid::of(ui, &tiles, tiles.len()).show(ui, &tiles) {
                Some(0) => out.send(HomeCommand::Go(Navigation::Dismiss(INSTALL.to_owned()))),
                Some(_) => out.send(HomeCommand::Go(Navigation::Install)),
                None => {}
            }
        }
        ui.add_space(if low { space::M } else { space::XL });
        let running = self.sessions.iter().find_map(|summary| {
            let content = summary.content.as_ref().ok()?;
            (content.goes_on() && !summary.is_sample()).then_some((summary, content))
        });
        if let Some((summary, content)) = running {
            let players = describe_players(text, &content.header.players);
            let title = say!(text, "start-go-on", players, turn = content.turn);
            let when = listing::when(text, app.now(), content);
            let game = app.games.find(&content.header.game);
            let game = game.filter(|_| app.has_several_games());
            let about = match game {
                Some(game) => format!("{} · {when}", game.title(text)),
                None => when,
            };
            let button = BigButton::new(&title).subtitle(Some(&about)).primary(true);
            if ui.add(button).clicked() {
                out.send(open(&content.header.game, summary));
            }
        }
        let (title, about) = (text.get("home-new"), text.get("home-new-about"));
        let new = BigButton::new(&title)
            .subtitle(Some(&about))
            .primary(running.is_none());
        if ui.add(new).clicked() {
            out.send(HomeCommand::New);
        }
        besides(ui, app, !self.recommends_installing(app), out);
    }

    /// Whether to recommend installing the app: if the browser offers it and a game has been played, until it is
    /// declined.
    fn recommends_installing(&self, app: &AppContext) -> bool {
        self.ended && installing(app).is_some() && !app.settings.hints.dismissed.contains(INSTALL)
    }

    /// The upper right corner: buttons of the app, with the statistics beside them or at the other end.
    fn corner(&self, ui: &mut Ui, app: &AppContext, far: bool, out: &mut Commands<HomeCommand>) {
        let row = vec2(ui.available_width(), theme::TARGET);
        let right = Layout::right_to_left(Align::Center);
        let text = &app.text;
        ui.allocate_ui_with_layout(row, right, |ui| {
            let settings = widgets::icon_button(ui, Icon::Gear, &text.get("settings-title"));
            if settings.clicked() {
                out.send(HomeCommand::Go(Navigation::Overlay(Overlay::Settings)));
            }
            if self.counts {
                let title = text.get("statistics-title");
                let left = Layout::left_to_right(Align::Center);
                let statistics = if far {
                    let show = |ui: &mut Ui| widgets::icon_button(ui, Icon::Chart, &title);
                    ui.with_layout(left, show).inner
                } else {
                    widgets::icon_button(ui, Icon::Chart, &title)
                };
                if statistics.clicked() {
                    out.send(HomeCommand::Statistics);
                }
            }
            // The row takes its whole width.
            let rest = ui.available_width();
            if rest > 0.0 {
                ui.allocate_space(vec2(rest, 0.0));
            }
        });
    }

    /// The saved sessions, and their folder.
    fn list(&self, ui: &mut Ui, app: &AppContext, out: &mut Commands<HomeCommand>) {
        let text = &app.text;
        let mut labels = HashMap::new();
        for summary in &self.sessions {
            let (title, about, openable) = listing::describe(app, app.now(), summary);
            // The same players may play again within a minute.
            let label = text.language().labelled(&title, &about);
            let label = parts::distinct(&mut labels, label);
            let button = BigButton::new(&title)
                .subtitle(Some(&about))
                .label(&label)
                .enabled(openable.is_some());
            if ui.add(button).clicked()
                && let Some(game) = openable
            {
                out.send(open(game, summary));
            }
        }
        let title = say!(text, "home-all", count = self.count);
        let all = BigButton::new(&title).compact(!self.sessions.is_empty());
        if ui.add(all).clicked() {
            out.send(HomeCommand::Go(Navigation::Library));
        }
        let failing = matches!(app.library.durability(), Durability::Failing(_));
        if failing && app.browser.is_some() {
            // The message above says that games are not being saved.
            return;
        }
        ui.add_space(space::L);
        let place = match app.browser.as_ref().map(|browser| browser.keeps()) {
            Some(Some(false)) => text.get("home-in-browser-for-now").into_owned(),
            Some(_) => text.get("home-in-browser").into_owned(),
            None => {
                let folder = app.library.folder().display().to_string();
                say!(text, "home-folder", folder)
            }
        };
        for sentence in std::iter::once(place).chain(reminder(app, self.count)) {
            parts::note(ui, sentence);
        }
    }
}

/// A reminder if there are many games and no recent backup.
fn reminder(app: &AppContext, count: usize) -> Option<String> {
    if app.settings.copies.is_some() || count < MANY {
        return None;
    }
    match app.settings.copied {
        None => Some(app.text.get("home-never-copied").into_owned()),
        Some(copied) => {
            let days = (app.now() - copied).num_days();
            (days >= OLD).then(|| say!(app.text, "home-copied", days))
        }
    }
}

/// Opens a saved session of its game.
fn open(game: &str, summary: &Summary) -> HomeCommand {
    HomeCommand::Open(game.to_owned(), summary.path.clone())
}

/// Messages that games are not being saved, or that deleted ones were restored.
fn not_kept(app: &AppContext) -> Vec<String> {
    let text = &app.text;
    let mut troubles = Vec::new();
    if let Durability::Failing(why) = app.library.durability() {
        troubles.push(say!(text, "home-not-kept", why = describe_io(text, &why)));
    }
    if let Some(browser) = &app.browser {
        if browser.was_cleared() {
            troubles.push(text.get("home-cleared").into_owned());
        }
        let damaged = browser.damaged();
        if !damaged.is_empty() {
            troubles.push(say!(text, "home-damaged", files = text.list(damaged)));
        }
    }
    troubles
}

/// The height of the tagline, in lines.
const LINES: f32 = 2.8;

/// The emblem, the name and the tagline; side by side in low windows.
fn masthead(ui: &mut Ui, app: &AppContext, low: bool) {
    let text = &app.text;
    let emblem = |ui: &mut Ui, size| {
        if let Some(game) = app.games.iter().next() {
            game.emblem(ui, size);
        }
    };
    let ink = palette(ui).ink_soft;
    let words = |ui: &mut Ui| {
        let style = TextRole::Title.style();
        let name = theme::fitted_text(ui, "Courtyard", style, ui.available_width());
        parts::headed(ui, 1, Label::new(name));
        // With large text the space is for controls.
        let tagline = text.get("home-tagline");
        let width = parts::width_in(ui, &tagline, TextStyle::Body);
        if width < LINES * ui.available_width() {
            ui.label(theme::body(tagline).color(ink));
        }
    };
    if low {
        ui.horizontal(|ui| {
            emblem(ui, CardSize::SMALL);
            ui.add_space(space::S);
            ui.vertical(words);
        });
        return;
    }
    let size = if ui.ctx().content_rect().height() > size::TALL {
        CardSize::LARGE
    } else {
        CardSize::MEDIUM
    };
    ui.vertical_centered(|ui| {
        emblem(ui, size);
        ui.add_space(space::S);
        words(ui);
    });
}

/// How the app can be installed, if it is a page.
fn installing(app: &AppContext) -> Option<Installing> {
    app.browser.as_ref()?.installing()
}

/// A tile: its title, its accessible name if the game's name is not above it, its icon and its command.
type Offer = (String, String, Icon, HomeCommand);

/// The screens of every game without a new session, in the same order below each game's name, and installing, unless
/// it is recommended above.
fn besides(ui: &mut Ui, app: &AppContext, installs: bool, out: &mut Commands<HomeCommand>) {
    let text = &app.text;
    let several = app.games.iter().filter(|game| game.has_sample()).count() > 1;
    let of_game = |game| (game, offers(text, game, several));
    let games: Vec<_> = app.games.iter().map(of_game).collect();
    // All games have their tiles in the same columns.
    let all: Vec<Tile<'_>> = games.iter().flat_map(|(_, o)| o).map(tile_of).collect();
    let most = games.iter().map(|(_, offers)| offers.len()).max();
    let grid = Grid::of(ui, &all, most.unwrap_or_default());
    for (game, offers) in games {
        if several && !offers.is_empty() {
            ui.add_space(space::S);
            parts::section(ui, game.title(text));
        }
        tiles(ui, grid, offers, out);
    }
    if installs && installing(app).is_some() {
        let title = text.get("home-install").into_owned();
        let install = HomeCommand::Go(Navigation::Install);
        if several {
            ui.add_space(space::S);
        }
        let offers = vec![(title.clone(), title, Icon::Down, install)];
        tiles(ui, Grid::default(), offers, out);
    }
}

/// The screens of a game without a new session; `several` says that there are other games.
fn offers(text: &Text, game: &'static dyn ScreenGame, several: bool) -> Vec<Offer> {
    let name = || game.title(text);
    let mut offers = Vec::new();
    if !game.lesson().is_empty() {
        let spoken = say!(text, "start-guide", game = name());
        let title = if several {
            text.get("start-guide-of-it").into_owned()
        } else {
            spoken.clone()
        };
        offers.push((title, spoken, Icon::Book, HomeCommand::Lesson(game)));
    }
    if game.has_sample() {
        let title = text.get("start-sample").into_owned();
        let spoken = if several {
            say!(text, "start-sample-of", game = name())
        } else {
            title.clone()
        };
        offers.push((title, spoken, Icon::Cards, HomeCommand::Sample(game)));
    }
    if let Some(quick) = game.quick() {
        let title = text.get(quick.title).into_owned();
        offers.push((title.clone(), title, quick.icon, HomeCommand::Quick(quick)));
    }
    offers
}

/// The layout of a group of tiles, equal for all.
#[derive(Debug, Clone, Copy)]
struct Grid {
    /// Number of columns.
    columns: usize,
    /// Whether icons are above titles.
    stacked: bool,
}

impl Default for Grid {
    /// One column.
    fn default() -> Self {
        Grid {
            columns: 1,
            stacked: false,
        }
    }
}

impl Grid {
    /// The layout for these tiles, with at most this number of columns.
    fn of(ui: &Ui, tiles: &[Tile<'_>], most: usize) -> Grid {
        let titles: Vec<&str> = tiles.iter().map(|tile| tile.title).collect();
        let gap = ui.spacing().item_spacing.x;
        let columns = widgets::tile_columns(ui, &titles, gap, 1.0).clamp(1, most.max(1));
        let width = (ui.available_width() + gap) / columns as f32 - gap;
        let stacked = tiles.iter().any(|tile| tile.is_stacked_at(ui, width));
        Grid { columns, stacked }
    }

    /// Shows tiles in this layout. Returns the pressed one.
    fn show(self, ui: &mut Ui, tiles: &[Tile<'_>]) -> Option<usize> {
        let tiles = tiles.iter().map(|tile| Tile {
            stacked: self.stacked && tile.icon.is_some(),
            ..*tile
        });
        let tiles: Vec<Tile<'_>> = tiles.collect();
        widgets::tile_rows(ui, &tiles, self.columns, |_, _| {})
    }
}

/// The tile of an offer.
fn tile_of((title, spoken, icon, _): &Offer) -> Tile<'_> {
    Tile {
        title,
        label: Some(spoken),
        icon: Some(*icon),
        ..Tile::default()
    }
}

/// Tiles in this layout; a pressed one sends its command.
fn tiles(ui: &mut Ui, grid: Grid, offers: Vec<Offer>, out: &mut Commands<HomeCommand>) {
    let tiles: Vec<Tile<'_>> = offers.iter().map(tile_of).collect();
    let pressed = grid.show(ui, &tiles);
    let wanted = pressed.and_then(|n| offers.into_iter().nth(n));
    out.send_if_any(wanted.map(|(.., command)| command));
}

/// Shows content in a column between these x coordinates.
fn within(ui: &mut Ui, column: Rangef, show: impl FnOnce(&mut Ui)) {
    let rows = ui.available_rect_before_wrap().y_range();
    let place = UiBuilder::new().max_rect(Rect::from_x_y_ranges(column, rows));
    ui.scope_builder(place, show);
}

/// Shows content in such a column, vertically centred or slightly above; content that is too high scrolls. Returns the
/// free height above.
fn in_the_middle(ui: &mut Ui, name: &str, column: Rangef, show: impl FnOnce(&mut Ui)) -> f32 {
    let id = ui.scope_id().with((name, "content"));
    let last = parts::last_height(ui.ctx(), id);
    let top = ((ui.available_height() - last) * 0.45).max(space::S);
    let mut height = last;
    let scroll = ScrollArea::vertical().id_salt(name).auto_shrink(false);
    scroll.show(ui, |ui| {
        ui.add_space(top);
        within(ui, column, |ui| {
            let content = ui.scope_builder(UiBuilder::new().scope_id(id), show);
            height = content.response.rect.height();
        });
        ui.add_space(space::S);
    });
    if (height - last).abs() > 0.5 {
        parts::show_anew(ui.ctx(), "what stands in the middle takes another height");
    }
    top
}
