//! The description of entries: an action or a step in a sentence, and what followed from it.

use super::{Describe, LONGEST_NAME, Text, TextContext, say, short};
use courtyard_core::game::Game;
use courtyard_core::seat::{Seat, Seats};
use courtyard_session::{Entry, Moment, Scene, Session, Step, minutes};

/// A sum with its terms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// The title.
    pub title: String,
    /// The terms, in order of addition.
    pub terms: Vec<SumTerm>,
    /// The total.
    pub total: u32,
    /// The sum on one line: “Q♥ (Ana): 12 (base) + 4 (die) = 16”.
    pub description: String,
}

/// One term of a [`Sum`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SumTerm {
    /// The name.
    pub name: String,
    /// The summand.
    pub value: u32,
}

impl Sum {
    /// Creates the sum of these terms, with a title.
    pub fn new(text: &Text, title: String, terms: Vec<SumTerm>, total: u32) -> Sum {
        let one_by_one = terms
            .iter()
            .map(|t| say!(text, "sum-term", value = t.value, name = &t.name));
        let description = match text.joined(one_by_one, "sum-and") {
            Some(terms) => say!(text, "sum", who = &title, terms, total),
            None => say!(text, "sum-empty", who = &title, total),
        };
        Sum {
            title,
            terms,
            total,
            description,
        }
    }
}

/// The description of one entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The entry's number.
    pub n: u64,
    /// The time of recording, if known.
    pub at: Option<Moment>,
    /// The break before it, in a sentence, if there was one.
    pub paused: Option<String>,
    /// The turn of the action; 0 before the first.
    pub turn: u32,
    /// The seat whose turn it was.
    pub active: Option<Seat>,
    /// The seat that acted, if any.
    pub seat: Option<Seat>,
    /// The action's kind by its name in a journal, or `undo` or `redo`.
    pub kind: &'static str,
    /// The action, without a full stop.
    pub headline: String,
    /// Sums that the action completed.
    pub sums: Vec<Sum>,
    /// The consequences, a sentence each.
    pub consequences: Vec<String>,
    /// The number of consequences before the next turn begins, if the action ends its turn; otherwise of all.
    pub in_turn: usize,
    /// Whether another action decides its result: only the first consequence is final.
    pub is_undecided: bool,
    /// Chances and luck, a sentence each. They are not part of the [`details`](Line::details), because players can
    /// switch them off.
    pub chances: Vec<String>,
    /// Each player's gauge after the action.
    pub gauge: Seats<i64>,
}

impl Line {
    /// Describes an action, given the tables before and after it and its events.
    pub fn new<G: Describe>(cx: TextContext<'_, G>, scene: &Scene<'_, G>) -> Line {
        let Scene {
            entry,
            action,
            before,
            events,
            after,
        } = *scene;
        let mut consequences = G::supplement(cx, before, action, after);
        let mut in_turn = None;
        for event in events {
            if in_turn.is_none() && G::begins_turn(event) {
                in_turn = Some(consequences.len());
            }
            consequences.extend(G::consequence(cx, before, action, event, after));
        }
        Line {
            n: entry.n,
            at: entry.at,
            paused: paused(cx.text, entry),
            turn: G::turn(before),
            active: G::active(before),
            seat: G::actor(before, action),
            kind: G::kind(action),
            headline: cx.headline(before, action),
            sums: G::sums(cx, before, action),
            in_turn: in_turn.unwrap_or(consequences.len()),
            consequences,
            is_undecided: G::is_undecided(events),
            chances: G::chances(cx, before, action, after),
            gauge: G::gauge(after),
        }
    }

    /// Describes entry `n`, which undoes or redoes actions; the last of them says what they were.
    pub(super) fn of_step<G: Describe>(
        cx: TextContext<'_, G>,
        session: &Session<G>,
        n: usize,
        entry: &Entry<G::Action>,
        table: &G::Table,
    ) -> Line {
        let what = session.subject(n).and_then(|action| {
            session.scene(action, |scene| cx.headline(scene.before, scene.action))
        });
        let what = short(what.as_deref().unwrap_or_default(), 3 * LONGEST_NAME);
        let (kind, key, count) = match entry.step {
            Step::Undo(count) => ("undo", "did-undo", count),
            Step::Redo(count) => ("redo", "did-redo", count),
            Step::Do(_) => ("", "", 0),
        };
        Line {
            n: entry.n,
            at: entry.at,
            paused: paused(cx.text, entry),
            turn: G::turn(table),
            active: G::active(table),
            seat: None,
            kind,
            headline: say!(cx.text, key, count, what),
            sums: Vec::new(),
            consequences: Vec::new(),
            in_turn: 0,
            is_undecided: false,
            chances: Vec::new(),
            gauge: G::gauge(table),
        }
    }

    /// The lines below the headline: sums, then consequences.
    pub fn details(&self) -> impl Iterator<Item = &str> {
        self.details_in_turn()
            .chain(self.opening().iter().map(String::as_str))
    }

    /// The lines below the headline without those of the next turn.
    pub fn details_in_turn(&self) -> impl Iterator<Item = &str> {
        let sums = self.sums.iter().map(|s| s.description.as_str());
        let consequences = &self.consequences[..self.in_turn];
        sums.chain(consequences.iter().map(String::as_str))
    }

