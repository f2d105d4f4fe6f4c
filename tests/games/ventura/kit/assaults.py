"""What was told of the assaults of a battle."""

from __future__ import annotations

from ludoteca import SPECTATOR, Game


class Assault:
    """What was told of one assault; of lists, the first is the attacker's, the second the defender's."""

    def __init__(self, kind: str, attacker: int) -> None:
        self.kind = kind
        self.attacker = attacker
        self.totals: list[int] = []
        self.prevented = [0, 0]
        self.wounds: list[dict[str, int]] = [{}, {}]
        self.losses: list[list[str]] = [[], []]

    def lost(self, side: int) -> int:
        """The wounds that a side was dealt and nobody suffered."""
        return self.totals[1 - side] - self.prevented[side] - sum(self.wounds[side].values())


def assaults(t: Game) -> list[Assault]:
    """Every assault so far, in order."""
    found: list[Assault] = []
    for event in t.events(SPECTATOR):
        kind = event.id.removeprefix("event-")
        if kind.startswith("assault-"):
            if not found or len(found[-1].totals) == 2:
                found.append(Assault(kind.removeprefix("assault-"), int(event.args["seat"])))
            found[-1].totals.append(int(event.args["count"]))
        elif kind in ("prevented", "wounded", "eliminated") and found:
            side = int(event.args["seat"] != found[-1].attacker)
            if kind == "prevented":
                found[-1].prevented[side] += int(event.args["count"])
            elif kind == "wounded":
                card = str(event.args["card"])
                found[-1].wounds[side][card] = found[-1].wounds[side].get(card, 0) + int(event.args["count"])
            else:
                found[-1].losses[side].append(str(event.args["card"]))
    return found
