//! Pages that are filled in: the set-up of a game, an export, and what is moved in the library.

use std::fs;
use std::path::Path;

use egui::vec2;
use tempfile::{TempDir, tempdir};

use crate::course;
use crate::duel;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";

/// A folder with a finished game, which is called this.
fn played(name: &str) -> TempDir {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), name, CATS, 107);
    folder
}

/// Opens what can be done with the only session on the list.
fn more(folder: &Path) -> Person {
    let mut person = Person::at(folder, PHONE);
    person.tap(&person.name_of("@home-all count=*"));
    person.tap(&person.name_starting("@library-more-of session=*"));
    person
}

#[test]
fn the_way_on_is_in_sight_on_every_phone() {
    for (width, height) in [
        (390.0, 844.0),
        (360.0, 640.0),
        (320.0, 568.0),
        (844.0, 390.0),
    ] {
        let folder = tempdir().unwrap();
        let mut person = Person::at(folder.path(), vec2(width, height));
        person.tap("@home-new");
        assert!(person.sees("@setup-who-begins"), "{width} × {height}");
        person.tap("@setup-who-begins");
        assert!(
            person.sees("@dueling-nobles-setup-to-nobles"),
            "{width} × {height}"
        );
        person.tap("@dueling-nobles-starter-starts name=(@player-unnamed number=1)");
        person.tap("@dueling-nobles-setup-to-nobles");
        assert!(
            person.sees("@dueling-nobles-setup-begin"),
            "{width} × {height}"
        );
    }
}

#[test]
fn names_of_earlier_players_are_offered() {
    let folder = duel::table(4);
    let mut person = Person::among_all_games(folder.path(), LAPTOP);
    person.tap("@menu");
    person.tap("@menu-leave");
    person.tap("@home-new");
    assert!(!person.has("Dan"), "a name that is taken is offered");
    person.write("@setup-name-of player=(@player-unnamed number=2)", "Zoë");
    person.tap("Ben");
    assert_eq!(
        person.written("@setup-name-of player=(@player-unnamed number=2)"),
        "Ben"
    );
    person.write("@setup-name-of player=(@player-unnamed number=4)", " ");
    person.tap("Dan");
    assert_eq!(
        person.written("@setup-name-of player=(@player-unnamed number=4)"),
        "Dan"
    );
    assert!(!person.has("Dan"), "a name that is taken is still offered");
}

#[test]
fn our_rules_say_what_they_change() {
    let folder = played("evening");
    let journal = folder.path().join("sessions/evening.courtyard");
    let text = fs::read_to_string(&journal).unwrap();
    let rules = text.replacen(r#""players""#, r#""rules":{"recruit_cost":4},"players""#, 1);
    let header = rules.lines().next().unwrap();
    fs::write(&journal, format!("{header}\n")).unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap("@menu");
    person.tap("@menu-leave");
    person.tap("@home-new");
    person.expect("(@dueling-nobles-edition-catsatcards) · (@house-rule rule=(@dueling-nobles-rule-recruit-cost) value=4)");
    person.tap("@dueling-nobles-edition-original");
    assert!(!person.reads("@house-rule rule=(@dueling-nobles-rule-recruit-cost) value=4"));
}

#[test]
fn the_noble_picker_says_that_the_other_player_is_next() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@home-new");
    person.tap("@setup-who-begins");
    person.tap("@dueling-nobles-starter-starts name=(@player-unnamed number=1)");
    person.tap("@dueling-nobles-setup-to-nobles");
    for noble in ["K♠", "K♥"] {
        person.tap(noble);
        assert!(person.refusal().is_none());
    }
    person.tap("K♦");
    let next = "@dueling-nobles-nobles-next next=(@player-unnamed number=2) name=(@player-unnamed number=1)";
    assert!(person.in_sight(next));
    assert!(person.refusal().is_none(), "nothing is covered");
}

