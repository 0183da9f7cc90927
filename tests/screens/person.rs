//! A person at the screen: finds things by their names, taps them, and minds how the screen behaves.
//!
//! Whatever a test does, every screen that it comes by has to settle, to sleep when nothing happens, to name every
//! control, and to name no two of a kind the same.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use courtyard::text::Language;
use courtyard::ui::awake::AsTheSystem;
use courtyard::ui::{App, Options, theme};
use egui::accesskit::{Live, Role};
use egui::{Event, Key, LayerId, Modifiers, Rect, Theme, Vec2, ViewportId, WidgetRect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node, kittest::by};
use serde_json::Value;

/// A phone held upright.
pub const PHONE: Vec2 = vec2(390.0, 844.0);
/// A small laptop.
pub const LAPTOP: Vec2 = vec2(1280.0, 800.0);
/// Below this width there are fingers, above it a pointer that stays where it last was.
const FINGERS: f32 = 600.0;
/// The least height of what a finger has to hit, and the narrowest phone that fingers are thought of.
const TARGET: f32 = 44.0;
const NARROWEST: f32 = 360.0;

/// How long a settled screen may take until it sleeps, in steps of a quarter of a second: a tooltip may come up.
const DROWSY: usize = 8;

/// The roles of what can be acted on.
const CONTROLS: [Role; 9] = [
    Role::Button,
    Role::CheckBox,
    Role::ComboBox,
    Role::Link,
    Role::RadioButton,
    Role::Slider,
    Role::SpinButton,
    Role::Switch,
    Role::TextInput,
];

/// The app in a window, and somebody who looks at it.
pub struct Person {
    pub window: Harness<'static, App>,
    /// How often something was tapped.
    pub taps: usize,
    sessions: PathBuf,
}

impl Person {
    /// Opens the app on the sessions of a data folder, in a dark room.
    pub fn at(folder: &Path, size: Vec2) -> Person {
        Person::in_light(folder, size, Theme::Dark)
    }

    /// Opens the app on the sessions of a data folder.
    pub fn in_light(folder: &Path, size: Vec2, light: Theme) -> Person {
        let options = Options {
            data_dir: Some(folder.to_owned()),
            // The system's language is no concern of a test; one that was chosen in it is.
            language: (!folder.join("settings.json").exists()).then_some(Language::English),
        };
        let window = Harness::builder()
            .with_size(size)
            .with_pixels_per_point(1.0)
            .with_theme(light)
            .with_render_cursor(false)
            .with_context_setup(theme::install)
            .build_eframe(move |cc| App::new(&cc.egui_ctx, options, Box::new(AsTheSystem)));
        let mut person = Person {
            window,
            taps: 0,
            sessions: folder.join("sessions"),
        };
        person.settle();
        person
    }

    fn fingers(&self) -> bool {
        self.window.ctx.content_rect().width() < FINGERS
    }

    /// Taps the one control of this name, scrolling to it as far as that is needed.
    #[track_caller]
    pub fn tap(&mut self, name: &str) {
        self.scroll_to(name, |person| person.control(name));
        self.control(name).click();
        self.taps += 1;
        if self.fingers() {
            self.window.remove_cursor();
        }
        self.settle();
    }

