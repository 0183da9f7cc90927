//! *Noble Hearts* on the screen: whole games by the names of controls, numbers of taps, visible facts, and the sample.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::NodeT as _;
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::person::{LAPTOP, PHONE, Person};

/// The window sizes of budgets and whole games.
const SMALL: Vec2 = vec2(360.0, 640.0);
const ACROSS: Vec2 = vec2(844.0, 390.0);
const WINDOWS: [Vec2; 4] = [SMALL, PHONE, ACROSS, LAPTOP];

pub const BASE: &str = "base";
pub const ROSES: &str = "skills-and-roses";

/// Writes a journal with these header fields and actions into a data folder.
fn lay_out(edition: &str, rules: Value, actions: &[Value]) -> TempDir {
    let folder = tempdir().unwrap();
    write_journal(folder.path(), edition, &rules, actions);
    folder
}

fn write_journal(folder: &Path, edition: &str, rules: &Value, actions: &[Value]) {
    let sessions = folder.join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    let mut lines = vec![json!({
        "courtyard": 1,
        "game": "noble-hearts",
        "edition": edition,
        "rules": rules,
        "players": ["Ana", "Ben"],
        "started": "2026-11-20T19:03:11+01:00",
    })];
    let numbered = actions.iter().enumerate();
    lines.extend(numbered.map(|(n, action)| json!({"n": n + 1, "do": action})));
    let lines: Vec<String> = lines.iter().map(|line| format!("{line}\n")).collect();
    fs::write(sessions.join("evening.courtyard"), lines.concat()).unwrap();
}

fn card(fight: u8, area: u8, movement: u8, redraw: u8) -> Value {
    json!({"fight": fight, "area": area, "move": movement, "redraw": redraw})
}

fn base() -> Value {
    json!({"type": "setup", "first": 0})
}

fn roses() -> Value {
    json!({"type": "setup", "first": 0, "specials": [["feint"], ["quick-block"]], "roses": 6})
}

/// The sample game after this number of entries.
pub fn sample(entries: usize) -> TempDir {
    let folder = tempdir().unwrap();
    lay_out_sample(folder.path(), entries);
    folder
}

/// Writes the sample game after this number of entries into a data folder.
pub fn lay_out_sample(folder: &Path, entries: usize) {
    write_journal(folder, ROSES, &json!({}), &sample_actions(entries));
}

fn sample_actions(entries: usize) -> Vec<Value> {
    let sample = include_str!("../../src/games/noble_hearts/sample.courtyard");
    let lines = sample.lines().skip(1).take(entries);
    lines
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["do"].clone())
        .collect()
}

/// Both discard piles are empty: their cards may be in the hands again.
fn reshuffled() -> [Value; 2] {
    [0, 1].map(|seat| json!({"type": "adjust", "seat": seat, "discard": []}))
}

/// A full table: an attack of two strokes, one of them blocked, or the base game between two noblemen who stand on
/// cards.
pub fn crowded(attacked: bool) -> TempDir {
    let raised = |seat: u8| json!({"type": "adjust", "seat": seat, "raised": true});
    if !attacked {
        let piles = (1..9).map(|n| card(n, n % 4 + 1, 3, n % 3));
        let actions = [
            base(),
            raised(0),
            raised(1),
            json!({"type": "adjust", "seat": 0, "discard": piles.collect::<Vec<_>>()}),
            json!({"type": "move", "card": card(4, 2, 5, 2)}),
        ];
        return lay_out(BASE, json!({}), &actions);
    }
    let mut actions = with(&[
        "combination",
        "long-jump",
        "feint",
        "saltomortale",
        "side-step",
    ]);
    let owns: Vec<Value> = ["quick-block", "berserk", "combination", "feint"]
        .into_iter()
        .map(|special| json!({"card": special, "ready": special != "berserk"}))
        .collect();
    actions.extend([
        json!({"type": "adjust", "seat": 1, "owns": owns}),
        raised(1),
        json!({"type": "combination", "cards": [card(14, 2, 1, 1), card(6, 1, 1, 3)]}),
        json!({"type": "block", "card": card(7, 1, 2, 1), "stroke": 1}),
    ]);
    lay_out(ROSES, json!({}), &actions)
}

/// A game in which a player takes up the sword.
pub fn choosing() -> TempDir {
    let actions = [
        roses(),
        json!({"type": "adjust", "skill": 2}),
        json!({"type": "attack", "card": card(7, 1, 1, 2)}),
        json!({"type": "retreat", "card": {"fight": 5}}),
    ];
    lay_out(ROSES, json!({}), &actions)
}

/// Taps these controls after the set-up of the expansion. Returns the number of recorded actions.
pub fn turn(names: &[&str]) -> usize {
    taps(ROSES, &[roses()], names).len()
}

/// Taps these controls in every window. Returns the recorded actions, which are the same in all.
fn taps(edition: &str, before: &[Value], names: &[&str]) -> Vec<Value> {
    let all = WINDOWS.map(|size| {
        let folder = lay_out(edition, json!({}), before);
        let mut person = Person::among_all_games(folder.path(), size);
        let length = person.journal().len();
        for name in names {
            person.tap(name);
        }
        let recorded = person.journal().split_off(length);
        let done = recorded.into_iter().map(|entry| entry["do"].clone());
        done.collect::<Vec<Value>>()
    });
    let [first, ..] = &all;
    assert!(
        all.iter().all(|other| other == first),
        "windows differ: {all:#?}"
    );
    let [first, ..] = all;
    first
}

#[test]
fn an_attack_and_a_block_by_numbers_take_five_taps_at_most() {
    let attack = [
        "@noble-hearts-kind-attack",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=7",
        "^@noble-hearts-screen-area area=1",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=2",
    ];
    let recorded = taps(BASE, &[base()], &attack);
    let done = json!({"type": "attack", "card": {"fight": 7, "area": 1, "redraw": 2}});
    assert_eq!(recorded, std::slice::from_ref(&done));
    let block = [
        "@noble-hearts-kind-block",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=8",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
    ];
    let recorded = taps(BASE, &[base(), done], &block);
    let done = json!({"type": "block", "card": {"fight": 8, "area": 1, "redraw": 1}});
    assert_eq!(recorded, [done]);
    assert!(attack.len() <= 5 && block.len() <= 5);
}

