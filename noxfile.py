"""The tests on every supported Python: `make matrix`, or `nox -s tests-3.13`. Missing ones are skipped.

Each gets an environment of its own with the locked versions. The browser tests run once, in `make test`: they
are about the client. Arguments after `--` go to pytest.
"""

import nox

nox.options.default_venv_backend = "uv|virtualenv"
nox.options.download_python = "never"
nox.options.error_on_missing_interpreters = False

PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    session.install("--require-hashes", "-r", "requirements.dev.lock.txt")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".")
    session.run("python", "-m", "pytest", *(session.posargs or ["--ignore=tests/web"]))
