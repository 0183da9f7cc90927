//! The texts of the page itself in every language: `packaging/web/locales`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

/// The texts of one language by key, with placeholders in braces.
type Texts = BTreeMap<String, String>;

/// The texts of all languages by language tag.
pub struct Languages(BTreeMap<String, Texts>);

impl Languages {
    /// Reads the files of a folder, one per language.
    ///
    /// # Errors
    /// If a file cannot be read or parsed.
    pub fn read(folder: &Path) -> Result<Languages> {
        let mut languages = BTreeMap::new();
        let name = || folder.display().to_string();
        for entry in fs::read_dir(folder).with_context(name)? {
            let path = entry.with_context(name)?.path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                let tag = path
                    .file_stem()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned();
                let name = || path.display().to_string();
                let source = fs::read_to_string(&path).with_context(name)?;
                let texts = parse(&source, |_| true).with_context(name)?;
                languages.insert(tag, texts.into_iter().collect());
            }
        }
        Languages(languages).complete()
    }

    /// Adds the texts of these keys from the app's own files, which lie in one folder per language. Returns the keys in the
    /// order of the English files.
    ///
    /// # Errors
    /// When a file cannot be read or understood.
    pub fn add(&mut self, folder: &Path, is_meant: impl Fn(&str) -> bool) -> Result<Vec<String>> {
        let mut keys = Vec::new();
        for (tag, texts) in &mut self.0 {
            for (path, source) in sources(&folder.join(tag))? {
                let name = || path.display().to_string();
                for (key, text) in parse(&source, &is_meant).with_context(name)? {
                    if tag == ENGLISH {
                        keys.push(key.clone());
                    }
                    texts.insert(key, text);
                }
            }
        }
        *self = std::mem::replace(self, Languages(BTreeMap::new())).complete()?;
        Ok(keys)
    }

    /// Shows English texts in languages that lack them.
    fn complete(mut self) -> Result<Languages> {
        let english = self
            .0
            .get(ENGLISH)
            .context("the page does not speak English")?
            .clone();
        for (tag, texts) in &mut self.0 {
            if let Some(key) = texts.keys().find(|key| !english.contains_key(*key)) {
                bail!("the page's text {key} is there in {tag} and not in en");
            }
            for (key, text) in &english {
                let own = texts.entry(key.clone()).or_insert_with(|| text.clone());
                if placeholders(own) != placeholders(text) {
                    bail!(
                        "what stands for something in the page's text {key} differs between en and {tag}"
                    );
                }
            }
        }
        Ok(self)
    }

    /// The languages' tags.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// A text in English.
    ///
    /// # Errors
    /// If it does not exist.
    pub fn english(&self, key: &str) -> Result<&str> {
        let english = self.0.get(ENGLISH).and_then(|texts| texts.get(key));
        let text = english.map(String::as_str);
        text.with_context(|| format!("the page has no text {key}"))
    }

    /// A text in all languages, English first, as paragraphs.
    ///
    /// # Errors
    /// If it does not exist.
    pub fn paragraphs(&self, key: &str) -> Result<String> {
        let english = paragraph(ENGLISH, self.english(key)?);
        let others = self.0.iter().filter(|(tag, _)| *tag != ENGLISH);
        Ok(others.fold(english, |all, (tag, texts)| {
            all + &paragraph(tag, &texts[key])
        }))
    }

    /// The JavaScript module with the texts of a language by key.
    pub fn module(&self, tag: &str) -> String {
        format!("export default {:#};\n", serde_json::json!(self.0[tag]))
    }
}

/// The tag of the language that shows what another one lacks.
const ENGLISH: &str = "en";

/// All messages of a language in these folders, which have one folder per language: Fluent without comments. Messages that it
/// lacks are English.
///
/// # Errors
/// If a file cannot be read or parsed.
pub fn messages(folders: &[PathBuf], tag: &str) -> Result<String> {
    let mut all = String::new();
    for folder in folders {
        let own = sources(&folder.join(tag))?;
        for (path, english) in sources(&folder.join(ENGLISH))? {
            let name = path.file_name();
            let own = own.iter().find(|(path, _)| path.file_name() == name);
            let own = own.map_or("", |(_, source)| source);
            let file = || path.display().to_string();
            let mut merged = resource(&english).with_context(file)?;
            let own = resource(own).with_context(file)?;
            merged
                .body
                .retain(|entry| matches!(entry, Entry::Message(_)));
            for entry in &mut merged.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let translated = own.body.iter().find_map(|entry| match entry {
                    Entry::Message(other) if other.id == message.id => Some(other),
                    _ => None,
                });
                *message = translated.unwrap_or(message).clone();
                message.comment = None;
            }
            all += &serializer::serialize(&merged);
        }
    }
    Ok(all)
}

