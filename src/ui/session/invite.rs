//! The page of a session that the window shares with phones: the QR code, the devices, and their roles.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};

use egui::{
    Align, CornerRadius, Label, Layout, Mesh, Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2,
};
use strum::VariantArray as _;

use crate::guest::{
    Address, AnyShared, Introducer, IntroducerStage, Picture, camera_words, show_snag, type_code,
};
use crate::parts;
use crate::theme::{self, palette, radius, size, space};
use crate::widgets::{self, BigButton};
use courtyard_core::seat::Seats;
use courtyard_sharing::{AnyTable, Device, Order, Role, Side, Status};
use courtyard_text::{Text, plain, say};

/// Width of the quiet zone around the QR code, in modules.
const QUIET: usize = 4;

/// A command of this page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phones {
    /// Show the address with this index.
    Address(usize),
    /// Show the options of this device, or of none.
    Choose(Option<u64>),
    /// Give an order about the devices.
    Order(Order),
    /// Share the session.
    Share,
    /// Make the first code for a guest.
    Introduce,
    /// Read a guest's answer by the camera.
    Read,
    /// Handle the guest's answer in the field.
    Answer,
    /// Stop sharing.
    End,
}

/// The sharing of a session.
pub(super) struct Sharing {
    shared: AnyShared,
    /// The path of the journal.
    journal: PathBuf,
    /// The index of the visible address.
    address: usize,
    /// The device whose options are shown.
    chosen: Option<u64>,
    /// The typed answer of a guest.
    typed: RefCell<String>,
    /// The progress of the last introduction.
    introduced: Cell<Introduced>,
}

/// The progress of the last introduction, so that its success is confirmed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Introduced {
    /// There was none, or it has failed.
    #[default]
    Not,
    /// The answer was read, and the devices are connecting.
    Connecting,
    /// The devices are connected.
    Done,
}

impl Introduced {
    /// The progress at the next stage of the introductions.
    fn after(self, stage: &IntroducerStage) -> Introduced {
        match stage {
            IntroducerStage::Connecting => Introduced::Connecting,
            IntroducerStage::Offering(_, None) if self != Introduced::Not => Introduced::Done,
            IntroducerStage::Preparing => self,
            IntroducerStage::Offering(..)
            | IntroducerStage::NotBegun
            | IntroducerStage::Stuck(_) => Introduced::Not,
        }
    }
}

impl Sharing {
    /// The page of a shared session with this journal.
    pub(super) fn new(shared: AnyShared, journal: PathBuf) -> Sharing {
        Sharing {
            shared,
            journal,
            address: 0,
            chosen: None,
            typed: RefCell::default(),
            introduced: Cell::default(),
        }
    }

    /// Stops sharing and returns the session; `None` if the thread with it has crashed.
    pub(super) fn end(mut self) -> Option<AnyTable> {
        self.shared.stop()
    }

    /// The path of the journal.
    pub(super) fn journal(&self) -> &Path {
        &self.journal
    }

    /// Number of connected devices.
    pub(super) fn present(&self) -> usize {
        let status = self.shared.status();
        status.devices.iter().filter(|device| device.here).count()
    }

    /// Carries out a command.
    pub(super) fn handle(&mut self, text: &Text, phones: Phones) {
        let introducer = self.shared.introducer();
        match phones {
            Phones::Introduce => introducer.into_iter().for_each(Introducer::begin),
            Phones::Read => introducer
                .into_iter()
                .for_each(|introducer| introducer.read(camera_words(text))),
            Phones::Answer => {
                let typed = self.typed.take();
                introducer
                    .into_iter()
                    .for_each(|introducer| introducer.answer(&typed));
            }
            Phones::Address(place) => self.address = place,
            Phones::Choose(number) => self.chosen = number,
            Phones::Order(order) => {
                if let Order::SendAway(_) = order {
                    self.chosen = None;
                }
                self.shared.order(order);
            }
            // The owner of the session begins and stops sharing.
            Phones::Share | Phones::End => {}
        }
    }

