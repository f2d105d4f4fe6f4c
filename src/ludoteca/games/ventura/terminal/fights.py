"""Ventura's battles on the screen: both sides in columns, the totals of every assault, the last result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rich.text import Text

from ludoteca.engine.words import Words
from ludoteca.games.ventura.battle_view import Assault, Fight, Fought, Total
from ludoteca.games.ventura.terminal.printed import GAP, MINUS, fighter, folded, printed_on, short, tile_name
from ludoteca.games.ventura.view import Troop
from ludoteca.terminal.screen import Scene, badge, beside, dim, flowing, ink, letter

HARD = "\u00a0"  # a blank where no line breaks
NUMERALS = ("I", "II", "III", "IV", "V")
SIDES: tuple[Literal[0], Literal[1]] = (0, 1)  # the attacker left
EDGES: tuple[Literal["held"], Literal["free"], Literal["forced"]] = ("held", "free", "forced")


def seat_of(battle: Fought, side: int) -> int:
    return battle["attacker"] if side == 0 else battle["defender"]


def both(battle: Fought) -> list[int]:
    return [seat_of(battle, side) for side in SIDES]


def sign_of(seat: int, troop: Troop) -> str:
    """The letter of a Troop's seat, small if it has no Captain."""
    return letter(seat) if "captain" in troop else letter(seat).lower()


def companies(troop: Troop) -> list[tuple[str, int]]:
    """The Companies of a Troop with their wounds."""
    wounds = troop.get("wounds", [0] * len(troop["companies"]))
    return list(zip(troop["companies"], wounds, strict=True))


def fight(
    battle: Fight, tile: str, troops: list[list[Troop]], scene: Scene, width: int, full: bool
) -> list[Text]:
    """Where, both sides and their totals; `troops` are those of both. In little room only the last totals."""
    words = scene.words
    where = words.text("tui-battle-at", {"hex": battle["hex"], "tile": words.thing("tile", tile)})
    head = [Text(where, style="bold")]
    head.append(dim(Text(words.text("tui-assaults", {"count": len(battle["assaults"])}))))
    reserve = [troop for troop in troops[1] if troop["area"] in battle.get("waiting", [])]
    if reserve:
        signs = " ".join(f"{sign_of(battle['defender'], troop)}{troop['area']}" for troop in reserve)
        head.append(dim(Text(words.text("tui-waiting", {"troops": signs}))))
    room = (width - 1) // 2
    sides = [line_up(battle, side, troops[side], scene, room) for side in SIDES]
    lines = [*flowing(head, width, GAP), *beside(sides, [room, room])]
    coming = [battle["next"]] if "next" in battle else []
    if full:
        return lines + [line for one in (*battle["assaults"], *coming) for line in totals(one, words, room)]
    last = [*battle["assaults"][-1:], *coming]
    return lines + beside([in_brief(last, side, words) for side in SIDES], [room, room])


def line_up(battle: Fight, side: int, troops: list[Troop], scene: Scene, width: int) -> list[Text]:
    """One side of a battle: spaces I and II fight; before orders are revealed nobody stands on a space."""
    words, seat = scene.words, seat_of(battle, side)
    role = words.text("tui-attacks" if side == 0 else "tui-defends")
    name = Text.assemble(badge(seat), " ", (scene.name(seat), ink(seat)), f" {role}")
    lines = flowing([name, *marks(battle, side, words)], width, GAP, 4)
    area = battle["attacker_area"] if side == 0 else battle["defender_area"]
    for troop in [troop for troop in troops if troop["area"] == area]:
        if "captain" in troop:
            lines.append(Text("    ").append_text(fighter(troop["captain"], 0, scene, full=True)))
        for space, (card, wounds) in enumerate(companies(troop)):
            place = NUMERALS[space] if battle["orders"][side] == "revealed" else "·"
            text = fighter(card, wounds, scene, full=True)
            fights = space < printed_on(scene)["fighting"]
            lines.append(Text(f"{place:>3} ").append_text(text if fights else dim(text)))
    if seat == scene.seat and battle.get("order"):
        placed = [Text(f"{NUMERALS[i]} {short(words, card)}") for i, card in enumerate(battle["order"])]
        lines += folded([Text(words.text("tui-order"), style="bold"), *placed], width, 4)
    return lines


