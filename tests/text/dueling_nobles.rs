//! Everything that can happen has its sentence, in every language.

use serde_json::{Map, Value, json};

use crate::checks::{
    assert_complete, described_kinds, described_rules, everything_is_described, has_number,
    numbers, paragraphs, rulebook, texts, the_rulebook_has_every_number,
};
use courtyard::cards::Suit;
use courtyard::games::Preset;
use courtyard::games::dueling_nobles::editions::Phase;
use courtyard::games::dueling_nobles::odds::{Chances, Fraction};
use courtyard::games::dueling_nobles::text::odds::describe_outlook;
use courtyard::games::dueling_nobles::text::{ability_name, phase_name};
use courtyard::games::dueling_nobles::{DuelingNobles, Edition, Rules};
use courtyard::registry;
use courtyard::seat::EitherSeat;
use courtyard::session::journal::Opened;
use courtyard::text::{Describe, Language, Text, TextContext};

#[test]
fn everything_with_a_name_has_one() {
    texts().for_each(|text| assert_names_described(&text));
}

/// A tie counts half for each player, but a win that is less likely than not is not promised.
#[test]
fn the_outlook_names_the_most_likely_result() {
    let header = r#"{"courtyard":1,"game":"dueling-nobles","edition":"catsatcards","players":["Ana","Ben"],"started":"2026-05-01T20:00:00Z"}"#;
    let opened = Opened::new(header.as_bytes()).unwrap();
    let session = opened.read::<DuelingNobles>().unwrap().session;
    let text = Text::new(Language::English, registry::described());
    let cx = TextContext::new(&text, &session);
    let outlook = |of_100: [u128; 3]| {
        let [win, tie, loss] = of_100.map(|cases| Fraction::new(cases, 100).unwrap());
        describe_outlook(cx, EitherSeat::Zero, &Chances { win, tie, loss })
    };
    assert_eq!(outlook([0, 52, 48]), "A tie is most likely");
    assert_eq!(outlook([48, 34, 18]), "Ana has the better chances");
    assert_eq!(outlook([18, 30, 52]), "Ben will probably win");
    assert_eq!(outlook([88, 12, 0]), "Ana will probably win");
    assert_eq!(outlook([92, 8, 0]), "Ana wins almost certainly");
    assert_eq!(outlook([36, 30, 34]), "It is about even");
}

fn assert_names_described(text: &Text) {
    let rules = Rules::from(Edition::Catsatcards);
    let mut sentences = described_rules::<DuelingNobles>(text);
    for edition in Edition::ALL {
        for phase in &Rules::from(*edition).phases {
            assert!(text.has(&format!("dueling-nobles-phase-{}", phase.id)));
        }
    }
    for phase in [Phase::SETUP, Phase::OVER] {
        assert!(text.has(&format!("dueling-nobles-phase-{phase}")));
    }
    sentences.extend(described_kinds::<DuelingNobles>(text, &rules));
    for suit in Suit::ALL {
        let name = text.get(&format!("suit-{}", suit.name())).into_owned();
        sentences.extend([name, ability_name(text, suit)]);
        assert!(text.has(&format!("suit-card-{}", suit.name())));
    }
    sentences
        .iter()
        .for_each(|sentence| assert_complete(sentence));
    assert_eq!(phase_name(text, "tea time"), "tea time");
}

#[test]
fn everything_that_happens_is_described() {
    everything_is_described::<DuelingNobles>();
}

/// Every field with another value than in any edition, and all numbers distinct.
fn all_changed() -> Map<String, Value> {
    let house = json!({
        "phases": [
            {"id": "tea", "allows": ["heal", "draw-three", "recover", "spy"]},
            {"id": "income", "allows": ["sell", "tax", "buy", "recruit"]},
            {"id": "duel", "allows": ["weapon", "move-weapon", "challenge"]},
            {"id": "rest", "allows": []}
        ],
        "base_strength": {"king": 101, "queen": 102, "jack": 103},
        "stamina": {"king": 51, "queen": 52, "jack": 53},
        "sells_per_turn": 104,
        "taxes": "one-king",
        "tax_may_vanquish": true,
        "buys_per_turn": 105,
        "cards_per_purchase": 31,
        "recruits_per_turn": 106,
        "recruit_cost": 107,
        "weapons_per_turn": 108,
        "weapon_moves_per_turn": 109,
        "weapons_may_swap": true,
        "spied_hand_stays_revealed": true,
        "duels_per_turn": 110,
        "deflect_cost": 111,
        "queen_bonus": 112,
        "adrenaline": 113,
        "victory": "turn-start",
        "both_empty": "defender",
        "income_gold": 114,
        "sale_gold": 115,
        "win_gold": 116,
        "opening_nobles": 5,
        "opening_hand": 9,
        "support_decks": "each"
    });
    house.as_object().unwrap().clone()
}

