//! The corrections of every game: a control for each value that can be corrected.

use std::collections::BTreeMap;

use egui::{Label, Ui};

use super::commands::Commands;
use super::game::{GameScreens, TableCommand};
use super::view::TableView;
use crate::parts;
use crate::theme::{self, TextRole, size, space};
use crate::widgets::{self, BigButton};
use courtyard_core::game::{Adjustable, Alternative, Control};
use courtyard_core::seat::Seat;
use courtyard_text::Text;

/// Maximum number of characters of a reason.
const LONGEST_REASON: usize = 200;

/// Corrections that have been begun on a screen and are not recorded yet.
#[derive(Debug, Clone, Default)]
pub struct Corrections {
    /// Numbers that were changed and are not recorded yet, by the name of their value.
    changed: BTreeMap<String, Vec<i64>>,
    why: String,
}

impl Corrections {
    /// Shows all values of a player, and those of the table, with a field for the reason.
    pub fn of_player<G: GameScreens>(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        seat: Seat,
        out: &mut Commands<TableCommand<G>>,
    ) {
        let Some(kind) = G::ADJUST else {
            return;
        };
        if view.watches() {
            return;
        }
        parts::section(ui, view.get("corrections-title"));
        if let Some(why) = view.why_no(kind) {
            ui.label(theme::body(why));
            return;
        }
        ui.add(Label::new(theme::small(view.get("corrections-names"))).wrap());
        self.reason(ui, view.text);
        self.show(ui, view, |adjustable| adjustable.seat == Some(seat), out);
        let of_table = |adjustable: &Adjustable<G>| adjustable.seat.is_none();
        let mut all = G::adjustable(view.rules(), view.table).into_iter();
        if all.any(|adjustable| of_table(&adjustable)) {
            ui.add_space(space::M);
            parts::section(ui, view.get("corrections-table"));
            self.show(ui, view, of_table, out);
        }
    }

    fn reason(&mut self, ui: &mut Ui, text: &Text) {
        let (name, hint) = (
            text.get("corrections-reason"),
            text.get("corrections-reason-hint"),
        );
        parts::short_field(ui, &mut self.why, &name, &hint, LONGEST_REASON);
        ui.add_space(space::S);
    }

    /// The lower edge of the page of a player: the button of [`record`](Corrections::record) takes the place of a sentence,
    /// so that no control moves.
    pub(super) fn foot<G: GameScreens>(
        &self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        out: &mut Commands<TableCommand<G>>,
    ) {
        if G::ADJUST.is_none_or(|kind| view.why_no(kind).is_some()) {
            return;
        }
        ui.add_space(space::S);
        let lines = TextRole::Body.size(ui) + TextRole::Small.size(ui);
        ui.set_min_height(1.5 * lines + 2.0 * space::S);
        if !self.record(ui, view, out) {
            ui.add(Label::new(theme::small(view.get("corrections-about"))).wrap());
        }
    }

    /// Shows the button that records the numbers that were changed. Returns whether there are any.
    pub fn record<G: GameScreens>(
        &self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        out: &mut Commands<TableCommand<G>>,
    ) -> bool {
        let (names, begun): (Vec<String>, Vec<G::Action>) = self.begun(view).into_iter().unzip();
        if begun.is_empty() {
            return false;
        }
        let names = view.text.list(names);
        let title = view.with("corrections-set", &[("what", names.into())]);
        let why_not = begun.iter().find_map(|action| view.why_not(action));
        let describe = |action| view.context().headline(view.table, action);
        let about = match &why_not {
            Some(why) => why.clone(),
            None => view.text.list(begun.iter().map(describe)),
        };
        let button = BigButton::new(&title).primary(true).compact(true);
        let button = button.enabled(why_not.is_none()).subtitle(Some(&about));
        if ui.add(button).clicked() {
            out.send(match why_not {
                Some(why) => TableCommand::Explain(why),
                None => TableCommand::RecordCorrections,
            });
        }
        true
    }

    /// Shows some of the values that can be set, without the button that [records](Corrections::record) changed numbers.
    pub fn show<G: GameScreens>(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        shows: impl Fn(&Adjustable<G>) -> bool,
        out: &mut Commands<TableCommand<G>>,
    ) {
        let all = G::adjustable(view.rules(), view.table).into_iter();
        ui.scope(|ui| {
            // On a wide page a control would be far from its label.
            ui.set_max_width(ui.available_width().min(size::COLUMN));
            for adjustable in all.filter(|adjustable| shows(adjustable)) {
                let action = self.control(ui, view, &adjustable);
                out.send_if_any(action.map(|action| self.command(view, action)));
            }
        });
    }

