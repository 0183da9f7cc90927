//! *Try these rules*: bots play by the edition's rules and by the changed ones in the background, and the difference is shown.

use std::ops::Range;
use std::time::Duration;

use egui::{Label, Sense, Ui};

use super::game::GameScreens;
use crate::platform::background::Background;
use crate::screen::AppContext;
use crate::theme::{self, space};
use crate::widgets::{self, BigButton};
use courtyard_lab::figures::{Figure, Metric};
use courtyard_lab::{AnyLab, Counts, Laboratory, Plan, RunFile, Task};
use courtyard_session::Session;
use courtyard_session::journal::Opened;
use courtyard_text::{Text, chart_effects, decimal, describe_starter, grouped, say};

/// The interval at which the figures are read.
const AGAIN: Duration = Duration::from_secs(1);

/// The most blocks of games that are played.
const MOST_BLOCKS: u64 = 20_000;

/// Number of blocks of the first parts, so that there is soon an answer, and where they end.
const FIRST: (u64, u64) = (4, 64);

/// Number of blocks of the other parts. Reading the sums of few parts takes little of a frame.
const PART: u64 = 256;

/// The most parts whose sums are read in one frame, so that it stays short.
const MOST_ANSWERS: usize = 12;

/// Number of blocks among whose games a typical one is looked for.
const LOOKED_THROUGH: u64 = 8;

/// Shares are shown as numbers of 100 games.
const GAMES: i32 = 100;

/// The figures that are shown as effects.
const EFFECTS: [(Metric, &str); 4] = [
    (Metric::Turns, "lab-turns"),
    (Metric::Actions, "lab-actions"),
    (Metric::Duels, "lab-duels"),
    (Metric::Comeback, "lab-comeback"),
];

/// A trial of rules. When it is dropped, its games stop.
pub(super) struct Trial {
    plan: Plan,
    lab: Box<dyn Laboratory>,
    games: Background<Range<u64>, Counts>,
    /// The figures of the games that have been played.
    file: RunFile,
    /// The time at which the figures were read last, in seconds of the window's clock.
    read_at: f64,
}

/// A button of a trial that was tapped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TrialTap {
    /// Stop the games, or continue them.
    Pause,
    /// Look back at a typical game.
    Typical,
}

impl Trial {
    /// Starts to play; `None` if the plan cannot be played.
    pub(super) fn begin(app: &AppContext, lab: &'static dyn AnyLab, plan: Plan) -> Option<Trial> {
        let opened = lab.open(&plan).ok()?;
        let file = RunFile::new(&plan, &*opened, MOST_BLOCKS, None);
        let parts = |from: u64, to: u64, size: u64| {
            let starts = (from..to).step_by(size as usize);
            starts.map(move |start| start..(start + size).min(to))
        };
        let (size, end) = FIRST;
        let parts = parts(0, end, size).chain(parts(end, MOST_BLOCKS, PART));
        let mut games = Background::new(lab, Task::Trial(plan.clone()), parts);
        games.resume(app);
        Some(Trial {
            plan,
            lab: opened,
            games,
            file,
            read_at: f64::NEG_INFINITY,
        })
    }

    /// Whether the trial is that of this plan.
    pub(super) fn is_of(&self, plan: &Plan) -> bool {
        self.plan == *plan
    }

    /// Stops the games, or continues them.
    pub(super) fn pause(&mut self, app: &AppContext) {
        if self.games.is_running() {
            self.games.pause();
        } else {
            self.games.resume(app);
        }
    }

