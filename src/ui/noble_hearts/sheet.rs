//! Sheets: actions of which something has to be told first. Cards that are known are tapped, others typed by their
//! numbers.

use egui::{Ui, Vec2, vec2};

use super::command::Command;
use super::draft::{Approach, Draft, Part, Question};
use super::prints::{self, Mark};
use super::state::{HeartsPlay, Sheet};
use super::view::{Choice, Out, View, Wanted, capital};
use crate::games::noble_hearts::action::Action;
use crate::games::noble_hearts::card::Named;
use crate::games::noble_hearts::kind::{ActionKind, Special};
use crate::games::noble_hearts::print::Print;
use crate::games::noble_hearts::refusal::Refusal;
use crate::games::noble_hearts::rules::CharmHalf;
use crate::seat::EitherSeat;
use crate::ui::session::{Density, choices};
use crate::ui::theme::{self, TARGET, TextRole, palette, space};
use crate::ui::widgets::{self, Icon, Tile, tile};
use crate::ui::{focus, parts};

/// Shows the sheet: its title and the way back, and what is to be told.
pub(super) fn show(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    sheet: &Sheet,
    view: View<'_>,
    density: Density,
    out: &mut Out,
) {
    let kind = match sheet {
        Sheet::Draft(steps) => match steps.last() {
            Some(draft) => draft.kind(),
            None => return,
        },
        Sheet::TurnUp => ActionKind::TurnUp,
        Sheet::Concede => ActionKind::Concede,
    };
    heading(ui, view, kind, sheet, out);
    ui.add_space(space::XS);
    match sheet {
        Sheet::Draft(steps) => {
            if let Some(draft) = steps.last() {
                compose(ui, play, draft, view, density, out);
            }
        }
        Sheet::TurnUp => turn_up(ui, play, view, density, out),
        Sheet::Concede => concede(ui, play, view, density, out),
    }
}

/// The way back, the title, and a step back where something was told.
fn heading(ui: &mut Ui, view: View<'_>, kind: ActionKind, sheet: &Sheet, out: &mut Out) {
    let told = matches!(sheet, Sheet::Draft(steps) if steps.len() > 1);
    ui.horizontal(|ui| {
        let right = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(right, |ui| {
            if told {
                let title = view.get("hearts-screen-untell");
                if widgets::icon_button(ui, Icon::Previous, &title).clicked() {
                    out.send(Wanted::Own(Command::Untell));
                }
            }
            let left = egui::Layout::left_to_right(egui::Align::Center);
            ui.with_layout(left, |ui| {
                if choices::sheet_heading(ui, view, &view.kind(kind)) {
                    out.send(Wanted::Close);
                }
            });
        });
    });
}

/// An action with cards: what was told of them, and what is asked.
fn compose(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    draft: &Draft,
    view: View<'_>,
    density: Density,
    out: &mut Out,
) {
    let (rules, table) = (view.rules(), view.table);
    let Some(question) = draft.question(rules, table) else {
        return;
    };
    // Where there is little height, how it is done is chosen before its first card is told.
    let is_told = |card| is_told(draft, view, card);
    let is_settled = density == Density::Little && cards(draft, view).any(is_told);
    if draft.kind() == ActionKind::Charge && !is_settled {
        ways(ui, draft, view, out);
    }
    if let Some(raised) = draft.free_landing(table) {
        lands(ui, draft, raised, view, out);
    }
    match question {
        Question::Stroke => which_stroke(ui, play, draft, view, density, out),
        Question::Landing => landing(ui, play, draft, view, density, out),
        Question::Stated => {
            places(ui, draft, question, view, out);
            choices::prompt(ui, &view.get("hearts-screen-stated"));
            areas(ui, play, draft, question, view, out);
        }
        Question::Print(part, card, print) => {
            // Where there is little height, empty places would take it from what is asked; beside a button they take none.
            let more = draft.takes_more(rules, table);
            if more || density != Density::Little || cards(draft, view).any(is_told) {
                places(ui, draft, question, view, out);
            }
            let prompt = asked(view, draft, (part, card, print));
            choices::prompt(ui, &prompt);
            offered(ui, play, draft, question, view, out);
            match print {
                Print::Area => areas(ui, play, draft, question, view, out),
                Print::Fight | Print::Move | Print::Redraw => {
                    let (least, most) = print.range(rules);
                    let least = match draft.wanted(table) {
                        Some((_, value)) if print == Print::Fight => {
                            u8::try_from(value).unwrap_or(most).max(least)
                        }
                        _ => least,
                    };
                    keys(ui, play, draft, question, (least, most), view, out);
                }
            }
        }
    }
}

