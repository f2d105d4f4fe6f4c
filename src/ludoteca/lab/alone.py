"""One game of a run by itself: its record, as it was kept, or played again as it was ordered."""

from __future__ import annotations

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.packs import check_content
from ludoteca.engine.registry import rules_of
from ludoteca.lab import dataset, ladder, samples
from ludoteca.lab.arena import Match, match_of, play_game
from ludoteca.lab.dataset import Decisions
from ludoteca.lab.runs import Order, Run


def game_record(run: Run, number: int) -> str:
    """The record of a game, counted from 0."""
    games = int(run.order["games"])
    if not 0 <= number < games:
        raise LudotecaError(f"there is no game {number} in {run.folder}: they go from 0 to {games - 1}")
    if run.order["kind"] == dataset.KIND:
        return samples.kept_record(run, number)
    match, own = match_with(run.order, number)
    played = Decisions(match)
    return played.finish(own, play_game(match, own, gathered=played.gathered)[0])


def match_with(order: Order, number: int) -> tuple[Match, int]:
    """The match in which a game was played, and its number there."""
    if order["content"]:
        check_content(rules_of(order["game"]), order["content"])
    if order["kind"] != ladder.KIND:
        return match_of(order), number
    how = (order["seats"], order["seed"], order["options"], order["edition"])
    strict = (order.get("limit", 0.0), order.get("sealed", False))
    left = number
    for chosen, match in ladder.ladder_matches(order["game"], order["bots"], *how, *strict):
        games = int(order["deals"]) * len(chosen)
        if left < games:
            return match, left
        left -= games
    raise LudotecaError(f"there is no game {number} in this ladder")
