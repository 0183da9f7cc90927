//! What a table's room shows where.

use egui::{CentralPanel, Frame, Id, Label, Margin, Panel, ScrollArea, Ui, Vec2};

use super::{Exit, Fields, Intent, Page, TableRoom};
use crate::games::dueling_nobles::table::Stage;
use crate::games::dueling_nobles::{Action, ActionKind};
use crate::seat::EitherSeat;
use crate::text::Recent;
use crate::ui::commands::{self, KeyGroup};
use crate::ui::dueling_nobles::board::Board;
use crate::ui::dueling_nobles::commands::{TABLE, TableCommand, keys};
use crate::ui::dueling_nobles::desk::Desk;
use crate::ui::dueling_nobles::duel::{Bout, Tumble};
use crate::ui::dueling_nobles::panels::{self, Layout, Part, Shape, Travel};
use crate::ui::dueling_nobles::sheet::Sheet;
use crate::ui::dueling_nobles::{actions, board, duel, log, look, pick};
use crate::ui::saving::{self, Answer};
use crate::ui::theme::{self, palette, size, space};
use crate::ui::widgets::{self, BigButton, Icon};
use crate::ui::{Door, House, Room, focus, parts};

impl Room for TableRoom {
    fn ui(&mut self, ui: &mut Ui, house: &House) -> Option<Door> {
        let shape = Shape::of(ui.available_size());
        Tumble::tick(&mut self.tumble, ui);
        self.saving.tick(ui, &mut self.keeper);
        if self.saving.is_open() {
            return self.saving_page(ui, house);
        }
        if let Some(look) = &mut self.look {
            if saving::banner(ui, &house.text, &self.keeper) {
                self.saving.open(false);
            }
            return match look.ui(ui, house, self.keeper.session(), None)? {
                look::Answer::Rules => Some(self.rules(house)),
                look::Answer::Leave | look::Answer::GoOn | look::Answer::More => {
                    self.look = None;
                    None
                }
            };
        }
        let mut intent = self.typed(ui, house);
        if shape != Shape::Flat || self.page != Page::Table {
            intent = intent.or(panels::bar(ui, |ui| self.bar(ui, house)));
        }
        let unsaved = saving::banner(ui, &house.text, &self.keeper).then_some(Intent::Saving);
        intent = intent.or(unsaved);
        intent = intent.or(if self.notice.is_some() && theme::is_cramped(ui) {
            self.notice(ui, house)
        } else {
            let banner = self.banner(ui, house);
            banner.or(match self.page {
                Page::Table => self.table(ui, house, shape),
                _ => self.page(ui, house),
            })
        });
        let intent = intent?;
        ui.ctx().request_repaint();
        self.carry_out(ui, house, intent)
    }

    fn may_close(&mut self) -> bool {
        self.leave(Exit::Window).is_some()
    }

    fn retell(&mut self, house: &House) {
        self.recent = Recent::of(&house.text, self.keeper.session(), log::LATEST);
        if let Some(look) = &mut self.look {
            look.retell(house, self.keeper.session());
        }
        self.reason = None;
        self.orders.clear();
        if let Some(aftermath) = &mut self.aftermath {
            aftermath.news = self
                .recent
                .newest()
                .map(|line| line.consequences.clone())
                .unwrap_or_default();
        }
    }

    fn keys(&self) -> Vec<KeyGroup> {
        match self.look {
            Some(_) => look::keys(),
            None => keys(),
        }
    }

    fn in_play(&self) -> bool {
        let table = self.keeper.session().table();
        table.turn > 0 && table.outcome().is_none()
    }
}

