# Needs only make and Python 3.11 or newer with venv; everything else is installed into .venv.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$p; break; fi; done)
VENV := .venv
RUN := $(VENV)/bin/python
# What playing needs, and everything; the versions are the same in both.
PLAY_LOCK := play.lock
LOCK := requirements.lock
PLAYABLE := $(VENV)/.playable
STAMP := $(VENV)/.current
PIP := $(RUN) -m pip install --quiet --disable-pip-version-check --no-deps --no-compile
TESTS ?= tests
JOBS ?= 2

.PHONY: setup play test lint types layers unit cluster coverage fast slow wheels soak siege release mutants bench numbers lock browser database compiler clean docs

setup: $(STAMP)

# Sets up .venv with what a lock holds. Bytecode is made when a module is first used: much of it never is.
define install
	@test -n "$(PYTHON)" || { echo "Zataku needs Python 3.11 or newer with venv." >&2; exit 1; }
	@$(RUN) -c 'import pip' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
	@echo "Setting up $(VENV) ..."
	@$(PIP) --require-hashes -r $(1)
	@$(PIP) --no-build-isolation -e .
endef

$(PLAYABLE): $(PLAY_LOCK) pyproject.toml
	$(call install,$(PLAY_LOCK))
	@touch $@

$(STAMP): $(LOCK) pyproject.toml
	$(call install,$(LOCK))
	@touch $(PLAYABLE) $@

play: $(PLAYABLE)
	@$(RUN) -m zataku

test: setup browser database lint types layers unit cluster

lint: setup
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(VENV)/bin/oxlint src/zataku/table/static

types: setup
	$(RUN) -m mypy

layers: setup
	PYTHONPATH=src $(VENV)/bin/lint-imports --no-cache

unit: setup
	$(RUN) -m pytest -q -n $(JOBS) $(TESTS)

# A real Ray cluster on this machine, alone: it wants its cores for itself.
cluster: setup
	$(RUN) -m pytest -q -m cluster $(TESTS)

# The same, and which lines no test has run; it takes half as long again.
coverage: setup
	$(RUN) -m pytest -q -n $(JOBS) --cov --cov-report=term $(TESTS)

# The compiled engine: kernel and rules as machine code, from the same sources. Plain again: make slow.
fast: setup
	@$(RUN) hatch_build.py --jobs $(JOBS)

slow:
	@find src -name '*.so' -delete
	@rm -f src/zataku/compiled.json

# The plain wheel, and where there is a C compiler the one for this machine, into dist/.
wheels: setup
	@rm -rf dist
	@$(RUN) -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@if $(RUN) hatch_build.py --check; then ZATAKU_COMPILE=1 $(RUN) -m pip wheel --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --wheel-dir dist .; fi
	@ls dist

soak: setup
	$(RUN) -m pytest -q -n $(JOBS) -m soak $(TESTS)

# Kills, floods and fills real servers while people play, for some minutes, and tells what was lost; parts of it:
# make siege KILLS=20 TABLES=160 PARTS="sqlite postgres"
KILLS ?= 20
TABLES ?= 160
siege: setup database
	@$(RUN) -m tests.siege --kills $(KILLS) --tables $(TABLES) $(PARTS)

# Keeps the rules as they are now for matches begun with them, before they change: make release NAME=second
release: setup
	@$(RUN) -m zataku.table.releases.pack $(NAME)

# Breaks the rules of a game one at a time and tells what no rule test notices: make mutants GAME=bamboo SAMPLE=400
# All changes of a file, to go on with another time: make mutants GAME=bamboo SAMPLE=0 ONLY=steps/winter.py KEPT=mutants
GAME ?= bamboo
SAMPLE ?= 200
mutants: setup
	@$(RUN) -m tests.mutants $(GAME) --sample $(SAMPLE) --jobs $(JOBS) --only "$(ONLY)" $(if $(KEPT),--kept "$(KEPT)")

bench: setup
	@$(RUN) -m zataku bench

# Branching, length, size and speed of every game and player count, into docs/numbers.md.
numbers: setup
	@$(RUN) -m bench.sizes

# The documents as a site, in build/site.
docs: setup
	@NO_MKDOCS_2_WARNING=1 $(RUN) -m mkdocs build --strict

# Newest versions of everything; the tool that finds them is needed for nothing else.
lock: setup
	@$(RUN) -m pip install --quiet --disable-pip-version-check uv
	$(LOCKING) --upgrade --group dev pyproject.toml -o $(LOCK)
	$(LOCKING) --group play --constraint $(LOCK) pyproject.toml -o $(PLAY_LOCK)

LOCKING = $(RUN) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url

# The browser tests of the web table use the system's Chromium or Chrome.
browser:
	@if command -v chromium || command -v chromium-browser || command -v google-chrome || command -v chrome; then :; \
	elif [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ] \
		&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; then :; \
	else echo "No Chromium or Chrome found: the browser tests are left out."; fi

# The tests of several workers use the system's PostgreSQL, in a folder of their own.
database:
	@if command -v postgres || ls -d /usr/lib/postgresql/*/bin 2>/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ] \
		&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql; then :; \
	else echo "No PostgreSQL found: the tests of several workers are left out."; fi

# The compiled engine is built by the system's C compiler.
compiler:
	@if command -v cc || command -v gcc || command -v clang; then :; \
	elif [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ] \
		&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq gcc libc6-dev; then :; \
	else echo "No C compiler found: the compiled engine is left out."; fi

clean: slow
	rm -rf $(VENV) build dist .coverage .coverage.* htmlcov .mypy_cache .ruff_cache .pytest_cache .hypothesis
