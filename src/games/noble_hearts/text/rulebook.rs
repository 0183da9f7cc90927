//! The rules in words, with the numbers of the rules that are played by.

use serde_json::Value;

use super::names::{edition_name, kind_name, rule_name, rule_value};
use crate::rules::editions::{CharmHalf, FIELDS, Kinds, Passing, RedrawTie, Reshuffle};
use crate::rules::{ActionKind, Rules};
use courtyard_text::{Chapter, Text, say};

/// The whole rules for somebody who has never played, by this edition and these house rules.
pub fn rulebook(text: &Text, rules: &Rules) -> Vec<Chapter> {
    let mut chapters = vec![
        aim(text, rules),
        table(text, rules),
        set_up(text, rules),
        initiative(text, rules),
        attacks(text, rules),
        evading(text, rules),
        moving(text, rules),
        drawing(text, rules),
    ];
    chapters.extend(specials(text, rules));
    chapters.extend(tracks(text, rules));
    chapters.push(end(text, rules));
    chapters.extend(house(text, rules));
    chapters
}

fn chapter(text: &Text, title: &str, paragraphs: impl IntoIterator<Item = String>) -> Chapter {
    Chapter {
        title: say!(text, title),
        paragraphs: paragraphs.into_iter().collect(),
    }
}

fn actions(text: &Text, kinds: impl Iterator<Item = ActionKind>) -> String {
    text.list(kinds.map(|kind| kind_name(text, kind)))
}

/// Whether the rules have actions of this kind at all.
fn in_play(rules: &Rules, kind: ActionKind) -> bool {
    kind.special().is_none() || rules.pile() > 0
}

/// The kinds of a list of the rules that are in play.
fn of(rules: &Rules, kinds: Kinds) -> impl Iterator<Item = ActionKind> {
    kinds.iter().filter(|kind| match kind {
        ActionKind::CollectRose => rules.roses > 0,
        ActionKind::TurnUp => rules.pile() > 0,
        kind => in_play(rules, *kind),
    })
}

fn aim(text: &Text, rules: &Rules) -> Chapter {
    let charm = (rules.charm_spots > 0).then(|| say!(text, "noble-hearts-rules-aim-charm"));
    let hit = say!(text, "noble-hearts-rules-aim-hit");
    chapter(
        text,
        "noble-hearts-rules-aim-title",
        std::iter::once(hit).chain(charm),
    )
}

fn table(text: &Text, rules: &Rules) -> Chapter {
    let mut paragraphs = vec![
        say!(text, "noble-hearts-rules-table-box"),
        say!(
            text,
            "noble-hearts-rules-table-deck",
            cards = rules.deck_cards
        ),
        say!(text, "noble-hearts-rules-table-card", areas = rules.areas),
    ];
    if rules.pile() > 0 {
        paragraphs.push(say!(
            text,
            "noble-hearts-rules-table-specials",
            cards = rules.pile()
        ));
    }
    if rules.charm_spots > 0 {
        paragraphs.push(say!(
            text,
            "noble-hearts-rules-table-charm",
            spots = rules.charm_spots
        ));
    }
    if rules.skill_spots > 0 {
        paragraphs.push(say!(
            text,
            "noble-hearts-rules-table-skill",
            spots = rules.skill_spots
        ));
    }
    chapter(text, "noble-hearts-rules-table-title", paragraphs)
}

fn set_up(text: &Text, rules: &Rules) -> Chapter {
    let mut paragraphs = vec![
        say!(
            text,
            "noble-hearts-rules-setup-hand",
            hand = rules.opening_hand
        ),
        say!(text, "noble-hearts-rules-setup-first"),
    ];
    if rules.opening() > 0 {
        paragraphs.push(say!(
            text,
            "noble-hearts-rules-setup-specials",
            count = rules.opening()
        ));
    }
    if rules.roses > 0 {
        paragraphs.push(say!(
            text,
            "noble-hearts-rules-setup-roses",
            count = rules.roses
        ));
    }
    chapter(text, "noble-hearts-rules-setup-title", paragraphs)
}

fn initiative(text: &Text, rules: &Rules) -> Chapter {
    let keeps = match of(rules, rules.keeps_initiative).next() {
        None => say!(text, "noble-hearts-rules-turn-keeps-none"),
        Some(_) => say!(
            text,
            "noble-hearts-rules-turn-keeps",
            actions = actions(text, of(rules, rules.keeps_initiative))
        ),
    };
    let pass = match rules.pass {
        Passing::AfterKeeping => "noble-hearts-rules-turn-pass-after-keeping",
        Passing::Always => "noble-hearts-rules-turn-pass-always",
        Passing::Never => "noble-hearts-rules-turn-pass-never",
    };
    chapter(
        text,
        "noble-hearts-rules-turn-title",
        [
            say!(text, "noble-hearts-rules-turn-one"),
            say!(text, "noble-hearts-rules-turn-facing"),
            keeps,
            say!(text, pass),
        ],
    )
}

