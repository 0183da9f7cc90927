//! Lists of all variants of an enum.

/// The variants of an enum as an array, in the order in which `strum` lists them.
///
/// A shorter array has the first variants. A longer one panics, which is a compile error in a constant.
pub const fn array_of<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    match variants.first_chunk() {
        Some(all) => *all,
        None => panic!("an array longer than there are variants"),
    }
}
