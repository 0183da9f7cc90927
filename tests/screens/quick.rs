//! The start screen, the sample game and the quick duel.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers, Theme, Vec2, vec2};
use serde_json::json;
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const UNDO: Modifiers = Modifiers::COMMAND;
const REDO: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Opens the app, taps “Quick duel” and chooses an edition.
fn quick(folder: &Path, size: Vec2, edition: &str) -> Person {
    let mut person = Person::at(folder, size);
    person.tap("@dueling-nobles-quick-title");
    if edition != "@dueling-nobles-edition-catsatcards" {
        person.tap("@dueling-nobles-quick-edition edition=(@dueling-nobles-edition-catsatcards)");
        person.tap(edition);
        person.expect(&format!(
            "@dueling-nobles-quick-edition edition=({edition})"
        ));
    }
    person
}

fn tap_all(person: &mut Person, names: &[&str]) {
    for name in names {
        person.tap(name);
    }
}

/// The taps of a duel, both totals per edition, and the text of the outcome.
type Case = (&'static [&'static str], [[u32; 2]; 3], &'static str);

const EDITIONS: [&str; 3] = [
    "@dueling-nobles-edition-catsatcards",
    "@dueling-nobles-edition-original",
    "@dueling-nobles-edition-duelo",
];

const CASES: [Case; 5] = [
    // 12 + 3 + 3 × 3 + 4 + 7 + 2 against 13 + 3 + 10 + 2.
    (
        &[
            "Q♥",
            "K♠",
            "@dueling-nobles-do-weapon card=Q♥",
            "@dueling-nobles-quick-under card=3♦ noble=Q♥",
            "@stepper-more what=(@dueling-nobles-quick-others card=Q♥)",
            "@dueling-nobles-fight-die name=(@dueling-nobles-quick-attacker) pips=4",
            "@dueling-nobles-fight-first-die name=(@dueling-nobles-quick-defender) pips=3",
            "@dueling-nobles-fight-one-die name=(@dueling-nobles-quick-defender) pips=3",
            "7♥",
            "10♠",
        ],
        [[37, 28], [37, 28], [26, 17]],
        "@dueling-nobles-fight-won name=(@dueling-nobles-quick-attacker)",
    ),
    // 13 + 5 + 6 + 9 against 11 + 6 + 8 + 2 + 7.
    (
        &[
            "K♦",
            "J♣",
            "@dueling-nobles-fight-first-die name=(@dueling-nobles-quick-attacker) pips=5",
            "@dueling-nobles-fight-second-die name=(@dueling-nobles-quick-attacker) pips=6",
            "@dueling-nobles-fight-die name=(@dueling-nobles-quick-defender) pips=6",
            "9♣",
            "8♣",
            "7♦",
            "@dueling-nobles-fight-play cards=(8♣ 7♦)",
        ],
        [[33, 34], [33, 34], [22, 23]],
        "@dueling-nobles-fight-won name=(@dueling-nobles-quick-defender)",
    ),
    // An Ace, 12 + 2 × 3 + 1, against 11 + 2 + 6 + 10 + 2.
    (
        &[
            "Q♠",
            "J♥",
            "@dueling-nobles-do-weapon card=J♥",
            "@dueling-nobles-quick-under card=2♣ noble=J♥",
            "@dueling-nobles-fight-die name=(@dueling-nobles-quick-defender) pips=6",
            "@dueling-nobles-fight-die name=(@dueling-nobles-quick-attacker) pips=1",
            "A♥",
            "10♥",
            "@dueling-nobles-fight-play cards=10♥",
        ],
        [[19, 31], [19, 31], [8, 20]],
        "@dueling-nobles-fight-won name=(@dueling-nobles-quick-attacker)",
    ),
    // 11 + 2 against 12 + 1, without supporting nobles.
    (
        &[
            "J♠",
            "Q♣",
            "@stepper-less what=(@dueling-nobles-quick-others card=Q♣)",
            "@stepper-less what=(@dueling-nobles-quick-others card=Q♣)",
            "@dueling-nobles-fight-die name=(@dueling-nobles-quick-attacker) pips=2",
            "@dueling-nobles-fight-die name=(@dueling-nobles-quick-defender) pips=1",
            "@dueling-nobles-fight-no-card name=(@dueling-nobles-quick-attacker)",
            "@dueling-nobles-fight-no-card name=(@dueling-nobles-quick-defender)",
        ],
        [[13, 13], [13, 13], [2, 2]],
        "@dueling-nobles-fight-tie",
    ),
    // Aces on both sides, with 13 + 4 + 6 against 13 + 1.
    (
        &[
            "K♥",
            "K♣",
            "@dueling-nobles-fight-first-die name=(@dueling-nobles-quick-attacker) pips=4",
            "@dueling-nobles-fight-second-die name=(@dueling-nobles-quick-attacker) pips=6",
            "@dueling-nobles-fight-first-die name=(@dueling-nobles-quick-defender) pips=1",
            "@dueling-nobles-fight-one-die name=(@dueling-nobles-quick-defender) pips=1",
            "A♠",
            "A♦",
        ],
        [[23, 14], [23, 14], [12, 3]],
        "@dueling-nobles-fight-tie",
    ),
];

