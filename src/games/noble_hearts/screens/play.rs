//! The game's part of the table's screen: taps that are not yet an action, and the meanings of keys.

use std::convert::Infallible;

use egui::{Id, Key, Ui};

use super::board::Board;
use super::deal::Deal;
use super::known::Known;
use super::player;
use super::view::{Commands, TableCommand, View};
use super::{board, sheet, task};
use crate::rules::table::Stage;
use crate::rules::{ActionKind, NobleHearts};
use courtyard_core::seat::Seat;
use courtyard_session::Step;
use courtyard_ui::input::key_bindings::KeyBinding;
use courtyard_ui::session::composer::Composing as _;
use courtyard_ui::session::corrections::Corrections;
use courtyard_ui::session::{Density, LastActionPlace, MenuItem, Play, Recorded, Region};

/// The state of the table's screen that is not recorded.
#[derive(Debug, Default)]
pub struct HeartsPlay {
    pub(super) known: Known,
    pub(super) deal: Deal,
    /// The tens of the next digit.
    pub(super) tens: u8,
}

/// The key that adds ten to the next digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ten;

impl Play<NobleHearts> for HeartsPlay {
    type Command = Infallible;
    type Key = Ten;

    fn keys() -> Vec<KeyBinding<Ten>> {
        vec![KeyBinding::one(Ten, "noble-hearts-keys-ten", Key::Plus)]
    }

    fn pressed(&mut self, Ten: Ten, _: View<'_>) -> Option<TableCommand> {
        self.tens = self.tens.saturating_add(1);
        None
    }

    fn recorded(&mut self, _: &Ui, view: View<'_>, recorded: Recorded<'_, NobleHearts>) {
        self.tens = 0;
        match recorded.step {
            Step::Do(_) => self.deal = Deal::of(view.session, recorded.events),
            // Before an undo, cards have already been drawn.
            Step::Undo(_) => self.deal = Deal::of(view.session, &[]),
            Step::Redo(_) => self.deal = Deal::last(view.session),
        }
    }

    fn close(&mut self) {
        self.tens = 0;
    }

    fn is_answer(_: Ten) -> bool {
        true
    }

    fn shown(&self, view: View<'_>) -> Id {
        let question = view.sheet.map(|sheet| sheet::prompt(&sheet.question(view)));
        let step = (view.table.attack.is_some(), view.table.choice.is_some());
        Id::unique((question, step))
    }

    fn show_player(
        &mut self,
        ui: &mut Ui,
        view: View<'_>,
        seat: Seat,
        corrections: &mut Corrections,
        out: &mut Commands,
    ) {
        player::summary(ui, view, seat.either());
        player::pile(ui, view, seat.either());
        ui.add_space(courtyard_ui::theme::space::M);
        corrections.of_player(ui, view, seat, out);
    }

    fn menu(&self, view: View<'_>) -> Vec<MenuItem<NobleHearts>> {
        let plays = view.table.stage == Stage::Play;
        let concede = MenuItem {
            title: "noble-hearts-kind-concede",
            why_not: view.why_no(ActionKind::Concede),
            concedes: true,
            command: NobleHearts::start(view, ActionKind::Concede),
        };
        plays.then_some(concede).into_iter().collect()
    }

    fn task(&mut self, ui: &mut Ui, view: View<'_>, density: Density, out: &mut Commands) {
        task::show(ui, self, view, density, out);
        ui.add_space(courtyard_ui::theme::space::XS);
    }

    fn last_action_place(&self, view: View<'_>) -> LastActionPlace {
        // The button that leads on takes the space beside undo.
        let is_taken = task::hands_over(view) || !view.offers(view.table.initiative);
        if view.table.attack.is_none() && is_taken {
            LastActionPlace::Above
        } else {
            LastActionPlace::Beside
        }
    }

    fn footer(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Commands) {
        task::footer(ui, view, out);
    }

    fn centre(&mut self, ui: &mut Ui, view: View<'_>, place: Region, out: &mut Commands) {
        self.deal.keep_up(view.session);
        let board = Board {
            bottom: place.bottom.either(),
            extent: place.extent,
            attack: view.table.attack.as_ref(),
            size: place.size,
        };
        if let Some(seat) = board::show(ui, view, board, &self.deal) {
            out.send(TableCommand::Player(seat.into()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtyard_ui::session;

    #[test]
    fn commands_have_distinct_keys_and_names() {
        session::are_well_formed::<NobleHearts>();
    }
}
