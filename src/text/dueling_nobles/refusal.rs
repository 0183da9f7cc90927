//! Why an action is refused, in sentences.

use super::{Told, ability_name, phase_name};
use crate::cards::Card;
use crate::games::dueling_nobles::refusal::{BadAdjustment, Place, SetupFaults};
use crate::games::dueling_nobles::table::{Stage, State};
use crate::games::dueling_nobles::{ActionKind, Noble, Refusal, Support};
use crate::seat::EitherSeat;
use crate::text::say;

/// The refusal in a sentence, and what would mend it where that is known.
pub(super) fn refusal(voice: Told<'_>, table: &State, refusal: &Refusal) -> String {
    let text = voice.text;
    let active = table.active;
    match *refusal {
        Refusal::WrongPhase { kind } => wrong_phase(voice, table, kind),
        Refusal::GameOver => say!(text, "refusal-game-over"),
        Refusal::NotSetUp => say!(text, "refusal-not-set-up"),
        Refusal::AlreadySetUp => say!(text, "refusal-already-set-up"),
        Refusal::BadSetup(ref faults) => bad_setup(voice, faults),
        Refusal::DuelInProgress => say!(text, "refusal-duel-in-progress"),
        Refusal::NoDuel => say!(text, "refusal-no-duel"),
        Refusal::NotEnoughGold { needs, has } => {
            // While a duel runs, only the defender can want to pay.
            let payer = match table.duel {
                Some(_) => active.other(),
                None => active,
            };
            say!(
                text,
                "refusal-not-enough-gold",
                needs = needs,
                player = voice.name(payer),
                has = has
            )
        }
        Refusal::NoSuchNoble {
            card: Some(card),
            seat,
        } => no_such_noble(voice, table, card, seat),
        Refusal::NoSuchNoble { card: None, seat } => say!(
            text,
            "refusal-no-such-noble-further",
            player = voice.name(seat)
        ),
        Refusal::NobleInPlay { noble, seat } => say!(
            text,
            "refusal-noble-in-play",
            noble = noble.card(),
            player = voice.name(seat)
        ),
        Refusal::NotANoble { card } => say!(text, "refusal-not-a-noble", card = card),
        Refusal::NotASupportCard { card } => say!(text, "refusal-not-a-support-card", card = card),
        Refusal::NotAWeapon { card } => say!(text, "refusal-not-a-weapon", card = card),
        Refusal::NobleArmed {
            noble: Some((noble, weapon)),
        } => say!(
            text,
            "refusal-noble-armed",
            noble = noble.card(),
            weapon = weapon.card()
        ),
        Refusal::NobleArmed { noble: None } => say!(text, "refusal-noble-armed-all"),
        Refusal::NobleUnarmed { noble: Some(noble) } => {
            say!(text, "refusal-noble-unarmed", noble = noble.card())
        }
        Refusal::NobleUnarmed { noble: None } => say!(
            text,
            "refusal-noble-unarmed-all",
            player = voice.name(active)
        ),
        Refusal::SameNoble { noble } => {
            let key = match table.duel {
                Some(_) => "refusal-same-noble-target",
                None => "refusal-same-noble",
            };
            say!(text, key, noble = noble.card())
        }
        Refusal::NotAKing { card: Some(card) } => say!(text, "refusal-not-a-king", card = card),
        Refusal::NotAKing { card: None } => {
            say!(text, "refusal-not-a-king-none", player = voice.name(active))
        }
        Refusal::KingWouldFall { king } => {
            say!(text, "refusal-king-would-fall", king = king.card())
        }
        Refusal::AlreadyTaxed { king: Some(king) } => {
            say!(text, "refusal-already-taxed", king = king.card())
        }
        Refusal::AlreadyTaxed { king: None } => say!(text, "refusal-already-taxed-all"),
        Refusal::LimitReached { limit, .. } => say!(text, "refusal-limit-reached", limit = limit),
        Refusal::WrongCount { min, max, got } if min == max => {
            say!(text, "refusal-wrong-count-exact", needed = max, got = got)
        }
        Refusal::WrongCount { min: 0, max, got } => {
            say!(text, "refusal-wrong-count-most", most = max, got = got)
        }
        Refusal::WrongCount { min, max, got } => say!(
            text,
            "refusal-wrong-count-range",
            least = min,
            most = max,
            got = got
        ),
        Refusal::DuplicateCard { card } => say!(text, "refusal-duplicate-card", card = card),
        Refusal::NotSameSuit => say!(text, "refusal-not-same-suit"),
        Refusal::WrongSuit { card, needed } => say!(
            text,
            "refusal-wrong-suit",
            card = card,
            needed = say!(text, &format!("suit-card-{}", needed.name()))
        ),
        Refusal::HandTooSmall { seat, needs, has } => say!(
            text,
            "refusal-hand-too-small",
            needs = needs,
            player = voice.name(seat),
            has = has
        ),
        Refusal::CardElsewhere {
            card: Some((card, place)),
        } => elsewhere(voice, card, place),
        Refusal::CardElsewhere { card: None } => say!(text, "refusal-card-none"),
        Refusal::AbilityUsed { suit } => say!(
            text,
            "refusal-ability-used",
            player = voice.name(active),
            suit = suit.symbol().to_string(),
            ability = ability_name(text, suit)
        ),
        Refusal::StaminaFull { noble: Some(noble) } => {
            say!(text, "refusal-stamina-full", noble = noble.card())
        }
        Refusal::StaminaFull { noble: None } => say!(
            text,
            "refusal-stamina-full-all",
            player = voice.name(active)
        ),
        Refusal::OpponentNotAhead { own, opponent } => say!(
            text,
            "refusal-opponent-not-ahead",
            player = voice.name(active),
            opponent = voice.name(active.other()),
            theirs = opponent,
            own = own
        ),
        Refusal::DiscardLacksCard { card: Some(card) } => {
            say!(text, "refusal-discard-lacks-card", card = card)
        }
        Refusal::DiscardLacksCard { card: None } => say!(text, "refusal-discard-empty"),
        Refusal::DeckEmpty { needs, left } => {
            say!(text, "refusal-deck-empty", needs = needs, left = left)
        }
        Refusal::NobleDeckEmpty => say!(text, "refusal-noble-deck-empty"),
        Refusal::AlreadyDeflected => say!(text, "refusal-already-deflected"),
        Refusal::DiceAlreadyRolled { seat } => say!(
            text,
            "refusal-dice-already-rolled",
            player = voice.name(seat)
        ),
        Refusal::NotRolled { seat } => {
            say!(text, "refusal-not-rolled", player = voice.name(seat))
        }
        Refusal::WrongDice { max } => say!(text, "refusal-wrong-dice", most = max),
        Refusal::NotYourSupport { turn } => {
            say!(text, "refusal-not-your-support", player = voice.name(turn))
        }
        Refusal::BadAdjustment(ref fault) => bad_adjustment(voice, fault),
    }
}

