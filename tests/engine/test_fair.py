"""Fair shuffles: what was promised is what was dealt, and every change of a record is found."""

from __future__ import annotations

import os
import pickle
import re
import runpy
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.fair import FairRng, Proof, drawn, find_proof, key_of, new_secret, promise
from ludoteca.engine.game import Game
from ludoteca.engine.rng import SystemRng, seeded
from ludoteca.engine.verify import verify, written
from ludoteca.testing.walks import random_move

SECRET = "00" * 31 + "07"
NUMBERS = {0: "0a" * 16, 1: "0b" * 16}
ALONE = Path(__file__).parent.parent.parent / "docs" / "scripts" / "verify_shuffle.py"
check_alone = runpy.run_path(str(ALONE))["check"]


def played(name: str, seats: int = 2, numbers: dict[int, str] = NUMBERS) -> tuple[Game, Proof]:
    """A game to its end among random players, dealt fairly."""
    proof = Proof("a-table", SECRET, promise(SECRET))
    proof.numbers = dict(numbers)
    proof.promises = {seat: promise(number) for seat, number in numbers.items()}
    t = ludoteca.new(name, seats=seats, chance="scripted")
    t.rng = FairRng(proof.key())
    t.go_on()
    rng = seeded(name)
    while t.asked:
        random_move(t, rng)
    return t, proof


@pytest.fixture(scope="module", params=list(ludoteca.catalogue()))
def text(request: pytest.FixtureRequest) -> str:
    t, proof = played(request.param)
    return written(str(t.record()), proof)


def test_a_fair_game_is_found_fair(text: str) -> None:
    assert verify(text) == []
    assert verify(text, promise(SECRET)) == []
    assert check_alone(text, promise(SECRET)) == []


def test_the_record_replays_for_programs_that_know_no_proof(text: str) -> None:
    assert str(ludoteca.replay(text).record()) == text[: text.index("\n# ludoteca shuffle")]


def test_a_proof_can_be_sent_to_the_worker_that_writes_it(text: str) -> None:
    proof = find_proof(text)
    assert proof is not None and proof.draws
    same = pickle.loads(pickle.dumps(proof))
    assert str(same) == str(proof) and same.key() == proof.key()
    assert written(text[: text.index("\n# ludoteca shuffle")], same) == text


def changes(text: str) -> dict[str, str]:
    """The record with one thing changed."""
    chances = re.findall(r"^\* .*$", text, re.MULTILINE)
    first = chances[0]
    other = next(one for one in chances if one != first)
    swapped = text.replace(first + "\n", "@\n", 1).replace(other + "\n", first + "\n", 1)
    number = NUMBERS[1]
    return {
        "a card": text.replace(first + "\n", other + "\n", 1),
        "the order": swapped.replace("@\n", other + "\n", 1),
        "the secret": text.replace(SECRET, "00" * 31 + "08"),
        "secret and promise": text.replace(SECRET, "11" * 32).replace(promise(SECRET), promise("11" * 32)),
        "a number": text.replace(number, "0c" * 16),
        "number and promise": text.replace(number, "0c" * 16).replace(promise(number), promise("0c" * 16)),
        "a number left out": re.sub(r"# seat 1 .*\n", "", text),
        "the table": text.replace("# table a-table", "# table b-table"),
        "a draw": re.sub(r"(# draw \d+ )(\d+) ", lambda m: f"{m[1]}{int(m[2]) + 1} ", text, count=1),
    }


@pytest.mark.parametrize("change", changes("* a\n* b\n"))
def test_a_change_is_found(text: str, change: str) -> None:
    changed = changes(text)[change]
    assert changed != text
    assert verify(changed), f"{change} was changed, and nothing is found"
    if change != "a draw":  # the script knows no weights but these; the chance is small that another fits
        assert check_alone(changed), f"{change} was changed, and the script finds nothing"


def test_a_changed_result_is_found(text: str) -> None:
    changed = re.sub(r"scores -?\d+", "scores 99", text, count=1)
    assert [wrong.partition(": ")[2] for wrong in verify(changed)] == ["the moves do not lead to this result"]


