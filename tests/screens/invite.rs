//! The window's session shared with phones: invited players take part, and leaving the session ends the sharing.

use std::cell::RefCell;
use std::fs;
use std::io;
use std::net::TcpStream;
use std::path::Path;
use std::rc::Rc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use courtyard::seat::Seat;
use courtyard::sharing::{
    AnyTable, CloseReason, Device, Introduction, Order, Role, Side, State, Status, qr_code,
};
use courtyard::text::Language;
use courtyard::ui::guest::{
    Address, AnyShared, AnySharer, CameraWords, Introducer, IntroducerStage, NotShared, Picture,
    Shared, Sharer, Snag, Wire,
};
use courtyard::ui::platform::network::Network;
use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::SnapshotResults;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use qrcode::{Color, QrCode};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::common::phone::{Invite, PATIENCE, Phone};
use crate::common::words::english;
use crate::course;
use crate::person::{LAPTOP, PHONE, Person, lines_of};
use crate::pictures::take_alone;

const CATS: &str = "game-catsatcards";

/// A session, and a page for phones.
struct Home {
    data: TempDir,
    page: TempDir,
}

impl Home {
    fn new() -> Home {
        let (data, page) = (tempdir().unwrap(), tempdir().unwrap());
        course::lay_out(data.path(), "evening", CATS, 3);
        fs::write(page.path().join("index.html"), "<!doctype html>the page").unwrap();
        Home { data, page }
    }

    fn window(&self) -> Person {
        let sharer = Network::alone(self.page.path().to_owned());
        Person::sharing(self.data.path(), PHONE, Language::English, Box::new(sharer))
    }

    /// Whether the invitation is stored, as it is while the session is shared.
    fn kept(&self) -> bool {
        self.data.path().join("sessions/evening.sharing").exists()
    }
}

/// The button that ends the first phase.
const NEXT: &str = "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)";

/// Shares the window's session, and reads the address from the screen.
fn invite(window: &mut Person) -> Invite {
    window.tap("@menu");
    window.tap("@invite-title");
    window.expect("@invite-about-network");
    window.tap("@invite-share");
    let lines = window.lines();
    let url = lines.iter().find(|line| line.starts_with("http://"));
    Invite::of(url.unwrap_or_else(|| panic!("no address on {}", window.screen_text())))
}

/// Runs both until the condition holds.
#[track_caller]
fn until(window: &mut Person, phone: &mut Phone, done: impl Fn(&Person, &Phone) -> bool) {
    let began = Instant::now();
    while !done(window, phone) {
        assert!(began.elapsed() < PATIENCE, "{}", window.screen_text());
        phone.look();
        window.window.step();
        sleep(Duration::from_millis(2));
    }
    window.settle();
}

/// Taps a control of the table and waits until the host has recorded the action.
#[track_caller]
fn tap(window: &mut Person, phone: &mut Phone, name: &str) {
    let before = phone.entries();
    window.tap(name);
    until(window, phone, |_, phone| phone.entries() > before);
}

fn note(phone: &mut Phone, words: &str) {
    let n = phone.entries() + 1;
    let entry = json!({"n": n, "do": {"type": "note", "text": words}});
    let Value::Object(entry) = entry else {
        unreachable!();
    };
    phone.guest.propose(entry).unwrap();
}

