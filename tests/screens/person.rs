//! A user of the screens: finds controls by name, taps them, and checks the screens.
//!
//! Names and lines are described as in [`crate::common::words`]: `@menu` is a message.
//!
//! In every test, each screen on the way has to settle, to sleep when nothing happens, and to give every control a
//! name that is unique within its role.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::games::{GameType, Games};
use courtyard::library::Library;
use courtyard::library::storage::{Pages, Storage};
use courtyard::settings::{self, Settings, SettingsFile, Suits, TextSize};
use courtyard::text::{Language, Text};
use courtyard::ui::guest::{AnySharer, GuestLink};
use courtyard::ui::platform::awake::{AsTheSystem, Awake};
use courtyard::ui::platform::browser::Browser;
use courtyard::ui::platform::chooser::{Chooser, Nobody};
use courtyard::ui::platform::speech::Speaker;
use courtyard::ui::{App, Options, ScreenGame, Start, theme};
use egui::accesskit::{Live, NodeId, Role};
use egui::epaint::{MarginF32, TextShape};
use egui::{
    Context, Event, Key, LayerId, Modifiers, PointerButton, Pos2, RawInput, Rect, SafeAreaInsets,
    Shape, Theme, TouchDeviceId, TouchId, TouchPhase, Vec2, ViewportId, WidgetRect, vec2,
};
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node, kittest::by};
use serde_json::Value;

use crate::common::words::{self, Words};

/// A phone in portrait.
pub const PHONE: Vec2 = vec2(390.0, 844.0);
/// A small laptop.
pub const LAPTOP: Vec2 = vec2(1280.0, 800.0);
/// Below this width or height, in points, input is by touch; above it by a mouse, which stays at its last position.
const FINGERS: f32 = 600.0;
/// Minimum height of a touch target, in points.
const TARGET: f32 = 48.0;

/// Number of steps of a quarter of a second until a settled screen has to sleep; a tooltip may appear.
const DROWSY: usize = 8;
/// After this number of frames, the test waits for other threads, this long before each frame.
const PATIENT: usize = 3;
const AWHILE: Duration = Duration::from_millis(300);

/// Minimum time between two repaints of a window that polls the disk.
const NAP: Duration = Duration::from_millis(900);

/// The button that dismisses the hand-over screen.
const GO_ON: &str = "@hand-over-go-on";

/// The roles of controls.
const CONTROLS: [Role; 12] = [
    Role::Button,
    Role::CheckBox,
    Role::ComboBox,
    Role::Link,
    Role::MenuItem,
    Role::MenuItemRadio,
    Role::NumberInput,
    Role::RadioButton,
    Role::Slider,
    Role::SpinButton,
    Role::Switch,
    Role::TextInput,
];

/// How the app is displayed: window and settings.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    pub size: Vec2,
    pub theme: settings::Theme,
    pub language: Language,
    /// The size of the text in percent.
    pub percent: i64,
    pub suits: Suits,
}

impl Look {
    /// A window of this size, dark, in English, with default settings otherwise.
    pub const fn new(width: f32, height: f32) -> Look {
        Look {
            size: vec2(width, height),
            theme: settings::Theme::Dark,
            language: Language::English,
            percent: 100,
            suits: Suits::TwoColours,
        }
    }

    pub const fn theme(self, theme: settings::Theme) -> Look {
        Look { theme, ..self }
    }

    pub const fn language(self, language: Language) -> Look {
        Look { language, ..self }
    }

    pub const fn percent(self, percent: i64) -> Look {
        Look { percent, ..self }
    }

    pub const fn suits(self, suits: Suits) -> Look {
        Look { suits, ..self }
    }

    fn settings(&self) -> Settings {
        Settings {
            theme: self.theme,
            language: Some(self.language),
            text_size: TextSize::nearest(self.percent),
            suits: self.suits,
            ..Settings::default()
        }
    }
}

/// A file dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Larger text leaves the window fewer points.
struct Scaled;

impl egui::Plugin for Scaled {
    fn debug_name(&self) -> &'static str {
        "Scaled"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let scale = ctx.zoom_factor();
        if let Some(window) = input.screen_rect.filter(|_| scale != 1.0) {
            input.screen_rect = Some(Rect::from_min_size(window.min, window.size() / scale));
        }
    }
}

/// A control that is in another place after a tap.
#[derive(Debug, Clone)]
pub struct Moved {
    /// Its name.
    pub control: String,
    /// Its places before and after.
    pub places: [Rect; 2],
    /// The control that was tapped.
    pub tapped: String,
    /// Whether the tap began or ended a fight or a question.
    pub is_other_mode: bool,
}

impl std::fmt::Display for Moved {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [before, after] = self.places;
        let (control, tapped) = (&self.control, &self.tapped);
        write!(f, "{control:?} from {before} to {after} after {tapped:?}")
    }
}

/// The app in a window, and its user.
pub struct Person {
    pub window: Harness<'static, App>,
    /// Number of taps.
    pub taps: usize,
    /// The controls that taps have moved, if they are collected.
    pub moved: Option<Vec<Moved>>,
    /// Faults of the screens so far, if they are collected instead of failing the test.
    pub notes: Option<Vec<String>>,
    /// Whether the app polls the disk, so its window does not sleep for long.
    pub watchful: bool,
    /// Whether the test handles the hand-over screen. Otherwise it is dismissed at once, by a tap that is not counted.
    pub reads_hand_overs: bool,
    /// The edges that the device reserves.
    edges: MarginF32,
    sessions: PathBuf,
}

