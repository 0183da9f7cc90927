//! Attacks through the command line: links, second writers, replaced files, removed locks, malicious archives. No
//! acknowledged step is lost, and no foreign file is changed.
#![cfg(unix)]

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::common::driver::{Answer, Player, check};
use crate::common::program::courtyard_in as courtyard;

const NOTES: &str = "{\"type\":\"note\",\"text\":\"one\"}\n{\"type\":\"note\",\"text\":\"two\"}\n";

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// A journal with two notes in this data folder.
fn journal(data: &Path) -> PathBuf {
    let mut player = Player::start(data, &["--new", "--players", "Ana", "Ben"]);
    let path = player.opening().unwrap().journal;
    player.hand_in(NOTES);
    assert_eq!(player.finish().0, 0);
    path
}

fn run(data: &Path, args: &[&str]) -> Output {
    courtyard(data, args).output().unwrap()
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("it ended by a signal")
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Records a step, and returns the entry's number.
#[track_caller]
fn recorded(player: &mut Player) -> u64 {
    player.hand_in("{\"type\":\"note\",\"text\":\"on\"}\n");
    match player.answer() {
        Some(Answer::Recorded(n, _)) => n,
        answer => panic!("{answer:?}"),
    }
}

#[test]
fn an_export_never_overwrites_a_journal_by_any_name() {
    let data = folder();
    let path = journal(data.path());
    let whole = fs::read(&path).unwrap();
    let out = folder();
    let at = |name: &str| out.path().join(name);
    symlink(&path, at("symbolic.csv")).unwrap();
    symlink(at("symbolic.csv"), at("twice.csv")).unwrap();
    fs::hard_link(&path, at("hard.csv")).unwrap();
    fs::copy(&path, at("copy.csv")).unwrap();
    fs::write(at("evening.damaged-1"), "old").unwrap();
    fs::write(at("evening.cut-off-12"), "old").unwrap();
    let inside = path.with_file_name("letter.txt");
    fs::write(&inside, "dear").unwrap();
    let names = [
        "symbolic.csv",
        "twice.csv",
        "hard.csv",
        "copy.csv",
        "new.COURTYARD",
        "evening.damaged-1",
        "evening.cut-off-12",
    ];
    let all = names
        .map(at)
        .into_iter()
        .chain([inside.clone(), path.clone()]);
    for to in all {
        for args in [
            &["export", text(&path), "--format", "csv"][..],
            &["plays", "--format", "csv"],
            &["export", "--all"],
        ] {
            let output = run(data.path(), &[args, &["-o", text(&to)]].concat());
            assert_eq!(status(&output), 2, "{args:?} -o {to:?}");
            assert!(!output.stderr.is_empty());
        }
    }
    for file in [&path, &at("hard.csv"), &at("copy.csv")] {
        assert_eq!(fs::read(file).unwrap(), whole);
    }
    assert_eq!(fs::read(at("evening.damaged-1")).unwrap(), b"old");
    assert_eq!(fs::read(&inside).unwrap(), b"dear");
    // Nor is a journal read from standard input overwritten.
    let game = at("game");
    fs::copy(&path, &game).unwrap();
    let output = courtyard(
        data.path(),
        &["export", "-", "--format", "md", "-o", text(&game)],
    )
    .stdin(File::open(&game).unwrap())
    .output()
    .unwrap();
    assert_eq!(status(&output), 2);
    assert_eq!(fs::read(&game).unwrap(), whole);
}

#[test]
fn an_export_is_written_atomically() {
    let data = folder();
    let path = journal(data.path());
    let out = folder();
    let (file, link) = (out.path().join("game.md"), out.path().join("link.md"));
    fs::write(&file, "before").unwrap();
    symlink(&file, &link).unwrap();
    let export = ["export", text(&path), "--format", "md", "-o", text(&link)];
    // A limit below the document's size.
    let limited = Command::new("bash")
        .args([
            "-c",
            "ulimit -f 0; exec \"$@\"",
            "bash",
            env!("CARGO_BIN_EXE_courtyard"),
        ])
        .args(export)
        .env("COURTYARD_DATA_DIR", data.path())
        .output()
        .unwrap();
    assert!(!limited.status.success());
    assert_eq!(fs::read(&file).unwrap(), b"before");
    assert_eq!(status(&run(data.path(), &export)), 0);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&file).unwrap().contains("Ana"));
    // A device is written to directly.
    let to_device = [&export[..5], &["/dev/null"]].concat();
    assert_eq!(status(&run(data.path(), &to_device)), 0);
    assert_eq!(fs::read_dir(out.path()).unwrap().count(), 2);
}

