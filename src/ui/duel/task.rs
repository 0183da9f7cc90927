//! What is to be done now: the actions of the phase, the steps of a battle, whoever is waited for.

use egui::Ui;

use super::battle::{self, Choosable, Hidden};
use super::naming::{self, Question};
use super::play::{Command, DuelPlay};
use super::sheet::{self, Sheet};
use super::view::{Choice, Out, View, Wanted, as_role, capital};
use crate::cards::Rank;
use crate::games::duel::action::{Action, ActionKind, Shown};
use crate::games::duel::battle::{Strength, damage};
use crate::games::duel::rules::AcesDefend;
use crate::games::duel::table::{Battle, Phase, Step, Why};
use crate::games::duel::{Face, Lying, Name, Part, Refusal};
use crate::seat::Seat;
use crate::text::duel;
use crate::ui::parts;
use crate::ui::session::{Density, choices};
use crate::ui::theme::{self, space};
use crate::ui::widgets::{self, Icon, Tile};

/// Shows it.
pub(super) fn show(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    density: Density,
    out: &mut Out,
) {
    if let Some(pending) = view.table.pending {
        waiting(
            ui,
            view,
            (pending.seat, pending.why),
            (density, play.digit()),
            out,
        );
    } else if let Some(battle) = &view.table.battle {
        step(ui, play, view, battle, density, out);
    } else if let Some(told) = play.aftermath.as_ref().map(|ended| ended.told(view)) {
        after(ui, play, view, &told, density, out);
    } else if let Some(phase) = view.phase() {
        turn(ui, play, view, phase, density, out);
    }
}

/// The phases of the turn, the current one marked.
fn phases(ui: &mut Ui, view: View<'_>, current: Phase) {
    let all = match view.table.cut_short {
        true => &Phase::ALL[..1],
        false => Phase::ALL,
    };
    let names: Vec<String> = all.iter().map(|phase| phase_name(view, *phase)).collect();
    let current = all.iter().position(|phase| *phase == current);
    widgets::progress_steps(ui, &names, current);
}

/// A phase's name as it stands at the head of a line.
fn phase_name(view: View<'_>, phase: Phase) -> String {
    capital(&duel::phase_name(view.text, phase))
}

fn turn(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    phase: Phase,
    density: Density,
    out: &mut Out,
) {
    phases(ui, view, phase);
    let key = match phase {
        Phase::Preparation if view.table.cut_short => "ask-act-or-end",
        Phase::Preparation | Phase::Attack => "ask-act-or-go-on",
        Phase::Renewal => "ask-act-or-end",
    };
    // With many players the table needs the line, and the bar says whose turn it is.
    let crowded = density == Density::Little && view.table.sides.len() > MANY;
    if !crowded {
        choices::prompt(ui, &view.of(key, view.table.active));
    }
    if view.table.revenge {
        ui.label(theme::small(
            view.of("duel-screen-revenge", view.table.active),
        ));
    } else if view.table.cut_short {
        ui.label(theme::small(view.get("duel-screen-cut-short")));
    }
    let mut choices = Vec::new();
    if phase == Phase::Preparation {
        choices.extend(preparation(view));
    }
    if !view.table.cut_short && phase <= Phase::Attack {
        choices.extend(attacks(view, phase, density));
    }
    choices.extend(at_any_time(view));
    choices::show(ui, choices, density, play.digit(), out);
}

/// So many players leave room for the line that says what is asked.
const MANY: usize = 4;

/// What can be done with Warlords in the preparation.
fn preparation(view: View<'_>) -> Vec<Choice> {
    let own = view.table.own();
    let free = own.slots.iter().position(Option::is_none);
    let lay = Action::Warlord {
        slot: free.unwrap_or_default() as i64,
        card: None,
    };
    let lay = Choice::new(view.kind(ActionKind::Warlord), Wanted::Do(lay))
        .about(view.about(ActionKind::Warlord))
        .icon(Icon::Crown)
        .unless(view.why_no(ActionKind::Warlord));
    let exchange = Choice::new(
        view.kind(ActionKind::Exchange),
        Wanted::Own(Command::Open(Sheet::Exchange)),
    )
    .about(view.about(ActionKind::Exchange))
    .icon(Icon::Turn)
    .unless(view.why_no(ActionKind::Exchange));
    // With nothing to be exchanged the way there is only in the way.
    let laid = own.warlords() > 0;
    std::iter::once(lay)
        .chain(laid.then_some(exchange))
        .collect()
}

