//! The decision about an action: its effect, or the reason for its refusal.

use std::slice::from_ref;

use super::effect::{Cards, Change, Deed, Effect};
use super::gate::{self, gate};
use crate::rules::action::{Action, ActionKind, Owned, Special};
use crate::rules::card::{Card, Named};
use crate::rules::charge::With;
use crate::rules::editions::{CharmHalf, MOST_CARDS, RedrawTie, Rules};
use crate::rules::needs::Form;
use crate::rules::print::Print;
use crate::rules::refusal::{AreaFault, Refusal, SetupFaults};
use crate::rules::table::State;
use courtyard_core::game::ensure;
use courtyard_core::seat::{EitherSeat, Pair};

/// Decides about an action.
pub(in crate::rules) fn decide(
    rules: &Rules,
    table: &State,
    action: &Action,
) -> Result<Effect, Refusal> {
    let kind = action.kind();
    gate(rules, table, kind)?;
    let position = Position { rules, table };
    let deed = match action {
        Action::Setup {
            first,
            specials,
            roses,
        } => return position.setup(*first, specials.as_ref(), *roses),
        Action::Hit => return Ok(Effect::Hit),
        Action::ChooseSpecial { special } => {
            let judged = special.map_or(Ok(()), |special| gate::left(rules, table, special));
            return judged.map(|()| Effect::Choose(*special));
        }
        Action::Concede { seat } => return Ok(Effect::Concede(*seat)),
        Action::Adjust(adjustment) => {
            return position.setting(&adjustment.correction).map(Effect::Adjust);
        }
        Action::Note { .. } => return Ok(Effect::Note),
        Action::Attack { card } => position.attack(kind, None, from_ref(card)),
        Action::Feint { card, area } => {
            let with = With::Feint { area: *area };
            position.attack(kind, Some(with), from_ref(card))
        }
        Action::Berserk { cards } => position.attack(kind, Some(With::Berserk), cards),
        Action::Combination { cards } => position.attack(kind, Some(With::Combination), cards),
        Action::Charge(charge) => position.charge(charge),
        Action::Block { card, stroke } | Action::QuickBlock { card, stroke } => {
            position.block(kind, card, *stroke)
        }
        Action::Retreat { card } => position.retreat(card),
        Action::Move { card } => position.with_cards(kind, from_ref(card)),
        Action::JumpUp { cards } => position.jump(kind, cards, true),
        Action::LongJump { cards, raised } => position.jump(kind, cards, *raised),
        Action::JumpDown { raised } => Ok(Deed {
            raised: Some(raised.unwrap_or(false)),
            ..Deed::new(kind)
        }),
        Action::SideStep { cards } => {
            position.with_equal(kind, cards, Print::Fight, Refusal::NotSameValue)
        }
        Action::Saltomortale { cards, raised } => {
            let deed = position.with_equal(kind, cards, Print::Area, Refusal::NotSameArea);
            deed.map(|deed| Deed {
                raised: *raised,
                ..deed
            })
        }
        Action::CollectRose => Ok(Deed {
            change: Change::Rose,
            ..Deed::new(kind)
        }),
        Action::TurnUp { special } => gate::turned_down(table, *special).map(|place| Deed {
            change: Change::TurnUp(place),
            ..Deed::new(kind)
        }),
        Action::Pass => Ok(Deed::new(kind)),
    };
    let mut deed = deed?;
    let uses = action.specials();
    for special in uses.filter(|special| rules.turned_down.contains(special.kind())) {
        let copies = match (&deed.change, special) {
            (Change::Attack { strokes, .. }, Special::Combination) => strokes.len() - 1,
            _ => 1,
        };
        deed.spent.push((special, copies));
    }
    Ok(Effect::Deed(deed))
}

/// Decides about an action of the player with the initiative.
pub(super) struct Position<'a> {
    pub(super) rules: &'a Rules,
    pub(super) table: &'a State,
}

