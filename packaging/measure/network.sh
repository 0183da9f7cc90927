#!/usr/bin/env bash
# Plays at one table over a bad network: a host in one network namespace, phones in another, and between them a link
# that delays, reorders and loses packets and is cut for up to 20 seconds. All must have the same journal at the end.
# DELAY and JITTER are in milliseconds each way, LOSS is in percent. With BROWSERS=1 real browsers play too, through
# `tests/web`; the page must be built. Needs root and Python.
set -euo pipefail
cd "$(dirname "$0")/../.."
delay=${DELAY:-40} jitter=${JITTER:-20} loss=${LOSS:-3}
host=courtyard-host-$$ phones=courtyard-phones-$$
cargo test --locked --quiet --test sharing --no-run
program=$(cargo test --locked --test sharing --no-run --message-format=json 2>/dev/null |
  sed -n 's/.*"executable":"\([^"]*sharing-[^"]*\)".*/\1/p')
trap 'kill "$wire" 2>/dev/null; ip netns delete "$host"; ip netns delete "$phones"' EXIT
ip netns add "$host"
ip netns add "$phones"
python3 packaging/measure/wire.py cyh$$ cyp$$ "$delay" "$jitter" "$loss" &
wire=$!
# DEVICE NAMESPACE ADDRESS
end() {
  until ip link show "$1" >/dev/null 2>&1; do sleep 0.1; done
  ip link set "$1" netns "$2"
  ip -n "$2" link set lo up
  ip -n "$2" address add "$3" dev "$1"
  ip -n "$2" link set "$1" up
}
end cyh$$ "$host" 10.77.0.1/24
end cyp$$ "$phones" 10.77.0.2/24
export COURTYARD_NETWORK="$host $wire"
ip netns exec "$phones" "$program" network:: --nocapture
if [ -n "${BROWSERS:-}" ]; then
  cd tests/web
  ip netns exec "$phones" node --test --test-reporter=spec host.test.js
fi
