//! The borders inside the program: which module may know which, and where a game may be named.
//!
//! The sources are read as Rust reads them, token by token, so that comments do not count and what stands in macros
//! does. Tests inside the sources may know more than what they test, and are left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use courtyard::games::{duel, dueling_nobles, noble_hearts};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::common::{files_below, in_repository};

/// The modules from the ground up. A module knows those on lower floors, and none beside it.
const FLOORS: &[&[&str]] = &[
    &["variants"],
    &["about", "cards", "dice", "seat"],
    &["games"],
    &["session"],
    &["library"],
    &["sharing"],
    &["text", "hosting"],
    &["settings"],
    &["ui", "cli"],
    &["house"],
    &["web"],
    &["main"],
];

/// What a module may not know although it lies on a lower floor: sentences know no disk.
const OUT_OF_SIGHT: &[(&str, &str)] = &[("text", "library::storage")];

/// The one list of games.
const LIST_OF_GAMES: &str = "house.rs";

/// A source file: its path below `src`, the modules it stands for, and its tokens without tests and documentation.
struct Source {
    path: String,
    module: Vec<String>,
    tokens: TokenStream,
}

/// All files of the program, without those that are only there for tests.
fn sources() -> Vec<Source> {
    let root = in_repository("src");
    let mut all = Vec::new();
    let mut tests = BTreeSet::new();
    for file in files_below(&root, "rs") {
        let text = fs::read_to_string(&file).unwrap();
        let path = file.strip_prefix(&root).unwrap();
        let tokens: TokenStream = text
            .parse()
            .unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let module = module_of(path);
        let mut test_modules = Vec::new();
        let tokens = without_tests(tokens, &mut test_modules);
        tests.extend(test_modules.into_iter().map(|name| {
            let mut module = module.clone();
            module.push(name);
            module
        }));
        all.push(Source {
            path: path.to_str().unwrap().replace('\\', "/"),
            module,
            tokens,
        });
    }
    all.retain(|source| !tests.iter().any(|test| source.module.starts_with(test)));
    assert!(all.len() > 100, "the sources are missing");
    all
}

/// The path of the module that a file stands for.
fn module_of(path: &Path) -> Vec<String> {
    let path = path.with_extension("");
    let mut names: Vec<String> = path
        .iter()
        .map(|name| name.to_str().unwrap().to_owned())
        .collect();
    if names.last().is_some_and(|name| name == "mod") {
        names.pop();
    }
    names
}

/// The tokens without attributes, documentation among them, and without what is there for tests only; the names of
/// modules for tests that stand in files of their own are added to the list.
fn without_tests(tokens: TokenStream, test_modules: &mut Vec<String>) -> TokenStream {
    let mut kept = Vec::new();
    let mut tokens = tokens.into_iter().peekable();
    let mut for_tests = false;
    while let Some(token) = tokens.next() {
        if is_punct(&token, '#') {
            if tokens.peek().is_some_and(|next| is_punct(next, '!')) {
                tokens.next();
            }
            if let Some(TokenTree::Group(attribute)) = tokens.peek() {
                let words = attribute.stream().to_string();
                let words: String = words.split_whitespace().collect();
                for_tests |= words == "test"
                    || words.starts_with("cfg(test")
                    || words.starts_with("cfg(all(test");
                tokens.next();
                continue;
            }
        }
        if for_tests {
            for_tests = false;
            leave_item(token, &mut tokens, test_modules);
            continue;
        }
        kept.push(match token {
            TokenTree::Group(group) => {
                let inner = without_tests(group.stream(), test_modules);
                TokenTree::Group(Group::new(group.delimiter(), inner))
            }
            other => other,
        });
    }
    kept.into_iter().collect()
}

/// Passes over one item: to its block or its semicolon.
fn leave_item(
    first: TokenTree,
    tokens: &mut impl Iterator<Item = TokenTree>,
    test_modules: &mut Vec<String>,
) {
    let mut names = Vec::new();
    for token in std::iter::once(first).chain(tokens) {
        match &token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return,
            TokenTree::Ident(name) => names.push(name.to_string()),
            token if is_punct(token, ';') => break,
            _ => {}
        }
    }
    if let [.., word, name] = names.as_slice()
        && word == "mod"
    {
        test_modules.push(name.clone());
    }
}

