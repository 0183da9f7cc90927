//! The questions of an action: their words, and pictures of cards and nobles if they are clearer than tiles.

use egui::Ui;

use super::actions;
use super::commands::{Commands, TableCommand};
use super::kinds;
use super::pick::{self, Grid, Row, Tap};
use super::play::TablePlay;
use super::view::{View, ViewExt, sign};
use crate::rules::action::{Action, ActionKind};
use crate::rules::ask::{Part, Prompt};
use crate::rules::editions::SALE_CARDS;
use crate::rules::{DuelingNobles, Noble, Refusal, Support, Table, Weapon};
use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::game::compose::{self, Answer, Ask, Draft};
use courtyard_core::seat::EitherSeat;
use courtyard_lab::Begun;
use courtyard_ui::input::focus;
use courtyard_ui::parts;
use courtyard_ui::session::choices::Choice;
use courtyard_ui::session::composer::{self, Composing};
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::{CardFace, CardSize, Tile};

/// A question of this game.
pub(super) type Question = composer::Question<DuelingNobles>;

/// The player whose side of the table this kind of action is about.
pub(super) fn acting(table: &Table, kind: ActionKind) -> EitherSeat {
    if kinds::shown(kind).is_across {
        table.active.other()
    } else {
        table.active
    }
}

/// The command for a tap on a noble on the table during this question; `None` if it is no answer.
pub(super) fn tapped(view: View<'_>, question: &Question, noble: Noble) -> Option<TableCommand> {
    match question.draft.kind() {
        // The noble is on top of its deck.
        ActionKind::Recruit => None,
        _ => question.tapped(view, |part| *part == Part::Noble(noble)),
    }
}

/// The cards of the first answer, such as the spent card or the giving noble.
fn first(question: &Question) -> Option<Card> {
    match question.draft.answers().first() {
        Some(Answer::Part(Part::Card(card))) => Some(card.card()),
        Some(Answer::Part(Part::Noble(noble))) => Some(noble.card()),
        Some(Answer::Part(_) | Answer::Number(_) | Answer::Done) | None => None,
    }
}

/// A tap on a card or a noble as an answer.
fn answer<T>(
    view: View<'_>,
    question: &Question,
    tap: Option<Tap<T>>,
    part: impl FnOnce(T) -> Part,
) -> Option<TableCommand> {
    Some(match tap? {
        Tap::Chosen(chosen) => question.command(view, Answer::Part(part(chosen))),
        Tap::Refused(why) => TableCommand::Explain(why),
    })
}

/// The message key of an answer with a noble: that of the kind, unless the question is about another noble.
fn does(question: &Question, prompt: Prompt) -> Option<&'static str> {
    match prompt {
        Prompt::Recruit => Some("dueling-nobles-do-recruit"),
        Prompt::Receiver => Some("dueling-nobles-do-receive"),
        Prompt::Deflection => Some("dueling-nobles-do-deflect-to"),
        Prompt::Attacker => Some("dueling-nobles-do-attack-with"),
        Prompt::Target => Some("dueling-nobles-do-attack"),
        _ => {
            let offer = kinds::shown(question.draft.kind()).nobles?;
            let offered = &question.options.first()?.part;
            matches!(offered, Part::Noble(_)).then_some(offer.title)
        }
    }
}

/// The nobles that the question offers, in a row. `number` is the number that was typed: 1 is the first.
fn nobles(
    ui: &mut Ui,
    view: View<'_>,
    question: &Question,
    does: &str,
    number: Option<u8>,
) -> Option<TableCommand> {
    let shown = question.options.iter();
    let shown = shown.filter(|option| DuelingNobles::shows(view, question, option));
    let shown = shown.filter_map(|option| match option.part {
        Part::Noble(noble) => Some(noble),
        _ => None,
    });
    let giver = first(question).and_then(Noble::from_card);
    if giver.is_some() {
        // The raised card must not cover the text above it.
        let lifted = CardSize::MEDIUM.lift() - ui.spacing().item_spacing.y;
        ui.add_space(lifted.max(0.0));
    }
    let row = Row {
        label: &|noble| view.about(does, noble),
        band: &|noble| pick::worth(view, noble),
        chosen: &|noble| giver == Some(noble),
        why_not: &|noble| question.why_not(view, Part::Noble(noble)),
    };
    let place = number.and_then(|number| usize::from(number).checked_sub(1));
    let typed = place.and_then(|place| shown.clone().nth(place));
    let typed = typed.map(|noble| match (row.why_not)(noble) {
        Some(why) => Tap::Refused(why),
        None => Tap::Chosen(noble),
    });
    let tap = pick::nobles(ui, shown, row);
    answer(view, question, tap.or(typed), Part::Noble)
}

