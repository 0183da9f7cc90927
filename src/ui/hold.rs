//! Nothing is shown that does not last.
//!
//! A disk keeps the window waiting until what was written lasts. A browser's storage answers later, and the window goes
//! on meanwhile: so what it shows is held as it was, and what is tapped or typed waits its turn.

use std::time::Duration;

use egui::accesskit::TreeUpdate;
use egui::epaint::ClippedShape;
use egui::{Context, Event, FullOutput, Plugin, RawInput};

use crate::library::Library;
use crate::library::storage::Standing;

/// How often a window that waits looks whether it still has to, should nobody tell it.
const AGAIN: Duration = Duration::from_millis(250);

/// Holds the picture, and what is told of it, while something that was written does not last yet.
#[derive(Debug)]
pub(super) struct Hold {
    library: Library,
    /// The last picture that was shown.
    shown: Vec<ClippedShape>,
    /// What was told of it.
    told: Option<TreeUpdate>,
    holding: bool,
    /// What was tapped and typed while the picture was held.
    waiting: Vec<Event>,
}

impl Hold {
    /// Holds what is shown of this library.
    pub(super) fn new(library: Library) -> Hold {
        Hold {
            library,
            shown: Vec::new(),
            told: None,
            holding: false,
            waiting: Vec::new(),
        }
    }

    fn is_underway(&self) -> bool {
        matches!(self.library.standing(), Standing::Underway)
    }
}

impl Plugin for Hold {
    fn debug_name(&self) -> &'static str {
        "Hold"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        self.waiting.append(&mut input.events);
        // What was held back is shown before anything is done upon it.
        if !self.holding {
            input.events = std::mem::take(&mut self.waiting);
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        // Before anything was shown there is nothing to be held.
        self.holding = self.is_underway() && !self.shown.is_empty();
        match self.holding {
            true => {
                output.shapes.clone_from(&self.shown);
                output
                    .platform_output
                    .accesskit_update
                    .clone_from(&self.told);
                ctx.request_repaint_after(AGAIN);
            }
            false => {
                self.shown.clone_from(&output.shapes);
                self.told
                    .clone_from(&output.platform_output.accesskit_update);
                if !self.waiting.is_empty() {
                    ctx.request_repaint();
                }
            }
        }
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
    use crate::library::storage::{Pages, Storage, Work};

    /// A window that counts the taps on it, and keeps each before it shows it.
    struct Counting {
        ctx: Context,
        pages: Pages,
        taps: usize,
    }

    impl Counting {
        fn new() -> Counting {
            let pages = Pages::new(BTreeMap::new(), || {});
            let library = Library::on(Arc::new(pages.clone()), "/".into()).unwrap();
            let ctx = Context::default();
            ctx.add_plugin(Hold::new(library));
            let taps = 0;
            Counting { ctx, pages, taps }
        }

        /// The next frame, and how wide the bar is that it shows: one point for each tap.
        fn frame(&mut self, events: Vec<Event>) -> f32 {
            let input = RawInput {
                events,
                ..RawInput::default()
            };
            let (taps, pages) = (&mut self.taps, &self.pages);
            let mut output = self.ctx.run_ui(input, |ui| {
                let tapped = ui.input(|i| i.events.iter().filter(|e| is_release(e)).count());
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

    fn release() -> Event {
        Event::PointerButton {
            pos: pos2(5.0, 5.0),
            button: PointerButton::Primary,
            pressed: false,
            modifiers: egui::Modifiers::NONE,
        }
    }

    fn is_release(event: &Event) -> bool {
        matches!(event, Event::PointerButton { pressed: false, .. })
    }

    #[test]
    fn nothing_is_shown_before_it_lasts_and_what_is_tapped_meanwhile_comes_after() {
        let mut window = Counting::new();
        assert_eq!(window.frame(Vec::new()), 0.0);
        // It is done at once, and not shown.
        assert_eq!(window.frame(vec![release()]), 0.0);
        assert_eq!(window.taps, 1);
        for _ in 0..3 {
            assert_eq!(window.frame(vec![release()]), 0.0);
            assert_eq!(window.taps, 1, "what is tapped meanwhile waits");
        }
        window.answer(Ok(()));
        // Now it is shown, and then comes what waited.
        assert_eq!(window.frame(Vec::new()), 1.0);
        assert_eq!(window.taps, 1);
        assert_eq!(window.frame(Vec::new()), 1.0);
        assert_eq!(window.taps, 4);
        window.answer(Ok(()));
        assert_eq!(window.frame(Vec::new()), 4.0);
    }

    #[test]
    fn what_fails_is_shown_as_well_since_that_is_said() {
        let mut window = Counting::new();
        window.frame(Vec::new());
        assert_eq!(window.frame(vec![release()]), 0.0);
        window.answer(Err(ErrorKind::QuotaExceeded.into()));
        assert_eq!(window.frame(Vec::new()), 1.0);
        assert_eq!(window.frame(vec![release()]), 2.0);
    }
}
