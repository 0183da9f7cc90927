//! The next step of a duel: dice, then support cards, then the result.

use egui::{Align, Label, Layout, TextStyle, TextWrapMode, Ui, WidgetText};

use super::DuelView;
use crate::rules::duel::{Term, Verdict};
use crate::rules::odds::Singles;
use crate::rules::{Action, Support};
use crate::screens::pick::{self, Grid, Tap};
use crate::screens::view::sign;
use crate::text::{UsefulCards, describe_useful_cards};
use courtyard_core::cards::{Card, CardSet, Rank, Suit};
use courtyard_core::dice::Die;
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_settings::DiceKind;
use courtyard_text::{self as text, Text, say};
use courtyard_ui::input::focus;
use courtyard_ui::parts;
use courtyard_ui::session::choices;
use courtyard_ui::theme::{self, size, space};
use courtyard_ui::widgets::{BigButton, CardMark, DieFace, Tile, tile};

/// Taps in a duel that are not yet an action.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in super::super) struct Taps {
    /// The first of a King's two dice.
    first_die: Pair<Option<Die>>,
    /// The cards of a Jack, which are chosen before they are played.
    cards: Vec<Card>,
}

impl Taps {
    /// The sides that have entered the first of two dice.
    pub(in super::super) fn step(&self) -> [bool; 2] {
        EitherSeat::BOTH.map(|seat| self.first_die[seat].is_some())
    }

    /// Whether the first of two dice is entered, which the chances do not consider yet.
    pub(in super::super) fn is_between_dice(&self) -> bool {
        self.step().contains(&true)
    }

    /// Forgets the first of two dice of a side.
    pub(in super::super) fn forget_die(&mut self, seat: EitherSeat) {
        self.first_die[seat] = None;
    }

    /// The last of them in a sentence, given the players' names.
    pub(in super::super) fn last(&self, text: &Text, names: [&str; 2]) -> Option<String> {
        if let Some(card) = self.cards.last() {
            return Some(text::sign(*card));
        }
        let mut seats = EitherSeat::BOTH.into_iter();
        seats.find_map(|seat| {
            let die = self.first_die[seat]?;
            let args = [
                ("name", names[seat as usize].into()),
                ("pips", die.pips().into()),
            ];
            let sentence = text.with("dueling-nobles-fight-first-die", &args);
            Some(sentence.into_owned())
        })
    }

    /// Forgets [the last](Taps::last) of them.
    pub(in super::super) fn forget_last(&mut self) {
        if self.cards.pop().is_none() {
            let mut seats = EitherSeat::BOTH.into_iter();
            if let Some(seat) = seats.find(|seat| self.first_die[*seat].is_some()) {
                self.forget_die(seat);
            }
        }
    }
}

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

/// The next step, with optional content beside the text that requests a card.
pub(in super::super) fn steps(
    ui: &mut Ui,
    scene: DuelView<'_>,
    deck: &dyn Deck,
    (taps, key): (&mut Taps, Option<Key>),
    beside: Option<&mut dyn FnMut(&mut Ui)>,
) -> Option<Decision> {
    match scene.contest.supporter() {
        None => dice(ui, scene, taps, key),
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
            let key = match hand.plays_two {
                false => "dueling-nobles-ask-one-card",
                true => "dueling-nobles-ask-two-cards",
            };
            let prompt = scene.of(key, seat);
            let lies = scene.tumble.is_none();
            words(ui, beside, |ui| {
                choices::prompt(ui, &prompt);
                if lies {
                    let needs = needs(scene, seat, hand, &taps.cards);
                    parts::asks(ui, &needs);
                    sentence_in_place(ui, &needs, &|| longest_needs(scene, seat, hand));
                }
            });
            support(ui, scene, deck, (seat, hand), taps)
        }
    }
}

/// A sentence in the space of the longest of these, so that the content below it does not move.
fn sentence_in_place(ui: &mut Ui, sentence: &str, longest: &dyn Fn() -> Vec<String>) {
    let height = |ui: &Ui, sentence: &str| {
        let words = WidgetText::from(theme::small(sentence));
        let width = ui.available_width();
        let words = words.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Small);
        words.size().y
    };
    let own = height(ui, sentence);
    let most = longest()
        .iter()
        .map(|other| height(ui, other))
        .fold(own, f32::max);
    ui.vertical(|ui| {
        ui.set_min_height(most);
        ui.label(theme::small(sentence));
    });
}

/// The longest sentences of [`needs`] while a Jack's cards are chosen.
fn longest_needs(scene: DuelView<'_>, seat: EitherSeat, hand: Hand) -> Vec<String> {
    if !hand.plays_two {
        return Vec::new();
    }
    let cards = |rank| {
        let both = [Suit::Spades, Suit::Hearts].map(|suit| Card::new(rank, suit));
        both.to_vec()
    };
    let picked = [Vec::new(), cards(Rank::Ten), cards(Rank::Ace)];
    picked
        .iter()
        .map(|picked| needs(scene, seat, hand, picked))
        .collect()
}

