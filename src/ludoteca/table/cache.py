"""Answers that are kept, because they never change and were not cheap."""

from __future__ import annotations

from collections.abc import Hashable


class AnswerCache:
    """The answers that were asked for last, up to a number of bytes in all."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.answers: dict[Hashable, bytes] = {}

    def get(self, key: Hashable) -> bytes | None:
        answer = self.answers.pop(key, None)
        if answer is not None:
            self.answers[key] = answer  # now the last one asked for
        return answer

    def put(self, key: Hashable, answer: bytes) -> None:
        self.size += len(answer) - len(self.answers.pop(key, b""))
        self.answers[key] = answer
        while self.size > self.most:
            self.size -= len(self.answers.pop(next(iter(self.answers))))
