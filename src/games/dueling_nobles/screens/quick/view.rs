//! The display of a quick duel, and its commands.

use egui::{Align, Label, Layout, Ui};

use super::position::{ATTACKER, DuelState};
use crate::rules::duel::Fighter;
use crate::rules::odds::{Contest, DuelOdds, Fought, Step};
use crate::rules::refusal::CardLocation;
use crate::rules::{DuelingNobles, Edition, Noble, NobleRank, Refusal, Support, Table, Weapon};
use crate::screens::chances;
use crate::screens::duel::{self, Decision, Deck, DuelView, Places, Taps, Tumble};
use crate::screens::pick::{self, Grid, Row, Tap};
use crate::screens::view::sign;
use courtyard_core::cards::{Card, Suit};
use courtyard_core::game::Preset;
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_settings::DiceKind;
use courtyard_text::{Describe, Text, TextContext, say};
use courtyard_ui::parts;
use courtyard_ui::session::{self, Commands, FootPart, Steps, UndoRedo, choices};
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::{self, BigButton, Icon};

/// Maximum number of other nobles.
const MOST_OTHERS: i64 = 5;

/// Maximum number of cards in hand.
const MOST_IN_HAND: i64 = 12;

/// Default number of other nobles in a Queen's courtyard, as at the start of a game.
const OTHERS: u32 = 2;

/// A command of a quick duel.
pub(super) enum QuickCommand {
    /// A new position, with the description of the step to it.
    Go(DuelState, String),
    /// Read the rules.
    Rules,
    /// A decision in the duel.
    Decided(Decision),
    /// Explain why something is not possible.
    Explain(String),
    /// Back to the start screen.
    Leave,
    /// Undo or redo a step.
    UndoRedo(UndoRedo),
}

/// The state that the screen reads.
#[derive(Clone, Copy)]
pub(super) struct QuickView<'a> {
    pub(super) text: &'a Text,
    pub(super) context: TextContext<'a, DuelingNobles>,
    pub(super) now: &'a DuelState,
    pub(super) steps: Steps<'a>,
    pub(super) dice: DiceKind,
    /// The chances of the duel, unless they are switched off.
    pub(super) odds: Option<&'a DuelOdds>,
    pub(super) tumble: Option<Tumble>,
    /// The meaning of this frame's key.
    pub(super) key: Option<duel::Key>,
}

/// The back button and the title.
pub(super) fn bar(ui: &mut Ui, text: &Text, out: &mut Commands<QuickCommand>) {
    ui.horizontal(|ui| {
        if widgets::icon_button(ui, Icon::Back, &text.get("back")).clicked() {
            out.send(QuickCommand::Leave);
        }
        let right = Layout::right_to_left(Align::Center);
        ui.with_layout(right, |ui| {
            let rules = widgets::icon_button(ui, Icon::Book, &text.get("menu-rules"));
            if rules.clicked() {
                out.send(QuickCommand::Rules);
            }
            let left = Layout::left_to_right(Align::Center);
            ui.with_layout(left, |ui| {
                let title = Label::new(theme::heading(text.get("dueling-nobles-quick-title")));
                parts::headed(ui, 1, title.truncate());
            });
        });
    });
}

impl Deck for QuickView<'_> {
    fn why_not(&self, seat: EitherSeat, cards: Vec<Card>) -> Option<String> {
        let refused = self.now.check(seat, &cards).err();
        refused.map(|refusal| self.refusal(&refusal))
    }

    fn mark(&self, _: EitherSeat, card: Support) -> Option<String> {
        Some(match self.now.place_of(card)? {
            CardLocation::Under(noble) => sign(noble),
            _ => self.text.get("dueling-nobles-mark-duel").into_owned(),
        })
    }

    fn may_hold(&self, _: EitherSeat, card: Support) -> bool {
        self.now.place_of(card).is_none()
    }
}

