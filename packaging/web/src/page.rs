//! Writes the page: its files as a web server serves them.
//!
//! Files whose names may change have their hash in the name and can be cached forever: the program, and the folder with
//! the page's modules and style. Other files have constant names and are revalidated.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::pack;
use crate::program::{Optimised, Program};
use crate::repository;
use crate::texts::{Languages, escape, messages};

/// The page's content security policy: it may run and show only content of its own server.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

/// A mark in the index of every page that this tool has written.
const MARK: &str = "<meta name=\"generator\" content=\"courtyard-web\">";

/// The file with the licences, as the app names it.
const LICENCES: &str = "licences.txt";

/// The fonts of the messages that the app's other fonts have no letters for.
const CYRILLIC: [&str; 3] = [
    "CourtyardSansCyrillic-Medium.ttf",
    "CourtyardSansCyrillic-SemiBold.ttf",
    "CourtyardSerifCyrillic-SemiBold.ttf",
];

/// The function by which the page and the service worker choose a language.
const NEAREST: &str = include_str!("nearest.js");

/// The pictures of the app that browsers show when they offer to install it.
const SCREENSHOTS: &str = "screenshots/";

/// The names of these pictures, and the test snapshots that they are copied from.
const TAKEN: [(&str, &str); 3] = [
    ("table.png", "table-command-390x844-dark-en.png"),
    ("duel.png", "duel-support-390x844-dark-en.png"),
    ("laptop.png", "table-crowded-1280x800-light-en-four.png"),
];

/// The files of a page by name, with slashes between folders.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The names of the files of each language by its tag.
type OfLanguages = BTreeMap<String, Vec<String>>;

/// Whether a name contains the hash of its file.
pub fn is_hashed(name: &str) -> bool {
    name.split('/').any(|part| {
        let stem = part.split('.').next().unwrap_or_default();
        stem.rsplit_once('-').is_some_and(|(_, hash)| {
            hash.len() == 16 && hash.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
        })
    })
}

/// Checks that a page may be written to a folder: only to an empty one or over an earlier page.
///
/// # Errors
/// Returns the reason why not.
pub fn may_take(out: &Path) -> Result<()> {
    let name = || out.display().to_string();
    if !out.exists() || fs::read_dir(out).with_context(name)?.next().is_none() {
        return Ok(());
    }
    match fs::read_to_string(out.join("index.html")) {
        Ok(index) if index.contains(MARK) => Ok(()),
        _ => bail!("{}: there are other things in this folder", out.display()),
    }
}

/// A page written to a folder.
#[derive(Debug, PartialEq, Eq)]
pub struct Laid {
    /// The files that browsers request.
    pub files: Files,
    /// Compressed copies for servers that support them. Only files with a hash in their names have one, so that a copy
    /// never belongs to another version.
    pub packed: Files,
}

/// Writes a page with this program to a folder, replacing an earlier one. The reader is a program that the page fetches
/// only when it needs it.
///
/// # Errors
/// If a file of the page is missing, inconsistent, or cannot be written.
pub fn lay(source: &Path, program: &Program, reader: Option<&Program>, out: &Path) -> Result<Laid> {
    may_take(out)?;
    let files = files(source, program, reader)?;
    let mut packed = Files::new();
    if !matches!(program.optimised, Optimised::Unasked) {
        for (name, content) in files.iter().filter(|(name, _)| is_hashed(name)) {
            for (ending, small) in [("br", pack::brotli(content)?), ("gz", pack::gzip(content)?)] {
                if small.len() < content.len() {
                    packed.insert(format!("{name}.{ending}"), small);
                }
            }
        }
    }
    // A server of this folder sees either the earlier page or this one, never a mixture.
    let mut coming = out.as_os_str().to_owned();
    coming.push(".new");
    let coming = PathBuf::from(coming);
    remove(&coming)?;
    for (name, content) in files.iter().chain(&packed) {
        let path = coming.join(name);
        let path_name = || path.display().to_string();
        let folder = path.parent().with_context(path_name)?;
        fs::create_dir_all(folder).with_context(path_name)?;
        fs::write(&path, content).with_context(path_name)?;
    }
    remove(out)?;
    fs::rename(&coming, out).with_context(|| out.display().to_string())?;
    Ok(Laid { files, packed })
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    Ok(())
}

