"""Whether a recorded game was dealt as it was promised, and what the server writes for this."""

from __future__ import annotations

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.fair import Draw, FairRng, Proof, find_proof, promise
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.opening import new
from ludoteca.engine.record import Record, parse_record


def verify(text: str, *promised: str) -> list[str]:
    """What is wrong with a record's proof, in sentences; none: every card was dealt as it had been promised.

    `promised` are the promises that one saw before the game, if one has kept them: the table's, and those of
    all seats, or of none.
    """
    record = parse_record(text)
    proof = find_proof(text)
    if proof is None:
        raise LudotecaError(
            "this record has no proof: only whole games at a table have one, not those of the terminal, "
            "nor imported or continued ones"
        )
    wrong = wrong_promises(proof, [one for one in promised if one])
    wrong += [f"there is no seat {seat + 1}" for seat in proof.numbers if not 0 <= seat < record.seats]
    try:
        draws, others = replayed(record, proof)
    except LudotecaError as error:
        return [*wrong, f"the game cannot be played again: {error.text}"]
    wrong += others
    if [str(draw) for draw in draws] != [str(draw) for draw in proof.draws]:
        wrong.append("the list of draws is not that of this game")
    return wrong


def wrong_promises(proof: Proof, promised: list[str]) -> list[str]:
    """A number that nobody saw the promise of may have been chosen when all others were known."""
    wrong = []
    if promised and proof.promised not in promised:
        wrong.append(f"the promise in the record is not the one given here, {', '.join(promised)}")
    if len(promised) > 1:
        wrong += [
            f"that seat {seat + 1} would give a number is not among the promises given here"
            for seat, said in proof.promises.items()
            if said not in promised
        ]
        known = [proof.promised, *proof.promises.values()]
        wrong += [
            f"the number promised by {one} is not in the record: it was not shown in time, or left out"
            for one in promised
            if one not in known
        ]
    if promise(proof.secret) != proof.promised:
        wrong.append("the secret is not the one that was promised")
    for seat, number in proof.numbers.items():
        if promise(number) != proof.promises[seat]:
            wrong.append(f"the number of seat {seat + 1} is not the one that it promised")
    return wrong


def replayed(record: Record, proof: Proof) -> tuple[list[Draw], list[str]]:
    """Every draw of a game as its rules and the promises give it, and where the record says otherwise."""
    game = new(
        record.game,
        seats=record.seats,
        options=dict(record.options),
        edition=record.edition,
        chance="scripted",
        undo=False,
    )
    rng = FairRng(proof.key())
    draws: list[Draw] = []
    wrong: list[str] = []
    for i, (seat, name) in enumerate(record.moves):
        if seat == CHANCE and game.asked == (CHANCE,):
            draws.append(draw_of(game, i, name))
            due = game.rules.space(game.state).name(rng.outcome(game.state, i))
            if due != name:
                wrong.append(f"line {record.lines[i]}: {name!r}, where {due!r} had been promised")
        game.play(seat, name)
    if record.result is not None and record.result != game.result:
        wrong.append(f"line {record.result_line}: the moves do not lead to this result")
    return draws, wrong


def draw_of(game: Game, move: int, name: str) -> Draw:
    """Where an outcome lies among all that were possible."""
    low = 0
    odds = game.odds()
    weight = sum(odds.values())
    for outcome, part in odds.items():
        if outcome == name:
            return Draw(move, weight, low, low + part, name)
        low += part
    raise LudotecaError(f"{name!r} was no possible outcome of move {move}")


def written(text: str, proof: Proof) -> str:
    """The record of a finished game, with its proof and all its draws."""
    proof.draws = replayed(parse_record(text), proof)[0]
    return f"{text}\n{proof}"
