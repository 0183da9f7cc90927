//! The controls as elements of the page beside the canvas, which screen readers read and activate.
//!
//! The elements are positioned over the controls they represent. They are invisible and let all pointer events through
//! to the canvas.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use std::sync::Arc;

use egui::accesskit::{Live, NodeId};
use egui::{Context, Event};
use futures_channel::mpsc::{UnboundedReceiver, unbounded};
use futures_util::StreamExt;
use js_sys::futures::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, FocusOptions, HtmlCanvasElement, HtmlElement, HtmlInputElement,
    KeyboardEvent, MouseEvent,
};

use super::page::hear;
use courtyard_ui::mirror::{self, Bounds, INPUT_MODE, Part, Snapshot};

/// The id of the element that contains all others.
const MIRROR: &str = "mirror";

/// The app's name, the same in every language.
const NAME: &str = "Courtyard";

/// Minimum width and height of an element, in CSS pixels: screen readers skip elements without a size.
const LEAST: f64 = 1.0;

/// The mirror of the canvas.
#[derive(Debug, Clone)]
pub(super) struct Mirror {
    asked: Rc<RefCell<Vec<Event>>>,
}

impl Mirror {
    /// Adds a mirror beside the canvas. It follows everything that the app shows from now on.
    ///
    /// # Errors
    /// Fails if the canvas is not on the page.
    pub(super) fn new(
        document: &Document,
        canvas: &HtmlCanvasElement,
        ctx: &Context,
    ) -> Result<Mirror, JsValue> {
        let page = Elements::new(document, canvas)?;
        let root = page.root.clone();
        let page = Rc::new(RefCell::new(page));
        let mirror = Mirror {
            asked: Rc::default(),
        };
        let (sender, snapshots) = unbounded();
        ctx.add_plugin(mirror::Mirror::new(move |snapshots| {
            // The receiver exists as long as the page is open.
            let _ = sender.unbounded_send(snapshots);
        }));
        spawn_local(follow(Rc::clone(&page), snapshots));
        let (at, asked, repaint) = (Rc::clone(&page), Rc::clone(&mirror.asked), ctx.clone());
        hear(&root, "click", move |event: MouseEvent| {
            let page = at.borrow();
            let target = event.target().and_then(|t| t.dyn_into().ok());
            let Some(part) = target.and_then(|target| page.part(&target)) else {
                return;
            };
            if part.is_field {
                page.open_keyboard();
            }
            asked.borrow_mut().extend(part.activated());
            repaint.request_repaint();
        });
        let (asked, repaint) = (Rc::clone(&mirror.asked), ctx.clone());
        hear(&root, "keydown", move |event: KeyboardEvent| {
            let page = page.borrow();
            let target = event.target().and_then(|t| t.dyn_into().ok());
            let part = target.and_then(|target| page.part(&target));
            let meant = part.map(|part| part.keyed(&event.key()));
            if let Some(meant) = meant.filter(|meant| !meant.is_empty()) {
                event.prevent_default();
                asked.borrow_mut().extend(meant);
                repaint.request_repaint();
            }
        });
        Ok(mirror)
    }

    /// Returns the actions that screen readers have requested since the last call.
    pub(super) fn asked(&self) -> Vec<Event> {
        self.asked.take()
    }
}

/// Updates the page's elements whenever a new snapshot arrives.
async fn follow(page: Rc<RefCell<Elements>>, mut snapshots: UnboundedReceiver<Arc<Snapshot>>) {
    while let Some(mut now) = snapshots.next().await {
        // Only the last snapshot was painted.
        while let Ok(later) = snapshots.try_recv() {
            now = later;
        }
        // Elements created here accept every attribute.
        let _ = page.borrow_mut().show(now);
    }
}

/// The elements of the page.
#[derive(Debug)]
struct Elements {
    document: Document,
    canvas: HtmlCanvasElement,
    root: HtmlElement,
    /// The container of live regions. Only changes inside an element that already existed are read out.
    polite: HtmlElement,
    urgent: HtmlElement,
    /// The snapshot that the elements show.
    shown: Arc<Snapshot>,
    elements: HashMap<NodeId, HtmlElement>,
    /// Position of the canvas when the elements were placed.
    corner: [f64; 2],
}

