//! What things are called.

use serde_json::Value;
use strum::VariantArray;

use super::Cx;
use crate::rules::editions::{Copies, Kinds};
use crate::rules::{ActionKind, AreaNames, Edition, Print, Rules, Special};
use courtyard_core::seat::EitherSeat;
use courtyard_text::{Fact, LONGEST_NAME, Text, plain, say, short};

/// The edition's name.
pub fn edition_name(text: &Text, edition: Edition) -> String {
    say!(text, &format!("noble-hearts-edition-{}", edition.name()))
}

/// What the edition is, in one line.
pub fn edition_about(text: &Text, edition: Edition) -> String {
    say!(
        text,
        &format!("noble-hearts-edition-{}-about", edition.name())
    )
}

/// The name of a kind of action: “Jump up”.
pub fn kind_name(text: &Text, kind: ActionKind) -> String {
    say!(text, &format!("noble-hearts-kind-{kind}"))
}

/// What a kind of action does, by these rules, in one line.
pub fn kind_about(text: &Text, rules: &Rules, kind: ActionKind) -> String {
    say!(
        text,
        &format!("noble-hearts-kind-{kind}-about"),
        up = rules.jump_up_move,
        count = rules.long_jump_cards,
        far = rules.long_jump_move,
        side = rules.side_step_cards,
        berserk = rules.berserk_cards,
        salto = rules.saltomortale_cards
    )
}

/// The name of a special card: that of the action it makes possible.
pub fn special_name(text: &Text, special: Special) -> String {
    kind_name(text, special.kind())
}

/// The name of one of the four numbers of a card.
pub fn print_name(text: &Text, print: Print) -> String {
    let key = match print {
        Print::Fight => "noble-hearts-print-fight",
        Print::Area => "noble-hearts-print-area",
        Print::Move => "noble-hearts-print-move",
        Print::Redraw => "noble-hearts-print-redraw",
    };
    say!(text, key)
}

/// An area as a sentence has it: what the table calls it, else its number.
pub fn area_name(cx: Cx<'_>, area: i64) -> String {
    let names = cx.further.map(AreaNames::of_header).unwrap_or_default();
    match names.get(area) {
        Some(name) => say!(cx.text, "noble-hearts-area-named", name = plain(name)),
        None => area.to_string(),
    }
}

/// Where a marker stands, as a part of a sentence: positive numbers are towards seat 0.
pub fn place(cx: Cx<'_>, spot: i64, most: u8) -> String {
    let towards = match spot {
        0 => return say!(cx.text, "noble-hearts-place-centre"),
        1.. => EitherSeat::Zero,
        _ => EitherSeat::One,
    };
    say!(
        cx.text,
        "noble-hearts-place-towards",
        spots = spot.unsigned_abs(),
        player = cx.name(towards),
        most = most
    )
}

fn rule_key(field: &str) -> String {
    format!("noble-hearts-rule-{}", field.replace('_', "-"))
}

/// The name of a rule, given its field in a journal's header.
pub fn rule_name(text: &Text, field: &str) -> String {
    say!(text, &rule_key(field))
}

/// What a rule means, in one line, given its field in a journal's header.
pub fn rule_about(text: &Text, field: &str) -> String {
    say!(text, &format!("{}-about", rule_key(field)))
}

/// A rule's value in words. A value that the rules do not have is shown as JSON.
pub fn rule_value(text: &Text, value: &Value) -> String {
    match value {
        Value::Bool(true) => say!(text, "yes"),
        Value::Bool(false) => say!(text, "no"),
        Value::String(word) => {
            let key = format!("noble-hearts-value-{word}");
            match text.has(&key) {
                true => say!(text, &key),
                false => short(word, LONGEST_NAME).into_owned(),
            }
        }
        Value::Array(_) => match serde_json::from_value::<Kinds>(value.clone()) {
            Ok(kinds) => text.list(kinds.iter().map(|kind| kind_name(text, kind))),
            Err(_) => value.to_string(),
        },
        Value::Object(_) => match serde_json::from_value::<Copies>(value.clone()) {
            Ok(copies) => text.list(Special::VARIANTS.iter().map(|special| {
                say!(
                    text,
                    "noble-hearts-value-copies",
                    count = copies[*special],
                    special = special_name(text, *special)
                )
            })),
            Err(_) => value.to_string(),
        },
        Value::Null | Value::Number(_) => value.to_string(),
    }
}

/// The edition, and the house rules if there are any.
pub(super) fn describe_rules(cx: Cx<'_>) -> Vec<Fact> {
    let text = cx.text;
    let mut facts = vec![Fact {
        name: say!(text, "fact-edition"),
        value: edition_name(text, cx.rules.edition()),
    }];
    let house = cx.rules.house();
    let told = house.iter().map(|(field, value)| {
        say!(
            text,
            "noble-hearts-house-rule",
            rule = rule_name(text, field),
            value = rule_value(text, value)
        )
    });
    let told = text.joined(told, "noble-hearts-house-rules-and");
    facts.extend(told.map(|value| Fact {
        name: say!(text, "fact-rules"),
        value,
    }));
    let names = cx.further.map(AreaNames::of_header).unwrap_or_default();
    let areas = 1..=names.as_slice().len() as i64;
    let named = areas.filter_map(|area| {
        names.get(area)?;
        let name = area_name(cx, area);
        Some(say!(text, "noble-hearts-area-is", area = area, name = name))
    });
    let named: Vec<String> = named.collect();
    if !named.is_empty() {
        facts.push(Fact {
            name: say!(text, "noble-hearts-rule-areas"),
            value: text.list(named),
        });
    }
    facts
}
