"""A counterexample made small and written down: it replays, whatever else a file may hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shardproof.executor.run.outcome.outcome import Counterexample, Equal
from shardproof.executor.run.trials.smaller_models import sizes
from shardproof.executor.run.verdict.search import counterexample
from shardproof.executor.run.witness.files import Witness, replayed, witness_of, witness_text
from shardproof.executor.run.witness.reading import read_witness
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.read import read_text
from shardproof.verdict.smallest import broken, smallest
from tests.executor.run.cases import NEAR_MISSES, load, written
from tests.tiers import sampled

OFTEN = ("MOE-SHARED-ONCE", "MOE-ROUTER-SUM--experts")
"""On smaller experts these would break another clause, in the same way."""
SAMPLE = [file for i, file in enumerate(NEAR_MISSES) if i % 12 == 0 or file.stem in OFTEN]
REST = [file for file in NEAR_MISSES if file not in SAMPLE]


def found(model: Model, plan: Plan) -> Counterexample:
    first = counterexample(model, plan)
    assert first is not None
    return first


def made(model: Model, plan: Plan) -> Witness:
    small, least = smallest(model, plan, found(model, plan))
    return witness_of(model, small, plan, least)


def read(text: str) -> Witness:
    return read_witness(read_text(text, "w.json"))


def holds(file: Path) -> None:
    """All that is promised of the witness of one near miss."""
    model, plan = load(file)
    first = found(model, plan)
    witness = made(model, plan)
    least, large = witness.found.tried, first.tried
    assert witness.found.kind == first.kind
    assert broken(witness.model, plan) == broken(model, plan) == [file.stem.split("--")[0]]
    assert (least.batch, least.prompt, least.steps, least.trials) <= (
        large.batch,
        large.prompt,
        large.steps,
        large.trials,
    )
    before = sizes(model)
    assert all(size <= before[name] for name, size in sizes(witness.model).items())
    text = witness_text(witness)
    assert read(text) == witness
    assert replayed(read(text)) == witness.found
    assert witness_text(read(text)) == text


@pytest.mark.parametrize("file", SAMPLE, ids=lambda file: file.stem)
def test_a_near_miss_has_a_witness_that_is_no_larger_and_replays(file: Path) -> None:
    holds(file)


@pytest.mark.long
@pytest.mark.parametrize("file", REST, ids=lambda file: file.stem)
def test_every_other_near_miss_has_one_too(file: Path) -> None:
    holds(file)


class TestEdited:
    """A plan whose program is edited is stored with its edits."""

    @pytest.mark.parametrize("layer", [0, 1])
    def test_the_layer_that_is_edited_stays(self, layer: int) -> None:
        edit = f"layers.{layer}.attention.all_reduce"
        witness = made(*written("llama", f"tp: 2\nedits:\n  - drop: {edit}"))
        assert sizes(witness.model)["layers"] == layer + 1
        assert f'"edits": [{{"drop": "{edit}"}}]' in witness_text(witness)
        assert replayed(read(witness_text(witness))) == witness.found

    def test_every_edit_keeps_its_layer(self) -> None:
        """The first of them shows a difference on one layer already."""
        edits = [f"\n  - drop: layers.{layer}.attention.all_reduce" for layer in (0, 1)]
        witness = made(*written("llama", "tp: 2\nedits:" + "".join(edits)))
        assert sizes(witness.model)["layers"] == 2
        assert read(witness_text(witness)) == witness

    def test_an_edit_of_what_is_not_there_is_refused(self) -> None:
        plan = "tp: 2\nedits:\n  - drop: layers.0.attention.all_reduce"
        text = witness_text(made(*written("llama", plan))).replace("layers.0", "layers.7")
        assert [error.field for error in told(text)] == ["plan.edits[0]"]


class TestSmallest:
    """What is left out is not needed, and what is needed is there."""

    def test_one_layer_one_token_and_one_trial_show_a_missing_sum(self) -> None:
        model, plan = written("llama", "tp: 2\nattention: {out: {collective: none}}")
        witness = made(model, plan)
        tried = witness.found.tried
        assert (tried.batch, tried.prompt, tried.steps, tried.trials) == (1, 1, 0, 1)
        assert sizes(witness.model)["layers"] == 1
        assert sizes(witness.model)["hidden"] == 2

    def test_what_the_plan_declares_stays(self) -> None:
        model, plan = written(
            "llama", "tp: 2\nattention: {out: {collective: none}}\nworkload: {batch: 2, prompt: 3}"
        )
        tried = made(model, plan).found.tried
        assert (tried.batch, tried.prompt, tried.steps) == (2, 3, 0)

    def test_a_mistake_of_the_second_step_keeps_two_steps(self) -> None:
        model, plan = written("llama", "pp: 2\nschedule: {period: 1}")
        assert made(model, plan).found.tried.steps == 2

    def test_an_axis_stays_above_the_degree_that_cuts_it(self) -> None:
        model, plan = written("llama-odd", "tp: 2")
        small = sizes(made(model, plan).model)
        assert small["heads"] >= 2
        assert small["width"] >= 2

    def test_a_cut_by_hand_keeps_its_axis(self) -> None:
        """On fewer heads the plan would break another clause too, and cannot run either."""
        plan = "tp: 2\nattention: {heads: [3, 1], kv_heads: balanced}"
        small = sizes(made(*written("llama", plan)).model)
        assert (small["heads"], small["kv_heads"]) == (4, 2)

    def test_the_number_of_runs_is_kept(self) -> None:
        model, plan = written("llama", "pp: 2\nschedule: {period: 1}")
        told: list[tuple[int, int]] = []
        first = found(model, plan)
        smallest(model, plan, first, runs=3, watch=lambda done, most: told.append((done, most)))
        assert told == [(0, 3), (1, 3), (2, 3)]
        assert smallest(model, plan, first, runs=0) == (model, first)

    def test_is_the_same_every_time(self) -> None:
        model, plan = written("mixtral", "tp: 2\nmoe: {combine: none}")
        assert witness_text(made(model, plan)) == witness_text(made(model, plan))


PLANS = {
    "different": ("mixtral", "tp: 2\nmoe: {combine: none}\nworkload: {steps: 0}"),
    "cannot run": ("llama", "tp: 2\nattention: {kv_heads: {listed: [[0, 1], [0]]}}"),
    "stuck": ("llama", "pp: 2\ntp: 2\nattention: {out: {group: [tp, pp]}}"),
}
DROPPED = object()
VALUES: list[Any] = [
    DROPPED, None, True, 0, 1, 3, -1, 10**9, 10**18, 2.5, "", "x", [], [1], [[1, 2]], {}, {"x": 1},
]  # fmt: skip


def paths(value: Any, before: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:  # noqa: ANN401
    """Every place in a file."""
    keys: list[str | int] = [*value] if isinstance(value, dict) else [*range(len(value))]
    for key in keys:
        yield (*before, key)
        if isinstance(value[key], (dict, list)):
            yield from paths(value[key], (*before, key))


def damaged(text: str, path: tuple[str | int, ...], value: object) -> str:
    data: Any = json.loads(text)
    at = data
    for key in path[:-1]:
        at = at[key]
    if value is DROPPED:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return json.dumps(data)


def told(text: str) -> tuple[InputError, ...]:
    """The errors of a file that is refused."""
    with pytest.raises(InputErrors) as caught:
        read(text)
    return caught.value.errors


def outcome(text: str) -> Witness | tuple[InputError, ...]:
    try:
        return read(text)
    except InputErrors as wrong:
        return wrong.errors


@pytest.fixture(scope="module", params=PLANS)
def witness(request: pytest.FixtureRequest) -> Witness:
    made_ = made(*written(*PLANS[request.param]))
    assert made_.found.kind == request.param
    return made_


class TestDamaged:
    """A file that was changed is refused with a place, or what it says does not come."""

    @pytest.mark.parametrize("first", sampled(range(len(VALUES)), every=len(VALUES)))
    def test_any_field_removed_or_changed(self, witness: Witness, first: int) -> None:
        """Each in one way, and in another by the next `first`."""
        text = witness_text(witness)
        for number, path in enumerate(paths(json.loads(text))):
            for value in (VALUES[(number + first) % len(VALUES)],):
                other = outcome(damaged(text, path, value))
                if not isinstance(other, Witness):
                    assert all(error.place and error.help for error in other), (path, value)
                elif other.found != witness.found:
                    assert replayed(other) != other.found or path[0] != "outcome", (path, value)
                else:
                    replayed(other)

    @pytest.mark.parametrize(
        "name", ["model", "plan", "workload", "outcome", "about", "seed", "plant"]
    )
    def test_a_part_that_is_missing_is_named(self, witness: Witness, name: str) -> None:
        text = damaged(witness_text(witness), (name,), DROPPED)
        assert [error.field for error in told(text)] == [name]

    def test_an_unknown_key_is_told_with_the_nearest(self, witness: Witness) -> None:
        [error] = told(damaged(witness_text(witness), ("trails",), 3))
        assert (error.code, error.help) == ("WITNESS-KEY", "did you mean trials?")

    def test_sizes_that_are_not_the_models_are_refused(self, witness: Witness) -> None:
        for path in (("about", "sizes", "hidden"), ("model", "hidden")):
            value = [16, 5] if path[0] == "about" else 5
            assert [error.field for error in told(damaged(witness_text(witness), path, value))] == [
                "about.sizes"
            ]

    def test_a_plan_for_another_workload_is_refused(self, witness: Witness) -> None:
        declared = {"workload": {"batch": 7}}
        text = damaged(witness_text(witness), ("plan",), declared)
        assert "workload.batch" in [error.field for error in told(text)]

    def test_a_plan_that_is_right_is_not_reproduced(self, witness: Witness) -> None:
        other = read(damaged(witness_text(witness), ("plan",), {}))
        assert isinstance(replayed(other), Equal)

    def test_what_cannot_be_run_here_is_refused(self, witness: Witness) -> None:
        for path, value in (
            (("plan", "dp"), 128),
            (("workload", "prompt"), 2**20),
            (("model", "hidden"), 2**20),
        ):
            errors = told(damaged(witness_text(witness), path, value))
            assert [error.field for error in errors if error.code == "WITNESS-SIZE"] == ["workload"]


def test_there_is_nothing_of_where_and_when(witness: Witness) -> None:
    """No path of the plan's or of the model's."""
    plan = witness.plan.with_(model="../somebody/model.json")
    again = witness_of(witness.model, witness.model, plan, witness.found)
    assert "somebody" not in witness_text(again)
