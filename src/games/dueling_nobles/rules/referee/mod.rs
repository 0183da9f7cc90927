//! The referee: legality of actions, and their consequences.
//!
//! [`Game::check`](courtyard_core::game::Game::check) and [`Game::play_into`](courtyard_core::game::Game::play_into)
//! use the same function for the decision, so they cannot disagree.

mod checks;
mod corrections;
mod decide;
mod effect;
mod executor;
mod hand;
mod position;

pub use checks::{played, rolled};

pub(in crate::rules) use checks::hand_has;
pub(super) use decide::decide;
pub(super) use executor::Executor;
pub(in crate::rules) use hand::Hand;
pub(crate) use position::Position;

use super::pieces::Support;
use super::refusal::Refusal;
use super::table::State;
use courtyard_core::cards::CardSet;
use courtyard_core::seat::EitherSeat;

/// Checks whether the player's hand can hold this card now, whatever it is played for.
///
/// # Errors
/// The position of the card if it is elsewhere.
pub fn playable(table: &State, seat: EitherSeat, card: Support) -> Result<(), Refusal> {
    let card = card.card();
    Hand::of(table, seat).holds(table, &[card], CardSet::of(card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, DuelingNobles, Edition, Rules, Table};
    use courtyard_core::game::Game;
    use courtyard_core::seat::Pair;

    fn table(rules: &Rules) -> Table {
        let cards = |text: &str| text.split(' ').map(|c| c.parse().unwrap()).collect();
        let mut table = Table::new(rules);
        let setup = Action::Setup {
            first: EitherSeat::Zero,
            nobles: Box::new(Pair([cards("Kh Qs Jc"), cards("Kd Qh Jh")])),
        };
        DuelingNobles::play(rules, &mut table, &setup).unwrap();
        table
    }

    #[test]
    fn a_set_up_error_names_every_fault() {
        let rules = Rules::from(Edition::Catsatcards);
        let cards = |text: &str| text.split(' ').map(|c| c.parse().unwrap()).collect();
        let setup = Action::Setup {
            first: EitherSeat::Zero,
            nobles: Box::new(Pair([cards("Kh Kh 4s"), cards("Kd Qh")])),
        };
        let Err(Refusal::BadSetup(faults)) =
            DuelingNobles::check(&rules, &Table::new(&rules), &setup)
        else {
            panic!("a bad set-up passed");
        };
        assert_eq!(faults.counts, Pair([None, Some(2)]));
        assert_eq!(faults.not_nobles.iter().count(), 1);
        assert_eq!(faults.duplicates.iter().count(), 1);
    }

    #[test]
    fn the_income_comes_with_its_phase_or_with_the_early_end() {
        let rules = Rules::from(Edition::Original);
        let mut table = table(&rules);
        assert_eq!(table.own().gold, 0);
        DuelingNobles::play(&rules, &mut table, &Action::EndTurn).unwrap();
        assert_eq!(table.opponent().gold, 1);
        DuelingNobles::play(&rules, &mut table, &Action::NextPhase).unwrap();
        DuelingNobles::play(&rules, &mut table, &Action::EndTurn).unwrap();
        assert_eq!(table.opponent().gold, 1);
    }
}
