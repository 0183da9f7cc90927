//! The app in a browser: storage, files, the back button, and updates.

use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::task::{Context as Task, Poll, Waker};

use courtyard::library::storage::{Pages, Storage, Stored, Work};
use courtyard::print;
use courtyard::registry;
use courtyard::text::Language;
use courtyard::ui::platform::browser::{Browser, Installing, Messages, NextPart};
use courtyard::ui::platform::chooser::{Chooser, Chosen, File, Gone, Way, Wish};
use egui::{Context, DroppedFileHandle, Event, Key, Modifiers};
use egui_kittest::kittest::NodeT as _;

use crate::common::golden;
use crate::course;
use crate::guest::Line;
use crate::person::{PHONE, Person};

const CATS: &str = "game-catsatcards";
const EVENING: &str = "/sessions/evening.courtyard";

/// Calls that the browser received, and its answers.
#[derive(Debug, Default)]
struct Around {
    keeps: Option<bool>,
    cleared: bool,
    damaged: Vec<String>,
    update: bool,
    updated: bool,
    inside: bool,
    installing: Option<Installing>,
    installed: usize,
    can_buzz: bool,
    buzzes: usize,
    given: Vec<(Way, String, Vec<u8>)>,
    refuses: bool,
    keeps_awake: bool,
    opens_apps: bool,
    /// The links that were opened.
    opened: Vec<String>,
    /// The pages of each print.
    printed: Vec<print::Pages>,
    /// The languages that were requested, and the answer.
    fetched: Vec<Language>,
    messages: Option<Messages>,
}

/// A browser with its file functions.
#[derive(Debug, Clone, Default)]
struct Fake(Rc<RefCell<Around>>);

impl Browser for Fake {
    fn keeps(&self) -> Option<bool> {
        self.0.borrow().keeps
    }

    fn was_cleared(&self) -> bool {
        self.0.borrow().cleared
    }

    fn damaged(&self) -> Vec<String> {
        self.0.borrow().damaged.clone()
    }

    fn messages(&mut self, language: Language) -> Messages {
        let mut around = self.0.borrow_mut();
        around.fetched.push(language);
        around.messages.clone().unwrap_or(Messages::Missing)
    }

    fn has_update(&self) -> bool {
        self.0.borrow().update
    }

    fn update(&mut self) {
        self.0.borrow_mut().updated = true;
    }

    fn installing(&self) -> Option<Installing> {
        self.0.borrow().installing
    }

    fn install(&mut self) {
        self.0.borrow_mut().installed += 1;
    }

    fn can_buzz(&self) -> bool {
        self.0.borrow().can_buzz
    }

    fn buzz(&self) {
        self.0.borrow_mut().buzzes += 1;
    }

    fn keeps_awake(&self) -> bool {
        self.0.borrow().keeps_awake
    }

    fn opens_apps(&self) -> bool {
        self.0.borrow().opens_apps
    }

    fn open(&self, link: &str) {
        self.0.borrow_mut().opened.push(link.to_owned());
    }

    fn print(&self, pages: &print::Pages) {
        self.0.borrow_mut().printed.push(pages.clone());
    }

    fn step_back(&mut self, inside: bool) {
        self.0.borrow_mut().inside = inside;
    }

    fn work(&self, _job: String, _next: NextPart) -> Option<Box<dyn Any>> {
        None
    }
}

impl Chooser for Fake {
    fn ask(&self, wish: Wish, ctx: &Context) -> Receiver<Chosen> {
        assert!(matches!(wish, Wish::Files { .. }), "{wish:?}");
        let journal = golden::bytes("game-duelo");
        let (sender, answer) = channel();
        let file = |name: &str, content| File::Content(PathBuf::from(name), content);
        sender
            .send(vec![
                file("duelo.courtyard", Ok(Arc::from(journal))),
                file("gone.courtyard", Err("the card was pulled out".into())),
            ])
            .unwrap();
        ctx.request_repaint();
        answer
    }

    fn dropped(&self, files: &[DroppedFileHandle], ctx: &Context) -> Receiver<Chosen> {
        assert_eq!(files.len(), 1);
        let title = String::new();
        self.ask(Wish::Files { title }, ctx)
    }

    fn ways(&self, name: &str) -> Vec<Way> {
        if name.ends_with(".zip") {
            vec![Way::Download]
        } else {
            vec![Way::Download, Way::Share]
        }
    }

    fn give(&self, way: Way, name: &str, content: &[u8], ctx: &Context) -> Receiver<Gone> {
        let mut around = self.0.borrow_mut();
        let (sender, answer) = channel();
        sender.send(!around.refuses).unwrap();
        ctx.request_repaint();
        around
            .given
            .push((way, name.to_owned(), content.to_owned()));
        answer
    }
}

