//! Bots at a shared table: what the host takes from guests, and what it adds.

use std::sync::Arc;

use courtyard::dice::Die;
use courtyard::games::duel::{Action, Duel};
use courtyard::games::{Game as _, GameType};
use courtyard::lab::opponents::SeatsBots as _;
use courtyard::lab::{Level, Opponents, Seed};
use courtyard::library::Library;
use courtyard::seat::Seat;
use courtyard::session::{Header, Session, Step};
use courtyard::sharing::{
    GuestMessage, Host, HostMessage, Invitation, LinkId, Outgoing, Role, SharedSession, SharedTable,
};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::common::play;

const BOT: Seat = Seat::ZERO;

/// A table at which a bot attacks and a guest defends.
struct Table {
    host: Host,
    shared: SharedSession<Duel>,
    /// The session, as guests follow it.
    session: Session<Duel>,
    bots: Arc<dyn Opponents<Duel>>,
    ids: u64,
    _folder: TempDir,
}

/// The connection of the host's own window, and that of a guest.
const WINDOW: LinkId = LinkId(1);
const GUEST: LinkId = LinkId(2);

impl Table {
    fn new(knows_bots: bool) -> Table {
        let folder = tempdir().unwrap();
        let games = courtyard::registry::kept();
        let library = Library::open(Some(folder.path().to_owned()), games).unwrap();
        let header = json!({
            "courtyard": 1, "game": "duel", "edition": "csatho", "rules": {},
            "players": ["Hugo", "Ana"], "started": "2021-11-20T19:03:11+01:00",
        });
        let mut header: Header = serde_json::from_value(header).unwrap();
        let (game, seed) = (GameType::<Duel>::NEW, Seed::new(7));
        game.seat(&mut header, &[(BOT, Level::Normal, seed)])
            .unwrap();
        let open = library.begin::<Duel>(header.clone()).unwrap();
        let bots = game.open(open.session(), &mut |_| Some(seed));
        let bots: Arc<dyn Opponents<Duel>> = Arc::from(bots.unwrap().unwrap());
        let known = knows_bots.then(|| Arc::clone(&bots));
        let shared = SharedSession::new(open, known);
        let mut table = Table {
            host: Host::new(Invitation::random(), Role::Everything, &shared),
            shared,
            session: Session::new(header).unwrap(),
            bots,
            ids: 0,
            _folder: folder,
        };
        let out = table.host.connected_locally(WINDOW, &table.shared);
        table.read(out);
        table.host.connected(GUEST);
        let invitation = table.host.invitation().text();
        table.say(
            GUEST,
            &GuestMessage::Hello {
                protocol: 1,
                invitation,
                key: None,
                have: 0,
            },
        );
        table
    }

    /// Sends a message, and returns the answers to this connection.
    fn say(&mut self, link: LinkId, message: &GuestMessage) -> Vec<HostMessage> {
        let out = self.host.received(
            link,
            &message.text(),
            &mut self.shared,
            play::moment(1),
            &mut || Die::FACES[3],
        );
        let all = self.read(out);
        let own = all.into_iter().filter(|(to, _)| *to == link);
        own.map(|(_, message)| message).collect()
    }

    /// Follows the entries that the window receives.
    fn read(&mut self, out: Vec<Outgoing>) -> Vec<(LinkId, HostMessage)> {
        let messages = out.into_iter().filter_map(|out| match out {
            Outgoing::Send(link, text) => Some((link, HostMessage::parse(&text).unwrap())),
            Outgoing::Close(_) => None,
        });
        let messages: Vec<(LinkId, HostMessage)> = messages.collect();
        for (link, message) in &messages {
            if let (WINDOW, HostMessage::Entries { entries }) = (*link, message) {
                for entry in entries {
                    let entry = serde_json::from_value::<Value>(entry.clone()).unwrap();
                    let entry = courtyard::session::Entry::from_value(entry).unwrap();
                    self.session.apply(entry).unwrap();
                }
            }
        }
        messages
    }

    fn join(&mut self, seat: Option<Seat>) -> Vec<HostMessage> {
        let name = "phone".to_owned();
        self.say(GUEST, &GuestMessage::Join { name, seat })
    }

