//! The story of a session in words: who led when, the turning points, and dice against actions.

use super::{Chart, Line, Text, percent, player_name, say};
use courtyard_core::percent::{Percent, Ratio};
use courtyard_core::seat::{Seat, Seats};
use courtyard_lab::stories::Stories;
use courtyard_lab::story::{Causes, EntryChance, Story, TurningPoint};

/// Least sum of all large changes whose causes are compared.
const LEAST_CHANGES: f64 = 0.5;

/// A session's story in words.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribedStory {
    /// The players who led, and when.
    pub lead: String,
    /// The turning points: the entry and a sentence each.
    pub turning_points: Vec<(usize, String)>,
    /// A sentence that says that there is no turning point.
    none: String,
    /// The shares of dice, cards and actions in all large changes, the only cause, or a sentence that says that there were few.
    pub causes: String,
    /// The chances at the start of each turn and at the end, a line each.
    pub turns: Vec<String>,
    /// Every player's chance to win as a chart; `None` without chances.
    pub chart: Option<Chart>,
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
        let describe = |point: &TurningPoint| turning_point(text, players, &line, point);
        let mut described = DescribedStory {
            lead: lead(text, players, story.before_end()),
            turning_points: turning_points
                .map(|point| (point.n, describe(point)))
                .collect(),
            none: text.get("story-no-turning-points").into_owned(),
            causes: causes(text, story.certain_changes),
            turns: turns
                .iter()
                .enumerate()
                .map(|(place, entry)| {
                    let chances = describe_chances(text, players, entry);
                    if place + 1 == turns.len() {
                        say!(text, "story-end", chances)
                    } else {
                        say!(text, "story-turn", turn = entry.turn, chances)
                    }
                })
                .collect(),
            chart: None,
        };
        let about = described.sentences().join(" ");
        let sentences = described.turning_points.iter();
        let sentences = sentences.map(|(_, sentence)| sentence);
        described.chart = Chart::of_chances(text, players, story, &about, sentences);
        described
    }

    /// The sentences of the turning points, or one that says that there is none.
    pub fn turning_points_or_none(&self) -> Vec<&str> {
        match self.turning_points[..] {
            [] => vec![&self.none],
            _ => {
                let points = self.turning_points.iter();
                points.map(|(_, sentence)| sentence.as_str()).collect()
            }
        }
    }

    /// The story in three to five sentences: who led when, the turning points, and dice against decisions.
    pub fn sentences(&self) -> Vec<&str> {
        let points = self.turning_points_or_none().into_iter();
        let lead = std::iter::once(self.lead.as_str());
        lead.chain(points).chain([self.causes.as_str()]).collect()
    }
}

/// The chance of each player in a line: “Ana 62% · Ben 38%”.
pub fn describe_chances(text: &Text, players: &Seats<String>, entry: &EntryChance) -> String {
    let chances = players.seats().zip(percents(entry));
    let chances = chances.map(|(seat, chance)| {
        let player = player_name(text, players, seat);
        let chance = percent(text, chance);
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
            chance = percent(text, ratio(comeback.chance, false).percent())
        )
    });
    std::iter::once(half_time).chain(comeback).collect()
}

/// The chances of all players, which add up to 100%.
pub(super) fn percents(entry: &EntryChance) -> Vec<Percent> {
    let is_over = entry.error == 0.0;
    let ratios: Vec<Ratio> = entry.chance.iter().map(|c| ratio(*c, is_over)).collect();
    Percent::of_list(&ratios)
}

/// A chance from 0 to 1 as a part of a whole. Before the end of the game it is neither impossible nor certain, even if
/// all playouts had the same result.
fn ratio(chance: f64, is_over: bool) -> Ratio {
    const WHOLE: u128 = 1_000_000_000;
    let part = (chance * WHOLE as f64).round() as u128;
    if is_over {
        Ratio::new(part, WHOLE)
    } else {
        Ratio::new(part.clamp(1, WHOLE - 1), WHOLE)
    }
}

/// A chance as a number of 100 games.
fn of_100(text: &Text, chance: f64, is_over: bool) -> String {
    match ratio(chance, is_over).percent() {
        Percent::BelowOne => say!(text, "story-below-one"),
        Percent::Whole(number) => number.to_string(),
        Percent::AboveNinetyNine => say!(text, "story-above-ninety-nine"),
    }
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
    line: impl Fn(usize) -> Option<Line>,
    point: &TurningPoint,
) -> String {
    let (turn, headline) = match line(point.n) {
        None => (0, String::new()),
        Some(line) => match line.seat.filter(|_| point.passes) {
            Some(seat) => {
                let player = player_name(text, players, seat);
                (line.turn, say!(text, "story-passes", player))
            }
            None => (line.turn, line.headline),
        },
    };
    let challenge = point.challenge.and_then(line);
    let what = match challenge {
        Some(challenge) => {
            let fight = challenge.headline;
            say!(text, "story-in-fight", fight, headline)
        }
        None => headline,
    };
    say!(
        text,
        "story-turning-point",
        turn,
        what,
        player = player_name(text, players, point.seat),
        from = of_100(text, point.from, false),
        to = of_100(text, point.to, point.ends),
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
    let shares = shares.map(|share| ratio(share, true));
    let shares = Percent::of_all(shares).into_iter().zip(causes);
    let shares = shares.filter(|(share, _)| *share != Percent::Whole(0));
    let shares = shares.map(|(share, cause)| {
        let share = percent(text, share);
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
        let only_choices = "All large changes came from the players’ decisions.";
        assert_eq!(causes(&text, changes(0.0, 2.0)), only_choices);
        let both = "The large changes came from: dice 25% and decisions 75%.";
        assert_eq!(causes(&text, changes(0.5, 1.5)), both);
    }

    #[test]
    fn a_running_game_is_neither_won_nor_lost() {
        let text = crate::tests::text(crate::Language::English);
        let players = Seats::try_from(vec!["Ana".to_owned(), "Ben".to_owned()]).unwrap();
        let describe = |chance: [f64; 2], error| {
            let chance = chance.to_vec();
            let entry = EntryChance {
                n: 7,
                turn: 3,
                applied: true,
                chance,
                error,
                rough: false,
            };
            describe_chances(&text, &players, &entry)
        };
        assert_eq!(describe([0.566, 0.434], 0.03), "Ana 57% · Ben 43%");
        assert_eq!(describe([0.0, 1.0], 0.01), "Ana <1% · Ben >99%");
        assert_eq!(describe([0.0, 1.0], 0.0), "Ana 0% · Ben 100%");
        let of = |chance, is_over| of_100(&text, chance, is_over);
        assert_eq!([of(0.0, false), of(1.0, false)], ["under 1", "over 99"]);
        assert_eq!([of(0.474, false), of(1.0, true)], ["47", "100"]);
    }
}
