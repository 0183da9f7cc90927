//! Key bindings: each command is listed once, for handling its keys and for the page of keyboard shortcuts.

use std::borrow::Cow;

use courtyard_core::game::Games;
use courtyard_text::DescribedGame;
use egui::{Context, Event, Key, KeyboardShortcut, Modifiers, Popup, Ui};

use courtyard_text::Text;

/// A key with its modifiers.
pub type Shortcut = KeyboardShortcut;

/// A command with its keys.
#[derive(Debug, Clone)]
pub struct KeyBinding<T> {
    /// The command.
    pub what: T,
    /// The message key of its name.
    pub name: Cow<'static, str>,
    /// The keys, the main one first.
    pub keys: Cow<'static, [Shortcut]>,
}

impl<T> KeyBinding<T> {
    /// A command with its keys.
    pub const fn new(what: T, name: &'static str, keys: &'static [Shortcut]) -> KeyBinding<T> {
        KeyBinding {
            what,
            name: Cow::Borrowed(name),
            keys: Cow::Borrowed(keys),
        }
    }

    /// A command with one key without modifiers.
    pub fn one(what: T, name: impl Into<Cow<'static, str>>, with: Key) -> KeyBinding<T> {
        KeyBinding {
            what,
            name: name.into(),
            keys: Cow::Owned(vec![key(with)]),
        }
    }

    /// The same keys with another command.
    pub fn map<U>(self, what: impl FnOnce(T) -> U) -> KeyBinding<U> {
        KeyBinding {
            what: what(self.what),
            name: self.name,
            keys: self.keys,
        }
    }
}

/// The key of a digit from 0 to 9.
pub const fn digit(digit: u8) -> Key {
    use Key::{Num0, Num1, Num2, Num3, Num4, Num5, Num6, Num7, Num8, Num9};
    [Num0, Num1, Num2, Num3, Num4, Num5, Num6, Num7, Num8, Num9][digit as usize]
}

/// A key without modifiers.
pub const fn key(key: Key) -> Shortcut {
    Shortcut::new(Modifiers::NONE, key)
}

/// A key with Ctrl, or with ⌘ on a Mac.
pub const fn ctrl(key: Key) -> Shortcut {
    Shortcut::new(Modifiers::COMMAND, key)
}

