//! *Duel* on the screen: whole games by the names of controls, numbers of taps, and the sample.

use std::fs;
use std::path::Path;

use courtyard::text::Language;
use egui::{Key, Modifiers, Vec2, vec2};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::person::{LAPTOP, Look, PHONE, Person};

const NAMES: [&str; 6] = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"];

/// Writes a journal with this number of players and these actions into a data folder.
fn lay_out(folder: &Path, players: usize, rules: Value, actions: &[Value]) {
    let sessions = folder.join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    let mut lines = vec![json!({
        "courtyard": 1,
        "game": "duel",
        "edition": "csatho",
        "rules": rules,
        "players": NAMES[..players],
        "started": "2026-11-20T19:03:11+01:00",
    })];
    let numbered = actions.iter().enumerate();
    lines.extend(numbered.map(|(n, action)| json!({"n": n + 1, "do": action})));
    let lines: Vec<String> = lines.iter().map(|line| format!("{line}\n")).collect();
    fs::write(sessions.join("evening.courtyard"), lines.concat()).unwrap();
}

/// The last card of a hand has no support beside it.
#[test]
fn the_range_of_an_attack_counts_the_cards_in_the_hand() {
    for (hand, range) in [(2, "4 to 13"), (1, "4 to 10")] {
        let mut actions = two();
        actions.extend([
            json!({"type": "adjust", "seat": 1, "hand": hand, "draw": 45, "discard": 6 - hand}),
            json!({"type": "next-phase"}),
            json!({"type": "attack"}),
        ]);
        let folder = session(2, &actions);
        let person = Person::among_all_games(folder.path(), PHONE);
        person.expect(&format!("face down: strength {range}."));
    }
}

/// A game for two: Ben is in his first full turn, and both have a Warlord on the table.
fn two() -> Vec<Value> {
    vec![
        json!({"type": "setup", "first": 0}),
        json!({"type": "warlord", "slot": 0}),
        json!({"type": "end-turn"}),
        json!({"type": "warlord", "slot": 0}),
    ]
}

/// The game of [`two`] until a battle without support cards is revealed.
fn to_the_reveal() -> Vec<Value> {
    let mut actions = two();
    actions.extend([
        json!({"type": "next-phase"}),
        json!({"type": "attack", "slot": 0}),
        json!({"type": "defend", "slot": 0, "army": true}),
        json!({"type": "support", "seat": 1, "count": 0}),
        json!({"type": "support", "seat": 0, "count": 0}),
    ]);
    actions
}

/// A table with many things on it, for this number of players.
pub fn lively(folder: &Path, players: usize) {
    let sample = include_str!("../../src/games/duel/sample.courtyard");
    let mut actions: Vec<Value> = sample
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["do"].clone())
        .collect();
    if players != 3 {
        actions = vec![json!({"type": "setup", "first": 0})];
        for seat in 0..players {
            actions.push(json!({"type": "warlord", "slot": 0}));
            if seat % 2 == 1 || seat + 1 == players {
                actions.push(json!({"type": "warlord", "slot": 1}));
            }
            if seat + 1 < players {
                actions.push(json!({"type": "end-turn"}));
            }
        }
        for seat in 0..players {
            let warlords = 1 + usize::from(seat % 2 == 1 || seat + 1 == players);
            let draw = 46 - 7 * seat;
            actions.push(json!({"type": "adjust", "seat": seat, "hand": 4, "draw": draw, "discard": 52 - 4 - draw - warlords}));
            if seat > 0 {
                let discarded = ["9h", "4", "Ks", "2c", "7d"][seat - 1];
                actions.push(json!({"type": "tell", "seat": seat, "discard": [discarded]}));
            }
        }
        actions.push(json!({"type": "adjust", "seat": 0, "slot": 0, "warlord": {"card": "Kc", "face_up": true}}));
        actions.push(json!({"type": "adjust", "seat": 1, "slot": 0, "warlord": {"card": "Qd", "face_up": false}}));
    }
    lay_out(folder, players, json!({}), &actions);
}

/// A session with this number of players after these actions.
pub fn session(players: usize, actions: &[Value]) -> TempDir {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), players, json!({}), actions);
    folder
}

/// The table of [`lively`] in a new folder.
pub fn table(players: usize) -> TempDir {
    let folder = tempdir().unwrap();
    lively(folder.path(), players);
    folder
}

/// The first turn, which consists of its preparation only.
pub fn first_round() -> TempDir {
    session(3, &[json!({"type": "setup", "first": 0})])
}

/// Ben may attack with a Warlord, and Ana defend with one.
pub fn before_a_battle() -> TempDir {
    let mut actions = two();
    actions.push(json!({"type": "next-phase"}));
    session(2, &actions)
}

