//! Looking back: a session move by move, as it was recorded. Nothing can be done here but look.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use egui::{
    CentralPanel, FocusDirection, Frame, Key, Label, Margin, Panel, ScrollArea, Slider, Ui, Vec2,
};

use super::board::{self, Board};
use super::desk::Desk;
use super::duel::{self, Bout, Scene};
use super::panels::{self, Shape, side_frame};
use super::room::Intent;
use crate::games::dueling_nobles::{DuelingNobles, Table};
use crate::seat::{EitherSeat, Seats};
use crate::session::{Session, Step};
use crate::text::{self, Line, TextContext, say, turn_title};
use crate::ui::commands::{self, Command, KeyGroup, Shortcut, key};
use crate::ui::theme::{self, palette, size, space};
use crate::ui::widgets::{self, BigButton, Icon, Row};
use crate::ui::{House, parts};

/// As many lines of the log are kept told; all of a long one would take long to tell and much room.
const TOLD: usize = 512;

/// What a key does while looking back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LookCommand {
    First,
    Previous,
    Next,
    Last,
    Log,
    TurnAround,
    Rules,
    Leave,
}

const fn command(
    what: LookCommand,
    name: &'static str,
    keys: &'static [Shortcut],
) -> Command<LookCommand> {
    Command { what, name, keys }
}

/// What keys do once while looking back, however long they are held.
const ONCE: &[Command<LookCommand>] = &[
    command(LookCommand::First, "look-first", &[key(Key::Home)]),
    command(LookCommand::Last, "look-last", &[key(Key::End)]),
    command(LookCommand::Log, "look-log", &[key(Key::L)]),
    command(LookCommand::TurnAround, "menu-turn-around", &[key(Key::A)]),
    command(
        LookCommand::Rules,
        "keys-rules",
        &[key(Key::F1), key(Key::I)],
    ),
    command(LookCommand::Leave, "look-leave", &[key(Key::Q)]),
];

/// What keys do again and again while they are held.
const STEPS: &[Command<LookCommand>] = &[
    command(
        LookCommand::Previous,
        "look-previous",
        &[key(Key::ArrowLeft)],
    ),
    command(LookCommand::Next, "look-next", &[key(Key::ArrowRight)]),
];

/// The keys of looking back, for the page of all keys.
pub(super) fn keys() -> Vec<KeyGroup> {
    vec![KeyGroup::of("look-title", STEPS.iter().chain(ONCE))]
}

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

/// What a tap means.
enum Tap {
    To(usize),
    Explain(String),
    Explained,
    Log(bool),
    TurnAround,
    Answer(Answer),
}

/// One moment of the session.
struct Moment {
    n: usize,
    table: Table,
    /// What was done in the entry, told; nothing before the first.
    line: Option<Line>,
}

/// Where somebody who looks back is.
pub(super) struct Look {
    /// After which entry the table is shown; 0 is the beginning.
    n: usize,
    bottom: EitherSeat,
    /// Whether the log is shown in place of the table.
    log: bool,
    /// Whether the log is still to be brought to the entry.
    seek: bool,
    /// What was asked about the table.
    said: Option<String>,
    players: Seats<String>,
    moment: Option<Moment>,
    told: HashMap<usize, Line>,
}

impl Look {
    /// At the end of a session, seen from the same side as its table.
    pub(super) fn at_the_end(
        house: &House,
        session: &Session<DuelingNobles>,
        bottom: EitherSeat,
    ) -> Look {
        let mut look = Look {
            n: session.entries().len(),
            bottom,
            log: false,
            seek: true,
            said: None,
            players: TextContext::new(&house.text, session).names(),
            moment: None,
            told: HashMap::new(),
        };
        look.retell(house, session);
        look
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
    pub(super) fn retell(&mut self, house: &House, session: &Session<DuelingNobles>) {
        let voice = TextContext::new(&house.text, session);
        self.players = voice.names();
        self.moment = None;
        self.said = None;
        self.told.clear();
    }

    /// Shows the session; `notice` stands above it.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        house: &House,
        session: &Session<DuelingNobles>,
        notice: Option<&Notice>,
    ) -> Option<Answer> {
        let shape = Shape::of(ui.available_size());
        let tap = self.typed(ui, session, shape);
        let tap = tap.or(self.show(ui, house, session, notice, shape))?;
        ui.ctx().request_repaint();
        match tap {
            Tap::To(n) => self.go(n.min(session.entries().len())),
            Tap::Explain(sentence) => self.said = Some(sentence),
            Tap::Explained => self.said = None,
            Tap::Log(log) => {
                self.log = log;
                self.seek = true;
            }
            Tap::TurnAround => self.bottom = self.bottom.other(),
            Tap::Answer(answer) => return Some(answer),
        }
        None
    }

