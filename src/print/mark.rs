//! A page as a list of marks. All lengths are in points (1/72 inch), from the upper left corner.

use crate::font::Face;

/// A page.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
    pub(crate) marks: Vec<Mark>,
}

/// The look of a line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Pen {
    /// Thickness.
    pub(crate) width: f32,
    /// From 0 (black) to 1 (white).
    pub(crate) gray: f32,
    /// Whether the line is dashed.
    pub(crate) dashed: bool,
}

/// A line of a table or a box.
pub(crate) const THIN: Pen = Pen {
    width: 0.5,
    gray: 0.45,
    dashed: false,
};

/// The line below a title.
pub(crate) const THICK: Pen = Pen {
    width: 1.25,
    gray: 0.0,
    dashed: false,
};

/// The outline of a card's place.
pub(crate) const DASHED: Pen = Pen {
    width: 0.75,
    gray: 0.3,
    dashed: true,
};

/// Something on a page.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Mark {
    /// Text in one font, with its baseline at `y`.
    Text {
        x: f32,
        y: f32,
        size: f32,
        face: Face,
        text: String,
        /// From 0 (black) to 1 (white).
        gray: f32,
    },
    /// A straight line.
    Line {
        from: [f32; 2],
        to: [f32; 2],
        pen: Pen,
    },
    /// A rectangle with round corners.
    Box {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        radius: f32,
        pen: Pen,
    },
}
