//! The next step of a duel: dice, then support cards, then the result.

use egui::{Align, Label, Layout, Sense, TextStyle, Ui, UiBuilder};

use super::DuelView;
use crate::rules::duel::{Term, Verdict};
use crate::rules::odds::Singles;
use crate::rules::{Action, Support};
use crate::screens::pick::{self, Grid, Tap};
use crate::screens::view::sign;
use crate::text::{UsefulCards, describe_useful_cards};
use courtyard_core::cards::{Card, CardSet};
use courtyard_core::dice::Die;
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_settings::DiceKind;
use courtyard_text::{self as text, Text, say};
use courtyard_ui::input::focus;
use courtyard_ui::parts;
use courtyard_ui::session::choices;
use courtyard_ui::session::composer::MORE_LINES;
use courtyard_ui::theme::{self, TextRole, palette, space};
use courtyard_ui::widgets::{BigButton, CardMark, DieFace, Tile};

/// Taps in a duel that are not yet an action.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in super::super) struct Taps {
    /// The dice of a King entered so far.
    dice: Pair<[Option<Die>; 2]>,
    /// The cards of a Jack, which are chosen before they are played.
    cards: Vec<Card>,
    /// Whether they remain from an action that was undone. The next undo then concerns the action before it.
    remain: bool,
}

impl Taps {
    /// The taps of an action that was undone, without the last one: a wrong die or card is entered again, and the first one
    /// stays.
    pub(in super::super) fn remaining(undone: &Action) -> Taps {
        let mut taps = Taps::default();
        match undone {
            Action::Roll {
                seat,
                dice,
                is_virtual: false,
            } if dice.len() == 2 => {
                taps.dice[*seat][0] = dice.first().and_then(|pips| Die::new(*pips));
            }
            Action::Support { cards, .. } => {
                taps.cards.extend(cards.iter().copied());
                taps.cards.pop();
            }
            _ => {}
        }
        taps.remain = taps != Taps::default();
        taps
    }

    /// Whether undo concerns them, and not yet an action.
    pub(in super::super) fn are_last(&self) -> bool {
        !self.remain && *self != Taps::default()
    }

    /// The dice that have been entered of each side.
    pub(in super::super) fn step(&self) -> [[bool; 2]; 2] {
        EitherSeat::BOTH.map(|seat| self.dice[seat].map(|die| die.is_some()))
    }

    /// Whether one of two dice is entered, which the chances do not consider yet.
    pub(in super::super) fn is_between_dice(&self) -> bool {
        self.step().as_flattened().contains(&true)
    }

    /// Forgets the dice of a side.
    pub(in super::super) fn forget_dice(&mut self, seat: EitherSeat) {
        self.dice[seat] = [None; 2];
    }

    /// The last of them in a sentence, given the players' names.
    pub(in super::super) fn last(&self, text: &Text, names: [&str; 2]) -> Option<String> {
        if !self.are_last() {
            return None;
        }
        if let Some(card) = self.cards.last() {
            return Some(text::sign(*card));
        }
        let mut seats = EitherSeat::BOTH.into_iter();
        seats.find_map(|seat| {
            let place = self.dice[seat].iter().position(Option::is_some)?;
            let die = self.dice[seat][place]?;
            let args = [
                ("name", names[seat as usize].into()),
                ("pips", die.pips().into()),
            ];
            Some(text.with(DICE[place], &args).into_owned())
        })
    }

    /// Forgets [the last](Taps::last) of them.
    pub(in super::super) fn forget_last(&mut self) {
        if self.cards.pop().is_none() {
            let mut seats = EitherSeat::BOTH.into_iter();
            if let Some(seat) = seats.find(|seat| self.dice[*seat] != [None; 2]) {
                self.forget_dice(seat);
            }
        }
    }
}

/// The message keys of a King's dice.
const DICE: [&str; 2] = [
    "dueling-nobles-fight-first-die",
    "dueling-nobles-fight-second-die",
];

/// A decision of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// A roll, or support cards.
    Do(Action),
    /// An impossible choice, with the reason.
    Refused(String),
    /// A possible choice, which clears earlier messages.
    Tapped,
}

/// The meaning of a key in a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// A die shows this.
    Face(Die),
    /// The app rolls.
    Roll,
    /// No support card.
    NoCard,
}

/// The knowledge about support cards.
pub(in super::super) trait Deck {
    /// Why a side cannot play these cards, in a sentence; `None` if it can.
    fn why_not(&self, seat: EitherSeat, cards: Vec<Card>) -> Option<String>;

