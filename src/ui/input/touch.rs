//! Tolerances for taps by finger or mouse.
//!
//! A finger moves slightly while it is down. Egui's limit, which is for mice, would reject such taps. Both may be held
//! for any time: holding has no other meaning, so a press ends in a tap when it is released.
//!
//! Egui receives all events between two frames at once, but reads only the final position of the pointer. Each frame
//! therefore gets the events at one position only; later ones wait for the next frame.

use std::collections::BTreeSet;

use egui::{
    Context, Event, FullOutput, InputOptions, Plugin, RawInput, TouchDeviceId, TouchId, TouchPhase,
};

use crate::theme::size;

/// The width of a scroll bar that ignores input; it is still drawn in its floating width.
const NO_BAR: f32 = -1.0;

/// Allows long presses, lets held fingers move, and gives each frame at most one tap.
#[derive(Debug, Default)]
pub(crate) struct Touch {
    /// The fingers that are down.
    down: BTreeSet<(TouchDeviceId, TouchId)>,
    /// Events for later frames.
    waiting: Vec<Event>,
    /// Whether a mouse was moved last, not a finger.
    mouse: bool,
}

impl Touch {
    /// Tracks fingers. Returns whether any was down before, during or after the events.
    fn follow(&mut self, events: &[Event]) -> bool {
        let mut touched = !self.down.is_empty();
        for event in events {
            let Event::Touch {
                device_id,
                id,
                phase,
                ..
            } = event
            else {
                continue;
            };
            touched = true;
            match phase {
                TouchPhase::Start | TouchPhase::Move => self.down.insert((*device_id, *id)),
                TouchPhase::End | TouchPhase::Cancel => self.down.remove(&(*device_id, *id)),
            };
        }
        touched
    }
}

impl Plugin for Touch {
    fn debug_name(&self) -> &'static str {
        "Touch"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        input.events.splice(..0, self.waiting.drain(..));
        self.waiting = input.events.split_off(one_place(&input.events));
        let touched = self.follow(&input.events);
        let drift = if touched {
            size::DRIFT
        } else {
            InputOptions::default().max_click_dist
        };
        let moved = |event: &Event| matches!(event, Event::PointerMoved(_));
        if touched {
            self.mouse = false;
        } else {
            self.mouse |= input.events.iter().any(moved);
        }
        // A finger at the edge scrolls the content, not the invisible bar.
        let bar = if self.mouse { size::SCROLL_BAR } else { NO_BAR };
        if ctx.global_style().spacing.scroll.bar_width != bar {
            ctx.all_styles_mut(|style| style.spacing.scroll.bar_width = bar);
        }
        ctx.options_mut(|options| {
            options.input_options.max_click_dist = drift;
            options.input_options.max_click_duration = f64::INFINITY;
        });
    }

    fn output_hook(&mut self, ctx: &Context, _output: &mut FullOutput) {
        if !self.waiting.is_empty() {
            ctx.request_repaint();
        }
    }
}

/// Number of events until a press leaves its position, or until another press.
fn one_place(events: &[Event]) -> usize {
    let (mut press, mut released) = (None, false);
    let mut ends = |event: &Event| match event {
        Event::PointerMoved(pos) => press.is_some_and(|place| place != *pos),
        Event::PointerButton { pos, pressed, .. } => {
            if released && *pressed || press.is_some_and(|place| place != *pos) {
                return true;
            }
            if *pressed {
                press = Some(*pos);
            } else {
                released = press.is_some();
            }
            false
        }
        _ => false,
    };
    events.iter().position(&mut ends).unwrap_or(events.len())
}

#[cfg(test)]
mod tests {
    use egui::{Modifiers, PointerButton, Pos2, Rect, pos2, vec2};

    use super::*;

    /// A window with a button that counts its taps.
    struct Counting {
        ctx: Context,
        taps: usize,
        now: f64,
    }

    const HERE: Pos2 = pos2(30.0, 20.0);

    impl Counting {
        fn new() -> Counting {
            let ctx = Context::default();
            ctx.add_plugin(Touch::default());
            let (taps, now) = (0, 0.0);
            let mut window = Counting { ctx, taps, now };
            window.frame(0.0, Vec::new());
            window
        }

