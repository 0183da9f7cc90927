//! The end of a game as its own moment, in all games and windows.

use egui::Vec2;
use tempfile::{TempDir, tempdir};

use crate::person::{LAPTOP, Look, PHONE, Person};
use crate::{course, duel, hearts};

/// A game before its last tap.
struct Game {
    folder: TempDir,
    /// The taps that end it.
    last: &'static [&'static str],
    /// The headline of its end.
    won: &'static str,
    /// How it ended.
    how: &'static str,
}

/// A game of each kind.
fn games() -> [Game; 3] {
    let nobles = tempdir().unwrap();
    course::lay_out(nobles.path(), "evening", "game-catsatcards", 106);
    [
        Game {
            folder: nobles,
            last: &["@dueling-nobles-fight-no-card name=Ana"],
            won: "@bar-won name=Ana",
            how: "@dueling-nobles-event-duel-ended player=Ana noble=K♥ total=26 other=23 verdict=defender critical=no",
        },
        Game {
            folder: duel::nearly_ended(),
            last: &["@menu", "@kind-concede", "@duel-answer-concede name=Cleo"],
            won: "@bar-won name=Ana",
            how: "@headline-concede player=Cleo",
        },
        Game {
            folder: hearts::sample(13),
            last: &["@noble-hearts-screen-is-hit name=Ana winner=Ben"],
            won: "@bar-won name=Ben",
            how: "@noble-hearts-event-attack-ended by=Ben end=hit",
        },
    ]
}

const WINDOWS: [(f32, f32, i64); 4] = [
    (360.0, 640.0, 100),
    (320.0, 568.0, 200),
    (844.0, 390.0, 100),
    (1280.0, 800.0, 100),
];

#[test]
fn the_end_says_who_won_and_how_and_offers_a_rematch_in_the_place_of_the_main_button() {
    for (width, height, percent) in WINDOWS {
        let look = Look::new(width, height).percent(percent);
        for game in games() {
            let mut person = Person::looking_among_all(game.folder.path(), &look);
            for tap in game.last {
                person.tap(tap);
            }
            let screen = person.screen_text();
            assert_eq!(person.headings()[0], person.say(game.won), "{screen}");
            assert!(person.in_sight(game.won), "{look:?} {screen}");
            person.expect(game.how);
            assert!(person.sees_whole("@do-rematch"), "{look:?} {screen}");
            let rematch = person.place("@do-rematch");
            let window = Vec2::new(width, height);
            assert!(rematch.bottom() > 0.75 * window.y, "{look:?} {rematch}");
            assert!(rematch.right() > 0.9 * window.x, "{look:?} {rematch}");
            // Nothing belongs to a turn any more.
            for over in [
                "@back-to-table",
                "@kind-end-turn",
                "@dueling-nobles-kind-tax",
            ] {
                assert!(!person.has(over), "{over} {screen}");
            }
            assert!(!screen.contains("huffle"), "{screen}");

            // It is the same when the game is opened again, and the game goes on after an undo.
            person.tap("@menu");
            person.tap("@menu-log");
            person.tap("@back");
            assert!(person.in_sight(game.won));
            person.tap(&person.name_of("(@do-undo): "));
            assert!(!person.has("@do-rematch"), "{}", person.screen_text());
        }
    }
}

/// The last duel is above the result, also when the game is opened again.
#[test]
fn the_last_duel_is_still_seen() {
    for size in [PHONE, LAPTOP] {
        let [nobles, _, hearts] = games();
        for again in [false, true] {
            let mut person = Person::at(nobles.folder.path(), size);
            if again {
                person.tap(&person.name_starting("evening: "));
            } else {
                nobles.last.iter().for_each(|tap| person.tap(tap));
            }
            for total in ["26", "23"] {
                assert!(person.in_sight(total), "{}", person.screen_text());
            }
        }
        let mut person = Person::among_all_games(hearts.folder.path(), size);
        hearts.last.iter().for_each(|tap| person.tap(tap));
        person.expect("@noble-hearts-screen-coming fight=* area=* name=Ana");
    }
}
