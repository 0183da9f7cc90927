//! The game's part of the table's screen: what was tapped and is no action yet, and what its keys mean.

use egui::{Id, Key, Ui};

use super::command::Command;
use super::deal::Deal;
use super::draft::Draft;
use super::player::PlayerPage;
use super::state::{HeartsPlay, Sheet};
use super::view::{Out, View, Wanted, either};
use super::{board, sheet, task};
use crate::games::noble_hearts::NobleHearts;
use crate::games::noble_hearts::action::Action;
use crate::games::noble_hearts::kind::ActionKind;
use crate::games::noble_hearts::table::Stage;
use crate::session::Step;
use crate::ui::commands::{Command as Keyed, Shortcut, key};
use crate::ui::focus;
use crate::ui::session::{Density, MenuItem, News, Place, Play, Recorded, TableKeys};

/// What a key of the game means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeartsKey {
    /// The choice in this place, or the number.
    Digit(u8),
    /// Ten more for the next digit.
    Ten,
    /// An action of this kind.
    Kind(ActionKind),
    /// What is known of the players, and corrections.
    Players,
}

const fn digit(number: u8, keys: &'static [Shortcut]) -> Keyed<HeartsKey> {
    Keyed {
        what: HeartsKey::Digit(number),
        name: "hearts-screen-keys-digit",
        keys,
    }
}

const fn kind(kind: ActionKind, name: &'static str, keys: &'static [Shortcut]) -> Keyed<HeartsKey> {
    Keyed {
        what: HeartsKey::Kind(kind),
        name,
        keys,
    }
}

const KEYS: TableKeys<HeartsKey> = TableKeys {
    table: &[
        digit(0, &[key(Key::Num0)]),
        digit(1, &[key(Key::Num1)]),
        digit(2, &[key(Key::Num2)]),
        digit(3, &[key(Key::Num3)]),
        digit(4, &[key(Key::Num4)]),
        digit(5, &[key(Key::Num5)]),
        digit(6, &[key(Key::Num6)]),
        digit(7, &[key(Key::Num7)]),
        digit(8, &[key(Key::Num8)]),
        digit(9, &[key(Key::Num9)]),
        Keyed {
            what: HeartsKey::Ten,
            name: "hearts-screen-keys-ten",
            keys: &[key(Key::Plus)],
        },
    ],
    pages: &[Keyed {
        what: HeartsKey::Players,
        name: "hearts-screen-players",
        keys: &[key(Key::K)],
    }],
    actions: &[
        kind(ActionKind::Attack, "hearts-kind-attack", &[key(Key::T)]),
        kind(ActionKind::Charge, "hearts-kind-charge", &[key(Key::C)]),
        kind(ActionKind::Block, "hearts-kind-block", &[key(Key::B)]),
        kind(ActionKind::Retreat, "hearts-kind-retreat", &[key(Key::R)]),
        kind(ActionKind::JumpUp, "hearts-kind-jump-up", &[key(Key::J)]),
        kind(
            ActionKind::JumpDown,
            "hearts-kind-jump-down",
            &[key(Key::D)],
        ),
        kind(ActionKind::Move, "hearts-kind-move", &[key(Key::M)]),
        kind(ActionKind::Pass, "hearts-kind-pass", &[key(Key::N)]),
        kind(ActionKind::Hit, "hearts-kind-hit", &[key(Key::H)]),
        kind(
            ActionKind::CollectRose,
            "hearts-kind-collect-rose",
            &[key(Key::O)],
        ),
        kind(ActionKind::TurnUp, "hearts-kind-turn-up", &[key(Key::E)]),
        kind(ActionKind::Concede, "hearts-kind-concede", &[key(Key::G)]),
    ],
};

impl Play<NobleHearts> for HeartsPlay {
    type Command = Command;
    type Key = HeartsKey;

    const KEYS: TableKeys<HeartsKey> = KEYS;

    fn begin_frame(&mut self, _: &Ui) {
        self.digit = None;
    }

    fn pressed(&mut self, key: HeartsKey, view: View<'_>) -> Option<Wanted> {
        Some(match key {
            HeartsKey::Digit(digit) => {
                self.digit = Some(digit);
                return None;
            }
            HeartsKey::Ten => {
                self.tens = self.tens.saturating_add(1);
                return None;
            }
            HeartsKey::Kind(kind) => match view.why_no(kind) {
                Some(why) => Wanted::Explain(why),
                None => task::begin(view, kind),
            },
            HeartsKey::Players => Wanted::Own(Command::Player(view.table.initiative)),
        })
    }

