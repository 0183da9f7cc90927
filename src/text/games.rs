//! Descriptions of a game whose type is known only at run time.

use std::any::Any;
use std::io::{self, BufRead, Write};
use std::sync::{Mutex, PoisonError};

use serde_json::{Map, Value};

use super::aid::{self, Aid, AidKind};
use super::export::plays::Played;
use super::export::{self, Format, Separator};
use super::line;
use super::{
    Describe, DescribedOdds, Fact, Language, Line, Table, Text, TextContext, describe_fault,
    describe_left_out, describe_statistics, describe_unopened, facts,
};
use courtyard_core::game::{Count as _, Game, GameType, Games, Outcome, Refusal, compose};
use courtyard_core::person::Person;
use courtyard_lab::story::Story;
use courtyard_library::storage::Found;
use courtyard_library::{
    Aliases, Counted, Library, LibraryError, Progress, Selection, Shelf, Statistics, StoredGame,
    Unread,
};
use courtyard_session::journal::{Cause, Fault, Opened};
use courtyard_session::{Header, Session};

/// A game with descriptions.
pub trait DescribedGame: StoredGame {
    /// The game's messages in a language, in Fluent's syntax; see [`Describe::messages`].
    fn messages(&self, language: Language) -> Vec<&'static str>;

    /// The game's name.
    fn title(&self, text: &Text) -> String;

    /// The name of an edition, given its name in a journal.
    fn describe_edition(&self, text: &Text, edition: &str) -> String;

    /// An aid to print, for an edition by its name in a journal, with house rules by name. Without an edition, it is the
    /// default one.
    ///
    /// # Errors
    /// Returns a sentence that says why the edition or a house rule is invalid.
    fn aid(
        &self,
        text: &Text,
        edition: Option<&str>,
        house: &Map<String, Value>,
        kind: AidKind,
        players: &[String],
    ) -> Result<Aid, String>;

    /// Reads a journal of this game up to the first fault.
    ///
    /// # Errors
    /// A fault for which there is no session at all.
    fn read(
        &self,
        text: &Text,
        opened: Opened<&mut dyn BufRead>,
    ) -> Result<ReadJournal, DescribedFault>;

    /// Starts counting the sessions of this game that match the selection, with one name for each person.
    fn counter(&self, selection: Selection, aliases: Aliases) -> Box<dyn DescribedCounter>;
}

/// A journal that was read.
pub struct ReadJournal {
    /// The session up to the fault.
    pub session: Box<dyn DescribedSession>,
    /// The fault that stopped the reading, if any.
    pub fault: Option<DescribedFault>,
}

/// A fault of a journal, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DescribedFault {
    /// The line, from 1; `None` if the file cannot be opened.
    pub line: Option<u64>,
    /// The stable code of the fault.
    pub code: &'static str,
    /// The sentence.
    pub message: String,
    /// Whether the line can be read and only breaks a rule.
    pub is_readable: bool,
    /// Whether the line is merely an incomplete last line.
    pub is_cut_off: bool,
}

impl DescribedFault {
    /// Combines the fault with its sentence.
    fn new<R: Refusal>(fault: &Fault<R>, message: String) -> DescribedFault {
        DescribedFault {
            line: Some(fault.line),
            code: fault.code(),
            message,
            is_readable: fault.is_readable(),
            is_cut_off: matches!(fault.cause, Cause::CutOff),
        }
    }

    /// Describes a fault before there was a session.
    pub fn unopened<R: Refusal>(text: &Text, fault: &Fault<R>) -> DescribedFault {
        DescribedFault::new(fault, describe_unopened(text, fault))
    }
}

/// A kind of action, and whether some action of it is possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DescribedKind {
    /// The kind's name in a journal.
    pub id: &'static str,
    /// The kind's name for people.
    pub name: String,
    /// Why no action of it is possible, as a code and in a sentence; `None` if one is.
    pub refusal: Option<(&'static str, String)>,
}

/// A session of any game, with descriptions.
pub trait DescribedSession: Any {
    /// The header: players, game and rules.
    fn header(&self) -> &Header;

    /// Number of entries.
    fn entries(&self) -> usize;

    /// Number of applied actions.
    fn applied(&self) -> usize;

    /// The turn, from 1; 0 before the first.
    fn turn(&self) -> u32;

    /// The result, if the game has ended.
    fn outcome(&self) -> Option<Outcome>;

    /// The session as of entry `n`.
    fn at(&self, n: usize) -> Box<dyn DescribedSession>;

    /// The table as JSON, in the stable format for other programs.
    fn state(&self) -> Value;

    /// The table as lines of text, for a terminal.
    fn describe_table(&self, text: &Text) -> Vec<String>;

