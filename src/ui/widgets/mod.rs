//! Cards, dice, chips and buttons: the widgets of the screens, painted as shapes.
//!
//! Every widget has an accessible name and state; all sizes and colours come from the [theme]. A disabled widget is
//! marked as such for screen readers but can still be clicked, so that a tap can explain the reason.

/// Methods that set the field of their name.
macro_rules! setters {
    ($($(#[$doc:meta])* $name:ident: $value:ty,)+) => {
        $($(#[$doc])*
        pub fn $name(mut self, $name: $value) -> Self {
            self.$name = $name.into();
            self
        })+
    };
}

mod answer;
mod button;
mod card;
mod chart;
mod chips;
mod crest;
mod deck;
mod dice;
mod icon;
mod phones;
mod piece;
mod printed;
mod progress;
mod results;
mod row;
pub mod shape;
pub mod sketch;
mod tile;
mod winner;

pub use answer::{Stepper, choice, choice_width, stepper, switch};
pub use button::{BigButton, key_cap, key_cap_width};
pub(crate) use button::{button, compact_button, primary_button};
pub use card::{CardFace, CardMark, CardSize, suit_icon};
pub use chart::{chart, figure};
pub use chips::chip;
pub use chips::{gold, gold_width};
pub use deck::{card_back, empty_place, hand, hand_width};
pub use dice::DieFace;
pub(crate) use icon::named_icon;
pub use icon::{Icon, icon_button, icon_button_if, icon_plate, icon_shown, icon_width};
pub use phones::two_phones;
pub use piece::{
    Piece, SeatLook, arrow, draw_pile, life_pile, piece, piece_button, seat_frame, short_text,
    sign, turned_piece,
};
pub(crate) use printed::printed_page;
pub use progress::progress_steps;
pub use results::{chance_scale, marks, marks_beside, record_bar};
pub use row::{Row, row};
pub use tile::{Tile, tile, tile_columns, tile_fits, tile_rows};
pub use winner::winner_crown;

use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Galley, Painter, Pos2, Rect, Response, Role,
    Sense, Shape, Stroke, StrokeKind, Ui, UiKind, Vec2, WidgetInfo,
    epaint::{RectShape, TextShape},
};

use crate::theme::{self, Palette, line};
use courtyard_core::cards::Rank;

/// Whether the pointer is on the widget, animated from 0 to 1.
pub fn hover(ui: &Ui, response: &Response) -> f32 {
    // A finger is on a widget only during a tap.
    let by_finger = ui.input(egui::InputState::any_touches);
    let on = response.hovered() && !response.is_pointer_button_down_on() && !by_finger;
    let id = response.id.with("hover");
    ui.ctx()
        .animate_bool_with_time(id, on, ui.style().animation_time)
}

/// Whether what is shown is an item of a menu.
fn is_in_menu(ui: &Ui) -> bool {
    ui.stack().contained_in(UiKind::Menu)
}

/// The state as a smooth number from 0 to 1.
fn smooth(ui: &Ui, response: &Response, on: bool) -> f32 {
    let id = response.id.with("on");
    ui.ctx()
        .animate_bool_with_time(id, on, ui.style().animation_time)
}

/// Allocates the place of a drawing with its accessible name, and paints it if it is visible.
fn drawing(ui: &mut Ui, size: Vec2, name: &str, paint: impl FnOnce(&Ui, Rect)) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), name));
    if ui.is_rect_visible(rect) {
        paint(ui, rect);
    }
    response
}

/// Space for a control of this name. A control of another name in the same place is another control, for the focus and for
/// a finger that meant the one before.
fn named_space(ui: &mut Ui, size: Vec2, sense: Sense, name: &str) -> (Rect, Response) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = ui.scope_id().with(name);
    (rect, ui.interact(rect, id, sense))
}

/// How a card or a die reacts, and its role: one that is not interactive is a picture.
fn manner(still: bool) -> (Sense, Role) {
    if still {
        (Sense::hover(), Role::Image)
    } else {
        (Sense::click(), Role::Button)
    }
}

/// The outline of a chosen card or die.
fn chosen_outline(painter: &Painter, p: &Palette, rect: Rect, radius: f32) {
    let stroke = Stroke::new(line::LIP, p.accent);
    let corner = CornerRadius::from(radius);
    painter.rect_stroke(rect, corner, stroke, StrokeKind::Outside);
}

