//! May it, why not, and what follows.
//!
//! [`check`] asks, [`play`] does, [`possible`] lists, [`may`] tells of a kind of action whether any is possible. All
//! four go through the one function that decides, so they cannot disagree.

mod candidates;
mod course;
mod ruling;

pub use ruling::{played, rolled};

use candidates::candidates;
use course::Course;
use ruling::{gate, in_hand, rule};

use super::action::{Action, ActionKind};
use super::event::Event;
use super::pieces::Support;
use super::refusal::Refusal;
use super::rules::Rules;
use super::table::{State, Table};
use crate::seat::EitherSeat;

/// Whether the action may be done now.
///
/// # Errors
/// The reason why not. Where several rules are broken, one of them is named.
pub fn check(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
    rule(rules, table, action).map(drop)
}

/// Does the action, and returns what followed in the order in which it happened.
///
/// # Errors
/// What [`check`] says; the table is then as it was.
pub fn play(rules: &Rules, table: &mut Table, action: &Action) -> Result<Vec<Event>, Refusal> {
    let ruling = rule(rules, table, action)?;
    let mut course = Course {
        rules,
        state: &mut table.0,
        events: Vec::new(),
    };
    course.follow(ruling);
    Ok(course.events)
}

/// Whether some action of this kind is possible now.
///
/// # Errors
/// The reason why none is.
pub fn may(rules: &Rules, table: &Table, kind: ActionKind) -> Result<(), Refusal> {
    gate(rules, table, kind)?;
    if matches!(kind, ActionKind::Adjust | ActionKind::Note) {
        return Ok(());
    }
    let mut possible = false;
    let mut why: Option<Refusal> = None;
    candidates(rules, table, kind, &mut |action| {
        match check(rules, table, &action) {
            Ok(()) => possible = true,
            // What a card's place forbids says less than what the table forbids.
            Err(refusal) => match why {
                Some(Refusal::CardElsewhere { .. }) | None => why = Some(refusal),
                Some(_) => {}
            },
        }
        !possible
    });
    if possible {
        return Ok(());
    }
    Err(match (kind, why) {
        (ActionKind::Sell, _) => Refusal::NotSameSuit,
        (ActionKind::Tax, None) => Refusal::NotAKing { card: None },
        (_, Some(refusal)) => refusal.of_the_kind(),
        (ActionKind::Deflect, None) => Refusal::NoSuchNoble {
            card: None,
            seat: table.active.other(),
        },
        (_, None) => Refusal::NoSuchNoble {
            card: None,
            seat: table.active,
        },
    })
}

/// Every action that is possible now, each in one form: cards of a set in their order, nothing said about seen hands
/// or virtual dice. Corrections and notes, of which there is no end, are left out.
pub fn possible(rules: &Rules, table: &Table) -> Vec<Action> {
    let mut actions = Vec::new();
    for kind in ActionKind::ALL {
        if gate(rules, table, kind).is_err() {
            continue;
        }
        candidates(rules, table, kind, &mut |action| {
            if check(rules, table, &action).is_ok() {
                actions.push(action);
            }
            true
        });
    }
    actions
}

/// Whether the player's hand can hold this card now, whatever it is to be played for.
///
/// # Errors
/// Where the card lies instead.
pub fn playable(table: &State, seat: EitherSeat, card: Support) -> Result<(), Refusal> {
    in_hand(table, seat, &[card])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dueling_nobles::rules::Edition;
    use crate::seat::Pair;

    fn table(rules: &Rules) -> Table {
        let cards = |text: &str| text.split(' ').map(|c| c.parse().unwrap()).collect();
        let mut table = Table::new();
        let setup = Action::Setup {
            first: EitherSeat::Zero,
            nobles: Pair([cards("Kh Qs Jc"), cards("Kd Qh Jh")]),
        };
        play(rules, &mut table, &setup).unwrap();
        table
    }

    #[test]
    fn a_set_up_error_tells_every_fault() {
        let rules = Rules::from(Edition::Catsatcards);
        let cards = |text: &str| text.split(' ').map(|c| c.parse().unwrap()).collect();
        let setup = Action::Setup {
            first: EitherSeat::Zero,
            nobles: Pair([cards("Kh Kh 4s"), cards("Kd Qh")]),
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
        play(&rules, &mut table, &Action::EndTurn).unwrap();
        assert_eq!(table.opponent().gold, 1);
        play(&rules, &mut table, &Action::NextPhase).unwrap();
        play(&rules, &mut table, &Action::EndTurn).unwrap();
        assert_eq!(table.opponent().gold, 1);
    }

    #[test]
    fn a_kind_is_refused_with_words_about_the_kind() {
        let rules = Rules::from(Edition::Catsatcards);
        let mut table = table(&rules);
        assert_eq!(may(&rules, &table, ActionKind::Tax), Ok(()));
        assert_eq!(
            may(&rules, &table, ActionKind::Heal),
            Err(Refusal::WrongPhase {
                kind: ActionKind::Heal
            })
        );
        for _ in 0..2 {
            play(&rules, &mut table, &Action::NextPhase).unwrap();
        }
        assert_eq!(
            may(&rules, &table, ActionKind::Heal),
            Err(Refusal::StaminaFull { noble: None })
        );
        assert_eq!(
            may(&rules, &table, ActionKind::MoveWeapon),
            Err(Refusal::NobleUnarmed { noble: None })
        );
    }
}
