//! A guest at a shared table: choosing a player, pending taps, the actions of others, and a lost connection.

mod own_side;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use courtyard::dice::Die;
use courtyard::games::Game;
use courtyard::games::duel::Duel;
use courtyard::games::dueling_nobles::{DuelingNobles, Edition};
use courtyard::games::noble_hearts::NobleHearts;
use courtyard::session::Session;
use courtyard::session::journal::Opened;
use courtyard::sharing::{
    AnyTable, Host, HostMessage, Invitation, Invite, LinkId, Outgoing, Role, qr_code,
};
use courtyard::text::Language;
use courtyard::ui::guest::{
    Answer, CameraWords, Credentials, GuestLink, Meeting, MeetingStage, Picture, Snag, Wire,
    WireEvent,
};
use egui::{Key, Modifiers, Pos2, Rect, Shape, Vec2, vec2};
use egui_kittest::SnapshotResults;
use egui_kittest::kittest::NodeT as _;
use serde_json::{Map, Value, json};

use crate::common::memory::InMemory;
use crate::common::{golden, play};
use crate::person::{LAPTOP, PHONE, Person};
use crate::pictures::take_alone;

/// A host without sockets, and one guest's connection to it.
struct Far {
    host: Host,
    table: AnyTable,
    link: Option<LinkId>,
    links: u64,
    /// Messages on the way to the host.
    up: VecDeque<String>,
    down: VecDeque<WireEvent>,
    /// Whether the connection is interrupted.
    cut: bool,
    /// Whether the host answers slowly.
    slow: bool,
    place: Option<Credentials>,
    buzzes: usize,
    /// The stage of the introduction, if the host has no server.
    meets: Option<MeetingStage>,
    /// The codes of the host's refusals.
    refused: Vec<String>,
    /// The codes of the host that were typed.
    offers: Vec<String>,
}

#[derive(Clone)]
pub struct Line(Rc<RefCell<Far>>);

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Line")
    }
}

impl Line {
    pub fn new() -> Line {
        let header = play::header(Edition::Catsatcards, Map::new());
        Line::of(Box::new(InMemory::<DuelingNobles>::new(header)))
    }

    /// A connection to the host of this session.
    pub fn of(table: AnyTable) -> Line {
        Line(Rc::new(RefCell::new(Far {
            host: Host::new(Invitation::random(), Role::Own, &*table),
            table,
            link: None,
            links: 0,
            up: VecDeque::new(),
            down: VecDeque::new(),
            cut: false,
            slow: false,
            place: None,
            buzzes: 0,
            meets: None,
            refused: Vec::new(),
            offers: Vec::new(),
        })))
    }

    /// Devices without a player receive the URL that it returns, and its QR code.
    pub fn invites(&self) -> &'static str {
        let url = "http://192.168.1.7:4747/#join=AAAAAAAAAAAAAAAAAAAAAA";
        let code = qr_code(url);
        self.0.borrow_mut().host.invites_by(Invite {
            url: url.into(),
            code,
        });
        url
    }

    fn phone(&self) -> Person {
        self.window(PHONE, Language::English)
    }

    /// A window opened by the invitation. It returns to its seat if it had one.
    pub fn window(&self, size: Vec2, language: Language) -> Person {
        Person::invited(self.link(), size, language)
    }

    /// The link of a window opened by the invitation.
    pub fn link(&self) -> GuestLink {
        let invitation = self.0.borrow().host.invitation().clone();
        let place = self.0.borrow().place.clone();
        let mut line = self.clone();
        line.connect();
        GuestLink::new(invitation, place, Box::new(line))
    }

    /// The host's session has been continued to this state.
    pub fn goes_on(&self, table: AnyTable) {
        let far = &mut *self.0.borrow_mut();
        far.table = table;
        let out = far.host.follow(&*far.table);
        far.put(out);
    }

    /// Records a step of the host's own.
    fn at_the_host(&self, step: &Value) {
        let far = &mut *self.0.borrow_mut();
        let mut entry = step.as_object().unwrap().clone();
        entry.insert("n".into(), (far.table.count() + 1).into());
        let by = (Role::Everything, None);
        far.table
            .record(&entry, by, play::moment(1), &mut || Die::FACES[3])
            .unwrap();
        let out = far.host.follow(&*far.table);
        far.put(out);
    }

    /// Another device takes a seat.
    fn beside(&self, name: &str, seat: Option<usize>) -> LinkId {
        let link = LinkId(1000 + self.0.borrow().host.devices().len() as u64);
        let invitation = {
            let far = &mut *self.0.borrow_mut();
            far.host.connected(link);
            far.host.invitation().text()
        };
        let hello = json!({"type": "hello", "protocol": 1, "invitation": invitation, "have": 0});
        self.say(link, hello);
        self.say(link, json!({"type": "join", "name": name, "seat": seat}));
        link
    }

    /// Sends a message of another device to the host.
    fn say(&self, link: LinkId, what: Value) {
        let far = &mut *self.0.borrow_mut();
        let (table, at) = (&mut *far.table, play::moment(2));
        let out = far
            .host
            .received(link, &what.to_string(), table, at, &mut || Die::FACES[3]);
        far.put(out);
    }

    /// Interrupts the connection.
    fn cut(&self) {
        let far = &mut *self.0.borrow_mut();
        far.cut = true;
        far.link = None;
        far.down.push_back(WireEvent::Lost);
    }

    fn slow(&self, slow: bool) {
        self.0.borrow_mut().slow = slow;
    }
}

