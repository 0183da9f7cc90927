#!/usr/bin/env bash
# Measures Courtyard's page beside a page with nothing in it, both built the same way: what is downloaded, how long it
# takes to the first frame, and the memory. Needs Node and Chromium; prints the medians of RUNS cold runs (7).
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --silent
cargo web build --bare >/dev/null
cargo web build >/dev/null
exec node packaging/measure/page.js "$@"
