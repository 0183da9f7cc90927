//! How the game is played, in six pictures.

use courtyard_core::cards::{Card, Rank, Suit};
use courtyard_ui::session::{Lesson, LessonStep, lesson_cards};
use courtyard_ui::widgets::{CardSize, card_back};

const fn card(rank: Rank, suit: Suit) -> Card {
    Card::new(rank, suit)
}

/// The steps.
pub(super) const LESSON: Lesson = &[
    LessonStep {
        title: "duel-lesson-aim",
        about: "duel-lesson-aim-about",
        picture: |ui, name| {
            card_back(ui, CardSize::SMALL, 32, name);
        },
    },
    LessonStep {
        title: "duel-lesson-warlords",
        about: "duel-lesson-warlords-about",
        picture: |ui, name| {
            let warlords = [
                card(Rank::King, Suit::Clubs),
                card(Rank::Queen, Suit::Diamonds),
                card(Rank::Jack, Suit::Spades),
            ];
            lesson_cards(ui, &warlords, CardSize::TINY, name);
        },
    },
    LessonStep {
        title: "duel-lesson-armies",
        about: "duel-lesson-armies-about",
        picture: |ui, name| {
            let army = [
                card(Rank::Ten, Suit::Spades),
                card(Rank::Three, Suit::Hearts),
            ];
            lesson_cards(ui, &army, CardSize::SMALL, name);
        },
    },
    LessonStep {
        title: "duel-lesson-turn",
        about: "duel-lesson-turn-about",
        picture: |ui, name| {
            card_back(ui, CardSize::SMALL, 31, name);
        },
    },
    LessonStep {
        title: "duel-lesson-battle",
        about: "duel-lesson-battle-about",
        picture: |ui, name| {
            let both = [
                card(Rank::Nine, Suit::Clubs),
                card(Rank::Seven, Suit::Hearts),
            ];
            lesson_cards(ui, &both, CardSize::SMALL, name);
        },
    },
    LessonStep {
        title: "duel-lesson-aces",
        about: "duel-lesson-aces-about",
        picture: |ui, name| {
            lesson_cards(ui, &[card(Rank::Ace, Suit::Spades)], CardSize::SMALL, name);
        },
    },
];
