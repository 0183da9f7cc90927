//! The input of a card's name: its rank, and optionally its suit.

use egui::{Ui, Vec2};

use super::play::PlayCommand;
use super::sheet;
use super::view::{Commands, TableCommand, View, ViewExt};
use crate::rules::ask::{Hidden, Part};
use crate::rules::{CardRole, Face, Name};
use courtyard_core::cards::{Card, Rank, Suit};
use courtyard_core::game::Answer;
use courtyard_core::seat::Seat;
use courtyard_ui::input::focus;
use courtyard_ui::session::room_below;
use courtyard_ui::theme::{self, size, space};
use courtyard_ui::widgets::{self, CardSize, Icon, Piece, piece_button};

/// The input of a card's name: its rank, optionally its suit, or the Hidden Ally.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Naming {
    /// Whether suits are requested. The choice persists.
    pub(super) suits: bool,
    /// Whether the next card is the Hidden Ally.
    ally: bool,
    /// The rank whose suit has to be tapped.
    rank: Option<Rank>,
}

impl Naming {
    /// The rank whose suit is requested.
    pub(super) fn step(&self) -> Option<Rank> {
        self.rank
    }

    /// Discards the input for a card that is no longer requested.
    pub(super) fn reset(&mut self) {
        self.ally = false;
        self.rank = None;
    }
}

/// The question for a card.
#[derive(Clone, Copy)]
pub(super) struct Question<'q> {
    /// The possible ranks, in display order.
    pub(super) ranks: &'q [Rank],
    /// The prefix of a card's accessible name: “Ana, Army”.
    pub(super) what: &'q str,
    /// Whether the card has a role, so the Hidden Ally needs a rank.
    pub(super) in_role: bool,
    /// Why it cannot be this card; `None` if it can.
    pub(super) why_not: &'q dyn Fn(Name) -> Option<String>,
}

/// The title of the card that this player plays in this role.
pub(super) fn title(view: View<'_>, seat: Seat, role: CardRole) -> String {
    let args = [
        ("name", view.name(seat).into()),
        ("part", view.role(role).into()),
    ];
    view.with("duel-screen-name-what", &args)
}

/// Requests the card of a question.
pub(super) fn show(
    ui: &mut Ui,
    view: View<'_>,
    asked: &sheet::Question,
    hidden: Hidden,
    naming: &mut Naming,
    key: Option<u8>,
    out: &mut Commands,
) {
    let ranks: Vec<Rank> = hidden.role.ranks().rev().collect();
    let question = Question {
        ranks: &ranks,
        what: &title(view, hidden.seat, hidden.role),
        in_role: true,
        why_not: &|name| asked.why_not(view, Part::Card(name)),
    };
    if let Some(name) = card(ui, view, question, naming, key, out) {
        let next = asked.answered(view, Answer::Part(Part::Card(name)));
        out.send(TableCommand::Play(PlayCommand::Reveal(next.draft)));
    }
}

/// Requests a card: one tap for its rank, and another for its suit if suits are requested.
pub(super) fn card(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
    naming: &mut Naming,
    key: Option<u8>,
    out: &mut Commands,
) -> Option<Name> {
    focus::wait_before(ui, question.what);
    let grid = Grid::of(ui, view);
    let cards = ui.scope(|ui| {
        ui.spacing_mut().item_spacing = grid.gap;
        ui.set_min_height(grid.height);
        match naming.rank {
            Some(rank) => suits(ui, view, question, grid, rank, key),
            None => ranks(ui, view, question, grid, naming.ally, key),
        }
    });
    let tapped = cards.inner;
    let mut named = None;
    if let Some(name) = tapped {
        match ((question.why_not)(name), name) {
            (Some(why), _) => out.send(TableCommand::Explain(why)),
            (None, Name::Face(Face::Rank(rank))) if naming.suits => {
                naming.rank = Some(rank);
                out.send(TableCommand::ClearExplanation);
            }
            (None, _) => named = Some(name),
        }
    }
    ui.add_space(space::XS);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        let plays_ally = view.rules().hidden_ally && question.in_role;
        let ally = plays_ally.then(|| (view.card(Name::Ally), &mut naming.ally));
        let suits = view.get("duel-screen-suits").into_owned();
        for (label, on) in [(suits, &mut naming.suits)].into_iter().chain(ally) {
            if widgets::choice(ui, &label, *on).clicked() {
                *on = !*on;
                naming.rank = None;
                out.send(TableCommand::ClearExplanation);
            }
        }
    });
    if named.is_some() {
        naming.reset();
    }
    named
}

/// The ranks in the order of the grid.
const GRID: [Rank; 13] = [
    Rank::Ace,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Ten,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
    Rank::Four,
    Rank::Three,
    Rank::Two,
];

