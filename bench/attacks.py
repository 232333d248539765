"""Attacks on a server, each by one process: `python -m bench.attacks NAME PORT SECONDS [TIMES]`.

Each sends as much as it can for that long, or until it was cut off that many times. It prints as
JSON how many bytes the server took, how often it cut the attacker off, and the beginning and the
end of its last answer.
"""

import json
import math
import select
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain, repeat

HOST = "127.0.0.1"
UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NOWHERE = "nosuchtable1"
MASK = b"\0\0\0\0"
CHUNK = 60_000
"""Bytes handed to the system at once."""
REFUSED = 0.1
"""Seconds to wait after a WebSocket was refused."""
PATIENCE = 30.0
"""Seconds to wait for a WebSocket to open."""


def frame(first: int, payload: bytes = b"") -> bytes:
    """A client's frame, with a mask that changes nothing."""
    return bytes((first, 0x80 | len(payload))) + MASK + payload


PONG, PING, EMPTY = frame(0x8A), frame(0x89), frame(0x00)
LONG_PING = frame(0x89, b"x" * 125)
BEGUN = frame(0x01)
LONG_HEAD = b"GET / HTTP/1.1\r\n" + b"".join(b"a: %b\r\n" % (b"x" * 145) for _ in range(95))
"""Headers close to the limits in number and length, without an end."""
HALF = bytes((0x81, 0x80 | 126, 0xFF, 0xFF)) + MASK + b"x" * 60_000
"""Most of a message that is nearly as long as one may be."""
TEXT = frame(0x81, b'{"type":"signal","ref":1,"sign":"wave"}')


class Attack:
    """One attacker's figures."""

    def __init__(self, port: int, seconds: float, times: float = math.inf) -> None:
        self.port = port
        self.times = times
        self.until = time.monotonic() + seconds
        self.taken = 0
        self.cut_off = 0
        self.heard = b""
        self.answer = b""
        """The last data received before an attack was cut off."""

    def connect(self, receive_buffer: int | None = None) -> socket.socket:
        made = socket.socket()
        if receive_buffer is not None:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        made.connect((HOST, self.port))
        made.settimeout(0)
        return made

    def upgraded(self, receive_buffer: int | None = None) -> socket.socket:
        """A new WebSocket, before hello."""
        made = self.connect(receive_buffer)
        made.settimeout(PATIENCE)
        made.sendall(UPGRADE.format(table=NOWHERE).encode())
        head = made.recv(4096)
        made.settimeout(0)
        if b" 101 " not in head:
            made.close()
            self.cut_off += 1
            self.answer = head
            raise ConnectionRefusedError(head)
        return made

    def sockets(self, receive_buffer: int | None = None) -> Iterator[socket.socket]:
        """One WebSocket after the other; whoever opens too many has to wait for the next."""
        while self.left():
            try:
                with self.upgraded(receive_buffer) as made:
                    yield made
            except ConnectionRefusedError:
                time.sleep(REFUSED)

    def left(self) -> float:
        return max(0.0, self.until - time.monotonic()) if self.cut_off < self.times else 0.0

    def pour(self, into: socket.socket, chunks: Iterable[bytes], *, reads: bool = True) -> None:
        """Send without pause until the time is up or the server closes the connection."""
        pending = memoryview(b"")
        source = iter(chunks)
        while self.left():
            if not pending:
                pending = memoryview(next(source))
            readable, writable, _ = select.select([into] if reads else [], [into], [], 0.1)
            try:
                if readable and not self.hear(into):
                    break
                if writable:
                    sent = into.send(pending)
                    self.taken += sent
                    pending = pending[sent:]
            except OSError:
                with suppress(OSError):  # what came before the end
                    self.hear(into)
                break
        else:
            return
        self.cut_off += 1
        self.answer = self.heard

    def hear(self, from_: socket.socket) -> bool:
        """Read an answer; whether there may be more."""
        heard = from_.recv(65_536)
        self.heard = heard or self.heard
        return bool(heard)


