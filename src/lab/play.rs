//! One game between bots.

use serde::Serialize;
use serde_json::{Map, Value, json};
use strum::VariantArray;

use courtyard_core::game::{Events, Outcome, RulesOf};
use courtyard_core::seat::Seat;

use crate::bot::{self, Bot, Sight};
use crate::chance::{Chance, Purpose, Streams};
use crate::playout::Playouts;
use crate::{LEFT_OUT, LabGame, Next};

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

impl Draw {
    /// These cards of a player. The number of the entry is set when the action is recorded.
    pub fn new<C: ToString>(
        seat: impl Into<Seat>,
        cards: impl IntoIterator<Item = C>,
        to: Option<&'static str>,
    ) -> Draw {
        Draw {
            n: 0,
            seat: seat.into(),
            cards: cards.into_iter().map(|card| card.to_string()).collect(),
            to,
        }
    }
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
    /// The player who led in the middle of the game, and by how many nobles or cards of the draw pile.
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
        dealt: if setting.recorded {
            G::dealt(&deal)
        } else {
            Map::new()
        },
        outcome: None,
        turns: 0,
        count: 0,
        duels: 0,
        comeback: false,
        lead: None,
        luck: 0,
        uses: Vec::new(),
    };
    let mut decisions = [0; Seat::MAX];
    let mut random: Vec<Chance> = Seat::first(players)
        .map(|seat| streams.at(Purpose::Random(seat), 0))
        .collect();
    // How often each kind of action was used.
    let mut uses = vec![0; G::Kind::VARIANTS.len()];
    // The player behind and the lead at the start of each turn.
    let mut turns = Vec::new();
    let (mut moves, mut draws) = (Vec::new(), Vec::new());
    let mut playouts = Playouts::<G>::default();
    let mut entry = 0;
    while played.count < MOST_ACTIONS {
        let action = match G::next(&table, &deal) {
            Next::Over => break,
            Next::Table(action) => Some(action),
            Next::Player(seat) => {
                let place = seat.number();
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
                    let stream = || bot::stream(streams, seat, decisions[place]);
                    let random = &mut random[place];
                    setting.bots[place].choose(&sight, &mut moves, &mut playouts, random, stream)
                };
                let chosen = &moves[chosen];
                decisions[place] += 1;
                observe(Position {
                    table: &table,
                    record: &record,
                    deal: &deal,
                    seat,
                    chosen,
                });
                G::carry_out(&mut deal, seat, chosen)
            }
        };
        let Some(action) = &action else {
            continue;
        };
        G::play_into(rules, &mut table, action, Events::none())
            .unwrap_or_else(|why| panic!("{action:?} is refused: {why:?}"));
        entry += 1;
        let list = setting.recorded.then_some(&mut draws);
        G::follow(&table, &mut deal, action, list);
        if setting.remembers {
            G::remember(&mut record, &table, action);
            debug_assert!(G::agrees(&table, &record, &deal), "after {action:?}");
        }
        let kind = G::Kind::from(action);
        if let Some(place) = G::Kind::VARIANTS.iter().position(|one| *one == kind) {
            uses[place] += 1;
        }
        // The first action is the set-up.
        played.count = entry - 1;
        played.duels += u64::from(kind == G::CHALLENGE);
        played.luck += G::luck(rules, &table, action);
        while turns.len() < G::turn(&table) as usize {
            turns.push((behind::<G>(&table, players), lead::<G>(&table, players)));
        }
        if setting.recorded {
            let numbered = |draw: Draw| Draw { n: entry, ..draw };
            played.draws.extend(draws.drain(..).map(numbered));
            played.actions.push(action.clone());
        }
    }
    let uses = G::Kind::VARIANTS.iter().zip(uses);
    let counted = uses.filter(|(kind, _)| !LEFT_OUT.contains(&(**kind).into()));
    played.uses = counted.map(|(_, uses)| uses).collect();
    played.outcome = G::outcome(&table);
    played.turns = u64::from(G::turn(&table));
    let winner = played.outcome.and_then(Outcome::winner);
    if let Some((behind, lead)) = turns.get(turns.len() / 2) {
        played.comeback = behind.is_some() && *behind == winner;
        played.lead = *lead;
    }
    played
}

/// How well each player stands who is not out.
fn standings<G: LabGame>(
    table: &G::Table,
    players: usize,
) -> impl Iterator<Item = ([u64; 3], Seat)> {
    Seat::first(players).filter_map(|seat| Some((G::standing(table, seat)?, seat)))
}

/// The player who is behind all others, if one is.
fn behind<G: LabGame>(table: &G::Table, players: usize) -> Option<Seat> {
    let (least, seat) = standings::<G>(table, players).min()?;
    let mut others = standings::<G>(table, players).filter(|(_, other)| *other != seat);
    others.all(|(other, _)| other > least).then_some(seat)
}

/// The player who leads, and by how many nobles or cards. `None` if the first two are equal.
fn lead<G: LabGame>(table: &G::Table, players: usize) -> Option<(Seat, u64)> {
    let numbers = || standings::<G>(table, players).map(|([number, ..], seat)| (number, seat));
    let (most, seat) = numbers().max()?;
    let (second, _) = numbers().filter(|(_, other)| *other != seat).max()?;
    (most > second).then(|| (seat, most - second))
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
