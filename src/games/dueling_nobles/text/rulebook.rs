//! The rules in words, with the values of the current rules.

use super::{ability_name, phase_name};
use crate::rules::editions::Phase;
use crate::rules::{ActionKind, DuelingNobles, Noble, Rules, Support};
use courtyard_core::cards::Suit;
use courtyard_text::{Chapter, Describe, Rulebook, Text, say};

/// The sections of the rulebook, those before the phases and those after them.
const SECTIONS: [&[&str]; 2] = [
    &[
        "dueling-nobles-rulebook-aim",
        "dueling-nobles-rulebook-table",
        "dueling-nobles-rulebook-setup",
        "dueling-nobles-rulebook-turn",
    ],
    &[
        "dueling-nobles-rulebook-duel",
        "dueling-nobles-rulebook-abilities",
        "dueling-nobles-rulebook-weapons",
        "dueling-nobles-rulebook-decks",
        "dueling-nobles-rulebook-end",
    ],
];

/// The whole rules for a player who does not know the game, by this edition and these house rules.
pub fn rulebook(text: &Text, rules: &Rules) -> Vec<Chapter> {
    let mut book = Rulebook::new(text, rules.to_json());
    let left = |all: usize, each: u16| all.saturating_sub(2 * usize::from(each));
    book.set(
        "noble_deck",
        left(Noble::all().count(), rules.opening_nobles),
    );
    book.set("support_deck", left(Support::COUNT, rules.opening_hand));
    book.set("edition", rules.edition_name());
    let phases = rules.phases.iter();
    let phases = phases.map(|phase| phase_name(text, &phase.id));
    book.set("phase_count", rules.phases.len());
    book.set_list("phases", phases);
    book.set(
        "income",
        rules.phases.iter().any(|phase| phase.id == Phase::INCOME),
    );
    let is_left_out =
        |kind: &ActionKind| kind.belongs_to_a_phase() && rules.phase_of(*kind).is_none();
    let left_out = ActionKind::ALL.into_iter().filter(is_left_out);
    book.set_list(
        "left_out",
        left_out.map(|kind| DuelingNobles::kind_name(text, kind)),
    );
    let taxes = rules.phase_of(ActionKind::Tax).is_some();
    book.set("tax_may_vanquish", taxes && rules.tax_may_vanquish);
    let abilities = Suit::ALL.map(|suit| {
        let (suit, ability) = (suit.symbol().to_string(), ability_name(text, suit));
        say!(
            text,
            "dueling-nobles-table-ability",
            suit = suit,
            ability = ability
        )
    });
    book.set_list("abilities", abilities);

    let [before, after] = SECTIONS;
    before.iter().for_each(|section| book.section(section));
    for (index, phase) in rules.phases.iter().enumerate() {
        book.set("number", index + 1);
        book.set("phase", phase_name(text, &phase.id));
        let income =
            (phase.id == Phase::INCOME).then(|| book.say("dueling-nobles-rulebook-phase-income"));
        let mut paragraphs: Vec<String> = income.into_iter().collect();
        for kind in &phase.allows {
            paragraphs.push(action(&mut book, text, rules, *kind));
        }
        if paragraphs.is_empty() {
            paragraphs.push(book.say("dueling-nobles-rulebook-phase-empty"));
        }
        book.chapter(book.say("dueling-nobles-rulebook-phase"), paragraphs);
    }
    after.iter().for_each(|section| book.section(section));

    book.house::<DuelingNobles>(rules);
    book.finish()
}