/// Text, with optional content as wide as a finger on its right.
fn words(ui: &mut Ui, beside: Option<&mut dyn FnMut(&mut Ui)>, show: impl FnOnce(&mut Ui)) {
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
    let Some(other) = other else {
        let response = tile(ui, usual);
        focus::offer(&response, true);
        return response.clicked().then_some(0);
    };
    let other = Tile {
        title: other,
        ..Tile::default()
    };
    match parts::pair(ui, [other, usual]) {
        [true, _] => Some(1),
        [_, true] => Some(0),
        _ => None,
    }
}

/// Shows the dice of both sides: real dice are entered by their faces, and virtual dice are rolled by the app.
fn dice(
    ui: &mut Ui,
    scene: DuelView<'_>,
    taps: &mut Taps,
    mut key: Option<Key>,
) -> Option<Decision> {
    let mut decision = None;
    for seat in scene.contest.seats() {
        let frame = theme::denser(theme::quiet_frame(ui), false);
        let rolled = scene.contest.fighters[seat].dice;
        // A side that has rolled keeps its place, so that the other one does not move under a finger.
        let id = ui.scope_id().with(("dice of", seat));
        let high = ui.data(|d| d.get_temp::<f32>(id)).unwrap_or_default();
        let side = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            match rolled {
                Some(_) => {
                    ui.set_min_height(high);
                    lies(ui, scene, seat);
                    (None, high)
                }
                None if !scene.hands[seat] => {
                    let prompt = Asked::of(scene, seat, None).prompt();
                    ui.label(theme::strong_text(prompt));
                    (None, high)
                }
                None => {
                    let top = ui.cursor().top();
                    // A key applies to the side that rolls first.
                    let first = &mut taps.first_die[seat];
                    let decided = die(ui, scene, seat, first, key.take());
                    (decided, ui.min_rect().bottom() - top)
                }
            }
        });
        let (decided, height) = side.inner;
        ui.data_mut(|d| d.insert_temp(id, height));
        decision = decision.or(decided);
    }
    decision
}

/// The dice of a side while the other one has not rolled.
fn lies(ui: &mut Ui, scene: DuelView<'_>, seat: EitherSeat) {
    ui.label(theme::strong_text(scene.name(seat)));
    ui.add_space(space::XS);
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
    /// Whether it rolls two.
    two: bool,
    /// The first of two, if it has been entered.
    laid: Option<Die>,
}

