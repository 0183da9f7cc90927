//! The frame times of a window that shares its session are the same with and without attacks.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};

use courtyard::seat::Seat;
use courtyard::text::Language;
use courtyard::ui::platform::awake::AsTheSystem;
use courtyard::ui::platform::network::Network;
use courtyard::ui::{App, Options, theme};
use egui::accesskit::{Action, ActionRequest, Node, NodeId, TreeId};
use egui::{Context, Event, RawInput, Vec2, vec2};
use tempfile::tempdir;

use crate::common::phone::{Invite, Phone};
use crate::common::{golden, play, unseen};
use crate::hostile;

/// Starts a load beside the window, which runs until `over` is set.
type Beside = fn(&Invite, &Arc<AtomicBool>) -> Vec<JoinHandle<()>>;

/// A small laptop.
const LAPTOP: Vec2 = vec2(1280.0, 800.0);
const TICK: Duration = Duration::from_micros(16_667);
/// Duration of each measurement.
const WATCH: Duration = Duration::from_secs(10);

/// The app in a window without a display.
struct Window {
    ctx: Context,
    app: App,
    began: Instant,
    /// The accessibility tree.
    nodes: HashMap<NodeId, Node>,
}

impl Window {
    fn new(data: &Path, page: &Path) -> Window {
        let ctx = Context::default();
        theme::install(&ctx);
        ctx.enable_accesskit();
        let options = Options {
            games: courtyard::registry::screens(),
            data_dir: Some(data.to_owned()),
            language: Some(Language::English),
            file: None,
        };
        let sharer = Box::new(Network::alone(page.to_owned()));
        let app = App::new(&ctx, options, Box::new(AsTheSystem));
        let app = app.with(|app| app.sharer = Some(sharer));
        let mut window = Window {
            ctx,
            app,
            began: Instant::now(),
            nodes: HashMap::new(),
        };
        window.settle();
        window
    }

    fn frame(&mut self, events: Vec<Event>) {
        let input = RawInput {
            time: Some(self.began.elapsed().as_secs_f64()),
            events,
            ..RawInput::default()
        };
        let output = unseen::frame(&self.ctx, &mut self.app, (LAPTOP, 1.0), input);
        if let Some(update) = output.platform_output.accesskit_update {
            self.nodes = update.nodes.into_iter().collect();
        }
    }

    fn settle(&mut self) {
        for _ in 0..60 {
            self.frame(Vec::new());
            sleep(TICK / 2);
        }
    }

    #[track_caller]
    fn tap(&mut self, name: &str) {
        let is = |node: &Node| node.supports_action(Action::Click) && node.label() == Some(name);
        let found = self.nodes.iter().find(|(_, node)| is(node));
        let (target_node, _) = found.unwrap_or_else(|| panic!("there is no {name}"));
        let request = ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node: *target_node,
            data: None,
        };
        self.frame(vec![Event::AccessKitActionRequest(request)]);
        self.settle();
    }

    /// Shares the session, and reads the address shown.
    fn invite(&mut self) -> Invite {
        self.tap("Menu");
        self.tap("Invite phones");
        self.tap("Share this table");
        let texts = self.nodes.values().flat_map(|n| [n.label(), n.value()]);
        let url = texts.flatten().find(|text| text.starts_with("http://"));
        let invite = Invite::of(url.unwrap());
        self.tap("Back");
        invite
    }

    /// Measures frame times at 60 frames per second.
    fn watch(&mut self) -> Vec<Duration> {
        let mut times = Vec::new();
        let began = Instant::now();
        while began.elapsed() < WATCH {
            let start = Instant::now();
            self.frame(Vec::new());
            times.push(start.elapsed());
            sleep(TICK.saturating_sub(start.elapsed()));
        }
        times
    }
}

/// The median and the slowest 1 %.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort();
    let (median, slowest) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    format!("{median:.1?}, 1 in 100 {slowest:.1?}")
}

/// Runs this in several threads until `over` is set.
fn busy(over: &Arc<AtomicBool>) -> Vec<JoinHandle<()>> {
    let spin = |over: Arc<AtomicBool>| {
        move || {
            while !over.load(Ordering::Relaxed) {
                std::hint::spin_loop();
            }
        }
    };
    let threads = 0..hostile::ATTACKS.len();
    threads
        .map(|_| thread::spawn(spin(Arc::clone(over))))
        .collect()
}

/// `COURTYARD_FIGURES=1 cargo test --release --test sharing window -- --nocapture` prints the frame times.
#[test]
fn attacks_do_not_slow_the_frames_of_a_sharing_window() {
    if std::env::var_os("COURTYARD_FIGURES").is_none() {
        return;
    }
    let (data, page) = (tempdir().unwrap(), tempdir().unwrap());
    let sessions = data.path().join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    let golden = fs::read_to_string(golden::path("game-catsatcards")).unwrap();
    let journal: String = golden.lines().take(30).map(|l| format!("{l}\n")).collect();
    fs::write(sessions.join("evening.courtyard"), journal).unwrap();
    fs::write(page.path().join("index.html"), "<!doctype html>the page").unwrap();
    let mut window = Window::new(data.path(), page.path());
    let invite = window.invite();
    let cases: [(&str, Beside); 3] = [
        ("nothing else happens", |_, _| Vec::new()),
        (
            "as many threads only keep the processors busy",
            |_, over| busy(over),
        ),
        ("attacked from all sides", hostile::attack),
    ];
    // It takes its place before the attacks start.
    let mut phone = Phone::new(&invite, Seat::new(0));
    for (name, begin) in cases {
        let over = Arc::<AtomicBool>::default();
        let playing = {
            let (invite, over) = (invite.clone(), Arc::clone(&over));
            thread::spawn(move || {
                let mut chance = play::chance(7);
                let mut taps = 0;
                while !over.load(Ordering::Relaxed) {
                    if !phone.guest.is_waiting() && phone.tap(&mut chance) {
                        taps += 1;
                    }
                    phone.look();
                    if phone.socket.is_none() {
                        phone.try_to_come(&invite);
                    }
                    sleep(Duration::from_millis(100));
                }
                (phone, taps)
            })
        };
        let others = begin(&invite, &over);
        let times = window.watch();
        over.store(true, Ordering::Relaxed);
        for other in others {
            other.join().unwrap();
        }
        let taps;
        (phone, taps) = playing.join().unwrap();
        println!(
            "{name}: {} frames, {}; {taps} taps on a phone",
            times.len(),
            spread(times)
        );
        assert!(taps > 0, "nobody plays");
    }
}
