//! Implements the window's interface for every game with screens.

use std::path::Path;

use egui::Ui;
use serde_json::Map;

use crate::background_story::BackgroundStory;
use crate::guest::SharedLink;
use crate::overlay::Overlay;
use crate::screen::{AppContext, Opened, Quick, Screen, ScreenGame};
use crate::session::composer::Composing;
use crate::session::{Lesson, Onlooker, SetupScreen, TableScreen, Television};
use crate::statistics::StatisticsScreen;
use crate::widgets::CardSize;
use courtyard_core::game::{GameType, RulesOf};
use courtyard_core::seat::Seat;
use courtyard_lab::story::{PLAYOUTS, Story};
use courtyard_lab::{AnyLab, Level};
use courtyard_library::{Library, LibraryError};
use courtyard_session::journal::Opened as OpenedJournal;
use courtyard_text::Text;
use courtyard_text::export::{Format, export};

/// The rules of the language's usual edition.
fn usual_rules<G: Composing>(text: &Text) -> Option<RulesOf<G>> {
    RulesOf::<G>::new(G::usual_edition(text.language()), &Map::new()).ok()
}

impl<G: Composing> ScreenGame for GameType<G> {
    fn emblem(&self, ui: &mut Ui, size: CardSize) {
        G::emblem(ui, size);
    }

    fn quick(&self) -> Option<Quick> {
        G::QUICK
    }

    fn lab(&self) -> Option<&'static dyn AnyLab> {
        G::LAB
    }

    fn seats_bots(&self) -> bool {
        G::BOTS.is_some()
    }

    fn has_sample(&self) -> bool {
        G::SAMPLE.is_some()
    }

    fn lesson(&self) -> Lesson {
        G::LESSON
    }

    fn usual_rules(&self, text: &Text) -> Option<Overlay> {
        let mut page = G::rulebook(text, &usual_rules::<G>(text)?);
        if let Overlay::Reading { lesson, .. } = &mut page {
            // The lesson leads here.
            *lesson = &[];
        }
        Some(page)
    }

    fn new_session(&self, app: &AppContext, players: &[String]) -> Box<dyn Screen> {
        Box::new(SetupScreen::<G>::new(app, players))
    }

    fn needs(&self, text: &Text) -> Option<String> {
        G::needs(text, &usual_rules::<G>(text)?)
    }

    fn guided_session(&self, app: &AppContext, bot: Option<Level>) -> Box<dyn Screen> {
        Box::new(SetupScreen::<G>::guided(app, bot))
    }

    fn resume_set_up(&self, app: &AppContext, draft: &[u8]) -> Option<Box<dyn Screen>> {
        let setup = SetupScreen::<G>::resume(app, draft)?;
        Some(Box::new(setup))
    }

    fn sample(&self, app: &AppContext) -> Opened {
        if let Ok(Some(started)) = app.library.sample::<G>() {
            return self.open(app, &started);
        }
        let damaged = |line, code| LibraryError::Damaged {
            path: "sample.courtyard".into(),
            line,
            code,
        };
        let sample = G::SAMPLE.unwrap_or_default();
        let opened = OpenedJournal::new(sample).map_err(|f| damaged(f.line, f.code()))?;
        let reading = opened.read::<G>().map_err(|f| damaged(f.line, f.code()))?;
        if let Some(fault) = reading.fault {
            return Err(damaged(fault.line, fault.code()));
        }
        let open = app.library.create_from(reading.session)?;
        Ok(TableScreen::begun(app, open))
    }

    fn open(&self, app: &AppContext, path: &Path) -> Opened {
        use LibraryError::{Damaged, InUse, Newer};
        match app.library.resume::<G>(path) {
            Ok((open, recovery)) => Ok(Box::new(TableScreen::new(app, open, recovery))),
            Err(InUse(_) | Damaged { .. } | Newer(_)) => self.look_back(app, path),
            Err(error) => Err(error),
        }
    }

    fn guest(
        &self,
        app: &AppContext,
        link: SharedLink,
        seat: Option<Seat>,
    ) -> Option<Box<dyn Screen>> {
        Some(Box::new(TableScreen::<G>::guest(app, link, seat)?))
    }

    fn television(&self, app: &AppContext, link: SharedLink) -> Option<Box<dyn Screen>> {
        Some(Box::new(Television::<G>::new(app, link)?))
    }

    fn look_back(&self, app: &AppContext, path: &Path) -> Opened {
        Ok(Box::new(Onlooker::<G>::new(app, path)?))
    }

    fn begin_story(&self, app: &AppContext, path: &Path) -> Option<BackgroundStory> {
        let look = app.library.look::<G>(path).ok()?;
        BackgroundStory::new(app, &look.session, PLAYOUTS)
    }

    fn document(
        &self,
        library: &Library,
        text: &Text,
        path: &Path,
        format: Format,
        story: Option<&Story>,
    ) -> Result<String, LibraryError> {
        let look = library.look::<G>(path)?;
        let made = export(text, &look.session, format, story);
        made.map_err(|error| LibraryError::Io(path.to_owned(), error))
    }

    fn statistics(&self, app: &AppContext) -> Box<dyn Screen> {
        Box::new(StatisticsScreen::<G>::new(app))
    }

    fn statistics_of(&self, app: &AppContext, path: &Path) -> Opened {
        let read = app.library.look::<G>(path)?;
        Ok(Box::new(StatisticsScreen::<G>::of(app, &read.session)))
    }
}
