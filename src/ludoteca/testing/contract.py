"""The contract: what every game keeps. One function a point; each raises AssertionError with a sentence.

    from ludoteca.testing import contract
    contract.check_clone("condottiere", 3, {"hidden_cards": True}, seed=1)

`CHECKS` holds those that take a game's name, a number of seats, options and a seed. `option_sets` says which
options are worth a run. Stored games (points 10 and 11) are checked by `ludoteca.testing.playthroughs`.
"""

from __future__ import annotations

import json
import math
import pickle
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, TypeAlias

import msgspec

import ludoteca
from ludoteca.engine.actions import ASIDES, OF_CHANCE, OF_SEATS
from ludoteca.engine.advice import play_out
from ludoteca.engine.choices import Choice
from ludoteca.engine.errors import GameOver
from ludoteca.engine.fields import never_changes, shapes
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import CHANCE, SPECTATOR, Part, State, Step, answer_chance
from ludoteca.engine.printed import WORDS, find_printed
from ludoteca.engine.record import parse_record
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rng import seeded
from ludoteca.engine.rules import RETURNS, Result
from ludoteca.engine.snapshot import dump_value
from ludoteca.engine.words import LANGUAGES
from ludoteca.testing.knowledge import imagine, known_to
from ludoteca.testing.processes import check_determinism
from ludoteca.testing.views import check_type, check_view, printed_type
from ludoteca.testing.walks import begin, option_sets, random_move, some, walk

__all__ = [
    "CHECKS",
    "check_chance",
    "check_clone",
    "check_conservation",
    "check_determinism",
    "check_every_move",
    "check_hidden_information",
    "check_options",
    "check_printed",
    "check_record",
    "check_result",
    "check_snapshot",
    "option_sets",
]

Check: TypeAlias = Callable[[str, int, dict[str, object], int], None]


# 1


