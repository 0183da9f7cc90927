//! Random play of Noble Hearts with random house rules.

use courtyard::games::noble_hearts::editions::Reshuffle;
use courtyard::games::noble_hearts::table::{EndedBy, Stage};
use courtyard::games::noble_hearts::{
    Action, ActionKind, Edition, Event, NobleHearts, Rules, Special, Table,
};
use courtyard::games::{Game, compose};
use courtyard::seat::EitherSeat;
use courtyard::session::Session;
use rand::seq::IndexedRandom;
use serde_json::json;
use strum::VariantArray;

use crate::common::extent;
use crate::common::hearts::{self, Chance};
use crate::harness::{self, Course};

fn edition(chance: &mut Chance) -> Edition {
    *<Edition as VariantArray>::VARIANTS.choose(chance).unwrap()
}

fn session(chance: &mut Chance) -> Session<NobleHearts> {
    let header = hearts::header(edition(chance), hearts::house_rules(chance));
    Session::new(header).unwrap()
}

/// Checks the invariants of every table.
fn sound(rules: &Rules, table: &Table) {
    let state = NobleHearts::state(
        rules,
        table,
        &hearts::header(Edition::Base, Default::default()).players,
    );
    let set_up = table.stage != Stage::SetUp;
    assert_eq!(set_up, state["initiative"].is_number());
    assert_eq!(set_up, table.turn > 0);
    let mut owned = 0;
    for seat in EitherSeat::BOTH {
        let side = &table.sides[seat];
        let cards = usize::from(side.hand)
            + usize::from(side.deck)
            + side.discard.len()
            + table.open_cards(seat);
        assert_eq!(cards, usize::from(rules.deck_cards));
        owned += side.specials.len();
    }
    assert_eq!(
        owned + usize::from(table.special_pile(rules)),
        usize::from(rules.pile())
    );
    for special in Special::VARIANTS {
        let taken: usize = table.sides.iter().map(|(_, s)| s.owned(*special)).sum();
        assert!(taken <= rules.special_copies[special].into());
    }
    let collected: u16 = table.sides.iter().map(|(_, side)| side.roses).sum();
    assert!(table.roses + collected <= rules.roses);
    let ended = table.ending().map(|ending| (ending.by, ending.winner));
    let on_a_heart = rules.charm_spots > 0 && table.charm.unsigned_abs() == rules.charm_spots;
    match ended {
        Some((EndedBy::Charm, winner)) => {
            assert!(on_a_heart && (table.charm > 0) == (winner == EitherSeat::Zero));
        }
        Some((EndedBy::Hit | EndedBy::Surrender, _)) | None => assert!(!on_a_heart),
    }
    assert!(table.charm.unsigned_abs() <= rules.charm_spots);
    assert!(table.skill.unsigned_abs() < rules.skill_spots.max(1));
    if let Some(attack) = &table.attack {
        assert!(table.stage == Stage::Play && table.choice.is_none());
        assert_eq!(attack.by, table.initiative.other());
        assert!(attack.open().next().is_some() && attack.value() > 0 || attack.cards() > 0);
    }
    if table.choice.is_some() {
        assert!(table.stage == Stage::Play && table.special_pile(rules) > 0);
    }
}

/// Number of cards of the hand that an action names.
fn cards_of(action: &Action) -> usize {
    let json = json!(action);
    let list = |name: &str| json[name].as_array().map_or(0, Vec::len);
    match action.kind() {
        ActionKind::Setup | ActionKind::Adjust | ActionKind::TurnUp => 0,
        _ => usize::from(json["card"].is_object()) + list("cards") + list("move"),
    }
}

