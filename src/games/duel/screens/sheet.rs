//! The keys of the game, the start of its actions, and the words of their questions.

use egui::Ui;

use super::kinds;
use super::naming;
use super::play::{DuelPlay, PlayCommand};
use super::view::{Choice, Commands, TableCommand, View, ViewExt};
use crate::rules::action::{Action, ActionKind};
use crate::rules::ask::{Hidden, Part, Prompt};
use crate::rules::{CardRole, Duel, Name, Refusal};
use crate::text;
use courtyard_core::game::compose::{self, Answer, Ask, Draft};
use courtyard_core::seat::Seat;
use courtyard_ui::session::composer::{self, Composer, Composing};
use courtyard_ui::session::{Density, choices};
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::Icon;

/// A question of this game.
pub(super) type Question = composer::Question<Duel>;

/// The joker, if the rules have one.
pub(super) fn joker(view: View<'_>) -> Option<Choice> {
    let plays = view.rules().reinforcements;
    plays.then(|| composer::choice(view, ActionKind::Reinforce))
}

/// The joker of a player with nothing to draw: for the maximum number of cards, and for fewer.
pub(super) fn joker_of(view: View<'_>, seat: Seat) -> [Choice; 2] {
    let most = view.table.most_reinforcements(view.rules(), seat);
    let title = view.with("duel-screen-joker-for", &[("count", most.into())]);
    let joker = Action::Reinforce { seat, count: None };
    let why_not = view.why_not(&joker);
    let joker = Choice::new(title, TableCommand::Do(joker)).icon(Icon::Dice);
    let draft = Draft::new(ActionKind::Reinforce).given(Part::Seat(seat));
    let fewer = Choice::new(view.get("duel-screen-fewer"), composer::begin(view, draft));
    [joker.unless(why_not).primary(), fewer]
}

/// Why an Ace of this player reaches no Warlord; `None` if it reaches one.
pub(super) fn ace_reaches_none(view: View<'_>, seat: Seat) -> Option<String> {
    let question = Question::of(view, Draft::new(ActionKind::Ace));
    question.why_not(view, Part::Seat(seat))
}

/// The command for a tap on the defender's Warlord of this slot: asks whether an Army card defends with it, unless the
/// rules leave one option only.
pub(super) fn defended_with(view: View<'_>, slot: usize) -> TableCommand {
    let (draft, slot) = (Draft::new(ActionKind::Defend), Part::Slot(slot));
    match Question::of(view, draft.clone()).why_not(view, slot) {
        Some(why) => TableCommand::Explain(why),
        None => composer::begin_shortly(view, draft.given(slot)),
    }
}

/// The player whose Ace is offered first: the one whose turn it is, or else the first whose Ace reaches a Warlord.
pub(super) fn usual_ace(view: View<'_>) -> Option<Seat> {
    let by = view
        .table
        .sides
        .seats()
        .filter(|seat| is_reaching(view, *seat));
    let mut by: Vec<Seat> = by.collect();
    by.sort_by_key(|seat| *seat != view.table.active);
    by.first().copied().filter(|_| view.table.battle.is_none())
}

/// Whether an Ace of this player reaches a Warlord.
fn is_reaching(view: View<'_>, seat: Seat) -> bool {
    let may_act = view.table.reach().contains(seat) && view.offers(seat);
    may_act && ace_reaches_none(view, seat).is_none()
}

/// The player whose Ace the sheet is about.
pub(super) fn ace_by(view: View<'_>, sheet: &Composer<Duel>) -> Option<Seat> {
    let question = sheet.question(view.when(sheet.kind()));
    question
        .draft
        .answers()
        .iter()
        .find_map(|answer| match answer {
            Answer::Part(Part::Seat(seat)) => Some(*seat),
            Answer::Part(_) | Answer::Number(_) | Answer::Done => None,
        })
}