impl Far {
    fn put(&mut self, out: Vec<Outgoing>) {
        for out in out {
            match out {
                Outgoing::Send(link, text) if Some(link) == self.link => {
                    if let Ok(HostMessage::Refused { code, .. }) = HostMessage::parse(&text) {
                        self.refused.push(code);
                    }
                    self.down.push_back(WireEvent::Text(text.to_string()));
                }
                Outgoing::Close(link) if Some(link) == self.link => {
                    self.link = None;
                    self.down.push_back(WireEvent::Lost);
                }
                Outgoing::Send(..) | Outgoing::Close(_) => {}
            }
        }
    }

    fn carry(&mut self) {
        while let (false, Some(link), Some(text)) = (self.slow, self.link, self.up.front()) {
            let text = text.clone();
            self.up.pop_front();
            let (table, at) = (&mut *self.table, play::moment(2));
            let out = self
                .host
                .received(link, &text, table, at, &mut || Die::FACES[3]);
            self.put(out);
        }
    }
}

impl Wire for Line {
    fn poll(&mut self) -> Vec<WireEvent> {
        let far = &mut *self.0.borrow_mut();
        far.carry();
        far.down.drain(..).collect()
    }

    fn send(&mut self, text: String) {
        self.0.borrow_mut().up.push_back(text);
    }

    fn connect(&mut self) {
        let far = &mut *self.0.borrow_mut();
        far.up.clear();
        if let Some(link) = far.link.take() {
            far.host.lost(link);
        }
        if far.cut {
            far.down.push_back(WireEvent::Lost);
            return;
        }
        far.links += 1;
        let link = LinkId(far.links);
        far.link = Some(link);
        far.host.connected(link);
        far.down.push_back(WireEvent::Connected);
    }

    fn keep(&mut self, place: Option<&Credentials>) {
        self.0.borrow_mut().place = place.cloned();
    }

    fn buzz(&mut self) {
        self.0.borrow_mut().buzzes += 1;
    }

    fn meeting(&mut self) -> Option<&mut dyn Meeting> {
        let meets = self.0.borrow().meets.is_some();
        meets.then_some(self as &mut dyn Meeting)
    }
}

impl Meeting for Line {
    fn stage(&self) -> MeetingStage {
        let stage = self.0.borrow().meets.clone();
        stage.unwrap_or(MeetingStage::Connected)
    }

    fn read(&mut self, _words: CameraWords) {
        self.0.borrow_mut().offers.push("seen".to_owned());
    }

    fn offer(&mut self, code: &str) {
        self.0.borrow_mut().offers.push(code.to_owned());
    }

    fn can_send(&self) -> bool {
        false
    }

    fn send(&mut self, _text: &str) {}
}

/// The session of a journal in the repository, after this number of entries or after all.
#[track_caller]
pub fn session<G: Game>(journal: &[u8], entries: Option<usize>) -> Session<G> {
    let opened = Opened::new(journal).unwrap();
    let whole = opened.read::<G>().unwrap().session;
    let mut session = Session::new(whole.header().clone()).unwrap();
    let entries = entries.unwrap_or(whole.entries().len());
    for entry in &whole.entries()[..entries] {
        session.apply(entry.clone()).unwrap();
    }
    session
}

fn set_up() -> Value {
    json!({"do": {"type": "setup", "first": 0, "nobles": [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]]}})
}

/// The size of a television.
const TELEVISION: Vec2 = vec2(1920.0, 1080.0);

/// The button that ends the first phase.
const NEXT: &str = "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)";

#[test]
fn an_invited_guest_picks_a_player_and_sees_the_table() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.expect("@guest-who");
    assert!(phone.has("@guest-look") && phone.has("Ana"));
    phone.write("@guest-device-name", "red phone");
    phone.tap("Ben");
    phone.settle();
    phone.expect("@dueling-nobles-side-turn name=Ana");
    let devices = line.0.borrow().host.devices();
    assert_eq!((devices.len(), devices[0].name.as_str()), (1, "red phone"));
    assert!(line.0.borrow().place.is_some(), "it could not come back");
}

