//! The composer: a sheet that asks the questions of an action, one after another.
//!
//! The questions come from [`Compose::ask`]. A game provides the words, and draws a question itself if a picture is
//! clearer than tiles.

use std::cell::Cell;

use egui::Ui;

use super::choices::{self, Choice};
use super::commands::Commands;
use super::game::{GameScreens, TableCommand};
use super::regions::Density;
use super::view::TableView;
use crate::parts;
use crate::theme::space;
use courtyard_core::game::compose::{self, Answer, Ask, Compose, Draft};
use courtyard_lab::Begun;
use courtyard_text::Arg;

/// The words and pictures of a game's questions.
pub trait Composing: GameScreens + Compose {
    /// The command that starts an action of this kind: [`begin`] unless the game says otherwise.
    fn start(view: TableView<'_, Self>, kind: Self::Kind) -> TableCommand<Self> {
        begin(view, Draft::new(kind))
    }

    /// The command of the kind's key: [`start`](Composing::start) unless the game says otherwise.
    fn by_key(view: TableView<'_, Self>, kind: Self::Kind) -> TableCommand<Self> {
        Self::start(view, kind)
    }

    /// The command that asks the next question of this draft: on the sheet unless the game asks it elsewhere.
    fn compose(draft: Draft<Self>) -> TableCommand<Self> {
        TableCommand::Compose(draft)
    }

    /// The draft with which people finish an action of a bot on the sheet; `None` if the game asks them elsewhere.
    fn finishing(_begun: Begun<Self>) -> Option<Draft<Self>> {
        None
    }

    /// Whether this question is asked even if only one answer is possible, because the answer confirms the action.
    fn confirms(_view: TableView<'_, Self>, _prompt: Self::Prompt) -> bool {
        true
    }

    /// The phases that this action ends, in a sentence, if it belongs to a later phase.
    fn passing(_view: TableView<'_, Self>) -> Option<String> {
        None
    }

    /// Shows the sheet in place of the task, as [`Composer::show`] does unless the game has its own.
    fn show_sheet(
        ui: &mut Ui,
        play: &mut Self::Play,
        view: TableView<'_, Self>,
        sheet: &Composer<Self>,
        density: Density,
        out: &mut Commands<TableCommand<Self>>,
    ) {
        sheet.show(ui, play, view, density, out);
    }

    /// The title of the sheet: the kind of the action unless the game says otherwise.
    fn heading(view: TableView<'_, Self>, question: &Question<Self>) -> String {
        Self::kind_name(view.text, question.draft.kind())
    }

    /// The description of a kind of action, shown with the hints above its first question: that of the kind unless the
    /// game says otherwise.
    fn about(view: TableView<'_, Self>, kind: Self::Kind) -> Option<String> {
        view.kind_about(kind)
    }

    /// Shows the question above its options: its [`sentence`] unless the game says otherwise.
    fn show_prompt(
        ui: &mut Ui,
        view: TableView<'_, Self>,
        question: &Question<Self>,
        prompt: Self::Prompt,
    ) {
        question.words(ui, view, &sentence(view, prompt, &[]));
    }

    /// The name of a requested number, beside its − and + keys: the message `ID-ask-PROMPT-number` unless the
    /// game says otherwise.
    fn number_name(view: TableView<'_, Self>, prompt: Self::Prompt) -> String {
        view.with(&format!("{}-number", key::<Self>(prompt)), &[])
    }

    /// Whether an option is shown at all.
    fn shows(
        _view: TableView<'_, Self>,
        _question: &Question<Self>,
        _option: &compose::QuestionOption<Self>,
    ) -> bool {
        true
    }

    /// Why an option cannot be chosen, in a sentence.
    fn why_not(
        view: TableView<'_, Self>,
        _question: &Question<Self>,
        refusal: &Self::Refusal,
    ) -> String {
        view.refusal(refusal)
    }

    /// An answer as a tile that sends this command: named by the kind of the action unless the game says otherwise.
    fn tile(
        view: TableView<'_, Self>,
        question: &Question<Self>,
        _answer: Answer<Self::Part>,
        command: TableCommand<Self>,
    ) -> Choice<Self> {
        Choice::new(view.kind(question.draft.kind()), command)
    }

