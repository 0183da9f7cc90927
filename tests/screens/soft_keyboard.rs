//! A phone's keyboard covers the lower half of the window: the focused field keeps the focus and stays visible.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{Vec2, vec2};

use crate::common::extent;
use crate::person::{Look, Person};
use crate::tour::{self, DUEL, HEARTS, Stop};

/// Opens and closes the keyboard in each field of the screen. Returns the number of fields.
fn write_everywhere(person: &mut Person, window: Vec2, left: f32, screen: &str) -> usize {
    let mut fields = person.names();
    fields.retain(|(role, _)| *role == Role::TextInput);
    for (_, field) in &fields {
        person.touch_field(field);
        assert!(
            person.is_writing_in(field),
            "{field} on {screen} does not take the keyboard"
        );
        for height in [left, window.y] {
            person.window.set_size(vec2(window.x, height));
            person.settle();
            let about = format!("{field} on {screen}, {height} points high");
            assert!(person.is_writing_in(field), "{about} has lost the keyboard");
            assert!(person.sees_field(field), "{about} is out of sight");
        }
    }
    fields.len()
}

/// In the smallest window, and in a thorough run in that of a usual phone.
#[test]
fn every_field_keeps_the_keyboard_open() {
    let chapters = [&tour::TOUR.concat()[..], DUEL, HEARTS].concat();
    let windows = [(320.0, 568.0, 300.0), (360.0, 750.0, 440.0)];
    for (width, height, left) in windows.into_iter().take(extent(1, 2)) {
        let mut seen = BTreeSet::new();
        let mut fields = 0;
        let mut look = |person: &mut Person, stop: Stop| {
            if seen.insert((stop.folder, stop.name)) {
                fields += write_everywhere(person, vec2(width, height), left, stop.name);
            }
        };
        let window = Look::new(width, height);
        tour::walk(window, &chapters, true, &mut look, &mut |_| {});
        assert!(fields > 10, "only {fields} fields");
    }
}