#[test]
fn a_guest_of_a_host_without_a_server_is_introduced_and_introduced_again() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let code = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".repeat(4);
    let answering = MeetingStage::Answering(Rc::new(Answer {
        picture: Picture::of(&qr_code(&code)),
        code,
    }));
    let meets = |stage: Option<MeetingStage>| {
        let far = &mut *line.0.borrow_mut();
        far.cut = stage.is_some();
        far.meets = stage;
    };
    meets(Some(answering.clone()));
    let mut phone = line.phone();
    phone.settle();
    assert!(phone.has_image("@meet-answer"), "{}", phone.screen_text());
    phone.expect("0123 4567");
    phone.see_everything();
    meets(None);
    phone.let_pass(2.0);
    phone.tap("Ana");
    phone.settle();
    phone.expect("@guest-your-turn");

    // The browser has given the connection up.
    line.cut();
    meets(Some(MeetingStage::NeedsOffer(None)));
    phone.let_pass(1.0);
    phone.tap("@meet-again");
    phone.expect("@meet-scan");
    phone.see_everything();
    phone.write("@meet-type", "https://x/#join=A&by=B");
    phone.tap("@meet-connect");
    phone.tap("@meet-scan");
    let offers = std::mem::take(&mut line.0.borrow_mut().offers);
    assert_eq!(offers, ["https://x/#join=A&by=B", "seen"]);
    meets(Some(MeetingStage::NeedsOffer(Some(Snag::BadCode))));
    phone.let_pass(1.0);
    phone.expect("@meet-bad-code");
    meets(Some(answering));
    phone.let_pass(1.0);
    assert!(phone.has_image("@meet-answer"));
    meets(None);
    line.0.borrow_mut().down.push_back(WireEvent::Reachable);
    phone.let_pass(1.0);
    phone.expect("@guest-your-turn");
    assert!(
        phone.has(&phone.name_starting(NEXT)),
        "{}",
        phone.screen_text()
    );
}

#[test]
fn a_tap_is_pending_until_the_host_confirms() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ana");
    phone.settle();
    phone.expect("@guest-your-turn");
    let next = phone.name_starting(NEXT);
    line.slow(true);
    phone.control(&next).click();
    // A host that is silent for too long counts as lost.
    phone.window.run_steps(3);
    phone.expect("@guest-waiting");
    assert_eq!(line.0.borrow().table.count(), 1);
    assert!(phone.has(&next), "it is shown as done");
    line.slow(false);
    phone.let_pass(1.0);
    assert_eq!(line.0.borrow().table.count(), 2);
    assert!(!phone.reads("@guest-waiting"));
}

#[test]
fn a_lost_connection_is_shown_and_nothing_is_recorded_until_it_is_back() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ana");
    phone.settle();
    let next = phone.name_starting(NEXT);
    line.cut();
    phone.let_pass(1.0);
    phone.expect("@guest-lost");
    phone.tap(&next);
    phone.let_pass(1.0);
    assert_eq!(line.0.borrow().table.count(), 1);
    // Once the connection is back, the tap's old reason is no longer shown.
    line.0.borrow_mut().cut = false;
    phone.let_pass(2.0);
    assert!(!phone.reads("@guest-lost"), "{}", phone.screen_text());
    line.cut();
    phone.let_pass(1.0);
    // Another player acts in the meantime.
    line.at_the_host(&json!({"do": {"type": "note", "text": "without her"}}));
    line.0.borrow_mut().cut = false;
    phone.let_pass(2.0);
    assert!(!phone.reads("@guest-lost"));
    phone.expect("without her");
    assert_eq!(line.0.borrow().table.count(), 2);
}

#[test]
fn the_tv_view_shows_the_qr_code_until_all_players_are_there_and_on_request() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let url = line.invites();
    let mut screen = line.window(TELEVISION, Language::English);
    screen.tap("@guest-television");
    screen.settle();
    let shows = |screen: &Person| screen.reads(url) && screen.has_image("@invite-picture");
    assert!(shows(&screen), "{}", screen.screen_text());
    screen.expect("@television-missing names=(@list-and before=Ana last=Ben)");
    line.beside("Ana", Some(0));
    screen.let_pass(1.0);
    screen.expect("@television-missing names=Ben");
    line.beside("Ben", Some(1));
    screen.let_pass(1.0);
    assert!(!shows(&screen), "{}", screen.screen_text());
    screen.tap("@television-show-code");
    assert!(shows(&screen), "{}", screen.screen_text());
    screen.tap("@television-hide-code");
    assert!(!shows(&screen), "{}", screen.screen_text());

    // A player's own phone shows no code.
    let mut phone = Line::new().phone();
    phone.tap("Ana");
    phone.settle();
    assert!(
        !phone.reads("@television-show-code"),
        "{}",
        phone.screen_text()
    );
}

