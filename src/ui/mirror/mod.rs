//! What the screen says to those who do not see it, in the words of web pages: roles, names and states as ARIA has them.
//!
//! A desktop speaks AccessKit with the window itself. A browser knows only the elements of a page, so there the same
//! tree is told as a list of them. Nothing in here touches a page.

mod aria;
mod plugin;
#[cfg(test)]
mod tests;

pub use plugin::Mirror;

use std::collections::{BTreeMap, HashMap};

use egui::Event;
use egui::accesskit::{
    Action, ActionData, ActionRequest, Affine, Live, Node, NodeId, Rect, TreeId, TreeUpdate,
};

use aria::part;

/// What the screen says, in the order in which it is read.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Snapshot {
    /// Everything that says something, each part once.
    pub parts: Vec<Part>,
    /// Which of the parts the keyboard is on.
    pub focus: Option<usize>,
    /// Whether all of it stands still for the moment, and what is asked of it waits.
    pub is_busy: bool,
}

/// One thing on the screen that says something: a control, a picture or a text.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// Which one it is, for as long as it stays.
    pub node: NodeId,
    /// Its `role` and its `aria-` attributes.
    pub attributes: BTreeMap<&'static str, String>,
    /// What stands in it: words to be read, or what a field holds.
    pub text: String,
    /// Where it is seen, in CSS pixels from the corner of the canvas. What is scrolled out of sight has no height or no
    /// width, and lies at the edge behind which it is.
    pub place: Bounds,
    /// Whether it is told as soon as it changes, and how urgent that is.
    pub live: Option<Live>,
    /// Whether it is a field to write in.
    pub is_field: bool,
    /// What can be asked of it.
    actions: Vec<Action>,
    /// The ends of its range, if it has one.
    range: [Option<f64>; 2],
}

/// A place on the screen.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Bounds {
    /// The distance from the left.
    pub left: f64,
    /// The distance from the top.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Bounds {
    /// The place of this rectangle, to a tenth of a pixel.
    fn of(rect: Rect) -> Bounds {
        let parts = f64::from(10_u8);
        let tenths = |x: f64| (x * parts).round() / parts;
        let [left, top, right, bottom] = [rect.x0, rect.y0, rect.x1, rect.y1].map(tenths);
        // Differences of tenths are no tenths again.
        let [width, height] = [right - left, bottom - top].map(|x| tenths(x.max(0.0)));
        Bounds {
            left,
            top,
            width,
            height,
        }
    }

    /// Whether nothing of it is seen.
    pub fn is_empty(&self) -> bool {
        self.width == 0.0 || self.height == 0.0
    }
}

impl Part {
    /// What its name is, if it has one that does not stand in it.
    pub fn name(&self) -> Option<&str> {
        self.attributes.get("aria-label").map(String::as_str)
    }

    /// What it means to the app when somebody activates this part.
    pub fn activated(&self) -> Vec<Event> {
        let wanted = match self.is_field {
            true => [Action::Focus, Action::Click],
            false => [Action::Click, Action::Focus],
        };
        let action = wanted.into_iter().find(|a| self.actions.contains(a));
        self.ask(action.map(|action| (action, None)))
    }

    /// What it means to the app when this key is pressed on this part, by the name that browsers have for the key: that
    /// is how they pass on that a value is to be raised or lowered.
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
        // What is done out of sight is brought into sight first.
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

/// Tells a tree.
///
/// `seen` is what is seen of a node that is cut off at the edge of an area that scrolls, in the same units as the tree's
/// bounds; `pixel` is how many CSS pixels a pixel of the screen is.
pub fn tell(tree: &TreeUpdate, seen: &HashMap<NodeId, Rect>, pixel: f64) -> Snapshot {
    let Some(info) = &tree.tree else {
        return Snapshot::default();
    };
    let nodes: HashMap<NodeId, &Node> = tree.nodes.iter().map(|(id, n)| (*id, n)).collect();
    let mut told = Snapshot {
        is_busy: nodes.get(&info.root).is_some_and(|root| root.is_busy()),
        ..Snapshot::default()
    };
    // What is to be told next lies on top.
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
                told.focus = Some(told.parts.len());
            }
            told.parts.push(part);
        }
        let children = node.children().iter().rev();
        rest.extend(children.map(|child| (*child, transform)));
    }
    told
}
