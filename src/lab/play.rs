//! One game between bots.

use serde::Serialize;
use serde_json::{Map, Value, json};

use courtyard_core::game::{Outcome, RulesOf};
use courtyard_core::seat::Seat;

use crate::bot::{self, Bot, Sight};
use crate::chance::Streams;
use crate::playout::Playouts;
use crate::{LabGame, Next};

/// A game stops after this number of actions and counts as unfinished.
pub const MOST_ACTIONS: u64 = 2000;

/// Cards that left a draw pile, or were laid face down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Draw {
    /// The number of the entry that caused it.
    pub n: u64,
    /// The player that the cards belong to.
    pub seat: Seat,
    /// The cards.
    pub cards: Vec<String>,
    /// The destination of the cards, if a game has more than one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<&'static str>,
}

/// A game that was played.
#[derive(Debug, Clone)]
pub struct Played<A> {
    /// All actions in their order, if they are recorded.
    pub actions: Vec<A>,
    /// The cards drawn, if they are recorded.
    pub draws: Vec<Draw>,
    /// The cards as they were dealt.
    pub dealt: Map<String, Value>,
    /// How the game ended; `None` if it is unfinished.
    pub outcome: Option<Outcome>,
    /// Number of turns.
    pub turns: u64,
    /// Number of actions, the set-up excluded.
    pub count: u64,
    /// Number of duels or battles.
    pub duels: u64,
    /// Whether the winner was behind in the middle of the game.
    pub comeback: bool,
    /// The player who led in the middle of the game, and by how many; see [`LabGame::lead`].
    pub lead: Option<(Seat, u64)>,
    /// The luck of the dice of seat 0, in 2592nds of a duel.
    pub luck: i64,
    /// How often each kind was used, in the order of [`LabGame::kinds_counted`].
    pub uses: Vec<u64>,
}

/// A game: its rules, its players and its chance.
#[derive(Debug)]
pub struct Setting<'a, G: LabGame> {
    /// The rules.
    pub rules: &'a RulesOf<G>,
    /// The bot on each seat. Seat 0 takes the first turn.
    pub bots: &'a [&'a Bot],
    /// How many seats the dealt cards are moved.
    pub shift: usize,
    /// The chance of the block.
    pub streams: Streams,
    /// The kinds of action that are counted.
    pub kinds: &'a [&'static str],
    /// Whether the actions and draws are returned.
    pub recorded: bool,
    /// Whether the record of hidden cards is updated, for bots that look ahead and for observers.
    pub remembers: bool,
}

/// A position in which a bot decides.
pub struct Position<'a, G: LabGame> {
    /// The table.
    pub table: &'a G::Table,
    /// The information about hidden cards that all players have.
    pub record: &'a G::Record,
    /// All cards.
    pub deal: &'a G::Deal,
    /// The player who decides.
    pub seat: Seat,
    /// The move that the bot chose.
    pub chosen: &'a G::Move,
}

/// Plays a game to its end. The observer sees each position in which a bot decides.
///
/// # Panics
/// If the game's dealer does not keep to the rules.
pub fn play<G: LabGame>(
    setting: &Setting<'_, G>,
    mut observe: impl FnMut(Position<'_, G>),
) -> Played<G::Action> {
    let Setting { rules, streams, .. } = *setting;
    let players = setting.bots.len();
    let mut table = G::table(rules, players);
    let mut deal = G::deal(rules, players, setting.shift, streams);
    let mut record = G::record(rules, players);
    let mut played = Played {
        actions: Vec::new(),
        draws: Vec::new(),
        dealt: match setting.recorded {
            true => G::dealt(&deal),
            false => Map::new(),
        },
        outcome: None,
        turns: 0,
        count: 0,
        duels: 0,
        comeback: false,
        lead: None,
        luck: 0,
        uses: vec![0; setting.kinds.len()],
    };
    let mut decisions = [0; Seat::MAX];
    // The player behind and the lead at the start of each turn.
    let mut turns = Vec::new();
    let (mut moves, mut events, mut draws) = (Vec::new(), Vec::new(), Vec::new());
    let mut playouts = Playouts::<G>::default();
    let mut entry = 0;
    while played.count < MOST_ACTIONS {
        let action = match G::next(rules, &table, &deal) {
            Next::Over => break,
            Next::Table(action) => action,
            Next::Player(seat) => {
                let decision = &mut decisions[seat.number()];
                let chosen = {
                    let sight = Sight {
                        rules,
                        table: &table,
                        record: &record,
                        players,
                        seat,
                        view: G::view(rules, &table, &deal, seat),
                    };
                    moves.clear();
                    G::moves(&sight.view, &mut moves);
                    let bot = setting.bots[seat.number()];
                    let stream = || bot::stream(streams, seat, *decision);
                    bot.choose(&sight, &mut moves, &mut playouts, stream)
                };
                *decision += 1;
                observe(Position {
                    table: &table,
                    record: &record,
                    deal: &deal,
                    seat,
                    chosen: &chosen,
                });
                match G::carry_out(rules, &table, &mut deal, seat, &chosen) {
                    Some(action) => action,
                    None => continue,
                }
            }
        };
        events.clear();
        G::play_into(rules, &mut table, &action, &mut events)
            .unwrap_or_else(|why| panic!("{action:?} is refused: {why:?}"));
        entry += 1;
        let list = setting.recorded.then_some(&mut draws);
        G::follow(rules, &table, &mut deal, &action, &events, list);
        if setting.remembers {
            G::remember(&mut record, &table, &action, &events);
            debug_assert!(G::agrees(&table, &record, &deal), "after {action:?}");
        }
        let kind = G::kind(&action);
        if let Some(place) = setting.kinds.iter().position(|counted| *counted == kind) {
            played.uses[place] += 1;
            played.count += 1;
        }
        played.duels += u64::from(G::is_challenge(&action));
        played.luck += G::luck(rules, &table, &action);
        while turns.len() < G::turn(&table) as usize {
            turns.push((G::behind(&table), G::lead(&table)));
        }
        if setting.recorded {
            let numbered = |draw: Draw| Draw { n: entry, ..draw };
            played.draws.extend(draws.drain(..).map(numbered));
            played.actions.push(action);
        }
    }
    played.outcome = G::outcome(&table);
    played.turns = u64::from(G::turn(&table));
    let winner = played.outcome.and_then(Outcome::winner);
    if let Some((behind, lead)) = turns.get(turns.len() / 2) {
        played.comeback = behind.is_some() && *behind == winner;
        played.lead = *lead;
    }
    played
}

impl<A> Played<A> {
    /// The file beside the journal: the cards as they were dealt and drawn.
    pub fn to_json(&self, block: u64, game: usize, bots: &[String]) -> Value {
        let mut json = Map::new();
        json.insert("block".into(), json!(block));
        json.insert("game".into(), json!(game));
        json.insert("bots".into(), json!(bots));
        json.extend(self.dealt.clone());
        let (laid, draws): (Vec<&Draw>, _) =
            self.draws.iter().partition(|draw| draw.to == Some("table"));
        json.insert("draws".into(), json!(draws));
        if !laid.is_empty() {
            json.insert("laid".into(), json!(laid));
        }
        let result = self
            .outcome
            .map(|outcome| json!({"winner": outcome.winner()}));
        json.insert("result".into(), json!(result));
        Value::Object(json)
    }
}
