//! The game's own part of the table's screen: the board or the running duel, and taps.

use egui::{Id, Ui};

use super::actions;
use super::board::{self, Board, TapAnswer};
use super::chances::{self, Chances};
use super::commands::{self, Commands, PlayCommand, PlayKey, Thing};
use super::duel::{self, Aftermath, Decision, DuelView, Key, Taps, Tumble};
use super::pick;
use super::sheet;
use super::view::{View, ViewExt};
use crate::rules::odds::{Contest, Fought};
use crate::rules::{Action, ActionKind, DuelingNobles, Event, Noble, Support, referee};
use courtyard_core::cards::Card;
use courtyard_core::dice::Die;
use courtyard_core::game::compose::Draft;
use courtyard_core::seat::{EitherSeat, Pair, Seat};
use courtyard_session::Step;
use courtyard_text::{Describe, Line};
use courtyard_ui::input::focus;
use courtyard_ui::input::key_bindings::KeyBinding;
use courtyard_ui::input::tap_guard::Asked;
use courtyard_ui::session::composer::Composer;
use courtyard_ui::session::corrections::Corrections;
use courtyard_ui::session::{
    Density, Extent, LastActionPlace, MenuItem, Mode, Phases, Play, Recorded, Region, TableCommand,
};
use courtyard_ui::theme::space;

/// Taps at a table that are not yet an action, and an ended duel that is still shown.
#[derive(Default)]
pub struct TablePlay {
    /// The tapped item of the table.
    thing: Option<Thing>,
    /// The noble chosen as the attacker.
    attacker: Option<Noble>,
    fight: Fight,
    corrections: Corrections,
    /// Whether the page with the setting of chances replaces the table.
    choosing: bool,
    chances: Chances,
    /// Instructions after the last action for the players, such as shuffling.
    orders: Vec<String>,
}

/// The state of a duel.
#[derive(Default)]
struct Fight {
    taps: Taps,
    /// The running animation of virtual dice.
    tumble: Option<Tumble>,
    /// The meaning of this frame's key in a duel.
    key: Option<Key>,
    /// The duel that just ended.
    aftermath: Option<Aftermath>,
}

/// The instructions of an action for the players: to shuffle a pile.
fn orders(view: View<'_>, recorded: &Recorded<'_, DuelingNobles>) -> Vec<String> {
    let Step::Do(action) = recorded.step else {
        return Vec::new();
    };
    let shuffles = |event: &&Event| {
        matches!(
            event,
            Event::DeckRefilled { .. } | Event::NobleVanquished { .. }
        )
    };
    let (cx, before, after) = (view.context(), recorded.before, view.table());
    let asked = recorded.events.iter().filter(shuffles);
    asked
        .flat_map(|event| DuelingNobles::consequence(cx, before, action, event, after))
        .collect()
}

impl duel::Deck for View<'_> {
    fn why_not(&self, seat: EitherSeat, cards: Vec<Card>) -> Option<String> {
        let cards = cards.into();
        self.why_not(&Action::Support { seat, cards })
    }

    fn mark(&self, seat: EitherSeat, card: Support) -> Option<String> {
        pick::place_mark(*self, seat, card)
    }

    fn may_hold(&self, seat: EitherSeat, card: Support) -> bool {
        referee::playable(self.table(), seat, card).is_ok()
    }
}

impl TablePlay {
    /// The duel on the screen: the running one, or one that just ended.
    fn contest(&self, view: View<'_>) -> Option<Contest> {
        match &self.fight.aftermath {
            Some(aftermath) => Some(aftermath.contest.clone()),
            None => Contest::running(view.table()),
        }
    }

    /// The next step of the running duel; before any die is rolled, the defender may deflect.
    fn show_fight(&mut self, ui: &mut Ui, view: View<'_>, contest: &Contest, out: &mut Commands) {
        let scene = scene(view, contest, EitherSeat::Zero, self.fight.tumble);
        ui.spacing_mut().item_spacing.y = space::XS;
        let fight = &mut self.fight;
        if let Some(other) = contest.supporter().filter(|seat| !scene.hands[*seat]) {
            view.waits_for(ui, std::iter::once(Seat::from(other)).collect());
        }
        // The button for chances is beside the text, and what it shows below the cards, so that they keep their place.
        let chances = &mut self.chances;
        let mut ask = |ui: &mut Ui| chances.offer_sign(ui, view);
        let face = || Die::new(view.take_number()?.into()).map(Key::Face);
        let key = fight.key.or_else(face);
        let decision = duel::steps(ui, scene, &view, &mut fight.taps, key, Some(&mut ask));
        out.send_if_any(decision.map(|decision| PlayCommand::Decided(decision).into()));
        // Animated dice are not announced before they are still.
        let lies = self.fight.tumble.is_none();
        let shown = self.chances.are_shown(ui.ctx(), view);
        if lies && shown && !self.fight.taps.is_between_dice() {
            let odds = self.chances.of(view);
            if let Some(duel) = odds.duel() {
                let cx = view.context();
                let running = |ui: &mut Ui| {
                    chances::running(ui, cx, view.table().active, duel);
                };
                self.chances.show(ui, running);
            }
        }
    }

