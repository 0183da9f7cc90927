//! A guest whose clock is wrong measures times by the host's.

use courtyard::games::dueling_nobles::Edition;
use courtyard::session::{Header, Moment};
use courtyard::sharing::{Guest, HostMessage, Invitation};
use serde_json::Map;

use crate::common::play;

fn welcome(header: &Header, at: Option<Moment>) -> String {
    let welcome = HostMessage::Welcome {
        protocol: 1,
        version: "1.0.0".into(),
        header: header.clone(),
        sealed: true,
        count: 0,
        device: None,
        taken: None,
        closed: false,
        at,
    };
    welcome.text()
}

#[test]
fn a_guest_knows_the_time_at_the_host() {
    let header = play::header(Edition::Catsatcards, Map::new());
    let mut guest = Guest::new(Invitation::random(), None);
    guest.tick(1000.0);
    guest.connected();
    guest.received(&welcome(&header, Some(play::moment(50))));
    guest.tick(1010.0);
    assert_eq!(guest.host_time(), Some(play::moment(60)));
    let mut here = |second: i64| {
        let at = Some(play::moment(second));
        guest.received(&HostMessage::Here { count: 0, at }.text());
        guest.host_time()
    };
    // A message that was late changes nothing, and a clock that was set does.
    assert_eq!(here(58), Some(play::moment(60)));
    assert_eq!(here(500), Some(play::moment(500)));
}

#[test]
fn an_earlier_host_sends_no_time() {
    let header = play::header(Edition::Catsatcards, Map::new());
    let mut guest = Guest::new(Invitation::random(), None);
    guest.connected();
    guest.received(&welcome(&header, None));
    assert_eq!(guest.host_time(), None);
}
