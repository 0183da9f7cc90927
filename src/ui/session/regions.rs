//! The regions of a table's screen. They follow from the window, the size of the text and the mode, and never from what
//! is shown in them, so nothing moves while a mode lasts.

use egui::{Rect, Vec2};

use crate::theme::{self, TextRole, size, space};

/// The shape of a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A phone in portrait: the table above, the task and the navigation near the thumb.
    Tall,
    /// A phone in landscape: the table, with the task beside it.
    Flat,
    /// A laptop: the table, with the task and more beside it.
    Wide,
}

impl Shape {
    /// The shape for a window of this size.
    pub fn of(window: Vec2) -> Shape {
        if window.y < size::LOW && window.x > window.y {
            Shape::Flat
        } else if window.x >= size::WIDE {
            Shape::Wide
        } else {
            Shape::Tall
        }
    }
}

/// Whether the table or the task matters more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// An action is to be chosen: both players look at the table.
    Table,
    /// A fight or a question takes the room, and the table keeps a strip.
    Focus,
}

/// The density of the task's controls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Density {
    /// Each action has a description.
    Ample,
    /// An icon and a title.
    Some,
    /// A title.
    Little,
}

impl Density {
    /// The density for few choices: large tiles without descriptions, if there is space.
    #[must_use]
    pub fn for_few_choices(self) -> Density {
        match self {
            Density::Ample | Density::Some => Density::Some,
            Density::Little => Density::Little,
        }
    }

    /// The space between two rows of actions, in points.
    pub fn gap(self) -> f32 {
        match self {
            Density::Ample | Density::Some => space::S,
            Density::Little => space::XS,
        }
    }
}

/// The regions of a table's screen below or above its bar, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Regions {
    /// The table.
    pub table: Rect,
    /// The background of task, log and foot.
    pub panel: Rect,
    /// The phases of the turn, if the game has any and an action is to be chosen.
    pub phases: Option<Rect>,
    /// The current task.
    pub task: Rect,
    /// The log between task and foot; only beside a table that has room for it.
    pub log: Option<Rect>,
    /// Undo, and the buttons that lead on.
    pub foot: Rect,
    /// The density of the task's controls.
    pub density: Density,
}

/// Everything that the regions of a screen depend on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Setting {
    /// The shape of the window.
    pub shape: Shape,
    /// Whether the table or the task matters more now.
    pub mode: Mode,
    /// The size of body text, in points.
    pub text: f32,
    /// Whether the turns of the game have phases.
    pub has_phases: bool,
    /// Height of the actions of a turn of the game with the foot, in lines of body text.
    pub turn: f32,
    /// Minimum share of a phone's height for these actions.
    pub share: f32,
    /// Share of a phone's height for a fight or a question.
    pub focus: f32,
    /// Height that its table keeps above a fight or a question on a low phone, in points.
    pub strip: f32,
    /// Whether the player has folded the log beside the table.
    pub is_log_folded: bool,
}

impl Setting {
    /// The phases above a task, and the rest of it.
    fn phases_of(self, task: Rect) -> (Option<Rect>, Rect) {
        if self.has_phases && self.mode == Mode::Table {
            let (phases, task) =
                task.split_top_bottom_at_y(task.top() + row(self.text) + space::XS);
            (Some(phases), task)
        } else {
            (None, task)
        }
    }
}

impl Regions {
    /// The regions in this room.
    pub fn of(room: Rect, setting: Setting) -> Regions {
        match setting.shape {
            Shape::Tall => Regions::tall(room, setting),
            Shape::Flat => Regions::flat(room, setting),
            Shape::Wide => Regions::wide(room, setting),
        }
    }

    /// The table above, the task near the thumb.
    fn tall(room: Rect, setting: Setting) -> Regions {
        let (whole, text) = (room.height(), setting.text);
        let is_low = whole < size::TALL_ROOM.max(size::TALL_LINES * text);
        let is_cramped = whole < size::CRAMPED * text;
        let least = if is_cramped { 2.0 } else { 3.0 } * theme::TARGET;
        let turn = setting.turn * TextRole::Body.line_at(text);
        let high = match setting.mode {
            Mode::Table if is_cramped => whole - least,
            Mode::Table => turn
                .max(whole * setting.share)
                .min(whole - size::LEAST_TABLE),
            Mode::Focus if is_low => whole - setting.strip,
            Mode::Focus => whole * setting.focus,
        };
        // Some of the task is in sight, however little room there is.
        let margin = if is_low { space::S } else { space::M };
        let is_short = whole < size::SHORT;
        let foot = if is_short {
            row(text)
        } else {
            foot_height(text, room.width() - 2.0 * margin)
        };
        let fewest = foot + 2.0 * row(text) + 2.0 * margin + space::M;
        let high = high.max(fewest).min(whole);
        let (table, panel) = room.split_top_bottom_at_y(room.bottom() - high.round());
        let inside = panel.shrink(margin);
        let foot = inside.with_min_y(inside.bottom() - foot);
        let gap = if is_low { space::XS } else { space::S };
        let task = inside.with_max_y(foot.top() - gap);
        let (phases, task) = if is_short {
            (None, task)
        } else {
            setting.phases_of(task)
        };
        Regions {
            table,
            panel,
            phases,
            task,
            log: None,
            foot,
            density: if is_low {
                Density::Little
            } else {
                Density::Some
            },
        }
    }

