use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align, Color32, FontFamily, FontId, Galley, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::button::{PlateStyle, plate, wrapped};
use super::icon::Icon;
use super::{focus_ring, layout};
use crate::theme::{self, TARGET, TextRole, line, radius, space};

/// A small button for one of many actions: a sign and a title.
///
/// One that is not enabled is flat and greyed and can still be clicked, so that a tap can tell the reason.
#[derive(Debug, Clone, Copy)]
pub struct Tile<'a> {
    /// What it does. It takes more lines rather than being cut short.
    pub title: &'a str,
    /// A sign at the left, or above the title where there is little room.
    pub icon: Option<Icon>,
    /// Whether the sign is above the title in any case, as it is on a neighbour.
    pub stacked: bool,
    /// The key that does the same, shown small in the upper right corner.
    pub hint: Option<&'a str>,
    /// Whether it can be done now.
    pub enabled: bool,
    /// The next thing to do: filled with the accent. One on a screen.
    pub primary: bool,
    /// Something that destroys: in the colour of danger.
    pub danger: bool,
    /// How wide it is in points, instead of all the room there is.
    pub width: Option<f32>,
    /// How high it is at least, in points, so that neighbours can be of one height.
    pub height: f32,
    /// The name that screen readers tell instead of the title.
    pub label: Option<&'a str>,
}

impl Default for Tile<'_> {
    fn default() -> Self {
        Tile {
            title: "",
            icon: None,
            stacked: false,
            hint: None,
            enabled: true,
            primary: false,
            danger: false,
            width: None,
            height: TARGET,
            label: None,
        }
    }
}

/// Space between the edge of a tile and what is on it.
const PAD: Vec2 = vec2(space::S, space::S);
/// The most columns that tiles are put in.
const COLUMNS: usize = 6;

/// The parts of a tile, laid out.
struct Parts {
    title: Arc<Galley>,
    hint: Option<Arc<Galley>>,
    /// The side of the sign's square; 0 without one.
    icon: f32,
    /// Whether the sign is above the title.
    above: bool,
    /// How high all of it is.
    height: f32,
}

impl Tile<'_> {
    /// How high the tile is in points if it is so wide: neighbours get the greatest of their heights.
    pub fn height_at(&self, ui: &Ui, width: f32) -> f32 {
        self.parts(ui, width).height.max(self.height)
    }

    /// Whether the sign is above the title if the tile is so wide.
    pub fn is_stacked_at(&self, ui: &Ui, width: f32) -> bool {
        self.parts(ui, width).above
    }

    fn parts(&self, ui: &Ui, width: f32) -> Parts {
        let size = TextRole::Body.size(ui);
        let available = width - 2.0 * PAD.x;
        let icon = match self.icon {
            Some(_) => (size * 1.3).round(),
            None => 0.0,
        };
        let hint = self.hint.map(|text| {
            let size = TextRole::Small.size(ui) * 0.85;
            layout(ui.painter(), text, size, FontFamily::Proportional)
        });
        let corner = hint.as_ref().map_or(0.0, |hint| hint.size().x + space::XS);
        // The title is centred, so what the corner takes is taken from both sides.
        let beside = match self.icon {
            Some(_) => available - icon - space::S - corner,
            None => available - 2.0 * corner,
        };
        let fits = width >= 7.5 * size && fits(ui, self.title, beside) && !self.stacked;
        let above = !fits && (self.icon.is_some() || hint.is_some());
        let available = if above { available } else { beside };
        let font = FontId::new(size, theme::strong());
        let text = self.title.to_owned();
        let mut job = LayoutJob::simple(text, font, Color32::PLACEHOLDER, available.max(1.0));
        if above || self.icon.is_none() {
            job.halign = Align::Center;
        }
        let title = ui.painter().layout_job(job);
        let mut height = title.size().y;
        if above {
            let hint = hint.as_ref().map_or(0.0, |hint| hint.size().y);
            height += icon.max(hint);
            if icon > 0.0 {
                height += 2.0;
            }
        } else {
            height = height.max(icon);
        }
        Parts {
            title,
            hint,
            icon,
            above,
            height: (height + 2.0 * PAD.y + line::LIP).max(TARGET),
        }
    }
}

/// Whether a title fits into this width in two lines without a word being broken.
fn fits(ui: &Ui, title: &str, width: f32) -> bool {
    let size = TextRole::Body.size(ui);
    let word = |word: &str| layout(ui.painter(), word, size, theme::strong()).size().x;
    title.split_whitespace().all(|w| word(w) <= width)
        && wrapped(ui, title, size, theme::strong(), width).rows.len() <= 2
}

/// In how many columns, up to six, tiles with these titles fit side by side with `gap` points between them: no title
/// needs more than two lines or a break inside a word. One column if they never do.
pub fn tile_columns(ui: &Ui, titles: &[&str], gap: f32) -> usize {
    let available = ui.available_width();
    let fit = |columns: &usize| {
        let width = tile_width(available, *columns, gap) - 2.0 * PAD.x;
        titles.iter().all(|title| fits(ui, title, width))
    };
    (2..=COLUMNS).rev().find(fit).unwrap_or(1)
}

/// Whether a tile of this width has room for the title, in one line or two and without a break inside a word.
pub fn tile_fits(ui: &Ui, title: &str, width: f32) -> bool {
    fits(ui, title, width - 2.0 * PAD.x)
}

/// How wide each of several tiles is in a row of this width.
fn tile_width(available: f32, columns: usize, gap: f32) -> f32 {
    ((available - gap * (columns - 1) as f32) / columns as f32).floor()
}

/// Puts a tile into the ui.
pub fn tile(ui: &mut Ui, tile: Tile<'_>) -> Response {
    let width = tile.width.unwrap_or_else(|| ui.available_width());
    let parts = tile.parts(ui, width);
    let size = vec2(width, parts.height.max(tile.height));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let look = PlateStyle {
        enabled: tile.enabled && ui.is_enabled(),
        primary: tile.primary,
        danger: tile.danger,
    };
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Button, look.enabled, tile.label.unwrap_or(tile.title))
    });
    let Some(face) = plate(ui, &response, rect, look) else {
        return response;
    };
    let p = theme::palette(ui);
    let painter = ui.painter();
    let [.., ink, soft] = look.colors(p);
    let inner = face.shrink2(PAD);
    let text = parts.title.size();
    let (sign, at);
    if parts.above {
        let height = parts.height - 2.0 * PAD.y - line::LIP;
        // The signs of neighbours stand at one height, whatever their titles need.
        let top = match tile.stacked {
            true => inner.top(),
            false => inner.center().y - height / 2.0,
        };
        sign = pos2(inner.center().x, top + parts.icon / 2.0);
        at = pos2(inner.center().x, top + height - text.y);
    } else if tile.icon.is_some() {
        sign = pos2(inner.left() + parts.icon / 2.0, inner.center().y);
        let left = inner.left() + parts.icon + space::S;
        at = pos2(left, inner.center().y - text.y / 2.0);
    } else {
        sign = inner.center();
        at = inner.center() - vec2(0.0, text.y / 2.0);
    }
    if let Some(icon) = tile.icon {
        icon.paint(painter, p, sign, parts.icon, ink, look.enabled);
    }
    painter.galley(at, parts.title, ink);
    if let Some(hint) = parts.hint {
        let at = pos2(
            face.right() - PAD.x * 0.75 - hint.size().x,
            face.top() + PAD.y * 0.4,
        );
        painter.galley(at, hint, soft);
    }
    focus_ring(ui, &response, rect, f32::from(radius::BUTTON));
    response
}
