use egui::{
    Color32, CornerRadius, Painter, Pos2, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, vec2,
};

use super::button::{PlateStyle, plate};
use super::chips::medallion;
use super::sketch::{Sketch, stamp};
use super::{focus_ring, hover, mix};
use crate::theme::{self, Palette, TARGET, TextRole, line, radius, size};
use courtyard_core::cards::Suit;

/// An icon that is drawn, independent of fonts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Icon {
    /// A suit's symbol on a small disc.
    Suit(Suit),
    /// Three lines: the menu.
    Menu,
    /// Three dots, one above the other: what can be done with one thing.
    More,
    /// Two arrows that chase each other: turn the table around.
    Turn,
    /// Two arrows, one to the right and one to the left: cards change places.
    Swap,
    /// Two heads of arrows that point away from a line: two people face to face.
    Facing,
    /// An open book: the rules.
    Book,
    /// A cog: the settings.
    Gear,
    /// An arrow that bends back to the left.
    Undo,
    /// An arrow that bends on to the right.
    Redo,
    /// An arrow to the left: back.
    Back,
    /// A die.
    Dice,
    /// A crown: a noble.
    Crown,
    /// Two crossed swords: a duel.
    Swords,
    /// Two coins: gold.
    Coins,
    /// Two cards.
    Cards,
    /// Lines with dots before them: the log.
    Log,
    /// A pencil: corrections.
    Pencil,
    /// Three lines of decreasing length: filters.
    Filter,
    /// An arrowhead to the left at a bar: to the beginning.
    First,
    /// An arrowhead to the left: one step back.
    Previous,
    /// An arrowhead to the right: one step forward.
    Next,
    /// An arrowhead to the right at a bar: to the end.
    Last,
    /// Three columns of different heights: statistics.
    Chart,
    /// A shield: a block.
    Shield,
    /// A rose on its stem.
    Rose,
    /// An arrow to the right: a move.
    Forth,
    /// A sword pointing to the right, with speed lines: a charge.
    Charge,
    /// An arrow up onto a step: a jump.
    Up,
    /// An arrow down from a step.
    Down,
    /// An arrow up out of a box: sharing on phones.
    Share,
    /// A plus in a square: add.
    Added,
    /// A phone with one app on its screen.
    Phone,
    /// A head with an aerial: a bot.
    Bot,
}

impl Icon {
    /// The size of the square in which icons are defined.
    pub(super) const SIDE: f32 = 24.0;

    /// Paints the icon into a square around a point, `side` points wide.
    pub(super) fn paint(
        self,
        painter: &Painter,
        p: &Palette,
        center: Pos2,
        side: f32,
        ink: Color32,
        enabled: bool,
    ) {
        if let Icon::Suit(suit) = self {
            return medallion(painter, p, suit, center, side / 2.0, enabled);
        }
        let key = ("icon", self, side.to_bits(), ink);
        stamp(painter, center, 0.0, key, &|sketch| {
            for (pen, path) in self.parts() {
                pen.draw(sketch, path, side / Icon::SIDE, ink);
            }
        });
    }

