"""Where a library is not installed, a sentence says how it is; nobody needs one who does not ask for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludoteca.env import MissingExtra
from ludoteca.missing import needed


def test_an_absent_library_is_named_with_the_line_that_installs_it() -> None:
    with pytest.raises(MissingExtra, match=r"needs no_such_library.*pip install 'ludoteca\[pettingzoo\]'"):
        needed("no_such_library.parts", "pettingzoo")


def test_nothing_is_imported_before_it_is_used() -> None:
    code = (
        "import sys, ludoteca, ludoteca.lab.arena; assert 'ludoteca.env' not in sys.modules;"
        "import ludoteca.env;"
        "assert not {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
