//! Implausible times: before 1970, and far beyond the calendar. They are shown as well as possible, and nothing fails
//! because of them.

use std::fs::{self, File, FileTimes};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use courtyard::library::{Library, Progress, Shelf};

use crate::common::program::run_in;

const DAY: Duration = Duration::from_hours(24);

fn library(data: &Path) -> Library {
    Library::open(Some(data.to_owned()), courtyard::registry::kept()).unwrap()
}

/// A journal of a game that started and ended in this year.
fn journal(year: u32, n: usize) -> String {
    let at = format!("{year:04}-03-01T20:15:{:02}+01:00", n % 60);
    format!(
        concat!(
            r#"{{"courtyard":1,"game":"noble-hearts","edition":"base","players":["Ana","Ben"],"started":"{at}"}}"#,
            "\n",
            r#"{{"n":1,"at":"{at}","do":{{"type":"setup","first":0}}}}"#,
            "\n",
            r#"{{"n":2,"at":"{at}","do":{{"type":"concede","seat":1}}}}"#,
            "\n"
        ),
        at = at
    )
}

#[test]
fn journals_older_than_1970_are_listed_and_counted() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path();
    let folder = library(data).folder();
    let times: Vec<SystemTime> = (0..20)
        .map(|n| match n % 4 {
            0 => UNIX_EPOCH - n * 3653 * DAY / 4,
            1 => UNIX_EPOCH - Duration::from_nanos(1),
            2 => UNIX_EPOCH,
            _ => UNIX_EPOCH + n * 36_530 * DAY,
        })
        .collect();
    for (n, time) in times.iter().enumerate() {
        let path = folder.join(format!("evening-{n}.courtyard"));
        fs::write(&path, journal([0, 1899, 1969, 9999][n % 4], n)).unwrap();
        let file = File::options().append(true).open(&path).unwrap();
        // Some file systems do not support every time.
        let _ = file.set_times(FileTimes::new().set_modified(*time));
    }
    let listed = {
        let list = library(data).list(Shelf::Sessions, &Progress::default());
        let mut names: Vec<_> = list
            .unwrap()
            .into_iter()
            .map(|summary| {
                let content = summary.content.expect("a sound journal");
                assert_eq!(content.entries, 2);
                (summary.path, content.header.started)
            })
            .collect();
        names.sort();
        names
    };
    assert_eq!(listed.len(), times.len());
    for command in [
        &["sessions"][..],
        &["sessions", "--json"],
        &["stats"],
        &["stats", "--json"],
        &["plays", "--format", "csv"],
        &["plays", "--format", "bgsplay"],
    ] {
        run_in(data, command).fine();
    }
    let out = home.path().join("all.zip");
    run_in(data, &["export", "--all", "-o", out.to_str().unwrap()]).fine();
    let elsewhere = home.path().join("elsewhere");
    run_in(&elsewhere, &["import", out.to_str().unwrap()]).fine();
    assert_eq!(library(&elsewhere).sessions().unwrap().len(), times.len());
    for name in ["evening-0", "evening-3"] {
        let path = folder.join(format!("{name}.courtyard"));
        let path = path.to_str().unwrap();
        run_in(data, &["check", path]).fine();
        for format in ["md", "csv", "json", "html"] {
            run_in(data, &["export", path, "--format", format]).fine();
        }
    }
}