#[test]
fn an_attack_and_a_block_take_two_taps_with_known_cards() {
    let moves = [
        base(),
        json!({"type": "move", "card": card(7, 1, 1, 2)}),
        json!({"type": "move", "card": card(8, 1, 2, 1)}),
    ];
    let attack = [
        "@noble-hearts-kind-attack",
        "(^@noble-hearts-screen-printed number=7 print=(@noble-hearts-print-fight)), (@noble-hearts-screen-area area=1), (@noble-hearts-screen-printed number=1 print=(@noble-hearts-print-move)), (@noble-hearts-screen-printed number=2 print=(@noble-hearts-print-redraw))",
    ];
    let before = [&moves[..], &reshuffled()].concat();
    let recorded = taps(BASE, &before, &attack);
    let done = json!({"type": "attack", "card": card(7, 1, 1, 2)});
    assert_eq!(recorded, std::slice::from_ref(&done));
    let pending = [&before[..], &[done]].concat();
    let block = [
        "@noble-hearts-screen-blocks card=((@noble-hearts-screen-printed number=8 print=(@noble-hearts-print-fight)), (@noble-hearts-screen-area area=1), (@noble-hearts-screen-printed number=2 print=(@noble-hearts-print-move)), (@noble-hearts-screen-printed number=1 print=(@noble-hearts-print-redraw)))",
    ];
    let recorded = taps(BASE, &pending, &block);
    assert_eq!(
        recorded,
        [json!({"type": "block", "card": card(8, 1, 2, 1)})]
    );
    assert!(attack.len() <= 2 && block.len() <= 2);

    // A card on the discard pile is not in the hand.
    let folder = lay_out(BASE, json!({}), &moves);
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@noble-hearts-kind-attack");
    assert!(!person.has("(^@noble-hearts-screen-printed number=7 print=(@noble-hearts-print-fight)), (@noble-hearts-screen-area area=1), (@noble-hearts-screen-printed number=1 print=(@noble-hearts-print-move)), (@noble-hearts-screen-printed number=2 print=(@noble-hearts-print-redraw))"));
}

/// The markers that an action moves are at the player's side until the next action.
#[test]
fn a_weak_retreat_says_which_markers_move_towards_the_attacker() {
    let attacked = [roses(), json!({"type": "attack", "card": card(7, 1, 1, 2)})];
    let folder = lay_out(ROSES, json!({}), &attacked);
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@noble-hearts-kind-retreat");
    person.tap("@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=3");
    let side = |person: &Person, name: &str| person.name_starting(&format!("{name}: "));
    let of_attacker = side(&person, "Ana");
    for moved in [
        "@noble-hearts-event-charm-moved spots=1 towards=Ana place=*",
        "@noble-hearts-event-skill-moved spots=1 towards=Ana place=*",
    ] {
        let moved = person.words(moved);
        assert!(moved.are_in(&of_attacker), "{of_attacker}");
        assert!(!moved.are_in(&side(&person, "Ben")));
    }
    person.tap("@noble-hearts-kind-collect-rose");
    let moved = person.words("@noble-hearts-event-skill-moved spots=1 towards=Ana place=*");
    assert!(!moved.are_in(&side(&person, "Ana")));
}

/// A player who cannot play a card surrenders.
#[test]
fn a_player_without_cards_is_offered_to_surrender() {
    let empty = json!({"type": "adjust", "seat": 0, "hand": 0});
    for size in [PHONE, vec2(360.0, 640.0)] {
        let folder = lay_out(BASE, json!({}), &[base(), empty.clone()]);
        let mut person = Person::among_all_games(folder.path(), size);
        person.expect("@noble-hearts-screen-no-card");
        person.tap("@noble-hearts-kind-concede");
        person.tap("@noble-hearts-screen-concedes name=Ana");
        person.expect("@bar-won name=Ben");
    }
}

#[test]
fn a_retreat_takes_two_taps_and_a_rose_one() {
    let attacked = [roses(), json!({"type": "attack", "card": card(7, 1, 1, 2)})];
    let recorded = taps(
        ROSES,
        &attacked,
        &[
            "@noble-hearts-kind-retreat",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=3",
        ],
    );
    assert_eq!(recorded, [json!({"type": "retreat", "card": {"fight": 3}})]);
    // Without the charm card there is no question which card it is.
    let attacked = [base(), json!({"type": "attack", "card": card(7, 1, 1, 2)})];
    let recorded = taps(BASE, &attacked, &["@noble-hearts-kind-retreat"]);
    assert_eq!(recorded, [json!({"type": "retreat", "card": {}})]);
    let recorded = taps(ROSES, &[roses()], &["@noble-hearts-kind-collect-rose"]);
    assert_eq!(recorded, [json!({"type": "collect-rose"})]);
}

#[test]
fn steps_ask_only_for_needed_choices() {
    for (edition, before, names, done) in [
        (
            BASE,
            vec![base()],
            &[
                "@noble-hearts-kind-move",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
            ][..],
            json!({"type": "move", "card": {"redraw": 1}}),
        ),
        (
            BASE,
            vec![base()],
            &[
                "@noble-hearts-screen-up",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=3",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
            ],
            json!({"type": "jump-up", "cards": [{"move": 3, "redraw": 1}]}),
        ),
        (
            BASE,
            vec![base()],
            &[
                "@noble-hearts-screen-up",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=1",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=2",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=4",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=2",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
            ],
            json!({"type": "jump-up", "cards": [
                {"fight": 4, "move": 1, "redraw": 1}, {"fight": 2, "move": 2},
            ]}),
        ),
        (
            BASE,
            vec![base()],
            &[
                "@noble-hearts-kind-charge",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=2",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=5",
                "^@noble-hearts-screen-area area=3",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=0",
            ],
            json!({"type": "charge", "move": [{"move": 2}], "cards": [{"fight": 5, "area": 3, "redraw": 0}]}),
        ),
        (
            ROSES,
            vec![roses()],
            &[
                "@noble-hearts-kind-feint",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=6",
                "^@noble-hearts-screen-area area=3",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
            ],
            json!({"type": "feint", "card": {"fight": 6, "redraw": 1}, "area": 3}),
        ),
        (
            ROSES,
            vec![roses(), json!({"type": "attack", "card": card(7, 1, 1, 2)})],
            &[
                "@noble-hearts-kind-quick-block",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=9",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=0",
            ],
            json!({"type": "quick-block", "card": {"fight": 9, "redraw": 0}}),
        ),
    ] {
        assert_eq!(taps(edition, &before, names), [done], "{names:?}");
    }
}

