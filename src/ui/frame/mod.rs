//! Features of every frame, whatever the screen: which part of the window is used, rotated, dimmed or unchanged.

pub mod changes;
pub mod clear_color;
pub mod dim;
pub mod face_to_face;
pub mod safe_area;