/// What is asked of a card, in a sentence.
fn asked(view: View<'_>, draft: &Draft, (part, card, print): (Part, usize, Print)) -> String {
    let (rules, table) = (view.rules(), view.table);
    let name = capital(&view.print(print));
    let several = draft.places(part, rules, table) > 1;
    match (part, print, draft.movement(rules)) {
        (Part::Movement, Print::Move, Some((far, so_far))) => view.with(
            "hearts-screen-ask-move",
            &[("far", far.into()), ("sum", so_far.into())],
        ),
        (_, Print::Redraw, _) if several => {
            let known = draft.known(part, card, rules, table);
            let args = [("fight", known.fight.unwrap_or_default().into())];
            view.with("hearts-screen-ask-redraw-of", &args)
        }
        (_, Print::Fight, _) if draft.wanted(table).is_some() => {
            let (area, value) = draft.wanted(table).unwrap_or_default();
            let area = area.map_or_else(
                || view.get("hearts-screen-any-area").into_owned(),
                |area| view.area(area.into()),
            );
            let args = [("value", value.into()), ("area", area.into())];
            view.with("hearts-screen-ask-block", &args)
        }
        (_, Print::Fight, _) if draft.kind() == ActionKind::Retreat => {
            let by = table.initiative.other();
            match shameful(view) {
                Some(most) => {
                    let args = [("most", most.into()), ("name", view.name(by).into())];
                    view.with("hearts-screen-ask-retreat", &args)
                }
                None => view.with("hearts-screen-ask", &[("print", name.into())]),
            }
        }
        (_, _, _) if several => {
            let args = [("print", name.into()), ("number", (card + 1).into())];
            view.with("hearts-screen-ask-of", &args)
        }
        (_, _, _) => view.with("hearts-screen-ask", &[("print", name.into())]),
    }
}

/// The highest fight of a card that moves Lady Isabelle to the attacker when it is discarded, if there is one.
fn shameful(view: View<'_>) -> Option<u16> {
    let value = view.table.attack.as_ref()?.value();
    match view.rules().charm_half {
        CharmHalf::Below => Some(value.checked_sub(1)? / 2),
        CharmHalf::AtMost => Some(value / 2),
        CharmHalf::Always => None,
    }
}

/// The places of all cards of an action.
fn cards(draft: &Draft, view: View<'_>) -> impl Iterator<Item = (Part, usize)> {
    let count = |part| draft.places(part, view.rules(), view.table);
    let all = [Part::Movement, Part::Cards].map(|part| (part, count(part)));
    all.into_iter()
        .flat_map(|(part, count)| (0..count).map(move |card| (part, card)))
}

/// Whether something was told of the card in this place.
fn is_told(draft: &Draft, view: View<'_>, (part, card): (Part, usize)) -> bool {
    draft.known(part, card, view.rules(), view.table) != Named::default()
}

