"""Games on their way to the store and to the workers, and back. They hold secrets: for the server alone.

The same content as `Game.snapshot`, without its digest: what comes from our own store is trusted, and a long
game opens three times as fast.
"""

from __future__ import annotations

import gc
from typing import Any

import msgspec

from ludoteca.engine.errors import BrokenSnapshot, LudotecaError, shown
from ludoteca.engine.game import Game, body_of
from ludoteca.engine.kernel import PAUSE, Event
from ludoteca.engine.opening import begun_as, from_body

DECODER = msgspec.json.Decoder(dict[str, Any])


def encode_game(game: Game) -> str:
    return msgspec.json.encode(body_of(game)).decode()


def decode_game(text: str) -> Game:
    """The game as it was; what another version of the rules has encoded raises BrokenSnapshot."""
    collecting = gc.isenabled()
    gc.disable()  # so many new objects at once, none of them rubbish: it would search them several times
    try:
        body = DECODER.decode(text)
        log, body["log"] = body["log"], []
        try:
            game = from_body(body)
        except BrokenSnapshot:
            game = played_again(body)
        # Tens of thousands in a long game: made without the checks for strangers' snapshots.
        game.state.log = [Event(kind, tuple(args), seen_by) for kind, args, seen_by in log]
        return game
    except LudotecaError:
        raise
    except Exception as error:  # a damaged file can break anything
        raise BrokenSnapshot(f"the game cannot be read: {type(error).__name__}: {shown(error)}") from None
    finally:
        if collecting:
            gc.enable()


def played_again(body: dict[str, Any]) -> Game:
    """The game of a position that another version of the program stored in another form: its moves, again."""
    if body["imagined"]:
        raise BrokenSnapshot("an imagined game cannot be played again")
    again = begun_as(body, undo=False)
    again.rng = None  # what chance answered stands among the moves
    again.state.pauses = True
    again.state.advance()
    for seat, name in body["moves"]:
        if again.paused and name not in again.asides(seat):
            again.go_on()
        again.play(seat, name)
    if again.paused and body["position"]["asked"] != [PAUSE]:
        again.go_on()
    again.state.pauses = False
    game = begun_as(body)
    game.state = again.state
    game.moves = again.moves
    return game