impl<'a> Asked<'a> {
    /// The dice of this side, the first of which may have been entered.
    fn of(scene: DuelView<'a>, seat: EitherSeat, laid: Option<Die>) -> Asked<'a> {
        Asked {
            scene,
            seat,
            two: scene.contest.fighters[seat].noble.dice() == 2,
            laid,
        }
    }

    /// The question.
    fn prompt(&self) -> String {
        let key = match (self.two, self.laid) {
            (true, Some(_)) => "dueling-nobles-fight-roll-second",
            (true, None) => "dueling-nobles-fight-roll-two",
            (false, _) => "dueling-nobles-fight-roll",
        };
        self.scene.of(key, self.seat)
    }

    /// The text of the button: it rolls, or accepts the one die as all.
    fn button(&self) -> String {
        let (scene, seat) = (self.scene, self.seat);
        match self.laid {
            Some(laid) => scene.of_die("dueling-nobles-fight-one-die", seat, laid),
            None => scene.of("dueling-nobles-fight-roll-virtual", seat),
        }
    }

    /// The accessible name of a face.
    fn face(&self, die: Die) -> String {
        let key = match (self.two, self.laid) {
            (true, None) => "dueling-nobles-fight-first-die",
            (true, Some(_)) => "dueling-nobles-fight-second-die",
            (false, _) => "dueling-nobles-fight-die",
        };
        self.scene.of_die(key, self.seat, die)
    }

    fn rolled(&self, dice: &[Die], is_virtual: bool) -> Decision {
        Decision::Do(Action::Roll {
            seat: self.seat,
            dice: dice.iter().map(|die| die.pips().into()).collect(),
            is_virtual,
        })
    }

    /// The result of the button.
    fn pressed(&self) -> Decision {
        match self.laid {
            Some(laid) => self.rolled(&[laid], false),
            None => {
                let noble = self.scene.contest.fighters[self.seat].noble;
                self.rolled(&thrown(noble.dice()), true)
            }
        }
    }

    /// The result of tapping a face; the first of two is stored.
    fn tapped(&self, die: Die, first: &mut Option<Die>) -> Decision {
        match (self.two, self.laid) {
            (true, None) => {
                *first = Some(die);
                Decision::Tapped
            }
            (true, Some(laid)) => self.rolled(&[laid, die], false),
            (false, _) => self.rolled(&[die], false),
        }
    }
}

fn die(
    ui: &mut Ui,
    scene: DuelView<'_>,
    seat: EitherSeat,
    first: &mut Option<Die>,
    key: Option<Key>,
) -> Option<Decision> {
    let asked = Asked::of(scene, seat, *first);
    let clicked = prompt_and_button(ui, asked, first);
    let pressed = (clicked || key == Some(Key::Roll)).then(|| asked.pressed());
    ui.add_space(space::XS);
    let typed = match key {
        Some(Key::Face(die)) => Some(die),
        Some(Key::Roll | Key::NoCard) | None => None,
    };
    // The first die may just have been removed.
    let asked = Asked {
        laid: *first,
        ..asked
    };
    let tapped = pick::faces(ui, None, true, |die| asked.face(die)).or(typed);
    let tapped = tapped.map(|die| asked.tapped(die, first));
    tapped.or(pressed)
}

/// The question, the first die, and the button that rolls. Returns whether it was pressed.
fn prompt_and_button(ui: &mut Ui, asked: Asked<'_>, first: &mut Option<Die>) -> bool {
    let (prompt, title) = (asked.prompt(), asked.button());
    let rolls = asked.scene.dice == DiceKind::Virtual;
    let button = |ui: &mut Ui| {
        let button = BigButton::new(&title)
            .compact(true)
            .primary(rolls && asked.laid.is_none())
            .fit();
        ui.add(button).clicked()
    };
    // With large text the button has its own line, so that words do not break.
    let least = parts::width_in(ui, &title, TextStyle::Button) + parts::longest_word(ui, &prompt);
    let others = match asked.laid {
        Some(_) => theme::TARGET + space::S,
        None => 0.0,
    };
    let together = least + others + 3.0 * space::M < ui.available_width();
    let mut clicked = false;
    ui.horizontal_wrapped(|ui| {
        if let Some(laid) = asked.laid {
            let key = "dueling-nobles-fight-first-laid";
            let label = asked.scene.of_die(key, asked.seat, laid);
            let face = DieFace::new(Some(laid), theme::TARGET).selected(true);
            // A tap removes a die entered by mistake.
            if ui.add(face.label(&label)).clicked() {
                *first = None;
            }
        }
        parts::asks(ui, &prompt);
        let words = egui::Label::new(theme::strong_text(prompt.as_str())).wrap();
        if !together {
            ui.add(words);
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            clicked = button(ui);
            let left = Layout::left_to_right(Align::Center);
            ui.with_layout(left, |ui| ui.add(words));
        });
    });
    if !together {
        clicked = button(ui);
    }
    clicked
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
    let winning = match seat == contest.attacker {
        true => Verdict::Attacker,
        false => Verdict::Defender,
    };
    let ahead = contest.verdict(scene.rules) == winning;
    match ahead || picked.len() >= contest.fighters[seat].noble.support_cards() {
        true => Singles::default(),
        false => contest.singles(scene.rules, seat, among),
    }
}

fn support(
    ui: &mut Ui,
    scene: DuelView<'_>,
    deck: &dyn Deck,
    (seat, hand): (EitherSeat, Hand),
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
        high: size::HIGH_PICKS[1],
        chosen: picked,
        label: &sign,
        mark: &|card| deck.mark(seat, card),
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
        return (tile(ui, none).clicked() || typed).then(pass);
    }
    let chosen = !taps.cards.is_empty();
    let signs: Vec<String> = taps.cards.iter().map(|card| text::sign(*card)).collect();
    let play = match chosen {
        true => say!(text, "dueling-nobles-fight-play", cards = signs.join(" ")),
        false => say!(text, "dueling-nobles-fight-play-none"),
    };
    let play = Tile {
        title: &play,
        primary: chosen,
        enabled: chosen,
        ..Tile::default()
    };
    // If the text needs a second line, a shorter one leaves the height to the cards.
    let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    let short = text.get("dueling-nobles-fight-no-card-short");
    let words = parts::width_in(ui, none.title, TextStyle::Button);
    let none = match words + 2.0 * space::M <= half {
        true => none,
        false => Tile {
            title: &short,
            label: Some(none.title),
            ..none
        },
    };
    match parts::pair(ui, [none, play]) {
        [true, _] => Some(pass()),
        [_, true] if chosen => Some(plays(seat, std::mem::take(&mut taps.cards))),
        [_, true] => Some(Decision::Refused(say!(
            text,
            "dueling-nobles-fight-choose-first"
        ))),
        [false, false] => typed.then(pass),
    }
}