def many(piece: bytes) -> Iterable[bytes]:
    return repeat(piece * (CHUNK // len(piece)))


def flood(attack: Attack, piece: bytes, first: bytes = b"") -> None:
    """One socket after the other, each flooding until it is cut off."""
    for made in attack.sockets():
        attack.pour(made, chain([first or piece], many(piece)))


def endless(attack: Attack, begin: bytes, then: bytes) -> None:
    """Requests that never end."""
    while attack.left():
        with attack.connect() as made:
            attack.pour(made, chain([begin], many(then)))


def loris(attack: Attack, count: int, *begun: bytes) -> None:
    """Many connections that begin a request in one of these ways, and wait."""
    wait(attack, attack.connect, [begun[number % len(begun)] for number in range(count)])


def halves(attack: Attack, count: int) -> None:
    """Many WebSockets that send most of a long message each, and wait."""
    wait(attack, attack.upgraded, repeat(HALF, count))


def wait(attack: Attack, connect: Callable[[], socket.socket], begun: Iterable[bytes]) -> None:
    """Begin something on connections of this kind, and wait until each is cut off."""
    held: dict[int, socket.socket] = {}
    waiting = select.poll()
    for beginning in begun:
        with suppress(OSError):
            made = connect()
            held[made.fileno()] = made
            waiting.register(made, select.POLLIN)
            made.send(beginning)
    while held and attack.left():
        for descriptor, _ in waiting.poll(100):
            with suppress(OSError):
                attack.hear(held[descriptor])
                attack.answer = attack.heard
            waiting.unregister(descriptor)
            held.pop(descriptor).close()
            attack.cut_off += 1
    for made in held.values():
        made.close()


def deaf(attack: Attack) -> None:
    """Pings whose answers are never read."""
    for made in attack.sockets(4096):
        attack.pour(made, many(LONG_PING), reads=False)


def opening(attack: Attack) -> None:
    """One WebSocket after another, closed as soon as it is open."""
    while attack.left():
        with attack.connect() as made:
            made.sendall(UPGRADE.format(table=NOWHERE).encode())
            select.select([made], [], [], PATIENCE)
            attack.hear(made)
        attack.cut_off += 1
        attack.answer = attack.heard


def asking(attack: Attack, path: str = "/schema") -> None:
    """One request after another without waiting for the answers."""
    line = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    while attack.left():
        with attack.connect() as made:
            attack.pour(made, repeat(line * 4))


ATTACKS: dict[str, Callable[[Attack], None]] = {
    "pongs": lambda attack: flood(attack, PONG),
    "pings": lambda attack: flood(attack, PING),
    "fragments": lambda attack: flood(attack, EMPTY, BEGUN),
    "texts": lambda attack: flood(attack, TEXT),
    "headers": lambda attack: endless(attack, b"GET / HTTP/1.1\r\n", b"a: b\r\n"),
    "header": lambda attack: endless(attack, b"GET / HTTP/1.1\r\na: ", b"x"),
    "address": lambda attack: endless(attack, b"GET /", b"x"),
    "body": lambda attack: endless(
        attack,
        b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n",
        b"1\r\nx\r\n",
    ),
    "loris": lambda attack: loris(attack, 1_100, b"", b"GET /he"),
    "heads": lambda attack: loris(attack, 1_900, LONG_HEAD),
    "halves": lambda attack: halves(attack, 1_900),
    "deaf": deaf,
    "opening": opening,
    "requests": asking,
}


def main(name: str, port: str, seconds: str, times: str = "inf") -> None:
    attack = Attack(int(port), float(seconds), float(times))
    ATTACKS[name](attack)
    answer = (attack.answer[:40] + attack.answer[40:][-40:]).decode("latin-1")
    print(json.dumps({"taken": attack.taken, "cut_off": attack.cut_off, "answer": answer}))


if __name__ == "__main__":
    main(*sys.argv[1:])
