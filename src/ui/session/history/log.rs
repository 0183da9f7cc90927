//! The log in Look back: one line per entry.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use egui::Ui;

use super::{History, HistoryCommand, HistoryCommands, is_undone};
use crate::parts;
use crate::session::game::GameScreens;
use crate::session::view::TableView;
use crate::theme::space;
use crate::widgets::{self, Row};
use courtyard_text::{self as text, Line, turn_title};

/// Maximum number of cached lines; all lines of a long log would take long to create and much memory.
const CACHED_LINES: usize = 512;

impl<G: GameScreens> History<G> {
    /// The log as a page.
    pub(super) fn page(&mut self, ui: &mut Ui, view: TableView<'_, G>, out: &mut HistoryCommands) {
        parts::whole_page(ui, |ui| {
            if parts::heading(ui, &view.get("back"), &view.get("look-log")) {
                out.send(HistoryCommand::Log(false));
            }
            ui.add_space(space::S);
            self.log(ui, view, out, HistoryCommand::FromLog);
        });
    }

    /// One line per entry; a tap goes to the entry.
    pub(super) fn log(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        out: &mut HistoryCommands,
        to: fn(usize) -> HistoryCommand,
    ) {
        let count = view.session.entries().len();
        let seek = std::mem::take(&mut self.seek).then(|| self.n.saturating_sub(1));
        if self.lines.len() > CACHED_LINES {
            self.lines.clear();
        }
        let (lines, here) = (&mut self.lines, self.n);
        parts::rows(ui, "look-log", 1, count, seek, |ui, i| {
            let n = i + 1;
            if let Some(line) = line_of(lines, view, n)
                && logged(ui, view, line, n, n == here)
            {
                out.send(to(n));
            }
        });
    }
}

/// A line of the log, created on first use.
fn line_of<'t, G: GameScreens>(
    lines: &'t mut HashMap<usize, Line>,
    view: TableView<'_, G>,
    n: usize,
) -> Option<&'t Line> {
    Some(match lines.entry(n) {
        Entry::Occupied(line) => line.into_mut(),
        Entry::Vacant(place) => place.insert(text::line(view.text, view.session, n)?),
    })
}

/// Shows a line of the log. Returns whether it was tapped.
fn logged<G: GameScreens>(
    ui: &mut Ui,
    view: TableView<'_, G>,
    line: &Line,
    n: usize,
    chosen: bool,
) -> bool {
    let turn = turn_title(view.context(), line.turn, line.active);
    let mut about = format!("{n} · {turn}");
    if let Some(paused) = &line.paused {
        about += " · ";
        about += paused;
    }
    let undone = is_undone(view.session, n);
    if undone {
        about += " · ";
        about += &view.get("look-mark-taken-back");
    }
    let label = view.text.language().labelled(&about, &line.headline);
    let row = Row {
        title: &line.headline,
        about: &about,
        above: true,
        lines: 1,
        label: &label,
        chosen,
        soft: !view.session.is_applied(n),
    };
    widgets::row(ui, row).clicked()
}
