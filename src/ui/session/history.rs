//! Looking back: a session move by move, as it was recorded. Nothing can be done here but look.

mod keys;
mod log;

use std::collections::HashMap;

use egui::{FocusDirection, Frame, Label, Margin, Panel, Rect, ScrollArea, Slider, Ui};

pub(super) use self::keys::keys;
use self::keys::{HistoryKey, ONCE, STEPS};
use super::commands::Commands;
use super::game::GameScreens;
use super::layout::{self, Shape, side_frame};
use super::view::TableView;
use crate::explanation::Explanation;
use crate::frame::safe_area;
use crate::input::key_bindings;
use crate::parts;
use crate::screen::AppContext;
use crate::theme::{self, palette, size, space};
use crate::widgets::{self, BigButton, Icon};
use courtyard_core::seat::{Seat, SeatSet, Seats};
use courtyard_session::{Session, Step};
use courtyard_text::{self as text, Line, TextContext, say, turn_title};

/// What is said above what is looked at, and what can be done about it.
#[derive(Debug, Clone, Default)]
pub(super) struct Notice {
    /// Why it is only looked at; empty where nobody has to be told.
    pub(super) sentence: String,
    /// What can be done instead, if something can.
    pub(super) way: Option<String>,
    /// What more there is to read about it.
    pub(super) more: Option<String>,
}

/// What comes of looking back.
#[derive(Debug)]
pub(super) enum Answer {
    /// Enough.
    Leave,
    /// The rules are asked for.
    Rules,
    /// What the notice offers was chosen.
    GoOn,
    /// More is to be read about the notice.
    More,
}

/// Something that is wanted while looking back.
enum HistoryCommand {
    /// To what was there after this entry.
    To(usize),
    /// The same, from the log that is shown in place of the table.
    FromLog(usize),
    /// Say what was asked.
    Explain(String),
    /// What was asked no longer matters.
    Explained,
    /// Show the log in place of the table, or no longer.
    Log(bool),
    /// Show the table from the next seat.
    TurnAround,
    /// This comes of it.
    Answer(Answer),
}

/// What is looked at.
struct Shown<'a, G: GameScreens> {
    view: TableView<'a, G>,
    /// What was done last, told; nothing at the beginning.
    line: Option<&'a Line>,
    notice: Option<&'a Notice>,
}

impl<G: GameScreens> Clone for Shown<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameScreens> Copy for Shown<'_, G> {}

impl<'a, G: GameScreens> Shown<'a, G> {
    /// What more there is to read about the notice.
    fn more(&self) -> Option<&'a str> {
        self.notice?.more.as_deref()
    }
}

/// One moment of the session.
struct Moment<G: GameScreens> {
    n: usize,
    table: G::Table,
    /// What was done in the entry, told; nothing before the first.
    line: Option<Line>,
}

/// Where somebody who looks back is.
pub(super) struct History<G: GameScreens> {
    /// After which entry the table is shown; 0 is the beginning.
    n: usize,
    bottom: Seat,
    /// Whether the log is shown in place of the table.
    log: bool,
    /// Whether the log is still to be brought to the entry.
    seek: bool,
    /// What was asked about the table.
    said: Explanation,
    players: Seats<String>,
    moment: Option<Moment<G>>,
    told: HashMap<usize, Line>,
}

impl<G: GameScreens> History<G> {
    /// At the end of a session, seen from the same side as its table.
    pub(super) fn at_the_end(app: &AppContext, session: &Session<G>, bottom: Seat) -> History<G> {
        let mut history = History {
            n: session.entries().len(),
            bottom,
            log: false,
            seek: true,
            said: Explanation::default(),
            players: TextContext::new(&app.text, session).names(),
            moment: None,
            told: HashMap::new(),
        };
        history.retell(app, session);
        history
    }

    /// What is to be seen before it answers: the log in place of the table, and the table once more after it. Steps
    /// are taken one after the other, and are not.
    pub(super) fn asked(&self) -> bool {
        self.log
    }

    /// Keeps up with a session that has grown: whoever was at its end stays there.
    pub(super) fn follow(&mut self, before: usize, now: usize) {
        // A journal that was put in another's place may say something else at the same place.
        self.moment = None;
        self.told.clear();
        match self.n == before {
            true => self.go(now),
            false => self.n = self.n.min(now),
        }
    }

    /// Tells everything anew, after the language has changed.
    pub(super) fn retell(&mut self, app: &AppContext, session: &Session<G>) {
        self.players = TextContext::new(&app.text, session).names();
        self.moment = None;
        self.said.clear();
        self.told.clear();
    }