def check_clone(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """A clone shares nothing that changes, and playing it leaves the original as it was."""
    for cls in rules_of(name).steps.values():
        check_copy(cls)
    rng = seeded(f"clone {seed}")
    for i, t in enumerate(some(walk(name, seats, options, seed, asides=12))):
        before = as_json(t)
        copy = t.clone()
        assert as_json(copy) == before, f"a clone differs after {len(t.moves)} moves"
        shares_nothing(t.state, copy.state)
        play_out(copy.state, rng, 20 if i % 8 else t.rules.info.longest)
        assert as_json(t) == before, f"playing a clone changed the original after {len(t.moves)} moves"


def check_copy(cls: Any) -> None:
    """A step's copy has every field of the step, and shares nothing with it unless it is the step itself."""
    step = example(cls)
    copy = step.copy()
    if copy is step:
        return
    assert type(copy) is cls, f"a copy of {cls.__name__} is of another class"
    for field in shapes(cls):
        value, copied = getattr(step, field), getattr(copy, field)
        where = f"{cls.__name__}.{field}"
        assert dump_value(copied) == dump_value(value), f"{where} of a copy differs"
        own = {id(part) for name, part in parts(value, where)}
        assert not [part for name, part in parts(copied, where) if id(part) in own], f"{where} is shared"


def example(shape: Any, number: int = 7) -> Any:
    """A value of a field, each number in it another one."""
    if isinstance(shape, list):
        return [example(shape[0], number + i) for i in range(2)]
    if isinstance(shape, tuple):
        return tuple(example(list(shape), number))
    if issubclass(shape, (Part, Step)):
        fields = enumerate(shapes(shape).items())
        return shape(**{name: example(inner, number + 10 * i) for i, (name, inner) in fields})
    return shape(number)


def as_json(t: Game) -> bytes:
    return msgspec.json.encode(t.position())


def shares_nothing(g: State, copy: State) -> None:
    """No list or deck of one position is a list or deck of the other."""
    assert copy is not g, "a clone is the original itself"
    assert copy.stack is not g.stack, "a clone shares the stack"
    own = {id(part): where for where, part in parts_of(g)}
    for where, part in parts_of(copy):
        assert id(part) not in own, f"{where} of a clone is {own[id(part)]} of the original"


def parts_of(g: State) -> Iterator[tuple[str, object]]:
    """All that can change in a position, with where it is."""
    for field in shapes(type(g)):
        if field != "stack":
            yield from parts(getattr(g, field), field)
    for step in g.stack:
        for field in shapes(type(step)):
            yield from parts(getattr(step, field), f"{type(step).__name__}.{field}")


@cache
def is_fixed(part: type[Part]) -> bool:
    return never_changes(part.FIELDS)


def parts(value: object, where: str) -> Iterator[tuple[str, object]]:
    if isinstance(value, list):
        yield where, value
        if value and not isinstance(value[0], int):
            for i, item in enumerate(value):
                yield from parts(item, f"{where}[{i}]")
    elif isinstance(value, Part) and not is_fixed(type(value)):
        yield where, value
        for field in shapes(type(value)):
            yield from parts(getattr(value, field), f"{where}.{field}")


# 3


def check_record(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """A record is lossless, and replaying it gives the same JSON on the way and at the end."""
    seen: dict[int, bytes] = {}
    t = begin(name, seats, options)
    for t in some(walk(name, seats, options, seed, asides=12)):
        seen[len(t.moves)] = as_json(t)
    text = str(t.record())
    assert str(parse_record(text)) == text, "a record reads back as another one"
    again = begin(name, seats, options)
    for seat, move in t.moves:
        again.play(seat, move)
        if len(again.moves) in seen:
            assert as_json(again) == seen[len(again.moves)], f"a replay differs at move {len(again.moves)}"
    same_game(t, ludoteca.replay(text))
    half = len(t.moves) // 2
    plays_on_alike(ludoteca.replay(text, moves=half, seed=3), ludoteca.replay(text, moves=half, seed=3))


def check_snapshot(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """A loaded snapshot is the same game, and goes on in the same way; so does one that was pickled."""
    for i, t in enumerate(some(walk(name, seats, options, seed, asides=12))):
        if i % 6 == 0 or not t.asked:
            loaded = ludoteca.load(t.snapshot())
            same_game(t, loaded)
            shares_nothing(t.state, loaded.state)
            seeded_copy = t.clone()
            seeded_copy.rng = seeded(i)
            pickled = pickle.loads(pickle.dumps(seeded_copy))
            same_game(seeded_copy, pickled)
            plays_on_alike(pickled, ludoteca.load(seeded_copy.snapshot()))


def same_game(t: Game, other: Game) -> None:
    assert as_json(other) == as_json(t), "the position differs"
    assert other.result == t.result, "the result differs"
    assert str(other.record()) == str(t.record()), "the record differs"
    for seat in (*range(t.seats), SPECTATOR):
        view = t.view(seat)
        check_view(t.rules.info.package, view)
        assert other.view(seat) == view, f"the view of seat {seat} differs"
        assert other.events(seat) == t.events(seat), f"seat {seat} was told something else"


def check_own(t: Game, seat: int) -> None:
    """The view of a seat is that of a spectator with what is the seat's own."""
    own = t.rules.own(t.state, seat)
    if own is not None:
        parts = {**t.view(SPECTATOR), **own}
        assert json.dumps(parts) == json.dumps(t.view(seat)), f"what is seat {seat}'s own is not all of it"


def plays_on_alike(t: Game, other: Game) -> None:
    rng, same_rng = seeded("on"), seeded("on")
    for i in range(20):
        if t.asked:
            t.go_on()
            other.go_on()
        if not t.asked:
            break
        random_move(t, rng)
        random_move(other, same_rng)
    assert as_json(t) == as_json(other), "the games go on differently"
    assert t.moves == other.moves, "the games go on with different moves"


# 4


def check_hidden_information(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """Views are of their type, and all that one may know is byte-equal when what is hidden is dealt anew.

    At each position every other seat is asked, the spectator being one of them; at the next the others are.
    """
    rng = seeded(f"hidden {seed}")
    for i, t in enumerate(some(walk(name, seats, options, seed, asides=6))):
        before = as_json(t)
        for seat in (*range(t.seats), SPECTATOR)[i % 2 :: 2]:
            check_view(t.rules.info.package, t.view(seat))
            check_own(t, seat)
            known = known_to(t, seat, i)
            imagined = imagine(t, seat, f"{seed} {i} {seat}")
            when = f"seat {seat} after {len(t.moves)} moves"
            assert known_to(imagined, seat, i) == known, f"{when}: what it knows rests on hidden things"
            assert_conserved(imagined, when)
            if i % (t.seats + 1) == seat % (t.seats + 1):
                shares_nothing(t.state, imagined.state)
                other = (seat + 1) % t.seats
                twice = imagine(imagined, other, "twice")
                again = f"{when}, imagined again by seat {other}"
                assert_conserved(twice, again)
                same = known_to(twice, other, i) == known_to(imagined, other, i)
                assert same, f"{again}: what it knows rests on hidden things"
                to_the_end = i // (t.seats + 1) % 3 == 0  # for every seat, early and late
                play_out(imagined.state, rng, t.rules.info.longest if to_the_end else 40)
                assert not (to_the_end and imagined.asked), f"{when}: an imagined game does not end"
                assert_conserved(imagined, f"{when}, played on")
        assert as_json(t) == before, "imagining a position changed it"


# 5


def check_chance(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """Every outcome has a weight and can happen, and `draw` keeps to the odds."""
    tested = 0
    for t in some(walk(name, seats, options, seed)):
        if t.asked != (CHANCE,):
            continue
        outcomes = t.legal(CHANCE)
        assert outcomes, "chance is asked and has no outcome"
        weights = t.state.stack[-1].odds(t.state)
        assert len(weights) == len(outcomes), "there must be a weight for each outcome"
        assert min(weights) > 0, "an outcome that cannot happen is no outcome"
        assert t.odds() == dict(zip(outcomes, weights, strict=True)), "the odds change when asked again"
        for action, outcome in zip(t.state.options(CHANCE), outcomes, strict=True):
            by_name, by_id = t.clone(), t.clone()
            by_name.play(CHANCE, outcome)
            by_id.state.apply(CHANCE, action)
            assert as_json(by_name) == as_json(by_id), f"{outcome!r} leads to two places"
            assert_conserved(by_name, f"after {outcome!r}")
        if len(outcomes) > 1 and tested < 3:
            tested += 1
            draws_by_the_odds(t, weights, seed)
        answers_alike(t, seed)


def answers_alike(t: Game, seed: int) -> None:
    """Where nobody watches, chance may answer in a shorter way: with the same numbers, to the same end."""
    quick, told, plain, again = t.clone(), t.clone(), t.clone(), t.clone()
    for one in (quick, told, plain, again):
        one.state.log = None
    drawn: list[int] = []
    told.state.drawn = drawn
    rng, same_rng = seeded(f"answers {seed}"), seeded(f"answers {seed}")
    answer_chance(quick.state, rng)
    answer_chance(plain.state, same_rng, lambda g: None)
    answer_chance(told.state, seeded(f"answers {seed}"))
    assert as_json(quick) == as_json(plain), "unwatched, chance answers otherwise"
    assert (rng.a, rng.b) == (same_rng.a, same_rng.b), "unwatched, chance takes other numbers"
    for action in drawn:
        again.state.apply(CHANCE, action)
    assert as_json(again) == as_json(plain), "chance says that it drew something else"


def draws_by_the_odds(t: Game, weights: list[int], seed: int) -> None:
    """A chi-square test, generous: by luck alone it fails once in a million."""
    rng = seeded(f"draws {seed} {len(t.moves)}")
    options = t.state.options(CHANCE)
    n = 400
    counts = dict.fromkeys(options, 0)
    for i in range(n):
        action = t.state.stack[-1].draw(t.state, rng)
        assert action in counts, f"draw gives {action}, which is no option"
        counts[action] += 1
    total = sum(weights)
    # rare outcomes are counted together, or one lucky draw would weigh too much
    rare_expected, rare_found, distance, cells = 0.0, 0, 0.0, 0
    for action, weight in zip(options, weights, strict=True):
        expected = n * weight / total
        if expected < 5:
            rare_expected += expected
            rare_found += counts[action]
        else:
            distance += (counts[action] - expected) ** 2 / expected
            cells += 1
    if rare_expected:
        distance += (rare_found - rare_expected) ** 2 / max(rare_expected, 5)
        cells += 1
    bound = cells + 5 * math.sqrt(2 * cells) + 15
    assert distance < bound, f"draw does not keep to the odds: chi-square {distance:.1f} over {cells} cells"


# 6


def check_options(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """Options are ascending, there for the asked and for nobody else; and asking changes nothing."""
    for i, t in enumerate(some(walk(name, seats, options, seed, asides=12))):
        before = as_json(t), t.moves[:], len(t.state.log or [])
        space = t.rules.space(t.state)
        own = [set(ids) for ids in space.of]
        for seat in (*range(t.seats), CHANCE):
            found = t.state.options(seat)
            when = f"seat {seat} after {len(t.moves)} moves"
            assert found == sorted(set(found)), f"{when}: options are not ascending: {found}"
            assert bool(found) == (seat in t.asked), f"{when}: asked is {t.asked}, options are {found}"
            assert t.actions(seat) == found, f"{when}: options change when asked again"
            if found and seat != CHANCE:
                picked = t.state.stack[-1].any_option(t.state, seat, seeded(i))
                assert picked == seeded(i).one_of(found), f"{when}: any_option picks otherwise"
            assert [space.parse(move) for move in t.legal(seat)] == found, f"{when}: names and ids differ"
            choices = t.choices(seat)
            assert [choice.name for choice in choices] == t.legal(seat), f"{when}: choices differ"
            for choice in choices:
                assert_choice(choice, when)
            owner = OF_CHANCE if seat == CHANCE else OF_SEATS
            foreign = [space.name(action) for action in found if action not in own[owner]]
            assert not foreign, f"{when}: the action space says that {foreign} are another's actions"
            asides = [space.parse(aside) for aside in t.asides(seat)]
            assert own[ASIDES].issuperset(asides), f"{when}: the action space says that asides are none"
            assert asides == sorted(set(asides)), f"{when}: asides are not ascending: {asides}"
            assert not set(asides) & set(found), f"{when}: an aside is an option, too"
            for move in t.legal(seat):
                assert t.why_not(seat, move) is None, f"{when}: {move!r} is legal and refused"
        for seat in (*range(t.seats), SPECTATOR):
            known_to(t, seat, i)
        for seat in range(t.seats):
            assert_observed(t, seat, f"seat {seat} after {len(t.moves)} moves")
        t.odds()
        after = as_json(t), t.moves[:], len(t.state.log or [])
        assert after == before, f"asking changed the position after {len(t.moves)} moves"


def assert_observed(t: Game, seat: int, when: str) -> None:
    """Every field has its numbers, within its range; the mask has a 1 for each option."""
    observation = t.rules.observation(t.state)
    numbers = observation.numbers(t.state, seat)
    for field in observation.fields:
        first, last = observation.places[field.name]
        found = numbers[first:last] if field.read is None else field.read(t.state, seat)
        what = f"{when}: {field.name!r}"
        assert len(found) == field.size, f"{what} has {len(found)} numbers, not {field.size}"
        assert found == numbers[first:last], f"{what} is overwritten by another field"
        within = not found or (field.low <= min(found) and max(found) <= field.high)
        assert within, f"{what} goes beyond its range: {found}"
    assert t.observe(seat).tolist() == numbers, f"{when}: what is observed is not what is written now"
    mask = t.mask(seat)
    assert len(mask) == t.rules.space(t.state).size, f"{when}: the mask has another size"
    legal = [action for action in range(len(mask)) if mask[action]]
    assert legal == t.actions(seat), f"{when}: the mask allows something else"


def assert_choice(choice: Choice, when: str) -> None:
    """Verb and targets make the name; numbers are whole, and called otherwise than the targets."""
    name = " ".join([choice.verb, *[target.id for target in choice.targets]])
    assert name == choice.name, f"{when}: {choice.name!r} has the verb and targets of {name!r}"
    for key, number in choice.numbers.items():
        assert type(number) is int, f"{when}: {choice.name!r} has {number!r} as number {key!r}"
        kinds = [target.kind for target in choice.targets]
        assert key not in kinds, f"{when}: {key!r} of {choice.name!r} is a target and a number"


# 7


def check_every_move(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """Every legal action can be applied and leads on, and the game ends within its bound."""
    last = begin(name, seats, options)
    for t in some(walk(name, seats, options, seed)):
        for seat in t.asked:
            for action in t.state.options(seat):
                copy = t.state.clone()
                copy.apply(seat, action)
                what = f"{t.rules.space(t.state).name(action)!r} by seat {seat} after {len(t.moves)} moves"
                assert copy.asked or not copy.stack, f"{what}: nobody is asked, and it is not over"
                for asked in copy.asked:
                    assert copy.options(asked), f"{what}: seat {asked} is asked and has no option"
        last = t
    decisions = sum(1 for seat, move in last.moves if seat != CHANCE)
    longest = last.rules.info.longest
    assert decisions <= longest, f"a game took {decisions} decisions; the longest was said to be {longest}"


# 8


def check_result(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """There is no result while somebody is asked; then places, scores and a reason for every seat."""
    t = begin(name, seats, options)
    for t in walk(name, seats, options, seed):
        assert (t.result is None) == bool(t.asked), "there is a result exactly when nobody is asked"
    result = t.result
    assert result is not None
    assert len(result.ranking) == len(result.scores) == seats, "each seat has a place and a score"
    for place in result.ranking:
        better = sum(1 for other in result.ranking if other < place)
        assert place == better + 1, f"the places are not consistent: {result.ranking}"
    assert bool(result.winners) != result.nobody, "somebody has won, or the result says that nobody has"
    gained = tuple(seat for seat, share in enumerate(t.rules.shares(t.state)) if share > 0)
    assert gained == result.winners, f"the winners are {result.winners}, and {gained} share the victory"
    assert_returns(t, result)
    assert result.reason, "a game ends for a reason"
    assert len(result.reason.split()) == 1 and "|" not in result.reason, "a reason is one word"
    for seat in range(seats):
        assert t.legal(seat) == [] and t.prompt(seat) is None and t.asides(seat) == [], "nobody is asked"
    move = t.rules.space(t.state).example()
    try:
        t.play(0, move)
    except GameOver:
        return
    raise AssertionError("one can go on playing after the end")


def assert_returns(t: Game, result: Result) -> None:
    """They are the shares, less the fair share, and add up to nothing where seats play against each other."""
    assert result.together == (not t.rules.stake(t.state)), "a result says whether seats play together"
    alone = result.together or t.seats == 1
    fair = t.rules.stake(t.state) if result.winners and not alone else 0.0
    for share, found in zip(t.rules.shares(t.state), result.returns, strict=True):
        assert abs(share - fair - found) < 1e-9, f"shares and returns differ: {result.returns}"
    for scheme in RETURNS:
        total = 0.0 if alone else sum(result.returns_by(scheme))
        assert abs(total) < 1e-9, f"returns by {scheme} add up to {total}"


# 9


def check_conservation(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """Cards, coins and markers add up to the box after every move."""
    for t in walk(name, seats, options, seed, asides=30):
        assert_conserved(t, f"after {len(t.moves)} moves")


def assert_conserved(t: Game, when: str) -> None:
    for thing, (found, expected) in t.rules.census(t.state).items():
        assert found == expected, f"{when}: {thing}: {found} found, {expected} expected"


# what is printed


def check_printed(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """Every view names what is printed by the same digest, and there it is, in every language."""
    t = begin(name, seats, options)
    named: set[object] = set()
    for t in islice(walk(name, seats, options, seed), 20):
        named |= {t.view(seat).get("printed", "") for seat in (*range(t.seats), SPECTATOR)}
    assert len(named) == 1, f"views name different printed things: {named}"
    digest = str(named.pop())
    for language in LANGUAGES:
        things = t.printed(language)
        assert bool(things) == bool(digest), "views name what is printed where, and only where, there is any"
        if things:
            text = find_printed(t.rules, digest, language)
            assert text is not None, f"nothing is printed that has the digest {digest}"
            assert json.loads(text) == things, f"in {language} something else is printed"
            things.pop(WORDS, None)  # an owner's, which the game does not print
            check_type(printed_type(t.rules.info.package), things, "what is printed")


CHECKS: tuple[Check, ...] = (
    check_clone,
    check_record,
    check_snapshot,
    check_hidden_information,
    check_chance,
    check_options,
    check_every_move,
    check_result,
    check_conservation,
    check_printed,
)
