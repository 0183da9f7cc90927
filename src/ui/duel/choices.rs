//! What can be chosen: actions as tiles or buttons, and cards by their ranks.

use egui::{Ui, Vec2};

use super::view::{Out, View, Wanted};
use crate::cards::{Card, Rank, Suit};
use crate::games::duel::{Face, Name};
use crate::ui::session::Density;
use crate::ui::theme::{self, size, space};
use crate::ui::widgets::{
    self, BigButton, CardSize, Icon, Piece, Tile, piece_button, tile, tile_columns,
};
use crate::ui::{focus, parts};

/// One thing that can be chosen.
pub(super) struct Choice {
    /// What it is.
    pub(super) title: String,
    /// What it does, told where there is room.
    pub(super) about: Option<String>,
    pub(super) icon: Option<Icon>,
    /// Why it cannot be chosen; `None` if it can.
    pub(super) why_not: Option<String>,
    /// Whether it is the usual next thing.
    pub(super) primary: bool,
    /// Whether it ends something for good.
    pub(super) danger: bool,
    /// What it means.
    pub(super) wanted: Wanted,
}

impl Choice {
    pub(super) fn new(title: impl Into<String>, wanted: Wanted) -> Choice {
        Choice {
            title: title.into(),
            about: None,
            icon: None,
            why_not: None,
            primary: false,
            danger: false,
            wanted,
        }
    }

    #[must_use]
    pub(super) fn about(self, about: impl Into<String>) -> Choice {
        Choice {
            about: Some(about.into()),
            ..self
        }
    }

    #[must_use]
    pub(super) fn icon(self, icon: Icon) -> Choice {
        Choice {
            icon: Some(icon),
            ..self
        }
    }

    #[must_use]
    pub(super) fn unless(self, why_not: Option<String>) -> Choice {
        Choice { why_not, ..self }
    }

    #[must_use]
    pub(super) fn primary(self) -> Choice {
        Choice {
            primary: true,
            ..self
        }
    }

    #[must_use]
    pub(super) fn danger(self) -> Choice {
        Choice {
            danger: true,
            ..self
        }
    }

    /// What it means to choose this.
    fn chosen(self) -> Wanted {
        match self.why_not {
            Some(why) => Wanted::Explain(why),
            None => self.wanted,
        }
    }
}

/// Shows what can be chosen; with room to spare each tells what it does. `key` is the digit that was pressed: 1 is the
/// first.
pub(super) fn show(
    ui: &mut Ui,
    choices: Vec<Choice>,
    density: Density,
    key: Option<u8>,
    out: &mut Out,
) {
    let typed = key
        .and_then(|digit| usize::from(digit).checked_sub(1))
        .filter(|place| *place < choices.len());
    let tapped = match density {
        Density::Ample => buttons(ui, &choices),
        Density::Some | Density::Little => tiles(ui, &choices, density),
    };
    if let Some(place) = typed.or(tapped) {
        let chosen = choices.into_iter().nth(place);
        out.send_if_any(chosen.map(Choice::chosen));
    }
}

/// Buttons that tell what they do, two in a row.
fn buttons(ui: &mut Ui, choices: &[Choice]) -> Option<usize> {
    let mut tapped = None;
    for (row, pair) in choices.chunks(2).enumerate() {
        let mut button = |ui: &mut Ui, place: usize, choice: &Choice| {
            let told = choice.why_not.as_deref().or(choice.about.as_deref());
            let button = BigButton::new(&choice.title)
                .subtitle(told)
                .enabled(choice.why_not.is_none())
                .danger(choice.danger)
                .primary(choice.primary);
            let response = ui.add(button);
            focus::offer(&response, choice.why_not.is_none());
            if response.clicked() {
                tapped = Some(place);
            }
        };
        match pair {
            [only] if row == 0 => button(ui, 0, only),
            pair => ui.columns(2, |columns| {
                for (n, (ui, choice)) in columns.iter_mut().zip(pair).enumerate() {
                    button(ui, 2 * row + n, choice);
                }
            }),
        }
        ui.add_space(space::XS);
    }
    tapped
}

fn tiles(ui: &mut Ui, choices: &[Choice], density: Density) -> Option<usize> {
    let mut tapped = None;
    let titles: Vec<&str> = choices.iter().map(|c| c.title.as_str()).collect();
    let gap = space::S;
    let columns = tile_columns(ui, &titles, gap).min(choices.len()).min(3);
    // Two rows of two look better than three and one.
    let columns = match (columns, choices.len()) {
        (3, 4) => 2,
        (columns, _) => columns,
    }
    .max(1);
    ui.spacing_mut().item_spacing = Vec2::splat(gap);
    for (row, choices) in choices.chunks(columns).enumerate() {
        // The last row is as wide as the others.
        let count = choices.len() as f32;
        let width = (ui.available_width() - gap * (count - 1.0)) / count;
        let of = |choice: &Choice| Tile {
            icon: choice.icon.filter(|_| density == Density::Some),
            enabled: choice.why_not.is_none(),
            primary: choice.primary,
            danger: choice.danger,
            width: Some(width),
            ..Tile::default()
        };
        let height = choices
            .iter()
            .map(|choice| {
                let tile = Tile {
                    title: &choice.title,
                    ..of(choice)
                };
                tile.height_at(ui, width)
            })
            .fold(theme::TARGET, f32::max);
        ui.horizontal(|ui| {
            for (n, choice) in choices.iter().enumerate() {
                let made = Tile {
                    title: &choice.title,
                    height,
                    ..of(choice)
                };
                let response = tile(ui, made);
                focus::offer(&response, choice.why_not.is_none());
                let told = choice.why_not.as_ref().or(choice.about.as_ref());
                if let Some(told) = told.cloned() {
                    ui.ctx()
                        .accesskit_node_builder(response.id, |node| node.set_description(told));
                }
                if response.clicked() {
                    tapped = Some(row * columns + n);
                }
            }
        });
    }
    tapped
}

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

/// Asks for a card: its rank with one tap, its suit with another where suits are wanted.
pub(super) fn card(
    ui: &mut Ui,
    view: View<'_>,
    question: Question<'_>,
    naming: &mut Naming,
    key: Option<u8>,
    out: &mut Out,
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
            out.send(Wanted::Explained);
        }
        if view.rules().hidden_ally && question.in_role {
            let label = view.card(Name::Ally);
            if widgets::choice(ui, &label, naming.ally).clicked() {
                naming.ally = !naming.ally;
                naming.rank = None;
                out.send(Wanted::Explained);
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
    out: &mut Out,
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
        out.send(Wanted::Explain(why));
        return None;
    }
    if naming.suits && !ally {
        naming.rank = Some(rank);
        out.send(Wanted::Explained);
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
    out: &mut Out,
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
        out.send(Wanted::Explain(why));
        return None;
    }
    Some(named)
}

/// A line above a choice that says what is to be chosen.
pub(super) fn prompt(ui: &mut Ui, sentence: &str) {
    ui.label(theme::strong_text(sentence));
}

/// A sheet's way back and its title; true when it was left.
pub(super) fn sheet_heading(ui: &mut Ui, view: View<'_>, title: &str) -> bool {
    parts::heading(ui, &view.get("back"), title)
}
