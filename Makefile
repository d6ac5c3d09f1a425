# Two commands on a fresh machine: `make play` and `make test`. They need Python 3.11 or later, and nothing else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

.PHONY: help play game needed shoal-itself test test-quick test-long test-bounds test-wheel test-sixth-game test-hunt postgresql nginx chromium check format generate docs lock coverage screenshots strips page-speed bench performance load audit ladders studies clean

help:
	@echo "make play         play in the browser"
	@echo "make test         run the tests, some minutes"
	@echo "make test-quick   those that need no server, no browser and nothing compiled, a minute: while you edit"
	@echo "make check        formatting, lint, types, also of the page, and what the page thinks"
	@echo "make format       put formatting right, also of the page"
	@echo "make game         begin a new game: NAME=blue-whale TITLE=\"Blue Whale\""
	@echo "make generate     what the code writes: docs, the page's types, schemas, golden games"
	@echo "make docs         these pages as a site with search, into build/docs/site"
	@echo "make lock         the newest versions of all packages, into constraints.txt"
	@echo "make coverage     line and branch coverage of games/, rules interpreted; fails under 100 %"
	@echo "make test-long    the runs of many games, more than an hour"
	@echo "make test-bounds  what every game owes, compiled with the bounds of its arrays checked"
	@echo "make test-wheel   a game in the browser, played from the wheel as it is installed elsewhere"
	@echo "make test-sixth-game  the template's game, added to an empty clone, is known everywhere"
	@echo "make test-hunt    the tests RUNS=15 times in random order, BUSY=5 of them on a busy machine; lists what failed"
	@echo "make screenshots  every screen of the page into build/screenshots"
	@echo "make strips       what each kind of event looks like while it is shown, into build/strips; some 10 minutes"
	@echo "make page-speed   how big and how quick the page is here, into docs/page.md"
	@echo "make bench        how fast the rules are here"
	@echo "make performance  the same beside other libraries, into docs/performance.md; some 10 minutes"
	@echo "make load         how much the server bears here, into docs/load.md; some 20 minutes"
	@echo "make audit        what is known of faults in the versions we pin"
	@echo "make studies      the published studies, into docs/studies; plays only what is not kept there"
	@echo "make ladders      contests of the computer players, into docs/bots.md; more than an hour, goes on if stopped"

play: $(VENV)/.play
	@$(BIN)/shoal serve

# Python keeps what it compiled of the tests, also where it is told not to: otherwise each worker compiles all of it.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist loadgroup
test: $(VENV)/.dev postgresql nginx chromium
	$(PYTEST) -m "not long"

QUICK := tests/games tests/contract tests/page/test_units.py $(filter-out tests/test_bench%.py tests/test_gpu.py \
           tests/test_hunt.py tests/test_walks.py tests/test_tutorials.py, $(wildcard tests/test_*.py))
# What compiles a game belongs to the group of its game.
test-quick: $(VENV)/.dev
	$(PYTEST) -m "not long and not sweep and not xdist_group" $(QUICK)

test-long: $(VENV)/.dev postgresql nginx chromium
	$(PYTEST) -m long

# Machine code that is compiled so is slower, and not what users run: it has a cache of its own.
test-bounds: $(VENV)/.dev
	SHOAL_CACHE=$(CURDIR)/build/bounds NUMBA_BOUNDSCHECK=1 $(PYTEST) -m "xdist_group and not long" tests/contract

test-wheel: $(VENV)/.dev chromium
	$(BIN)/python -m tools.shipped

test-sixth-game: $(VENV)/.dev chromium
	$(BIN)/python -m tools.sixth_game

# make game NAME=blue-whale TITLE="Blue Whale"
game: $(VENV)/.dev
	$(BIN)/python -m tools.new_game "$(NAME)" "$(TITLE)"
	$(BIN)/python -m tools.generate "$(NAME)"

RUNS ?= 15
BUSY ?= 5
test-hunt: $(VENV)/.dev postgresql nginx chromium
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m tools.hunt --runs $(RUNS) --busy $(BUSY)

# The server is tested on a real one. If it can't be installed, this says so and those tests are left out.
postgresql: $(VENV)/.dev
	@$(BIN)/python tests/server/postgresql.py

# So is what a proxy before it says, and what deploy/ has is read by the programs that it is for.
nginx: $(VENV)/.dev
	@$(BIN)/python tests/server/nginx.py