/// The files of the page with these programs.
fn files(source: &Path, program: &Program, reader: Option<&Program>) -> Result<Files> {
    let mut files = Files::new();
    let mut start = Files::new();
    let mut index = None;
    let mut worker = None;
    for (name, content) in read(source)? {
        match name.as_str() {
            "index.html" => index = Some(text(name, content)?),
            "sw.js" => worker = Some(text(name, content)?),
            _ => match name.strip_prefix("start/") {
                Some(name) => drop(start.insert(name.to_owned(), content)),
                None => drop(files.insert(name, content)),
            },
        }
    }

    let mut languages = Languages::read(&repository().join("packaging/web/locales"))?;
    let is_lesson = |key: &str| {
        GAMES
            .iter()
            .any(|game| key == format!("{game}-title") || is_of(key, game))
    };
    let mut lessons = Vec::new();
    let mut folders = vec![repository().join("assets/locales")];
    for game in fs::read_dir(repository().join("src/games"))? {
        let folder = game?.path().join("locales");
        lessons.extend(languages.add(&folder, is_lesson)?);
        folders.push(folder);
    }
    folders.sort();
    let mut of_languages = OfLanguages::new();
    let mut spoken = Files::new();
    let imports =
        |content: &Vec<u8>| String::from_utf8_lossy(content).contains("\"./languages.js\"");
    if start.values().any(imports) {
        for tag in languages.tags() {
            let messages = messages(&folders, tag)?;
            let mut own = vec![format!("{tag}.js"), format!("{tag}.txt")];
            if messages.contains(|c| ('\u{400}'..='\u{4ff}').contains(&c)) {
                for name in CYRILLIC {
                    let path = repository().join("assets/fonts").join(name);
                    let font = fs::read(&path).with_context(|| path.display().to_string())?;
                    spoken.insert(name.to_owned(), font);
                    own.push(name.to_owned());
                }
            }
            spoken.insert(own[0].clone(), languages.module(tag).into_bytes());
            spoken.insert(own[1].clone(), messages.into_bytes());
            of_languages.insert(tag.to_owned(), own);
        }
        let module = format!(
            "// The files of each language.\nexport const FILES = {:#};\n\nexport {NEAREST}",
            json!(of_languages)
        );
        start.insert("languages.js".to_owned(), module.into_bytes());
    }
    let languages_folder = format!("languages-{}", short(&digest_all(&spoken)));
    for (name, content) in spoken {
        files.insert(format!("{languages_folder}/{name}"), content);
    }
    for name in of_languages.values_mut().flatten() {
        *name = format!("{languages_folder}/{name}");
    }
    let crest = asset("assets/icon.svg")?;
    files.insert("icons/icon.svg".to_owned(), crest.clone().into_bytes());

    let start_folder = format!("start-{}", short(&digest_all(&start)));
    for (name, content) in start {
        files.insert(format!("{start_folder}/{name}"), content);
    }
    let [wasm, script] = named(program).map(|(name, content)| {
        files.insert(name.clone(), content.clone());
        name
    });
    let reader = reader.map(named);
    let reader_name = |n: usize| {
        let named = reader.as_ref().and_then(|files| files.get(n));
        named.map(|(name, _)| name.clone())
    };

    let index = index.context("the page has no index.html")?;
    let index = fill(&index, |key| {
        Ok(match key {
            "policy" => escape(POLICY),
            "description" => escape(languages.english("description")?),
            "late" => languages.paragraphs("late")?,
            "rules" => rules(&languages, &lessons)?,
            "no-script" => languages.paragraphs("no-script")?,
            "crest" => crest.trim_end().to_owned(),
            "wordmark" => asset("packaging/web/art/wordmark.svg")?
                .trim_end()
                .to_owned(),
            "start" => start_folder.clone(),
            "languages" => languages_folder.clone(),
            "script" => script.clone(),
            "wasm" => wasm.clone(),
            "wasm-bytes" => program.wasm.len().to_string(),
            "reader-wasm" => reader_name(0).context("there is no reader")?,
            "reader" => reader_name(1).context("there is no reader")?,
            _ => bail!("index.html asks for {key}, which nobody knows"),
        })
    })?;
    files.insert("index.html".to_owned(), index.into_bytes());
    if let Some(worker) = worker {
        let worker = seal(&worker, &files, &of_languages);
        files.insert("sw.js".to_owned(), worker.into_bytes());
        // Installed apps do not need these pictures.
        for (name, taken) in TAKEN {
            let taken = repository()
                .join("tests/snapshots/dueling-nobles")
                .join(taken);
            let picture = fs::read(&taken).with_context(|| taken.display().to_string())?;
            files.insert(format!("{SCREENSHOTS}{name}"), picture);
        }
        // Downloaded on request, and not stored with the app.
        for (name, content) in reader.into_iter().flatten() {
            files.insert(name, content.clone());
        }
        files.insert(
            LICENCES.to_owned(),
            asset("assets/licences.txt")?.into_bytes(),
        );
    }
    Ok(files)
}

