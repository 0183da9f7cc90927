//! The current task: the actions of the phase, the steps of a battle, or a pending decision.

use egui::Ui;

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
use crate::rules::refusal::Refusal;
use crate::rules::table::{Battle, Pending, Phase, Step, Why};
use crate::text;
use courtyard_core::game::Answer;
use courtyard_core::game::compose::{Draft, QuestionOption};
use courtyard_core::seat::Seat;
use courtyard_ui::parts;
use courtyard_ui::session::composer::{self, Composing as _};
use courtyard_ui::session::{Density, Phases, choices};
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::{Icon, Tile};

/// Shows the task without its choices. Returns them, and the space for them.
pub(super) fn show(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    density: Density,
    out: &mut Commands,
) -> Option<(Vec<Choice>, Density)> {
    if let Some(pending) = view.table.pending {
        return Some((waiting(ui, view, pending), density));
    }
    if let Some(battle) = &view.table.battle {
        return step(ui, play, view, battle, density, out);
    }
    if let Some(ended) = &play.aftermath {
        return Some((after(ui, ended, view), density.for_few_choices()));
    }
    let phase = view.table.phase()?;
    Some((turn(ui, view, phase, density), density))
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

/// The actions of a turn outside battles.
fn turn(ui: &mut Ui, view: View<'_>, phase: Phase, density: Density) -> Vec<Choice> {
    let mut tiles = tiles(view, phase);
    let mut attacks = attacks(view).into_iter().map(|(_, attack)| attack);
    let (mut lay, unled) = (tiles.next(), attacks.next());
    let mut others: Vec<Choice> = at_any_time(view).into_iter().chain(tiles).collect();
    let led: Vec<Choice> = attacks.collect();
    let is_possible = |choice: &Choice| choice.why_not.is_none();
    let mut all = lay.iter().chain(&unled).chain(&others).chain(&led);
    let can_act = all.any(is_possible);
    let key = if can_act { "ask-act-or-end" } else { "ask-end" };
    // With many players the table needs the line; the bar says whose turn it is.
    let crowded = density == Density::Little && view.table.sides.len() > MANY;
    let special = match (view.table.revenge, view.table.cut_short) {
        (true, _) => Some("duel-screen-revenge"),
        (false, true) => Some("duel-screen-cut-short"),
        (false, false) => None,
    };
    let special = special.map(|key| view.of(key, view.table.active));
    let note = special.as_deref().or(view.news).or(view.last);
    if !crowded {
        let prompt = view.of(key, view.table.active);
        choices::words(ui, &prompt, note.unwrap_or_default(), 0);
    }
    // If space is limited, unavailable choices are hidden, except attacks, and a Warlord just after another one: a finger
    // there must not meet another choice.
    if density == Density::Little && can_act {
        let last = view.session.applied().next_back();
        let again = matches!(last, Some((_, Action::Warlord { .. })));
        lay = lay.filter(|lay| again || is_possible(lay));
        others.retain(is_possible);
    }
    // Choices that need a Warlord come last, so that the others keep their places.
    let choices = lay.into_iter().chain(unled).chain(others).chain(led);
    choices.collect()
}

/// Maximum number of players with room for the question's line.
const MANY: usize = 4;

/// The actions of this phase that have a tile of their own.
fn tiles(view: View<'_>, phase: Phase) -> impl Iterator<Item = Choice> {
    let kinds = ActionKind::ALL.iter().copied().filter(move |kind| {
        let tile = kinds::shown(*kind).tile;
        tile.is_some_and(|(of, is_shown)| of == phase && is_shown(view))
    });
    kinds.map(move |kind| composer::choice(view, kind))
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
    let attacks = attacks(view);
    attacks.iter().any(|(_, attack)| attack.why_not.is_none())
}

/// Attacks without a Warlord, and led by each of them, each with its leader. In the preparation they first enter the
/// attack phase.
fn attacks(view: View<'_>) -> Vec<(Part, Choice)> {
    let phase = view.table.phase().filter(|_| !view.table.cut_short);
    let Some(phase @ (Phase::Preparation | Phase::Attack)) = phase else {
        return Vec::new();
    };
    // If the attack phase cannot be entered, every attack is refused.
    let view = match phase {
        Phase::Preparation => view.phases_ahead().next().unwrap_or(view),
        _ => view,
    };
    let table = view.table;
    let question = Question::of(view, Draft::new(ActionKind::Attack));
    // If no attack is possible, one choice explains why.
    let none = question.options.iter().all(|led| led.why_not.is_some());
    let is_led = |led: &&QuestionOption<Duel>| led.part != Part::Nobody;
    let (led, unled): (Vec<_>, Vec<_>) = question.options.iter().partition(is_led);
    let shown = unled.into_iter().chain(led.into_iter().filter(|_| !none));
    let target = table.target().map_or("", |seat| view.name(seat));
    let all = shown.map(|led| {
        let slot = led.part.slot();
        let warlord = slot.map(|slot| view.warlord(table.active, slot));
        let args = [
            ("warlord", warlord.unwrap_or("none".into()).into()),
            ("name", target.into()),
        ];
        let attack = Action::Attack {
            slot: slot.map(|slot| slot as i64),
        };
        let used = matches!(led.why_not, Some(Refusal::WarlordUsed { .. }));
        let (title, about) = if none {
            (view.kind(ActionKind::Attack), String::new())
        } else if used {
            // A small tile has no room for the reason.
            (view.with("duel-screen-attack-used", &args), String::new())
        } else {
            let about = view.with("duel-answer-attack-about", &args);
            (view.with("duel-answer-attack", &args), about)
        };
        let choice = Choice::new(title, view.record(attack))
            .about(about)
            .icon(Icon::Swords)
            .unless(question.why_not(view, led.part));
        (led.part, choice)
    });
    all.collect()
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
) -> Option<(Vec<Choice>, Density)> {
    let names = [
        ("attacker", view.name(battle.attacker).into()),
        ("defender", view.name(battle.defender).into()),
    ];
    let mut choices = match battle.step() {
        Step::Defend => {
            choices::prompt(ui, &view.of("duel-ask-defend", battle.defender));
            worth(ui, view, battle);
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
            return play.named().is_empty().then(|| {
                ui.add_space(space::XS);
                let aces = ace(view, battle).into_iter().collect();
                (aces, density.for_few_choices())
            });
        }
        Step::LastChance => {
            let resolve = last_chance(ui, view, battle);
            // Only a large button describes the Ace.
            if density != Density::Ample && may_play_ace(view) {
                ui.label(theme::small(ace_about(view, battle)));
            }
            resolve
        }
    };
    choices.extend(ace(view, battle));
    choices.extend(sheet::joker(view));
    Some((choices, density))
}

/// The possible strength of the attack, and the strength that a defence needs.
fn worth(ui: &mut Ui, view: View<'_>, battle: &Battle) {
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
    ui.label(theme::small(view.with(key, &args)));
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
    Question::of(view, Draft::new(ActionKind::Support)).tiles(view)
}

/// The defender's Ace, while one may be played.
fn ace(view: View<'_>, battle: &Battle) -> Option<Choice> {
    let seat = battle.defender;
    // On the attacker's own device it is not offered.
    if !battle.allows_ace(view.rules()) || !view.offers(seat) {
        return None;
    }
    let title = view.of("duel-screen-ace-of", seat);
    let choice = Choice::new(title, Duel::start(view, ActionKind::Ace))
        .about(ace_about(view, battle))
        .icon(Icon::Cards);
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
    let words = theme::strong_text(view.with("duel-screen-name", &args));
    ui.add(egui::Label::new(words).wrap());
    let digit = view.take_number();
    let of = (next.seat, next.role);
    naming::show(ui, view, &question, of, (&mut play.naming, digit), out);
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
    let moves = view.with("duel-screen-moves", &[("cards", moved.into())]);
    let title = if may_play_ace(view) {
        view.with("duel-screen-resolve", &[("moves", moves.into())])
    } else {
        capital(&moves)
    };
    vec![Choice::new(title, TableCommand::Do(Action::Resolve)).primary()]
}

/// The result of the last battle.
fn after(ui: &mut Ui, ended: &Aftermath, view: View<'_>) -> Vec<Choice> {
    let headline = theme::heading(ended.headline(view));
    parts::headed(ui, 1, egui::Label::new(headline).wrap());
    if let Some(sums) = ended.sums() {
        battle::show_damage(ui, view.text, view.rules(), sums);
    }
    for sentence in ended.describe(view) {
        ui.label(theme::body(sentence));
    }
    let back = TableCommand::Play(PlayCommand::ToTable);
    vec![Choice::new(view.get("back-to-table"), back)]
}

/// The end of the turn, in the rest of a row. It passes through the remaining phases, and an attack enters its phase by
/// itself, so no button leads from phase to phase.
pub(super) fn footer(ui: &mut Ui, view: View<'_>, out: &mut Commands) {
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
