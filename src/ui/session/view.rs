//! What the screens of a table read: the session, and the words for it.

use std::borrow::Cow;

use egui::{Label, Ui};

use crate::parts;
use crate::theme;
use courtyard_core::game::{Compose, Game, RulesOf};
use courtyard_core::seat::{Seat, SeatSet, Seats};
use courtyard_session::Session;
use courtyard_settings::Settings;
use courtyard_text::{Arg, Describe, Text, TextContext};

/// A kind of action, and why none of its kind is possible.
pub type Kind<G> = (<G as Compose>::Kind, Result<(), <G as Game>::Refusal>);

/// A session with the words for it. Everything shown is read through this; nothing is changed. A game adds what it reads
/// of its own tables by an `impl TableView<'_, ItsName>` in its folder.
pub struct TableView<'a, G: Describe> {
    /// The messages of the language spoken.
    pub text: &'a Text,
    /// The session.
    pub session: &'a Session<G>,
    /// The table that is shown: the session's, or one that it had.
    pub table: &'a G::Table,
    /// The players' names as sentences have them.
    pub players: &'a Seats<String>,
    /// What has been chosen about the app itself.
    pub settings: &'a Settings,
    /// Every kind of action, and whether one of it is possible; nothing where the table is only looked at.
    pub kinds: &'a [Kind<G>],
    /// Whose actions can be taken here: everybody's, unless this is the device of a guest.
    pub hands: SeatSet,
    /// Whether what was asked for last still waits for the host's word.
    pub waits: bool,
}

impl<G: Describe> Clone for TableView<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Describe> Copy for TableView<'_, G> {}

impl<'a, G: Describe> TableView<'a, G> {
    /// The same session at another table that it had.
    #[must_use]
    pub fn at<'b>(self, table: &'b G::Table) -> TableView<'b, G>
    where
        'a: 'b,
    {
        TableView { table, ..self }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'a RulesOf<G> {
        self.session.rules()
    }

    /// A player's name.
    pub fn name(&self, seat: impl Into<Seat>) -> &'a str {
        self.players.get(seat.into()).map_or("", String::as_str)
    }

    /// Whom the table waits for, in a sentence.
    pub fn others(&self, acting: SeatSet) -> String {
        let names = acting.iter().map(|seat| self.name(seat).to_owned());
        let players = self.text.list(names);
        self.with("guest-others", &[("players", players.into())])
    }

    /// Whether what this player alone may do is offered here. Whoever only looks on is offered everybody's, and told why none
    /// of it can be done.
    pub fn offers(&self, seat: impl Into<Seat>) -> bool {
        self.hands == SeatSet::EMPTY || self.hands.contains(seat.into())
    }

    /// The one player whose device this is, where it may act for nobody else.
    pub fn owner(&self) -> Option<Seat> {
        let owner = self.hands.iter().next();
        owner.filter(|_| self.hands.len() == 1)
    }

    /// Says whom the table waits for, where nothing can be done here.
    pub fn waits_for(&self, ui: &mut Ui, others: SeatSet) {
        let sentence = self.others(others);
        parts::headed(ui, 1, Label::new(theme::heading(sentence)).wrap());
    }

    /// Whose turn it is, or how the game has ended.
    pub fn headline(&self) -> String {
        let turn = G::turn(self.table);
        match (G::outcome(self.table), G::active(self.table)) {
            (None, _) if turn == 0 => self.get("bar-set-up").into_owned(),
            (None, Some(seat)) => {
                let args = [("turn", turn.into()), ("name", self.name(seat).into())];
                self.with("bar-turn", &args)
            }
            (None, None) => self.brief_headline(),
            (Some(outcome), _) => {
                let winners = outcome.winners();
                let names = winners.iter().map(|seat| self.name(seat).to_owned());
                let names = || self.text.list(names);
                match winners.len() {
                    0 => self.get("bar-drawn").into_owned(),
                    1 => self.with("bar-won", &[("name", names().into())]),
                    _ => self.with("bar-several-won", &[("names", names().into())]),
                }
            }
        }
    }

    /// The same where there is little room: whose turn it is can be seen at the table, too.
    pub fn brief_headline(&self) -> String {
        let turn = G::turn(self.table);
        match G::outcome(self.table) {
            None if turn > 0 => self.with("bar-turn-only", &[("turn", turn.into())]),
            _ => self.headline(),
        }
    }

    /// Shows whose turn it is, in what is left of a bar between its ends.
    pub(super) fn show_headline(&self, ui: &mut Ui) {
        let left = egui::Layout::left_to_right(egui::Align::Center);
        ui.with_layout(left, |ui| {
            let mut headline = self.headline();
            if parts::heading_width(ui, &headline) > ui.available_width() {
                headline = self.brief_headline();
            }
            parts::headed(ui, 1, Label::new(theme::heading(headline)).truncate());
        });
    }

    /// The message of this key.
    pub fn get(&self, key: &'a str) -> Cow<'a, str> {
        self.text.get(key)
    }

    /// The message of this key with its arguments.
    pub fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.text.with(key, args).into_owned()
    }

    /// The message of this key about a player, named `name`.
    pub fn of(&self, key: &str, seat: impl Into<Seat>) -> String {
        self.with(key, &[("name", self.name(seat).into())])
    }

    /// What sentences about this session are made with.
    pub fn context(&self) -> TextContext<'a, G> {
        TextContext::new(self.text, self.session)
    }

    /// The sentence of a refusal.
    pub fn refusal(&self, refusal: &G::Refusal) -> String {
        G::refusal(self.context(), self.table, refusal)
    }

    /// Why the action is not possible, in a sentence; `None` if it is.
    pub fn why_not(&self, action: &G::Action) -> Option<String> {
        let refused = G::check(self.rules(), self.table, action).err()?;
        Some(self.refusal(&refused))
    }

    /// Why no action of the kind is possible, in a sentence; `None` if one is.
    pub fn why_no(&self, kind: G::Kind) -> Option<String> {
        let (_, possible) = self.kinds.iter().find(|(other, _)| *other == kind)?;
        Some(self.refusal(possible.as_ref().err()?))
    }
}
