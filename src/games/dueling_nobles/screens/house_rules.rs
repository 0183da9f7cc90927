//! The house rules of a new session: every rule with its meaning, its default, and the values it may have.

use egui::Ui;
use serde_json::{Map, Value, json};

use super::view::capital;
use crate::rules::Rules;
use crate::rules::editions::{Domain, Edition, FIELDS};
use crate::text::{phase_name, rule_about, rule_name, rule_value};
use courtyard_text::{Text, say};
use courtyard_ui::parts;
use courtyard_ui::session::house_rules::{self, RuleWords};
use courtyard_ui::theme;
use courtyard_ui::widgets;

/// Shows every rule; changes the overrides of the edition's fields.
pub(super) fn show(ui: &mut Ui, text: &Text, edition: &str, house: &mut Map<String, Value>) {
    let edition = Edition::from_name(edition).unwrap_or(Edition::Catsatcards);
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
        Domain::Number(least, most) => number(ui, text, title, value, least, most),
        Domain::Limit(most) => {
            let label = text
                .with("rule-any", &[("rule", title.into())])
                .into_owned();
            let mut any = value.is_null();
            if widgets::switch(ui, &label, &mut any).changed() {
                *value = match any {
                    true => Value::Null,
                    false => json!(1),
                };
            }
            if !any {
                number(ui, text, title, value, 0, most);
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
        Domain::ByRank(least, most) => {
            for rank in ["king", "queen", "jack"] {
                let label = say!(text, &format!("rank-{rank}"));
                ui.label(theme::body(label.as_str()));
                let label = format!("{title}, {label}");
                number(ui, text, &label, &mut value[rank], least, most);
            }
        }
        Domain::Phases => {
            for edition in Edition::ALL {
                let phases = &Rules::from(edition).to_json()["phases"];
                // Duelo has the phases of catsatcards.
                if edition == Edition::Duelo {
                    continue;
                }
                let label = order(text, phases);
                if widgets::choice(ui, &label, value == phases).clicked() {
                    *value = phases.clone();
                }
            }
        }
    }
}

fn number(ui: &mut Ui, text: &Text, label: &str, value: &mut Value, least: u16, most: u16) {
    let mut count = value.as_i64().unwrap_or(least.into());
    parts::stepper(ui, text, label, &mut count, least.into()..=most.into());
    if value.as_i64() != Some(count) {
        *value = json!(count);
    }
}

/// The phases in their order, such as `Income → Reinforcements → Command → Duel`.
fn order(text: &Text, phases: &Value) -> String {
    let phases = phases.as_array().map(Vec::as_slice).unwrap_or_default();
    let names: Vec<String> = phases
        .iter()
        .map(|p| {
            let id = p["id"].as_str().unwrap_or_default();
            capital(&phase_name(text, id))
        })
        .collect();
    names.join(" → ")
}