#[test]
fn a_phone_joins_the_windows_session_and_both_record_in_it() {
    let home = Home::new();
    let mut window = home.window();
    let host = invite(&mut window);
    window.expect("@host-nobody");
    assert!(window.has_image("@invite-picture"));
    let mut phone = Phone::new(&host, Seat::new(1));
    until(&mut window, &mut phone, |window, _| {
        window.has("1: phone, Ben · (@sharing-role-own)")
    });
    assert!(home.kept());
    // An action on the phone is shown in the window, on every page of the game.
    window.tap("@back");
    note(&mut phone, "from the phone");
    until(&mut window, &mut phone, |window, _| {
        window.reads("from the phone")
    });
    // A tap in the window reaches the phone.
    tap(
        &mut window,
        &mut phone,
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)",
    );
    let undo = window.name_starting("@do-undo");
    tap(&mut window, &mut phone, &undo);
    tap(
        &mut window,
        &mut phone,
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)",
    );
    assert!(!window.reads("@guest-waiting"));
    assert!(!window.has("@guest-take"));
    window.tap("@menu");
    let about = window
        .control("@invite-title")
        .accesskit_node()
        .description();
    assert_eq!(
        about.as_deref(),
        Some(&*window.say("@invite-shared count=1"))
    );
    window.press(Modifiers::NONE, Key::Escape);
    // Leaving the session ends the sharing: the invitation becomes invalid.
    window.tap("@menu");
    window.tap("@menu-leave");
    let over = State::Dismissed(CloseReason::Over);
    phone.until(|phone| phone.guest.state() == over);
    let journal = home.data.path().join("phone");
    fs::write(&journal, phone.journal()).unwrap();
    assert_eq!(lines_of(&journal), window.journal());
    let began = Instant::now();
    while home.kept() || TcpStream::connect(host.at).is_ok() {
        assert!(
            began.elapsed() < PATIENCE,
            "it goes on listening, or keeps its invitation"
        );
    }
    // The window alone can continue the session.
    let resume = window.name_starting("@start-go-on turn=0 players=*");
    window.tap(&resume);
    window.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)");
    assert_eq!(window.journal().len(), 9);
}

#[test]
fn devices_get_roles_and_are_removed_and_no_others_can_join() {
    let home = Home::new();
    let mut window = home.window();
    let host = invite(&mut window);
    let mut phone = Phone::new(&host, Seat::new(1));
    until(&mut window, &mut phone, |window, _| {
        window.has("1: phone, Ben · (@sharing-role-own)")
    });
    let device = window.name_starting("1: phone");
    window.tap(&device);
    window.tap("@sharing-role-look");
    until(&mut window, &mut phone, |_, phone| {
        phone.guest.device().unwrap().role == Role::Look
    });
    until(&mut window, &mut phone, |window, _| {
        window.has("1: phone, Ben · (@sharing-role-look)")
    });
    window.tap("@sharing-role-everything");
    until(&mut window, &mut phone, |_, phone| {
        phone.guest.device().unwrap().role == Role::Everything
    });
    until(&mut window, &mut phone, |window, _| {
        window.has("1: phone, Ben · (@sharing-role-everything)")
    });
    window.tap("@invite-open");
    until(&mut window, &mut phone, |window, _| {
        !window.is_on("@invite-open")
    });
    window.tap("@invite-away name=phone");
    let away = State::Dismissed(CloseReason::SentAway);
    until(&mut window, &mut phone, |window, phone| {
        phone.guest.state() == away && window.reads("@host-nobody")
    });
    window.tap("@invite-end");
    assert!(!home.kept());
    window.name_starting(NEXT);
    // Each sharing has its own invitation.
    let again = invite(&mut window);
    assert_ne!(again.invitation, host.invitation);
}

#[test]
fn a_window_that_slept_for_long_is_complete_when_it_wakes() {
    let home = Home::new();
    let mut window = home.window();
    let host = invite(&mut window);
    window.tap("@back");
    let mut phone = Phone::new(&host, Seat::new(1));
    // More than the queue of one connection.
    for n in 0..600 {
        note(&mut phone, &format!("remark {n}"));
        phone.until(|phone| !phone.guest.is_waiting());
    }
    until(&mut window, &mut phone, |window, _| {
        window.reads("remark 599") && !window.reads("@guest-lost")
    });
    tap(
        &mut window,
        &mut phone,
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)",
    );
}

#[test]
fn a_failing_disk_is_reported_to_all_and_on_leaving() {
    let home = Home::new();
    let mut window = home.window();
    let host = invite(&mut window);
    window.tap("@back");
    let mut phone = Phone::new(&host, Seat::new(1));
    let disk = window.take_the_disk_away();
    window.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    until(&mut window, &mut phone, |window, phone| {
        window.reads("@host-failing") && phone.guest.is_failing()
    });
    disk.give_it_back();
    until(&mut window, &mut phone, |window, phone| {
        !window.reads("@host-failing") && !phone.guest.is_failing() && phone.entries() == 4
    });
    // If saving fails permanently, the window warns before leaving: it has to save the recorded steps.
    let disk = window.take_the_disk_away();
    window.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)");
    until(&mut window, &mut phone, |window, _| {
        window.reads("@host-failing")
    });
    window.tap("@menu");
    window.tap("@menu-leave");
    window.expect("@saving-title");
    disk.give_it_back();
    window.tap("@saving-retry");
    window.expect("@saving-done");
}