/// One game only, as most of these tests need; [`Person::among_all_games`] opens the app with all games.
pub fn dueling_nobles() -> Games<dyn ScreenGame> {
    Games::new([&GameType::<DuelingNobles>::NEW as &dyn ScreenGame])
}

fn options(games: Games<dyn ScreenGame>, folder: &Path) -> Options {
    Options {
        games,
        data_dir: Some(folder.to_owned()),
        // Tests do not depend on the system's language, only on one that they have chosen.
        language: (!folder.join("settings.json").exists()).then_some(Language::English),
        file: None,
    }
}

impl Person {
    /// Opens the app on the sessions of a data folder, in dark mode.
    pub fn at(folder: &Path, size: Vec2) -> Person {
        Person::in_light(folder, size, Theme::Dark)
    }

    /// Opens the app on the sessions of a data folder.
    pub fn in_light(folder: &Path, size: Vec2, light: Theme) -> Person {
        Person::with(folder, size, light, Box::new(AsTheSystem))
    }

    /// Opens the app on the sessions of a data folder, with these settings.
    pub fn looking(folder: &Path, look: &Look) -> Person {
        let settings = serde_json::to_string(&look.settings()).unwrap();
        fs::write(folder.join("settings.json"), settings).unwrap();
        // The test harness decides between light and dark.
        let light = match look.theme {
            settings::Theme::Light => Theme::Light,
            _ => Theme::Dark,
        };
        Person::in_light(folder, look.size, light)
    }

    /// As [`Person::looking`], with all built-in games.
    pub fn looking_among_all(folder: &Path, look: &Look) -> Person {
        let settings = serde_json::to_string(&look.settings()).unwrap();
        fs::write(folder.join("settings.json"), settings).unwrap();
        let light = match look.theme {
            settings::Theme::Light => Theme::Light,
            _ => Theme::Dark,
        };
        Person::playing(
            courtyard::registry::screens(),
            folder,
            look.size,
            light,
            Box::new(AsTheSystem),
            Box::new(Nobody),
        )
    }

    /// Opens the app on the sessions of a data folder, with a running clock.
    pub fn by_the_clock(folder: &Path, size: Vec2) -> Person {
        let options = options(dueling_nobles(), folder);
        let mut person = Person::unsettled(folder, size, Theme::Dark, move |ctx| {
            App::new(ctx, options, Box::new(AsTheSystem))
        });
        person.watchful = true;
        person.settle();
        person
    }

    /// Opens the app on the sessions of a data folder, with this file chooser.
    pub fn choosing(folder: &Path, size: Vec2, chooser: Box<dyn Chooser>) -> Person {
        Person::beside(folder, size, Theme::Dark, Box::new(AsTheSystem), chooser)
    }

    /// Opens the app on the sessions of a data folder, with this speech.
    pub fn listening(folder: &Path, size: Vec2, speaker: Box<dyn Speaker>) -> Person {
        let options = options(courtyard::registry::screens(), folder);
        let mut person = Person::unsettled(folder, size, Theme::Dark, move |ctx| {
            App::new(ctx, options, Box::new(AsTheSystem)).with(|app| app.speaker = Some(speaker))
        });
        person.settle();
        person
    }

    /// Opens the app on the sessions of a data folder, with this screen lock.
    pub fn with(folder: &Path, size: Vec2, light: Theme, awake: Box<dyn Awake>) -> Person {
        Person::beside(folder, size, light, awake, Box::new(Nobody))
    }

    fn beside(
        folder: &Path,
        size: Vec2,
        light: Theme,
        awake: Box<dyn Awake>,
        chooser: Box<dyn Chooser>,
    ) -> Person {
        Person::playing(dueling_nobles(), folder, size, light, awake, chooser)
    }

    /// Opens the app with all built-in games on the sessions of a data folder.
    pub fn among_all_games(folder: &Path, size: Vec2) -> Person {
        Person::with_games(courtyard::registry::screens(), folder, size)
    }

    /// Opens the app with these games on the sessions of a data folder.
    pub fn with_games(games: Games<dyn ScreenGame>, folder: &Path, size: Vec2) -> Person {
        Person::playing(
            games,
            folder,
            size,
            Theme::Dark,
            Box::new(AsTheSystem),
            Box::new(Nobody),
        )
    }

    /// Opens the app with this journal file.
    pub fn opening(folder: &Path, size: Vec2, file: &Path) -> Person {
        let options = Options {
            games: courtyard::registry::screens(),
            data_dir: Some(folder.to_owned()),
            language: Some(Language::English),
            file: Some(file.to_owned()),
        };
        Person::before(folder, size, Theme::Dark, move |ctx| {
            App::new(ctx, options, Box::new(AsTheSystem))
        })
    }

    fn playing(
        games: Games<dyn ScreenGame>,
        folder: &Path,
        size: Vec2,
        light: Theme,
        awake: Box<dyn Awake>,
        chooser: Box<dyn Chooser>,
    ) -> Person {
        let options = options(games, folder);
        Person::before(folder, size, light, move |ctx| {
            App::new(ctx, options, awake).with(|app| app.chooser = chooser)
        })
    }

