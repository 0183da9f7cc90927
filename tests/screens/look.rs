//! Look back: a session move by move, as recorded.

use std::collections::BTreeSet;
use std::fs;

use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::seat::EitherSeat;
use courtyard::session::{Session, Step};
use courtyard::text::{self, Language, Text};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";

/// The names of the nobles' cards on the screen.
fn nobles(person: &Person) -> BTreeSet<String> {
    let names = person.names().into_iter().map(|(_, name)| name);
    let players = ["Ana", "Ben"].map(|name| format!(" of {name}"));
    names
        .filter(|name| players.iter().any(|of| name.ends_with(of)))
        .collect()
}

/// The names expected on the screen for the table after an entry.
fn expected(session: &Session<DuelingNobles>, n: usize) -> BTreeSet<String> {
    let table = session.table_after(n);
    let players = &session.header().players;
    let of = |seat: EitherSeat| {
        let standing = table.sides[seat].courtyard.iter();
        let name = move |s: &_| {
            let standing: &courtyard::games::dueling_nobles::table::NobleInPlay = s;
            format!("{} of {}", text::sign(standing.noble.card()), players[seat])
        };
        standing.map(name).collect::<Vec<_>>()
    };
    EitherSeat::BOTH.into_iter().flat_map(of).collect()
}

/// The log beside the table always shows the current move, however long its description.
#[test]
fn the_log_beside_the_table_shows_the_current_move() {
    let text = Text::new(Language::English, courtyard::registry::described());
    let folder = tempdir().unwrap();
    let journal = course::lay_out(folder.path(), "evening", CATS, 200);
    let session = course::read(&journal);
    let count = session.entries().len();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap(&person.name_of("evening: (@list-and before=Ana last=Ben) · "));
    person.tap("@look-title");
    let logged = |person: &Person, n: usize| {
        let line = text::line(&text, &session, n).unwrap();
        let start = format!("{n} · ");
        let mut names = person.names().into_iter().map(|(_, name)| name);
        let row = names.find(|name| name.starts_with(&start) && name.ends_with(&line.headline));
        let row = row.unwrap_or_else(|| panic!("{n} is not in the log that is seen"));
        assert!(person.sees_whole(&row), "{row}");
    };
    logged(&person, count);
    for (key, n) in [(Key::Home, 0), (Key::End, count)] {
        person.press(Modifiers::NONE, key);
        if n > 0 {
            logged(&person, n);
        }
    }
    for n in (1..count).rev() {
        person.press(Modifiers::NONE, Key::ArrowLeft);
        logged(&person, n);
    }
}

#[test]
fn a_session_move_by_move_from_its_end_to_its_beginning_and_back() {
    let text = Text::new(Language::English, courtyard::registry::described());
    for (golden, size) in [(CATS, LAPTOP), ("undo-and-redo", PHONE)] {
        let folder = tempdir().unwrap();
        let journal = course::lay_out(folder.path(), "evening", golden, 200);
        let before = fs::read(&journal).unwrap();
        let session = course::read(&journal);
        let count = session.entries().len();
        let mut person = Person::at(folder.path(), size);
        if person.has("@menu") {
            person.tap("@menu");
        } else {
            person.tap(&person.name_of("evening: (@list-and before=Ana last=Ben) · "));
        }
        person.tap("@look-title");
        person.expect(&format!("@look-where n={count} count={count}"));
        let mut duels = 0;
        let mut stand = |person: &Person, n: usize| {
            match text::line(&text, &session, n) {
                None => person.expect("@look-beginning"),
                Some(line) => {
                    person.expect(&line.headline);
                    for sentence in line.details() {
                        person.expect(sentence);
                    }
                }
            }
            let is_action = n > 0 && matches!(session.entries()[n - 1].step, Step::Do(_));
            let undone = is_action && !session.is_applied(n);
            assert_eq!(person.reads("@look-taken-back"), undone, "{n}");
            if session.table_after(n).duel.is_some() {
                duels += 1;
            } else {
                assert_eq!(nobles(person), expected(&session, n), "{n}");
            }
        };
        for n in (0..count).rev() {
            person.press(Modifiers::NONE, Key::ArrowLeft);
            stand(&person, n);
        }
        person.press(Modifiers::NONE, Key::ArrowLeft);
        assert!(person.is_off("@look-previous") && person.is_off("@look-first"));
        for n in 1..=count {
            person.tap("@look-next");
            stand(&person, n);
        }
        assert!(person.is_off("@look-next") && person.is_off("@look-last"));
        assert!(golden != CATS || duels > 0, "no duel was looked at");
        assert_eq!(fs::read(&journal).unwrap(), before);
    }
}

