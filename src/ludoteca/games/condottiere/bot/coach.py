"""What a coach may say of a move: facts that the seat's view supports, the strongest first."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.words import Message
from ludoteca.games.condottiere.actions import CARD_NAMES, PASS, PLACE, PLAY, favor
from ludoteca.games.condottiere.content import (
    BISHOP,
    COURTESAN,
    KINDS,
    M5,
    MERCENARIES,
    STRENGTH,
    SURRENDER,
    WINTER,
    may_lie_face_down,
)
from ludoteca.games.condottiere.rules.battle import Battle
from ludoteca.games.condottiere.rules.cards import highest_mercenary, strengths, strengths_after
from ludoteca.games.condottiere.rules.rounds import ChooseSite
from ludoteca.games.condottiere.rules.talk import known_in_hand
from ludoteca.games.condottiere.rules.winning import largest_kingdom
from ludoteca.games.condottiere.state import NOBODY, NOTHING, NOWHERE, Position, regions_of

HARD: Final = 4  # that a Winter takes more from another line than from one's own, to speak of it
MANY: Final = 3  # cards that make a difference between two hands


def reasons(g: Position, seat: int, action: int) -> list[Message]:
    step = g.stack[-1]
    if isinstance(step, ChooseSite) and PLACE <= action < favor(len(g.control)):
        return about_region(g, seat, action - PLACE)
    if not isinstance(step, Battle):
        return []
    if action >= PASS:
        return about_passing(g, seat)
    return about_card(g, seat, action - PLAY)


def about_region(g: Position, seat: int, region: int) -> list[Message]:
    """What a region would be worth to whoever takes it."""
    name = g.terms.map.regions[region]
    found: list[Message] = []
    if would_win(g, seat, region):
        found.append(Message("coach-wins-you", {"region": name}))
    group = group_with(g, seat, region)
    if group >= 2:
        found.append(
            Message("coach-connected", {"region": name, "count": group, "count2": g.terms.adjacent_needed})
        )
    for other in others(g, seat):
        if would_win(g, other, region):
            found.append(Message("coach-wins-other", {"region": name, "seat": other}))
    return found


def about_passing(g: Position, seat: int) -> list[Message]:
    now = strengths(g)
    lead = now[seat] - best_of_others(now, seat)
    still_in = len([other for other in others(g, seat) if not g.out[other]])
    hidden = [other for other in others(g, seat) if g.down[other] != NOTHING]
    found: list[Message] = []
    if lead > 0 and not still_in and not hidden:
        found.append(Message("coach-unanswered"))
    elif lead > 0:
        counts: dict[str, str | int] = {"count": lead, "count2": still_in}
        found.append(Message("coach-leads-open" if g.terms.hidden else "coach-leads", counts))
    elif lead == 0 and now[seat] and not still_in and not hidden:
        found.append(Message("coach-tie"))
    if lead > 0:
        found.extend(about_site(g, seat))
    elif token_comes(g, seat, -1):
        found.append(Message("coach-token"))
    for other in others(g, seat):
        if lead <= 0 and g.site != NOWHERE and now[other] == max(now) and would_win(g, other, g.site):
            site = g.terms.map.regions[g.site]
            found.append(Message("coach-wins-other", {"region": site, "seat": other}))
    found.extend(about_hands(g, seat))
    return found


def about_card(g: Position, seat: int, card: int) -> list[Message]:
    """Why to play a card; then what that risks, or keeps."""
    if g.terms.hidden and may_lie_face_down(card):  # its strength does not show yet
        return about_hands(g, seat)
    now, after = strengths(g), strengths_after(g, seat, card)
    lead = after[seat] - best_of_others(after, seat)
    found: list[Message] = []
    if lead > 0 and g.site != NOWHERE and would_win(g, seat, g.site):
        found.append(Message("coach-wins-you", {"region": g.terms.map.regions[g.site]}))
    found.extend(danger(g, seat, now, lead))
    if card == SURRENDER and lead > 0:
        found.append(Message("coach-ends-now", {"count": lead}))
    elif lead > 0 and now[seat] <= best_of_others(now, seat):
        name = CARD_NAMES[card]
        args: dict[str, str | int] = {"card": name, "count": lead}
        found.append(Message("coach-takes-lead-open" if g.terms.hidden else "coach-takes-lead", args))
        if is_cheapest(g, seat, card):
            found.append(Message("coach-cheapest"))
    if card == WINTER:
        found.extend(winter_takes(g, seat, now, after))
    elif lead > 0 and g.hands[seat * KINDS + WINTER]:
        found.extend(winter_kept(g, seat, now))
    if lead > 0 and g.site != NOWHERE:
        found.extend([fact for fact in about_site(g, seat) if fact.id == "coach-connected"])
    if card == COURTESAN and lead <= 0 and token_comes(g, seat, card):
        found.append(Message("coach-token"))
    found.extend(dangers_to(g, seat, card))
    found.extend(about_hands(g, seat))
    return found


def about_site(g: Position, seat: int) -> list[Message]:
    """What the region that is fought for would be worth to oneself."""
    if g.site == NOWHERE:
        return []
    return [fact for fact in about_region(g, seat, g.site) if fact.id != "coach-wins-other"]


def danger(g: Position, seat: int, now: list[int], lead: int) -> list[Message]:
    """Somebody who leads would win the game by it, and would not after this move."""
    if lead < 0 or g.site == NOWHERE:
        return []
    site = g.terms.map.regions[g.site]
    return [
        Message("coach-stops", {"region": site, "seat": other})
        for other in others(g, seat)
        if now[other] and now[other] == max(now) and would_win(g, other, g.site)
    ]


def dangers_to(g: Position, seat: int, card: int) -> list[Message]:
    """What a Bishop could do, and what can no longer come."""
    if card >= MERCENARIES or not [other for other in others(g, seat) if not g.out[other]]:
        return []
    name = CARD_NAMES[card]
    found: list[Message] = []
    if all_seen(g, seat, BISHOP):
        found.append(Message("coach-all-seen", {"card": CARD_NAMES[BISHOP]}))
    elif card >= highest_mercenary(g) and card >= M5:
        found.append(Message("coach-bishop-risk", {"card": name}))
    if card >= M5 and all_seen(g, seat, WINTER):
        found.append(Message("coach-all-seen", {"card": CARD_NAMES[WINTER]}))
    return found


def winter_takes(g: Position, seat: int, now: list[int], after: list[int]) -> list[Message]:
    own = now[seat] - after[seat]
    hit = max(others(g, seat), key=lambda other: now[other] - after[other])
    taken = now[hit] - after[hit]
    if taken - own < HARD:
        return []
    return [Message("coach-winter", {"seat": hit, "count": taken, "count2": max(0, own)})]


def winter_kept(g: Position, seat: int, now: list[int]) -> list[Message]:
    """Another card leads, too: the Winter stays for a line like that of somebody else."""
    cold = strengths_after(g, seat, WINTER)
    hit = max(others(g, seat), key=lambda other: now[other] - cold[other])
    return [Message("coach-keeps-winter", {"seat": hit})] if now[hit] - cold[hit] >= HARD else []


def about_hands(g: Position, seat: int) -> list[Message]:
    """Who has many more cards, or many fewer; and which cards others are known to hold."""
    found: list[Message] = []
    for other in others(g, seat):
        for card in range(KINDS):
            if known_in_hand(g, seat, other, card):
                found.append(Message("coach-holds", {"seat": other, "card": CARD_NAMES[card]}))
        if abs(g.held[other] - g.held[seat]) >= MANY and not g.out[other]:
            sizes: dict[str, str | int] = {"seat": other, "count": g.held[other], "count2": g.held[seat]}
            found.append(Message("coach-hand-size", sizes))
    return found


# what the facts are made of


def others(g: Position, seat: int) -> list[int]:
    return [other for other in range(g.seats) if other != seat]


def best_of_others(totals: list[int], seat: int) -> int:
    return max([totals[other] for other in range(len(totals)) if other != seat])


def group_with(g: Position, seat: int, region: int) -> int:
    """The size of the connected group that a region would be part of, if a seat had it."""
    borders = g.terms.map.borders
    group = [region]
    for here in group:
        group.extend([there for there in borders[here] if g.control[there] == seat and there not in group])
    return len(group)


def would_win(g: Position, seat: int, region: int) -> bool:
    """Whether a region wins a seat the game."""
    owner = g.control[region]
    if owner == seat:
        return False
    g.control[region] = seat
    wins = regions_of(g, seat) >= g.terms.total_needed or largest_kingdom(g, seat) >= g.terms.adjacent_needed
    g.control[region] = owner
    return wins


def is_cheapest(g: Position, seat: int, card: int) -> bool:
    """Whether of several cards that lead this one has the least strength printed."""
    base = seat * KINDS
    leading: list[int] = []
    for other in range(KINDS):
        if g.hands[base + other]:
            after = strengths_after(g, seat, other)
            if after[seat] > best_of_others(after, seat):
                leading.append(other)
    return len(leading) > 1 and STRENGTH[card] == min([STRENGTH[other] for other in leading])


def token_comes(g: Position, seat: int, card: int) -> bool:
    """Whether the seat would be alone with the most Courtesans, with one more if it plays it.

    With a defender the rule may be another: then nothing is said.
    """
    if g.site == NOWHERE or g.control[g.site] != NOBODY:
        return False
    counts = [g.lines[base + COURTESAN] for base in range(0, g.seats * KINDS, KINDS)]
    counts[seat] += 1 if card == COURTESAN else 0
    return counts[seat] > best_of_others(counts, seat)


def all_seen(g: Position, seat: int, card: int) -> bool:
    """Whether every copy of a card is in sight, so that none can come before the next shuffle."""
    if g.terms.draw_after_battle or g.terms.hidden:
        return False
    seen = g.hands[seat * KINDS + card] + g.discard[card]
    for base in range(0, g.seats * KINDS, KINDS):
        seen += g.lines[base + card]
    return seen == g.terms.map.box.copies[card]
