//! A quick battle: for people who only want the sum. Nothing of it is kept.

use egui::{Align, Id, Label, Layout, Ui, Vec2};

use super::battle::{self, Fighter, Laid};
use crate::cards::Rank;
use crate::games::duel::battle::damage;
use crate::games::duel::{Edition, Face, Part, Role, Rules};
use crate::text::duel::part_name;
use crate::text::{Text, say};
use crate::ui::commands::{self, KeyGroup};
use crate::ui::parts;
use crate::ui::screen::{AppContext, Navigation, Screen};
use crate::ui::session::{self, Layout as TableLayout, Part as Place, Shape, SharedKey, WAYS};
use crate::ui::theme::{self, TARGET, space};
use crate::ui::widgets::{self, BigButton, Icon, Tile, tile};

/// The parts of a force, in the order in which it is put together.
const PARTS: [Part; 3] = [Part::Warlord, Part::Army, Part::Support];

/// What the two sides are called.
const NAMES: [&str; 2] = ["duel-screen-attacker", "duel-screen-defender"];

/// One side's cards, a rank for each part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Side([Option<Rank>; 3]);

impl Side {
    fn laid(self) -> Vec<Laid> {
        // Strengths are added up from the Army.
        let mut laid: Vec<Laid> = PARTS
            .into_iter()
            .zip(self.0)
            .filter_map(|(part, rank)| {
                let shown = Some(Role::Face(Face::Rank(rank?)));
                Some(Laid {
                    part,
                    shown,
                    known: None,
                })
            })
            .collect();
        laid.sort_by_key(|laid| laid.part);
        laid
    }
}

/// One battle without a session.
#[derive(Debug, Default)]
pub(super) struct QuickBattle {
    sides: [Side; 2],
}

/// What is wanted of it.
enum Wanted {
    Choose(usize, usize, Option<Rank>),
    Clear,
    Rules,
    Leave,
}

impl Screen for QuickBattle {
    fn keys(&self) -> Vec<KeyGroup> {
        vec![KeyGroup::of("duel-screen-quick", WAYS)]
    }

    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        let text = &app.text;
        let rules = Rules::from(Edition::Csatho);
        let shape = Shape::of(ui.available_size());
        let mut wanted = match commands::pressed(ui, WAYS) {
            Some(SharedKey::Rules) => Some(Wanted::Rules),
            Some(SharedKey::Leave) => Some(Wanted::Leave),
            Some(
                SharedKey::Undo
                | SharedKey::Redo
                | SharedKey::Log
                | SharedKey::LookBack
                | SharedKey::TurnAround,
            )
            | None => commands::back(ui).then_some(Wanted::Leave),
        };
        if shape != Shape::Flat {
            let tapped = session::bar(ui, |ui| bar(ui, text));
            wanted = wanted.or(tapped);
        }
        let layout = TableLayout {
            shape,
            shown: Id::unique("quick battle"),
            greedy: true,
        };
        let sides = self.sides;
        session::lay_out(ui, layout, &mut |ui, place| {
            let tapped = match place {
                Place::Bar => bar(ui, text),
                Place::Task(_) => choose(ui, text, &rules, sides),
                Place::Foot(_) => foot(ui, text, sides),
                Place::Below => None,
                Place::Centre(size) => {
                    centre(ui, text, &rules, sides, size);
                    None
                }
            };
            wanted = wanted.take().or(tapped);
        });
        let wanted = wanted?;
        ui.ctx().request_repaint();
        match wanted {
            Wanted::Choose(side, part, rank) => self.sides[side].0[part] = rank,
            Wanted::Clear => self.sides = Default::default(),
            Wanted::Rules => {
                let page = super::rules_to_read(text, &rules);
                return Some(Navigation::Overlay(page));
            }
            Wanted::Leave => return Some(Navigation::Home),
        }
        None
    }
}

/// The way back to the start screen, and where one is.
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
    battle::sum(rules, &side.laid()).total()
}

/// Both sides, and what comes of it.
fn centre(ui: &mut Ui, text: &Text, rules: &Rules, sides: [Side; 2], size: Vec2) {
    let sums = sides.map(|side| total(rules, side));
    let fighters = [0, 1].map(|n| {
        let laid = sides[n].laid();
        Fighter {
            name: say!(text, NAMES[n]),
            role: String::new(),
            pile: None,
            strength: battle::sum(rules, &laid),
            counts: true,
            laid,
            marked: sums[n] > sums[1 - n],
        }
    });
    battle::stage(ui, text, &fighters, size);
}

/// A row of ranks for each part of each side; what is chosen can be put back. What comes of it stands above.
fn choose(ui: &mut Ui, text: &Text, rules: &Rules, sides: [Side; 2]) -> Option<Wanted> {
    let mut wanted = None;
    outcome(ui, text, rules, sides);
    for (n, side) in sides.into_iter().enumerate() {
        let name = say!(text, NAMES[n]);
        parts::section(ui, name.as_str());
        ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
        for (place, part) in PARTS.into_iter().enumerate() {
            let mut ranks: Vec<Rank> = part.ranks().collect();
            ranks.reverse();
            let own = part_name(text, part);
            let count = ranks.len() as f32;
            let gap = space::XS;
            let most = (ui.available_width() - gap * (count - 1.0)) / count;
            let width = most.min(1.4 * TARGET);
            ui.horizontal_wrapped(|ui| {
                for rank in ranks {
                    let chosen = side.0[place] == Some(rank);
                    let args = [
                        ("name", name.as_str().into()),
                        ("part", own.as_str().into()),
                    ];
                    let what = text.with("duel-screen-name-what", &args);
                    let args = [("what", (&*what).into()), ("card", rank.text().into())];
                    let label = text.with("duel-screen-is", &args);
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
                        wanted = Some(Wanted::Choose(n, place, rank));
                    }
                }
            });
        }
    }
    wanted
}

/// Who is stronger and what that costs, or what the defence needs.
fn outcome(ui: &mut Ui, text: &Text, rules: &Rules, sides: [Side; 2]) {
    let names = NAMES.map(|key| say!(text, key));
    let sums = sides.map(|side| total(rules, side));
    let told = match sides[0].0[1] {
        None => say!(text, "duel-screen-quick-army"),
        Some(_) => {
            let names = [names[0].as_str(), names[1].as_str()];
            battle::outcome(text, rules, names, (sums[0], sums[1]))
        }
    };
    parts::announce(ui, "outcome", &told);
    ui.add(Label::new(theme::strong_text(told)).wrap());
    let missing = sums[0].saturating_sub(sums[1]);
    if sides[0].0[1].is_some() && damage(rules, sums[0], sums[1]) > 0 {
        let args = [("count", missing.into())];
        ui.label(theme::small(text.with("duel-screen-quick-needs", &args)));
    }
}

fn foot(ui: &mut Ui, text: &Text, sides: [Side; 2]) -> Option<Wanted> {
    let empty = sides.iter().all(|side| *side == Side::default());
    let title = text.get("duel-screen-quick-clear");
    let button = BigButton::new(&title).compact(true).enabled(!empty);
    ui.add(button).clicked().then_some(Wanted::Clear)
}
