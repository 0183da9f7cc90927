//! Information about this program: version, build and licences.

/// The version.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit it was built from, if the build set it, as `packaging/release` does.
pub const COMMIT: Option<&str> = option_env!("COURTYARD_COMMIT");

/// The system it was built for, such as `linux x86_64`.
pub fn system() -> String {
    format!("{} {}", std::env::consts::OS, std::env::consts::ARCH)
}

/// Version, commit and system on one line, as in the output of `--version`.
pub fn whole_version() -> String {
    match COMMIT {
        Some(commit) => format!("{VERSION} (commit {commit}, {})", system()),
        None => format!("{VERSION} ({})", system()),
    }
}

/// A licence and the works under it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Licence {
    /// The licence's name.
    pub name: &'static str,
    /// The works under it, separated by commas.
    pub works: &'static str,
    /// The licence's text.
    pub text: &'static str,
}

/// The licences of the distributed program.
#[cfg(not(target_arch = "wasm32"))]
const LICENCES: &str = include_str!("../../assets/licences.txt");

/// The separator between licences in the asset.
#[cfg(not(target_arch = "wasm32"))]
const DIVIDER: &str =
    "\n=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-=-\n";

/// The name of the licence file that is served beside the page for browsers.
pub const LICENCES_FILE: &str = "licences.txt";

/// The licences of everything in the program. Empty in a browser, where they are a separate file that is downloaded on
/// request.
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

/// Empty: see above.
#[cfg(target_arch = "wasm32")]
pub fn licences() -> Vec<Licence> {
    Vec::new()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn every_licence_has_a_name_works_and_a_text() {
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
