"""`make schema`: schemathesis asks a server of its own whatever its OpenAPI description allows, and more.

Which checks, and which not, stands in schemathesis.toml.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.attack.server import ForkedServer

CHECKS = Path(__file__).with_name("schemathesis.toml")


def main() -> int:
    program, *more = sys.argv[1:]
    with ForkedServer() as server:
        description = f"{server.address}/api/schema/openapi.json"
        command = [
            program,
            "--config-file",
            str(CHECKS),
            "run",
            description,
            "--suppress-health-check",
            "all",
        ]
        code = subprocess.run([*command, *more]).returncode
        for mistake in server.mistakes():
            print(mistake)
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
