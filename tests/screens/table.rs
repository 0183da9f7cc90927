//! Whole games at the table: played, left and resumed, refused, undone.

use std::fs;
use std::path::Path;

use courtyard::games::dueling_nobles::Action;
use courtyard::seat::EitherSeat;
use courtyard::seat::Pair;
use courtyard::session::Step;
use courtyard::text::Language;
use egui::{Key, Modifiers, Vec2, vec2};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::common::extent;
use crate::course::{self, Course, Player};
use crate::person::{LAPTOP, Look, PHONE, Person, lines_of};

/// The menu's entry for the page with corrections.
const PLAYERS: &str = "@menu-players";

const UNDO: Modifiers = Modifiers::COMMAND;
const REDO: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

fn play(golden: &str, course: &Course, size: Vec2) {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), size);
    let mut player = Player::begin(&mut person, course);
    player.play(course);
    player.check(golden);
}

/// Plays a whole game in the first window, with asides; in full extent also in the second one, without them.
fn whole(golden: &str, windows: [Vec2; 2]) {
    let [first, second] = windows;
    play(golden, &Course::golden(golden).with_asides(), first);
    if extent(false, true) {
        play(golden, &Course::golden(golden), second);
    }
}

#[test]
fn a_whole_game_of_catsatcards() {
    whole("game-catsatcards", [PHONE, LAPTOP]);
}

#[test]
fn a_whole_game_of_original() {
    whole("game-original", [LAPTOP, PHONE]);
}

#[test]
fn a_whole_game_of_duelo() {
    whole("game-duelo", [PHONE, LAPTOP]);
}

#[test]
fn short_games_with_rare_actions() {
    // Every correction; steps undone in pairs; a spy who names nothing; a draw under a house rule; two support decks.
    for (golden, size) in [
        ("corrections", PHONE),
        ("undo-and-redo", LAPTOP),
        ("spy-without-names", PHONE),
        ("weapon-swap-original", PHONE),
        ("both-empty-draw", LAPTOP),
        ("each-weapon-returns-to-its-player", PHONE),
        ("each-refills-the-own-deck", LAPTOP),
        ("each-recovers-from-the-own-pile", PHONE),
    ] {
        play(golden, &Course::golden(golden), size);
    }
}

#[test]
fn long_names_in_the_smallest_window() {
    let folder = tempdir().unwrap();
    let mut course = Course::golden("game-original");
    course.header.players = Pair(
        [
            "Maximiliane von Hohenlohe",
            "Bartholomäus Featherstonehaugh",
        ]
        .map(str::to_owned),
    )
    .into();
    course.steps.truncate(32);
    let mut person = Person::at(folder.path(), vec2(340.0, 480.0));
    Player::begin(&mut person, &course).play(&course);
    for page in ["@menu-log", PLAYERS] {
        person.tap("@menu");
        person.tap(page);
        person.tap("@back");
    }
}

/// The undo button is level with the centre of the buttons that go on, even if their labels need two lines.
#[test]
fn undo_is_centred_in_its_row() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-duelo", 31);
    let look = Look::new(320.0, 568.0).language(Language::Spanish);
    let person = Person::looking(folder.path(), &look);
    let end = person.place("@kind-end-turn");
    let undo = person.place(&person.name_of("(@do-undo): "));
    let aside = (undo.center().y - end.center().y).abs();
    assert!(aside < 1.0, "{undo} beside {end}");
}

/// A noble raised while its weapon is moved does not cover the question above it.
#[test]
fn a_raised_noble_covers_no_text() {
    for (width, height) in [(320.0, 568.0), (844.0, 390.0)] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), "game-duelo", 31, vec2(width, height));
        person.tap("@dueling-nobles-kind-move-weapon");
        if person.has("@dueling-nobles-do-give card=Q♥") {
            person.tap("@dueling-nobles-do-give card=Q♥");
        }
        let words = person.place_of("@dueling-nobles-ask-receiver card=Q♥");
        let noble = person.place("@dueling-nobles-do-receive card=Q♥");
        // It is raised by 6 % of its height, and has an outline.
        let free = noble.top() - words.bottom();
        assert!(free >= 0.06 * noble.height() + 2.0, "{width}: {free}");
    }
}

/// Opens the app on a session that has been played up to this entry of a golden game.
fn seated(folder: &Path, golden: &str, entries: usize, size: Vec2) -> Person {
    course::lay_out(folder, "evening", golden, entries);
    Person::at(folder, size)
}

