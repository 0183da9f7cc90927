//! A tap that was meant for one moment does nothing in the next.
//!
//! Whoever taps twice, or taps just when the screen changes, means what was there before. So whatever is asked anew
//! answers to fingers and pointers only after it has been in sight for a moment. Keys are not held up, but one that is
//! held down presses nothing that is new.

use std::time::Duration;

use egui::{Context, Event, FullOutput, Id, Key, Plugin, RawInput};

use crate::input::blocked::{self, KeptBack};
use crate::input::pending_save::PendingSave;

/// So long something new is in sight, in seconds, before it answers.
const SEEN: f64 = 0.35;

/// How far something new has come.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
enum State {
    /// It has been seen.
    #[default]
    Seen,
    /// It was asked for in this pass, which still shows what was there before.
    Wanted,
    /// A later pass has it, and so has the next picture that is shown.
    Coming,
    /// It is in the last picture.
    Shown,
    /// It is in sight since this moment of the window's clock.
    Since(f64),
}

/// Keeps taps from what is new.
#[derive(Debug, Default)]
pub(crate) struct Steady {
    /// What was asked last.
    asked: Option<Id>,
    state: State,
    kept_back: KeptBack,
}

/// So soon one frame more is drawn. What is asked for at once is drawn twice.
const SOON: Duration = Duration::from_millis(1);

/// Says what is asked on the screen, once in every pass. Where it is something else than in the frame before, it
/// answers to nobody who cannot have seen it.
pub(crate) fn asks(ctx: &Context, what: Id) {
    let state = ctx.with_plugin(|steady: &mut Steady| {
        steady.asks(what);
        steady.state
    });
    match state.unwrap_or_default() {
        State::Seen => {}
        // Whoever holds the picture looks after the next one.
        State::Coming if is_held(ctx) => {}
        // The pass that follows in this frame has it already.
        State::Wanted if ctx.will_discard() => {}
        State::Wanted | State::Coming | State::Shown => ctx.request_repaint_after(SOON),
        State::Since(_) => ctx.request_repaint_after(Duration::from_secs_f64(SEEN)),
    }
}

/// Whether the last picture is held, so that nothing new is in sight.
fn is_held(ctx: &Context) -> bool {
    ctx.with_plugin(|hold: &mut PendingSave| hold.is_holding()) == Some(true)
}

impl Steady {
    /// Takes down what is asked.
    fn asks(&mut self, what: Id) {
        let before = self.asked.replace(what);
        if before.is_some_and(|before| before != what) {
            self.state = State::Wanted;
        } else if self.state == State::Wanted {
            self.state = State::Coming;
        }
    }
}

/// Whether the event is kept from what is new.
fn is_for_what_was(event: &Event) -> bool {
    matches!(
        event,
        Event::PointerButton { pressed: true, .. }
            | Event::Key {
                key: Key::Enter | Key::Space,
                pressed: true,
                repeat: true,
                ..
            }
    )
}

impl Plugin for Steady {
    fn debug_name(&self) -> &'static str {
        "Steady"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let now = blocked::moment(ctx, input);
        match self.state {
            State::Shown => self.state = State::Since(now),
            State::Since(moment) if now - moment >= SEEN => self.state = State::Seen,
            State::Seen | State::Wanted | State::Coming | State::Since(_) => {}
        }
        let is_new = self.state != State::Seen;
        self.kept_back
            .take(input, |event| is_new && is_for_what_was(event));
    }

    fn output_hook(&mut self, ctx: &Context, _: &mut FullOutput) {
        match self.state {
            State::Coming if !is_held(ctx) => {
                self.state = State::Shown;
                ctx.request_repaint_after(SOON);
            }
            State::Seen | State::Wanted | State::Coming | State::Shown | State::Since(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Modifiers, PointerButton, RawInput, pos2};

    use super::*;

    fn button(pressed: bool) -> Event {
        Event::PointerButton {
            pos: pos2(5.0, 5.0),
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    /// A window in which every press asks something else; how often it was pressed in a frame at this moment.
    fn frame(ctx: &Context, presses: &mut u32, now: f64, events: Vec<Event>) -> usize {
        let input = RawInput {
            time: Some(now),
            events,
            ..RawInput::default()
        };
        let mut heard = 0;
        let mut output = ctx.run_ui(input, |ui| {
            let is_press = |e: &&Event| matches!(e, Event::PointerButton { pressed: true, .. });
            heard = ui.input(|i| i.events.iter().filter(is_press).count());
            *presses += heard as u32;
            asks(ui.ctx(), Id::unique(*presses));
        });
        output.textures_delta.clear();
        heard
    }

    fn tap() -> Vec<Event> {
        vec![button(true), button(false)]
    }

    #[test]
    fn new_controls_accept_taps_after_they_were_visible() {
        let ctx = Context::default();
        ctx.add_plugin(Steady::default());
        let mut presses = 0;
        let mut at = |now, events| frame(&ctx, &mut presses, now, events);
        assert_eq!(at(0.0, Vec::new()), 0);
        assert_eq!(at(0.1, tap()), 1, "nothing is new yet");
        // However late its picture comes, it counts from there.
        assert_eq!(at(5.0, tap()), 0);
        assert_eq!(at(5.02, tap()), 0);
        assert_eq!(at(5.2, tap()), 0);
        assert_eq!(at(5.03 + SEEN, tap()), 1);
    }

    #[test]
    fn a_suppressed_press_has_no_release() {
        let ctx = Context::default();
        ctx.add_plugin(Steady::default());
        let mut presses = 0;
        let mut at = |now, events| frame(&ctx, &mut presses, now, events);
        at(0.0, Vec::new());
        at(0.1, tap());
        at(0.12, vec![button(true)]);
        at(0.14, Vec::new());
        at(0.2 + SEEN, vec![button(false)]);
        let released = ctx.input(|i| i.events.clone());
        assert_eq!(
            released,
            Vec::new(),
            "it went down upon what was there before"
        );
    }

    #[test]
    fn a_held_key_presses_no_new_control() {
        let ctx = Context::default();
        ctx.add_plugin(Steady::default());
        let mut presses = 0;
        frame(&ctx, &mut presses, 0.0, Vec::new());
        frame(&ctx, &mut presses, 0.1, tap());
        let enter = |repeat| Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: Modifiers::NONE,
        };
        frame(&ctx, &mut presses, 0.12, vec![enter(true), enter(false)]);
        assert_eq!(ctx.input(|i| i.events.len()), 1);
    }
}
