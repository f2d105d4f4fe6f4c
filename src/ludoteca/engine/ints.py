"""What Python does with lists of ints in one word, as loops: compiled, they are several times as fast as
`in`, `max` and `insort`, which compare objects.
"""

from __future__ import annotations


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


def put_in_order(numbers: list[int], number: int) -> None:
    """`insort(numbers, number)`: into numbers that ascend."""
    place = len(numbers)
    while place > 0 and numbers[place - 1] > number:
        place -= 1
    numbers.insert(place, number)
