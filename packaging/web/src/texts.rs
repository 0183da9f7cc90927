//! The texts of the page itself in every language: `packaging/web/locales`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The texts of one language by key, with placeholders in braces.
type Texts = BTreeMap<String, String>;

/// The texts of all languages by language tag.
pub struct Languages(BTreeMap<String, Texts>);

impl Languages {
    /// Reads the files of a folder, one per language.
    ///
    /// # Errors
    /// If a file cannot be read or parsed, or a language lacks a text that another has.
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
    /// When a file cannot be read or understood, or a text is not in every language.
    pub fn add(&mut self, folder: &Path, is_meant: impl Fn(&str) -> bool) -> Result<Vec<String>> {
        let mut keys = Vec::new();
        for (tag, texts) in &mut self.0 {
            let folder = folder.join(tag);
            let name = || folder.display().to_string();
            let files = fs::read_dir(&folder).with_context(name)?;
            let mut files = files
                .map(|entry| Ok(entry?.path()))
                .collect::<Result<Vec<_>>>()
                .with_context(name)?;
            files.sort();
            for path in files {
                let name = || path.display().to_string();
                let source = fs::read_to_string(&path).with_context(name)?;
                for (key, text) in parse(&source, &is_meant).with_context(name)? {
                    if tag == "en" {
                        keys.push(key.clone());
                    }
                    texts.insert(key, text);
                }
            }
        }
        *self = std::mem::replace(self, Languages(BTreeMap::new())).complete()?;
        Ok(keys)
    }

    fn complete(self) -> Result<Languages> {
        for (tag, texts) in &self.0 {
            for (other, others) in &self.0 {
                if let Some(key) = others.keys().find(|key| !texts.contains_key(*key)) {
                    bail!("the page's text {key} is there in {other} and not in {tag}");
                }
                if let Some((key, _)) = others
                    .iter()
                    .find(|(key, text)| placeholders(text) != placeholders(&texts[*key]))
                {
                    bail!(
                        "what stands for something in the page's text {key} differs between {other} and {tag}"
                    );
                }
            }
        }
        Ok(self)
    }

    /// A text in English.
    ///
    /// # Errors
    /// If it does not exist.
    pub fn english(&self, key: &str) -> Result<&str> {
        let english = self
            .0
            .get("en")
            .context("the page does not speak English")?;
        english
            .get(key)
            .map(String::as_str)
            .with_context(|| format!("the page has no text {key}"))
    }

    /// A text in all languages, English first, as paragraphs.
    ///
    /// # Errors
    /// If it does not exist.
    pub fn paragraphs(&self, key: &str) -> Result<String> {
        let english = paragraph("en", self.english(key)?);
        let others = self.0.iter().filter(|(tag, _)| *tag != "en");
        Ok(others.fold(english, |all, (tag, texts)| {
            all + &paragraph(tag, &texts[key])
        }))
    }

    /// The JavaScript module with all texts.
    pub fn module(&self) -> String {
        let texts = serde_json::json!(self.0);
        format!("// What the page says, by language and key.\n\nexport default {texts:#};\n")
    }
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
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let error = errors.into_iter().next().map(|error| error.to_string());
        anyhow::anyhow!(error.unwrap_or_default())
    })?;
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
    fn every_language_has_all_texts() {
        let all = languages("a = A { $x }\nb = B & B\n", "a = { $x } á\nb = Bé\n").unwrap();
        assert_eq!(all.english("a").unwrap(), "A {x}");
        assert_eq!(
            all.paragraphs("b").unwrap(),
            "<p lang=\"en\">B &amp; B</p><p lang=\"es\">Bé</p>"
        );
        assert!(all.module().contains("\"a\": \"{x} á\""));
        assert!(fault("a = A\nb = B\n", "a = A\n").contains("b is there in en and not in es"));
        assert!(fault("a = A\n", "a = A\nb = B\n").contains("b is there in es and not in en"));
        assert!(fault("a = A { $x }\n", "a = A\n").contains("differs"));
        assert!(fault("a = { NUMBER($x) }\n", "a = A\n").contains("only text"));
        assert!(fault("a = A\na = B\n", "a = A\n").contains("twice"));
        assert!(fault("a = {\n", "a = A\n").contains("Expected"));
    }

    #[test]
    fn the_locale_files_are_complete() {
        Languages::read(&crate::repository().join("packaging/web/locales")).unwrap();
    }
}
