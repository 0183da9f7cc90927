//! Frames after a tap: the first one shows the result, and few follow.

use std::time::Duration;

use egui::{Event, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, ViewportId};
use tempfile::tempdir;

use crate::course;
use crate::person::{PHONE, Person};

/// Duration of a frame, and of a touch, in seconds.
const FRAME: f64 = 1.0 / 60.0;
const TAP: f64 = 0.08;

/// A repaint requested later than this is not immediate.
const LATER: Duration = Duration::from_millis(200);

/// On any event, egui draws the current frame and two more. A tap has three events: finger down, finger up, and finger
/// gone.
const FRAMES: usize = 3;

/// Draws a frame with these events and the frames they cause. Returns the number of frames, and the screen's text
/// after the first one.
fn draw(person: &mut Person, events: Vec<Event>) -> (usize, String) {
    let mut now = person.window.ctx.input(|i| i.time) + FRAME;
    let input = person.window.input_mut();
    input.time = Some(now);
    input.events = events;
    person.window.step();
    let first = person.screen_text();
    let mut frames = 1;
    let delay = |person: &Person| {
        let output = person.window.output();
        output.viewport_output[&ViewportId::ROOT].repaint_delay
    };
    while delay(person) < LATER {
        frames += 1;
        assert!(frames < 60, "{:?}", person.window.ctx.repaint_causes());
        now += FRAME;
        person.window.input_mut().time = Some(now);
        person.window.step();
    }
    (frames, first)
}

/// Taps here. Returns the number of frames while the finger is down and after it is gone, and the text of the first of
/// these.
fn tap_at(person: &mut Person, pos: Pos2) -> (usize, usize, String) {
    let touch = |phase| Event::Touch {
        device_id: TouchDeviceId(0),
        id: TouchId(1),
        phase,
        pos,
        force: None,
    };
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let down = vec![
        touch(TouchPhase::Start),
        Event::PointerMoved(pos),
        button(true),
    ];
    let (pressed, _) = draw(person, down);
    let lifted = person.window.ctx.input(|i| i.time) + TAP;
    person.window.input_mut().time = Some(lifted);
    // A browser reports that the finger is gone after it has reported the tap.
    let (tapped, first) = draw(person, vec![button(false)]);
    let (gone, _) = draw(person, vec![touch(TouchPhase::End), Event::PointerGone]);
    person.window.input_mut().time = None;
    (pressed, tapped + gone, first)
}

#[test]
fn the_first_frame_after_a_tap_shows_its_result_and_few_frames_follow() {
    for (entries, tapped) in [
        (
            30,
            "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)",
        ),
        (30, "@dueling-nobles-kind-heal"),
        (34, "@dueling-nobles-do-attack-with card=K♥"),
        (13, "@kind-end-turn"),
        (1, "@dueling-nobles-kind-sell"),
        (1, "@menu-rules"),
        (30, "@dueling-nobles-noble-label card=K♥ name=Ana"),
    ] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", "game-catsatcards", entries);
        let mut person = Person::at(folder.path(), PHONE);
        let before = person.screen_text();
        let place = person.place(tapped).center();
        let (pressed, frames, first) = tap_at(&mut person, place);
        let settled = person.screen_text();
        assert_ne!(settled, before, "{tapped}");
        assert_eq!(first, settled, "{tapped}");
        assert!(pressed <= FRAMES, "{tapped}: {pressed} frames when pressed");
        assert!(
            frames <= 2 * FRAMES,
            "{tapped}: {frames} frames after the tap"
        );
    }
}
