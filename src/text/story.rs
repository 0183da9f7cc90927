//! The story of a session in words: who led when, the turning points, and dice against actions.

use super::{Line, Text, percent, player_name, say};
use courtyard_core::seat::{Seat, Seats};
use courtyard_lab::stories::Stories;
use courtyard_lab::story::{Cause, Causes, EntryChance, Story, TurningPoint};

/// Least sum of all large changes whose causes are compared.
const LEAST_CHANGES: f64 = 0.5;

/// A session's story in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DescribedStory {
    /// The players who led, and when.
    pub lead: String,
    /// The turning points: the entry and a sentence each.
    pub turning_points: Vec<(usize, String)>,
    /// The sentence of the largest turning point, or one that says that there is none.
    pub largest: String,
    /// The shares of dice, cards and actions in all large changes, the only cause, or a sentence that says that there were few.
    pub causes: String,
    /// The chances at the start of each turn and at the end, a line each.
    pub turns: Vec<String>,
}

impl DescribedStory {
    /// Describes a story; `line` describes an entry.
    pub fn new(
        text: &Text,
        players: &Seats<String>,
        story: &Story,
        line: impl Fn(usize) -> Option<Line>,
    ) -> DescribedStory {
        let turns = story.turns();
        let turning_points = story.turning_points.iter();
        let describe = |point: &TurningPoint| turning_point(text, players, line(point.n), point);
        let largest = turning_points
            .clone()
            .max_by(|a, b| (a.to - a.from).total_cmp(&(b.to - b.from)));
        let none = || text.get("story-no-turning-points").into_owned();
        DescribedStory {
            lead: lead(text, players, story.before_end()),
            turning_points: turning_points
                .map(|point| (point.n, describe(point)))
                .collect(),
            largest: largest.map_or_else(none, describe),
            causes: causes(text, story.certain_changes),
            turns: turns
                .iter()
                .enumerate()
                .map(|(place, entry)| {
                    let chances = describe_chances(text, players, &entry.chance);
                    match place + 1 == turns.len() {
                        true => say!(text, "story-end", chances),
                        false => say!(text, "story-turn", turn = entry.turn, chances),
                    }
                })
                .collect(),
        }
    }

    /// The sentences of the turning points, or one that says that there is none.
    pub fn turning_points_or_none(&self) -> Vec<&str> {
        match self.turning_points[..] {
            [] => vec![&self.largest],
            _ => {
                let points = self.turning_points.iter();
                points.map(|(_, sentence)| sentence.as_str()).collect()
            }
        }
    }

    /// The story in three sentences: who led when, the largest turning point, and dice against actions.
    pub fn sentences(&self) -> [&str; 3] {
        [&self.lead, &self.largest, &self.causes]
    }
}

/// The chance of each player in a line: “Ana 62% · Ben 38%”.
pub fn describe_chances(text: &Text, players: &Seats<String>, chances: &[f64]) -> String {
    let chances = players.seats().zip(hundredths(chances));
    let chances = chances.map(|(seat, chance)| {
        let player = player_name(text, players, seat);
        let chance = percent(text, chance, 100);
        say!(text, "story-chance", player, chance)
    });
    chances.collect::<Vec<_>>().join(" · ")
}

/// The figures over the stories of many games in at most two sentences.
pub fn describe_stories(text: &Text, stories: &Stories) -> Vec<String> {
    let half_time = say!(
        text,
        "story-half-time",
        won = stories.half_time_leads_won,
        leads = stories.half_time_leads,
        games = stories.games
    );
    let comeback = stories.largest_comeback.as_ref().map(|comeback| {
        say!(
            text,
            "story-comeback",
            player = &comeback.player,
            file = &comeback.file,
            turn = comeback.turn,
            chance = describe_chance(text, comeback.chance)
        )
    });
    std::iter::once(half_time).chain(comeback).collect()
}