    /// The known position of a card of a side's deck in a word.
    fn mark(&self, seat: EitherSeat, card: Support) -> Option<String>;

    /// Whether a side may have the card in hand, by public knowledge.
    fn may_hold(&self, seat: EitherSeat, card: Support) -> bool;
}

/// The next step. `beside` is content as wide as a finger on the right of its first line.
pub(in super::super) fn steps(
    ui: &mut Ui,
    scene: DuelView<'_>,
    deck: &dyn Deck,
    taps: &mut Taps,
    key: Option<Key>,
    beside: Option<&mut dyn FnMut(&mut Ui)>,
) -> Option<Decision> {
    match scene.contest.supporter() {
        None => dice(ui, scene, taps, key, beside),
        Some(seat) if !scene.hands[seat] => {
            if scene.tumble.is_none() {
                let hand = Hand::of(scene, deck, seat);
                ui.label(theme::body(needs(scene, seat, hand, &[])));
            }
            None
        }
        Some(seat) => {
            let hand = Hand::of(scene, deck, seat);
            if scene.tumble.is_none() && hand.among.is_empty() {
                choices::prompt(ui, &scene.of("dueling-nobles-fight-no-hand", seat));
                return None;
            }
            let key = if hand.plays_two {
                "dueling-nobles-ask-two-cards"
            } else {
                "dueling-nobles-ask-one-card"
            };
            let prompt = scene.of(key, seat);
            let needs = match scene.tumble {
                None => needs(scene, seat, hand, &taps.cards),
                Some(_) => String::new(),
            };
            words(ui, beside, |ui| {
                choices::words(ui, &prompt, &needs, MORE_LINES);
            });
            focus::wait_before(ui, &prompt);
            support(ui, scene, deck, seat, hand, taps)
        }
    }
}

/// Text, with optional content as wide as a finger on its right.
pub(in super::super) fn words(
    ui: &mut Ui,
    beside: Option<&mut dyn FnMut(&mut Ui)>,
    show: impl FnOnce(&mut Ui),
) {
    let Some(beside) = beside else {
        show(ui);
        return;
    };
    let width = ui.available_width() - theme::TARGET - space::XS;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        let left = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(egui::vec2(width, 0.0), left, |ui| {
            ui.set_width(width);
            show(ui);
        });
        beside(ui);
    });
}

/// The winner in a sentence.
pub(in super::super) fn headline(scene: DuelView<'_>) -> String {
    match scene.contest.winner(scene.rules).flatten() {
        Some(seat) => scene.of("dueling-nobles-fight-won", seat),
        None => scene.text.get("dueling-nobles-fight-tie").into_owned(),
    }
}

/// The result of the duel with its consequences.
pub(in super::super) fn outcome(ui: &mut Ui, scene: DuelView<'_>, consequences: &[String]) {
    parts::headed(ui, 1, Label::new(theme::title(headline(scene))));
    for sentence in consequences {
        ui.label(theme::body(sentence.as_str()));
    }
}

/// The buttons after a result in the rest of a row, the usual one first. Returns the index of the tapped one.
pub(in super::super) fn footer(ui: &mut Ui, usual: &str, other: Option<&str>) -> Option<usize> {
    let usual = Tile {
        title: usual,
        primary: true,
        ..Tile::default()
    };
    let other = other.map(|other| Tile {
        title: other,
        ..Tile::default()
    });
    match parts::onwards(ui, other, usual) {
        [true, _] => Some(1),
        [_, true] => Some(0),
        [false, false] => None,
    }
}

/// Shows the dice of both sides, each in its place: real dice are entered by their faces, and virtual dice are rolled by
/// the app.
fn dice(
    ui: &mut Ui,
    scene: DuelView<'_>,
    taps: &mut Taps,
    mut key: Option<Key>,
    beside: Option<&mut dyn FnMut(&mut Ui)>,
) -> Option<Decision> {
    let mut decision = None;
    // It is in the same place as beside the words that ask for a card.
    let mut narrower = 0.0;
    if let Some(beside) = beside {
        let place = ui.available_rect_before_wrap();
        let place = place.with_min_x(place.right() - theme::TARGET);
        beside(&mut ui.new_child(UiBuilder::new().max_rect(place)));
        narrower = theme::TARGET;
    }
    for seat in scene.contest.seats() {
        let frame = theme::denser(theme::quiet_frame(ui), false);
        let asked = Asked {
            scene,
            seat,
            narrower: std::mem::take(&mut narrower),
        };
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::XS;
            let prompt = asked.prompt_height(ui);
            // A side that has rolled keeps its place, so that the other one does not move under a finger.
            ui.set_min_height(prompt + asked.rows() as f32 * (space::XS + pick::face_height(ui)));
            match scene.contest.fighters[seat].dice {
                Some(_) => lies(ui, scene, seat),
                None if !scene.hands[seat] => {
                    ui.label(theme::strong_text(asked.prompt()));
                }
                None => {
                    // A key applies to the side that rolls first.
                    let decided = asked.show(ui, prompt, &mut taps.dice[seat], key.take());
                    taps.remain &= decided.is_none();
                    decision = decision.take().or(decided);
                }
            }
        });
    }
    decision
}

