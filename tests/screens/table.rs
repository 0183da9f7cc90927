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
const PLAYERS: &str = "Players and corrections";

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
    // Every correction; steps undone in pairs; a spy who names nothing; a draw under a house rule.
    for (golden, size) in [
        ("corrections", PHONE),
        ("undo-and-redo", LAPTOP),
        ("spy-without-names", PHONE),
        ("weapon-swap-original", PHONE),
        ("both-empty-draw", LAPTOP),
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
    for page in ["Log and notes", PLAYERS] {
        person.tap("Menu");
        person.tap(page);
        person.tap("Back");
    }
}

/// The undo button is level with the centre of the buttons that go on, even if their labels need two lines.
#[test]
fn undo_is_centred_in_its_row() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-duelo", 31);
    let look = Look::new(320.0, 568.0).language(Language::Spanish);
    let person = Person::looking(folder.path(), &look);
    let end = person.place("Terminar turno");
    assert!(end.height() > 52.0, "two lines: {end}");
    let undo = person.place(&person.name_of("Deshacer: "));
    let aside = (undo.center().y - end.center().y).abs();
    assert!(aside < 1.0, "{undo} beside {end}");
}

/// A noble raised while its weapon is moved does not cover the question above it.
#[test]
fn a_raised_noble_covers_no_text() {
    for (width, height) in [(320.0, 568.0), (844.0, 390.0)] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), "game-duelo", 31, vec2(width, height));
        person.tap("Move a weapon");
        if person.has("Take from Q♥") {
            person.tap("Take from Q♥");
        }
        let words = person.place_of("Who gets the weapon of Q♥?");
        let noble = person.place("Give to Q♥");
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
    person.expect("Ana has won");
    person.expect("Ben concedes");
    assert!(!person.reads("Ana 1 : 0 Ben"), "one game is no series");
    let first_game = person.journal_path();

    // The other player begins without a roll.
    person.tap("Rematch");
    person.expect("Ben takes the first turn.");
    let mut player = Player::pick(&mut person, header, &begins(EitherSeat::One));
    player.play_some(&concede(EitherSeat::Zero));
    person.expect("Ben has won");
    person.expect("Ana 1 : 1 Ben");
    let second = person.journal();
    assert_eq!(second[0]["players"], json!(["Ana", "Ben"]));
    assert_eq!(second[0]["series"], json!({"wins": [1, 0], "draws": 0}));
    assert_eq!(second[1]["do"]["first"], 1);
    assert_ne!(person.journal_path(), first_game);

    // The app is left during the next set-up, and the series continues.
    person.tap("Rematch");
    person.tap("K♣");
    drop(person);
    let mut person = Person::at(folder.path(), PHONE);
    person.expect("Ana takes the first turn.");
    assert!(person.has("K♣, Ana"));
    person.tap("K♣, Ana");
    let mut player = Player::pick(&mut person, header, &begins(EitherSeat::Zero));
    player.play_some(&concede(EitherSeat::One));
    person.expect("Ana 2 : 1 Ben");
    assert_eq!(
        person.journal()[0]["series"],
        json!({"wins": [1, 1], "draws": 0})
    );

    // To the start screen, and back into an ended game.
    person.tap("To the start screen");
    let list = person.names();
    let sessions = list.iter().filter(|(_, n)| n.starts_with("Ana and Ben"));
    assert_eq!(sessions.count(), 3, "{list:?}");
    person.tap(&person.name_of("Ana and Ben: Ben won"));
    person.expect("Ana 1 : 1 Ben");
    person.tap(&person.name_of("Undo: "));
    assert!(person.has("Reinforcements →"), "the game goes on");
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
    person.bring("Gold: Ana");
    assert!(!person.sees("Rematch"), "it is scrolled away");
    person.tap("To the start screen");
    person.tap(&person.name_of("Ana and Ben: Ana won"));
    assert!(person.sees("Rematch"), "{}", person.screen_text());
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
    person.tap("Rematch");
    assert!(person.is_off("Pick the nobles"));
    person.tap("Roll for Ana");
    person.tap("Roll for Ben");
    if person.describes("a tie rolls again") {
        assert!(person.is_off("Pick the nobles"));
    } else {
        let first = [EitherSeat::Zero, EitherSeat::One]
            .map(|seat| format!("{} takes the first turn", course.header.players[seat]))
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
    person.tap("New game");
    person.write("Name of Player 1", "Zoë");
    person.tap("Duelo de Nobles");
    person.tap("House rules");
    person.tap("more: Gold per sale");
    let mut person = again(person);
    assert_eq!(person.written("Name of Player 1"), "Zoë");
    assert!(person.is_on("Duelo de Nobles"));
    person.tap("Who begins?");
    person.tap("Zoë rolls 4");
    let mut person = again(person);
    assert!(person.has("Zoë, die 1: 4") && person.has("Zoë, die 2: not rolled"));
    person.tap("Player 2 takes the first turn");
    person.tap("Pick the nobles");
    for noble in ["K♠", "Q♠", "J♠", "K♥"] {
        person.tap(noble);
    }
    let mut person = again(person);
    for taken in ["K♠, Zoë", "Q♠, Zoë", "J♠, Zoë", "K♥, Player 2"] {
        assert!(person.has(taken), "{taken}");
    }
    assert!(person.is_on("Player 2 picks: 1 of 3"));
    assert!(person.is_off("Begin the game"));
    person.tap("Q♥");
    person.tap("J♥");
    person.tap("Begin the game");
    let journal = person.journal();
    assert_eq!(journal[0]["players"], json!(["Zoë", "Player 2"]));
    assert_eq!(journal[0]["rules"], json!({"sale_gold": 4}));
    assert_eq!(
        journal[1]["do"],
        json!({"type": "setup", "first": 1, "nobles": [["Ks", "Qs", "Js"], ["Kh", "Qh", "Jh"]]})
    );
    // Once the game has begun, the set-up does not return.
    let mut person = again(person);
    person.expect("Turn 1 · Player 2");
    person.tap("Menu");
    person.tap("To the start screen");
    assert!(person.has("New game"));
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
    assert_eq!(person.name_of("Undo"), "Undo: Ana taxes K♥");
    drop(person);
    let mut person = Person::at(folder.path(), PHONE);
    person.press(REDO, Key::Z);
    person.press(UNDO, Key::Y);
    assert_eq!(person.name_of("Undo"), "Undo: Ana buys 3 cards");
    assert!(person.is_off("Redo"));
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
    let name = &person.name_of("evening: Ana and Ben · Ana won · ");
    person.tap(name);
    person.expect("Ana has won");
    assert!(person.has("Rematch"));
    person.tap("To the start screen");
    person.tap(name);
    // All functions that are not actions are still available.
    for way in ["Log and notes", PLAYERS] {
        person.tap("Menu");
        assert!(!person.has("Concede"));
        person.tap(way);
        person.tap("Back");
    }
}

