//! The HTTP server that browsers and other guests connect to: the page, and the WebSocket at the same address.
//!
//! It runs on one thread. Connections whose device has no place are limited: a new one replaces the oldest one of the
//! address that has the most of them.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::channel::{Receiver, Sender, Standing, channel};
use super::metered::{Meter, Metered};
use super::page::Page;
use super::session_actor::Event;
use courtyard_sharing::{HostEvent, LONGEST_GUEST_MESSAGE, LinkId, Outgoing};

/// The path of the WebSocket.
const TABLE: &str = "/table";

/// Maximum number of connections.
const MOST_CONNECTIONS: usize = 64;
/// Maximum time for the head of a request.
const HEAD: Duration = Duration::from_secs(5);
/// Maximum time between two messages of a guest, which sends one every second.
const SILENCE: Duration = Duration::from_secs(15);
/// Maximum time for sending one message.
const SENDING: Duration = Duration::from_secs(5);
/// Number of messages that a guest may send at once, and per second after that.
const BURST: f64 = 200.0;
const PER_SECOND: f64 = 100.0;
/// Number of checks whether all guests have gone, after the server has stopped.
const SHUTDOWN_CHECKS: usize = 50;
/// Interval at which the session's thread saves and sends what is due.
const TICK: Duration = Duration::from_millis(500);

/// The state that all connections share.
pub(super) struct Server {
    pub(super) page: Page,
    pub(super) port: u16,
    pub(super) inbox: mpsc::Sender<Event>,
    /// The number of the next connection.
    pub(super) next: AtomicU64,
    pub(super) connections: Mutex<Vec<Weak<Connection>>>,
    pub(super) stop: Arc<Notify>,
}

/// An open connection.
#[derive(Debug)]
pub(super) struct Connection {
    /// The address of its guest.
    from: IpAddr,
    standing: Arc<Standing>,
    meter: Meter,
    cut: Arc<Notify>,
}

