//! Every screen of every game in the sizes of phones, in portrait and landscape, and in random sizes: every control is
//! completely within the device's free area or can be scrolled there, and none covers another.
//!
//! The games come from the registry and the taps from the screen, so a new game is included automatically.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use courtyard::registry;
use egui::{Vec2, vec2};
use proptest::prelude::*;
use tempfile::{TempDir, tempdir};

use crate::common::{extent, golden};
use crate::person::Person;

/// Sizes of common phones without the browser's bars, and of a tablet.
pub const SIZES: [(f32, f32); 9] = [
    (320.0, 568.0),
    (360.0, 640.0),
    (375.0, 553.0),
    (375.0, 667.0),
    (340.0, 844.0),
    (360.0, 740.0),
    (360.0, 800.0),
    (412.0, 915.0),
    (768.0, 1024.0),
];

/// Reserved edges of a phone with a notch: left, right, top and bottom, in portrait and in both landscape
/// orientations.
const NOTCHED: [[f32; 4]; 3] = [
    [0.0, 0.0, 47.0, 34.0],
    [47.0, 0.0, 0.0, 21.0],
    [0.0, 47.0, 0.0, 21.0],
];

/// Number of moments of a game checked in each window in a thorough run; by default one.
const MOMENTS: usize = 5;

/// Number of steps taken from each of them.
const STEPS: usize = 4;

/// A window and its edges.
#[derive(Debug, Clone, Copy)]
struct Window {
    size: Vec2,
    insets: [f32; 4],
}

impl Window {
    const fn of(width: f32, height: f32) -> Window {
        Window {
            size: vec2(width, height),
            insets: [0.0; 4],
        }
    }
}

/// A starting point: a prefix of a journal, or no journal.
#[derive(Debug, Clone)]
struct Moment {
    journal: PathBuf,
    entries: usize,
}

impl Moment {
    /// Writes it into a new data folder.
    fn lay_out(&self) -> TempDir {
        let folder = tempdir().unwrap();
        let sessions = folder.path().join("sessions");
        fs::create_dir_all(&sessions).unwrap();
        let text = fs::read_to_string(&self.journal).unwrap_or_default();
        // An old date, so that no screen says “yesterday”.
        let text = text.replace("2026-11-20T", "2021-11-20T");
        let lines = text.split_inclusive('\n').take(self.entries + 1);
        fs::write(
            sessions.join("evening.courtyard"),
            lines.collect::<String>(),
        )
        .unwrap();
        folder
    }
}

/// The journals of a game, the longest first.
fn journals(game: &str) -> Vec<(PathBuf, usize)> {
    let lines = |journal: &[u8]| str::from_utf8(journal).map_or(0, |text| text.lines().count());
    let all = golden::of_game(game).iter();
    let all = all.map(|case| (golden::file(case), lines(&case.journal)));
    let mut all: Vec<_> = all.collect();
    all.sort_by_key(|(path, lines)| (usize::MAX - lines, path.clone()));
    all
}

/// The games with screens.
fn games() -> Vec<&'static str> {
    registry::screens().iter().map(|game| game.id()).collect()
}

/// Opens the app, takes these steps, and returns the faults of all screens on the way.
fn explore(
    window: Window,
    moment: &Moment,
    steps: impl IntoIterator<Item = usize>,
) -> BTreeSet<String> {
    let folder = moment.lay_out();
    let mut person = Person::noting(folder.path(), window.size, window.insets);
    let mut way = vec![format!("{window:?}, {moment:?}")];
    let mut faults = BTreeSet::new();
    let mut look = |person: &mut Person, way: &[String]| {
        person.see_everything();
        let notes = person.notes.iter_mut().flat_map(|notes| notes.drain(..));
        faults.extend(notes.map(|note| format!("{}: {note}", way.join(" › "))));
    };
    look(&mut person, &way);
    for step in steps {
        let Some(tapped) = person.tap_any(step) else {
            break;
        };
        way.push(tapped);
        look(&mut person, &way);
    }
    faults
}

/// Checks every game in a window, at several moments.
fn look_at_all(window: Window) {
    let mut faults = BTreeSet::new();
    // Each window taps other controls.
    let mut step = (window.size.x + 3.0 * window.size.y) as usize;
    let mut next = || {
        step = step
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        step >> 33
    };
    for game in games() {
        let (journal, lines) = journals(game).swap_remove(0);
        let first = extent(next() % MOMENTS, 0);
        for n in (first..MOMENTS).step_by(extent(MOMENTS, 1)) {
            let moment = Moment {
                journal: journal.clone(),
                entries: lines * n / MOMENTS + 1,
            };
            let steps: Vec<usize> = (0..STEPS).map(|_| next()).collect();
            faults.extend(explore(window, &moment, steps));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

macro_rules! sizes {
    ($($name:ident: $n:expr;)*) => {
        $(
            #[test]
            fn $name() {
                let (width, height) = SIZES[$n];
                look_at_all(Window::of(width, height));
                look_at_all(Window::of(height, width));
            }
        )*

        #[test]
        fn every_size_is_checked() {
            assert_eq!([$($n),*], std::array::from_fn(|n| n) as [usize; SIZES.len()]);
        }
    };
}

sizes! {
    a_phone_of_320_by_568: 0;
    a_phone_of_360_by_640: 1;
    a_phone_of_375_by_553: 2;
    a_phone_of_375_by_667: 3;
    a_phone_of_340_by_844: 4;
    a_phone_of_360_by_740: 5;
    a_phone_of_360_by_800: 6;
    a_phone_of_412_by_915: 7;
    a_tablet: 8;
}

#[test]
fn reserved_edges_of_the_device_stay_free() {
    for insets in NOTCHED {
        let size = if insets[2] > 0.0 {
            vec2(390.0, 844.0)
        } else {
            vec2(844.0, 390.0)
        };
        look_at_all(Window { size, insets });
    }
}

/// Number of sizes in a thorough run, unless `PROPTEST_CASES` is set.
const CASES: u32 = 24;

fn config() -> ProptestConfig {
    let wanted = std::env::var("PROPTEST_CASES").ok();
    ProptestConfig {
        cases: wanted
            .and_then(|n| n.parse().ok())
            .unwrap_or(extent(8, CASES)),
        // A fault is reported with all steps that lead to it.
        max_shrink_iters: 0,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A phone in portrait or landscape with its edges: the notch is at the top or at one of the sides.
fn held() -> impl Strategy<Value = (bool, [f32; 4])> {
    let held = [
        (false, [0.0; 4]),
        (true, [0.0; 4]),
        (false, NOTCHED[0]),
        (true, NOTCHED[1]),
        (true, NOTCHED[2]),
    ];
    prop::sample::select(held.to_vec())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn at_any_size_everything_can_be_reached(
        (short, more) in (320_u16..=900, 0_u16..=700),
        (across, insets) in held(),
        (game, journal, entry) in (any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<prop::sample::Index>()),
        steps in prop::collection::vec(any::<usize>(), 1..8),
    ) {
        let long = (short + more).max(568);
        let [short, long] = [short, long].map(f32::from);
        let size = if across { vec2(long, short) } else { vec2(short, long) };
        let games = games();
        let journals = journals(games[game.index(games.len())]);
        // Long journals have the most content.
        let (journal, lines) = journals[journal.index(journals.len().min(12))].clone();
        let moment = Moment { journal, entries: entry.index(lines) };
        let faults = explore(Window { size, insets }, &moment, steps);
        prop_assert!(faults.is_empty(), "{faults:#?}");
    }
}