    /// Shows the session; `notice` stands above it.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        session: &Session<G>,
        notice: Option<&Notice>,
    ) -> Option<Answer> {
        let shape = Shape::of(ui.available_size());
        let mut out = Commands::default();
        out.send_if_any(self.typed(ui, session, shape));
        self.show(ui, app, session, notice, shape, &mut out);
        let command = out.into_first()?;
        ui.ctx().request_repaint();
        self.handle(session, command)
    }

    /// Does what was wanted.
    fn handle(&mut self, session: &Session<G>, command: HistoryCommand) -> Option<Answer> {
        match command {
            HistoryCommand::To(n) => self.go(n.min(session.entries().len())),
            HistoryCommand::FromLog(n) => {
                self.log = false;
                self.go(n);
            }
            HistoryCommand::Explain(sentence) => self.said.give(sentence),
            HistoryCommand::Explained => self.said.clear(),
            HistoryCommand::Log(log) => {
                self.log = log;
                self.seek = true;
            }
            HistoryCommand::TurnAround => {
                let next = Seat::new(self.bottom.number() + 1);
                let next = next.filter(|seat| self.players.get(*seat).is_some());
                self.bottom = next.unwrap_or(Seat::ZERO);
            }
            HistoryCommand::Answer(answer) => return Some(answer),
        }
        None
    }

    fn go(&mut self, n: usize) {
        if self.n != n {
            self.n = n;
            self.seek = true;
            self.said.clear();
        }
    }

    /// What a key asks for.
    fn typed(&self, ui: &Ui, session: &Session<G>, shape: Shape) -> Option<HistoryCommand> {
        let log = self.log && shape != Shape::Wide;
        if key_bindings::back(ui) {
            return Some(match (self.said.is_given(), log) {
                (true, _) => HistoryCommand::Explained,
                (false, true) => HistoryCommand::Log(false),
                (false, false) => HistoryCommand::Answer(Answer::Leave),
            });
        }
        let step = key_bindings::pressed_or_held(ui, STEPS);
        if step.is_some() {
            // The arrows are taken: they do not move the keyboard from one thing to the next as well.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        Some(match step.or_else(|| key_bindings::pressed(ui, ONCE))? {
            HistoryKey::First => HistoryCommand::To(0),
            HistoryKey::Previous => HistoryCommand::To(self.n.saturating_sub(1)),
            HistoryKey::Next => HistoryCommand::To(self.n + 1),
            HistoryKey::Last => HistoryCommand::To(session.entries().len()),
            HistoryKey::Log => HistoryCommand::Log(shape != Shape::Wide && !self.log),
            HistoryKey::TurnAround => HistoryCommand::TurnAround,
            HistoryKey::Rules => HistoryCommand::Answer(Answer::Rules),
            HistoryKey::Leave => HistoryCommand::Answer(Answer::Leave),
        })
    }

    fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        session: &Session<G>,
        notice: Option<&Notice>,
        shape: Shape,
        out: &mut Commands<HistoryCommand>,
    ) {
        // Another window may have written more, and the session been read again.
        self.n = self.n.min(session.entries().len());
        let n = self.n;
        let moment = match self.moment.take() {
            Some(moment) if moment.n == n => moment,
            _ => Moment {
                n,
                table: session.table_after(n),
                line: text::line(&app.text, session, n),
            },
        };
        let players = self.players.clone();
        let view = TableView {
            text: &app.text,
            session,
            table: &moment.table,
            players: &players,
            settings: &app.settings,
            kinds: &[],
            hands: SeatSet::EMPTY,
            waits: false,
        };
        let line = moment.line.as_ref();
        let shown = Shown { view, line, notice };
        let centre = match (self.log, shape) {
            (true, Shape::Tall | Shape::Flat) => {
                self.page(ui, view, out);
                parts::below_heading(ui)
            }
            (_, Shape::Wide) => self.wide(ui, shown, out),
            (false, Shape::Tall) => self.tall(ui, shown, out),
            (false, Shape::Flat) => self.flat(ui, shown, out),
        };
        self.said.show(ui, centre);
        self.moment = Some(moment);
    }

    /// The table, and beside it the steps, what was done, and the log.
    fn wide(
        &mut self,
        ui: &mut Ui,
        shown: Shown<'_, G>,
        out: &mut Commands<HistoryCommand>,
    ) -> Rect {
        let view = shown.view;
        layout::bar(ui, Shape::Wide, |ui| self.bar(ui, view, false, out));
        let rest = banner(ui, shown.notice, out);
        let side = layout::side(ui, "looking back, side", size::SIDE).frame(side_frame(ui));
        let side = side.show(ui, |ui| {
            self.steps(ui, view, out);
            ui.add_space(space::S);
            let [least, most] = size::LOOK_DONE.map(|share| ui.available_height() * share);
            ScrollArea::vertical()
                .id_salt(("done", self.n))
                .max_height(most)
                .min_scrolled_height(least)
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    ui.set_min_height(least);
                    if let Some(notice) = rest {
                        noticed(ui, notice, out);
                    }
                    self.done(ui, shown, out);
                });
            ui.separator();
            self.log(ui, view, out, HistoryCommand::To);
        });
        safe_area::reach_edges(ui, side.response.rect, palette(ui).surface);
        self.centre(ui, view, out)
    }

    /// The table above, the steps at the thumb.
    fn tall(&self, ui: &mut Ui, shown: Shown<'_, G>, out: &mut Commands<HistoryCommand>) -> Rect {
        layout::bar(ui, Shape::Tall, |ui| self.bar(ui, shown.view, true, out));
        let rest = banner(ui, shown.notice, out);
        let whole = ui.ctx().content_rect().height();
        // As high whatever was done, so that the table and the steps stay where they are.
        let panel = Panel::bottom("looking back, done")
            .resizable(false)
            .exact_size(whole * size::LOOK_SHARE)
            .frame(side_frame(ui).inner_margin(Margin::same(margin(ui) as i8)));
        let panel = panel.show(ui, |ui| self.done_and_steps(ui, shown, rest, out));
        safe_area::reach_edges(ui, panel.response.rect, palette(ui).surface);
        self.centre(ui, shown.view, out)
    }

    /// The table, and beside it what was done and the steps.
    fn flat(&self, ui: &mut Ui, shown: Shown<'_, G>, out: &mut Commands<HistoryCommand>) -> Rect {
        let frame = side_frame(ui).inner_margin(Margin::same(space::S as i8));
        let side = layout::side(ui, "looking back, side", size::FLAT_SIDE).frame(frame);
        let side = side.show(ui, |ui| {
            self.bar(ui, shown.view, true, out);
            self.done_and_steps(ui, shown, shown.notice, out);
        });
        safe_area::reach_edges(ui, side.response.rect, palette(ui).surface);
        self.centre(ui, shown.view, out)
    }

    /// What was done, below the notice that is left over, and the steps below it.
    fn done_and_steps(
        &self,
        ui: &mut Ui,
        shown: Shown<'_, G>,
        rest: Option<&Notice>,
        out: &mut Commands<HistoryCommand>,
    ) {
        layout::at_the_foot().show(ui, |ui| {
            ui.add_space(space::XS);
            self.steps(ui, shown.view, out);
        });
        ScrollArea::vertical()
            .id_salt(("done", self.n))
            .auto_shrink(false)
            .show(ui, |ui| {
                if let Some(notice) = rest {
                    noticed(ui, notice, out);
                }
                self.done(ui, shown, out);
            });
    }

    /// The way out, where one is, and the ways elsewhere.
    fn bar(
        &self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        log: bool,
        out: &mut Commands<HistoryCommand>,
    ) {
        ui.horizontal(|ui| {
            let leave = view.get("look-leave");
            let back = widgets::icon_button(ui, Icon::Back, &leave);
            if back.on_hover_text(leave).clicked() {
                out.send(HistoryCommand::Answer(Answer::Leave));
            }
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| {
                let mut way = |ui: &mut Ui, icon, key, leads| {
                    let name = view.get(key);
                    let button = widgets::icon_button(ui, icon, &name);
                    if button.on_hover_text(name).clicked() {
                        out.send(leads);
                    }
                };
                way(
                    ui,
                    Icon::Turn,
                    "menu-turn-around",
                    HistoryCommand::TurnAround,
                );
                if log {
                    way(ui, Icon::Log, "look-log", HistoryCommand::Log(true));
                }
                view.show_headline(ui);
            });
        });
    }

    /// The table as it stood, and where it is shown.
    fn centre(
        &self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        out: &mut Commands<HistoryCommand>,
    ) -> Rect {
        let (asked, place) = layout::centre(ui, "looking back, centre", |ui, size| {
            (G::past(ui, view, self.bottom, size), ui.clip_rect())
        });
        out.send_if_any(asked.map(HistoryCommand::Explain));
        place
    }

    /// What was done, and all that followed from it; before that what was asked.
    fn done(&self, ui: &mut Ui, shown: Shown<'_, G>, out: &mut Commands<HistoryCommand>) {
        parts::scroll_by_key(ui);
        let view = shown.view;
        if let Some(more) = shown.more()
            && ui.add(BigButton::new(more).compact(true)).clicked()
        {
            out.send(HistoryCommand::Answer(Answer::More));
        }
        let soft = palette(ui).ink_soft;
        let Some(line) = shown.line else {
            let sentence = view.get("look-beginning");
            ui.add(Label::new(theme::strong_text(sentence)).wrap());
            return;
        };
        let mut about = vec![turn_title(view.context(), line.turn, line.active)];
        about.extend(line.at.map(text::moment));
        let about = about.join(" · ");
        ui.add(Label::new(theme::small(about).color(soft)).wrap());
        if is_undone(view.session, self.n) {
            let sentence = view.get("look-taken-back");
            let sentence = theme::small(sentence).color(palette(ui).warning);
            ui.add(Label::new(sentence).wrap());
        }
        let headline = theme::strong_text(line.headline.as_str());
        ui.add(Label::new(headline).wrap());
        for sentence in line.details() {
            ui.add(Label::new(theme::small(sentence)).wrap());
        }
        let mut told = line.headline.clone();
        for sentence in line.details() {
            told.push('\n');
            told += sentence;
        }
        parts::announce(ui, "look", &told);
        G::history_aside(ui, view, self.n);
    }

    /// The slider over all entries, and the steps.
    fn steps(&self, ui: &mut Ui, view: TableView<'_, G>, out: &mut Commands<HistoryCommand>) {
        let count = view.session.entries().len();
        let mut n = self.n;
        let describe_where = say!(view.text, "look-where", n = n, count = count);
        ui.label(theme::small(describe_where.as_str()).color(palette(ui).ink_soft));
        ui.spacing_mut().slider_width = ui.available_width();
        ui.visuals_mut().selection.bg_fill = palette(ui).accent;
        let slider = Slider::new(&mut n, 0..=count.max(1))
            .show_value(false)
            .handle_shape(egui::style::HandleShape::Circle);
        let response = ui.add_enabled(count > 0, slider);
        let response = response.accessible_name(view.get("look-slider").into_owned());
        let described = format!("{describe_where}, {}", view.headline());
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_description(described));
        if n != self.n {
            out.send(HistoryCommand::To(n));
        }
        let ways = [
            (Icon::First, "look-first", 0),
            (Icon::Previous, "look-previous", self.n.saturating_sub(1)),
            (Icon::Next, "look-next", self.n + 1),
            (Icon::Last, "look-last", count),
        ];
        let gap = ui.spacing().item_spacing.x;
        let width = (ui.available_width() + gap) / ways.len() as f32 - gap;
        ui.horizontal(|ui| {
            for (icon, key, to) in ways {
                let name = view.get(key);
                let possible = to != self.n && to <= count;
                let button = ui
                    .add_enabled_ui(possible, |ui| widgets::icon_plate(ui, icon, &name, width))
                    .inner;
                if button.on_hover_text(name).clicked() && possible {
                    out.send(HistoryCommand::To(to));
                }
            }
        });
    }
}

