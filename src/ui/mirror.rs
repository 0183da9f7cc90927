//! What the screen says to those who do not see it, in the words of web pages: roles, names and states as ARIA has them.
//!
//! A desktop speaks AccessKit with the window itself. A browser knows only the elements of a page, so there the same
//! tree is told as a list of them. Nothing in here touches a page.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::Arc;

use egui::accesskit::{
    Action, ActionData, ActionRequest, Affine, Live, Node, NodeId, Orientation, Rect, Role,
    Toggled, TreeId, TreeUpdate,
};
use egui::{Context, Event, FullOutput, Plugin};

/// What the screen says, in the order in which it is read.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Told {
    /// Everything that says something, each part once.
    pub parts: Vec<Part>,
    /// Which of the parts the keyboard is on.
    pub focus: Option<usize>,
    /// Whether all of it stands still for the moment, and what is asked of it waits.
    pub is_busy: bool,
}

/// One thing on the screen that says something: a control, a picture or a text.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// Which one it is, for as long as it stays.
    pub node: NodeId,
    /// Its `role` and its `aria-` attributes.
    pub attributes: BTreeMap<&'static str, String>,
    /// What stands in it: words to be read, or what a field holds.
    pub text: String,
    /// Where it is seen, in CSS pixels from the corner of the canvas. What is scrolled out of sight has no height or no
    /// width, and lies at the edge behind which it is.
    pub place: Place,
    /// Whether it is told as soon as it changes, and how urgent that is.
    pub live: Option<Live>,
    /// Whether it is a field to write in.
    pub is_field: bool,
    /// What can be asked of it.
    actions: Vec<Action>,
    /// The ends of its range, if it has one.
    range: [Option<f64>; 2],
}

/// A place on the screen.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Place {
    /// The distance from the left.
    pub left: f64,
    /// The distance from the top.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Place {
    /// The place of this rectangle, to a tenth of a pixel.
    fn of(rect: Rect) -> Place {
        let parts = f64::from(10_u8);
        let tenths = |x: f64| (x * parts).round() / parts;
        let [left, top, right, bottom] = [rect.x0, rect.y0, rect.x1, rect.y1].map(tenths);
        // Differences of tenths are no tenths again.
        let [width, height] = [right - left, bottom - top].map(|x| tenths(x.max(0.0)));
        Place {
            left,
            top,
            width,
            height,
        }
    }

    /// Whether nothing of it is seen.
    pub fn is_empty(&self) -> bool {
        self.width == 0.0 || self.height == 0.0
    }
}

impl Part {
    /// What its name is, if it has one that does not stand in it.
    pub fn name(&self) -> Option<&str> {
        self.attributes.get("aria-label").map(String::as_str)
    }

    /// What it means to the app when somebody activates this part.
    pub fn activated(&self) -> Vec<Event> {
        let wanted = match self.is_field {
            true => [Action::Focus, Action::Click],
            false => [Action::Click, Action::Focus],
        };
        let action = wanted.into_iter().find(|a| self.actions.contains(a));
        self.ask(action.map(|action| (action, None)))
    }

    /// What it means to the app when this key is pressed on this part, by the name that browsers have for the key: that
    /// is how they pass on that a value is to be raised or lowered.
    pub fn keyed(&self, key: &str) -> Vec<Event> {
        let to = |end: Option<f64>| {
            let value = ActionData::NumericValue(end?);
            Some((Action::SetValue, Some(value)))
        };
        let asked = match key {
            "ArrowUp" | "ArrowRight" => Some((Action::Increment, None)),
            "ArrowDown" | "ArrowLeft" => Some((Action::Decrement, None)),
            "Home" => to(self.range[0]),
            "End" => to(self.range[1]),
            _ => None,
        };
        self.ask(asked.filter(|(action, _)| self.actions.contains(action)))
    }