/// The files of a program with their names: the WebAssembly and the script.
fn named(program: &Program) -> [(String, &Vec<u8>); 2] {
    [("wasm", &program.wasm), ("js", &program.script)].map(|(extension, content)| {
        let hash = short(&digest(content));
        (format!("{}-{hash}.{extension}", program.name), content)
    })
}

/// The games that the start screen explains, with whose names their keys begin.
const GAMES: [&str; 3] = ["dueling-nobles", "duel", "noble-hearts"];

/// Whether a text is one of those by which a game is explained.
fn is_of(key: &str, game: &str) -> bool {
    let rest = key.strip_prefix(game);
    rest.is_some_and(|rest| rest.starts_with("-lesson-"))
}

/// How each game is played, to be opened and read while the program arrives.
fn rules(languages: &Languages, lessons: &[String]) -> Result<String> {
    let part = |tag: &str, key: &str| -> Result<String> {
        let text = escape(languages.english(key)?);
        Ok(format!("<{tag} data-text=\"{key}\">{text}</{tag}>"))
    };
    let mut all = part("h2", "rules")?;
    for game in GAMES {
        let title = format!("{game}-title");
        all += &format!("<details>{}", part("summary", &title)?);
        for key in lessons.iter().filter(|key| is_of(key, game)) {
            all += &part(if key.ends_with("-about") { "p" } else { "h3" }, key)?;
        }
        all += "</details>";
    }
    Ok(all)
}

/// The service worker, preceded by the hashes of all files, and by the names of those that belong to a language.
fn seal(worker: &str, files: &Files, languages: &OfLanguages) -> String {
    let mut hashes = serde_json::Map::new();
    for (name, content) in files {
        // The page itself is requested by the name of its folder, because not every server maps another name to it.
        let name = if name == "index.html" { "./" } else { name };
        let hash = format!("sha256-{}", BASE64_STANDARD.encode(digest(content)));
        hashes.insert(name.to_owned(), hash.into());
    }
    let worker = format!("{NEAREST}\n{worker}");
    let version = short(&digest(format!("{}{worker}", json!(hashes)).as_bytes()));
    let build = json!({ "version": version, "files": hashes, "languages": languages });
    format!("const BUILD = {build};\n\n{worker}")
}

/// Fills in every name in double braces in a template.
fn fill(template: &str, value: impl Fn(&str) -> Result<String>) -> Result<String> {
    let mut parts = template.split("{{");
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (key, rest) = part
            .split_once("}}")
            .context("index.html has an open brace")?;
        filled += &value(key.trim())?;
        filled += rest;
    }
    Ok(filled)
}

fn digest(content: &[u8]) -> [u8; 32] {
    Sha256::digest(content).into()
}