    /// The parts of the icon: SVG path data around the origin, in a square of [`Icon::SIDE`].
    const fn parts(self) -> &'static [(Pen, &'static str)] {
        match self {
            Icon::Suit(_) => &[],
            Icon::Menu => &[(Bold, "M-9-7H9M-9 0H9M-9 7H9")],
            Icon::More => &[(
                Filled,
                "M-2.2-7.5A2.2 2.2 0 1 1 2.2-7.5A2.2 2.2 0 1 1-2.2-7.5Z\
                 M-2.2 0A2.2 2.2 0 1 1 2.2 0A2.2 2.2 0 1 1-2.2 0Z\
                 M-2.2 7.5A2.2 2.2 0 1 1 2.2 7.5A2.2 2.2 0 1 1-2.2 7.5Z",
            )],
            Icon::Filter => &[(Bold, "M-9.5-6.5H9.5M-6 0H6M-2.5 6.5H2.5")],
            Icon::Chart => &[(Bold, "M-9 9H9M-6 8V1M0 8V-8.5M6 8V-3.5")],
            Icon::Log => &[
                (Bold, "M-3.5-7H9M-3.5 0H9M-3.5 7H9"),
                (
                    Filled,
                    "M-10.1-7A1.6 1.6 0 1 1-6.9-7A1.6 1.6 0 1 1-10.1-7Z\
                     M-10.1 0A1.6 1.6 0 1 1-6.9 0A1.6 1.6 0 1 1-10.1 0Z\
                     M-10.1 7A1.6 1.6 0 1 1-6.9 7A1.6 1.6 0 1 1-10.1 7Z",
                ),
            ],
            Icon::Back => &[(Bold, "M9 0H-8.5M-2-7-9 0-2 7")],
            Icon::Forth => &[(Bold, "M-9 0H8.5M2-7 9 0 2 7")],
            Icon::Previous => &[(Bold, "M4-8.5-4.5 0 4 8.5")],
            Icon::Next => &[(Bold, "M-4-8.5 4.5 0-4 8.5")],
            Icon::First => &[(Bold, "M5.5-8.5-3 0 5.5 8.5M-8-8.5V8.5")],
            Icon::Last => &[(Bold, "M-5.5-8.5 3 0-5.5 8.5M8-8.5V8.5")],
            Icon::Undo => &[(Bold, "M-8.5-3H3.5A5.5 5.5 0 0 1 3.5 8H-4.5M-4-8-9-3-4 2")],
            Icon::Redo => &[(Bold, "M8.5-3H-3.5A5.5 5.5 0 0 0-3.5 8H4.5M4-8 9-3 4 2")],
            Icon::Turn => &[(
                Bold,
                "M7.19 3.95A8.2 8.2 0 0 1-7.42 3.49M-2.03 3.41-7.62 3.04-7.98 8.63\
                 M-7.19-3.95A8.2 8.2 0 0 1 7.42-3.49M2.03-3.41 7.62-3.04 7.98-8.63",
            )],
            Icon::Swap => &[(
                Bold,
                "M-9-4.5H8.5M4-9.5 9-4.5 4 .5M9 4.5H-8.5M-4 9.5-9 4.5-4-.5",
            )],
            Icon::Facing => &[
                (Bold, "M-9 0H9"),
                (Filled, "M-5.5-3.6 0-9.6 5.5-3.6ZM5.5 3.6 0 9.6-5.5 3.6Z"),
            ],
            Icon::Book => &[(
                Outline,
                "M0-5.5C-2.5-7.8-6.5-8.2-10-7V6C-6.5 4.8-2.5 5.2 0 7.8\
                 M0-5.5C2.5-7.8 6.5-8.2 10-7V6C6.5 4.8 2.5 5.2 0 7.8M0-5.5V7.8",
            )],
            Icon::Gear => &[(
                Outline,
                "M6.8-1.8 9.9-1.7 9.9 1.7 6.8 1.8 6.1 3.5 8.2 5.8 5.8 8.2 3.5 6.1 1.8 6.8 1.7 9.9-1.7 9.9\
                 -1.8 6.8-3.5 6.1-5.8 8.2-8.2 5.8-6.1 3.5-6.8 1.8-9.9 1.7-9.9-1.7-6.8-1.8-6.1-3.5-8.2-5.8\
                 -5.8-8.2-3.5-6.1-1.8-6.8-1.7-9.9 1.7-9.9 1.8-6.8 3.5-6.1 5.8-8.2 8.2-5.8 6.1-3.5Z\
                 M3.2 0A3.2 3.2 0 1 1-3.2 0A3.2 3.2 0 1 1 3.2 0Z",
            )],
            Icon::Dice => &[
                (
                    Outline,
                    "M-5-8.8H5A3.8 3.8 0 0 1 8.8-5V5A3.8 3.8 0 0 1 5 8.8H-5A3.8 3.8 0 0 1-8.8 5V-5\
                     A3.8 3.8 0 0 1-5-8.8Z",
                ),
                (
                    Filled,
                    "M-5.7 4A1.7 1.7 0 1 1-2.3 4A1.7 1.7 0 1 1-5.7 4Z\
                     M-1.7 0A1.7 1.7 0 1 1 1.7 0A1.7 1.7 0 1 1-1.7 0Z\
                     M2.3-4A1.7 1.7 0 1 1 5.7-4A1.7 1.7 0 1 1 2.3-4Z",
                ),
            ],
            Icon::Crown => &[(Outline, "M-9.8-5-5 0 0-8 5 0 9.8-5 8 4.6H-8ZM-7.8 8.8H7.8")],
            Icon::Swords => &[(
                Outline,
                "M-9.2-9.2 9.2 9.2M2.6 7.6 7.6 2.6M9.2-9.2-9.2 9.2M-2.6 7.6-7.6 2.6",
            )],
            Icon::Coins => &[
                // The coin in front, and the visible part of the one behind it, with a gap between them.
                (
                    Outline,
                    "M10 3.6A6.4 6.4 0 1 1-2.8 3.6A6.4 6.4 0 1 1 10 3.6Z\
                     M-5.15 2.25A6.2 6.2 0 1 1-.05-8.74",
                ),
                (Thin, "M6.5 3.6A2.9 2.9 0 1 1 .7 3.6A2.9 2.9 0 1 1 6.5 3.6Z"),
            ],
            Icon::Cards => &[
                (
                    Outline,
                    "M1.38-7.12 8.04-5.77A1.8 1.8 0 0 1 9.45-3.65L7.14 7.72A1.8 1.8 0 0 1 5.02 9.12\
                     L-1.64 7.77A1.8 1.8 0 0 1-3.05 5.65L-.74-5.72A1.8 1.8 0 0 1 1.38-7.12Z\
                     M-2.73-7.47-8.98-6.07-10.34-3.93-7.68 7.98",
                ),
                (Filled, "M3.8-1.94 5.36 1.44 2.6 3.94 1.04.56Z"),
            ],
            Icon::Pencil => &[(
                Outline,
                "M-9 9-7.6 3.6 4.6-8.6 8.6-4.6-3.6 7.6ZM1.4-5.4 5.4-1.4",
            )],
            Icon::Shield => &[(
                Outline,
                "M0-9 8-6.6V-.6C8 4.4 4.4 7.6 0 9.6C-4.4 7.6-8 4.4-8-.6V-6.6Z",
            )],
            Icon::Rose => &[
                (
                    Thin,
                    "M.19-4.77.52-4.74.84-4.5 1.03-4.09 1-3.58.7-3.08.15-2.74-.55-2.69-1.26-2.98\
                     -1.81-3.61-2.02-4.48-1.81-5.42-1.17-6.22-.17-6.67.98-6.63 2.06-6.05 2.8-5 3.01-3.67\
                     2.59-2.32M.2 7.6C1.6 3.8 4.6 3 7 3.4C6.4 6.4 3.6 8.4.2 7.6",
                ),
                (Outline, "M-5.23-5.54A5.4 5.4 0 1 1-5.23-2.86M0 1.6V10"),
            ],
            Icon::Charge => &[
                (Outline, "M-3 0H10M6.6-3 10 0 6.6 3M-3.4-4.6V4.6"),
                (Thin, "M-9-4.2h3.2M-10.4 0h3.2M-9 4.2h3.2"),
            ],
            Icon::Up => &[(
                Outline,
                "M-10 9H1V1.6H10M-4.6 5C-4.6-4-1-8.2 4.8-6.6M.6-10 5.2-6.4 1.6-2",
            )],
            Icon::Down => &[(
                Outline,
                "M-10 9H1V1.6H10M5.6-2C5-9-4-9.4-4.6 5.4M-8.8.6-4.6 5.4-.6.6",
            )],
            Icon::Share => &[(
                Outline,
                "M2.8-2.6H7V9.8H-7V-2.6H-2.8M0 4V-10M-4.2-5.8 0-10 4.2-5.8",
            )],
            Icon::Added => &[(
                Outline,
                "M-6-8.8H6A2.8 2.8 0 0 1 8.8-6V6A2.8 2.8 0 0 1 6 8.8H-6A2.8 2.8 0 0 1-8.8 6V-6\
                 A2.8 2.8 0 0 1-6-8.8ZM-4.6 0H4.6M0-4.6V4.6",
            )],
            Icon::Phone => &[
                (
                    Outline,
                    "M-4-10.2H4A2.2 2.2 0 0 1 6.2-8V8A2.2 2.2 0 0 1 4 10.2H-4A2.2 2.2 0 0 1-6.2 8V-8\
                     A2.2 2.2 0 0 1-4-10.2Z",
                ),
                (
                    Filled,
                    "M-3-6.5H-.6A.7.7 0 0 1 .1-5.8V-3.4A.7.7 0 0 1-.6-2.7H-3A.7.7 0 0 1-3.7-3.4V-5.8\
                     A.7.7 0 0 1-3-6.5Z",
                ),
                (Thin, "M-1.8 7.6H1.8"),
            ],
            Icon::Bot => &[
                (
                    Outline,
                    "M-5.8-4.4H5.8A3.2 3.2 0 0 1 9-1.2V5.4A3.2 3.2 0 0 1 5.8 8.6H-5.8A3.2 3.2 0 0 1-9 5.4V-1.2\
                     A3.2 3.2 0 0 1-5.8-4.4ZM0-4.4V-8",
                ),
                (
                    Filled,
                    "M-5.6 2.1A1.9 1.9 0 1 1-1.8 2.1A1.9 1.9 0 1 1-5.6 2.1Z\
                     M1.8 2.1A1.9 1.9 0 1 1 5.6 2.1A1.9 1.9 0 1 1 1.8 2.1Z\
                     M-1.9-8.4A1.9 1.9 0 1 1 1.9-8.4A1.9 1.9 0 1 1-1.9-8.4Z",
                ),
            ],
        }
    }
}