/// The cards as far as they were told, in their places; the number that is asked for is marked. Where the rules leave open
/// how many there are, a card more can be asked for: beside them where it has room, so that what is asked below has the height.
fn places(ui: &mut Ui, draft: &Draft, question: Question, view: View<'_>, out: &mut Out) {
    let (rules, table) = (view.rules(), view.table);
    let all: Vec<(Part, usize)> = cards(draft, view).collect();
    let title = view.get("hearts-screen-one-more");
    let is_asked = matches!(question, Question::Print(..));
    let more = (is_asked && draft.takes_more(rules, table)).then(|| Tile {
        title: &title,
        icon: Some(Icon::Cards),
        ..Tile::default()
    });
    // A card alone of which nothing was told shows nothing that is not asked below.
    if more.is_none() && all.len() < 2 && !all.iter().any(|card| is_told(draft, view, *card)) {
        return;
    }
    let width = (TextRole::Body.size(ui) * 2.8).max(TARGET);
    let left = ui.available_width() - all.len() as f32 * (width + space::S);
    let (beside, below) = match more {
        Some(tile) if !tile.is_stacked_at(ui, left) => (Some(tile), None),
        more => (None, more),
    };
    let mut wanted = false;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::S, space::XS);
        for (n, (part, card)) in all.into_iter().enumerate() {
            let known = draft.known(part, card, rules, table);
            let mark = match question {
                Question::Print(of, at, print) if (of, at) == (part, card) => Mark::Asked(print),
                _ => Mark::None,
            };
            let args = [
                ("number", (n + 1).into()),
                ("card", view.card(&known).into()),
            ];
            let label = view.with("hearts-screen-place", &args);
            prints::shown(ui, &known, mark, width, &label);
        }
        if let Some(beside) = beside {
            let width = Some(left.floor());
            wanted = tile(ui, Tile { width, ..beside }).clicked();
        }
    });
    if let Some(below) = below {
        wanted = tile(ui, below).clicked();
    }
    if wanted {
        out.send(Wanted::Own(Command::Tell(
            draft.with_one_more(rules, table),
        )));
    }
}

/// The known cards that can be the one that is asked for.
fn offered(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    draft: &Draft,
    question: Question,
    view: View<'_>,
    out: &mut Out,
) {
    let (rules, table) = (view.rules(), view.table);
    let seat = table.initiative;
    let all = play.known.of(view, seat).iter();
    let fitting: Vec<(Draft, Named, bool)> = all
        .filter_map(|offer| {
            let picked = draft.picked(question, &offer.card, rules, table)?;
            Some((picked, Named::from(offer.card), offer.likely))
        })
        .collect();
    if fitting.is_empty() {
        return;
    }
    let cards = fitting
        .iter()
        .map(|(_, card, likely)| (*card, *likely, capital(&view.card(card))));
    let tapped = prints::grid(ui, cards, theme::size::CELL);
    if let Some((picked, _, _)) = tapped.and_then(|n| fitting.into_iter().nth(n)) {
        out.send(Wanted::Own(Command::Tell(picked)));
    }
}

/// The numbers of a range, each on a key.
fn keys(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    draft: &Draft,
    question: Question,
    (least, most): (u8, u8),
    view: View<'_>,
    out: &mut Out,
) {
    let Question::Print(_, _, print) = question else {
        return;
    };
    // Beyond the highest number the tens begin anew.
    if most / 10 < play.tens {
        play.tens = 0;
    }
    let tens = 10 * play.tens;
    let typed = play.digit().map(|digit| tens + digit);
    let mut tapped = typed.filter(|number| (least..=most).contains(number));
    let count = usize::from(most.saturating_sub(least)) + 1;
    const GAP: f32 = space::XS;
    let least_width = (TextRole::Body.size(ui) * 2.3).max(0.9 * TARGET);
    let available = ui.available_width();
    let fitting = ((available + GAP) / (least_width + GAP)).floor().max(1.0) as usize;
    // Rows of one length look better than full ones and a rest.
    let rows = count.div_ceil(fitting);
    let columns = count.div_ceil(rows).min(10);
    let width = ((available + GAP) / columns as f32 - GAP).min(2.0 * TARGET);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        let numbers: Vec<u8> = (least..=most).collect();
        for row in numbers.chunks(columns) {
            ui.horizontal(|ui| {
                for number in row {
                    let title = number.to_string();
                    let args = [
                        ("print", capital(&view.print(print)).into()),
                        ("number", i64::from(*number).into()),
                    ];
                    let label = view.with("hearts-screen-key", &args);
                    let why_not = why_not(view, draft, question, *number);
                    let made = Tile {
                        title: &title,
                        width: Some(width),
                        enabled: why_not.is_none(),
                        primary: tens > 0 && (tens..tens + 10).contains(number),
                        label: Some(&label),
                        ..Tile::default()
                    };
                    let response = tile(ui, made);
                    focus::offer(&response, why_not.is_none());
                    if response.clicked() {
                        tapped = Some(*number);
                    }
                }
            });
        }
    });
    if let Some(number) = tapped {
        out.send(told(view, draft, question, number));
    }
}

