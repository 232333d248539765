# Every task in this repository. Needs only Python 3.11 or newer and make.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c

BIN := .venv/bin
BENCH := .venv-bench/bin
MUTANTS := .venv-mutants/bin
LOCK := .venv-lock/bin
AUDIT := .venv-audit/bin

# Tests start hundreds of Python processes, which would compile the same modules again and again.
unexport PYTHONDONTWRITEBYTECODE

# Overridable: `make test WORKERS=8`.
WORKERS ?= 2

NODE_MODULES := web/node_modules/.package-lock.json

# The first interpreter that is new enough and can create a virtual environment. Each is tried by
# running it, because a name on the PATH may be a shim with nothing behind it.
FIT := import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for it in python3 python3.14 python3.13 python3.12 python3.11; do \
	if $$it -c '$(FIT)' >/dev/null 2>&1; then echo $$it; break; fi; done)

# mypy fails on a path that doesn't exist, so it is given only the folders that do.
TYPED := $(wildcard src tests bench examples tools)

##@ Everyday

.PHONY: play
play: web ## Start the server and open it in the browser
	@$(BIN)/gemkeep

.PHONY: story
story: .venv/installed ## Let bots play one game of each kind, printed as a story
	@$(BIN)/python -m gemkeep.cli.records.showcase

# Whole games drawn at random, whole programs and servers are left to `make test`.
QUICK := tests/core tests/games tests/table tests/wire tests/web \
	--ignore-glob='*/test_laws.py' --ignore-glob='*/test_no_leak.py' \
	--ignore-glob='*/test_machine.py' --ignore-glob='*/test_protocol_page.py'

.PHONY: quick
quick: .venv/installed ## Run after every edit: format, lint, types, contracts, fast unit tests
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/build_web.py unit
	$(BIN)/pytest -q -n $(WORKERS) $(QUICK)

# All that needs no other part's result shares the cores, the longest first. The browser tests take
# as long as all others together, so they start first; a worker that runs out of tests takes over
# some of another's. A few tests that fail are repeated alone, and listed.
.PHONY: test
test: .venv/installed ## Run everything CI checks: static checks, all tests, coverage
	@$(BIN)/python -m tools.chromium >/dev/null
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target \
		compiled web check-python check-web unit
	$(BIN)/python -m tools.run_tests -n $(WORKERS) --dist worksteal --cov --cov-report=term-missing

# What Numba compiles, once and for all workers. Bots would compile it at a low priority, while a
# test waits for their move.
.PHONY: compiled
compiled: .venv/installed
	@$(BIN)/python -m gemkeep.minds.hideouts.compile_all

.PHONY: unit
unit: .venv/installed $(NODE_MODULES)
	$(BIN)/python tools/build_web.py unit

# Both halves need one core for about as long.
.PHONY: check check-python check-web
check: .venv/installed ## Run the static checks: format, lint, types, import contracts
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check-python check-web

check-python: .venv/installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports --no-logo

check-web: .venv/installed $(NODE_MODULES)
	$(BIN)/python tools/build_web.py lint
	$(BIN)/python tools/build_web.py check

.PHONY: format
format: .venv/installed ## Format the code and fix what the linter can fix
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

.PHONY: playthroughs
playthroughs: .venv/installed ## Record the golden playthroughs again (read the diff)
	$(BIN)/python -m tests.playthroughs
	$(BIN)/python -m tests.envs.openspiel.playthroughs

.PHONY: pictures
pictures: web ## Retake the screenshots in docs/pictures
	LUCK=3 $(BIN)/python -m tests.browser.pictures  # a deal in which a lot happens

.PHONY: puzzles
puzzles: .venv/installed ## Find the puzzles of both games again (minutes)
	$(BIN)/python -m tools.puzzles
	$(BIN)/python -m tools.hideouts_puzzles

# Options for `python -m gemkeep.server`: make dev SERVER="--port 8123 --bot-pace 0"
SERVER ?=
.PHONY: dev
dev: .venv/installed ## Run only the server, with build/dev.db: make dev [SERVER=...]
	@mkdir -p build
	$(BIN)/python -m gemkeep.server --db build/dev.db $(SERVER)

.PHONY: types
types: .venv/installed ## Generate web/src/net/wire.ts from the Python types
	$(BIN)/python -m tools.typescript

.PHONY: gallery
gallery: .venv/installed ## Make and measure the gallery of levels again (an hour)
	$(BIN)/python -m tools.level_gallery

.PHONY: web
web: src/gemkeep/server/static/index.html ## Build the browser client into the server

##@ Occasional

# The words after `bench` are benchmarks, not targets: `make bench engine` runs that one.
ifeq (bench,$(firstword $(MAKECMDGOALS)))
BENCHMARKS := $(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS))
endif
ifneq (,$(BENCHMARKS))
.PHONY: $(BENCHMARKS)
$(BENCHMARKS): bench
	@:
endif

.PHONY: bench
bench: .venv-bench/installed web ## Compare performance with other projects: make bench [NAME]
	$(BENCH)/python -m bench $(BENCHMARKS)

# What a run has covered is in docs/faults.md. `nice`, because both keep every core busy.
SECONDS ?= 60
.PHONY: fuzz
fuzz: .venv/installed ## Send hostile messages, records, requests and frames: make fuzz [SECONDS=60]
	nice $(BIN)/python -m tools.fuzz --seconds $(SECONDS) $(FUZZ)

FAULTS ?= 200
.PHONY: soak
soak: .venv/installed ## Kill servers and databases under load, and check: make soak [FAULTS=200]
	nice $(BIN)/python -m tools.soak --faults $(FAULTS) $(SOAK)

