//! Speaks short sentences.

use courtyard_settings::Speech;
use courtyard_text::Language;

/// Speaks sentences. No method blocks.
pub trait Speaker {
    /// The names of the voices for a language; empty if there is no choice.
    fn voices(&self, language: Language) -> Vec<String>;

    /// Speaks these words, in place of everything that it still has to say.
    fn say(&self, words: &str, language: Language, speech: &Speech);
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
pub(crate) use system::Program;

#[cfg(any(target_os = "linux", target_os = "macos"))]
mod system {
    use std::path::Path;
    use std::process::{Command, Stdio};
    use std::thread;

    use super::{Language, Speaker, Speech};
    use courtyard_settings::SpeechRate;

    /// The system's program that speaks.
    const PROGRAM: &str = if cfg!(target_os = "macos") {
        "/usr/bin/say"
    } else {
        "/usr/bin/spd-say"
    };

    /// A program that speaks its arguments.
    #[derive(Debug, Clone, Copy)]
    pub struct Program;

    impl Program {
        /// The program, if it is installed.
        pub(crate) fn installed() -> Option<Program> {
            let is_there = Path::new(PROGRAM).is_file();
            is_there.then_some(Program)
        }
    }

    impl Speaker for Program {
        fn voices(&self, _: Language) -> Vec<String> {
            Vec::new()
        }

        fn say(&self, words: &str, language: Language, speech: &Speech) {
            let mut command = Command::new(PROGRAM);
            // Words per minute, and percent above or below the default.
            let rate = match (speech.rate, cfg!(target_os = "macos")) {
                (SpeechRate::Slow, true) => "130",
                (SpeechRate::Usual, true) => "175",
                (SpeechRate::Fast, true) => "230",
                (SpeechRate::Slow, false) => "-40",
                (SpeechRate::Usual, false) => "0",
                (SpeechRate::Fast, false) => "40",
            };
            command.args(["-r", rate]);
            if cfg!(not(target_os = "macos")) {
                command.args(["-l", language.tag(), "-P", "important"]);
            }
            // A name may begin like an option.
            command.arg("--").arg(words);
            let quiet = command.stdin(Stdio::null()).stdout(Stdio::null());
            // A turn that is not spoken is on the screen.
            if let Ok(mut child) = quiet.stderr(Stdio::null()).spawn() {
                let _ = thread::Builder::new()
                    .name("speech".into())
                    .spawn(move || child.wait());
            }
        }
    }
}
