//! The story of a game through the command line.

use std::fs;

use serde_json::Value;

use crate::common::program::{courtyard, finish, run, run_in};

const GAME: &str = "src/games/dueling_nobles/cases/game-catsatcards.courtyard";

#[test]
fn a_story_names_the_leader_of_each_turn_and_the_winner() {
    let output = run(&["story", GAME, "--playouts", "20"]).fine();
    let turns: Vec<&str> = output.lines().take_while(|line| !line.is_empty()).collect();
    assert!(turns[0].starts_with("Turn 1: Ana "), "{output}");
    let last = turns.last().unwrap();
    assert_eq!(*last, "At the end: Ana 100% · Ben 0%");
    for words in ["Turning points\n", " led", " goes from "] {
        assert!(output.contains(words), "{output}");
    }
    let mut spanish = courtyard(&["story", GAME, "--playouts", "20"]);
    spanish.env("COURTYARD_LANGUAGE", "es");
    let output = finish(spanish, b"").fine();
    for words in ["Turno 1: Ana ", "Momentos decisivos\n", " pasa de "] {
        assert!(output.contains(words), "{output}");
    }
}

#[test]
fn a_game_without_bots_has_no_story_and_says_why() {
    let sample = "src/games/noble_hearts/sample.courtyard";
    for args in [
        &["story", sample][..],
        &["export", sample, "--format", "md", "--story"],
    ] {
        let refused = run(args);
        assert_eq!((refused.status, refused.out.as_str()), (2, ""));
        assert!(refused.err.contains("Bots cannot play"), "{}", refused.err);
    }
}

#[test]
fn exports_have_the_story_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("short.courtyard");
    let whole = fs::read_to_string(GAME).unwrap();
    let beginning: Vec<&str> = whole.lines().take(20).collect();
    fs::write(&file, beginning.join("\n") + "\n").unwrap();
    let game = file.to_str().unwrap();
    let export = |format: &str, with: bool| {
        let mut args = vec!["export", game, "--format", format];
        args.extend(with.then_some("--story"));
        run(&args).fine()
    };
    let markdown = export("md", true);
    assert!(markdown.contains("\n## Story of the game\n"));
    assert!(markdown.contains("\n- Turn 1: Ana "), "{markdown}");
    assert!(!export("md", false).contains("Story of the game"));

    let page = export("html", true);
    let charts = |page: &str| page.matches("<figure>").count();
    assert_eq!((charts(&page), charts(&export("html", false))), (2, 1));
    assert_eq!(page.matches("id=\"story-title\"").count(), 1);

    let document = |with| -> Value { serde_json::from_str(&export("json", with)).unwrap() };
    let with = document(true);
    let json: Value = serde_json::from_str(&run(&["story", game, "--json"]).fine()).unwrap();
    assert_eq!(with["story"], json);
    let entries = with["entries"].as_array().unwrap().len();
    assert_eq!(json["entries"].as_array().unwrap().len(), entries);
    assert!(document(false).get("story").is_none());
}

#[test]
fn all_finished_games_say_how_often_the_leader_at_half_time_won() {
    let data = tempfile::tempdir().unwrap();
    let sessions = data.path().join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    let whole = fs::read_to_string(GAME).unwrap();
    fs::write(sessions.join("whole.courtyard"), &whole).unwrap();
    let beginning: Vec<&str> = whole.lines().take(20).collect();
    fs::write(
        sessions.join("short.courtyard"),
        beginning.join("\n") + "\n",
    )
    .unwrap();
    let all: Value =
        serde_json::from_str(&run_in(data.path(), &["story", "--all", "--json"]).fine()).unwrap();
    // The unfinished game has no winner.
    assert_eq!(all["games"], 1);
    assert!(all["half_time_leads_won"].as_u64() <= all["half_time_leads"].as_u64());
    let comeback = &all["largest_comeback"];
    assert_eq!(
        (&comeback["file"], &comeback["player"]),
        (&"whole".into(), &"Ana".into())
    );
    assert!(comeback["chance"].as_f64().unwrap() < 0.6, "{all}");
    let output = run_in(data.path(), &["story", "--all"]).fine();
    assert!(
        output.contains("The largest comeback: Ana had "),
        "{output}"
    );
}
