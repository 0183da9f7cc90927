//! Shows nothing before it is saved.
//!
//! On a desktop the window waits until a write is finished. A browser's storage answers later, while the window
//! continues: so its picture is held, and input is queued. If that takes longer than a blink, users may tap on the
//! held picture; those taps are not applied to the next one. For screen readers the window is busy in the meantime.

use std::time::Duration;

use egui::accesskit::TreeUpdate;
use egui::epaint::ClippedShape;
use egui::{Context, Event, FullOutput, Plugin, RawInput, TouchPhase};

use courtyard_library::Library;
use courtyard_library::storage::Durability;

/// Interval of checks while waiting, in case there is no notification.
const AGAIN: Duration = Duration::from_millis(250);

/// Time in seconds after which users perceive a held picture as current.
const BLINK: f64 = 0.15;

/// Holds the picture and its accessibility tree while a write is pending.
#[derive(Debug)]
pub(crate) struct PendingSave {
    library: Library,
    /// The last picture shown.
    shown: Vec<ClippedShape>,
    /// Its accessibility tree.
    update: Option<TreeUpdate>,
    holding: bool,
    /// Start of holding, in seconds of the window's clock.
    since: f64,
    /// Input while the picture was held.
    waiting: Vec<Event>,
}

impl PendingSave {
    /// Holds pictures of this library's state.
    pub(crate) fn new(library: Library) -> PendingSave {
        PendingSave {
            library,
            shown: Vec::new(),
            update: None,
            holding: false,
            since: 0.0,
            waiting: Vec::new(),
        }
    }

    /// Whether the picture is held in this frame.
    pub(crate) fn is_holding(&self) -> bool {
        self.holding
    }

    fn is_underway(&self) -> bool {
        matches!(self.library.durability(), Durability::Underway)
    }
}

impl Plugin for PendingSave {
    fn debug_name(&self) -> &'static str {
        "PendingSave"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        let now = input.time.unwrap_or_default();
        // The held state is shown before the queued input is applied.
        if self.holding {
            self.waiting.append(&mut input.events);
            if now - self.since > BLINK {
                self.waiting.retain(|event| !is_press(event));
            }
            return;
        }
        self.since = now;
        input.events.splice(..0, self.waiting.drain(..));
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        // Before the first picture there is nothing to hold.
        self.holding = self.is_underway() && !self.shown.is_empty();
        if self.holding {
            output.shapes.clone_from(&self.shown);
            let update = &mut output.platform_output.accesskit_update;
            update.clone_from(&self.update);
            if let Some(update) = update {
                say_busy(update);
            }
            ctx.request_repaint_after(AGAIN);
        } else {
            self.shown.clone_from(&output.shapes);
            self.update
                .clone_from(&output.platform_output.accesskit_update);
            if !self.waiting.is_empty() {
                ctx.request_repaint();
            }
        }
    }
}

/// Marks the window as busy.
fn say_busy(update: &mut TreeUpdate) {
    let root = update.tree.as_ref().map(|tree| tree.root);
    let nodes = update.nodes.iter_mut();
    for (_, node) in nodes.filter(|(id, _)| Some(*id) == root) {
        node.set_busy();
    }
}

