//! How a table's room is laid out: on a phone the actions at the thumb, on a laptop beside the table.

use egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui};

use super::{Fields, Intent, Page, TableRoom};
use crate::games::Outcome;
use crate::games::dueling_nobles::action::ActionKind;
use crate::games::dueling_nobles::table::Stage;
use crate::seat::Seat;
use crate::ui::dueling_nobles::desk::Desk;
use crate::ui::dueling_nobles::sheet::Sheet;
use crate::ui::dueling_nobles::{actions, board, duel, log};
use crate::ui::theme::{self, palette, space};
use crate::ui::widgets::BigButton;
use crate::ui::{Door, House, Room, parts};

/// From this width on, the actions and the log stand beside the table.
const WIDE: f32 = 880.0;
/// How wide they are there.
const SIDE: f32 = 440.0;
/// The widest the log and the corrections become as pages.
const PAGE: f32 = 720.0;
/// From this width on, the table shows large cards.
const ROOMY: f32 = 620.0;
/// The log's share of the height beside the table, and its least height.
const LOG_SHARE: f32 = 0.26;
const LOG_LEAST: f32 = 160.0;
/// The actions' share of the height below the table, and their share while something is put together.
const ACTIONS_SHARE: f32 = 0.36;
const BUSY_SHARE: f32 = 0.56;

impl Room for TableRoom {
    fn ui(&mut self, ui: &mut Ui, house: &House) -> Option<Door> {
        let wide = ui.available_width() >= WIDE;
        let mut intent = self.shortcuts(ui);
        intent = intent.or(self.bar(ui, house));
        intent = intent.or(self.banner(ui, house));
        if self.page != Page::Table {
            intent = intent.or(self.page(ui, house));
        } else if wide {
            intent = intent.or(self.wide(ui, house));
        } else {
            intent = intent.or(self.narrow(ui, house));
        }
        let intent = intent?;
        ui.ctx().request_repaint();
        self.carry_out(house, intent)
    }
}

impl TableRoom {
    fn shortcuts(&self, ui: &mut Ui) -> Option<Intent> {
        use egui::{Key, Modifiers};
        let back = self.sheet.is_some() || self.page != Page::Table;
        // Whoever types means the letters, not the moves.
        if ui.ctx().text_edit_focused() {
            return None;
        }
        ui.input_mut(|input| {
            let redo = Modifiers::COMMAND | Modifiers::SHIFT;
            if input.consume_key(redo, Key::Z) || input.consume_key(Modifiers::COMMAND, Key::Y) {
                Some(Intent::Redo)
            } else if input.consume_key(Modifiers::COMMAND, Key::Z) {
                Some(Intent::Undo)
            } else if back && input.consume_key(Modifiers::NONE, Key::Escape) {
                Some(Intent::Close)
            } else {
                None
            }
        })
    }

    /// Whose turn it is, and the ways to everything that is not an action of the phase.
    fn bar(&self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let desk = self.desk(house);
        let mut intent = None;
        let frame = Frame::new()
            .fill(palette(ui).surface)
            .inner_margin(Margin::symmetric(space::M as i8, space::XS as i8));
        Panel::top("bar").frame(frame).show(ui, |ui| {
            ui.horizontal(|ui| {
                let menu = egui::Button::new(theme::heading("☰")).min_size([44.0, 44.0].into());
                let (response, _) = egui::containers::menu::MenuButton::from_button(menu)
                    .ui(ui, |ui| intent = self.menu(ui, desk));
                response.accessible_name(desk.get("menu").into_owned());
                ui.label(theme::heading(self.whose(desk)));
            });
        });
        intent
    }

    fn whose(&self, desk: Desk<'_>) -> String {
        let table = desk.table();
        match table.outcome() {
            None if table.turn == 0 => desk.get("bar-set-up").into_owned(),
            None => {
                let args = [
                    ("turn", table.turn.into()),
                    ("name", desk.name(table.active).into()),
                ];
                desk.with("bar-turn", &args)
            }
            Some(Outcome::Won(seat)) => desk.of("bar-won", seat),
            Some(Outcome::Draw) => desk.get("bar-drawn").into_owned(),
        }
    }

