#!/usr/bin/env bash
# Measures Courtyard's page beside a page with nothing in it, both built the same way: what is downloaded, how long the parts of
# the start take, and the memory. Needs Node and Chromium; prints the medians of RUNS cold runs (7). COURTYARD_PAGE and
# COURTYARD_BARE name pages that are built already, and NAME=FOLDER one more that is measured in the same run.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --silent
[ -n "${COURTYARD_BARE:-}" ] || cargo web build --bare >/dev/null
[ -n "${COURTYARD_PAGE:-}" ] || cargo web build >/dev/null
exec node packaging/measure/page.js "$@"
