//! What is shown of a duel that is looked back at: how its chances went, and what its result was made of.

use std::sync::Arc;

use egui::{Id, Label, Pos2, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::chances;
use super::view::View;
use crate::games::dueling_nobles::duel::Verdict;
use crate::games::dueling_nobles::odds::{Chances, Fought, Fraction, Odds};
use crate::games::dueling_nobles::{DuelingNobles, Table};
use crate::seat::EitherSeat;
use crate::session::Session;
use crate::settings::ShowChances;
use crate::text::dueling_nobles::odds::{describe_line, describe_luck};
use crate::text::say;
use crate::ui::parts;
use crate::ui::theme::{self, line, palette, size, space};

/// The longest duel that is looked for, in entries to either side: what is taken back and put back again and again
/// makes one long.
const LONGEST: usize = 64;

/// The chances of one duel, entry by entry.
#[derive(Debug, Clone, PartialEq)]
struct Course {
    attacker: EitherSeat,
    /// The entries, and how the duel stood after each.
    points: Vec<(usize, Chances)>,
    /// What its result was made of, once there is one.
    fought: Option<Fought>,
}

impl Course {
    /// The duel that entry `n` belongs to, if it belongs to one.
    fn of(session: &Session<DuelingNobles>, n: usize) -> Option<Course> {
        let fights = |n: usize| session.table_after(n).duel.is_some();
        let inside = fights(n);
        let last = match inside {
            true => n,
            false => n.checked_sub(1).filter(|before| fights(*before))?,
        };
        let begins = (1..=last).rev().take(LONGEST);
        let first = begins.take_while(|n| fights(*n)).last()?;
        let ends = (n..=session.entries().len()).take(LONGEST);
        let end = ends.take_while(|n| fights(*n)).last();
        let end = match inside {
            true => end? + 1,
            false => n,
        };
        let attacker = session.table_after(first).active;
        let mut course = Course {
            attacker,
            points: Vec::new(),
            fought: None,
        };
        for entry in first..=end {
            if entry != n && !session.is_in_force(entry) {
                continue;
            }
            session.scene(entry, |scene| {
                course.fought = Fought::ended(session.rules(), scene.before, scene.events);
                let stands = course.fought.map(ended);
                let chances = stands.or_else(|| standing(session, scene.after));
                course
                    .points
                    .extend(chances.map(|chances| (entry, chances)));
            });
        }
        Some(course)
    }
}

/// How a duel stands on a table in which one is fought.
fn standing(session: &Session<DuelingNobles>, table: &Table) -> Option<Chances> {
    let odds = Odds::of(session.rules(), table);
    let duel = odds.duel()?;
    Some(duel.cards.unwrap_or(duel.dice))
}

/// A duel that has ended is certain.
fn ended(fought: Fought) -> Chances {
    let mut chances = Chances {
        win: Fraction::ZERO,
        tie: Fraction::ZERO,
        loss: Fraction::ZERO,
    };
    match fought.verdict {
        Verdict::Attacker => chances.win = Fraction::ONE,
        Verdict::Tie => chances.tie = Fraction::ONE,
        Verdict::Defender => chances.loss = Fraction::ONE,
    }
    chances
}

/// The course of the duel that entry `n` belongs to. It is kept until another entry is looked at or the session grows.
fn course(ui: &Ui, view: View<'_>, n: usize) -> Option<Arc<Course>> {
    type Kept = ((Id, usize, usize), Option<Arc<Course>>);
    let header = view.session.header();
    let session = Id::unique((header.started, header.players.values()));
    let of = (session, view.session.entries().len(), n);
    let id = Id::unique("the course of the duel that is looked back at");
    let kept = ui.data(|data| data.get_temp::<Kept>(id));
    if let Some((kept, course)) = kept
        && kept == of
    {
        return course;
    }
    let course = Course::of(view.session, n).map(Arc::new);
    ui.data_mut(|data| data.insert_temp(id, (of, course.clone())));
    course
}

/// Shows how the chances went in the duel that entry `n` belongs to, unless nobody wants them.
pub(super) fn show(ui: &mut Ui, view: View<'_>, n: usize) {
    if chances::chosen(ui.ctx(), view) == ShowChances::Never {
        return;
    }
    let Some(course) = course(ui, view, n) else {
        return;
    };
    ui.add_space(space::S);
    parts::section(ui, view.get("chances-course").as_ref());
    curve(ui, view, &course, n);
    let here = course.points.iter().find(|(entry, _)| *entry == n);
    if let Some((_, chances)) = here {
        let told = describe_line(view.context(), course.attacker, chances);
        ui.add(Label::new(theme::small(told)).wrap());
    }
    if let Some(fought) = &course.fought {
        let told = describe_luck(view.context(), fought);
        ui.add(Label::new(theme::body(told)).wrap());
    }
}

/// The chances as a line: the higher, the better for the attacker. A tie counts half.
fn curve(ui: &mut Ui, view: View<'_>, course: &Course, n: usize) {
    let text = view.text;
    let ends = [course.attacker, course.attacker.other()]
        .map(|seat| say!(text, "chances-wins", player = view.name(seat)));
    ui.spacing_mut().item_spacing.y = space::XXS;
    ui.add(Label::new(theme::small(ends[0].as_str())).truncate());
    let width = ui.available_width().min(size::FIGURE);
    let (rect, response) = ui.allocate_exact_size(vec2(width, size::CURVE), Sense::hover());
    response.widget_info(|| {
        let points = course.points.iter().map(|(entry, chances)| {
            let told = describe_line(view.context(), course.attacker, chances);
            say!(text, "chances-after", entry = *entry, told = told)
        });
        let points: Vec<String> = points.collect();
        let label = say!(text, "chances-course-told", points = points.join("; "));
        WidgetInfo::labeled(Role::Image, ui.is_enabled(), label)
    });
    ui.add(Label::new(theme::small(ends[1].as_str())).truncate());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let p = palette(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, f32::from(theme::radius::SMALL), p.felt_edge);
    let field = rect.shrink(space::M);
    let middle = [field.left_center(), field.right_center()];
    let dashes = egui::Shape::dashed_line(
        &middle,
        Stroke::new(line::HAIR, p.ink_soft),
        space::XS,
        space::XS,
    );
    painter.extend(dashes);
    let steps = course.points.len().saturating_sub(1).max(1) as f32;
    let points: Vec<(usize, Pos2)> = course
        .points
        .iter()
        .enumerate()
        .map(|(place, (entry, chances))| {
            let share = chances.win.to_f64() + chances.tie.to_f64() / 2.0;
            let x = field.left() + field.width() * place as f32 / steps;
            let y = field.bottom() - field.height() * share as f32;
            (*entry, pos2(x, y))
        })
        .collect();
    let line = points.iter().map(|(_, at)| *at).collect();
    painter.line(line, Stroke::new(line::BOLD, p.accent));
    for (entry, at) in points {
        match entry == n {
            true => {
                painter.circle_filled(at, space::S, p.accent);
                painter.circle_stroke(at, space::S, Stroke::new(line::BOLD, p.ink));
            }
            false => {
                painter.circle_filled(at, space::XS, p.accent);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::journal::Opened;

    fn session(name: &str) -> Session<DuelingNobles> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/dueling-nobles/");
        let bytes = std::fs::read(format!("{folder}{name}.courtyard")).unwrap();
        let opened = Opened::new(bytes.as_slice()).unwrap();
        opened.read::<DuelingNobles>().unwrap().session
    }

    #[test]
    fn every_entry_of_a_duel_has_its_course_and_no_other_entry_has_one() {
        let session = session("game-catsatcards");
        let mut courses: Vec<Course> = Vec::new();
        for n in 0..=session.entries().len() {
            let fights = |n: usize| session.table_after(n).duel.is_some();
            let belongs = fights(n) || n.checked_sub(1).is_some_and(fights);
            let course = Course::of(&session, n);
            assert_eq!(course.is_some(), belongs, "entry {n}");
            let Some(course) = course else {
                continue;
            };
            if session.is_in_force(n) {
                assert!(
                    course.points.iter().any(|(entry, _)| *entry == n),
                    "entry {n}"
                );
            }
            for (_, chances) in &course.points {
                let sum = [chances.win, chances.tie, chances.loss].map(Fraction::to_f64);
                assert!((sum.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            }
            courses.push(course);
        }
        assert!(courses.iter().any(|course| course.fought.is_some()));
    }
}
