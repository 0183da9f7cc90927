//! The keys of every game's table.

use courtyard_core::game::{GameType, Games};
use courtyard_text::DescribedGame;
use egui::{Key, Ui};

use super::game::{GameScreens, Play};
use crate::input::key_bindings::{self, KeyBinding, KeyGroup, Shortcut, ctrl, ctrl_shift, key};

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

const fn command(
    what: SharedKey,
    name: &'static str,
    keys: &'static [Shortcut],
) -> KeyBinding<SharedKey> {
    KeyBinding { what, name, keys }
}

/// Undo and redo.
pub const STEPS: &[KeyBinding<SharedKey>] = &[
    command(
        SharedKey::Undo,
        "do-undo",
        &[ctrl(Key::Z), key(Key::Backspace), key(Key::U)],
    ),
    command(
        SharedKey::Redo,
        "do-redo",
        &[ctrl_shift(Key::Z), ctrl(Key::Y)],
    ),
];

/// The pages of the session, and the clock.
const PAGES: &[KeyBinding<SharedKey>] = &[
    command(SharedKey::Log, "menu-log", &[key(Key::L)]),
    command(SharedKey::LookBack, "look-title", &[key(Key::P)]),
    command(SharedKey::Players, "menu-players", &[key(Key::K)]),
    command(SharedKey::Pause, "keys-pause", &[key(Key::F2)]),
];

/// Flipping the table.
const SIDES: &[KeyBinding<SharedKey>] = &[command(
    SharedKey::TurnAround,
    "menu-turn-around",
    &[key(Key::A)],
)];

/// The rules and leaving.
pub const WAYS: &[KeyBinding<SharedKey>] = &[
    command(SharedKey::Rules, "keys-rules", &[key(Key::F1), key(Key::I)]),
    command(SharedKey::Leave, "menu-leave", &[key(Key::Q)]),
];

fn all() -> impl Iterator<Item = &'static KeyBinding<SharedKey>> {
    STEPS.iter().chain(others())
}

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
    let own = G::Play::KEYS;
    let mut table = KeyGroup::of(TABLE, STEPS);
    for group in [
        KeyGroup::of(TABLE, own.table),
        KeyGroup::of(TABLE, PAGES),
        KeyGroup::of(TABLE, SIDES.iter().chain(WAYS)),
    ] {
        table.entries.extend(group.entries);
    }
    std::iter::once(table).chain(own.action_group()).collect()
}

/// Asserts that no two keys of a game's table are the same, and that each has a name in every language.
pub fn are_well_formed<G: GameScreens>() {
    let shared = all().map(|c| (c.name, c.keys));
    let own = G::Play::KEYS;
    let own = own.iter().map(|c| (c.name, c.keys));
    let both: Vec<KeyBinding<()>> = shared
        .chain(own)
        .map(|(name, keys)| KeyBinding {
            what: (),
            name,
            keys,
        })
        .collect();
    key_bindings::are_well_formed(
        &both,
        &Games::new([&GameType::<G>::NEW as &dyn DescribedGame]),
    );
}
