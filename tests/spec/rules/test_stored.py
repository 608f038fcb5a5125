"""A derivation as data: the same for the same plan, and nothing in it may be changed unseen."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.op import listed_split, split_of
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.rules.derive import Derivation, derive
from shardproof.spec.rules.stored import plain, recheck, stored
from tests.executor.run.cases import ACCEPTED, load, written

PLANS = ["tp: 2", "pp: 2\ntp: 2\nstages: {stream: separate}", "sp: 2\nsequence: {exchange: ring}"]


def data_of(model: Model, plan: Plan) -> Any:  # noqa: ANN401  (whatever JSON holds)
    found = derive(model, plan)
    assert isinstance(found, Derivation), str(found)
    return json.loads(json.dumps(stored(found)))


@pytest.mark.parametrize("file", ACCEPTED[::6], ids=lambda file: file.stem)
def test_an_accepted_plan_s_derivation_is_stored_and_holds(file: Path) -> None:
    model, plan = load(file)
    assert recheck(data_of(model, plan), model, plan) is None


def leaves(data: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:  # noqa: ANN401
    """Where every word and number of a tree stands."""
    keys: list[str | int] = [*data] if hasattr(data, "keys") else list(range(len(data)))
    for key in keys:
        if isinstance(data[key], dict | list) and data[key]:
            yield from leaves(data[key], (*at, key))
        else:
            yield (*at, key)


@pytest.mark.parametrize("text", PLANS)
def test_whatever_is_changed_is_named(text: str) -> None:
    model, plan = written("llama", text)
    data = data_of(model, plan)
    for path in Random(1).sample(list(leaves(data)), 60):
        changed = copy.deepcopy(data)
        place = changed
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = "forged"
        assert "it says forged" in (recheck(changed, model, plan) or ""), path


class TestForged:
    """The first step that does not hold is told by its name."""

    def test_a_step_left_out(self) -> None:
        model, plan = written("llama", "tp: 2")
        data = data_of(model, plan)
        del data["prefill"]["parts"][1]["steps"][3]
        told = recheck(data, model, plan)
        assert told is not None
        assert told.startswith("prefill / parts / layers.0 / steps / layers.0.attention.v / name:")

    def test_a_derivation_of_another_plan(self) -> None:
        model, plan = written("llama", "tp: 2")
        _, other = written("llama", "tp: 2\nstream: hidden")
        assert recheck(data_of(model, plan), model, other) is not None
        _, wrong = written("llama", "tp: 2\nffn: {down: {collective: none}}")
        told = recheck(data_of(model, plan), model, wrong)
        assert (told or "").startswith("the plan has no derivation: layers.0.out")


class TestAlone:
    """A reader needs no more than the data: every rule, value and part that is named is there."""

    def test_all_that_is_named_is_there(self) -> None:
        for file in ACCEPTED[::20]:
            data = data_of(*load(file))
            known = {each["value"] for each in data["values"]}
            for each in data["values"]:
                assert set(each["of"]) <= known
            for phase in ("prefill", "decode"):
                for run in data.get(phase, {"layers": []})["layers"]:
                    assert all(0 <= part < len(data[phase]["parts"]) for part in run["parts"])
                for part in data.get(phase, {"parts": []})["parts"]:
                    for step in part["steps"]:
                        assert step["rule"] in KINDS
                        given = [*step["reads"], step["gives"]]
                        assert {g["value"] for g in given if "value" in g} <= known

    def test_it_is_the_same_in_another_process(self) -> None:
        program = (
            "import json; from tests.executor.run.cases import written\n"
            "from shardproof.spec.rules.derive import derive\n"
            "from shardproof.spec.rules.stored import stored\n"
            "print(json.dumps(stored(derive(*written('mixtral', 'tp: 2\\nep: 2')))))"
        )
        told = {
            subprocess.run(
                [sys.executable, "-c", program], capture_output=True, text=True, check=True,
                env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
                cwd=Path(__file__).resolve().parents[3],
            ).stdout
            for seed in ("1", "2")
        }  # fmt: skip
        assert len(told) == 1


SPECS = (
    *(CutSpec(kind) for kind in ("whole", "even", "chunk", "balanced", "zigzag")),
    *(CutSpec("strided", block=block) for block in (1, 2, 3, 4)),
    *(CutSpec("padded", multiple=multiple) for multiple in (0, 2, 4, 6, 8)),
    CutSpec("sizes", sizes=(2, 2)),
    CutSpec("sizes", sizes=(3, 1)),
    CutSpec("listed", listed=((range(2),), (range(2, 4),))),
    CutSpec("listed", listed=((range(4),), ())),
)


def test_equal_maps_are_told_alike_however_they_came_about() -> None:
    """Whoever keeps one of two equal maps may keep either, and nobody sees which."""
    maps = [split_of("a", Cut(spec, n, 2), pads=pads) for n in (1, 4, 5, 6)
            for spec in SPECS for pads in (True, False)]  # fmt: skip
    maps += [listed_split(each.axis, each.size, each.parts) for each in maps]
    equal = 0
    for one, other in combinations(maps, 2):
        if one == other:
            assert plain(one) == plain(other), (one, other)
            equal += 1
        else:
            assert plain(one) != plain(other), (one, other)
    assert equal > 100
