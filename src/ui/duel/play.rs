//! The game's part of the table's screen: what was tapped and is no action yet, and what its keys mean.

use std::collections::VecDeque;

use egui::{Id, Key, Ui};

use super::naming::Naming;
use super::player::PlayerPage;
use super::sheet::Sheet;
use super::view::{Out, View, Wanted};
use super::{battle, board, sheet, task};
use crate::games::duel::action::{Action, ActionKind};
use crate::games::duel::table::{Record, Stage, Table};
use crate::games::duel::{Duel, Event, Name};
use crate::seat::Seat;
use crate::session::Step;
use crate::text::duel::after_battle;
use crate::ui::commands::{Command as Keyed, Shortcut, key};
use crate::ui::focus;
use crate::ui::session::{Density, Extent, MenuItem, News, Place, Play, Recorded, TableKeys};

/// What is wanted of the game's own part.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// Put something together on a sheet.
    Open(Sheet),
    /// All that is known of a player.
    Player(Seat),
    /// Record these actions, one after the other.
    DoAll(Vec<Action>),
    /// The card asked for is this one, and others are still to be named.
    Name(Name),
    /// The last card named was not that one.
    Unname,
    /// From the end of a battle back to the table.
    ToTable,
}

/// A battle that has ended with its cards, and is still looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Aftermath {
    record: Record,
    /// The table before its cards were turned up.
    before: Table,
    /// What followed.
    events: Vec<Event>,
}

impl Aftermath {
    /// What followed, a sentence each; the strengths and who won are on the screen already.
    pub(super) fn told(&self, view: View<'_>) -> Vec<String> {
        after_battle(view.context(), &self.before, &self.events)
    }
}

/// What belongs to the table's screen and is not recorded.
#[derive(Debug, Default)]
pub struct DuelPlay {
    pub(super) sheet: Option<Sheet>,
    /// The cards named so far for the reveal.
    pub(super) named: Vec<Name>,
    pub(super) naming: Naming,
    pub(super) aftermath: Option<Aftermath>,
    player: Option<PlayerPage>,
    /// The actions that are to follow the one that is being recorded.
    following: VecDeque<Action>,
    /// The action that they are to follow.
    first: Option<Action>,
    /// Whether that one has been recorded, so that the next may follow.
    goes_on: bool,
    /// The digit that was pressed in this frame; 10 is the zero.
    digit: Option<u8>,
}

impl DuelPlay {
    /// The digit that was pressed in this frame, for whoever asks first.
    pub(super) fn digit(&mut self) -> Option<u8> {
        self.digit.take()
    }

    /// The next of several actions that were wanted with one tap.
    fn next_of_several(&mut self) -> Option<Wanted> {
        self.first = self.following.pop_front();
        self.first.clone().map(Wanted::Do)
    }
}

/// What a key of the game means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DuelKey {
    /// The choice in this place, or the card of this number.
    Digit(u8),
    /// On to the next phase.
    NextPhase,
    /// The end of the turn.
    EndTurn,
    /// Another Warlord into a slot that is free.
    Warlord,
    /// Another Warlord for one that lies there.
    Exchange,
    /// An Ace.
    Ace,
    /// The joker.
    Reinforce,
    /// Somebody gives up.
    Concede,
    /// What is known of the players, and corrections.
    Players,
}

const fn digit(number: u8, keys: &'static [Shortcut]) -> Keyed<DuelKey> {
    Keyed {
        what: DuelKey::Digit(number),
        name: "duel-screen-keys-digit",
        keys,
    }
}

const fn keyed(what: DuelKey, name: &'static str, keys: &'static [Shortcut]) -> Keyed<DuelKey> {
    Keyed { what, name, keys }
}

const KEYS: TableKeys<DuelKey> = TableKeys {
    table: &[
        keyed(DuelKey::NextPhase, "duel-kind-next-phase", &[key(Key::N)]),
        keyed(DuelKey::EndTurn, "duel-kind-end-turn", &[key(Key::E)]),
        digit(1, &[key(Key::Num1)]),
        digit(2, &[key(Key::Num2)]),
        digit(3, &[key(Key::Num3)]),
        digit(4, &[key(Key::Num4)]),
        digit(5, &[key(Key::Num5)]),
        digit(6, &[key(Key::Num6)]),
        digit(7, &[key(Key::Num7)]),
        digit(8, &[key(Key::Num8)]),
        digit(9, &[key(Key::Num9)]),
        digit(10, &[key(Key::Num0)]),
    ],
    pages: &[keyed(
        DuelKey::Players,
        "duel-screen-players",
        &[key(Key::K)],
    )],
    actions: &[
        keyed(DuelKey::Warlord, "duel-kind-warlord", &[key(Key::W)]),
        keyed(DuelKey::Exchange, "duel-kind-exchange", &[key(Key::X)]),
        keyed(DuelKey::Ace, "duel-kind-ace", &[key(Key::S)]),
        keyed(DuelKey::Reinforce, "duel-kind-reinforce", &[key(Key::J)]),
        keyed(DuelKey::Concede, "duel-kind-concede", &[key(Key::G)]),
    ],
};

