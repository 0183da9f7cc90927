//! The real window on a virtual display, used with mouse and keyboard.
//!
//! A second app without a window runs beside it on another data folder and takes every step too. It gives the
//! positions on the screen and the expected journal.
//!
//! No fixed waiting times: every step waits for its result.
#![cfg(target_os = "linux")]

mod clipboard;
#[path = "../common/mod.rs"]
mod common;
mod kills;
mod sharing;

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use courtyard::text::Language;
use courtyard::ui::platform::awake::AsTheSystem;
use courtyard::ui::platform::network::Network;
use courtyard::ui::{App, Options, theme};
use eframe::icon_data::IconDataExt as _;
use egui::{IconData, Key, Modifiers, Vec2};
use egui_kittest::{Harness, kittest::NodeT as _, kittest::Queryable as _};
use serde_json::Value;

use common::golden;
use common::program::courtyard;
use common::words;

/// The virtual screen and the window on it, in pixels.
const SCREEN: [usize; 2] = [1280, 1024];
const SIZE: [usize; 2] = [1180, 820];
/// Entries of the golden game that are shown in pictures.
const TABLE_AT: usize = 33;
const DUEL_AT: usize = 38;
/// How long a widget is visible before the test clicks on it.
const SIGHT: Duration = Duration::from_millis(450);
/// Number of polls until a wait fails, and the pause between two polls.
const TRIES: u32 = 2000;
const PAUSE: Duration = Duration::from_millis(15);
/// Number of equal pictures in a row after which the window counts as at rest.
const LOOKS: u32 = 3;

/// Polls until there is an answer.
fn until<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    for _ in 0..TRIES {
        if let Some(answer) = ask() {
            return answer;
        }
        std::thread::sleep(PAUSE);
    }
    panic!("waited in vain: {what}");
}

/// The program, which shows its window or runs a command; its error output stays visible.
fn binary(data: &Path) -> Command {
    let mut command = courtyard(&["--data-dir"]);
    command.arg(data).stderr(Stdio::inherit());
    command
}

/// A program that is killed when the test ends, even by a panic.
struct Running(Child);

impl Running {
    fn start(command: &mut Command) -> Running {
        Running(command.spawn().unwrap())
    }

