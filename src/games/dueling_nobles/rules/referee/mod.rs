//! May it, why not, and what follows.
//!
//! [`check`] asks, [`play`] does, [`legal_actions`] lists, [`kind_allowed`] tells of a kind of action whether any is
//! legal. All go through the one function that decides, so they cannot disagree.
//!
//! ```
//! use courtyard_dueling_nobles::rules::{ActionKind, Edition, Rules, Table, referee};
//!
//! let rules = Rules::from(Edition::Catsatcards);
//! let mut table = Table::new();
//! while table.turn < 2 {
//!     let legal = referee::legal_actions(&rules, &table);
//!     referee::play(&rules, &mut table, &legal[0])?;
//! }
//! assert!(referee::kind_allowed(&rules, &table, ActionKind::Concede).is_ok());
//! # Ok::<(), courtyard_dueling_nobles::rules::Refusal>(())
//! ```

mod candidates;
mod changes;
mod checks;
mod corrections;
mod decide;
mod effect;
mod executor;
mod gate;
mod hand;
mod position;

use std::ops::ControlFlow;

pub use candidates::Scratch;
pub use checks::{played, rolled};

use candidates::Candidates;
use executor::Executor;
use hand::Hand;
use position::Position;

use super::action::{Action, ActionKind};
use super::editions::Rules;
use super::event::Event;
use super::pieces::Support;
use super::refusal::Refusal;
use super::table::{State, Table};
use courtyard_core::cards::CardSet;
use courtyard_core::game::Refusal as _;
use courtyard_core::seat::EitherSeat;

/// Whether the action may be done now.
///
/// # Errors
/// The reason why not. Where several rules are broken, one of them is named.
pub fn check(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
    Position::new(rules, table).decide(action).map(drop)
}

/// Does the action, and returns what followed in the order in which it happened.
///
/// # Errors
/// What [`check`] says; the table is then as it was.
///
/// ```
/// use courtyard_dueling_nobles::rules::{Action, Edition, Event, Refusal, Rules, Table, referee};
/// use courtyard_core::seat::EitherSeat;
///
/// let rules = Rules::from(Edition::Catsatcards);
/// let mut table = Table::new();
/// assert_eq!(referee::play(&rules, &mut table, &Action::EndTurn), Err(Refusal::NotSetUp));
///
/// let setup = r#"{"type":"setup","first":1,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}"#;
/// let events = referee::play(&rules, &mut table, &serde_json::from_str(setup)?)?;
/// assert_eq!(events[0], Event::TurnBegan { turn: 1, seat: EitherSeat::One });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play(rules: &Rules, table: &mut Table, action: &Action) -> Result<Vec<Event>, Refusal> {
    let effect = Position::new(rules, table).decide(action)?;
    let mut executor = Executor {
        rules,
        state: &mut table.0,
        events: Vec::new(),
    };
    executor.execute(effect);
    Ok(executor.events)
}

/// Whether some action of this kind is legal now.
///
/// # Errors
/// The reason why none is.
///
/// ```
/// use courtyard_dueling_nobles::rules::{ActionKind, Edition, Refusal, Rules, Table, referee};
///
/// let rules = Rules::from(Edition::Original);
/// let table = Table::new();
/// assert!(referee::kind_allowed(&rules, &table, ActionKind::Setup).is_ok());
/// assert_eq!(
///     referee::kind_allowed(&rules, &table, ActionKind::Sell),
///     Err(Refusal::NotSetUp)
/// );
/// ```
pub fn kind_allowed(rules: &Rules, table: &Table, kind: ActionKind) -> Result<(), Refusal> {
    kind_legal(&Position::new(rules, table), &mut Scratch::default(), kind)
}

/// Every kind, in its order, and what [`kind_allowed`] says of it.
pub fn kinds<'a>(
    rules: &'a Rules,
    table: &'a Table,
) -> impl Iterator<Item = (ActionKind, Result<(), Refusal>)> {
    let (position, mut scratch) = (Position::new(rules, table), Scratch::default());
    let kinds = ActionKind::ALL.into_iter();
    kinds.map(move |kind| (kind, kind_legal(&position, &mut scratch, kind)))
}

