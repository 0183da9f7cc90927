//! The current task: the actions of the phase, the steps of a battle, or a pending decision.

use std::ops::ControlFlow;

use egui::{Ui, UiBuilder};

use super::battle::{self, Choosable};
use super::kinds;
use super::naming;
use super::play::{self, Aftermath, DuelPlay, PlayCommand};
use super::sheet::{self, Question};
use super::view::{Choice, Commands, TableCommand, View, ViewExt, capital};
use crate::rules::Duel;
use crate::rules::action::{Action, ActionKind};
use crate::rules::ask::{self, Part};
use crate::rules::battle::{damage, penalty_of_ace};
use crate::rules::editions::Tie;
use crate::rules::table::{Battle, Pending, Phase, Step, Why};
use crate::text;
use courtyard_core::game::compose::{self, Compose as _, Draft};
use courtyard_core::game::{Answer, Game as _};
use courtyard_core::seat::Seat;
use courtyard_ui::parts;
use courtyard_ui::session::choices::Steady;
use courtyard_ui::session::composer::{self, Composing as _};
use courtyard_ui::session::{Density, Phases, align_to_foot, choices, foot_place, room_below};
use courtyard_ui::theme::{self, size, space};
use courtyard_ui::widgets::{Icon, Tile};

/// Shows the task.
pub(super) fn show(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    density: Density,
    out: &mut Commands,
) {
    if let Some(pending) = view.table.pending {
        let choices = waiting(ui, view, pending);
        choices::show(ui, choices, density, view.take_number(), out);
    } else if let Some(battle) = &view.table.battle {
        step(ui, play, view, battle, density, out);
    } else if let Some(ended) = &play.aftermath {
        let choices = after(ui, ended, view);
        let density = density.for_few_choices();
        choices::show(ui, choices, density, view.take_number(), out);
    } else if view.table.phase().is_some() {
        turn(ui, view, density, out);
    }
}

/// The names of the phases of the turn, and the current one.
pub(super) fn phases(view: View<'_>) -> Phases {
    let all = if view.table.cut_short {
        &Phase::ALL[..1]
    } else {
        Phase::ALL
    };
    let name = |phase: &Phase| capital(&text::phase_name(view.text, *phase));
    let current = view.table.phase();
    Phases {
        names: all.iter().map(name).collect(),
        current: all.iter().position(|phase| Some(*phase) == current),
    }
}

/// Shows the actions of a turn outside battles. Each has its place, whether or not it is possible.
fn turn(ui: &mut Ui, view: View<'_>, density: Density, out: &mut Commands) {
    let mut actions = actions(view);
    let is_possible = |choice: &Choice| choice.why_not.is_none();
    let can_act = actions.iter().any(is_possible);
    let key = if can_act { "ask-act-or-end" } else { "ask-end" };
    let special = match (view.table.revenge, view.table.cut_short) {
        (true, _) => Some("duel-screen-revenge"),
        (false, true) => Some("duel-screen-cut-short"),
        (false, false) => None,
    };
    let special = special.map(|key| view.of(key, view.table.active));
    let note = special.as_deref().or(view.news).or(view.last);
    let prompt = view.of(key, view.table.active);
    choices::words(ui, &prompt, note.unwrap_or_default(), 0);
    let density = match density {
        Density::Some if view.rules().reinforcements => Density::Little,
        density => density,
    };
    let longest = longest_titles(view);
    let longest: Vec<&str> = longest.iter().map(String::as_str).collect();
    // Without room for all, what is not possible takes none, except a Warlord just after another one: a finger there must
    // not meet another action.
    let steady = Steady {
        longest: &longest,
        count: actions.len(),
    };
    let height = choices::steady_height(ui, steady, density);
    if can_act && room_below(ui) + space::S < height {
        let last = view.session.applied().next_back();
        let again = matches!(last, Some((_, Action::Warlord { .. })));
        let first = actions.first().map(|choice| choice.title.clone());
        actions
            .retain(|choice| is_possible(choice) || again && first.as_ref() == Some(&choice.title));
    }
    let number = view.take_number();
    choices::show_steadily(ui, actions, steady, density, number, out);
}