/// The events describe exactly the changes that an action made.
fn check_events(before: &Table, action: &Action, events: &[Event], after: &Table) {
    if action.kind() == ActionKind::Adjust || action.kind() == ActionKind::Setup {
        return;
    }
    let mut hand = usize::from(before.own().hand) - cards_of(action);
    let (mut turn, mut charm, mut ended) = (before.turn, before.charm, before.ending());
    for event in events {
        match event {
            Event::Drew {
                seat,
                cards,
                wanted,
            } => {
                assert_eq!(*seat, before.initiative);
                let own = before.own();
                let there = usize::from(own.deck) + own.discard.len();
                assert_eq!(usize::from(*cards), there.min((*wanted).into()));
                hand += usize::from(*cards);
            }
            Event::TurnBegan {
                turn: now, seat, ..
            } => {
                turn += 1;
                assert_eq!((*now, *seat), (turn, before.initiative.other()));
            }
            Event::CharmMoved { now, .. } => charm = *now,
            Event::GameEnded(ending) => ended = Some(*ending),
            _ => {}
        }
    }
    assert_eq!(hand, usize::from(after.sides[before.initiative].hand));
    assert_eq!((turn, charm), (after.turn, after.charm));
    assert_eq!(ended, after.ending());
    let other = before.initiative.other();
    assert_eq!(before.sides[other].hand, after.sides[other].hand);
}

/// The list of kinds says “possible” for exactly the kinds of which some action is accepted.
fn agreed(chance: &mut Chance, rules: &Rules, table: &Table, tries: usize) {
    for (kind, listed) in compose::kinds::<NobleHearts>(rules, table) {
        let mut accepted = false;
        for i in 0..tries {
            let action = match i % 4 {
                3 => Some(hearts::claim(chance, rules, table, kind)),
                _ => hearts::plausible(chance, rules, table, kind),
            };
            let Some(action) = action else {
                continue;
            };
            if let Ok((after, events)) = harness::judged::<NobleHearts>(rules, table, &action) {
                sound(rules, &after);
                check_events(table, &action, &events, &after);
                accepted |= action.kind() == kind;
            }
        }
        // A choice that was offered can be made.
        let is_offered = table.choice.is_some() && kind == ActionKind::ChooseSpecial;
        assert!(listed.is_ok() || !is_offered, "{table:?}");
        match listed {
            Err(refusal) => assert!(!accepted, "{kind:?} is accepted, but listed as {refusal}"),
            Ok(()) => assert!(
                accepted || tries < 200,
                "{kind:?} is listed, but nothing is accepted on {table:?} by {rules:?}"
            ),
        }
    }
}

#[test]
fn list_check_and_play_agree_by_all_house_rules() {
    harness::games(extent(8, 30), |_, chance| {
        let mut course = Course::new(session(chance));
        for entry in 0..extent(60, 90) {
            // The thorough check is slow.
            let tries = if entry % 20 == 7 { 220 } else { 4 };
            agreed(chance, course.rules(), course.table(), tries);
            let step = hearts::step(chance, &course.session, true);
            course.take(chance, &step).unwrap();
            sound(course.rules(), course.table());
        }
        course.check(chance);
    });
}

#[test]
fn an_empty_deck_is_refilled_at_once() {
    let mut refilled = 0;
    let whole = harness::games(60, |_, chance| {
        let mut rules = hearts::house_rules(chance);
        rules.remove("reshuffle");
        rules.insert("deck_cards".into(), json!(10));
        rules.insert("opening_hand".into(), json!(4));
        let header = hearts::header(edition(chance), rules);
        let mut course = Course::<NobleHearts>::new(Session::new(header).unwrap());
        assert_eq!(course.rules().reshuffle, Reshuffle::AtOnce);
        for _ in 0..60 {
            let step = hearts::step(chance, &course.session, false);
            let events = course.take(chance, &step).unwrap();
            let is_refill = |event: &Event| matches!(event, Event::DeckRefilled { .. });
            refilled += usize::from(events.iter().any(is_refill));
            for (_, side) in course.table().sides.iter() {
                assert!(side.deck > 0 || side.discard.is_empty());
            }
        }
    });
    assert!(!whole || refilled > 30);
}

#[test]
fn damaged_journals_are_read_up_to_the_damage() {
    let mut faults = 0;
    for seed in 2000..extent(2003, 2010) {
        let chance = &mut hearts::chance(seed);
        let header = hearts::header(edition(chance), hearts::house_rules(chance));
        let session = hearts::session(chance, header, extent(20, 40), true);
        faults += harness::damage(chance, &session, 150, sound);
    }
    assert!(faults > 100, "{faults}");
}
