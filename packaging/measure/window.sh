#!/usr/bin/env bash
# Measures the time to the first frame of the app's window, its resident memory, and the CPU time it uses when idle, in
# comparison with an empty window. Both are shown on the same virtual display, alternately. Needs Xvfb and xdotool.
#
# The first frame is complete when the window becomes visible, because eframe hides it until then. Prints the medians of
# RUNS runs (5), with the memory after five seconds and the CPU time over the next five seconds. Each app is started
# once in advance, so that both are read from memory.
#
# PROGRAM and BARE are programs to measure instead of release builds, such as the one from a package.
set -euo pipefail
cd "$(dirname "$0")/../.."
runs=${RUNS:-5}
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}
# Built separately, because a common build would enable the features of both in shared dependencies.
[ -n "${PROGRAM-}" ] || cargo build --release --locked --quiet
[ -n "${BARE-}" ] || cargo build --release --locked --quiet --package bare

scratch=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -noreset 3>"$scratch/display" 2>/dev/null &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$scratch"' EXIT
until [ -s "$scratch/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$scratch/display")
export DISPLAY
unset WAYLAND_DISPLAY WAYLAND_SOCKET

# A game in progress, so that the app opens at its table.
mkdir -p "$scratch/data/sessions"
head -n 40 src/games/dueling_nobles/cases/game-catsatcards.courtyard >"$scratch/data/sessions/game.courtyard"

ticks() { awk '{print $14 + $15}' "/proc/$1/stat"; }
now() { echo $((${EPOCHREALTIME/[.,]/} / 1000)); }

# Milliseconds to the first frame, resident kilobytes, and the clock ticks (hundredths of a second) used in five idle
# seconds.
measure() {
  local name=$1 begun shown app before after
  shift
  begun=$(now)
  "$@" >/dev/null 2>&1 &
  app=$!
  until xdotool search --onlyvisible --name "^$name\$" >/dev/null 2>&1; do
    kill -0 "$app" 2>/dev/null || { echo "$name has no window" >&2 && exit 1; }
  done
  shown=$(($(now) - begun))
  sleep 5
  before=$(ticks "$app")
  sleep 5
  after=$(ticks "$app")
  echo "$shown $(awk '/^VmRSS/ {print $2}' "/proc/$app/status") $((after - before))"
  kill "$app"
  wait "$app" 2>/dev/null || true
}
median() { cut -d' ' -f"$1" | sort -n | sed -n "$(((runs + 1) / 2))p"; }

bare=(bare "${BARE:-$CARGO_TARGET_DIR/release/bare}")
courtyard=(Courtyard "${PROGRAM:-$CARGO_TARGET_DIR/release/courtyard}" --data-dir "$scratch/data")
measure "${bare[@]}" >/dev/null
measure "${courtyard[@]}" >/dev/null
for ((run = 0; run < runs; run++)); do
  measure "${bare[@]}" >>"$scratch/bare"
  measure "${courtyard[@]}" >>"$scratch/courtyard"
done
for kind in bare courtyard; do
  printf '%-9s  %5s ms to the first frame, %s kB resident, %s ticks in five idle seconds\n' "$kind" \
    "$(median 1 <"$scratch/$kind")" "$(median 2 <"$scratch/$kind")" "$(median 3 <"$scratch/$kind")"
done
for what in 1:'first frame' 2:'memory'; do
  awk -v what="${what#*:}" -v a="$(median "${what%%:*}" <"$scratch/courtyard")" -v b="$(median "${what%%:*}" <"$scratch/bare")" \
    'BEGIN { printf "%s of the app against the bare window: %.2f times\n", what, a / b }'
done