    /// Shows the QR code and the devices. Returns the command.
    pub(super) fn show(&self, ui: &mut Ui, text: &Text, players: &Seats<String>) -> Option<Phones> {
        let mut command = None;
        ScrollArea::vertical()
            .id_salt("phones")
            .auto_shrink(false)
            .show(ui, |ui| {
                parts::scroll_by_key(ui);
                let status = self.shared.status();
                if ui.available_width() < size::ROOMY {
                    self.invitation(ui, text, &mut command);
                    ui.add_space(space::L);
                    self.guests(ui, text, players, &status, &mut command);
                } else {
                    ui.spacing_mut().item_spacing.x = space::XL;
                    ui.columns_const(|[left, right]| {
                        // Otherwise the content would be spread over the width of the columns.
                        let side = Layout::top_down(Align::LEFT);
                        left.with_layout(side, |ui| self.invitation(ui, text, &mut command));
                        right.with_layout(side, |ui| {
                            self.guests(ui, text, players, &status, &mut command);
                        });
                    });
                }
                ui.add_space(space::L);
            });
        command
    }

    /// The QR code, and the address to type.
    fn invitation(&self, ui: &mut Ui, text: &Text, command: &mut Option<Phones>) {
        if let Some(introducer) = self.shared.introducer() {
            return self.introduction(ui, text, introducer, command);
        }
        let all = self.shared.addresses();
        let Some(address) = all.get(self.address).or_else(|| all.first()) else {
            return;
        };
        let most = room(ui);
        picture(ui, &address.picture, &text.get("invite-picture"), most);
        ui.add_space(space::S);
        let url = Label::new(theme::strong_text(address.url.as_str()));
        ui.add(url.wrap().selectable(true));
        ui.add_space(space::S);
        ui.add(Label::new(theme::small(text.get("invite-how"))).wrap());
        if all.len() > 1 {
            ui.add_space(space::M);
            ui.add(Label::new(theme::body(text.get("invite-address"))).wrap());
            ui.add_space(space::XS);
            let mut place = self.address;
            let names = all.iter().map(|Address { name, .. }| name.clone());
            parts::choices(ui, &text.get("invite-address"), names.zip(0..), &mut place);
            if place != self.address {
                *command = Some(Phones::Address(place));
            }
        }
    }

    /// The introduction of the next guest.
    fn introduction(
        &self,
        ui: &mut Ui,
        text: &Text,
        introducer: &dyn Introducer,
        command: &mut Option<Phones>,
    ) {
        let stage = introducer.stage();
        self.introduced.set(self.introduced.get().after(&stage));
        match stage {
            IntroducerStage::NotBegun => {
                if explain(ui, text, true) {
                    *command = Some(Phones::Introduce);
                }
            }
            IntroducerStage::Preparing => {
                ui.add(Label::new(theme::body(text.get("meet-preparing"))).wrap());
            }
            IntroducerStage::Connecting => {
                let connecting = text.get("invite-connecting");
                parts::announce(ui, "introduction", &connecting);
                ui.add(Label::new(theme::body(connecting)).wrap());
            }
            IntroducerStage::Stuck(snag) => {
                show_snag(ui, text, Some(snag));
                if widgets::primary_button(ui, &text.get("invite-begin")) {
                    *command = Some(Phones::Introduce);
                }
            }
            IntroducerStage::Offering(address, snag) => {
                show_snag(ui, text, snag);
                if self.introduced.get() == Introduced::Done {
                    let connected = text.get("invite-connected");
                    parts::announce(ui, "introduction", &connected);
                    parts::notice(ui, &connected);
                    ui.add_space(space::M);
                }
                ui.add(Label::new(theme::body(text.get("invite-offer"))).wrap());
                ui.add_space(space::S);
                let most = room(ui);
                picture(ui, &address.picture, &text.get("invite-picture"), most);
                ui.add_space(space::S);
                if widgets::primary_button(ui, &text.get("invite-read")) {
                    *command = Some(Phones::Read);
                }
                ui.add_space(space::M);
                let label = text.get("invite-type");
                let typed = &mut self.typed.borrow_mut();
                if type_code(ui, text, &label, Side::Answer, typed) {
                    *command = Some(Phones::Answer);
                }
                ui.add_space(space::S);
                if widgets::compact_button(ui, &text.get("invite-copy")) {
                    ui.ctx().copy_text(address.url.clone());
                }
            }
        }
    }

