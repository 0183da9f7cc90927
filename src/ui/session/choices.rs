//! Choices in a task: actions as tiles or buttons, in any game.

use egui::{Ui, vec2};

use super::commands::Commands;
use super::game::{GameScreens, TableCommand};
use super::layout::Density;
use super::view::TableView;
use crate::input::focus;
use crate::parts;
use crate::theme::{self, space};
use crate::widgets::{BigButton, Icon, Tile, tile_columns, tile_rows};

/// A choice.
pub struct Choice<G: GameScreens> {
    /// The title.
    pub title: String,
    /// The accessible name, if it is not the title.
    pub label: Option<String>,
    /// The description, shown if there is room.
    pub about: Option<String>,
    /// An icon.
    pub icon: Option<Icon>,
    /// Why it cannot be chosen; `None` if it can.
    pub why_not: Option<String>,
    /// Whether it is the usual next action.
    pub primary: bool,
    /// Whether it ends something permanently.
    pub danger: bool,
    /// The command.
    pub wanted: TableCommand<G>,
}

impl<G: GameScreens> Choice<G> {
    /// A choice with this title and defaults otherwise.
    pub fn new(title: impl Into<String>, wanted: TableCommand<G>) -> Choice<G> {
        Choice {
            title: title.into(),
            label: None,
            about: None,
            icon: None,
            why_not: None,
            primary: false,
            danger: false,
            wanted,
        }
    }

    /// Sets the accessible name.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Choice<G> {
        self.label = Some(label.into());
        self
    }

    /// Sets the description.
    #[must_use]
    pub fn about(mut self, about: impl Into<String>) -> Choice<G> {
        self.about = Some(about.into());
        self
    }

    /// Sets the icon.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Choice<G> {
        self.icon = Some(icon);
        self
    }

    /// Disables it for this reason, if there is one.
    #[must_use]
    pub fn unless(self, why_not: Option<String>) -> Choice<G> {
        Choice { why_not, ..self }
    }

    /// Marks it as the usual next action.
    #[must_use]
    pub fn primary(mut self) -> Choice<G> {
        self.primary = true;
        self
    }

    /// Marks it as ending something permanently.
    #[must_use]
    pub fn danger(mut self) -> Choice<G> {
        self.danger = true;
        self
    }

    /// The command of choosing this.
    fn chosen(self) -> TableCommand<G> {
        match self.why_not {
            Some(why) => TableCommand::Explain(why),
            None => self.wanted,
        }
    }
}

/// Shows choices, with descriptions if there is enough space. `number` is the number that was typed: 1 is the first. It
/// chooses nothing that ends something permanently.
pub fn show<G: GameScreens>(
    ui: &mut Ui,
    choices: Vec<Choice<G>>,
    density: Density,
    number: Option<u8>,
    out: &mut Commands<TableCommand<G>>,
) {
    let typed = number
        .and_then(|number| usize::from(number).checked_sub(1))
        .filter(|place| choices.get(*place).is_some_and(|choice| !choice.danger));
    let tapped = match density {
        Density::Ample => buttons(ui, &choices),
        Density::Some | Density::Little => tiles(ui, &choices, density),
    };
    if let Some(place) = typed.or(tapped) {
        let chosen = choices.into_iter().nth(place);
        out.send_if_any(chosen.map(Choice::chosen));
    }
}

/// A button with a description, or the reason why it is not possible.
fn described_button<G: GameScreens>(choice: &Choice<G>) -> BigButton<'_> {
    let description = choice.why_not.as_deref().or(choice.about.as_deref());
    BigButton::new(&choice.title)
        .label(choice.label.as_deref().unwrap_or(&choice.title))
        .subtitle(description)
        .enabled(choice.why_not.is_none())
        .danger(choice.danger)
        .primary(choice.primary)
}

/// Buttons with descriptions, two per row with equal heights.
fn buttons<G: GameScreens>(ui: &mut Ui, choices: &[Choice<G>]) -> Option<usize> {
    let mut tapped = None;
    let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    for (row, pair) in choices.chunks(2).enumerate() {
        let heights = pair
            .iter()
            .map(|choice| described_button(choice).height_at(ui, half));
        let height = heights.fold(0.0, f32::max);
        let mut button = |ui: &mut Ui, place: usize, choice: &Choice<G>, height: f32| {
            let response = ui.add(described_button(choice).height(height));
            focus::offer(&response, choice.why_not.is_none());
            if response.clicked() {
                tapped = Some(place);
            }
        };
        match pair {
            [only] if row == 0 => button(ui, 0, only, 0.0),
            pair => ui.columns(2, |columns| {
                for (n, (ui, choice)) in columns.iter_mut().zip(pair).enumerate() {
                    button(ui, 2 * row + n, choice, height);
                }
            }),
        }
        ui.add_space(space::XS);
    }
    tapped
}

fn tiles<G: GameScreens>(ui: &mut Ui, choices: &[Choice<G>], density: Density) -> Option<usize> {
    let titles: Vec<&str> = choices.iter().map(|c| c.title.as_str()).collect();
    let gap = space::S;
    let columns = tile_columns(ui, &titles, gap).min(choices.len()).min(3);
    // Two rows of two look better than three and one.
    let columns = match (columns, choices.len()) {
        (3, 4) => 2,
        (columns, _) => columns,
    }
    .max(1);
    ui.spacing_mut().item_spacing = vec2(gap, density.gap());
    let tiles = choices.iter().map(|choice| Tile {
        title: &choice.title,
        label: choice.label.as_deref(),
        icon: choice.icon.filter(|_| density == Density::Some),
        enabled: choice.why_not.is_none(),
        primary: choice.primary,
        danger: choice.danger,
        ..Tile::default()
    });
    let tiles: Vec<Tile<'_>> = tiles.collect();
    tile_rows(ui, &tiles, columns, |n, response| {
        let choice = &choices[n];
        focus::offer(response, choice.why_not.is_none());
        let description = choice.why_not.as_ref().or(choice.about.as_ref());
        if let Some(description) = description.cloned() {
            let ctx = &response.ctx;
            ctx.accesskit_node_builder(response.id, |node| node.set_description(description));
        }
    })
}

/// A line above a choice that says what is to be chosen.
pub fn prompt(ui: &mut Ui, sentence: &str) {
    parts::asks(ui, sentence);
    ui.label(theme::strong_text(sentence));
}

/// A sheet's back button and title. Returns whether it was left.
pub fn sheet_heading<G: GameScreens>(ui: &mut Ui, view: TableView<'_, G>, title: &str) -> bool {
    parts::heading(ui, &view.get("back"), title)
}
