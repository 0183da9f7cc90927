#!/usr/bin/env bash
# Runs Lighthouse on Courtyard's page with the settings of a phone, and for comparison on the same page around an empty
# program and around one with a single triangle: with the standard scores, and by CPU time alone. Needs Node and
# Chromium; prints two lines for each page in each of RUNS runs (1). COURTYARD_PAGE and COURTYARD_BARE name existing
# pages, and NAME=FOLDER another one.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --silent
[ -n "${COURTYARD_BARE:-}" ] || cargo web build --bare >/dev/null
[ -n "${COURTYARD_PAGE:-}" ] || cargo web build >/dev/null
exec node packaging/measure/lighthouse.js "$@"
