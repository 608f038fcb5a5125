"""What ranks have of every operator's result, by value: what the checker says of the same plan.

The checker has a lowering and values of its own. It says nothing of sums over experts' ranks, and
of sums only that there are some.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shardproof.api import load
from shardproof.certificate import checker
from shardproof.certificate.made import canonical_plan
from shardproof.certificate.valued import derivation_of
from shardproof.fuzzing.plans import random_plan
from shardproof.proofs.order.program import phases
from shardproof.reports.pictures.pieces import parts
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.engine.placements import Dim, Placement, placements
from shardproof.spec.layout.context import own_ranks
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.program.op import Split
from shardproof.spec.program.runs import has_pads, length, real
from tests.executor.run.cases import ACCEPTED, written
from tests.executor.run.cases import load as load_case
from tests.tiers import sampled

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((ROOT / "examples" / "plans").glob("*-tp*.yaml"))


def told(model: Model, plan: Plan) -> dict[PhaseName, dict[str, Any]]:
    """What the checker says of each result, by phase and name; parts that are alike once."""
    config: dict[str, Any] = {**model_data(model), "notes": []}
    found: Any = derivation_of(model, plan, config, canonical_plan(plan))
    return {
        name: {step["name"]: step["gives"] for part in phase["parts"] for step in part["steps"]}
        for name, phase in found.items()
    }


def apart(model: Model, plan: Plan) -> list[str]:
    """Results of which the two say different things."""
    ours, theirs = placements(model, plan), told(model, plan)
    out: list[str] = []
    for phase, gives in theirs.items():
        for name, right in gives.items():
            mine = ours[phase].of.get(name)
            if mine is None:
                out += [] if name.startswith(("sent", "received")) else [f"{phase}: {name}: none"]
                continue
            keys = right.get("keys", right)
            if [of_dim(dim) for dim in mine.dims] != [of_said(dim) for dim in keys["dimensions"]]:
                out.append(f"{phase}: {name}: {mine}, and it says {keys}")
            if keys.get("due") and not mine.partial:
                out.append(f"{phase}: {name}: {mine}, and it says that a sum is due")
    return out


def of_dim(dim: Dim) -> tuple[str, object]:
    split = dim.map
    if split is None or split.spec is not None:
        return dim.name, None if split is None else "tokens"
    return dim.name, unless_alone([held(split, rank) for rank in range(len(split))])


def held(split: Split, rank: int) -> tuple[list[int], int]:
    part = split.part(rank)
    own = [i for run in real(part) for i in run]
    return own, length(part) - len(own) if has_pads(part) else 0


def of_said(dim: Any) -> tuple[str, object]:  # noqa: ANN401
    if isinstance(dim, str):
        return dim, None
    if "tokens" in dim["map"]:
        return dim["name"], "tokens"
    ranks: list[tuple[list[int], int]] = []
    for row in dim["map"]["ranks"]:
        for count in range(row["ranks"]):
            runs = [
                (first + by * count, many, step)
                for (first, many, step), by in zip(row["first"], row["by"], strict=True)
            ]
            own = [first + step * i for first, many, step in runs for i in range(many)]
            ranks.append((own, row["pads"]))
    return dim["name"], unless_alone(ranks)


def unless_alone(ranks: list[tuple[list[int], int]]) -> object:
    """What one rank has all of, beside nothing and pads, may be told as what all have."""
    return None if sum(bool(own) for own, _ in ranks) == 1 else ranks


SUMMED = "ffn-pads-with-pads-behind-summed"
"""Where a rank of pads gets a sum: the checker calls it pads still, the engine by its indices."""
PADS = {"attention-pads-scattered", "embedding-pads-scattered", "head-pads-summed", SUMMED}
"""Where one rank's pads are added to another rank's indices."""
ALONE = {
    "attention-all-dimensions-on-one-rank",
    "embedding-all-rows-where-the-token-is-kept",
    "embedding-positions-first-keeps-the-only-token",
    "ffn-bias-where-the-token-is-kept",
}
"""Where one rank alone has what counts: the checker takes what others have for parts of a sum."""


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_of_published_models_both_say_the_same(file: Path) -> None:
    verdict = load(str(file))
    if verdict.legal:
        assert apart(verdict.model, verdict.plan) == []


@pytest.mark.parametrize(
    "file",
    sampled(ACCEPTED, every=4, also=[file for file in ACCEPTED if file.stem in PADS | ALONE]),
    ids=[file.stem for file in ACCEPTED],
)
def test_of_accepted_cases_both_say_the_same(file: Path) -> None:
    model, plan = load_case(file)
    if own_ranks(model, plan):
        return  # the engine tells what the ranks of tp have, and the checker those of the module
    found = apart(model, plan)
    assert bool(found) == (file.stem in {*ALONE, SUMMED}), found
    told = "width/tp" if file.stem == SUMMED else "a sum is due"
    assert all(told in each for each in found)


@pytest.mark.parametrize("seed", sampled(range(0, 400, 10), every=40))
def test_of_random_plans_both_say_the_same(seed: int) -> None:
    seen = 0
    for number in range(seed, seed + 10):
        model, plan = random_plan(number)
        if own_ranks(model, plan) or plan.edits or by_value(model, plan).word != "legal":
            continue
        seen += 1
        assert apart(model, plan) == [], f"plan {number}"
    checker.begin()
    assert seen


def test_every_operator_of_a_legal_plan_has_a_placement() -> None:
    model, plan = written("mixtral", "tp: 2\nep: 2\npp: 2")
    found = placements(model, plan)
    for name in phases(plan):
        every = {op.out for part in parts(model, plan, name) for op in part.ops}
        assert every <= found[name].of.keys()
        assert not found[name].why


def test_sums_are_told_with_their_axes_and_shards_with_their_sizes() -> None:
    model, plan = written("mixtral", "tp: 2\ndp: 2\nep: 4")
    of = placements(model, plan)["prefill"].of
    assert str(of["layers.0.attention.q"]) == "[sequence, token, head/tp 2+2, head_dim]"
    assert of["layers.0.attention.out"].partial == ("tp",)
    assert of["layers.0.attention.all_reduce"] == Placement(
        (Dim("sequence", -1), Dim("token", -1), Dim("hidden", model.hidden))
    )
    assert of["layers.0.moe.experts"].partial == ("block",)
    assert json.dumps(of["layers.0.moe.experts"].tokens) == '"each"'


def test_behind_who_is_to_blame_nothing_is_said() -> None:
    model, plan = written("llama", "tp: 2\nattention: {out: {collective: none}}")
    found = placements(model, plan)["prefill"]
    assert found.blamed == "layers.0.attended"
    assert found.blamed not in found.of
    assert found.of["layers.0.attention.out"].partial == ("tp",)
    assert placements(model, plan)["decode"].why.startswith("prefill stops")