/// An attack led by each of the Warlords, and by none. From the preparation it leads through to the attack.
fn attacks(view: View<'_>, phase: Phase, density: Density) -> Vec<Choice> {
    let onward = (phase == Phase::Preparation).then_some(Action::NextPhase);
    let of = |slot: Option<usize>| {
        let attack = Action::Attack {
            slot: slot.map(|slot| slot as i64),
        };
        let mut actions: Vec<Action> = onward.clone().into_iter().collect();
        actions.push(attack);
        actions
    };
    let target = view.table.target().map_or("", |seat| view.name(seat));
    let slots = view.table.own().slots.iter().enumerate();
    let slots = slots.filter_map(|(slot, standing)| standing.map(|_| slot));
    let led = slots.map(Some).chain([None]);
    let all: Vec<(Option<usize>, Vec<Action>, Option<String>)> = led
        .map(|slot| {
            let actions = of(slot);
            let why_not = view.why_not_all(&actions);
            (slot, actions, why_not)
        })
        .collect();
    // Where no attack is possible at all, one choice tells so.
    let none = all.iter().all(|(_, _, why_not)| why_not.is_some());
    let shown = all
        .into_iter()
        .filter(|(slot, _, why)| match (none, density) {
            (true, _) => slot.is_none(),
            // A used Warlord can be seen on the table.
            (false, Density::Little) => why.is_none(),
            (false, Density::Ample | Density::Some) => true,
        });
    shown
        .map(|(slot, actions, why_not)| {
            let (title, about) = match slot {
                _ if none => (view.kind(ActionKind::Attack), String::new()),
                Some(slot) => {
                    let warlord = view.warlord(view.table.active, slot);
                    let args = [("warlord", warlord.into()), ("name", target.into())];
                    (
                        view.with("duel-screen-attack-led", &args),
                        view.with("duel-screen-attack-about", &args),
                    )
                }
                None => {
                    let args = [("name", target.into())];
                    (
                        view.get("duel-screen-attack-unled").into_owned(),
                        view.with("duel-screen-attack-unled-about", &args),
                    )
                }
            };
            Choice::new(title, Wanted::Own(Command::DoAll(actions)))
                .about(about)
                .icon(Icon::Swords)
                .unless(why_not)
        })
        .collect()
}

/// What anybody may do outside battles: an Ace, and the joker where the rules have one.
fn at_any_time(view: View<'_>) -> Vec<Choice> {
    let rules = view.rules();
    let ace = rules.aces_outside.then(|| {
        let owner = view.owner();
        let why_not = view.why_no(ActionKind::Ace);
        let why_not = why_not.or_else(|| sheet::ace_reaches(view, owner?).err());
        ace_by(view, owner).unless(why_not)
    });
    ace.into_iter().chain(joker(view)).collect()
}

/// An Ace outside battles, of this player or of whoever is chosen then.
fn ace_by(view: View<'_>, by: Option<Seat>) -> Choice {
    Choice::new(
        view.kind(ActionKind::Ace),
        Wanted::Own(Command::Open(Sheet::Ace { by })),
    )
    .about(view.about(ActionKind::Ace))
    .icon(Icon::Cards)
}

/// What a player may do in somebody else's turn, on a device of the player's own: an Ace that reaches a Warlord.
pub(super) fn meanwhile(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    density: Density,
    out: &mut Out,
) {
    let is_open = view.phase().is_some()
        && view.table.battle.is_none()
        && view.table.pending.is_none()
        && view.rules().aces_outside;
    let owner = view.owner().filter(|_| is_open);
    if owner.is_some_and(|owner| sheet::ace_reaches(view, owner).is_ok()) {
        choices::show(ui, vec![ace_by(view, owner)], density, play.digit(), out);
    }
}

fn joker(view: View<'_>) -> Option<Choice> {
    view.rules().reinforcements.then(|| {
        Choice::new(
            view.kind(ActionKind::Reinforce),
            Wanted::Own(Command::Open(Sheet::Reinforce { count: None })),
        )
        .about(view.about(ActionKind::Reinforce))
        .icon(Icon::Dice)
        .unless(view.why_no(ActionKind::Reinforce))
    })
}