#[test]
fn the_result_of_the_starting_dice_is_in_sight() {
    for (width, height) in [(360.0, 640.0), (390.0, 844.0), (844.0, 390.0)] {
        let folder = tempdir().unwrap();
        let mut person = Person::at(folder.path(), vec2(width, height));
        person.tap("@home-new");
        person.tap("@setup-who-begins");
        let starts = |person: &Person| {
            let players = [1, 2].map(|number| {
                format!("@dueling-nobles-starter-starts name=(@player-unnamed number={number})")
            });
            players.into_iter().find(|player| person.is_on(player))
        };
        // A tie rolls again.
        while starts(&person).is_none() {
            person.tap("@dueling-nobles-fight-roll-virtual name=(@player-unnamed number=1)");
            person.tap("@dueling-nobles-fight-roll-virtual name=(@player-unnamed number=2)");
        }
        let result = format!("({}).", starts(&person).unwrap());
        assert!(person.describes(&result), "{}", person.screen_text());
        assert!(
            person.sees_whole("@dueling-nobles-setup-to-nobles"),
            "{width} × {height}"
        );
    }
}

#[test]
fn a_move_to_the_archive_or_trash_can_be_undone() {
    let folder = played("monday");
    let journal = folder.path().join("sessions/monday.courtyard");
    for way in ["@library-archive-it", "@library-delete"] {
        let mut person = more(folder.path());
        person.tap(way);
        assert!(!journal.exists());
        person.tap("@do-undo");
        assert!(journal.exists(), "{way} was not undone");
        person.expect("@library-put-back");
        assert!(!person.has("@do-undo"));
        assert!(person.has(&person.name_starting("monday: ")));
    }
}

#[test]
fn an_export_offers_to_replace_the_file() {
    let folder = played("monday");
    let elsewhere = tempdir().unwrap();
    let file = elsewhere.path().join("copy.md");
    fs::write(&file, "mine").unwrap();
    let mut person = more(folder.path());
    person.tap("@library-give");
    person.tap("@library-form-md");
    person.write("@library-file-field", &file.display().to_string());
    assert!(!person.has("@library-replace"));
    let save = person.place("@library-write");
    person.tap("@library-write");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    // A second tap at the same place replaces nothing.
    assert_eq!(person.place("@library-write"), save);
    person.tap("@library-replace");
    person.expect("@library-written file=*");
    assert!(fs::read_to_string(&file).unwrap().starts_with("# "));
    assert!(!person.has("@library-replace"));
}

#[test]
fn the_result_of_an_export_is_not_behind_the_button() {
    let folder = played("monday");
    let mut person = Person::at(folder.path(), vec2(360.0, 640.0));
    person.tap(&person.name_of("@home-all count=*"));
    person.tap(&person.name_starting("@library-more-of session=*"));
    person.tap("@library-give");
    person.tap("@library-form-html");
    let file = folder.path().join("the long game of that evening.html");
    person.write("@library-file-field", &file.display().to_string());
    person.tap("@library-write");
    let result = person.words("@library-written file=*");
    let painted = person.painted();
    let result = painted
        .iter()
        .find(|(text, _)| result.start(text.galley.text()));
    let (text, clip) = result.unwrap();
    assert!(clip.contains_rect(text.visual_bounding_rect()));
}

#[test]
fn a_renamed_game_has_its_name_on_the_start_screen() {
    let folder = played("monday");
    let mut person = more(folder.path());
    person.write("@library-name", "Birthday");
    person.tap("@library-rename");
    person.tap("@back");
    assert!(
        person
            .name_starting("Birthday: (@list-and before=Ana last=Ben) · ")
            .len()
            > 20
    );
}

#[test]
fn phases_are_put_in_any_order() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@home-new");
    person.tap("@fact-rules");
    let before = |person: &Person, first: &str, second: &str| {
        let place = |phase: &str| {
            let moved = format!("@phase-earlier phase=(^@dueling-nobles-phase-{phase})");
            person.has(&moved).then(|| person.place(&moved).top())
        };
        place(first).unwrap_or(f32::MIN) < place(second).unwrap()
    };
    assert!(before(&person, "reinforcements", "command"));
    person.tap("@phase-earlier phase=(^@dueling-nobles-phase-command)");
    assert!(before(&person, "command", "reinforcements"));
    // The first phase cannot be moved before another one.
    person.tap("@phase-earlier phase=(^@dueling-nobles-phase-command)");
    assert!(!person.has("@phase-earlier phase=(^@dueling-nobles-phase-command)"));
    assert!(before(&person, "income", "reinforcements"));
}
