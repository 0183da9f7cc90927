//! The controls as elements of the page, which a canvas has none of: what screen readers read, and activate.
//!
//! The elements lie over the places of what they tell of, are not seen, and let every touch through to the canvas.

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
use courtyard_ui::mirror::{self, Bounds, Part, Snapshot};

/// The element that holds all others.
const MIRROR: &str = "mirror";

/// The app's name, which is the same in every language.
const NAME: &str = "Courtyard";

/// How wide and high an element is at least, in CSS pixels: screen readers pass over what has no size at all.
const LEAST: f64 = 1.0;

/// The mirror of what is on the canvas.
#[derive(Debug, Clone)]
pub(super) struct Mirror {
    asked: Rc<RefCell<Vec<Event>>>,
}

impl Mirror {
    /// Puts a mirror beside the canvas, which follows everything that the app shows from now on.
    ///
    /// # Errors
    /// When the canvas is not on the page.
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
        let (tell, told) = unbounded();
        ctx.add_plugin(mirror::Mirror::new(move |told| {
            // While the page is open there is somebody who hears it.
            let _ = tell.unbounded_send(told);
        }));
        spawn_local(follow(Rc::clone(&page), told));
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

    /// What was asked of the controls since this was asked last.
    pub(super) fn asked(&self) -> Vec<Event> {
        self.asked.take()
    }
}

/// Keeps the page's elements as the app tells them.
async fn follow(page: Rc<RefCell<Elements>>, mut told: UnboundedReceiver<Arc<Snapshot>>) {
    while let Some(mut now) = told.next().await {
        // Only what is told last was painted.
        while let Ok(later) = told.try_recv() {
            now = later;
        }
        // Elements of our own take every attribute.
        let _ = page.borrow_mut().show(now);
    }
}

/// The elements of the page.
#[derive(Debug)]
struct Elements {
    document: Document,
    canvas: HtmlCanvasElement,
    root: HtmlElement,
    /// Where everything is that is told when it changes: only what changes inside an element that was there before is
    /// read out.
    polite: HtmlElement,
    urgent: HtmlElement,
    /// What the elements say.
    told: Arc<Snapshot>,
    elements: HashMap<NodeId, HtmlElement>,
    /// Where the canvas was when the elements were placed.
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
        // A group can be read through like any page, and takes keys as well; in an application there would be keys only.
        canvas.set_attribute("role", "group")?;
        canvas.set_attribute("aria-label", NAME)?;
        canvas.set_attribute("aria-owns", MIRROR)?;
        let elements = Elements {
            document: document.clone(),
            canvas: canvas.clone(),
            root,
            polite,
            urgent,
            told: Arc::default(),
            elements: HashMap::new(),
            corner: [0.0; 2],
        };
        elements.settle(None)?;
        let parent = canvas
            .parent_node()
            .ok_or("the canvas is not on the page")?;
        let behind = match elements.agent() {
            Some(agent) => {
                // The app gives it the keyboard; nobody else is to come upon it.
                agent.set_tab_index(-1);
                // What is written here are names and remarks, and Enter leads on from them.
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

    /// The hidden field of eframe that takes what is typed, which it puts behind the canvas.
    fn agent(&self) -> Option<HtmlInputElement> {
        self.canvas.next_element_sibling()?.dyn_into().ok()
    }

    /// The part that this element stands for, or one around it.
    fn part(&self, element: &Element) -> Option<&Part> {
        let id = element.closest("[id^=mirror-]").ok()??.id();
        let mut parts = self.told.parts.iter();
        parts.find(|part| self::id(part) == id)
    }

    /// Browsers open their keyboard only while they are being tapped, so before the app knows of it.
    fn open_keyboard(&self) {
        if let Some(agent) = self.agent() {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            // What cannot be focused opens no keyboard.
            let _ = agent.focus_with_options(&options);
        }
    }

    /// Makes the page say what is told now, and touches nothing of it that says it already.
    fn show(&mut self, now: Arc<Snapshot>) -> Result<(), JsValue> {
        let before = std::mem::replace(&mut self.told, now);
        let now = Arc::clone(&self.told);
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
            let old = match self.elements.contains_key(&part.node) {
                true => known.get(&part.node).copied(),
                false => None,
            };
            match old {
                Some(old) if old == part && !moved => {}
                old => self.tell(part, old, moved)?,
            }
        }
        for live in [None, Some(Live::Polite), Some(Live::Assertive)] {
            let order = |told: &Snapshot| -> Vec<NodeId> {
                let parts = told.parts.iter().filter(|part| part.live == live);
                parts.map(|part| part.node).collect()
            };
            let mut old = order(&before);
            old.retain(|node| stays.get(node).is_some_and(|now| now.live == live));
            self.arrange(live, &old, &order(&now))?;
        }
        let focus = |told: &Snapshot| told.focus.map(|n| told.parts[n].node);
        let on = now.focus.map(|n| &now.parts[n]);
        let name = |told: &Snapshot| {
            let on = told.focus.map(|n| &told.parts[n]);
            on.and_then(|part| Some(part.name()?.to_owned()))
        };
        if focus(&before) != focus(&now) || name(&before) != name(&now) {
            self.settle(on)?;
        }
        // Last, since what changes in something busy is not read before it is ready.
        match (before.is_busy, now.is_busy) {
            (false, true) => self.root.set_attribute("aria-busy", "true"),
            (true, false) => self.root.remove_attribute("aria-busy"),
            _ => Ok(()),
        }
    }

    /// Writes into a part's element what is new in it.
    fn tell(&mut self, part: &Part, old: Option<&Part>, moved: bool) -> Result<(), JsValue> {
        let element = match self.elements.get(&part.node) {
            Some(element) => element.clone(),
            None => {
                let element: HtmlElement = self.document.create_element("div")?.dyn_into()?;
                element.set_id(&id(part));
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

    /// Brings the elements of one kind into their order, where `old` is the one in which those stand that were there.
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

    /// Tells the canvas which part the keyboard is on, and the hidden field what it is for.
    fn settle(&self, on: Option<&Part>) -> Result<(), JsValue> {
        match on {
            Some(part) => self
                .canvas
                .set_attribute("aria-activedescendant", &id(part))?,
            None => self.canvas.remove_attribute("aria-activedescendant")?,
        }
        let Some(agent) = self.agent() else {
            return Ok(());
        };
        match on.filter(|part| part.is_field) {
            Some(field) => {
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
fn id(part: &Part) -> String {
    format!("mirror-{}", part.node.0)
}