impl Play<Duel> for DuelPlay {
    type Command = Command;
    type Key = DuelKey;

    const KEYS: TableKeys<DuelKey> = KEYS;

    fn begin_frame(&mut self, _: &Ui) {
        self.digit = None;
    }

    fn pressed(&mut self, key: DuelKey, view: View<'_>) -> Option<Wanted> {
        let open = |kind: ActionKind, sheet: Sheet| match view.why_no(kind) {
            Some(why) => Wanted::Explain(why),
            None => Wanted::Own(Command::Open(sheet)),
        };
        Some(match key {
            DuelKey::Digit(digit) => {
                self.digit = Some(digit);
                return None;
            }
            DuelKey::NextPhase => Wanted::Do(Action::NextPhase),
            DuelKey::EndTurn => Wanted::Do(Action::EndTurn),
            DuelKey::Warlord => {
                let slots = &view.table.own().slots;
                let free = slots.iter().position(Option::is_none);
                Wanted::Do(Action::Warlord {
                    slot: free.unwrap_or_default() as i64,
                    card: None,
                })
            }
            DuelKey::Exchange => open(ActionKind::Exchange, Sheet::Exchange),
            DuelKey::Ace => match &view.table.battle {
                Some(_) => open(ActionKind::Ace, Sheet::AceInBattle { card: None }),
                None => open(ActionKind::Ace, Sheet::Ace { by: view.owner() }),
            },
            DuelKey::Reinforce => open(ActionKind::Reinforce, Sheet::Reinforce { count: None }),
            DuelKey::Concede => open(ActionKind::Concede, Sheet::Concede),
            DuelKey::Players => Wanted::Own(Command::Player(view.table.active)),
        })
    }

    fn handle(
        &mut self,
        ui: &Ui,
        _: View<'_>,
        command: Command,
        by_keyboard: bool,
    ) -> Option<Wanted> {
        if by_keyboard {
            focus::want(ui.ctx());
        }
        match command {
            Command::Open(sheet) => {
                self.close();
                self.sheet = Some(sheet);
            }
            Command::Player(seat) => {
                self.close();
                self.player = Some(PlayerPage::new(seat));
            }
            Command::DoAll(actions) => {
                self.following = actions.into();
                return self.next_of_several();
            }
            Command::Name(name) => self.named.push(name),
            Command::Unname => {
                self.named.pop();
            }
            Command::ToTable => self.aftermath = None,
        }
        Some(Wanted::Explained)
    }

    fn recorded(&mut self, _: &Ui, view: View<'_>, recorded: Recorded<'_, Duel>) {
        // A correction or a card that was told leaves its page open.
        let stays = matches!(
            recorded.step,
            Step::Do(Action::Adjust { .. } | Action::Tell { .. })
        );
        if !stays {
            self.player = None;
        }
        if let Some(page) = &mut self.player {
            page.recorded();
        }
        self.sheet = None;
        self.named.clear();
        self.naming.reset();
        self.goes_on = match recorded.step {
            Step::Do(action) => self.first.take().as_ref() == Some(action),
            Step::Undo(_) | Step::Redo(_) => false,
        };
        // Remarks do not end a look at the battle.
        if !matches!(recorded.step, Step::Do(Action::Note { .. })) {
            self.aftermath = aftermath(view, &recorded);
        }
    }

    fn close(&mut self) {
        self.sheet = None;
        self.player = None;
        self.named.clear();
        self.naming.reset();
        self.following.clear();
        self.aftermath = None;
    }

    fn is_open(&self) -> bool {
        self.sheet.is_some()
            || self.player.is_some()
            || self.aftermath.is_some()
            || !self.named.is_empty()
    }

    fn is_composing(&self) -> bool {
        self.sheet.is_some()
    }

    fn takes_over(&self, _: View<'_>) -> bool {
        self.is_composing() || self.aftermath.is_some()
    }

