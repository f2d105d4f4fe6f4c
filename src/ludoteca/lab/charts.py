"""Charts as SVG pictures, drawn by matplotlib.

They have a paper of their own, so that they can be read on light and on dark pages.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.errors import LudotecaError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PAPER: Final = "#fcfbf8"
INK: Final = "#24292f"
FAINT: Final = "#d8d5cc"
# told apart with every kind of colour vision, and by their shapes
COLOURS: Final = ("#0072b2", "#c15a00", "#00795a", "#9a4f86", "#6b6b00", "#444444")
SHAPES: Final = "o^Ds*X"
WIDTH: Final = 7.6  # inches

STYLE: Final[dict[Any, Any]] = {
    "axes.axisbelow": True,
    "axes.edgecolor": INK,
    "axes.facecolor": PAPER,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "figure.facecolor": PAPER,
    "font.family": "sans-serif",
    "font.size": 10,
    "grid.color": FAINT,
    "legend.frameon": False,
    "svg.fonttype": "none",  # words stay words: they can be searched and read aloud
    "svg.hashsalt": "ludoteca",  # the same numbers give the same file
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


@dataclass(frozen=True)
class Chart(ABC):
    """One picture: a name for its file, a title, and what the axes show."""

    name: str
    title: str
    x: str
    y: str

    @property
    def height(self) -> float:
        return 3.8

    @abstractmethod
    def plot(self, axes: Axes) -> None: ...


@dataclass(frozen=True)
class Ranges(Chart):
    """For each label the low, the middle and the high value; behind them the band that is wanted."""

    labels: list[str]
    values: list[tuple[float, float, float]]
    band: tuple[float, float]
    band_name: str

    def plot(self, axes: Axes) -> None:
        axes.axhspan(*self.band, color=FAINT, alpha=0.6, label=self.band_name)
        places = range(len(self.labels))
        middle = [value[1] for value in self.values]
        reach = [
            [value[1] - value[0] for value in self.values],
            [value[2] - value[1] for value in self.values],
        ]
        axes.errorbar(places, middle, yerr=reach, fmt="o", color=COLOURS[0], capsize=5, linewidth=2)
        axes.set_xticks(places, self.labels)
        axes.set_xlim(-0.5, len(self.labels) - 0.5)
        axes.set_ylim(bottom=0)
        axes.grid(axis="x", visible=False)
        axes.legend(loc="lower right")


@dataclass(frozen=True)
class Lines(Chart):
    """Several series over the same labels, as shares or as plain numbers."""

    labels: list[str]
    series: list[tuple[str, list[float]]]
    percentages: bool = True

    def plot(self, axes: Axes) -> None:
        places = range(len(self.labels))
        for i, (name, values) in enumerate(self.series):
            axes.plot(places, values, marker=SHAPES[i], color=COLOURS[i], label=name)
        axes.set_xticks(places, self.labels)
        axes.set_xlim(-0.5, len(self.labels) - 0.5)
        axes.set_ylim(bottom=0)
        if self.percentages:
            axes.set_ylim(0, 1)
            axes.yaxis.set_major_formatter(as_percentage)
        axes.legend(loc="upper left", bbox_to_anchor=(1, 1))


@dataclass(frozen=True)
class Bars(Chart):
    """A bar for each series beside one another, over the same labels, as shares or as plain numbers."""

    labels: list[str]
    series: list[tuple[str, list[float]]]
    percentages: bool = False

    def plot(self, axes: Axes) -> None:
        width = 0.8 / len(self.series)
        for i, (name, values) in enumerate(self.series):
            places = [place - 0.4 + width * (i + 0.5) for place in range(len(self.labels))]
            axes.bar(places, values, width, color=COLOURS[i], label=name)
        axes.set_xticks(range(len(self.labels)), self.labels)
        if self.percentages:
            axes.yaxis.set_major_formatter(as_percentage)
        axes.grid(axis="x", visible=False)
        axes.legend(loc="upper right")


@dataclass(frozen=True)
class Rows(Chart):
    """A row for each label with a share as a full mark and another one, to compare it with, as a hollow one.

    Rows of the same group have the same colour and shape.
    """

    labels: list[str]
    groups: list[int]
    shares: list[float]
    others: list[float]
    group_names: list[str]
    names: tuple[str, str]  # of the full and the hollow marks
    most: float = 1.0  # the share at the right end

    @property
    def height(self) -> float:
        return 1.6 + 0.24 * len(self.labels)

    def plot(self, axes: Axes) -> None:
        for group, name in enumerate(self.group_names):
            places = [place for place in range(len(self.labels)) if self.groups[place] == group]
            shares = [self.shares[place] for place in places]
            others = [self.others[place] for place in places]
            shape = SHAPES[group]
            colour = COLOURS[group]
            axes.hlines(places, others, shares, color=colour, linewidth=1, alpha=0.5)
            axes.plot(shares, places, shape, color=colour, label=name)
            axes.plot(others, places, shape, color=colour, markerfacecolor=PAPER)
        axes.plot([], [], "o", color=INK, label=self.names[0])
        axes.plot([], [], "o", color=INK, markerfacecolor=PAPER, label=self.names[1])
        axes.set_yticks(range(len(self.labels)), self.labels, family="monospace")
        axes.set_ylim(len(self.labels) - 0.5, -0.5)  # the first row is on top
        axes.set_xlim(0, self.most)
        axes.xaxis.set_major_formatter(as_percentage)
        axes.legend(loc="upper left", bbox_to_anchor=(1, 1))


@dataclass(frozen=True)
class Ratings(Chart):
    """A row for each label: a value, and the interval in which it lies."""

    labels: list[str]
    values: list[float]
    lows: list[float]
    highs: list[float]

    @property
    def height(self) -> float:
        return 1.4 + 0.3 * len(self.labels)

    def plot(self, axes: Axes) -> None:
        places = range(len(self.labels))
        axes.hlines(places, self.lows, self.highs, color=COLOURS[0], linewidth=2, alpha=0.5)
        axes.plot(self.values, places, SHAPES[0], color=COLOURS[0])
        axes.set_yticks(places, self.labels, family="monospace")
        axes.set_ylim(len(self.labels) - 0.5, -0.5)  # the best is on top


def as_percentage(share: float, place: object = None) -> str:
    return f"{share:.0%}".replace("%", " %")


def check_library() -> None:
    """A sentence, where matplotlib is missing; better before the games than after them."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise LudotecaError("pictures need matplotlib, which is not here: pip install matplotlib") from None


def draw(chart: Chart, file: Path) -> Path:
    """Writes a chart as an SVG picture."""
    check_library()
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, chart.height), layout="constrained")
        axes = figure.subplots()
        axes.set(title=chart.title, xlabel=chart.x, ylabel=chart.y)
        chart.plot(axes)
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return file
