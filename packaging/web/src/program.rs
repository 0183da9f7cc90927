//! The program that the page runs: compiled for browsers, and given the JavaScript that carries it.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// A compiled program.
pub struct Compiled {
    /// The WebAssembly as the compiler wrote it.
    pub wasm: PathBuf,
    /// Cargo's target folder.
    pub target: PathBuf,
}

/// Compiles the binary of a package.
///
/// # Errors
/// When the target is not installed, or the package does not compile.
pub fn compile(package: &str, dev: bool) -> Result<Compiled> {
    target_is_there()?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let output = Command::new(cargo)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .args(["build", "--locked", "--target", TARGET])
        .args(["--package", package, "--bin", package])
        .args(["--profile", if dev { "dev" } else { "page" }])
        .args(["--message-format", "json-render-diagnostics"])
        .stderr(Stdio::inherit())
        .output()
        .context("cargo cannot be started")?;
    if !output.status.success() {
        bail!("{package} does not compile for {TARGET}");
    }
    let wasm = String::from_utf8_lossy(&output.stdout)
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter_map(|message| message["executable"].as_str().map(PathBuf::from))
        .next_back()
        .context("cargo names no executable")?;
    // <target>/wasm32-unknown-unknown/<profile>/<package>.wasm
    let target = wasm
        .ancestors()
        .nth(3)
        .context("cargo names no target folder")?
        .to_owned();
    Ok(Compiled { wasm, target })
}

/// The compiler says of a missing target only that it cannot find `core`.
fn target_is_there() -> Result<()> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
    let output = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .context("rustc cannot be started")?;
    let folder = String::from_utf8_lossy(&output.stdout);
    if !Path::new(folder.trim()).is_dir() {
        bail!("the target {TARGET} is not installed: rustup target add {TARGET}");
    }
    Ok(())
}

/// Writes the JavaScript that carries a program, and the program as that expects it.
///
/// # Errors
/// When the program is not what wasm-bindgen understands, or the folder cannot be written.
pub fn bind(wasm: &Path, dev: bool, out: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .typescript(false)
        .keep_debug(dev)
        .remove_name_section(!dev)
        .remove_producers_section(!dev)
        .generate(out)
}
