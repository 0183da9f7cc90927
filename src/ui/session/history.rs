//! Look back: a session move by move, as recorded, read-only.

mod keys;
mod log;

use std::collections::HashMap;

use egui::{FocusDirection, Frame, Label, Margin, Panel, Rect, ScrollArea, Slider, Ui};

pub(super) use self::keys::keys;
use self::keys::{HistoryKey, ONCE, STEPS};
use super::commands::Commands;
use super::game::GameScreens;
use super::layout::{self, side_frame};
use super::regions::Shape;
use super::story::{SessionStory, StoryTap, StoryView};
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

/// The notice above a session in Look back, with an action.
#[derive(Debug, Clone, Default)]
pub(super) struct Notice {
    /// Why it is read-only; empty if this needs no explanation.
    pub(super) sentence: String,
    /// The title of the action, if there is one.
    pub(super) way: Option<String>,
    /// The title of further information, if there is any.
    pub(super) more: Option<String>,
}

/// The result of Look back.
#[derive(Debug)]
pub(super) enum Answer {
    /// Close it.
    Leave,
    /// Show the rules.
    Rules,
    /// Carry out the action of the notice.
    GoOn,
    /// Show further information about the notice.
    More,
}

/// A command of Look back.
enum HistoryCommand {
    /// Go to the state after this entry.
    To(usize),
    /// Go to the state after this entry, from the log that replaces the table.
    FromLog(usize),
    /// Estimate the story.
    RequestStory,
    /// Show the description of a tapped item.
    Explain(String),
    /// Clear the description.
    Explained,
    /// Show or hide the log in place of the table.
    Log(bool),
    /// Show the table from the next seat.
    TurnAround,
    /// Return this result.
    Answer(Answer),
}

/// The command of a frame of Look back.
type HistoryCommands = Commands<HistoryCommand>;

/// The visible state.
#[derive(Clone, Copy)]
struct Shown<'a, G: GameScreens> {
    view: TableView<'a, G>,
    /// The description of the last action; `None` at the beginning.
    line: Option<&'a Line>,
    notice: Option<&'a Notice>,
    story: StoryView<'a>,
}

impl<'a, G: GameScreens> Shown<'a, G> {
    /// The title of further information about the notice.
    fn more(&self) -> Option<&'a str> {
        self.notice?.more.as_deref()
    }
}

/// One moment of the session.
struct Moment<G: GameScreens> {
    n: usize,
    table: G::Table,
    /// The description of the entry; `None` before the first.
    line: Option<Line>,
}

/// The state of Look back.
pub(super) struct History<G: GameScreens> {
    /// The entry after which the table is shown; 0 is the beginning.
    n: usize,
    bottom: Seat,
    /// Whether the log replaces the table.
    log: bool,
    /// Whether to scroll the log to the entry.
    seek: bool,
    /// The height of the action and the steps on a phone in portrait; it only grows, so that the table seldom moves.
    height: f32,
    /// The description of a tapped item.
    said: Explanation,
    players: Seats<String>,
    moment: Option<Moment<G>>,
    lines: HashMap<usize, Line>,
    story: SessionStory<G>,
}

impl<G: GameScreens> History<G> {
    /// Starts at the end of a session, from the same side as its table, with what is known of its story.
    pub(super) fn at_the_end(
        app: &AppContext,
        session: &Session<G>,
        bottom: Seat,
        story: SessionStory<G>,
    ) -> History<G> {
        let mut history = History {
            n: session.entries().len(),
            bottom,
            log: false,
            seek: true,
            height: 0.0,
            said: Explanation::default(),
            players: TextContext::new(&app.text, session).names(),
            moment: None,
            lines: HashMap::new(),
            story,
        };
        history.retranslate(app, session);
        history
    }

    /// Whether the log or the table has just been opened, and accepts taps only after it was visible. Steps are
    /// repeated without delay.
    pub(super) fn asked(&self) -> bool {
        self.log
    }

    /// Ends with the story so far, whose work is paused.
    pub(super) fn into_story(mut self) -> SessionStory<G> {
        self.story.pause();
        self.story
    }

    /// Follows a session that has grown: at its end it stays at the end.
    pub(super) fn follow(&mut self, before: usize, now: usize) {
        // A journal that replaced another one may have different content at the same entry.
        self.moment = None;
        self.lines.clear();
        if self.n == before {
            self.go(now);
        } else {
            self.n = self.n.min(now);
        }
    }

    /// Translates all descriptions after the language has changed.
    pub(super) fn retranslate(&mut self, app: &AppContext, session: &Session<G>) {
        self.players = TextContext::new(&app.text, session).names();
        self.moment = None;
        self.said.clear();
        self.lines.clear();
        self.story.retranslate();
    }

    /// Shows the session with `notice` above it.
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

