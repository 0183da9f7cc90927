//! Settings apply at once, and are saved for the next start.

use std::cell::RefCell;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use courtyard::text::Language;
use courtyard::ui::platform::awake::Awake;
use courtyard::ui::theme::{self, TextRole, motion};
use courtyard::ui::{App, Options};
use egui::{Key, Modifiers, TextStyle, Theme, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";

fn kept(folder: &Path) -> Value {
    let text = fs::read_to_string(folder.join("settings.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The background colour of the table, and the size of body text.
fn look(person: &Person) -> (egui::Color32, f32) {
    let style = person.window.ctx.global_style();
    let body = TextStyle::Body.resolve(&style).size;
    (style.visuals.panel_fill, body)
}

#[test]
fn every_setting_applies_at_once_and_after_a_restart() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    let (dark, usual) = look(&person);
    person.tap("Settings");
    person.tap("Light");
    let (light, _) = look(&person);
    assert_ne!(light, dark);
    assert!(person.window.ctx.global_style().animation_time > 0.0);
    person.tap("High contrast");
    let (contrast, _) = look(&person);
    assert!(contrast != light && contrast != dark);
    person.tap("Four colours");
    person.tap("more: Size in percent");
    person.tap("more: Size in percent");
    let (_, larger) = look(&person);
    assert_eq!(larger, (usual * 1.2).round());
    person.tap("Reduced");
    assert_eq!(person.window.ctx.global_style().animation_time, 0.0);
    person.tap("The app rolls");
    person.tap("As long as it takes to read");
    person.tap("Dim it after two minutes without a touch");
    person.tap("Keep it on while a game is open");
    person.tap("Show how long each player takes");
    person.tap("Always");
    person.tap("Español");
    person.expect("Ajustes");
    let expected = json!({
        "theme": "high-contrast", "suits": "four-colours", "text_size": 120, "language": "es",
        "motion": "reduced", "dice": "virtual", "screen": "as-the-system",
        "hand_over": "brief", "buzz": "short", "hints": {"given": false, "dismissed": []},
        "chances": "always", "seating": "same-side", "clock": "shown", "dim": "after-a-while",
        "copied": null, "copies": null, "speech": {"on": false, "rate": "usual", "voice": null},
    });
    assert_eq!(kept(folder.path()), expected);

    drop(person);
    let person = Person::at(folder.path(), LAPTOP);
    assert_eq!(look(&person), (contrast, larger));
    assert!(person.has("Nueva partida"), "{}", person.screen_text());
}

#[test]
fn another_language_applies_at_once_to_the_log_and_refusals() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 3);
    let mut person = Person::at(folder.path(), LAPTOP);
    person.expect("Ana sells");
    person.press(Modifiers::COMMAND, Key::Comma);
    person.tap("Español");
    person.press(Modifiers::NONE, Key::Escape);
    person.expect("Ana vende");
    person.tap("Donar");
    person.expect("Todos los Reyes");
}

#[test]
fn keys_change_the_size_of_text() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    let (_, usual) = look(&person);
    person.press(Modifiers::COMMAND, Key::Plus);
    person.press(Modifiers::COMMAND, Key::Plus);
    person.press(Modifiers::COMMAND, Key::Minus);
    assert_eq!(look(&person).1, (usual * 1.1).round());
    assert_eq!(kept(folder.path())["text_size"], 110);
    for _ in 0..5 {
        person.press(Modifiers::COMMAND, Key::Minus);
    }
    assert_eq!(kept(folder.path())["text_size"], 80);
    person.press(Modifiers::COMMAND, Key::Num0);
    assert_eq!(look(&person).1, usual);
}

#[test]
fn text_grows_with_its_size_and_large_text_grows_less() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("settings.json"), r#"{"text_size": 200}"#).unwrap();
    let mut sizes = Vec::new();
    for percent in [100, 200] {
        let settings = format!(r#"{{"text_size": {percent}}}"#);
        fs::write(folder.path().join("settings.json"), settings).unwrap();
        let person = Person::at(folder.path(), PHONE);
        let mut all = Vec::new();
        let ctx = person.window.ctx.clone();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            all = [TextRole::Body, TextRole::Heading, TextRole::Total]
                .map(|letter| letter.size(ui))
                .to_vec();
        });
        output.textures_delta.clear();
        sizes.push(all);
    }
    let grown: Vec<f32> = sizes[1].iter().zip(&sizes[0]).map(|(a, b)| a / b).collect();
    assert_eq!(grown[0], 2.0);
    assert!(grown[0] > grown[1] && grown[1] > grown[2] && grown[2] > 1.0);
}

