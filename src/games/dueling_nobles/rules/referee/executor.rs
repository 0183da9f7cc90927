//! Carries out an accepted action: the changes that its effect consists of, with their events.

use crate::rules::action::ActionKind;
use crate::rules::duel::{Verdict, verdict};
use crate::rules::editions::{BothEmpty, Phase, Rules, Victory};
use crate::rules::event::{Event, Gain};
use crate::rules::pieces::{Noble, Support};
use crate::rules::table::{Duel, DuelRecord, NobleInPlay, Stage, State, Tally};
use courtyard_core::game::{Events, Outcome};
use courtyard_core::seat::EitherSeat;

/// An action in progress.
pub(in crate::rules) struct Executor<'a> {
    pub(in crate::rules) rules: &'a Rules,
    pub(in crate::rules) state: &'a mut State,
    pub(in crate::rules) events: Events<'a, Event>,
}

impl Executor<'_> {
    /// Counts an action for its limit per turn.
    pub(super) fn count(&mut self, kind: ActionKind) {
        if kind.belongs_to_a_phase() {
            self.state.tally.count(kind);
        }
    }

    pub(super) fn begin_turn(&mut self, seat: EitherSeat) {
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

    pub(super) fn enter(&mut self, phase: usize) {
        self.state.stage = Stage::Turn { phase };
        self.events.push(Event::PhaseEntered { phase });
        if self.rules.phases[phase].id == Phase::INCOME {
            self.gain(self.state.active, self.rules.income_gold, Gain::Income);
        }
    }

    pub(super) fn end_turn(&mut self) {
        if let Stage::Turn { phase } = self.state.stage {
            let to_come = self.rules.phases.iter().skip(phase + 1);
            if to_come.into_iter().any(|p| p.id == Phase::INCOME) {
                self.gain(self.state.active, self.rules.income_gold, Gain::Income);
            }
        }
        self.begin_turn(self.state.active.other());
    }

    pub(super) fn gain(&mut self, seat: EitherSeat, gold: u16, gain: Gain) {
        if gold == 0 {
            return;
        }
        let purse = &mut self.state.sides[seat].gold;
        *purse = purse.saturating_add(gold.into());
        self.events.push(Event::GoldGained { seat, gold, gain });
    }

    pub(super) fn pay(&mut self, seat: EitherSeat, gold: u16) {
        if gold == 0 {
            return;
        }
        let purse = &mut self.state.sides[seat].gold;
        *purse = purse.saturating_sub(gold.into());
        self.events.push(Event::GoldPaid { seat, gold });
    }

    pub(super) fn take_from_hand(&mut self, seat: EitherSeat, card: Support) {
        let side = &mut self.state.sides[seat];
        side.known.remove(card.card());
        side.hand = side.hand.saturating_sub(1);
    }

    pub(super) fn discard_from_hand(&mut self, card: Support) {
        let seat = self.state.active;
        self.take_from_hand(seat, card);
        self.state.stocks[seat].discard.push(card);
    }

    /// Discards the attacker's cards, then the defender's.
    pub(super) fn discard_played(&mut self, duel: &Duel) {
        let attacker = self.state.active;
        for seat in [attacker, attacker.other()] {
            let played = duel.sides[seat].support.iter().flatten();
            self.state.stocks[seat].discard.extend(played.copied());
        }
    }

    pub(super) fn use_ability(&mut self, card: Support) {
        self.discard_from_hand(card);
        self.state.sides[self.state.active]
            .abilities_used
            .push(card.suit());
    }

    pub(super) fn draw(&mut self, wanted: u16) {
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
    pub(super) fn refill(&mut self, seat: EitherSeat) -> bool {
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

    pub(super) fn change(
        &mut self,
        seat: EitherSeat,
        noble: Noble,
        change: impl FnOnce(&mut NobleInPlay),
    ) {
        let courtyard = &mut self.state.sides[seat].courtyard;
        if let Some(standing) = courtyard.iter_mut().find(|s| s.noble == noble) {
            change(standing);
        }
    }

    pub(super) fn wound(&mut self, seat: EitherSeat, noble: Noble) {
        let mut left = 0;
        self.change(seat, noble, |s| {
            s.stamina -= 1;
            left = s.stamina;
        });
        self.events.push(Event::NobleWounded { seat, noble, left });
    }

    /// Removes the noble from the courtyard if it has no stamina left.
    pub(super) fn bury(&mut self, seat: EitherSeat, noble: Noble) {
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
    pub(super) fn end_if_empty(&mut self) {
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

    pub(super) fn end_game(&mut self, outcome: Outcome) {
        self.state.stage = Stage::Over(outcome);
        self.events.push(Event::GameEnded { outcome });
    }

    /// The noble with full stamina, as it joins a courtyard.
    pub(super) fn fresh(&self, noble: Noble) -> NobleInPlay {
        NobleInPlay {
            noble,
            stamina: self.rules.stamina[noble.rank()],
            weapon: None,
        }
    }

    pub(super) fn end_duel(&mut self) {
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
