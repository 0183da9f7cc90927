//! A window that shares its table with other windows of the same test, without sockets: the driver of a host, and
//! everything that it has sent.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::Path;
use std::rc::Rc;

use courtyard::session;
use courtyard::sharing::{
    AnyTable, Connection, Driver, HostEvent, Invitation, Invite, Keep, LinkId, Order, Outgoing,
    Role, Status, qr_code,
};
use courtyard::text::Language;
use courtyard::ui::guest::{
    Address, AnyShared, Credentials, GuestLink, NotShared, Picture, Shared, Sharer, Wire, WireEvent,
};
use egui::{Context, Vec2};

use crate::person::{PHONE, Person};

/// The messages to one window.
#[derive(Clone, Default)]
struct Post {
    waiting: Rc<RefCell<VecDeque<WireEvent>>>,
    /// All messages so far, with those to other windows of the same kind.
    all: Rc<RefCell<Vec<String>>>,
}

impl Connection for Post {
    fn send(&self, message: Outgoing) -> bool {
        self.waiting.borrow_mut().push_back(match message {
            Outgoing::Send(_, text) => {
                self.all.borrow_mut().push(text.to_string());
                WireEvent::Text(text.to_string())
            }
            Outgoing::Close(_) => WireEvent::Lost,
        });
        true
    }

    fn cut(&self) {}
}

type Save = Box<dyn FnMut(Keep<'_>)>;

#[derive(Default)]
struct State {
    driver: Option<Driver<Post, Save>>,
    invitation: Option<Invitation>,
    links: u64,
    /// The messages to guests.
    sent: Rc<RefCell<Vec<String>>>,
}

/// The place where the windows of a test meet.
#[derive(Clone, Default)]
pub struct Hub(Rc<RefCell<State>>);

impl Hub {
    /// The messages to guests so far.
    pub fn sent(&self) -> Vec<String> {
        self.0.borrow().sent.borrow().clone()
    }

    /// The devices that have a place.
    pub fn devices(&self) -> Vec<courtyard::sharing::Device> {
        let state = self.0.borrow();
        state.driver.as_ref().unwrap().status().devices
    }

    /// A window that is invited. With the credentials of another one it comes back to its place.
    pub fn phone(&self, seen: &Seen) -> Person {
        self.window(seen, PHONE)
    }

    /// As [`phone`](Hub::phone), with a window of this size.
    pub fn window(&self, seen: &Seen, size: Vec2) -> Person {
        let invitation = self.0.borrow().invitation.clone().unwrap();
        let mut cable = Cable {
            hub: self.clone(),
            post: Post::default(),
            link: LinkId(0),
            is_local: false,
            seen: seen.clone(),
        };
        cable.post.all = Rc::clone(&self.0.borrow().sent);
        cable.connect();
        let kept = seen.0.borrow().clone();
        let link = GuestLink::new(invitation, kept, Box::new(cable));
        Person::invited(link, size, Language::English)
    }

    /// Lets the host's user give an order.
    pub fn order(&self, order: Order) {
        self.handle(HostEvent::Ordered(order));
    }

    fn handle(&self, event: HostEvent<Post>) {
        if let Some(driver) = &mut self.0.borrow_mut().driver {
            driver.handle(event, session::now());
        }
    }
}

/// The credentials that a guest's browser has stored.
#[derive(Clone, Default)]
pub struct Seen(Rc<RefCell<Option<Credentials>>>);

impl Sharer for Hub {
    fn introduces(&self) -> bool {
        false
    }

    fn share(
        &self,
        table: AnyTable,
        _journal: &Path,
        _ctx: &Context,
    ) -> Result<AnyShared, (AnyTable, NotShared)> {
        let keep: Save = Box::new(|_: Keep<'_>| {});
        let mut driver = Driver::new(table, None, Role::Own, 0, keep);
        let url = "http://192.168.1.7:4747/".to_owned();
        let code = qr_code(&url);
        let picture = Picture::of(&code);
        let invite = Invite {
            url: url.clone(),
            code,
        };
        driver.handle(HostEvent::Invites(invite), session::now());
        let state = &mut *self.0.borrow_mut();
        state.invitation = Some(driver.invitation().clone());
        state.driver = Some(driver);
        Ok(Box::new(InHub {
            hub: self.clone(),
            addresses: vec![Address {
                name: "192.168.1.7".to_owned(),
                url,
                picture,
            }],
        }))
    }
}

struct InHub {
    hub: Hub,
    addresses: Vec<Address>,
}

impl Shared for InHub {
    fn addresses(&self) -> &[Address] {
        &self.addresses
    }

    fn status(&self) -> Status {
        let state = self.hub.0.borrow();
        state
            .driver
            .as_ref()
            .map(Driver::status)
            .unwrap_or_default()
    }

    fn order(&self, order: Order) {
        self.hub.order(order);
    }

    fn wire(&self) -> Option<Box<dyn Wire>> {
        let mut cable = Cable {
            hub: self.hub.clone(),
            post: Post::default(),
            link: LinkId(0),
            is_local: true,
            seen: Seen::default(),
        };
        cable.connect();
        Some(Box::new(cable))
    }

    fn stop(&mut self) -> Option<AnyTable> {
        self.hub.handle(HostEvent::End);
        let driver = self.hub.0.borrow_mut().driver.take()?;
        Some(driver.into_table())
    }
}

/// The connection of one window.
struct Cable {
    hub: Hub,
    post: Post,
    link: LinkId,
    is_local: bool,
    seen: Seen,
}

impl Wire for Cable {
    fn poll(&mut self) -> Vec<WireEvent> {
        self.post.waiting.borrow_mut().drain(..).collect()
    }

    fn send(&mut self, text: String) {
        self.hub.handle(HostEvent::Received(self.link, text));
    }

    fn connect(&mut self) {
        let links = self.hub.0.borrow().links + 1;
        self.hub.0.borrow_mut().links = links;
        self.link = LinkId(links);
        let post = self.post.clone();
        post.waiting.borrow_mut().push_back(WireEvent::Connected);
        self.hub.handle(if self.is_local {
            HostEvent::ConnectedLocally(self.link, post)
        } else {
            HostEvent::Connected(self.link, post)
        });
    }

    fn keep(&mut self, place: Option<&Credentials>) {
        *self.seen.0.borrow_mut() = place.cloned();
    }
}