/// All support cards of the player's deck, of which one of `among` can be chosen. The grid is the same in every question, so
/// each card has its place.
fn cards(
    ui: &mut Ui,
    view: View<'_>,
    seat: EitherSeat,
    among: CardSet,
    chosen: &[Card],
    why_not: impl Fn(Support) -> Option<String>,
) -> Option<Tap<Support>> {
    let cards: Vec<Support> = Support::all().collect();
    let grid = Grid {
        cards: &cards,
        columns: pick::RANKS,
        chosen,
        label: &sign,
        mark: &|card| pick::place_mark(view, seat, card),
        fits: &|card| among.contains(card.card()),
        why_not: &why_not,
        does: &pick::does_nothing,
    };
    pick::support_cards(ui, grid)
}

/// The cards of a sale that are chosen so far.
fn for_sale(question: &Question) -> Vec<Card> {
    question.draft.answers().iter().filter_map(card).collect()
}

/// The three cards of a sale, visible until they are sold.
fn sale(ui: &mut Ui, view: View<'_>, question: &Question) -> Option<TableCommand> {
    let seat = view.table().active;
    let picked = for_sale(question);
    let tap = cards(ui, view, seat, Support::SET, &picked, |card| {
        if picked.first().is_some_and(|f| f.suit() != card.suit()) {
            return Some(view.refusal(&Refusal::NotSameSuit));
        }
        if picked.len() == SALE_CARDS {
            return Some(view.get("dueling-nobles-ask-sale-full").into_owned());
        }
        pick::not_in_hand(view, seat, card)
    });
    Some(match tap? {
        Tap::Chosen(card) => {
            let mut draft = question.draft.clone();
            draft.answer(&question.ask, Answer::Part(Part::Card(card)));
            TableCommand::Compose(draft)
        }
        Tap::Refused(why) => TableCommand::Explain(why),
    })
}

/// The button that sells the chosen cards.
fn sell(ui: &mut Ui, view: View<'_>, question: &Question) -> Option<TableCommand> {
    let decided = match &question.ask {
        Ask::Ready(action) => match view.why_not(action) {
            None => Ok(view.record(action.clone())),
            Some(why) => Err(why),
        },
        Ask::One { .. } | Ask::Several { .. } | Ask::Number { .. } => {
            let left = SALE_CARDS - for_sale(question).len();
            Err(view.with("dueling-nobles-ask-sale-left", &[("count", left.into())]))
        }
    };
    let gold = view.rules().sale_gold;
    let title = view.with("dueling-nobles-do-sell", &[("gold", gold.into())]);
    let sell = Tile {
        title: &title,
        primary: true,
        enabled: decided.is_ok(),
        ..Tile::default()
    };
    let [_, clicked] = parts::onwards(ui, None, sell);
    clicked.then(|| decided.unwrap_or_else(TableCommand::Explain))
}

fn card(answer: &Answer<Part>) -> Option<Card> {
    match answer {
        Answer::Part(Part::Card(card)) => Some(card.card()),
        Answer::Part(_) | Answer::Number(_) | Answer::Done => None,
    }
}

/// The discard pile, top card first.
fn pile(ui: &mut Ui, view: View<'_>, question: &Question) -> Option<TableCommand> {
    let mut command = None;
    ui.horizontal_wrapped(|ui| {
        let table = view.table();
        for taken in table.stocks[table.active].discard.iter().rev() {
            let label = view.about("dueling-nobles-ask-from-pile", *taken);
            let face = CardFace::new(taken.card(), CardSize::SMALL).label(&label);
            let response = ui.add(face);
            focus::offer(&response, true);
            if response.clicked() {
                command = Some(question.command(view, Answer::Part(Part::Card(*taken))));
            }
        }
    });
    command
}

/// The question of the opponent's hand, which a spy may record, and the cards named so far: one answer, which each card
/// replaces.
fn naming(view: View<'_>, question: &Question) -> (Question, CardSet) {
    let mut draft = question.draft.clone();
    let named = match draft.answers().last().copied() {
        Some(Answer::Part(Part::Seen(Some(named)))) => {
            draft.back();
            named
        }
        _ => CardSet::EMPTY,
    };
    (Question::of(view, draft), named)
}

