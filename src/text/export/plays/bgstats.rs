//! Finished games for the app Board Game Stats, as the JSON of its `.bgsplay` files.
//!
//! Games and players are listed once each, and plays refer to them by number. Numbers are valid within one file;
//! across files, items are identified by their `uuid`.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use uuid::Uuid;

use super::{Played, uuid};
use crate::export::safe_json;
use crate::{Text, say};
use courtyard_core::person::Person;
use courtyard_core::seat::Seat;
use courtyard_session::Moment;

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
    let (mut games, mut players) = (Listed::default(), Listed::default());
    let (mut game_list, mut player_list) = (Vec::new(), Vec::new());
    let mut plays = Vec::new();
    for game in played {
        let key = uuid("game", game.game);
        let (game_id, new) = games.id(key);
        if new {
            game_list.push(json!({
                "uuid": key.to_string(),
                "id": game_id,
                "name": game.title,
                "modificationDate": date(game.started),
                "cooperative": false,
                "highestWins": true,
                "noPoints": game.tallies.is_empty(),
                "usesTeams": false,
                "bggId": 0,
                "bggName": "",
                "bggYear": 0,
                "minPlayerCount": game.takes.0,
                "maxPlayerCount": game.takes.1,
                "isBaseGame": 1,
                "isExpansion": 0,
                "rating": 0,
            }));
        }
        let scores = game.players.iter().map(|(seat, name)| {
            let key = player_uuid(seat, name);
            let (id, new) = players.id(key);
            if new {
                player_list.push(json!({
                    "uuid": key.to_string(),
                    "id": id,
                    "name": game.names[seat],
                    "isAnonymous": name.trim().is_empty(),
                    "modificationDate": date(game.started),
                }));
            }
            let score = game.tallies.first();
            json!({
                "score": score.map_or_else(String::new, |tally| tally.of[seat].to_string()),
                "winner": game.outcome.is_winner(seat),
                "newPlayer": false,
                "startPlayer": game.first == Some(seat),
                "playerRefId": id,
                "role": "",
                // The place, from 1; 0 for all players of a draw.
                "rank": game.outcome.place(seat).unwrap_or_default(),
                "seatOrder": seat.number(),
            })
        });
        let scores: Value = scores.collect();
        plays.push(json!({
            "uuid": game.uuid.to_string(),
            "modificationDate": date(game.ended),
            "entryDate": date(game.ended),
            "playDate": date(game.started),
            "usesTeams": false,
            "durationMin": game.minutes.unwrap_or_default(),
            "ignored": false,
            // The winner is set explicitly, because a player can concede with the higher score.
            "manualWinner": true,
            "rounds": 0,
            "rating": 0,
            "bggId": 0,
            "scoringSetting": 0,
            "gameRefId": game_id,
            // Board Game Stats stores variants of a game under this name.
            "board": game.rules.first().map_or("", |edition| &edition.value),
            "comments": comments(text, game),
            "playerScores": scores,
            "expansionPlays": [],
        }));
    }
    let file = json!({
        "about": "Courtyard",
        "games": game_list,
        "players": player_list,
        // The location is unknown.
        "locations": [],
        "plays": plays,
        // Which of the players uses the app: unknown, 0.
        "userInfo": {"meRefId": 0},
    });
    let json = serde_json::to_string_pretty(&file)?;
    Ok(safe_json(&json) + "\n")
}

/// The link that gives a game to the app, by its published format
/// (<https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/>).
pub(super) fn link(text: &Text, game: &Played) -> Result<String, serde_json::Error> {
    let players = game.players.iter().map(|(seat, name)| {
        let mut player = json!({
            "sourcePlayerId": player_uuid(seat, name).to_string(),
            "name": game.names[seat],
            "winner": game.outcome.is_winner(seat),
            "startPlayer": game.first == Some(seat),
            "rank": game.outcome.place(seat).unwrap_or_default(),
            "role": "",
        });
        if let Some(score) = game.tallies.first() {
            player["score"] = score.of[seat].into();
        }
        player
    });
    let data = json!({
        "sourceName": "Courtyard",
        "sourcePlayId": game.uuid.to_string(),
        "playDate": date(game.started.to_utc().into()),
        "durationMin": game.minutes.unwrap_or_default(),
        "board": game.rules.first().map_or("", |edition| &edition.value),
        "comments": comments(text, game),
        "game": {
            "sourceGameId": uuid("game", game.game).to_string(),
            "name": game.title,
            "highestWins": true,
            "noPoints": game.tallies.is_empty(),
        },
        "players": players.collect::<Value>(),
    });
    let mut link = "bgstats://app.bgstatsapp.com/createPlay.html?data=".to_owned();
    for byte in data.to_string().bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                link.push(byte.into());
            }
            byte => link += &format!("%{byte:02X}"),
        }
    }
    Ok(link)
}

/// The identifier of a player: by name, or by seat if there is no name.
fn player_uuid(seat: Seat, name: &str) -> Uuid {
    let person = Person::named(name);
    if person.is_nobody() {
        uuid("seat", seat.number())
    } else {
        uuid("player", person)
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
        .map(|(name, value)| say!(text, "plays-fact", name = *name, value));
    lines.collect::<Vec<_>>().join("\n")
}
