//! The times at which a guest without a connection tries to connect, and at which it checks whether the host is
//! reachable.

/// Seconds between the starts of two tries. The first number counts from the loss of the connection, and the last one
/// applies to all further tries.
///
/// There are few tries: after a dozen failed connections, a browser delays each further one, at first briefly and then
/// by seconds. Other requests find out as often as necessary whether the host is [reachable](Tries::reached).
const WAITS: [f64; 7] = [0.0, 0.6, 1.0, 1.0, 2.0, 4.0, 60.0];
/// Maximum duration of a try, in seconds, if the host was reachable just before.
const REACHED: f64 = 5.0;
/// Minimum duration of a try, in seconds, before a reachable host causes another one.
const YOUNG: f64 = 0.4;

/// The tries of one guest to connect to its host. It has no clock: callers pass the time in seconds.
#[derive(Debug, Clone, PartialEq)]
pub struct Tries {
    connected: bool,
    /// Whether the last try has neither failed nor succeeded.
    underway: bool,
    /// When the last try began; unknown before the first look.
    begun: Option<f64>,
    /// Number of tries since the last connection.
    count: usize,
    /// Whether the host was reachable when the last try began.
    reached: bool,
}

impl Tries {
    /// The first try, which has begun already.
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

    /// Notes that there is a connection.
    pub fn connected(&mut self) {
        self.connected = true;
        self.underway = false;
    }

    /// Notes that the connection is lost, or a try has failed.
    pub fn lost(&mut self) {
        self.reached = false;
        self.underway = false;
        if std::mem::take(&mut self.connected) {
            self.count = 0;
            self.begun = Some(f64::NEG_INFINITY);
        }
    }

    /// Returns whether another try is due now. If so, it counts as begun.
    pub fn look(&mut self, now: f64) -> bool {
        let begun = *self.begun.get_or_insert(now);
        let wait = if self.reached {
            REACHED
        } else {
            WAITS[self.count.min(WAITS.len() - 1)]
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

    /// Records that the host is reachable, and returns whether another try is due because of that. If so, it counts as
    /// begun.
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

/// Maximum number of simultaneous requests that check whether the host is reachable. Browsers allow six with
/// credentials and six without.
const MOST_ASKING: u32 = 12;
/// Minimum time between two requests, in seconds, and additional time per request that is under way.
const ASK_AGAIN: f64 = 0.5;
const ASK_LATER: f64 = 0.35;

/// The requests by which a guest without a connection checks whether its host is reachable. It has no clock: callers
/// pass the time in seconds.
///
/// If the host is gone, its system refuses them, and another one follows soon. If the network is gone, nothing answers:
/// the system then repeats the first packet of each request after 1, 2, 4, 8, 16 and 32 seconds, even if the page
/// cancels the request. The number of requests and their interval result in one packet every two seconds for 36
/// seconds. By then a system knows that the address does not exist, and refuses requests too.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Asks {
    /// Number of requests under way.
    underway: u32,
    /// Number of requests sent.
    count: u32,
    /// When the last one was sent.
    last: f64,
}

impl Asks {
    /// No requests so far.
    pub fn none() -> Asks {
        Asks {
            underway: 0,
            count: 0,
            last: f64::NEG_INFINITY,
        }
    }

    /// Returns whether another request is due now. If so, it counts as sent.
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

    /// Whether the last request has to be sent without credentials, as every second one. A browser uses separate
    /// connections for these, so twice as many requests are possible.
    pub fn is_plain(&self) -> bool {
        self.count.is_multiple_of(2)
    }

    /// Notes that one of them was answered or has failed.
    pub fn over(&mut self) {
        self.underway = self.underway.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use super::{REACHED, Tries};

    /// Looks every 0.1 seconds, and returns when tries began.
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
    fn the_first_try_is_immediate_and_later_ones_are_less_frequent() {
        let mut tries = lost(0.0);
        let begun = looks(&mut tries, 200.0, 360.0);
        assert_eq!(begun[0], 200.0);
        assert!(begun[1] - begun[0] <= 0.7 && begun[2] - begun[1] <= 1.1);
        // A browser delays pages noticeably after 13 failures within six minutes.
        assert!(begun.len() <= 12, "{begun:?}");
        assert!(begun.windows(2).all(|two| two[1] - two[0] < 61.0));
    }

    #[test]
    fn the_first_try_has_time_to_succeed() {
        let mut tries = Tries::first();
        assert!(
            !tries.look(7.0) && !tries.reached(7.1),
            "it has hardly begun"
        );
        assert!(tries.reached(7.6), "its first packet may be lost");
    }

    #[test]
    fn a_reachable_host_is_tried_at_once_with_a_timeout() {
        let mut tries = lost(0.0);
        looks(&mut tries, 200.0, 60.0);
        tries.lost();
        assert!(tries.reached(260.0));
        // A second request within that time begins no other try.
        assert!(!tries.reached(261.0) && looks(&mut tries, 260.0, REACHED - 0.1).is_empty());
        assert!(!looks(&mut tries, 260.0 + REACHED, 1.0).is_empty());
        assert!(tries.reached(267.0));
        tries.lost();
        assert!(tries.reached(267.5), "one that failed is not the last");
        tries.connected();
        assert!(!tries.reached(268.0) && !tries.look(400.0));
    }
}
