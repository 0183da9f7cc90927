//! Statistics of *Dueling Nobles*: duels, abilities, gold.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::duel::Verdict;
use super::event::Event;
use super::odds::{Contest, Fought, Luck, Share};
use super::pieces::Noble;
use super::{Action, ActionKind, DuelingNobles};
use courtyard_core::cards::Suit;
use courtyard_core::counts;
use courtyard_core::game::{
    self as games, ByTurn, CountedAction, Merge, Outcome, Spellings, Spread, TurnOrder,
};
use courtyard_core::person::Person;
use courtyard_core::seat::{EitherSeat, Pair, Seat};

counts! {
    /// Statistics over many games.
    pub struct Count {
        /// Results of each noble in completed duels.
        pub nobles: BTreeMap<Noble, Fights>,
        /// The duels in which the attacker played an Ace.
        pub critical_attacks: u64,
        /// The duels in which the defender played one.
        pub critical_defences: u64,
        /// The duels in which the defender chose another target.
        pub deflected: u64,
        /// The turns in which each suit's ability was used. Corrections do not count.
        pub abilities: BTreeMap<Suit, Spread>,
        /// The gold at the end of each turn, starting with turn 1.
        pub gold: ByTurn,
        /// The luck of each player, by name.
        pub luck: BTreeMap<Person, PlayerLuck>,
        /// The choices and the wins of each player, by name.
        pub habits: BTreeMap<Person, Habits>,
    }

    /// The choices and the wins of a player.
    pub struct Habits {
        /// Number of games in which each noble was chosen.
        pub nobles: BTreeMap<Noble, u64>,
        /// Games won in which no noble of the other player was left.
        pub fought: u64,
        /// Games won because the other player conceded.
        pub conceded: u64,
    }

    /// The completed duels of a player, and the parts of their results: always `sum.result == sum.expected + sum.dice +
    /// sum.cards`.
    pub struct PlayerLuck {
        /// The player's name.
        pub name: Spellings,
        /// Number of duels.
        pub duels: u64,
        /// The sum of all parts.
        pub sum: Luck,
    }
}

impl Habits {
    /// The noble that was chosen most often, and in how many games.
    pub fn favourite(&self) -> Option<(Noble, u64)> {
        let most = self.nobles.iter().rev();
        let most = most.max_by_key(|(_, games)| **games);
        most.map(|(noble, games)| (*noble, *games))
    }
}

impl PlayerLuck {
    fn to_json(&self) -> Value {
        let Luck {
            expected,
            dice,
            cards,
            result,
        } = self.sum;
        let [expected, dice, cards, result] = [expected, dice, cards, result].map(Share::to_f64);
        json!({
            "player": self.name.usual(),
            "duels": self.duels,
            "expected": expected,
            "luck": dice,
            "cards": cards,
            "won": result,
        })
    }
}

counts! {
    /// Results of duels of one noble, or of all.
    #[derive(Copy)]
    pub struct Fights {
        /// As the attacker.
        pub attacking: Results,
        /// As the defender.
        pub defending: Results,
    }

    /// Results of duels for one side.
    #[derive(Copy, Serialize)]
    pub struct Results {
        /// Duels won.
        pub won: u64,
        /// Duels lost.
        pub lost: u64,
        /// Ties, in which both nobles were wounded.
        pub tied: u64,
    }
}

impl Results {
    /// All duels.
    pub fn fought(&self) -> u64 {
        self.won + self.lost + self.tied
    }

    /// Adds a duel that this side wins with `won`.
    fn add(&mut self, verdict: Verdict, won: Verdict) {
        let results = match verdict {
            Verdict::Tie => &mut self.tied,
            Verdict::Attacker | Verdict::Defender if verdict == won => &mut self.won,
            Verdict::Attacker | Verdict::Defender => &mut self.lost,
        };
        *results += 1;
    }
}

impl Merge for Share {
    fn merge(&mut self, other: &Share) {
        *self = *self + *other;
    }
}

