//! May it, why not, and what follows.
//!
//! [`check`] asks, [`play`] does, [`possible`] lists, [`may`] tells of a kind of action whether any is possible. All
//! four go through `rule`, so they cannot disagree.

use arrayvec::ArrayVec;

use super::action::{Action, ActionKind, Correction};
use super::duel::{Played, Verdict, verdict};
use super::event::{Event, Gain};
use super::pieces::{Noble, Support, Weapon};
use super::refusal::{BadAdjustment, Place, Refusal, SetupFaults};
use super::rules::{BothEmpty, DRAW_THREE, Limit, Phase, Rules, SALE_CARDS, TAX_GOLD, Taxes};
use super::table::{Duel, DuelRecord, DuelSide, MOST_GOLD, Stage, Standing, State, Table, Tally};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::dice::{Dice, Die};
use crate::games::Outcome;
use crate::seat::{BySeat, Seat};

/// Whether the action may be done now.
///
/// # Errors
/// The reason why not. Where several rules are broken, one of them is named.
pub fn check(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
    rule(rules, table, action).map(drop)
}

/// Does the action, and returns what followed in the order in which it happened.
///
/// # Errors
/// What [`check`] says; the table is then as it was.
pub fn play(rules: &Rules, table: &mut Table, action: &Action) -> Result<Vec<Event>, Refusal> {
    let ruling = rule(rules, table, action)?;
    let mut course = Course {
        rules,
        state: &mut table.0,
        events: Vec::new(),
    };
    course.follow(ruling);
    Ok(course.events)
}

/// Whether some action of this kind is possible now.
///
/// # Errors
/// The reason why none is.
pub fn may(rules: &Rules, table: &Table, kind: ActionKind) -> Result<(), Refusal> {
    gate(rules, table, kind)?;
    if matches!(kind, ActionKind::Adjust | ActionKind::Note) {
        return Ok(());
    }
    let mut possible = false;
    let mut why: Option<Refusal> = None;
    candidates(rules, table, kind, &mut |action| {
        match check(rules, table, &action) {
            Ok(()) => possible = true,
            // What a card's place forbids says less than what the table forbids.
            Err(refusal) => match why {
                Some(Refusal::CardElsewhere { .. }) | None => why = Some(refusal),
                Some(_) => {}
            },
        }
        !possible
    });
    if possible {
        return Ok(());
    }
    Err(match (kind, why) {
        (ActionKind::Sell, _) => Refusal::NotSameSuit,
        (ActionKind::Tax, None) => Refusal::NotAKing { card: None },
        (_, Some(refusal)) => refusal.of_the_kind(),
        (ActionKind::Deflect, None) => Refusal::NoSuchNoble {
            card: None,
            seat: table.active.other(),
        },
        (_, None) => Refusal::NoSuchNoble {
            card: None,
            seat: table.active,
        },
    })
}

/// Every action that is possible now, each in one form: cards of a set in their order, nothing said about seen hands
/// or virtual dice. Corrections and notes, of which there is no end, are left out.
pub fn possible(rules: &Rules, table: &Table) -> Vec<Action> {
    let mut actions = Vec::new();
    for kind in ActionKind::ALL {
        if gate(rules, table, kind).is_err() {
            continue;
        }
        candidates(rules, table, kind, &mut |action| {
            if check(rules, table, &action).is_ok() {
                actions.push(action);
            }
            true
        });
    }
    actions
}

/// Whether the player's hand can hold this card now, whatever it is to be played for.
///
/// # Errors
/// Where the card lies instead.
pub fn playable(table: &State, seat: Seat, card: Support) -> Result<(), Refusal> {
    in_hand(table, seat, &[card])
}

/// An action the rules allow, in the words of the table.
enum Ruling {
    Setup {
        first: Seat,
        nobles: BySeat<ArrayVec<Noble, 12>>,
    },
    NextPhase,
    EndTurn,
    Sell([Support; SALE_CARDS]),
    Tax(Noble),
    Buy(u16),
    Recruit(Noble),
    Weapon(Weapon, Noble),
    MoveWeapon(Noble, Noble),
    Heal(Support, Noble),
    DrawThree(Support),
    Recover(Support, Support),
    Spy(Support, Option<CardSet>),
    Challenge(Noble, Noble),
    Deflect(Noble),
    Roll(Seat, Dice),
    Support(Seat, Played),
    Concede(Seat),
    Adjust(Setting),
    Note,
}

/// A correction within its bounds.
enum Setting {
    Gold(Seat, u32),
    Hand(Seat, u16),
    Ability(Seat, Suit, bool),
    Stamina(Noble, u16),
    Weapon(Noble, Option<Weapon>),
    SupportDeck(u16),
}

