//! The game's part of the table's screen: taps that are not yet an action, and the meanings of keys.

use std::convert::Infallible;

use egui::{Id, Ui};

use super::naming::Naming;
use super::sheet::Question;
use super::view::{Commands, TableCommand, View, ViewExt};
use super::{battle, board, naming, player, sheet, task};
use crate::rules::action::{Action, ActionKind, Revealed};
use crate::rules::ask::{self, Part};
use crate::rules::battle::Strength;
use crate::rules::table::{Record, Table};
use crate::rules::{Duel, Event, Name};
use crate::text::after_battle;
use courtyard_core::game::Answer;
use courtyard_core::game::compose::{Ask, Draft};
use courtyard_core::seat::Seat;
use courtyard_session::Step;
use courtyard_ui::input::focus;
use courtyard_ui::input::tap_guard::Asked;
use courtyard_ui::session::composer::{Composer, Composing as _};
use courtyard_ui::session::corrections::Corrections;
use courtyard_ui::session::{
    Density, Extent, LastActionPlace, MenuItem, Mode, Phases, Play, Recorded, Region, choices,
};

/// A command to the game's own part.
#[derive(Debug, Clone, PartialEq)]
pub enum PlayCommand {
    /// Ask for the next card of a reveal, beside the battle.
    Reveal(Draft<Duel>),
    /// Return from the end of a battle to the table.
    ToTable,
}

/// An ended battle whose cards are still shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Aftermath {
    record: Record,
    /// The action that ended it.
    action: Action,
    /// The table before that action.
    before: Table,
    /// The consequences.
    events: Vec<Event>,
}

impl Aftermath {
    /// The result in a sentence.
    pub(super) fn headline(&self, view: View<'_>) -> String {
        match self.sums() {
            Some(sums) => {
                let names = [self.record.attacker, self.record.defender];
                let names = names.map(|seat| view.name(seat));
                battle::outcome(view.text, view.rules(), names, sums)
            }
            None => view.context().headline(&self.before, &self.action),
        }
    }

    /// The strengths that decided it; `None` after an Ace.
    pub(super) fn sums(&self) -> Option<[u16; 2]> {
        let strengths = self.record.strengths.as_ref();
        let strengths = strengths.filter(|_| self.record.ace.is_none())?;
        Some(strengths.each_ref().map(Strength::total))
    }

    /// The consequences, a sentence each, without the strengths and the winner, which are visible.
    pub(super) fn describe(&self, view: View<'_>) -> Vec<String> {
        after_battle(view.context(), &self.before, &self.events)
    }
}

/// The state of the table's screen that is not recorded.
#[derive(Debug, Default)]
pub struct DuelPlay {
    /// The reveal with the cards named so far.
    reveal: Option<Draft<Duel>>,
    pub(super) naming: Naming,
    pub(super) aftermath: Option<Aftermath>,
    /// The slot of the Warlord to name on the page of a player; `None` for the discard pile.
    pub(super) tell_slot: Option<usize>,
}

impl DuelPlay {
    /// The reveal up to the next card of a person.
    pub(super) fn reveal(&self, view: View<'_>) -> Draft<Duel> {
        let new = || Draft::new(ActionKind::Reveal);
        with_bots(view, self.reveal.clone().unwrap_or_else(new))
    }

    /// The cards named so far for the reveal.
    pub(super) fn named(&self) -> Vec<Name> {
        self.reveal.as_ref().map(named).unwrap_or_default()
    }
}

impl Play<Duel> for DuelPlay {
    type Command = PlayCommand;
    type Key = Infallible;

    fn handle(
        &mut self,
        ui: &Ui,
        view: View<'_>,
        command: PlayCommand,
        by_keyboard: bool,
    ) -> Option<TableCommand> {
        if by_keyboard {
            focus::want(ui.ctx());
        }
        match command {
            PlayCommand::Reveal(draft) => {
                // The cards of bots may be the last ones.
                let question = Question::of(view, with_bots(view, draft));
                if let Ask::Ready(action) = question.ask {
                    return Some(view.record(of_people(view, action)));
                }
                self.reveal = Some(question.draft);
            }
            PlayCommand::ToTable => self.aftermath = None,
        }
        Some(TableCommand::ClearExplanation)
    }

    fn recorded(&mut self, _: &Ui, view: View<'_>, recorded: Recorded<'_, Duel>) {
        self.tell_slot = None;
        self.reveal = None;
        self.naming.reset();
        if matches!(recorded.step, Step::Undo(_)) {
            self.reveal = undone_reveal(view);
        }
        self.aftermath = aftermath(view, &recorded);
    }

    fn last_input(&self, view: View<'_>) -> Option<(String, TableCommand)> {
        let named = self.named();
        let hidden = ask::hidden(view.table);
        let of_people = hidden.iter().zip(named);
        let mut of_people = of_people.filter(|(hidden, _)| !view.is_bot(hidden.seat));
        let (hidden, card) = of_people.next_back()?;
        let what = naming::title(view, hidden.seat, hidden.role);
        let mut draft = self.reveal(view);
        draft.back();
        let draft = without_bots(view, draft);
        let undoes = TableCommand::Play(PlayCommand::Reveal(draft));
        Some((naming::is(view, &what, &view.card(card)), undoes))
    }

