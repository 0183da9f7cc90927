//! Keyboard only: a whole turn with a duel, and every page, without a pointer event.

use egui::{Key, Modifiers};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const NONE: Modifiers = Modifiers::NONE;

fn type_all(person: &mut Person, keys: &[Key]) {
    for key in keys {
        person.press(NONE, *key);
    }
}

/// Moves the focus to a control and presses it.
fn press(person: &mut Person, name: &str) {
    person.focus_on(name);
    person.press(NONE, Key::Enter);
}

fn done(person: &Person) -> Vec<Value> {
    let lines = person.journal();
    let entries = lines[1..].iter();
    entries
        .map(|line| match line.get("do") {
            Some(action) => action.clone(),
            None => json!({"undo": line["undo"], "redo": line["redo"]}),
        })
        .collect()
}

#[test]
fn a_whole_turn_with_a_duel() {
    for size in [PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", "game-catsatcards", 1);
        let mut person = Person::at(folder.path(), size);

        // Letters start actions. When something opens, the focus is on the first choice.
        person.press(NONE, Key::S);
        assert_eq!(person.focused(), "A♠");
        person.press(NONE, Key::ArrowRight);
        assert_eq!(person.focused(), "2♠");
        person.press(NONE, Key::Space);
        press(&mut person, "6♠");
        press(&mut person, "9♠");
        press(&mut person, "@dueling-nobles-do-sell gold=3");
        // Ana has one King, so it is not asked which one pays.
        type_all(&mut person, &[Key::T, Key::N, Key::B]);
        assert_eq!(
            person.focused(),
            person.say("@dueling-nobles-do-buy count=1")
        );
        // A digit chooses the answer at its place.
        type_all(&mut person, &[Key::Num3, Key::N, Key::W]);
        press(&mut person, "3♥");
        assert_eq!(
            person.focused(),
            person.say("@dueling-nobles-do-weapon card=K♥")
        );
        type_all(&mut person, &[Key::Num1, Key::N]);

        // The duel: two Kings, the dice by digits, one support card.
        person.press(NONE, Key::C);
        assert_eq!(
            person.focused(),
            person.say("@dueling-nobles-do-attack-with card=K♥")
        );
        person.press(NONE, Key::Enter);
        assert_eq!(
            person.focused(),
            person.say("@dueling-nobles-do-attack card=K♦")
        );
        type_all(&mut person, &[Key::Enter, Key::Num3, Key::Num5]);
        type_all(&mut person, &[Key::Num2, Key::Num6]);
        // Enter, pressed once too often, plays no card; an arrow key leads to the cards.
        let before = done(&person);
        type_all(&mut person, &[Key::Enter, Key::Enter]);
        assert_eq!(done(&person), before);
        person.press(NONE, Key::ArrowDown);
        assert_eq!(person.focused(), "A♥");
        press(&mut person, "10♥");
        person.press(NONE, Key::X);
        person.expect("@dueling-nobles-fight-won name=Ana");
        assert_eq!(person.focused(), person.say("@back-to-table"));
        person.press(NONE, Key::Enter);
        type_all(&mut person, &[Key::E, Key::U, Key::Backspace]);
        person.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        person.press(Modifiers::COMMAND, Key::Y);

        let expected = json!([
            {"type": "sell", "cards": ["2s", "6s", "9s"]},
            {"type": "tax", "king": "Kh"},
            {"type": "next-phase"},
            {"type": "buy", "count": 3},
            {"type": "next-phase"},
            {"type": "weapon", "card": "3h", "noble": "Kh"},
            {"type": "next-phase"},
            {"type": "challenge", "attacker": "Kh", "target": "Kd"},
            {"type": "roll", "seat": 0, "dice": [3, 5]},
            {"type": "roll", "seat": 1, "dice": [2, 6]},
            {"type": "support", "seat": 0, "cards": ["10h"]},
            {"type": "support", "seat": 1, "cards": []},
            {"type": "end-turn"},
            {"undo": 1, "redo": null}, {"undo": 1, "redo": null},
            {"undo": null, "redo": 1}, {"undo": null, "redo": 1},
        ]);
        assert_eq!(json!(done(&person)[1..]), expected);
    }
}

#[test]
fn a_key_for_an_impossible_action_shows_the_reason() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 1);
    let mut person = Person::at(folder.path(), PHONE);
    person.press(NONE, Key::M);
    let why = "@dueling-nobles-refusal-noble-unarmed active=Ana noble=none";
    person.expect(why);
    let words = person.words(why);
    let is_why = |sentence: &String| words.are_in(sentence);
    assert!(person.live().iter().any(is_why), "{:?}", person.live());
    // Digits do nothing without a duel, letters nothing in a field.
    type_all(&mut person, &[Key::Num4, Key::X]);
    person.press(NONE, Key::L);
    person.write("@do-note", "send");
    assert_eq!(person.written("@do-note"), "send");
    assert_eq!(person.journal().len(), 2);
}