/// What every action of a kind needs, whatever cards it names.
fn gate(rules: &Rules, table: &State, kind: ActionKind) -> Result<(), Refusal> {
    use ActionKind as K;
    if kind == K::Note {
        return Ok(());
    }
    let phase = match (table.stage, kind) {
        (Stage::SetUp, K::Setup) => return Ok(()),
        (Stage::SetUp, _) => return Err(Refusal::NotSetUp),
        (Stage::Over(_), _) => return Err(Refusal::GameOver),
        (Stage::Turn { .. }, K::Setup) => return Err(Refusal::AlreadySetUp),
        (Stage::Turn { phase }, _) => phase,
    };
    match (&table.duel, kind) {
        (_, K::Concede) => return Ok(()),
        (None, K::Deflect | K::Roll | K::Support) => return Err(Refusal::NoDuel),
        (Some(duel), K::Deflect) => return deflection_gate(rules, table, duel),
        (Some(duel), K::Roll) => {
            return match Seat::BOTH.iter().all(|s| duel.sides[*s].dice.is_some()) {
                true => Err(Refusal::DiceAlreadyRolled { seat: table.active }),
                false => Ok(()),
            };
        }
        (Some(duel), K::Support) => return both_rolled(duel),
        (Some(_), _) => return Err(Refusal::DuelInProgress),
        (None, K::NextPhase | K::EndTurn | K::Adjust) => return Ok(()),
        (None, _) => {}
    }
    let allowed = rules
        .phases
        .get(phase)
        .is_some_and(|p| p.allows.contains(&kind));
    if !allowed {
        return Err(Refusal::WrongPhase { kind });
    }
    let own = table.own();
    let tally = &table.tally;
    let (done, limit): (u16, Limit) = match kind {
        K::Sell => (tally.sells, rules.sells_per_turn),
        K::Buy => (tally.buys, rules.buys_per_turn),
        K::Recruit => (tally.recruits, rules.recruits_per_turn),
        K::Weapon => (tally.weapons, rules.weapons_per_turn),
        K::MoveWeapon => (tally.weapon_moves, rules.weapon_moves_per_turn),
        K::Challenge => (tally.duels, rules.duels_per_turn),
        _ => (0, None),
    };
    if let Some(limit) = limit
        && done >= limit
    {
        return Err(Refusal::LimitReached { kind, limit });
    }
    if let Some(suit) = kind.ability()
        && own.abilities_used.contains(&suit)
    {
        return Err(Refusal::AbilityUsed { suit });
    }
    match kind {
        K::Recruit => {
            afford(own.gold, rules.recruit_cost.into())?;
            if table.noble_deck_size() == 0 {
                return Err(Refusal::NobleDeckEmpty);
            }
        }
        K::DrawThree => {
            let (own, opponent) = (own.courtyard.len(), table.opponent().courtyard.len());
            if opponent <= own {
                return Err(Refusal::OpponentNotAhead { own, opponent });
            }
        }
        K::Recover if table.discard.is_empty() => {
            return Err(Refusal::DiscardLacksCard { card: None });
        }
        _ => {}
    }
    let needs = match kind {
        K::Sell => SALE_CARDS,
        K::Weapon | K::Heal | K::DrawThree | K::Recover | K::Spy => 1,
        _ => 0,
    };
    hand_holds(table, table.active, needs)
}

fn deflection_gate(rules: &Rules, table: &State, duel: &Duel) -> Result<(), Refusal> {
    if duel.deflected {
        return Err(Refusal::AlreadyDeflected);
    }
    for (seat, side) in duel.sides.iter() {
        if side.dice.is_some() {
            return Err(Refusal::DiceAlreadyRolled { seat });
        }
    }
    afford(table.opponent().gold, rules.deflect_cost.into())
}

fn both_rolled(duel: &Duel) -> Result<(), Refusal> {
    match duel.sides.iter().find(|(_, side)| side.dice.is_none()) {
        Some((seat, _)) => Err(Refusal::NotRolled { seat }),
        None => Ok(()),
    }
}

fn afford(has: u32, needs: i64) -> Result<(), Refusal> {
    match i64::from(has) < needs {
        true => Err(Refusal::NotEnoughGold { needs, has }),
        false => Ok(()),
    }
}

fn hand_holds(table: &State, seat: Seat, needs: usize) -> Result<(), Refusal> {
    let has = table.sides[seat].hand;
    match usize::from(has) < needs {
        true => Err(Refusal::HandTooSmall { seat, needs, has }),
        false => Ok(()),
    }
}

/// Whether the hand can hold all these cards together.
fn in_hand(table: &State, seat: Seat, cards: &[Support]) -> Result<(), Refusal> {
    hand_holds(table, seat, cards.len())?;
    let side = &table.sides[seat];
    let mut unknown = side.unknown_cards();
    for &card in cards {
        if side.known.contains(card.card()) {
            continue;
        }
        if let Some(place) = table.place_of(card) {
            return Err(Refusal::CardElsewhere {
                card: Some((card, place)),
            });
        }
        unknown = unknown.checked_sub(1).ok_or(Refusal::CardElsewhere {
            card: Some((card, Place::Outside(seat))),
        })?;
    }
    Ok(())
}

fn support(card: Card) -> Result<Support, Refusal> {
    Support::from_card(card).ok_or(Refusal::NotASupportCard { card })
}

fn noble(card: Card) -> Result<Noble, Refusal> {
    Noble::from_card(card).ok_or(Refusal::NotANoble { card })
}

fn weapon(card: Card) -> Result<Weapon, Refusal> {
    Weapon::from_support(support(card)?).ok_or(Refusal::NotAWeapon { card })
}

fn standing(table: &State, seat: Seat, card: Card) -> Result<&Standing, Refusal> {
    table.sides[seat]
        .standing(noble(card)?)
        .ok_or(Refusal::NoSuchNoble {
            card: Some(card),
            seat,
        })
}

fn distinct(cards: &[Card]) -> Result<CardSet, Refusal> {
    let mut set = CardSet::EMPTY;
    match cards.iter().find(|card| !set.insert(**card)) {
        Some(&card) => Err(Refusal::DuplicateCard { card }),
        None => Ok(set),
    }
}

fn count(least: i64, most: i64, got: i64) -> Result<u16, Refusal> {
    let wrong = Refusal::WrongCount { least, most, got };
    if !(least..=most).contains(&got) {
        return Err(wrong);
    }
    u16::try_from(got).map_err(|_| wrong)
}

