//! Breaks: they are no steps, count for no player, and are written with the next entry.

use chrono::TimeDelta;
use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::session::journal::{self, ChecksumState, Opened};
use courtyard::session::{BadEntry, Entry, Moment, Session, Step};
use serde_json::{Map, Value, json};

use crate::common::play;

fn minutes(minutes: i64) -> Moment {
    play::moment(0) + TimeDelta::minutes(minutes)
}

fn record(session: &mut Session<DuelingNobles>, step: Value, at: Moment) {
    let step = match step {
        Value::Null => Step::Undo(1),
        action => Step::Do(serde_json::from_value::<Action>(action).unwrap()),
    };
    let proposal = session.propose(step, at).unwrap();
    session.commit(proposal);
}

/// Set-up, a break of seven minutes in two parts, and a phase.
fn paused() -> Session<DuelingNobles> {
    let header = play::header(Edition::Catsatcards, Map::new());
    let mut session = Session::<DuelingNobles>::new(header).unwrap();
    let nobles = json!([["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]]);
    let set_up = json!({"type": "setup", "first": 0, "nobles": nobles});
    record(&mut session, set_up, minutes(0));
    session.pause(Some(minutes(2)), minutes(2));
    assert_eq!(session.paused_since(), Some(minutes(2)));
    session.pause(None, minutes(5));
    session.pause(Some(minutes(6)), minutes(6));
    let counted = session.counted_since(minutes(0), minutes(8));
    assert_eq!(counted, TimeDelta::minutes(3));
    record(&mut session, json!({"type": "next-phase"}), minutes(10));
    session
}

#[test]
fn a_break_is_written_with_the_next_entry_which_ends_it() {
    let mut session = paused();
    assert_eq!(session.paused_since(), None);
    assert_eq!(session.entries().len(), 2, "a break is no entry");
    assert_eq!(session.entries()[1].paused, Some(7 * 60));
    assert_eq!(session.played(), Some(TimeDelta::minutes(3)));
    // Undo concerns the action.
    record(&mut session, Value::Null, minutes(11));
    assert_eq!(session.applied().count(), 1);
    assert_eq!(session.entries()[2].paused, None);
    assert_eq!(session.played(), Some(TimeDelta::minutes(4)));

    let (written, _) = journal::write(&session, ChecksumState::NEW).unwrap();
    let lines: Vec<&str> = std::str::from_utf8(&written).unwrap().lines().collect();
    assert!(lines[2].contains(r#","paused":420,"do":"#), "{}", lines[2]);
    let read = Opened::new(&*written).unwrap().read::<DuelingNobles>();
    let read = read.unwrap();
    assert!(read.fault.is_none());
    assert_eq!(read.session.entries(), session.entries());
}

#[test]
fn a_break_has_a_length() {
    let entry = |paused: Value| {
        let entry = json!({"n": 1, "paused": paused, "undo": 1});
        Entry::<Action>::from_value(entry).map(|entry| entry.paused)
    };
    assert_eq!(entry(json!(1)), Ok(Some(1)));
    assert_eq!(entry(json!(0)), Err(BadEntry::NoCount("paused")));
    for strange in [json!(null), json!(-1), json!("long"), json!(1_u64 << 32)] {
        assert!(matches!(entry(strange), Err(BadEntry::Shape(_))));
    }
}