    fn handle(
        &mut self,
        ui: &Ui,
        view: View<'_>,
        command: Command,
        by_keyboard: bool,
    ) -> Option<Wanted> {
        if by_keyboard {
            focus::want(ui.ctx());
        }
        self.tens = 0;
        let (rules, table) = (view.rules(), view.table);
        match command {
            Command::Begin(kind) => {
                self.close();
                let draft = Draft::new(kind);
                if draft.question(rules, table).is_none() {
                    return draft.action(rules, table).map(Wanted::Do);
                }
                self.sheet = Some(Sheet::Draft(vec![draft]));
            }
            Command::Tell(draft) => {
                // What is refused stays as it was before its last answer.
                if draft.question(rules, table).is_none()
                    && let Some(action) = draft.action(rules, table)
                {
                    return Some(Wanted::Do(action));
                }
                match &mut self.sheet {
                    Some(Sheet::Draft(steps)) => steps.push(draft),
                    Some(Sheet::TurnUp | Sheet::Concede) | None => {
                        self.sheet = Some(Sheet::Draft(vec![draft]));
                    }
                }
            }
            Command::Untell => {
                if let Some(Sheet::Draft(steps)) = &mut self.sheet
                    && steps.len() > 1
                {
                    steps.pop();
                }
            }
            Command::TurnUp => self.open(Sheet::TurnUp),
            Command::Concede => self.open(Sheet::Concede),
            Command::Player(seat) => {
                self.close();
                self.player = Some(PlayerPage::new(seat));
            }
        }
        Some(Wanted::Explained)
    }

    fn recorded(&mut self, _: &Ui, view: View<'_>, recorded: Recorded<'_, NobleHearts>) {
        // A correction leaves its page open.
        let stays = matches!(recorded.step, Step::Do(Action::Adjust(_)));
        if !stays {
            self.player = None;
        }
        if let Some(page) = &mut self.player {
            page.recorded();
        }
        self.sheet = None;
        self.tens = 0;
        match recorded.step {
            // A remark does not change how many cards are to be drawn.
            Step::Do(Action::Note { .. }) => self.deal.go_on(view.session),
            Step::Do(_) => self.deal = Deal::of(view.session, recorded.events),
            // Whoever takes something back has drawn before.
            Step::Undo(_) => self.deal = Deal::of(view.session, &[]),
            Step::Redo(_) => self.deal = Deal::last(view.session),
        }
    }

    fn close(&mut self) {
        self.sheet = None;
        self.tens = 0;
        self.player = None;
    }

    fn is_open(&self) -> bool {
        self.sheet.is_some() || self.player.is_some()
    }

    fn is_composing(&self) -> bool {
        self.sheet.is_some()
    }

    fn shown(&self, view: View<'_>) -> Id {
        let question = self
            .draft()
            .and_then(|draft| draft.question(view.rules(), view.table));
        let sheet = self.sheet.as_ref().map(std::mem::discriminant);
        let step = (view.table.attack.is_some(), view.table.choice.is_some());
        Id::unique(("noble hearts", sheet, question, step))
    }

    fn page(&self) -> Option<&'static str> {
        self.player.as_ref().map(|_| "hearts-screen-players")
    }

    fn show_page(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Out) {
        if let Some(page) = &mut self.player {
            page.show(ui, view, out);
        }
    }

    fn menu(&self, view: View<'_>) -> Vec<MenuItem<NobleHearts>> {
        let plays = view.table.stage == Stage::Play;
        let players = MenuItem {
            title: "hearts-screen-players",
            why_not: None,
            command: Wanted::Own(Command::Player(view.table.initiative)),
        };
        let concede = MenuItem {
            title: "hearts-kind-concede",
            why_not: view.why_no(ActionKind::Concede),
            command: Wanted::Own(Command::Concede),
        };
        std::iter::once(players)
            .chain(plays.then_some(concede))
            .collect()
    }

    fn task(&mut self, ui: &mut Ui, view: View<'_>, density: Density, out: &mut Out) {
        match self.sheet.take() {
            Some(open) => {
                sheet::show(ui, self, &open, view, density, out);
                self.sheet = Some(open);
            }
            None => task::show(ui, self, view, density, out),
        }
        ui.add_space(crate::ui::theme::space::XS);
    }

    fn news(&self, view: View<'_>) -> News {
        // What leads onwards takes the room beside undo.
        let is_taken = task::hands_over(view) || !view.offers(view.table.initiative);
        match view.table.attack.is_none() && is_taken {
            true => News::Above,
            false => News::Beside,
        }
    }

    fn onwards(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Out) {
        task::onwards(ui, view, out);
    }

    fn centre(&mut self, ui: &mut Ui, view: View<'_>, place: Place, out: &mut Out) {
        if !self.deal.is_of(view.session) {
            self.deal = Deal::last(view.session);
        }
        let bottom = either(place.bottom);
        if let Some(seat) = board::show(ui, view, (bottom, place.extent), place.size, &self.deal) {
            out.send(Wanted::Own(Command::Player(seat)));
        }
    }
}

impl HeartsPlay {
    fn open(&mut self, sheet: Sheet) {
        self.close();
        self.sheet = Some(sheet);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::session;

    #[test]
    fn no_two_share_a_key_and_each_has_a_name() {
        session::are_well_formed::<NobleHearts>();
    }
}
