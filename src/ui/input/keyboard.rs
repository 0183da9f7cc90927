//! Corrects keys that are released under another name than they were pressed.
//!
//! If Shift is released before the key, `?` is pressed and `/` is released. Egui would then consider `?` as held
//! forever, and every further press of it as a repetition.

use egui::{Context, Event, Key, Plugin, RawInput};

/// A held key: its physical position if known, and its name when it was pressed.
#[derive(Debug, Clone, Copy)]
struct Held {
    place: Option<Key>,
    key: Key,
}

/// Releases every key by the name that it was pressed by.
#[derive(Debug, Default)]
pub(crate) struct Keyboard {
    held: Vec<Held>,
}

impl Keyboard {
    fn goes_down(&mut self, place: Option<Key>, key: Key) {
        if !self.held.iter().any(|held| held.key == key) {
            self.held.push(Held { place, key });
        }
    }

    /// The name of the key when it was pressed.
    fn goes_up(&mut self, place: Option<Key>, key: Key) -> Key {
        let same_place = |held: &Held| place.is_some() && held.place == place;
        let held = &self.held;
        let found = held
            .iter()
            .position(same_place)
            .or_else(|| held.iter().position(|held| held.key == key))
            // If positions are unknown, an unmatched release belongs to the last pressed key.
            .or_else(|| held.iter().rposition(|held| held.place.is_none()));
        found.map_or(key, |n| self.held.remove(n).key)
    }
}

impl Plugin for Keyboard {
    fn debug_name(&self) -> &'static str {
        "Keyboard"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        for event in &mut input.events {
            match event {
                Event::Key {
                    key,
                    physical_key,
                    pressed,
                    ..
                } => {
                    if *pressed {
                        self.goes_down(*physical_key, *key);
                    } else {
                        *key = self.goes_up(*physical_key, *key);
                    }
                }
                Event::WindowFocused(false) => self.held.clear(),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::Modifiers;

    use super::*;

    /// Presses and releases keys. Returns the presses that were not repetitions.
    fn heard(events: &[(Option<Key>, Key, bool)]) -> Vec<Key> {
        let ctx = Context::default();
        ctx.add_plugin(Keyboard::default());
        let mut heard = Vec::new();
        for (physical_key, key, pressed) in events {
            let event = Event::Key {
                key: *key,
                physical_key: *physical_key,
                pressed: *pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            let input = RawInput {
                events: vec![event],
                ..RawInput::default()
            };
            let mut output = ctx.run_ui(input, |ui| {
                ui.input(|i| {
                    heard.extend(i.events.iter().filter_map(|event| match event {
                        Event::Key {
                            key,
                            pressed: true,
                            repeat: false,
                            ..
                        } => Some(*key),
                        _ => None,
                    }));
                });
            });
            output.textures_delta.clear();
        }
        heard
    }

    #[test]
    fn a_modifier_may_be_released_first() {
        // With positions as on a desktop, and without as in a browser.
        for place in [Some(Key::Slash), None] {
            let once = [(place, Key::Questionmark, true), (place, Key::Slash, false)];
            let pressed = heard(&once.repeat(3));
            assert_eq!(pressed, [Key::Questionmark; 3], "{place:?}");
        }
        for place in [Some(Key::Equals), None] {
            let once = [(place, Key::Plus, true), (place, Key::Equals, false)];
            assert_eq!(heard(&once.repeat(2)), [Key::Plus; 2], "{place:?}");
        }
    }

    #[test]
    fn held_keys_stay_the_same() {
        let pressed = heard(&[
            (None, Key::A, true),
            (None, Key::A, true),
            (None, Key::S, true),
            (None, Key::A, false),
            (None, Key::A, true),
        ]);
        assert_eq!(pressed, [Key::A, Key::S, Key::A]);
    }
}