/// Ben has nothing left to draw and has to decide about the joker.
pub fn waiting() -> TempDir {
    let folder = tempdir().unwrap();
    lay_out(
        folder.path(),
        2,
        json!({"reinforcements": true}),
        &[
            json!({"type": "setup", "first": 0}),
            json!({"type": "adjust", "seat": 1, "hand": 5, "draw": 0, "discard": 48}),
            json!({"type": "end-turn"}),
        ],
    );
    folder
}

/// A game of three in which one player has conceded.
pub fn nearly_ended() -> TempDir {
    let actions = [
        json!({"type": "setup", "first": 0}),
        json!({"type": "concede", "seat": 1}),
    ];
    session(3, &actions)
}

/// Taps these controls in order at the table of a game for two, on a phone and on a laptop. Returns the number of taps
/// and the recorded actions.
fn taps(names: &[&str]) -> (usize, Vec<String>) {
    let mut all = [PHONE, LAPTOP, vec2(360.0, 640.0)].map(|size| {
        let folder = tempdir().unwrap();
        lay_out(folder.path(), 2, json!({}), &two());
        let mut person = Person::among_all_games(folder.path(), size);
        let before = person.journal().len();
        for name in names {
            person.tap(name);
        }
        assert!(
            person.has("End turn"),
            "not back at the table: {}",
            person.screen_text()
        );
        let recorded = person.journal().split_off(before);
        let kinds = recorded
            .iter()
            .map(|entry| entry["do"]["type"].as_str().unwrap_or_default().to_owned());
        (person.taps, kinds.collect())
    });
    all.sort();
    assert_eq!(all[0], all[2], "windows differ");
    all[0].clone()
}

#[test]
fn an_attack_with_everything_on_both_sides() {
    let (taps, recorded) = taps(&[
        "Attack with Warlord 1",
        "Warlord 1 and Army",
        "Both add one",
        "Ben, Army: 10",
        "Ben, Warlord: Q",
        "Ben, Support: 3",
        "Ana, Army: 7",
        "Ana, Warlord: K",
        "Ana, Support: 2",
        "No Ace: 2 cards move",
    ]);
    assert!(taps <= 10, "{taps} taps");
    let all = [
        "next-phase",
        "attack",
        "defend",
        "support",
        "support",
        "reveal",
        "resolve",
    ];
    assert_eq!(recorded, all);
}

#[test]
fn a_tap_on_the_attackers_warlord_attacks_with_it() {
    let down = json!({"card": "Kc", "face_up": false});
    let mut actions = two();
    for seat in 0..2 {
        actions.push(json!({"type": "adjust", "seat": seat, "slot": 0, "warlord": down}));
    }
    for size in [PHONE, LAPTOP, vec2(844.0, 390.0)] {
        let folder = session(2, &actions);
        let mut person = Person::among_all_games(folder.path(), size);
        let tap_warlord_of = |person: &mut Person, name: &str| {
            let part = person.place(&person.name_starting(name));
            let painted = person.painted().into_iter();
            let mut ranks = painted.filter(|(text, _)| text.galley.text() == "K");
            let rank = ranks.find_map(|(text, _)| {
                let at = text.visual_bounding_rect().center();
                part.contains(at).then_some(at)
            });
            let at = rank.expect("the rank is readable");
            person.put_finger(at);
            person.lift_finger(at);
        };
        let before = person.journal().len();
        tap_warlord_of(&mut person, "Ana: ");
        assert_eq!(person.journal().len(), before, "Ana does not attack");
        assert!(person.refusal().is_some(), "what is known is said");
        person.expect("Warlord 1 is face down: K♣.");
        tap_warlord_of(&mut person, "Ben: ");
        let last = person.journal().pop().unwrap();
        assert_eq!(last["do"], json!({"type": "attack", "slot": 0}));
    }
}

/// A tap on an own empty slot plays a Warlord into it; on another player's it says what is known of the player.
#[test]
fn a_tap_on_an_own_empty_slot_plays_a_warlord() {
    let mut actions = two();
    for seat in 0..2 {
        let up = json!({"card": "Kc", "face_up": true});
        actions.push(json!({"type": "adjust", "seat": seat, "slot": 0, "warlord": up}));
    }
    let folder = session(2, &actions);
    let mut person = Person::among_all_games(folder.path(), LAPTOP);
    // The slots are side by side, each as wide as a card.
    let next_slot = vec2(108.0, 0.0);
    let tap_second_slot_of = |person: &mut Person, name: &str| {
        let part = person.place(&person.name_starting(name));
        let painted = person.painted().into_iter();
        let mut ranks = painted.filter(|(text, _)| text.galley.text() == "K");
        let rank = ranks.find_map(|(text, _)| {
            let at = text.visual_bounding_rect().center();
            part.contains(at).then_some(at)
        });
        let at = rank.expect("the rank is readable") + next_slot;
        person.put_finger(at);
        person.lift_finger(at);
    };
    let before = person.journal().len();
    tap_second_slot_of(&mut person, "Ana: ");
    assert!(person.refusal().is_some() && person.has("Menu"));
    assert_eq!(person.journal().len(), before);
    tap_second_slot_of(&mut person, "Ben: ");
    let last = person.journal().pop().unwrap();
    assert_eq!(last["do"], json!({"type": "warlord", "slot": 1}));
}