#[test]
fn leaving_and_opening_a_running_session() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 29, PHONE);
    person.expect("Turn 3 · Ana");
    person.tap("Menu");
    person.tap("To the start screen");
    person.tap(&person.name_of("evening: Ana and Ben · Turn 3 · Cats at Cards · "));
    person.expect("Turn 3 · Ana");
    assert!(person.has("Command →"));
}

#[test]
fn a_second_window_watches_an_open_session_and_takes_it_over() {
    let folder = tempdir().unwrap();
    let mut first = seated(folder.path(), "game-original", 5, PHONE);
    let mut second = Person::at(folder.path(), LAPTOP);
    second.expect("The last game is open in another window.");
    second.watchful = true;
    let session = second.name_of("evening: Ana and Ben");
    second.tap(&session);
    second.expect("You can watch it here");
    second.expect("5 of 5");
    assert!(!second.has("Take over"));
    // The other device's action appears here while the table shows the latest entry.
    first.press(UNDO, Key::Z);
    second.let_pass(2.0);
    second.expect("6 of 6");
    second.press(Modifiers::NONE, Key::Home);
    first.press(REDO, Key::Z);
    second.let_pass(2.0);
    second.expect("Before the first of 7");
    assert!(!second.has("Take over"));
    drop(first);
    second.let_pass(2.0);
    second.expect("no longer open in the other window");
    second.watchful = false;
    second.tap("Take over");
    second.expect("Turn 1 · Ben");
    assert!(second.has("Menu"));
}

