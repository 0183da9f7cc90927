//! Double and triple taps: a tap meant for one screen does nothing on the next.

use std::fs;
use std::path::Path;

use egui::{Event, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::NodeT as _;
use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::common::{extent, files_below};
use crate::course;
use crate::duel;
use crate::hearts;
use crate::person::{PHONE, Person};

const CATS: &str = "game-catsatcards";
const ORIGINAL: &str = "game-original";

/// The last answer of the game.
const LAST_CARD: &str = "@dueling-nobles-fight-no-card name=Ana";

/// Duration of a tap in seconds. Three of them are over before the result of the first can be seen.
const TAP: f64 = 0.06;

/// Taps repeatedly at one position, as fast as a finger can.
fn tap_at(person: &mut Person, place: Pos2, times: usize) {
    let button = |pressed| Event::PointerButton {
        pos: place,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let mut now = person.window.ctx.input(|i| i.time);
    for _ in 0..times {
        for event in [Event::PointerMoved(place), button(true), button(false)] {
            now += TAP / 3.0;
            let input = person.window.input_mut();
            input.time = Some(now);
            input.events.push(event);
            person.window.step();
        }
    }
    person.window.input_mut().time = None;
    person.window.remove_cursor();
    person.settle();
}

/// The actions of all games, without times.
fn done(folder: &Path) -> Vec<Value> {
    let mut journals = files_below(&folder.join("sessions"), "courtyard");
    journals.sort();
    let text: Vec<String> = journals
        .iter()
        .map(|journal| fs::read_to_string(journal).unwrap())
        .collect();
    let entries = text
        .iter()
        .flat_map(|text| text.lines().skip(1))
        .map(|line| {
            let mut entry: Value = serde_json::from_str(line).unwrap();
            let fields = entry.as_object_mut().unwrap();
            for field in ["n", "at", "crc"] {
                fields.remove(field);
            }
            // Rolls of the app are random.
            if entry["do"]["virtual"] == true {
                entry["do"]["dice"] = Value::Null;
            }
            entry
        });
    entries.collect()
}

/// Whether all these steps are repetitions: undo, redo, or a correction of a number.
fn is_repeated(steps: &[Value]) -> bool {
    let repeats = |step: &Value| {
        step.get("undo").is_some() || step.get("redo").is_some() || step["do"]["type"] == "adjust"
    };
    steps.iter().all(repeats)
}

/// The text without the values after this beginning of a field.
fn without(text: &str, field: &str) -> String {
    let mut parts = text.split(field);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let (_, after) = part.split_once('"').unwrap_or_default();
        text + after
    })
}

/// All saved files, by name without the time in it, and all announcements.
#[derive(Debug, PartialEq)]
struct Traces {
    files: Vec<(String, String)>,
    screen: String,
}

impl Traces {
    fn of(folder: &Path, person: &Person) -> Traces {
        let timeless = |text: &str| {
            let text = text.replace(&folder.display().to_string(), "");
            // Identifiers are random, and checksums depend on them.
            let text = without(&without(&text, "\"id\":\""), "\"crc\":\"");
            text.replace(|c: char| c.is_ascii_digit(), "")
        };
        let mut files: Vec<(String, String)> = ["courtyard", "json", "courtyard-deck"]
            .iter()
            .flat_map(|extension| files_below(folder, extension))
            .map(|path| {
                let name = path.strip_prefix(folder).unwrap().display().to_string();
                (
                    timeless(&name),
                    timeless(&fs::read_to_string(path).unwrap()),
                )
            })
            .collect();
        files.sort();
        let screen = timeless(&person.screen_text());
        Traces { files, screen }
    }
}