/// The page of another player does not begin where the last one was left.
#[test]
fn the_page_of_each_player_begins_at_its_top() {
    let folder = table(2);
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("Menu");
    person.tap("Players and corrections");
    person.bring("Each rank has four cards.");
    assert!(!person.in_sight(" per turn: enough for"));
    person.tap("Back");
    let other = if person.reads("· Ben") { "Ana" } else { "Ben" };
    open_page(&mut person, other);
    assert!(person.in_sight(" per turn: enough for"));
    // No correction of Duel belongs to the table.
    assert!(!person.screen_text().contains("“The table”"));
}

/// Opens the page of this player: the cards in the middle of the player's side have taps of their own.
fn open_page(person: &mut Person, name: &str) {
    let side = person.name_starting(&format!("{name}: "));
    let corner = person.place(&side).left_top();
    person.touch(corner + vec2(20.0, 12.0));
}

/// After the end nothing can be recorded about a deck any more, so nothing asks for it.
#[test]
fn cards_are_named_until_the_game_has_ended() {
    let folder = session(2, &two());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    open_page(&mut person, "Ana");
    person.bring("Name a card");
    person.tap("Back");
    for name in ["Menu", "Concede", "Ben concedes"] {
        person.tap(name);
    }
    open_page(&mut person, "Ana");
    person.bring("Each rank has four cards.");
    assert!(!person.has("Name a card"), "{}", person.screen_text());
}

#[test]
fn the_defenders_own_warlord_answers() {
    for size in [PHONE, LAPTOP, vec2(320.0, 568.0)] {
        for (how, army) in [("Warlord 1 and Army", true), ("Warlord 1 alone", false)] {
            let folder = before_a_battle();
            let mut person = Person::among_all_games(folder.path(), size);
            person.tap("Attack with Warlord 1");
            assert!(!person.has("Warlord 1 of Ben"), "the attacker has chosen");
            person.tap("Warlord 1 of Ana");
            assert!(!person.has("No defence"), "it is asked of this Warlord");
            person.tap(how);
            let last = person.journal().pop().unwrap();
            let defended = json!({"type": "defend", "slot": 0, "army": army});
            assert_eq!(last["do"]["slot"], defended["slot"], "{last}");
            assert_eq!(last["do"]["type"], defended["type"], "{last}");
            assert_eq!(last["do"]["army"] == json!(true), army, "{last}");
            assert!(!person.has("Warlord 1 of Ana"), "it has defended");
            // Without an Army card the defender adds nothing and is not named.
            person.expect(match army {
                true => "First Ben, then Ana",
                false => "Does Ben add a Support card (3 or 2)?",
            });
        }
    }
}

/// Attacks and the end of the turn have a button each; none leads only from phase to phase.
#[test]
fn a_turn_has_one_button_for_each_attack_and_one_for_its_end() {
    let phases = |person: &Person| {
        let names = person.names().into_iter();
        let onward: Vec<_> = names.filter(|(_, name)| name.ends_with('→')).collect();
        assert!(onward.is_empty(), "{onward:?}");
        assert!(person.has("End turn"));
    };
    for size in [PHONE, LAPTOP] {
        let folder = session(2, &two());
        let mut person = Person::among_all_games(folder.path(), size);
        phases(&person);
        assert!(person.has("Attack with Warlord 1"), "the preparation");
        person.press(Modifiers::NONE, Key::N);
        phases(&person);
        assert!(person.has("Attack with Warlord 1"), "the attack");
        person.press(Modifiers::NONE, Key::N);
        phases(&person);
    }
}

/// An attack from the preparation enters the attack phase, too. Undo leads back to the preparation, redo to
/// the attack.
#[test]
fn one_undo_covers_an_attack_from_the_preparation() {
    let folder = session(2, &two());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    let before = person.journal().len();
    person.tap("Attack with Warlord 1");
    assert_eq!(person.journal().len(), before + 2);
    // The undo covers the phase that the attack has entered.
    person
        .tap("Undo: Ben attacks Ana, led by the Warlord in slot 1, and the phase passed before it");
    assert_eq!(person.journal().pop().unwrap()["undo"], 2);
    assert!(person.has("Undo: Ben plays a Warlord face down in slot 1"));
    person.tap(&person.name_starting("Redo: Ben attacks Ana"));
    assert_eq!(person.journal().pop().unwrap()["redo"], 2);
}

