//! The system's clipboard: text copied in one program can be pasted in another.

use egui::accesskit::Role;

use super::*;

const WORDS: &str = "tea for two";

/// The windows are separate programs, so the text can only come through the display server.
#[test]
fn text_copied_in_one_window_is_pasted_in_another() {
    let Some(display) = Display::start(SCREEN) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let [from, to, beside] = ["from", "to", "twin"].map(|name| folder.path().join(name));
    let golden = golden::text("game-catsatcards");
    let lines: Vec<&str> = golden.split_inclusive('\n').take(1 + TABLE_AT).collect();
    for data in [&from, &to, &beside] {
        fs::create_dir_all(data.join("sessions")).unwrap();
        fs::write(data.join("sessions/evening.courtyard"), lines.concat()).unwrap();
    }
    // The field's button has the same name.
    let table = twin(&beside);
    let field = table
        .get_by_role_and_label(Role::TextInput, &words::english("@kind-note"))
        .rect();
    let [x, y] = [field.center().x, field.center().y].map(|place| (place as usize).to_string());
    let open = |data: &Path| {
        let window = Window::open(&display, data, SIZE, 1.0);
        display.hand(&["mousemove", &x, &y]);
        window
    };
    let hands = |window: &Window, deeds: &[&[&str]]| {
        for deed in deeds {
            display.rest(&window.program);
            display.hand(deed);
        }
        display.rest(&window.program);
    };

    let first = open(&from);
    let copied: [&[&str]; 4] = [
        &["click", "1"],
        &["type", WORDS],
        &["key", "ctrl+a"],
        &["key", "ctrl+c"],
    ];
    hands(&first, &copied);
    // The first window stays open: under X it delivers the text when it is pasted.
    let second = open(&to);
    let pasted: [&[&str]; 3] = [&["click", "1"], &["key", "ctrl+v"], &["key", "Return"]];
    hands(&second, &pasted);
    let noted = until("what was pasted is in the journal", || {
        let mut entries = journal(&to);
        (entries.len() > 1 + TABLE_AT).then(|| entries.pop().unwrap())
    });
    assert_eq!(noted["do"]["text"], WORDS);
    assert_eq!(journal(&from).len(), 1 + TABLE_AT);
    second.program.kill();
    first.program.kill();
}
