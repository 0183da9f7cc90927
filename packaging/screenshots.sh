#!/usr/bin/env bash
# Takes the pictures in assets/screenshots/ again: the real window on a virtual display, showing a golden game.
# Needs Xvfb and xdotool; where there is optipng, the files become smaller.
set -euo pipefail
cd "$(dirname "$0")/.."
COURTYARD_SHOTS=$PWD/assets/screenshots cargo test --locked --test window -- --ignored --exact pictures
if command -v optipng >/dev/null; then
  optipng -quiet -o5 -strip all assets/screenshots/*.png
fi