#[test]
fn a_running_session_stays_locked_when_files_beside_it_are_removed() {
    let data = folder();
    let path = journal(data.path());
    let mut player = Player::start(data.path(), &[text(&path)]);
    player.opening().unwrap();
    // Remove everything beside the journals, as a clean-up might.
    for entry in fs::read_dir(path.parent().unwrap()).unwrap() {
        let beside = entry.unwrap().path();
        if beside.extension().is_none_or(|e| e != "courtyard") {
            fs::remove_file(beside).unwrap();
        }
    }
    let link = data.path().join("link.courtyard");
    fs::hard_link(&path, &link).unwrap();
    for name in [&path, &link] {
        let second = Player::start(data.path(), &[text(name)]);
        assert_eq!(second.finish().0, 2, "{name:?}");
    }
    assert_eq!(recorded(&mut player), 3);
    assert_eq!(player.finish().0, 0);
    assert_eq!(check(data.path(), &path).0["entries"], 3);
}

/// Another program changes the journal of a running session: that file remains unchanged, and the whole session is in
/// another journal.
#[track_caller]
fn moves_to_another_journal(make: impl Fn(&Path)) {
    let data = folder();
    let path = journal(data.path());
    let mut player = Player::start(data.path(), &[text(&path)]);
    player.opening().unwrap();
    assert_eq!(recorded(&mut player), 3);
    make(&path);
    let foreign = fs::read(&path).unwrap();
    player.hand_in("{\"type\":\"note\",\"text\":\"on\"}\n");
    let said = player.said().unwrap();
    let own = PathBuf::from(said["moved"].as_str().unwrap());
    assert_eq!(said["kept"], text(&path));
    assert!(
        said["message"].as_str().unwrap().contains("left unchanged"),
        "{said}"
    );
    assert!(matches!(player.answer(), Some(Answer::Recorded(4, _))));
    assert_eq!(recorded(&mut player), 5);
    assert_eq!(player.finish().0, 0);
    assert_eq!(fs::read(&path).unwrap(), foreign);
    assert_ne!(own, path);
    assert_eq!(check(data.path(), &own).0["entries"], 5);
}

#[test]
fn a_file_that_replaces_a_running_journal_is_not_changed() {
    let replaced = |path: &Path, content: &[u8]| {
        let new = path.with_extension("sync");
        fs::write(&new, content).unwrap();
        fs::rename(&new, path).unwrap();
    };
    moves_to_another_journal(|path| replaced(path, b"another"));
    moves_to_another_journal(|path| replaced(path, &fs::read(path).unwrap()));
    moves_to_another_journal(|path| {
        // A valid longer continuation.
        let other = folder();
        let copy = other.path().join("copy.courtyard");
        fs::copy(path, &copy).unwrap();
        let mut player = Player::start(other.path(), &[text(&copy)]);
        player.opening().unwrap();
        recorded(&mut player);
        assert_eq!(player.finish().0, 0);
        replaced(path, &fs::read(copy).unwrap());
    });
    moves_to_another_journal(|path| {
        // The same file with other content of the same length.
        let other = vec![b'z'; fs::read(path).unwrap().len()];
        fs::write(path, other).unwrap();
    });
    moves_to_another_journal(|path| {
        let mut file = File::options().append(true).open(path).unwrap();
        file.write_all(b"{\"n\":4,\"undo\":1}\n").unwrap();
    });
    moves_to_another_journal(|path| {
        let file = File::options().write(true).open(path).unwrap();
        file.set_len(fs::metadata(path).unwrap().len() - 7).unwrap();
    });
}

#[test]
fn steps_are_recorded_even_if_the_output_is_closed() {
    let data = folder();
    let path = journal(data.path());
    let mut child = courtyard(data.path(), &["play", text(&path)])
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut steps = child.stdin.take().unwrap();
    steps.write_all(NOTES.as_bytes()).unwrap();
    drop(steps);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(check(data.path(), &path).0["entries"], 4);
}

