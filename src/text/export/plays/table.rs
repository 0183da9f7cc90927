//! Finished games as comma-separated values (RFC 4180), a row each.

use super::Played;
use crate::seat::Seat;
use crate::text::export::csv::{row, told};

/// The table. What a game counts has two columns, for the player of the first seat and of the second; a game that does
/// not count it leaves them empty.
pub(super) fn table(played: &[Played]) -> String {
    let mut counted: Vec<&str> = Vec::new();
    for tally in played.iter().flat_map(|game| &game.tallies) {
        if !counted.contains(&tally.id) {
            counted.push(tally.id);
        }
    }
    let head = [
        "date", "game", "edition", "player_1", "player_2", "first", "winner", "turns", "minutes",
    ];
    let mut head: Vec<String> = head.map(String::from).to_vec();
    for id in &counted {
        head.extend(Seat::BOTH.map(|seat| format!("{id}_{}", seat.number() + 1)));
    }
    head.push("file".to_owned());
    let mut table = row(&head);
    for game in played {
        let name = |seat: Option<Seat>| told(seat.map_or("", |seat| &game.names[seat]));
        let mut fields = vec![
            game.started.format("%Y-%m-%d %H:%M").to_string(),
            game.game.to_owned(),
            game.edition.clone(),
            name(Some(Seat::Zero)),
            name(Some(Seat::One)),
            name(game.first),
            name(game.winner),
            game.turns.to_string(),
            game.minutes.map_or_else(String::new, |m| m.to_string()),
        ];
        for id in &counted {
            let tally = game.tallies.iter().find(|tally| tally.id == *id);
            fields
                .extend(Seat::BOTH.map(|seat| {
                    tally.map_or_else(String::new, |tally| tally.of[seat].to_string())
                }));
        }
        fields.push(told(&game.file));
        table += &row(&fields);
    }
    table
}
