//! Statistics of *Duel*: battles, damage, Warlords, Aces, draw piles.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::Duel;
use super::action::Action;
use super::battle::Verdict;
use super::event::{Event, Fall};
use courtyard_core::counts;
use courtyard_core::game::{self as games, ByTurn, CountedAction, Merge as _, Spread, TurnOrder};

counts! {
    /// Statistics over many games.
    pub struct Count {
        /// Completed battles, by the attacker's strength.
        pub attacks: BTreeMap<u16, Results>,
        /// The battles by the defender's strength.
        pub defences: BTreeMap<u16, Results>,
        /// Battles ended by an Ace of the defender.
        pub aces_in_battle: u64,
        /// Aces played outside battles.
        pub aces_outside: u64,
        /// The damage of each battle in which the attacker was stronger, as computed.
        pub damage: Spread,
        /// Cards lost by each thwarted attacker without a Warlord.
        pub penalty: Spread,
        /// The Warlords that left the table.
        pub warlords: Warlords,
        /// Jokers played for reinforcements.
        pub reinforcements: u64,
        /// The draw piles at the end of each turn, starting with turn 1.
        pub piles: ByTurn,
    }

    /// How battles ended.
    #[derive(Copy, Serialize)]
    pub struct Results {
        /// The attacker was stronger.
        pub attacker: u64,
        /// The defender was stronger.
        pub defender: u64,
        /// Both were equally strong.
        pub tie: u64,
    }
}

impl Results {
    /// All battles.
    pub fn fought(&self) -> u64 {
        self.attacker + self.defender + self.tie
    }

    fn add(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Attacker => self.attacker += 1,
            Verdict::Defender => self.defender += 1,
            Verdict::Tie => self.tie += 1,
        }
    }
}

counts! {
    /// Warlords that left the table, by reason.
    #[derive(Copy, Serialize)]
    pub struct Warlords {
        /// Their attack was thwarted.
        pub thwarted: u64,
        /// An Ace removed them.
        #[serde(rename = "ace")]
        pub by_ace: u64,
        /// They were exchanged for others.
        pub exchanged: u64,
    }
}

impl games::Count for Count {
    fn to_json(&self) -> Value {
        let strengths = |battles: &BTreeMap<u16, Results>| -> Value {
            let each = battles
                .iter()
                .map(|(strength, results)| json!({"strength": strength, "outcomes": results}));
            each.collect()
        };
        let piles = self.piles.0.iter().enumerate().map(|(i, at)| {
            let places = TurnOrder::all(at.order.values().len()).filter_map(|place| {
                let mean = at.order[place].mean()?;
                Some((place.name().to_owned(), json!(mean)))
            });
            json!({
                "turn": i + 1,
                "games": at.games,
                "places": Value::Object(places.collect()),
                "won": at.won,
                "winner": at.winners.mean(),
                "loser": at.losers.mean(),
            })
        });
        json!({
            "battles": {
                "outcomes": self.battles(),
                "ace": self.aces_in_battle,
                "attacker_strength": strengths(&self.attacks),
                "defender_strength": strengths(&self.defences),
            },
            "damage": self.damage,
            "penalty": self.penalty,
            "warlords_lost": self.warlords,
            "aces": {"battle": self.aces_in_battle, "outside": self.aces_outside},
            "reinforcements": self.reinforcements,
            "draw_piles": piles.collect::<Value>(),
        })
    }
}

impl Count {
    /// Maximum number of turns shown.
    pub const MOST_TURNS: usize = 120;

    /// Results of all battles that no Ace ended.
    pub fn battles(&self) -> Results {
        let mut all = Results::default();
        self.attacks.values().for_each(|results| all.merge(results));
        all
    }

    /// Counts an action.
    pub(super) fn take(&mut self, play: &CountedAction<'_, Duel>) {
        let before = play.before;
        let outside = before.battle.is_none();
        if matches!(play.action, Action::Ace { .. }) && outside {
            self.aces_outside += 1;
        }
        let sides = before.sides.iter();
        let mut draws: Vec<u64> = sides.map(|(_, side)| side.draw.into()).collect();
        let mut turn = before.turn;
        for event in play.events {
            match event {
                Event::TurnBegan { turn: next, .. } => {
                    self.piles.add(play, turn, &draws);
                    turn = *next;
                }
                Event::GameEnded { .. } => self.piles.add(play, turn, &draws),
                Event::Drew { seat, cards, .. } => draws[seat.number()] -= u64::from(*cards),
                Event::Lost { seat, cards, .. } => draws[seat.number()] -= u64::from(*cards),
                Event::Reinforced { seat, cards } => {
                    draws[seat.number()] += *cards as u64;
                    self.reinforcements += 1;
                }
                Event::BattleEnded { ace: Some(_), .. } => self.aces_in_battle += 1,
                Event::BattleEnded { verdict, .. } => self.battle(play, *verdict),
                Event::WarlordLost { fall, .. } => match fall {
                    Fall::Thwarted => self.warlords.thwarted += 1,
                    Fall::Ace => self.warlords.by_ace += 1,
                    Fall::Exchanged => self.warlords.exchanged += 1,
                },
                Event::PhaseEntered { .. }
                | Event::WarlordsTurnedDown { .. }
                | Event::WarlordTurnedUp { .. }
                | Event::Compared { .. }
                | Event::LastChance { .. }
                | Event::Waiting { .. }
                | Event::Left { .. }
                | Event::RevengeBegan { .. } => {}
            }
        }
    }