/// A set-up in which Ana has these special cards.
fn with(specials: &[&str]) -> Vec<Value> {
    let owns: Vec<Value> = specials
        .iter()
        .map(|special| json!({"card": special, "ready": true}))
        .collect();
    vec![roses(), json!({"type": "adjust", "seat": 0, "owns": owns})]
}

#[test]
fn special_cards_ask_once_for_shared_values() {
    for (special, names, done) in [
        (
            "berserk",
            &[
                "@noble-hearts-kind-berserk",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=4",
                "^@noble-hearts-screen-area area=2",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=3",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
            ][..],
            json!({"type": "berserk", "cards": [
                {"fight": 4, "area": 2, "redraw": 1}, {"fight": 3, "area": 2},
            ]}),
        ),
        (
            "side-step",
            &[
                "@noble-hearts-kind-side-step",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=4",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=2",
            ],
            json!({"type": "side-step", "cards": [{"fight": 4, "redraw": 2}, {"fight": 4}]}),
        ),
        (
            "combination",
            &[
                "@noble-hearts-kind-combination",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=4",
                "^@noble-hearts-screen-area area=2",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=6",
                "^@noble-hearts-screen-area area=1",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
            ],
            json!({"type": "combination", "cards": [
                {"fight": 4, "area": 2}, {"fight": 6, "area": 1, "redraw": 1},
            ]}),
        ),
        (
            "long-jump",
            &[
                "@noble-hearts-kind-long-jump",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=2",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=2",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=1",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=3",
                "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
                "@noble-hearts-screen-lands-up",
            ],
            json!({"type": "long-jump", "cards": [
                {"fight": 1, "move": 2}, {"fight": 3, "move": 2, "redraw": 1},
            ], "raised": true}),
        ),
    ] {
        assert_eq!(taps(ROSES, &with(&[special]), names), [done], "{names:?}");
    }
}

#[test]
fn a_charge_can_jump_and_attack_with_a_special_card() {
    let recorded = taps(
        ROSES,
        &with(&["feint"]),
        &[
            "@noble-hearts-kind-charge",
            "@noble-hearts-screen-up",
            "@noble-hearts-kind-feint",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=3",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=2",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=4",
            "^@noble-hearts-screen-area area=4",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
        ],
    );
    assert_eq!(
        recorded,
        [json!({
            "type": "charge", "move": [{"move": 3}, {"move": 2}],
            "cards": [{"fight": 4, "redraw": 1}], "jump": "up", "with": "feint", "area": 4,
        })]
    );
}

#[test]
fn an_answer_can_be_undone() {
    let folder = lay_out(BASE, json!({}), &[base()]);
    let mut person = Person::among_all_games(folder.path(), PHONE);
    for name in [
        "@noble-hearts-kind-attack",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=6",
        "@back",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=7",
        "^@noble-hearts-screen-area area=1",
    ] {
        person.tap(name);
    }
    person.press(Modifiers::NONE, Key::Num2);
    let done = person.journal().pop().unwrap();
    assert_eq!(
        done["do"]["card"],
        json!({"fight": 7, "area": 1, "redraw": 2})
    );
    // Before the first answer there is only the table to go back to.
    person.tap("@noble-hearts-kind-block");
    person.tap("@back");
    person.expect("@noble-hearts-screen-evade name=Ben");
}

#[test]
fn the_screen_shows_the_attack_its_evasions_and_the_draw() {
    for size in WINDOWS {
        let before = [roses(), json!({"type": "attack", "card": card(7, 1, 1, 2)})];
        let folder = lay_out(ROSES, json!({}), &before);
        let person = Person::among_all_games(folder.path(), size);
        let window = person.window.ctx.content_rect();
        person.expect(
            "@noble-hearts-screen-coming fight=7 area=(@noble-hearts-screen-area area=1) name=Ben",
        );
        person.expect("@noble-hearts-screen-evade name=Ben");
        for possible in [
            "@noble-hearts-kind-block",
            "@noble-hearts-kind-retreat",
            "@noble-hearts-kind-quick-block",
            "@noble-hearts-screen-is-hit name=Ben winner=Ana",
        ] {
            assert!(person.has(possible), "{size}: {}", person.screen_text());
            assert!(
                window.contains_rect(person.place(possible)),
                "{size}: {possible}"
            );
        }
        for impossible in [
            "@noble-hearts-kind-attack",
            "@noble-hearts-kind-move",
            "@noble-hearts-kind-collect-rose",
            "@noble-hearts-kind-side-step",
        ] {
            assert!(!person.has(impossible), "{size}: {impossible}");
        }
        // An answer of these rules keeps its place while it is impossible.
        assert!(person.is_off("@noble-hearts-screen-jump-floor"), "{size}");
        let ana =
            person.name_starting("@noble-hearts-screen-seat name=Ana hand=6 deck=* discard=*");
        let draws = person.say("@noble-hearts-screen-draws count=2");
        assert!(ana.contains(&draws), "{ana}");
        assert!(window.contains_rect(person.place(&ana)), "{size}");
    }
}

