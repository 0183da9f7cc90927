//! The house rules of a new session, each with its control.

use egui::{Ui, Vec2};
use serde_json::{Map, Value, json};
use strum::VariantArray;

use super::view::capital;
use crate::rules::editions::{Domain, Edition, FIELDS, Rules};
use crate::rules::kind::{ActionKind, Special};
use crate::text::{kind_name, rule_about, rule_name, rule_value, special_name};
use courtyard_text::Text;
use courtyard_ui::parts;
use courtyard_ui::session::house_rules::{self, RuleWords};
use courtyard_ui::theme::space;
use courtyard_ui::widgets;

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
        Domain::Flag => {
            let mut on = value.as_bool().unwrap_or_default();
            if widgets::switch(ui, title, &mut on).changed() {
                *value = json!(on);
            }
        }
        Domain::Choice(words) => {
            for &word in words {
                let label = capital(&rule_value(text, &json!(word)));
                if choice(ui, text, title, &label, value == word) {
                    *value = json!(word);
                }
            }
        }
        Domain::Kinds(kinds) => of_kinds(ui, text, title, kinds, value),
        Domain::Copies(least, most) => {
            for special in <Special as VariantArray>::VARIANTS {
                let label = of_rule(text, title, &special_name(text, *special));
                let copies = &mut value[special.name()];
                number(ui, text, &label, copies, (least, most));
            }
        }
    }
}

/// A choice of several kinds of action, which are written in the rules' order.
fn of_kinds(ui: &mut Ui, text: &Text, title: &str, kinds: &[ActionKind], value: &mut Value) {
    let chosen = |value: &Value, kind: ActionKind| {
        let all = value.as_array().map(Vec::as_slice).unwrap_or_default();
        all.iter().any(|name| name == kind.name())
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        for &kind in kinds {
            let on = chosen(value, kind);
            if choice(ui, text, title, &kind_name(text, kind), on) {
                // The rules have their lists in the order of the kinds.
                let all = ActionKind::VARIANTS.iter();
                let all = all.filter(|k| (**k == kind) != chosen(value, **k));
                *value = all.map(|kind| kind.name()).collect();
            }
        }
    });
}

/// A value of a rule in words, of which other rules may have the same.
fn of_rule(text: &Text, title: &str, value: &str) -> String {
    let args = [("what", title.into()), ("card", value.into())];
    text.with("noble-hearts-screen-is", &args).into_owned()
}

/// One of a rule's values; true when it was tapped.
fn choice(ui: &mut Ui, text: &Text, title: &str, label: &str, chosen: bool) -> bool {
    let response = widgets::choice(ui, label, chosen);
    // The rule is seen above it, and has to be heard.
    let spoken = of_rule(text, title, label);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(spoken));
    response.clicked()
}

fn number(ui: &mut Ui, text: &Text, label: &str, value: &mut Value, (least, most): (u16, u16)) {
    let mut count = value.as_i64().unwrap_or(least.into());
    parts::stepper(ui, text, label, &mut count, least.into()..=most.into());
    if value.as_i64() != Some(count) {
        *value = json!(count);
    }
}
