//! A new session: who plays by which rules, who starts, and with which nobles.
//!
//! What has been chosen so far is kept on disk, so that a set-up survives the app as a session does.

use std::path::PathBuf;

use egui::Ui;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::house_rules;
use super::pick::{self, Row, Tap};
use super::room::TableRoom;
use super::series::Series;
use crate::cards::Card;
use crate::dice::Die;
use crate::games::Game;
use crate::games::dueling_nobles::rules::Edition;
use crate::games::dueling_nobles::{Action, DuelingNobles, Noble, Rules};
use crate::library::{OpenSession, RecordError};
use crate::seat::{EitherSeat, Pair};
use crate::session::{FORMAT_VERSION, Header, Step};
use crate::text::dueling_nobles::{edition_about, edition_name};
use crate::text::{Text, describe_library, say};
use crate::ui::commands;
use crate::ui::theme::{self, space};
use crate::ui::widgets::{self, BigButton, DieFace};
use crate::ui::{Door, House, Room, parts};

/// What is being asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    People,
    Starter,
    Nobles,
}

/// What has been chosen so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Draft {
    stage: Stage,
    players: Pair<String>,
    edition: String,
    rules: Map<String, Value>,
    series: Series,
    /// The journal that was begun and has no set-up yet; `None` where a new one is to be begun.
    #[serde(default)]
    journal: Option<PathBuf>,
    /// The dice of the roll-off, two for each player.
    rolls: Pair<[Option<Die>; 2]>,
    first: Option<EitherSeat>,
    picks: Pair<Vec<Card>>,
    /// Who picks nobles.
    picking: EitherSeat,
}

/// What a player without a name is called.
const NAMELESS: [(EitherSeat, &str); 2] = [
    (EitherSeat::Zero, "player-one"),
    (EitherSeat::One, "player-two"),
];

/// The screens of a new session.
pub struct Setup {
    draft: Draft,
    kept: Option<Draft>,
    house_rules_open: bool,
    trouble: Option<String>,
    /// Why the last tap did nothing.
    reason: Option<String>,
}

impl Default for Setup {
    /// A first game between two players.
    fn default() -> Setup {
        Setup::from_draft(Draft {
            stage: Stage::People,
            players: Pair::default(),
            edition: Edition::Catsatcards.name().into(),
            rules: Map::new(),
            series: Series::default(),
            journal: None,
            rolls: Pair::default(),
            first: None,
            picks: Pair::default(),
            picking: EitherSeat::Zero,
        })
    }
}

impl Setup {
    /// The set-up that was not finished when the app was left, if there is one.
    pub fn resume(house: &House) -> Option<Setup> {
        let kept = house.library.draft()?;
        let draft: Draft = serde_json::from_slice(&kept).ok()?;
        Rules::new(&draft.edition, &draft.rules).ok()?;
        let mut setup = Setup::from_draft(draft.clone());
        setup.kept = Some(draft);
        Some(setup)
    }

    /// Another game between the players of a session, by its rules. Where it is known who begins, nobody rolls.
    pub(super) fn again(header: &Header, series: Series, first: Option<EitherSeat>) -> Setup {
        let mut setup = Setup::default();
        setup.draft.players = Pair::from_fn(|seat| header.players[seat].clone());
        setup.draft.edition = header.edition.clone();
        setup.draft.rules = header.rules.clone();
        setup.draft.series = series;
        setup.draft.first = first;
        setup.draft.stage = match first {
            Some(_) => Stage::Nobles,
            None => Stage::Starter,
        };
        setup
    }

    /// The set-up of a session that was begun, or whose set-up was taken back.
    pub(super) fn of_session(keeper: &OpenSession<DuelingNobles>) -> Setup {
        let header = keeper.session().header();
        let mut setup = Setup::again(header, Series::of(header), None);
        setup.draft.journal = Some(keeper.path().to_owned());
        setup
    }

    fn from_draft(draft: Draft) -> Setup {
        Setup {
            draft,
            kept: None,
            house_rules_open: false,
            trouble: None,
            reason: None,
        }
    }

    fn rules(&self) -> Rules {
        Rules::new(&self.draft.edition, &self.draft.rules)
            .unwrap_or_else(|_| Rules::from(Edition::Catsatcards))
    }

    fn name(&self, seat: EitherSeat) -> &str {
        &self.draft.players[seat]
    }

    /// Keeps what has been chosen, if it is not kept yet.
    fn keep(&mut self, house: &House) {
        if self.kept.as_ref() == Some(&self.draft) {
            return;
        }
        let kept = serde_json::to_vec(&self.draft)
            .ok()
            .map(|draft| house.library.keep_draft(&draft));
        if let Some(Err(error)) = kept {
            self.trouble = Some(describe_library(&house.text, &error));
        }
        self.kept = Some(self.draft.clone());
    }