/// The dice of a side while the other one has not rolled.
fn lies(ui: &mut Ui, scene: DuelView<'_>, seat: EitherSeat) {
    ui.label(theme::strong_text(scene.name(seat)));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        // Animated dice are shown beside their noble.
        for term in scene.shown(seat).terms() {
            if let Term::Die(die) = term {
                let label = scene.of_die("dueling-nobles-fight-rolled", seat, *die);
                let face = DieFace::new(Some(*die), theme::TARGET);
                ui.add(face.label(&label).still(true));
            }
        }
    });
}

/// The requested dice of one side.
#[derive(Clone, Copy)]
struct Asked<'a> {
    scene: DuelView<'a>,
    seat: EitherSeat,
    /// The width that something else takes beside the question.
    narrower: f32,
}

impl Asked<'_> {
    /// The number of dice, each with its row of faces.
    fn rows(&self) -> usize {
        self.scene.contest.fighters[self.seat].noble.dice()
    }

    /// The question.
    fn prompt(&self) -> String {
        let key = match self.rows() {
            2 if !self.scene.all_dice[self.seat] => "dueling-nobles-fight-roll-two",
            _ => "dueling-nobles-fight-roll",
        };
        self.scene.of(key, self.seat)
    }

    /// The texts of the button: it rolls, or accepts one of a King's dice as all.
    fn buttons(&self, die: Option<Die>) -> String {
        let (scene, seat) = (self.scene, self.seat);
        match die {
            Some(die) => scene.of_die("dueling-nobles-fight-one-die", seat, die),
            None => scene.of("dueling-nobles-fight-roll-virtual", seat),
        }
    }

    /// Whether the question and its button have room in one line. With large text the button has its own line, so that
    /// words do not break.
    fn is_in_a_line(&self, ui: &Ui) -> bool {
        let one_die = Some(Die::FACES[0]).filter(|_| self.rows() == 2);
        let buttons = [None, one_die].map(|die| {
            let title = self.buttons(die);
            parts::width_in(ui, &title, TextStyle::Button)
        });
        let words = parts::longest_word(ui, &self.prompt());
        buttons[0].max(buttons[1]) + words + 3.0 * space::M < ui.available_width() - self.narrower
    }

    /// The height of the question with its button.
    fn prompt_height(&self, ui: &Ui) -> f32 {
        let line = (2.0 * TextRole::Body.line(ui)).max(theme::TARGET);
        if self.is_in_a_line(ui) {
            return line;
        }
        let width = ui.available_width() - self.narrower;
        let titles = [None, Some(Die::FACES[0])].map(|die| self.buttons(die));
        let buttons = titles.iter().map(|title| {
            let button = BigButton::new(title).compact(true);
            button.height_at(ui, width)
        });
        let font = TextStyle::Button.resolve(ui.style());
        let painter = ui.painter();
        let words = painter.layout(self.prompt(), font, palette(ui).ink, width);
        words.size().y + space::XS + buttons.fold(0.0, f32::max)
    }

    /// The question, the button that rolls, and the faces of each die. Returns the decision.
    fn show(
        &self,
        ui: &mut Ui,
        height: f32,
        chosen: &mut [Option<Die>; 2],
        key: Option<Key>,
    ) -> Option<Decision> {
        let one_die = match *chosen {
            [Some(die), None] | [None, Some(die)] => {
                Some(die).filter(|_| !self.scene.all_dice[self.seat])
            }
            _ => None,
        };
        let pressed = self.prompt_and_button(ui, height, one_die) || key == Some(Key::Roll);
        let mut typed = match key {
            Some(Key::Face(die)) => Some(die),
            Some(Key::Roll | Key::NoCard) | None => None,
        };
        let mut tapped = false;
        for (row, of) in DICE.into_iter().enumerate().take(self.rows()) {
            let label = match self.rows() {
                2 => of,
                _ => "dueling-nobles-fight-die",
            };
            let label = |die| self.scene.of_die(label, self.seat, die);
            let face = pick::faces(ui, chosen[row], true, label);
            // A typed number is the first die that is missing.
            let face = face.or_else(|| typed.take_if(|_| chosen[row].is_none()));
            if let Some(face) = face {
                // A second tap removes a die entered by mistake.
                chosen[row] = Some(face).filter(|face| chosen[row] != Some(*face));
                tapped = true;
            }
        }
        let all: Vec<Die> = chosen.iter().flatten().copied().collect();
        match (pressed, one_die) {
            (true, Some(die)) => Some(self.rolled(&[die], false)),
            (true, None) => Some(self.rolled(&thrown(self.rows()), true)),
            (false, _) if tapped && all.len() == self.rows() => Some(self.rolled(&all, false)),
            (false, _) => tapped.then_some(Decision::Tapped),
        }
    }

    /// The question, and the button that rolls. Returns whether it was pressed.
    fn prompt_and_button(&self, ui: &mut Ui, height: f32, one_die: Option<Die>) -> bool {
        let (prompt, title) = (self.prompt(), self.buttons(one_die));
        let rolls = self.scene.dice == DiceKind::Virtual;
        let button = BigButton::new(&title)
            .compact(true)
            .primary(rolls && one_die.is_none())
            .fit();
        parts::asks(ui, &prompt);
        let words = Label::new(theme::strong_text(prompt.as_str())).wrap();
        let size = egui::vec2(ui.available_width() - self.narrower, height);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let builder = UiBuilder::new().max_rect(place);
        if !self.is_in_a_line(ui) {
            let mut column = ui.new_child(builder);
            column.add(words);
            return column.add(button).clicked();
        }
        let right = Layout::right_to_left(Align::Center);
        let mut row = ui.new_child(builder.layout(right));
        let clicked = row.add(button).clicked();
        let left = Layout::left_to_right(Align::Center);
        row.with_layout(left, |ui| ui.add(words));
        clicked
    }

    fn rolled(&self, dice: &[Die], is_virtual: bool) -> Decision {
        Decision::Do(Action::Roll {
            seat: self.seat,
            dice: dice.iter().map(|die| die.pips().into()).collect(),
            is_virtual,
        })
    }
}

