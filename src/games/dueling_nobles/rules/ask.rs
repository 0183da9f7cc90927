//! The questions of each kind of action, and the possible answers.
//!
//! Only cards that the hand can hold are offered; [`referee::playable`](super::referee::playable) returns why another
//! card cannot be played. The opponent's hand as a spy saw it is an answer that is not among the options. Corrections
//! and notes have one question without options, so they are not listed.

use strum::IntoStaticStr;

use super::DuelingNobles;
use super::action::{Action, ActionKind, Cards};
use super::editions::{Rules, SALE_CARDS};
use super::pieces::{Noble, Support, Weapon};
use super::referee::Position;
use super::refusal::Refusal;
use super::table::{NobleInPlay, Table};
use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::dice::Die;
use courtyard_core::game::compose::{Answer, Answers, Ask, Chosen, Compose, QuestionOption};
use courtyard_core::game::ensure;
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

impl Compose for DuelingNobles {
    type Part = Part;
    type Prompt = Prompt;

    type Position<'a> = Position<'a>;

    fn position<'a>(rules: &'a Rules, table: &'a Table) -> Position<'a> {
        Position::new(rules, table)
    }

    fn gate(position: &Position<'_>, kind: ActionKind) -> Result<(), Refusal> {
        position.gate(kind)?;
        position.some_parts(kind)
    }

    fn ask(
        position: &Position<'_>,
        kind: ActionKind,
        answers: &[Answer<Part>],
        options: &mut Vec<QuestionOption<DuelingNobles>>,
    ) -> Ask<DuelingNobles> {
        let answers = Answers::new(answers, options);
        let mut questions = Questions { position, answers };
        questions.action(kind).map_or_else(|ask| ask, Ask::Ready)
    }
}

fn nobles(courtyard: &[NobleInPlay]) -> impl Iterator<Item = Noble> {
    courtyard.iter().map(|standing| standing.noble)
}

/// An answer, or the question for it.
type Answered<T> = Result<T, Ask<DuelingNobles>>;

/// The questions of an action, in order.
struct Questions<'a, 'p> {
    position: &'a Position<'p>,
    answers: Answers<'a, DuelingNobles>,
}

impl Questions<'_, '_> {
    /// The finished action of this kind.
    fn action(&mut self, kind: ActionKind) -> Answered<Action> {
        use ActionKind as K;
        let (position, table) = (self.position, self.position.table);
        Ok(match kind {
            K::Setup => self.set_up()?,
            K::NextPhase => Action::NextPhase,
            K::EndTurn => Action::EndTurn,
            K::Sell => Action::Sell {
                cards: self.sale()?,
            },
            K::Tax => {
                let king = self.own_noble(Prompt::King, |king| position.tax(king))?;
                let standing = Noble::from_card(king).and_then(|king| table.own().standing(king));
                if standing.is_some_and(|king| king.stamina == 1) {
                    self.one(Prompt::LastStamina, [Part::MayFall], |part| {
                        (part == Part::MayFall).then_some(())
                    })?;
                }
                Action::Tax { king }
            }
            K::Buy => Action::Buy {
                count: self.count()?,
            },
            K::Recruit => {
                let judge = |noble| position.recruit(noble);
                let noble = self.noble(Prompt::Recruit, Noble::all(), judge)?;
                Action::Recruit { noble }
            }
            K::Weapon => {
                let card = self.hand_card(Prompt::Weapon, Weapon::SET)?;
                let noble = self.own_noble(Prompt::Bearer, |noble| position.arm(card, noble))?;
                Action::Weapon { card, noble }
            }
            K::MoveWeapon => {
                let from = self.own_noble(Prompt::Giver, |noble| position.armed(noble))?;
                let judge = |noble| position.move_weapon(from, noble);
                let to = self.own_noble(Prompt::Receiver, judge)?;
                Action::MoveWeapon { from, to }
            }
            K::Heal => {
                let card = self.spent(Prompt::Heart, Suit::Hearts)?;
                let noble = self.own_noble(Prompt::Patient, |noble| position.wounded(noble))?;
                Action::Heal { card, noble }
            }
            K::DrawThree => Action::DrawThree {
                card: self.spent(Prompt::Diamond, Suit::Diamonds)?,
            },
            K::Recover => {
                let card = self.spent(Prompt::Club, Suit::Clubs)?;
                let pile = &table.stocks[table.active].discard;
                let pile = pile.iter().copied().map(Part::Card);
                let take = self.one(Prompt::Recovered, pile, support)?.card();
                Action::Recover { card, take }
            }
            K::Spy => {
                let card = self.spent(Prompt::Spade, Suit::Spades)?;
                let seen = self.one(Prompt::Seen, [Part::Seen(None)], seen)?;
                let seen = seen.map(|seen| seen.iter().collect());
                Action::Spy { card, seen }
            }
            K::Challenge => {
                let attacker = self.own_noble(Prompt::Attacker, |_| Ok(()))?;
                let nobles = nobles(&table.opponent().courtyard);
                let target = self.noble(Prompt::Target, nobles, |_| Ok(()))?;
                Action::Challenge { attacker, target }
            }
            K::Deflect => {
                let nobles = nobles(&table.opponent().courtyard);
                let judge = |noble| position.deflect(noble);
                let target = self.noble(Prompt::Deflection, nobles, judge)?;
                Action::Deflect { target }
            }
            K::Roll => self.roll()?,
            K::Support => self.support()?,
            K::Concede => Action::Concede {
                seat: self.one(Prompt::Concede, EitherSeat::BOTH.map(Part::Seat), seat)?,
            },
            K::Adjust | K::Note => return self.further(),
        })
    }