    /// Opens the app with all built-in games on the sessions of a data folder, on a device that reserves these points
    /// at the left, right, top and bottom. Faults of the screens are collected.
    pub fn noting(folder: &Path, size: Vec2, [left, right, top, bottom]: [f32; 4]) -> Person {
        let options = options(courtyard::registry::screens(), folder);
        let mut person = Person::unsettled(folder, size, Theme::Dark, move |ctx| {
            App::new(ctx, options, Box::new(AsTheSystem))
        });
        person.notes = Some(Vec::new());
        // A clock or the dimming of the screen may be turned on.
        person.watchful = true;
        person.edges = MarginF32 {
            left,
            right,
            top,
            bottom,
        };
        person.window.input_mut().safe_area_insets = Some(SafeAreaInsets(person.edges));
        person.settle();
        person
    }

    /// Opens the app as in a browser, with these files.
    pub fn browsing(
        storage: Arc<dyn Storage>,
        size: Vec2,
        around: impl Browser + 'static,
        chooser: Box<dyn Chooser>,
    ) -> Person {
        let start = Start {
            games: dueling_nobles(),
            library: Library::on(
                Arc::clone(&storage),
                courtyard::registry::kept(),
                "/".into(),
            ),
            settings: SettingsFile::on(storage, Some(Path::new("/"))),
            language: Some(Language::English),
            messages: None,
            file: None,
            entrance: None,
            awake: Box::new(AsTheSystem),
            browser: Some(Box::new(around)),
            guest: None,
        };
        Person::before(Path::new("/"), size, Theme::Dark, move |ctx| {
            App::begin(ctx, start).with(|app| app.chooser = chooser)
        })
    }

    /// Opens the app on the sessions of a data folder, with this sharer.
    pub fn sharing(folder: &Path, size: Vec2, language: Language, sharer: AnySharer) -> Person {
        let mut options = options(courtyard::registry::screens(), folder);
        options.language = Some(language);
        let mut person = Person::unsettled(folder, size, Theme::Dark, move |ctx| {
            App::new(ctx, options, Box::new(AsTheSystem)).with(|app| app.sharer = Some(sharer))
        });
        // While the app waits for a host, it checks the time.
        person.watchful = true;
        person.settle();
        person
    }

    /// The journals of this window's table are those of another window.
    #[must_use]
    pub fn at_table_of(mut self, host: &Person) -> Person {
        self.sessions.clone_from(&host.sessions);
        self
    }

    /// Opens the app by an invitation to a table.
    pub fn invited(link: GuestLink, size: Vec2, language: Language) -> Person {
        Person::invited_in(None, link, size, language)
    }

    /// The same, in this browser.
    pub fn invited_in(
        browser: Option<Box<dyn Browser>>,
        link: GuestLink,
        size: Vec2,
        language: Language,
    ) -> Person {
        let storage: Arc<dyn Storage> = Arc::new(Pages::new(BTreeMap::new(), || {}));
        let start = Start {
            games: courtyard::registry::screens(),
            library: Library::on(
                Arc::clone(&storage),
                courtyard::registry::kept(),
                "/".into(),
            ),
            settings: SettingsFile::on(storage, None),
            language: Some(language),
            messages: None,
            file: None,
            entrance: None,
            awake: Box::new(AsTheSystem),
            browser,
            guest: Some(link),
        };
        let mut person = Person::unsettled(Path::new("/"), size, Theme::Dark, move |ctx| {
            App::begin(ctx, start)
        });
        // A guest checks its clock every second.
        person.watchful = true;
        person.settle();
        person
    }

    fn before(
        folder: &Path,
        size: Vec2,
        light: Theme,
        app: impl FnOnce(&Context) -> App + 'static,
    ) -> Person {
        let mut person = Person::unsettled(folder, size, light, app);
        person.settle();
        person
    }

    fn unsettled(
        folder: &Path,
        size: Vec2,
        light: Theme,
        app: impl FnOnce(&Context) -> App + 'static,
    ) -> Person {
        let window = Harness::builder()
            .with_size(size)
            .with_pixels_per_point(1.0)
            .with_theme(light)
            .with_render_cursor(false)
            .with_context_setup(|ctx| {
                theme::install(ctx);
                ctx.add_plugin(Scaled);
            })
            .build_eframe(move |cc| app(&cc.egui_ctx));
        Person {
            window,
            taps: 0,
            moved: None,
            notes: None,
            watchful: false,
            reads_hand_overs: false,
            edges: MarginF32::ZERO,
            sessions: folder.join("sessions"),
        }
    }

