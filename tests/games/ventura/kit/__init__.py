"""Drawn positions of Ventura, with the tiles and cards of the ledger's scenarios: see ventura_content.py.

The scenarios' cards stand under names of the game: Alpha is `swordsmen`, Beta `crossbowmen`, Wall
`pavise-bearers`; Captain Plain is `acuto` (a second one `carmagnola`), Captain Shield `fortebraccio`.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping
from typing import Any

import ludoteca
from games.ventura.kit.content import SCENARIOS
from kit.looking import refused, see, told
from ludoteca import CHANCE, Game
from ludoteca.engine.kernel import Step
from ludoteca.engine.rng import Rng
from ludoteca.games.ventura import VENTURA
from ludoteca.games.ventura.actions import AREAS, CARD_NAMES, cell_at
from ludoteca.games.ventura.content import (
    CITY,
    FIRST_CONSCRIPT,
    FIRST_GARRISON,
    TILE_NAMES,
    Content,
    EventCard,
    Tile,
    is_captain,
)
from ludoteca.games.ventura.rules.cards import into_hand
from ludoteca.games.ventura.rules.rounds import PHASES, Round
from ludoteca.games.ventura.rules.tiles import lay, recount
from ludoteca.games.ventura.rules.troops import add_company, lead, move_to
from ludoteca.games.ventura.state import NOBODY, NOTHING, NOWHERE, Position

__all__ = ["arrange", "card", "fixture", "hex_of", "names", "position", "refused", "see", "told", "troop"]


A, B, C, D = range(4)  # seats; the ledger's P1 to P4
ALPHA, BETA, WALL = "swordsmen", "crossbowmen", "pavise-bearers"
PLAIN, PLAIN_TOO, SHIELD = "acuto", "carmagnola", "fortebraccio"
GARRISON = "garrison"
EDITIONS = ["en-2010", "it-2011"]


def fixture(name: str = SCENARIOS.name, **changes: Mapping[str, object]) -> str:
    """The scenarios' content, registered; `changes` by card name (with _ for -), as `Card` fields."""
    cards = [
        dataclasses.replace(one, **changes.get(one.name.replace("-", "_"), {}))  # type: ignore[arg-type]
        for one in SCENARIOS.cards
    ]
    VENTURA.add_content(Content(name, SCENARIOS.tiles, tuple(cards), SCENARIOS.events))
    return name


def rulebook(name: str = "rulebook", **changes: Mapping[str, object]) -> str:
    """The content with the two Captains and the Swordsmen as the rulebooks have them (ledger, section 5)."""
    stated: dict[str, Mapping[str, object]] = {
        "acuto": {"move": 2, "melee": 2},
        "fortebraccio": {"ranged": 1, "resistance": 2},
        "swordsmen": {"ranged": 0},
    }
    return fixture(name, **{**stated, **changes})


def position(t: Game) -> Position:
    """The true position behind a game, for arranging and for looking at what no view shows."""
    assert isinstance(t.state, Position)
    return t.state


def card(name: str, family: int = 0) -> int:
    """The kind of a card; `garrison` is that of a family."""
    return FIRST_GARRISON + family if name == GARRISON else CARD_NAMES.index(name)


def names(kinds: list[int]) -> list[str]:
    return [CARD_NAMES[kind] for kind in kinds if kind != NOTHING]


def hex_of(text: str) -> int:
    """The cell of `"1,-1"`."""
    q, r = text.split(",")
    return cell_at(int(q), int(r))


def troop(seat: int, area: int) -> int:
    """The number of a Troop; areas are counted from 1, as on the family board."""
    return seat * AREAS + area - 1