#[test]
fn a_series_of_games_retains_players_and_score() {
    let folder = tempdir().unwrap();
    let course = Course::golden("game-catsatcards");
    let (header, setup) = (&course.header, &course.steps[0]);
    let Step::Do(Action::Setup { nobles, .. }) = setup else {
        panic!("a course begins with the set-up");
    };
    let begins = |first| Action::Setup {
        first,
        nobles: nobles.clone(),
    };
    let concede = |seat| [Step::Do(Action::Concede { seat })];
    let mut person = Person::at(folder.path(), PHONE);
    Player::begin(&mut person, &course).play_some(&concede(EitherSeat::One));
    person.expect("@bar-won name=Ana");
    person.expect("@dueling-nobles-do-concede name=Ben");
    assert!(!person.reads("Ana 1 : 0 Ben"), "one game is no series");
    let first_game = person.journal_path();

    // The other player begins without a roll.
    person.tap("@do-rematch");
    person.expect("@dueling-nobles-nobles-first name=Ben");
    let mut player = Player::pick(&mut person, header, &begins(EitherSeat::One));
    player.play_some(&concede(EitherSeat::Zero));
    person.expect("@bar-won name=Ben");
    person.expect("@series-score a=Ana wins-a=1 wins-b=1 b=Ben draws=0");
    let second = person.journal();
    assert_eq!(second[0]["players"], json!(["Ana", "Ben"]));
    assert_eq!(second[0]["series"], json!({"wins": [1, 0], "draws": 0}));
    assert_eq!(second[1]["do"]["first"], 1);
    assert_ne!(person.journal_path(), first_game);

    // The app is left during the next set-up, and the series continues.
    person.tap("@do-rematch");
    person.tap("K♣");
    drop(person);
    let mut person = Person::at(folder.path(), PHONE);
    person.expect("@dueling-nobles-nobles-first name=Ana");
    assert!(person.has("@dueling-nobles-nobles-taken card=K♣ name=Ana"));
    person.tap("@dueling-nobles-nobles-taken card=K♣ name=Ana");
    let mut player = Player::pick(&mut person, header, &begins(EitherSeat::Zero));
    player.play_some(&concede(EitherSeat::One));
    person.expect("@series-score a=Ana wins-a=2 wins-b=1 b=Ben draws=0");
    assert_eq!(
        person.journal()[0]["series"],
        json!({"wins": [1, 1], "draws": 0})
    );

    // To the start screen, and back into an ended game.
    person.tap("@menu-leave");
    let list = person.names();
    let pair = person.say("@list-and before=Ana last=Ben");
    let sessions = list.iter().filter(|(_, n)| n.starts_with(&pair));
    assert_eq!(sessions.count(), 3, "{list:?}");
    person.tap(&person.name_of("(@list-and before=Ana last=Ben): (@start-won winner=Ben)"));
    person.expect("@series-score a=Ana wins-a=1 wins-b=1 b=Ben draws=0");
    person.tap(&person.name_of("(@do-undo): "));
    assert!(
        person.has("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)"),
        "the game goes on"
    );
}

#[test]
fn an_ended_game_is_at_the_top_whenever_it_is_opened() {
    let folder = tempdir().unwrap();
    let course = Course::golden("game-catsatcards");
    let concede = [Step::Do(Action::Concede {
        seat: EitherSeat::One,
    })];
    let mut person = Person::at(folder.path(), vec2(568.0, 320.0));
    Player::begin(&mut person, &course).play_some(&concede);
    person.bring("(@dueling-nobles-gauge): Ana");
    assert!(!person.in_sight("@bar-won name=Ana"), "it is scrolled away");
    person.tap("@menu-leave");
    person.tap(&person.name_of("(@list-and before=Ana last=Ben): (@start-won winner=Ana)"));
    assert!(
        person.in_sight("@bar-won name=Ana"),
        "{}",
        person.screen_text()
    );
}

#[test]
fn a_rematch_of_an_edition_without_a_dealer_asks_who_starts() {
    let folder = tempdir().unwrap();
    let course = Course::golden("game-original");
    let mut person = Person::at(folder.path(), LAPTOP);
    let mut player = Player::begin(&mut person, &course);
    player.play_some(&[Step::Do(Action::Concede {
        seat: EitherSeat::Zero,
    })]);
    person.tap("@do-rematch");
    assert!(person.is_off("@dueling-nobles-setup-to-nobles"));
    person.tap("@dueling-nobles-fight-roll-virtual name=Ana");
    person.tap("@dueling-nobles-fight-roll-virtual name=Ben");
    if person.describes("@dueling-nobles-starter-tie total=*") {
        assert!(person.is_off("@dueling-nobles-setup-to-nobles"));
    } else {
        let first = [EitherSeat::Zero, EitherSeat::One]
            .map(|seat| course.header.players[seat].clone())
            .map(|name| format!("@dueling-nobles-starter-starts name=({name})"))
            .map(|name| person.is_on(&name));
        assert!(first[0] != first[1]);
    }
}

#[test]
fn a_set_up_continues_where_it_was_left() {
    let folder = tempdir().unwrap();
    let again = |person: Person| {
        drop(person);
        Person::at(folder.path(), PHONE)
    };
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@home-new");
    person.write("@setup-name-of player=(@player-unnamed number=1)", "Zoë");
    person.tap("@dueling-nobles-edition-duelo");
    person.tap("@fact-rules");
    person.tap("@stepper-more what=(@dueling-nobles-rule-sale-gold)");
    let mut person = again(person);
    assert_eq!(
        person.written("@setup-name-of player=(@player-unnamed number=1)"),
        "Zoë"
    );
    assert!(person.is_on("@dueling-nobles-edition-duelo"));
    person.tap("@setup-who-begins");
    person.tap("@dueling-nobles-fight-die name=Zoë pips=4");
    let mut person = again(person);
    assert!(
        person.has("@dueling-nobles-starter-die name=Zoë die=1 pips=4")
            && person.has("@dueling-nobles-starter-die name=Zoë die=2 pips=0")
    );
    person.tap("@dueling-nobles-starter-starts name=(@player-unnamed number=2)");
    person.tap("@dueling-nobles-setup-to-nobles");
    for noble in ["K♠", "Q♠", "J♠", "K♥"] {
        person.tap(noble);
    }
    let mut person = again(person);
    for taken in [
        "@dueling-nobles-nobles-taken card=K♠ name=Zoë",
        "@dueling-nobles-nobles-taken card=Q♠ name=Zoë",
        "@dueling-nobles-nobles-taken card=J♠ name=Zoë",
        "@dueling-nobles-nobles-taken card=K♥ name=(@player-unnamed number=2)",
    ] {
        assert!(person.has(taken), "{taken}");
    }
    assert!(
        person.is_on("@dueling-nobles-nobles-picking name=(@player-unnamed number=2) count=1 of=3")
    );
    assert!(person.is_off("@dueling-nobles-setup-begin"));
    person.tap("Q♥");
    person.tap("J♥");
    person.tap("@dueling-nobles-setup-begin");
    let journal = person.journal();
    assert_eq!(
        journal[0]["players"],
        json!(["Zoë", person.say("@player-unnamed number=2")])
    );
    assert_eq!(journal[0]["rules"], json!({"sale_gold": 4}));
    assert_eq!(
        journal[1]["do"],
        json!({"type": "setup", "first": 1, "nobles": [["Ks", "Qs", "Js"], ["Kh", "Qh", "Jh"]]})
    );
    // Once the game has begun, the set-up does not return.
    let mut person = again(person);
    person.expect("@bar-turn turn=1 name=(@player-unnamed number=2)");
    person.tap("@menu");
    person.tap("@menu-leave");
    assert!(person.has("@home-new"));
}

