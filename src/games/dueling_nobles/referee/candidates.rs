//! The actions that fit a position, to be decided about.

use std::ops::ControlFlow;

use super::position::Position;
use crate::cards::{Card, CardSet, Suit};
use crate::dice::Die;
use crate::games::dueling_nobles::action::{Action, ActionKind};
use crate::games::dueling_nobles::pieces::{Noble, Support, Weapon};
use crate::games::dueling_nobles::refusal::Refusal;
use crate::games::dueling_nobles::rules::SALE_CARDS;
use crate::games::dueling_nobles::table::NobleInPlay;
use crate::seat::{EitherSeat, Pair};

/// The actions that hold lists, kept from one listing to the next and written over for each action that is shown: the
/// first listings make them long enough, all further ones allocate nothing.
#[derive(Debug, Clone)]
pub struct Scratch {
    setup: Action,
    sale: Action,
    roll: Action,
    support: Action,
}

impl Default for Scratch {
    fn default() -> Scratch {
        Scratch {
            setup: Action::Setup {
                first: EitherSeat::Zero,
                nobles: Pair::default(),
            },
            sale: Action::Sell { cards: Vec::new() },
            roll: Action::Roll {
                seat: EitherSeat::Zero,
                dice: Vec::new(),
                is_virtual: false,
            },
            support: Action::Support {
                seat: EitherSeat::Zero,
                cards: Vec::new(),
            },
        }
    }
}

/// Shows the actions of one kind, each with what is decided about it.
pub(super) struct Candidates<'a, F> {
    pub(super) position: &'a Position<'a>,
    pub(super) scratch: &'a mut Scratch,
    pub(super) show: F,
}

