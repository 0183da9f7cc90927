//! The decision about each action, first by the [gate](Position::gate) of its kind, then by its parts; and its effect.

use arrayvec::ArrayVec;

use super::checks::{
    afford, distinct, noble, played, rolled, standing, support, supports, weapon, wrong_count,
};
use super::executor::Executor;
use super::position::Position;
use crate::rules::action::{Action, ActionKind};
use crate::rules::duel::Played;
use crate::rules::editions::{DRAW_THREE, SALE_CARDS, TAX_GOLD, Taxes};
use crate::rules::event::{Event, Gain};
use crate::rules::pieces::{Noble, Support, Weapon};
use crate::rules::refusal::{CardLocation, Refusal, SetupFaults};
use crate::rules::table::{Duel, NobleInPlay, Stage};
use courtyard_core::cards::{Card, CardSet};
use courtyard_core::dice::Dice;
use courtyard_core::game::{Outcome, ensure};
use courtyard_core::seat::{EitherSeat, Pair};

/// The use of a decision: a [`Position`] only checks it, and an [`Executor`] carries it out.
pub(in crate::rules) trait Judge<'e> {
    /// Decides, and passes a decision that is not a refusal to `carry_out`.
    fn act<T>(
        &mut self,
        decide: impl FnOnce(&Position<'_>) -> Result<T, Refusal>,
        carry_out: impl FnOnce(&mut Executor<'e>, T),
    ) -> Result<(), Refusal>;

    /// Decides about an action: whether it is legal, and what it does.
    fn judge(&mut self, action: &Action) -> Result<(), Refusal> {
        self.act(|position| position.gate(action.kind()), |_, ()| {})?;
        match action {
            Action::Setup { first, nobles } => self.act(
                |position| position.set_up(nobles),
                |executor, nobles| executor.set_up(*first, &nobles),
            ),
            Action::NextPhase => self.act(|_| Ok(()), |executor, ()| executor.next_phase()),
            Action::EndTurn => self.act(|_| Ok(()), |executor, ()| executor.end_turn()),
            Action::Sell { cards } => self.act(|position| position.sell(cards), Executor::sell),
            Action::Tax { king } => self.act(|position| position.tax(*king), Executor::tax),
            Action::Buy { count } => self.act(|position| position.buy(*count), Executor::buy),
            Action::Recruit { noble } => {
                self.act(|position| position.recruit(*noble), Executor::recruit)
            }
            Action::Weapon { card, noble } => self.act(
                |position| position.arm(*card, *noble),
                |game, (weapon, noble)| {
                    game.arm(weapon, noble);
                },
            ),
            Action::MoveWeapon { from, to } => self.act(
                |position| position.move_weapon(*from, *to),
                Executor::move_weapon,
            ),
            Action::Heal { card, noble } => self.act(
                |position| position.heal(*card, *noble),
                |game, (spent, noble)| {
                    game.heal(spent, noble);
                },
            ),
            Action::DrawThree { card } => self.act(
                |position| position.spent(ActionKind::DrawThree, *card),
                |executor, spent| {
                    executor.use_ability(spent);
                    executor.draw(DRAW_THREE);
                },
            ),
            Action::Recover { card, take } => {
                self.act(|position| position.recover(*card, *take), Executor::recover)
            }
            Action::Spy { card, seen } => self.act(
                |position| position.spy(*card, seen.as_deref()),
                |game, (spent, seen)| game.spy(spent, seen),
            ),
            Action::Challenge { attacker, target } => self.act(
                |position| position.challenge(*attacker, *target),
                Executor::challenge,
            ),
            Action::Deflect { target } => {
                self.act(|position| position.deflect(*target), Executor::deflect)
            }
            Action::Roll { seat, dice, .. } => self.act(
                |position| position.roll(*seat, dice),
                |executor, dice| executor.roll(*seat, dice),
            ),
            Action::Support { seat, cards } => self.act(
                |position| position.support(*seat, cards),
                |executor, cards| executor.support(*seat, cards),
            ),
            Action::Concede { seat } => {
                self.act(|_| Ok(()), |executor, ()| executor.concede(*seat))
            }
            Action::Adjust { correction, .. } => {
                self.act(|position| position.setting(correction), Executor::set)
            }
            Action::Note { .. } => Ok(()),
        }?;
        self.act(|_| Ok(()), |executor, ()| executor.count(action.kind()))
    }
}

impl<'e> Judge<'e> for Position<'_> {
    fn act<T>(
        &mut self,
        decide: impl FnOnce(&Position<'_>) -> Result<T, Refusal>,
        _: impl FnOnce(&mut Executor<'e>, T),
    ) -> Result<(), Refusal> {
        decide(self).map(drop)
    }
}

impl<'e> Judge<'e> for Executor<'e> {
    fn act<T>(
        &mut self,
        decide: impl FnOnce(&Position<'_>) -> Result<T, Refusal>,
        carry_out: impl FnOnce(&mut Executor<'e>, T),
    ) -> Result<(), Refusal> {
        let decided = decide(&Position::new(self.rules, self.state))?;
        carry_out(self, decided);
        Ok(())
    }
}

impl Position<'_> {
    fn set_up(&self, named: &Pair<Vec<Card>>) -> Result<Pair<ArrayVec<Noble, 12>>, Refusal> {
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
        Ok(nobles)
    }

    fn sell(&self, cards: &[Card]) -> Result<[Support; SALE_CARDS], Refusal> {
        let &[a, b, c] = cards else {
            let needed = SALE_CARDS as i64;
            return Err(wrong_count(needed, needed, cards.len()));
        };
        let sold = supports(&[a, b, c])?;
        let suit = CardSet::of_suit(a.suit());
        ensure(sold.is_subset(suit), Refusal::NotSameSuit)?;
        self.held(self.table.active, &[a, b, c], sold)?;
        Ok([support(a)?, support(b)?, support(c)?])
    }

    pub(crate) fn tax(&self, card: Card) -> Result<Noble, Refusal> {
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
        Ok(king.noble)
    }

    pub(crate) fn buy(&self, wanted: i64) -> Result<u16, Refusal> {
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
        Ok(bought)
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

    pub(in crate::rules) fn recruit(&self, card: Card) -> Result<Noble, Refusal> {
        let recruit = noble(card)?;
        match self.table.find(recruit) {
            Some((seat, _)) => Err(Refusal::NobleInPlay {
                noble: recruit,
                seat,
            }),
            None => Ok(recruit),
        }
    }

    pub(crate) fn arm(&self, card: Card, noble: Card) -> Result<(Weapon, Noble), Refusal> {
        let weapon = weapon(card)?;
        let bearer = standing(self.table, self.table.active, noble)?;
        if let Some(old) = bearer.weapon {
            let noble = Some((bearer.noble, old));
            return Err(Refusal::NobleArmed { noble });
        }
        self.held(self.table.active, &[card], CardSet::of(card))?;
        Ok((weapon, bearer.noble))
    }

    /// The nobles that give and receive the weapon.
    pub(in crate::rules) fn move_weapon(
        &self,
        from: Card,
        to: Card,
    ) -> Result<[Noble; 2], Refusal> {
        let from = standing(self.table, self.table.active, from)?;
        let to = standing(self.table, self.table.active, to)?;
        let noble = to.noble;
        ensure(from.noble != noble, Refusal::SameNoble { noble })?;
        self.armed(from.noble.card())?;
        self.receives(to)?;
        Ok([from.noble, to.noble])
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

    fn heal(&self, card: Card, noble: Card) -> Result<(Support, Noble), Refusal> {
        let healed = self.wounded(noble)?;
        let spent = self.spent(ActionKind::Heal, card)?;
        Ok((spent, healed))
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

    /// The spent card and the recovered one.
    fn recover(&self, card: Card, take: Card) -> Result<[Support; 2], Refusal> {
        let taken = support(take)?;
        let refusal = Refusal::DiscardLacksCard { card: Some(take) };
        let stock = &self.table.stocks[self.table.active];
        ensure(stock.discard.contains(&taken), refusal)?;
        let spent = self.spent(ActionKind::Recover, card)?;
        Ok([spent, taken])
    }

    fn spy(
        &self,
        card: Card,
        seen: Option<&[Card]>,
    ) -> Result<(Support, Option<CardSet>), Refusal> {
        let spent = self.spent(ActionKind::Spy, card)?;
        let seen = seen.map(|seen| self.seen_hand(spent, seen)).transpose()?;
        Ok((spent, seen))
    }

    /// The attacker and its target.
    fn challenge(&self, attacker: Card, target: Card) -> Result<[Noble; 2], Refusal> {
        let active = self.table.active;
        let attacker = standing(self.table, active, attacker)?;
        let target = standing(self.table, active.other(), target)?;
        Ok([attacker.noble, target.noble])
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

    pub(crate) fn deflect(&self, target: Card) -> Result<Noble, Refusal> {
        let defender = self.table.active.other();
        let noble = standing(self.table, defender, target)?.noble;
        let attacked = self.duel()?.nobles[defender];
        ensure(attacked != noble, Refusal::SameNoble { noble })?;
        Ok(noble)
    }

    pub(in crate::rules) fn some_unrolled(&self) -> Result<(), Refusal> {
        let seat = self.table.active;
        ensure(!self.duel()?.rolled(), Refusal::DiceAlreadyRolled { seat })
    }

    fn roll(&self, seat: EitherSeat, dice: &[i64]) -> Result<Dice, Refusal> {
        rolled(self.unrolled(seat)?, dice)
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

    fn support(&self, seat: EitherSeat, cards: &[Card]) -> Result<Played, Refusal> {
        let duel = self.duel()?;
        let turn = duel.supporter(self.table.active);
        ensure(seat == turn, Refusal::NotYourSupport { turn })?;
        let played = played(duel.nobles[turn], cards)?;
        self.held(turn, cards, played.iter().map(|c| c.card()).collect())?;
        Ok(played)
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

/// The effects of accepted actions.
impl Executor<'_> {
    fn set_up(&mut self, first: EitherSeat, nobles: &Pair<ArrayVec<Noble, 12>>) {
        for seat in EitherSeat::BOTH {
            let courtyard = nobles[seat].iter().map(|noble| self.fresh(*noble));
            let courtyard = courtyard.collect();
            let side = &mut self.state.sides[seat];
            side.hand = self.rules.opening_hand;
            side.courtyard = courtyard;
            self.state.stocks[seat].deck -= self.rules.opening_hand;
        }
        self.begin_turn(first);
    }

    fn next_phase(&mut self) {
        match self.state.stage {
            Stage::Turn { phase } if phase + 1 < self.rules.phases.len() => self.enter(phase + 1),
            Stage::Turn { .. } | Stage::SetUp | Stage::Over(_) => self.end_turn(),
        }
    }

    fn sell(&mut self, cards: [Support; SALE_CARDS]) {
        for card in cards {
            self.discard_from_hand(card);
        }
        self.gain(self.state.active, self.rules.sale_gold, Gain::Sale);
    }

    fn tax(&mut self, king: Noble) {
        let active = self.state.active;
        self.state.tally.taxed.insert(king.card());
        self.gain(active, TAX_GOLD, Gain::Tax);
        self.wound(active, king);
        self.bury(active, king);
        self.end_if_empty();
    }

    fn buy(&mut self, cards: u16) {
        self.pay(self.state.active, cards);
        self.draw(cards);
    }

    fn recruit(&mut self, noble: Noble) {
        let seat = self.state.active;
        self.pay(seat, self.rules.recruit_cost);
        let recruit = self.fresh(noble);
        self.state.sides[seat].courtyard.push(recruit);
        self.events.push(Event::NobleJoined { seat, noble });
    }

    fn arm(&mut self, weapon: Weapon, noble: Noble) {
        let active = self.state.active;
        self.take_from_hand(active, weapon.support());
        self.change(active, noble, |s| s.weapon = Some(weapon));
    }

    fn move_weapon(&mut self, [from, to]: [Noble; 2]) {
        let active = self.state.active;
        let own = self.state.own();
        let weapon = |noble| own.standing(noble).and_then(|s| s.weapon);
        let (carried, back) = (weapon(from), weapon(to));
        self.change(active, from, |s| s.weapon = back);
        self.change(active, to, |s| s.weapon = carried);
    }

    fn heal(&mut self, spent: Support, noble: Noble) {
        let seat = self.state.active;
        self.use_ability(spent);
        let mut now = 0;
        self.change(seat, noble, |s| {
            s.stamina += 1;
            now = s.stamina;
        });
        self.events.push(Event::NobleHealed { seat, noble, now });
    }

    fn recover(&mut self, [spent, taken]: [Support; 2]) {
        let seat = self.state.active;
        self.state.stocks[seat].discard.retain(|c| *c != taken);
        self.use_ability(spent);
        let side = &mut self.state.sides[seat];
        side.hand = side.hand.saturating_add(1);
        side.known.insert(taken.card());
        self.events.push(Event::Recovered { seat, card: taken });
    }

    fn spy(&mut self, spent: Support, seen: Option<CardSet>) {
        self.use_ability(spent);
        if let Some(seen) = seen {
            self.state.sides[self.state.active.other()].known = seen;
        }
    }

    fn challenge(&mut self, [attacker, target]: [Noble; 2]) {
        let mut nobles = Pair([attacker; 2]);
        nobles[self.state.active.other()] = target;
        self.state.duel = Some(Duel::new(nobles));
    }

    fn deflect(&mut self, target: Noble) {
        let defender = self.state.active.other();
        self.pay(defender, self.rules.deflect_cost);
        if let Some(duel) = &mut self.state.duel {
            duel.nobles[defender] = target;
            duel.deflected = true;
        }
    }

    fn roll(&mut self, seat: EitherSeat, dice: Dice) {
        if let Some(duel) = &mut self.state.duel {
            duel.sides[seat].dice = Some(dice);
        }
    }

    fn support(&mut self, seat: EitherSeat, cards: Played) {
        for &card in &cards {
            self.take_from_hand(seat, card);
        }
        if let Some(duel) = &mut self.state.duel {
            duel.sides[seat].support = Some(cards);
        }
        if seat != self.state.active {
            self.end_duel();
        }
    }

    fn concede(&mut self, seat: EitherSeat) {
        // Of an unfinished duel, only the cards played so far are discarded.
        if let Some(duel) = self.state.duel.take() {
            self.discard_played(&duel);
        }
        self.end_game(Outcome::won_by(seat.other()));
    }
}