/// Somebody has nothing to draw.
fn waiting(
    ui: &mut Ui,
    view: View<'_>,
    (seat, why): (Seat, Why),
    (density, digit): (Density, Option<u8>),
    out: &mut Out,
) {
    let key = match why {
        Why::CannotDraw => "duel-screen-waits-draw",
        Why::Emptied => "duel-screen-waits-emptied",
    };
    choices::prompt(ui, &view.of(key, seat));
    let most = view.table.most_reinforcements(view.rules(), seat);
    let title = view.with("duel-screen-joker-for", &[("count", most.into())]);
    let shown = Action::Reinforce { seat, count: None };
    let joker = Choice::new(title, Wanted::Do(shown.clone()))
        .icon(Icon::Dice)
        .unless(view.why_not(&shown))
        .primary();
    let fewer = Choice::new(
        view.get("duel-screen-fewer"),
        Wanted::Own(Command::Open(Sheet::Reinforce { count: None })),
    );
    let out_title = view.of("duel-screen-is-out", seat);
    let leaves = Choice::new(out_title, Wanted::Do(Action::Out)).danger();
    choices::show(ui, vec![joker, fewer, leaves], density, digit, out);
}

/// A step of the running battle.
fn step(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    battle: &Battle,
    density: Density,
    out: &mut Out,
) {
    let names = [
        ("attacker", view.name(battle.attacker).into()),
        ("defender", view.name(battle.defender).into()),
    ];
    let mut choices = match battle.step() {
        Step::Defend => {
            choices::prompt(ui, &view.of("duel-screen-defend", battle.defender));
            worth(ui, view, battle);
            defences(view, battle, density)
        }
        Step::AttackerSupport => {
            // Where only the attacker is asked now, only that is said.
            let both = both_supports(view, battle);
            let prompt = match both {
                Some(_) => view.with("duel-screen-supports", &names),
                None => asks_support(view, battle.attacker),
            };
            choices::prompt(ui, &prompt);
            both.unwrap_or_else(|| supports(view, battle.attacker))
        }
        Step::DefenderSupport => {
            choices::prompt(ui, &asks_support(view, battle.defender));
            supports(view, battle.defender)
        }
        Step::Reveal => {
            reveal(ui, play, view, out);
            Vec::new()
        }
        Step::LastChance => {
            let total = |seat| {
                let force = view.table.force(seat);
                force.map_or(0, |force| view.strength(&force).total())
            };
            let sums = (total(battle.attacker), total(battle.defender));
            last_chance(ui, view, battle, sums)
        }
    };
    if battle.step() == Step::Reveal {
        return if play.named.is_empty() {
            ui.add_space(space::XS);
            let aces: Vec<Choice> = ace(view, battle).into_iter().collect();
            choices::show(ui, aces, density_of_one(density), None, out);
        };
    }
    choices.extend(ace(view, battle));
    choices.extend(joker(view));
    choices::show(ui, choices, density, play.digit(), out);
}

/// A choice alone needs no more room than a tile.
fn density_of_one(density: Density) -> Density {
    match density {
        Density::Ample | Density::Some => Density::Some,
        Density::Little => Density::Little,
    }
}

/// What the attack can be worth, and what a defence needs.
fn worth(ui: &mut Ui, view: View<'_>, battle: &Battle) {
    let Some((least, most)) = view.worth(battle.attacker) else {
        return;
    };
    let args = [
        ("name", view.name(battle.attacker).into()),
        ("least", least.into()),
        ("most", most.into()),
    ];
    let key = match view.rules().tie {
        crate::games::duel::rules::Tie::Defender => "duel-screen-worth",
        crate::games::duel::rules::Tie::Draw => "duel-screen-worth-draw",
    };
    ui.label(theme::small(view.with(key, &args)));
}

