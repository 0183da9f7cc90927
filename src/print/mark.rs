//! A page as a list of marks. All lengths are in points (1/72 inch), from the upper left corner.

use crate::font::Face;

/// A page.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
    /// The marks on it, from back to front.
    pub marks: Vec<Mark>,
}

/// The look of a line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pen {
    /// Thickness.
    pub width: f32,
    /// From 0 (black) to 1 (white).
    pub gray: f32,
    /// Whether the line is dashed.
    pub dashed: bool,
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
pub enum Mark {
    /// Text in one font.
    Text {
        /// The left edge.
        x: f32,
        /// The baseline.
        y: f32,
        /// The size of the font.
        size: f32,
        /// The font.
        face: Face,
        /// The text itself.
        text: String,
        /// From 0 (black) to 1 (white).
        gray: f32,
    },
    /// A straight line.
    Line {
        /// One end.
        from: [f32; 2],
        /// The other end.
        to: [f32; 2],
        /// The look of the line.
        pen: Pen,
    },
    /// A rectangle with round corners.
    Box {
        /// The left edge.
        x: f32,
        /// The upper edge.
        y: f32,
        /// The width.
        width: f32,
        /// The height.
        height: f32,
        /// The radius of its corners.
        radius: f32,
        /// The look of its outline.
        pen: Pen,
    },
}