    /// A game by the changed rules that is about as long as the mean.
    pub(super) fn typical<G: GameScreens>(&self) -> Option<Session<G>> {
        let file = &self.file;
        let sums = file.counts.rules.last()?;
        let mean = sums.metric(Metric::Turns, file.games_per_block())?.mean;
        let set = format!("rules-{}", file.rules.len());
        let games = (0..LOOKED_THROUGH).flat_map(|block| self.lab.journals(block));
        let sessions = games
            .filter(|(name, ..)| file.rules.len() == 1 || name.ends_with(&set))
            .filter_map(|(_, journal, _)| Opened::new(&journal[..]).ok()?.read::<G>().ok());
        let distance = |session: &Session<G>| {
            let turns = f64::from(G::turn(session.table()));
            (turns - mean).abs()
        };
        sessions
            .map(|reading| reading.session)
            .min_by(|one, other| distance(one).total_cmp(&distance(other)))
    }

    /// Shows what was found so far, and the buttons.
    pub(super) fn show(&mut self, ui: &mut Ui, text: &Text) -> Option<TrialTap> {
        let now = ui.input(|input| input.time);
        if self.games.is_running() {
            ui.ctx().request_repaint_after(AGAIN);
        }
        if now - self.read_at >= AGAIN.as_secs_f64() {
            self.read_at = now;
            for (blocks, counts) in self.games.answers(MOST_ANSWERS) {
                let blocks = blocks.end - blocks.start;
                self.file.add_counts(&*self.lab, blocks, &counts);
            }
        }
        let is_running = self.games.is_running();
        let has_games = self.file.blocks > 1;
        let mut tap = None;
        theme::quiet_frame(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            if has_games {
                for sentence in sentences(text, &self.file) {
                    ui.add(Label::new(theme::body(sentence)).wrap());
                }
                effects(ui, text, &self.file);
            } else {
                drop(ui.label(theme::body(text.get("trial-begins"))));
            }
            ui.add_space(space::S);
            let pause = if is_running {
                "trial-stop"
            } else {
                "trial-continue"
            };
            let (pause, typical) = (text.get(pause), text.get("trial-typical"));
            if !self.games.is_done() && widgets::compact_button(ui, &pause) {
                tap = Some(TrialTap::Pause);
            }
            let button = BigButton::new(&typical).compact(true).enabled(has_games);
            if ui.add(button).clicked() && has_games {
                tap = Some(TrialTap::Typical);
            }
            ui.add(Label::new(theme::small(text.get("trial-about"))).wrap());
        });
        tap
    }
}

fn sentences(text: &Text, file: &RunFile) -> Vec<String> {
    let played = grouped(text, file.games as usize);
    let mut all = Vec::from_iter(describe_starter(text, file, "trial-starter"));
    if file.counts.difference.is_some() {
        let is_found = file.leading().is_some_and(|figure| figure.is_found());
        all.push(if is_found {
            text.get("trial-found").into_owned()
        } else {
            say!(text, "lab-not-found", games = &played)
        });
    }
    all.push(say!(text, "trial-played", games = &played));
    all
}

/// Each figure under both sets of rules in a sentence, and below them the differences as a chart.
fn effects(ui: &mut Ui, text: &Text, file: &RunFile) {
    let games = file.games_per_block();
    let (Some(difference), [first, second]) = (&file.counts.difference, &file.counts.rules[..])
    else {
        return;
    };
    let mut effects = Vec::new();
    for (metric, key) in EFFECTS {
        let figures = [first, second, difference].map(|sums| sums.metric(metric, games));
        let [Some(before), Some(after), Some(effect)] = figures else {
            continue;
        };
        let scale = match metric {
            Metric::Comeback => f64::from(GAMES),
            _ => 1.0,
        };
        let number = |figure: Figure| decimal(text, scale * figure.mean, 1);
        let name = text.get(&text.game_key(&file.game, key)).into_owned();
        let (before, after) = (number(before), number(after));
        let sentence = say!(text, "trial-effect", name = &name, before, after);
        ui.add(Label::new(theme::small(sentence)).wrap());
        effects.push((name, effect, effect.sequence, effect.is_found()));
    }
    let chart = chart_effects(text, effects);
    widgets::chart(ui, &chart, &chart.title, 0.0, None, Sense::hover());
}
