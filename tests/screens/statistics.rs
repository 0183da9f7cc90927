//! The statistics of the saved sessions.