    fn battle(&mut self, play: &CountedAction<'_, Duel>, verdict: Verdict) {
        let Some(record) = &play.after.last_battle else {
            return;
        };
        if let Some([attack, defence]) = &record.strengths {
            let attack = self.attacks.entry(attack.total());
            attack.or_default().add(verdict);
            let defence = self.defences.entry(defence.total());
            defence.or_default().add(verdict);
        }
        match verdict {
            Verdict::Attacker => self.damage.add(record.damage.into()),
            Verdict::Defender | Verdict::Tie if record.drawn > 0 => {
                self.penalty.add(record.drawn.into());
            }
            Verdict::Defender | Verdict::Tie => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Edition, Rules, Table};
    use courtyard_core::game::{AtTurn, Count as _, Game as _};
    use courtyard_core::seat::{Seat, Seats};

    /// The statistics of these actions of a game for two that seat 1 starts and seat 0 wins.
    fn counted(lines: &[&str]) -> Count {
        let rules = Rules::from(Edition::Csatho);
        let mut table = Table::new(&rules, 2);
        let mut count = Count::default();
        let players = Seats::try_from(["Ana", "Ben"].map(String::from).to_vec()).unwrap();
        for line in lines {
            let action: Action = serde_json::from_str(line).unwrap();
            let before = table.clone();
            let events = Duel::play(&rules, &mut table, &action).unwrap();
            count.take(&CountedAction {
                rules: &rules,
                players: &players,
                outcome: Some(games::Outcome::won_by(Seat::ZERO)),
                first: Seat::new(1),
                before: &before,
                action: &action,
                events: &events,
                after: &table,
            });
        }
        count
    }

    const GAME: [&str; 11] = [
        r#"{"type":"setup","first":1}"#,
        r#"{"type":"end-turn"}"#,
        r#"{"type":"warlord","slot":0}"#,
        r#"{"type":"next-phase"}"#,
        r#"{"type":"attack"}"#,
        r#"{"type":"defend"}"#,
        r#"{"type":"support","seat":0,"count":0}"#,
        r#"{"type":"reveal","attacker":{"army":"9"}}"#,
        r#"{"type":"resolve"}"#,
        r#"{"type":"ace","seat":1,"card":"A","against":0,"slot":0}"#,
        r#"{"type":"concede","seat":1}"#,
    ];

    #[test]
    fn a_battle_is_counted_by_its_strengths_and_its_damage() {
        let count = counted(&GAME);
        let won = Results {
            attacker: 1,
            ..Results::default()
        };
        assert_eq!(count.attacks, [(9, won)].into());
        assert_eq!(count.defences, [(0, won)].into());
        assert_eq!(count.damage.iter().collect::<Vec<_>>(), [(5, 1)]);
        assert_eq!((count.aces_outside, count.aces_in_battle), (1, 0));
        assert_eq!(count.warlords.by_ace, 1);
    }

    #[test]
    fn the_draw_piles_are_those_before_the_next_turn_has_drawn() {
        let count = counted(&GAME);
        let piles = &count.piles.0;
        let means = |at: &AtTurn| [TurnOrder::FIRST, TurnOrder::SECOND].map(|p| at.order[p].mean());
        // Turn 1: seat 1 drew one of 47. Turn 2: seat 0 drew as well, and seat 1 lost 5 cards.
        assert_eq!(piles.len(), 2);
        assert_eq!(means(&piles[0]), [Some(46.0), Some(47.0)]);
        assert_eq!(means(&piles[1]), [Some(41.0), Some(46.0)]);
        assert_eq!(piles[1].winners.mean(), Some(46.0));
        assert_eq!(piles[1].losers.mean(), Some(41.0));
    }

    #[test]
    fn merged_parts_equal_the_whole() {
        let (mut parts, whole) = (counted(&GAME), counted(&GAME));
        parts.merge(&counted(&GAME[..3]));
        assert_eq!(parts.battles().fought(), 1);
        assert_eq!(parts.piles.0[0].games, 2);
        let mut other = counted(&GAME[..3]);
        other.merge(&whole);
        assert_eq!(parts, other);
        assert_eq!(parts.to_json()["draw_piles"][0]["places"]["first"], 46.0);
    }
}
