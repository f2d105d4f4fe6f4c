"""A loss of health that is about to happen: what wards it, what it does, and who hears of it."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.rules.combat import fight_of, is_fighting
from ludoteca.games.dark_venture.rules.deeds import BEAT
from ludoteca.games.dark_venture.rules.defeat import bury_if_empty, hurt
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, Position

HURT: Final = v.MOMENTS.index("hurt")
BEATS: Final = v.MOMENTS.index("beats")
BEATEN: Final = v.MOMENTS.index("beaten")


class Loss(Step[Position]):
    """DV-DEFEAT-01, -06, D-54: health is lost, less what is warded off; how much it was is given back."""

    card: int
    n: int
    by: int  # who does it, or NOTHING
    stage: int = 0
    lost: int = 0
    warded: int = 0  # what is warded off of another loss, within which it happens

    def run(self, g: Position) -> None:
        self.stage += 1
        if self.stage == 1:
            self.warded, g.warded = g.warded, 0
            if self.n > 0 and g.pieces[g.piece_of[self.card]].how == CONSCIOUS:
                g.terms.lore.fire(g, HURT, self.card, self.by)
        elif self.stage == 2:
            n, g.warded = self.n - g.warded, self.warded
            self.lose(g, n)
        else:
            if g.on_map(self.card):
                bury_if_empty(g, self.card)
            g.done(self.lost)

    def lose(self, g: Position, n: int) -> None:
        if not g.on_map(self.card) or g.pieces[g.piece_of[self.card]].how != CONSCIOUS:
            return
        fights = [fight_of(g)] if is_fighting(g, self.card) else []
        self.lost = hurt(g, self.card, n, self.by)
        if self.lost and fights:
            fights[0].bleeds(self.card)
        if g.pieces[g.piece_of[self.card]].how != CONSCIOUS:
            if self.by != NOTHING and g.on_map(self.by):
                g.terms.lore.fire(g, BEATS, self.by, self.card)
            g.terms.lore.fire(g, BEATEN, self.card, self.by)
            leader = g.piece(self.by).leader if self.by != NOTHING and g.on_map(self.by) else NOBODY
            for seat in had_a_part(g, self.card):
                doer = (
                    self.by if leader == seat else g.heroes[seat]
                )  # whose the last blow was, if it was theirs
                if g.on_map(doer):
                    g.terms.lore.did(g, doer, BEAT, self.card)


def had_a_part(g: Position, card: int) -> list[int]:
    """DV-QUEST-04: the players of quests for which health was taken from a figure."""
    credited = {task.seat for task in g.tasks if task.seen >> card & 1}
    return [seat for seat in g.order if seat in credited]