#[test]
fn every_page_opens_by_key_and_leads_back() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let mut person = Person::at(folder.path(), LAPTOP);
    for (modifiers, key, expected) in [
        (Modifiers::SHIFT, Key::Questionmark, "@keys-everywhere"),
        (Modifiers::COMMAND, Key::Comma, "@settings-theme"),
        (NONE, Key::F1, "@dueling-nobles-lesson-aim"),
        (NONE, Key::L, "@menu-log"),
        (NONE, Key::K, "@corrections-about"),
        (NONE, Key::G, "@dueling-nobles-ask-concede"),
    ] {
        person.press(modifiers, key);
        person.expect(expected);
        person.press(NONE, Key::Escape);
        assert!(
            !person.reads(expected) && person.has("@kind-end-turn"),
            "{expected}"
        );
    }
    let below = person
        .place("@dueling-nobles-noble-label card=K♥ name=Ana")
        .top();
    person.press(NONE, Key::A);
    assert!(
        person
            .place("@dueling-nobles-noble-label card=K♥ name=Ana")
            .top()
            < below
    );
    person.press(NONE, Key::Q);
    assert!(person.has("@home-new"));
}

#[test]
fn tab_goes_down_the_actions() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 30);
    let mut person = Person::at(folder.path(), PHONE);
    let mut tops = Vec::new();
    for name in [
        "@dueling-nobles-kind-weapon",
        "@dueling-nobles-kind-move-weapon",
        "@dueling-nobles-kind-heal",
        "@dueling-nobles-kind-recover",
        "@dueling-nobles-kind-spy",
        "@kind-end-turn",
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)",
    ] {
        person.focus_on(name);
        tops.push(person.place(name).top());
    }
    assert!(tops.is_sorted(), "{tops:?}");
}

#[test]
fn pages_without_controls_scroll_by_key() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let mut person = Person::at(folder.path(), PHONE);
    person.press(NONE, Key::F1);
    // The heading of the last chapter.
    let end = "@dueling-nobles-rulebook-end victory=no tax_may_vanquish=no both_empty=no";
    let end = person.say(end);
    let (first, last) = ("@dueling-nobles-lesson-aim", end.lines().next().unwrap());
    person.expect(last);
    assert!(person.in_sight(first) && !person.in_sight(last));
    for _ in 0..20 {
        person.press(NONE, Key::PageDown);
    }
    assert!(!person.in_sight(first) && person.in_sight(last));
    for _ in 0..20 {
        person.press(NONE, Key::PageUp);
    }
    assert!(person.in_sight(first));
}

#[test]
fn escape_goes_back_through_the_set_up() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    press(&mut person, "@home-new");
    press(&mut person, "@setup-who-begins");
    person.press(NONE, Key::Escape);
    assert!(person.has("@setup-name-of player=(@player-unnamed number=1)"));
    person.press(NONE, Key::Escape);
    assert!(person.has("@dueling-nobles-quick-title"));
}

#[test]
fn keys_do_not_reach_the_game_behind_an_open_panel() {
    let keys = [Key::E, Key::N, Key::S, Key::Num0, Key::Num3, Key::X, Key::X];
    let unseen = [Key::U, Key::Backspace, Key::Q, Key::A];
    for size in [PHONE, LAPTOP] {
        for (entries, opens, expected) in [
            // The menu, a sheet, a page, the log, and the menu and the log over a duel.
            (5, vec![Key::Escape], "@menu-leave"),
            (5, vec![Key::G], "@dueling-nobles-ask-concede"),
            (5, vec![Key::K], "@corrections-about"),
            (5, vec![Key::L], "@menu-log"),
            (9, vec![Key::Escape], "@menu-leave"),
            (9, vec![Key::L], "@menu-log"),
        ] {
            let folder = tempdir().unwrap();
            course::lay_out(folder.path(), "evening", "game-catsatcards", entries);
            let mut person = Person::at(folder.path(), size);
            let table = person.screen_text();
            type_all(&mut person, &opens);
            assert!(person.reads(expected) || person.has(expected), "{expected}");
            let before = person.journal();
            type_all(&mut person, &keys);
            assert_eq!(person.journal(), before, "{expected}");
            if expected != "@menu-log" {
                type_all(&mut person, &unseen);
                assert_eq!(person.journal(), before, "{expected}");
            }
            assert!(person.reads(expected) || person.has(expected), "{expected}");
            person.press(NONE, Key::Escape);
            assert_eq!(person.screen_text(), table, "{expected}");
        }
    }
}

#[test]
fn the_focus_stays_inside_an_open_menu() {
    for size in [PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
        let mut person = Person::at(folder.path(), size);
        press(&mut person, "@menu");
        assert_eq!(person.focused(), person.say("@menu-log"));
        let mut seen = Vec::new();
        for n in 0..40 {
            let key = [Key::Tab, Key::ArrowUp, Key::Tab, Key::ArrowRight][n / 10];
            person.press(NONE, key);
            seen.push(person.focused());
        }
        for behind in ["@menu", "@kind-end-turn", "@do-undo"] {
            let words = person.words(behind);
            assert!(
                !seen.iter().any(|name| words.start(name) || name.is_empty()),
                "{seen:?}"
            );
        }
        assert!(seen.contains(&person.say("@menu-leave")), "{seen:?}");
        person.press(NONE, Key::Escape);
        assert_eq!(person.focused(), person.say("@menu"));
        assert!(!person.has("@menu-log"));
    }
}

/// Otherwise a tap that only closes the menu could end a turn.
#[test]
fn a_tap_beside_a_menu_only_closes_it() {
    for size in [PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
        let mut person = Person::at(folder.path(), size);
        let turn_end = person.place("@kind-end-turn").center();
        let before = person.journal();
        press(&mut person, "@menu");
        assert!(person.has("@menu-log"));
        person.put_finger(turn_end);
        person.lift_finger(turn_end);
        person.settle();
        assert!(!person.has("@menu-log"), "{}", person.screen_text());
        assert_eq!(person.journal(), before);
    }
}
