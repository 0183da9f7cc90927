//! The decision about an action: the kinds that are possible on the table, and an action's effect or the reason for
//! its refusal.

use arrayvec::ArrayVec;

use super::executor::{Effect, Setting};
use crate::rules::action::{Action, ActionKind, Correction, Laid, Shown, Target, Told};
use crate::rules::battle::{Force, MOST_SUPPORTS};
use crate::rules::editions::{AceTargets, AcesDefend, Rules};
use crate::rules::pieces::{Ace, Army, Face, Lying, Name, Part, Role, Support, Warlord};
use crate::rules::refusal::{BadAdjustment, Counted, Refusal};
use crate::rules::table::{
    Battle, BattleSide, MOST_CARDS, Pending, Phase, Seen, Side, Stage, Standing, State, Step,
};
use courtyard_core::seat::Seat;

/// Checks the conditions of a kind, whatever the action's parts.
pub(in crate::rules) fn gate(
    rules: &Rules,
    table: &State,
    kind: ActionKind,
) -> Result<(), Refusal> {
    use ActionKind as K;
    let phase = match (table.stage, kind) {
        (_, K::Note) | (Stage::SetUp, K::Setup) => return Ok(()),
        (Stage::SetUp, _) => return Err(Refusal::NotSetUp),
        (Stage::Over(_), _) => return Err(Refusal::GameOver),
        (Stage::Turn(_), K::Setup) => return Err(Refusal::AlreadySetUp),
        (Stage::Turn(phase), _) => phase,
    };
    if kind == K::Reinforce && !rules.reinforcements {
        return Err(Refusal::NoReinforcements);
    }
    match (table.pending, kind) {
        (_, K::Tell | K::Reinforce) | (Some(_), K::Out) => return Ok(()),
        (Some(Pending { seat, .. }), _) => return Err(Refusal::PileEmpty { seat }),
        (None, K::Out) => return Err(Refusal::PileNotEmpty),
        (None, _) => {}
    }
    match (&table.battle, kind) {
        // Distinguishes Aces inside and outside a battle.
        (_, K::Ace) => Ok(()),
        (Some(battle), K::Defend) => at_step(battle, &[Step::Defend]),
        (Some(battle), K::Support) => {
            at_step(battle, &[Step::AttackerSupport, Step::DefenderSupport])
        }
        (Some(battle), K::Reveal) => at_step(battle, &[Step::Reveal]),
        (Some(battle), K::Resolve) => at_step(battle, &[Step::LastChance]),
        (Some(_), _) => Err(Refusal::BattleInProgress),
        (None, K::Defend | K::Support | K::Reveal | K::Resolve) => Err(Refusal::NoBattle),
        (None, K::Warlord | K::Exchange) => in_phase(phase, Phase::Preparation, kind),
        (None, K::Attack) => {
            in_phase(phase, Phase::Attack, kind)?;
            match table.attacks_allowed(rules) {
                Some(limit) if table.attacks >= limit => Err(Refusal::LimitReached {
                    limit,
                    revenge: table.revenge,
                }),
                Some(_) | None => Ok(()),
            }
        }
        (None, _) => Ok(()),
    }
}

fn at_step(battle: &Battle, steps: &[Step]) -> Result<(), Refusal> {
    let step = battle.step();
    match steps.contains(&step) {
        true => Ok(()),
        false => Err(Refusal::BattleOrder { step }),
    }
}

