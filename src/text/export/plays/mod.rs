//! Finished games as plays for other programs.

mod bgstats;
mod table;

use std::cmp::Ordering;
use std::fmt;

use strum::{EnumCount, EnumString, VariantArray, VariantNames};
use uuid::Uuid;

use super::Separator;
use crate::{Describe, Fact, Tally, Text, TextContext};
use courtyard_core::game::Outcome;
use courtyard_core::named;
use courtyard_core::seat::{Seat, Seats};
use courtyard_session::{Moment, Session};

/// A format of exported plays. Its name is also the file extension.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, VariantArray, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum PlaysFormat {
    /// Plays for the app Board Game Stats.
    #[strum(serialize = "bgsplay")]
    BgStats,
    /// One row per game, for spreadsheets.
    Csv,
}

named!(PlaysFormat; all);

/// A finished game in terms of other programs.
#[derive(Debug, Clone)]
pub struct Played {
    /// The same in every export of this game, so that no program stores it twice.
    uuid: Uuid,
    game: &'static str,
    title: String,
    /// Minimum and maximum number of players of the game.
    takes: (usize, usize),
    edition: String,
    /// The edition and the house rules, in words.
    rules: Vec<Fact>,
    /// The players' names as in the journal.
    players: Seats<String>,
    /// The players' names as in sentences.
    names: Seats<String>,
    started: Moment,
    ended: Moment,
    minutes: Option<u64>,
    turns: u32,
    first: Option<Seat>,
    outcome: Outcome,
    tallies: Vec<Tally>,
    file: String,
}

impl Played {
    /// Describes a session with this file name. Returns `None` for a sample, and if the game has not ended.
    pub fn new<G: Describe>(text: &Text, session: &Session<G>, file: &str) -> Option<Played> {
        let header = session.header();
        let outcome = G::outcome(session.table())?;
        if header.is_sample() {
            return None;
        }
        let cx = TextContext::new(text, session);
        Some(Played {
            uuid: match header.id() {
                Some(id) => uuid("play", id),
                None => uuid("play", course(session)),
            },
            game: G::ID,
            title: G::title(text),
            takes: (*G::PLAYERS.start(), *G::PLAYERS.end()),
            edition: header.edition.clone(),
            rules: G::describe_rules(cx),
            players: header.players.clone(),
            names: cx.names(),
            started: header.started,
            ended: session.ended_at().unwrap_or(header.started),
            minutes: session.minutes(),
            turns: G::turn(session.table()),
            first: G::first(session.table()),
            outcome,
            tallies: G::tallies(text, session),
            file: file.to_owned(),
        })
    }

    /// The link that gives the game to the app Board Game Stats on a phone.
    ///
    /// # Errors
    /// Fails if the game cannot be written as JSON.
    pub fn push_link(&self, text: &Text) -> Result<String, serde_json::Error> {
        bgstats::link(text, self)
    }

    /// The order of the list: by start of the game.
    pub fn in_order(&self, other: &Played) -> Ordering {
        (self.started, &self.file).cmp(&(other.started, &other.file))
    }
}

/// Returns the games in this format and order. The fields of a table are between these separators.
///
/// # Errors
/// Fails if they cannot be written in this format.
pub fn plays(
    text: &Text,
    form: PlaysFormat,
    separator: Separator,
    played: &[Played],
) -> Result<String, serde_json::Error> {
    match form {
        PlaysFormat::BgStats => bgstats::bgstats(text, played),
        PlaysFormat::Csv => table::table(separator, played),
    }
}

/// The identity of a game without an identifier: players, rules, start, and all actions up to its end. Later notes do not change it.
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

/// The value as in a journal.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The namespace of all identifiers.
const COURTYARD: Uuid = Uuid::from_u128(0x1d7c_6f0e_52b9_4c1a_9a63_e04f_8b21_d75c);

/// The identifier of an item of this kind, derived from these words.
fn uuid(kind: &str, words: impl fmt::Display) -> Uuid {
    Uuid::new_v5(&COURTYARD, format!("{kind}\n{words}").as_bytes())
}
