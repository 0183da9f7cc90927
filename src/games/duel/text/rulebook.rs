//! The rules in words, with the numbers of the rules that are played by.

use serde_json::Value;

use super::{edition_name, rule_name, rule_value};
use crate::rules::Rules;
use crate::rules::editions::{
    AceTargets, AcesDefend, FIELDS, OutWhen, Rounding, SupportValues, Tie, WarlordBonus,
};
use courtyard_text::{Arg, Chapter, Text, say};

/// The whole rules for somebody who has never played, by this edition and these house rules.
pub fn rulebook(text: &Text, rules: &Rules) -> Vec<Chapter> {
    let mut chapters = vec![
        chapter(
            text,
            "duel-rules-aim-title",
            &["duel-rules-aim-war", "duel-rules-aim-win"],
        ),
        table(text, rules),
        set_up(text, rules),
        turn(text, rules),
        battle(text, rules),
        aces(text, rules),
        end(text, rules),
    ];
    if rules.reinforcements {
        chapters.push(reinforcements(text, rules));
    }
    if rules.hidden_ally {
        chapters.push(chapter(
            text,
            "duel-rules-ally-title",
            &["duel-rules-ally-any", "duel-rules-ally-stays"],
        ));
    }
    chapters.extend(house(text, rules));
    chapters
}

/// A chapter of sentences that no rule changes.
fn chapter(text: &Text, title: &str, paragraphs: &[&str]) -> Chapter {
    Chapter {
        title: say!(text, title),
        paragraphs: paragraphs.iter().map(|key| say!(text, key)).collect(),
    }
}

fn table(text: &Text, rules: &Rules) -> Chapter {
    let WarlordBonus { king, queen, jack } = rules.warlord_bonus;
    let SupportValues { three, two } = rules.support_values;
    Chapter {
        title: say!(text, "duel-rules-table-title"),
        paragraphs: vec![
            say!(text, "duel-rules-table-deck", cards = rules.deck()),
            say!(text, "duel-rules-table-piles"),
            say!(
                text,
                "duel-rules-table-warlords",
                king = king,
                queen = queen,
                jack = jack
            ),
            say!(text, "duel-rules-table-armies"),
            say!(text, "duel-rules-table-supports", three = three, two = two),
            say!(text, "duel-rules-table-aces"),
            say!(text, "duel-rules-table-slots", count = rules.warlord_slots),
        ],
    }
}

fn set_up(text: &Text, rules: &Rules) -> Chapter {
    Chapter {
        title: say!(text, "duel-rules-setup-title"),
        paragraphs: vec![
            say!(
                text,
                "duel-rules-setup-deal",
                hand = rules.hand_size,
                draw = rules.deck() - rules.hand_size
            ),
            say!(text, "duel-rules-setup-start"),
        ],
    }
}

fn turn(text: &Text, rules: &Rules) -> Chapter {
    let limit = match rules.attacks_per_turn {
        Some(limit) => Arg::from(limit),
        None => Arg::from("any"),
    };
    let attack = text.with("duel-rules-turn-attack", &[("limit", limit)]);
    Chapter {
        title: say!(text, "duel-rules-turn-title"),
        paragraphs: vec![
            say!(text, "duel-rules-turn-phases"),
            say!(text, "duel-rules-turn-draw", count = rules.draw_per_turn),
            say!(
                text,
                "duel-rules-turn-warlords",
                used = rules.used_may_be_exchanged
            ),
            attack.into_owned(),
            say!(text, "duel-rules-turn-renewal"),
            say!(
                text,
                "duel-rules-turn-first",
                skips = rules.first_round_skips
            ),
        ],
    }
}

fn battle(text: &Text, rules: &Rules) -> Chapter {
    let rounding = match rules.damage_rounding {
        Rounding::Up => "up",
        Rounding::Down => "down",
    };
    let tie = match rules.tie {
        Tie::Defender => "defender",
        Tie::Draw => "draw",
    };
    Chapter {
        title: say!(text, "duel-rules-battle-title"),
        paragraphs: vec![
            say!(text, "duel-rules-battle-attack"),
            say!(
                text,
                "duel-rules-battle-defend",
                sole = rules.sole_warlord_defends
            ),
            say!(
                text,
                "duel-rules-battle-support",
                count = rules.supports_per_side
            ),
            say!(text, "duel-rules-battle-reveal"),
            say!(
                text,
                "duel-rules-battle-damage",
                rounding = rounding,
                divisor = rules.damage_divisor
            ),
            say!(
                text,
                "duel-rules-battle-thwarted",
                lost = rules.failed_warlord_lost
            ),
            say!(
                text,
                "duel-rules-battle-unled",
                count = rules.unled_fail_draw
            ),
            say!(text, "duel-rules-battle-tie", tie = tie),
            say!(text, "duel-rules-battle-after"),
        ],
    }
}

fn aces(text: &Text, rules: &Rules) -> Chapter {
    let when = match rules.aces_defend {
        AcesDefend::AnyTime => "anytime",
        AcesDefend::BeforeReveal => "before",
        AcesDefend::Never => "never",
    };
    let targets = match (rules.aces_outside, rules.ace_targets) {
        (false, _) => "none",
        (true, AceTargets::Neighbours) => "neighbours",
        (true, AceTargets::Right) => "right",
        (true, AceTargets::Any) => "any",
    };
    let mut paragraphs = vec![say!(text, "duel-rules-aces-defend", when = when)];
    if rules.aces_defend != AcesDefend::Never {
        paragraphs.push(say!(
            text,
            "duel-rules-aces-cost",
            unled = rules.ace_fails_unled
        ));
        paragraphs.push(say!(text, "duel-rules-aces-attacker"));
    }
    paragraphs.push(say!(text, "duel-rules-aces-outside", targets = targets));
    Chapter {
        title: say!(text, "duel-rules-aces-title"),
        paragraphs,
    }
}