#[test]
fn an_incomplete_line_is_set_aside_and_reported() {
    let folder = tempdir().unwrap();
    let journal = course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let whole = fs::read(&journal).unwrap();
    fs::write(&journal, [&whole[..], br#"{"n":6,"do":{"ty"#].concat()).unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.expect("The last line of this game was incomplete");
    person.expect("evening.cut-off-1");
    person.tap("Got it");
    assert!(!person.reads("was incomplete"));
    person.tap("Command →");
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
    person.tap(&person.name_of("evening: Ana and Ben · Damaged at line 4"));
    person.expect("Line 4 is damaged");
    person.expect("The 2 entries before it are intact. 3 lines are lost.");
    person.expect("2 of 2");
    assert_eq!(fs::read_to_string(&damaged).unwrap(), text);
    // The lost lines can be read in place.
    person.tap("Lost lines");
    for line in text.lines().skip(3) {
        person.expect(line);
    }
    person.tap("Back");
    // The game can be continued from there; the found text is retained.
    person.tap("Continue from entry 2");
    person.expect("evening.damaged");
    person.tap("Got it");
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
    refused(&mut person, "Tax", "Every King has been taxed this turn.");
    person.tap("Reinforcements →");
    person.tap("Buy 3 cards");
    refused(
        &mut person,
        "Buy 3 cards",
        "This is allowed only once per turn.",
    );
    refused(&mut person, "Recruit", "This needs 5 gold; Ana has 2.");
    person.tap("Command →");
    refused(
        &mut person,
        "Move a weapon",
        "None of Ana’s nobles has a weapon.",
    );
    refused(
        &mut person,
        "Draw three",
        "Ben must have more nobles than Ana; now it is 3 to 3.",
    );
    person.tap("Arm");
    assert!(!person.has("5♣"), "a five is no weapon");
    refused(&mut person, "2♠", "2♠ is in the discard pile.");
    person.tap("3♥");
    assert!(!person.reads("2♠ lies in"), "the reason stays too long");
    person.tap("Arm J♣");
    // One noble is wounded, so it is not asked which one is healed.
    person.tap("Heal");
    person.tap("7♥");
    person.expect("Ana spends 7♥ to heal K♥");
    person.tap("Duel →");
    refused_in_a_duel(&mut person);
}

fn refused_in_a_duel(person: &mut Person) {
    person.tap("Attack with Q♠");
    person.tap("Challenge J♥");
    refused(
        person,
        "Ben deflects (2 gold)",
        "This needs 2 gold; Ben has 0.",
    );
    person.tap("Menu");
    person.tap(PLAYERS);
    person.expect("Finish the duel first.");
    person.tap("Back");
    person.tap("Ana rolls 4");
    person.tap("Ben rolls 6");
    refused(person, "3♥", "3♥ is under J♣.");
    refused(person, "9♠", "9♠ is in the discard pile.");
    person.tap("Ana plays no card");
    refused(
        person,
        "Play",
        "Choose one card or two first, or play none.",
    );
    person.tap("5♥");
    assert!(person.is_on("5♥"));
    // Chosen and unchosen again.
    person.tap("5♥");
    assert!(!person.is_on("5♥"));
    person.tap("5♥");
    person.expect("5♥: ");
    person.tap("4♥");
    person.tap("Play 5♥ 4♥");
    person.tap("Back to the table");
    refused(person, "Challenge", "This is allowed only once per turn.");
}

#[test]
fn an_incomplete_set_up_does_not_continue() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("New game");
    person.write("Name of Player 1", "Ana");
    person.write("Name of Player 2", " Ana ");
    assert!(person.is_off("Who begins?"));
    person.tap("Who begins?");
    assert_eq!(person.written("Name of Player 1"), "Ana");
    person.write("Name of Player 2", "Ben");
    person.tap("Who begins?");
    assert!(person.is_off("Pick the nobles"));
    person.tap("Pick the nobles");
    person.tap("Ana takes the first turn");
    person.tap("Pick the nobles");
    for noble in ["K♠", "Q♠", "J♠"] {
        person.tap(noble);
    }
    // A noble that the other player has is disabled.
    assert!(person.is_off("K♠, Ana"));
    person.tap("K♠, Ana");
    assert!(person.is_on("Ben picks: 0 of 3"));
    assert!(person.is_off("Begin the game"));
    person.tap("Begin the game");
    assert!(person.has("Begin the game"));
    // One step back at a time keeps every entered value.
    for title in ["Pick the nobles", "Who begins?", "New game"] {
        person.tap("Back");
        assert!(person.has(title), "{title}");
    }
}

#[test]
fn the_set_up_can_be_undone_and_repeated() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 1, PHONE);
    person.tap(&person.name_of("Undo: "));
    assert!(person.is_off("Undo"));
    drop(person);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("Set up the table");
    person.tap("Ben takes the first turn");
    person.tap("Pick the nobles");
    for noble in ["K♠", "Q♠", "J♠", "K♥", "Q♥", "J♥"] {
        person.tap(noble);
    }
    person.tap("Begin the game");
    person.expect("Turn 1 · Ben");
    let journal = person.journal();
    assert_eq!(journal.len(), 4, "the same journal goes on");
    assert_eq!(journal[3]["do"]["first"], 1);
}

