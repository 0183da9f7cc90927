//! Lists of all variants of an enum, and their names.

/// The variants of an enum as an array, in the order in which `strum` lists them.
///
/// A shorter array has the first variants. A longer one panics, which is a compile error in a constant.
pub const fn array_of<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    match variants.first_chunk() {
        Some(all) => *all,
        None => panic!("an array longer than there are variants"),
    }
}

/// Gives each of these enums, which derive `strum::VariantNames`, its `name`, and writes its values by it. An enum with
/// `all`, which also derives `strum::EnumCount` and `strum::VariantArray`, gets an array of its values too.
#[macro_export]
macro_rules! named {
    ($named:ident; all) => {
        $crate::named!($named);

        impl $named {
            /// All values, in their order.
            pub const ALL: [$named; <$named as ::strum::EnumCount>::COUNT] =
                $crate::variants::array_of(<$named as ::strum::VariantArray>::VARIANTS);
        }
    };
    ($($named:ident),+) => {$(
        impl $named {
            /// The name in text forms, such as a journal.
            pub const fn name(self) -> &'static str {
                <$named as ::strum::VariantNames>::VARIANTS[self as usize]
            }
        }

        impl ::std::fmt::Display for $named {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }
    )+};
}