#[test]
fn the_tracks_name_the_positions_of_the_markers() {
    let before = [
        roses(),
        json!({"type": "attack", "card": card(7, 1, 1, 2)}),
        json!({"type": "retreat", "card": {"fight": 3}}),
    ];
    let folder = lay_out(ROSES, json!({}), &before);
    for size in WINDOWS {
        let person = Person::among_all_games(folder.path(), size);
        let place = "@noble-hearts-place-towards spots=1 most=3 player=Ana";
        assert!(person.has_image(&format!("@noble-hearts-table-charm place=({place})")));
        assert!(person.has_image(&format!("@noble-hearts-table-skill place=({place})")));
        assert!(person.has_image("@noble-hearts-table-roses count=6"));
    }
}

#[test]
fn a_player_with_the_initiative_may_hand_it_over() {
    let before = [
        base(),
        json!({"type": "attack", "card": card(7, 1, 1, 2)}),
        json!({"type": "block", "card": card(7, 1, 1, 2)}),
    ];
    assert_eq!(
        taps(BASE, &before, &["@noble-hearts-screen-hands-over name=Ana"]),
        [json!({"type": "pass"})]
    );
}

#[test]
fn the_player_at_the_sword_takes_a_special_card() {
    let mut before = vec![roses()];
    before.push(json!({"type": "adjust", "skill": 2}));
    before.push(json!({"type": "attack", "card": card(7, 1, 1, 2)}));
    before.push(json!({"type": "retreat", "card": {"fight": 5}}));
    let recorded = taps(ROSES, &before, &["@noble-hearts-kind-berserk"]);
    assert_eq!(
        recorded,
        [json!({"type": "choose-special", "special": "berserk"})]
    );
    let recorded = taps(ROSES, &before, &["@noble-hearts-screen-declines name=Ana"]);
    assert_eq!(
        recorded,
        [json!({"type": "choose-special", "special": null})]
    );
}

#[test]
fn a_turned_card_is_turned_up() {
    let before = [
        roses(),
        json!({"type": "feint", "card": card(7, 1, 1, 2), "area": 2}),
        json!({"type": "block", "card": card(7, 2, 1, 2)}),
        json!({"type": "pass"}),
    ];
    let recorded = taps(ROSES, &before, &["@noble-hearts-kind-turn-up"]);
    assert_eq!(recorded, [json!({"type": "turn-up", "special": "feint"})]);
}

#[test]
fn a_combination_is_answered_stroke_by_stroke() {
    let mut before = with(&["combination"]);
    before.push(json!({"type": "combination", "cards": [card(4, 2, 1, 1), card(6, 1, 1, 1)]}));
    let names = [
        "@noble-hearts-kind-block",
        "@noble-hearts-screen-stroke number=2 fight=6 area=(@noble-hearts-screen-area area=1)",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=6",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
    ];
    let recorded = taps(ROSES, &before, &names);
    assert_eq!(recorded[0]["stroke"], 1);
    before.push(recorded[0].clone());
    let folder = lay_out(ROSES, json!({}), &before);
    let person = Person::among_all_games(folder.path(), SMALL);
    person.expect(
        "@noble-hearts-screen-coming-blocked fight=6 area=(@noble-hearts-screen-area area=1)",
    );
    person.expect(
        "@noble-hearts-screen-coming fight=4 area=(@noble-hearts-screen-area area=2) name=Ben",
    );
}

#[test]
fn every_value_of_the_table_can_be_corrected() {
    let folder = lay_out(ROSES, json!({}), &[roses()]);
    let mut person = Person::among_all_games(folder.path(), PHONE);
    let ana = person.name_starting("@noble-hearts-screen-seat name=Ana hand=5 deck=* discard=*");
    person.tap(&ana);
    person.expect("@corrections-table");
    for (name, done) in [
        ("@stepper-less what=(@correct-hand player=Ana)", None),
        (
            "@corrections-set what=(@correct-hand player=Ana)",
            Some(json!({"type": "adjust", "seat": 0, "hand": 4})),
        ),
        (
            "@noble-hearts-correct-raised player=Ana",
            Some(json!({"type": "adjust", "seat": 0, "raised": true})),
        ),
        (
            "@corrections-is what=(@noble-hearts-correct-owned number=1 special=(@noble-hearts-kind-feint)) value=(@noble-hearts-correct-face-down)",
            Some(json!({"type": "adjust", "seat": 0, "owns": [{"card": "feint", "ready": false}]})),
        ),
        (
            "@corrections-is what=(@noble-hearts-correct-owned number=1 special=(@noble-hearts-kind-feint)) value=(@noble-hearts-correct-removed)",
            Some(json!({"type": "adjust", "seat": 0, "owns": []})),
        ),
        (
            "@stepper-more what=(@noble-hearts-correct-charm player=Ana)",
            None,
        ),
        (
            "@corrections-set what=(@noble-hearts-correct-charm player=Ana)",
            Some(json!({"type": "adjust", "charm": 1})),
        ),
        (
            "@stepper-less what=(@noble-hearts-correct-skill player=Ana)",
            None,
        ),
        (
            "@corrections-set what=(@noble-hearts-correct-skill player=Ana)",
            Some(json!({"type": "adjust", "skill": -1})),
        ),
        ("@stepper-less what=(@noble-hearts-correct-roses)", None),
        (
            "@corrections-set what=(@noble-hearts-correct-roses)",
            Some(json!({"type": "adjust", "roses": 5})),
        ),
        (
            "@corrections-is what=(@noble-hearts-correct-initiative) value=Ben",
            Some(json!({"type": "adjust", "initiative": 1})),
        ),
    ] {
        person.tap(name);
        if let Some(done) = done {
            assert_eq!(person.journal().pop().unwrap()["do"], done);
        }
    }
}