#[test]
fn a_spectator_has_no_actions() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("@guest-look");
    phone.settle();
    phone.expect("@guest-others players=Ana");
    let offers =
        |phone: &Person, what: &str| phone.names().iter().any(|(_, n)| n.starts_with(what));
    for what in [NEXT, "@do-undo"] {
        assert!(!offers(&phone, what), "{}", phone.screen_text());
    }
    phone.press(Modifiers::NONE, Key::U);
    phone.expect("@guest-not-yours");
    assert_eq!(line.0.borrow().table.count(), 1);
    assert_eq!(line.0.borrow().buzzes, 0);
}

#[test]
fn in_a_duel_a_phone_offers_its_owners_actions() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let challenge = json!({"do": {"type": "challenge", "attacker": "Qs", "target": "Jh"}});
    let next = json!({"do": {"type": "next-phase"}});
    for step in [&next, &next, &next, &challenge] {
        line.at_the_host(step);
    }
    let mut phone = line.phone();
    phone.tap("Ben");
    phone.settle();
    phone.expect("@guest-your-turn");
    assert!(
        phone.has("@dueling-nobles-fight-die name=Ben pips=6")
            && phone.has("@dueling-nobles-do-deflect name=Ben gold=2")
    );
    assert!(
        phone.reads("@dueling-nobles-fight-roll name=Ana")
            && !phone.has("@dueling-nobles-fight-die name=Ana pips=4")
            && !phone.has("@dueling-nobles-fight-roll-virtual name=Ana")
    );
    for (seat, die) in [(0, 4), (1, 6)] {
        line.at_the_host(&json!({"do": {"type": "roll", "seat": seat, "dice": [die]}}));
    }
    phone.let_pass(3.0);
    phone.expect("@guest-others players=Ana");
    phone.expect("@dueling-nobles-needs-nothing name=Ana lead=5");
    assert!(
        !phone.has("@dueling-nobles-fight-no-card name=Ana") && !phone.has("A♠"),
        "{}",
        phone.screen_text()
    );
    // On the owner's turn to play a card, the card is offered.
    line.at_the_host(&json!({"do": {"type": "support", "seat": 0, "cards": []}}));
    phone.let_pass(3.0);
    phone.expect("@guest-your-turn");
    assert!(
        phone.has("@dueling-nobles-fight-no-card name=Ben"),
        "{}",
        phone.screen_text()
    );
}

/// The host answers one correction before it takes the next, so the other changed numbers wait.
#[test]
fn a_phone_records_several_corrections_one_after_the_other() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ben");
    phone.settle();
    let before = line.0.borrow().table.count();
    for name in [
        "@menu",
        "@menu-players",
        "Ben",
        "@stepper-more what=(@dueling-nobles-correct-gold player=Ben)",
    ] {
        phone.tap(name);
    }
    phone.tap("@stepper-less what=(@correct-hand player=Ben)");
    phone.tap("@corrections-set what=(@list-and before=(@dueling-nobles-correct-gold player=Ben) last=(@correct-hand player=Ben))");
    phone.let_pass(3.0);
    assert_eq!(line.0.borrow().table.count(), before + 1);
    phone.tap("@corrections-set what=(@correct-hand player=Ben)");
    phone.let_pass(3.0);
    assert_eq!(line.0.borrow().table.count(), before + 2);
}

#[test]
fn a_phone_offers_only_its_owners_ace_in_another_players_turn() {
    let journal = &golden::case_of(Duel::ID, "ace-outside-in-anothers-turn").journal;
    let line = Line::of(Box::new(InMemory(session::<Duel>(journal, Some(2)))));
    let mut phone = line.phone();
    phone.tap("Ben");
    phone.settle();
    phone.expect("@guest-others players=Ana");
    phone.tap("@duel-kind-ace");
    assert!(!phone.has("@kind-end-turn"), "{}", phone.screen_text());
    assert!(!phone.reads("@duel-ask-ace-by"), "{}", phone.screen_text());
    let on = phone.name_starting("Ana");
    phone.tap(&on);
    phone.let_pass(1.0);
    assert_eq!(line.0.borrow().table.count(), 3, "{}", phone.screen_text());
    phone.tap("@menu");
    phone.tap("@kind-concede");
    assert!(
        phone.has("@duel-answer-concede name=Ben")
            && !phone.has("@dueling-nobles-do-concede name=Ana")
    );
}

