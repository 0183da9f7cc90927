#!/usr/bin/env bash
# Measures how soon a tap on one phone of a shared table is seen: from the finger's release to the changed picture, as it is
# given to the browser, on that phone and on another one, in real browsers that draw without a graphics card, all on this
# computer. Prints the median and the slowest 1 in 100 of TAPS taps (60), for each case of DEVICES ("1/1 2/2 4/4 8/4 16/4"):
# so many devices, so many of them browsers that show the table. SCALE is how many pixels a point has (1). Needs Node and
# Chromium. COURTYARD_PAGE names a page that is built already, COURTYARD_BIN a program.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --no-audit --no-fund >&2
[ -n "${COURTYARD_PAGE:-}" ] || cargo web build >&2
[ -n "${COURTYARD_BIN:-}" ] || cargo build --locked --quiet
exec node packaging/measure/phones.js "$@"
