//! Dims a screen that is not touched, if the setting is on. The first touch wakes it and does nothing else.

use std::time::Duration;

use egui::epaint::{ClippedShape, Shape};
use egui::{Context, Event, FullOutput, Plugin, RawInput};

use crate::input::blocked::{self, KeptBack};
use crate::theme;

/// Time without a touch until the screen dims.
const AFTER: Duration = Duration::from_mins(2);

/// Time after waking during which input is ignored: a finger goes down and up.
const WAKING: Duration = Duration::from_millis(500);

/// Dims the screen.
#[derive(Debug, Default)]
pub(crate) struct Dim {
    /// Whether dimming is allowed in this frame.
    is_wished: bool,
    /// Time of the last touch, in seconds of the window's clock.
    touched: f64,
    is_dim: bool,
    /// Time of the last waking.
    woken: Option<f64>,
    kept_back: KeptBack,
}

/// Sets whether the screen may dim in this frame.
pub(crate) fn allow(ctx: &Context, allowed: bool) {
    let now = ctx.input(|i| i.time);
    let left = ctx.with_plugin(|dim: &mut Dim| {
        dim.is_wished = allowed;
        (allowed && !dim.is_dim).then_some(dim.touched + AFTER.as_secs_f64() - now)
    });
    if let Some(left) = left.flatten() {
        ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
    }
}

/// Whether the event shows the presence of a user.
fn wakes(event: &Event) -> bool {
    matches!(
        event,
        Event::PointerButton { .. }
            | Event::PointerMoved(_)
            | Event::MouseWheel { .. }
            | Event::Touch { .. }
            | Event::Key { .. }
            | Event::Text(_)
            | Event::Paste(_)
            | Event::Ime(_)
            | Event::AccessKitActionRequest(_)
    )
}

/// Whether the event only wakes a dimmed screen.
fn only_wakes(event: &Event) -> bool {
    matches!(
        event,
        Event::PointerButton { pressed: true, .. }
            | Event::Key { pressed: true, .. }
            | Event::Text(_)
            | Event::MouseWheel { .. }
    )
}

impl Plugin for Dim {
    fn debug_name(&self) -> &'static str {
        "Dim"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let now = blocked::moment(ctx, input);
        let was_dim = self.is_dim;
        if !self.is_wished || input.events.iter().any(wakes) {
            self.touched = now;
        }
        if was_dim && self.touched == now {
            self.woken = Some(now);
        }
        let is_waking = self
            .woken
            .is_some_and(|woken| now - woken < WAKING.as_secs_f64());
        self.is_dim = self.is_wished && now - self.touched >= AFTER.as_secs_f64();
        self.kept_back
            .take(input, |event| (was_dim || is_waking) && only_wakes(event));
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if self.is_dim {
            let all = ctx.viewport_rect();
            let veil = Shape::rect_filled(all, 0.0, theme::DIM);
            output.shapes.push(ClippedShape::new(all, veil));
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Modifiers, PointerButton, pos2};

    use super::*;

    /// A window that counts presses. Returns whether it is dimmed after this frame.
    fn frame(ctx: &Context, presses: &mut usize, now: f64, events: Vec<Event>) -> bool {
        let input = RawInput {
            time: Some(now),
            events,
            ..RawInput::default()
        };
        let output = ctx.run_ui(input, |ui| {
            let is_press = |e: &&Event| matches!(e, Event::PointerButton { .. });
            *presses += ui.input(|i| i.events.iter().filter(is_press).count());
            allow(ui.ctx(), true);
        });
        let is_dim = output
            .shapes
            .iter()
            .any(|shape| matches!(&shape.shape, Shape::Rect(rect) if rect.fill == theme::DIM));
        output.drop_without_applying_deltas();
        is_dim
    }

    fn button(pressed: bool) -> Event {
        Event::PointerButton {
            pos: pos2(5.0, 5.0),
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    #[test]
    fn a_touch_wakes_it_and_does_nothing_else() {
        let ctx = Context::default();
        ctx.add_plugin(Dim::default());
        let (mut presses, after) = (0, AFTER.as_secs_f64());
        let mut at = |now, events| {
            let dim = frame(&ctx, &mut presses, now, events);
            (dim, presses)
        };
        assert_eq!(at(0.0, Vec::new()), (false, 0));
        assert_eq!(at(1.0, vec![button(true), button(false)]), (false, 2));
        assert_eq!(at(after, Vec::new()), (false, 2));
        assert_eq!(at(1.0 + after, Vec::new()), (true, 2));
        assert_eq!(at(500.0, Vec::new()), (true, 2));
        assert_eq!(at(501.0, vec![button(true)]), (false, 2));
        assert_eq!(at(501.1, vec![button(false)]), (false, 2));
        assert_eq!(at(502.0, vec![button(true), button(false)]), (false, 4));
    }
}
