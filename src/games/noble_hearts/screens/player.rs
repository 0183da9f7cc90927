//! The known cards of a player.

use egui::{Label, Ui, Vec2};

use super::prints;
use super::view::{View, ViewExt};
use crate::rules::{Card, Named};
use courtyard_core::seat::EitherSeat;
use courtyard_ui::parts;
use courtyard_ui::theme::{self, space};

/// Shows the numbers of a player's cards.
pub(super) fn summary(ui: &mut Ui, view: View<'_>, seat: EitherSeat) {
    ui.add(Label::new(theme::body(view.cards_of(seat))).wrap());
}

/// Shows the known cards of the discard pile, the top card first.
pub(super) fn pile(ui: &mut Ui, view: View<'_>, seat: EitherSeat) {
    let known: Vec<(usize, &Card)> = {
        let pile = view.side(seat).discard.iter().rev().enumerate();
        pile.filter(|(_, card)| **card != Card::default()).collect()
    };
    if known.is_empty() {
        return;
    }
    ui.add_space(space::M);
    parts::section(ui, view.get("noble-hearts-screen-pile"));
    let width = (theme::TextRole::Body.size(ui) * 2.8).max(theme::TARGET);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::XS + 2.0);
        for (n, card) in known {
            let args = [
                ("number", (n + 1).into()),
                ("card", view.lying(card).into()),
            ];
            let label = view.with("noble-hearts-screen-place", &args);
            prints::shown(ui, &Named::from(*card), None, width, &label);
        }
    });
}