    /// Carries out a command.
    fn handle(&mut self, session: &Session<G>, command: HistoryCommand) -> Option<Answer> {
        match command {
            HistoryCommand::To(n) => self.go(n.min(session.entries().len())),
            HistoryCommand::FromLog(n) => {
                self.log = false;
                self.go(n);
            }
            HistoryCommand::RequestStory => self.story.request(),
            HistoryCommand::Explain(sentence) => self.said.give(sentence),
            HistoryCommand::Explained => self.said.clear(),
            HistoryCommand::Log(log) => {
                self.log = log;
                self.seek = true;
            }
            HistoryCommand::TurnAround => {
                self.bottom = self.players.after(self.bottom);
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

    /// The command of a key.
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
            // The arrow keys must not also move the focus.
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
        out: &mut HistoryCommands,
    ) {
        // Another window may have changed the session, which was read again.
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
            ahead: &[],
            passes: &[],
            last: None,
            news: None,
            sheet: None,
            hands: SeatSet::EMPTY,
            bots: None,
            waits: false,
            number: None,
        };
        let line = moment.line.as_ref();
        let mut session_story = std::mem::take(&mut self.story);
        let shown = Shown {
            view,
            line,
            notice,
            story: session_story.follow(ui, app, session),
        };
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
        self.story = session_story;
    }

    /// The table, with the steps, the action and the log beside it.
    fn wide(&mut self, ui: &mut Ui, shown: Shown<'_, G>, out: &mut HistoryCommands) -> Rect {
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
                    self.show_story(ui, shown, out);
                });
            ui.separator();
            self.log(ui, view, out, HistoryCommand::To);
        });
        safe_area::reach_edges(ui, side.response.rect, palette(ui).surface);
        self.centre(ui, view, out)
    }

    /// The table above, the steps near the thumb.
    fn tall(&mut self, ui: &mut Ui, shown: Shown<'_, G>, out: &mut HistoryCommands) -> Rect {
        layout::bar(ui, Shape::Tall, |ui| self.bar(ui, shown.view, true, out));
        let rest = banner(ui, shown.notice, out);
        let whole = ui.ctx().content_rect().height();
        let [least, most] = size::LOOK_SHARE.map(|share| whole * share);
        let least = if theme::is_cramped(ui) {
            least.max(ui.available_height() - layout::least_table(ui))
        } else {
            least
        };
        let height = self.height.clamp(least, most.max(least));
        let panel = Panel::bottom("looking back, done")
            .resizable(false)
            .exact_size(height)
            .frame(side_frame(ui).inner_margin(margin(ui)));
        let panel = panel.show(ui, |ui| self.done_and_steps(ui, shown, rest, out));
        self.height = (height + panel.inner).clamp(height, most.max(height));
        if self.height > height {
            parts::show_anew(ui.ctx(), "the action takes another height");
        }
        safe_area::reach_edges(ui, panel.response.rect, palette(ui).surface);
        self.centre(ui, shown.view, out)
    }

    /// The table, with the action and the steps beside it.
    fn flat(&self, ui: &mut Ui, shown: Shown<'_, G>, out: &mut HistoryCommands) -> Rect {
        let frame = side_frame(ui).inner_margin(space::S);
        let side = layout::side(ui, "looking back, side", size::FLAT_SIDE).frame(frame);
        let side = side.show(ui, |ui| {
            self.bar(ui, shown.view, true, out);
            self.done_and_steps(ui, shown, shown.notice, out);
        });
        safe_area::reach_edges(ui, side.response.rect, palette(ui).surface);
        self.centre(ui, shown.view, out)
    }

    /// The action below the remaining notice, and the steps below it. Returns the height that the action lacks.
    fn done_and_steps(
        &self,
        ui: &mut Ui,
        shown: Shown<'_, G>,
        rest: Option<&Notice>,
        out: &mut HistoryCommands,
    ) -> f32 {
        layout::at_the_foot().show(ui, |ui| {
            ui.add_space(space::XS);
            self.steps(ui, shown.view, out);
        });
        let left = ui.available_height();
        let done = ScrollArea::vertical()
            .id_salt(("done", self.n))
            .auto_shrink(false)
            .show(ui, |ui| {
                if let Some(notice) = rest {
                    noticed(ui, notice, out);
                }
                self.done(ui, shown, out);
                let done = ui.min_rect().height();
                self.show_story(ui, shown, out);
                // A sentence about the story is visible too; a curve is not worth the table.
                match shown.story {
                    StoryView::NoBots => ui.min_rect().height(),
                    StoryView::Hidden | StoryView::Offered | StoryView::Shown(_) => done,
                }
            });
        // Beside a notice, the table needs the height.
        match shown.notice {
            Some(_) => 0.0,
            None => done.inner - left,
        }
    }

    /// The story of the session.
    fn show_story(&self, ui: &mut Ui, shown: Shown<'_, G>, out: &mut HistoryCommands) {
        let view = shown.view;
        let tap = shown.story.show(ui, view.text, view.players, self.n);
        out.send_if_any(tap.map(|tap| match tap {
            StoryTap::Request => HistoryCommand::RequestStory,
            StoryTap::To(n) => HistoryCommand::To(n),
        }));
    }

    /// The back button, the title, and the menu.
    fn bar(&self, ui: &mut Ui, view: TableView<'_, G>, log: bool, out: &mut HistoryCommands) {
        ui.horizontal(|ui| {
            if widgets::named_icon(ui, Icon::Back, &view.get("look-leave")) {
                out.send(HistoryCommand::Answer(Answer::Leave));
            }
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| {
                if widgets::named_icon(ui, Icon::Turn, &view.get("menu-turn-around")) {
                    out.send(HistoryCommand::TurnAround);
                }
                if log && widgets::named_icon(ui, Icon::Log, &view.get("look-log")) {
                    out.send(HistoryCommand::Log(true));
                }
                view.show_headline(ui);
            });
        });
    }

    /// The table as it stood, and where it is shown.
    fn centre(&self, ui: &mut Ui, view: TableView<'_, G>, out: &mut HistoryCommands) -> Rect {
        let (asked, place) = layout::centre(ui, "looking back, centre", true, |ui, size| {
            (G::past(ui, view, self.bottom, size), ui.clip_rect())
        });
        out.send_if_any(asked.map(HistoryCommand::Explain));
        place
    }

    /// The action with all its consequences, after the description of a tapped item.
    fn done(&self, ui: &mut Ui, shown: Shown<'_, G>, out: &mut HistoryCommands) {
        parts::scroll_by_key(ui);
        ui.spacing_mut().item_spacing.y = space::XS;
        let view = shown.view;
        if let Some(more) = shown.more()
            && widgets::compact_button(ui, more)
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
        about.extend(line.at.map(|at| text::moment(view.context().text, at)));
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
        let mut description = line.headline.clone();
        for sentence in line.details() {
            description.push('\n');
            description += sentence;
        }
        parts::announce(ui, "look", &description);
        G::history_aside(ui, view, self.n);
    }

    /// The slider over all entries, and the buttons for steps.
    fn steps(&self, ui: &mut Ui, view: TableView<'_, G>, out: &mut HistoryCommands) {
        let count = view.session.entries().len();
        let mut n = self.n;
        let describe_where = say!(view.text, "look-where", n, count);
        ui.label(theme::small(describe_where.as_str()).color(palette(ui).ink_soft));
        ui.visuals_mut().selection.bg_fill = palette(ui).accent;
        let slider = Slider::new(&mut n, 0..=count.max(1))
            .show_value(false)
            .handle_shape(egui::style::HandleShape::Circle);
        // The outline of the knob reaches beyond the slider at its ends.
        let outline = Margin::symmetric(theme::line::BOLD as i8, 0);
        let response = Frame::new().inner_margin(outline).show(ui, |ui| {
            ui.spacing_mut().slider_width = ui.available_width();
            ui.add_enabled(count > 0, slider)
        });
        let response = response.inner;
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
                // A step too far is explained, and does nothing.
                let end = (to == self.n || to > count).then(|| match to {
                    0 => view.get("look-at-beginning"),
                    _ => view.get("look-at-end"),
                });
                let button = widgets::icon_plate(ui, icon, &name, width, end.is_none());
                if button.on_hover_text(name).clicked() {
                    out.send(match end {
                        Some(end) => HistoryCommand::Explain(end.into_owned()),
                        None => HistoryCommand::To(to),
                    });
                }
            }
        });
    }
}

