//! A player's mat to print.

use super::rulebook::played;
use crate::rules::{NobleHearts, Rules};
use courtyard_text::{Describe, Fact, MatRow, Place, Text, Track, rule_facts, rule_name, say};

/// Number of the last field of the track for the hand.
const HAND: u16 = 15;

/// The numbers of the rules on the mat.
const RULES: [&str; 4] = [
    "opening_hand",
    "charge_move",
    "jump_up_move",
    "charge_jump_up_move",
];

/// The numbers of the rules about special cards on the mat.
const SPECIAL_RULES: [&str; 5] = [
    "long_jump_move",
    "side_step_cards",
    "berserk_cards",
    "saltomortale_cards",
    "turned_down",
];

/// The piles and the special cards, the tracks of charm and skill, the hit areas and the hand.
pub(super) fn mat(text: &Text, rules: &Rules) -> Vec<MatRow> {
    let place = |key: &str, count| Place::several(&say!(text, key), count);
    let has_specials = rules.has_specials();
    let mut places: Vec<Place> = place("noble-hearts-mat-deck", 1).collect();
    places.extend(place("discard-pile", 1));
    places.extend(place(
        "noble-hearts-count-special",
        if has_specials { 2 } else { 0 },
    ));
    let sides = [
        ("noble-hearts-mat-charm", rules.charm_spots, "♥"),
        ("noble-hearts-mat-skill", rules.skill_spots, "⚔"),
    ];
    let sides = sides.into_iter().filter(|(_, spots, _)| *spots > 0);
    let sides = sides.map(|(key, spots, end)| Track::sides(say!(text, key), spots, end));
    let areas = rule_name::<NobleHearts>(text, "areas");
    let hand = say!(text, "noble-hearts-mat-hand");
    let counts = vec![
        Track::numbers(areas, 1, rules.areas.into()),
        Track::numbers(hand, 0, HAND),
    ];
    let mut facts = rule_facts::<NobleHearts>(text, rules, &RULES);
    for (rule, kinds) in [
        ("keeps_initiative", rules.keeps_initiative),
        ("evades", rules.evades),
    ] {
        facts.push(Fact {
            name: rule_name::<NobleHearts>(text, rule),
            value: text.list(played(rules, kinds).map(|kind| NobleHearts::kind_name(text, kind))),
        });
    }
    if has_specials {
        facts.extend(rule_facts::<NobleHearts>(text, rules, &SPECIAL_RULES));
    }
    vec![
        MatRow::Places(places),
        MatRow::Tracks(sides.collect()),
        MatRow::Tracks(counts),
        MatRow::Facts(facts),
    ]
}
