//! Finished games for the app Board Game Stats, as the JSON of its `.bgsplay` files.
//!
//! Games and players are listed once each, and plays refer to them by number. Numbers are valid within one file;
//! across files, items are identified by their `uuid`.

use std::collections::BTreeMap;

use serde::Serialize;
use uuid::Uuid;

use super::{Played, uuid};
use crate::export::safe_json;
use crate::{Text, say};
use courtyard_core::seat::Seat;
use courtyard_session::Moment;

#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct File<'a> {
    about: &'static str,
    games: Vec<Game<'a>>,
    players: Vec<Player<'a>>,
    /// The location is unknown.
    locations: [(); 0],
    plays: Vec<Play<'a>>,
    user_info: UserInfo,
}

#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct UserInfo {
    /// Which of the players uses the app: unknown, 0.
    me_ref_id: usize,
}

#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Game<'a> {
    uuid: String,
    id: usize,
    name: &'a str,
    modification_date: String,
    cooperative: bool,
    highest_wins: bool,
    no_points: bool,
    uses_teams: bool,
    bgg_id: u32,
    bgg_name: &'static str,
    bgg_year: u32,
    min_player_count: usize,
    max_player_count: usize,
    is_base_game: u8,
    is_expansion: u8,
    rating: u8,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Player<'a> {
    uuid: String,
    id: usize,
    name: &'a str,
    is_anonymous: bool,
    modification_date: String,
}

#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Play<'a> {
    uuid: String,
    modification_date: String,
    entry_date: String,
    play_date: String,
    uses_teams: bool,
    duration_min: i64,
    ignored: bool,
    /// The winner is set explicitly, because a player can concede with the higher score.
    manual_winner: bool,
    rounds: u32,
    rating: u8,
    bgg_id: u32,
    scoring_setting: u8,
    game_ref_id: usize,
    /// Board Game Stats stores variants of a game under this name.
    board: &'a str,
    comments: String,
    player_scores: Vec<Score>,
    expansion_plays: [(); 0],
}

#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Score {
    score: String,
    winner: bool,
    new_player: bool,
    start_player: bool,
    player_ref_id: usize,
    role: &'static str,
    /// The place, from 1; 0 for all players of a draw.
    rank: u8,
    seat_order: usize,
}

/// Items that are listed once and referred to by number.
#[derive(Default)]
struct Listed(BTreeMap<Uuid, usize>);

impl Listed {
    /// Returns the item's number, from 1, and whether it is new.
    fn id(&mut self, uuid: Uuid) -> (usize, bool) {
        let next = self.0.len() + 1;
        let id = *self.0.entry(uuid).or_insert(next);
        (id, id == next)
    }
}

/// Returns the file.
pub(super) fn bgstats(text: &Text, played: &[Played]) -> Result<String, serde_json::Error> {
    let mut file = File {
        about: "Courtyard",
        ..File::default()
    };
    let (mut games, mut players) = (Listed::default(), Listed::default());
    for game in played {
        let key = uuid("game", game.game);
        let (game_ref_id, new) = games.id(key);
        if new {
            file.games.push(Game {
                uuid: key.to_string(),
                id: game_ref_id,
                name: &game.title,
                modification_date: date(game.started),
                highest_wins: true,
                no_points: game.tallies.is_empty(),
                min_player_count: game.takes.0,
                max_player_count: game.takes.1,
                is_base_game: 1,
                ..Game::default()
            });
        }
        let player_scores = game.players.iter().map(|(seat, name)| {
            let key = player_uuid(seat, name);
            let (id, new) = players.id(key);
            if new {
                file.players.push(Player {
                    uuid: key.to_string(),
                    id,
                    name: &game.names[seat],
                    is_anonymous: name.trim().is_empty(),
                    modification_date: date(game.started),
                });
            }
            let score = game.tallies.first();
            Score {
                score: score.map_or_else(String::new, |tally| tally.of[seat].to_string()),
                winner: game.outcome.is_winner(seat),
                start_player: game.first == Some(seat),
                player_ref_id: id,
                rank: game.outcome.place(seat).unwrap_or_default(),
                seat_order: seat.number(),
                ..Score::default()
            }
        });
        let player_scores = player_scores.collect();
        file.plays.push(Play {
            uuid: game.uuid.to_string(),
            modification_date: date(game.ended),
            entry_date: date(game.ended),
            play_date: date(game.started),
            duration_min: game.minutes.unwrap_or_default(),
            manual_winner: true,
            game_ref_id,
            board: game.rules.first().map_or("", |edition| &edition.value),
            comments: comments(text, game),
            player_scores,
            ..Play::default()
        });
    }
    let json = serde_json::to_string_pretty(&file)?;
    Ok(safe_json(&json) + "\n")
}

