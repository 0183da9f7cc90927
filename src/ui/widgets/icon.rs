use std::f32::consts::{PI, TAU};

use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::button::{PlateStyle, plate};
use super::chips::medallion;
use super::shape;
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
            let scale = side / Icon::SIDE;
            self.draw(&mut Pen { sketch, scale, ink });
        });
    }

    fn draw(self, pen: &mut Pen<'_>) {
        match self {
            Icon::Suit(_) => {}
            Icon::Menu => {
                for y in [-7.0, 0.0, 7.0] {
                    pen.bold(&[(-9.0, y), (9.0, y)]);
                }
            }
            Icon::More => {
                for y in [-7.5, 0.0, 7.5] {
                    pen.dot(0.0, y, 2.2);
                }
            }
            Icon::Filter => {
                for (y, half) in [(-6.5, 9.5), (0.0, 6.0), (6.5, 2.5)] {
                    pen.bold(&[(-half, y), (half, y)]);
                }
            }
            Icon::Chart => {
                pen.bold(&[(-9.0, 9.0), (9.0, 9.0)]);
                for (x, top) in [(-6.0, 1.0), (0.0, -8.5), (6.0, -3.5)] {
                    pen.bold(&[(x, 8.0), (x, top)]);
                }
            }
            Icon::Log => {
                for y in [-7.0, 0.0, 7.0] {
                    pen.dot(-8.5, y, 1.6);
                    pen.bold(&[(-3.5, y), (9.0, y)]);
                }
            }
            Icon::Back => pen.arrow(false),
            Icon::Previous => pen.head(false, false),
            Icon::Next => pen.head(true, false),
            Icon::First => pen.head(false, true),
            Icon::Last => pen.head(true, true),
            Icon::Undo => pen.bent(false),
            Icon::Redo => pen.bent(true),
            Icon::Turn => {
                for half in [0.0, PI] {
                    let (first, last) = (half + 0.16 * PI, half + 0.86 * PI);
                    pen.bold(&arc(0.0, 0.0, 8.2, first, last));
                    // A barb on each side, in the direction of the chord that ends here.
                    let tip = Vec2::angled(last + 0.06) * 8.2;
                    let ahead = Vec2::angled(last + 0.5 * PI - 0.28);
                    let [a, b] = [0.75 * PI, -0.75 * PI]
                        .map(|turn| tip + egui::emath::Rot2::from_angle(turn) * ahead * 5.6);
                    pen.bold(&[(a.x, a.y), (tip.x, tip.y), (b.x, b.y)]);
                }
            }
            Icon::Swap => {
                let shaft = [(-9.0, -4.5), (8.5, -4.5)];
                let head = [(4.0, -9.5), (9.0, -4.5), (4.0, 0.5)];
                for points in [&shaft[..], &head[..]] {
                    pen.bold(points);
                    let turned: Vec<_> = points.iter().map(|&(x, y)| (-x, -y)).collect();
                    pen.bold(&turned);
                }
            }
            Icon::Facing => {
                pen.bold(&[(-9.0, 0.0), (9.0, 0.0)]);
                for side in [-1.0, 1.0] {
                    pen.filled(&[(-5.5, 3.6 * side), (0.0, 9.6 * side), (5.5, 3.6 * side)]);
                }
            }
            Icon::Book => {
                let mut page = vec![(0.0, -5.5)];
                page.extend(curve(
                    (0.0, -5.5),
                    (-2.5, -7.8),
                    (-6.5, -8.2),
                    (-10.0, -7.0),
                ));
                page.push((-10.0, 6.0));
                page.extend(curve((-10.0, 6.0), (-6.5, 4.8), (-2.5, 5.2), (0.0, 7.8)));
                pen.outline(&page);
                pen.outline(&mirror(&page));
                pen.outline(&[(0.0, -5.5), (0.0, 7.8)]);
            }
            Icon::Gear => {
                let mut rim = Vec::new();
                for tooth in 0..8 {
                    let middle = tooth as f32 * TAU / 8.0;
                    for (turn, r) in [(-0.26, 7.0), (-0.17, 10.0), (0.17, 10.0), (0.26, 7.0)] {
                        let at = Vec2::angled(middle + turn) * r;
                        rim.push((at.x, at.y));
                    }
                }
                pen.closed(&rim);
                pen.closed(&arc(0.0, 0.0, 3.2, 0.0, TAU * 0.97));
            }
            Icon::Dice => {
                pen.closed(&rounded_square(8.8, 3.8));
                for at in [-4.0, 0.0, 4.0] {
                    pen.dot(at, -at, 1.7);
                }
            }
            Icon::Crown => {
                pen.closed(&[
                    (-9.8, -5.0),
                    (-5.0, 0.0),
                    (0.0, -8.0),
                    (5.0, 0.0),
                    (9.8, -5.0),
                    (8.0, 4.6),
                    (-8.0, 4.6),
                ]);
                pen.outline(&[(-7.8, 8.8), (7.8, 8.8)]);
            }
            Icon::Swords => {
                let blade = [(-9.2, -9.2), (5.1, 5.1)];
                let guard = [(2.6, 7.6), (7.6, 2.6)];
                let grip = [(5.1, 5.1), (9.2, 9.2)];
                for part in [&blade, &guard, &grip] {
                    pen.outline(part);
                    pen.outline(&mirror(part));
                }
            }
            Icon::Coins => {
                let (back, front) = ((-3.8, -3.8), (3.6, 3.6));
                pen.closed(&arc(front.0, front.1, 6.4, 0.0, TAU * 0.98));
                // The visible part of the coin behind the front one, with a gap between them.
                pen.outline(&arc(back.0, back.1, 6.2, 0.93 * PI, 1.57 * PI + 0.43));
                pen.outline(&arc(back.0, back.1, 6.2, 0.5 * PI + 0.22, 0.93 * PI));
                pen.thin(&arc(front.0, front.1, 2.9, 0.0, TAU));
            }
            Icon::Cards => {
                let turned = |points: &[(f32, f32)], angle: f32, by: Vec2| -> Vec<(f32, f32)> {
                    let turn = egui::emath::Rot2::from_angle(angle);
                    let turned = points.iter().map(|&(x, y)| turn * vec2(x, y) + by);
                    turned.map(|v| (v.x, v.y)).collect()
                };
                let card = rounded_box(5.2, 7.6, 1.8);
                let front = turned(&card, 0.2, vec2(3.2, 1.0));
                pen.closed(&front);
                let behind = [(3.0, -7.6), (-3.4, -7.6), (-5.2, -5.8), (-5.2, 6.4)];
                pen.outline(&turned(&behind, -0.22, vec2(-4.0, 0.6)));
                let pip = [(0.0, -3.0), (2.2, 0.0), (0.0, 3.0), (-2.2, 0.0)];
                pen.filled(&turned(&pip, 0.2, vec2(3.2, 1.0)));
            }
            Icon::Pencil => {
                pen.closed(&[
                    (-9.0, 9.0),
                    (-7.6, 3.6),
                    (4.6, -8.6),
                    (8.6, -4.6),
                    (-3.6, 7.6),
                ]);
                pen.outline(&[(1.4, -5.4), (5.4, -1.4)]);
            }
            Icon::Shield => {
                let mut half = vec![(0.0, -9.0), (8.0, -6.6), (8.0, -0.6)];
                half.extend(curve((8.0, -0.6), (8.0, 4.4), (4.4, 7.6), (0.0, 9.6)));
                let mut left = mirror(&half);
                left.reverse();
                half.extend(left);
                pen.closed(&half);
            }
            Icon::Rose => {
                let mut winding = Vec::new();
                for n in 0..=18_u8 {
                    let turn = f32::from(n) / 18.0;
                    let at = Vec2::angled(-0.4 * PI + turn * 2.6 * PI) * (0.6 + 2.6 * turn);
                    winding.push((at.x, at.y - 4.2));
                }
                pen.thin(&winding);
                pen.outline(&arc(0.0, -4.2, 5.4, -0.92 * PI, 0.92 * PI));
                pen.outline(&[(0.0, 1.6), (0.0, 10.0)]);
                let mut leaf = vec![(0.2, 7.6)];
                leaf.extend(curve((0.2, 7.6), (1.6, 3.8), (4.6, 3.0), (7.0, 3.4)));
                leaf.extend(curve((7.0, 3.4), (6.4, 6.4), (3.6, 8.4), (0.2, 7.6)));
                pen.thin(&leaf);
            }
            Icon::Forth => pen.arrow(true),
            Icon::Charge => {
                pen.outline(&[(-3.0, 0.0), (10.0, 0.0)]);
                pen.outline(&[(6.6, -3.0), (10.0, 0.0), (6.6, 3.0)]);
                pen.outline(&[(-3.4, -4.6), (-3.4, 4.6)]);
                for (y, from) in [(-4.2, -9.0), (0.0, -10.4), (4.2, -9.0)] {
                    pen.thin(&[(from, y), (from + 3.2, y)]);
                }
            }
            Icon::Up => pen.step(true),
            Icon::Down => pen.step(false),
            Icon::Share => {
                let side = [(2.8, -2.6), (7.0, -2.6), (7.0, 9.8), (0.0, 9.8)];
                pen.outline(&side);
                pen.outline(&mirror(&side));
                pen.outline(&[(0.0, 4.0), (0.0, -10.0)]);
                pen.outline(&[(-4.2, -5.8), (0.0, -10.0), (4.2, -5.8)]);
            }
            Icon::Added => {
                pen.closed(&rounded_square(8.8, 2.8));
                pen.outline(&[(-4.6, 0.0), (4.6, 0.0)]);
                pen.outline(&[(0.0, -4.6), (0.0, 4.6)]);
            }
            Icon::Phone => {
                pen.closed(&rounded_box(6.2, 10.2, 2.2));
                let app = rounded_square(1.9, 0.7);
                let app: Vec<(f32, f32)> = app.iter().map(|&(x, y)| (x - 1.8, y - 4.6)).collect();
                pen.filled(&app);
                pen.thin(&[(-1.8, 7.6), (1.8, 7.6)]);
            }
        }
    }
}

