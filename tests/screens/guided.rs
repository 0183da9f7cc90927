//! A guided game, from the first start to the end of the second turn.

use std::fs;

use egui::{Key, Modifiers, vec2};
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const INCOME: &str = "@dueling-nobles-hint-income gold=1";
const REINFORCEMENTS: &str = "@dueling-nobles-hint-reinforcements recruit=*";
const COMMAND: &str = "@dueling-nobles-hint-command";
const DUEL: &str = "@dueling-nobles-hint-duel";

/// From the start screen to the first phase, guided or not.
fn set_up(person: &mut Person, guided: bool) {
    let assert_guided = |person: &Person, words: &str| {
        assert_eq!(
            person.reads(words),
            guided,
            "{words}: {}",
            person.screen_text()
        );
    };
    if guided {
        person.tap("@start-guide game=(@dueling-nobles-title)");
        person.tap("@lesson-start");
    } else {
        person.tap("@home-new");
    }
    person.expect("@dueling-nobles-needs support_decks=shared");
    assert_guided(person, "@dueling-nobles-hint-guide");
    // A guided game is played by the usual rules.
    assert_eq!(person.has("@dueling-nobles-edition-duelo"), !guided);
    assert_eq!(person.has("@fact-rules"), !guided);
    person.tap("@setup-who-begins");
    person.tap("@dueling-nobles-starter-starts name=(@player-unnamed number=1)");
    person.tap("@dueling-nobles-setup-to-nobles");
    // Every set-up has the steps; the first one also gives the reasons.
    person.expect("@dueling-nobles-deal");
    person.expect("@dueling-nobles-keep count=3");
    person.expect("@dueling-nobles-rest count=6");
    person.expect("@dueling-nobles-hand count=6");
    assert_guided(
        person,
        "@dueling-nobles-keep-about king=* queen=* bonus=* jack=*",
    );
    assert_guided(
        person,
        "@dueling-nobles-keep-about queen=12 bonus=3 king=* jack=*",
    );
    for noble in ["K♠", "Q♥", "J♣", "K♦", "Q♠", "J♥"] {
        person.tap(noble);
    }
    person.tap("@dueling-nobles-setup-begin");
}

#[test]
fn a_guided_game_from_the_first_start_to_the_end_of_the_second_turn() {
    let folder = tempdir().unwrap();
    for size in [PHONE, LAPTOP] {
        let folder = tempdir_in(&folder, size.x);
        let mut person = Person::at(&folder, size);
        set_up(&mut person, true);
        person.expect(INCOME);
        person.tap("@hint-understood");
        assert!(!person.reads(INCOME), "{}", person.screen_text());
        person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
        person.expect(REINFORCEMENTS);
        person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)");
        person.expect(COMMAND);
        person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)");
        person.expect(DUEL);
        person.tap("@kind-end-turn");
        // A dismissed hint does not appear again; others do.
        assert!(!person.reads(INCOME));
        person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
        person.expect(REINFORCEMENTS);
        person.tap("@kind-end-turn");
        assert_eq!(person.journal().len(), 8, "hints are no part of the game");
        drop(person);
        // The dismissal lasts after the next start; experienced players see no hints.
        let mut person = Person::at(&folder, size);
        assert!(!person.reads(INCOME));
        person.tap("@menu");
        person.tap("@settings-title");
        person.tap("@settings-hints-given");
        person.tap("@back");
        person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
        assert!(
            !person.reads(REINFORCEMENTS)
                && person
                    .has("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)")
        );
    }
}

/// A new folder for a window of this width.
fn tempdir_in(folder: &tempfile::TempDir, width: f32) -> std::path::PathBuf {
    let inner = folder.path().join(width.to_string());
    std::fs::create_dir_all(&inner).unwrap();
    inner
}

#[test]
fn an_unguided_game_has_the_steps_only() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    set_up(&mut person, false);
    assert!(!person.reads(INCOME) && !person.has("@hint-understood"));
}

#[test]
fn a_sample_is_explained_until_dismissed() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap("@start-sample");
    person.expect("@hint-sample");
    person.tap("@hint-understood");
    assert!(!person.reads("@hint-sample"));
    person.press(Modifiers::NONE, Key::Escape);
    person.tap("@menu-leave");
    person.tap("@start-sample");
    assert!(!person.reads("@hint-sample"));
}

/// A small window has no room for the descriptions of the buttons.
#[test]
fn a_guided_action_is_explained_when_it_is_chosen() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 30);
    for given in [true, false] {
        let settings = format!(r#"{{"language":"en","hints":{{"given":{given}}}}}"#);
        fs::write(folder.path().join("settings.json"), settings).unwrap();
        let mut person = Person::at(folder.path(), vec2(360.0, 640.0));
        person.tap("@dueling-nobles-kind-move-weapon");
        let about = "@dueling-nobles-kind-move-weapon-about weapons_may_swap=no";
        assert_eq!(person.reads(about), given, "{}", person.screen_text());
    }
}

