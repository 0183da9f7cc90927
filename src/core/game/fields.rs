//! Deserializers for fields of an action that accept more or less than the derived ones.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserializer, MapAccess, Unexpected, Visitor};
use serde_json::Number;

/// A value that must be written as an object. Derived deserializers also accept a list of the fields' values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Object<T>(
    /// The value.
    pub T,
);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        struct Fields<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Object<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Object<T>, M::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }
        deserializer.deserialize_map(Fields(PhantomData))
    }
}

struct Whole(i64);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Whole, D::Error> {
        let number = Number::deserialize(deserializer)?;
        match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(number), _, _) => Ok(Whole(number)),
            (None, Some(_), _) => Ok(Whole(i64::MAX)),
            // serde_json passes whole numbers beyond 64 bits as floats.
            (None, None, Some(number)) if number.abs() >= i64::MAX as f64 => {
                Ok(Whole(number as i64))
            }
            (None, None, number) => {
                let number = Unexpected::Float(number.unwrap_or(f64::NAN));
                Err(de::Error::invalid_type(number, &"a whole number"))
            }
        }
    }
}

/// Reads a whole number. A number beyond 64 bits becomes the nearest 64-bit number, which is out of every range too.
///
/// # Errors
/// If the value is not a whole number.
pub fn whole<'de, D: Deserializer<'de>>(field: D) -> Result<i64, D::Error> {
    Whole::deserialize(field).map(|Whole(number)| number)
}

/// Reads a whole number as [`whole`] does, or `null`.
///
/// # Errors
/// If it is neither.
pub fn whole_or_none<'de, D: Deserializer<'de>>(field: D) -> Result<Option<i64>, D::Error> {
    let whole = Option::<Whole>::deserialize(field)?;
    Ok(whole.map(|Whole(number)| number))
}

/// Reads a value; `null` means the default.
///
/// # Errors
/// If the value has another type.
pub fn or_default<'de, D, T>(field: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Default + Deserialize<'de>,
{
    Option::deserialize(field).map(Option::unwrap_or_default)
}

/// Reads an [`Object`]; `null` means the default.
///
/// # Errors
/// If the value is not such an object.
pub fn object_or_default<'de, D, T>(field: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Default + Deserialize<'de>,
{
    let object = Option::<Object<T>>::deserialize(field)?;
    Ok(object.map_or_else(T::default, |Object(value)| value))
}

/// Reads an optional field, distinguishing `null` from a missing field.
///
/// # Errors
/// If the value is neither `null` nor of this type.
pub fn present<'de, D, T>(field: D) -> Result<Option<Option<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(field).map(Some)
}
