//! Choosing cards: the 40 support cards, nobles, faces of dice.

use egui::{Area, Order, Rect, Response, Sense, Ui, Vec2, pos2, vec2};

use super::view::{View, ViewExt, sign};
use crate::rules::refusal::CardLocation;
use crate::rules::{Noble, Support, referee};
use courtyard_core::cards::Card;
use courtyard_core::dice::Die;
use courtyard_core::seat::EitherSeat;
use courtyard_ui::input::focus;
use courtyard_ui::session;
use courtyard_ui::theme::{self, size, space};
use courtyard_ui::widgets::{CardFace, CardMark, CardSize, DieFace};

/// The result of a tap on a card.
pub(super) enum Tap<T> {
    /// A card that can be chosen.
    Chosen(T),
    /// A card that cannot, with the reason.
    Refused(String),
}

impl<T> Tap<T> {
    /// A tap on this, which cannot be chosen if there is a reason.
    fn of(what: T, why_not: Option<String>) -> Tap<T> {
        why_not.map_or(Tap::Chosen(what), Tap::Refused)
    }
}

/// Number of ranks per suit among the support cards.
pub(super) const RANKS: usize = 10;

/// The support cards shown, and what can be done with each.
pub(super) struct Grid<'g> {
    /// The cards, row by row.
    pub(super) cards: &'g [Support],
    /// Number of cards per row.
    pub(super) columns: usize,
    /// The cards chosen so far.
    pub(super) chosen: &'g [Card],
    /// The accessible name of a card.
    pub(super) label: &'g dyn Fn(Support) -> String,
    /// The known position of a card in a word.
    pub(super) mark: &'g dyn Fn(Support) -> Option<String>,
    /// Whether the question is about a card at all. If not, the reason is requested only after a tap.
    pub(super) fits: &'g dyn Fn(Support) -> bool,
    /// Why a card that is not chosen yet cannot be; `None` if it can.
    pub(super) why_not: &'g dyn Fn(Support) -> Option<String>,
    /// The effect of a possible card, with its description for screen readers.
    pub(super) does: &'g dyn Fn(Support) -> Option<(CardMark, String)>,
}

/// For grids of which any card may be chosen.
pub(super) const fn fits_any(_: Support) -> bool {
    true
}

/// For grids that show no effects.
pub(super) const fn does_nothing(_: Support) -> Option<(CardMark, String)> {
    None
}

/// The size of the cards and the gap between two of a row: as large as the task's region allows, but each suit has one row.
fn arrange(ui: &Ui, grid: &Grid<'_>, between: f32) -> (CardSize, f32) {
    let available = ui.available_width();
    let columns = grid.columns.max(2) as f32;
    // The gaps become smaller before the cards do.
    let close = (available + 1.0) / columns - 1.0;
    let loose = (available + size::CELL_GAP) / columns - size::CELL_GAP;
    let width = close.min(CardSize::TINY.size().x).max(loose);
    let rows = grid.cards.len().div_ceil(grid.columns) as f32;
    let room = session::room_below(ui).min(size::PICKER);
    let size = CardSize::cell(vec2(width, (room + between) / rows - between));
    let gap = (available - columns * size.size().x) / (columns - 1.0);
    (size, gap.clamp(1.0, space::S))
}

