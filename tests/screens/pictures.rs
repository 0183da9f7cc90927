//! Pictures of every screen, compared with the approved ones in `tests/snapshots`.
//!
//! Every screen is shown in the smallest window and the language with the longer texts. Other windows show the screens
//! that look different there. Clipping and reachability are checked in every window by `walks.rs`, not by pictures.
//!
//! Without graphics, the tests pass and name the pictures that were left out, unless the environment variable
//! `COURTYARD_PICTURES` is `required`.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::sync::OnceLock;

use courtyard::settings::{Suits, Theme};
use courtyard::text::Language;
use egui_kittest::SnapshotResults;
use egui_kittest::wgpu::WgpuTestRenderer;

use crate::common::{extent, files_below, in_repository};
use crate::person::{Look, Person};
use crate::tour::{self, Chapter, DUEL, HEARTS, Stop, TOUR};

/// Why drawing is impossible; `None` if it is possible.
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

/// Names the pictures left out because drawing is impossible, or fails if they are required.
fn print_left_out(pictures: &BTreeSet<String>) {
    if let Some(why) = no_graphics() {
        let required = std::env::var_os("COURTYARD_PICTURES").is_some_and(|v| v == "required");
        assert!(!required, "the pictures are required, and {why}");
        let pictures: Vec<&str> = pictures.iter().map(String::as_str).collect();
        let left_out = pictures.join(", ");
        // Written to the standard error directly, because the test runner hides the output of passing tests.
        let _ = writeln!(std::io::stderr(), "left out, as {why}: {left_out}");
    }
}

/// Takes a picture of this window, however it was opened.
pub fn take_alone(person: &mut Person, name: &str) {
    person.window.remove_cursor();
    person.settle();
    match no_graphics() {
        None => person.window.snapshot(name),
        Some(_) => print_left_out(&BTreeSet::from([name.to_owned()])),
    }
}

/// Height of the lines at the bottom that are painted over, in points.
const FOOT: f32 = 80.0;

/// The suffix of the names of pictures with this look.
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

