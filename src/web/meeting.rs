//! The connection of a guest to a host without a server.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use egui::Context;
use js_sys::futures::spawn_local;
use wasm_bindgen::JsValue;
use web_sys::{ShareData, Window};

use super::camera::{Camera, Seen};
use super::peer::{Peer, PeerEvent};
use super::wire;
use courtyard_sharing::{
    Introduction, Invitation, LONGEST_HOST_MESSAGE, Side, offer_in_fragment, qr_code, without_offer,
};
use courtyard_ui::guest::{
    Answer, CameraWords, Credentials, Meeting, MeetingStage, Picture, Snag, Wire, WireEvent,
};

/// Storage key of this device's guest key, after the invitation. Unlike a page of a server, the address that the
/// camera's app opens is always in a new tab, so the key is stored for all of them.
const KEY: &str = "courtyard-met";

/// The connection of a guest to another browser.
pub(super) struct Met {
    shared: Rc<State>,
    /// The invitation, in its text form.
    invitation: String,
}

/// The state that its events change.
struct State {
    window: Window,
    ctx: Context,
    camera: Camera,
    happened: RefCell<VecDeque<WireEvent>>,
    stage: RefCell<MeetingStage>,
    peer: RefCell<Option<Rc<Peer>>>,
    /// Whether the guest has connected over the open channel.
    is_used: Cell<bool>,
}

impl Met {
    /// The guest of this window with this invitation; `None` if its address is that of a server. If the address has an
    /// offer, the guest answers it.
    pub(super) fn new(
        window: &Window,
        ctx: &Context,
        camera: &Camera,
        invitation: &Invitation,
    ) -> Option<Met> {
        let fragment = window.location().hash().ok()?;
        let offer = offer_in_fragment(&fragment)?;
        let shared = Rc::new(State {
            window: window.clone(),
            ctx: ctx.clone(),
            camera: camera.clone(),
            happened: RefCell::default(),
            stage: RefCell::new(MeetingStage::NeedsOffer(None)),
            peer: RefCell::default(),
            is_used: Cell::default(),
        });
        if !offer.is_empty() {
            spawn_local(Rc::clone(&shared).answer(offer.to_owned()));
        }
        if let Ok(history) = window.history() {
            // A reloaded page would answer an offer that was used. If the address cannot be changed, the host says so.
            let _ =
                history.replace_state_with_url(&JsValue::NULL, "", Some(without_offer(&fragment)));
        }
        Some(Met {
            shared,
            invitation: invitation.text(),
        })
    }

    /// The credentials that were stored for this invitation.
    pub(super) fn kept(&self) -> Option<Credentials> {
        let stored = self.shared.window.local_storage().ok()??;
        let kept = stored.get_item(KEY).ok()??;
        let (invitation, place) = kept.split_once(' ')?;
        (invitation == self.invitation).then(|| wire::credentials(place))
    }
}

impl State {
    fn happens(&self, event: WireEvent) {
        self.happened.borrow_mut().push_back(event);
        self.ctx.request_repaint();
    }

    fn set_stage(&self, stage: MeetingStage) {
        *self.stage.borrow_mut() = stage;
        self.ctx.request_repaint();
    }

    /// Answers an offer, or shows why that is impossible.
    async fn answer(self: Rc<State>, code: String) {
        let offer = code.parse::<Introduction>().ok();
        let Some(offer) = offer.filter(|offer| offer.side == Side::Offer) else {
            return self.set_stage(MeetingStage::NeedsOffer(Some(Snag::BadCode)));
        };
        self.set_stage(MeetingStage::Preparing);
        let hears = Rc::downgrade(&self);
        let peer = Peer::new(LONGEST_HOST_MESSAGE, move |event| {
            if let Some(state) = hears.upgrade() {
                state.heard(event);
            }
        });
        let answered = match peer {
            Ok(peer) => {
                // An earlier connection ends here.
                self.peer.replace(Some(Rc::clone(&peer)));
                peer.answer(&offer).await
            }
            Err(error) => Err(error),
        };
        self.set_stage(match answered {
            Ok(answer) => {
                let code = answer.code();
                MeetingStage::Answering(Rc::new(Answer {
                    picture: Picture::of(&qr_code(&code)),
                    code,
                }))
            }
            Err(_) => MeetingStage::NeedsOffer(Some(Snag::NoNetwork)),
        });
    }

