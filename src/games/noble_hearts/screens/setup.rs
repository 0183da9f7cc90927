//! The game's own questions before a session: the first player, the special cards taken, and the number of roses.

use egui::{Id, Label, Sense, Ui, Vec2};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use strum::VariantArray;

use super::view::area_fields;
use super::{decks, known};
use crate::rules::{Action, AreaNames, DeckList, NobleHearts, Rules, Special};
use crate::text::special_name;
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_session::{Header, Session};
use courtyard_text::{Describe, Text};
use courtyard_ui::input::focus;
use courtyard_ui::parts::{self, Foot};
use courtyard_ui::session::{self, SetUp, SetupCommand, first_player, step};
use courtyard_ui::theme::{self, palette, space};
use courtyard_ui::widgets::{self, BigButton, CardSize, Icon, card_back};

/// The set-up so far.
type Basics<'a> = session::Basics<'a, NobleHearts>;

/// The command of a frame of the set-up's screen.
type Commands = session::Commands<SetupCommand<NobleHearts>>;

/// The current question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    /// The players and the rules, as in every game.
    #[default]
    People,
    /// The first player.
    First,
    /// The special cards and the roses.
    Expansion,
}

/// The choices so far.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Setup {
    hearts_stage: Stage,
    first: Option<EitherSeat>,
    specials: Pair<Vec<Special>>,
    /// Number of roses on the board; `None` means all of them.
    roses: Option<i64>,
    /// The names of the areas, in order.
    area_names: Vec<String>,
    /// The names of the areas in the last game. Those of a chosen deck list replace them.
    #[serde(default)]
    last_area_names: Vec<String>,
    /// Whether the areas are being named.
    naming: bool,
    /// The chosen deck list of each player, as in its file.
    decks: Pair<Option<Value>>,
    /// The deck lists of the library, once they are read.
    #[serde(skip)]
    lists: Option<Vec<DeckList>>,
}

impl Setup {
    /// The page with the first player of another game at the same table.
    pub(super) fn again(session: &Session<NobleHearts>) -> Setup {
        let header = session.header();
        Setup {
            hearts_stage: Stage::First,
            area_names: AreaNames::of_header(&header.further).as_slice().to_vec(),
            decks: Pair::from_fn(|seat| {
                let lists = header.further.get(known::FIELD)?;
                lists
                    .get(seat.number())
                    .filter(|list| list.is_object())
                    .cloned()
            }),
            ..Setup::default()
        }
    }

    /// The set-up action.
    fn action(&self, rules: &Rules, first: EitherSeat) -> Action {
        let specials = (rules.opening() > 0).then(|| self.specials.clone());
        let roses = (rules.roses > 0).then(|| self.stay(rules));
        Action::Setup {
            first,
            specials,
            roses,
        }
    }

    /// Number of roses that stay on the board.
    fn stay(&self, rules: &Rules) -> i64 {
        let most = i64::from(rules.roses);
        self.roses.unwrap_or(most).clamp(0, most)
    }

    /// The player who takes a special card next: alternating, starting with the first player.
    fn taking(&self, rules: &Rules, first: EitherSeat) -> Option<EitherSeat> {
        let of = |seat: EitherSeat| self.specials[seat].len();
        let opening = usize::from(rules.opening());
        let next = if of(first) > of(first.other()) {
            first.other()
        } else {
            first
        };
        (of(next) < opening).then_some(next)
    }
}

/// A choice that other players have too. Returns whether it was tapped.
fn one_of(ui: &mut Ui, text: &Text, name: &str, label: &str, chosen: bool) -> bool {
    let response = widgets::choice(ui, label, chosen);
    let args = [("what", name.into()), ("card", label.into())];
    let spoken = text.with("part-is-card", &args).into_owned();
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(spoken));
    response.clicked()
}

impl SetUp<NobleHearts> for Setup {
    const ONWARD: &'static str = "setup-who-begins";

    fn page(&self) -> Option<&'static str> {
        match self.hearts_stage {
            Stage::People => None,
            Stage::First => Some("setup-who-begins"),
            Stage::Expansion => Some("noble-hearts-screen-expansion"),
        }
    }

    fn onward(&mut self, _: Basics<'_>) -> Option<Vec<Action>> {
        self.hearts_stage = Stage::First;
        None
    }

    fn back(&mut self) {
        self.hearts_stage = match self.hearts_stage {
            Stage::People | Stage::First => Stage::People,
            Stage::Expansion => Stage::First,
        };
    }

    fn take_over(&mut self, last: &Header) {
        let names = AreaNames::of_header(&last.further);
        self.area_names = names.as_slice().to_vec();
        self.last_area_names.clone_from(&self.area_names);
    }

    fn question_id(&self) -> Id {
        let taken = EitherSeat::BOTH.map(|seat| self.specials[seat].len());
        Id::unique((self.page(), taken))
    }

    fn is_first_page(&self) -> bool {
        self.hearts_stage == Stage::First
    }

    fn further(&self) -> Map<String, Value> {
        let mut further = Map::new();
        if let Ok(names) = AreaNames::new(&self.area_names) {
            names.put(&mut further);
        }
        if self.decks.iter().any(|(_, list)| list.is_some()) {
            further.insert(known::FIELD.into(), json!(self.decks));
        }
        further
    }

    fn show(&mut self, ui: &mut Ui, basics: Basics<'_>, foot: &mut Foot, out: &mut Commands) {
        match (self.hearts_stage, self.first) {
            (Stage::Expansion, Some(first)) => self.expansion(ui, basics, first, foot, out),
            (Stage::People | Stage::First | Stage::Expansion, _) => self.who(ui, basics, out),
        }
    }
}

