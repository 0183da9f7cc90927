//! Finished games as other programs keep them: one play each.

mod bgstats;
mod table;

use std::cmp::Ordering;
use std::fmt;

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray, VariantNames};
use uuid::Uuid;

use crate::{Describe, Fact, Tally, Text, TextContext};
use courtyard_core::game::Outcome;
use courtyard_core::seat::{Seat, Seats};
use courtyard_core::variants::array_of;
use courtyard_session::{Moment, Session};

/// A form in which finished games are given to other programs.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Form {
    /// Plays for the app Board Game Stats.
    #[strum(serialize = "bgsplay")]
    BgStats,
    /// One row a game, for spreadsheets.
    Csv,
}

impl Form {
    /// All forms.
    pub const ALL: [Form; Form::COUNT] = array_of(<Form as VariantArray>::VARIANTS);

    /// The form's name, which is also its file extension.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A finished game, as another program would keep it.
#[derive(Debug, Clone)]
pub struct Played {
    /// The same whenever and wherever this game is exported, so that nobody has it twice.
    uuid: Uuid,
    game: &'static str,
    title: String,
    /// How many players the game takes: the fewest and the most.
    takes: (usize, usize),
    edition: String,
    /// Edition and house rules, told.
    rules: Vec<Fact>,
    /// The players as the journal has them.
    players: Seats<String>,
    /// The players as a sentence has them.
    names: Seats<String>,
    started: Moment,
    ended: Moment,
    minutes: Option<i64>,
    turns: u32,
    first: Option<Seat>,
    outcome: Outcome,
    tallies: Vec<Tally>,
    file: String,
}

impl Played {
    /// What there is to say of a session by this name; `None` of a sample, and while the game has not ended.
    pub fn new<G: Describe>(text: &Text, session: &Session<G>, file: &str) -> Option<Played> {
        let header = session.header();
        let outcome = G::outcome(session.table())?;
        if header.is_sample() {
            return None;
        }
        let cx = TextContext::new(text, session);
        let last = session.entries().iter().rev().find_map(|e| e.at);
        Some(Played {
            uuid: uuid("play", course(session)),
            game: G::ID,
            title: G::title(text),
            takes: (*G::PLAYERS.start(), *G::PLAYERS.end()),
            edition: header.edition.clone(),
            rules: G::describe_rules(cx),
            players: header.players.clone(),
            names: cx.names(),
            started: header.started,
            ended: last.unwrap_or(header.started),
            minutes: session.minutes(),
            turns: G::turn(session.table()),
            first: G::first(session.table()),
            outcome,
            tallies: G::tallies(text, session),
            file: file.to_owned(),
        })
    }

    /// The order in which games are listed: as they began.
    pub fn in_order(&self, other: &Played) -> Ordering {
        (self.started, &self.file).cmp(&(other.started, &other.file))
    }
}

/// The games in this form, in this order.
///
/// # Errors
/// When they cannot be written in this form.
pub fn plays(text: &Text, form: Form, played: &[Played]) -> Result<String, serde_json::Error> {
    match form {
        Form::BgStats => bgstats::bgstats(text, played),
        Form::Csv => table::table(played),
    }
}

/// What makes a game this one: who played what and when, and all that was done up to its end. What was noted afterwards
/// makes no other game of it.
fn course<G: Describe>(session: &Session<G>) -> String {
    let header = session.header();
    let mut course = json(&(G::ID, &header.edition, &header.players, header.started));
    session.replay(|scene| {
        if G::outcome(scene.before).is_none() {
            course.push('\n');
            course += &json(scene.action);
        }
    });
    course
}

/// The value as it stands in a journal, which is where it comes from.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The name space of everything that is named here.
const COURTYARD: Uuid = Uuid::from_u128(0x1d7c_6f0e_52b9_4c1a_9a63_e04f_8b21_d75c);

/// The identifier of the thing of this kind that these words make: always the same.
fn uuid(kind: &str, words: impl fmt::Display) -> Uuid {
    Uuid::new_v5(&COURTYARD, format!("{kind}\n{words}").as_bytes())
}
