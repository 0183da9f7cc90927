//! Converts a node of AccessKit's tree to ARIA.

use std::collections::{BTreeMap, HashMap};

use egui::accesskit::{Action, HasPopup, Live, Node, NodeId, Orientation, Role, Toggled};

use super::{Bounds, Part};

/// The attribute that names the keyboard for a field.
pub const INPUT_MODE: &str = "inputmode";

/// The ARIA role. `None` is text, or an empty element if there is none.
fn role(node: &Node) -> Option<&'static str> {
    Some(match node.role() {
        Role::Button | Role::DefaultButton => "button",
        Role::CheckBox => "checkbox",
        Role::ComboBox => "combobox",
        Role::Heading => "heading",
        Role::Image => "img",
        Role::Link => "link",
        Role::ListBoxOption => "option",
        // The area around a menu has the same role and no name.
        Role::Menu if node.label().is_some() => "menu",
        Role::MenuItem => "menuitem",
        Role::MenuItemRadio => "menuitemradio",
        Role::ProgressIndicator => "progressbar",
        Role::RadioButton => "radio",
        Role::RadioGroup => "radiogroup",
        Role::Slider => "slider",
        Role::SpinButton => "spinbutton",
        Role::Switch => "switch",
        Role::Tab => "tab",
        Role::TextInput | Role::MultilineTextInput | Role::NumberInput | Role::PasswordInput => {
            "textbox"
        }
        _ => return None,
    })
}

/// The part for a node, if it has content; without its position.
pub(super) fn part(id: NodeId, node: &Node, nodes: &HashMap<NodeId, &Node>) -> Option<Part> {
    // The lines of a text are in its content.
    if node.role() == Role::TextRun {
        return None;
    }
    let mut attributes = BTreeMap::new();
    let role = role(node);
    let name = name(node, nodes).filter(|name| !name.trim().is_empty());
    let is_field = role == Some("textbox");
    if node.role() == Role::NumberInput {
        attributes.insert(INPUT_MODE, "numeric".to_owned());
    }
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
    let items = match role {
        Some("menu") => items(node, nodes, &[Role::MenuItem, Role::MenuItemRadio]),
        Some("radiogroup") => items(node, nodes, &[Role::RadioButton]),
        _ => Vec::new(),
    };
    // Without items it is neither to a browser.
    if matches!(role, Some("menu" | "radiogroup")) && items.is_empty() {
        attributes.insert("role", "group".to_owned());
    }
    Some(Part {
        node: id,
        items,
        attributes,
        text,
        place: Bounds::default(),
        live: node.live().filter(|live| *live != Live::Off),
        is_field,
        actions: actions
            .into_iter()
            .filter(|action| node.supports_action(*action))
            .collect(),
        range: [node.min_numeric_value(), node.max_numeric_value()],
    })
}

/// The items of a menu or a group, which have one of these roles, in their order.
fn items(group: &Node, nodes: &HashMap<NodeId, &Node>, roles: &[Role]) -> Vec<NodeId> {
    let mut items = Vec::new();
    let mut rest: Vec<NodeId> = group.children().iter().rev().copied().collect();
    while let Some(id) = rest.pop() {
        if let Some(node) = nodes.get(&id) {
            if roles.contains(&node.role()) {
                items.push(id);
            }
            rest.extend(node.children().iter().rev());
        }
    }
    items
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

/// Adds the state of a control with this role.
fn states(role: &str, node: &Node, attributes: &mut BTreeMap<&'static str, String>) {
    let mut set = |name, value: Option<String>| attributes.extend(value.map(|value| (name, value)));
    let word = |word: &str| Some(word.to_owned());
    let is = |holds: bool| holds.then(|| "true".to_owned());
    let toggled = node.toggled().map(|toggled| match toggled {
        Toggled::True => "true",
        Toggled::False => "false",
        Toggled::Mixed => "mixed",
    });
    match (role, toggled) {
        ("checkbox" | "radio" | "switch" | "menuitemradio", toggled) => {
            set("aria-checked", word(toggled.unwrap_or("false")));
        }
        ("button", Some(toggled)) => set("aria-pressed", word(toggled)),
        ("option" | "tab", toggled) => {
            let selected = node.is_selected().unwrap_or(toggled == Some("true"));
            set("aria-selected", Some(selected.to_string()));
        }
        _ => {}
    }
    if node.has_popup() == Some(HasPopup::Menu) {
        set("aria-haspopup", word("menu"));
    }
    let expanded = node.is_expanded();
    set("aria-expanded", expanded.map(|is| is.to_string()));
    let has_state = !matches!(role, "heading" | "img" | "progressbar");
    set("aria-disabled", is(node.is_disabled() && has_state));
    match role {
        "slider" | "spinbutton" | "progressbar" => {
            let number = |number: Option<f64>| number.map(|number| number.to_string());
            set("aria-valuenow", number(node.numeric_value()));
            set("aria-valuemin", number(node.min_numeric_value()));
            set("aria-valuemax", number(node.max_numeric_value()));
            set("aria-valuetext", node.value().and_then(word));
            if node.orientation() == Some(Orientation::Vertical) {
                set("aria-orientation", word("vertical"));
            }
        }
        "textbox" => {
            let hint = node.placeholder().filter(|hint| !hint.is_empty());
            set("aria-placeholder", hint.and_then(word));
            let has_lines = node.role() == Role::MultilineTextInput;
            set("aria-multiline", is(has_lines));
            set("aria-readonly", is(node.is_read_only()));
        }
        "heading" => set("aria-level", node.level().map(|level| level.to_string())),
        _ => {}
    }
}