/// Compares the screen with its picture.
fn take(person: &mut Person, stop: &Stop, name: &str) {
    person.window.remove_cursor();
    person.settle();
    if let Some(words) = stop.local {
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

/// Takes pictures of the requested screens of these chapters, and checks that no others of this look exist. Looks with
/// only some screens are left out, unless the run is thorough or updates the pictures.
fn album(look: Look, chapters: &[Chapter], wanted: Wanted) {
    let again = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    if !(matches!(wanted, Wanted::All) || extent(again, true)) {
        return;
    }
    let mut results = SnapshotResults::new();
    let mut taken = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let ending = look_name(&look);
    let mut visit = |person: &mut Person, stop: Stop| {
        if wanted.has(stop.name) {
            let name = format!("{}/{}-{ending}", stop.folder, stop.name);
            take(person, &stop, &name);
            taken.insert(name);
            seen.insert(stop.name);
        }
    };
    let mut left = |mut person: Person| results.extend_harness(&mut person.window);
    tour::walk(look, chapters, false, &mut visit, &mut left);
    if let Wanted::Some(names) = wanted {
        let missing: Vec<_> = names.iter().filter(|name| !seen.contains(**name)).collect();
        assert!(missing.is_empty(), "the tour does not show {missing:?}");
    }
    print_left_out(&taken);
    let folders: BTreeSet<&str> = chapters.iter().map(|chapter| chapter.folder).collect();
    let kept: BTreeSet<String> = folders.into_iter().flat_map(|f| kept(f, &ending)).collect();
    let left_over: Vec<_> = kept.difference(&taken).collect();
    assert!(left_over.is_empty(), "nobody takes {left_over:#?}");
}

/// The pictures of a folder with this suffix.
fn kept(folder: &str, ending: &str) -> Vec<String> {
    let pictures = files_below(&in_repository("tests/snapshots").join(folder), "png");
    let names = pictures
        .iter()
        .filter_map(|path| path.file_stem()?.to_str());
    // Files left by a failed comparison have a second extension.
    names
        .filter(|name| name.ends_with(&format!("-{ending}")) && !name.contains('.'))
        .map(|name| format!("{folder}/{name}"))
        .collect()
}

/// Which screens are shown in a window.
#[derive(Clone, Copy)]
enum Wanted {
    /// All of them.
    All,
    /// These, by their names on the tour.
    Some(&'static [&'static str]),
}

impl Wanted {
    fn has(self, name: &str) -> bool {
        match self {
            Wanted::All => true,
            Wanted::Some(names) => names.contains(&name),
        }
    }
}

const SMALL: Look = Look::new(360.0, 640.0)
    .theme(Theme::Light)
    .language(Language::Spanish);
const PHONE: Look = Look::new(390.0, 844.0);
const ACROSS: Look = Look::new(844.0, 390.0);
const LAPTOP: Look = Look::new(1280.0, 800.0).theme(Theme::HighContrast);

/// The screens that change with the height of a phone, in dark mode.
const TALL: &[&str] = &[
    "duel-outcome",
    "duel-support",
    "end",
    "library",
    "quick-dice",
    "settings",
    "setup-nobles",
    "sheet-heal",
    "start-sessions",
    "statistics",
    "table-bot",
    "table-bot-explains",
    "table-command",
    "table-crowded",
    "table-target",
    "unsaved",
];

/// The screens with another layout in low windows.
const LOW: &[&str] = &[
    "corrections",
    "duel-king",
    "duel-outcome",
    "end",
    "library",
    "library-filters",
    "library-give",
    "look-duel",
    "look-log",
    "menu",
    "onlooker-damaged",
    "quick-attacker",
    "quick-outcome",
    "sample",
    "settings",
    "setup-nobles",
    "setup-people",
    "sheet-sell-reason",
    "sheet-spy",
    "start-sessions",
    "statistics-further",
    "table-bot",
    "table-command",
    "table-crowded",
    "unsaved-page",
];

/// The screens that use a wide window: with a second column, a panel at the side or wider cards.
const WIDE: &[&str] = &[
    "corrections",
    "duel-dice",
    "duel-outcome",
    "end",
    "keys",
    "library",
    "library-filters",
    "library-one",
    "library-take",
    "log",
    "look-table",
    "menu",
    "onlooker-lost",
    "people",
    "person",
    "quick-attacker",
    "quick-outcome",
    "rules",
    "settings",
    "setup-nobles",
    "setup-people",
    "setup-starter-tie",
    "sheet-spy",
    "start-empty",
    "start-sessions",
    "statistics",
    "statistics-further",
    "table-bot",
    "table-command",
    "unsaved-page",
];

#[test]
fn every_screen_on_a_small_phone_in_light_mode_in_spanish() {
    album(SMALL, &TOUR.concat(), Wanted::All);
}

#[test]
fn a_phone_in_dark_mode() {
    album(PHONE, &TOUR.concat(), Wanted::Some(TALL));
}

#[test]
fn a_phone_in_landscape() {
    album(ACROSS, &TOUR.concat(), Wanted::Some(LOW));
}

#[test]
fn a_laptop_in_high_contrast() {
    album(LAPTOP, &TOUR.concat(), Wanted::Some(WIDE));
}

#[test]
fn long_words_on_a_phone() {
    let wanted = Wanted::Some(&[
        "setup-people",
        "settings",
        "table-command",
        "sheet-sell-reason",
        "sheet-spy",
        "duel-king",
        "end",
    ]);
    let look = PHONE.language(Language::Pseudo).theme(Theme::Light);
    album(look, &TOUR.concat(), wanted);
}

/// The screens with the most text, in the languages with the longest messages.
const LONG: &[&str] = &[
    "start-sessions",
    "setup-people",
    "settings",
    "table-command",
    "sheet-sell-reason",
    "statistics",
    "library",
];

#[test]
fn a_small_phone_in_polish() {
    let look = SMALL.language(Language::Polish);
    album(look, &TOUR.concat(), Wanted::Some(LONG));
}

#[test]
fn a_small_phone_in_russian() {
    let look = SMALL.language(Language::Russian);
    album(look, &TOUR.concat(), Wanted::Some(LONG));
}

#[test]
fn the_largest_text_on_a_phone() {
    let phone = Wanted::Some(&[
        "start-sessions",
        "settings",
        "table-command",
        "sheet-tax-last",
        "duel-support",
        "duel-outcome",
        "end",
    ]);
    album(PHONE.percent(200), &TOUR.concat(), phone);
}

#[test]
fn the_largest_text_on_a_laptop_in_spanish() {
    let laptop = Wanted::Some(&["table-command", "duel-dice"]);
    let look = Look::new(1280.0, 800.0).theme(Theme::Light);
    let look = look.language(Language::Spanish).percent(200);
    album(look, &TOUR.concat(), laptop);
}

#[test]
fn suits_in_four_colours_on_a_phone() {
    let wanted = Wanted::Some(&["sheet-sell-reason", "table-crowded", "quick-attacker"]);
    album(PHONE.suits(Suits::FourColours), &TOUR.concat(), wanted);
}

#[test]
fn suits_in_four_colours_on_a_laptop_in_light_mode() {
    let look = Look::new(1280.0, 800.0).theme(Theme::Light);
    let wanted = Wanted::Some(&["table-crowded"]);
    album(look.suits(Suits::FourColours), &TOUR.concat(), wanted);
}

#[test]
fn duel_on_a_small_phone() {
    album(SMALL, DUEL, Wanted::All);
}

#[test]
fn duel_on_a_phone() {
    let tall = &[
        "table-two",
        "table-three",
        "table-bot",
        "table-six",
        "battle-last-chance",
        "end",
        "quick",
    ];
    album(PHONE, DUEL, Wanted::Some(tall));
}

#[test]
fn duel_in_landscape() {
    let low = &[
        "table-two",
        "table-three",
        "table-bot",
        "table-six",
        "battle-reveal",
        "end",
    ];
    album(ACROSS, DUEL, Wanted::Some(low));
}

#[test]
fn duel_on_a_laptop() {
    let wide = &[
        "table-two",
        "table-three",
        "table-bot",
        "table-six",
        "battle-defend",
        "end",
        "players",
    ];
    album(LAPTOP, DUEL, Wanted::Some(wide));
}

#[test]
fn noble_hearts_on_a_small_phone() {
    album(SMALL, HEARTS, Wanted::All);
}

#[test]
fn noble_hearts_on_a_phone() {
    let tall = &[
        "table-act",
        "table-evade",
        "table-combination",
        "end",
        "sheet-attack",
    ];
    album(PHONE, HEARTS, Wanted::Some(tall));
}

#[test]
fn noble_hearts_in_landscape() {
    let low = &["table-act", "table-evade", "sheet-charge"];
    album(ACROSS, HEARTS, Wanted::Some(low));
}

#[test]
fn noble_hearts_on_a_laptop() {
    let wide = &[
        "table-act",
        "table-evade",
        "table-base",
        "end",
        "sheet-attack",
        "players",
    ];
    album(LAPTOP, HEARTS, Wanted::Some(wide));
}