    /// The entry with this number, from 1, as a line of the log.
    fn line(&self, text: &Text, n: usize) -> Option<Line>;

    /// All chances on the table; `None` of a game that computes none.
    fn odds(&self, text: &Text) -> Option<DescribedOdds>;

    /// Every kind of action.
    fn kinds(&self, text: &Text) -> Vec<DescribedKind>;

    /// Facts about the session as a whole.
    fn facts(&self, text: &Text) -> Vec<Fact>;

    /// Writes the whole session in this format, piece by piece, with its story if there is one.
    ///
    /// # Errors
    /// Fails if writing fails, or if the session cannot be written as JSON.
    fn export(
        &self,
        text: &Text,
        format: Format,
        separator: Separator,
        story: Option<&Story>,
        out: &mut dyn Write,
    ) -> io::Result<()>;

    /// The statistics of this session alone.
    fn statistics(&self) -> Box<dyn DescribedStatistics>;

    /// The finished game for other programs; `None` for a sample, and if the game has not ended.
    fn played(&self, text: &Text, file: &str) -> Option<Played>;
}

/// Counts the sessions of one game while their journals are opened.
pub trait DescribedCounter: Sync {
    /// Counts a journal of this game, or one whose header cannot be read.
    fn take(&self, found: &Found, opened: Result<Opened<&mut dyn BufRead>, Unread>);

    /// The statistics of all journals so far, each game once.
    fn statistics(self: Box<Self>, library: &Library) -> Box<dyn DescribedStatistics>;
}

/// The statistics of each game. Counts each game outside the trash once.
///
/// # Errors
/// Fails if a folder cannot be read.
pub fn count_all(
    games: &Games<dyn DescribedGame>,
    library: &Library,
    selection: &Selection,
    progress: &Progress,
) -> Result<Vec<Box<dyn DescribedStatistics>>, LibraryError> {
    let counters = games.iter();
    let aliases = library.aliases();
    let counters = counters.map(|game| {
        let counter = game.counter(selection.clone(), aliases.clone());
        (game.id(), counter)
    });
    let counters: Vec<_> = counters.collect();
    library.open_all(&Shelf::KEPT, progress, |(), found, opened| match opened {
        Ok(opened) => {
            let game = &opened.header().game;
            if let Some((_, counter)) = counters.iter().find(|(id, _)| id == game) {
                counter.take(found, Ok(opened));
            }
        }
        // It may be of any game.
        Err(unread) => {
            for (_, counter) in &counters {
                counter.take(found, Err(unread.clone()));
            }
        }
    })?;
    let counters = counters.into_iter();
    Ok(counters
        .map(|(_, counter)| counter.statistics(library))
        .collect())
}

/// Counts the sessions that these people played together, in each game. The names are those of
/// [pages](courtyard_library::Page).
///
/// # Errors
/// Fails if a folder cannot be read.
pub fn count_people(
    games: &Games<dyn DescribedGame>,
    library: &Library,
    names: Vec<String>,
    progress: &Progress,
) -> Result<Vec<Box<dyn DescribedStatistics>>, LibraryError> {
    let selection = Selection {
        players: names,
        aliases: library.aliases(),
        ..Selection::default()
    };
    count_all(games, library, &selection, progress)
}

/// Statistics over many sessions of one game, with descriptions.
pub trait DescribedStatistics: Send {
    /// The statistics as a JSON object, in the stable format for other programs.
    fn to_json(&self) -> Value;

    /// The id of the game.
    fn game(&self) -> &'static str;

    /// The game's own figures about one person, a sentence each.
    fn describe_person(&self, text: &Text, person: &Person) -> Vec<String>;

    /// The same as a JSON object; `None` if the game has none.
    fn person_json(&self, person: &Person) -> Option<Value>;

    /// Whether there was no session of this game.
    fn is_empty(&self) -> bool;

    /// The statistics as tables; empty if no game was counted.
    fn describe(&self, text: &Text) -> Vec<Table>;

    /// A sentence for each group of journals left out or counted in part, with the reason.
    fn describe_left_out(&self, text: &Text) -> Vec<String>;
}