    fn close(&mut self) {
        self.tell_slot = None;
        self.naming.reset();
        self.aftermath = None;
    }

    fn is_open(&self) -> bool {
        self.aftermath.is_some()
    }

    fn covers_actions(&self) -> bool {
        self.aftermath.is_some()
    }

    fn takes_over(&self, _: View<'_>) -> bool {
        self.aftermath.is_some()
    }

    fn shown(&self, view: View<'_>) -> Id {
        let step = view.table.battle.as_ref().map(|battle| battle.step());
        Id::unique((step, self.aftermath.is_some()))
    }

    fn phases(&self, view: View<'_>) -> Option<Phases> {
        Some(task::phases(view))
    }

    fn mode(&self, view: View<'_>) -> Mode {
        if view.table.battle.is_some() || self.aftermath.is_some() {
            Mode::Focus
        } else {
            Mode::Table
        }
    }

    fn asked(&self, view: View<'_>) -> Asked {
        let pending = view.table.pending.map(|pending| pending.seat);
        let sheet = view
            .sheet
            .map(|sheet| (sheet.step(), sheet::ace_by(view, sheet)));
        let named = self.named().len();
        let turned = ask::hidden(view.table).get(named).map(|hidden| hidden.seat);
        Asked {
            whom: Id::unique((self.shown(view), view.table.phase(), pending, turned)),
            what: Id::unique((sheet, self.naming.step(), named)),
        }
    }

    fn show_player(
        &mut self,
        ui: &mut Ui,
        view: View<'_>,
        seat: Seat,
        corrections: &mut Corrections,
        out: &mut Commands,
    ) {
        player::show(ui, self, view, seat, corrections, out);
    }

    fn menu(&self, view: View<'_>) -> Vec<MenuItem<Duel>> {
        let concede = MenuItem {
            title: "kind-concede",
            why_not: view.why_no(ActionKind::Concede),
            concedes: true,
            command: Duel::start(view, ActionKind::Concede),
        };
        // A player who is out, on a device of their own, cannot concede.
        let is_offered = !view.is_foreign(ActionKind::Concede);
        is_offered.then_some(concede).into_iter().collect()
    }

    fn task(&mut self, ui: &mut Ui, view: View<'_>, density: Density, out: &mut Commands) {
        task::show(ui, self, view, density, out);
        ui.add_space(courtyard_ui::theme::space::XS);
    }

    fn off_turn_actions(
        &mut self,
        ui: &mut Ui,
        view: View<'_>,
        density: Density,
        out: &mut Commands,
    ) {
        if let Some(action) = task::off_turn_action(view) {
            choices::show(ui, vec![action], density, view.take_number(), out);
        }
    }

    fn last_action_place(&self, view: View<'_>) -> LastActionPlace {
        // In a battle an Ace has the place beside undo.
        if self.aftermath.is_some() || view.table.battle.is_some() {
            LastActionPlace::Hidden
        } else if view.table.pending.is_some() {
            LastActionPlace::Beside
        } else {
            LastActionPlace::Above
        }
    }

    fn footer(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Commands) {
        task::footer(ui, view, out);
    }

    fn centre(&mut self, ui: &mut Ui, view: View<'_>, place: Region, out: &mut Commands) {
        let fighters = match &self.aftermath {
            Some(aftermath) => battle::ended(view.at(&aftermath.before), &aftermath.record),
            None => battle::running(view, &self.named()),
        };
        if let Some(mut fighters) = fighters {
            // The defender's Warlords answer the question; face to face on the defender's side.
            let defender = view.table.battle.as_ref().map(|battle| battle.defender);
            let is_own = place.extent == Extent::Whole || defender == Some(place.bottom);
            let kind = view.sheet.map(Composer::kind);
            if is_own && kind.is_none_or(|kind| kind == ActionKind::Defend) {
                let choice = task::choosable(view);
                if !choice.is_empty() {
                    fighters[1].role = view.get("duel-screen-can-defend").into_owned();
                }
                fighters[1].choice = choice;
            }
            // On a phone with an open sheet there may be little space.
            if let Some(slot) = battle::stage(ui, view.text, &fighters, place.size) {
                out.send(sheet::defended_with(view, slot));
            }
            return;
        }
        if let Some(tapped) = board::show(ui, view, place.bottom, place.extent, place.size) {
            let seat = tapped.seat;
            out.send(match (view.sheet, tapped.slot) {
                // A tap on the table answers a sheet's question, too.
                (Some(asked), slot) => {
                    let view = view.when(asked.kind());
                    let answer = sheet::tapped(view, &asked.question(view), seat, slot);
                    let about = || TableCommand::Explain(board::describe_seat(view, seat));
                    answer.unwrap_or_else(about)
                }
                (None, Some(slot)) => {
                    let own = task::with_slot(view, seat, slot);
                    own.unwrap_or_else(|| TableCommand::Explain(board::describe_seat(view, seat)))
                }
                (None, None) => TableCommand::Player(seat),
            });
        }
    }
}