#[test]
fn a_duel_continues_where_it_was_left() {
    let golden = "game-catsatcards";
    let folder = tempdir().unwrap();
    let course = Course::golden(golden);
    // Before each step of a duel with a deflection, the app is left and opened again.
    let mut person = seated(folder.path(), golden, 20, PHONE);
    for n in 20..26 {
        let mut player = Player::take_over(&mut person);
        player.play_some(&course.steps[n..=n]);
        drop(person);
        person = Person::at(folder.path(), PHONE);
    }
    let mut player = Player::take_over(&mut person);
    player.play_some(&course.steps[26..]);
    player.check(golden);
}

#[test]
fn undone_steps_can_be_redone_after_a_restart() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 5, PHONE);
    person.press(UNDO, Key::Z);
    person.press(UNDO, Key::Z);
    assert_eq!(
        person.name_of("@do-undo"),
        person.say("(@do-undo): (@dueling-nobles-headline-tax king=K♥ player=Ana)")
    );
    drop(person);
    let mut person = Person::at(folder.path(), PHONE);
    person.press(REDO, Key::Z);
    person.press(UNDO, Key::Y);
    assert_eq!(
        person.name_of("@do-undo"),
        person.say("(@do-undo): (@dueling-nobles-headline-buy count=3 player=Ana)")
    );
    assert!(person.is_off("@do-redo"));
    let journal = person.journal();
    let steps: Vec<_> = journal[6..]
        .iter()
        .map(|e| (e["undo"].as_u64(), e["redo"].as_u64()))
        .collect();
    let (undo, redo) = ((Some(1), None), (None, Some(1)));
    assert_eq!(steps, [undo, undo, redo, redo]);
}

#[test]
fn an_ended_game_is_listed_and_opens_at_its_end() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 107, LAPTOP);
    let name =
        &person.name_of("evening: (@list-and before=Ana last=Ben) · (@start-won winner=Ana) · ");
    person.tap(name);
    person.expect("@bar-won name=Ana");
    assert!(person.has("@do-rematch"));
    person.tap("@menu-leave");
    person.tap(name);
    // All functions that are not actions are still available.
    for way in ["@menu-log", PLAYERS] {
        person.tap("@menu");
        assert!(!person.has("@kind-concede"));
        person.tap(way);
        person.tap("@back");
    }
}

#[test]
fn leaving_and_opening_a_running_session() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 29, PHONE);
    person.expect("@bar-turn turn=3 name=Ana");
    person.tap("@menu");
    person.tap("@menu-leave");
    person.tap(&person.name_of("evening: (@list-and before=Ana last=Ben) · (@start-running turn=3) · (@dueling-nobles-edition-catsatcards) · "));
    person.expect("@bar-turn turn=3 name=Ana");
    assert!(person.has("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)"));
}

#[test]
fn a_second_window_watches_an_open_session_and_takes_it_over() {
    let folder = tempdir().unwrap();
    let mut first = seated(folder.path(), "game-original", 5, PHONE);
    let mut second = Person::at(folder.path(), LAPTOP);
    second.expect("@home-in-use");
    second.watchful = true;
    let session = second.name_of("evening: (@list-and before=Ana last=Ben)");
    second.tap(&session);
    second.expect("@onlooker-in-use");
    second.expect("@look-where n=5 count=5");
    assert!(!second.has("@onlooker-take-over"));
    // The other device's action appears here while the table shows the latest entry.
    first.press(UNDO, Key::Z);
    second.let_pass(2.0);
    second.expect("@look-where n=6 count=6");
    second.press(Modifiers::NONE, Key::Home);
    first.press(REDO, Key::Z);
    second.let_pass(2.0);
    second.expect("@look-where count=7 n=0");
    assert!(!second.has("@onlooker-take-over"));
    drop(first);
    second.let_pass(2.0);
    second.expect("@onlooker-free");
    second.watchful = false;
    second.tap("@onlooker-take-over");
    second.expect("@bar-turn turn=1 name=Ben");
    assert!(second.has("@menu"));
}

