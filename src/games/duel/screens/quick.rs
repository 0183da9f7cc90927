//! A quick battle, for players who only need the sum. Nothing is saved.

use egui::{Align, Context, Id, Label, Layout, Ui, Vec2};
use serde_json::{Map, Value};

use super::battle::{self, Fighter, Laid};
use crate::rules::battle::{Force, damage};
use crate::rules::editions::Tie;
use crate::rules::{CardRole, Duel, Edition, Face, Name, PlayedCard, Rules};
use crate::text::{describe_misfit, role_name};
use courtyard_core::cards::Rank;
use courtyard_core::game::{Game, Preset};
use courtyard_text::{Text, say};
use courtyard_ui::input::key_bindings::{self, KeyGroup};
use courtyard_ui::input::tap_guard::Asked;
use courtyard_ui::parts;
use courtyard_ui::screen::{AppContext, Navigation, Screen};
use courtyard_ui::session::{
    self, Area, GameScreens as _, Layout as TableLayout, Mode, Shape, SharedKey, WAYS, house_rules,
};
use courtyard_ui::theme::{self, TARGET, size, space};
use courtyard_ui::widgets::{self, Icon, Tile, tile};

/// The parts of a force in input order. The rules limit the number of Support cards at the end.
const PLACES: [CardRole; 6] = [
    CardRole::Warlord,
    CardRole::Army,
    CardRole::Support,
    CardRole::Support,
    CardRole::Support,
    CardRole::Support,
];

/// The parts of a force under these rules.
fn places(rules: &Rules) -> &'static [CardRole] {
    let count = 2 + usize::from(rules.supports_per_side);
    &PLACES[..count.min(PLACES.len())]
}

/// The group of the rules that a battle uses.
const BATTLE: &str = "battle";

/// Distance between Support cards and Warlords, in points.
const SPACE_BETWEEN: f32 = space::L;

/// The memory of the house rules while the app runs.
fn memory() -> Id {
    Id::unique("the house rules of quick battles")
}

/// The names of the two sides.
const NAMES: [&str; 2] = ["duel-screen-attacker", "duel-screen-defender"];

/// The ranks of one side's cards, by part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Side([Option<Rank>; PLACES.len()]);

impl Side {
    /// The cards that these rules use.
    fn cards(self, rules: &Rules) -> impl Iterator<Item = Face> {
        let ranks = self.0.into_iter().take(places(rules).len());
        ranks.flatten().map(Face::Rank)
    }

    fn names(self, rules: &Rules) -> Vec<Name> {
        self.cards(rules).map(Name::Face).collect()
    }

    fn laid(self, rules: &Rules) -> Vec<Laid> {
        let cards = self.cards(rules).map(PlayedCard::Face);
        // Strengths are added up starting with the Army.
        let mut laid: Vec<Laid> = cards.map(Laid::up).collect();
        laid.sort_by_key(|laid| laid.role);
        laid
    }
}

/// One battle without a session.
#[derive(Debug, Default)]
pub(super) struct QuickBattle {
    sides: [Side; 2],
    /// The changed rules; `None` before the first frame.
    house: Option<Map<String, Value>>,
    /// Whether the page of house rules is open.
    changing: bool,
}

impl QuickBattle {
    /// The house rules of the last quick battle, or else of the last game.
    fn house(&mut self, app: &AppContext, ctx: &Context) -> &mut Map<String, Value> {
        self.house.get_or_insert_with(|| {
            let remembered = ctx.data(|data| data.get_temp(memory()));
            remembered.unwrap_or_else(|| session::last_house_rules(&app.library, Duel::ID))
        })
    }

    /// The page of house rules; closed by going back.
    fn change(&mut self, ui: &mut Ui, app: &AppContext) {
        let text = &app.text;
        let title = text.get("fact-rules");
        let head = ("house rules of a quick battle", &*title);
        let house = self.house(app, &ui.ctx().clone());
        let left = parts::titled_page(ui, text, head, |ui| {
            house_rules::show::<Duel>(ui, text, Edition::Csatho.name(), house, Some(BATTLE));
        });
        let house = house.clone();
        if left || key_bindings::back(ui) {
            self.changing = false;
            ui.data_mut(|data| data.insert_temp(memory(), house));
            ui.ctx().request_repaint();
        }
    }
}

/// A command of the quick battle.
enum Wanted {
    Choose(usize, usize, Option<Rank>),
    Clear,
    Change,
    Rules,
    Leave,
}