fn is_punct(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

/// The items of the program that a file names by paths from the root, from where the path stands, or from a module in
/// the file's own folder.
fn known(source: &Source, sources: &[Source]) -> BTreeSet<Vec<String>> {
    let mut all = BTreeSet::new();
    // The binary names the library by its name.
    let roots: &[&str] = match source.module[0] == "main" {
        true => &["crate", "courtyard"],
        false => &["crate"],
    };
    let children = sources
        .iter()
        .filter_map(|other| match other.module.split_last() {
            Some((name, folder)) if folder == source.module => Some(name.as_str()),
            Some(_) | None => None,
        });
    let children: Vec<&str> = children.collect();
    paths(&source.tokens, &source.module, roots, &children, &mut all);
    all
}

fn paths(
    tokens: &TokenStream,
    module: &[String],
    roots: &[&str],
    children: &[&str],
    all: &mut BTreeSet<Vec<String>>,
) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut i = 0;
    while i < tokens.len() {
        match &tokens[i] {
            TokenTree::Ident(word) => {
                let word = word.to_string();
                let inner_module = match (word.as_str(), tokens.get(i + 1), tokens.get(i + 2)) {
                    ("mod", Some(TokenTree::Ident(name)), Some(TokenTree::Group(body))) => {
                        Some((name.to_string(), body.stream()))
                    }
                    _ => None,
                };
                let begins = i == 0 || !is_punct(&tokens[i - 1], ':');
                if let Some((name, body)) = inner_module {
                    let module = [module, &[name]].concat();
                    paths(&body, &module, roots, &[], all);
                    i += 3;
                    continue;
                } else if begins && roots.contains(&word.as_str()) {
                    i = follow(&tokens, i + 1, Vec::new(), all);
                    continue;
                } else if begins && children.contains(&word.as_str()) {
                    i = follow(&tokens, i + 1, [module, &[word]].concat(), all);
                    continue;
                } else if begins && (word == "super" || word == "self") {
                    let mut base = module.to_vec();
                    let mut end = i;
                    loop {
                        if ident(&tokens, end).is_some_and(|word| word == "super") {
                            base.pop();
                        }
                        end += 1;
                        let goes_on = ident(&tokens, end + 2).is_some_and(|word| word == "super");
                        if !(is_path_mark(&tokens, end) && goes_on) {
                            break;
                        }
                        end += 2;
                    }
                    if is_path_mark(&tokens, end) {
                        i = follow(&tokens, end, base, all);
                        continue;
                    }
                }
            }
            TokenTree::Group(group) => paths(&group.stream(), module, roots, children, all),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
        i += 1;
    }
}

fn ident(tokens: &[TokenTree], at: usize) -> Option<String> {
    match tokens.get(at) {
        Some(TokenTree::Ident(word)) => Some(word.to_string()),
        _ => None,
    }
}

fn is_path_mark(tokens: &[TokenTree], at: usize) -> bool {
    let is_colon = |at| tokens.get(at).is_some_and(|token| is_punct(token, ':'));
    is_colon(at) && is_colon(at + 1)
}

/// Follows a path that goes on at this token after what is known of it; where it ends.
fn follow(
    tokens: &[TokenTree],
    mut at: usize,
    mut path: Vec<String>,
    all: &mut BTreeSet<Vec<String>>,
) -> usize {
    while is_path_mark(tokens, at) {
        match tokens.get(at + 2) {
            Some(TokenTree::Ident(name)) => {
                path.push(name.to_string());
                at += 3;
            }
            Some(TokenTree::Group(group)) => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                let mut part = 0;
                while part < inner.len() {
                    let end = inner[part..].iter().position(|token| is_punct(token, ','));
                    let end = end.map_or(inner.len(), |length| part + length);
                    let name = ident(&inner, part).unwrap_or_default();
                    let mut path = path.clone();
                    if !name.is_empty() && name != "self" {
                        path.push(name);
                    }
                    follow(&inner[part..end], 1, path, all);
                    part = end + 1;
                }
                return at + 3;
            }
            _ => break,
        }
    }
    if !path.is_empty() {
        all.insert(path);
    }
    at
}

fn floor_of(module: &str) -> usize {
    let floor = FLOORS.iter().position(|floor| floor.contains(&module));
    floor.unwrap_or_else(|| panic!("nobody has said on which floor {module} is"))
}

