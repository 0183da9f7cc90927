use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align, Color32, FontFamily, FontId, Galley, Response, Role, Sense, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::button::{PlateStyle, kept_together, plate, wrapped};
use super::icon::Icon;
use super::{focus_ring, layout, named_space};
use crate::theme::{self, TARGET, TextRole, line, radius, space};

/// A small button for one of many actions: an icon and a title.
///
/// A disabled one is flat and grey but can still be clicked, so that a tap can explain the reason.
#[derive(Debug, Clone, Copy)]
pub struct Tile<'a> {
    /// The title. It wraps instead of being truncated.
    pub title: &'a str,
    /// An icon on the left, or above the title if space is limited.
    pub icon: Option<Icon>,
    /// Whether the icon is always above the title, as on a neighbour.
    pub stacked: bool,
    /// The key of the same action, small in the upper right corner.
    pub hint: Option<&'a str>,
    /// Whether it is possible now.
    pub enabled: bool,
    /// Whether the title is struck through, because the action is used up.
    pub struck: bool,
    /// The next action: filled with the accent. One per screen.
    pub primary: bool,
    /// A destructive action: in the danger colour.
    pub danger: bool,
    /// The width in points instead of the available width.
    pub width: Option<f32>,
    /// Minimum height in points, so that neighbours can have equal heights.
    pub height: f32,
    /// Maximum height in points: a title that needs more is set smaller, and one that still does is cut.
    pub most: f32,
    /// The accessible name, if it differs from the title.
    pub label: Option<&'a str>,
    /// The accessible description.
    pub about: Option<&'a str>,
}

impl Default for Tile<'_> {
    fn default() -> Self {
        Tile {
            title: "",
            icon: None,
            stacked: false,
            hint: None,
            enabled: true,
            struck: false,
            primary: false,
            danger: false,
            width: None,
            height: TARGET,
            most: f32::INFINITY,
            label: None,
            about: None,
        }
    }
}

/// Padding of a tile.
const PAD: Vec2 = vec2(space::S, space::XS);
/// The scales of a title whose height is limited.
const SCALES: [f32; 4] = [1.0, 0.9, 0.8, 0.7];
/// Maximum number of columns of tiles.
const COLUMNS: usize = 6;

/// The parts of a tile, laid out.
struct Parts {
    title: Arc<Galley>,
    hint: Option<Arc<Galley>>,
    /// The size of the icon; 0 without one.
    icon: f32,
    /// Whether the icon is above the title.
    above: bool,
    /// The total height.
    height: f32,
}

