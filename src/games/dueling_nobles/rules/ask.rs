//! The questions of each kind of action, and the possible answers.
//!
//! Only cards that the hand can hold are offered; [`referee::playable`](super::referee::playable) returns why another
//! card cannot be played. The opponent's hand as a spy saw it is an answer that is not among the options. Corrections
//! and notes have one question without options, so they are not listed.

use strum::IntoStaticStr;

use super::DuelingNobles;
use super::action::{Action, ActionKind};
use super::editions::{Rules, SALE_CARDS};
use super::pieces::{Noble, Support, Weapon};
use super::referee::{Hand, Position};
use super::refusal::Refusal;
use super::table::{NobleInPlay, Table};
use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::dice::Die;
use courtyard_core::game::compose::{Answer, Ask, Compose, QuestionOption};
use courtyard_core::seat::{EitherSeat, Pair};

/// A part of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A player.
    Seat(EitherSeat),
    /// A noble.
    Noble(Noble),
    /// A support card.
    Card(Support),
    /// A number of cards.
    Count(u16),
    /// The pips of a die.
    Die(Die),
    /// No further die.
    NoDie,
    /// The King may fall.
    MayFall,
    /// The opponent's hand as a spy saw it; `None` if it is not recorded.
    Seen(Option<CardSet>),
}

/// A question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Prompt {
    /// The nobles of a player's courtyard.
    Opening,
    /// The player who takes the first turn.
    First,
    /// Three support cards of a suit.
    Sale,
    /// The King that pays the tax.
    King,
    /// Whether the King may give its last stamina.
    LastStamina,
    /// The number of cards to buy.
    Count,
    /// The noble that was drawn.
    Recruit,
    /// The card that becomes a weapon.
    Weapon,
    /// The noble that gets the weapon.
    Bearer,
    /// The noble that gives its weapon away.
    Giver,
    /// The noble that receives the weapon.
    Receiver,
    /// The card that an ability costs.
    Spade,
    /// The card that an ability costs.
    Heart,
    /// The card that an ability costs.
    Diamond,
    /// The card that an ability costs.
    Club,
    /// The noble that is healed.
    Patient,
    /// The card that is taken from the discard pile.
    Recovered,
    /// The opponent's hand.
    Seen,
    /// The noble that attacks.
    Attacker,
    /// The noble that is attacked.
    Target,
    /// The noble that defends instead.
    Deflection,
    /// The player who rolls.
    Roller,
    /// The pips of a die.
    Die,
    /// The pips of a King's second die.
    SecondDie,
    /// Support cards in a duel.
    Support,
    /// The player who concedes.
    Concede,
    /// The content of a correction or a note.
    Further,
}

impl Prompt {
    /// The question for the card that the suit's ability costs.
    const fn of_ability(suit: Suit) -> Prompt {
        match suit {
            Suit::Spades => Prompt::Spade,
            Suit::Hearts => Prompt::Heart,
            Suit::Diamonds => Prompt::Diamond,
            Suit::Clubs => Prompt::Club,
        }
    }
}

impl Compose for DuelingNobles {
    type Kind = ActionKind;
    type Part = Part;
    type Prompt = Prompt;

    type Position<'a> = Position<'a>;

    fn position<'a>(rules: &'a Rules, table: &'a Table) -> Position<'a> {
        Position::new(rules, table)
    }

    fn gate(position: &Position<'_>, kind: ActionKind) -> Result<(), Refusal> {
        position.gate(kind)?;
        some_part(position, kind)
    }