    /// The phase, the instructions of the last action, and the actions.
    fn show_phase(&mut self, ui: &mut Ui, view: View<'_>, density: Density, out: &mut Commands) {
        actions::ask(ui, view, self.attacker, &self.orders);
        match self.attacker {
            Some(noble) => {
                actions::of_noble(ui, view, noble, &mut self.chances, density, out);
            }
            None => actions::show(ui, view, density, out),
        }
    }
}

/// A duel as displayed at this table.
pub(super) fn scene<'a>(
    view: View<'a>,
    contest: &'a Contest,
    bottom: EitherSeat,
    tumble: Option<Tumble>,
) -> DuelView<'a> {
    DuelView {
        text: view.text,
        rules: view.rules(),
        names: EitherSeat::BOTH.map(|seat| view.name(seat)),
        roles: true,
        contest,
        bottom,
        tumble,
        hands: Pair::from_fn(|seat| view.hands.contains(seat.into())),
        all_dice: Pair::from_fn(|seat| view.is_bot(seat)),
        dice: view.settings.dice,
    }
}

impl Play<DuelingNobles> for TablePlay {
    type Command = PlayCommand;
    type Key = PlayKey;

    fn keys() -> Vec<KeyBinding<PlayKey>> {
        commands::keys()
    }

    fn begin_frame(&mut self, ui: &Ui) {
        Tumble::tick(&mut self.fight.tumble, ui);
        self.fight.key = None;
    }

    fn pressed(&mut self, key: PlayKey, _: View<'_>) -> Option<TableCommand<DuelingNobles>> {
        match key {
            PlayKey::Duel(key) => {
                self.fight.key = Some(key);
                None
            }
            PlayKey::Chances => {
                self.chances.ask();
                Some(TableCommand::ClearExplanation)
            }
        }
    }

    fn handle(
        &mut self,
        ui: &Ui,
        _view: View<'_>,
        command: PlayCommand,
        by_keyboard: bool,
    ) -> Option<TableCommand<DuelingNobles>> {
        let take_focus = || {
            if by_keyboard {
                focus::want(ui.ctx());
            }
        };
        match command {
            PlayCommand::Thing(thing) => {
                self.close();
                self.thing = Some(thing);
                take_focus();
                Some(TableCommand::ToTable)
            }
            PlayCommand::Attacker(noble) => {
                self.thing = None;
                // A second tap unselects it.
                self.attacker = (self.attacker != Some(noble)).then_some(noble);
                take_focus();
                Some(TableCommand::ToTable)
            }
            PlayCommand::Decided(decision) => {
                take_focus();
                Some(match decision {
                    Decision::Do(action) => TableCommand::Do(action),
                    Decision::Refused(why) => TableCommand::Explain(why),
                    Decision::Tapped => TableCommand::ToTable,
                })
            }
            PlayCommand::ForgetLast => {
                self.fight.taps.forget_last();
                None
            }
            PlayCommand::LookedAt => {
                self.fight.aftermath = None;
                None
            }
            PlayCommand::Chances => {
                self.choosing = true;
                Some(TableCommand::ToTable)
            }
        }
    }

