//! The first picture, made once beside the page.
//!
//! A browser compiles each function when it is called for the first time, and the page stands still meanwhile. It keeps
//! what it has compiled with the program, not with who has called it: so a worker that has the same program makes a first
//! picture of its own, which nobody sees, and the page finds the most of it compiled.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Context, RawInput, Rect, ViewportId, pos2};

use super::FOLDER;
use courtyard_library::Library;
use courtyard_library::storage::Pages;
use courtyard_settings::SettingsFile;
use courtyard_ui::frame::changes::Changes;
use courtyard_ui::frame::clear_color::{Clearing, Ground};
use courtyard_ui::mirror::Mirror;
use courtyard_ui::platform::awake::AsTheSystem;
use courtyard_ui::{App, Start};

/// The corner of a phone's screen, and its pixels per point.
const CORNER: (f32, f32) = (390.0, 844.0);
const DENSITY: f32 = 2.0;

/// Begins an app that keeps nothing, and makes its first picture.
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
            file: None,
            entrance: None,
            awake: Box::new(AsTheSystem),
            browser: None,
            guest: None,
        },
    );
    ctx.add_plugin(Mirror::new(|_| {}));
    ctx.add_plugin(Changes::new(|| {}));
    ctx.add_plugin(Clearing::new(Ground::default()));
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_max(pos2(0.0, 0.0), CORNER.into())),
        ..RawInput::default()
    };
    let window = input.viewports.entry(ViewportId::ROOT).or_default();
    window.native_pixels_per_point = Some(DENSITY);
    let mut output = ctx.run_ui(input, |ui| app.show(ui));
    ctx.tessellate(output.shapes, output.pixels_per_point);
    // Nothing is there to be given the letters.
    output.textures_delta.clear();
}