fn kind_legal(
    position: &Position<'_>,
    scratch: &mut Scratch,
    kind: ActionKind,
) -> Result<(), Refusal> {
    use ActionKind as K;
    position.gate(kind)?;
    if matches!(kind, K::Adjust | K::Note) {
        return Ok(());
    }
    let mut why: Option<Refusal> = None;
    let found = Candidates {
        position,
        scratch,
        show: |_: &Action, decision: Result<(), Refusal>| match decision {
            Ok(()) => ControlFlow::Break(()),
            // What a card's place forbids says less than what the table forbids.
            Err(refusal) => {
                if matches!(why, Some(Refusal::CardElsewhere { .. }) | None) {
                    why = Some(refusal);
                }
                ControlFlow::Continue(())
            }
        },
    }
    .of_kind(kind);
    let nobody = |seat| Refusal::NoSuchNoble { card: None, seat };
    let active = position.table.active;
    match (found, kind, why) {
        (ControlFlow::Break(()), _, _) => Ok(()),
        (_, K::Sell, _) => Err(Refusal::NotSameSuit),
        (_, _, Some(refusal)) => Err(refusal.of_the_kind()),
        (_, K::Tax, None) => Err(Refusal::NotAKing { card: None }),
        (_, K::Deflect, None) => Err(nobody(active.other())),
        (_, _, None) => Err(nobody(active)),
    }
}

/// Every action that is legal now, in the order and form in which [`visit_legal_actions`] shows them.
///
/// ```
/// use courtyard_dueling_nobles::rules::{Action, Edition, Rules, Table, referee};
///
/// let rules = Rules::from(Edition::Catsatcards);
/// let mut table = Table::new();
/// let set_ups = referee::legal_actions(&rules, &table);
/// // Three nobles of twelve, three of the other nine, and either player may begin.
/// assert_eq!(set_ups.len(), 220 * 84 * 2);
/// referee::play(&rules, &mut table, &set_ups[0])?;
/// assert!(referee::legal_actions(&rules, &table).contains(&Action::EndTurn));
/// # Ok::<(), courtyard_dueling_nobles::rules::Refusal>(())
/// ```
pub fn legal_actions(rules: &Rules, table: &Table) -> Vec<Action> {
    let mut actions = Vec::new();
    let scratch = &mut Scratch::default();
    let all: ControlFlow<()> = visit_legal_actions(rules, table, scratch, |action| {
        actions.push(action.clone());
        ControlFlow::Continue(())
    });
    debug_assert!(all.is_continue());
    actions
}

/// Shows every action that is legal now, until the visitor breaks off; allocates nothing but what `scratch` keeps for
/// the next time. Each action is shown in one form: cards of a set in their order, nothing said about seen hands or
/// virtual dice. Corrections and notes, of which there is no end, are left out.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use courtyard_dueling_nobles::rules::{Action, Edition, Rules, Table, referee};
///
/// let rules = Rules::from(Edition::Catsatcards);
/// let table = Table::new();
/// let mut scratch = referee::Scratch::default();
/// let first = referee::visit_legal_actions(&rules, &table, &mut scratch, |action| {
///     ControlFlow::Break(action.clone())
/// });
/// assert!(matches!(first, ControlFlow::Break(Action::Setup { .. })));
/// ```
pub fn visit_legal_actions<B>(
    rules: &Rules,
    table: &Table,
    scratch: &mut Scratch,
    mut visit: impl FnMut(&Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let position = &Position::new(rules, table);
    let mut candidates = Candidates {
        position,
        scratch,
        show: |action: &Action, decision: Result<(), Refusal>| match decision {
            Ok(()) => visit(action),
            Err(_) => ControlFlow::Continue(()),
        },
    };
    ActionKind::ALL
        .into_iter()
        .filter(|kind| position.gate(*kind).is_ok())
        .try_for_each(|kind| candidates.of_kind(kind))
}

/// Whether the player's hand can hold this card now, whatever it is to be played for.
///
/// # Errors
/// Where the card lies instead.
pub fn playable(table: &State, seat: EitherSeat, card: Support) -> Result<(), Refusal> {
    let card = card.card();
    Hand::of(table, seat).holds(table, &[card], CardSet::of(card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::editions::Edition;
    use courtyard_core::seat::Pair;

    fn table(rules: &Rules) -> Table {
        let cards = |text: &str| text.split(' ').map(|c| c.parse().unwrap()).collect();
        let mut table = Table::new();
        let setup = Action::Setup {
            first: EitherSeat::Zero,
            nobles: Box::new(Pair([cards("Kh Qs Jc"), cards("Kd Qh Jh")])),
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
        assert_eq!(kind_allowed(&rules, &table, ActionKind::Tax), Ok(()));
        assert_eq!(
            kind_allowed(&rules, &table, ActionKind::Heal),
            Err(Refusal::WrongPhase {
                kind: ActionKind::Heal
            })
        );
        for _ in 0..2 {
            play(&rules, &mut table, &Action::NextPhase).unwrap();
        }
        assert_eq!(
            kind_allowed(&rules, &table, ActionKind::Heal),
            Err(Refusal::StaminaFull { noble: None })
        );
        assert_eq!(
            kind_allowed(&rules, &table, ActionKind::MoveWeapon),
            Err(Refusal::NobleUnarmed { noble: None })
        );
    }
}