.PHONY: equality
equality: .venv/installed ## Compare the batch engine with the rules in thousands of games, and break each rule
	$(BIN)/python -m tests.batch

.PHONY: mutants
mutants: .venv-mutants/installed ## Mutate the rules and check that the tests notice
	$(MUTANTS)/python -m tools.mutants $(WORKERS)

.PHONY: wheel
wheel: web ## Build the wheel into dist/, with the licences of everything in it
	GEMKEEP_PAGES=built $(BIN)/hatchling build -t wheel

SBOM := dist/gemkeep.cdx.json
.PHONY: sbom
sbom: web .venv-audit/installed ## List everything that ships, as CycloneDX: dist/gemkeep.cdx.json
	@mkdir -p dist
	@$(BIN)/python -m tools.shipped.sbom >$(SBOM)
	@$(AUDIT)/python -m tools.shipped.check_sbom $(SBOM)

.PHONY: audit
audit: .venv/installed .venv-audit/installed ## Look up known vulnerabilities of all locked packages
	@$(BIN)/python -m tools.shipped.audit

# A lock keeps its pins until an .in file requires otherwise; `make lock UPGRADE=1` takes the newest.
# bench, build and run are constrained by dev, so dev comes first. A lock with no changes keeps its
# timestamp, so that its environment isn't rebuilt. `run` pins what the package needs to run, `lowest`
# the oldest versions that pyproject.toml allows, for tests/packaging. Extras are kept: without them,
# pip finds no hash for `coverage[toml]` as soon as there is a newer coverage than the pinned one.
define write_lock
echo "locking requirements/$(1).txt"; \
if [ -e $(1).txt ]; then cp -p $(1).txt $(1).before; fi; \
UV_CUSTOM_COMPILE_COMMAND="make lock" ../$(LOCK)/uv pip compile --quiet --no-config \
	--universal --python-version 3.11 --no-strip-extras --generate-hashes --no-emit-index-url \
	--no-emit-find-links $(if $(UPGRADE),--upgrade) $(2) --output-file $(1).txt; \
if cmp -s $(1).txt $(1).before; then mv $(1).before $(1).txt; else rm -f $(1).before; fi
endef

.PHONY: lock
lock: .venv-lock/installed ## Pin the requirements: make lock [UPGRADE=1]
	@cd requirements; for name in lock dev bench mutants build audit; do \
		$(call write_lock,$$name,$$name.in); done
	@cd requirements; $(call write_lock,run,../pyproject.toml --constraint dev.txt)
	@cd requirements; $(call write_lock,lowest,../pyproject.toml --upgrade --resolution lowest-direct)
	@if grep -nE '://|file:' requirements/*.txt; then \
		echo "A lock file contains a URL or path; only names and hashes are allowed." >&2; exit 1; fi

.PHONY: clean
clean: ## Remove the environments and all generated files
	rm -rf .venv .venv-* web/node_modules src/gemkeep/server/static build dist mutants htmlcov \
		.coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools $(wildcard bench examples) -name __pycache__ -type d -prune \
		-exec rm -rf {} +

.PHONY: help
help: ## Show this help
	@awk 'BEGIN { FS = ":.*## " } \
		/^##@/ { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# --- The browser client: rebuilt when one of its files changes ------------------------------------

# Installed by a target of its own, because what needs it runs at the same time.
$(NODE_MODULES): web/package-lock.json | .venv/installed
	@$(BIN)/python -c 'from tools.build_web import install; install()'

WEB := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)

src/gemkeep/server/static/index.html: .venv/installed tools/build_web.py requirements/run.txt $(WEB) \
		| $(NODE_MODULES)
	@$(BIN)/python tools/build_web.py
	@$(BIN)/python -m tools.shipped.licences
	@touch $@

# --- Environments: rebuilt when a lock changes; the package is reinstalled with pyproject.toml ---

define make_environment
@if [ -z "$(PYTHON)" ]; then \
	echo "Gemkeep needs Python 3.11 or newer with the venv module, and found none as python3," >&2; \
	echo "python3.14, python3.13, python3.12 or python3.11. Install one, or set its path:" >&2; \
	echo "    make PYTHON=/path/to/python3 ..." >&2; exit 1; fi
@echo "creating $(@D) with $(PYTHON) ($$($(PYTHON) -c 'import platform; print(platform.python_version())'))"
@$(PYTHON) -m venv --clear $(@D)
@$(@D)/bin/pip install --quiet --disable-pip-version-check --require-hashes $(PIP_OPTIONS) \
	$(foreach lock,$^,--requirement $(lock))
@touch $@
endef

define install_gemkeep
@$(<D)/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
	--editable .
@touch $@
endef

.venv/locked: requirements/dev.txt
	$(make_environment)

.venv-bench/locked: requirements/dev.txt requirements/bench.txt
	$(make_environment)

.venv-mutants/locked: requirements/mutants.txt
	$(make_environment)

# A test starts the program in it twice, which needs a fraction of the modules.
.venv-lowest/locked: PIP_OPTIONS := --no-compile
.venv-lowest/locked: requirements/lowest.txt
	$(make_environment)

.venv-lock/installed: requirements/lock.txt
	$(make_environment)

.venv-audit/installed: requirements/audit.txt
	$(make_environment)

.venv/installed: .venv/locked pyproject.toml
	$(install_gemkeep)

.venv-bench/installed: .venv-bench/locked pyproject.toml
	$(install_gemkeep)

.venv-mutants/installed: .venv-mutants/locked pyproject.toml
	$(install_gemkeep)