#[test]
fn an_incomplete_line_is_set_aside_and_reported() {
    let folder = tempdir().unwrap();
    let journal = course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let whole = fs::read(&journal).unwrap();
    fs::write(&journal, [&whole[..], br#"{"n":6,"do":{"ty"#].concat()).unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.expect("@library-set-aside file=*");
    person.expect("evening.cut-off-1");
    person.tap("@hint-understood");
    assert!(!person.reads("@library-set-aside file=*"));
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)");
    assert_eq!(person.journal().len(), 7);
}

#[test]
fn a_damaged_journal_is_listed_unchanged_and_explained() {
    let folder = tempdir().unwrap();
    let damaged = course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let text = fs::read_to_string(&damaged)
        .unwrap()
        .replace("\"Kh\"}", "\"Kx\"}");
    fs::write(&damaged, &text).unwrap();
    let strange = damaged.with_file_name("strange.courtyard");
    fs::write(&strange, "no journal\n").unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    let (_, name) = person
        .names()
        .into_iter()
        .find(|(_, name)| name.starts_with("strange.courtyard"))
        .unwrap();
    assert!(person.is_off(&name));
    person.tap(&name);
    person.tap(
        &person.name_of("evening: (@list-and before=Ana last=Ben) · (@home-faulty line=4 code=*)"),
    );
    person.expect("@onlooker-damaged line=4 entries=0 lost=* why=*");
    person.expect("@onlooker-damaged entries=2 lost=3 line=* why=*");
    person.expect("@look-where n=2 count=2");
    assert_eq!(fs::read_to_string(&damaged).unwrap(), text);
    // The lost lines can be read in place.
    person.tap("@onlooker-lost");
    for line in text.lines().skip(3) {
        person.expect(line);
    }
    person.tap("@back");
    // The game can be continued from there; the found text is retained.
    person.tap("@onlooker-repair entries=2");
    person.expect("evening.damaged");
    person.tap("@hint-understood");
    assert_eq!(lines_of(&damaged).len(), 3);
}

/// Taps a disabled control: it is marked before the tap, shows the reason afterwards, and nothing is recorded.
#[track_caller]
fn refused(person: &mut Person, name: &str, reason: &str) {
    let before = person.journal();
    assert!(!person.reads(reason), "{reason:?} is said before the tap");
    assert!(person.is_off(name), "{name:?} seems possible");
    person.tap(name);
    person.expect(reason);
    assert!(person.in_sight(reason), "{reason:?} is out of sight");
    assert_eq!(person.journal(), before, "something was recorded");
}

#[test]
fn an_impossible_action_shows_the_reason() {
    let folder = tempdir().unwrap();
    let golden = "game-catsatcards";
    let mut person = seated(folder.path(), golden, 3, PHONE);
    refused(
        &mut person,
        "@dueling-nobles-kind-tax",
        "@dueling-nobles-refusal-already-taxed king=none",
    );
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    person.tap("@dueling-nobles-do-buy count=3");
    refused(
        &mut person,
        "@dueling-nobles-do-buy count=3",
        "@dueling-nobles-refusal-limit-reached limit=1",
    );
    refused(
        &mut person,
        "@dueling-nobles-priced action=(@dueling-nobles-kind-recruit) gold=*",
        "@dueling-nobles-refusal-not-enough-gold needs=5 payer=Ana has=2",
    );
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)");
    refused(
        &mut person,
        "@dueling-nobles-kind-move-weapon",
        "@dueling-nobles-refusal-noble-unarmed active=Ana noble=none",
    );
    refused(
        &mut person,
        "@dueling-nobles-kind-draw-three",
        "@dueling-nobles-refusal-opponent-not-ahead other=Ben active=Ana opponent=3 own=3",
    );
    person.tap("@dueling-nobles-kind-weapon");
    assert!(person.is_off("5♣"), "a five is no weapon");
    let why = "@dueling-nobles-refusal-card-elsewhere support=2♠ card=some card-location=discard owner=none";
    refused(&mut person, "2♠", why);
    person.tap("3♥");
    assert!(!person.reads(why), "the reason stays too long");
    person.tap("@dueling-nobles-do-weapon card=J♣");
    // One noble is wounded, so it is not asked which one is healed.
    person.tap("@dueling-nobles-kind-heal");
    person.tap("7♥");
    person.expect("@dueling-nobles-headline-heal player=Ana card=7♥ noble=K♥");
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)");
    refused_in_a_duel(&mut person);
}

fn refused_in_a_duel(person: &mut Person) {
    person.tap("@dueling-nobles-do-attack-with card=Q♠");
    person.tap("@dueling-nobles-do-attack card=J♥");
    refused(
        person,
        "@dueling-nobles-do-deflect name=Ben gold=2",
        "@dueling-nobles-refusal-not-enough-gold needs=2 payer=Ben has=0",
    );
    person.tap("@menu");
    person.tap(PLAYERS);
    person.expect("@dueling-nobles-refusal-duel-in-progress");
    person.tap("@back");
    person.tap("@dueling-nobles-fight-die name=Ana pips=4");
    person.tap("@dueling-nobles-fight-die name=Ben pips=6");
    refused(
        person,
        "3♥",
        "@dueling-nobles-refusal-card-elsewhere support=3♥ noble=J♣ card=some card-location=under",
    );
    refused(
        person,
        "9♠",
        "@dueling-nobles-refusal-card-elsewhere support=9♠ card=some card-location=discard owner=none",
    );
    person.tap("@dueling-nobles-fight-no-card name=Ana");
    refused(
        person,
        "@dueling-nobles-fight-play-none",
        "@dueling-nobles-fight-choose-first",
    );
    person.tap("5♥");
    assert!(person.is_on("5♥"));
    // Chosen and unchosen again.
    person.tap("5♥");
    assert!(!person.is_on("5♥"));
    person.tap("5♥");
    person.expect("5♥: ");
    person.tap("4♥");
    person.tap("@dueling-nobles-fight-play cards=(5♥ 4♥)");
    person.tap("@back-to-table");
    refused(
        person,
        "@dueling-nobles-kind-challenge",
        "@dueling-nobles-refusal-limit-reached limit=1",
    );
}

#[test]
fn an_incomplete_set_up_does_not_continue() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@home-new");
    person.write("@setup-name-of player=(@player-unnamed number=1)", "Ana");
    person.write("@setup-name-of player=(@player-unnamed number=2)", " Ana ");
    assert!(person.is_off("@setup-who-begins"));
    person.tap("@setup-who-begins");
    assert_eq!(
        person.written("@setup-name-of player=(@player-unnamed number=1)"),
        "Ana"
    );
    person.write("@setup-name-of player=(@player-unnamed number=2)", "Ben");
    person.tap("@setup-who-begins");
    assert!(person.is_off("@dueling-nobles-setup-to-nobles"));
    person.tap("@dueling-nobles-setup-to-nobles");
    person.tap("@dueling-nobles-starter-starts name=Ana");
    person.tap("@dueling-nobles-setup-to-nobles");
    for noble in ["K♠", "Q♠", "J♠"] {
        person.tap(noble);
    }
    // A noble that the other player has is disabled.
    assert!(person.is_off("@dueling-nobles-nobles-taken card=K♠ name=Ana"));
    person.tap("@dueling-nobles-nobles-taken card=K♠ name=Ana");
    assert!(person.is_on("@dueling-nobles-nobles-picking name=Ben count=0 of=3"));
    assert!(person.is_off("@dueling-nobles-setup-begin"));
    person.tap("@dueling-nobles-setup-begin");
    assert!(person.has("@dueling-nobles-setup-begin"));
    // One step back at a time keeps every entered value.
    for title in [
        "@dueling-nobles-setup-to-nobles",
        "@setup-who-begins",
        "@home-new",
    ] {
        person.tap("@back");
        assert!(person.has(title), "{title}");
    }
}

