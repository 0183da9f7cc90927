//! Thinking times of players, from the times of the session's entries. They are only displayed.

use std::collections::BTreeMap;
use std::time::Duration;

use chrono::TimeDelta;
use egui::{Label, Ui};

use super::game::GameScreens;
use super::view::TableView;
use crate::theme::{self, palette};
use courtyard_core::seat::Seat;
use courtyard_session::{Entry, Moment, Session};
use courtyard_text::{Text, say};

/// The thinking times of each player and of the current turn, up to the last entry.
#[derive(Debug, Clone, Default)]
pub(super) struct Clock {
    /// The time of each player.
    of: BTreeMap<Seat, TimeDelta>,
    /// The time of each turn, by number.
    turns: BTreeMap<u32, TimeDelta>,
    /// The time of the last entry.
    last: Option<Moment>,
}

impl Clock {
    /// The clock of a session. Undone actions took time as well, which counts for the active player.
    pub(super) fn of<G: GameScreens>(session: &Session<G>) -> Clock {
        let mut clock = Clock::default();
        let mut past = session.at(0);
        for entry in session.entries() {
            clock.follow(entry, G::active(past.table()), G::turn(past.table()));
            // A recorded entry is legal.
            let _ = past.apply(entry.clone());
        }
        clock
    }

    /// Records an entry, with the active player and turn before it.
    pub(super) fn follow<A>(&mut self, entry: &Entry<A>, active: Option<Seat>, turn: u32) {
        let Some(at) = entry.at else {
            return;
        };
        let last = self.last.replace(at);
        let gap = last.and_then(|last| entry.counted_since(last));
        if let (Some(gap), Some(seat)) = (gap, active) {
            *self.of.entry(seat).or_default() += gap;
            *self.turns.entry(turn).or_default() += gap;
        }
    }

    /// The time of this player.
    pub(super) fn taken(&self, seat: Seat) -> TimeDelta {
        self.of.get(&seat).copied().unwrap_or_default()
    }

    /// The times of all players, in a sentence.
    pub(super) fn summary<G: GameScreens>(&self, view: TableView<'_, G>) -> String {
        let seats = view.players.seats();
        let of_each = seats.map(|seat| time_of(view, seat, self.taken(seat)));
        let of_each = view.text.list(of_each);
        let what = view.get("ending-time");
        say!(view.text, "ending-tally", what = &*what, of = of_each)
    }

    /// Shows the times of all players and of the current turn, updated every second.
    pub(super) fn show<G: GameScreens>(&self, ui: &mut Ui, view: TableView<'_, G>, now: Moment) {
        let is_over = G::outcome(view.table).is_some();
        let active = G::active(view.table).filter(|_| !is_over);
        let running = self.last.map(|last| view.session.counted_since(last, now));
        let running = running.filter(|_| active.is_some()).unwrap_or_default();
        let mut times: Vec<String> = Vec::new();
        for (seat, _) in view.players.iter() {
            let own = if active == Some(seat) {
                self.taken(seat) + running
            } else {
                self.taken(seat)
            };
            times.push(time_of(view, seat, own));
        }
        if active.is_some() {
            let turn = self.turns.get(&G::turn(view.table)).copied();
            let turn = clock_face(turn.unwrap_or_default() + running);
            times.push(view.with("clock-turn", &[("time", turn.into())]));
            if view.session.paused_since().is_none() {
                ui.ctx().request_repaint_after(Duration::from_secs(1));
            }
        }
        let words = theme::small(times.join(" · ")).color(palette(ui).ink_soft);
        ui.add(Label::new(words).truncate());
    }
}

/// The time of a player, with the player's name.
fn time_of<G: GameScreens>(view: TableView<'_, G>, seat: Seat, time: TimeDelta) -> String {
    let (name, time) = (view.name(seat), clock_face(time));
    say!(view.text, "clock-player", name, time)
}

/// The start of a break in a sentence, in the time zone of `now`. A host may be in another one.
pub(super) fn paused(text: &Text, since: Moment, now: Moment) -> String {
    let time = since
        .with_timezone(now.offset())
        .format("%H:%M")
        .to_string();
    say!(text, "clock-paused", time)
}

/// A time in minutes and seconds, with hours if necessary.
pub(super) fn clock_face(time: TimeDelta) -> String {
    let seconds = time.num_seconds().max(0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use courtyard_session::{BotData, Step};

    use super::*;

    fn at(minutes: i64, seconds: i64) -> Entry<()> {
        let moment = DateTime::from_timestamp(minutes * 60 + seconds, 0);
        Entry {
            n: 1,
            at: moment.map(Into::into),
            paused: None,
            bots: BotData::default(),
            step: Step::Undo(1),
        }
    }

    #[test]
    fn gaps_count_for_the_active_player_and_breaks_for_none() {
        let [ana, ben] = [Seat::ZERO, Seat::new(1).unwrap()];
        let mut clock = Clock::default();
        clock.follow(&at(0, 0), None, 0);
        clock.follow(&at(1, 30), Some(ana), 1);
        clock.follow(&at(2, 0), Some(ana), 1);
        // Entries without a time.
        clock.follow(
            &Entry {
                at: None,
                ..at(0, 0)
            },
            Some(ana),
            1,
        );
        clock.follow(&at(3, 0), Some(ben), 2);
        // A dinner break, and a clock that was set back.
        clock.follow(&at(90, 0), Some(ben), 2);
        clock.follow(&at(80, 0), Some(ben), 2);
        clock.follow(&at(80, 5), Some(ben), 2);
        // A pause of four minutes.
        let after = Entry {
            paused: Some(240),
            ..at(85, 5)
        };
        clock.follow(&after, Some(ben), 2);
        assert_eq!(clock_face(clock.taken(ana)), "2:00");
        assert_eq!(clock_face(clock.taken(ben)), "2:05");
        assert_eq!(clock_face(TimeDelta::seconds(3 * 3600 + 62)), "3:01:02");
    }
}
