//! Figures over the stories of many games: how often the leader at half-time won, and the largest comeback.

use serde::Serialize;

use courtyard_core::game::Outcome;
use courtyard_session::Header;

use crate::story::Story;

/// Number of playouts at the start of a turn: fewer than for the story of one game, because there are many games.
pub const PLAYOUTS: u64 = 40;

/// Figures over games that one player has won.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Stories {
    /// Number of games.
    pub games: u64,
    /// Games with a leader at the start of the middle turn.
    pub half_time_leads: u64,
    /// Those that the leader won.
    pub half_time_leads_won: u64,
    /// The lowest chance of a player who won.
    pub largest_comeback: Option<Comeback>,
}

/// The lowest chance of a player who won.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Comeback {
    /// The name of the journal.
    pub file: String,
    /// The winner.
    pub player: String,
    /// The turn in which the chance was lowest.
    pub turn: u32,
    /// The chance, from 0 to 1.
    pub chance: f64,
}

impl Stories {
    /// The figures of one game. Empty if it is a sample, and if no single player has won it.
    pub fn of(file: &str, header: &Header, outcome: Option<Outcome>, story: &Story) -> Stories {
        let winner = outcome.filter(|_| !header.is_sample());
        let Some(winner) = winner.and_then(Outcome::winner) else {
            return Stories::default();
        };
        let leader = story.leader_at_half_time();
        let lowest = story.lowest(winner.number());
        Stories {
            games: 1,
            half_time_leads: u64::from(leader.is_some()),
            half_time_leads_won: u64::from(leader == Some(winner.number())),
            largest_comeback: lowest.map(|entry| Comeback {
                file: file.to_owned(),
                player: header.players[winner].clone(),
                turn: entry.turn,
                chance: entry.chance[winner.number()],
            }),
        }
    }

    /// The figures over the games of both. The order changes nothing.
    #[must_use]
    pub fn and(self, other: Stories) -> Stories {
        Stories {
            games: self.games + other.games,
            half_time_leads: self.half_time_leads + other.half_time_leads,
            half_time_leads_won: self.half_time_leads_won + other.half_time_leads_won,
            largest_comeback: larger(self.largest_comeback, other.largest_comeback),
        }
    }
}

/// The larger of two comebacks; of equal ones that of the first file.
fn larger(one: Option<Comeback>, other: Option<Comeback>) -> Option<Comeback> {
    let order = |a: &Comeback, b: &Comeback| {
        let chances = a.chance.total_cmp(&b.chance);
        chances.then_with(|| a.file.cmp(&b.file))
    };
    one.into_iter().chain(other).min_by(order)
}
