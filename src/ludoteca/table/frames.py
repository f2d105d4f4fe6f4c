"""The frames of a WebSocket: whole messages of text in both directions, which is nearly all there is.

Whatever else comes (fragments, control frames, what is against the protocol) is left to a whole protocol.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81  # a whole message of text, in one frame
FRAGMENT_ENDS: Final = 0x80
CONTROL: Final = 0x08
CLOSE: Final = 0x88
MASKED: Final = 0x80
SHORT: Final = 126
LONG: Final = 1 << 16


class Frames:
    """Cuts what comes into frames, up to a length. `stopped`: the rest is to go elsewhere as it comes."""

    def __init__(self, longest: int) -> None:
        self.longest = longest
        self.stopped = False
        self.rest = b""  # of a frame that is not whole yet
        self.fragments = False  # a message has begun that is not whole yet

    def add(self, data: bytes, texts: bool) -> list[tuple[bool, bytes]]:
        """What is whole now: messages of text (True), if they are wanted, and other frames as they came."""
        if self.rest:
            data = self.rest + data
            self.rest = b""
        found: list[tuple[bool, bytes]] = []
        at = 0
        end = len(data)
        while at < end and not self.stopped:
            first = data[at]
            if at + 2 > end:
                break
            size = data[at + 1]
            if size < MASKED or size - MASKED > SHORT or first & 0x70:  # no client may send it so, or so long
                self.stopped = True
                break
            size -= MASKED
            begin = at + 6
            if size == SHORT:
                if at + 4 > end:
                    break
                size = data[at + 2] << 8 | data[at + 3]
                begin = at + 8
            if size > self.longest:
                self.stopped = True
                break
            if begin + size > end:
                break
            if texts and first == TEXT and not self.fragments:
                found.append((True, unmasked(data[begin - 4 : begin], data[begin : begin + size])))
            else:
                found.append((False, data[at : begin + size]))
                self.stopped = first == CLOSE
                if not first & CONTROL:
                    self.fragments = not first & FRAGMENT_ENDS
            at = begin + size
        if self.stopped:
            if at < end:
                found.append((False, data[at:]))
        elif at < end:
            self.rest = data[at:]
        return found


def unmasked(mask: bytes, data: bytes) -> bytes:
    if mask == b"\0\0\0\0":
        return data
    size = len(data)
    whole = mask * (size // 4 + 1)
    return (int.from_bytes(data, "big") ^ int.from_bytes(whole[:size], "big")).to_bytes(size, "big")


def framed(messages: list[bytes]) -> bytes:
    """Messages as they are written, one after the other."""
    parts: list[bytes] = []
    for message in messages:
        size = len(message)
        if size < SHORT:
            parts.append((TEXT << 8 | size).to_bytes(2, "big"))
        elif size < LONG:
            parts.append(((TEXT << 8 | SHORT) << 16 | size).to_bytes(4, "big"))
        else:
            parts.append(bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big"))
        parts.append(message)
    return b"".join(parts)