#[test]
fn a_damaged_file_is_renamed_and_reported() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("settings.json");
    fs::write(&path, "{\"theme\": \"li").unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.expect("The settings could not be read.");
    person.expect("settings.damaged-1.json");
    let aside = folder.path().join("settings.damaged-1.json");
    assert_eq!(fs::read_to_string(aside).unwrap(), "{\"theme\": \"li");
    person.tap("Close this message");
    assert!(!person.reads("could not be read"));
    person.tap("Light");
    assert_eq!(kept(folder.path())["theme"], "light");
    person.tap("Back");
    assert!(person.has("New game"));
}

#[test]
fn settings_that_cannot_be_saved_are_reported_and_apply() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("Settings");
    let (dark, _) = look(&person);
    // A folder has the file's name.
    fs::create_dir(folder.path().join("settings.json")).unwrap();
    person.tap("Light");
    person.expect("Settings could not be saved");
    assert_ne!(look(&person).0, dark);
}

#[test]
fn virtual_dice_are_the_default_and_appear_at_once_without_animations() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-original", 41);
    fs::write(
        folder.path().join("settings.json"),
        r#"{"dice": "virtual", "motion": "reduced"}"#,
    )
    .unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.window.get_by_label("Roll for Ana").click();
    person.window.step();
    person.window.step();
    let rolled = person.journal().last().unwrap()["do"].clone();
    assert_eq!(rolled["virtual"], true);
    assert!(
        person.has_image(&format!("A die shows {}", rolled["dice"][0])),
        "{}",
        person.screen_text()
    );
}

#[test]
fn virtual_dice_roll_for_half_a_second_or_until_a_touch() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-original", 41);
    let options = Options {
        games: crate::person::dueling_nobles(),
        data_dir: Some(folder.path().to_owned()),
        language: Some(Language::English),
        file: None,
    };
    let mut window = Harness::builder()
        .with_size(LAPTOP)
        .with_step_dt(0.1)
        .with_theme(Theme::Dark)
        .with_context_setup(theme::install)
        .build_eframe(move |cc| App::new(&cc.egui_ctx, options, Box::<Watch>::default()));
    window.run_steps(5);
    // Animations are off in other tests.
    let moves = |style: &mut egui::Style| style.animation_time = motion::QUICK;
    window.ctx.all_styles_mut(moves);
    let tumbling =
        |window: &Harness<'_, App>| window.query_by_label_contains("die rolls").is_some();
    window.get_by_label("Roll for Ana").click();
    window.run_steps(4);
    assert!(tumbling(&window), "it does not tumble");
    // A screen reader announces the result at once; the screen shows the die first, then the log and the last step.
    let log_lines = |window: &Harness<'_, App>| {
        let lines = (1..=6).map(|pips| format!("Ana rolls {pips} with the app’s die"));
        let counts = lines.map(|line| window.query_all_by_value(&line).count());
        counts.sum::<usize>()
    };
    assert_eq!(log_lines(&window), 1);
    window.run_steps(4);
    assert!(!tumbling(&window), "it tumbles for more than half a second");
    assert!(log_lines(&window) > 1, "the log does not say it");
    window.get_by_label("Roll for Ben").click();
    window.run_steps(3);
    assert!(tumbling(&window));
    window.key_press(Key::Space);
    window.run_steps(2);
    assert!(!tumbling(&window), "a key does not end it");
}

/// Records the requests about the screen.
#[derive(Default, Clone)]
struct Watch(Rc<RefCell<Vec<bool>>>);

impl Awake for Watch {
    fn keep(&mut self, awake: bool) {
        self.0.borrow_mut().push(awake);
    }
}

#[test]
fn the_screen_stays_awake_during_a_game() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 5);
    let watch = Watch::default();
    let (options, reported) = (
        Options {
            games: crate::person::dueling_nobles(),
            data_dir: Some(folder.path().to_owned()),
            language: Some(Language::English),
            file: None,
        },
        watch.0.clone(),
    );
    let mut window = Harness::builder()
        // High enough for all settings.
        .with_size(vec2(LAPTOP.x, 2.0 * LAPTOP.y))
        .with_context_setup(theme::install)
        .build_eframe(move |cc| App::new(&cc.egui_ctx, options, Box::new(watch)));
    let tap = |window: &mut Harness<'_, App>, name: &str| {
        window.get_by_label(name).click();
        window.run();
    };
    window.run();
    assert_eq!(*reported.borrow(), [true], "a game is open");
    tap(&mut window, "Menu");
    tap(&mut window, "To the start screen");
    assert_eq!(*reported.borrow(), [true, false]);
    window.get_by_label_contains("Continue: ").click();
    window.run();
    assert_eq!(*reported.borrow(), [true, false, true]);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Comma);
    window.run();
    tap(&mut window, "Keep it on while a game is open");
    assert_eq!(*reported.borrow(), [true, false, true, false]);
    tap(&mut window, "Keep it on while a game is open");
    window.key_press(Key::Escape);
    window.run();
    // The game ends.
    tap(&mut window, "Menu");
    tap(&mut window, "Concede");
    tap(&mut window, "Ben concedes");
    assert_eq!(*reported.borrow(), [true, false, true, false, true, false]);
}

