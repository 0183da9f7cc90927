//! House rules: every rule of a game with its control, group by group.

use egui::{Label, Response, Ui, Vec2};
use serde_json::{Map, Value, json};

use crate::parts;
use crate::theme::{self, space};
use crate::widgets;
use courtyard_core::game::{Domain, Field, Game, Preset, Rules};
use courtyard_text::{
    Text, capital, phase_name, rule_about, rule_group, rule_name, rule_value, rule_word, say,
};

/// Shows the rules of an edition, or those of one group, and changes the overrides. A value equal to the edition's is
/// not an override.
pub fn show<G: Game>(
    ui: &mut Ui,
    text: &Text,
    edition: &str,
    house: &mut Map<String, Value>,
    group: Option<&str>,
) {
    let edition = G::Edition::from_name(edition).or(G::Edition::ALL.first().copied());
    let Some(usual) = edition.map(|edition| Rules::from(edition).to_json()) else {
        return;
    };
    let groups = Rules::<G::Edition>::FIELDS.chunk_by(|a, b| a.group == b.group);
    for fields in groups.filter(|fields| group.is_none_or(|group| fields[0].group == group)) {
        parts::section(ui, rule_group::<G>(text, fields[0].group));
        theme::quiet_frame(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            for field in fields {
                let usual = &usual[field.name];
                let mut value = house.get(field.name).unwrap_or(usual).clone();
                rule::<G>(ui, text, field, &mut value);
                let mut about = rule_about::<G>(text, field.name);
                if value == *usual {
                    house.remove(field.name);
                } else {
                    let usual = rule_value::<G>(text, field.domain, usual);
                    about = format!("{about} {}", say!(text, "rule-default", value = usual));
                    house.insert(field.name.into(), value);
                }
                ui.add(Label::new(theme::small(about)).wrap());
                ui.add_space(space::S);
            }
        });
        ui.add_space(space::M);
    }
}

/// Number of overridden rules in a group.
pub fn changed<G: Game>(house: &Map<String, Value>, group: &str) -> usize {
    let fields = Rules::<G::Edition>::FIELDS.iter();
    fields
        .filter(|field| field.group == group && house.contains_key(field.name))
        .count()
}

/// The name of a rule and its control, on one line if there is room.
fn rule<G: Game>(ui: &mut Ui, text: &Text, field: &Field, value: &mut Value) {
    let name = rule_name::<G>(text, field.name);
    let name = name.as_str();
    match field.domain {
        Domain::Number(least, most) => number(ui, text, name, name, value, least, most),
        Domain::Limit(most) => {
            let mut any = value.is_null();
            if any {
                heading(ui, name);
            } else {
                number(ui, text, name, name, value, 0, most);
            }
            let label = text.get("rule-value-any");
            let response = widgets::switch(ui, &capital(&label), &mut any);
            if response.changed() {
                *value = if any { Value::Null } else { json!(1) };
            }
            speak(&response, text, name, &label);
        }
        Domain::Flag => {
            let mut on = value.as_bool().unwrap_or_default();
            if widgets::switch(ui, name, &mut on).changed() {
                *value = json!(on);
            }
        }
        Domain::Choice(words) => {
            let all = words
                .iter()
                .map(|word| (rule_word::<G>(text, word), json!(word)));
            choices(ui, text, name, all, value);
        }
        Domain::Numbers(names, least, most) => {
            heading(ui, name);
            for part in names {
                let label = rule_word::<G>(text, part);
                let spoken = format!("{name}, {label}");
                number(ui, text, &label, &spoken, &mut value[part], least, most);
            }
        }
        Domain::List(words) => {
            heading(ui, name);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::S);
                for word in words {
                    let has = |value: &Value, word: &str| {
                        value
                            .as_array()
                            .is_some_and(|all| all.iter().any(|w| w == word))
                    };
                    let label = capital(&rule_word::<G>(text, word));
                    let response = widgets::choice(ui, &label, has(value, word));
                    speak(&response, text, name, &label);
                    if response.clicked() {
                        let all = words.iter().filter(|w| has(value, w) != (w == &word));
                        *value = all.copied().collect();
                    }
                }
            });
        }
        Domain::Phases(_) => {
            let mut all: Vec<(String, Value)> = Vec::new();
            for edition in G::Edition::ALL {
                let phases = Rules::from(*edition).to_json()[field.name].clone();
                if all.iter().all(|(_, known)| *known != phases) {
                    all.push((phases_in_order::<G>(text, &phases), phases));
                }
            }
            if all.iter().all(|(_, known)| known != value) {
                all.push((phases_in_order::<G>(text, value), value.clone()));
            }
            choices(ui, text, name, all, value);
            order_of_phases::<G>(ui, text, value);
        }
    }
}

/// A button for each phase but the first, which moves it before the phase before it.
fn order_of_phases<G: Game>(ui: &mut Ui, text: &Text, value: &mut Value) {
    let Some(phases) = value.as_array_mut() else {
        return;
    };
    let mut moved = None;
    for (place, phase) in phases.iter().enumerate().skip(1) {
        let id = phase["id"].as_str().unwrap_or_default();
        let phase = capital(&phase_name::<G>(text, id));
        let title = say!(text, "phase-earlier", phase);
        ui.add_space(space::XS);
        if widgets::compact_button(ui, &title) {
            moved = Some(place);
        }
    }
    if let Some(place) = moved {
        phases.swap(place - 1, place);
    }
}

/// The name of a rule above its controls.
fn heading(ui: &mut Ui, name: &str) {
    ui.add(Label::new(theme::body(name)).wrap());
}

/// A rule with one of its values: the rule's name is visible above the control and has to be announced with it.
fn spoken(text: &Text, rule: &str, value: &str) -> String {
    say!(text, "house-rule", rule, value)
}

fn speak(response: &Response, text: &Text, rule: &str, value: &str) {
    let ctx = &response.ctx;
    ctx.accesskit_node_builder(response.id, |node| {
        node.set_label(spoken(text, rule, value));
    });
}

/// The values of a rule, one of which is chosen.
fn choices(
    ui: &mut Ui,
    text: &Text,
    rule: &str,
    all: impl IntoIterator<Item = (String, Value)>,
    value: &mut Value,
) {
    heading(ui, rule);
    let all = all.into_iter().map(|(label, one)| (capital(&label), one));
    parts::spoken_choices(ui, rule, all, value, |label| spoken(text, rule, label));
}

/// A number with its label; the second label is announced.
fn number(
    ui: &mut Ui,
    text: &Text,
    label: &str,
    spoken: &str,
    value: &mut Value,
    least: u16,
    most: u16,
) {
    let mut count = value.as_i64().unwrap_or(least.into());
    let range = least.into()..=most.into();
    if parts::stepper_announced(ui, text, label, spoken, &mut count, range).changed() {
        *value = json!(count);
    }
}

/// The phases in order, such as `Income → Reinforcements → Command → Duel`.
fn phases_in_order<G: Game>(text: &Text, phases: &Value) -> String {
    let ids = phases.as_array().into_iter().flatten();
    let ids = ids.map(|phase| phase["id"].as_str().unwrap_or_default());
    let names: Vec<String> = ids.map(|id| capital(&phase_name::<G>(text, id))).collect();
    names.join(" → ")
}
