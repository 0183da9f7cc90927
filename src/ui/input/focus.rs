//! The focus when the screen changes.
//!
//! A pressed control may be gone in the next frame, and the focus would start at the top of the screen. Code that
//! opens something by keyboard therefore requests the focus, and the first available choice takes it.

use egui::accesskit::Action;
use egui::{Context, Event, Id, Response};

#[derive(Clone, Copy, Default)]
struct Wanted;

/// Requests that the next offered control takes the focus.
pub fn want(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Wanted));
}

/// Whether this frame was brought about by the keyboard, or by a screen reader.
pub fn by_keyboard(ctx: &Context) -> bool {
    ctx.input(|input| {
        let pressed = |event: &Event| match event {
            Event::Key { pressed, .. } => *pressed,
            Event::AccessKitActionRequest(request) => request.action == Action::Click,
            _ => false,
        };
        input.events.iter().any(pressed)
    })
}

/// Gives this control the focus if the focus was requested and the control is `possible`.
pub fn offer(response: &Response, possible: bool) {
    if possible
        && response
            .ctx
            .data(|data| data.get_temp::<Wanted>(Id::NULL))
            .is_some()
    {
        response
            .ctx
            .data_mut(|data| data.remove_temp::<Wanted>(Id::NULL));
        response.request_focus();
        // A keyboard user must see the focused control.
        response.scroll_to_me(None);
    }
}
