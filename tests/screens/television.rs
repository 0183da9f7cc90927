//! The TV view, seen from three metres: in any state of a game, all its text is large enough to read and nothing is
//! clipped.
//!
//! A television with a diagonal of 100 cm is 49 cm high, so a font size of 22 of its 1080 lines has capitals of 6.5
//! mm. People with good eyes can read letters of 4.4 mm from three metres.

use std::collections::BTreeMap;

use courtyard::games::Game;
use courtyard::games::duel::{ActionKind, Duel};
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::games::noble_hearts::NobleHearts;
use courtyard::seat::Seats;
use courtyard::session::{Session, Step};
use courtyard::text::Language;
use egui::{Vec2, vec2};
use rand::seq::IndexedRandom as _;
use serde_json::Map;

use crate::common::memory::InMemory;
use crate::common::{duel, golden, text_of};
use crate::guest::{self, Line};
use crate::person::Person;

/// A television. Other sizes show the same picture, scaled.
const TELEVISION: Vec2 = vec2(1920.0, 1080.0);
/// Window height, in lines, to which font sizes refer.
const LINES: f32 = 1080.0;
/// Minimum font size, in lines, that can be read from three metres.
const LEAST: f32 = 22.0;
/// Minimum font size of numbers printed on a card in a discard pile; when the card is played they are shown large.
const PRINTED: f32 = 15.0;
/// Minimum font size of the line that says whose turn it is.
const HEADLINE: f32 = 44.0;

/// Number of random claims in a duel of six.
const SIX_CLAIMS: usize = 600;
/// Number of frames, a quarter of a second each, until all animations have ended.
const FRAMES: usize = 5;

/// A text on the screen.
struct Said {
    words: String,
    /// Its smallest font size, in lines of [`LINES`].
    size: f32,
    /// Whether a part of it is clipped.
    is_cut: bool,
}

fn said(person: &Person) -> Vec<Said> {
    let ctx = &person.window.ctx;
    let window = ctx.content_rect();
    let seen = person.painted().into_iter().filter_map(|(text, clip)| {
        let place = text.visual_bounding_rect();
        let words = text.galley.text().to_owned();
        let is_seen = text.opacity_factor > 0.1 && clip.intersect(window).intersects(place);
        let sizes = text
            .galley
            .job
            .sections
            .iter()
            .map(|s| s.format.font_id.size);
        let size = sizes.reduce(f32::min)?;
        (is_seen && !words.trim().is_empty()).then(|| Said {
            words,
            size: size * LINES / window.height(),
            is_cut: text.galley.elided || !clip.expand(1.0).contains_rect(place),
        })
    });
    seen.collect()
}

/// Faults of a television, and how often each occurred.
type Faults = BTreeMap<String, u32>;

fn look(person: &Person, at: &str, faults: &mut Faults) {
    let mut largest = 0.0_f32;
    for Said {
        words,
        size,
        is_cut,
    } in said(person)
    {
        largest = largest.max(size);
        let is_number = words.chars().all(|c| c.is_ascii_digit());
        let least = if is_number { PRINTED } else { LEAST };
        if size < least - 0.5 {
            *faults
                .entry(format!("{size:.0}: {words:?} at {at}"))
                .or_default() += 1;
        }
        if is_cut {
            *faults.entry(format!("cut: {words:?} at {at}")).or_default() += 1;
        }
    }
    if largest < HEADLINE - 0.5 {
        *faults
            .entry(format!("nothing is large at {at}"))
            .or_default() += 1;
    }
}

/// Shows a session on a television, entry by entry.
fn watch<G: Game>(whole: &Session<G>, name: &str, language: Language, faults: &mut Faults)
where
    Session<G>: Clone + Send,
{
    let mut session = Session::new(whole.header().clone()).unwrap();
    let line = Line::of(Box::new(InMemory(session.clone())));
    line.invites();
    let mut person = line.window(TELEVISION, language);
    person.tap(match language {
        Language::Spanish => "@guest-television",
        _ => "@guest-television",
    });
    for entry in whole.entries() {
        let n = entry.n;
        session.apply(entry.clone()).unwrap();
        line.goes_on(Box::new(InMemory(session.clone())));
        person.window.run_steps(FRAMES);
        look(&person, &format!("{name} {n}, {language:?}"), faults);
    }
}

/// A random Duel of six players with long names.
fn six() -> Session<Duel> {
    let mut header = duel::header(6, Map::new());
    let names = [
        "Guillermina",
        "Maximiliano",
        "Concepción",
        "Bartolomé",
        "Esperanza",
        "Francisca",
    ];
    header.players = Seats::from_fn(6, |seat| names[seat.number()].to_owned()).unwrap();
    let mut session = Session::<Duel>::new(header).unwrap();
    let mut chance = duel::chance(6);
    for _ in 0..SIX_CLAIMS {
        let kinds = [
            ActionKind::Setup,
            ActionKind::NextPhase,
            ActionKind::EndTurn,
            ActionKind::Warlord,
            ActionKind::Attack,
            ActionKind::Defend,
            ActionKind::Support,
            ActionKind::Reveal,
            ActionKind::Resolve,
            ActionKind::Ace,
        ];
        let kind = *kinds.choose(&mut chance).unwrap();
        let action = duel::claim(&mut chance, session.rules(), session.table(), kind);
        if let Ok(proposal) = session.propose(Step::Do(action), duel::moment(1)) {
            session.commit(proposal);
        }
    }
    session
}

#[test]
fn the_tv_view_can_be_read_from_three_metres() {
    let mut faults = Faults::new();
    let duelo = guest::session::<DuelingNobles>(&golden::bytes("game-duelo"), None);
    watch(&duelo, "Duelo", Language::Spanish, &mut faults);
    let hearts = guest::session::<NobleHearts>(
        text_of("src/games/noble_hearts/sample.courtyard").as_bytes(),
        None,
    );
    let three = guest::session::<Duel>(text_of("src/games/duel/sample.courtyard").as_bytes(), None);
    let six = six();
    assert!(
        six.entries().len() > 30,
        "{} were played",
        six.entries().len()
    );
    for language in [Language::English, Language::Spanish] {
        watch(&hearts, "Hearts", language, &mut faults);
        watch(&three, "three", language, &mut faults);
        watch(&six, "six", language, &mut faults);
    }
    let found: Vec<String> = faults
        .into_iter()
        .map(|(fault, times)| format!("{times}x {fault}"))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
