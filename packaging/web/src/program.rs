//! The program of the page: compiled for browsers, with its JavaScript bindings, optimised, and ordered for compression.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

use crate::{order, repository};

const TARGET: &str = "wasm32-unknown-unknown";

/// Older versions lose the type of the table in which wasm-bindgen stores browser objects, so that the program does not
/// start.
pub const OLDEST_WASM_OPT: u32 = 110;

/// A program for a page.
pub struct Program {
    /// The base name of its files.
    pub name: String,
    /// The WebAssembly.
    pub wasm: Vec<u8>,
    /// The JavaScript module that loads it.
    pub script: Vec<u8>,
    /// The result of wasm-opt.
    pub optimised: Optimised,
}

/// The result of wasm-opt.
pub enum Optimised {
    /// It was used.
    By {
        /// Its version text.
        version: String,
        /// The size of the WebAssembly before, in bytes.
        before: usize,
    },
    /// It was not requested.
    Unasked,
    /// It is not on the path.
    Absent,
    /// It is older than [`OLDEST_WASM_OPT`].
    Old {
        /// Its version text.
        version: String,
    },
    /// It failed.
    Failed {
        /// Its version text.
        version: String,
        /// The first line of its error message.
        why: String,
    },
}

/// The purpose of a built program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// People: as small as possible.
    Use,
    /// The tests of the page: built quickly, but with the same steps of the page's own tool.
    Tests,
    /// A developer: built quickly, with names for the browser's debugger.
    Debugging,
}

impl Purpose {
    /// The profile in `Cargo.toml`.
    fn profile(self) -> &'static str {
        match self {
            Purpose::Use => "page",
            Purpose::Tests => "page-test",
            Purpose::Debugging => "dev",
        }
    }
}

/// Builds the binary of a package.
///
/// # Errors
/// If the target is not installed, the package does not compile, or a file cannot be written.
pub fn build(package: &str, purpose: Purpose) -> Result<Program> {
    target_is_there()?;
    let compiled = compile(package, purpose)?;
    let folder = compiled.with_extension("bound");
    let debug = purpose == Purpose::Debugging;
    bind(&compiled, debug, &folder)?;
    let bound = folder.join(format!("{package}_bg.wasm"));
    let optimised = match purpose {
        Purpose::Use => optimise(&bound)?,
        Purpose::Tests | Purpose::Debugging => Optimised::Unasked,
    };
    let mut wasm = read(&bound)?;
    if !debug {
        wasm = order::similar_together(&wasm)?;
    }
    Ok(Program {
        name: package.to_owned(),
        wasm,
        script: read(&folder.join(format!("{package}.js")))?,
        optimised,
    })
}

/// Cargo's target folder.
///
/// # Errors
/// If Cargo does not report it.
pub fn target_folder() -> Result<PathBuf> {
    let mut command = cargo();
    command.args(["metadata", "--locked", "--no-deps", "--format-version", "1"]);
    let output = run(&mut command, "cargo")?;
    serde_json::from_slice::<Value>(&output.stdout)
        .ok()
        .and_then(|metadata| metadata["target_directory"].as_str().map(PathBuf::from))
        .context("cargo does not name its target folder")
}

fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.current_dir(repository()).stderr(Stdio::inherit());
    command
}

/// Checks that the target is installed. The compiler's own message only says that it cannot find `core`.
fn target_is_there() -> Result<()> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
    let mut command = Command::new(rustc);
    command
        .args(["--print", "target-libdir", "--target", TARGET])
        .current_dir(repository());
    let output = run(&mut command, "rustc")?;
    if !Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir() {
        bail!("Rust's target {TARGET} is not installed: rustup target add {TARGET}");
    }
    Ok(())
}

/// Compiles the package to WebAssembly.
fn compile(package: &str, purpose: Purpose) -> Result<PathBuf> {
    let mut command = cargo();
    command
        .args(["build", "--locked", "--target", TARGET])
        .args(["--package", package, "--bin", package])
        .args(["--profile", purpose.profile()])
        .args(["--message-format", "json-render-diagnostics"]);
    let output = run(&mut command, "cargo")?;
    if !output.status.success() {
        bail!("{package} does not compile for {TARGET}");
    }
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter_map(|message| message["executable"].as_str().map(PathBuf::from))
        .next_back()
        .context("cargo does not name what it has built")
}

/// Generates the JavaScript bindings, and the WebAssembly that they expect.
fn bind(compiled: &Path, debug: bool, folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(error).with_context(|| name(folder));
        }
        _ => {}
    }
    Bindgen::new()
        .input_path(compiled)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .keep_debug(debug)
        .remove_name_section(!debug)
        .remove_producers_section(!debug)
        .generate(folder)
        .context("wasm-bindgen")?;
    if folder.join("snippets").exists() {
        bail!("a library brings JavaScript files of its own, for which the page has no place");
    }
    Ok(())
}

/// Optimises a program with wasm-opt, if available.
fn optimise(wasm: &Path) -> Result<Optimised> {
    let version = match Command::new("wasm-opt").arg("--version").output() {
        // "wasm-opt version 132 (version_132)"
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stdout);
            said.trim().trim_start_matches("wasm-opt ").to_owned()
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Optimised::Absent),
        Err(error) => return Err(error).context("wasm-opt"),
    };
    let number = version
        .split(' ')
        .nth(1)
        .and_then(|number| number.parse::<u32>().ok());
    if number.is_none_or(|number| number < OLDEST_WASM_OPT) {
        return Ok(Optimised::Old { version });
    }
    let smaller = wasm.with_extension("smaller.wasm");
    let mut command = Command::new("wasm-opt");
    // The features used by rustc and wasm-bindgen, and no others: wasm-opt would use some that browsers lack.
    for feature in [
        "bulk-memory",
        "multivalue",
        "mutable-globals",
        "nontrapping-float-to-int",
        "reference-types",
        "sign-ext",
        "simd",
    ] {
        command.arg(format!("--enable-{feature}"));
    }
    // The level with the smallest download: higher levels remove more, but gzip then compresses less.
    command.arg("-O1").arg(wasm).arg("--output").arg(&smaller);
    let output = run(&mut command, "wasm-opt")?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let why = said.lines().next().unwrap_or_default().to_owned();
        return Ok(Optimised::Failed { version, why });
    }
    let before = read(wasm)?.len();
    fs::rename(&smaller, wasm).with_context(|| name(wasm))?;
    Ok(Optimised::By { version, before })
}

fn run(command: &mut Command, name: &'static str) -> Result<Output> {
    command
        .output()
        .with_context(|| format!("{name} cannot be started"))
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| name(file))
}

fn name(path: &Path) -> String {
    path.display().to_string()
}