/// The title of a turn in the log is followed by its events.
#[test]
fn the_log_does_not_repeat_the_title_of_a_turn() {
    let folder = session(
        3,
        &[
            json!({"type": "setup", "first": 0}),
            json!({"type": "end-turn"}),
        ],
    );
    let person = Person::among_all_games(folder.path(), LAPTOP);
    assert!(person.in_sight("Turn 2: Ben") && person.in_sight("Ben draws a card."));
    assert!(
        !person.in_sight("it is Ben’s turn"),
        "{}",
        person.screen_text()
    );
}

/// The end of a game is not cut while there is room below it.
#[test]
fn the_end_of_a_game_is_shown_whole_on_a_laptop() {
    let mut actions = vec![
        json!({"type": "setup", "first": 0}),
        json!({"type": "warlord", "slot": 0}),
        json!({"type": "adjust", "seat": 0, "hand": 5, "draw": 0, "discard": 46}),
    ];
    actions.extend(to_the_reveal().split_off(2));
    let cards = json!({
        "type": "reveal", "attacker": {"warlord": "Qh", "army": "10s"},
        "defender": {"warlord": "Kc", "army": "4h"},
    });
    actions.extend([cards, json!({"type": "resolve"})]);
    let folder = session(2, &actions);
    let mut person = Person::among_all_games(folder.path(), LAPTOP);
    person.tap("End turn");
    assert!(person.in_sight("Ben wins the game. Well played!"));
    assert!(person.in_sight("Battles won: "));
}

/// The page with the players is higher than a laptop's window.
#[test]
fn the_way_on_from_many_players_is_in_sight_on_a_laptop() {
    for players in [3, 6] {
        let folder = tempdir().unwrap();
        let mut person = Person::among_all_games(folder.path(), LAPTOP);
        person.tap("New game");
        person.tap("Duel");
        for _ in 2..players {
            person.tap("more: Players");
        }
        assert!(person.sees_whole("Who begins?"), "{players} players");
    }
}

/// Before the defender has chosen, the Warlords on the table do not look chosen.
#[test]
fn a_warlord_that_may_defend_is_not_shown_as_chosen() {
    let folder = before_a_battle();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("Attack without Warlord");
    assert!(person.in_sight("Can defend with:"));
    person.tap("Warlord 1 and Army");
    assert!(person.reads("Defender") && !person.reads("Can defend with:"));
}

#[test]
fn a_turn_without_an_attack() {
    let (taps, recorded) = taps(&["Play a Warlord", "End turn"]);
    assert!(taps <= 2, "{taps} taps");
    assert_eq!(recorded, ["warlord", "end-turn"]);
}

#[test]
fn an_ace_outside_a_battle() {
    let (taps, recorded) = taps(&["Any player’s Ace", "Ana plays it", "Ben: Warlord 1"]);
    assert!(taps <= 3, "{taps} taps");
    assert_eq!(recorded, ["ace"]);
}

#[test]
fn the_table_answers_who_plays_an_ace() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), 2, json!({}), &two());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("Any player’s Ace");
    assert!(!person.has("End turn"), "a sheet has no way past it");
    for name in ["Ana: ", "Ben: "] {
        let part = person.name_starting(name);
        person.tap(&part);
    }
    let last = person.journal().pop().unwrap();
    assert_eq!(
        (&last["do"]["type"], &last["do"]["seat"]),
        (&json!("ace"), &json!(0))
    );
    assert_eq!(last["do"]["against"], 1);
}

/// The hand-over screen does not list the possible cost of an attack that an Ace has thwarted.
#[test]
fn the_hand_over_describes_the_result_of_an_attack() {
    let cards = json!({
        "type": "reveal", "attacker": {"warlord": "Qh", "army": "10s"},
        "defender": {"warlord": "Kc", "army": "4h"},
    });
    for (ends, expected) in [
        (
            json!({"type": "ace", "seat": 0, "card": "A"}),
            "Ana plays an Ace in defence",
        ),
        (json!({"type": "resolve"}), "Ben’s attack succeeds."),
    ] {
        let mut actions = to_the_reveal();
        actions.extend([cards.clone(), ends]);
        let folder = session(2, &actions);
        Person::waits_between_turns(folder.path());
        let mut person = Person::among_all_games(folder.path(), PHONE);
        person.reads_hand_overs = true;
        person.tap("End turn");
        for sentence in [expected, "Ben 12 against Ana 7."] {
            person.expect(sentence);
        }
        // Not only screen readers say the first step of the next player.
        person.place_of("Ana draws a card.");
        assert!(!person.reads("Without an Ace"), "{}", person.screen_text());
    }
}

#[test]
fn cards_named_for_a_reveal_stay_while_the_log_is_read() {
    let folder = session(2, &to_the_reveal());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.expect("1/4");
    person.tap("Ben, Army: 10");
    person.expect("2/4");
    person.tap("Menu");
    person.tap("Log and notes");
    person.tap("Back");
    person.expect("2/4");
}