#[test]
fn sums_by_hand_in_every_edition() {
    for (n, edition) in EDITIONS.into_iter().enumerate() {
        let folder = tempdir().unwrap();
        let size = if n == 1 { LAPTOP } else { PHONE };
        let mut person = quick(folder.path(), size, edition);
        for (names, totals, outcome) in CASES {
            tap_all(&mut person, names);
            let [attack, defence] = totals[n];
            person.expect(&format!("(@dueling-nobles-quick-attacker): {attack}"));
            person.expect(&format!("(@dueling-nobles-quick-defender): {defence}"));
            person.expect(outcome);
            person.tap("@dueling-nobles-quick-another");
        }
        let written = fs::read_dir(folder.path().join("sessions")).unwrap();
        assert_eq!(written.count(), 0, "a quick duel leaves nothing behind");
    }
}

#[test]
fn a_quick_duel_takes_seven_taps() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    tap_all(
        &mut person,
        &[
            "@dueling-nobles-quick-title",
            "Q♥",
            "Q♠",
            "@dueling-nobles-fight-die name=(@dueling-nobles-quick-attacker) pips=4",
            "@dueling-nobles-fight-die name=(@dueling-nobles-quick-defender) pips=2",
            "7♥",
            "10♦",
        ],
    );
    assert_eq!(person.taps, 7);
    person.expect("@dueling-nobles-fight-won name=(@dueling-nobles-quick-attacker)");
    // Says which chips move, for players who track them.
    person.expect("@dueling-nobles-event-gold-gained player=(@dueling-nobles-quick-attacker) gold=1 gain=duel");
    person.expect("@dueling-nobles-quick-wounded card=Q♠");
    // The live region announces all of it.
    let heard = person.live().concat();
    for news in [
        "@dueling-nobles-headline-support player=(@dueling-nobles-quick-defender) cards=10♦",
        "@dueling-nobles-fight-won name=(@dueling-nobles-quick-attacker)",
        "@dueling-nobles-quick-wounded card=Q♠",
    ] {
        assert!(person.words(news).are_in(&heard), "{heard}");
    }
}