/// A card of the suit whose ability is used, from the active player's hand.
fn spent(table: &State, kind: ActionKind, card: Card) -> Result<Support, Refusal> {
    let spent = support(card)?;
    if let Some(needed) = kind.ability()
        && spent.suit() != needed
    {
        return Err(Refusal::WrongSuit { card, needed });
    }
    in_hand(table, table.active, &[spent])?;
    Ok(spent)
}

/// The one place that decides: what the action means on this table, or why it is refused.
fn rule(rules: &Rules, table: &State, action: &Action) -> Result<Ruling, Refusal> {
    gate(rules, table, action.kind())?;
    let active = table.active;
    Ok(match action {
        Action::Setup { first, nobles } => Ruling::Setup {
            first: *first,
            nobles: opening(rules, nobles)?,
        },
        Action::NextPhase => Ruling::NextPhase,
        Action::EndTurn => Ruling::EndTurn,
        Action::Sell { cards } => {
            let needed = SALE_CARDS as i64;
            count(needed, needed, cards.len() as i64)?;
            distinct(cards)?;
            let mut sold = ArrayVec::<Support, SALE_CARDS>::new();
            for &card in cards {
                sold.push(support(card)?);
            }
            if sold.iter().any(|c| c.suit() != sold[0].suit()) {
                return Err(Refusal::NotSameSuit);
            }
            in_hand(table, active, &sold)?;
            let [a, b, c] = sold[..] else {
                return Err(Refusal::NotSameSuit);
            };
            Ruling::Sell([a, b, c])
        }
        Action::Tax { king } => {
            let taxed = standing(table, active, *king)?;
            if !taxed.noble.is_king() {
                return Err(Refusal::NotAKing { card: Some(*king) });
            }
            if table.tally.taxed.contains(*king) {
                return Err(Refusal::AlreadyTaxed {
                    king: Some(taxed.noble),
                });
            }
            if rules.taxes == Taxes::OneKing && !table.tally.taxed.is_empty() {
                return Err(Refusal::LimitReached {
                    kind: ActionKind::Tax,
                    limit: 1,
                });
            }
            if taxed.stamina == 1 && !rules.tax_may_vanquish {
                return Err(Refusal::KingWouldFall { king: taxed.noble });
            }
            Ruling::Tax(taxed.noble)
        }
        Action::Buy { count: wanted } => {
            let bought = count(1, rules.cards_per_purchase.into(), *wanted)?;
            afford(table.own().gold, *wanted)?;
            let left = usize::from(table.support_deck) + table.discard.len();
            if left < usize::from(bought) {
                return Err(Refusal::DeckEmpty {
                    needs: *wanted,
                    left,
                });
            }
            Ruling::Buy(bought)
        }
        Action::Recruit { noble: card } => {
            let recruit = noble(*card)?;
            if let Some((seat, standing)) = table.find(recruit) {
                let noble = standing.noble;
                return Err(Refusal::NobleInPlay { noble, seat });
            }
            Ruling::Recruit(recruit)
        }
        Action::Weapon { card, noble } => {
            let weapon = weapon(*card)?;
            let bearer = standing(table, active, *noble)?;
            if let Some(old) = bearer.weapon {
                return Err(Refusal::NobleArmed {
                    noble: Some((bearer.noble, old)),
                });
            }
            in_hand(table, active, &[weapon.support()])?;
            Ruling::Weapon(weapon, bearer.noble)
        }
        Action::MoveWeapon { from, to } => {
            let from = standing(table, active, *from)?;
            let to = standing(table, active, *to)?;
            if from.noble == to.noble {
                return Err(Refusal::SameNoble { noble: to.noble });
            }
            if from.weapon.is_none() {
                return Err(Refusal::NobleUnarmed {
                    noble: Some(from.noble),
                });
            }
            match to.weapon {
                Some(old) if !rules.weapons_may_swap => {
                    return Err(Refusal::NobleArmed {
                        noble: Some((to.noble, old)),
                    });
                }
                _ => Ruling::MoveWeapon(from.noble, to.noble),
            }
        }
        Action::Heal { card, noble } => {
            let healed = standing(table, active, *noble)?;
            if healed.stamina >= rules.stamina[healed.noble.rank()] {
                return Err(Refusal::StaminaFull {
                    noble: Some(healed.noble),
                });
            }
            Ruling::Heal(spent(table, ActionKind::Heal, *card)?, healed.noble)
        }
        Action::DrawThree { card } => {
            Ruling::DrawThree(spent(table, ActionKind::DrawThree, *card)?)
        }
        Action::Recover { card, take } => {
            let taken = support(*take)?;
            if !table.discard.contains(&taken) {
                return Err(Refusal::DiscardLacksCard { card: Some(*take) });
            }
            Ruling::Recover(spent(table, ActionKind::Recover, *card)?, taken)
        }
        Action::Spy { card, seen } => {
            let card = spent(table, ActionKind::Spy, *card)?;
            let seen = match seen {
                Some(seen) => Some(seen_hand(table, card, seen)?),
                None => None,
            };
            Ruling::Spy(card, seen)
        }
        Action::Challenge { attacker, target } => Ruling::Challenge(
            standing(table, active, *attacker)?.noble,
            standing(table, active.other(), *target)?.noble,
        ),
        Action::Deflect { target } => {
            let defender = active.other();
            let target = standing(table, defender, *target)?.noble;
            if table
                .duel
                .as_ref()
                .is_some_and(|d| d.nobles[defender] == target)
            {
                return Err(Refusal::SameNoble { noble: target });
            }
            Ruling::Deflect(target)
        }
        Action::Roll { seat, dice, .. } => {
            let duel = table.duel.as_ref().ok_or(Refusal::NoDuel)?;
            if duel.sides[*seat].dice.is_some() {
                return Err(Refusal::DiceAlreadyRolled { seat: *seat });
            }
            Ruling::Roll(*seat, rolled(duel.nobles[*seat], dice)?)
        }
        Action::Support { seat, cards } => {
            let duel = table.duel.as_ref().ok_or(Refusal::NoDuel)?;
            let turn = supporter(table, duel);
            if *seat != turn {
                return Err(Refusal::NotYourSupport { turn });
            }
            let played = played(duel.nobles[turn], cards)?;
            in_hand(table, turn, &played)?;
            Ruling::Support(turn, played)
        }
        Action::Concede { seat } => Ruling::Concede(*seat),
        Action::Adjust { correction, .. } => Ruling::Adjust(setting(rules, table, correction)?),
        Action::Note { .. } => Ruling::Note,
    })
}