    /// The devices with their options.
    fn guests(
        &self,
        ui: &mut Ui,
        text: &Text,
        players: &Seats<String>,
        status: &Status,
        command: &mut Option<Phones>,
    ) {
        parts::section(ui, text.get("invite-there"));
        if status.devices.is_empty() {
            ui.add(Label::new(theme::body(text.get("host-nobody"))).wrap());
        }
        for device in &status.devices {
            ui.add_space(space::S);
            self.device(ui, text, players, device, command);
        }
        ui.add_space(space::M);
        let mut open = !status.closed;
        if widgets::switch(ui, &text.get("invite-open"), &mut open).changed() {
            *command = Some(Phones::Order(Order::Close(!open)));
        }
        ui.add_space(space::M);
        if widgets::compact_button(ui, &text.get("invite-end")) {
            *command = Some(Phones::End);
        }
    }

    /// One device, with its options if it is chosen.
    fn device(
        &self,
        ui: &mut Ui,
        text: &Text,
        players: &Seats<String>,
        device: &Device,
        command: &mut Option<Phones>,
    ) {
        let (number, name) = (device.number, plain(&device.name));
        let player = device.seat.and_then(|seat| players.get(seat));
        // Most devices have the name of their player.
        let player = player.filter(|player| **player != name).cloned();
        let role = text.sentence("sharing-role", &device.role).finish();
        let away = (!device.here).then(|| text.get("sharing-away").into_owned());
        let about: Vec<String> = player.into_iter().chain([role]).chain(away).collect();
        let about = about.join(" · ");
        let label = format!("{number}: {name}, {about}");
        let button = BigButton::new(&name)
            .subtitle(Some(&about))
            .label(&label)
            .compact(true);
        let is_chosen = self.chosen == Some(number);
        if ui.add(button).clicked() {
            *command = Some(Phones::Choose((!is_chosen).then_some(number)));
        }
        if !is_chosen {
            return;
        }
        ui.add_space(space::S);
        let mut role = device.role;
        let roles = Role::VARIANTS.iter().copied();
        let roles = roles.map(|role| (text.sentence("sharing-role", &role).finish(), role));
        parts::choices(ui, &name, roles, &mut role);
        if role != device.role {
            *command = Some(Phones::Order(Order::SetRole(number, role)));
        }
        ui.add_space(space::S);
        let away = say!(text, "invite-away", name = name.into_owned());
        let button = BigButton::new(&away).compact(true).danger(true);
        if ui.add(button).clicked() {
            *command = Some(Phones::Order(Order::SendAway(number)));
        }
        ui.add_space(space::S);
    }
}

/// Explains how phones join, by codes or by the network. Returns whether the button to begin was tapped.
pub(super) fn explain(ui: &mut Ui, text: &Text, introduces: bool) -> bool {
    let [about, begin] = if introduces {
        ["invite-about", "invite-begin"]
    } else {
        ["invite-about-network", "invite-share"]
    };
    widgets::two_phones(ui);
    ui.add_space(space::M);
    ui.add(Label::new(theme::body(text.get(about))).wrap());
    ui.add_space(space::M);
    widgets::primary_button(ui, &text.get(begin))
}

/// Maximum side of a QR code on a page of its own: the whole width, but not more than most of the window's height.
pub(crate) fn room(ui: &Ui) -> f32 {
    /// The share of the window's height.
    const HIGHEST: f32 = 0.7;
    (HIGHEST * ui.ctx().content_rect().height()).max(size::INVITATION)
}

/// The picture that a camera reads: dark on light in every theme, each module as many whole pixels as there is room for,
/// on a side of at most this many points.
pub(crate) fn picture(ui: &mut Ui, picture: &Picture, name: &str, most: f32) {
    let modules = picture.side + 2 * QUIET;
    let room = ui.available_width().min(most);
    let pixels = ui.pixels_per_point();
    let module = (room * pixels / modules as f32).floor().max(1.0) / pixels;
    let side = Vec2::splat(module * modules as f32);
    let (rect, response) = ui.allocate_exact_size(side, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, name));
    let (light, dark) = (palette(ui).card_face, palette(ui).card_ink);
    let rounding = CornerRadius::same(radius::PANEL);
    ui.painter().rect_filled(rect, rounding, light);
    let mut mesh = Mesh::default();
    for (i, _) in picture.dark.iter().enumerate().filter(|(_, dark)| **dark) {
        let (row, column) = (i / picture.side + QUIET, i % picture.side + QUIET);
        let corner = rect.min + vec2(column as f32, row as f32) * module;
        mesh.add_colored_rect(Rect::from_min_size(corner, Vec2::splat(module)), dark);
    }
    ui.painter().add(mesh);
}
