//! Input on a screen that must not react yet.

use egui::{Context, Event, RawInput};

/// Withholds events from the screen, including the releases of withheld presses.
#[derive(Debug, Default)]
pub(crate) struct KeptBack {
    /// Whether a press was withheld whose release is still to come.
    is_pressed: bool,
}

impl KeptBack {
    /// Removes the events to withhold from the input, and the release of each withheld press.
    pub(crate) fn take(&mut self, input: &mut RawInput, keeps: impl Fn(&Event) -> bool) {
        input.events.retain(|event| {
            if let Event::PointerButton { pressed: false, .. } = event
                && std::mem::take(&mut self.is_pressed)
            {
                return false;
            }
            let kept = keeps(event);
            self.is_pressed |= kept && matches!(event, Event::PointerButton { pressed: true, .. });
            !kept
        });
    }
}

/// The time of the frame that starts with this input, in seconds of the window's clock.
pub(crate) fn moment(ctx: &Context, input: &RawInput) -> f64 {
    let next = || ctx.input(|last| last.time) + f64::from(input.predicted_dt);
    input.time.unwrap_or_else(next)
}