/// Whether the event presses a finger or a button. A release without a press has no effect.
fn is_press(event: &Event) -> bool {
    match event {
        Event::PointerButton { pressed, .. } => *pressed,
        Event::Touch { phase, .. } => *phase == TouchPhase::Start,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::io::{self, ErrorKind};
    use std::path::Path;
    use std::sync::Arc;
    use std::task::{Context as Task, Poll, Waker};

    use egui::{PointerButton, Pos2, pos2};

    use super::*;
    use courtyard_library::storage::{Pages, Storage, Work};

    /// A window that counts the taps on it, and saves each before it shows it.
    struct Counting {
        ctx: Context,
        pages: Pages,
        taps: usize,
        now: f64,
        /// Whether the window was marked as busy in the last frame.
        is_busy: bool,
    }

    impl Counting {
        fn new() -> Counting {
            let pages = Pages::new(BTreeMap::new(), || {});
            let library = Library::on(
                Arc::new(pages.clone()),
                courtyard_core::game::Games::new([]),
                "/".into(),
            )
            .unwrap();
            let ctx = Context::default();
            ctx.enable_accesskit();
            ctx.add_plugin(PendingSave::new(library));
            Counting {
                ctx,
                pages,
                taps: 0,
                now: 0.0,
                is_busy: false,
            }
        }

        /// Runs the next frame. Returns the width of its bar: one point per tap.
        fn frame(&mut self, events: Vec<Event>) -> f32 {
            self.now += 0.01;
            let input = RawInput {
                events,
                time: Some(self.now),
                ..RawInput::default()
            };
            let (taps, pages) = (&mut self.taps, &self.pages);
            let mut output = self.ctx.run_ui(input, |ui| {
                let tapped = ui.input(|i| i.events.iter().filter(|e| is_press(e)).count());
                for _ in 0..tapped {
                    *taps += 1;
                    let path = format!("/{taps}");
                    pages.create(Path::new(&path)).unwrap();
                }
                let size = egui::vec2(*taps as f32, 1.0);
                let bar = egui::Rect::from_min_size(Pos2::ZERO, size);
                ui.painter().rect_filled(bar, 0.0, egui::Color32::RED);
            });
            output.textures_delta.clear();
            let update = output.platform_output.accesskit_update.unwrap();
            self.is_busy = update.nodes.iter().any(|(_, node)| node.is_busy());
            let mut bars = output.shapes.iter().filter_map(|shape| match &shape.shape {
                egui::Shape::Rect(bar) => Some(bar.rect.width()),
                _ => None,
            });
            bars.next().unwrap()
        }

        fn answer(&self, outcome: io::Result<()>) {
            let work = self.pages.poll_work(&mut Task::from_waker(Waker::noop()));
            assert!(matches!(work, Poll::Ready(Work::Keep(_))), "{work:?}");
            self.pages.kept(outcome);
        }
    }

    fn press() -> Event {
        Event::PointerButton {
            pos: pos2(5.0, 5.0),
            button: PointerButton::Primary,
            pressed: true,
            modifiers: egui::Modifiers::NONE,
        }
    }

    #[test]
    fn actions_are_shown_after_they_are_saved_and_later_taps_follow() {
        let mut window = Counting::new();
        assert_eq!(window.frame(Vec::new()), 0.0);
        assert!(!window.is_busy);
        // It is done at once, but not shown.
        assert_eq!(window.frame(vec![press()]), 0.0);
        assert_eq!(window.taps, 1);
        assert!(window.is_busy, "and that is announced");
        for _ in 0..3 {
            assert_eq!(window.frame(vec![press()]), 0.0);
            assert_eq!(window.taps, 1, "what is tapped meanwhile waits");
        }
        window.answer(Ok(()));
        // Now it is shown, and then the queued input is applied.
        assert_eq!(window.frame(Vec::new()), 1.0);
        assert_eq!(window.taps, 1);
        assert!(!window.is_busy);
        assert_eq!(window.frame(Vec::new()), 1.0);
        assert_eq!(window.taps, 4);
        window.answer(Ok(()));
        assert_eq!(window.frame(Vec::new()), 4.0);
    }

    #[test]
    fn taps_on_a_frozen_picture_do_not_act_on_the_next_one() {
        let mut window = Counting::new();
        window.frame(Vec::new());
        assert_eq!(window.frame(vec![press()]), 0.0);
        window.frame(vec![press()]);
        window.now += 1.0;
        window.frame(vec![press(), Event::Text("a".into())]);
        window.answer(Ok(()));
        assert_eq!(window.frame(vec![press()]), 1.0);
        window.frame(Vec::new());
        assert_eq!(window.taps, 1, "all of them were meant for what is gone");
        // From now on taps are applied again.
        window.frame(vec![press()]);
        assert_eq!(window.taps, 2);
    }

    #[test]
    fn failed_saves_are_shown_with_their_error() {
        let mut window = Counting::new();
        window.frame(Vec::new());
        assert_eq!(window.frame(vec![press()]), 0.0);
        window.answer(Err(ErrorKind::QuotaExceeded.into()));
        assert_eq!(window.frame(Vec::new()), 1.0);
        assert_eq!(window.frame(vec![press()]), 2.0);
    }
}
