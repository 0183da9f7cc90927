//! Everything that can happen has its sentence, in every language.

use serde_json::{Map, Value, json};
use strum::VariantArray;

use crate::checks::{
    assert_complete, described_kinds, described_rules, everything_is_described, paragraphs,
    rulebook, texts,
};
use courtyard::games::noble_hearts::text::{area_name, print_name, special_name};
use courtyard::games::noble_hearts::{ActionKind, Edition, NobleHearts, Print, Rules, Special};
use courtyard::games::{Game, Preset};
use courtyard::seat::Pair;
use courtyard::text::{Describe, Text, TextContext};

#[test]
fn everything_with_a_name_has_one() {
    texts().for_each(|text| assert_names_described(&text));
}

fn assert_names_described(text: &Text) {
    let rules = Rules::from(Edition::Base);
    let mut sentences = described_rules::<NobleHearts>(text);
    sentences.extend(described_kinds::<NobleHearts>(text, &rules));
    let specials = <Special as VariantArray>::VARIANTS.iter();
    sentences.extend(specials.map(|special| special_name(text, *special)));
    sentences.extend(Print::VARIANTS.iter().map(|print| print_name(text, *print)));
    sentences
        .iter()
        .for_each(|sentence| assert_complete(sentence));
}

#[test]
fn areas_are_described_by_the_tables_names() {
    let mut further = Map::new();
    further.insert("area_names".into(), json!(["head", 7, "the\u{202e} arm"]));
    let rules = Rules::from(Edition::Base);
    let players = Pair(["Ana", "Ben"].map(String::from)).into();
    let text = texts().next().unwrap();
    let mut context = TextContext::<NobleHearts>::without_session(&text, &rules, &players);
    let names = |context| [1, 2, 3, 4, i64::MIN].map(|area| area_name(context, area));
    assert_eq!(names(context), ["1", "2", "3", "4", "-9223372036854775808"]);
    assert_eq!(NobleHearts::describe_rules(context).len(), 1);
    context.further = Some(&further);
    assert_eq!(
        names(context)[..4],
        ["“head”", "2", "“the\u{fffd} arm”", "4"]
    );
    let facts = NobleHearts::describe_rules(context);
    assert_eq!(facts[1].value, "1: “head” and 3: “the\u{fffd} arm”");
}

#[test]
fn everything_that_happens_is_described() {
    everything_is_described::<NobleHearts>();
}

#[test]
fn a_description_states_the_cost_of_its_action() {
    let expansion = |house: Value| {
        let house = house.as_object().cloned().unwrap_or_default();
        Rules::new(Edition::SkillsAndRoses.name(), &house).unwrap()
    };
    let usual = Rules::from(Edition::SkillsAndRoses);
    for text in texts() {
        let about = |rules: &Rules, kind| NobleHearts::kind_about(&text, rules, kind).unwrap();
        let states = |kind, key: &str| about(&usual, kind).contains(&*text.get(key));
        for kind in ActionKind::VARIANTS {
            let is_down = matches!(kind, ActionKind::Feint | ActionKind::QuickBlock);
            if NobleHearts::kind_about(&text, &usual, *kind).is_some() {
                assert_eq!(states(*kind, "noble-hearts-kind-turns-down"), is_down);
            }
        }
        assert!(states(ActionKind::SideStep, "noble-hearts-kind-keeps"));
        assert!(states(ActionKind::SideStep, "noble-hearts-kind-evades"));
        for (kind, house) in [
            (ActionKind::Saltomortale, json!({"skill_spots": 0})),
            (ActionKind::Retreat, json!({"skill_spots": 0})),
            (ActionKind::Retreat, json!({"charm_spots": 0})),
            (ActionKind::Berserk, json!({"charm_spots": 0})),
        ] {
            let (with, without) = (about(&usual, kind), about(&expansion(house), kind));
            assert!(without.len() < with.len(), "{with}");
        }
    }
}

/// House rules that show both forms of each sentence that depends on a number or a list.
fn houses() -> Vec<Rules> {
    let mut houses: Vec<Rules> = Edition::ALL
        .iter()
        .map(|edition| Rules::from(*edition))
        .collect();
    for house in [
        json!({"keeps_initiative": [], "evades": [], "charge_with": [], "turned_down": [], "pass": "never"}),
        json!({"roses": 1, "charm_half": "always", "evaded_strokes": "one", "reshuffle": "when-drawing", "redraw_tie": "least"}),
        json!({"charm_half": "at-most", "pass": "always", "charge_move_cards": 3, "long_jump_cards": 1}),
        json!({"charm_spots": 0, "skill_spots": 0, "berserk_may_lose": false, "opening_hand": 0}),
        json!({"special_cards": 0, "charge_long_jump_refills": false, "rose_charm": 2, "opening_hand": 1}),
    ] {
        for edition in Edition::ALL {
            let house: Map<_, _> = house.as_object().cloned().unwrap_or_default();
            houses.extend(Rules::new(edition.name(), &house));
        }
    }
    houses
}

#[test]
fn the_rulebook_describes_all_house_rules() {
    for text in texts() {
        for rules in houses() {
            let chapters = rulebook::<NobleHearts>(&text, &rules);
            let expansion = rules.pile() > 0;
            let feint = NobleHearts::kind_name(&text, ActionKind::Feint);
            // French has a space before the colon.
            let explains = |sentence: &str| {
                let after = sentence.strip_prefix(feint.as_str());
                after.is_some_and(|after| after.trim_start().starts_with(':'))
            };
            let explained = paragraphs(&chapters).into_iter().any(explains);
            assert_eq!(explained, expansion, "{chapters:?}");
        }
    }
}

#[test]
fn the_rulebook_has_the_changed_numbers() {
    let text = texts().next().unwrap();
    let house = json!({"jump_up_move": 37, "charm_spots": 8, "deck_cards": 41, "berserk_cards": 6});
    let rules = Rules::new("skills-and-roses", house.as_object().unwrap()).unwrap();
    let chapters = NobleHearts::chapters(&text, &rules);
    let without_house = &chapters[..chapters.len() - 1];
    let all: String = without_house
        .iter()
        .flat_map(|c| c.paragraphs.clone())
        .collect();
    for number in ["37", "8 spots", "41", "6 cards"] {
        assert!(all.contains(number), "{number}: {all}");
    }
}

#[test]
fn statistics_have_their_tables() {
    let text = texts().next().unwrap();
    assert!(
        NobleHearts::describe_count(&text, &<NobleHearts as Game>::Count::default()).is_empty()
    );
}
