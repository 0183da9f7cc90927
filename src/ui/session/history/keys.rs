//! The keys of Look back.

use egui::Key;

use crate::input::key_bindings::{KeyBinding, KeyGroup, key};

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

/// Keys that do not repeat while held.
pub(super) const ONCE: &[KeyBinding<HistoryKey>] = &[
    KeyBinding::new(HistoryKey::First, "look-first", &[key(Key::Home)]),
    KeyBinding::new(HistoryKey::Last, "look-last", &[key(Key::End)]),
    KeyBinding::new(HistoryKey::Log, "look-log", &[key(Key::L)]),
    KeyBinding::new(HistoryKey::TurnAround, "menu-turn-around", &[key(Key::A)]),
    KeyBinding::new(
        HistoryKey::Rules,
        "menu-rules",
        &[key(Key::F1), key(Key::I)],
    ),
    KeyBinding::new(HistoryKey::Leave, "look-leave", &[key(Key::Q)]),
];

/// Keys that repeat while held.
pub const STEPS: &[KeyBinding<HistoryKey>] = &[
    KeyBinding::new(
        HistoryKey::Previous,
        "look-previous",
        &[key(Key::ArrowLeft)],
    ),
    KeyBinding::new(HistoryKey::Next, "look-next", &[key(Key::ArrowRight)]),
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
        are_well_formed(
            vec![KeyGroup::of("look-title", ONCE)],
            &courtyard_core::game::Games::new([]),
        );
    }

    #[test]
    fn stepping_has_priority_over_moving_the_focus_by_arrows() {
        let keys: Vec<_> = STEPS.iter().flat_map(|c| c.keys.iter()).collect();
        assert!(
            keys.iter()
                .all(|key| key_bindings::FOCUS[0].keys.contains(key))
        );
    }
}