    /// Ends it at once, as a power cut would.
    fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// Whether all its threads are asleep, and the processor time it has used, in ticks.
    fn asleep(&self) -> Option<(bool, u64)> {
        let process = PathBuf::from(format!("/proc/{}", self.0.id()));
        let times = fields(&process.join("stat"))?;
        let ticks = times.get(11)?.parse::<u64>().ok()? + times.get(12)?.parse::<u64>().ok()?;
        let mut asleep = true;
        for thread in fs::read_dir(process.join("task")).ok()? {
            // A thread may have ended since the listing.
            let state = fields(&thread.ok()?.path().join("stat"));
            asleep &= state.is_none_or(|s| s[0] == "S");
        }
        Some((asleep, ticks))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The fields of a process's or thread's status, starting with the third, its state.
fn fields(stat: &Path) -> Option<Vec<String>> {
    let stat = fs::read_to_string(stat).ok()?;
    let (_, rest) = stat.rsplit_once(") ")?;
    Some(rest.split(' ').map(str::to_owned).collect())
}

/// A virtual display that writes its picture to a file.
struct Display {
    server: Running,
    number: String,
    size: [usize; 2],
    folder: tempfile::TempDir,
}

impl Display {
    /// Starts a program that shows its window here.
    fn run(&self, binary: &mut Command, scale: f32) -> Running {
        Running::start(
            binary
                .env("DISPLAY", &self.number)
                .env("WINIT_X11_SCALE_FACTOR", scale.to_string())
                .env_remove("WAYLAND_DISPLAY")
                .env_remove("WAYLAND_SOCKET"),
        )
    }

    /// Starts a display. Returns `None` if the programs for it are missing, which is an error on CI.
    fn start(size: [usize; 2]) -> Option<Display> {
        for tool in ["Xvfb", "xdotool"] {
            let found = std::env::split_paths(&std::env::var_os("PATH")?)
                .any(|folder| folder.join(tool).is_file());
            if !found {
                let ci = std::env::var_os("CI").is_some_and(|ci| ci == "true");
                assert!(!ci, "{tool} is not installed");
                let _ = writeln!(
                    std::io::stderr(),
                    "skipped: {tool} is not installed (packages xvfb and xdotool)"
                );
                return None;
            }
        }
        let folder = tempfile::tempdir().unwrap();
        let [width, height] = size;
        let mut server = Running::start(
            Command::new("Xvfb")
                .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset", "-screen"])
                .args(["0", &format!("{width}x{height}x24"), "-fbdir"])
                .arg(folder.path())
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::null()),
        );
        // The server picks a free display number and prints it.
        let mut number = String::new();
        BufReader::new(server.0.stdout.take()?)
            .read_line(&mut number)
            .unwrap();
        let number = format!(":{}", number.trim());
        assert!(number.len() > 1, "the display did not start");
        Some(Display {
            server,
            number,
            size,
            folder,
        })
    }

    fn xdotool(&self, args: &[&str]) -> Output {
        let mut command = Command::new("xdotool");
        command.args(args).env("DISPLAY", &self.number);
        command.output().unwrap()
    }

    /// Runs an xdotool command.
    fn hand(&self, args: &[&str]) {
        let output = self.xdotool(args);
        assert!(output.status.success(), "{args:?}: {output:?}");
    }

    /// The screen, four bytes per pixel: blue, green, red and one unused byte.
    fn pixels(&self) -> Vec<u8> {
        // A window dump: a header of big-endian numbers, the colour map, the pixels.
        let dump = fs::read(self.folder.path().join("Xvfb_screen0")).unwrap();
        let number = |place: usize| {
            let bytes = dump[4 * place..][..4].try_into().unwrap();
            u32::from_be_bytes(bytes) as usize
        };
        let (header, width, height, bits, line, colours) = (
            number(0),
            number(4),
            number(5),
            number(11),
            number(12),
            number(19),
        );
        assert_eq!(([width, height], bits, line), (self.size, 32, 4 * width));
        dump[header + 12 * colours..][..line * height].to_vec()
    }

    /// Waits until the window has shown everything. All earlier input has then arrived.
    fn rest(&self, window: &Running) -> Vec<u8> {
        let mut last = (None, Vec::new());
        let mut looks = 0;
        until("the window comes to rest", || {
            let asleep = [window, &self.server].map(Running::asleep);
            let still = asleep.iter().all(|a| matches!(a, Some((true, _))));
            let look = (Some(asleep), self.pixels());
            looks = if still && look == last { looks + 1 } else { 0 };
            last = look;
            (looks == LOOKS).then(|| std::mem::take(&mut last.1))
        })
    }
}

/// The app in its window, with the window's position on the screen.
struct Window {
    program: Running,
    corner: [usize; 2],
    size: [usize; 2],
}

impl Window {
    fn open(display: &Display, data: &Path, size: [usize; 2], scale: f32) -> Window {
        Window::of(binary(data), display, size, scale)
    }

    /// The window of this program.
    fn of(mut binary: Command, display: &Display, size: [usize; 2], scale: f32) -> Window {
        let mut program = display.run(&mut binary, scale);
        let id = until("the window opens", || {
            let ended = program.0.try_wait().unwrap();
            assert!(ended.is_none(), "the app ended: {ended:?}");
            let process = program.0.id().to_string();
            let search = [
                "search",
                "--onlyvisible",
                "--all",
                "--pid",
                &process,
                "--name",
            ];
            let search = [&search[..], &["^Courtyard$"]].concat();
            let found = String::from_utf8(display.xdotool(&search).stdout).unwrap();
            found.lines().next().map(str::to_owned)
        });
        let [width, height] = size.map(|pixels| pixels.to_string());
        display.hand(&["windowsize", &id, &width, &height]);
        display.hand(&["windowmove", &id, "0", "0"]);
        // No window manager gives it the focus.
        display.hand(&["windowfocus", &id]);
        let corner = until("the window has its size and place", || {
            let geometry = display.xdotool(&["getwindowgeometry", "--shell", &id]);
            let geometry = String::from_utf8(geometry.stdout).unwrap();
            let number = |name: &str| -> Option<usize> {
                let line = geometry.lines().find_map(|l| l.strip_prefix(name))?;
                line.strip_prefix('=')?.parse().ok()
            };
            let now = [number("WIDTH")?, number("HEIGHT")?];
            (now == size).then_some([number("X")?, number("Y")?])
        });
        display.rest(&program);
        Window {
            program,
            corner,
            size,
        }
    }

