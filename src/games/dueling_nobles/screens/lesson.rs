//! How the game is played, in six pictures.

use courtyard_core::cards::{Card, Rank, Suit};
use courtyard_core::dice::Die;
use courtyard_ui::session::{Lesson, LessonStep, lesson_cards};
use courtyard_ui::widgets::{CardSize, DieFace, card_back, gold};

const KING: Card = Card::new(Rank::King, Suit::Spades);
const QUEEN: Card = Card::new(Rank::Queen, Suit::Hearts);
const JACK: Card = Card::new(Rank::Jack, Suit::Clubs);

/// The steps.
pub(super) const LESSON: Lesson = &[
    LessonStep::new("dueling-nobles-lesson-aim", |ui, name| {
        lesson_cards(ui, &[KING, QUEEN, JACK], CardSize::TINY, name);
    }),
    LessonStep::new("dueling-nobles-lesson-hand", |ui, name| {
        let hand = [(Rank::Six, Suit::Spades), (Rank::Nine, Suit::Diamonds)];
        let hand = hand.map(|(rank, suit)| Card::new(rank, suit));
        lesson_cards(ui, &hand, CardSize::SMALL, name);
    }),
    LessonStep::new("dueling-nobles-lesson-turn", |ui, name| {
        gold(ui, 3, name);
    }),
    LessonStep::new("dueling-nobles-lesson-duel", |ui, name| {
        let opponent = Card::new(Rank::King, Suit::Diamonds);
        lesson_cards(ui, &[QUEEN, opponent], CardSize::SMALL, name);
        // Each die is below its noble.
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let [card, side] = [CardSize::SMALL, CardSize::TINY].map(|size| size.size().x);
            ui.add_space((card - side) / 2.0);
            for die in [Die::FACES[4], Die::FACES[1]] {
                ui.add(DieFace::new(Some(die), side).label(name).still(true));
                ui.add_space(card - side);
            }
        });
    }),
    LessonStep::new("dueling-nobles-lesson-stamina", |ui, name| {
        card_back(ui, CardSize::SMALL, 6, name);
    }),
    LessonStep::new("dueling-nobles-lesson-suits", |ui, name| {
        let ace = Card::new(Rank::Ace, Suit::Spades);
        lesson_cards(ui, &[ace], CardSize::SMALL, name);
    }),
];
