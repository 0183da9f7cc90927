//! *Try these rules*: bots play by the chosen rules in the background.

use std::time::{Duration, Instant};

use tempfile::tempdir;

use crate::person::{PHONE, Person};

/// Lets the bots play until the screen says these words.
fn wait_for(person: &mut Person, words: &str) {
    let began = Instant::now();
    while !person.reads(words) {
        assert!(
            began.elapsed() < Duration::from_mins(1),
            "{}",
            person.screen_text()
        );
        person.let_pass(1.0);
    }
}

#[test]
fn bots_try_the_chosen_rules_and_a_typical_game_is_looked_back_at() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.watchful = true;
    for name in [
        "New game",
        "House rules",
        "more: Gold per sale",
        "Try these rules",
    ] {
        person.tap(name);
    }
    wait_for(&mut person, "with your rules");
    wait_for(&mut person, "Turns per game:");
    person.tap("Stop the bots");
    assert!(person.has("Continue the bots"));
    let before = person.screen_text();
    person.let_pass(2.0);
    assert_eq!(person.screen_text(), before);

    person.tap("Look back at a typical game");
    assert!(!person.has("Try these rules") && !person.has("Continue the bots"));
    person.tap("Stop looking back");
    assert!(person.has("Continue the bots"));

    // Other rules end the trial.
    person.tap("more: Gold per sale");
    assert!(person.has("Try these rules") && !person.reads("Turns per game:"));
}

#[test]
fn without_changed_rules_a_trial_says_what_the_edition_is_like() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.watchful = true;
    for name in ["New game", "Duel", "House rules", "Try these rules"] {
        person.tap(name);
    }
    wait_for(&mut person, "The starter wins");
    assert!(!person.reads("with your rules"));
    person.tap("Noble Hearts");
    person.tap("House rules");
    assert!(!person.has("Try these rules"));
}
