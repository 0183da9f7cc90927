//! The focus when the screen changes, and when it moves.
//!
//! A pressed control may be gone in the next frame, and the focus would start at the top of the screen. Code that
//! opens something by keyboard therefore requests the focus, and the first available choice takes it.

use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::{
    Context, Event, FullOutput, Id, Plugin, RawInput, Rect, Response, Role, Sense, Ui, Vec2,
    WidgetInfo,
};

/// Requests that the next offered control takes the focus.
pub fn want(ctx: &Context) {
    ctx.with_plugin(|follow: &mut Follow| follow.is_wanted = true);
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

/// Whether a tap or a key of this frame can have changed something.
pub(crate) fn is_used(ctx: &Context) -> bool {
    ctx.input(|input| input.pointer.any_click()) || by_keyboard(ctx)
}

/// Gives this control the focus if the focus was requested and the control is `possible`.
pub fn offer(response: &Response, possible: bool) {
    let take = |follow: &mut Follow| std::mem::take(&mut follow.is_wanted);
    if possible && response.ctx.with_plugin(take) == Some(true) {
        response.request_focus();
        // A keyboard user must see the focused control.
        response.scroll_to_me(None);
    }
}

/// Takes a requested focus in front of answers with this name, so that Enter gives none before an arrow key has chosen one.
pub fn wait_before(ui: &Ui, name: &str) {
    let ctx = ui.ctx();
    let id = ui.scope_id().with("before the answers");
    let is_wanted = ctx.with_plugin(|follow: &mut Follow| follow.is_wanted) == Some(true);
    if !is_wanted && !ctx.memory(|memory| memory.has_focus(id)) {
        return;
    }
    let place = Rect::from_min_size(ui.cursor().min, Vec2::ZERO);
    let response = ui.interact(place, id, Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    offer(&response, true);
}

/// Scrolls the control that takes the focus into view, whatever moved the focus, and lets a keyboard that composes words
/// begin again in another field.
#[derive(Debug, Default)]
pub(crate) struct Follow {
    /// Whether the focus was requested.
    is_wanted: bool,
    focused: Option<Id>,
    /// A control with the focus that is not completely visible.
    hidden: Option<Id>,
    /// Whether the keyboard still has the text of an earlier field.
    has_old_text: bool,
}

impl Plugin for Follow {
    fn debug_name(&self) -> &'static str {
        "Follow"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        let request = self.hidden.take().map(|hidden| ActionRequest {
            action: Action::ScrollIntoView,
            target_tree: TreeId::ROOT,
            target_node: hidden.accesskit_id(),
            data: None,
        });
        input
            .events
            .extend(request.map(Event::AccessKitActionRequest));
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let focused = ctx.memory(|memory| memory.focused());
        let moved = focused != self.focused;
        self.focused = focused;
        self.has_old_text |= moved;
        // Egui's own request is lost if the frame is laid out again, or if the field takes the keyboard only in the next.
        if let Some(ime) = &mut output.platform_output.ime
            && std::mem::take(&mut self.has_old_text)
        {
            ime.should_interrupt_composition = true;
        }
        if !moved {
            return;
        }
        // The pass that just ended is already the previous one.
        let widget = |id| ctx.viewport(|viewport| viewport.prev_pass.widgets.get(id).copied());
        let hidden = focused.filter(|id| widget(*id).is_some_and(|w| w.interact_rect != w.rect));
        if hidden.is_some() {
            self.hidden = hidden;
            ctx.request_repaint();
        }
    }
}