#[test]
fn the_set_up_can_be_undone_and_repeated() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 1, PHONE);
    person.tap(&person.name_of("(@do-undo): "));
    assert!(person.is_off("@do-undo"));
    drop(person);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@do-set-up");
    person.tap("@dueling-nobles-starter-starts name=Ben");
    person.tap("@dueling-nobles-setup-to-nobles");
    for noble in ["K♠", "Q♠", "J♠", "K♥", "Q♥", "J♥"] {
        person.tap(noble);
    }
    person.tap("@dueling-nobles-setup-begin");
    person.expect("@bar-turn turn=1 name=Ben");
    let journal = person.journal();
    assert_eq!(journal.len(), 4, "the same journal goes on");
    assert_eq!(journal[3]["do"]["first"], 1);
}

#[test]
fn the_app_rolls_dice_on_request() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 35, PHONE);
    person.tap("@dueling-nobles-fight-roll-virtual name=Ana");
    person.tap("@dueling-nobles-fight-roll-virtual name=Ben");
    let journal = person.journal();
    for (line, dice) in [(36, 2), (37, 1)] {
        let roll = &journal[line]["do"];
        assert_eq!(roll["virtual"], true);
        let pips = roll["dice"].as_array().unwrap();
        assert_eq!(pips.len(), dice);
        assert!(pips.iter().all(|d| (1..=6).contains(&d.as_i64().unwrap())));
    }
}

#[test]
fn keys_have_their_usual_meanings() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 3, LAPTOP);
    // Escape closes a started action, and every page.
    person.tap("@dueling-nobles-kind-sell");
    assert!(person.has("@back"));
    person.press(Modifiers::NONE, Key::Escape);
    assert!(!person.has("@back"));
    for page in ["@menu-log", PLAYERS] {
        person.tap("@menu");
        person.tap(page);
        person.press(Modifiers::NONE, Key::Escape);
        assert!(!person.has("@back"), "{page}");
    }
    // A note is confirmed by Enter, and undo in its field does not undo a move.
    person.write("@do-note", "more tea");
    person.press(Modifiers::NONE, Key::Enter);
    assert_eq!(person.journal()[4]["do"]["text"], "more tea");
    assert_eq!(person.written("@do-note"), "");
    person.write("@do-note", "and cake");
    person.press(UNDO, Key::Z);
    assert_eq!(person.journal().len(), 5, "a move was taken back");
}

#[test]
fn everything_can_be_reached_and_used_by_keyboard() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 3, LAPTOP);
    person.focus_on("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    person.press(Modifiers::NONE, Key::Enter);
    assert_eq!(person.journal().len(), 5);
    person.focus_on("@dueling-nobles-do-buy count=1");
    person.press(Modifiers::NONE, Key::Space);
    assert_eq!(person.journal()[5]["do"]["count"], 1);
}

#[test]
fn flipping_the_table_swaps_only_the_sides() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 3, PHONE);
    let above = |person: &Person| {
        let [ana, ben] = [
            "@dueling-nobles-noble-label card=K♥ name=Ana",
            "@dueling-nobles-noble-label card=K♦ name=Ben",
        ]
        .map(|name| person.place(name).top());
        ana < ben
    };
    assert!(!above(&person), "who takes the first seat sits below");
    person.tap("@menu-turn-around");
    assert!(above(&person));
    assert_eq!(person.journal().len(), 4);
}

#[test]
fn the_deflection_is_below_the_dice_with_its_price() {
    for size in [vec2(844.0, 390.0), vec2(360.0, 640.0), PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", "game-original", 41);
        let person = Person::at(folder.path(), size);
        let deflect = person.place("@dueling-nobles-do-deflect name=Ben gold=2");
        assert!(
            person.sees_whole("@dueling-nobles-do-deflect name=Ben gold=2"),
            "{size}"
        );
        let names = person.names().into_iter().map(|(_, name)| name);
        let dice: Vec<String> = names.filter(|name| name.contains(" rolls ")).collect();
        assert!(!dice.is_empty(), "{}", person.screen_text());
        for die in dice {
            let place = person.place(&die);
            assert!(!deflect.intersects(place), "{size} {die}");
        }
    }
}

#[test]
fn on_a_laptop_the_deflection_says_why_it_is_not_possible() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-original", 41);
    let mut person = Person::at(folder.path(), LAPTOP);
    let deflect = "@dueling-nobles-do-deflect name=Ben gold=2";
    let place = person.place(deflect);
    person.tap("@dueling-nobles-fight-die name=Ben pips=4");
    assert!(person.is_off(deflect));
    assert_eq!(person.place(deflect), place);
    person.tap(deflect);
    person.expect("@dueling-nobles-refusal-dice-already-rolled player=Ben");
}

#[test]
fn a_tap_beside_an_open_question_does_not_end_it() {
    for size in [PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), "game-catsatcards", 3, size);
        for name in [
            "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)",
            "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)",
            "@dueling-nobles-kind-weapon",
            "@dueling-nobles-noble-label card=K♦ name=Ben",
        ] {
            person.tap(name);
        }
        person.expect("@dueling-nobles-ask-weapon");
    }
}

