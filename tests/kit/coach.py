"""What a coach says of a move."""

from __future__ import annotations

from ludoteca import Game

Facts = dict[str, dict[str, str | int]]


def facts(t: Game, seat: int, move: str) -> Facts:
    """The reasons for a move, by their ids: the same in every position that the seat may imagine."""
    found = [said(t.determinize(seat, seed), seat, move) for seed in range(5)]
    assert all(one == found[0] for one in found), "a reason rests on what the seat does not know"
    return found[0]


def said(t: Game, seat: int, move: str) -> Facts:
    action = t.rules.space(t.state).parse(move)
    before = t.position()
    reasons = t.rules.advice.reasons(t.state, seat, action)
    assert t.position() == before, "a coach changes nothing"
    return {reason.id: reason.args for reason in reasons}