        /// Runs a frame, this number of seconds after the last one.
        fn frame(&mut self, later: f64, events: Vec<Event>) {
            self.now += later;
            let input = RawInput {
                events,
                time: Some(self.now),
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(200.0, 100.0))),
                ..RawInput::default()
            };
            let taps = &mut self.taps;
            let output = self.ctx.run_ui(input, |ui| {
                let button = egui::Button::new("Tap").min_size(vec2(60.0, 44.0));
                *taps += usize::from(ui.add(button).clicked());
            });
            output.drop_without_applying_deltas();
        }
    }

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    fn touch(pos: Pos2, phase: TouchPhase) -> Event {
        Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(1),
            phase,
            pos,
            force: None,
        }
    }

    /// The events of a finger on a desktop.
    fn down() -> Vec<Event> {
        vec![
            touch(HERE, TouchPhase::Start),
            Event::PointerMoved(HERE),
            button(HERE, true),
        ]
    }

    fn moved(pos: Pos2) -> Vec<Event> {
        vec![touch(pos, TouchPhase::Move), Event::PointerMoved(pos)]
    }

    fn up(pos: Pos2) -> Vec<Event> {
        vec![
            touch(pos, TouchPhase::End),
            button(pos, false),
            Event::PointerGone,
        ]
    }

    #[test]
    fn a_finger_may_drift_and_rest() {
        for (drift, rest) in [
            (0.0, 0.05),
            (7.0, 0.05),
            (13.0, 0.1),
            (0.0, 0.9),
            (5.0, 30.0),
        ] {
            let mut window = Counting::new();
            let there = HERE + vec2(drift, 0.0);
            window.frame(0.1, down());
            window.frame(rest / 2.0, moved(there));
            window.frame(rest / 2.0, Vec::new());
            window.frame(0.01, up(there));
            window.frame(0.01, Vec::new());
            assert_eq!(window.taps, 1, "{drift} points, {rest} seconds");
        }
    }

    #[test]
    fn a_finger_that_goes_elsewhere_does_not_tap() {
        let mut window = Counting::new();
        let there = HERE + vec2(size::DRIFT + 2.0, 0.0);
        window.frame(0.1, down());
        window.frame(0.05, moved(there));
        // It does not tap when it returns either.
        window.frame(0.05, moved(HERE));
        window.frame(0.01, up(HERE));
        window.frame(0.01, Vec::new());
        assert_eq!(window.taps, 0);
    }

    #[test]
    fn a_mouse_follows_the_usual_click_rules_even_after_a_finger() {
        let elsewhere = pos2(150.0, 80.0);
        for (there, rest, taps) in [
            (HERE, 0.05, 1),
            (HERE, 0.9, 1),
            (HERE, 30.0, 1),
            (HERE + vec2(7.0, 0.0), 0.05, 0),
            (elsewhere, 0.9, 0),
        ] {
            let mut window = Counting::new();
            window.frame(0.1, down());
            window.frame(0.1, up(HERE));
            assert_eq!(window.taps, 1);
            window.frame(0.5, vec![Event::PointerMoved(HERE), button(HERE, true)]);
            window.frame(rest / 2.0, Vec::new());
            window.frame(rest / 2.0, vec![Event::PointerMoved(there)]);
            window.frame(0.01, vec![button(there, false)]);
            window.frame(0.01, Vec::new());
            assert_eq!(window.taps, 1 + taps, "{there}, {rest} seconds");
        }
    }

    #[test]
    fn a_press_and_its_release_in_one_frame_are_one_tap() {
        let mut window = Counting::new();
        window.frame(0.3, [down(), up(HERE)].concat());
        window.frame(0.3, Vec::new());
        assert_eq!(window.taps, 1);
    }

    #[test]
    fn taps_in_one_frame_are_all_done_and_each_where_it_was() {
        let elsewhere = pos2(150.0, 80.0);
        let away = || {
            vec![
                Event::PointerMoved(elsewhere),
                button(elsewhere, true),
                button(elsewhere, false),
            ]
        };
        for (events, taps) in [
            ([down(), up(HERE), down(), up(HERE)].concat(), 2),
            ([down(), up(HERE), away()].concat(), 1),
            ([away(), down(), up(HERE)].concat(), 1),
            // The button ends between the press and the release.
            (
                [
                    down(),
                    moved(HERE + vec2(0.0, 13.0)),
                    up(HERE + vec2(0.0, 13.0)),
                ]
                .concat(),
                1,
            ),
        ] {
            let mut window = Counting::new();
            let listed = format!("{events:?}");
            window.frame(0.3, events);
            while window.ctx.has_requested_repaint() && window.now < 10.0 {
                window.frame(0.3, Vec::new());
            }
            assert_eq!(window.taps, taps, "{listed}");
        }
    }

    #[test]
    fn a_finger_on_a_page_taps_once_however_its_events_fall_into_frames() {
        // A browser reports a finger twice, as pointer and as touch; the page reacts to the pointer at once.
        let events = [
            (button(HERE, true), true),
            (button(HERE, true), false),
            (touch(HERE, TouchPhase::Start), false),
            (button(HERE, false), true),
            (button(HERE, false), false),
            (Event::PointerGone, false),
            (touch(HERE, TouchPhase::End), false),
        ];
        // Between any two events there may be a frame.
        for cuts in 0..1 << events.len() {
            let mut window = Counting::new();
            let mut waiting = Vec::new();
            for (n, (event, at_once)) in events.iter().enumerate() {
                waiting.push(event.clone());
                if *at_once || cuts & 1 << n != 0 {
                    window.frame(0.2, std::mem::take(&mut waiting));
                }
            }
            window.frame(0.2, waiting);
            window.frame(0.2, Vec::new());
            assert_eq!(window.taps, 1, "{cuts:b}");
        }
    }
}
