//! The people who played: a list, a page for each person, and the results of two against each other.

mod against;
mod export;
mod join;
mod list;
mod person;

use std::fmt;
use std::sync::Arc;

use egui::{Id, Label, Ui, Vec2};

use self::against::AgainstPage;
use self::export::ExportPage;
use self::join::JoinPage;
use self::list::ListPage;
use self::person::PersonPage;
use crate::input::key_bindings;
use crate::library::show_result;
use crate::overlay::Turn;
use crate::parts;
use crate::screen::AppContext;
use crate::task::{State, Task};
use crate::theme::{self, space};
use crate::widgets::BigButton;
use courtyard_core::person::Person;
use courtyard_core::seat::Seat;
use courtyard_library::{LibraryError, People, RenamedEverywhere};
use courtyard_session::{NameFault, entered_name};
use courtyard_text::{
    DescribedStatistics, Text, count_people, describe_figures, describe_library,
    describe_name_fault, person_name, say,
};

/// The result of reading.
type Read = Result<People, LibraryError>;

/// The statistics of each game, which have its figures about each person.
struct Counted(Vec<Box<dyn DescribedStatistics>>);

impl fmt::Debug for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.0.iter().map(|of| of.game()))
            .finish()
    }
}

/// The result of counting.
type Counting = Result<Counted, LibraryError>;

/// The pages about people, on top of a screen.
#[derive(Debug)]
pub struct PeoplePages {
    /// The reading in progress.
    reading: Option<Task<Read>>,
    people: People,
    /// The counting in progress, which begins with the first page that shows such figures.
    counting: Option<Task<Counting>>,
    /// The people in whose games together they are counted, by their main names: nobody for all games.
    counted_of: Option<Vec<String>>,
    counted: Option<Counted>,
    /// The open pages, each opened from the one before it; the last one is shown.
    stack: Vec<PageName>,
    shown: Shown,
    /// The words that the list is searched for.
    search: String,
    /// The result of the last operation, and whether it succeeded.
    said: Option<(String, bool)>,
    /// Whether names were changed, so that the screen below has to read them again.
    is_changed: bool,
}

/// The name of a page.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum PageName {
    /// All people.
    List,
    /// A person.
    Person(String),
    /// A person against another one.
    Against(String, String),
    /// The choice of another name of a person.
    Join(String),
    /// The export of a person's games, or of the list.
    Export(Option<String>),
}

/// The content of the page that is shown.
#[derive(Debug)]
enum Shown {
    /// Nothing yet, or only a sentence about the last operation.
    Nothing,
    /// There is no finished game of the person with this name.
    Unknown(String),
    List(ListPage),
    Person(Box<PersonPage>),
    Against(Box<AgainstPage>),
    Join(JoinPage),
    Export(Box<ExportPage>),
}

/// A command of a page.
enum PeopleCommand {
    /// To the page before.
    Back,
    /// To another page.
    To(PageName),
    /// Count the games of another name as this person's too.
    Join(String),
    /// Count the games of a joined name as another person's again.
    Separate(String),
    /// Correct the name in all journals; confirmed if another person has the new name.
    Rename(String, bool),
    /// Show the result of an operation.
    Said(String, bool),
}

impl PeopleCommand {
    /// To the page of one person, or to that of two against each other; `None` for nobody.
    fn about(people: &[String]) -> Option<PeopleCommand> {
        PageName::about(people).map(PeopleCommand::To)
    }
}

impl PageName {
    fn about(people: &[String]) -> Option<PageName> {
        match people {
            [] => None,
            [name] => Some(PageName::Person(name.clone())),
            [name, other, ..] => Some(PageName::Against(name.clone(), other.clone())),
        }
    }

    /// The person whom the page is about.
    fn person(&self) -> Option<&str> {
        match self {
            PageName::Person(name) | PageName::Against(name, _) | PageName::Join(name) => {
                Some(name)
            }
            PageName::Export(name) => name.as_deref(),
            PageName::List => None,
        }
    }

    /// Replaces a person's name.
    fn rename(&mut self, name: &str, new: &str) {
        let names = match self {
            PageName::List | PageName::Export(None) => vec![],
            PageName::Person(one) | PageName::Join(one) | PageName::Export(Some(one)) => vec![one],
            PageName::Against(one, other) => vec![one, other],
        };
        for one in names {
            if is_same(one, name) {
                new.clone_into(one);
            }
        }
    }
}