/// The cards of the opponent's hand.
fn seen(ui: &mut Ui, view: View<'_>, question: &Question) -> Option<TableCommand> {
    let (question, mut named) = naming(view, question);
    let opponent = view.table().active.other();
    let hand = usize::from(view.side(opponent).hand);
    let spent = first(&question);
    let picked: Vec<Card> = named.iter().collect();
    let tap = cards(ui, view, opponent, Support::SET, &picked, |card| {
        if view.table().stocks.is_shared() && Some(card.card()) == spent {
            return Some(view.about("dueling-nobles-ask-seen-spent", card));
        }
        if picked.len() == hand {
            let args = [("count", hand.into())];
            return Some(view.with("dueling-nobles-ask-seen-full", &args));
        }
        pick::not_in_hand(view, opponent, card)
    });
    Some(match tap? {
        Tap::Chosen(card) => {
            if !named.insert(card.card()) {
                named.remove(card.card());
            }
            let answer = Answer::Part(Part::Seen(Some(named)));
            TableCommand::Compose(question.answered(view, answer).draft)
        }
        Tap::Refused(why) => TableCommand::Explain(why),
    })
}

/// The buttons that record the cards of the opponent's hand, or none.
fn spy(ui: &mut Ui, view: View<'_>, question: &Question) -> Option<TableCommand> {
    let (question, named) = naming(view, question);
    let hand = usize::from(view.side(view.table().active.other()).hand);
    let answer = Answer::Part(Part::Seen(Some(named)));
    let decided = match (
        hand - named.len().min(hand),
        question.answered(view, answer).ask,
    ) {
        (0, Ask::Ready(action)) => match view.why_not(&action) {
            None => Ok(view.record(action)),
            Some(why) => Err(why),
        },
        (left, _) => Err(view.with("dueling-nobles-ask-seen-left", &[("count", left.into())])),
    };
    let titles = ["dueling-nobles-do-spy", "dueling-nobles-do-spy-named"].map(|key| view.get(key));
    let unnamed = Tile {
        title: &titles[0],
        ..Tile::default()
    };
    let record = Tile {
        title: &titles[1],
        primary: true,
        enabled: decided.is_ok(),
        ..Tile::default()
    };
    // A bot sees the hand.
    let unnamed = Some(unnamed).filter(|_| !view.is_bot(view.table().active));
    match parts::onwards(ui, unnamed, record) {
        [true, _] => Some(question.command(view, Answer::Part(Part::Seen(None)))),
        [_, true] => Some(decided.unwrap_or_else(TableCommand::Explain)),
        [false, false] => None,
    }
}

impl Composing for DuelingNobles {
    fn by_key(view: View<'_>, kind: ActionKind) -> TableCommand {
        match (kind, view.in_phase_of(kind).why_no(kind)) {
            (ActionKind::NextPhase, _) => TableCommand::Do(actions::onward(view)),
            (ActionKind::EndTurn, _) => TableCommand::Do(Action::EndTurn),
            // A key, unlike a button, does not show what it is for.
            (_, Some(why)) => TableCommand::Explain(format!("{}\n{why}", view.kind(kind))),
            (_, None) => Self::start(view, kind),
        }
    }

    fn finishing(begun: Begun<DuelingNobles>) -> Option<Draft<DuelingNobles>> {
        let draft = Draft::new(begun.kind);
        let card = begun.card.and_then(Support::from_card);
        match begun.kind {
            ActionKind::Roll => None,
            _ => Some(match card {
                Some(card) => draft.given(Part::Card(card)),
                None => draft,
            }),
        }
    }

    fn confirms(view: View<'_>, prompt: Prompt) -> bool {
        match prompt {
            Prompt::LastStamina | Prompt::Recruit | Prompt::Concede => true,
            // The app knows the hand of a bot.
            Prompt::Seen => !view.is_bot(view.table().active.other()),
            _ => false,
        }
    }

    fn passing(view: View<'_>) -> Option<String> {
        view.passing()
    }

    /// The kind, and the noble that it was started from.
    fn heading(view: View<'_>, question: &Question) -> String {
        let kind = question.draft.kind();
        match (kinds::shown(kind).nobles, question.draft.waiting()) {
            (Some(offer), [Part::Noble(noble)]) => view.about(offer.title, *noble),
            _ => view.kind(kind),
        }
    }

