//! Tables for spreadsheets: their encoding and their separators.

use std::fs;

use tempfile::tempdir;

use crate::common::golden;
use crate::common::program::run_in;

/// Tables of all kinds, with the first three columns of each.
const TABLES: [(&[&str], [&str; 3]); 2] = [
    (&["plays"], ["date", "game", "edition"]),
    (&["export", "GAME"], ["entry", "time", "turn"]),
];

#[test]
fn spreadsheets_in_every_language_open_a_table_as_columns() {
    let data = tempdir().unwrap();
    let sessions = data.path().join("sessions");
    fs::create_dir(&sessions).unwrap();
    let game = golden::argument("game-duelo");
    fs::copy(&game, sessions.join("a;b,c.courtyard")).unwrap();
    for (command, columns) in TABLES {
        for (options, separator) in [
            (&["--language", "en"][..], ","),
            (&["--language", "es"], ";"),
            (&["--language", "ru"], ";"),
            (&["--language", "es", "--separator", "comma"], ","),
            (&["--language", "en", "--separator", ";"], ";"),
            (&["--language", "en", "--separator", "tab"], "\t"),
        ] {
            let command = command.iter().map(|word| match *word {
                "GAME" => &game,
                word => word,
            });
            let written = data.path().join("table.csv");
            let args: Vec<&str> = command
                .chain(["--format", "csv", "-o", written.to_str().unwrap()])
                .chain(options.iter().copied())
                .collect();
            run_in(data.path(), &args).fine();
            let table = fs::read_to_string(&written).unwrap();
            let table = table.strip_prefix('\u{feff}').expect("a byte order mark");
            assert!(
                table.starts_with(&(columns.join(separator) + separator)),
                "{args:?}: {table}"
            );
        }
    }
    // A name with the separator is one field.
    let of = |language: &str| {
        let args = ["plays", "--format", "csv", "--language", language];
        run_in(data.path(), &args).fine()
    };
    assert!(of("en").ends_with(",\"a;b,c.courtyard\"\r\n"));
    assert!(of("es").ends_with(";\"a;b,c.courtyard\"\r\n"));
}

#[test]
fn an_unknown_separator_is_refused() {
    let game = golden::argument("game-duelo");
    let data = tempdir().unwrap();
    let args = ["export", &game, "--format", "csv", "--separator", "|"];
    let run = run_in(data.path(), &args);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(run.err.contains("comma, semicolon, tab"), "{}", run.err);
}
