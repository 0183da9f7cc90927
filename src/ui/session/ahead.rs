//! The later phases of a turn. Their actions can be chosen at once: the phases in between are passed and recorded with
//! the action, and undone with it.

use std::ops::RangeInclusive;

use super::game::GameScreens;
use super::view::Kind;
use courtyard_core::game::compose;
use courtyard_session::Session;
use courtyard_text::Describe;

/// A later phase of the turn, as it would be if the phases before it were passed.
pub struct Ahead<G: Describe> {
    /// The actions that pass the phases before it.
    pub(super) passes: Vec<G::Action>,
    /// The table in this phase.
    pub(super) table: G::Table,
    /// Every kind of action, with the reason if none of it is possible in this phase.
    pub(super) kinds: Vec<Kind<G>>,
}

impl<G: GameScreens + compose::Compose> Ahead<G> {
    /// The phases after the current one, in the order of play.
    pub(super) fn of(session: &Session<G>) -> Vec<Ahead<G>> {
        let (Some(pass), rules) = (G::pass(), session.rules()) else {
            return Vec::new();
        };
        let mut phases: Vec<Ahead<G>> = Vec::new();
        loop {
            let last = phases.last();
            let mut table = last.map_or(session.table(), |last| &last.table).clone();
            let is_refused = G::play(rules, &mut table, &pass).is_err();
            // After the last phase the turn passes.
            if is_refused || G::turn(&table) != G::turn(session.table()) {
                return phases;
            }
            phases.push(Ahead {
                passes: vec![pass.clone(); phases.len() + 1],
                kinds: compose::kinds::<G>(rules, &table).collect(),
                table,
            });
        }
    }
}

/// The entries that were recorded with one tap, by their numbers: undo and redo concern them together. They are not
/// stored: in a session that is opened again, undo concerns one action at a time.
#[derive(Default)]
pub(super) struct Together(Vec<RangeInclusive<u64>>);

impl Together {
    /// Adds the next entries of the session, of this number.
    pub(super) fn add<G: GameScreens>(&mut self, session: &Session<G>, count: usize) {
        let first = session.entries().len() as u64 + 1;
        self.0.push(first..=first + count as u64 - 1);
    }

    /// The number of actions that the next undo concerns.
    pub(super) fn undoes<G: GameScreens>(&self, session: &Session<G>) -> usize {
        let last = session.applied().next_back().map(|(entry, _)| entry.n);
        let tap = self.0.iter().find(|tap| Some(*tap.end()) == last);
        let applied = session.applied().rev().map(|(entry, _)| entry.n);
        tap.map_or(1, |tap| applied.take_while(|n| tap.contains(n)).count())
    }

    /// The number of actions that the next redo restores.
    pub(super) fn redoes<G: GameScreens>(&self, session: &Session<G>) -> usize {
        let next = session.undone().next().map(|(entry, _)| entry.n);
        let tap = self.0.iter().find(|tap| Some(*tap.start()) == next);
        let undone = session.undone().map(|(entry, _)| entry.n);
        tap.map_or(1, |tap| undone.take_while(|n| tap.contains(n)).count())
    }
}