    fn ask(&self, asked: Option<(Action, Option<ActionData>)>) -> Vec<Event> {
        // What is done out of sight is brought into sight first.
        let seek =
            (asked.is_some() && self.place.is_empty()).then_some((Action::ScrollIntoView, None));
        let asked = seek.into_iter().chain(asked);
        let request = |(action, data)| {
            Event::AccessKitActionRequest(ActionRequest {
                action,
                target_tree: TreeId::ROOT,
                target_node: self.node,
                data,
            })
        };
        asked.map(request).collect()
    }
}

/// Tells a tree.
///
/// `seen` is what is seen of a node that is cut off at the edge of an area that scrolls, in the same units as the tree's
/// bounds; `pixel` is how many CSS pixels a pixel of the screen is.
pub fn tell(tree: &TreeUpdate, seen: &HashMap<NodeId, Rect>, pixel: f64) -> Told {
    let Some(info) = &tree.tree else {
        return Told::default();
    };
    let nodes: HashMap<NodeId, &Node> = tree.nodes.iter().map(|(id, n)| (*id, n)).collect();
    let mut told = Told {
        is_busy: nodes.get(&info.root).is_some_and(|root| root.is_busy()),
        ..Told::default()
    };
    // What is to be told next lies on top.
    let mut rest = vec![(info.root, Affine::scale(pixel))];
    while let Some((id, around)) = rest.pop() {
        let Some(node) = nodes.get(&id) else {
            continue;
        };
        if node.is_hidden() {
            continue;
        }
        let transform = node.transform().map_or(around, |own| around * *own);
        if let Some(mut part) = part(id, node, &nodes) {
            let bounds = seen.get(&id).copied().or(node.bounds());
            part.place = bounds
                .map(|rect| Place::of(transform.transform_rect_bbox(rect)))
                .unwrap_or_default();
            if id == tree.focus {
                told.focus = Some(told.parts.len());
            }
            told.parts.push(part);
        }
        let children = node.children().iter().rev();
        rest.extend(children.map(|child| (*child, transform)));
    }
    told
}

/// What a page calls this role. `None` is text, or nothing where there is none.
fn role(node: &Node) -> Option<&'static str> {
    Some(match node.role() {
        Role::Button | Role::DefaultButton => "button",
        Role::CheckBox => "checkbox",
        Role::ComboBox => "combobox",
        Role::Heading => "heading",
        Role::Image => "img",
        Role::Link => "link",
        Role::ListBoxOption => "option",
        Role::MenuItem => "menuitem",
        Role::ProgressIndicator => "progressbar",
        Role::RadioButton => "radio",
        Role::Slider => "slider",
        Role::SpinButton => "spinbutton",
        Role::Switch => "switch",
        Role::Tab => "tab",
        Role::TextInput | Role::MultilineTextInput | Role::PasswordInput => "textbox",
        _ => return None,
    })
}

/// The part that a node is, if it says something; without its place.
fn part(id: NodeId, node: &Node, nodes: &HashMap<NodeId, &Node>) -> Option<Part> {
    // The lines of a text are in the text itself.
    if node.role() == Role::TextRun {
        return None;
    }
    let mut attributes = BTreeMap::new();
    let role = role(node);
    let name = name(node, nodes).filter(|name| !name.trim().is_empty());
    let is_field = role == Some("textbox");
    let text = match role {
        Some("textbox") => node.value().unwrap_or_default().to_owned(),
        Some("heading") => name.clone().unwrap_or_default(),
        Some(_) => String::new(),
        None if node.role() == Role::Label => {
            let value = node.value().map(str::to_owned);
            value.or_else(|| name.clone()).unwrap_or_default()
        }
        None => String::new(),
    };
    match (role, &name) {
        (Some(role), _) => drop(attributes.insert("role", role.to_owned())),
        (None, _) if !text.trim().is_empty() => {}
        (None, Some(_)) => drop(attributes.insert("role", "group".to_owned())),
        (None, None) => return None,
    }
    if let Some(name) = &name
        && (text.is_empty() || is_field)
    {
        attributes.insert("aria-label", name.clone());
    }
    let description = node.description().filter(|d| !d.trim().is_empty());
    if let Some(description) = description
        && name.as_deref() != Some(description)
        && text != description
    {
        attributes.insert("aria-description", description.to_owned());
    }
    if let Some(role) = role {
        states(role, node, &mut attributes);
    }
    let actions = [
        Action::Click,
        Action::Focus,
        Action::Increment,
        Action::Decrement,
        Action::SetValue,
    ];
    Some(Part {
        node: id,
        attributes,
        text,
        place: Place::default(),
        live: node.live().filter(|live| *live != Live::Off),
        is_field,
        actions: actions
            .into_iter()
            .filter(|action| node.supports_action(*action))
            .collect(),
        range: [node.min_numeric_value(), node.max_numeric_value()],
    })
}