/// The grid of all ranks. It is the same in every question, so each rank has its place.
#[derive(Clone, Copy)]
struct Grid {
    columns: usize,
    card: CardSize,
    /// Between two cards of a row, and between two rows.
    gap: Vec2,
    height: f32,
}

impl Grid {
    /// The grid with the largest cards for which the task's region has room above the switches.
    fn of(ui: &Ui, view: View<'_>) -> Grid {
        let width = ui.available_width();
        let switches = theme::TARGET + space::XL;
        // In a battle the joker is below them.
        let joker = if view.rules().reinforcements && view.table.battle.is_some() {
            theme::TARGET + space::S
        } else {
            0.0
        };
        let room = room_below(ui) - switches - joker;
        let most = if room.is_finite() {
            CardSize::MEDIUM.size().x
        } else {
            size::CELL
        };
        let rows = |columns: usize| GRID.len().div_ceil(columns) as f32;
        let sized = |columns: usize| {
            let wide = (width + space::XS) / columns as f32 - space::XS;
            let high = (room + space::XS) / rows(columns) - space::XS;
            wide.min(CardSize::high(high).size().x).min(most)
        };
        let columns = if sized(FEW_COLUMNS) > sized(COLUMNS) {
            FEW_COLUMNS
        } else {
            COLUMNS
        };
        let card = CardSize::wide(sized(columns));
        let spare = width - columns as f32 * card.size().x;
        let gap = (spare / (columns - 1) as f32).clamp(1.0, space::S);
        Grid {
            columns,
            card,
            gap: Vec2::new(gap, space::XS),
            height: rows(columns) * (card.size().y + space::XS) - space::XS,
        }
    }
}

/// Number of columns of the grid: in three rows, and in two.
const FEW_COLUMNS: usize = 5;
const COLUMNS: usize = 7;

/// Shows all ranks, of the Hidden Ally if it is to be named. Returns the tapped or typed one.
fn ranks(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
    grid: Grid,
    ally: bool,
    key: Option<u8>,
) -> Option<Name> {
    let all = question.ranks;
    let name = |rank| {
        if ally {
            Name::AllyAs(rank)
        } else {
            Name::Face(Face::Rank(rank))
        }
    };
    // A digit is the number on the card, or its position if there are no numbers.
    let numbered = all.iter().any(|rank| (2..=10).contains(&rank.number()));
    let typed = key.and_then(|digit| {
        if numbered {
            all.iter().find(|rank| rank.number() == digit)
        } else {
            all.get(usize::from(digit).checked_sub(1)?)
        }
    });
    let mut tapped = typed.copied().map(name);
    for row in GRID.chunks(grid.columns) {
        let row = row.iter().map(|rank| Shown {
            name: name(*rank),
            piece: Piece::Up(rank.text(), None),
            fits: all.contains(rank),
        });
        tapped = buttons(ui, view, question, row, grid.card).or(tapped);
    }
    tapped
}

/// Shows this rank in all suits, in the place of the ranks. Returns the tapped or typed one.
fn suits(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
    grid: Grid,
    rank: Rank,
    key: Option<u8>,
) -> Option<Name> {
    let typed = key.and_then(|digit| Suit::ALL.get(usize::from(digit).checked_sub(1)?));
    let name = |suit| Name::Face(Face::Card(Card::new(rank, suit)));
    let row = Suit::ALL.into_iter().map(|suit| Shown {
        name: name(suit),
        piece: Piece::Up(rank.text(), Some(Icon::Suit(suit))),
        fits: true,
    });
    let tapped = buttons(ui, view, question, row, grid.card);
    tapped.or(typed.copied().map(name))
}

/// A card that is shown for a question.
struct Shown<'p> {
    name: Name,
    piece: Piece<'p>,
    /// Whether the question is about it at all.
    fits: bool,
}

/// Shows a row of cards. Returns the tapped one.
fn buttons<'p>(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
    row: impl Iterator<Item = Shown<'p>>,
    size: CardSize,
) -> Option<Name> {
    let mut tapped = None;
    ui.horizontal(|ui| {
        for Shown { name, piece, fits } in row {
            let is_possible = fits && (question.why_not)(name).is_none();
            let label = is(view, question.what, &view.card(name));
            let response = piece_button(ui, piece, size, is_possible, &label);
            focus::offer(&response, is_possible);
            if response.clicked() {
                tapped = Some(name);
            }
        }
    });
    tapped
}

/// The accessible name of a card as an answer: “Ana, Army: 10”.
pub(super) fn is(view: View<'_>, what: &str, card: &str) -> String {
    let args = [("what", what.into()), ("card", card.into())];
    view.with("part-is-card", &args)
}
