//! Checks of the bounds of corrections.

use super::checks::{noble, weapon};
use super::effect::Setting;
use super::position::Position;
use crate::rules::action::Correction;
use crate::rules::editions::SupportDecks;
use crate::rules::pieces::{Noble, Support};
use crate::rules::refusal::{BadAdjustment, Refusal};
use crate::rules::table::{MAX_GOLD, NobleInPlay};
use courtyard_core::cards::Card;
use courtyard_core::game::ensure;
use courtyard_core::seat::EitherSeat;

impl Position<'_> {
    pub(super) fn setting(&self, correction: &Correction) -> Result<Setting, Refusal> {
        let all = Support::COUNT as i64;
        Ok(match *correction {
            Correction::Gold { seat, gold } => {
                let max = MAX_GOLD.into();
                let gold = bounded(gold, 0, max, BadAdjustment::Gold(max))?;
                Setting::Gold(seat, gold)
            }
            Correction::Hand { seat, hand } => {
                let hand = bounded(hand, 0, all, BadAdjustment::Hand(all))?;
                Setting::Hand(seat, hand as u16)
            }
            Correction::SupportDeck { seat, support_deck } => {
                let wrong = match self.rules.support_decks {
                    SupportDecks::Shared => BadAdjustment::SharedDeck,
                    SupportDecks::Each => BadAdjustment::DeckOfEach,
                };
                let is_there = self.table.stocks.of(seat).is_some();
                ensure(is_there, Refusal::BadAdjustment(wrong))?;
                let cards = bounded(support_deck, 0, all, BadAdjustment::SupportDeck(all))?;
                Setting::SupportDeck(seat, cards as u16)
            }
            Correction::Ability {
                seat,
                ability,
                used,
            } => Setting::Ability(seat, ability, used),
            Correction::Stamina { noble, stamina } => {
                let (_, standing) = self.standing_of_any_seat(noble)?;
                let noble = standing.noble;
                let full = self.rules.stamina[noble.rank()].into();
                let stamina = bounded(stamina, 1, full, BadAdjustment::Stamina(noble, full))?;
                Setting::Stamina(noble, stamina as u16)
            }
            Correction::Weapon { noble, weapon } => self.weapon_setting(noble, weapon)?,
        })
    }

    fn weapon_setting(&self, noble: Card, card: Option<Card>) -> Result<Setting, Refusal> {
        let (seat, bearer) = self.standing_of_any_seat(noble)?;
        let Some(card) = card else {
            return Ok(Setting::Weapon(bearer.noble, None));
        };
        let weapon = weapon(card)?;
        match self.table.place_of(seat, weapon.support()) {
            Some(place) if bearer.weapon != Some(weapon) => Err(Refusal::CardElsewhere {
                card: Some((weapon.support(), place)),
            }),
            Some(_) | None => Ok(Setting::Weapon(bearer.noble, Some(weapon))),
        }
    }

    fn standing_of_any_seat(&self, card: Card) -> Result<(EitherSeat, &NobleInPlay), Refusal> {
        let noble: Noble = noble(card)?;
        let missing = Refusal::NoSuchNoble {
            card: Some(card),
            seat: self.table.active,
        };
        self.table.find(noble).ok_or(missing)
    }
}

fn bounded(value: i64, min: i64, max: i64, fault: BadAdjustment) -> Result<u32, Refusal> {
    let refusal = Refusal::BadAdjustment(fault);
    ensure((min..=max).contains(&value), refusal)?;
    u32::try_from(value).map_err(|_| refusal)
}