#[test]
fn every_step_of_a_quick_duel_can_be_undone() {
    let folder = tempdir().unwrap();
    let mut person = quick(folder.path(), PHONE, "@dueling-nobles-edition-catsatcards");
    assert!(person.is_off("@do-undo"));
    tap_all(&mut person, CASES[0].0);
    person.expect("@dueling-nobles-fight-total name=(@dueling-nobles-quick-attacker) total=37");
    for step in [
        "(@dueling-nobles-headline-support player=(@dueling-nobles-quick-defender) cards=10♠)",
        "(@dueling-nobles-headline-support player=(@dueling-nobles-quick-attacker) cards=7♥)",
        "(@dueling-nobles-headline-roll player=(@dueling-nobles-quick-defender) first=3 count=1 virtual=none)",
        "(@dueling-nobles-headline-roll player=(@dueling-nobles-quick-attacker) first=4 count=1 virtual=none)",
        "(@dueling-nobles-quick-others card=Q♥): 3",
        "(@dueling-nobles-headline-weapon player=(@dueling-nobles-quick-attacker) noble=Q♥ card=3♦)",
        "(@dueling-nobles-quick-defends card=K♠)",
    ] {
        person.tap(&format!("(@do-undo): {step}"));
    }
    person.expect("@dueling-nobles-quick-pick-defender");
    person.press(UNDO, Key::Z);
    person.expect("@dueling-nobles-quick-pick-attacker");
    assert!(person.is_off("@do-undo"));
    for _ in 0..8 {
        person.press(REDO, Key::Z);
    }
    // The last redo leaves its button in place.
    assert!(person.is_off("@do-redo"));
    person.tap("@do-redo");
    person.expect("@refusal-nothing-to-redo there=0");
    person.expect("@dueling-nobles-fight-total name=(@dueling-nobles-quick-attacker) total=37");
    // The same nobles keep their equipment.
    person.tap("@dueling-nobles-quick-same");
    person.expect("@dueling-nobles-fight-total name=(@dueling-nobles-quick-attacker) total=24");
    assert!(person.has("@dueling-nobles-quick-armed card=Q♥ weapon=3♦"));
    person.tap("(@do-undo): (@dueling-nobles-quick-same)");
    person.expect("@dueling-nobles-fight-won name=(@dueling-nobles-quick-attacker)");
}

#[test]
fn undo_removes_the_first_of_two_dice() {
    let folder = tempdir().unwrap();
    let mut person = quick(folder.path(), PHONE, "@dueling-nobles-edition-catsatcards");
    let die = "(@dueling-nobles-fight-first-die name=(@dueling-nobles-quick-defender) pips=4)";
    tap_all(&mut person, &["Q♥", "K♠", die]);
    assert!(person.is_on(die));
    person.tap(&format!("(@do-undo): {die}"));
    assert!(!person.is_on(die));
    person.tap("(@do-undo): (@dueling-nobles-quick-defends card=K♠)");
}

#[test]
fn all_but_the_last_tap_remain_after_undo() {
    let folder = tempdir().unwrap();
    let mut person = quick(folder.path(), PHONE, "@dueling-nobles-edition-catsatcards");
    let (taps, _, outcome) = CASES[1];
    tap_all(&mut person, taps);
    person.press(UNDO, Key::Z);
    assert!(person.is_on("8♣") && !person.is_on("7♦"));
    tap_all(
        &mut person,
        &["7♦", "@dueling-nobles-fight-play cards=(8♣ 7♦)"],
    );
    person.expect(outcome);
    // The cards of both players and the other die; each is undone at once.
    for _ in 0..4 {
        person.press(UNDO, Key::Z);
    }
    let first = "@dueling-nobles-fight-first-die name=(@dueling-nobles-quick-attacker) pips=5";
    let second = "@dueling-nobles-fight-second-die name=(@dueling-nobles-quick-attacker) pips=";
    assert!(person.is_on(first), "{}", person.screen_text());
    person.tap(&format!("{second}2"));
    person.expect("@dueling-nobles-fight-total name=(@dueling-nobles-quick-attacker) total=20");
    for _ in 0..2 {
        person.press(UNDO, Key::Z);
    }
    person.expect("@dueling-nobles-quick-pick-defender");
}

