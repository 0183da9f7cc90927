//! The players.

use std::fmt;

use crate::chance::{Chance, Purpose, Streams};
use crate::{LabGame, Seat};

/// How a bot chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// At random among all moves.
    Random,
    /// By rules of thumb; ties are broken at random.
    Greedy,
}

/// A player: a way to choose, and perhaps a kind of action that it never uses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bot {
    choice: Choice,
    never: Option<&'static str>,
}

/// The name is that of no bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotFault(pub String);

impl fmt::Display for BotFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.0;
        write!(
            f,
            "no bot is called “{name}”: there are random and greedy, and both without a kind of action, such as greedy-attack"
        )
    }
}

impl std::error::Error for BotFault {}

impl Bot {
    /// The bot of this name: `random`, `greedy`, or one of them without one of these kinds of action, such as
    /// `greedy-spy`.
    ///
    /// # Errors
    /// If there is no such bot.
    pub fn new(name: &str, kinds: &[&'static str]) -> Result<Bot, BotFault> {
        let fault = || BotFault(name.to_owned());
        let (choice, never) = match name.split_once('-') {
            None => (name, None),
            Some((choice, never)) => {
                let known = kinds.iter().copied().find(|kind| *kind == never);
                (choice, Some(known.ok_or_else(fault)?))
            }
        };
        let choice = match choice {
            "random" => Choice::Random,
            "greedy" => Choice::Greedy,
            _ => return Err(fault()),
        };
        Ok(Bot { choice, never })
    }

    /// Chooses one of these moves, of which there is at least one.
    pub fn choose<G: LabGame>(
        &self,
        view: &G::View<'_>,
        moves: &mut Vec<G::Move>,
        mut chance: impl FnMut() -> Chance,
    ) -> G::Move {
        if let Some(never) = self.never
            && moves.iter().any(|one| G::kind_of(one) != never)
        {
            moves.retain(|one| G::kind_of(one) != never);
        }
        if let [only] = &moves[..] {
            return only.clone();
        }
        if self.choice == Choice::Greedy {
            let best = moves.iter().map(|one| G::rate(view, one)).max();
            moves.retain(|one| Some(G::rate(view, one)) == best);
        }
        let place = match moves.len() {
            1 => 0,
            count => chance().below(count),
        };
        moves.swap_remove(place)
    }
}

/// The stream of a bot's decision.
pub(crate) fn stream(streams: Streams, seat: Seat, decision: u64) -> Chance {
    streams.at(Purpose::Bot(seat), decision)
}
