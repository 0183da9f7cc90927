#!/usr/bin/env bash
# Measures the resident memory of the app's table, and the processor time it uses while nobody touches it, beside those
# of a window with nothing in it. Both are built for release and shown on the same virtual display. Needs Xvfb.
# Prints the medians of RUNS runs (5), each read after five seconds, over five further seconds.
set -euo pipefail
cd "$(dirname "$0")/../.."
runs=${RUNS:-5}
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}
# One after the other: together, each would be built with what the other asks of what they share.
cargo build --release --locked --quiet
cargo build --release --locked --quiet --package bare

scratch=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -noreset 3>"$scratch/display" 2>/dev/null &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$scratch"' EXIT
until [ -s "$scratch/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$scratch/display")
export DISPLAY
unset WAYLAND_DISPLAY WAYLAND_SOCKET

# A game in progress: the app opens at its table.
mkdir -p "$scratch/data/sessions"
head -n 40 tests/golden/dueling-nobles/game-catsatcards.courtyard >"$scratch/data/sessions/game.courtyard"

ticks() { awk '{print $14 + $15}' "/proc/$1/stat"; }

# Resident kilobytes, and the clock ticks (hundredths of a second) used in five idle seconds.
measure() {
  "$@" >/dev/null 2>&1 &
  local app=$! before after
  sleep 5
  before=$(ticks "$app")
  sleep 5
  after=$(ticks "$app")
  echo "$(awk '/^VmRSS/ {print $2}' "/proc/$app/status") $((after - before))"
  kill "$app"
  wait "$app" 2>/dev/null || true
}
median() { sort -n | sed -n "$(((runs + 1) / 2))p"; }

declare -A resident
for kind in bare courtyard; do
  command=("$CARGO_TARGET_DIR/release/$kind")
  if [ "$kind" = courtyard ]; then command+=(--data-dir "$scratch/data"); fi
  measured=$(for ((run = 0; run < runs; run++)); do measure "${command[@]}"; done)
  resident[$kind]=$(cut -d' ' -f1 <<<"$measured" | median)
  printf '%-9s  %s kB resident, %s ticks in five idle seconds\n' "$kind" \
    "${resident[$kind]}" "$(cut -d' ' -f2 <<<"$measured" | median)"
done
awk -v a="${resident[courtyard]}" -v b="${resident[bare]}" 'BEGIN { printf "the app against the bare window: %.2f times\n", a / b }'