/// Whether two names are spellings of one.
fn is_same(one: &str, other: &str) -> bool {
    Person::named(one) == Person::named(other)
}

impl PeoplePages {
    /// The list.
    pub(super) fn list(app: &AppContext) -> PeoplePages {
        PeoplePages::at(app, PageName::List)
    }

    /// The page of one person, or that of two against each other; the list if nobody is named.
    pub(super) fn about(app: &AppContext, people: &[String]) -> PeoplePages {
        PeoplePages::at(app, PageName::about(people).unwrap_or(PageName::List))
    }

    fn at(app: &AppContext, page: PageName) -> PeoplePages {
        let mut pages = PeoplePages {
            reading: None,
            people: People::default(),
            counting: None,
            counted_of: None,
            counted: None,
            stack: vec![page],
            shown: Shown::Nothing,
            search: String::new(),
            said: None,
            is_changed: false,
        };
        pages.read(app);
        pages
    }

    /// Identifies the page: another one accepts taps only after it has been visible.
    pub(super) fn question_id(&self) -> Id {
        let is_asking = matches!(&self.shown, Shown::Person(page) if page.is_asking());
        Id::unique((self.stack.last(), self.stack.len(), is_asking))
    }

    /// Reads the people, and shows the page again.
    fn read(&mut self, app: &AppContext) {
        let library = app.library.clone();
        let task = Task::begin(move |_| library.people());
        let state = task.at_once();
        self.reading = Some(task);
        (self.counting, self.counted_of, self.counted) = (None, None, None);
        self.take(app, state);
    }

    /// Begins to count the games' figures about these people in their games together, or about all in all games.
    fn count(&mut self, app: &AppContext, of: Vec<String>) {
        self.counted_of = Some(of.clone());
        let (library, text) = (app.library.clone(), Arc::clone(&app.text));
        let task = Task::begin(move |progress| {
            count_people(text.games(), &library, of, progress).map(Counted)
        });
        let state = task.at_once();
        self.counting = Some(task);
        self.take_count(app, state);
    }

    fn take_count(&mut self, app: &AppContext, state: State<Counting>) {
        match state {
            State::Running => return,
            State::Done(Ok(counted)) => self.counted = Some(counted),
            State::Done(Err(error)) => {
                self.said = Some((describe_library(&app.text, &error), false));
            }
            State::Lost => self.said = Some((say!(app.text, "statistics-lost"), false)),
        }
        self.counting = None;
    }

    fn take(&mut self, app: &AppContext, state: State<Read>) {
        let trouble = match state {
            State::Running => return,
            State::Done(Ok(people)) => {
                self.people = people;
                self.reading = None;
                self.open(app);
                return;
            }
            State::Done(Err(error)) => describe_library(&app.text, &error),
            State::Lost => say!(app.text, "statistics-lost"),
        };
        self.reading = None;
        self.shown = Shown::Nothing;
        self.said = Some((trouble, false));
    }

    /// Makes the content of the current page.
    fn open(&mut self, app: &AppContext) {
        let Some(page) = self.stack.last() else {
            return;
        };
        self.shown = self.content(&app.text, page).unwrap_or_else(|| {
            let name = page.person().unwrap_or_default();
            Shown::Unknown(name.to_owned())
        });
        let of = match &self.shown {
            // The pages of all people need only one counting.
            Shown::Person(_) => Vec::new(),
            Shown::Against(page) => page.names().map(String::from).to_vec(),
            Shown::Nothing | Shown::Unknown(_) | Shown::List(_) => return,
            Shown::Join(_) | Shown::Export(_) => return,
        };
        if self.counted_of.as_ref() != Some(&of) {
            self.counted = None;
            self.count(app, of);
        }
    }

    /// The content of a page; `None` if a person on it has finished no game.
    fn content(&self, text: &Text, page: &PageName) -> Option<Shown> {
        let people = &self.people;
        Some(match page {
            PageName::List => Shown::List(ListPage::new(text, people.list())),
            PageName::Person(name) => {
                Shown::Person(Box::new(PersonPage::new(text, people.page(name)?)))
            }
            PageName::Against(name, other) => {
                let other = people.page(other)?.life.name;
                Shown::Against(Box::new(AgainstPage::new(people.page(name)?, &other)?))
            }
            PageName::Join(name) => Shown::Join(JoinPage::new(text, people, people.page(name)?)),
            PageName::Export(name) => {
                let export = ExportPage::new(text, people, name.as_deref());
                Shown::Export(Box::new(export))
            }
        })
    }

