//! Suggestions for the next game: the last players and rules, and the score of the evening.

use std::fs;
use std::path::Path;

use courtyard::session;
use courtyard::text::Language;
use egui::{Event, Key, Modifiers};
use tempfile::tempdir;

use crate::common::golden;
use crate::common::words::english;
use crate::person::{LAPTOP, Look, PHONE, Person};

/// A game of Ana and Ben that ended just now, with these house rules.
fn lay_out(folder: &Path, rules: &str) {
    let now = session::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, false);
    let text = golden::text("game-catsatcards");
    let header = format!(
        r#"{{"courtyard":1,"game":"dueling-nobles","edition":"duelo","players":["Ana","Ben"],"started":"{now}","rules":{rules}}}"#
    );
    let setup = text.lines().nth(1).unwrap();
    let setup = setup.replace("2026-11-20T19:05:28+01:00", &now);
    let concede = r#"{"n":2,"do":{"type":"concede","seat":1}}"#;
    let sessions = folder.join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    fs::write(
        sessions.join("last.courtyard"),
        format!("{header}\n{setup}\n{concede}\n"),
    )
    .unwrap();
}

#[test]
fn players_rules_and_the_evening_are_suggested() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), r#"{"recruit_cost":4}"#);
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap("@home-new");
    assert_eq!(
        person.written("@setup-name-of player=(@player-unnamed number=1)"),
        "Ana"
    );
    assert_eq!(
        person.written("@setup-name-of player=(@player-unnamed number=2)"),
        "Ben"
    );
    assert!(
        person.is_on("@setup-our-rules number=1"),
        "{}",
        person.screen_text()
    );
    person.expect("@setup-evening score=(@series-score a=Ana b=Ben draws=0 wins-a=1 wins-b=0)");
    // Other players have no score yet, and other rules are one tap away.
    person.write("@setup-name-of player=(@player-unnamed number=2)", "Cleo");
    assert!(!person.reads("@setup-evening score=*"));
    person.tap("@dueling-nobles-edition-original");
    assert!(
        !person.is_on("@setup-our-rules number=1")
            && person.is_on("@dueling-nobles-edition-original")
    );
    person.tap("@setup-our-rules number=1");
}

/// Types into the focused field.
fn write(person: &mut Person, text: &str) {
    person.window.event(Event::Text(text.to_owned()));
    person.settle();
}

#[test]
fn names_are_entered_without_the_mouse() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap("@home-new");
    assert_eq!(
        person.focused(),
        person.say("@setup-name-of player=(@player-unnamed number=1)")
    );
    write(&mut person, "Ana");
    person.press(Modifiers::NONE, Key::Enter);
    assert_eq!(
        person.focused(),
        person.say("@setup-name-of player=(@player-unnamed number=2)")
    );
    write(&mut person, "Ben");
    person.press(Modifiers::NONE, Key::Enter);
    assert_eq!(person.focused(), person.say("@setup-who-begins"));
    assert_eq!(
        person.written("@setup-name-of player=(@player-unnamed number=1)"),
        "Ana"
    );
    assert_eq!(
        person.written("@setup-name-of player=(@player-unnamed number=2)"),
        "Ben"
    );
    person.press(Modifiers::NONE, Key::Enter);
    person.expect("@dueling-nobles-starter-about-dealer");
}

/// Whether a line or a control has these words.
fn mentions(person: &Person, words: &str) -> bool {
    let mut names = person.names().into_iter();
    let mentioned = person.words(words);
    person.reads(words) || names.any(|(_, name)| mentioned.are_in(&name))
}