/// Chances in whole percent that add up to 100: those with the largest rest are rounded up.
fn hundredths(chances: &[f64]) -> Vec<u64> {
    let mut all: Vec<u64> = chances
        .iter()
        .map(|chance| (100.0 * chance) as u64)
        .collect();
    let rest = |seat: &usize| (100.0 * chances[*seat]).fract();
    let mut seats: Vec<usize> = (0..all.len()).collect();
    seats.sort_by(|a, b| rest(b).total_cmp(&rest(a)));
    let missing = 100_u64.saturating_sub(all.iter().sum()) as usize;
    seats
        .into_iter()
        .take(missing)
        .for_each(|seat| all[seat] += 1);
    all
}

/// A chance from 0 to 1 in percent.
fn describe_chance(text: &Text, chance: f64) -> String {
    percent(text, (chance * 1000.0).round() as u64, 1000)
}

/// The players who led, and since which turn. Entries without a clear leader belong to the leader before.
fn lead<'a>(
    text: &Text,
    players: &Seats<String>,
    entries: impl Iterator<Item = &'a EntryChance>,
) -> String {
    let mut leads: Vec<(usize, u32)> = Vec::new();
    for entry in entries {
        if let Some(leader) = entry.leader()
            && leads.last().is_none_or(|(last, _)| *last != leader)
        {
            leads.push((leader, entry.turn.max(1)));
        }
    }
    let name = |seat: usize| {
        let seat = Seat::new(seat).unwrap_or(Seat::ZERO);
        player_name(text, players, seat)
    };
    match leads[..] {
        [] => text.get("story-lead-none").into_owned(),
        [(leader, turn)] => say!(text, "story-lead-one", player = name(leader), turn),
        [(first, _), (second, turn)] => say!(
            text,
            "story-lead-two",
            first = name(first),
            second = name(second),
            turn
        ),
        [.., (leader, turn)] => say!(
            text,
            "story-lead-more",
            count = leads.len() - 1,
            player = name(leader),
            turn
        ),
    }
}

fn turning_point(
    text: &Text,
    players: &Seats<String>,
    line: Option<Line>,
    point: &TurningPoint,
) -> String {
    let (turn, headline) = line.map_or((0, String::new()), |line| (line.turn, line.headline));
    let cause = match point.cause {
        Cause::Dice => "dice",
        Cause::Card => "card",
        Cause::Choice => "choice",
    };
    say!(
        text,
        "story-turning-point",
        turn,
        headline,
        player = player_name(text, players, point.seat),
        from = describe_chance(text, point.from),
        to = describe_chance(text, point.to),
        cause,
    )
}

fn causes(text: &Text, changes: Causes) -> String {
    let all = changes.dice + changes.card + changes.choice;
    if all < LEAST_CHANGES {
        return text.get("story-no-causes").into_owned();
    }
    let shares = [changes.dice, changes.card, changes.choice].map(|change| change / all);
    let causes = ["dice", "card", "choice"];
    if let Some((_, cause)) = shares.iter().zip(causes).find(|(share, _)| **share >= 1.0) {
        return say!(text, "story-one-cause", cause);
    }
    // A share below half a percent would be “0%”.
    let shares = shares
        .iter()
        .zip(causes)
        .filter(|(share, _)| **share >= 0.005);
    let shares = shares.map(|(share, cause)| {
        let share = describe_chance(text, *share);
        say!(text, "story-share", cause, share)
    });
    say!(text, "story-causes", shares = text.list(shares))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_causes_that_occurred_are_named() {
        let text = crate::tests::text(crate::Language::English);
        let changes = |dice, choice| Causes {
            dice,
            card: 0.0,
            choice,
        };
        let only_choices = "All large changes came from the players’ actions.";
        assert_eq!(causes(&text, changes(0.0, 2.0)), only_choices);
        let both = "The large changes came from: dice 25% and other actions 75%.";
        assert_eq!(causes(&text, changes(0.5, 1.5)), both);
    }

    #[test]
    fn percents_add_up_to_100() {
        assert_eq!(hundredths(&[0.566, 0.434]), [57, 43]);
        assert_eq!(hundredths(&[1.0 / 3.0; 3]), [34, 33, 33]);
        assert_eq!(hundredths(&[0.0, 1.0]), [0, 100]);
    }
}
