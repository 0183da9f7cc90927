//! The house rules of a new session: every rule with its meaning, its default, and the values it may have.

use egui::Ui;
use serde_json::{Map, Value, json};

use super::view::capital;
use crate::rules::Rules;
use crate::rules::editions::{Domain, Edition, FIELDS};
use crate::text::{rule_about, rule_name, rule_value};
use courtyard_text::Text;
use courtyard_ui::parts;
use courtyard_ui::session::house_rules::{self, RuleWords};
use courtyard_ui::widgets;

/// Shows every rule; changes the overrides of the edition's fields.
pub(super) fn show(ui: &mut Ui, text: &Text, edition: &str, house: &mut Map<String, Value>) {
    let Some(edition) = Edition::from_name(edition) else {
        return;
    };
    show_fields(ui, text, edition, house, &FIELDS);
}

fn show_fields(
    ui: &mut Ui,
    text: &Text,
    edition: Edition,
    house: &mut Map<String, Value>,
    fields: &[(&str, Domain)],
) {
    let words = RuleWords {
        name: rule_name,
        about: rule_about,
        value: rule_value,
    };
    let preset = Rules::from(edition).to_json();
    house_rules::show(ui, text, &preset, house, (fields, words), control);
}

/// The rules that one battle is decided by.
const OF_A_BATTLE: [&str; 7] = [
    "warlord_bonus",
    "support_values",
    "supports_per_side",
    "sole_warlord_defends",
    "damage_divisor",
    "damage_rounding",
    "tie",
];

/// Shows the rules that one battle is decided by; changes the overrides of the edition's fields.
pub(super) fn show_battle(ui: &mut Ui, text: &Text, house: &mut Map<String, Value>) {
    let decides = |field: &&(&str, Domain)| OF_A_BATTLE.contains(&field.0);
    let fields: Vec<(&str, Domain)> = FIELDS.iter().filter(decides).copied().collect();
    show_fields(ui, text, Edition::Csatho, house, &fields);
}

/// How many of those are changed.
pub(super) fn changed_in_battle(house: &Map<String, Value>) -> usize {
    let names = OF_A_BATTLE.iter();
    names.filter(|name| house.contains_key(**name)).count()
}

fn control(ui: &mut Ui, text: &Text, title: &str, domain: Domain, value: &mut Value) {
    match domain {
        Domain::Number(least, most) => number(ui, text, title, value, (least, most)),
        Domain::Limit(most) => {
            let label = text.with("rule-any", &[("rule", title.into())]);
            let mut any = value.is_null();
            if widgets::switch(ui, &label, &mut any).changed() {
                *value = match any {
                    true => Value::Null,
                    false => json!(1),
                };
            }
            if !any {
                number(ui, text, title, value, (0, most));
            }
        }
        Domain::Flag => {
            let mut on = value.as_bool().unwrap_or_default();
            if widgets::switch(ui, title, &mut on).changed() {
                *value = json!(on);
            }
        }
        Domain::Choice(words) => {
            for &word in words {
                let label = capital(&rule_value(text, &json!(word)));
                if widgets::choice(ui, &label, value == word).clicked() {
                    *value = json!(word);
                }
            }
        }
        Domain::Numbers(names, most) => {
            for &name in names {
                // Each number is named after the card that it belongs to.
                let card = match name {
                    "king" => "K",
                    "queen" => "Q",
                    "jack" => "J",
                    "three" => "3",
                    _ => "2",
                };
                let label = format!("{title}, {card}");
                number(ui, text, &label, &mut value[name], (0, most));
            }
        }
    }
}

fn number(ui: &mut Ui, text: &Text, label: &str, value: &mut Value, (least, most): (u16, u16)) {
    let mut count = value.as_i64().unwrap_or(least.into());
    parts::stepper(ui, text, label, &mut count, least.into()..=most.into());
    if value.as_i64() != Some(count) {
        *value = json!(count);
    }
}