/// A key with Shift and Ctrl, or with Shift and ⌘ on a Mac.
pub const fn ctrl_shift(key: Key) -> Shortcut {
    Shortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// Returns the first of the commands that was pressed since the last frame, and consumes its event.
///
/// A held key counts once. While a text field has the focus, keys for typing are ignored; while a menu is open, all
/// keys are.
pub fn pressed<'c, T: Copy + 'c>(
    ui: &Ui,
    commands: impl IntoIterator<Item = &'c KeyBinding<T>>,
) -> Option<T> {
    heard(ui, commands, false)
}

/// The command whose key was pressed, for commands that repeat while their key is held.
pub fn pressed_or_held<'c, T: Copy + 'c>(
    ui: &Ui,
    commands: impl IntoIterator<Item = &'c KeyBinding<T>>,
) -> Option<T> {
    heard(ui, commands, true)
}

fn heard<'c, T: Copy + 'c>(
    ui: &Ui,
    commands: impl IntoIterator<Item = &'c KeyBinding<T>>,
    again: bool,
) -> Option<T> {
    if Popup::is_any_open(ui.ctx()) {
        return None;
    }
    let typing = ui.ctx().text_edit_focused();
    ui.input_mut(|input| {
        let held = |event: &Event| {
            matches!(
                event,
                Event::Key {
                    pressed: true,
                    repeat: true,
                    ..
                }
            )
        };
        let held = input.events.iter().any(held);
        for command in commands {
            let hears = |event: &Event| {
                let mut keys = command.keys.iter();
                keys.any(|key| !(typing && is_for_typing(key)) && is(key, event, held, again))
            };
            let before = input.events.len();
            input.events.retain(|event| !hears(event));
            if input.events.len() < before {
                return Some(command.what);
            }
        }
        None
    })
}

/// Whether a text field uses the key.
fn is_for_typing(shortcut: &Shortcut) -> bool {
    use Key::{A, C, V, X, Y, Z};
    shortcut.conflicts_with_text_editing() || matches!(shortcut.logical_key, A | C | V | X | Y | Z)
}

/// Whether the event is a press of these keys.
fn is(shortcut: &Shortcut, event: &Event, held: bool, again: bool) -> bool {
    let Shortcut {
        modifiers: wanted,
        logical_key,
    } = *shortcut;
    match event {
        Event::Key {
            key,
            physical_key,
            pressed: true,
            repeat,
            modifiers,
        } if again || !repeat => {
            // Some keyboards have other characters on the digit keys and need Shift for a digit.
            let digit = is_digit(logical_key) && !modifiers.shift;
            let same = *key == logical_key || digit && *physical_key == Some(logical_key);
            let command = if wanted.command {
                modifiers.command
            } else {
                !modifiers.command && !modifiers.ctrl && !modifiers.mac_cmd
            };
            let shift = modifiers.shift == wanted.shift || is_sign(logical_key);
            same && command && shift && modifiers.alt == wanted.alt
        }
        // The position of a character differs between keyboards; the typed text does not.
        Event::Text(typed) => {
            !held
                && wanted.is_none()
                && is_sign(logical_key)
                && typed == logical_key.symbol_or_name()
        }
        _ => false,
    }
}

fn is_digit(key: Key) -> bool {
    (0..=9).any(|number| digit(number) == key)
}

/// Whether Shift is needed to type it, on some keyboard.
fn is_sign(key: Key) -> bool {
    use Key::{Comma, Equals, Minus, Plus, Questionmark};
    is_digit(key) || matches!(key, Comma | Equals | Minus | Plus | Questionmark)
}

/// The keys as labelled on the keyboard, such as `Ctrl+Z`.
pub fn label(ctx: &Context, text: &Text, shortcut: &Shortcut) -> String {
    if ctx.os().is_mac() {
        return ctx.format_shortcut(shortcut);
    }
    let modifiers = shortcut.modifiers;
    let held = [
        (modifiers.command, "key-ctrl"),
        (modifiers.alt, "key-alt"),
        (modifiers.shift, "key-shift"),
    ];
    let mut label = String::new();
    for (_, name) in held.into_iter().filter(|(held, _)| *held) {
        label += &text.get(name);
        label.push('+');
    }
    let named = match shortcut.logical_key {
        Key::Escape => "key-escape",
        Key::Backspace => "key-backspace",
        Key::Tab => "key-tab",
        Key::Enter => "key-enter",
        Key::Space => "key-space",
        Key::PageUp => "key-page-up",
        Key::PageDown => "key-page-down",
        Key::ArrowUp => return label + "↑",
        Key::ArrowDown => return label + "↓",
        Key::ArrowLeft => return label + "←",
        Key::ArrowRight => return label + "→",
        key => return label + key.symbol_or_name(),
    };
    label + &text.get(named)
}

/// A group of keys on the page of keyboard shortcuts.
#[derive(Debug, Clone)]
pub struct KeyGroup {
    /// The message key of the heading.
    pub heading: &'static str,
    /// The entries.
    pub entries: Vec<KeyEntry>,
}

/// An entry on the page of keyboard shortcuts.
#[derive(Debug, Clone)]
pub struct KeyEntry {
    /// The message key of the command's name.
    pub name: Cow<'static, str>,
    /// The keys.
    pub keys: Vec<Shortcut>,
}

impl KeyGroup {
    /// The keys of these commands.
    pub fn of<'c, T: 'c>(
        heading: &'static str,
        commands: impl IntoIterator<Item = &'c KeyBinding<T>>,
    ) -> KeyGroup {
        let entries = Vec::new();
        KeyGroup { heading, entries }.and(commands)
    }

    /// Adds the keys of these commands. Consecutive commands with the same name share an entry.
    #[must_use]
    pub fn and<'c, T: 'c>(
        mut self,
        commands: impl IntoIterator<Item = &'c KeyBinding<T>>,
    ) -> KeyGroup {
        for command in commands {
            match self.entries.last_mut() {
                Some(last) if last.name == command.name => last.keys.extend(command.keys.iter()),
                _ => self.entries.push(KeyEntry {
                    name: command.name.clone(),
                    keys: command.keys.to_vec(),
                }),
            }
        }
        self
    }
}

/// The commands with keys on every screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameCommand {
    /// One step back: from a page to the screen, or from a composed action to the table.
    Back,
    /// Show the keyboard shortcuts.
    Keys,
    /// Show the settings.
    Settings,
    /// Increase the text size.
    LargerText,
    /// Decrease the text size.
    SmallerText,
    /// Reset the text size.
    UsualText,
}

/// The keys of every screen.
pub const FRAME: &[KeyBinding<FrameCommand>] = &[
    KeyBinding::new(FrameCommand::Back, "back", &[key(Key::Escape)]),
    KeyBinding::new(FrameCommand::Keys, "keys-title", &[key(Key::Questionmark)]),
    KeyBinding::new(
        FrameCommand::Settings,
        "settings-title",
        &[ctrl(Key::Comma)],
    ),
    KeyBinding::new(
        FrameCommand::LargerText,
        "keys-larger-text",
        &[ctrl(Key::Plus), ctrl(Key::Equals)],
    ),
    KeyBinding::new(
        FrameCommand::SmallerText,
        "keys-smaller-text",
        &[ctrl(Key::Minus)],
    ),
    KeyBinding::new(
        FrameCommand::UsualText,
        "keys-usual-text",
        &[ctrl(Key::Num0)],
    ),
];

