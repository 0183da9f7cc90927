//! Everything that a screen asks for is completely visible on every phone and in every language; other content gives
//! way.

use courtyard::games::dueling_nobles::Support;
use courtyard::text::Language;
use tempfile::{TempDir, tempdir};

use crate::course;
use crate::duel;
use crate::hearts;
use crate::person::{Look, Person};
use crate::sizes::SIZES;

/// A screen that asks for something.
struct Asking {
    /// Creates the data folder.
    lay_out: fn() -> TempDir,
    /// Controls tapped on the way to the screen.
    taps: &'static [&'static str],
    /// Controls that have to be visible.
    wanted: &'static [&'static str],
    /// Controls that have to be visible unless the window is too low.
    besides: &'static [&'static str],
}

/// Windows of at least this height, in points, have room for all actions. In a lower one the last row is reached by scrolling.
const HIGH: f32 = 600.0;

/// A game of Dueling Nobles after this number of entries.
fn nobles<const ENTRIES: usize>() -> TempDir {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", ENTRIES);
    folder
}

fn piles() -> TempDir {
    let folder = tempdir().unwrap();
    duel::lively(folder.path(), 3);
    folder
}

const ASKING: &[Asking] = &[
    // The phases of a turn: the player's own nobles, which are tapped for their actions, and the actions.
    Asking {
        lay_out: nobles::<1>,
        taps: &[],
        wanted: &[
            "@dueling-nobles-noble-label card=K♥ name=Ana",
            "@dueling-nobles-noble-label card=Q♠ name=Ana",
            "@dueling-nobles-noble-label card=J♣ name=Ana",
        ],
        besides: &["@dueling-nobles-kind-sell", "@dueling-nobles-kind-tax"],
    },
    Asking {
        lay_out: nobles::<30>,
        taps: &[],
        wanted: &[
            "@dueling-nobles-noble-label card=K♥ name=Ana",
            "@dueling-nobles-noble-label card=Q♠ name=Ana",
            "@dueling-nobles-noble-label card=J♣ name=Ana",
        ],
        besides: &["@dueling-nobles-kind-weapon", "@dueling-nobles-kind-spy"],
    },
    // The player away from the lower edge.
    Asking {
        lay_out: nobles::<17>,
        taps: &[],
        wanted: &[
            "@dueling-nobles-noble-label card=K♦ name=Ben",
            "@dueling-nobles-noble-label card=Q♥ name=Ben",
            "@dueling-nobles-noble-label card=J♥ name=Ben",
        ],
        besides: &["@dueling-nobles-kind-weapon"],
    },
    // The choice of attacker and defender.
    Asking {
        lay_out: nobles::<34>,
        taps: &[],
        wanted: &[
            "@dueling-nobles-do-attack-with card=K♥",
            "@dueling-nobles-do-attack-with card=Q♠",
            "@dueling-nobles-do-attack-with card=J♣",
        ],
        besides: &[],
    },
    Asking {
        lay_out: nobles::<34>,
        taps: &["@dueling-nobles-do-attack-with card=K♥"],
        wanted: &[
            "@dueling-nobles-do-attack card=K♦",
            "@dueling-nobles-do-attack card=Q♥",
            "@dueling-nobles-do-attack card=J♥",
        ],
        besides: &[],
    },
    // After a noble has been vanquished and another recruited.
    Asking {
        lay_out: nobles::<47>,
        taps: &[],
        wanted: &[
            "@dueling-nobles-do-attack-with card=K♦",
            "@dueling-nobles-do-attack-with card=J♥",
            "@dueling-nobles-do-attack-with card=K♠",
        ],
        besides: &[],
    },
    // A sheet.
    Asking {
        lay_out: nobles::<1>,
        taps: &["@dueling-nobles-kind-sell"],
        wanted: &["2♠", "10♠"],
        besides: &["2♣", "10♣"],
    },
    // The other games: everything that can be done.
    Asking {
        lay_out: piles,
        taps: &[],
        wanted: &[],
        besides: &[
            "@duel-answer-attack warlord=none",
            "@duel-screen-ace-of-any",
            "@kind-end-turn",
        ],
    },
    Asking {
        lay_out: || hearts::sample(9),
        taps: &[],
        wanted: &[],
        besides: &[
            "@noble-hearts-kind-attack",
            "@noble-hearts-kind-charge",
            "@noble-hearts-kind-move",
            "@noble-hearts-kind-jump-up",
            "@noble-hearts-kind-collect-rose",
            "@noble-hearts-kind-turn-up",
        ],
    },
    Asking {
        lay_out: || hearts::sample(13),
        taps: &[],
        wanted: &[],
        besides: &[
            "@noble-hearts-kind-block",
            "@noble-hearts-screen-is-hit name=Ana winner=Ben",
        ],
    },
];

/// Checks all screens in windows of this size, in portrait and landscape.
fn look_at((short, long): (f32, f32)) {
    let mut faults = Vec::new();
    for (width, height) in [(short, long), (long, short)] {
        for language in [Language::English, Language::Spanish] {
            let look = Look::new(width, height).language(language);
            for asking in ASKING {
                let folder = (asking.lay_out)();
                let mut person = Person::looking_among_all(folder.path(), &look);
                for what in asking.taps {
                    person.tap(what);
                }
                let besides = asking.besides.iter().filter(|_| height >= HIGH);
                let wanted = asking.wanted.iter().chain(besides);
                let hidden = wanted.filter(|name| !person.has(name) || !person.sees(name));
                faults.extend(hidden.map(|name| format!("{name} at {width} by {height}")));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

macro_rules! sizes {
    ($($name:ident: $n:expr;)*) => {
        $(
            #[test]
            fn $name() {
                look_at(SIZES[$n]);
            }
        )*

        #[test]
        fn every_size_is_checked() {
            assert_eq!([$($n),*], std::array::from_fn(|n| n) as [usize; SIZES.len()]);
        }
    };
}

sizes! {
    at_320_by_568: 0;
    at_360_by_640: 1;
    at_375_by_553: 2;
    at_375_by_667: 3;
    at_340_by_844: 4;
    at_360_by_740: 5;
    at_360_by_800: 6;
    at_412_by_915: 7;
    at_768_by_1024: 8;
}

/// A player who picks a card in a duel sees all of them, and both totals with their summands, even on the lowest
/// phones.
#[test]
fn every_card_is_in_sight_in_a_duel() {
    let cards: Vec<String> = Support::all()
        .map(|support| {
            let card = support.card();
            format!("{}{}", card.rank().text(), card.suit().symbol())
        })
        .collect();
    let mut faults = Vec::new();
    for (width, height) in [(320.0, 568.0), (360.0, 640.0)] {
        for language in [Language::English, Language::Spanish] {
            // The attacker picks, and then the defender; the last pick is a Jack's.
            for lay_out in [nobles::<11>, nobles::<37>, nobles::<38>, nobles::<74>] {
                let folder = lay_out();
                let look = Look::new(width, height).language(language);
                let person = Person::looking_among_all(folder.path(), &look);
                let hidden = cards.iter().filter(|name| !person.sees(name));
                faults.extend(hidden.map(|name| format!("{name} at {width} by {height}")));
                let terms = person.lines();
                let added_up = terms.iter().filter(|line| line.contains('+')).count();
                if added_up != 2 {
                    faults.push(format!("{added_up} sums at {width} by {height}: {terms:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
