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

use crate::common::words::english;
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
    person.tap("@settings-title");
    person.tap("@settings-theme-light");
    let (light, _) = look(&person);
    assert_ne!(light, dark);
    assert!(person.window.ctx.global_style().animation_time > 0.0);
    person.tap("@settings-theme-high-contrast");
    let (contrast, _) = look(&person);
    assert!(contrast != light && contrast != dark);
    person.tap("@settings-suits-four-colours");
    person.tap("@stepper-more what=(@settings-text-size-percent)");
    person.tap("@stepper-more what=(@settings-text-size-percent)");
    let (_, larger) = look(&person);
    assert_eq!(larger, (usual * 1.2).round());
    person.tap("@settings-motion-reduced");
    assert_eq!(person.window.ctx.global_style().animation_time, 0.0);
    person.tap("@settings-dice-virtual");
    person.tap("@settings-hand-over-brief");
    person.tap("@settings-bots-after-reading");
    person.tap("@settings-screen-dim");
    person.tap("@settings-screen-awake");
    person.tap("@settings-clock");
    person.tap("@settings-chances-always");
    person.tap("Español");
    person.expect("@settings-title");
    let expected = json!({
        "theme": "high-contrast", "suits": "four-colours", "text_size": 120, "language": "es",
        "motion": "reduced", "dice": "virtual", "screen": "as-the-system",
        "hand_over": "brief", "bots": "after-reading", "buzz": "short", "hints": {"given": false, "dismissed": []},
        "chances": "always", "seating": "same-side", "clock": "shown", "dim": "after-a-while",
        "copied": null, "copies": null, "speech": {"on": false, "rate": "usual", "voice": null},
    });
    assert_eq!(kept(folder.path()), expected);

    drop(person);
    let person = Person::at(folder.path(), LAPTOP);
    assert_eq!(look(&person), (contrast, larger));
    assert!(person.has("@home-new"), "{}", person.screen_text());
}

#[test]
fn another_language_applies_at_once_to_the_log_and_refusals() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 3);
    let mut person = Person::at(folder.path(), LAPTOP);
    person.expect("@dueling-nobles-headline-sell player=Ana cards=*");
    person.press(Modifiers::COMMAND, Key::Comma);
    person.tap("Español");
    person.press(Modifiers::NONE, Key::Escape);
    person.expect("@dueling-nobles-headline-sell player=Ana cards=*");
    person.tap("@dueling-nobles-kind-tax");
    person.expect("@dueling-nobles-refusal-already-taxed king=none");
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
    person.expect("@settings-set-aside file=*");
    person.expect("settings.damaged-1.json");
    let aside = folder.path().join("settings.damaged-1.json");
    assert_eq!(fs::read_to_string(aside).unwrap(), "{\"theme\": \"li");
    person.tap("@settings-note-close");
    assert!(!person.reads("@settings-set-aside file=*"));
    person.tap("@settings-theme-light");
    assert_eq!(kept(folder.path())["theme"], "light");
    person.tap("@back");
    assert!(person.has("@home-new"));
}

#[test]
fn settings_that_cannot_be_saved_are_reported_and_apply() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@settings-title");
    let (dark, _) = look(&person);
    // A folder has the file's name.
    fs::create_dir(folder.path().join("settings.json")).unwrap();
    person.tap("@settings-theme-light");
    person.expect("@settings-not-saved why=*");
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
    person
        .window
        .get_by_label(&english("@dueling-nobles-fight-roll-virtual name=Ana"))
        .click();
    person.window.step();
    person.window.step();
    let rolled = person.journal().last().unwrap()["do"].clone();
    assert_eq!(rolled["virtual"], true);
    assert!(
        person.has_image(&format!("@die-shows pips={}", rolled["dice"][0])),
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
    let tumbling = |window: &Harness<'_, App>| {
        let dice = ["Ana", "Ben"]
            .map(|name| english(&format!("@dueling-nobles-fight-die-tumbles name={name}")));
        dice.iter()
            .any(|die| window.query_by_label_contains(die).is_some())
    };
    window
        .get_by_label(&english("@dueling-nobles-fight-roll-virtual name=Ana"))
        .click();
    window.run_steps(4);
    assert!(tumbling(&window), "it does not tumble");
    // A screen reader announces the result at once; the screen shows the die first, then the log and the last step.
    let log_lines = |window: &Harness<'_, App>| {
        let roll = "@dueling-nobles-headline-roll player=Ana count=1 virtual=yes";
        let lines = (1..=6).map(|pips| english(&format!("{roll} first={pips}")));
        let counts = lines.map(|line| window.query_all_by_value(&line).count());
        counts.sum::<usize>()
    };
    assert_eq!(log_lines(&window), 1);
    window.run_steps(4);
    assert!(!tumbling(&window), "it tumbles for more than half a second");
    let mut rolled = window.query_all_by_label_contains("with the app’s die");
    assert!(rolled.next().is_some(), "the die does not lie there");
    drop(rolled);
    window
        .get_by_label(&english("@dueling-nobles-fight-roll-virtual name=Ben"))
        .click();
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
        window.get_by_label(&english(name)).click();
        window.run();
    };
    window.run();
    assert_eq!(*reported.borrow(), [true], "a game is open");
    tap(&mut window, "@menu");
    tap(&mut window, "@menu-leave");
    assert_eq!(*reported.borrow(), [true, false]);
    window
        .get_by_label_contains(&english("@start-go-on turn=0 players=Ana"))
        .click();
    window.run();
    assert_eq!(*reported.borrow(), [true, false, true]);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Comma);
    window.run();
    tap(&mut window, "@settings-screen-awake");
    assert_eq!(*reported.borrow(), [true, false, true, false]);
    tap(&mut window, "@settings-screen-awake");
    window.key_press(Key::Escape);
    window.run();
    // The game ends.
    tap(&mut window, "@menu");
    tap(&mut window, "@kind-concede");
    tap(&mut window, "@dueling-nobles-do-concede name=Ben");
    assert_eq!(*reported.borrow(), [true, false, true, false, true, false]);
}