impl Elements {
    fn new(document: &Document, canvas: &HtmlCanvasElement) -> Result<Elements, JsValue> {
        let layer = |styles: &[(&str, &str)]| -> Result<HtmlElement, JsValue> {
            let element: HtmlElement = document.create_element("div")?.dyn_into()?;
            for (name, value) in styles {
                element.style().set_property(name, value)?;
            }
            Ok(element)
        };
        let root = layer(&[("opacity", "0"), ("pointer-events", "none")])?;
        root.set_id(MIRROR);
        let (polite, urgent) = (layer(&[])?, layer(&[])?);
        polite.set_attribute("aria-live", "polite")?;
        urgent.set_attribute("aria-live", "assertive")?;
        root.append_child(&polite)?;
        root.append_child(&urgent)?;
        // A group can be browsed like a page and also takes keys; an application takes keys only.
        canvas.set_attribute("role", "group")?;
        canvas.set_attribute("aria-label", NAME)?;
        canvas.set_attribute("aria-owns", MIRROR)?;
        let elements = Elements {
            document: document.clone(),
            canvas: canvas.clone(),
            root,
            polite,
            urgent,
            shown: Arc::default(),
            elements: HashMap::new(),
            corner: [0.0; 2],
        };
        elements.settle(None)?;
        let parent = canvas
            .parent_node()
            .ok_or("the canvas is not on the page")?;
        let behind = match elements.agent() {
            Some(agent) => {
                // The app gives it the focus; the user must not reach it by Tab.
                agent.set_tab_index(-1);
                // Its texts are names and notes, and Enter leads to the next step.
                for (name, value) in [
                    ("autocapitalize", "sentences"),
                    ("autocomplete", "off"),
                    ("enterkeyhint", "next"),
                    ("spellcheck", "false"),
                ] {
                    agent.set_attribute(name, value)?;
                }
                agent.next_sibling()
            }
            None => canvas.next_sibling(),
        };
        parent.insert_before(&elements.root, behind.as_ref())?;
        Ok(elements)
    }

    /// The hidden input field of eframe, behind the canvas.
    fn agent(&self) -> Option<HtmlInputElement> {
        self.canvas.next_element_sibling()?.dyn_into().ok()
    }

    /// The part that this element represents, or an ancestor of it.
    fn part(&self, element: &Element) -> Option<&Part> {
        let id = element.closest("[id^=mirror-]").ok()??.id();
        let mut parts = self.shown.parts.iter();
        parts.find(|part| self::id(part.node) == id)
    }

    /// Browsers open their keyboard only during a tap, which is before the app receives it.
    fn open_keyboard(&self) {
        if let Some(agent) = self.agent() {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            // An element that cannot be focused opens no keyboard.
            let _ = agent.focus_with_options(&options);
        }
    }

    /// Updates the page to this snapshot; unchanged elements are not touched.
    fn show(&mut self, now: Arc<Snapshot>) -> Result<(), JsValue> {
        let before = std::mem::replace(&mut self.shown, now);
        let now = Arc::clone(&self.shown);
        let rect = self.canvas.get_bounding_client_rect();
        let moved = self.corner != [rect.left(), rect.top()];
        self.corner = [rect.left(), rect.top()];

        let stays: HashMap<NodeId, &Part> = now.parts.iter().map(|p| (p.node, p)).collect();
        let is_there = |part: &&Part| {
            let stays = stays.get(&part.node);
            stays.is_some_and(|now| now.live == part.live)
        };
        for part in before.parts.iter().filter(|part| !is_there(part)) {
            if let Some(element) = self.elements.remove(&part.node) {
                element.remove();
            }
        }
        let known: HashMap<NodeId, &Part> = before.parts.iter().map(|p| (p.node, p)).collect();
        for part in &now.parts {
            let old = if self.elements.contains_key(&part.node) {
                known.get(&part.node).copied()
            } else {
                None
            };
            match old {
                Some(old) if old == part && !moved => {}
                old => self.update(part, old, moved)?,
            }
        }
        for live in [None, Some(Live::Polite), Some(Live::Assertive)] {
            let order = |snapshot: &Snapshot| -> Vec<NodeId> {
                let parts = snapshot.parts.iter().filter(|part| part.live == live);
                parts.map(|part| part.node).collect()
            };
            let mut old = order(&before);
            old.retain(|node| stays.get(node).is_some_and(|now| now.live == live));
            self.arrange(live, &old, &order(&now))?;
        }
        let focus = |snapshot: &Snapshot| snapshot.focus.map(|n| snapshot.parts[n].node);
        let on = now.focus.map(|n| &now.parts[n]);
        let name = |snapshot: &Snapshot| {
            let on = snapshot.focus.map(|n| &snapshot.parts[n]);
            on.and_then(|part| Some(part.name()?.to_owned()))
        };
        if focus(&before) != focus(&now) || name(&before) != name(&now) {
            self.settle(on)?;
        }
        // Last, because changes in a busy element are read when it is ready.
        match (before.is_busy, now.is_busy) {
            (false, true) => self.root.set_attribute("aria-busy", "true"),
            (true, false) => self.root.remove_attribute("aria-busy"),
            _ => Ok(()),
        }
    }

