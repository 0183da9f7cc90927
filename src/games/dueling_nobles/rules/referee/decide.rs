//! The decision about an action: first the [gate](Position::gate) of its kind, then its parts.

use arrayvec::ArrayVec;

use super::checks::{
    afford, distinct, noble, played, rolled, standing, support, supports, weapon, wrong_count,
};
use super::effect::Effect;
use super::position::Position;
use crate::rules::action::{Action, ActionKind};
use crate::rules::editions::{SALE_CARDS, Taxes};
use crate::rules::pieces::{Noble, Support};
use crate::rules::refusal::{CardLocation, Refusal, SetupFaults};
use courtyard_core::cards::{Card, CardSet};
use courtyard_core::seat::{EitherSeat, Pair};

impl Position<'_> {
    /// Decides: returns the action's effect on this table, or the reason for its refusal.
    pub(super) fn decide(&self, action: &Action) -> Result<Effect, Refusal> {
        self.gate(action.kind())?;
        self.effect(action)
    }

    /// The effect of an action that has passed its gate, or the reason for its refusal.
    fn effect(&self, action: &Action) -> Result<Effect, Refusal> {
        match action {
            Action::Setup { first, nobles } => self.set_up(*first, nobles),
            Action::NextPhase => Ok(Effect::NextPhase),
            Action::EndTurn => Ok(Effect::EndTurn),
            Action::Sell { cards } => self.sell(cards),
            Action::Tax { king } => self.tax(*king),
            Action::Buy { count } => self.buy(*count),
            Action::Recruit { noble } => self.recruit(*noble),
            Action::Weapon { card, noble } => self.arm(*card, *noble),
            Action::MoveWeapon { from, to } => self.move_weapon(*from, *to),
            Action::Heal { card, noble } => self.heal(*card, *noble),
            Action::DrawThree { card } => {
                let spent = self.spent(ActionKind::DrawThree, *card)?;
                Ok(Effect::DrawThree(spent))
            }
            Action::Recover { card, take } => self.recover(*card, *take),
            Action::Spy { card, seen } => self.spy(*card, seen.as_deref()),
            Action::Challenge { attacker, target } => self.challenge(*attacker, *target),
            Action::Deflect { target } => self.deflect(*target),
            Action::Roll { seat, dice, .. } => self.roll(*seat, dice),
            Action::Support { seat, cards } => self.support(*seat, cards),
            Action::Concede { seat } => Ok(Effect::Concede(*seat)),
            Action::Adjust { correction, .. } => self.setting(correction).map(Effect::Adjust),
            Action::Note { .. } => Ok(Effect::Note),
        }
    }

    fn set_up(&self, first: EitherSeat, named: &Pair<Vec<Card>>) -> Result<Effect, Refusal> {
        let sound = SetupFaults {
            needed: self.rules.opening_nobles.into(),
            ..SetupFaults::default()
        };
        let mut faults = sound;
        let mut all = CardSet::EMPTY;
        let mut nobles = Pair::<ArrayVec<Noble, 12>>::default();
        for (seat, cards) in named.iter() {
            if cards.len() != faults.needed {
                faults.counts[seat] = Some(cards.len());
            }
            for &card in cards {
                match Noble::from_card(card) {
                    None => {
                        faults.not_nobles.insert(card);
                    }
                    Some(_) if !all.insert(card) => {
                        faults.duplicates.insert(card);
                    }
                    // The nobles are distinct, so there is room for all twelve.
                    Some(noble) => nobles[seat].push(noble),
                }
            }
        }
        match faults == sound {
            true => Ok(Effect::Setup { first, nobles }),
            false => Err(Refusal::BadSetup(faults)),
        }
    }

    fn sell(&self, cards: &[Card]) -> Result<Effect, Refusal> {
        let &[a, b, c] = cards else {
            let needed = SALE_CARDS as i64;
            return Err(wrong_count(needed, needed, cards.len()));
        };
        let sold = supports(&[a, b, c])?;
        if !sold.is_subset(CardSet::of_suit(a.suit())) {
            return Err(Refusal::NotSameSuit);
        }
        self.held(self.table.active, &[a, b, c], sold)?;
        Ok(Effect::Sell([support(a)?, support(b)?, support(c)?]))
    }

    pub(in crate::rules) fn tax(&self, card: Card) -> Result<Effect, Refusal> {
        let king = standing(self.table, self.table.active, card)?;
        let taxed = self.table.tally.taxed;
        if !king.noble.is_king() {
            return Err(Refusal::NotAKing { card: Some(card) });
        }
        if taxed.contains(card) {
            let king = Some(king.noble);
            return Err(Refusal::AlreadyTaxed { king });
        }
        if self.rules.taxes == Taxes::OneKing && !taxed.is_empty() {
            let (kind, limit) = (ActionKind::Tax, 1);
            return Err(Refusal::LimitReached { kind, limit });
        }
        if king.stamina == 1 && !self.rules.tax_may_vanquish {
            return Err(Refusal::KingWouldFall { king: king.noble });
        }
        Ok(Effect::Tax(king.noble))
    }

    pub(in crate::rules) fn buy(&self, wanted: i64) -> Result<Effect, Refusal> {
        let max = self.rules.cards_per_purchase;
        let wrong = Refusal::WrongCount {
            min: 1,
            max: max.into(),
            got: wanted,
        };
        let bought = u16::try_from(wanted).map_err(|_| wrong)?;
        if !(1..=max).contains(&bought) {
            return Err(wrong);
        }
        afford(self.table.own().gold, wanted)?;
        let left = self.table.cards_to_draw();
        if left < usize::from(bought) {
            return Err(Refusal::DeckEmpty {
                needs: wanted,
                left,
            });
        }
        Ok(Effect::Buy(bought))
    }

    pub(in crate::rules) fn recruit(&self, card: Card) -> Result<Effect, Refusal> {
        let recruit = noble(card)?;
        match self.table.find(recruit) {
            Some((seat, standing)) => Err(Refusal::NobleInPlay {
                noble: standing.noble,
                seat,
            }),
            None => Ok(Effect::Recruit(recruit)),
        }
    }

    pub(in crate::rules) fn arm(&self, card: Card, noble: Card) -> Result<Effect, Refusal> {
        let weapon = weapon(card)?;
        let bearer = standing(self.table, self.table.active, noble)?;
        if let Some(old) = bearer.weapon {
            let noble = Some((bearer.noble, old));
            return Err(Refusal::NobleArmed { noble });
        }
        self.held(self.table.active, &[card], CardSet::of(card))?;
        Ok(Effect::Weapon(weapon, bearer.noble))
    }

    pub(in crate::rules) fn move_weapon(&self, from: Card, to: Card) -> Result<Effect, Refusal> {
        let from = standing(self.table, self.table.active, from)?;
        let to = standing(self.table, self.table.active, to)?;
        if from.noble == to.noble {
            return Err(Refusal::SameNoble { noble: to.noble });
        }
        self.armed(from.noble.card())?;
        if let Some(old) = to.weapon
            && !self.rules.weapons_may_swap
        {
            let noble = Some((to.noble, old));
            return Err(Refusal::NobleArmed { noble });
        }
        Ok(Effect::MoveWeapon {
            from: from.noble,
            to: to.noble,
        })
    }

    /// The active player's noble; fails if it has no weapon.
    pub(in crate::rules) fn armed(&self, noble: Card) -> Result<Noble, Refusal> {
        let bearer = standing(self.table, self.table.active, noble)?;
        let unarmed = Refusal::NobleUnarmed {
            noble: Some(bearer.noble),
        };
        bearer.weapon.map(|_| bearer.noble).ok_or(unarmed)
    }

    /// The active player's noble; fails if it has full stamina.
    pub(in crate::rules) fn wounded(&self, noble: Card) -> Result<Noble, Refusal> {
        let healed = standing(self.table, self.table.active, noble)?;
        if healed.stamina >= self.rules.stamina[healed.noble.rank()] {
            let noble = Some(healed.noble);
            return Err(Refusal::StaminaFull { noble });
        }
        Ok(healed.noble)
    }

    fn heal(&self, card: Card, noble: Card) -> Result<Effect, Refusal> {
        let healed = self.wounded(noble)?;
        let spent = self.spent(ActionKind::Heal, card)?;
        Ok(Effect::Heal(spent, healed))
    }

    fn recover(&self, card: Card, take: Card) -> Result<Effect, Refusal> {
        let taken = support(take)?;
        if !self.table.discard.contains(&taken) {
            return Err(Refusal::DiscardLacksCard { card: Some(take) });
        }
        let spent = self.spent(ActionKind::Recover, card)?;
        Ok(Effect::Recover { spent, taken })
    }

    fn spy(&self, card: Card, seen: Option<&[Card]>) -> Result<Effect, Refusal> {
        let spent = self.spent(ActionKind::Spy, card)?;
        let seen = seen.map(|seen| self.seen_hand(spent, seen)).transpose()?;
        Ok(Effect::Spy { spent, seen })
    }

    fn challenge(&self, attacker: Card, target: Card) -> Result<Effect, Refusal> {
        let active = self.table.active;
        Ok(Effect::Challenge {
            attacker: standing(self.table, active, attacker)?.noble,
            target: standing(self.table, active.other(), target)?.noble,
        })
    }

    pub(in crate::rules) fn deflect(&self, target: Card) -> Result<Effect, Refusal> {
        let defender = self.table.active.other();
        let target = standing(self.table, defender, target)?.noble;
        if self.duel()?.nobles[defender] == target {
            return Err(Refusal::SameNoble { noble: target });
        }
        Ok(Effect::Deflect(target))
    }

    fn roll(&self, seat: EitherSeat, dice: &[i64]) -> Result<Effect, Refusal> {
        Ok(Effect::Roll(seat, rolled(self.unrolled(seat)?, dice)?))
    }

    /// The player's noble in the duel; fails if its dice are rolled.
    pub(in crate::rules) fn unrolled(&self, seat: EitherSeat) -> Result<Noble, Refusal> {
        let duel = self.duel()?;
        match duel.sides[seat].dice {
            Some(_) => Err(Refusal::DiceAlreadyRolled { seat }),
            None => Ok(duel.nobles[seat]),
        }
    }

    fn support(&self, seat: EitherSeat, cards: &[Card]) -> Result<Effect, Refusal> {
        let duel = self.duel()?;
        let turn = duel.supporter(self.table.active);
        if seat != turn {
            return Err(Refusal::NotYourSupport { turn });
        }
        let played = played(duel.nobles[turn], cards)?;
        self.held(turn, cards, played.iter().map(|c| c.card()).collect())?;
        Ok(Effect::Support(turn, played))
    }

    /// Checks that the player's hand can hold all these cards together; `set` has the same cards, each named once.
    fn held(&self, seat: EitherSeat, cards: &[Card], set: CardSet) -> Result<(), Refusal> {
        self.hand(seat).holds(self.table, cards, set)
    }

    /// A card of the ability's suit from the active player's hand.
    fn spent(&self, kind: ActionKind, card: Card) -> Result<Support, Refusal> {
        let spent = support(card)?;
        if let Some(needed) = kind.ability()
            && spent.suit() != needed
        {
            return Err(Refusal::WrongSuit { card, needed });
        }
        self.held(self.table.active, &[card], CardSet::of(card))?;
        Ok(spent)
    }

    /// The opponent's hand as seen by a spy: complete, and without cards known to be elsewhere.
    fn seen_hand(&self, spent: Support, seen: &[Card]) -> Result<CardSet, Refusal> {
        let table = self.table;
        let seat = table.active.other();
        let hand = table.sides[seat].hand;
        if seen.len() != usize::from(hand) {
            return Err(wrong_count(hand.into(), hand.into(), seen.len()));
        }
        let set = distinct(seen)?;
        let elsewhere = |card: Support, place: CardLocation| Refusal::CardElsewhere {
            card: Some((card, place)),
        };
        for &card in seen {
            let card = support(card)?;
            if card == spent {
                return Err(elsewhere(card, CardLocation::Hand(table.active)));
            }
            match table.place_of(card) {
                None => {}
                Some(CardLocation::Hand(holder)) if holder == seat => {}
                Some(place) => return Err(elsewhere(card, place)),
            }
        }
        let known = table.sides[seat].known;
        let overlooked = known.difference(set).iter().find_map(Support::from_card);
        match overlooked {
            Some(card) => Err(elsewhere(card, CardLocation::Hand(seat))),
            None => Ok(set),
        }
    }
}
