//! *Duel* on the screen: whole games by the names of controls, numbers of taps, and the sample.

use std::fs;
use std::path::Path;

use courtyard::text::Language;
use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::NodeT as _;
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
    for (hand, range) in [(2, "least=4 most=13"), (1, "least=4 most=10")] {
        let mut actions = two();
        actions.extend([
            json!({"type": "adjust", "seat": 1, "hand": hand, "draw": 45, "discard": 6 - hand}),
            json!({"type": "next-phase"}),
            json!({"type": "attack"}),
        ]);
        let folder = session(2, &actions);
        let person = Person::among_all_games(folder.path(), PHONE);
        person.expect(&format!("@duel-screen-worth name=* {range}"));
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

/// Taps these controls in order at the table of a game for two with jokers, on a phone and on a laptop. Returns the number
/// of taps and the recorded actions.
pub fn taps(names: &[&str]) -> (usize, Vec<String>) {
    let mut actions = two();
    actions.push(json!({"type": "adjust", "seat": 1, "hand": 5, "draw": 41, "discard": 6}));
    let mut all = [PHONE, LAPTOP, vec2(360.0, 640.0)].map(|size| {
        let folder = tempdir().unwrap();
        lay_out(folder.path(), 2, json!({"reinforcements": true}), &actions);
        let mut person = Person::among_all_games(folder.path(), size);
        let before = person.journal().len();
        for name in names {
            person.tap(name);
        }
        assert!(
            person.has("@kind-end-turn"),
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
        "@duel-answer-attack warlord=(@duel-screen-warlord number=1)",
        "@duel-answer-defend warlord=(@duel-screen-warlord number=1) army=yes",
        "@duel-screen-support-both",
        "@part-is-card what=(@duel-screen-name-what name=Ben part=(@duel-part-army)) card=10",
        "@part-is-card what=(@duel-screen-name-what name=Ben part=(@duel-part-warlord)) card=Q",
        "@part-is-card what=(@duel-screen-name-what name=Ben part=(@duel-part-support)) card=3",
        "@part-is-card what=(@duel-screen-name-what name=Ana part=(@duel-part-army)) card=7",
        "@part-is-card what=(@duel-screen-name-what name=Ana part=(@duel-part-warlord)) card=K",
        "@part-is-card what=(@duel-screen-name-what name=Ana part=(@duel-part-support)) card=2",
        "@duel-screen-resolve moves=(@duel-screen-moves cards=2)",
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
        person.expect("@duel-screen-slot-known number=1 card=K♣");
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
    let next_slot = vec2(220.0, 0.0);
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
    assert!(person.refusal().is_some() && person.has("@menu"));
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
    person.tap("@menu");
    person.tap("@menu-players");
    person.bring("@duel-screen-seen-about");
    assert!(!person.in_sight("@duel-screen-lasts count=* each=* turns=*"));
    person.tap("@back");
    let other = if person.reads("· Ben") { "Ana" } else { "Ben" };
    open_page(&mut person, other);
    assert!(person.in_sight("@duel-screen-lasts count=* each=* turns=*"));
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
    person.bring("@duel-screen-tell");
    person.tap("@back");
    for name in ["@menu", "@kind-concede", "@duel-answer-concede name=Ben"] {
        person.tap(name);
    }
    open_page(&mut person, "Ana");
    person.bring("@duel-screen-seen-about");
    assert!(!person.has("@duel-screen-tell"), "{}", person.screen_text());
}

#[test]
fn the_defenders_own_warlord_answers() {
    for size in [PHONE, LAPTOP, vec2(320.0, 568.0)] {
        for (how, army) in [
            (
                "@duel-answer-defend warlord=(@duel-screen-warlord number=1) army=yes",
                true,
            ),
            (
                "@duel-answer-defend warlord=(@duel-screen-warlord number=1) army=no",
                false,
            ),
        ] {
            let folder = before_a_battle();
            let mut person = Person::among_all_games(folder.path(), size);
            person.tap("@duel-answer-attack warlord=(@duel-screen-warlord number=1)");
            assert!(
                !person.has(
                    "@duel-screen-warlord-of warlord=(@duel-screen-warlord number=1) name=Ben"
                ),
                "the attacker has chosen"
            );
            person.tap("@duel-screen-warlord-of warlord=(@duel-screen-warlord number=1) name=Ana");
            assert!(
                !person.has("@duel-answer-defend warlord=none army=no"),
                "it is asked of this Warlord"
            );
            person.tap(how);
            let last = person.journal().pop().unwrap();
            let defended = json!({"type": "defend", "slot": 0, "army": army});
            assert_eq!(last["do"]["slot"], defended["slot"], "{last}");
            assert_eq!(last["do"]["type"], defended["type"], "{last}");
            assert_eq!(last["do"]["army"] == json!(true), army, "{last}");
            assert!(
                !person.has(
                    "@duel-screen-warlord-of warlord=(@duel-screen-warlord number=1) name=Ana"
                ),
                "it has defended"
            );
            // Without an Army card the defender adds nothing and is not named.
            person.expect(if army {
                "@duel-screen-supports attacker=Ben defender=Ana"
            } else {
                "@duel-ask-support name=Ben count=1"
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
        assert!(person.has("@kind-end-turn"));
    };
    for size in [PHONE, LAPTOP] {
        let folder = session(2, &two());
        let mut person = Person::among_all_games(folder.path(), size);
        phases(&person);
        assert!(
            person.has("@duel-answer-attack warlord=(@duel-screen-warlord number=1)"),
            "the preparation"
        );
        person.press(Modifiers::NONE, Key::N);
        phases(&person);
        assert!(
            person.has("@duel-answer-attack warlord=(@duel-screen-warlord number=1)"),
            "the attack"
        );
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
    person.tap("@duel-answer-attack warlord=(@duel-screen-warlord number=1)");
    assert_eq!(person.journal().len(), before + 2);
    // The undo covers the phase that the attack has entered.
    let attack = "@duel-headline-attack leader=none opponent=Ana player=Ben slot=0";
    person.tap(&format!(
        "(@do-undo): (@undo-with-phases action=({attack}) count=1)"
    ));
    assert_eq!(person.journal().pop().unwrap()["undo"], 2);
    assert!(person.has("(@do-undo): (@duel-headline-warlord card=none player=Ben slot=0)"));
    person.tap(&person.name_starting(&format!("(@do-redo): ({attack})")));
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
    assert!(
        person.in_sight("@turn-title turn=2 player=Ben")
            && person.in_sight("@duel-event-drew player=Ben cards=1 wanted=1")
    );
    assert!(
        !person.in_sight("@hand-over-turn name=Ben"),
        "{}",
        person.screen_text()
    );
}

/// A game after a battle, at the end of whose turn Ana has nothing to draw.
pub fn before_the_end() -> TempDir {
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
    session(2, &actions)
}

/// The end of a game is not cut while there is room below it.
#[test]
fn the_end_of_a_game_is_shown_whole_on_a_laptop() {
    let folder = before_the_end();
    let mut person = Person::among_all_games(folder.path(), LAPTOP);
    person.tap("@kind-end-turn");
    assert!(person.in_sight("@bar-won name=Ben"));
    assert!(person.in_sight("@duel-event-left player=Ana leaving=cannot-draw"));
    assert!(person.in_sight("(@duel-tally-battles-won): "));
}

/// The page with the players is higher than a laptop's window.
#[test]
fn the_way_on_from_many_players_is_in_sight_on_a_laptop() {
    for players in [3, 6] {
        let folder = tempdir().unwrap();
        let mut person = Person::among_all_games(folder.path(), LAPTOP);
        person.tap("@home-new");
        person.tap("@duel-title");
        for _ in 2..players {
            person.tap("@stepper-more what=(@setup-how-many)");
        }
        assert!(person.sees_whole("@setup-who-begins"), "{players} players");
    }
}

/// Before the defender has chosen, the Warlords on the table do not look chosen.
#[test]
fn a_warlord_that_may_defend_is_not_shown_as_chosen() {
    let folder = before_a_battle();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@duel-answer-attack warlord=none");
    assert!(person.in_sight("@duel-screen-can-defend"));
    person.tap("@duel-answer-defend warlord=(@duel-screen-warlord number=1) army=yes");
    assert!(person.reads("@duel-screen-defender") && !person.reads("@duel-screen-can-defend"));
}

#[test]
fn a_turn_without_an_attack() {
    let (taps, recorded) = taps(&["@duel-kind-warlord", "@kind-end-turn"]);
    assert!(taps <= 2, "{taps} taps");
    assert_eq!(recorded, ["warlord", "end-turn"]);
}

#[test]
fn an_ace_outside_a_battle() {
    let (taps, recorded) = taps(&[
        "@duel-screen-ace-of-any",
        "@duel-answer-ace name=Ana warlord=(@duel-screen-warlord number=1) ally=no",
    ]);
    assert!(taps <= 2, "{taps} taps");
    assert_eq!(recorded, ["ace"]);
}

/// It is offered to the player whose turn it is, and one tap leads to another player's.
#[test]
fn an_ace_of_another_player() {
    let (taps, recorded) = taps(&[
        "@duel-screen-ace-of-any",
        "@duel-answer-ace name=Ana warlord=none",
        "@duel-answer-ace name=Ben warlord=(@duel-screen-warlord number=1) ally=no",
    ]);
    assert!(taps <= 3, "{taps} taps");
    assert_eq!(recorded, ["ace"]);
}

/// The way on from a battle ends the turn, too, and one undo leads back to the battle.
#[test]
fn the_end_of_a_turn_decides_the_battle_before_it() {
    let mut actions = to_the_reveal();
    actions.push(json!({
        "type": "reveal", "attacker": {"warlord": "Qh", "army": "10s"},
        "defender": {"warlord": "Kc", "army": "4h"},
    }));
    let folder = session(2, &actions);
    let mut person = Person::among_all_games(folder.path(), PHONE);
    let before = person.journal().len();
    person.tap("@duel-screen-end-without-ace");
    let kinds: Vec<Value> = person.journal().split_off(before);
    let kinds: Vec<&Value> = kinds.iter().map(|entry| &entry["do"]["type"]).collect();
    assert_eq!(kinds, ["resolve", "end-turn"]);
    person.tap(&person.name_starting("(@do-undo): "));
    assert_eq!(person.journal().pop().unwrap()["undo"], 2);
    person.expect(
        "@duel-screen-outcome-attacker attacker=Ben attack=12 defence=7 cards=3 defender=Ana",
    );
}

/// A player without cards is not asked what to defend with.
#[test]
fn a_question_with_one_answer_is_not_asked() {
    let mut actions = two();
    actions.extend([
        json!({"type": "adjust", "seat": 0, "slot": 0, "warlord": {"card": "Kc", "face_up": true}}),
        json!({"type": "adjust", "seat": 0, "hand": 0, "draw": 45, "discard": 6}),
    ]);
    let folder = session(2, &actions);
    let mut person = Person::among_all_games(folder.path(), PHONE);
    let before = person.journal().len();
    person.tap("@duel-answer-attack warlord=none");
    let kinds: Vec<Value> = person.journal().split_off(before);
    let kinds: Vec<&Value> = kinds.iter().map(|entry| &entry["do"]["type"]).collect();
    assert_eq!(kinds, ["next-phase", "attack", "defend"]);
    person.expect("@duel-ask-support name=Ben count=1");
}

/// The name of a player's part of the table.
fn part_of(person: &Person, name: &str) -> String {
    person.name_starting(&format!(
        "@duel-screen-seat name={name} draw=* hand=* discard=*"
    ))
}

#[test]
fn the_table_answers_whose_warlord_an_ace_removes() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), 2, json!({}), &two());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@duel-screen-ace-of-any");
    assert!(!person.has("@kind-end-turn"), "a sheet has no way past it");
    person.tap(&part_of(&person, "Ana"));
    let last = person.journal().pop().unwrap();
    assert_eq!(
        (&last["do"]["type"], &last["do"]["seat"]),
        (&json!("ace"), &json!(1))
    );
    assert_eq!(last["do"]["against"], 0);
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
            "@duel-headline-ace player=Ana card=(@duel-card-ace) target=no led=no",
        ),
        (
            json!({"type": "resolve"}),
            "@duel-event-battle-ended attacker=Ben ace=none verdict=attacker",
        ),
    ] {
        let mut actions = to_the_reveal();
        actions.extend([cards.clone(), ends]);
        let folder = session(2, &actions);
        Person::waits_between_turns(folder.path());
        let mut person = Person::among_all_games(folder.path(), PHONE);
        person.reads_hand_overs = true;
        person.tap("@kind-end-turn");
        for sentence in [
            expected,
            "@duel-event-compared attacker=Ben attacker_strength=12 defender=Ana defender_strength=7",
        ] {
            person.expect(sentence);
        }
        // Not only screen readers say the first step of the next player.
        person.place_of("@duel-event-drew cards=1 player=Ana wanted=1");
        assert!(
            !person.reads("@duel-event-last-chance damage=* player=*"),
            "{}",
            person.screen_text()
        );
    }
}

#[test]
fn cards_named_for_a_reveal_stay_while_the_log_is_read() {
    let folder = session(2, &to_the_reveal());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.expect("1/4");
    person
        .tap("@part-is-card what=(@duel-screen-name-what name=Ben part=(@duel-part-army)) card=10");
    person.expect("2/4");
    person.tap("@menu");
    person.tap("@menu-log");
    person.tap("@back");
    person.expect("2/4");
}

/// Undo removes one card, also when the last card has ended the reveal.
#[test]
fn undo_in_a_reveal_removes_one_card() {
    for size in [PHONE, LAPTOP, vec2(844.0, 390.0)] {
        let folder = session(2, &to_the_reveal());
        let mut person = Person::among_all_games(folder.path(), size);
        let before = person.journal();
        person.tap(
            "@part-is-card what=(@duel-screen-name-what name=Ben part=(@duel-part-army)) card=10",
        );
        person.tap(
            "@part-is-card what=(@duel-screen-name-what name=Ben part=(@duel-part-warlord)) card=K",
        );
        person.tap("(@do-undo): (@part-is-card card=K what=(@duel-screen-name-what name=Ben part=(@duel-part-warlord)))");
        person.expect("2/4");
        assert_eq!(person.journal(), before, "the support stays");
        for name in [
            "@part-is-card what=(@duel-screen-name-what name=Ben part=(@duel-part-warlord)) card=Q",
            "@part-is-card what=(@duel-screen-name-what name=Ana part=(@duel-part-army)) card=7",
            "@part-is-card what=(@duel-screen-name-what name=Ana part=(@duel-part-warlord)) card=J",
        ] {
            person.tap(name);
        }
        person.tap(&person.name_starting("(@do-undo): "));
        person.expect("4/4");
        person.tap(
            "@part-is-card what=(@duel-screen-name-what name=Ana part=(@duel-part-warlord)) card=K",
        );
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
        person.expect("@duel-screen-damage attack=15 defence=12 divisor=2 rounding=up");
        let cost = "@duel-screen-ace-in-battle-about attacker=Ben led=yes";
        assert!(
            person.reads(cost) || person.describes(cost),
            "{}",
            person.screen_text()
        );
        person.tap("@duel-screen-ace-of name=Ana");
        person.expect(
            "@duel-headline-ace player=Ana card=(@duel-card-ace) attacker=Ben target=no led=yes",
        );
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
        assert!(
            !person.reads("@duel-screen-ace-in-battle-about led=no penalty=0"),
            "{}",
            person.screen_text()
        );
        assert!(
            !person.reads("@duel-kind-resolve"),
            "{}",
            person.screen_text()
        );
        person.tap("@duel-screen-moves cards=5");
        person.expect("@duel-event-battle-ended attacker=Ben ace=none verdict=attacker");
    }
}

/// An attack without a Warlord that an Ace thwarts costs the attacker a card, unless house rules say otherwise.
#[test]
fn the_cost_of_an_ace_without_a_warlord_is_visible_before_it_is_played() {
    let costs = [
        (
            json!({}),
            "@duel-screen-ace-in-battle-about attacker=Ben led=no penalty=1",
        ),
        (
            json!({"unled_fail_draw": 2}),
            "@duel-screen-ace-in-battle-about attacker=Ben penalty=2 led=no",
        ),
        (
            json!({"ace_fails_unled": false}),
            "@duel-screen-ace-in-battle-about led=no penalty=0",
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
    person.tap("@menu");
    person.tap("@kind-concede");
    person.expect("@duel-ask-concede left=2");
    assert!(
        !person.reads("@duel-kind-concede-about"),
        "{}",
        person.screen_text()
    );
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
                .map(|name| (*name, person.place(&part_of(person, name))))
                .collect();
            // From top to bottom, and from left to right.
            all.sort_by(|(_, a), (_, b)| {
                if (a.center() - b.center()).y.abs() < 20.0 {
                    a.left().total_cmp(&b.left())
                } else {
                    a.top().total_cmp(&b.top())
                }
            });
            all.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
        };
        let before = places(&person);
        person.tap("@duel-screen-ace-of-any");
        assert_eq!(places(&person), before, "{width} x {height}: a sheet");
        person.tap("@back");
        person.tap("@kind-end-turn");
        assert_eq!(places(&person), before, "{width} x {height}: the next turn");
    }
}

#[test]
fn a_thwarted_attack_is_looked_at_before_the_table_comes_back() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), 2, json!({}), &two());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    for name in [
        "@duel-answer-attack warlord=(@duel-screen-warlord number=1)",
        "@duel-answer-defend warlord=(@duel-screen-warlord number=1) army=yes",
        "@duel-screen-support-none",
        "@part-is-card what=(@duel-screen-name-what name=Ben part=(@duel-part-army)) card=5",
        "@part-is-card what=(@duel-screen-name-what name=Ben part=(@duel-part-warlord)) card=Q",
        "@part-is-card what=(@duel-screen-name-what name=Ana part=(@duel-part-army)) card=7",
        "@part-is-card what=(@duel-screen-name-what name=Ana part=(@duel-part-warlord)) card=K",
    ] {
        person.tap(name);
    }
    person.expect("@duel-screen-outcome-defender defender=Ana defence=10 attack=7");
    // Text of the heading is not repeated below it.
    let lines = person.lines();
    for said in [
        "@duel-event-compared attacker=Ben attacker_strength=7 defender=Ana defender_strength=10",
        "@duel-event-battle-ended ace=none verdict=defender defender=Ana",
    ] {
        assert!(
            !lines.contains(&person.say(said)),
            "{}",
            person.screen_text()
        );
    }
    person.expect("@duel-event-warlord-lost player=Ben warlord=Q fall=thwarted");
    person.tap("@back-to-table");
    assert!(person.has("@kind-end-turn"));
}

