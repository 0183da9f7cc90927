//! The things of paper and wood on a table of *Dueling Nobles* against a bot: a person's support deck, the noble deck and
//! the dice. It knows nothing of the bot's cards.

use courtyard_core::cards::{Card, CardSet};
use courtyard_core::game::{Game, RulesOf, compose};
use courtyard_core::seat::EitherSeat;
use courtyard_dueling_nobles::editions::NOBLES_DEALT;
use courtyard_dueling_nobles::{Action, ActionKind, DuelingNobles, Noble, Support, Table, Weapon};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

/// The person, who plays at random.
pub struct Paper {
    pub seat: EitherSeat,
    pub hand: CardSet,
    /// The support deck. The top card is the last.
    deck: Vec<Card>,
    /// The noble deck. The top card is the last.
    nobles: Vec<Card>,
    chance: StdRng,
}

/// The cards that an action takes out of a hand.
fn played(action: &Action) -> CardSet {
    match action {
        Action::Sell { cards } | Action::Support { cards, .. } => cards.iter().copied().collect(),
        Action::Weapon { card, .. }
        | Action::Heal { card, .. }
        | Action::DrawThree { card }
        | Action::Recover { card, .. }
        | Action::Spy { card, .. } => CardSet::of(*card),
        _ => CardSet::EMPTY,
    }
}

impl Paper {
    /// All cards are shuffled; the person's hand is dealt.
    pub fn new(rules: &RulesOf<DuelingNobles>, seat: EitherSeat, seed: u64) -> Paper {
        let mut chance = StdRng::seed_from_u64(seed);
        let mut deck: Vec<Card> = Support::SET.iter().collect();
        deck.shuffle(&mut chance);
        let rest = deck.len() - usize::from(rules.opening_hand);
        let hand = deck.drain(rest..).collect();
        let mut nobles: Vec<Card> = Noble::SET.iter().collect();
        nobles.shuffle(&mut chance);
        Paper {
            seat,
            hand,
            deck,
            nobles,
            chance,
        }
    }

    /// The set-up: the six nobles of the bot, and those that the person keeps.
    pub fn set_up(&mut self, rules: &RulesOf<DuelingNobles>) -> Action {
        let (dealt, own) = self.nobles.split_at(NOBLES_DEALT);
        let mut nobles = Box::new(courtyard_core::seat::Pair::from_fn(|_| dealt.to_vec()));
        nobles[self.seat] = own[..rules.opening_nobles.into()].to_vec();
        let first = *EitherSeat::BOTH.choose(&mut self.chance).unwrap();
        Action::Setup { first, nobles }
    }

    /// A legal action of the person with these cards, perhaps the end of the turn.
    pub fn acts(&mut self, rules: &RulesOf<DuelingNobles>, table: &Table) -> Action {
        let is_own = |action: &Action| {
            DuelingNobles::actor(table, action) == Some(self.seat.into())
                && played(action).is_subset(self.hand)
                && action.kind() != ActionKind::Concede
        };
        let mut legal = compose::legal::<DuelingNobles>(rules, table);
        legal.retain(is_own);
        let kind = legal.choose(&mut self.chance).unwrap().kind();
        legal.retain(|action| action.kind() == kind);
        let chosen = legal.choose(&mut self.chance).unwrap().clone();
        match chosen {
            Action::Spy { .. } => chosen,
            begun => self.finish(table, begun.kind(), None).unwrap_or(begun),
        }
    }

    /// The action of this kind with what the real things show, if they decide a part of it.
    pub fn finish(
        &mut self,
        table: &Table,
        kind: ActionKind,
        card: Option<Card>,
    ) -> Option<Action> {
        let mover = DuelingNobles::actors(table, kind)?.iter().next()?;
        Some(match kind {
            ActionKind::Recruit => Action::Recruit {
                noble: *self.nobles.last()?,
            },
            ActionKind::Spy => Action::Spy {
                card: card?,
                seen: Some(self.hand.iter().collect()),
            },
            ActionKind::Roll => {
                let duel = table.duel.as_ref()?;
                // The defender decides first whether to deflect.
                let unrolled = |seat: &EitherSeat| duel.sides[*seat].dice.is_none();
                let seat = Some(table.active.other()).filter(unrolled);
                let seat = seat.unwrap_or(mover.either());
                let dice = 0..duel.nobles[seat].dice();
                Action::Roll {
                    seat,
                    dice: dice.map(|_| self.chance.random_range(1..=6)).collect(),
                    is_virtual: false,
                }
            }
            _ => return None,
        })
    }

    /// Does with the cards what the table says after an action.
    pub fn follow(&mut self, action: &Action, before: &Table, table: &Table) {
        if table.turn == 0 {
            return;
        }
        let is_own = DuelingNobles::actor(before, action) == Some(self.seat.into());
        if is_own {
            assert!(played(action).is_subset(self.hand), "{action:?}");
            self.hand = self.hand.difference(played(action));
            if let Action::Recover { take, .. } = action {
                self.hand.insert(*take);
            }
        }
        let side = &table.sides[self.seat];
        while self.hand.len() < side.hand.into() {
            if self.deck.is_empty() {
                self.refill(table);
            }
            self.hand.insert(self.deck.pop().unwrap());
        }
        if self.deck.is_empty() && table.stocks[self.seat].deck > 0 {
            self.refill(table);
        }
        let numbers = [self.hand.len(), self.deck.len()];
        let shown: [usize; 2] = [side.hand.into(), table.stocks[self.seat].deck.into()];
        assert_eq!(numbers, shown, "after {action:?}");
        let deck: CardSet = table.noble_deck().map(Noble::card).collect();
        self.nobles.retain(|noble| deck.contains(*noble));
        let count = self.nobles.len();
        for noble in deck.iter() {
            if !self.nobles.contains(&noble) {
                self.nobles.push(noble);
            }
        }
        if self.nobles.len() > count || matches!(action, Action::Setup { .. }) {
            self.nobles.shuffle(&mut self.chance);
        }
    }

    /// The discard pile becomes the support deck.
    fn refill(&mut self, table: &Table) {
        let courtyard = table.sides[self.seat].courtyard.iter();
        let weapons = courtyard.filter_map(|standing| standing.weapon);
        let elsewhere = weapons
            .map(Weapon::card)
            .collect::<CardSet>()
            .union(self.hand);
        self.deck = Support::SET.difference(elsewhere).iter().collect();
        self.deck.shuffle(&mut self.chance);
    }
}
