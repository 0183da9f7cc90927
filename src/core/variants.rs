//! Lists of all variants of an enum.

/// The variants of an enum as an array, in the order in which `strum` lists them.
///
/// If the array is shorter than the list, it has the first variants. If it is longer, a constant does not compile.
pub const fn array_of<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    match variants.first_chunk() {
        Some(all) => *all,
        None => panic!("an array longer than there are variants"),
    }
}
