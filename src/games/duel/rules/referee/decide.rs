//! The decision about an action: first the [gate] of its kind, then its parts.

use arrayvec::ArrayVec;

use super::executor::{Executor, Setting};
use crate::rules::action::{
    Action, ActionKind, Correction, Laid, NamedCards, Revealed, Target, Time,
};
use crate::rules::battle::{Force, MOST_SUPPORTS};
use crate::rules::editions::{AceTargets, AcesDefend, Rules};
use crate::rules::event::Leaving;
use crate::rules::pieces::{Ace, Army, CardRole, Face, Lying, Name, PlayedCard, Support, Warlord};
use crate::rules::refusal::{BadAdjustment, Counted, Refusal};
use crate::rules::table::{
    Battle, BattleSide, MOST_CARDS, Pending, Phase, Seen, Side, Stage, Standing, State, Step,
};
use courtyard_core::seat::Seat;

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
        (Stage::Turn(phase), time) => in_time(table, phase, time, kind)?,
    }
    (terms.when)(rules, table)
}

/// Checks the time of a kind during a turn.
fn in_time(table: &State, now: Phase, time: Time, kind: ActionKind) -> Result<(), Refusal> {
    match (time, table.pending, &table.battle) {
        (Time::Always | Time::SetUp | Time::Game, _, _) | (Time::Pending, Some(_), _) => Ok(()),
        (Time::Pending, None, _) => Err(Refusal::PileNotEmpty),
        (_, Some(Pending { seat, .. }), _) => Err(Refusal::PileEmpty { seat }),
        (Time::TurnOrBattle, None, _) | (Time::BetweenBattles, None, None) => Ok(()),
        (Time::Battle(steps), None, Some(battle)) => {
            let step = battle.step();
            let in_order = steps.contains(&step).then_some(());
            in_order.ok_or(Refusal::BattleOrder { step })
        }
        (Time::Battle(_), None, None) => Err(Refusal::NoBattle),
        (Time::BetweenBattles | Time::Phase(_), None, Some(_)) => Err(Refusal::BattleInProgress),
        (Time::Phase(phase), None, None) => {
            let in_phase = (phase == now).then_some(());
            in_phase.ok_or(Refusal::WrongPhase { kind })
        }
    }
}

/// Checks that the turn has an attack left.
pub(in crate::rules) fn may_attack(rules: &Rules, table: &State) -> Result<(), Refusal> {
    match table.attacks_allowed(rules) {
        Some(limit) if table.attacks >= limit => Err(Refusal::LimitReached {
            limit,
            revenge: table.revenge,
        }),
        Some(_) | None => Ok(()),
    }
}

/// Checks that the rules have the joker.
pub(in crate::rules) fn has_joker(rules: &Rules, _: &State) -> Result<(), Refusal> {
    let has_joker = rules.reinforcements.then_some(());
    has_joker.ok_or(Refusal::NoReinforcements)
}

fn side(table: &State, seat: Seat) -> Result<&Side, Refusal> {
    table.sides.get(seat).ok_or(Refusal::NoSuchSeat {
        seat,
        players: table.sides.len(),
    })
}

fn in_circle(table: &State, seat: Seat) -> Result<&Side, Refusal> {
    let side = side(table, seat)?;
    match table.out.contains(&seat) {
        true => Err(Refusal::PlayerOut { seat }),
        false => Ok(side),
    }
}

fn hand_holds(table: &State, seat: Seat, needs: i64) -> Result<(), Refusal> {
    let has = table.sides[seat].hand;
    match i64::from(has) < needs {
        true => Err(Refusal::HandTooSmall { seat, needs, has }),
        false => Ok(()),
    }
}

fn count(of: Counted, min: i64, max: i64, got: i64) -> Result<(), Refusal> {
    match (min..=max).contains(&got) {
        true => Ok(()),
        false => Err(Refusal::WrongCount { of, min, max, got }),
    }
}

fn slot(rules: &Rules, slot: i64) -> Result<usize, Refusal> {
    let slots = rules.warlord_slots;
    match usize::try_from(slot) {
        Ok(place) if place < slots.into() => Ok(place),
        Ok(_) | Err(_) => Err(Refusal::NoSuchSlot { slot, slots }),
    }
}

