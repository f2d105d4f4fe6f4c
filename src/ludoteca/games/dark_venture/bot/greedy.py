"""A sensible player: quests that can be done, the way to them, what helps on the way. It knows no card."""

from __future__ import annotations

import math
from typing import Final

from ludoteca.engine.advice import Advice, play_by
from ludoteca.engine.kernel import answer_chance
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import ANSWER, COURT, LET_BE, NO, PASS, YES
from ludoteca.games.dark_venture.bot import coach
from ludoteca.games.dark_venture.bot.acting import choose_action, ranked_actions
from ludoteca.games.dark_venture.bot.answering import (
    ancient,
    answer,
    draw,
    find,
    fit_in,
    fulfil,
    hero,
    keep_quest,
    land,
    load,
    offer,
    pay_item,
    play_into,
    relieve,
    renew,
    some_answer,
    use_on,
)
from ludoteca.games.dark_venture.bot.dealing import agree, answer_offer, come, in_front, is_better, make_offer
from ludoteca.games.dark_venture.bot.fighting import flee_again, flee_step, in_battle, join, woken
from ludoteca.games.dark_venture.bot.outlook import outlooks
from ludoteca.games.dark_venture.rules.arrival import Arrival
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn
from ludoteca.games.dark_venture.rules.characters import Equip
from ludoteca.games.dark_venture.rules.ending import goal
from ludoteca.games.dark_venture.rules.fights import JoinFight
from ludoteca.games.dark_venture.rules.flight import FleeStep, Flight
from ludoteca.games.dark_venture.rules.followers import AskInfluence, Courting
from ludoteca.games.dark_venture.rules.hands import Relieve
from ludoteca.games.dark_venture.rules.hearing import OfferAbility
from ludoteca.games.dark_venture.rules.items import PayItem
from ludoteca.games.dark_venture.rules.joining import ConfirmSwitch
from ludoteca.games.dark_venture.rules.laying import ChooseCard, LayAt
from ludoteca.games.dark_venture.rules.menu import Acting, AskToDrag
from ludoteca.games.dark_venture.rules.objectives import Settle
from ludoteca.games.dark_venture.rules.plays import PlayInto
from ludoteca.games.dark_venture.rules.quests import KeepQuests, RenewSide
from ludoteca.games.dark_venture.rules.script import Script
from ludoteca.games.dark_venture.rules.script_flow import AgreeToBePicked
from ludoteca.games.dark_venture.rules.search import Find
from ludoteca.games.dark_venture.rules.setup import ChooseAncient, ChooseHero, Loadout
from ludoteca.games.dark_venture.rules.together import JoinParty
from ludoteca.games.dark_venture.rules.trading import AnswerOffer, Offer
from ludoteca.games.dark_venture.rules.turns import Draw
from ludoteca.games.dark_venture.rules.using import AcceptUse, UseOn
from ludoteca.games.dark_venture.rules.waking import Waking
from ludoteca.games.dark_venture.state import Position

NONE: Final = -1
SPREAD: Final = 4.0  # points of lead that make a win e times as likely
STEEP: Final = 6.0  # alone and together: how surely who is to have all the points that are wanted will win
WEAKEST: Final = 0.7  # together, the one who is farthest back counts for so much
A_RANK: Final = 45  # points of the best rank
MOST_TRIED: Final = 12
HORIZON: Final = 2  # decisions of each seat before a position in a tree is judged
AHEAD: Final = 1  # rounds after the one in which a move is made, until it is judged


