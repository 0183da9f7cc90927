//! The screens of the counting game.

use courtyard::seat::Seat;
use courtyard::session::Session;
use courtyard::ui::parts::Foot;
use courtyard::ui::session::composer::Composing;
use courtyard::ui::session::{
    Basics, Commands, Density, GameScreens, Play, Recorded, Region, SetUp, SetupCommand,
    TableCommand, TableView,
};
use courtyard::ui::theme;
use courtyard::ui::widgets::{BigButton, CardSize};
use egui::{Id, Sense, Ui, Vec2};
use serde::{Deserialize, Serialize};

use super::{Action, Counting};

/// Buttons only.
#[derive(Default)]
pub struct Buttons;

/// Any player can begin.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Begin {}

impl GameScreens for Counting {
    type Play = Buttons;
    type SetUp = Begin;

    fn emblem(ui: &mut Ui, size: CardSize) {
        ui.allocate_exact_size(size.size(), Sense::hover());
    }

    fn note(text: String) -> Option<Action> {
        Some(Action::Note { text })
    }

    fn rematch(_: &Session<Counting>) -> Begin {
        Begin {}
    }

    fn past(ui: &mut Ui, view: TableView<'_, Counting>, _: Seat, _: Vec2) -> Option<String> {
        scores(ui, view);
        None
    }
}

fn scores(ui: &mut Ui, view: TableView<'_, Counting>) {
    for (seat, said) in view.table.said.iter() {
        ui.label(theme::body(format!("{}: {said}", view.name(seat))));
    }
}

impl Composing for Counting {}

impl SetUp<Counting> for Begin {
    const ONWARD: &'static str = "counting-onward";

    fn onward(&mut self, _: Basics<'_, Counting>) -> Option<Vec<Action>> {
        Some(vec![Action::Begin { first: Seat::ZERO }])
    }

    fn show(
        &mut self,
        _: &mut Ui,
        _: Basics<'_, Counting>,
        _: &mut Foot,
        _: &mut Commands<SetupCommand<Counting>>,
    ) {
    }
}

impl Play<Counting> for Buttons {
    type Command = ();
    type Key = ();

    fn recorded(&mut self, _: &Ui, _: TableView<'_, Counting>, _: Recorded<'_, Counting>) {}

    fn close(&mut self) {}

    fn shown(&self, _: TableView<'_, Counting>) -> Id {
        Id::unique("counting")
    }

    fn task(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, Counting>,
        _: Density,
        out: &mut Commands<TableCommand<Counting>>,
    ) {
        let player = view.name(view.table.active);
        let total = view.table.total;
        ui.label(theme::body(view.with(
            "counting-task",
            &[("player", player.into()), ("total", total.into())],
        )));
        for numbers in 1..=3 {
            let title = view.with("counting-one", &[("numbers", numbers.into())]);
            if ui.add(BigButton::new(&title)).clicked() {
                out.send(TableCommand::Do(Action::Count { numbers }));
            }
        }
    }

    fn centre(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, Counting>,
        _: Region,
        _: &mut Commands<TableCommand<Counting>>,
    ) {
        scores(ui, view);
    }
}