/// The name of a node: its own, or the words that it is labelled by.
fn name(node: &Node, nodes: &HashMap<NodeId, &Node>) -> Option<String> {
    if let Some(label) = node.label() {
        return Some(label.to_owned());
    }
    let words = node.labelled_by().iter().filter_map(|by| nodes.get(by));
    let words: Vec<&str> = words.filter_map(|by| by.value().or(by.label())).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// Adds what a control of this role says of its state.
fn states(role: &str, node: &Node, attributes: &mut BTreeMap<&'static str, String>) {
    let mut set = |name, value: String| drop(attributes.insert(name, value));
    let toggled = node.toggled().map(|toggled| match toggled {
        Toggled::True => "true",
        Toggled::False => "false",
        Toggled::Mixed => "mixed",
    });
    match (role, toggled) {
        ("checkbox" | "radio" | "switch", toggled) => {
            set("aria-checked", toggled.unwrap_or("false").to_owned());
        }
        ("button", Some(toggled)) => set("aria-pressed", toggled.to_owned()),
        ("option" | "tab", toggled) => {
            let selected = node.is_selected().unwrap_or(toggled == Some("true"));
            set("aria-selected", selected.to_string());
        }
        _ => {}
    }
    if let Some(expanded) = node.is_expanded() {
        set("aria-expanded", expanded.to_string());
    }
    if node.is_disabled() && !matches!(role, "heading" | "img" | "progressbar") {
        set("aria-disabled", "true".to_owned());
    }
    match role {
        "slider" | "spinbutton" | "progressbar" => {
            let numbers = [
                ("aria-valuenow", node.numeric_value()),
                ("aria-valuemin", node.min_numeric_value()),
                ("aria-valuemax", node.max_numeric_value()),
            ];
            for (name, number) in numbers {
                if let Some(number) = number {
                    set(name, number.to_string());
                }
            }
            if let Some(value) = node.value() {
                set("aria-valuetext", value.to_owned());
            }
            if node.orientation() == Some(Orientation::Vertical) {
                set("aria-orientation", "vertical".to_owned());
            }
        }
        "textbox" => {
            if let Some(hint) = node.placeholder().filter(|hint| !hint.is_empty()) {
                set("aria-placeholder", hint.to_owned());
            }
            if node.role() == Role::MultilineTextInput {
                set("aria-multiline", "true".to_owned());
            }
            if node.is_read_only() {
                set("aria-readonly", "true".to_owned());
            }
        }
        "heading" => {
            if let Some(level) = node.level() {
                set("aria-level", level.to_string());
            }
        }
        _ => {}
    }
}

/// Tells what the screen says whenever that changes.
pub struct Mirror {
    last: Arc<Told>,
    tell: Box<dyn Fn(Arc<Told>) + Send + Sync>,
}

impl Mirror {
    /// Tells this one. It hears of passes as well that are not painted, but last of the one that is.
    pub fn new(tell: impl Fn(Arc<Told>) + Send + Sync + 'static) -> Mirror {
        Mirror {
            last: Arc::default(),
            tell: Box::new(tell),
        }
    }
}

impl fmt::Debug for Mirror {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mirror")
            .field("last", &self.last)
            .finish_non_exhaustive()
    }
}