impl QuickView<'_> {
    /// Undo and redo, and the button to play no card.
    pub(super) fn foot(&self, ui: &mut Ui, taps: &mut Taps, out: &mut Commands<QuickCommand>) {
        let contest = self.now.contest();
        let over = contest.as_ref();
        let over = over.filter(|contest| contest.step() == Step::Over);
        let mut sentences: Vec<String> = self.steps.last.map(str::to_owned).into_iter().collect();
        if let Some(contest) = over {
            sentences.push(duel::headline(self.scene(contest)));
            sentences.extend(self.consequences(contest));
        }
        parts::announce(ui, "duel", &sentences.join("\n"));
        let ended = over.is_some();
        let contest = contest.filter(|contest| contest.supporter().is_some());
        session::foot_row(ui, |ui, part| match part {
            FootPart::Steps => {
                // Animated dice are not announced before they are still.
                let is_described = contest.is_none() && !ended && self.tumble.is_none();
                let tapped = taps.last(self.text, self.names());
                let steps = Steps {
                    last: tapped.as_deref().or(self.steps.last),
                    ..self.steps
                };
                let described = steps.last.filter(|_| is_described);
                let step = session::undo_redo(ui, self.text, steps, described);
                out.send_if_any(step.map(QuickCommand::UndoRedo));
            }
            FootPart::Ways if ended => out.send_if_any(self.footer(ui)),
            FootPart::Ways => {
                if let Some(contest) = &contest {
                    let closing = duel::closing(ui, self.scene(contest), self, taps, self.key);
                    out.send_if_any(closing.map(QuickCommand::Decided));
                }
            }
        });
    }

    fn names(&self) -> [&str; 2] {
        EitherSeat::BOTH.map(|seat| self.context.players[seat].as_str())
    }

    fn scene<'a>(&'a self, contest: &'a Contest) -> DuelView<'a> {
        DuelView {
            text: self.text,
            rules: self.context.rules,
            names: self.names(),
            roles: false,
            contest,
            bottom: ATTACKER,
            tumble: self.tumble,
            hands: Pair([true, true]),
            all_dice: Pair::default(),
            dice: self.dice,
        }
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        DuelingNobles::refusal(self.context, &Table::new(self.context.rules), refusal)
    }

    /// Both nobles facing each other, or their empty places.
    pub(super) fn centre(&self, ui: &mut Ui, height: f32) {
        match self.now.contest() {
            Some(contest) => duel::stage(ui, self.scene(&contest), height),
            None => {
                let places = Places {
                    rules: self.context.rules,
                    names: self.names(),
                    fighters: self.now.fighters.0.each_ref().map(Option::as_ref),
                    next: self.now.picking(),
                };
                duel::places(ui, places, height);
            }
        }
    }

    pub(super) fn task(&self, ui: &mut Ui, taps: &mut Taps) -> Option<QuickCommand> {
        let command = match (self.now.contest(), self.now.picking()) {
            (None, Some(seat)) => self.nobles(ui, seat),
            (None, None) => None,
            (Some(contest), _) if contest.step() == Step::Over => {
                duel::outcome(ui, self.scene(&contest), &self.consequences(&contest));
                if self.odds.is_some() {
                    let fought = Fought::of(self.context.rules, &contest);
                    chances::luck(ui, self.context, fought);
                }
                None
            }
            (Some(contest), _) => self.fight(ui, &contest, taps),
        };
        ui.add_space(space::XS);
        command
    }

    /// The twelve nobles for choosing one, and the edition.
    fn nobles(&self, ui: &mut Ui, seat: EitherSeat) -> Option<QuickCommand> {
        let [prompt, picked] = match seat {
            ATTACKER => [
                "dueling-nobles-quick-pick-attacker",
                "dueling-nobles-quick-attacks",
            ],
            _ => [
                "dueling-nobles-quick-pick-defender",
                "dueling-nobles-quick-defends",
            ],
        };
        choices::prompt(ui, &self.text.get(prompt));
        let row = Row {
            label: &|noble| sign(noble),
            band: &|_| None,
            chosen: &|_| false,
            why_not: &|noble| {
                let named = self.now.fighters.0.iter().flatten();
                let taken = named.into_iter().any(|f| f.noble == noble);
                taken.then(|| self.refusal(&Refusal::SameNoble { noble }))
            },
        };
        let tapped = pick::nobles(ui, Noble::all(), row);
        ui.add_space(space::S);
        let edition = self.edition(ui);
        match tapped {
            None => edition,
            Some(Tap::Refused(why)) => Some(QuickCommand::Explain(why)),
            Some(Tap::Chosen(noble)) => {
                let fighter = Fighter {
                    others: OTHERS,
                    ..Fighter::new(noble)
                };
                self.with(seat, fighter, say!(self.text, picked, card = noble.card()))
            }
        }
    }

    /// The next step of the duel; before any die is rolled, the nobles' equipment can be set.
    fn fight(&self, ui: &mut Ui, contest: &Contest, taps: &mut Taps) -> Option<QuickCommand> {
        ui.spacing_mut().item_spacing.y = space::XS;
        let decided = duel::steps(ui, self.scene(contest), self, taps, self.key, None);
        let decided = decided.map(QuickCommand::Decided);
        // Animated dice are not announced before they are still.
        let is_still = self.tumble.is_none() && !taps.is_between_dice();
        if let Some(odds) = self.odds.filter(|_| is_still) {
            chances::running(ui, self.context, ATTACKER, odds);
        }
        if !self.now.open() {
            return decided;
        }
        ui.add_space(space::S);
        let mut brought = None;
        ui.columns(2, |columns| {
            for (ui, seat) in columns.iter_mut().zip(EitherSeat::BOTH) {
                if let Some(fighter) = &self.now.fighters[seat] {
                    brought = brought.take().or(self.weapon(ui, seat, fighter));
                }
            }
        });
        for (seat, fighter) in self.now.fighters.iter() {
            let is_queen = |fighter: &&Fighter| fighter.noble.rank() == NobleRank::Queen;
            if let Some(queen) = fighter.as_ref().filter(is_queen) {
                brought = brought.take().or(self.others(ui, seat, queen));
            }
        }
        if self.odds.is_some() {
            for seat in EitherSeat::BOTH {
                brought = brought.take().or(self.hand(ui, seat));
            }
        }
        let edition = self.edition(ui);
        decided.or(brought).or(edition)
    }

    /// The number of cards in a side's hand, which affects the chances.
    fn hand(&self, ui: &mut Ui, seat: EitherSeat) -> Option<QuickCommand> {
        let player = self.context.name(seat);
        let label = say!(self.text, "dueling-nobles-quick-hand", player);
        let now = self.now.hands[seat].into();
        let (hand, description) = self.number(ui, label, now, MOST_IN_HAND)?;
        let mut next = self.now.clone();
        next.hands[seat] = u16::try_from(hand).unwrap_or_default();
        Some(QuickCommand::Go(next, description))
    }

    /// A number that can be set. Returns the new number with the description of the step, once it is changed.
    fn number(&self, ui: &mut Ui, label: String, now: i64, most: i64) -> Option<(i64, String)> {
        let mut value = now;
        let stepper = parts::stepper(ui, self.text, &label, &mut value, 0..=most);
        let key = "corrections-is";
        let set = |value| (value, say!(self.text, key, what = label, value));
        stepper.changed().then(|| set(value))
    }

    /// The same position with another fighter on this side.
    fn with(
        &self,
        seat: EitherSeat,
        fighter: Fighter,
        description: String,
    ) -> Option<QuickCommand> {
        let mut next = self.now.clone();
        next.fighters[seat] = Some(fighter);
        Some(QuickCommand::Go(next, description))
    }

    /// A noble's weapon.
    fn weapon(&self, ui: &mut Ui, seat: EitherSeat, fighter: &Fighter) -> Option<QuickCommand> {
        let text = self.text;
        let card = fighter.noble.card();
        let title = match fighter.weapon {
            None => say!(text, "dueling-nobles-do-weapon", card),
            Some(weapon) => say!(
                text,
                "dueling-nobles-quick-armed",
                card,
                weapon = weapon.card()
            ),
        };
        let button = ui.add(BigButton::new(&title).compact(true));
        let mut command = None;
        parts::menu(&button, &title, false, |ui| {
            command = self.weapons(ui, seat, fighter);
        });
        command
    }

    /// The number of other nobles beside a Queen.
    fn others(&self, ui: &mut Ui, seat: EitherSeat, queen: &Fighter) -> Option<QuickCommand> {
        let card = queen.noble.card();
        let label = say!(self.text, "dueling-nobles-quick-others", card);
        let (others, description) = self.number(ui, label, queen.others.into(), MOST_OTHERS)?;
        let set = Fighter {
            others: u32::try_from(others).unwrap_or_default(),
            ..queen.clone()
        };
        self.with(seat, set, description)
    }

    /// The eight possible weapons of a noble.
    fn weapons(&self, ui: &mut Ui, seat: EitherSeat, fighter: &Fighter) -> Option<QuickCommand> {
        let text = self.text;
        let noble = fighter.noble;
        let mut cards: Vec<Support> = Support::all()
            .filter(|card| Weapon::from_support(*card).is_some())
            .collect();
        cards.sort_by_key(|card| card.strength());
        let worn: Vec<Card> = fighter.weapon.iter().map(|w| w.card()).collect();
        let elsewhere = |card| match self.now.place_of(card) {
            Some(CardLocation::Under(bearer)) if bearer == noble => None,
            place => place,
        };
        let grid = Grid {
            cards: &cards,
            columns: Suit::ALL.len(),
            chosen: &worn,
            label: &|card| {
                say!(
                    text,
                    "dueling-nobles-quick-under",
                    card = card.card(),
                    noble = noble.card()
                )
            },
            mark: &|card| match elsewhere(card)? {
                CardLocation::Under(bearer) => Some(sign(bearer)),
                _ => None,
            },
            fits: &pick::fits_any,
            why_not: &|card| {
                let place = elsewhere(card)?;
                let card = Some((card, place));
                Some(self.refusal(&Refusal::CardElsewhere { card }))
            },
            does: &pick::does_nothing,
        };
        let tapped = pick::support_cards(ui, grid);
        let without = say!(text, "dueling-nobles-quick-unarmed", card = noble.card());
        let mut laid = None;
        if fighter.weapon.is_some() && ui.add(BigButton::new(&without).compact(true)).clicked() {
            laid = Some((None, without));
        }
        match tapped {
            Some(Tap::Refused(why)) => return Some(QuickCommand::Explain(why)),
            Some(Tap::Chosen(card)) => {
                let description = say!(
                    text,
                    "dueling-nobles-headline-weapon",
                    player = self.context.name(seat),
                    noble = noble.card(),
                    card = card.card()
                );
                laid = Some((Weapon::from_support(card), description));
            }
            None => {}
        }
        let (weapon, description) = laid.filter(|(weapon, _)| *weapon != fighter.weapon)?;
        let armed = Fighter {
            weapon,
            ..fighter.clone()
        };
        self.with(seat, armed, description)
    }

    /// The edition that the strengths come from.
    fn edition(&self, ui: &mut Ui) -> Option<QuickCommand> {
        let text = self.text;
        let named = |edition: Edition| {
            let name = DuelingNobles::describe_edition(text, edition.name());
            say!(text, "dueling-nobles-quick-edition", edition = name)
        };
        let title = named(self.now.edition);
        let button = ui.add(BigButton::new(&title).compact(true));
        let mut chosen = None;
        parts::menu(&button, &title, false, |ui| {
            for edition in Edition::ALL {
                let on = self.now.edition == *edition;
                let name = DuelingNobles::describe_edition(text, edition.name());
                if widgets::choice(ui, &name, on).clicked() && !on {
                    chosen = Some(*edition);
                }
            }
        });
        let edition = chosen?;
        let next = DuelState {
            edition,
            ..self.now.clone()
        };
        Some(QuickCommand::Go(next, named(edition)))
    }

    /// The buttons after a result.
    fn footer(&self, ui: &mut Ui) -> Option<QuickCommand> {
        let (another, same) = (
            self.text.get("dueling-nobles-quick-another"),
            self.text.get("dueling-nobles-quick-same"),
        );
        let edition = self.now.edition;
        let (next, description) = match duel::footer(ui, &another, Some(&same))? {
            0 => (DuelState::new(edition), another),
            _ => {
                let unfought = |fighter: Fighter| Fighter {
                    dice: None,
                    cards: None,
                    ..fighter
                };
                let fighters = self.now.fighters.clone();
                let fighters = fighters.map(|fighter| fighter.map(unfought));
                let again = DuelState {
                    fighters,
                    hands: self.now.hands,
                    ..DuelState::new(edition)
                };
                (again, same)
            }
        };
        Some(QuickCommand::Go(next, description.into_owned()))
    }

    /// The gains and losses of the result, for players who track the chips.
    fn consequences(&self, contest: &Contest) -> Vec<String> {
        let winner = contest.winner(self.context.rules).flatten();
        let prize = winner.map(|seat| {
            say!(
                self.text,
                "dueling-nobles-event-gold-gained",
                gain = "duel",
                player = self.context.name(seat),
                gold = self.context.rules.win_gold
            )
        });
        let wounded = EitherSeat::BOTH
            .into_iter()
            .filter(|seat| Some(*seat) != winner);
        let wounds = wounded.map(|seat| {
            let card = contest.fighters[seat].noble.card();
            say!(self.text, "dueling-nobles-quick-wounded", card)
        });
        prize.into_iter().chain(wounds).collect()
    }
}
