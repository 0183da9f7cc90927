//! The first picture, rendered once in a worker to compile its code.
//!
//! Browsers compile each function on its first call, which blocks the page. The compiled code belongs to the program,
//! not to its caller. A worker with the same program therefore renders a first picture, which is discarded, and the
//! page finds most functions compiled.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Context, RawInput, Rect, ViewportId, pos2};

use super::FOLDER;
use courtyard_library::Library;
use courtyard_library::storage::Pages;
use courtyard_settings::SettingsFile;
use courtyard_text::Language;
use courtyard_ui::frame::changes::Changes;
use courtyard_ui::frame::clear_color::{ClearColor, Clearing};
use courtyard_ui::mirror::Mirror;
use courtyard_ui::platform::awake::AsTheSystem;
use courtyard_ui::{App, Start};

/// Size of a phone's screen in points, and its pixels per point.
const CORNER: (f32, f32) = (390.0, 844.0);
const DENSITY: f32 = 2.0;

/// Starts an app without storage, and renders its first picture.
pub(super) fn make_a_picture() {
    let ctx = Context::default();
    let storage = Arc::new(Pages::new(BTreeMap::new(), || {}));
    let mut app = App::begin(
        &ctx,
        Start {
            games: crate::registry::screens(),
            settings: SettingsFile::on(storage.clone(), Some(FOLDER.as_ref())),
            library: Library::on(storage, crate::registry::kept(), FOLDER.into()),
            language: None,
            // The code for messages is compiled when the page shows the first.
            messages: Some((Language::English, String::new())),
            file: None,
            entrance: None,
            awake: Box::new(AsTheSystem),
            browser: None,
            guest: None,
        },
    );
    ctx.add_plugin(Mirror::new(|_| {}));
    ctx.add_plugin(Changes::new(|| {}));
    ctx.add_plugin(Clearing::new(ClearColor::default()));
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_max(pos2(0.0, 0.0), CORNER.into())),
        ..RawInput::default()
    };
    let window = input.viewports.entry(ViewportId::ROOT).or_default();
    window.native_pixels_per_point = Some(DENSITY);
    let mut output = ctx.run_ui(input, |ui| app.show(ui));
    ctx.tessellate(output.shapes, output.pixels_per_point);
    // No renderer takes the textures.
    output.textures_delta.clear();
}
