//! Why an action is refused, in sentences.

use super::{Told, card_name, phase_name};
use crate::games::duel::battle::Misfit;
use crate::games::duel::refusal::{BadAdjustment, Counted};
use crate::games::duel::table::{Phase, Stage, State, Step};
use crate::games::duel::{ActionKind, Name, Part, Refusal};
use crate::text::{Text, say};

/// The refusal in a sentence, and what would mend it where that is known.
pub(super) fn refusal(voice: Told<'_>, table: &State, refusal: &Refusal) -> String {
    let text = voice.text;
    match *refusal {
        Refusal::WrongPhase { kind } => wrong_phase(voice, table, kind),
        Refusal::GameOver => say!(text, "duel-refusal-game-over"),
        Refusal::NotSetUp => say!(text, "duel-refusal-not-set-up"),
        Refusal::AlreadySetUp => say!(text, "duel-refusal-already-set-up"),
        Refusal::LimitReached { revenge: true, .. } => {
            say!(text, "duel-refusal-limit-reached-revenge")
        }
        Refusal::LimitReached { limit, .. } => {
            say!(text, "duel-refusal-limit-reached", limit = limit)
        }
        Refusal::WrongCount { of, max, got, .. } => wrong_count(voice, of, max, got),
        Refusal::DuplicateCard { card } => {
            let card = card_name(text, card);
            say!(text, "duel-refusal-duplicate-card", card = card)
        }
        Refusal::HandTooSmall { seat, needs, has } => say!(
            text,
            "duel-refusal-hand-too-small",
            needs = needs,
            player = voice.name(seat),
            has = has
        ),
        Refusal::CardElsewhere {
            seat,
            card: Some(card),
        } => say!(
            text,
            "duel-refusal-card-elsewhere",
            card = card_name(text, card),
            player = voice.name(seat)
        ),
        Refusal::CardElsewhere { seat, card: None } => {
            let player = voice.name(seat);
            say!(text, "duel-refusal-card-elsewhere-all", player = player)
        }
        Refusal::NotASupportCard { card } => {
            let card = card_name(text, card);
            say!(text, "duel-refusal-not-a-support-card", card = card)
        }
        Refusal::NotAWarlord { card } => {
            let card = card_name(text, card);
            say!(text, "duel-refusal-not-a-warlord", card = card)
        }
        Refusal::NotAnArmyCard { card } => {
            let card = card_name(text, card);
            say!(text, "duel-refusal-not-an-army-card", card = card)
        }
        Refusal::NotAnAce { card } => {
            let card = card_name(text, card);
            say!(text, "duel-refusal-not-an-ace", card = card)
        }
        Refusal::NotYourSupport { turn } => {
            let player = voice.name(turn);
            say!(text, "duel-refusal-not-your-support", player = player)
        }
        Refusal::BadAdjustment(BadAdjustment::Negative) => {
            say!(text, "duel-refusal-bad-adjustment-negative")
        }
        Refusal::BadAdjustment(BadAdjustment::Deck { got, deck }) => say!(
            text,
            "duel-refusal-bad-adjustment-deck",
            got = got,
            deck = deck
        ),
        Refusal::NoSuchSeat { players, .. } => {
            say!(text, "duel-refusal-no-such-seat", count = players)
        }
        Refusal::PlayerOut { seat } => {
            say!(text, "duel-refusal-player-out", player = voice.name(seat))
        }
        Refusal::PileEmpty { seat } => {
            say!(text, "duel-refusal-pile-empty", player = voice.name(seat))
        }
        Refusal::PileNotEmpty => say!(text, "duel-refusal-pile-not-empty"),
        Refusal::BattleInProgress => say!(text, "duel-refusal-battle-in-progress"),
        Refusal::NoBattle => say!(text, "duel-refusal-no-battle"),
        Refusal::BattleOrder { step } => battle_order(voice, table, step),
        Refusal::NoSuchSlot { slots, .. } => {
            say!(text, "duel-refusal-no-such-slot", slots = slots)
        }
        Refusal::SlotTaken { slot: Some(slot) } => {
            say!(text, "duel-refusal-slot-taken", slot = slot + 1)
        }
        Refusal::SlotTaken { slot: None } => say!(text, "duel-refusal-slot-taken-all"),
        Refusal::SlotEmpty {
            slot: Some((seat, slot)),
        } => say!(
            text,
            "duel-refusal-slot-empty",
            player = voice.name(seat),
            slot = slot + 1
        ),
        Refusal::SlotEmpty { slot: None } => say!(text, "duel-refusal-slot-empty-all"),
        Refusal::WarlordUsed {
            slot: Some((seat, slot)),
        } => say!(
            text,
            "duel-refusal-warlord-used",
            player = voice.name(seat),
            slot = slot + 1
        ),
        Refusal::WarlordUsed { slot: None } => say!(text, "duel-refusal-warlord-used-all"),
        Refusal::SoleWarlord => say!(text, "duel-refusal-sole-warlord"),
        Refusal::NotTheDefender { defender } => {
            let player = voice.name(defender);
            say!(text, "duel-refusal-not-the-defender", player = player)
        }
        Refusal::NoAces { in_battle: true } => say!(text, "duel-refusal-no-aces-battle"),
        Refusal::NoAces { in_battle: false } => say!(text, "duel-refusal-no-aces-outside"),
        Refusal::NotAnOpponent { seat, against } if seat == against => {
            say!(text, "duel-refusal-not-an-opponent-own")
        }
        Refusal::NotAnOpponent { seat, against } => say!(
            text,
            "duel-refusal-not-an-opponent",
            player = voice.name(seat),
            opponent = voice.name(against)
        ),
        Refusal::NoSuchCard { card } => no_such_card(voice, card),
        Refusal::NotNamed {
            seat,
            part: Part::Warlord,
        } => say!(
            text,
            "duel-refusal-not-named-warlord",
            player = voice.name(seat)
        ),
        Refusal::NotNamed { seat, .. } => {
            let player = voice.name(seat);
            say!(text, "duel-refusal-not-named-card", player = player)
        }
        Refusal::OtherCard { seat, known, named } => say!(
            text,
            "duel-refusal-other-card",
            player = voice.name(seat),
            known = card_name(text, known),
            named = card_name(text, named)
        ),
        Refusal::NoReinforcements => say!(text, "duel-refusal-no-reinforcements"),
        Refusal::NotYourTurn { seat } => {
            let player = voice.name(seat);
            say!(text, "duel-refusal-not-your-turn", player = player)
        }
        Refusal::DiscardEmpty { seat } => {
            let player = voice.name(seat);
            say!(text, "duel-refusal-discard-empty", player = player)
        }
    }
}