impl Tile<'_> {
    /// The height of the tile in points for this width: neighbours get the maximum of their heights.
    pub fn height_at(&self, ui: &Ui, width: f32) -> f32 {
        self.parts(ui, width).height.max(self.height)
    }

    /// Whether the icon is above the title for this width.
    pub fn is_stacked_at(&self, ui: &Ui, width: f32) -> bool {
        self.parts(ui, width).above
    }

    fn parts(&self, ui: &Ui, width: f32) -> Parts {
        let body = TextRole::Body.size(ui);
        let sizes = SCALES.map(|scale| (body * scale).round());
        let mut all = sizes
            .into_iter()
            .map(|size| self.parts_in(ui, width, size, None));
        all.find(|parts| parts.height <= self.most)
            .unwrap_or_else(|| {
                let size = sizes[SCALES.len() - 1];
                let rows = (self.most - 2.0 * PAD.y - line::LIP) / (1.3 * size);
                self.parts_in(ui, width, size, Some((rows.floor() as usize).max(1)))
            })
    }

    fn parts_in(&self, ui: &Ui, width: f32, size: f32, rows: Option<usize>) -> Parts {
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
        // The title is centred, so the corner's width is subtracted on both sides.
        let beside = match self.icon {
            Some(_) => available - icon - space::S - corner,
            None => available - 2.0 * corner,
        };
        let fits = width >= 7.5 * size && fits(ui, self.title, beside) && !self.stacked;
        let above = !fits && (self.icon.is_some() || hint.is_some());
        let available = if above { available } else { beside };
        let font = FontId::new(size, theme::strong());
        let text = kept_together(self.title);
        let font = theme::fitted(ui, font, &text, available);
        let mut job = LayoutJob::simple(text, font, Color32::PLACEHOLDER, available.max(1.0));
        if above || self.icon.is_none() {
            job.halign = Align::Center;
        }
        if self.struck {
            let pen = Stroke::new(line::THIN, Color32::PLACEHOLDER);
            job.sections[0].format.strikethrough = pen;
        }
        if let Some(rows) = rows {
            job.wrap.max_rows = rows;
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

/// Whether a title fits into this width in two lines without breaking a word.
fn fits(ui: &Ui, title: &str, width: f32) -> bool {
    fits_at(ui, title, width, TextRole::Body.size(ui))
}

fn fits_at(ui: &Ui, title: &str, width: f32, size: f32) -> bool {
    let word = |word: &str| layout(ui.painter(), word, size, theme::strong()).size().x;
    title.split_whitespace().all(|w| word(w) <= width)
        && wrapped(ui, title, size, theme::strong(), width).rows.len() <= 2
}

/// Tiles in rows with this number of columns as wide as the ui, the tiles of a row equally high. `each` sees every tile's
/// response. Returns the pressed one.
pub fn tile_rows(
    ui: &mut Ui,
    tiles: &[Tile<'_>],
    columns: usize,
    mut each: impl FnMut(usize, &Response),
) -> Option<usize> {
    let mut pressed = None;
    for (row, tiles) in tiles.chunks(columns).enumerate() {
        let gap = ui.spacing().item_spacing.x;
        let width = (ui.available_width() + gap) / columns as f32 - gap;
        let heights = tiles.iter().map(|tile| tile.height_at(ui, width));
        let height = heights.fold(0.0, f32::max);
        ui.horizontal(|ui| {
            for (n, made) in tiles.iter().enumerate() {
                let width = Some(width);
                let made = Tile {
                    width,
                    height,
                    ..*made
                };
                let (n, response) = (row * columns + n, tile(ui, made));
                each(n, &response);
                if response.clicked() {
                    pressed = Some(n);
                }
            }
        });
    }
    pressed
}

/// Number of columns, up to six, in which tiles with these titles, set in this scale, fit side by side with `gap` points
/// between them: no title needs more than two lines or breaks a word. One column if they never fit.
pub fn tile_columns(ui: &Ui, titles: &[&str], gap: f32, scale: f32) -> usize {
    let available = ui.available_width();
    let size = (TextRole::Body.size(ui) * scale).round();
    let fit = |columns: &usize| {
        let width = tile_width(available, *columns, gap) - 2.0 * PAD.x;
        titles.iter().all(|title| fits_at(ui, title, width, size))
    };
    (2..=COLUMNS).rev().find(fit).unwrap_or(1)
}

/// Whether a tile of this width has room for the title, in at most two lines and without breaking a word.
pub fn tile_fits(ui: &Ui, title: &str, width: f32) -> bool {
    fits(ui, title, width - 2.0 * PAD.x)
}

/// The width of each of several tiles in a row of this width.
fn tile_width(available: f32, columns: usize, gap: f32) -> f32 {
    ((available - gap * (columns - 1) as f32) / columns as f32).floor()
}

/// Adds a tile.
pub fn tile(ui: &mut Ui, tile: Tile<'_>) -> Response {
    let width = tile.width.unwrap_or_else(|| ui.available_width());
    let parts = tile.parts(ui, width);
    let size = vec2(width, parts.height.max(tile.height));
    let name = tile.label.unwrap_or(tile.title);
    let (rect, response) = named_space(ui, size, Sense::click(), name);
    let look = PlateStyle {
        enabled: tile.enabled && ui.is_enabled(),
        primary: tile.primary,
        danger: tile.danger,
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, look.enabled, name));
    if let Some(about) = tile.about {
        let describe = |node: &mut egui::accesskit::Node| node.set_description(about);
        ui.ctx().accesskit_node_builder(response.id, describe);
    }
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
        // The icons of neighbours are at the same height, whatever their titles need.
        let top = if tile.stacked {
            inner.top()
        } else {
            inner.center().y - height / 2.0
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
