//! The actions that fit a position, to be decided about.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::hand::Hand;
use super::position::Position;
use crate::rules::action::{Action, ActionKind};
use crate::rules::editions::SALE_CARDS;
use crate::rules::pieces::{Noble, Support, Weapon};
use crate::rules::refusal::Refusal;
use crate::rules::table::NobleInPlay;
use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::dice::Die;
use courtyard_core::seat::{EitherSeat, Pair};

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
                nobles: Box::default(),
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
        choices(Noble::SET, each, &mut |zero| {
            let chosen = zero.iter().copied().collect();
            choices(Noble::SET.difference(chosen), each, &mut |one| {
                EitherSeat::BOTH.into_iter().try_for_each(|seat| {
                    if let Action::Setup { first, nobles } = setup {
                        *first = seat;
                        let Pair([zeros, ones]) = nobles.as_mut();
                        put(zeros, zero);
                        put(ones, one);
                    }
                    show(setup, position.effect(setup).map(drop))
                })
            })
        })
    }

    fn sales(&mut self) -> ControlFlow<B> {
        let hand = self.position.hand(self.position.table.active);
        for suit in Suit::ALL {
            for (a, rest) in Pool::of(hand, CardSet::of_suit(suit)) {
                for (b, rest) in rest {
                    for (c, _) in rest {
                        self.sale(&[a, b, c])?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn sale(&mut self, sold: &[Card; SALE_CARDS]) -> ControlFlow<B> {
        if let Action::Sell { cards } = &mut self.scratch.sale {
            put(cards, sold);
        }
        let decision = self.position.sell(sold);
        (self.show)(&self.scratch.sale, decision.map(drop))
    }

    fn supports(&mut self) -> ControlFlow<B> {
        let Ok(duel) = self.position.duel() else {
            return ControlFlow::Continue(());
        };
        let seat = duel.supporter(self.position.table.active);
        let pool = Pool::of(self.position.hand(seat), Support::SET);
        self.support(seat, &[])?;
        for (card, _) in pool {
            self.support(seat, &[card])?;
        }
        if duel.nobles[seat].support_cards() > 1 {
            for (a, rest) in pool {
                for (b, _) in rest {
                    self.support(seat, &[a, b])?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn support(&mut self, player: EitherSeat, played: &[Card]) -> ControlFlow<B> {
        if let Action::Support { seat, cards } = &mut self.scratch.support {
            *seat = player;
            put(cards, played);
        }
        let decision = self.position.support(player, played);
        (self.show)(&self.scratch.support, decision.map(drop))
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

/// Cards that a hand can hold, to choose some of them in their order.
#[derive(Clone, Copy)]
struct Pool {
    cards: CardSet,
    /// Those that are not known to be in the hand: of them at most so many more can be chosen.
    unseen: CardSet,
    unknown: usize,
}

impl Pool {
    fn of(hand: &Hand, cards: CardSet) -> Pool {
        Pool {
            cards: cards.intersection(hand.possible()),
            unseen: hand.unseen(),
            unknown: hand.unknown(),
        }
    }
}

impl Iterator for Pool {
    /// A card, and what can be chosen after it.
    type Item = (Card, Pool);

    #[inline]
    fn next(&mut self) -> Option<(Card, Pool)> {
        let card = self.cards.pop_first()?;
        let mut rest = *self;
        if self.unseen.contains(card) {
            rest.unknown -= 1;
            if rest.unknown == 0 {
                rest.cards = rest.cards.difference(self.unseen);
            }
        }
        Some((card, rest))
    }
}

/// Writes the list over.
#[inline(always)]
fn put(list: &mut Vec<Card>, cards: &[Card]) {
    list.clear();
    // One by one, because copying so few at once takes longer.
    for &card in cards {
        list.push(card);
    }
}

/// Shows every choice of `n` of the cards, at most 12, each in their order.
fn choices<B>(
    cards: CardSet,
    n: usize,
    show: &mut impl FnMut(&[Card]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    further(cards, n, &mut ArrayVec::new(), show)
}

fn further<B>(
    mut cards: CardSet,
    n: usize,
    chosen: &mut ArrayVec<Card, 12>,
    show: &mut impl FnMut(&[Card]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if n == 0 {
        return show(chosen);
    }
    while let Some(card) = cards.pop_first() {
        chosen.push(card);
        further(cards, n - 1, chosen, show)?;
        chosen.pop();
    }
    ControlFlow::Continue(())
}
