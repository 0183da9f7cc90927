#!/usr/bin/env bash
# Measures large libraries and journals on a file system in memory: a backup of 50,000 sessions imported over itself,
# journals of 200 MB checked and exported, and an export of a session whose 99,999 actions were undone and redone
# 900,000 times. Then checks that time grows in proportion to the work: 1 ×, 4 × and 16 × as many entries or journals,
# in CPU seconds, which other load affects little. Needs /usr/bin/time. PROGRAM is the program to measure instead of a
# release build; SESSIONS, MEGABYTES and STEPS are the sizes. Fails if a journal of that size takes more than three
# times its size in memory.
set -euo pipefail
cd "$(dirname "$0")/../.."
sessions=${SESSIONS:-50000} megabytes=${MEGABYTES:-200} steps=${STEPS:-900000}
program=${PROGRAM:-}
if [ -z "$program" ]; then
  cargo build --release --locked --quiet
  program=${CARGO_TARGET_DIR:-target}/release/courtyard
fi
scratch=$(mktemp -d --tmpdir=/dev/shm)
trap 'rm -rf "$scratch"' EXIT
header='{"courtyard":1,"game":"noble-hearts","edition":"base","players":["Ana","Ben"],"started":"2026-11-20T19:03:11+01:00"}'

too_much=
# NAME FILE COMMAND...: the time, and the memory beyond the file's size.
measure() {
  local name=$1 file=$2 size
  shift 2
  /usr/bin/time -o "$scratch/time" -f '%e %M' "$@" >"$scratch/out" || { tail -n 3 "$scratch/out"; false; }
  size=$(stat -c %s "$file")
  awk -v name="$name" -v size="$size" '{ printf "%-40s %8.1f s  %7.1f MB, %.2f times the file of %.1f MB\n",
    name, $1, $2 / 1000, $2 * 1024 / size, size / 1e6 }' "$scratch/time"
}
# The same for a journal, which may take three times its size in memory.
bounded() {
  measure "$@"
  awk -v size="$(stat -c %s "$2")" '{ exit $2 * 1024 > 3 * size }' "$scratch/time" || too_much+=", $1"
}

mkdir -p "$scratch/data/sessions"
awk -v sessions="$sessions" -v folder="$scratch/data/sessions" -v header="$header" 'BEGIN {
  for (i = 0; i < sessions; i++) {
    file = folder "/evening-" i ".courtyard"
    print header "\n{\"n\":1,\"do\":{\"type\":\"note\",\"text\":\"evening " i "\"}}" > file
    close(file)
  }
}'
measure 'export --all' /dev/null "$program" --data-dir "$scratch/data" export --all -o "$scratch/all.zip" | sed 's/, .*//'
measure "import of $sessions over themselves" "$scratch/all.zip" "$program" --data-dir "$scratch/data" import "$scratch/all.zip"
rm -r "$scratch/data" "$scratch/all.zip"

journal=$scratch/long.courtyard
awk -v bytes="$((megabytes * 1000000))" -v header="$header" 'BEGIN {
  print header
  for (i = 1; written < bytes; i++) {
    line = "{\"n\":" i ",\"do\":{\"type\":\"note\",\"text\":\"" sprintf("%060d", i) "\"}}"
    written += length(line) + 1
    print line
  }
}' >"$journal"
bounded 'check, short notes' "$journal" "$program" check "$journal"
# The output is discarded, because files in memory would leave no memory for the program.
for format in md csv json html; do
  bounded "export as $format, short notes" "$journal" "$program" export "$journal" --format $format -o /dev/null
done
awk -v bytes="$((megabytes * 1000000))" -v header="$header" 'BEGIN {
  print header
  word = sprintf("%01000d", 7)
  for (i = 0; i < 8; i++) word = word word
  for (i = 1; written < bytes; i++) {
    line = "{\"n\":" i ",\"do\":{\"type\":\"note\",\"text\":\"" word "\"}}"
    written += length(line) + 1
    print line
  }
}' >"$journal"
bounded 'check, long notes' "$journal" "$program" check "$journal"
bounded 'export as md, long notes' "$journal" "$program" export "$journal" --format md -o /dev/null

awk -v steps="$steps" -v header="$header" 'BEGIN {
  print header
  for (i = 1; i <= 99999; i++) print "{\"n\":" i ",\"do\":{\"type\":\"note\",\"text\":\"x\"}}"
  for (; i <= 99999 + steps; i++) print "{\"n\":" i ",\"" (i % 2 ? "redo" : "undo") "\":99999}"
}' >"$journal"
measure "export of $steps undos and redos" "$journal" "$program" export "$journal" --format md -o /dev/null

# CPU seconds of a command: the shortest of three runs. The function PREPARE prepares each run.
cpu() {
  for _ in 1 2 3; do
    prepare
    /usr/bin/time -o "$scratch/time" -f '%U %S' "$@" >/dev/null
    awk '{ print $1 + $2 }' "$scratch/time"
  done | sort -n | head -n 1
}
# NAME and the seconds for 1 ×, 4 × and 16 ×.
growth() {
  awk -v name="$1" -v one="$2" -v four="$3" -v sixteen="$4" 'BEGIN {
    printf "%-44s %6.2f s %6.2f s %6.2f s  %.2f times as fast as the work\n", name, one, four, sixteen, sixteen / one / 16 }'
}
# Undoes and redoes everything after every eight notes.
back_and_forth() {
  awk -v entries="$1" -v header="$header" 'BEGIN {
    print header
    for (k = 0; k < entries; k++) {
      all = int(k / 10) * 8 + 8
      what = k % 10 == 8 ? "\"undo\":" all : k % 10 == 9 ? "\"redo\":" all : "\"do\":{\"type\":\"note\",\"text\":\"x\"}"
      print "{\"n\":" k + 1 "," what "}"
    }
  }'
}
prepare() { :; }
for command in check 'export --format md' 'export --format csv'; do
  seconds=()
  for times in 1 4 16; do
    back_and_forth $((60000 * times)) >"$journal"
    # shellcheck disable=SC2086 # a command and its options
    seconds+=("$(cpu "$program" $command "$journal")")
  done
  growth "$command, 60,000 entries and more" "${seconds[@]}"
done
seconds=()
for times in 1 4 16; do
  rm -rf "$scratch/many" "$scratch/many.zip"
  mkdir -p "$scratch/many/sessions"
  awk -v sessions="$((1000 * times))" -v folder="$scratch/many/sessions" -v header="$header" 'BEGIN {
    for (i = 0; i < sessions; i++) {
      file = folder "/evening-" i ".courtyard"
      print header > file
      for (n = 1; n <= 40; n++) printf "{\"n\":%d,\"do\":{\"type\":\"note\",\"text\":\"evening %08d\"}}\n", n, i > file
      close(file)
    }
  }'
  "$program" --data-dir "$scratch/many" export --all -o "$scratch/many.zip" >/dev/null
  prepare() { rm -rf "$scratch/new" && mkdir "$scratch/new"; }
  seconds+=("$(cpu "$program" --data-dir "$scratch/new" import "$scratch/many.zip")")
done
growth 'import of 1,000 journals and more' "${seconds[@]}"
[ -z "$too_much" ] || { echo "more than three times the file: ${too_much#, }" >&2 && exit 1; }
