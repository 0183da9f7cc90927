//! The addresses at which other devices reach this computer.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The addresses of this computer on its networks, version 4 first, without loopback and link-local ones.
pub fn own_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut all: Vec<IpAddr> = interfaces.iter().map(|interface| interface.ip()).collect();
    all.retain(is_reachable);
    all.sort_by_key(|ip| (ip.is_ipv6(), !is_at_home(ip), *ip));
    all.dedup();
    all
}

fn is_reachable(ip: &IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_unspecified() && !ip.is_link_local(),
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unspecified() && !ip.is_unicast_link_local(),
    }
}

/// Whether this is an address of a home network.
fn is_at_home(ip: &IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private(),
        IpAddr::V6(ip) => ip.is_unique_local(),
    }
}

/// The loopback address.
pub fn loopback() -> IpAddr {
    IpAddr::V4(Ipv4Addr::LOCALHOST)
}

/// The address to listen on so that the first of these addresses is reachable, and all of them that are then reachable;
/// `None` if there are none.
pub fn reachable(mut all: Vec<IpAddr>) -> Option<(IpAddr, Vec<IpAddr>)> {
    let first = *all.first()?;
    if first.is_loopback() {
        return Some((first, vec![first]));
    }
    all.retain(|ip| ip.is_ipv4() == first.is_ipv4() && !ip.is_loopback());
    let listen = match first {
        IpAddr::V4(_) => IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        IpAddr::V6(_) => IpAddr::V6(Ipv6Addr::UNSPECIFIED),
    };
    Some((listen, all))
}

#[cfg(test)]
mod tests {
    use super::reachable;

    #[test]
    fn only_reachable_addresses_are_shown() {
        let all = |all: &[&str]| all.iter().map(|ip| ip.parse().unwrap()).collect::<Vec<_>>();
        let mixed = all(&["192.168.1.7", "10.0.0.3", "fd00::7"]);
        let (listen, shown) = reachable(mixed).unwrap();
        assert_eq!(vec![listen], all(&["0.0.0.0"]));
        assert_eq!(shown, all(&["192.168.1.7", "10.0.0.3"]));
        let (listen, shown) = reachable(all(&["127.0.0.1"])).unwrap();
        assert_eq!(vec![listen], shown);
        assert_eq!(reachable(Vec::new()), None);
    }
}