impl games::Count for Count {
    fn to_json(&self) -> Value {
        let Results { won, lost, tied } = self.duels();
        let nobles = self.nobles.iter().map(|(noble, fights)| {
            json!({
                "noble": noble,
                "attacking": fights.attacking,
                "defending": fights.defending,
            })
        });
        let abilities = self.abilities.iter().map(|(suit, turns)| {
            let used = turns
                .iter()
                .map(|(turn, uses)| json!({"turn": turn, "uses": uses}));
            json!({
                "suit": suit,
                "type": ActionKind::of_ability(*suit),
                "turns": turns,
                "used": used.collect::<Value>(),
            })
        });
        let gold = self.gold.0.iter().enumerate().map(|(i, gold)| {
            json!({
                "turn": i + 1,
                "games": gold.games,
                "first": gold.order[TurnOrder::FIRST].mean(),
                "second": gold.order[TurnOrder::SECOND].mean(),
                "won": gold.won,
                "winner": gold.winners.mean(),
                "loser": gold.losers.mean(),
            })
        });
        json!({
            "duels": {
                "attacker": won,
                "defender": lost,
                "tie": tied,
                "critical": {"attacker": self.critical_attacks, "defender": self.critical_defences},
                "deflected": self.deflected,
                "nobles": nobles.collect::<Value>(),
            },
            "luck": self.luck.values().map(PlayerLuck::to_json).collect::<Value>(),
            "abilities": abilities.collect::<Value>(),
            "gold": gold.collect::<Value>(),
        })
    }

    fn person_json(&self, person: &Person) -> Option<Value> {
        let habits = self.habits.get(person)?;
        let nobles = habits.nobles.iter();
        let nobles = nobles.map(|(noble, games)| json!({"noble": noble, "games": games}));
        let luck = self.luck.get(person).map(|luck| {
            let mut luck = luck.to_json();
            if let Some(luck) = luck.as_object_mut() {
                luck.remove("player");
            }
            luck
        });
        Some(json!({
            "luck": luck,
            "nobles": nobles.collect::<Value>(),
            "wins": {"fought": habits.fought, "conceded": habits.conceded},
        }))
    }
}

impl Count {
    /// Maximum number of turns shown.
    pub const MOST_TURNS: usize = 40;

    /// Results of all duels for the attacker.
    pub fn duels(&self) -> Results {
        let mut all = Results::default();
        let fights = self.nobles.values();
        fights.for_each(|fights| all.merge(&fights.attacking));
        all
    }

    fn habits_of(&mut self, play: &CountedAction<'_, DuelingNobles>, seat: Seat) -> &mut Habits {
        let name = play.players.get(seat).map_or("", String::as_str);
        self.habits.entry(Person::named(name)).or_default()
    }

    /// Counts an action.
    pub(super) fn take(&mut self, play: &CountedAction<'_, DuelingNobles>) {
        if let Some(suit) = play.action.kind().ability() {
            let turns = self.abilities.entry(suit).or_default();
            turns.add(play.before.turn.into());
        }
        if let Action::Setup { nobles, .. } = play.action {
            for (seat, nobles) in nobles.iter() {
                let habits = self.habits_of(play, seat.into());
                for noble in nobles.iter().filter_map(|card| Noble::from_card(*card)) {
                    *habits.nobles.entry(noble).or_default() += 1;
                }
            }
        }
        let mut gold = Pair::from_fn(|seat| u64::from(play.before.sides[seat].gold));
        for event in play.events {
            match *event {
                Event::GoldGained {
                    seat, gold: gained, ..
                } => gold[seat] += u64::from(gained),
                Event::GoldPaid { seat, gold: paid } => {
                    gold[seat] = gold[seat].saturating_sub(paid.into());
                }
                Event::DuelEnded { .. } => self.duel(play),
                // Before any gold of the next turn.
                Event::TurnBegan { .. } => self.gold.add(play, play.before.turn, &gold.0),
                Event::GameEnded { outcome } => {
                    self.gold.add(play, play.before.turn, &gold.0);
                    self.win(play, outcome);
                }
                Event::PhaseEntered { .. }
                | Event::Drew { .. }
                | Event::DeckRefilled { .. }
                | Event::NobleJoined { .. }
                | Event::NobleWounded { .. }
                | Event::NobleVanquished { .. }
                | Event::WeaponLost { .. }
                | Event::NobleHealed { .. }
                | Event::Recovered { .. } => {}
            }
        }
    }