    /// Brings a control into sight, if its middle is not there already.
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
        assert!(
            seen(self),
            "{name:?} cannot be brought into sight: it stays at {}",
            find(self).rect()
        );
    }

    /// The part of a control that is to be seen and tapped.
    fn seen_of(&self, node: &Node<'_>) -> Rect {
        let (id, _) = node.accesskit_node().locate();
        self.window.ctx.viewport(|viewport| {
            let mut all = viewport.prev_pass.widgets.layers().flat_map(|(_, all)| all);
            let widget = all.find(|widget| widget.id.accesskit_id() == id);
            widget.map_or(Rect::NOTHING, |widget| widget.interact_rect)
        })
    }

    /// Writes into the field of this name, in place of what stands there.
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

    /// The name of what the keyboard is on.
    #[track_caller]
    pub fn focused(&self) -> String {
        let controls = self.controls();
        let on = controls.iter().find(|node| node.is_focused());
        on.and_then(|node| node.accesskit_node().label())
            .unwrap_or_default()
    }

    /// What stands in the field of this name.
    #[track_caller]
    pub fn written(&self, field: &str) -> String {
        self.field(field).value().unwrap_or_default()
    }

    /// Moves the keyboard's focus on until it is on the control of this name.
    #[track_caller]
    pub fn focus_on(&mut self, name: &str) {
        for _ in 0..100 {
            if self.control(name).is_focused() {
                return;
            }
            self.press(Modifiers::NONE, Key::Tab);
        }
        panic!("the keyboard does not reach {name:?} on {}", self.told());
    }

    /// Where the one control of this name is.
    #[track_caller]
    pub fn place(&self, name: &str) -> Rect {
        self.control(name).rect()
    }

    /// Whether there is a picture of this name.
    pub fn has_image(&self, name: &str) -> bool {
        let found = self.window.query_by_role_and_label(Role::Image, name);
        found.is_some()
    }

    /// What screen readers are told without being asked.
    pub fn live(&self) -> Vec<String> {
        let all = self.window.root().children_recursive();
        let live = all.filter(|node| node.accesskit_node().live() != Live::Off);
        live.filter_map(|node| node.accesskit_node().value())
            .filter(|told| !told.is_empty())
            .collect()
    }

    /// Presses a key.
    #[track_caller]
    pub fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// All controls on the screen.
    pub fn controls(&self) -> Vec<Node<'_>> {
        self.window
            .query_all(by().predicate(|node| CONTROLS.contains(&node.role()) && !node.is_hidden()))
            .collect()
    }

    /// The one control of this name; a field to write into is none.
    #[track_caller]
    pub fn control(&self, name: &str) -> Node<'_> {
        self.the(name, false)
    }

    #[track_caller]
    fn the(&self, name: &str, field: bool) -> Node<'_> {
        let mut found = self.controls();
        found.retain(|node| {
            let node = node.accesskit_node();
            (node.role() == Role::TextInput) == field && node.label().as_deref() == Some(name)
        });
        match found[..] {
            [node] => node,
            _ => panic!("{} controls {name:?} on {}", found.len(), self.told()),
        }
    }

    /// Whether there is a control of this name.
    pub fn has(&self, name: &str) -> bool {
        self.names().iter().any(|(_, n)| n == name)
    }

    /// Whether the control of this name says that it cannot be used now.
    #[track_caller]
    pub fn is_off(&self, name: &str) -> bool {
        self.control(name).accesskit_node().is_disabled()
    }

    /// Whether the control of this name is the chosen one, or switched on.
    #[track_caller]
    pub fn is_on(&self, name: &str) -> bool {
        let node = self.control(name);
        let node = node.accesskit_node();
        node.toggled() == Some(egui::accesskit::Toggled::True) || node.is_selected() == Some(true)
    }

    /// The name of the one control whose name begins like this.
    #[track_caller]
    pub fn name_of(&self, start: &str) -> String {
        let mut names = self.names();
        names.retain(|(_, name)| name.starts_with(start));
        match &names[..] {
            [(_, name)] => name.clone(),
            _ => panic!("{} controls {start:?}… on {}", names.len(), self.told()),
        }
    }

    /// Role and name of every control.
    pub fn names(&self) -> Vec<(Role, String)> {
        let name = |node: &Node<'_>| {
            let node = node.accesskit_node();
            (node.role(), node.label().unwrap_or_default())
        };
        self.controls().iter().map(name).collect()
    }

    /// Every line of text on the screen.
    pub fn lines(&self) -> Vec<String> {
        self.window
            .query_all(by().role(Role::Label))
            .filter_map(|node| node.accesskit_node().value())
            .collect()
    }

    /// Where the one line with these words is.
    #[track_caller]
    pub fn place_of(&self, words: &str) -> Rect {
        let by = by().role(Role::Label).label_contains(words);
        self.window.get(by).rect()
    }

    /// Whether a line with these words is in sight, and not only somewhere where it can be scrolled to.
    pub fn in_sight(&self, words: &str) -> bool {
        let by = by().role(Role::Label).label_contains(words);
        self.window.query_all(by).any(|line| {
            let seen = self.seen_of(&line);
            seen.is_positive() && seen.height() > line.rect().height() / 2.0
        })
    }

    /// Whether a line of the screen has these words.
    pub fn reads(&self, words: &str) -> bool {
        self.lines().iter().any(|line| line.contains(words))
    }

    /// Insists that a line of the screen has these words.
    #[track_caller]
    pub fn expect(&self, words: &str) {
        assert!(self.reads(words), "no {words:?} on {}", self.told());
    }

    /// What is on the screen, for somebody who has to find out what went wrong.
    pub fn told(&self) -> String {
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

    /// Waits until nothing moves any more, and looks at the screen then.
    #[track_caller]
    pub fn settle(&mut self) {
        self.window.run();
        let mut waited = 0;
        while self.repaint_delay() != Duration::MAX {
            waited += 1;
            assert!(
                waited < DROWSY,
                "the window is kept awake by {:?} on {}",
                self.window.ctx.repaint_causes(),
                self.told()
            );
            self.window.step();
        }
        self.mind_the_names();
        self.mind_the_edges();
        self.mind_the_gaps();
    }

    fn repaint_delay(&self) -> Duration {
        self.window.output().viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// Every control has a name, and no two of a role have the same.
    #[track_caller]
    fn mind_the_names(&self) {
        let mut count = BTreeMap::new();
        for (role, name) in self.names() {
            assert!(!name.trim().is_empty(), "a {role:?} has no name");
            *count.entry((format!("{role:?}"), name)).or_insert(0) += 1;
        }
        count.retain(|_, n| *n > 1);
        assert!(
            count.is_empty(),
            "{count:?} more than once on {}",
            self.told()
        );
    }

    /// No control sticks out at the sides, where nobody can scroll to; all are high enough for a finger.
    #[track_caller]
    fn mind_the_edges(&self) {
        let window = self.window.ctx.content_rect().expand(0.5);
        for node in self.controls() {
            let place = node.rect();
            let name = node.accesskit_node().label().unwrap_or_default();
            assert!(
                place.left() >= window.left() && place.right() <= window.right(),
                "{name:?} sticks out of the window: {place}"
            );
            assert!(
                window.width() < NARROWEST || place.height() >= TARGET - 0.5,
                "{name:?} is only {} points high",
                place.height()
            );
        }
    }

    /// No two controls lie over each other, as far as they are to be seen.
    #[track_caller]
    fn mind_the_gaps(&self) {
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
            // A stepper holds its two buttons.
            if node.role() == Role::SpinButton {
                continue;
            }
            let Some(&(layer, seen)) = widgets.get(&node.locate().0) else {
                continue;
            };
            let seen = seen.shrink(1.0);
            let name = node.label().unwrap_or_default();
            for (other_layer, other, other_name) in &laid {
                assert!(
                    *other_layer != layer || !other.intersects(seen),
                    "{name:?} at {seen} lies over {other_name:?} at {other}"
                );
            }
            if seen.is_positive() {
                laid.push((layer, seen, name));
            }
        }
    }

    /// The journal that was written last.
    #[track_caller]
    pub fn journal_path(&self) -> PathBuf {
        let written = |path: &PathBuf| fs::metadata(path).and_then(|m| m.modified()).unwrap();
        let journals = fs::read_dir(&self.sessions)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|e| e == "courtyard"));
        journals.max_by_key(written).expect("there is no journal")
    }

    /// The lines of the journal that was written last, the header first.
    #[track_caller]
    pub fn journal(&self) -> Vec<Value> {
        lines_of(&self.journal_path())
    }
}

/// The lines of a journal, the header first.
#[track_caller]
pub fn lines_of(journal: &Path) -> Vec<Value> {
    let text = fs::read_to_string(journal).unwrap();
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().unwrap()
}
