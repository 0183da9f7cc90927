//! Lists of variants.

/// The variants of an enum as an array.
pub(super) const fn array_of<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    match variants.first_chunk() {
        Some(all) => *all,
        None => panic!("an array longer than there are variants"),
    }
}