#[test]
fn a_defenders_ace_names_the_warlord_that_it_turns_up() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), 2, json!({}), &two());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    for name in [
        "@duel-answer-attack warlord=(@duel-screen-warlord number=1)",
        "@duel-answer-defend warlord=(@duel-screen-warlord number=1) army=yes",
        "@duel-screen-ace-of name=Ana",
        "@part-is-card what=(@duel-screen-name-what name=Ana part=(@duel-part-warlord)) card=K",
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
            "@duel-answer-attack warlord=(@duel-screen-warlord number=1)",
            "@duel-answer-defend warlord=none army=yes",
            "@duel-headline-ace player=Ana card=(@duel-card-ace) attacker=Ben target=no led=yes",
            "@duel-event-warlord-lost player=Ben warlord=none fall=ace",
        ),
        (
            "@duel-answer-attack warlord=none",
            "@duel-answer-defend warlord=none army=yes",
            "@duel-headline-ace player=Ana card=(@duel-card-ace) target=no led=no",
            "@duel-event-lost player=Ben loss=penalty cards=1",
        ),
    ] {
        let folder = tempdir().unwrap();
        lay_out(folder.path(), 2, json!({}), &two());
        let mut person = Person::among_all_games(folder.path(), PHONE);
        for name in [attack, defence, "@duel-screen-ace-of name=Ana"] {
            person.tap(name);
        }
        let used = "@duel-then-used";
        for sentence in [result, moved, used] {
            person.expect(sentence);
        }
        person.tap("@back-to-table");
        assert!(person.has("@kind-end-turn") && !person.has("@back-to-table"));
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
    let words = person.words(start);
    let names = person.names();
    let mut names = names.into_iter().map(|(_, name)| name);
    names.find(|name| words.start(name) && !person.is_off(name))
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
        let next = [
            "@duel-answer-attack warlord=none",
            "@duel-answer-defend warlord=none army=no",
            "@duel-kind-resolve",
            "@duel-screen-resolve moves=*",
            "@duel-answer-support name=* count=0",
        ];
        let next = next.iter().find_map(|start| possible(&person, start));
        let army = |person: &Person| {
            let all = NAMES[..players].iter();
            all.into_iter().find_map(|name| {
                let army = format!("@duel-screen-name-what name={name} part=(@duel-part-army)");
                possible(person, &format!("@part-is-card what=({army}) card=*"))
            })
        };
        let next = next
            .or_else(|| army(&person))
            .or_else(|| possible(&person, "@kind-end-turn"));
        let Some(next) = next else {
            break;
        };
        person.tap(&next);
        let length = person.journal().len();
        assert!(length > journal.len(), "{next:?}: {}", person.screen_text());
    }
    let all = NAMES[..players].iter();
    let winners = all.filter(|name| person.reads(&format!("@bar-won name=({name})")));
    assert!(winners.count() == 1, "{}", person.screen_text());
}