    fn go(&mut self, n: usize) {
        if self.n != n {
            self.n = n;
            self.seek = true;
            self.said = None;
        }
    }

    /// What a key asks for.
    fn typed(&self, ui: &Ui, session: &Session<DuelingNobles>, shape: Shape) -> Option<Tap> {
        let log = self.log && shape != Shape::Wide;
        if commands::back(ui) {
            return Some(match (&self.said, log) {
                (Some(_), _) => Tap::Explained,
                (None, true) => Tap::Log(false),
                (None, false) => Tap::Answer(Answer::Leave),
            });
        }
        let step = commands::pressed_or_held(ui, STEPS);
        if step.is_some() {
            // The arrows are taken: they do not move the keyboard from one thing to the next as well.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        Some(match step.or_else(|| commands::pressed(ui, ONCE))? {
            LookCommand::First => Tap::To(0),
            LookCommand::Previous => Tap::To(self.n.saturating_sub(1)),
            LookCommand::Next => Tap::To(self.n + 1),
            LookCommand::Last => Tap::To(session.entries().len()),
            LookCommand::Log => Tap::Log(shape != Shape::Wide && !self.log),
            LookCommand::TurnAround => Tap::TurnAround,
            LookCommand::Rules => Tap::Answer(Answer::Rules),
            LookCommand::Leave => Tap::Answer(Answer::Leave),
        })
    }

    fn show(
        &mut self,
        ui: &mut Ui,
        house: &House,
        session: &Session<DuelingNobles>,
        notice: Option<&Notice>,
        shape: Shape,
    ) -> Option<Tap> {
        // Another window may have written more, and the session been read again.
        self.n = self.n.min(session.entries().len());
        let n = self.n;
        let moment = match self.moment.take() {
            Some(moment) if moment.n == n => moment,
            _ => Moment {
                n,
                table: session.table_after(n),
                line: text::line(&house.text, session, n),
            },
        };
        let players = self.players.clone();
        let desk = Desk {
            text: &house.text,
            session,
            table: &moment.table,
            players: &players,
            settings: &house.settings,
            may: &[],
        };
        let line = moment.line.as_ref();
        let tap = match (self.log, shape) {
            (true, Shape::Tall | Shape::Flat) => self.page(ui, desk),
            (_, Shape::Wide) => self.wide(ui, desk, line, notice),
            (false, Shape::Tall) => self.tall(ui, desk, line, notice),
            (false, Shape::Flat) => self.flat(ui, desk, line, notice),
        };
        self.moment = Some(moment);
        tap
    }

    /// The table, and beside it the steps, what was done, and the log.
    fn wide(
        &mut self,
        ui: &mut Ui,
        desk: Desk<'_>,
        line: Option<&Line>,
        notice: Option<&Notice>,
    ) -> Option<Tap> {
        let bar = panels::bar(ui, |ui| self.bar(ui, desk, false));
        let more = notice.and_then(|notice| notice.more.as_deref());
        let (way, notice) = banner(ui, notice);
        let side = panels::side(ui, "looking back, side", size::SIDE).frame(side_frame(ui));
        let shown = side.show(ui, |ui| {
            let step = self.steps(ui, desk);
            ui.add_space(space::S);
            let height = ui.available_height() * size::LOOK_DONE;
            let done = ScrollArea::vertical()
                .id_salt(("done", self.n))
                .max_height(height)
                .min_scrolled_height(height)
                .auto_shrink(false)
                .show(ui, |ui| {
                    let way = notice.and_then(|notice| noticed(ui, notice));
                    way.or(self.done(ui, desk, line, more))
                });
            ui.separator();
            let log = self.log(ui, desk);
            step.or(done.inner).or(log)
        });
        bar.or(way).or(shown.inner).or(self.centre(ui, desk))
    }

    /// The table above, the steps at the thumb.
    fn tall(
        &mut self,
        ui: &mut Ui,
        desk: Desk<'_>,
        line: Option<&Line>,
        notice: Option<&Notice>,
    ) -> Option<Tap> {
        let bar = panels::bar(ui, |ui| self.bar(ui, desk, true));
        let more = notice.and_then(|notice| notice.more.as_deref());
        let (way, notice) = banner(ui, notice);
        let whole = ui.ctx().content_rect().height();
        let margin = match whole > size::TALL {
            true => space::M,
            false => space::S,
        };
        // As high whatever was done, so that the table and the steps stay where they are.
        let panel = Panel::bottom("looking back, done")
            .resizable(false)
            .exact_size(whole * size::LOOK_SHARE)
            .frame(side_frame(ui).inner_margin(Margin::same(margin as i8)));
        let shown = panel.show(ui, |ui| self.done_and_steps(ui, desk, line, notice, more));
        bar.or(way).or(shown.inner).or(self.centre(ui, desk))
    }

    /// The table, and beside it what was done and the steps.
    fn flat(
        &mut self,
        ui: &mut Ui,
        desk: Desk<'_>,
        line: Option<&Line>,
        notice: Option<&Notice>,
    ) -> Option<Tap> {
        let more = notice.and_then(|notice| notice.more.as_deref());
        let frame = side_frame(ui).inner_margin(Margin::same(space::S as i8));
        let side = panels::side(ui, "looking back, side", size::FLAT_SIDE).frame(frame);
        let shown = side.show(ui, |ui| {
            let bar = self.bar(ui, desk, true);
            bar.or(self.done_and_steps(ui, desk, line, notice, more))
        });
        shown.inner.or(self.centre(ui, desk))
    }

    /// What was done, and the steps below it.
    fn done_and_steps(
        &self,
        ui: &mut Ui,
        desk: Desk<'_>,
        line: Option<&Line>,
        notice: Option<&Notice>,
        more: Option<&str>,
    ) -> Option<Tap> {
        let foot = panels::at_the_foot().show(ui, |ui| {
            ui.add_space(space::XS);
            self.steps(ui, desk)
        });
        let done = ScrollArea::vertical()
            .id_salt(("done", self.n))
            .auto_shrink(false)
            .show(ui, |ui| {
                let way = notice.and_then(|notice| noticed(ui, notice));
                way.or(self.done(ui, desk, line, more))
            });
        foot.inner.or(done.inner)
    }

    /// The way out, where one is, and the ways elsewhere.
    fn bar(&self, ui: &mut Ui, desk: Desk<'_>, log: bool) -> Option<Tap> {
        let mut tap = None;
        ui.horizontal(|ui| {
            let leave = desk.get("look-leave");
            let back = widgets::icon_button(ui, Icon::Back, &leave);
            if back.on_hover_text(leave).clicked() {
                tap = Some(Tap::Answer(Answer::Leave));
            }
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| {
                let mut way = |ui: &mut Ui, icon, key, leads| {
                    let name = desk.get(key);
                    let button = widgets::icon_button(ui, icon, &name);
                    if button.on_hover_text(name).clicked() {
                        tap = Some(leads);
                    }
                };
                way(ui, Icon::Turn, "menu-turn-around", Tap::TurnAround);
                if log {
                    way(ui, Icon::Log, "look-log", Tap::Log(true));
                }
                panels::whose(ui, desk);
            });
        });
        tap
    }

    /// The table as it stood, or the duel that was going on.
    fn centre(&self, ui: &mut Ui, desk: Desk<'_>) -> Option<Tap> {
        panels::centre(ui, "looking back, centre", |ui, room| {
            self.table(ui, desk, room)
        })
    }

    fn table(&self, ui: &mut Ui, desk: Desk<'_>, room: Vec2) -> Option<Tap> {
        if let Some(bout) = Bout::of(desk) {
            let scene = Scene {
                text: desk.text,
                rules: desk.rules(),
                names: [desk.name(EitherSeat::Zero), desk.name(EitherSeat::One)],
                roles: true,
                bout: &bout,
                bottom: self.bottom,
                tumble: None,
                dice: desk.settings.dice,
            };
            duel::stage(ui, scene, room.y);
            return None;
        }
        let board = Board {
            bottom: self.bottom,
            only: None,
            attacker: None,
            still: true,
            room,
        };
        match board::show(ui, desk, board)? {
            Intent::Explain(sentence) => Some(Tap::Explain(sentence)),
            _ => None,
        }
    }

    /// What was done, and all that followed from it; before that what was asked.
    fn done(
        &self,
        ui: &mut Ui,
        desk: Desk<'_>,
        line: Option<&Line>,
        more: Option<&str>,
    ) -> Option<Tap> {
        parts::scroll_by_key(ui);
        let read = more.is_some_and(|more| ui.add(BigButton::new(more).compact(true)).clicked());
        let tap = read.then_some(Tap::Answer(Answer::More));
        if let Some(said) = &self.said {
            parts::notice(ui, said);
            ui.add_space(space::XS);
        }
        let soft = palette(ui).ink_soft;
        let Some(line) = line else {
            let sentence = desk.get("look-beginning");
            ui.add(Label::new(theme::strong_text(sentence)).wrap());
            return tap;
        };
        let mut about = vec![turn_title(desk.voice(), line.turn, line.active)];
        about.extend(line.at.map(text::moment));
        let about = about.join(" · ");
        ui.add(Label::new(theme::small(about).color(soft)).wrap());
        if is_taken_back(desk.session, self.n) {
            let sentence = desk.get("look-taken-back");
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
        tap
    }

    /// The slider over all entries, and the steps.
    fn steps(&self, ui: &mut Ui, desk: Desk<'_>) -> Option<Tap> {
        let count = desk.session.entries().len();
        let mut n = self.n;
        let describe_where = say!(desk.text, "look-where", n = n, count = count);
        ui.label(theme::small(describe_where.as_str()).color(palette(ui).ink_soft));
        ui.spacing_mut().slider_width = ui.available_width();
        ui.visuals_mut().selection.bg_fill = palette(ui).accent;
        let slider = Slider::new(&mut n, 0..=count.max(1))
            .show_value(false)
            .handle_shape(egui::style::HandleShape::Circle);
        let response = ui.add_enabled(count > 0, slider);
        let response = response.accessible_name(desk.get("look-slider").into_owned());
        let described = format!("{describe_where}, {}", desk.whose());
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_description(described));
        let mut tap = (n != self.n).then_some(Tap::To(n));
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
                let name = desk.get(key);
                let possible = to != self.n && to <= count;
                let button = ui
                    .add_enabled_ui(possible, |ui| widgets::icon_plate(ui, icon, &name, width))
                    .inner;
                if button.on_hover_text(name).clicked() && possible {
                    tap = Some(Tap::To(to));
                }
            }
        });
        tap
    }

    /// The log as a page.
    fn page(&mut self, ui: &mut Ui, desk: Desk<'_>) -> Option<Tap> {
        let frame = Frame::new()
            .fill(palette(ui).felt)
            .inner_margin(parts::column_margin(ui, size::PAGE));
        let shown = CentralPanel::default().frame(frame).show(ui, |ui| {
            let back = parts::heading(ui, &desk.get("back"), &desk.get("look-log"));
            ui.add_space(space::S);
            let tap = self.log(ui, desk);
            back.then_some(Tap::Log(false)).or(tap)
        });
        let tap = shown.inner?;
        if matches!(tap, Tap::To(_)) {
            self.log = false;
        }
        Some(tap)
    }

    /// Every entry on a line of its own; a tap goes there.
    fn log(&mut self, ui: &mut Ui, desk: Desk<'_>) -> Option<Tap> {
        let count = desk.session.entries().len();
        let seek = std::mem::take(&mut self.seek).then(|| self.n.saturating_sub(1));
        if self.told.len() > TOLD {
            self.told.clear();
        }
        let (told, here) = (&mut self.told, self.n);
        let mut tap = None;
        parts::rows(ui, "look-log", 1, count, seek, |ui, i| {
            let n = i + 1;
            if let Some(line) = line_of(told, desk, n)
                && logged(ui, desk, line, n, n == here)
            {
                tap = Some(Tap::To(n));
            }
        });
        tap
    }
}

