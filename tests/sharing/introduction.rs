//! Introductions of browsers: small enough for a picture, complete, and safe to read whatever they contain.

use std::net::{Ipv4Addr, Ipv6Addr};

use courtyard::sharing::{
    BadIntroduction, Introduction, Invitation, Pieces, Side, offer_in_fragment, pieces, qr_code,
    without_offer,
};
use proptest::prelude::*;

/// A description as Chromium makes it.
const CHROMIUM: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
    a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 54321 UDP/DTLS/SCTP webrtc-datachannel\r\n\
    c=IN IP4 192.168.1.7\r\na=candidate:1 1 udp 2122260223 192.168.1.7 54321 typ host generation 0 network-id 1\r\n\
    a=candidate:2 1 udp 2122262783 fd00::2 54322 typ host generation 0 network-id 2\r\n\
    a=candidate:3 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active generation 0\r\n\
    a=candidate:4 1 udp 1686052607 203.0.113.5 54321 typ srflx raddr 192.168.1.7 rport 54321\r\n\
    a=ice-ufrag:Ab+/\r\na=ice-pwd:0123456789abcdefABCDEF+/\r\na=ice-options:trickle\r\n\
    a=fingerprint:sha-256 00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF\r\n\
    a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

/// The address of an introduction, as a browser writes it.
fn address() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<Ipv4Addr>().prop_map(|ip| ip.to_string()),
        any::<Ipv6Addr>().prop_map(|ip| ip.to_string()),
        "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.local",
    ]
}

/// A browser's description of itself, with its addresses.
fn description() -> impl Strategy<Value = (String, Vec<(String, u16)>)> {
    let name = "[A-Za-z0-9+/]{4,32}";
    let password = "[A-Za-z0-9+/]{22,64}";
    let addresses = prop::collection::vec((address(), any::<u16>()), 1..=4);
    let all = (name, password, any::<[u8; 32]>(), addresses);
    all.prop_map(|(name, password, hash, mut addresses)| {
        let hash = hash.map(|byte| format!("{byte:02X}")).join(":");
        let mut text = format!(
            "v=0\r\na=ice-ufrag:{name}\r\na=ice-pwd:{password}\r\na=fingerprint:sha-256 {hash}\r\n"
        );
        for (n, (address, port)) in addresses.iter().enumerate() {
            text += &format!("a=candidate:{n} 1 udp 99 {address} {port} typ host generation 0\r\n");
        }
        addresses.sort_unstable();
        addresses.dedup();
        (text, addresses)
    })
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Offer), Just(Side::Answer)]
}

proptest! {
    #[test]
    fn an_introduction_survives_its_picture_and_its_code(
        (text, addresses) in description(),
        side in side(),
        number: u32,
        typed: u64,
    ) {
        let own = Introduction::of_description(side, number, &text).unwrap();
        let bytes = own.bytes();
        prop_assert!(bytes.len() <= Introduction::LONGEST, "{} bytes", bytes.len());
        prop_assert_eq!(&Introduction::read(&bytes).unwrap(), &own);
        let code = own.code();
        prop_assert!(!qr_code(&code).is_empty());
        prop_assert_eq!(&code.parse::<Introduction>().unwrap(), &own);
        // As a user might type it.
        let typed = code.char_indices().map(|(n, c)| {
            let c = match c {
                '0' => 'o',
                '1' => 'L',
                c if typed >> (n % 64) & 1 == 1 => c.to_ascii_lowercase(),
                c => c,
            };
            if n % 4 == 3 { format!("{c}- ") } else { c.to_string() }
        });
        let typed: String = typed.collect();
        prop_assert_eq!(&typed.parse::<Introduction>().unwrap(), &own);
        // The other browser gets a description with the same content.
        let made = own.description();
        for line in text.lines().filter(|line| line.starts_with("a=ice") || line.starts_with("a=fi")) {
            prop_assert!(made.lines().any(|other| other == line), "{}", line);
        }
        for (address, port) in addresses {
            prop_assert!(made.contains(&format!(" {address} {port} typ host")), "{}", address);
        }
        prop_assert_eq!(Introduction::of_description(side, number, &made).unwrap(), own);
    }

    #[test]
    fn other_bytes_and_texts_are_refused(bytes: Vec<u8>, text: String) {
        // One of four thousand million random texts would have a valid checksum.
        if let Ok(read) = Introduction::read(&bytes) {
            prop_assert_eq!(read.bytes(), bytes);
        }
        if let Ok(read) = text.parse::<Introduction>() {
            prop_assert_eq!(read.code().parse::<Introduction>(), Ok(read));
        }
    }

    #[test]
    fn a_damaged_code_is_refused((text, _) in description(), n: prop::sample::Index, other in 0_u8..32) {
        let own = Introduction::of_description(Side::Answer, 7, &text).unwrap();
        let mut bytes = own.bytes();
        for length in 0..bytes.len() {
            prop_assert_eq!(Introduction::read(&bytes[..length]).ok(), None);
        }
        let n = n.index(bytes.len());
        bytes[n] ^= other + 1;
        prop_assert_eq!(Introduction::read(&bytes), Err(BadIntroduction));
    }

    #[test]
    fn a_message_survives_its_pieces(text in "[a-z€\u{1F0A1}]{0,40000}") {
        let mut together = Pieces::new(text.len());
        let mut all = pieces(&text).peekable();
        while let Some(piece) = all.next() {
            prop_assert!(piece.len() <= 16_384);
            let whole = together.add(&piece).unwrap();
            prop_assert_eq!(whole.as_deref(), all.peek().is_none().then_some(text.as_str()));
        }
    }
}