/// A game with few cards in the draw piles, and perhaps jokers in the decks.
pub fn short_game(players: usize, has_jokers: bool) -> TempDir {
    let folder = tempdir().unwrap();
    let mut actions = vec![json!({"type": "setup", "first": 0})];
    for seat in 0..players {
        let (deck, hand, draw) = (52 + usize::from(has_jokers), 8, 7);
        actions.push(json!({
            "type": "adjust", "seat": seat, "hand": hand, "draw": draw, "discard": deck - hand - draw,
        }));
    }
    let rules = json!({"reinforcements": has_jokers});
    lay_out(folder.path(), players, rules, &actions);
    folder
}

/// Plays by the names of controls until a player has won: every action now and then, and every few taps an undo.
pub fn play_everything(person: &mut Person, players: usize) {
    let names = &NAMES[..players];
    for n in 0..600 {
        let has_won = |name: &&str| person.reads(&format!("@bar-won name=({name})"));
        if names.iter().any(has_won) {
            return;
        }
        if n % 17 == 16 {
            for step in ["(@do-undo): ", "(@do-redo): "] {
                // A card that was named is not redone.
                let step = possible(person, step);
                step.iter().for_each(|step| person.tap(step));
            }
        }
        let next = next_tap(person, names, n);
        let next = next.unwrap_or_else(|| panic!("nothing to tap on {}", person.screen_text()));
        person.tap(&next);
    }
    panic!("nobody has won on {}", person.screen_text());
}