class DarkVentureAdvice(Advice[Position]):
    """Rules of thumb, and any choice where there is none."""

    def sensible(self, g: Position, seat: int, rng: Rng) -> int:
        options = g.stack[-1].options(g, seat)
        if len(options) == 1:
            return options[0]
        if isinstance(g.stack[-1], Script) and options[0] >= ANSWER:
            return some_answer(g, seat, options, rng)
        favourite = favourite_of(g, seat, options)
        return favourite if favourite in options else rng.one_of(options)

    def worths(self, g: Position) -> list[float]:
        """Shares of the win, by the points that each will have; alone and together, how likely these do."""
        found = outlooks(g)
        if g.terms.solo or g.terms.together:
            wanted = goal(g)
            parts = [one / (wanted or A_RANK) for one in found]
            least = WEAKEST * min(parts) + (1.0 - WEAKEST) * math.fsum(parts) / g.seats
            likely = 1.0 / (1.0 + math.exp(STEEP * (1.0 - least))) if wanted else min(1.0, least)
            return [likely] * g.seats
        most = max(found)
        shares = [math.exp((one - most) / SPREAD) for one in found]
        total = math.fsum(shares)
        return [share / total for share in shares]

    def worth_trying(self, g: Position, seat: int) -> list[int]:
        """The best dozen of a menu, greedy's favourite first; of other questions some beside its answer."""
        step = g.stack[-1]
        options = step.options(g, seat)
        if len(options) < 3:
            return options
        if isinstance(step, Acting):
            return ranked_actions(g, step, options, MOST_TRIED)
        favourite = favourite_of(g, seat, options)
        if favourite not in options:
            return options[:MOST_TRIED]
        others = [action for action in options if action != favourite]
        return [favourite, *others[: MOST_TRIED - 1]]

    def play_on(self, g: Position, rng: Rng, limit: int) -> int:
        return play_by(g, rng, limit, self)

    def horizon(self, g: Position) -> int:
        return HORIZON * g.seats

    def look_ahead(self, g: Position) -> int:
        """To the end of the next round, when everybody has had as many turns."""
        return g.round + AHEAD

    def play_until(self, g: Position, rng: Rng, time: int) -> None:
        while answer_chance(g, rng) and g.round <= time:
            seat = g.asked[0]
            g.apply(seat, self.sensible(g, seat, rng))

    def reasons(self, g: Position, seat: int, action: int) -> list[Message]:
        return coach.reasons(g, seat, action)


def favourite_of(g: Position, seat: int, options: list[int]) -> int:
    """What the rules of thumb say, if they say anything."""
    step = g.stack[-1]
    if isinstance(step, Acting):
        return choose_action(g, step, options)
    if isinstance(step, Script):
        return answer(g, seat, step, options)
    if isinstance(step, BattleTurn):
        return in_battle(g, step, options)
    if isinstance(step, Flight):
        return flee_again(g, step)
    if isinstance(step, FleeStep):
        return flee_step(g, step.card, options)
    if isinstance(step, Waking):
        return woken(g, step.card, options)
    if isinstance(step, OfferAbility):
        return offer(g, step)
    if isinstance(step, Find):
        return find(g, step, options)
    if isinstance(step, LayAt):
        return fit_in(g, step, options)
    if isinstance(step, PlayInto):
        return play_into(g, seat, step, options)
    if isinstance(step, Draw):
        return draw(g, seat, options)
    if isinstance(step, Relieve):
        return relieve(g, seat, options)
    if isinstance(step, RenewSide):
        return renew(g, seat, options)
    if isinstance(step, KeepQuests):
        return keep_quest(g, seat, options)
    if isinstance(step, PayItem):
        return pay_item(g, step.card, options)
    if isinstance(step, ChooseHero):
        return hero(g, options)
    if isinstance(step, JoinFight):
        return join(g, step)
    if isinstance(step, Offer):
        return make_offer(g, step, options)
    if isinstance(step, AnswerOffer):
        return answer_offer(g, step)
    if isinstance(step, JoinParty):
        return come(g, step)
    if isinstance(step, (AskToDrag, AcceptUse)):
        return YES
    if isinstance(step, AgreeToBePicked):
        return agree(g, step)
    if isinstance(step, UseOn):
        return use_on(g, step, options)
    if isinstance(step, ChooseAncient):
        return ancient(g, options)
    if isinstance(step, ChooseCard):
        return land(g, seat, options)
    if isinstance(step, Settle):
        return fulfil(g, seat, options)
    if isinstance(step, Equip):  # it comes with what is worth most
        return PASS
    if isinstance(step, Loadout):
        return load(g, step.card, options)
    if isinstance(step, Arrival):
        return in_front(g, options)
    if isinstance(step, Courting):
        return COURT if is_better(g, seat, step.left[0]) else LET_BE
    if isinstance(step, ConfirmSwitch):
        return YES if is_better(g, seat, step.card) else NO
    if isinstance(step, AskInfluence):
        return NO
    return NONE