/// The other players whose Ace it may be, while the sheet asks which Warlord it removes.
fn other_aces(view: View<'_>, question: &Question) -> Vec<(Seat, Choice)> {
    let prompt = Prompt::AceOn;
    if question.ask != (Ask::One { prompt }) {
        return Vec::new();
    }
    let by = asked(view, question);
    let seats = view.table.sides.seats();
    let others = seats.filter(|seat| *seat != by && is_reaching(view, *seat));
    let of = |seat: Seat| {
        let draft = Draft::new(ActionKind::Ace).given(Part::Seat(seat));
        let args = [
            ("name", view.name(seat).into()),
            ("warlord", "none".into()),
            ("ally", false.into()),
        ];
        let title = view.with("duel-answer-ace", &args);
        (seat, Choice::new(title, TableCommand::Compose(draft)))
    };
    others.map(of).collect()
}

/// The command for a tap on a player's part of the table, or on a slot of it, during this question; `None` if it is no
/// answer.
pub(super) fn tapped(
    view: View<'_>,
    question: &Question,
    seat: Seat,
    slot: Option<usize>,
) -> Option<TableCommand> {
    if !matches!(
        question.draft.kind(),
        ActionKind::Ace | ActionKind::Exchange
    ) {
        return None;
    }
    let is_own = seat == view.table.active;
    let answer = question.tapped(view, |item| match item {
        Part::Seat(of) => *of == seat,
        Part::AceOn(_, of, at) => *of == seat && slot.is_none_or(|slot| slot == *at),
        Part::Slot(at) => is_own && slot == Some(*at),
        Part::Nobody | Part::Army(_) | Part::Support(_) | Part::Card(_) | Part::Unnamed => false,
    });
    answer.or_else(|| {
        let mut others = other_aces(view, question).into_iter();
        others.find_map(|(of, ace)| (of == seat).then_some(ace.wanted))
    })
}

/// The player who answers, or whom the question is about.
fn asked(view: View<'_>, question: &Question) -> Seat {
    text::asked(view.table, &question.draft)
}

impl Composing for Duel {
    fn start(view: View<'_>, kind: ActionKind) -> TableCommand {
        (kinds::shown(kind).begin)(view, Draft::new(kind))
    }

    /// The cards of a reveal are requested beside the battle.
    fn compose(draft: Draft<Duel>) -> TableCommand {
        if draft.kind() == ActionKind::Reveal {
            TableCommand::Play(PlayCommand::Reveal(draft))
        } else {
            TableCommand::Compose(draft)
        }
    }

    fn show_sheet(
        ui: &mut Ui,
        play: &mut DuelPlay,
        view: View<'_>,
        sheet: &Composer<Duel>,
        density: Density,
        out: &mut Commands,
    ) {
        sheet.show(ui, play, view, density, out);
        let others = other_aces(view, &sheet.question(view)).into_iter();
        let others: Vec<Choice> = others.map(|(_, ace)| ace).collect();
        if !others.is_empty() {
            choices::show(ui, others, Density::Little, None, out);
        }
        ui.add_space(space::XS);
    }

    /// Questions about cards that are played or lost are asked even then.
    fn confirms(_: View<'_>, prompt: Prompt) -> bool {
        !matches!(
            prompt,
            Prompt::Slot | Prompt::Exchange | Prompt::Laid | Prompt::Attack | Prompt::AceBy
        )
    }

    fn about(view: View<'_>, kind: ActionKind) -> Option<String> {
        // The question says what a concession means for this number of players.
        view.kind_about(kind)
            .filter(|_| kind != ActionKind::Concede)
    }

    fn show_prompt(ui: &mut Ui, view: View<'_>, question: &Question, prompt: Prompt) {
        let args = [
            ("name", view.name(asked(view, question)).into()),
            ("count", view.rules().supports_per_side.into()),
            ("left", view.table.circle().len().into()),
        ];
        let sentence = composer::sentence(view, prompt, &args);
        // These are statements, not questions.
        if matches!(prompt, Prompt::Concede | Prompt::Reinforce) {
            drop(ui.label(theme::body(sentence)));
        } else {
            question.words(ui, view, &sentence);
        }
        if prompt == Prompt::Concede {
            ui.add_space(space::S);
        }
    }

