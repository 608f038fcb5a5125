"""Plans that hand nothing to decode, or not to all of its ranks."""

from __future__ import annotations

import pytest

from shardproof.api import check
from shardproof.executor.run.verdict.search import counterexample
from tests.executor.run.cases import written

IDLE = "dp: 2\nworkload: {batch: 1, prompt: 2, steps: 1}\n"
WRONG = {
    "on one rank": "tp: 1\nedits: [{drop: handoff}]",
    "on two": "tp: 2\nedits: [{drop: handoff}]",
    "to fewer ranks": "tp: 2\ndecode: {tp: 1}\nedits: [{drop: handoff}]",
    "over stages": "pp: 2\nedits: [{drop: handoff}]",
    "on the second rank": "tp: 2\nedits: [{drop: handoff, ranks: {tp: [1]}}]",
    "on each in turn": (
        "dp: 2\nedits: [{drop: handoff, ranks: {dp: [0]}}, {drop: handoff, ranks: {dp: [1]}}]"
    ),
    "with one sequence for two replicas": f"{IDLE}edits: [{{drop: handoff}}]",
}


@pytest.mark.parametrize("model", ["llama", "state", "indexer"])
@pytest.mark.parametrize("name", WRONG)
def test_decode_misses_its_cache(name: str, model: str) -> None:
    found = check(*written(model, WRONG[name]))
    assert found.word == "illegal"
    run = counterexample(*written(model, WRONG[name]))
    assert run is not None
    assert run.kind == "cannot run"


def test_an_idle_replica_misses_nothing() -> None:
    plan = written("llama", f"{IDLE}edits: [{{drop: handoff, ranks: {{dp: [1]}}}}]")
    assert check(*plan).word == "legal"
    assert counterexample(*plan) is None