    /// Shows the answers that finish an action whose parts are chosen one after another, in the rest of the foot.
    fn finish(
        _ui: &mut Ui,
        _play: &mut Self::Play,
        _view: TableView<'_, Self>,
        _question: &Question<Self>,
        _out: &mut Commands<TableCommand<Self>>,
    ) {
    }

    /// Draws the question and its options, if a picture is clearer than tiles. `number` is the number that was typed.
    /// Returns whether it was drawn.
    fn draw(
        _ui: &mut Ui,
        _play: &mut Self::Play,
        _view: TableView<'_, Self>,
        _question: &Question<Self>,
        _number: Option<u8>,
        _out: &mut Commands<TableCommand<Self>>,
    ) -> bool {
        false
    }
}

/// Number of small lines for the notes about an action, beyond those of the question.
pub const MORE_LINES: usize = 2;

/// The message key of this question.
fn key<G: Compose>(prompt: G::Prompt) -> String {
    let prompt: &str = prompt.into();
    format!("{}-ask-{prompt}", G::ID)
}

/// The message of a question, `ID-ask-PROMPT`.
pub fn sentence<G: Composing>(
    view: TableView<'_, G>,
    prompt: G::Prompt,
    args: &[(&str, Arg<'_>)],
) -> String {
    view.with(&key::<G>(prompt), args)
}

/// The next question of a draft, with its options.
pub struct Question<G: Compose> {
    /// The draft. Parts that were given in advance have answered their questions already.
    pub draft: Draft<G>,
    /// The question.
    pub ask: Ask<G>,
    /// Its options.
    pub options: Vec<compose::QuestionOption<G>>,
}

impl<G: Composing> Question<G> {
    /// The next question of this draft at this table.
    pub fn of(view: TableView<'_, G>, mut draft: Draft<G>) -> Question<G> {
        let mut options = Vec::new();
        let ask = draft.ask(view.rules(), view.table, &mut options);
        Question {
            draft,
            ask,
            options,
        }
    }

    /// The command that gives this answer: it records the finished action, or opens the sheet with the next question.
    pub fn command(&self, view: TableView<'_, G>, answer: Answer<G::Part>) -> TableCommand<G> {
        match self.answered(view, answer).shortly(view) {
            Question {
                ask: Ask::Ready(action),
                ..
            } => view.record(action),
            next => G::compose(next.draft),
        }
    }

    /// The next question after this answer. The answer may be one that cannot be chosen.
    pub fn answered(&self, view: TableView<'_, G>, answer: Answer<G::Part>) -> Question<G> {
        let mut draft = self.draft.clone();
        draft.answer(&self.ask, answer);
        Question::of(view, draft)
    }

    /// Shows this sentence as the question, with the notes about the action.
    pub fn words(&self, ui: &mut Ui, view: TableView<'_, G>, sentence: &str) {
        let about = G::about(view, self.draft.kind());
        // The actions themselves have a description where there is room for it.
        let about = about.filter(|_| view.settings.hints.given && !self.draft.is_begun());
        let notes: Vec<String> = G::passing(view).into_iter().chain(about).collect();
        choices::words(ui, sentence, &notes.join(" "), MORE_LINES);
    }

    /// The first question from here on that has more than one possible answer, or whose answer confirms the action.
    fn shortly(self, view: TableView<'_, G>) -> Question<G> {
        let Ask::One { prompt } = self.ask else {
            return self;
        };
        let shown = self.options.iter();
        let shown = shown.filter(|option| G::shows(view, &self, option));
        let mut possible = shown.filter(|option| option.why_not.is_none());
        match (possible.next(), possible.next()) {
            (Some(only), None) if !G::confirms(view, prompt) => {
                let draft = self.draft.clone().given(only.part);
                Question::of(view, draft).shortly(view)
            }
            _ => self,
        }
    }

    /// Why this part cannot be the answer, in a sentence; `None` if it can. For a part that is not among the
    /// options, it is why the action with it is illegal, or why no option of the next question can be chosen.
    pub fn why_not(&self, view: TableView<'_, G>, part: G::Part) -> Option<String> {
        if let Some(option) = self.options.iter().find(|option| option.part == part) {
            let refused = option.why_not.as_ref();
            return refused.map(|refusal| G::why_not(view, self, refusal));
        }
        let next = self.answered(view, Answer::Part(part));
        match next.ask {
            Ask::Ready(action) => view.why_not(&action),
            Ask::One { .. } | Ask::Several { .. } | Ask::Number { .. } => {
                let all = next.options.iter().map(|option| option.why_not.as_ref());
                let all: Vec<&G::Refusal> = all.collect::<Option<_>>()?;
                all.first().map(|refusal| G::why_not(view, &next, refusal))
            }
        }
    }

    /// An option as a tile. An option of a set that is already chosen is highlighted.
    pub fn tile(&self, view: TableView<'_, G>, part: G::Part) -> Choice<G> {
        let answer = Answer::Part(part);
        let chosen = match &self.ask {
            Ask::Several { chosen, .. } => *chosen,
            Ask::Ready(_) | Ask::One { .. } | Ask::Number { .. } => 0,
        };
        let answers = self.draft.answers();
        let tile = G::tile(view, self, answer, self.command(view, answer));
        if answers[answers.len() - chosen..].contains(&answer) {
            tile.primary()
        } else {
            tile.unless(self.why_not(view, part))
        }
    }

    /// The options as tiles.
    pub fn tiles(&self, view: TableView<'_, G>) -> Vec<Choice<G>> {
        let shown = self.options.iter();
        let shown = shown.filter(|option| G::shows(view, self, option));
        shown.map(|option| self.tile(view, option.part)).collect()
    }

    /// The command of a tap on the table. The tap answers the question if exactly one of the options that fit can be
    /// chosen.
    pub fn tapped(
        &self,
        view: TableView<'_, G>,
        fits: impl Fn(&G::Part) -> bool,
    ) -> Option<TableCommand<G>> {
        let fitting = || self.options.iter().filter(|option| fits(&option.part));
        let mut possible = fitting().filter(|option| option.why_not.is_none());
        match (possible.next(), possible.next()) {
            (Some(only), None) => Some(self.command(view, Answer::Part(only.part))),
            (Some(_), Some(_)) => None,
            (None, _) => {
                let refusal = fitting().find_map(|option| option.why_not.as_ref())?;
                Some(TableCommand::Explain(G::why_not(view, self, refusal)))
            }
        }
    }
}

/// Why this part cannot be a part of any action of this kind, in a sentence; `None` if it can.
pub fn why_not_about<G: Composing>(
    view: TableView<'_, G>,
    kind: G::Kind,
    part: G::Part,
) -> Option<String> {
    let view = view.when(kind);
    let mut question = Question::of(view, Draft::new(kind));
    loop {
        let mut options = question.options.iter();
        if options.any(|option| option.part == part) {
            return question.why_not(view, part);
        }
        let mut options = question.options.iter();
        let possible = options.find(|option| option.why_not.is_none())?;
        question = question.answered(view, Answer::Part(possible.part));
    }
}

/// The choice that starts an action of this kind: with its name, description and icon, disabled if none is possible.
pub fn choice<G: Composing>(view: TableView<'_, G>, kind: G::Kind) -> Choice<G> {
    Choice {
        about: view.kind_about(kind),
        icon: G::look(kind).icon,
        why_not: view.when(kind).why_no(kind),
        ..Choice::new(view.kind(kind), G::start(view, kind))
    }
}

/// The command that starts an action. It records the action if there is nothing to ask, and opens the sheet otherwise.
/// If no action of the kind is possible, it explains why.
pub fn begin<G: Composing>(view: TableView<'_, G>, draft: Draft<G>) -> TableCommand<G> {
    let view = view.when(draft.kind());
    if let Some(why) = view.why_no(draft.kind()) {
        return TableCommand::Explain(why);
    }
    let question = Question::of(view, draft).shortly(view);
    match question.ask {
        Ask::Ready(action) => view.record(action),
        Ask::One { .. } | Ask::Several { .. } | Ask::Number { .. } => G::compose(question.draft),
    }
}

/// The command that starts an action, as [`begin`] does, after answering each question that has only one possible
/// answer.
pub fn begin_shortly<G: Composing>(view: TableView<'_, G>, mut draft: Draft<G>) -> TableCommand<G> {
    let view = view.when(draft.kind());
    loop {
        let question = Question::of(view, draft.clone());
        let is_one = matches!(question.ask, Ask::One { .. });
        let shown = question.options.iter();
        let shown = shown.filter(|option| G::shows(view, &question, option));
        let mut possible = shown.filter(|option| option.why_not.is_none());
        match (possible.next(), possible.next()) {
            (Some(only), None) if is_one => draft = draft.given(only.part),
            (None, None) if is_one => {
                let refusal = question.options.iter().find_map(|o| o.why_not.as_ref());
                return match refusal {
                    Some(refusal) => TableCommand::Explain(G::why_not(view, &question, refusal)),
                    None => begin(view, draft),
                };
            }
            _ => return begin(view, draft),
        }
    }
}

/// The sheet that composes an action.
#[derive(Debug)]
pub struct Composer<G: Compose> {
    draft: Draft<G>,
    /// The requested number, once it has been changed.
    number: Cell<Option<i64>>,
}

impl<G: Compose> Composer<G> {
    /// Creates the sheet of this draft.
    pub fn new(draft: Draft<G>) -> Composer<G> {
        Composer {
            draft,
            number: Cell::new(None),
        }
    }

    /// The kind of the action.
    pub fn kind(&self) -> G::Kind {
        self.draft.kind()
    }

    /// The number of questions that have been answered.
    pub fn step(&self) -> usize {
        self.draft.step()
    }
}

impl<G: Composing> Composer<G> {
    /// The current question.
    pub fn question(&self, view: TableView<'_, G>) -> Question<G> {
        Question::of(view, self.draft.clone())
    }

    /// The command that goes back to the previous question, or closes the sheet at the first one.
    pub fn back(question: &Question<G>) -> TableCommand<G> {
        let mut draft = question.draft.clone();
        // First remove the answers to the visible question itself.
        let is_begun = match question.ask {
            Ask::Ready(_) => true,
            Ask::Several { chosen, .. } => chosen > 0,
            Ask::One { .. } | Ask::Number { .. } => false,
        };
        if is_begun {
            draft.back();
        }
        if draft.back() {
            G::compose(draft)
        } else {
            TableCommand::Close
        }
    }

    /// Shows the sheet: the kind's name, the question, and its options.
    pub fn show(
        &self,
        ui: &mut Ui,
        play: &mut G::Play,
        view: TableView<'_, G>,
        density: Density,
        out: &mut Commands<TableCommand<G>>,
    ) {
        let number = view.take_number();
        let question = self.question(view);
        let title = G::heading(view, &question);
        if G::draw(ui, play, view, &question, number, out) {
            return;
        }
        ui.add_space(space::XS);
        let mut tiles = question.tiles(view);
        match &question.ask {
            Ask::Ready(action) => {
                let action = view.record(action.clone());
                tiles.push(Choice::new(title, action).primary());
            }
            Ask::One { prompt } => G::show_prompt(ui, view, &question, *prompt),
            Ask::Several {
                prompt,
                chosen,
                count,
            } => {
                G::show_prompt(ui, view, &question, *prompt);
                if chosen >= count.start() {
                    let done = question.command(view, Answer::Done);
                    tiles.push(G::tile(view, &question, Answer::Done, done));
                }
            }
            Ask::Number {
                prompt,
                range,
                usual,
            } => {
                G::show_prompt(ui, view, &question, *prompt);
                let mut number = self.number.get().unwrap_or(*usual);
                number = number.min(*range.end()).max(*range.start());
                let name = G::number_name(view, *prompt);
                if parts::stepper(ui, view.text, &name, &mut number, range.clone()).changed() {
                    self.number.set(Some(number));
                }
                let answer = Answer::Number(number);
                let command = question.command(view, answer);
                tiles.push(G::tile(view, &question, answer, command));
            }
        }
        // An action that ends something permanently needs no large button.
        let density = match density {
            Density::Ample if tiles.iter().any(|tile| tile.danger) => Density::Some,
            density => density,
        };
        choices::show(ui, tiles, density, number, out);
    }
}