#[test]
fn a_game_is_set_up_and_played_to_its_end() {
    for size in WINDOWS {
        let folder = tempdir().unwrap();
        let mut person = Person::among_all_games(folder.path(), size);
        for name in [
            "@home-new",
            "@noble-hearts-title",
            "@noble-hearts-edition-skills-and-roses",
            "@setup-who-begins",
            "@setup-begins name=(@player-unnamed number=1)",
            "@noble-hearts-kind-feint",
            "@noble-hearts-kind-long-jump",
            "@stepper-less what=(@noble-hearts-screen-roses-stay)",
            "@noble-hearts-screen-begin",
        ] {
            person.tap(name);
        }
        let set_up = &person.journal()[1]["do"];
        assert_eq!(set_up["specials"], json!([["feint"], ["long-jump"]]));
        assert_eq!(set_up["roses"], 7);
        for name in [
            "@noble-hearts-kind-collect-rose",
            "@noble-hearts-kind-attack",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=7",
            "^@noble-hearts-screen-area area=1",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=2",
            "@noble-hearts-kind-retreat",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=3",
            "@noble-hearts-kind-move",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
            "@noble-hearts-kind-attack",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=3",
            "^@noble-hearts-screen-area area=4",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=0",
            "@noble-hearts-screen-is-hit name=(@player-unnamed number=2) winner=(@player-unnamed number=1)",
        ] {
            person.tap(name);
        }
        person.expect("@bar-won name=(@player-unnamed number=1)");
        person.tap("(@do-undo): (@noble-hearts-headline-hit player=(@player-unnamed number=2))");
        person.tap("@noble-hearts-screen-is-hit name=(@player-unnamed number=2) winner=(@player-unnamed number=1)");
        person.tap("@do-rematch");
        assert!(person.has("@setup-begins name=(@player-unnamed number=2)"));
    }
}

#[test]
fn the_house_rules_have_their_controls() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    for name in [
        "@home-new",
        "@noble-hearts-title",
        "@fact-rules",
        "@house-rule rule=(@noble-hearts-rule-evades) value=(@noble-hearts-kind-retreat)",
        "@house-rule rule=(@noble-hearts-rule-pass) value=(^@noble-hearts-value-always)",
        "@stepper-more what=(@noble-hearts-rule-roses)",
        "@fact-rules",
        "@setup-who-begins",
        "@setup-begins name=(@player-unnamed number=2)",
        "@noble-hearts-screen-begin",
    ] {
        person.tap(name);
    }
    let rules = &person.journal()[0]["rules"];
    assert_eq!(
        rules["evades"],
        json!(["jump-down", "side-step", "saltomortale"])
    );
    assert_eq!(rules["pass"], "always");
    assert_eq!(rules["roses"], 1);
}

#[test]
fn the_sample_opens_during_an_attack() {
    let sample = include_str!("../../src/games/noble_hearts/sample.courtyard");
    let opened = courtyard::session::journal::Opened::new(sample.as_bytes()).unwrap();
    let reading = opened
        .read::<courtyard::games::noble_hearts::NobleHearts>()
        .unwrap();
    assert!(reading.fault.is_none(), "{:?}", reading.fault);
    assert!(reading.session.header().is_sample());
    assert!(reading.session.table().attack.is_some());
}

/// A game with special cards and roses, to be played to its end.
pub fn begun(edition: &str) -> TempDir {
    match edition {
        ROSES => lay_out(ROSES, json!({}), &[roses()]),
        _ => lay_out(edition, json!({}), &[base()]),
    }
}

/// Plays by the names of controls until a player has won: every action now and then, and every few taps an undo.
pub fn play_everything(person: &mut Person) {
    for n in 0..400 {
        if person.has("@do-rematch") {
            return;
        }
        if n % 17 == 16 {
            for step in ["(@do-undo): ", "(@do-redo): "] {
                if person.has_starting(step) {
                    person.tap(&person.name_of(step));
                }
            }
        }
        let next = next_tap(person, n);
        let next = next.unwrap_or_else(|| panic!("nothing to tap on {}", person.screen_text()));
        person.tap(&next);
    }
    panic!("nobody has won on {}", person.screen_text());
}

/// A control that leads on, for the tap of this number.
fn next_tap(person: &Person, n: usize) -> Option<String> {
    let kinds = [
        "attack",
        "retreat",
        "charge",
        "block",
        "collect-rose",
        "move",
        "feint",
        "jump-down",
        "quick-block",
        "turn-up",
    ];
    let kind = |kind: &str| format!("@noble-hearts-kind-{kind}");
    let mut actions: Vec<String> = kinds.map(kind).into();
    actions
        .extend(["@noble-hearts-screen-up", "@noble-hearts-screen-jump-floor"].map(str::to_owned));
    let first = n % actions.len();
    actions.rotate_left(first);
    let key =
        |print| format!("@noble-hearts-screen-key print=(^@noble-hearts-print-{print}) number=*");
    let mut wanted: Vec<String> = ["fight", "move", "redraw"].map(key).into();
    wanted.push("^@noble-hearts-screen-area area=*".to_owned());
    // A special card from the sword, and few hits.
    if person.reads("@noble-hearts-screen-chooses name=*") {
        wanted.push("^@noble-hearts-screen-declines name=*".to_owned());
    }
    if n % 40 == 39 || n > 200 {
        wanted.push("@noble-hearts-screen-is-hit name=* winner=*".to_owned());
    }
    wanted.extend(actions);
    wanted.push("@noble-hearts-screen-hands-over name=*".to_owned());
    wanted.push("@noble-hearts-screen-is-hit name=* winner=*".to_owned());
    let controls = person.controls();
    let nodes = controls.iter().map(|node| node.accesskit_node());
    let enabled = nodes.filter(|node| !node.is_disabled());
    let enabled: Vec<String> = enabled.filter_map(|node| node.label()).collect();
    wanted.iter().find_map(|start| {
        let words = person.words(start);
        let fitting: Vec<&String> = enabled.iter().filter(|name| words.are(name)).collect();
        let place = n.checked_rem(fitting.len())?;
        Some(fitting[place].clone())
    })
}