    /// Proposes the next entry with these fields, and returns the code of a refusal.
    fn propose(&mut self, link: LinkId, fields: Value) -> Option<String> {
        let Value::Object(mut entry) = fields else {
            panic!("{fields}");
        };
        entry.insert("n".into(), (self.shared.count() + 1).into());
        self.ids += 1;
        let id = self.ids;
        let said = self.say(link, &GuestMessage::Propose { id, entry });
        said.into_iter().find_map(|answer| match answer {
            HostMessage::Refused { code, .. } => Some(code),
            _ => None,
        })
    }

    /// Lets the bot act until it has attacked.
    fn attack(&mut self) {
        for _ in 0..50 {
            let Some(step) = self.bots.next(&self.session).unwrap() else {
                let end = json!({"do": {"type": "end-turn"}});
                assert_eq!(self.propose(GUEST, end), None);
                continue;
            };
            let action = step.act.action().unwrap();
            let fields = json!({"do": action, "laid": step.data.laid});
            let fields = match &step.data.laid {
                Some(_) => fields,
                None => json!({"do": action}),
            };
            assert_eq!(self.propose(WINDOW, fields), None);
            if matches!(action, Action::Attack { .. }) {
                return;
            }
        }
        panic!("the bot does not attack");
    }
}

fn set_up() -> Value {
    json!({"do": {"type": "setup", "first": BOT}})
}

#[test]
fn a_device_gets_no_seat_of_a_bot() {
    let mut table = Table::new(true);
    let said = table.join(Some(BOT));
    let Some(HostMessage::Joined { device, .. }) = said.first() else {
        panic!("{said:?}");
    };
    assert_eq!((device.seat, device.role), (None, Role::Look));
}

#[test]
fn a_guest_does_nothing_for_a_bot_and_the_host_adds_what_belongs_to_it() {
    let mut table = Table::new(true);
    table.join(Seat::new(1));
    assert_eq!(table.propose(GUEST, set_up()), None);
    // With all rights, too.
    let end = json!({"do": {"type": "end-turn"}});
    assert_eq!(table.propose(GUEST, end).as_deref(), Some("bots-turn"));
    let hand = json!({"do": {"type": "adjust", "seat": BOT, "hand": 5, "draw": 47, "discard": 0}});
    assert_eq!(table.propose(GUEST, hand).as_deref(), Some("bots-cards"));
    table.attack();
    assert!(table.session.entries().last().unwrap().bots.laid.is_some());
    // Only the host's window can lay cards of a bot or open its seed.
    let defence = json!({"type": "defend", "army": true});
    let forged = json!({"do": defence, "laid": "00", "opened": ["11", null]});
    assert_eq!(table.propose(GUEST, forged), None);
    assert_eq!(
        table.session.entries().last().unwrap().bots,
        courtyard::session::BotData::default()
    );
    while let Some(seat) = Duel::acting(table.session.table()).iter().next()
        && Duel::acting(table.session.table()).len() == 1
    {
        let none = json!({"do": {"type": "support", "seat": seat, "count": 0}});
        let link = if seat == BOT { WINDOW } else { GUEST };
        assert_eq!(table.propose(link, none), None);
    }
    let wrong =
        json!({"do": {"type": "reveal", "attacker": {"army": "2"}, "defender": {"army": "10"}}});
    assert_eq!(table.propose(GUEST, wrong).as_deref(), Some("bots-cards"));
    let reveal = json!({"do": {"type": "reveal", "defender": {"army": "10"}}});
    assert_eq!(table.propose(GUEST, reveal), None);
    let entry = table.session.entries().last().unwrap();
    let Step::Do(Action::Reveal { attacker, .. }) = &entry.step else {
        panic!("{entry:?}");
    };
    assert!(attacker.army.is_some());
}

#[test]
fn without_the_bots_nobody_acts() {
    let mut table = Table::new(false);
    table.join(Seat::new(1));
    for link in [WINDOW, GUEST] {
        let code = table.propose(link, set_up());
        assert_eq!(code.as_deref(), Some("needs-bots"));
    }
}