#[test]
fn a_backup_restores_everything_except_reported_journals() {
    let data = folder();
    let path = journal(data.path());
    let whole = fs::read(&path).unwrap();
    let sessions = path.parent().unwrap();
    let put = |name: &[u8], content: &[u8]| {
        use std::os::unix::ffi::OsStrExt;
        let name = std::ffi::OsStr::from_bytes(name);
        fs::write(sessions.join(name), content).unwrap();
    };
    // Names that are invalid on other systems, and two that are equal there.
    for name in [
        &b"._hidden.courtyard"[..],
        b"\xff.courtyard",
        b"\xfe.courtyard",
        b"a\\b.courtyard",
        b"Evening.courtyard",
        b"evening.courtyard",
        b" .courtyard",
    ] {
        put(name, &[&whole[..whole.len() - 1], &b"\n"[..]].concat());
    }
    put(b"bad.courtyard", b"{\"courtyard\":1}\n");
    let huge = File::create(sessions.join("huge.courtyard")).unwrap();
    huge.set_len(70 << 20).unwrap();
    let zip = data.path().join("backup.zip");
    let output = run(data.path(), &["export", "--all", "-o", text(&zip)]);
    assert_eq!(status(&output), 1);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("bad.courtyard") && said.contains("huge.courtyard"),
        "{said}"
    );
    assert_eq!(said.lines().count(), 2, "{said}");
    let other = folder();
    let output = run(other.path(), &["import", text(&zip)]);
    assert_eq!(
        status(&output),
        0,
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let said = String::from_utf8(output.stdout).unwrap();
    // The valid ones are all the same journal: one is new, seven are known.
    assert_eq!(said.lines().count(), 8 + 1, "{said}");
}

#[test]
fn two_files_with_one_name_in_an_archive_are_both_imported() {
    use zip::write::SimpleFileOptions;
    let data = folder();
    let (one, two) = (journal(data.path()), journal(data.path()));
    let more = "{\"type\":\"note\",\"text\":\"three\"}\n";
    let mut player = Player::start(data.path(), &[text(&two)]);
    player.opening().unwrap();
    player.hand_in(more);
    assert_eq!(player.finish().0, 0);
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, path) in [
        ("sessions/evening.courtyard", &one),
        ("sessions/evenihg.courtyard", &two),
    ] {
        writer
            .start_file(name, SimpleFileOptions::default())
            .unwrap();
        writer.write_all(&fs::read(path).unwrap()).unwrap();
    }
    let mut bytes = writer.finish().unwrap().into_inner();
    // Two names with the same hash.
    let other = b"evenihg";
    while let Some(at) = bytes.windows(other.len()).position(|w| w == other) {
        bytes[at..at + other.len()].copy_from_slice(b"evening");
    }
    let zip = data.path().join("twins.zip");
    fs::write(&zip, bytes).unwrap();
    let to = folder();
    let output = run(to.path(), &["import", text(&zip)]);
    assert_eq!(status(&output), 0);
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.matches("evening.courtyard").count(), 2, "{said}");
    let sessions = run(to.path(), &["sessions", "--json"]);
    let sessions: Vec<Value> = serde_json::from_slice(&sessions.stdout).unwrap();
    let mut entries: Vec<_> = sessions.iter().map(|s| s["entries"].as_u64()).collect();
    entries.sort_unstable();
    assert_eq!(entries, [Some(2), Some(3)]);
}

