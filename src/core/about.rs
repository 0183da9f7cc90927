//! What this program is: its version, what it was built from, and under which licences what is inside stands.

/// The version.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit it was built from, where whoever built it has said so; `packaging/release` does.
pub const COMMIT: Option<&str> = option_env!("COURTYARD_COMMIT");

/// The system it was built for, such as `linux x86_64`.
pub fn system() -> String {
    format!("{} {}", std::env::consts::OS, std::env::consts::ARCH)
}

/// Version, commit and system on one line, as `--version` tells them after the name.
pub fn whole_version() -> String {
    match COMMIT {
        Some(commit) => format!("{VERSION} (commit {commit}, {})", system()),
        None => format!("{VERSION} ({})", system()),
    }
}

/// A licence, and what stands under it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Licence {
    /// The licence's name.
    pub name: &'static str,
    /// The works under it, divided by commas.
    pub works: &'static str,
    /// What it says.
    pub text: &'static str,
}

/// The licences as they are given away with the program.
#[cfg(not(target_arch = "wasm32"))]
const LICENCES: &str = include_str!("../../assets/licences.txt");

/// What divides the licences in the asset.
#[cfg(not(target_arch = "wasm32"))]
const DIVIDER: &str =
    "\n=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-\n";

/// What the licences are called beside the page for browsers.
pub const LICENCES_FILE: &str = "licences.txt";

/// The licences of everything inside. None in a browser: there they are a file beside the page, which is not downloaded
/// before somebody asks for it.
#[cfg(not(target_arch = "wasm32"))]
pub fn licences() -> Vec<Licence> {
    let parts = LICENCES.split(DIVIDER).skip(1);
    let licence = |part: &'static str| {
        let (name, rest) = part.trim_start().split_once('\n')?;
        let (works, text) = rest.trim_start().split_once("\n\n")?;
        Some(Licence {
            name,
            works,
            text: text.trim(),
        })
    };
    parts.filter_map(licence).collect()
}

/// None: see above.
#[cfg(target_arch = "wasm32")]
pub fn licences() -> Vec<Licence> {
    Vec::new()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn every_licence_is_found_and_tells_something() {
        let all = licences();
        let dividers = LICENCES.matches(DIVIDER);
        assert_eq!(all.len(), dividers.count());
        assert!(all.len() > 20);
        for licence in all {
            assert!(licence.text.len() > 200, "{licence:?}");
            assert!(!licence.works.is_empty() && !licence.works.contains('\n'));
        }
    }
}