impl Setup {
    fn who(&mut self, ui: &mut Ui, basics: Basics<'_>, out: &mut Commands) {
        let (text, rules) = (basics.text, basics.rules);
        let tracks = match rules.charm_spots.max(rules.skill_spots) {
            0 => "no",
            _ => "yes",
        };
        let lay_out = text.with("noble-hearts-screen-box", &[("tracks", tracks.into())]);
        let areas = text.get("noble-hearts-screen-areas-about");
        step(ui, &format!("{lay_out} {areas}"), None, |ui| {
            let (place, _) = ui.allocate_exact_size(CardSize::TINY.size(), Sense::hover());
            let side = place.width();
            widgets::sign(ui, Icon::Swords, place.center(), side, palette(ui).ink);
        });
        let args = [
            ("count", rules.opening_hand.into()),
            ("deck", rules.deck_cards.into()),
        ];
        let deal = text.with("noble-hearts-screen-deal", &args);
        let why = text.get("noble-hearts-deal-about");
        step(ui, &deal, basics.guided.then_some(&*why), |ui| {
            let left = rules.deck_cards.saturating_sub(rules.opening_hand);
            card_back(ui, CardSize::TINY, left.into(), &deal);
        });
        if let Some(first) = first_player(ui, basics, "noble-hearts-screen-first-which")
            && let Ok(first) = EitherSeat::try_from(first)
        {
            self.first = Some(first);
            // Whether the rules have parts of the expansion that need choices.
            if rules.opening() > 0 || rules.roses > 0 {
                self.hearts_stage = Stage::Expansion;
                self.specials = Pair::default();
            } else {
                out.send(SetupCommand::Begin(vec![self.action(rules, first)]));
            }
        }
        ui.add_space(space::M);
        self.choose_decks(ui, basics);
        self.name_areas(ui, basics);
    }

