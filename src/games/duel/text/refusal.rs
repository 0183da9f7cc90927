//! Why an action is refused, in sentences.

use super::{Cx, card_name};
use crate::rules::battle::Misfit;
use crate::rules::{Name, Refusal};
use courtyard_text::Text;

/// The refusal as a sentence, with what would help if that is known.
pub(super) fn refusal(cx: Cx<'_>, refusal: &Refusal) -> String {
    let sentence = cx.sentence("refusal", refusal);
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

/// Why cards are not a side of a battle.
pub fn describe_misfit(text: &Text, misfit: &Misfit) -> String {
    let sentence = text.sentence("duel-misfit", misfit);
    if let Misfit::NoPart(card) | Misfit::Twice(card) = *misfit {
        return sentence.with("card", card_name(text, card)).finish();
    }
    sentence.finish()
}