/// Everything that one can defend with.
fn defences(view: View<'_>, battle: &Battle, density: Density) -> Vec<Choice> {
    let seat = battle.defender;
    let slots = view.side(seat).slots.iter().enumerate();
    let laid = slots.filter_map(|(slot, standing)| standing.map(|_| slot));
    let (both, alone): (Vec<Choice>, Vec<Choice>) = laid
        .map(|slot| {
            let [both, alone] = defences_with(view, seat, slot);
            (both, alone)
        })
        .unzip();
    let army = defence(view, view.get("duel-screen-with-army"), (None, true));
    let nothing = defence(view, view.get("duel-screen-with-nothing"), (None, false));
    both.into_iter()
        .chain([army])
        .chain(alone)
        .chain([nothing])
        .filter(|choice| density != Density::Little || choice.why_not.is_none())
        .collect()
}

/// The Warlords on the table that the defender may choose; none while nobody is asked for a defence here.
pub(super) fn choosable(view: View<'_>) -> Vec<Choosable> {
    let asked = view.table.battle.as_ref();
    let asked = asked.filter(|battle| battle.step() == Step::Defend);
    let Some(seat) = asked.map(|battle| battle.defender) else {
        return Vec::new();
    };
    if !view.offers(seat) {
        return Vec::new();
    }
    let slots = view.side(seat).slots.iter().enumerate();
    let laid = slots.filter_map(|(slot, standing)| Some((slot, standing.as_ref()?)));
    let all = laid.map(|(slot, standing)| {
        let warlord = view.warlord(seat, slot);
        let args = [
            ("name", view.name(seat).into()),
            ("warlord", warlord.into()),
        ];
        let defences = defences_with(view, seat, slot);
        Choosable {
            slot,
            name: view.with("duel-screen-warlord-of", &args),
            card: (
                standing.card().map(|warlord| warlord.role()),
                standing.is_face_up(),
            ),
            able: defences.iter().any(|defence| defence.why_not.is_none()),
        }
    });
    all.collect()
}

/// The defences with the Warlord of this slot: with an Army card, and without one.
pub(super) fn defences_with(view: View<'_>, seat: Seat, slot: usize) -> [Choice; 2] {
    let args = [("warlord", view.warlord(seat, slot).into())];
    [
        ("duel-screen-with-both", true),
        ("duel-screen-with-warlord", false),
    ]
    .map(|(key, army)| defence(view, view.with(key, &args), (Some(slot), army)))
}

fn defence(
    view: View<'_>,
    title: impl Into<String>,
    (slot, army): (Option<usize>, bool),
) -> Choice {
    let slot = slot.map(|slot| slot as i64);
    let action = Action::Defend { slot, army };
    let why_not = view.why_not(&action);
    Choice::new(title, Wanted::Do(action)).unless(why_not)
}

/// The Support cards of both sides with one tap, where both may add one and no more.
fn both_supports(view: View<'_>, battle: &Battle) -> Option<Vec<Choice>> {
    let two = battle.defender_side.as_ref().is_some_and(|side| side.army);
    if view.rules().supports_per_side != 1 || !two || !view.offers(battle.defender) {
        return None;
    }
    let [attacker, defender] = [battle.attacker, battle.defender];
    let only = |seat| view.of("duel-screen-support-only", seat);
    let all = [
        (view.get("duel-screen-support-both").into_owned(), 1, 1),
        (only(attacker), 1, 0),
        (only(defender), 0, 1),
        (view.get("duel-screen-support-none").into_owned(), 0, 0),
    ];
    let choices = all.into_iter().map(|(title, attack, defence)| {
        let actions = [(attacker, attack), (defender, defence)]
            .map(|(seat, count)| Action::Support { seat, count });
        let why_not = view.why_not_all(&actions);
        Choice::new(title, Wanted::Own(Command::DoAll(actions.into()))).unless(why_not)
    });
    Some(choices.collect())
}

/// The question whether a side adds Support cards.
fn asks_support(view: View<'_>, seat: Seat) -> String {
    let most = view.rules().supports_per_side;
    let args = [("name", view.name(seat).into()), ("count", most.into())];
    view.with("duel-screen-support", &args)
}

/// The Support cards of one side.
fn supports(view: View<'_>, seat: Seat) -> Vec<Choice> {
    let most = i64::from(view.rules().supports_per_side);
    let choices = (0..=most).rev().map(|count| {
        let action = Action::Support { seat, count };
        let why_not = view.why_not(&action);
        let args = [("name", view.name(seat).into()), ("count", count.into())];
        let title = view.with("duel-screen-support-count", &args);
        Choice::new(title, Wanted::Do(action)).unless(why_not)
    });
    choices.collect()
}

