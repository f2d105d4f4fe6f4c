"""The contract's checks can fail: each catches the mistakes it is there for."""

from __future__ import annotations

import pytest

from kit.toys import mutants, registered
from ludoteca.testing import contract

CASES = [
    (mutants.CloneShares, contract.check_clone, "hands of a clone is hands of the original"),
    (mutants.CloneForgets, contract.check_clone, "a clone differs"),
    (mutants.CopyForgets, contract.check_clone, "ForgetfulTurns.left of a copy differs"),
    (mutants.CopyShares, contract.check_clone, "Shuffling.order is shared"),
    (mutants.ReplayDiffers, contract.check_record, "differs"),
    (mutants.ViewShowsHands, contract.check_hidden_information, "rests on hidden things"),
    (mutants.ViewLeaksByOrder, contract.check_hidden_information, "rests on hidden things"),
    (mutants.RefusalLeaks, contract.check_hidden_information, "rests on hidden things"),
    (mutants.NumbersLeak, contract.check_hidden_information, "rests on hidden things"),
    (mutants.NumbersAreNone, contract.check_options, "has True as number 'left'"),
    (mutants.NumbersAreTargets, contract.check_options, "'tile' of 'bury .*' is a target and a number"),
    (mutants.DeterminizeSwaps, contract.check_hidden_information, "found, 4 expected"),
    (mutants.DrawIsLoaded, contract.check_chance, "does not keep to the odds"),
    (mutants.AnswersAreHasty, contract.check_chance, "unwatched, chance"),
    (mutants.AnyOptionIsTheFirst, contract.check_options, "any_option picks otherwise"),
    (mutants.OptionsDescend, contract.check_options, "not ascending"),
    (mutants.OptionsChangeThings, contract.check_options, "asking changed the position"),
    (mutants.NobodyCanMove, contract.check_every_move, "asked and has no option"),
    (mutants.GoesOnTooLong, contract.check_every_move, "the longest was said to be 5"),
    (mutants.RankingIsWrong, contract.check_result, "not consistent"),
    (mutants.LosersShare, contract.check_result, "share the victory"),
    (mutants.TilesGetLost, contract.check_conservation, "found, 4 expected"),
    (mutants.PrintsWithoutAWord, contract.check_printed, "where, and only where, there is any"),
    (mutants.NamesAnotherPrint, contract.check_printed, "nothing is printed that has the digest 0123"),
    (mutants.PrintsForEachSeat, contract.check_printed, "views name different printed things"),
    (mutants.HashDecides, contract.check_determinism, "another process plays differently"),
]


@pytest.mark.parametrize(("mutant", "check", "complaint"), CASES, ids=[case[0].__name__ for case in CASES])
def test_a_check_catches_the_mistake(
    mutant: type[mutants.Mutant], check: contract.Check, complaint: str
) -> None:
    def check_many() -> None:
        for seed in range(12):
            check(mutant_name, 3, {}, seed)

    with registered(mutant()) as mutant_name, pytest.raises(AssertionError, match=complaint):
        check_many()
