//! The story of a game: each player's chance in the course of the game, estimated in the background.

use std::fs;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use courtyard::registry;
use courtyard::settings::Theme;
use courtyard::text::{Language, Text};
use courtyard::ui::platform::chooser::{Chooser, Chosen, File, Wish};
use egui::accesskit::Role;
use egui::{Context, Rect, pos2};
use egui_kittest::SnapshotResults;
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use tempfile::{TempDir, tempdir};

use crate::common::extent;
use crate::person::{LAPTOP, Look, PHONE, Person};
use crate::pictures::take_alone;
use crate::{course, hearts};

const SHOW: &str = "@story-show";

/// Number of entries of a game with turning points.
const LONG: usize = 24;

/// Number of entries of a game whose story is worked out sooner.
const SHORT: usize = 8;

/// A data folder with the beginning of a game and these settings.
fn evening(entries: usize, settings: &str) -> TempDir {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", entries);
    fs::write(folder.path().join("settings.json"), settings).unwrap();
    folder
}

fn looking_back(folder: &TempDir, size: egui::Vec2) -> Person {
    let mut person = Person::at(folder.path(), size);
    person.watchful = true;
    person.tap("@menu");
    person.tap("@look-title");
    person
}

impl Person {
    /// The curve's place and its accessible name.
    fn curve(&self) -> Option<(Rect, String)> {
        let is_curve = by().predicate(|node| node.role() == Role::Image);
        let curves = self.window.query_all(is_curve.label_contains("% · Ben "));
        let mut curves = curves.map(|node| {
            let name = node.accesskit_node().label().unwrap_or_default();
            (node.rect(), name)
        });
        curves.next()
    }

    /// Scrolls the curve into view.
    fn bring_the_curve(&mut self) {
        let is_curve = by().predicate(|node| node.role() == Role::Image);
        let curve = is_curve.label_contains("% · Ben ");
        self.window.get(curve).scroll_to_me();
        self.settle();
    }

    /// Ends the game, and requests its story.
    fn end_with_a_story(&mut self, loser: &str) {
        self.watchful = true;
        for name in ["@menu", "@kind-concede"] {
            self.tap(name);
        }
        self.tap(&format!("@dueling-nobles-do-concede name=({loser})"));
        assert!(self.sees_whole(SHOW), "{}", self.screen_text());
        self.tap(SHOW);
        let began = Instant::now();
        while !self.has("@story-save-text") {
            let waited = began.elapsed();
            assert!(waited < Duration::from_mins(3), "{}", self.screen_text());
            self.let_pass(1.0);
        }
        let causes = ["@story-causes shares=*", "@story-no-causes"];
        assert!(causes.into_iter().any(|causes| self.in_sight(causes)));
    }

    /// Whether the bots still play.
    fn is_playing_out(&self) -> bool {
        self.reads("@story-progress done=* all=*")
    }

    /// Lets the bots play until the story is complete.
    fn wait_for_the_story(&mut self) {
        let began = Instant::now();
        while self.curve().is_none() || self.is_playing_out() {
            let waited = began.elapsed();
            assert!(waited < Duration::from_mins(3), "{}", self.screen_text());
            self.let_pass(1.0);
        }
    }
}