/// Opens the app on the data of `lay_out`, and taps these controls.
fn opened(lay_out: &dyn Fn(&Path), before: &[&str]) -> (TempDir, Person) {
    let folder = tempdir().unwrap();
    lay_out(folder.path());
    let mut person = Person::among_all_games(folder.path(), PHONE);
    // The story in Look back and at the end of a game is computed in the background.
    let with_story = ["@look-title", LAST_CARD];
    person.watchful = with_story.iter().any(|name| before.contains(name));
    for name in before {
        person.tap(name);
    }
    (folder, person)
}

/// Opens the app on the data of `lay_out` and taps these controls, then double- and triple-taps each visible control,
/// each in a new app. If the control has moved away after the first tap, the others do nothing: files and
/// announcements are those of one tap. If it is still there, they repeat the choice.
fn tap_pages(lay_out: &dyn Fn(&Path), before: &[&str]) {
    let open = || opened(lay_out, before);
    let (_folder, person) = open();
    let places = in_sight(&person);
    // Rolls of the app are random.
    let roll = person.words("@dueling-nobles-fight-roll-virtual name=*");
    let places = places.into_iter().filter(|(name, _)| !roll.are(name));
    for (name, place) in places {
        let (folder, mut person) = open();
        tap_at(&mut person, place, 1);
        let is_it = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().label().unwrap_or_default() == name && node.rect().contains(place)
        };
        if person.controls().iter().any(is_it) {
            continue;
        }
        let once = Traces::of(folder.path(), &person);
        for times in [2, 3] {
            let (folder, mut person) = open();
            tap_at(&mut person, place, times);
            let more = Traces::of(folder.path(), &person);
            assert!(
                once == more,
                "{name:?} after {before:?}: {once:#?} became {more:#?}"
            );
        }
    }
}

/// The visible controls with their centres: every fourth one, or all in a thorough run.
fn in_sight(person: &Person) -> Vec<(String, Pos2)> {
    let seen = person.window.ctx.content_rect();
    let all = person.controls();
    let all = all.iter().map(|node| {
        let name = node.accesskit_node().label().unwrap_or_default();
        (name, node.rect().center())
    });
    let all: Vec<_> = all.filter(|(_, place)| seen.contains(*place)).collect();
    assert!(!all.is_empty(), "{}", person.screen_text());
    all.into_iter().step_by(extent(4, 1)).collect()
}

/// Opens the app on the data of `lay_out` and taps these controls, then double- and triple-taps each visible control,
/// each in a new app. The result is that of one tap.
fn tap_everything(lay_out: &dyn Fn(&Path), before: &[&str]) {
    let open = || opened(lay_out, before);
    let (_folder, person) = open();
    let places = in_sight(&person);
    for (name, place) in places {
        let [once, twice, thrice] = [1, 2, 3].map(|times| {
            let (folder, mut person) = open();
            let before = done(folder.path()).len();
            tap_at(&mut person, place, times);
            let all = done(folder.path());
            (before, all)
        });
        for more in [twice, thrice] {
            let (before, steps) = &more;
            let same = more == once || steps.get(*before..).is_some_and(is_repeated);
            assert!(same, "{name:?} after {before:?}: {once:?} became {more:?}");
        }
    }
}

fn tap_all_of(golden: &'static str, entries: usize, before: &[&str]) {
    tap_everything(
        &|folder| {
            course::lay_out(folder, "evening", golden, entries);
        },
        before,
    );
}

#[test]
fn double_taps_in_the_phases_of_a_turn_act_once() {
    for entries in [1, 4, 30, 34] {
        tap_all_of(CATS, entries, &[]);
    }
}

#[test]
fn double_taps_on_sheets_act_once() {
    tap_all_of(CATS, 1, &["@dueling-nobles-kind-sell"]);
    tap_all_of(CATS, 43, &["@dueling-nobles-kind-weapon"]);
    tap_all_of(CATS, 34, &["@dueling-nobles-do-attack-with card=K♥"]);
    tap_all_of(CATS, 1, &["@dueling-nobles-noble-label card=K♥ name=Ana"]);
}