/// A line of the log, told when it is asked for first.
fn line_of<'t>(told: &'t mut HashMap<usize, Line>, desk: Desk<'_>, n: usize) -> Option<&'t Line> {
    Some(match told.entry(n) {
        Entry::Occupied(line) => line.into_mut(),
        Entry::Vacant(place) => place.insert(text::line(desk.text, desk.session, n)?),
    })
}

/// Shows a line of the log; true when it was tapped.
fn logged(ui: &mut Ui, desk: Desk<'_>, line: &Line, n: usize, chosen: bool) -> bool {
    let turn = turn_title(desk.voice(), line.turn, line.active);
    let mut about = format!("{n} · {turn}");
    let taken_back = is_taken_back(desk.session, n);
    if taken_back {
        about += " · ";
        about += &desk.get("look-mark-taken-back");
    }
    let label = format!("{about}: {}", line.headline);
    let row = Row {
        title: &line.headline,
        about: &about,
        above: true,
        lines: 1,
        label: &label,
        chosen,
        soft: !desk.session.is_in_force(n),
    };
    widgets::row(ui, row).clicked()
}

/// Whether entry `n` is an action that was taken back.
fn is_taken_back(session: &Session<DuelingNobles>, n: usize) -> bool {
    let entry = n.checked_sub(1).and_then(|i| session.entries().get(i));
    let is_action = entry.is_some_and(|entry| matches!(entry.step, Step::Do(_)));
    is_action && !session.is_in_force(n)
}

