//! Checks of the bounds of corrections.

use super::decide::Position;
use super::effect::Setting;
use crate::rules::action::{ActionKind, Correction, Owned};
use crate::rules::refusal::{BadAdjustment, Refusal};
use courtyard_core::game::ensure;
use courtyard_core::seat::EitherSeat;

impl Position<'_> {
    pub(super) fn setting(&self, correction: &Correction) -> Result<Setting, Refusal> {
        let (rules, table) = (self.rules, self.table);
        match *correction {
            Correction::Hand { seat, hand } => {
                let elsewhere = table.lying(seat).count();
                let most = rules.deck_cards.saturating_sub(elsewhere as u16);
                let hand = up_to(most, hand, BadAdjustment::Hand { seat, most })?;
                Ok(Setting::Hand(seat, hand))
            }
            Correction::Discard { seat, ref discard } => {
                let elsewhere = usize::from(table.sides[seat].hand) + table.open_cards(seat);
                let most = rules.deck_cards.saturating_sub(elsewhere as u16);
                up_to(most, discard.len(), BadAdjustment::Discard { seat, most })?;
                let cards = self.cards(discard)?;
                Ok(Setting::Discard(seat, cards))
            }
            Correction::Raised { seat, raised } => Ok(Setting::Raised(seat, raised)),
            Correction::Owns { seat, ref owns } => self.owns(seat, owns),
            Correction::Initiative { .. } if table.attack.is_some() => {
                Err(Refusal::AttackPending {
                    kind: ActionKind::Adjust,
                })
            }
            Correction::Initiative { initiative } => Ok(Setting::Initiative(initiative)),
            Correction::Charm { charm } => {
                let bad = |most| BadAdjustment::Charm { most };
                spot_within(rules.charm_spots, charm, bad).map(Setting::Charm)
            }
            Correction::Skill { skill } => {
                let bad = |most| BadAdjustment::Skill { most };
                spot_within(rules.skill_spots, skill, bad).map(Setting::Skill)
            }
            Correction::Roses { .. } if rules.roses == 0 => Err(NOT_IN_PLAY),
            Correction::Roses { roses } => {
                let most = rules.roses.saturating_sub(table.collected_roses());
                up_to(most, roses, BadAdjustment::Roses { most }).map(Setting::Roses)
            }
        }
    }

    fn owns(&self, seat: EitherSeat, owns: &[Owned]) -> Result<Setting, Refusal> {
        let (rules, other) = (self.rules, &self.table.sides[seat.other()]);
        ensure(rules.has_specials(), NOT_IN_PLAY)?;
        let most = rules.pile().saturating_sub(other.specials.len() as u16);
        up_to(most, owns.len(), BadAdjustment::OwnsInAll { seat, most })?;
        for special in owns.iter().map(|o| o.card) {
            let copies = rules.special_copies[&special];
            let most = copies.saturating_sub(other.owned(special) as u16);
            let why = BadAdjustment::Owns {
                seat,
                special,
                most,
            };
            let same = owns.iter().filter(|o| o.card == special);
            up_to(most, same.count(), why)?;
        }
        Ok(Setting::Owns(seat, owns.iter().copied().collect()))
    }
}

/// The refusal of a correction of something that these rules do not have.
const NOT_IN_PLAY: Refusal = Refusal::NotInPlay {
    kind: ActionKind::Adjust,
    in_charge: None,
};

/// The number if it is from 0 to this maximum.
fn up_to(most: u16, number: impl TryInto<u16>, why: BadAdjustment) -> Result<u16, Refusal> {
    let number = number.try_into().ok();
    let within = number.filter(|number| *number <= most);
    within.ok_or(Refusal::BadAdjustment(why))
}

/// The spot if it is before the end of the track. The fault is about the maximum distance from the centre.
///
/// # Errors
/// Fails also if the rules have no such track.
fn spot_within(spots: u8, spot: i64, bad: impl Fn(u8) -> BadAdjustment) -> Result<i8, Refusal> {
    let most = spots.checked_sub(1).ok_or(NOT_IN_PLAY)?;
    let spot = i8::try_from(spot).ok();
    let within = spot.filter(|spot| spot.unsigned_abs() <= most);
    within.ok_or(Refusal::BadAdjustment(bad(most)))
}
