"""A block: what is cut into it, part by part, and the print of it as SVG.

A part is a few lines, drawn one over the other:

solid INK: SHAPES                         filled with bone or night, or dusk between them
edged INK EDGE WIDTH: SHAPES              filled, with an edge
line INK WIDTH: SHAPES                    only a line
carved INK WIDTH CUT: SHAPES | SHAPES     filled, edged in bone, and cut inside with what follows
turned DEGREES X Y ... upright            the lines between lean

Shapes stand apart by `;`. A shape is a path of SVG, or a word of `cuts.py` with numbers and options, such as
`rays 50 52 30 90 count=34 width=1 length=.6`; its `seed` counts from that of the picture.
"""

from __future__ import annotations

from ludoteca.games.dark_venture.art.cuts import SHAPES

INKS = {"night": "#0e0d0b", "bone": "#ece3cf", "dusk": "#211e19"}


class Block:
    """What is printed of one card. Parts are cut one after the other."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.print = ""
        self.clips = 0

    def cut(self, part: str, shift: int = 0) -> None:
        """Cut a part; `shift` moves its seed on, so that like parts differ."""
        for line in part.strip().splitlines():
            self.cut_line(line, shift)

    def cut_line(self, line: str, shift: int) -> None:
        head, _, shapes = line.partition(":")
        word, *how = head.split()
        match word, how:
            case "turned", [angle, x, y]:
                self.print += f'<g transform="rotate({angle} {x} {y})">'
            case "upright", []:
                self.print += "</g>"
            case "solid", [ink]:
                self.fill(self.path(shapes, shift), ink)
            case "edged", [ink, edge, width]:
                self.edge(self.path(shapes, shift), ink, edge, width)
            case "line", [ink, width]:
                self.draw(self.path(shapes, shift), ink, width)
            case "carved", [ink, width, cut]:
                outline, _, inside = shapes.partition("|")
                shape = self.path(outline, shift)
                self.edge(shape, ink, "bone", width)
                self.begin_inside(shape)
                self.fill(self.path(inside, shift), cut)
                self.end_inside()
            case _:
                raise ValueError(f"no such line: {line}")

    def fill(self, path: str, ink: str) -> None:
        self.print += f'<path d="{path}" fill="{INKS[ink]}"/>'

    def edge(self, path: str, ink: str, edge: str, width: str) -> None:
        self.print += (
            f'<path d="{path}" fill="{INKS[ink]}" stroke="{INKS[edge]}" stroke-width="{width}"'
            ' stroke-linejoin="round"/>'
        )

    def draw(self, path: str, ink: str, width: str) -> None:
        self.print += (
            f'<path d="{path}" fill="none" stroke="{INKS[ink]}" stroke-width="{width}"'
            ' stroke-linejoin="round" stroke-linecap="round"/>'
        )

    def begin_inside(self, path: str) -> None:
        self.print += (
            f'<clipPath id="c{self.clips}"><path d="{path}"/></clipPath><g clip-path="url(#c{self.clips})">'
        )
        self.clips += 1

    def end_inside(self) -> None:
        self.print += "</g>"

    def path(self, shapes: str, shift: int) -> str:
        return "".join(self.shape(shape.strip(), shift) for shape in shapes.split(";"))

    def shape(self, text: str, shift: int) -> str:
        word, *rest = text.split()
        if word not in SHAPES:
            return text
        options = {
            key: float(value) for key, _, value in (part.partition("=") for part in rest if "=" in part)
        }
        numbers = [float(part) for part in rest if "=" not in part]
        return SHAPES[word](numbers, options, self.seed + shift + int(options.get("seed", 0)))

    def sheet(self, wide: int, high: int, backed: bool = True) -> str:
        """The whole picture; without a back it lies on whatever is behind it."""
        back = f'<rect width="{wide}" height="{high}" fill="{INKS["night"]}"/>' if backed else ""
        size = (
            f'viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" preserveAspectRatio="xMidYMid slice"'
        )
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{back}{self.print}</svg>\n'
