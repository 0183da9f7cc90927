//! Conditions of the table for a kind of action, or for a part of an action.

use crate::rules::action::{ActionKind, Special, Time};
use crate::rules::charge::JumpKind;
use crate::rules::editions::{Passing, Rules};
use crate::rules::refusal::Refusal;
use crate::rules::table::{Stage, State, Stroke};
use courtyard_core::game::ensure;

/// Checks the [terms](ActionKind::terms) of the kind.
pub fn gate(rules: &Rules, table: &State, kind: ActionKind) -> Result<(), Refusal> {
    let terms = kind.terms();
    match (table.stage, terms.time) {
        (_, Time::Always) | (Stage::SetUp, Time::SetUp) => return Ok(()),
        (Stage::SetUp, _) => return Err(Refusal::NotSetUp),
        (Stage::Over(_), _) => return Err(Refusal::GameOver),
        (Stage::Play, Time::SetUp) => return Err(Refusal::AlreadySetUp),
        (Stage::Play, Time::Game) => return Ok(()),
        (Stage::Play, Time::Aside | Time::Choice | Time::Act | Time::Answer) => {}
    }
    if !kind.is_in_play(rules) {
        return Err(Refusal::NotInPlay {
            kind,
            in_charge: None,
        });
    }
    match (table.choice, terms.time) {
        (None, Time::Choice) => return Err(Refusal::NoChoice),
        (Some(_), Time::Choice) => return Ok(()),
        (Some(seat), _) => return Err(Refusal::ChoicePending { seat }),
        (None, Time::Aside) => return Ok(()),
        (None, _) => {}
    }
    let answers = terms.time == Time::Answer;
    match table.attack {
        Some(_) if !answers && !rules.evades.contains(kind) => {
            return Err(Refusal::AttackPending { kind });
        }
        None if answers || rules.only_when_attacked.contains(kind) => {
            return Err(Refusal::NoAttack { kind });
        }
        Some(_) | None => {}
    }
    (terms.when)(rules, table)?;
    match terms.special {
        Some(special) => ready(table, special),
        None => Ok(()),
    }
}

/// Checks that the player with the initiative can hand it over.
pub fn may_pass(rules: &Rules, table: &State) -> Result<(), Refusal> {
    let may_pass = match rules.pass {
        Passing::AfterKeeping => table.kept,
        Passing::Always => true,
        Passing::Never => false,
    };
    ensure(may_pass, Refusal::MustAct)
}

/// Checks that there is a rose on the board.
pub fn some_rose(table: &State) -> Result<(), Refusal> {
    ensure(table.roses > 0, Refusal::NoRose)
}

/// Checks that the nobleman of the player with the initiative stands on something.
pub fn raised(table: &State) -> Result<(), Refusal> {
    let seat = table.initiative;
    ensure(table.own().raised, Refusal::NotRaised { seat })
}

/// Checks that the player with the initiative can use a special card of this kind.
fn ready(table: &State, special: Special) -> Result<(), Refusal> {
    let own = table.own();
    match (own.ready(special), own.owned(special)) {
        (0, 0) => Err(no_such_special(table, special)),
        (0, _) => Err(Refusal::AbilityUsed { special }),
        (_, _) => Ok(()),
    }
}

/// Index of the first special card of this kind that the player with the initiative can turn face up.
pub fn turned_down(table: &State, special: Special) -> Result<usize, Refusal> {
    let own = table.own();
    let mut all = own.specials.iter();
    match all.position(|owned| owned.card == special && !owned.ready) {
        Some(place) => Ok(place),
        None if own.owned(special) == 0 => Err(no_such_special(table, special)),
        None => Err(Refusal::SpecialReady {
            special: Some(special),
        }),
    }
}

fn no_such_special(table: &State, special: Special) -> Refusal {
    Refusal::NoSuchSpecial {
        seat: table.initiative,
        special: Some(special),
    }
}

/// Checks that the pile has a special card of this kind.
pub fn left(rules: &Rules, table: &State, special: Special) -> Result<(), Refusal> {
    ensure(
        table.left(rules, special) > 0,
        Refusal::SpecialGone { special },
    )
}

/// Checks that the hand of the player with the initiative has this many cards.
pub fn held(table: &State, needs: usize) -> Result<(), Refusal> {
    let (seat, has) = (table.initiative, table.own().hand);
    ensure(
        needs <= has.into(),
        Refusal::HandTooSmall { seat, needs, has },
    )
}

/// Checks that a sum of moves is enough.
pub fn far_enough(needs: u16, has: u16) -> Result<(), Refusal> {
    ensure(has >= needs, Refusal::TooLittleMovement { needs, has })
}

/// Checks that a card of this fight can answer the stroke.
pub fn strong_enough(stroke: &Stroke, fight: u16) -> Result<(), Refusal> {
    let stroke = stroke.fight;
    ensure(fight >= stroke, Refusal::TooWeak { stroke, fight })
}

/// Checks that a charge can start with this jump, whatever its cards.
pub fn may_jump(rules: &Rules, table: &State, jump: Option<JumpKind>) -> Result<(), Refusal> {
    match jump {
        None | Some(JumpKind::Up) => Ok(()),
        Some(JumpKind::Down) => raised(table),
        Some(JumpKind::Long) => ready_in_charge(rules, table, Special::LongJump),
    }
}

/// Checks that a charge can attack with this special card, whatever its cards.
pub fn may_charge_with(rules: &Rules, table: &State, special: Special) -> Result<(), Refusal> {
    ready_in_charge(rules, table, special)?;
    ensure(
        rules.charge_with.contains(special.kind()),
        not_in_a_charge(special),
    )
}

fn ready_in_charge(rules: &Rules, table: &State, special: Special) -> Result<(), Refusal> {
    ensure(rules.has_specials(), not_in_a_charge(special))?;
    ready(table, special)
}

fn not_in_a_charge(special: Special) -> Refusal {
    Refusal::NotInPlay {
        kind: ActionKind::Charge,
        in_charge: Some(special),
    }
}
