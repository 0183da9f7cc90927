//! A player's mat to print.

use super::names::role_name;
use crate::rules::{CardRole, Duel, Rules};
use courtyard_text::{Describe, MatRow, Place, Text, rule_facts, say};

/// The rules on the mat: those that a battle needs.
const RULES: [&str; 4] = [
    "warlord_bonus",
    "support_values",
    "damage_divisor",
    "damage_rounding",
];

/// The slots for Warlords with the draw pile, and the cards of a battle with the discard pile.
pub(super) fn mat(text: &Text, rules: &Rules) -> Vec<MatRow> {
    let places = |role, count: u8| {
        let name = role_name(text, role);
        Place::several(&name, count.into()).collect::<Vec<_>>()
    };
    let mut table = places(CardRole::Warlord, rules.warlord_slots);
    table.extend(Place::several(&Duel::gauge_name(text), 1));
    let mut battle = places(CardRole::Army, 1);
    battle.extend(places(CardRole::Support, rules.supports_per_side));
    battle.extend(Place::several(&say!(text, "discard-pile"), 1));
    vec![
        MatRow::Places(table),
        MatRow::Places(battle),
        MatRow::Facts(rule_facts::<Duel>(text, rules, &RULES)),
    ]
}
