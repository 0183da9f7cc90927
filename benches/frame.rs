//! The time for one frame of every screen, from the input to the triangles for the graphics card, and whether an idle
//! window sleeps.
//!
//! Target: less than 1 ms for every screen. Nothing is drawn, so no display is needed.

#[path = "../tests/common/unseen.rs"]
mod unseen;
#[allow(dead_code)]
#[path = "../tests/common/words.rs"]
mod words;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use courtyard::text::Language;
use courtyard::ui::platform::awake::AsTheSystem;
use courtyard::ui::{App, Options, theme};
use egui::accesskit::{Action, ActionRequest, Node, NodeId, TreeId};
use egui::{Context, Event, RawInput, Theme, Vec2, ViewportId, pos2, vec2};

const PHONE: (&str, Vec2) = ("phone", vec2(390.0, 844.0));
const SMALL: (&str, Vec2) = ("small phone", vec2(360.0, 640.0));
const LAPTOP: (&str, Vec2) = ("laptop", vec2(1280.0, 800.0));
/// Pixels per point on a phone's screen.
const DENSITY: f32 = 2.0;
const TICK: f64 = 1.0 / 60.0;
/// Maximum time of a frame.
const AIM: Duration = Duration::from_millis(1);

/// A screen and the path to it: the golden games in the data folder with their numbers of entries, and the controls to
/// tap, described as in [`words`]. A game whose name contains a folder is a file in the repository.
struct Screen {
    name: &'static str,
    games: &'static [(&'static str, usize)],
    taps: &'static [&'static str],
    /// Whether it is measured in every window size, or only on a phone.
    main: bool,
}

const fn screen(
    name: &'static str,
    games: &'static [(&'static str, usize)],
    taps: &'static [&'static str],
) -> Screen {
    Screen {
        name,
        games,
        taps,
        main: false,
    }
}

const fn main_screen(
    name: &'static str,
    games: &'static [(&'static str, usize)],
    taps: &'static [&'static str],
) -> Screen {
    Screen {
        main: true,
        ..screen(name, games, taps)
    }
}

const CATS: &str = "game-catsatcards";
const ORIGINAL: &str = "game-original";
const DUELO: &str = "game-duelo";
const DUEL: &str = "src/games/duel/sample";
const SIX: &str = "src/games/duel/cases/elimination-six";
const HEARTS: &str = "src/games/noble_hearts/sample";