/// Files that are saved immediately, with the first entries of a game.
fn files(entries: Option<usize>) -> Pages {
    let mut files = BTreeMap::new();
    if let Some(entries) = entries {
        let folder = tempfile::tempdir().unwrap();
        let journal = course::lay_out(folder.path(), "evening", CATS, entries);
        let content = fs::read(journal).unwrap();
        let modified = 1_700_000_000_000;
        files.insert(PathBuf::from(EVENING), Stored { content, modified });
    }
    Pages::new(files, || {})
}

/// Confirms or fails all pending writes.
fn answer(pages: &Pages, outcome: Result<(), ErrorKind>) {
    while let Poll::Ready(work) = pages.poll_work(&mut Task::from_waker(Waker::noop())) {
        match work {
            Work::Locks { .. } => pages.locked(Default::default()),
            Work::Keep(_) => {
                pages.kept(outcome.map_err(Into::into));
                if outcome.is_err() {
                    return;
                }
            }
        }
    }
}

fn open(pages: &Pages, browser: &Fake) -> Person {
    let person = Person::browsing(
        Arc::new(pages.clone()),
        PHONE,
        browser.clone(),
        Box::new(browser.clone()),
    );
    answer(pages, Ok(()));
    person
}

#[test]
fn the_start_screen_says_where_games_are_kept_and_for_how_long() {
    let browser = Fake::default();
    let pages = files(None);
    let mut person = open(&pages, &browser);
    person.expect("@home-in-browser");
    assert!(!person.reads("@home-in-browser-for-now"));
    browser.0.borrow_mut().keeps = Some(false);
    person.settle();
    person.expect("@home-in-browser-for-now");
    browser.0.borrow_mut().keeps = Some(true);
    browser.0.borrow_mut().cleared = true;
    person.settle();
    assert!(!person.reads("@home-in-browser-for-now"));
    person.expect("@home-cleared");
    pages.lost(ErrorKind::PermissionDenied.into());
    person.settle();
    person.expect("@home-not-kept why=*");
    assert!(!person.reads("@home-folder folder=(this browser)"));
    person.tap("@settings-title");
    person.expect("@settings-in-browser");
}

#[test]
fn another_version_is_offered_at_the_start_and_never_in_a_game() {
    let browser = Fake::default();
    browser.0.borrow_mut().update = true;
    let pages = files(Some(40));
    let mut person = open(&pages, &browser);
    person.settle();
    assert!(person.has("@menu"));
    assert!(!person.reads("@home-update-about"));
    person.tap("@menu");
    person.tap("@menu-leave");
    person.expect("@home-update-about");
    assert!(!browser.0.borrow().updated);
    person.tap("@home-update");
    assert!(browser.0.borrow().updated);
}

#[test]
fn installing_is_offered_where_the_browser_can_and_recommended_once_after_a_game() {
    let browser = Fake::default();
    let mut person = open(&files(None), &browser);
    person.settle();
    assert!(!person.has("@home-install"));
    browser.0.borrow_mut().installing = Some(Installing::Asked);
    person.settle();
    person.tap("@home-install");
    assert_eq!(browser.0.borrow().installed, 1);
    assert!(!person.has("@home-install-later"), "nobody has played yet");

    let pages = files(Some(107));
    let mut person = open(&pages, &browser);
    person.settle();
    person.expect("@home-install-about");
    person.tap("@home-install-later");
    answer(&pages, Ok(()));
    person.settle();
    assert!(!person.has("@home-install-later") && person.has("@home-install"));
    browser.0.borrow_mut().installing = None;
    person.settle();
    assert!(!person.has("@home-install"));
}

#[test]
fn without_an_install_prompt_it_explains_how_to_add_the_app_to_the_home_screen() {
    let browser = Fake::default();
    browser.0.borrow_mut().installing = Some(Installing::BySharing);
    let mut person = open(&files(Some(107)), &browser);
    person.settle();
    person.expect("@home-install-sharing");
    person.tap("@home-install");
    for words in [
        "@install-share",
        "@install-add",
        "@install-done",
        "@install-games",
    ] {
        person.expect(words);
    }
    person.tap("@back");
    assert!(person.has("@home-install"));
    assert_eq!(
        browser.0.borrow().installed,
        0,
        "this browser would not ask"
    );
}