/// The direction in which a page scrolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scroll {
    /// Towards its beginning.
    Up,
    /// Towards its end.
    Down,
}

/// The keys of a page that is longer than the window.
pub(crate) const SCROLL: &[KeyBinding<Scroll>] = &[
    KeyBinding::new(Scroll::Up, "keys-scroll", &[key(Key::PageUp)]),
    KeyBinding::new(Scroll::Down, "keys-scroll", &[key(Key::PageDown)]),
];

/// The keys for moving the focus, which the window handles itself.
pub(crate) const FOCUS: &[KeyBinding<()>] = &[
    KeyBinding::new(
        (),
        "keys-move",
        &[
            key(Key::Tab),
            key(Key::ArrowUp),
            key(Key::ArrowDown),
            key(Key::ArrowLeft),
            key(Key::ArrowRight),
        ],
    ),
    KeyBinding::new((), "keys-press", &[key(Key::Enter), key(Key::Space)]),
];

/// The keys of every screen, for the page of keyboard shortcuts.
pub(crate) fn everywhere() -> KeyGroup {
    let frame = KeyGroup::of("keys-everywhere", FRAME);
    frame.and(FOCUS).and(SCROLL)
}

/// Whether the key for one step back was pressed; consumes its event. An open menu closes first.
pub fn back(ui: &Ui) -> bool {
    let back = FRAME.iter().filter(|c| c.what == FrameCommand::Back);
    pressed(ui, back).is_some()
}

