//! What is done on a screen that is not to answer yet.

use egui::{Context, Event, RawInput};

/// Keeps events from the screen, and with a tap its end.
#[derive(Debug, Default)]
pub(crate) struct KeptBack {
    /// Whether a tap was kept back whose end is still to come.
    is_pressed: bool,
}

impl KeptBack {
    /// Takes the events out of the input that are to be kept back, and the end of each tap whose beginning was.
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

/// The moment of the frame that begins with this input, in seconds of the window's clock.
pub(crate) fn moment(ctx: &Context, input: &RawInput) -> f64 {
    let next = || ctx.input(|last| last.time) + f64::from(input.predicted_dt);
    input.time.unwrap_or_else(next)
}