/// Support cards in rows. Returns the tap.
pub(super) fn support_cards(ui: &mut Ui, grid: Grid<'_>) -> Option<Tap<Support>> {
    let mut tapped = None;
    let between = if ui.ctx().content_rect().height() < size::LOW {
        space::XXS
    } else {
        space::XS
    };
    let (size, gap) = arrange(ui, &grid, between);
    let height = grid.cards.len().div_ceil(grid.columns) as f32 * (size.size().y + between);
    let is_whole = session::room_below(ui) + between + 1.0 >= height;
    // A card this small is hidden by the finger.
    let small = size.size().x < size::CARD_WITH_SIGN;
    let mut laid: Vec<Laid> = Vec::new();
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(gap, between);
        for row in grid.cards.chunks(grid.columns) {
            ui.horizontal(|ui| {
                for card in row.iter().copied() {
                    let chosen = grid.chosen.contains(&card.card());
                    // A chosen card can always be removed.
                    let can = chosen || (grid.fits)(card) && (grid.why_not)(card).is_none();
                    let mark = (grid.mark)(card);
                    let label = (grid.label)(card);
                    let does = (grid.does)(card).filter(|_| can);
                    let face = CardFace::new(card.card(), size)
                        .label(&label)
                        .owner(mark.as_deref())
                        .mark(does.as_ref().map(|(mark, _)| *mark))
                        .selected(chosen)
                        .enabled(can);
                    let mut response = ui.add(face);
                    if let Some((_, description)) = does {
                        ui.ctx().accesskit_node_builder(response.id, |node| {
                            node.set_description(description);
                        });
                    }
                    focus::offer(&response, can);
                    // A finger may slide from card to card. In a scrolling area it scrolls instead.
                    if small && is_whole {
                        response = response.interact(Sense::click_and_drag());
                    }
                    if response.clicked() {
                        tapped = Some(card);
                    }
                    let place = response.rect;
                    if response.is_pointer_button_down_on() || response.drag_stopped() {
                        pressed = Some(response);
                    }
                    laid.push(Laid { card, place, can });
                }
            });
        }
    });
    let tapped = match pressed {
        Some(pressed) if small && tapped.is_none() => slide(ui, &pressed, laid),
        Some(_) | None => tapped,
    }?;
    let chosen = grid.chosen.contains(&tapped.card());
    Some(Tap::of(tapped, (grid.why_not)(tapped).filter(|_| !chosen)))
}

/// A card of a grid with its position, and whether it can be chosen.
struct Laid {
    card: Support,
    place: Rect,
    can: bool,
}

/// While a finger is down, the card under it is shown enlarged above it, as on the keyboards of phones. The finger may
/// slide to another card. It chooses the card where it is lifted; outside of all cards it chooses none.
fn slide(ui: &Ui, pressed: &Response, laid: Vec<Laid>) -> Option<Support> {
    let finger = pressed.interact_pointer_pos()?;
    let mut laid = laid.into_iter();
    let under = laid.find(|laid| laid.place.expand(space::XXS).contains(finger))?;
    if pressed.drag_stopped() {
        return Some(under.card);
    }
    let large = CardSize::MEDIUM.size();
    let window = ui.ctx().content_rect().shrink(space::XS);
    let above = under.place.center_top() - vec2(0.0, space::XL) - vec2(0.0, large.y / 2.0);
    let above = Rect::from_center_size(above, large);
    // At an edge it is as close as possible.
    let rightmost = (window.right() - large.x).max(window.left());
    let left = above.left().clamp(window.left(), rightmost);
    let top = above.top().max(window.top());
    Area::new(pressed.id.with("large"))
        .order(Order::Tooltip)
        .interactable(false)
        .fixed_pos(pos2(left, top))
        .show(ui.ctx(), |ui| {
            let face = CardFace::new(under.card.card(), CardSize::MEDIUM);
            ui.add(face.still(true).enabled(under.can));
        });
    None
}

/// Adds a card to a choice, or removes it.
pub(super) fn toggle(card: Card, chosen: &mut Vec<Card>) {
    match chosen.iter().position(|c| *c == card) {
        Some(place) => {
            chosen.remove(place);
        }
        None => chosen.push(card),
    }
}