    fn recorded(&mut self, ui: &Ui, view: View<'_>, recorded: Recorded<'_, DuelingNobles>) {
        self.orders = orders(view, &recorded);
        // Repeated corrections keep their page open.
        if !matches!(recorded.step, Step::Do(Action::Adjust { .. })) {
            self.thing = None;
            self.corrections = Corrections::default();
        }
        // A new turn resets the request for chances.
        if recorded.before.active != view.table().active {
            self.chances.forget();
        }
        self.attacker = None;
        match recorded.step {
            // The other side's first die stays.
            Step::Do(Action::Roll { seat, .. }) => self.fight.taps.forget_dice(*seat),
            Step::Undo(_) => {
                let undone = view.session.undone().next();
                let taps = undone.map(|(_, action)| Taps::remaining(action));
                self.fight.taps = taps.unwrap_or_default();
            }
            Step::Do(_) | Step::Redo(_) => self.fight.taps = Taps::default(),
        }
        let goes_on = view.table().outcome().is_none();
        self.fight.aftermath = match recorded.step {
            Step::Do(action) if goes_on => {
                let contest = Contest::decided(recorded.before, action);
                contest.map(|contest| Aftermath {
                    contest,
                    consequences: Vec::new(),
                })
            }
            Step::Do(_) | Step::Undo(_) | Step::Redo(_) => None,
        };
        self.retranslate_aftermath(recorded.last);
        if let Step::Do(Action::Roll {
            seat,
            is_virtual: true,
            ..
        }) = recorded.step
        {
            self.fight.tumble = Tumble::begin(ui, *seat);
        }
    }

    fn retranslate(&mut self, last: Option<&Line>) {
        self.orders.clear();
        self.retranslate_aftermath(last);
    }

    fn last_input(&self, view: View<'_>) -> Option<(String, TableCommand<DuelingNobles>)> {
        if let Some(noble) = self.attacker {
            let sentence = view.about("dueling-nobles-do-attack-with", noble);
            return Some((sentence, PlayCommand::Attacker(noble).into()));
        }
        let names = EitherSeat::BOTH.map(|seat| view.name(seat));
        let sentence = self.fight.taps.last(view.text, names)?;
        Some((sentence, PlayCommand::ForgetLast.into()))
    }

    fn make_way(&mut self) {
        self.close();
        self.fight.aftermath = None;
    }

    fn close(&mut self) {
        self.thing = None;
        self.corrections = Corrections::default();
        self.attacker = None;
        self.choosing = false;
    }

    fn corrections(&mut self) -> Option<&mut Corrections> {
        Some(&mut self.corrections)
    }

    fn is_open(&self) -> bool {
        self.thing.is_some() || self.attacker.is_some() || self.page().is_some()
    }

    fn is_answer(key: PlayKey) -> bool {
        matches!(key, PlayKey::Chances)
    }

    fn mode(&self, view: View<'_>) -> Mode {
        // The dice, or all cards to pick from, need the room: the table keeps both strengths.
        match self.contest(view) {
            Some(_) => Mode::Focus,
            None => Mode::Table,
        }
    }

    fn takes_over(&self, view: View<'_>) -> bool {
        self.thing.is_some() || self.contest(view).is_some()
    }

    fn keeps(&self, _: View<'_>) -> bool {
        // A roll and the result of a duel are seen before a bot goes on.
        self.thing.is_some() || self.fight.tumble.is_some() || self.fight.aftermath.is_some()
    }

    fn is_pending(&self) -> bool {
        self.fight.tumble.is_some()
    }

    fn shown(&self, view: View<'_>) -> Id {
        // The actions keep their places for the whole turn. The dice of both sides are shown together, then the cards of one side at a time.
        let duel = Contest::running(view.table());
        let duel = duel.map(|duel| duel.supporter());
        let fought = self.fight.aftermath.is_some();
        Id::unique((self.thing, duel, fought))
    }

    fn phases(&self, view: View<'_>) -> Option<Phases> {
        Some(board::phases(view))
    }

    fn asked(&self, view: View<'_>) -> Asked {
        let sheet = view.sheet.map(Composer::step);
        let fight = Contest::running(view.table()).map(|contest| duel::progress(&contest));
        Asked {
            whom: Id::unique((self.shown(view), view.table().phase_index())),
            what: Id::unique((sheet, fight, self.attacker, self.fight.taps.step())),
        }
    }