/// The actions of a turn, in its order.
fn actions(view: View<'_>) -> Vec<Choice> {
    let attacks = attacks(view).into_iter().map(|(_, attack)| attack);
    let all = preparations(view).into_iter().chain(attacks);
    all.chain(at_any_time(view)).collect()
}

/// Titles of the actions of a turn that are as long as any.
fn longest_titles(view: View<'_>) -> Vec<String> {
    let warlord = view.with("duel-screen-warlord", &[("number", 1_usize.into())]);
    let led = [("warlord", warlord.into())];
    let unled = [("warlord", "none".into())];
    let mut all = vec![
        view.kind(ActionKind::Warlord),
        view.kind(ActionKind::Exchange),
        view.with("duel-answer-attack", &led),
        view.with("duel-answer-attack", &unled),
        view.with("duel-screen-attack-empty", &[("number", 1_usize.into())]),
    ];
    all.extend(at_any_time(view).into_iter().map(|choice| choice.title));
    all
}

/// The actions of the preparation.
fn preparations(view: View<'_>) -> Vec<Choice> {
    let kinds = ActionKind::ALL.iter().copied();
    let kinds = kinds.filter(|kind| kinds::shown(*kind).tile == Some(Phase::Preparation));
    kinds.map(|kind| composer::choice(view, kind)).collect()
}

/// The action of the active player with this slot: the attack that its Warlord leads, or a Warlord played into it. `None`
/// if neither is possible now.
pub(super) fn with_slot(view: View<'_>, seat: Seat, slot: usize) -> Option<TableCommand> {
    if seat != view.table.active || !view.offers(seat) {
        return None;
    }
    let play = Action::Warlord {
        slot: slot as i64,
        card: None,
    };
    if view.why_not(&play).is_none() {
        return Some(TableCommand::Do(play));
    }
    let mut attacks = attacks(view).into_iter();
    let (_, attack) = attacks.find(|(leader, _)| *leader == Part::Slot(slot))?;
    attack.why_not.is_none().then_some(attack.wanted)
}

/// Whether an attack is possible now, in this phase or the next one.
pub(super) fn may_attack(view: View<'_>) -> bool {
    let mut attacks = attacks(view).into_iter();
    attacks.any(|(_, attack)| attack.why_not.is_none())
}