    fn ask(
        position: &Position<'_>,
        kind: ActionKind,
        answers: &[Answer<Part>],
        options: &mut Vec<QuestionOption<DuelingNobles>>,
    ) -> Ask<DuelingNobles> {
        use ActionKind as K;
        use Answer::Part as P;
        use Part as T;
        let table = position.table;
        let question = Question { position, options };
        Ask::Ready(match (kind, answers) {
            (K::Setup, answers) => return question.set_up(answers),
            (K::NextPhase, _) => Action::NextPhase,
            (K::EndTurn, _) => Action::EndTurn,
            (K::Sell, [P(T::Card(a)), P(T::Card(b)), P(T::Card(c)), ..]) => Action::Sell {
                cards: [a.card(), b.card(), c.card()].into_iter().collect(),
            },
            (K::Sell, answers) => return question.sell(answers),
            (K::Tax, [P(T::Noble(king)), answers @ ..]) => {
                let falls = table.own().standing(*king).is_some_and(|s| s.stamina == 1);
                match answers {
                    [P(T::MayFall), ..] => {}
                    _ if !falls => {}
                    _ => return question.one(Prompt::LastStamina, [T::MayFall]),
                }
                Action::Tax { king: king.card() }
            }
            (K::Tax, _) => {
                return question.own_noble(Prompt::King, |position, noble| {
                    position.tax(noble).map(drop)
                });
            }
            (K::Buy, [P(T::Count(count)), ..]) => Action::Buy {
                count: (*count).into(),
            },
            (K::Buy, _) => return question.buy(),
            (K::Recruit, [P(T::Noble(noble)), ..]) => Action::Recruit {
                noble: noble.card(),
            },
            (K::Recruit, _) => {
                return question.noble(Prompt::Recruit, Noble::all(), |position, noble| {
                    position.recruit(noble).map(drop)
                });
            }
            (K::Weapon, [P(T::Card(card)), P(T::Noble(noble)), ..]) => Action::Weapon {
                card: card.card(),
                noble: noble.card(),
            },
            (K::Weapon, [P(T::Card(card)), ..]) => {
                return question.own_noble(Prompt::Bearer, |position, noble| {
                    position.arm(card.card(), noble).map(drop)
                });
            }
            (K::Weapon, _) => return question.hand_card(Prompt::Weapon, Weapon::SET),
            (K::MoveWeapon, [P(T::Noble(from)), P(T::Noble(to)), ..]) => Action::MoveWeapon {
                from: from.card(),
                to: to.card(),
            },
            (K::MoveWeapon, [P(T::Noble(from)), ..]) => {
                return question.own_noble(Prompt::Receiver, |position, noble| {
                    position.move_weapon(from.card(), noble).map(drop)
                });
            }
            (K::MoveWeapon, _) => {
                return question.own_noble(Prompt::Giver, |position, noble| {
                    position.armed(noble).map(drop)
                });
            }
            (K::Heal, [P(T::Card(card)), P(T::Noble(noble)), ..]) => Action::Heal {
                card: card.card(),
                noble: noble.card(),
            },
            (K::Heal, [P(T::Card(_)), ..]) => {
                return question.own_noble(Prompt::Patient, |position, noble| {
                    position.wounded(noble).map(drop)
                });
            }
            (K::DrawThree, [P(T::Card(card)), ..]) => Action::DrawThree { card: card.card() },
            (K::Recover, [P(T::Card(card)), P(T::Card(take)), ..]) => Action::Recover {
                card: card.card(),
                take: take.card(),
            },
            (K::Recover, [P(T::Card(_)), ..]) => {
                let pile = table.discard.iter().map(|card| T::Card(*card));
                return question.one(Prompt::Recovered, pile);
            }
            (K::Spy, [P(T::Card(card)), P(T::Seen(seen)), ..]) => Action::Spy {
                card: card.card(),
                seen: seen.map(|seen| seen.iter().collect()),
            },
            (K::Spy, [P(T::Card(_)), ..]) => {
                return question.one(Prompt::Seen, [T::Seen(None)]);
            }
            (K::Heal, _) => return question.spent(Suit::Hearts),
            (K::DrawThree, _) => return question.spent(Suit::Diamonds),
            (K::Recover, _) => return question.spent(Suit::Clubs),
            (K::Spy, _) => return question.spent(Suit::Spades),
            (K::Challenge, [P(T::Noble(attacker)), P(T::Noble(target)), ..]) => Action::Challenge {
                attacker: attacker.card(),
                target: target.card(),
            },
            (K::Challenge, [P(T::Noble(_)), ..]) => {
                let nobles = table.opponent().courtyard.iter();
                let nobles = nobles.map(|standing| T::Noble(standing.noble));
                return question.one(Prompt::Target, nobles);
            }
            (K::Challenge, _) => {
                return question.own_noble(Prompt::Attacker, |_, _| Ok(()));
            }
            (K::Deflect, [P(T::Noble(target)), ..]) => Action::Deflect {
                target: target.card(),
            },
            (K::Deflect, _) => {
                let nobles = nobles(&table.opponent().courtyard);
                return question.noble(Prompt::Deflection, nobles, |position, noble| {
                    position.deflect(noble).map(drop)
                });
            }
            (K::Roll, answers) => return question.roll(answers),
            (K::Support, answers) => return question.support(answers),
            (K::Concede, [P(T::Seat(seat)), ..]) => Action::Concede { seat: *seat },
            (K::Concede, _) => {
                return question.one(Prompt::Concede, EitherSeat::BOTH.map(T::Seat));
            }
            (K::Adjust | K::Note, _) => return question.one(Prompt::Further, []),
        })
    }