/// The reveal that was just undone, without its last card; `None` if another action was undone.
fn undone_reveal(view: View<'_>) -> Option<Draft<Duel>> {
    let (_, Action::Reveal { attacker, defender }) = view.session.undone().next()? else {
        return None;
    };
    let battle = view.table.battle.as_ref()?;
    let sides = [(battle.attacker, attacker), (battle.defender, defender)];
    let names = sides
        .into_iter()
        .flat_map(|(seat, side)| revealed(view, seat, side));
    let names: Vec<Name> = names.collect();
    let hidden = ask::hidden(view.table);
    let last = hidden
        .iter()
        .rposition(|hidden| !view.is_bot(hidden.seat))?;
    let new = Draft::new(ActionKind::Reveal);
    let before = names.into_iter().take(last);
    let draft = before.fold(new, |draft, name| with_card(view, draft, name));
    Some(without_bots(view, draft))
}

/// The cards of a side in the order in which they are named.
fn revealed(view: View<'_>, seat: Seat, side: &Revealed) -> impl Iterator<Item = Name> {
    let warlord = side.warlord.filter(|_| view.table.hides_warlord(seat));
    let played = side.army.into_iter().chain(warlord);
    played.chain(side.support.iter().copied())
}

/// The cards that a reveal names.
pub(super) fn named(draft: &Draft<Duel>) -> Vec<Name> {
    let answers = draft.answers().iter();
    let cards = answers.filter_map(|answer| match answer {
        Answer::Part(Part::Card(name)) => Some(*name),
        Answer::Part(_) | Answer::Number(_) | Answer::Done => None,
    });
    cards.collect()
}

/// The reveal with the next card.
fn with_card(view: View<'_>, draft: Draft<Duel>, name: Name) -> Draft<Duel> {
    let answer = Answer::Part(Part::Card(name));
    Question::of(view, draft).answered(view, answer).draft
}

/// The reveal with the cards of bots, up to the next card of a person. On a guest's device, which does not know them, any
/// cards stand for them.
fn with_bots(view: View<'_>, mut draft: Draft<Duel>) -> Draft<Duel> {
    let nothing = Action::Reveal {
        attacker: Revealed::default(),
        defender: Revealed::default(),
    };
    let known = view.completed(nothing);
    let known = known.or_else(|| ask::any_reveal(view.rules(), view.table));
    let Some(Action::Reveal { attacker, defender }) = known else {
        return draft;
    };
    let Some(battle) = &view.table.battle else {
        return draft;
    };
    let sides = [(battle.attacker, attacker), (battle.defender, defender)];
    let of_bots = sides.iter().filter(|(seat, _)| view.is_bot(*seat));
    let names = of_bots.flat_map(|(seat, side)| revealed(view, *seat, side));
    let hidden = ask::hidden(view.table);
    let of_bots = (0..)
        .zip(&hidden)
        .filter(|(_, hidden)| view.is_bot(hidden.seat));
    for ((place, _), name) in of_bots.zip(names) {
        if place == named(&draft).len() {
            draft = with_card(view, draft, name);
        }
    }
    draft
}

/// The reveal without cards that only stand for those of bots.
fn of_people(view: View<'_>, mut action: Action) -> Action {
    if let (Action::Reveal { attacker, defender }, Some(battle), None) =
        (&mut action, &view.table.battle, view.bots)
    {
        for (side, seat) in [(attacker, battle.attacker), (defender, battle.defender)] {
            if view.is_bot(seat) {
                *side = Revealed::default();
            }
        }
    }
    action
}

/// The reveal without the cards of bots at its end.
fn without_bots(view: View<'_>, mut draft: Draft<Duel>) -> Draft<Duel> {
    let hidden = ask::hidden(view.table);
    loop {
        let last = named(&draft).len().checked_sub(1);
        let last = last.and_then(|last| hidden.get(last));
        if !last.is_some_and(|hidden| view.is_bot(hidden.seat)) {
            return draft;
        }
        draft.back();
    }
}

/// The battle that the step ended by turning its cards face up, or by an Ace. A battle resolved after a last chance was
/// shown already.
fn aftermath(view: View<'_>, recorded: &Recorded<'_, Duel>) -> Option<Aftermath> {
    let Step::Do(action @ (Action::Reveal { .. } | Action::Ace { .. })) = recorded.step else {
        return None;
    };
    let ended = |event: &Event| matches!(event, Event::BattleEnded { .. });
    // The end of the game shows its last battle itself.
    let goes_on = view.table.outcome().is_none();
    if !goes_on || !recorded.events.iter().any(ended) {
        return None;
    }
    Some(Aftermath {
        record: view.table.last_battle.clone()?,
        action: action.clone(),
        before: recorded.before.clone(),
        events: recorded.events.to_vec(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtyard_ui::session;

    #[test]
    fn commands_have_distinct_keys_and_names() {
        session::are_well_formed::<Duel>();
    }
}
