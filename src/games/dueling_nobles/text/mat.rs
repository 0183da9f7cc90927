//! A player's mat to print.

use super::{of_ability, phase_name};
use crate::rules::{ActionKind, DuelingNobles, Noble, Rules};
use courtyard_core::cards::Suit;
use courtyard_text::{Describe, Fact, MatRow, Place, Text, Track, rule_facts, rule_name, say};

/// Number of places for nobles that fit side by side on a page.
const NOBLES: usize = 4;

/// Number of the last field of the track for gold.
const GOLD: u16 = 20;

/// The numbers of the rules on the mat.
const RULES: [&str; 6] = [
    "base_strength",
    "stamina",
    "queen_bonus",
    "adrenaline",
    "recruit_cost",
    "deflect_cost",
];

/// The courtyard with boxes for damage, the gold, the abilities, and the phases with their actions.
pub(super) fn mat(text: &Text, rules: &Rules) -> Vec<MatRow> {
    let stamina = Noble::all().map(|noble| rules.stamina[noble.rank()]);
    let boxes = stamina.max().unwrap_or_default();
    let name = say!(text, "dueling-nobles-count-noble");
    let places = Place::several(&name, NOBLES).map(|place| Place {
        boxes: Some((rule_name::<DuelingNobles>(text, "stamina"), boxes)),
        ..place
    });
    let gold = Track::numbers(DuelingNobles::gauge_name(text), 0, GOLD);
    let abilities = Suit::ALL.map(|suit| Fact {
        name: of_ability(text, "dueling-nobles-table-ability", suit),
        value: DuelingNobles::kind_about(text, rules, ActionKind::of_ability(suit))
            .unwrap_or_default(),
    });
    let kind_name = |kind: &ActionKind| DuelingNobles::kind_name(text, *kind);
    let phases = rules.phases.iter().enumerate();
    let phases = phases.map(|(index, phase)| Fact {
        name: say!(
            text,
            "dueling-nobles-rulebook-phase",
            number = index + 1,
            phase = phase_name(text, &phase.id)
        ),
        value: text.list(phase.allows.iter().map(kind_name)),
    });
    let numbers = rule_facts::<DuelingNobles>(text, rules, &RULES);
    vec![
        MatRow::Places(places.collect()),
        MatRow::Tracks(vec![gold]),
        MatRow::Checks(abilities.into()),
        MatRow::Facts(phases.chain(numbers).collect()),
    ]
}
