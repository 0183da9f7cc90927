//! Whole games of Dueling Nobles, shared by the benchmarks of its rules.

// Each target that takes this in uses a part of it.
#![allow(dead_code)]

use std::sync::LazyLock;

use courtyard::games::dueling_nobles::{Action, Edition, Rules, Table, referee};
use divan::counter::ItemsCount;

/// Whole games of one edition, as the actions that were played.
pub struct Games {
    /// The rules.
    pub rules: Rules,
    /// The actions of each game.
    pub games: Vec<Vec<Action>>,
}

impl Games {
    /// How many actions there are.
    pub fn count(&self) -> ItemsCount {
        ItemsCount::new(self.games.iter().map(Vec::len).sum::<usize>())
    }

    /// Shows every action with the table it was done on.
    pub fn positions(&self) -> Vec<(Table, Action)> {
        let mut positions = Vec::new();
        for game in &self.games {
            let mut table = Table::new();
            for action in game {
                positions.push((table.clone(), action.clone()));
                referee::play(&self.rules, &mut table, action).unwrap();
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
        let rules = Rules::from(edition);
        let mut games = Vec::new();
        for _ in 0..20 {
            let (mut table, mut game) = (Table::new(), Vec::new());
            while let Some(action) = crate::play::move_of(chance, &rules, &table)
                && game.len() < 500
            {
                referee::play(&rules, &mut table, &action).unwrap();
                game.push(action);
            }
            games.push(game);
        }
        all.push(Games { rules, games });
    }
    all
});