/// The defender's Ace, as long as one may be played.
fn ace(view: View<'_>, battle: &Battle) -> Option<Choice> {
    let late = battle.step() == Step::LastChance;
    match view.rules().aces_defend {
        AcesDefend::AnyTime => {}
        AcesDefend::BeforeReveal if !late => {}
        AcesDefend::BeforeReveal | AcesDefend::Never => return None,
    }
    let seat = battle.defender;
    // On the attacker's own device it is nobody's to play.
    if !view.offers(seat) {
        return None;
    }
    let side = battle.side(seat);
    let asks = side.is_some_and(|side| battle::unknown_warlord(view.table, seat, side));
    let plain = Action::Ace {
        seat,
        card: Name::Face(Face::Rank(Rank::Ace)),
        target: None,
        warlord: None,
    };
    let wanted = match asks || view.rules().hidden_ally {
        true => Wanted::Own(Command::Open(Sheet::AceInBattle { card: None })),
        false => Wanted::Do(plain),
    };
    let title = view.of("duel-screen-ace-of", seat);
    let choice = Choice::new(title, wanted)
        .about(view.get("duel-screen-ace-in-battle-about"))
        .icon(Icon::Cards);
    Some(choice.unless(view.why_no(ActionKind::Ace)))
}

/// The card that is asked for next, and those named so far can be taken back.
fn reveal(ui: &mut Ui, play: &mut DuelPlay, view: View<'_>, out: &mut Out) {
    let asked = battle::hidden(view.table);
    let Some(next) = asked.get(play.named.len()).copied() else {
        return;
    };
    let args = [
        ("name", view.name(next.seat).into()),
        ("part", view.part(next.part).into()),
        ("number", (play.named.len() + 1).into()),
        ("count", asked.len().into()),
    ];
    let mut back = false;
    ui.horizontal(|ui| {
        let right = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(right, |ui| {
            if !play.named.is_empty() {
                let title = view.get("duel-screen-name-back");
                back = widgets::icon_button(ui, Icon::Previous, &title).clicked();
            }
            let left = egui::Layout::left_to_right(egui::Align::Center);
            ui.with_layout(left, |ui| {
                let words = theme::strong_text(view.with("duel-screen-name", &args));
                ui.add(egui::Label::new(words).wrap());
            });
        });
    });
    if back {
        out.send(Wanted::Own(Command::Unname));
    }
    let ranks: Vec<Rank> = {
        let mut ranks: Vec<Rank> = next.part.ranks().collect();
        ranks.reverse();
        ranks
    };
    let what = view.with("duel-screen-name-what", &args[..2]);
    let named = play.named.clone();
    let question = Question {
        ranks: &ranks,
        what: &what,
        in_role: true,
        why_not: &|name| cannot_be(view, &asked, &named, next, name),
    };
    let digit = play.digit();
    let Some(name) = naming::card(ui, view, question, &mut play.naming, digit, out) else {
        return;
    };
    let all: Vec<Name> = named.into_iter().chain([name]).collect();
    match all.len() == asked.len() {
        true => out.send(Wanted::Do(shown(view, &asked, &all))),
        false => out.send(Wanted::Own(Command::Name(name))),
    }
}

/// Why the card that is asked for cannot be this one: all of its rank are known to lie elsewhere.
fn cannot_be(
    view: View<'_>,
    asked: &[Hidden],
    named: &[Name],
    next: Hidden,
    name: Name,
) -> Option<String> {
    let mut seen = view.table.seen(next.seat);
    let before = asked.iter().zip(named);
    for (_, name) in before.filter(|(hidden, _)| hidden.seat == next.seat) {
        if let Some(role) = as_role(*name) {
            seen.insert(Lying::from(role));
        }
    }
    let card = Lying::from(as_role(name)?);
    let free = seen.insert(card);
    (!free).then(|| {
        view.refusal(&Refusal::CardElsewhere {
            seat: next.seat,
            card: Some(card),
        })
    })
}

