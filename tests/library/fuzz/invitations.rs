//! Invitations in addresses, and introductions of phones without a computer, as fuzz targets.

use courtyard::sharing::{Introduction, Invitation, Side, offer_in_fragment, without_offer};
use rand::RngExt;
use rand::seq::IndexedRandom;

use super::alter::alter;
use crate::common::play::Chance;

/// The description that a browser gives of itself.
const DESCRIPTION: &str = "v=0\r\na=ice-ufrag:Ab+/\r\na=ice-pwd:0123456789abcdefABCDEF+/\r\n\
    a=fingerprint:sha-256 00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF\r\n\
    a=candidate:1 1 udp 2122260223 192.168.1.7 54321 typ host generation 0\r\n";

/// The fragment of an invitation by a server, that of an invitation by a phone, a code, and the bytes of a picture.
pub(super) fn sound() -> Vec<Vec<u8>> {
    let invitation = Invitation::random();
    let offer = Introduction::of_description(Side::Offer, 7, DESCRIPTION).unwrap();
    let answer = Introduction::of_description(Side::Answer, 7, DESCRIPTION).unwrap();
    vec![
        invitation.fragment().into_bytes(),
        offer.fragment(&invitation).into_bytes(),
        answer.code().into_bytes(),
        answer.bytes(),
        DESCRIPTION.into(),
    ]
}

pub(super) fn invitations_are_read(chance: &mut Chance) {
    let mut bytes = sound().choose(chance).unwrap().clone();
    for _ in 0..chance.random_range(1..=3) {
        alter(chance, &mut bytes);
    }
    is_read(&bytes);
}

/// Checks that everything read of an address, a code, a picture or a description is the same after it was written again.
pub(super) fn is_read(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Some(invitation) = Invitation::in_fragment(&text) {
        let again = Invitation::in_fragment(&invitation.fragment());
        assert!(again.is_some_and(|again| again.is(&invitation.text())));
    }
    assert!(text.starts_with(without_offer(&text)));
    assert!(offer_in_fragment(without_offer(&text)).is_none_or(str::is_empty));
    let read = [
        text.parse().ok(),
        Introduction::read(bytes).ok(),
        Introduction::of_description(Side::Offer, 1, &text).ok(),
    ];
    for introduction in read.into_iter().flatten() {
        assert!(introduction.bytes().len() <= Introduction::LONGEST);
        assert_eq!(
            Introduction::read(&introduction.bytes()).as_ref(),
            Ok(&introduction)
        );
        assert_eq!(introduction.code().parse().as_ref(), Ok(&introduction));
        assert!(
            introduction
                .description()
                .lines()
                .all(|line| !line.is_empty())
        );
    }
}
