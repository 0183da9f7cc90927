//! The state that the screens of a table read: the session with its texts.

use std::borrow::Cow;
use std::cell::Cell;

use egui::{Label, TextStyle, Ui};

use super::ahead::Ahead;
use super::composer::Composer;
use super::game::{GameScreens, TableCommand};
use crate::parts;
use crate::theme;
use courtyard_core::game::{Adjust, Game, RulesOf};
use courtyard_core::seat::{Seat, SeatSet, Seats};
use courtyard_lab::Opponents;
use courtyard_session::Session;
use courtyard_settings::Settings;
use courtyard_text::{Arg, Describe, Text, TextContext, name_bot_seat};

/// A kind of action, with the reason if none of its kind is possible.
pub type Kind<G> = (<G as Game>::Kind, Result<(), <G as Game>::Refusal>);

/// A session with its texts, read-only. A game adds queries of its own tables by an `impl TableView<'_, ItsName>` in
/// its folder.
#[derive(Clone)]
pub struct TableView<'a, G: Describe> {
    /// The messages of the language spoken.
    pub text: &'a Text,
    /// The session.
    pub session: &'a Session<G>,
    /// The visible table: the session's current or an earlier one.
    pub table: &'a G::Table,
    /// The players' names as in sentences.
    pub players: &'a Seats<String>,
    /// The settings of the app.
    pub settings: &'a Settings,
    /// Every kind of action, with the reason if none of it is possible; empty if the table is read-only.
    pub kinds: &'a [Kind<G>],
    /// The later phases of the turn, whose actions can be chosen at once; empty in each of them.
    pub ahead: &'a [Ahead<G>],
    /// The actions that lead to this table, if it is that of a later phase.
    pub passes: &'a [G::Action],
    /// The last action in a sentence; `None` if the table is read-only.
    pub last: Option<&'a str>,
    /// The last event on another device, in a sentence, until it is answered.
    pub news: Option<&'a str>,
    /// The sheet of the action that is being composed.
    pub sheet: Option<&'a Composer<G>>,
    /// The players who can act here: all people, unless this is the device of a guest.
    pub hands: SeatSet,
    /// The bots that play here.
    pub bots: Option<&'a dyn Opponents<G>>,
    /// Whether the last proposal is still pending.
    pub waits: bool,
    /// The number typed in this frame; `None` if the table is read-only.
    pub number: Option<&'a Cell<Option<u8>>>,
}

impl<G: Describe> Copy for TableView<'_, G> {}

impl<'a, G: Describe> TableView<'a, G> {
    /// The number typed in this frame, one of [`GameScreens::NUMBERS`](super::GameScreens::NUMBERS), for the first
    /// question that takes it.
    pub fn take_number(&self) -> Option<u8> {
        self.number?.take()
    }