fn opening(
    rules: &Rules,
    named: &BySeat<Vec<Card>>,
) -> Result<BySeat<ArrayVec<Noble, 12>>, Refusal> {
    let mut faults = SetupFaults {
        needed: rules.opening_nobles.into(),
        ..SetupFaults::default()
    };
    let mut all = CardSet::EMPTY;
    let mut nobles = BySeat::<ArrayVec<Noble, 12>>::default();
    for (seat, cards) in named.iter() {
        if cards.len() != faults.needed {
            faults.counts[seat] = Some(cards.len());
        }
        for &card in cards {
            match Noble::from_card(card) {
                None => {
                    faults.not_nobles.insert(card);
                }
                Some(_) if !all.insert(card) => {
                    faults.duplicates.insert(card);
                }
                // Distinct nobles: there is room for all twelve.
                Some(noble) => nobles[seat].push(noble),
            }
        }
    }
    let sound = SetupFaults {
        needed: faults.needed,
        ..SetupFaults::default()
    };
    match faults == sound {
        true => Ok(nobles),
        false => Err(Refusal::BadSetup(faults)),
    }
}

/// The opponent's hand as a spy saw it: all of it, and nothing that is known to lie elsewhere.
fn seen_hand(table: &State, spent: Support, seen: &[Card]) -> Result<CardSet, Refusal> {
    let seat = table.active.other();
    let hand = i64::from(table.sides[seat].hand);
    count(hand, hand, seen.len() as i64)?;
    let set = distinct(seen)?;
    let known = table.sides[seat].known;
    for &card in seen {
        let card = support(card)?;
        let place = match table.place_of(card) {
            _ if card == spent => Some(Place::Hand(table.active)),
            Some(Place::Hand(holder)) if holder == seat => None,
            place => place,
        };
        if let Some(place) = place {
            return Err(Refusal::CardElsewhere {
                card: Some((card, place)),
            });
        }
    }
    let overlooked = known.difference(set).iter().find_map(Support::from_card);
    match overlooked {
        Some(card) => Err(Refusal::CardElsewhere {
            card: Some((card, Place::Hand(seat))),
        }),
        None => Ok(set),
    }
}

/// Whose turn it is to play support cards.
fn supporter(table: &State, duel: &Duel) -> Seat {
    match duel.sides[table.active].support {
        None => table.active,
        Some(_) => table.active.other(),
    }
}

/// What the noble may play in a duel, wherever the cards come from.
///
/// # Errors
/// When there are too many, two are the same, or one is no support card.
pub fn played(noble: Noble, cards: &[Card]) -> Result<Played, Refusal> {
    count(0, noble.support_cards() as i64, cards.len() as i64)?;
    distinct(cards)?;
    cards.iter().map(|card| support(*card)).collect()
}

/// What the noble may roll in a duel.
///
/// # Errors
/// When there are no dice or too many, or one shows what no die shows.
pub fn rolled(noble: Noble, dice: &[i64]) -> Result<Dice, Refusal> {
    let most = noble.dice();
    let wrong = Refusal::WrongDice { most };
    let die = |pips: i64| Die::new(pips).ok_or(wrong);
    match *dice {
        [pips] => Ok(Dice::One(die(pips)?)),
        [a, b] if most == 2 => Ok(Dice::Two(die(a)?, die(b)?)),
        _ => Err(wrong),
    }
}

fn setting(rules: &Rules, table: &State, correction: &Correction) -> Result<Setting, Refusal> {
    let bounded = |value: i64, least: i64, most: i64, fault: BadAdjustment| match (least..=most)
        .contains(&value)
    {
        true => Ok(value as u32),
        false => Err(Refusal::BadAdjustment(fault)),
    };
    let of_any_seat = |card: Card| {
        let noble = noble(card)?;
        let missing = Refusal::NoSuchNoble {
            card: Some(card),
            seat: table.active,
        };
        table.find(noble).map(|(_, s)| *s).ok_or(missing)
    };
    let all = Support::COUNT as i64;
    Ok(match *correction {
        Correction::Gold { seat, gold } => {
            let most = MOST_GOLD.into();
            Setting::Gold(seat, bounded(gold, 0, most, BadAdjustment::Gold(most))?)
        }
        Correction::Hand { seat, hand } => Setting::Hand(
            seat,
            bounded(hand, 0, all, BadAdjustment::Hand(all))? as u16,
        ),
        Correction::SupportDeck { support_deck } => {
            let fault = BadAdjustment::SupportDeck(all);
            Setting::SupportDeck(bounded(support_deck, 0, all, fault)? as u16)
        }
        Correction::Ability {
            seat,
            ability,
            used,
        } => Setting::Ability(seat, ability, used),
        Correction::Stamina { noble, stamina } => {
            let noble = of_any_seat(noble)?.noble;
            let full = rules.stamina[noble.rank()].into();
            let fault = BadAdjustment::Stamina(noble, full);
            Setting::Stamina(noble, bounded(stamina, 1, full, fault)? as u16)
        }
        Correction::Weapon {
            noble,
            weapon: None,
        } => Setting::Weapon(of_any_seat(noble)?.noble, None),
        Correction::Weapon {
            noble,
            weapon: Some(card),
        } => {
            let bearer = of_any_seat(noble)?;
            let weapon = weapon(card)?;
            match table.place_of(weapon.support()) {
                Some(place) if bearer.weapon != Some(weapon) => {
                    return Err(Refusal::CardElsewhere {
                        card: Some((weapon.support(), place)),
                    });
                }
                _ => Setting::Weapon(bearer.noble, Some(weapon)),
            }
        }
    })
}

