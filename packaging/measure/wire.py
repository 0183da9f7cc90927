#!/usr/bin/env python3
"""A cable between two network devices that delays, reorders and loses packets, and that can be cut.

wire.py ONE OTHER DELAY JITTER LOSS makes two devices of these names and carries packets between them: each takes DELAY
milliseconds and up to JITTER more, so that they overtake each other, and LOSS percent are lost. SIGUSR1 cuts the cable
and mends it. Needs the right to make network devices.
"""

import fcntl
import heapq
import os
import random
import select
import signal
import struct
import sys
import time

TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000


def device(name):
    file = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(file, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
    return file


def main():
    one, other = device(sys.argv[1]), device(sys.argv[2])
    delay, jitter, loss = (float(number) for number in sys.argv[3:6])
    far = {one: other, other: one}
    cut = False

    def turn(*_):
        nonlocal cut
        cut = not cut

    signal.signal(signal.SIGUSR1, turn)
    waiting, count = [], 0
    while True:
        now = time.monotonic()
        while waiting and waiting[0][0] <= now:
            _, _, to, packet = heapq.heappop(waiting)
            try:
                os.write(to, packet)
            except OSError:
                pass  # The device is not up.
        until = waiting[0][0] - now if waiting else None
        for file in select.select([one, other], [], [], until)[0]:
            try:
                packet = os.read(file, 65536)
            except OSError:
                continue
            if cut or random.random() * 100 < loss:
                continue
            count += 1
            due = time.monotonic() + (delay + random.random() * jitter) / 1000
            heapq.heappush(waiting, (due, count, far[file], packet))


main()