    /// Asks for one of these parts, all of which are possible.
    fn one<T>(
        &mut self,
        prompt: Prompt,
        parts: impl IntoIterator<Item = Part>,
        fits: impl FnOnce(Part) -> Option<T>,
    ) -> Answered<T> {
        let options = parts.into_iter().map(QuestionOption::possible);
        self.answers.one(prompt, options, fits)
    }

    /// Asks for something that no list can offer.
    fn further<T>(&mut self) -> Answered<T> {
        self.one(Prompt::Further, [], |_| None)
    }

    /// Asks for one of these nobles.
    fn noble<T>(
        &mut self,
        prompt: Prompt,
        nobles: impl Iterator<Item = Noble>,
        judge: impl Fn(Card) -> Result<T, Refusal>,
    ) -> Answered<Card> {
        let options =
            nobles.map(|noble| QuestionOption::judged(Part::Noble(noble), judge(noble.card())));
        self.answers.one(prompt, options, noble).map(Noble::card)
    }

    /// Asks for one of the active player's nobles.
    fn own_noble<T>(
        &mut self,
        prompt: Prompt,
        judge: impl Fn(Card) -> Result<T, Refusal>,
    ) -> Answered<Card> {
        self.noble(prompt, nobles(&self.position.table.own().courtyard), judge)
    }

    /// Asks for one of these cards from the active player's hand.
    fn hand_card(&mut self, prompt: Prompt, cards: CardSet) -> Answered<Card> {
        let hand = self.position.hand(self.position.table.active);
        let possible = hand.beside(CardSet::EMPTY).intersection(cards);
        let options = support_cards(possible);
        self.answers
            .one(prompt, options, support)
            .map(Support::card)
    }

    /// Asks for the card that the suit's ability costs.
    fn spent(&mut self, prompt: Prompt, suit: Suit) -> Answered<Card> {
        self.hand_card(prompt, CardSet::of_suit(suit))
    }

    fn set_up(&mut self) -> Answered<Action> {
        let each = usize::from(self.position.rules.opening_nobles);
        let zero = self.opening(each, &[])?;
        let one = self.opening(each, &zero)?;
        let first = self.one(Prompt::First, EitherSeat::BOTH.map(Part::Seat), seat)?;
        let nobles = Box::new(Pair([zero, one]));
        Ok(Action::Setup { first, nobles })
    }