    fn vary(action: &mut Action, part: Part) -> bool {
        match (action, part) {
            (Action::Sell { cards } | Action::Support { cards, .. }, Part::Card(card)) => {
                put(cards, card.card())
            }
            // A single die may be the first of two.
            (Action::Roll { dice, .. }, Part::Die(die)) if dice.len() == 2 => {
                put(dice, die.pips().into())
            }
            _ => false,
        }
    }
}

/// Replaces the last value of the list; `false` if the list is empty.
fn put<T>(list: &mut [T], value: T) -> bool {
    match list.last_mut() {
        Some(last) => {
            *last = value;
            true
        }
        None => false,
    }
}

/// Whether the table has the parts that an action of this kind needs.
fn some_part(position: &Position<'_>, kind: ActionKind) -> Result<(), Refusal> {
    use ActionKind as K;
    let table = position.table;
    let two_of = |seat: EitherSeat| match table.sides[seat].courtyard.len() {
        0 | 1 => Err(Refusal::NoSuchNoble { card: None, seat }),
        _ => Ok(()),
    };
    let some_of = |cards: CardSet| {
        let hand = position.hand(table.active);
        match hand.beside(CardSet::EMPTY).intersection(cards).is_empty() {
            true => Err(Refusal::CardElsewhere { card: None }),
            false => Ok(()),
        }
    };
    match kind {
        K::Sell => match sellable(position.hand(table.active)).is_empty() {
            true => Err(Refusal::NotSameSuit),
            false => Ok(()),
        },
        K::Weapon => some_of(Weapon::SET),
        K::MoveWeapon => two_of(table.active),
        K::Heal | K::DrawThree | K::Recover | K::Spy => {
            let suit = kind.ability();
            suit.map_or(Ok(()), |suit| some_of(CardSet::of_suit(suit)))
        }
        K::Deflect => two_of(table.active.other()),
        K::Setup | K::NextPhase | K::EndTurn | K::Tax | K::Buy | K::Recruit => Ok(()),
        K::Challenge | K::Roll | K::Support | K::Concede | K::Adjust | K::Note => Ok(()),
    }
}

/// The cards for which the hand can hold two more of their suit.
fn sellable(hand: &Hand) -> CardSet {
    let of_suit = |suit| (suit, CardSet::of_suit(suit));
    let suits = Suit::ALL.map(of_suit).into_iter();
    let suits = suits.filter(|(_, cards)| hand.most_of(*cards) >= SALE_CARDS);
    let possible = hand.beside(CardSet::EMPTY);
    suits.fold(CardSet::EMPTY, |all, (_, cards)| {
        all.union(possible.intersection(cards))
    })
}

fn nobles(courtyard: &[NobleInPlay]) -> impl Iterator<Item = Noble> {
    courtyard.iter().map(|standing| standing.noble)
}

/// A question under construction, with the options so far.
struct Question<'a, 'p> {
    position: &'a Position<'p>,
    options: &'a mut Vec<QuestionOption<DuelingNobles>>,
}