/// A control that leads on, for the tap of this number.
fn next_tap(person: &Person, names: &[&str], n: usize) -> Option<String> {
    let controls = person.controls();
    let nodes = controls.iter().map(|node| node.accesskit_node());
    let enabled = nodes.filter(|node| !node.is_disabled());
    let enabled: Vec<String> = enabled.filter_map(|node| node.label()).collect();
    let named = |start: &String| {
        let words = person.words(start);
        let fitting = enabled.iter().filter(|name| words.start(name));
        let fitting: Vec<&String> = fitting.collect();
        let place = n.checked_rem(fitting.len())?;
        Some(fitting[place].clone())
    };
    let mut wanted = named_by_questions(names, n);
    wanted.extend(steps_of_battles(n));
    wanted.extend(actions_of_a_turn(n));
    wanted.iter().find_map(named)
}

/// The Warlords by the names that they may have.
fn warlords() -> impl Iterator<Item = &'static str> {
    let slots = [
        "(@duel-screen-warlord number=1)",
        "(@duel-screen-warlord number=2)",
    ];
    slots.into_iter().chain(["K", "Q", "J"])
}

/// The answers to questions about cards and players.
fn named_by_questions(names: &[&str], n: usize) -> Vec<String> {
    let mut wanted = Vec::new();
    for name in names {
        let what = |part| format!("@duel-screen-name-what name={name} part=(@duel-part-{part})");
        let cards = ["army", "warlord", "support"].map(what);
        wanted.extend(cards.map(|what| format!("@part-is-card what=({what}) card=*")));
        let ace = |of| format!("@duel-answer-ace name={name} warlord={of} ally=no");
        wanted.extend(warlords().map(ace));
        wanted.push(format!("@duel-answer-reinforce name={name} count=*"));
        if n % 13 == 7 {
            wanted.push(format!("@duel-screen-ace-of name={name}"));
        }
    }
    wanted.extend(warlords().map(|of| format!("@duel-answer-exchange warlord={of}")));
    wanted
}