/// What it means to answer with this number.
fn told(view: View<'_>, draft: &Draft, question: Question, number: u8) -> Wanted {
    match why_not(view, draft, question, number) {
        Some(why) => Wanted::Explain(why),
        None => Wanted::Own(Command::Tell(draft.told(question, number.into()))),
    }
}

/// Why the answer cannot be this number, as far as that can be told by now.
fn why_not(view: View<'_>, draft: &Draft, question: Question, number: u8) -> Option<String> {
    let told = draft.told(question, number.into());
    if !told.falls_short(view.rules()) {
        return None;
    }
    let (needs, has) = told.movement(view.rules())?;
    let has = u16::try_from(has).unwrap_or(u16::MAX);
    Some(view.refusal(&Refusal::TooLittleMovement { needs, has }))
}

/// The areas, each on a key with its sign and its name.
fn areas(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    draft: &Draft,
    question: Question,
    view: View<'_>,
    out: &mut Out,
) {
    let most = view.rules().areas;
    let typed = play.digit().filter(|digit| (1..=most).contains(digit));
    let tapped = area_keys(ui, view).or(typed);
    if let Some(area) = tapped {
        out.send(told(view, draft, question, area));
    }
}

/// A key for each area; returns the one that was tapped.
pub(super) fn area_keys(ui: &mut Ui, view: View<'_>) -> Option<u8> {
    const GAP: f32 = space::XS;
    let all: Vec<u8> = (1..=view.rules().areas).collect();
    let named = |area: u8| capital(&view.area(area.into()));
    let names: Vec<String> = all.iter().map(|area| named(*area)).collect();
    let titles: Vec<&str> = names.iter().map(String::as_str).collect();
    let columns = widgets::tile_columns(ui, &titles, GAP).min(all.len());
    let columns = match (columns, all.len()) {
        (3, 4) => 2,
        (columns, _) => columns.max(1),
    };
    let width = (ui.available_width() + GAP) / columns as f32 - GAP;
    let mut tapped = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for row in all.chunks(columns) {
            ui.horizontal(|ui| {
                for area in row {
                    let name = named(*area);
                    let made = Tile {
                        title: &name,
                        width: Some(width),
                        height: 1.2 * TARGET,
                        ..Tile::default()
                    };
                    let response = tile(ui, made);
                    focus::offer(&response, true);
                    let face = response.rect;
                    let side = face.height() * 0.56;
                    let at = face.left_center() + vec2(side * 0.8, -1.0);
                    // Beside a name the sign needs room of its own.
                    if face.width()
                        > parts::width_in(ui, &name, egui::TextStyle::Button) + 3.4 * side
                    {
                        prints::area(ui, at, side, (*area).into(), palette(ui).ink_soft);
                    }
                    if response.clicked() {
                        tapped = Some(*area);
                    }
                }
            });
        }
    });
    tapped
}

/// How a charge begins and what it attacks with, as far as there is a choice.
fn ways(ui: &mut Ui, draft: &Draft, view: View<'_>, out: &mut Out) {
    let own = view.table.own();
    let rules = view.rules();
    let ready = |special| rules.pile() > 0 && own.ready(special) > 0;
    let mut approaches = vec![
        (Approach::Run, "hearts-screen-run"),
        (Approach::Up, "hearts-screen-up"),
    ];
    if own.raised {
        approaches.push((Approach::Down, "hearts-screen-down"));
    }
    if ready(Special::LongJump) {
        approaches.push((Approach::Long, "hearts-screen-long"));
    }
    let mut attacks = vec![None];
    let with = [Special::Feint, Special::Berserk, Special::Combination];
    attacks.extend(
        with.into_iter()
            .filter(|special| ready(*special) && rules.charge_with.contains(special.kind()))
            .map(Some),
    );
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
        for (approach, key) in approaches {
            let chosen = draft.approach() == approach;
            if widgets::choice(ui, &view.get(key), chosen).clicked() && !chosen {
                out.send(Wanted::Own(Command::Tell(draft.approached(approach))));
            }
        }
    });
    if attacks.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
            for with in attacks {
                let chosen = draft.with() == with;
                let title = match with {
                    None => view.get("hearts-screen-plain").into_owned(),
                    Some(special) => view.special(special),
                };
                if widgets::choice(ui, &title, chosen).clicked() && !chosen {
                    out.send(Wanted::Own(Command::Tell(draft.attacking(with))));
                }
            }
        });
    }
    ui.add_space(space::XS);
}

