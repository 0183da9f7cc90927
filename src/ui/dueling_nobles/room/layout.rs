//! How a table's room is laid out: on a phone the actions at the thumb, on a laptop beside the table.

use egui::{CentralPanel, Frame, Id, Label, Margin, Panel, ScrollArea, Ui, Vec2};

use super::{Fields, Intent, Page, TableRoom};
use crate::games::Outcome;
use crate::games::dueling_nobles::table::Stage;
use crate::games::dueling_nobles::{Action, ActionKind};
use crate::seat::Seat;
use crate::ui::dueling_nobles::board::Board;
use crate::ui::dueling_nobles::desk::Desk;
use crate::ui::dueling_nobles::duel::{Bout, Tumble};
use crate::ui::dueling_nobles::sheet::Sheet;
use crate::ui::dueling_nobles::{actions, board, duel, log, pick};
use crate::ui::theme::{self, Letter, palette, size, space};
use crate::ui::widgets::{self, BigButton, Icon};
use crate::ui::{Door, House, Room, parts};

/// How the room is laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// A phone held upright: the table above, the actions at the thumb.
    Tall,
    /// A phone held across: the table, and the actions beside it.
    Flat,
    /// A laptop: the table, and actions and log beside it.
    Wide,
}

impl Shape {
    fn of(window: Vec2) -> Shape {
        match window.y < size::LOW && window.x > window.y {
            true => Shape::Flat,
            false if window.x >= size::WIDE => Shape::Wide,
            false => Shape::Tall,
        }
    }
}

impl Room for TableRoom {
    fn ui(&mut self, ui: &mut Ui, house: &House) -> Option<Door> {
        let shape = Shape::of(ui.available_size());
        Tumble::tick(&mut self.tumble, ui);
        let mut intent = self.shortcuts(ui);
        if shape != Shape::Flat || self.page != Page::Table {
            intent = intent.or(self.bar_above(ui, house));
        }
        intent = intent.or(self.banner(ui, house));
        intent = intent.or(match (self.page, shape) {
            (Page::Table, Shape::Wide) => self.wide(ui, house),
            (Page::Table, Shape::Flat) => self.flat(ui, house),
            (Page::Table, Shape::Tall) => self.tall(ui, house),
            _ => self.page(ui, house),
        });
        let intent = intent?;
        ui.ctx().request_repaint();
        self.carry_out(ui, house, intent)
    }
}

