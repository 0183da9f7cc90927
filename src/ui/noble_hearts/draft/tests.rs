use strum::VariantArray;

use super::*;
use crate::games::noble_hearts::refusal::Refusal;
use crate::games::noble_hearts::rules::Edition;
use crate::games::noble_hearts::{Table, referee};

/// A table after these actions, by the rules with the expansion.
fn after(lines: &[&str]) -> (Rules, Table) {
    let rules = Rules::from(Edition::SkillsAndRoses);
    let mut table = Table::new(&rules);
    for line in lines {
        let action = serde_json::from_str(line).unwrap();
        referee::play(&rules, &mut table, &action).unwrap();
    }
    (rules, table)
}

const SETUP: &str =
    r#"{"type":"setup","first":0,"specials":[["feint"],["quick-block"]],"roses":6}"#;
const ALL: &str = r#"{"type":"adjust","seat":SEAT,"owns":[
    {"card":"long-jump","ready":true},{"card":"side-step","ready":true},{"card":"berserk","ready":true},
    {"card":"saltomortale","ready":true},{"card":"feint","ready":true},{"card":"combination","ready":true},
    {"card":"quick-block","ready":true}]}"#;
const NONE: &str = r#"{"type":"adjust","seat":SEAT,"owns":[]}"#;

/// Tables at which everything can be done: one to act at, and one at which an attack of two strokes waits.
fn tables() -> [(Rules, Table); 2] {
    let of = |line: &str, seat: &str| line.replace("SEAT", seat);
    let zero = of(ALL, "0");
    let raised = r#"{"type":"adjust","seat":0,"raised":true}"#;
    let strokes = r#"{"type":"combination","cards":[{"fight":3,"area":1,"redraw":1},{"fight":2,"area":2,"redraw":1}]}"#;
    let given = [of(NONE, "0"), of(ALL, "1")];
    let act = after(&[SETUP, &of(NONE, "1"), &zero, raised]);
    let evade = after(&[SETUP, &of(NONE, "1"), &zero, strokes, &given[0], &given[1]]);
    [act, evade]
}

/// Answers every question, with numbers that go from low to high; returns the action.
fn answered(mut draft: Draft, rules: &Rules, table: &Table, from: i64) -> Option<Action> {
    for number in from..from + 60 {
        let Some(question) = draft.question(rules, table) else {
            return draft.action(rules, table);
        };
        let answer = match question {
            Question::Stroke => 1,
            Question::Stated | Question::Print(_, _, Print::Area) => 1 + number % 4,
            Question::Landing => number % 2,
            Question::Print(_, _, Print::Fight) => 4 + number % 9,
            Question::Print(_, _, Print::Move) => 1 + number % 4,
            Question::Print(_, _, Print::Redraw) => number % 3,
        };
        draft = draft.told(question, answer);
    }
    panic!("questions without end: {draft:?}");
}

#[test]
fn what_is_complete_lacks_nothing_that_the_referee_needs() {
    for (rules, table) in tables() {
        let mut done = 0;
        for kind in ActionKind::VARIANTS {
            let plain = Draft::new(*kind);
            let mut drafts = vec![plain.clone()];
            if *kind == ActionKind::Charge {
                use Approach::{Down, Long, Run, Up};
                let attacks = [None, Some(Special::Feint), Some(Special::Berserk)];
                for approach in [Run, Up, Down, Long] {
                    let ways = attacks.map(|with| plain.approached(approach).attacking(with));
                    drafts.extend(ways);
                }
            }
            for draft in drafts {
                for from in 0..9 {
                    let Some(action) = answered(draft.clone(), &rules, &table, from) else {
                        continue;
                    };
                    let judged = referee::check(&rules, &table, &action);
                    let lacks = matches!(
                        judged,
                        Err(Refusal::CardIncomplete { .. }
                            | Refusal::WrongCount { .. }
                            | Refusal::NotSameArea
                            | Refusal::NotSameValue)
                    );
                    assert!(!lacks, "{action:?}: {judged:?}");
                    done += usize::from(judged.is_ok());
                }
            }
        }
        assert!(done > 20, "only {done} were possible");
    }
}

#[test]
fn nothing_is_asked_that_the_referee_does_not_need() {
    let (rules, table) = after(&[SETUP]);
    let action = answered(Draft::new(ActionKind::Move), &rules, &table, 0).unwrap();
    let Action::Move { card } = action else {
        panic!("{action:?}");
    };
    assert_eq!((card.fight, card.area, card.movement), (None, None, None));
}

#[test]
fn a_known_card_answers_all_at_once_and_only_if_it_agrees() {
    let (rules, table) = after(&[SETUP]);
    let draft = Draft::new(ActionKind::Attack);
    let known = Card {
        fight: Some(7),
        area: Some(1),
        movement: Some(2),
        redraw: Some(1),
    };
    let question = draft.question(&rules, &table).unwrap();
    let picked = draft.picked(question, &known, &rules, &table).unwrap();
    assert_eq!(picked.question(&rules, &table), None);
    let told = draft.told(question, 6);
    let question = told.question(&rules, &table).unwrap();
    assert_eq!(told.picked(question, &known, &rules, &table), None);
}

#[test]
fn a_card_that_does_not_block_is_not_offered() {
    let attack = r#"{"type":"attack","card":{"fight":7,"area":1,"redraw":2}}"#;
    let (rules, table) = after(&[SETUP, attack]);
    let draft = Draft::new(ActionKind::Block);
    let question = draft.question(&rules, &table).unwrap();
    let offers = |fight, area| {
        let card = Card {
            fight: Some(fight),
            area: Some(area),
            movement: None,
            redraw: Some(0),
        };
        draft.picked(question, &card, &rules, &table).is_some()
    };
    assert!(offers(7, 1) && offers(9, 1));
    assert!(!offers(6, 1) && !offers(7, 2));
}
