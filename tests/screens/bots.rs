//! Bots at a table of *Duel*: seats for them, their steps, and the person's own part.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use courtyard::lab::Level;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, Queryable as _, by};
use serde_json::Value;
use tempfile::tempdir;

use crate::bot_tables;
use crate::common::program::run_in;
use crate::person::{LAPTOP, Look, PHONE, Person};
use crate::speech::Fake;

const BOT: &str = "@bot-unnamed number=2";

/// Begins a game of the first player against a bot of this level, who takes the first turn if it begins.
fn begin(folder: &Path, level: &str, bot_begins: bool) -> Person {
    let mut person = Person::among_all_games(folder, PHONE);
    set_up(&mut person, level, bot_begins);
    person
}

fn set_up(person: &mut Person, level: &str, bot_begins: bool) {
    // While a bot decides, the window looks for its answer.
    person.watchful = true;
    for name in ["@home-new", "@duel-title", "@bots-title"] {
        person.tap(name);
    }
    person.tap(&format!(
        "@bot-with-level name=(@player-unnamed number=2) level=(@bot-level level={level})"
    ));
    person.tap("@setup-who-begins");
    let first = if bot_begins {
        BOT
    } else {
        "@player-unnamed number=1"
    };
    person.tap(&format!("@setup-begins name=({first})"));
}

/// Lets the bot decide, until a tap is needed.
fn wait(person: &mut Person) {
    let began = Instant::now();
    while !ASKED.iter().any(|name| person.has_starting(name)) {
        assert!(
            began.elapsed() < Duration::from_mins(1),
            "{}",
            person.screen_text()
        );
        person.let_pass(0.1);
    }
}

/// The card of a person that is turned up: ten, if it can be one.
const CARD: &str = "@part-is-card what=(@duel-screen-name-what name=* part=*) card=10";

/// The taps of a person who defends with an Army card or not at all, and never attacks: the first one that is offered.
pub const ASKED: [&str; 12] = [
    "@bot-done",
    "@do-rematch",
    "@back-to-table",
    CARD,
    "@duel-answer-defend warlord=none army=yes",
    "@duel-answer-defend warlord=none army=no",
    "@duel-screen-support-none",
    "@duel-answer-support name=* count=0",
    "@duel-screen-moves cards=*",
    "@duel-screen-resolve moves=*",
    "@duel-screen-is-out name=*",
    "@kind-end-turn",
];

/// Plays until this is offered.
fn play_until(person: &mut Person, offered: &str) {
    for _ in 0..2000 {
        wait(person);
        if person.has_starting(offered) {
            return;
        }
        let mut asked = ASKED.iter();
        let name = asked.find(|name| person.has_starting(name)).unwrap();
        let name = person.name_starting(name);
        person.tap(&name);
    }
    panic!("it does not end: {}", person.screen_text());
}

/// The last action in the journal.
fn last(person: &Person) -> Value {
    person.journal().pop().unwrap()["do"].clone()
}

#[test]
fn a_bot_plays_until_its_opponent_concedes_and_its_seal_is_respected() {
    let folder = tempdir().unwrap();
    let mut person = begin(folder.path(), "normal", true);
    for rank in [4, 5] {
        play_until(&mut person, CARD);
        let card = person.name_starting(&CARD.replace("10", &rank.to_string()));
        person.tap(&card);
    }
    play_until(&mut person, "@kind-end-turn");
    let concedes = "@duel-answer-concede name=(@player-unnamed number=1)";
    for name in ["@menu", "@kind-concede", concedes] {
        person.tap(name);
    }
    let entries = person.journal();
    assert_eq!(entries[0]["bots"][1]["bot"], "greedy");
    let reveals = entries
        .iter()
        .filter(|entry| entry["do"]["type"] == "reveal");
    let both = reveals.filter(|entry| {
        let sides = ["attacker", "defender"].map(|side| entry["do"][side]["army"].is_string());
        sides == [true, true]
    });
    assert!(both.count() > 0, "{entries:?}");
    assert!(entries.last().unwrap()["opened"][1].is_string());
    let journal = person.journal_path();
    let check = run_in(folder.path(), &["check", journal.to_str().unwrap()]);
    assert_eq!(check.status, 0, "{}{}", check.out, check.err);
    // The end stays in sight.
    person.expect("@bar-won name=(@bot-unnamed number=2)");
}