#[test]
fn a_module_knows_only_the_floors_below_it() {
    let sources = sources();
    let modules: BTreeSet<&str> = sources.iter().map(|s| s.module[0].as_str()).collect();
    let mut found = BTreeSet::new();
    let mut followed = 0;
    for source in sources.iter().filter(|source| source.module[0] != "lib") {
        let here = source.module[0].as_str();
        for path in known(source, &sources) {
            // What is no module is an item of the root, such as a macro.
            let there = path[0].as_str();
            if there == here || !modules.contains(there) {
                continue;
            }
            followed += 1;
            let path = path.join("::");
            let beneath = |place: &str| path == place || path.starts_with(&format!("{place}::"));
            let hidden = OUT_OF_SIGHT
                .iter()
                .any(|(who, what)| *who == here && beneath(what));
            if floor_of(there) >= floor_of(here) || hidden {
                let what = if hidden { path.as_str() } else { there };
                found.insert((source.path.clone(), what.to_owned()));
            }
        }
    }
    assert!(followed > 300, "only {followed} paths were found");
    assert!(
        found.is_empty(),
        "files that know what they may not: {found:#?}"
    );
}

/// The words of a name: `DuelingNobles`, `dueling_nobles`, `dueling-nobles` and `Dueling Nobles` are the same ones.
fn words(name: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut goes_on = false;
    for c in name.chars() {
        match c {
            c if !c.is_alphabetic() => goes_on = false,
            c if goes_on && !c.is_uppercase() => {
                all.last_mut().unwrap().push(c);
            }
            c => {
                all.push(c.to_lowercase().collect());
                goes_on = true;
            }
        }
    }
    all
}

/// The games: the names of their folders.
fn games() -> Vec<String> {
    let folders = fs::read_dir(in_repository("src/games")).unwrap();
    let folders = folders.map(|entry| entry.unwrap().path());
    let mut games: Vec<String> = folders
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    games.sort();
    games
}

/// The names of all games' rules, as journals have them.
fn rules() -> BTreeSet<&'static str> {
    let nobles = dueling_nobles::rules::FIELDS.map(|(name, _)| name);
    let hearts = noble_hearts::rules::FIELDS.map(|(name, _)| name);
    let duel = duel::rules::FIELDS.map(|(name, _)| name);
    nobles.into_iter().chain(hearts).chain(duel).collect()
}

/// Whether one of the names is said among the tokens, as a name or in a text; which text or name says it.
fn says(tokens: &TokenStream, games: &[Vec<String>], rules: &BTreeSet<&str>) -> Option<String> {
    tokens.clone().into_iter().find_map(|token| match token {
        TokenTree::Group(group) => says(&group.stream(), games, rules),
        TokenTree::Ident(name) => names_a_game(&name.to_string(), games),
        TokenTree::Literal(text) => {
            let text = text.to_string();
            let is_rule = rules.contains(text.trim_matches('"'));
            is_rule
                .then(|| text.clone())
                .or_else(|| names_a_game(&text, games))
        }
        TokenTree::Punct(_) => None,
    })
}

fn names_a_game(name: &str, games: &[Vec<String>]) -> Option<String> {
    let words = words(name);
    let said = games
        .iter()
        .any(|game| words.windows(game.len()).any(|part| part == game));
    said.then(|| name.to_owned())
}

/// The tokens without the lines that say that a game has a folder here.
fn without_declarations(tokens: TokenStream, games: &[String]) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let declares = |at: usize| {
        ident(&tokens, at).is_some_and(|word| word == "mod")
            && ident(&tokens, at + 1).is_some_and(|name| games.contains(&name))
            && tokens.get(at + 2).is_some_and(|end| is_punct(end, ';'))
    };
    let is_kept = |at: &usize| *at == 0 || !declares(at - 1);
    let kept = (0..tokens.len()).filter(is_kept);
    kept.map(|at| tokens[at].clone()).collect()
}