/// Undo removes one card, also when the last card has ended the reveal.
#[test]
fn undo_in_a_reveal_removes_one_card() {
    for size in [PHONE, LAPTOP, vec2(844.0, 390.0)] {
        let folder = session(2, &to_the_reveal());
        let mut person = Person::among_all_games(folder.path(), size);
        let before = person.journal();
        person.tap("Ben, Army: 10");
        person.tap("Ben, Warlord: K");
        person.tap("Undo: Ben, Warlord: K");
        person.expect("2/4");
        assert_eq!(person.journal(), before, "the support stays");
        for name in ["Ben, Warlord: Q", "Ana, Army: 7", "Ana, Warlord: J"] {
            person.tap(name);
        }
        person.tap(&person.name_starting("Undo: "));
        person.expect("4/4");
        person.tap("Ana, Warlord: K");
        let last = person.journal().pop().unwrap();
        assert_eq!(
            last["do"]["attacker"],
            json!({"warlord": "Q", "army": "10"})
        );
        assert_eq!(last["do"]["defender"], json!({"warlord": "K", "army": "7"}));
    }
}

/// The cost of an Ace for the attacker is visible before it is played and afterwards; so is the sum that gives the
/// damage.
#[test]
fn the_last_chance_explains_both_outcomes() {
    let mut actions = two();
    actions.extend([
        json!({"type": "next-phase"}),
        json!({"type": "attack", "slot": 0}),
        json!({"type": "defend", "slot": 0, "army": true}),
        json!({"type": "support", "seat": 1, "count": 1}),
        json!({"type": "support", "seat": 0, "count": 1}),
        json!({
            "type": "reveal", "attacker": {"warlord": "Q", "army": "10", "support": ["3"]},
            "defender": {"warlord": "K", "army": "7", "support": ["2"]},
        }),
    ]);
    for size in [PHONE, LAPTOP, vec2(320.0, 568.0)] {
        let folder = session(2, &actions);
        let mut person = Person::among_all_games(folder.path(), size);
        person.expect("Damage: (15 − 12) ÷ 2, rounded up");
        let cost = "An Ace thwarts the attack, and Ben loses the Warlord.";
        assert!(
            person.reads(cost) || person.describes(cost),
            "{}",
            person.screen_text()
        );
        person.tap("Ana plays an Ace");
        person.expect("Ana plays an Ace in defence: Ben loses the Warlord");
    }
}

/// Without a card in hand, the defender has no Ace, and no sentence speaks of one.
#[test]
fn no_sentence_speaks_of_an_ace_of_an_empty_hand() {
    let mut actions = two();
    actions.extend([
        json!({"type": "adjust", "seat": 0, "hand": 0, "draw": 47, "discard": 4}),
        json!({"type": "next-phase"}),
        json!({"type": "attack", "slot": 0}),
        json!({"type": "defend", "slot": 0, "army": false}),
        json!({"type": "support", "seat": 1, "count": 0}),
        json!({
            "type": "reveal", "attacker": {"warlord": "Q", "army": "10"}, "defender": {"warlord": "K"},
        }),
    ]);
    for size in [PHONE, LAPTOP] {
        let folder = session(2, &actions);
        let mut person = Person::among_all_games(folder.path(), size);
        assert!(!person.reads("An Ace thwarts"), "{}", person.screen_text());
        assert!(!person.reads("No Ace"), "{}", person.screen_text());
        person.tap("5 cards move");
        person.expect("Ben’s attack succeeds.");
    }
}

/// An attack without a Warlord that an Ace thwarts costs the attacker a card, unless house rules say otherwise.
#[test]
fn the_cost_of_an_ace_without_a_warlord_is_visible_before_it_is_played() {
    let costs = [
        (
            json!({}),
            "An Ace thwarts the attack, and Ben draws a card and discards it.",
        ),
        (
            json!({"unled_fail_draw": 2}),
            "An Ace thwarts the attack, and Ben draws 2 cards and discards them.",
        ),
        (
            json!({"ace_fails_unled": false}),
            "An Ace thwarts the attack.",
        ),
    ];
    for (house, cost) in costs {
        let mut actions = two();
        actions.extend([json!({"type": "next-phase"}), json!({"type": "attack"})]);
        let folder = tempdir().unwrap();
        lay_out(folder.path(), 2, house, &actions);
        let person = Person::among_all_games(folder.path(), PHONE);
        assert!(
            person.reads(cost) || person.describes(cost),
            "{}",
            person.screen_text()
        );
    }
}

#[test]
fn a_concession_of_two_does_not_speak_of_others() {
    let folder = session(2, &two());
    let settings = r#"{"language": "en", "hints": {"given": true}}"#;
    fs::write(folder.path().join("settings.json"), settings).unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("Menu");
    person.tap("Concede");
    person.expect("If you concede, you lose.");
    assert!(!person.reads("others play on"), "{}", person.screen_text());
}

