//! Ignores taps that were meant for the previous state of the screen.
//!
//! A user who double-taps, or taps just when the screen changes, means the previous state. New controls therefore
//! accept fingers and pointers only after they have been visible for a moment. A control that stays where it was accepts
//! them at once, as long as the same player is asked. Keys are not delayed, but a held key does not press new controls.

use std::time::Duration;

use egui::{Context, Event, FullOutput, Id, Key, Plugin, Pos2, RawInput, WidgetRects};

use crate::input::blocked::{self, KeptBack};
use crate::input::pending_save::PendingSave;

/// Time in seconds that new content has to be visible before it accepts taps.
const SEEN: f64 = 0.35;

/// The state of new content.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
enum State {
    /// It has been visible long enough.
    #[default]
    Seen,
    /// It was requested in this pass, which still shows the previous content.
    Wanted,
    /// A later pass has it, and the next picture will show it.
    Coming,
    /// It is in the last picture.
    Shown,
    /// Visible since this time of the window's clock.
    Since(f64),
}

/// The question on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// Identifies who is asked, and the page. When it changes, no control is the one that was there.
    pub whom: Id,
    /// Identifies the question among those to the same player on the same page.
    pub what: Id,
}

impl Asked {
    /// A question of which no control stays for the next one.
    pub fn of(question: Id) -> Asked {
        Asked {
            whom: question,
            what: question,
        }
    }
}

/// Withholds taps from new content.
#[derive(Default)]
pub(crate) struct Steady {
    /// The last question.
    asked: Option<Asked>,
    state: State,
    /// The controls of the previous content that may have stayed.
    before: WidgetRects,
    kept_back: KeptBack,
}

/// Delay until one more frame is drawn. An immediate repaint would be drawn twice.
const SOON: Duration = Duration::from_millis(1);

/// Declares the question on the screen, once in every pass. If it differs from the previous frame's, it accepts no
/// taps until it has been visible.
pub(crate) fn asks(ctx: &Context, asked: Asked) {
    let state = ctx.with_plugin(|steady: &mut Steady| {
        steady.asks(ctx, asked);
        steady.state
    });
    match state.unwrap_or_default() {
        State::Seen => {}
        // The plugin that holds the picture takes care of the next one.
        State::Coming if is_held(ctx) => {}
        // The next pass in this frame shows it.
        State::Wanted if ctx.will_discard() => {}
        State::Wanted | State::Coming | State::Shown => ctx.request_repaint_after(SOON),
        State::Since(_) => ctx.request_repaint_after(Duration::from_secs_f64(SEEN)),
    }
}

/// Whether the last picture is held, so that nothing new is visible.
fn is_held(ctx: &Context) -> bool {
    ctx.with_plugin(|hold: &mut PendingSave| hold.is_holding()) == Some(true)
}

impl Steady {
    /// Records the question.
    fn asks(&mut self, ctx: &Context, asked: Asked) {
        let before = self.asked.replace(asked);
        if let Some(before) = before.filter(|before| *before != asked) {
            self.state = State::Wanted;
            self.before = if before.whom == asked.whom {
                ctx.viewport(|viewport| viewport.prev_pass.widgets.clone())
            } else {
                WidgetRects::default()
            };
        } else if self.state == State::Wanted {
            self.state = State::Coming;
        }
    }

    /// Whether the control here was here before the question changed, too.
    fn stays(&self, ctx: &Context, at: Pos2) -> bool {
        let Some(layer) = ctx.layer_id_at(at) else {
            return false;
        };
        ctx.viewport(|viewport| {
            let widgets = viewport.prev_pass.widgets.get_layer(layer);
            let under = widgets
                .filter(|widget| widget.sense.senses_click() && widget.interact_rect.contains(at));
            let Some(now) = under.last() else {
                return false;
            };
            let before = self.before.get(now.id);
            before.is_some_and(|before| {
                let moved = before.rect.min - now.rect.min;
                before.layer_id == layer && moved.abs().max_elem() < 1.0
            })
        })
    }
}

/// Whether the event is withheld from new content.
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
        let mut kept_back = std::mem::take(&mut self.kept_back);
        kept_back.take(input, |event| {
            let stays = || match event {
                Event::PointerButton { pos, .. } => self.stays(ctx, *pos),
                _ => false,
            };
            is_new && is_for_what_was(event) && !stays()
        });
        self.kept_back = kept_back;
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
    use egui::{Modifiers, PointerButton, RawInput, Rect, Sense, pos2, vec2};

    use super::*;

    fn button(pressed: bool) -> Event {
        Event::PointerButton {
            pos: pos2(5.0, 5.0),
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    /// A window in which every press changes the question. Returns the number of presses in a frame at this time.
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
            asks(ui.ctx(), Asked::of(Id::unique(*presses)));
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
        // However late its picture is, the time counts from there.
        assert_eq!(at(5.0, tap()), 0);
        assert_eq!(at(5.02, tap()), 0);
        assert_eq!(at(5.2, tap()), 0);
        assert_eq!(at(5.03 + SEEN, tap()), 1);
    }

    /// A window in which every tap changes the question, with a button at one place and another one elsewhere. Returns the
    /// taps on the button in a frame at this time.
    fn tap_beside(ctx: &Context, asked: &mut u32, whom: u32, now: f64, events: Vec<Event>) -> bool {
        let input = RawInput {
            time: Some(now),
            events,
            ..RawInput::default()
        };
        let mut tapped = false;
        let mut output = ctx.run_ui(input, |ui| {
            let place = Rect::from_min_size(pos2(0.0, 0.0), vec2(20.0, 20.0));
            tapped = ui
                .interact(place, Id::unique("stays"), Sense::click())
                .clicked();
            let aside = place.translate(vec2(50.0, 10.0 * *asked as f32));
            ui.interact(aside, Id::unique("moves"), Sense::click());
            *asked += u32::from(tapped);
            let what = Id::unique(*asked);
            let whom = Id::unique(whom);
            asks(ui.ctx(), Asked { whom, what });
        });
        output.textures_delta.clear();
        tapped
    }

    #[test]
    fn a_control_that_stays_accepts_quick_taps_of_the_same_player() {
        let ctx = Context::default();
        ctx.add_plugin(Steady::default());
        let mut asked = 0;
        let mut at = |whom, now, events| tap_beside(&ctx, &mut asked, whom, now, events);
        at(0, 0.0, Vec::new());
        at(0, 0.05, Vec::new());
        assert!(at(0, 0.1, tap()), "nothing is new yet");
        at(0, 0.12, Vec::new());
        assert!(at(0, 0.15, tap()), "it stays where it was");
        // Another player is asked: the same place means something else.
        at(1, 0.2, Vec::new());
        at(1, 0.22, Vec::new());
        assert!(!at(1, 0.25, tap()));
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