    /// The consequences that belong to the next turn.
    pub fn opening(&self) -> &[String] {
        &self.consequences[self.in_turn..]
    }
}

/// The break before an entry, in minutes.
fn paused<A>(text: &Text, entry: &Entry<A>) -> Option<String> {
    let minutes = minutes(entry.paused?.into());
    Some(say!(text, "log-paused", minutes))
}

/// One turn with its actions; turn 0 is before the first turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Number of the turn, from 1, over all players.
    pub number: u32,
    /// The title: “Turn 3: Ana”.
    pub title: String,
    /// The applied actions; none in a turn that has just begun.
    pub lines: Vec<Line>,
}

impl Turn {
    /// A turn of this player without actions.
    fn new<G: Describe>(cx: TextContext<'_, G>, number: u32, active: Option<Seat>) -> Turn {
        Turn {
            number,
            title: turn_title(cx, number, active),
            lines: Vec::new(),
        }
    }
}

/// Describes entry `n` alone, as [`Log::all`](crate::Log::all) does, in a time that does not depend on `n`.
pub fn line<G: Describe>(text: &Text, session: &Session<G>, n: usize) -> Option<Line> {
    let cx = TextContext::new(text, session);
    let entry = session.entries().get(n.checked_sub(1)?)?;
    match entry.step {
        Step::Do(_) => session.scene(n, |scene| Line::new(cx, &scene)),
        Step::Undo(_) | Step::Redo(_) => {
            let table = session.table_after(n);
            Some(Line::of_step(cx, session, n, entry, &table))
        }
    }
}

/// The title of a turn: “Turn 3: Ana”.
pub fn turn_title<G: Game>(cx: TextContext<'_, G>, number: u32, active: Option<Seat>) -> String {
    let player = active.map(|seat| cx.name(seat));
    title_of_turn(cx.text, number, player.as_deref())
}

pub(super) fn title_of_turn(text: &Text, number: u32, player: Option<&str>) -> String {
    match player {
        None => text.get("turn-zero").into_owned(),
        Some(player) => say!(text, "turn-title", turn = number, player),
    }
}

/// The session's last actions. Its cost does not depend on the length of the session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recent {
    /// The players' names.
    pub players: Seats<String>,
    /// The last applied actions, by turns; last the current turn, even if it has none yet.
    pub turns: Vec<Turn>,
    /// Whether there are earlier actions.
    pub earlier: bool,
    /// The action that a redo would restore.
    pub next: Option<Line>,
}

impl Recent {
    /// Describes the last applied actions, at most this number.
    pub fn of<G: Describe>(text: &Text, session: &Session<G>, most: usize) -> Recent {
        let cx = TextContext::new(text, session);
        let describe = |n: u64| line(text, session, n as usize);
        let last: Vec<u64> = session
            .applied()
            .rev()
            .take(most)
            .map(|(entry, _)| entry.n)
            .collect();
        let next = session.undone().next().map(|(entry, _)| entry.n);
        let mut recent = Recent {
            players: cx.names(),
            turns: Vec::new(),
            earlier: session.applied().nth(most).is_some(),
            next: next.and_then(describe),
        };
        for line in last.into_iter().rev().filter_map(describe) {
            recent.file(cx, line);
        }
        recent.head_current(cx, session);
        recent
    }

    /// Adds the session's last entry, and keeps the description to `most` actions.
    pub fn follow<G: Describe>(&mut self, text: &Text, session: &Session<G>, most: usize) {
        let entries = session.entries();
        let done = match entries.last() {
            Some(last) if matches!(last.step, Step::Do(_)) => line(text, session, entries.len()),
            _ => None,
        };
        let Some(line) = done else {
            *self = Recent::of(text, session, most);
            return;
        };
        self.next = None;
        let cx = TextContext::new(text, session);
        self.file(cx, line);
        if self.lines().count() > most
            && let Some(oldest) = self.turns.first_mut()
        {
            oldest.lines.remove(0);
            self.earlier = true;
            self.turns.retain(|turn| !turn.lines.is_empty());
        }
        self.head_current(cx, session);
    }

    /// The last applied actions, oldest first.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.turns.iter().flat_map(|turn| &turn.lines)
    }

    /// The last applied action.
    pub fn newest(&self) -> Option<&Line> {
        self.lines().next_back()
    }

    fn file<G: Describe>(&mut self, cx: TextContext<'_, G>, line: Line) {
        // A correction may change the number of a turn that has just begun.
        self.turns
            .pop_if(|turn| turn.lines.is_empty() && turn.number != line.turn);
        match self.turns.last_mut() {
            Some(turn) if turn.number == line.turn => turn.lines.push(line),
            _ => {
                let mut turn = Turn::new(cx, line.turn, line.active);
                turn.lines.push(line);
                self.turns.push(turn);
            }
        }
    }

    /// Adds the current turn, if it has no action yet.
    fn head_current<G: Describe>(&mut self, cx: TextContext<'_, G>, session: &Session<G>) {
        let table = session.table();
        let number = G::turn(table);
        let is_headed = |turn: &Turn| turn.number == number;
        if G::outcome(table).is_none() && self.turns.last().is_some_and(|turn| !is_headed(turn)) {
            self.turns.push(Turn::new(cx, number, G::active(table)));
        }
    }
}