#[test]
fn the_other_games_are_guided_too() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@start-guide game=(@duel-title)");
    person.tap("@lesson-start");
    person.expect("@duel-needs");
    person.tap("@setup-who-begins");
    person.expect("@duel-deal-about");
    person.tap("@setup-begins name=(@player-unnamed number=1)");
    person.expect("@duel-screen-cut-short name=(@player-unnamed number=1)");
    // A card is drawn in the first turn, too.
    person.expect("@duel-hint-preparation draw=1");
    person.tap("@kind-end-turn");
    person.expect("@duel-hint-preparation draw=1");
    person.tap("@hint-understood");
    person.expect("@duel-hint-attack");
    person.tap("@duel-answer-attack warlord=none");
    person.expect("@duel-hint-defend");
    person.tap("@duel-answer-defend warlord=none army=no");
    person.expect("@duel-hint-support three=3 two=2");
    person.tap("@duel-answer-support name=(@player-unnamed number=2) count=0");
    person.expect("@duel-hint-reveal king=3 queen=2 jack=1");
    person.tap("@part-is-card what=(@duel-screen-name-what name=(@player-unnamed number=2) part=(@duel-part-army)) card=10");
    person.expect("@duel-hint-last-chance");
    drop(person);

    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@start-guide game=(@noble-hearts-title)");
    person.tap("@lesson-start");
    person.expect("@noble-hearts-needs");
    person.expect("@setup-guided-edition edition=(@noble-hearts-edition-base)");
    assert!(!person.has("@noble-hearts-edition-skills-and-roses") && !person.has("@setup-read"));
    person.tap("@setup-who-begins");
    person.expect("@noble-hearts-deal-about");
    person.tap("@setup-begins name=(@player-unnamed number=1)");
    person.expect("@noble-hearts-hint-act");
    for name in [
        "@noble-hearts-kind-attack",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=7",
        "^@noble-hearts-screen-area area=1",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=2",
    ] {
        person.tap(name);
    }
    person.expect("@noble-hearts-hint-evade");
    for name in [
        "@noble-hearts-kind-block",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=9",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
    ] {
        person.tap(name);
    }
    person.expect("@noble-hearts-hint-kept");
}

#[test]
fn how_to_play_explains_the_game_and_restores_no_hint() {
    for (game, words, needs) in [
        (
            "@dueling-nobles-title",
            "@dueling-nobles-lesson-aim-about",
            "@dueling-nobles-needs support_decks=shared",
        ),
        ("@duel-title", "@duel-lesson-aim-about", "@duel-needs"),
        (
            "@noble-hearts-title",
            "@noble-hearts-lesson-aim-about",
            "@noble-hearts-needs",
        ),
    ] {
        let folder = tempdir().unwrap();
        fs::write(
            folder.path().join("settings.json"),
            r#"{"language":"en","hints":{"given":true,"dismissed":["dueling-nobles-hint-duel"]}}"#,
        )
        .unwrap();
        let before = fs::read_to_string(folder.path().join("settings.json")).unwrap();
        let mut person = Person::among_all_games(folder.path(), PHONE);
        person.tap(&format!("@start-guide game=({game})"));
        person.expect(words);
        person.expect(needs);
        person.tap("@setup-read");
        assert!(person.has("@print-open"), "{}", person.screen_text());
        person.press(Modifiers::NONE, Key::Escape);
        person.expect(needs);
        assert!(!person.has("@setup-name-of player=(@player-unnamed number=1)"));
        let after = fs::read_to_string(folder.path().join("settings.json")).unwrap();
        assert_eq!(after, before, "reading is no change");
        person.press(Modifiers::NONE, Key::Escape);
        person.tap(&format!("@start-guide game=({game})"));
        person.tap("@lesson-start");
        assert!(person.has("@setup-name-of player=(@player-unnamed number=1)"));
        // A plain new game says what it needs, too.
        person.tap("@back");
        person.tap("@home-new");
        person.tap(game);
        person.expect(needs);
    }
}

#[test]
fn a_hint_takes_two_lines_and_disappears_when_outdated() {
    for size in [vec2(360.0, 640.0), LAPTOP] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", "game-catsatcards", 81);
        let settings = r#"{"language":"en","hints":{"given":true}}"#;
        fs::write(folder.path().join("settings.json"), settings).unwrap();
        let person = Person::at(folder.path(), size);
        person.expect(DUEL);
        let hint = person.place("@hint-understood");
        assert!(hint.height() < 60.0, "{hint}");
        // The texts are visible if their controls can be tapped.
        let mut controls = person.names().into_iter();
        assert!(!controls.any(|(_, name)| person.words(DUEL).start(&name)));
        assert!(person.sees_whole("@kind-end-turn"));
    }
    // When no duel is possible, no hint explains how to start one.
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 74);
    let settings = r#"{"language":"en","hints":{"given":true}}"#;
    fs::write(folder.path().join("settings.json"), settings).unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.press(Modifiers::NONE, Key::X);
    person.press(Modifiers::NONE, Key::X);
    person.tap("@back-to-table");
    assert!(person.has("@kind-end-turn"));
    assert!(!person.reads(DUEL), "{}", person.screen_text());
}