#[test]
fn one_tap_on_a_phone_ends_the_phase_and_attacks_without_offering_the_defenders_actions() {
    let journal = &golden::case_of(Duel::ID, "short-game").journal;
    let line = Line::of(Box::new(InMemory(session::<Duel>(journal, Some(4)))));
    let mut phone = line.phone();
    phone.tap("Ben");
    phone.settle();
    phone.expect("@guest-your-turn");
    // The host answers slowly, and a double action of one tap is completed nevertheless.
    line.slow(true);
    let attack = phone.name_starting("@duel-answer-attack warlord=*");
    phone.control(&attack).click();
    phone.window.run_steps(3);
    phone.expect("@guest-waiting");
    line.slow(false);
    phone.let_pass(1.0);
    assert_eq!(line.0.borrow().table.count(), 6, "{}", phone.screen_text());
    let defend = json!({"do": {"type": "defend", "slot": 0, "army": true}});
    line.at_the_host(&defend);
    phone.let_pass(1.0);
    phone.expect("@guest-your-turn");
    assert!(
        phone.has("@duel-answer-support name=Ben count=1"),
        "{}",
        phone.screen_text()
    );
    assert!(!phone.has("@duel-screen-ace-of name=Ana") && !phone.has("@duel-screen-support-both"));
    phone.tap("@duel-answer-support name=Ben count=1");
    phone.let_pass(1.0);
    assert_eq!(line.0.borrow().table.count(), 8, "{}", phone.screen_text());
}

#[test]
fn a_player_on_another_page_keeps_the_place_and_is_informed_of_their_turn() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ben");
    phone.settle();
    phone.tap("@menu");
    phone.tap("@settings-title");
    line.at_the_host(&json!({"do": {"type": "end-turn"}}));
    phone.let_pass(1.0);
    assert_eq!(line.0.borrow().buzzes, 1);
    // The connection comes back, too.
    line.cut();
    phone.let_pass(1.0);
    line.0.borrow_mut().cut = false;
    phone.let_pass(2.0);
    assert!(line.0.borrow().link.is_some());
    phone.tap("@back");
    phone.expect("@guest-your-turn");
}

#[test]
fn a_waiting_player_on_a_low_phone_sees_the_actions_of_others() {
    for size in [vec2(320.0, 568.0), vec2(640.0, 360.0)] {
        let line = Line::new();
        line.at_the_host(&set_up());
        line.at_the_host(&json!({"do": {"type": "sell", "cards": ["2s", "3s", "4s"]}}));
        line.at_the_host(&json!({"do": {"type": "next-phase"}}));
        let mut phone = line.window(size, Language::English);
        phone.tap("Ben");
        phone.settle();
        phone.expect("@guest-others players=Ana");
        phone.expect(
            "@dueling-nobles-headline-sell player=Ana cards=(@list-and before=(2♠, 3♠) last=4♠)",
        );
    }
}

#[test]
fn undo_and_redo_on_another_device_are_announced() {
    let [undone, redone] = ["@did-undo count=1 what=*", "@did-redo count=1 what=*"];
    let [ben, everybody] = ["Ben", "@guest-television"];
    for language in [Language::English, Language::Spanish] {
        for (who, size) in [
            (ben, PHONE),
            (ben, vec2(320.0, 568.0)),
            (ben, LAPTOP),
            (everybody, LAPTOP),
        ] {
            let line = Line::new();
            line.at_the_host(&set_up());
            line.at_the_host(&json!({"do": {"type": "sell", "cards": ["2s", "3s", "4s"]}}));
            let mut phone = line.window(size, language);
            phone.tap(who);
            phone.settle();
            let expect_line = |phone: &mut Person, step: Option<&Value>, what: &str, so: bool| {
                if let Some(step) = step {
                    line.at_the_host(step);
                }
                phone.let_pass(0.5);
                let words = phone.words(what);
                let has = |lines: &[String]| {
                    let mut lines = lines.iter();
                    lines.any(|line| words.are_in(line) && line.contains("2♠, 3♠"))
                };
                assert_eq!(has(&phone.lines()), so, "{what}: {}", phone.screen_text());
                let heard = phone.live();
                assert_eq!(has(&heard), so, "{what}: {heard:?}");
            };
            expect_line(&mut phone, None, undone, false);
            expect_line(&mut phone, Some(&json!({"undo": 1})), undone, true);
            expect_line(&mut phone, Some(&json!({"redo": 1})), redone, true);
            expect_line(&mut phone, None, undone, false);
            let note = json!({"do": {"type": "note", "text": "it goes on"}});
            expect_line(&mut phone, Some(&note), redone, false);
        }
    }
}

