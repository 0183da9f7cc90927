//! Finished games as comma-separated values (RFC 4180), one row per game.

use super::Played;
use crate::export::csv::{self, Separator, escaped};
use courtyard_core::seat::Seat;

/// Returns the table. It has columns for the largest number of players and of tallies; they are empty for games with
/// fewer.
///
/// # Errors
/// Fails as any table of comma-separated values.
pub(super) fn table(separator: Separator, played: &[Played]) -> Result<String, serde_json::Error> {
    let mut counted: Vec<&str> = Vec::new();
    for tally in played.iter().flat_map(|game| &game.tallies) {
        if !counted.contains(&tally.id) {
            counted.push(tally.id);
        }
    }
    let players = played.iter().map(|game| game.names.len()).max();
    let players = players.unwrap_or_default().max(2);
    let of_each = |id: &str| -> Vec<String> {
        let seats = Seat::first(players);
        seats.map(|s| format!("{id}_{}", s.number() + 1)).collect()
    };
    let mut head: Vec<String> = ["date", "game", "edition"].map(String::from).to_vec();
    head.extend(of_each("player"));
    head.extend(["first", "winner", "turns", "minutes"].map(String::from));
    for id in &counted {
        head.extend(of_each(id));
    }
    head.push("file".to_owned());
    let mut rows = vec![head];
    for game in played {
        let name = |seat: Seat| escaped(game.names.get(seat).map_or("", String::as_str));
        let winners: Vec<String> = game.outcome.winners().iter().map(name).collect();
        let mut fields = vec![
            game.started.format("%Y-%m-%d %H:%M").to_string(),
            game.game.to_owned(),
            game.edition.clone(),
        ];
        fields.extend(Seat::first(players).map(name));
        fields.extend([
            game.first.map(name).unwrap_or_default(),
            winners.join(" & "),
            game.turns.to_string(),
            game.minutes.map_or_else(String::new, |m| m.to_string()),
        ]);
        for id in &counted {
            let tally = game.tallies.iter().find(|tally| tally.id == *id);
            let of = |seat| tally.and_then(|tally| tally.of.get(seat));
            fields.extend(
                Seat::first(players).map(|s| of(s).map(u64::to_string).unwrap_or_default()),
            );
        }
        fields.push(escaped(&game.file));
        rows.push(fields);
    }
    csv::table(separator, &rows)
}