fn digest_all(files: &Files) -> [u8; 32] {
    let each = files
        .iter()
        .flat_map(|(name, content)| [digest(name.as_bytes()), digest(content)]);
    digest(&each.flatten().collect::<Vec<u8>>())
}

/// A hash in the form used in names.
fn short(digest: &[u8; 32]) -> String {
    digest[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn asset(name: &str) -> Result<String> {
    fs::read_to_string(repository().join(name)).with_context(|| name.to_owned())
}

fn text(name: String, content: Vec<u8>) -> Result<String> {
    String::from_utf8(content).with_context(|| format!("{name} is no text"))
}

/// All files in a folder and its subfolders.
fn read(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    let name = || folder.display().to_string();
    for entry in fs::read_dir(folder).with_context(name)? {
        let path = entry.with_context(name)?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() {
            files.extend(
                read(&path)?
                    .into_iter()
                    .map(|(inner, content)| (format!("{name}/{inner}"), content)),
            );
        } else {
            files.insert(
                name,
                fs::read(&path).with_context(|| path.display().to_string())?,
            );
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    fn program() -> Program {
        Program {
            name: "courtyard".to_owned(),
            wasm: b"\0asm".repeat(9),
            script: b"export default () => {};".to_vec(),
            optimised: Optimised::Absent,
        }
    }

    fn reader() -> Program {
        Program {
            name: "reader".to_owned(),
            ..program()
        }
    }

    fn page() -> Files {
        let source = repository().join("packaging/web/page");
        files(&source, &program(), Some(&reader())).unwrap()
    }

    fn text_of<'a>(files: &'a Files, name: &str) -> &'a str {
        std::str::from_utf8(&files[name]).unwrap()
    }

    /// The quoted texts after each occurrence of `before`.
    fn quoted<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
        let parts = text.split(before).skip(1);
        parts.filter_map(|part| part.split('"').next()).collect()
    }

    #[test]
    fn names_with_hashes_are_recognized() {
        for name in [
            "courtyard-0123456789abcdef.wasm",
            "/a/start-0123456789abcdef/main.js",
        ] {
            assert!(is_hashed(name), "{name}");
        }
        for name in [
            "",
            "sw.js",
            "icons/icon-192.png",
            "start-0123456789abcdeg/x",
            "a-0123456789abcdef0.js",
        ] {
            assert!(!is_hashed(name), "{name}");
        }
    }

    #[test]
    fn every_file_named_by_the_page_exists() {
        let files = page();
        let index = text_of(&files, "index.html");
        let mut named = quoted(index, " href=\"");
        named.extend(quoted(index, " src=\""));
        for data in [
            " data-program=\"",
            " data-reader=\"",
            " data-reader-program=\"",
        ] {
            named.extend(quoted(index, data));
        }
        assert!(named.len() > 10, "{named:?}");
        for name in named {
            assert!(files.contains_key(name), "{name}");
        }
        let modules = files
            .iter()
            .filter(|(name, _)| name.starts_with("start-") && name.ends_with(".js"));
        for (name, content) in modules {
            let folder = name.split('/').next().unwrap();
            for module in quoted(std::str::from_utf8(content).unwrap(), " from \"./") {
                assert!(
                    files.contains_key(&format!("{folder}/{module}")),
                    "{module} in {name}"
                );
            }
            // Fetched in parallel, not one after the other, unless most visitors never need it.
            assert!(
                index.contains(name.as_str()) || name.ends_with("/camera.js"),
                "{name}"
            );
        }
        let manifest: Value =
            serde_json::from_str(text_of(&files, "manifest.webmanifest")).unwrap();
        let pictures = ["icons", "screenshots"].map(|key| manifest[key].as_array().unwrap());
        for icon in pictures.into_iter().flatten() {
            let png = &files[icon["src"].as_str().unwrap()];
            let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
            assert_eq!(icon["sizes"], format!("{}x{}", side(16), side(20)));
        }
    }

    #[test]
    fn the_service_worker_lists_every_file() {
        let files = page();
        let worker = text_of(&files, "sw.js");
        let build = worker
            .strip_prefix("const BUILD = ")
            .and_then(|rest| rest.split_once(";\n"))
            .unwrap()
            .0;
        let build: Value = serde_json::from_str(build).unwrap();
        let known = build["files"].as_object().unwrap();
        // Except itself, and files that are downloaded only on request.
        let stored = |name: &str| {
            !["sw.js", LICENCES].contains(&name)
                && ![SCREENSHOTS, "reader-"]
                    .iter()
                    .any(|on_request| name.starts_with(on_request))
        };
        assert_eq!(
            known.len(),
            files.keys().filter(|name| stored(name)).count()
        );
        for (name, content) in files.iter().filter(|(name, _)| stored(name)) {
            let name = if name == "index.html" { "./" } else { name };
            let hash = format!("sha256-{}", BASE64_STANDARD.encode(digest(content)));
            assert_eq!(known[name], hash, "{name}");
        }
        let mut other = program();
        other.wasm.push(1);
        let source = repository().join("packaging/web/page");
        let other = self::files(&source, &other, Some(&reader())).unwrap();
        assert_ne!(
            text_of(&other, "sw.js").lines().next(),
            worker.lines().next()
        );
    }

    /// A page in one language downloads no other.
    #[test]
    fn each_language_has_files_of_its_own() {
        let files = page();
        let [english, spanish] = ["en", "es"].map(|tag| {
            let name = format!("/{tag}.txt");
            let (name, _) = files
                .iter()
                .find(|(other, _)| other.ends_with(&name))
                .unwrap();
            text_of(&files, name)
        });
        assert!(english.contains("\nback = Back\n") && !english.contains("Volver"));
        assert!(spanish.contains("\nback = Volver\n") && !spanish.contains('#'));
        let worker = text_of(&files, "sw.js");
        let (_, languages) = worker.split_once("\"languages\":").unwrap();
        let (languages, _) = languages.split_once(",\"version\"").unwrap();
        let languages: Value = serde_json::from_str(languages).unwrap();
        for (tag, own) in languages.as_object().unwrap() {
            for name in own.as_array().unwrap() {
                assert!(files.contains_key(name.as_str().unwrap()), "{name}");
            }
            assert!(own[1].as_str().unwrap().ends_with(&format!("/{tag}.txt")));
        }
        assert!(languages.as_object().unwrap().len() >= 2);
    }

    #[test]
    fn the_start_screen_has_the_rules_of_each_game() {
        let files = page();
        let index = text_of(&files, "index.html");
        for game in GAMES {
            let summary = format!("<summary data-text=\"{game}-title\">");
            let (_, rest) = index.split_once(&summary).unwrap();
            let (lesson, _) = rest.split_once("</details>").unwrap();
            assert!(
                lesson.matches(&format!("\"{game}-lesson-")).count() >= 8,
                "{lesson}"
            );
            // The steps keep their order.
            let first = lesson.split("data-text=").nth(1).unwrap();
            assert!(
                first.starts_with(&format!("\"{game}-lesson-aim\"")),
                "{first}"
            );
        }
        for tag in ["en", "es"] {
            let name = format!("/{tag}.js");
            let texts = files.iter().find(|(other, _)| other.ends_with(&name));
            let texts = std::str::from_utf8(texts.unwrap().1).unwrap();
            assert_eq!(texts.matches("\"duel-lesson-battle-about\"").count(), 1);
        }
    }

    #[test]
    fn scripts_and_styles_come_only_from_files() {
        let files = page();
        let index = text_of(&files, "index.html");
        for forbidden in [
            "<style",
            " style=",
            " onclick=",
            " onload=",
            "javascript:",
            "http://",
            "//www",
        ] {
            let index = index.replace("http://www.w3.org/2000/svg", "");
            assert!(!index.contains(forbidden), "{forbidden}");
        }
        assert_eq!(index.matches("<script").count(), 1);
        assert!(!POLICY.contains("unsafe-inline") && !POLICY.contains("'unsafe-eval'"));
    }

    /// The start screen must have the app's colours.
    #[test]
    fn colours_match_the_palette() {
        let palette = asset("src/ui/theme/palette.rs").unwrap();
        let files = page();
        let style = files
            .iter()
            .find(|(name, _)| name.ends_with("/style.css"))
            .unwrap()
            .1;
        let style = std::str::from_utf8(style).unwrap();
        let index = text_of(&files, "index.html");
        let (light, dark) = style.split_once("prefers-color-scheme: dark").unwrap();
        // A row of the palette has the dark, the light and the high-contrast colour.
        for (place, name, css) in [(1, "LIGHT", light), (0, "DARK", dark)] {
            let colours: Vec<(&str, &str)> = css
                .lines()
                .filter_map(|line| {
                    line.trim()
                        .strip_prefix("--")?
                        .strip_suffix(';')?
                        .split_once(": #")
                })
                .collect();
            assert!(colours.len() >= 9, "{name}: {colours:?}");
            for (property, hex) in &colours {
                let field = property.replace('-', "_");
                let start = format!("    {field}: Color32 = ");
                let row = palette.lines().find_map(|line| line.strip_prefix(&start));
                let colour = row.and_then(|row| row.split(", ").nth(place));
                let rust = format!("rgb(0x{}_{}_{})", &hex[..2], &hex[2..4], &hex[4..]);
                assert_eq!(colour, Some(&rust[..]), "{name}: --{property}");
            }
            let (_, felt) = colours
                .iter()
                .find(|(property, _)| *property == "felt")
                .unwrap();
            let scheme = name.to_lowercase();
            let theme = format!("media=\"(prefers-color-scheme: {scheme})\" content=\"#{felt}\"");
            assert!(index.contains(&theme), "{theme}");
        }
    }

    #[test]
    fn a_page_replaces_only_an_earlier_page() {
        let folder = tempfile::tempdir().unwrap();
        let source = repository().join("packaging/web/page");
        let out = folder.path().join("page");
        let first = lay(&source, &program(), Some(&reader()), &out).unwrap();
        let mut other = program();
        other.wasm.push(1);
        let second = lay(&source, &other, Some(&reader()), &out).unwrap();
        assert_ne!(first, second);
        let mut both = second.files.clone();
        both.extend(second.packed.clone());
        assert_eq!(read(&out).unwrap(), both);

        fs::write(folder.path().join("letter.txt"), "dear").unwrap();
        let refused = lay(&source, &program(), Some(&reader()), folder.path()).unwrap_err();
        assert!(
            refused
                .to_string()
                .ends_with("there are other things in this folder")
        );
        assert!(folder.path().join("letter.txt").exists());
    }

    #[test]
    fn files_with_hashed_names_have_compressed_copies() {
        let folder = tempfile::tempdir().unwrap();
        let source = repository().join("packaging/web/page");
        let laid = lay(
            &source,
            &program(),
            Some(&reader()),
            &folder.path().join("page"),
        )
        .unwrap();
        let wasm = laid
            .files
            .keys()
            .find(|name| name.ends_with(".wasm"))
            .unwrap();
        for ending in ["br", "gz"] {
            assert!(
                laid.packed.contains_key(&format!("{wasm}.{ending}")),
                "{ending}"
            );
        }
        let mut whole = Vec::new();
        let mut packed = &laid.packed[&format!("{wasm}.br")][..];
        brotli::BrotliDecompress(&mut packed, &mut whole).unwrap();
        assert_eq!(whole, laid.files[wasm]);
        assert!(laid.packed.keys().all(|name| is_hashed(name)));
        // The service worker stores the files that browsers request, and never these.
        assert!(!text_of(&laid.files, "sw.js").contains(".wasm.br"));
    }

    #[test]
    fn a_template_is_filled_in_completely() {
        let value = |key: &str| match key {
            "a" => Ok("A".to_owned()),
            _ => bail!("no {key}"),
        };
        assert_eq!(fill("x{{ a }}y{{a}}", value).unwrap(), "xAyA");
        assert_eq!(fill("{{ b }}", value).unwrap_err().to_string(), "no b");
        assert!(fill("{{ a", value).is_err());
    }
}
