//! The addresses under which this computer can be reached.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The addresses of this computer on its networks: those of version 4 first, and none that only the computer itself or
/// the next cable understands.
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

/// Whether it is an address as routers at home give them.
fn is_at_home(ip: &IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private(),
        IpAddr::V6(ip) => ip.is_unique_local(),
    }
}

/// Where is listened to be reached at this address: there alone.
pub fn loopback() -> IpAddr {
    IpAddr::V4(Ipv4Addr::LOCALHOST)
}

/// Where is listened to be reached at any address of the same family.
pub fn everywhere(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        IpAddr::V6(_) => IpAddr::V6(Ipv6Addr::UNSPECIFIED),
    }
}
