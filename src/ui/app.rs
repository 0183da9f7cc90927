//! The app in its window: the current screen, and everything independent of it.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Id, Popup, RawInput, Ui, ViewportCommand};
use strum::EnumString;

use crate::frame::dim::{self, Dim};
use crate::frame::face_to_face::{self, Facing};
use crate::frame::safe_area;
use crate::guest::{GuestLink, JoinScreen};
use crate::home::Home;
use crate::input::focus;
use crate::input::key_bindings;
use crate::input::key_bindings::{FRAME, FrameCommand};
use crate::input::keyboard::Keyboard;
use crate::input::pending_save;
use crate::input::tap_guard::{self, Asked, Steady};
use crate::input::touch;
use crate::library::LibraryScreen;
use crate::overlay::{Overlay, Turn};
use crate::platform::awake::Awake;
use crate::platform::browser::{Browser, Installing, Messages};
use crate::platform::chooser::Nobody;
use crate::screen::{AppContext, Navigation, Screen, ScreenGame};
use crate::{about, overlay, parts, settings, theme};
use courtyard_core::game::Games;
use courtyard_library::{Library, LibraryError, Summary};
use courtyard_settings::{
    Damaged, Dim as DimWish, Hints, KeepAwake, SaveError, Settings, SettingsFile, TextSize,
};
use courtyard_text::{DescribedGame, Language, Text, describe_io, describe_library, say};

/// Scales that differ by less than this are equal.
const SCALES: f32 = 0.005;

/// The app in its window.
pub struct App {
    /// The running app, or the reason why it cannot run.
    running: Result<Running, String>,
}

/// The app after a successful start.
struct Running {
    app: AppContext,
    screen: Box<dyn Screen>,
    /// The pages on top of the screen; the last one is shown.
    overlays: Vec<Overlay>,
    /// Number of pages and screens visited.
    visits: u64,
    /// The visit of the screen, which is restored unchanged when a page on top of it is closed.
    screen_visit: u64,
    settings: SettingsState,
    awake: Box<dyn Awake>,
    is_kept_awake: bool,
    /// Whether the screen has agreed to close the window.
    closing: bool,
}

/// The settings and their file.
struct SettingsState {
    file: SettingsFile,
    /// The status of the file, for the page of the settings.
    status: settings::FileStatus,
    /// The language requested on the command line.
    language: Option<Language>,
    /// A language whose messages are being fetched, and the setting before it was chosen.
    coming: Option<(Language, Option<Language>)>,
}

/// The start page if it is not the last state; named by a shortcut on a phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Entrance {
    /// The set-up of a new game.
    NewGame,
    /// The quick screen of the first game that has one.
    Quick,
    /// The last state, samples included, because the page was reloaded in the middle of it.
    #[strum(disabled)]
    Again,
}

/// The parameters of the app's start.
pub struct Start {
    /// The available games, the default one first.
    pub games: Games<dyn ScreenGame>,
    /// The library, or the reason why there is none.
    pub library: Result<Library, LibraryError>,
    /// The settings, their file, and its damage if any.
    pub settings: (SettingsFile, Settings, Option<Damaged>),
    /// The language that overrides the settings and the system.
    pub language: Option<Language>,
    /// The first language and its messages, if they are not built in.
    pub messages: Option<(Language, String)>,
    /// A journal to show first.
    pub file: Option<PathBuf>,
    /// The start page if there is no such journal.
    pub entrance: Option<Entrance>,
    /// Keeps the screen awake.
    pub awake: Box<dyn Awake>,
    /// The browser around the app, if any.
    pub browser: Option<Box<dyn Browser>>,
    /// The link to a host's table, if the app is opened by an invitation: then it saves nothing itself.
    pub guest: Option<GuestLink>,
}

/// Maximum number of layout passes per frame: one with a tap, one with its result, and one with the result's final
/// height.
const PASSES: NonZeroUsize = NonZeroUsize::new(3).unwrap();

