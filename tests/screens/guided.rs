//! A guided game, from the first start to the end of the second turn.

use std::fs;

use egui::{Key, Modifiers, vec2};
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const INCOME: &str = "You have gained 1 gold already.";
const REINFORCEMENTS: &str = "Gold buys support cards, 1 gold each";
const COMMAND: &str = "A 2 or a 3 under a noble is a weapon";
const DUEL: &str = "Tap the noble that attacks";

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
    match guided {
        true => {
            person.tap("How to play Dueling Nobles");
            person.tap("Start a guided game");
        }
        false => person.tap("New game"),
    }
    person.expect("All you need is a deck of cards and two dice.");
    assert_guided(person, "The app tracks gold, stamina and weapons");
    // A guided game is played by the usual rules.
    assert_eq!(person.has("Duelo de Nobles"), !guided);
    assert_eq!(person.has("House rules"), !guided);
    person.tap("Who begins?");
    person.tap("Player 1 takes the first turn");
    person.tap("Pick the nobles");
    // Every set-up has the steps; the first one also gives the reasons.
    person.expect("Deal 6 to each player.");
    person.expect("Each player keeps 3 of them, face up.");
    person.expect("Shuffle the remaining 6 and put them face down");
    person.expect("Deal 6 to each player; the rest is the support deck.");
    assert_guided(person, "They are your courtyard and fight your duels.");
    assert_guided(
        person,
        "a Queen has 12 and gains 3 for each noble beside her",
    );
    for noble in ["K♠", "Q♥", "J♣", "K♦", "Q♠", "J♥"] {
        person.tap(noble);
    }
    person.tap("Begin the game");
}

#[test]
fn a_guided_game_from_the_first_start_to_the_end_of_the_second_turn() {
    let folder = tempdir().unwrap();
    for size in [PHONE, LAPTOP] {
        let folder = tempdir_in(&folder, size.x);
        let mut person = Person::at(&folder, size);
        set_up(&mut person, true);
        person.expect(INCOME);
        person.tap("Got it");
        assert!(!person.reads(INCOME), "{}", person.screen_text());
        person.tap("Reinforcements →");
        person.expect(REINFORCEMENTS);
        person.tap("Command →");
        person.expect(COMMAND);
        person.tap("Duel →");
        person.expect(DUEL);
        person.tap("End turn");
        // A dismissed hint does not appear again; others do.
        assert!(!person.reads(INCOME));
        person.tap("Reinforcements →");
        person.expect(REINFORCEMENTS);
        person.tap("End turn");
        assert_eq!(person.journal().len(), 8, "hints are no part of the game");
        drop(person);
        // The dismissal lasts after the next start; experienced players see no hints.
        let mut person = Person::at(&folder, size);
        assert!(!person.reads(INCOME));
        person.tap("Menu");
        person.tap("Settings");
        person.tap("Show hints at the table");
        person.tap("Back");
        person.tap("Reinforcements →");
        assert!(!person.reads(REINFORCEMENTS) && person.has("Command →"));
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
    assert!(!person.reads(INCOME) && !person.has("Got it"));
}

#[test]
fn a_sample_is_explained_until_dismissed() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap("Sample game");
    person.expect("This is a sample: play, and undo what you like.");
    person.tap("Got it");
    assert!(!person.reads("This is a sample"));
    person.press(Modifiers::NONE, Key::Escape);
    person.tap("To the start screen");
    person.tap("Sample game");
    assert!(!person.reads("This is a sample"));
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
        person.tap("Move a weapon");
        let about = "Move a weapon from one of your nobles to another that has none.";
        assert_eq!(person.reads(about), given, "{}", person.screen_text());
    }
}

#[test]
fn the_other_games_are_guided_too() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("How to play Duel");
    person.tap("Start a guided game");
    person.expect("Each player needs a deck of cards.");
    person.tap("Who begins?");
    person.expect("Every played card goes to its owner’s discard pile");
    person.tap("Player 1 begins");
    person.expect("First round: Player 1 draws as usual; only the last player may attack.");
    // A card is drawn in the first turn, too.
    person.expect("Draw a card; the app has counted it.");
    person.tap("End turn");
    person.expect("Draw a card; the app has counted it.");
    person.tap("Got it");
    person.expect("Attack the player to your right");
    person.tap("Attack without Warlord");
    person.expect("You do not know how strong the attack is.");
    person.tap("No defence");
    person.expect("a 3 adds 3, a 2 adds 2");
    person.tap("Player 2 adds none");
    person.expect("a King adds 3, a Queen 2, a Jack 1");
    person.tap("Player 2, Army: 10");
    person.expect("Only an Ace can still stop the attack");
    drop(person);

    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("How to play Noble Hearts");
    person.tap("Start a guided game");
    person.expect("You need the box of Noble Hearts");
    person.expect("A guided game is played in the edition Base game.");
    assert!(!person.has("Skills and Roses") && !person.has("Read the rules"));
    person.tap("Who begins?");
    person.expect("Hold your hand so that only you see it.");
    person.tap("Player 1 begins");
    person.expect("After most actions the other player has the initiative.");
    for name in ["Attack", "Fight: 7", "Area 1", "Redraw: 2"] {
        person.tap(name);
    }
    person.expect("If you do not evade, you are hit and lose.");
    for name in ["Block", "Fight: 9", "Redraw: 1"] {
        person.tap(name);
    }
    person.expect("You keep the initiative");
}

#[test]
fn how_to_play_explains_the_game_and_restores_no_hint() {
    for (game, words, needs) in [
        (
            "Dueling Nobles",
            "You win when your opponent has none left.",
            "All you need is a deck of cards and two dice.",
        ),
        (
            "Duel",
            "The last player in the game wins.",
            "Each player needs a deck of cards.",
        ),
        (
            "Noble Hearts",
            "Hit your opponent before you are hit.",
            "You need the box of Noble Hearts",
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
        person.tap(&format!("How to play {game}"));
        person.expect(words);
        person.expect(needs);
        person.tap("Read the rules");
        assert!(person.has("Print…"), "{}", person.screen_text());
        person.press(Modifiers::NONE, Key::Escape);
        person.expect(needs);
        assert!(!person.has("Name of Player 1"));
        let after = fs::read_to_string(folder.path().join("settings.json")).unwrap();
        assert_eq!(after, before, "reading is no change");
        person.press(Modifiers::NONE, Key::Escape);
        person.tap(&format!("How to play {game}"));
        person.tap("Start a guided game");
        assert!(person.has("Name of Player 1"));
        // A plain new game says what it needs, too.
        person.tap("Back");
        person.tap("New game");
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
        let hint = person.place("Got it");
        assert!(hint.height() < 60.0, "{hint}");
        // The texts are visible if their controls can be tapped.
        let mut controls = person.names().into_iter();
        assert!(!controls.any(|(_, name)| name.starts_with(DUEL)));
        assert!(person.sees_whole("End turn"));
    }
    // When no duel is possible, no hint explains how to start one.
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 74);
    let settings = r#"{"language":"en","hints":{"given":true}}"#;
    fs::write(folder.path().join("settings.json"), settings).unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.press(Modifiers::NONE, Key::X);
    person.press(Modifiers::NONE, Key::X);
    person.tap("Back to the table");
    assert!(person.has("End turn"));
    assert!(!person.reads(DUEL), "{}", person.screen_text());
}