    /// Shows the current page.
    pub(super) fn show(&mut self, ui: &mut Ui, app: &AppContext) -> Turn {
        if let Some(task) = &self.reading {
            let state = task.look(ui.ctx());
            self.take(app, state);
        }
        if let Some(task) = &self.counting {
            let state = task.look(ui.ctx());
            self.take_count(app, state);
        }
        let (text, said) = (&app.text, self.said.as_ref());
        if let Some(Counted(counted)) = &self.counted {
            let figures = |name: &str| describe_figures(text, counted, name);
            match &mut self.shown {
                Shown::Person(page) => page.show_figures(figures),
                Shown::Against(page) => page.show_figures(figures),
                Shown::Nothing | Shown::Unknown(_) | Shown::List(_) => {}
                Shown::Join(_) | Shown::Export(_) => {}
            }
        }
        let command = match &mut self.shown {
            Shown::Nothing => sentence_page(ui, text, &text.get("people-title"), None, said),
            Shown::Unknown(name) => {
                let name = person_name(text, name);
                let unknown = say!(text, "person-unknown", name = &name);
                sentence_page(ui, text, &name, Some(&unknown), said)
            }
            Shown::List(list) => list.show(ui, text, &mut self.search),
            Shown::Person(page) => page.show(ui, text, said),
            Shown::Against(page) => page.show(ui, text),
            Shown::Join(page) => page.show(ui, text, said),
            Shown::Export(page) => page.show(ui, app, said),
        };
        let left = key_bindings::back(ui).then_some(PeopleCommand::Back);
        match left.or(command) {
            Some(command) => self.handle(app, command),
            None => Turn::Stay,
        }
    }

    fn handle(&mut self, app: &AppContext, command: PeopleCommand) -> Turn {
        match command {
            PeopleCommand::Back => {
                self.said = None;
                self.stack.pop();
                if self.stack.is_empty() {
                    return Turn::Back;
                }
                self.open(app);
            }
            PeopleCommand::To(page) => {
                self.said = None;
                // A page that is open already is returned to.
                if let Some(place) = self.stack.iter().position(|passed| *passed == page) {
                    self.stack.truncate(place);
                }
                self.stack.push(page);
                self.open(app);
            }
            PeopleCommand::Join(other) => {
                let joined = self.join(app, &other);
                if joined.is_ok() {
                    // Back to the person.
                    self.stack.pop();
                }
                self.changed(app, joined);
            }
            PeopleCommand::Separate(other) => {
                let separated = self.separate(app, &other);
                self.changed(app, separated);
            }
            PeopleCommand::Rename(new, is_sure) => self.rename(app, &new, is_sure),
            PeopleCommand::Said(sentence, well) => self.said = Some((sentence, well)),
        }
        Turn::Stay
    }

    /// Says the result of a change, and reads the people again after it.
    fn changed(&mut self, app: &AppContext, result: Result<String, String>) {
        if result.is_ok() {
            self.is_changed = true;
            self.read(app);
        }
        let well = result.is_ok();
        self.said = Some((result.unwrap_or_else(|why| why), well));
    }

    /// The person of the current page.
    fn person(&self) -> &str {
        let page = self.stack.last();
        page.and_then(PageName::person).unwrap_or_default()
    }

    /// Counts two names as one person.
    fn join(&self, app: &AppContext, other: &str) -> Result<String, String> {
        let (text, main) = (&app.text, self.person());
        let [name, shown] = [main, other].map(|name| person_name(text, name));
        let games = self.people.games_together(main, other);
        if games > 0 {
            return Err(say!(text, "person-met", name, other = shown, games));
        }
        let joined = app
            .library
            .change_aliases(|aliases| aliases.join(main, other));
        joined.map_err(|error| describe_library(text, &error))?;
        Ok(say!(text, "person-joined", name, other = shown))
    }