def marks(battle: Fight, side: int, words: Words) -> list[Text]:
    """Whether the order is sealed, what is still prevented, and what Events say about retreats."""
    pieces: list[Text] = []
    if battle["orders"][side] == "sealed":
        pieces.append(dim(Text(words.text("tui-sealed"))))
    prevented = battle["prevention"][side]["all"]
    if prevented:
        pieces.append(Text(words.text("tui-prevents", {"count": prevented}), style="cyan"))
    edges = battle["edges"][side] if "edges" in battle else {}
    return pieces + [Text(words.text(f"tui-{edge}"), style="magenta") for edge in EDGES if edge in edges]


# totals


def totals(assault: Assault, words: Words, room: int) -> list[Text]:
    """An assault of both sides: one that is still to come has no wounds."""
    columns = [folded(total(assault, side, words), room, 4) for side in SIDES]
    return beside(columns, [room, room])


def in_brief(assaults: list[Assault], side: int, words: Words) -> list[Text]:
    """`melee 5  next melee 4`, in one line."""
    return [Text(" " * GAP).join([struck(one, side, words) for one in assaults])] if assaults else []


def struck(assault: Assault, side: int, words: Words) -> Text:
    one = assault["sides"][side]
    name = words.text(f"tui-on-{assault['kind']}")
    if "wounds" not in one:
        name = words.text("tui-next", {"value": name})
    return Text.assemble(f"{name} ", (f"{one['total']}", "bold"))


def total(assault: Assault, side: int, words: Words) -> list[Text]:
    """`melee 5 = 3 +1 Captain +1 tile  suffers 2 wounds  1 prevented  loses Crossbows`."""
    one = assault["sides"][side]
    made = made_of(one["parts"], words)
    pieces = [struck(assault, side, words).append(f" = {made}" if made else "", style="dim")]
    if one.get("wounds"):
        pieces.append(Text(words.text("tui-wounds", {"count": one["wounds"]}), style="red"))
    if one.get("prevented"):
        pieces.append(Text(words.text("tui-prevented", {"count": one["prevented"]}), style="cyan"))
    if one.get("lost"):
        lost = ", ".join(short(words, card) for card in one["lost"])
        pieces.append(Text(words.text("tui-loses", {"cards": lost}), style="bold red"))
    return pieces


def made_of(parts: Mapping[Total, int], words: Words) -> str:
    """`3 +1 Captain -2 Events`; Companies alone need no word."""
    extra = [(name, amount) for name, amount in parts.items() if name != "companies"]
    if not extra:
        return ""
    said = [f"{parts.get('companies', 0)}"]
    for name, amount in extra:
        said.append(f"{'+' if amount > 0 else MINUS}{abs(amount)}{HARD}{words.text(f'tui-part-{name}')}")
    return " ".join(said)


# the last battle


def result(fought: Fought, tile: str, scene: Scene, width: int) -> list[Text]:
    """How the last battle ended, and its totals."""
    words = scene.words
    where = words.text("tui-fought-at", {"hex": fought["hex"], "tile": tile_name(words, tile)})
    pieces = [Text(where, style="bold")]
    if "ending" in fought:
        ending = fought["ending"]
        winner = fought["attacker"] if ending["winner"] is None else ending["winner"]
        loser = seat_of(fought, int(winner == fought["attacker"]))
        names: dict[str, str | int] = {"name": scene.name(winner), "other": scene.name(loser)}
        pieces.append(Text(words.text(f"tui-ending-{ending['how']}", names)))
        if ending["points"]:
            pieces.append(Text(words.text("tui-ending-points", {"count": ending["points"]}), style="bold"))
    room = (width - 1) // 2
    heads = [[Text.assemble(badge(seat), " ", (scene.name(seat), ink(seat)))] for seat in both(fought)]
    lines = [*folded(pieces, width, 4), *beside(heads, [room, room])]
    for assault in fought["assaults"]:
        lines += totals(assault, words, room)
    return lines
