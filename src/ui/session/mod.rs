//! The screens of a session that all games share: set-up, table, and Look back. The interface of a game is
//! [`GameScreens`].

mod ahead;
pub mod choices;
mod clock;
mod commands;
pub mod composer;
pub mod corrections;
mod far_side;
mod game;
mod habits;
mod handover;
mod hints;
mod history;
pub mod house_rules;
mod invite;
mod keys;
mod layout;
mod lesson;
mod log;
mod onlooker;
mod pictured;
mod recorder;
mod regions;
mod saving;
mod seated_bots;
mod series;
mod setup;
mod speech;
mod story;
mod table;
mod television;
mod trial;
mod view;

pub use commands::Commands;
pub use game::{
    Basics, Extent, GameScreens, LastActionPlace, Look, MenuItem, Phases, Play, PlayCommandOf,
    Recorded, Region, SetUp, SetupCommand, TableCommand, TableCommands, Weight,
};
pub use habits::last_house_rules;
pub use hints::{Hint, step};
pub(super) use invite::{picture, room};
pub use keys::are_well_formed;
pub use keys::{STEPS, SharedKey, WAYS};
pub use layout::{
    Area, FootPart, Layout, Steps, UndoRedo, align_to_foot, bar, foot_place, foot_row, lay_out,
    room_below, undo_redo,
};
pub use lesson::{Lesson, LessonStep, lesson_cards};
pub(super) use lesson::{LessonScreen, show_steps};
pub(super) use onlooker::Onlooker;
pub use pictured::PicturedCard;
pub use regions::{Density, Mode, Shape};
pub(super) use setup::SetupScreen;
pub use setup::first_player;
pub(super) use table::TableScreen;
pub(super) use television::Television;
pub use view::{Kind, TableView};
