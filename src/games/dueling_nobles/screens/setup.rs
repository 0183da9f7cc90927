//! The game's own questions before a session: the first player, and the nobles.

use egui::{Id, Ui};
use serde::{Deserialize, Serialize};

use super::hints;
use super::pick::{self, Row, Tap};
use crate::lab;
use crate::rules::editions::{Edition, NOBLES_DEALT};
use crate::rules::{Action, DuelingNobles, Noble};
use courtyard_core::cards::Card;
use courtyard_core::dice::Die;
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_session::Session;
use courtyard_text::say;
use courtyard_ui::parts::{self, Foot};
use courtyard_ui::session::{self, Commands, SetUp, SetupCommand};
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::{self, BigButton, DieFace};

/// The set-up so far.
type Basics<'a> = session::Basics<'a, DuelingNobles>;

/// The current question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    /// The players and the rules, as in every game.
    #[default]
    People,
    Starter,
    Nobles,
}

/// The choices so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    stage: Stage,
    /// The dice of the roll-off, two for each player.
    rolls: Pair<[Option<Die>; 2]>,
    first: Option<EitherSeat>,
    picks: Pair<Vec<Card>>,
    /// The player who picks nobles.
    picking: EitherSeat,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            stage: Stage::People,
            rolls: Pair::default(),
            first: None,
            picks: Pair::default(),
            picking: EitherSeat::Zero,
        }
    }
}

/// The player who takes the first turn of a rematch, if the edition defines it: in catsatcards the dealer alternates.
fn first_of_rematch(edition: Edition, first: EitherSeat) -> Option<EitherSeat> {
    (edition == Edition::Catsatcards).then(|| first.other())
}

impl Setup {
    /// Another game of the same players. If the first player is known, there is no roll.
    pub(super) fn again(session: &Session<DuelingNobles>) -> Setup {
        let last = session.applied().find_map(|(_, action)| match action {
            Action::Setup { first, .. } => Some(*first),
            _ => None,
        });
        let edition = session.rules().edition();
        let first = last.and_then(|last| first_of_rematch(edition, last));
        Setup {
            first,
            stage: match first {
                Some(_) => Stage::Nobles,
                None => Stage::Starter,
            },
            ..Setup::default()
        }
    }
}

impl SetUp<DuelingNobles> for Setup {
    const ONWARD: &'static str = "setup-who-begins";

    fn page(&self) -> Option<&'static str> {
        match self.stage {
            Stage::People => None,
            Stage::Starter => Some("setup-who-begins"),
            Stage::Nobles => Some("dueling-nobles-setup-nobles"),
        }
    }

    fn onward(&mut self, basics: Basics<'_>) -> Option<Vec<Action>> {
        // Nobles picked for other rules may be too many or too few.
        for seat in EitherSeat::BOTH {
            self.picks[seat].truncate(picked(basics, seat));
        }
        self.stage = Stage::Starter;
        None
    }

    fn question_id(&self) -> Id {
        let laid = self.rolls.0.map(|dice| dice.map(|die| die.is_some()));
        Id::unique((self.page(), laid, self.picking))
    }

    fn back(&mut self) {
        self.stage = match self.stage {
            Stage::People | Stage::Starter => Stage::People,
            Stage::Nobles => Stage::Starter,
        };
    }

    fn is_first_page(&self) -> bool {
        self.stage == Stage::Starter
    }

    fn show(
        &mut self,
        ui: &mut Ui,
        basics: Basics<'_>,
        foot: &mut Foot,
        out: &mut Commands<SetupCommand<DuelingNobles>>,
    ) {
        match self.stage {
            Stage::People => {}
            Stage::Starter => self.starter(ui, basics, foot),
            Stage::Nobles => self.nobles(ui, basics, foot, out),
        }
    }
}

/// The number of nobles that are picked for a player: those that stay, or those that a bot is dealt.
fn picked(basics: Basics<'_>, seat: EitherSeat) -> usize {
    if basics.bots.contains(seat.into()) {
        NOBLES_DEALT
    } else {
        basics.rules.opening_nobles.into()
    }
}