/// The session in the attack phase; `None` if this turn allows no attack any more.
fn when_attacking(view: View<'_>) -> Option<View<'_>> {
    let mut phases = std::iter::once(view).chain(view.phases_ahead());
    let attack = phases.find(|view| view.table.phase() == Some(Phase::Attack))?;
    let position = Duel::position(view.rules(), attack.table);
    let allows = Duel::gate(&position, ActionKind::Attack).is_ok();
    allows.then_some(attack)
}

/// Maximum number of slots each of which has an attack, whether or not a Warlord lies in it.
const FEW_SLOTS: usize = 2;

/// Attacks led by each Warlord and without one, each with its leader, in this phase or after the preparation.
fn attacks(view: View<'_>) -> Vec<(Part, Choice)> {
    let view = when_attacking(view).unwrap_or(view);
    let question = Question::of(view, Draft::new(ActionKind::Attack));
    let own = view.table.own();
    let slots = 0..own.slots.len();
    let has_place = |slot: &usize| own.slots.len() <= FEW_SLOTS || own.standing(*slot).is_some();
    let leaders = slots.filter(has_place).map(Part::Slot);
    let leaders = leaders.chain([Part::Nobody]);
    let attacks = leaders.map(|leader| (leader, attack(view, &question, leader)));
    attacks.collect()
}

/// An attack with this leader.
fn attack(view: View<'_>, question: &Question, leader: Part) -> Choice {
    let table = view.table;
    let slot = leader.slot();
    let standing = slot.map(|slot| table.own().standing(slot));
    let warlord = slot.map(|slot| view.warlord(table.active, slot));
    let target = table.target().map_or("", |seat| view.name(seat));
    let args = [
        ("warlord", warlord.unwrap_or("none".into()).into()),
        ("name", target.into()),
        ("number", slot.map_or(0, |slot| slot + 1).into()),
    ];
    let action = Action::Attack {
        slot: slot.map(|slot| slot as i64),
    };
    // A small tile has no room for a reason.
    let (key, about) = match standing {
        Some(None) => ("duel-screen-attack-empty", None),
        Some(Some(standing)) if standing.is_face_up() => ("duel-screen-attack-used", None),
        Some(Some(_)) | None => {
            let about = view.with("duel-answer-attack-about", &args);
            ("duel-answer-attack", Some(about))
        }
    };
    let attack = Choice {
        about,
        ..Choice::new(view.with(key, &args), view.record(action))
    };
    let attack = attack.icon(Icon::Swords);
    with_forced(view, attack.unless(question.why_not(view, leader)))
}

/// The choice together with the steps of the battle that follow it and leave no choice.
fn with_forced(view: View<'_>, choice: Choice) -> Choice {
    // Only a player without cards has no choice.
    let mut sides = view.table.sides.values().iter();
    let chosen = match &choice.wanted {
        TableCommand::Do(action) => std::slice::from_ref(action),
        TableCommand::DoAll(actions) => actions.as_slice(),
        _ => return choice,
    };
    if choice.why_not.is_some() || sides.all(|side| side.hand > 1) {
        return choice;
    }
    let mut table = view.session.table().clone();
    let mut play = |action: &Action| Duel::play(view.rules(), &mut table, action).is_ok();
    if !chosen.iter().all(&mut play) {
        return choice;
    }
    let mut actions = chosen.to_vec();
    while let Some(action) = forced(view.at(&table)) {
        if Duel::play(view.rules(), &mut table, &action).is_err() {
            break;
        }
        actions.push(action);
    }
    Choice {
        wanted: match <[Action; 1]>::try_from(actions) {
            Ok([action]) => TableCommand::Do(action),
            Err(actions) => TableCommand::DoAll(actions),
        },
        ..choice
    }
}

/// The next step of the battle, if its player has no choice.
fn forced(view: View<'_>) -> Option<Action> {
    let battle = view.table.battle.as_ref()?;
    let seat = battle.acts()?;
    let kind = match battle.step() {
        Step::Defend => ActionKind::Defend,
        Step::AttackerSupport | Step::DefenderSupport => ActionKind::Support,
        Step::Reveal | Step::LastChance => return None,
    };
    // With cards in the hand there is a choice, and the defender may have an Ace.
    if view.side(seat).hand > 0 || !view.offers(seat) {
        return None;
    }
    let mut only = None;
    let mut visit = |action: &Action| match only.replace(action.clone()) {
        None => ControlFlow::Continue(()),
        Some(_) => ControlFlow::Break(()),
    };
    let position = Duel::position(view.rules(), view.table);
    let mut buffer = compose::Buffer::default();
    match compose::visit_legal::<Duel, ()>(&position, kind, &mut buffer, &mut visit) {
        ControlFlow::Continue(()) => only,
        ControlFlow::Break(()) => None,
    }
}

/// Actions allowed at any time outside battles: an Ace, and the joker if the rules have one.
fn at_any_time(view: View<'_>) -> Vec<Choice> {
    let rules = view.rules();
    let ace = rules.aces_outside.then(|| {
        let mut ace = ace_outside(view);
        // On a shared device it is not an action of the player whose turn it is.
        if view.owner().is_none() {
            ace.title = view.get("duel-screen-ace-of-any").into_owned();
        }
        let owner = view.owner().filter(|_| ace.why_not.is_none());
        match owner.and_then(|owner| sheet::ace_reaches_none(view, owner)) {
            Some(why) => ace.unless(Some(why)),
            None => ace,
        }
    });
    ace.into_iter().chain(sheet::joker(view)).collect()
}

/// An Ace outside battles.
fn ace_outside(view: View<'_>) -> Choice {
    composer::choice(view, ActionKind::Ace).about(view.get("duel-screen-ace-outside-about"))
}

/// The action allowed in another player's turn, on the player's own device: an Ace that reaches a Warlord.
pub(super) fn off_turn_action(view: View<'_>) -> Option<Choice> {
    let is_open = is_between_battles(view) && view.rules().aces_outside;
    let owner = view.owner().filter(|_| is_open)?;
    let reaches_one = sheet::ace_reaches_none(view, owner).is_none();
    reaches_one.then(|| ace_outside(view))
}

/// Whether the turn is not interrupted by a battle or a player with nothing to draw.
fn is_between_battles(view: View<'_>) -> bool {
    let table = view.table;
    table.phase().is_some() && table.battle.is_none() && table.pending.is_none()
}

/// A player has nothing to draw: the joker, for the maximum number of cards or for fewer, or the end.
fn waiting(ui: &mut Ui, view: View<'_>, Pending { seat, why }: Pending) -> Vec<Choice> {
    let key = match why {
        Why::CannotDraw => "duel-screen-waits-draw",
        Why::Emptied => "duel-screen-waits-emptied",
    };
    choices::prompt(ui, &view.of(key, seat));
    let [joker, fewer] = sheet::joker_of(view, seat);
    let out_title = view.of("duel-screen-is-out", seat);
    let leaves = Choice::new(out_title, TableCommand::Do(Action::Out)).danger();
    vec![joker, fewer, leaves]
}

/// A step of the running battle.
fn step(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    battle: &Battle,
    density: Density,
    out: &mut Commands,
) {
    let names = [
        ("attacker", view.name(battle.attacker).into()),
        ("defender", view.name(battle.defender).into()),
    ];
    let choices = match battle.step() {
        Step::Defend => {
            let prompt = view.of("duel-ask-defend", battle.defender);
            choices::words(ui, &prompt, &worth(view, battle), composer::MORE_LINES);
            defences(view, battle, density)
        }
        Step::AttackerSupport => {
            // If only the attacker is asked, only that question is shown.
            let both = both_supports(view, battle);
            let prompt = match both {
                Some(_) => view.with("duel-screen-supports", &names),
                None => asks_support(view, battle.attacker),
            };
            choices::prompt(ui, &prompt);
            both.unwrap_or_else(|| supports(view))
        }
        Step::DefenderSupport => {
            choices::prompt(ui, &asks_support(view, battle.defender));
            supports(view)
        }
        Step::Reveal => {
            reveal(ui, play, view, out);
            Vec::new()
        }
        Step::LastChance => last_chance(ui, view, battle),
    };
    choices::show(ui, choices, density, view.take_number(), out);
    // At every step the joker is in the same place.
    if let Some(joker) = sheet::joker(view) {
        let density = density.for_few_choices();
        align_to_foot(ui, theme::TARGET + space::S, |ui| {
            choices::show(ui, vec![joker], density, None, out);
        });
    }
}

/// The possible strength of the attack, and the strength that a defence needs.
fn worth(view: View<'_>, battle: &Battle) -> String {
    let (least, most) = view.worth(battle);
    let args = [
        ("name", view.name(battle.attacker).into()),
        ("least", least.into()),
        ("most", most.into()),
    ];
    let key = match view.rules().tie {
        Tie::Defender => "duel-screen-worth",
        Tie::Draw => "duel-screen-worth-draw",
    };
    view.with(key, &args)
}

/// All options of the defence.
fn defences(view: View<'_>, battle: &Battle, density: Density) -> Vec<Choice> {
    let seat = battle.defender;
    let led = view.side(seat).standings();
    let led = led.map(|(slot, _)| defences_with(view, Part::Slot(slot)));
    let (both, alone): (Vec<Choice>, Vec<Choice>) = led.map(<(Choice, Choice)>::from).unzip();
    let [army, nothing] = defences_with(view, Part::Nobody);
    both.into_iter()
        .chain([army])
        .chain(alone)
        .chain([nothing])
        .filter(|choice| density != Density::Little || choice.why_not.is_none())
        .map(|choice| with_forced(view, choice))
        .collect()
}

/// The Warlords on the table that the defender may choose; none if no defence is requested here.
pub(super) fn choosable(view: View<'_>) -> Vec<Choosable> {
    let asked = view.table.battle.as_ref();
    let asked = asked.filter(|battle| battle.step() == Step::Defend);
    let seat = asked.map(|battle| battle.defender);
    let Some(seat) = seat.filter(|seat| view.offers(*seat)) else {
        return Vec::new();
    };
    let all = view.side(seat).standings().map(|(slot, standing)| {
        let warlord = view.warlord(seat, slot);
        let args = [
            ("name", view.name(seat).into()),
            ("warlord", warlord.into()),
        ];
        let defences = defences_with(view, Part::Slot(slot));
        Choosable {
            slot,
            name: view.with("duel-screen-warlord-of", &args),
            standing,
            able: defences.iter().any(|defence| defence.why_not.is_none()),
        }
    });
    all.collect()
}

/// The defences with this Warlord or none, with and without an Army card.
fn defences_with(view: View<'_>, leader: Part) -> [Choice; 2] {
    let first = Question::of(view, Draft::new(ActionKind::Defend));
    let question = first.answered(view, Answer::Part(leader));
    [true, false].map(|army| question.tile(view, Part::Army(army)))
}

/// The Support cards of both sides with one tap, if each may add at most one.
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
        let [first, second] = [(attacker, attack), (defender, defence)]
            .map(|(seat, count)| Action::Support { seat, count });
        let why_not_second = || view.at(&view.after(&first)).why_not(&second);
        let why_not = view.why_not(&first).or_else(why_not_second);
        let wanted = TableCommand::DoAll(vec![first, second]);
        Choice::new(title, wanted).unless(why_not)
    });
    Some(choices.collect())
}