impl App {
    /// Opens the app: at the journal to show, at the table of the running session, at an unfinished set-up, or at the
    /// start screen.
    pub fn begin(ctx: &egui::Context, start: Start) -> App {
        theme::install(ctx);
        // Ctrl+Q is too close to Ctrl+W and Ctrl+1 for a key that ends the app.
        ctx.options_mut(|o| {
            o.quit_shortcuts.clear();
            o.max_passes = PASSES;
        });
        let (file, settings, damaged) = start.settings;
        theme::apply(ctx, &settings);
        let text = match start.messages {
            Some((language, messages)) => speak_fetched(language, messages, &start.games),
            None => speak(spoken(start.language, &settings), &start.games),
        };
        let file_name = file.path().map(|path| path.display().to_string());
        let status = settings::FileStatus {
            file: file_name.filter(|_| start.browser.is_none()),
            in_browser: start.browser.is_some(),
            can_buzz: start.browser.as_ref().is_some_and(|b| b.can_buzz()),
            seats_bots: start.games.iter().any(|game| game.seats_bots()),
            trouble: damaged.map(|damaged| describe_damaged(&text, &damaged)),
            language: settings::MissingLanguage::default(),
            copies: settings::CopiesFolder::default(),
        };
        let library = match start.library {
            Ok(library) => library,
            Err(error) => {
                let trouble = say!(text, "home-no-folder", why = why(&text, &error));
                let running = Err(trouble);
                return App { running };
            }
        };
        // Must be the first plugin: all others see the screen as it is laid out.
        ctx.add_plugin(Facing::default());
        // Input that wakes a dimmed screen must not reach later plugins.
        ctx.add_plugin(Dim::default());
        // A desktop's disk operations are synchronous.
        if start.browser.is_some() && start.guest.is_none() {
            ctx.add_plugin(pending_save::PendingSave::new(library.clone()));
        }
        ctx.add_plugin(Keyboard::default());
        ctx.add_plugin(Steady::default());
        // After plugins that hold input back, so that it sees the same input as egui.
        ctx.add_plugin(touch::Touch::default());
        ctx.add_plugin(focus::Follow::default());
        ctx.add_plugin(parts::Announcer::default());
        let app = AppContext {
            text: Arc::new(text),
            games: start.games,
            library,
            settings,
            chooser: Box::new(Nobody),
            browser: start.browser,
            sharer: None,
            speaker: None,
        };
        let screen: Box<dyn Screen> = match (start.guest, &start.file, start.entrance) {
            (Some(link), _, _) => Box::new(JoinScreen::new(link)),
            (None, None, Some(entrance)) => enter(ctx, &app, entrance),
            (None, Some(file), _) => show_file(&app, file),
            (None, None, None) => last_screen(&app, false),
        };
        let running = Ok(Running {
            screen,
            app,
            // Trouble with the settings is shown on their page.
            overlays: Vec::from_iter(status.trouble.is_some().then_some(Overlay::Settings)),
            visits: 0,
            screen_visit: 0,
            settings: SettingsState {
                file,
                status,
                language: start.language,
                coming: None,
            },
            awake: start.awake,
            is_kept_awake: false,
            closing: false,
        });
        App { running }
    }

    /// Adds parts of the environment, such as the file chooser, if the app could start.
    #[must_use]
    pub fn with(mut self, add: impl FnOnce(&mut AppContext)) -> App {
        if let Ok(running) = &mut self.running {
            add(&mut running.app);
        }
        self
    }

    /// The current language; `None` if the app could not start.
    pub fn language(&self) -> Option<Language> {
        let running = self.running.as_ref().ok()?;
        Some(running.app.text.language())
    }

    /// Shows the app in the whole ui, within the area that the device leaves free.
    pub fn show(&mut self, ui: &mut Ui) {
        safe_area::keep(ui, |ui| match &mut self.running {
            Ok(running) => running.show(ui),
            Err(trouble) => {
                egui::CentralPanel::default().show(ui, |ui| {
                    ui.label(theme::heading(trouble.as_str()));
                });
            }
        });
    }
}