/// Throws this number of dice.
fn thrown(count: usize) -> Vec<Die> {
    (0..count)
        .map(|_| Die::FACES[rand::random_range(0..Die::FACES.len())])
        .collect()
}

/// The hand of a side, by public knowledge.
#[derive(Clone, Copy)]
struct Hand {
    /// The cards that it may contain.
    among: CardSet,
    /// Whether two of them can be played together: by a Jack, unless the hand has only one card.
    plays_two: bool,
}

impl Hand {
    fn of(scene: DuelView<'_>, deck: &dyn Deck, seat: EitherSeat) -> Hand {
        let may = Support::all().filter(|card| deck.may_hold(seat, *card));
        let among: CardSet = may.map(Support::card).collect();
        let mut cards = among.iter();
        let first = cards.next();
        let goes_with =
            |second| first.is_some_and(|first| deck.why_not(seat, vec![first, second]).is_none());
        let plays_two =
            scene.contest.fighters[seat].noble.support_cards() > 1 && cards.any(goes_with);
        Hand { among, plays_two }
    }
}

/// The cards that would help the side that plays next or, once a Jack's cards are chosen, their effect.
fn needs(scene: DuelView<'_>, next: EitherSeat, hand: Hand, picked: &[Card]) -> String {
    let (text, rules) = (scene.text, scene.rules);
    let contest = scene.contest.clone().with_cards(next, picked);
    let sums = contest.sums(rules);
    let (own, other) = (&sums[next], &sums[next.other()]);
    if !picked.is_empty() {
        let cards = text.cards(picked.iter().copied());
        let key = match (own.critical(), other.critical()) {
            (true, false) => "dueling-nobles-needs-picked-ace",
            (true, true) => "dueling-nobles-needs-picked-aces",
            (false, _) => "dueling-nobles-needs-picked",
        };
        let (total, other) = (own.total(), other.total());
        return say!(text, key, cards, total, other);
    }
    let among = hand.among;
    let behind = i64::from(other.total()) - i64::from(own.total());
    let needs = UsefulCards {
        behind,
        critical: other.critical(),
        noble: contest.fighters[next].noble,
        among,
        singles: contest.singles(rules, next, among),
        two_most: hand.plays_two.then(|| contest.most(rules, next, among)),
        two_tie: hand.plays_two
            && u32::try_from(behind).is_ok_and(|sum| contest.two_make(rules, next, among, sum)),
    };
    let defender = (next == contest.attacker).then(|| scene.name(next.other()));
    describe_useful_cards(text, scene.name(next), defender, &needs)
}