def arrange(
    seats: int = 2,
    *,
    phase: str = "prestige",
    turn: int = 0,
    first: int = 0,
    round: int = 2,
    land: Mapping[str, str] | None = None,
    troops: Mapping[tuple[int, int], str] | None = None,
    hands: Mapping[int, str] | None = None,
    seen: Mapping[int, str] | None = None,
    reserve: Mapping[int, str] | None = None,
    florins: Mapping[int, int] | None = None,
    scores: Mapping[int, int] | None = None,
    row: str = "",
    ventura: str | None = None,
    ventura_discard: str = "",
    conscription: str | None = None,
    families: tuple[int, ...] = (0, 1, 2, 3),
    edition: str = "en-2010",
    options: Mapping[str, object] | None = None,
    content: str = "",
    chance: str = "scripted",
    garrisons: bool = True,
) -> Game:
    """A game at the beginning of a seat's turn of a step: `phase` is one of rounds.PHASES.

    `land` says what lies on each hex and whose it is: {"0,0": "papal", "1,0": "field A", "2,0": "city A"};
    a seat without a City gets one far away. `troops` by (seat, area from 1 on): "acuto swordsmen:2
    crossbowmen @ 1,0", a number behind a colon is wounds. Every seat has its Garrison in area 1 of its City,
    unless area 1 is said or `garrisons` is off. `hands` are secret, `seen` are cards in hand that everybody
    saw. `ventura` and `conscription` name whole decks (the rest of the cards is out of the game).
    """
    chosen = {"content": content or fixture(), **(options or {})}
    t = ludoteca.new("ventura", seats=seats, options=chosen, edition=edition, chance="scripted")
    g = position(t)
    g.family = list(families[:seats])
    g.first = first
    g.round = round
    for where, what in (land or {}).items():
        parts = what.split()
        tile = lay(g, TILE_NAMES.index(parts[0]), hex_of(where))
        if len(parts) > 1:
            owner = "ABCD".index(parts[1])
            g.owner[tile] = owner
            if parts[0] == "city":
                g.city[owner] = tile
    for seat in range(seats):
        if g.city[seat] == NOWHERE:  # far away, each on its own
            g.city[seat] = lay(g, CITY, cell_at(-15 + 10 * seat, 15))
            g.owner[g.city[seat]] = seat
    for tile in range(len(g.where)):
        recount(g, tile)
    said = dict(troops or {})
    for seat in range(seats):
        if garrisons and (seat, 1) not in said:
            put_troop(g, seat, 1, GARRISON, g.city[seat])
    for (seat, area), who in said.items():
        men, _, where = who.partition("@")
        put_troop(g, seat, area, men, g.where.index(hex_of(where.strip())) if where else g.city[seat])
    for seat in range(seats):
        for name in (hands or {}).get(seat, "").split():
            into_hand(g, seat, take(g, name), False)
        for name in (seen or {}).get(seat, "").split():
            into_hand(g, seat, take(g, name), True)
        g.reserve[seat] = sorted(TILE_NAMES.index(name) for name in (reserve or {}).get(seat, "").split())
        g.florins[seat] = (florins or {}).get(seat, 0)
        g.score[seat] = (scores or {}).get(seat, 0)
    g.row = sorted(take(g, name) for name in row.split())
    for name in ventura_discard.split():
        g.ventura_discard[take(g, name)] += 1
    for deck, text, base in ((g.ventura, ventura, 0), (g.conscription, conscription, FIRST_CONSCRIPT)):
        if text is not None:
            wanted = [CARD_NAMES.index(name) - base for name in text.split()]
            for kind in range(len(deck)):
                g.removed[base + kind] += deck[kind] - wanted.count(kind)
                deck[kind] = wanted.count(kind)
    g.log = []
    place = (turn - first) % seats
    bottom: list[Step[Position]] = [Round(PHASES.index(phase), place)]
    g.stack = bottom
    g.asked = ()
    t.moves.clear()
    if chance == "seeded":
        t.rng = ludoteca.new("ventura", seed=5).rng
    g.advance()
    t.go_on()
    return t


def take(g: Position, name: str) -> int:
    """A card out of its deck."""
    kind = CARD_NAMES.index(name)
    if kind < FIRST_CONSCRIPT:
        g.ventura[kind] -= 1
        assert g.ventura[kind] >= 0, f"there are not so many {name}"
    else:
        g.conscription[kind - FIRST_CONSCRIPT] -= 1
        assert g.conscription[kind - FIRST_CONSCRIPT] >= 0, f"there are not so many {name}"
    return kind


def put_troop(g: Position, seat: int, area: int, text: str, tile: int) -> None:
    number = troop(seat, area)
    move_to(g, number, tile)
    for word in text.split():
        name, _, wounds = word.partition(":")
        if name == GARRISON:
            kind = card(GARRISON, g.family[seat])
            g.removed[kind] = 0
        else:
            kind = take(g, name)
        if is_captain(kind):
            lead(g, number, kind)
        else:
            add_company(g, number, kind, int(wounds or 0))


def men(t: Game, seat: int, area: int) -> list[str]:
    """The Companies of a Troop, in their slots."""
    return names(list(position(t).troops[troop(seat, area)].men))


def wounds(t: Game, seat: int, area: int) -> list[int]:
    return list(position(t).troops[troop(seat, area)].hurt)


def all_wounds(t: Game) -> int:
    """Of all Companies in play."""
    return sum([sum(there.hurt) for there in position(t).troops])


def captain(t: Game, seat: int, area: int) -> str | None:
    """The Captain of a Troop."""
    kind = position(t).troops[troop(seat, area)].captain
    return None if kind == NOTHING else CARD_NAMES[kind]


def whereabouts(t: Game, seat: int) -> dict[int, str]:
    """The hex of each Troop of a seat, by area: its markers on the board."""
    return {one["area"]: one["hex"] for one in see(t)["players"][seat]["troops"]}


