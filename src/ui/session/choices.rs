//! Choices in a task: actions as tiles or buttons, in any game.

use egui::text::{LayoutJob, TextFormat};
use egui::{FontFamily, FontId, Label, Role, Sense, Ui, WidgetInfo, vec2};

use super::commands::Commands;
use super::game::{GameScreens, TableCommand};
use super::regions::Density;
use crate::input::focus;
use crate::parts;
use crate::theme::{self, TextRole, size, space};
use crate::widgets::{self, BigButton, Icon, Tile, tile_columns, tile_fits, tile_rows};

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
    /// Whether it cannot be chosen any more in this game.
    pub is_spent: bool,
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
            is_spent: false,
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
    pub fn chosen(self) -> TableCommand<G> {
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
    let tapped = match density {
        Density::Ample => buttons(ui, &choices),
        Density::Some | Density::Little => {
            let rows = Rows::of(ui, &choices, density);
            tiles(ui, &choices, density, rows)
        }
    };
    choose(choices, number, tapped, out);
}

/// Everything that the places of the actions of a turn follow from.
#[derive(Clone, Copy)]
pub struct Steady<'a> {
    /// Titles that are as long as any.
    pub longest: &'a [&'a str],
    /// The number of actions, possible or not.
    pub count: usize,
}

/// Shows the actions of a turn, as [`show`] does. They keep their places whatever their titles say: the columns have room
/// for the longest ones, and each row for two lines.
pub fn show_steadily<G: GameScreens>(
    ui: &mut Ui,
    choices: Vec<Choice<G>>,
    steady: Steady<'_>,
    density: Density,
    number: Option<u8>,
    out: &mut Commands<TableCommand<G>>,
) {
    let density = steady_density(ui, steady.longest, density);
    let tapped = match density {
        Density::Ample => buttons(ui, &choices),
        Density::Some | Density::Little => {
            let rows = Rows::steady(ui, steady, density);
            tiles(ui, &choices, density, rows)
        }
    };
    choose(choices, number, tapped, out);
}

/// The density of choices with these titles: without icons, if a title has no room beside one in two columns.
fn steady_density(ui: &Ui, longest: &[&str], density: Density) -> Density {
    let icon = (1.3 * TextRole::Body.size(ui)).round() + space::S;
    let beside = (ui.available_width() - TILE_GAP) / 2.0 - icon;
    let fits = |title: &&str| tile_fits(ui, title, beside);
    match density {
        Density::Some if !longest.iter().all(fits) => Density::Little,
        density => density,
    }
}

/// The height of all choices that [`show_steadily`] shows as tiles, in points; 0 if each has a description.
pub fn steady_height(ui: &Ui, steady: Steady<'_>, density: Density) -> f32 {
    let density = steady_density(ui, steady.longest, density);
    let rows = Rows::steady(ui, steady, density);
    let height = match density {
        Density::Ample => return 0.0,
        Density::Some => rows.height[0],
        Density::Little => little(ui),
    };
    let count = steady.count.div_ceil(rows.columns) as f32;
    count * (height + density.gap()) - density.gap()
}

/// Sends the command of the choice whose number was typed, or else of the tapped one.
fn choose<G: GameScreens>(
    choices: Vec<Choice<G>>,
    number: Option<u8>,
    tapped: Option<usize>,
    out: &mut Commands<TableCommand<G>>,
) {
    let typed = number
        .and_then(|number| usize::from(number).checked_sub(1))
        .filter(|place| choices.get(*place).is_some_and(|choice| !choice.danger));
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
        .lines(Some(LINES))
        .enabled(choice.why_not.is_none())
        .danger(choice.danger)
        .primary(choice.primary)
}

/// Number of lines for the description of an action, or for why it is not possible.
const LINES: usize = 2;