/// The answers in a battle, and those of a player with nothing to draw.
fn steps_of_battles(n: usize) -> Vec<String> {
    let unled = ["no", "yes"].map(|army| format!("@duel-answer-defend warlord=none army={army}"));
    let led = warlords().map(|of| format!("@duel-answer-defend warlord={of} army=yes"));
    let mut wanted: Vec<String> = led.chain(unled).collect();
    let first = n % wanted.len();
    wanted.rotate_left(first);
    let mut supports = [
        "@duel-screen-support-both",
        "@duel-screen-support-none",
        "@duel-answer-support name=* count=1",
        "@duel-answer-support name=* count=0",
    ];
    supports.rotate_left(n % 2);
    let mut ends = [
        "@duel-screen-resolve moves=*",
        "@duel-screen-end-without-ace",
    ];
    ends.rotate_left(n % 2);
    let others = [
        "^@duel-screen-moves cards=*",
        "^@duel-screen-moves cards=1",
        "^@duel-screen-moves cards=0",
        "@duel-screen-joker-for count=*",
        "@duel-screen-is-out name=*",
    ];
    let all = supports.into_iter().chain(ends).chain(others);
    wanted.extend(all.map(str::to_owned));
    wanted
}

/// The actions of a turn, and the way back from the result of a battle.
fn actions_of_a_turn(n: usize) -> Vec<String> {
    let led = || warlords().map(|of| format!("@duel-answer-attack warlord={of}"));
    let back = "@back-to-table".to_owned();
    let mut wanted = Vec::new();
    if n.is_multiple_of(2) {
        wanted.push(back.clone());
    }
    wanted.push("@duel-kind-warlord".to_owned());
    match n % 5 {
        0 => wanted.push("@duel-kind-exchange".to_owned()),
        1 => wanted.push("@duel-screen-ace-of-any".to_owned()),
        2 => wanted.push("@duel-kind-reinforce".to_owned()),
        _ => wanted.extend(led()),
    }
    let onward = ["@duel-answer-attack warlord=none", "@kind-end-turn"];
    wanted.extend(onward.map(str::to_owned));
    wanted.push(back);
    wanted
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
    person.expect("@duel-screen-lasts count=46 each=1 turns=46");
    person.tap("@duel-screen-warlord number=1");
    person.tap("@part-is-card what=(@duel-correct-slot slot=0) card=K");
    assert_eq!(person.journal().pop().unwrap()["do"]["card"], "K");
    person.tap("@stepper-less what=(@duel-correct-draw player=Ana)");
    person.expect("@duel-screen-lasts count=45 each=1 turns=45");
    person.tap("@corrections-set what=(@duel-correct-numbers player=Ana)");
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
    person.expect("@duel-screen-waits-draw name=Ben");
    person.tap("@duel-screen-joker-for count=8");
    assert_eq!(person.journal().pop().unwrap()["do"]["type"], "reinforce");
    assert!(person.has("@kind-end-turn"));
}

