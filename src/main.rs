//! The app and the tool in one binary: with a command it works in the terminal, without one it opens its window. In a
//! browser it fills the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    courtyard::web::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use courtyard::text::Language;
    use courtyard::{cli, house, ui};

    let cli = cli::parse(std::env::args_os());
    let language = cli.language.unwrap_or_else(Language::system);
    match cli.command {
        Some(command) => cli::run(command, cli.data_dir, language),
        None => {
            let options = ui::Options {
                games: house::screens(),
                data_dir: cli.data_dir,
                language: cli.language,
            };
            match ui::run(options) {
                Ok(()) => std::process::ExitCode::SUCCESS,
                Err(why) => cli::fail(&why, language),
            }
        }
    }
}
