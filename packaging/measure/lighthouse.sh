#!/usr/bin/env bash
# What Lighthouse says of Courtyard's page as a phone finds it, beside the same page around a program with nothing in it and
# one with a single triangle: as it was, and by the processor's time alone. Needs Node and Chromium; prints two lines for
# each page in each of RUNS runs (1). COURTYARD_PAGE and COURTYARD_BARE name pages that are built already, and NAME=FOLDER one more.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --silent
[ -n "${COURTYARD_BARE:-}" ] || cargo web build --bare >/dev/null
[ -n "${COURTYARD_PAGE:-}" ] || cargo web build >/dev/null
exec node packaging/measure/lighthouse.js "$@"