def domain(t: Game, seat: int) -> dict[str, int]:
    """The markers of a seat on the board, by hex; a City that `arrange` laid far away is left out."""
    marked: dict[str, int] = see(t)["players"][seat]["domain"]
    return {where: markers for where, markers in marked.items() if not where.endswith(",15")}


def land(t: Game) -> list[dict[str, Any]]:
    """The tiles in the order in which they were laid, each with all that a spectator sees of it."""
    view = see(t)
    found = []
    for where, kind in view["tiles"].items():
        owners = [seat for seat, player in enumerate(view["players"]) if where in player["domain"]]
        cities = [seat for seat, player in enumerate(view["players"]) if where == player["city"]]
        owner = owners[0] if owners else None
        markers = 0 if owner is None else view["players"][owner]["domain"][where]
        city = cities[0] if cities else None
        guarded = where in view["guarded"]
        assert len(owners) < 2 and len(cities) < 2, where
        tile = {"hex": where, "tile": kind, "owner": owner, "markers": markers, "city": city}
        found.append({**tile, "guarded": guarded})
    return found


def companies(one: dict[str, Any]) -> list[dict[str, Any]]:
    """The Companies of a Troop in a view; where nobody is wounded it says nothing of wounds."""
    hurt = one.get("wounds", [0] * len(one["companies"]))
    return [{"card": card, "wounds": count} for card, count in zip(one["companies"], hurt, strict=True)]


def lasting(t: Game, seat: int, effect: str) -> int:
    """Florins that an Event has in store for a seat."""
    return int(see(t)["players"][seat].get("lasting", {}).get(effect, 0))


def hand(t: Game, seat: int) -> list[str]:
    return names(position(t).hands[seat])


def discards(t: Game) -> dict[str, int]:
    """Both discard piles."""
    return {**see(t)["ventura"]["discard"], **see(t)["conscription"]["discard"]}


def out_of_the_game(t: Game) -> dict[str, int]:
    """Cards that were removed; Garrisons of families that nobody leads count as well."""
    removed: dict[str, int] = see(t)["removed"]
    return removed


def scores(t: Game) -> list[int]:
    return position(t).score


def winners(t: Game) -> tuple[int, ...] | None:
    """Who has won; None while the game goes on."""
    return None if t.result is None else tuple(t.result.winners)


def points_left(t: Game) -> int:
    """The movement points that the Troop on the march has left."""
    prompt = t.prompt(t.asked[0])
    assert prompt is not None and prompt.rule == "VEN-MOVE-04"
    return int(prompt.message.args["count"])


def areas_for(t: Game, card: str) -> list[int]:
    """The areas that a card of A may enter."""
    return [int(move.split()[-1]) for move in t.legal(A) if move.startswith(f"deploy {card} ")]


def play(t: Game, seat: int, *moves: str) -> None:
    """Several moves of one seat, or of chance."""
    for move in moves:
        t.play(seat, move)


def buy(t: Game, seat: int, card: str) -> None:
    """A card is bought; it happens to be this one."""
    play(t, seat, "buy")
    play(t, CHANCE, f"card {card}")


def stockpile(t: Game, text: str) -> None:
    """These tiles, and no others, lie face down."""
    kinds = [TILE_NAMES.index(name) for name in text.split()]
    position(t).stock.loose = [kinds.count(kind) for kind in range(len(TILE_NAMES))]


def idle(t: Game, phase: str, seat: int | None = None) -> None:
    """Nobody does more than he must until that phase begins, or until a seat is asked in it."""
    while t.asked and (see(t)["phase"] != phase or (seat is not None and seat not in t.asked)):
        asked = t.asked[0]
        legal = t.legal(asked)
        plain = [move for move in ("done", "spend 0", "pass", "stay") if move in legal]
        t.play(asked, (plain or legal)[0])


def wrong(t: Game) -> list[str]:
    """What the census finds amiss."""
    return [what for what, (found, due) in t.rules.census(t.state).items() if found != due]


def begin(
    seats: int,
    tiles: Mapping[int, str],
    *,
    first: int = 0,
    row: str = "acuto swordsmen crossbowmen",
    edition: str = "en-2010",
    options: Mapping[str, object] | None = None,
) -> Game:
    """A game from its first decision up to the placing of tiles; `tiles` are those that each seat draws."""
    chosen = {"content": fixture(), **(options or {})}
    t = ludoteca.new("ventura", seats=seats, options=chosen, edition=edition, chance="scripted")
    play(t, ludoteca.CHANCE, f"first {first}")
    order = [(first + place) % seats for place in range(seats)]
    for seat in order:
        if t.asked == (seat,):
            play(t, seat, t.legal(seat)[0])
        else:
            play(t, ludoteca.CHANCE, t.legal(ludoteca.CHANCE)[0])
    for seat in order:
        play(t, ludoteca.CHANCE, *[f"land {name}" for name in tiles.get(seat, "").split()])
    play(t, ludoteca.CHANCE, *[f"card {name}" for name in row.split()])
    return t