    /// Begins the session: its journal first, then the set-up as its first entry.
    fn begin(&mut self, house: &House, first: EitherSeat) -> Option<Door> {
        let opened = match &self.draft.journal {
            Some(path) => house.library.resume(path).map(|(keeper, _)| keeper),
            None => house.library.begin(self.header(house)),
        };
        let mut keeper: OpenSession<DuelingNobles> = match opened {
            Ok(keeper) => keeper,
            Err(error) => {
                self.trouble = Some(describe_library(&house.text, &error));
                return None;
            }
        };
        let setup = Action::Setup {
            first,
            nobles: self.draft.picks.clone(),
        };
        let why = match keeper.record(Step::Do(setup), house.now()) {
            Ok(_) => {
                // A draft that stays behind is offered again, which is better than a game that is not begun.
                let _ = house.library.forget_draft();
                return Some(Door::Room(Box::new(TableRoom::new(house, keeper, None))));
            }
            Err(RecordError::Unwritable(error)) => error.to_string(),
            Err(RecordError::Refused(refusal)) => refusal.to_string(),
        };
        // The journal is there; the next try goes on with it.
        self.draft.journal = Some(keeper.path().to_owned());
        let args = [("why", why.into())];
        self.trouble = Some(house.text.with("table-not-recorded", &args).into_owned());
        None
    }

    fn header(&self, house: &House) -> Header {
        let mut header = Header {
            courtyard: FORMAT_VERSION,
            game: DuelingNobles::ID.into(),
            edition: self.draft.edition.clone(),
            rules: self.draft.rules.clone(),
            players: self.draft.players.clone().into(),
            started: house.now(),
            further: Map::new(),
        };
        self.draft.series.put(&mut header);
        header
    }
}

impl Room for Setup {
    fn ui(&mut self, ui: &mut Ui, house: &House) -> Option<Door> {
        let mut door = None;
        parts::page(ui, |ui| {
            let key = match self.draft.stage {
                Stage::People => "setup-title",
                Stage::Starter => "setup-starter",
                Stage::Nobles => "setup-nobles",
            };
            if parts::heading(ui, &house.text.get("back"), &house.text.get(key)) {
                door = self.back(house);
            }
            if let Some(trouble) = &self.trouble {
                ui.add_space(space::S);
                parts::warning(ui, trouble);
            }
            ui.add_space(space::M);
            match self.draft.stage {
                Stage::People => {
                    if self.people(ui, &house.text) {
                        let rules = super::rules(&house.text, &self.rules());
                        door = Some(Door::Aside(rules));
                    }
                }
                Stage::Starter => self.starter(ui, &house.text),
                Stage::Nobles => {
                    let begun = self.nobles(ui, house);
                    door = door.take().or(begun);
                }
            }
        });
        if door.is_none() && commands::back(ui) {
            door = self.back(house);
        }
        if door.is_none() {
            self.keep(house);
        }
        door
    }
}

impl Setup {
    fn back(&mut self, house: &House) -> Option<Door> {
        self.trouble = None;
        match self.draft.stage {
            Stage::People => {
                if let Err(error) = house.library.forget_draft() {
                    self.trouble = Some(describe_library(&house.text, &error));
                    return None;
                }
                return Some(Door::Home);
            }
            Stage::Starter => {
                let Some(path) = self.draft.journal.clone() else {
                    self.draft.stage = Stage::People;
                    return None;
                };
                let opened = house
                    .library
                    .forget_draft()
                    .and_then(|()| super::open(house, &path));
                match opened {
                    Ok(room) => return Some(Door::Room(room)),
                    Err(error) => self.trouble = Some(describe_library(&house.text, &error)),
                }
            }
            Stage::Nobles => self.draft.stage = Stage::Starter,
        }
        None
    }