fn standing(table: &State, seat: Seat, slot: usize) -> Result<Standing, Refusal> {
    let standing = table.sides[seat].standing(slot);
    standing.ok_or(Refusal::SlotEmpty {
        slot: Some((seat, slot)),
    })
}

/// A Warlord that can fight, because it is face down.
fn designated(
    rules: &Rules,
    table: &State,
    seat: Seat,
    named: Option<i64>,
) -> Result<Option<usize>, Refusal> {
    let Some(named) = named else {
        return Ok(None);
    };
    let place = slot(rules, named)?;
    match standing(table, seat, place)?.is_face_up() {
        true => Err(Refusal::WarlordUsed {
            slot: Some((seat, place)),
        }),
        false => Ok(Some(place)),
    }
}

/// The card named for this role.
fn in_role(rules: &Rules, role: CardRole, name: Name) -> Result<PlayedCard, Refusal> {
    let card = match name {
        Name::Face(face) => PlayedCard::Face(face),
        Name::AllyAs(rank) if rules.hidden_ally => PlayedCard::Ally(rank),
        Name::Joker if rules.reinforcements => return Err(Refusal::not_a(role, name)),
        Name::AllyAs(_) | Name::Joker | Name::Ally => {
            return Err(Refusal::NoSuchCard { card: name });
        }
    };
    match CardRole::of(card.rank()) == role {
        true => Ok(card),
        false => Err(Refusal::not_a(role, name)),
    }
}

macro_rules! roles {
    ($($function:ident: $role:ident;)*) => {$(
        fn $function(rules: &Rules, name: Name) -> Result<$role, Refusal> {
            let card = in_role(rules, CardRole::$role, name)?;
            $role::new(card).ok_or(Refusal::not_a(CardRole::$role, name))
        }
    )*};
}

roles! {
    warlord: Warlord;
    army: Army;
    support: Support;
    ace: Ace;
}

/// A card named in a pile.
fn lying(rules: &Rules, name: Name) -> Result<Lying, Refusal> {
    match name {
        Name::Face(face) => Ok(Lying::Face(face)),
        Name::Joker if rules.reinforcements => Ok(Lying::Joker),
        Name::Ally if rules.hidden_ally => Ok(Lying::Ally),
        Name::Joker | Name::Ally | Name::AllyAs(_) => Err(Refusal::NoSuchCard { card: name }),
    }
}

/// The cards of one deck that an action names, checked against each other and against the known positions of cards.
struct Naming {
    seat: Seat,
    elsewhere: Seen,
    named: ArrayVec<Lying, MOST_CARDS>,
}

impl Naming {
    fn new(table: &State, seat: Seat) -> Naming {
        Naming {
            seat,
            elsewhere: table.seen(seat),
            named: ArrayVec::new(),
        }
    }

    /// A known card at the position that is named next: the name refers to that card.
    fn again(&mut self, known: Lying) {
        self.elsewhere.remove(known);
    }

    fn name(&mut self, card: Lying) -> Result<(), Refusal> {
        let is_one = match card {
            Lying::Face(Face::Rank(_)) => false,
            Lying::Face(Face::Card(_)) | Lying::Joker | Lying::Ally => true,
        };
        if is_one && self.named.contains(&card) {
            return Err(Refusal::DuplicateCard { card });
        }
        if !self.elsewhere.insert(card) {
            return Err(Refusal::CardElsewhere {
                seat: self.seat,
                card: Some(card),
            });
        }
        self.named.push(card);
        Ok(())
    }
}

/// A Warlord named as played from the hand.
fn from_hand(
    rules: &Rules,
    table: &State,
    named: Option<Name>,
) -> Result<Option<Warlord>, Refusal> {
    hand_holds(table, table.active, 1)?;
    let Some(name) = named else {
        return Ok(None);
    };
    let warlord = warlord(rules, name)?;
    let mut naming = Naming::new(table, table.active);
    naming.name(warlord.card().into())?;
    Ok(Some(warlord))
}