#[test]
fn double_taps_in_a_duel_act_once() {
    tap_all_of(ORIGINAL, 41, &[]);
    tap_all_of(
        CATS,
        35,
        &["@dueling-nobles-fight-first-die name=Ana pips=3"],
    );
    tap_all_of(
        CATS,
        35,
        &[
            "@dueling-nobles-fight-first-die name=Ana pips=3",
            "@dueling-nobles-fight-second-die name=Ana pips=5",
        ],
    );
}

#[test]
fn double_taps_at_the_end_of_a_duel_act_once() {
    tap_all_of(CATS, 106, &[LAST_CARD]);
}

#[test]
fn double_taps_in_duel_act_once() {
    tap_everything(&|folder| duel::lively(folder, 3), &[]);
}

#[test]
fn double_taps_in_duel_for_two_act_once() {
    tap_everything(&|folder| duel::lively(folder, 2), &[]);
}

#[test]
fn double_taps_in_noble_hearts_act_once() {
    for entries in [1, 12] {
        tap_everything(&|folder| hearts::lay_out_sample(folder, entries), &[]);
    }
}

#[test]
fn face_to_face() {
    for entries in [1, 14, 35] {
        tap_everything(
            &|folder| {
                course::lay_out(folder, "evening", CATS, entries);
                let settings = r#"{"seating": "face-to-face", "language": "en"}"#;
                fs::write(folder.join("settings.json"), settings).unwrap();
            },
            &[],
        );
    }
}

#[test]
fn double_taps_on_pages_of_the_table_act_once() {
    for page in ["@menu-players", "@menu-log", "@look-title"] {
        tap_all_of(CATS, 30, &["@menu", page]);
    }
}

#[test]
fn double_taps_at_the_start_and_in_a_set_up_act_once() {
    const HOME: [&str; 2] = ["@menu", "@menu-leave"];
    tap_all_of(CATS, 30, &HOME);
    tap_all_of(CATS, 30, &[HOME[0], HOME[1], "@home-new"]);
}

/// Ended and running games, some with the same name, and one with a damaged journal.
fn shelf(folder: &Path) {
    for (name, golden, entries) in [
        ("a", CATS, 30),
        ("b", CATS, 107),
        ("c", CATS, 107),
        ("d", ORIGINAL, 70),
        ("e", "not-json-in-the-middle", 9),
    ] {
        course::lay_out(folder, name, golden, entries);
    }
}

#[test]
fn double_taps_in_the_library_act_once() {
    tap_pages(&shelf, &[]);
    let person = |folder: &Path| Person::among_all_games(folder, PHONE);
    let folder = tempdir().unwrap();
    shelf(folder.path());
    let mut looking = person(folder.path());
    let all = looking.name_of("@home-all count=*");
    looking.tap(&all);
    let more = looking.name_starting("@library-more-of session=*");
    drop(looking);
    tap_pages(&shelf, &[&all]);
    for page in ["@library-filters", "@library-give-all", "@library-take"] {
        tap_pages(&shelf, &[&all, page]);
    }
    tap_pages(&shelf, &[&all, &more]);
}

#[test]
fn double_taps_in_the_statistics_act_once() {
    tap_pages(&shelf, &["@statistics-title"]);
    tap_pages(
        &shelf,
        &[
            "@statistics-title",
            "@choose-told what=(@choose) chosen=(@choose-everything)",
        ],
    );
}

#[test]
fn double_taps_in_the_settings_act_once() {
    tap_pages(&|_| {}, &[]);
    tap_pages(&|_| {}, &["@settings-title"]);
    tap_pages(&|_| {}, &["@settings-title", "@about-title"]);
}

#[test]
fn double_taps_in_deck_lists_act_once() {
    tap_pages(&|_| {}, &["@noble-hearts-screen-decks"]);
    tap_pages(
        &|_| {},
        &[
            "@noble-hearts-screen-decks",
            "@noble-hearts-screen-deck-new",
        ],
    );
}