fn wrong_phase(voice: Told<'_>, table: &State, kind: ActionKind) -> String {
    let (text, rules) = (voice.text, voice.rules);
    let Stage::Turn { phase: now } = table.stage else {
        return say!(text, "refusal-wrong-phase-never");
    };
    let of = |wanted: &dyn Fn(usize) -> bool| -> Vec<String> {
        let phases = rules.phases.iter().enumerate();
        phases
            .filter(|(i, phase)| wanted(*i) && phase.allows.contains(&kind))
            .map(|(_, phase)| phase_name(text, &phase.id))
            .collect()
    };
    let (later, past) = (of(&|i| i > now), of(&|i| i < now));
    let (key, phases) = match (later.is_empty(), past.is_empty()) {
        (false, _) => ("refusal-wrong-phase-later", later),
        (true, false) => ("refusal-wrong-phase-past", past),
        (true, true) => return say!(text, "refusal-wrong-phase-never"),
    };
    let now = rules.phases.get(now).map_or("", |p| &p.id);
    say!(
        text,
        key,
        count = phases.len(),
        phases = text.list(phases),
        now = phase_name(text, now)
    )
}

/// Every fault of the set-up, a sentence each.
fn bad_setup(voice: Told<'_>, faults: &SetupFaults) -> String {
    let text = voice.text;
    let mut told = Vec::new();
    for (seat, got) in faults.counts.iter() {
        told.extend(got.map(|got| {
            say!(
                text,
                "refusal-bad-setup-count",
                player = voice.name(seat),
                needed = faults.needed,
                got = got
            )
        }));
    }
    for (key, cards) in [
        ("refusal-bad-setup-not-nobles", faults.not_nobles),
        ("refusal-bad-setup-duplicates", faults.duplicates),
    ] {
        if !cards.is_empty() {
            told.push(say!(
                text,
                key,
                count = cards.len(),
                cards = text.cards(cards.iter())
            ));
        }
    }
    told.join(" ")
}

fn no_such_noble(voice: Told<'_>, table: &State, card: Card, seat: EitherSeat) -> String {
    let text = voice.text;
    match Noble::from_card(card).map(|noble| table.find(noble)) {
        Some(Some((holder, _))) if holder != seat => say!(
            text,
            "refusal-no-such-noble-other",
            noble = card,
            holder = voice.name(holder),
            player = voice.name(seat)
        ),
        Some(None) => say!(text, "refusal-no-such-noble-nowhere", noble = card),
        Some(Some(_)) | None => say!(
            text,
            "refusal-no-such-noble",
            noble = card,
            player = voice.name(seat)
        ),
    }
}

fn elsewhere(voice: Told<'_>, card: Support, place: Place) -> String {
    let text = voice.text;
    let card = card.card();
    match place {
        Place::Discard => say!(text, "refusal-card-in-discard", card = card),
        Place::Under(noble) => say!(
            text,
            "refusal-card-under",
            card = card,
            noble = noble.card()
        ),
        Place::Duel => say!(text, "refusal-card-in-duel", card = card),
        Place::Hand(seat) => say!(
            text,
            "refusal-card-in-hand",
            card = card,
            player = voice.name(seat)
        ),
        Place::Outside(seat) => say!(
            text,
            "refusal-card-not-in-hand",
            card = card,
            player = voice.name(seat)
        ),
    }
}

fn bad_adjustment(voice: Told<'_>, fault: &BadAdjustment) -> String {
    let text = voice.text;
    match *fault {
        BadAdjustment::Gold(most) => say!(text, "refusal-bad-adjustment-gold", most = most),
        BadAdjustment::Hand(most) => say!(text, "refusal-bad-adjustment-hand", most = most),
        BadAdjustment::SupportDeck(most) => {
            say!(text, "refusal-bad-adjustment-support-deck", most = most)
        }
        BadAdjustment::Stamina(noble, most) => say!(
            text,
            "refusal-bad-adjustment-stamina",
            noble = noble.card(),
            most = most
        ),
    }
}