/// One action: what it takes, and what the rules' lists say of it.
fn action(text: &Text, rules: &Rules, kind: ActionKind, about: String) -> String {
    let mut sentences = vec![say!(
        text,
        "noble-hearts-rules-action",
        action = kind_name(text, kind),
        about = about
    )];
    let mut tail = |holds: bool, key: &str| {
        if holds {
            sentences.push(say!(text, key));
        }
    };
    let special = kind.special().is_some();
    tail(special, "noble-hearts-rules-tail-special");
    tail(
        rules.evades.contains(kind),
        "noble-hearts-rules-tail-evades",
    );
    tail(
        rules.only_when_attacked.contains(kind),
        "noble-hearts-rules-tail-only",
    );
    tail(
        rules.keeps_initiative.contains(kind),
        "noble-hearts-rules-tail-keeps",
    );
    let costs_cards = kind != ActionKind::JumpDown;
    let draws = rules.refills.contains(kind);
    tail(costs_cards && draws, "noble-hearts-rules-tail-draws");
    tail(costs_cards && !draws, "noble-hearts-rules-tail-draws-not");
    tail(
        special && rules.turned_down.contains(kind),
        "noble-hearts-rules-tail-turns-down",
    );
    sentences.join(" ")
}

fn attacks(text: &Text, rules: &Rules) -> Chapter {
    use ActionKind as K;
    let told = |kind, about| action(text, rules, kind, about);
    let mut paragraphs = vec![
        say!(text, "noble-hearts-rules-attacks-front"),
        say!(text, "noble-hearts-rules-attacks-open"),
        told(K::Attack, say!(text, "noble-hearts-rules-attack")),
        told(
            K::Charge,
            say!(
                text,
                "noble-hearts-rules-charge",
                cards = rules.charge_move_cards,
                far = rules.charge_move
            ),
        ),
        say!(
            text,
            "noble-hearts-rules-charge-jumps",
            up = rules.charge_jump_up_move,
            cards = rules.charge_move_cards,
            down = rules.charge_jump_down_move
        ),
    ];
    if rules.pile() == 0 {
        return chapter(text, "noble-hearts-rules-attacks-title", paragraphs);
    }
    paragraphs.push(say!(
        text,
        "noble-hearts-rules-charge-long",
        count = rules.long_jump_cards,
        far = rules.charge_long_jump_move,
        redraws = rules.charge_long_jump_refills
    ));
    if rules.charge_with.iter().next().is_some() {
        paragraphs.push(say!(
            text,
            "noble-hearts-rules-charge-with",
            actions = actions(text, rules.charge_with.iter())
        ));
    }
    paragraphs.extend([
        told(
            K::Berserk,
            say!(
                text,
                "noble-hearts-rules-berserk",
                cards = rules.berserk_cards
            ),
        ),
        told(K::Feint, say!(text, "noble-hearts-rules-feint")),
        told(K::Combination, say!(text, "noble-hearts-rules-combination")),
    ]);
    chapter(text, "noble-hearts-rules-attacks-title", paragraphs)
}

fn evading(text: &Text, rules: &Rules) -> Chapter {
    use ActionKind as K;
    let told = |kind, about| action(text, rules, kind, about);
    let all = match of(rules, rules.evades).next() {
        None => say!(text, "noble-hearts-rules-evading-none"),
        Some(_) => say!(
            text,
            "noble-hearts-rules-evading-all",
            actions = actions(text, of(rules, rules.evades))
        ),
    };
    let mut paragraphs = vec![
        say!(text, "noble-hearts-rules-evading-must"),
        told(K::Block, say!(text, "noble-hearts-rules-block")),
    ];
    if rules.pile() > 0 {
        paragraphs.push(told(
            K::QuickBlock,
            say!(text, "noble-hearts-rules-quick-block"),
        ));
    }
    paragraphs.extend([
        all,
        told(K::Retreat, say!(text, "noble-hearts-rules-retreat")),
        say!(text, "noble-hearts-rules-evading-last"),
    ]);
    chapter(text, "noble-hearts-rules-evading-title", paragraphs)
}

fn moving(text: &Text, rules: &Rules) -> Chapter {
    use ActionKind as K;
    let told = |kind, about| action(text, rules, kind, about);
    let mut paragraphs = vec![
        told(K::Move, say!(text, "noble-hearts-rules-move")),
        told(
            K::JumpUp,
            say!(text, "noble-hearts-rules-jump-up", up = rules.jump_up_move),
        ),
        told(K::JumpDown, say!(text, "noble-hearts-rules-jump-down")),
    ];
    if rules.pile() > 0 {
        paragraphs.extend([
            told(
                K::LongJump,
                say!(
                    text,
                    "noble-hearts-rules-long-jump",
                    count = rules.long_jump_cards,
                    far = rules.long_jump_move
                ),
            ),
            told(
                K::SideStep,
                say!(
                    text,
                    "noble-hearts-rules-side-step",
                    cards = rules.side_step_cards
                ),
            ),
            told(
                K::Saltomortale,
                say!(
                    text,
                    "noble-hearts-rules-saltomortale",
                    cards = rules.saltomortale_cards
                ),
            ),
        ]);
    }
    chapter(text, "noble-hearts-rules-moves-title", paragraphs)
}