#[test]
fn only_addresses_of_the_device_itself_are_used() {
    let own = Introduction::of_description(Side::Offer, 1, CHROMIUM).unwrap();
    let made = own.description();
    let candidates = made.lines().filter(|line| line.starts_with("a=candidate"));
    let addresses: Vec<&str> = candidates
        .filter_map(|line| line.split(' ').nth(4))
        .collect();
    assert_eq!(addresses, ["192.168.1.7", "fd00::2"]);
    for part in [
        "a=ice-ufrag:",
        "a=ice-pwd:",
        "a=fingerprint:",
        "a=candidate:",
    ] {
        let without = CHROMIUM.replace(part, "a=other:");
        let refused = Introduction::of_description(Side::Offer, 1, &without);
        assert_eq!(refused, Err(BadIntroduction), "{part}");
    }
}

#[test]
fn an_introduction_with_one_address_has_fewer_than_100_bytes() {
    let of = |addresses: &[&str]| {
        let mut text = CHROMIUM.lines().filter(|line| !line.contains("candidate"));
        let mut all: Vec<String> = text.by_ref().map(str::to_owned).collect();
        for address in addresses {
            all.push(format!("a=candidate:1 1 udp 1 {address} 50000 typ host"));
        }
        let own = Introduction::of_description(Side::Offer, 1, &all.join("\r\n"));
        own.unwrap().bytes().len()
    };
    let hidden = "01234567-89ab-cdef-0123-456789abcdef.local";
    assert!(of(&["192.168.1.7"]) < 100 && of(&[hidden]) < 100);
    let most = of(&["192.168.1.7", hidden, "fd00::2", "fe80::1"]);
    assert!(most <= Introduction::LONGEST, "{most} bytes");
}

#[test]
fn the_fragment_has_the_invitation_and_the_offer() {
    let invitation = Invitation::random();
    let own = Introduction::of_description(Side::Offer, 1, CHROMIUM).unwrap();
    let fragment = format!("#{}", own.fragment(&invitation));
    let read = Invitation::in_fragment(&fragment).unwrap();
    assert!(read.is(&invitation.text()));
    assert_eq!(offer_in_fragment(&fragment), Some(own.code().as_str()));
    let url = format!("https://courtyard.example/{fragment}");
    assert_eq!(url.parse::<Introduction>().unwrap(), own);
    // A used offer leaves the invitation, and shows that there is no server.
    let used = without_offer(&fragment);
    assert_eq!(offer_in_fragment(used), Some(""));
    assert!(
        Invitation::in_fragment(used)
            .unwrap()
            .is(&invitation.text())
    );
    assert_eq!(offer_in_fragment(&invitation.fragment()), None);
}

#[test]
fn pieces_of_a_message_that_is_too_long_are_refused() {
    let mut together = Pieces::new(20_000);
    let text = "x".repeat(20_001);
    let mut all = pieces(&text);
    assert_eq!(together.add(&all.next().unwrap()), Ok(None));
    assert!(together.add(&all.next().unwrap()).is_err());
    for bad in ["", "x", "€"] {
        assert!(Pieces::new(10).add(bad).is_err(), "{bad}");
    }
}