impl TableRoom {
    /// What a key asks for.
    fn typed(&mut self, ui: &mut Ui, house: &House) -> Option<Intent> {
        self.keyed = focus::by_keyboard(ui.ctx());
        self.key = None;
        self.menu = false;
        let back = self.sheet.is_some() || self.page != Page::Table || self.attacker.is_some();
        if commands::back(ui) {
            // From the table itself the step back leads to where one may want to go.
            self.menu = !back;
            return back.then_some(Intent::Close);
        }
        let command = commands::pressed(ui, TABLE)?;
        let desk = self.desk(house);
        Some(match command {
            TableCommand::Undo => Intent::Undo,
            TableCommand::Redo => Intent::Redo,
            TableCommand::NextPhase => Intent::Do(actions::onward(desk)),
            TableCommand::EndTurn => Intent::Do(Action::EndTurn),
            TableCommand::Open(kind) => match (kind, desk.why_never(kind)) {
                (_, Some(why)) => Intent::Explain(why),
                (ActionKind::Challenge, None) => Intent::Focus,
                (_, None) => Intent::Open(Sheet::new(kind)?),
            },
            TableCommand::Die(_) | TableCommand::Roll | TableCommand::NoSupport => {
                self.key = command.in_duel();
                return None;
            }
            TableCommand::Log => Intent::Page(Page::Log),
            TableCommand::LookBack => Intent::LookBack,
            TableCommand::Corrections => match desk.why_never(ActionKind::Adjust) {
                Some(why) => Intent::Explain(why),
                None => Intent::Page(Page::Corrections),
            },
            TableCommand::TurnAround => Intent::TurnAround,
            TableCommand::Rules => Intent::Rules,
            TableCommand::Leave => Intent::Leave,
        })
    }

    /// Whose turn it is, and the ways to everything that is not an action of the phase.
    fn bar(&self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let desk = self.desk(house);
        let mut intent = None;
        ui.horizontal(|ui| {
            let menu = widgets::icon_button(ui, Icon::Menu, &desk.get("menu"));
            if self.menu {
                egui::Popup::open_id(ui.ctx(), egui::Popup::default_response_id(&menu));
            }
            egui::Popup::menu(&menu).show(|ui| {
                ui.set_width(size::MENU);
                let room = ui.ctx().content_rect().bottom() - menu.rect.bottom();
                let scroll = ScrollArea::vertical().max_height(room - space::XL);
                intent = scroll.show(ui, |ui| self.menu(ui, desk)).inner;
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
                panels::whose(ui, desk);
            });
        });
        intent
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
        // The end of the game has these on the screen.
        let over = desk.table().outcome().is_some();
        let ending = over && self.page == Page::Table && self.aftermath.is_none();
        if !ending && self.page != Page::Log {
            item(ui, "look-title", None, Intent::LookBack);
        }
        if !ending {
            item(ui, "menu-leave", None, Intent::Leave);
        }
        intent
    }

    /// What was mended, or not recorded: it stays until it is read.
    fn banner(&self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let notice = self.notice.as_ref()?;
        let frame = Frame::new()
            .fill(palette(ui).felt)
            .inner_margin(Margin::same(space::M as i8));
        let banner = Panel::top("notice").frame(frame);
        let desk = self.desk(house);
        banner.show(ui, |ui| noticed(ui, desk, notice)).inner
    }

    /// The same as a page of its own, where it leaves no room for the table.
    fn notice(&self, ui: &mut Ui, house: &House) -> Option<Intent> {
        let notice = self.notice.as_ref()?;
        let mut intent = None;
        parts::page(ui, |ui| intent = noticed(ui, self.desk(house), notice));
        intent
    }

