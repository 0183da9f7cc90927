//! The accessibility tree in terms of web pages: roles, names and states as in ARIA.
//!
//! On a desktop, AccessKit talks to the system directly. A browser needs elements of a page, so the tree is converted
//! to a list of them. This module does not access the page itself.

mod aria;
mod plugin;
#[cfg(test)]
mod tests;

pub use aria::INPUT_MODE;
pub use plugin::Mirror;

use std::collections::{BTreeMap, HashMap};

use egui::Event;
use egui::accesskit::{
    Action, ActionData, ActionRequest, Affine, Live, Node, NodeId, Rect, TreeId, TreeUpdate,
};

use aria::part;

/// The content of the screen in reading order.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Snapshot {
    /// All parts with content.
    pub parts: Vec<Part>,
    /// The index of the focused part.
    pub focus: Option<usize>,
    /// Whether the picture is held, so actions are delayed.
    pub is_busy: bool,
}

/// A control, a picture or a text on the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// Its identity, for as long as it exists.
    pub node: NodeId,
    /// Its `role`, its `aria-` attributes, and [`INPUT_MODE`].
    pub attributes: BTreeMap<&'static str, String>,
    /// The items, if it is a menu or a group of choices.
    pub items: Vec<NodeId>,
    /// Its content: text, or the value of a field.
    pub text: String,
    /// Its visible position, in CSS pixels from the corner of the canvas. A part scrolled out of view has no height or
    /// no width, and is at the edge where it disappeared.
    pub place: Bounds,
    /// Whether changes are announced, and how urgently.
    pub live: Option<Live>,
    /// Whether it is a text field.
    pub is_field: bool,
    /// The supported actions.
    actions: Vec<Action>,
    /// The minimum and maximum of its range, if any.
    range: [Option<f64>; 2],
}

/// A rectangle on the screen.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Bounds {
    /// Distance from the left.
    pub left: f64,
    /// Distance from the top.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Bounds {
    /// The bounds of this rectangle, rounded to a tenth of a pixel.
    fn of(rect: Rect) -> Bounds {
        let parts = f64::from(10_u8);
        let tenths = |x: f64| (x * parts).round() / parts;
        let [left, top, right, bottom] = [rect.x0, rect.y0, rect.x1, rect.y1].map(tenths);
        // A difference of rounded numbers is rounded again.
        let [width, height] = [right - left, bottom - top].map(|x| tenths(x.max(0.0)));
        Bounds {
            left,
            top,
            width,
            height,
        }
    }

    /// Whether no part of it is visible.
    pub fn is_empty(&self) -> bool {
        self.width == 0.0 || self.height == 0.0
    }
}

impl Part {
    /// Its accessible name, if it is not in the content.
    pub fn name(&self) -> Option<&str> {
        self.attributes.get("aria-label").map(String::as_str)
    }

    /// The events for the app when this part is activated.
    pub fn activated(&self) -> Vec<Event> {
        let wanted = if self.is_field {
            [Action::Focus, Action::Click]
        } else {
            [Action::Click, Action::Focus]
        };
        let action = wanted.into_iter().find(|a| self.actions.contains(a));
        self.ask(action.map(|action| (action, None)))
    }

    /// The events for the app when this key is pressed on this part, by the browser's name of the key. Browsers send
    /// keys to increase or decrease a value.
    pub fn keyed(&self, key: &str) -> Vec<Event> {
        let to = |end: Option<f64>| {
            let value = ActionData::NumericValue(end?);
            Some((Action::SetValue, Some(value)))
        };
        let asked = match key {
            "ArrowUp" | "ArrowRight" => Some((Action::Increment, None)),
            "ArrowDown" | "ArrowLeft" => Some((Action::Decrement, None)),
            "Home" => to(self.range[0]),
            "End" => to(self.range[1]),
            _ => None,
        };
        self.ask(asked.filter(|(action, _)| self.actions.contains(action)))
    }

    fn ask(&self, asked: Option<(Action, Option<ActionData>)>) -> Vec<Event> {
        // A control outside of the visible area is scrolled into view first.
        let seek =
            (asked.is_some() && self.place.is_empty()).then_some((Action::ScrollIntoView, None));
        let asked = seek.into_iter().chain(asked);
        let request = |(action, data)| {
            Event::AccessKitActionRequest(ActionRequest {
                action,
                target_tree: TreeId::ROOT,
                target_node: self.node,
                data,
            })
        };
        asked.map(request).collect()
    }
}

/// Converts a tree.
///
/// `seen` is the visible part of each node clipped by a scroll area, in the units of the tree's bounds; `pixel` is the
/// number of CSS pixels per pixel of the screen.
pub fn snapshot(tree: &TreeUpdate, seen: &HashMap<NodeId, Rect>, pixel: f64) -> Snapshot {
    let Some(info) = &tree.tree else {
        return Snapshot::default();
    };
    let nodes: HashMap<NodeId, &Node> = tree.nodes.iter().map(|(id, n)| (*id, n)).collect();
    let mut snapshot = Snapshot {
        is_busy: nodes.get(&info.root).is_some_and(|root| root.is_busy()),
        ..Snapshot::default()
    };
    // A stack with the next node on top.
    let mut rest = vec![(info.root, Affine::scale(pixel))];
    while let Some((id, around)) = rest.pop() {
        let Some(node) = nodes.get(&id) else {
            continue;
        };
        if node.is_hidden() {
            continue;
        }
        let transform = node.transform().map_or(around, |own| around * *own);
        if let Some(mut part) = part(id, node, &nodes) {
            let bounds = seen.get(&id).copied().or(node.bounds());
            part.place = bounds
                .map(|rect| Bounds::of(transform.transform_rect_bbox(rect)))
                .unwrap_or_default();
            if id == tree.focus {
                snapshot.focus = Some(snapshot.parts.len());
            }
            snapshot.parts.push(part);
        }
        let children = node.children().iter().rev();
        rest.extend(children.map(|child| (*child, transform)));
    }
    snapshot
}