/// The question whether a side adds Support cards.
fn asks_support(view: View<'_>, seat: Seat) -> String {
    let most = view.rules().supports_per_side;
    let args = [("name", view.name(seat).into()), ("count", most.into())];
    view.with("duel-ask-support", &args)
}

/// The Support cards of the side whose turn it is.
fn supports(view: View<'_>) -> Vec<Choice> {
    let tiles = Question::of(view, Draft::new(ActionKind::Support)).tiles(view);
    let tiles = tiles.into_iter();
    tiles.map(|choice| with_forced(view, choice)).collect()
}

/// The defender's Ace, while one may be played.
fn ace(view: View<'_>, battle: &Battle) -> Option<Choice> {
    let seat = battle.defender;
    // On the attacker's own device it is not offered.
    if !battle.allows_ace(view.rules()) || !view.offers(seat) {
        return None;
    }
    let title = view.of("duel-screen-ace-of", seat);
    let choice = Choice::new(title, Duel::start(view, ActionKind::Ace));
    let choice = choice.about(ace_about(view, battle));
    Some(choice.unless(view.why_no(ActionKind::Ace)))
}

/// Whether the defender can hold an Ace.
pub(super) fn may_play_ace(view: View<'_>) -> bool {
    view.why_impossible(ActionKind::Ace).is_none()
}

