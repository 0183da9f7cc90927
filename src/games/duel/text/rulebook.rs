//! The rules in words, with the values of the current rules.

use crate::rules::{Duel, Rules};
use courtyard_text::{Chapter, Rulebook, Text};

/// The sections of the rulebook.
const SECTIONS: [&str; 9] = [
    "duel-rulebook-aim",
    "duel-rulebook-table",
    "duel-rulebook-setup",
    "duel-rulebook-turn",
    "duel-rulebook-battle",
    "duel-rulebook-aces",
    "duel-rulebook-end",
    "duel-rulebook-reinforcements",
    "duel-rulebook-ally",
];

/// The whole rules for a player who does not know the game, by this edition and these house rules.
pub fn rulebook(text: &Text, rules: &Rules) -> Vec<Chapter> {
    let mut book = Rulebook::new(text, rules.to_json());
    book.set("deck", rules.deck());
    book.set("draw_pile", rules.deck() - rules.hand_size);
    SECTIONS.iter().for_each(|section| book.section(section));
    book.house::<Duel>(rules);
    book.finish()
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, Value, json};

    use strum::VariantArray;

    use super::*;
    use crate::rules::editions::Edition;
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
                assert!(!paragraph.contains("duel-"), "no message: {paragraph}");
                assert!(!paragraph.contains("  "), "a gap in {paragraph}");
            }
        }
    }

    fn numbers(value: &Value) -> Vec<u64> {
        match value {
            Value::Number(n) => n.as_u64().into_iter().collect(),
            Value::Object(names) => names.values().filter_map(Value::as_u64).collect(),
            Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) => Vec::new(),
        }
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
    fn every_changed_number_is_in_the_text_and_in_the_list() {
        let house = all_changed();
        assert_eq!(house.len(), Rules::FIELDS.len());
        let rules = Rules::new("csatho", &house).unwrap();
        for &language in Language::VARIANTS {
            let text = Text::new(language, crate::described());
            let mut book = rulebook(&text, &rules);
            assert_well_formed(&book);
            let changes = [book.pop().unwrap()];
            assert_eq!(changes[0].paragraphs.len(), 1 + house.len());
            for (field, value) in &house {
                for number in numbers(value) {
                    assert!(has_number(&book, number), "{field} in {language}");
                    assert!(has_number(&changes, number), "{field} in {language}");
                }
                let named = courtyard_text::rule_name::<Duel>(&text, field);
                assert!(paragraphs(&changes).iter().any(|p| p.starts_with(&named)));
            }
        }
    }

    #[test]
    fn without_house_rules_the_edition_is_described() {
        for &language in Language::VARIANTS {
            let text = Text::new(language, crate::described());
            let book = rulebook(&text, &Rules::from(Edition::Csatho));
            assert_well_formed(&book);
            assert_eq!(book.len(), 7);
            for number in [5, 3, 2, 52] {
                assert!(has_number(&book, number));
            }
        }
    }

    #[test]
    fn every_switch_changes_the_text() {
        let text = Text::new(Language::English, crate::described());
        let usual = rulebook(&text, &Rules::from(Edition::Csatho));
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
                let mut book = rulebook(&text, &rules);
                book.pop();
                book
            };
            assert_ne!(with(&value), usual, "{field}");
        }
    }
}
