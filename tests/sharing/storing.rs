//! A host over an asynchronous storage, such as a browser's: guests receive an entry when it is stored, and the next
//! proposal waits for it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use courtyard::games::dueling_nobles::{DuelingNobles, Edition};
use courtyard::library::Library;
use courtyard::library::storage::{Pages, Work};
use courtyard::sharing::{
    Connection, Driver, GuestMessage, HostEvent, HostMessage, Keep, LinkId, Order, Outgoing, Role,
    SavedHosting, SharedSession,
};
use serde_json::{Map, Value, json};

use crate::common::play;

/// The messages to a guest.
#[derive(Clone, Default)]
struct Inbox(Rc<RefCell<Vec<HostMessage>>>);

impl Connection for Inbox {
    fn send(&self, message: Outgoing) -> bool {
        if let Outgoing::Send(_, text) = message {
            let message = HostMessage::parse(&text).unwrap();
            self.0.borrow_mut().push(message);
        }
        true
    }

    fn cut(&self) {}
}

impl Inbox {
    /// The numbers of the entries received since the last call, and the answers to proposals.
    fn news(&self) -> Vec<String> {
        let number = |entry: &Value| format!("entry {}", entry["n"]);
        let all = self.0.take();
        let all = all.iter().flat_map(|message| match message {
            HostMessage::Entries { entries } => entries.iter().map(number).collect(),
            HostMessage::Taken(taken) => vec![format!("taken {}", taken.n)],
            HostMessage::Refused { code, .. } => vec![code.clone()],
            _ => Vec::new(),
        });
        all.collect()
    }
}

type Save = Box<dyn FnMut(Keep<'_>)>;

/// A host in a browser with one guest.
struct Page {
    pages: Pages,
    driver: Driver<Inbox, Save>,
    inbox: Inbox,
    saved: Rc<RefCell<Option<SavedHosting>>>,
}

const GUEST: LinkId = LinkId(1);

impl Page {
    fn new() -> Page {
        let pages = Pages::new(BTreeMap::new(), || {});
        let library = Library::on(
            Arc::new(pages.clone()),
            courtyard::registry::kept(),
            "/".into(),
        );
        let header = play::header(Edition::Catsatcards, Map::new());
        let open = library.unwrap().begin::<DuelingNobles>(header).unwrap();
        let table = SharedSession::new(open, None);
        let saved = Rc::<RefCell<Option<SavedHosting>>>::default();
        let kept = Rc::clone(&saved);
        let keep: Save = Box::new(move |hosting| *kept.borrow_mut() = hosting.cloned());
        let mut page = Page {
            driver: Driver::new(Box::new(table), None, Role::Everything, 0, keep),
            pages,
            inbox: Inbox::default(),
            saved,
        };
        page.store(Ok(()));
        page.handle(HostEvent::Connected(GUEST, page.inbox.clone()));
        let invitation = page.driver.invitation().text();
        page.say(&GuestMessage::Hello {
            protocol: 1,
            invitation,
            key: None,
            have: 0,
        });
        page.say(&GuestMessage::Join {
            name: "phone".into(),
            seat: None,
        });
        page.handle(HostEvent::Ordered(Order::SetRole(1, Role::Everything)));
        page.inbox.news();
        page
    }

    fn handle(&mut self, event: HostEvent<Inbox>) {
        self.driver.handle(event, play::moment(1));
    }

    fn say(&mut self, message: &GuestMessage) {
        self.handle(HostEvent::Received(GUEST, message.text()));
    }

    fn propose(&mut self, id: u64, n: u64, step: Value) {
        let Value::Object(mut entry) = step else {
            panic!("{step}");
        };
        entry.insert("n".into(), n.into());
        self.say(&GuestMessage::Propose { id, entry });
    }

    /// Lets the storage finish its work with this result.
    fn store(&mut self, result: Result<(), ErrorKind>) {
        let mut cx = Context::from_waker(Waker::noop());
        while let Poll::Ready(work) = self.pages.poll_work(&mut cx) {
            match work {
                Work::Locks { .. } => self.pages.locked(BTreeSet::new()),
                Work::Keep(_) => {
                    self.pages.kept(result.map_err(Into::into));
                    if result.is_err() {
                        break;
                    }
                }
            }
        }
        self.handle(HostEvent::Stored);
    }
}

fn set_up() -> Value {
    json!({"do": {"type": "setup", "first": 0, "nobles": [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]]}})
}

fn next_phase() -> Value {
    json!({"do": {"type": "next-phase"}})
}

#[test]
fn an_entry_is_sent_when_it_is_stored_and_the_next_proposal_waits() {
    let mut page = Page::new();
    page.propose(1, 1, set_up());
    page.propose(2, 2, next_phase());
    assert!(page.inbox.news().is_empty());
    page.store(Ok(()));
    assert_eq!(page.inbox.news(), ["entry 1", "taken 1"]);
    page.store(Ok(()));
    assert_eq!(page.inbox.news(), ["entry 2", "taken 2"]);
}

#[test]
fn nothing_is_recorded_while_the_storage_fails() {
    let mut page = Page::new();
    page.propose(1, 1, set_up());
    page.store(Err(ErrorKind::StorageFull));
    page.propose(2, 2, next_phase());
    assert_eq!(page.inbox.news(), ["not-saved"]);
    page.store(Ok(()));
    page.handle(HostEvent::Tick);
    page.store(Ok(()));
    assert_eq!(page.inbox.news(), ["entry 1", "taken 1"]);
}

#[test]
fn the_right_to_come_back_is_saved_until_sharing_ends() {
    let mut page = Page::new();
    let saved = page.saved.borrow().clone();
    assert_eq!(saved.unwrap().devices.len(), 1);
    page.handle(HostEvent::End);
    assert!(page.saved.borrow().is_none());
}
