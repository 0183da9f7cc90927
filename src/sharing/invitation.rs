//! The right to join and the right to come back: 128 random bits each.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use subtle::ConstantTimeEq;

/// 128 random bits. Their text form is base64url, 22 characters.
#[derive(Clone)]
struct Secret([u8; 16]);

impl Secret {
    fn random() -> Secret {
        Secret(rand::random())
    }

    fn parse(text: &str) -> Option<Secret> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        bytes.try_into().ok().map(Secret)
    }

    fn text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// Compares both in constant time.
    fn is(&self, other: &Secret) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

macro_rules! secret {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone)]
        pub struct $name(Secret);

        impl $name {
            /// A new random one.
            pub fn random() -> $name {
                $name(Secret::random())
            }

            /// Parses the text form.
            pub fn parse(text: &str) -> Option<$name> {
                Secret::parse(text).map($name)
            }

            /// Its text form: 22 characters of base64url.
            pub fn text(&self) -> String {
                self.0.text()
            }

            /// Compares it with a text form in constant time.
            pub fn is(&self, text: &str) -> bool {
                Secret::parse(text).is_some_and(|other| self.0.is(&other))
            }
        }

        impl fmt::Debug for $name {
            /// Hides the secret from logs.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(…)"))
            }
        }
    };
}

secret! {
    /// The right to join a table, new for each hosting. It is in the fragment of the page's URL, which browsers do not
    /// send.
    Invitation
}

secret! {
    /// The right of one device to come back to its place.
    Key
}

/// The prefix of the invitation in the fragment of a URL.
const FRAGMENT: &str = "join=";

impl Invitation {
    /// The fragment of the URL that invites, without its `#`.
    pub fn fragment(&self) -> String {
        format!("{FRAGMENT}{}", self.text())
    }

    /// The invitation in the fragment of a URL, with or without its `#`.
    pub fn in_fragment(fragment: &str) -> Option<Invitation> {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        let value = fragment.strip_prefix(FRAGMENT)?;
        Invitation::parse(value.split('&').next().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_survives_its_fragment() {
        let invitation = Invitation::random();
        let fragment = format!("#{}", invitation.fragment());
        let read = Invitation::in_fragment(&fragment).unwrap();
        assert!(read.is(&invitation.text()));
        assert_eq!(invitation.text().len(), 22);
        assert!(!read.is(&Invitation::random().text()));
        for none in [
            "",
            "#",
            "#join=",
            "#join=abc",
            "#else=AAAAAAAAAAAAAAAAAAAAAA",
        ] {
            assert!(Invitation::in_fragment(none).is_none(), "{none}");
        }
    }

    #[test]
    fn an_invitation_is_hidden_in_debug_output() {
        let invitation = Invitation::random();
        assert!(!format!("{invitation:?}").contains(&invitation.text()));
    }
}
