"""Bad frames and requests, always the same: what breaks the socket's protocol, and what is wrong over HTTP.

What a class is due stands beside it (STANDARDS 3.6); nothing here is taken from what a house answered.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from tests.server.bad_messages import WORDS


@dataclass(frozen=True, slots=True)
class BadFrame:
    """Bytes that are no sound frames, and the code that the link must be closed with."""

    what: str
    data: bytes
    code: int


@dataclass(frozen=True, slots=True)
class BadRequest:
    """Bytes of a request, and the statuses one of which must come. `{host}` and `{cookie}` are filled in.

    A 200 is the client's own page, which any path leads to that leads nowhere else, and nothing but that page.
    """

    what: str
    data: bytes
    statuses: tuple[int, ...]


def frame(opcode: int, body: bytes, *, fin: bool = True, bits: int = 0, masked: bool = True) -> bytes:
    """A frame as a client sends it, or as it must not."""
    size = len(body)
    head = bytes([(0x80 if fin else 0) | bits << 4 | opcode])
    mask = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask | size])
    elif size < 65_536:
        head += bytes([mask | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + body


PROTOCOL, BAD_TEXT, TOO_BIG = 1002, 1007, 1009


def frames() -> Iterator[BadFrame]:
    """What breaks RFC 6455."""
    ping = b'{"t":"ping","sent":1}'
    for bits in range(1, 8):
        for opcode in (0, 1, 2, 8, 9, 10):
            yield BadFrame("reserved bits", frame(opcode, ping if opcode < 8 else b"", bits=bits), PROTOCOL)
    for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
        for body in (b"", ping):
            yield BadFrame("unknown opcode", frame(opcode, body), PROTOCOL)
    for opcode in (1, 2, 8, 9, 10):
        yield BadFrame("not masked", frame(opcode, b"", masked=False), PROTOCOL)
    for opcode in (8, 9, 10):
        yield BadFrame("a control frame in parts", frame(opcode, b"", fin=False), PROTOCOL)
        for size in (126, 127, 1_000):
            yield BadFrame("a control frame too long", frame(opcode, b"x" * size), PROTOCOL)
    for fin in (True, False):
        yield BadFrame("a part of nothing", frame(0, ping, fin=fin), PROTOCOL)
    yield from _frames_out_of_place(ping)


def _frames_out_of_place(ping: bytes) -> Iterator[BadFrame]:
    """Sound frames where they must not come, or that say what they must not."""
    for first, second in itertools.product((1, 2), repeat=2):
        yield BadFrame("a message inside another", frame(first, b"{", fin=False) + frame(second, ping), PROTOCOL)
    for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 2_000, 2_999, 5_000, 65_535):
        yield BadFrame("a bad closing code", frame(8, code.to_bytes(2, "big")), PROTOCOL)
    yield BadFrame("half a closing code", frame(8, b"\x03"), PROTOCOL)
    yield BadFrame("a closing reason that is no text", frame(8, b"\x03\xe8\xff\xfe"), BAD_TEXT)
    for size in (65_537, 100_000, 2**31, 2**40):
        yield BadFrame("too big to be read", bytes([0x81, 0xFF]) + size.to_bytes(8, "big") + bytes(4), TOO_BIG)
    part = frame(1, b"x" * 40_000, fin=False)
    yield BadFrame("too big in parts", part + frame(0, b"x" * 40_000), TOO_BIG)


def requests() -> Iterator[BadRequest]:
    """What is wrong over HTTP."""
    yield from _smuggled()
    yield from _elsewhere()
    yield from _from_strangers()


def _post(path: str, *headers: str, body: bytes = b"") -> bytes:
    lines = (f"POST {path} HTTP/1.1", "Host: {host}", "Origin: http://{host}", "Cookie: {cookie}", *headers, "", "")
    return "\r\n".join(lines).encode() + body


def _smuggled() -> Iterator[BadRequest]:
    refused = (400, 501)
    inner = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
    for path in ("/api/guest", "/api/ticket", "/api/sign-in", "/api/nickname", "/api/limits"):
        for coding in (
            "chunked",
            "Chunked",
            "gzip",
            "identity",
            "xchunked",
            "chunked, identity",
            "\tchunked",
            "chunked\x0b",
        ):
            yield BadRequest("a coded body", _post(path, f"Transfer-Encoding: {coding}", body=b"0\r\n\r\n"), refused)
            both = _post(path, "Content-Length: 4", f"Transfer-Encoding: {coding}", body=b"0\r\n\r\n" + inner)
            yield BadRequest("two lengths", both, refused)
        for length in ("-1", "+1", "1,1", "0x5", "1e1", "٣", "9" * 30, "5000", "4097", "a", "1 1", "12\x00"):
            yield BadRequest("a bad length", _post(path, f"Content-Length: {length}", body=b"{}"), (400, 413, 429))
        yield BadRequest("two lengths", _post(path, "Content-Length: 0", "Content-Length: 5", body=b"{}{}{"), (400,))
        for line in ("X :y", "X\x00: y", "no colon", " folded: 1", "X: a\x00b", "Ünïcode: 1"):
            yield BadRequest("a bad header", _post(path, line, "Content-Length: 0"), (400,))


def asked(line: str, *headers: str) -> bytes:
    """A request without a body."""
    return "\r\n".join((line, "Host: {host}", *headers, "", "")).encode()


def _climbing() -> Iterator[BadRequest]:
    """Paths that want out of the folder."""
    for up in ("..", "%2e%2e", "..%2f", "%252e%252e", "..\\", "%c0%ae%c0%ae", ".%00.", "....//", "%u002e"):
        for target in ("etc/passwd", "puntobanco.key", "house.sqlite", "house.toml", "server/http/application.py"):
            for root in ("/", "/fonts/"):
                path = root + f"{up}/" * 4 + target
                yield BadRequest("traversal", asked(f"GET {path} HTTP/1.1"), (200, 400, 404))
            for root in ("/assets/", "/api/", "/api/rulesets/"):
                path = root + f"{up}/" * 4 + target
                yield BadRequest("traversal", asked(f"GET {path} HTTP/1.1"), (400, 401, 403, 404))


def _elsewhere() -> Iterator[BadRequest]:
    paths = ("/api/me", "/api/rulesets", "/api/proofs/star/1", "/api/lab", "/api/limits", "/api/export", "/healthz")
    for method in ("PUT", "DELETE", "PATCH"):
        for path in (*paths, "/api/guest", "/api/ticket", "/api/sign-in"):
            yield BadRequest("another method", asked(f"{method} {path} HTTP/1.1"), (404, 405))
    for method in ("TRACE", "CONNECT", "PROPFIND", "BREW", "get", "G\x00T", "", "GET GET", "A" * 100):
        for path in (*paths, "/"):
            yield BadRequest("no such method", asked(f"{method} {path} HTTP/1.1"), (400, 404, 405, 501))
    yield from _climbing()
    for version in ("HTTP/3.0", "HTTP/9.9", "HTTP", "http/1.1", "HTTP/1.1 x", "ICY/1.0"):
        yield BadRequest("no such version", asked(f"GET /healthz {version}"), (400, 505))
    for number in range(60):
        word = WORDS[number % 17].encode().hex() or "00"
        escaped = "".join(f"%{word[at : at + 2]}" for at in range(0, min(len(word), 60), 2))
        yield BadRequest("nothing there", asked(f"GET /api/{escaped}{number} HTTP/1.1"), (401, 404))
        yield BadRequest("no such rules", asked(f"GET /api/rulesets/{escaped}{number} HTTP/1.1"), (404,))
        yield BadRequest("no such proof", asked(f"GET /api/proofs/{escaped}{number}/1 HTTP/1.1"), (401, 404))
        yield BadRequest("no such shoe", asked(f"GET /api/proofs/star/{10**number + 10} HTTP/1.1"), (401, 404))
    yield from _huge()


def _huge() -> Iterator[BadRequest]:
    for size in (70_000, 200_000):
        yield BadRequest("a huge cookie", asked("GET /api/me HTTP/1.1", "Cookie: a=" + "x" * size), (400, 401, 431))
        yield BadRequest("a huge path", asked("GET /" + "x" * size + " HTTP/1.1"), (400, 404, 414, 431))
    for count in (200, 2_000):
        many = [f"Cookie: puntobanco={number}" for number in range(count)]
        yield BadRequest("repeated headers", asked("GET /api/me HTTP/1.1", *many), (400, 401, 431))


def _from_strangers() -> Iterator[BadRequest]:
    """Requests without the right page, session, or ticket."""
    for path in ("/api/guest", "/api/ticket", "/api/sign-in", "/api/forget", "/api/nickname"):
        for origin in (
            "null",
            "http://example.org",
            "https://{host}",
            "http://{host}.example.org",
            "",
            "http://{host}/",
        ):
            foreign = asked(f"POST {path} HTTP/1.1", f"Origin: {origin}", "Content-Length: 0")
            yield BadRequest("another page", foreign, (403,))
        yield BadRequest("no page", asked(f"POST {path} HTTP/1.1", "Content-Length: 0"), (403,))
    for token in ("", "0" * 64, "x", "%00", "../../x", '"', "a; puntobanco=b"):
        yield BadRequest("no such session", asked("GET /api/me HTTP/1.1", f"Cookie: puntobanco={token}"), (401,))
    for ticket in ("", "0" * 64, "x" * 5_000, "%00%00", "a&ticket=b"):
        shake = asked(
            f"GET /ws?ticket={ticket} HTTP/1.1",
            "Origin: http://{host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        )
        yield BadRequest("no ticket", shake, (401,))
    for path in ("/api/sign-in", "/api/nickname", "/api/limits", "/api/language", "/api/password"):
        for body in (b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"<x/>", b"a=1&b=2", b"{}{}", b"[" * 3_000):
            for kind in ("application/json", "text/xml", "application/x-www-form-urlencoded", "multipart/form-data"):
                request = _post(path, f"Content-Type: {kind}", f"Content-Length: {len(body)}", body=body)
                yield BadRequest("a bad body", request, (400, 403))
