//! Colours and sizes are defined in the theme only: screens use no literal ones.

use std::path::PathBuf;

use std::fs;
use std::path::Path;

use crate::common::{files_below, in_repository};

/// The lines of code of a file with their numbers, without comments and tests.
fn code(path: &Path) -> Vec<(usize, String)> {
    let source = fs::read_to_string(path).unwrap();
    let code = source.split("#[cfg(test)]").next().unwrap();
    let lines = code.lines().enumerate();
    lines
        .map(|(n, line)| (n + 1, line.split("//").next().unwrap().to_owned()))
        .collect()
}

/// Whether a line has a literal colour, from numbers or by a constant of egui.
fn names_a_colour(line: &str) -> bool {
    let own = ["Color32::PLACEHOLDER", "Color32::TRANSPARENT"];
    let mut rest = line.to_owned();
    for word in own {
        rest = rest.replace(word, "");
    }
    rest.contains("Color32::") || rest.contains("Rgba::") || rest.contains("Hsva::")
}

/// Whether a line has a literal number of points. Smaller numbers are factors, counts and halves.
fn names_a_size(line: &str) -> bool {
    let mut numbers = line.split(|c: char| !c.is_ascii_digit() && c != '.' && c != '_');
    numbers.any(|word| {
        let fraction = word.split_once('.').is_some_and(|(_, f)| !f.is_empty());
        fraction && word.parse::<f32>().is_ok_and(|n| n >= 8.0)
    })
}

fn found(folder: &str, left_out: &[&str], is_found: impl Fn(&str) -> bool) -> Vec<String> {
    let ui = in_repository("src/ui");
    let place = ui.join(folder);
    let mut paths = if place.is_dir() {
        files_below(&place, "rs")
    } else {
        vec![place]
    };
    // Including the screens of all games.
    if folder.is_empty() {
        let games = files_below(&in_repository("src/games"), "rs").into_iter();
        let is_screen = |path: &PathBuf| path.iter().any(|part| part == "screens");
        paths.extend(games.filter(is_screen));
    }
    // Unit tests can be in a file of their own below a screen.
    paths.retain(|path| !path.ends_with("tests.rs"));
    paths.retain(|path| !left_out.iter().any(|f| path.starts_with(ui.join(f))));
    assert!(!paths.is_empty());
    let mut all = Vec::new();
    for path in paths {
        for (n, line) in code(&path) {
            if is_found(&line) {
                let name = path.strip_prefix(&ui).unwrap_or(&path).display();
                all.push(format!("{name}:{n}: {}", line.trim()));
            }
        }
    }
    all
}

#[test]
fn only_the_theme_names_colours() {
    assert_eq!(found("", &["theme"], names_a_colour), Vec::<String>::new());
    assert!(!found("theme", &[], names_a_colour).is_empty());
}

/// Files that draw line by line: their numbers are positions in the drawing, not sizes on the screen.
const DRAWINGS: &[&str] = &[
    "widgets/chips.rs",
    "widgets/crest.rs",
    "widgets/deck.rs",
    "widgets/icon.rs",
    "widgets/phones.rs",
    "widgets/sketch.rs",
];

#[test]
fn screens_name_no_sizes() {
    let left_out = [&["theme"], DRAWINGS].concat();
    let screens = found("", &left_out, names_a_size);
    assert_eq!(screens, Vec::<String>::new());
    assert!(!found("theme", &[], names_a_size).is_empty());
    for drawing in DRAWINGS {
        assert!(
            !found(drawing, &[], names_a_size).is_empty(),
            "{drawing} needs no numbers of its own"
        );
    }
}