#[test]
fn the_quick_battle_adds_up() {
    let folder = tempdir().unwrap();
    for size in [PHONE, LAPTOP, vec2(844.0, 390.0)] {
        let mut person = Person::among_all_games(folder.path(), size);
        person.tap("@duel-screen-quick");
        for name in [
            "@part-is-card what=(@duel-screen-name-what name=(@duel-screen-attacker) part=(@duel-part-army)) card=10",
            "@part-is-card what=(@duel-screen-name-what name=(@duel-screen-attacker) part=(@duel-part-warlord)) card=Q",
            "@part-is-card what=(@duel-screen-name-what name=(@duel-screen-attacker) part=(@duel-part-support)) card=3",
            "@part-is-card what=(@duel-screen-name-what name=(@duel-screen-defender) part=(@duel-part-army)) card=7",
            "@part-is-card what=(@duel-screen-name-what name=(@duel-screen-defender) part=(@duel-part-warlord)) card=K",
            "@part-is-card what=(@duel-screen-name-what name=(@duel-screen-defender) part=(@duel-part-support)) card=2",
        ] {
            person.tap(name);
        }
        person.expect("@duel-screen-quick-needs count=3");
        person.tap("@duel-screen-quick-clear");
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
    person.expect(
        "@duel-screen-outcome-attacker attacker=Ben attack=15 defence=12 cards=2 defender=Ana",
    );
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
    person.tap("@menu");
    person.tap("@menu-leave");
    person.tap("@duel-screen-quick");
    person.tap("@part-is-card what=(@duel-screen-name-what name=(@duel-screen-attacker) part=(@duel-part-army)) card=10");
    person.expect("@duel-screen-outcome-attacker defender=(@duel-screen-defender) cards=10 attacker=* attack=* defence=*");
    person.tap("@duel-screen-quick-house count=1");
    person.tap("@stepper-more what=(@duel-rule-supports-per-side)");
    person.tap("@back");
    for name in [
        "@part-is-card what=(@duel-screen-name-what name=(@duel-screen-attacker) part=(@duel-part-support)) card=3",
        "@part-is-card what=(@duel-screen-name-what name=(@duel-screen-attacker) part=((@duel-part-support) 2)) card=3",
    ] {
        person.tap(name);
    }
    person.expect("@duel-screen-outcome-attacker defender=(@duel-screen-defender) cards=16 attacker=* attack=* defence=*");
    person.tap("@part-is-card what=(@duel-screen-name-what name=(@duel-screen-defender) part=(@duel-part-support)) card=2");
    assert!(
        !person.reads("@duel-event-warlord-lost player=(@duel-screen-defender) warlord=* fall=ace"),
        "{}",
        person.screen_text()
    );
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
        "@duel-kind-exchange",
        "@duel-answer-attack warlord=(@duel-screen-warlord number=1)",
        "@duel-answer-attack warlord=(@duel-screen-warlord number=2)",
        "@duel-answer-attack warlord=none",
        "@duel-screen-ace-of-any",
    ] {
        assert!(person.sees_whole(name), "{name}");
    }
}

#[test]
fn on_a_phone_an_action_that_is_not_possible_takes_no_room() {
    let folder = tempdir().unwrap();
    for (width, height) in [(390.0, 844.0), (360.0, 640.0), (320.0, 568.0)] {
        let person = large_text(folder.path(), width, height);
        assert!(!person.has("@duel-kind-warlord"), "{width} × {height}");
        assert!(person.has("@duel-answer-attack warlord=(@duel-screen-warlord number=2)"));
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
        let middle = person.place("@duel-kind-warlord").center();
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
        assert!(person.is_off("@duel-screen-attack-used warlord=K♣"));
        person.tap("@duel-screen-attack-used warlord=K♣");
        person.expect("@duel-refusal-warlord-used player=Ana slot=0");
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
    for name in ["@menu", "@kind-concede", "@duel-answer-concede name=Ben"] {
        person.tap(name);
    }
    person.expect("@ending-tally what=(@duel-tally-battles-won) of=(@list-and before=(@series-wins name=Ana wins=1) last=(@series-wins name=Ben wins=0))");
}
