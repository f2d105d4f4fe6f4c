"""What runs several servers: the options that it gives them are theirs, and the proxy's names are given."""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca.table.__main__ import make_parser

ROOT = Path(__file__).resolve().parent.parent.parent
OPTIONS = re.compile(r"(?<=[\s\"])--[a-z]+\b(?=[=\"\s])")


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def known() -> set[str]:
    return {option for action in make_parser()._actions for option in action.option_strings}


def test_the_options_in_the_compose_file_are_those_of_the_server() -> None:
    served = text("compose.yaml").partition("environment:")[0]
    used = set(OPTIONS.findall(served))
    assert {"--store", "--redis", "--public", "--proxies"} <= used <= known()


def test_the_options_in_the_image_are_those_of_the_server() -> None:
    [command] = [line for line in text("Dockerfile").splitlines() if line.startswith("CMD")]
    assert {"--host", "--data"} == set(OPTIONS.findall(command)) <= known()


def test_every_name_in_the_settings_of_the_proxy_is_given_by_both_ways_to_run_it() -> None:
    named = set(re.findall(r"\$\{(\w+)\}", text("deploy/haproxy.cfg")))
    assert named == {"LUDOTECA_BIND", "LUDOTECA_ONE", "LUDOTECA_TWO"}
    for name in named:
        assert f"{name}:" in text("compose.yaml") and f"{name}=" in text("tools/cluster.py")