def lay_out(t: Game, *placed: str) -> None:
    """Tiles are placed, or Cities, by whoever is asked: "field 1,-1", "city 0,2"."""
    for one in placed:
        name, where = one.split()
        seat = t.asked[0]
        if f"tile {name}" in t.legal(seat):
            t.play(seat, f"tile {name}")
        t.play(seat, f"at {where}")


def with_tiles(name: str, **tiles: Tile) -> str:
    """The scenarios' content with other tiles, registered."""
    changed = tuple([tiles.get(tile.name, tile) for tile in SCENARIOS.tiles])
    VENTURA.add_content(Content(name, changed, SCENARIOS.cards, SCENARIOS.events))
    return name


def claim(t: Game, text: str) -> None:
    """Who is asked for a starting Domain takes these tiles; those that follow from others need no word."""
    seat = t.asked[0]
    order = [tile["hex"] for tile in land(t)]
    for where in sorted(text.split(), key=order.index):
        if position(t).owner[position(t).city[seat]] == NOBODY:
            t.play(seat, f"at {where}")
    assert set(text.split()) <= set(domain(t, seat)), f"{text} is not what was taken"


def at_cells(t: Game) -> set[str]:
    """The hexes among which somebody is asked to choose."""
    return {move.removeprefix("at ") for move in t.legal(t.asked[0]) if move.startswith("at ")}


def to_round_one(t: Game, seed: int = 1) -> None:
    """Somehow through the setup."""
    rng = random.Random(seed)
    while not position(t).round:
        t.play(t.asked[0], rng.choice(t.legal(t.asked[0])))


# battles and Events


def march(t: Game, seat: int, area: int, *hexes: str) -> None:
    """A Troop is activated and goes from hex to hex."""
    play(t, seat, f"activate {area}", *[f"at {where}" for where in hexes])


def line(t: Game, seat: int, *cards: str) -> None:
    """A seat's order on the battle spaces, from I on; the last Company follows from the others."""
    play(t, seat, *[f"line {name} 1" for name in cards])


def with_events(name: str, **events: str) -> str:
    """The scenarios' content with other Events: charge="own-turn gain-florins 3 1" is window, effect, amount
    and cost. Registered.
    """
    changed: list[EventCard] = []
    for one in SCENARIOS.events:
        said = events.get(one.name.replace("-", "_"))
        if said is None:
            changed.append(one)
            continue
        window, effect, *numbers = said.split()
        amount, cost = [*[int(number) for number in numbers], 0, 0][:2]
        changed.append(EventCard(one.name, one.copies, window, effect, amount, cost))
    VENTURA.add_content(Content(name, SCENARIOS.tiles, SCENARIOS.cards, tuple(changed)))
    return name


def lively_move(t: Game, rng: Rng) -> None:
    """A random move of a player who likes to deploy, to march and to play Events."""
    g = t.state
    seat = rng.one_of(list(g.asked))
    if seat == CHANCE:
        t.play(seat, g.stack[-1].draw(g, rng))
        return
    space = t.rules.space(g)
    options = g.options(seat)
    fondness = [LIVELY.get(space.name(action).split()[0], 4) for action in options]
    t.play(seat, options[rng.weighted(fondness)])


LIVELY = {"deploy": 16, "play": 16, "activate": 16, "at": 12, "done": 2, "pass": 2, "dismiss": 1, "clear": 1}


def broken(t: Game) -> list[str]:
    """What the census finds amiss; an arranged board is not laid out of the stockpile."""
    return [what for what in wrong(t) if not what.endswith(" tiles")]


def lab(card: str, **events: str) -> str:
    """A content whose Charge is this card; all Events that are not named wait for the Expansion."""
    waiting = {one.name.replace("-", "_"): "own-expansion gain-florins 1" for one in SCENARIOS.events}
    said = "-".join([card, *events.values()]).replace(" ", "-")
    return with_events(f"lab-{said}", **{**waiting, "charge": card, **events})


def on_turn(card: str, phase: str = "prestige", seats: int = 2, **position: object) -> Game:
    """A's turn of a step, with the card as a Charge in hand."""
    arranged: dict[str, object] = {"hands": {A: "charge"}, "florins": {A: 3, B: 3, C: 3}, **position}
    return arrange(seats, phase=phase, content=lab(card), **arranged)  # type: ignore[arg-type]


def in_window(t: Game) -> bool:
    """Whether somebody is asked for an Event, at a moment of its own."""
    prompt = t.prompt(t.asked[0]) if t.asked else None
    return prompt is not None and prompt.rule == "VEN-RUL-86"