    /// Who plays by which rules; true if those are to be read.
    fn people(&mut self, ui: &mut Ui, text: &Text) -> bool {
        for (seat, key) in NAMELESS {
            let label = text.get(key).into_owned();
            ui.label(theme::strong_text(label.as_str()));
            let name = say!(text, "setup-name-of", player = label.as_str());
            parts::short_field(ui, &mut self.draft.players[seat], &name, &label, 40);
            ui.add_space(space::S);
        }
        ui.add_space(space::M);
        ui.label(theme::strong_text(text.get("setup-edition")));
        for edition in Edition::ALL {
            let name = edition.name();
            let title = edition_name(text, edition);
            let about = edition_about(text, edition);
            let chosen = self.draft.edition == name;
            if widgets::choice(ui, &title, chosen).clicked() && !chosen {
                self.draft.edition = name.into();
                self.draft.rules.clear();
            }
            ui.label(theme::small(about));
            ui.add_space(space::XS);
        }
        ui.add_space(space::M);
        let read = ui
            .add(BigButton::new(&text.get("setup-read")).compact(true))
            .clicked();
        ui.add_space(space::S);
        let changed = self.draft.rules.len();
        let about = text
            .with("setup-house-rules-about", &[("count", changed.into())])
            .into_owned();
        let title = text.get("setup-house-rules");
        if ui
            .add(BigButton::new(&title).subtitle(Some(&about)))
            .clicked()
        {
            self.house_rules_open = !self.house_rules_open;
        }
        if self.house_rules_open {
            ui.add_space(space::S);
            let edition = Edition::from_name(&self.draft.edition).unwrap_or(Edition::Catsatcards);
            house_rules::show(ui, text, edition, &mut self.draft.rules);
        }
        ui.add_space(space::L);
        let named = NAMELESS.map(|(seat, key)| match self.draft.players[seat].trim() {
            "" => text.get(key).into_owned(),
            name => name.to_owned(),
        });
        let fault = (named[0] == named[1]).then(|| text.get("setup-names-same"));
        let next = text.get("setup-to-starter");
        let button = BigButton::new(&next)
            .primary(true)
            .enabled(fault.is_none())
            .subtitle(fault.as_deref());
        if ui.add(button).clicked() && fault.is_none() {
            self.draft.players = Pair(named);
            // Nobles picked for other rules may be too many or too few.
            let each = usize::from(self.rules().opening_nobles);
            for picks in &mut self.draft.picks.0 {
                picks.truncate(each);
            }
            self.draft.stage = Stage::Starter;
        }
        read
    }

    fn starter(&mut self, ui: &mut Ui, text: &Text) {
        let key = match Edition::from_name(&self.draft.edition) {
            Some(Edition::Catsatcards) => "starter-about-dealer",
            _ => "starter-about-any",
        };
        ui.label(theme::body(text.get(key)));
        ui.add_space(space::M);
        let mut changed = false;
        for seat in EitherSeat::BOTH {
            changed |= self.roll_off(ui, text, seat);
            ui.add_space(space::M);
        }
        let totals = self.totals();
        if changed {
            self.draft.first = match totals {
                Some([a, b]) if a > b => Some(EitherSeat::Zero),
                Some([a, b]) if a < b => Some(EitherSeat::One),
                _ => None,
            };
        }
        if let Some([a, b]) = totals
            && a == b
        {
            parts::notice(ui, &text.with("starter-tie", &[("total", a.into())]));
            let again = text.get("starter-again");
            if ui.add(BigButton::new(&again)).clicked() {
                self.draft.rolls = Pair::default();
            }
        }
        ui.add_space(space::S);
        for seat in EitherSeat::BOTH {
            let label = text
                .with("starter-starts", &[("name", self.name(seat).into())])
                .into_owned();
            if widgets::choice(ui, &label, self.draft.first == Some(seat)).clicked() {
                self.draft.first = Some(seat);
            }
        }
        ui.add_space(space::L);
        let known = self.draft.first.is_some();
        let why = text.get("starter-missing");
        let next = text.get("setup-to-nobles");
        let button = BigButton::new(&next)
            .primary(true)
            .enabled(known)
            .subtitle((!known).then_some(&why));
        if ui.add(button).clicked() && known {
            self.draft.stage = Stage::Nobles;
        }
    }

    /// Both players' sums, once all four dice lie.
    fn totals(&self) -> Option<[u8; 2]> {
        let sum = |dice: &[Option<Die>; 2]| Some(dice[0]?.pips() + dice[1]?.pips());
        let [a, b] = &self.draft.rolls.0;
        Some([sum(a)?, sum(b)?])
    }