#[rustfmt::skip]
const SCREENS: &[Screen] = &[
    screen("start, no session", &[], &[]),
    main_screen("start, 20 sessions", &[(CATS, 107); 20], &[]),
    main_screen("set-up: people", &[], &["@home-new"]),
    main_screen("set-up: house rules", &[], &["@home-new", "@fact-rules"]),
    main_screen("set-up: bots playing", &[], &["@home-new", "@fact-rules", "@stepper-more what=(@dueling-nobles-rule-sale-gold)", "@trial-try"]),
    screen("set-up: who starts", &[], &["@home-new", "@setup-who-begins"]),
    main_screen("set-up: nobles", &[], &["@home-new", "@setup-who-begins", "@dueling-nobles-starter-starts name=(@player-unnamed number=1)", "@dueling-nobles-setup-to-nobles"]),
    main_screen("table: income", &[(CATS, 1)], &[]),
    screen("table: reinforcements", &[(CATS, 4)], &[]),
    main_screen("table: command", &[(CATS, 30)], &[]),
    screen("table: duel", &[(CATS, 81)], &[]),
    screen("table: opening", &[(ORIGINAL, 32)], &[]),
    screen("table: spending", &[(ORIGINAL, 21)], &[]),
    main_screen("table: crowded", &[(DUELO, 100)], &[]),
    screen("table: known hand", &[(DUELO, 22)], &[]),
    screen("table: a reason", &[(CATS, 30)], &["@dueling-nobles-kind-draw-three"]),
    screen("menu", &[(CATS, 30)], &["@menu"]),
    main_screen("sheet: sell", &[(CATS, 1)], &["@dueling-nobles-kind-sell", "2♠", "6♠", "6♥"]),
    screen("sheet: concede", &[(CATS, 1)], &["@menu", "@kind-concede"]),
    screen("noble", &[(CATS, 30)], &["@dueling-nobles-noble-label card=K♥ name=Ana"]),
    screen("sheet: recruit", &[(CATS, 43)], &["@dueling-nobles-priced action=(@dueling-nobles-kind-recruit) gold=*"]),
    screen("sheet: arm", &[(CATS, 30)], &["@dueling-nobles-kind-weapon"]),
    screen("sheet: move a weapon", &[(CATS, 30)], &["@dueling-nobles-kind-move-weapon"]),
    screen("sheet: heal", &[(CATS, 30)], &["@dueling-nobles-kind-heal", "7♥"]),
    screen("sheet: recover", &[(CATS, 30)], &["@dueling-nobles-kind-recover", "10♣"]),
    main_screen("sheet: spy", &[(CATS, 30)], &["@dueling-nobles-kind-spy", "7♠"]),
    screen("sheet: draw three", &[(CATS, 67)], &["@dueling-nobles-kind-draw-three"]),
    main_screen("table: whom to challenge", &[(CATS, 34)], &["@dueling-nobles-do-attack-with card=K♥"]),
    main_screen("table: chances", &[(CATS, 34)], &["@dueling-nobles-do-attack-with card=K♥", "@dueling-nobles-chances-show"]),
    main_screen("duel: dice", &[(ORIGINAL, 41)], &[]),
    screen("duel: deflect", &[(ORIGINAL, 41)], &["@dueling-nobles-do-deflect name=Ben gold=2"]),
    main_screen("duel: support", &[(CATS, 74)], &["A♥"]),
    main_screen("duel: chances", &[(CATS, 74)], &["A♥", "@dueling-nobles-chances-show"]),
    main_screen("duel: outcome", &[(CATS, 74)], &["A♥", "10♦", "@dueling-nobles-fight-play cards=(A♥ 10♦)", "A♠"]),
    main_screen("quick duel: nobles", &[], &["@dueling-nobles-quick-title"]),
    main_screen("quick duel: dice", &[], &["@dueling-nobles-quick-title", "Q♠", "J♥"]),
    main_screen("settings", &[], &["@settings-title"]),
    main_screen("rules", &[(CATS, 30)], &["@menu-rules"]),
    main_screen("log", &[(CATS, 105)], &["@menu", "@menu-log"]),
    main_screen("corrections", &[(CATS, 45)], &["@menu", "@menu-players"]),
    main_screen("looking back", &[(CATS, 45)], &["@menu", "@look-title", "@look-previous"]),
    main_screen("all games", &[(CATS, 107), (ORIGINAL, 70), (DUELO, 117)], &["@home-all count=3"]),
    main_screen("statistics", &[(CATS, 107), (ORIGINAL, 70), (DUELO, 117)], &["@statistics-title"]),
    main_screen("Duel: table", &[(DUEL, 17)], &[]),
    main_screen("Duel: six players", &[(SIX, 1)], &[]),
    main_screen("Duel: a card to be named", &[(DUEL, 12)], &[]),
    main_screen("Duel: quick battle", &[], &["@duel-screen-quick", "@part-is-card what=(@duel-screen-name-what name=(@duel-screen-attacker) part=(@duel-part-army)) card=10"]),
    main_screen("Noble Hearts: table", &[(HEARTS, 9)], &[]),
    main_screen("Noble Hearts: attack", &[(HEARTS, 13)], &[]),
    main_screen("Noble Hearts: sheet", &[(HEARTS, 9)], &["@noble-hearts-kind-attack"]),
    main_screen("Noble Hearts: corrections", &[(HEARTS, 9)], &["@menu", "@menu-players"]),
    main_screen("end", &[(CATS, 106)], &["@dueling-nobles-fight-no-card name=Ana"]),
];

fn main() {
    courtyard::ui::keep_memory();
    // Run as a test, it only shows that it works.
    let (warm, counted) = if std::env::args().any(|arg| arg == "--bench") {
        (100, 2000)
    } else {
        (3, 10)
    };
    println!(
        "{:<28} {:<12} {:>9} {:>9}",
        "screen", "window", "median", "p99"
    );
    // As in `cargo bench --bench frame -- duel`: only screens whose names contain these words.
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with('-'))
        .collect();
    let wanted = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word));
    let mut worst = (Duration::ZERO, String::new());
    let mut missed = Vec::new();
    for screen in SCREENS.iter().filter(|screen| wanted(screen.name)) {
        let all = [PHONE, SMALL, LAPTOP];
        let windows = if screen.main { &all[..] } else { &all[..1] };
        for &(window_name, size) in windows {
            let folder = tempfile::tempdir().unwrap();
            lay_out(folder.path(), screen.games);
            let mut window = Window::new(folder.path(), size);
            if let Err(name) = window.tap_all(screen.taps) {
                missed.push(format!("{}, {window_name}: no {name:?}", screen.name));
                continue;
            }
            window.run(warm);
            let mut times = window.run(counted);
            times.sort_unstable();
            let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
            let (median, slow) = (at(0.5), at(0.99));
            let idle = window.idle();
            let (name, late) = (screen.name, if slow > AIM { "  too long" } else { "" });
            println!(
                "{name:<28} {window_name:<12} {:>9} {:>9}{late}{idle}",
                micros(median),
                micros(slow)
            );
            if slow > worst.0 {
                worst = (slow, format!("{name}, {window_name}"));
            }
        }
    }
    println!("worst p99: {} ({})", micros(worst.0), worst.1);
    assert!(missed.is_empty(), "not reached: {missed:?}");
}