/// A random control that does not leave the game, and the remaining randomness.
fn some_control(person: &Person, chance: u64) -> Option<String> {
    const LEAVES: [&str; 6] = [
        "@menu",
        "@menu-rules",
        "@do-rematch",
        "Play again",
        "@look-title",
        "@menu-leave",
    ];
    let mut names: Vec<String> = {
        let all = person.names().into_iter();
        all.filter(|(role, _)| {
            *role != egui::accesskit::Role::TextInput && *role != egui::accesskit::Role::SpinButton
        })
        .map(|(_, name)| name)
        .collect()
    };
    let leaves = LEAVES.map(|start| person.words(start));
    names.retain(|name| !leaves.iter().any(|start| start.start(name)));
    let count = u64::try_from(names.len()).unwrap();
    let place = usize::try_from(chance.checked_rem(count)?).unwrap();
    names.into_iter().nth(place)
}

#[test]
fn random_taps_never_break_the_game() {
    for (seed, size) in (1_u64..).zip(WINDOWS) {
        let owns = [
            json!({"card": "combination", "ready": true}),
            json!({"card": "berserk", "ready": true}),
        ];
        let before = [
            roses(),
            json!({"type": "adjust", "seat": 0, "owns": owns}),
            json!({"type": "attack", "card": card(2, 1, 3, 1)}),
            json!({"type": "block", "card": card(5, 1, 2, 1)}),
        ];
        let folder = lay_out(ROSES, json!({}), &before);
        let mut person = Person::among_all_games(folder.path(), size);
        let mut chance = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        for _ in 0..120 {
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let Some(name) = some_control(&person, chance >> 33) else {
                break;
            };
            let undo = person.words("@do-undo");
            if undo.start(&name) && chance % 3 > 0 {
                continue;
            }
            person.tap(&name);
        }
        // Whatever was tapped, the journal is readable.
        let journal = fs::read(person.journal_path()).unwrap();
        let opened = courtyard::session::journal::Opened::new(journal.as_slice()).unwrap();
        let reading = opened
            .read::<courtyard::games::noble_hearts::NobleHearts>()
            .unwrap();
        assert!(reading.fault.is_none(), "{size}: {:?}", reading.fault);
    }
}

#[test]
fn the_table_names_the_areas() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    for name in [
        "@home-new",
        "@noble-hearts-title",
        "@setup-who-begins",
        "@noble-hearts-screen-areas",
    ] {
        person.tap(name);
    }
    person.write("^@noble-hearts-screen-area area=1", "Head");
    person.write("^@noble-hearts-screen-area area=3", "Arm");
    person.tap("@setup-begins name=(@player-unnamed number=1)");
    assert_eq!(
        person.journal()[0]["area_names"],
        json!(["Head", "", "Arm"])
    );
    for name in [
        "@noble-hearts-kind-attack",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=7",
        "Head",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=1",
    ] {
        person.tap(name);
    }
    person.expect("@noble-hearts-screen-coming fight=7 area=Head name=(@player-unnamed number=2)");
    // Another game keeps the names, because they are printed on the same cards.
    let mut person = Person::among_all_games(folder.path(), PHONE);
    for name in ["@home-new", "@noble-hearts-title", "@setup-who-begins"] {
        person.tap(name);
    }
    assert!(person.describes("Head, Arm"), "{}", person.screen_text());
}

#[test]
fn a_deck_list_is_filled_in_once_and_its_cards_are_picked() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@noble-hearts-screen-decks");
    person.tap("@noble-hearts-screen-deck-new");
    for name in [
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=7",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-area) number=1",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=1",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=2",
    ] {
        person.tap(name);
    }
    for name in [
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=8",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-area) number=1",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=2",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=0",
    ] {
        person.tap(name);
    }
    person
        .expect("@noble-hearts-screen-deck-title name=(@noble-hearts-screen-deck-unnamed) count=2");
    person.tap("@stepper-more what=(Fight 8, (@noble-hearts-screen-area area=1), (@noble-hearts-screen-printed number=2 print=(@noble-hearts-print-move)), (@noble-hearts-screen-printed number=0 print=(@noble-hearts-print-redraw)))");
    person
        .expect("@noble-hearts-screen-deck-title name=(@noble-hearts-screen-deck-unnamed) count=3");
    person.tap("@back");
    person.tap("@back");
    for name in [
        "@home-new",
        "@noble-hearts-title",
        "@setup-who-begins",
        "@part-is-card what=(@player-unnamed number=1) card=(@noble-hearts-screen-deck-unnamed)",
        "@part-is-card what=(@player-unnamed number=2) card=(@noble-hearts-screen-deck-unnamed)",
        "@setup-begins name=(@player-unnamed number=1)",
        "@noble-hearts-kind-attack",
        "(^@noble-hearts-screen-printed number=7 print=(@noble-hearts-print-fight)), (@noble-hearts-screen-area area=1), (@noble-hearts-screen-printed number=1 print=(@noble-hearts-print-move)), (@noble-hearts-screen-printed number=2 print=(@noble-hearts-print-redraw))",
        "@noble-hearts-screen-blocks card=((@noble-hearts-screen-printed number=8 print=(@noble-hearts-print-fight)), (@noble-hearts-screen-area area=1), (@noble-hearts-screen-printed number=2 print=(@noble-hearts-print-move)), (@noble-hearts-screen-printed number=0 print=(@noble-hearts-print-redraw)))",
    ] {
        person.tap(name);
    }
    let done: Vec<Value> = person.journal().split_off(2);
    assert_eq!(done[0]["do"]["card"], card(7, 1, 1, 2));
    assert_eq!(done[1]["do"]["card"], card(8, 1, 2, 0));
}

#[test]
fn numbers_above_nine_are_typed_after_a_plus() {
    let folder = lay_out(BASE, json!({}), &[base()]);
    let mut person = Person::among_all_games(folder.path(), LAPTOP);
    for key in [Key::T, Key::Plus, Key::Num4, Key::Num2, Key::Num1] {
        person.press(Modifiers::NONE, key);
    }
    let card = &person.journal().pop().unwrap()["do"]["card"];
    assert_eq!(card["fight"], 14, "{card}");
    assert_eq!(card["area"], 2, "{card}");
}