    /// The numbers that were changed and not recorded: the name of each value, and the correction that records it.
    pub(super) fn begun<G: GameScreens>(&self, view: TableView<'_, G>) -> Vec<(String, G::Action)> {
        let all = G::adjustable(view.rules(), view.table).into_iter();
        let begun = all.filter_map(|adjustable| match &adjustable.control {
            Control::Numbers { numbers, set, .. } => {
                let now = numbers.iter().map(|(_, number)| *number);
                let name = view.value(&adjustable.value);
                let begun = self.changed.get(&name)?;
                let differs = !now.eq(begun.iter().copied());
                differs.then(|| (name, self.with_reason::<G>(set(begun))))
            }
            Control::Flag { .. } | Control::OneOf(_) => None,
        });
        begun.collect()
    }

    /// The table as it will be when the changed numbers are recorded.
    pub fn table<G: GameScreens>(&self, view: TableView<'_, G>) -> G::Table {
        let begun = self.begun(view).into_iter();
        begun.fold(view.table.clone(), |table, (_, action)| {
            let mut next = table.clone();
            match G::play(view.rules(), &mut next, &action) {
                Ok(_) => next,
                Err(_) => table,
            }
        })
    }

    /// Forgets the changed number of this value.
    pub(super) fn forget_value(&mut self, name: &str) {
        self.changed.remove(name);
    }

    /// Forgets the numbers that were changed and not recorded. Returns whether there were any.
    pub(super) fn forget(&mut self) -> bool {
        let had_any = !self.changed.is_empty();
        self.changed.clear();
        had_any
    }

    /// The correction with its reason, if there is one.
    fn with_reason<G: GameScreens>(&self, mut action: G::Action) -> G::Action {
        let why = self.why.trim();
        if !why.is_empty() {
            G::give_reason(&mut action, why.to_owned());
        }
        action
    }

    /// Clears the reason, after a step was recorded.
    pub(super) fn recorded(&mut self) {
        self.why.clear();
    }

    /// Shows the control of one value; returns the correction that was chosen.
    fn control<G: GameScreens>(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        adjustable: &Adjustable<G>,
    ) -> Option<G::Action> {
        let name = view.value(&adjustable.value);
        match &adjustable.control {
            Control::Flag { is_on, switch } => {
                let is_switched = widgets::switch(ui, &name, &mut is_on.clone()).changed();
                is_switched.then(|| switch.clone())
            }
            Control::OneOf(alternatives) => one_of(ui, view, &name, alternatives),
            Control::Numbers { numbers, range, .. } => {
                let now: Vec<i64> = numbers.iter().map(|(_, number)| *number).collect();
                let mut wanted = self.changed.remove(&name).unwrap_or_else(|| now.clone());
                let sum: i64 = wanted.iter().sum();
                for ((value, _), number) in numbers.iter().zip(&mut wanted) {
                    let most = range.end() - (sum - *number);
                    parts::stepper(
                        ui,
                        view.text,
                        &view.value(value),
                        number,
                        *range.start()..=most,
                    );
                }
                if wanted != now {
                    self.changed.insert(name, wanted);
                }
                None
            }
        }
    }

    /// The command that records this correction with its reason, or says why it is refused.
    fn command<G: GameScreens>(
        &self,
        view: TableView<'_, G>,
        action: G::Action,
    ) -> TableCommand<G> {
        let action = self.with_reason::<G>(action);
        match view.why_not(&action) {
            Some(why) => TableCommand::Explain(why),
            None => TableCommand::Do(action),
        }
    }
}

/// The number of controls of each value. If it changes, controls have moved.
pub(super) fn counts<G: GameScreens>(view: TableView<'_, G>) -> Vec<usize> {
    let all = G::adjustable(view.rules(), view.table).into_iter();
    let counts = all.map(|adjustable| match adjustable.control {
        Control::Flag { .. } => 1,
        Control::OneOf(alternatives) => alternatives.len(),
        Control::Numbers { numbers, .. } => numbers.len(),
    });
    counts.collect()
}

/// Alternatives of one value, side by side; each is announced with the value's name. Returns the correction that was
/// chosen.
fn one_of<G: GameScreens>(
    ui: &mut Ui,
    view: TableView<'_, G>,
    name: &str,
    alternatives: &[Alternative<G>],
) -> Option<G::Action> {
    ui.add_space(space::XS);
    ui.label(theme::body(name));
    let values = alternatives.iter().map(|a| view.value(&a.value));
    let current = alternatives.iter().position(|a| a.is_current);
    let mut chosen = current;
    parts::spoken_choices(
        ui,
        name,
        values.zip((0..).map(Some)),
        &mut chosen,
        |value| {
            view.with(
                "corrections-is",
                &[("what", name.into()), ("value", value.into())],
            )
        },
    );
    ui.add_space(space::XS);
    let chosen = chosen.filter(|_| chosen != current)?;
    Some(alternatives[chosen].action.clone())
}
