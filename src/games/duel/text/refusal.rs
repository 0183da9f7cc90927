//! Why an action is refused, in sentences.

use super::{Cx, card_name, phase_name};
use crate::rules::battle::Misfit;
use crate::rules::table::{Phase, Stage, State, Step};
use crate::rules::{ActionKind, Name, Refusal};
use courtyard_text::Text;

/// The refusal as a sentence, with what would help if that is known.
pub(super) fn refusal(cx: Cx<'_>, table: &State, refusal: &Refusal) -> String {
    let sentence = cx.sentence("refusal", refusal);
    if let Refusal::WrongPhase { kind } = *refusal {
        return wrong_phase(cx, table, kind);
    }
    if let Refusal::BattleOrder { step } = *refusal {
        let Some(battle) = &table.battle else {
            return cx.sentence("refusal", &Refusal::NoBattle).finish();
        };
        let player = match step {
            Step::AttackerSupport => battle.attacker,
            Step::Defend | Step::DefenderSupport | Step::Reveal | Step::LastChance => {
                battle.defender
            }
        };
        return sentence.with("player", cx.name(player)).finish();
    }
    if let Refusal::NotAnOpponent { seat, against } = *refusal {
        return sentence.with("own", seat == against).finish();
    }
    if let Refusal::NoSuchCard { card } = *refusal {
        let missing = match card {
            Name::Joker => "joker",
            Name::Ally if cx.rules.hidden_ally => "role",
            Name::AllyAs(_) if cx.rules.hidden_ally => "itself",
            Name::Ally | Name::AllyAs(_) | Name::Face(_) => "ally",
        };
        return sentence.with("missing", missing).finish();
    }
    sentence.finish()
}

fn wrong_phase(cx: Cx<'_>, table: &State, kind: ActionKind) -> String {
    let needed = if kind == ActionKind::Attack {
        Phase::Attack
    } else {
        Phase::Preparation
    };
    let now = match table.stage {
        Stage::Turn(phase) => phase,
        Stage::SetUp => return cx.sentence("refusal", &Refusal::NotSetUp).finish(),
        Stage::Over(_) => return cx.sentence("refusal", &Refusal::GameOver).finish(),
    };
    let when = match (table.cut_short, needed > now) {
        (true, _) => "short",
        (false, true) => "later",
        (false, false) => "past",
    };
    let sentence = cx.sentence("refusal", &Refusal::WrongPhase { kind });
    sentence
        .with("when", when)
        .with("phase", phase_name(cx.text, needed))
        .with("now", phase_name(cx.text, now))
        .finish()
}

/// Why cards are not a side of a battle.
pub fn describe_misfit(text: &Text, misfit: &Misfit) -> String {
    let sentence = text.sentence("duel-misfit", misfit);
    if let Misfit::NoPart(card) | Misfit::Twice(card) = *misfit {
        return sentence.with("card", card_name(text, card)).finish();
    }
    sentence.finish()
}
