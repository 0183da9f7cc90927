//! The referee: legality of actions, and their consequences.
//!
//! [`check`] and [`play_into`] use the same function for the decision, so they cannot disagree.

mod actions;
mod checks;
mod corrections;
mod executor;
mod hand;
mod position;

pub use checks::{played, rolled};

use actions::Judge;
pub(in crate::rules) use checks::hand_has;
use executor::Executor;
pub(in crate::rules) use hand::Hand;
pub(crate) use position::Position;

use super::action::Action;
use super::editions::Rules;
use super::event::Event;
use super::pieces::Support;
use super::refusal::Refusal;
use super::table::{State, Table};
use courtyard_core::cards::CardSet;
use courtyard_core::game::Events;
use courtyard_core::seat::EitherSeat;

/// Checks whether the action is legal.
///
/// # Errors
/// The reason for the refusal. If several rules are broken, one of them is named.
pub fn check(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
    Position::new(rules, table).judge(action)
}

/// Carries out the action, and appends its consequences in order to `events`.
///
/// # Errors
/// As [`check`]; the table and the list are then unchanged.
pub fn play_into(
    rules: &Rules,
    table: &mut Table,
    action: &Action,
    events: Events<'_, Event>,
) -> Result<(), Refusal> {
    let mut executor = Executor {
        rules,
        state: &mut table.0,
        events,
    };
    executor.judge(action)?;
    if action.kind().belongs_to_a_phase() {
        executor.state.tally.count(action.kind());
    }
    Ok(())
}

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
    use crate::rules::DuelingNobles;
    use crate::rules::editions::Edition;
    use courtyard_core::game::Game;
    use courtyard_core::seat::Pair;

    fn table(rules: &Rules) -> Table {
        let cards = |text: &str| text.split(' ').map(|c| c.parse().unwrap()).collect();
        let mut table = Table::new();
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
        let Err(Refusal::BadSetup(faults)) = check(&rules, &Table::new(), &setup) else {
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