@pytest.mark.parametrize("file", ["none.txt", "folder", "other.txt", "binary.txt", "cut.txt"])
def test_the_script_tells_in_a_sentence_that_a_file_is_no_record(tmp_path: Path, file: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "other.txt").write_text("hello")
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe")
    (tmp_path / "cut.txt").write_text("ludoteca-record 1\n\n* deal\n\n# ludoteca shuffle 1\n# table x\n")
    command = [sys.executable, str(ALONE), str(tmp_path / file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1 and "is no whole record" in done.stderr and "Traceback" not in done.stderr


def test_another_promise_than_the_one_seen_is_found(text: str) -> None:
    assert "not the one given here" in verify(text, promise("22" * 32))[0]
    assert check_alone(text, promise("22" * 32))


SEEN = [promise(SECRET), *[promise(number) for number in NUMBERS.values()]]


def test_with_the_promises_of_all_seats_a_number_that_was_chosen_late_or_left_out_is_found(text: str) -> None:
    """A host who knows the numbers of others could choose one more until it likes the deal."""
    assert verify(text, *SEEN) == [] and check_alone(text, *SEEN) == []
    assert verify(text, *SEEN[:2]) == ["that seat 2 would give a number is not among the promises given here"]
    assert "is not in the record" in verify(text, *SEEN, promise("0c" * 16))[0]
    assert check_alone(text, *SEEN[:2]) and check_alone(text, *SEEN, promise("0c" * 16))


def test_a_number_of_a_seat_that_is_not_there_is_found() -> None:
    t, proof = played("condottiere", numbers={**NUMBERS, 7: "0c" * 16})
    assert verify(written(str(t.record()), proof)) == ["there is no seat 8"]


def test_draws_are_even_and_have_no_bias() -> None:
    """By luck alone this fails never: the numbers follow from the key."""
    key = key_of("t", SECRET, {})
    found = Counter(drawn(key, move, 6)[0] for move in range(6000))
    assert all(900 < found[face] < 1100 for face in range(6)) and len(found) == 6


def test_a_number_beyond_the_last_multiple_is_drawn_again() -> None:
    key = key_of("t", SECRET, {})
    weight = (1 << 255) + 1  # nearly half of all numbers are too high
    tries = [drawn(key, move, weight)[1] for move in range(64)]
    assert max(tries) > 0 and min(tries) == 0


def test_a_copy_of_the_game_cannot_tell_what_comes() -> None:
    t, _ = played("condottiere")
    t.rng = FairRng(b"key")
    for copy in (t.clone().rng, pickle.loads(pickle.dumps(t.rng)), ludoteca.load(t.snapshot()).rng):
        assert isinstance(copy, SystemRng) and not isinstance(copy, FairRng)
    imagined = t.determinize(0, 1)
    assert not isinstance(imagined.rng, FairRng)
    assert b"key" not in pickle.dumps(t)


def test_numbers_of_seats_change_every_deal() -> None:
    keys = {key_of("t", SECRET, {}), key_of("t", SECRET, NUMBERS), key_of("u", SECRET, NUMBERS)}
    assert len(keys) == 3 and len(new_secret()) == 64


@pytest.mark.parametrize(
    "line", ["draw 1 2", "draw 0 5 4 3 x", "seat 0 a", "seat x a b", "tabel x", "secret"]
)
def test_a_broken_proof_is_told(line: str) -> None:
    with pytest.raises(LudotecaError, match="proof"):
        find_proof(f"# ludoteca shuffle 1\n# table t\n# secret {SECRET}\n# {line}\n")


def test_a_record_without_a_proof_says_so() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    with pytest.raises(LudotecaError, match="no proof"):
        verify(str(t.record()))


def test_the_clients_check_has_a_record_of_today() -> None:
    """web/src/lib/fair.test.ts reads it. To write it anew: LUDOTECA_WRITE=1."""
    sample = ALONE.parent.parent.parent / "web" / "src" / "lib" / "fair.sample.txt"
    t, proof = played("condottiere")
    text = written(str(t.record()), proof)
    if os.environ.get("LUDOTECA_WRITE"):
        sample.write_text(text, encoding="utf-8")
    assert sample.read_text(encoding="utf-8") == text