#[test]
fn every_number_of_every_edition_is_in_the_rulebook() {
    for text in texts() {
        let language = text.language();
        for edition in Edition::ALL {
            let rules = Rules::from(*edition);
            let book = rulebook::<DuelingNobles>(&text, &rules);
            assert_eq!(book.len(), 9 + rules.phases.len());
            for (field, value) in rules.to_json() {
                for number in numbers(&field, &value) {
                    assert!(has_number(&book, number), "{field} in {language}");
                }
            }
            let actions = rules.phases.iter().flat_map(|p| &p.allows);
            for kind in actions {
                let begins = format!("{}: ", DuelingNobles::kind_name(&text, *kind));
                let contains = |p: &&str| p.starts_with(begins.trim_end_matches(": "));
                assert_eq!(paragraphs(&book).iter().filter(|p| contains(p)).count(), 1);
            }
        }
    }
}

#[test]
fn every_changed_number_is_in_the_rulebook_and_in_its_list() {
    the_rulebook_has_every_number::<DuelingNobles>("catsatcards", &all_changed());
}

/// The paragraphs that only one of the two has.
fn difference(text: &Text, house: Value) -> [Vec<String>; 2] {
    let usual = rulebook::<DuelingNobles>(text, &Rules::from(Edition::Catsatcards));
    let rules = Rules::new("catsatcards", house.as_object().unwrap()).unwrap();
    let mut changed = rulebook::<DuelingNobles>(text, &rules);
    assert_eq!(changed.pop().unwrap().paragraphs.len(), 2);
    let (usual, changed) = (paragraphs(&usual), paragraphs(&changed));
    let only = |own: &[&str], other: &[&str]| {
        let own = own.iter().filter(|p| !other.contains(p));
        own.map(|p| (*p).to_owned()).collect()
    };
    [only(&usual, &changed), only(&changed, &usual)]
}

#[test]
fn every_switch_and_limit_changes_the_rulebook() {
    let text = texts().next().unwrap();
    for (house, expected) in [
        (json!({"taxes": "one-king"}), "with one King"),
        (json!({"tax_may_vanquish": true}), "then vanquished"),
        (json!({"weapons_may_swap": true}), "the two nobles swap"),
        (json!({"spied_hand_stays_revealed": true}), "stay face up"),
        (json!({"victory": "turn-start"}), "may still recruit"),
        (json!({"both_empty": "attacker"}), "its attacker wins"),
        (json!({"both_empty": "defender"}), "its defender wins"),
        (json!({"sells_per_turn": 0}), "Sell: these rules do not"),
        (json!({"sells_per_turn": 1}), "this once in a turn"),
        (json!({"buys_per_turn": 4}), "up to 4 times"),
        (json!({"buys_per_turn": null}), "any number of times"),
        (json!({"recruits_per_turn": null}), "any number of times"),
        (json!({"weapons_per_turn": 0}), "Arm: these rules do not"),
        (json!({"duels_per_turn": 2}), "up to 2 times"),
        (json!({"cards_per_purchase": 1}), "draw 1 support card."),
        (json!({"opening_nobles": 6}), "begins empty"),
        (json!({"opening_hand": 0}), "all 40 are"),
        (json!({"support_decks": "each"}), "your own discard pile"),
    ] {
        let [usual, changed] = difference(&text, house.clone());
        assert!(!usual.is_empty(), "{house}");
        assert!(
            changed.iter().any(|p| p.contains(expected)),
            "{house}: {changed:?}"
        );
    }
}

#[test]
fn the_rulebook_describes_the_phases_in_order() {
    let text = texts().next().unwrap();
    let house = json!({"phases": [
        {"id": "tea", "allows": ["sell"]},
        {"id": "rest", "allows": []}
    ]});
    let rules = Rules::new("duelo", house.as_object().unwrap()).unwrap();
    let book = rulebook::<DuelingNobles>(&text, &rules);
    let contains = |part: &str| paragraphs(&book).iter().any(|p| p.contains(part));
    assert!(contains("2 phases, in this order: tea and rest."));
    assert!(contains("No phase brings gold by itself."));
    assert!(contains("leave out: Tax, Buy, "));
    assert!(contains("Nothing can be done in this phase."));
    assert!(!contains("by a tax"));
    let titles: Vec<&str> = book.iter().map(|c| c.title.as_str()).collect();
    assert_eq!(titles[4..6], ["Phase 1: tea", "Phase 2: rest"]);
    assert!(rulebook::<DuelingNobles>(&text, &Rules::from(Edition::Original)) != book);
}
