//! Why an action is refused, in sentences.

use super::{Cx, card_name, phase_name};
use crate::rules::battle::Misfit;
use crate::rules::table::{Phase, Stage, State, Step};
use crate::rules::{ActionKind, Name, Refusal};
use courtyard_text::Text;

/// The refusal as a sentence, with what would help if that is known.
pub(super) fn refusal(cx: Cx<'_>, table: &State, refusal: &Refusal) -> String {
    let told = cx.sentence("refusal", refusal);
    if let Refusal::WrongPhase { kind } = *refusal {
        return wrong_phase(cx, table, kind);
    }
    if let Refusal::BattleOrder { step } = *refusal {
        let Some(battle) = &table.battle else {
            return cx.sentence("refusal", &Refusal::NoBattle).told();
        };
        let player = match step {
            Step::AttackerSupport => battle.attacker,
            Step::Defend | Step::DefenderSupport | Step::Reveal | Step::LastChance => {
                battle.defender
            }
        };
        return told.with("player", cx.name(player)).told();
    }
    if let Refusal::NotAnOpponent { seat, against } = *refusal {
        return told.with("own", seat == against).told();
    }
    if let Refusal::NoSuchCard { card } = *refusal {
        let missing = match card {
            Name::Joker => "joker",
            Name::Ally if cx.rules.hidden_ally => "role",
            Name::AllyAs(_) if cx.rules.hidden_ally => "itself",
            Name::Ally | Name::AllyAs(_) | Name::Face(_) => "ally",
        };
        return told.with("missing", missing).told();
    }
    told.told()
}

fn wrong_phase(cx: Cx<'_>, table: &State, kind: ActionKind) -> String {
    let needed = match kind {
        ActionKind::Attack => Phase::Attack,
        _ => Phase::Preparation,
    };
    let now = match table.stage {
        Stage::Turn(phase) => phase,
        Stage::SetUp => return cx.sentence("refusal", &Refusal::NotSetUp).told(),
        Stage::Over(_) => return cx.sentence("refusal", &Refusal::GameOver).told(),
    };
    let when = match (table.cut_short, needed > now) {
        (true, _) => "short",
        (false, true) => "later",
        (false, false) => "past",
    };
    let told = cx.sentence("refusal", &Refusal::WrongPhase { kind });
    told.with("when", when)
        .with("phase", phase_name(cx.text, needed))
        .with("now", phase_name(cx.text, now))
        .told()
}

/// Why cards are not a side of a battle.
pub fn describe_misfit(text: &Text, misfit: &Misfit) -> String {
    let told = text.sentence("duel-misfit", misfit);
    match *misfit {
        Misfit::NoPart(card) | Misfit::Twice(card) => told.with("card", card_name(text, card)),
        _ => told,
    }
    .told()
}