    fn heard(&self, event: PeerEvent) {
        match event {
            PeerEvent::Open => {
                self.is_used.set(false);
                self.set_stage(MeetingStage::Connected);
                self.happens(WireEvent::Reachable);
            }
            PeerEvent::Text(text) => {
                // The connection is back after an interruption.
                self.happens(WireEvent::Reachable);
                self.happens(WireEvent::Text(text));
            }
            PeerEvent::Closed => {
                let was_connected = matches!(*self.stage.borrow(), MeetingStage::Connected);
                if was_connected {
                    self.set_stage(MeetingStage::NeedsOffer(None));
                }
                self.happens(WireEvent::Lost);
            }
        }
    }
}

impl Wire for Met {
    fn poll(&mut self) -> Vec<WireEvent> {
        self.shared.happened.borrow_mut().drain(..).collect()
    }

    fn send(&mut self, text: String) {
        if let Some(peer) = &*self.shared.peer.borrow() {
            // Unsent messages are requested again.
            let _ = peer.send(&text);
        }
    }

    fn connect(&mut self) {
        let peer = self.shared.peer.borrow().clone();
        let is_open = peer.is_some_and(|peer| peer.is_open());
        let is_connected = matches!(*self.shared.stage.borrow(), MeetingStage::Connected);
        if is_open && is_connected && self.shared.is_used.replace(true) {
            // Browsers keep a dead channel open for up to half a minute, and a new introduction is sooner.
            self.shared.set_stage(MeetingStage::NeedsOffer(None));
        }
        self.shared.happens(if is_open {
            WireEvent::Connected
        } else {
            WireEvent::Lost
        });
    }

    fn keep(&mut self, place: Option<&Credentials>) {
        let Ok(Some(stored)) = self.shared.window.local_storage() else {
            return;
        };
        // A page without storage asks for the player again after a reload.
        let _ = match place {
            Some(place) => {
                let place = wire::kept(place);
                stored.set_item(KEY, &format!("{} {place}", self.invitation))
            }
            None => stored.remove_item(KEY),
        };
    }

    fn buzz(&mut self) {
        wire::buzz(&self.shared.window);
    }

    fn reload(&mut self) {
        // If this fails, the user can reload the page.
        let _ = self.shared.window.location().reload();
    }

    fn meeting(&mut self) -> Option<&mut dyn Meeting> {
        Some(self)
    }
}

impl Meeting for Met {
    fn stage(&self) -> MeetingStage {
        self.shared.stage.borrow().clone()
    }

    fn read(&mut self, words: CameraWords) {
        let shared = Rc::clone(&self.shared);
        self.shared.camera.read(&words, move |seen| match seen {
            Seen::Code(code) => spawn_local(shared.answer(code)),
            Seen::Nothing => {}
            Seen::NoCamera => shared.set_stage(MeetingStage::NeedsOffer(Some(Snag::NoCamera))),
        });
    }

    fn offer(&mut self, code: &str) {
        spawn_local(Rc::clone(&self.shared).answer(code.to_owned()));
    }

    fn can_send(&self) -> bool {
        let navigator = self.shared.window.navigator();
        js_sys::Reflect::has(&navigator, &"share".into()).unwrap_or(false)
    }

    fn send(&mut self, text: &str) {
        let about = ShareData::new();
        about.set_text(text);
        // The user may decide against it.
        let _ = self.shared.window.navigator().share_with_data(&about);
    }
}