impl TableRoom {
    fn shortcuts(&self, ui: &mut Ui) -> Option<Intent> {
        use egui::{Key, Modifiers};
        let back = self.sheet.is_some() || self.page != Page::Table || self.attacker.is_some();
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

    /// The bar along the upper edge.
    fn bar_above(&self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let frame = Frame::new()
            .fill(palette(ui).surface)
            .inner_margin(Margin::symmetric(space::S as i8, space::XS as i8));
        let shown = Panel::top("bar")
            .frame(frame)
            .show(ui, |ui| self.bar(ui, house));
        shown.inner
    }

    /// Whose turn it is, and the ways to everything that is not an action of the phase.
    fn bar(&self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let desk = self.desk(house);
        let mut intent = None;
        ui.horizontal(|ui| {
            let menu = widgets::icon_button(ui, Icon::Menu, &desk.get("menu"));
            egui::Popup::menu(&menu).show(|ui| {
                ui.set_width(size::MENU);
                intent = self.menu(ui, desk);
            });
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| {
                let turn = widgets::icon_button(ui, Icon::Turn, &desk.get("menu-turn-around"));
                if turn.on_hover_text(desk.get("menu-turn-around")).clicked() {
                    intent = Some(Intent::TurnAround);
                }
                let rules = widgets::icon_button(ui, Icon::Book, &desk.get("menu-rules"));
                if rules.on_hover_text(desk.get("menu-rules")).clicked() {
                    intent = Some(Intent::Rules);
                }
                let left = egui::Layout::left_to_right(egui::Align::Center);
                ui.with_layout(left, |ui| {
                    ui.add(Label::new(theme::heading(self.whose(desk))).truncate());
                });
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
            .inner_margin(parts::column_margin(ui, size::PAGE));
        self.with_fields(house, |room, desk, fields| {
            CentralPanel::default().frame(frame).show(ui, |ui| {
                let key = match room.page {
                    Page::Corrections => "menu-corrections",
                    Page::Log | Page::Table => "menu-log",
                };
                if parts::heading(ui, &desk.get("back"), &desk.get(key)) {
                    intent = Some(Intent::Close);
                }
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
                        let undo = room.undo_row(ui, desk, true);
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
        let frame = side_frame(ui);
        self.with_fields(house, |room, desk, fields| {
            let (share, least, most) = size::SIDE;
            let side = Panel::right("side")
                .exact_size((ui.available_width() * share).clamp(least, most))
                .resizable(false)
                .frame(frame);
            side.show(ui, |ui| {
                let least = size::LOG + foot_height(ui);
                let most = (ui.available_height() - least).max(size::LOG);
                let task = ScrollArea::vertical()
                    .id_salt(("task", room.shown(desk, fields)))
                    .auto_shrink([false, true])
                    .max_height(most)
                    .show(ui, |ui| room.task(ui, desk, fields, actions::Room::Ample));
                intent = task.inner;
                ui.add_space(space::S);
                intent = intent.take().or(room.foot(ui, desk, fields, true));
                ui.add_space(space::M);
                let noted = log::show(ui, desk, &room.story, &mut fields.note);
                intent = intent.take().or(noted);
            });
            intent = intent.take().or(room.centre(ui, desk, None));
        });
        intent
    }

    /// The table, and the actions beside it; nothing above it takes of its height.
    fn flat(&mut self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let mut intent = None;
        let (share, least, most) = size::FLAT_SIDE;
        let width = (ui.available_width() * share).clamp(least, most);
        let frame = side_frame(ui).inner_margin(Margin::same(space::S as i8));
        self.with_fields(house, |room, desk, fields| {
            let side = Panel::right("side")
                .exact_size(width)
                .resizable(false)
                .frame(frame);
            side.show(ui, |ui| {
                // A sheet has a heading of its own.
                if fields.sheet.is_none() {
                    intent = room.bar(ui, house);
                }
                let foot = Panel::bottom("foot")
                    .resizable(false)
                    .frame(Frame::NONE)
                    .show_separator_line(false);
                let footed = foot.show(ui, |ui| {
                    ui.add_space(space::XS);
                    room.foot(ui, desk, fields, false)
                });
                let task = ScrollArea::vertical()
                    .id_salt(("task", room.shown(desk, fields)))
                    .auto_shrink(false)
                    .show(ui, |ui| room.task(ui, desk, fields, actions::Room::Little));
                intent = intent.take().or(footed.inner).or(task.inner);
            });
            intent = intent.take().or(room.centre(ui, desk, None));
        });
        intent
    }

    /// The table above, the actions at the thumb.
    fn tall(&mut self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let mut intent = None;
        let whole = ui.available_height();
        let tall = whole > size::TALL;
        let margin = match tall {
            true => space::M,
            false => space::S,
        };
        let frame = side_frame(ui).inner_margin(Margin::same(margin as i8));
        self.with_fields(house, |room, desk, fields| {
            // The panel is as high as what it holds, as far as the table can spare it.
            let id = Id::unique("height of the actions");
            let last = ui.data(|d| d.get_temp::<f32>(id)).unwrap_or_default();
            let share = match fields.sheet {
                Some(_) => size::ACTIONS_SHARE.1,
                None => size::ACTIONS_SHARE.0,
            };
            let most = whole * share;
            let panel = Panel::bottom("actions")
                .resizable(false)
                .exact_size(last.clamp(theme::TARGET, most))
                .frame(frame);
            let mut wanted = frame.total_margin().sum().y;
            panel.show(ui, |ui| {
                let foot = Panel::bottom("foot")
                    .resizable(false)
                    .frame(Frame::NONE)
                    .show_separator_line(false);
                let footed = foot.show(ui, |ui| {
                    ui.add_space(space::S);
                    room.foot(ui, desk, fields, tall)
                });
                wanted += footed.response.rect.height();
                let task = ScrollArea::vertical()
                    .id_salt(("task", room.shown(desk, fields)))
                    .auto_shrink(false)
                    .show(ui, |ui| {
                        let room_left = match tall {
                            true => actions::Room::Some,
                            false => actions::Room::Little,
                        };
                        room.task(ui, desk, fields, room_left)
                    });
                wanted += task.content_size.y;
                intent = footed.inner.or(task.inner);
            });
            if (wanted - last).abs() > 0.5 {
                ui.data_mut(|d| d.insert_temp(id, wanted));
                ui.ctx().request_discard("the actions take another height");
            }
            // Where the actions take so much that both sides cannot be seen, the one that acts is.
            let only = fields
                .sheet
                .as_ref()
                .map(|sheet| sheet.acting(desk.table()));
            intent = intent.take().or(room.centre(ui, desk, only));
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

    /// The table, the duel, or the duel's end; on little room a sheet leaves only the side that acts.
    fn centre(&self, ui: &mut Ui, desk: Desk<'_>, only: Option<Seat>) -> Option<Intent> {
        let mut intent = None;
        let frame = Frame::new()
            .fill(palette(ui).felt)
            .inner_margin(Margin::same(space::S as i8));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let room = ui.available_size();
            ScrollArea::vertical()
                .id_salt("centre")
                .auto_shrink(false)
                .show(ui, |ui| match self.bout(desk) {
                    Some(bout) => duel::stage(ui, self.scene(desk, &bout), room.y),
                    None => {
                        let board = Board {
                            bottom: self.bottom,
                            only,
                            attacker: self.attacker,
                            room,
                        };
                        intent = board::show(ui, desk, board);
                    }
                });
        });
        intent
    }

    /// The duel that is shown: the running one, or one that has just ended.
    fn bout(&self, desk: Desk<'_>) -> Option<Bout> {
        match &self.aftermath {
            Some(aftermath) => Some(aftermath.bout.clone()),
            None => Bout::of(desk),
        }
    }

    fn scene<'a>(&self, desk: Desk<'a>, bout: &'a Bout) -> duel::Scene<'a> {
        duel::Scene {
            text: desk.text,
            rules: desk.rules(),
            names: [desk.name(Seat::Zero), desk.name(Seat::One)],
            bout,
            bottom: self.bottom,
            tumble: self.tumble,
            dice: desk.settings.dice,
        }
    }

    /// What is shown, so that whatever comes next begins at its top, however far the last was scrolled.
    fn shown(&self, desk: Desk<'_>, fields: &Fields) -> Id {
        let phase = match desk.table().stage {
            Stage::Turn { phase } => Some(phase),
            Stage::SetUp | Stage::Over(_) => None,
        };
        let sheet = fields.sheet.as_ref().map(Sheet::kind);
        let duel = self.aftermath.is_some() || desk.table().duel.is_some();
        Id::unique((sheet, phase, duel))
    }

    /// What is to be done now: the phase's actions, the one being put together, or the next step of a duel.
    fn task(
        &self,
        ui: &mut Ui,
        desk: Desk<'_>,
        fields: &mut Fields,
        room: actions::Room,
    ) -> Option<Intent> {
        let intent = self.work(ui, desk, fields, room);
        ui.add_space(space::XS);
        intent
    }

    fn work(
        &self,
        ui: &mut Ui,
        desk: Desk<'_>,
        fields: &mut Fields,
        room: actions::Room,
    ) -> Option<Intent> {
        if let Some(sheet) = &mut fields.sheet {
            return sheet.show(ui, desk);
        }
        if let Some(aftermath) = &self.aftermath {
            let scene = self.scene(desk, &aftermath.bout);
            let onwards = desk.get("fight-done");
            let seen = duel::outcome(ui, scene, &aftermath.news, &onwards);
            return seen.then_some(Intent::LookedAt);
        }
        match Bout::of(desk) {
            Some(bout) => self.fight(ui, desk, &bout, fields, room),
            None => self.choices(ui, desk, room),
        }
    }

    /// The next step of the running duel; before any die lies, the defender may deflect.
    fn fight(
        &self,
        ui: &mut Ui,
        desk: Desk<'_>,
        bout: &Bout,
        fields: &mut Fields,
        room: actions::Room,
    ) -> Option<Intent> {
        let deck = duel::Deck {
            why_not: &|seat, cards| desk.why_not(&Action::Support { seat, cards }),
            mark: &|card| pick::place_mark(desk, card),
        };
        let scene = self.scene(desk, bout);
        ui.spacing_mut().item_spacing.y = space::XS;
        let decision = duel::steps(ui, scene, deck, &mut fields.taps, self.key);
        let untouched = Seat::BOTH
            .iter()
            .all(|s| bout.duel.sides[*s].dice.is_none());
        let deflected = match untouched {
            true => actions::deflect(ui, desk, room != actions::Room::Little),
            false => None,
        };
        match decision {
            None => deflected,
            Some(decision) => Some(Intent::Decided(decision)),
        }
    }

    fn choices(&self, ui: &mut Ui, desk: Desk<'_>, room: actions::Room) -> Option<Intent> {
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
        ui.add_space(space::XS);
        actions::show(ui, desk, self.attacker, room)
    }

    /// What is always at hand: why the last tap did nothing, undo, and the way onwards.
    fn foot(&self, ui: &mut Ui, desk: Desk<'_>, fields: &Fields, news: bool) -> Option<Intent> {
        self.explanation(ui);
        let going = self.aftermath.is_none() && desk.table().duel.is_none();
        let onwards = going && fields.sheet.is_none();
        let mut intent = None;
        let told = self.news().map(|line| line.headline.as_str());
        parts::announce(ui, "table", told.unwrap_or_default());
        if news && onwards {
            if let Some(told) = told {
                let last = theme::small(told).color(palette(ui).ink_soft);
                ui.add(Label::new(last).wrap());
            }
        }
        ui.horizontal(|ui| {
            let bout = Bout::of(desk).filter(|bout| bout.supporter().is_some());
            let closes = bout.filter(|_| self.aftermath.is_none() && fields.sheet.is_none());
            intent = self.undo_row(ui, desk, !onwards && closes.is_none());
            if onwards {
                intent = intent.take().or(actions::onwards(ui, desk));
            }
            if let Some(bout) = closes {
                let scene = self.scene(desk, &bout);
                let decided = duel::closing(ui, scene, &fields.taps, self.key);
                intent = intent.take().or(decided.map(Intent::Decided));
            }
        });
        intent
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

    /// Undo and redo, each with what it takes back or puts back; with room beside them the last action is told.
    fn undo_row(&self, ui: &mut Ui, desk: Desk<'_>, told: bool) -> Option<Intent> {
        let mut intent = None;
        let last = self.news().map(|l| l.headline.as_str());
        let next = self.story.taken_back.first().map(|l| l.headline.as_str());
        ui.horizontal(|ui| {
            if parts::step_button(ui, Icon::Undo, &desk.get("do-undo"), last) {
                intent = Some(Intent::Undo);
            }
            if next.is_some() && parts::step_button(ui, Icon::Redo, &desk.get("do-redo"), next) {
                intent = Some(Intent::Redo);
            }
            if let (true, Some(last)) = (told, last) {
                let last = theme::small(last).color(palette(ui).ink_soft);
                ui.add(Label::new(last).wrap());
            }
        });
        intent
    }
}

/// The frame of what lies beside or below the table.
fn side_frame(ui: &Ui) -> Frame {
    Frame::new()
        .fill(palette(ui).surface)
        .inner_margin(Margin::same(space::L as i8))
}

/// About how much height the foot takes.
fn foot_height(ui: &Ui) -> f32 {
    2.0 * theme::TARGET + Letter::Small.size(ui) + 2.0 * space::M
}