/// Players keep their places on the screen, whatever is asked.
#[test]
fn six_keep_their_places() {
    for (width, height) in [(360.0, 640.0), (390.0, 844.0), (1280.0, 800.0)] {
        let folder = table(6);
        let mut person = Person::among_all_games(folder.path(), vec2(width, height));
        let places = |person: &Person| {
            let mut all: Vec<(&str, egui::Rect)> = NAMES
                .iter()
                .map(|name| {
                    (
                        *name,
                        person.place(&person.name_starting(&format!("{name}: "))),
                    )
                })
                .collect();
            // From top to bottom, and from left to right.
            all.sort_by(
                |(_, a), (_, b)| match (a.center() - b.center()).y.abs() < 20.0 {
                    true => a.left().total_cmp(&b.left()),
                    false => a.top().total_cmp(&b.top()),
                },
            );
            all.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
        };
        let before = places(&person);
        person.tap("Any player’s Ace");
        assert_eq!(places(&person), before, "{width} x {height}: a sheet");
        person.tap("Back");
        person.tap("End turn");
        assert_eq!(places(&person), before, "{width} x {height}: the next turn");
    }
}

#[test]
fn a_thwarted_attack_is_looked_at_before_the_table_comes_back() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), 2, json!({}), &two());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    for name in [
        "Attack with Warlord 1",
        "Warlord 1 and Army",
        "Nobody",
        "Ben, Army: 5",
        "Ben, Warlord: Q",
        "Ana, Army: 7",
        "Ana, Warlord: K",
    ] {
        person.tap(name);
    }
    person.expect("Ana is stronger, 10 to 7: the attack is thwarted.");
    // Text of the heading is not repeated below it.
    let lines = person.lines();
    for said in [
        "Ben 7 against Ana 10.",
        "The attack is thwarted: Ana is stronger.",
    ] {
        assert!(
            !lines.iter().any(|line| line == said),
            "{}",
            person.screen_text()
        );
    }
    person.expect("Ben loses Q");
    person.tap("Back to the table");
    assert!(person.has("End turn"));
}

#[test]
fn a_defenders_ace_names_the_warlord_that_it_turns_up() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), 2, json!({}), &two());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    for name in [
        "Attack with Warlord 1",
        "Warlord 1 and Army",
        "Ana plays an Ace",
        "Ana, Warlord: K",
    ] {
        person.tap(name);
    }
    let last = person.journal().pop().unwrap();
    assert_eq!(last["do"]["type"], "ace");
    assert_eq!(last["do"]["warlord"], "K");
}

#[test]
fn an_ace_in_a_battle_says_what_each_player_moves() {
    for (attack, defence, result, moved) in [
        (
            "Attack with Warlord 1",
            "Army alone",
            "Ana plays an Ace in defence: Ben loses the Warlord",
            "Ben puts the Warlord onto the discard pile.",
        ),
        (
            "Attack without Warlord",
            "Army alone",
            "Ana plays an Ace in defence",
            "Ben draws a card and discards it, because the attack had no Warlord.",
        ),
    ] {
        let folder = tempdir().unwrap();
        lay_out(folder.path(), 2, json!({}), &two());
        let mut person = Person::among_all_games(folder.path(), PHONE);
        for name in [attack, defence, "Ana plays an Ace"] {
            person.tap(name);
        }
        let used = "Army and Support cards go to their owners’ discard piles.";
        for sentence in [result, moved, used] {
            person.expect(sentence);
        }
        person.tap("Back to the table");
        assert!(person.has("End turn") && !person.has("Back to the table"));
    }
}

#[test]
fn everybody_is_in_sight_at_once() {
    let sizes = [
        (360.0, 640.0),
        (390.0, 844.0),
        (844.0, 390.0),
        (1280.0, 800.0),
    ];
    for (width, height) in sizes {
        for language in [Language::English, Language::Spanish] {
            for players in [2, 3, 4, 5, 6] {
                let folder = table(players);
                let look = Look::new(width, height).language(language);
                let person = Person::looking_among_all(folder.path(), &look);
                for name in &NAMES[..players] {
                    let part = person.name_starting(&format!("{name}: "));
                    assert!(
                        person.sees_whole(&part),
                        "{width} x {height}, {language:?}, {players}: {part}"
                    );
                }
            }
        }
    }
}

/// The first enabled control whose name starts with this text.
fn possible(person: &Person, start: &str) -> Option<String> {
    let names = person.names();
    let mut names = names.into_iter().map(|(_, name)| name);
    names.find(|name| name.starts_with(start) && !person.is_off(name))
}

