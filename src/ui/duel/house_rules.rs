//! The house rules of a new session: every rule with its meaning, its default, and the values it may have.

use egui::Ui;
use serde_json::{Map, Value, json};

use super::view::capital;
use crate::games::duel::Rules;
use crate::games::duel::rules::{Domain, Edition, FIELDS};
use crate::text::Text;
use crate::text::duel::{rule_about, rule_name, rule_value};
use crate::ui::parts;
use crate::ui::session::house_rules::{self, RuleWords};
use crate::ui::widgets;

/// Shows every rule; changes the overrides of the edition's fields.
pub(super) fn show(ui: &mut Ui, text: &Text, edition: &str, house: &mut Map<String, Value>) {
    let Some(edition) = Edition::from_name(edition) else {
        return;
    };
    let words = RuleWords {
        name: rule_name,
        about: rule_about,
        value: rule_value,
    };
    let preset = Rules::from(edition).to_json();
    house_rules::show(ui, text, &preset, house, (&FIELDS, words), control);
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
