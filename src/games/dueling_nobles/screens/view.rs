//! Queries of the game's tables for its screens.

use crate::rules::duel::Term;
use crate::rules::table::{NobleInPlay, Side};
use crate::rules::{DuelingNobles, Table};
use courtyard_core::cards::Card;
use courtyard_core::seat::EitherSeat;
pub(super) use courtyard_text::capital;
use courtyard_text::{self as text, Arg};
use courtyard_ui::session::TableView;
use easy_ext::ext;
use egui::Id;

/// A session of the game for its screens.
pub(super) type View<'a> = TableView<'a, DuelingNobles>;

#[ext(ViewExt)]
pub(super) impl<'a> TableView<'a, DuelingNobles> {
    /// The table.
    fn table(&self) -> &'a Table {
        self.table
    }

    /// Everything that belongs to a player.
    fn side(&self, seat: EitherSeat) -> &'a Side {
        &self.table.sides[seat]
    }

    /// Whether it is this player's turn in a running game.
    fn is_active(&self, seat: EitherSeat) -> bool {
        self.table.active == seat && self.table.outcome().is_none()
    }

    /// A player's name as the heading of the side, with a mark for the active player.
    fn marked_name(&self, seat: EitherSeat) -> String {
        match self.is_active(seat) {
            true => self.of("dueling-nobles-side-active", seat),
            false => self.name(seat).to_owned(),
        }
    }

    /// The message of this key about a card, named `card`.
    fn about(&self, key: &str, card: impl Into<Card>) -> String {
        self.with(key, &[("card", sign(card).into())])
    }

    /// The message of this key about a number, named `count`.
    fn counted(&self, key: &str, count: impl Into<Arg<'static>>) -> String {
        self.with(key, &[("count", count.into())])
    }

    /// Identifies the session while the app runs.
    fn session_id(&self) -> Id {
        let header = self.session.header();
        Id::unique((header.started, header.players.values()))
    }

    /// A noble's strength without dice and cards, and its terms, such as `16` and `13 + 3♣`.
    fn strength(&self, seat: EitherSeat, standing: &NobleInPlay) -> (u32, String) {
        let sum = self.side(seat).fighter(standing).breakdown(self.rules());
        let terms: Vec<String> = sum.terms().iter().map(|t| term_sign(*t)).collect();
        (sum.strength(), terms.join(" + "))
    }
}

/// A term as a short text, such as `12` or `3♣`.
pub(super) fn term_sign(term: Term) -> String {
    match term {
        Term::Base(_) | Term::Die(_) | Term::Inspiration { .. } | Term::Adrenaline { .. } => {
            term.value().to_string()
        }
        Term::Weapon(weapon) => sign(weapon),
        Term::Card { card } | Term::Critical { card } => sign(card),
    }
}

/// A card as displayed: `10♥`.
pub(super) fn sign(card: impl Into<Card>) -> String {
    text::sign(card.into())
}
