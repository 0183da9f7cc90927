//! A finger scrolls from any position: between columns, in margins, and over scroll bars.

use egui::{Vec2, pos2, vec2};
use tempfile::tempdir;

use crate::course;
use crate::person::Person;

/// Length of a drag upwards, in points, more than the threshold of a drag.
const WAY: f32 = 60.0;

/// Asserts that the screen follows a finger at every distance from the left edge.
fn scrolls_everywhere(person: &mut Person, window: Vec2, screen: &str) {
    let middle = window.y / 2.0;
    // After the first touch, the app knows that there is a touch screen.
    person.swipe(pos2(1.0, middle), pos2(1.0, middle));
    for x in [1.0, 5.0, 14.0]
        .into_iter()
        .chain((40..window.x as usize - 20).step_by(50).map(|x| x as f32))
        .chain([window.x - 14.0, window.x - 7.0, window.x - 1.0])
    {
        let tops = |person: &Person| {
            let controls = person.controls();
            let tops = controls.iter().map(|node| node.rect().top());
            tops.collect::<Vec<_>>()
        };
        let before = tops(person);
        let [low, high] = [middle + WAY, middle].map(|y| pos2(x, y));
        person.swipe(low, high);
        let after = tops(person);
        let moved = before
            .iter()
            .zip(&after)
            .map(|(before, after)| before - after);
        let moved = moved.fold(0.0, f32::max);
        let follows = WAY / 2.0..=WAY + 1.0;
        assert!(follows.contains(&moved), "{screen}: {moved} points at {x}");
        person.swipe(high, low);
    }
}

#[test]
fn every_part_of_the_start_screen_scrolls() {
    let folder = tempdir().unwrap();
    for n in 0..8 {
        course::lay_out(folder.path(), &format!("evening-{n}"), "game-duelo", 4);
    }
    for window in [vec2(844.0, 390.0), vec2(360.0, 640.0)] {
        let mut person = Person::among_all_games(folder.path(), window);
        person.tap("@menu");
        person.tap("@menu-leave");
        scrolls_everywhere(&mut person, window, "the start screen");
    }
}

#[test]
fn every_part_of_a_form_scrolls() {
    let folder = tempdir().unwrap();
    for window in [vec2(844.0, 390.0), vec2(360.0, 640.0)] {
        let mut person = Person::at(folder.path(), window);
        person.tap("@home-new");
        scrolls_everywhere(&mut person, window, "the set-up");
        person.tap("@back");
        person.tap("@settings-title");
        scrolls_everywhere(&mut person, window, "the settings");
    }
}
