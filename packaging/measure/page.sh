#!/usr/bin/env bash
# Measures Courtyard's page and an empty page built in the same way: the download, the duration of the parts of the
# start, and the memory. Needs Node and Chromium; prints the medians of RUNS cold runs (7). COURTYARD_PAGE and
# COURTYARD_BARE name existing pages, and NAME=FOLDER another one that is measured in the same run.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --silent
[ -n "${COURTYARD_BARE:-}" ] || cargo web build --bare >/dev/null
[ -n "${COURTYARD_PAGE:-}" ] || cargo web build >/dev/null
exec node packaging/measure/page.js "$@"
