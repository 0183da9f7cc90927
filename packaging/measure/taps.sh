#!/usr/bin/env bash
# Measures how soon a tap is answered on the page: from a finger's release to the picture that has changed, as it is given to the
# browser; how long of that the app works in its frames and waits for the storage, the rest being the browser's; and how many
# pictures a tap draws. On this computer, and with its processor slowed down four times. Needs Node and
# Chromium; prints medians of TAPS taps (30) once it has them all, in about two minutes. COURTYARD_PAGE names a page that is built already.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --no-audit --no-fund >&2
[ -n "${COURTYARD_PAGE:-}" ] || cargo web build >&2
exec node packaging/measure/taps.js "$@"
