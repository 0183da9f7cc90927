//! Serves the page on this computer, with the headers that a web server should send.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, header};
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

/// Adds the headers that every answer has.
async fn say_more(request: Request, next: Next) -> Response {
    let hashed = is_hashed(request.uri().path());
    let mut response = next.run(request).await;
    let kept = match hashed && response.status().is_success() {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let policy = format!("{POLICY}; frame-ancestors 'none'");
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    );
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

#[cfg(test)]
mod tests {
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
