//! The keys of every game's table.

use courtyard_core::game::{Game, GameType, Games};
use courtyard_text::{DescribedGame, Language, Text};
use egui::{Key, Ui};
use strum::VariantArray;

use super::game::{GameScreens, Play, Weight};
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

/// The meaning of a key of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GameKey<K, O> {
    /// Start an action of this kind.
    Kind(K),
    /// Answer a question with this number, or with the option at this position.
    Number(u8),
    /// A meaning that only this game has.
    Own(O),
}

/// The meaning of a key of this game.
pub(super) type GameKeyOf<G> =
    GameKey<<G as Game>::Kind, <<G as GameScreens>::Play as Play<G>>::Key>;

/// The keys of a game, in the order of the page of keyboard shortcuts.
pub(super) struct GameKeys<G: GameScreens> {
    /// Those after undo and redo, and before the log.
    table: Vec<KeyBinding<GameKeyOf<G>>>,
    /// Those that start actions, in a group of their own.
    actions: Vec<KeyBinding<GameKeyOf<G>>>,
}

impl<G: GameScreens> GameKeys<G> {
    /// The keys of its kinds, of numbers, and those that only it has.
    pub(super) fn new(text: &Text) -> GameKeys<G> {
        let kinds = G::Kind::VARIANTS.iter().filter_map(|kind| {
            let name: &str = (*kind).into();
            let name = text.game_key(G::ID, &format!("kind-{name}"));
            Some(KeyBinding::one(
                GameKey::Kind(*kind),
                name,
                G::look(*kind).key?,
            ))
        });
        let leads_on = |binding: &KeyBinding<GameKeyOf<G>>| matches!(binding.what, GameKey::Kind(kind) if G::look(kind).weight == Weight::Onward);
        let (mut table, actions): (Vec<_>, Vec<_>) = kinds.partition(leads_on);
        table.extend(G::NUMBERS.into_iter().flatten().map(|number| {
            let name = format!("{}-keys-number", G::ID);
            KeyBinding::one(
                GameKey::Number(number),
                name,
                key_bindings::digit(number % 10),
            )
        }));
        let own = G::Play::keys().into_iter();
        table.extend(own.map(|binding| binding.map(GameKey::Own)));
        GameKeys { table, actions }
    }

    /// The pressed key: any, or only one that answers a question.
    pub(super) fn pressed(&self, ui: &Ui, any: bool) -> Option<GameKeyOf<G>> {
        let answers = |binding: &&KeyBinding<GameKeyOf<G>>| match binding.what {
            GameKey::Kind(_) => false,
            GameKey::Number(_) => true,
            GameKey::Own(key) => G::Play::is_answer(key),
        };
        let all = self.table.iter().chain(&self.actions);
        key_bindings::pressed(ui, all.filter(|binding| any || answers(binding)))
    }

    /// The keys of the game's table, for the page of keyboard shortcuts.
    pub(super) fn groups(&self) -> Vec<KeyGroup> {
        let table = KeyGroup::of("keys-table", STEPS);
        let table = table.and(&self.table).and(others());
        let actions =
            (!self.actions.is_empty()).then(|| KeyGroup::of("keys-actions", &self.actions));
        std::iter::once(table).chain(actions).collect()
    }
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
    KeyBinding::new(SharedKey::Rules, "menu-rules", &[key(Key::F1), key(Key::I)]),
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

/// Asserts that no two keys of a game's table are the same, and that each has a name in every language.
pub fn are_well_formed<G: GameScreens>() {
    let games = Games::new([&GameType::<G>::NEW as &dyn DescribedGame]);
    let text = Text::new(Language::default(), games.clone());
    key_bindings::are_well_formed(GameKeys::<G>::new(&text).groups(), &games);
}
