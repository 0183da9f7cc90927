//! The page of a session that the window shares with phones: the picture that invites, who is there, and what each may do.

use std::path::{Path, PathBuf};

use egui::{
    Align, CornerRadius, Label, Layout, Mesh, Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2,
};
use strum::VariantArray as _;

#[cfg(target_arch = "wasm32")]
use crate::guest::Shared as _;
use crate::guest::{Address, AnyShared, Picture};
use crate::parts;
use crate::theme::{self, palette, radius, size, space};
use crate::widgets::{self, BigButton};
use courtyard_core::seat::Seats;
use courtyard_sharing::{AnyTable, Device, Role, Status};
use courtyard_text::{Text, plain, say};

/// So many light modules lie around the dark ones, for a camera to find them.
const QUIET: usize = 4;

/// What is wanted with the phones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phones {
    /// The address of this place in their order is shown.
    Address(usize),
    /// This device is looked at, or none any more.
    Choose(Option<u64>),
    /// A device may do this from now on.
    SetRole(u64, Role),
    /// A device is sent away.
    SendAway(u64),
    /// Nobody else may join, or somebody may again.
    Close(bool),
    /// The session is shared no more.
    End,
}

/// That a session is shared.
pub(super) struct Sharing {
    shared: AnyShared,
    /// Where the journal lies.
    journal: PathBuf,
    /// Which of the addresses is shown.
    address: usize,
    /// The device that is looked at.
    chosen: Option<u64>,
}

impl Sharing {
    /// What is shown of a session that is shared, whose journal lies here.
    pub(super) fn new(shared: AnyShared, journal: PathBuf) -> Sharing {
        Sharing {
            shared,
            journal,
            address: 0,
            chosen: None,
        }
    }

    /// Ends it: the session is given back; `None` where the thread that had it has broken down.
    pub(super) fn end(mut self) -> Option<AnyTable> {
        self.shared.stop()
    }

    /// Where the journal lies.
    pub(super) fn journal(&self) -> &Path {
        &self.journal
    }

    /// How many devices are there now.
    pub(super) fn present(&self) -> usize {
        let status = self.shared.status();
        status.devices.iter().filter(|device| device.here).count()
    }

    /// Does what is wanted with the phones.
    pub(super) fn handle(&mut self, phones: Phones) {
        match phones {
            Phones::Address(place) => self.address = place,
            Phones::Choose(number) => self.chosen = number,
            Phones::SetRole(number, role) => self.shared.set_role(number, role),
            Phones::SendAway(number) => {
                self.chosen = None;
                self.shared.send_away(number);
            }
            Phones::Close(closed) => self.shared.close(closed),
            // Whoever has the session ends it.
            Phones::End => {}
        }
    }

    /// Shows the picture and who is there; what is wanted.
    pub(super) fn show(&self, ui: &mut Ui, text: &Text, players: &Seats<String>) -> Option<Phones> {
        let mut wanted = None;
        ScrollArea::vertical()
            .id_salt("phones")
            .auto_shrink(false)
            .show(ui, |ui| {
                parts::scroll_by_key(ui);
                let status = self.shared.status();
                if ui.available_width() < size::ROOMY {
                    self.invitation(ui, text, &mut wanted);
                    ui.add_space(space::L);
                    self.guests(ui, text, players, &status, &mut wanted);
                } else {
                    ui.spacing_mut().item_spacing.x = space::XL;
                    ui.columns_const(|[left, right]| {
                        // What stands in columns is spread over their width otherwise.
                        let side = Layout::top_down(Align::LEFT);
                        left.with_layout(side, |ui| self.invitation(ui, text, &mut wanted));
                        right.with_layout(side, |ui| {
                            self.guests(ui, text, players, &status, &mut wanted);
                        });
                    });
                }
                ui.add_space(space::L);
            });
        wanted
    }

    /// The picture, and the address to type.
    fn invitation(&self, ui: &mut Ui, text: &Text, wanted: &mut Option<Phones>) {
        let all = self.shared.addresses();
        let Some(address) = all.get(self.address).or_else(|| all.first()) else {
            return;
        };
        picture(ui, &address.picture, &text.get("invite-picture"));
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
            parts::choices(ui, names.zip(0..), &mut place);
            if place != self.address {
                *wanted = Some(Phones::Address(place));
            }
        }
    }

    /// Who is there, and what can be done with them.
    fn guests(
        &self,
        ui: &mut Ui,
        text: &Text,
        players: &Seats<String>,
        status: &Status,
        wanted: &mut Option<Phones>,
    ) {
        parts::section(ui, text.get("invite-there"));
        if status.devices.is_empty() {
            ui.add(Label::new(theme::body(text.get("host-nobody"))).wrap());
        }
        for device in &status.devices {
            ui.add_space(space::S);
            self.device(ui, text, players, device, wanted);
        }
        ui.add_space(space::M);
        let mut open = !status.closed;
        if widgets::switch(ui, &text.get("invite-open"), &mut open).changed() {
            *wanted = Some(Phones::Close(!open));
        }
        ui.add_space(space::M);
        if ui
            .add(BigButton::new(&text.get("invite-end")).compact(true))
            .clicked()
        {
            *wanted = Some(Phones::End);
        }
    }

    /// One device, and if it is looked at, what can be done with it.
    fn device(
        &self,
        ui: &mut Ui,
        text: &Text,
        players: &Seats<String>,
        device: &Device,
        wanted: &mut Option<Phones>,
    ) {
        let (number, name) = (device.number, plain(&device.name));
        let player = device.seat.and_then(|seat| players.get(seat));
        // Most devices are called as their players are.
        let player = player.filter(|player| **player != name).cloned();
        let role = text.get(role_key(device.role)).into_owned();
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
            *wanted = Some(Phones::Choose((!is_chosen).then_some(number)));
        }
        if !is_chosen {
            return;
        }
        ui.add_space(space::S);
        let mut role = device.role;
        let roles = Role::VARIANTS.iter().copied();
        let roles = roles.map(|role| (text.get(role_key(role)).into_owned(), role));
        parts::choices(ui, roles, &mut role);
        if role != device.role {
            *wanted = Some(Phones::SetRole(number, role));
        }
        ui.add_space(space::S);
        let away = say!(text, "invite-away", name = name.into_owned());
        if ui
            .add(BigButton::new(&away).compact(true).danger(true))
            .clicked()
        {
            *wanted = Some(Phones::SendAway(number));
        }
        ui.add_space(space::S);
    }
}

/// The key of what a role is called.
fn role_key(role: Role) -> &'static str {
    match role {
        Role::Everything => "sharing-role-everything",
        Role::Own => "sharing-role-own",
        Role::Look => "sharing-role-look",
    }
}

/// The picture that a camera reads: dark on light in every theme, each module as many whole points as there is room for.
fn picture(ui: &mut Ui, picture: &Picture, name: &str) {
    let modules = picture.side + 2 * QUIET;
    let room = ui.available_width().min(size::INVITATION);
    let module = (room / modules as f32).floor().max(1.0);
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