#[test]
fn the_way_back_leads_one_step_back_and_not_out_of_the_game() {
    let browser = Fake::default();
    let pages = files(Some(40));
    let mut person = open(&pages, &browser);
    person.settle();
    assert!(browser.0.borrow().inside);
    // At the table it opens the menu, which has the way out.
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("@menu-leave"));
    person.press(Modifiers::NONE, Key::Escape);
    assert!(!person.has("@menu-leave") && person.has("@menu"));
    person.tap("@menu-rules");
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("@menu"));
    person.press(Modifiers::NONE, Key::Escape);
    person.tap("@menu-leave");
    assert!(
        !browser.0.borrow().inside,
        "from here it leads out of the app"
    );
    person.tap("@settings-title");
    assert!(browser.0.borrow().inside);
    person.press(Modifiers::NONE, Key::Escape);
    assert!(!browser.0.borrow().inside);
}

#[test]
fn files_go_out_and_come_in_without_paths() {
    let browser = Fake::default();
    let pages = files(Some(107));
    let mut person = open(&pages, &browser);
    person.settle();
    if person.has("@menu") {
        person.tap("@menu");
        person.tap("@menu-leave");
    }
    person.tap(&person.name_of("@home-all count=*"));
    person.tap(&person.name_of("@library-more-of session=(evening)"));
    person.tap("@library-give");
    assert!(!person.has("@library-file-field") && !person.has("@library-choose-place"));
    person.tap("@copies-download");
    person.expect("@copies-downloaded file=evening.courtyard");
    person.tap("@library-form-md");
    person.tap("@copies-share");
    person.expect("@copies-shared file=evening.md");
    browser.0.borrow_mut().refuses = true;
    person.tap("@copies-share");
    person.expect("@copies-not-gone file=evening.md");
    let given = std::mem::take(&mut browser.0.borrow_mut().given);
    let mut journal = Vec::new();
    let mut file = pages.read(Path::new(EVENING)).unwrap();
    file.read_to_end(&mut journal).unwrap();
    assert_eq!(
        given[0],
        (Way::Download, "evening.courtyard".into(), journal)
    );
    assert_eq!(given[1].0, Way::Share);
    assert!(given[1].2.starts_with(b"# "));
    browser.0.borrow_mut().refuses = false;

    person.press(Modifiers::NONE, Key::Escape);
    person.tap("@library-give-all");
    assert!(!person.has("@copies-share"));
    person.tap("@copies-download");
    // The time of the last full export is in the settings.
    answer(&pages, Ok(()));
    person.settle();
    let given = std::mem::take(&mut browser.0.borrow_mut().given);
    assert!(given[0].1.ends_with(".zip") && given[0].2.starts_with(b"PK"));

    person.press(Modifiers::NONE, Key::Escape);
    person.tap("@library-take");
    assert!(!person.reads("@library-take-path"));
    person.tap("@library-choose-files");
    answer(&pages, Ok(()));
    person.settle();
    person.expect("@library-taken file=duelo.courtyard name=duelo");
    person.expect("@library-not-taken file=gone.courtyard why=*");
    assert!(
        pages
            .find(Path::new("/sessions/duelo.courtyard"))
            .unwrap()
            .is_some()
    );
    person.drop_files(&[PathBuf::from("duelo.courtyard")]);
    person.expect("@library-known file=duelo.courtyard name=*");
}

#[test]
fn a_storage_that_is_full_is_said_and_a_download_is_a_way_out() {
    let browser = Fake::default();
    let pages = files(Some(40));
    let mut person = open(&pages, &browser);
    person.settle();
    person.watchful = true;
    let before = person.screen_text();
    person.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(
        person.screen_text(),
        before,
        "nothing is shown before it lasts"
    );
    answer(&pages, Err(ErrorKind::QuotaExceeded));
    person.settle();
    assert_ne!(person.screen_text(), before);
    person.expect("@saving-banner count=1 why=*");
    person.tap("@saving-open");
    person.tap("@copies-download");
    person.expect("@copies-downloaded file=evening.courtyard");
    let given = browser.0.borrow().given.clone();
    let lines = given[0].2.split(|b| *b == b'\n').count();
    // The header, forty entries, the undo, and the end.
    assert_eq!(lines, 1 + 40 + 1 + 1);
    answer(&pages, Ok(()));
    person.settle();
    person.tap("@saving-stay");
    assert!(!person.reads("@saving-title"));
    // Writes that are already saved do not count as pending.
    pages.lost(ErrorKind::NotConnected.into());
    person.settle();
    person.expect("@saving-banner count=0 why=*");
}