impl Server {
    /// Serves until it is stopped.
    pub(super) async fn serve(self: Arc<Self>, listener: TcpListener) {
        let router = router(Arc::clone(&self));
        let inbox = self.inbox.clone();
        let ticking = tokio::spawn(async move {
            loop {
                sleep(TICK).await;
                if !send_event(&inbox, HostEvent::Tick, None).await {
                    return;
                }
            }
        });
        loop {
            tokio::select! {
                () = self.stop.notified() => break,
                accepted = listener.accept() => match accepted {
                    Ok((stream, from)) => self.take(stream, from.ip(), &router),
                    // For example because too many files are open.
                    Err(_) => sleep(Duration::from_millis(50)).await,
                }
            }
        }
        ticking.abort();
        // The port is free for another hosting at once.
        drop(listener);
        // The guests have a moment to receive the last message.
        for _ in 0..SHUTDOWN_CHECKS {
            if !self.has_guests() {
                return;
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Whether a guest is connected that has shown the invitation.
    fn has_guests(&self) -> bool {
        let all = self
            .connections
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let mut all = all.iter().filter_map(Weak::upgrade);
        all.any(|connection| connection.standing.is_welcome())
    }

    /// Serves a connection. If there are too many, one whose device has no place is closed: the oldest one of the
    /// address with the most of them. No computer can block others in this way, even with the invitation.
    fn take(&self, stream: TcpStream, from: IpAddr, router: &Router) {
        let connection = Arc::new(Connection {
            from,
            standing: Arc::default(),
            meter: Meter::default(),
            cut: Arc::default(),
        });
        {
            let all = &mut *self
                .connections
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            all.retain(|weak| weak.strong_count() > 0);
            if all.len() >= MOST_CONNECTIONS {
                let placeless = all.iter().filter_map(Weak::upgrade);
                let placeless = placeless.filter(|c| !c.standing.has_device());
                let Some(oldest) = crowding(placeless.collect()) else {
                    return;
                };
                oldest.cut.notify_one();
                all.retain(|weak| weak.as_ptr() != Arc::as_ptr(&oldest));
            }
            all.push(Arc::downgrade(&connection));
        }
        // A tap is small and must not wait for another one.
        let _ = stream.set_nodelay(true);
        let cut = Arc::clone(&connection.cut);
        let stream = Metered::new(stream, connection.meter.clone());
        let service = router.clone().layer(Extension(connection));
        tokio::spawn(async move {
            let mut http = http1::Builder::new();
            http.timer(TokioTimer::new())
                .header_read_timeout(HEAD)
                .max_buf_size(16 << 10);
            let serving = http
                .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
                .with_upgrades();
            tokio::select! {
                // It makes no difference how it ends.
                _ = serving => {}
                () = cut.notified() => {}
            }
        });
    }

    /// Carries messages between a WebSocket and the session's thread.
    async fn speak(&self, socket: WebSocket, connection: &Connection) {
        let (sink, stream) = socket.split();
        let cut = Arc::<Notify>::default();
        let (sender, receiver) = channel(Arc::clone(&connection.standing), Arc::clone(&cut));
        let link = LinkId(self.next.fetch_add(1, Ordering::Relaxed));
        if !send_event(&self.inbox, HostEvent::Connected(link, sender), None).await {
            return;
        }
        tokio::select! {
            () = receive(stream, &self.inbox, link, &connection.meter) => {}
            () = send(sink, receiver) => {}
            () = cut.notified() => {}
            () = connection.cut.notified() => {}
        }
        // If the thread has ended, it needs no event.
        send_event(&self.inbox, HostEvent::Disconnected(link), None).await;
    }
}

/// Answers requests. Every request has the [`Connection`] that it came on as an extension.
fn router(server: Arc<Server>) -> Router {
    Router::new()
        .route(TABLE, get(table))
        .fallback_service(get(file).with_state(Arc::clone(&server)))
        .layer(from_fn_with_state(Arc::clone(&server), guard))
        .with_state(server)
}

/// Refuses requests that are not meant for this server, and adds the headers of every answer.
async fn guard(
    State(server): State<Arc<Server>>,
    Extension(connection): Extension<Arc<Connection>>,
    request: Request,
    next: Next,
) -> Response {
    connection.meter.reset();
    let mut response = if is_meant(request.headers(), server.port) {
        next.run(request).await
    } else {
        StatusCode::FORBIDDEN.into_response()
    };
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

/// A file of the page.
async fn file(State(server): State<Arc<Server>>, uri: Uri, headers: HeaderMap) -> Response {
    let Some(file) = server.page.file(uri.path()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let about = [
        (header::CONTENT_TYPE, file.kind),
        (header::ETAG, file.tag.as_str()),
    ];
    let known = headers.get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == file.tag.as_bytes()) {
        (StatusCode::NOT_MODIFIED, about).into_response()
    } else {
        (about, Bytes::clone(&file.content)).into_response()
    }
}

/// The WebSocket.
async fn table(
    State(server): State<Arc<Server>>,
    Extension(connection): Extension<Arc<Connection>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .read_buffer_size(4 << 10)
        .write_buffer_size(0)
        .max_message_size(LONGEST_GUEST_MESSAGE)
        .max_frame_size(LONGEST_GUEST_MESSAGE)
        .on_upgrade(|socket| async move { server.speak(socket, &connection).await })
}

/// The first of these connections whose address has the most connections.
fn crowding(connections: Vec<Arc<Connection>>) -> Option<Arc<Connection>> {
    let mut counts = HashMap::<IpAddr, usize>::new();
    for connection in &connections {
        *counts.entry(connection.from).or_default() += 1;
    }
    let most = counts.values().copied().max()?;
    let mut connections = connections.into_iter();
    connections.find(|connection| counts.get(&connection.from) == Some(&most))
}

/// Whether a request is for the server on this port, and comes from its own page if it comes from a page. Only numeric
/// addresses and `localhost` are accepted, because other parties control where other names lead.
fn is_meant(headers: &HeaderMap, port: u16) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else {
        return false;
    };
    let Some(name) = host.to_str().ok().and_then(|host| own_name(host, port)) else {
        return false;
    };
    headers.get(header::ORIGIN).is_none_or(|origin| {
        let origin = origin.to_str().ok();
        let host = origin.and_then(|origin| origin.strip_prefix("http://"));
        host.and_then(|host| own_name(host, port)) == Some(name)
    })
}

/// The name or address in a `Host` header, if it is for the server on this port.
fn own_name(host: &str, port: u16) -> Option<&str> {
    let name = match host.strip_suffix(&format!(":{port}")) {
        Some(name) => name,
        // Browsers leave out the port of plain HTTP.
        None if port == 80 => host,
        None => return None,
    };
    let address = name
        .strip_prefix('[')
        .and_then(|name| name.strip_suffix(']'))
        .unwrap_or(name);
    (address.parse::<IpAddr>().is_ok() || name == "localhost").then_some(name)
}

/// Sends an event to the session's thread, and returns whether the thread is still there.
async fn send_event(
    inbox: &mpsc::Sender<Event>,
    event: HostEvent<Sender>,
    handled: Option<oneshot::Sender<Infallible>>,
) -> bool {
    inbox.send(Event::Host(event, handled)).await.is_ok()
}

/// Receives the messages of a guest, until it is silent for too long or breaks the protocol.
async fn receive(
    mut stream: SplitStream<WebSocket>,
    inbox: &mpsc::Sender<Event>,
    link: LinkId,
    meter: &Meter,
) {
    let (mut left, mut last) = (BURST, Instant::now());
    while let Ok(Some(Ok(message))) = timeout(SILENCE, stream.next()).await {
        meter.reset();
        let now = Instant::now();
        left = (left + now.duration_since(last).as_secs_f64() * PER_SECOND).min(BURST) - 1.0;
        last = now;
        if left < 0.0 {
            sleep(Duration::from_secs_f64(-left / PER_SECOND)).await;
        }
        match message {
            Message::Text(text) => {
                // One message at a time, so that a tap waits for at most one message of each other guest.
                let (sender, handled) = oneshot::channel();
                let received = HostEvent::Received(link, text.as_str().to_owned());
                if !send_event(inbox, received, Some(sender)).await {
                    return;
                }
                // It ends with an error, because nothing is ever sent.
                let _ = handled.await;
            }
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Binary(_) | Message::Close(_) => return,
        }
    }
}

/// Sends the messages for a guest, until the last one or until the guest does not read.
async fn send(mut sink: SplitSink<WebSocket, Message>, mut receiver: Receiver) {
    while let Some(message) = receiver.receive().await {
        let mut next = Some(message);
        let sent = timeout(SENDING, async {
            while let Some(message) = next {
                match message {
                    Outgoing::Send(_, text) => {
                        sink.feed(Message::Text(text.as_ref().into())).await?;
                    }
                    Outgoing::Close(_) => {
                        sink.send(Message::Close(None)).await?;
                        return sink.close().await.map(|()| false);
                    }
                }
                // Waiting messages are sent together.
                next = receiver.try_receive();
            }
            sink.flush().await.map(|()| true)
        });
        if !matches!(sent.await, Ok(Ok(true))) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::Arc;

    use axum::http::header::{self, HeaderMap};

    use super::{Connection, Meter, crowding};

    #[test]
    fn the_oldest_connection_of_the_busiest_address_is_replaced() {
        let of = |from: &str| {
            Arc::new(Connection {
                from: from.parse::<IpAddr>().unwrap(),
                standing: Arc::default(),
                meter: Meter::default(),
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
    fn only_requests_for_a_numeric_address_and_from_its_own_page_are_answered() {
        let is_meant = |host: &str, origin: Option<&str>, port| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            super::is_meant(&headers, port)
        };
        for own in ["192.168.1.7", "127.0.0.1", "[::1]", "localhost"] {
            // Browsers leave out port 80, and no other one.
            for (host, port) in [(format!("{own}:4747"), 4747), (own.to_owned(), 80)] {
                assert!(is_meant(&host, None, port), "{host}");
                assert!(is_meant(&host, Some(&format!("http://{host}")), port));
                for origin in [
                    "null",
                    "http://evil.example",
                    "http://127.0.0.2",
                    "https://::1",
                ] {
                    assert!(!is_meant(&host, Some(origin), port), "{host} {origin}");
                }
            }
            assert!(is_meant(
                &format!("{own}:80"),
                Some(&format!("http://{own}")),
                80
            ));
            assert!(!is_meant(own, None, 4747), "{own}");
        }
        for other in [
            "evil.example",
            "evil.example:80",
            "192.168.1.7:81",
            "localhost.evil:80",
            "",
        ] {
            assert!(!is_meant(other, None, 80), "{other}");
        }
        assert!(!super::is_meant(&HeaderMap::new(), 80));
    }
}
