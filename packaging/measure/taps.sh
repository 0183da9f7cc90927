#!/usr/bin/env bash
# Measures the latency of a tap on the page: from a finger's release to the changed picture; the part of it that the app
# spends in its frames and waiting for the storage, the rest being the browser's; and the number of pictures per tap. For
# undo and redo and for a sheet that opens, on this computer and with the CPU slowed down four times. Needs Node and
# Chromium; prints medians of TAPS taps (30) after about four minutes. COURTYARD_PAGE names an existing page.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --no-audit --no-fund >&2
[ -n "${COURTYARD_PAGE:-}" ] || cargo web build >&2
exec node packaging/measure/taps.js "$@"
