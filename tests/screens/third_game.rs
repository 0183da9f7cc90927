//! A game that is not built in, added to the app in one line: it is played, looked back at, counted and exported like
//! all others.

use std::fs::File;
use std::io::{BufRead, BufReader};

use courtyard::cli::{self, CommandGame};
use courtyard::games::{GameType, Games};
use courtyard::library::{Library, Progress, Shelf, StoredGame};
use courtyard::seat::Seat;
use courtyard::session::journal::Opened;
use courtyard::text::export::plays::{PlaysFormat, plays};
use courtyard::text::export::{Format, Separator};
use courtyard::text::{DescribedGame, Language, Text};
use courtyard::ui::ScreenGame;
use serde_json::json;
use tempfile::tempdir;

use crate::counting::Counting;
use crate::person::{PHONE, Person};

/// The one line: the list of games with one more.
const GAME: &GameType<Counting> = &GameType::NEW;

#[test]
fn a_game_for_six_is_played_from_the_start_screen_to_the_export() {
    let folder = tempdir().unwrap();
    let screens = || Games::new([GAME as &dyn ScreenGame]);
    let mut person = Person::with_games(screens(), folder.path(), PHONE);
    person.tap("@home-new");
    for _ in 2..6 {
        person.tap(&person.name_of("@stepper-more what=*"));
    }
    let names = [
        "Ana",
        "Ben",
        "Cleo",
        "Dora",
        "Emil",
        "Friederike von Hohenlohe-Langenburg",
    ];
    for (seat, name) in names.iter().enumerate() {
        person.write(
            &format!(
                "@setup-name-of player=(@player-unnamed number={})",
                seat + 1
            ),
            name,
        );
    }
    person.tap("Who begins?");
    for _ in 0..6 {
        person.tap("Count 3");
    }
    person.tap(&person.name_of("(@do-undo): "));
    assert_eq!(person.journal().last().unwrap()["undo"], 1);
    person.tap("Count 3");
    person.expect("Ana, count on from 18");
    person.tap("Count 3");
    assert_eq!(person.journal()[0]["players"], json!(names));
    assert!(
        person.has("@do-rematch") || person.has("Play again"),
        "{:?}",
        person.names()
    );
    drop(person);

    let described = || Games::new([GAME as &dyn DescribedGame]);
    let text = Text::new(Language::English, described());
    let library = Library::open(
        Some(folder.path().to_owned()),
        Games::new([GAME as &dyn StoredGame]),
    )
    .unwrap();
    let sessions = library.list(Shelf::Sessions, &Progress::default()).unwrap();
    let content = sessions[0].content.as_ref().unwrap();
    let outcome = content.outcome.unwrap();
    assert_eq!(outcome.winner(), Some(Seat::ZERO));
    assert_eq!(outcome.place(Seat::new(5).unwrap()), Some(2));

    // Exports include all six players.
    let mut source = BufReader::new(File::open(&sessions[0].path).unwrap());
    let source: &mut dyn BufRead = &mut source;
    let game = text.games().find("counting").unwrap();
    let read = game.read(&text, Opened::new(source).unwrap()).unwrap();
    assert_eq!(read.fault, None);
    for format in Format::ALL {
        let mut document = Vec::new();
        read.session
            .export(&text, format, Separator::Comma, None, &mut document)
            .unwrap();
        let document = String::from_utf8(document).unwrap();
        for name in ["Ana", "Emil", "Friederike"] {
            assert!(document.contains(name), "{format:?} does not name {name}");
        }
    }
    let played = read.session.played(&text, "evening").unwrap();
    let sheet = plays(&text, PlaysFormat::Csv, Separator::Comma, &[played]).unwrap();
    assert!(sheet.starts_with(
        "\u{feff}date,game,edition,player_1,player_2,player_3,player_4,player_5,player_6,first,winner"
    ));

    // Statistics know six places in the order of play.
    let counted = read.session.statistics();
    assert_eq!(
        counted.to_json()["editions"][0]["won"],
        json!({"first": 1, "second": 0, "third": 0, "fourth": 0, "fifth": 0, "sixth": 0})
    );
    let tables = counted.describe(&text);
    assert!(
        tables[0]
            .columns
            .iter()
            .any(|column| column.name == "Won going sixth")
    );

    // The command line checks it.
    let commands = Games::new([GAME as &dyn CommandGame]);
    let journal = sessions[0].path.display().to_string();
    let arguments = cli::parse(["courtyard", "check", &journal].map(Into::into), &commands);
    let status = cli::run(
        arguments.command.unwrap(),
        commands,
        None,
        Language::English,
    );
    assert_eq!(
        format!("{status:?}"),
        format!("{:?}", std::process::ExitCode::SUCCESS)
    );

    // Look back works.
    let mut person = Person::with_games(screens(), folder.path(), PHONE);
    let line = person.name_of("Ana, Ben, Cleo");
    person.tap(&line);
    person.tap("@look-title");
    person.expect("Ana counts 3 further");
}

#[test]
fn a_message_that_a_language_lacks_is_shown_in_english() {
    let games = || Games::new([GAME as &dyn DescribedGame]);
    let [english, spanish] =
        [Language::English, Language::Spanish].map(|language| Text::new(language, games()));
    assert_eq!(spanish.get("back"), "Volver");
    assert_eq!(spanish.get("counting-title"), english.get("counting-title"));
    assert!(spanish.has("counting-title"));
}
