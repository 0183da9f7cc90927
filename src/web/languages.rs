//! The messages of languages, and the fonts that they need. The page fetches those of the chosen language.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use egui::Context;
use futures_util::future::try_join3;
use js_sys::futures::{JsFuture, spawn_local};
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, Response, Window};

use super::CANVAS;
use courtyard_text::{Language, fonts};
use courtyard_ui::platform::browser::Messages;
use courtyard_ui::theme;

/// The files of the fonts in the order of [`fonts::cyrillic`].
const CYRILLIC: [&str; 3] = [
    "CourtyardSansCyrillic-Medium.ttf",
    "CourtyardSansCyrillic-SemiBold.ttf",
    "CourtyardSerifCyrillic-SemiBold.ttf",
];

/// The languages that were requested.
#[derive(Debug, Clone, Default)]
pub(super) struct Languages(Rc<RefCell<BTreeMap<Language, Messages>>>);

impl Languages {
    /// The messages of a language; fetches them on the first call, and after a failure.
    pub(super) fn messages(&self, window: &Window, ctx: &Context, language: Language) -> Messages {
        let known = self.0.borrow().get(&language).cloned();
        match known {
            Some(Messages::Missing) => {
                self.0.borrow_mut().remove(&language);
                Messages::Missing
            }
            Some(messages) => messages,
            None => {
                self.0.borrow_mut().insert(language, Messages::Coming);
                let (all, window, ctx) = (self.clone(), window.clone(), ctx.clone());
                spawn_local(async move {
                    let had_cyrillic = fonts::cyrillic().is_some();
                    let messages = fetch(&window, language).await;
                    if fonts::cyrillic().is_some() != had_cyrillic {
                        theme::add_fetched_fonts(&ctx);
                    }
                    let messages = messages.map_or(Messages::Missing, Messages::Here);
                    all.0.borrow_mut().insert(language, messages);
                    ctx.request_repaint();
                });
                Messages::Coming
            }
        }
    }
}

/// The messages of the first language; if they cannot be fetched, the browser's, or English; `None` if none can.
pub(super) async fn first(window: &Window, language: Language) -> Option<(Language, String)> {
    let mut tried = Vec::new();
    for language in [language, Language::system(), Language::English] {
        if tried.contains(&language) {
            continue;
        }
        tried.push(language);
        if let Ok(messages) = fetch(window, language).await {
            return Some((language, messages));
        }
    }
    None
}

/// Fetches the messages of a language, and its fonts.
async fn fetch(window: &Window, language: Language) -> Result<String, JsValue> {
    let messages = file(window, &format!("{language}.txt")).await?;
    let messages = JsFuture::from(messages.text()?).await?;
    let messages = messages.as_string().ok_or(JsValue::NULL)?;
    if fonts::needs_cyrillic(&messages) && fonts::cyrillic().is_none() {
        let [sans, strong, serif] = CYRILLIC.map(|name| bytes(window, name));
        let (sans, strong, serif) = try_join3(sans, strong, serif).await?;
        fonts::set_cyrillic([sans, strong, serif]);
    }
    Ok(messages)
}

async fn bytes(window: &Window, name: &str) -> Result<Vec<u8>, JsValue> {
    let answer = file(window, name).await?;
    let buffer: ArrayBuffer = JsFuture::from(answer.array_buffer()?).await?.dyn_into()?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// Fetches a file of the folder that the page names.
async fn file(window: &Window, name: &str) -> Result<Response, JsValue> {
    let document = window.document().ok_or(JsValue::NULL)?;
    let canvas = document.get_element_by_id(CANVAS).ok_or(JsValue::NULL)?;
    let folder = canvas.dyn_into::<HtmlElement>()?.dataset().get("languages");
    let address = format!("{}/{name}", folder.ok_or(JsValue::NULL)?);
    let answer = JsFuture::from(window.fetch_with_str(&address)).await?;
    let answer: Response = answer.dyn_into()?;
    if answer.ok() {
        Ok(answer)
    } else {
        Err(JsValue::NULL)
    }
}