#[test]
fn a_killed_backup_leaves_nothing_behind() {
    let data = folder();
    let path = journal(data.path());
    let whole = fs::read(&path).unwrap();
    for n in 0..3000 {
        fs::write(path.with_file_name(format!("{n}.courtyard")), &whole).unwrap();
    }
    let out = folder();
    let zip = out.path().join("backup.zip");
    for wait in [0, 5, 20, 60] {
        let mut child = courtyard(data.path(), &["export", "--all", "-o", text(&zip)])
            .spawn()
            .unwrap();
        std::thread::sleep(std::time::Duration::from_millis(wait));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let left = fs::read_dir(out.path()).unwrap();
    let strange = left.filter(|entry| entry.as_ref().unwrap().path() != zip);
    assert_eq!(strange.count(), 0);
}

#[test]
fn times_and_keys_follow_the_contract() {
    let data = folder();
    let header = |started: &str, further: &str| {
        format!(
            "{{\"courtyard\":1,\"game\":\"dueling-nobles\",\"edition\":\"duelo\",\"players\":[\"A\",\"B\"],\"started\":{started}{further}}}\n"
        )
    };
    let entry = |further: &str| {
        format!("{{\"n\":1{further},\"do\":{{\"type\":\"note\",\"text\":\"one\"}}}}\n")
    };
    let file = data.path().join("x.courtyard");
    let says = |journal: String| {
        fs::write(&file, journal).unwrap();
        let (said, _) = check(data.path(), &file);
        said["code"].as_str().unwrap_or("sound").to_owned()
    };
    let good = "\"2026-11-20T19:03:11+01:00\"";
    for time in [
        good,
        "\"2026-11-20T19:03:11Z\"",
        "\"2026-11-20T19:03:11.250-11:30\"",
    ] {
        assert_eq!(says(header(time, "")), "sound", "{time}");
        let at = format!(",\"at\":{time}");
        assert_eq!(says(header(good, "") + &entry(&at)), "sound", "{time}");
    }
    for time in [
        "\"2026-1-2T3:4:5+01:00\"",
        "\"2026-11-20 19:03:11+01:00\"",
        "\"2026-11-20t19:03:11+01:00\"",
        "\"12026-11-20T19:03:11+01:00\"",
        "\"+2026-11-20T19:03:11+01:00\"",
        "\"-002026-11-20T19:03:11+01:00\"",
        "\"2026-11-20T19:03:11UTC\"",
        "\"2026-11-20T19:03:11 UTC\"",
        "\" 2026-11-20T19:03:11+01:00\"",
        "\"2026-11-20T19:03:11+01:00 \"",
        "\"2026-11-20T19:03:11+0100\"",
        "\"2026-11-20T19:03:11+01\"",
        "\"2026-11-20T19:03:11\"",
        "\"2026-11-20T19:03+01:00\"",
        "\"2026-11-20T19:03:11.+01:00\"",
        "\"2026-13-20T19:03:11+01:00\"",
        "\"2026-11-20T19:03:11z\"",
        "null",
        "1",
    ] {
        assert_eq!(says(header(time, "")), "bad-header", "{time}");
        let at = format!(",\"at\":{time}");
        assert_eq!(says(header(good, "") + &entry(&at)), "bad-entry", "{time}");
    }
    assert_eq!(says(header(good, "") + &entry(",\"crc\":null")), "bad-crc");
    assert_eq!(says(header(good, ",\"crc\":null")), "bad-crc");
    for twice in [
        ",\"edition\":\"duelo\"",
        ",\"courtyard\":1",
        ",\"x\":1,\"x\":2",
        ",\"rules\":{},\"rules\":{}",
        ",\"rules\":{\"win_gold\":9,\"win_gold\":9}",
        ",\"x\":[{\"y\":1,\"y\":1}]",
    ] {
        assert_eq!(says(header(good, twice)), "bad-header", "{twice}");
    }
    assert_eq!(
        says(
            header(good, "")
                + &entry(",\"at\":\"2026-11-20T19:03:11Z\",\"at\":\"2026-11-20T19:03:11Z\"")
        ),
        "bad-entry"
    );
}

#[test]
fn a_file_size_limit_is_reported_and_survived() {
    let data = folder();
    let path = journal(data.path());
    let whole = fs::read(&path).unwrap();
    let limited = |args: &[&str], steps: &str| {
        let mut child = Command::new("bash")
            .args(["-c", "ulimit -f 0; exec \"$@\"", "bash"])
            .arg(env!("CARGO_BIN_EXE_courtyard"))
            .args(args)
            .env("COURTYARD_DATA_DIR", data.path())
            .env("COURTYARD_LANGUAGE", "en")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(steps.as_bytes()).unwrap();
        drop(stdin);
        child.wait_with_output().unwrap()
    };
    let played = limited(&["play", text(&path)], NOTES);
    assert_eq!(status(&played), 2);
    let said = String::from_utf8(played.stdout).unwrap();
    assert!(
        said.contains("unsaved") && said.contains("too large"),
        "{said}"
    );
    assert_eq!(fs::read(&path).unwrap(), whole);
    let out = data.path().join("game.md");
    let exported = limited(
        &["export", text(&path), "--format", "md", "-o", text(&out)],
        "",
    );
    assert_eq!(status(&exported), 2);
    assert!(!out.exists());
}

#[test]
fn file_times_beyond_the_calendar_are_ignored() {
    use std::time::{Duration, SystemTime};
    let data = folder();
    let path = journal(data.path());
    let far = Duration::from_hours(2_500_000_000);
    for zone in ["UTC", "Pacific/Kiritimati", "America/St_Johns"] {
        for time in [
            SystemTime::UNIX_EPOCH + far,
            SystemTime::UNIX_EPOCH - Duration::from_secs(1 << 33),
            SystemTime::UNIX_EPOCH + Duration::from_secs(253_402_300_799),
        ] {
            let file = File::options().append(true).open(&path).unwrap();
            // Some file systems do not support such times.
            if file.set_modified(time).is_err() {
                continue;
            }
            drop(file);
            let zip = data.path().join("all.zip");
            for args in [
                &["sessions", "--json"][..],
                &["sessions"],
                &["stats"],
                &["export", "--all", "-o", text(&zip)],
            ] {
                let output = courtyard(data.path(), args)
                    .env("TZ", zone)
                    .output()
                    .unwrap();
                let said = String::from_utf8_lossy(&output.stderr).into_owned();
                assert_eq!(status(&output), 0, "{args:?} {time:?}: {said}");
            }
        }
    }
}

#[test]
fn waiting_for_a_pipe_times_out() {
    let data = folder();
    let path = journal(data.path());
    let pipe = data.path().join("pipe.courtyard");
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let out = data.path().join("out");
    assert!(Command::new("mkfifo").arg(&out).status().unwrap().success());
    let children: Vec<_> = [
        &["check", text(&pipe)][..],
        &["import", text(&pipe)],
        &["merge", text(&pipe)],
        &["play", text(&pipe)],
        &["export", text(&path), "--format", "md", "-o", text(&out)],
    ]
    .into_iter()
    .map(|args| courtyard(data.path(), args).spawn().unwrap())
    .collect();
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert_eq!(status(&output), 2);
        assert!(!output.stderr.is_empty());
    }
    // A pipe with a writer is read.
    let child = courtyard(data.path(), &["check", text(&pipe)])
        .spawn()
        .unwrap();
    fs::write(&pipe, fs::read(&path).unwrap()).unwrap();
    assert_eq!(status(&child.wait_with_output().unwrap()), 0);
}

