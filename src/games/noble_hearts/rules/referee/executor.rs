//! Carries out an accepted action with its consequences.

use super::effect::{Change, Deed, Effect, Setting};
use crate::rules::action::{ActionKind, Owned, Special};
use crate::rules::editions::{Evaded, Reshuffle, Rules};
use crate::rules::event::{Event, Stride};
use crate::rules::table::{Attack, AttackEnd, EndedBy, Ending, Stage, State, stride};
use courtyard_core::game::Events;
use courtyard_core::seat::EitherSeat;

/// An action in progress.
pub(in crate::rules) struct Executor<'a> {
    pub(in crate::rules) rules: &'a Rules,
    pub(in crate::rules) state: &'a mut State,
    pub(in crate::rules) events: Events<'a, Event>,
}

impl Executor<'_> {
    /// Carries out the effect.
    pub(in crate::rules) fn apply(&mut self, effect: Effect) {
        match effect {
            Effect::Setup {
                first,
                specials,
                roses,
            } => {
                let hand = self.rules.opening_hand;
                for (seat, specials) in EitherSeat::BOTH.into_iter().zip(specials.0) {
                    let side = &mut self.state.sides[seat];
                    side.deck = side.deck.saturating_sub(hand);
                    side.hand = hand;
                    side.specials = specials;
                }
                self.state.roses = roses;
                self.state.stage = Stage::Play;
                self.begin_turn(first, ActionKind::Setup);
            }
            Effect::Deed(deed) => self.deed(deed),
            Effect::Hit => {
                let winner = self.state.initiative.other();
                let end = AttackEnd::By(ActionKind::Hit);
                self.end(winner, EndedBy::Hit, end);
            }
            Effect::Choose(special) => {
                let Some(seat) = self.state.choice.take() else {
                    return;
                };
                if let Some(card) = special {
                    let owned = Owned { card, ready: true };
                    self.state.sides[seat].specials.push(owned);
                }
                self.events.push(Event::SpecialChosen { seat, special });
            }
            Effect::Concede(seat) => {
                let end = AttackEnd::By(ActionKind::Concede);
                self.end(seat.other(), EndedBy::Surrender, end);
            }
            Effect::Adjust(setting) => self.set(setting),
            Effect::Note => {}
        }
    }

    fn deed(&mut self, deed: Deed) {
        let seat = self.state.initiative;
        let kind = deed.kind;
        let side = &mut self.state.sides[seat];
        side.hand = side.hand.saturating_sub(deed.cards);
        if deed.redraw > 0 {
            self.draw(seat, deed.redraw);
        }
        // There is room: hand, deck, pile and visible cards never exceed a deck's size.
        self.state.sides[seat].discard.extend(deed.played);
        if deed.cards > 0 {
            self.refill_at_once(seat);
        }
        if let Some(raised) = deed.raised {
            self.stand(seat, raised);
        }
        for (special, copies) in deed.spent {
            for _ in 0..copies {
                self.turn_down(seat, special);
            }
        }
        match deed.change {
            Change::Attack { with, strokes } => {
                for (number, stroke) in strokes.iter().enumerate() {
                    self.events.push(Event::StrokeLaid {
                        by: seat,
                        stroke: number,
                        fight: stroke.fight,
                        area: stroke.area,
                    });
                }
                self.state.attack = Some(Attack {
                    by: seat,
                    kind,
                    with,
                    strokes,
                });
                let berserk = kind == ActionKind::Berserk || with == Some(Special::Berserk);
                if berserk {
                    self.charm(seat.other(), Stride::Berserk);
                }
            }
            Change::Block(stroke) => self.block(stroke, kind),
            Change::Plain => {
                self.evade(kind);
                if kind == ActionKind::Saltomortale {
                    self.skill(seat, self.rules.saltomortale_skill, Stride::Saltomortale);
                }
            }
            Change::Retreat { charm } => {
                self.evade(kind);
                let attacker = seat.other();
                self.skill(attacker, self.rules.retreat_skill, Stride::Retreat);
                if charm {
                    self.charm(attacker, Stride::Retreat);
                }
            }
            Change::Rose => {
                self.state.roses = self.state.roses.saturating_sub(1);
                self.state.sides[seat].roses += 1;
                let left = self.state.roses;
                self.events.push(Event::RoseCollected { seat, left });
                self.charm(seat, Stride::Rose);
            }
            Change::TurnUp(place) => self.turn(seat, place, true),
        }
        let is_attacked = self
            .state
            .attack
            .as_ref()
            .is_some_and(|attack| attack.by != seat);
        // The answer to the last stroke decides about the initiative.
        if self.state.ending().is_some() || is_attacked {
            return;
        }
        if self.rules.keeps_initiative.contains(kind) {
            self.state.kept = true;
            self.events.push(Event::InitiativeKept { seat, kind });
        } else {
            self.begin_turn(seat.other(), kind);
        }
    }

    fn begin_turn(&mut self, seat: EitherSeat, after: ActionKind) {
        self.state.initiative = seat;
        self.state.turn += 1;
        self.state.kept = false;
        self.events.push(Event::TurnBegan {
            turn: self.state.turn,
            seat,
            after,
        });
    }

    /// Draws as many cards as requested and available.
    fn draw(&mut self, seat: EitherSeat, wanted: u16) {
        let mut left = wanted;
        loop {
            let side = &mut self.state.sides[seat];
            let now = left.min(side.deck);
            side.deck -= now;
            side.hand += now;
            left -= now;
            if left == 0 || side.discard.is_empty() {
                break;
            }
            self.refill(seat);
        }
        self.events.push(Event::Drew {
            seat,
            cards: wanted - left,
            wanted,
        });
    }

    /// Shuffles after a player's action if the rules require it.
    fn refill_at_once(&mut self, seat: EitherSeat) {
        let side = &self.state.sides[seat];
        let empty = side.deck == 0 && !side.discard.is_empty();
        if empty && self.rules.reshuffle == Reshuffle::AtOnce {
            self.refill(seat);
        }
    }

    fn refill(&mut self, seat: EitherSeat) {
        let side = &mut self.state.sides[seat];
        let cards = side.discard.len();
        side.deck += cards as u16;
        side.discard.clear();
        self.events.push(Event::DeckRefilled { seat, cards });
    }

    fn stand(&mut self, seat: EitherSeat, raised: bool) {
        let side = &mut self.state.sides[seat];
        if std::mem::replace(&mut side.raised, raised) != raised {
            self.events.push(Event::HeightChanged { seat, raised });
        }
    }

    fn turn_down(&mut self, seat: EitherSeat, special: Special) {
        let mut specials = self.state.sides[seat].specials.iter();
        if let Some(place) = specials.position(|o| o.card == special && o.ready) {
            self.turn(seat, place, false);
        }
    }

    fn turn(&mut self, seat: EitherSeat, place: usize, ready: bool) {
        let Some(owned) = self.state.sides[seat].specials.get_mut(place) else {
            return;
        };
        owned.ready = ready;
        let special = owned.card;
        self.events.push(Event::SpecialTurned {
            seat,
            special,
            ready,
        });
    }

    /// Evades the open attack, if there is one, or its strongest open stroke.
    fn evade(&mut self, kind: ActionKind) {
        let Some(attack) = &mut self.state.attack else {
            return;
        };
        let by = attack.by;
        let value = attack.value();
        let others = attack.open().count() > 1;
        let mut strokes = attack.strokes.iter_mut().enumerate();
        let strongest = strokes.find(|(_, stroke)| stroke.is_open() && stroke.fight == value);
        if let Some((number, stroke)) = strongest
            && others
            && self.rules.evaded_strokes == Evaded::One
        {
            stroke.evaded = true;
            self.events.push(Event::StrokeEvaded {
                by,
                stroke: number,
                fight: stroke.fight,
                area: stroke.area,
            });
        } else {
            self.attack_over(AttackEnd::By(kind));
        }
    }

    /// Blocks a stroke. The attack is over if it was the last one.
    fn block(&mut self, number: usize, kind: ActionKind) {
        let Some(attack) = &mut self.state.attack else {
            return;
        };
        let by = attack.by;
        if let Some(stroke) = attack.strokes.get_mut(number) {
            stroke.blocked = true;
            self.events.push(Event::StrokeBlocked {
                by,
                stroke: number,
                fight: stroke.fight,
                area: stroke.area,
            });
        }
        if attack.open().next().is_none() {
            self.attack_over(AttackEnd::By(kind));
        }
    }

    /// Ends the attack, if there is one: its cards move to its player's discard pile.
    fn attack_over(&mut self, end: AttackEnd) {
        let Some(attack) = self.state.attack.take() else {
            return;
        };
        let by = attack.by;
        for stroke in &attack.strokes {
            let pile = &mut self.state.sides[by].discard;
            pile.extend(stroke.cards.iter().copied());
        }
        self.events.push(Event::AttackEnded { by, end });
        self.refill_at_once(by);
        self.state.last_attack = Some((attack, end));
    }

    /// Moves Lady Isabelle towards a player.
    fn charm(&mut self, towards: EitherSeat, why: Stride) {
        let from = self.state.charm;
        let Some(now) = self.state.charm_after(self.rules, towards, why) else {
            return;
        };
        self.state.charm = now;
        self.events.push(Event::CharmMoved {
            towards,
            spots: now.abs_diff(from),
            now,
            why,
        });
        if now.unsigned_abs() == self.rules.charm_spots {
            self.end(towards, EndedBy::Charm, AttackEnd::Charm);
        }
    }

    /// Moves the skill marker towards a player.
    fn skill(&mut self, towards: EitherSeat, steps: u8, why: Stride) {
        let spots = self.rules.skill_spots;
        let from = self.state.skill;
        let Some(now) = stride(from, towards, steps, spots) else {
            return;
        };
        self.state.skill = now;
        self.events.push(Event::SkillMoved {
            towards,
            spots: now.abs_diff(from),
            now,
            why,
        });
        if now.unsigned_abs() < spots {
            return;
        }
        self.state.skill = 0;
        self.events.push(Event::SwordReached { seat: towards });
        if self.state.special_pile(self.rules) > 0 {
            self.state.choice = Some(towards);
            self.events.push(Event::ChoiceOffered { seat: towards });
        }
    }

    fn end(&mut self, winner: EitherSeat, by: EndedBy, end: AttackEnd) {
        self.attack_over(end);
        let ending = Ending { winner, by };
        self.state.stage = Stage::Over(ending);
        self.state.choice = None;
        self.events.push(Event::GameEnded(ending));
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Hand(seat, hand) => {
                self.state.sides[seat].hand = hand;
                self.count_deck(seat);
            }
            Setting::Discard(seat, discard) => {
                self.state.sides[seat].discard = discard.into_iter().collect();
                self.count_deck(seat);
            }
            Setting::Raised(seat, raised) => self.state.sides[seat].raised = raised,
            Setting::Owns(seat, owns) => self.state.sides[seat].specials = owns,
            Setting::Initiative(seat) if seat == self.state.initiative => {}
            Setting::Initiative(seat) => self.begin_turn(seat, ActionKind::Adjust),
            Setting::Charm(spot) => self.state.charm = spot,
            Setting::Skill(spot) => self.state.skill = spot,
            Setting::Roses(roses) => self.state.roses = roses,
        }
    }

    /// Recomputes the deck, which has all cards that are nowhere else.
    fn count_deck(&mut self, seat: EitherSeat) {
        let lying = self.state.lying(seat).count();
        let side = &mut self.state.sides[seat];
        let elsewhere = usize::from(side.hand) + lying;
        side.deck = self.rules.deck_cards.saturating_sub(elsewhere as u16);
    }
}
