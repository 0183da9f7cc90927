//! The decision about an action: first the [gate] of its kind, then its parts.

use arrayvec::ArrayVec;

use super::effect::{Effect, Setting};
use crate::rules::action::{
    Action, ActionKind, Correction, Laid, NamedCards, Revealed, Target, Time,
};
use crate::rules::battle::Force;
use crate::rules::editions::{AceTargets, Rules};
use crate::rules::pieces::{Ace, CardRole, Face, Lying, Name, PlayedCard, Warlord};
use crate::rules::refusal::{BadAdjustment, Counted, Refusal, When};
use crate::rules::table::{
    Battle, BattleSide, MOST_CARDS, Pending, Phase, Seen, Side, Stage, Standing, State,
};
use courtyard_core::game::ensure;
use courtyard_core::seat::Seat;

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
    gate(rules, table, action.kind())?;
    let at = Position { rules, table };
    match action {
        Action::Setup { first } => at.side(*first).map(|_| Effect::SetUp(*first)),
        Action::NextPhase => Ok(Effect::NextPhase),
        Action::EndTurn => Ok(Effect::EndTurn),
        Action::Warlord { slot, card } => at.lay(*slot, *card),
        Action::Exchange { slot, card } => at.exchange(*slot, *card),
        Action::Attack { slot } => at.attack(*slot),
        Action::Defend { slot, army } => at.defend(*slot, *army),
        Action::Support { seat, count } => at.support(*seat, *count),
        Action::Reveal { attacker, defender } => at.reveal(attacker, defender),
        Action::Resolve => Ok(Effect::Resolve),
        Action::Ace {
            seat,
            card,
            target,
            warlord,
        } => at.ace(*seat, *card, *target, *warlord),
        Action::Reinforce { seat, count } => at.reinforcements(*seat, *count),
        Action::Out => table
            .pending
            .map(Effect::GiveUp)
            .ok_or(Refusal::PileNotEmpty),
        Action::Concede { seat } => at.in_circle(*seat).map(|_| Effect::Concede(*seat)),
        Action::Tell { seat, named } => match named {
            NamedCards::Discard { discard } => at.tell_pile(*seat, discard),
            NamedCards::Slot { slot, card } => at.tell_slot(*seat, *slot, *card),
        },
        Action::Adjust {
            seat, correction, ..
        } => {
            let setting = at.setting(*seat, correction)?;
            Ok(Effect::Adjust(*seat, setting))
        }
        Action::Note { .. } => Ok(Effect::Note),
    }
}

/// Checks the [terms](ActionKind::terms) of the kind.
pub(in crate::rules) fn gate(
    rules: &Rules,
    table: &State,
    kind: ActionKind,
) -> Result<(), Refusal> {
    let terms = kind.terms();
    match (table.stage, terms.time) {
        (_, Time::Always) | (Stage::SetUp, Time::SetUp) => {}
        (Stage::SetUp, _) => return Err(Refusal::NotSetUp),
        (Stage::Over(_), _) => return Err(Refusal::GameOver),
        (Stage::Turn(_), Time::SetUp) => return Err(Refusal::AlreadySetUp),
        (Stage::Turn(phase), time) => in_time(table, phase, time)?,
    }
    (terms.when)(rules, table)
}

/// Checks the time of a kind during a turn.
fn in_time(table: &State, now: Phase, time: Time) -> Result<(), Refusal> {
    match (time, table.pending, &table.battle) {
        (Time::Always | Time::SetUp | Time::Game, _, _) | (Time::Pending, Some(_), _) => Ok(()),
        (Time::Pending, None, _) => Err(Refusal::PileNotEmpty),
        (_, Some(Pending { seat, .. }), _) => Err(Refusal::PileEmpty { seat }),
        (Time::TurnOrBattle, None, _) | (Time::BetweenBattles, None, None) => Ok(()),
        (Time::Battle(steps), None, Some(battle)) => {
            ensure(steps.contains(&battle.step()), battle_order(battle))
        }
        (Time::Battle(_), None, None) => Err(Refusal::NoBattle),
        (Time::BetweenBattles | Time::Phase(_), None, Some(_)) => Err(Refusal::BattleInProgress),
        (Time::Phase(phase), None, None) => {
            let when = if table.cut_short {
                When::Short
            } else if phase > now {
                When::Later
            } else {
                When::Past
            };
            ensure(phase == now, Refusal::WrongPhase { phase, now, when })
        }
    }
}

fn battle_order(battle: &Battle) -> Refusal {
    let (step, seat) = (battle.step(), battle.acts());
    Refusal::BattleOrder { step, seat }
}

