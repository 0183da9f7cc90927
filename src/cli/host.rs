//! `courtyard host`: a session shared with phones, from a terminal.

use std::fmt::Write as _;
use std::io::{self, BufRead};
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tokio::sync::{Notify, mpsc};

use super::{Failure, Printer, Run, Status, WARN, name_of, play, styled};
use courtyard_core::seat::Seats;
use courtyard_hosting::{self as hosting, Hosting, Options, Page};
use courtyard_library::{Library, LibraryError};
use courtyard_sharing::{Device, Order, Role};
use courtyard_text::{Text, describe_io, describe_recovery, plain, say};

/// The arguments of `host`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard host                                    the last session played
  courtyard host 2026-11-20-190311-ana-ben
  courtyard host --local                            only for browsers on this computer
  courtyard host --port 8080 --address 192.168.1.7

Phones on the same network join with the QR code or the address that is shown. Anyone who has it
can join. Ctrl+C ends the sharing. A host that was killed comes back with the same address.

While it runs, it reads these lines:
  list                   list the connected devices
  role 2 everything      device 2 may do everything (or: own, look)
  away 2                 remove device 2
  close, open            let no other device join, or let them join again
  quit                   stop sharing")]
pub struct Host {
    /// The game: its journal or its name in the library; by default the last one played
    #[arg(value_name = "SESSION", value_hint = clap::ValueHint::FilePath)]
    session: Option<PathBuf>,
    /// The port to listen on; by default 4747, or another one if it is taken
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// The address to listen on; by default all of this computer
    #[arg(long, value_name = "IP", conflicts_with = "local")]
    address: Option<IpAddr>,
    /// Accept only browsers on this computer
    #[arg(long)]
    local: bool,
    /// The folder of the page for phones, if it was not installed with the program
    #[arg(long, value_name = "DIR", value_hint = clap::ValueHint::DirPath)]
    page: Option<PathBuf>,
    /// Initial role of players' devices
    #[arg(long, value_name = "ROLE", default_value = "own", value_parser = name_of::<Role>())]
    role: Role,
}

/// A reason to update the terminal.
enum Wake {
    Changed,
    Line(String),
    End,
}

impl Run for Host {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let page = self.page(printer)?;
        let Some((listen, addresses)) = self.addresses() else {
            return Err(printer.error(&printer.text.get("host-no-network")));
        };
        let library = printer.library()?;
        let path = match &self.session {
            Some(session) => play::found(printer, &library, session)?,
            None => latest(&library)?
                .ok_or_else(|| printer.error(&printer.text.get("host-no-session")))?,
        };
        let game = play::game_of(printer, &path)?;
        let (table, recovery) = game.share(&library, &path)?;
        if let Some(recovery) = recovery {
            printer.warn(&describe_recovery(&printer.text, &recovery));
        }
        if !table.header().bots.is_empty() {
            return Err(printer.error(&printer.text.get("host-bots")));
        }
        let players = table.header().players.clone();
        let changed = Arc::<Notify>::default();
        let waker = Arc::clone(&changed);
        let options = Options {
            page,
            listen,
            address: addresses.first().copied().unwrap_or(listen),
            port: self.port,
            role: self.role,
            changed: Box::new(move || waker.notify_one()),
        };
        let hosting = Hosting::start(table, &path, options).map_err(|(_, error)| {
            let why = describe_io(&printer.text, &error);
            let is_port = error.kind() != io::ErrorKind::AddrNotAvailable;
            let message = say!(printer.text, "host-no-port", why, is_port);
            printer.error(&message)
        })?;
        let shown = Shown {
            printer,
            hosting: &hosting,
            players: &players,
        };
        shown.invite(&addresses)?;
        let done = wait(&changed, &shown);
        hosting.stop().shutdown.wait();
        done
    }
}

impl Host {
    fn page(&self, printer: &Printer) -> Result<Page, Failure> {
        match &self.page {
            Some(folder) => Page::read(folder).map_err(|error| {
                let file = folder.display().to_string();
                let why = describe_io(&printer.text, &error);
                printer.error(&say!(printer.text, "host-bad-page", file, why))
            }),
            None => Page::find(hosting::usual_folders()).ok_or_else(|| {
                let how = "cargo web build";
                printer.error(&say!(printer.text, "host-no-page", command = how))
            }),
        }
    }

    /// The address to listen on, and the addresses to show, the best first; `None` without a network.
    fn addresses(&self) -> Option<(IpAddr, Vec<IpAddr>)> {
        match (self.local, self.address) {
            (true, _) => hosting::reachable(vec![hosting::loopback()]),
            (false, Some(chosen)) => Some((chosen, vec![chosen])),
            (false, None) => hosting::reachable(hosting::own_addresses()),
        }
    }
}