/// Asserts that no two commands of the frame and of these groups share a key, and that each has a name in every language.
pub fn are_well_formed(groups: Vec<KeyGroup>, games: &Games<dyn DescribedGame>) {
    let all = std::iter::once(everywhere()).chain(groups);
    let entries: Vec<KeyEntry> = all.flat_map(|group| group.entries).collect();
    let mut owners: std::collections::HashMap<Shortcut, &str> = std::collections::HashMap::new();
    for entry in &entries {
        assert!(!entry.keys.is_empty(), "{} has no key", entry.name);
        for key in &entry.keys {
            let other = owners.insert(*key, &entry.name);
            assert!(other.is_none(), "{key:?}: {} and {other:?}", entry.name);
        }
    }
    let ctx = Context::default();
    for language in courtyard_text::Language::ALL {
        let text = Text::new(language, games.clone());
        for KeyEntry { name, .. } in &entries {
            assert!(text.has(name), "{name} in {language:?}");
        }
        for key in owners.keys() {
            let words = label(&ctx, &text, key);
            assert!(!words.is_empty() && !words.contains("key-"), "{words}");
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{RawInput, TextEdit};

    use super::*;
    use courtyard_text::Language;

    #[test]
    fn the_frames_own_commands_are_valid() {
        are_well_formed(Vec::new(), &Games::new([]));
    }

    /// Runs a frame without painting.
    fn frame(ctx: &Context, input: RawInput, show: impl FnMut(&mut Ui)) {
        let mut output = ctx.run_ui(input, show);
        output.textures_delta.clear();
    }

    const LIST: &[KeyBinding<char>] = &[
        KeyBinding::new('u', "do-undo", &[ctrl(Key::Z), key(Key::Backspace)]),
        KeyBinding::new('r', "do-redo", &[ctrl_shift(Key::Z), ctrl(Key::Y)]),
        KeyBinding::new('s', "dueling-nobles-kind-sell", &[key(Key::S)]),
        KeyBinding::new('4', "dueling-nobles-kind-roll", &[key(Key::Num4)]),
        KeyBinding::new('?', "keys-title", &[key(Key::Questionmark)]),
        KeyBinding::new('+', "keys-larger-text", &[ctrl(Key::Plus)]),
    ];

    fn down(modifiers: Modifiers, key: Key) -> Event {
        Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        }
    }

    fn on_key(physical_key: Key, key: Key, modifiers: Modifiers) -> Event {
        Event::Key {
            key,
            physical_key: Some(physical_key),
            pressed: true,
            repeat: false,
            modifiers,
        }
    }

    /// The commands for these events, read twice in the same frame.
    fn heard(ctx: &Context, typing: bool, events: Vec<Event>) -> [Option<char>; 2] {
        let mut note = String::new();
        let mut run = |events: Vec<Event>| {
            let mut heard = [None, None];
            let input = RawInput {
                events,
                ..RawInput::default()
            };
            frame(ctx, input, |ui| {
                let found = [(); 2].map(|()| pressed(ui, LIST));
                // A frame may have several layout passes; the press is in the first one.
                if found != [None; 2] {
                    heard = found;
                }
                let field = ui.add(TextEdit::singleline(&mut note));
                if typing {
                    field.request_focus();
                } else {
                    field.surrender_focus();
                }
            });
            heard
        };
        run(Vec::new());
        run(Vec::new());
        let mut released = events.clone();
        for event in &mut released {
            if let Event::Key { pressed, .. } = event {
                *pressed = false;
            }
        }
        let answer = run(events);
        run(released);
        answer
    }

    #[test]
    fn a_key_press_is_handled_once_by_its_command() {
        let ctx = Context::default();
        let real_ctrl = Modifiers {
            ctrl: true,
            command: true,
            ..Modifiers::NONE
        };
        let text = |typed: &str| Event::Text(typed.into());
        let none = Modifiers::NONE;
        let shift = Modifiers::SHIFT;
        for (events, expected) in [
            (vec![down(real_ctrl, Key::Z)], Some('u')),
            (vec![down(real_ctrl | shift, Key::Z)], Some('r')),
            (vec![down(none, Key::Z)], None),
            (vec![down(none, Key::S), text("s")], Some('s')),
            (vec![down(shift, Key::S), text("S")], None),
            (vec![down(Modifiers::ALT, Key::S)], None),
            (vec![down(real_ctrl, Key::S)], None),
            (vec![text("s")], None),
            // Shift+/ on one keyboard, Shift+ß on another, and an unknown keyboard.
            (vec![down(shift, Key::Questionmark), text("?")], Some('?')),
            (
                vec![on_key(Key::Minus, Key::Questionmark, shift), text("?")],
                Some('?'),
            ),
            (vec![text("?")], Some('?')),
            (vec![down(none, Key::Num4), text("4")], Some('4')),
            // A French keyboard, with and without Shift.
            (
                vec![on_key(Key::Num4, Key::Quote, none), text("'")],
                Some('4'),
            ),
            (
                vec![on_key(Key::Num4, Key::Num4, shift), text("4")],
                Some('4'),
            ),
            // Shift and the digit's key give another character on other keyboards.
            (vec![on_key(Key::Num4, Key::Exclamationmark, shift)], None),
            (vec![down(real_ctrl | shift, Key::Plus)], Some('+')),
        ] {
            let both = heard(&ctx, false, events.clone());
            assert_eq!(both, [expected, None], "{events:?}");
        }
    }

    #[test]
    fn a_key_held_down_counts_once() {
        let ctx = Context::default();
        let press = || vec![down(Modifiers::NONE, Key::Num4), Event::Text("4".into())];
        let mut heard = Vec::new();
        for _ in 0..3 {
            let input = RawInput {
                events: press(),
                ..RawInput::default()
            };
            frame(&ctx, input, |ui| heard.push(pressed(ui, LIST)));
        }
        assert_eq!(heard, [Some('4'), None, None]);
    }

    #[test]
    fn letters_typed_into_a_field_are_no_commands() {
        let ctx = Context::default();
        let none = Modifiers::NONE;
        for events in [
            vec![down(none, Key::S)],
            vec![down(none, Key::Backspace)],
            vec![down(Modifiers::COMMAND, Key::Z)],
            vec![
                down(Modifiers::SHIFT, Key::Questionmark),
                Event::Text("?".into()),
            ],
        ] {
            assert_eq!(heard(&ctx, true, events.clone()), [None; 2], "{events:?}");
        }
        let larger = vec![down(Modifiers::COMMAND, Key::Plus)];
        assert_eq!(heard(&ctx, true, larger), [Some('+'), None]);
    }

    #[test]
    fn keys_are_named_as_on_the_keyboard() {
        let ctx = Context::default();
        ctx.set_os(egui::os::OperatingSystem::Nix);
        let text = Text::new(Language::English, Games::new([]));
        let label_of = |shortcut| label(&ctx, &text, &shortcut);
        assert_eq!(label_of(ctrl_shift(Key::Z)), "Ctrl+Shift+Z");
        assert_eq!(label_of(ctrl(Key::Comma)), "Ctrl+,");
        assert_eq!(label_of(key(Key::Questionmark)), "?");
        assert_eq!(label_of(key(Key::Num3)), "3");
        assert_eq!(label_of(key(Key::Escape)), "Esc");
        frame(&ctx, RawInput::default(), |_| {});
        ctx.set_os(egui::os::OperatingSystem::Mac);
        let mac = super::label(&ctx, &text, &ctrl(Key::Z));
        assert!(["⌘Z", "Cmd+Z"].contains(&mac.as_str()), "{mac}");
    }
}