    /// The choice of a deck list for each player, if there are any: its cards can then be picked with one tap.
    fn choose_decks(&mut self, ui: &mut Ui, basics: Basics<'_>) {
        let text = basics.text;
        let lists = self.lists.get_or_insert_with(|| {
            let all = decks::kept(basics.library).unwrap_or_default();
            let lists = all.into_iter().filter_map(|(_, list)| list.ok());
            lists.filter(|list| list.fits(basics.rules)).collect()
        });
        if lists.is_empty() {
            return;
        }
        parts::section(ui, text.get("noble-hearts-screen-decks"));
        for seat in EitherSeat::BOTH {
            let name = basics.players[seat].as_str();
            ui.label(theme::strong_text(name));
            let chosen = self.decks[seat].as_ref().and_then(|list| list.get("name"));
            let chosen = chosen.and_then(Value::as_str).map(str::to_owned);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::S);
                let none = text.get("noble-hearts-screen-deck-none");
                if one_of(ui, text, name, &none, chosen.is_none()) {
                    self.decks[seat] = None;
                }
                for list in lists.iter() {
                    let is = chosen.as_deref() == Some(list.name());
                    if one_of(ui, text, name, list.name(), is) {
                        self.decks[seat] = serde_json::from_slice(&list.write()).ok();
                        let names = &list.area_names;
                        let is_typed = AreaNames::new(&self.area_names).is_ok_and(|now| {
                            !now.is_empty() && now.as_slice() != self.last_area_names
                        });
                        if !names.is_empty() && !is_typed {
                            self.area_names = list.area_names.as_slice().to_vec();
                        }
                    }
                }
            });
            ui.add_space(space::S);
        }
    }

    /// The input of names for the areas.
    fn name_areas(&mut self, ui: &mut Ui, basics: Basics<'_>) {
        let text = basics.text;
        let areas = usize::from(basics.rules.areas);
        let named = self.area_names.iter().take(areas).map(|name| name.trim());
        let named: Vec<&str> = named.filter(|name| !name.is_empty()).collect();
        let named = (!named.is_empty()).then(|| named.join(", "));
        let title = text.get("noble-hearts-screen-areas");
        let button = BigButton::new(&title).subtitle(named.as_deref());
        if ui.add(button).clicked() {
            self.naming = !self.naming;
        }
        if !self.naming {
            return;
        }
        ui.add_space(space::S);
        area_fields(ui, text, &mut self.area_names, basics.rules.areas);
    }

    fn expansion(
        &mut self,
        ui: &mut Ui,
        basics: Basics<'_>,
        first: EitherSeat,
        foot: &mut Foot,
        out: &mut Commands,
    ) {
        let (text, rules) = (basics.text, basics.rules);
        // The roses come first, because the special cards fill the screen.
        if rules.roses > 0 {
            parts::section(ui, text.get("noble-hearts-screen-roses"));
            ui.label(theme::body(text.get("noble-hearts-screen-roses-about")));
            let mut stay = self.stay(rules);
            let label = text.get("noble-hearts-screen-roses-stay");
            let most = i64::from(rules.roses);
            if parts::stepper(ui, text, &label, &mut stay, 0..=most).changed() {
                self.roses = Some(stay);
            }
            ui.add_space(space::L);
        }
        if rules.opening() > 0 {
            self.take(ui, basics, first);
            ui.add_space(space::L);
        }
        let missing = self.taking(rules, first).map(|seat| {
            let name = basics.players[seat].as_str();
            text.with("noble-hearts-screen-takes-first", &[("name", name.into())])
        });
        let title = text.get("noble-hearts-screen-begin");
        let button = BigButton::new(&title)
            .primary(true)
            .enabled(missing.is_none())
            .subtitle(missing.as_deref());
        let response = foot.show(ui, |ui| ui.add(button));
        focus::offer(&response, missing.is_none());
        if response.clicked() && missing.is_none() {
            out.send(SetupCommand::Begin(vec![self.action(rules, first)]));
        }
    }

    /// The special cards that a player has taken, in a row that has its height before the first one: nothing below it
    /// moves. A tap puts a card back.
    fn taken(&mut self, ui: &mut Ui, basics: Basics<'_>, seat: EitherSeat) {
        let text = basics.text;
        let (name, own) = (basics.players[seat].as_str(), self.specials[seat].clone());
        if !own.is_empty() {
            let taken = text.with("noble-hearts-screen-has-taken", &[("name", name.into())]);
            let specials = own.iter().map(|special| special_name(text, *special));
            parts::asks(ui, &format!("{taken} {}", text.list(specials)));
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::S);
            ui.set_min_height(theme::TARGET);
            ui.label(theme::strong_text(name));
            for (n, special) in own.iter().enumerate() {
                let title = special_name(text, *special);
                let args = [
                    ("name", name.into()),
                    ("special", title.as_str().into()),
                    ("number", (n + 1).into()),
                ];
                let label = text.with("noble-hearts-screen-put-back", &args);
                let button = BigButton::new(&title).label(&label).compact(true).fit();
                if ui.add(button).clicked() {
                    self.specials[seat].remove(n);
                }
            }
        });
    }

    /// The special cards, taken in turns; taken ones can be put back.
    fn take(&mut self, ui: &mut Ui, basics: Basics<'_>, first: EitherSeat) {
        let (text, rules) = (basics.text, basics.rules);
        parts::section(ui, text.get("noble-hearts-count-specials"));
        let taking = self.taking(rules, first);
        let prompt = match taking {
            Some(seat) => {
                let name = basics.players[seat].as_str();
                text.with("noble-hearts-screen-takes", &[("name", name.into())])
            }
            None => text.get("noble-hearts-screen-taken-all"),
        };
        parts::asks(ui, &prompt);
        for seat in [first, first.other()] {
            self.taken(ui, basics, seat);
        }
        ui.add_space(space::XS);
        ui.add(Label::new(theme::strong_text(prompt)).wrap());
        ui.add_space(space::XS);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::S);
            for special in <Special as VariantArray>::VARIANTS {
                let taken = EitherSeat::BOTH.map(|seat| {
                    let own = self.specials[seat].iter();
                    own.filter(|own| *own == special).count()
                });
                let left = taken.iter().sum::<usize>() < rules.special_copies[special].into();
                let owners = EitherSeat::BOTH.into_iter();
                let owners = owners.filter(|seat| self.specials[*seat].contains(special));
                let owners = owners.map(|seat| basics.players[seat].clone());
                let title = std::iter::once(special_name(text, *special)).chain(owners);
                let title = title.collect::<Vec<String>>().join(" · ");
                let about = NobleHearts::kind_about(text, rules, special.kind());
                let button = BigButton::new(&title)
                    .compact(true)
                    .subtitle(about.as_deref())
                    .enabled(left && taking.is_some());
                let response = ui.add(button);
                focus::offer(&response, left && taking.is_some());
                if let Some(seat) = taking
                    && left
                    && response.clicked()
                {
                    self.specials[seat].push(*special);
                }
            }
        });
    }
}