/// A duel in which Ben’s Jack may play cards, and Ana has none, after taking cards out of the hands.
fn duel_against_a_jack(folder: &Path, taken_from_ben: usize) -> Person {
    let mut person = seated(folder, "game-catsatcards", 3, LAPTOP);
    person.tap("@menu");
    person.tap(PLAYERS);
    for _ in 0..6 {
        person.tap("@stepper-less what=(@correct-hand player=Ana)");
    }
    person.tap(&person.name_starting("@corrections-set what=*"));
    if taken_from_ben > 0 {
        person.tap("Ben");
        for _ in 0..taken_from_ben {
            person.tap("@stepper-less what=(@correct-hand player=Ben)");
        }
        person.tap(&person.name_starting("@corrections-set what=*"));
    }
    person.tap("@back");
    for phase in [
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)",
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)",
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)",
    ] {
        person.tap(phase);
    }
    person.tap("@dueling-nobles-do-attack-with card=Q♠");
    person.tap("@dueling-nobles-do-attack card=J♥");
    person.tap("@dueling-nobles-fight-die name=Ana pips=4");
    person.tap("@dueling-nobles-fight-die name=Ben pips=6");
    person
}

#[test]
fn every_term_of_a_jack_fits_on_a_laptop() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 3, LAPTOP);
    person.tap("@menu");
    person.tap(PLAYERS);
    person.tap("Ben");
    person.tap("@corrections-is what=(@dueling-nobles-correct-weapon noble=J♥) value=3♠");
    person.tap("@back");
    for name in [
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)",
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)",
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)",
        "@dueling-nobles-do-attack-with card=Q♠",
        "@dueling-nobles-do-attack card=J♥",
        "@dueling-nobles-fight-die name=Ana pips=4",
        "@dueling-nobles-fight-die name=Ben pips=6",
        "@dueling-nobles-fight-no-card name=Ana",
        "9♥",
        "10♥",
    ] {
        person.tap(name);
    }
    person.tap(&person.name_starting("@dueling-nobles-fight-play cards=9♥"));
    let last = person.place_of("^@dueling-nobles-term-adrenaline card=10♥");
    assert!(last.bottom() < 784.0, "{last:?}");
}

#[test]
fn the_decks_are_named_beside_the_whole_discard_pile() {
    for (size, entries, are_named) in [(LAPTOP, 3, true), (PHONE, 1, true), (PHONE, 34, false)] {
        let folder = tempdir().unwrap();
        let person = seated(folder.path(), "game-catsatcards", entries, size);
        for deck in ["support", "nobles"] {
            let name = person.say(&format!("@dueling-nobles-deck-{deck}-name"));
            let painted = person.painted();
            let is_named = painted.iter().any(|(text, _)| text.galley.text() == name);
            assert_eq!(is_named, are_named, "{name} at {size} after {entries}");
        }
    }
}

/// A correction that is begun moves no control, and one button records all of them.
#[test]
fn corrections_stay_in_place_until_they_are_recorded() {
    for size in [vec2(360.0, 640.0), PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), "game-catsatcards", 3, size);
        person.tap("@menu");
        person.tap(PLAYERS);
        let more = "@stepper-more what=(@correct-hand player=Ana)";
        let before = person.place(more);
        let recorded = person.journal().len();
        person.tap("@stepper-more what=(@dueling-nobles-correct-gold player=Ana)");
        assert_eq!(person.place(more), before, "{size}");
        person.tap(more);
        person.tap("@corrections-set what=(@list-and before=(@dueling-nobles-correct-gold player=Ana) last=(@correct-hand player=Ana))");
        assert_eq!(person.place(more), before, "{size}");
        assert_eq!(person.journal().len(), recorded + 2, "{size}");
    }
}

#[test]
fn a_player_without_cards_is_not_shown_cards_to_play() {
    let folder = tempdir().unwrap();
    let mut person = duel_against_a_jack(folder.path(), 0);
    person.expect("@dueling-nobles-fight-no-hand name=Ana");
    assert!(!person.has("5♥"), "{}", person.screen_text());
    person.tap("@dueling-nobles-fight-no-card name=Ana");
    person.expect("@dueling-nobles-ask-two-cards name=Ben");
}

#[test]
fn a_jack_without_cards_has_one_way_on() {
    let folder = tempdir().unwrap();
    let mut person = duel_against_a_jack(folder.path(), 6);
    person.tap("@dueling-nobles-fight-no-card name=Ana");
    person.expect("@dueling-nobles-fight-no-hand name=Ben");
    assert!(
        !person.has("@dueling-nobles-fight-play-none"),
        "{}",
        person.screen_text()
    );
    person.tap("@dueling-nobles-fight-no-card name=Ben");
}

#[test]
fn a_jack_with_one_card_in_hand_plays_one() {
    for (taken, plays) in [
        (4, "@dueling-nobles-ask-two-cards name=Ben"),
        (5, "@dueling-nobles-ask-one-card name=Ben"),
    ] {
        let folder = tempdir().unwrap();
        let mut person = duel_against_a_jack(folder.path(), taken);
        person.tap("@dueling-nobles-fight-no-card name=Ana");
        person.expect(plays);
        let is_two =
            person.reads("@dueling-nobles-needs-win-tie-two name=* wins=* sum=* suit=* ties=*");
        assert_eq!(is_two, taken == 4, "{}", person.screen_text());
        // One card is played with one tap, as by any other noble.
        assert_eq!(
            person.has("@dueling-nobles-fight-play-none"),
            taken == 4,
            "{}",
            person.screen_text()
        );
        person.tap("9♥");
        assert_eq!(
            person.reads("@dueling-nobles-headline-support player=Ben cards=9♥"),
            taken == 5,
            "{}",
            person.screen_text()
        );
    }
}