#[test]
fn the_time_for_large_input_is_proportional_to_its_size() {
    use std::time::{Duration, Instant};
    let data = folder();
    let path = journal(data.path());
    let start = Instant::now();
    // Tens of thousands of phases in one header.
    let phases: Vec<String> = (0..38_000)
        .map(|n| format!("{{\"id\":\"{n}\",\"allows\":[]}}"))
        .collect();
    let header = format!(
        "{{\"courtyard\":1,\"game\":\"dueling-nobles\",\"edition\":\"duelo\",\"rules\":{{\"phases\":[{}]}},\"players\":[\"A\",\"B\"],\"started\":\"2026-11-20T19:03:11Z\"}}\n",
        phases.join(",")
    );
    let large = data.path().join("large.courtyard");
    fs::write(&large, header).unwrap();
    assert_eq!(status(&run(data.path(), &["check", text(&large)])), 0);
    // Two thousand undo steps of two thousand actions.
    let mut lines = fs::read_to_string(&path)
        .unwrap()
        .lines()
        .next()
        .unwrap()
        .to_owned();
    lines.truncate(lines.rfind(",\"crc\"").unwrap());
    lines += "}\n";
    for n in 1..=2000 {
        lines += &format!("{{\"n\":{n},\"do\":{{\"type\":\"note\",\"text\":\"x\"}}}}\n");
    }
    for n in (2001..6001).step_by(2) {
        lines += &format!(
            "{{\"n\":{n},\"undo\":1999}}\n{{\"n\":{},\"redo\":1999}}\n",
            n + 1
        );
    }
    fs::write(&large, lines).unwrap();
    let out = data.path().join("large.md");
    let export = ["export", text(&large), "--format", "md", "-o", text(&out)];
    assert_eq!(status(&run(data.path(), &export)), 0);
    // The limit allows for a busy machine and a debug build.
    assert!(
        start.elapsed() < Duration::from_mins(1),
        "{:?}",
        start.elapsed()
    );
}

#[test]
fn large_numbers_are_printed_exactly() {
    let data = folder();
    let path = journal(data.path());
    let mut player = Player::start(data.path(), &[text(&path)]);
    player.opening().unwrap();
    player.hand_in("{\"undo\":9223372036854775807}\n");
    let said = player.said().unwrap();
    let message = said["message"].as_str().unwrap();
    assert!(message.contains("9223372036854775807"), "{message}");
    player.finish();
}
