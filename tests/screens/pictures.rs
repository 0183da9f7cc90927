//! Pictures of every screen, compared with the ones that were looked at and kept in `tests/snapshots`.
//!
//! Where there is nothing to draw with, the tests pass and say which pictures were left out, unless the environment
//! variable `COURTYARD_PICTURES` is `required`.

use std::io::Write as _;
use std::sync::OnceLock;

use courtyard::settings::{Suits, Theme};
use courtyard::text::Language;
use egui_kittest::SnapshotResults;
use egui_kittest::wgpu::WgpuTestRenderer;

use crate::person::{Look, Person};
use crate::tour::{self, Chapter, Stop, TOUR};

/// Why nothing can be drawn; `None` if it can.
fn no_graphics() -> Option<&'static str> {
    static NONE: OnceLock<Option<String>> = OnceLock::new();
    let why = NONE.get_or_init(|| {
        let renderer = std::panic::catch_unwind(WgpuTestRenderer::new);
        renderer
            .err()
            .map(|panic| match panic.downcast::<String>() {
                Ok(why) => *why,
                Err(_) => "there is no graphics adapter".to_owned(),
            })
    });
    why.as_deref()
}

/// The height of the few lines at the foot of a screen that are painted over.
const FOOT: f32 = 80.0;

/// The end of the names of pictures that look like this.
fn look_name(look: &Look) -> String {
    let (width, height) = (look.size.x, look.size.y);
    let light = match look.theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
        Theme::HighContrast => "contrast",
    };
    let mut name = format!("{width}x{height}-{light}-{}", look.language.tag());
    if look.percent != 100 {
        name += &format!("-{}", look.percent);
    }
    if look.suits == Suits::FourColours {
        name += "-four";
    }
    name
}

/// Compares the screen with the picture of this name.
fn take(person: &mut Person, stop: &Stop, name: &str) {
    person.window.remove_cursor();
    person.settle();
    if let Some(words) = &stop.local {
        let whole = person.window.ctx.content_rect();
        let place = person.place_of(words);
        let lines = whole.with_min_x(place.left());
        let lines = lines.with_min_y(place.top()).with_max_y(place.top() + FOOT);
        person.window.mask(lines);
    }
    if no_graphics().is_none() {
        person.window.snapshot(name);
    }
}

/// Pictures of these screens, or of all where none is named.
fn album(look: Look, chapters: &[Chapter], wanted: &[&str]) {
    let mut results = SnapshotResults::new();
    let mut taken = Vec::new();
    let ending = look_name(&look);
    let mut visit = |person: &mut Person, stop: Stop| {
        if wanted.is_empty() || wanted.contains(&stop.name) {
            let name = format!("{}-{ending}", stop.name);
            take(person, &stop, &name);
            taken.push(name);
        }
    };
    let mut left = |mut person: Person| results.extend_harness(&mut person.window);
    tour::walk(look, chapters, false, &mut visit, &mut left);
    assert!(
        taken.len() >= wanted.len(),
        "nobody has taken all of {wanted:?}"
    );
    if let Some(why) = no_graphics() {
        let required = std::env::var_os("COURTYARD_PICTURES").is_some_and(|v| v == "required");
        assert!(!required, "the pictures are required, and {why}");
        // Past the test runner, which keeps what a test that passes prints to itself.
        let left_out = taken.join(", ");
        let _ = writeln!(std::io::stderr(), "left out, as {why}: {left_out}");
    }
}

const SMALL: Look = Look::new(360.0, 640.0)
    .theme(Theme::Light)
    .language(Language::Spanish);
const PHONE: Look = Look::new(390.0, 844.0);
const ACROSS: Look = Look::new(844.0, 390.0);
const LAPTOP: Look = Look::new(1280.0, 800.0).theme(Theme::HighContrast);

#[test]
fn the_first_half_on_a_small_phone_in_the_light_in_spanish() {
    album(SMALL, TOUR[0], &[]);
}

#[test]
fn the_second_half_on_a_small_phone_in_the_light_in_spanish() {
    album(SMALL, TOUR[1], &[]);
}

#[test]
fn the_first_half_on_a_phone_in_the_dark() {
    album(PHONE, TOUR[0], &[]);
}

#[test]
fn the_second_half_on_a_phone_in_the_dark() {
    album(PHONE, TOUR[1], &[]);
}

#[test]
fn the_first_half_on_a_phone_held_across() {
    album(ACROSS, TOUR[0], &[]);
}

#[test]
fn the_second_half_on_a_phone_held_across() {
    album(ACROSS, TOUR[1], &[]);
}

#[test]
fn the_first_half_on_a_laptop_in_high_contrast() {
    album(LAPTOP, TOUR[0], &[]);
}

#[test]
fn the_second_half_on_a_laptop_in_high_contrast() {
    album(LAPTOP, TOUR[1], &[]);
}

#[test]
fn long_words_on_a_phone() {
    let wanted = &[
        "setup-people",
        "settings",
        "table-command",
        "sheet-sell-reason",
        "sheet-spy",
        "duel-king",
        "end",
    ];
    let look = PHONE.language(Language::Pseudo).theme(Theme::Light);
    album(look, &TOUR.concat(), wanted);
}

#[test]
fn the_largest_text_on_a_phone() {
    let phone = &[
        "start-sessions",
        "settings",
        "table-command",
        "sheet-tax-last",
        "duel-support",
        "duel-outcome",
    ];
    album(PHONE.percent(200), &TOUR.concat(), phone);
}

#[test]
fn the_largest_text_on_a_laptop_in_spanish() {
    let laptop = &["table-command", "duel-dice"];
    let look = Look::new(1280.0, 800.0).theme(Theme::Light);
    let look = look.language(Language::Spanish).percent(200);
    album(look, &TOUR.concat(), laptop);
}

const IN_FOUR: &[&str] = &["sheet-sell-reason", "table-crowded", "quick-attacker"];

#[test]
fn suits_in_four_colours_on_a_phone() {
    album(PHONE.suits(Suits::FourColours), &TOUR.concat(), IN_FOUR);
}

#[test]
fn suits_in_four_colours_on_a_laptop_in_the_light() {
    let look = Look::new(1280.0, 800.0).theme(Theme::Light);
    album(look.suits(Suits::FourColours), &TOUR.concat(), IN_FOUR);
}