impl Position<'_> {
    fn count(&self, got: usize, least: u16, most: Option<u16>) -> Result<(), Refusal> {
        let fits = got >= least.into() && most.is_none_or(|most| got <= most.into());
        ensure(fits, Refusal::WrongCount { least, most, got })
    }

    /// The cards, if all their numbers are in the ranges of the rules.
    pub(super) fn cards(&self, named: &[Named]) -> Result<Cards, Refusal> {
        // The caller has checked that the hand has this many cards.
        let named = named.iter().take(MOST_CARDS);
        named.map(|card| card.within(self.rules)).collect()
    }

    /// Number of cards drawn after playing these.
    fn redraw(&self, cards: &[Card]) -> Result<u16, Refusal> {
        if let [card] = cards {
            return card.need(Print::Redraw);
        }
        let mut highest = 0;
        for card in cards {
            highest = card.need(Print::Fight)?.max(highest);
        }
        let of_the_highest = cards
            .iter()
            .filter(|card| card.fight.map(u16::from) == Some(highest))
            .filter_map(|card| card.redraw);
        let redraw = match self.rules.redraw_tie {
            RedrawTie::Most => of_the_highest.max(),
            RedrawTie::Least => of_the_highest.min(),
        };
        redraw.map(u16::from).ok_or(Refusal::CardIncomplete {
            print: Print::Redraw,
        })
    }

    /// A deed with cards of the hand, without the effect of those that do not move, which are returned too. Only the
    /// cards' numbers, moves and redraw are checked.
    pub(super) fn deed(
        &self,
        form: Form,
        movement: &[Named],
        cards: &[Named],
    ) -> Result<(Deed, Cards), Refusal> {
        let (rules, table) = (self.rules, self.table);
        let moves = form.moves(rules);
        if let Some(moves) = moves {
            self.count(movement.len(), moves.least, moves.most)?;
        }
        let (least, most) = form.cards(rules, table);
        self.count(cards.len(), least, Some(most))?;
        let leave = movement.len() + cards.len();
        gate::held(table, leave)?;
        let played = self.cards(movement)?;
        if let Some(moves) = moves {
            gate::far_enough(moves.far, sum(&played, Print::Move)?)?;
        }
        let cards = self.cards(cards)?;
        let redraw = if form.draws(rules) && cards.is_empty() {
            self.redraw(&played)?
        } else if form.draws(rules) {
            self.redraw(&cards)?
        } else {
            0
        };
        let deed = Deed {
            cards: leave as u16,
            played,
            redraw,
            ..Deed::new(form.kind)
        };
        Ok((deed, cards))
    }

    /// A deed that discards cards.
    fn with_cards(&self, kind: ActionKind, named: &[Named]) -> Result<Deed, Refusal> {
        let (deed, played) = self.deed(Form::of(kind), &[], named)?;
        Ok(Deed { played, ..deed })
    }

    fn jump(&self, kind: ActionKind, named: &[Named], raised: bool) -> Result<Deed, Refusal> {
        let (deed, _) = self.deed(Form::of(kind), named, &[])?;
        Ok(Deed {
            raised: Some(raised),
            ..deed
        })
    }

    /// A deed with cards that have the same number of this sort; otherwise it is refused for this reason.
    fn with_equal(
        &self,
        kind: ActionKind,
        named: &[Named],
        print: Print,
        why: Refusal,
    ) -> Result<Deed, Refusal> {
        let deed = self.with_cards(kind, named)?;
        ensure(same(&deed.played, print)?, why)?;
        Ok(deed)
    }

    fn retreat(&self, named: &Named) -> Result<Deed, Refusal> {
        let deed = self.with_cards(ActionKind::Retreat, from_ref(named))?;
        let Some(attack) = &self.table.attack else {
            return Ok(deed);
        };
        let weak = |fits: fn(u16, u16) -> bool| -> Result<bool, Refusal> {
            if self.rules.charm_spots == 0 {
                return Ok(false);
            }
            Ok(fits(2 * sum(&deed.played, Print::Fight)?, attack.value()))
        };
        let charm = match self.rules.charm_half {
            CharmHalf::Below => weak(|twice, value| twice < value)?,
            CharmHalf::AtMost => weak(|twice, value| twice <= value)?,
            CharmHalf::Always => true,
        };
        Ok(Deed {
            change: Change::Retreat { charm },
            ..deed
        })
    }

    fn block(&self, kind: ActionKind, named: &Named, stroke: Option<i64>) -> Result<Deed, Refusal> {
        let deed = self.with_cards(kind, from_ref(named))?;
        let mut open = self.table.attack.iter().flat_map(|attack| attack.open());
        let found = match stroke {
            None => open.next(),
            Some(stroke) => {
                let stroke = usize::try_from(stroke);
                open.find(|(number, _)| stroke == Ok(*number))
            }
        };
        let (number, stroke) = found.ok_or(Refusal::NoSuchStroke {
            stroke: stroke.unwrap_or(0),
        })?;
        for card in &deed.played {
            if kind == ActionKind::Block {
                let area = card.need(Print::Area)?;
                if area != u16::from(stroke.area) {
                    return Err(Refusal::WrongArea(AreaFault::Missed {
                        stroke: stroke.area,
                        card: area as u8,
                    }));
                }
            }
            gate::strong_enough(stroke, card.need(Print::Fight)?)?;
        }
        Ok(Deed {
            change: Change::Block(number),
            ..deed
        })
    }

    fn setup(
        &self,
        first: EitherSeat,
        specials: Option<&Pair<Vec<Special>>>,
        roses: Option<i64>,
    ) -> Result<Effect, Refusal> {
        let rules = self.rules;
        let named = |seat| specials.map_or(&[][..], |specials| &specials[seat]);
        let counts = Pair::from_fn(|seat| named(seat).len());
        let opening = rules.opening();
        let is_wrong = |(_, count): (_, &usize)| *count != usize::from(opening);
        let taken = |special| {
            let all = EitherSeat::BOTH.into_iter().flat_map(named);
            all.filter(|named| **named == special).count()
        };
        let is_scarce = |special: Special| taken(special) > rules.special_copies[&special].into();
        let mut all = EitherSeat::BOTH.into_iter().flat_map(named).copied();
        let stay = match (roses, rules.roses) {
            (None, 0) => Some(0),
            (None, _) => None,
            (Some(roses), most) => u16::try_from(roses).ok().filter(|roses| *roses <= most),
        };
        let faults = SetupFaults {
            counts: counts.iter().any(is_wrong).then_some((opening, counts)),
            scarce: all.find(|special| is_scarce(*special)),
            roses: stay.is_none().then_some((rules.roses, roses)),
        };
        match stay {
            Some(roses) if faults == SetupFaults::default() => Ok(Effect::Setup {
                first,
                specials: Pair::from_fn(|seat| {
                    let ready = |card: &Special| Owned {
                        card: *card,
                        ready: true,
                    };
                    named(seat).iter().map(ready).collect()
                }),
                roses,
            }),
            _ => Err(Refusal::BadSetup(faults)),
        }
    }
}

/// Whether the cards have the same number of this sort.
pub(super) fn same(cards: &[Card], print: Print) -> Result<bool, Refusal> {
    let first = cards.first().and_then(|card| card.get(print));
    cards.iter().try_fold(true, |all, card| {
        card.need(print)?;
        Ok(all && card.get(print) == first)
    })
}

/// The sum of the cards' numbers of this sort.
pub(super) fn sum(cards: &[Card], print: Print) -> Result<u16, Refusal> {
    cards.iter().map(|card| card.need(print)).sum()
}