#[test]
fn the_reason_why_a_session_cannot_be_shared_is_shown() {
    let home = Home::new();
    let nowhere = Network::alone(home.page.path().join("none"));
    let folder = home.data.path();
    let mut window = Person::sharing(folder, PHONE, Language::English, Box::new(nowhere));
    window.tap("@menu");
    window.tap("@invite-title");
    assert!(
        !window.reads("@invite-no-page command=*"),
        "nothing was begun"
    );
    window.tap("@invite-share");
    window.expect("@invite-no-page command=*");
    // It is played on as before.
    window.tap("@back");
    window.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    assert_eq!(window.journal().len(), 5);
    // Unsaved steps are not shared.
    let disk = window.take_the_disk_away();
    window.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)");
    window.tap("@menu");
    assert!(window.is_off("@invite-title"));
    disk.give_it_back();
    // If nothing can be shared, sharing is not offered.
    let mut window = Person::at(tempdir().unwrap().path(), PHONE);
    window.tap_any(0);
    assert!(!window.has("@invite-title"));
}

/// A sharer that shares nothing and shows every state.
#[derive(Debug)]
struct Shown;

struct Still {
    table: RefCell<Option<AnyTable>>,
    addresses: Vec<Address>,
    introductions: Option<Introductions>,
}

/// A sharer of a page without a server, whose stage a test sets.
#[derive(Debug, Clone)]
struct Introductions {
    stage: Rc<RefCell<IntroducerStage>>,
    /// The commands that it has received.
    done: Rc<RefCell<Vec<String>>>,
}

impl Introductions {
    fn new() -> Introductions {
        Introductions {
            stage: Rc::new(RefCell::new(IntroducerStage::NotBegun)),
            done: Rc::default(),
        }
    }

    fn shows(&self, window: &mut Person, stage: IntroducerStage) {
        *self.stage.borrow_mut() = stage;
        window.settle();
    }

    fn does(&self, what: &str) {
        self.done.borrow_mut().push(what.to_owned());
    }
}

impl Sharer for Introductions {
    fn introduces(&self) -> bool {
        true
    }

    fn share(
        &self,
        table: AnyTable,
        _journal: &Path,
        _ctx: &egui::Context,
    ) -> Result<AnyShared, (AnyTable, NotShared)> {
        Ok(Box::new(Still {
            table: RefCell::new(Some(table)),
            addresses: Vec::new(),
            introductions: Some(self.clone()),
        }))
    }
}

impl Introducer for Introductions {
    fn stage(&self) -> IntroducerStage {
        self.stage.borrow().clone()
    }

    fn begin(&self) {
        self.does("begin");
    }

    fn read(&self, _words: CameraWords) {
        self.does("read");
    }

    fn answer(&self, code: &str) {
        self.does(code);
    }
}

/// A code for the next guest, as long as it becomes.
fn offer() -> Rc<Address> {
    let url = format!("https://courtyard.example/#join={}", "A1".repeat(150));
    Rc::new(Address {
        name: String::new(),
        picture: Picture::of(&qr_code(&url)),
        url,
    })
}

impl std::fmt::Debug for Still {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Still")
    }
}

impl Sharer for Shown {
    fn introduces(&self) -> bool {
        false
    }

