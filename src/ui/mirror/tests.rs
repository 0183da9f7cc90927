//! The elements for a page, node by node and for a whole screen.

use std::sync::{Arc, Mutex};

use egui::{Context, Label, RawInput, Ui, pos2, vec2};

use super::*;
use crate::{parts, widgets};

/// A screen with two pixels per CSS pixel, and the snapshots of its mirror in order.
struct Screen {
    ctx: Context,
    snapshots: Arc<Mutex<Vec<Arc<Snapshot>>>>,
}

impl Screen {
    fn new() -> Screen {
        let snapshots = Arc::<Mutex<Vec<_>>>::default();
        let ctx = Context::default();
        let hear = Arc::clone(&snapshots);
        ctx.add_plugin(Mirror::new(move |now| hear.lock().unwrap().push(now)));
        Screen { ctx, snapshots }
    }

    fn frame(&self, events: Vec<Event>, mut content: impl FnMut(&mut Ui)) {
        let mut input = RawInput {
            screen_rect: Some(egui::Rect::from_min_size(
                pos2(0.0, 0.0),
                vec2(400.0, 300.0),
            )),
            events,
            ..RawInput::default()
        };
        let viewport = input.viewports.entry(input.viewport_id).or_default();
        viewport.native_pixels_per_point = Some(2.0);
        let mut output = self.ctx.run_ui(input, |ui| content(ui));
        output.textures_delta.clear();
    }

    fn times(&self) -> usize {
        self.snapshots.lock().unwrap().len()
    }

    fn last(&self) -> Arc<Snapshot> {
        Arc::clone(self.snapshots.lock().unwrap().last().unwrap())
    }

    /// The snapshot of this content after it has settled.
    fn shows(content: impl FnMut(&mut Ui)) -> (Screen, Arc<Snapshot>) {
        let screen = Screen::new();
        let mut content = content;
        for _ in 0..3 {
            screen.frame(Vec::new(), &mut content);
        }
        let snapshot = screen.last();
        (screen, snapshot)
    }
}

impl Snapshot {
    fn named(&self, name: &str) -> &Part {
        let mut parts = self.parts.iter();
        let found = parts.find(|p| p.name() == Some(name) || p.text == name);
        found.unwrap_or_else(|| panic!("no {name} in {self:#?}"))
    }
}