impl Screen for QuickBattle {
    fn asked(&self, _: &AppContext) -> Asked {
        Asked {
            whom: Id::unique(self.changing),
            what: Id::unique(self.sides.map(|side| side.0)),
        }
    }

    fn keys(&self) -> Vec<KeyGroup> {
        vec![KeyGroup::of("duel-screen-quick", WAYS)]
    }

    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        if self.changing {
            self.change(ui, app);
            return None;
        }
        let text = &app.text;
        let house = self.house(app, &ui.ctx().clone());
        let changed = house_rules::changed::<Duel>(house, BATTLE);
        let rules = Rules::new(Edition::Csatho.name(), house);
        let rules = rules.unwrap_or_else(|_| Rules::from(Edition::Csatho));
        let shape = Shape::of(ui.available_size());
        let pressed = key_bindings::pressed(ui, WAYS);
        let mut wanted = if pressed == Some(SharedKey::Rules) {
            Some(Wanted::Rules)
        } else {
            let leaves = pressed == Some(SharedKey::Leave) || key_bindings::back(ui);
            leaves.then_some(Wanted::Leave)
        };
        if shape != Shape::Flat {
            let tapped = session::bar(ui, shape, |ui| bar(ui, text));
            wanted = wanted.or(tapped);
        }
        let layout = TableLayout {
            shape,
            shown: Id::unique("quick battle"),
            mode: Mode::Focus,
            has_phases: false,
            is_log_folded: false,
            turn: 0.0,
            share: 0.0,
            focus: size::FOCUS_SHARE,
            strip: Duel::STRIP,
        };
        let sides = self.sides;
        session::lay_out(ui, layout, &mut |ui, place| {
            let tapped = match place {
                Area::Bar => bar(ui, text),
                Area::Task(_) => choose(ui, text, &rules, sides),
                Area::Foot => foot(ui, text, sides, changed),
                Area::Above | Area::Phases | Area::Below => None,
                Area::Centre(size) => {
                    centre(ui, text, &rules, sides, size);
                    None
                }
            };
            wanted = wanted.take().or(tapped);
        });
        let wanted = wanted?;
        ui.ctx().request_repaint();
        match wanted {
            Wanted::Choose(side, place, rank) => self.sides[side].0[place] = rank,
            Wanted::Clear => self.sides = Default::default(),
            Wanted::Change => self.changing = true,
            Wanted::Rules => {
                let page = Duel::rulebook(text, &rules);
                return Some(Navigation::Overlay(page));
            }
            Wanted::Leave => return Some(Navigation::Home),
        }
        None
    }
}

/// The back button and the title.
fn bar(ui: &mut Ui, text: &Text) -> Option<Wanted> {
    ui.horizontal(|ui| {
        let back = widgets::icon_button(ui, Icon::Back, &text.get("back"));
        let right = Layout::right_to_left(Align::Center);
        let rules = ui.with_layout(right, |ui| {
            let rules = widgets::icon_button(ui, Icon::Book, &text.get("menu-rules"));
            let left = Layout::left_to_right(Align::Center);
            ui.with_layout(left, |ui| {
                let title = Label::new(theme::heading(text.get("duel-screen-quick")));
                parts::headed(ui, 1, title.truncate());
            });
            rules.clicked().then_some(Wanted::Rules)
        });
        back.clicked().then_some(Wanted::Leave).or(rules.inner)
    })
    .inner
}

fn total(rules: &Rules, side: Side) -> u16 {
    battle::sum(rules, &side.laid(rules)).total()
}

/// Both sides with their strengths.
fn centre(ui: &mut Ui, text: &Text, rules: &Rules, sides: [Side; 2], size: Vec2) {
    let sums = sides.map(|side| total(rules, side));
    let fighters = [0, 1].map(|n| {
        let laid = sides[n].laid(rules);
        Fighter {
            name: say!(text, NAMES[n]),
            strength: Some(battle::sum(rules, &laid)),
            laid,
            marked: sums[n] > sums[1 - n],
            ..Fighter::default()
        }
    });
    battle::stage(ui, text, &fighters, size);
}

