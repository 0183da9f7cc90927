//! Face-to-face mode: two players with the screen between them each see their side upright.
//!
//! Everything is laid out upright. Afterwards a part of the picture, or all of it, is rotated by half a turn.
//! Positions of pointers and fingers are rotated back before anything reads them, and screen readers get the same
//! rotation. Widgets need not know about it.

use std::collections::BTreeMap;

use egui::accesskit::Affine;
use egui::emath::{GuiRounding as _, TSTransform};
use egui::epaint::{ClippedShape, MarginF32};
use egui::layers::ShapeIdx;
use egui::{
    Context, Event, FullOutput, Order, Plugin, Pos2, RawInput, Rect, SafeAreaInsets, TouchDeviceId,
    TouchId, TouchPhase, Ui, UiBuilder,
};

/// The rotated parts of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Turned {
    /// The window, if all of it is rotated.
    window: Option<Rect>,
    /// A part of the window. If the whole window is rotated too, the part is rotated twice, and so is upright.
    part: Option<Rect>,
}

/// The side that a position on the screen belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    /// The player who sees the window upright.
    Here,
    /// The player who sees the rotated part upright.
    Across,
}

/// Rotates the picture and the pointer positions.
#[derive(Debug, Default)]
pub(crate) struct Facing {
    /// The rotation of the last picture.
    shown: Turned,
    /// The rotation of the picture being laid out.
    next: Turned,
    /// The rotation that was last applied to pointer positions.
    heard: Turned,
    /// The pointer's position on the screen.
    pointer: Option<Pos2>,
    /// The side where the held button was pressed; it belongs there until it is released.
    held: Option<Side>,
    /// The side where each finger was put down; it belongs there until it is lifted.
    fingers: BTreeMap<(TouchDeviceId, TouchId), Side>,
    /// The edges that the device reserves.
    edges: Option<SafeAreaInsets>,
}

/// Rotates the whole window in this frame.
pub(crate) fn turn(ctx: &Context) {
    let window = ctx.viewport_rect();
    ctx.with_plugin(|facing: &mut Facing| facing.next.window = Some(window));
}

/// Rotates the whole window in this frame if the last picture was rotated.
pub(crate) fn stay(ctx: &Context) {
    let window = ctx.viewport_rect();
    ctx.with_plugin(|facing: &mut Facing| {
        facing.next.window = facing.shown.window.map(|_| window);
    });
}

/// Shows content for the player across, in this part of the window. The part must be free of other content, and there
/// is only one.
pub(crate) fn across<T>(ui: &mut Ui, place: Rect, show: impl FnOnce(&mut Ui) -> T) -> T {
    let place = place.round_to_pixels(ui.pixels_per_point());
    let about = half_turn(place);
    let (ctx, layer) = (ui.ctx().clone(), ui.layer_id());
    let count = || ctx.graphics_mut(|graphics| graphics.entry(layer).next_idx());
    let first = count();
    let builder = UiBuilder::new().id_salt("across").max_rect(place);
    let shown = ui.scope_builder(builder, |ui| {
        ui.shrink_clip_rect(place);
        let node = |node: &mut egui::accesskit::Node| node.set_transform(affine(about));
        ctx.accesskit_node_builder(ui.unique_id(), node);
        show(ui)
    });
    let end = count();
    ctx.graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        for n in first.0..end.0 {
            list.mutate_shape(ShapeIdx(n), |shape| turn_shape(shape, about));
        }
    });
    ctx.with_plugin(|facing: &mut Facing| facing.next.part = Some(place));
    shown.inner
}

/// Half a turn around the centre of a rectangle.
fn half_turn(place: Rect) -> TSTransform {
    TSTransform::new(place.min.to_vec2() + place.max.to_vec2(), -1.0)
}

/// The half turn as an affine transformation, for screen readers.
fn affine(turn: TSTransform) -> Affine {
    let (x, y) = (turn.translation.x.into(), turn.translation.y.into());
    let scale = turn.scaling.into();
    Affine::new([scale, 0.0, 0.0, scale, x, y])
}

/// The visible position of a rectangle.
fn turn_rect(rect: Rect, turn: TSTransform) -> Rect {
    Rect::from_two_pos(turn * rect.min, turn * rect.max)
}

/// Text and lines are first aligned to pixels; half a turn maps pixels to pixels.
fn turn_shape(shape: &mut ClippedShape, turn: TSTransform) {
    shape.clip_rect = turn_rect(shape.clip_rect, turn);
    shape.transform_after_tessellation = turn * shape.transform_after_tessellation;
}

impl Turned {
    /// The pointer's position in the layout of the window.
    fn laid_out(self, pos: Pos2) -> Pos2 {
        self.window.map_or(pos, |window| half_turn(window) * pos)
    }