    fn share(
        &self,
        table: AnyTable,
        _journal: &Path,
        _ctx: &egui::Context,
    ) -> Result<AnyShared, (AnyTable, NotShared)> {
        let addresses = ["192.168.178.21", "10.42.0.1"].map(|name| {
            let url = format!("http://{name}:4747/#join=dG9kYXkgaXMgYSBuaWNlIA");
            let code = QrCode::new(&url).unwrap();
            Address {
                name: name.to_owned(),
                url,
                picture: Picture {
                    side: code.width(),
                    dark: code
                        .into_colors()
                        .iter()
                        .map(|c| *c == Color::Dark)
                        .collect(),
                },
            }
        });
        Ok(Box::new(Still {
            table: RefCell::new(Some(table)),
            addresses: addresses.into(),
            introductions: None,
        }))
    }
}

/// A sharer that finds no free port.
#[derive(Debug)]
struct NoPort;

impl Sharer for NoPort {
    fn introduces(&self) -> bool {
        false
    }

    fn share(
        &self,
        table: AnyTable,
        _journal: &Path,
        _ctx: &egui::Context,
    ) -> Result<AnyShared, (AnyTable, NotShared)> {
        let why = io::ErrorKind::PermissionDenied.into();
        Err((table, NotShared::NoPort(why)))
    }
}

impl Shared for Still {
    fn addresses(&self) -> &[Address] {
        &self.addresses
    }

    fn introducer(&self) -> Option<&dyn Introducer> {
        let introductions = self.introductions.as_ref()?;
        Some(introductions)
    }

    fn status(&self) -> Status {
        let device = |number, name: &str, seat, role, here| Device {
            number,
            name: name.to_owned(),
            seat,
            role,
            here,
        };
        Status {
            devices: vec![
                device(1, "Ana", Seat::new(0), Role::Own, true),
                device(2, "red phone", Seat::new(1), Role::Own, false),
                device(3, "TV view", None, Role::Look, true),
            ],
            ..Status::default()
        }
    }

    fn order(&self, _order: Order) {}

    fn wire(&self) -> Option<Box<dyn Wire>> {
        None
    }

    fn stop(&mut self) -> Option<AnyTable> {
        self.table.take()
    }
}

/// The page before the session is shared.
fn explained(home: &Home, size: Vec2, language: Language, sharer: AnySharer) -> Person {
    let mut window = Person::sharing(home.data.path(), size, language, sharer);
    window.tap("@menu");
    window.tap("@invite-title");
    window
}

/// The page after its button was tapped.
fn shown(home: &Home, size: Vec2, language: Language, sharer: AnySharer) -> Person {
    let begin = if sharer.introduces() {
        "@invite-begin"
    } else {
        "@invite-share"
    };
    let mut window = explained(home, size, language, sharer);
    window.tap(begin);
    window
}

#[test]
fn an_unavailable_port_is_reported() {
    let home = Home::new();
    let window = shown(&home, PHONE, Language::English, Box::new(NoPort));
    window.expect("@invite-no-port why=*");
}

#[test]
fn another_address_has_another_qr_code_and_everything_can_be_reached() {
    for size in [PHONE, LAPTOP, vec2(320.0, 568.0), vec2(568.0, 320.0)] {
        let home = Home::new();
        let mut window = shown(&home, size, Language::English, Box::new(Shown));
        window.see_everything();
        window.expect("http://192.168.178.21:4747/");
        window.tap("10.42.0.1");
        window.expect("http://10.42.0.1:4747/");
        window.tap("2: red phone, Ben · (@sharing-role-own) · (@sharing-away)");
        window.see_everything();
        window.tap("@invite-end");
        window.name_starting(NEXT);
    }
}

#[test]
fn guests_without_a_server_are_introduced_one_after_the_other() {
    for size in [PHONE, LAPTOP, vec2(320.0, 568.0), vec2(568.0, 320.0)] {
        let home = Home::new();
        let page = Introductions::new();
        let mut window = explained(&home, size, Language::English, Box::new(page.clone()));
        window.expect("@invite-about");
        window.see_everything();
        window.tap("@invite-begin");
        page.shows(&mut window, IntroducerStage::Preparing);
        window.expect("@meet-preparing");
        page.shows(&mut window, IntroducerStage::Offering(offer(), None));
        assert!(window.has_image("@invite-picture"));
        window.see_everything();
        window.tap("@invite-read");
        page.shows(&mut window, IntroducerStage::Connecting);
        window.expect("@invite-connecting");
        page.shows(&mut window, IntroducerStage::Offering(offer(), None));
        assert!(
            !window.has("@meet-connect"),
            "there is nothing to connect to yet"
        );
        window.expect("@invite-connected");
        window.see_everything();
        window.write("@invite-type", "12AB");
        window.tap("@meet-connect");
        assert_eq!(*page.done.borrow(), ["begin", "read", "12AB"]);
    }
}

