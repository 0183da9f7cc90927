//! Playouts: a position is played to its end by `greedy`, with hidden cards dealt at random.

use courtyard_core::game::{Events, Outcome, RulesOf};
use courtyard_core::seat::Seat;

use crate::bot;
use crate::{LabGame, Next, Streams};

/// A playout stops after this number of actions, without a result.
const MOST_ACTIONS: usize = 1000;

/// The parts into which one game is divided when results are added up: enough for a draw among any number of players.
pub const PARTS: u64 = 2 * 3 * 4 * 5 * 7;

/// The result of one game for a player, in [`PARTS`]: a win is the whole, and a game without a winner is divided equally.
pub fn score(outcome: Option<Outcome>, seat: Seat, players: usize) -> u64 {
    match outcome.and_then(Outcome::winner) {
        Some(winner) if winner == seat => PARTS,
        Some(_) => 0,
        None => PARTS / players as u64,
    }
}

/// Plays games to their end. Its list is reused, so that a playout allocates nothing per action.
pub struct Playouts<G: LabGame> {
    moves: Vec<G::Move>,
}

impl<G: LabGame> Default for Playouts<G> {
    fn default() -> Playouts<G> {
        Playouts { moves: Vec::new() }
    }
}

impl<G: LabGame> Playouts<G> {
    /// Plays on from a position in which a player has decided on a move, if one is given. Returns how the game ended;
    /// `None` if it was stopped because of its length, or because a correction made the table impossible to play on.
    pub fn play(
        &mut self,
        rules: &RulesOf<G>,
        mut table: G::Table,
        mut deal: G::Deal,
        chosen: Option<(Seat, &G::Move)>,
    ) -> Option<Outcome> {
        let streams = G::streams(&deal);
        let mut action = chosen.and_then(|(seat, chosen)| G::carry_out(&mut deal, seat, chosen));
        for decision in 0..MOST_ACTIONS as u64 {
            if let Some(action) = action {
                G::play_into(rules, &mut table, &action, Events::none()).ok()?;
                G::follow(&table, &mut deal, &action, None);
            }
            action = match G::next(&table, &deal) {
                Next::Over => return G::outcome(&table),
                Next::Table(action) => Some(action),
                Next::Player(seat) => {
                    let place = {
                        let view = G::view(rules, &table, &deal, seat);
                        self.moves.clear();
                        G::moves(&view, &mut self.moves);
                        let stream = || bot::stream(streams, seat, decision);
                        bot::greedy::<G>(&view, &mut self.moves, stream)
                    };
                    G::carry_out(&mut deal, seat, &self.moves[place])
                }
            };
        }
        None
    }
}

/// The chance of each player to win, in [`PARTS`] per playout: the sum over the playouts with these numbers. Hidden cards
/// are dealt from no player's view: only the table and the record restrict them. The same numbers give the same cards
/// and dice, also from another position.
///
/// Returns `None` if the table was corrected to numbers that cannot be.
pub fn chances<G: LabGame>(
    playouts: &mut Playouts<G>,
    rules: &RulesOf<G>,
    table: &G::Table,
    record: &G::Record,
    players: usize,
    seed: u64,
    numbers: std::ops::Range<u64>,
) -> Option<Vec<u64>> {
    let mut sums = vec![0; players];
    for block in numbers {
        let deal = G::suppose(rules, table, record, None, Streams { seed, block })?;
        let outcome = playouts.play(rules, table.clone(), deal, None);
        for (seat, sum) in Seat::first(players).zip(&mut sums) {
            *sum += score(outcome, seat, players);
        }
    }
    Some(sums)
}
