//! The screens of *Duel*.

mod battle;
mod board;
mod hints;
mod kinds;
mod lesson;
mod naming;
mod play;
mod player;
mod quick;
mod seat;
mod setup;
mod sheet;
mod task;
mod view;

use std::ops::RangeInclusive;

use egui::emath::Rot2;
use egui::{Pos2, Rect, Sense, Ui, Vec2};

use self::play::DuelPlay;
use self::quick::QuickBattle;
use self::setup::Setup;
use crate::rules::action::ActionKind;
use crate::rules::{Action, Duel, Rules, Table};
use courtyard_core::cards::{Card, Rank, Suit};
use courtyard_core::seat::Seat;
use courtyard_lab::opponents::Act;
use courtyard_session::Session;
use courtyard_ui::screen::Quick;
use courtyard_ui::session::{
    Extent, GameScreens, Hint, Lesson, Look, PicturedCard, Region, TableView,
};
use courtyard_ui::theme::size;
use courtyard_ui::widgets::{CardFace, CardSize, Icon};

impl GameScreens for Duel {
    type Play = DuelPlay;
    type SetUp = Setup;

    const LAB: Option<&'static dyn courtyard_lab::AnyLab> =
        Some(&courtyard_core::game::GameType::<Duel>::NEW);

    const BOTS: Option<&'static dyn courtyard_lab::SeatsBots<Duel>> =
        <Duel as courtyard_lab::LabGame>::SEATS;

    /// Three players in the middle of a battle whose result is still open.
    const SAMPLE: Option<&'static [u8]> = Some(include_bytes!("../sample.courtyard"));

    const GUIDE: Option<&'static str> = Some("duel-hint-guide");

    const FOCUS_SHARE: f32 = size::FIGHT_SHARE;

    /// Both fighters with their cards.
    const STRIP: f32 = size::STRIP_OF_FIGHTERS;

    const NEEDS: Option<&'static str> = Some("duel-needs");

    const SEATING: Option<&'static str> = Some("duel-screen-seating");

    const LESSON: Lesson = lesson::LESSON;

    const NUMBERS: Option<RangeInclusive<u8>> = Some(1..=10);

    const QUICK: Option<Quick> = Some(Quick {
        title: "duel-screen-quick",
        icon: Icon::Swords,
        open: |_, _| Box::new(QuickBattle::default()),
    });

    /// Two crossed Warlords, with an Army card between them.
    fn emblem(ui: &mut Ui, size: CardSize) {
        /// The angle of the Warlords, in radians.
        const TURN: f32 = 0.42;
        let card = size.size();
        let turned = Rect::from_center_size(Pos2::ZERO, card).rotate_bb(Rot2::from_angle(TURN));
        let whole = Vec2::new(turned.width() + card.x * 0.9, turned.height());
        let (place, _) = ui.allocate_exact_size(whole, Sense::hover());
        let aside = Vec2::new(card.x * 0.45, 0.0);
        let all = [
            (-TURN, -aside, Card::new(Rank::King, Suit::Clubs)),
            (TURN, aside, Card::new(Rank::Queen, Suit::Diamonds)),
            (0.0, Vec2::ZERO, Card::new(Rank::Ten, Suit::Spades)),
        ];
        for (angle, aside, face) in all {
            let rect = Rect::from_center_size(place.center() + aside, card);
            ui.put(rect, CardFace::new(face, size).still(true).turned(angle));
        }
    }

    fn pass() -> Option<Action> {
        Some(Action::NextPhase)
    }

    fn note(text: String) -> Option<Action> {
        Some(Action::Note { text })
    }

    /// Three rows of actions, and the joker.
    fn turn_share(rules: &Rules) -> f32 {
        if rules.reinforcements {
            size::LARGEST_TASK_SHARE
        } else {
            size::LARGE_TASK_SHARE
        }
    }

    fn look(kind: ActionKind) -> Look {
        kinds::shown(kind).look
    }

    fn pictured(table: &Table, act: &Act<Duel>) -> Vec<PicturedCard> {
        kinds::pictured(table, act)
    }

    fn rematch(_: &Session<Duel>) -> Setup {
        Setup::who_begins()
    }

    fn past(ui: &mut Ui, view: TableView<'_, Duel>, bottom: Seat, size: Vec2) -> Option<String> {
        if let Some(fighters) = battle::running(view, &[]) {
            battle::stage(ui, view.text, &fighters, size);
            return None;
        }
        let seat = board::show(ui, view, bottom, Extent::Whole, size)?.seat;
        Some(board::describe_seat(view, seat))
    }

    fn show_last_fight(
        ui: &mut Ui,
        before: TableView<'_, Duel>,
        action: &Action,
        place: Region,
    ) -> bool {
        // A player is out when there is nothing to draw, after the battle that took the cards.
        let record = before.session.table().last_battle.as_ref();
        let record = record.filter(|_| !matches!(action, Action::Concede { .. }));
        let fighters = record.and_then(|record| battle::ended(before, record));
        if let Some(fighters) = &fighters {
            battle::stage(ui, before.text, fighters, place.size);
        }
        fighters.is_some()
    }

    fn hint(view: TableView<'_, Duel>) -> Option<Hint> {
        hints::hint(view)
    }
}