/// The last session played, except samples.
fn latest(library: &Library) -> Result<Option<PathBuf>, LibraryError> {
    let all = library.sessions()?;
    let mut played = all.into_iter().filter(|summary| {
        let goes_on = summary.content.as_ref().is_ok_and(|c| c.goes_on());
        goes_on && !summary.is_sample()
    });
    Ok(played.next().map(|summary| summary.path))
}

/// Shows the connected devices and runs typed commands until the hosting ends.
fn wait(changed: &Notify, shown: &Shown<'_>) -> Result<Status, Failure> {
    let printer = shown.printer;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| printer.unwritten(&describe_io(&printer.text, &error)))?;
    let (lines, mut typed) = mpsc::unbounded_channel();
    // The thread ends with the program, or at the end of the input.
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        while input
            .read_until(b'\n', &mut line)
            .is_ok_and(|count| count > 0)
        {
            let text = String::from_utf8_lossy(&line).into_owned();
            if lines.send(text).is_err() {
                return;
            }
            line.clear();
        }
    });
    let mut known = Vec::new();
    let mut failing = false;
    let mut ended = std::pin::pin!(ended());
    loop {
        let wake = runtime.block_on(async {
            tokio::select! {
                () = &mut ended => Wake::End,
                () = changed.notified() => Wake::Changed,
                Some(line) = typed.recv() => Wake::Line(line),
            }
        });
        match wake {
            Wake::End => return Ok(Status::Fine),
            Wake::Line(line) if line.trim() == "quit" => return Ok(Status::Fine),
            Wake::Line(line) => shown.run_line(&line)?,
            Wake::Changed => {
                let status = shown.hosting.status();
                if status.devices != known {
                    known = status.devices;
                    shown.list()?;
                }
                if status.failing != failing {
                    failing = status.failing;
                    let key = if failing {
                        "host-failing"
                    } else {
                        "host-failing-no-more"
                    };
                    printer.warn(&printer.text.get(key));
                }
            }
        }
    }
}

/// Waits until the system asks the program to end: Ctrl+C, or SIGTERM on Unix.
async fn ended() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// The output of a hosting.
struct Shown<'a> {
    printer: &'a Printer,
    hosting: &'a Hosting,
    players: &'a Seats<String>,
}

impl Shown<'_> {
    /// Prints the QR code and the addresses.
    fn invite(&self, addresses: &[IpAddr]) -> Result<(), Failure> {
        let text = &self.printer.text;
        let mut page = String::new();
        let urls: Vec<String> = addresses.iter().map(|ip| self.hosting.url(*ip)).collect();
        let mut urls = urls.iter();
        if let Some(first) = urls.next() {
            let names = self
                .players
                .iter()
                .map(|(_, name)| plain(name).into_owned());
            let players = text.list(names);
            let _ = writeln!(page, "{}", say!(text, "host-shared", players));
            if let Ok(code) = QrCode::new(first) {
                let picture = code.render::<Dense1x2>().build();
                let _ = writeln!(page, "\n{picture}\n");
            }
            let _ = writeln!(
                page,
                "{}",
                say!(text, "host-address", address = first.as_str())
            );
        }
        for other in urls {
            let _ = writeln!(page, "  {other}");
        }
        let _ = writeln!(page, "{}", text.get("host-how"));
        self.printer.print(&page).map(drop)
    }

    /// Prints the connected devices.
    fn list(&self) -> Result<(), Failure> {
        let text = &self.printer.text;
        let status = self.hosting.status();
        let mut lines: Vec<_> = status.devices.iter().map(|d| self.line(text, d)).collect();
        if lines.is_empty() {
            lines.push(text.get("host-nobody").into_owned());
        }
        self.printer.print(&(lines.join("\n") + "\n")).map(drop)
    }

    fn line(&self, text: &Text, device: &Device) -> String {
        let seat = device.seat.and_then(|seat| self.players.get(seat));
        let seat = seat.map_or_else(|| "–".to_owned(), |name| plain(name).into());
        let line = say!(
            text,
            "host-device",
            number = device.number,
            name = plain(&device.name).into_owned(),
            player = seat,
            role = text.sentence("sharing-role", &device.role).finish()
        );
        if device.here {
            line
        } else {
            format!("{line}  {}", styled(WARN, text.get("sharing-away")))
        }
    }

    /// Runs a typed command.
    fn run_line(&self, line: &str) -> Result<(), Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let ["away", number] = words.as_slice()
            && let Ok(number) = number.parse()
        {
            self.hosting.order(Order::SendAway(number));
            return Ok(());
        }
        if let ["role", number, role] = words.as_slice()
            && let (Ok(number), Ok(role)) = (number.parse(), role.parse())
        {
            self.hosting.order(Order::SetRole(number, role));
            return Ok(());
        }
        match words.as_slice() {
            [] => {}
            ["list"] => return self.list(),
            ["close"] => self.hosting.order(Order::Close(true)),
            ["open"] => self.hosting.order(Order::Close(false)),
            _ => {
                let sentence = self.printer.text.get("host-no-such-line");
                self.printer.warn(&sentence);
            }
        }
        Ok(())
    }
}
