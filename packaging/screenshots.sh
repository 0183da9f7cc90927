#!/usr/bin/env bash
# Takes the pictures in assets/screenshots/ again: the real window on a virtual display, showing a golden game, and the
# page in a browser. Needs Xvfb, xdotool, node and Chromium; uses optipng, if installed, to reduce the files.
set -euo pipefail
cd "$(dirname "$0")/.."
export COURTYARD_SHOTS=$PWD/assets/screenshots
cargo test --locked --test window -- --ignored --exact pictures
tests/web/run pictures.js
if command -v optipng >/dev/null; then
  optipng -quiet -o5 -strip all assets/screenshots/*.png
fi