fn drawing(text: &Text, rules: &Rules) -> Chapter {
    let tie = match rules.redraw_tie {
        RedrawTie::Most => "most",
        RedrawTie::Least => "least",
    };
    let reshuffle = match rules.reshuffle {
        Reshuffle::AtOnce => "noble-hearts-rules-draw-reshuffle-at-once",
        Reshuffle::WhenDrawing => "noble-hearts-rules-draw-reshuffle-when-drawing",
    };
    chapter(
        text,
        "noble-hearts-rules-draw-title",
        [
            say!(text, "noble-hearts-rules-draw-card"),
            say!(text, "noble-hearts-rules-draw-highest", tie = tie),
            say!(text, "noble-hearts-rules-draw-charge"),
            say!(text, "noble-hearts-rules-draw-after"),
            say!(text, reshuffle),
        ],
    )
}

fn specials(text: &Text, rules: &Rules) -> Option<Chapter> {
    (rules.pile() > 0).then(|| {
        let paragraphs = match rules.turned_down.iter().next() {
            None => vec![say!(text, "noble-hearts-rules-specials-stay")],
            Some(_) => vec![
                say!(
                    text,
                    "noble-hearts-rules-specials-down",
                    cards = actions(text, rules.turned_down.iter())
                ),
                say!(text, "noble-hearts-rules-specials-up"),
            ],
        };
        chapter(text, "noble-hearts-rules-specials-title", paragraphs)
    })
}

fn tracks(text: &Text, rules: &Rules) -> Option<Chapter> {
    let specials = rules.pile() > 0;
    let (charm, skill) = (rules.charm_spots > 0, rules.skill_spots > 0);
    let mut paragraphs = Vec::new();
    if rules.roses > 0 {
        let spots = if charm { rules.rose_charm } else { 0 };
        paragraphs.push(say!(text, "noble-hearts-rules-tracks-rose", spots = spots));
    }
    if charm && rules.retreat_charm > 0 {
        let key = match rules.charm_half {
            CharmHalf::Below => "noble-hearts-rules-tracks-retreat-charm-below",
            CharmHalf::AtMost => "noble-hearts-rules-tracks-retreat-charm-at-most",
            CharmHalf::Always => "noble-hearts-rules-tracks-retreat-charm-always",
        };
        paragraphs.push(say!(text, key, spots = rules.retreat_charm));
    }
    if charm && specials && rules.berserk_charm > 0 {
        paragraphs.push(say!(
            text,
            "noble-hearts-rules-tracks-berserk",
            spots = rules.berserk_charm,
            lose = rules.berserk_may_lose
        ));
    }
    if skill && rules.retreat_skill > 0 {
        paragraphs.push(say!(
            text,
            "noble-hearts-rules-tracks-retreat-skill",
            spots = rules.retreat_skill
        ));
    }
    if skill && specials && rules.saltomortale_skill > 0 {
        paragraphs.push(say!(
            text,
            "noble-hearts-rules-tracks-saltomortale",
            spots = rules.saltomortale_skill
        ));
    }
    if skill {
        paragraphs.push(say!(text, "noble-hearts-rules-tracks-sword"));
    }
    (!paragraphs.is_empty()).then(|| chapter(text, "noble-hearts-rules-tracks-title", paragraphs))
}

fn end(text: &Text, rules: &Rules) -> Chapter {
    let mut paragraphs = vec![
        say!(text, "noble-hearts-rules-end-hit"),
        say!(text, "noble-hearts-rules-end-concede"),
    ];
    if rules.charm_spots > 0 {
        paragraphs.push(say!(text, "noble-hearts-rules-end-charm"));
    }
    chapter(text, "noble-hearts-rules-end-title", paragraphs)
}

/// Where the rules differ from their edition, if they do, in the order of the fields.
fn house(text: &Text, rules: &Rules) -> Option<Chapter> {
    let house = rules.house();
    if house.is_empty() {
        return None;
    }
    let usual = Rules::from(rules.edition()).to_json();
    let told = |value: Option<&Value>| rule_value(text, value.unwrap_or(&Value::Null));
    let edition = edition_name(text, rules.edition());
    let mut paragraphs = vec![say!(
        text,
        "noble-hearts-rules-house-about",
        edition = edition
    )];
    for (field, _) in FIELDS {
        paragraphs.extend(house.get(field).map(|value| {
            say!(
                text,
                "noble-hearts-rules-house-change",
                rule = rule_name(text, field),
                value = told(Some(value)),
                usual = told(usual.get(field))
            )
        }));
    }
    Some(chapter(text, "noble-hearts-rules-house-title", paragraphs))
}
