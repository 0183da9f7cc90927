//! A duel in Look back: the course of its chances, and the parts of its result.

use std::sync::Arc;

use egui::{Id, Label, Sense, Ui};

use super::chances;
use super::view::{View, ViewExt, sign};
use crate::rules::duel::Verdict;
use crate::rules::odds::{CardsMissing, Chances, Fought, Fraction, Odds};
use crate::rules::{Action, DuelingNobles};
use crate::text::odds::{by_dice, describe_line, describe_missing, with_cards};
use courtyard_core::cards::Card;
use courtyard_core::seat::EitherSeat;
use courtyard_session::Session;
use courtyard_settings::ShowChances;
use courtyard_text::{self as text, Axis, Chart, Curve, Form, Language, Text, Trace, say};
use courtyard_ui::theme::{self, palette, size, space};
use courtyard_ui::{parts, widgets};

/// Maximum distance searched for the duel's ends, in entries; repeated undo and redo make a duel long.
const LONGEST: usize = 64;

/// The chances of one duel, entry by entry.
#[derive(Debug, Clone, PartialEq)]
struct Course {
    attacker: EitherSeat,
    points: Vec<Point>,
    /// Why there are no chances with cards, if so: then the points are based on dice alone.
    missing: Option<CardsMissing>,
    /// The parts of its result, once it has ended.
    fought: Option<Fought>,
}

/// One point of the course.
#[derive(Debug, Clone, PartialEq)]
struct Point {
    entry: usize,
    /// The chances after the entry.
    chances: Chances,
    /// The action in a few symbols; empty if there are none for it.
    sign: String,
    /// The action in a sentence.
    done: String,
}

/// An action of a duel in a few symbols: the fighters, the dice, the cards.
fn signed(action: &Action) -> String {
    let signs = |cards: &[Card]| cards.iter().map(|card| sign(*card)).collect();
    match action {
        Action::Challenge { .. } => "⚔".to_owned(),
        Action::Deflect { target } => format!("→{}", sign(*target)),
        Action::Roll { dice, .. } => {
            let dice: Vec<String> = dice.iter().map(i64::to_string).collect();
            dice.join("+")
        }
        Action::Support { cards, .. } if cards.is_empty() => "–".to_owned(),
        Action::Support { cards, .. } => signs(cards),
        _ => String::new(),
    }
}

impl Course {
    /// The duel that entry `n` belongs to, if any.
    fn of(text: &Text, session: &Session<DuelingNobles>, n: usize) -> Option<Course> {
        let fights = |n: usize| session.table_after(n).duel.is_some();
        let inside = fights(n);
        let last = if inside {
            n
        } else {
            n.checked_sub(1).filter(|before| fights(*before))?
        };
        let begins = (1..=last).rev().take(LONGEST);
        let first = begins.take_while(|n| fights(*n)).last()?;
        let ends = (n..=session.entries().len()).take(LONGEST);
        let end = ends.take_while(|n| fights(*n)).last();
        let end = if inside { end? + 1 } else { n };
        let attacker = session.table_after(first).active;
        let mut course = Course {
            attacker,
            points: Vec::new(),
            missing: None,
            fought: None,
        };
        for entry in first..=end {
            if entry != n && !session.is_applied(entry) {
                continue;
            }
            session.scene(entry, |scene| {
                course.fought = Fought::ended(session.rules(), scene.before, scene.action);
                // The chances after the end need no computation.
                let is_running = course.fought.is_none();
                let odds = is_running.then(|| Odds::of(session.rules(), scene.after));
                let duel = odds.as_ref().and_then(Odds::duel);
                let missing = duel.and_then(|duel| duel.cards.err());
                course.missing = course.missing.or(missing);
                let running = duel.and_then(|duel| duel.standing().copied());
                let chances = course.fought.map(ended).or(running);
                let done = text::line(text, session, entry).map(|line| line.headline);
                course.points.extend(chances.map(|chances| Point {
                    entry,
                    chances,
                    sign: signed(scene.action),
                    done: done.unwrap_or_default(),
                }));
            });
        }
        Some(course)
    }

