//! The order of a program's functions, for a smaller download.
//!
//! Compilers generate many similar functions, such as one copy of a generic function per type. gzip recognises repetitions
//! only within 32 kB, so similar functions are placed next to each other.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::convert::Infallible;

use anyhow::{Context as _, Result};
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// Length of the pieces of code that are compared, in bytes.
const PIECE: usize = 5;

/// Number of pieces by which a function is compared: those with the smallest hashes.
const SAMPLE: usize = 512;

/// Number of functions before a place with which the next one is compared.
const RECENT: usize = 4;

/// Pieces that at least this number of functions share say nothing about similarity.
const COMMON: usize = 400;

/// The same program with similar functions next to each other.
///
/// # Errors
/// If it is no valid WebAssembly.
pub fn similar_together(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut imported = 0;
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload.context("the program is no WebAssembly")? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    let order = order(&bodies);
    let mut places = vec![0; order.len()];
    for (&function, place) in order.iter().zip(imported..) {
        places[function] = place;
    }
    let mut reordered = Reordered {
        imported,
        order,
        places,
    };
    let mut module = Module::new();
    reordered
        .parse_core_module(&mut module, Parser::new(0), wasm)
        .context("the program's functions cannot be reordered")?;
    Ok(module.finish())
}

/// Writes a program with its functions in another order.
struct Reordered {
    /// Number of imported functions; they come first and remain there.
    imported: u32,
    /// The other functions in their new order.
    order: Vec<usize>,
    /// The new index of each.
    places: Vec<u32>,
}

impl Reencode for Reordered {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error> {
        Ok(match function.checked_sub(self.imported) {
            Some(own) => self.places[own as usize],
            None => function,
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let bodies = section
            .into_iter()
            .collect::<Result<Vec<FunctionBody<'_>>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

/// The order: the next function is the one that shares the most pieces with the [`RECENT`] ones before it, or, if none of the
/// others shares any, the first of them.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let samples: Vec<Vec<u32>> = bodies.iter().map(|body| sample(body)).collect();
    let mut sharing: HashMap<u32, Vec<usize>> = HashMap::new();
    for (function, sample) in samples.iter().enumerate() {
        for piece in sample {
            sharing.entry(*piece).or_default().push(function);
        }
    }
    sharing.retain(|_, functions| functions.len() < COMMON);
    let mut shared = vec![0; bodies.len()];
    let mut is_placed = vec![false; bodies.len()];
    let mut order: Vec<usize> = Vec::with_capacity(bodies.len());
    let mut first = 0..bodies.len();
    while order.len() < bodies.len() {
        let last = order.last().copied();
        let mut similar = Vec::new();
        let recent = order.iter().rev().take(RECENT);
        for piece in recent.flat_map(|recent| &samples[*recent]) {
            for &function in sharing.get(piece).into_iter().flatten() {
                if !is_placed[function] {
                    if shared[function] == 0 {
                        similar.push(function);
                    }
                    shared[function] += 1;
                }
            }
        }
        let length = last.map_or(0, |last| bodies[last].len());
        let most_similar = similar.iter().copied().max_by_key(|&function| {
            let difference = bodies[function].len().abs_diff(length);
            (shared[function], Reverse((difference, function)))
        });
        for function in similar {
            shared[function] = 0;
        }
        let next = most_similar.or_else(|| first.find(|function| !is_placed[*function]));
        let next = next.expect("a function without a place");
        is_placed[next] = true;
        order.push(next);
    }
    order
}

/// The smallest hashes of a function's pieces. Functions that have many pieces in common have many of these in common.
fn sample(body: &[u8]) -> Vec<u32> {
    let hash = |piece: &[u8]| {
        let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        let hash = piece.iter().fold(0xcbf2_9ce4_8422_2325, mix);
        (hash >> 32) as u32 ^ hash as u32
    };
    let mut hashes: Vec<u32> = body.windows(PIECE).map(hash).collect();
    hashes.sort_unstable();
    hashes.dedup();
    hashes.truncate(SAMPLE);
    hashes
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function, ImportSection, Instruction, TypeSection,
        ValType,
    };
    use wasmparser::{Operator, Validator};

    use super::*;
    use crate::pack;

    /// Exported functions of 20 kB, every other one similar. Each calls the one before it, and the first an import.
    fn program() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I64]);
        let mut imports = ImportSection::new();
        imports.import("page", "first", EntityType::Function(0));
        let mut functions = FunctionSection::new();
        let mut exports = ExportSection::new();
        let mut code = CodeSection::new();
        for number in 0..8 {
            functions.function(0);
            exports.export(&number.to_string(), ExportKind::Func, number + 1);
            let mut function = Function::new([]);
            let mut noise = 1 + u64::from(number % 2);
            for _ in 0..2000 {
                noise = noise
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                function.instruction(&Instruction::I64Const(noise as i64));
                function.instruction(&Instruction::Drop);
            }
            function.instruction(&Instruction::I64Const(number.into()));
            function.instruction(&Instruction::Drop);
            function.instruction(&Instruction::Call(number));
            function.instruction(&Instruction::End);
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&exports).section(&code);
        module.finish()
    }

    /// The number in each function by its name, and that in the function that it calls.
    fn calls(wasm: &[u8]) -> BTreeMap<String, (i64, Option<i64>)> {
        let (mut names, mut bodies) = (BTreeMap::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload.unwrap() {
                Payload::ExportSection(exports) => {
                    names.extend(exports.into_iter().map(|export| {
                        let export = export.unwrap();
                        (export.name.to_owned(), export.index)
                    }));
                }
                Payload::CodeSectionEntry(body) => {
                    let operators = body.get_operators_reader().unwrap();
                    let (mut number, mut called) = (0, 0);
                    for operator in operators {
                        match operator.unwrap() {
                            Operator::I64Const { value } => number = value,
                            Operator::Call { function_index } => called = function_index,
                            _ => {}
                        }
                    }
                    bodies.push((number, called));
                }
                _ => {}
            }
        }
        let of = |index: u32| Some(bodies[index.checked_sub(1)? as usize]);
        let described = names.into_iter().map(|(name, index)| {
            let (number, called) = of(index).unwrap();
            (name, (number, of(called).map(|(number, _)| number)))
        });
        described.collect()
    }

    #[test]
    fn similar_functions_are_neighbours_and_nothing_else_changes() {
        let before = program();
        let after = similar_together(&before).unwrap();
        Validator::new().validate_all(&after).unwrap();
        assert_eq!(calls(&after), calls(&before));
        assert_eq!(calls(&before)["5"], (5, Some(4)));
        assert_eq!(calls(&before)["0"], (0, None));
        let [before, after] = [before, after].map(|wasm| pack::gzip(&wasm).unwrap().len());
        assert!(after < before / 3, "{before} bytes, {after} bytes");
        assert!(similar_together(b"no program").is_err());
    }
}
