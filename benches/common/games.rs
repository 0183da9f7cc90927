//! Whole games of Dueling Nobles, shared by the benchmarks of its rules.

// Each program that includes this module uses a part of it.
#![allow(dead_code)]

use std::sync::LazyLock;

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition, Rules, Table};
use courtyard::games::{Game as _, Preset as _};
use divan::counter::ItemsCount;

/// Complete games of one edition, as lists of actions.
pub struct Games {
    /// The rules.
    pub rules: Rules,
    /// The actions of each game.
    pub games: Vec<Vec<Action>>,
}

impl Games {
    /// Number of actions.
    pub fn count(&self) -> ItemsCount {
        ItemsCount::new(self.games.iter().map(Vec::len).sum::<usize>())
    }

    /// Every action with the table before it.
    pub fn positions(&self) -> Vec<(Table, Action)> {
        let mut positions = Vec::new();
        for game in &self.games {
            let mut table = Table::new(&self.rules);
            for action in game {
                positions.push((table.clone(), action.clone()));
                DuelingNobles::play(&self.rules, &mut table, action).unwrap();
            }
        }
        positions
    }
}

/// Games of each edition, in the order of editions.
pub static GAMES: LazyLock<Vec<Games>> = LazyLock::new(|| {
    let chance = &mut crate::play::chance(1);
    let mut all = Vec::new();
    for edition in Edition::ALL {
        let rules = Rules::from(*edition);
        let mut games = Vec::new();
        for _ in 0..20 {
            let (mut table, mut game) = (Table::new(&rules), Vec::new());
            while let Some(action) = crate::play::move_of(chance, &rules, &table)
                && game.len() < 500
            {
                DuelingNobles::play(&rules, &mut table, &action).unwrap();
                game.push(action);
            }
            games.push(game);
        }
        all.push(Games { rules, games });
    }
    all
});