#[test]
fn recorded_steps_vibrate_if_the_device_can_and_the_setting_is_on() {
    for (can_buzz, wanted) in [(true, true), (true, false), (false, true)] {
        let browser = Fake::default();
        browser.0.borrow_mut().can_buzz = can_buzz;
        let pages = files(Some(40));
        let mut person = open(&pages, &browser);
        person.press(Modifiers::COMMAND, Key::Comma);
        let name = "@settings-buzz";
        assert_eq!(person.has(name), can_buzz);
        if !wanted {
            person.tap(name);
            answer(&pages, Ok(()));
            person.settle();
        }
        person.press(Modifiers::NONE, Key::Escape);
        let before = browser.0.borrow().buzzes;
        person.watchful = true;
        person.press(Modifiers::COMMAND, Key::Z);
        let felt = browser.0.borrow().buzzes - before;
        // The app requests it, and the browser knows whether the device can.
        assert_eq!(felt, usize::from(wanted), "{can_buzz} {wanted}");
    }
}

/// Presses the browser's back button, which the page reports as two keys at once.
fn back(person: &mut Person) {
    for pressed in [true, false] {
        let event = |key| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let keys = [Key::BrowserBack, Key::Escape].map(event);
        person.window.input_mut().events.extend(keys);
        person.window.step();
    }
    person.settle();
}

#[test]
fn the_way_back_closes_what_is_open_and_then_leaves_the_table() {
    let around = Fake::default();
    let mut person = open(&files(Some(5)), &around);
    person.settle();
    person.tap("@menu");
    assert!(person.has("@menu-leave"));
    back(&mut person);
    assert!(!person.has("@menu-leave") && person.has("@menu"));
    person.press(Modifiers::NONE, Key::L);
    person.expect("@menu-log");
    back(&mut person);
    assert!(person.has("@menu"));
    assert!(around.0.borrow().inside);
    back(&mut person);
    assert!(person.has("@home-new"), "{}", person.screen_text());
    assert!(!around.0.borrow().inside);
}

#[test]
fn a_menu_stays_open_when_the_phone_is_turned() {
    let mut person = open(&files(Some(5)), &Fake::default());
    person.settle();
    person.tap("@menu");
    for size in [egui::vec2(PHONE.y, PHONE.x), PHONE] {
        person.window.set_size(size);
        person.settle();
        assert!(person.has("@menu-leave"), "{}", person.screen_text());
    }
}

#[test]
fn the_menu_of_a_page_says_how_a_table_is_shared() {
    let mut person = open(&files(Some(5)), &Fake::default());
    person.settle();
    person.tap("@menu");
    let invite = person.control("@invite-title").accesskit_node();
    let about = invite.description().unwrap_or_default();
    assert!(
        invite.is_disabled() && about.contains(&person.say("@invite-elsewhere")),
        "{about}"
    );
}

#[test]
fn nothing_is_announced_again_when_the_phone_is_turned() {
    let mut person = open(&files(Some(5)), &Fake::default());
    person.settle();
    let before = person.announcements();
    assert!(!before.is_empty());
    person.window.set_size(egui::vec2(PHONE.y, PHONE.x));
    person.settle();
    assert_eq!(person.announcements(), before);
}

#[test]
fn the_browser_prints_the_aids_itself() {
    let browser = Fake::default();
    let pages = files(Some(40));
    let mut person = open(&pages, &browser);
    person.settle();
    person.tap("@menu-rules");
    person.tap("@print-open");
    assert!(!person.has("@print-save"));
    person.tap("@aid-mat");
    person.tap("@print-title");
    let printed = browser.0.borrow().printed.clone();
    assert_eq!(printed.len(), 1);
    let [svg] = &printed[0].svg()[..] else {
        panic!("{printed:?}");
    };
    assert!(svg.starts_with("<svg ") && svg.contains("class=\"wide\""));
    assert!(svg.contains(">Gold</text>"), "{svg}");
}

#[test]
fn undo_and_redo_are_announced() {
    let pages = files(Some(5));
    let mut person = open(&pages, &Fake::default());
    person.settle();
    for (key, announced) in [
        (Key::Z, "@did-undo count=1 what=*"),
        (Key::Y, "@did-redo count=1 what=*"),
    ] {
        person.press(Modifiers::COMMAND, key);
        answer(&pages, Ok(()));
        person.settle();
        let all = person.live().join("\n");
        assert!(person.words(announced).are_in(&all), "{all}");
    }
}