#[test]
fn undo_during_a_duel_is_announced_to_the_waiting_player() {
    for size in [PHONE, vec2(320.0, 568.0), vec2(640.0, 360.0)] {
        let line = Line::new();
        line.at_the_host(&set_up());
        for _ in 0..3 {
            line.at_the_host(&json!({"do": {"type": "next-phase"}}));
        }
        for step in [
            json!({"type": "challenge", "attacker": "Qs", "target": "Jh"}),
            json!({"type": "roll", "seat": 0, "dice": [4]}),
            json!({"type": "roll", "seat": 1, "dice": [6]}),
            json!({"type": "support", "seat": 0, "cards": []}),
            json!({"type": "support", "seat": 1, "cards": ["5h", "4h"]}),
        ] {
            line.at_the_host(&json!({ "do": step }));
        }
        let mut phone = line.window(size, Language::English);
        phone.tap("Ana");
        phone.settle();
        line.at_the_host(&json!({"undo": 1}));
        phone.let_pass(0.5);
        phone.expect("@guest-others players=Ben");
        phone.expect("@did-undo what=(@dueling-nobles-headline-support cards=(@list-and before=5♥ last=4♥) player=Ben) count=1");
    }
}

#[test]
fn the_guests_own_undo_is_not_shown_as_another_players() {
    let line = Line::new();
    line.at_the_host(&set_up());
    line.at_the_host(&json!({"do": {"type": "sell", "cards": ["2s", "3s", "4s"]}}));
    let mut phone = line.phone();
    phone.tap("Ana");
    phone.settle();
    phone.tap(&phone.name_starting("(@do-undo): "));
    phone.let_pass(0.5);
    assert_eq!(line.0.borrow().table.count(), 3);
    assert!(
        !phone.in_sight("@did-undo count=1 what=*"),
        "{}",
        phone.screen_text()
    );
    // An action of another player that was faster than the guest's is announced.
    phone.tap(&phone.name_starting("(@do-redo): "));
    phone.settle();
    line.slow(true);
    let undo = phone.name_starting("(@do-undo): ");
    phone.control(&undo).click();
    phone.window.run_steps(2);
    line.at_the_host(&json!({"undo": 1}));
    line.slow(false);
    phone.let_pass(0.5);
    phone.expect("@guest-refused-old");
    assert!(
        phone.in_sight("@did-undo count=1 what=*"),
        "{}",
        phone.screen_text()
    );
}

#[test]
fn the_join_screen_names_the_game_and_its_players() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let tablet = line.beside("tablet", Some(0));
    let mut phone = line.phone();
    phone.expect("@dueling-nobles-title");
    let about = |phone: &Person, name: &str| phone.control(name).accesskit_node().description();
    assert_eq!(
        about(&phone, "Ana").as_deref(),
        Some(&*phone.say("@guest-seat-taken"))
    );
    assert_eq!(about(&phone, "Ben"), None);
    {
        let far = &mut *line.0.borrow_mut();
        let out = far.host.lost(tablet);
        far.put(out);
    }
    phone.let_pass(1.0);
    assert_eq!(
        about(&phone, "Ana").as_deref(),
        Some(&*phone.say("@guest-seat-away"))
    );
}

#[test]
fn the_menu_names_the_guest_and_the_others() {
    let line = Line::new();
    line.at_the_host(&set_up());
    line.beside("tablet", Some(1));
    let mut phone = line.phone();
    phone.tap("Ana");
    phone.settle();
    phone.tap("@menu");
    phone.expect("@guest-you player=Ana");
    phone.expect("@guest-here names=Ben");
}

#[test]
fn dice_thrown_simultaneously_are_both_recorded() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let challenge = json!({"do": {"type": "challenge", "attacker": "Qs", "target": "Jh"}});
    let next = json!({"do": {"type": "next-phase"}});
    for step in [&next, &next, &next, &challenge] {
        line.at_the_host(step);
    }
    let mut phone = line.phone();
    phone.tap("Ana");
    phone.settle();
    line.slow(true);
    phone
        .control("@dueling-nobles-fight-die name=Ana pips=4")
        .click();
    phone.window.run_steps(2);
    let roll = json!({"type": "roll", "seat": 1, "dice": [2]});
    line.at_the_host(&json!({"do": roll}));
    line.slow(false);
    phone.let_pass(1.0);
    assert!(
        !phone.reads("@guest-refused-old"),
        "{}",
        phone.screen_text()
    );
    assert_eq!(line.0.borrow().table.count(), 7);
}