impl Running {
    fn show(&mut self, ui: &mut Ui) {
        self.ask_before_closing(ui);
        let before = self.app.settings.clone();
        // Commands take their keys out of the input.
        let mut has_changed = focus::is_used(ui.ctx());
        self.typed(ui);
        match self.overlays.pop() {
            Some(overlay) => {
                // It stays upright for the player who opened it.
                face_to_face::stay(ui.ctx());
                parts::visiting(ui, self.visits, |ui| self.show_overlay(ui, overlay));
                if let Some(navigation) = self.screen.go_on(ui, &self.app) {
                    self.go(ui, navigation);
                    has_changed = true;
                }
            }
            None => {
                let show = |ui: &mut Ui| self.screen.ui(ui, &self.app);
                if let Some(navigation) = parts::visiting(ui, self.screen_visit, show) {
                    self.go(ui, navigation);
                    has_changed = true;
                }
            }
        }
        if has_changed {
            parts::show_anew(ui.ctx(), "the frame shows what a tap or a key has done");
        }
        if self.app.settings != before {
            self.settle(ui, &before);
        }
        self.follow_language(ui);
        let window = ui.ctx().viewport_rect().size() * ui.ctx().zoom_factor();
        let scale = self.screen.scale(window);
        if (scale - ui.ctx().zoom_factor()).abs() > SCALES {
            ui.ctx().set_zoom_factor(scale);
        }
        let in_play = self.screen.in_play();
        let awake = self.app.settings.screen == KeepAwake::Awake;
        if self.is_kept_awake != (awake && in_play) {
            self.is_kept_awake = awake && in_play;
            self.awake.keep(self.is_kept_awake);
        }
        let dims = self.app.settings.dim == DimWish::AfterAWhile;
        dim::allow(ui.ctx(), awake && in_play && dims);
        let page = self.overlays.last().map(Overlay::question_id);
        let asked = self.screen.asked(&self.app);
        let menu = Popup::is_any_open(ui.ctx());
        let asked = Asked {
            whom: Id::unique((self.visits, page, asked.whom, menu)),
            what: asked.what,
        };
        tap_guard::asks(ui.ctx(), asked);
        if let Some(browser) = &mut self.app.browser {
            browser.step_back(!self.overlays.is_empty() || menu || !self.screen.is_start());
        }
    }

    /// If the window is about to close, asks the screen for permission.
    fn ask_before_closing(&mut self, ui: &Ui) {
        let asked = ui.input(|i| i.viewport().close_requested());
        if asked && !self.closing && !self.screen.may_close(&self.app) {
            ui.ctx().send_viewport_cmd(ViewportCommand::CancelClose);
            self.overlays.clear();
        }
    }

    /// Shows a page in place of the screen, scrolled to the top.
    fn show_page(&mut self, page: Overlay) {
        self.visits += 1;
        self.overlays = vec![page];
    }

    /// Handles the keys of all screens.
    fn typed(&mut self, ui: &Ui) {
        let frame = FRAME.iter().filter(|c| c.what != FrameCommand::Back);
        let pressed = key_bindings::pressed(ui, frame);
        let size = &mut self.app.settings.text_size;
        match pressed {
            Some(FrameCommand::Keys) => self.show_page(Overlay::Keys),
            Some(FrameCommand::Settings) => self.show_page(Overlay::Settings),
            Some(FrameCommand::LargerText) => *size = size.larger(),
            Some(FrameCommand::SmallerText) => *size = size.smaller(),
            Some(FrameCommand::UsualText) => *size = TextSize::default(),
            Some(FrameCommand::Back) | None => {}
        }
    }

    /// Shows a page instead of the screen until it is closed.
    fn show_overlay(&mut self, ui: &mut Ui, mut overlay: Overlay) {
        let app = &mut self.app;
        let turn = match &mut overlay {
            Overlay::Settings => {
                let (wishes, status) = (&mut app.settings, &mut self.settings.status);
                settings::show(
                    ui,
                    &app.text,
                    wishes,
                    status,
                    &*app.chooser,
                    app.speaker.as_deref(),
                )
            }
            Overlay::Keys => {
                let mut groups = self.screen.keys();
                groups.push(key_bindings::everywhere());
                Turn::left(overlay::keys(ui, &app.text, &groups))
            }
            Overlay::Reading {
                title,
                lesson,
                chapters,
                rules,
            } => overlay::reading(ui, &app.text, title, lesson, chapters, rules.as_ref()),
            Overlay::Print(page) => Turn::left(page.show(ui, app)),
            Overlay::People(pages) => {
                let turn = pages.show(ui, app);
                if pages.take_change() {
                    self.screen.read_names(app);
                }
                turn
            }
            Overlay::About(page) => about::show(*page, ui, &app.text),
            Overlay::Installing => Turn::left(overlay::installing(ui, &app.text)),
        };
        match (turn, key_bindings::back(ui)) {
            (Turn::Stay, false) => self.overlays.push(overlay),
            (Turn::Back, _) | (_, true) => {}
            (Turn::To(other), false) => self.overlays.extend([overlay, other]),
        }
    }