/// In a low window there is little space between the actions and the buttons at the lower edge.
#[test]
fn the_log_is_not_drawn_over_the_buttons_below_it() {
    for height in (600..=800).step_by(10) {
        let folder = tempdir().unwrap();
        let person = seated(
            folder.path(),
            "game-catsatcards",
            30,
            vec2(1280.0, height as f32),
        );
        let end = person.place("@kind-end-turn").shrink(2.0);
        let over: Vec<String> = person
            .painted()
            .into_iter()
            .filter(|(text, clip)| text.visual_bounding_rect().intersect(*clip).intersects(end))
            .map(|(text, _)| text.galley.text().to_owned())
            .collect();
        assert_eq!(over, [person.say("@kind-end-turn")], "{height}");
    }
}

/// The finger or the mouse stays where the next button is.
#[test]
fn the_main_button_stays_at_the_lower_edge_of_a_wide_window() {
    let mut edges = Vec::new();
    for (entries, main) in [
        (
            7,
            "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)",
        ),
        (8, "@kind-end-turn"),
        (11, "@dueling-nobles-fight-no-card name=Ana"),
        (12, "@dueling-nobles-fight-play-none"),
        (13, "@kind-end-turn"),
    ] {
        let folder = tempdir().unwrap();
        let person = seated(folder.path(), "game-catsatcards", entries, LAPTOP);
        edges.push(person.place(main).bottom());
    }
    edges.dedup();
    assert_eq!(edges.len(), 1, "{edges:?}");
}

#[test]
fn the_log_heads_a_turn_before_its_first_action() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 14, LAPTOP);
    assert!(
        person.reads("@turn-title turn=2 player=Ben"),
        "{}",
        person.screen_text()
    );
    person.tap(&person.name_starting("(@do-undo): "));
    assert!(!person.reads("@turn-title turn=2 player=Ben"));
    person.tap(&person.name_starting("(@do-redo): "));
    assert!(person.reads("@turn-title turn=2 player=Ben"));
}

/// A hurried tap after the last step changes nothing: both buttons keep their place and say why they are disabled.
#[test]
fn undo_and_redo_keep_their_place_at_both_ends() {
    for size in [vec2(320.0, 568.0), vec2(844.0, 390.0), LAPTOP] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), "game-duelo", 3, size);
        assert!(
            !person
                .names()
                .iter()
                .any(|(_, name)| person.words("@do-redo").start(name))
        );
        for _ in 0..2 {
            person.tap(&person.name_of("(@do-undo): "));
        }
        let way = person.place(&person.name_of("(@do-redo): "));
        for _ in 0..2 {
            assert_eq!(person.place(&person.name_of("(@do-redo): ")), way);
            person.tap(&person.name_of("(@do-redo): "));
        }
        assert_eq!(person.place("@do-redo"), way);
        assert!(person.is_off("@do-redo"));
        person.tap("@do-redo");
        person.expect("@refusal-nothing-to-redo there=0");
        for _ in 0..3 {
            person.tap(&person.name_of("(@do-undo): "));
        }
        // The set-up is undone, too.
        assert!(person.is_off("@do-undo"));
        person.tap("@do-undo");
        person.expect("@refusal-nothing-to-undo there=0");
        for _ in 0..3 {
            person.tap(&person.name_of("(@do-redo): "));
        }
        assert!(person.is_off("@do-redo"));
        let entries = person.journal().len();
        person.tap("@kind-end-turn");
        assert_eq!(person.journal().len(), entries + 1);
        assert!(!person.has("@do-redo"), "an action ends the stepping");
    }
}

/// Players without hints can read what each action does.
#[test]
fn the_menu_leads_to_descriptions_of_all_actions() {
    for (folder, words, absent) in [
        (
            {
                let folder = tempdir().unwrap();
                course::lay_out(folder.path(), "evening", "game-catsatcards", 30);
                folder
            },
            [
                "@dueling-nobles-kind-weapon-about",
                "@dueling-nobles-kind-tax-about",
            ],
            "@kind-setup",
        ),
        (
            crate::duel::before_a_battle(),
            ["@duel-kind-ace-about", "@duel-kind-warlord-about"],
            "@duel-kind-setup",
        ),
        (
            crate::hearts::crowded(false),
            [
                "@noble-hearts-kind-attack-about",
                "@noble-hearts-kind-retreat-about retreat_skill=0 retreat_charm=0",
            ],
            "@noble-hearts-kind-feint-about",
        ),
    ] {
        let settings = r#"{"language":"en","hints":{"given":false}}"#;
        fs::write(folder.path().join("settings.json"), settings).unwrap();
        let mut person = Person::among_all_games(folder.path(), vec2(320.0, 568.0));
        assert!(!person.reads(words[0]));
        person.tap("@menu");
        person.tap("@menu-actions");
        for words in words {
            person.expect(words);
        }
        assert!(!person.reads(absent), "{}", person.screen_text());
        person.tap("@back");
        assert!(person.has("@menu"));
    }
}

/// The gold of the income phase is there without an action; the task says where it comes from.
#[test]
fn the_first_income_is_said_on_the_screen() {
    for size in [vec2(360.0, 640.0), PHONE] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), "game-catsatcards", 1, size);
        let income = "@dueling-nobles-event-gold-gained gain=income gold=1 player=Ana";
        assert!(person.in_sight(income), "{size}");
        person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
        assert!(!person.in_sight(income), "{size}");
    }
}