    /// One player's two dice; true if one was laid.
    fn roll_off(&mut self, ui: &mut Ui, text: &Text, seat: EitherSeat) -> bool {
        let name = self.draft.players[seat].clone();
        let dice = &mut self.draft.rolls[seat];
        let mut changed = false;
        theme::quiet_frame(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let gap = ui.spacing().item_spacing.x;
                let room = ui.available_width() - 2.0 * (theme::TARGET + gap);
                ui.scope(|ui| {
                    ui.set_max_width(room);
                    ui.add(egui::Label::new(theme::heading(name.as_str())).truncate());
                });
                for (i, die) in dice.iter().enumerate() {
                    let args = [
                        ("name", name.as_str().into()),
                        ("die", (i + 1).into()),
                        ("pips", die.map_or(0, Die::pips).into()),
                    ];
                    let label = text.with("starter-die", &args).into_owned();
                    let face = DieFace::new(*die, theme::TARGET).label(&label);
                    // A tap takes a die that was laid wrong away again.
                    if ui.add(face).clicked() && die.is_some() {
                        changed = true;
                    }
                }
                if changed {
                    *dice = [None, None];
                }
            });
            let open = dice.iter().position(Option::is_none);
            let label = |die: Die| {
                let args = [("name", name.as_str().into()), ("pips", die.pips().into())];
                text.with("fight-die", &args).into_owned()
            };
            let tapped = pick::faces(ui, None, open.is_some(), label);
            if let (Some(open), Some(die)) = (open, tapped) {
                dice[open] = Some(die);
                changed = true;
            }
            let title = text.with("fight-roll-virtual", &[("name", name.as_str().into())]);
            if ui.add(BigButton::new(&title).compact(true)).clicked() {
                *dice = [(); 2].map(|()| Die::new(rand::random_range(1..=6)));
                changed = true;
            }
        });
        changed
    }

    fn nobles(&mut self, ui: &mut Ui, house: &House) -> Option<Door> {
        let text = &house.text;
        let each = usize::from(self.rules().opening_nobles);
        if let Some(first) = self.draft.first {
            let args = [("name", self.name(first).into())];
            ui.label(theme::body(text.with("nobles-first", &args)));
        }
        for seat in EitherSeat::BOTH {
            let count = self.draft.picks[seat].len();
            let args = [
                ("name", self.name(seat).into()),
                ("count", count.into()),
                ("of", each.into()),
            ];
            let label = text.with("nobles-picking", &args).into_owned();
            if widgets::choice(ui, &label, self.draft.picking == seat).clicked() {
                self.draft.picking = seat;
            }
        }
        ui.add_space(space::S);
        self.twelve(ui, text, each);
        ui.add_space(space::L);
        let missing: usize = self
            .draft
            .picks
            .0
            .iter()
            .map(|p| each.saturating_sub(p.len()))
            .sum();
        let why = text.with("nobles-missing", &[("count", missing.into())]);
        let begin = text.get("setup-begin");
        let button = BigButton::new(&begin)
            .primary(true)
            .enabled(missing == 0)
            .subtitle((missing > 0).then_some(&why));
        if ui.add(button).clicked() && missing == 0 {
            return match self.draft.first {
                Some(first) => self.begin(house, first),
                None => {
                    self.draft.stage = Stage::Starter;
                    None
                }
            };
        }
        None
    }

    /// The twelve nobles; a tap gives one to the player who picks, or takes it back.
    fn twelve(&mut self, ui: &mut Ui, text: &Text, each: usize) {
        let picking = self.draft.picking;
        let owner = |noble: Noble| {
            let card = noble.card();
            let mut seats = EitherSeat::BOTH.into_iter();
            seats.find(|s| self.draft.picks[*s].contains(&card))
        };
        let row = Row {
            label: &|noble| match owner(noble) {
                None => say!(text, "nobles-free", card = noble.card()),
                Some(owner) => {
                    let name = self.name(owner);
                    say!(text, "nobles-taken", card = noble.card(), name = name)
                }
            },
            band: &|noble| Some(self.name(owner(noble)?).to_owned()),
            chosen: &|noble| owner(noble) == Some(picking),
            why_not: &|noble| match owner(noble) {
                Some(owner) if owner == picking => None,
                Some(owner) => Some(say!(
                    text,
                    "refusal-noble-in-play",
                    noble = noble.card(),
                    player = self.name(owner)
                )),
                None if self.draft.picks[picking].len() < each => None,
                None => {
                    let name = self.name(picking);
                    Some(say!(text, "nobles-full", name = name, count = each))
                }
            },
        };
        match pick::nobles(ui, Noble::all(), row) {
            None => {}
            Some(Tap::Refused(why)) => self.reason = Some(why),
            Some(Tap::Chosen(noble)) => {
                self.reason = None;
                let picks = &mut self.draft.picks[picking];
                pick::toggle(noble.card(), picks);
                let full = picks.len() == each;
                let other = picking.other();
                if full && self.draft.picks[other].len() < each {
                    self.draft.picking = other;
                }
            }
        }
        if let Some(reason) = &self.reason {
            ui.add_space(space::S);
            parts::notice(ui, reason);
        }
    }
}
