//! Chances of *Dueling Nobles* at the table: in the smallest windows, and switched off.

use std::fs;

use courtyard::text::Language;
use serde_json::json;
use tempfile::{TempDir, tempdir};

use crate::person::{Look, PHONE, Person};

/// A table with five nobles per side, at the start of a duel phase.
fn five_a_side() -> TempDir {
    with_nobles(5, 3)
}

/// A table with this number of nobles per side, in this phase of the first turn.
fn with_nobles(count: usize, phase: usize) -> TempDir {
    let folder = tempdir().unwrap();
    let sessions = folder.path().join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    let header = json!({
        "courtyard": 1,
        "game": "dueling-nobles",
        "edition": "catsatcards",
        "rules": {"opening_nobles": count},
        "players": ["Ana", "Ben"],
        "started": "2021-11-20T19:03:11+01:00",
    });
    let nobles = [
        ["Kh", "Ks", "Qs", "Jc", "Jh"],
        ["Kd", "Kc", "Qh", "Qd", "Jd"],
    ];
    let nobles = nobles.map(|nobles| nobles[..count].to_vec());
    let setup = json!({"type": "setup", "first": 0, "nobles": nobles});
    let mut actions = vec![setup];
    actions.resize(phase + 1, json!({"type": "next-phase"}));
    let numbered = actions.iter().enumerate();
    let lines = numbered.map(|(n, action)| json!({"n": n + 1, "do": action}));
    let lines: String = std::iter::once(header)
        .chain(lines)
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(sessions.join("evening.courtyard"), lines).unwrap();
    folder
}

/// The nobles that can be challenged.
const OTHERS: [&str; 5] = ["K♦", "K♣", "Q♥", "Q♦", "J♦"];

#[test]
fn five_nobles_a_side_on_the_smallest_phone() {
    let smallest = Look::new(320.0, 568.0);
    for (look, attack, chances, pair) in [
        (
            smallest,
            "@dueling-nobles-do-attack-with card=K♥",
            "@dueling-nobles-chances-show",
            "@dueling-nobles-chances-pair attacker=K♥ target=K♦ outlook=*",
        ),
        (
            smallest.language(Language::Spanish),
            "@dueling-nobles-do-attack-with card=K♥",
            "@dueling-nobles-chances-show",
            "@dueling-nobles-chances-pair attacker=K♥ target=K♦ outlook=*",
        ),
    ] {
        let folder = five_a_side();
        let mut person = Person::looking_among_all(folder.path(), &look);
        person.tap(attack);
        let chances_of = |person: &Person, other: &str| {
            let pair = format!("attacker=K♥ target={other} chance=*");
            let chances = format!("@dueling-nobles-chances-of-pair {pair}");
            person.has(&chances).then(|| person.name_of(&chances))
        };
        assert_eq!(chances_of(&person, OTHERS[0]), None, "nobody has asked yet");
        person.tap(chances);
        for other in OTHERS {
            let name = chances_of(&person, other).expect(other);
            assert!(name.contains('%'), "{name}");
            assert!(person.sees_whole(&name), "{name} is cut off");
        }
        person.see_everything();
        let first = chances_of(&person, OTHERS[0]).unwrap();
        person.tap(&first);
        assert!(person.reads(pair), "{}", person.screen_text());
        if let Some(folder) = std::env::var_os("COURTYARD_LOOK") {
            let picture = person.window.render().unwrap();
            let name = format!("chances-{}.png", look.language.tag());
            picture
                .save(std::path::Path::new(&folder).join(name))
                .unwrap();
        }
    }
}

#[test]
fn four_nobles_a_side_are_readable_on_a_small_phone() {
    for phase in 0..4 {
        let folder = with_nobles(4, phase);
        let person = Person::looking(folder.path(), &Look::new(360.0, 640.0));
        let mut cards: Vec<egui::Rect> = ["K♥", "K♠", "Q♠", "J♣"]
            .map(|card| match phase {
                3 => person.place(&format!("@dueling-nobles-do-attack-with card=({card})")),
                _ => person.place(&format!(
                    "@dueling-nobles-noble-label card=({card}) name=Ana"
                )),
            })
            .into();
        cards.sort_by(|a, b| a.left().total_cmp(&b.left()));
        for pair in cards.windows(2) {
            assert!(pair[0].width() >= 40.0, "phase {phase}: {cards:?}");
            let gap = pair[1].left() - pair[0].right();
            assert!(gap >= 6.0, "phase {phase}: {cards:?}");
        }
    }
}

/// The attacker plays first; the defender can still answer.
#[test]
fn the_attackers_cards_are_described_before_the_defenders_answer() {
    let folder = tempdir().unwrap();
    for (entries, attacks) in [(12, false), (23, true), (24, false)] {
        crate::course::lay_out(folder.path(), "evening", "game-catsatcards", entries);
        let person = Person::at(folder.path(), PHONE);
        let is_before = person.reads("@dueling-nobles-needs-first other=* sentence=*");
        assert_eq!(is_before, attacks, "{}", person.screen_text());
    }
}

#[test]
fn no_chances_are_shown_when_they_are_switched_off() {
    let folder = five_a_side();
    fs::write(
        folder.path().join("settings.json"),
        r#"{"chances":"never"}"#,
    )
    .unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@dueling-nobles-do-attack-with card=K♥");
    assert!(!person.has("@dueling-nobles-chances-show"));
    let of_a_pair = "@dueling-nobles-chances-of-pair attacker=* target=* chance=*";
    assert!(!person.has(of_a_pair));
}

/// In Look back, the chances beside the chart of a duel say that they count with cards, unlike the sentence about the
/// dice.
#[test]
fn look_back_says_what_the_chances_of_a_duel_count_with() {
    let folder = tempdir().unwrap();
    crate::course::lay_out(folder.path(), "evening", "game-catsatcards", 12);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@menu");
    person.tap("@look-title");
    person.expect("@dueling-nobles-odds-cards attacker=* win=* tie=* defender=* loss=*");
}