    /// The messages of the app's language.
    pub fn text(&self) -> &'static Text {
        words::messages(self.window.state().language().expect("the app has started"))
    }

    /// The text of this description in the app's language.
    #[track_caller]
    pub fn say(&self, what: &str) -> String {
        words::say(self.text(), what)
    }

    /// The described words, for comparison with texts that are not looked for here.
    #[track_caller]
    pub fn words(&self, what: &str) -> Words {
        Words::new(self.text(), what)
    }

    fn fingers(&self) -> bool {
        self.window.ctx.content_rect().size().min_elem() < FINGERS
    }

    /// Taps the only control of this name, scrolling to it if needed.
    #[track_caller]
    pub fn tap(&mut self, name: &str) {
        self.scroll_to(name, |person| person.control(name));
        let before = self.moved.is_some().then(|| self.places());
        self.control(name).click();
        self.taps += 1;
        if self.fingers() {
            self.window.remove_cursor();
        }
        self.settle();
        if let Some(before) = before {
            let after = self.places();
            let button = |name| ("Button".to_owned(), self.say(name));
            let leads_out = [button("@kind-end-turn"), button("@back-to-table")];
            let is_other = |button: &(String, String)| {
                before.contains_key(button) != after.contains_key(button)
            };
            // The answers to an attack take the place of the actions of a turn.
            let hit = self.words("@noble-hearts-screen-is-hit name=* winner=*");
            let evades = |controls: &BTreeMap<(String, String), Rect>| {
                controls.keys().any(|(_, name)| hit.are(name))
            };
            let is_other_mode = leads_out.iter().any(is_other) || evades(&before) != evades(&after);
            let moved = before.iter().filter_map(|(control, place)| {
                let now = after.get(control)?;
                let far = (now.min - place.min).abs().max((now.max - place.max).abs());
                let (_, label) = control;
                // A line with a sign of another font is higher by a fraction.
                (far.max_elem() >= 1.0).then(|| Moved {
                    control: label.clone(),
                    places: [*place, *now],
                    tapped: name.to_owned(),
                    is_other_mode,
                })
            });
            self.moved
                .iter_mut()
                .for_each(|all| all.extend(moved.clone()));
        }
        if !self.reads_hand_overs && self.has(GO_ON) {
            self.control(GO_ON).click();
            if self.fingers() {
                self.window.remove_cursor();
            }
            self.settle();
        }
    }

    /// The places of all controls by role and name. Undo is one control, whatever it undoes.
    pub fn places(&self) -> BTreeMap<(String, String), Rect> {
        let all = self.controls().into_iter().map(|node| {
            let (role, name) = role_and_name(&node);
            let name = match name.split_once(':') {
                Some((step @ ("Undo" | "Redo"), _)) => step.to_owned(),
                _ => name,
            };
            ((format!("{role:?}"), name), node.rect())
        });
        all.collect()
    }

    /// Taps here, whatever is shown here.
    pub fn touch(&mut self, at: Pos2) {
        self.window.event(Event::PointerMoved(at));
        for pressed in [true, false] {
            self.window.event(Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        self.settle();
    }

    /// Makes the notice between turns wait for a tap, in the app on the data of this folder.
    pub fn waits_between_turns(folder: &Path) {
        let settings = r#"{"hand_over": "wait", "language": "en"}"#;
        fs::write(folder.join("settings.json"), settings).unwrap();
    }

    /// Taps the enabled control with this index, modulo their number. Returns `None` if there is none. Controls with
    /// ambiguous names are skipped.
    #[track_caller]
    pub fn tap_any(&mut self, count: usize) -> Option<String> {
        let mut names: Vec<String> = Vec::new();
        for node in self.controls() {
            let node = node.accesskit_node();
            if node.is_disabled() || matches!(node.role(), Role::TextInput | Role::SpinButton) {
                continue;
            }
            names.extend(node.label());
        }
        let all = names.clone();
        names.retain(|name| all.iter().filter(|n| *n == name).count() == 1);
        if names.is_empty() {
            return None;
        }
        let name = names.swap_remove(count % names.len());
        self.tap(&name);
        Some(name)
    }

    /// Scrolls a control into view, unless its centre is visible already.
    #[track_caller]
    fn scroll_to(&mut self, name: &str, find: impl Fn(&Person) -> Node<'_>) {
        let seen = |person: &Person| {
            let node = find(person);
            person.seen_of(&node).contains(node.rect().center())
        };
        if !seen(self) {
            find(self).scroll_to_me();
            self.window.run();
        }
        if !seen(self) {
            let place = find(self).rect();
            self.complain(vec![format!(
                "{name:?} cannot be brought into sight: it stays at {place}"
            )]);
        }
    }

    /// Scrolls the control of this name into view, unless its centre is visible already.
    #[track_caller]
    pub fn bring_control(&mut self, name: &str) {
        self.scroll_to(name, |person| person.control(name));
    }

    /// Whether the control of this name is completely visible.
    #[track_caller]
    pub fn sees(&self, name: &str) -> bool {
        let node = self.control(name);
        let hidden = node.rect().size() - self.seen_of(&node).size();
        hidden.max_elem() <= 1.0
    }

    /// The visible part of a control.
    fn seen_of(&self, node: &Node<'_>) -> Rect {
        let (id, _) = node.accesskit_node().locate();
        let pixels = self.window.ctx.pixels_per_point();
        self.window.ctx.viewport(|viewport| {
            let mut all = viewport.prev_pass.widgets.layers().flat_map(|(_, all)| all);
            let widget = all.find(|widget| widget.id.accesskit_id() == id);
            let laid = widget.map_or(Rect::NOTHING, |widget| widget.interact_rect);
            if laid.is_positive() {
                on_screen(node, laid) / pixels
            } else {
                laid
            }
        })
    }

    /// Replaces the text of the field of this name.
    #[track_caller]
    pub fn write(&mut self, field: &str, text: &str) {
        self.scroll_to(field, |person| person.field(field));
        self.field(field).click();
        self.window.run();
        self.press(Modifiers::COMMAND, Key::A);
        self.window.event(Event::Text(text.to_owned()));
        self.settle();
    }

    #[track_caller]
    fn field(&self, name: &str) -> Node<'_> {
        self.the(name, true)
    }

    /// The name of the focused control.
    #[track_caller]
    pub fn focused(&self) -> String {
        let controls = self.controls();
        let on = controls.iter().find(|node| node.is_focused());
        on.and_then(|node| node.accesskit_node().label())
            .unwrap_or_default()
    }

    /// Taps the field of this name, which opens a phone's keyboard.
    #[track_caller]
    pub fn touch_field(&mut self, field: &str) {
        self.scroll_to(field, |person| person.field(field));
        self.field(field).click();
        self.settle();
    }

    /// Whether the field of this name is focused and requests text input.
    #[track_caller]
    pub fn is_writing_in(&self, field: &str) -> bool {
        let is_asking = self.window.output().platform_output.ime.is_some();
        self.field(field).is_focused() && is_asking
    }

    /// Whether the field of this name is completely visible.
    #[track_caller]
    pub fn sees_field(&self, field: &str) -> bool {
        let field = self.field(field);
        (field.rect().size() - self.seen_of(&field).size()).max_elem() <= 1.0
    }

    /// The text in the field of this name.
    #[track_caller]
    pub fn written(&self, field: &str) -> String {
        self.field(field).value().unwrap_or_default()
    }

    /// Moves the focus on until it reaches the control of this name.
    #[track_caller]
    pub fn focus_on(&mut self, name: &str) {
        for _ in 0..100 {
            if self.control(name).is_focused() {
                return;
            }
            self.press(Modifiers::NONE, Key::Tab);
        }
        panic!(
            "the keyboard does not reach {name:?} on {}",
            self.screen_text()
        );
    }

    /// Position of the only control of this name.
    #[track_caller]
    pub fn place(&self, name: &str) -> Rect {
        self.control(name).rect()
    }

    /// Whether a control is completely visible.
    pub fn sees_whole(&self, name: &str) -> bool {
        let node = self.control(name);
        self.seen_of(&node).height() >= node.rect().height() - 1.0
    }

    /// Whether there is an image of this name.
    pub fn has_image(&self, name: &str) -> bool {
        let name = self.words(name);
        let is_it = move |node: &AccessKitNode<'_>| {
            node.role() == Role::Image && node.label().is_some_and(|label| name.are(&label))
        };
        self.window
            .query_all(by().predicate(is_it))
            .next()
            .is_some()
    }

    /// The place of the only image on the screen.
    pub fn only_image(&self) -> Rect {
        let is_image = |node: &AccessKitNode<'_>| node.role() == Role::Image;
        self.window.get(by().predicate(is_image)).rect()
    }

    /// The texts of the live regions, which screen readers announce.
    pub fn live(&self) -> Vec<String> {
        let all = self.window.root().children_recursive();
        let live = all.filter(|node| node.accesskit_node().live() != Live::Off);
        live.filter_map(|node| node.accesskit_node().value())
            .filter(|text| !text.is_empty())
            .collect()
    }

    /// Place of the floating refusal; `None` if no refusal is shown.
    pub fn refusal(&self) -> Option<Rect> {
        let mut all = self.window.root().children_recursive();
        let found = all.find(|node| node.accesskit_node().live() == Live::Assertive)?;
        Some(found.rect())
    }

    /// Whether a refusal or a notice is shown over the screen, which disappears by itself.
    fn has_fading_text(&self) -> bool {
        let causes = self.window.ctx.repaint_causes();
        let mut files = causes.iter().map(|cause| cause.file);
        self.refusal().is_some() || files.any(|file| file.ends_with("explanation.rs"))
    }

    /// The texts of the live regions, each with its node: another node would be announced again.
    pub fn announcements(&self) -> Vec<(NodeId, String)> {
        let all = self.window.root().children_recursive();
        let live = all.map(|node| node.accesskit_node());
        let live = live.filter(|node| node.live() != Live::Off);
        live.filter_map(|node| Some((node.locate().0, node.value()?)))
            .filter(|(_, text)| !text.is_empty())
            .collect()
    }

    /// Presses a key.
    #[track_caller]
    pub fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.settle();
        if !self.reads_hand_overs && self.has(GO_ON) && self.control(GO_ON).is_focused() {
            self.window.key_press(Key::Enter);
            self.settle();
        }
    }

    /// Lets this number of seconds pass on the window's clock.
    #[track_caller]
    pub fn let_pass(&mut self, seconds: f64) {
        let end = self.window.ctx.input(|i| i.time) + seconds;
        while self.window.ctx.input(|i| i.time) < end {
            self.window.step();
        }
        self.settle();
    }

    /// Drops files on the window.
    #[track_caller]
    pub fn drop_files(&mut self, files: &[PathBuf]) {
        let dropped = files
            .iter()
            .map(|file| Arc::new(Dropped(file.clone())) as _);
        self.window.input_mut().dropped_files = dropped.collect();
        self.settle();
    }

    /// All controls on the screen.
    pub fn controls(&self) -> Vec<Node<'_>> {
        self.window
            .query_all(by().predicate(|node| CONTROLS.contains(&node.role()) && !node.is_hidden()))
            .collect()
    }

    /// The only control of this name, not counting text fields.
    #[track_caller]
    pub fn control(&self, name: &str) -> Node<'_> {
        self.the(name, false)
    }

    #[track_caller]
    fn the(&self, name: &str, field: bool) -> Node<'_> {
        let words = self.words(name);
        let mut found = self.controls();
        found.retain(|node| {
            let node = node.accesskit_node();
            let is_field = matches!(node.role(), Role::NumberInput | Role::TextInput);
            is_field == field && node.label().is_some_and(|label| words.are(&label))
        });
        match found[..] {
            [node] => node,
            _ => panic!(
                "{} controls {name:?} on {}",
                found.len(),
                self.screen_text()
            ),
        }
    }

    /// Whether there is a control of this name.
    #[track_caller]
    pub fn has(&self, name: &str) -> bool {
        let words = self.words(name);
        self.names().iter().any(|(_, name)| words.are(name))
    }

    /// Whether a control has this description.
    pub fn describes(&self, words: &str) -> bool {
        let words = self.words(words);
        let nodes = self.controls();
        nodes.iter().any(|node| {
            node.accesskit_node()
                .description()
                .is_some_and(|all| words.are_in(&all))
        })
    }

    /// Whether the control of this name is disabled.
    #[track_caller]
    pub fn is_off(&self, name: &str) -> bool {
        self.control(name).accesskit_node().is_disabled()
    }

    /// Whether the control of this name is selected or switched on.
    #[track_caller]
    pub fn is_on(&self, name: &str) -> bool {
        let node = self.control(name);
        let node = node.accesskit_node();
        node.toggled() == Some(egui::accesskit::Toggled::True) || node.is_selected() == Some(true)
    }

    /// Whether there is a control whose name starts with this text.
    #[track_caller]
    pub fn has_starting(&self, start: &str) -> bool {
        let words = self.words(start);
        self.names().iter().any(|(_, name)| words.start(name))
    }

    /// The name of the only control whose name starts with this text.
    #[track_caller]
    pub fn name_of(&self, start: &str) -> String {
        let words = self.words(start);
        let mut names = self.names();
        names.retain(|(_, name)| words.start(name));
        match &names[..] {
            [(_, name)] => name.clone(),
            _ => panic!(
                "{} controls {start:?}… on {}",
                names.len(),
                self.screen_text()
            ),
        }
    }

    /// The name of the first control whose name starts with this text.
    #[track_caller]
    pub fn name_starting(&self, start: &str) -> String {
        let words = self.words(start);
        let found = self.names().into_iter().find(|(_, n)| words.start(n));
        let (_, name) = found.unwrap_or_else(|| panic!("no {start:?}… on {}", self.screen_text()));
        name
    }

    /// Role and name of every control.
    pub fn names(&self) -> Vec<(Role, String)> {
        self.controls().iter().map(role_and_name).collect()
    }

    /// The names of all headings.
    pub fn headings(&self) -> Vec<String> {
        let headings = by().predicate(|node| node.role() == Role::Heading);
        let headings = self.window.query_all(headings);
        let names = headings.filter_map(|node| node.accesskit_node().label());
        names.collect()
    }

    /// Every line of text on the screen.
    pub fn lines(&self) -> Vec<String> {
        let lines = self
            .window
            .query_all(by().predicate(|node| is_line(node.role())));
        let nodes = lines.map(|line| line.accesskit_node());
        nodes.filter_map(|n| n.value().or(n.label())).collect()
    }

    /// Position of the only line with these words.
    #[track_caller]
    pub fn place_of(&self, words: &str) -> Rect {
        // Announcements have no place.
        let lines = self.lines_with(words).map(|node| node.rect());
        let lines: Vec<Rect> = lines.filter(|place| place.is_positive()).collect();
        assert_eq!(
            lines.len(),
            1,
            "lines with {words:?} on {}",
            self.screen_text()
        );
        lines[0]
    }

    fn lines_with(&self, words: &str) -> impl Iterator<Item = Node<'_>> {
        let words = self.words(words);
        let is_it = move |node: &AccessKitNode<'_>| {
            let line = node.value().or(node.label());
            is_line(node.role()) && line.is_some_and(|line| words.are_in(&line))
        };
        self.window.query_all(by().predicate(is_it))
    }

    /// Scrolls to the first line with these words.
    pub fn bring(&mut self, words: &str) {
        let line = self.lines_with(words).next();
        line.expect(words).scroll_to_me();
        self.settle();
    }

    /// Whether a line with these words is visible without scrolling.
    pub fn in_sight(&self, words: &str) -> bool {
        self.lines_with(words).any(|line| {
            let seen = self.seen_of(&line);
            seen.is_positive() && seen.height() > line.rect().height() / 2.0
        })
    }

    /// Whether a line of the screen has these words.
    #[track_caller]
    pub fn reads(&self, words: &str) -> bool {
        let words = self.words(words);
        self.lines().iter().any(|line| words.are_in(line))
    }

    /// Asserts that a line of the screen has these words.
    #[track_caller]
    pub fn expect(&self, words: &str) {
        assert!(self.reads(words), "no {words:?} on {}", self.screen_text());
    }

    /// A dump of the screen, for failure messages.
    pub fn screen_text(&self) -> String {
        let mut all = String::from("this screen:\n");
        for line in self.lines() {
            all += &format!("  “{line}”\n");
        }
        for node in self.controls() {
            let node = node.accesskit_node();
            let off = if node.is_disabled() { " (off)" } else { "" };
            let name = node.label().unwrap_or_default();
            all += &format!("  {:?} {name}{off}\n", node.role());
        }
        all
    }

    /// Waits until nothing moves any more, and checks the screen then.
    #[track_caller]
    pub fn settle(&mut self) {
        // Another thread may change the screen at any step.
        if let Err(error) = self.window.try_run()
            && !self.watchful
        {
            panic!("{error}");
        }
        let mut waited = 0;
        // A refusal and a notice fade by themselves, which is no reason to wait for them.
        let longest = |person: &Person| {
            if person.watchful || person.has_fading_text() {
                NAP
            } else {
                Duration::MAX
            }
        };
        while self.repaint_delay() < longest(self) {
            waited += 1;
            // Bots may decide several times before a tap is needed.
            let most = if self.watchful { 5 * DROWSY } else { DROWSY };
            assert!(
                waited < most,
                "the window is kept awake by {:?} on {}",
                self.window.ctx.repaint_causes(),
                self.screen_text()
            );
            // Another thread needs time, however fast the frames are.
            if waited > PATIENT {
                std::thread::sleep(AWHILE);
            }
            self.window.step();
        }
        let faults = [
            self.mind_the_names(),
            self.mind_the_edges(),
            self.mind_the_gaps(),
            self.mind_the_words(),
            self.mind_the_headings(),
        ];
        self.complain(faults.concat());
    }

    fn repaint_delay(&self) -> Duration {
        self.window.output().viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// Scrolls to every control in turn, and asserts that it can be seen completely.
    #[track_caller]
    pub fn see_everything(&mut self) {
        let mut left = self.half_hidden();
        while let Some((role, name)) = left.pop() {
            let is_it = |node: &Node<'_>| {
                let node = node.accesskit_node();
                node.role() == role && node.label().unwrap_or_default() == name
            };
            let nodes = self.controls();
            nodes.into_iter().find(is_it).unwrap().scroll_to_me();
            self.window.run();
            let now = self.half_hidden();
            if now.contains(&(role, name.clone())) {
                self.complain(vec![format!("{name:?} cannot be seen whole")]);
            }
            left.retain(|one| now.contains(one));
        }
    }

    /// Role and name of every control that is not visible in its full height.
    fn half_hidden(&self) -> Vec<(Role, String)> {
        let mut controls = self.controls();
        controls.retain(|node| {
            // A stepper is at the position of its two buttons.
            node.accesskit_node().role() != Role::SpinButton
                && self.seen_of(node).height() < node.rect().height() - 1.0
        });
        controls.iter().map(role_and_name).collect()
    }

    /// Fails if there are faults, or collects them.
    #[track_caller]
    fn complain(&mut self, faults: Vec<String>) {
        match &mut self.notes {
            Some(notes) => notes.extend(faults),
            None => assert!(faults.is_empty(), "{faults:#?} on {}", self.screen_text()),
        }
    }

    /// Every control has a name that is unique within its role.
    fn mind_the_names(&self) -> Vec<String> {
        let mut count = BTreeMap::new();
        for (role, name) in self.names() {
            *count.entry((format!("{role:?}"), name)).or_insert(0) += 1;
        }
        let faulty = count
            .iter()
            .filter(|((_, name), n)| **n > 1 || name.trim().is_empty());
        let faulty = faulty.map(|((role, name), n)| format!("{n} times a {role} {name:?}"));
        let all = self.window.root().children_recursive();
        let all = all.map(|node| node.accesskit_node());
        let images = all.filter(|node| node.role() == Role::Image && !node.is_hidden());
        let images: Vec<String> = images.filter_map(|node| node.label()).collect();
        let twice = count.keys().map(|(_, name)| name);
        let twice = twice.filter(|name| images.contains(name));
        let twice = twice.map(|name| format!("{name:?} is a picture and a control"));
        faulty.chain(twice).collect()
    }

    /// The screen has exactly one main heading.
    fn mind_the_headings(&self) -> Vec<String> {
        let headed = by().predicate(|node| node.role() == Role::Heading && node.level() == Some(1));
        match self.window.query_all(headed).count() {
            1 => Vec::new(),
            n => vec![format!("{n} headings of the first level")],
        }
    }

    /// Puts a finger down here and holds it until its effect is visible.
    pub fn put_finger(&mut self, at: Pos2) {
        self.move_finger(at, true);
        self.window.step();
    }

    /// Slides the finger to here and lifts it.
    pub fn lift_finger(&mut self, at: Pos2) {
        self.move_finger(at, false);
        self.window.remove_cursor();
        self.settle();
    }

    /// Drags a finger over the screen, and holds it still before lifting it.
    pub fn swipe(&mut self, from: Pos2, to: Pos2) {
        const STEPS: usize = 12;
        let touch = |phase, pos| Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(0),
            phase,
            pos,
            force: None,
        };
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        for event in [
            touch(TouchPhase::Start, from),
            Event::PointerMoved(from),
            button(from, true),
        ] {
            self.window.event(event);
        }
        self.window.step();
        for step in 1..=2 * STEPS {
            let pos = from + (to - from) * (step.min(STEPS) as f32 / STEPS as f32);
            self.window.event(Event::PointerMoved(pos));
            self.window.event(touch(TouchPhase::Move, pos));
            self.window.step();
        }
        for event in [
            touch(TouchPhase::End, to),
            button(to, false),
            Event::PointerGone,
        ] {
            self.window.event(event);
        }
        self.settle();
    }

    fn move_finger(&mut self, pos: Pos2, pressed: bool) {
        let button = Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        for event in [Event::PointerMoved(pos), button] {
            self.window.event(event);
            self.window.step();
        }
    }

    /// The part of the screen that the device leaves free in any rotation; egui has the edges in layout coordinates.
    fn free(&self) -> Rect {
        let whole = self.window.ctx.viewport_rect();
        whole - self.edges
    }

    /// All texts of the last frame, each with the rectangle outside of which it is not drawn.
    pub fn painted(&self) -> Vec<(TextShape, Rect)> {
        fn take(shape: &Shape, clip: Rect, out: &mut Vec<(TextShape, Rect)>) {
            match shape {
                Shape::Vec(all) => all.iter().for_each(|shape| take(shape, clip, out)),
                Shape::Text(text) => out.push((text.clone(), clip)),
                _ => {}
            }
        }
        let mut texts = Vec::new();
        for shape in &self.window.output().shapes {
            take(&shape.shape, shape.clip_rect, &mut texts);
        }
        texts
    }

    /// No line ends within a word or a number.
    fn mind_the_words(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (text, _) in self.painted() {
            for [row, next] in text.galley.rows.array_windows() {
                let last = row.glyphs.last().map(|glyph| glyph.chr);
                let first = next.glyphs.first().map(|glyph| glyph.chr);
                let is_within = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
                if !row.ends_with_newline && is_within(last) && is_within(first) {
                    faults.push(format!(
                        "{:?} is broken after {:?}",
                        text.galley.text(),
                        row.text()
                    ));
                }
            }
        }
        faults
    }

    /// No control and no text extends beyond the sides, where scrolling is impossible. All controls are high enough
    /// for a finger.
    fn mind_the_edges(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let window = self.free().expand(0.5);
        for node in self.controls() {
            let place = node.rect();
            let name = node.accesskit_node().label().unwrap_or_default();
            if place.left() < window.left() || place.right() > window.right() {
                faults.push(format!("{name:?} sticks out of the window: {place}"));
            }
            let seen = self.seen_of(&node);
            if seen.is_positive() && !window.contains_rect(seen) {
                faults.push(format!("{name:?} lies at {seen}, where nothing is to lie"));
            }
            if place.height() < TARGET - 0.5 {
                faults.push(format!("{name:?} is only {} points high", place.height()));
            }
        }
        let mut widgets = HashMap::new();
        self.window.ctx.viewport(|viewport| {
            for (_, all) in viewport.prev_pass.widgets.layers() {
                let place = |w: &WidgetRect| (w.id.accesskit_id(), (w.rect, w.interact_rect));
                widgets.extend(all.iter().map(place));
            }
        });
        let is_text = |role| is_line(role) || CONTROLS.contains(&role);
        let all = by().predicate(|node| is_text(node.role()) && !node.is_hidden());
        for node in self.window.query_all(all) {
            let node = node.accesskit_node();
            let Some((whole, seen)) = widgets.get(&node.locate().0) else {
                continue;
            };
            if seen.is_positive() && seen.width() < whole.width() - 1.0 {
                let words = node.label().or(node.value()).unwrap_or_default();
                faults.push(format!("{words:?} at {whole} is cut off to {seen}"));
            }
        }
        faults
    }

    /// The visible parts of controls do not overlap.
    fn mind_the_gaps(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut widgets = HashMap::new();
        self.window.ctx.viewport(|viewport| {
            for (layer, all) in viewport.prev_pass.widgets.layers() {
                let place = |w: &WidgetRect| (w.id.accesskit_id(), (*layer, w.interact_rect));
                widgets.extend(all.iter().map(place));
            }
        });
        let mut laid: Vec<(LayerId, Rect, String)> = Vec::new();
        for node in self.controls() {
            let node = node.accesskit_node();
            // A stepper contains its two buttons.
            if node.role() == Role::SpinButton {
                continue;
            }
            let Some(&(layer, seen)) = widgets.get(&node.locate().0) else {
                continue;
            };
            let seen = seen.shrink(1.0);
            let name = node.label().unwrap_or_default();
            for (other_layer, other, other_name) in &laid {
                if *other_layer == layer && other.intersects(seen) {
                    faults.push(format!(
                        "{name:?} at {seen} lies over {other_name:?} at {other}"
                    ));
                }
            }
            if seen.is_positive() {
                laid.push((layer, seen, name));
            }
        }
        faults
    }

    /// The most recently written journal.
    #[track_caller]
    pub fn journal_path(&self) -> PathBuf {
        let written = |path: &PathBuf| fs::metadata(path).and_then(|m| m.modified()).unwrap();
        let journals = fs::read_dir(&self.sessions)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|e| e == "courtyard"));
        journals.max_by_key(written).expect("there is no journal")
    }

    /// Takes the folder of the sessions away, like a removed disk.
    pub fn take_the_disk_away(&mut self) -> Disk {
        self.watchful = true;
        let disk = Disk {
            sessions: self.sessions.clone(),
            away: self.sessions.with_extension("away"),
        };
        fs::rename(&disk.sessions, &disk.away).unwrap();
        disk
    }

    /// The lines of the most recently written journal, the header first.
    #[track_caller]
    pub fn journal(&self) -> Vec<Value> {
        lines_of(&self.journal_path())
    }
}

