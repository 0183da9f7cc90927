#!/usr/bin/env bash
# Resident memory and idle processor time of the app's table beside a bare eframe window, on a virtual display.
# Needs Xvfb. Prints the medians of five runs each.
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo build --release --quiet --bin courtyard
# The bare window is built in the same profile.
cargo build --release --quiet --example bare
target=$(cargo metadata --format-version 1 --no-deps | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')

data=$(mktemp -d)
log=$(mktemp)
Xvfb -displayfd 3 -screen 0 1280x1024x24 3>"$log" 2>/dev/null &
display=$!
trap 'kill "$display" 2>/dev/null; rm -rf "$data" "$log"' EXIT
until [ -s "$log" ]; do sleep 0.1; done
export DISPLAY=:$(cat "$log")
mkdir -p "$data/sessions"
# A game in progress: the app opens at its table.
head -n 40 tests/golden/game-catsatcards.courtyard >"$data/sessions/game.courtyard"

# Prints resident kilobytes and the clock ticks used in five idle seconds.
measure() {
  "$@" >/dev/null 2>&1 &
  local app=$! before after
  sleep 4
  before=$(awk '{print $14 + $15}' "/proc/$app/stat")
  sleep 5
  after=$(awk '{print $14 + $15}' "/proc/$app/stat")
  echo "$(awk '/VmRSS/ {print $2}' "/proc/$app/status") $((after - before))"
  kill "$app"
  wait "$app" 2>/dev/null || true
}
median() { sort -n | sed -n 3p; }

for kind in bare courtyard; do
  case $kind in
    bare) command=("$target/release/examples/bare") ;;
    courtyard) command=("$target/release/courtyard" --data-dir "$data") ;;
  esac
  runs=$(for _ in 1 2 3 4 5; do measure "${command[@]}"; done)
  printf '%-10s %s kB resident, %s ticks in 5 idle seconds\n' "$kind" \
    "$(cut -d' ' -f1 <<<"$runs" | median)" "$(cut -d' ' -f2 <<<"$runs" | median)"
done
