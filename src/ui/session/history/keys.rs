//! The keys of Look back.

use egui::Key;

use crate::input::key_bindings::{KeyBinding, KeyGroup, Shortcut, key};

/// The meaning of a key in Look back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HistoryKey {
    First,
    Previous,
    Next,
    Last,
    Log,
    TurnAround,
    Rules,
    Leave,
}

const fn command(
    what: HistoryKey,
    name: &'static str,
    keys: &'static [Shortcut],
) -> KeyBinding<HistoryKey> {
    KeyBinding { what, name, keys }
}

/// Keys that do not repeat while held.
pub(super) const ONCE: &[KeyBinding<HistoryKey>] = &[
    command(HistoryKey::First, "look-first", &[key(Key::Home)]),
    command(HistoryKey::Last, "look-last", &[key(Key::End)]),
    command(HistoryKey::Log, "look-log", &[key(Key::L)]),
    command(HistoryKey::TurnAround, "menu-turn-around", &[key(Key::A)]),
    command(
        HistoryKey::Rules,
        "keys-rules",
        &[key(Key::F1), key(Key::I)],
    ),
    command(HistoryKey::Leave, "look-leave", &[key(Key::Q)]),
];

/// Keys that repeat while held.
pub const STEPS: &[KeyBinding<HistoryKey>] = &[
    command(
        HistoryKey::Previous,
        "look-previous",
        &[key(Key::ArrowLeft)],
    ),
    command(HistoryKey::Next, "look-next", &[key(Key::ArrowRight)]),
];

/// The keys of Look back, for the page of keyboard shortcuts.
pub(crate) fn keys() -> Vec<KeyGroup> {
    vec![KeyGroup::of("look-title", STEPS.iter().chain(ONCE))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::key_bindings;
    use crate::input::key_bindings::are_well_formed;

    #[test]
    fn commands_have_distinct_keys_and_names() {
        are_well_formed(ONCE, &courtyard_core::game::Games::new([]));
    }

    #[test]
    fn stepping_has_priority_over_moving_the_focus_by_arrows() {
        let keys: Vec<_> = STEPS.iter().flat_map(|c| c.keys).collect();
        assert!(
            keys.iter()
                .all(|key| key_bindings::FOCUS[0].keys.contains(key))
        );
    }
}