#[test]
fn a_guest_undoes_only_what_its_player_did() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ana");
    phone.settle();
    line.0.borrow_mut().up.clear();
    let offers_undo = |phone: &Person| phone.has_starting("(@do-undo): ");
    assert!(!offers_undo(&phone), "{}", phone.screen_text());
    phone.press(Modifiers::NONE, Key::U);
    assert!(line.0.borrow().up.is_empty(), "the host is asked in vain");
    let next = phone.name_starting(NEXT);
    phone.tap(&next);
    phone.let_pass(0.5);
    phone.tap(&phone.name_starting("(@do-undo): "));
    phone.let_pass(0.5);
    assert_eq!(line.0.borrow().table.count(), 3);
    assert!(phone.has(&next), "{}", phone.screen_text());
}

#[test]
fn all_guests_see_who_undid_an_action() {
    let line = Line::new();
    line.at_the_host(&set_up());
    line.at_the_host(&json!({"do": {"type": "next-phase"}}));
    let mut phone = line.phone();
    phone.tap("Ben");
    phone.settle();
    let tablet = line.beside("tablet", Some(0));
    line.say(
        tablet,
        json!({"type": "propose", "id": 1, "entry": {"n": 3, "undo": 1}}),
    );
    phone.let_pass(0.5);
    let undone = "@guest-undid what=(@did-undo count=1 what=(@dueling-nobles-headline-next-phase phase=(@dueling-nobles-phase-reinforcements) player=Ana)) who=Ana";
    phone.expect(undone);
}

#[test]
fn the_active_players_device_vibrates() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ben");
    phone.settle();
    phone.expect("@guest-others players=Ana");
    line.at_the_host(&json!({"do": {"type": "end-turn"}}));
    phone.let_pass(1.0);
    phone.expect("@guest-your-turn");
    phone.name_starting(NEXT);
    assert_eq!(line.0.borrow().buzzes, 1);
}

#[test]
fn a_guest_can_save_the_journal_after_the_host_has_closed_the_table() {
    for (language, closed, take) in [
        (Language::English, "@guest-bye-over", "@guest-take"),
        (Language::Spanish, "@guest-bye-over", "@guest-take"),
    ] {
        let line = Line::new();
        line.at_the_host(&set_up());
        let mut phone = line.window(vec2(320.0, 568.0), language);
        assert!(!phone.has(take));
        phone.tap("Ana");
        phone.settle();
        let out = line.0.borrow_mut().host.end();
        line.0.borrow_mut().put(out);
        phone.let_pass(1.0);
        phone.expect(closed);
        phone.tap(take);
    }
}

#[test]
fn a_removed_device_shows_that_it_was_removed() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ben");
    phone.settle();
    {
        let far = &mut *line.0.borrow_mut();
        let number = far.host.devices()[0].number;
        let out = far.host.send_away(number);
        far.put(out);
    }
    phone.let_pass(1.0);
    phone.expect("@guest-bye-sent-away");
    phone.tap("@guest-again");
    phone.let_pass(2.0);
    phone.expect("@guest-who");
}

#[test]
fn a_device_that_lost_its_place_takes_another_with_the_whole_table() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ben");
    phone.settle();
    line.cut();
    phone.let_pass(1.0);
    {
        let far = &mut *line.0.borrow_mut();
        let number = far.host.devices()[0].number;
        far.host.send_away(number);
        far.cut = false;
    }
    phone.let_pass(2.0);
    phone.expect("@guest-who");
    phone.tap("Ana");
    phone.settle();
    let next = phone.name_starting(NEXT);
    phone.tap(&next);
    phone.let_pass(1.0);
    assert_eq!(line.0.borrow().table.count(), 2);
    phone.expect("@dueling-nobles-headline-next-phase player=* phase=*");
}

#[test]
fn the_television_has_nothing_to_tap_and_follows() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("@guest-television");
    phone.settle();
    phone.expect("@dueling-nobles-side-turn name=Ana");
    line.at_the_host(&json!({"do": {"type": "next-phase"}}));
    phone.let_pass(1.0);
    phone.expect("@dueling-nobles-headline-next-phase player=* phase=*");
    assert!(
        !phone.has("@menu") && !phone.has("@do-undo"),
        "{}",
        phone.screen_text()
    );
    // After a reload it is a television again, with a way back.
    let mut phone = line.window(LAPTOP, Language::English);
    phone.expect("@dueling-nobles-headline-next-phase player=* phase=*");
    assert!(!phone.has("@menu"));
    phone.press(Modifiers::NONE, Key::Escape);
    phone.let_pass(1.0);
    phone.expect("@guest-bye-left");
}

#[test]
fn a_reloaded_phone_returns_to_its_place() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ben");
    drop(phone);
    for step in 0..20 {
        line.at_the_host(&json!({"do": {"type": "note", "text": format!("remark {step}")}}));
    }
    let phone = line.phone();
    phone.expect("remark 19");
    assert_eq!(line.0.borrow().host.devices().len(), 1);
}

