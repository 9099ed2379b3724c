# Monoceros: `make play` to play, `make test` to check everything. `make help` lists the rest.

PYTHON ?= python3
export MONOCEROS_CHROMIUM
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv
SAY    := @printf '\033[1m==> %s\033[0m\n'
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent
PAGE   := $(shell find web \( -name node_modules -o -name tests \) -prune -o -type f -print) $(wildcard src/monoceros/locales/*/*.ftl)
ENGINE := $(shell find src/monoceros/core src/monoceros/games src/monoceros/bots -name '*.py') \
          src/monoceros/_engine.py setup.py pyproject.toml

# QUICK=1 compiles for the edit loop: seconds instead of a minute, for an engine somewhat slower than the real one.
export MONOCEROS_QUICK := $(QUICK)

# A compiled engine that no longer fits its sources, or is missing where there is a compiler, is made again
# even where the dates of the files do not tell; and so is a quick one unless it is asked for.
STALE := $(shell [ ! -x $(BIN)/python ] || { $(BIN)/python -c 'import shutil, sys; from monoceros import ENGINE; \
           sys.exit(ENGINE.reason in ("sources-changed", "other-python") or \
           (ENGINE.reason == "not-compiled" and shutil.which("cc") is not None))' 2>/dev/null && \
           { [ -n "$(QUICK)" ] || \
           ! grep -qs '"quick": true' src/monoceros/_compiled/sources.json; }; } || echo stale)
ifeq ($(STALE),stale)
.PHONY: $(VENV)/.ready
endif

.DEFAULT_GOAL := help
.PHONY: chaos train-test chromium fuzz help setup play terminal test tests page-test compile quick screenshots lint lint-page page laws bench bench-server golden stage types docs build wheels lock clean

help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

setup: $(VENV)/.ready $(VENV)/.page $(VENV)/.lab $(VENV)/.peers ## Make .venv with everything in it
	$(SAY) "ready: $(BIN)/monoceros --help"

play: $(VENV)/.ready $(VENV)/.page ## Start the server and print the address to open; HOST=0.0.0.0 lets others in
	@$(BIN)/monoceros serve $(if $(HOST),--host $(HOST))

compile: $(VENV)/.ready ## Compile the engine if it needs to be; QUICK=1 for the edit loop

terminal: $(VENV)/.ready ## Play HiLo against two bots in this terminal
	@$(BIN)/monoceros play hilo --seats 3

test: lint tests ## Lint, then run all tests

tests: $(VENV)/.ready $(VENV)/.page $(VENV)/.lab page-test chromium ## The tests without the linters
	$(SAY) "tests"
	@$(BIN)/python -m pytest -n 2 -q

page-test: web/node_modules/.installed ## The tests of the page's pure logic
	$(SAY) "tests of the page's logic"
	@$(NPM) test > $(VENV)/page-test.log 2>&1 || { cat $(VENV)/page-test.log; exit 1; }

quick: $(VENV)/.ready $(VENV)/.page $(VENV)/.lab chromium ## The same, stopping at the first failure
	@$(BIN)/python -m pytest -n 2 -q -x

laws: $(VENV)/.ready ## The eight laws over ten thousand random games of each table size
	$(SAY) "the laws over 10,000 games of each table size (some minutes)"
	@MONOCEROS_LAW_GAMES=10000 $(BIN)/python -m pytest -n 2 -q tests/laws

train-test: $(VENV)/.ready $(VENV)/.lab ## MaskablePPO on every game; needs the extra train (PyTorch) in .venv
	@$(BIN)/python -c 'import sb3_contrib, torch' || { echo "First: pip install torch 'sb3-contrib>=2.7' 'onnx>=1.18' into .venv"; exit 1; }
	@$(BIN)/python -m pytest -q tests/train/maskable_ppo.py

lint: $(VENV)/.ready $(VENV)/.lab lint-page ## ruff, mypy --strict, import-linter, and the linters of the page
	$(SAY) "linters"
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache > $(VENV)/imports.log || { cat $(VENV)/imports.log; exit 1; }

lint-page: web/node_modules/.installed ## prettier, eslint and svelte-check
	@for check in format:check lint check; do \
	  $(NPM) run $$check > $(VENV)/page-check.log 2>&1 || { cat $(VENV)/page-check.log; exit 1; }; done

bench: $(VENV)/.ready $(VENV)/.peers ## Measure the engine and its peers in one run
	@$(BIN)/monoceros bench --peers

bench-server: $(VENV)/.ready ## Load a server of its own with fifty tables for ten seconds
	@$(BIN)/python -m monoceros.lab.bench.server_load --tables 50 --seconds 10

chaos: $(VENV)/.ready ## Kill, cut and fill up a server while a witness plays: KILLS=1000 before a release
	$(SAY) "faults on purpose"
	@for database in sqlite postgresql; do \
	  $(BIN)/python -m tests.chaos.storm --database $$database --kills $(or $(KILLS),20) || exit 1; done

stage: $(VENV)/.ready $(VENV)/.page chromium ## Measure whole games at every size of window and every number of seats
	@MONOCEROS_STAGE=all $(BIN)/python -m pytest -q --log-cli-level=info tests/web/test_stage.py

fuzz: $(VENV)/.ready $(VENV)/.fuzz ## Send a server what nobody would: REQUESTS and FRAMES of 100000 each, packs and records for SECONDS=600
	$(SAY) "mutated requests and frames"
	@$(BIN)/python -m tests.fuzz --requests $(or $(REQUESTS),100000) --frames $(or $(FRAMES),100000) --seed $(or $(SEED),1)
	$(SAY) "random programs of cards against the laws"
	@MONOCEROS_LAW_GAMES=$(or $(PROGRAMS),1000) $(BIN)/python -m pytest -q tests/laws/test_random_packs.py
	@for what in packs records; do \
	  printf '\033[1m==> %s that grow by themselves\033[0m\n' $$what; \
	  $(BIN)/python -m tests.fuzz.grown $$what -seed=$(or $(SEED),1) -max_total_time=$(or $(SECONDS),600) \
	    > $(VENV)/fuzz.log 2>&1 || { tail -n 60 $(VENV)/fuzz.log; exit 1; }; tail -n 1 $(VENV)/fuzz.log; done

golden: $(VENV)/.ready $(VENV)/.lab types ## Renew everything that is generated: golden matches, card texts, counts, the page's types
	@$(BIN)/python -m tests.golden.make
	@git diff --stat -- tests/golden docs web/src

types: $(VENV)/.ready web/node_modules/.installed ## Renew only the page's types, from the server's description
	@$(BIN)/python -m monoceros.server.openapi $(VENV) && $(NPM) run types -- $(CURDIR)/$(VENV)

docs: $(VENV)/.installed ## Build the documentation as a site into docs/_site
	@$(BIN)/python -m sphinx -W --keep-going -q -b html docs docs/_site
	@echo "docs/_site/index.html"

screenshots: $(VENV)/.ready $(VENV)/.page $(VENV)/.lab chromium ## Take the pictures of the README anew, in the middle of play
	@$(BIN)/python -m tests.web.screenshots

page: $(VENV)/.page ## Build only the page

build: $(VENV)/.ready $(VENV)/.page ## Build an archive of the sources and a wheel, both with the page, into dist/
	$(SAY) "archive of the sources, and a wheel"
	@rm -rf dist
	@$(UV) build --quiet --sdist --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
	@ls dist

wheels: $(VENV)/.ready $(VENV)/.page ## A wheel for every Python 3.11 to 3.14 that is on this machine, each tried in an environment of its own
	@$(BIN)/python -m tools.wheels

lock: $(UV) ## Pin the dependencies anew, with hashes
	@for group in dev page lab bench fuzz train uv; do \
	  case $$group in uv|page|fuzz) what="--group pyproject.toml:$$group" ;; \
	  bench) what="--group pyproject.toml:bench --constraint requirements/lab.txt" ;; \
	  lab) what="pyproject.toml --extra lab --extra ray --group pyproject.toml:lab-test --constraint requirements/dev.txt" ;; \
	  train) what="pyproject.toml --extra lab --extra train --constraint requirements/lab.txt" ;; \
	  *) what="pyproject.toml --group pyproject.toml:$$group" ;; esac; \
	  $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --custom-compile-command "make lock" $$what -o requirements/$$group.txt || exit 1; done

clean: ## Remove everything that was built or installed here
	@rm -rf $(VENV) build dist src/*.egg-info src/monoceros/_compiled src/monoceros/server/static web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	  .import_linter_cache
	$(SAY) "clean"

$(UV): requirements/uv.txt
	$(SAY) "environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Monoceros needs Python 3.11 or newer. If you have one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "Could not make a virtual environment. On Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt || { \
	  echo "Could not fetch uv. Is the network up?"; exit 1; }
	@touch $(UV)

$(VENV)/.tools: requirements/dev.txt $(UV)
	$(SAY) "dependencies"
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt || { \
	  echo "Could not install the dependencies. Is the network up? Then: make $(MAKECMDGOALS)"; exit 1; }
	@touch $@

$(VENV)/.installed: $(VENV)/.tools pyproject.toml setup.py src/monoceros/__init__.py
	@MONOCEROS_COMPILE=0 $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.ready: $(VENV)/.installed $(ENGINE)
	$(SAY) "Monoceros, compiling the engine ($(if $(QUICK),quickly,a minute or two the first time))"
	@$(BIN)/python setup.py --quiet build_ext --inplace > $(VENV)/compile.log 2>&1 || { cat $(VENV)/compile.log; exit 1; }
	@grep '^monoceros:' $(VENV)/compile.log || true
	@$(BIN)/monoceros --version
	@touch $@

# The tests of the page need a real browser; whoever may install one gets it, everybody else is told how.
chromium:
	@command -v chromium chromium-browser google-chrome > /dev/null || [ -n "$$MONOCEROS_CHROMIUM" ] || { \
	  printf '\033[1m==> Chromium for the tests of the page\033[0m\n'; \
	  { apt-get update -qq && apt-get install -y -qq chromium; } > $(VENV)/chromium.log 2>&1 || { \
	  echo "Could not install Chromium. On Debian: sudo apt-get install chromium. Elsewhere install any Chrome"; \
	  echo "and name it: make test MONOCEROS_CHROMIUM=/path/to/chrome"; exit 1; }; }

web/node_modules/.installed: web/package-lock.json requirements/page.txt $(UV)
	$(SAY) "Node and the packages of the page"
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/page.txt && $(NPM) ci || { \
	  echo "Could not fetch what the page is built with. Is the network up? 'make terminal' plays without it."; exit 1; }
	@touch $@

$(VENV)/.page: web/node_modules/.installed $(PAGE)
	$(SAY) "the page"
	@$(NPM) run build > $(VENV)/page.log 2>&1 || { cat $(VENV)/page.log; exit 1; }
	@touch $@

$(VENV)/.lab: requirements/lab.txt $(VENV)/.tools
	$(SAY) "what the lab works with"
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/lab.txt || { \
	  echo "Could not install the lab's dependencies. Is the network up? 'make play' works without them."; exit 1; }
	@touch $@

$(VENV)/.fuzz: requirements/fuzz.txt $(VENV)/.tools
	$(SAY) "what fuzzing works with"
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/fuzz.txt || { \
	  echo "Could not install the fuzzer. Is the network up? Nothing else needs it."; exit 1; }
	@touch $@

$(VENV)/.peers: requirements/bench.txt $(VENV)/.tools
	$(SAY) "peers for the benchmark"
	@if $(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/bench.txt; \
	  then touch $@; \
	  else echo "Some peers could not be installed; 'make bench' will leave them out, the rest works."; fi
