//! Detects whether a picture differs from the previous one.
//!
//! Egui lays out a window for every event, often without a visible change: when a finger is lifted, while a picture is
//! held, or in the repaint after every response. In a browser, painting the same picture again costs as much as
//! painting another one.

use egui::epaint::ClippedShape;
use egui::{Context, FullOutput, Plugin};

/// Reports every picture that differs from the previous one before it is painted.
///
/// Has to be added after all plugins that change pictures.
pub struct Changes {
    report: Box<dyn FnMut() + Send + Sync>,
    shown: Vec<ClippedShape>,
    pixels_per_point: f32,
}

impl Changes {
    /// Reports changes to this function, including the first picture.
    pub fn new(report: impl FnMut() + Send + Sync + 'static) -> Changes {
        Changes {
            report: Box::new(report),
            shown: Vec::new(),
            pixels_per_point: 0.0,
        }
    }
}

impl Plugin for Changes {
    fn debug_name(&self) -> &'static str {
        "Changes"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        if self.pixels_per_point == output.pixels_per_point && self.shown == output.shapes {
            return;
        }
        self.pixels_per_point = output.pixels_per_point;
        self.shown.clone_from(&output.shapes);
        (self.report)();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use egui::RawInput;

    use super::*;

    #[test]
    fn only_changed_pictures_are_reported() {
        let reported = Arc::new(AtomicUsize::new(0));
        let ctx = Context::default();
        let counts = Arc::clone(&reported);
        ctx.add_plugin(Changes::new(move || {
            counts.fetch_add(1, Ordering::Relaxed);
        }));
        let show = |words: &str, larger: f32| {
            ctx.set_zoom_factor(larger);
            let before = reported.load(Ordering::Relaxed);
            for _ in 0..3 {
                let mut output = ctx.run_ui(RawInput::default(), |ui| {
                    ui.label(words);
                });
                output.textures_delta.clear();
            }
            reported.load(Ordering::Relaxed) - before
        };
        assert!(show("a", 1.0) > 0, "the first picture");
        assert_eq!(show("a", 1.0), 0);
        assert_eq!(show("b", 1.0), 1);
        assert!(show("b", 2.0) > 0, "all of it is larger");
        assert_eq!(show("b", 2.0), 0);
    }
}
