//! The app and the command-line tool in one binary: with a command it runs in the terminal, without one it opens its
//! window. In a browser it fills the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    courtyard::web::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use courtyard::text::Language;
    use courtyard::{cli, registry, ui};

    #[cfg(unix)]
    ignore_sigxfsz();
    let arguments = cli::parse(std::env::args_os(), &registry::commands());
    let language = arguments.language.unwrap_or_else(Language::system);
    match arguments.command {
        Some(command) => cli::run(command, registry::commands(), arguments.data_dir, language),
        None => {
            let options = ui::Options {
                games: registry::screens(),
                data_dir: arguments.data_dir,
                language: arguments.language,
                file: arguments.file,
            };
            match ui::run(options) {
                Ok(()) => std::process::ExitCode::SUCCESS,
                Err(why) => {
                    #[cfg(windows)]
                    ui::show_where_no_console_is(&why);
                    cli::fail(&why, registry::commands(), language)
                }
            }
        }
    }
}

/// Makes a file size limit appear as a write error, like a full disk, instead of ending the program.
#[cfg(unix)]
fn ignore_sigxfsz() {
    let hit = std::sync::Arc::default();
    // If the handler cannot be installed, the signal still ends the program.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, hit);
}
