//! Files in the browser: chosen or dropped by users, downloaded or shared.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{Context, DroppedFileHandle};
use gloo_timers::callback::Timeout;
use js_sys::futures::spawn_local;
use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, HtmlInputElement, ShareData,
    Url, Window,
};

use courtyard_ui::platform::chooser::{self, Chooser, Chosen, Gone, Way, Wish};

/// Maximum time until a download begins, in milliseconds.
const BEGINS: u32 = 60_000;

/// MIME type of arbitrary bytes.
const BYTES: &str = "application/octet-stream";

/// The browser's file functions.
#[derive(Debug, Clone)]
pub(super) struct Files {
    window: Window,
}

impl Files {
    /// The file functions of this window.
    pub(super) fn new(window: &Window) -> Files {
        Files {
            window: window.clone(),
        }
    }

    /// Opens the browser's file dialog.
    fn choose(&self, sender: Sender<Chosen>, ctx: Context) -> Option<()> {
        let document = self.window.document()?;
        let input: HtmlInputElement = document.create_element("input").ok()?.dyn_into().ok()?;
        input.set_type("file");
        input.set_multiple(true);
        let chosen = {
            let input = input.clone();
            Closure::once_into_js(move || {
                let files = input.files();
                let count = files.as_ref().map_or(0, |files| files.length());
                let files = (0..count).filter_map(|n| files.as_ref()?.get(n));
                let files: Vec<File> = files.collect();
                spawn_local(async move {
                    let mut all = Vec::new();
                    for file in files {
                        all.push(read(&file).await);
                    }
                    // The receiver may be gone.
                    let _ = sender.send(all);
                    ctx.request_repaint();
                });
            })
        };
        input.set_onchange(Some(chosen.unchecked_ref()));
        input.click();
        Some(())
    }

    /// The file to share. Some browsers share only files with known extensions.
    fn shared(&self, name: &str, content: &[u8]) -> Option<ShareData> {
        let navigator = self.window.navigator();
        let can = Reflect::get(&navigator, &"canShare".into()).ok()?;
        if !can.is_function() {
            return None;
        }
        let data = |name: &str, kind: &str| {
            let about = FilePropertyBag::new();
            about.set_type(kind);
            let parts = Array::of1(&Uint8Array::from(content));
            let file = File::new_with_u8_array_sequence_and_options(&parts, name, &about).ok()?;
            let data = ShareData::new();
            data.set_files(&Array::of1(&file));
            Some(data)
        };
        let text = format!("{name}.txt");
        let mut forms = [data(name, kind(name)), data(&text, "text/plain")].into_iter();
        let sharable = |data: &ShareData| navigator.can_share_with_data(data);
        // An archive is not a text.
        if kind(name) == BYTES && name.ends_with(".zip") {
            forms.next().flatten().filter(sharable)
        } else {
            forms.flatten().find(sharable)
        }
    }

    fn download(&self, name: &str, content: &[u8]) -> Result<(), JsValue> {
        let about = BlobPropertyBag::new();
        about.set_type(kind(name));
        let parts = Array::of1(&Uint8Array::from(content));
        let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &about)?;
        let url = Url::create_object_url_with_blob(&blob)?;
        let document = self.window.document().ok_or("there is no document")?;
        let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Timeout::new(BEGINS, move || {
            // The URL is released with the page at the latest.
            let _ = Url::revoke_object_url(&url);
        })
        .forget();
        Ok(())
    }
}

/// The MIME type of a file by its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("md") => "text/markdown",
        Some("html") => "text/html",
        Some("csv") => "text/csv",
        Some("txt") => "text/plain",
        Some("png") => "image/png",
        _ => BYTES,
    }
}

async fn read(file: &File) -> chooser::File {
    let content = match file.array_buffer().await {
        Ok(buffer) => Ok(Arc::from(Uint8Array::new(&buffer).to_vec())),
        Err(why) => Err(format!("{why:?}")),
    };
    chooser::File::Content(PathBuf::from(file.name()), content)
}

impl Chooser for Files {
    fn ask(&self, wish: Wish, ctx: &Context) -> Receiver<Chosen> {
        let (sender, answer) = channel();
        if let Wish::Files { .. } = wish {
            // Without a file dialog, nothing is chosen.
            let _ = self.choose(sender, ctx.clone());
        }
        answer
    }

    fn dropped(&self, files: &[DroppedFileHandle], ctx: &Context) -> Receiver<Chosen> {
        let (sender, answer) = channel();
        let (files, ctx) = (files.to_vec(), ctx.clone());
        spawn_local(async move {
            let mut all = Vec::new();
            for file in files {
                let content = file.bytes_async().await.map(Arc::from);
                all.push(chooser::File::Content(file.path().to_owned(), content));
            }
            // The receiver may be gone.
            let _ = sender.send(all);
            ctx.request_repaint();
        });
        answer
    }

    fn ways(&self, name: &str) -> Vec<Way> {
        match self.shared(name, &[]) {
            Some(_) => vec![Way::Download, Way::Share],
            None => vec![Way::Download],
        }
    }

    fn give(&self, way: Way, name: &str, content: &[u8], ctx: &Context) -> Receiver<Gone> {
        let (sender, answer) = channel();
        let ctx = ctx.clone();
        match way {
            Way::Download => {
                // The receiver may be gone.
                let _ = sender.send(self.download(name, content).is_ok());
                ctx.request_repaint();
            }
            Way::Share => {
                let sharing = self
                    .shared(name, content)
                    .map(|data| self.window.navigator().share_with_data(&data));
                spawn_local(async move {
                    let gone = match sharing {
                        Some(sharing) => sharing.await.is_ok(),
                        None => false,
                    };
                    let _ = sender.send(gone);
                    ctx.request_repaint();
                });
            }
        }
        answer
    }
}
