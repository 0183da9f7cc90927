//! Everything that can happen has its sentence, in every language.

use serde_json::{Map, Value, json};

use crate::checks::{
    assert_complete, described_kinds, described_rules, everything_is_described, has_number,
    rulebook, texts, the_rulebook_has_every_number,
};
use courtyard::cards::Rank;
use courtyard::games::duel::table::Phase;
use courtyard::games::duel::text::{card_name, phase_name, role_name};
use courtyard::games::duel::{CardRole, Duel, Edition, Face, Name, Rules};
use courtyard::text::Text;

#[test]
fn everything_with_a_name_has_one() {
    texts().for_each(|text| assert_names_described(&text));
}

fn assert_names_described(text: &Text) {
    let rules = Rules::from(Edition::Csatho);
    let mut sentences = described_rules::<Duel>(text);
    sentences.extend(Phase::ALL.iter().map(|phase| phase_name(text, *phase)));
    for phase in [Phase::SETUP, Phase::OVER] {
        assert!(text.has(&format!("duel-phase-{phase}")));
    }
    sentences.extend(described_kinds::<Duel>(text, &rules));
    for rank in Rank::ALL {
        sentences.push(role_name(text, CardRole::of(rank)));
        sentences.push(card_name(text, Name::Face(Face::Rank(rank))));
        sentences.push(card_name(text, Name::AllyAs(rank)));
    }
    sentences.extend([Name::Joker, Name::Ally].map(|name| card_name(text, name)));
    sentences
        .iter()
        .for_each(|sentence| assert_complete(sentence));
}

#[test]
fn everything_that_happens_is_described() {
    everything_is_described::<Duel>();
}

/// Every field with another value than the edition's, and all numbers distinct.
fn all_changed() -> Map<String, Value> {
    let house = json!({
        "hand_size": 19,
        "draw_per_turn": 4,
        "warlord_slots": 6,
        "attacks_per_turn": 104,
        "first_round_skips": false,
        "used_may_be_exchanged": false,
        "warlord_bonus": {"king": 91, "queen": 92, "jack": 93},
        "support_values": {"three": 94, "two": 95},
        "supports_per_side": 3,
        "sole_warlord_defends": false,
        "damage_divisor": 8,
        "damage_rounding": "down",
        "tie": "draw",
        "failed_warlord_lost": false,
        "unled_fail_draw": 7,
        "aces_outside": false,
        "ace_targets": "any",
        "aces_defend": "before-reveal",
        "ace_fails_unled": false,
        "out_when": "empty",
        "revenge_turn": false,
        "reinforcements": true,
        "reinforcement_cards": 41,
        "forced_reinforcement_cards": 42,
        "hidden_ally": true
    });
    house.as_object().unwrap().clone()
}

#[test]
fn every_changed_number_is_in_the_rulebook_and_in_its_list() {
    the_rulebook_has_every_number::<Duel>("csatho", &all_changed());
}

#[test]
fn without_house_rules_the_rulebook_describes_the_edition() {
    for text in texts() {
        let book = rulebook::<Duel>(&text, &Rules::from(Edition::Csatho));
        assert_eq!(book.len(), 7);
        for number in [5, 3, 2, 52] {
            assert!(has_number(&book, number));
        }
    }
}

#[test]
fn every_switch_changes_the_rulebook() {
    let text = texts().next().unwrap();
    let usual = rulebook::<Duel>(&text, &Rules::from(Edition::Csatho));
    for (field, value) in all_changed() {
        let with = |value: &Value| {
            let mut house = json!({(field.clone()): value});
            // A few rules appear only if another one is on.
            let needs = match field.as_str() {
                "reinforcement_cards" | "forced_reinforcement_cards" => Some("reinforcements"),
                _ => None,
            };
            if let Some(needs) = needs {
                house[needs] = json!(true);
            }
            let rules = Rules::new("csatho", house.as_object().unwrap()).unwrap();
            let mut book = rulebook::<Duel>(&text, &rules);
            book.pop();
            book
        };
        assert_ne!(with(&value), usual, "{field}");
    }
}

#[test]
fn the_lesson_has_the_numbers_of_the_edition() {
    let rules = Rules::from(Edition::Csatho);
    let (bonus, support) = (rules.warlord_bonus, rules.support_values);
    let numbers = [
        ("aim", vec![rules.hand_size.into()]),
        (
            "warlords",
            vec![
                rules.warlord_slots.into(),
                bonus.king,
                bonus.queen,
                bonus.jack,
            ],
        ),
        // Its cards may be words.
        ("armies", vec![support.three, support.two]),
        ("battle", vec![rules.unled_fail_draw.into()]),
    ];
    for text in texts() {
        for (step, expected) in &numbers {
            let key = format!("duel-lesson-{step}-about");
            let about = text.get(&key);
            let digits = about.split(|c: char| !c.is_ascii_digit());
            let mut left: Vec<u16> = digits.filter_map(|number| number.parse().ok()).collect();
            for number in expected {
                let place = left.iter().position(|found| found == number);
                let place = place.unwrap_or_else(|| panic!("{key} lacks {number}: {about}"));
                left.swap_remove(place);
            }
        }
    }
}
