//! A player's mat to print.

use super::names::part_name;
use crate::rules::{Duel, Part, Rules};
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
    let places = |part, count: u8| {
        let name = part_name(text, part);
        Place::several(&name, count.into()).collect::<Vec<_>>()
    };
    let mut table = places(Part::Warlord, rules.warlord_slots);
    table.extend(Place::several(&Duel::gauge_name(text), 1));
    let mut battle = places(Part::Army, 1);
    battle.extend(places(Part::Support, rules.supports_per_side));
    battle.extend(Place::several(&say!(text, "duel-mat-discard"), 1));
    vec![
        MatRow::Places(table),
        MatRow::Places(battle),
        MatRow::Facts(rule_facts::<Duel>(text, rules, &RULES)),
    ]
}