    /// Saves the window's picture as a PNG file.
    fn keep_picture(&self, display: &Display, file: &Path) {
        let pixels = display.rest(&self.program);
        let [width, height] = self.size;
        let rows = pixels.chunks(4 * display.size[0]).skip(self.corner[1]);
        let rgba = rows
            .take(height)
            .flat_map(|row| row[4 * self.corner[0]..][..4 * width].chunks(4))
            .flat_map(|pixel| [pixel[2], pixel[1], pixel[0], 255])
            .collect();
        let picture = IconData {
            rgba,
            width: width as u32,
            height: height as u32,
        };
        fs::write(file, picture.to_png_bytes().unwrap()).unwrap();
    }
}

/// The journal in a data folder, without times, identifier and checksums, which differ between folders.
fn journal(data: &Path) -> Vec<Value> {
    let Some(file) = journal_file(data) else {
        return Vec::new();
    };
    let text = fs::read_to_string(file).unwrap();
    let bare = |line: &str| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        let object = line.as_object_mut().unwrap();
        for field in ["at", "crc", "started", "id"] {
            object.remove(field);
        }
        line
    };
    text.lines().map(bare).collect()
}

fn journal_file(data: &Path) -> Option<PathBuf> {
    let folder = fs::read_dir(data.join("sessions")).unwrap();
    let mut files = folder.map(|entry| entry.unwrap().path());
    files.find(|path| path.extension().is_some_and(|e| e == "courtyard"))
}

/// The unfinished set-up saved in a data folder, if any.
fn draft(data: &Path) -> Option<Value> {
    let draft = fs::read(data.join("sessions/set-up.json")).ok()?;
    Some(serde_json::from_slice(&draft).unwrap())
}

fn command(data: &Path, args: &[&str]) -> Output {
    let output = binary(data).args(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {output:?}");
    output
}

/// The window, and the app without a window that takes the same steps.
struct Table {
    display: Display,
    window: Window,
    data: PathBuf,
    twin: Harness<'static, App>,
    twin_data: PathBuf,
    shots: Option<PathBuf>,
    steps: u32,
}

fn twin(data: &Path) -> Harness<'static, App> {
    let page = data.with_file_name("web");
    let options = Options {
        games: courtyard::registry::screens(),
        data_dir: Some(data.to_owned()),
        language: Some(Language::English),
        file: None,
    };
    let mut twin = Harness::builder()
        .with_size(Vec2::from(SIZE.map(|pixels| pixels as f32)))
        .with_pixels_per_point(1.0)
        .with_theme(egui::Theme::Dark)
        .with_os(egui::os::OperatingSystem::Nix)
        .with_context_setup(theme::install)
        .build_eframe(move |cc| {
            let sharer = Box::new(Network::alone(page));
            App::new(&cc.egui_ctx, options, Box::new(AsTheSystem))
                .with(|app| app.sharer = Some(sharer))
        });
    twin.run();
    twin
}

impl Table {
    fn open(display: Display, folder: &Path) -> Table {
        let (data, twin_data) = (folder.join("window"), folder.join("twin"));
        Table {
            window: Window::open(&display, &data, SIZE, 1.0),
            display,
            twin: twin(&twin_data),
            data,
            twin_data,
            shots: std::env::var_os("COURTYARD_SHOTS").map(PathBuf::from),
            steps: 0,
        }
    }

    /// The position of the widget with this name on the screen.
    fn spot(&self, name: &str) -> [String; 2] {
        let label = &words::english(name);
        let spot = self.twin.get_by_label(label).rect().center();
        let [width, height] = self.window.size.map(|pixels| pixels as f32);
        let inside = (0.0..width).contains(&spot.x) && (0.0..height).contains(&spot.y);
        assert!(inside, "{label:?} is outside the window, at {spot}");
        let [left, top] = self.window.corner;
        [spot.x as usize + left, spot.y as usize + top].map(|place| place.to_string())
    }

    /// Clicks on the widget with this name, and waits for the result.
    fn tap(&mut self, name: &str) {
        let [x, y] = self.spot(name);
        let label = &words::english(name);
        self.twin.get_by_label(label).click();
        self.twin.run();
        self.display.hand(&["mousemove", &x, &y]);
        let before = self.display.rest(&self.window.program);
        // A new widget accepts clicks only after it has been visible for a moment.
        std::thread::sleep(SIGHT);
        self.display.hand(&["click", "1"]);
        self.follow(label, &before);
    }