#[test]
fn the_page_of_keyboard_shortcuts_lists_them_and_leads_back() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 5);
    let mut person = Person::at(folder.path(), PHONE);
    person.press(Modifiers::SHIFT, Key::Questionmark);
    for line in ["Undo", "Sell", "Set the die to this number", "Larger text"] {
        person.expect(line);
    }
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("End turn"));
    // The rules show the numbers of the current house rules.
    person.press(Modifiers::NONE, Key::F1);
    person.expect("The aim");
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("End turn"));
}

#[test]
fn steps_at_the_table_are_announced() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 5);
    let mut person = Person::at(folder.path(), PHONE);
    assert_eq!(
        person.live(),
        [
            "Ana buys 3 cards\nAna pays 3 gold.\nAna draws 3 cards.",
            "Ana, choose an action, or continue."
        ]
    );
    person.tap("Command →");
    assert_eq!(
        person.live(),
        [
            "Ana goes on to the command phase",
            "Ana, choose an action, or continue."
        ]
    );
    // The result of a duel is announced completely.
    drop(person);
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 106);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("Ana plays no card");
    let announced = person.live().concat();
    for news in [
        "Ana plays no support card",
        "Ana’s K♥ wins the duel, 26 to 23.",
        "Ana wins the game",
    ] {
        assert!(announced.contains(news), "{announced}");
    }
}

#[test]
fn the_page_about_the_app_leads_to_every_licence_and_back() {
    for size in [PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        let mut person = Person::at(folder.path(), size);
        person.tap("Settings");
        person.tap("About Courtyard");
        person.expect(concat!("Version ", env!("CARGO_PKG_VERSION")));
        person.tap("Third-party licences");
        let font = "SIL Open Font License 1.1: Courtyard Sans";
        person.tap(font);
        person.expect("Reserved Font Name");
        person.press(Modifiers::NONE, Key::Escape);
        assert!(person.has(font));
        person.tap("Back");
        person.expect("Version ");
        person.tap("Back");
        assert!(person.has("About Courtyard"));
        person.tap("Back");
        assert!(person.has("New game"));
    }
}

#[test]
fn a_folder_for_copies_is_confirmed_by_enter() {
    let folder = tempdir().unwrap();
    let copies = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("Settings");
    let path = copies.path().display().to_string();
    person.write("Folder for copies", &path);
    person.press(Modifiers::NONE, Key::Enter);
    assert_eq!(kept(folder.path())["copies"], Value::from(path));
}

#[test]
fn the_keys_of_the_text_size_stay_under_the_finger() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("Settings");
    let more = "more: Size in percent";
    let before = person.place(more);
    for _ in 0..3 {
        person.tap(more);
        let now = person.place(more);
        assert!(
            (now.center() - before.center()).length() < 2.0,
            "{now} {before}"
        );
    }
}

#[test]
fn a_number_is_changed_by_holding_or_typing() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("New game");
    person.tap("Duel");
    let more = person.place("more: Players").center();
    person.put_finger(more);
    person.window.run_steps(12);
    person.lift_finger(more);
    assert!(person.has("Name of Player 6"), "{}", person.screen_text());
    let number = (more + person.place("less: Players").center().to_vec2()) / 2.0;
    person.put_finger(number);
    person.lift_finger(number);
    person.write("Players", "4");
    person.press(Modifiers::NONE, Key::Enter);
    assert!(person.has("Name of Player 4") && !person.has("Name of Player 5"));
    for player in ["Player 2", "Player 4"] {
        person.write(&format!("Name of {player}"), "Ana");
    }
    let fault = "Player 2 and Player 4 need different names.";
    assert!(
        person.is_off("Who begins?") && person.describes(fault),
        "{}",
        person.screen_text()
    );
    person.write("Name of Player 1", &"x".repeat(60));
    person.expect("A name has at most 40 characters.");
}