#[test]
fn the_app_rolls_dice_on_request() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 35, PHONE);
    person.tap("Roll for Ana");
    person.tap("Roll for Ben");
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
    person.tap("Sell");
    assert!(person.has("Back"));
    person.press(Modifiers::NONE, Key::Escape);
    assert!(!person.has("Back"));
    for page in ["Log and notes", PLAYERS] {
        person.tap("Menu");
        person.tap(page);
        person.press(Modifiers::NONE, Key::Escape);
        assert!(!person.has("Back"), "{page}");
    }
    // A note is confirmed by Enter, and undo in its field does not undo a move.
    person.write("Note", "more tea");
    person.press(Modifiers::NONE, Key::Enter);
    assert_eq!(person.journal()[4]["do"]["text"], "more tea");
    assert_eq!(person.written("Note"), "");
    person.write("Note", "and cake");
    person.press(UNDO, Key::Z);
    assert_eq!(person.journal().len(), 5, "a move was taken back");
}

#[test]
fn everything_can_be_reached_and_used_by_keyboard() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 3, LAPTOP);
    person.focus_on("Reinforcements →");
    person.press(Modifiers::NONE, Key::Enter);
    assert_eq!(person.journal().len(), 5);
    person.focus_on("Buy 1 card");
    person.press(Modifiers::NONE, Key::Space);
    assert_eq!(person.journal()[5]["do"]["count"], 1);
}

#[test]
fn flipping_the_table_swaps_only_the_sides() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 3, PHONE);
    let above = |person: &Person| {
        let [ana, ben] = ["K♥ of Ana", "K♦ of Ben"].map(|name| person.place(name).top());
        ana < ben
    };
    assert!(!above(&person), "who takes the first seat sits below");
    person.tap("Flip the table");
    assert!(above(&person));
    assert_eq!(person.journal().len(), 4);
}

#[test]
fn the_deflection_is_above_the_dice_with_its_price() {
    for size in [vec2(844.0, 390.0), vec2(360.0, 640.0), PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", "game-original", 41);
        let person = Person::at(folder.path(), size);
        let deflect = person.place("Ben deflects (2 gold)");
        assert!(person.sees_whole("Ben deflects (2 gold)"), "{size}");
        let names = person.names().into_iter().map(|(_, name)| name);
        let dice: Vec<String> = names.filter(|name| name.contains(" rolls ")).collect();
        assert!(!dice.is_empty(), "{}", person.screen_text());
        for die in dice {
            assert!(deflect.bottom() <= person.place(&die).top(), "{size} {die}");
        }
    }
}

#[test]
fn on_a_laptop_the_deflection_says_why_it_is_not_possible() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-original", 41);
    let mut person = Person::at(folder.path(), LAPTOP);
    let deflect = "Ben deflects (2 gold)";
    let place = person.place(deflect);
    person.tap("Ben rolls 4");
    assert!(person.is_off(deflect));
    let texts = person.painted().into_iter();
    let texts: Vec<String> = texts
        .map(|(text, _)| text.galley.text().to_owned())
        .collect();
    let why = "Ben has rolled already.";
    assert!(texts.iter().any(|text| text == why), "{texts:?}");
    assert_eq!(person.place(deflect), place);
}