    /// Updates the changed attributes of a part's element.
    fn update(&mut self, part: &Part, old: Option<&Part>, moved: bool) -> Result<(), JsValue> {
        let element = match self.elements.get(&part.node) {
            Some(element) => element.clone(),
            None => {
                let element: HtmlElement = self.document.create_element("div")?.dyn_into()?;
                element.set_id(&id(part.node));
                for (name, value) in [("position", "fixed"), ("overflow", "hidden")] {
                    element.style().set_property(name, value)?;
                }
                self.elements.insert(part.node, element.clone());
                element
            }
        };
        if let Some(old) = old {
            let gone = old.attributes.keys();
            for name in gone.filter(|name| !part.attributes.contains_key(*name)) {
                element.remove_attribute(name)?;
            }
        }
        for (name, value) in &part.attributes {
            if old.and_then(|old| old.attributes.get(name)) != Some(value) {
                element.set_attribute(name, value)?;
            }
        }
        if old.map_or(&[][..], |old| &old.items) != part.items {
            let items: Vec<String> = part.items.iter().map(|item| id(*item)).collect();
            element.set_attribute("aria-owns", &items.join(" "))?;
        }
        if old.is_some_and(|old| old.text != part.text) || old.is_none() && !part.text.is_empty() {
            element.set_text_content(Some(&part.text));
        }
        let old = old.map(|old| old.place).filter(|_| !moved);
        let lengths = |place: Bounds| {
            let [x, y] = self.corner;
            [
                ("left", place.left + x),
                ("top", place.top + y),
                ("width", place.width.max(LEAST)),
                ("height", place.height.max(LEAST)),
            ]
        };
        let old = old.map(lengths);
        for (n, (name, length)) in lengths(part.place).into_iter().enumerate() {
            if old.is_none_or(|old| old[n].1 != length) {
                element.style().set_property(name, &format!("{length}px"))?;
            }
        }
        Ok(())
    }

    /// Reorders the elements of one kind. `old` is the present order of the existing elements.
    fn arrange(&self, live: Option<Live>, old: &[NodeId], new: &[NodeId]) -> Result<(), JsValue> {
        if old == new {
            return Ok(());
        }
        let (parent, end) = match live {
            None => (&self.root, Some(&self.polite)),
            Some(Live::Assertive) => (&self.urgent, None),
            Some(_) => (&self.polite, None),
        };
        let mut moved = HashSet::new();
        let mut stands = old.iter();
        let mut next = stands.next();
        for node in new {
            while next.is_some_and(|next| moved.contains(next)) {
                next = stands.next();
            }
            if next == Some(node) {
                next = stands.next();
                continue;
            }
            let Some(element) = self.elements.get(node) else {
                continue;
            };
            let before = next.and_then(|next| self.elements.get(next)).or(end);
            parent.insert_before(element, before.map(AsRef::as_ref))?;
            moved.insert(node);
        }
        Ok(())
    }

    /// Sets which part has the focus on the canvas, and the purpose of the hidden field.
    fn settle(&self, on: Option<&Part>) -> Result<(), JsValue> {
        match on {
            Some(part) => self
                .canvas
                .set_attribute("aria-activedescendant", &id(part.node))?,
            None => self.canvas.remove_attribute("aria-activedescendant")?,
        }
        let Some(agent) = self.agent() else {
            return Ok(());
        };
        match on.filter(|part| part.is_field) {
            Some(field) => {
                match field.attributes.get(INPUT_MODE) {
                    Some(mode) => agent.set_attribute(INPUT_MODE, mode)?,
                    None => agent.remove_attribute(INPUT_MODE)?,
                }
                agent.remove_attribute("aria-hidden")?;
                agent.set_attribute("aria-label", field.name().unwrap_or(NAME))
            }
            None => {
                agent.remove_attribute("aria-label")?;
                agent.set_attribute("aria-hidden", "true")
            }
        }
    }
}

/// The id of a part's element.
fn id(node: NodeId) -> String {
    format!("mirror-{}", node.0)
}
