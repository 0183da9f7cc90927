//! What keys do at a table.

use egui::Key;

use super::duel;
use crate::dice::Die;
use crate::games::dueling_nobles::ActionKind;
use crate::ui::commands::{Command, KeyGroup, Shortcut, ctrl, ctrl_shift, key};

/// What a key does at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableCommand {
    /// Take back the last action.
    Undo,
    /// Put back the last action taken back.
    Redo,
    /// Go on to the next phase.
    NextPhase,
    /// End the turn.
    EndTurn,
    /// Put together an action of this kind.
    Open(ActionKind),
    /// This is what the die shows.
    Die(Die),
    /// Let the app roll.
    Roll,
    /// Play no support card.
    NoSupport,
    /// The log and the notes.
    Log,
    /// Look back, move by move.
    LookBack,
    /// The corrections.
    Corrections,
    /// Show the table from the other side.
    TurnAround,
    /// The rules of the game.
    Rules,
    /// To the start screen.
    Leave,
}

impl TableCommand {
    /// What it means for the running duel.
    pub(super) fn in_duel(self) -> Option<duel::Key> {
        match self {
            TableCommand::Die(die) => Some(duel::Key::Face(die)),
            TableCommand::Roll => Some(duel::Key::Roll),
            TableCommand::NoSupport => Some(duel::Key::NoCard),
            _ => None,
        }
    }
}

const fn command(
    what: TableCommand,
    name: &'static str,
    keys: &'static [Shortcut],
) -> Command<TableCommand> {
    Command { what, name, keys }
}

const fn open(
    kind: ActionKind,
    name: &'static str,
    keys: &'static [Shortcut],
) -> Command<TableCommand> {
    command(TableCommand::Open(kind), name, keys)
}

const fn die(face: usize, keys: &'static [Shortcut]) -> Command<TableCommand> {
    command(TableCommand::Die(Die::FACES[face]), "keys-die", keys)
}

/// What keys do at a table: the table's own first, then the kinds of action.
pub const TABLE: &[Command<TableCommand>] = &[
    command(
        TableCommand::Undo,
        "do-undo",
        &[ctrl(Key::Z), key(Key::Backspace), key(Key::U)],
    ),
    command(
        TableCommand::Redo,
        "do-redo",
        &[ctrl_shift(Key::Z), ctrl(Key::Y)],
    ),
    command(TableCommand::NextPhase, "kind-next-phase", &[key(Key::N)]),
    command(TableCommand::EndTurn, "kind-end-turn", &[key(Key::E)]),
    die(0, &[key(Key::Num1)]),
    die(1, &[key(Key::Num2)]),
    die(2, &[key(Key::Num3)]),
    die(3, &[key(Key::Num4)]),
    die(4, &[key(Key::Num5)]),
    die(5, &[key(Key::Num6)]),
    command(TableCommand::Roll, "keys-roll", &[key(Key::Num0)]),
    command(TableCommand::NoSupport, "keys-no-support", &[key(Key::X)]),
    command(TableCommand::Log, "menu-log", &[key(Key::L)]),
    command(TableCommand::LookBack, "look-title", &[key(Key::P)]),
    command(
        TableCommand::Corrections,
        "menu-corrections",
        &[key(Key::K)],
    ),
    command(TableCommand::TurnAround, "menu-turn-around", &[key(Key::A)]),
    command(
        TableCommand::Rules,
        "keys-rules",
        &[key(Key::F1), key(Key::I)],
    ),
    command(TableCommand::Leave, "menu-leave", &[key(Key::Q)]),
    open(ActionKind::Sell, "kind-sell", &[key(Key::S)]),
    open(ActionKind::Tax, "kind-tax", &[key(Key::T)]),
    open(ActionKind::Buy, "kind-buy", &[key(Key::B)]),
    open(ActionKind::Recruit, "kind-recruit", &[key(Key::R)]),
    open(ActionKind::Weapon, "kind-weapon", &[key(Key::W)]),
    open(ActionKind::MoveWeapon, "kind-move-weapon", &[key(Key::M)]),
    open(ActionKind::Heal, "kind-heal", &[key(Key::H)]),
    open(ActionKind::DrawThree, "kind-draw-three", &[key(Key::D)]),
    open(ActionKind::Recover, "kind-recover", &[key(Key::V)]),
    open(ActionKind::Spy, "kind-spy", &[key(Key::Y)]),
    open(ActionKind::Challenge, "kind-challenge", &[key(Key::C)]),
    open(ActionKind::Deflect, "kind-deflect", &[key(Key::F)]),
    open(ActionKind::Concede, "kind-concede", &[key(Key::G)]),
];

/// What of that keys do in a duel without a table.
pub(super) fn of_duel() -> impl Iterator<Item = &'static Command<TableCommand>> {
    TABLE.iter().filter(|command| match command.what {
        TableCommand::Undo | TableCommand::Redo | TableCommand::Rules | TableCommand::Leave => true,
        what => what.in_duel().is_some(),
    })
}

/// The keys of a duel without a table, for the page of all keys.
pub(super) fn duel_keys() -> Vec<KeyGroup> {
    vec![KeyGroup::of("quick-title", of_duel())]
}

/// The keys of a table, for the page of all keys.
pub(super) fn keys() -> Vec<KeyGroup> {
    let opens = |c: &&Command<TableCommand>| matches!(c.what, TableCommand::Open(_));
    vec![
        KeyGroup::of("keys-table", TABLE.iter().filter(|c| !opens(c))),
        KeyGroup::of("keys-actions", TABLE.iter().filter(opens)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use crate::text::Text;
    use crate::text::dueling_nobles::kind_name;
    use crate::ui::commands::tests::are_well_formed;

    #[test]
    fn no_two_share_a_key_and_each_has_a_name() {
        are_well_formed(TABLE);
    }

    #[test]
    fn kinds_of_action_are_named_as_elsewhere() {
        let text = Text::new(Language::English, crate::house::described());
        for command in TABLE {
            if let TableCommand::Open(kind) = command.what {
                assert_eq!(text.get(command.name), kind_name(&text, kind));
            }
        }
    }

    #[test]
    fn the_faces_of_a_die_share_a_line() {
        let keys = keys();
        let die = keys[0].entries.iter().find(|e| e.name == "keys-die");
        assert_eq!(die.map(|e| e.keys.len()), Some(6));
    }
}