/// The Warlord designated by a side, turned face up.
fn turned_up(
    rules: &Rules,
    table: &State,
    seat: Seat,
    slot: Option<usize>,
    name: Option<Name>,
    naming: &mut Naming,
) -> Result<Option<Warlord>, Refusal> {
    let role = CardRole::Warlord;
    let Some(slot) = slot else {
        let named = i64::from(name.is_some());
        count(Counted::NotPlayed(seat, role), 0, 0, named)?;
        return Ok(None);
    };
    let known = standing(table, seat, slot)?.card();
    if let Some(known) = known {
        naming.again(known.card().into());
    }
    let named = name.map(|name| warlord(rules, name)).transpose()?;
    let card = match (known, named) {
        (None, None) => return Err(Refusal::NotNamed { seat, role }),
        (Some(known), Some(named)) => {
            known
                .and(named)
                .ok_or(Refusal::other(seat, known.card(), named.card()))?
        }
        (Some(card), None) | (None, Some(card)) => card,
    };
    naming.name(card.card().into())?;
    Ok(Some(card))
}

/// The cards of one side, as named.
fn force(
    rules: &Rules,
    table: &State,
    seat: Seat,
    side: &BattleSide,
    shown: &Revealed,
) -> Result<Force, Refusal> {
    let mut naming = Naming::new(table, seat);
    let warlord = turned_up(rules, table, seat, side.slot, shown.warlord, &mut naming)?;
    let army = shown.army.map(|name| army(rules, name)).transpose()?;
    match (side.army, army) {
        (false, None) => {}
        (true, Some(card)) => naming.name(card.card().into())?,
        (false, Some(_)) => count(Counted::NotPlayed(seat, CardRole::Army), 0, 0, 1)?,
        (true, None) => {
            let role = CardRole::Army;
            return Err(Refusal::NotNamed { seat, role });
        }
    }
    let played = i64::from(side.support.unwrap_or(0));
    let of = Counted::ShownSupport(seat);
    count(of, played, played, shown.support.len() as i64)?;
    let mut cards = ArrayVec::<Support, MOST_SUPPORTS>::new();
    for name in &shown.support {
        let card = support(rules, *name)?;
        naming.name(card.card().into())?;
        cards.push(card);
    }
    Ok(Force {
        army,
        warlord,
        support: cards,
    })
}