/// Where the nobleman lands, for whom another height than usual is as near: nobody has to say so.
fn lands(ui: &mut Ui, draft: &Draft, raised: bool, view: View<'_>, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
        for (key, up) in LANDINGS {
            let chosen = raised == up;
            if widgets::choice(ui, &view.get(key), chosen).clicked() && !chosen {
                out.send(Wanted::Own(Command::Tell(draft.landing(up))));
            }
        }
    });
    ui.add_space(space::XS);
}

/// Where a nobleman can land, and whether that is on something.
const LANDINGS: [(&str, bool); 2] = [
    ("hearts-screen-lands-up", true),
    ("hearts-screen-lands-down", false),
];

fn which_stroke(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    draft: &Draft,
    view: View<'_>,
    density: Density,
    out: &mut Out,
) {
    choices::prompt(ui, &view.get("hearts-screen-which-stroke"));
    let open = view.table.attack.iter().flat_map(|attack| attack.open());
    let all = open.map(|(number, stroke)| {
        let args = [
            ("number", (number + 1).into()),
            ("fight", stroke.fight.into()),
            ("area", view.area(stroke.area.into()).into()),
        ];
        let title = view.with("hearts-screen-stroke", &args);
        Choice::new(title, Wanted::Own(Command::Tell(draft.answering(number)))).icon(Icon::Swords)
    });
    choices::show(ui, all.collect(), few(density), play.digit(), out);
}

fn landing(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    draft: &Draft,
    view: View<'_>,
    density: Density,
    out: &mut Out,
) {
    choices::prompt(ui, &view.get("hearts-screen-landing"));
    let all = LANDINGS.map(|(key, raised)| {
        let wanted = Wanted::Own(Command::Tell(draft.landing(raised)));
        let icon = match raised {
            true => Icon::Up,
            false => Icon::Down,
        };
        Choice::new(view.get(key), wanted).icon(icon)
    });
    choices::show(ui, all.into(), few(density), play.digit(), out);
}

fn turn_up(ui: &mut Ui, play: &mut HeartsPlay, view: View<'_>, density: Density, out: &mut Out) {
    choices::prompt(ui, &view.get("hearts-screen-turn-up-which"));
    let own = view.table.own();
    let down = view.specials().iter().filter(|special| {
        own.specials
            .iter()
            .any(|owned| owned.card == **special && !owned.ready)
    });
    let all = down.map(|special| {
        let action = Action::TurnUp { special: *special };
        let why_not = view.why_not(&action);
        Choice::new(view.special(*special), Wanted::Do(action))
            .icon(Icon::Turn)
            .unless(why_not)
    });
    choices::show(ui, all.collect(), few(density), play.digit(), out);
}

fn concede(ui: &mut Ui, play: &mut HeartsPlay, view: View<'_>, density: Density, out: &mut Out) {
    ui.label(theme::body(view.get("hearts-screen-concede-about")));
    ui.add_space(space::S);
    let seats = EitherSeat::BOTH.into_iter();
    let all = seats.filter(|seat| view.offers(*seat)).map(|seat| {
        let action = Action::Concede { seat };
        let why_not = view.why_not(&action);
        let title = view.of("hearts-screen-concedes", seat);
        Choice::new(title, Wanted::Do(action))
            .unless(why_not)
            .danger()
    });
    choices::show(ui, all.collect(), few(density), play.digit(), out);
}

/// A few choices need no more room than tiles.
pub(super) fn few(density: Density) -> Density {
    match density {
        Density::Ample | Density::Some => Density::Some,
        Density::Little => Density::Little,
    }
}