fn wrong_phase(voice: Told<'_>, table: &State, kind: ActionKind) -> String {
    let text = voice.text;
    let needed = match kind {
        ActionKind::Attack => Phase::Attack,
        _ => Phase::Preparation,
    };
    let now = match table.stage {
        Stage::Turn(phase) => phase,
        Stage::SetUp => return say!(text, "duel-refusal-not-set-up"),
        Stage::Over(_) => return say!(text, "duel-refusal-game-over"),
    };
    if table.cut_short {
        return say!(text, "duel-refusal-wrong-phase-short");
    }
    let key = match needed > now {
        true => "duel-refusal-wrong-phase-later",
        false => "duel-refusal-wrong-phase-past",
    };
    let (phase, now) = (phase_name(text, needed), phase_name(text, now));
    say!(text, key, phase = phase, now = now)
}

fn wrong_count(voice: Told<'_>, of: Counted, max: i64, got: i64) -> String {
    let text = voice.text;
    match of {
        Counted::Support => say!(
            text,
            "duel-refusal-wrong-count-support",
            most = max,
            got = got
        ),
        Counted::ShownSupport(seat) => say!(
            text,
            "duel-refusal-wrong-count-shown",
            player = voice.name(seat),
            needed = max,
            got = got
        ),
        Counted::NotPlayed(seat, part) => {
            let key = match part {
                Part::Warlord => "duel-refusal-wrong-count-no-warlord",
                Part::Army | Part::Support | Part::Ace => "duel-refusal-wrong-count-no-army",
            };
            say!(text, key, player = voice.name(seat))
        }
        Counted::Told(seat) => say!(
            text,
            "duel-refusal-wrong-count-told",
            player = voice.name(seat),
            most = max,
            got = got
        ),
        Counted::Reinforcements(_) => say!(
            text,
            "duel-refusal-wrong-count-reinforce",
            most = max,
            got = got
        ),
    }
}

fn battle_order(voice: Told<'_>, table: &State, step: Step) -> String {
    let text = voice.text;
    let Some(battle) = &table.battle else {
        return say!(text, "duel-refusal-no-battle");
    };
    let (key, seat) = match step {
        Step::Defend => ("duel-refusal-battle-order-defend", battle.defender),
        Step::AttackerSupport => ("duel-refusal-battle-order-support", battle.attacker),
        Step::DefenderSupport => ("duel-refusal-battle-order-support", battle.defender),
        Step::Reveal => return say!(text, "duel-refusal-battle-order-reveal"),
        Step::LastChance => ("duel-refusal-battle-order-last-chance", battle.defender),
    };
    say!(text, key, player = voice.name(seat))
}

fn no_such_card(voice: Told<'_>, card: Name) -> String {
    let (text, rules) = (voice.text, voice.rules);
    match card {
        Name::Joker => say!(text, "duel-refusal-no-such-card-joker"),
        Name::Ally if rules.hidden_ally => say!(text, "duel-refusal-no-such-card-in-a-role"),
        Name::AllyAs(_) if rules.hidden_ally => say!(text, "duel-refusal-no-such-card-in-a-pile"),
        Name::Ally | Name::AllyAs(_) | Name::Face(_) => {
            say!(text, "duel-refusal-no-such-card-ally")
        }
    }
}

/// Why cards are no side of a battle.
pub fn describe_misfit(text: &Text, misfit: &Misfit) -> String {
    match *misfit {
        Misfit::NoPart(card) => {
            say!(text, "duel-misfit-no-part", card = card_name(text, card))
        }
        Misfit::TwoArmies => say!(text, "duel-misfit-two-armies"),
        Misfit::TwoWarlords => say!(text, "duel-misfit-two-warlords"),
        Misfit::TooManySupports(most) => say!(text, "duel-misfit-supports", most = most),
        Misfit::SupportWithoutArmy => say!(text, "duel-misfit-support-without-army"),
        Misfit::Twice(card) => {
            let card = card_name(text, card);
            say!(text, "duel-refusal-duplicate-card", card = card)
        }
        Misfit::NoArmy => say!(text, "duel-misfit-no-army"),
        Misfit::SoleWarlord => say!(text, "duel-refusal-sole-warlord"),
    }
}
