"""What is seen, part by part: encoded, kept where it is as before, and what is different between two views.

A difference is `[path, value]`: at the end of the path of names and numbers now stands this value. `[path]`
alone: the name at its end is gone. They tell of fields of a view and, in a list that is as long as before, of
its items; each as a whole: to look deeper would cost more time than it saves bytes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

import msgspec

ENCODER: Final = msgspec.json.Encoder()
ITEMS: Final = msgspec.json.Decoder(list[msgspec.Raw])
NAMES: Final[dict[str, bytes]] = {}  # in quotes, as they are sent
LIST: Final = ord("[")
DIGEST_BYTES: Final = 8
SMALL: Final = [b"%d" % number for number in range(256)]


class Field:
    """A field of a view as it is sent, and its items once they are asked for."""

    __slots__ = ("_items", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._items: list[msgspec.Raw] | None = None

    def items(self) -> list[msgspec.Raw]:
        """Of a list."""
        if self._items is None:
            self._items = ITEMS.decode(self.data)
        return self._items


Fields = dict[str, Field]
NO_FIELDS: Final[Fields] = {}


def encoded(view: Mapping[str, object], before: Fields = NO_FIELDS) -> Fields:
    """Each field of a view. What is as before is the very same, so that it need not be compared again."""
    found: Fields = {}
    for name, value in view.items():
        data = encode(value)
        old = before.get(name)
        found[name] = old if old is not None and old.data == data else Field(data)
    return found


def encode(value: object) -> bytes:
    """In JSON; what is most common without a call."""
    if value is None:
        return b"null"
    if isinstance(value, bool):
        return b"true" if value else b"false"
    if isinstance(value, int) and 0 <= value < len(SMALL):
        return SMALL[value]
    return ENCODER.encode(value)


def same(fields: Fields, before: Fields) -> bool:
    """Whether all is as before, of fields that were encoded after these."""
    if len(fields) != len(before):
        return False
    for name, field in fields.items():
        if before.get(name) is not field:
            return False
    return True


def digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=DIGEST_BYTES).hexdigest()


def quoted(name: str) -> bytes:
    found = NAMES.get(name)
    if found is None:
        found = NAMES[name] = msgspec.json.encode(name)
    return found


def named(fields: Fields) -> bytes:
    """Fields as they are sent, each with its name before it."""
    return b",".join([quoted(name) + b":" + field.data for name, field in fields.items()])


def differences(old: Fields, new: Fields) -> dict[str, bytes]:
    """By its name all that is different in a field, encoded: in the order of the new, last what is gone."""
    found: dict[str, bytes] = {}
    kept = 0
    for name, field in new.items():
        before = old.get(name)
        kept += before is not None
        if before is not field:
            told = difference(name, before, field)
            if told:
                found[name] = told
    if kept < len(old):
        for name in sorted([name for name in old if name not in new]):
            found[name] = removal(name)
    return found


def difference(name: str, before: Field | None, field: Field) -> bytes:
    """Of a field; without brackets round it, since there may be several. Empty: it is as before."""
    value = field.data
    if before is not None:
        if before.data == value:
            return b""
        if before.data[0] == LIST and value[0] == LIST:
            items, items_before = field.items(), before.items()
            if len(items) == len(items_before):
                begin = b"[[" + quoted(name) + b","
                told: list[bytes] = []
                for i, item in enumerate(items):
                    if item != items_before[i]:
                        told.append(begin + b"%d]," % i + bytes(item) + b"]")
                return b",".join(told)
    return b"[[" + quoted(name) + b"]," + value + b"]"


def removal(name: str) -> bytes:
    return b"[[" + quoted(name) + b"]]"
