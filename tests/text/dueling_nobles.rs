//! Everything that can happen has its sentence, in every language.

use crate::checks::{
    assert_complete, described_kinds, described_rules, everything_is_described, texts,
};
use courtyard::cards::Suit;
use courtyard::games::Preset;
use courtyard::games::dueling_nobles::editions::Phase;
use courtyard::games::dueling_nobles::event::EventKind;
use courtyard::games::dueling_nobles::refusal::RefusalCode;
use courtyard::games::dueling_nobles::text::{ability_name, kind_about, phase_name, suit_name};
use courtyard::games::dueling_nobles::{ActionKind, DuelingNobles, Edition, Rules};
use courtyard::seat::Pair;
use courtyard::text::{Text, TextContext};

#[test]
fn everything_with_a_name_has_one() {
    texts().for_each(|text| assert_names_described(&text));
}

fn assert_names_described(text: &Text) {
    let rules = Rules::from(Edition::Catsatcards);
    let players = Pair(["Ana", "Ben"].map(String::from)).into();
    let cx = TextContext::without_session(text, &rules, &players);
    let mut sentences = described_rules::<DuelingNobles>(text);
    for edition in Edition::ALL {
        for phase in &Rules::from(*edition).phases {
            assert!(text.has(&format!("dueling-nobles-phase-{}", phase.id)));
        }
    }
    for phase in [Phase::SETUP, Phase::OVER] {
        assert!(text.has(&format!("dueling-nobles-phase-{phase}")));
    }
    let kinds = described_kinds::<DuelingNobles>(text, |kind| kind_about(cx, kind));
    sentences.extend(kinds);
    for suit in Suit::ALL {
        sentences.extend([suit_name(text, suit), ability_name(text, suit)]);
        assert!(text.has(&format!("suit-card-{}", suit.name())));
    }
    sentences
        .iter()
        .for_each(|sentence| assert_complete(sentence));
    assert_eq!(phase_name(text, "tea time"), "tea time");
}

#[test]
fn everything_that_happens_is_described() {
    everything_is_described::<DuelingNobles, EventKind>(
        &ActionKind::ALL.map(ActionKind::name),
        &RefusalCode::ALL
            .iter()
            .map(|code| code.name())
            .collect::<Vec<_>>(),
        EventKind::ALL,
        |event| event.into(),
    );
}