#[test]
fn look_back_shows_the_story_on_request_and_a_tap_on_it_leads_to_the_move() {
    let folder = evening(SHORT, r#"{"language": "en"}"#);
    for size in &[PHONE, LAPTOP][..extent(1, 2)] {
        let mut person = looking_back(&folder, *size);
        assert!(person.curve().is_none());
        person.tap(SHOW);
        person.wait_for_the_story();
        assert!(!person.has(SHOW));
        let (_, name) = person.curve().unwrap();
        for words in [
            "@story-turn turn=1 chances=*",
            "% · Ben ",
            "@story-end chances=*",
        ] {
            assert!(person.words(words).are_in(&name), "{name}");
        }
        person.bring_the_curve();
        let (place, _) = person.curve().unwrap();
        let at = pos2(place.left() + 1.0, place.center().y);
        person.put_finger(at);
        person.lift_finger(at);
        person.expect(&format!("@look-where count={SHORT} n=0"));

        // The story is still there when Look back is opened again.
        person.tap("@look-leave");
        assert!(person.curve().is_none());
        person.tap("@menu");
        person.tap("@look-title");
        assert!(person.curve().is_some_and(|(_, again)| again == name));
        assert!(!person.reads("@story-progress done=* all=*"));
    }
}

#[test]
fn a_tap_on_a_turning_point_leads_to_its_move() {
    let folder = evening(LONG, r#"{"language": "en", "chances": "always"}"#);
    let mut person = looking_back(&folder, PHONE);
    person.wait_for_the_story();
    let sentence =
        |what: &str| format!("@story-turning-point player=* turn=* what={what} from=* to=*");
    let point = person.name_of(&sentence("*"));
    person.tap(&point);
    let is_its_move = |line: &String| {
        point.contains(line) && person.words(&sentence(&format!("({line})"))).are_in(&point)
    };
    let lines = person.lines();
    assert!(lines.iter().any(is_its_move), "{point}: {lines:#?}");
}

/// The story in Look back and at the end of a game, in every shape of window.
#[test]
fn pictures_of_stories() {
    if !extent(std::env::var_os("UPDATE_SNAPSHOTS").is_some(), true) {
        return;
    }
    let mut results = SnapshotResults::new();
    for (name, look) in [
        (
            "360x640-es",
            Look::new(360.0, 640.0).language(Language::Spanish),
        ),
        ("390x844-en", Look::new(390.0, 844.0).theme(Theme::Light)),
        (
            "844x390-es",
            Look::new(844.0, 390.0).language(Language::Spanish),
        ),
        ("1280x800-en", Look::new(1280.0, 800.0)),
    ] {
        let folder = evening(LONG, "{}");
        let mut person = Person::looking(folder.path(), &look);
        let text = Text::new(look.language, registry::described());
        let say = |key: &str| text.get(key).into_owned();
        person.watchful = true;
        for tap in ["menu", "look-title", "story-show"] {
            person.tap(&say(tap));
        }
        person.wait_for_the_story();
        person.bring_the_curve();
        take_alone(&mut person, &format!("story/look-back-{name}"));
        results.extend_harness(&mut person.window);
    }
}

#[test]
fn the_setting_of_chances_decides_about_the_story() {
    let folder = evening(SHORT, r#"{"language": "en", "chances": "never"}"#);
    let person = looking_back(&folder, PHONE);
    assert!(!person.has(SHOW) && person.curve().is_none());

    let folder = evening(SHORT, r#"{"language": "en", "chances": "always"}"#);
    let mut person = looking_back(&folder, PHONE);
    assert!(!person.has(SHOW));
    person.wait_for_the_story();
}

#[test]
fn a_game_that_bots_cannot_play_says_why_it_has_no_story() {
    let folder = hearts::sample(6);
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@menu");
    person.tap("@look-title");
    person.expect("@story-no-bots");
    assert!(!person.has(SHOW));
}

/// A system's dialog that chooses the suggested name in this folder.
#[derive(Debug)]
struct Into(PathBuf);

impl Chooser for Into {
    fn ask(&self, wish: Wish, _: &Context) -> Receiver<Chosen> {
        let (sender, answer) = channel();
        if let Wish::SaveAs { name, .. } = wish {
            sender.send(vec![File::At(self.0.join(name))]).unwrap();
        }
        answer
    }
}

#[test]
fn the_story_of_an_ended_game_is_saved_as_text_and_as_a_picture() {
    let folder = evening(LONG, r#"{"language": "en"}"#);
    let chooser = Box::new(Into(folder.path().to_owned()));
    let mut person = Person::choosing(folder.path(), PHONE, chooser);
    person.end_with_a_story("Ben");
    // The end of a phase is no decision beside those in the phase.
    person.expect("@story-turning-point turn=* what=* player=* from=* to=*");
    assert!(
        !person.reads("@dueling-nobles-headline-next-phase player=* phase=*"),
        "{}",
        person.screen_text()
    );
    person.tap("@story-save-text");
    person.expect("@library-written file=*");
    let text = fs::read_to_string(folder.path().join("courtyard-2021-11-20.txt")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        (6..=8).contains(&lines.len()) && lines[0].contains("Ana"),
        "{text}"
    );
    assert!(lines[3..].iter().all(|line| person.reads(line)), "{text}");
    person.tap("@story-save-picture");
    person.let_pass(1.0);
    let picture = fs::read(folder.path().join("courtyard-2021-11-20.png")).unwrap();
    assert!(picture.starts_with(b"\x89PNG\r\n"));
    if let Some(folder) = std::env::var_os("COURTYARD_LOOK") {
        fs::write(PathBuf::from(folder).join("story.png"), picture).unwrap();
    }
}

/// A concession is no turning point, and gives the winner no lead.
#[test]
fn the_story_of_a_conceded_game_is_about_the_play_before() {
    for size in &[PHONE, LAPTOP][..extent(1, 2)] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", "game-catsatcards", SHORT);
        let mut person = Person::at(folder.path(), *size);
        person.end_with_a_story("Ana");
        person.expect("@bar-won name=Ben");
        person.expect("@story-lead-one player=Ana turn=1");
        person.expect("@story-no-turning-points");
        person.expect("@story-no-causes");
    }
}

#[test]
fn without_a_file_dialog_the_path_of_the_story_is_typed() {
    let folder = evening(SHORT, r#"{"language": "en"}"#);
    let mut person = Person::at(folder.path(), PHONE);
    person.end_with_a_story("Ben");
    let file = folder.path().join("story.txt");
    person.tap("@story-save-text");
    assert!(person.in_sight("@library-no-dialog"));
    person.write("@library-file-field", &file.display().to_string());
    person.tap("@library-write");
    person.expect("@library-written file=*");
    assert!(fs::read_to_string(&file).unwrap().contains("Ana"));
    assert!(!person.has("@library-write"));
    fs::write(&file, "mine").unwrap();
    person.tap("@story-save-text");
    person.write("@library-file-field", &file.display().to_string());
    person.tap("@library-write");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    person.tap("@library-replace");
    assert!(fs::read_to_string(&file).unwrap().contains("Ana"));
}

#[test]
fn a_page_exported_from_the_list_has_the_story_if_it_was_chosen() {
    let folder = evening(SHORT, r#"{"language": "en"}"#);
    let mut person = Person::at(folder.path(), PHONE);
    person.watchful = true;
    for name in ["@menu", "@menu-leave"] {
        person.tap(name);
    }
    person.tap(&person.name_of("@home-all count=*"));
    person.tap(&person.name_of("@library-more-of session=(evening)"));
    person.tap("@library-give");
    let story = "@library-form-story";
    assert!(!person.has(story));
    person.tap("@library-form-csv");
    assert!(!person.has(story));
    let file = folder.path().join("evening.html");
    for with in [false, true] {
        person.tap("@library-form-html");
        if with {
            person.tap(story);
            assert!(person.is_off("@library-write"));
            let began = Instant::now();
            while person.is_off("@library-write") {
                let waited = began.elapsed();
                assert!(waited < Duration::from_mins(3), "{}", person.screen_text());
                person.let_pass(1.0);
            }
        }
        person.write("@library-file-field", &file.display().to_string());
        person.tap("@library-write");
        person.expect("@library-written file=*");
        let page = fs::read_to_string(&file).unwrap();
        assert_eq!(page.contains("id=\"story-title\""), with);
        fs::remove_file(&file).unwrap();
    }
}
