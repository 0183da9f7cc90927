use std::ops::ControlFlow;

use strum::VariantArray;

use super::*;
use crate::rules::editions::Edition;
use courtyard_core::game::Game as _;
use courtyard_core::game::compose::{Buffer, Draft, visit_legal};

/// A table after these actions, by the rules with the expansion.
fn after(lines: &[&str]) -> (Rules, Table) {
    let rules = Rules::from(Edition::SkillsAndRoses);
    let mut table = Table::new(&rules);
    for line in lines {
        let action = serde_json::from_str(line).unwrap();
        NobleHearts::play(&rules, &mut table, &action).unwrap();
    }
    (rules, table)
}

const SETUP: &str =
    r#"{"type":"setup","first":0,"specials":[["feint"],["quick-block"]],"roses":6}"#;
const ATTACK: &str = r#"{"type":"attack","card":{"fight":7,"area":1,"redraw":2}}"#;

/// The actions of this kind that a walk through its questions finds first.
fn legal(rules: &Rules, table: &Table, kind: ActionKind, most: usize) -> Vec<Action> {
    let mut found = Vec::new();
    let mut visit = |action: &Action| {
        found.push(action.clone());
        if found.len() < most {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    };
    let _ =
        visit_legal::<NobleHearts, ()>(&(rules, table), kind, &mut Buffer::default(), &mut visit);
    found
}

#[test]
fn every_composed_action_is_legal() {
    let mut tables = vec![after(&[]), after(&[SETUP]), after(&[SETUP, ATTACK])];
    let special = |card: &Special| format!(r#"{{"card":"{card}","ready":true}}"#);
    let all: Vec<String> = Special::VARIANTS.iter().map(special).collect();
    let none = r#"{"type":"adjust","seat":1,"owns":[]}"#;
    let all = format!(r#"{{"type":"adjust","seat":0,"owns":[{}]}}"#, all.join(","));
    let raised = r#"{"type":"adjust","seat":0,"raised":true}"#;
    let strokes = r#"{"type":"combination","cards":[{"fight":3,"area":1,"redraw":1},{"fight":2,"area":2,"redraw":1}]}"#;
    tables.push(after(&[SETUP, none, &all, raised]));
    tables.push(after(&[SETUP, none, &all, raised, strokes]));
    tables.push(after(&[
        SETUP,
        ATTACK,
        r#"{"type":"adjust","skill":2}"#,
        r#"{"type":"retreat","card":{"fight":7}}"#,
    ]));
    let mut done = 0;
    for (rules, table) in &tables {
        for kind in ActionKind::VARIANTS {
            for action in legal(rules, table, *kind, 3000) {
                assert_eq!(
                    NobleHearts::check(rules, table, &action),
                    Ok(()),
                    "{action:?}"
                );
                done += 1;
            }
        }
    }
    assert!(done > 10_000, "only {done} were found");
}

#[test]
fn a_move_asks_only_for_the_redraw() {
    let (rules, table) = after(&[SETUP]);
    let [action] = &legal(&rules, &table, ActionKind::Move, 1)[..] else {
        panic!("nobody can move");
    };
    let Action::Move { card } = action else {
        panic!("{action:?}");
    };
    assert_eq!((card.fight, card.area, card.movement), (None, None, None));
}

/// The cards that these answers name in an action of this kind.
fn cards<'a>(
    (rules, table): &'a (Rules, Table),
    kind: ActionKind,
    answers: &[Answer<Part>],
) -> Cards<'a> {
    Cards::of(rules, table, kind, answers)
}

#[test]
fn a_known_card_answers_all_questions_if_it_agrees() {
    let at = after(&[SETUP]);
    let known = Card {
        fight: Some(7),
        area: Some(1),
        movement: Some(2),
        redraw: Some(1),
    };
    assert!(cards(&at, ActionKind::Attack, &[]).admits(&known));
    assert!(!cards(&at, ActionKind::Attack, &[Answer::Number(6)]).admits(&known));
    let answers = [Answer::Part(Part::Card(known))];
    let position = (&at.0, &at.1);
    let asked = NobleHearts::ask(&position, ActionKind::Attack, &answers, &mut Vec::new());
    let card = Named::from(known);
    assert_eq!(asked, Ask::Ready(Action::Attack { card }));
}

#[test]
fn a_card_that_does_not_block_is_not_taken() {
    let at = after(&[SETUP, ATTACK]);
    let block = cards(&at, ActionKind::Block, &[]);
    let takes = |fight, area| {
        block.admits(&Card {
            fight: Some(fight),
            area: Some(area),
            movement: None,
            redraw: Some(0),
        })
    };
    assert!(takes(7, 1) && takes(9, 1));
    assert!(!takes(6, 1) && !takes(7, 2));
}

#[test]
fn one_more_card_can_jump() {
    let (rules, table) = after(&[SETUP]);
    let mut draft = Draft::<NobleHearts>::new(ActionKind::JumpUp);
    let mut options = Vec::new();
    for answer in [
        Answer::Part(Part::OneMore),
        Answer::Number(3),
        Answer::Number(0),
        Answer::Number(4),
        Answer::Number(5),
        Answer::Number(1),
    ] {
        let ask = draft.ask(&rules, &table, &mut options);
        draft.answer(&ask, answer);
    }
    let done =
        r#"{"type":"jump-up","cards":[{"fight":4,"move":3},{"fight":5,"move":0,"redraw":1}]}"#;
    let done: Action = serde_json::from_str(done).unwrap();
    assert_eq!(draft.ask(&rules, &table, &mut options), Ask::Ready(done));
}