    fn page(&self) -> Option<&'static str> {
        self.choosing.then_some("dueling-nobles-menu-chances")
    }

    fn show_page(&mut self, ui: &mut Ui, view: View<'_>, _: &mut Commands) {
        chances::page(ui, view);
    }

    fn menu(&self, view: View<'_>) -> Vec<MenuItem<DuelingNobles>> {
        let concede = Draft::new(ActionKind::Concede);
        vec![
            MenuItem {
                title: "dueling-nobles-menu-chances",
                why_not: None,
                concedes: false,
                command: PlayCommand::Chances.into(),
            },
            MenuItem {
                title: "kind-concede",
                why_not: view.why_no(ActionKind::Concede),
                concedes: true,
                command: TableCommand::Compose(concede),
            },
        ]
    }

    fn task(&mut self, ui: &mut Ui, view: View<'_>, density: Density, out: &mut Commands) {
        if let Some(thing) = self.thing {
            thing.show(ui, view, &mut self.corrections, out);
            return;
        }
        if let Some(Aftermath {
            contest,
            consequences,
        }) = &self.fight.aftermath
        {
            let scene = scene(view, contest, EitherSeat::Zero, self.fight.tumble);
            let chances = &mut self.chances;
            let mut ask = |ui: &mut Ui| chances.offer_sign(ui, view);
            duel::words(ui, Some(&mut ask), |ui| {
                duel::outcome(ui, scene, consequences);
            });
            if self.chances.are_shown(ui.ctx(), view) {
                let (cx, fought) = (view.context(), Fought::of(view.rules(), contest));
                self.chances.show(ui, |ui| chances::luck(ui, cx, fought));
            }
            if self.is_of_people(view) {
                actions::after_duel(ui, view, density, out);
            }
            return;
        }
        match Contest::running(view.table()) {
            Some(contest) => self.show_fight(ui, view, &contest, out),
            None => self.show_phase(ui, view, density, out),
        }
    }

    fn last_action_place(&self, view: View<'_>) -> LastActionPlace {
        match self.contest(view) {
            None => LastActionPlace::Above,
            Some(_) => LastActionPlace::Hidden,
        }
    }

    fn footer(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Commands) {
        if self.fight.aftermath.is_some() && !self.is_of_people(view) {
            let seen = duel::footer(ui, &view.get("back-to-table"), None);
            out.send_if_any(seen.map(|_| PlayCommand::LookedAt.into()));
            return;
        }
        match Contest::running(view.table()) {
            // On another player's device the turn cannot continue.
            None if !view.offers(view.table().active) => {}
            None => out.send_if_any(actions::footer(ui, view)),
            Some(contest) => {
                let scene = scene(view, &contest, EitherSeat::Zero, self.fight.tumble);
                // The defender deflects before any die is rolled.
                let defender = contest.attacker.other();
                let may = scene.hands[defender] && !view.is_bot(defender);
                if contest.supporter().is_none() && may {
                    out.send_if_any(actions::deflect(ui, view));
                }
                if contest.supporter().is_some_and(|seat| scene.hands[seat]) {
                    let fight = &mut self.fight;
                    let decided = duel::closing(ui, scene, &view, &mut fight.taps, fight.key);
                    out.send_if_any(decided.map(|decided| PlayCommand::Decided(decided).into()));
                }
            }
        }
    }

    fn centre(&mut self, ui: &mut Ui, view: View<'_>, place: Region, out: &mut Commands) {
        let bottom = place.bottom.either();
        if let Some(contest) = self.contest(view) {
            duel::stage(
                ui,
                scene(view, &contest, bottom, self.fight.tumble),
                place.size.y,
            );
            return;
        }
        let sheet = view.sheet;
        let asks = sheet.map(|sheet| {
            let question = sheet.question(view);
            move |noble| sheet::tapped(view, &question, noble)
        });
        let active = view.table().active;
        let asked = match (sheet, self.thing, self.attacker) {
            (Some(sheet), _, _) => sheet::acting(view.table(), sheet.kind()),
            (None, Some(thing), _) => thing.side(view).unwrap_or(active),
            (None, None, Some(_)) => active.other(),
            (None, None, None) => active,
        };
        let odds = (self.attacker.is_some() && self.chances.are_shown(ui.ctx(), view))
            .then(|| self.chances.of(view));
        let only = match place.extent {
            Extent::Whole => None,
            Extent::Shared | Extent::NearSide => Some(bottom),
        };
        let board = Board {
            bottom,
            asked,
            answer: asks.as_ref().map(|answer| answer as TapAnswer<'_>),
            only,
            shares: place.extent != Extent::NearSide,
            attacker: self.attacker,
            odds: odds.as_deref(),
            // A tap beside the cards of a question must not end it.
            still: sheet.is_some(),
            size: place.size,
        };
        board::show(ui, view, board, out);
    }
}

impl TablePlay {
    /// Whether a person has the turn, after a duel too.
    fn is_of_people(&self, view: View<'_>) -> bool {
        !view.is_bot(view.table().active)
    }

    fn retranslate_aftermath(&mut self, last: Option<&Line>) {
        if let Some(aftermath) = &mut self.fight.aftermath {
            let consequences = last.map(|line| line.consequences.clone());
            aftermath.consequences = consequences.unwrap_or_default();
        }
    }
}