impl Plugin for Mirror {
    fn debug_name(&self) -> &'static str {
        "Mirror"
    }

    fn setup(&mut self, ctx: &Context) {
        ctx.enable_accesskit();
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        // A picture that is held has no tree: what was told of it holds as well.
        let Some(tree) = &output.platform_output.accesskit_update else {
            return;
        };
        let pixel = ctx.native_pixels_per_point().unwrap_or(1.0);
        let told = tell(tree, &cut_off(ctx), 1.0 / f64::from(pixel));
        if told != *self.last {
            self.last = Arc::new(told);
            (self.tell)(Arc::clone(&self.last));
        }
    }
}

/// What is seen of everything that is not seen whole, after a pass.
fn cut_off(ctx: &Context) -> HashMap<NodeId, Rect> {
    ctx.viewport(|viewport| {
        // The pass that has just ended is the previous one already.
        let layers = viewport.prev_pass.widgets.layers();
        let widgets = layers.flat_map(|(_, widgets)| widgets);
        let cut = widgets.filter(|w| w.interact_rect != w.rect);
        cut.map(|w| {
            let ([x0, x1], [y0, y1]) = (
                seen(w.rect.x_range(), w.interact_rect.x_range()),
                seen(w.rect.y_range(), w.interact_rect.y_range()),
            );
            (w.id.accesskit_id(), Rect { x0, y0, x1, y1 })
        })
        .collect()
    })
}