#[test]
fn a_step_is_shown_before_it_is_recorded_and_says_why() {
    for size in [PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        let mut person = begin(folder.path(), "hard", true);
        person.window.set_size(size);
        person.settle();
        play_until(&mut person, "@bot-done");
        let before = person.journal().len();
        person.let_pass(2.0);
        assert_eq!(person.journal().len(), before);
        assert!(!person.has("@kind-end-turn"), "that is for the bot to do");
        if person.has("@bot-why") {
            person.tap("@bot-why");
            assert!(person.reads("@bot-why-chance action=* chance=*"));
        }
        assert!(
            person.place("@bot-done").width() > 100.0,
            "it is the main button"
        );
        person.tap("@bot-done");
        // The bot may go on by itself.
        wait(&mut person);
        let done = last(&person);
        let undo = person.name_starting("(@do-undo): ");
        person.tap(&undo);
        // The same knowledge gives the same choice.
        wait(&mut person);
        person.tap("@bot-done");
        assert_eq!(last(&person), done);
    }
}

#[test]
fn a_step_is_recorded_without_a_tap_once_it_could_be_read() {
    let folder = tempdir().unwrap();
    let settings = r#"{"language":"en","bots":"after-reading"}"#;
    fs::write(folder.path().join("settings.json"), settings).unwrap();
    let mut person = begin(folder.path(), "normal", true);
    play_until(&mut person, "@bot-why");
    let before = person.journal().len();
    person.let_pass(1.5);
    assert_eq!(person.journal().len(), before, "nobody has read it yet");
    // An answer that covers the step is read first.
    person.tap("@bot-why");
    while person.reads("@bot-why-thumb") {
        assert_eq!(person.journal().len(), before);
        person.let_pass(0.25);
    }
    person.tap("@menu");
    person.let_pass(20.0);
    person.tap("@settings-title");
    person.let_pass(20.0);
    person.tap("@back");
    assert_eq!(person.journal().len(), before, "a page is read");
    person.let_pass(20.0);
    assert!(person.journal().len() > before, "{}", person.screen_text());
    // A step that was undone waits for people.
    play_until(&mut person, "@bot-done");
    while person.has("@bot-done") {
        person.let_pass(5.0);
    }
    loop {
        let undo = person.name_starting("(@do-undo): ");
        person.tap(&undo);
        if person.has("@bot-done") {
            break;
        }
    }
    let before = person.journal().len();
    person.let_pass(30.0);
    assert_eq!(person.journal().len(), before, "it was undone");
    person.tap("@bot-done");
    assert!(person.journal().len() > before);
}

#[test]
fn steps_are_spoken_if_the_setting_is_on() {
    let folder = tempdir().unwrap();
    let fake = Fake::default();
    let mut person = Person::listening(folder.path(), PHONE, Box::new(fake.clone()));
    person.press(Modifiers::COMMAND, Key::Comma);
    person.tap("@settings-speech-on");
    person.press(Modifiers::NONE, Key::Escape);
    set_up(&mut person, "normal", true);
    play_until(&mut person, "@bot-done");
    let spoken = fake.0.borrow().last().unwrap().0.clone();
    assert!(person.reads(&spoken), "{spoken}");
}

#[test]
fn a_person_names_only_cards_of_people() {
    let folder = tempdir().unwrap();
    let mut person = begin(folder.path(), "normal", true);
    let own = "@part-is-card what=(@duel-screen-name-what name=(@player-unnamed number=1) part=(@duel-part-army)) card=10";
    play_until(&mut person, own);
    let of_bot = format!("@part-is-card what=(@duel-screen-name-what name=({BOT}) part=*) card=10");
    assert!(!person.has_starting(&of_bot));
    let name = person.name_starting(own);
    person.tap(&name);
    // The bot may go on by itself.
    let mut entries = person.journal().into_iter().rev();
    let reveal = entries.find(|entry| entry["do"]["type"] == "reveal");
    let reveal = reveal.unwrap()["do"].clone();
    assert!(reveal["attacker"]["army"].is_string(), "{reveal}");
    assert_eq!(reveal["defender"]["army"], "10");
}

