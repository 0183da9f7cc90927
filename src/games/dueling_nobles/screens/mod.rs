//! The screens of *Dueling Nobles*.

mod actions;
mod board;
mod chances;
mod commands;
mod duel;
mod fit;
mod hints;
mod kinds;
mod lesson;
mod lookback;
mod pick;
mod play;
mod quick;
mod setup;
mod sheet;
mod thing;
mod tokens;
mod view;

use std::ops::RangeInclusive;

use egui::emath::Rot2;
use egui::{Context, Pos2, Rect, Sense, Ui, Vec2};

use self::board::Board;
use self::commands::{Commands, TableCommand};
use self::play::TablePlay;
use self::quick::QuickDuel;
use self::setup::Setup;
use crate::rules::odds::Contest;
use crate::rules::{Action, ActionKind, DuelingNobles, Edition, Table};
use courtyard_core::cards::{Card, Rank, Suit};
use courtyard_core::game::Preset;
use courtyard_core::seat::{Pair, Seat};
use courtyard_lab::opponents::Act;
use courtyard_session::Session;
use courtyard_text::{Describe, Language, Tally, Text};
use courtyard_ui::screen::{AppContext, Quick, Screen};
use courtyard_ui::session::{GameScreens, Hint, Lesson, Look, PicturedCard, Region, TableView};
use courtyard_ui::theme::size;
use courtyard_ui::widgets::{CardFace, CardSize, Icon};

impl GameScreens for DuelingNobles {
    type Play = TablePlay;
    type SetUp = Setup;

    const LAB: Option<&'static dyn courtyard_lab::AnyLab> =
        Some(&courtyard_core::game::GameType::<DuelingNobles>::NEW);

    const BOTS: Option<&'static dyn courtyard_lab::SeatsBots<Self>> =
        <DuelingNobles as courtyard_lab::LabGame>::SEATS;

    /// Two turns of play, and the third as far as its command phase.
    const SAMPLE: Option<&'static [u8]> = Some(include_bytes!("../sample.courtyard"));

    const GUIDE: Option<&'static str> = Some("dueling-nobles-hint-guide");

    const NEEDS: Option<&'static str> = Some("dueling-nobles-needs");

    const TURN: f32 = size::LONG_TURN;

    /// Both strengths.
    const STRIP: f32 = size::STRIP_OF_TOTALS;

    const LESSON: Lesson = lesson::LESSON;

    const NUMBERS: Option<RangeInclusive<u8>> = Some(1..=6);

    const QUICK: Option<Quick> = Some(Quick {
        title: "dueling-nobles-quick-title",
        icon: Icon::Swords,
        open: quick_duel,
    });

    fn usual_edition(language: Language) -> &'static str {
        usual_edition(language).name()
    }

    /// Three nobles as a fan.
    fn emblem(ui: &mut Ui, size: CardSize) {
        /// The angle from card to card, in radians.
        const TURN: f32 = 0.26;
        /// Distance of the fan's centre below the centre of a card, in card heights.
        const GRIP: f32 = 1.5;
        let card = size.size();
        let middle = |angle: f32| Vec2::new(angle.sin(), 1.0 - angle.cos()) * GRIP * card.y;
        let turned = Rect::from_center_size(Pos2::ZERO, card).rotate_bb(Rot2::from_angle(TURN));
        let outermost = middle(TURN);
        let whole = Vec2::new(
            turned.width() + 2.0 * outermost.x,
            turned.bottom() + outermost.y + card.y / 2.0,
        );
        let (place, _) = ui.allocate_exact_size(whole, Sense::hover());
        let top = place.center_top() + Vec2::new(0.0, card.y / 2.0);
        let nobles = [
            (-TURN, Card::new(Rank::King, Suit::Spades)),
            (0.0, Card::new(Rank::Queen, Suit::Hearts)),
            (TURN, Card::new(Rank::Jack, Suit::Clubs)),
        ];
        for (angle, noble) in nobles {
            let rect = Rect::from_center_size(top + middle(angle), card);
            ui.put(rect, CardFace::new(noble, size).still(true).turned(angle));
        }
    }

    fn pass() -> Option<Action> {
        Some(Action::NextPhase)
    }

    fn note(text: String) -> Option<Action> {
        Some(Action::Note { text })
    }

    fn look(kind: ActionKind) -> Look {
        kinds::shown(kind).look
    }

    fn pictured(table: &Table, act: &Act<DuelingNobles>) -> Vec<PicturedCard> {
        kinds::pictured(table, act)
    }

    fn rematch(session: &Session<DuelingNobles>) -> Setup {
        Setup::again(session)
    }

    fn past(
        ui: &mut Ui,
        view: TableView<'_, DuelingNobles>,
        bottom: Seat,
        size: Vec2,
    ) -> Option<String> {
        let bottom = bottom.either();
        if let Some(contest) = Contest::running(view.table) {
            duel::stage(ui, play::scene(view, &contest, bottom, None), size.y);
            return None;
        }
        let board = Board {
            bottom,
            asked: view.table.active,
            only: None,
            shares: true,
            attacker: None,
            answer: None,
            odds: None,
            still: true,
            size,
        };
        let mut out = Commands::default();
        board::show(ui, view, board, &mut out);
        let TableCommand::Explain(sentence) = out.into_first()? else {
            return None;
        };
        Some(sentence)
    }

    fn show_last_fight(
        ui: &mut Ui,
        before: TableView<'_, DuelingNobles>,
        action: &Action,
        place: Region,
    ) -> bool {
        let contest = Contest::decided(before.table, action);
        if let Some(contest) = &contest {
            let scene = play::scene(before, contest, place.bottom.either(), None);
            duel::stage(ui, scene, place.size.y);
        }
        contest.is_some()
    }

    fn summary(text: &Text, session: &Session<DuelingNobles>) -> Vec<Tally> {
        let mut tallies = DuelingNobles::tallies(text, session);
        tallies.push(Tally {
            id: "gold",
            name: DuelingNobles::gauge_name(text),
            of: Pair::from_fn(|seat| session.table().sides[seat].gold.into()).into(),
        });
        tallies
    }

    fn hint(view: TableView<'_, DuelingNobles>) -> Option<Hint> {
        hints::hint(view)
    }

    fn history_aside(ui: &mut Ui, view: TableView<'_, DuelingNobles>, n: usize) {
        lookback::show(ui, view, n);
    }
}

fn quick_duel(ctx: &Context, app: &AppContext) -> Box<dyn Screen> {
    Box::new(QuickDuel::new(ctx, usual_edition(app.text.language())))
}

/// The edition that is usual in this language.
const fn usual_edition(language: Language) -> Edition {
    match language {
        Language::Spanish => Edition::Duelo,
        _ => Edition::Catsatcards,
    }
}