#[test]
fn pictures_of_guests() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let small = vec2(360.0, 640.0);
    let mut results = SnapshotResults::new();
    let mut take = |person: &mut Person, name: &str| {
        take_alone(person, name);
        results.extend_harness(&mut person.window);
    };
    let mut phone = line.window(small, Language::Spanish);
    take(&mut phone, "guest/who-360x640-es");
    phone.tap("Ana");
    phone.settle();
    take(&mut phone, "guest/your-turn-360x640-es");
    drop(phone);
    let mut phone = line.window(PHONE, Language::English);
    line.cut();
    phone.let_pass(1.0);
    take(&mut phone, "guest/lost-390x844-en");
    drop(phone);
    let line = Line::new();
    line.at_the_host(&set_up());
    line.at_the_host(&json!({"do": {"type": "next-phase"}}));
    let mut television = line.window(LAPTOP, Language::English);
    television.tap("@guest-television");
    television.settle();
    take(&mut television, "guest/television-1280x800-en");
    drop(television);
    // Next to the question, the player's own side stays visible.
    let journal = &golden::case_of(NobleHearts::ID, "roses-of-both").journal;
    let line = Line::of(Box::new(InMemory(session::<NobleHearts>(journal, Some(1)))));
    let card = json!({"fight": 7, "area": 1, "redraw": 2});
    line.at_the_host(&json!({"do": {"type": "attack", "card": card}}));
    let mut phone = line.window(vec2(320.0, 568.0), Language::Spanish);
    phone.tap("Ben");
    phone.settle();
    for name in ["@noble-hearts-kind-block"] {
        if phone.has(name) {
            phone.tap(name);
        }
    }
    phone.settle();
    take(&mut phone, "guest/answers-320x568-es");
}

#[test]
fn all_guests_see_a_break_and_players_can_end_it() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ana");
    phone.settle();
    let pause = |paused: bool| {
        let far = &mut *line.0.borrow_mut();
        far.table.pause(paused, play::moment(3));
        let out = far.host.follow(&*far.table);
        far.put(out);
    };
    pause(true);
    phone.let_pass(1.0);
    phone.expect("@clock-paused time=*");
    phone.tap("@clock-go-on");
    phone.let_pass(1.0);
    assert_eq!(line.0.borrow().table.paused_since(), None);
    assert!(!phone.reads("@clock-paused time=*"));
    phone.press(Modifiers::NONE, Key::F2);
    phone.let_pass(1.0);
    assert!(line.0.borrow().table.paused_since().is_some());
    // A device that joins during a break sees it, and a spectator cannot end it.
    let other = line.clone();
    line.0.borrow_mut().place = None;
    let mut television = other.window(LAPTOP, Language::English);
    television.tap("@guest-television");
    television.let_pass(1.0);
    television.expect("@clock-paused time=*");
    assert!(!television.has("@clock-go-on"));
    let spectator = other.beside("spectator", None);
    other.say(spectator, json!({"type": "pause", "paused": false}));
    assert!(line.0.borrow().table.paused_since().is_some());
    // The next entry ends it.
    other.at_the_host(&json!({"do": {"type": "next-phase"}}));
    television.let_pass(1.0);
    assert!(
        !television.reads("@clock-paused time=*"),
        "{}",
        television.screen_text()
    );
}

#[test]
fn an_overlay_joins_by_itself_and_paints_no_background() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let size = vec2(1920.0, 1080.0);
    let link = line.link().as_overlay();
    let mut stream = Person::invited(link, size, Language::English);
    stream.let_pass(1.0);
    stream.expect("@dueling-nobles-side-turn name=Ana");
    assert!(!stream.has("@guest-look"));
    let window = Rect::from_min_size(Pos2::ZERO, stream.window.ctx.content_rect().size());
    let safe = window.shrink2(window.size() * 0.049);
    for shape in &stream.window.output().shapes {
        let seen = shape
            .shape
            .visual_bounding_rect()
            .intersect(shape.clip_rect);
        if !seen.is_positive() {
            continue;
        }
        assert!(
            safe.contains_rect(seen.shrink(1.0)),
            "{seen:?} is at the edge"
        );
        let background = match &shape.shape {
            Shape::Rect(rect) => rect.fill.is_opaque() && rect.rect.area() > window.area() / 4.0,
            _ => false,
        };
        assert!(!background, "{:?}", shape.shape);
    }
    line.at_the_host(&json!({"do": {"type": "next-phase"}}));
    stream.let_pass(1.0);
    stream.expect("@dueling-nobles-headline-next-phase player=* phase=*");
}
