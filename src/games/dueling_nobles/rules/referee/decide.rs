//! The decision about an action: first the [gate](Position::gate) of its kind, then its parts.

use arrayvec::ArrayVec;

use super::checks::{
    afford, distinct, noble, played, rolled, standing, support, supports, weapon, wrong_count,
};
use super::effect::Effect;
use super::position::Position;
use crate::rules::action::{Action, ActionKind};
use crate::rules::editions::{Rules, SALE_CARDS, Taxes};
use crate::rules::pieces::{Noble, Support};
use crate::rules::refusal::{CardLocation, Refusal, SetupFaults};
use crate::rules::table::{NobleInPlay, State};
use courtyard_core::cards::{Card, CardSet};
use courtyard_core::game::ensure;
use courtyard_core::seat::{EitherSeat, Pair};

/// Decides about an action.
#[expect(
    clippy::inline_always,
    reason = "no effect is stored before it is carried out"
)]
#[inline(always)]
pub(in crate::rules) fn decide(
    rules: &Rules,
    table: &State,
    action: &Action,
) -> Result<Effect, Refusal> {
    let position = Position::new(rules, table);
    let kind = action.kind();
    position.gate(kind)?;
    match action {
        Action::Setup { first, nobles } => position.set_up(*first, nobles),
        Action::NextPhase => Ok(Effect::NextPhase),
        Action::EndTurn => Ok(Effect::EndTurn),
        Action::Sell { cards } => position.sell(cards),
        Action::Tax { king } => position.tax(*king),
        Action::Buy { count } => position.buy(*count),
        Action::Recruit { noble } => position.recruit(*noble),
        Action::Weapon { card, noble } => position.arm(*card, *noble),
        Action::MoveWeapon { from, to } => position.move_weapon(*from, *to),
        Action::Heal { card, noble } => position.heal(*card, *noble),
        Action::DrawThree { card } => position.spent(kind, *card).map(Effect::DrawThree),
        Action::Recover { card, take } => position.recover(*card, *take),
        Action::Spy { card, seen } => position.spy(*card, seen.as_deref()),
        Action::Challenge { attacker, target } => position.challenge(*attacker, *target),
        Action::Deflect { target } => position.deflect(*target),
        Action::Roll { seat, dice, .. } => position.roll(*seat, dice),
        Action::Support { seat, cards } => position.support(*seat, cards),
        Action::Concede { seat } => Ok(Effect::Concede(*seat)),
        Action::Adjust { correction, .. } => position.setting(correction).map(Effect::Adjust),
        Action::Note { .. } => Ok(Effect::Note),
    }
}

