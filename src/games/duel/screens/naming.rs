//! The input of a card's name: its rank, and optionally its suit.

use egui::{Ui, Vec2};

use super::sheet;
use super::view::{Commands, TableCommand, View, ViewExt};
use crate::rules::ask::Part;
use crate::rules::{CardRole, Face, Name};
use courtyard_core::cards::{Card, Rank, Suit};
use courtyard_core::game::Answer;
use courtyard_core::seat::Seat;
use courtyard_ui::input::focus;
use courtyard_ui::theme::{size, space};
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

/// Requests the card of a question: one of this player's, in this role.
pub(super) fn show(
    ui: &mut Ui,
    view: View<'_>,
    asked: &sheet::Question,
    (seat, role): (Seat, CardRole),
    (naming, key): (&mut Naming, Option<u8>),
    out: &mut Commands,
) {
    let ranks: Vec<Rank> = role.ranks().rev().collect();
    let question = Question {
        ranks: &ranks,
        what: &title(view, seat, role),
        in_role: true,
        why_not: &|name| asked.why_not(view, Part::Card(name)),
    };
    if let Some(name) = card(ui, view, question, naming, key, out) {
        out.send(asked.command(view, Answer::Part(Part::Card(name))));
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
    let tapped = match naming.rank {
        Some(rank) => suits(ui, view, question, rank, key),
        None => ranks(ui, view, question, naming.ally, key),
    };
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

/// Shows the possible ranks, of the Hidden Ally if it is to be named. Returns the tapped or typed one.
fn ranks(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
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
    let columns = all.len().min(7) as f32;
    let width = ui.available_width();
    let card = CardSize::wide(((width + space::XS) / columns - space::XS).min(size::CELL));
    let gap = ((width - columns * card.size().x) / (columns - 1.0).max(1.0)).clamp(1.0, space::S);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(gap, space::XS);
        for row in all.chunks(7) {
            let row = row
                .iter()
                .map(|rank| (name(*rank), Piece::Up(rank.text(), None)));
            tapped = buttons(ui, view, question, row, card).or(tapped);
        }
    });
    tapped
}

/// Shows this rank in all suits. Returns the tapped or typed one.
fn suits(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
    rank: Rank,
    key: Option<u8>,
) -> Option<Name> {
    let typed = key.and_then(|digit| Suit::ALL.get(usize::from(digit).checked_sub(1)?));
    let name = |suit| Name::Face(Face::Card(Card::new(rank, suit)));
    let row = Suit::ALL.into_iter();
    let row = row.map(|suit| (name(suit), Piece::Up(rank.text(), Some(Icon::Suit(suit)))));
    let tapped = buttons(ui, view, question, row, CardSize::wide(size::CELL));
    tapped.or(typed.copied().map(name))
}

/// Shows a row of cards that can be named. Returns the tapped one.
fn buttons<'p>(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
    row: impl Iterator<Item = (Name, Piece<'p>)>,
    size: CardSize,
) -> Option<Name> {
    let mut tapped = None;
    ui.horizontal(|ui| {
        for (name, piece) in row {
            let is_possible = (question.why_not)(name).is_none();
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