#[test]
fn the_page_of_keyboard_shortcuts_lists_them_and_leads_back() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 5);
    let mut person = Person::at(folder.path(), PHONE);
    person.press(Modifiers::SHIFT, Key::Questionmark);
    for line in [
        "@do-undo",
        "@dueling-nobles-kind-sell",
        "@dueling-nobles-keys-number",
        "@keys-larger-text",
    ] {
        person.expect(line);
    }
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("@kind-end-turn"));
    // The rules show the numbers of the current house rules.
    person.press(Modifiers::NONE, Key::F1);
    person.expect("@dueling-nobles-lesson-aim");
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("@kind-end-turn"));
}

#[test]
fn steps_at_the_table_are_announced() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 5);
    let mut person = Person::at(folder.path(), PHONE);
    assert_eq!(
        person.live(),
        [
            "(@dueling-nobles-headline-buy player=Ana count=3)\n\
              (@dueling-nobles-event-gold-paid player=Ana gold=3)\n\
              (@event-drew player=Ana cards=3 wanted=3)",
            "@ask-act-or-go-on name=Ana"
        ]
        .map(|what| person.say(what))
    );
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)");
    assert_eq!(
        person.live(),
        [
            "@dueling-nobles-headline-next-phase player=Ana phase=(@dueling-nobles-phase-command)",
            "@ask-act-or-go-on name=Ana"
        ]
        .map(|what| person.say(what))
    );
    // The result of a duel is announced completely.
    drop(person);
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 106);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@dueling-nobles-fight-no-card name=Ana");
    let announced = person.live().concat();
    for news in [
        "@dueling-nobles-headline-support player=Ana cards=none",
        "@dueling-nobles-event-duel-ended player=Ana noble=K♥ total=26 other=23 verdict=defender critical=no",
        "@dueling-nobles-event-game-ended winner=Ana loser=Ben outcome=won",
    ] {
        assert!(person.words(news).are_in(&announced), "{announced}");
    }
}

#[test]
fn the_page_about_the_app_leads_to_every_licence_and_back() {
    for size in [PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        let mut person = Person::at(folder.path(), size);
        person.tap("@settings-title");
        person.tap("@about-title");
        person.expect(concat!(
            "@about-version system=* version=",
            env!("CARGO_PKG_VERSION")
        ));
        person.tap("@about-inside");
        let font = "SIL Open Font License 1.1: Courtyard Sans";
        person.tap(font);
        person.expect("Reserved Font Name");
        person.press(Modifiers::NONE, Key::Escape);
        assert!(person.has(font));
        person.tap("@back");
        person.expect("@about-version version=* system=*");
        person.tap("@back");
        assert!(person.has("@about-title"));
        person.tap("@back");
        assert!(person.has("@home-new"));
    }
}

#[test]
fn a_folder_for_copies_is_confirmed_by_enter() {
    let folder = tempdir().unwrap();
    let copies = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@settings-title");
    let path = copies.path().display().to_string();
    person.write("@settings-copies-field", &path);
    person.press(Modifiers::NONE, Key::Enter);
    assert_eq!(kept(folder.path())["copies"], Value::from(path));
}

#[test]
fn the_keys_of_the_text_size_stay_under_the_finger() {
    for size in [PHONE, LAPTOP, vec2(360.0, 640.0), vec2(844.0, 390.0)] {
        let folder = tempdir().unwrap();
        let mut person = Person::at(folder.path(), size);
        person.tap("@settings-title");
        for (key, taps) in [("@stepper-more", 4), ("@stepper-less", 6)] {
            let key = format!("{key} what=(@settings-text-size-percent)");
            person.bring_control(&key);
            for n in 0..taps {
                let finger = person.place(&key).center();
                person.tap(&key);
                let now = person.place(&key);
                assert!(
                    now.contains(finger),
                    "{size}: {key} {n} at {finger}, now {now}"
                );
            }
        }
    }
}

#[test]
fn a_number_is_changed_by_holding_or_typing() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), PHONE);
    person.tap("@home-new");
    person.tap("@duel-title");
    let more = person
        .place("@stepper-more what=(@setup-how-many)")
        .center();
    person.put_finger(more);
    person.window.run_steps(12);
    person.lift_finger(more);
    assert!(
        person.has("@setup-name-of player=(@player-unnamed number=6)"),
        "{}",
        person.screen_text()
    );
    let number = (more
        + person
            .place("@stepper-less what=(@setup-how-many)")
            .center()
            .to_vec2())
        / 2.0;
    person.put_finger(number);
    person.lift_finger(number);
    person.write("@setup-how-many", "4");
    person.press(Modifiers::NONE, Key::Enter);
    assert!(
        person.has("@setup-name-of player=(@player-unnamed number=4)")
            && !person.has("@setup-name-of player=(@player-unnamed number=5)")
    );
    for number in [2, 4] {
        let player = format!("(@player-unnamed number={number})");
        person.write(&format!("@setup-name-of player={player}"), "Ana");
    }
    let fault =
        "@player-names-same first=(@player-unnamed number=2) second=(@player-unnamed number=4)";
    assert!(
        person.is_off("@setup-who-begins") && person.describes(fault),
        "{}",
        person.screen_text()
    );
    person.write(
        "@setup-name-of player=(@player-unnamed number=1)",
        &"x".repeat(60),
    );
    person.expect("@player-name-long most=40");
}
