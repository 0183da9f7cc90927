//! What the screens of a table read: the session, and the words for it.

use std::borrow::Cow;

use crate::cards::Card;
use crate::games::dueling_nobles::action::ActionKind;
use crate::games::dueling_nobles::duel::Term;
use crate::games::dueling_nobles::table::{NobleInPlay, Side};
use crate::games::dueling_nobles::{Action, DuelingNobles, Refusal, Rules, Table, referee};
use crate::seat::{EitherSeat, Seat, Seats};
use crate::session::Session;
use crate::settings::Settings;
use crate::text::dueling_nobles::kind_name;
use crate::text::{self, Arg, Describe, Text, TextContext};

/// A session with the words for it. Everything shown is read through this; nothing is changed.
#[derive(Clone, Copy)]
pub(super) struct Desk<'a> {
    pub(super) text: &'a Text,
    pub(super) session: &'a Session<DuelingNobles>,
    /// The table that is shown: the session's, or one that it had.
    pub(super) table: &'a Table,
    /// The players' names as sentences have them.
    pub(super) players: &'a Seats<String>,
    /// What has been chosen about the app itself.
    pub(super) settings: &'a Settings,
    /// What each kind of action says, in the order of [`ActionKind::ALL`].
    pub(super) may: &'a [Result<(), Refusal>],
}

impl<'a> Desk<'a> {
    /// The table.
    pub(super) fn table(&self) -> &'a Table {
        self.table
    }

    /// The rules of the game.
    pub(super) fn rules(&self) -> &'a Rules {
        self.session.rules()
    }

    /// What belongs to a player.
    pub(super) fn side(&self, seat: EitherSeat) -> &'a Side {
        &self.table.sides[seat]
    }

    /// A player's name.
    pub(super) fn name(&self, seat: EitherSeat) -> &'a str {
        &self.players[seat]
    }

    /// Whose turn it is, or how the game has ended.
    pub(super) fn whose(&self) -> String {
        match self.table.outcome() {
            None if self.table.turn == 0 => self.get("bar-set-up").into_owned(),
            None => {
                let args = [
                    ("turn", self.table.turn.into()),
                    ("name", self.name(self.table.active).into()),
                ];
                self.with("bar-turn", &args)
            }
            Some(outcome) => match outcome.winner() {
                Some(seat) => self.of("bar-won", seat),
                None => self.get("bar-drawn").into_owned(),
            },
        }
    }

    /// The same where there is little room: whose turn it is can be seen at the table, too.
    pub(super) fn whose_briefly(&self) -> String {
        match self.table.outcome() {
            None if self.table.turn > 0 => {
                self.with("bar-turn-only", &[("turn", self.table.turn.into())])
            }
            _ => self.whose(),
        }
    }

    /// The message of this key.
    pub(super) fn get(&self, key: &'a str) -> Cow<'a, str> {
        self.text.get(key)
    }

    /// The message of this key with its arguments.
    pub(super) fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.text.with(key, args).into_owned()
    }

    /// The message of this key about a player, named `name`.
    pub(super) fn of(&self, key: &str, seat: impl Into<Seat>) -> String {
        self.with(key, &[("name", self.players[seat.into()].as_str().into())])
    }

    /// The message of this key about a card, named `card`.
    pub(super) fn about(&self, key: &str, card: impl Into<Card>) -> String {
        self.with(key, &[("card", sign(card).into())])
    }

    /// Who tells of this session.
    pub(super) fn voice(&self) -> TextContext<'a, DuelingNobles> {
        TextContext::new(self.text, self.session)
    }

    /// The name of a kind of action.
    pub(super) fn kind(&self, kind: ActionKind) -> String {
        kind_name(self.text, kind)
    }

    /// The sentence of a refusal.
    pub(super) fn refusal(&self, refusal: &Refusal) -> String {
        DuelingNobles::refusal(self.voice(), self.table(), refusal)
    }

    /// Why the action is not possible, in a sentence; `None` if it is.
    pub(super) fn why_not(&self, action: &Action) -> Option<String> {
        referee::check(self.rules(), self.table(), action)
            .err()
            .map(|r| self.refusal(&r))
    }

    /// Why no action of the kind is possible, in a sentence; `None` if one is.
    pub(super) fn why_never(&self, kind: ActionKind) -> Option<String> {
        let may = self.may.get(kind as usize)?;
        may.as_ref().err().map(|r| self.refusal(r))
    }

    /// A noble's strength without dice and cards, and what it is made of, such as `16` and `13 + 3♣`.
    pub(super) fn strength(&self, seat: EitherSeat, standing: &NobleInPlay) -> (u32, String) {
        let sum = self.side(seat).fighter(standing).breakdown(self.rules());
        let terms: Vec<String> = sum.terms().iter().map(|t| term_sign(*t)).collect();
        (sum.strength(), terms.join(" + "))
    }
}

/// A term in one sign, such as `12` or `3♣`.
pub(super) fn term_sign(term: Term) -> String {
    match term {
        Term::Base(_) | Term::Die(_) | Term::Inspiration { .. } | Term::Adrenaline { .. } => {
            term.value().to_string()
        }
        Term::Weapon(weapon) => sign(weapon),
        Term::Card(card) | Term::Critical(card) => sign(card),
    }
}

/// A card as people write it: `10♥`.
pub(super) fn sign(card: impl Into<Card>) -> String {
    text::sign(card.into())
}

/// A name as it stands at the head of a line.
pub(super) fn capital(name: &str) -> String {
    let mut chars = name.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}