impl<G: Describe> DescribedGame for GameType<G> {
    fn messages(&self, language: Language) -> Vec<&'static str> {
        G::messages(language)
    }

    fn title(&self, text: &Text) -> String {
        G::title(text)
    }

    fn describe_edition(&self, text: &Text, edition: &str) -> String {
        G::describe_edition(text, edition)
    }

    fn aid(
        &self,
        text: &Text,
        edition: Option<&str>,
        house: &Map<String, Value>,
        kind: AidKind,
        players: &[String],
    ) -> Result<Aid, String> {
        aid::aid::<G>(text, edition, house, kind, players)
    }

    fn read(
        &self,
        text: &Text,
        opened: Opened<&mut dyn BufRead>,
    ) -> Result<ReadJournal, DescribedFault> {
        let reading = opened.read::<G>();
        let reading = reading.map_err(|fault| DescribedFault::unopened(text, &fault))?;
        let session = reading.session;
        let fault = reading.fault.map(|fault| {
            let context = TextContext::new(text, &session);
            let message = describe_fault(context, session.table(), &fault);
            DescribedFault::new(&fault, message)
        });
        Ok(ReadJournal {
            session: Box::new(session),
            fault,
        })
    }

    fn counter(&self, selection: Selection, aliases: Aliases) -> Box<dyn DescribedCounter> {
        Box::new(Counter::<G> {
            selection,
            aliases,
            counted: Mutex::default(),
        })
    }
}

impl<G: Describe> DescribedSession for Session<G> {
    fn header(&self) -> &Header {
        self.header()
    }

    fn entries(&self) -> usize {
        self.entries().len()
    }

    fn applied(&self) -> usize {
        self.applied().count()
    }

    fn turn(&self) -> u32 {
        G::turn(self.table())
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.table())
    }

    fn at(&self, n: usize) -> Box<dyn DescribedSession> {
        Box::new(self.at(n))
    }

    fn state(&self) -> Value {
        G::state(self.rules(), self.table(), &self.header().players)
    }

    fn describe_table(&self, text: &Text) -> Vec<String> {
        G::describe_table(TextContext::new(text, self), self.table())
    }

    fn odds(&self, text: &Text) -> Option<DescribedOdds> {
        G::describe_odds(TextContext::new(text, self), self.table())
    }

    fn kinds(&self, text: &Text) -> Vec<DescribedKind> {
        let context = TextContext::new(text, self);
        compose::kinds::<G>(self.rules(), self.table())
            .map(|(kind, possible)| DescribedKind {
                id: kind.into(),
                name: G::kind_name(text, kind),
                refusal: possible
                    .err()
                    .map(|why| (why.code(), G::refusal(context, self.table(), &why))),
            })
            .collect()
    }

    fn facts(&self, text: &Text) -> Vec<Fact> {
        facts(text, self)
    }

    fn export(
        &self,
        text: &Text,
        format: Format,
        separator: Separator,
        story: Option<&Story>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        export::write(text, self, format, separator, story, out)
    }

    fn line(&self, text: &Text, n: usize) -> Option<Line> {
        line::line(text, self, n)
    }

    fn statistics(&self) -> Box<dyn DescribedStatistics> {
        let mut statistics = Statistics::default();
        statistics.take(self);
        Box::new(GameCount::<G>(statistics))
    }

    fn played(&self, text: &Text, file: &str) -> Option<Played> {
        Played::new(text, self, file)
    }
}

/// The statistics of a game while its journals are opened.
struct Counter<G: Game> {
    selection: Selection,
    aliases: Aliases,
    counted: Mutex<Vec<Counted<G::Count>>>,
}

impl<G: Describe> DescribedCounter for Counter<G> {
    fn take(&self, found: &Found, opened: Result<Opened<&mut dyn BufRead>, Unread>) {
        let session = Counted::read::<G>(found, opened, &self.aliases);
        let all = self.counted.lock();
        all.unwrap_or_else(PoisonError::into_inner).push(session);
    }

    fn statistics(self: Box<Self>, library: &Library) -> Box<dyn DescribedStatistics> {
        let all = self.counted.into_inner();
        let mut all = all.unwrap_or_else(PoisonError::into_inner);
        library.counting_of(&mut all);
        all.retain(|session| self.selection.admits(&session.summary));
        let parts = all.iter().map(|session| &session.statistics);
        Box::new(GameCount::<G>(Statistics::of(parts)))
    }
}

/// The statistics of a game.
struct GameCount<G: Game>(Statistics<G::Count>);

impl<G: Describe> DescribedStatistics for GameCount<G> {
    fn to_json(&self) -> Value {
        let mut json = self.0.to_json();
        json["game"] = G::ID.into();
        json
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn describe_person(&self, text: &Text, person: &Person) -> Vec<String> {
        G::describe_person(text, &self.0.count, person)
    }

    fn person_json(&self, person: &Person) -> Option<Value> {
        self.0.count.person_json(person)
    }

    fn is_empty(&self) -> bool {
        self.0.editions.is_empty() && self.0.not_begun == 0 && self.0.faulty == 0
    }

    fn describe(&self, text: &Text) -> Vec<Table> {
        describe_statistics::<G>(text, &self.0)
    }

    fn describe_left_out(&self, text: &Text) -> Vec<String> {
        describe_left_out(text, &self.0)
    }
}