#[test]
fn a_tap_beside_an_open_question_does_not_end_it() {
    for size in [PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), "game-catsatcards", 3, size);
        for name in ["Reinforcements →", "Command →", "Arm", "K♦ of Ben"] {
            person.tap(name);
        }
        person.expect("Which 2 or 3?");
    }
}

/// A duel in which Ben’s Jack may play cards, and Ana has none, after taking cards out of the hands.
fn duel_against_a_jack(folder: &Path, taken_from_ben: usize) -> Person {
    let mut person = seated(folder, "game-catsatcards", 3, LAPTOP);
    person.tap("Menu");
    person.tap(PLAYERS);
    for _ in 0..6 {
        person.tap("less: Cards in Ana’s hand");
    }
    person.tap(&person.name_starting("Record now: "));
    if taken_from_ben > 0 {
        person.tap("Ben");
        for _ in 0..taken_from_ben {
            person.tap("less: Cards in Ben’s hand");
        }
        person.tap(&person.name_starting("Record now: "));
    }
    person.tap("Back");
    for phase in ["Reinforcements →", "Command →", "Duel →"] {
        person.tap(phase);
    }
    person.tap("Attack with Q♠");
    person.tap("Challenge J♥");
    person.tap("Ana rolls 4");
    person.tap("Ben rolls 6");
    person
}

#[test]
fn every_term_of_a_jack_fits_on_a_laptop() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 3, LAPTOP);
    person.tap("Menu");
    person.tap(PLAYERS);
    person.tap("Ben");
    person.tap("J♥’s weapon: 3♠");
    person.tap("Back");
    for name in [
        "Reinforcements →",
        "Command →",
        "Duel →",
        "Attack with Q♠",
        "Challenge J♥",
        "Ana rolls 4",
        "Ben rolls 6",
        "Ana plays no card",
        "9♥",
        "10♥",
    ] {
        person.tap(name);
    }
    person.tap(&person.name_starting("Play 9♥"));
    let last = person.place_of("Adrenaline 10♥");
    assert!(last.bottom() < 784.0, "{last:?}");
}