    /// Asks for the nobles of a courtyard, other than those taken by seat 0.
    fn opening(&mut self, count: usize, taken: &[Card]) -> Answered<Vec<Card>> {
        let seat = EitherSeat::Zero;
        let judge = |noble: Noble| {
            let is_free = !taken.contains(&noble.card());
            ensure(is_free, Refusal::NobleInPlay { noble, seat })
        };
        let options = |_: Chosen<'_, _, _>| {
            Noble::all().map(|noble| QuestionOption::judged(Part::Noble(noble), judge(noble)))
        };
        let count = count..=count;
        let nobles = self
            .answers
            .several(Prompt::Opening, count, options, noble)?;
        Ok(nobles.map(Noble::card).collect())
    }

    fn sale(&mut self) -> Answered<Cards> {
        let hand = self.position.hand(self.position.table.active);
        let options = |chosen: Chosen<'_, _, _>| {
            let chosen: CardSet = chosen.map(Support::card).collect();
            let first = chosen.iter().next();
            support_cards(first.map_or_else(
                || hand.sellable(),
                |card| {
                    hand.beside(chosen)
                        .intersection(CardSet::of_suit(card.suit()))
                },
            ))
        };
        let count = SALE_CARDS..=SALE_CARDS;
        let sold = self
            .answers
            .several(Prompt::Sale, count, options, support)?;
        Ok(sold.map(Support::card).collect())
    }

    fn count(&mut self) -> Answered<i64> {
        let position = self.position;
        let counts = 1..=position.rules.cards_per_purchase;
        let options = counts
            .map(|count| QuestionOption::judged(Part::Count(count), position.buy(count.into())));
        let count = self.answers.one(Prompt::Count, options, count)?;
        Ok(count.into())
    }

    fn roll(&mut self) -> Answered<Action> {
        let position = self.position;
        let Some(duel) = &position.table.duel else {
            return self.further();
        };
        let options = EitherSeat::BOTH
            .map(|seat| QuestionOption::judged(Part::Seat(seat), position.unrolled(seat)));
        let seat = self.answers.one(Prompt::Roller, options, seat)?;
        let faces = Die::FACES.map(Part::Die);
        let first = self.one(Prompt::Die, faces, die)?;
        let second = if duel.nobles[seat].dice() > 1 {
            let ways = [Part::NoDie].into_iter().chain(faces);
            let fits = |part| {
                (part == Part::NoDie)
                    .then_some(None)
                    .or(die(part).map(Some))
            };
            self.one(Prompt::SecondDie, ways, fits)?
        } else {
            None
        };
        let dice = [Some(first), second].into_iter().flatten();
        Ok(Action::Roll {
            seat,
            dice: dice.map(|die| die.pips().into()).collect(),
            is_virtual: false,
        })
    }

    fn support(&mut self) -> Answered<Action> {
        let Some(duel) = &self.position.table.duel else {
            return self.further();
        };
        let seat = duel.supporter(self.position.table.active);
        let hand = self.position.hand(seat);
        let options = |chosen: Chosen<'_, _, _>| {
            let chosen = chosen.map(Support::card).collect();
            support_cards(hand.beside(chosen))
        };
        let count = 0..=duel.nobles[seat].support_cards();
        let played = self
            .answers
            .several(Prompt::Support, count, options, support)?;
        let cards = played.map(Support::card).collect();
        Ok(Action::Support { seat, cards })
    }
}

/// Options for these support cards.
fn support_cards(cards: CardSet) -> impl Iterator<Item = QuestionOption<DuelingNobles>> {
    let cards = cards.intersection(Support::SET).iter();
    let cards = cards.filter_map(Support::from_card).map(Part::Card);
    cards.map(QuestionOption::possible)
}

courtyard_core::contents! {
    seat: Part::Seat -> EitherSeat;
    noble: Part::Noble -> Noble;
    support: Part::Card -> Support;
    count: Part::Count -> u16;
    die: Part::Die -> Die;
    seen: Part::Seen -> Option<CardSet>;
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
        let rules = Rules::from(Edition::Catsatcards);
        let mut table = Table::new(&rules);
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
        let house = serde_json::json!({"weapons_per_turn": null});
        let rules = Rules::new("catsatcards", house.as_object().unwrap()).unwrap();
        let mut table = Table::new(&rules);
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
        for arm in [
            r#"{"type":"weapon","card":"2h","noble":"Kh"}"#,
            r#"{"type":"weapon","card":"2s","noble":"Qs"}"#,
            r#"{"type":"weapon","card":"2c","noble":"Jc"}"#,
        ] {
            let arm = serde_json::from_str(arm).unwrap();
            DuelingNobles::play(&rules, &mut table, &arm).unwrap();
        }
        assert_eq!(
            possible(&rules, &table, ActionKind::MoveWeapon),
            Err(Refusal::NobleArmed { noble: None })
        );
    }
}