/// The effect of each card in addition to the chosen ones; empty if no more can be played.
fn singles(scene: DuelView<'_>, seat: EitherSeat, among: CardSet, picked: &[Card]) -> Singles {
    let contest = scene.contest.clone().with_cards(seat, picked);
    let winning = if seat == contest.attacker {
        Verdict::Attacker
    } else {
        Verdict::Defender
    };
    let ahead = contest.verdict(scene.rules) == winning;
    if ahead || picked.len() >= contest.fighters[seat].noble.support_cards() {
        Singles::default()
    } else {
        contest.singles(scene.rules, seat, among)
    }
}

fn support(
    ui: &mut Ui,
    scene: DuelView<'_>,
    deck: &dyn Deck,
    seat: EitherSeat,
    hand: Hand,
    taps: &mut Taps,
) -> Option<Decision> {
    let picked = taps.cards.as_slice();
    let singles = match scene.tumble {
        None => singles(scene, seat, hand.among, picked),
        Some(_) => Singles::default(),
    };
    let cards: Vec<Support> = Support::all().collect();
    let grid = Grid {
        cards: &cards,
        columns: pick::RANKS,
        chosen: picked,
        label: &sign,
        mark: &|card| deck.mark(seat, card),
        fits: &pick::fits_any,
        why_not: &|card| {
            let cards = picked.iter().copied().chain([card.card()]).collect();
            deck.why_not(seat, cards)
        },
        does: &|card| {
            let card = card.card();
            // The effects are those of one more card.
            if picked.contains(&card) {
                return None;
            }
            let (mark, key) = match (singles.wins.contains(card), singles.ties.contains(card)) {
                (true, _) => (CardMark::Wins, "dueling-nobles-card-would-win"),
                (false, true) => (CardMark::Ties, "dueling-nobles-card-would-tie"),
                (false, false) => return None,
            };
            Some((mark, scene.text.get(key).into_owned()))
        },
    };
    match pick::support_cards(ui, grid)? {
        Tap::Refused(why) => Some(Decision::Refused(why)),
        // If several can be played, they are chosen before they are played.
        Tap::Chosen(card) if hand.plays_two => {
            pick::toggle(card.card(), &mut taps.cards);
            taps.remain = false;
            Some(Decision::Tapped)
        }
        Tap::Chosen(card) => Some(plays(seat, vec![card.card()])),
    }
}

/// A side plays these support cards, or none.
fn plays(seat: EitherSeat, cards: Vec<Card>) -> Decision {
    let cards = cards.into();
    Decision::Do(Action::Support { seat, cards })
}

/// The buttons in the rest of a row: no card for the player who plays next and, if two can be played, the chosen cards.
pub(in super::super) fn closing(
    ui: &mut Ui,
    scene: DuelView<'_>,
    deck: &dyn Deck,
    taps: &mut Taps,
    key: Option<Key>,
) -> Option<Decision> {
    let seat = scene.contest.supporter()?;
    let text = scene.text;
    let hand = Hand::of(scene, deck, seat);
    let none = scene.of("dueling-nobles-fight-no-card", seat);
    let none = Tile {
        title: &none,
        primary: hand.among.is_empty(),
        ..Tile::default()
    };
    let pass = || plays(seat, Vec::new());
    let typed = key == Some(Key::NoCard);
    if !hand.plays_two {
        let [_, tapped] = parts::onwards(ui, None, none);
        return (tapped || typed).then(pass);
    }
    let chosen = !taps.cards.is_empty();
    let signs: Vec<String> = taps.cards.iter().map(|card| text::sign(*card)).collect();
    let play = if chosen {
        say!(text, "dueling-nobles-fight-play", cards = signs.join(" "))
    } else {
        say!(text, "dueling-nobles-fight-play-none")
    };
    let play = Tile {
        title: &play,
        primary: chosen,
        enabled: chosen,
        ..Tile::default()
    };
    match parts::onwards(ui, Some(none), play) {
        [true, _] => Some(pass()),
        [_, true] if chosen => Some(plays(seat, std::mem::take(&mut taps.cards))),
        [_, true] => Some(Decision::Refused(say!(
            text,
            "dueling-nobles-fight-choose-first"
        ))),
        [false, false] => typed.then(pass),
    }
}