    fn win(&mut self, play: &CountedAction<'_, DuelingNobles>, outcome: Outcome) {
        let conceded = play.action.kind() == ActionKind::Concede;
        for seat in outcome.winners().iter() {
            let habits = self.habits_of(play, seat);
            if conceded {
                habits.conceded += 1;
            } else {
                habits.fought += 1;
            }
        }
    }

    fn duel(&mut self, play: &CountedAction<'_, DuelingNobles>) {
        let Some(contest) = Contest::decided(play.before, play.action) else {
            return;
        };
        let verdict = contest.verdict(play.rules);
        for (seat, fighter) in contest.fighters.iter() {
            let critical = u64::from(fighter.score(play.rules).critical);
            let fights = self.nobles.entry(fighter.noble).or_default();
            if seat == contest.attacker {
                fights.attacking.add(verdict, Verdict::Attacker);
                self.critical_attacks += critical;
            } else {
                fights.defending.add(verdict, Verdict::Defender);
                self.critical_defences += critical;
            }
        }
        let deflected = play.before.duel.as_ref().is_some_and(|duel| duel.deflected);
        self.deflected += u64::from(deflected);
        if let Some(fought) = Fought::of(play.rules, &contest) {
            self.luck(play, &fought);
        }
    }

    fn luck(&mut self, play: &CountedAction<'_, DuelingNobles>, fought: &Fought) {
        for seat in EitherSeat::BOTH {
            let name = play.players.get(seat.into()).map_or("", String::as_str);
            let luck = self.luck.entry(Person::named(name)).or_default();
            luck.name.add(name);
            luck.duels += 1;
            luck.sum.merge(&fought.luck_of(seat));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Edition, Rules, Table};
    use courtyard_core::game::{AtTurn, Game as _};
    use courtyard_core::seat::EitherSeat;

    /// The gold at the end of each turn of a game of this edition in which every turn is ended early.
    fn idle(edition: Edition, turns: usize) -> Vec<AtTurn> {
        let rules = Rules::from(edition);
        let setup = r#"{"type":"setup","first":1,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}"#;
        let setup: Action = serde_json::from_str(setup).unwrap();
        let mut table = Table::new(&rules);
        let mut count = Count::default();
        let players = Pair(["Ana", "Ben"].map(String::from)).into();
        for action in std::iter::once(setup).chain(vec![Action::EndTurn; turns]) {
            let before = table.clone();
            let events = DuelingNobles::play(&rules, &mut table, &action).unwrap();
            count.take(&CountedAction {
                rules: &rules,
                players: &players,
                outcome: None,
                first: Some(EitherSeat::One.into()),
                before: &before,
                action: &action,
                events: &events,
                after: &table,
            });
        }
        count.gold.0
    }

    #[test]
    fn the_income_of_a_turn_that_ends_early_counts_for_that_turn() {
        // In one edition it is gained at the start of the turn, in the other at its end.
        for edition in [Edition::Catsatcards, Edition::Original] {
            let gold = idle(edition, 3);
            let means = |order| -> Vec<Option<f64>> {
                gold.iter().map(|g| g.order[order].mean()).collect()
            };
            assert_eq!(means(TurnOrder::FIRST), [Some(1.0), Some(1.0), Some(2.0)]);
            assert_eq!(means(TurnOrder::SECOND), [Some(0.0), Some(1.0), Some(1.0)]);
            assert!(
                gold.iter()
                    .all(|g| g.games == 1 && g.winners.mean().is_none())
            );
        }
    }
}