#[test]
fn a_nobleman_standing_high_may_land_lower_without_a_correction() {
    let before = [base(), json!({"type": "adjust", "seat": 0, "raised": true})];
    let recorded = taps(BASE, &before, &["@noble-hearts-screen-jump-lower"]);
    assert_eq!(recorded, [json!({"type": "jump-down", "raised": true})]);
    let charge = [
        "@noble-hearts-kind-charge",
        "@noble-hearts-screen-down",
        "@noble-hearts-screen-lands-up",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=3",
    ];
    let strike = [
        "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=7",
        "^@noble-hearts-screen-area area=1",
        "@noble-hearts-screen-key print=(^@noble-hearts-print-redraw) number=2",
    ];
    let recorded = taps(BASE, &before, &[&charge[..], &strike[..]].concat());
    assert_eq!(recorded[0]["jump"], "down");
    assert_eq!(recorded[0]["raised"], true);
}

/// On the lowest phone, every number of a described card is visible, and so is the player who describes it.
#[test]
fn the_numbers_of_a_charge_are_visible_on_the_lowest_phone() {
    let folder = lay_out(BASE, json!({}), &[base()]);
    let mut person = Person::among_all_games(folder.path(), vec2(320.0, 568.0));
    person.tap("@noble-hearts-kind-charge");
    for (expected, most) in [
        (
            "@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=2",
            9,
        ),
        ("", 20),
    ] {
        let print = match expected {
            "" => "fight",
            _ => "move",
        };
        for number in 0..=most {
            let print = format!("(^@noble-hearts-print-{print})");
            let key = format!("@noble-hearts-screen-key print={print} number={number}");
            assert!(person.sees(&key), "{key}");
        }
        let ana = person.name_starting("Ana: ");
        assert!(person.sees_whole(&ana), "{print}");
        if !expected.is_empty() {
            person.tap(expected);
        }
    }
}

/// On the lowest phone, the question and the known cards are both visible.
#[test]
fn the_known_cards_of_a_charge_are_visible_on_the_lowest_phone() {
    let actions = [sample_actions(10), reshuffled().into()].concat();
    let folder = lay_out(ROSES, json!({}), &actions);
    let mut person = Person::among_all_games(folder.path(), vec2(320.0, 568.0));
    person.tap("@noble-hearts-kind-charge");
    let question = "@noble-hearts-screen-ask print=move";
    assert!(person.in_sight(question), "{}", person.screen_text());
    let known: Vec<String> = {
        let names = person.names().into_iter().map(|(_, name)| name);
        names.filter(|name| name.starts_with("Fight ")).collect()
    };
    assert!(known.len() > 2, "{}", person.screen_text());
    for card in known {
        assert!(person.sees_whole(&card), "{card}");
    }
    assert!(
        person.sees_whole("@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=1"),
        "{}",
        person.screen_text()
    );
}

/// Another card can be requested next to the cards: every number is visible, and none appears under the button that
/// was tapped for the previous card.
#[test]
fn the_numbers_of_a_long_jump_are_visible_on_low_phones() {
    for size in [vec2(320.0, 568.0), ACROSS] {
        let folder = lay_out(ROSES, json!({}), &with(&["long-jump"]));
        let mut person = Person::among_all_games(folder.path(), size);
        person.tap("@noble-hearts-kind-long-jump");
        let place =
            person.place("@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=3");
        person.tap("@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=3");
        assert_eq!(
            person.place("@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=3"),
            place,
            "{size:?}: {}",
            person.screen_text()
        );
        person.tap("@noble-hearts-screen-key print=(^@noble-hearts-print-move) number=2");
        let more = person.place("@noble-hearts-screen-one-more");
        for number in 0..=20 {
            let key = format!("Fight: {number}");
            assert!(person.sees_whole(&key), "{size:?}: {key}");
            assert!(person.place(&key).top() > more.bottom(), "{size:?}: {key}");
        }
    }
}

/// The last action is described when there is no way forward, even on the lowest phone.
#[test]
fn the_last_move_is_described_on_the_lowest_phone() {
    let folder = sample(2);
    let person = Person::among_all_games(folder.path(), vec2(320.0, 568.0));
    assert!(
        person.in_sight("@noble-hearts-headline-move player=Ana"),
        "{}",
        person.screen_text()
    );
}

/// On a screen that turns as a whole, pages and the end of the game are upright for the player who was there before.
#[test]
fn the_screen_turns_only_when_the_other_player_acts() {
    let size = vec2(320.0, 568.0);
    let strike = json!({"type": "attack", "card": card(7, 1, 1, 2)});
    let step = json!({"type": "move", "card": card(2, 1, 4, 1)});
    let open = |last: &Value| {
        let folder = lay_out(BASE, json!({}), &[base(), last.clone()]);
        let settings = r#"{"seating": "face-to-face", "language": "en"}"#;
        fs::write(folder.path().join("settings.json"), settings).unwrap();
        let person = Person::among_all_games(folder.path(), size);
        (folder, person)
    };
    // The top of a page for Ben is at the lower edge of the screen.
    let is_for_ben = |person: &Person| person.place("@back").center().y > size.y / 2.0;
    let (_folder, mut person) = open(&step);
    person.tap("@menu-rules");
    assert!(is_for_ben(&person));
    person.tap("@back");
    person.tap("@menu");
    person.tap("@menu-players");
    assert!(is_for_ben(&person));
    person.tap("@corrections-is what=(@noble-hearts-correct-initiative) value=Ana");
    assert!(is_for_ben(&person));
    person.tap("@back");
    assert!(
        person.place("@menu").center().y > size.y / 2.0,
        "@noble-hearts-screen-acts name=Ana"
    );
    let (_folder, mut person) = open(&strike);
    person.tap("@noble-hearts-screen-is-hit name=Ben winner=Ana");
    assert!(person.place("@menu").center().y < size.y / 2.0);
}

