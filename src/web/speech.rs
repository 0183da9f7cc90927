//! Speaks with the browser's speech synthesis.

use wasm_bindgen::JsCast;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice, Window};

use courtyard_settings::{Speech, SpeechRate};
use courtyard_text::Language;
use courtyard_ui::platform::speech::Speaker;

/// The browser's voices.
#[derive(Debug)]
pub(super) struct Voices(SpeechSynthesis);

impl Voices {
    /// The voices, if the browser has any.
    pub(super) fn of(window: &Window) -> Option<Voices> {
        let has = js_sys::Reflect::has(window, &"speechSynthesis".into()).unwrap_or(false);
        has.then(|| window.speech_synthesis().ok())?.map(Voices)
    }

    fn of_language(&self, language: Language) -> impl Iterator<Item = SpeechSynthesisVoice> {
        let voices = self.0.get_voices().into_iter();
        let voices = voices.filter_map(|voice| voice.dyn_into::<SpeechSynthesisVoice>().ok());
        voices.filter(move |voice| Language::from_tag(&voice.lang()) == Some(language))
    }
}

impl Speaker for Voices {
    fn voices(&self, language: Language) -> Vec<String> {
        self.of_language(language)
            .map(|voice| voice.name())
            .collect()
    }

    fn say(&self, words: &str, language: Language, speech: &Speech) {
        let Ok(said) = SpeechSynthesisUtterance::new_with_text(words) else {
            return;
        };
        said.set_lang(language.tag());
        said.set_rate(match speech.rate {
            SpeechRate::Slow => 0.75,
            SpeechRate::Usual => 1.0,
            SpeechRate::Fast => 1.4,
        });
        let wanted = speech.voice.as_ref();
        let mut voices = self.of_language(language);
        if let Some(voice) = voices.find(|voice| Some(&voice.name()) == wanted) {
            said.set_voice(Some(&voice));
        }
        self.0.cancel();
        self.0.speak(&said);
    }
}