    /// Counts a joined name as another person's again.
    fn separate(&self, app: &AppContext, other: &str) -> Result<String, String> {
        let text = &app.text;
        let [name, shown] = [self.person(), other].map(|name| person_name(text, name));
        let separated = app
            .library
            .change_aliases(|aliases| aliases.separate(other));
        separated.map_err(|error| describe_library(text, &error))?;
        Ok(say!(text, "person-separated", name, other = shown))
    }

    /// Corrects the name in all journals, unless the new one is not allowed. If another person has it, that has to be
    /// confirmed.
    fn rename(&mut self, app: &AppContext, new: &str, is_sure: bool) {
        let Shown::Person(page) = &mut self.shown else {
            return;
        };
        let (text, name) = (&app.text, page.name().to_owned());
        let (new, is_owned) = match new_name(text, &self.people, &name, new) {
            Ok(new) => new,
            Err(why) => return self.changed(app, Err(why)),
        };
        if is_owned && !is_sure {
            self.said = None;
            page.ask_about(new);
            return;
        }
        match app.library.rename_everywhere(&name, &new) {
            Ok(renamed) => self.renamed(app, &name, &new, &renamed),
            Err(error) => self.changed(app, Err(describe_library(text, &error))),
        }
    }

    /// Says in how many journals a name was corrected, and in which it could not be.
    fn renamed(&mut self, app: &AppContext, name: &str, new: &str, renamed: &RenamedEverywhere) {
        let text = &app.text;
        let failed = renamed.failed.iter().map(|(path, error)| {
            let file = path.file_stem().unwrap_or_default().to_string_lossy();
            let why = describe_library(text, error);
            text.language().labelled(&file, &why)
        });
        let mut sentences: Vec<String> = failed.collect();
        let well = sentences.is_empty();
        if well || renamed.journals > 0 {
            self.stack
                .iter_mut()
                .for_each(|page| page.rename(name, new));
            let (name, count) = (person_name(text, new), renamed.journals);
            sentences.insert(0, say!(text, "person-renamed", name, count));
            self.is_changed = true;
            self.read(app);
        }
        self.said = Some((sentences.join("\n"), well));
    }

    /// Whether names were changed since the last call.
    pub(super) fn take_change(&mut self) -> bool {
        std::mem::take(&mut self.is_changed)
    }
}

/// The new name of a person, and whether another person has it; or why it is not allowed, in a sentence.
fn new_name(
    text: &Text,
    people: &People,
    name: &str,
    entered: &str,
) -> Result<(String, bool), String> {
    let shown = person_name(text, name);
    let new = entered_name(Seat::ZERO, entered).map_err(|fault| match fault {
        NameFault::Missing(_) => say!(text, "player-name-missing", player = &shown),
        fault => describe_name_fault(text, fault),
    })?;
    let owner = people.page(&new).map(|owner| owner.life.name);
    let Some(owner) = owner.filter(|owner| owner != name) else {
        return Ok((new, false));
    };
    match people.games_together(name, &owner) {
        0 => Ok((new, true)),
        games => {
            let other = person_name(text, &owner);
            Err(say!(text, "person-met", name = shown, other, games))
        }
    }
}

/// Buttons for the results of those who have a name. Returns the name of the person whose button was tapped.
pub(super) fn buttons(ui: &mut Ui, text: &Text, names: &[String]) -> Option<String> {
    let people: Vec<Person> = names.iter().map(|name| Person::named(name)).collect();
    // Old journals have players of the same name.
    let is_first = |n: usize| !people[n].is_nobody() && !people[..n].contains(&people[n]);
    let mut tapped = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        for (_, name) in names.iter().enumerate().filter(|(n, _)| is_first(*n)) {
            let title = say!(text, "person-open", name = person_name(text, name));
            if ui.add(BigButton::new(&title).compact(true).fit()).clicked() {
                tapped = Some(name.clone());
            }
        }
    });
    tapped
}

/// A page with nothing but sentences.
fn sentence_page(
    ui: &mut Ui,
    text: &Text,
    title: &str,
    sentence: Option<&str>,
    said: Option<&(String, bool)>,
) -> Option<PeopleCommand> {
    let left = parts::titled_page(ui, text, ("people", title), |ui| {
        show_result(ui, said);
        if let Some(sentence) = sentence {
            ui.add(Label::new(theme::body(sentence)).wrap());
        }
    });
    left.then_some(PeopleCommand::Back)
}