/// Whether entry `n` is an undone action.
fn is_undone<G: GameScreens>(session: &Session<G>, n: usize) -> bool {
    let entry = n.checked_sub(1).and_then(|i| session.entries().get(i));
    let is_action = entry.is_some_and(|entry| matches!(entry.step, Step::Do(_)));
    is_action && !session.is_applied(n)
}

/// The notice above everything. If there is no height for it, it is returned to be shown with the action.
fn banner<'n>(
    ui: &mut Ui,
    notice: Option<&'n Notice>,
    out: &mut HistoryCommands,
) -> Option<&'n Notice> {
    let Some(above) = notice.filter(|_| theme::has_room_for_notice(ui)) else {
        return notice;
    };
    let frame = Frame::new().fill(palette(ui).felt).inner_margin(margin(ui));
    let banner = Panel::top("looking back, notice").frame(frame);
    banner.show(ui, |ui| noticed(ui, above, out));
    None
}

/// The margin around the parts of a phone's screen.
fn margin(ui: &Ui) -> f32 {
    if ui.ctx().content_rect().height() > size::TALL {
        space::M
    } else {
        space::S
    }
}

/// Shows why the session is read-only, and the action.
fn noticed(ui: &mut Ui, notice: &Notice, out: &mut HistoryCommands) {
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
