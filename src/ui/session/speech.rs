//! The sentence that is spoken after a step: a result, and whose turn it is.

use super::game::{GameScreens, Weight};
use super::handover;
use super::recorder::AppliedStep;
use super::view::TableView;
use courtyard_session::Step;
use courtyard_text::{Line, say};

/// The sentence after this step, whose action is described by `line`; `None` if there is nothing to say.
pub(super) fn sentence<G: GameScreens>(
    view: TableView<'_, G>,
    applied: &AppliedStep<G>,
    line: Option<&Line>,
) -> Option<String> {
    let is_action = matches!(applied.step, Step::Do(_));
    let result = line.filter(|line| is_action && Weight::of::<G>(line) == Weight::Outcome);
    let result = result.and_then(|line| handover::gist::<G>(line).first().copied());
    let next = match G::outcome(view.table) {
        Some(_) if G::outcome(&applied.before).is_none() => Some(view.headline()),
        Some(_) => None,
        None => {
            let turn = |table: &G::Table| (G::active(table), G::turn(table));
            let seat = G::active(view.table);
            let seat = seat.filter(|_| turn(&applied.before) != turn(view.table));
            seat.map(|seat| say!(view.text, "spoken-turn", player = view.name(seat)))
        }
    };
    let sentences: Vec<&str> = result.into_iter().chain(next.as_deref()).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}