/// The known position of a card of the player's deck in a word.
pub(super) fn place_mark(view: View<'_>, seat: EitherSeat, card: Support) -> Option<String> {
    Some(match view.table().place_of(seat, card)? {
        CardLocation::Discard { .. } => view.text.get("dueling-nobles-mark-discard").into_owned(),
        CardLocation::Under(noble) => sign(noble),
        CardLocation::Duel => view.text.get("dueling-nobles-mark-duel").into_owned(),
        CardLocation::Hand(seat) | CardLocation::Outside(seat) => view.name(seat).to_owned(),
    })
}

/// Why the card cannot be in the player's hand; `None` if it can.
pub(super) fn not_in_hand(view: View<'_>, seat: EitherSeat, card: Support) -> Option<String> {
    referee::playable(view.table(), seat, card)
        .err()
        .map(|r| view.refusal(&r))
}

/// The contents of a row of nobles.
pub(super) struct Row<'r> {
    /// The accessible name.
    pub(super) label: &'r dyn Fn(Noble) -> String,
    /// The text on the band at the lower edge.
    pub(super) band: &'r dyn Fn(Noble) -> Option<String>,
    /// Whether it is chosen.
    pub(super) chosen: &'r dyn Fn(Noble) -> bool,
    /// Why it cannot be chosen; `None` if it can.
    pub(super) why_not: &'r dyn Fn(Noble) -> Option<String>,
}

/// Nobles in a row that wraps. Returns the tap.
pub(super) fn nobles(
    ui: &mut Ui,
    nobles: impl Iterator<Item = Noble>,
    row: Row<'_>,
) -> Option<Tap<Noble>> {
    let mut tapped = None;
    let nobles: Vec<Noble> = nobles.collect();
    // Up to six fit in one row.
    let columns = nobles.len().clamp(3, 6) as f32;
    let width = ui.available_width();
    // On a narrow phone the gaps shrink before a noble wraps into another row.
    let gap = (width - columns * theme::TARGET) / (columns - 1.0);
    let gap = gap.floor().clamp(space::XXS, space::S);
    let available = ((width + gap) / columns - gap).floor();
    let size = CardSize::wide(available.clamp(theme::TARGET, CardSize::MEDIUM.size().x));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(gap, space::S);
        for noble in nobles {
            let why = (row.why_not)(noble);
            let (label, band) = ((row.label)(noble), (row.band)(noble));
            let face = CardFace::new(noble.card(), size)
                .owner(band.as_deref())
                .label(&label)
                .selected((row.chosen)(noble))
                .enabled(why.is_none());
            let response = ui.add(face);
            focus::offer(&response, why.is_none());
            if response.clicked() {
                tapped = Some(Tap::of(noble, why));
            }
        }
    });
    tapped
}

/// The values for choosing a noble: its strength and the remaining stamina.
pub(super) fn worth(view: View<'_>, noble: Noble) -> Option<String> {
    let (seat, standing) = view.table().find(noble)?;
    let (strength, _) = view.strength(seat, standing);
    Some(format!(
        "{strength} {}",
        "●".repeat(standing.stamina.into())
    ))
}

/// The height of the faces of a die, in points.
pub(super) fn face_height(ui: &Ui) -> f32 {
    face_size(ui).0.max(theme::TARGET)
}

/// The side of a die's face and the gap between two of them: on a narrow phone the gaps shrink before the faces become too
/// small to tap.
fn face_size(ui: &Ui) -> (f32, f32) {
    let available = ui.available_width();
    let gap = ((available - 6.0 * theme::TARGET) / 5.0).clamp(space::XS, space::S);
    let side = ((available - 5.0 * gap) / 6.0).min(size::DIE);
    (side, gap)
}

/// The six faces of a die, with accessible names by `label`. Returns the tapped face.
pub(super) fn faces(
    ui: &mut Ui,
    chosen: Option<Die>,
    enabled: bool,
    label: impl Fn(Die) -> String,
) -> Option<Die> {
    let mut tapped = None;
    ui.horizontal(|ui| {
        let (side, gap) = face_size(ui);
        ui.spacing_mut().item_spacing.x = gap;
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
