//! The screens of *Noble Hearts*.

mod attack;
mod board;
mod deal;
mod decks;
mod hints;
mod kinds;
mod known;
mod lesson;
mod play;
mod player;
mod prints;
mod seat;
mod setup;
mod sheet;
mod task;
mod tracks;
mod view;

use std::ops::RangeInclusive;

use egui::{Rect, Sense, Ui, Vec2, vec2};

use self::board::Board;
use self::deal::Deal;
use self::play::HeartsPlay;
use self::setup::Setup;
use crate::rules::{Action, ActionKind, NobleHearts, Rules};
use courtyard_core::seat::Seat;
use courtyard_session::Session;
use courtyard_text::{Describe, Tally, Text};
use courtyard_ui::screen::Quick;
use courtyard_ui::session::{Extent, GameScreens, Hint, Lesson, Look, Region, TableView};
use courtyard_ui::theme::{palette, size};
use courtyard_ui::widgets::{self, CardSize, Icon};

impl GameScreens for NobleHearts {
    type Play = HeartsPlay;
    type SetUp = Setup;

    /// Two players in the middle of an attack.
    const SAMPLE: Option<&'static [u8]> = Some(include_bytes!("../sample.courtyard"));

    const GUIDE: Option<&'static str> = Some("noble-hearts-hint-guide");

    const NEEDS: Option<&'static str> = Some("noble-hearts-needs");

    const LESSON: Lesson = lesson::LESSON;

    const NUMBERS: Option<RangeInclusive<u8>> = Some(0..=9);

    const QUICK: Option<Quick> = Some(Quick {
        title: "noble-hearts-screen-decks",
        icon: Icon::Cards,
        open: decks::open,
    });

    /// The keys of a number need more room than the numbers of the two players.
    const FOCUS_SHARE: f32 = size::KEYS_SHARE;

    /// A turn is an attack and its answer, so a hand-over screen after each would disturb.
    const HANDS_OVER: bool = false;

    /// Two cards, and a rose across them.
    fn emblem(ui: &mut Ui, size: CardSize) {
        let card = size.size();
        let whole = vec2(card.x * 1.9, card.y * 1.06);
        let (place, _) = ui.allocate_exact_size(whole, Sense::hover());
        let small = vec2(card.x, prints::height(card.x).min(card.y));
        for (x, y, face) in [(-0.42, -0.1, [7, 1, 1, 2]), (0.42, 0.1, [5, 3, 3, 1])] {
            let center = place.center() + vec2(card.x * x, card.y * y);
            let rect = Rect::from_center_size(center, small);
            prints::paint(ui, rect, &prints::face(face), None, true);
        }
        let p = palette(ui);
        let r = card.x * 0.3;
        ui.painter().circle_filled(place.center(), r, p.accent);
        widgets::sign(ui, Icon::Rose, place.center(), r * 1.5, p.on_accent);
    }

    fn turn_share(rules: &Rules) -> f32 {
        if rules.has_specials() {
            size::LARGEST_TASK_SHARE
        } else {
            size::LARGE_TASK_SHARE
        }
    }

    fn note(text: String) -> Option<Action> {
        Some(Action::Note { text })
    }

    fn rematch(session: &Session<NobleHearts>) -> Setup {
        Setup::again(session)
    }

    fn past(
        ui: &mut Ui,
        view: TableView<'_, NobleHearts>,
        bottom: Seat,
        size: Vec2,
    ) -> Option<String> {
        let deal = Deal::default();
        let board = Board {
            bottom: bottom.either(),
            extent: Extent::Whole,
            attack: view.table.attack.as_ref(),
            size,
        };
        let seat = board::show(ui, view, board, &deal)?;
        Some(seat::describe(view, seat, &deal))
    }

    fn show_last_fight(
        ui: &mut Ui,
        before: TableView<'_, NobleHearts>,
        _: &Action,
        place: Region,
    ) -> bool {
        let Some(attack) = &before.table.attack else {
            return false;
        };
        let board = Board {
            bottom: place.bottom.either(),
            extent: place.extent,
            attack: Some(attack),
            size: place.size,
        };
        let view = before.at(before.session.table());
        board::show(ui, view, board, &Deal::default());
        true
    }

    fn summary(text: &Text, session: &Session<NobleHearts>) -> Vec<Tally> {
        // Without roses in the box, the roses picked up are not counted.
        let roses = session.rules().roses > 0;
        let mut all = NobleHearts::tallies(text, session);
        all.retain(|tally| roses || tally.id != "roses");
        all
    }

    fn look(kind: ActionKind) -> Look {
        kinds::shown(kind).look
    }

    fn is_in_play(rules: &Rules, kind: ActionKind) -> bool {
        kind.is_in_play(rules)
    }

    fn hint(view: TableView<'_, NobleHearts>) -> Option<Hint> {
        hints::hint(view)
    }
}