/// The mirror image of the points.
fn mirror(points: &[(f32, f32)]) -> Vec<(f32, f32)> {
    points.iter().map(|&(x, y)| (-x, y)).collect()
}

/// Draws in the units of an icon's square of [`Icon::SIDE`].
struct Pen<'a> {
    sketch: &'a mut Sketch,
    scale: f32,
    ink: Color32,
}

impl Pen<'_> {
    fn stroke(&self, width: f32) -> Stroke {
        Stroke::new(width * self.scale, self.ink)
    }

    fn points(&self, points: &[(f32, f32)]) -> Vec<Pos2> {
        let at = |&(x, y): &(f32, f32)| pos2(x * self.scale, y * self.scale);
        let mut points: Vec<Pos2> = points.iter().map(at).collect();
        // Two points at the same position would have no direction between them.
        points.dedup_by(|a, b| a.distance(*b) < 1e-3);
        points
    }

    fn bold(&mut self, points: &[(f32, f32)]) {
        let stroke = self.stroke(line::BOLD);
        self.sketch.line(self.points(points), stroke);
    }

    fn outline(&mut self, points: &[(f32, f32)]) {
        let stroke = self.stroke(f32::midpoint(line::BOLD, line::THIN));
        self.sketch.line(self.points(points), stroke);
    }

    fn thin(&mut self, points: &[(f32, f32)]) {
        let stroke = self.stroke(line::THIN);
        self.sketch.line(self.points(points), stroke);
    }

    fn closed(&mut self, points: &[(f32, f32)]) {
        let stroke = self.stroke(f32::midpoint(line::BOLD, line::THIN));
        let points = self.points(points);
        self.sketch.add(egui::Shape::closed_line(points, stroke));
    }

    /// A convex shape.
    fn filled(&mut self, points: &[(f32, f32)]) {
        let points = self.points(points);
        let shape = egui::Shape::convex_polygon(points, self.ink, Stroke::NONE);
        self.sketch.add(shape);
    }

    fn dot(&mut self, x: f32, y: f32, r: f32) {
        let center = pos2(x, y) * self.scale;
        self.sketch.disc(center, r * self.scale, self.ink);
    }
}

