//! Choosing cards: the 40 support cards, nobles, faces of dice.

use egui::{Response, Ui, Vec2};

use super::desk::{Desk, sign};
use super::room::Intent;
use crate::cards::{Card, Suit};
use crate::dice::Die;
use crate::games::dueling_nobles::refusal::Place;
use crate::games::dueling_nobles::{Noble, Support, referee};
use crate::seat::Seat;
use crate::ui::theme::{self, space};
use crate::ui::widgets::{BigButton, CardFace, CardSize, DieFace};

/// What a tap on a card that may or may not be chosen says.
pub(super) enum Tap<T> {
    /// This one.
    Chosen(T),
    /// Not that one, and why.
    Refused(String),
}

/// Which cards a grid shows, and what may be done with each.
pub(super) struct Grid<'g> {
    /// Whose hand the cards are played from; `None` where they lie in the discard pile.
    pub(super) from: Option<Seat>,
    /// The suits shown.
    pub(super) suits: &'g [Suit],
    /// The cards chosen so far.
    pub(super) chosen: &'g [Card],
    /// Why a card cannot be chosen; `None` if it can.
    pub(super) why_not: &'g dyn Fn(Support) -> Option<String>,
}

/// The support cards of the suits, a row each, known places marked. Returns what was tapped.
pub(super) fn support_cards(ui: &mut Ui, desk: Desk<'_>, grid: Grid<'_>) -> Option<Tap<Support>> {
    let mut tapped = None;
    // Ten cards in a row whatever the width.
    let size = match ui.available_width() < 10.0 * (CardSize::SMALL.size().x + space::XS) {
        true => CardSize::TINY,
        false => CardSize::SMALL,
    };
    let gap = (ui.available_width() - 10.0 * size.size().x) / 9.0;
    ui.spacing_mut().item_spacing = Vec2::new(gap.clamp(1.0, space::S), space::XS);
    for &suit in grid.suits {
        ui.horizontal(|ui| {
            for card in Support::all().filter(|c| c.suit() == suit) {
                let why_not = (grid.why_not)(card);
                let mark = place_mark(desk, card);
                let chosen = grid.chosen.contains(&card.card());
                let label = match grid.from {
                    Some(_) => sign(card),
                    None => desk.about("pick-from-pile", card),
                };
                let face = CardFace::new(card.card(), size)
                    .label(&label)
                    .owner(mark.as_deref())
                    .selected(chosen)
                    .enabled(why_not.is_none());
                let response = ui.add(face);
                if response.clicked() {
                    tapped = Some(match why_not {
                        None => Tap::Chosen(card),
                        Some(why) => Tap::Refused(why),
                    });
                }
            }
        });
    }
    ui.reset_style();
    tapped
}

/// A sign for where a card is known to lie.
fn place_mark(desk: Desk<'_>, card: Support) -> Option<String> {
    Some(match desk.table().place_of(card)? {
        Place::Discard => desk.text.get("mark-discard").into_owned(),
        Place::Under(noble) => sign(noble),
        Place::Duel => desk.text.get("mark-duel").into_owned(),
        Place::Hand(seat) | Place::Outside(seat) => desk.name(seat).to_owned(),
    })
}

/// Why the card cannot be in the player's hand; `None` if it can.
pub(super) fn not_in_hand(desk: Desk<'_>, seat: Seat, card: Support) -> Option<String> {
    referee::playable(desk.table(), seat, card)
        .err()
        .map(|r| desk.refusal(&r))
}

/// Nobles in a row that wraps, those that stand with what they are worth, each with the name that `label` gives it. Returns what was tapped.
pub(super) fn nobles(
    ui: &mut Ui,
    desk: Desk<'_>,
    nobles: impl Iterator<Item = Noble>,
    size: CardSize,
    chosen: Option<Card>,
    label: impl Fn(Noble) -> String,
    why_not: impl Fn(Noble) -> Option<String>,
) -> Option<Tap<Noble>> {
    let mut tapped = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        for noble in nobles {
            let why = why_not(noble);
            let label = label(noble);
            // What one chooses by: the strength and the stamina left.
            let worth = desk.table().find(noble).map(|(seat, standing)| {
                let (strength, _) = desk.strength(seat, standing);
                format!("{strength} {}", "●".repeat(standing.stamina.into()))
            });
            let face = CardFace::new(noble.card(), size)
                .owner(worth.as_deref())
                .label(&label)
                .selected(chosen == Some(noble.card()))
                .enabled(why.is_none());
            if ui.add(face).clicked() {
                tapped = Some(match why {
                    None => Tap::Chosen(noble),
                    Some(why) => Tap::Refused(why),
                });
            }
        }
    });
    tapped
}

/// The six faces of a die, each with the name that `label` gives it. Returns the face that was tapped.
pub(super) fn faces(
    ui: &mut Ui,
    chosen: Option<Die>,
    enabled: bool,
    label: impl Fn(Die) -> String,
) -> Option<Die> {
    let mut tapped = None;
    ui.horizontal(|ui| {
        let gap = space::S;
        ui.spacing_mut().item_spacing.x = gap;
        let side = ((ui.available_width() - 5.0 * gap) / 6.0).clamp(34.0, 56.0);
        for die in Die::FACES {
            let label = label(die);
            let face = DieFace::new(Some(die), side)
                .label(&label)
                .selected(chosen == Some(die))
                .enabled(enabled);
            if ui.add(face).clicked() && enabled {
                tapped = Some(die);
            }
        }
    });
    tapped
}

/// A button that decides where nothing stands against it, and tells what does where something does.
pub(super) fn offer(
    ui: &mut Ui,
    button: BigButton<'_>,
    about: Option<&str>,
    why_not: Option<String>,
    intent: impl FnOnce() -> Intent,
) -> Option<Intent> {
    let button = button
        .subtitle(why_not.as_deref().or(about))
        .enabled(why_not.is_none());
    let clicked = ui.add(button).clicked();
    clicked.then(|| why_not.map_or_else(intent, Intent::Explain))
}

/// A line above a choice that says what is to be chosen.
pub(super) fn prompt(ui: &mut Ui, sentence: &str) -> Response {
    ui.add_space(space::S);
    ui.label(theme::strong_text(sentence))
}
