//! How the game is played, in six pictures.

use courtyard_core::cards::{Card, Rank, Suit};
use courtyard_ui::session::{Lesson, LessonStep, lesson_cards};
use courtyard_ui::widgets::{CardSize, card_back};

const KING: Card = Card::new(Rank::King, Suit::Clubs);
const QUEEN: Card = Card::new(Rank::Queen, Suit::Diamonds);
const JACK: Card = Card::new(Rank::Jack, Suit::Spades);
const TEN: Card = Card::new(Rank::Ten, Suit::Spades);
const NINE: Card = Card::new(Rank::Nine, Suit::Clubs);
const SEVEN: Card = Card::new(Rank::Seven, Suit::Hearts);
const THREE: Card = Card::new(Rank::Three, Suit::Hearts);
const ACE: Card = Card::new(Rank::Ace, Suit::Spades);

/// The steps.
pub(super) const LESSON: Lesson = &[
    LessonStep::new("duel-lesson-aim", |ui, name| {
        card_back(ui, CardSize::SMALL, 32, name);
    }),
    LessonStep::new("duel-lesson-warlords", |ui, name| {
        lesson_cards(ui, &[KING, QUEEN, JACK], CardSize::TINY, name);
    }),
    LessonStep::new("duel-lesson-armies", |ui, name| {
        lesson_cards(ui, &[TEN, THREE], CardSize::SMALL, name);
    }),
    LessonStep::new("duel-lesson-turn", |ui, name| {
        card_back(ui, CardSize::SMALL, 31, name);
    }),
    LessonStep::new("duel-lesson-battle", |ui, name| {
        lesson_cards(ui, &[NINE, SEVEN], CardSize::SMALL, name);
    }),
    LessonStep::new("duel-lesson-aces", |ui, name| {
        lesson_cards(ui, &[ACE], CardSize::SMALL, name);
    }),
];