/// The effect of an Ace in this battle.
fn ace_about(view: View<'_>, battle: &Battle) -> String {
    let is_led = battle.attacker_side.slot.is_some();
    let args = [
        ("attacker", view.name(battle.attacker).into()),
        ("led", is_led.into()),
        ("penalty", penalty_of_ace(view.rules(), is_led).into()),
    ];
    view.with("duel-screen-ace-in-battle-about", &args)
}

/// The card to name next.
fn reveal(ui: &mut Ui, play: &mut DuelPlay, view: View<'_>, out: &mut Commands) {
    let hidden = ask::hidden(view.table);
    let question = Question::of(view, play.reveal(view));
    let named = play::named(&question.draft).len();
    let Some(next) = hidden.get(named) else {
        return;
    };
    // The cards of bots are known.
    let is_asked = |hidden: &&ask::Hidden| !view.is_bot(hidden.seat);
    let before = hidden[..named].iter();
    let args = [
        ("name", view.name(next.seat).into()),
        ("part", view.role(next.role).into()),
        ("number", (before.filter(is_asked).count() + 1).into()),
        ("count", hidden.iter().filter(is_asked).count().into()),
    ];
    choices::prompt(ui, &view.with("duel-screen-name", &args));
    let digit = view.take_number();
    naming::show(ui, view, &question, *next, &mut play.naming, digit, out);
}

