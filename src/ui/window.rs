//! The window on a desktop.

use std::fmt;
use std::hint::black_box;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use egui::{FallbackRequest, FontInsert, FontProvider};
use egui_system_font_provider::SystemFontProvider;

use crate::platform::awake::{self, Awake};
use crate::platform::chooser;
use crate::platform::network::Network;
use crate::{App, ScreenGame, Start, theme};
use courtyard_core::game::Games;
use courtyard_library::{Library, StoredGame};
use courtyard_settings::SettingsFile;
use courtyard_text::Language;

/// The icon of the window in task bars and lists.
const ICON: &[u8] = include_bytes!("../../assets/icon-256.png");

/// The options for opening the window.
#[derive(Debug, Clone)]
pub struct Options {
    /// The available games, the default one first.
    pub games: Games<dyn ScreenGame>,
    /// The data folder; by default the system's.
    pub data_dir: Option<PathBuf>,
    /// The language that overrides the settings and the system.
    pub language: Option<Language>,
    /// A journal to show first.
    pub file: Option<PathBuf>,
}

/// Why the window could not be opened.
#[derive(Debug)]
pub enum StartError {
    /// There is no display, it does not respond, or a library for it is missing.
    NoDisplay,
    /// The display has no suitable OpenGL.
    NoGraphics,
    /// Another error, as reported by the system.
    Other(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::NoDisplay => f.write_str(
                "there is no display to open a window on, or a library that the window needs is missing \
                 (on Debian: libx11-xcb1, libxcursor1, libxi6, libxkbcommon-x11-0, libgl1); \
                 the commands work without one, see courtyard --help",
            ),
            StartError::NoGraphics => f.write_str(
                "this display has no OpenGL to draw the window with; the commands work without it, see courtyard --help",
            ),
            StartError::Other(why) => write!(f, "the window could not be opened: {why}"),
        }
    }
}

impl std::error::Error for StartError {}

/// Shows why there is no window, if there is no console for it.
#[cfg(windows)]
pub fn show_where_no_console_is(why: &StartError) {
    use std::io::IsTerminal as _;
    if !std::io::stderr().is_terminal() {
        rfd::MessageDialog::new()
            .set_title("Courtyard")
            .set_description(why.to_string())
            .set_level(rfd::MessageLevel::Error)
            .show();
    }
}

/// Opens the window, and returns when it is closed.
///
/// # Errors
/// Fails if no window can be opened.
pub fn run(options: Options) -> Result<(), StartError> {
    // Desktops use the icon of the menu entry with this name; Flatpak sets its own name.
    let id = std::env::var("FLATPAK_ID").unwrap_or_else(|_| "courtyard".to_owned());
    let mut viewport = egui::ViewportBuilder::default()
        .with_title("Courtyard")
        .with_app_id(id)
        .with_inner_size(theme::size::WINDOW)
        .with_min_inner_size(theme::size::LEAST_WINDOW);
    if let Ok(icon) = eframe::icon_data::from_png_bytes(ICON) {
        viewport = viewport.with_icon(icon);
    }
    let native = eframe::NativeOptions {
        viewport,
        // Explicit, because the picture tests enable another renderer in the build.
        renderer: eframe::Renderer::Glow,
        // The app adds its own.
        system_font_fallback: false,
        ..Default::default()
    };
    // Until the window is open, a panic comes from the search for the system's libraries: one sentence explains it
    // better.
    let opened = Arc::new(AtomicBool::new(false));
    let hook = Arc::new(panic::take_hook());
    panic::set_hook({
        let (opened, hook) = (Arc::clone(&opened), Arc::clone(&hook));
        Box::new(move |panic| {
            if opened.load(Ordering::Relaxed) {
                hook(panic);
            }
        })
    });
    keep_memory();
    let creator: eframe::AppCreator<'_> = Box::new(|cc| {
        opened.store(true, Ordering::Relaxed);
        #[cfg(unix)]
        close_on_sigterm(&cc.egui_ctx);
        cc.egui_ctx.add_font_provider(Arc::<SystemFonts>::default());
        let awake = Box::new(awake::Display::default());
        let app = App::new(&cc.egui_ctx, options, awake);
        Ok(Box::new(app.with(|app| {
            app.chooser = Box::new(chooser::System);
            app.sharer = Some(Box::new(Network::around()));
        })))
    });
    let run = AssertUnwindSafe(|| eframe::run_native("courtyard", native, creator));
    let ended = match panic::catch_unwind(run) {
        Ok(ended) => ended,
        Err(_) if !opened.load(Ordering::Relaxed) => return Err(StartError::NoDisplay),
        Err(panic) => panic::resume_unwind(panic),
    };
    ended.map_err(|error| match error {
        eframe::Error::WinitEventLoop(_) => StartError::NoDisplay,
        eframe::Error::NoGlutinConfigs(..) | eframe::Error::Glutin(_) => StartError::NoGraphics,
        error => StartError::Other(error.to_string()),
    })
}

/// The system's fonts, for players' names in letters that the bundled fonts lack. They are listed when the first such letter is
/// shown, because that takes time and memory.
#[derive(Default)]
struct SystemFonts(OnceLock<SystemFontProvider>);

impl FontProvider for SystemFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let fonts = self.0.get_or_init(SystemFontProvider::new);
        fonts.font_for(request)
    }
}

/// Closes the window on SIGTERM, so that guests of a shared session are informed. If the signal cannot be caught, the
/// system ends the program as usual.
#[cfg(unix)]
fn close_on_sigterm(ctx: &egui::Context) {
    use std::io::Read as _;
    use std::os::unix::net::UnixStream;

    let Ok((mut caught, sender)) = UnixStream::pair() else {
        return;
    };
    let registered = signal_hook::low_level::pipe::register(signal_hook::consts::SIGTERM, sender);
    if registered.is_ok() {
        let ctx = ctx.clone();
        std::thread::spawn(move || {
            while caught.read_exact(&mut [0]).is_ok() {
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
                ctx.request_repaint();
            }
        });
    }
}

/// Lets the program keep the memory that a frame has freed for the next one.
///
/// The GNU C library returns the end of the heap to the system as soon as 128 kB of it are free. A frame frees more
/// than that, so each frame would request its memory again, page by page. The library raises that limit to twice the
/// size of the largest block that was mapped and freed (mallopt(3), `M_MMAP_THRESHOLD`): so one such block is used
/// once. It is never written to, so it costs no memory.
pub fn keep_memory() {
    const LARGEST: usize = 4 << 20;
    if cfg!(all(target_os = "linux", target_env = "gnu")) {
        drop(black_box(Vec::<u8>::with_capacity(LARGEST)));
    }
}

impl App {
    /// Opens the app with the folders of these options.
    pub fn new(ctx: &egui::Context, options: Options, awake: Box<dyn Awake>) -> App {
        let kept = options.games.map(|game| game as &dyn StoredGame);
        let settings = SettingsFile::open(options.data_dir.as_deref());
        let library = Library::open(options.data_dir, kept);
        let file = options.file.map(|file| match &library {
            Ok(library) => library.spelled(&file),
            Err(_) => file,
        });
        let start = Start {
            games: options.games,
            settings,
            library,
            language: options.language,
            messages: None,
            file,
            entrance: None,
            awake,
            browser: None,
            guest: None,
        };
        let app = App::begin(ctx, start);
        #[cfg(any(target_os = "linux", target_os = "macos"))]
        if let Some(program) = crate::platform::speech::Program::installed() {
            return app.with(|app| app.speaker = Some(Box::new(program)));
        }
        app
    }
}