#[test]
fn the_first_of_two_dice_stays_when_the_other_side_rolls() {
    let pages = files(Some(21));
    let mut person = open(&pages, &Fake::default());
    person.settle();
    person.tap("@dueling-nobles-fight-first-die name=Ana pips=5");
    person.tap("@dueling-nobles-fight-die name=Ben pips=3");
    answer(&pages, Ok(()));
    person.settle();
    assert!(
        person.is_on("@dueling-nobles-fight-first-die name=Ana pips=5"),
        "{}",
        person.screen_text()
    );
}

#[test]
fn undo_keeps_the_first_of_two_dice_and_then_concerns_the_action_before() {
    let pages = files(Some(21));
    let mut person = open(&pages, &Fake::default());
    person.settle();
    let first = "@dueling-nobles-fight-first-die name=Ana pips=5";
    let second = "@dueling-nobles-fight-second-die name=Ana pips=3";
    let undo = |person: &mut Person| {
        person.press(Modifiers::COMMAND, Key::Z);
        answer(&pages, Ok(()));
        person.settle();
    };
    person.tap(first);
    person.tap(second);
    answer(&pages, Ok(()));
    person.settle();
    assert!(!person.has(second));
    undo(&mut person);
    assert!(person.is_on(first), "{}", person.screen_text());
    assert!(!person.is_on(second));
    undo(&mut person);
    assert!(!person.has(first), "{}", person.screen_text());
}

#[test]
fn a_finished_game_is_given_to_another_app_on_a_phone() {
    for opens_apps in [false, true] {
        let browser = Fake::default();
        browser.0.borrow_mut().opens_apps = opens_apps;
        let pages = files(Some(14));
        let mut person = open(&pages, &browser);
        person.settle();
        for step in [
            "@menu",
            "@kind-concede",
            "@dueling-nobles-do-concede name=Ben",
        ] {
            person.tap(step);
        }
        answer(&pages, Ok(()));
        person.settle();
        assert!(person.has("@do-rematch"), "{}", person.screen_text());
        if !opens_apps {
            assert!(!person.has("@ending-push"));
            continue;
        }
        person.let_pass(1.0);
        person.tap("@ending-push");
        let opened = browser.0.borrow().opened.clone();
        let [link] = &opened[..] else {
            panic!("{opened:?}");
        };
        assert!(
            link.starts_with("bgstats://app.bgstatsapp.com/createPlay.html?data=%7B"),
            "{link}"
        );
    }
}

#[test]
fn a_guest_sees_how_to_keep_the_screen_on_if_the_browser_cannot() {
    for keeps_awake in [false, true] {
        let browser = Fake::default();
        browser.0.borrow_mut().keeps_awake = keeps_awake;
        let around = Some(Box::new(browser) as Box<dyn Browser>);
        let link = Line::new().link();
        let mut person = Person::invited_in(around, link, PHONE, Language::English);
        person.let_pass(1.0);
        person.expect("@guest-who");
        assert_eq!(person.reads("@guest-dark"), !keeps_awake);
    }
}

/// All messages of a language, as the page fetches them.
fn messages(language: Language) -> Messages {
    Messages::Here(language.sources(&registry::described()).concat())
}

/// A user who has chosen Spanish in the settings, while its messages are being fetched.
fn choosing_spanish(pages: &Pages, browser: &Fake) -> Person {
    let mut person = open(pages, browser);
    person.settle();
    person.tap("@settings-title");
    browser.0.borrow_mut().messages = Some(Messages::Coming);
    person.tap("Español");
    answer(pages, Ok(()));
    person
}

#[test]
fn a_language_is_shown_when_its_messages_have_arrived() {
    let browser = Fake::default();
    let pages = files(None);
    let mut person = choosing_spanish(&pages, &browser);
    assert!(browser.0.borrow().fetched.contains(&Language::Spanish));
    person.expect("@settings-title");
    browser.0.borrow_mut().messages = Some(messages(Language::Spanish));
    person.settle();
    person.expect("@settings-title");
    assert!(person.is_on("Español"));

    // Without a network, the language stays.
    browser.0.borrow_mut().messages = Some(Messages::Missing);
    person.tap("Deutsch");
    answer(&pages, Ok(()));
    person.settle();
    person.expect("@settings-language-missing language=Deutsch");
    person.expect("@settings-title");
    assert!(person.is_on("Español") && !person.is_on("Deutsch"));
}

#[test]
fn a_change_back_to_the_current_language_fetches_nothing() {
    let browser = Fake::default();
    let pages = files(None);
    let mut person = choosing_spanish(&pages, &browser);
    person.tap("English");
    answer(&pages, Ok(()));
    browser.0.borrow_mut().messages = Some(messages(Language::Spanish));
    person.settle();
    person.expect("@settings-title");
    assert!(!browser.0.borrow().fetched.contains(&Language::English));
}