/// What is seen of a stretch, given what it has in common with the room for it; a point at the edge of that room where
/// they have nothing in common.
fn seen(whole: egui::Rangef, common: egui::Rangef) -> [f64; 2] {
    let (from, to) = match (common.min <= common.max, common.min == whole.min) {
        (true, _) => (common.min, common.max),
        // It begins behind the end of the room.
        (false, true) => (common.max, common.max),
        (false, false) => (common.min, common.min),
    };
    [from.into(), to.into()]
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use egui::{Label, RawInput, Ui, pos2, vec2};

    use super::*;
    use crate::ui::{parts, widgets};

    /// A screen whose pixels are half as wide as CSS has them, and what its mirror was told, in order.
    struct Screen {
        ctx: Context,
        told: Arc<Mutex<Vec<Arc<Told>>>>,
    }

    impl Screen {
        fn new() -> Screen {
            let told = Arc::<Mutex<Vec<_>>>::default();
            let ctx = Context::default();
            let hear = Arc::clone(&told);
            ctx.add_plugin(Mirror::new(move |now| hear.lock().unwrap().push(now)));
            Screen { ctx, told }
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
            self.told.lock().unwrap().len()
        }

        fn last(&self) -> Arc<Told> {
            Arc::clone(self.told.lock().unwrap().last().unwrap())
        }

        /// What is told of this content, once it has settled.
        fn shows(content: impl FnMut(&mut Ui)) -> (Screen, Arc<Told>) {
            let screen = Screen::new();
            let mut content = content;
            for _ in 0..3 {
                screen.frame(Vec::new(), &mut content);
            }
            let told = screen.last();
            (screen, told)
        }
    }

    impl Told {
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
    fn controls_have_roles_names_and_states() {
        let (mut on, mut gold, mut n, mut name) = (true, 3, 2.0, "Ada".to_owned());
        let (_, told) = Screen::shows(|ui| {
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
        assert_eq!(told.parts.len(), expected.len(), "{told:#?}");
        for (part, (name, attributes)) in told.parts.iter().zip(expected) {
            let mut attributes = attributes.iter().copied().collect::<BTreeMap<_, _>>();
            match part.name() {
                Some(told) => {
                    assert_eq!(told, name);
                    attributes.insert("aria-label", name);
                }
                None => assert_eq!(part.text, name),
            }
            let told = part.attributes.iter().map(|(n, v)| (*n, v.as_str()));
            assert_eq!(told.collect::<BTreeMap<_, _>>(), attributes, "{name}");
        }
        assert_eq!(told.named("Name of player 1").text, "Ada");
    }

    #[test]
    fn places_are_those_on_the_page_whatever_the_zoom() {
        let place = egui::Rect::from_min_size(pos2(10.0, 20.0), vec2(100.0, 44.0));
        let mut content = |ui: &mut Ui| drop(ui.put(place, egui::Button::new("Draw")));
        let (screen, told) = Screen::shows(&mut content);
        let expected = Place {
            left: 10.0,
            top: 20.0,
            width: 100.0,
            height: 44.0,
        };
        assert_eq!(told.named("Draw").place, expected);
        screen.ctx.set_zoom_factor(1.5);
        screen.frame(Vec::new(), &mut content);
        screen.frame(Vec::new(), &mut content);
        let expected = Place {
            left: 15.0,
            top: 30.0,
            width: 150.0,
            height: 66.0,
        };
        assert_eq!(screen.last().named("Draw").place, expected);
    }

    #[test]
    fn what_is_scrolled_away_lies_at_the_edge_and_is_brought_back_when_it_is_used() {
        let mut content = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let area = egui::ScrollArea::vertical().max_height(100.0);
            area.vertical_scroll_offset(70.0).show(ui, |ui| {
                for n in 0..6 {
                    ui.add_sized([80.0, 50.0], egui::Button::new(format!("{n}")));
                }
            });
        };
        let (_, told) = Screen::shows(&mut content);
        let edges: Vec<_> = (0..6)
            .map(|n| {
                let part = told.named(&n.to_string());
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
        assert_eq!(asked(&told.named("2").activated()), [Action::Click]);
        let hidden = told.named("5").activated();
        assert_eq!(asked(&hidden), [Action::ScrollIntoView, Action::Click]);
    }

    #[test]
    fn what_is_asked_of_a_part_is_done() {
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
        let (screen, told) = Screen::shows(&mut content);
        screen.frame(told.named("Draw").activated(), &mut content);
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
        let told = screen.last();
        assert_eq!(asked(&told.named("Entry").keyed("a")), []);
        assert_eq!(asked(&told.named("Draw").keyed("ArrowUp")), []);
        assert_eq!(told.focus, None);
        screen.frame(told.named("Name").activated(), &mut content);
        screen.frame(vec![Event::Text("Ada".to_owned())], &mut content);
        let told = screen.last();
        let on = told.focus.map(|n| &told.parts[n]);
        assert_eq!(on.and_then(Part::name), Some("Name"));
        assert_eq!(told.named("Name").text, "Ada");
    }

    #[test]
    fn news_is_told_in_the_same_part_as_long_as_it_is_about_the_same() {
        let mut news = "Ada draws";
        let (screen, told) = Screen::shows(|ui| parts::announce(ui, "table", news));
        let before = told.named("Ada draws");
        assert_eq!(before.live, Some(Live::Polite));
        news = "Ada sells";
        screen.frame(Vec::new(), |ui| parts::announce(ui, "table", news));
        assert_eq!(screen.last().named("Ada sells").node, before.node);
    }

    #[test]
    fn what_does_not_change_is_told_once_and_a_held_picture_keeps_its_mirror() {
        let content = |ui: &mut Ui| drop(ui.button("Draw"));
        let (screen, _) = Screen::shows(content);
        let before = screen.times();
        screen.frame(Vec::new(), content);
        assert_eq!(screen.times(), before);
        screen.ctx.disable_accesskit();
        screen.frame(Vec::new(), |_| {});
        assert_eq!(screen.times(), before);
    }
}