impl Part {
    fn says(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

fn asked(events: &[Event]) -> Vec<Action> {
    let action = |event: &Event| match event {
        Event::AccessKitActionRequest(request) => request.action,
        event => panic!("{event:?}"),
    };
    events.iter().map(action).collect()
}

#[test]
fn choices_are_one_named_group() {
    let mut chosen = 0;
    let (_, snapshot) = Screen::shows(|ui| {
        let all = ["Original", "Cats at Cards"].map(str::to_owned);
        parts::choices(ui, "Edition", all.into_iter().zip(0..), &mut chosen);
    });
    let group = snapshot.named("Edition");
    assert_eq!(group.says("role"), Some("radiogroup"));
    let items = ["Original", "Cats at Cards"].map(|name| snapshot.named(name).node);
    assert_eq!(group.items, items);
}

#[test]
fn controls_have_roles_names_and_states() {
    let (mut on, mut gold, mut n, mut name) = (true, 3, 2.0, "Ada".to_owned());
    let (_, snapshot) = Screen::shows(|ui| {
        ui.button("Recruit").on_hover_text("Costs 5 gold");
        ui.add_enabled(false, egui::Button::new("Sell"));
        widgets::switch(ui, "Deflect", &mut on);
        widgets::choice(ui, "Original", true);
        widgets::choice(ui, "Cats at Cards", false);
        let names = widgets::Stepper {
            label: "Gold",
            less: "less: Gold",
            more: "more: Gold",
        };
        widgets::stepper(ui, names, &mut gold, 0..=9);
        ui.add(egui::Slider::new(&mut n, 0.0..=8.0).show_value(false))
            .accessible_name("Entry");
        parts::field(ui, &mut name, "Name of player 1", "Player 1");
        ui.add(Label::new("Whose turn it is"));
        parts::headed(ui, 2, Label::new("Games"));
    });
    let expected: [(&str, &[(&str, &str)]); 12] = [
        (
            "Recruit",
            &[("role", "button"), ("aria-description", "Costs 5 gold")],
        ),
        ("Sell", &[("role", "button"), ("aria-disabled", "true")]),
        ("Deflect", &[("role", "switch"), ("aria-checked", "true")]),
        ("Original", &[("role", "radio"), ("aria-checked", "true")]),
        (
            "Cats at Cards",
            &[("role", "radio"), ("aria-checked", "false")],
        ),
        (
            "Gold",
            &[
                ("role", "spinbutton"),
                ("aria-valuemin", "0"),
                ("aria-valuenow", "3"),
                ("aria-valuemax", "9"),
            ],
        ),
        ("less: Gold", &[("role", "button")]),
        ("more: Gold", &[("role", "button")]),
        (
            "Entry",
            &[
                ("role", "slider"),
                ("aria-valuemin", "0"),
                ("aria-valuenow", "2"),
                ("aria-valuemax", "8"),
            ],
        ),
        (
            "Name of player 1",
            &[("role", "textbox"), ("aria-placeholder", "Player 1")],
        ),
        ("Whose turn it is", &[]),
        ("Games", &[("role", "heading"), ("aria-level", "2")]),
    ];
    assert_eq!(snapshot.parts.len(), expected.len(), "{snapshot:#?}");
    for (part, (name, attributes)) in snapshot.parts.iter().zip(expected) {
        let mut attributes = attributes.iter().copied().collect::<BTreeMap<_, _>>();
        match part.name() {
            Some(text) => {
                assert_eq!(text, name);
                attributes.insert("aria-label", name);
            }
            None => assert_eq!(part.text, name),
        }
        let shown_attributes = part.attributes.iter().map(|(n, v)| (*n, v.as_str()));
        assert_eq!(
            shown_attributes.collect::<BTreeMap<_, _>>(),
            attributes,
            "{name}"
        );
    }
    assert_eq!(snapshot.named("Name of player 1").text, "Ada");
}

#[test]
fn a_menu_names_its_items_and_its_button_says_whether_it_is_open() {
    let mut content = |ui: &mut Ui| {
        let button = ui.add(widgets::BigButton::new("More"));
        parts::menu(&button, "Menu", true, |ui| {
            ui.label("Ana plays on this device.");
            ui.add(widgets::BigButton::new("Log and notes"));
            widgets::choice(ui, "Original", true);
        });
    };
    let (_, snapshot) = Screen::shows(&mut content);
    assert_eq!(snapshot.named("Menu").says("role"), Some("menu"));
    let items = ["Log and notes", "Original"].map(|name| snapshot.named(name).node);
    assert_eq!(snapshot.named("Menu").items, items);
    assert_eq!(
        snapshot.named("Log and notes").says("role"),
        Some("menuitem")
    );
    let original = snapshot.named("Original");
    assert_eq!(original.says("role"), Some("menuitemradio"));
    assert_eq!(original.says("aria-checked"), Some("true"));
    let button = snapshot.named("More");
    assert_eq!(button.says("role"), Some("button"));
    assert_eq!(button.says("aria-haspopup"), Some("menu"));
    assert_eq!(button.says("aria-expanded"), Some("true"));
}

#[test]
fn places_are_those_on_the_page_whatever_the_zoom() {
    let place = egui::Rect::from_min_size(pos2(10.0, 20.0), vec2(100.0, 44.0));
    let mut content = |ui: &mut Ui| drop(ui.put(place, egui::Button::new("Draw")));
    let (screen, snapshot) = Screen::shows(&mut content);
    let expected = Bounds {
        left: 10.0,
        top: 20.0,
        width: 100.0,
        height: 44.0,
    };
    assert_eq!(snapshot.named("Draw").place, expected);
    screen.ctx.set_zoom_factor(1.5);
    screen.frame(Vec::new(), &mut content);
    screen.frame(Vec::new(), &mut content);
    let expected = Bounds {
        left: 15.0,
        top: 30.0,
        width: 150.0,
        height: 66.0,
    };
    assert_eq!(screen.last().named("Draw").place, expected);
}

#[test]
fn scrolled_out_controls_are_at_the_edge_and_scroll_into_view_when_used() {
    let mut content = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let area = egui::ScrollArea::vertical().max_height(100.0);
        area.vertical_scroll_offset(70.0).show(ui, |ui| {
            for n in 0..6 {
                ui.add_sized([80.0, 50.0], egui::Button::new(format!("{n}")));
            }
        });
    };
    let (_, snapshot) = Screen::shows(&mut content);
    let edges: Vec<_> = (0..6)
        .map(|n| {
            let part = snapshot.named(&n.to_string());
            assert_eq!(part.place.width, 80.0);
            (part.place.top, part.place.height)
        })
        .collect();
    let (above, below) = (edges[0].0, edges[5].0);
    assert_eq!(below - above, 100.0);
    let expected = [
        (above, 0.0),
        (above, 30.0),
        (above + 30.0, 50.0),
        (above + 80.0, 20.0),
        (below, 0.0),
        (below, 0.0),
    ];
    assert_eq!(edges, expected);
    assert_eq!(asked(&snapshot.named("2").activated()), [Action::Click]);
    let hidden = snapshot.named("5").activated();
    assert_eq!(asked(&hidden), [Action::ScrollIntoView, Action::Click]);
}

#[test]
fn requested_actions_are_performed() {
    let (taps, mut n, mut name) = (std::cell::Cell::new(0), 2, String::new());
    let mut gold = 3;
    let mut content = |ui: &mut Ui| {
        let names = widgets::Stepper {
            label: "Gold",
            less: "less: Gold",
            more: "more: Gold",
        };
        widgets::stepper(ui, names, &mut gold, 0..=4);
        taps.set(taps.get() + u32::from(ui.button("Draw").clicked()));
        ui.add(egui::Slider::new(&mut n, 0..=8).show_value(false))
            .accessible_name("Entry");
        parts::field(ui, &mut name, "Name", "");
    };
    let (screen, snapshot) = Screen::shows(&mut content);
    screen.frame(snapshot.named("Draw").activated(), &mut content);
    assert_eq!(taps.get(), 1);
    for (name, key, value) in [
        ("Entry", "ArrowUp", "3"),
        ("Entry", "ArrowLeft", "2"),
        ("Entry", "End", "8"),
        ("Entry", "Home", "0"),
        ("Gold", "ArrowUp", "4"),
        ("Gold", "ArrowUp", "4"),
        ("Gold", "ArrowDown", "3"),
    ] {
        screen.frame(screen.last().named(name).keyed(key), &mut content);
        let now = screen.last();
        let now = now.named(name).says("aria-valuenow");
        assert_eq!(now, Some(value), "{name}, {key}");
    }
    let snapshot = screen.last();
    assert_eq!(asked(&snapshot.named("Entry").keyed("a")), []);
    assert_eq!(asked(&snapshot.named("Draw").keyed("ArrowUp")), []);
    assert_eq!(snapshot.focus, None);
    screen.frame(snapshot.named("Name").activated(), &mut content);
    screen.frame(vec![Event::Text("Ada".to_owned())], &mut content);
    let snapshot = screen.last();
    let on = snapshot.focus.map(|n| &snapshot.parts[n]);
    assert_eq!(on.and_then(Part::name), Some("Name"));
    assert_eq!(snapshot.named("Name").text, "Ada");
}

#[test]
fn news_about_one_subject_stays_in_one_part() {
    let mut news = "Ada draws";
    let (screen, snapshot) = Screen::shows(|ui| parts::announce(ui, "table", news));
    let before = snapshot.named("Ada draws");
    assert_eq!(before.live, Some(Live::Polite));
    news = "Ada sells";
    screen.frame(Vec::new(), |ui| parts::announce(ui, "table", news));
    assert_eq!(screen.last().named("Ada sells").node, before.node);
}

#[test]
fn unchanged_parts_are_sent_once_and_a_frozen_picture_keeps_its_mirror() {
    let content = |ui: &mut Ui| drop(ui.button("Draw"));
    let (screen, _) = Screen::shows(content);
    let before = screen.times();
    screen.frame(Vec::new(), content);
    assert_eq!(screen.times(), before);
    screen.ctx.disable_accesskit();
    screen.frame(Vec::new(), |_| {});
    assert_eq!(screen.times(), before);
}
