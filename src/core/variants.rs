//! Lists of all variants of an enum.

/// The variants of an enum as an array, in their order; `strum` lists them.
///
/// As many as the array has room for are taken, from the first on. More than there are is an error of compilation where
/// the array is a constant.
pub const fn array_of<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    match variants.first_chunk() {
        Some(all) => *all,
        None => panic!("an array longer than there are variants"),
    }
}