/// Shapes of several icons.
impl Pen<'_> {
    /// A bold line, or its mirror image.
    fn bold_or_mirrored(&mut self, points: &[(f32, f32)], mirrored: bool) {
        match mirrored {
            true => self.bold(&mirror(points)),
            false => self.bold(points),
        }
    }

    /// An arrow to the left, or mirrored to the right.
    fn arrow(&mut self, mirrored: bool) {
        self.bold_or_mirrored(&[(9.0, 0.0), (-8.5, 0.0)], mirrored);
        self.bold_or_mirrored(&[(-2.0, -7.0), (-9.0, 0.0), (-2.0, 7.0)], mirrored);
    }

    /// An arrowhead to the left, or mirrored to the right, optionally at a bar.
    fn head(&mut self, mirrored: bool, at_a_bar: bool) {
        let tip = if at_a_bar { -3.0 } else { -4.5 };
        let head = [(tip + 8.5, -8.5), (tip, 0.0), (tip + 8.5, 8.5)];
        self.bold_or_mirrored(&head, mirrored);
        if at_a_bar {
            self.bold_or_mirrored(&[(-8.0, -8.5), (-8.0, 8.5)], mirrored);
        }
    }

    /// An arrow that bends back to the left, or mirrored to the right.
    fn bent(&mut self, mirrored: bool) {
        let mut shaft = vec![(-8.5, -3.0), (3.5, -3.0)];
        shaft.extend(arc(3.5, 2.5, 5.5, -0.5 * PI, 0.5 * PI));
        shaft.push((-4.5, 8.0));
        self.bold_or_mirrored(&shaft, mirrored);
        self.bold_or_mirrored(&[(-4.0, -8.0), (-9.0, -3.0), (-4.0, 2.0)], mirrored);
    }

    /// An arrow up onto a step, or down from it.
    fn step(&mut self, up: bool) {
        self.outline(&[(-10.0, 9.0), (1.0, 9.0), (1.0, 1.6), (10.0, 1.6)]);
        let (points, head) = match up {
            true => (
                [(-4.6, 5.0), (-4.6, -4.0), (-1.0, -8.2), (4.8, -6.6)],
                [(0.6, -10.0), (5.2, -6.4), (1.6, -2.0)],
            ),
            false => (
                [(5.6, -2.0), (5.0, -9.0), (-4.0, -9.4), (-4.6, 5.4)],
                [(-8.8, 0.6), (-4.6, 5.4), (-0.6, 0.6)],
            ),
        };
        let [from, a, b, to] = points;
        let bow: Vec<(f32, f32)> = std::iter::once(from).chain(curve(from, a, b, to)).collect();
        self.outline(&bow);
        self.outline(&head);
    }
}

