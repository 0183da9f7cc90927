//! The page of house rules, as far as every game has it: each rule with what it is, its control and the edition's value.

use egui::Ui;
use serde_json::{Map, Value};

use crate::theme::{self, space};
use courtyard_text::Text;

/// What a game says of its rules.
pub struct RuleWords {
    /// The name of a rule, given its field in a journal's header.
    pub name: fn(&Text, &str) -> String,
    /// What the rule means, in one line.
    pub about: fn(&Text, &str) -> String,
    /// A value in words.
    pub value: fn(&Text, &Value) -> String,
}

/// Shows each of these rules that the edition has; changes the overrides of the edition's fields. A value that is the
/// edition's own overrides nothing.
pub fn show<D: Copy>(
    ui: &mut Ui,
    text: &Text,
    edition: &Map<String, Value>,
    house: &mut Map<String, Value>,
    (fields, words): (&[(&str, D)], RuleWords),
    control: fn(&mut Ui, &Text, &str, D, &mut Value),
) {
    for &(name, domain) in fields {
        let Some(default) = edition.get(name) else {
            continue;
        };
        let mut value = house.get(name).unwrap_or(default).clone();
        theme::quiet_frame(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let title = (words.name)(text, name);
            ui.label(theme::strong_text(title.as_str()));
            ui.label(theme::small((words.about)(text, name)));
            control(ui, text, &title, domain, &mut value);
            let told = (words.value)(text, default);
            ui.label(theme::small(
                text.with("rule-default", &[("value", told.into())]),
            ));
        });
        ui.add_space(space::S);
        match value == *default {
            true => house.remove(name),
            false => house.insert(name.into(), value),
        };
    }
}
