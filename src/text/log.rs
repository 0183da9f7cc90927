//! A session as a log: turn by turn, actions with their consequences.

use std::fmt;

use super::line::{Line, title_of_turn};
use super::opponents::describe_bots;
use super::{
    Describe, Fact, Text, TextContext, date, describe_players, describe_title, player_name, say,
};
use courtyard_core::game::Outcome;
use courtyard_core::seat::Seats;
use courtyard_session::{Entry, Header, Moment, Session, Step};

/// A session from its first entry to its last. Lines are described lazily, so memory does not grow with the length of
/// the session.
pub struct Log<'a> {
    text: &'a Text,
    session: Box<dyn LoggedSession + 'a>,
    /// The title: the players.
    pub title: String,
    /// The players' names.
    pub players: Seats<String>,
    /// Facts about the session as a whole.
    pub facts: Vec<Fact>,
    /// The name of the lines' gauge.
    pub gauge_name: String,
}

impl fmt::Debug for Log<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Log")
            .field("title", &self.title)
            .finish_non_exhaustive()
    }
}

/// Each player's gauge after an applied action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gauged {
    /// The turn of the action; 0 before the first.
    pub turn: u32,
    /// Each player's gauge.
    pub gauge: Seats<i64>,
}

impl<'a> Log<'a> {
    /// Creates the session's log.
    pub fn new<G: Describe>(text: &'a Text, session: &'a Session<G>) -> Log<'a> {
        let cx = TextContext::new(text, session);
        Log {
            text,
            session: Box::new(session),
            title: describe_title(text, cx.players),
            players: cx.names(),
            facts: facts(text, session),
            gauge_name: G::gauge_name(text),
        }
    }

    /// The applied actions by turns, oldest first.
    pub fn applied(&self) -> impl Iterator<Item = Line> {
        self.session.applied(self.text)
    }

    /// The actions that redo would restore, the next one first.
    pub fn undone(&self) -> impl Iterator<Item = Line> {
        self.session.undone(self.text)
    }

    /// Every entry in order, and whether it is applied. Permanently undone actions, and the undo and redo entries, are
    /// in neither of the two lists above.
    pub fn all(&self) -> impl Iterator<Item = (Line, bool)> {
        self.session.all(self.text)
    }

    /// The gauges after each applied action, far faster than describing the actions.
    pub fn gauges(&self) -> impl Iterator<Item = Gauged> {
        self.session.gauges()
    }

    /// The title of the turn that begins with this line.
    pub fn turn_title(&self, line: &Line) -> String {
        let player = line.active.map(|seat| self.players[seat].as_str());
        title_of_turn(self.text, line.turn, player)
    }
}

/// The source of a log's lines: a session of any game.
trait LoggedSession {
    fn applied<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = Line> + 's>;
    fn undone<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = Line> + 's>;
    fn all<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = (Line, bool)> + 's>;
    fn gauges(&self) -> Box<dyn Iterator<Item = Gauged> + '_>;
}

impl<G: Describe> LoggedSession for &Session<G> {
    fn applied<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = Line> + 's> {
        let actions = Session::applied(self);
        Box::new(lines(text, self, self.table_after(0), actions))
    }

    fn undone<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = Line> + 's> {
        let actions = Session::undone(self);
        Box::new(lines(text, self, self.table().clone(), actions))
    }

    fn all<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = (Line, bool)> + 's> {
        let cx = TextContext::new(text, *self);
        let mut table = self.table_after(0);
        Box::new((1..).zip(self.entries()).map(move |(n, entry)| {
            let line = match &entry.step {
                Step::Do(action) => {
                    self.replay_one(&mut table, entry, action, |scene| Line::new(cx, &scene))
                }
                Step::Undo(_) | Step::Redo(_) => {
                    table = self.table_after(n);
                    Line::of_step(cx, self, n, entry, &table)
                }
            };
            (line, self.is_applied(n))
        }))
    }

    fn gauges(&self) -> Box<dyn Iterator<Item = Gauged> + '_> {
        let mut table = self.table_after(0);
        let actions = Session::applied(self);
        Box::new(actions.map(move |(entry, action)| {
            self.replay_one(&mut table, entry, action, |scene| Gauged {
                turn: G::turn(scene.before),
                gauge: G::gauge(scene.after),
            })
        }))
    }
}

/// The descriptions of actions that follow one another on this table.
fn lines<'s, G: Describe>(
    text: &'s Text,
    session: &'s Session<G>,
    mut table: G::Table,
    actions: impl Iterator<Item = (&'s Entry<G::Action>, &'s G::Action)>,
) -> impl Iterator<Item = Line> {
    let cx = TextContext::new(text, session);
    actions.map(move |(entry, action)| {
        session.replay_one(&mut table, entry, action, |scene| Line::new(cx, &scene))
    })
}

/// The name of a session's edition.
pub fn describe_edition(text: &Text, header: &Header) -> String {
    let game = text.games().find(&header.game);
    game.map_or_else(
        || header.edition.clone(),
        |game| game.describe_edition(text, &header.edition),
    )
}

/// The result of the game, or that it has not ended.
pub fn describe_result(text: &Text, players: &Seats<String>, outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else {
        return say!(text, "result-open");
    };
    let winners = outcome.winners();
    let names = winners.iter().map(|seat| player_name(text, players, seat));
    match winners.len() {
        0 => say!(text, "result-draw"),
        count => say!(text, "result-won", winner = text.list(names), count),
    }
}

/// A time as the language writes it, to the minute.
pub fn moment(text: &Text, at: Moment) -> String {
    format!("{} {}", date(text, at.date_naive()), at.format("%H:%M"))
}

/// Facts about a session as a whole.
pub fn facts<G: Describe>(text: &Text, session: &Session<G>) -> Vec<Fact> {
    let cx = TextContext::new(text, session);
    let fact = |name: &str, value: String| Fact {
        name: text.get(name).into_owned(),
        value,
    };
    let mut facts = vec![
        fact("fact-game", G::title(text)),
        fact("fact-players", describe_players(text, cx.players)),
    ];
    let bots = describe_bots(text, &cx.names(), &session.header().bots);
    facts.extend(bots.map(|bots| fact("bots-title", bots)));
    facts.extend(G::describe_rules(cx));
    facts.push(fact("fact-started", moment(text, session.header().started)));
    if let Some(at) = session.ended_at() {
        facts.push(fact("fact-ended", moment(text, at)));
    }
    let entries = session.entries();
    let actions = entries.iter().filter(|e| matches!(e.step, Step::Do(_)));
    let undone = actions.count() - session.applied().count();
    let count = entries.len();
    facts.push(fact(
        "fact-entries",
        say!(text, "entries-undone", count, undone),
    ));
    facts.push(fact("fact-turns", G::turn(session.table()).to_string()));
    let outcome = G::outcome(session.table());
    facts.push(fact(
        "fact-result",
        describe_result(text, cx.players, outcome),
    ));
    facts
}