/// A play as a link gives it to the app.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Pushed<'a> {
    source_name: &'static str,
    source_play_id: String,
    /// In UTC.
    play_date: String,
    duration_min: i64,
    board: &'a str,
    comments: String,
    game: PushedGame<'a>,
    players: Vec<PushedPlayer<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PushedGame<'a> {
    source_game_id: String,
    name: &'a str,
    highest_wins: bool,
    no_points: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PushedPlayer<'a> {
    source_player_id: String,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<u64>,
    winner: bool,
    start_player: bool,
    rank: u8,
    role: &'static str,
}

/// The link that gives a game to the app, by its published format
/// (<https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/>).
pub(super) fn link(text: &Text, game: &Played) -> Result<String, serde_json::Error> {
    let players = game.players.iter().map(|(seat, name)| PushedPlayer {
        source_player_id: player_uuid(seat, name).to_string(),
        name: &game.names[seat],
        score: game.tallies.first().map(|tally| tally.of[seat]),
        winner: game.outcome.is_winner(seat),
        start_player: game.first == Some(seat),
        rank: game.outcome.place(seat).unwrap_or_default(),
        role: "",
    });
    let data = serde_json::to_string(&Pushed {
        source_name: "Courtyard",
        source_play_id: game.uuid.to_string(),
        play_date: date(game.started.to_utc().into()),
        duration_min: game.minutes.unwrap_or_default(),
        board: game.rules.first().map_or("", |edition| &edition.value),
        comments: comments(text, game),
        game: PushedGame {
            source_game_id: uuid("game", game.game).to_string(),
            name: &game.title,
            highest_wins: true,
            no_points: game.tallies.is_empty(),
        },
        players: players.collect(),
    })?;
    let mut link = "bgstats://app.bgstatsapp.com/createPlay.html?data=".to_owned();
    for byte in data.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                link.push(byte.into());
            }
            byte => link += &format!("%{byte:02X}"),
        }
    }
    Ok(link)
}

/// The identifier of a player: by name without case and surrounding spaces, or by seat if there is no name.
fn player_uuid(seat: Seat, name: &str) -> Uuid {
    match name.trim().to_lowercase().as_str() {
        "" => uuid("seat", seat.number()),
        name => uuid("player", name),
    }
}

/// A time in the local time zone, in the app's format.
fn date(moment: Moment) -> String {
    moment.format("%Y-%m-%d %H:%M:%S").to_string()
}

/// Facts without a field in the app, one per line: house rules, turns, and every tally except the score.
fn comments(text: &Text, game: &Played) -> String {
    let house = game.rules.iter().skip(1);
    let mut facts: Vec<(&str, String)> = house
        .map(|fact| (fact.name.as_str(), fact.value.clone()))
        .collect();
    let turns = text.get("fact-turns");
    facts.push((&turns, game.turns.to_string()));
    for tally in game.tallies.iter().skip(1) {
        let of_each = tally.of.values().iter().map(u64::to_string);
        let totals = text.joined(of_each, "plays-next").unwrap_or_default();
        facts.push((&tally.name, totals));
    }
    let lines = facts
        .iter()
        .map(|(name, value)| say!(text, "plays-fact", name = *name, value = value));
    lines.collect::<Vec<_>>().join("\n")
}
