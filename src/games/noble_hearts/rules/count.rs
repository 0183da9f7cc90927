//! Statistics of *Noble Hearts*: attacks and their answers, the initiative, the ends of games.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::NobleHearts;
use super::action::{Action, ActionKind, Special};
use super::charge::{Jump, With};
use super::event::Event;
use super::table::{AttackEnd, EndedBy};
use courtyard_core::game::{self as games, CountedAction, Spread};
use courtyard_core::merge;

/// Statistics over many games.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Strokes {
    /// Number of strokes.
    pub laid: u64,
    /// Number of blocked strokes.
    pub blocked: u64,
}

merge!(Strokes { laid, blocked });
merge!(Count {
    attacks,
    areas,
    kept,
    handed_over,
    endings,
    length,
    specials,
    roses,
});

impl games::Count for Count {
    fn to_json(&self) -> Value {
        let attacks = self.attacks.iter().map(|(kind, ends)| {
            let ends = ends.iter();
            let ends = ends.map(|(end, times)| json!({"outcome": end, "times": times}));
            json!({"type": kind, "ended": ends.collect::<Value>()})
        });
        let areas = self.areas.iter().map(
            |(area, strokes)| json!({"area": area, "laid": strokes.laid, "blocked": strokes.blocked}),
        );
        let kept = self.kept.iter();
        let kept = kept.map(|(kind, times)| json!({"type": kind, "times": times}));
        let endings = self.endings.iter();
        let endings = endings.map(|(by, games)| json!({"by": by, "games": games}));
        let specials = self.specials.iter();
        let specials = specials.map(|(card, uses)| json!({"card": card, "uses": uses}));
        json!({
            "attacks": attacks.collect::<Value>(),
            "areas": areas.collect::<Value>(),
            "initiative": {"kept": kept.collect::<Value>(), "handed_over": self.handed_over},
            "endings": endings.collect::<Value>(),
            "length": self.length,
            "specials": specials.collect::<Value>(),
            "roses": self.roses,
        })
    }
}

impl Count {
    /// Number of attacks of this kind with such an end.
    pub fn ended(&self, kind: ActionKind, by: impl Fn(AttackEnd) -> bool) -> u64 {
        let ends = self.attacks.get(&kind).into_iter().flatten();
        ends.filter(|(end, _)| by(**end))
            .map(|(_, times)| times)
            .sum()
    }

    /// Number of times the initiative was retained, over all kinds.
    pub fn kept_in_all(&self) -> u64 {
        self.kept.values().sum()
    }

    /// Counts an action.
    pub(super) fn take(&mut self, play: &CountedAction<'_, NobleHearts>) {
        if let Some(special) = play.action.kind().special() {
            *self.specials.entry(special).or_default() += 1;
        }
        if let Action::Charge(charge) = play.action {
            let far = matches!(charge.jump, Some(Jump::Long { .. }));
            let of_the_move = far.then_some(Special::LongJump);
            let of_the_attack = charge.with.map(With::special);
            for special in of_the_move.into_iter().chain(of_the_attack) {
                *self.specials.entry(special).or_default() += 1;
            }
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
                | Event::CharmMoved { .. }
                | Event::SkillMoved { .. }
                | Event::SwordReached { .. }
                | Event::ChoiceOffered { .. }
                | Event::SpecialChosen { .. } => {}
            }
        }
    }
}