/// The consequences if no Ace is played, in advance.
fn last_chance(ui: &mut Ui, view: View<'_>, battle: &Battle) -> Vec<Choice> {
    let names = [view.name(battle.attacker), view.name(battle.defender)];
    let rules = view.rules();
    let sums = view.table.totals(rules);
    let sentence = battle::outcome(view.text, rules, names, sums);
    ui.add(egui::Label::new(theme::strong_text(sentence)).wrap());
    battle::show_damage(ui, view.text, rules, sums);
    let wanted = damage(rules, sums[0], sums[1]);
    let pile = view.side(battle.defender).draw;
    let moved = wanted.min(pile.into());
    if moved < wanted {
        let args = [
            ("name", view.name(battle.defender).into()),
            ("count", moved.into()),
        ];
        ui.label(theme::small(view.with("duel-screen-all-there-is", &args)));
    }
    ui.label(theme::small(view.get("duel-then-used")));
    let may_play_ace = may_play_ace(view);
    if may_play_ace {
        ui.label(theme::small(ace_about(view, battle)));
    }
    let moves = view.with("duel-screen-moves", &[("cards", moved.into())]);
    let title = if may_play_ace {
        view.with("duel-screen-resolve", &[("moves", moves.into())])
    } else {
        capital(&moves)
    };
    let resolve = Choice::new(title, TableCommand::Do(Action::Resolve));
    // The way on in the foot ends the turn as well.
    let is_way_on = end_without_ace(view, battle).is_none();
    vec![Choice {
        primary: is_way_on,
        ..resolve
    }]
}

/// The end of the turn without an Ace, if it may follow the battle.
fn end_without_ace(view: View<'_>, battle: &Battle) -> Option<Choice> {
    let is_here = view.offers(battle.attacker) && view.offers(battle.defender);
    if battle.step() != Step::LastChance || !is_here || !may_play_ace(view) {
        return None;
    }
    let after = view.after(&Action::Resolve);
    // The joker of a player may come first, or the game ends.
    if view.at(&after).why_not(&Action::EndTurn).is_some() {
        return None;
    }
    let title = view.get("duel-screen-end-without-ace");
    let both = TableCommand::DoAll(vec![Action::Resolve, Action::EndTurn]);
    Some(Choice::new(title, both))
}

/// The result of the last battle, and the actions that are possible after it.
fn after(ui: &mut Ui, ended: &Aftermath, view: View<'_>) -> Vec<Choice> {
    let headline = theme::heading(ended.headline(view));
    parts::headed(ui, 1, egui::Label::new(headline).wrap());
    if let Some(sums) = ended.sums() {
        battle::show_damage(ui, view.text, view.rules(), sums);
    }
    for sentence in ended.describe(view) {
        ui.label(theme::body(sentence));
    }
    let attacks = attacks(view).into_iter();
    let later = attacks.map(|(_, attack)| attack).chain(at_any_time(view));
    let possible = later.filter(|choice| choice.why_not.is_none());
    let back = TableCommand::Play(PlayCommand::ToTable);
    let back = Choice::new(view.get("back-to-table"), back);
    possible.chain([back]).collect()
}

/// The defender's Ace and the end of the turn, in the rest of a row. Each keeps its place during a battle.
fn battle_footer(ui: &mut Ui, view: View<'_>, battle: &Battle, out: &mut Commands) {
    let (ace, end) = (ace(view, battle), end_without_ace(view, battle));
    let ace_tile = ace.as_ref().map(|ace| Tile {
        title: &ace.title,
        enabled: ace.why_not.is_none(),
        about: ace.why_not.as_deref().or(ace.about.as_deref()),
        ..Tile::default()
    });
    let end_tile = end.as_ref().map(|end| Tile {
        title: &end.title,
        primary: true,
        ..Tile::default()
    });
    let place = foot_place(ui);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
    let [plays_ace, ends] = parts::foot_buttons(&mut ui, ace_tile, end_tile, size::LONG_SECOND);
    let chosen = ace.filter(|_| plays_ace).or(end.filter(|_| ends));
    out.send_if_any(chosen.map(Choice::chosen));
}

/// The end of the turn, in the rest of a row. It passes through the remaining phases, and an attack enters its phase by
/// itself, so no button leads from phase to phase.
pub(super) fn footer(ui: &mut Ui, view: View<'_>, out: &mut Commands) {
    if let Some(battle) = &view.table.battle {
        return battle_footer(ui, view, battle, out);
    }
    // On another player's device the turn cannot continue.
    if !is_between_battles(view) || !view.offers(view.table.active) {
        return;
    }
    let end = Tile {
        title: &view.kind(ActionKind::EndTurn),
        // Before an attack, the attacks above are the way on.
        primary: !may_attack(view),
        ..Tile::default()
    };
    if let [_, true] = parts::onwards(ui, None, end) {
        out.send(TableCommand::Do(Action::EndTurn));
    }
}