#[test]
fn a_game_is_named_only_in_its_own_files_and_in_the_list_of_games() {
    let games = games();
    let in_words: Vec<Vec<String>> = games.iter().map(|game| words(game)).collect();
    let rules = rules();
    let mut found = BTreeMap::new();
    let mut own = 0;
    for source in sources() {
        if source.module.iter().any(|name| games.contains(name)) {
            own += usize::from(says(&source.tokens, &in_words, &rules).is_some());
            continue;
        }
        let tokens = without_declarations(source.tokens, &games);
        if let Some(said) = says(&tokens, &in_words, &rules)
            && source.path != LIST_OF_GAMES
        {
            found.insert(source.path, said);
        }
    }
    assert!(own > 10, "no file of a game names its game");
    assert!(found.is_empty(), "files that name a game: {found:#?}");
}

/// Files that know one another, directly or by way of others, and why each circle stays.
///
/// A folder's `mod.rs` may name what its folder holds, and what lies in the folder may use what `mod.rs` declares: that
/// is one piece in several files, and no circle.
const CIRCLES: &[&[&str]] = &[
    // A command is one of a game's, and a game opens what `play` records in.
    &["cli/games", "cli/play"],
    // The fault of a deck list is told of its parts, each of which can have one.
    &[
        "games/noble_hearts/deck_list/areas",
        "games/noble_hearts/deck_list/file",
    ],
    // A language's text knows the games that it tells of, and a game tells everything by a text.
    &[
        "text/export",
        "text/export/plays",
        "text/fault",
        "text/games",
        "text/language",
        "text/statistics",
        "text/story",
    ],
    // What can be done leads to a choice of its own, and the choice back to what can be done.
    &["ui/duel/play", "ui/duel/sheet", "ui/duel/task"],
];

/// For each module that is a file: the modules in other files that its paths lead to. A path that ends at a name that
/// the file itself takes from elsewhere leads there.
fn arrows(sources: &[Source]) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let paths: BTreeMap<&[String], BTreeSet<Vec<String>>> = sources
        .iter()
        .map(|source| (source.module.as_slice(), known(source, sources)))
        .collect();
    let leads_to = |path: &[String]| -> Option<Vec<String>> {
        let mut path = path.to_vec();
        // A name is taken over a few times at most.
        for _ in 0..8 {
            let length = (1..=path.len()).rev();
            let mut lengths = length.filter(|&length| paths.contains_key(&path[..length]));
            let (module, rest) = path.split_at(lengths.next()?);
            let Some((item, rest)) = rest.split_first() else {
                return Some(module.to_vec());
            };
            let taken = paths[module]
                .iter()
                .find(|taken| taken.last() == Some(item));
            match taken {
                Some(taken) if **taken != path => path = [taken.as_slice(), rest].concat(),
                Some(_) | None => return Some(module.to_vec()),
            }
        }
        None
    };
    let mut arrows = BTreeMap::new();
    for (module, known) in &paths {
        let there = known.iter().filter_map(|path| leads_to(path));
        // What lies in the module's own folder is a part of it.
        let beside = there.filter(|there| !there.starts_with(module));
        arrows.insert(module.to_vec(), beside.collect());
    }
    arrows
}

/// The modules that lead to one another, in groups, each sorted.
fn circles(arrows: &BTreeMap<Vec<String>, BTreeSet<Vec<String>>>) -> BTreeSet<Vec<String>> {
    let reach = |from: &Vec<String>| {
        let mut seen = BTreeSet::new();
        let mut next = vec![from.clone()];
        while let Some(module) = next.pop() {
            for there in arrows.get(&module).into_iter().flatten() {
                if seen.insert(there.clone()) {
                    next.push(there.clone());
                }
            }
        }
        seen
    };
    let reached: BTreeMap<_, _> = arrows
        .keys()
        .map(|module| (module, reach(module)))
        .collect();
    let in_circle = reached
        .iter()
        .filter(|(module, reached)| reached.contains(**module));
    let groups = in_circle.map(|(module, there)| {
        let back = |other: &&Vec<String>| reached.get(*other).is_some_and(|r| r.contains(*module));
        there
            .iter()
            .filter(back)
            .map(|module| module.join("/"))
            .collect()
    });
    groups.collect()
}

#[test]
fn no_files_know_one_another_in_a_circle() {
    let arrows = arrows(&sources());
    let followed: usize = arrows.values().map(BTreeSet::len).sum();
    assert!(followed > 600, "only {followed} arrows were found");
    let allowed = CIRCLES
        .iter()
        .map(|circle| circle.iter().map(|&name| name.to_owned()).collect());
    assert_eq!(circles(&arrows), allowed.collect());
}