fn in_phase(phase: Phase, needed: Phase, kind: ActionKind) -> Result<(), Refusal> {
    match phase == needed {
        true => Ok(()),
        false => Err(Refusal::WrongPhase { kind }),
    }
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

/// The role of a card named for this part.
fn role(rules: &Rules, part: Part, name: Name) -> Result<Role, Refusal> {
    let role = match name {
        Name::Face(face) => Role::Face(face),
        Name::AllyAs(rank) if rules.hidden_ally => Role::Ally(rank),
        Name::Joker if rules.reinforcements => return Err(Refusal::not_a(part, name)),
        Name::AllyAs(_) | Name::Joker | Name::Ally => {
            return Err(Refusal::NoSuchCard { card: name });
        }
    };
    match Part::of(role.rank()) == part {
        true => Ok(role),
        false => Err(Refusal::not_a(part, name)),
    }
}

macro_rules! parts {
    ($($function:ident: $part:ident;)*) => {$(
        fn $function(rules: &Rules, name: Name) -> Result<$part, Refusal> {
            let role = role(rules, Part::$part, name)?;
            $part::new(role).ok_or(Refusal::not_a(Part::$part, name))
        }
    )*};
}

parts! {
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
    naming.name(warlord.role().into())?;
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
    let part = Part::Warlord;
    let Some(slot) = slot else {
        let named = i64::from(name.is_some());
        count(Counted::NotPlayed(seat, part), 0, 0, named)?;
        return Ok(None);
    };
    let known = standing(table, seat, slot)?.card();
    if let Some(known) = known {
        naming.again(known.role().into());
    }
    let named = name.map(|name| warlord(rules, name)).transpose()?;
    let card = match (known, named) {
        (None, None) => return Err(Refusal::NotNamed { seat, part }),
        (Some(known), Some(named)) => {
            known
                .and(named)
                .ok_or(Refusal::other(seat, known.role(), named.role()))?
        }
        (Some(card), None) | (None, Some(card)) => card,
    };
    naming.name(card.role().into())?;
    Ok(Some(card))
}

/// The cards of one side, as named.
fn force(
    rules: &Rules,
    table: &State,
    seat: Seat,
    side: &BattleSide,
    shown: &Shown,
) -> Result<Force, Refusal> {
    let mut naming = Naming::new(table, seat);
    let warlord = turned_up(rules, table, seat, side.slot, shown.warlord, &mut naming)?;
    let army = shown.army.map(|name| army(rules, name)).transpose()?;
    match (side.army, army) {
        (false, None) => {}
        (true, Some(card)) => naming.name(card.role().into())?,
        (false, Some(_)) => count(Counted::NotPlayed(seat, Part::Army), 0, 0, 1)?,
        (true, None) => {
            let part = Part::Army;
            return Err(Refusal::NotNamed { seat, part });
        }
    }
    let played = i64::from(side.support.unwrap_or(0));
    let of = Counted::ShownSupport(seat);
    count(of, played, played, shown.support.len() as i64)?;
    let mut cards = ArrayVec::<Support, MOST_SUPPORTS>::new();
    for name in &shown.support {
        let card = support(rules, *name)?;
        naming.name(card.role().into())?;
        cards.push(card);
    }
    Ok(Force {
        army,
        warlord,
        support: cards,
    })
}

/// Decides: returns the action's effect on this table, or the reason for its refusal.
pub(super) fn decide(rules: &Rules, table: &State, action: &Action) -> Result<Effect, Refusal> {
    gate(rules, table, action.kind())?;
    let active = table.active;
    Ok(match action {
        Action::Setup { first } => {
            side(table, *first)?;
            Effect::Setup(*first)
        }
        Action::NextPhase => Effect::NextPhase,
        Action::EndTurn => Effect::EndTurn,
        Action::Warlord { slot: named, card } => {
            let place = slot(rules, *named)?;
            if table.own().standing(place).is_some() {
                return Err(Refusal::SlotTaken { slot: Some(place) });
            }
            Effect::Warlord(place, from_hand(rules, table, *card)?)
        }
        Action::Exchange { slot: named, card } => {
            let place = slot(rules, *named)?;
            let old = standing(table, active, place)?;
            if old.is_face_up() && !rules.used_may_be_exchanged {
                return Err(Refusal::WarlordUsed {
                    slot: Some((active, place)),
                });
            }
            Effect::Exchange(place, from_hand(rules, table, *card)?)
        }
        Action::Attack { slot } => {
            hand_holds(table, active, 1)?;
            // During a turn there is always a player to attack.
            let defender = table.target().ok_or(Refusal::GameOver)?;
            Effect::Attack {
                defender,
                slot: designated(rules, table, active, *slot)?,
            }
        }
        Action::Defend { slot, army } => {
            let battle = running(table)?;
            let slot = designated(rules, table, battle.defender, *slot)?;
            if slot.is_some() && !army && !rules.sole_warlord_defends {
                return Err(Refusal::SoleWarlord);
            }
            hand_holds(table, battle.defender, (*army).into())?;
            Effect::Defend { slot, army: *army }
        }
        Action::Support { seat, count: added } => {
            side(table, *seat)?;
            let battle = running(table)?;
            let turn = battle.adds_support();
            if *seat != turn {
                return Err(Refusal::NotYourSupport { turn });
            }
            let most = rules.supports_per_side;
            count(Counted::Support, 0, most.into(), *added)?;
            hand_holds(table, turn, *added)?;
            Effect::Support(turn, *added as u8)
        }
        Action::Reveal { attacker, defender } => {
            let battle = running(table)?;
            let defence = battle.defender_side.as_ref().ok_or(Refusal::BattleOrder {
                step: battle.step(),
            })?;
            let of = |seat, side, shown| force(rules, table, seat, side, shown);
            Effect::Reveal {
                attacker: of(battle.attacker, &battle.attacker_side, attacker)?,
                defender: of(battle.defender, defence, defender)?,
            }
        }
        Action::Resolve => Effect::Resolve,
        Action::Ace {
            seat,
            card,
            target,
            warlord,
        } => {
            side(table, *seat)?;
            match (&table.battle, target) {
                (Some(battle), None) => {
                    ace_in_battle(rules, table, battle, *seat, *card, *warlord)?
                }
                (Some(_), Some(_)) => return Err(Refusal::BattleInProgress),
                (None, None) => return Err(Refusal::NoBattle),
                (None, Some(target)) => {
                    let of = Counted::NotPlayed(*seat, Part::Warlord);
                    count(of, 0, 0, warlord.is_some().into())?;
                    ace_outside(rules, table, *seat, *card, *target)?
                }
            }
        }
        Action::Reinforce { seat, count: taken } => {
            let own = in_circle(table, *seat)?;
            if *seat != active && own.draw > 0 {
                return Err(Refusal::NotYourTurn { seat: *seat });
            }
            hand_holds(table, *seat, 1)?;
            if own.discard.is_empty() {
                return Err(Refusal::DiscardEmpty { seat: *seat });
            }
            if own.discard.contains(&Some(Lying::Joker)) {
                return Err(Refusal::CardElsewhere {
                    seat: *seat,
                    card: Some(Lying::Joker),
                });
            }
            let most = table.most_reinforcements(rules, *seat);
            let taken = taken.unwrap_or(most as i64);
            count(Counted::Reinforcements(*seat), 1, most as i64, taken)?;
            Effect::Reinforce(*seat, taken as usize)
        }
        Action::Out => Effect::Out(table.pending.ok_or(Refusal::PileNotEmpty)?),
        Action::Concede { seat } => {
            in_circle(table, *seat)?;
            Effect::Concede(*seat)
        }
        Action::Tell { seat, told } => tell(rules, table, *seat, told)?,
        Action::Adjust {
            seat, correction, ..
        } => Effect::Adjust(*seat, setting(rules, table, *seat, correction)?),
        Action::Note { .. } => Effect::Note,
    })
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
) -> Result<Effect, Refusal> {
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
    naming.name(ace.role().into())?;
    let slot = battle.defender_side.as_ref().and_then(|side| side.slot);
    let warlord = turned_up(rules, table, seat, slot, warlord, &mut naming)?;
    Ok(Effect::AceInBattle(ace, warlord))
}

fn ace_outside(
    rules: &Rules,
    table: &State,
    seat: Seat,
    card: Name,
    target: Target,
) -> Result<Effect, Refusal> {
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
    Naming::new(table, seat).name(ace.role().into())?;
    Ok(Effect::AceOutside {
        seat,
        ace,
        against,
        slot,
    })
}

fn tell(rules: &Rules, table: &State, seat: Seat, told: &Told) -> Result<Effect, Refusal> {
    let side = side(table, seat)?;
    match told {
        Told::Discard { discard: names } => {
            let pile = side.discard.len();
            let of = Counted::Told(seat);
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
            Ok(Effect::TellDiscard(seat, cards))
        }
        Told::Slot { slot: named, card } => {
            let slot = slot(rules, *named)?;
            standing(table, seat, slot)?;
            let mut naming = Naming::new(table, seat);
            let told = turned_up(rules, table, seat, Some(slot), Some(*card), &mut naming)?;
            let part = Part::Warlord;
            let told = told.ok_or(Refusal::NotNamed { seat, part })?;
            Ok(Effect::TellSlot(seat, slot, told))
        }
    }
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
        let part = Part::Warlord;
        return match laid.face_up {
            true => Err(Refusal::NotNamed { seat, part }),
            false => Ok(Standing::Unseen(None)),
        };
    };
    let warlord = warlord(rules, name)?;
    let mut naming = Naming::new(table, seat);
    if let Some(known) = old.and_then(Standing::card) {
        naming.again(known.role().into());
    }
    naming.name(warlord.role().into())?;
    Ok(Standing::Revealed {
        warlord,
        face_up: laid.face_up,
    })
}
