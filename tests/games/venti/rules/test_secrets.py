"""Frozen faces are nowhere to be read, and games as a seat imagines them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest

import ludoteca
from games.venti.kit import A, B, C, D, arrange, attempt, cards, own_hand, position, reveal, see, told
from ludoteca import CHANCE, SPECTATOR, Game, IllegalMove
from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.events import as_message
from ludoteca.engine.kernel import Prompt, Refusal, Step, in_mask
from ludoteca.engine.rng import Rng, seeded
from ludoteca.engine.rules import Rules
from ludoteca.engine.words import Message
from ludoteca.games.venti.actions import FULFIL
from ludoteca.games.venti.content import CARDS, CHAOS, DECK, NAMES
from ludoteca.games.venti.game import VENTI
from ludoteca.games.venti.matching import CONDITION, ways
from ludoteca.games.venti.rules.turn import Turn
from ludoteca.games.venti.state import OPEN, Position
from ludoteca.testing import rule
from ludoteca.testing.knowledge import known_to

SEEDS = range(60)
AID = {"memory_aid": True}


# the check: what nobody may read


def frozen_stay_hidden(t: Game, since: dict[int, int] | None = None) -> int:
    """No viewer reads anything of a frozen card anywhere; returns how many cards were looked for.

    `since` says from which event on a card lies in the rows: before that it may have been anywhere.
    """
    g = position(t)
    hidden = [target for target in range(len(g.targets)) if g.frozen[target] != OPEN]
    for target in hidden:
        card = g.targets[target]
        first = (since or {}).get(card, 0)
        others = list(exchanged(t, target))
        for viewer in viewers(t, target):
            who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
            assert face_of(t, viewer, target) is None, f"{who} sees the face of {NAMES[card]}"
            text = all_known(t, viewer, card, first)
            place = naming(text, card)
            assert not place, f"{who} reads {NAMES[card]}: ...{text[max(0, place - 100) : place + 30]}..."
            same = all(all_known(other, viewer, card, first) == text for other in others)
            assert same, f"what {who} knows rests on the face of {NAMES[card]}"
    return len(hidden)


def viewers(t: Game, target: int) -> list[int]:
    """Everybody, but with `memory_aid` only those who did not see the card, and spectators."""
    seats = list(range(t.seats))
    if t.options["memory_aid"]:
        seats = [seat for seat in seats if not in_mask(position(t).seen[target], seat)]
    return [*seats, SPECTATOR]


def face_of(t: Game, viewer: int, target: int) -> object:
    return see(t, viewer)["targets"][target]["card"]


def naming(text: str, card: int) -> int:
    """Where a text names a card; 0 if it does not, and 1 at the start."""
    found = re.search(rf"(?<![0-9.]){re.escape(NAMES[card])}(?![0-9])", text)
    return 0 if found is None else found.start() + 1


def all_known(t: Game, viewer: int, card: int, since: int) -> str:
    """All that the library tells a viewer, and all errors for moves about a card or its target.

    Not what only repeats the card's name out of the viewer's own question.
    """
    known = json.loads(known_to(t, viewer, len(t.moves)))
    events = [event for event in (t.state.log or [])[since:] if event.told_to(viewer)]
    known["events"] = [as_message(t.rules, t.state, event).json() for event in events]
    if viewer != SPECTATOR:
        known["refusals"] = [answer for answer in known["refusals"] if answer and not naming(answer[0], card)]
        known["errors"] = errors(t, viewer)
    return json.dumps(known)


def errors(t: Game, seat: int) -> list[str]:
    """What is said when a seat tries moves that are not legal."""
    said: list[str] = []
    for target in "abcd":
        for move in (f"fulfil {target}", f"freeze {target}", f"attempt {target}", f"exchange {target} joker"):
            if t.why_not(seat, move) is not None:
                with pytest.raises(IllegalMove) as caught:
                    t.play(seat, move)
                said.append(str(caught.value))
    return said


def exchanged(t: Game, target: int) -> Iterator[Game]:
    """The game with another card of the pile in place of a frozen one: one of few points, one of many."""
    for wanted in (range(CARDS), range(CARDS - 1, -1, -1)):
        copy = t.clone()
        g = position(copy)
        card = g.targets[target]
        others = [
            other for other in wanted if other in g.pile and DECK[other].condition != DECK[card].condition
        ]
        if others:
            g.targets[target] = others[0]
            g.pile[g.pile.index(others[0])] = card
            yield copy


# frozen faces on the table


@rule("VENTI-R09", "VENTI-FREEZE-03")
@pytest.mark.parametrize("card", ["0.1", "1.1", "0.6", "3.12", "5.13", "7.9"])
def test_from_the_freeze_on_no_face_is_shown_also_not_in_what_was_told_before(card: str) -> None:
    t = arrange(4, hands={A: "2.1 5.2 J", B: "2.2 3.1 J"}, targets="4.4 4.5 4.6 4.7", centre=f"4.8 {card}")
    t.play(A, f"exchange b {card}")
    for viewer in (A, B, C, D, SPECTATOR):
        assert face_of(t, viewer, 1) == NAMES[cards(card)[0]]
    t.play(A, "freeze b")
    assert frozen_stay_hidden(t) == 1
    for viewer in (A, B, C, D, SPECTATOR):
        text = json.dumps(
            [t.view(viewer), [event.json() for event in t.events(viewer)], t.choices(A)[0].json()]
        )
        assert not naming(text, cards(card)[0])
        assert json.dumps(DECK[cards(card)[0]].condition) not in text
    t.play(A, "end turn")
    assert frozen_stay_hidden(t) == 1


@rule("VENTI-R09")
def test_a_card_that_the_pile_brought_is_hidden_in_what_was_told_then() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets="0.6 1.1 1.2")
    t.play(A, "fulfil a")
    reveal(t, "3.12")
    t.play(A, "freeze a")
    assert told(t, "new-target") == [{"target": "a"}]
    assert frozen_stay_hidden(t) == 1


@rule("VENTI-R09")
def test_a_card_that_came_over_the_centre_is_hidden_in_what_was_told_then() -> None:
    t = arrange(2, centre="5.1 5.2 5.3 5.4", targets="0.6 1.1 1.2")
    t.play(A, "draw 5.1")
    reveal(t, "3.12")
    t.play(A, "exchange a 3.12")
    t.play(A, "freeze a")
    assert told(t, "new-centre") == [{"value": "3"}]  # what lay in the centre once, not which card
    assert frozen_stay_hidden(t) == 1


@rule("VENTI-R09", "VENTI-R13")
def test_a_card_that_was_turned_up_by_its_freezer_and_frozen_again_is_hidden() -> None:
    t = arrange(3, hands={A: "7.1"}, targets="3.12", frozen={"a": A})
    attempt(t, A, "a", "use 7.1")
    assert face_of(t, C, 0) == "3.12"
    t.play(A, "freeze a")
    assert frozen_stay_hidden(t) == 1


@rule("VENTI-R09", "VENTI-FREEZE-03")
@pytest.mark.parametrize("choice", ["attempt a", "fulfil b"])
def test_faces_stay_hidden_while_cards_are_chosen(choice: str) -> None:
    hands = {A: "2.1 2.2 3.1 4.1 5.1 J", B: "2.3 3.3 4.3 5.3 J"}
    t = arrange(3, hands=hands, targets="0.6 0.1 0.8", frozen={"a": B})
    t.play(A, choice)
    while t.asked == (A,):
        assert frozen_stay_hidden(t) == 1
        if "commit" in t.legal(A) and len(see(t, A)["choosing"]["picked"]) == 3:
            break
        t.play(A, t.legal(A)[0])


@rule("VENTI-R09", "VENTI-FREEZE-09")
def test_a_card_that_is_frozen_at_the_end_stays_hidden() -> None:
    t = arrange(2, targets="3.12", frozen={"a": B}, scored={B: "6.5 6.9"}, options={"turn_limit": 1})
    for seat in (A, B):
        t.play(seat, "end turn")
    assert frozen_stay_hidden(t) == 1  # while B pays
    t.play(B, "pay 6.5")
    assert not t.asked and frozen_stay_hidden(t) == 1


# memory aid


@rule("VENTI-R09")
def test_memory_aid_shows_a_frozen_card_to_those_who_saw_it_and_to_nobody_else() -> None:
    t = arrange(4, targets="0.6", frozen={"a": B}, unseen={"a": (C,)}, options=AID)
    for viewer in (A, B, D):
        assert face_of(t, viewer, 0) == "0.6"
    for viewer in (C, SPECTATOR):
        assert face_of(t, viewer, 0) is None
    assert viewers(t, 0) == [C, SPECTATOR] and frozen_stay_hidden(t) == 1


@rule("VENTI-R09")
def test_without_memory_aid_having_seen_a_card_shows_nothing() -> None:
    t = arrange(4, targets="0.6", frozen={"a": B}, unseen={"a": (C,)})
    assert viewers(t, 0) == [A, B, C, D, SPECTATOR] and frozen_stay_hidden(t) == 1


@rule("VENTI-R09")
def test_everybody_sees_a_target_that_was_laid_out_or_exchanged() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets="0.6 1.1 1.2", centre="7.1", unseen={"a": (B,), "b": (B,)})
    t.play(A, "fulfil a")
    reveal(t, "3.12")
    t.play(A, "exchange b 7.1")
    assert all(in_mask(position(t).seen[target], seat) for target in (0, 1) for seat in (A, B, SPECTATOR))


# whole games


def frosty_game(seats: int, options: dict[str, object], seed: int) -> Iterator[tuple[Game, dict[int, int]]]:
    """A random game with many freezes, and for each card from which event on it lies in the rows."""
    t = ludoteca.new("venti", seats=seats, options=options, chance="scripted")
    rng = seeded(f"frosty {seed}")
    since: dict[int, int] = {}
    rows: set[int] = set()
    while t.asked:
        before = len(t.state.log or [])
        seat = t.asked[0]
        move = t.state.stack[-1].draw(t.state, rng) if seat == CHANCE else cold_choice(t, seat, rng)
        t.play(seat, move)
        now = {*position(t).targets, *position(t).centre}
        since.update(dict.fromkeys(now - rows, before))
        rows = now
        yield t, since


def cold_choice(t: Game, seat: int, rng: Rng) -> int:
    options = t.state.options(seat)
    space = t.rules.space(t.state)
    for verb in ("freeze", "attempt", "commit", "fulfil"):
        fitting = [action for action in options if space.name(action).startswith(verb)]
        if fitting and rng.below(2):
            options = fitting
    return rng.one_of(options)


@rule("VENTI-R09", "VENTI-FREEZE-03")
@pytest.mark.parametrize(
    ("seats", "turns", "aid"), [(2, 40, False), (3, 20, True), (4, 6, False), (6, 3, False)]
)
def test_no_frozen_face_is_read_anywhere_in_whole_games(seats: int, turns: int, aid: bool) -> None:
    looked_for = 0
    for t, since in frosty_game(seats, {"turn_limit": turns, "memory_aid": aid}, seats):
        if not t.asked or t.moves[-1][1].startswith("freeze") or len(t.moves) % 9 == 0:
            looked_for += frozen_stay_hidden(t, since)
    assert looked_for > 25


# planted mistakes


class Careless(Rules[Position]):
    """VENTI with a view that says too much of the frozen target a."""

    def __init__(self, too_much: Callable[[int], dict[str, object]]) -> None:
        super().__init__(VENTI.info, VENTI.steps, VENTI.events)
        self.too_much = too_much

    def space(self, g: Position) -> ActionSpace:
        return VENTI.space(g)

    def view(self, g: Position, seat: int) -> dict[str, object]:
        return {**VENTI.view(g, seat), **self.too_much(g.targets[0])}


class LooseTongue(Step[Position]):
    """A turn that gives something of target a away."""

    where: str

    def options(self, g: Position, seat: int) -> list[int]:
        fits = self.where == "options" and ways(CONDITION[g.targets[0]], g.held[seat])
        return [*Turn().options(g, seat), *([FULFIL] if fits else [])]

    def prompt(self, g: Position, seat: int) -> Prompt:
        point = NAMES[g.targets[0]] if self.where == "prompt" else "joker"
        return Prompt(Message("ask-turn", {"count": 3, "point": point}), "")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        point = NAMES[g.targets[0]] if self.where == "refusal" else "joker"
        return Refusal("", Message("no-point-card", {"point": point}))


def in_view(too_much: Callable[[int], dict[str, object]]) -> Callable[[Game], None]:
    def plant(t: Game) -> None:
        t.rules = Careless(too_much)

    return plant


def in_step(where: str) -> Callable[[Game], None]:
    def plant(t: Game) -> None:
        t.state.stack[-1] = LooseTongue(where)

    return plant


def in_history(t: Game) -> None:
    t.state.tell("to-joker", (B, position(t).targets[0]))


MISTAKES = {
    "the view shows the face": (
        in_view(lambda card: {"targets": [{"card": NAMES[card]}]}),
        "sees the face of",
    ),
    "the view shows the card": (in_view(lambda card: {"memory": [NAMES[card]]}), "reads"),
    "the view shows the condition": (
        in_view(lambda card: {"asks": DECK[card].condition}),
        "rests on the face",
    ),
    "the view shows the points": (in_view(lambda card: {"worth": DECK[card].points}), "rests on the face"),
    "the history names the card": (in_history, "reads"),
    "the question names the card": (in_step("prompt"), "reads"),
    "a refusal names the card": (in_step("refusal"), "reads"),
    "the moves depend on the card": (in_step("options"), "rests on the face"),
}


@rule("VENTI-R09")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_check_catches_the_mistake(mistake: str) -> None:
    plant, complaint = MISTAKES[mistake]
    t = arrange(3, hands={A: "2.1 5.1"}, targets="0.6 7.12 7.13", frozen={"a": B})
    assert frozen_stay_hidden(t) == 1
    plant(t)
    with pytest.raises(AssertionError, match=complaint):
        frozen_stay_hidden(t)


# games as a seat imagines them


def imagined(t: Game, seat: int) -> list[Position]:
    """Games as a seat may imagine them: each tells it what the true one does, and holds the same cards."""
    found: list[Position] = []
    for seed in SEEDS:
        other = t.determinize(seat, seed)
        assert known_to(other, seat, seed) == known_to(t, seat, seed)
        assert conserved(other) == conserved(t)
        found.append(position(other))
    return found


def conserved(t: Game) -> set[str]:
    """What there is as many of as there must be."""
    return {thing for thing, (found, wanted) in t.rules.census(t.state).items() if found == wanted}


@rule("VENTI-R09", "VENTI-R08")
def test_who_did_not_see_a_frozen_card_imagines_any_number_card_and_who_saw_it_remembers() -> None:
    t = arrange(4, targets="0.6", frozen={"a": B}, unseen={"a": (C,)})
    (card,) = cards("0.6")
    assert {g.targets[0] for seat in (A, B, D) for g in imagined(t, seat)} == {card}
    blind = {g.targets[0] for g in imagined(t, C)}
    assert len(blind) > 20 and all(card < CARDS for card in blind)  # no Joker, no Chaos


@rule("VENTI-R09")
def test_what_was_not_seen_is_no_longer_secret_when_it_is_turned_up() -> None:
    t = arrange(3, hands={A: "7.1"}, targets="0.6", frozen={"a": A}, unseen={"a": (C,)})
    attempt(t, A, "a", "use 7.1")
    assert {g.targets[0] for g in imagined(t, C)} == set(cards("0.6"))


@rule("VENTI-SET-01", "VENTI-DRAW-01")
def test_only_what_was_dealt_in_secret_is_imagined_anew() -> None:
    t = arrange(3, hands={B: "2.1 5.1"}, secret={A: "6.1", B: "7.1 7.2"})
    public, dealt = cards("2.1 5.1"), cards("7.1 7.2")
    kinds = set()
    for viewer in (A, C, SPECTATOR):
        for g in imagined(t, viewer):
            assert all(card in g.hands[B] for card in public) and len(g.hands[B]) == 4
            kinds |= set(g.hands[B])
    assert len(kinds - set(public)) > 30
    assert {tuple(g.hands[B]) for g in imagined(t, B)} == {tuple(public + dealt)}
    assert {tuple(g.hands[A]) for g in imagined(t, A)} == {tuple(cards("6.1"))}


@rule("VENTI-R07")
def test_nobody_imagines_chaos_in_a_hand() -> None:
    t = arrange(2, secret={B: "7.1 7.2"}, pile="X X 3.1")
    held = {card for g in imagined(t, A) for card in g.hands[B]}
    assert held == set(cards("3.1 7.1 7.2")) and CHAOS not in held


@rule("VENTI-JOKER-01", "VENTI-SET-01")
def test_of_two_jokers_the_one_that_everybody_saw_is_known() -> None:
    t = arrange(2, hands={B: "J"}, secret={B: "J"})
    jokers = {len([card for card in g.hands[B] if NAMES[card] == "joker"]) for g in imagined(t, A)}
    assert jokers == {1, 2}


@rule("VENTI-FULF-08")
def test_of_two_jokers_the_one_that_everybody_saw_is_used_first() -> None:
    t = arrange(2, hands={A: "5.1 J"}, secret={A: "J"}, targets="0.6")
    t.play(A, "fulfil a")
    t.play(A, "use 5.1")  # and one Joker
    reveal(t, "7.7")
    left = {NAMES[card] for g in imagined(t, B) for card in g.hands[A]}
    assert "joker" in left and len(left) > 20  # the other was dealt in secret


@rule("VENTI-R11")
def test_a_failed_attempt_makes_the_shown_cards_public() -> None:
    t = arrange(2, secret={A: "2.1 4.1 J"}, targets="0.6", frozen={"a": B})
    assert any(cards("2.1")[0] not in g.hands[A] for g in imagined(t, B))
    attempt(t, A, "a", "use 2.1", "joker as 3")
    reveal(t, "7.7")
    shown = cards("2.1 J")
    others = set()
    for g in imagined(t, B):
        assert all(card in g.hands[A] for card in shown) and len(g.hands[A]) == 3
        others |= set(g.hands[A]) - set(shown)
    assert len(others) > 20  # the third was not shown
    assert own_hand(t, A) == ["2.1", "4.1", "joker"]


@rule("VENTI-R11", "VENTI-FREEZE-08")
def test_cards_of_the_freezers_own_failure_are_public_too() -> None:
    t = arrange(2, secret={A: "2.1 4.1"}, targets="0.6", frozen={"a": A})
    attempt(t, A, "a", "use 2.1", "use 4.1")
    assert {tuple(g.hands[A]) for g in imagined(t, B)} == {tuple(cards("2.1 4.1"))}


# choices that have begun


@rule("VENTI-R10", "VENTI-FULF-08")
@pytest.mark.parametrize(
    "choices",
    [("fulfil b", "use 2.1"), ("attempt a", "use 2.1", "use 5.1"), ("attempt a", "joker as square")],
)
def test_nobody_else_sees_that_cards_are_being_chosen(choices: tuple[str, ...]) -> None:
    t = arrange(3, hands={A: "2.1 3.1 4.1 5.1 J"}, targets="0.6 0.1 0.8", frozen={"a": B})
    before = {viewer: known_to(t, viewer, 1) for viewer in (B, C, SPECTATOR)}
    at_first = t.legal(A)
    for move in choices:
        t.play(A, move)
        assert {viewer: known_to(t, viewer, 1) for viewer in before} == before
        for viewer in before:
            other = t.determinize(viewer, 1)
            assert other.legal(A) == at_first and "choosing" not in other.view(A)
    own = t.determinize(A, 1)
    assert see(own, A)["choosing"]["picked"] == see(t, A)["choosing"]["picked"] != []
    assert own.legal(A) == t.legal(A)


# the gift


@rule("VENTI-TEN-02", "VENTI-TEN-03")
def test_the_question_for_the_gift_does_not_tell_whether_the_hand_holds_one() -> None:
    knowledge: list[dict[int, bytes]] = []
    for hand in ("6.1 6.2 6.5", "6.9 6.12 J"):
        t = arrange(
            3,
            hands={A: "2.1 5.1"},
            secret={B: hand},
            scored={A: "7.12 5.12", B: "1.1", C: "1.5"},
            targets="0.6 4.1 4.2",
            centre="4.3 4.4 4.5 4.6",
        )
        t.play(A, "fulfil a")
        reveal(t, "7.7")
        t.play(A, "pay 0.6")
        assert t.asked == (B,) and t.legal(B)[-1] == "lay no more"
        asked = {viewer: known_to(t, viewer, 1) for viewer in (A, C, SPECTATOR)}
        imagined(t, C)
        t.play(B, "lay no more")
        knowledge.append(asked | {10 + viewer: known_to(t, viewer, 1) for viewer in (A, C, SPECTATOR)})
    assert knowledge[0] == knowledge[1]