    /// Presses keys together, in the terms of xdotool and of egui.
    fn press(&mut self, keys: &str, modifiers: Modifiers, key: Key) {
        let before = self.display.rest(&self.window.program);
        self.twin.key_press_modifiers(modifiers, key);
        self.twin.run();
        self.display.hand(&["key", keys]);
        self.follow(keys, &before);
    }

    /// Replaces the text of a field.
    fn write(&mut self, field: &str, text: &str) {
        // The first field of a page already has the focus.
        let label = &words::english(field);
        let has_keyboard = self.twin.get_by_label(label).accesskit_node().is_focused();
        if !has_keyboard {
            self.tap(field);
        }
        let before = self.display.rest(&self.window.program);
        self.twin.key_press_modifiers(Modifiers::COMMAND, Key::A);
        self.twin.get_by_label(label).type_text(text);
        self.twin.run();
        self.display.hand(&["key", "ctrl+a", "type", text]);
        self.follow(text, &before);
    }

    /// Waits until the window shows something new, and compares its saved data with the twin's.
    fn follow(&mut self, step: &str, before: &[u8]) {
        until(&format!("{step:?} is seen"), || {
            (self.display.pixels() != before).then_some(())
        });
        self.display.rest(&self.window.program);
        assert_eq!(journal(&self.data), journal(&self.twin_data), "{step:?}");
        assert_eq!(draft(&self.data), draft(&self.twin_data), "{step:?}");
        self.steps += 1;
        if let Some(shots) = &self.shots {
            let name: String = step.chars().filter(char::is_ascii_alphanumeric).collect();
            fs::create_dir_all(shots).unwrap();
            let file = shots.join(format!("{:02}-{name}.png", self.steps));
            self.window.keep_picture(&self.display, &file);
        }
    }

    /// Sets a game up, from the start screen to its first turn.
    fn begin_game(&mut self) {
        self.tap("@home-new");
        self.write("@setup-name-of player=(@player-unnamed number=1)", "Ana");
        self.write("@setup-name-of player=(@player-unnamed number=2)", "Ben");
        let players = &draft(&self.data).unwrap()["players"];
        assert_eq!(players, &serde_json::json!(["Ana", "Ben"]));
        self.tap("@setup-who-begins");
        for die in [
            "@dueling-nobles-fight-die name=Ana pips=5",
            "@dueling-nobles-fight-die name=Ana pips=6",
            "@dueling-nobles-fight-die name=Ben pips=1",
            "@dueling-nobles-fight-die name=Ben pips=2",
        ] {
            self.tap(die);
        }
        self.tap("@dueling-nobles-setup-to-nobles");
        for noble in ["K♠", "Q♥", "J♦", "K♣", "Q♠", "J♠"] {
            self.tap(noble);
        }
        self.tap("@dueling-nobles-setup-begin");
    }

    /// How many entries the journal has.
    fn entries(&self) -> usize {
        journal(&self.data).len().saturating_sub(1)
    }

    /// Kills the window and opens it again.
    fn fall_and_rise(self) -> Table {
        let Table {
            display,
            window,
            data,
            twin: old,
            twin_data,
            shots,
            steps,
        } = self;
        window.program.kill();
        drop(old);
        Table {
            window: Window::open(&display, &data, SIZE, 1.0),
            display,
            data,
            twin: twin(&twin_data),
            twin_data,
            shots,
            steps,
        }
    }
}

