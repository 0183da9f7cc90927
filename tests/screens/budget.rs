//! How many taps things take: the app competes with a pile of chips.

use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";

/// Taps these one after the other and says how many taps that were and how many entries came of it.
fn taps(golden: &str, entries: usize, names: &[&str]) -> (usize, usize) {
    let mut counts = [PHONE, LAPTOP].map(|size| {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", golden, entries);
        let mut person = Person::at(folder.path(), size);
        let before = person.journal().len();
        for name in names {
            match name.strip_suffix('…') {
                Some(begins) => person.tap(&person.name_of(begins)),
                None => person.tap(name),
            }
        }
        assert!(
            person.has("End turn"),
            "not back at the table: {}",
            person.told()
        );
        (person.taps, person.journal().len() - before)
    });
    counts.sort_unstable();
    assert_eq!(counts[0], counts[1], "a phone and a laptop differ");
    counts[0]
}

#[test]
fn a_duel_with_a_card_on_both_sides() {
    // A Queen against a Jack, from the phase before and back to the table.
    let queen = [
        "Duel →",
        "Attack with Q♠",
        "Challenge J♥",
        "Ana rolls 3",
        "Ben rolls 4",
        "10♥",
        "8♦",
        "Back to the table",
    ];
    let (taps_made, entries) = taps(CATS, 30, &queen);
    assert!(taps_made <= 8, "{taps_made} taps");
    assert_eq!(entries, 6, "phase, challenge, two rolls, two cards");
    // Jacks may play two cards; with one they take no tap more.
    let jacks = [
        "Duel →",
        "Attack with J♣",
        "Challenge J♥",
        "Ben rolls 6",
        "Ana rolls 1",
        "10♥",
        "8♦",
        "Back to the table",
    ];
    assert_eq!(taps(CATS, 30, &jacks), (8, 6));
}

#[test]
fn buying_three_cards() {
    let (taps_made, entries) = taps(CATS, 4, &["Buy", "Buy 3 cards"]);
    assert!(taps_made <= 2 && entries == 1);
}

#[test]
fn ending_a_turn() {
    let (taps_made, entries) = taps(CATS, 4, &["End turn"]);
    assert_eq!((taps_made, entries), (1, 1));
}

#[test]
fn selling_three_cards() {
    let (taps_made, entries) = taps(CATS, 1, &["Sell", "2♠", "6♠", "9♠", "Sell for 3 gold"]);
    assert!(taps_made <= 5 && entries == 1);
}

#[test]
fn taking_something_back() {
    let (taps_made, entries) = taps(CATS, 4, &["Undo: …"]);
    assert_eq!((taps_made, entries), (1, 1));
}

#[test]
fn turning_the_table_around() {
    let (taps_made, entries) = taps(CATS, 4, &["Turn the table around"]);
    assert_eq!((taps_made, entries), (1, 0));
}
