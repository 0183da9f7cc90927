//! *Try these rules*: bots play by the edition's rules and by the changed ones in the background, and the difference is shown.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use egui::{Label, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::game::GameScreens;
use crate::theme::{self, line, palette, space};
use crate::widgets::BigButton;
use courtyard_lab::figures::{Figure, Metric};
use courtyard_lab::{AnyLab, Laboratory, Plan, RunFile};
use courtyard_session::Session;
use courtyard_session::journal::Opened;
use courtyard_text::{Text, decimal, grouped, say};

/// The interval at which the figures are read.
const AGAIN: Duration = Duration::from_secs(1);

/// The most blocks of games that are played.
const MOST_BLOCKS: u64 = 20_000;

/// The most threads that play. One processor is left for the window.
const MOST_THREADS: usize = 4;

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

/// The games of a trial, played by threads and read by the window.
struct Games {
    lab: Box<dyn Laboratory>,
    file: Mutex<RunFile>,
    next: AtomicU64,
    is_stopped: AtomicBool,
}

impl Games {
    fn file(&self) -> MutexGuard<'_, RunFile> {
        self.file.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn play(&self) {
        while !self.is_stopped.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= MOST_BLOCKS {
                break;
            }
            let block = self.lab.block(number);
            let mut file = self.file();
            // The figures stand still once the trial was stopped; the unfinished block is left out.
            if !self.is_stopped.load(Ordering::Relaxed) {
                file.add(&*self.lab, &block);
            }
        }
    }
}

/// A trial of rules. When it is dropped, its games stop.
pub(super) struct Trial {
    plan: Plan,
    games: Arc<Games>,
    /// The figures as they were read last.
    file: Option<RunFile>,
    /// The time at which they were read, in seconds of the window's clock.
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

impl Drop for Trial {
    fn drop(&mut self) {
        self.games.is_stopped.store(true, Ordering::Relaxed);
    }
}

impl Trial {
    /// Starts to play; `None` if the plan cannot be played.
    pub(super) fn begin(lab: &dyn AnyLab, plan: Plan) -> Option<Trial> {
        let lab = lab.open(&plan).ok()?;
        let file = RunFile::new(&plan, &*lab, MOST_BLOCKS, None);
        let games = Games {
            lab,
            file: Mutex::new(file),
            next: AtomicU64::new(0),
            is_stopped: AtomicBool::new(true),
        };
        let mut trial = Trial {
            plan,
            games: Arc::new(games),
            file: None,
            read_at: f64::NEG_INFINITY,
        };
        trial.pause();
        Some(trial)
    }

    /// Whether the trial is that of this plan.
    pub(super) fn is_of(&self, plan: &Plan) -> bool {
        self.plan == *plan
    }

    fn is_running(&self) -> bool {
        let is_over = self.games.next.load(Ordering::Relaxed) >= MOST_BLOCKS;
        !is_over && !self.games.is_stopped.load(Ordering::Relaxed)
    }

    /// Stops the games, or continues them.
    pub(super) fn pause(&mut self) {
        let was_stopped = self.games.is_stopped.fetch_xor(true, Ordering::Relaxed);
        if was_stopped {
            let processors = thread::available_parallelism().map_or(1, |count| count.get());
            for _ in 0..(processors - 1).clamp(1, MOST_THREADS) {
                let games = Arc::clone(&self.games);
                // Without a thread there are no figures, and the button stops nothing.
                let _ = thread::Builder::new()
                    .name("trial".into())
                    .spawn(move || games.play());
            }
        }
    }