impl<'a, 'p> Question<'a, 'p> {
    /// The cards that the player's hand can hold.
    fn hand(&self, seat: EitherSeat) -> &'a Hand {
        self.position.hand(seat)
    }

    fn offer(&mut self, parts: impl IntoIterator<Item = Part>) {
        let possible = |part| QuestionOption {
            part,
            why_not: None,
        };
        self.options.extend(parts.into_iter().map(possible));
    }

    /// Offers these cards of a hand.
    fn offer_cards(&mut self, cards: CardSet) {
        let cards = cards.intersection(Support::SET);
        self.offer(cards.iter().filter_map(Support::from_card).map(Part::Card));
    }

    /// Asks for one of these parts, all of which are possible.
    fn one(mut self, prompt: Prompt, parts: impl IntoIterator<Item = Part>) -> Ask<DuelingNobles> {
        self.offer(parts);
        Ask::One { prompt }
    }

    /// Asks for one of these nobles.
    fn noble(
        self,
        prompt: Prompt,
        nobles: impl Iterator<Item = Noble>,
        judge: impl Fn(&Position<'p>, Card) -> Result<(), Refusal>,
    ) -> Ask<DuelingNobles> {
        self.options.extend(nobles.map(|noble| QuestionOption {
            part: Part::Noble(noble),
            why_not: judge(self.position, noble.card()).err(),
        }));
        Ask::One { prompt }
    }

    /// Asks for one of the active player's nobles.
    fn own_noble(
        self,
        prompt: Prompt,
        judge: impl Fn(&Position<'p>, Card) -> Result<(), Refusal>,
    ) -> Ask<DuelingNobles> {
        let table = self.position.table;
        self.noble(prompt, nobles(&table.own().courtyard), judge)
    }

    /// Asks for one of these cards from the active player's hand.
    fn hand_card(mut self, prompt: Prompt, cards: CardSet) -> Ask<DuelingNobles> {
        let hand = self.hand(self.position.table.active);
        let possible = hand.beside(CardSet::EMPTY).intersection(cards);
        self.offer_cards(possible);
        Ask::One { prompt }
    }

    /// Asks for the card that the suit's ability costs.
    fn spent(self, suit: Suit) -> Ask<DuelingNobles> {
        self.hand_card(Prompt::of_ability(suit), CardSet::of_suit(suit))
    }

    fn set_up(mut self, answers: &[Answer<Part>]) -> Ask<DuelingNobles> {
        let each = usize::from(self.position.rules.opening_nobles);
        let noble = |answer: &Answer<Part>| match answer {
            Answer::Part(Part::Noble(noble)) => Some(noble.card()),
            Answer::Part(_) | Answer::Number(_) | Answer::Done => None,
        };
        let named = answers.iter().map_while(noble).take(2 * each);
        let named: Vec<Card> = named.collect();
        let (zero, one) = named.split_at(each.min(named.len()));
        if named.len() < 2 * each {
            let (chosen, taken) = match zero.len() < each {
                true => (zero, &[][..]),
                false => (one, zero),
            };
            let judge = |noble: Noble| match taken.contains(&noble.card()) {
                true => Some(Refusal::NobleInPlay {
                    noble,
                    seat: EitherSeat::Zero,
                }),
                false => None,
            };
            self.options
                .extend(Noble::all().map(|noble| QuestionOption {
                    part: Part::Noble(noble),
                    why_not: judge(noble),
                }));
            return Ask::Several {
                prompt: Prompt::Opening,
                chosen: chosen.len(),
                count: each..=each,
            };
        }
        match answers.get(named.len()) {
            Some(Answer::Part(Part::Seat(first))) => Ask::Ready(Action::Setup {
                first: *first,
                nobles: Box::new(Pair([zero.to_vec(), one.to_vec()])),
            }),
            _ => {
                self.offer(EitherSeat::BOTH.map(Part::Seat));
                Ask::One {
                    prompt: Prompt::First,
                }
            }
        }
    }

    fn sell(mut self, answers: &[Answer<Part>]) -> Ask<DuelingNobles> {
        let chosen = cards(answers);
        let hand = self.hand(self.position.table.active);
        let cards = match chosen.iter().next() {
            None => sellable(hand),
            Some(card) => hand
                .beside(chosen)
                .intersection(CardSet::of_suit(card.suit())),
        };
        self.offer_cards(cards);
        Ask::Several {
            prompt: Prompt::Sale,
            chosen: chosen.len(),
            count: SALE_CARDS..=SALE_CARDS,
        }
    }

    fn buy(self) -> Ask<DuelingNobles> {
        let position = self.position;
        let counts = 1..=position.rules.cards_per_purchase;
        self.options.extend(counts.map(|count| QuestionOption {
            part: Part::Count(count),
            why_not: position.buy(count.into()).err(),
        }));
        Ask::One {
            prompt: Prompt::Count,
        }
    }

    fn roll(mut self, answers: &[Answer<Part>]) -> Ask<DuelingNobles> {
        use Answer::Part as P;
        let ready = |seat: EitherSeat, dice: &[Die]| {
            let dice = dice.iter().map(|die| die.pips().into()).collect();
            let is_virtual = false;
            Ask::Ready(Action::Roll {
                seat,
                dice,
                is_virtual,
            })
        };
        let Some(duel) = &self.position.table.duel else {
            return self.one(Prompt::Further, []);
        };
        let faces = Die::FACES.map(Part::Die);
        match answers {
            [P(Part::Seat(seat)), answers @ ..] => {
                let two = duel.nobles[*seat].dice() > 1;
                match answers {
                    [P(Part::Die(die)), ..] if !two => ready(*seat, &[*die]),
                    [P(Part::Die(die)), P(Part::NoDie), ..] => ready(*seat, &[*die]),
                    [P(Part::Die(a)), P(Part::Die(b)), ..] => ready(*seat, &[*a, *b]),
                    [P(Part::Die(_)), ..] => {
                        self.offer([Part::NoDie]);
                        self.one(Prompt::SecondDie, faces)
                    }
                    _ => self.one(Prompt::Die, faces),
                }
            }
            _ => {
                let position = self.position;
                self.options
                    .extend(EitherSeat::BOTH.map(|seat| QuestionOption {
                        part: Part::Seat(seat),
                        why_not: position.unrolled(seat).err(),
                    }));
                Ask::One {
                    prompt: Prompt::Roller,
                }
            }
        }
    }

    fn support(mut self, answers: &[Answer<Part>]) -> Ask<DuelingNobles> {
        let Some(duel) = &self.position.table.duel else {
            return self.one(Prompt::Further, []);
        };
        let seat = duel.supporter(self.position.table.active);
        let most = duel.nobles[seat].support_cards();
        let named = answers.iter().map_while(card).take(most);
        let count = named.clone().count();
        let ends = answers.get(count) == Some(&Answer::Done);
        if ends || count == most {
            let cards = named.map(Support::card).collect();
            return Ask::Ready(Action::Support { seat, cards });
        }
        let chosen = cards(&answers[..count]);
        let possible = self.hand(seat).beside(chosen);
        self.offer_cards(possible);
        Ask::Several {
            prompt: Prompt::Support,
            chosen: count,
            count: 0..=most,
        }
    }
}

fn card(answer: &Answer<Part>) -> Option<Support> {
    match answer {
        Answer::Part(Part::Card(card)) => Some(*card),
        Answer::Part(_) | Answer::Number(_) | Answer::Done => None,
    }
}

/// The cards named by the first answers.
fn cards(answers: &[Answer<Part>]) -> CardSet {
    answers.iter().map_while(card).map(Support::card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::DuelingNobles;
    use crate::rules::editions::Edition;
    use courtyard_core::game::Game as _;
    use courtyard_core::game::compose::{self, Buffer, Draft};

    fn possible(rules: &Rules, table: &Table, kind: ActionKind) -> Result<(), Refusal> {
        compose::possible::<DuelingNobles>(rules, table, kind, &mut Buffer::default())
    }

    #[test]
    fn a_given_part_stays_when_going_back() {
        let (rules, mut table) = (Rules::from(Edition::Catsatcards), Table::new());
        for action in [
            r#"{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}"#,
            r#"{"type":"next-phase"}"#,
            r#"{"type":"next-phase"}"#,
        ] {
            let action = serde_json::from_str(action).unwrap();
            DuelingNobles::play(&rules, &mut table, &action).unwrap();
        }
        let queen = Noble::from_card("Qs".parse().unwrap()).unwrap();
        let two = Support::from_card("2h".parse().unwrap()).unwrap();
        let mut options = Vec::new();
        let mut draft = Draft::<DuelingNobles>::new(ActionKind::Weapon).given(Part::Noble(queen));
        let asked = draft.ask(&rules, &table, &mut options);
        let prompt = Prompt::Weapon;
        assert_eq!(asked, Ask::One { prompt });
        draft.answer(&asked, Answer::Part(Part::Card(two)));
        let armed = Ask::Ready(Action::Weapon {
            card: two.card(),
            noble: queen.card(),
        });
        assert_eq!(draft.ask(&rules, &table, &mut options), armed);
        assert!(draft.back());
        assert_eq!(draft.waiting(), [Part::Noble(queen)]);
        assert_eq!(draft.ask(&rules, &table, &mut options), asked);
        assert!(!draft.back());
    }

    #[test]
    fn a_kind_is_refused_with_words_about_the_kind() {
        let rules = Rules::from(Edition::Catsatcards);
        let mut table = Table::new();
        let setup = r#"{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}"#;
        let setup = serde_json::from_str(setup).unwrap();
        DuelingNobles::play(&rules, &mut table, &setup).unwrap();
        assert_eq!(possible(&rules, &table, ActionKind::Tax), Ok(()));
        assert_eq!(
            possible(&rules, &table, ActionKind::Heal),
            Err(Refusal::WrongPhase {
                kind: ActionKind::Heal
            })
        );
        for _ in 0..2 {
            DuelingNobles::play(&rules, &mut table, &Action::NextPhase).unwrap();
        }
        assert_eq!(
            possible(&rules, &table, ActionKind::Heal),
            Err(Refusal::StaminaFull { noble: None })
        );
        assert_eq!(
            possible(&rules, &table, ActionKind::MoveWeapon),
            Err(Refusal::NobleUnarmed { noble: None })
        );
    }
}