/// The reveal with these cards.
fn shown(view: View<'_>, asked: &[Hidden], named: &[Name]) -> Action {
    let of = |seat: Option<Seat>| {
        let mut shown = Shown::default();
        let own = asked.iter().zip(named);
        for (hidden, name) in own.filter(|(hidden, _)| Some(hidden.seat) == seat) {
            match hidden.part {
                Part::Army => shown.army = Some(*name),
                Part::Warlord => shown.warlord = Some(*name),
                Part::Support => shown.support.push(*name),
                Part::Ace => {}
            }
        }
        shown
    };
    let battle = view.table.battle.as_ref();
    Action::Reveal {
        attacker: of(battle.map(|b| b.attacker)),
        defender: of(battle.map(|b| b.defender)),
    }
}

/// What happens if no Ace is played, before it happens.
fn last_chance(
    ui: &mut Ui,
    view: View<'_>,
    battle: &Battle,
    (attack, defence): (u16, u16),
) -> Vec<Choice> {
    let names = [view.name(battle.attacker), view.name(battle.defender)];
    let rules = view.rules();
    let told = battle::outcome(view.text, rules, names, (attack, defence));
    ui.add(egui::Label::new(theme::strong_text(told)).wrap());
    let wanted = damage(rules, attack, defence);
    let pile = view.side(battle.defender).draw;
    let moved = wanted.min(pile.into());
    if moved < wanted {
        let args = [
            ("name", view.name(battle.defender).into()),
            ("count", moved.into()),
        ];
        ui.label(theme::small(view.with("duel-screen-all-there-is", &args)));
    }
    let title = view.with("duel-screen-resolve", &[("cards", moved.into())]);
    vec![Choice::new(title, Wanted::Do(Action::Resolve)).primary()]
}

/// How the last battle came out.
fn after(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    told: &[String],
    density: Density,
    out: &mut Out,
) {
    if let Some(record) = &view.table.last_battle {
        let total = |strength: &Option<Strength>| strength.as_ref().map_or(0, Strength::total);
        let sums = (
            total(&record.attacker_strength),
            total(&record.defender_strength),
        );
        let names = [view.name(record.attacker), view.name(record.defender)];
        let headline = battle::outcome(view.text, view.rules(), names, sums);
        parts::headed(ui, 1, egui::Label::new(theme::heading(headline)).wrap());
    }
    for sentence in told {
        ui.label(theme::body(sentence.as_str()));
    }
    let back = Choice::new(
        view.get("duel-screen-to-table"),
        Wanted::Own(Command::ToTable),
    );
    choices::show(ui, vec![back], density_of_one(density), play.digit(), out);
}

/// The next phase and the end of the turn, in what is left of a row.
pub(super) fn onwards(ui: &mut Ui, view: View<'_>, out: &mut Out) {
    let Some(phase) = view.phase() else {
        return;
    };
    // On another player's device the turn does not go on.
    if !view.offers(view.table.active) {
        return;
    }
    if view.table.battle.is_some() || view.table.pending.is_some() {
        return;
    }
    let end = view.kind(ActionKind::EndTurn);
    let end = Tile {
        title: &end,
        ..Tile::default()
    };
    let next = match phase {
        _ if view.table.cut_short => None,
        Phase::Preparation => Some(Phase::Attack),
        Phase::Attack => Some(Phase::Renewal),
        Phase::Renewal => None,
    };
    let Some(next) = next.filter(|_| view.why_no(ActionKind::NextPhase).is_none()) else {
        match parts::last_onwards(ui, view.text, end) {
            [true, _] => out.send(Wanted::Do(Action::EndTurn)),
            [_, true] => out.send(Wanted::Explain(view.get("last-phase-about").into_owned())),
            [false, false] => {}
        }
        return;
    };
    let title = view.with(
        "duel-screen-onward",
        &[("phase", phase_name(view, next).into())],
    );
    // After the attack the turn is usually over.
    let ends = next == Phase::Renewal;
    let onward = Tile {
        title: &title,
        primary: !ends,
        ..Tile::default()
    };
    let end = Tile {
        primary: ends,
        ..end
    };
    // What ends the turn stays where it is in every phase.
    match parts::pair(ui, [end, onward]) {
        [true, _] => out.send(Wanted::Do(Action::EndTurn)),
        [_, true] => out.send(Wanted::Do(Action::NextPhase)),
        [false, false] => {}
    }
}
