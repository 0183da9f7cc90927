//! Reports the accessibility tree after each pass in which it has changed.

use std::collections::HashMap;
use std::sync::Arc;

use egui::accesskit::{NodeId, Rect};
use egui::{Context, FullOutput, Plugin};

use super::{Snapshot, snapshot};

/// Reports the accessibility tree whenever it changes.
pub struct Mirror {
    last: Arc<Snapshot>,
    send: Box<dyn Fn(Arc<Snapshot>) + Send + Sync>,
}

impl Mirror {
    /// Reports to this function. It is also called for passes that are not painted, but the last call is for the
    /// painted one.
    pub fn new(send: impl Fn(Arc<Snapshot>) + Send + Sync + 'static) -> Mirror {
        Mirror {
            last: Arc::default(),
            send: Box::new(send),
        }
    }
}

impl Plugin for Mirror {
    fn debug_name(&self) -> &'static str {
        "Mirror"
    }

    fn setup(&mut self, ctx: &Context) {
        ctx.enable_accesskit();
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        // A held picture has no tree: the last one stays valid.
        let Some(tree) = &output.platform_output.accesskit_update else {
            return;
        };
        let pixel = ctx.native_pixels_per_point().unwrap_or(1.0);
        let shown = snapshot(tree, &cut_off(ctx), 1.0 / f64::from(pixel));
        if shown != *self.last {
            self.last = Arc::new(shown);
            (self.send)(Arc::clone(&self.last));
        }
    }
}

/// The visible parts of all clipped widgets after a pass.
fn cut_off(ctx: &Context) -> HashMap<NodeId, Rect> {
    ctx.viewport(|viewport| {
        // The pass that just ended is already the previous one.
        let layers = viewport.prev_pass.widgets.layers();
        let widgets = layers.flat_map(|(_, widgets)| widgets);
        let cut = widgets.filter(|w| w.interact_rect != w.rect);
        cut.map(|w| {
            let ([x0, x1], [y0, y1]) = (
                seen(w.rect.x_range(), w.interact_rect.x_range()),
                seen(w.rect.y_range(), w.interact_rect.y_range()),
            );
            (w.id.accesskit_id(), Rect { x0, y0, x1, y1 })
        })
        .collect()
    })
}

/// The visible part of an interval, given its intersection with the visible range; a point at the edge of the range if
/// they are disjoint.
fn seen(whole: egui::Rangef, common: egui::Rangef) -> [f64; 2] {
    let (from, to) = match (common.min <= common.max, common.min == whole.min) {
        (true, _) => (common.min, common.max),
        // It starts behind the end of the range.
        (false, true) => (common.max, common.max),
        (false, false) => (common.min, common.min),
    };
    [from.into(), to.into()]
}
