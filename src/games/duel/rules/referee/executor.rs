//! Carries out an accepted action with its consequences.

use std::iter::repeat_n;

use super::effect::{Effect, Setting};
use crate::rules::battle::{self, Force, Strength, Verdict};
use crate::rules::editions::{AcesDefend, OutWhen, Rules};
use crate::rules::event::{Event, Fall, Leaving, Loss};
use crate::rules::pieces::{Ace, Lying, Warlord};
use crate::rules::table::{
    Battle, BattleSide, Pending, Phase, Record, Stage, Standing, State, Why,
};
use courtyard_core::game::Events;
use courtyard_core::seat::Seat;

/// An action in progress.
pub(in crate::rules) struct Executor<'a> {
    pub(in crate::rules) rules: &'a Rules,
    pub(in crate::rules) state: &'a mut State,
    pub(in crate::rules) events: Events<'a, Event>,
}

impl Executor<'_> {
    /// Carries out the effect.
    #[expect(
        clippy::inline_always,
        reason = "no effect is stored before it is carried out"
    )]
    #[inline(always)]
    pub(in crate::rules) fn apply(&mut self, effect: Effect) {
        match effect {
            Effect::SetUp(first) => self.set_up(first),
            Effect::NextPhase => self.next_phase(),
            Effect::EndTurn => self.end_turn(),
            Effect::Lay(slot, card) => self.lay(slot, card),
            Effect::Exchange(slot, card) => {
                self.lose_warlord(self.state.active, slot, Fall::Exchanged);
                self.lay(slot, card);
            }
            Effect::Attack(defender, slot) => self.attack(defender, slot),
            Effect::Defend { slot, army } => self.defend(slot, army),
            Effect::Support(seat, count) => self.support(seat, count),
            Effect::Reveal(forces) => self.reveal(forces),
            Effect::Resolve => self.resolve(),
            Effect::Thwart(ace, warlord) => self.thwart(ace, warlord),
            Effect::TakeOut {
                seat,
                ace,
                against,
                slot,
            } => {
                self.lose_warlord(against, slot, Fall::Ace);
                self.state.sides[seat].hand -= 1;
                self.discard(seat, Some(ace.card().into()));
            }
            Effect::Reinforce(seat, count) => self.reinforce(seat, count),
            Effect::GiveUp(pending) => {
                self.state.pending = None;
                self.fail(pending);
            }
            Effect::Concede(seat) => self.leave(seat, Leaving::Conceded),
            Effect::NamePile(seat, cards) => {
                let pile = &mut self.state.sides[seat].discard;
                pile.truncate(pile.len() - cards.len());
                pile.extend(cards.into_iter().map(Some));
            }
            Effect::NameSlot(seat, slot, named) => match &mut self.state.sides[seat].slots[slot] {
                Some(Standing::Unseen(card)) => *card = Some(named),
                Some(Standing::Revealed { warlord, .. }) => *warlord = named,
                None => {}
            },
            Effect::Adjust(seat, setting) => self.set(seat, setting),
            Effect::Note => {}
        }
    }

    fn set_up(&mut self, first: Seat) {
        let hand = self.rules.hand_size;
        for (_, side) in self.state.sides.iter_mut() {
            side.hand = hand;
            side.draw -= hand;
        }
        self.state.first = Some(first);
        self.begin_turn(first);
    }

    fn next_phase(&mut self) {
        match self.state.next_phase() {
            Some(phase) => self.enter(phase),
            None => self.next_turn(),
        }
    }

    fn end_turn(&mut self) {
        if self.state.next_phase().is_some() {
            self.enter(Phase::Renewal);
        }
        self.next_turn();
    }

    fn lay(&mut self, slot: usize, card: Option<Warlord>) {
        let own = &mut self.state.sides[self.state.active];
        own.hand -= 1;
        own.slots[slot] = Some(Standing::Unseen(card));
    }

    fn attack(&mut self, defender: Seat, slot: Option<usize>) {
        let attacker = self.state.active;
        self.state.sides[attacker].hand -= 1;
        self.state.attacks = self.state.attacks.saturating_add(1);
        self.state.battle = Some(Battle {
            attacker,
            defender,
            attacker_side: self.side(slot, true),
            defender_side: None,
        });
    }

    fn defend(&mut self, slot: Option<usize>, army: bool) {
        let side = self.side(slot, army);
        if let Some(battle) = &mut self.state.battle {
            self.state.sides[battle.defender].hand -= u8::from(army);
            battle.defender_side = Some(side);
        }
    }

    fn support(&mut self, seat: Seat, count: u8) {
        self.state.sides[seat].hand -= count;
        if let Some(battle) = &mut self.state.battle {
            let side = if seat == battle.attacker {
                Some(&mut battle.attacker_side)
            } else {
                battle.defender_side.as_mut()
            };
            if let Some(side) = side {
                side.support = Some(count);
            }
        }
    }

    /// A side of a battle as designated.
    fn side(&self, slot: Option<usize>, army: bool) -> BattleSide {
        // Without an Army, or under rules without Support cards, there is no question about them.
        let asked = army && self.rules.supports_per_side > 0;
        BattleSide {
            slot,
            army,
            support: (!asked).then_some(0),
            shown: None,
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        let state = &mut *self.state;
        let is_first = state.begun.insert(seat);
        let mut others = state.circle();
        others.remove(seat);
        let all_begun = others.iter().all(|other| state.begun.contains(other));
        state.turn = state.turn.saturating_add(1);
        state.active = seat;
        state.stage = Stage::Turn(Phase::Preparation);
        state.cut_short = self.rules.first_round_skips && is_first && !all_begun;
        state.revenge = false;
        state.attacks = 0;
        self.events.push(Event::TurnBegan {
            turn: state.turn,
            seat,
            cut_short: state.cut_short,
        });
        match state.sides[seat].draw {
            0 => self.unless_joker(Pending {
                seat,
                why: Why::CannotDraw,
            }),
            _ => self.draw(seat),
        }
    }

    fn draw(&mut self, seat: Seat) {
        let wanted = self.rules.draw_per_turn;
        let side = &mut self.state.sides[seat];
        let cards = wanted.min(side.draw);
        side.draw -= cards;
        side.hand += cards;
        self.events.push(Event::Drew {
            seat,
            cards,
            wanted,
        });
    }

    /// Waits for the player's joker if it may be in their hand; otherwise continues without it.
    fn unless_joker(&mut self, pending: Pending) {
        let Pending { seat, why } = pending;
        if self.state.may_have_joker(self.rules, seat) {
            self.state.pending = Some(pending);
            self.events.push(Event::Waiting { seat, why });
        } else {
            self.fail(pending);
        }
    }

    /// Handles a player without a joker, who is out.
    fn fail(&mut self, pending: Pending) {
        let Pending { seat, why } = pending;
        let others = self.state.circle().len() - 1;
        match why {
            Why::CannotDraw if self.rules.revenge_turn && others >= 2 => {
                self.put_out(seat, why.into());
                self.state.revenge = true;
                self.state.cut_short = false;
                self.events.push(Event::RevengeBegan { seat });
            }
            Why::CannotDraw | Why::Emptied => self.leave(seat, why.into()),
        }
    }

    fn put_out(&mut self, seat: Seat, leaving: Leaving) {
        self.state.out.push(seat);
        self.events.push(Event::Left { seat, leaving });
    }

    /// Removes a player permanently. A player who is alone has won. If it is the player's turn, it ends.
    fn leave(&mut self, seat: Seat, leaving: Leaving) {
        self.put_out(seat, leaving);
        let circle = self.state.circle();
        match circle.iter().next().filter(|_| circle.len() == 1) {
            Some(winner) => {
                self.state.stage = Stage::Over(winner);
                self.state.revenge = false;
                self.events.push(Event::GameEnded { winner });
            }
            None if seat == self.state.active => self.next_turn(),
            None => {}
        }
    }

    fn enter(&mut self, phase: Phase) {
        self.state.stage = Stage::Turn(phase);
        let seat = self.state.active;
        self.events.push(Event::PhaseEntered { seat, phase });
        if phase == Phase::Renewal {
            self.renew(seat);
        }
    }

    /// Turns the player's used Warlords face down.
    fn renew(&mut self, seat: Seat) {
        let mut count = 0;
        for standing in self.state.sides[seat].slots.iter_mut().flatten() {
            if let Standing::Revealed { face_up, .. } = standing {
                count += usize::from(std::mem::take(face_up));
            }
        }
        if count > 0 {
            self.events.push(Event::WarlordsTurnedDown { seat, count });
        }
    }

    fn next_turn(&mut self) {
        let state = &self.state;
        if let Some(seat) = state.next_of(state.circle(), state.active) {
            self.begin_turn(seat);
        }
    }

    fn discard(&mut self, seat: Seat, card: Option<Lying>) {
        self.state.sides[seat].discard.push(card);
    }

    /// Moves the Warlord from its slot to its owner's discard pile.
    fn lose_warlord(&mut self, seat: Seat, slot: usize, fall: Fall) {
        let Some(standing) = self.state.sides[seat].slots[slot].take() else {
            return;
        };
        let warlord = standing.card();
        self.discard(seat, warlord.map(|w| w.card().into()));
        self.events.push(Event::WarlordLost {
            seat,
            warlord,
            fall,
        });
    }

    /// Turns the player's Warlord in the battle face up, if there is one.
    fn turn_up(&mut self, seat: Seat, warlord: Option<Warlord>) {
        if let Some((slot, warlord)) = self.state.designated(seat).zip(warlord) {
            self.state.sides[seat].slots[slot] = Some(Standing::Revealed {
                warlord,
                face_up: true,
            });
        }
    }

    fn reveal(&mut self, [attacking, defending]: [Force; 2]) {
        let Some(battle) = &mut self.state.battle else {
            return;
        };
        let (attacker, defender) = (battle.attacker, battle.defender);
        let [attack, defence] = [&attacking, &defending].map(|force| force.strength(self.rules));
        let verdict = Verdict::of(attack.total(), defence.total());
        let damage = battle::damage(self.rules, attack.total(), defence.total());
        let [leader, other] = [attacking.warlord, defending.warlord];
        // The Warlords stay in their slots.
        let from_hand = |force: Force| {
            let warlord = None;
            Some(Force { warlord, ..force })
        };
        battle.attacker_side.shown = from_hand(attacking);
        if let Some(side) = &mut battle.defender_side {
            side.shown = from_hand(defending);
        }
        self.turn_up(attacker, leader);
        self.turn_up(defender, other);
        self.events.push(Event::Compared {
            attacker,
            defender,
            attacker_strength: attack,
            defender_strength: defence,
        });
        if verdict == Verdict::Attacker && self.rules.aces_defend == AcesDefend::AnyTime {
            let seat = defender;
            self.events.push(Event::LastChance { seat, damage });
        } else {
            self.resolve();
        }
    }

    /// Resolves the battle after its cards are compared.
    fn resolve(&mut self) {
        self.end_battle(self.state.strengths(self.rules), None);
    }

    /// Thwarts the attack by the defender's Ace.
    fn thwart(&mut self, ace: Ace, warlord: Option<Warlord>) {
        let strengths = self.state.strengths(self.rules);
        let Some(Battle { defender: seat, .. }) = self.state.battle else {
            return;
        };
        self.state.sides[seat].hand -= 1;
        self.turn_up(seat, warlord);
        if let Some(warlord) = warlord.filter(|_| strengths.is_none()) {
            self.events.push(Event::WarlordTurnedUp { seat, warlord });
        }
        self.end_battle(strengths, Some(ace));
    }

    /// Ends the battle with these strengths or by the defender's Ace. Moves its cards to their owners' discard piles,
    /// in the order Army, Support, Warlord, cards drawn, Ace.
    fn end_battle(&mut self, strengths: Option<[Strength; 2]>, ace: Option<Ace>) {
        let Some(battle) = self.state.battle.take() else {
            return;
        };
        let rules = self.rules;
        let (attacker, defender) = (battle.attacker, battle.defender);
        let led = battle.attacker_side.slot;
        let (verdict, damage) = match (ace, &strengths) {
            (None, Some(strengths)) => {
                let [attack, defence] = strengths.each_ref().map(Strength::total);
                let damage = battle::damage(rules, attack, defence);
                (Verdict::of(attack, defence), damage)
            }
            (Some(_), _) | (None, None) => (Verdict::Defender, 0),
        };
        let thwarted = verdict.is_thwarted(rules);
        let penalty = match ace {
            Some(_) => battle::penalty_of_ace(rules, led.is_some()),
            None if thwarted && led.is_none() => rules.unled_fail_draw.into(),
            None => 0,
        };
        self.events.push(Event::BattleEnded {
            attacker,
            defender,
            verdict,
            thwarted,
            ace,
        });
        for seat in [attacker, defender] {
            let Some(side) = battle.side(seat) else {
                continue;
            };
            let pile = &mut self.state.sides[seat].discard;
            match &side.shown {
                Some(shown) => pile.extend(shown.cards().map(|card| Some(card.into()))),
                None => pile.extend(repeat_n(None, side.cards())),
            }
        }
        if let Some(slot) = led
            && (ace.is_some() || thwarted && rules.failed_warlord_lost)
        {
            let fall = ace.map_or(Fall::Thwarted, |_| Fall::Ace);
            self.lose_warlord(attacker, slot, fall);
        }
        let (seat, wanted, loss) = match verdict {
            Verdict::Attacker => (defender, damage, Loss::Damage),
            Verdict::Defender | Verdict::Tie => (attacker, penalty, Loss::Penalty),
        };
        let side = &mut self.state.sides[seat];
        let cards = wanted.min(side.draw.into()) as u8;
        side.draw -= cards;
        side.discard.extend(repeat_n(None, cards.into()));
        let is_emptied = wanted > 0 && side.draw == 0;
        if wanted > 0 {
            self.events.push(Event::Lost {
                seat,
                cards,
                wanted,
                loss,
            });
        }
        if let Some(ace) = ace {
            self.discard(defender, Some(ace.card().into()));
        }
        self.state.last_battle = Some(Record {
            attacker,
            defender,
            verdict,
            ace,
            strengths,
            damage,
            drawn: cards,
        });
        if is_emptied && rules.out_when == OutWhen::Empty && !self.state.out.contains(&seat) {
            let why = Why::Emptied;
            self.unless_joker(Pending { seat, why });
        }
    }

    fn reinforce(&mut self, seat: Seat, count: usize) {
        let side = &mut self.state.sides[seat];
        let rest = side.discard.len() - count;
        side.hand -= 1;
        side.draw += count as u8;
        side.discard = repeat_n(None, rest).collect();
        self.discard(seat, Some(Lying::Joker));
        self.events.push(Event::Reinforced { seat, cards: count });
        if let Some(pending) = self.state.pending.filter(|p| p.seat == seat) {
            self.state.pending = None;
            match pending.why {
                Why::CannotDraw => self.draw(seat),
                Why::Emptied => {}
            }
        }
    }

    fn set(&mut self, seat: Seat, setting: Setting) {
        let side = &mut self.state.sides[seat];
        match setting {
            Setting::Numbers {
                hand,
                draw,
                discard,
            } => {
                side.hand = hand;
                side.draw = draw;
                let discard = usize::from(discard);
                if side.discard.len() != discard {
                    side.discard = repeat_n(None, discard).collect();
                }
            }
            Setting::Slot(slot, standing) => {
                side.hand += u8::from(side.slots[slot].is_some());
                side.hand -= u8::from(standing.is_some());
                side.slots[slot] = standing;
            }
        }
    }
}
