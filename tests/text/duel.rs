//! Everything that can happen has its sentence, in every language.

use crate::checks::{
    assert_complete, described_kinds, described_rules, everything_is_described, texts,
};
use courtyard::cards::Rank;
use courtyard::games::duel::event::EventKind;
use courtyard::games::duel::refusal::RefusalCode;
use courtyard::games::duel::table::Phase;
use courtyard::games::duel::text::{card_name, kind_about, part_name, phase_name};
use courtyard::games::duel::{ActionKind, Duel, Edition, Face, Name, Part, Rules};
use courtyard::seat::Pair;
use courtyard::text::{Describe, Text, TextContext};

#[test]
fn everything_with_a_name_has_one() {
    texts().for_each(|text| assert_names_described(&text));
}

fn assert_names_described(text: &Text) {
    let rules = Rules::from(Edition::Csatho);
    let players = Pair(["Ana", "Ben"].map(String::from)).into();
    let cx = TextContext::without_session(text, &rules, &players);
    let mut sentences = described_rules::<Duel>(text);
    sentences.extend(Phase::ALL.iter().map(|phase| phase_name(text, *phase)));
    for phase in [Phase::SETUP, Phase::OVER] {
        assert!(text.has(&format!("duel-phase-{phase}")));
    }
    sentences.extend(described_kinds::<Duel>(text, |kind| kind_about(cx, kind)));
    for rank in Rank::ALL {
        sentences.push(part_name(text, Part::of(rank)));
        sentences.push(card_name(text, Name::Face(Face::Rank(rank))));
        sentences.push(card_name(text, Name::AllyAs(rank)));
    }
    sentences.extend([Name::Joker, Name::Ally].map(|name| card_name(text, name)));
    for chapter in Duel::chapters(text, &rules) {
        sentences.push(chapter.title);
        sentences.extend(chapter.paragraphs);
    }
    sentences
        .iter()
        .for_each(|sentence| assert_complete(sentence));
}

#[test]
fn everything_that_happens_is_described() {
    everything_is_described::<Duel, EventKind>(
        &ActionKind::ALL.iter().map(|k| k.name()).collect::<Vec<_>>(),
        &RefusalCode::ALL
            .iter()
            .map(|code| code.name())
            .collect::<Vec<_>>(),
        EventKind::ALL,
        |event| event.into(),
    );
}