    /// A game by the changed rules that is about as long as the mean.
    pub(super) fn typical<G: GameScreens>(&self) -> Option<Session<G>> {
        let file = self.file.as_ref()?;
        let sums = file.counts.rules.last()?;
        let mean = sums.metric(Metric::Turns, file.games_per_block())?.mean;
        let set = format!("rules-{}", file.rules.len());
        let games = (0..LOOKED_THROUGH).flat_map(|block| self.games.lab.journals(block));
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
        let is_running = self.is_running();
        if is_running {
            ui.ctx().request_repaint_after(AGAIN);
        }
        if !is_running || now - self.read_at >= AGAIN.as_secs_f64() {
            self.read_at = now;
            let file = self.games.file();
            if self.file.as_ref().map(|old| old.blocks) != Some(file.blocks) {
                self.file = Some(file.clone());
            }
        }
        let mut tap = None;
        theme::quiet_frame(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            match self.file.as_ref().filter(|file| file.blocks > 1) {
                None => drop(ui.label(theme::body(text.get("trial-begins")))),
                Some(file) => {
                    for sentence in sentences(text, file) {
                        ui.add(Label::new(theme::body(sentence)).wrap());
                    }
                    effects(ui, text, file);
                }
            }
            ui.add_space(space::S);
            let pause = match is_running {
                true => "trial-stop",
                false => "trial-continue",
            };
            let (pause, typical) = (text.get(pause), text.get("trial-typical"));
            let is_over = self.games.next.load(Ordering::Relaxed) >= MOST_BLOCKS;
            if !is_over && ui.add(BigButton::new(&pause).compact(true)).clicked() {
                tap = Some(TrialTap::Pause);
            }
            let has_games = self.file.as_ref().is_some_and(|file| file.blocks > 1);
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
    let of_100 = |value: f64| decimal(text, f64::from(GAMES) * value.clamp(0.0, 1.0), 0);
    let games = file.games_per_block();
    let starters = file.counts.rules.iter();
    let starters: Vec<Figure> = starters
        .filter_map(|sums| sums.metric(Metric::Starter, games))
        .collect();
    let played = grouped(text, file.games as usize);
    let mut all = Vec::new();
    match &starters[..] {
        [one] => all.push(say!(
            text,
            "lab-starter-wins",
            wins = of_100(one.mean),
            from = of_100(one.sequence[0]),
            to = of_100(one.sequence[1])
        )),
        [first, second] => {
            all.push(say!(
                text,
                "trial-starter",
                before = of_100(first.mean),
                wins = of_100(second.mean),
                from = of_100(second.sequence[0]),
                to = of_100(second.sequence[1])
            ));
            let is_found = file.leading().is_some_and(|figure| figure.is_found());
            all.push(match is_found {
                true => text.get("trial-found").into_owned(),
                false => say!(text, "lab-not-found", games = &played),
            });
        }
        _ => {}
    }
    all.push(say!(text, "trial-played", games = &played));
    all
}

/// Each figure under both sets of rules, and below it a bar from no difference to the difference in standard deviations,
/// with its interval.
fn effects(ui: &mut Ui, text: &Text, file: &RunFile) {
    let games = file.games_per_block();
    let (Some(difference), [first, second]) = (&file.counts.difference, &file.counts.rules[..])
    else {
        return;
    };
    for (metric, name) in EFFECTS {
        let figures = (
            first.metric(metric, games),
            second.metric(metric, games),
            difference.metric(metric, games),
        );
        let (Some(before), Some(after), Some(effect)) = figures else {
            continue;
        };
        let scale = match metric {
            Metric::Comeback => f64::from(GAMES),
            _ => 1.0,
        };
        let number = |figure: Figure| decimal(text, scale * figure.mean, 1);
        let sentence = say!(
            text,
            "trial-effect",
            name = text.get(name),
            before = number(before),
            after = number(after)
        );
        ui.add(Label::new(theme::small(sentence.as_str())).wrap());
        bar(ui, effect, &sentence);
    }
}

/// The most standard deviations that a bar shows on each side.
const MOST_DEVIATIONS: f64 = 1.0;

fn bar(ui: &mut Ui, effect: Figure, name: &str) {
    let size = vec2(ui.available_width(), space::M);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let x = |value: f64| {
        let deviations = if effect.sd > 0.0 {
            value / effect.sd
        } else {
            0.0
        };
        let share = (deviations / MOST_DEVIATIONS).clamp(-1.0, 1.0) as f32;
        rect.center().x + share * rect.width() / 2.0
    };
    let colors = palette(ui);
    let color = match effect.is_found() {
        true => colors.accent,
        false => colors.ink_faint,
    };
    let painter = ui.painter();
    let (zero, middle) = (rect.center().x, rect.center().y);
    let thick = rect.height() / 2.0;
    let ends = [zero, x(effect.mean)].map(|x| pos2(x, middle));
    painter.line_segment(ends, (thick, color));
    let interval = effect.sequence.map(|end| pos2(x(end), middle));
    painter.line_segment(interval, (line::THIN, colors.ink));
    let axis = [pos2(zero, rect.top()), pos2(zero, rect.bottom())];
    painter.line_segment(axis, (line::THIN, colors.ink_soft));
}
