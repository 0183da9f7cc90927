//! Number of taps for common actions: the app competes with a pile of chips.

use egui::Vec2;
use tempfile::tempdir;

use crate::common::extent;
use crate::course::{self, Course, Player};
use crate::person::{LAPTOP, PHONE, Person};
use crate::{duel, hearts};

const CATS: &str = "game-catsatcards";
const ORIGINAL: &str = "game-original";
const DUELO: &str = "game-duelo";

/// Plays a whole game through the controls that the screen offers. Returns the number of taps and of entries.
fn whole_game(golden: &str, size: Vec2) -> (usize, usize) {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), size);
    let course = Course::golden(golden);
    Player::begin(&mut person, &course).play(&course);
    (person.taps, person.journal().len() - 1)
}

#[test]
fn whole_games() {
    for (golden, budget) in [(CATS, 200), (ORIGINAL, 139), (DUELO, 203)] {
        for size in extent(&[PHONE][..], &[PHONE, LAPTOP]) {
            let (taps, entries) = whole_game(golden, *size);
            assert!(
                taps <= budget,
                "{golden}: {taps} taps for {entries} entries, {budget} were enough"
            );
        }
    }
}

/// Taps these controls in order, on a phone and on a laptop, and returns the number of entries recorded. The taps stay
/// within the budget and lead back to the table.
fn within(budget: usize, golden: &str, entries: usize, names: &[&str]) -> usize {
    assert!(
        names.len() <= budget,
        "{} taps, {budget} were enough",
        names.len()
    );
    let [phone, laptop] = [PHONE, LAPTOP].map(|size| {
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
            person.has("@kind-end-turn"),
            "not back at the table: {}",
            person.screen_text()
        );
        person.journal().len() - before
    });
    assert_eq!(phone, laptop, "a phone and a laptop differ");
    phone
}

#[test]
fn a_duel_with_a_card_on_both_sides() {
    // A Queen against a Queen, from the previous phase until the table is shown again.
    let queen = [
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)",
        "@dueling-nobles-do-attack-with card=Q♠",
        "@dueling-nobles-do-attack card=Q♥",
        "@dueling-nobles-fight-die name=Ana pips=3",
        "@dueling-nobles-fight-die name=Ben pips=4",
        "10♥",
        "8♦",
    ];
    let entries = within(7, CATS, 30, &queen);
    assert_eq!(entries, 6, "phase, challenge, two rolls, two cards");
    // Jacks can play two cards; the chosen ones are played on confirmation.
    let jacks = [
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)",
        "@dueling-nobles-do-attack-with card=J♣",
        "@dueling-nobles-do-attack card=J♥",
        "@dueling-nobles-fight-die name=Ben pips=6",
        "@dueling-nobles-fight-die name=Ana pips=1",
        "10♥",
        "@dueling-nobles-fight-play cards=10♥",
        "8♦",
        "@dueling-nobles-fight-play cards=8♦",
    ];
    assert_eq!(within(9, CATS, 30, &jacks), 6);
}

/// The phases in between are passed with the action, and the result of a duel stays in sight while the turn ends.
#[test]
fn whole_turns_of_dueling_nobles() {
    let arms = [
        "@dueling-nobles-kind-weapon",
        "3♥",
        "@dueling-nobles-do-weapon card=Q♠",
    ];
    let fights = [
        "@dueling-nobles-noble-label card=Q♠ name=Ana",
        "@dueling-nobles-do-attack card=Q♥",
        "@dueling-nobles-fight-die name=Ana pips=3",
        "@dueling-nobles-fight-die name=Ben pips=4",
        "10♥",
        "8♦",
    ];
    let turns: [(usize, &[&[&str]], usize); 5] = [
        (1, &[], 1),
        (2, &[&["@dueling-nobles-do-buy count=1"]], 3),
        (4, &[&arms], 4),
        (7, &[&fights], 9),
        (
            11,
            &[&["@dueling-nobles-do-buy count=1"], &arms, &fights],
            11,
        ),
    ];
    for (budget, parts, entries) in turns {
        let taps: Vec<&str> = parts
            .concat()
            .into_iter()
            .chain(["@kind-end-turn"])
            .collect();
        assert_eq!(within(budget, CATS, 1, &taps), entries, "{taps:?}");
    }
}

