//! The end of a session told: as much of it as is looked at while the game goes on.

use super::{Describe, Line, Text, TextContext, Turn, line};
use courtyard_core::seat::Seats;
use courtyard_session::{Session, Step};

/// What was done last. Telling it takes no longer in a long session than in a short one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recent {
    /// The players' names.
    pub players: Seats<String>,
    /// What is in force, turn by turn: the last lines of it.
    pub turns: Vec<Turn>,
    /// Whether more was done before.
    pub earlier: bool,
    /// What a redo puts back.
    pub next: Option<Line>,
}

impl Recent {
    /// Tells the last `most` actions in force.
    pub fn of<G: Describe>(text: &Text, session: &Session<G>, most: usize) -> Recent {
        let cx = TextContext::new(text, session);
        let told = |n: u64| line(text, session, n as usize);
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
            next: next.and_then(told),
        };
        for line in last.into_iter().rev().filter_map(told) {
            recent.file(cx, line);
        }
        recent
    }

    /// Takes in the session's last entry, and tells no more than `most` actions after that.
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
        self.file(TextContext::new(text, session), line);
        if self.lines().count() > most
            && let Some(oldest) = self.turns.first_mut()
        {
            oldest.lines.remove(0);
            self.earlier = true;
            self.turns.retain(|turn| !turn.lines.is_empty());
        }
    }

    /// What is in force, oldest first: the last lines of it.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.turns.iter().flat_map(|turn| &turn.lines)
    }

    /// What was done last, of what is in force.
    pub fn newest(&self) -> Option<&Line> {
        self.lines().next_back()
    }

    fn file<G: Describe>(&mut self, cx: TextContext<'_, G>, line: Line) {
        match self.turns.last_mut() {
            Some(turn) if turn.number == line.turn => turn.lines.push(line),
            _ => self.turns.push(Turn::of(cx, line)),
        }
    }
}