fn micros(time: Duration) -> String {
    format!("{:.0} µs", time.as_secs_f64() * 1e6)
}

/// Writes the first entries of golden games to a data folder.
fn lay_out(folder: &Path, games: &[(&str, usize)]) {
    let sessions = folder.join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    for (n, (golden, entries)) in games.iter().enumerate() {
        let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
        let golden = if golden.contains('/') {
            repository.join(golden)
        } else {
            repository
                .join("src/games/dueling_nobles/cases")
                .join(golden)
        };
        let golden = golden.with_extension("courtyard");
        // The app does not resume a sample automatically.
        let text = fs::read_to_string(golden).unwrap();
        let text = text.replace(",\"sample\":true", "");
        let lines = text.lines().take(entries + 1);
        let journal: String = lines.map(|line| format!("{line}\n")).collect();
        fs::write(sessions.join(format!("{n}.courtyard")), journal).unwrap();
    }
}

/// The app in a window without a display.
struct Window {
    ctx: Context,
    app: App,
    size: Vec2,
    frame: u32,
    /// The accessibility tree.
    nodes: Vec<(NodeId, Node)>,
}

impl Window {
    fn new(folder: &Path, size: Vec2) -> Window {
        let ctx = Context::default();
        theme::install(&ctx);
        ctx.set_theme(Theme::Dark);
        let options = Options {
            games: courtyard::registry::screens(),
            data_dir: Some(folder.to_owned()),
            language: Some(Language::English),
            file: None,
        };
        let app = App::new(&ctx, options, Box::new(AsTheSystem));
        Window {
            ctx,
            app,
            size,
            frame: 0,
            nodes: Vec::new(),
        }
    }

    /// Runs one frame, and returns the time until the window requests the next one.
    fn frame(&mut self, events: Vec<Event>) -> Duration {
        self.frame += 1;
        let input = RawInput {
            time: Some(f64::from(self.frame) * TICK),
            predicted_dt: TICK as f32,
            events,
            ..RawInput::default()
        };
        let output = unseen::frame(&self.ctx, &mut self.app, (self.size, DENSITY), input);
        if let Some(update) = output.platform_output.accesskit_update {
            self.nodes = update.nodes;
        }
        output.viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// Taps controls by their names. Returns a name that was not found as an error.
    fn tap_all(&mut self, names: &[&'static str]) -> Result<(), &'static str> {
        self.ctx.enable_accesskit();
        self.settle();
        for &name in names {
            let target_node = self.find(name).ok_or(name)?;
            let request = ActionRequest {
                action: Action::Click,
                target_tree: TreeId::ROOT,
                target_node,
                data: None,
            };
            self.frame(vec![Event::AccessKitActionRequest(request)]);
            self.settle();
        }
        self.ctx.disable_accesskit();
        Ok(())
    }

    /// Runs frames until all animations have ended.
    fn settle(&mut self) {
        for _ in 0..90 {
            self.frame(Vec::new());
        }
    }

    fn find(&self, name: &str) -> Option<NodeId> {
        let words = words::Words::new(words::messages(Language::English), name);
        let mut all = self.nodes.iter();
        let is = |node: &Node| {
            node.supports_action(Action::Click)
                && node.label().is_some_and(|label| words.are(label))
        };
        all.find(|(_, node)| is(node)).map(|(id, _)| *id)
    }

    /// Runs frames with a pointer that moves over the whole screen.
    fn run(&mut self, frames: usize) -> Vec<Duration> {
        let mut times = Vec::with_capacity(frames);
        for n in 0..frames {
            let turn = n as f32 * 0.37;
            let at = pos2(0.5 + turn.sin() * 0.45, 0.5 + (turn * 0.71).cos() * 0.45);
            let at = (at.to_vec2() * self.size).to_pos2();
            let start = Instant::now();
            self.frame(vec![Event::PointerMoved(at)]);
            times.push(start.elapsed());
        }
        times
    }

    /// The frames that the window requests in ten seconds without input, one second after animations have ended.
    fn idle(&mut self) -> String {
        let seconds = |n: f64| (n / TICK) as usize;
        self.frame(vec![Event::PointerGone]);
        for _ in 0..seconds(1.0) {
            self.frame(Vec::new());
        }
        let mut asked = 0;
        for _ in 0..seconds(10.0) {
            if self.frame(Vec::new()) != Duration::MAX {
                asked += 1;
            }
        }
        match asked {
            0 => String::new(),
            _ => format!(
                "  idle: {asked} repaints asked for in ten seconds, by {:?}",
                self.ctx.repaint_causes()
            ),
        }
    }
}
