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
    /// The height of an upright window, in points, from which they may take more rows instead of becoming narrow.
    pub(super) high: f32,
    /// The cards chosen so far.
    pub(super) chosen: &'g [Card],
    /// The accessible name of a card.
    pub(super) label: &'g dyn Fn(Support) -> String,
    /// The known position of a card in a word.
    pub(super) mark: &'g dyn Fn(Support) -> Option<String>,
    /// Why a card that is not chosen yet cannot be; `None` if it can.
    pub(super) why_not: &'g dyn Fn(Support) -> Option<String>,
    /// The effect of a possible card, with its description for screen readers.
    pub(super) does: &'g dyn Fn(Support) -> Option<(CardMark, String)>,
}

/// For grids that show no effects.
pub(super) const fn does_nothing(_: Support) -> Option<(CardMark, String)> {
    None
}

/// Cards in rows, with empty places between some of them.
struct Arranged {
    rows: Vec<Vec<Option<Support>>>,
    size: CardSize,
    /// The space between two cards of a row.
    gap: f32,
}

/// Number of ranks in the first row of a suit, if ten do not fit.
const FIRST_RANKS: usize = 7;

/// Arranges the cards in rows that a finger can hit separately. If there is little height, the cards become narrow instead, so
/// that all are in sight.
fn arrange(ui: &Ui, grid: &Grid<'_>) -> Arranged {
    let (available, window) = (ui.available_width(), ui.ctx().content_rect().size());
    let is_high = window.y >= grid.high && window.y > window.x;
    let width = |columns: usize| (available + size::CELL_GAP) / columns as f32 - size::CELL_GAP;
    let fits = |columns: usize| width(columns) >= size::LEAST_PICK;
    let in_rows = |columns: usize| {
        let rows = grid.cards.chunks(columns);
        rows.map(|row| row.iter().copied().map(Some).collect())
            .collect()
    };
    let is_whole = grid.columns == RANKS && grid.cards.len().is_multiple_of(2 * RANKS);
    let half = grid.columns.div_ceil(2);
    let (rows, columns): (Vec<Vec<Option<Support>>>, usize) = match grid.columns {
        columns if fits(columns) || !is_high => (in_rows(columns), columns),
        _ if is_whole && fits(FIRST_RANKS) => (split_suits(grid.cards), FIRST_RANKS),
        _ => (in_rows(half), half),
    };
    // The gaps become smaller before the cards do.
    let close = (available + 1.0) / columns as f32 - 1.0;
    let width = match fits(columns) {
        true => width(columns),
        false => close.min(CardSize::TINY.size().x).max(width(columns)),
    };
    let size = CardSize::cell(width, columns < grid.columns);
    let gap = match columns {
        0 | 1 => 0.0,
        _ => (available - columns as f32 * size.size().x) / (columns - 1) as f32,
    };
    Arranged {
        rows,
        size,
        gap: gap.clamp(1.0, space::S),
    }
}

/// The lower ranks of each suit in a row of their own; below them the upper ranks, two suits in a row.
fn split_suits(cards: &[Support]) -> Vec<Vec<Option<Support>>> {
    let suits = || cards.chunks(RANKS);
    let lower = suits().map(|suit| suit.iter().copied().take(FIRST_RANKS).map(Some).collect());
    let upper = cards.chunks(2 * RANKS).map(|pair| {
        let upper = |suit: &[Support]| suit.iter().copied().skip(FIRST_RANKS).map(Some).collect();
        let [left, right]: [Vec<Option<Support>>; 2] = [&pair[..RANKS], &pair[RANKS..]].map(upper);
        [left, vec![None], right].concat()
    });
    lower.chain(upper).collect()
}

/// Support cards in rows. Returns the tap.
pub(super) fn support_cards(ui: &mut Ui, grid: Grid<'_>) -> Option<Tap<Support>> {
    let mut tapped = None;
    let Arranged { rows, size, gap } = arrange(ui, &grid);
    // A card this small is hidden by the finger.
    let small = size.size().x < size::CARD_WITH_SIGN;
    let mut laid: Vec<Laid> = Vec::new();
    let mut pressed = None;
    ui.scope(|ui| {
        let between = match gap < size::CELL_GAP {
            true if ui.ctx().content_rect().height() < size::LOW => space::XXS,
            true => space::XS,
            false => size::CELL_GAP,
        };
        ui.spacing_mut().item_spacing = Vec2::new(gap, between);
        for row in rows {
            ui.horizontal(|ui| {
                for card in row {
                    let Some(card) = card else {
                        ui.add_space(size.size().x + gap);
                        continue;
                    };
                    let chosen = grid.chosen.contains(&card.card());
                    // A chosen card can always be removed.
                    let why_not = match chosen {
                        true => None,
                        false => (grid.why_not)(card),
                    };
                    let mark = (grid.mark)(card);
                    let label = (grid.label)(card);
                    let does = (grid.does)(card).filter(|_| why_not.is_none());
                    let face = CardFace::new(card.card(), size)
                        .label(&label)
                        .owner(mark.as_deref())
                        .mark(does.as_ref().map(|(mark, _)| *mark))
                        .selected(chosen)
                        .enabled(why_not.is_none());
                    let mut response = ui.add(face);
                    if let Some((_, description)) = does {
                        ui.ctx().accesskit_node_builder(response.id, |node| {
                            node.set_description(description);
                        });
                    }
                    focus::offer(&response, why_not.is_none());
                    // A finger may slide from card to card. In a scrolling area it scrolls instead.
                    if small && session::task_fits(ui) {
                        response = response.interact(Sense::click_and_drag());
                    }
                    if response.clicked() {
                        tapped = Some(Tap::of(card, why_not.clone()));
                    }
                    let place = response.rect;
                    if response.is_pointer_button_down_on() || response.drag_stopped() {
                        pressed = Some(response);
                    }
                    laid.push(Laid {
                        card,
                        place,
                        why_not,
                    });
                }
            });
        }
    });
    match pressed {
        Some(pressed) if small && tapped.is_none() => slide(ui, &pressed, laid),
        Some(_) | None => tapped,
    }
}

/// A card of a grid with its position and the reason why it cannot be chosen.
struct Laid {
    card: Support,
    place: Rect,
    why_not: Option<String>,
}

/// While a finger is down, the card under it is shown enlarged above it, as on the keyboards of phones. The finger may
/// slide to another card. It chooses the card where it is lifted; outside of all cards it chooses none.
fn slide(ui: &Ui, pressed: &Response, laid: Vec<Laid>) -> Option<Tap<Support>> {
    let finger = pressed.interact_pointer_pos()?;
    let mut laid = laid.into_iter();
    let under = laid.find(|laid| laid.place.expand(space::XXS).contains(finger))?;
    if pressed.drag_stopped() {
        return Some(Tap::of(under.card, under.why_not));
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
            ui.add(face.still(true).enabled(under.why_not.is_none()));
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

/// The six faces of a die, with accessible names by `label`. Returns the tapped face.
pub(super) fn faces(
    ui: &mut Ui,
    chosen: Option<Die>,
    enabled: bool,
    label: impl Fn(Die) -> String,
) -> Option<Die> {
    let mut tapped = None;
    ui.horizontal(|ui| {
        // On a narrow phone the gaps shrink before the faces become too small to tap.
        let available = ui.available_width();
        let gap = ((available - 6.0 * theme::TARGET) / 5.0).clamp(space::XS, space::S);
        ui.spacing_mut().item_spacing.x = gap;
        let side = ((available - 5.0 * gap) / 6.0).min(size::DIE);
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