    fn menu(&self, ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
        let mut intent = None;
        let mut item = |ui: &mut Ui, key: &'static str, why: Option<String>, leads: Intent| {
            let title = desk.get(key);
            let button = BigButton::new(&title)
                .compact(true)
                .width(280.0)
                .subtitle(why.as_deref())
                .enabled(why.is_none());
            if ui.add(button).clicked() {
                intent = Some(match why {
                    None => leads,
                    Some(why) => Intent::Explain(why),
                });
                ui.close();
            }
        };
        item(ui, "menu-log", None, Intent::Page(Page::Log));
        let why = desk.why_never(ActionKind::Adjust);
        item(ui, "menu-corrections", why, Intent::Page(Page::Corrections));
        item(ui, "menu-turn-around", None, Intent::TurnAround);
        let why = desk.why_never(ActionKind::Concede);
        item(ui, "menu-concede", why, Intent::Open(Sheet::Concede));
        // The end of the game has it on the screen.
        let over = desk.table().outcome().is_some();
        if !over || self.page != Page::Table || self.aftermath.is_some() {
            item(ui, "menu-leave", None, Intent::Leave);
        }
        intent
    }

    /// What could not be saved, or what was mended: it stays until it is dealt with.
    fn banner(&self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let trouble = self.trouble.as_ref()?;
        let desk = self.desk(house);
        let mut intent = None;
        let frame = Frame::new()
            .fill(palette(ui).felt)
            .inner_margin(Margin::same(space::M as i8));
        Panel::top("trouble").frame(frame).show(ui, |ui| {
            parts::warning(ui, &trouble.sentence);
            ui.add_space(space::S);
            let key = match trouble.step {
                Some(_) => "table-retry",
                None => "table-understood",
            };
            let title = desk.get(key);
            if ui.add(BigButton::new(&title).compact(true)).clicked() {
                intent = Some(Intent::Retry);
            }
        });
        intent
    }

    /// The log or the corrections, in place of the table.
    fn page(&mut self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let mut intent = None;
        let frame = Frame::new()
            .fill(palette(ui).felt)
            .inner_margin(parts::column_margin(ui, PAGE));
        self.with_fields(house, |room, desk, fields| {
            CentralPanel::default().frame(frame).show(ui, |ui| {
                let key = match room.page {
                    Page::Corrections => "menu-corrections",
                    Page::Log | Page::Table => "menu-log",
                };
                ui.horizontal(|ui| {
                    let back = desk.get("back");
                    if ui
                        .add(BigButton::new(&back).compact(true).width(88.0))
                        .clicked()
                    {
                        intent = Some(Intent::Close);
                    }
                    ui.label(theme::heading(desk.get(key)));
                });
                room.explanation(ui);
                ui.add_space(space::S);
                let decided = match room.page {
                    Page::Corrections => {
                        ScrollArea::vertical()
                            .id_salt("corrections")
                            .auto_shrink(false)
                            .show(ui, |ui| fields.corrections.show(ui, desk))
                            .inner
                    }
                    Page::Log | Page::Table => {
                        let undo = room.undo_row(ui, desk);
                        undo.or(log::show(ui, desk, &room.story, &mut fields.note))
                    }
                };
                intent = intent.take().or(decided);
            });
        });
        intent
    }

    /// The table in the middle, actions and log beside it.
    fn wide(&mut self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let mut intent = None;
        let frame = Frame::new()
            .fill(palette(ui).surface)
            .inner_margin(Margin::same(space::L as i8));
        let log_height = (ui.available_height() * LOG_SHARE).max(LOG_LEAST);
        self.with_fields(house, |room, desk, fields| {
            Panel::right("side")
                .exact_size(SIDE)
                .resizable(false)
                .frame(frame)
                .show(ui, |ui| {
                    let below = Panel::bottom("log-below")
                        .resizable(false)
                        .exact_size(log_height)
                        .frame(Frame::NONE);
                    let noted = below.show(ui, |ui| {
                        ui.add_space(space::S);
                        log::show(ui, desk, &room.story, &mut fields.note)
                    });
                    intent = room.doing(ui, desk, fields).or(noted.inner);
                });
            intent = intent.take().or(room.centre(ui, desk));
        });
        intent
    }

    /// The table above, the actions at the thumb.
    fn narrow(&mut self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let mut intent = None;
        let busy = self.sheet.is_some()
            || self.aftermath.is_some()
            || self.keeper.session().table().duel.is_some()
            || self.keeper.session().table().outcome().is_some();
        let share = match busy {
            true => BUSY_SHARE,
            false => ACTIONS_SHARE,
        };
        let height = ui.available_height() * share;
        let frame = Frame::new()
            .fill(palette(ui).surface)
            .inner_margin(Margin::same(space::M as i8));
        self.with_fields(house, |room, desk, fields| {
            Panel::bottom("actions")
                .resizable(false)
                .exact_size(height)
                .frame(frame)
                .show(ui, |ui| intent = room.doing(ui, desk, fields));
            intent = intent.take().or(room.centre(ui, desk));
        });
        intent
    }

    /// Lends the fields that are written to while the rest is read.
    fn with_fields(&mut self, house: &House, show: impl FnOnce(&TableRoom, Desk<'_>, &mut Fields)) {
        let mut fields = Fields {
            note: std::mem::take(&mut self.note),
            sheet: self.sheet.take(),
            taps: std::mem::take(&mut self.taps),
            corrections: std::mem::take(&mut self.corrections),
        };
        show(self, self.desk(house), &mut fields);
        self.note = fields.note;
        self.sheet = fields.sheet;
        self.taps = fields.taps;
        self.corrections = fields.corrections;
    }

    /// The table, the duel, or the duel's end.
    fn centre(&self, ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
        let mut intent = None;
        let frame = Frame::new()
            .fill(palette(ui).felt)
            .inner_margin(Margin::same(space::M as i8));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            ScrollArea::vertical()
                .id_salt("centre")
                .auto_shrink(false)
                .show(ui, |ui| {
                    if let Some(aftermath) = &self.aftermath {
                        aftermath.stage(ui, desk, self.bottom);
                    } else if let Some(duel) = &desk.table().duel {
                        duel::stage(ui, desk, duel, self.bottom);
                    } else {
                        let roomy = ui.available_width() > ROOMY;
                        intent = board::show(ui, desk, self.bottom, roomy);
                    }
                });
        });
        intent
    }

    /// What is to be done now: the phase's actions, the one being put together, or the next step of a duel.
    fn doing(&self, ui: &mut Ui, desk: Desk<'_>, fields: &mut Fields) -> Option<Intent> {
        let mut intent = None;
        let quiet = self.aftermath.is_some() || desk.table().duel.is_some();
        let foot = Panel::bottom("onwards").resizable(false).frame(Frame::NONE);
        foot.show(ui, |ui| {
            ui.add_space(space::S);
            self.explanation(ui);
            if fields.sheet.is_none() && !quiet {
                intent = actions::onwards(ui, desk);
            }
            intent = intent.take().or(self.undo_row(ui, desk));
        });
        // What comes next begins at its top, however far the last was scrolled.
        let phase = match desk.table().stage {
            Stage::Turn { phase } => Some(phase),
            Stage::SetUp | Stage::Over(_) => None,
        };
        let shown = (fields.sheet.as_ref().map(Sheet::kind), phase, quiet);
        CentralPanel::no_frame().show(ui, |ui| {
            ScrollArea::vertical()
                .id_salt(("actions", shown))
                .auto_shrink(false)
                .show(ui, |ui| {
                    let decided = if let Some(sheet) = &mut fields.sheet {
                        sheet.show(ui, desk)
                    } else if let Some(aftermath) = &self.aftermath {
                        aftermath.step(ui, desk).then_some(Intent::LookedAt)
                    } else if let Some(duel) = &desk.table().duel {
                        duel::step(ui, desk, duel, &mut fields.taps)
                    } else {
                        self.choices(ui, desk)
                    };
                    intent = intent.take().or(decided);
                });
        });
        intent
    }

    fn choices(&self, ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
        if desk.table().outcome().is_some() {
            return self.ending(ui, desk);
        }
        if desk.table().stage == Stage::SetUp {
            let title = desk.get("do-set-up");
            let clicked = ui.add(BigButton::new(&title).primary(true)).clicked();
            return clicked.then_some(Intent::SetUp);
        }
        board::phases(ui, desk);
        for order in &self.orders {
            parts::notice(ui, order);
        }
        ui.add_space(space::S);
        actions::show(ui, desk)
    }

    /// The end of the game: the score of the series, and the next game.
    fn ending(&self, ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
        ui.label(theme::title(self.whose(desk)));
        let score = self.score();
        if score.games() > 1 {
            let args = [
                ("a", desk.name(Seat::Zero).into()),
                ("b", desk.name(Seat::One).into()),
                ("wins-a", score.wins[Seat::Zero].into()),
                ("wins-b", score.wins[Seat::One].into()),
                ("draws", score.draws.into()),
            ];
            ui.label(theme::strong_text(desk.with("series-score", &args)));
        }
        ui.add_space(space::M);
        let mut intent = None;
        let again = desk.get("do-rematch");
        if ui.add(BigButton::new(&again).primary(true)).clicked() {
            intent = Some(Intent::Rematch);
        }
        ui.add_space(space::S);
        if ui.add(BigButton::new(&desk.get("menu-leave"))).clicked() {
            intent = Some(Intent::Leave);
        }
        ui.add_space(space::M);
        // A remark that was written afterwards does not take the place of what ended the game.
        let mut moves = self
            .story
            .in_force()
            .filter(|l| l.kind != ActionKind::Note.name());
        if let Some(news) = moves.next_back() {
            ui.label(theme::strong_text(news.headline.as_str()));
            for sentence in news.details() {
                ui.label(theme::small(sentence));
            }
        }
        intent
    }

    /// Why the last thing tapped is not possible.
    fn explanation(&self, ui: &mut Ui) {
        if let Some(reason) = &self.reason {
            parts::notice(ui, reason);
            ui.add_space(space::S);
        }
    }

    /// Undo and redo, each with what it takes back or puts back.
    fn undo_row(&self, ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
        let mut intent = None;
        let last = self.news().map(|l| l.headline.as_str());
        let next = self.story.taken_back.first().map(|l| l.headline.as_str());
        ui.horizontal(|ui| {
            let gap = ui.spacing().item_spacing.x;
            let width = match next {
                None => ui.available_width(),
                Some(_) => (ui.available_width() - gap) / 2.0,
            };
            if parts::step_button(ui, width, '↩', &desk.get("do-undo"), last) {
                intent = Some(Intent::Undo);
            }
            if next.is_some() && parts::step_button(ui, width, '↪', &desk.get("do-redo"), next) {
                intent = Some(Intent::Redo);
            }
        });
        intent
    }
}