/// A row of ranks for each part of each side; tapping a chosen rank clears it. The result is above.
fn choose(ui: &mut Ui, text: &Text, rules: &Rules, sides: [Side; 2]) -> Option<Wanted> {
    let mut wanted = None;
    outcome(ui, text, rules, sides);
    for (side, name) in NAMES.into_iter().enumerate() {
        parts::section(ui, text.get(name));
        ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
        for row in rows(rules) {
            let count: usize = row.iter().map(|place| PLACES[*place].ranks().count()).sum();
            let apart = SPACE_BETWEEN * (row.len() as f32 - 1.0);
            let gaps = space::XS * (count as f32 - 1.0) + apart;
            let width = (ui.available_width() - gaps) / count as f32;
            let width = width.min(1.4 * TARGET).floor();
            ui.horizontal_wrapped(|ui| {
                for (n, place) in row.into_iter().enumerate() {
                    if n > 0 {
                        ui.add_space(SPACE_BETWEEN - space::XS);
                    }
                    ranks(ui, text, sides, side, place, width, &mut wanted);
                }
            });
        }
    }
    wanted
}

/// The parts in each row of ranks: beside Warlords there is room for the first Support card.
fn rows(rules: &Rules) -> Vec<Vec<usize>> {
    let all = 0..places(rules).len();
    let first = all.clone().filter(|place| [0, 2].contains(place));
    let mut rows = vec![first.collect(), vec![1]];
    rows.extend(all.skip(3).map(|place| vec![place]));
    rows
}

/// The possible ranks of a part; tapping the chosen one clears it.
fn ranks(
    ui: &mut Ui,
    text: &Text,
    sides: [Side; 2],
    side: usize,
    place: usize,
    width: f32,
    wanted: &mut Option<Wanted>,
) {
    let part = PLACES[place];
    let own = match place {
        0..=2 => role_name(text, part),
        _ => format!("{} {}", role_name(text, part), place - 1),
    };
    let args = [("name", text.get(NAMES[side]).into()), ("part", own.into())];
    let what = text.with("duel-screen-name-what", &args);
    for rank in part.ranks().rev() {
        let chosen = sides[side].0[place] == Some(rank);
        let args = [("what", (&*what).into()), ("card", rank.text().into())];
        let label = text.with("part-is-card", &args);
        let made = Tile {
            title: rank.text(),
            primary: chosen,
            width: Some(width),
            label: Some(&label),
            ..Tile::default()
        };
        let response = tile(ui, made);
        let id = response.id;
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_toggled(chosen.into());
        });
        if response.clicked() {
            let rank = (!chosen).then_some(rank);
            *wanted = Some(Wanted::Choose(side, place, rank));
        }
    }
}

/// The stronger side and the cost, or the strength that the defence needs.
fn outcome(ui: &mut Ui, text: &Text, rules: &Rules, sides: [Side; 2]) {
    let sums = sides.map(|side| total(rules, side));
    let [attack, defence] = sides.map(|side| side.names(rules));
    let attack = Force::attacking(rules, &attack);
    let misfit = attack.and(Force::defending(rules, &defence)).err();
    let sentence = match (sides[0].0[1], &misfit) {
        (None, _) => say!(text, "duel-screen-quick-army"),
        (Some(_), Some(misfit)) => describe_misfit(text, misfit),
        (Some(_), None) => {
            let names = NAMES.map(|key| say!(text, key));
            battle::outcome(text, rules, names.each_ref().map(String::as_str), sums)
        }
    };
    parts::announce(ui, "outcome", &sentence);
    ui.add(Label::new(theme::strong_text(sentence)).wrap());
    let thwarts = match rules.tie {
        Tie::Defender => sums[0].saturating_sub(sums[1]),
        Tie::Draw => (sums[0] + 1).saturating_sub(sums[1]),
    };
    // An attack without an Army card is no battle either.
    if misfit.is_none() && damage(rules, sums[0], sums[1]) > 0 {
        battle::show_damage(ui, text, rules, sums);
        let args = [("count", thwarts.into())];
        ui.label(theme::small(text.with("duel-screen-quick-needs", &args)));
    }
}

/// The buttons to clear the table and to change house rules; `changed` is the number of changed rules that affect
/// battles.
fn foot(ui: &mut Ui, text: &Text, sides: [Side; 2], changed: usize) -> Option<Wanted> {
    let empty = sides.iter().all(|side| *side == Side::default());
    let clear = text.get("duel-screen-quick-clear");
    let house = match changed {
        0 => text.get("fact-rules").into_owned(),
        _ => say!(text, "duel-screen-quick-house", count = changed),
    };
    let clear = Tile {
        title: &clear,
        enabled: !empty,
        ..Tile::default()
    };
    let house = Tile {
        title: &house,
        ..Tile::default()
    };
    match parts::onwards(ui, Some(house), clear) {
        [true, _] => Some(Wanted::Change),
        [_, true] if !empty => Some(Wanted::Clear),
        [_, _] => None,
    }
}
