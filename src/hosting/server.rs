//! What browsers and other guests connect to: the page and the WebSocket at one address.
//!
//! One thread does it all. Whoever connects is nobody until the invitation was shown: such connections are few, the
//! oldest of the computer that has the most of them gives way to the newest, and none is waited for.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::service::service_fn;
use hyper::upgrade::OnUpgrade;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use super::clerk::{Event, Inlet, Parcel, way};
use super::page::Page;
use crate::sharing::{LONGEST_REQUEST, LinkId};

/// Where the WebSocket is.
pub(super) const TABLE: &str = "/table";

/// So many connections are held at most.
const MOST_CONNECTIONS: usize = 64;
/// So long a request's head may take.
const HEAD: Duration = Duration::from_secs(5);
/// So long a guest may say nothing: it gives a sign of life every second.
const SILENCE: Duration = Duration::from_secs(15);
/// So long one message may take to be sent.
const SENDING: Duration = Duration::from_secs(5);
/// A guest may say so many things at once, and so many a second after that.
const BURST: f64 = 200.0;
const PER_SECOND: f64 = 100.0;
/// So many times is looked whether everybody has gone, when it is over.
const FAREWELL: usize = 50;
/// How often the thread that has the session is reminded of it.
const TICK: Duration = Duration::from_millis(500);

type Socket = WebSocketStream<TokioIo<hyper::upgrade::Upgraded>>;

/// All that a connection needs.
pub(super) struct Server {
    pub(super) page: Page,
    pub(super) port: u16,
    pub(super) inbox: mpsc::Sender<Event>,
    /// The number of the next connection.
    pub(super) next: AtomicU64,
    pub(super) connections: Mutex<Vec<Weak<Connection>>>,
    pub(super) stop: Arc<Notify>,
}

/// A connection for as long as it is there.
#[derive(Debug)]
pub(super) struct Connection {
    /// Whose it is.
    from: IpAddr,
    is_welcome: Arc<AtomicBool>,
    cut: Arc<Notify>,
}

