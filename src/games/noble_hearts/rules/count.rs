//! Statistics of *Noble Hearts*: attacks and their answers, the initiative, the ends of games.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::NobleHearts;
use super::action::{ActionKind, Special};
use super::event::Event;
use super::table::{AttackEnd, EndedBy};
use courtyard_core::counts;
use courtyard_core::game::{self as games, CountedAction, Spread};

counts! {
    /// Statistics over many games.
    pub struct Count {
        /// The attacks of each kind, by what ended them. A charge with a special card counts as a charge.
        pub attacks: BTreeMap<ActionKind, BTreeMap<AttackEnd, u64>>,
        /// The strokes in each area.
        pub areas: BTreeMap<u8, Strokes>,
        /// Number of times the initiative was retained, by kind of action.
        pub kept: BTreeMap<ActionKind, u64>,
        /// Number of times the initiative was handed over.
        pub handed_over: u64,
        /// The ends of finished games.
        pub endings: BTreeMap<EndedBy, u64>,
        /// Number of turns of finished games.
        pub length: Spread,
        /// Number of uses of each special card, including as part of a charge.
        pub specials: BTreeMap<Special, u64>,
        /// Roses collected.
        pub roses: u64,
    }

    /// Results of the strokes in one area.
    #[derive(Copy)]
    pub struct Strokes {
        /// Number of strokes.
        pub laid: u64,
        /// Number of blocked strokes.
        pub blocked: u64,
    }
}

impl games::Count for Count {
    fn to_json(&self) -> Value {
        let attacks = self
            .attacks
            .iter()
            .map(|(kind, ends)| json!({"type": kind, "ended": rows(ends, "outcome", "times")}));
        let areas = self.areas.iter().map(
            |(area, strokes)| json!({"area": area, "laid": strokes.laid, "blocked": strokes.blocked}),
        );
        let kept = rows(&self.kept, "type", "times");
        json!({
            "attacks": attacks.collect::<Value>(),
            "areas": areas.collect::<Value>(),
            "initiative": {"kept": kept, "handed_over": self.handed_over},
            "endings": rows(&self.endings, "by", "games"),
            "length": self.length,
            "specials": rows(&self.specials, "card", "uses"),
            "roses": self.roses,
        })
    }
}

/// An object for each number, with the names of the fields for what it counts and for itself.
fn rows<K: Serialize>(numbers: &BTreeMap<K, u64>, of: &str, number: &str) -> Value {
    let rows = numbers.iter();
    rows.map(|(counted, count)| json!({of: counted, number: count}))
        .collect()
}

impl Count {
    /// Number of attacks of this kind with such an end.
    pub fn ended(&self, kind: ActionKind, by: impl Fn(AttackEnd) -> bool) -> u64 {
        let ends = self.attacks.get(&kind).into_iter().flatten();
        ends.filter(|(end, _)| by(**end))
            .map(|(_, times)| times)
            .sum()
    }

    /// Counts an action.
    pub(super) fn take(&mut self, play: &CountedAction<'_, NobleHearts>) {
        for special in play.action.specials() {
            *self.specials.entry(special).or_default() += 1;
        }
        for event in play.events {
            match *event {
                Event::StrokeLaid { area, .. } => self.areas.entry(area).or_default().laid += 1,
                Event::StrokeBlocked { area, .. } => {
                    self.areas.entry(area).or_default().blocked += 1;
                }
                Event::AttackEnded { end, .. } => {
                    if let Some((attack, _)) = &play.after.last_attack {
                        let ends = self.attacks.entry(attack.kind).or_default();
                        *ends.entry(end).or_default() += 1;
                    }
                }
                Event::RoseCollected { .. } => self.roses += 1,
                Event::InitiativeKept { kind, .. } => *self.kept.entry(kind).or_default() += 1,
                // Set-ups and corrections hand nothing over.
                Event::TurnBegan { after, .. } => {
                    let handed = !matches!(after, ActionKind::Setup | ActionKind::Adjust);
                    self.handed_over += u64::from(handed);
                }
                Event::GameEnded(ending) => {
                    *self.endings.entry(ending.by).or_default() += 1;
                    self.length.add(play.after.turn.into());
                }
                Event::Drew { .. }
                | Event::DeckRefilled { .. }
                | Event::HeightChanged { .. }
                | Event::SpecialTurned { .. }
                | Event::StrokeEvaded { .. }
                | Event::CharmMoved { .. }
                | Event::SkillMoved { .. }
                | Event::SwordReached { .. }
                | Event::ChoiceOffered { .. }
                | Event::SpecialChosen { .. } => {}
            }
        }
    }
}
