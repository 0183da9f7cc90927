//! Lists within actions.

use smallvec::SmallVec;

/// A list of an action. Lists as long as the rules allow need no allocation.
pub type List<A> = SmallVec<A>;
