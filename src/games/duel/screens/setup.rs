//! The game's own questions before a session: who begins.

use egui::Ui;
use serde::{Deserialize, Serialize};

use crate::rules::{Action, Duel};
use courtyard_text::{rule_name, say};
use courtyard_ui::parts::Foot;
use courtyard_ui::session::{self, Commands, SetUp, SetupCommand, first_player, step};
use courtyard_ui::widgets::{CardSize, card_back};

/// The set-up so far.
type Basics<'a> = session::Basics<'a, Duel>;

/// The set-up of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Setup {
    who_begins: bool,
}

impl Setup {
    /// The page with the choice of the first player.
    pub(super) fn who_begins() -> Setup {
        Setup { who_begins: true }
    }
}

impl SetUp<Duel> for Setup {
    const ONWARD: &'static str = "setup-who-begins";

    fn page(&self) -> Option<&'static str> {
        self.who_begins.then_some("setup-who-begins")
    }

    fn onward(&mut self, _: Basics<'_>) -> Option<Vec<Action>> {
        self.who_begins = true;
        None
    }

    fn back(&mut self) {
        self.who_begins = false;
    }

    fn is_first_page(&self) -> bool {
        self.who_begins
    }

    fn show(
        &mut self,
        ui: &mut Ui,
        basics: Basics<'_>,
        _: &mut Foot,
        out: &mut Commands<SetupCommand<Duel>>,
    ) {
        let text = basics.text;
        let rules = basics.rules;
        if rules.jokers() > 0 {
            let used = [
                (rules.reinforcements, "reinforcements"),
                (rules.hidden_ally, "hidden_ally"),
            ];
            let used = used.into_iter().filter(|(on, _)| *on);
            let used = text.list(used.map(|(_, rule)| rule_name::<Duel>(text, rule)));
            let count = rules.jokers();
            let add = say!(text, "duel-screen-jokers", count, rules = used);
            step(ui, &add, None, |ui| {
                card_back(ui, CardSize::TINY, count.into(), &add);
            });
        }
        let hand = rules.hand_size;
        let deal = text.with("duel-screen-deal", &[("count", hand.into())]);
        let why = text.get("duel-deal-about");
        step(ui, &deal, basics.guided.then_some(&*why), |ui| {
            let left = rules.deck().saturating_sub(hand);
            card_back(ui, CardSize::TINY, left.into(), &deal);
        });
        if let Some(first) = first_player(ui, basics, "duel-screen-first-which") {
            out.send(SetupCommand::Begin(vec![Action::Setup { first }]));
        }
    }
}