    /// The task beside the table, at full height.
    fn flat(room: Rect, setting: Setting) -> Regions {
        let (table, panel) = beside(room, size::FLAT_SIDE);
        let inside = panel.shrink2(egui::vec2(space::S, space::XS));
        let foot = inside.with_min_y(inside.bottom() - row(setting.text));
        let (phases, task) = setting.phases_of(inside.with_max_y(foot.top() - space::XS));
        Regions {
            table,
            panel,
            phases,
            task,
            log: None,
            foot,
            density: Density::Little,
        }
    }

    /// The task and the log beside the table.
    fn wide(room: Rect, setting: Setting) -> Regions {
        let (table, panel) = beside(room, size::SIDE);
        let inside = panel.shrink(space::L);
        let text = setting.text;
        let foot = inside.with_min_y(inside.bottom() - foot_height(text, inside.width()));
        let rest = inside.with_max_y(foot.top() - space::S);
        // Descriptions of all actions need this height; a window with less room shows their titles.
        let ample = size::DESCRIBED * TextRole::Body.line_at(text);
        let density = if inside.width() < size::DESCRIBED_ACTIONS * text {
            Density::Little
        } else if rest.height() < ample + size::LOG {
            Density::Some
        } else {
            Density::Ample
        };
        let log = match (setting.mode, setting.is_log_folded, density) {
            // A question takes the room, and so does large text.
            (Mode::Focus, _, _) | (_, _, Density::Little) => 0.0,
            (Mode::Table, true, _) => theme::TARGET + space::M,
            (Mode::Table, false, Density::Ample) => rest.height() - ample,
            (Mode::Table, false, Density::Some) => {
                let log = rest.height() - setting.turn * TextRole::Body.line_at(text);
                if log < size::LOG { 0.0 } else { log }
            }
        };
        let (task, log) = if log > 0.0 {
            let (task, log) = rest.split_top_bottom_at_y(rest.bottom() - log.round());
            (task, Some(log.with_min_y(log.top() + space::M)))
        } else {
            (rest, None)
        };
        let (phases, task) = setting.phases_of(task);
        Regions {
            table,
            panel,
            phases,
            task,
            log,
            foot,
            density,
        }
    }
}

/// The table on the left, and a panel of this share on its right.
fn beside(room: Rect, share: theme::Share) -> (Rect, Rect) {
    let wide = share.of(room.width()).round();
    room.split_left_right_at_x(room.right() - wide)
}

/// The height of a row of buttons with one line of text each, if body text has this size.
pub(super) fn row(text: f32) -> f32 {
    (TextRole::Body.line_at(text) + size::BUTTON_PADDING).max(theme::TARGET)
}

/// The height of the foot of this width: its buttons are side by side, or below each other if the text is large.
fn foot_height(text: f32, width: f32) -> f32 {
    let row = row(text);
    if width < size::FOOT_OF_TWO * text {
        2.0 * row + space::S
    } else {
        row
    }
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;

    /// Rooms of phones and laptops below their bars.
    const ROOMS: [(f32, f32); 8] = [
        (320.0, 512.0),
        (360.0, 584.0),
        (390.0, 788.0),
        (412.0, 860.0),
        (844.0, 390.0),
        (667.0, 375.0),
        (1280.0, 744.0),
        (1920.0, 1024.0),
    ];

    fn all() -> impl Iterator<Item = (Rect, Setting, Regions)> {
        let texts = [13.0, 15.0, 20.0, 30.0];
        let rooms = ROOMS.into_iter().map(|(x, y)| {
            let room = Rect::from_min_size(pos2(0.0, 56.0), vec2(x, y));
            (room, Shape::of(vec2(x, y + 56.0)))
        });
        rooms.flat_map(move |(room, shape)| {
            texts.into_iter().flat_map(move |text| {
                [Mode::Table, Mode::Focus].map(|mode| {
                    let setting = Setting {
                        shape,
                        mode,
                        text,
                        has_phases: true,
                        turn: 18.0,
                        share: size::TASK_SHARE,
                        focus: size::FOCUS_SHARE,
                        strip: 100.0,
                        is_log_folded: false,
                    };
                    (room, setting, Regions::of(room, setting))
                })
            })
        })
    }

    #[test]
    fn regions_fill_the_room_and_cover_nothing() {
        for (room, setting, regions) in all() {
            let Regions {
                table, panel, task, ..
            } = regions;
            let areas = table.area() + panel.area();
            assert!((areas - room.area()).abs() < 1.0, "{setting:?} {room}");
            let mut last = panel.top();
            for region in [regions.phases, Some(task), regions.log, Some(regions.foot)] {
                let Some(region) = region else { continue };
                assert!(panel.contains_rect(region), "{setting:?} {room}");
                assert!(region.top() >= last, "{setting:?} {room}");
                last = region.bottom();
            }
            assert!(table.height() >= 2.0 * theme::TARGET, "{setting:?} {room}");
        }
    }

    #[test]
    fn the_foot_stays_from_mode_to_mode() {
        let all: Vec<_> = all().collect();
        for pair in all.chunks(2) {
            let [(_, _, table), (_, setting, focus)] = pair else {
                unreachable!("both modes of a room");
            };
            assert_eq!(table.foot, focus.foot, "{setting:?}");
            assert!(focus.task.height() >= table.task.height(), "{setting:?}");
        }
    }
}
