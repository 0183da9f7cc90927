//! Statistics are counted in the background.

use std::io::{self, Read};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::{fs, thread};

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use courtyard::library::storage::{Disk, Found, LockGuard, Storage, WritableFile};
use courtyard::library::{Library, Progress, Selection, StoredGame};
use courtyard::registry;
use courtyard::settings::Settings;
use courtyard::text::{Language, Text, count_all};
use courtyard::ui::platform::chooser::Nobody;
use courtyard::ui::{AppContext, Screen, theme};

use crate::common::words::english;

/// Storage whose journals are read one by one, as the test allows it.
#[derive(Debug, Default)]
struct Gate {
    let_through: Mutex<usize>,
    changed: Condvar,
    read: Mutex<usize>,
}

impl Gate {
    fn open(&self, journals: usize) {
        *self.let_through.lock().unwrap() += journals;
        self.changed.notify_all();
    }
}

impl Storage for Gate {
    fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
        Disk.list(folder)
    }
    fn find(&self, path: &Path) -> io::Result<Option<Found>> {
        Disk.find(path)
    }
    fn read(&self, path: &Path) -> io::Result<Box<dyn Read + Send>> {
        if path.extension().is_some_and(|e| e == "courtyard") {
            let left = self.let_through.lock().unwrap();
            let mut left = self.changed.wait_while(left, |left| *left == 0).unwrap();
            *left -= 1;
            *self.read.lock().unwrap() += 1;
        }
        Disk.read(path)
    }
    fn create(&self, path: &Path) -> io::Result<Box<dyn WritableFile>> {
        Disk.create(path)
    }
    fn append(&self, path: &Path) -> io::Result<Box<dyn WritableFile>> {
        Disk.append(path)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        Disk.rename(from, to)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        Disk.remove(path)
    }
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        Disk.make_folder(folder)
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        Disk.sync_folder(folder)
    }
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn LockGuard>>> {
        Disk.lock(path)
    }
}

/// The context of screens with three games behind a gate.
fn app(folder: &Path) -> (AppContext, Arc<Gate>) {
    let sessions = folder.join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/dueling_nobles/cases");
    for name in ["game-catsatcards", "game-original", "game-duelo"] {
        let name = Path::new(name).with_extension("courtyard");
        fs::copy(golden.join(&name), sessions.join(&name)).unwrap();
    }
    let gate = Arc::new(Gate::default());
    let games = registry::screens();
    let kept = games.map(|game| game as &dyn StoredGame);
    let library = Library::on(Arc::<Gate>::clone(&gate), kept, folder.to_owned()).unwrap();
    let app = AppContext {
        text: Text::new(Language::English, registry::described()).into(),
        games,
        library,
        settings: Settings::default(),
        chooser: Box::new(Nobody),
        browser: None,
        sharer: None,
        speaker: None,
    };
    (app, gate)
}

/// The statistics of the first game offered.
fn statistics(app: &AppContext) -> Box<dyn Screen> {
    app.games.iter().next().unwrap().statistics(app)
}

#[test]
fn a_long_count_says_how_far_it_is_and_the_window_stays_alive() {
    let folder = tempfile::tempdir().unwrap();
    let (app, gate) = app(folder.path());
    let screen = statistics(&app);
    let mut window = Harness::builder()
        .with_context_setup(theme::install)
        .build_ui_state(
            |ui, (screen, app): &mut (Box<dyn Screen>, AppContext)| {
                assert!(screen.ui(ui, app).is_none());
            },
            (screen, app),
        );
    window.step();
    // No journal can have been read yet.
    window.get_by_label(&english("@statistics-progress done=0 all=3"));
    assert!(
        window
            .query_by_label(&english(
                "@choose-told what=(@choose) chosen=(@choose-everything)"
            ))
            .is_none()
    );
    gate.open(100);
    // Between listing and counting, the number of games is unknown for a moment.
    let all = english("(@stats-all). (@stats-cell column=(@stats-games) value=3), ");
    while window.query_by_label_contains(&all).is_none() {
        window.step();
        thread::yield_now();
    }
    for done in 0..=3 {
        let progress = english(&format!("@statistics-progress done={done} all=3"));
        assert!(window.query_by_label(&progress).is_none());
    }
}

#[test]
fn statistics_of_all_games_open_each_journal_once() {
    let folder = tempfile::tempdir().unwrap();
    let (app, gate) = app(folder.path());
    gate.open(100);
    // It may be a journal of any game.
    fs::write(
        folder.path().join("sessions/nonsense.courtyard"),
        "nonsense",
    )
    .unwrap();
    let (games, selection) = (app.text.games(), Selection::default());
    let counted = count_all(games, &app.library, &selection, &Progress::default()).unwrap();
    assert_eq!(*gate.read.lock().unwrap(), 4);
    let games = counted.iter().map(|game| game.to_json()["games"].clone());
    assert_eq!(games.collect::<Vec<_>>(), [3, 0, 0]);
    assert!(counted.iter().all(|game| game.to_json()["unreadable"] == 1));
}

#[test]
fn leaving_the_screen_cancels_the_count() {
    let folder = tempfile::tempdir().unwrap();
    let (app, gate) = app(folder.path());
    let before = Arc::strong_count(&gate);
    let screen = statistics(&app);
    assert!(Arc::strong_count(&gate) > before, "somebody counts");
    drop(screen);
    gate.open(100);
    while Arc::strong_count(&gate) > before {
        thread::yield_now();
    }
    // Only the journal that was being read.
    assert!(*gate.read.lock().unwrap() <= 1);
}