/// The ring around the focused widget.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect, radius: f32) {
    if response.has_focus() {
        let gap = line::BOLD;
        let clip = ui.clip_rect();
        // At the edge of what scrolls the ring moves inwards instead of being cut off.
        let ring = if clip.contains_rect(rect) {
            rect.expand(gap).intersect(clip.shrink(line::BOLD))
        } else {
            rect.expand(gap)
        };
        ui.painter().rect_stroke(
            ring,
            CornerRadius::from(radius + gap),
            Stroke::new(line::BOLD, theme::palette(ui).focus),
            StrokeKind::Outside,
        );
    }
}

/// A rectangle with a dashed edge: an empty slot.
fn dashed(painter: &Painter, rect: Rect, radius: f32, stroke: Stroke) {
    let points = shape::rounded(rect.shrink(stroke.width / 2.0), radius);
    let dash = 3.0 * stroke.width;
    painter.extend(Shape::dashed_line(&points, stroke, dash, dash));
}

fn layout(painter: &Painter, text: &str, size: f32, family: FontFamily) -> Arc<Galley> {
    // The colour is a placeholder: it is set when the text is painted.
    let font = FontId::new(size, family);
    painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER)
}

/// Paints text so that its ink, not its line box, is aligned to the point. Returns the position of the ink.
pub fn ink_text(
    painter: &Painter,
    pos: Pos2,
    anchor: Align2,
    text: &str,
    font: (f32, FontFamily),
    color: Color32,
) -> Rect {
    let galley = layout(painter, text, font.0, font.1);
    if !galley.mesh_bounds.is_positive() {
        return Rect::from_min_size(pos, egui::Vec2::ZERO);
    }
    let ink = anchor.anchor_size(pos, galley.mesh_bounds.size());
    painter.galley(ink.min - galley.mesh_bounds.min.to_vec2(), galley, color);
    ink
}

/// Paints text around a point, by its ink. Returns the position of the ink.
fn centred_text(
    painter: &Painter,
    center: Pos2,
    text: &str,
    font: (f32, FontFamily),
    color: Color32,
) -> Rect {
    ink_text(painter, center, Align2::CENTER_CENTER, text, font, color)
}

/// Paints a card's rank around a point, rotated by an angle. All ranks have the same baseline, regardless of
/// descenders.
fn rank_text(painter: &Painter, center: Pos2, angle: f32, rank: Rank, size: f32, color: Color32) {
    let galley = layout(painter, rank.text(), size, theme::display());
    let height = layout(painter, "8", size, theme::display()).mesh_bounds;
    let middle = egui::vec2(galley.mesh_bounds.center().x, height.center().y);
    let pos = center - egui::emath::Rot2::from_angle(angle) * middle;
    painter.add(TextShape::new(pos, galley, color).with_angle(angle));
}

/// The size of the ink of a text; zero if it is empty.
pub fn ink_size(painter: &Painter, text: &str, font: (f32, FontFamily)) -> egui::Vec2 {
    let ink = layout(painter, text, font.0, font.1).mesh_bounds;
    ink.size().max(egui::Vec2::ZERO)
}

/// A tick on a disc.
fn tick(painter: &Painter, center: Pos2, r: f32, fill: Color32, ink: Color32) {
    painter.circle_filled(center, r, fill);
    let points = [(-0.45, 0.02), (-0.12, 0.36), (0.46, -0.34)];
    let points = points.map(|(x, y)| center + egui::vec2(x, y) * r).to_vec();
    painter.line(points, Stroke::new((r * 0.24).max(line::THIN), ink));
}

/// Mixes two opaque colours: 0 is the first, 1 the second.
pub fn mix(a: Color32, b: Color32, share: f32) -> Color32 {
    a.lerp_to_gamma(b, share)
}

/// A small shadow just below an item on the table.
pub fn small_shadow(painter: &Painter, p: &Palette, rect: Rect, radius: f32, height: f32) {
    painter.add(shadow(p, rect, radius, height));
}

fn shadow(p: &Palette, rect: Rect, radius: f32, height: f32) -> RectShape {
    let place = rect.translate(egui::vec2(0.0, 1.5 + height * 0.5));
    RectShape::filled(place, CornerRadius::from(radius), p.shadow).with_blur_width(4.0 + height)
}

#[cfg(test)]
mod tests {
    use egui::{Context, Id, RawInput, vec2};
    use egui_kittest::{Harness, kittest::NodeT as _, kittest::Queryable as _};

    use super::*;
    use courtyard_core::cards::{Card, Suit};

