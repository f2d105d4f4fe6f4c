"""Frames of a WebSocket: cut out of whatever comes, however it is cut up on its way."""

from __future__ import annotations

import itertools
import os
import random

import pytest
from websockets.frames import Frame, Opcode

from ludoteca.table.frames import Frames, framed, unmasked

LONGEST = 8192


def sent(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def added(frames: Frames, data: bytes, cuts: list[int], texts: bool = True) -> list[tuple[bool, bytes]]:
    """All that is found when it comes in pieces."""
    places = [0, *sorted(cuts), len(data)]
    pieces = [data[a:b] for a, b in itertools.pairwise(places)]
    return [one for piece in pieces if not frames.stopped for one in frames.add(piece, texts)]


@pytest.mark.parametrize("seed", range(20))
def test_messages_come_out_whole_however_they_are_cut(seed: int) -> None:
    rng = random.Random(seed)
    said = [rng.randbytes(rng.choice([0, 1, 3, 4, 125, 126, 127, 300, LONGEST])) for _ in range(5)]
    data = b"".join([sent(Opcode.TEXT, one) for one in said])
    cuts = [rng.randrange(len(data) + 1) for _ in range(rng.randrange(12))]
    assert added(Frames(LONGEST), data, cuts) == [(True, one) for one in said]


def test_each_byte_may_come_alone_and_other_frames_are_passed_on_as_they_came() -> None:
    parts = [
        sent(Opcode.PING, b"are you there"),
        sent(Opcode.TEXT, b"half ", fin=False),
        sent(Opcode.PONG, b""),
        sent(Opcode.CONT, b"a message"),
        sent(Opcode.BINARY, b"\0\1"),
    ]
    data = b"".join([*parts, sent(Opcode.TEXT, b"whole")])
    every = list(range(1, len(data)))
    assert added(Frames(LONGEST), data, every) == [*[(False, part) for part in parts], (True, b"whole")]


def test_text_within_a_message_of_several_frames_is_not_taken_for_a_message() -> None:
    begun, wrong = sent(Opcode.TEXT, b"half ", fin=False), sent(Opcode.TEXT, b"whole")
    assert Frames(LONGEST).add(begun + wrong, texts=True) == [(False, begun), (False, wrong)]


def test_where_nobody_listens_every_frame_is_passed_on() -> None:
    data = sent(Opcode.TEXT, b"early")
    frames = Frames(LONGEST)
    assert frames.add(data[:3], texts=False) == []
    assert frames.add(data[3:], texts=False) == [(False, data)]


@pytest.mark.parametrize(
    "strange",
    [
        Frame(Opcode.TEXT, b"without a mask").serialize(mask=False),
        sent(Opcode.TEXT, b"x" * (LONGEST + 1)),
        sent(Opcode.TEXT, b"x" * 70_000),
        b"\xc1" + sent(Opcode.TEXT, b"compressed?")[1:],
    ],
    ids=["no mask", "long", "very long", "a reserved bit"],
)
def test_from_a_frame_that_is_not_as_it_should_be_everything_goes_elsewhere(strange: bytes) -> None:
    good = sent(Opcode.TEXT, b"good")
    for cut in (0, 1, 4):
        frames = Frames(LONGEST)
        found = frames.add(good + strange[:cut], texts=True)
        found += frames.add(strange[cut:] + good, texts=True)
        assert found[0] == (True, b"good") and not any(is_text for is_text, data in found[1:])
        assert b"".join([data for is_text, data in found[1:]]) == strange + good and frames.stopped
        # and not more of it than its head was waited for
        assert Frames(LONGEST).add(strange[:8], texts=True) == [(False, strange[:8])]


def test_after_a_close_nothing_is_heard() -> None:
    close, late = sent(Opcode.CLOSE, b"\x03\xe8"), sent(Opcode.TEXT, b"late")
    frames = Frames(LONGEST)
    assert frames.add(close + late, texts=True) == [(False, close), (False, late)] and frames.stopped


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 63, 64, 1000])
def test_a_mask_is_taken_off(size: int) -> None:
    mask, data = os.urandom(4), os.urandom(size)
    expected = bytes([byte ^ mask[i % 4] for i, byte in enumerate(data)])
    assert unmasked(mask, data) == expected
    assert unmasked(bytes(4), data) == data


def test_what_goes_out_is_framed_as_others_frame_it() -> None:
    messages = [b"", b"x", b"x" * 125, b"x" * 126, b"x" * 65_535, b"x" * 65_536]
    assert framed(messages) == b"".join([Frame(Opcode.TEXT, one).serialize(mask=False) for one in messages])