    /// The chances, with the action below each point: higher is better for the attacker, and a tie counts half.
    fn chart(&self, view: View<'_>) -> Chart {
        let direction = |key, seat| say!(view.text, key, player = view.name(seat));
        let shares = self.points.iter().map(|point| {
            let Chances { win, tie, .. } = &point.chances;
            win.to_f64() + tie.to_f64() / 2.0
        });
        let signs = self.points.iter().map(|point| point.sign.clone());
        let down = direction("dueling-nobles-chances-down", self.attacker.other());
        let mut across = Axis::of_places(down, signs);
        across.ticks.retain(|(_, sign)| !sign.is_empty());
        Chart {
            up: Axis {
                name: direction("dueling-nobles-chances-up", self.attacker),
                to: 1.0,
                ticks: vec![(0.5, say!(view.text, "dueling-nobles-chances-even"))],
                ..Axis::default()
            },
            across,
            form: Form::Curves {
                trace: Trace::Dotted,
                curves: vec![Curve {
                    points: (0..).map(f64::from).zip(shares).collect(),
                    end: String::new(),
                }],
                marks: Vec::new(),
            },
            ..Chart::default()
        }
    }
}

/// The chances of an ended duel are certain.
fn ended(fought: Fought) -> Chances {
    let certain = |verdict| {
        if fought.verdict == verdict {
            Fraction::ONE
        } else {
            Fraction::ZERO
        }
    };
    Chances {
        win: certain(Verdict::Attacker),
        tie: certain(Verdict::Tie),
        loss: certain(Verdict::Defender),
    }
}

/// The course of the duel that entry `n` belongs to, cached until another entry is shown or the session grows.
fn course(ui: &Ui, view: View<'_>, n: usize) -> Option<Arc<Course>> {
    type Kept = ((Id, Language, usize, usize), Option<Arc<Course>>);
    let language = view.text.language();
    let of = (view.session_id(), language, view.session.entries().len(), n);
    let id = Id::unique("the course of the duel that is looked back at");
    let kept = ui.data(|data| data.get_temp::<Kept>(id));
    if let Some((kept, course)) = kept
        && kept == of
    {
        return course;
    }
    let course = Course::of(view.text, view.session, n).map(Arc::new);
    ui.data_mut(|data| data.insert_temp(id, (of, course.clone())));
    course
}

/// Shows the course of the chances in the duel that entry `n` belongs to, or why they are not shown.
pub(super) fn show(ui: &mut Ui, view: View<'_>, n: usize) {
    let course = match chances::chosen(ui.ctx(), view) {
        ShowChances::Never => return no_curve(ui, view, "dueling-nobles-chances-off"),
        ShowChances::Always | ShowChances::WhenAsked => course(ui, view, n),
    };
    let Some(course) = course else {
        return no_curve(ui, view, "dueling-nobles-chances-no-duel");
    };
    ui.add_space(space::S);
    parts::section(ui, view.get("dueling-nobles-chances-course").as_ref());
    // If every point depends on unknown cards, the sentence below says so.
    if !course.points.is_empty() {
        curve(ui, view, &course, n);
    }
    if let Some(here) = course.points.iter().find(|point| point.entry == n) {
        let (cx, attacker) = (view.context(), course.attacker);
        // The sentence about the dice, below, has another measure.
        let sentence = match (view.table.duel.is_some(), course.missing) {
            (false, _) => describe_line(cx, attacker, &here.chances),
            (true, None) => with_cards(cx, attacker, Ok(here.chances)),
            (true, Some(_)) => by_dice(cx, attacker, &here.chances),
        };
        ui.add(Label::new(theme::small(sentence)).wrap());
    }
    if let Some(missing) = course.missing {
        let why = describe_missing(view.text, missing);
        ui.add(Label::new(theme::small(why)).wrap());
    }
    chances::luck(ui, view.context(), course.fought);
}

/// Explains why the chances are not drawn.
fn no_curve(ui: &mut Ui, view: View<'_>, why: &str) {
    ui.add_space(space::S);
    let why = theme::small(view.get(why)).color(palette(ui).ink_soft);
    ui.add(Label::new(why).wrap());
}