    /// Players who are out and Warlords out of reach are not shown.
    fn shows(view: View<'_>, question: &Question, option: &compose::QuestionOption<Duel>) -> bool {
        let is_possible = option.why_not.is_none();
        let Ask::One { prompt } = question.ask else {
            return true;
        };
        match option.part {
            Part::AceOn(..) => is_possible,
            Part::Seat(seat) if prompt == Prompt::AceBy => view.table.reach().contains(seat),
            Part::Seat(seat) if prompt == Prompt::Reinforce => is_possible && view.offers(seat),
            Part::Seat(seat) => view.table.circle().contains(seat) && view.offers(seat),
            Part::Slot(slot) => view.table.own().standing(slot).is_some(),
            Part::Nobody | Part::Army(_) | Part::Support(_) | Part::Card(_) | Part::Unnamed => true,
        }
    }

    fn why_not(view: View<'_>, question: &Question, refusal: &Refusal) -> String {
        let by = Prompt::AceBy;
        if question.ask == (Ask::One { prompt: by }) && matches!(refusal, Refusal::SlotEmpty { .. })
        {
            return view.get("duel-screen-ace-nobody").into_owned();
        }
        view.refusal(refusal)
    }

    fn tile(
        view: View<'_>,
        question: &Question,
        answer: Answer<Part>,
        command: TableCommand,
    ) -> Choice {
        let kind = question.draft.kind();
        let asked = asked(view, question);
        let leader = question.draft.answers().first();
        let (seat, of) = match (answer, leader) {
            (Answer::Part(Part::Card(card)), _) => return Choice::new(view.card(card), command),
            (Answer::Part(Part::AceOn(_, seat, slot)), _) => (seat, Some(slot)),
            (Answer::Part(Part::Slot(slot)), _) => (asked, Some(slot)),
            (Answer::Part(Part::Seat(seat)), _) => (seat, None),
            (_, Some(Answer::Part(Part::Slot(slot)))) => (asked, Some(*slot)),
            (_, _) => (asked, None),
        };
        let count = match answer {
            Answer::Number(number) => number,
            Answer::Part(Part::Support(count)) => count.into(),
            Answer::Part(_) | Answer::Done => {
                view.table.most_reinforcements(view.rules(), seat) as i64
            }
        };
        let warlord = of.map_or("none".to_owned(), |slot| view.warlord(seat, slot));
        let is_ally = matches!(answer, Answer::Part(Part::AceOn(Name::AllyAs(_), ..)));
        let args = [
            ("name", view.name(seat).into()),
            ("warlord", warlord.into()),
            ("count", count.into()),
            ("army", (answer == Answer::Part(Part::Army(true))).into()),
            ("ally", is_ally.into()),
        ];
        let title = view.with(&format!("duel-answer-{}", kind.name()), &args);
        if kind == ActionKind::Concede {
            Choice::new(title, command).danger()
        } else {
            Choice::new(title, command)
        }
    }

    /// The Warlord turned face up with the defender's Ace, as its card.
    fn draw(
        ui: &mut Ui,
        play: &mut DuelPlay,
        view: View<'_>,
        question: &Question,
        digit: Option<u8>,
        out: &mut Commands,
    ) -> bool {
        let prompt = Prompt::AceWarlord;
        if question.ask != (Ask::One { prompt }) {
            return false;
        }
        ui.add_space(space::XS);
        Self::show_prompt(ui, view, question, prompt);
        let seat = asked(view, question);
        let role = CardRole::Warlord;
        let hidden = Hidden { seat, role };
        naming::show(ui, view, question, hidden, &mut play.naming, digit, out);
        true
    }
}