/// Plays by the names of controls until a player has won: all attack, none defends.
fn play_to_the_end(players: usize, size: Vec2) {
    let folder = tempdir().unwrap();
    let mut actions = vec![json!({"type": "setup", "first": 0})];
    // A game with few cards in the draw piles takes fewer turns.
    for seat in 0..players {
        let hand = 5 + usize::from(seat == 0);
        let draw = 9;
        actions.push(json!({
            "type": "adjust", "seat": seat, "hand": hand, "draw": draw, "discard": 52 - hand - draw,
        }));
    }
    lay_out(folder.path(), players, json!({}), &actions);
    let mut person = Person::among_all_games(folder.path(), size);
    for _ in 0..400 {
        let journal = person.journal();
        let next = ["Attack without Warlord", "No defence", "No Ace"];
        let next = next.iter().find_map(|start| possible(&person, start));
        let adds_none = |person: &Person| {
            let names = person.names();
            let mut names = names.into_iter().map(|(_, name)| name);
            names.find(|name| name.ends_with(" adds none"))
        };
        let army = |person: &Person| {
            let all = NAMES[..players].iter();
            all.into_iter()
                .find_map(|name| possible(person, &format!("{name}, Army: ")))
        };
        let next = next
            .or_else(|| adds_none(&person))
            .or_else(|| army(&person))
            .or_else(|| possible(&person, "End turn"));
        let Some(next) = next else {
            break;
        };
        person.tap(&next);
        let length = person.journal().len();
        assert!(length > journal.len(), "{next:?}: {}", person.screen_text());
    }
    let all = NAMES[..players].iter();
    let winners = all.filter(|name| person.reads(&format!("{name} has won")));
    assert!(winners.count() == 1, "{}", person.screen_text());
}

#[test]
fn a_whole_game_of_two() {
    play_to_the_end(2, PHONE);
}

#[test]
fn a_whole_game_of_three() {
    play_to_the_end(3, LAPTOP);
}

#[test]
fn a_whole_game_of_six() {
    play_to_the_end(6, vec2(360.0, 640.0));
}

#[test]
fn cards_of_a_player_can_be_named_and_corrected() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), 2, json!({}), &two());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    open_page(&mut person, "Ana");
    person.expect("46 in the draw pile, 1 per turn: enough for 46 turns");
    person.tap("Warlord 1");
    person.tap("Warlord 1: K");
    assert_eq!(person.journal().pop().unwrap()["do"]["card"], "K");
    person.tap("less: Ana’s draw pile");
    person.expect("45 in the draw pile, 1 per turn: enough for 45 turns");
    person.tap("Record now: Ana’s hand and draw pile");
    let last = person.journal().pop().unwrap();
    assert_eq!(last["do"]["draw"], 45);
    assert_eq!(last["do"]["discard"], 1);
}

#[test]
fn somebody_without_cards_is_asked_for_the_joker() {
    let folder = tempdir().unwrap();
    let actions = [
        json!({"type": "setup", "first": 0}),
        json!({"type": "adjust", "seat": 1, "hand": 5, "draw": 0, "discard": 48}),
        json!({"type": "end-turn"}),
    ];
    lay_out(folder.path(), 2, json!({"reinforcements": true}), &actions);
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.expect("Ben has nothing left to draw. Is there a joker?");
    person.tap("Joker: 8 cards");
    assert_eq!(person.journal().pop().unwrap()["do"]["type"], "reinforce");
    assert!(person.has("End turn"));
}

#[test]
fn the_quick_battle_adds_up() {
    let folder = tempdir().unwrap();
    for size in [PHONE, LAPTOP, vec2(844.0, 390.0)] {
        let mut person = Person::among_all_games(folder.path(), size);
        person.tap("Quick battle");
        for name in [
            "Attacker, Army: 10",
            "Attacker, Warlord: Q",
            "Attacker, Support: 3",
            "Defender, Army: 7",
            "Defender, Warlord: K",
            "Defender, Support: 2",
        ] {
            person.tap(name);
        }
        person.expect("3 more would thwart the attack.");
        person.tap("Clear the cards");
    }
}

#[test]
fn the_sample_stands_in_the_middle_of_a_lively_turn() {
    let sample = include_str!("../../src/games/duel/sample.courtyard");
    let opened = courtyard::session::journal::Opened::new(sample.as_bytes()).unwrap();
    let reading = opened.read::<courtyard::games::duel::Duel>().unwrap();
    assert!(reading.fault.is_none(), "{:?}", reading.fault);
    assert!(reading.session.header().is_sample());
    let table = reading.session.table();
    assert!(table.outcome().is_none());
    assert!(table.last_battle.is_some());
}