/// The chances as a curve.
fn curve(ui: &mut Ui, view: View<'_>, course: &Course, n: usize) {
    let points = course.points.iter().map(|point| {
        say!(
            view.text,
            "dueling-nobles-chances-after",
            done = &point.done,
            sentence = describe_line(view.context(), course.attacker, &point.chances)
        )
    });
    let points: Vec<String> = points.collect();
    let name = say!(
        view.text,
        "dueling-nobles-chances-course-told",
        points = points.join("; ")
    );
    let here = course.points.iter().position(|point| point.entry == n);
    let here = here.map(|place| place as f64);
    let chart = course.chart(view);
    widgets::chart(ui, &chart, &name, size::CURVE, here, Sense::hover());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Correction;
    use courtyard_session::Step;
    use courtyard_session::journal::Opened;

    fn english() -> Text {
        Text::new(Language::English, crate::described())
    }

    fn session(name: &str) -> Session<DuelingNobles> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/cases/");
        let bytes = std::fs::read(format!("{folder}{name}.courtyard")).unwrap();
        let opened = Opened::new(bytes.as_slice()).unwrap();
        opened.read::<DuelingNobles>().unwrap().session
    }

    #[test]
    fn only_entries_of_a_duel_have_a_course() {
        let (text, session) = (english(), session("game-catsatcards"));
        let mut courses: Vec<Course> = Vec::new();
        for n in 0..=session.entries().len() {
            let fights = |n: usize| session.table_after(n).duel.is_some();
            let belongs = fights(n) || n.checked_sub(1).is_some_and(fights);
            let course = Course::of(&text, &session, n);
            assert_eq!(course.is_some(), belongs, "entry {n}");
            let Some(course) = course else {
                continue;
            };
            if session.is_applied(n) {
                assert!(
                    course.points.iter().any(|point| point.entry == n),
                    "entry {n}"
                );
            }
            for point in &course.points {
                assert!(!point.done.is_empty());
                let chances = point.chances;
                let sum = [chances.win, chances.tie, chances.loss].map(Fraction::to_f64);
                assert!((sum.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            }
            courses.push(course);
        }
        assert!(courses.iter().any(|course| course.fought.is_some()));
    }

    #[test]
    fn a_course_names_the_action_at_each_point() {
        let course = Course::of(&english(), &session("game-catsatcards"), 23).unwrap();
        let signs: Vec<&str> = course.points.iter().map(|p| p.sign.as_str()).collect();
        assert_eq!(signs, ["⚔", "→K♥", "2", "5+6", "8♣", "9♥"]);
        let done: Vec<&str> = course.points.iter().map(|p| p.done.as_str()).collect();
        assert_eq!(done[3], "Ana rolls 5 and 6: 11");
        assert_eq!(course.missing, None);
    }

    #[test]
    fn missing_cards_leave_points_out_of_the_course() {
        let mut session = session("game-catsatcards").at(19);
        let [queen, jack] = ["Qh", "Jc"].map(|card| card.parse().unwrap());
        let (zero, one) = (EitherSeat::Zero, EitherSeat::One);
        let roll = |seat, pips| Action::Roll {
            seat,
            dice: vec![pips].into(),
            is_virtual: false,
        };
        let support = |seat| Action::Support {
            seat,
            cards: Vec::new().into(),
        };
        let correction = Correction::Hand {
            seat: zero,
            hand: 1,
        };
        let why = None;
        for action in [
            Action::Adjust { correction, why },
            Action::Challenge {
                attacker: queen,
                target: jack,
            },
            roll(one, 2),
            roll(zero, 3),
            support(one),
            support(zero),
        ] {
            let at = session.header().started;
            let proposal = session.propose(Step::Do(action), at).unwrap();
            session.commit(proposal);
        }
        let course = Course::of(&english(), &session, 22).unwrap();
        // The challenge, one die, and the result: the points between depend on cards.
        let signs: Vec<&str> = course.points.iter().map(|p| p.sign.as_str()).collect();
        assert_eq!(signs, ["⚔", "2", "–"]);
        assert!(course.missing.is_some());
    }
}