impl Server {
    /// Serves until it is stopped.
    pub(super) async fn serve(self: Arc<Self>, listener: TcpListener) {
        let inbox = self.inbox.clone();
        let ticking = tokio::spawn(async move {
            loop {
                sleep(TICK).await;
                if inbox.send(Event::Tick).await.is_err() {
                    return;
                }
            }
        });
        loop {
            tokio::select! {
                () = self.stop.notified() => break,
                accepted = listener.accept() => match accepted {
                    Ok((stream, from)) => self.take(stream, from.ip()),
                    // There may be too many open files: later there may be fewer.
                    Err(_) => sleep(Duration::from_millis(50)).await,
                }
            }
        }
        ticking.abort();
        // Another table may be shared here at once.
        drop(listener);
        // Who is told that it is over has a moment to hear it.
        for _ in 0..FAREWELL {
            if !self.has_guests() {
                return;
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Whether somebody is connected who has shown the invitation.
    fn has_guests(&self) -> bool {
        let all = self
            .connections
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let mut all = all.iter().filter_map(Weak::upgrade);
        all.any(|connection| connection.is_welcome.load(Ordering::Relaxed))
    }

    /// Takes in a connection; where there are too many, one that has not shown the invitation ends: the oldest of the
    /// address that has the most of them. So a computer that connects again and again keeps nobody else out.
    fn take(self: &Arc<Self>, stream: TcpStream, from: IpAddr) {
        let connection = Arc::new(Connection {
            from,
            is_welcome: Arc::default(),
            cut: Arc::default(),
        });
        {
            let all = &mut *self
                .connections
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            all.retain(|weak| weak.strong_count() > 0);
            if all.len() >= MOST_CONNECTIONS {
                let strangers = all.iter().filter_map(Weak::upgrade);
                let strangers = strangers.filter(|c| !c.is_welcome.load(Ordering::Relaxed));
                let Some(oldest) = crowding(strangers.collect()) else {
                    return;
                };
                oldest.cut.notify_one();
                all.retain(|weak| weak.as_ptr() != Arc::as_ptr(&oldest));
            }
            all.push(Arc::downgrade(&connection));
        }
        // A tap is small, and is not to wait for another.
        let _ = stream.set_nodelay(true);
        let server = Arc::clone(self);
        tokio::spawn(async move {
            let cut = Arc::clone(&connection.cut);
            let answer = service_fn(move |request| {
                let response = server.answer(request, &connection);
                async move { Ok::<_, Infallible>(response) }
            });
            let mut http = hyper::server::conn::http1::Builder::new();
            http.timer(TokioTimer::new())
                .header_read_timeout(HEAD)
                .max_buf_size(16 << 10);
            let serving = http
                .serve_connection(TokioIo::new(stream), answer)
                .with_upgrades();
            tokio::select! {
                // How it ends matters to nobody.
                _ = serving => {}
                () = cut.notified() => {}
            }
        });
    }

    fn answer(
        self: &Arc<Self>,
        mut request: Request<Incoming>,
        connection: &Arc<Connection>,
    ) -> Response<Full<Bytes>> {
        if !self.is_meant(request.headers()) {
            return plain(StatusCode::FORBIDDEN);
        }
        if request.uri().path() == TABLE {
            return self.upgrade(&mut request, connection);
        }
        let is_head = match *request.method() {
            Method::GET => false,
            Method::HEAD => true,
            _ => return plain(StatusCode::METHOD_NOT_ALLOWED),
        };
        let Some(file) = self.page.file(request.uri().path()) else {
            return plain(StatusCode::NOT_FOUND);
        };
        let known = request.headers().get(header::IF_NONE_MATCH);
        let is_known = known.is_some_and(|known| known.as_bytes() == file.tag.as_bytes());
        let content = match is_known || is_head {
            true => Bytes::new(),
            false => file.content.clone(),
        };
        let mut response = plain(StatusCode::OK);
        *response.body_mut() = Full::new(content);
        if is_known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
        if let Ok(tag) = HeaderValue::from_str(&file.tag) {
            headers.insert(header::ETAG, tag);
        }
        response
    }

    /// Whether it was this server that was meant: a name that somebody else rules, or the page of another server, is
    /// not. An address as a number cannot be turned elsewhere.
    fn is_meant(&self, headers: &HeaderMap) -> bool {
        let mut hosts = headers.get_all(header::HOST).iter();
        let (Some(host), None) = (hosts.next(), hosts.next()) else {
            return false;
        };
        let Ok(host) = host.to_str() else {
            return false;
        };
        if !is_own(host, self.port) {
            return false;
        }
        let origin = headers.get(header::ORIGIN).map(HeaderValue::to_str);
        match origin {
            None => true,
            Some(Ok(origin)) => origin.strip_prefix("http://") == Some(host),
            Some(Err(_)) => false,
        }
    }

    fn upgrade(
        self: &Arc<Self>,
        request: &mut Request<Incoming>,
        connection: &Arc<Connection>,
    ) -> Response<Full<Bytes>> {
        let headers = request.headers();
        let says = |name: HeaderName, what: &str| {
            let value = headers.get(name).and_then(|value| value.to_str().ok());
            let mut words = value.into_iter().flat_map(|value| value.split(','));
            words.any(|word| word.trim().eq_ignore_ascii_case(what))
        };
        let is_one = request.method() == Method::GET
            && says(header::CONNECTION, "upgrade")
            && says(header::UPGRADE, "websocket")
            && says(header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY);
        let Some(key) = key.filter(|_| is_one) else {
            return plain(StatusCode::BAD_REQUEST);
        };
        let accept = derive_accept_key(key.as_bytes());
        let upgrade = hyper::upgrade::on(request);
        let (server, connection) = (Arc::clone(self), Arc::clone(connection));
        tokio::spawn(async move { server.speak(upgrade, &connection).await });
        let mut response = plain(StatusCode::SWITCHING_PROTOCOLS);
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        if let Ok(accept) = HeaderValue::from_str(&accept) {
            headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        }
        response
    }

    /// Carries messages between a WebSocket and the thread that has the session.
    async fn speak(&self, upgrade: OnUpgrade, connection: &Arc<Connection>) {
        let Ok(Ok(upgraded)) = timeout(HEAD, upgrade).await else {
            return;
        };
        let mut config = WebSocketConfig::default();
        config.read_buffer_size = 4 << 10;
        config.write_buffer_size = 0;
        config.max_message_size = Some(LONGEST_REQUEST);
        config.max_frame_size = Some(LONGEST_REQUEST);
        let io = TokioIo::new(upgraded);
        let socket = Socket::from_raw_socket(io, Role::Server, Some(config)).await;
        let (sink, stream) = socket.split();
        let cut = Arc::<Notify>::default();
        let (outlet, inlet) = way(Arc::clone(&connection.is_welcome), Arc::clone(&cut));
        let link = LinkId(self.next.fetch_add(1, Ordering::Relaxed));
        if self
            .inbox
            .send(Event::Connected(link, outlet))
            .await
            .is_err()
        {
            return;
        }
        tokio::select! {
            () = hear(stream, &self.inbox, link) => {}
            () = tell(sink, inlet) => {}
            () = cut.notified() => {}
            () = connection.cut.notified() => {}
        }
        // Where nobody works any more, nobody has to know.
        let _ = self.inbox.send(Event::Gone(link)).await;
    }
}

/// The oldest of these connections, which are in the order of their age, of whoever has the most of them.
fn crowding(strangers: Vec<Arc<Connection>>) -> Option<Arc<Connection>> {
    let mut counts = HashMap::<IpAddr, usize>::new();
    for stranger in &strangers {
        *counts.entry(stranger.from).or_default() += 1;
    }
    let most = counts.values().copied().max()?;
    let mut strangers = strangers.into_iter();
    strangers.find(|stranger| counts.get(&stranger.from) == Some(&most))
}

/// Whether this is how the server is called at this port: by an address as a number, or as this computer itself.
fn is_own(host: &str, port: u16) -> bool {
    let Some((name, said)) = host.rsplit_once(':') else {
        return false;
    };
    let number = name
        .strip_prefix('[')
        .and_then(|name| name.strip_suffix(']'))
        .unwrap_or(name);
    let is_number = number.parse::<IpAddr>().is_ok();
    (is_number || name == "localhost") && said == port.to_string()
}

/// Hears one guest until it says nothing for long, too much, or what nobody may say.
async fn hear(mut stream: SplitStream<Socket>, inbox: &mpsc::Sender<Event>, link: LinkId) {
    let (mut left, mut last) = (BURST, Instant::now());
    while let Ok(Some(Ok(message))) = timeout(SILENCE, stream.next()).await {
        let now = Instant::now();
        left = (left + now.duration_since(last).as_secs_f64() * PER_SECOND).min(BURST) - 1.0;
        last = now;
        if left < 0.0 {
            // Whoever says more is heard later.
            sleep(Duration::from_secs_f64(-left / PER_SECOND)).await;
        }
        match message {
            Message::Text(text) => {
                let said = Event::Said(link, text.as_str().to_owned());
                if inbox.send(said).await.is_err() {
                    return;
                }
            }
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Binary(_) | Message::Close(_) | Message::Frame(_) => return,
        }
    }
}

/// Tells one guest what is to be told, until nothing more is or it reads nothing.
async fn tell(mut sink: SplitSink<Socket, Message>, mut inlet: Inlet) {
    while let Some(parcel) = inlet.next().await {
        let mut next = Some(parcel);
        let sent = timeout(SENDING, async {
            while let Some(parcel) = next {
                let message = match parcel {
                    Parcel::Text(text) => Message::Text(text.as_ref().into()),
                    Parcel::Close => {
                        sink.feed(Message::Close(None)).await?;
                        sink.flush().await?;
                        return sink.close().await.map(|()| false);
                    }
                };
                sink.feed(message).await?;
                // What waits goes out together.
                next = inlet.try_next();
            }
            sink.flush().await.map(|()| true)
        });
        if !matches!(sent.await, Ok(Ok(true))) {
            return;
        }
    }
}

/// An answer without content, with what browsers are to know of every answer.
fn plain(status: StatusCode) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::new()));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CACHE_CONTROL, "no-cache"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::CONTENT_SECURITY_POLICY, "frame-ancestors 'none'"),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::Arc;

    use super::{Connection, crowding, is_own};

    #[test]
    fn whoever_has_the_most_connections_gives_way() {
        let of = |from: &str| {
            Arc::new(Connection {
                from: from.parse::<IpAddr>().unwrap(),
                is_welcome: Arc::default(),
                cut: Arc::default(),
            })
        };
        let all = ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.2"].map(of);
        let second = Arc::clone(&all[1]);
        let found = crowding(all.into()).unwrap();
        assert!(Arc::ptr_eq(&found, &second));
        assert!(crowding(Vec::new()).is_none());
    }

    #[test]
    fn only_names_that_nobody_can_turn_elsewhere_are_answered_to() {
        for own in ["192.168.1.7:80", "127.0.0.1:80", "[::1]:80", "localhost:80"] {
            assert!(is_own(own, 80), "{own}");
        }
        for other in [
            "evil.example:80",
            "192.168.1.7",
            "192.168.1.7:81",
            "localhost.evil:80",
            "",
        ] {
            assert!(!is_own(other, 80), "{other}");
        }
    }
}