    /// The same session with an earlier table.
    #[must_use]
    pub fn at<'b>(self, table: &'b G::Table) -> TableView<'b, G>
    where
        'a: 'b,
    {
        TableView { table, ..self }
    }

    /// The session in the phase in which this kind of action is possible: the current one, or the first later one. The
    /// current one if it is possible in none.
    #[must_use]
    pub fn when(self, kind: G::Kind) -> TableView<'a, G> {
        let is_possible = |kinds: &[Kind<G>]| {
            let mut kinds = kinds.iter();
            kinds.any(|(other, possible)| *other == kind && possible.is_ok())
        };
        if is_possible(self.kinds) {
            return self;
        }
        let mut phases = self.phases_ahead();
        phases
            .find(|phase| is_possible(phase.kinds))
            .unwrap_or(self)
    }

    /// The session in each of the later phases of the turn.
    pub fn phases_ahead(self) -> impl Iterator<Item = TableView<'a, G>> {
        self.ahead.iter().map(move |phase| TableView {
            table: &phase.table,
            kinds: &phase.kinds,
            passes: &phase.passes,
            ahead: &[],
            ..self
        })
    }

    /// The command that records this action, and before it the phases that lead to this table.
    pub fn record(&self, action: G::Action) -> TableCommand<G>
    where
        G: GameScreens,
    {
        match self.passes {
            [] => TableCommand::Do(action),
            passes => TableCommand::DoAll(passes.iter().cloned().chain([action]).collect()),
        }
    }

    /// Whether the set-up of this table has not been recorded yet.
    pub fn awaits_set_up(&self) -> bool {
        G::active(self.table).is_none()
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'a RulesOf<G> {
        self.session.rules()
    }

    /// The name of a kind of action.
    pub fn kind(&self, kind: G::Kind) -> String {
        G::kind_name(self.text, kind)
    }

    /// The description of a kind of action under these rules, if there is one.
    pub fn kind_about(&self, kind: G::Kind) -> Option<String> {
        G::kind_about(self.text, self.rules(), kind)
    }

    /// A player's name.
    pub fn name(&self, seat: impl Into<Seat>) -> &'a str {
        self.players.get(seat.into()).map_or("", String::as_str)
    }

    /// Whether a bot plays on this seat.
    pub fn is_bot(&self, seat: impl Into<Seat>) -> bool {
        self.session.header().bots.at(seat.into()).is_some()
    }

    /// The name of a player's seat for screen readers, given the player's name or a phrase with it: that of a bot says so.
    pub fn seat_name(&self, seat: impl Into<Seat>, name: &str) -> String {
        match self.session.header().bots.at(seat.into()) {
            Some(bot) => name_bot_seat(self.text, name, bot),
            None => name.to_owned(),
        }
    }

    /// An action of people with the part of the bots, such as their cards in a battle; `None` if no bots play here, or it is not
    /// for people.
    pub fn completed(&self, action: G::Action) -> Option<G::Action> {
        self.bots?.complete(self.session, None, action).ok()
    }

    /// The players to act, in a sentence.
    pub fn others(&self, acting: SeatSet) -> String {
        self.acting("guest-others", acting)
    }

    /// The message of this key about players to act.
    fn acting(&self, key: &str, acting: SeatSet) -> String {
        let names = acting.iter().map(|seat| self.name(seat).to_owned());
        let players = self.text.list(names);
        self.with(key, &[("players", players.into())])
    }

    /// Whether this player's actions are offered here. In a read-only view all are offered, with the reason why none
    /// is possible.
    pub fn offers(&self, seat: impl Into<Seat>) -> bool {
        self.is_read_only() || self.hands.contains(seat.into())
    }

    /// Whether nothing can be done here at all, because it shows a past table or a table for all to see.
    fn is_read_only(&self) -> bool {
        self.kinds.is_empty()
    }

    /// Whether this is the device of a spectator, who can do nothing.
    pub fn watches(&self) -> bool {
        self.hands.is_empty() && !self.is_read_only()
    }

    /// Whether this device may do no action of this kind now: the device of a player those of other players, and the
    /// device of a spectator none.
    pub fn is_foreign(&self, kind: G::Kind) -> bool {
        let hands = self.hands;
        let may = match G::actors(self.table, kind) {
            Some(actors) => actors.iter().any(|seat| hands.contains(seat)),
            None => !hands.is_empty(),
        };
        !may && !self.is_read_only()
    }

    /// The players who have to act instead, in a sentence, if an action of this kind is [foreign](TableView::is_foreign).
    pub fn why_foreign(&self, kind: G::Kind) -> Option<String> {
        let is_foreign = self.is_foreign(kind);
        is_foreign.then(|| match G::actors(self.table, kind) {
            Some(actors) if !actors.is_empty() && !self.hands.is_empty() => self.others(actors),
            Some(_) => self.others(G::acting(self.table)),
            None => self.get("guest-you-watch").into_owned(),
        })
    }

    /// The player whose device this is, if it may act for no other.
    pub fn owner(&self) -> Option<Seat> {
        let owner = self.hands.iter().next();
        owner.filter(|_| self.hands.len() == 1)
    }

    /// Shows the players to act, if nothing can be done here.
    pub fn waits_for(&self, ui: &mut Ui, others: SeatSet) {
        // On a guest's device nobody sees the step of a bot before it is done.
        let are_bots = self.bots.is_none() && others.iter().all(|seat| self.is_bot(seat));
        let key = if are_bots {
            "guest-bots"
        } else {
            "guest-others"
        };
        let sentence = self.acting(key, others);
        parts::headed(ui, 1, Label::new(theme::heading(sentence)).wrap());
    }

    /// The player whose turn it is, or the result of the game.
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
                    0 => self.get("result-draw").into_owned(),
                    1 => self.with("bar-won", &[("name", names().into())]),
                    _ => self.with("bar-several-won", &[("names", names().into())]),
                }
            }
        }
    }

    /// The headline if space is limited, without whose turn it is, which can also be seen on the table.
    pub fn brief_headline(&self) -> String {
        let turn = G::turn(self.table);
        match G::outcome(self.table) {
            None if turn > 0 => self.with("bar-turn-only", &[("turn", turn.into())]),
            _ => self.headline(),
        }
    }

    /// Shows whose turn it is, in the free middle of a bar.
    pub(super) fn show_headline(&self, ui: &mut Ui) {
        let left = egui::Layout::left_to_right(egui::Align::Center);
        ui.with_layout(left, |ui| {
            let (room, headline) = (ui.available_width(), self.headline());
            let fits = |style| parts::width_in(ui, &headline, style) <= room;
            // A long name makes the letters smaller before it gives way.
            let title = match (fits(TextStyle::Heading), fits(TextStyle::Button)) {
                (true, _) => theme::heading(headline),
                (false, true) => theme::strong_text(headline),
                (false, false) => theme::heading(self.brief_headline()),
            };
            parts::headed(ui, 1, Label::new(title).truncate());
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

    /// The context of sentences about this session.
    pub fn context(&self) -> TextContext<'a, G> {
        TextContext::new(self.text, self.session)
    }

    /// The sentence of a refusal.
    pub fn refusal(&self, refusal: &G::Refusal) -> String {
        G::refusal(self.context(), self.table, refusal)
    }

    /// The name of a value that corrections can set: the message `ID-correct-VARIANT` with its fields as arguments.
    pub fn value(&self, value: &G::Value) -> String
    where
        G: Adjust,
    {
        self.context().sentence("correct", value).finish()
    }

    /// Why the action is not possible, in a sentence; `None` if it is.
    pub fn why_not(&self, action: &G::Action) -> Option<String> {
        let refused = G::check(self.rules(), self.table, action).err()?;
        Some(self.refusal(&refused))
    }

    /// Why this device can do no action of the kind, in a sentence; `None` if it can do one.
    pub fn why_no(&self, kind: G::Kind) -> Option<String> {
        self.why_foreign(kind).or_else(|| self.why_impossible(kind))
    }

    /// Why no player can do an action of the kind, in a sentence; `None` if one can.
    pub fn why_impossible(&self, kind: G::Kind) -> Option<String> {
        let (_, possible) = self.kinds.iter().find(|(other, _)| *other == kind)?;
        Some(self.refusal(possible.as_ref().err()?))
    }
}