    fn show_prompt(ui: &mut Ui, view: View<'_>, question: &Question, prompt: Prompt) {
        let opponent = view.table().active.other();
        let args = [
            ("card", first(question).map(sign).unwrap_or_default().into()),
            ("name", view.name(opponent).into()),
            ("count", view.side(opponent).hand.into()),
        ];
        let sentence = composer::sentence(view, prompt, &args);
        // These are statements, not questions.
        if matches!(prompt, Prompt::LastStamina | Prompt::Concede) {
            ui.label(theme::body(sentence));
            ui.add_space(space::S);
            return;
        }
        question.words(ui, view, &sentence);
    }

    fn shows(
        view: View<'_>,
        question: &Question,
        option: &compose::QuestionOption<DuelingNobles>,
    ) -> bool {
        match option.part {
            Part::Noble(noble) => question.draft.kind() != ActionKind::Tax || noble.is_king(),
            Part::Seat(seat) => view.offers(seat),
            _ => true,
        }
    }

    fn tile(
        view: View<'_>,
        question: &Question,
        answer: Answer<Part>,
        command: TableCommand,
    ) -> Choice<DuelingNobles> {
        let Answer::Part(part) = answer else {
            return Choice::new(view.kind(question.draft.kind()), command);
        };
        match part {
            Part::Count(count) => {
                let title = view.with("dueling-nobles-do-buy", &[("count", count.into())]);
                Choice::new(title, command)
            }
            Part::MayFall => {
                let king = first(question).map(sign).unwrap_or_default();
                let title = view.with("dueling-nobles-do-tax-last", &[("card", king.into())]);
                Choice::new(title, command).danger().primary()
            }
            Part::Seat(seat) => {
                Choice::new(view.of("dueling-nobles-do-concede", seat), command).danger()
            }
            Part::Noble(noble) => Choice::new(sign(noble), command),
            Part::Card(card) => Choice::new(sign(card), command),
            Part::Die(_) | Part::NoDie | Part::Seen(_) => {
                Choice::new(view.kind(question.draft.kind()), command)
            }
        }
    }

    fn finish(
        ui: &mut Ui,
        _: &mut TablePlay,
        view: View<'_>,
        question: &Question,
        out: &mut Commands,
    ) {
        let is_spy = question.draft.kind() == ActionKind::Spy;
        out.send_if_any(match (question.draft.kind(), &question.ask) {
            (ActionKind::Sell, _) => sell(ui, view, question),
            (
                _,
                Ask::Ready(_)
                | Ask::One {
                    prompt: Prompt::Seen,
                },
            ) if is_spy => spy(ui, view, question),
            _ => None,
        });
    }

    fn draw(
        ui: &mut Ui,
        _: &mut TablePlay,
        view: View<'_>,
        question: &Question,
        number: Option<u8>,
        out: &mut Commands,
    ) -> bool {
        let prompt = match (question.draft.kind(), &question.ask) {
            (ActionKind::Sell, _) => Prompt::Sale,
            (ActionKind::Spy, Ask::Ready(_)) => Prompt::Seen,
            (_, Ask::One { prompt } | Ask::Several { prompt, .. }) => *prompt,
            (_, Ask::Ready(_) | Ask::Number { .. }) => return false,
        };
        let of_suit = |suit| Some(Support::SET.intersection(CardSet::of_suit(suit)));
        let choice = match prompt {
            Prompt::Weapon => Some(Weapon::SET),
            Prompt::Spade => of_suit(Suit::Spades),
            Prompt::Heart => of_suit(Suit::Hearts),
            Prompt::Diamond => of_suit(Suit::Diamonds),
            Prompt::Club => of_suit(Suit::Clubs),
            _ => None,
        };
        let does = does(question, prompt);
        let is_own = matches!(prompt, Prompt::Seen | Prompt::Sale | Prompt::Recovered);
        if !is_own && choice.is_none() && does.is_none() {
            return false;
        }
        Self::show_prompt(ui, view, question, prompt);
        let command = match (prompt, choice, does) {
            (Prompt::Seen, _, _) => seen(ui, view, question),
            (_, Some(choice), _) => {
                let seat = view.table().active;
                let why_not = |card: Support| {
                    if choice.contains(card.card()) {
                        pick::not_in_hand(view, seat, card)
                    } else {
                        question.why_not(view, Part::Card(card))
                    }
                };
                focus::wait_before(ui, &view.kind(question.draft.kind()));
                let tap = cards(ui, view, seat, choice, &[], why_not);
                answer(view, question, tap, Part::Card)
            }
            (_, _, Some(does)) => nobles(ui, view, question, does, number),
            (Prompt::Sale, _, _) => sale(ui, view, question),
            _ => pile(ui, view, question),
        };
        out.send_if_any(command);
        true
    }
}