#[test]
fn a_refused_step_of_a_quick_duel_shows_its_reason() {
    let folder = tempdir().unwrap();
    let mut person = quick(folder.path(), PHONE, "@dueling-nobles-edition-catsatcards");
    person.tap("Q♥");
    assert!(person.is_off("Q♥"));
    person.tap("Q♥");
    person.expect("@dueling-nobles-refusal-same-noble noble=Q♥ duel=no");
    tap_all(
        &mut person,
        &[
            "J♠",
            "@dueling-nobles-do-weapon card=Q♥",
            "@dueling-nobles-quick-under card=3♦ noble=Q♥",
            "@dueling-nobles-do-weapon card=J♠",
        ],
    );
    assert!(person.is_off("@dueling-nobles-quick-under card=3♦ noble=J♠"));
    person.tap("@dueling-nobles-quick-under card=3♦ noble=J♠");
    person.expect(
        "@dueling-nobles-refusal-card-elsewhere support=3♦ noble=Q♥ card=some card-location=under",
    );
    tap_all(
        &mut person,
        &[
            "@dueling-nobles-fight-die name=(@dueling-nobles-quick-attacker) pips=1",
            "@dueling-nobles-fight-die name=(@dueling-nobles-quick-defender) pips=1",
        ],
    );
    assert!(
        !person.has("@dueling-nobles-do-weapon card=J♠"),
        "a die lies"
    );
    person.tap("3♦");
    person.expect(
        "@dueling-nobles-refusal-card-elsewhere support=3♦ noble=Q♥ card=some card-location=under",
    );
    tap_all(&mut person, &["8♥", "8♥"]);
    person.expect("@dueling-nobles-refusal-card-elsewhere support=8♥ card=some card-location=duel");
}

#[test]
fn weapons_are_changed_and_the_edition_is_remembered() {
    let folder = tempdir().unwrap();
    let mut person = quick(folder.path(), LAPTOP, "@dueling-nobles-edition-original");
    tap_all(
        &mut person,
        &[
            "K♠",
            "K♥",
            "@dueling-nobles-do-weapon card=K♠",
            "@dueling-nobles-quick-under card=2♦ noble=K♠",
        ],
    );
    person.expect("@dueling-nobles-fight-total name=(@dueling-nobles-quick-attacker) total=15");
    tap_all(
        &mut person,
        &[
            "@dueling-nobles-quick-armed card=K♠ weapon=2♦",
            "@dueling-nobles-quick-under card=3♣ noble=K♠",
        ],
    );
    person.expect("@dueling-nobles-fight-total name=(@dueling-nobles-quick-attacker) total=16");
    tap_all(
        &mut person,
        &[
            "@dueling-nobles-quick-armed card=K♠ weapon=3♣",
            "@dueling-nobles-quick-unarmed card=K♠",
        ],
    );
    person.expect("@dueling-nobles-fight-total name=(@dueling-nobles-quick-attacker) total=13");
    tap_all(
        &mut person,
        &[
            "@dueling-nobles-quick-edition edition=(@dueling-nobles-edition-original)",
            "@dueling-nobles-edition-duelo",
        ],
    );
    person.expect("@dueling-nobles-fight-total name=(@dueling-nobles-quick-attacker) total=2");
    tap_all(&mut person, &["@back", "@dueling-nobles-quick-title"]);
    person.expect("@dueling-nobles-quick-pick-attacker");
    assert!(person.has("@dueling-nobles-quick-edition edition=(@dueling-nobles-edition-duelo)"));
}

#[test]
fn a_quick_duel_on_any_screen() {
    for (width, height) in [
        (340.0, 480.0),
        (360.0, 640.0),
        (844.0, 390.0),
        (1920.0, 1080.0),
    ] {
        let folder = tempdir().unwrap();
        let mut person = quick(
            folder.path(),
            vec2(width, height),
            "@dueling-nobles-edition-catsatcards",
        );
        for (names, totals, _) in &CASES[..2] {
            tap_all(&mut person, names);
            person.expect(&format!(
                "(@dueling-nobles-quick-attacker): {}",
                totals[0][0]
            ));
            person.tap("@dueling-nobles-quick-another");
        }
    }
}

/// The journals of a data folder.
fn journals(folder: &Path) -> usize {
    let files = fs::read_dir(folder.join("sessions")).unwrap();
    let names = files.map(|file| file.unwrap().path());
    names
        .filter(|path| path.extension().is_some_and(|e| e == "courtyard"))
        .count()
}

fn to_the_start(person: &mut Person) {
    tap_all(person, &["@menu", "@menu-leave"]);
}