#[test]
fn an_empty_name_stays_empty() {
    for size in [PHONE, LAPTOP] {
        for (game, on) in [
            ("@dueling-nobles-title", "@setup-who-begins"),
            ("@duel-title", "@setup-who-begins"),
            ("@noble-hearts-title", "@setup-who-begins"),
        ] {
            let folder = tempdir().unwrap();
            let mut person = Person::among_all_games(folder.path(), size);
            person.tap("@home-new");
            person.tap(game);
            person.tap(on);
            assert!(
                mentions(&person, "@player-unnamed number=1"),
                "{}",
                person.screen_text()
            );
            person.tap("@back");
            assert_eq!(
                person.written("@setup-name-of player=(@player-unnamed number=1)"),
                ""
            );
            person.touch_field("@setup-name-of player=(@player-unnamed number=1)");
            write(&mut person, "Maria ");
            assert_eq!(
                person.written("@setup-name-of player=(@player-unnamed number=1)"),
                "Maria "
            );
            person.tap(on);
            assert!(mentions(&person, "Maria"), "{}", person.screen_text());
            assert!(
                !mentions(&person, "@player-unnamed number=1"),
                "{}",
                person.screen_text()
            );
            person.tap("@back");
            assert_eq!(
                person.written("@setup-name-of player=(@player-unnamed number=2)"),
                ""
            );
        }
    }
}

#[test]
fn default_names_are_no_names_in_a_rematch() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), "{}");
    let journal = folder.path().join("sessions/last.courtyard");
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(
        &journal,
        text.replace("Ana", &english("@player-unnamed number=1")),
    )
    .unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap(&person.name_starting("last: "));
    person.expect("@bar-won name=(@player-unnamed number=1)");
    person.tap("@do-rematch");
    person.expect("@player-unnamed number=1");
    person.tap("@back");
    assert_eq!(
        person.written("@setup-name-of player=(@player-unnamed number=1)"),
        ""
    );
    assert_eq!(
        person.written("@setup-name-of player=(@player-unnamed number=2)"),
        "Ben"
    );
}

#[test]
fn the_language_chooses_the_first_edition() {
    for (language, new, edition) in [
        (
            Language::English,
            "@home-new",
            "@dueling-nobles-edition-catsatcards",
        ),
        (
            Language::Spanish,
            "@home-new",
            "@dueling-nobles-edition-duelo",
        ),
    ] {
        let folder = tempdir().unwrap();
        let look = Look::new(1280.0, 800.0).language(language);
        let mut person = Person::looking(folder.path(), &look);
        person.tap(new);
        assert!(person.is_on(edition), "{}", person.screen_text());
    }
}

#[test]
fn the_set_up_says_in_which_order_more_than_two_players_sit() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), LAPTOP);
    person.tap("@start-guide game=(@duel-title)");
    person.tap("@lesson-start");
    let order = "@duel-screen-seating";
    assert!(!person.reads(order), "{}", person.screen_text());
    person.tap(&person.name_of("@stepper-more what=(@setup-how-many)"));
    person.expect(order);
}

#[test]
fn the_end_of_a_game_shows_its_result() {
    let folder = tempdir().unwrap();
    crate::course::lay_out(folder.path(), "evening", "game-catsatcards", usize::MAX - 1);
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap(
        &person.name_starting("evening: (@list-and before=Ana last=Ben) · (@start-won winner=Ana)"),
    );
    person.expect("@bar-won name=Ana");
    person.expect("(@ending-turns turns=10) · (@ending-minutes minutes=53)");
    person.expect("@ending-tally what=(@dueling-nobles-tally-nobles-left) of=(@list-and before=(@series-wins name=Ana wins=3) last=(@series-wins name=Ben wins=0))");
    person.expect("@ending-tally what=(@dueling-nobles-tally-duels-won) of=(@list-and before=(@series-wins name=Ana wins=5) last=(@series-wins name=Ben wins=1))");
    person.expect("(@dueling-nobles-gauge): Ana (");
    person.expect("@dueling-nobles-event-duel-ended player=Ana noble=K♥ total=26 other=23 verdict=defender critical=no");
    // The set-up has the same options as the start screen.
    person.tap("@menu");
    person.tap("@settings-title");
    assert!(person.has("@settings-hints-given"));
    person.tap("@back");
    person.expect("@dueling-nobles-event-duel-ended player=Ana noble=K♥ total=26 other=23 verdict=defender critical=no");
}
