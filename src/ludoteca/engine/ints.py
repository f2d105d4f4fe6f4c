"""What Python does with lists of ints in one word, as loops: compiled, they are several times as fast as
`in`, `max`, `sum`, `count` and `insort`, which compare and add objects.
"""

from __future__ import annotations

from mypy_extensions import i64


def among(numbers: list[int], number: int) -> bool:
    """`number in numbers`."""
    for other in numbers:
        if other == number:
            return True
    return False


def highest(numbers: list[int]) -> int:
    """`max(numbers)`."""
    best = numbers[0]
    for number in numbers:
        if number > best:
            best = number
    return best


def total(numbers: list[int]) -> int:
    """`sum(numbers)`."""
    found: i64 = 0
    for number in numbers:
        found += number
    return int(found)


def how_many(numbers: list[int], number: int) -> int:
    """`numbers.count(number)`."""
    found: i64 = 0
    for other in numbers:
        if other == number:
            found += 1
    return int(found)


def put_in_order(numbers: list[int], number: int) -> None:
    """`insort(numbers, number)`: into numbers that ascend."""
    place = len(numbers)
    while place > 0 and numbers[place - 1] > number:
        place -= 1
    numbers.insert(place, number)
