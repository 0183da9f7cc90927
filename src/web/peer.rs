//! A direct connection to another browser: a WebRTC data channel, without any server.

use std::cell::RefCell;
use std::pin::pin;
use std::rc::Rc;

use futures_util::future::select;
use gloo_timers::future::TimeoutFuture;
use js_sys::futures::JsFuture;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    MessageEvent, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState, RtcIceGatheringState,
    RtcPeerConnection, RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};

use courtyard_library::storage::browser::Listener;
use courtyard_sharing::{Introduction, Pieces, Side, pieces};

/// Maximum number of bytes that wait in a channel. A device that reads more slowly is disconnected.
const WAITING: u32 = 8 << 20;
/// Interval of the checks of [`wait`], in milliseconds.
const LOOK: u32 = 20;
/// Maximum time until the browser knows its addresses, in milliseconds.
const GATHERING: u32 = 2000;
/// Time for the last messages of a connection that is closed, in milliseconds.
const FAREWELL: u32 = 1000;

/// Waits until this is so, but at most `most` milliseconds. The limit has a timer of its own, because the checks of a busy
/// page come late.
pub(super) async fn wait(most: u32, is_so: impl Fn() -> bool) {
    let looks = pin!(async {
        while !is_so() {
            TimeoutFuture::new(LOOK).await;
        }
    });
    select(looks, TimeoutFuture::new(most)).await;
}

/// An event of a connection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum PeerEvent {
    /// Messages can be sent.
    Open,
    /// A message.
    Text(String),
    /// The connection has ended, or could not be made.
    Closed,
}

/// Receives the events of a connection.
type Hear = Rc<dyn Fn(PeerEvent)>;

/// A connection to another browser.
pub(super) struct Peer {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    _listeners: [Listener; 4],
}

impl Drop for Peer {
    fn drop(&mut self) {
        self.connection.close();
    }
}

impl Peer {
    /// A connection that is not introduced yet. Messages of the other browser have at most this length, in bytes.
    ///
    /// # Errors
    /// If the browser has no such connections.
    pub(super) fn new(
        longest: usize,
        hear: impl Fn(PeerEvent) + 'static,
    ) -> Result<Rc<Peer>, JsValue> {
        let hear: Hear = Rc::new(hear);
        let connection = RtcPeerConnection::new()?;
        let about = RtcDataChannelInit::new();
        // Both sides make the same channel, so it need not be announced.
        about.set_negotiated(true);
        about.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict("table", &about);
        let heard = Rc::clone(&hear);
        let opened = move |_: JsValue| heard(PeerEvent::Open);
        let heard = Rc::clone(&hear);
        let closed = move |_: JsValue| heard(PeerEvent::Closed);
        let (heard, parts) = (Rc::clone(&hear), RefCell::new(Pieces::new(longest)));
        let said = move |event: MessageEvent| {
            let piece = event.data().as_string();
            let added = piece.map(|piece| parts.borrow_mut().add(&piece));
            match added {
                Some(Ok(Some(text))) => heard(PeerEvent::Text(text)),
                Some(Ok(None)) => {}
                Some(Err(_)) | None => heard(PeerEvent::Closed),
            }
        };
        let (heard, state) = (hear, connection.clone());
        let changed = move |_: JsValue| {
            if state.connection_state() == RtcPeerConnectionState::Failed {
                heard(PeerEvent::Closed);
            }
        };
        let listeners = [
            Listener::new(&channel, "open", opened),
            Listener::new(&channel, "close", closed),
            Listener::new(&channel, "message", said),
            Listener::new(&connection, "connectionstatechange", changed),
        ];
        Ok(Rc::new(Peer {
            connection,
            channel,
            _listeners: listeners,
        }))
    }

    /// Makes the offer with this number.
    ///
    /// # Errors
    /// If the device is not on a network.
    pub(super) async fn offer(&self, number: u32) -> Result<Introduction, JsValue> {
        let offer = JsFuture::from(self.connection.create_offer()).await?;
        self.describe(offer).await?;
        self.own(Side::Offer, number)
    }

    /// Makes the answer to an offer.
    ///
    /// # Errors
    /// If the browser refuses the offer, or the device is not on a network.
    pub(super) async fn answer(&self, offer: &Introduction) -> Result<Introduction, JsValue> {
        self.meet(RtcSdpType::Offer, offer).await?;
        let answer = JsFuture::from(self.connection.create_answer()).await?;
        self.describe(answer).await?;
        self.own(Side::Answer, offer.number)
    }

    /// Connects to the browser with this answer.
    ///
    /// # Errors
    /// If the browser refuses it.
    pub(super) async fn accept(&self, answer: &Introduction) -> Result<(), JsValue> {
        self.meet(RtcSdpType::Answer, answer).await
    }

    async fn meet(&self, kind: RtcSdpType, other: &Introduction) -> Result<(), JsValue> {
        let about = RtcSessionDescriptionInit::new(kind);
        about.set_sdp(&other.description());
        JsFuture::from(self.connection.set_remote_description(&about)).await?;
        Ok(())
    }

    /// Uses this description, and waits until the browser knows its addresses.
    async fn describe(&self, description: JsValue) -> Result<(), JsValue> {
        let about: RtcSessionDescriptionInit = description.unchecked_into();
        JsFuture::from(self.connection.set_local_description(&about)).await?;
        let knows = || self.connection.ice_gathering_state() == RtcIceGatheringState::Complete;
        wait(GATHERING, knows).await;
        Ok(())
    }

    fn own(&self, side: Side, number: u32) -> Result<Introduction, JsValue> {
        let own = self.connection.local_description();
        let text = own.map(|own| own.sdp()).unwrap_or_default();
        let own = Introduction::of_description(side, number, &text);
        own.map_err(|_| JsValue::NULL)
    }

    /// Whether messages can be sent.
    pub(super) fn is_open(&self) -> bool {
        self.channel.ready_state() == RtcDataChannelState::Open
    }

    /// Sends a message without waiting, and returns whether there was space for it.
    pub(super) fn send(&self, text: &str) -> bool {
        self.channel.buffered_amount() <= WAITING
            && pieces(text).all(|piece| self.channel.send_with_str(&piece).is_ok())
    }

    /// Closes the channel after the messages before.
    pub(super) async fn close(self: Rc<Peer>) {
        self.channel.close();
        TimeoutFuture::new(FAREWELL).await;
    }
}