/// How a part of an icon is drawn.
#[derive(Clone, Copy)]
enum Pen {
    /// A thick line.
    Bold,
    /// A line of medium thickness.
    Outline,
    /// A thin line.
    Thin,
    /// Filled convex shapes.
    Filled,
}
use Pen::{Bold, Filled, Outline, Thin};

impl Pen {
    /// Draws a path with `scale` points per unit.
    fn draw(self, sketch: &mut Sketch, path: &str, scale: f32, ink: Color32) {
        let width = match self {
            Bold => line::BOLD,
            Outline => f32::midpoint(line::BOLD, line::THIN),
            Thin => line::THIN,
            Filled => 0.0,
        };
        let stroke = Stroke::new(width * scale, ink);
        for (points, is_closed) in sketch.lines_of(path, scale) {
            let points: Vec<Pos2> = points.into_iter().map(|point| point * scale).collect();
            match (self, is_closed) {
                (Filled, _) => sketch.add(Shape::convex_polygon(points, ink, Stroke::NONE)),
                (_, true) => sketch.add(Shape::closed_line(points, stroke)),
                (_, false) => sketch.line(points, stroke),
            }
        }
    }
}

/// A button of this width with an icon only; `label` is its accessible name.
///
/// In a disabled ui it is flat and faint.
pub fn icon_plate(ui: &mut Ui, icon: Icon, label: &str, width: f32, enabled: bool) -> Response {
    let growth = growth(ui);
    let size = vec2(width, (TARGET * growth).round());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = enabled && ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
    let look = PlateStyle {
        enabled,
        primary: false,
        danger: false,
    };
    let Some(face) = plate(ui, &response, rect, look) else {
        return response;
    };
    let p = theme::palette(ui);
    let ink = if enabled { p.ink } else { p.ink_faint };
    let side = (Icon::SIDE * growth).round();
    icon.paint(ui.painter(), p, face.center(), side, ink, enabled);
    focus_ring(ui, &response, rect, f32::from(radius::BUTTON));
    response
}

