"""`make schema`: schemathesis asks a server of its own whatever its OpenAPI description allows, and more.

Which checks, and which not, stands in schemathesis.toml; what it cannot guess, in schema_hooks.py.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx

from ludoteca.engine.registry import names
from tools.attack.server import PATIENCE, ForkedServer
from tools.sample import GAME

TABLE = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
CHECKS = Path(__file__).with_name("schemathesis.toml")


def main() -> int:
    program, *more = sys.argv[1:]
    with ForkedServer() as server:
        # All of it is asked by one browser, which therefore holds the tables that it makes.
        asked = f"{server.address}/api/tables"
        browser = httpx.post(asked, json=TABLE, trust_env=False, timeout=PATIENCE).cookies
        cookie = "; ".join([f"{name}={value}" for name, value in browser.items()])
        command = [program, "--config-file", str(CHECKS), "run", f"{server.address}/api/schema/openapi.json"]
        command += ["--header", f"Cookie: {cookie}", "--suppress-health-check", "all"]
        code = subprocess.run([*command, *more], env={**os.environ, "GAMES": " ".join(names())}).returncode
        for mistake in server.mistakes():
            print(mistake)
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
