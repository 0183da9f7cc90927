//! The commands at a table of the game, and the meanings of its keys.

use std::sync::LazyLock;

use super::duel::{self, Decision};
use crate::rules::decks::Owner;
use crate::rules::{DuelingNobles, Noble};
use courtyard_core::dice::Die;
use courtyard_core::seat::EitherSeat;
use courtyard_ui::input::key_bindings::{self, KeyBinding, KeyGroup, pressed};
use courtyard_ui::session::{self, SharedKey};
use egui::Key;

/// A command at a table of the game.
pub(super) type TableCommand = session::TableCommand<DuelingNobles>;

/// The command of a frame of the table's screen.
pub(super) type Commands = session::Commands<TableCommand>;

/// A command to the game's own part of the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum PlayCommand {
    /// Show this item of the table with its actions.
    Thing(Thing),
    /// Choose this noble as the attacker; again to unselect it.
    Attacker(Noble),
    /// A decision in the running duel.
    Decided(Decision),
    /// Forget the last tap in the running duel.
    ForgetLast,
    /// Close the result of the duel.
    LookedAt,
    /// Show the page with the session's setting of chances.
    Chances,
}

/// An item on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A noble in a courtyard.
    Noble(Noble),
    /// A player's gold.
    Gold(EitherSeat),
    /// The cards in a player's hand.
    Hand(EitherSeat),
    /// A player's abilities.
    Abilities(EitherSeat),
    /// The face-down support cards of this owner.
    SupportDeck(Owner),
    /// The face-down nobles.
    NobleDeck,
    /// The face-up support cards of this owner.
    Discard(Owner),
}

impl From<PlayCommand> for TableCommand {
    fn from(command: PlayCommand) -> TableCommand {
        TableCommand::Play(command)
    }
}

/// The meaning of a key at a table that only this game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayKey {
    /// A key of a duel.
    Duel(duel::Key),
    /// Show or hide chances.
    Chances,
}

/// The keys of a duel, except the faces of a die.
fn duel() -> [KeyBinding<duel::Key>; 2] {
    [
        KeyBinding::one(duel::Key::Roll, "dueling-nobles-keys-roll", Key::Num0),
        KeyBinding::one(duel::Key::NoCard, "dueling-nobles-keys-no-support", Key::X),
    ]
}

/// The keys of a duel without a table.
static QUICK: LazyLock<Vec<KeyBinding<duel::Key>>> = LazyLock::new(|| {
    let faces = Die::FACES.into_iter().map(|die| {
        let key = key_bindings::digit(die.pips());
        KeyBinding::one(duel::Key::Face(die), "dueling-nobles-keys-die", key)
    });
    faces.chain(duel()).collect()
});

/// The keys that only this game has.
pub(super) fn keys() -> Vec<KeyBinding<PlayKey>> {
    let duel = duel().map(|binding| binding.map(PlayKey::Duel));
    let chances = KeyBinding::one(PlayKey::Chances, "dueling-nobles-keys-chances", Key::O);
    duel.into_iter().chain([chances]).collect()
}

/// The meaning of a key in a duel without a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum QuickKey {
    /// A key of every table.
    Shared(SharedKey),
    /// A key of the duel.
    Duel(duel::Key),
}

/// The pressed key in a duel without a table.
pub(super) fn pressed_in_duel(ui: &egui::Ui) -> Option<QuickKey> {
    let shared = session::STEPS.iter().chain(session::WAYS);
    let shared = pressed(ui, shared).map(QuickKey::Shared);
    shared.or_else(|| pressed(ui, QUICK.iter()).map(QuickKey::Duel))
}

/// The keys of a duel without a table, for the page of keyboard shortcuts.
pub(super) fn duel_keys() -> Vec<KeyGroup> {
    const TITLE: &str = "dueling-nobles-quick-title";
    let mut group = KeyGroup::of(TITLE, session::STEPS);
    for more in [
        KeyGroup::of(TITLE, QUICK.iter()),
        KeyGroup::of(TITLE, session::WAYS),
    ] {
        group.entries.extend(more.entries);
    }
    vec![group]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_distinct_keys_and_names() {
        session::are_well_formed::<DuelingNobles>();
    }

    #[test]
    fn the_faces_of_a_die_share_a_line() {
        let keys = duel_keys();
        let die = keys[0]
            .entries
            .iter()
            .find(|e| e.name == "dueling-nobles-keys-die");
        assert_eq!(die.map(|e| e.keys.len()), Some(6));
    }
}