/// The answer of a guest as text.
fn answer() -> String {
    let description = "a=fingerprint:sha-256 ".to_owned()
        + &["AB"; 32].join(":")
        + "\na=ice-ufrag:abcd\na=ice-pwd:abcdefghijklmnopqrstuv\n\
            a=candidate:1 1 udp 2122260223 192.168.1.7 50000 typ host\n";
    let answer = Introduction::of_description(Side::Answer, 7, &description).unwrap();
    answer.code()
}

#[test]
fn a_pasted_answer_connects_by_enter_or_once_it_is_complete() {
    let home = Home::new();
    let page = Introductions::new();
    let mut window = shown(&home, PHONE, Language::English, Box::new(page.clone()));
    page.shows(&mut window, IntroducerStage::Offering(offer(), None));
    let field = "@invite-type";
    window.write(field, "12AB");
    window.press(Modifiers::NONE, Key::Enter);
    window.write(field, &answer());
    assert_eq!(*page.done.borrow(), ["begin", "12AB", &answer()]);
}

#[test]
fn the_code_for_the_next_guest_uses_the_width() {
    for (size, least) in [(PHONE, 320.0), (LAPTOP, 480.0)] {
        let home = Home::new();
        let page = Introductions::new();
        let mut window = shown(&home, size, Language::English, Box::new(page.clone()));
        page.shows(&mut window, IntroducerStage::Offering(offer(), None));
        let code = window
            .window
            .get_by_label(&english("@invite-picture"))
            .rect();
        assert!(code.width() >= least, "{code}");
    }
}

#[test]
fn each_problem_of_an_introduction_is_explained() {
    let home = Home::new();
    let page = Introductions::new();
    let mut window = shown(&home, PHONE, Language::English, Box::new(page.clone()));
    for (snag, sentence) in [
        (Snag::NoCamera, "@meet-no-camera"),
        (Snag::BadCode, "@meet-bad-code"),
        (Snag::OldCode, "@meet-old-code"),
        (Snag::NoConnection, "@meet-no-connection"),
    ] {
        page.shows(&mut window, IntroducerStage::Offering(offer(), Some(snag)));
        window.expect(sentence);
        assert!(window.has("@invite-read"));
    }
    page.shows(&mut window, IntroducerStage::Stuck(Snag::NoNetwork));
    window.expect("@meet-no-network");
    window.tap("@invite-begin");
    assert_eq!(*page.done.borrow(), ["begin", "begin"]);
}

#[test]
fn pictures_of_sharing() {
    let mut results = SnapshotResults::new();
    for (size, language, name) in [
        (
            vec2(360.0, 640.0),
            Language::Spanish,
            "app/invite-360x640-dark-es",
        ),
        (LAPTOP, Language::English, "app/invite-1280x800-dark-en"),
    ] {
        let home = Home::new();
        let mut window = shown(&home, size, language, Box::new(Shown));
        take_alone(&mut window, name);
        results.extend_harness(&mut window.window);
    }
    let (small, spanish) = (vec2(360.0, 640.0), Language::Spanish);
    let home = Home::new();
    let page = Introductions::new();
    let mut window = explained(&home, small, spanish, Box::new(page.clone()));
    take_alone(&mut window, "app/introduce-360x640-dark-es");
    results.extend_harness(&mut window.window);
    let home = Home::new();
    let mut window = shown(&home, small, spanish, Box::new(page.clone()));
    let offering = IntroducerStage::Offering(offer(), Some(Snag::NoConnection));
    page.shows(&mut window, offering);
    take_alone(&mut window, "app/introduce-offer-360x640-dark-es");
    results.extend_harness(&mut window.window);
}
