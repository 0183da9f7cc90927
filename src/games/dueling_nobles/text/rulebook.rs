//! The rules in words, with the numbers of the rules that are played by.

use serde_json::Value;

use super::names::phase_name;
use super::{ability_name, edition_name, kind_name, rule_name, rule_value};
use crate::rules::editions::{BothEmpty, ByRank, FIELDS, Limit, Phase, Taxes};
use crate::rules::{ActionKind, Edition, Noble, Rules, Support};
use courtyard_core::cards::Suit;
use courtyard_text::{Arg, Chapter, Text, say};

/// The whole rules for somebody who has never played, by this edition and these house rules.
pub fn rulebook(text: &Text, rules: &Rules) -> Vec<Chapter> {
    let mut chapters = vec![
        aim(text),
        table(text, rules),
        set_up(text, rules),
        turn(text, rules),
    ];
    let phases = rules.phases.iter().enumerate();
    chapters.extend(phases.map(|(i, phase)| a_phase(text, rules, i, phase)));
    chapters.extend([
        duel(text, rules),
        abilities(text),
        chapter(
            text,
            "dueling-nobles-rules-weapons-title",
            &[
                "dueling-nobles-rules-weapons-strength",
                "dueling-nobles-rules-weapons-one",
            ],
        ),
        chapter(
            text,
            "dueling-nobles-rules-decks-title",
            &[
                "dueling-nobles-rules-decks-support",
                "dueling-nobles-rules-decks-after",
                "dueling-nobles-rules-decks-nobles",
            ],
        ),
        end(text, rules),
    ]);
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

fn aim(text: &Text) -> Chapter {
    chapter(
        text,
        "dueling-nobles-rules-aim-title",
        &[
            "dueling-nobles-rules-aim-duels",
            "dueling-nobles-rules-aim-win",
        ],
    )
}

fn table(text: &Text, rules: &Rules) -> Chapter {
    let mut chapter = chapter(
        text,
        "dueling-nobles-rules-table-title",
        &[
            "dueling-nobles-rules-table-needed",
            "dueling-nobles-rules-table-cards",
            "dueling-nobles-rules-table-own",
            "dueling-nobles-rules-table-shared",
        ],
    );
    chapter.paragraphs.extend([
        by_rank(
            text,
            "dueling-nobles-rules-table-strength",
            rules.base_strength,
        ),
        by_rank(text, "dueling-nobles-rules-table-stamina", rules.stamina),
    ]);
    chapter
}

fn by_rank(text: &Text, key: &str, numbers: ByRank) -> String {
    let ByRank { king, queen, jack } = numbers;
    say!(text, key, king = king, queen = queen, jack = jack)
}

fn set_up(text: &Text, rules: &Rules) -> Chapter {
    let (nobles, hand) = (rules.opening_nobles, rules.opening_hand);
    let left = |all: usize, each: u16| all.saturating_sub(2 * usize::from(each));
    Chapter {
        title: say!(text, "dueling-nobles-rules-setup-title"),
        paragraphs: vec![
            say!(text, "dueling-nobles-rules-setup-nobles", count = nobles),
            say!(
                text,
                "dueling-nobles-rules-setup-noble-deck",
                left = left(Noble::all().count(), nobles)
            ),
            say!(
                text,
                "dueling-nobles-rules-setup-hand",
                hand = hand,
                left = left(Support::COUNT, hand)
            ),
            say!(text, "dueling-nobles-rules-setup-gold"),
            match rules.edition() {
                Edition::Catsatcards => say!(text, "dueling-nobles-rules-start-dealer"),
                Edition::Original => say!(text, "dueling-nobles-rules-start-any"),
                Edition::Duelo => say!(text, "dueling-nobles-rules-start-higher"),
            },
        ],
    }
}

fn turn(text: &Text, rules: &Rules) -> Chapter {
    let phases = rules.phases.iter();
    let mut paragraphs = vec![
        say!(
            text,
            "dueling-nobles-rules-turn-phases",
            count = rules.phases.len(),
            phases = text.list(phases.map(|phase| phase_name(text, &phase.id)))
        ),
        say!(text, "dueling-nobles-rules-turn-optional"),
    ];
    if rules.phases.iter().all(|phase| phase.id != Phase::INCOME) {
        paragraphs.push(say!(text, "dueling-nobles-rules-turn-no-income"));
    }
    let never: Vec<String> = ActionKind::ALL
        .into_iter()
        .filter(|kind| kind.belongs_to_a_phase() && rules.phase_of(*kind).is_none())
        .map(|kind| kind_name(text, kind))
        .collect();
    if !never.is_empty() {
        paragraphs.push(say!(
            text,
            "dueling-nobles-rules-turn-never",
            actions = text.list(never)
        ));
    }
    Chapter {
        title: say!(text, "dueling-nobles-rules-turn-title"),
        paragraphs,
    }
}

fn a_phase(text: &Text, rules: &Rules, index: usize, phase: &Phase) -> Chapter {
    let mut paragraphs = Vec::new();
    if phase.id == Phase::INCOME {
        paragraphs.push(say!(
            text,
            "dueling-nobles-rules-phase-income",
            first = index == 0,
            gold = rules.income_gold
        ));
    }
    let kinds = phase.allows.iter();
    paragraphs.extend(kinds.map(|kind| action(text, rules, *kind)));
    if paragraphs.is_empty() {
        paragraphs.push(say!(text, "dueling-nobles-rules-phase-empty"));
    }
    Chapter {
        title: say!(
            text,
            "dueling-nobles-rules-phase-title",
            number = index + 1,
            phase = phase_name(text, &phase.id)
        ),
        paragraphs,
    }
}

/// What the action does, and how often it may be done.
fn action(text: &Text, rules: &Rules, kind: ActionKind) -> String {
    use ActionKind as K;
    let action = kind_name(text, kind);
    let (about, often) = match kind {
        K::Sell => (
            say!(text, "dueling-nobles-rules-sell", gold = rules.sale_gold),
            often(text, rules.sells_per_turn),
        ),
        K::Tax => (
            say!(
                text,
                "dueling-nobles-rules-tax",
                vanquish = rules.tax_may_vanquish
            ),
            Some(often_taxed(text, rules.taxes)),
        ),
        K::Buy => (
            say!(
                text,
                "dueling-nobles-rules-buy",
                most = rules.cards_per_purchase
            ),
            often(text, rules.buys_per_turn),
        ),
        K::Recruit => (
            say!(
                text,
                "dueling-nobles-rules-recruit",
                gold = rules.recruit_cost
            ),
            often(text, rules.recruits_per_turn),
        ),
        K::Weapon => (
            say!(text, "dueling-nobles-rules-weapon"),
            often(text, rules.weapons_per_turn),
        ),
        K::MoveWeapon => (
            say!(
                text,
                "dueling-nobles-rules-move-weapon",
                swap = rules.weapons_may_swap
            ),
            often(text, rules.weapon_moves_per_turn),
        ),
        K::Heal => (say!(text, "dueling-nobles-rules-heal"), Some(once(text))),
        K::DrawThree => (
            say!(text, "dueling-nobles-rules-draw-three"),
            Some(once(text)),
        ),
        K::Recover => (say!(text, "dueling-nobles-rules-recover"), Some(once(text))),
        K::Spy => (
            say!(
                text,
                "dueling-nobles-rules-spy",
                revealed = rules.spied_hand_stays_revealed
            ),
            Some(once(text)),
        ),
        K::Challenge => (
            say!(text, "dueling-nobles-rules-challenge"),
            often(text, rules.duels_per_turn),
        ),
        // No phase has these.
        K::Setup
        | K::NextPhase
        | K::EndTurn
        | K::Deflect
        | K::Roll
        | K::Support
        | K::Concede
        | K::Adjust
        | K::Note => return action,
    };
    match often {
        Some(often) => say!(
            text,
            "dueling-nobles-rules-action",
            action = action,
            about = about,
            often = often
        ),
        None => say!(text, "dueling-nobles-rules-action-never", action = action),
    }
}

/// How often in a turn; nothing where the answer is never.
fn often(text: &Text, limit: Limit) -> Option<String> {
    let limit = match limit {
        Some(0) => return None,
        Some(limit) => Arg::from(limit),
        None => Arg::from("any"),
    };
    Some(
        text.with("dueling-nobles-rules-often", &[("limit", limit)])
            .into_owned(),
    )
}

fn often_taxed(text: &Text, taxes: Taxes) -> String {
    say!(
        text,
        "dueling-nobles-rules-often-tax",
        each = taxes == Taxes::EachKing
    )
}

fn once(text: &Text) -> String {
    say!(text, "dueling-nobles-rules-often-ability")
}

fn duel(text: &Text, rules: &Rules) -> Chapter {
    Chapter {
        title: say!(text, "dueling-nobles-rules-duel-title"),
        paragraphs: vec![
            say!(
                text,
                "dueling-nobles-rules-duel-deflect",
                gold = rules.deflect_cost
            ),
            by_rank(
                text,
                "dueling-nobles-rules-duel-strength",
                rules.base_strength,
            ),
            say!(
                text,
                "dueling-nobles-rules-duel-queen",
                bonus = rules.queen_bonus
            ),
            say!(text, "dueling-nobles-rules-duel-dice"),
            say!(text, "dueling-nobles-rules-duel-support"),
            say!(
                text,
                "dueling-nobles-rules-duel-adrenaline",
                bonus = rules.adrenaline
            ),
            say!(text, "dueling-nobles-rules-duel-ace"),
            say!(text, "dueling-nobles-rules-duel-win", gold = rules.win_gold),
            say!(text, "dueling-nobles-rules-duel-tie"),
            say!(text, "dueling-nobles-rules-duel-after"),
        ],
    }
}

fn abilities(text: &Text) -> Chapter {
    let four = Suit::ALL.map(|suit| {
        let (sign, name) = (suit.symbol().to_string(), ability_name(text, suit));
        say!(
            text,
            "dueling-nobles-table-ability",
            suit = sign,
            ability = name
        )
    });
    Chapter {
        title: say!(text, "dueling-nobles-rules-abilities-title"),
        paragraphs: vec![
            say!(
                text,
                "dueling-nobles-rules-abilities-once",
                abilities = text.list(four)
            ),
            say!(text, "dueling-nobles-rules-abilities-card"),
        ],
    }
}

fn end(text: &Text, rules: &Rules) -> Chapter {
    let mut paragraphs = vec![say!(text, "dueling-nobles-rules-end-empty")];
    if rules.tax_may_vanquish && rules.phase_of(ActionKind::Tax).is_some() {
        paragraphs.push(say!(text, "dueling-nobles-rules-end-tax"));
    }
    let both = match rules.both_empty {
        BothEmpty::Draw => "draw",
        BothEmpty::Attacker => "attacker",
        BothEmpty::Defender => "defender",
    };
    paragraphs.extend([
        say!(text, "dueling-nobles-rules-end-both", both = both),
        say!(text, "dueling-nobles-rules-end-concede"),
    ]);
    Chapter {
        title: say!(text, "dueling-nobles-rules-end-title"),
        paragraphs,
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
    let mut paragraphs = vec![say!(
        text,
        "dueling-nobles-rules-house-about",
        edition = edition
    )];
    for (field, _) in FIELDS {
        paragraphs.extend(house.get(field).map(|value| {
            say!(
                text,
                "dueling-nobles-rules-house-change",
                rule = rule_name(text, field),
                value = told(Some(value)),
                usual = told(usual.get(field))
            )
        }));
    }
    Some(Chapter {
        title: say!(text, "dueling-nobles-rules-house-title"),
        paragraphs,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, json};

    use strum::VariantArray;

    use super::*;
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
                assert!(!told.contains("rules-"), "no message: {told}");
                assert!(!told.contains("  "), "a gap in {told}");
            }
        }
    }

    /// The numbers in a field's value; a limit of one is told in words.
    fn numbers(field: &str, value: &Value) -> Vec<u64> {
        match value {
            Value::Number(n) if field.ends_with("_per_turn") && n.as_u64() == Some(1) => Vec::new(),
            Value::Number(n) => n.as_u64().into_iter().collect(),
            Value::Object(ranks) => ranks.values().filter_map(Value::as_u64).collect(),
            Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) => Vec::new(),
        }
    }

    /// Every field with another value than any edition's, every number another.
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
    fn every_number_of_every_edition_is_told() {
        for &language in Language::VARIANTS {
            let text = Text::new(language, crate::described());
            for edition in Edition::ALL {
                let rules = Rules::from(edition);
                let book = rulebook(&text, &rules);
                assert_well_told(&book);
                assert_eq!(book.len(), 9 + rules.phases.len());
                for (field, value) in rules.to_json() {
                    for number in numbers(&field, &value) {
                        assert!(tells(&book, number), "{field} in {language}");
                    }
                }
                let actions = rules.phases.iter().flat_map(|p| &p.allows);
                for kind in actions {
                    let begins = format!("{}: ", kind_name(&text, *kind));
                    let told = |p: &&str| p.starts_with(begins.trim_end_matches(": "));
                    assert_eq!(paragraphs(&book).iter().filter(|p| told(p)).count(), 1);
                }
            }
        }
    }

    #[test]
    fn every_number_of_the_house_is_told_and_listed() {
        let house = all_changed();
        assert_eq!(house.len(), FIELDS.len());
        let rules = Rules::new("catsatcards", &house).unwrap();
        for &language in Language::VARIANTS {
            let text = Text::new(language, crate::described());
            let mut book = rulebook(&text, &rules);
            assert_well_told(&book);
            let changes = book.pop().unwrap();
            assert_eq!(changes.paragraphs.len(), 1 + house.len());
            let changes = [changes];
            for (field, value) in &house {
                for number in numbers(field, value) {
                    assert!(tells(&book, number), "{field} in {language}");
                    assert!(tells(&changes, number), "{field} in {language}");
                }
                let named = rule_name(&text, field);
                assert!(paragraphs(&changes).iter().any(|p| p.starts_with(&named)));
            }
        }
    }

    /// The paragraphs that only one of the two has.
    fn difference(text: &Text, house: Value) -> [Vec<String>; 2] {
        let usual = rulebook(text, &Rules::from(Edition::Catsatcards));
        let rules = Rules::new("catsatcards", house.as_object().unwrap()).unwrap();
        let mut changed = rulebook(text, &rules);
        assert_well_told(&changed);
        assert_eq!(changed.pop().unwrap().paragraphs.len(), 2);
        let (usual, changed) = (paragraphs(&usual), paragraphs(&changed));
        let only = |own: &[&str], other: &[&str]| {
            let own = own.iter().filter(|p| !other.contains(p));
            own.map(|p| (*p).to_owned()).collect()
        };
        [only(&usual, &changed), only(&changed, &usual)]
    }

    #[test]
    fn every_switch_and_limit_changes_what_is_told() {
        let text = Text::new(Language::English, crate::described());
        for (house, told) in [
            (json!({"taxes": "one-king"}), "with one King"),
            (json!({"tax_may_vanquish": true}), "then vanquished"),
            (json!({"weapons_may_swap": true}), "the two nobles swap"),
            (json!({"spied_hand_stays_revealed": true}), "stay so"),
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
                changed.iter().any(|p| p.contains(told)),
                "{house}: {changed:?}"
            );
        }
    }

    #[test]
    fn phases_are_told_as_they_are() {
        let text = Text::new(Language::English, crate::described());
        let house = json!({"phases": [
            {"id": "tea", "allows": ["sell"]},
            {"id": "rest", "allows": []}
        ]});
        let rules = Rules::new("duelo", house.as_object().unwrap()).unwrap();
        let book = rulebook(&text, &rules);
        let told = |part: &str| paragraphs(&book).iter().any(|p| p.contains(part));
        assert!(told("2 phases, in this order: tea and rest."));
        assert!(told("No phase brings gold by itself."));
        assert!(told("leave out: Tax, Buy, "));
        assert!(told("Nothing can be done in this phase."));
        assert!(!told("by a tax"));
        let titles: Vec<&str> = book.iter().map(|c| c.title.as_str()).collect();
        assert_eq!(titles[4..6], ["Phase 1: tea", "Phase 2: rest"]);
        assert!(rulebook(&text, &Rules::from(Edition::Original)) != book);
    }
}
