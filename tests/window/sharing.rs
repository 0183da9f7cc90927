//! A sharing window that the system asks to close: its guests are informed.

use std::os::unix::fs::PermissionsExt as _;

use courtyard::library::INVITATION_EXTENSION;
use courtyard::seat::Seat;
use courtyard::sharing::{CloseReason, SavedHosting, State};

use super::*;
use crate::common::phone::{Invite, Phone};

#[test]
fn guests_are_informed_when_the_window_is_terminated() {
    let Some(display) = Display::start(SCREEN) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let [data, twin_data, web] = ["window", "twin", "web"].map(|name| folder.path().join(name));
    let golden = golden::text("game-catsatcards");
    let lines: Vec<&str> = golden.split_inclusive('\n').take(1 + TABLE_AT).collect();
    for data in [&data, &twin_data] {
        fs::create_dir_all(data.join("sessions")).unwrap();
        fs::write(data.join("sessions/evening.courtyard"), lines.concat()).unwrap();
    }
    fs::create_dir(&web).unwrap();
    fs::write(web.join("index.html"), "<!doctype html>the page").unwrap();
    // The program serves the page in the folder next to it.
    let program = folder.path().join("courtyard");
    fs::copy(env!("CARGO_BIN_EXE_courtyard"), &program).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let mut copy = Command::new(&program);
    copy.arg("--data-dir")
        .arg(&data)
        .env("COURTYARD_LANGUAGE", "en");
    let mut table = Table {
        window: Window::of(copy, &display, SIZE, 1.0),
        display,
        twin: twin(&twin_data),
        data,
        twin_data,
        shots: None,
        steps: 0,
    };
    table.tap("@menu");
    table.tap("@invite-title");
    table.tap("@invite-share");
    let kept = table
        .data
        .join("sessions/evening")
        .with_extension(INVITATION_EXTENSION);
    let saved: SavedHosting = serde_json::from_slice(&fs::read(&kept).unwrap()).unwrap();
    let invite = Invite {
        at: ([127, 0, 0, 1], saved.port).into(),
        invitation: saved.invitation,
    };
    let mut phone = Phone::new(&invite, Seat::new(1));
    let process = table.window.program.0.id().to_string();
    let asked = Command::new("kill").args(["-TERM", &process]).status();
    assert!(asked.unwrap().success());
    let over = State::Dismissed(CloseReason::Over);
    phone.until(|phone| phone.guest.state() == over);
    let ended = until("the program ends", || {
        table.window.program.0.try_wait().unwrap()
    });
    assert!(ended.success(), "{ended}");
    assert!(!kept.exists(), "the invitation is still good");
}
