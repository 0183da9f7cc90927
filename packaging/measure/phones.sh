#!/usr/bin/env bash
# Measures the latency of a tap on one phone of a shared table: from the finger's release to the changed picture, on
# that phone and on another one, in real browsers without graphics acceleration, all on this computer. Prints the median
# and the slowest 1 % of TAPS taps (60), for each case in DEVICES ("1/1 2/2 4/4 8/4 16/4"): the number of devices, and
# how many of them are browsers. SCALE is the number of pixels per point (1). Needs Node and Chromium. COURTYARD_PAGE
# names an existing page, COURTYARD_BIN a program.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --no-audit --no-fund >&2
[ -n "${COURTYARD_PAGE:-}" ] || cargo web build >&2
[ -n "${COURTYARD_BIN:-}" ] || cargo build --locked --quiet
exec node packaging/measure/phones.js "$@"
