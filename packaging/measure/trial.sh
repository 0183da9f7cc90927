#!/usr/bin/env bash
# Measures Try these rules on the page, on this computer and with the CPU slowed down four times: the time from the tap to the
# first sentence about the changed rules, and the app's time per frame while the bots play in their worker, also for a story in
# Look back. Needs Node and Chromium; takes about a minute. COURTYARD_PAGE names an existing page.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d tests/web/node_modules ] || npm --prefix tests/web ci --no-audit --no-fund >&2
[ -n "${COURTYARD_PAGE:-}" ] || cargo web build >&2
exec node packaging/measure/trial.js "$@"