/// The use of a decision: a [`Position`] only checks it, and an [`Executor`] carries it out.
pub(super) trait Judge {
    /// Decides, and passes a decision that is not a refusal to `carry_out`.
    fn act<T>(
        &mut self,
        decide: impl FnOnce(&Rules, &State) -> Result<T, Refusal>,
        carry_out: impl FnOnce(&mut Executor<'_>, T),
    ) -> Result<(), Refusal>;

    /// Decides about an action: whether it is legal, and what it does.
    fn judge(&mut self, action: &Action) -> Result<(), Refusal> {
        self.act(|rules, table| gate(rules, table, action.kind()), |_, ()| {})?;
        match action {
            Action::Setup { first } => self.act(
                |_, table| side(table, *first).map(drop),
                |game, ()| game.set_up(*first),
            ),
            Action::NextPhase => self.act(|_, _| Ok(()), |game, ()| game.next_phase()),
            Action::EndTurn => self.act(|_, _| Ok(()), |game, ()| game.end_turn()),
            Action::Warlord { slot: named, card } => self.act(
                |rules, table| {
                    let place = slot(rules, *named)?;
                    if table.own().standing(place).is_some() {
                        return Err(Refusal::SlotTaken { slot: Some(place) });
                    }
                    Ok((place, from_hand(rules, table, *card)?))
                },
                |game, (slot, card)| game.lay(slot, card),
            ),
            Action::Exchange { slot: named, card } => self.act(
                |rules, table| {
                    let place = slot(rules, *named)?;
                    let old = standing(table, table.active, place)?;
                    if old.is_face_up() && !rules.used_may_be_exchanged {
                        return Err(Refusal::WarlordUsed {
                            slot: Some((table.active, place)),
                        });
                    }
                    Ok((place, from_hand(rules, table, *card)?))
                },
                |game, (slot, card)| game.exchange(slot, card),
            ),
            Action::Attack { slot } => self.act(
                |rules, table| {
                    hand_holds(table, table.active, 1)?;
                    // During a turn there is always a player to attack.
                    let defender = table.target().ok_or(Refusal::GameOver)?;
                    Ok((defender, designated(rules, table, table.active, *slot)?))
                },
                |game, (defender, slot)| game.attack(defender, slot),
            ),
            Action::Defend { slot, army } => self.act(
                |rules, table| {
                    let battle = running(table)?;
                    let slot = designated(rules, table, battle.defender, *slot)?;
                    if slot.is_some() && !army && !rules.sole_warlord_defends {
                        return Err(Refusal::SoleWarlord);
                    }
                    hand_holds(table, battle.defender, (*army).into())?;
                    Ok(slot)
                },
                |game, slot| game.defend(slot, *army),
            ),
            Action::Support { seat, count: added } => self.act(
                |rules, table| {
                    side(table, *seat)?;
                    let turn = running(table)?.adds_support();
                    if *seat != turn {
                        return Err(Refusal::NotYourSupport { turn });
                    }
                    let most = rules.supports_per_side;
                    count(Counted::Support, 0, most.into(), *added)?;
                    hand_holds(table, turn, *added)?;
                    Ok(*added as u8)
                },
                |game, added| game.support(*seat, added),
            ),
            Action::Reveal { attacker, defender } => self.act(
                |rules, table| {
                    let battle = running(table)?;
                    let defence = battle.defender_side.as_ref().ok_or(Refusal::BattleOrder {
                        step: battle.step(),
                    })?;
                    let of = |seat, side, shown| force(rules, table, seat, side, shown);
                    let attacking = of(battle.attacker, &battle.attacker_side, attacker)?;
                    Ok([attacking, of(battle.defender, defence, defender)?])
                },
                |game, [attacker, defender]| game.reveal(attacker, defender),
            ),
            Action::Resolve => self.act(|_, _| Ok(()), |game, ()| game.resolve()),
            Action::Ace {
                seat,
                card,
                target,
                warlord,
            } => self.act(
                |rules, table| {
                    side(table, *seat)?;
                    match (&table.battle, target) {
                        (Some(battle), None) => {
                            ace_in_battle(rules, table, battle, *seat, *card, *warlord)
                        }
                        (Some(_), Some(_)) => Err(Refusal::BattleInProgress),
                        (None, None) => Err(Refusal::NoBattle),
                        (None, Some(target)) => {
                            let of = Counted::NotPlayed(*seat, CardRole::Warlord);
                            count(of, 0, 0, warlord.is_some().into())?;
                            ace_outside(rules, table, *seat, *card, *target)
                        }
                    }
                },
                |game, (ace, played)| match played {
                    AcePlay::InBattle(warlord) => game.thwart(ace, warlord),
                    AcePlay::Outside(target) => game.take_out(*seat, ace, target),
                },
            ),
            Action::Reinforce { seat, count } => self.act(
                |rules, table| reinforcements(rules, table, *seat, *count),
                |game, count| game.reinforce(*seat, count),
            ),
            Action::Out => self.act(
                |_, table| table.pending.ok_or(Refusal::PileNotEmpty),
                |game, pending| game.give_up(pending),
            ),
            Action::Concede { seat } => self.act(
                |_, table| in_circle(table, *seat).map(drop),
                |game, ()| game.leave(*seat, Leaving::Conceded),
            ),
            Action::Tell {
                seat,
                named: NamedCards::Discard { discard },
            } => self.act(
                |rules, table| tell_pile(rules, table, *seat, discard),
                |game, cards| game.name_pile(*seat, cards),
            ),
            Action::Tell {
                seat,
                named: NamedCards::Slot { slot, card },
            } => self.act(
                |rules, table| tell_slot(rules, table, *seat, *slot, *card),
                |game, (slot, warlord)| game.name_slot(*seat, slot, warlord),
            ),
            Action::Adjust {
                seat, correction, ..
            } => self.act(
                |rules, table| setting(rules, table, *seat, correction),
                |game, setting| game.set(*seat, setting),
            ),
            Action::Note { .. } => self.act(|_, _| Ok(()), |_, ()| {}),
        }
    }
}

/// A table with its rules.
pub(super) struct Position<'a>(pub(super) &'a Rules, pub(super) &'a State);

impl Judge for Position<'_> {
    fn act<T>(
        &mut self,
        decide: impl FnOnce(&Rules, &State) -> Result<T, Refusal>,
        _: impl FnOnce(&mut Executor<'_>, T),
    ) -> Result<(), Refusal> {
        decide(self.0, self.1).map(drop)
    }
}

impl Judge for Executor<'_> {
    fn act<T>(
        &mut self,
        decide: impl FnOnce(&Rules, &State) -> Result<T, Refusal>,
        carry_out: impl FnOnce(&mut Executor<'_>, T),
    ) -> Result<(), Refusal> {
        let decided = decide(self.rules, self.state)?;
        carry_out(self, decided);
        Ok(())
    }
}

/// The use of an Ace.
enum AcePlay {
    /// By the defender, with the designated Warlord.
    InBattle(Option<Warlord>),
    /// On the Warlord of this player's slot.
    Outside((Seat, usize)),
}

/// The number of cards that the joker brings.
fn reinforcements(
    rules: &Rules,
    table: &State,
    seat: Seat,
    taken: Option<i64>,
) -> Result<usize, Refusal> {
    let own = in_circle(table, seat)?;
    if seat != table.active && own.draw > 0 {
        return Err(Refusal::NotYourTurn { seat });
    }
    hand_holds(table, seat, 1)?;
    if own.discard.is_empty() {
        return Err(Refusal::DiscardEmpty { seat });
    }
    if own.discard.contains(&Some(Lying::Joker)) {
        return Err(Refusal::CardElsewhere {
            seat,
            card: Some(Lying::Joker),
        });
    }
    let most = table.most_reinforcements(rules, seat) as i64;
    let taken = taken.unwrap_or(most);
    count(Counted::Reinforcements(seat), 1, most, taken)?;
    Ok(taken as usize)
}

fn running(table: &State) -> Result<&Battle, Refusal> {
    table.battle.as_ref().ok_or(Refusal::NoBattle)
}

fn ace_in_battle(
    rules: &Rules,
    table: &State,
    battle: &Battle,
    seat: Seat,
    card: Name,
    warlord: Option<Name>,
) -> Result<(Ace, AcePlay), Refusal> {
    let defender = battle.defender;
    if seat != defender {
        return Err(Refusal::NotTheDefender { defender });
    }
    let too_late = match rules.aces_defend {
        AcesDefend::AnyTime => false,
        AcesDefend::BeforeReveal => battle.step() == Step::LastChance,
        AcesDefend::Never => true,
    };
    if too_late {
        return Err(Refusal::NoAces { in_battle: true });
    }
    hand_holds(table, seat, 1)?;
    let ace = ace(rules, card)?;
    let mut naming = Naming::new(table, seat);
    naming.name(ace.card().into())?;
    let slot = battle.defender_side.as_ref().and_then(|side| side.slot);
    let warlord = turned_up(rules, table, seat, slot, warlord, &mut naming)?;
    Ok((ace, AcePlay::InBattle(warlord)))
}

fn ace_outside(
    rules: &Rules,
    table: &State,
    seat: Seat,
    card: Name,
    target: Target,
) -> Result<(Ace, AcePlay), Refusal> {
    let against = target.against;
    side(table, against)?;
    if !rules.aces_outside {
        return Err(Refusal::NoAces { in_battle: false });
    }
    let reach = table.reach();
    if let Some(seat) = [seat, against].into_iter().find(|s| !reach.contains(*s)) {
        return Err(Refusal::PlayerOut { seat });
    }
    let right = table.next_of(reach, seat) == Some(against);
    let reached = match rules.ace_targets {
        AceTargets::Right => right,
        AceTargets::Neighbours => right || table.last_of(reach, seat) == Some(against),
        AceTargets::Any => seat != against,
    };
    if !reached {
        return Err(Refusal::NotAnOpponent { seat, against });
    }
    let slot = slot(rules, target.slot)?;
    standing(table, against, slot)?;
    hand_holds(table, seat, 1)?;
    let ace = ace(rules, card)?;
    Naming::new(table, seat).name(ace.card().into())?;
    Ok((ace, AcePlay::Outside((against, slot))))
}

/// The top cards of a discard pile, topmost last.
fn tell_pile(
    rules: &Rules,
    table: &State,
    seat: Seat,
    names: &[Name],
) -> Result<ArrayVec<Lying, MOST_CARDS>, Refusal> {
    let side = side(table, seat)?;
    let pile = side.discard.len();
    let of = Counted::Tell(seat);
    count(of, 0, pile as i64, names.len() as i64)?;
    let known = &side.discard[pile - names.len()..];
    let mut naming = Naming::new(table, seat);
    for card in known.iter().flatten() {
        naming.again(*card);
    }
    let mut cards = ArrayVec::new();
    for (name, known) in names.iter().zip(known) {
        let named = lying(rules, *name)?;
        let card = match known {
            Some(known) => known
                .and(named)
                .ok_or(Refusal::other(seat, *known, named))?,
            None => named,
        };
        naming.name(card)?;
        cards.push(card);
    }
    Ok(cards)
}

/// The Warlord of a slot.
fn tell_slot(
    rules: &Rules,
    table: &State,
    seat: Seat,
    named: i64,
    card: Name,
) -> Result<(usize, Warlord), Refusal> {
    side(table, seat)?;
    let slot = slot(rules, named)?;
    standing(table, seat, slot)?;
    let mut naming = Naming::new(table, seat);
    let sentence = turned_up(rules, table, seat, Some(slot), Some(card), &mut naming)?;
    let role = CardRole::Warlord;
    Ok((slot, sentence.ok_or(Refusal::NotNamed { seat, role })?))
}

fn setting(
    rules: &Rules,
    table: &State,
    seat: Seat,
    correction: &Correction,
) -> Result<Setting, Refusal> {
    let side = side(table, seat)?;
    match *correction {
        Correction::Numbers {
            hand,
            draw,
            discard,
        } => {
            if [hand, draw, discard].iter().any(|n| *n < 0) {
                return Err(Refusal::BadAdjustment(BadAdjustment::Negative));
            }
            let deck = i64::from(rules.deck());
            let got = hand
                .saturating_add(draw)
                .saturating_add(discard)
                .saturating_add(side.warlords() as i64);
            if got != deck {
                return Err(Refusal::BadAdjustment(BadAdjustment::Deck { got, deck }));
            }
            // Every number is at most the size of the deck.
            Ok(Setting::Numbers {
                hand: hand as u8,
                draw: draw as u8,
                discard: discard as u8,
            })
        }
        Correction::Slot {
            slot: named,
            warlord,
        } => {
            let slot = slot(rules, named)?;
            let old = side.standing(slot);
            let laid = match warlord {
                None => None,
                Some(laid) => {
                    hand_holds(table, seat, old.is_none().into())?;
                    Some(relaid(rules, table, seat, old, laid)?)
                }
            };
            Ok(Setting::Slot(slot, laid))
        }
    }
}

/// A Warlord that a correction places in a slot, replacing the old one, or none.
fn relaid(
    rules: &Rules,
    table: &State,
    seat: Seat,
    old: Option<Standing>,
    laid: Laid,
) -> Result<Standing, Refusal> {
    let Some(name) = laid.card else {
        let role = CardRole::Warlord;
        return match laid.face_up {
            true => Err(Refusal::NotNamed { seat, role }),
            false => Ok(Standing::Unseen(None)),
        };
    };
    let warlord = warlord(rules, name)?;
    let mut naming = Naming::new(table, seat);
    if let Some(known) = old.and_then(Standing::card) {
        naming.again(known.card().into());
    }
    naming.name(warlord.card().into())?;
    Ok(Standing::Revealed {
        warlord,
        face_up: laid.face_up,
    })
}