/// Offers every action of the kind that could be possible, and more; stops when the taker says `false`.
fn candidates(
    rules: &Rules,
    table: &State,
    kind: ActionKind,
    take: &mut dyn FnMut(Action) -> bool,
) {
    use ActionKind as K;
    let nobles = |seat: Seat| table.sides[seat].courtyard.iter().map(|s| s.noble.card());
    let (own, opponent) = (table.active, table.active.other());
    let of_suit = |suit: Suit| {
        Support::all()
            .filter(move |c| c.suit() == suit)
            .map(Support::card)
    };
    // Each arm is an iterator of its own type, so each ends by offering.
    macro_rules! offer {
        ($actions:expr) => {{
            $actions.into_iter().all(|action| take(action));
        }};
    }
    match kind {
        K::Setup => openings(rules.opening_nobles.into(), take),
        K::NextPhase => offer!([Action::NextPhase]),
        K::EndTurn => offer!([Action::EndTurn]),
        K::Sell => {
            Suit::ALL.into_iter().all(|suit| {
                let cards = playable_cards(table, own, |c| c.suit() == suit);
                choices(&cards, SALE_CARDS, &mut |cards| {
                    take(Action::Sell {
                        cards: cards.to_vec(),
                    })
                })
            });
        }
        K::Tax => offer!(
            nobles(own)
                .filter(|c| c.rank() == Rank::King)
                .map(|king| Action::Tax { king })
        ),
        K::Buy => {
            offer!((1..=i64::from(rules.cards_per_purchase)).map(|count| Action::Buy { count }))
        }
        K::Recruit => offer!(Noble::all().map(|n| Action::Recruit { noble: n.card() })),
        K::Weapon => offer!(
            Support::all()
                .filter_map(Weapon::from_support)
                .flat_map(|w| nobles(own).map(move |noble| Action::Weapon {
                    card: w.card(),
                    noble
                }))
        ),
        K::MoveWeapon => offer!(nobles(own).flat_map(|from| {
            nobles(own)
                .filter(move |to| *to != from)
                .map(move |to| Action::MoveWeapon { from, to })
        })),
        K::Heal => offer!(nobles(own).flat_map(|noble| {
            of_suit(Suit::Hearts).map(move |card| Action::Heal { card, noble })
        })),
        K::DrawThree => {
            offer!(of_suit(Suit::Diamonds).map(|card| Action::DrawThree { card }));
        }
        K::Recover => offer!(table.discard.iter().flat_map(|take| {
            of_suit(Suit::Clubs).map(move |card| Action::Recover {
                card,
                take: take.card(),
            })
        })),
        K::Spy => {
            offer!(of_suit(Suit::Spades).map(|card| Action::Spy { card, seen: None }));
        }
        K::Challenge => offer!(nobles(own).flat_map(|attacker| {
            nobles(opponent).map(move |target| Action::Challenge { attacker, target })
        })),
        K::Deflect => {
            let current = table.duel.as_ref().map(|d| d.nobles[opponent].card());
            offer!(
                nobles(opponent)
                    .filter(|n| Some(*n) != current)
                    .map(|target| Action::Deflect { target })
            );
        }
        K::Roll => offer!(Seat::BOTH.into_iter().flat_map(|seat| {
            let faces = Die::FACES.map(i64::from);
            let one = faces.into_iter().map(|a| vec![a]);
            let two = faces
                .into_iter()
                .flat_map(move |a| faces.map(|b| vec![a, b]));
            one.chain(two).map(move |dice| Action::Roll {
                seat,
                dice,
                is_virtual: false,
            })
        })),
        K::Support => {
            if let Some(duel) = &table.duel {
                let seat = supporter(table, duel);
                let cards = playable_cards(table, seat, |_| true);
                (0..=duel.nobles[seat].support_cards()).all(|n| {
                    choices(&cards, n, &mut |cards| {
                        let cards = cards.to_vec();
                        take(Action::Support { seat, cards })
                    })
                });
            }
        }
        K::Concede => offer!(Seat::BOTH.map(|seat| Action::Concede { seat })),
        K::Adjust | K::Note => {}
    }
}

/// The cards, of those asked for, that the hand can hold.
fn playable_cards(
    table: &State,
    seat: Seat,
    asked: impl Fn(Support) -> bool,
) -> ArrayVec<Card, { Support::COUNT }> {
    Support::all()
        .filter(|c| asked(*c) && playable(table, seat, *c).is_ok())
        .map(Support::card)
        .collect()
}

