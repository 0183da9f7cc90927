//! Hints for new players: the steps of dealing, and the purpose of each phase.

use egui::Ui;

use super::kinds::{self, Topic};
use super::view::{View, ViewExt};
use crate::rules::editions::{NOBLES_DEALT, SupportDecks};
use crate::rules::{ActionKind, DuelingNobles, Noble};
use courtyard_core::cards::{Card, Rank, Suit};
use courtyard_text::say;
use courtyard_ui::session::{self, Hint, step};
use courtyard_ui::widgets::{CardFace, CardSize, card_back};

/// The set-up so far.
type Basics<'a> = session::Basics<'a, DuelingNobles>;

/// The steps before the nobles are chosen.
pub(super) fn before(ui: &mut Ui, basics: Basics<'_>) {
    let (text, rules) = (basics.text, basics.rules);
    let deal = text.get(match rules.support_decks {
        SupportDecks::Shared => "dueling-nobles-deal",
        SupportDecks::Each => "dueling-nobles-deal-each",
    });
    pile(ui, basics, &deal, "dueling-nobles-deal-about", NOBLES_DEALT);
    let kept = say!(text, "dueling-nobles-keep", count = rules.opening_nobles);
    let strength = rules.base_strength;
    let why = say!(
        text,
        "dueling-nobles-keep-about",
        king = strength.king,
        queen = strength.queen,
        bonus = rules.queen_bonus,
        jack = strength.jack
    );
    step(ui, &kept, basics.guided.then_some(&*why), |ui| {
        let king = Card::new(Rank::King, Suit::Spades);
        let card = CardFace::new(king, CardSize::TINY).label(&kept);
        ui.add(card.still(true));
    });
}

/// The steps after the nobles are chosen.
pub(super) fn after(ui: &mut Ui, basics: Basics<'_>) {
    let (text, rules) = (basics.text, basics.rules);
    let kept = 2 * usize::from(rules.opening_nobles);
    let left = Noble::all().count().saturating_sub(kept);
    let rest = say!(text, "dueling-nobles-rest", count = left);
    pile(ui, basics, &rest, "dueling-nobles-rest-about", left);
    let key = match rules.support_decks {
        SupportDecks::Shared => "dueling-nobles-hand",
        SupportDecks::Each => "dueling-nobles-hand-each",
    };
    let dealt = say!(text, key, count = rules.opening_hand);
    let left = rules.opening_deck().into();
    pile(ui, basics, &dealt, "dueling-nobles-hand-about", left);
}

/// A step with its reason, and a pile of this number of cards.
fn pile(ui: &mut Ui, basics: Basics<'_>, what: &str, why: &str, cards: usize) {
    let why = basics.text.get(why);
    step(ui, what, basics.guided.then_some(&*why), |ui| {
        card_back(ui, CardSize::TINY, cards, what);
    });
}

/// The effect of an ability in a few words: “♠ Spy: see your opponent’s hand.”
pub(super) fn ability(view: View<'_>, suit: Suit) -> String {
    let about = view.get(match suit {
        Suit::Hearts => "dueling-nobles-hint-hearts",
        Suit::Diamonds => "dueling-nobles-hint-diamonds",
        Suit::Clubs => "dueling-nobles-hint-clubs",
        Suit::Spades => "dueling-nobles-hint-spades",
    });
    let name = view.kind(ActionKind::of_ability(suit));
    format!(
        "{} {}",
        suit.symbol(),
        view.text.language().labelled(&name, &about)
    )
}

/// The hint at this table.
pub(super) fn hint(view: View<'_>) -> Option<Hint> {
    let rules = view.rules();
    if let Some(duel) = &view.table().duel {
        let active = view.table().active;
        let key = if !duel.rolled() {
            "dueling-nobles-hint-roll"
        } else if duel.supporter(active) == active {
            "dueling-nobles-hint-support"
        } else {
            "dueling-nobles-hint-answer"
        };
        let args = [("adrenaline", rules.adrenaline.into())];
        return Some(Hint::of(key, view.with(key, &args)));
    }
    let allows = &view.table().phase(rules)?.allows;
    // Actions that are no longer possible are not explained.
    let key = match kinds::topic(view, allows)? {
        Topic::Duel => "dueling-nobles-hint-duel",
        Topic::Command => "dueling-nobles-hint-command",
        Topic::Reinforcements => "dueling-nobles-hint-reinforcements",
        Topic::Income => "dueling-nobles-hint-income",
    };
    let args = [
        ("recruit", rules.recruit_cost.into()),
        ("gold", rules.income_gold.into()),
    ];
    Some(Hint::of(key, view.with(key, &args)))
}
