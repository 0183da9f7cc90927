//! Hints for new players: the purpose of each phase, and each step of a battle.

use super::task;
use super::view::View;
use crate::rules::table::{Phase, Step};
use courtyard_text::say;
use courtyard_ui::session::Hint;

/// The hint at this table.
pub(super) fn hint(view: View<'_>) -> Option<Hint> {
    let (text, rules) = (view.text, view.rules());
    if view.table.pending.is_some() {
        return None;
    }
    if let Some(battle) = &view.table.battle {
        let key = match battle.step() {
            Step::Defend => "duel-hint-defend",
            Step::AttackerSupport | Step::DefenderSupport => "duel-hint-support",
            Step::Reveal => "duel-hint-reveal",
            Step::LastChance if task::may_play_ace(view) => "duel-hint-last-chance",
            Step::LastChance => return None,
        };
        let bonus = rules.warlord_bonus;
        let sentence = say!(
            text,
            key,
            king = bonus.king,
            queen = bonus.queen,
            jack = bonus.jack,
            three = rules.support_values.three,
            two = rules.support_values.two
        );
        return Some(Hint::of(key, sentence));
    }
    let preparation = "duel-hint-preparation";
    let key = match view.table.phase()? {
        // The screen explains a turn of revenge; no card is drawn in it.
        _ if view.table.revenge => return None,
        Phase::Preparation if view.settings.hints.gives(preparation) => preparation,
        Phase::Preparation | Phase::Attack if task::may_attack(view) => "duel-hint-attack",
        Phase::Preparation | Phase::Attack => return None,
        // Without a Warlord there is nothing to renew.
        Phase::Renewal if view.table.own().warlords() == 0 => return None,
        Phase::Renewal => "duel-hint-renewal",
    };
    let sentence = say!(text, key, draw = rules.draw_per_turn);
    Some(Hint::of(key, sentence))
}