/// Offers every choice of `n` of the cards, each in their order, until the taker says `false`; whether it never did.
fn choices(cards: &[Card], n: usize, take: &mut dyn FnMut(&[Card]) -> bool) -> bool {
    fn further(
        cards: &[Card],
        n: usize,
        chosen: &mut ArrayVec<Card, 6>,
        take: &mut dyn FnMut(&[Card]) -> bool,
    ) -> bool {
        if n == 0 {
            return take(chosen);
        }
        cards.iter().enumerate().all(|(i, &card)| {
            chosen.push(card);
            let go_on = further(&cards[i + 1..], n - 1, chosen, take);
            chosen.pop();
            go_on
        })
    }
    further(cards, n, &mut ArrayVec::new(), take)
}

fn openings(each: usize, take: &mut dyn FnMut(Action) -> bool) {
    let all: ArrayVec<Card, 12> = Noble::all().map(Noble::card).collect();
    choices(&all, each, &mut |zero| {
        let rest = all.iter().copied().filter(|c| !zero.contains(c));
        let rest: ArrayVec<Card, 12> = rest.collect();
        choices(&rest, each, &mut |one| {
            Seat::BOTH.into_iter().all(|first| {
                let nobles = BySeat([zero.to_vec(), one.to_vec()]);
                take(Action::Setup { first, nobles })
            })
        })
    });
}

/// Counts one of what a turn limits. Nothing ends a turn whose kinds have no limit.
fn once_more(done: &mut u16) {
    *done = done.saturating_add(1);
}

/// An action being carried out.
struct Course<'a> {
    rules: &'a Rules,
    state: &'a mut State,
    events: Vec<Event>,
}