/// Checks that the turn has an attack left.
pub(in crate::rules) fn may_attack(rules: &Rules, table: &State) -> Result<(), Refusal> {
    let revenge = table.revenge;
    let limit = if revenge {
        Some(1)
    } else {
        rules.attacks_per_turn
    };
    match limit.filter(|limit| table.attacks >= *limit) {
        Some(limit) => Err(Refusal::LimitReached { limit, revenge }),
        None => Ok(()),
    }
}

/// Checks that the rules have the joker.
pub(in crate::rules) fn has_joker(rules: &Rules, _: &State) -> Result<(), Refusal> {
    ensure(rules.reinforcements, Refusal::NoReinforcements)
}

/// A table with its rules.
#[derive(Clone, Copy)]
struct Position<'a> {
    rules: &'a Rules,
    table: &'a State,
}

impl<'a> Position<'a> {
    fn side(self, seat: Seat) -> Result<&'a Side, Refusal> {
        let sides = &self.table.sides;
        let players = sides.len();
        sides.get(seat).ok_or(Refusal::NoSuchSeat { seat, players })
    }

    fn in_circle(self, seat: Seat) -> Result<&'a Side, Refusal> {
        let side = self.side(seat)?;
        let is_in = !self.table.out.contains(&seat);
        ensure(is_in, Refusal::PlayerOut { seat })?;
        Ok(side)
    }

    fn hand_holds(self, seat: Seat, needs: i64) -> Result<(), Refusal> {
        let has = self.table.sides[seat].hand;
        let holds = i64::from(has) >= needs;
        ensure(holds, Refusal::HandTooSmall { seat, needs, has })
    }

    fn slot(self, slot: i64) -> Result<usize, Refusal> {
        let slots = self.rules.warlord_slots;
        match usize::try_from(slot) {
            Ok(place) if place < slots.into() => Ok(place),
            Ok(_) | Err(_) => Err(Refusal::NoSuchSlot { slot, slots }),
        }
    }

    fn standing(self, seat: Seat, slot: usize) -> Result<Standing, Refusal> {
        let standing = self.table.sides[seat].standing(slot);
        standing.ok_or(Refusal::SlotEmpty {
            slot: Some((seat, slot)),
        })
    }

    fn running(self) -> Result<&'a Battle, Refusal> {
        self.table.battle.as_ref().ok_or(Refusal::NoBattle)
    }

    /// The slot of a Warlord that can fight, because it is face down.
    fn able(self, seat: Seat, named: Option<i64>) -> Result<Option<usize>, Refusal> {
        let Some(named) = named else {
            return Ok(None);
        };
        let slot = self.slot(named)?;
        let used = self.standing(seat, slot)?.is_face_up();
        let place = Some((seat, slot));
        ensure(!used, Refusal::WarlordUsed { slot: place })?;
        Ok(Some(slot))
    }

    /// The card named for this role.
    fn in_role(self, role: CardRole, name: Name) -> Result<PlayedCard, Refusal> {
        let card = match name {
            Name::Face(face) => PlayedCard::Face(face),
            Name::AllyAs(rank) if self.rules.hidden_ally => PlayedCard::Ally(rank),
            Name::Joker if self.rules.reinforcements => return Err(Refusal::not_a(role, name)),
            Name::AllyAs(_) | Name::Joker | Name::Ally => {
                return Err(Refusal::NoSuchCard { card: name });
            }
        };
        let fits = CardRole::of(card.rank()) == role;
        ensure(fits, Refusal::not_a(role, name))?;
        Ok(card)
    }

    /// A card named in a pile.
    fn lying(self, name: Name) -> Result<Lying, Refusal> {
        match name {
            Name::Face(face) => Ok(Lying::Face(face)),
            Name::Joker if self.rules.reinforcements => Ok(Lying::Joker),
            Name::Ally if self.rules.hidden_ally => Ok(Lying::Ally),
            Name::Joker | Name::Ally | Name::AllyAs(_) => Err(Refusal::NoSuchCard { card: name }),
        }
    }

    /// The cards of this player's deck that an action names.
    fn naming(self, seat: Seat) -> Naming<'a> {
        Naming {
            at: self,
            seat,
            elsewhere: self.table.seen(seat),
            named: ArrayVec::new(),
        }
    }

    /// A Warlord laid from the hand, as named.
    fn laid(self, named: Option<Name>) -> Result<Option<Warlord>, Refusal> {
        let seat = self.table.active;
        self.hand_holds(seat, 1)?;
        let Some(name) = named else {
            return Ok(None);
        };
        self.naming(seat).warlord(name).map(Some)
    }

    fn lay(self, slot: i64, card: Option<Name>) -> Result<Effect, Refusal> {
        let slot = self.slot(slot)?;
        let is_free = self.table.own().standing(slot).is_none();
        ensure(is_free, Refusal::SlotTaken { slot: Some(slot) })?;
        Ok(Effect::Lay(slot, self.laid(card)?))
    }

    fn exchange(self, slot: i64, card: Option<Name>) -> Result<Effect, Refusal> {
        let (seat, slot) = (self.table.active, self.slot(slot)?);
        let old = self.standing(seat, slot)?;
        let allowed = !old.is_face_up() || self.rules.used_may_be_exchanged;
        let place = Some((seat, slot));
        ensure(allowed, Refusal::WarlordUsed { slot: place })?;
        Ok(Effect::Exchange(slot, self.laid(card)?))
    }

    fn attack(self, slot: Option<i64>) -> Result<Effect, Refusal> {
        let seat = self.table.active;
        self.hand_holds(seat, 1)?;
        // During a turn there is always a player to attack.
        let defender = self.table.target().ok_or(Refusal::GameOver)?;
        Ok(Effect::Attack(defender, self.able(seat, slot)?))
    }

    fn defend(self, slot: Option<i64>, army: bool) -> Result<Effect, Refusal> {
        let defender = self.running()?.defender;
        let slot = self.able(defender, slot)?;
        let allowed = slot.is_none() || army || self.rules.sole_warlord_defends;
        ensure(allowed, Refusal::SoleWarlord)?;
        self.hand_holds(defender, army.into())?;
        Ok(Effect::Defend { slot, army })
    }

    fn support(self, seat: Seat, added: i64) -> Result<Effect, Refusal> {
        self.side(seat)?;
        // Only one side adds cards at a time.
        let turn = self.running()?.acts().unwrap_or(seat);
        ensure(seat == turn, Refusal::NotYourSupport { turn })?;
        let most = self.rules.supports_per_side;
        count(Counted::Support, 0, most.into(), added)?;
        self.hand_holds(turn, added)?;
        Ok(Effect::Support(seat, added as u8))
    }

    fn reveal(self, attacker: &Revealed, defender: &Revealed) -> Result<Effect, Refusal> {
        let battle = self.running()?;
        let defence = battle.defender_side.as_ref();
        let defence = defence.ok_or(battle_order(battle))?;
        let attacking = self.force(battle.attacker, &battle.attacker_side, attacker)?;
        let defending = self.force(battle.defender, defence, defender)?;
        Ok(Effect::Reveal([attacking, defending]))
    }

    /// The cards of one side, as named.
    fn force(self, seat: Seat, side: &BattleSide, shown: &Revealed) -> Result<Force, Refusal> {
        let mut naming = self.naming(seat);
        let mut force = Force {
            warlord: naming.turned_up(side.slot, shown.warlord)?,
            ..Force::default()
        };
        let role = CardRole::Army;
        let army = shown
            .army
            .map(|name| self.in_role(role, name))
            .transpose()?;
        match (side.army, army) {
            (false, None) => {}
            (true, Some(card)) => {
                naming.name(card.into())?;
                force.add(card);
            }
            (false, Some(_)) => count(Counted::NotPlayed(seat, role), 0, 0, 1)?,
            (true, None) => return Err(Refusal::NotNamed { seat, role }),
        }
        let played = i64::from(side.support.unwrap_or(0));
        let of = Counted::ShownSupport(seat);
        count(of, played, played, shown.support.len() as i64)?;
        for name in &shown.support {
            force.add(naming.played(CardRole::Support, *name)?);
        }
        Ok(force)
    }

    fn reinforcements(self, seat: Seat, taken: Option<i64>) -> Result<Effect, Refusal> {
        let own = self.in_circle(seat)?;
        let in_time = seat == self.table.active || own.draw == 0;
        ensure(in_time, Refusal::NotYourTurn { seat })?;
        self.hand_holds(seat, 1)?;
        let is_empty = own.discard.is_empty();
        ensure(!is_empty, Refusal::DiscardEmpty { seat })?;
        let card = Some(Lying::Joker);
        let is_played = own.discard.contains(&card);
        ensure(!is_played, Refusal::CardElsewhere { seat, card })?;
        let most = self.table.most_reinforcements(self.rules, seat) as i64;
        let taken = taken.unwrap_or(most);
        count(Counted::Reinforcements(seat), 1, most, taken)?;
        Ok(Effect::Reinforce(seat, taken as usize))
    }

    fn ace(
        self,
        seat: Seat,
        card: Name,
        target: Option<Target>,
        warlord: Option<Name>,
    ) -> Result<Effect, Refusal> {
        self.side(seat)?;
        match (&self.table.battle, target) {
            (Some(battle), None) => self.ace_in_battle(battle, seat, card, warlord),
            (Some(_), Some(_)) => Err(Refusal::BattleInProgress),
            (None, None) => Err(Refusal::NoBattle),
            (None, Some(target)) => {
                let of = Counted::NotPlayed(seat, CardRole::Warlord);
                count(of, 0, 0, warlord.is_some().into())?;
                self.ace_outside(seat, card, target)
            }
        }
    }

    fn ace_in_battle(
        self,
        battle: &Battle,
        seat: Seat,
        card: Name,
        warlord: Option<Name>,
    ) -> Result<Effect, Refusal> {
        let defender = battle.defender;
        ensure(seat == defender, Refusal::NotTheDefender { defender })?;
        let allowed = battle.allows_ace(self.rules);
        ensure(allowed, Refusal::NoAces { in_battle: true })?;
        self.hand_holds(seat, 1)?;
        let mut naming = self.naming(seat);
        let ace = naming.ace(card)?;
        let warlord = naming.turned_up(self.table.designated(seat), warlord)?;
        Ok(Effect::Thwart(ace, warlord))
    }

    fn ace_outside(self, seat: Seat, card: Name, target: Target) -> Result<Effect, Refusal> {
        let (table, against) = (self.table, target.against);
        self.side(against)?;
        let allowed = self.rules.aces_outside;
        ensure(allowed, Refusal::NoAces { in_battle: false })?;
        let reach = table.reach();
        for seat in [seat, against] {
            ensure(reach.contains(seat), Refusal::PlayerOut { seat })?;
        }
        let right = table.next_of(reach, seat) == Some(against);
        let reached = match self.rules.ace_targets {
            AceTargets::Right => right,
            AceTargets::Neighbours => right || table.last_of(reach, seat) == Some(against),
            AceTargets::Any => seat != against,
        };
        ensure(reached, Refusal::NotAnOpponent { seat, against })?;
        let slot = self.slot(target.slot)?;
        self.standing(against, slot)?;
        self.hand_holds(seat, 1)?;
        let ace = self.naming(seat).ace(card)?;
        Ok(Effect::TakeOut {
            seat,
            ace,
            against,
            slot,
        })
    }

    /// The top cards of a discard pile, topmost last.
    fn tell_pile(self, seat: Seat, names: &[Name]) -> Result<Effect, Refusal> {
        let side = self.side(seat)?;
        let pile = side.discard.len();
        let of = Counted::Tell(seat);
        count(of, 0, pile as i64, names.len() as i64)?;
        let known = &side.discard[pile - names.len()..];
        let mut naming = self.naming(seat);
        for card in known.iter().flatten() {
            naming.again(*card);
        }
        let mut cards = Vec::with_capacity(names.len());
        for (name, known) in names.iter().zip(known) {
            let named = self.lying(*name)?;
            let card = match known {
                Some(known) => known
                    .and(named)
                    .ok_or(Refusal::other(seat, *known, named))?,
                None => named,
            };
            naming.name(card)?;
            cards.push(card);
        }
        Ok(Effect::NamePile(seat, cards))
    }

    /// The Warlord of a slot.
    fn tell_slot(self, seat: Seat, slot: i64, card: Name) -> Result<Effect, Refusal> {
        self.side(seat)?;
        let slot = self.slot(slot)?;
        let warlord = self.naming(seat).standing(slot, Some(card))?;
        Ok(Effect::NameSlot(seat, slot, warlord))
    }

    fn setting(self, seat: Seat, correction: &Correction) -> Result<Setting, Refusal> {
        let side = self.side(seat)?;
        match *correction {
            Correction::Numbers {
                hand,
                draw,
                discard,
            } => {
                let are_numbers = [hand, draw, discard].iter().all(|n| *n >= 0);
                ensure(are_numbers, Refusal::BadAdjustment(BadAdjustment::Negative))?;
                let deck = i64::from(self.rules.deck());
                let got = hand
                    .saturating_add(draw)
                    .saturating_add(discard)
                    .saturating_add(side.warlords() as i64);
                let fault = BadAdjustment::Deck { got, deck };
                ensure(got == deck, Refusal::BadAdjustment(fault))?;
                // Every number is at most the size of the deck.
                Ok(Setting::Numbers {
                    hand: hand as u8,
                    draw: draw as u8,
                    discard: discard as u8,
                })
            }
            Correction::Slot { slot, warlord } => {
                let slot = self.slot(slot)?;
                let old = side.standing(slot);
                let standing = match warlord {
                    None => None,
                    Some(laid) => {
                        self.hand_holds(seat, old.is_none().into())?;
                        Some(self.relaid(seat, old, laid)?)
                    }
                };
                Ok(Setting::Slot(slot, standing))
            }
        }
    }

    /// A Warlord that a correction places in a slot, replacing the old one, or none.
    fn relaid(self, seat: Seat, old: Option<Standing>, laid: Laid) -> Result<Standing, Refusal> {
        let Some(name) = laid.card else {
            let role = CardRole::Warlord;
            ensure(!laid.face_up, Refusal::NotNamed { seat, role })?;
            return Ok(Standing::Unseen(None));
        };
        let mut naming = self.naming(seat);
        if let Some(known) = old.and_then(Standing::card) {
            naming.again(known.card().into());
        }
        Ok(Standing::Revealed {
            warlord: naming.warlord(name)?,
            face_up: laid.face_up,
        })
    }
}

