//! The laboratory: games between bots on the same shuffles, and what differs between two sets of rules.
//!
//! A game implements [`LabGame`]: a dealer that knows all cards, the moves of a player with a given hand, and the rules of
//! thumb of the bot `greedy`. [`play`](mod@play) plays one game, [`run`] blocks of games, and [`figures`] adds them up.
//! [`LabGame::suppose`] deals the hidden cards at random, which [`playout`] needs to estimate a position.
//! Nothing here uses threads, files or a clock.

pub mod bot;
pub mod chance;
pub mod figures;
pub mod file;
pub mod job;
pub mod ladder;
pub mod opponents;
pub mod play;
pub mod playout;
pub mod run;
mod seal;
mod sound;
pub mod stories;
pub mod story;

pub use bot::{Bot, BotFault, Compared, Sight, Valued};
pub use chance::{Chance, Purpose, Streams};
pub use courtyard_session::RuleSet;
pub use file::{Counts, FileFault, MergeFault, RunFile, Shard};
pub use job::{Task, Work};
pub use opponents::{Act, Begun, BotGame, Foul, Level, Opponents, SeatsBots};
pub use play::{Draw, Played};
pub use playout::Playouts;
pub use run::{AnyLab, Block, Laboratory, Plan, PlanFault};
pub use seal::{NoSeed, Seed};
pub use sound::MOST_BLOCKS;

use std::fmt::Debug;

use courtyard_core::game::{Compose, RulesOf};
use courtyard_core::seat::Seat;
use strum::VariantArray;

/// The next input that the table needs.
#[derive(Debug, Clone, PartialEq)]
pub enum Next<A> {
    /// The decision of a player.
    Player(Seat),
    /// An action that needs no decision.
    Table(A),
    /// Nothing: the game is over.
    Over,
}

/// The kinds of action that bots never play. The set-up is not counted.
const LEFT_OUT: [&str; 5] = ["setup", "concede", "tell", "adjust", "note"];

/// A game that bots can play.
pub trait LabGame: Compose {
    /// The dealer's knowledge: where every card lies.
    type Deal: Clone;

    /// A decision of a player, with the cards that it plays face down.
    type Move: Clone + PartialEq + Debug;

    /// The information about hidden cards that follows from the actions so far and that the table does not show, such as
    /// the cards of a discard pile that was shuffled into a deck. All players know it.
    type Record: Clone + Debug;

    /// Everything that one player sees: the table and the player's own cards.
    type View<'a>;

    /// The kind of action that begins a duel or battle.
    const CHALLENGE: Self::Kind;

    /// The kinds of action that only lead on, such as to the next phase or player.
    const LEADS_ON: &[Self::Kind];

    /// The kinds of action that show cards that were hidden and that chance decided on.
    const SHOWS_CARDS: &[Self::Kind];

    /// The bots that take seats at a real table, if they can do so in this game.
    const SEATS: Option<&'static dyn SeatsBots<Self>> = None;

    /// The kinds of action that are counted, by their names in a journal.
    fn kinds_counted() -> Vec<&'static str> {
        let kinds = Self::Kind::VARIANTS.iter();
        let names = kinds.map(|kind| (*kind).into());
        names.filter(|name| !LEFT_OUT.contains(name)).collect()
    }

    /// Deals. The cards of seat 0 go to seat `shift` instead, those of seat 1 to the next, and so on.
    fn deal(rules: &RulesOf<Self>, players: usize, shift: usize, streams: Streams) -> Self::Deal;

    /// Returns what the table waits for.
    fn next(table: &Self::Table, deal: &Self::Deal) -> Next<Self::Action>;

    /// Returns what the player on this seat sees.
    fn view<'a>(
        rules: &'a RulesOf<Self>,
        table: &'a Self::Table,
        deal: &'a Self::Deal,
        seat: Seat,
    ) -> Self::View<'a>;

    /// Lists the moves that the player can make with this hand. Concessions, corrections and remarks are not among them.
    fn moves(view: &Self::View<'_>, moves: &mut Vec<Self::Move>);

    /// The kind of the move's action.
    fn kind_of_move(chosen: &Self::Move) -> Self::Kind;

    /// Whether two moves differ only in cards that are worth the same.
    fn alike(one: &Self::Move, other: &Self::Move) -> bool {
        one == other
    }

    /// The value of a move for `greedy`: the greatest is chosen.
    fn rate(view: &Self::View<'_>, chosen: &Self::Move) -> i64;

    /// Whether not even a weak player would choose this move: it ends the player's game without need, or throws away a
    /// card for nothing.
    fn is_absurd(_view: &Self::View<'_>, _chosen: &Self::Move) -> bool {
        false
    }

    /// The share of a win, in percent, that `search` gives up for the favorite of `greedy`. It grows with the length of a
    /// game in which two players could wait for each other forever.
    fn patience(_table: &Self::Table) -> u64 {
        0
    }

    /// Turns a player's decision into the action that a table would record: adds dice, drawn nobles and seen hands.
    /// Returns `None` if the table has nothing to record yet.
    fn carry_out(deal: &mut Self::Deal, seat: Seat, chosen: &Self::Move) -> Option<Self::Action>;

    /// Moves the cards after an action was played; `table` is the one after it. Cards that leave a draw pile are added
    /// to `draws`, if there is a list.
    fn follow(
        table: &Self::Table,
        deal: &mut Self::Deal,
        action: &Self::Action,
        draws: Option<&mut Vec<Draw>>,
    );

    /// The record before the first action.
    fn record(rules: &RulesOf<Self>, players: usize) -> Self::Record;

    /// Updates the record after an action of a game or of a journal; `table` is the one after the action.
    fn remember(record: &mut Self::Record, table: &Self::Table, action: &Self::Action);

    /// Deals all cards that the table does not show at random, each way that agrees with the table and the record being
    /// equally likely. With a view, its player has the cards of the view. The chance of the new deal, such as its later
    /// dice, is that of `streams`.
    ///
    /// Returns `None` if there is no such way, because the table was corrected to numbers that cannot be.
    fn suppose(
        rules: &RulesOf<Self>,
        table: &Self::Table,
        record: &Self::Record,
        own: Option<&Self::View<'_>>,
        streams: Streams,
    ) -> Option<Self::Deal>;

    /// The streams that the deal takes its chance from.
    fn streams(deal: &Self::Deal) -> Streams;

    /// Whether the dealer's cards agree with the table and the record.
    fn agrees(table: &Self::Table, record: &Self::Record, deal: &Self::Deal) -> bool;

    /// How well a player stands, the most important number first: nobles or cards of the draw pile, then numbers that
    /// only tell who is behind. `None` if the player is out.
    fn standing(table: &Self::Table, seat: Seat) -> Option<[u64; 3]>;

    /// The luck of the dice of seat 0 that an action has decided, in 2592nds of a duel; `table` is the one after it.
    fn luck(_rules: &RulesOf<Self>, _table: &Self::Table, _action: &Self::Action) -> i64 {
        0
    }

    /// The fields of the deal for the file beside a journal, such as the cards of each hand. The cards are those of a
    /// deal from which nothing was played.
    fn dealt(deal: &Self::Deal) -> serde_json::Map<String, serde_json::Value>;
}
