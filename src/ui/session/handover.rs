//! The hand-over screen: after the turn passes, whose turn it is and the results of the last one, before the next
//! player acts.

use egui::{Label, Ui};

use super::game::{GameScreens, TableCommand, TableCommands, Weight};
use super::view::TableView;
use crate::parts;
use crate::theme::{self, space};
use crate::widgets::Tile;
use courtyard_core::seat::Seat;
use courtyard_text::{Line, Recent};

/// Maximum number of events in a notice over the table.
const NOTICED: usize = 3;

/// The hand-over screen.
pub(super) struct HandOver {
    /// The player whose turn it is.
    seat: Seat,
    /// The events of the last turn, in the order of play.
    sentences: Vec<String>,
    /// The first step of the next player, such as drawing a card.
    first: Option<String>,
}

impl HandOver {
    /// The hand-over from the turn of one table to that of the next; `None` if the turn has not passed to another player.
    pub(super) fn of<G: GameScreens>(
        before: &G::Table,
        after: &G::Table,
        recent: &Recent,
    ) -> Option<HandOver> {
        let passed = G::HANDS_OVER && G::outcome(after).is_none();
        let (last, turn) = (G::turn(before), G::turn(after));
        let seat = G::active(after).filter(|seat| G::active(before) != Some(*seat))?;
        (passed && last > 0 && last != turn).then(|| HandOver {
            seat,
            sentences: sentences::<G>(recent, last),
            first: first::<G>(recent),
        })
    }

    /// Shows it in place of the task.
    pub(super) fn show<G: GameScreens>(&self, ui: &mut Ui, view: TableView<'_, G>) {
        let title = view.of("hand-over-turn", self.seat);
        parts::asks(ui, &title);
        parts::headed(ui, 1, Label::new(theme::title(title)).wrap());
        for sentence in &self.sentences {
            ui.add(Label::new(theme::body(sentence.as_str())).wrap());
        }
        if self.sentences.is_empty() {
            ui.label(theme::body(view.get("hand-over-nothing")));
        }
        if let Some(first) = &self.first {
            ui.add_space(space::XS);
            ui.add(Label::new(theme::strong_text(first.as_str())).wrap());
        }
        ui.add_space(space::XS);
    }

    /// The hand-over in few lines, to be shown over the table: whose turn it is, and the last events.
    pub(super) fn notice<G: GameScreens>(&self, view: TableView<'_, G>) -> String {
        let last = self.sentences.len().saturating_sub(NOTICED);
        let events = self.sentences[last..].iter().chain(&self.first).cloned();
        let title = view.of("hand-over-turn", self.seat);
        std::iter::once(title)
            .chain(events)
            .collect::<Vec<String>>()
            .join("\n")
    }

    /// The button that dismisses it, in the rest of a row. It is in the place of the button for the next phase, so that
    /// an accidental second tap does not end the turn.
    pub(super) fn footer<G: GameScreens>(
        ui: &mut Ui,
        view: TableView<'_, G>,
        out: &mut TableCommands<G>,
    ) {
        let title = view.get("hand-over-go-on");
        let go_on = Tile {
            title: &title,
            primary: true,
            ..Tile::default()
        };
        if let [_, true] = parts::onwards(ui, None, go_on) {
            out.send(TableCommand::DismissHandOver);
        }
    }
}

/// The events of a turn, in the order of play.
fn sentences<G: GameScreens>(recent: &Recent, turn: u32) -> Vec<String> {
    let lines = recent.lines().filter(|line| line.turn == turn);
    let gists = lines.flat_map(|line| gist::<G>(line));
    gists.map(str::to_owned).collect()
}

/// The last consequence of passing the turn, beside whose turn it is.
fn first<G: GameScreens>(recent: &Recent) -> Option<String> {
    let passed = recent.newest()?;
    let leads_on = Weight::of::<G>(passed) == Weight::Onward && passed.consequences.len() > 1;
    passed.consequences.last().filter(|_| leads_on).cloned()
}

/// The part of an action that matters to a player who was away: the action, or its result if it only led to that.
/// Nothing for actions that only lead on.
pub(super) fn gist<G: GameScreens>(line: &Line) -> Vec<&str> {
    match Weight::of::<G>(line) {
        Weight::Step | Weight::Onward => return Vec::new(),
        Weight::Deed => return vec![&line.headline],
        Weight::Outcome => {}
    }
    let mut ends: Vec<&str> = line.consequences.iter().map(String::as_str).collect();
    if line.is_undecided {
        // The decisive action will describe the rest.
        ends.truncate(1);
    }
    ends
}

/// The last important fact as a sentence.
pub(super) fn last_gist<G: GameScreens>(recent: &Recent) -> Option<&str> {
    let newest = recent.newest()?;
    let lines = recent.lines().rev();
    let mut turn = lines.take_while(|line| line.turn == newest.turn);
    turn.find_map(|line| gist::<G>(line).first().copied())
}

/// The last action if it only leads on; otherwise the last important fact.
pub(super) fn last_fact<G: GameScreens>(recent: &Recent) -> Option<&str> {
    match recent.newest() {
        Some(newest) if Weight::of::<G>(newest) == Weight::Onward => Some(&newest.headline),
        _ => last_gist::<G>(recent),
    }
}