fn count(of: Counted, min: i64, max: i64, got: i64) -> Result<(), Refusal> {
    let fits = (min..=max).contains(&got);
    ensure(fits, Refusal::WrongCount { of, min, max, got })
}

/// The cards of one deck that an action names, checked against each other and against the known positions of cards.
struct Naming<'a> {
    at: Position<'a>,
    seat: Seat,
    elsewhere: Seen,
    named: ArrayVec<Lying, MOST_CARDS>,
}

impl Naming<'_> {
    /// A known card at the position that is named next: the name refers to that card.
    fn again(&mut self, known: Lying) {
        self.elsewhere.remove(known);
    }

    fn name(&mut self, card: Lying) -> Result<(), Refusal> {
        let is_one = match card {
            Lying::Face(Face::Rank(_)) => false,
            Lying::Face(Face::Card(_)) | Lying::Joker | Lying::Ally => true,
        };
        let is_named = is_one && self.named.contains(&card);
        ensure(!is_named, Refusal::DuplicateCard { card })?;
        self.named.push(card);
        let (seat, is_free) = (self.seat, self.elsewhere.insert(card));
        let card = Some(card);
        ensure(is_free, Refusal::CardElsewhere { seat, card })
    }

    /// A card named as played in this role.
    fn played(&mut self, role: CardRole, name: Name) -> Result<PlayedCard, Refusal> {
        let card = self.at.in_role(role, name)?;
        self.name(card.into())?;
        Ok(card)
    }

    fn warlord(&mut self, name: Name) -> Result<Warlord, Refusal> {
        let role = CardRole::Warlord;
        Warlord::new(self.played(role, name)?).ok_or(Refusal::not_a(role, name))
    }

    fn ace(&mut self, name: Name) -> Result<Ace, Refusal> {
        let role = CardRole::Ace;
        Ace::new(self.played(role, name)?).ok_or(Refusal::not_a(role, name))
    }

    /// The Warlord of a slot, by its known card and its name.
    fn standing(&mut self, slot: usize, name: Option<Name>) -> Result<Warlord, Refusal> {
        let (seat, role) = (self.seat, CardRole::Warlord);
        let known = self.at.standing(seat, slot)?.card().map(Warlord::card);
        if let Some(known) = known {
            self.again(known.into());
        }
        let named = name.map(|name| self.at.in_role(role, name)).transpose()?;
        let card = match (known, named) {
            (Some(known), Some(named)) => {
                known.and(named).ok_or(Refusal::other(seat, known, named))?
            }
            (Some(card), None) | (None, Some(card)) => card,
            (None, None) => return Err(Refusal::NotNamed { seat, role }),
        };
        self.name(card.into())?;
        Warlord::new(card).ok_or(Refusal::NotNamed { seat, role })
    }

    /// The Warlord designated by a side, turned face up.
    fn turned_up(
        &mut self,
        slot: Option<usize>,
        name: Option<Name>,
    ) -> Result<Option<Warlord>, Refusal> {
        let Some(slot) = slot else {
            let of = Counted::NotPlayed(self.seat, CardRole::Warlord);
            count(of, 0, 0, name.is_some().into())?;
            return Ok(None);
        };
        self.standing(slot, name).map(Some)
    }
}
