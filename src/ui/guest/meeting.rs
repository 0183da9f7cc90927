//! The introduction of a guest to a host without a server: the guest reads the host's code and shows its own.

use std::rc::Rc;

use egui::{Key, Label, Ui};

use super::{CameraWords, Picture, Snag};
use crate::parts;
use crate::session;
use crate::theme::{self, space};
use crate::widgets::{self, BigButton};
use courtyard_sharing::{Introduction, Side};
use courtyard_text::Text;

/// Number of characters of a code that are shown without a space.
const GROUP: usize = 4;

/// The introduction of a guest.
pub trait Meeting {
    /// The progress.
    fn stage(&self) -> MeetingStage;

    /// Reads the host's code by the camera, with these words around its picture.
    fn read(&mut self, words: CameraWords);

    /// Handles the host's code as text.
    fn offer(&mut self, code: &str);

    /// Whether the browser can send a text by other apps.
    fn can_send(&self) -> bool;

    /// Lets the user send a text by another app.
    fn send(&mut self, text: &str);
}

/// The progress of an introduction at the guest.
#[derive(Debug, Clone)]
pub enum MeetingStage {
    /// It needs the host's code; with the problem of the last attempt.
    NeedsOffer(Option<Snag>),
    /// The answer is being made.
    Preparing,
    /// The host can read this answer.
    Answering(Rc<Answer>),
    /// The devices are connected.
    Connected,
}

/// The answer of a guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// As a picture.
    pub picture: Picture,
    /// As text.
    pub code: String,
}

/// The page of an introduction.
#[derive(Debug, Default)]
pub(crate) struct MeetingPage {
    /// The typed code of the host.
    typed: String,
}

impl MeetingPage {
    /// Shows the next step of the introduction.
    pub(crate) fn show(&mut self, ui: &mut Ui, text: &Text, meeting: &mut dyn Meeting) {
        match meeting.stage() {
            MeetingStage::Answering(answer) => self.answering(ui, text, &answer, meeting),
            MeetingStage::NeedsOffer(snag) => {
                title(ui, &text.get("meet-scan"));
                ui.add(Label::new(theme::body(text.get("meet-scan-about"))).wrap());
                ui.add_space(space::M);
                show_snag(ui, text, snag);
                self.offer(ui, text, meeting, true);
            }
            MeetingStage::Preparing => title(ui, &text.get("meet-preparing")),
            MeetingStage::Connected => title(ui, &text.get("guest-connecting")),
        }
    }

    fn answering(&mut self, ui: &mut Ui, text: &Text, answer: &Answer, meeting: &mut dyn Meeting) {
        title(ui, &text.get("meet-answer"));
        let most = session::room(ui);
        session::picture(ui, &answer.picture, &text.get("meet-answer"), most);
        ui.add_space(space::S);
        ui.add(Label::new(theme::body(text.get("meet-answer-about"))).wrap());
        ui.add_space(space::S);
        if meeting.can_send() {
            let send = text.get("meet-send");
            if widgets::compact_button(ui, &send) {
                meeting.send(&answer.code);
            }
        } else if widgets::compact_button(ui, &text.get("meet-copy")) {
            ui.ctx().copy_text(answer.code.clone());
        }
        ui.add_space(space::S);
        let code = theme::small(grouped(&answer.code));
        ui.add(Label::new(code).wrap().selectable(true));
        ui.add_space(space::L);
        parts::section(ui, text.get("meet-anew"));
        ui.add_space(space::S);
        self.offer(ui, text, meeting, false);
    }

    /// The camera and the field for the host's code.
    fn offer(&mut self, ui: &mut Ui, text: &Text, meeting: &mut dyn Meeting, is_first: bool) {
        let read = text.get("meet-scan");
        let button = BigButton::new(&read).primary(is_first);
        if ui.add(button.compact(!is_first)).clicked() {
            meeting.read(camera_words(text));
        }
        ui.add_space(space::M);
        let label = text.get("meet-type");
        if type_code(ui, text, &label, Side::Offer, &mut self.typed) {
            meeting.offer(&std::mem::take(&mut self.typed));
        }
    }
}

/// A field for the code of this side, with a button once there is one. Returns whether to connect: the code is complete, Enter
/// was pressed, or the button was tapped.
pub(crate) fn type_code(
    ui: &mut Ui,
    text: &Text,
    label: &str,
    side: Side,
    typed: &mut String,
) -> bool {
    ui.add(Label::new(theme::small(label)).wrap());
    let field = parts::field(ui, typed, label, "");
    if typed.trim().is_empty() {
        return false;
    }
    // Its checksum says so.
    let is_complete = || {
        let code = typed.parse::<Introduction>();
        code.is_ok_and(|code| code.side == side)
    };
    let completed = field.changed() && is_complete();
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    ui.add_space(space::S);
    let tapped = widgets::compact_button(ui, &text.get("meet-connect"));
    completed || entered || tapped
}

/// The words around the picture of the camera.
pub(crate) fn camera_words(text: &Text) -> CameraWords {
    CameraWords {
        hint: text.get("meet-camera").into_owned(),
        cancel: text.get("back").into_owned(),
    }
}

/// Shows a problem, if there is one.
pub(crate) fn show_snag(ui: &mut Ui, text: &Text, snag: Option<Snag>) {
    if let Some(snag) = snag {
        parts::notice(ui, &text.sentence("meet", &snag).finish());
        ui.add_space(space::M);
    }
}

fn title(ui: &mut Ui, title: &str) {
    parts::headed(ui, 1, Label::new(theme::title(title)).wrap());
    ui.add_space(space::S);
}

/// A code in groups, which are easier to type.
fn grouped(code: &str) -> String {
    let chars: Vec<char> = code.chars().collect();
    let groups = chars.chunks(GROUP).map(|group| group.iter().collect());
    groups.collect::<Vec<String>>().join(" ")
}
