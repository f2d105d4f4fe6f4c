"""What quests count, by number: kinds of objectives, and deeds among them."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content import vocabulary as v

KINDS: Final = tuple(v.OBJECTIVE)
BEAT: Final = KINDS.index("beat")
VISIT: Final = KINDS.index("visit")
BRING: Final = KINDS.index("bring")
GIVE: Final = KINDS.index("give")
OWN: Final = KINDS.index("own")
RECRUIT: Final = KINDS.index("recruit")
WIN: Final = KINDS.index("win")
DEED: Final = KINDS.index("deed")
STAND: Final = KINDS.index("stand")
LAST: Final = KINDS.index("last")
FINISH: Final = KINDS.index("finish")
STORY: Final = KINDS.index("story")

SEARCHES: Final = v.DEEDS.index("searches")
FINDS: Final = v.DEEDS.index("finds")
FLIGHTS: Final = v.DEEDS.index("flights")
WAKES: Final = v.DEEDS.index("wakes")
GIFTS: Final = v.DEEDS.index("gifts")
TRADES: Final = v.DEEDS.index("trades")
LAYS: Final = v.DEEDS.index("lays")
PLAYS: Final = v.DEEDS.index("plays")
HEXAGONS: Final = v.DEEDS.index("hexagons")
USES: Final = v.DEEDS.index("uses")
LOOTS: Final = v.DEEDS.index("loots")
DRAGS: Final = v.DEEDS.index("drags")
REFUSALS: Final = v.DEEDS.index("refusals")
INFLUENCES: Final = v.DEEDS.index("influences")
HEALED: Final = v.DEEDS.index("healed")


def visited(how: int, fought: bool) -> int:
    """A visit as it is recorded: how one came, and whether there was a fight."""
    return 2 * how + int(fought)