    fn shown(&self, view: View<'_>) -> Id {
        let step = view.table.battle.as_ref().map(|battle| battle.step());
        let phase = match view.table.stage {
            Stage::Turn(phase) => Some(phase),
            Stage::SetUp | Stage::Over(_) => None,
        };
        Id::unique((
            ("duel", self.sheet.as_ref().map(std::mem::discriminant)),
            (step, phase, self.aftermath.is_some(), self.named.len()),
        ))
    }

    fn asked(&self, view: View<'_>) -> Id {
        let pending = view.table.pending.map(|pending| pending.seat);
        let sheet = self.sheet.as_ref().map(Sheet::step);
        Id::unique((self.shown(view), pending, sheet, self.naming.step()))
    }

    fn page(&self) -> Option<&'static str> {
        self.player.as_ref().map(|_| "duel-screen-players")
    }

    fn show_page(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Out) {
        let digit = self.digit();
        if let Some(page) = &mut self.player {
            page.show(ui, view, (&mut self.naming, digit), out);
        }
    }

    fn menu(&self, view: View<'_>) -> Vec<MenuItem<Duel>> {
        vec![
            MenuItem {
                title: "duel-screen-players",
                why_not: None,
                command: Wanted::Own(Command::Player(view.table.active)),
            },
            MenuItem {
                title: "duel-kind-concede",
                why_not: view.why_no(ActionKind::Concede),
                command: Wanted::Own(Command::Open(Sheet::Concede)),
            },
        ]
    }

    fn task(&mut self, ui: &mut Ui, view: View<'_>, density: Density, out: &mut Out) {
        // A host answers later; what was refused is followed by nothing.
        if !view.waits {
            match std::mem::take(&mut self.goes_on) {
                true => out.send_if_any(self.next_of_several()),
                false => self.following.clear(),
            }
        }
        match self.sheet.take() {
            Some(mut sheet) => {
                sheet::show(ui, self, &mut sheet, view, density, out);
                self.sheet = Some(sheet);
            }
            None => task::show(ui, self, view, density, out),
        }
        ui.add_space(crate::ui::theme::space::XS);
    }

    fn meanwhile(&mut self, ui: &mut Ui, view: View<'_>, density: Density, out: &mut Out) {
        task::meanwhile(ui, self, view, density, out);
    }

    fn news(&self, view: View<'_>) -> News {
        if self.aftermath.is_some() {
            return News::Hidden;
        }
        match view.table.battle.is_some() || view.table.pending.is_some() {
            true => News::Beside,
            false => News::Above,
        }
    }

    fn onwards(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Out) {
        // A sheet has a way back and choices of its own.
        if self.sheet.is_none() {
            task::onwards(ui, view, out);
        }
    }

    fn centre(&mut self, ui: &mut Ui, view: View<'_>, place: Place, out: &mut Out) {
        let fighters = match &self.aftermath {
            Some(aftermath) => battle::ended(view, &aftermath.record),
            None => battle::running(view, &self.named),
        };
        if let Some(mut fighters) = fighters {
            // The defender's own Warlords answer what is asked; face to face on the defender's side.
            let defender = view.table.battle.as_ref().map(|battle| battle.defender);
            let is_own = place.extent == Extent::Whole || defender == Some(place.bottom);
            if is_own && matches!(self.sheet, None | Some(Sheet::Defend { .. })) {
                fighters[1].choice = task::choosable(view);
            }
            // On a phone with a sheet open there may be little room left.
            if let Some(slot) = battle::stage(ui, view.text, &fighters, place.size) {
                out.send_if_any(sheet::defended_with(view, slot));
            }
            return;
        }
        if let Some(seat) = board::show(ui, view, place.bottom, place.extent, place.size) {
            // Where a sheet asks for somebody, the part of the table answers.
            let asked = self
                .sheet
                .as_ref()
                .and_then(|sheet| sheet.answer(view, seat));
            out.send(asked.unwrap_or(Wanted::Own(Command::Player(seat))));
        }
    }
}

/// The battle that the step has ended by turning its cards up; one that was resolved after a last chance has been seen.
fn aftermath(view: View<'_>, recorded: &Recorded<'_, Duel>) -> Option<Aftermath> {
    let Step::Do(Action::Reveal { .. }) = recorded.step else {
        return None;
    };
    let ended = |event: &Event| matches!(event, Event::BattleEnded { .. });
    if !recorded.events.iter().any(ended) {
        return None;
    }
    Some(Aftermath {
        record: view.table.last_battle.clone()?,
        before: recorded.before.clone(),
        events: recorded.events.to_vec(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::session;

    #[test]
    fn no_two_share_a_key_and_each_has_a_name() {
        session::are_well_formed::<Duel>();
    }
}
