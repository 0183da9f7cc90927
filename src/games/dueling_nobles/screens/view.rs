//! Queries of the game's tables for its screens.

use crate::rules::decks::Owner;
use crate::rules::duel::Term;
use crate::rules::table::{NobleInPlay, Side};
use crate::rules::{ActionKind, DuelingNobles, Table};
use crate::text::{owner_label, phase_name};
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

    /// The session in the phase that allows this kind of action: the current one or the first later one. The current one
    /// if none does.
    fn in_phase_of(&self, kind: ActionKind) -> View<'a> {
        let allows = |view: &View<'_>| {
            let phase = view.table.phase(view.rules());
            phase.is_some_and(|phase| phase.allows.contains(&kind))
        };
        let mut phases = std::iter::once(*self).chain(self.phases_ahead());
        phases.find(allows).unwrap_or(*self)
    }

    /// The phases that an action at this table would end, in a sentence; `None` if it is possible in the current one.
    fn passing(&self) -> Option<String> {
        let now = self.session.table().phase_index()?;
        let then = self.table.phase_index().filter(|then| *then > now)?;
        let passed = &self.rules().phases[now..then];
        let names = passed
            .iter()
            .map(|phase| capital(&phase_name(self.text, &phase.id)));
        let args = [
            ("phases", self.text.list(names).into()),
            ("count", passed.len().into()),
        ];
        Some(self.with("dueling-nobles-passing", &args))
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
        if self.is_active(seat) {
            self.of("dueling-nobles-side-active", seat)
        } else {
            self.name(seat).to_owned()
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

    /// The words about the support cards of this owner, with the owner's name if there are several decks.
    fn of_owner(&self, owner: Owner, words: String) -> String {
        owner_label(self.context(), owner, words)
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