#[test]
fn actions_of_every_turn_stay_within_their_budgets() {
    for (budget, played, taps, entries) in [
        (1, 4, &["@dueling-nobles-do-buy count=3"][..], 1),
        (1, 4, &["@kind-end-turn"], 1),
        (
            5,
            1,
            &[
                "@dueling-nobles-kind-sell",
                "2♠",
                "6♠",
                "9♠",
                "@dueling-nobles-do-sell gold=3",
            ],
            1,
        ),
        (1, 4, &["(@do-undo): …"], 1),
        (1, 4, &["@menu-turn-around"], 0),
    ] {
        assert_eq!(within(budget, CATS, played, taps), entries, "{taps:?}");
    }
}

/// The last answer of a battle in *Duel* ends the turn with it.
#[test]
fn whole_turns_of_duel() {
    const END: &[&str] = &["@kind-end-turn"];
    const WARLORD: &[&str] = &["@duel-kind-warlord"];
    const EXCHANGE: &[&str] = &["@duel-kind-exchange"];
    const ACE: &[&str] = &[
        "@duel-screen-ace-of-any",
        "@duel-answer-ace name=Ana warlord=(@duel-screen-warlord number=1) ally=no",
    ];
    const JOKER: &[&str] = &[
        "@duel-kind-reinforce",
        "@duel-answer-reinforce name=Ben count=6",
    ];
    const ATTACK: &[&str] = &[
        "@duel-answer-attack warlord=none",
        "@duel-answer-defend warlord=none army=yes",
        "@duel-screen-support-none",
        "@part-is-card what=(@duel-screen-name-what name=Ben part=(@duel-part-army)) card=10",
        "@part-is-card what=(@duel-screen-name-what name=Ana part=(@duel-part-army)) card=7",
        "@duel-screen-end-without-ace",
    ];
    let turns: [(usize, &[&[&str]], usize); 7] = [
        (1, &[END], 1),
        (2, &[WARLORD, END], 2),
        (2, &[EXCHANGE, END], 2),
        (3, &[ACE, END], 2),
        (3, &[JOKER, END], 2),
        (6, &[ATTACK], 8),
        (10, &[EXCHANGE, WARLORD, ACE, ATTACK], 11),
    ];
    for (budget, parts, entries) in turns {
        let names = parts.concat();
        let (taps, recorded) = duel::taps(&names);
        assert!(
            taps <= budget,
            "{taps} taps, {budget} were enough: {names:?}"
        );
        assert_eq!(recorded.len(), entries, "{recorded:?}");
    }
}

/// A number that the app does not know takes a tap; a known card takes one for all its numbers.
#[test]
fn whole_turns_of_noble_hearts() {
    const KEY: &str = "@noble-hearts-screen-key";
    let key = |print: &str, number: u8| {
        format!("{KEY} print=(^@noble-hearts-print-{print}) number={number}")
    };
    let (fight, redraw) = (key("fight", 7), key("redraw", 2));
    let (block, drawn) = (key("fight", 8), key("redraw", 1));
    let (weak, far) = (key("fight", 3), key("move", 2));
    let area = "^@noble-hearts-screen-area area=1";
    let attack = ["@noble-hearts-kind-attack", &fight, area, &redraw];
    let blocks = ["@noble-hearts-kind-block", &block, &drawn];
    let retreats = ["@noble-hearts-kind-retreat", &weak];
    let charge = ["@noble-hearts-kind-charge", &far, &fight, area, &redraw];
    let moves = ["@noble-hearts-kind-move", &drawn];
    let hit = ["@noble-hearts-screen-is-hit name=Ben winner=Ana"];
    let turns: [(usize, &[&[&str]], usize); 7] = [
        (1, &[&["@noble-hearts-kind-collect-rose"]], 1),
        (2, &[&moves], 1),
        (5, &[&attack, &hit], 2),
        (6, &[&attack, &retreats], 2),
        (7, &[&attack, &blocks], 2),
        (8, &[&charge, &blocks], 2),
        (3, &[&["@noble-hearts-kind-collect-rose"], &moves], 2),
    ];
    for (budget, parts, entries) in turns {
        let names = parts.concat();
        assert!(
            names.len() <= budget,
            "{} taps, {budget} were enough: {names:?}",
            names.len()
        );
        assert_eq!(hearts::turn(&names), entries, "{names:?}");
    }
}
