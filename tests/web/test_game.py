"""A whole game, in two browsers."""

from __future__ import annotations

import random

from kit.web import Visitors, choose_any, invite, play_out

LONGEST = 600  # decisions


def test_two_people_and_two_bots_play_a_whole_game(visitors: Visitors) -> None:
    rng = random.Random(8)
    play_out(invite(visitors, "Condottiere"), lambda page: choose_any(page, rng), LONGEST)