/// A removed disk.
pub struct Disk {
    sessions: PathBuf,
    away: PathBuf,
}

impl Disk {
    /// Restores it unchanged.
    pub fn give_it_back(self) {
        fs::rename(self.away, self.sessions).unwrap();
    }
}

/// Converts a position in the layout to the screen, in pixels: face to face, a part is rotated.
fn on_screen(node: &Node<'_>, laid: Rect) -> Rect {
    let [x0, y0, x1, y1] = [laid.min.x, laid.min.y, laid.max.x, laid.max.y].map(f64::from);
    let laid = egui::accesskit::Rect { x0, y0, x1, y1 };
    let seen = node.accesskit_node().transform().transform_rect_bbox(laid);
    Rect::from_min_max(
        egui::pos2(seen.x0 as f32, seen.y0 as f32),
        egui::pos2(seen.x1 as f32, seen.y1 as f32),
    )
}

/// Whether the role is a line of text.
fn is_line(role: Role) -> bool {
    matches!(role, Role::Label | Role::Heading)
}

fn role_and_name(node: &Node<'_>) -> (Role, String) {
    let node = node.accesskit_node();
    (node.role(), node.label().unwrap_or_default())
}

/// The lines of a journal, the header first.
#[track_caller]
pub fn lines_of(journal: &Path) -> Vec<Value> {
    let text = fs::read_to_string(journal).unwrap();
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().unwrap()
}
