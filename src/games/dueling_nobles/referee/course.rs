//! What follows from an action that the rules allow.

use super::ruling::{Ruling, Setting};
use crate::cards::CardSet;
use crate::games::Outcome;
use crate::games::dueling_nobles::duel::{Verdict, verdict};
use crate::games::dueling_nobles::event::{Event, Gain};
use crate::games::dueling_nobles::pieces::{Noble, Support};
use crate::games::dueling_nobles::rules::{BothEmpty, DRAW_THREE, Phase, Rules, TAX_GOLD};
use crate::games::dueling_nobles::table::{Duel, DuelRecord, NobleInPlay, Stage, State, Tally};
use crate::seat::{EitherSeat, Pair};

/// Counts one of what a turn limits. Nothing ends a turn whose kinds have no limit.
fn once_more(done: &mut u16) {
    *done = done.saturating_add(1);
}

/// An action being carried out.
pub(super) struct Course<'a> {
    pub(super) rules: &'a Rules,
    pub(super) state: &'a mut State,
    pub(super) events: Vec<Event>,
}

impl Course<'_> {
    /// Does what was decided.
    pub(super) fn follow(&mut self, ruling: Ruling) {
        let active = self.state.active;
        match ruling {
            Ruling::Setup { first, nobles } => {
                for seat in EitherSeat::BOTH {
                    let side = &mut self.state.sides[seat];
                    side.hand = self.rules.opening_hand;
                    side.courtyard = nobles[seat]
                        .iter()
                        .map(|&noble| NobleInPlay {
                            noble,
                            stamina: self.rules.stamina[noble.rank()],
                            weapon: None,
                        })
                        .collect();
                }
                self.state.support_deck -= 2 * self.rules.opening_hand;
                self.begin_turn(first);
            }
            Ruling::NextPhase => match self.state.stage {
                Stage::Turn { phase } if phase + 1 < self.rules.phases.len() => {
                    self.enter(phase + 1);
                }
                _ => self.end_turn(),
            },
            Ruling::EndTurn => self.end_turn(),
            Ruling::Sell(cards) => {
                for card in cards {
                    self.discard_from_hand(card);
                }
                once_more(&mut self.state.tally.sells);
                self.gain(active, self.rules.sale_gold, Gain::Sale);
            }
            Ruling::Tax(king) => {
                self.state.tally.taxed.insert(king.card());
                self.gain(active, TAX_GOLD, Gain::Tax);
                self.wound(active, king);
                self.bury(active, king);
                self.end_if_empty();
            }
            Ruling::Buy(cards) => {
                once_more(&mut self.state.tally.buys);
                self.pay(active, cards);
                self.draw(cards);
            }
            Ruling::Recruit(noble) => {
                once_more(&mut self.state.tally.recruits);
                self.pay(active, self.rules.recruit_cost);
                self.state.sides[active].courtyard.push(NobleInPlay {
                    noble,
                    stamina: self.rules.stamina[noble.rank()],
                    weapon: None,
                });
                self.events.push(Event::NobleJoined {
                    seat: active,
                    noble,
                });
            }
            Ruling::Weapon(weapon, noble) => {
                once_more(&mut self.state.tally.weapons);
                self.take_from_hand(active, weapon.support());
                self.standing(active, noble, |s| s.weapon = Some(weapon));
            }
            Ruling::MoveWeapon(from, to) => {
                once_more(&mut self.state.tally.weapon_moves);
                let own = self.state.own();
                let weapon = |noble| own.standing(noble).and_then(|s| s.weapon);
                let (carried, back) = (weapon(from), weapon(to));
                self.standing(active, from, |s| s.weapon = back);
                self.standing(active, to, |s| s.weapon = carried);
            }
            Ruling::Heal(card, noble) => {
                self.use_ability(card);
                let mut now = 0;
                self.standing(active, noble, |s| {
                    s.stamina += 1;
                    now = s.stamina;
                });
                self.events.push(Event::NobleHealed {
                    seat: active,
                    noble,
                    now,
                });
            }
            Ruling::DrawThree(card) => {
                self.use_ability(card);
                self.draw(DRAW_THREE);
            }
            Ruling::Recover(card, taken) => {
                self.state.discard.retain(|c| *c != taken);
                self.use_ability(card);
                let side = &mut self.state.sides[active];
                side.hand = side.hand.saturating_add(1);
                side.known.insert(taken.card());
                self.events.push(Event::Recovered {
                    seat: active,
                    card: taken,
                });
            }
            Ruling::Spy(card, seen) => {
                self.use_ability(card);
                if let Some(seen) = seen {
                    self.state.sides[active.other()].known = seen;
                }
            }
            Ruling::Challenge(attacker, target) => {
                once_more(&mut self.state.tally.duels);
                let mut nobles = Pair([attacker; 2]);
                nobles[active.other()] = target;
                self.state.duel = Some(Duel::new(nobles));
            }
            Ruling::Deflect(target) => {
                self.pay(active.other(), self.rules.deflect_cost);
                if let Some(duel) = &mut self.state.duel {
                    duel.nobles[active.other()] = target;
                    duel.deflected = true;
                }
            }
            Ruling::Roll(seat, dice) => {
                if let Some(duel) = &mut self.state.duel {
                    duel.sides[seat].dice = Some(dice);
                }
            }
            Ruling::Support(seat, cards) => {
                for &card in &cards {
                    self.take_from_hand(seat, card);
                }
                if let Some(duel) = &mut self.state.duel {
                    duel.sides[seat].support = Some(cards);
                }
                if seat != active {
                    self.end_duel();
                }
            }
            Ruling::Concede(seat) => {
                // Of an unfinished duel only the cards already played remain.
                if let Some(duel) = self.state.duel.take() {
                    self.discard_played(&duel);
                }
                self.end_game(Outcome::won_by(seat.other()));
            }
            Ruling::Adjust(setting) => self.set(setting),
            Ruling::Note => {}
        }
    }

    fn begin_turn(&mut self, seat: EitherSeat) {
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
        self.take_from_hand(self.state.active, card);
        self.state.discard.push(card);
    }

    /// The attacker's cards first, then the defender's.
    fn discard_played(&mut self, duel: &Duel) {
        let attacker = self.state.active;
        for seat in [attacker, attacker.other()] {
            let played = duel.sides[seat].support.iter().flatten();
            self.state.discard.extend(played.copied());
        }
    }

    fn use_ability(&mut self, card: Support) {
        self.discard_from_hand(card);
        self.state.sides[self.state.active]
            .abilities_used
            .push(card.suit());
    }

    fn draw(&mut self, wanted: u16) {
        let mut cards = 0;
        while cards < wanted {
            if self.state.support_deck == 0 && !self.refill() {
                break;
            }
            self.state.support_deck -= 1;
            cards += 1;
        }
        let seat = self.state.active;
        let hand = &mut self.state.sides[seat].hand;
        *hand = hand.saturating_add(cards);
        self.events.push(Event::Drew {
            seat,
            cards,
            wanted,
        });
        if self.state.support_deck == 0 {
            self.refill();
        }
    }

    /// Shuffles the discard pile into the empty deck; false if there is nothing to shuffle.
    fn refill(&mut self) -> bool {
        let cards = self.state.discard.len();
        if cards == 0 {
            return false;
        }
        self.state.support_deck = cards as u16;
        self.state.discard.clear();
        self.events.push(Event::DeckRefilled { cards });
        true
    }

    fn standing(&mut self, seat: EitherSeat, noble: Noble, change: impl FnOnce(&mut NobleInPlay)) {
        let courtyard = &mut self.state.sides[seat].courtyard;
        if let Some(standing) = courtyard.iter_mut().find(|s| s.noble == noble) {
            change(standing);
        }
    }

    fn wound(&mut self, seat: EitherSeat, noble: Noble) {
        let mut left = 0;
        self.standing(seat, noble, |s| {
            s.stamina -= 1;
            left = s.stamina;
        });
        self.events.push(Event::NobleWounded { seat, noble, left });
    }

    /// Takes the noble out of the courtyard if it has no stamina left.
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
            self.state.discard.push(weapon.support());
            self.events.push(Event::WeaponLost {
                seat,
                noble,
                weapon,
            });
        }
        self.events.push(Event::NobleVanquished { seat, noble });
    }

    fn end_duel(&mut self) {
        let (attacker, defender) = (self.state.active, self.state.active.other());
        let sums = (
            self.state
                .duelist(attacker)
                .map(|f| f.breakdown(self.rules)),
            self.state
                .duelist(defender)
                .map(|f| f.breakdown(self.rules)),
        );
        let (Some(duel), (Some(attack), Some(defence))) = (self.state.duel.take(), sums) else {
            return;
        };
        let record = DuelRecord {
            attacker: duel.nobles[attacker],
            defender: duel.nobles[defender],
            attacker_total: attack.total(),
            defender_total: defence.total(),
            critical: attack.critical() || defence.critical(),
            verdict: verdict(&attack, &defence),
        };
        self.state.last_duel = Some(record);
        self.events.push(Event::DuelEnded {
            verdict: record.verdict,
            attacker_total: record.attacker_total,
            defender_total: record.defender_total,
            critical: record.critical,
        });
        self.discard_played(&duel);
        let losers: &[EitherSeat] = match record.verdict {
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
        self.end_if_empty();
    }

    fn end_if_empty(&mut self) {
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
                match (used, abilities.contains(&suit)) {
                    (true, false) => abilities.push(suit),
                    (false, true) => abilities.retain(|s| *s != suit),
                    _ => {}
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
