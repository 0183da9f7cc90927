//! How a card is named: by its rank, and by its suit where that is wanted.

use egui::{Ui, Vec2};

use super::sheet;
use super::view::{Commands, TableCommand, View, ViewExt};
use crate::rules::ask::Item;
use crate::rules::{Face, Name, Part};
use courtyard_core::cards::{Card, Rank, Suit};
use courtyard_core::game::Answer;
use courtyard_core::seat::Seat;
use courtyard_ui::input::focus;
use courtyard_ui::theme::{size, space};
use courtyard_ui::widgets::{self, CardSize, Icon, Piece, piece_button};

/// How a card is named: by its rank, by its suit too where that is wanted, or as the Hidden Ally.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Naming {
    /// Whether suits are asked for. It stays as it was chosen.
    pub(super) suits: bool,
    /// Whether the next card is the Hidden Ally.
    ally: bool,
    /// The rank whose suit is to be tapped.
    rank: Option<Rank>,
}

impl Naming {
    /// The rank whose suit is asked for.
    pub(super) fn step(&self) -> Option<Rank> {
        self.rank
    }

    /// Forgets what was tapped for a card that is no longer asked for.
    pub(super) fn reset(&mut self) {
        self.ally = false;
        self.rank = None;
    }
}

/// Which card is asked for.
#[derive(Clone, Copy)]
pub(super) struct Question<'q> {
    /// The ranks that it can be, in the order in which they are shown.
    pub(super) ranks: &'q [Rank],
    /// What stands in front of a card in its spoken name: “Ana, Army”.
    pub(super) what: &'q str,
    /// Whether it is a card in a role, so that the Hidden Ally says what it is.
    pub(super) in_role: bool,
    /// Why it cannot be this card; `None` if it can.
    pub(super) why_not: &'q dyn Fn(Name) -> Option<String>,
}

/// Asks for the card of a question: one of this player's, played as this part.
pub(super) fn show(
    ui: &mut Ui,
    view: View<'_>,
    asked: &sheet::Question,
    (seat, part): (Seat, Part),
    (naming, key): (&mut Naming, Option<u8>),
    out: &mut Commands,
) {
    let mut ranks: Vec<Rank> = part.ranks().collect();
    ranks.reverse();
    let args = [
        ("name", view.name(seat).into()),
        ("part", view.part(part).into()),
    ];
    let question = Question {
        ranks: &ranks,
        what: &view.with("duel-screen-name-what", &args),
        in_role: true,
        why_not: &|name| asked.why_not(view, Item::Card(name)),
    };
    if let Some(name) = card(ui, view, question, naming, key, out) {
        out.send(asked.command(view, Answer::Part(Item::Card(name))));
    }
}

/// Asks for a card: its rank with one tap, its suit with another where suits are wanted.
pub(super) fn card(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
    naming: &mut Naming,
    key: Option<u8>,
    out: &mut Commands,
) -> Option<Name> {
    let named = match naming.rank {
        Some(rank) => suits(ui, view, question, rank, key, out),
        None => ranks(ui, view, question, naming, key, out),
    };
    ui.add_space(space::XS);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        if widgets::choice(ui, &view.get("duel-screen-suits"), naming.suits).clicked() {
            naming.suits = !naming.suits;
            naming.rank = None;
            out.send(TableCommand::Explained);
        }
        if view.rules().hidden_ally && question.in_role {
            let label = view.card(Name::Ally);
            if widgets::choice(ui, &label, naming.ally).clicked() {
                naming.ally = !naming.ally;
                naming.rank = None;
                out.send(TableCommand::Explained);
            }
        }
    });
    if named.is_some() {
        naming.reset();
    }
    named
}

fn ranks(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
    naming: &mut Naming,
    key: Option<u8>,
    out: &mut Commands,
) -> Option<Name> {
    let all = question.ranks;
    let ally = naming.ally;
    let name = |rank| match ally {
        true => Name::AllyAs(rank),
        false => Name::Face(Face::Rank(rank)),
    };
    // A digit is the number on the card; where there is none, its place.
    let numbered = all.iter().any(|rank| (2..=10).contains(&rank.number()));
    let typed = key.and_then(|digit| match numbered {
        true => {
            let number = if digit == 10 { 10 } else { digit };
            all.iter().find(|rank| rank.number() == number)
        }
        false => all.get(usize::from(digit).checked_sub(1)?),
    });
    let mut tapped = typed.copied();
    let columns = all.len().min(7) as f32;
    let width = ui.available_width();
    let card = CardSize::wide(((width + space::XS) / columns - space::XS).min(size::CELL));
    let gap = ((width - columns * card.size().x) / (columns - 1.0).max(1.0)).clamp(1.0, space::S);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(gap, space::XS);
        for row in all.chunks(7) {
            ui.horizontal(|ui| {
                for rank in row {
                    let why_not = (question.why_not)(name(*rank));
                    let told = view.card(name(*rank));
                    let args = [("what", question.what.into()), ("card", told.into())];
                    let label = view.with("duel-screen-is", &args);
                    let piece = Piece::Up(rank.text(), None);
                    let response = piece_button(ui, piece, card, why_not.is_none(), &label);
                    focus::offer(&response, why_not.is_none());
                    if response.clicked() {
                        tapped = Some(*rank);
                    }
                }
            });
        }
    });
    let rank = tapped?;
    if let Some(why) = (question.why_not)(name(rank)) {
        out.send(TableCommand::Explain(why));
        return None;
    }
    if naming.suits && !ally {
        naming.rank = Some(rank);
        out.send(TableCommand::Explained);
        return None;
    }
    Some(name(rank))
}

fn suits(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
    rank: Rank,
    key: Option<u8>,
    out: &mut Commands,
) -> Option<Name> {
    let typed = key.and_then(|digit| Suit::ALL.get(usize::from(digit).checked_sub(1)?));
    let mut tapped = typed.copied();
    let name = |suit| Name::Face(Face::Card(Card::new(rank, suit)));
    ui.horizontal(|ui| {
        for suit in Suit::ALL {
            let why_not = (question.why_not)(name(suit));
            let args = [
                ("what", question.what.into()),
                ("card", view.card(name(suit)).into()),
            ];
            let label = view.with("duel-screen-is", &args);
            let piece = Piece::Up(rank.text(), Some(Icon::Suit(suit)));
            let size = CardSize::wide(size::CELL);
            let response = piece_button(ui, piece, size, why_not.is_none(), &label);
            focus::offer(&response, why_not.is_none());
            if response.clicked() {
                tapped = Some(suit);
            }
        }
    });
    let named = name(tapped?);
    if let Some(why) = (question.why_not)(named) {
        out.send(TableCommand::Explain(why));
        return None;
    }
    Some(named)
}