impl Setup {
    fn starter(&mut self, ui: &mut Ui, basics: Basics<'_>, foot: &mut Foot) {
        let text = basics.text;
        let key = match basics.rules.edition() {
            Edition::Catsatcards => "dueling-nobles-starter-about-dealer",
            Edition::Original | Edition::Duelo => "dueling-nobles-starter-about-any",
        };
        ui.label(theme::body(text.get(key)));
        ui.add_space(space::M);
        let mut changed = false;
        for seat in EitherSeat::BOTH {
            changed |= self.roll_off(ui, basics, seat);
            ui.add_space(space::M);
        }
        let totals = self.totals();
        if changed {
            self.first = match totals {
                Some([a, b]) if a > b => Some(EitherSeat::Zero),
                Some([a, b]) if a < b => Some(EitherSeat::One),
                _ => None,
            };
        }
        ui.add_space(space::S);
        ui.horizontal_wrapped(|ui| {
            for seat in EitherSeat::BOTH {
                let name = basics.players[seat].as_str();
                let label = say!(text, "dueling-nobles-starter-starts", name);
                if widgets::choice(ui, &label, self.first == Some(seat)).clicked() {
                    self.first = Some(seat);
                }
            }
        });
        ui.add_space(space::L);
        // The button says the result, because the choices may be out of sight.
        let result = match (self.first, totals) {
            (Some(first), _) => {
                let name = basics.players[first].as_str();
                say!(text, "dueling-nobles-nobles-first", name)
            }
            (None, Some([total, _])) => say!(text, "dueling-nobles-starter-tie", total),
            (None, None) => text.get("dueling-nobles-starter-missing").into_owned(),
        };
        if self.first.is_some() || totals.is_some() {
            parts::asks(ui, &result);
        }
        let known = self.first.is_some();
        let next = text.get("dueling-nobles-setup-to-nobles");
        let button = BigButton::new(&next)
            .primary(true)
            .enabled(known)
            .subtitle(Some(&result));
        let next = foot.show(ui, |ui| ui.add(button));
        // The dice decide who begins. In a low window the way on is below them.
        if changed && known && !foot.is_pinned() {
            ui.scroll_to_rect(next.rect, None);
        }
        if next.clicked() && known {
            self.stage = Stage::Nobles;
        }
    }

    /// Both players' sums, once all four dice are entered.
    fn totals(&self) -> Option<[u8; 2]> {
        let sum = |dice: &[Option<Die>; 2]| Some(dice[0]?.pips() + dice[1]?.pips());
        let [a, b] = &self.rolls.0;
        Some([sum(a)?, sum(b)?])
    }

