//! Carries out an accepted action: the changes that its effect consists of, with their events.

use arrayvec::ArrayVec;

use super::effect::{Effect, Setting};
use crate::rules::action::ActionKind;
use crate::rules::decks::any_user;
use crate::rules::duel::{Played, Verdict, verdict};
use crate::rules::editions::{BothEmpty, DRAW_THREE, Phase, Rules, SALE_CARDS, TAX_GOLD, Victory};
use crate::rules::event::{Event, Gain};
use crate::rules::pieces::{Noble, Support, Weapon};
use crate::rules::table::{Duel, DuelRecord, NobleInPlay, Stage, State, Tally};
use courtyard_core::cards::CardSet;
use courtyard_core::dice::Dice;
use courtyard_core::game::{Events, Outcome};
use courtyard_core::seat::{EitherSeat, Pair};

/// An action in progress.
pub(in crate::rules) struct Executor<'a> {
    pub(in crate::rules) rules: &'a Rules,
    pub(in crate::rules) state: &'a mut State,
    pub(in crate::rules) events: Events<'a, Event>,
}

impl Executor<'_> {
    /// Carries out the effect of an action of this kind, and counts the action for its limit per turn.
    #[expect(
        clippy::inline_always,
        reason = "no effect is stored before it is carried out"
    )]
    #[inline(always)]
    pub(in crate::rules) fn apply(&mut self, kind: ActionKind, effect: Effect) {
        match effect {
            Effect::SetUp(first, nobles) => self.set_up(first, &nobles),
            Effect::NextPhase => self.next_phase(),
            Effect::EndTurn => self.end_turn(),
            Effect::Sell(cards) => self.sell(cards),
            Effect::Tax(king) => self.tax(king),
            Effect::Buy(cards) => self.buy(cards),
            Effect::Recruit(noble) => self.recruit(noble),
            Effect::Arm(weapon, noble) => self.arm(weapon, noble),
            Effect::MoveWeapon(nobles) => self.move_weapon(nobles),
            Effect::Heal(spent, noble) => self.heal(spent, noble),
            Effect::DrawThree(spent) => {
                self.use_ability(spent);
                self.draw(DRAW_THREE);
            }
            Effect::Recover(cards) => self.recover(cards),
            Effect::Spy(spent, seen) => self.spy(spent, seen),
            Effect::Challenge(nobles) => self.challenge(nobles),
            Effect::Deflect(target) => self.deflect(target),
            Effect::Roll(seat, dice) => self.roll(seat, dice),
            Effect::Support(seat, cards) => self.support(seat, cards),
            Effect::Concede(seat) => self.concede(seat),
            Effect::Adjust(setting) => self.set(setting),
            Effect::Note => {}
        }
        if kind.belongs_to_a_phase() {
            self.state.tally.count(kind);
        }
    }

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

    pub(super) fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Gold(seat, gold) => self.state.sides[seat].gold = gold,
            Setting::Hand(seat, hand) => {
                let side = &mut self.state.sides[seat];
                side.hand = hand;
                side.known = CardSet::EMPTY;
            }
            Setting::Ability(seat, suit, used) => {
                let abilities = &mut self.state.sides[seat].abilities_used;
                abilities.retain(|s| used || *s != suit);
                if used && !abilities.contains(&suit) {
                    abilities.push(suit);
                }
            }
            Setting::Stamina(noble, stamina) => {
                for seat in EitherSeat::BOTH {
                    self.change(seat, noble, |s| s.stamina = stamina);
                }
            }
            Setting::Weapon(noble, weapon) => {
                for seat in EitherSeat::BOTH {
                    self.change(seat, noble, |s| s.weapon = weapon);
                }
            }
            Setting::SupportDeck(owner, cards) => self.state.stocks[any_user(owner)].deck = cards,
        }
    }

    fn begin_turn(&mut self, seat: EitherSeat) {
        let opponent = &self.state.sides[seat.other()];
        if self.rules.victory == Victory::TurnStart && opponent.courtyard.is_empty() {
            return self.end_game(Outcome::won_by(seat));
        }
        self.state.turn = self.state.turn.saturating_add(1);
        self.state.active = seat;
        self.state.tally = Tally::default();
        self.events.push(Event::TurnBegan {
            turn: self.state.turn,
            seat,
        });
        self.enter(0);
    }

    fn enter(&mut self, phase: usize) {
        self.state.stage = Stage::Turn { phase };
        self.events.push(Event::PhaseEntered { phase });
        if self.rules.phases[phase].id == Phase::INCOME {
            self.gain(self.state.active, self.rules.income_gold, Gain::Income);
        }
    }

    fn end_turn(&mut self) {
        if let Stage::Turn { phase } = self.state.stage {
            let to_come = self.rules.phases.iter().skip(phase + 1);
            if to_come.into_iter().any(|p| p.id == Phase::INCOME) {
                self.gain(self.state.active, self.rules.income_gold, Gain::Income);
            }
        }
        self.begin_turn(self.state.active.other());
    }

    fn gain(&mut self, seat: EitherSeat, gold: u16, gain: Gain) {
        if gold == 0 {
            return;
        }
        let purse = &mut self.state.sides[seat].gold;
        *purse = purse.saturating_add(gold.into());
        self.events.push(Event::GoldGained { seat, gold, gain });
    }

    fn pay(&mut self, seat: EitherSeat, gold: u16) {
        if gold == 0 {
            return;
        }
        let purse = &mut self.state.sides[seat].gold;
        *purse = purse.saturating_sub(gold.into());
        self.events.push(Event::GoldPaid { seat, gold });
    }

    fn take_from_hand(&mut self, seat: EitherSeat, card: Support) {
        let side = &mut self.state.sides[seat];
        side.known.remove(card.card());
        side.hand = side.hand.saturating_sub(1);
    }

    fn discard_from_hand(&mut self, card: Support) {
        let seat = self.state.active;
        self.take_from_hand(seat, card);
        self.state.stocks[seat].discard.push(card);
    }

    /// Discards the attacker's cards, then the defender's.
    fn discard_played(&mut self, duel: &Duel) {
        let attacker = self.state.active;
        for seat in [attacker, attacker.other()] {
            let played = duel.sides[seat].support.iter().flatten();
            self.state.stocks[seat].discard.extend(played.copied());
        }
    }

    fn use_ability(&mut self, card: Support) {
        self.discard_from_hand(card);
        self.state.sides[self.state.active]
            .abilities_used
            .push(card.suit());
    }

    fn draw(&mut self, wanted: u16) {
        let seat = self.state.active;
        let mut cards = 0;
        while cards < wanted {
            if self.state.stocks[seat].deck == 0 && !self.refill(seat) {
                break;
            }
            self.state.stocks[seat].deck -= 1;
            cards += 1;
        }
        let hand = &mut self.state.sides[seat].hand;
        *hand = hand.saturating_add(cards);
        self.events.push(Event::Drew {
            seat,
            cards,
            wanted,
        });
        if self.state.stocks[seat].deck == 0 {
            self.refill(seat);
        }
    }

    /// Shuffles the discard pile into the player's empty deck. Returns `false` if there is nothing to shuffle.
    fn refill(&mut self, seat: EitherSeat) -> bool {
        let owner = self.state.stocks.owner(seat);
        let stock = &mut self.state.stocks[seat];
        let cards = stock.discard.len();
        if cards == 0 {
            return false;
        }
        stock.deck = cards as u16;
        stock.discard.clear();
        self.events.push(Event::DeckRefilled { owner, cards });
        true
    }

    fn change(&mut self, seat: EitherSeat, noble: Noble, change: impl FnOnce(&mut NobleInPlay)) {
        let courtyard = &mut self.state.sides[seat].courtyard;
        if let Some(standing) = courtyard.iter_mut().find(|s| s.noble == noble) {
            change(standing);
        }
    }

    fn wound(&mut self, seat: EitherSeat, noble: Noble) {
        let mut left = 0;
        self.change(seat, noble, |s| {
            s.stamina -= 1;
            left = s.stamina;
        });
        self.events.push(Event::NobleWounded { seat, noble, left });
    }

    /// Removes the noble from the courtyard if it has no stamina left.
    fn bury(&mut self, seat: EitherSeat, noble: Noble) {
        let courtyard = &mut self.state.sides[seat].courtyard;
        let Some(place) = courtyard
            .iter()
            .position(|s| s.noble == noble && s.stamina == 0)
        else {
            return;
        };
        let fallen = courtyard.remove(place);
        if let Some(weapon) = fallen.weapon {
            self.state.stocks[seat].discard.push(weapon.support());
            self.events.push(Event::WeaponLost {
                seat,
                noble,
                weapon,
            });
        }
        self.events.push(Event::NobleVanquished { seat, noble });
    }

    /// Ends the game if a courtyard is empty, unless that is judged at the start of a turn.
    fn end_if_empty(&mut self) {
        if self.rules.victory == Victory::TurnStart {
            return;
        }
        let empty = |seat: EitherSeat| self.state.sides[seat].courtyard.is_empty();
        let (attacker, defender) = (self.state.active, self.state.active.other());
        match (empty(attacker), empty(defender)) {
            (false, false) => {}
            (false, true) => self.end_game(Outcome::won_by(attacker)),
            (true, false) => self.end_game(Outcome::won_by(defender)),
            (true, true) => self.end_game(match self.rules.both_empty {
                BothEmpty::Draw => Outcome::Draw,
                BothEmpty::Attacker => Outcome::won_by(attacker),
                BothEmpty::Defender => Outcome::won_by(defender),
            }),
        }
    }

    fn end_game(&mut self, outcome: Outcome) {
        self.state.stage = Stage::Over(outcome);
        self.events.push(Event::GameEnded { outcome });
    }

    /// The noble with full stamina, as it joins a courtyard.
    fn fresh(&self, noble: Noble) -> NobleInPlay {
        NobleInPlay {
            noble,
            stamina: self.rules.stamina[noble.rank()],
            weapon: None,
        }
    }

    fn end_duel(&mut self) {
        let (attacker, defender) = (self.state.active, self.state.active.other());
        let sum = |seat| self.state.duelist(seat).map(|f| f.score(self.rules));
        let (Some(attack), Some(defence)) = (sum(attacker), sum(defender)) else {
            return;
        };
        let Some(duel) = self.state.duel.take() else {
            return;
        };
        self.record(DuelRecord {
            attacker: duel.nobles[attacker],
            defender: duel.nobles[defender],
            attacker_total: attack.total,
            defender_total: defence.total,
            critical: attack.critical || defence.critical,
            verdict: verdict(attack, defence),
        });
        self.discard_played(&duel);
        self.settle(&duel, verdict(attack, defence));
        self.end_if_empty();
    }

    fn record(&mut self, record: DuelRecord) {
        self.state.last_duel = Some(record);
        self.events.push(Event::DuelEnded {
            verdict: record.verdict,
            attacker_total: record.attacker_total,
            defender_total: record.defender_total,
            critical: record.critical,
        });
    }

    /// The winner's gold and the losers' wounds. Both are wounded before one is vanquished.
    fn settle(&mut self, duel: &Duel, verdict: Verdict) {
        let (attacker, defender) = (self.state.active, self.state.active.other());
        let losers: &[EitherSeat] = match verdict {
            Verdict::Attacker => {
                self.gain(attacker, self.rules.win_gold, Gain::Duel);
                &[defender]
            }
            Verdict::Defender => {
                self.gain(defender, self.rules.win_gold, Gain::Duel);
                &[attacker]
            }
            Verdict::Tie => &[attacker, defender],
        };
        for &seat in losers {
            self.wound(seat, duel.nobles[seat]);
        }
        for &seat in losers {
            self.bury(seat, duel.nobles[seat]);
        }
    }
}