/// The notice above everything; where there is no height for it, it is left over, to stand with what was done.
fn banner<'n>(ui: &mut Ui, notice: Option<&'n Notice>) -> (Option<Tap>, Option<&'n Notice>) {
    let Some(above) = notice.filter(|_| !theme::is_cramped(ui)) else {
        return (None, notice);
    };
    let frame = Frame::new()
        .fill(palette(ui).felt)
        .inner_margin(Margin::same(space::M as i8));
    let banner = Panel::top("looking back, notice").frame(frame);
    (banner.show(ui, |ui| noticed(ui, above)).inner, None)
}

/// Says why it is only looked at, and what can be done instead.
fn noticed(ui: &mut Ui, notice: &Notice) -> Option<Tap> {
    if !notice.sentence.is_empty() {
        parts::notice(ui, &notice.sentence);
        ui.add_space(space::XS);
    }
    let way = notice.way.as_ref().is_some_and(|way| {
        let mut button = BigButton::new(way).compact(true).primary(true);
        if ui.available_width() > size::COLUMN {
            button = button.fit();
        }
        ui.add(button).clicked()
    });
    ui.add_space(space::XS);
    way.then_some(Tap::Answer(Answer::GoOn))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::commands::tests::are_well_formed;

    #[test]
    fn no_two_share_a_key_and_each_has_a_name() {
        are_well_formed(ONCE);
    }

    #[test]
    fn the_steps_take_the_arrows_from_the_keyboards_own_way() {
        let keys: Vec<_> = STEPS.iter().flat_map(|c| c.keys).collect();
        assert!(keys.iter().all(|key| commands::FOCUS[0].keys.contains(key)));
    }
}
