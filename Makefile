# `make play` and `make test` set up all they need: Python 3.11 or newer, make and git are enough.
#
# One environment with two sizes: .venv/play has what playing needs, .venv/ready all that is used here.

PYTHON ?= python3
ARGS ?=
JOBS ?= 2
# Tests wait for browsers and servers: with one more at a time than there are cores none is idle.
TESTERS ?= 3

VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv --quiet
INSTALL := $(UV) pip install --no-deps --no-build-isolation --editable .
LOCK := requirements.lock.txt
DEV_LOCK := requirements.dev.lock.txt
FAST := $(CURDIR)/build/fast
PEERS := $(CURDIR)/build/peers
BOARDGAME := build/boardgame
SCHEMA := $(CURDIR)/build/schema
LEARNING := $(CURDIR)/build/env
STATIC := src/ludoteca/table/static
PYTEST := $(BIN)/python -m pytest -n $(TESTERS) --dist worksteal
# What runs side by side is printed one after the other; an old make cannot do that.
WHOLE_LINES := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
NO_CC := This needs a C compiler and the Python headers, for example gcc and python3-dev.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error

# Some machines forbid bytecode: every start would compile the package again.
unexport PYTHONDONTWRITEBYTECODE
# A network with a certificate of its own is known to the system's store only; a bare machine may have no store.
export UV_SYSTEM_CERTS ?= $(if $(wildcard /etc/ssl/certs/*),true,false)
export VIRTUAL_ENV := $(CURDIR)/$(VENV)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web test-web pictures feel docs test check matrix fast test-compiled wheels soak bench load moves attack fuzz kills schema soak-table cluster peers test-env test-ray bench-desk lock clean FORCE

help:
	@echo "make play           open the table in your browser (ARGS='...' are passed on)"
	@echo "make terminal       play a game in the terminal"
	@echo "make web            build the browser client into the package"
	@echo "make test-web       check and test the browser client"
	@echo "make pictures       write screenshots of every page to build/pictures (needs chromium)"
	@echo "make feel           measure how the table feels, in a browser: clicks, waits, sizes (ARGS='--game NAME')"
	@echo "make docs           write the documentation as a site to build/site"
	@echo "make test           all checks: style, types, imports, lock file, tests, browser (ARGS='...' go to pytest)"
	@echo "make fast           compile engine, games, bots and moves at a table into build/fast (needs a C compiler)"
	@echo "make test-compiled  run the tests on the compiled package"
	@echo "make matrix         run the tests on every Python from 3.11 to 3.14 that is here"
	@echo "make wheels         build for release: source, wheel and compiled wheel, into dist"
	@echo "make soak           run the long tests"
	@echo "make bench          measure speed, interpreted and compiled"
	@echo "make load           how long a move takes while hundreds of tables play (ARGS='--tables 100')"
	@echo "make attack         attack a server of this machine's own: kills, crowds, floods, fuzz (ARGS='--quick')"
	@echo "make kills          kill a server of this machine's own a thousand times in the middle of play, and two on PostgreSQL (ARGS='--count 50')"
	@echo "make fuzz           ten million broken, strange and hostile messages to tables of every game (ARGS='--count 100000')"
	@echo "make schema         ask a server whatever its OpenAPI description allows, and more (schemathesis, in an environment of its own)"
	@echo "make soak-table     300 tables play for an hour: build/soak.png has the curve of memory (ARGS='--count 600' seconds)"
	@echo "make cluster        two servers with PostgreSQL, Redis and a proxy, on this machine (ARGS=--check plays through kills)"
	@echo "make moves          what a move at a table costs, beside boardgame.io (ARGS='--tables 1,40,400'; make peers first)"
	@echo "make peers          install other game engines into build for make bench and make moves"
	@echo "make test-env       run the tests of OpenSpiel and of a learning agent, in an environment of their own (large)"
	@echo "make test-ray       run the lab on a Ray of this machine's own, with a worker killed (minutes)"
	@echo "make bench-desk     what environments, OpenSpiel and data sets cost, beside their peers (make fast first, for both builds)"
	@echo "make lock           resolve $(LOCK) and $(DEV_LOCK) anew"
	@echo "make clean          remove all that these commands made"

# A wrong flag is told, and a question for help answered, before the client is built.
play: $(VENV)/play
	@$(BIN)/ludoteca serve --open $(ARGS) --check
	@$(if $(filter -h --help,$(ARGS)),,$(MAKE) --no-print-directory web)
	@$(if $(filter -h --help,$(ARGS)),,$(BIN)/ludoteca serve --open $(ARGS))

terminal: $(VENV)/play
	@$(BIN)/ludoteca play $(ARGS)

web: $(STATIC)/index.html

test-web: web/node_modules/ready
	cd web && $(NPM) run check && $(NPM) run test

pictures: $(STATIC)/index.html $(VENV)/ready
	$(BIN)/python -m tools.make_pictures $(ARGS)

feel: $(STATIC)/index.html $(VENV)/ready
	$(BIN)/python -m tools.measure_feel $(ARGS)

docs: $(STATIC)/index.html $(VENV)/ready
	$(BIN)/python -m tools.make_site $(ARGS)

# The checks use one core each: side by side they take half as long. Then the tests have all cores. First the
# environment: while it grows from the smaller size, the package that the client's types come from is not there.
test: $(VENV)/ready
	@$(MAKE) --no-print-directory --jobs=$(JOBS) $(WHOLE_LINES) check test-web $(STATIC)/index.html engines
	$(PYTEST) $(ARGS)

check: $(VENV)/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	@# A lock file that names a registry host works only where that host is reached.
	@git grep --no-index --exclude-standard -nE '://|--(extra-)?index-url|--find-links' -- '*.lock.txt'; test $$? -eq 1
	@git grep --no-index --exclude-standard -nE 'registry *=|"resolved":' -- '*.lock' '*-lock.json' 'pylock*.toml'; test $$? -eq 1

# The browser that the tests drive: one that is there, else one is installed, else a sentence says what is missing.
.PHONY: browser
browser: $(VENV)/ready
	@$(BIN)/python -m tools.find_browser

# The database that the tests use besides SQLite, in the same way; after the browser: one installs at a time.
.PHONY: engines
engines: browser
	@$(BIN)/python -m tools.engines

fast: $(FAST)/ready

test-compiled: $(FAST)/ready $(STATIC)/index.html engines
	PYTHONPATH=$(FAST) $(BIN)/python hatch_build.py
	PYTHONPATH=$(FAST) $(PYTEST) $(ARGS)

# nox skips the Pythons that are not here.
matrix: $(STATIC)/index.html $(VENV)/ready
	$(BIN)/nox $(ARGS)

# The compiled one is for the Python of .venv; cibuildwheel makes those for others, as pyproject.toml tells it.
wheels: $(STATIC)/index.html $(VENV)/ready
	@command -v $${CC:-cc} > /dev/null || { echo "$(NO_CC)"; exit 1; }
	@rm -rf dist
	@$(UV) build --no-build-isolation --sdist --wheel --out-dir dist
	@LUDOTECA_FAST=1 $(UV) build --no-build-isolation --wheel --out-dir dist
	@ls -l dist

soak: $(VENV)/ready
	$(PYTEST) -m soak $(ARGS)

bench: $(FAST)/ready
	$(BIN)/python bench/run.py --compiled $(FAST) --peers $(PEERS) $(ARGS)

load: $(VENV)/ready
	$(BIN)/python -m bench.load $(ARGS)

moves: $(VENV)/ready
	$(BIN)/python -m bench.table $(ARGS)

attack: $(STATIC)/index.html $(VENV)/ready
	$(BIN)/python -m tools.attack $(ARGS)

# Large, and needed by nobody else: an environment of its own, not locked.
schema: $(VENV)/ready
	@test -d $(SCHEMA) || $(BIN)/python -m venv $(SCHEMA)
	VIRTUAL_ENV=$(SCHEMA) $(UV) pip install "schemathesis>=4.32"
	$(BIN)/python -m tools.attack.schema $(SCHEMA)/bin/schemathesis --max-examples 50 $(ARGS)

fuzz: $(VENV)/ready
	$(BIN)/python -m tools.attack --only nonsense --count 10000000 --processes $(JOBS) $(ARGS)

kills: $(VENV)/ready
	$(BIN)/python -m tools.attack --only kills --only pair --count 1000 $(ARGS)

soak-table: $(VENV)/ready
	$(BIN)/python -m tools.attack --only soak --count 3600 $(ARGS)

cluster: $(STATIC)/index.html $(VENV)/ready
	$(BIN)/python -m tools.cluster $(ARGS)

peers: $(VENV)/ready
	$(UV) pip install --target $(PEERS) --compile-bytecode --group bench
	@mkdir -p $(BOARDGAME)
	@cp bench/boardgame/package.json $(BOARDGAME)
	@cd $(BOARDGAME) && $(NPM) install --no-package-lock --no-audit --no-fund

$(LEARNING)/ready: pyproject.toml | $(VENV)/ready
	@test -d $(LEARNING) || $(BIN)/python -m venv $(LEARNING)
	VIRTUAL_ENV=$(LEARNING) $(UV) pip install --editable . --group env
	@touch $@

bench-desk: $(LEARNING)/ready
	$(LEARNING)/bin/python bench/desk.py --compiled $(FAST) $(ARGS)

test-ray: $(LEARNING)/ready
	$(LEARNING)/bin/python -m pytest -s -W ignore tests/env/check_ray.py $(ARGS)

test-env: $(LEARNING)/ready
	$(LEARNING)/bin/python -m pytest tests/env/check_openspiel.py tests/env/check_sb3.py $(ARGS)

# Python 3.11 is the oldest we support, so the lock is resolved for it; newer ones get the same versions.
RESOLVE := $(UV) pip compile --universal --python-version 3.11 --generate-hashes --no-header --upgrade pyproject.toml
lock: $(VENV)/play
	$(RESOLVE) --group build --output-file $(LOCK)
	$(RESOLVE) --group dev --constraint $(LOCK) --output-file $(DEV_LOCK)

clean:
	rm -rf $(VENV) .nox build dist $(STATIC) web/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -f $$(grep -ls 'Made by tools/make_types.py' web/src/lib/*.ts web/src/games/*/*.ts) web/src/games/*/stills.json
	rm -rf web/src/games/*/pictures
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Ludoteca needs Python 3.11 or newer. If you have one under another name: make play PYTHON=python3.12"; \
		exit 1; }
	@echo "Setting up $(VENV), once ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# uv itself comes from the lock file, with its hash; it then installs the rest many times faster than pip.
# An environment that was made for testing stays one.
$(VENV)/locked: $(LOCK) | $(VENV)/python
	@awk '/^uv==/ { on = 1 } on { print } on && !/\\$$/ { exit }' $(LOCK) > $(VENV)/uv.txt
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes --no-deps -r $(VENV)/uv.txt
	@$(UV) pip sync --compile-bytecode --require-hashes $(if $(wildcard $(VENV)/ready),$(DEV_LOCK),$(LOCK))
	@touch $@

$(VENV)/play: $(VENV)/locked pyproject.toml hatch_build.py
	@$(INSTALL)
	@touch $@

# The larger lock holds all of the smaller. A sync takes the package itself away, so it is put back.
$(VENV)/ready: $(DEV_LOCK) $(VENV)/play
	@rm -f $(VENV)/play
	@$(UV) pip sync --compile-bytecode --require-hashes $(DEV_LOCK)
	@$(INSTALL)
	@touch $(VENV)/play $@

# Node comes with the environment: nobody needs one of their own.
web/node_modules/ready: web/package.json web/package-lock.json web/.npmrc | $(VENV)/play
	@echo "Fetching what the client is built with ..."
	@cd web && $(NPM) ci
	@touch $@

$(STATIC)/index.html: web/node_modules/ready web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json web/licences.ts \
		$(shell find web/src web/public web/licences tools/make_art.py src/ludoteca/games/*/art src/ludoteca/*/words src/ludoteca/games/*/words -type f ! -name '*.test.ts' ! -path '*/__pycache__/*' 2>/dev/null)
	@echo "Building the client ..."
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

# Rewritten only when a source comes or goes: a date alone would not show a deleted file.
build/sources: FORCE
	@mkdir -p build
	@find src -type f ! -path '*/__pycache__/*' ! -path '$(STATIC)/*' | sort > $@.now
	@cmp -s $@.now $@ || cp $@.now $@

$(FAST)/ready: build/sources pyproject.toml hatch_build.py hatch_fields.py $(VENV)/python $(shell find src -type f ! -path '*/__pycache__/*' ! -path '$(STATIC)/*' 2>/dev/null) | $(VENV)/ready
	@command -v $${CC:-cc} > /dev/null || { echo "$(NO_CC)"; exit 1; }
	@echo "Compiling engine, games, bots and moves at a table ..."
	@rm -rf $(FAST)
	@LUDOTECA_FAST=1 LUDOTECA_SKIP_WEB=1 $(UV) pip install --target $(FAST) --no-deps --no-build-isolation --reinstall --compile-bytecode .
	@# The client is that of the source, built before or after.
	@rm -rf $(FAST)/ludoteca/table/static
	@ln -s $(CURDIR)/$(STATIC) $(FAST)/ludoteca/table/static
	@touch $@
