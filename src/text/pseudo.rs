//! A language for layout tests, made from the English messages. It shows texts that are missing from the locales, and
//! layouts without room for longer words.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// Makes every text of the Fluent source longer and accented; arguments and variants are unchanged.
pub(super) fn source(english: &str) -> String {
    // A message that cannot be parsed is missing here as in English.
    let mut resource =
        parser::parse(english.to_owned()).unwrap_or_else(|(resource, _errors)| resource);
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(lengthen);
            let attributes = message.attributes.iter_mut();
            attributes.for_each(|a| lengthen(&mut a.value));
        }
    }
    serializer::serialize(&resource)
}

fn lengthen(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = longer(value),
            PatternElement::Placeable { expression } => lengthen_variants(expression),
        }
    }
}

fn lengthen_variants(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|v| lengthen(&mut v.value));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            lengthen_variants(expression);
        }
        Expression::Inline(_) => {}
    }
}

/// Filler words. The bundled fonts have all their letters.
const WORDS: [&str; 6] = ["öñë", "ťŵô", "ţĥŕéé", "føüř", "šïx", "ñîñé"];

/// The text with accents and at least 40 % more characters; surrounding spaces are unchanged.
fn longer(text: &str) -> String {
    let core = text.trim();
    if core.is_empty() {
        return text.to_owned();
    }
    let before = &text[..text.len() - text.trim_start().len()];
    let after = &text[text.trim_end().len()..];
    let mut left = (text.chars().count() * 2).div_ceil(5);
    let mut pseudo = String::with_capacity(2 * text.len());
    for c in core.chars() {
        let accented = accented(c);
        pseudo.push(accented);
        if left > 0 && "aeiouyAEIOUY".contains(c) {
            pseudo.extend(accented.to_lowercase());
            left -= 1;
        }
    }
    // Filler words wrap like sentences; longer words would not.
    let mut words = WORDS.iter().cycle();
    while left > 2 {
        let word = words.next().unwrap_or(&"");
        pseudo.push(' ');
        pseudo.push_str(word);
        left = left.saturating_sub(word.chars().count() + 1);
    }
    pseudo.extend(std::iter::repeat_n('~', left));
    format!("{before}{pseudo}{after}")
}

/// Letters, and the same with accents.
const LETTERS: [&str; 2] = [
    "acegilnorstuwyzACDEGINORSTUWY",
    "áçéĝîĺñöŕšţüŵýžÅÇÐÉĜÎÑÖŔŠŢÜŴÝ",
];

/// The letter with an accent; other characters are unchanged.
fn accented(c: char) -> char {
    let [plain, accented] = LETTERS.map(str::chars);
    let mut pairs = plain.zip(accented);
    pairs
        .find(|(plain, _)| *plain == c)
        .map_or(c, |(_, accented)| accented)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_40_percent_longer_with_the_same_surrounding_spaces() {
        for text in [
            "×",
            ": ",
            " + ",
            "Buy",
            "Undo",
            "  End turn ",
            "Both have rolled the same, and a tie is rolled again.",
            "Hmm.",
            "Tsk, tsk, tsk, tsk, tsk.",
        ] {
            let long = longer(text);
            let count = |text: &str| text.chars().count();
            assert!(5 * count(&long) >= 7 * count(text), "{long}");
            assert!(count(&long) <= 2 * count(text) + 5, "{long}");
            let spaces = |text: &str| (count(text.trim_start()), count(text.trim_end()));
            let around = |text: &str| {
                let (start, end) = spaces(text);
                (count(text) - start, count(text) - end)
            };
            assert_eq!(around(&long), around(text));
        }
        assert_eq!(longer("Sell"), "Šééĺĺ~");
        assert_eq!(longer(" "), " ");
    }

    #[test]
    fn arguments_and_variants_are_unchanged() {
        let english = "buy = { $count ->\n    [one] Buy 1\n   *[other] Buy { $count }: go\n}\n";
        let long = source(english);
        assert!(long.contains("{ $count ->"), "{long}");
        assert!(long.contains("[one] Büüýý 1"), "{long}");
        assert!(long.contains("*[other] Büüýý { $count }: ĝöö~"), "{long}");
    }
}