#[test]
fn double_taps_on_quick_screens_act_once() {
    for before in [
        &["@dueling-nobles-quick-title"][..],
        &[
            "@dueling-nobles-quick-title",
            "@dueling-nobles-quick-edition edition=(@dueling-nobles-edition-catsatcards)",
        ],
        &["@dueling-nobles-quick-title", "K♥", "Q♠"],
        &["@duel-screen-quick"],
    ] {
        tap_pages(&|_| {}, before);
    }
}

#[test]
fn double_taps_on_pages_of_other_tables_act_once() {
    for page in ["@menu-players", "@menu-log", "@look-title"] {
        tap_pages(&|folder| duel::lively(folder, 3), &["@menu", page]);
        tap_pages(
            &|folder| hearts::lay_out_sample(folder, 12),
            &["@menu", page],
        );
    }
}

#[test]
fn double_taps_at_the_hand_over_act_once() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 13);
    Person::waits_between_turns(folder.path());
    let mut person = Person::at(folder.path(), PHONE);
    person.reads_hand_overs = true;
    let end = person.place("@kind-end-turn").center();
    let lines = person.journal().len();
    tap_at(&mut person, end, 3);
    person.expect("@hand-over-turn name=Ben");
    person.expect("@dueling-nobles-event-duel-ended player=Ben noble=J♥ total=30 other=22 verdict=defender critical=no");
    // The table is read-only and does nothing.
    let noble = person
        .place("@dueling-nobles-noble-label card=K♥ name=Ana")
        .center();
    tap_at(&mut person, noble, 1);
    assert_eq!(person.journal().len(), lines + 1);
    assert!(person.has("@hand-over-go-on") && !person.has("@dueling-nobles-kind-buy"));
    person.tap("@hand-over-go-on");
    assert!(person.has("@kind-end-turn") && !person.has("@hand-over-go-on"));
    // Undoing a step also undoes its card.
    person.tap("@kind-end-turn");
    person.tap(&person.name_of("(@do-undo): "));
    assert!(!person.has("@hand-over-go-on"), "{}", person.screen_text());
}

#[test]
fn the_hand_over_dismisses_itself_or_is_absent_by_setting() {
    for (wish, notices) in [("brief", true), ("off", false)] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", CATS, 13);
        let settings = format!("{{\"hand_over\": \"{wish}\", \"language\": \"en\"}}");
        fs::write(folder.path().join("settings.json"), settings).unwrap();
        let mut person = Person::at(folder.path(), PHONE);
        person.watchful = true;
        person.reads_hand_overs = true;
        let end = person.place("@kind-end-turn").center();
        tap_at(&mut person, end, 1);
        // The notice covers no control.
        assert!(
            !person.has("@hand-over-go-on") && person.has("@kind-end-turn"),
            "{wish}"
        );
        let notice = person.words("(@hand-over-turn name=Ben)\n");
        let noticed = |person: &Person| person.lines().iter().any(|line| notice.start(line));
        assert_eq!(noticed(&person), notices, "{wish}");
        person.let_pass(15.0);
        assert!(!noticed(&person), "{wish}");
    }
}

/// A control is in the same position after a tap on another one.
#[test]
fn the_next_question_does_not_appear_under_the_finger() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", ORIGINAL, 41);
    let mut person = Person::at(folder.path(), PHONE);
    let other = person.name_of("@dueling-nobles-fight-die name=Ana pips=4");
    let place = person.place(&other);
    person.tap("@dueling-nobles-fight-die name=Ben pips=4");
    assert_eq!(person.place(&other), place, "{}", person.screen_text());
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 30);
    let mut person = Person::at(folder.path(), PHONE);
    let onward = "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)";
    let main = person.place(onward);
    person.tap(onward);
    assert_eq!(person.place("@kind-end-turn"), main);
}