/// An icon on a small plate that is not interactive; its meaning is described beside it.
pub fn icon_shown(ui: &mut Ui, icon: Icon) {
    let growth = growth(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(icon_width(ui)), Sense::hover());
    let p = theme::palette(ui);
    let edge = Stroke::new(line::HAIR, p.line);
    let corner = CornerRadius::same(radius::BUTTON);
    let painter = ui.painter();
    painter.rect(rect, corner, p.surface_raised, edge, StrokeKind::Inside);
    let side = (Icon::SIDE * growth).round();
    icon.paint(painter, p, rect.center(), side, p.accent, true);
}

/// The width of an [`icon_button`] in points.
pub fn icon_width(ui: &Ui) -> f32 {
    (size::SIGN * growth(ui)).round()
}

/// The growth of icons beside larger text: less than that of the text.
fn growth(ui: &Ui) -> f32 {
    (TextRole::Heading.size(ui) / 22.0).powf(0.3).max(1.0)
}

/// A button with an icon only; `label` is its accessible name.
pub fn icon_button(ui: &mut Ui, icon: Icon, label: &str) -> Response {
    icon_button_if(ui, icon, label, true)
}

/// A button with an icon only, whose name is also shown beside the pointer. Returns whether it was tapped.
pub(crate) fn named_icon(ui: &mut Ui, icon: Icon, name: &str) -> bool {
    icon_button(ui, icon, name).on_hover_text(name).clicked()
}

/// A button with an icon only, which may be disabled: it is faint, but can still be clicked, so that a tap can explain the
/// reason.
pub fn icon_button_if(ui: &mut Ui, icon: Icon, label: &str, enabled: bool) -> Response {
    let growth = growth(ui);
    let whole = vec2(icon_width(ui), (TARGET * growth).round());
    let (rect, response) = ui.allocate_exact_size(whole, Sense::click());
    let enabled = enabled && ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
    let hovered = hover(ui, &response);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let p = theme::palette(ui);
    let painter = ui.painter();
    let face = rect.shrink(2.0);
    let corner = CornerRadius::same(radius::BUTTON);
    let pressed = enabled && response.is_pointer_button_down_on();
    if pressed {
        painter.rect_filled(face, corner, p.lip);
    } else if hovered > 0.0 {
        let fill = p.surface_raised.gamma_multiply(hovered);
        let edge = Stroke::new(line::HAIR, mix(p.line, p.accent, hovered));
        painter.rect(face, corner, fill, edge, StrokeKind::Inside);
    }
    let ink = if enabled { p.ink } else { p.ink_faint };
    let size = (Icon::SIDE * growth).round();
    icon.paint(painter, p, rect.center(), size, ink, enabled);
    focus_ring(ui, &response, face, f32::from(radius::BUTTON));
    response
}