/// Part of a circle, from one angle to another.
fn arc(x: f32, y: f32, r: f32, first: f32, last: f32) -> Vec<(f32, f32)> {
    let count = ((last - first).abs() * 5.0).ceil().max(2.0) as usize;
    let point = |n: usize| {
        let at = pos2(x, y) + Vec2::angled(first + (last - first) * n as f32 / count as f32) * r;
        (at.x, at.y)
    };
    (0..=count).map(point).collect()
}

/// A cubic Bézier curve without its first point.
fn curve(
    from: (f32, f32),
    a: (f32, f32),
    b: (f32, f32),
    to: (f32, f32),
) -> impl Iterator<Item = (f32, f32)> {
    (1..=8).map(move |n| {
        let t = n as f32 / 8.0;
        let at = shape::bezier([from, a, b, to].map(|(x, y)| pos2(x, y)), t);
        (at.x, at.y)
    })
}

fn rounded_square(half: f32, radius: f32) -> Vec<(f32, f32)> {
    rounded_box(half, half, radius)
}

fn rounded_box(half_width: f32, half_height: f32, radius: f32) -> Vec<(f32, f32)> {
    let rect = Rect::from_center_size(Pos2::ZERO, 2.0 * vec2(half_width, half_height));
    let mut points = shape::rounded(rect, radius);
    points.pop();
    points.into_iter().map(|p| (p.x, p.y)).collect()
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
