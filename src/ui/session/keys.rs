//! The keys of every game's table.

use courtyard_core::game::{GameType, Games};
use courtyard_text::DescribedGame;
use egui::{Key, Ui};

use super::game::{GameScreens, Play};
use crate::input::key_bindings::{self, KeyBinding, KeyGroup, ctrl, ctrl_shift, key};

/// The meaning of a key at every table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SharedKey {
    /// Undo the last action.
    Undo,
    /// Redo the last undone action.
    Redo,
    /// The log and the notes.
    Log,
    /// The players and corrections.
    Players,
    /// Look back, move by move.
    LookBack,
    /// Show the table from the next seat.
    TurnAround,
    /// Pause the clock, or let it run again.
    Pause,
    /// The rules of the game.
    Rules,
    /// To the start screen.
    Leave,
}

/// Undo and redo.
pub const STEPS: &[KeyBinding<SharedKey>] = &[
    KeyBinding::new(
        SharedKey::Undo,
        "do-undo",
        &[ctrl(Key::Z), key(Key::Backspace), key(Key::U)],
    ),
    KeyBinding::new(
        SharedKey::Redo,
        "do-redo",
        &[ctrl_shift(Key::Z), ctrl(Key::Y)],
    ),
];

/// The pages of the session, and the clock.
const PAGES: &[KeyBinding<SharedKey>] = &[
    KeyBinding::new(SharedKey::Log, "menu-log", &[key(Key::L)]),
    KeyBinding::new(SharedKey::LookBack, "look-title", &[key(Key::P)]),
    KeyBinding::new(SharedKey::Players, "menu-players", &[key(Key::K)]),
    KeyBinding::new(SharedKey::Pause, "keys-pause", &[key(Key::F2)]),
];

/// Flipping the table.
const SIDES: &[KeyBinding<SharedKey>] = &[KeyBinding::new(
    SharedKey::TurnAround,
    "menu-turn-around",
    &[key(Key::A)],
)];

/// The rules and leaving.
pub const WAYS: &[KeyBinding<SharedKey>] = &[
    KeyBinding::new(SharedKey::Rules, "keys-rules", &[key(Key::F1), key(Key::I)]),
    KeyBinding::new(SharedKey::Leave, "menu-leave", &[key(Key::Q)]),
];

/// All except undo and redo.
fn others() -> impl Iterator<Item = &'static KeyBinding<SharedKey>> {
    PAGES.iter().chain(SIDES).chain(WAYS)
}

/// The pressed key among those of every table: `steps` says whether undo and redo are active, `table` whether the
/// others are.
pub(super) fn pressed(ui: &Ui, steps: bool, table: bool) -> Option<SharedKey> {
    let steps = STEPS.iter().filter(|_| steps);
    key_bindings::pressed(ui, steps.chain(others().filter(|_| table)))
}

/// The keys of a game's table, for the page of keyboard shortcuts.
pub(super) fn of_game<G: GameScreens>() -> Vec<KeyGroup> {
    const TABLE: &str = "keys-table";
    let own = G::Play::keys();
    let mut table = KeyGroup::of(TABLE, STEPS);
    for group in [
        KeyGroup::of(TABLE, &own.table),
        KeyGroup::of(TABLE, PAGES),
        KeyGroup::of(TABLE, SIDES.iter().chain(WAYS)),
    ] {
        table.entries.extend(group.entries);
    }
    std::iter::once(table).chain(own.action_group()).collect()
}

/// Asserts that no two keys of a game's table are the same, and that each has a name in every language.
pub fn are_well_formed<G: GameScreens>() {
    key_bindings::are_well_formed(
        of_game::<G>(),
        &Games::new([&GameType::<G>::NEW as &dyn DescribedGame]),
    );
}
