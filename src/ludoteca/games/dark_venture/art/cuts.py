"""The cut, and the shapes that are made of it. All are paths of SVG, and the seed decides about chance."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin
from random import Random

# the numbers of a shape, its options, and the seed of the picture
Shape = Callable[[list[float], dict[str, float], int], str]


def number(value: float) -> str:
    return f"{round(value, 1):g}"


def gouge(x1: float, y1: float, x2: float, y2: float, width: float, bend: float = 0) -> str:
    """One cut: a lens, pointed at both ends."""
    right, down = x2 - x1, y2 - y1
    long = hypot(right, down) or 1
    aside, below = -down / long, right / long
    x, y = (x1 + x2) / 2 + aside * bend, (y1 + y2) / 2 + below * bend
    start, end = f"{number(x1)} {number(y1)}", f"{number(x2)} {number(y2)}"
    one = f"{number(x + aside * width)} {number(y + below * width)}"
    other = f"{number(x - aside * width)} {number(y - below * width)}"
    return f"M{start}Q{one} {end}Q{other} {start}Z"


def one_gouge(numbers: list[float], options: dict[str, float], seed: int) -> str:
    return gouge(*numbers)


def oval(numbers: list[float], options: dict[str, float], seed: int) -> str:
    x, y, wide = numbers[:3]
    high = numbers[3] if len(numbers) > 3 else wide
    radii, over = f"{number(wide)} {number(high)}", number(2 * wide)
    return f"M{number(x - wide)} {number(y)}a{radii} 0 1 0 {over} 0a{radii} 0 1 0 -{over} 0Z"


def gear(numbers: list[float], options: dict[str, float], seed: int) -> str:
    """A wheel: its middle, its radius, how many teeth, how long they are."""
    x, y, radius, teeth, tooth = numbers
    points = [
        (radius + out, (i + at) / teeth * 2 * pi)
        for i in range(int(teeth))
        for out, at in ((0, -0.28), (tooth, -0.18), (tooth, 0.18), (0, 0.28))
    ]
    return "M" + "L".join(f"{number(x + cos(a) * r)} {number(y + sin(a) * r)}" for r, a in points) + "Z"


def hatch(numbers: list[float], options: dict[str, float], seed: int) -> str:
    """Rows of broken cuts over a box, at an angle."""
    x, y, wide, high = numbers
    gap, length, holes = options["gap"], options["length"], options["holes"]
    along, across = cos(options.get("angle", 0)), sin(options.get("angle", 0))
    middle, reach = (x + wide / 2, y + high / 2), hypot(wide, high) / 2
    chance = Random(seed).random
    cuts: list[str] = []
    row = -reach
    while row <= reach:
        at = -reach - chance() * length
        while at < reach:
            long = length * (0.5 + chance())
            if chance() >= holes:
                aside = row + (chance() - 0.5) * gap * 0.3
                ends = [
                    (middle[0] + t * along - aside * across, middle[1] + t * across + aside * along)
                    for t in (at, at + long)
                ]
                width = options["width"] * (0.6 + chance() * 0.6)
                if crosses(ends, x, y, wide, high):
                    cuts.append(gouge(*ends[0], *ends[1], width, options.get("bend", 0)))
            at += long + 1 + chance() * 2.5
        row += gap * (0.85 + chance() * 0.3)
    return "".join(cuts)


def crosses(ends: list[tuple[float, float]], x: float, y: float, wide: float, high: float) -> bool:
    (x1, y1), (x2, y2) = ends
    beside = max(x1, x2) < x - 2 or min(x1, x2) > x + wide + 2
    return not beside and max(y1, y2) > y - 2 and min(y1, y2) < y + high + 2


def rays(numbers: list[float], options: dict[str, float], seed: int) -> str:
    """Cuts from a middle, between two radii; `length` is their part of the way."""
    x, y, inner, outer = numbers
    start, end = options.get("from", 0), options.get("to", 2 * pi)
    count = int(options["count"])
    chance = Random(seed).random
    cuts: list[str] = []
    for i in range(count):
        angle = start + (end - start) * (i + 0.5 + (chance() - 0.5) * 0.3) / count
        at = inner * (1 + chance() * 0.12)
        while at < outer:
            far = min(outer, at + (outer - inner) * (options["length"] + chance() * 0.4))
            width = options["width"] * (0.6 + chance() * 0.6)
            cuts.append(
                gouge(
                    x + cos(angle) * at,
                    y + sin(angle) * at,
                    x + cos(angle) * far,
                    y + sin(angle) * far,
                    width,
                )
            )
            at = far + 2 + chance() * 5
    return "".join(cuts)


def waves(numbers: list[float], options: dict[str, float], seed: int) -> str:
    """Rows of bent cuts, each row the other way; with `grow` those below are larger."""
    x, y, wide, high = numbers
    grow, holes = options.get("grow", 0), options.get("holes", 0.18)
    length, width, bend = options.get("length", 8), options.get("width", 0.7), options.get("bend", 1)
    chance = Random(seed).random
    cuts: list[str] = []
    row, down = 0, y
    while down < y + high:
        more = row * grow
        at = x - 8 - chance() * 18
        while at < x + wide + 8:
            long = length + more * 3.6 + chance() * (9 if grow else 2)
            if chance() >= holes:
                curve = (bend + more * 0.36) * (1 if row % 2 else -1)
                cuts.append(gouge(at, down, at + long, down, width + more * 0.2, curve))
            at += long + 1.5 + chance() * (3 if grow else 1)
        down += options["gap"] + more
        row += 1
    return "".join(cuts)


def ground(numbers: list[float], options: dict[str, float], seed: int) -> str:
    """Level cuts from the horizon down, longer and thicker towards the eye."""
    chance = Random(seed).random
    cuts: list[str] = []
    down, row = numbers[0] + 3, 0
    while down < 116:
        at = -10 - chance() * 20
        while at < 170:
            long = 12 + chance() * 26 + row * 3
            if chance() >= options["holes"]:
                cuts.append(gouge(at, down + chance(), at + long, down + chance(), 0.5 + row * 0.12))
            at += long + 3 + chance() * 7
        down += options["gap"] + row * 0.55
        row += 1
    return "".join(cuts)


def leaves(numbers: list[float], options: dict[str, float], seed: int) -> str:
    """Leaves at the top, lower towards both sides."""
    chance = Random(seed).random
    cuts: list[str] = []
    for _ in range(int(numbers[0])):
        x = chance() * 170 - 5
        y = chance() * (26 + 14 * abs(x - 80) / 80) - 3
        angle = chance() * 1.6 + 0.7
        cuts.append(gouge(x, y, x + cos(angle) * 5, y + sin(angle) * 5, 1.1))
    return "".join(cuts)


def stalactites(numbers: list[float], options: dict[str, float], seed: int) -> str:
    chance = Random(seed).random
    count = int(numbers[0])
    found: list[str] = []
    for i in range(count):
        x = 34 + 108 / count * i + chance() * 4
        top = 20 + abs(i - (count - 1) / 2) * 5
        tip, deep = x + chance() * 2, top + 14 + chance() * 14
        found.append(
            f"M{number(x - 4)} {number(top)}L{number(tip)} {number(deep)}L{number(x + 4)} {number(top)}Z"
        )
    return "".join(found)


def bricks(numbers: list[float], options: dict[str, float], seed: int) -> str:
    """The joints of a wall."""
    x, y, wide, high = numbers
    cuts: list[str] = []
    row, down = 0, y
    while down < y + high:
        cuts.append(gouge(x, down, x + wide, down, 0.45))
        at = x + (4 if row % 2 else 9)
        while at < x + wide:
            cuts.append(gouge(at, down, at, down + 5.5, 0.5))
            at += 10
        down += 5.5
        row += 1
    return "".join(cuts)


def locks(numbers: list[float], options: dict[str, float], seed: int) -> str:
    """Hair that stands on end."""
    chance = Random(seed).random
    count = int(numbers[0])
    cuts: list[str] = []
    for i in range(count):
        angle = pi + i / (count - 1) * pi
        root, tip = 21 + chance() * 4, 31 + chance() * 12
        bent = angle + (chance() - 0.5) * 0.3
        start = (50 + cos(angle) * root, 50 + sin(angle) * root * 1.05)
        cuts.append(gouge(*start, 50 + cos(bent) * tip, 50 + sin(angle) * tip, 1.6))
    return "".join(cuts)


def fur(numbers: list[float], options: dict[str, float], seed: int) -> str:
    """Hair on the shoulders."""
    chance = Random(seed).random
    cuts: list[str] = []
    for _ in range(int(numbers[0])):
        x = 6 + chance() * 88
        y = 78 + abs(x - 50) * 0.18 + chance() * 22
        cuts.append(gouge(x, y, x + (chance() - 0.5) * 5, y + 7, 1.3))
    return "".join(cuts)


SHAPES: dict[str, Shape] = {
    "gouge": one_gouge,
    "oval": oval,
    "gear": gear,
    "hatch": hatch,
    "rays": rays,
    "waves": waves,
    "ground": ground,
    "leaves": leaves,
    "stalactites": stalactites,
    "bricks": bricks,
    "locks": locks,
    "fur": fur,
}