#[test]
fn a_battle_by_the_keyboard_alone() {
    let folder = before_a_battle();
    let mut person = Person::among_all_games(folder.path(), LAPTOP);
    // With Warlord 1, after the attack without one and the Ace; Warlord 1 and Army; both add one.
    for key in [Key::Num3, Key::Num1, Key::Num1] {
        person.press(Modifiers::NONE, key);
    }
    // 10, Q, 3 against 7, K, 2: a Warlord by its place.
    let named = [
        Key::Num0,
        Key::Num2,
        Key::Num3,
        Key::Num7,
        Key::Num1,
        Key::Num2,
    ];
    for key in named {
        person.press(Modifiers::NONE, key);
    }
    person.expect("Ben is stronger, 15 to 12");
    // No Ace; the end of the turn.
    person.press(Modifiers::NONE, Key::Num1);
    person.press(Modifiers::NONE, Key::E);
    let kinds: Vec<String> = person
        .journal()
        .iter()
        .filter_map(|entry| Some(entry["do"]["type"].as_str()?.to_owned()))
        .collect();
    let last: Vec<&str> = kinds.iter().rev().take(3).map(String::as_str).collect();
    assert_eq!(last, ["end-turn", "resolve", "reveal"], "{kinds:?}");
}

#[test]
fn the_quick_battle_goes_by_the_rules_of_the_house() {
    let folder = tempdir().unwrap();
    // The last used rules are the default.
    lay_out(folder.path(), 2, json!({"damage_divisor": 1}), &two());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("Menu");
    person.tap("To the start screen");
    person.tap("Quick battle");
    person.tap("Attacker, Army: 10");
    person.expect("Defender puts 10 cards");
    person.tap("House rules: 1 changed");
    person.tap("more: Support cards per side");
    person.tap("Back");
    for name in ["Attacker, Support: 3", "Attacker, Support 2: 3"] {
        person.tap(name);
    }
    person.expect("Defender puts 16 cards");
    person.tap("Defender, Support: 2");
    assert!(!person.reads("Defender puts"), "{}", person.screen_text());
}

/// The table for six with text of twice the usual size.
fn large_text(folder: &Path, width: f32, height: f32) -> Person {
    lively(folder, 6);
    Person::looking_among_all(folder, &Look::new(width, height).percent(200))
}

#[test]
fn beside_the_table_all_actions_are_in_sight_with_large_text() {
    let folder = tempdir().unwrap();
    let person = large_text(folder.path(), LAPTOP.x, LAPTOP.y);
    for name in [
        "Exchange a Warlord",
        "Attack with Warlord 1",
        "Attack with Warlord 2",
        "Attack without Warlord",
        "Any player’s Ace",
    ] {
        assert!(person.sees_whole(name), "{name}");
    }
}

#[test]
fn on_a_phone_an_action_that_is_not_possible_takes_no_room() {
    let folder = tempdir().unwrap();
    for (width, height) in [(390.0, 844.0), (360.0, 640.0), (320.0, 568.0)] {
        let person = large_text(folder.path(), width, height);
        assert!(!person.has("Play a Warlord"), "{width} × {height}");
        assert!(person.has("Attack with Warlord 2"));
    }
}

/// A quick second tap plays another Warlord, or none if every slot has one.
#[test]
fn a_second_tap_in_the_same_place_never_attacks() {
    let actions = [
        json!({"type": "setup", "first": 0}),
        json!({"type": "end-turn"}),
        json!({"type": "end-turn"}),
    ];
    for size in [PHONE, vec2(360.0, 640.0), vec2(844.0, 390.0), LAPTOP] {
        let folder = session(2, &actions);
        let mut person = Person::among_all_games(folder.path(), size);
        let middle = person.place("Play a Warlord").center();
        for _ in 0..3 {
            person.touch(middle);
        }
        let kinds: Vec<Value> = person
            .journal()
            .iter()
            .map(|e| e["do"]["type"].clone())
            .collect();
        assert_eq!(kinds[4..], ["warlord", "warlord"], "{size}");
    }
}

/// A Warlord that has defended keeps its place among the attacks, with the reason why it cannot lead one.
#[test]
fn a_used_warlord_says_why_it_does_not_attack() {
    let mut actions = to_the_reveal();
    actions.extend([
        json!({
            "type": "reveal", "attacker": {"warlord": "Qh", "army": "10s"},
            "defender": {"warlord": "Kc", "army": "4h"},
        }),
        json!({"type": "resolve"}),
        json!({"type": "end-turn"}),
    ]);
    let folder = session(2, &actions);
    for size in [PHONE, LAPTOP, vec2(844.0, 390.0)] {
        let mut person = Person::among_all_games(folder.path(), size);
        assert!(person.is_off("K♣ is used"));
        person.tap("K♣ is used");
        person.expect("Ana’s Warlord in slot 1 is face up: used until the renewal.");
    }
}

#[test]
fn a_tie_that_thwarts_an_attack_is_a_battle_won_by_the_defender() {
    let mut actions = to_the_reveal();
    actions.push(json!({
        "type": "reveal", "attacker": {"warlord": "Q", "army": "7"},
        "defender": {"warlord": "K", "army": "6"},
    }));
    let folder = session(2, &actions);
    let mut person = Person::among_all_games(folder.path(), PHONE);
    for name in ["Menu", "Concede", "Ben concedes"] {
        person.tap(name);
    }
    person.expect("Battles won: Ana (1) and Ben (0)");
}
