//! Random play of Noble Hearts by the rules of all houses.

use courtyard::games::Game;
use courtyard::games::noble_hearts::rules::Reshuffle;
use courtyard::games::noble_hearts::table::{EndedBy, Stage};
use courtyard::games::noble_hearts::{
    Action, ActionKind, Edition, Event, NobleHearts, Rules, Special, Table, referee,
};
use courtyard::seat::EitherSeat;
use courtyard::session::Session;
use courtyard::session::journal::{ChecksumState, Opened, write};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use strum::VariantArray;

use crate::common::hearts::{self, Chance};

fn edition(chance: &mut Chance) -> Edition {
    *<Edition as VariantArray>::VARIANTS.choose(chance).unwrap()
}

fn session(chance: &mut Chance) -> Session<NobleHearts> {
    let header = hearts::header(edition(chance), hearts::house_rules(chance));
    Session::new(header).unwrap()
}

/// What is true of every table.
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
        assert!(taken <= rules.special_copies[*special].into());
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

/// How many cards of the hand an action names.
fn cards_of(action: &Action) -> usize {
    let json = json!(action);
    let list = |name: &str| json[name].as_array().map_or(0, Vec::len);
    match action.kind() {
        ActionKind::Setup | ActionKind::Adjust | ActionKind::TurnUp => 0,
        _ => usize::from(json["card"].is_object()) + list("cards") + list("move"),
    }
}

/// What an action changed is what its events tell.
fn told(before: &Table, action: &Action, events: &[Event], after: &Table) {
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
                assert!(cards <= wanted);
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

/// The list of kinds says possible exactly of the kinds of which something is accepted.
fn agreed(chance: &mut Chance, rules: &Rules, table: &Table, tries: usize) {
    for (kind, (name, listed)) in ActionKind::VARIANTS
        .iter()
        .zip(NobleHearts::kinds(rules, table))
    {
        assert_eq!(kind.name(), name);
        let mut accepted = false;
        for i in 0..tries {
            let action = match i % 4 {
                3 => hearts::claim(chance, rules, table, *kind),
                _ => hearts::plausible(chance, rules, table, *kind),
            };
            let checked = referee::check(rules, table, &action);
            let mut after = table.clone();
            let played = referee::play(rules, &mut after, &action);
            assert_eq!(checked, played.clone().map(drop));
            match played {
                Ok(events) => {
                    sound(rules, &after);
                    told(table, &action, &events, &after);
                    accepted |= action.kind() == *kind;
                }
                Err(_) => assert_eq!(&after, table),
            }
        }
        match listed {
            Err(refusal) => assert!(!accepted, "{name} is accepted, but listed as {refusal}"),
            Ok(()) => assert!(
                accepted || tries < 200,
                "{name} is listed, but nothing is accepted on {table:?} by {rules:?}"
            ),
        }
    }
}

#[test]
fn list_check_and_play_agree_in_games_of_all_houses() {
    for seed in 0..24 {
        let chance = &mut hearts::chance(seed);
        let mut session = session(chance);
        for entry in 0..60 {
            // A thorough look takes its time.
            let tries = if entry % 20 == 7 { 220 } else { 4 };
            agreed(chance, session.rules(), session.table(), tries);
            let step = hearts::step(chance, &session, true);
            let proposal = session.propose(step, hearts::moment(entry)).unwrap();
            session.commit(proposal);
            sound(session.rules(), session.table());
        }
    }
}

#[test]
fn an_empty_deck_is_refilled_at_once() {
    let mut refilled = 0;
    for seed in 0..60 {
        let chance = &mut hearts::chance(seed);
        let mut rules = hearts::house_rules(chance);
        rules.remove("reshuffle");
        rules.insert("deck_cards".into(), json!(10));
        rules.insert("opening_hand".into(), json!(4));
        let header = hearts::header(edition(chance), rules);
        let mut session: Session<NobleHearts> = Session::new(header).unwrap();
        assert_eq!(session.rules().reshuffle, Reshuffle::AtOnce);
        for entry in 0..60 {
            let step = hearts::step(chance, &session, false);
            let proposal = session.propose(step, hearts::moment(entry)).unwrap();
            let events = session.commit(proposal);
            refilled += usize::from(
                events
                    .iter()
                    .any(|e| matches!(e, Event::DeckRefilled { .. })),
            );
            for (_, side) in session.table().sides.iter() {
                assert!(side.deck > 0 || side.discard.is_empty());
            }
        }
    }
    assert!(refilled > 30);
}

#[test]
fn undo_redo_and_the_journal_bring_back_every_table() {
    for seed in 1000..1030 {
        let chance = &mut hearts::chance(seed);
        let header = hearts::header(edition(chance), hearts::house_rules(chance));
        let session = hearts::session(chance, header, 90, true);
        let (journal, _) = write(&session, ChecksumState::NEW).unwrap();
        let reading = Opened::new(journal.as_slice())
            .unwrap()
            .read::<NobleHearts>()
            .unwrap();
        assert_eq!(reading.fault, None);
        assert_eq!(reading.session.entries(), session.entries());
        assert_eq!(reading.session.table(), session.table());
        // Played again without what was taken back, the table is the same.
        let mut table = NobleHearts::table(session.rules(), 2);
        for (_, action) in session.in_force() {
            referee::play(session.rules(), &mut table, action).unwrap();
        }
        assert_eq!(&table, session.table());
        for n in (0..session.entries().len()).step_by(7) {
            assert_eq!(&session.table_after(n), session.at(n).table());
        }
    }
}

#[test]
fn hostile_journals_are_read_without_a_panic() {
    let mut refused = 0;
    for seed in 2000..2010 {
        let chance = &mut hearts::chance(seed);
        let header = hearts::header(edition(chance), hearts::house_rules(chance));
        let session = hearts::session(chance, header, 40, true);
        let (journal, _) = write(&session, ChecksumState::Unsealed).unwrap();
        // Cut anywhere: what stands before the cut stands.
        for cut in 0..journal.len() {
            if let Ok(opened) = Opened::new(&journal[..cut])
                && let Ok(reading) = opened.read::<NobleHearts>()
            {
                let read = reading.session.entries();
                assert_eq!(read, &session.entries()[..read.len()]);
            }
        }
        // A field altered anywhere, the header's too.
        let lines: Vec<Value> = journal
            .split(|byte| *byte == b'\n')
            .filter_map(|line| serde_json::from_slice(line).ok())
            .collect();
        for _ in 0..150 {
            let mut lines = lines.clone();
            let place = chance.random_range(0..lines.len());
            match lines[place].get_mut("do") {
                Some(action) => hearts::spoil(chance, action),
                None => hearts::spoil(chance, &mut lines[place]),
            }
            let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
            if let Ok(opened) = Opened::new(text.as_bytes())
                && let Ok(reading) = opened.read::<NobleHearts>()
            {
                sound(reading.session.rules(), reading.session.table());
                refused += usize::from(reading.fault.is_some());
            }
        }
    }
    assert!(refused > 150);
}
