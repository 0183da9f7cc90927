//! Small checks used by decisions. Each returns a value or a refusal.

use crate::rules::duel::Played;
use crate::rules::pieces::{Noble, Support, Weapon};
use crate::rules::refusal::Refusal;
use crate::rules::table::{NobleInPlay, State};
use courtyard_core::cards::{Card, CardSet};
use courtyard_core::dice::{Dice, Die};
use courtyard_core::game::ensure;
use courtyard_core::seat::EitherSeat;

pub(super) fn afford(has: u32, needs: i64) -> Result<(), Refusal> {
    ensure(
        i64::from(has) >= needs,
        Refusal::NotEnoughGold { needs, has },
    )
}

/// Checks that the player's hand has this number of cards.
pub(in crate::rules) fn hand_has(
    table: &State,
    seat: EitherSeat,
    needs: usize,
) -> Result<(), Refusal> {
    has_cards(seat, table.sides[seat].hand, needs)
}

/// Checks that a hand has enough cards.
pub(super) fn has_cards(seat: EitherSeat, has: u16, needs: usize) -> Result<(), Refusal> {
    let refusal = Refusal::HandTooSmall { seat, needs, has };
    ensure(usize::from(has) >= needs, refusal)
}

pub(super) fn support(card: Card) -> Result<Support, Refusal> {
    Support::from_card(card).ok_or(Refusal::NotASupportCard { card })
}

pub(super) fn noble(card: Card) -> Result<Noble, Refusal> {
    Noble::from_card(card).ok_or(Refusal::NotANoble { card })
}

pub(super) fn weapon(card: Card) -> Result<Weapon, Refusal> {
    Weapon::from_support(support(card)?).ok_or(Refusal::NotAWeapon { card })
}

/// The noble of this card in the player's courtyard.
pub(super) fn standing(
    table: &State,
    seat: EitherSeat,
    card: Card,
) -> Result<&NobleInPlay, Refusal> {
    table.sides[seat]
        .standing(noble(card)?)
        .ok_or(Refusal::NoSuchNoble {
            card: Some(card),
            seat,
        })
}

/// The cards as a set; fails if a card is named twice.
pub(super) fn distinct(cards: &[Card]) -> Result<CardSet, Refusal> {
    let mut set = CardSet::EMPTY;
    match cards.iter().find(|card| !set.insert(**card)) {
        Some(&card) => Err(Refusal::DuplicateCard { card }),
        None => Ok(set),
    }
}

/// The cards as a set; fails if a card is named twice or is not a support card.
pub(super) fn supports(cards: &[Card]) -> Result<CardSet, Refusal> {
    let set = distinct(cards)?;
    if !set.is_subset(Support::SET) {
        cards.iter().try_for_each(|card| support(*card).map(drop))?;
    }
    Ok(set)
}

/// The refusal of a number of cards outside of `min` to `max`.
pub(super) fn wrong_count(min: i64, max: i64, got: usize) -> Refusal {
    let got = got as i64;
    Refusal::WrongCount { min, max, got }
}

/// The cards as a play of the noble in a duel, from any source.
///
/// # Errors
/// Fails if there are too many cards, two are the same, or one is not a support card.
pub fn played(noble: Noble, cards: &[Card]) -> Result<Played, Refusal> {
    let max = noble.support_cards();
    match *cards {
        [] => Ok(Played::new()),
        [card] => Ok(std::iter::once(support(card)?).collect()),
        [a, b] if max == 2 => {
            distinct(&[a, b])?;
            Ok(Played::from([support(a)?, support(b)?]))
        }
        _ => Err(wrong_count(0, max as i64, cards.len())),
    }
}

/// The dice as a roll of the noble in a duel.
///
/// # Errors
/// Fails if there are no dice or too many, or if a number is not from 1 to 6.
///
/// ```
/// use courtyard_dueling_nobles::rules::{Noble, Refusal, referee};
///
/// let jack = Noble::from_card("Jh".parse()?).unwrap();
/// let king = Noble::from_card("Kh".parse()?).unwrap();
/// assert!(referee::rolled(king, &[5, 6]).is_ok());
/// assert_eq!(referee::rolled(jack, &[5, 6]), Err(Refusal::WrongDice { max: 1 }));
/// # Ok::<(), courtyard_core::cards::ParseCardError>(())
/// ```
pub fn rolled(noble: Noble, dice: &[i64]) -> Result<Dice, Refusal> {
    let max = noble.dice();
    let wrong = Refusal::WrongDice { max };
    let die = |pips: i64| Die::new(pips).ok_or(wrong);
    match *dice {
        [pips] => Ok(Dice::One(die(pips)?)),
        [a, b] if max == 2 => Ok(Dice::Two(die(a)?, die(b)?)),
        _ => Err(wrong),
    }
}