/// The message files of a language by path, in order; none if it has no folder.
fn sources(folder: &Path) -> Result<Vec<(PathBuf, String)>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let name = || folder.display().to_string();
    let files = fs::read_dir(folder).with_context(name)?;
    let files = files.map(|entry| Ok(entry?.path()));
    let mut files = files.collect::<Result<Vec<_>>>().with_context(name)?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    let read = |path: PathBuf| {
        let source = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        Ok((path, source))
    };
    files.into_iter().map(read).collect()
}

fn resource(source: &str) -> Result<Resource<&str>> {
    parser::parse(source).map_err(|(_, errors)| {
        let error = errors.into_iter().next().map(|error| error.to_string());
        anyhow::anyhow!(error.unwrap_or_default())
    })
}

fn paragraph(tag: &str, text: &str) -> String {
    format!("<p lang=\"{tag}\">{}</p>", escape(text))
}

/// A text escaped for HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// The placeholders of a text, sorted.
fn placeholders(text: &str) -> Vec<&str> {
    let mut placeholders: Vec<_> = text
        .split('{')
        .skip(1)
        .filter_map(|rest| rest.split('}').next())
        .collect();
    placeholders.sort_unstable();
    placeholders
}

/// The texts of a file whose keys are meant, in their order.
fn parse(source: &str, is_meant: impl Fn(&str) -> bool) -> Result<Vec<(String, String)>> {
    let resource = resource(source)?;
    let mut texts: Vec<(String, String)> = Vec::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry
            && is_meant(message.id.name)
        {
            let key = message.id.name;
            let value = message.value.as_ref().and_then(plain);
            let text =
                value.with_context(|| format!("{key}: only text and variables can be shown"))?;
            if texts.iter().any(|(known, _)| known == key) {
                bail!("{key} is there twice");
            }
            texts.push((key.to_owned(), text));
        }
    }
    Ok(texts)
}

/// The pattern as plain text, if it has only text and variables, so that the browser needs no Fluent.
fn plain(pattern: &Pattern<&str>) -> Option<String> {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } if !value.contains(['{', '}']) => {
                Some((*value).to_owned())
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => Some(format!("{{{}}}", id.name)),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn languages(english: &str, spanish: &str) -> Result<Languages> {
        let of =
            |source| Ok::<Texts, anyhow::Error>(parse(source, |_| true)?.into_iter().collect());
        let all = [("en", of(english)?), ("es", of(spanish)?)];
        Languages(all.map(|(tag, texts)| (tag.to_owned(), texts)).into()).complete()
    }

    fn fault(english: &str, spanish: &str) -> String {
        languages(english, spanish)
            .err()
            .map(|error| error.to_string())
            .unwrap_or_default()
    }

    #[test]
    fn texts_that_a_language_lacks_are_english() {
        let all = languages("a = A { $x }\nb = B & B\n", "a = { $x } á\nb = Bé\n").unwrap();
        assert_eq!(all.english("a").unwrap(), "A {x}");
        assert_eq!(
            all.paragraphs("b").unwrap(),
            "<p lang=\"en\">B &amp; B</p><p lang=\"es\">Bé</p>"
        );
        assert!(all.module("es").contains("\"a\": \"{x} á\""));
        let all = languages("a = A\nb = B\n", "a = Á\n").unwrap();
        assert_eq!(all.0["es"]["b"], "B");
        assert!(fault("a = A\n", "a = A\nb = B\n").contains("b is there in es and not in en"));
        assert!(fault("a = A { $x }\n", "a = A\n").contains("differs"));
        assert!(fault("a = { NUMBER($x) }\n", "a = A\n").contains("only text"));
        assert!(fault("a = A\na = B\n", "a = A\n").contains("twice"));
        assert!(fault("a = {\n", "a = A\n").contains("Expected"));
    }

    #[test]
    fn messages_that_a_language_lacks_are_english() {
        let folder = tempfile::tempdir().unwrap();
        for (file, source) in [
            ("en/a.ftl", "# About.\na = A\nb = B { $x }\n"),
            ("en/b.ftl", "c = C\n"),
            ("de/a.ftl", "# Same as in English.\nb = Be { $x }\n"),
            ("de/GLOSSARY.md", "# German\n"),
        ] {
            let path = folder.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, source).unwrap();
        }
        let folders = [folder.path().to_owned()];
        assert_eq!(
            messages(&folders, "de").unwrap(),
            "a = A\nb = Be { $x }\nc = C\n"
        );
        assert_eq!(
            messages(&folders, "fr").unwrap(),
            "a = A\nb = B { $x }\nc = C\n"
        );
        fs::write(folder.path().join("de/a.ftl"), "a = {\n").unwrap();
        assert!(messages(&folders, "de").is_err());
    }

    #[test]
    fn the_locale_files_can_be_read() {
        Languages::read(&crate::repository().join("packaging/web/locales")).unwrap();
    }
}