#[test]
fn the_sample_is_a_session_and_opens_again_where_it_was_left() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@start-sample");
    person.expect("@bar-turn turn=3 name=Ana");
    let entries = person.journal().len();
    assert_eq!(person.journal()[0]["sample"], json!(true));
    // It can be continued and undone like any other game.
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)");
    assert_eq!(person.journal().len(), entries + 1);
    person.tap(&person.name_of("(@do-undo): "));
    person.tap(&person.name_of("(@do-undo): "));
    assert_eq!(person.journal().len(), entries + 3);
    to_the_start(&mut person);
    assert!(person.has("(@list-and before=Ana last=Ben): (@start-about state=(@start-running turn=3) edition=(@dueling-nobles-edition-catsatcards) when=(@start-sample))"));
    let gone_on = |person: &Person| {
        person
            .names()
            .iter()
            .any(|(_, n)| person.words("@start-go-on players=* turn=*").start(n))
    };
    assert!(!gone_on(&person), "a sample is nobody’s evening");
    // Opening it again starts from the beginning, with the sample unchanged.
    drop(person);
    let mut person = Person::at(folder.path(), PHONE);
    assert!(person.has("@home-new"));
    person.tap("@start-sample");
    assert_eq!(journals(folder.path()), 1);
    assert_eq!(person.journal().len(), entries + 3);
    // An ended quick duel makes room for a new one.
    tap_all(
        &mut person,
        &[
            "@menu",
            "@kind-concede",
            "@dueling-nobles-do-concede name=Ben",
        ],
    );
    person.tap("@menu-leave");
    person.tap("@start-sample");
    person.expect("@bar-turn turn=3 name=Ana");
    assert_eq!(journals(folder.path()), 2);
    assert_eq!(person.journal().len(), entries);
}

#[test]
fn the_start_screen_continues_the_unfinished_game() {
    let folder = tempdir().unwrap();
    let go_on = "@start-go-on players=(@list-and before=Ana last=Ben) turn=3";
    for size in [PHONE, LAPTOP] {
        let mut person = Person::at(folder.path(), size);
        assert!(!person.has(go_on));
        course::lay_out(folder.path(), "evening", "game-catsatcards", 29);
        drop(person);
        person = Person::at(folder.path(), size);
        to_the_start(&mut person);
        let [first, second] = [go_on, "@home-new"].map(|name| person.place(name).top());
        assert!(first < second);
        person.tap(go_on);
        person.expect("@bar-turn turn=3 name=Ana");
        drop(person);
        person = Person::among_all_games(folder.path(), size);
        to_the_start(&mut person);
        assert!(
            person.describes("(@dueling-nobles-title) · "),
            "{}",
            person.screen_text()
        );
        drop(person);
        fs::remove_dir_all(folder.path().join("sessions")).unwrap();
    }
}

#[test]
fn a_finished_session_is_not_continued() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 107);
    let person = Person::in_light(folder.path(), LAPTOP, Theme::Light);
    assert!(person.has("@home-new"));
    person.name_of("evening: (@list-and before=Ana last=Ben) · (@start-won winner=Ana) · (@dueling-nobles-edition-catsatcards) · ");
    let names = person.names();
    assert!(
        !names
            .iter()
            .any(|(_, name)| person.words("@start-go-on players=* turn=*").start(name))
    );
}

/// On the lowest phone six nobles fit in a row, and a King's second die is visible while the other side has not
/// rolled.
#[test]
fn every_question_of_a_quick_duel_is_visible_on_the_lowest_phone() {
    let folder = tempdir().unwrap();
    let mut person = quick(
        folder.path(),
        vec2(320.0, 568.0),
        "@dueling-nobles-edition-catsatcards",
    );
    let row = person.place("J♠").center().y;
    for noble in ["Q♠", "K♠", "J♥", "Q♥", "K♥"] {
        let beside = person.place(noble).center().y;
        assert!((beside - row).abs() < 1.0, "{noble} begins another row");
    }
    tap_all(&mut person, &["J♠", "K♠"]);
    for (print, next) in [
        (
            "first",
            "@dueling-nobles-fight-first-die name=(@dueling-nobles-quick-defender) pips=3",
        ),
        ("second", ""),
    ] {
        for pips in 1..=6 {
            let face = format!(
                "@dueling-nobles-fight-{print}-die name=(@dueling-nobles-quick-defender) pips={pips}"
            );
            assert!(person.sees_whole(&face), "{face}: {}", person.screen_text());
        }
        if !next.is_empty() {
            person.tap(next);
        }
    }
}