#[test]
fn without_its_secret_a_game_is_only_read() {
    let folder = tempdir().unwrap();
    let mut person = begin(folder.path(), "easy", false);
    wait(&mut person);
    drop(person);
    fs::remove_dir_all(folder.path().join("bots")).unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.expect(&format!("@bot-no-seed player=({BOT})"));
    let before = person.journal().len();
    person.tap("@hint-understood");
    person.tap("@kind-end-turn");
    person.expect("@unwritable-needs-bots");
    assert_eq!(person.journal().len(), before);
}

#[test]
fn a_seat_is_left_for_a_person() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    for name in ["@home-new", "@duel-title", "@bots-title"] {
        person.tap(name);
    }
    for number in [1, 2] {
        person.tap(&format!(
            "@bot-with-level name=(@player-unnamed number={number}) level=(@bot-level level=easy)"
        ));
    }
    assert!(
        person.describes("@bot-no-person"),
        "{}",
        person.screen_text()
    );
    // The games of others have no bots.
    person.tap("@noble-hearts-title");
    assert!(!person.has("@bots-title"));
}

#[test]
fn the_seat_of_a_bot_is_named_so() {
    let seat = |name: &str| format!("@bot-seat name=({name}) level=(@bot-level level=normal)");
    let folder = bot_tables::dueling_nobles(Level::Normal);
    let person = Person::among_all_games(folder.path(), PHONE);
    person.expect(&seat("@dueling-nobles-side-turn name=Hugo"));
    person.expect("Ana");
    let folder = bot_tables::duel();
    let person = Person::among_all_games(folder.path(), PHONE);
    for name in [seat("Hugo"), "Ana".into()] {
        let seat = format!("@duel-screen-seat name=({name}) draw=* hand=* discard=*");
        assert!(person.has_starting(&seat), "{}", person.screen_text());
    }
}

#[test]
fn the_cards_of_a_step_are_shown_beside_it_where_there_is_room() {
    let folder = bot_tables::dueling_nobles(Level::Normal);
    let across = Look::new(568.0, 320.0);
    let phone = Look::new(PHONE.x, PHONE.y);
    for (look, is_shown) in [(phone, true), (across, false)] {
        let mut person = Person::looking_among_all(folder.path(), &look);
        person.watchful = true;
        wait(&mut person);
        let sentence =
            "@dueling-nobles-headline-challenge player=Hugo attacker=K♦ opponent=Ana target=J♣";
        person.expect(sentence);
        for card in ["K♦", "J♣"] {
            // Screen readers read the sentence, which names the cards.
            let is_silent = |node: &AccessKitNode<'_>| {
                node.is_hidden() && node.label().as_deref() == Some(card)
            };
            let found = person.window.query_all(by().predicate(is_silent)).count();
            assert_eq!(found, usize::from(is_shown), "{look:?}: {card}");
        }
    }
}

#[test]
fn a_guided_game_against_a_bot_explains_its_steps() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.watchful = true;
    person.tap("@start-guide game=(@duel-title)");
    person.tap("@lesson-start-bot");
    person.tap("@setup-who-begins");
    person.expect("@duel-deal-about");
    person.tap(&format!("@setup-begins name=({BOT})"));
    let mut explained = 0;
    while explained < 3 {
        play_until(&mut person, "@bot-done");
        assert!(!person.has("@bot-why"), "it is said without a tap");
        let ways = ["@bot-why-thumb", "@bot-why-blunder"];
        explained += usize::from(ways.iter().any(|way| person.reads(way)));
        person.tap("@bot-done");
    }
    assert_eq!(person.journal()[0]["bots"][1]["bot"], "easy");
    // The hints can be switched off.
    play_until(&mut person, "@bot-done");
    person.press(Modifiers::COMMAND, Key::Comma);
    person.tap("@settings-hints-given");
    person.press(Modifiers::NONE, Key::Escape);
    play_until(&mut person, "@bot-why");
    assert!(!person.reads("@bot-why-thumb") && !person.reads("@bot-why-blunder"));
}

#[test]
fn a_guided_game_seats_a_bot_only_where_it_can_play() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@start-guide game=(@noble-hearts-title)");
    assert!(!person.has("@lesson-start-bot"));
    person.tap("@back");
    person.tap("@start-guide game=(@dueling-nobles-title)");
    person.tap("@lesson-start-bot");
    person.expect("@dueling-nobles-needs support_decks=each");
    assert!(person.describes(&format!(
        "@bot-with-level name=({BOT}) level=(@bot-level level=easy)"
    )));
}
