use crate::rules::event::Stride;
use crate::rules::table::AttackEnd;
use crate::rules::{
    Action, ActionKind, Edition, Event, NobleHearts, Refusal, Rules, Special, Table,
};
use courtyard_core::game::Game as _;
use courtyard_core::game::compose::{Buffer, possible};
use courtyard_core::seat::EitherSeat::{One, Zero};

/// The events of the last of these actions, and the table after it.
fn last(rules: &Rules, lines: &[&str]) -> (Vec<Event>, Table) {
    let mut table = Table::new(rules);
    let mut events = Vec::new();
    for line in lines {
        let action = serde_json::from_str(line).unwrap();
        events = NobleHearts::play(rules, &mut table, &action).unwrap();
    }
    (events, table)
}

fn may(rules: &Rules, table: &Table, kind: ActionKind) -> Result<(), Refusal> {
    possible::<NobleHearts>(rules, table, kind, &mut Buffer::default())
}

const SETUP: &str =
    r#"{"type":"setup","first":0,"specials":[["feint"],["quick-block"]],"roses":6}"#;
const ATTACK: &str = r#"{"type":"attack","card":{"fight":7,"area":1,"redraw":2}}"#;

#[test]
fn events_list_all_consequences_in_order() {
    let rules = Rules::from(Edition::SkillsAndRoses);
    let (events, _) = last(&rules, &[SETUP, ATTACK]);
    assert_eq!(
        events,
        [
            Event::Drew {
                seat: Zero,
                cards: 2,
                wanted: 2
            },
            Event::StrokeLaid {
                by: Zero,
                stroke: 0,
                fight: 7,
                area: 1
            },
            Event::TurnBegan {
                turn: 2,
                seat: One,
                after: ActionKind::Attack
            },
        ]
    );
    let retreat = r#"{"type":"retreat","card":{"fight":3}}"#;
    let (events, _) = last(&rules, &[SETUP, ATTACK, retreat]);
    assert_eq!(
        events,
        [
            Event::AttackEnded {
                by: Zero,
                end: AttackEnd::By(ActionKind::Retreat)
            },
            Event::SkillMoved {
                towards: Zero,
                spots: 1,
                now: 1,
                why: Stride::Retreat
            },
            Event::CharmMoved {
                towards: Zero,
                spots: 1,
                now: 1,
                why: Stride::Retreat
            },
            Event::TurnBegan {
                turn: 3,
                seat: Zero,
                after: ActionKind::Retreat
            },
        ]
    );
}

#[test]
fn a_set_up_error_names_every_fault() {
    let rules = Rules::from(Edition::SkillsAndRoses);
    let seven = "[\"feint\",\"feint\",\"feint\",\"feint\",\"feint\",\"feint\",\"feint\"]";
    let setup =
        format!(r#"{{"type":"setup","first":0,"specials":[{seven},["berserk"]],"roses":9}}"#);
    let setup: Action = serde_json::from_str(&setup).unwrap();
    let Err(Refusal::BadSetup(faults)) = NobleHearts::check(&rules, &Table::new(&rules), &setup)
    else {
        panic!("a bad set-up passed");
    };
    let (needed, got) = faults.counts.unwrap();
    assert_eq!((needed, got.0), (1, [7, 1]));
    assert_eq!(faults.scarce, Some(Special::Feint));
    assert_eq!(faults.roses, Some((8, Some(9))));
}

#[test]
fn a_kind_is_refused_with_words_about_the_kind() {
    let rules = Rules::from(Edition::SkillsAndRoses);
    let (_, table) = last(&rules, &[SETUP]);
    assert_eq!(
        may(&rules, &table, ActionKind::TurnUp),
        Err(Refusal::SpecialReady { special: None })
    );
    assert_eq!(
        may(&rules, &table, ActionKind::Berserk),
        Err(Refusal::NoSuchSpecial {
            seat: Zero,
            special: Some(Special::Berserk)
        })
    );
    let empty = r#"{"type":"adjust","seat":0,"hand":0}"#;
    let (_, table) = last(&rules, &[SETUP, empty]);
    for kind in [ActionKind::Move, ActionKind::Charge, ActionKind::JumpUp] {
        let refused = may(&rules, &table, kind);
        assert!(matches!(refused, Err(Refusal::HandTooSmall { .. })));
    }
    // Actions without cards are still possible.
    assert_eq!(may(&rules, &table, ActionKind::CollectRose), Ok(()));
}

#[test]
fn no_printed_card_blocks_a_larger_sum() {
    let rules = Rules::from(Edition::SkillsAndRoses);
    let setup = r#"{"type":"setup","first":0,"specials":[["berserk"],["quick-block"]],"roses":0}"#;
    let berserk =
        r#"{"type":"berserk","cards":[{"fight":20,"area":1,"redraw":0},{"fight":1,"area":1}]}"#;
    let (_, table) = last(&rules, &[setup, berserk]);
    for kind in [ActionKind::Block, ActionKind::QuickBlock] {
        assert_eq!(
            may(&rules, &table, kind),
            Err(Refusal::TooWeak {
                stroke: 21,
                fight: 20
            })
        );
    }
    assert_eq!(may(&rules, &table, ActionKind::Retreat), Ok(()));
}
