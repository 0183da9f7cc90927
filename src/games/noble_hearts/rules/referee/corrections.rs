//! Checks of the bounds of corrections.

use super::decide::Position;
use super::effect::Setting;
use crate::rules::action::{ActionKind, Correction, Owned};
use crate::rules::refusal::{BadAdjustment, Refusal};
use courtyard_core::seat::EitherSeat;

impl Position<'_> {
    pub(super) fn setting(&self, correction: &Correction) -> Result<Setting, Refusal> {
        let (rules, table) = (self.rules, self.table);
        let bad = |why| Err(Refusal::BadAdjustment(why));
        match correction {
            Correction::Hand { seat, hand } => {
                let side = &table.sides[*seat];
                let elsewhere = side.discard.len() + table.open_cards(*seat);
                let most = rules.deck_cards.saturating_sub(elsewhere as u16);
                match u16::try_from(*hand) {
                    Ok(hand) if hand <= most => Ok(Setting::Hand(*seat, hand)),
                    _ => bad(BadAdjustment::Hand { seat: *seat, most }),
                }
            }
            Correction::Discard { seat, discard } => {
                let elsewhere = usize::from(table.sides[*seat].hand) + table.open_cards(*seat);
                let most = rules.deck_cards.saturating_sub(elsewhere as u16);
                match discard.len() <= most.into() {
                    true => self
                        .cards(discard)
                        .map(|cards| Setting::Discard(*seat, Box::new(cards))),
                    false => bad(BadAdjustment::Discard { seat: *seat, most }),
                }
            }
            Correction::Raised { seat, raised } => Ok(Setting::Raised(*seat, *raised)),
            Correction::Owns { seat, owns } => self.owns(*seat, owns),
            Correction::Initiative { .. } if table.attack.is_some() => {
                Err(Refusal::AttackPending {
                    kind: ActionKind::Adjust,
                })
            }
            Correction::Initiative { initiative: seat } => Ok(Setting::Initiative(*seat)),
            Correction::Charm { charm: spot } => match spot_within(rules.charm_spots, *spot)? {
                Ok(spot) => Ok(Setting::Charm(spot)),
                Err(most) => bad(BadAdjustment::Charm { most }),
            },
            Correction::Skill { skill: spot } => match spot_within(rules.skill_spots, *spot)? {
                Ok(spot) => Ok(Setting::Skill(spot)),
                Err(most) => bad(BadAdjustment::Skill { most }),
            },
            Correction::Roses { .. } if rules.roses == 0 => Err(NOT_IN_PLAY),
            Correction::Roses { roses } => {
                let collected: u16 = table.sides.iter().map(|(_, side)| side.roses).sum();
                let most = rules.roses.saturating_sub(collected);
                match u16::try_from(*roses) {
                    Ok(roses) if roses <= most => Ok(Setting::Roses(roses)),
                    _ => bad(BadAdjustment::Roses { most }),
                }
            }
        }
    }

    fn owns(&self, seat: EitherSeat, owns: &[Owned]) -> Result<Setting, Refusal> {
        let (rules, other) = (self.rules, &self.table.sides[seat.other()]);
        if rules.pile() == 0 {
            return Err(NOT_IN_PLAY);
        }
        let most = rules.pile().saturating_sub(other.specials.len() as u16);
        if owns.len() > most.into() {
            let why = BadAdjustment::OwnsInAll { seat, most };
            return Err(Refusal::BadAdjustment(why));
        }
        for special in owns.iter().map(|o| o.card) {
            let copies = rules.special_copies[special];
            let most = copies.saturating_sub(other.owned(special) as u16);
            if owns.iter().filter(|o| o.card == special).count() > most.into() {
                let why = BadAdjustment::Owns {
                    seat,
                    special,
                    most,
                };
                return Err(Refusal::BadAdjustment(why));
            }
        }
        Ok(Setting::Owns(seat, owns.iter().copied().collect()))
    }
}

/// The refusal of a correction of something that these rules do not have.
const NOT_IN_PLAY: Refusal = Refusal::NotInPlay {
    kind: ActionKind::Adjust,
    in_charge: None,
};

/// The spot if it is before the end of the track, otherwise the maximum distance from the centre.
///
/// # Errors
/// Fails if the rules have no such track.
fn spot_within(spots: u8, spot: i64) -> Result<Result<i8, u8>, Refusal> {
    let most = spots.checked_sub(1).ok_or(NOT_IN_PLAY)?;
    let spot = i8::try_from(spot).ok();
    let within = spot.filter(|spot| spot.unsigned_abs() <= most);
    Ok(within.ok_or(most))
}