fn end(text: &Text, rules: &Rules) -> Chapter {
    let mut paragraphs = vec![say!(text, "duel-rules-end-draw")];
    match rules.out_when {
        OutWhen::CannotDraw => {}
        OutWhen::Empty => paragraphs.push(say!(text, "duel-rules-end-empty")),
    }
    paragraphs.extend([
        say!(text, "duel-rules-end-revenge", revenge = rules.revenge_turn),
        say!(text, "duel-rules-end-circle"),
        say!(text, "duel-rules-end-concede"),
    ]);
    Chapter {
        title: say!(text, "duel-rules-end-title"),
        paragraphs,
    }
}

fn reinforcements(text: &Text, rules: &Rules) -> Chapter {
    Chapter {
        title: say!(text, "duel-rules-joker-title"),
        paragraphs: vec![
            say!(
                text,
                "duel-rules-joker-own",
                most = rules.reinforcement_cards
            ),
            say!(
                text,
                "duel-rules-joker-empty",
                most = rules.forced_reinforcement_cards
            ),
            say!(text, "duel-rules-joker-rest"),
        ],
    }
}

/// Where the rules differ from their edition, if they do, in the order of the fields.
fn house(text: &Text, rules: &Rules) -> Option<Chapter> {
    let house = rules.house();
    if house.is_empty() {
        return None;
    }
    let usual = Rules::from(rules.edition()).to_json();
    let told = |value: Option<&Value>| rule_value(text, value.unwrap_or(&Value::Null));
    let edition = edition_name(text, rules.edition());
    let mut paragraphs = vec![say!(text, "duel-rules-house-about", edition = edition)];
    for (field, _) in FIELDS {
        paragraphs.extend(house.get(field).map(|value| {
            say!(
                text,
                "duel-rules-house-change",
                rule = rule_name(text, field),
                value = told(Some(value)),
                usual = told(usual.get(field))
            )
        }));
    }
    Some(Chapter {
        title: say!(text, "duel-rules-house-title"),
        paragraphs,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, json};

    use strum::VariantArray;

    use super::*;
    use crate::rules::editions::Edition;
    use courtyard_text::Language;

    fn paragraphs(chapters: &[Chapter]) -> Vec<&str> {
        let paragraphs = chapters.iter().flat_map(|c| &c.paragraphs);
        paragraphs.map(String::as_str).collect()
    }

    /// Whether some paragraph has the number as a word of its own.
    fn tells(chapters: &[Chapter], number: u64) -> bool {
        let number = number.to_string();
        let digit = |c: char| c.is_ascii_digit();
        paragraphs(chapters)
            .iter()
            .any(|p| p.split(|c| !digit(c)).any(|word| word == number))
    }

    fn assert_well_told(chapters: &[Chapter]) {
        for chapter in chapters {
            assert!(!chapter.paragraphs.is_empty(), "{}", chapter.title);
            for told in chapter.paragraphs.iter().chain([&chapter.title]) {
                assert!(!told.trim().is_empty(), "{}", chapter.title);
                assert!(!told.contains(['{', '}', '$']), "not filled in: {told}");
                assert!(!told.contains("duel-"), "no message: {told}");
                assert!(!told.contains("  "), "a gap in {told}");
            }
        }
    }

    fn numbers(value: &Value) -> Vec<u64> {
        match value {
            Value::Number(n) => n.as_u64().into_iter().collect(),
            Value::Object(names) => names.values().filter_map(Value::as_u64).collect(),
            _ => Vec::new(),
        }
    }

    /// Every field with another value than the edition's, every number another.
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
    fn every_number_of_the_house_is_told_and_listed() {
        let house = all_changed();
        assert_eq!(house.len(), FIELDS.len());
        let rules = Rules::new("csatho", &house).unwrap();
        for &language in Language::VARIANTS {
            let text = Text::new(language, crate::described());
            let mut book = rulebook(&text, &rules);
            assert_well_told(&book);
            let changes = [book.pop().unwrap()];
            assert_eq!(changes[0].paragraphs.len(), 1 + house.len());
            for (field, value) in &house {
                for number in numbers(value) {
                    assert!(tells(&book, number), "{field} in {language}");
                    assert!(tells(&changes, number), "{field} in {language}");
                }
                let named = rule_name(&text, field);
                assert!(paragraphs(&changes).iter().any(|p| p.starts_with(&named)));
            }
        }
    }

    #[test]
    fn the_edition_is_told_without_a_house() {
        for &language in Language::VARIANTS {
            let text = Text::new(language, crate::described());
            let book = rulebook(&text, &Rules::from(Edition::Csatho));
            assert_well_told(&book);
            assert_eq!(book.len(), 7);
            for number in [5, 3, 2, 52] {
                assert!(tells(&book, number));
            }
        }
    }

    #[test]
    fn every_switch_changes_what_is_told() {
        let text = Text::new(Language::English, crate::described());
        let usual = rulebook(&text, &Rules::from(Edition::Csatho));
        for (field, value) in all_changed() {
            let with = |value: &Value| {
                let mut house = json!({(field.clone()): value});
                // A few rules are only told where another is on.
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