impl Position<'_> {
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
        ensure(faults == sound, Refusal::BadSetup(faults))?;
        Ok(Effect::SetUp(first, Box::new(nobles)))
    }

    fn sell(&self, cards: &[Card]) -> Result<Effect, Refusal> {
        let &[a, b, c] = cards else {
            let needed = SALE_CARDS as i64;
            return Err(wrong_count(needed, needed, cards.len()));
        };
        let sold = supports(&[a, b, c])?;
        let suit = CardSet::of_suit(a.suit());
        ensure(sold.is_subset(suit), Refusal::NotSameSuit)?;
        self.held(self.table.active, &[a, b, c], sold)?;
        Ok(Effect::Sell([support(a)?, support(b)?, support(c)?]))
    }

    pub(crate) fn tax(&self, card: Card) -> Result<Effect, Refusal> {
        let king = standing(self.table, self.table.active, card)?;
        let taxed = self.table.tally.taxed;
        ensure(king.noble.is_king(), Refusal::NotAKing { card: Some(card) })?;
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

    pub(crate) fn buy(&self, wanted: i64) -> Result<Effect, Refusal> {
        let max = self.rules.cards_per_purchase;
        let wrong = Refusal::WrongCount {
            min: 1,
            max: max.into(),
            got: wanted,
        };
        let bought = u16::try_from(wanted).map_err(|_| wrong)?;
        ensure((1..=max).contains(&bought), wrong)?;
        afford(self.table.own().gold, wanted)?;
        let stock = &self.table.stocks[self.table.active];
        let (needs, left) = (wanted, stock.cards_to_draw());
        ensure(left >= bought.into(), Refusal::DeckEmpty { needs, left })?;
        Ok(Effect::Buy(bought))
    }

    /// Checks that the active player has a noble: without one, a player may still recruit if the rules judge a victory at
    /// the start of a turn.
    pub(in crate::rules) fn has_nobles(&self) -> Result<(), Refusal> {
        self.some_noble(self.table.active)
    }

    pub(in crate::rules) fn both_have_nobles(&self) -> Result<(), Refusal> {
        self.has_nobles()?;
        self.some_noble(self.table.active.other())
    }

    fn some_noble(&self, seat: EitherSeat) -> Result<(), Refusal> {
        let some = !self.table.sides[seat].courtyard.is_empty();
        ensure(some, Refusal::NoSuchNoble { card: None, seat })
    }

    pub(in crate::rules) fn may_recruit(&self) -> Result<(), Refusal> {
        afford(self.table.own().gold, self.rules.recruit_cost.into())?;
        ensure(self.table.noble_deck_size() > 0, Refusal::NobleDeckEmpty)
    }

    pub(in crate::rules) fn recruit(&self, card: Card) -> Result<Effect, Refusal> {
        let recruit = noble(card)?;
        match self.table.find(recruit) {
            Some((seat, _)) => Err(Refusal::NobleInPlay {
                noble: recruit,
                seat,
            }),
            None => Ok(Effect::Recruit(recruit)),
        }
    }

    pub(crate) fn arm(&self, card: Card, noble: Card) -> Result<Effect, Refusal> {
        let weapon = weapon(card)?;
        let bearer = standing(self.table, self.table.active, noble)?;
        if let Some(old) = bearer.weapon {
            let noble = Some((bearer.noble, old));
            return Err(Refusal::NobleArmed { noble });
        }
        self.held(self.table.active, &[card], CardSet::of(card))?;
        Ok(Effect::Arm(weapon, bearer.noble))
    }

    pub(in crate::rules) fn move_weapon(&self, from: Card, to: Card) -> Result<Effect, Refusal> {
        let from = standing(self.table, self.table.active, from)?;
        let to = standing(self.table, self.table.active, to)?;
        let noble = to.noble;
        ensure(from.noble != noble, Refusal::SameNoble { noble })?;
        self.armed(from.noble.card())?;
        self.receives(to)?;
        Ok(Effect::MoveWeapon([from.noble, to.noble]))
    }

    /// Checks that a noble can receive the weapon of another one.
    pub(crate) fn receives(&self, noble: &NobleInPlay) -> Result<(), Refusal> {
        match noble.weapon {
            Some(old) if !self.rules.weapons_may_swap => Err(Refusal::NobleArmed {
                noble: Some((noble.noble, old)),
            }),
            Some(_) | None => Ok(()),
        }
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
    pub(crate) fn wounded(&self, noble: Card) -> Result<Noble, Refusal> {
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

    /// Checks that the opponent has more nobles.
    pub(in crate::rules) fn is_behind(&self) -> Result<(), Refusal> {
        let [own, opponent] = [self.table.own(), self.table.opponent()].map(|s| s.courtyard.len());
        ensure(opponent > own, Refusal::OpponentNotAhead { own, opponent })
    }

    pub(in crate::rules) fn some_discarded(&self) -> Result<(), Refusal> {
        let refusal = Refusal::DiscardLacksCard { card: None };
        let stock = &self.table.stocks[self.table.active];
        ensure(!stock.discard.is_empty(), refusal)
    }

    fn recover(&self, card: Card, take: Card) -> Result<Effect, Refusal> {
        let taken = support(take)?;
        let refusal = Refusal::DiscardLacksCard { card: Some(take) };
        let stock = &self.table.stocks[self.table.active];
        ensure(stock.discard.contains(&taken), refusal)?;
        let spent = self.spent(ActionKind::Recover, card)?;
        Ok(Effect::Recover([spent, taken]))
    }

    fn spy(&self, card: Card, seen: Option<&[Card]>) -> Result<Effect, Refusal> {
        let spent = self.spent(ActionKind::Spy, card)?;
        let seen = seen.map(|seen| self.seen_hand(spent, seen)).transpose()?;
        Ok(Effect::Spy(spent, seen))
    }

    fn challenge(&self, attacker: Card, target: Card) -> Result<Effect, Refusal> {
        let active = self.table.active;
        let attacker = standing(self.table, active, attacker)?;
        let target = standing(self.table, active.other(), target)?;
        Ok(Effect::Challenge([attacker.noble, target.noble]))
    }

    pub(in crate::rules) fn may_deflect(&self) -> Result<(), Refusal> {
        let duel = self.duel()?;
        ensure(!duel.deflected, Refusal::AlreadyDeflected)?;
        for (seat, side) in duel.sides.iter() {
            if side.dice.is_some() {
                return Err(Refusal::DiceAlreadyRolled { seat });
            }
        }
        afford(self.table.opponent().gold, self.rules.deflect_cost.into())
    }

    pub(crate) fn deflect(&self, target: Card) -> Result<Effect, Refusal> {
        let defender = self.table.active.other();
        let noble = standing(self.table, defender, target)?.noble;
        let attacked = self.duel()?.nobles[defender];
        ensure(attacked != noble, Refusal::SameNoble { noble })?;
        Ok(Effect::Deflect(noble))
    }

    pub(in crate::rules) fn some_unrolled(&self) -> Result<(), Refusal> {
        let seat = self.table.active;
        ensure(!self.duel()?.rolled(), Refusal::DiceAlreadyRolled { seat })
    }

    fn roll(&self, seat: EitherSeat, dice: &[i64]) -> Result<Effect, Refusal> {
        let dice = rolled(self.unrolled(seat)?, dice)?;
        Ok(Effect::Roll(seat, dice))
    }

    /// The player's noble in the duel; fails if its dice are rolled.
    pub(in crate::rules) fn unrolled(&self, seat: EitherSeat) -> Result<Noble, Refusal> {
        let duel = self.duel()?;
        let rolled = duel.sides[seat].dice.is_some();
        ensure(!rolled, Refusal::DiceAlreadyRolled { seat })?;
        Ok(duel.nobles[seat])
    }

    pub(in crate::rules) fn both_rolled(&self) -> Result<(), Refusal> {
        let mut sides = self.duel()?.sides.iter();
        match sides.find(|(_, side)| side.dice.is_none()) {
            Some((seat, _)) => Err(Refusal::NotRolled { seat }),
            None => Ok(()),
        }
    }

    fn support(&self, seat: EitherSeat, cards: &[Card]) -> Result<Effect, Refusal> {
        let duel = self.duel()?;
        let turn = duel.supporter(self.table.active);
        ensure(seat == turn, Refusal::NotYourSupport { turn })?;
        let played = played(duel.nobles[turn], cards)?;
        self.held(turn, cards, played.iter().map(|c| c.card()).collect())?;
        Ok(Effect::Support(seat, played))
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
            if card == spent && table.stocks.is_shared() {
                return Err(elsewhere(card, CardLocation::Hand(table.active)));
            }
            match table.place_of(seat, card) {
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