    /// The pointer's position in the layout of this side.
    fn meant(self, pos: Pos2, side: Side) -> Pos2 {
        let pos = self.laid_out(pos);
        match (side, self.part) {
            (Side::Across, Some(part)) => half_turn(part) * pos,
            (Side::Across, None) | (Side::Here, _) => pos,
        }
    }
}

impl Facing {
    /// The side of a position. An overlay, such as a menu, belongs to the side that opened it.
    fn side(&self, ctx: &Context, pos: Pos2) -> Side {
        let pos = self.shown.laid_out(pos);
        let above = |pos| ctx.layer_id_at(pos).map(|layer| layer.order);
        match self.shown.part {
            Some(part) if part.contains(pos) => match above(pos) {
                None | Some(Order::Background) => Side::Across,
                Some(_) => Side::Here,
            },
            Some(_) | None => Side::Here,
        }
    }

    /// The pointer's position in the layout of its side: the side where the button was pressed, if it is held.
    fn meant(&self, ctx: &Context, pos: Pos2, held: Option<Side>) -> Pos2 {
        let side = held.unwrap_or_else(|| self.side(ctx, pos));
        self.shown.meant(pos, side)
    }

    /// Whether movements at the pointer have the opposite direction in the layout.
    fn is_upside_down(&self, ctx: &Context) -> bool {
        let side = self.pointer.map(|pos| self.side(ctx, pos));
        (self.held.or(side) == Some(Side::Across)) != self.shown.window.is_some()
    }

    /// Converts the position of a finger or a pointer to the layout.
    fn hear(&mut self, ctx: &Context, event: &mut Event) {
        match event {
            Event::PointerMoved(pos) => {
                self.pointer = Some(*pos);
                *pos = self.meant(ctx, *pos, self.held);
            }
            Event::PointerButton { pos, pressed, .. } => {
                self.pointer = Some(*pos);
                let side = self.held.unwrap_or_else(|| self.side(ctx, *pos));
                self.held = pressed.then_some(side);
                *pos = self.shown.meant(*pos, side);
            }
            Event::PointerGone => self.pointer = None,
            Event::Touch {
                device_id,
                id,
                phase,
                pos,
                ..
            } => {
                let finger = (*device_id, *id);
                let held = self.fingers.get(&finger).copied();
                let side = held.unwrap_or_else(|| self.side(ctx, *pos));
                match phase {
                    TouchPhase::Start | TouchPhase::Move => self.fingers.insert(finger, side),
                    TouchPhase::End | TouchPhase::Cancel => self.fingers.remove(&finger),
                };
                *pos = self.shown.meant(*pos, side);
            }
            Event::MouseMoved(delta) | Event::MouseWheel { delta, .. }
                if self.is_upside_down(ctx) =>
            {
                *delta = -*delta;
            }
            _ => {}
        }
    }

    /// The edges that the device reserves, in layout coordinates.
    fn laid_out_edges(&self) -> Option<SafeAreaInsets> {
        let SafeAreaInsets(edges) = self.edges?;
        Some(SafeAreaInsets(match self.shown.window {
            None => edges,
            Some(_) => MarginF32 {
                left: edges.right,
                right: edges.left,
                top: edges.bottom,
                bottom: edges.top,
            },
        }))
    }
}

impl Plugin for Facing {
    fn debug_name(&self) -> &'static str {
        "Facing"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let is_new = std::mem::replace(&mut self.heard, self.shown) != self.shown;
        if let Some(edges) = input.safe_area_insets {
            self.edges = Some(edges);
        }
        if is_new || input.safe_area_insets.is_some() {
            input.safe_area_insets = self.laid_out_edges();
        }
        // A rotation under the pointer is reported as a move of the pointer.
        let moved = self.pointer.filter(|_| is_new).map(Event::PointerMoved);
        input.events.splice(..0, moved);
        for event in &mut input.events {
            self.hear(ctx, event);
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        self.shown = std::mem::take(&mut self.next);
        if self.shown != Turned::default() {
            // Egui's culling of invisible shapes does not support rotation. A held picture may stay rotated when the
            // next one is not.
            ctx.tessellation_options_mut(|o| o.coarse_tessellation_culling = false);
        }
        let Some(window) = self.shown.window else {
            return;
        };
        let about = half_turn(window);
        for shape in &mut output.shapes {
            turn_shape(shape, about);
        }
        if let Some(ime) = &mut output.platform_output.ime {
            ime.rect = turn_rect(ime.rect, about);
            ime.cursor_rect = turn_rect(ime.cursor_rect, about);
        }
        if let Some(update) = &mut output.platform_output.accesskit_update
            && let Some(root) = update.tree.as_ref().map(|tree| tree.root)
        {
            let nodes = update.nodes.iter_mut();
            for (_, node) in nodes.filter(|(id, _)| *id == root) {
                let scale = node.transform().copied().unwrap_or(Affine::IDENTITY);
                node.set_transform(scale * affine(about));
            }
        }
    }
}