#[test]
fn the_decks_are_named_beside_the_whole_discard_pile() {
    for (size, entries, are_named) in [(LAPTOP, 3, true), (PHONE, 1, true), (PHONE, 34, false)] {
        let folder = tempdir().unwrap();
        let person = seated(folder.path(), "game-catsatcards", entries, size);
        for name in ["Support", "Nobles"] {
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
        person.tap("Menu");
        person.tap(PLAYERS);
        let more = "more: Cards in Ana’s hand";
        let before = person.place(more);
        let recorded = person.journal().len();
        person.tap("more: Ana’s gold");
        assert_eq!(person.place(more), before, "{size}");
        person.tap(more);
        person.tap("Record now: Ana’s gold and Cards in Ana’s hand");
        assert_eq!(person.place(more), before, "{size}");
        assert_eq!(person.journal().len(), recorded + 2, "{size}");
    }
}

#[test]
fn a_player_without_cards_is_not_shown_cards_to_play() {
    let folder = tempdir().unwrap();
    let mut person = duel_against_a_jack(folder.path(), 0);
    person.expect("Ana has no card to play.");
    assert!(!person.has("5♥"), "{}", person.screen_text());
    person.tap("Ana plays no card");
    person.expect("Jack: Ben, play up to two cards.");
}

#[test]
fn a_jack_without_cards_has_one_way_on() {
    let folder = tempdir().unwrap();
    let mut person = duel_against_a_jack(folder.path(), 6);
    person.tap("Ana plays no card");
    person.expect("Ben has no card to play.");
    assert!(!person.has("Play"), "{}", person.screen_text());
    person.tap("Ben plays no card");
}

#[test]
fn a_jack_with_one_card_in_hand_plays_one() {
    for (taken, plays) in [
        (4, "Jack: Ben, play up to two cards."),
        (5, "Ben, play one card or none."),
    ] {
        let folder = tempdir().unwrap();
        let mut person = duel_against_a_jack(folder.path(), taken);
        person.tap("Ana plays no card");
        person.expect(plays);
        let is_two = person.reads("two cards that make");
        assert_eq!(is_two, taken == 4, "{}", person.screen_text());
        // One card is played with one tap, as by any other noble.
        assert_eq!(person.has("Play"), taken == 4, "{}", person.screen_text());
        person.tap("9♥");
        assert_eq!(
            person.reads("Ben plays 9♥"),
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
        let end = person.place("End turn").shrink(2.0);
        let over: Vec<String> = person
            .painted()
            .into_iter()
            .filter(|(text, clip)| text.visual_bounding_rect().intersect(*clip).intersects(end))
            .map(|(text, _)| text.galley.text().to_owned())
            .collect();
        assert_eq!(over, ["End turn"], "{height}");
    }
}

/// The finger or the mouse stays where the next button is.
#[test]
fn the_main_button_stays_at_the_lower_edge_of_a_wide_window() {
    let mut edges = Vec::new();
    for (entries, main) in [
        (7, "Duel →"),
        (8, "End turn"),
        (11, "Ana plays no card"),
        (12, "Play"),
        (13, "End turn"),
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
    assert!(person.reads("Turn 2: Ben"), "{}", person.screen_text());
    person.tap(&person.name_starting("Undo: "));
    assert!(!person.reads("Turn 2: Ben"));
    person.tap(&person.name_starting("Redo: "));
    assert!(person.reads("Turn 2: Ben"));
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
                .any(|(_, name)| name.starts_with("Redo"))
        );
        for _ in 0..2 {
            person.tap(&person.name_of("Undo: "));
        }
        let way = person.place(&person.name_of("Redo: "));
        for _ in 0..2 {
            assert_eq!(person.place(&person.name_of("Redo: ")), way);
            person.tap(&person.name_of("Redo: "));
        }
        assert_eq!(person.place("Redo"), way);
        assert!(person.is_off("Redo"));
        person.tap("Redo");
        person.expect("There is nothing to redo.");
        for _ in 0..3 {
            person.tap(&person.name_of("Undo: "));
        }
        // The set-up is undone, too.
        assert!(person.is_off("Undo"));
        person.tap("Undo");
        person.expect("There is nothing to undo.");
        for _ in 0..3 {
            person.tap(&person.name_of("Redo: "));
        }
        assert!(person.is_off("Redo"));
        let entries = person.journal().len();
        person.tap("End turn");
        assert_eq!(person.journal().len(), entries + 1);
        assert!(!person.has("Redo"), "an action ends the stepping");
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
                "Put a 2 or 3 under one of your nobles as its weapon.",
                "One of your Kings loses 1 stamina; you gain 1 gold.",
            ],
            "Name both players’ opening nobles",
        ),
        (
            crate::duel::before_a_battle(),
            [
                "Remove a Warlord of an opponent or, as the defender, thwart the attack.",
                "Put a King, Queen or Jack from your hand face down into an empty slot.",
            ],
            "All players shuffle and deal",
        ),
        (
            crate::hearts::crowded(false),
            [
                "Strike the opponent in front of you with one card.",
                "Discard any card and step one space back.",
            ],
            "Strike with one card in any area that you name.",
        ),
    ] {
        let settings = r#"{"language":"en","hints":{"given":false}}"#;
        fs::write(folder.path().join("settings.json"), settings).unwrap();
        let mut person = Person::among_all_games(folder.path(), vec2(320.0, 568.0));
        assert!(!person.reads(words[0]));
        person.tap("Menu");
        person.tap("About the actions");
        for words in words {
            person.expect(words);
        }
        assert!(!person.reads(absent), "{}", person.screen_text());
        person.tap("Back");
        assert!(person.has("Menu"));
    }
}