impl<F, B> Candidates<'_, F>
where
    F: FnMut(&Action, Result<(), Refusal>) -> ControlFlow<B>,
{
    /// Shows every action of the kind that can be legal, each in one form; the gate of the kind is open. Where none
    /// can be, some that tell why are shown instead.
    pub(super) fn of_kind(&mut self, kind: ActionKind) -> ControlFlow<B> {
        use ActionKind as K;
        match kind {
            K::Setup => self.setups(),
            K::NextPhase => self.one(&Action::NextPhase),
            K::EndTurn => self.one(&Action::EndTurn),
            K::Sell => self.sales(),
            K::Tax => self.taxes(),
            K::Buy => self.purchases(),
            K::Recruit => self.recruits(),
            K::Weapon => self.weapons(),
            K::MoveWeapon => self.weapon_moves(),
            K::Heal => self.healings(),
            K::DrawThree => self.spent(Suit::Diamonds, |card| Action::DrawThree { card }),
            K::Recover => self.recoveries(),
            K::Spy => self.spent(Suit::Spades, |card| Action::Spy { card, seen: None }),
            K::Challenge => self.challenges(),
            K::Deflect => self.deflections(),
            K::Roll => self.rolls(),
            K::Support => self.supports(),
            K::Concede => self.all(EitherSeat::BOTH, |seat| Action::Concede { seat }),
            // Of these there is no end.
            K::Adjust | K::Note => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn one(&mut self, action: &Action) -> ControlFlow<B> {
        let decision = self.position.effect(action);
        (self.show)(action, decision.map(drop))
    }

    #[inline(always)]
    fn all<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        action: impl Fn(T) -> Action,
    ) -> ControlFlow<B> {
        items
            .into_iter()
            .try_for_each(|item| self.one(&action(item)))
    }

    fn setups(&mut self) -> ControlFlow<B> {
        let (position, show) = (self.position, &mut self.show);
        let each = position.rules.opening_nobles.into();
        let setup = &mut self.scratch.setup;
        let (zero, one) = (nobles_of(EitherSeat::Zero), nobles_of(EitherSeat::One));
        choices(setup, zero, Noble::SET, each, FREE, &mut |setup| {
            let chosen = zero(setup).into_iter().flatten();
            let rest = Noble::SET.difference(chosen.map(|card| *card).collect());
            choices(setup, one, rest, each, FREE, &mut |setup| {
                EitherSeat::BOTH.into_iter().try_for_each(|seat| {
                    if let Action::Setup { first, .. } = setup {
                        *first = seat;
                    }
                    show(setup, position.effect(setup).map(drop))
                })
            })
        })
    }

    fn sales(&mut self) -> ControlFlow<B> {
        let (position, show) = (self.position, &mut self.show);
        let hand = position.hand(position.table.active);
        let limited = (hand.unseen(), hand.unknown());
        let sale = &mut self.scratch.sale;
        Suit::ALL.into_iter().try_for_each(|suit| {
            let cards = hand.possible().intersection(CardSet::of_suit(suit));
            choices(sale, cards_of, cards, SALE_CARDS, limited, &mut |sale| {
                let cards = cards_of(sale).map_or(&[][..], |cards| cards);
                let decision = position.sell(cards);
                show(sale, decision.map(drop))
            })
        })
    }

    fn supports(&mut self) -> ControlFlow<B> {
        let (position, show) = (self.position, &mut self.show);
        let Ok(duel) = position.duel() else {
            return ControlFlow::Continue(());
        };
        let turn = duel.supporter(position.table.active);
        let hand = position.hand(turn);
        let limited = (hand.unseen(), hand.unknown());
        let support = &mut self.scratch.support;
        if let Action::Support { seat, .. } = support {
            *seat = turn;
        }
        (0..=duel.nobles[turn].support_cards()).try_for_each(|n| {
            let cards = hand.possible();
            choices(support, cards_of, cards, n, limited, &mut |support| {
                let cards = cards_of(support).map_or(&[][..], |cards| cards);
                let decision = position.support(turn, cards);
                show(support, decision.map(drop))
            })
        })
    }

    fn rolls(&mut self) -> ControlFlow<B> {
        let Ok(duel) = self.position.duel() else {
            return ControlFlow::Continue(());
        };
        let faces = Die::FACES.map(i64::from);
        for seat in EitherSeat::BOTH {
            if duel.sides[seat].dice.is_some() {
                continue;
            }
            for pips in faces {
                self.roll(seat, &[pips])?;
            }
            if duel.nobles[seat].dice() > 1 {
                for first in faces {
                    for second in faces {
                        self.roll(seat, &[first, second])?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn roll(&mut self, roller: EitherSeat, pips: &[i64]) -> ControlFlow<B> {
        if let Action::Roll { seat, dice, .. } = &mut self.scratch.roll {
            *seat = roller;
            dice.clear();
            dice.extend_from_slice(pips);
        }
        let decision = self.position.roll(roller, pips);
        (self.show)(&self.scratch.roll, decision.map(drop))
    }

    fn taxes(&mut self) -> ControlFlow<B> {
        let own = self.courtyard(self.position.table.active);
        let kings = own.iter().filter(|s| s.noble.is_king());
        self.all(kings, |s| Action::Tax {
            king: s.noble.card(),
        })
    }

    fn purchases(&mut self) -> ControlFlow<B> {
        let Position { rules, table, .. } = *self.position;
        let most = i64::from(table.own().gold).min(table.cards_to_draw() as i64);
        let most = most.clamp(1, i64::from(rules.cards_per_purchase).max(1));
        self.all(1..=most, |count| Action::Buy { count })
    }

    fn recruits(&mut self) -> ControlFlow<B> {
        let deck = self.position.table.noble_deck();
        self.all(deck, |noble| Action::Recruit {
            noble: noble.card(),
        })
    }

    fn weapons(&mut self) -> ControlFlow<B> {
        let own = self.courtyard(self.position.table.active);
        let (weapons, held) = self.held_of(Weapon::SET);
        let unarmed = own.iter().any(|s| s.weapon.is_none());
        let bearers = own
            .iter()
            .filter(|s| !(held && unarmed) || s.weapon.is_none());
        bearers.into_iter().try_for_each(|bearer| {
            let noble = bearer.noble.card();
            self.all(weapons.iter(), |card| Action::Weapon { card, noble })
        })
    }

    fn weapon_moves(&mut self) -> ControlFlow<B> {
        let own = self.courtyard(self.position.table.active);
        let is_armed = |s: &&NobleInPlay| s.weapon.is_some();
        let any_armed = own.iter().any(|s| s.weapon.is_some());
        let bearers = own.iter().filter(|s| !any_armed || is_armed(s));
        bearers.into_iter().try_for_each(|from| {
            let others = own.iter().filter(|to| to.noble != from.noble);
            self.all(others, |to| Action::MoveWeapon {
                from: from.noble.card(),
                to: to.noble.card(),
            })
        })
    }

    fn healings(&mut self) -> ControlFlow<B> {
        let rules = self.position.rules;
        let own = self.courtyard(self.position.table.active);
        let (hearts, held) = self.held_of(of_suit(Suit::Hearts));
        let is_wounded = |s: &NobleInPlay| s.stamina < rules.stamina[s.noble.rank()];
        let wounded = own.iter().any(is_wounded);
        let healed = own.iter().filter(|s| !(held && wounded) || is_wounded(s));
        healed.into_iter().try_for_each(|s| {
            let noble = s.noble.card();
            self.all(hearts.iter(), |card| Action::Heal { card, noble })
        })
    }

    fn recoveries(&mut self) -> ControlFlow<B> {
        let discard = &self.position.table.discard;
        discard.iter().try_for_each(|take| {
            let take = take.card();
            self.spent(Suit::Clubs, |card| Action::Recover { card, take })
        })
    }

    fn challenges(&mut self) -> ControlFlow<B> {
        let active = self.position.table.active;
        let (own, other) = (self.courtyard(active), self.courtyard(active.other()));
        own.iter().try_for_each(|attacker| {
            self.all(other, |target| Action::Challenge {
                attacker: attacker.noble.card(),
                target: target.noble.card(),
            })
        })
    }

    fn deflections(&mut self) -> ControlFlow<B> {
        let defender = self.position.table.active.other();
        let duel = self.position.table.duel.as_ref();
        let target = duel.map(|d| d.nobles[defender]);
        let others = self.courtyard(defender).iter();
        let others = others.filter(|s| Some(s.noble) != target);
        self.all(others, |s| Action::Deflect {
            target: s.noble.card(),
        })
    }

    /// An action for each card of the suit whose ability it spends.
    fn spent(&mut self, suit: Suit, action: impl Fn(Card) -> Action) -> ControlFlow<B> {
        let (cards, _) = self.held_of(of_suit(suit));
        self.all(cards.iter(), action)
    }

    /// Those of the cards that the active player's hand can hold, and `true`; or one that it cannot hold, and `false`.
    fn held_of(&self, cards: CardSet) -> (CardSet, bool) {
        let hand = self.position.hand(self.position.table.active);
        let held = cards.intersection(hand.possible());
        match held.is_empty() {
            true => (cards.iter().take(1).collect(), false),
            false => (held, true),
        }
    }
}

/// The support cards of the suit.
fn of_suit(suit: Suit) -> CardSet {
    Support::SET.intersection(CardSet::of_suit(suit))
}

impl<'a, F> Candidates<'a, F> {
    fn courtyard(&self, seat: EitherSeat) -> &'a [NobleInPlay] {
        &self.position.table.sides[seat].courtyard
    }
}

/// Cards of which a choice holds so many at most.
type Limited = (CardSet, usize);

/// No limit.
const FREE: Limited = (CardSet::EMPTY, 0);

/// The list of cards in a sale, or of support cards.
fn cards_of(action: &mut Action) -> Option<&mut Vec<Card>> {
    if let Action::Sell { cards } | Action::Support { cards, .. } = action {
        return Some(cards);
    }
    None
}

/// The list of the seat's nobles in a set-up.
fn nobles_of(seat: EitherSeat) -> impl Fn(&mut Action) -> Option<&mut Vec<Card>> + Copy {
    move |action| {
        if let Action::Setup { nobles, .. } = action {
            return Some(&mut nobles[seat]);
        }
        None
    }
}

/// Shows the action with every choice of `n` of the cards in its list, each in their order.
fn choices<B>(
    action: &mut Action,
    list: impl Fn(&mut Action) -> Option<&mut Vec<Card>> + Copy,
    cards: CardSet,
    n: usize,
    limited: Limited,
    show: &mut impl FnMut(&mut Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if n == 0 {
        list(action).into_iter().for_each(Vec::clear);
        return show(action);
    }
    further(action, list, cards, (0, n - 1), limited, show)
}

/// Shows every choice of the cards after the first `place` ones in the list: one, and so many more.
fn further<B>(
    action: &mut Action,
    list: impl Fn(&mut Action) -> Option<&mut Vec<Card>> + Copy,
    mut cards: CardSet,
    (place, more): (usize, usize),
    (limited, left): Limited,
    show: &mut impl FnMut(&mut Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if left == 0 {
        cards = cards.difference(limited);
    }
    while let Some(card) = cards.pop_first() {
        if let Some(list) = list(action) {
            list.truncate(place);
            list.push(card);
        }
        if more == 0 {
            show(action)?;
            continue;
        }
        let left = left - usize::from(limited.contains(card));
        further(
            action,
            list,
            cards,
            (place + 1, more - 1),
            (limited, left),
            show,
        )?;
    }
    ControlFlow::Continue(())
}
