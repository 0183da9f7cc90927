//! When a guest without a connection tries to make one, and asks whether it could.

/// So many seconds after the last one began the next try begins: the first of them once the connection is lost, and so
/// on; the last number is that of all further ones.
///
/// They are few: a browser lets a page wait before each further WebSocket once a dozen have failed, at first for a moment
/// and then for seconds. Whether a host can be [reached](Tries::reached) is asked otherwise, as often as one likes.
const WAITS: [f64; 7] = [0.0, 0.6, 1.0, 1.0, 2.0, 4.0, 60.0];
/// So many seconds a try is waited for when the host could be reached just before.
const REACHED: f64 = 5.0;
/// A try that began less than so many seconds ago is not given up because the host can be reached.
const YOUNG: f64 = 0.4;

/// The tries of one guest to come to its host. It has no clock: the time is told, in seconds since whenever.
#[derive(Debug, Clone, PartialEq)]
pub struct Tries {
    connected: bool,
    /// Whether the last try has neither failed nor led to a connection.
    underway: bool,
    /// When the last try began; it is not known before the first look.
    begun: Option<f64>,
    /// How many there were since there was a connection last.
    count: usize,
    /// Whether the host could be reached when the last one began.
    reached: bool,
}

impl Tries {
    /// The first try is under way already.
    pub fn first() -> Tries {
        Tries {
            connected: false,
            underway: true,
            begun: None,
            count: 1,
            reached: false,
        }
    }

    /// Whether there is a connection.
    pub fn is_connected(&self) -> bool {
        self.connected
    }

    /// There is a connection.
    pub fn connected(&mut self) {
        self.connected = true;
        self.underway = false;
    }

    /// There is none any more, or a try has failed.
    pub fn lost(&mut self) {
        self.reached = false;
        self.underway = false;
        if std::mem::take(&mut self.connected) {
            self.count = 0;
            self.begun = Some(f64::NEG_INFINITY);
        }
    }

    /// Whether another try is to begin now. It counts as begun.
    pub fn look(&mut self, now: f64) -> bool {
        let begun = *self.begun.get_or_insert(now);
        let wait = match self.reached {
            true => REACHED,
            false => WAITS[self.count.min(WAITS.len() - 1)],
        };
        let is_due = !self.connected && now - begun >= wait;
        if is_due {
            self.begun = Some(now);
            self.count += 1;
            self.underway = true;
            self.reached = false;
        }
        is_due
    }

    /// The host could be reached now. Whether another try is to begin for that; it counts as begun.
    pub fn reached(&mut self, now: f64) -> bool {
        let begun = *self.begun.get_or_insert(now);
        let is_hopeful = self.reached || now - begun < YOUNG;
        let is_due = !(self.connected || self.underway && is_hopeful);
        if is_due {
            self.begun = Some(now);
            self.underway = true;
            self.reached = true;
        }
        is_due
    }
}

/// So many requests at most ask at the same time whether the host can be reached. Browsers have six at most of either kind.
const MOST_ASKING: u32 = 12;
/// So many seconds after the last request the next one is sent at the earliest, and so many more for each that is under way.
const ASK_AGAIN: f64 = 0.5;
const ASK_LATER: f64 = 0.35;

/// The requests of one guest without a connection that ask whether its host can be reached. It has no clock: the time is
/// told, in seconds since whenever.
///
/// A host that is gone refuses them, and another one is sent soon. A network that is gone answers nothing: then a system
/// sends the beginning of each request again after 1, 2, 4, 8, 16 and 32 seconds, and a browser that is told to give one up
/// goes on with it all the same. So many are under way, so far apart, that for 36 seconds there is a beginning every two
/// seconds. By then a system knows that nobody has the address, and refuses them too.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Asks {
    /// How many are under way.
    underway: u32,
    /// How many were sent.
    count: u32,
    /// When the last one was sent.
    last: f64,
}

impl Asks {
    /// None was sent.
    pub fn none() -> Asks {
        Asks {
            underway: 0,
            count: 0,
            last: f64::NEG_INFINITY,
        }
    }

    /// Whether another one is to be sent now. It counts as sent.
    pub fn look(&mut self, now: f64) -> bool {
        let wait = (ASK_LATER * f64::from(self.underway)).max(ASK_AGAIN);
        let is_due = now - self.last >= wait && self.underway < MOST_ASKING;
        if is_due {
            self.underway += 1;
            self.count = self.count.wrapping_add(1);
            self.last = now;
        }
        is_due
    }

    /// Whether the last one is to be sent without what the browser knows of its user. A browser has connections of their own
    /// for such requests, so that both kinds together have twice as many.
    pub fn is_plain(&self) -> bool {
        self.count.is_multiple_of(2)
    }

    /// One of them was answered or has failed.
    pub fn over(&mut self) {
        self.underway = self.underway.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use super::{REACHED, Tries};

    /// Looks again and again for so many seconds, and tells when a try began.
    fn looks(tries: &mut Tries, from: f64, seconds: f64) -> Vec<f64> {
        let looks = (0..(seconds * 10.0) as u32).map(|n| from + f64::from(n) / 10.0);
        looks.filter(|now| tries.look(*now)).collect()
    }

    fn lost(now: f64) -> Tries {
        let mut tries = Tries::first();
        assert!(!tries.look(now));
        tries.connected();
        assert!(!tries.look(now + 100.0));
        tries.lost();
        tries
    }

    #[test]
    fn the_first_try_is_at_once_and_there_are_ever_fewer() {
        let mut tries = lost(0.0);
        let begun = looks(&mut tries, 200.0, 360.0);
        assert_eq!(begun[0], 200.0);
        assert!(begun[1] - begun[0] <= 0.7 && begun[2] - begun[1] <= 1.1);
        // A browser makes pages wait noticeably after 13 failures within six minutes.
        assert!(begun.len() <= 12, "{begun:?}");
        assert!(begun.windows(2).all(|two| two[1] - two[0] < 61.0));
    }

    #[test]
    fn the_first_try_has_a_moment() {
        let mut tries = Tries::first();
        assert!(
            !tries.look(7.0) && !tries.reached(7.1),
            "it has hardly begun"
        );
        assert!(tries.reached(7.6), "its first packet may be lost");
    }

    #[test]
    fn a_host_that_can_be_reached_is_tried_at_once_and_waited_for() {
        let mut tries = lost(0.0);
        looks(&mut tries, 200.0, 60.0);
        tries.lost();
        assert!(tries.reached(260.0));
        // Asked again meanwhile, it does not begin anew.
        assert!(!tries.reached(261.0) && looks(&mut tries, 260.0, REACHED - 0.1).is_empty());
        assert!(!looks(&mut tries, 260.0 + REACHED, 1.0).is_empty());
        assert!(tries.reached(267.0));
        tries.lost();
        assert!(tries.reached(267.5), "one that failed is not the last");
        tries.connected();
        assert!(!tries.reached(268.0) && !tries.look(400.0));
    }
}