/// The gold of the income phase is there without an action; the task says where it comes from.
#[test]
fn the_first_income_is_said_on_the_screen() {
    for size in [vec2(360.0, 640.0), PHONE] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), "game-catsatcards", 1, size);
        let income = "Ana gains 1 gold as income.";
        assert!(person.in_sight(income), "{size}");
        person.tap("Reinforcements →");
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
    let before = top(&person, "Ana, choose an action, or continue.");
    person.tap("Reinforcements →");
    assert_eq!(top(&person, "Ana, choose an action, or continue."), before);
    person.tap("Command →");
    // Both sides stay on the screen while a card and a noble are requested.
    for question in ["Arm", "2♥"] {
        person.tap(question);
        assert!(person.sees("Q♥ of Ben") && person.sees("Q♠ of Ana"));
    }
    person.press(Modifiers::NONE, Key::Escape);
    person.tap("Duel →");
    assert_eq!(top(&person, "Ana, tap the noble that attacks"), before);
    let attack = person.name_starting("Attack with");
    person.tap(&attack);
    assert_eq!(top(&person, "Ana, tap the noble"), before);
    // A choice that is not yet an action is undone first.
    person.tap(&format!("Undo: {attack}"));
    person.expect("Ana, tap the noble that attacks");
    // A turn of Duel, until the attack.
    let folder = crate::duel::before_a_battle();
    let mut person = Person::among_all_games(folder.path(), upright);
    let asks = "Ben, choose an action, or end the turn.";
    let before = top(&person, asks);
    person.press(Modifiers::NONE, Key::N);
    assert_eq!(top(&person, asks), before);
    // The initiative of Noble Hearts goes to and fro.
    let folder = crate::hearts::sample(1);
    let mut person = Person::among_all_games(folder.path(), upright);
    let acts = |person: &Person| person.headings().into_iter().next_back().unwrap();
    let before = top(&person, &acts(&person));
    person.tap("Pick up a rose");
    assert_eq!(top(&person, &acts(&person)), before);
}

/// In the first game, too, an action keeps its place when others become possible.
#[test]
fn a_second_warlord_is_played_where_the_first_one_was() {
    for upright in [vec2(360.0, 640.0), vec2(390.0, 844.0)] {
        let folder = tempdir().unwrap();
        let mut person = Person::among_all_games(folder.path(), upright);
        person.tap("How to play Duel");
        person.tap("Start a guided game");
        person.tap("Who begins?");
        person.tap("Player 1 begins");
        person.tap("End turn");
        let before = person.place("Play a Warlord");
        person.tap("Play a Warlord");
        let now = person.place("Play a Warlord");
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
    person.tap("How to play Noble Hearts");
    person.tap("Start a guided game");
    person.tap("Who begins?");
    person.tap("Player 1 begins");
    let mut attack = |fight: &str| {
        for name in ["Attack", fight, "Area 1", "Redraw: 2"] {
            person.tap(name);
        }
        let block = person.place("Block");
        for name in ["Block", "Fight: 9", "Redraw: 1"] {
            person.tap(name);
        }
        block
    };
    let first = attack("Fight: 7");
    for fight in ["Fight: 8", "Fight: 6"] {
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
    person.tap("Menu");
    person.tap(PLAYERS);
    person.tap("Ana");
    person.tap("more: Ana’s gold");
    person.tap("Back");
    let journal = person.journal();
    assert_eq!(journal.len(), before.len() + 1);
    let correction = &journal[before.len()]["do"];
    assert_eq!(*correction, json!({"type": "adjust", "seat": 0, "gold": 2}));
    // Undo takes the correction back, and nothing else.
    person.tap(&person.name_starting("Undo: "));
    assert_eq!(person.journal()[journal.len()]["undo"], 1);
    assert!(person.has("Ana: 1 gold"));
}

/// A number that was changed beside the table is recorded by the next action, or undone by *Undo*, and never comes back later.
#[test]
fn a_changed_number_beside_the_table_does_not_come_back() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), "game-catsatcards", 1, PHONE);
    let before = person.journal().len();
    person.tap("Q♠ of Ana");
    person.tap("About Q♠");
    person.tap(&person.name_starting("less: "));
    person.tap(&person.name_starting("Undo: "));
    assert_eq!(person.journal().len(), before);
    person.tap("Back");
    assert_eq!(person.journal().len(), before);
    person.tap("Q♠ of Ana");
    person.tap("About Q♠");
    person.tap(&person.name_starting("less: "));
    person.tap("End turn");
    let kinds = person.journal().split_off(before);
    let kinds: Vec<&Value> = kinds.iter().map(|entry| &entry["do"]["type"]).collect();
    assert_eq!(kinds, ["adjust", "end-turn"]);
    // A number whose control is closed by redo is forgotten: the next undo concerns the redone action.
    person.tap(&person.name_starting("Undo: "));
    person.tap("Q♠ of Ana");
    person.tap("About Q♠");
    person.tap(&person.name_starting("more: "));
    person.tap(&person.name_starting("Redo: "));
    let before = person.journal().len();
    person.tap(&person.name_starting("Undo: "));
    assert_eq!(person.journal().len(), before + 1);
}