impl Course<'_> {
    fn follow(&mut self, ruling: Ruling) {
        let active = self.state.active;
        match ruling {
            Ruling::Setup { first, nobles } => {
                for seat in Seat::BOTH {
                    let side = &mut self.state.sides[seat];
                    side.hand = self.rules.opening_hand;
                    side.courtyard = nobles[seat]
                        .iter()
                        .map(|&noble| Standing {
                            noble,
                            stamina: self.rules.stamina[noble.rank()],
                            weapon: None,
                        })
                        .collect();
                }
                self.state.support_deck -= 2 * self.rules.opening_hand;
                self.begin_turn(first);
            }
            Ruling::NextPhase => match self.state.stage {
                Stage::Turn { phase } if phase + 1 < self.rules.phases.len() => {
                    self.enter(phase + 1);
                }
                _ => self.end_turn(),
            },
            Ruling::EndTurn => self.end_turn(),
            Ruling::Sell(cards) => {
                for card in cards {
                    self.discard_from_hand(card);
                }
                once_more(&mut self.state.tally.sells);
                self.gain(active, self.rules.sale_gold, Gain::Sale);
            }
            Ruling::Tax(king) => {
                self.state.tally.taxed.insert(king.card());
                self.gain(active, TAX_GOLD, Gain::Tax);
                self.wound(active, king);
                self.bury(active, king);
                self.end_if_empty();
            }
            Ruling::Buy(cards) => {
                once_more(&mut self.state.tally.buys);
                self.pay(active, cards);
                self.draw(cards);
            }
            Ruling::Recruit(noble) => {
                once_more(&mut self.state.tally.recruits);
                self.pay(active, self.rules.recruit_cost);
                self.state.sides[active].courtyard.push(Standing {
                    noble,
                    stamina: self.rules.stamina[noble.rank()],
                    weapon: None,
                });
                self.events.push(Event::NobleJoined {
                    seat: active,
                    noble,
                });
            }
            Ruling::Weapon(weapon, noble) => {
                once_more(&mut self.state.tally.weapons);
                self.take_from_hand(active, weapon.support());
                self.standing(active, noble, |s| s.weapon = Some(weapon));
            }
            Ruling::MoveWeapon(from, to) => {
                once_more(&mut self.state.tally.weapon_moves);
                let own = self.state.own();
                let weapon = |noble| own.standing(noble).and_then(|s| s.weapon);
                let (carried, back) = (weapon(from), weapon(to));
                self.standing(active, from, |s| s.weapon = back);
                self.standing(active, to, |s| s.weapon = carried);
            }
            Ruling::Heal(card, noble) => {
                self.use_ability(card);
                let mut now = 0;
                self.standing(active, noble, |s| {
                    s.stamina += 1;
                    now = s.stamina;
                });
                self.events.push(Event::NobleHealed {
                    seat: active,
                    noble,
                    now,
                });
            }
            Ruling::DrawThree(card) => {
                self.use_ability(card);
                self.draw(DRAW_THREE);
            }
            Ruling::Recover(card, taken) => {
                self.state.discard.retain(|c| *c != taken);
                self.use_ability(card);
                let side = &mut self.state.sides[active];
                side.hand = side.hand.saturating_add(1);
                side.known.insert(taken.card());
                self.events.push(Event::Recovered {
                    seat: active,
                    card: taken,
                });
            }
            Ruling::Spy(card, seen) => {
                self.use_ability(card);
                if let Some(seen) = seen {
                    self.state.sides[active.other()].known = seen;
                }
            }
            Ruling::Challenge(attacker, target) => {
                once_more(&mut self.state.tally.duels);
                let mut nobles = BySeat([attacker; 2]);
                nobles[active.other()] = target;
                self.state.duel = Some(Duel {
                    nobles,
                    deflected: false,
                    sides: BySeat::from_fn(|_| DuelSide::default()),
                });
            }
            Ruling::Deflect(target) => {
                self.pay(active.other(), self.rules.deflect_cost);
                if let Some(duel) = &mut self.state.duel {
                    duel.nobles[active.other()] = target;
                    duel.deflected = true;
                }
            }
            Ruling::Roll(seat, dice) => {
                if let Some(duel) = &mut self.state.duel {
                    duel.sides[seat].dice = Some(dice);
                }
            }
            Ruling::Support(seat, cards) => {
                for &card in &cards {
                    self.take_from_hand(seat, card);
                }
                if let Some(duel) = &mut self.state.duel {
                    duel.sides[seat].support = Some(cards);
                }
                if seat != active {
                    self.end_duel();
                }
            }
            Ruling::Concede(seat) => {
                // Of an unfinished duel only the cards already played remain.
                if let Some(duel) = self.state.duel.take() {
                    self.discard_played(&duel);
                }
                self.end_game(Outcome::Won(seat.other()));
            }
            Ruling::Adjust(setting) => self.set(setting),
            Ruling::Note => {}
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.state.turn = self.state.turn.saturating_add(1);
        self.state.active = seat;
        self.state.tally = Tally::default();
        self.events.push(Event::TurnBegan {
            turn: self.state.turn,
            seat,
        });
        self.enter(0);
    }

    fn enter(&mut self, phase: usize) {
        self.state.stage = Stage::Turn { phase };
        self.events.push(Event::PhaseEntered { phase });
        if self.rules.phases[phase].id == Phase::INCOME {
            self.gain(self.state.active, self.rules.income_gold, Gain::Income);
        }
    }

    fn end_turn(&mut self) {
        if let Stage::Turn { phase } = self.state.stage {
            let to_come = self.rules.phases.iter().skip(phase + 1);
            if to_come.into_iter().any(|p| p.id == Phase::INCOME) {
                self.gain(self.state.active, self.rules.income_gold, Gain::Income);
            }
        }
        self.begin_turn(self.state.active.other());
    }

    fn gain(&mut self, seat: Seat, gold: u16, gain: Gain) {
        if gold == 0 {
            return;
        }
        let purse = &mut self.state.sides[seat].gold;
        *purse = purse.saturating_add(gold.into());
        self.events.push(Event::GoldGained { seat, gold, gain });
    }

    fn pay(&mut self, seat: Seat, gold: u16) {
        if gold == 0 {
            return;
        }
        let purse = &mut self.state.sides[seat].gold;
        *purse = purse.saturating_sub(gold.into());
        self.events.push(Event::GoldPaid { seat, gold });
    }

    fn take_from_hand(&mut self, seat: Seat, card: Support) {
        let side = &mut self.state.sides[seat];
        side.known.remove(card.card());
        side.hand = side.hand.saturating_sub(1);
    }

    fn discard_from_hand(&mut self, card: Support) {
        self.take_from_hand(self.state.active, card);
        self.state.discard.push(card);
    }

    /// The attacker's cards first, then the defender's.
    fn discard_played(&mut self, duel: &Duel) {
        let attacker = self.state.active;
        for seat in [attacker, attacker.other()] {
            let played = duel.sides[seat].support.iter().flatten();
            self.state.discard.extend(played.copied());
        }
    }

    fn use_ability(&mut self, card: Support) {
        self.discard_from_hand(card);
        self.state.sides[self.state.active]
            .abilities_used
            .push(card.suit());
    }

    fn draw(&mut self, wanted: u16) {
        let mut cards = 0;
        while cards < wanted {
            if self.state.support_deck == 0 && !self.refill() {
                break;
            }
            self.state.support_deck -= 1;
            cards += 1;
        }
        let seat = self.state.active;
        let hand = &mut self.state.sides[seat].hand;
        *hand = hand.saturating_add(cards);
        self.events.push(Event::Drew {
            seat,
            cards,
            wanted,
        });
        if self.state.support_deck == 0 {
            self.refill();
        }
    }

    /// Shuffles the discard pile into the empty deck; false if there is nothing to shuffle.
    fn refill(&mut self) -> bool {
        let cards = self.state.discard.len();
        if cards == 0 {
            return false;
        }
        self.state.support_deck = cards as u16;
        self.state.discard.clear();
        self.events.push(Event::DeckRefilled { cards });
        true
    }

    fn standing(&mut self, seat: Seat, noble: Noble, change: impl FnOnce(&mut Standing)) {
        let courtyard = &mut self.state.sides[seat].courtyard;
        if let Some(standing) = courtyard.iter_mut().find(|s| s.noble == noble) {
            change(standing);
        }
    }

    fn wound(&mut self, seat: Seat, noble: Noble) {
        let mut left = 0;
        self.standing(seat, noble, |s| {
            s.stamina -= 1;
            left = s.stamina;
        });
        self.events.push(Event::NobleWounded { seat, noble, left });
    }

    /// Takes the noble out of the courtyard if it has no stamina left.
    fn bury(&mut self, seat: Seat, noble: Noble) {
        let courtyard = &mut self.state.sides[seat].courtyard;
        let Some(place) = courtyard
            .iter()
            .position(|s| s.noble == noble && s.stamina == 0)
        else {
            return;
        };
        let fallen = courtyard.remove(place);
        if let Some(weapon) = fallen.weapon {
            self.state.discard.push(weapon.support());
            self.events.push(Event::WeaponLost {
                seat,
                noble,
                weapon,
            });
        }
        self.events.push(Event::NobleVanquished { seat, noble });
    }

    fn end_duel(&mut self) {
        let (attacker, defender) = (self.state.active, self.state.active.other());
        let sums = (
            self.state
                .duelist(attacker)
                .map(|f| f.breakdown(self.rules)),
            self.state
                .duelist(defender)
                .map(|f| f.breakdown(self.rules)),
        );
        let (Some(duel), (Some(attack), Some(defence))) = (self.state.duel.take(), sums) else {
            return;
        };
        let record = DuelRecord {
            attacker: duel.nobles[attacker],
            defender: duel.nobles[defender],
            attacker_total: attack.total(),
            defender_total: defence.total(),
            critical: attack.critical() || defence.critical(),
            verdict: verdict(&attack, &defence),
        };
        self.state.last_duel = Some(record);
        self.events.push(Event::DuelEnded {
            verdict: record.verdict,
            attacker_total: record.attacker_total,
            defender_total: record.defender_total,
            critical: record.critical,
        });
        self.discard_played(&duel);
        let losers: &[Seat] = match record.verdict {
            Verdict::Attacker => {
                self.gain(attacker, self.rules.win_gold, Gain::Duel);
                &[defender]
            }
            Verdict::Defender => {
                self.gain(defender, self.rules.win_gold, Gain::Duel);
                &[attacker]
            }
            Verdict::Tie => &[attacker, defender],
        };
        for &seat in losers {
            self.wound(seat, duel.nobles[seat]);
        }
        for &seat in losers {
            self.bury(seat, duel.nobles[seat]);
        }
        self.end_if_empty();
    }

    fn end_if_empty(&mut self) {
        let empty = |seat: Seat| self.state.sides[seat].courtyard.is_empty();
        let (attacker, defender) = (self.state.active, self.state.active.other());
        match (empty(attacker), empty(defender)) {
            (false, false) => {}
            (false, true) => self.end_game(Outcome::Won(attacker)),
            (true, false) => self.end_game(Outcome::Won(defender)),
            (true, true) => self.end_game(match self.rules.both_empty {
                BothEmpty::Draw => Outcome::Draw,
                BothEmpty::Attacker => Outcome::Won(attacker),
                BothEmpty::Defender => Outcome::Won(defender),
            }),
        }
    }

    fn end_game(&mut self, outcome: Outcome) {
        self.state.stage = Stage::Over(outcome);
        self.events.push(Event::GameEnded { outcome });
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Gold(seat, gold) => self.state.sides[seat].gold = gold,
            Setting::Hand(seat, hand) => {
                let side = &mut self.state.sides[seat];
                side.hand = hand;
                side.known = CardSet::EMPTY;
            }
            Setting::Ability(seat, suit, used) => {
                let abilities = &mut self.state.sides[seat].abilities_used;
                match (used, abilities.contains(&suit)) {
                    (true, false) => abilities.push(suit),
                    (false, true) => abilities.retain(|s| *s != suit),
                    _ => {}
                }
            }
            Setting::Stamina(noble, stamina) => {
                for seat in Seat::BOTH {
                    self.standing(seat, noble, |s| s.stamina = stamina);
                }
            }
            Setting::Weapon(noble, weapon) => {
                for seat in Seat::BOTH {
                    self.standing(seat, noble, |s| s.weapon = weapon);
                }
            }
            Setting::SupportDeck(cards) => self.state.support_deck = cards,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dueling_nobles::rules::Edition;

    fn table(rules: &Rules) -> Table {
        let cards = |text: &str| text.split(' ').map(|c| c.parse().unwrap()).collect();
        let mut table = Table::new();
        let setup = Action::Setup {
            first: Seat::Zero,
            nobles: BySeat([cards("Kh Qs Jc"), cards("Kd Qh Jh")]),
        };
        play(rules, &mut table, &setup).unwrap();
        table
    }

    #[test]
    fn a_set_up_error_tells_every_fault() {
        let rules = Rules::from(Edition::Catsatcards);
        let cards = |text: &str| text.split(' ').map(|c| c.parse().unwrap()).collect();
        let setup = Action::Setup {
            first: Seat::Zero,
            nobles: BySeat([cards("Kh Kh 4s"), cards("Kd Qh")]),
        };
        let Err(Refusal::BadSetup(faults)) = check(&rules, &Table::new(), &setup) else {
            panic!("a bad set-up passed");
        };
        assert_eq!(faults.counts, BySeat([None, Some(2)]));
        assert_eq!(faults.not_nobles.iter().count(), 1);
        assert_eq!(faults.duplicates.iter().count(), 1);
    }

    #[test]
    fn the_income_comes_with_its_phase_or_with_the_early_end() {
        let rules = Rules::from(Edition::Original);
        let mut table = table(&rules);
        assert_eq!(table.own().gold, 0);
        play(&rules, &mut table, &Action::EndTurn).unwrap();
        assert_eq!(table.opponent().gold, 1);
        play(&rules, &mut table, &Action::NextPhase).unwrap();
        play(&rules, &mut table, &Action::EndTurn).unwrap();
        assert_eq!(table.opponent().gold, 1);
    }

    #[test]
    fn a_kind_is_refused_with_words_about_the_kind() {
        let rules = Rules::from(Edition::Catsatcards);
        let mut table = table(&rules);
        assert_eq!(may(&rules, &table, ActionKind::Tax), Ok(()));
        assert_eq!(
            may(&rules, &table, ActionKind::Heal),
            Err(Refusal::WrongPhase {
                kind: ActionKind::Heal
            })
        );
        for _ in 0..2 {
            play(&rules, &mut table, &Action::NextPhase).unwrap();
        }
        assert_eq!(
            may(&rules, &table, ActionKind::Heal),
            Err(Refusal::StaminaFull { noble: None })
        );
        assert_eq!(
            may(&rules, &table, ActionKind::MoveWeapon),
            Err(Refusal::NobleUnarmed { noble: None })
        );
    }
}