    /// Follows a navigation of the screen.
    fn go(&mut self, ui: &Ui, navigation: Navigation) {
        self.visits += 1;
        if !matches!(navigation, Navigation::Overlay(_) | Navigation::Install) {
            self.screen_visit = self.visits;
        }
        let app = &mut self.app;
        match navigation {
            Navigation::Home => self.screen = Box::new(Home::new(app)),
            Navigation::Library => self.screen = Box::new(LibraryScreen::new(app)),
            Navigation::TakeIn(files) => {
                self.screen = Box::new(LibraryScreen::taking_in(app, files));
            }
            Navigation::Screen(other) => self.screen = other,
            Navigation::Guided(first) => {
                app.settings.hints = Hints::anew();
                self.screen = first;
            }
            Navigation::Dismiss(hint) => {
                app.settings.hints.dismissed.insert(hint);
            }
            Navigation::Copied => app.settings.copied = Some(app.now()),
            Navigation::Sit(seating) => app.settings.seating = seating,
            Navigation::Overlay(overlay) => self.overlays = vec![overlay],
            Navigation::Update => {
                if let Some(browser) = &mut app.browser {
                    browser.update();
                }
            }
            Navigation::Install => {
                if let Some(browser) = &mut app.browser {
                    match browser.installing() {
                        Some(Installing::Asked) => browser.install(),
                        Some(Installing::BySharing) => self.overlays = vec![Overlay::Installing],
                        None => {}
                    }
                }
            }
            Navigation::Close => {
                self.closing = true;
                ui.ctx().send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Applies and saves changed settings.
    fn settle(&mut self, ui: &Ui, before: &Settings) {
        let app = &mut self.app;
        theme::apply(ui.ctx(), &app.settings);
        if app.settings.language != before.language {
            // A language chosen here overrides an earlier request.
            self.settings.language = None;
            let earlier = self.settings.coming.map(|(_, earlier)| earlier);
            let wanted = spoken(None, &app.settings);
            self.settings.coming = Some((wanted, earlier.unwrap_or(before.language)));
        }
        self.save_settings();
        ui.ctx().request_repaint();
    }

    fn save_settings(&mut self) {
        let app = &self.app;
        self.settings.status.trouble = match self.settings.file.save(&app.settings) {
            Ok(()) => None,
            // The missing folder is mentioned below the settings.
            Err(SaveError::NoFolder) => None,
            Err(SaveError::Io(_, error)) => {
                let why = describe_io(&app.text, &error);
                Some(say!(app.text, "settings-not-saved", why))
            }
        };
    }

    /// Changes to the chosen language when its messages are here. Without them, the language stays.
    fn follow_language(&mut self, ui: &Ui) {
        let app = &mut self.app;
        let Some((language, earlier)) = self.settings.coming else {
            return;
        };
        let messages = match &mut app.browser {
            // Another choice may lead back to the current language.
            _ if language == app.text.language() => None,
            Some(browser) => Some(browser.messages(language)),
            None => {
                app.text = Arc::new(speak(language, &app.games));
                None
            }
        };
        match messages {
            Some(Messages::Coming) => return,
            Some(Messages::Here(messages)) => {
                app.text = Arc::new(speak_fetched(language, messages, &app.games));
            }
            Some(Messages::Missing) => {
                app.settings.language = earlier;
                self.settings.coming = None;
                self.save_settings();
                let missing = say!(
                    self.app.text,
                    "settings-language-missing",
                    language = language.own_name()
                );
                self.settings.status.language.say(missing);
                return;
            }
            None => {}
        }
        self.settings.coming = None;
        self.screen.retranslate(app);
        ui.ctx().request_repaint();
    }
}

/// Why there is no library, as the end of a sentence.
fn why(text: &Text, error: &LibraryError) -> String {
    match error {
        LibraryError::Io(_, error) => describe_io(text, error),
        error => describe_library(text, error),
    }
}

/// The effective language: the requested one, or that of the settings, or the system's.
fn spoken(asked: Option<Language>, settings: &Settings) -> Language {
    asked.or(settings.language).unwrap_or_else(Language::system)
}

/// The messages of a language, including those of the games.
fn speak(language: Language, games: &Games<dyn ScreenGame>) -> Text {
    Text::new(language, games.map(|game| game as &dyn DescribedGame))
}

/// The messages of a language from a file that was fetched, because they are not built in.
fn speak_fetched(language: Language, messages: String, games: &Games<dyn ScreenGame>) -> Text {
    let games = games.map(|game| game as &dyn DescribedGame);
    Text::from_messages(language, games, vec![messages.into()])
}

/// Explains what happened to an unreadable settings file.
fn describe_damaged(text: &Text, damaged: &Damaged) -> String {
    match damaged {
        Damaged::SetAside(path) => {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            say!(text, "settings-set-aside", file)
        }
        Damaged::InTheWay(path, error) => {
            let file = path.display().to_string();
            let why = describe_io(text, error);
            say!(text, "settings-in-the-way", file, why)
        }
    }
}

/// The screen of an entrance, or the start screen if there is none.
fn enter(ctx: &egui::Context, app: &AppContext, entrance: Entrance) -> Box<dyn Screen> {
    let mut games = app.games.iter();
    let screen = match entrance {
        Entrance::NewGame => games.next().map(|game| game.new_session(app, &[])),
        Entrance::Quick => games
            .find_map(|game| game.quick())
            .map(|quick| (quick.open)(ctx, app)),
        Entrance::Again => Some(last_screen(app, true)),
    };
    screen.unwrap_or_else(|| Box::new(Home::new(app)))
}

/// The journal to show first.
fn show_file(app: &AppContext, file: &Path) -> Box<dyn Screen> {
    look_at(app, file).unwrap_or_else(|trouble| {
        let mut home = Home::new(app);
        home.show_trouble(trouble);
        Box::new(home)
    })
}

/// The unfinished set-up or session that was written last.
fn last_screen(app: &AppContext, samples: bool) -> Box<dyn Screen> {
    if let Some(draft) = app.library.draft() {
        let resumed = app
            .games
            .iter()
            .find_map(|game| game.resume_set_up(app, &draft));
        if let Some(setup) = resumed {
            return setup;
        }
    }
    let mut home = Home::new(app);
    // Later, a sample does not count as an unfinished game.
    let counts = |summary: &&Summary| samples || !summary.is_sample();
    let latest = home.sessions().iter().find(counts);
    if let Some(latest) = latest
        && let Ok(content) = &latest.content
        && content.outcome.is_none()
    {
        let path = latest.path.clone();
        // A second window does not show the game of the first one.
        let opened = match app.library.is_free(&path) {
            Ok(false) => Some(Err(LibraryError::InUse(path))),
            _ if !content.goes_on() => None,
            _ => {
                let game = app.games.find(&content.header.game);
                game.map(|game| game.open(app, &path))
            }
        };
        match opened {
            Some(Ok(screen)) => return screen,
            Some(Err(error)) => home.say(&app.text, &error),
            None => {}
        }
    }
    Box::new(home)
}

/// The screen that shows a journal, or the reason why it cannot be shown.
fn look_at(app: &AppContext, file: &Path) -> Result<Box<dyn Screen>, String> {
    let header = app.library.header(file);
    let opened = header.and_then(|header| match app.games.find(&header.game) {
        Some(game) => game.look_back(app, file).map(Ok),
        None => Ok(Err(say!(app.text, "home-file-no-screens"))),
    });
    let why = match opened {
        Ok(Ok(screen)) => return Ok(screen),
        Ok(Err(why)) => why,
        Err(error) => describe_library(&app.text, &error),
    };
    let file = file.display().to_string();
    Err(say!(app.text, "home-file", file, why))
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    fn raw_input_hook(&mut self, _ctx: &egui::Context, input: &mut RawInput) {
        theme::limit_letters(input);
    }
}