/// Buttons with descriptions, two per row, all equally high whatever they say.
fn buttons<G: GameScreens>(ui: &mut Ui, choices: &[Choice<G>]) -> Option<usize> {
    let mut tapped = None;
    for (row, pair) in choices.chunks(2).enumerate() {
        let mut button = |ui: &mut Ui, place: usize, choice: &Choice<G>| {
            let response = ui.add(described_button(choice));
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

/// Rows of tiles.
#[derive(Clone, Copy)]
struct Rows {
    columns: usize,
    /// Minimum and maximum height of a row.
    height: [f32; 2],
}

impl Rows {
    /// The rows of these choices.
    fn of<G: GameScreens>(ui: &Ui, choices: &[Choice<G>], density: Density) -> Rows {
        let titles: Vec<&str> = choices.iter().map(|c| c.title.as_str()).collect();
        let most = match density {
            Density::Little => 4,
            Density::Ample | Density::Some => 3,
        };
        let columns = |scale| tile_columns(ui, &titles, TILE_GAP, scale);
        let usual = columns(scale(density));
        // Many have smaller titles.
        let columns = match density {
            Density::Little if choices.len() > MOST_ROWS * usual => columns(LEAST),
            _ => usual,
        };
        // Two rows of two look better than three and one.
        let columns = match (columns.min(choices.len()).min(most), choices.len()) {
            (3, 4) => 2,
            (columns, _) => columns.max(1),
        };
        let height = match density {
            // Every row has the same height, so that none moves the others.
            Density::Little if columns > 1 => [little(ui); 2],
            _ => [theme::TARGET, f32::INFINITY],
        };
        Rows { columns, height }
    }

    /// The rows of the actions of a turn.
    fn steady(ui: &Ui, steady: Steady<'_>, density: Density) -> Rows {
        let columns = |scale| tile_columns(ui, steady.longest, TILE_GAP, scale);
        let usual = columns(scale(density));
        match density {
            Density::Little if usual > 1 => {
                // Many have smaller titles.
                let columns = if steady.count > MOST_ROWS * usual {
                    columns(LEAST)
                } else {
                    usual
                };
                Rows {
                    columns: columns.min(4),
                    height: [little(ui); 2],
                }
            }
            Density::Little => Rows {
                columns: usual,
                height: [theme::TARGET, f32::INFINITY],
            },
            // Beside an icon a title has room in two columns.
            Density::Ample | Density::Some => Rows {
                columns: usual.clamp(1, 2),
                height: [size::STEADY_TILE * TextRole::Body.line(ui), f32::INFINITY],
            },
        }
    }
}

/// Maximum number of rows of small tiles with titles in their usual size.
const MOST_ROWS: usize = 3;

/// The space between two tiles of a row.
const TILE_GAP: f32 = space::S;

/// The height of a small tile.
fn little(ui: &Ui) -> f32 {
    (size::TILE * TextRole::Body.line(ui)).max(theme::TARGET)
}

/// The scale of the titles.
const fn scale(density: Density) -> f32 {
    match density {
        Density::Little => LITTLE,
        Density::Ample | Density::Some => 1.0,
    }
}

fn tiles<G: GameScreens>(
    ui: &mut Ui,
    choices: &[Choice<G>],
    density: Density,
    rows: Rows,
) -> Option<usize> {
    ui.spacing_mut().item_spacing = vec2(TILE_GAP, density.gap());
    let [height, most] = rows.height;
    let tiles = choices.iter().map(|choice| Tile {
        title: &choice.title,
        label: choice.label.as_deref(),
        icon: choice.icon.filter(|_| density == Density::Some),
        enabled: choice.why_not.is_none(),
        struck: choice.is_spent,
        primary: choice.primary,
        danger: choice.danger,
        height,
        most,
        ..Tile::default()
    });
    let tiles: Vec<Tile<'_>> = tiles.collect();
    tile_rows(ui, &tiles, rows.columns, |n, response| {
        let choice = &choices[n];
        focus::offer(response, choice.why_not.is_none());
        let description = choice.why_not.as_ref().or(choice.about.as_ref());
        if let Some(description) = description.cloned() {
            let ctx = &response.ctx;
            ctx.accesskit_node_builder(response.id, |node| node.set_description(description));
        }
    })
}

/// A sentence above a choice that says what is to be chosen.
pub fn prompt(ui: &mut Ui, sentence: &str) {
    words(ui, sentence, "", 0);
}

/// Says what is to be chosen, with a note, in a fixed number of lines, so that the choices below them keep their place:
/// two lines, and this number of further small ones. Longer text is set smaller; what is still too long opens on a tap.
pub fn words(ui: &mut Ui, sentence: &str, note: &str, more: usize) {
    let both = match note {
        "" => sentence.to_owned(),
        note => format!("{sentence} {note}"),
    };
    // The last action below a turn's question has been announced.
    parts::asks(ui, if more > 0 { &both } else { sentence });
    let height = (2.0 * TextRole::Body.line(ui)).max(theme::TARGET);
    let is_low = ui.ctx().content_rect().height() < size::LOW;
    let more = if is_low { more.min(1) } else { more };
    let height = height + more as f32 * TextRole::Small.line(ui);
    let room = vec2(ui.available_width(), height);
    let job = |ui: &Ui, scale: f32| {
        let ink = theme::palette(ui).ink;
        let mut job = LayoutJob::default();
        let mut part = |words: &str, role: TextRole, family: FontFamily| {
            let font = FontId::new((role.size(ui) * scale).round(), family);
            job.append(words, 0.0, TextFormat::simple(font, ink));
        };
        part(sentence, TextRole::Body, theme::strong());
        if !note.is_empty() {
            part("\n", TextRole::Small, FontFamily::Proportional);
            part(note, TextRole::Small, FontFamily::Proportional);
        }
        job.wrap.max_width = room.x;
        job
    };
    let mut galley = None;
    for scale in SCALES {
        let laid = ui.painter().layout_job(job(ui, scale));
        let fits = laid.size().y <= room.y + 1.0;
        galley = Some(laid);
        if fits {
            break;
        }
    }
    let Some(mut galley) = galley else {
        return;
    };
    let is_cut = galley.size().y > room.y + 1.0;
    if is_cut {
        let mut job = job(ui, SCALES[SCALES.len() - 1]);
        let line = galley.size().y / galley.rows.len() as f32;
        job.wrap.max_rows = ((room.y / line).floor() as usize).max(1);
        galley = ui.painter().layout_job(job);
    }
    let (sense, role) = if is_cut {
        (Sense::click(), Role::Button)
    } else {
        (Sense::hover(), Role::Label)
    };
    let (place, response) = ui.allocate_exact_size(room, sense);
    response.widget_info(|| WidgetInfo::labeled(role, true, &both));
    let ink = theme::palette(ui).ink;
    ui.painter().galley(place.min, galley, ink);
    if is_cut {
        widgets::focus_ring(ui, &response, place, f32::from(theme::radius::SMALL));
        parts::menu(&response, sentence, false, |ui| {
            ui.add(Label::new(theme::strong_text(sentence)).wrap());
            ui.add(Label::new(theme::small(note)).wrap());
        });
    }
}

/// The scale of titles in small tiles.
const LITTLE: f32 = 0.9;

/// The scale of titles in many small tiles.
const LEAST: f32 = 0.75;

/// The scales of text that has to fit, from the usual one on.
const SCALES: [f32; 3] = [1.0, 0.9, 0.8];
