//! Carries out an accepted action with its consequences.

use arrayvec::ArrayVec;

use super::effect::{Effect, Setting};
use crate::rules::duel::{Played, Verdict, verdict};
use crate::rules::editions::{DRAW_THREE, Rules, SALE_CARDS, TAX_GOLD};
use crate::rules::event::{Event, Gain};
use crate::rules::pieces::{Noble, Support, Weapon};
use crate::rules::table::{Duel, DuelRecord, NobleInPlay, Stage, State};
use courtyard_core::cards::CardSet;
use courtyard_core::dice::Dice;
use courtyard_core::game::Outcome;
use courtyard_core::seat::{EitherSeat, Pair};

/// An action in progress.
pub(super) struct Executor<'a> {
    pub(super) rules: &'a Rules,
    pub(super) state: &'a mut State,
    pub(super) events: &'a mut Vec<Event>,
}

impl Executor<'_> {
    /// Carries out the effect.
    pub(super) fn execute(&mut self, effect: Effect) {
        match effect {
            Effect::Setup { first, nobles } => self.set_up(first, &nobles),
            Effect::NextPhase => self.next_phase(),
            Effect::EndTurn => self.end_turn(),
            Effect::Sell(cards) => self.sell(cards),
            Effect::Tax(king) => self.tax(king),
            Effect::Buy(cards) => self.buy(cards),
            Effect::Recruit(noble) => self.recruit(noble),
            Effect::Weapon(weapon, noble) => self.arm(weapon, noble),
            Effect::MoveWeapon { from, to } => self.move_weapon(from, to),
            Effect::Heal(spent, noble) => self.heal(spent, noble),
            Effect::DrawThree(spent) => {
                self.use_ability(spent);
                self.draw(DRAW_THREE);
            }
            Effect::Recover { spent, taken } => self.recover(spent, taken),
            Effect::Spy { spent, seen } => self.spy(spent, seen),
            Effect::Challenge { attacker, target } => self.challenge(attacker, target),
            Effect::Deflect(target) => self.deflect(target),
            Effect::Roll(seat, dice) => self.roll(seat, dice),
            Effect::Support(seat, cards) => self.support(seat, cards),
            Effect::Concede(seat) => self.concede(seat),
            Effect::Adjust(setting) => self.set(setting),
            Effect::Note => {}
        }
    }

    fn set_up(&mut self, first: EitherSeat, nobles: &Pair<ArrayVec<Noble, 12>>) {
        for seat in EitherSeat::BOTH {
            let courtyard = nobles[seat].iter().map(|noble| self.fresh(*noble));
            let courtyard = courtyard.collect();
            let side = &mut self.state.sides[seat];
            side.hand = self.rules.opening_hand;
            side.courtyard = courtyard;
        }
        self.state.support_deck -= 2 * self.rules.opening_hand;
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
        self.standing(active, noble, |s| s.weapon = Some(weapon));
    }

    fn move_weapon(&mut self, from: Noble, to: Noble) {
        let active = self.state.active;
        let own = self.state.own();
        let weapon = |noble| own.standing(noble).and_then(|s| s.weapon);
        let (carried, back) = (weapon(from), weapon(to));
        self.standing(active, from, |s| s.weapon = back);
        self.standing(active, to, |s| s.weapon = carried);
    }

    fn heal(&mut self, spent: Support, noble: Noble) {
        let seat = self.state.active;
        self.use_ability(spent);
        let mut now = 0;
        self.standing(seat, noble, |s| {
            s.stamina += 1;
            now = s.stamina;
        });
        self.events.push(Event::NobleHealed { seat, noble, now });
    }

    fn recover(&mut self, spent: Support, taken: Support) {
        let seat = self.state.active;
        self.state.discard.retain(|c| *c != taken);
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

    fn challenge(&mut self, attacker: Noble, target: Noble) {
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
        let sum = |seat| self.state.duelist(seat).map(|f| f.breakdown(self.rules));
        let (Some(attack), Some(defence)) = (sum(attacker), sum(defender)) else {
            return;
        };
        let Some(duel) = self.state.duel.take() else {
            return;
        };
        self.record(DuelRecord {
            attacker: duel.nobles[attacker],
            defender: duel.nobles[defender],
            attacker_total: attack.total(),
            defender_total: defence.total(),
            critical: attack.critical() || defence.critical(),
            verdict: verdict(&attack, &defence),
        });
        self.discard_played(&duel);
        self.settle(&duel, verdict(&attack, &defence));
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

    fn set(&mut self, setting: Setting) {
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
                    self.standing(seat, noble, |s| s.stamina = stamina);
                }
            }
            Setting::Weapon(noble, weapon) => {
                for seat in EitherSeat::BOTH {
                    self.standing(seat, noble, |s| s.weapon = weapon);
                }
            }
            Setting::SupportDeck(cards) => self.state.support_deck = cards,
        }
    }
}
