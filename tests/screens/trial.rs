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
        "@home-new",
        "@fact-rules",
        "@stepper-more what=(@dueling-nobles-rule-sale-gold)",
        "@trial-try",
    ] {
        person.tap(name);
    }
    wait_for(&mut person, "@trial-starter before=* wins=* from=* to=*");
    wait_for(&mut person, "(@lab-turns):");
    person.tap("@trial-stop");
    assert!(person.has("@trial-continue"));
    let before = person.screen_text();
    person.let_pass(2.0);
    assert_eq!(person.screen_text(), before);

    person.tap("@trial-typical");
    assert!(!person.has("@trial-try") && !person.has("@trial-continue"));
    person.tap("@look-leave");
    assert!(person.has("@trial-continue"));

    // Other rules end the trial.
    person.tap("@stepper-more what=(@dueling-nobles-rule-sale-gold)");
    assert!(person.has("@trial-try") && !person.reads("(@lab-turns):"));
}

#[test]
fn without_changed_rules_a_trial_says_what_the_edition_is_like() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.watchful = true;
    for name in ["@home-new", "@duel-title", "@fact-rules", "@trial-try"] {
        person.tap(name);
    }
    wait_for(&mut person, "@lab-starter-wins wins=* from=* to=*");
    assert!(!person.reads("@trial-starter before=* wins=* from=* to=*"));
    person.tap("@noble-hearts-title");
    person.tap("@fact-rules");
    assert!(!person.has("@trial-try"));
}
