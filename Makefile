# Needs only Python 3.11 or newer, git and make. Everything else goes into .venv, from
# requirements.lock, the first time that a target needs it.

PYTHON ?= python3
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
SOURCES := spec executor proofs reports tests src

# Empty where there is no such Python. It is part of the stamp's name, so that another PYTHON
# makes another environment.
VERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
READY := $(VENV)/.ready-$(VERSION)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: example test test-long agree agree-transformers agree-executors nightly-executors lint lock generate site bench bench-cost bench-verify mutants mutate-deciders \
	mutate-law clean help

example: $(READY) ## judge a plan for Llama 3.1 70B on eight devices
	@$(BIN)/shardproof check examples/plans/llama-3.1-70b-tp8.yaml

# Some machines forbid Python to keep what it has compiled; tests start it some hundred times. (Make
# knows `unexport` for one target from 4.4 on, and Debian has 4.3.)
PYTEST = env -u PYTHONDONTWRITEBYTECODE $(BIN)/pytest

test: $(READY) ## run the tests of a change (JOBS=2 processes)
	@$(PYTEST) -n $(JOBS) --dist worksteal

test-long: $(READY) ## run the tests of every night: many more of the same (JOBS=2 processes)
	@$(PYTEST) -n $(JOBS) --dist worksteal -m long
	@HYPOTHESIS_PROFILE=night $(PYTEST) -n $(JOBS) --dist worksteal -m "hypothesis and not long"

# It may be killed at any time: the same command goes on where it stood. AGREE_FLAGS="--module ffn"
# does a part.
AGREE := build/agreement.jsonl
agree: $(READY) ## decide two million plans by law, engine and execution (JOBS=2)
	@mkdir -p $(dir $(AGREE))
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tests.exhaustive --jobs $(JOBS) --resume \
		--out $(AGREE) --publish reports/published/agreement.json $(AGREE_FLAGS)

agree-transformers: $(READY) ## compare the reference model with transformers (install torch first)
	@$(BIN)/python -c 'import torch, transformers' 2>/dev/null || { \
		echo "Not in the lock, so install them first:" \
			"$(BIN)/pip install torch==2.13.0 transformers" >&2; exit 1; }
	@$(BIN)/pytest -m long -rP tests/executor/reference/test_transformers.py

# vLLM's server wants an environment of its own: it is named by VLLM_PYTHON, and else left out.
agree-executors: $(READY) ## fuzz the example executors, right and mutated (install torch, jax, transformers and megatron-core first)
	@$(BIN)/python -c 'import torch, jax, safetensors, transformers, accelerate, importlib.metadata as of; \
			of.version("megatron-core")' 2>/dev/null || { \
		echo "Not in the lock, so install them first:" \
			"$(BIN)/pip install torch==2.13.0 jax transformers==5.23.0 accelerate &&" \
			"$(BIN)/pip install --no-deps megatron-core==0.16.1" >&2; exit 1; }
	@$(BIN)/pytest -m long -rPs tests/harness/test_examples.py tests/harness/test_checkpoint.py \
		tests/harness/test_mutants.py tests/mutate tests/code

# Other cases each time; what fails is a false alarm. NIGHTLY_FLAGS="--only torch_tp" does a part.
BUDGET ?= 1h
nightly-executors: $(READY) ## fuzz right executors in all kinds of floats (BUDGET=1h)
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tests.harness.nightly --budget $(BUDGET) $(NIGHTLY_FLAGS)

lint: $(READY) ## check style, format and types, all three whatever the first one finds
	@failed=; \
	$(BIN)/ruff check || failed=1; \
	$(BIN)/ruff format --check || failed=1; \
	$(BIN)/pyright || failed=1; \
	test -z "$$failed"

# Pins stay as they are where they still fit; LOCK_FLAGS=--upgrade renews them all. One version
# serves every Python ("fewest"), so that what one of them tests holds for the others.
lock: $(READY) ## write requirements.lock anew from pyproject.toml
	@$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 \
		--fork-strategy fewest --generate-hashes --no-emit-index-url --no-header --quiet \
		--output-file requirements.lock $(LOCK_FLAGS)

# Tables and pages that mirror code or cases are never edited by hand; tests compare them.
generate: $(READY) ## write what is generated anew: reference, coverage, near misses, rounding, consoles
	@$(BIN)/python -m shardproof.spec.law.compiling
	@$(BIN)/python -m shardproof.reports.reference
	@$(BIN)/python -m shardproof.python_reference
	@$(BIN)/python -m shardproof.reports.coverage
	@$(BIN)/python -m shardproof.reports.theorems
	@$(BIN)/python -m shardproof.certificate.ground
	@$(BIN)/python -m tests.cases.publish
	@$(BIN)/python -m tests.fuzzing.publish
	@$(BIN)/python -m tests.cases.publish_operators
	@$(BIN)/python -m tests.cases.publish_bugs
	@$(BIN)/python -m tests.cases.publish_engines
	@$(BIN)/python -m tests.proofs.publish_independence
	@$(BIN)/python -m tests.executor.run.publish
	@$(BIN)/python -m tests.executor.run.measure_coverage
	@$(BIN)/python -m tests.executor.run.publish_rounding
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m tests.docs.write_consoles
	@$(BIN)/python -m tests.docs.sessions
	@$(BIN)/python -m tests.docs.terminal
	@$(BIN)/python -m tests.site

site: $(READY) ## write all that is published as a static site to build/site, with its digests
	@$(BIN)/python -m tests.site

mutants: $(READY) ## make each mistake of a table in the executor, and write what notices it
	@$(BIN)/python -m tests.executor.mutants --jobs $(JOBS)

mutate-law: $(READY) ## delete and weaken every clause of the law, and publish what notices it
	@$(BIN)/python -m tests.spec.mutation

mutate-deciders: $(READY) ## make mistakes in layout, lowering, engine and checker, and publish what notices each
	@$(BIN)/python -m tests.mutation.deciders

bench-cost: $(READY) ## publish what commands and calls cost, and how that grows
	@env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m tests.benchmarks.cost --publish $(BENCH_FLAGS)

bench-verify: $(READY) ## publish what `verify` takes, of all example models or MODELS="llama-3.1-8b …"
	@env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m tests.benchmarks.verify --publish $(BENCH_FLAGS) $(MODELS)

bench: $(READY) ## time whole commands against each other, and runs against the model
	@$(BIN)/python tests/benchmarks/check.py
	@$(BIN)/python tests/benchmarks/certify.py
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python tests/benchmarks/run.py
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python tests/benchmarks/why.py
	@$(BIN)/python -m tests.benchmarks.grid
	@$(BIN)/python -m tests.benchmarks.loops

clean: ## remove the environment and everything that tools left behind
	@rm -rf $(VENV) build dist htmlcov src/*.egg-info
	@rm -rf .coverage .coverage.* .hypothesis .pytest_cache .ruff_cache
	@find $(SOURCES) -type d -name __pycache__ -prune -exec rm -rf {} +

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) \
		| while IFS='|' read -r target text; do printf '%-18s %s\n' "$$target" "$$text"; done

# The stamp is written last: a set-up that was interrupted is done again.
$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "shardproof needs Python 3.11 or newer, and $(PYTHON) is $(or $(VERSION),not there)." \
			"Name another: PYTHON=python3.12 make $(or $(MAKECMDGOALS),test)" >&2; exit 1; }
	@echo "Setting up $(VENV) with Python $(VERSION) (once; a minute or two)"
	@ls $(BIN)/python$(VERSION) >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-build-isolation --no-deps --editable .
	@touch $@