    /// One player's two dice. Returns whether they were changed. After a tie the next die begins a new roll-off.
    fn roll_off(&mut self, ui: &mut Ui, basics: Basics<'_>, seat: EitherSeat) -> bool {
        let (text, name) = (basics.text, basics.players[seat].clone());
        let dice = self.rolls[seat];
        let is_tie = self.totals().is_some_and(|[a, b]| a == b);
        let before = if is_tie { [None; 2] } else { dice };
        let (mut rolled, mut removed) = (None, false);
        theme::quiet_frame(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let gap = ui.spacing().item_spacing.x;
                let available = ui.available_width() - 2.0 * (theme::TARGET + gap);
                ui.scope(|ui| {
                    ui.set_max_width(available);
                    ui.add(egui::Label::new(theme::heading(name.as_str())).truncate());
                });
                for (i, die) in dice.iter().enumerate() {
                    let args = [
                        ("name", name.as_str().into()),
                        ("die", (i + 1).into()),
                        ("pips", die.map_or(0, Die::pips).into()),
                    ];
                    let label = text.with("dueling-nobles-starter-die", &args).into_owned();
                    if die.is_some() {
                        parts::asks(ui, &label);
                    }
                    let face = DieFace::new(*die, theme::TARGET).label(&label);
                    // A tap removes a die entered by mistake.
                    removed |= ui.add(face).clicked() && die.is_some();
                }
            });
            let open = before.iter().position(Option::is_none);
            let label = |die: Die| {
                say!(
                    text,
                    "dueling-nobles-fight-die",
                    name = &name,
                    pips = die.pips()
                )
            };
            let tapped = pick::faces(ui, None, open.is_some(), label);
            if let (Some(open), Some(die)) = (open, tapped) {
                let mut dice = before;
                dice[open] = Some(die);
                rolled = Some(dice);
            }
            let title = say!(text, "dueling-nobles-fight-roll-virtual", name = &name);
            if ui.add(BigButton::new(&title).compact(true)).clicked() {
                rolled = Some([(); 2].map(|()| Die::new(rand::random_range(1..=6))));
            }
        });
        if is_tie && rolled.is_some() {
            self.rolls = Pair::default();
        }
        let changed = rolled.or(removed.then_some([None; 2]));
        self.rolls[seat] = changed.unwrap_or(self.rolls[seat]);
        changed.is_some()
    }

    fn nobles(
        &mut self,
        ui: &mut Ui,
        basics: Basics<'_>,
        foot: &mut Foot,
        out: &mut Commands<SetupCommand<DuelingNobles>>,
    ) {
        let text = basics.text;
        let of = |seat| picked(basics, seat);
        if let Some(first) = self.first {
            let name = basics.players[first].as_str();
            let sentence = say!(text, "dueling-nobles-nobles-first", name);
            ui.label(theme::body(sentence));
            ui.add_space(space::S);
        }
        hints::before(ui, basics);
        ui.horizontal_wrapped(|ui| {
            for seat in EitherSeat::BOTH {
                let (name, count) = (basics.players[seat].as_str(), self.picks[seat].len());
                let key = if basics.bots.contains(seat.into()) {
                    "dueling-nobles-nobles-dealt"
                } else {
                    "dueling-nobles-nobles-picking"
                };
                let label = say!(text, key, name, count, of = of(seat));
                if widgets::choice(ui, &label, self.picking == seat).clicked() {
                    self.picking = seat;
                }
                if count > 0 {
                    let cards = text.cards(self.picks[seat].iter().copied());
                    let picked = say!(text, "dueling-nobles-nobles-picked", name, cards);
                    parts::asks(ui, &picked);
                }
                if self.picking == seat && count < of(seat) {
                    parts::asks(ui, &label);
                }
            }
        });
        ui.add_space(space::S);
        self.twelve(ui, basics, out);
        for bot in EitherSeat::BOTH {
            let stays = self.stays(basics, bot);
            if basics.bots.contains(bot.into()) && !stays.is_empty() {
                let (name, cards) = (basics.players[bot].as_str(), text.cards(stays));
                let sentence = say!(text, "dueling-nobles-nobles-kept", name, cards);
                parts::asks(ui, &sentence);
                ui.add(egui::Label::new(theme::strong_text(sentence)).wrap());
            }
        }
        ui.add_space(space::L);
        hints::after(ui, basics);
        let missing = self.picks.iter();
        let missing = missing.map(|(seat, picks)| of(seat).saturating_sub(picks.len()));
        let missing: usize = missing.sum();
        let why = say!(text, "dueling-nobles-nobles-missing", count = missing);
        let begin = text.get("dueling-nobles-setup-begin");
        let button = BigButton::new(&begin)
            .primary(true)
            .enabled(missing == 0)
            .subtitle((missing > 0).then_some(&why));
        let begin = foot.show(ui, |ui| ui.add(button));
        if begin.clicked() && missing == 0 {
            match self.first {
                Some(first) => out.send(SetupCommand::Begin(vec![Action::Setup {
                    first,
                    nobles: Box::new(Pair::from_fn(|seat| self.stays(basics, seat))),
                }])),
                None => self.stage = Stage::Starter,
            }
        }
    }

    /// The nobles that stay in this player's courtyard; none before a bot has been dealt all of its nobles.
    fn stays(&self, basics: Basics<'_>, seat: EitherSeat) -> Vec<Card> {
        let picks = &self.picks[seat];
        match (basics.bots.contains(seat.into()), picks.len()) {
            (true, NOBLES_DEALT) => {
                let dealt = picks.iter().copied().collect();
                lab::kept(basics.rules, dealt).iter().collect()
            }
            (true, _) => Vec::new(),
            (false, _) => picks.clone(),
        }
    }

    /// The twelve nobles; a tap gives one to the player who picks, or removes it.
    fn twelve(
        &mut self,
        ui: &mut Ui,
        basics: Basics<'_>,
        out: &mut Commands<SetupCommand<DuelingNobles>>,
    ) {
        let text = basics.text;
        let named = |seat: EitherSeat| basics.players[seat].as_str();
        let of = |seat| picked(basics, seat);
        let picking = self.picking;
        let owner = |noble: Noble| {
            let card = noble.card();
            let mut seats = EitherSeat::BOTH.into_iter();
            seats.find(|s| self.picks[*s].contains(&card))
        };
        let row = Row {
            label: &|noble| match owner(noble) {
                None => say!(text, "dueling-nobles-nobles-free", card = noble.card()),
                Some(owner) => say!(
                    text,
                    "dueling-nobles-nobles-taken",
                    card = noble.card(),
                    name = named(owner)
                ),
            },
            band: &|noble| Some(named(owner(noble)?).to_owned()),
            chosen: &|noble| owner(noble) == Some(picking),
            why_not: &|noble| match owner(noble) {
                Some(owner) if owner == picking => None,
                Some(owner) => Some(say!(
                    text,
                    "dueling-nobles-refusal-noble-in-play",
                    noble = noble.card(),
                    player = named(owner)
                )),
                None if self.picks[picking].len() < of(picking) => None,
                None => Some(say!(
                    text,
                    "dueling-nobles-nobles-full",
                    name = named(picking),
                    count = of(picking)
                )),
            },
        };
        match pick::nobles(ui, Noble::all(), row) {
            None => {}
            Some(Tap::Refused(why)) => out.send(SetupCommand::Explain(why)),
            Some(Tap::Chosen(noble)) => {
                let picks = &mut self.picks[picking];
                pick::toggle(noble.card(), picks);
                let full = picks.len() == of(picking);
                let other = picking.other();
                if full && self.picks[other].len() < of(other) {
                    self.picking = other;
                }
                out.send(SetupCommand::Explained);
            }
        }
        // Below the cards it covers nothing and moves none of them.
        let (next, other) = (self.picking, self.picking.other());
        if self.picks[other].len() == of(other) && self.picks[next].len() < of(next) {
            let (name, next) = (named(other), named(next));
            let sentence = say!(text, "dueling-nobles-nobles-next", name, next);
            parts::asks(ui, &sentence);
            ui.add(egui::Label::new(theme::body(sentence)).wrap());
        }
    }
}