    /// What is not on the disk, and what can be done about it.
    fn saving_page(&mut self, ui: &mut Ui, house: &House) -> Option<Door> {
        let answer = self.saving.page(ui, house, &mut self.keeper)?;
        ui.ctx().request_repaint();
        match answer {
            Answer::PlayOn => None,
            Answer::Leave => Some(self.go(self.exit)),
        }
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
                        let title = desk.get("look-title");
                        let look = BigButton::new(&title).compact(true);
                        let look = ui.add(look).clicked().then_some(Intent::LookBack);
                        undo.or(look)
                            .or(log::show(ui, desk, &room.recent, &mut fields.note, false))
                    }
                };
                intent = intent.take().or(decided);
            });
        });
        intent
    }

    /// The table, and what is to be done at it.
    fn table(&mut self, ui: &mut Ui, house: &House, shape: Shape) -> Option<Intent> {
        let mut intent = None;
        self.with_fields(house, |room, desk, fields| {
            let layout = Layout {
                shape,
                shown: room.shown(ui, desk, fields),
                greedy: fields.sheet.is_some(),
            };
            intent = panels::lay_out(ui, layout, &mut |ui, part| match part {
                // A sheet has a heading of its own.
                Part::Bar if fields.sheet.is_some() => None,
                Part::Bar => room.bar(ui, house),
                Part::Task(space) => room.task(ui, desk, fields, space),
                Part::Foot(news) => room.foot(ui, desk, fields, news),
                Part::Below => {
                    let waits = room.tumble.is_some();
                    log::show(ui, desk, &room.recent, &mut fields.note, waits)
                }
                Part::Centre(space) => {
                    // Where the actions take so much that both sides cannot be seen, the one that acts is.
                    let tall = shape == Shape::Tall;
                    let sheet = fields.sheet.as_ref().filter(|_| tall);
                    let only = sheet.map(|sheet| sheet.acting(desk.table()));
                    room.centre(ui, desk, only, space)
                }
            });
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
    fn centre(
        &self,
        ui: &mut Ui,
        desk: Desk<'_>,
        only: Option<EitherSeat>,
        room: Vec2,
    ) -> Option<Intent> {
        if let Some(bout) = self.bout(desk) {
            duel::stage(ui, self.scene(desk, &bout), room.y);
            return None;
        }
        let board = Board {
            bottom: self.bottom,
            only,
            attacker: self.attacker,
            still: false,
            room,
        };
        board::show(ui, desk, board)
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
            names: [desk.name(EitherSeat::Zero), desk.name(EitherSeat::One)],
            roles: true,
            bout,
            bottom: self.bottom,
            tumble: self.tumble,
            dice: desk.settings.dice,
        }
    }

    /// What is shown, so that whatever comes next begins at its top, however far the last was scrolled.
    fn shown(&self, ui: &Ui, desk: Desk<'_>, fields: &Fields) -> Id {
        let reason = self.reason.as_deref().filter(|_| theme::is_cramped(ui));
        let phase = match desk.table().stage {
            Stage::Turn { phase } => Some(phase),
            Stage::SetUp | Stage::Over(_) => None,
        };
        let sheet = fields.sheet.as_ref().map(Sheet::kind);
        let duel = self.aftermath.is_some() || desk.table().duel.is_some();
        Id::unique((sheet, phase, duel, reason))
    }

    /// What is to be done now: the phase's actions, the one being put together, or the next step of a duel.
    fn task(
        &self,
        ui: &mut Ui,
        desk: Desk<'_>,
        fields: &mut Fields,
        room: panels::Room,
    ) -> Option<Intent> {
        if theme::is_cramped(ui) {
            self.explanation(ui);
        }
        let intent = self.work(ui, desk, fields, room);
        ui.add_space(space::XS);
        intent
    }

    fn work(
        &self,
        ui: &mut Ui,
        desk: Desk<'_>,
        fields: &mut Fields,
        room: panels::Room,
    ) -> Option<Intent> {
        if let Some(sheet) = &mut fields.sheet {
            return sheet.show(ui, desk);
        }
        if let Some(aftermath) = &self.aftermath {
            let scene = self.scene(desk, &aftermath.bout);
            duel::outcome(ui, scene, &aftermath.news);
            return None;
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
        room: panels::Room,
    ) -> Option<Intent> {
        let deck = duel::Deck {
            why_not: &|seat, cards| desk.why_not(&Action::Support { seat, cards }),
            mark: &|card| pick::place_mark(desk, card),
        };
        let scene = self.scene(desk, bout);
        ui.spacing_mut().item_spacing.y = space::XS;
        let decision = duel::steps(ui, scene, deck, &mut fields.taps, self.key);
        let untouched = EitherSeat::BOTH
            .iter()
            .all(|s| bout.duel.sides[*s].dice.is_none());
        let deflected = match untouched {
            true => actions::deflect(ui, desk, room != panels::Room::Little),
            false => None,
        };
        match decision {
            None => deflected,
            Some(decision) => Some(Intent::Decided(decision)),
        }
    }

    fn choices(&self, ui: &mut Ui, desk: Desk<'_>, room: panels::Room) -> Option<Intent> {
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
    fn foot(&self, ui: &mut Ui, desk: Desk<'_>, fields: &mut Fields, news: bool) -> Option<Intent> {
        if !theme::is_cramped(ui) {
            self.explanation(ui);
        }
        let going = self.aftermath.is_none() && desk.table().duel.is_none();
        let onwards = going && fields.sheet.is_none();
        let mut intent = None;
        let told = self.news().map(|line| line.headline.as_str());
        parts::announce(ui, "table", &self.announced());
        if news
            && onwards
            && let Some(told) = told
        {
            let last = theme::small(told).color(palette(ui).ink_soft);
            ui.add(Label::new(last).wrap());
        }
        ui.horizontal(|ui| {
            let bout = Bout::of(desk).filter(|bout| bout.supporter().is_some());
            let closes = bout.filter(|_| self.aftermath.is_none() && fields.sheet.is_none());
            let ended = self.aftermath.is_some() && fields.sheet.is_none();
            // Dice that still tumble are not told before they lie.
            let told = !onwards && !ended && closes.is_none() && self.tumble.is_none();
            intent = self.undo_row(ui, desk, told);
            if ended {
                let seen = duel::onwards(ui, &desk.get("fight-done"), None);
                intent = intent.take().or(seen.map(|_| Intent::LookedAt));
            }
            if onwards {
                intent = intent.take().or(actions::onwards(ui, desk));
            }
            if let Some(bout) = closes {
                let scene = self.scene(desk, &bout);
                let decided = duel::closing(ui, scene, &mut fields.taps, self.key);
                intent = intent.take().or(decided.map(Intent::Decided));
            }
        });
        intent
    }

    /// What screen readers are told of the last action: what was done, and what came of it.
    fn announced(&self) -> String {
        let Some(news) = self.news() else {
            return String::new();
        };
        let consequences = news.consequences.iter().map(String::as_str);
        let all: Vec<&str> = std::iter::once(news.headline.as_str())
            .chain(consequences)
            .collect();
        all.join("\n")
    }

    /// The end of the game: the score of the series, and the next game.
    fn ending(&self, ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
        parts::headed(ui, 1, Label::new(theme::title(desk.whose())));
        let score = self.score();
        if score.games() > 1 {
            let args = [
                ("a", desk.name(EitherSeat::Zero).into()),
                ("b", desk.name(EitherSeat::One).into()),
                ("wins-a", score.wins[EitherSeat::Zero].into()),
                ("wins-b", score.wins[EitherSeat::One].into()),
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
        if ui.add(BigButton::new(&desk.get("look-title"))).clicked() {
            intent = Some(Intent::LookBack);
        }
        ui.add_space(space::S);
        if ui.add(BigButton::new(&desk.get("menu-leave"))).clicked() {
            intent = Some(Intent::Leave);
        }
        ui.add_space(space::M);
        // A remark that was written afterwards does not take the place of what ended the game.
        let mut moves = self.recent.lines();
        let news = moves.rfind(|l| l.kind != ActionKind::Note.name());
        if let Some(news) = news {
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
        let last = self.news().map(|l| l.headline.as_str());
        let next = self.recent.next.as_ref().map(|l| l.headline.as_str());
        panels::travel(ui, desk.text, last, next, told).map(Intent::from)
    }
}

/// Something to be read, and the way on from it.
fn noticed(ui: &mut Ui, desk: Desk<'_>, notice: &str) -> Option<Intent> {
    parts::warning(ui, notice);
    ui.add_space(space::S);
    let title = desk.get("table-understood");
    let button = BigButton::new(&title).compact(true);
    ui.add(button).clicked().then_some(Intent::Understood)
}

impl From<Travel> for Intent {
    fn from(travel: Travel) -> Intent {
        match travel {
            Travel::Back => Intent::Undo,
            Travel::Forth => Intent::Redo,
        }
    }
}