#[test]
fn nothing_can_be_done_while_looking_back() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 34);
    let mut person = Person::at(folder.path(), PHONE);
    let before = person.journal();
    person.tap("@menu");
    person.tap("@look-title");
    // At the table, a tap on a noble would now make it the attacker.
    person.tap("@dueling-nobles-noble-label card=Q♠ name=Ana");
    person.expect("@dueling-nobles-noble-about card=Q♠ name=Ana sum=no strength=* left=* full=*");
    for key in [Key::E, Key::N, Key::Backspace, Key::C, Key::Num3] {
        person.press(Modifiers::NONE, key);
    }
    person.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(person.journal(), before);
    // Escape removes the question first, then it ends the look back where it began.
    person.press(Modifiers::NONE, Key::Escape);
    assert!(
        !person
            .reads("@dueling-nobles-noble-about card=Q♠ name=Ana sum=no strength=* left=* full=*")
    );
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("@dueling-nobles-do-attack-with card=Q♠"));
}

#[test]
fn a_line_of_the_log_leads_to_its_moment() {
    for size in [LAPTOP, PHONE] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", "undo-and-redo", 200);
        let mut person = Person::at(folder.path(), size);
        person.tap("@menu");
        person.tap("@look-title");
        person.press(Modifiers::NONE, Key::Home);
        if size == PHONE {
            person.tap("@look-log");
        }
        let of_it = format!("{}: ", person.say("@look-mark-taken-back"));
        let names = person.names();
        let mut undone = names.iter().filter(|(_, name)| name.contains(&of_it));
        let (_, name) = undone.next().expect("nothing was taken back");
        let n: usize = name.split(' ').next().unwrap().parse().unwrap();
        person.tap(name);
        person.expect(&format!("@look-where n={n} count=*"));
        person.expect("@look-taken-back");
        if size == LAPTOP {
            assert!(person.is_on(name));
        }
    }
}

#[test]
fn arrow_keys_step_through_the_moves_only() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 29);
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap("@menu");
    person.tap("@look-title");
    person.focus_on("@look-previous");
    person.press(Modifiers::NONE, Key::Enter);
    person.expect("@look-where n=28 count=29");
    person.press(Modifiers::NONE, Key::ArrowLeft);
    person.expect("@look-where n=27 count=29");
    assert_eq!(person.focused(), person.say("@look-previous"));
    person.focus_on("@look-slider");
    person.press(Modifiers::NONE, Key::ArrowRight);
    person.expect("@look-where n=28 count=29");
    person.press(Modifiers::NONE, Key::Home);
    person.expect("@look-where count=29 n=0");
}

#[test]
fn look_back_works_for_a_long_session() {
    let folder = tempdir().unwrap();
    let journal = course::lay_out(folder.path(), "evening", CATS, 1);
    let mut content = fs::read_to_string(&journal).unwrap();
    for n in 2..=3000 {
        content += &match n % 3 {
            2 => format!("{{\"n\":{n},\"do\":{{\"type\":\"note\",\"text\":\"tea {n}\"}}}}\n"),
            0 => format!("{{\"n\":{n},\"undo\":1}}\n"),
            _ => format!("{{\"n\":{n},\"redo\":1}}\n"),
        };
    }
    fs::write(&journal, content).unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    // The table's log is limited to a readable length.
    assert!(person.reads("tea 2996") && !person.reads("tea 1001"));
    person.expect("@log-earlier");
    person.tap("@menu");
    person.tap("@look-title");
    person.expect("@look-where n=3000 count=3000");
    assert!(person.in_the_log(3000));
    person.press(Modifiers::NONE, Key::Home);
    assert!(person.in_the_log(1) && !person.in_the_log(3000));
    let rows = person.names().len();
    assert!(rows < 60, "{rows} controls are laid out");
    person.press(Modifiers::NONE, Key::ArrowRight);
    person.press(Modifiers::NONE, Key::ArrowRight);
    person.expect("tea 2");
}

impl Person {
    /// Whether the log has a line for this entry on the screen.
    fn in_the_log(&self, n: usize) -> bool {
        let start = format!("{n} · ");
        self.names()
            .iter()
            .any(|(role, name)| *role == Role::Button && name.starts_with(&start))
    }
}

#[test]
fn a_step_too_far_is_explained() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 20);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@menu");
    person.tap("@look-title");
    for (way, step, sentence) in [
        ("@look-last", "@look-next", "@look-at-end"),
        ("@look-first", "@look-previous", "@look-at-beginning"),
    ] {
        if !person.is_off(way) {
            person.tap(way);
        }
        assert!(person.is_off(step));
        person.tap(step);
        person.expect(sentence);
        person.tap(way);
        person.expect(sentence);
    }
}
