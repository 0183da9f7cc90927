//! The description of a session's last actions, for the table.

use super::{Describe, Line, Text, TextContext, Turn, line};
use courtyard_core::seat::Seats;
use courtyard_session::{Session, Step};

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