/// Whether entry `n` is an action that was taken back.
fn is_undone<G: GameScreens>(session: &Session<G>, n: usize) -> bool {
    let entry = n.checked_sub(1).and_then(|i| session.entries().get(i));
    let is_action = entry.is_some_and(|entry| matches!(entry.step, Step::Do(_)));
    is_action && !session.is_applied(n)
}

/// The notice above everything; where there is no height for it, it is left over, to stand with what was done.
fn banner<'n>(
    ui: &mut Ui,
    notice: Option<&'n Notice>,
    out: &mut Commands<HistoryCommand>,
) -> Option<&'n Notice> {
    let Some(above) = notice.filter(|_| !theme::is_cramped(ui)) else {
        return notice;
    };
    let frame = Frame::new()
        .fill(palette(ui).felt)
        .inner_margin(Margin::same(margin(ui) as i8));
    let banner = Panel::top("looking back, notice").frame(frame);
    banner.show(ui, |ui| noticed(ui, above, out));
    None
}

/// What is left free around the parts of a phone.
fn margin(ui: &Ui) -> f32 {
    match ui.ctx().content_rect().height() > size::TALL {
        true => space::M,
        false => space::S,
    }
}

/// Says why it is only looked at, and what can be done instead.
fn noticed(ui: &mut Ui, notice: &Notice, out: &mut Commands<HistoryCommand>) {
    if !notice.sentence.is_empty() {
        parts::notice(ui, &notice.sentence);
        ui.add_space(space::XS);
    }
    if let Some(way) = &notice.way {
        let mut button = BigButton::new(way).compact(true).primary(true);
        if ui.available_width() > size::COLUMN {
            button = button.fit();
        }
        if ui.add(button).clicked() {
            out.send(HistoryCommand::Answer(Answer::GoOn));
        }
    }
    ui.add_space(space::XS);
}