/// On a phone held upright the table has the same place in all phases of a turn, as far as it fits.
#[test]
fn the_table_keeps_its_place_from_task_to_task() {
    let upright = vec2(360.0, 640.0);
    let top = |person: &Person, words: &str| person.place_of(words).top();
    // A turn of Dueling Nobles: the phases, and an attacker that is chosen.
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 1, upright);
    let before = top(&person, "@ask-act-or-go-on name=Ana");
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    assert_eq!(top(&person, "@ask-act-or-go-on name=Ana"), before);
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)");
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)");
    assert_eq!(
        top(&person, "@dueling-nobles-ask-attack-or-end name=Ana"),
        before
    );
    let attack = person.name_starting("@dueling-nobles-do-attack-with card=*");
    person.tap(&attack);
    assert_eq!(
        top(&person, "@dueling-nobles-ask-target name=Ana card=*"),
        before
    );
    // A choice that is not yet an action is undone first.
    person.tap(&format!("(@do-undo): {attack}"));
    person.expect("@dueling-nobles-ask-attack-or-end name=Ana");
    // A turn of Duel, until the attack.
    let folder = crate::duel::before_a_battle();
    let mut person = Person::among_all_games(folder.path(), upright);
    let asks = "@ask-act-or-end name=Ben";
    let before = top(&person, asks);
    person.press(Modifiers::NONE, Key::N);
    assert_eq!(top(&person, asks), before);
    // The initiative of Noble Hearts goes to and fro.
    let folder = crate::hearts::sample(1);
    let mut person = Person::among_all_games(folder.path(), upright);
    let acts = |person: &Person| person.headings().into_iter().next_back().unwrap();
    let before = top(&person, &acts(&person));
    person.tap("@noble-hearts-kind-collect-rose");
    assert_eq!(top(&person, &acts(&person)), before);
}

/// In the first game, too, an action keeps its place when others become possible.
#[test]
fn a_second_warlord_is_played_where_the_first_one_was() {
    for upright in [vec2(360.0, 640.0), vec2(390.0, 844.0)] {
        let folder = tempdir().unwrap();
        let mut person = Person::among_all_games(folder.path(), upright);
        person.tap("@start-guide game=(@duel-title)");
        person.tap("@lesson-start");
        person.tap("@setup-who-begins");
        person.tap("@setup-begins name=(@player-unnamed number=1)");
        person.tap("@kind-end-turn");
        let before = person.place("@duel-kind-warlord");
        person.tap("@duel-kind-warlord");
        let now = person.place("@duel-kind-warlord");
        assert!(
            now.contains(before.center()),
            "{upright}: {before} becomes {now}"
        );
        assert!(
            before.contains(now.center()),
            "{upright}: {before} becomes {now}"
        );
    }
}

/// The hit that ends the game is never where the block of another attack was.
#[test]
fn a_block_is_in_the_same_place_throughout_a_game() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), vec2(360.0, 640.0));
    person.tap("@start-guide game=(@noble-hearts-title)");
    person.tap("@lesson-start");
    person.tap("@setup-who-begins");
    person.tap("@setup-begins name=(@player-unnamed number=1)");
    let mut attack = |fight: &str| {
        for name in [
            "@noble-hearts-kind-attack",
            fight,
            "^@noble-hearts-screen-area area=1",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=2",
        ] {
            person.tap(name);
        }
        let block = person.place("@noble-hearts-kind-block");
        for name in [
            "@noble-hearts-kind-block",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=9",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
        ] {
            person.tap(name);
        }
        block
    };
    let first = attack("@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=7");
    for fight in [
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=8",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=6",
    ] {
        let now = attack(fight);
        assert!(first.contains(now.center()), "{first} becomes {now}");
    }
}

/// Numbers changed with − and + are recorded, even without the button that names them.
#[test]
fn leaving_the_corrections_records_what_was_changed() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 1, PHONE);
    let before = person.journal();
    person.tap("@menu");
    person.tap(PLAYERS);
    person.tap("Ana");
    person.tap("@stepper-more what=(@dueling-nobles-correct-gold player=Ana)");
    person.tap("@back");
    let journal = person.journal();
    assert_eq!(journal.len(), before.len() + 1);
    let correction = &journal[before.len()]["do"];
    assert_eq!(*correction, json!({"type": "adjust", "seat": 0, "gold": 2}));
    // Undo takes the correction back, and nothing else.
    person.tap(&person.name_starting("(@do-undo): "));
    assert_eq!(person.journal()[journal.len()]["undo"], 1);
    assert!(person.has("@dueling-nobles-side-gold name=Ana count=1"));
}

/// A number that was changed beside the table is recorded by the next action, or undone by *Undo*, and never comes back later.
#[test]
fn a_changed_number_beside_the_table_does_not_come_back() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 1, PHONE);
    let before = person.journal().len();
    person.tap("@dueling-nobles-noble-label card=Q♠ name=Ana");
    person.tap("@dueling-nobles-do-describe card=Q♠");
    person.tap(&person.name_starting("@stepper-less what=*"));
    person.tap(&person.name_starting("(@do-undo): "));
    assert_eq!(person.journal().len(), before);
    person.tap("@back");
    assert_eq!(person.journal().len(), before);
    person.tap("@dueling-nobles-noble-label card=Q♠ name=Ana");
    person.tap("@dueling-nobles-do-describe card=Q♠");
    person.tap(&person.name_starting("@stepper-less what=*"));
    person.tap("@kind-end-turn");
    let kinds = person.journal().split_off(before);
    let kinds: Vec<&Value> = kinds.iter().map(|entry| &entry["do"]["type"]).collect();
    assert_eq!(kinds, ["adjust", "end-turn"]);
    // A number whose control is closed by redo is forgotten: the next undo concerns the redone action.
    person.tap(&person.name_starting("(@do-undo): "));
    person.tap("@dueling-nobles-noble-label card=Q♠ name=Ana");
    person.tap("@dueling-nobles-do-describe card=Q♠");
    person.tap(&person.name_starting("@stepper-more what=*"));
    person.tap(&person.name_starting("(@do-redo): "));
    let before = person.journal().len();
    person.tap(&person.name_starting("(@do-undo): "));
    assert_eq!(person.journal().len(), before + 1);
}
