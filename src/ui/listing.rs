//! Descriptions of saved sessions in lists.

use crate::screen::AppContext;
use courtyard_core::game::Outcome;
use courtyard_library::{Content, Standing, Summary, Unread};
use courtyard_session::Moment;
use courtyard_text::{Text, date, describe_players, player_name, say};

/// The description of a session in lists: its name or its players, a line below, and its game if it can be opened.
pub(super) fn describe<'s>(
    app: &AppContext,
    now: Moment,
    summary: &'s Summary,
) -> (String, String, Option<&'s str>) {
    let text = &app.text;
    let file = || {
        let name = summary.path.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    };
    match &summary.content {
        Err(Unread::Fault(line, code)) => {
            let why = say!(text, "home-unreadable", line = *line, code = *code);
            (file(), why, None)
        }
        Err(Unread::UnknownGame(_)) => {
            let why = text.get("home-unknown-game").into_owned();
            (file(), why, None)
        }
        Ok(content) => {
            let players = describe_players(text, &content.header.players);
            let mut about = about(app, now, content);
            if let Standing::Counts(others) = &summary.standing {
                let count = others.len() + 1;
                about = format!("{about} · {}", say!(text, "library-versions", count));
            }
            let (title, about) = match summary.name() {
                Some(name) => (name, format!("{players} · {about}")),
                None => (players, about),
            };
            (title, about, Some(&content.header.game))
        }
    }
}

/// The progress of a session, its edition and date; for a sample, that it is one.
fn about(app: &AppContext, now: Moment, content: &Content) -> String {
    let text = &app.text;
    let winners = content.outcome.map(Outcome::winners);
    let state = match (content.fault, winners) {
        (Some((line, code)), _) if code != "cut-off" => {
            return say!(text, "home-faulty", line, code);
        }
        (_, None) => say!(text, "start-running", turn = content.turn),
        (_, Some(winners)) if winners.is_empty() => text.get("result-draw").into_owned(),
        (_, Some(winners)) => {
            let players = &content.header.players;
            let names = winners.iter().map(|seat| player_name(text, players, seat));
            say!(text, "start-won", winner = text.list(names))
        }
    };
    let when = if content.header.is_sample() {
        text.get("start-sample").into_owned()
    } else {
        when(text, now, content)
    };
    let edition = edition(app, content);
    say!(text, "start-about", state, edition, when)
}

/// The date of a session's last entry: today and yesterday with the time, otherwise the day.
pub(super) fn when(text: &Text, now: Moment, content: &Content) -> String {
    let then = content.last.unwrap_or(content.header.started);
    let (today, day) = (now.date_naive(), then.date_naive());
    let time = then.format("%H:%M").to_string();
    match today.signed_duration_since(day).num_days() {
        0 => say!(text, "start-today", time),
        1 => say!(text, "start-yesterday", time),
        _ => date(text, day),
    }
}

/// The edition of a session, with the game if there are several.
fn edition(app: &AppContext, content: &Content) -> String {
    let header = &content.header;
    let Some(game) = app.games.find(&header.game) else {
        return header.edition.clone();
    };
    let edition = game.describe_edition(&app.text, &header.edition);
    if app.has_several_games() {
        let game = game.title(&app.text);
        say!(app.text, "start-edition-of", game, edition)
    } else {
        edition
    }
}