# The page is tested in a real browser, on the same terms.
chromium: $(VENV)/.dev
	@$(BIN)/python tests/page/browser.py

check: $(VENV)/.dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python -m tools.owed
	$(BIN)/python -m tools.generate --check
	$(BIN)/python hatch_build.py run check
	$(BIN)/python hatch_build.py run test

format: $(VENV)/.dev
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/python hatch_build.py run format

generate: $(VENV)/.dev
	$(BIN)/python -m tools.generate

docs: $(VENV)/.docs
	$(BIN)/python -m tools.site

lock: $(VENV)/.dev
	$(BIN)/python -m tools.lock

# What is traced is slow: only games/ is, and every line of it is tested without the random games, which `make test` plays.
coverage: $(VENV)/.dev
	$(BIN)/python -m coverage run --source=shoal.games -m pytest -k "not compiled" -m "not long and not sweep" tests/games tests/test_match.py tests/contract/test_secrets.py
	$(BIN)/python -m coverage report --include="src/shoal/games/*" --show-missing --fail-under=100

screenshots: $(VENV)/.dev chromium
	$(BIN)/python -m tests.page.screenshots

strips: $(VENV)/.dev chromium
	$(BIN)/python -m tests.page.strips
	$(BIN)/python -m tests.page.strips --size phone

page-speed: $(VENV)/.dev chromium
	$(BIN)/python -m tests.page.speed

bench: $(VENV)/.dev
	$(BIN)/shoal bench

# Written aside first: a run that is stopped leaves the page as it was.
performance: $(VENV)/.bench
	$(BIN)/shoal bench --peers --growth --milliseconds 100 --markdown > $(VENV)/performance.md
	mv $(VENV)/performance.md docs/performance.md

load: $(VENV)/.dev
	$(BIN)/python -m shoal.bench.load --computers 100 --markdown > $(VENV)/load.md
	mv $(VENV)/load.md docs/load.md

# Asks the public database of the Python packages, so it needs the network.
audit: $(VENV)/.dev
	$(BIN)/pip-audit --strict --no-deps --disable-pip --requirement constraints.txt

# Its games are kept in docs/ladders: stopped, it goes on, and so it does in another clone; to begin anew, remove them.
ladders: $(VENV)/.dev
	$(BIN)/python -m shoal.bench.ladders

# Each is kept in docs/studies/kept: to play one anew, remove its file there, or name it: python -m tools.studies NAME
studies: $(VENV)/.dev
	$(BIN)/python -m tools.studies

clean:
	rm -rf $(VENV) frontend/node_modules src/shoal/server/static

# Set up once; again only when what is needed has changed. Setting up also builds the page.
PAGE := hatch_build.py $(shell find frontend src/shoal -type f -not -path '*/node_modules/*' -not -path '*/gallery/*' \
          \( -path 'frontend/*' -o -name '*.ftl' -o -name 'rules*.md' \))

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "shoal needs Python 3.11 or later: make PYTHON=python3.11 …")'
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

# Each takes a core: pip fetches what is needed while the page is built. Python compiles what it loads anyway; to do it
# beforehand, for all that was fetched, would take longer than everything else.
SET_UP := $(MAKE) --no-print-directory -j2 needed shoal-itself

$(VENV)/.play: pyproject.toml constraints.txt $(PAGE) | $(BIN)/python
	@$(SET_UP) EXTRAS=fast
	@touch $@

needed:
	@$(BIN)/python tools/needed.py $(EXTRAS) > $(VENV)/needed.txt
	@$(PIP) install --no-compile --constraint constraints.txt --requirement $(VENV)/needed.txt

shoal-itself:
	@$(PIP) install --no-compile --constraint constraints.txt --no-deps --editable .

$(VENV)/.dev: pyproject.toml constraints.txt $(PAGE) | $(BIN)/python
	@$(SET_UP) EXTRAS="envs export open-spiel passkeys postgresql push train dev"
	@touch $@ $(VENV)/.play

$(VENV)/.bench: pyproject.toml constraints.txt $(PAGE) | $(BIN)/python
	@$(SET_UP) EXTRAS=bench
	@touch $@

$(VENV)/.docs: pyproject.toml constraints.txt $(VENV)/.play
	@$(MAKE) --no-print-directory needed EXTRAS=docs
	@touch $@
