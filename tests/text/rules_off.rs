//! No chapter of a rulebook speaks of a rule that is off.

use serde_json::{Map, Value, json};

use crate::checks::{paragraphs, rulebook, texts};
use courtyard::games::Rules;
use courtyard::games::duel::Duel;
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::games::noble_hearts::NobleHearts;
use courtyard::text::{Chapter, Describe, Text};

/// The chapters under these house rules without the list of the house rules.
fn chapters<G: Describe>(text: &Text, edition: &str, house: &Map<String, Value>) -> Vec<Chapter> {
    let rules = Rules::<G::Edition>::new(edition, house).unwrap();
    let mut book = rulebook::<G>(text, &rules);
    if !rules.house().is_empty() {
        book.pop();
    }
    book
}

/// Checks in every language that a second rule changes no chapter while the first ones switch it off.
fn changes_nothing<G: Describe>(edition: &str, cases: &[(Value, Value)]) {
    for text in texts() {
        for (off, further) in cases {
            let off = off.as_object().unwrap();
            let mut both = off.clone();
            both.extend(further.as_object().unwrap().clone());
            let [without, with] = [off, &both].map(|house| chapters::<G>(&text, edition, house));
            assert_eq!(without, with, "{further} in {}", text.language());
        }
    }
}

#[test]
fn a_rule_of_duel_that_is_off_is_not_described() {
    changes_nothing::<Duel>(
        "csatho",
        &[
            (
                json!({"supports_per_side": 0}),
                json!({"support_values": {"three": 7, "two": 8}}),
            ),
            (
                json!({"aces_defend": "never"}),
                json!({"ace_fails_unled": false}),
            ),
            (
                json!({"unled_fail_draw": 0}),
                json!({"ace_fails_unled": false}),
            ),
            (
                json!({"aces_outside": false}),
                json!({"ace_targets": "any"}),
            ),
            (json!({}), json!({"reinforcement_cards": 7})),
            (json!({}), json!({"forced_reinforcement_cards": 7})),
            (
                json!({"attacks_per_turn": 0, "revenge_turn": false}),
                json!({"damage_divisor": 3, "tie": "draw", "failed_warlord_lost": false}),
            ),
        ],
    );
    let text = texts().next().unwrap();
    let house = json!({"supports_per_side": 0, "aces_defend": "never", "aces_outside": false});
    let book = chapters::<Duel>(&text, "csatho", house.as_object().unwrap());
    let all = paragraphs(&book).join(" ");
    assert!(!all.contains("Support"), "{all}");
    assert_eq!(all.matches("Ace").count(), 1, "{all}");
    assert!(all.contains("Aces have no use by these rules."), "{all}");
}

#[test]
fn a_rule_of_dueling_nobles_that_is_off_is_not_described() {
    let phases = |allows: &[&str]| json!({"phases": [{"id": "income", "allows": allows}]});
    for edition in ["catsatcards", "original", "duelo"] {
        changes_nothing::<DuelingNobles>(
            edition,
            &[
                (
                    json!({"victory": "turn-start"}),
                    json!({"both_empty": "attacker"}),
                ),
                (
                    phases(&["sell"]),
                    json!({"deflect_cost": 7, "win_gold": 8, "adrenaline": 9, "queen_bonus": 10}),
                ),
                (phases(&["challenge"]), json!({"cards_per_purchase": 7})),
                (
                    phases(&["challenge"]),
                    json!({"recruit_cost": 7, "sale_gold": 8}),
                ),
                (phases(&["challenge"]), json!({"weapons_may_swap": true})),
                (phases(&["challenge"]), json!({"weapon_moves_per_turn": 7})),
            ],
        );
    }
    let text = texts().next().unwrap();
    let titles = |allows: &[&str]| {
        let book =
            chapters::<DuelingNobles>(&text, "catsatcards", phases(allows).as_object().unwrap());
        let titles = book.into_iter().map(|chapter| chapter.title);
        titles.collect::<Vec<_>>().join(", ")
    };
    let all = titles(&[
        "weapon",
        "heal",
        "draw-three",
        "recover",
        "spy",
        "challenge",
    ]);
    assert!(
        all.contains("The duel, The four abilities, Weapons,"),
        "{all}"
    );
    let some = titles(&["heal", "challenge"]);
    assert!(some.contains("The duel, Abilities, Decks"), "{some}");
    let none = titles(&["sell"]);
    assert!(none.contains("Phase 1: income, Decks"), "{none}");
}

#[test]
fn a_rule_of_noble_hearts_that_is_off_is_not_described() {
    changes_nothing::<NobleHearts>(
        "base",
        &[
            (
                json!({}),
                json!({"long_jump_cards": 3, "long_jump_move": 7}),
            ),
            (json!({}), json!({"side_step_cards": 3, "berserk_cards": 4})),
            (json!({}), json!({"evaded_strokes": "one"})),
            (
                json!({}),
                json!({"saltomortale_cards": 5, "turned_down": ["berserk"]}),
            ),
            (
                json!({}),
                json!({"charm_half": "always", "berserk_may_lose": false}),
            ),
        ],
    );
    changes_nothing::<NobleHearts>(
        "skills-and-roses",
        &[
            (
                json!({"charm_spots": 0}),
                json!({"rose_charm": 3, "retreat_charm": 4, "charm_half": "always"}),
            ),
            (
                json!({"charm_spots": 0}),
                json!({"berserk_may_lose": false}),
            ),
            (
                json!({"skill_spots": 0}),
                json!({"retreat_skill": 3, "saltomortale_skill": 4}),
            ),
        ],
    );
}