    fn harness<'a, S>(ui: impl FnMut(&mut Ui, &mut S) + 'a, state: S) -> Harness<'a, S> {
        Harness::builder()
            .with_context_setup(theme::install)
            .build_ui_state(ui, state)
    }

    #[test]
    fn a_disabled_button_is_marked_and_still_takes_a_tap() {
        let king = Card::new(Rank::King, Suit::Hearts);
        let mut harness = harness(
            |ui, taps: &mut Vec<&str>| {
                let card = CardFace::new(king, CardSize::MEDIUM).label("King of hearts");
                if ui.add(card.enabled(false)).clicked() {
                    taps.push("card");
                }
                if ui
                    .add(
                        DieFace::new(None, theme::TARGET)
                            .label("Die")
                            .enabled(false),
                    )
                    .clicked()
                {
                    taps.push("die");
                }
                let button = BigButton::new("Recruit").subtitle(Some("costs 5 gold"));
                if ui.add(button.enabled(false)).clicked() {
                    taps.push("button");
                }
            },
            Vec::new(),
        );
        for name in ["King of hearts", "Die", "Recruit"] {
            let node = harness.get_by_role_and_label(Role::Button, name);
            assert!(node.accesskit_node().is_disabled(), "{name}");
            assert!(node.rect().height() >= theme::TARGET, "{name}");
            node.click();
            harness.run();
        }
        assert_eq!(harness.state(), &["card", "die", "button"]);
    }

    #[test]
    fn a_stepper_stays_in_its_range() {
        let names = Stepper {
            label: "Gold",
            less: "less: Gold",
            more: "more: Gold",
        };
        let mut harness = harness(|ui, n: &mut i64| drop(stepper(ui, names, n, 0..=2)), 1);
        for (name, expected) in [
            ("more", 2),
            ("more", 2),
            ("less", 1),
            ("less", 0),
            ("less", 0),
        ] {
            harness.get_by_label(&format!("{name}: Gold")).click();
            harness.run();
            assert_eq!(*harness.state(), expected);
        }
        assert!(
            harness
                .get_by_label("less: Gold")
                .accesskit_node()
                .is_disabled()
        );
    }

    #[test]
    fn the_keyboard_reaches_a_switch() {
        let mut harness = harness(|ui, on: &mut bool| drop(switch(ui, "Deflect", on)), false);
        harness.key_press(egui::Key::Tab);
        harness.run();
        harness.key_press(egui::Key::Space);
        harness.run();
        assert!(*harness.state());
        assert_eq!(harness.unnamed_widgets(), Vec::<String>::new());
    }

    #[test]
    fn a_disabled_tile_still_takes_a_tap() {
        let mut harness = harness(
            |ui, taps: &mut u32| {
                let draw = Tile {
                    title: "Draw three",
                    icon: Some(Icon::Cards),
                    hint: Some("D"),
                    enabled: false,
                    label: Some("Draw three cards"),
                    ..Tile::default()
                };
                *taps += u32::from(tile(ui, draw).clicked());
            },
            0,
        );
        let node = harness.get_by_role_and_label(Role::Button, "Draw three cards");
        assert!(node.accesskit_node().is_disabled());
        assert!(node.rect().height() >= theme::TARGET);
        node.click();
        harness.run();
        assert_eq!(*harness.state(), 1);
    }

    #[test]
    fn tiles_use_as_many_columns_as_their_labels_allow() {
        let columns = |width: f32, titles: &'static [&'static str]| {
            let mut harness = harness(
                move |ui, columns: &mut usize| {
                    ui.set_max_width(width);
                    *columns = tile_columns(ui, titles, 8.0, 1.0);
                },
                0,
            );
            harness.run();
            *harness.state()
        };
        assert_eq!(columns(700.0, &["Tax", "Sell", "Heal"]), 6);
        let titles: &[&str] = &["Recruit a noble", "Sell cards", "Reinforcements"];
        let (narrow, wide) = (columns(358.0, titles), columns(640.0, titles));
        assert!(1 < narrow && narrow < wide, "{narrow}, {wide}");
        assert_eq!(columns(100.0, titles), 1);
    }

    #[test]
    fn the_focus_ring_is_not_cut_off() {
        let ctx = Context::default();
        theme::install(&ctx);
        let clip = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 60.0));
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            ui.set_clip_rect(clip);
            let response = ui.interact(clip, Id::unique("button"), Sense::click());
            response.request_focus();
            focus_ring(ui, &response, clip, 8.0);
        });
        output.textures_delta.clear();
        let rings: Vec<Rect> = output
            .shapes
            .iter()
            .filter_map(|shape| match &shape.shape {
                Shape::Rect(ring) if ring.stroke.width > 0.0 => Some(ring.visual_bounding_rect()),
                _ => None,
            })
            .collect();
        assert!(!rings.is_empty(), "there is no ring");
        assert!(
            rings.iter().all(|ring| clip.contains_rect(*ring)),
            "{rings:?}"
        );
    }
}
