//! How long one frame takes, from the input to the shapes that the graphics card gets, and whether an idle window
//! sleeps.
//!
//! The aim: the table on a phone in less than a millisecond. Nothing is drawn, so this needs no display.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use courtyard::ui::{App, Options, theme};
use egui::{Context, Event, Pos2, RawInput, Rect, Theme, Vec2, ViewportId, pos2, vec2};

const PHONE: Vec2 = vec2(390.0, 844.0);
const LAPTOP: Vec2 = vec2(1280.0, 800.0);
/// Points of a phone's screen are that many pixels wide.
const DENSITY: f32 = 2.0;
const TICK: f64 = 1.0 / 60.0;

fn main() {
    // Built and run as a test, it only shows that it runs.
    let (warm, counted) = match std::env::args().any(|arg| arg == "--bench") {
        true => (300, 5000),
        false => (5, 20),
    };
    println!(
        "{:<36} {:>9} {:>9} {:>9}",
        "frame", "median", "p99", "longest"
    );
    let table = &[("game-catsatcards", 30)][..];
    let crowd = &[("game-duelo", 46)];
    let duel = &[("game-catsatcards", 74)];
    let list = &[("game-catsatcards", 107); 20];
    for (name, size, reader, games) in [
        ("table, phone", PHONE, false, table),
        ("table, phone, screen reader", PHONE, true, table),
        ("crowded table, phone", PHONE, false, crowd),
        ("duel, phone", PHONE, false, duel),
        ("start screen, 20 sessions, phone", PHONE, false, list),
        ("table, laptop", LAPTOP, false, table),
        ("duel, laptop", LAPTOP, false, duel),
    ] {
        let folder = tempfile::tempdir().unwrap();
        lay_out(folder.path(), games);
        let mut window = Window::new(folder.path(), size, reader);
        window.run(warm);
        let mut times = window.run(counted);
        times.sort_unstable();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
        let [median, p99, longest] = [at(0.5), at(0.99), at(1.0)].map(micros);
        let idle = window.idle();
        println!("{name:<36} {median:>9} {p99:>9} {longest:>9}  {idle}");
    }
}

fn micros(time: Duration) -> String {
    format!("{:.0} µs", time.as_secs_f64() * 1e6)
}

/// Lays the first entries of golden games into a data folder.
fn lay_out(folder: &Path, games: &[(&str, usize)]) {
    let sessions = folder.join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    for (n, (golden, entries)) in games.iter().enumerate() {
        let golden = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/golden")
            .join(golden)
            .with_extension("courtyard");
        let text = fs::read_to_string(golden).unwrap();
        let lines = text.lines().take(entries + 1);
        let journal: String = lines.map(|line| format!("{line}\n")).collect();
        fs::write(sessions.join(format!("{n}.courtyard")), journal).unwrap();
    }
}

/// The app in a window that is not there.
struct Window {
    ctx: Context,
    app: App,
    size: Vec2,
    frame: u32,
}

impl Window {
    fn new(folder: &Path, size: Vec2, reader: bool) -> Window {
        let ctx = Context::default();
        theme::install(&ctx);
        ctx.set_theme(Theme::Dark);
        if reader {
            ctx.enable_accesskit();
        }
        let options = Options {
            data_dir: Some(folder.to_owned()),
        };
        let app = App::new(&ctx, options);
        Window {
            ctx,
            app,
            size,
            frame: 0,
        }
    }

    /// One frame; returns how long until the window wants the next one.
    fn frame(&mut self, events: Vec<Event>) -> Duration {
        self.frame += 1;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(f64::from(self.frame) * TICK),
            predicted_dt: TICK as f32,
            events,
            ..RawInput::default()
        };
        let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
        viewport.native_pixels_per_point = Some(DENSITY);
        let app = &mut self.app;
        let mut output = self.ctx.run_ui(input, |ui| app.show(ui));
        // There is no graphics card that would take them.
        output.textures_delta.clear();
        let triangles = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        std::hint::black_box(triangles);
        output.viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// Frames with a pointer that wanders over the whole screen.
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

    /// What the window asks for while nobody does anything, for ten seconds after it has settled for one.
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
            0 => "idle: no repaint asked for".to_owned(),
            _ => format!(
                "idle: {asked} repaints asked for in ten seconds, by {:?}",
                self.ctx.repaint_causes()
            ),
        }
    }
}