/// The sheet of an action describes it, on low screens only to new players.
#[test]
fn an_action_is_described_when_it_is_begun() {
    for size in [PHONE, LAPTOP, SMALL, ACROSS] {
        let folder = lay_out(BASE, json!({}), &[base()]);
        let settings = json!({"language": "en", "hints": {"given": true}});
        fs::write(folder.path().join("settings.json"), settings.to_string()).unwrap();
        let mut person = Person::among_all_games(folder.path(), size);
        person.tap("@noble-hearts-kind-charge");
        let asked = "(@noble-hearts-screen-ask print=move) (@noble-hearts-kind-charge-about)";
        // With little height it opens on a tap.
        let is_there = person.in_sight(asked) || person.has(asked);
        assert!(is_there, "{size}: {}", person.screen_text());
    }
}

#[test]
fn an_action_that_loses_the_game_says_so_before_it_is_confirmed() {
    let adjust = |charm: i8| json!({"type": "adjust", "charm": charm});
    let open = |size, actions: &[Value]| {
        let folder = lay_out(ROSES, json!({}), actions);
        let person = Person::among_all_games(folder.path(), size);
        (folder, person)
    };
    const LOSES: &str = "@noble-hearts-screen-loses name=Ben";
    for size in WINDOWS {
        for kind in ["@noble-hearts-kind-berserk", "@noble-hearts-kind-charge"] {
            for (charm, loses) in [(-2, true), (-1, false)] {
                let actions = [with(&["berserk"]), vec![adjust(charm)]].concat();
                let (_folder, mut person) = open(size, &actions);
                person.tap(kind);
                if kind == "@noble-hearts-kind-charge" {
                    assert!(!person.reads(LOSES), "{size}");
                    person.tap("@noble-hearts-kind-berserk");
                }
                assert_eq!(person.reads(LOSES), loses, "{size}: {kind}");
            }
        }
        let attack = json!({"type": "attack", "card": card(7, 1, 1, 2)});
        let (_folder, mut person) = open(size, &[roses(), adjust(2), attack]);
        person.tap("@noble-hearts-kind-retreat");
        person.expect("@noble-hearts-screen-ask-retreat most=3 name=Ana loses=yes");
    }
}

#[test]
fn the_set_up_says_what_lies_on_the_table() {
    for (edition, tracks) in [
        ("@noble-hearts-title", false),
        ("@noble-hearts-edition-skills-and-roses", true),
    ] {
        let folder = tempdir().unwrap();
        let mut person = Person::among_all_games(folder.path(), SMALL);
        for name in [
            "@home-new",
            "@noble-hearts-title",
            edition,
            "@setup-who-begins",
        ] {
            if person.has(name) {
                person.tap(name);
            }
        }
        person.expect("@noble-hearts-screen-box tracks=no");
        assert_eq!(person.reads("@noble-hearts-screen-box tracks=yes"), tracks);
    }
}

/// On a phone, an action with many consequences is completely visible in Look back, and the steps do not move.
#[test]
fn looking_back_shows_the_whole_action_on_a_small_phone() {
    let before = [
        roses(),
        json!({"type": "attack", "card": card(7, 1, 1, 2)}),
        json!({"type": "retreat", "card": {"fight": 1}}),
    ];
    let folder = lay_out(ROSES, json!({}), &before);
    let mut person = Person::among_all_games(folder.path(), SMALL);
    person.tap("@menu");
    person.tap("@look-title");
    for expected in [
        "@noble-hearts-event-attack-ended by=Ana end=*",
        "@noble-hearts-event-skill-moved spots=1 towards=Ana place=*",
        "@noble-hearts-event-charm-moved spots=1 towards=Ana place=*",
        "@noble-hearts-event-turn-began turn=3 player=Ana",
    ] {
        assert!(person.in_sight(expected), "{expected}");
    }
    let back = person.place("@look-previous");
    person.tap("@look-previous");
    assert_eq!(person.place("@look-previous"), back);
}

/// A finger that goes on tapping numbers does not have to look for the next keys.
#[test]
fn the_keys_of_an_action_end_at_one_height() {
    for size in [SMALL, PHONE] {
        let folder = lay_out(BASE, json!({}), &[json!({"type": "setup", "first": 0})]);
        let mut person = Person::among_all_games(folder.path(), size);
        person.tap("@noble-hearts-kind-attack");
        let mut edges = Vec::new();
        for (keys, answer) in [("fight", 4), ("area", 2), ("redraw", 1)] {
            let key = |number: u8| match keys {
                "area" => format!("^@noble-hearts-screen-area area={number}"),
                _ => format!(
                    "@noble-hearts-screen-key print=(^@noble-hearts-print-{keys}) number={number}"
                ),
            };
            let last = (0..=99).rev().map(key).find(|key| person.has(key));
            edges.push(person.place(&last.unwrap()).bottom().round());
            person.tap(&key(answer));
        }
        let is_level = |edge: &f32| (edge - edges[0]).abs() <= 2.0;
        assert!(edges.iter().all(is_level), "{size}: {edges:?}");
    }
}

#[test]
fn the_redraw_of_equal_cards_is_the_one_that_counts() {
    for (tie, sentence) in [
        (
            "most",
            "@noble-hearts-screen-ask-redraw-of fight=4 tie=most",
        ),
        (
            "least",
            "@noble-hearts-screen-ask-redraw-of fight=4 tie=least",
        ),
    ] {
        let folder = lay_out(ROSES, json!({"redraw_tie": tie}), &with(&["berserk"]));
        let mut person = Person::among_all_games(folder.path(), SMALL);
        for name in [
            "@noble-hearts-kind-berserk",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=4",
            "^@noble-hearts-screen-area area=2",
            "@noble-hearts-screen-key print=(^@noble-hearts-print-fight) number=4",
        ] {
            person.tap(name);
        }
        person.expect(sentence);
    }
}

#[test]
fn a_rose_that_wins_says_so() {
    for (charm, name) in [
        (
            2,
            "@noble-hearts-screen-wins action=(@noble-hearts-kind-collect-rose) winner=Ana",
        ),
        (0, "@noble-hearts-kind-collect-rose"),
    ] {
        let folder = lay_out(
            ROSES,
            json!({}),
            &[roses(), json!({"type": "adjust", "charm": charm})],
        );
        let person = Person::among_all_games(folder.path(), SMALL);
        assert!(person.has(name), "{}", person.screen_text());
    }
}