/// A description of the action, and how often it is allowed.
fn action(book: &mut Rulebook<'_>, text: &Text, rules: &Rules, kind: ActionKind) -> String {
    book.set("action", DuelingNobles::kind_name(text, kind));
    match rules.limit(kind) {
        Some(0) => return book.say("dueling-nobles-rulebook-never"),
        Some(limit) => book.set("limit", limit),
        None => book.set("limit", "none"),
    }
    book.set("often", book.say("dueling-nobles-rulebook-often"));
    book.say(&format!("dueling-nobles-rulebook-{kind}"))
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, Value, json};

    use strum::VariantArray;

    use super::*;
    use crate::rules::Edition;
    use courtyard_core::game::Preset;
    use courtyard_text::Language;

    fn paragraphs(chapters: &[Chapter]) -> Vec<&str> {
        let paragraphs = chapters.iter().flat_map(|c| &c.paragraphs);
        paragraphs.map(String::as_str).collect()
    }

    /// Whether some paragraph has the number as a separate word.
    fn has_number(chapters: &[Chapter], number: u64) -> bool {
        let number = number.to_string();
        let digit = |c: char| c.is_ascii_digit();
        paragraphs(chapters)
            .iter()
            .any(|p| p.split(|c| !digit(c)).any(|word| word == number))
    }

    fn assert_well_formed(chapters: &[Chapter]) {
        for chapter in chapters {
            assert!(!chapter.paragraphs.is_empty(), "{}", chapter.title);
            for paragraph in chapter.paragraphs.iter().chain([&chapter.title]) {
                assert!(!paragraph.trim().is_empty(), "{}", chapter.title);
                assert!(
                    !paragraph.contains(['{', '}', '$']),
                    "not filled in: {paragraph}"
                );
                assert!(
                    !paragraph.contains("dueling-nobles-"),
                    "no message: {paragraph}"
                );
                assert!(!paragraph.contains("  "), "a gap in {paragraph}");
            }
        }
    }

    /// The numbers in a field's value; a limit of one is written as a word.
    fn numbers(field: &str, value: &Value) -> Vec<u64> {
        match value {
            Value::Number(n) if field.ends_with("_per_turn") && n.as_u64() == Some(1) => Vec::new(),
            Value::Number(n) => n.as_u64().into_iter().collect(),
            Value::Object(ranks) => ranks.values().filter_map(Value::as_u64).collect(),
            Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) => Vec::new(),
        }
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
            "both_empty": "defender",
            "income_gold": 114,
            "sale_gold": 115,
            "win_gold": 116,
            "opening_nobles": 5,
            "opening_hand": 9
        });
        house.as_object().unwrap().clone()
    }

    #[test]
    fn every_number_of_every_edition_is_in_the_text() {
        for &language in Language::VARIANTS {
            let text = Text::new(language, crate::described());
            for edition in Edition::ALL {
                let rules = Rules::from(*edition);
                let book = rulebook(&text, &rules);
                assert_well_formed(&book);
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
    fn every_changed_number_is_in_the_text_and_in_the_list() {
        let house = all_changed();
        assert_eq!(house.len(), Rules::FIELDS.len());
        let rules = Rules::new("catsatcards", &house).unwrap();
        for &language in Language::VARIANTS {
            let text = Text::new(language, crate::described());
            let mut book = rulebook(&text, &rules);
            assert_well_formed(&book);
            let changes = book.pop().unwrap();
            assert_eq!(changes.paragraphs.len(), 1 + house.len());
            let changes = [changes];
            for (field, value) in &house {
                for number in numbers(field, value) {
                    assert!(has_number(&book, number), "{field} in {language}");
                    assert!(has_number(&changes, number), "{field} in {language}");
                }
                let named = courtyard_text::rule_name::<DuelingNobles>(&text, field);
                assert!(paragraphs(&changes).iter().any(|p| p.starts_with(&named)));
            }
        }
    }

    /// The paragraphs that only one of the two has.
    fn difference(text: &Text, house: Value) -> [Vec<String>; 2] {
        let usual = rulebook(text, &Rules::from(Edition::Catsatcards));
        let rules = Rules::new("catsatcards", house.as_object().unwrap()).unwrap();
        let mut changed = rulebook(text, &rules);
        assert_well_formed(&changed);
        assert_eq!(changed.pop().unwrap().paragraphs.len(), 2);
        let (usual, changed) = (paragraphs(&usual), paragraphs(&changed));
        let only = |own: &[&str], other: &[&str]| {
            let own = own.iter().filter(|p| !other.contains(p));
            own.map(|p| (*p).to_owned()).collect()
        };
        [only(&usual, &changed), only(&changed, &usual)]
    }

    #[test]
    fn every_switch_and_limit_changes_the_text() {
        let text = Text::new(Language::English, crate::described());
        for (house, expected) in [
            (json!({"taxes": "one-king"}), "with one King"),
            (json!({"tax_may_vanquish": true}), "then vanquished"),
            (json!({"weapons_may_swap": true}), "the two nobles swap"),
            (json!({"spied_hand_stays_revealed": true}), "stay face up"),
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
    fn phases_are_described_in_order() {
        let text = Text::new(Language::English, crate::described());
        let house = json!({"phases": [
            {"id": "tea", "allows": ["sell"]},
            {"id": "rest", "allows": []}
        ]});
        let rules = Rules::new("duelo", house.as_object().unwrap()).unwrap();
        let book = rulebook(&text, &rules);
        let contains = |part: &str| paragraphs(&book).iter().any(|p| p.contains(part));
        assert!(contains("2 phases, in this order: tea and rest."));
        assert!(contains("No phase brings gold by itself."));
        assert!(contains("leave out: Tax, Buy, "));
        assert!(contains("Nothing can be done in this phase."));
        assert!(!contains("by a tax"));
        let titles: Vec<&str> = book.iter().map(|c| c.title.as_str()).collect();
        assert_eq!(titles[4..6], ["Phase 1: tea", "Phase 2: rest"]);
        assert!(rulebook(&text, &Rules::from(Edition::Original)) != book);
    }
}
