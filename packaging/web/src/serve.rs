//! Serves the page on this computer, with the headers that a web server should send.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use tower_http::services::ServeDir;

use crate::page::{POLICY, is_hashed};
use crate::print;

/// Serves a folder until the program is ended.
///
/// # Errors
/// If the port cannot be opened.
pub fn serve(folder: PathBuf, port: u16) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()?;
    runtime.block_on(async {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let listener = TcpListener::bind(address)
            .await
            .with_context(|| address.to_string())?;
        let address = listener.local_addr()?;
        print(&format!(
            "{} is served at http://{address}/\n",
            folder.display()
        ))?;
        axum::serve(listener, router(&folder)).await?;
        Ok(())
    })
}

fn router(folder: &Path) -> Router {
    Router::new()
        .fallback_service(
            ServeDir::new(folder)
                .precompressed_br()
                .precompressed_gzip(),
        )
        .layer(middleware::from_fn(say_more))
        .layer(CompressionLayer::new())
}

/// The headers of every answer; a file that was found by a hash in its name never changes.
fn headers(hashed: bool) -> [(HeaderName, String); 4] {
    let kept = if hashed {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    [
        (header::CACHE_CONTROL, kept.to_owned()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
        (header::REFERRER_POLICY, "no-referrer".to_owned()),
        (
            header::CONTENT_SECURITY_POLICY,
            format!("{POLICY}; frame-ancestors 'none'"),
        ),
    ]
}

/// Adds the headers that every answer has.
async fn say_more(request: Request, next: Next) -> Response {
    let hashed = is_hashed(request.uri().path());
    let mut response = next.run(request).await;
    for (name, value) in headers(hashed && response.status().is_success()) {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::*;

    /// The head of the answer to a request.
    fn ask(address: SocketAddr, path: &str, encodings: &str) -> String {
        let mut stream = TcpStream::connect(address).unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: {encodings}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).to_lowercase();
        answer.split("\r\n\r\n").next().unwrap().to_owned()
    }

    /// The headers that the configuration of another server sets, by their names in lower case, for files with a hash
    /// in their names or for others.
    fn configured(config: &str, hashed: bool) -> BTreeMap<String, String> {
        let mut all = BTreeMap::new();
        let mut for_hashed = false;
        for line in config.lines().map(str::trim) {
            for_hashed |= line.starts_with("location ~") || line.starts_with("<If");
            for_hashed &= line != "}" && line != "</If>";
            // nginx inherits headers only where there are no own ones.
            if line.starts_with("location ~") && hashed {
                all.clear();
            }
            let set = [
                "add_header ",
                "Header always set ",
                "header @hashed ",
                "header ",
            ];
            let set = set.iter().find_map(|set| line.strip_prefix(set));
            let header = match set {
                Some(header) => header.split_once(' '),
                None => line.split_once(": ").filter(|_| !line.starts_with('#')),
            };
            let only_hashed = for_hashed || line.starts_with("header @hashed");
            if let Some((name, value)) = header.filter(|_| hashed || !only_hashed) {
                let value = value.trim_end_matches(';').trim_end_matches(" always");
                all.insert(name.to_lowercase(), value.trim_matches('"').to_owned());
            }
        }
        all
    }

    #[test]
    fn other_servers_send_the_same_headers() {
        let folder = crate::repository().join("packaging/web/servers");
        for name in ["nginx.conf", "Caddyfile", "apache.htaccess", "_headers"] {
            let config = fs::read_to_string(folder.join(name)).unwrap();
            let config = config.replace("@POLICY@", POLICY);
            for hashed in [false, true] {
                // Files for hosts have no patterns for a part of a name.
                let mut expected = headers(hashed && name != "_headers")
                    .map(|(name, value)| (name.to_string(), value));
                expected.sort();
                let set = configured(&config, hashed);
                assert_eq!(Vec::from_iter(set), expected, "{name}, hashed: {hashed}");
            }
        }
    }

    #[test]
    fn answers_have_the_required_headers() {
        let folder = tempfile::tempdir().unwrap();
        let page = folder.path().to_owned();
        for name in [
            "index.html",
            "sw.js",
            "manifest.webmanifest",
            "courtyard-0123456789abcdef.wasm",
        ] {
            fs::write(page.join(name), "a".repeat(999)).unwrap();
        }
        fs::write(page.join("courtyard-0123456789abcdef.wasm.br"), "short").unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_io()
            .build()
            .unwrap();
        let listener = runtime
            .block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))
            .unwrap();
        let address = listener.local_addr().unwrap();
        runtime.spawn(async move { axum::serve(listener, router(&page)).await });

        for (path, kind, kept) in [
            ("/", "text/html", "no-cache"),
            ("/sw.js", "text/javascript", "no-cache"),
            (
                "/manifest.webmanifest",
                "application/manifest+json",
                "no-cache",
            ),
            (
                "/courtyard-0123456789abcdef.wasm",
                "application/wasm",
                "immutable",
            ),
        ] {
            let head = ask(address, path, "gzip");
            assert!(head.starts_with("http/1.1 200"), "{head}");
            assert!(head.contains(&format!("content-type: {kind}")), "{head}");
            assert!(head.contains("content-encoding: gzip"), "{head}");
            assert!(
                head.lines()
                    .any(|line| line.starts_with("cache-control:") && line.ends_with(kept)),
                "{head}"
            );
            assert!(
                head.contains("content-security-policy: default-src 'none'"),
                "{head}"
            );
        }
        // A compressed copy is sent unchanged with the matching header.
        let head = ask(address, "/courtyard-0123456789abcdef.wasm", "gzip, br");
        assert!(head.contains("content-encoding: br"), "{head}");
        assert!(head.contains("content-type: application/wasm"), "{head}");
        assert!(head.contains("content-length: 5"), "{head}");
        assert!(head.contains("immutable"), "{head}");
        let head = ask(address, "/courtyard-ffffffffffffffff.wasm", "gzip");
        assert!(
            head.starts_with("http/1.1 404") && head.contains("cache-control: no-cache"),
            "{head}"
        );
        let head = ask(address, "/../serve.rs", "gzip");
        assert!(!head.starts_with("http/1.1 200"), "{head}");
    }
}