#[test]
fn a_game_survives_the_end_of_the_window_in_the_middle_of_a_duel() {
    let Some(display) = Display::start(SCREEN) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::open(display, folder.path());

    table.begin_game();
    assert_eq!(table.entries(), 1);
    assert_eq!(draft(&table.data), None);

    // Ana's turn, up to the first die of her duel.
    for step in [
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)",
        "@dueling-nobles-do-buy count=1",
    ] {
        table.tap(step);
    }
    for step in [
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)",
        "@dueling-nobles-kind-weapon",
        "3♣",
        "@dueling-nobles-do-weapon card=K♠",
    ] {
        table.tap(step);
    }
    for step in [
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)",
        "@dueling-nobles-do-attack-with card=J♦",
        "@dueling-nobles-do-attack card=K♣",
    ] {
        table.tap(step);
    }
    table.tap("@dueling-nobles-fight-die name=Ana pips=4");
    assert_eq!(table.entries(), 8);

    let file = journal_file(&table.data).unwrap();
    let replay = ["replay", "--json", file.to_str().unwrap()];
    let before = command(&table.data, &replay).stdout;
    let lines = fs::read(&file).unwrap();
    table = table.fall_and_rise();
    assert_eq!(fs::read(&file).unwrap(), lines);
    assert_eq!(command(&table.data, &replay).stdout, before);
    let duel: Value = serde_json::from_slice(&before).unwrap();
    assert_eq!(duel["duel"]["attacker"], "Jd");

    // The duel continues where it was, with Ben's dice in place.
    table.tap("@dueling-nobles-fight-first-die name=Ben pips=3");
    table.tap("@dueling-nobles-fight-second-die name=Ben pips=5");
    assert_eq!(table.entries(), 9);
    for step in [
        "7♦",
        "9♠",
        "@dueling-nobles-fight-play cards=(7♦ 9♠)",
        "10♣",
    ] {
        table.tap(step);
    }
    table.tap("@back-to-table");
    table.tap("@kind-end-turn");

    // Ben's turn: an action, undone and redone by keyboard.
    table.tap("@dueling-nobles-kind-tax");
    assert_eq!(table.entries(), 13);
    table.press("ctrl+z", Modifiers::COMMAND, Key::Z);
    let both = Modifiers::COMMAND | Modifiers::SHIFT;
    table.press("ctrl+shift+z", both, Key::Z);
    assert_eq!(table.entries(), 15);
    table.tap("@kind-end-turn");

    // Ana's turn, and Ben's.
    for step in [
        "@dueling-nobles-kind-tax",
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)",
        "@kind-end-turn",
    ] {
        table.tap(step);
    }
    let state: Value = serde_json::from_slice(&command(&table.data, &replay).stdout).unwrap();
    assert_eq!((&state["turn"], &state["active"]), (&4.into(), &1.into()));
    let check = ["check", file.to_str().unwrap()];
    assert!(command(&table.data, &check).stdout.starts_with(b"ok"));

    // Without input the window uses no processor time.
    let quiet = || table.window.program.asleep().unwrap().1;
    let mut last = quiet();
    let mut calm = 0;
    until("the window does nothing", || {
        let now = quiet();
        calm = if now == last { calm + 1 } else { 0 };
        last = now;
        (calm == 60).then_some(())
    });
    table.window.program.kill();
}

#[test]
fn without_a_display_one_sentence_explains_the_error() {
    let data = tempfile::tempdir().unwrap();
    let output = binary(data.path())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.starts_with("courtyard: "), "{message}");
    assert!(message.contains("display"), "{message}");
    assert!(output.stdout.is_empty());
}

/// A game in progress at two moments, in a window the size of a laptop and of a phone.
#[test]
#[ignore = "takes the pictures in assets/screenshots: packaging/screenshots.sh"]
fn pictures() {
    let golden = golden::text("game-catsatcards");
    let shots = PathBuf::from(std::env::var_os("COURTYARD_SHOTS").expect("COURTYARD_SHOTS"));
    fs::create_dir_all(&shots).unwrap();
    for (device, size, scale) in [("", [1280, 800], 1.0), ("-phone", [780, 1688], 2.0)] {
        // The mouse is outside the window.
        let screen = size.map(|pixels| pixels + 40);
        let display = Display::start(screen).expect("a display");
        let [x, y] = screen.map(|pixels| (pixels - 4).to_string());
        for (moment, entries) in [("table", TABLE_AT), ("duel", DUEL_AT)] {
            let data = tempfile::tempdir().unwrap();
            let sessions = data.path().join("sessions");
            fs::create_dir(&sessions).unwrap();
            let lines: Vec<&str> = golden.split_inclusive('\n').take(1 + entries).collect();
            fs::write(sessions.join("evening.courtyard"), lines.concat()).unwrap();
            let window = Window::open(&display, data.path(), size, scale);
            display.hand(&["mousemove", &x, &y]);
            let file = shots.join(format!("{moment}{device}.png"));
            window.keep_picture(&display, &file);
            window.program.kill();
        }
    }
}
