#!/usr/bin/env bash
# Measures a first visit of the page over a slow connection (50 kB/s, 2 s until each answer begins, as Chromium's “Slow 3G”):
# when the start screen is seen, when the rules can be read, and when the app can be used. Needs Node and Chromium.
# COURTYARD_PAGE names an existing page.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --no-audit --no-fund >&2
[ -n "${COURTYARD_PAGE:-}" ] || cargo web build >&2
exec node packaging/measure/slow.js "$@"
